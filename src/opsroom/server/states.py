"""Builds a State once for all who see the same, and encodes it once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import msgspec

from opsroom.server import fairness, seats
from opsroom.server.api_types import DataInUse, Event, Question, Result, SeatLine, State, TablePart, UndoPart, View
from opsroom.server.clock import format_time
from opsroom.server.sockets import SharedText

if TYPE_CHECKING:
    from opsroom import Table
    from opsroom.server.tables import LiveTable

encoder = msgspec.json.Encoder()


class Viewer(NamedTuple):
    """Who is looking. Equal viewers get the same State."""

    seat: str | None
    mine: tuple[str, ...]
    started: bool


class EncodedState(NamedTuple):
    """An encoded State, and how many events one has who got it."""

    text: bytes
    events: int


def viewer_of(live: LiveTable, visitor: int | None, seat: str | None) -> Viewer:
    """A visitor who looks from a seat."""
    return Viewer(seat, seats.held_by(live.seats.values(), visitor), visitor is not None and visitor == live.starter)


class Pushed(msgspec.Struct):
    """A State whose part about the table is encoded already: it seldom changes."""

    type: str
    n: int
    you: str | None
    table: msgspec.Raw
    view: dict[str, Any]
    question: dict[str, Any] | msgspec.Raw | None
    events: list[dict[str, Any]]
    since: int
    recap: dict[str, Any] | None
    undo: UndoPart
    result: dict[str, Any] | None


def build(live: LiveTable, viewer: Viewer, table: Table | None = None, n: int | None = None) -> State:
    """The whole State; with a table of an earlier moment and its number, the State of that moment."""
    shown = live.table if table is None else table
    seat = viewer.seat
    return State(
        "state",
        live.numbers.of(seat) if n is None else n,
        seat,
        table_part(live, viewer),
        cast(View, shown.view(seat)),
        cast(Question | None, shown.ask(seat)),
        cast(list[Event], shown.events(seat)),
        0,
        shown.recap(seat),
        undo_part(live, shown, seat),
        None if shown.result is None else cast(Result, shown.result.to_dict()),
    )


def pushed(live: LiveTable, viewer: Viewer, since: int) -> Pushed:
    """The State of this moment with the events from an index on."""
    table, seat = live.table, viewer.seat
    asked = table.asked
    if live.outline is None and asked is not None:
        live.outline = msgspec.Raw(encode(table.ask(None)))  # the same for all who are not asked
    if live.moment is None:
        live.moment = table.moment()
    second = int(live.changed_at[seat])
    kept = live.parts.get(viewer)
    if kept is None or kept[0] != second or table.over:
        kept = live.parts[viewer] = (second, msgspec.Raw(encode(table_part(live, viewer))))
    return Pushed(
        "state",
        live.numbers.of(seat),
        seat,
        kept[1],
        table.view(seat, live.moment),
        table.ask(seat) if seat == asked else live.outline,
        table.events(seat, since),
        since,
        table.recap(seat),
        undo_part(live, table, seat),
        None if table.result is None else table.result.to_dict(),
    )


def table_part(live: LiveTable, viewer: Viewer) -> TablePart:
    """What is about the table and not the game."""
    table = live.table
    return TablePart(
        id=live.id,
        title=live.title,
        mode=table.mode,
        options=table.options,
        guided=live.guided,
        started=viewer.started,
        seats=lines(live, viewer),
        rules=live.rules,
        data=cast(DataInUse, live.data),
        commitment=table.commitment,
        commitments=table.commitments,
        seed=table.seed if table.over else None,
        seeds=table.seeds if table.over else None,
        disclosed=fairness.disclosures(live),
        updated=format_time(int(live.changed_at[viewer.seat])),
        expires=format_time(int(live.expires(viewer.seat))),
    )


def undo_part(live: LiveTable, table: Table, seat: str | None) -> UndoPart:
    """Whether the seat may take back."""
    if seat is None or table.over:
        return UndoPart(False, "nothing", live.undo_by)
    may = table.undo_state(seat)
    return UndoPart(may["can"], may["why"], live.undo_by)


def lines(live: LiveTable, viewer: Viewer) -> list[SeatLine]:
    """The seats as this viewer sees them."""
    online = {connection.visitor for connection in live.connections}
    seen = [seats.line(row, None, row.visitor in online) for row in live.seats.values()]
    for line in seen:
        line.mine = line.seat in viewer.mine
    return seen


def encoded_state(live: LiveTable, viewer: Viewer, since: int) -> EncodedState:
    """The State, encoded at most once for each moment, viewer and number of events already known."""
    key = (viewer, since)
    kept = live.encoded_states.get(key)
    if kept is None:
        state = pushed(live, viewer, since)
        kept = live.encoded_states[key] = EncodedState(SharedText(encode(state)), since + len(state.events))
    return kept


encode: Callable[[Any], bytes] = encoder.encode
