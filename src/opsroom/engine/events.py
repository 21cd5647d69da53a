"""Events: what happened, as data.  Declared by the title, recorded by steps, rendered for each reader elsewhere."""

from __future__ import annotations

from opsroom.engine.json_types import Json, RecordedEvent
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

    def with_names(self, record: EventRecord, names: Names) -> RecordedEvent:
        kind, rule, turn, *numbers = record
        values = {name: names.value(of, v) for name, of, v in zip(self.names, self.kinds, numbers, strict=False)}
        return {"kind": kind, "rule": rule, "turn": turn, "values": values}

    def renewed(self, values: Json, names: Names) -> Json:
        """Values from the record of an earlier release, by the names that they have now."""
        kinds = dict(zip(self.names, self.kinds, strict=True))
        return {name: names.renewed(kinds.get(name, ""), value) for name, value in values.items()}

    def seen_by(self, seat: str | None, values: Json) -> Json:
        """The values as a seat may see them: what is hidden from it is None."""
        if not self.secrets:
            return values
        hidden = {n for n, to in self.secrets.items() if seat is None or values[to] != seat}
        return {n: None if n in hidden else v for n, v in values.items()}


def event(**fields: str | Secret) -> Event:
    """`event(seat="seat", card=secret("card"), before="", after="")`"""
    return Event(fields)


UNDONE = "undone"
AUTOMATIC = "automatic"  # a standing order gave the answer that follows; only its seat sees this
RESEEDED = "reseeded"
RULES_CHANGED = "rules_changed"  # and the turn starts again
RULES_UPDATED = "rules_updated"  # and the turn goes on
DATA_CHANGED = "data_changed"
DATA_REWOUND = "data_rewound"  # the data changed, and the turn starts again
CONCEDE = "concede"  # in place of an answer in the record: the seat gave the game up, no matter who was asked
CONCEDED = "conceded"  # the event, the section of the rules about it, and why the game is over
OUT_OF_TIME = "out_of_time"  # in place of an answer: the seat has lost on time; the event, and why the game is over
GIVEN_UP = (CONCEDE, OUT_OF_TIME)  # in place of an answer in the record: no question offers these
NO_RULE = ""  # of an event about the table, not about the game

# Events about the table itself, which all titles have.  Everyone sees notices, and an undo never removes them from the log.
TABLE_EVENTS: dict[str, Event] = {
    UNDONE: event(seat="seat", agreed="flag"),
    AUTOMATIC: event(seat="seat", reason=secret("word", folds=True)),
    "seat_joined": event(seat="seat"),
    "seat_taken_over": event(seat="seat"),
    "link_renewed": event(seat="seat", vacated="flag"),
    "stand_in_seated": event(seat="seat"),
    "stand_in_removed": event(seat="seat"),
    "disclosed": event(reason="word"),
    RESEEDED: event(commitment="word"),
    RULES_CHANGED: event(turn=""),
    RULES_UPDATED: event(version="word"),
    DATA_CHANGED: event(data="word"),
    DATA_REWOUND: event(turn=""),
    CONCEDED: event(seat="seat"),
    OUT_OF_TIME: event(seat="seat"),
    "time_up_bot": event(seat="seat"),
}

# Why hidden information of a running game may be known to someone who should not have it.
DISCLOSURES = ("exported", "imported", "shared", "several_seats", "previous_holder", "undone", "untracked")
# Why an answer was given automatically: there was no choice, the seat wanted to pass or to give the same answer for a while, a lesson
# is not about it, what was offered could wait, or the answer had been given in advance.
AUTOMATIC_REASONS = ("single_choice", "passing", "left_out", "routine", "carrying_on", "queued")
EVERYBODY = "all"  # reads everything, once the game is over
