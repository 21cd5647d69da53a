"""What happens to clocks by themselves: the server's uptime is recorded, and bots take over when a seat's time is up."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable
from typing import TYPE_CHECKING

import structlog

from opsroom.server import clock as machine_clock
from opsroom.server import connections
from opsroom.server.cluster import peers
from opsroom.server.errors import ServerError
from opsroom.server.limits import Buckets
from opsroom.server.storage import TableRow
from opsroom.server.time_controls import storage
from opsroom.server.time_controls.api_types import HOUR, ClockLine
from opsroom.server.time_controls.clock import TableClock
from opsroom.server.time_controls.uptime import Uptime

if TYPE_CHECKING:
    from opsroom.server.live_table import LiveTable
    from opsroom.server.registry import TableRegistry

LEAST_WAIT = 0.05
QUIET_CHANGES = 30
AGAIN = ("rate_limited", "not_stored")  # what passes: the bot comes a little later
log = structlog.get_logger("opsroom.clocks")


class ClockKeeper:
    """Keeps the uptime by which all clocks run. A server on which no clock runs writes nothing."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.running: dict[str, float] = {}  # by table: at which uptime the time of the seat that is asked is up
        self.changed = asyncio.Event()
        # By visitor: everyone at the table is shown each.
        self.quiet_changes = Buckets(QUIET_CHANGES, HOUR, f"at most {QUIET_CHANGES} changes of quiet hours in an hour")
        self._uptime: Uptime | None = None
        self._loading = asyncio.Lock()

    async def uptime(self) -> Uptime:
        """The server's uptime, taken up where the last run left it."""
        async with self._loading:
            if self._uptime is None:
                self._uptime = await self._shared() or Uptime(
                    *await self.registry.read(storage.uptime), machine_clock.now()
                )
        return self._uptime

    async def _shared(self) -> Uptime | None:
        """The uptime by which another process goes: it is one for all of them."""
        router = self.registry.router
        for member in [] if router is None else router.others():
            try:
                found = await peers.call(router, member, "uptime", {})  # type: ignore[arg-type]
            except (OSError, TimeoutError, ServerError):
                continue
            return Uptime.going_on(found["up"], [(up, ahead) for up, ahead in found["segments"]])
        return None

    def now(self) -> float:
        """The server's time, by which clocks are shown, in seconds since 1970."""
        if self._uptime is None:
            return machine_clock.now()
        return self._uptime.wall(self._uptime.now())

    def up(self) -> float:
        """The uptime, for what needs it while no clock runs as well."""
        return 0.0 if self._uptime is None else self._uptime.now()

    async def attach(self, live: LiveTable) -> None:
        """Gives a table that was loaded its clocks, if it has any."""
        stored = await self.registry.read(lambda sql: storage.clock_of(sql, live.no))
        if stored is None:
            return
        live.clock = TableClock(stored, await self.uptime())
        live.followers.append(live.clock)
        save = live.clock.follow(live)  # it may have stopped when the table could not be loaded
        if save is not None:
            await self.registry.writer.change(save, live.lease_id)
        self.note(live)

    async def lines(self, rows: Iterable[TableRow]) -> dict[int, ClockLine]:
        """The clocks of tables in a list, by their numbers, as they are stored."""
        numbers = [row.no for row in rows if row.lesson is None and row.sandbox is None]
        if not numbers:
            return {}
        found = await self.registry.read(lambda sql: storage.clocks_of(sql, numbers))
        if not found:
            return {}
        uptime = await self.uptime()
        return {no: TableClock(stored, uptime).line() for no, stored in found.items()}

    def note(self, live: LiveTable) -> None:
        """Remembers when a table's time is up; called after each change of its clocks."""
        if live.clock is None:
            return
        flag = live.clock.flag()
        if flag is None:
            self.running.pop(live.id, None)
        elif self.running.get(live.id) != flag:
            self.running[live.id] = flag
            self.changed.set()

    def forget(self, table_id: str) -> None:
        """The table is gone."""
        self.running.pop(table_id, None)

    async def adopt(self) -> None:
        """Takes over the running clocks of tables that belong to no process."""
        found = {each.table_id: each.flag for each in await self.registry.read(storage.running)}
        for table_id in await self.registry.without_owner(list(found)):
            if table_id not in self.running:
                self.running[table_id] = found[table_id]
                self.changed.set()

    async def run(self) -> None:
        """Looks after the clocks until cancelled."""
        while True:
            wait = None
            if self.running:
                try:
                    wait = await self.tick()
                except Exception as error:
                    log.error("the clocks could not be looked after", error=str(error))
                    wait = self.registry.settings.clock_heartbeat_seconds
            self.changed.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.changed.wait(), wait)

    async def tick(self) -> float | None:
        """Records the uptime, and does what is due; returns the seconds until something is due again, or None."""
        uptime = await self.uptime()
        if uptime.observe(machine_clock.now()):
            self._show_again()
        up = uptime.now()
        segments = list(uptime.segments)
        await self.registry.writer.change(lambda sql: storage.save_uptime(sql, up, segments))
        for table_id in [table_id for table_id, flag in self.running.items() if flag <= up]:
            del self.running[table_id]
            await self._time_up(table_id)
        if not self.running:
            return None
        heartbeat = self.registry.settings.clock_heartbeat_seconds
        return max(LEAST_WAIT, min(heartbeat, min(self.running.values()) - uptime.now()))

    async def _time_up(self, table_id: str) -> None:
        from opsroom.server.time_controls import actions

        try:
            await actions.time_up(self.registry, await self.registry.table(table_id))
        except ServerError as error:
            if error.code in AGAIN:
                self.running.setdefault(table_id, self.up() + self.registry.settings.clock_heartbeat_seconds)
            log.info("the time at a table is up, but it cannot be played", table=table_id, error=error.code)

    def _show_again(self) -> None:
        """The system's clock was set: what is shown as a time of day is another one now."""
        for live in self.registry.tables.values():
            if live.clock is not None:
                live.request_changed()
                self.note(live)
                connections.publish(live)

    async def stop_clock(self, table_id: str) -> None:
        """Stops the clocks of a table that cannot be loaded by this release: nobody can play there."""
        number = await self.registry.read(lambda sql: storage.number_of(sql, table_id))
        stored = None if number is None else await self.registry.read(lambda sql: storage.clock_of(sql, number))
        if number is None or stored is None or stored.row.since is None:
            return
        uptime = await self.uptime()
        clock, up = TableClock(stored, uptime), uptime.now()
        clock.row.spent, clock.row.since = clock.elapsed(up), None
        state = storage.encoded(clock.row)
        await self.registry.writer.change(lambda sql: storage.save_clock(sql, number, state, None, up))
        self.forget(table_id)
