"""Looking back: any moment of the game, as a seat saw it then."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Any

from opsroom.engine.json_types import Event, View
from opsroom.engine.record import NEAREST_TURN
from opsroom.engine.table import Table
from opsroom.engine.viewpoints import SPECTATOR
from opsroom.server import fairness, states
from opsroom.server.api_types import Replay, State, UndoPart
from opsroom.server.errors import ServerError
from opsroom.server.live_table import LiveTable
from opsroom.server.registry import TableRegistry

ALL = "all"
AllHands = tuple[View, list[Event]]  # what all seats knew together


async def outline(live: LiveTable, visitor: int | None, seat: str | None) -> Replay:
    """How many moments there are, and where each turn begins."""
    viewer = await _viewer(live, visitor, seat)
    moments = moments_of(live, viewer.seat)
    return Replay(len(moments), turns_seen(live.turns, moments))


def turns_seen(changes: Sequence[tuple[int, int]], moments: Sequence[int]) -> list[list[int]]:
    """At which of the moments another turn is on, and which. Of several changes before a moment, the last counts."""
    begins: list[list[int]] = []
    for after, turn in changes:
        moment = bisect_left(moments, after)
        if moment == len(moments):
            break
        if begins and begins[-1][0] == moment:
            begins.pop()
        if not begins or begins[-1][1] != turn:
            begins.append([moment, turn])
    return begins


def moves_until(live: LiveTable, seat: str | None, moment: int) -> int:
    """After how many moves the seat saw this moment, or raises `unknown_moment`."""
    moments = moments_of(live, seat)
    if not 0 <= moment < len(moments):
        raise ServerError("unknown_moment", f"there is no moment {moment}: the last is {len(moments) - 1}")
    return moments[moment]


async def moment(
    registry: TableRegistry,
    live: LiveTable,
    visitor: int | None,
    seat: str | None,
    moment: int,
    address: str | None = None,
) -> State:
    """The State of a moment, counted from 0, which is the opening."""
    viewer = await _viewer(live, visitor, seat)
    moves_until(live, viewer.seat, moment)
    is_open = live.table.over or fairness.is_alone(live, visitor)
    async with registry.reviews.place(registry.limits.group_of(visitor, address), not is_open) as place:
        n = moves_until(live, viewer.seat, moment)
        then, all_hands = await place.run(_look_back, live.table.copy(), n, list(live.seats) if seat == ALL else [])
        return _state(live, viewer, seat, moment, then, all_hands)


def _look_back(table: Table, n: int, seats: list[str]) -> tuple[Table, AllHands | None]:
    """The table after n moves, and what these seats knew together: in a thread, since a long log takes a second."""
    then = table.at(n)
    if not seats:
        return then, None
    view, events = then.view(SPECTATOR), then.events(SPECTATOR)
    for name in sorted(seats, key=lambda name: name == then.asked):  # the asked seat sees what is going on
        view, events = fuller(then.view(name), view), fuller(events, then.events(name))
    return then, (view, events)


def _state(
    live: LiveTable, viewer: states.Viewer, seat: str | None, moment: int, then: Table, all_hands: AllHands | None
) -> State:
    """What is shown of the table as it was then."""
    state = states.build(live, viewer._replace(seat=None) if seat == ALL else viewer, table=then, n=moment + 1)
    if all_hands is not None:
        state.you = ALL
        state.view, state.events = all_hands
        state.view["you"] = ALL
    without_answers(state, then)
    return state


def without_answers(state: State, then: Table) -> None:
    """A State to look at: nothing can be answered or undone at a moment that has passed."""
    if state.question is not None:
        state.question.pop("options", None)
        state.question.pop("refused", None)
        state.question.pop("actions", None)
    state.undo = UndoPart(False, "nothing", None)
    state.note = NEAREST_TURN if NEAREST_TURN in then.notices else None


def fuller(one: Any, other: Any) -> Any:
    """What two who look at the same thing know together: hidden gives way to seen, a count to what was counted."""
    if isinstance(one, dict) and isinstance(other, dict):
        return {key: fuller(one.get(key), other.get(key)) for key in one | other}
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [fuller(a, b) for a, b in zip(one, other, strict=True)]
    return other if one is None or (isinstance(one, int) and isinstance(other, dict | list)) else one


def moments_of(live: LiveTable, seat: str | None) -> Sequence[int]:
    """After how many moves something changed that the seat could see; for all hands, after every move."""
    return range(1, live.table.n + 1) if seat == ALL else live.numbers.moments[seat]


async def _viewer(live: LiveTable, visitor: int | None, seat: str | None) -> states.Viewer:
    """Who looks back, once all that they can see is durable."""
    if live.table.over:
        await live.settled(SPECTATOR)
    if seat == ALL and not live.table.over:
        raise ServerError("not_over", "all hands are shown when the game is over")
    if seat is not None and live.table.over:  # then every seat's game is open to all who may watch
        live.require_may_watch(visitor)
        return states.viewer_of(live, visitor, seat if seat == ALL else live.seat(seat).seat)
    return states.viewer_of(live, visitor, await live.settled_seat(visitor, seat))
