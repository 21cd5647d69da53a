"""Saves: reading them, finding the line of play in them, and checking every die."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeGuard, cast

import msgspec
from typing_extensions import TypeIs

from opsroom.engine.errors import BadSave, BadSetup
from opsroom.engine.events import CONCEDED, GIVEN_UP, OUT_OF_TIME
from opsroom.engine.json_types import (
    AnswerMove,
    Move,
    NoticeMove,
    OpeningMove,
    RecordedEvent,
    Save,
    SavedSetup,
    Snapshot,
    UndoMove,
)

if TYPE_CHECKING:
    from opsroom.engine.title import Setup, Title


def unknown(id: str) -> Title:
    raise BadSetup(f"there is no title {id!r}", title=id)


find_title: Callable[[str], Title] = unknown  # set by opsroom.titles, which the engine does not import

FORMATS = (1, 2)  # 1 is release 0.1.0, whose snapshots have numbers in place of ids
FORMAT = 2
SNAPSHOTS = 32  # of a table at most; a campaign has hundreds of turns
KEYS = {
    "title": str,
    "mode": str,
    "options": dict,
    "seats": list,
    "seed": str,
    "rules": str,
    "data": str,
    "moves": list,
}


def read(text: str | bytes) -> tuple[Save, list[Move], list[Snapshot]]:
    """Setup, moves and snapshots of a full save; BadSave says what is wrong with it."""
    try:
        save = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadSave(f"This is not an Opsroom save file ({error}).") from error
    if not isinstance(save, dict) or "opsroom" not in save:
        raise BadSave("This is not an Opsroom save file (key 'opsroom' is missing).")
    if save["opsroom"] not in FORMATS:
        known = " and ".join(map(str, FORMATS))
        raise BadSave(f"the save has format {save['opsroom']!r}; this version reads formats {known}")
    for key, kind in KEYS.items():
        if not isinstance(save.get(key), kind):
            raise BadSave(f"the save's {key!r} is missing or of the wrong kind", key=key)
    snapshots = save.get("snapshots", [])
    if not save["moves"] or not isinstance(snapshots, list):
        raise BadSave("the save has no moves, or its snapshots are of the wrong kind", key="moves")
    length = save.get("length", len(save["moves"]))  # without a move the rest may still be a game, but another one
    if length != len(save["moves"]):
        raise BadSave(f"the save claims {length} moves but contains {len(save['moves'])}", key="length")
    return cast(Save, save), save["moves"], snapshots


def title_of(setup: SavedSetup) -> Title:
    """The title that a setup names.  Its data may be other data than the game was played with: rows are matched by id."""
    try:
        return find_title(setup["title"])
    except BadSetup as error:
        raise BadSave(error.message, title=setup["title"]) from error


def setup_of(title: Title, setup: SavedSetup) -> Setup:
    """What the game was set up with, if these rules can be set up so."""
    found = title.setup_of_save(setup["mode"], setup["options"], len(setup["seats"]))
    if list(found.seats) != setup["seats"]:
        raise BadSave(f"the save seats {setup['seats']}; these rules seat {list(found.seats)}", key="seats")
    return found


def line(moves: Sequence[Move]) -> list[int]:
    """The answers that lead to the present, by number: without those that were taken back."""
    out: list[int] = []
    for k, move in enumerate(moves):
        if goes_back(move):
            out = [j for j in out if j < move["to"]]
        elif k > 0 and not is_notice(move):
            out.append(k)
    return out


def goes_back(move: Move) -> TypeGuard[UndoMove | NoticeMove]:
    """Whether the record cuts the line of play back to the moment `to`: an undo, or a turn that starts again under new rules."""
    return "to" in move


def rules_of(setup_rules: str, moves: Sequence[Move]) -> str:
    """The version of the rules that the latest answers were given under, as far as the record says.

    That is the version of the setup, or of the last update after which a turn started again.
    """
    versions = [str(move["rules"]) for move in moves if is_notice(move) and "rules" in move]
    return versions[-1] if versions else setup_rules


def data_of(setup_data: str, moves: Sequence[Move]) -> str:
    """The hash of the data that the latest answers were given with: as `rules_of`."""
    hashes = [str(move["data"]) for move in moves if is_notice(move) and "data" in move]
    return hashes[-1] if hashes else setup_data


def renamed(title: Title, move: Move) -> Move:
    """The move with its events under the current names of their kinds and of the things in them."""
    return with_events(move, [renamed_event(title, event) for event in move["events"]])


def renamed_event(title: Title, event: RecordedEvent) -> RecordedEvent:
    kind = title.renames.event(event["kind"])
    declared = title.events.get(kind)
    if declared is None:
        return event
    kinds = dict(zip(declared.names, declared.kinds, strict=True))
    values = {
        name: title.renames.id(kinds.get(name, ""), value) if isinstance(value, str) else value
        for name, value in event["values"].items()
    }
    return {**event, "kind": kind, "values": values}


def with_events(move: Move, events: list[RecordedEvent]) -> Move:
    """The same move with other events; what else it has stays as it is recorded."""
    return cast(Move, {**move, "events": events})


def is_answer(move: Move) -> TypeIs[AnswerMove]:
    """Whether a seat answered."""
    return "answer" in move


def is_concession(move: Move) -> TypeIs[AnswerMove]:
    """Whether a seat gave the game up, or lost it on time.  It is recorded like an answer, but it is not one to the question."""
    return is_answer(move) and move["answer"] in GIVEN_UP


def is_time_loss(move: Move) -> TypeIs[AnswerMove]:
    """Whether a seat lost the game on time."""
    return is_answer(move) and move["answer"] == OUT_OF_TIME


def answer_of(moves: Sequence[Move], k: int) -> AnswerMove:
    """Move k, which must be an answer."""
    move = moves[k]
    if not is_answer(move):
        raise BadSave(f"move {k} is not an answer", move=k)
    return move


def opening_of(moves: Sequence[Move]) -> OpeningMove:
    """The first record, which must not be about something that comes later."""
    move = moves[0]
    if is_undo(move) or is_notice(move) or is_answer(move):
        raise BadSave("the first move is not the opening", move=0)
    return move


def is_undo(move: Move) -> TypeIs[UndoMove]:
    """Whether a seat took an answer back."""
    return "undo" in move


def is_notice(move: Move) -> TypeIs[NoticeMove]:
    """Whether the record is about the table itself, such as a change of seats or a fresh seed, and not an answer."""
    return "notice" in move


def log(moves: Sequence[Move]) -> list[RecordedEvent]:
    """The events of the line of play, and those about the table itself, without playing anything again."""
    events: list[RecordedEvent] = []
    before: list[int] = []  # how many there were before each move
    for k, move in enumerate(moves):
        if goes_back(move):
            to = move["to"]
            about_table = [past for past in moves[to:k] if is_undo(past) or is_notice(past)]
            events = events[: before[to]] + [event for past in about_table for event in past["events"]]
        before.append(len(events))
        events += move["events"]
    return events


def next_turn_told(moves: Sequence[Move], k: int) -> int | None:
    """The turn of the first event that was recorded from move k on."""
    return next((event["turn"] for move in moves[k:] for event in move["events"]), None)


def renewed(title: Title, moves: Sequence[Move]) -> list[Move]:
    """The moves with the values of their events by name, where an earlier release recorded numbers."""
    return [with_events(move, renewed_events(title, move["events"])) for move in moves]


def renewed_events(title: Title, events: Sequence[RecordedEvent]) -> list[RecordedEvent]:
    """The same for events; of one that the title does not declare, nothing is known."""
    current = [title.renames.renewed_event(event) for event in events]
    # Each title had a rule of its own for conceding.
    current = [{**event, "rule": CONCEDED} if event["kind"] == CONCEDED else event for event in current]
    return [
        {**event, "values": title.events[event["kind"]].renewed(event["values"], title.names)}
        if event["kind"] in title.events
        else event
        for event in current
    ]


def seeds(first: str, moves: Sequence[Move]) -> list[str]:
    """All seeds of a game in order.  An undo never brings an earlier one back."""
    return [first, *(move["seed"] for move in moves if is_notice(move) and "seed" in move)]


def standing(snapshots: Sequence[Snapshot], moves: Sequence[Move]) -> list[Snapshot]:
    """Those snapshots from which the present descends: nothing later went back behind them."""
    back_to = [len(moves)]  # how far back anything goes from each move on, the last one first
    for move in reversed(moves):
        back_to.append(min(back_to[-1], move["to"]) if goes_back(move) else back_to[-1])
    back_to.reverse()
    return [s for s in snapshots if s["at"] <= len(moves) and s["at"] <= back_to[s["at"]]]


def thinned(snapshots: list[Snapshot]) -> list[Snapshot]:
    """Few enough for a file that can be sent: once there are too many, every other one of the older half goes."""
    if len(snapshots) <= SNAPSHOTS:
        return snapshots
    older = len(snapshots) // 2
    return thinned([*snapshots[:older:2], *snapshots[older:]])


def rolled(moves: Sequence[Move]) -> int:
    """The total number of dice and draws, undone or not."""
    return max(
        (move["n"] + len(move["chance"]) for move in moves if not is_undo(move) and not is_notice(move)), default=0
    )
