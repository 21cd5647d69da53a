"""What happens at tables that a player may want to know: noticed with every change, and stored in its transaction.

Everything here follows from what everyone at the table can see: who is asked, who sits where, and that the game is over. That a
player's own standing orders will answer is known here as well, but shows only in what that player is, or is not, sent.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from sqlalchemy import Connection

from opsroom.engine.viewpoints import SPECTATOR
from opsroom.server import seats
from opsroom.server.live_table import Change, LiveTable
from opsroom.server.notifications.api_types import Kind
from opsroom.server.notifications.storage import About, withdraw
from opsroom.server.standing_orders import automatic_answer, seconds_to_queued

if TYPE_CHECKING:
    from opsroom.server.notifications.notifications import Notifications

TURN: tuple[Kind, ...] = ("turn_live", "turn_days", "time")
Pending = tuple[int, Kind, str, About, float | None]  # for whom, what, its key, and when it is due at the earliest
REMINDER = 0.75  # of the time of a stretch of play, after which the player is reminded


@dataclass(slots=True)
class Watch:
    """What was so at a table after the last change."""

    asked: str | None
    told: bool  # the player who is asked has been told so, or was here
    over: bool
    sitting: dict[str, int | None]


class TableFollower:
    """Follows all tables in memory."""

    def __init__(self, notifications: Notifications) -> None:
        self.notifications = notifications
        self.watches: WeakKeyDictionary[LiveTable, Watch] = WeakKeyDictionary()

    def attach(self, live: LiveTable) -> None:
        """A table was loaded: what was so before has been told already, unless orders were about to answer."""
        if live.lesson is not None or live.sandbox is not None or live.exhibition:
            return
        sitting = {seat: row.visitor for seat, row in live.seats.items()}
        told = _is_complete(live) and not _answers_itself(live)
        self.watches[live] = Watch(live.table.asked, told, live.table.over, sitting)

    def follow(self, live: LiveTable) -> Change | None:
        """Called with every change of a table."""
        watch = self.watches.get(live)
        if watch is None:
            return None
        pending = self._joined(live, watch)
        over_for: int | None = None
        asked = live.table.asked
        if asked != watch.asked:
            if watch.asked is not None:
                over_for = live.seats[watch.asked].visitor
            watch.asked, watch.told = asked, False
        pending += self._turn(live, watch)
        if live.table.over and not watch.over:
            watch.over = True
            holders = {row.visitor for row in live.seats.values() if row.visitor is not None}
            pending += [(visitor, "over", live.id, About(live.title), None) for visitor in sorted(holders)]
        wanted = [each for each in pending if self.notifications.wants(each[0], each[1])]
        ends = over_for if over_for is not None and over_for in self.notifications.choices else None
        if not wanted and ends is None:
            return None
        table_id = live.id

        def change(sql: Connection) -> None:
            if ends is not None:
                withdraw(sql, TURN, ends, table_id)
            for visitor, kind, key, about, after in wanted:
                self.notifications.store(sql, visitor, kind, key, table_id, about, after)

        return change

    def _joined(self, live: LiveTable, watch: Watch) -> list[Pending]:
        found: list[Pending] = []
        for seat, row in live.seats.items():
            if watch.sitting.get(seat) is None and row.visitor is not None and not live.table.over:
                others = {live.starter} | {each.visitor for each in live.seats.values() if each.visitor is not None}
                who = None if row.player is None else row.player.name
                about = About(live.title, who=who)
                # By what everyone sees: the Message-ID follows from it, and would tell how many answers were given in secret.
                key = f"{live.id}:{seat}:{live.numbers.of(SPECTATOR)}"
                found += [(other, "joined", key, about, None) for other in sorted(others - {row.visitor})]
            watch.sitting[seat] = row.visitor
        return found

    def _turn(self, live: LiveTable, watch: Watch) -> list[Pending]:
        """That the player who is asked has to answer: once in a stretch of play, when there is nobody left to wait for."""
        asked = live.table.asked
        if asked is None or watch.told or not _is_complete(live):
            return []
        row = live.seats[asked]
        if row.visitor is None or seats.who(row) != "person":
            return []
        is_wanted = any(self.notifications.wants(row.visitor, kind) for kind in TURN)
        if is_wanted and _answers_itself(live):
            return []
        watch.told = True
        by_days = live.clock is not None and live.clock.control.kind == "correspondence"
        key = f"{live.id}:{asked}:{live.numbers.of(asked)}"
        about = About(live.title, seat=asked)
        found: list[Pending] = [(row.visitor, "turn_days" if by_days else "turn_live", key, about, None)]
        if by_days and live.clock is not None:
            total = live.clock.control.allowance + live.clock.row.bank[asked]
            late = About(live.title, seat=asked, total=total)
            found.append((row.visitor, "time", key, late, REMINDER * total))
        return found


def _is_complete(live: LiveTable) -> bool:
    return all(row.bot is not None or row.visitor is not None for row in live.seats.values())


def _answers_itself(live: LiveTable) -> bool:
    """Whether orders of the player who is asked answer, now or in a while."""
    return automatic_answer(live) is not None or seconds_to_queued(live) is not None
