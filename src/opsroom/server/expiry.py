"""Tables that nobody uses move to the trash, and are deleted after more time there; never while the clock is in doubt."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog
from sqlalchemy import Connection

from opsroom.server import clock, storage
from opsroom.server.clock import ClockGuard, ClockRecord, format_time
from opsroom.server.settings import DAY

if TYPE_CHECKING:
    from opsroom.server.registry import TableRegistry

CLOCK = "clock"  # key of the clock's record in the database
AT_ONCE = 200  # tables in one transaction: answers wait for it
log = structlog.get_logger("opsroom.expiry")


class Expiry:
    """Looks for expired tables from time to time."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        settings = registry.settings
        self.guard = ClockGuard(None, settings.clock_jump_days * DAY, settings.clock_confirm_days * DAY)
        self.loaded = False
        self.lock = asyncio.Lock()  # one look at a time
        self.counts: dict[str, int] = {}
        self.trashed = 0
        self.deleted = 0

    async def run(self) -> None:
        """Looks now and then, until cancelled."""
        while True:
            try:
                await self.expire()
            except Exception as error:
                log.error("expiry failed", error=type(error).__name__)
            await asyncio.sleep(self.registry.settings.expiry_every)

    async def expire(self) -> list[str]:
        """Moves unused tables to the trash, deletes what has been there long enough, and forgets visitors who left nothing."""
        async with self.lock:
            return await self._expire(clock.now())

    async def _expire(self, moment: float) -> list[str]:
        registry, settings = self.registry, self.registry.settings
        gone: list[str] = []
        if await self.clock_is_plausible(moment):
            since = storage.UnusedSince(
                moment - settings.days_unused * DAY,
                moment - settings.days_finished * DAY,
                moment - settings.days_lesson * DAY,
                moment - settings.days_sandbox * DAY,
                registry.clocks.up(),
                settings.keep_public_games,
            )
            gone = await self._move_to_trash(since, moment)
            await self._empty_trash(moment - settings.days_in_trash * DAY)
            here = registry.visitors.here() | set(registry.lobby.on_site)
            forgotten = await registry.writer.change(lambda sql: storage.forget_visitors(sql, since.unfinished, here))
            await registry.notifications.forget(forgotten)
        self.counts = await registry.read(storage.counts)
        return gone

    async def clock_is_plausible(self, moment: float) -> bool:
        """Compares the clock with running time and the last recorded time, and records the outcome."""
        registry, guard = self.registry, self.guard
        if not self.loaded:
            guard.record = await registry.read(_recorded)
            self.loaded = True
        before = guard.plausible
        plausible = guard.observe(moment, clock.running_time())
        assert guard.record is not None
        record = guard.record.to_dict()
        await registry.writer.change(lambda sql: storage.save_state(sql, CLOCK, record))
        if not plausible:
            log.warning(
                "the clock cannot be trusted; no table expires until it is plausible again",
                clock=format_time(int(moment)),
                expected=format_time(int(moment - guard.ahead)),
                steady_hours=round(record["steady"] / 3600, 1),
                needed_hours=round(guard.confirm / 3600, 1),
            )
        elif not before:
            log.warning("the clock is plausible again; tables expire as usual", clock=format_time(int(moment)))
        return plausible

    async def _move_to_trash(self, since: storage.UnusedSince, moment: float) -> list[str]:
        registry = self.registry
        gone: list[str] = []
        # Found by a reader, which delays nobody; the writer checks again whether they are still unused.
        busy = {live.no for live in registry.tables.values() if not live.idle}
        found = await registry.read(lambda sql: storage.expired(sql, since, 50 * AT_ONCE))
        # Loading takes a while, and the table counts as in use from its start.
        # A visitor to a table that is set aside could not play, so the visit counts as use.
        in_use = registry.loading.keys() | registry.set_aside.keys()
        numbers = [
            number
            for number, table_id in found
            if number not in busy and table_id not in in_use and await self.is_free(table_id)
        ]
        for start in range(0, len(numbers), AT_ONCE):
            some = numbers[start : start + AT_ONCE]
            moved = await registry.writer.change(
                lambda sql, some=some: storage.move_to_trash(sql, some, since, moment)  # type: ignore[misc]
            )
            for table_id in moved:
                live = registry.tables.get(table_id)
                if table_id in registry.loading or (live is not None and not live.idle):
                    # Someone came while the writer was at it: the table stays.
                    await registry.writer.change(lambda sql, id=table_id: storage.restore_from_trash(sql, id, moment))  # type: ignore[misc]
                    continue
                gone.append(table_id)
                self.forget(table_id)
        if gone:
            self.trashed += len(gone)
            log.info("tables moved to the trash", tables=len(gone))
        return gone

    async def is_free(self, table_id: str) -> bool:
        """Whether nobody uses the table in another process, which then gives it up."""
        registry = self.registry
        if registry.router is None or table_id in registry.tables or await registry.without_owner([table_id]):
            return True
        return bool(await registry.at_owner(table_id, "let_go"))

    async def _empty_trash(self, before: float) -> None:
        while gone := await self.registry.writer.change(lambda sql: storage.empty_trash(sql, before, AT_ONCE)):
            self.deleted += len(gone)
            for table_id in gone:
                self.forget(table_id)
            log.info("tables deleted from the trash", tables=len(gone))

    def forget(self, table_id: str) -> None:
        """Drops a table from memory that cannot be played any more."""
        self.forget_here(table_id)
        self.registry.news.tell("forget", table_id)

    def forget_here(self, table_id: str) -> None:
        """The same in this process alone."""
        self.registry.set_aside.pop(table_id, None)
        self.registry.clocks.forget(table_id)
        self.registry.lobby.forget(table_id)
        live = self.registry.tables.get(table_id)
        if live is not None:
            live.lost = True
            self.registry.drop(live)


def _recorded(sql: Connection) -> ClockRecord | None:
    """The stored record; a database from before there was one has the time of its newest entry."""
    stored = storage.read_state(sql, CLOCK)
    if stored is not None:
        return ClockRecord(**stored)
    newest = storage.newest_time(sql)
    return None if newest is None else ClockRecord(newest, newest)
