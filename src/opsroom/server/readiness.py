"""Whether the server can do its work now: read and write the database, let bots think, and stay for a while."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import TYPE_CHECKING

from opsroom.server import clock, storage
from opsroom.server.api_types import IntegrityReport, Ready
from opsroom.server.clock import format_time

if TYPE_CHECKING:
    from opsroom.server.registry import TableRegistry

KEEP_SECONDS = 2.0  # an outcome is good for so long: asking often must not cost a durable write each time
WRITE_SECONDS = 10.0
KEY = "readiness"


class Readiness:
    """Answers "can this server be used", at most one check at a time."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.checking: asyncio.Task[list[str]] | None = None
        self.problems: list[str] = []
        self.checked = float("-inf")

    async def report(self) -> Ready:
        """The state of the server, with the reasons why it is not ready."""
        registry = self.registry
        reasons = []
        if registry.stopping:
            reasons.append("the server is stopping")
        else:
            reasons += await self._database()
        integrity = registry.integrity
        if integrity.outcome == "failed":
            reasons.append("the last integrity check found damage in the database")
        if not registry.workers_alive():
            reasons.append("the worker processes have stopped")
        checked = None if integrity.checked is None else format_time(int(integrity.checked))
        return Ready(
            ready=not reasons,
            reasons=reasons,
            integrity=IntegrityReport(integrity.outcome, checked, len(integrity.problems)),
            clock_plausible=registry.expiry.guard.plausible,
        )

    async def _database(self) -> list[str]:
        if monotonic() - self.checked < KEEP_SECONDS:
            return self.problems
        if self.checking is None:
            self.checking = asyncio.create_task(self._check())
        return await asyncio.shield(self.checking)

    async def _check(self) -> list[str]:
        problems = []
        registry = self.registry
        try:
            await asyncio.wait_for(registry.read(lambda sql: storage.read_state(sql, KEY)), WRITE_SECONDS)
        except Exception:
            problems.append("the database cannot be read")
        try:
            moment = clock.now()
            await asyncio.wait_for(
                registry.writer.change(lambda sql: storage.save_state(sql, KEY, moment)), WRITE_SECONDS
            )
        except Exception:
            problems.append("the database cannot be written")
        self.problems, self.checked, self.checking = problems, monotonic(), None
        return problems
