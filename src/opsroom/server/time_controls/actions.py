"""What players do about time: they claim a win, choose quiet hours, and begin a live game by coming to the table."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from opsroom import GameOver
from opsroom.server import connections, game, seats
from opsroom.server.errors import ServerError
from opsroom.server.live_table import LiveTable
from opsroom.server.record_limits import is_full, size_of
from opsroom.server.time_controls import quiet_hours
from opsroom.server.time_controls.api_types import QuietHours
from opsroom.server.time_controls.clock import TableClock, are_all_here

if TYPE_CHECKING:
    from opsroom.server.registry import TableRegistry

STAND_IN = "staff"  # the bot that plays on for a seat whose time is up


def require_clock(live: LiveTable) -> TableClock:
    """The clocks of the table, or `no_clock`."""
    if live.clock is None:
        raise ServerError("no_clock", "this table has no time control")
    return live.clock


async def claim(registry: TableRegistry, live: LiveTable, visitor: int | None, seat: str) -> None:
    """Ends the game: the seat that is asked has run out of time, and another one claims the win."""
    await live.settled_for(visitor, seat)
    _loser(live, visitor, seat)
    async with live.changing(on_grid=True):
        live.require_stored()
        loser = _loser(live, visitor, seat)
        live.note_presence(visitor)
        live.table.concede(loser, on_time=True)
        await registry.store(live)
        connections.publish(live)
    game.wake_bot(registry, live)


def _loser(live: LiveTable, visitor: int | None, seat: str) -> str:
    """The seat that has lost on time; raises unless this visitor may claim the win for a seat."""
    live.require_seat(visitor, seat)
    clock = require_clock(live)
    if live.table.over:
        raise GameOver("the game is over: there is nothing to claim")
    loser = clock.row.seat
    cannot_play = loser is None or is_full(live)  # nobody can answer in a record that is full
    if clock.control.timeout != "claim" or loser is None or cannot_play or live.seats[loser].visitor == visitor:
        raise ServerError("nothing_to_claim", "there is no win on time to be claimed at this table now")
    if not clock.is_up():
        seconds = math.ceil(clock.left(clock.uptime.now()))
        raise ServerError("time_left", f"the time of {loser} is not up yet", seconds=seconds)
    ended = live.table.copy()
    ended.concede(loser, on_time=True)
    if ended.result is None or seat not in ended.result.winners:
        raise ServerError("nothing_to_claim", f"{seat} does not win if {loser} loses: they are on the same side")
    return loser


async def set_quiet_hours(
    registry: TableRegistry, live: LiveTable, visitor: int | None, seat: str, hours: QuietHours | None
) -> None:
    """Changes the quiet hours of a seat, which everyone can see."""
    live.require_seat(visitor, seat)
    clock = require_clock(live)
    if hours is not None:
        if clock.control.kind == "live":
            raise ServerError("no_clock", "a live game has no quiet hours")
        quiet_hours.require_quiet_hours(hours)
    await live.settled_for(visitor, seat)
    async with live.changing(on_grid=live.table.asked != seat):
        live.require_stored()
        live.require_seat(visitor, seat)
        if clock.chosen_quiet(seat) == hours:
            return
        registry.clocks.quiet_changes.take(visitor)
        clock.change_quiet(seat, hours)
        await _store(registry, live)
        connections.publish(live)


async def begin(registry: TableRegistry, live: LiveTable) -> None:
    """Starts the clocks of a live game once all its players have come to the table at the same time."""
    if not _can_begin(live):
        return
    async with live.changing(on_grid=True):
        if live.lost or not _can_begin(live):
            return
        assert live.clock is not None
        await _store(registry, live, begin=True)
        connections.publish(live)


def _can_begin(live: LiveTable) -> bool:
    clock = live.clock
    if clock is None or clock.row.begun or live.table.over:
        return False
    return are_all_here(live)


async def time_up(registry: TableRegistry, live: LiveTable) -> None:
    """Lets a bot play on for a seat whose time is up, if that was agreed for this table."""
    clock = live.clock
    if clock is None or clock.control.timeout != "bot":
        return
    async with live.changing(on_grid=True):
        seat = clock.row.seat
        if live.lost or seat is None or is_full(live):
            return
        if not clock.is_up():
            registry.clocks.note(live)
            return
        # Nobody can use up the changes of the table and then take any time. The bot may come as often as an imported save allows.
        if size_of(live.table.moves).notices >= 2 * live.settings.changes_per_table:
            return
        row, before = live.seats[seat], live.table.n
        row.bot = seats.checked_level(live.table.title, STAND_IN)
        clock.take_over(seat)
        live.table.announce("time_up_bot", {"seat": seat})
        try:
            await live.store_seat(registry.writer, row, before)
        finally:
            if live.lost:
                registry.drop(live)
        registry.clocks.note(live)
        connections.publish(live)
    game.wake_bot(registry, live)


async def _store(registry: TableRegistry, live: LiveTable, begin: bool = False) -> None:
    """Makes a change of the clocks durable that is not a move."""
    assert live.clock is not None
    save = live.clock.follow(live, begin=begin)
    live.request_changed()
    if save is not None:
        try:
            await registry.writer.change(save, live.lease_id)
        except Exception:
            live.lost = True
            registry.drop(live)
            raise
    registry.clocks.note(live)
