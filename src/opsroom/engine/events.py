"""Events: what happened, as data.  Declared by the title; told by steps; put into words per reader elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from opsroom.engine.visibility import Names

EventRecord = tuple[str, str, int, int, int, int, int, int]  # kind, rule, turn, and up to five numbers


class Secret:
    """A value that only the seat in another field of the event may see.

    Events in a row that differ only in a value that `folds` are one line of the log: "RAF draws 2 cards."
    """

    def __init__(self, kind: str, to: str, folds: bool) -> None:
        self.kind = kind
        self.to = to
        self.folds = folds


def secret(kind: str, to: str = "seat", folds: bool = False) -> Secret:
    return Secret(kind, to, folds)


class Event:
    """A kind of event: the names of its values and what they are.

    That is `""` for a number, `"halves"`, `"dice"`, `"flag"`, a kind of thing or of words, or in events about the table itself `"word"`.
    """

    def __init__(self, fields: dict[str, str | Secret]) -> None:
        self.names = list(fields)
        self.kinds = [f.kind if isinstance(f, Secret) else f for f in fields.values()]
        self.secrets = {name: f.to for name, f in fields.items() if isinstance(f, Secret)}
        self.folded = [name for name, f in fields.items() if isinstance(f, Secret) and f.folds]

    def with_names(self, record: EventRecord, names: Names) -> dict[str, Any]:
        kind, rule, turn, *numbers = record
        values = {name: names.value(of, v) for name, of, v in zip(self.names, self.kinds, numbers, strict=False)}
        return {"kind": kind, "rule": rule, "turn": turn, "values": values}

    def renewed(self, values: dict[str, Any], names: Names) -> dict[str, Any]:
        """Values from the record of an earlier release, by the names that they have now."""
        kinds = dict(zip(self.names, self.kinds, strict=True))
        return {name: names.renewed(kinds.get(name, ""), value) for name, value in values.items()}

    def seen_by(self, seat: str | None, values: dict[str, Any]) -> dict[str, Any]:
        """The values as a seat may see them: what is hidden from it is None."""
        if not self.secrets:
            return values
        hidden = {n for n, to in self.secrets.items() if seat is None or values[to] != seat}
        return {n: None if n in hidden else v for n, v in values.items()}


def event(**fields: str | Secret) -> Event:
    """`event(seat="seat", card=secret("card"), before="", after="")`"""
    return Event(fields)


@dataclass(frozen=True)
class Scene:
    """Events that belong together, such as those of one fight: after one that begins it, those that tell of it.

    It lasts until another one begins or an event ends it.  Events of other kinds may come between.
    """

    begins: tuple[str, ...]
    tells: tuple[str, ...]
    ends: tuple[str, ...] = ()


def scenes_of(scenes: Sequence[Scene], kinds: Sequence[str], since: int) -> list[int | None]:
    """For each event from that place on, the place of the event that began its scene; None for one that is in no scene.

    >>> bombing = Scene(begins=("bombs_fall",), tells=("hit",), ends=("turn_begins",))
    >>> scenes_of([bombing], ["hit", "bombs_fall", "card_played", "hit", "turn_begins", "hit"], 0)
    [None, 1, None, 1, None, None]
    """
    found: list[int | None] = [None] * (len(kinds) - since)
    for scene in scenes:
        began = last_beginning(scene, kinds, since)
        for i in range(since, len(kinds)):
            kind = kinds[i]
            if kind in scene.begins:
                began = i
            elif kind in scene.ends:
                began = None
            if began is not None and (kind in scene.tells or began == i):
                found[i - since] = began
    return found


def last_beginning(scene: Scene, kinds: Sequence[str], before: int) -> int | None:
    """The place of the event that began the scene that is still going on there."""
    for i in range(before - 1, -1, -1):
        if kinds[i] in scene.begins:
            return i
        if kinds[i] in scene.ends:
            return None
    return None


UNDONE = "undone"
RESEEDED = "reseeded"
RULES_CHANGED = "rules_changed"  # and the turn starts again
RULES_UPDATED = "rules_updated"  # and the turn goes on
DATA_CHANGED = "data_changed"
DATA_REWOUND = "data_rewound"  # the data changed, and the turn starts again
NO_RULE = ""  # of an event that is about the table and not about the game

# Events about the table itself.  They are told to everyone, and an undo never removes them from the log.
TABLE_EVENTS: dict[str, Event] = {
    UNDONE: event(seat="seat", agreed=""),
    "seat_joined": event(seat="seat"),
    "seat_taken_over": event(seat="seat"),
    "link_renewed": event(seat="seat", vacated=""),
    "stand_in_seated": event(seat="seat"),
    "stand_in_removed": event(seat="seat"),
    "disclosed": event(reason="word"),
    RESEEDED: event(commitment="word"),
    RULES_CHANGED: event(turn=""),
    RULES_UPDATED: event(version="word"),
    DATA_CHANGED: event(data="word"),
    DATA_REWOUND: event(turn=""),
}

# Why hidden information of a running game may be known to somebody who should not have it.
DISCLOSURES = ("exported", "imported", "several_seats", "previous_holder", "undone", "untracked")
EVERYBODY = "all"  # reads everything, once the game is over
