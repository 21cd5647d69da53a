"""Builds and encodes a State once for all viewers who see the same thing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import msgspec

from opsroom.engine.json_types import Event, Question, Result, Values
from opsroom.server import fairness, seats
from opsroom.server.api_types import LessonPart, OrdersPart, SandboxPart, SeatLine, State, TablePart, UndoPart
from opsroom.server.clock import format_time
from opsroom.server.lobby.rematch_proposal import rematch_part
from opsroom.server.lobby.spectators import spectators_part
from opsroom.server.lobby.table_types import Level, visibility_of
from opsroom.server.ratings import rules as rating_rules
from opsroom.server.sockets import SharedText, Text
from opsroom.server.standing_orders import orders_part

if TYPE_CHECKING:
    from opsroom import Table
    from opsroom.server.live_table import LiveTable

encoder = msgspec.json.Encoder()


class Viewer(NamedTuple):
    """Who is looking. Equal viewers get the same State."""

    seat: str | None
    mine: tuple[str, ...]
    started: bool


class EncodedState(NamedTuple):
    """An encoded State, and how many events one has who got it."""

    text: Text
    events: int


def viewer_of(live: LiveTable, visitor: int | None, seat: str | None) -> Viewer:
    """A visitor who looks from a seat."""
    return Viewer(seat, seats.held_by(live.seats.values(), visitor), visitor is not None and visitor == live.starter)


class Pushed(msgspec.Struct):
    """A State, with those parts encoded already that others get as well, or that rarely change."""

    type: str
    n: int
    you: str | None
    table: msgspec.Raw
    view: msgspec.Raw
    question: Question | msgspec.Raw | None
    events: list[Event] | msgspec.Raw
    since: int
    recap: Values | None
    undo: UndoPart
    orders: OrdersPart | None
    result: Result | None
    lesson: LessonPart | msgspec.UnsetType = msgspec.UNSET
    clock: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


def build(live: LiveTable, viewer: Viewer, table: Table | None = None, n: int | None = None) -> State:
    """The whole State; with a table of an earlier moment and its number, the State of that moment."""
    shown = live.table if table is None else table
    seat = viewer.seat
    return State(
        "state",
        live.numbers.of(seat) if n is None else n,
        seat,
        table_part(live, viewer),
        shown.view(seat),
        shown.ask(seat),
        shown.events(seat),
        0,
        shown.recap(seat),
        undo_part(live, shown, seat),
        orders_part(live, seat) if table is None else None,
        None if shown.result is None else shown.result.to_dict(),
        lesson=None if table is not None else lesson_part(live, seat),
        clock=None if table is not None or live.clock is None else live.clock.shown(),
    )


class Events(NamedTuple):
    """The events of a viewer from an index on, and how many there are."""

    part: list[Event] | msgspec.Raw
    number: int


def events_part(live: LiveTable, seat: str | None, since: int) -> Events:
    """The events from an index on; encoded once where everyone may know the same of them."""
    known = live.open_events.get(since)
    if known is not None:
        return known
    events = live.table.events(seat, since)
    if not live.table.same_events(since):
        return Events(events, len(events))
    live.open_events[since] = Events(msgspec.Raw(encode(events)), len(events))
    return live.open_events[since]


def pushed(live: LiveTable, viewer: Viewer, since: int, events: list[Event] | msgspec.Raw) -> Pushed:
    """The State of this moment with the events from an index on."""
    table, seat = live.table, viewer.seat
    asked = table.asked
    if live.outline is None and asked is not None:
        live.outline = msgspec.Raw(encode(table.ask(None)))  # the same for all who are not asked
    if live.moment is None:
        live.moment = live.last_moment = table.moment(live.last_moment)
    second = int(live.changed_at[seat])
    kept = live.parts.get(viewer)
    if kept is None or kept[0] != second or table.over:
        kept = live.parts[viewer] = (second, msgspec.Raw(encode(table_part(live, viewer))))
    result = table.result
    return Pushed(
        "state",
        live.numbers.of(seat),
        seat,
        kept[1],
        msgspec.Raw(table.view_text(seat, live.moment)),
        table.ask(seat) if seat == asked else live.outline,
        events,
        since,
        table.recap(seat),
        undo_part(live, table, seat),
        orders_part(live, seat),
        None if result is None else result.to_dict(),
        msgspec.UNSET if live.lesson is None else lesson_part(live, seat) or msgspec.UNSET,
        msgspec.UNSET if live.clock is None else live.clock.part(),
    )


def table_part(live: LiveTable, viewer: Viewer) -> TablePart:
    """The part about the table, not the game."""
    table = live.table
    return TablePart(
        id=live.id,
        title=live.title,
        mode=table.mode,
        options=table.options,
        guided=live.guided,
        auto_single=live.auto_single,
        exhibition=live.exhibition,
        started=viewer.started,
        seats=lines(live, viewer),
        rules=live.rules,
        data=live.data,
        commitment=table.commitment,
        commitments=table.commitments,
        seed=table.seed if table.over else None,
        seeds=table.seeds if table.over else None,
        disclosed=fairness.disclosures(live),
        updated=format_time(int(live.changed_at[viewer.seat])),
        expires=None if live.is_kept else format_time(int(live.expires(viewer.seat))),
        sandbox=sandbox_part(live),
        cannot_concede=[seat for seat in viewer.mine if not table.over and fairness.cannot_concede(live, seat)],
        rated=live.rated,
        unrated=rating_rules.why_not(live) if live.rated else None,
        visibility=visibility_of(live.watch, live.open_seats),
        level=cast("Level", live.level),
        spectators=spectators_part(live),
        rematch=rematch_part(live, viewer.mine),
    )


def sandbox_part(live: LiveTable) -> SandboxPart | None:
    """Where a sandbox began."""
    began = live.sandbox
    return None if began is None else SandboxPart(began["table"], began["turn"], began["seat"], began["is_open"])


def lesson_part(live: LiveTable, seat: str | None) -> LessonPart | None:
    """The lesson, for anyone who looks from the learner's seat."""
    return None if live.lesson is None or seat is None else live.lesson.part(live.table)


def undo_part(live: LiveTable, table: Table, seat: str | None) -> UndoPart:
    """Whether the seat may take back."""
    if seat is None or table.over:
        return UndoPart(False, "nothing", live.undo_by)
    may = table.undo_state(seat)
    return UndoPart(may["can"], may["why"], live.undo_by)


def lines(live: LiveTable, viewer: Viewer) -> list[SeatLine]:
    """The seats as this viewer sees them."""
    online = {connection.visitor for connection in live.connections}
    seen = [seats.line(row, None, row.visitor in online, row.visitor in live.on_site) for row in live.seats.values()]
    for line in seen:
        line.mine = line.seat in viewer.mine
    return seen


def encoded_state(live: LiveTable, viewer: Viewer, since: int) -> EncodedState:
    """The State, encoded at most once for each moment, viewer and number of events already known."""
    key = (viewer, since)
    kept = live.encoded_states.get(key)
    if kept is None:
        events = events_part(live, viewer.seat, since)
        state = pushed(live, viewer, since, events.part)
        kept = live.encoded_states[key] = EncodedState(SharedText(encode(state)), since + events.number)
    return kept


encode: Callable[[Any], bytes] = encoder.encode
