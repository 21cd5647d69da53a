"""After-action reports: worked out in the background, a slice at a time, and kept.

Anyone who has the link of a finished game may read its report, also at a private table; only those who may watch the table
have it worked out. Every slice is stored, so that a restart costs one slice at most.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections import OrderedDict
from functools import partial
from typing import TYPE_CHECKING

import structlog

from opsroom import Table
from opsroom.analysis.report import Measure, Report, breakdown, measures
from opsroom.analysis.report_tasks import METHOD
from opsroom.engine.errors import OpsroomError
from opsroom.engine.json_types import Breakdown
from opsroom.engine.viewpoints import SPECTATOR
from opsroom.server import seats, storage
from opsroom.server.analysis_jobs import SLICE, Progress, advance
from opsroom.server.api_types import ReportPart
from opsroom.server.clock import now
from opsroom.server.errors import ServerError
from opsroom.server.exports import encoded
from opsroom.server.lessons import require_game
from opsroom.server.live_table import LiveTable
from opsroom.server.scheduler import SHARE, JobCancelled
from opsroom.server.storage import ReportRow
from opsroom.server.worker import WorkerDied

if TYPE_CHECKING:
    from collections.abc import Hashable

    from opsroom.server.registry import TableRegistry

Counted = tuple[Breakdown, list[Measure]]
KEPT = 100  # finished games whose points and losses are kept in memory
FAILURES = 4  # after which a report is given up until somebody asks for it again
PAUSE = 5.0  # seconds after the first; longer after the others
log = structlog.get_logger("opsroom.reports")


class Reports:
    """The reports that are being worked out, by the ids of their tables."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.counted: OrderedDict[str, Counted] = OrderedDict()
        self.owners: dict[str, tuple[int | None, Hashable]] = {}  # who asked for each, and from where

    async def resume(self) -> None:
        """Goes on with reports that the last run of the server did not finish."""
        found = await self.registry.read(storage.unfinished_reports)
        for table_id in await self.registry.without_owner([each for each in found if each not in self.tasks]):
            try:
                live = await self.registry.table(table_id)
                row = await self.registry.read(lambda sql, no=live.no: storage.report_of(sql, no))  # type: ignore[misc]
            except OpsroomError as error:
                log.warning("a report cannot go on", table=table_id, error=error.code)
                continue
            if row is not None and table_id not in self.tasks:
                self._begin(live, row.visitor, None)

    async def see(self, live: LiveTable, visitor: int | None, address: str | None = None) -> ReportPart:
        """The report as far as it has come."""
        await self._require_finished(live, visitor)
        row = await self.registry.read(lambda sql: storage.report_of(sql, live.no, with_units=False))
        if row is None:
            live.require_may_watch(visitor)
        elif row.method != METHOD:
            row = None
        counted = await self._counted(live, self.registry.limits.group_of(visitor, address))
        table, result = live.table, live.table.result
        assert result is not None
        report: Report | None = None if row is None else row.report
        return ReportPart(
            id=live.id,
            title=live.title,
            mode=table.mode,
            turn=table.turn,
            result=result.to_dict(),
            seats=[seats.line(each, visitor, False) for each in live.seats.values()],
            state="none" if row is None else row.state,
            breakdown=counted[0],
            measures=counted[1],
            report=report,
            replayable=live.may_watch(visitor),
            moments={} if report is None else steps_of_replay(live, report),
        )

    async def _counted(self, live: LiveTable, group: Hashable) -> Counted:
        """What needs no estimate.  A page that waits for its report asks again and again, so it is kept for a while."""
        if live.id not in self.counted:
            self.counted[live.id] = await self.registry.reviews.run_prepared(
                group, lambda: partial(count, live.table.copy())
            )
        while len(self.counted) > KEPT:
            self.counted.popitem(last=False)
        return self.counted[live.id]

    def is_to_begin(self, live: LiveTable, state: str) -> bool:
        """Whether a report in this state would begin if somebody asked for it; not if somebody else has just done so."""
        return live.id not in self.owners and state in ("none", "running", "failed")

    async def start(self, live: LiveTable, visitor: int, address: str | None) -> None:
        """Begins a report, unless there is one or it is being worked out."""
        await self._require_finished(live, visitor)
        live.require_may_watch(visitor)
        row = await self.registry.read(lambda sql: storage.report_of(sql, live.no, with_units=False))
        is_ours = row is not None and row.method == METHOD
        if not self.is_to_begin(live, row.state if row is not None and is_ours else "none"):
            return
        group = self.registry.limits.group_of(visitor, address)
        self._require_room(visitor, group)
        self.owners[live.id] = (visitor, group)  # now: others may ask while the row is being stored
        fresh = ReportRow(live.no, METHOD, visitor, "running", 0.0, {}, None)
        try:
            if row is None or not is_ours or row.state == "failed":
                await self.registry.writer.change(lambda sql: storage.save_report(sql, fresh, now()))
        except BaseException:
            self.owners.pop(live.id, None)
            raise
        self._begin(live, visitor, group)

    async def _require_finished(self, live: LiveTable, visitor: int | None) -> None:
        await live.settled(SPECTATOR)
        if live.sandbox is not None or not live.table.over:
            live.require_may_watch(visitor)
        require_game(live)
        live.require_real()
        if not live.table.over:
            raise ServerError("not_over", "The report is available once the game is over.")

    def _require_room(self, visitor: int, group: Hashable) -> None:
        settings = self.registry.settings
        owners = list(self.owners.values())
        of_visitor = sum(owner == visitor for owner, _ in owners)
        of_group = sum(each == group for _, each in owners)
        share = max(settings.reports_per_visitor, settings.reports_at_once // SHARE)
        if of_visitor >= settings.reports_per_visitor or of_group >= share:
            raise ServerError("rate_limited", "Several of your reports are still being worked out. Try again later.")
        # A client with none still gets in when others have taken all places, up to twice as many.
        if len(owners) >= settings.reports_at_once * (1 if of_group else 2):
            raise ServerError("rate_limited", "The server is busy with other reports. Try again later.")

    def _begin(self, live: LiveTable, visitor: int | None, group: Hashable) -> None:
        if live.id in self.tasks:
            return
        self.owners[live.id] = (visitor, group)
        task = self.tasks[live.id] = asyncio.create_task(self._work(live.id, visitor, group))
        task.add_done_callback(lambda _: self._end(live.id))

    def _end(self, table_id: str) -> None:
        self.tasks.pop(table_id, None)
        self.owners.pop(table_id, None)

    async def _work(self, table_id: str, visitor: int | None, group: Hashable) -> None:
        """Slice after slice; what is unfinished when the server stops goes on after its next start."""
        row: ReportRow | None = None
        try:
            live = await self.registry.table(table_id)
            row = await self.registry.read(lambda sql: storage.report_of(sql, live.no))
            if row is None or row.method != METHOD:
                row = ReportRow(live.no, METHOD, visitor, "running", 0.0, {}, None)
            text: bytes | None = None
            failures = 0  # one after the other
            while row.state == "running":
                try:
                    if text is None:
                        text = await self.registry.reviews.run_prepared(
                            group, lambda: partial(encoded, live.table.copy())
                        )
                    await self._slice(row, table_id, text, visitor, group)
                    failures = 0
                except (WorkerDied, ServerError):  # such as a worker that was killed, or a queue that is full
                    failures += 1
                    if failures == FAILURES:
                        raise
                    await asyncio.sleep(PAUSE * failures)
        except (JobCancelled, asyncio.CancelledError):
            return
        except Exception as error:
            log.error("a report failed", table=table_id, error=f"{type(error).__name__}: {error}")
            if row is not None:
                row.state = "failed" if row.report is None else "partial"
                await self._store(row)

    async def _slice(self, row: ReportRow, table_id: str, text: bytes, visitor: int | None, group: Hashable) -> None:
        lane = self.registry.workers.reports
        settings = self.registry.settings
        key, scale = f"{table_id} {METHOD}", settings.report_worlds
        seconds = min(SLICE, settings.report_cpu_seconds - row.cpu)
        job = lane.submit(
            ("report", table_id),
            advance,
            lambda: (key, text, row.units, scale, seconds),
            group=("report", group),
        )
        progress: Progress = await job.result()
        row.units = row.units | progress.units
        row.report = progress.report
        row.cpu += progress.cpu
        if progress.report is None:
            row.state = "failed"
        elif progress.complete:
            row.state = "done"
        elif row.cpu >= settings.report_cpu_seconds:
            row.state = "partial"
        await self._store(row)

    async def _store(self, row: ReportRow) -> None:
        await self.registry.writer.change(lambda sql: storage.save_report(sql, row, now()))


def count(table: Table) -> Counted:
    """Where points and losses came from, and measures beside history."""
    return breakdown(table), measures(table)


def steps_of_replay(live: LiveTable, report: Report) -> dict[str, dict[str, int]]:
    """The moments that a report speaks of, which are counted in moves, as each replay counts its steps."""
    named = {point["moment"] for point in report["points"]}
    named |= {each["moment"] for found in report["turning_points"].values() for each in found}
    named |= {each["moment"] for found in report["decisions"].values() for each in found}
    named |= {each["moment"] for luck in report["luck"].values() for each in luck["rolls"]}
    steps = {"all": {str(n): n - 1 for n in sorted(named)}}
    for seat in live.seats:
        moments = live.numbers.moments[seat]
        steps[seat] = {str(n): max(0, bisect_right(moments, n) - 1) for n in sorted(named)}
    return steps
