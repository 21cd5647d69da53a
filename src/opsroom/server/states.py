"""Builds a State once for all who see the same, and encodes it once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from opsroom.server import seats
from opsroom.server.clock import written
from opsroom.server.shapes import SeatLine, State, TablePart, UndoPart

if TYPE_CHECKING:
    from opsroom import Table
    from opsroom.server.tables import LiveTable

encoder = msgspec.json.Encoder()


class Eyes(NamedTuple):
    """Who looks: two visitors with the same eyes get the same State."""

    seat: str | None
    mine: tuple[str, ...]
    started: bool


class Sheet(NamedTuple):
    """An encoded State, and how many events one has who got it."""

    text: bytes
    events: int


def eyes_of(live: LiveTable, visitor: int | None, seat: str | None) -> Eyes:
    """The eyes of a visitor who looks from a seat."""
    return Eyes(seat, seats.held_by(live.seats.values(), visitor), visitor is not None and visitor == live.starter)


def build(live: LiveTable, eyes: Eyes, since: int = 0, table: Table | None = None) -> State:
    """The State; with a table of an earlier moment, the State of that moment."""
    now = live.table
    shown = now if table is None else table
    seat = eyes.seat
    if seat is None or shown.over:
        undo = UndoPart(False, "nothing", live.undo_by)
    else:
        may = shown.undo_state(seat)
        undo = UndoPart(may["can"], may["why"], live.undo_by)
    return State(
        type="state",
        n=shown.n,
        you=seat,
        table=TablePart(
            id=live.id,
            title=live.title,
            mode=now.mode,
            options=now.options,
            guided=live.guided,
            started=eyes.started,
            seats=lines(live, eyes),
            rules=live.rules,
            data=live.data,
            commitment=live.commitment,
            seed=now.seed if now.over else None,
            updated=written(int(live.updated)),
            expires=written(int(live.expires)),
        ),
        view=shown.view(seat),
        question=shown.ask(seat),
        events=shown.events(seat, since),
        since=since,
        undo=undo,
        result=None if shown.result is None else shown.result.to_dict(),
    )


def lines(live: LiveTable, eyes: Eyes) -> list[SeatLine]:
    """The seats as these eyes see them."""
    kept = live.lines.get(eyes)
    if kept is None:
        online = {connection.visitor for connection in live.connections}
        kept = live.lines[eyes] = []
        for row in live.seats.values():
            seen = seats.line(row, None, row.visitor in online)
            seen.mine = row.seat in eyes.mine
            kept.append(seen)
    return kept


def sheet(live: LiveTable, eyes: Eyes, since: int) -> Sheet:
    """The State, encoded at most once for each moment, eyes and number of events already known."""
    key = (eyes, since)
    kept = live.sheets.get(key)
    if kept is None:
        state = build(live, eyes, since)
        kept = live.sheets[key] = Sheet(encode(state), since + len(state.events))
    return kept


encode: Callable[[Any], bytes] = encoder.encode
