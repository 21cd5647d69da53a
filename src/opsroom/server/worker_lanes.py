"""The lanes of work that takes long: bots that search, quick bots, hints and odds, analyses, checks of imported saves, comparisons
of what-ifs, and reports.

Each lane has worker processes of its own, so that no kind of work waits for another. All but the searching bots have one
worker each: a quick bot or a hint takes milliseconds, odds wait for all hints, and analyses, checks, comparisons and reports give
way to everything else.
"""

from __future__ import annotations

from opsroom.server.bot_jobs import prepare
from opsroom.server.bot_levels import is_quick
from opsroom.server.scheduler import Lane
from opsroom.server.settings import Settings
from opsroom.server.worker import WorkerLimits

NICENESS = 10  # of what takes seconds: answers, quick bots and hints come first


class Workers:
    """The seven lanes; `stats` of each are counters for the operator."""

    def __init__(self, settings: Settings) -> None:
        memory, patience = settings.worker_memory, settings.worker_patience  # on a busy machine a job gets little CPU
        bot, check = settings.bot_cpu_seconds, settings.import_cpu_seconds
        thinking = WorkerLimits(bot, patience * bot, memory, niceness=NICENESS)
        checking = WorkerLimits(check, patience * check, memory, niceness=NICENESS)
        quick = WorkerLimits(bot, patience * bot, memory)
        # A table has one bot job at most, so the bots' queues are bounded by the tables that are open.
        self.bots = Lane("bots", settings.bot_workers, thinking, prepare=prepare)
        self.quick_bots = Lane("quick_bots", 1, quick, prepare=prepare)
        self.hints = Lane(
            "hints",
            1,
            quick,
            waiting_per_owner=settings.hints_per_visitor,
            waiting_in_all=settings.hints_waiting,
            prepare=prepare,
        )
        self.analyses = Lane(
            "analyses",
            1,
            thinking,
            waiting_per_owner=settings.analyses_per_visitor,
            waiting_in_all=settings.analyses_waiting,
            prepare=prepare,
        )
        self.checks = Lane(
            "checks",
            1,
            checking,
            waiting_per_owner=settings.imports_per_visitor,
            waiting_in_all=settings.imports_waiting,
        )
        analysing = settings.analysis_cpu_seconds
        estimating = WorkerLimits(analysing, patience * analysing, memory, niceness=NICENESS)
        self.comparisons = Lane(
            "comparisons",
            1,
            estimating,
            waiting_per_owner=settings.comparisons_per_visitor,
            waiting_in_all=settings.comparisons_waiting,
        )
        # A report has one job at most, so this queue is bounded by the reports that are under way.
        self.reports = Lane("reports", 1, estimating)

    @property
    def lanes(self) -> tuple[Lane, ...]:
        """All lanes."""
        return (
            self.bots,
            self.quick_bots,
            self.hints,
            self.analyses,
            self.checks,
            self.comparisons,
            self.reports,
        )

    def lane_for(self, level: str) -> Lane:
        """Where a bot of this level thinks."""
        return self.quick_bots if is_quick(level) else self.bots

    async def close(self) -> None:
        """Stops all work; a bot that is thinking is asked again after the next start."""
        for lane in self.lanes:
            await lane.close()
