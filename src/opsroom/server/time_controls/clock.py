"""The clocks of one table: a plain state machine over what everyone can see of the table.

`follow` is called with every change of the table. It looks at who is asked, who plays the seats and whether somebody asks to undo,
and at nothing else: neither at what was answered nor at how often.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

import msgspec
from sqlalchemy import Connection

from opsroom.engine import saves
from opsroom.server import seats
from opsroom.server.errors import ServerError
from opsroom.server.time_controls import quiet_hours, storage
from opsroom.server.time_controls.api_types import (
    DAY,
    LONGEST,
    MINUTE,
    MOST_DAYS,
    MOST_INCREMENT,
    SHORTEST,
    ClockLine,
    ClockPart,
    ClockSeat,
    QuietHours,
    TimeControl,
)
from opsroom.server.time_controls.storage import ClockRow, StoredClock

if TYPE_CHECKING:
    from opsroom.server.live_table import LiveTable
    from opsroom.server.time_controls.uptime import Uptime

Save = Callable[[Connection], None]
Stands = Literal["start", "seats", "undo", "bot", "over"]
PAUSE = {"live": float(MINUTE), "correspondence": float(DAY)}  # that requests to undo may bring in one stretch
COMEBACK = float(MINUTE)  # what a player who takes the seat back from a bot has at least, in a live game


class TableClock:
    """The clocks of a table in memory."""

    def __init__(self, stored: StoredClock, uptime: Uptime) -> None:
        self.control = stored.control
        self.row = stored.row
        self.uptime = uptime
        self.stands: Stands | None = "start"
        self._stored = storage.encoded(stored.row)
        self._part: tuple[tuple[object, ...], msgspec.Raw] | None = None  # the encoded part, and for which segment

    # --- time
    def elapsed(self, up: float) -> float:
        """The seconds of this stretch that count, until then."""
        row = self.row
        if row.since is None or row.seat is None:
            return row.spent
        quiet = self.quiet_of(row.seat)
        counted = max(0.0, up - row.since)
        if quiet is not None:
            counted -= sum(quiet_hours.overlap(quiet, *span) for span in self.uptime.walls(row.since, up))
        return row.spent + max(0.0, counted)

    def left(self, up: float) -> float:
        """What the seat whose stretch it is has left in all; nothing is below zero."""
        if self.row.seat is None:
            return 0.0
        return max(0.0, self.control.allowance + self.row.bank[self.row.seat] - self.elapsed(up))

    def quiet_of(self, seat: str) -> QuietHours | None:
        """The quiet hours in force for a seat."""
        return self.row.quiet.get(seat)

    @property
    def runs(self) -> bool:
        """Whether the clock of the seat that is asked runs, or will by itself after a pause."""
        return self.row.since is not None

    def is_up(self, seat: str | None = None) -> bool:
        """Whether the time of the seat that is asked is up, and it is this one if one is named."""
        row = self.row
        if row.seat is None or not self.runs or seat not in (None, row.seat):
            return False
        return self.left(self.uptime.now()) <= 0

    def flag(self) -> float | None:
        """The uptime at which the time of the seat that is asked is up if nothing happens."""
        counted = self._counted_from()
        if counted is None:
            return None
        since, left, quiet = counted
        at, _ = quiet_hours.after(quiet, self.uptime.wall(since), left)
        return at - self.uptime.wall(0.0)

    def _counted_from(self) -> tuple[float, float, QuietHours | None] | None:
        """From when on the time of day goes on as the uptime does, what is left then, and the quiet hours."""
        row = self.row
        if row.since is None or row.seat is None:
            return None
        since = max(row.since, self.uptime.since)
        return since, self.left(since), self.quiet_of(row.seat)

    # --- following the table
    def follow(self, live: LiveTable, begin: bool = False) -> Save | None:
        """Takes notice of a change of the table; returns how to store what changed on the clocks.

        `begin` says that all players of a live game are here, for the first time.
        """
        before, stood = self._stored, self.stands
        up = self.uptime.now()
        asked = live.table.asked
        last = live.table.moves[-1]
        # A player who answers is here, although perhaps not by a WebSocket. Only the end of a stretch counts, which everyone can see.
        if asked != self.row.seat and saves.is_answer(last) and "automatic" not in last:
            begin = begin or are_all_here(live, last["seat"])
        self.row.begun |= _is_complete(live) and (begin or self.control.kind == "correspondence")
        if asked != self.row.seat:
            self._end_stretch(live, up, by=last["undo"] if saves.is_undo(last) else None)
            self._begin_stretch(asked, earns=not saves.is_undo(last))
        self.stands = self._why_it_stands(live)
        self._pause(live, up)
        if self.stands is not None and self.stands != "undo" and self.runs:
            self.row.spent, self.row.since = self.elapsed(up), None
        elif self.stands is None and not self.runs:
            self.row.since = up
        state = storage.encoded(self.row)
        if state != before or self.stands != stood:
            self._part = None
        if state == before:
            return None
        self._stored = state
        no, flag = live.no, self.flag()
        return lambda sql: storage.save_clock(sql, no, state, flag, up)

    def _end_stretch(self, live: LiveTable, up: float, by: str | None) -> None:
        """Charges the seat for its stretch, and adds the increment. What an undo by another seat ends costs nothing."""
        row = self.row
        if row.seat is None or (by is not None and by != row.seat):
            return
        over = max(0.0, self.elapsed(up) - self.control.allowance)
        bank = max(0.0, row.bank[row.seat] - over)
        is_counted = (self.runs or row.spent > 0) and seats.who(live.seats[row.seat]) == "person"
        row.bank[row.seat] = bank + (self.control.increment if is_counted and row.earns and by is None else 0)

    def _begin_stretch(self, seat: str | None, earns: bool) -> None:
        row = self.row
        row.seat, row.spent, row.since, row.earns = seat, 0.0, None, earns
        row.paused, row.pause_left = None, PAUSE[self.control.kind]
        if seat is not None and seat in row.later:
            self._set_quiet(seat, row.later.pop(seat))

    def _why_it_stands(self, live: LiveTable) -> Stands | None:
        if live.table.over:
            return "over"
        if not _is_complete(live):
            return "seats"
        if not self.row.begun:
            return "start"
        playing = {row.visitor for row in live.seats.values() if row.bot is None}
        if len(playing) < 2 or seats.who(live.seats[live.table.asked or ""]) != "person":
            return "bot"
        # Who asks to undo in their own stretch pays for the wait, or everybody would have this pause as well in each stretch.
        is_asked = live.undo_by not in (None, live.table.asked)
        return "undo" if is_asked and self.row.pause_left > 0 else None

    def _pause(self, live: LiveTable, up: float) -> None:
        """A request to undo stops the clock for a while; then it goes on by itself, or anyone could stop it for good."""
        row = self.row
        if self.stands == "undo" and row.paused is None:
            row.spent = self.elapsed(up)
            row.paused, row.since = up, up + row.pause_left
        elif self.stands != "undo" and row.paused is not None:
            row.pause_left -= min(up - row.paused, row.pause_left)
            if row.since is not None:
                row.spent, row.since = self.elapsed(up), up
            row.paused = None

    def take_over(self, seat: str) -> None:
        """A bot plays on for a seat whose time is up: the player who comes back begins with a little time again."""
        row = self.row
        spent = self.elapsed(self.uptime.now())
        row.bank[seat] = max(0.0, row.bank[seat] - max(0.0, spent - self.control.allowance))
        if self.control.kind == "live":
            row.bank[seat] = max(row.bank[seat], COMEBACK, float(self.control.increment))
        row.spent, row.since, row.earns = 0.0, None, False

    # --- quiet hours
    def change_quiet(self, seat: str, hours: QuietHours | None) -> None:
        """Quiet hours from now on; in a stretch of play of this seat that has begun, from the next one on."""
        if self.runs and seat == self.row.seat:
            self.row.later[seat] = hours
        else:
            self.row.later.pop(seat, None)
            self._set_quiet(seat, hours)
        self._part = None

    def chosen_quiet(self, seat: str) -> QuietHours | None:
        """The quiet hours that a player has chosen, although they may be in force only later."""
        return self.row.later[seat] if seat in self.row.later else self.row.quiet.get(seat)

    def forget_quiet(self, seat: str) -> None:
        """The player who takes the seat over has no quiet hours yet."""
        self.row.later.pop(seat, None)
        self.row.quiet.pop(seat, None)

    def _set_quiet(self, seat: str, hours: QuietHours | None) -> None:
        if hours is None:
            self.row.quiet.pop(seat, None)
        else:
            self.row.quiet[seat] = hours

    # --- for readers
    def part(self) -> msgspec.Raw:
        """The clocks as everyone sees them, encoded once for each change."""
        key = self.uptime.segments[-1]
        if self._part is None or self._part[0] != key:
            self._part = key, msgspec.Raw(msgspec.json.encode(self.shown()))
        return self._part[1]

    def shown(self) -> ClockPart:
        """The clocks as everyone sees them."""
        row, counted = self.row, self._counted_from()
        since = left = flag = None
        pauses: list[tuple[float, float]] = []
        if counted is not None:
            up, left, quiet = counted
            since = self.uptime.wall(up)
            flag, pauses = quiet_hours.after(quiet, since, left)
        elif row.seat is not None:
            left = max(0.0, self.control.allowance + row.bank[row.seat] - row.spent)
        return ClockPart(
            control=self.control,
            seat=row.seat,
            left=_rounded(left),
            since=_rounded(since),
            flag=_rounded(flag),
            pauses=pauses,
            stands=self.stands,
            seats=[ClockSeat(seat, round(bank, 3), self.chosen_quiet(seat)) for seat, bank in row.bank.items()],
        )

    def line(self) -> ClockLine:
        """The clocks in a list of tables."""
        shown = self.shown()
        return ClockLine(self.control, shown.seat, shown.flag, shown.left if shown.flag is None else None)


def _is_complete(live: LiveTable) -> bool:
    """Whether every seat is taken, by a person or by a bot."""
    return all(row.bot is not None or row.visitor is not None for row in live.seats.values())


def are_all_here(live: LiveTable, answering: str | None = None) -> bool:
    """Whether all people who play are at the table; a player who answers is."""
    here = {connection.visitor for connection in live.connections}
    return all(row.visitor in here or row.seat == answering for row in live.seats.values() if row.bot is None)


def _rounded(time: float | None) -> float | None:
    return None if time is None else round(time, 3)


def new_row(control: TimeControl, names: list[str]) -> ClockRow:
    """The clocks of a table that is set up."""
    return ClockRow({seat: float(control.bank) for seat in names})


def require_time_control(control: TimeControl) -> None:
    """Raises unless the time control makes sense."""
    live = control.kind == "live"
    fits = (
        SHORTEST <= control.bank <= LONGEST and control.increment <= MOST_INCREMENT and control.allowance == 0
        if live
        else control.allowance >= DAY and control.increment == 0
    )
    if not fits:
        wanted = (
            f"a live game has a bank of {SHORTEST} to {LONGEST} s and an increment of up to {MOST_INCREMENT} s"
            if live
            else f"a game by correspondence has an allowance of 1 to {MOST_DAYS} days, a bank, and no increment"
        )
        raise ServerError("malformed", f"time: {wanted}")
