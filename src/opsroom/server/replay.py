"""Looking back: any moment of the game, as a seat saw it then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from opsroom.engine.table import NEAREST_TURN
from opsroom.engine.viewpoints import SPECTATOR
from opsroom.server import states, storage
from opsroom.server.api_types import Replay, State, UndoPart
from opsroom.server.errors import ServerError
from opsroom.server.registry import TableRegistry
from opsroom.server.tables import LiveTable

ALL = "all"


async def outline(registry: TableRegistry, live: LiveTable, visitor: int | None, seat: str | None) -> Replay:
    """How many moments there are, and where each turn begins."""
    viewer = await _viewer(live, visitor, seat)
    moments = list(_moments(live, viewer.seat))
    after_moves = await registry.read(lambda sql: storage.turns(sql, live.no))
    turns = [after_moves[n - 1] for n in moments]
    begins = [[n, turn] for n, turn in enumerate(turns) if n == 0 or turn != turns[n - 1]]
    return Replay(len(turns), begins)


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
    moments = _moments(live, viewer.seat)
    if not 0 <= moment < len(moments):
        raise ServerError("unknown_moment", f"there is no moment {moment}: the last is {len(moments) - 1}")
    table, n = live.table.copy(), moments[moment]
    then = await registry.reviews.run(registry.limits.group_of(visitor, address), table.at, n)
    is_exact = NEAREST_TURN not in then.notices
    state = states.build(live, viewer._replace(seat=None) if seat == ALL else viewer, table=then, n=moment + 1)
    if seat == ALL:
        state.you = ALL
        for name in sorted(live.seats, key=lambda name: name == then.asked):  # the asked seat sees what is going on
            state.view = fuller(then.view(name), state.view)
            state.events = fuller(state.events, then.events(name))
        state.view["you"] = ALL
    if state.question is not None:
        state.question.pop("options", None)
        state.question.pop("refused", None)
        state.question.pop("actions", None)
    state.undo = UndoPart(False, "nothing", None)
    state.note = None if is_exact else NEAREST_TURN
    return state


def fuller(one: Any, other: Any) -> Any:
    """What two who look at the same thing know together: hidden gives way to seen, a count to what was counted."""
    if isinstance(one, dict) and isinstance(other, dict):
        return {key: fuller(one.get(key), other.get(key)) for key in one | other}
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [fuller(a, b) for a, b in zip(one, other, strict=True)]
    return other if one is None or (isinstance(one, int) and isinstance(other, dict | list)) else one


def _moments(live: LiveTable, seat: str | None) -> Sequence[int]:
    """After how many moves something changed that the seat could see; for all hands, after every move."""
    return range(1, live.table.n + 1) if seat == ALL else live.numbers.moments[seat]


async def _viewer(live: LiveTable, visitor: int | None, seat: str | None) -> states.Viewer:
    """Who looks back, once all that they can see is durable."""
    if live.table.over:
        await live.settled(SPECTATOR)
    if seat == ALL and not live.table.over:
        raise ServerError("not_over", "all hands are shown when the game is over")
    if seat is not None and live.table.over:  # then every seat's game is open to all who may look on
        live.require_may_watch(visitor)
        return states.viewer_of(live, visitor, seat if seat == ALL else live.seat(seat).seat)
    return states.viewer_of(live, visitor, await live.settled_seat(visitor, seat))
