"""A long command of the lab: where it works, who watches, and the folder that keeps what it does."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import NoReturn

from opsroom.engine.json_types import Json
from opsroom.lab.dask_cluster import Cluster
from opsroom.lab.meter import Meter
from opsroom.lab.pool import Partial, Progress, Workers, executor_of
from opsroom.lab.run_folder import BadRun, RunFolder, manifest_of
from opsroom.lab.show import bar_of
from opsroom.titles import title as title_of


@dataclass
class Run:
    """What a long command needs to know of its surroundings."""

    workers: Workers
    progress: Progress
    folder: RunFolder | None

    def finish(self, report: Json) -> Json:
        """The report, kept if anything is."""
        if self.folder is not None:
            self.folder.finish(report)
        return report


@contextmanager
def long_run(
    command: str,
    title: str,
    arguments: Json,
    total: int,
    seed: int,
    as_json: bool = False,
    workers: int = 1,
    cluster: str | None = None,
    out: Path | None = None,
    resume: bool = False,
    what: str = "games",
) -> Iterator[Run]:
    """Everything that a run holds on to, let go at its end, also when Ctrl+C or SIGTERM ends it."""
    if resume and out is None:
        raise BadRun("--resume continues the run in a folder: name it with --out DIR")
    with ExitStack() as held:
        held.enter_context(sigterm_as_interrupt())
        folder = None
        if out is not None:
            folder = RunFolder(out, manifest_of(command, arguments, title_of(title), seed), total, resume)
            held.enter_context(folder.going_on())
        meter = folder.meter if folder is not None else Meter(total)
        refresh = held.enter_context(bar_of(what, meter, as_json))
        executor = held.enter_context(executor_of(Cluster(cluster, title) if cluster is not None else workers))
        if isinstance(executor, Cluster):
            held.callback(executor.close)
        meter.start_now()

        def progress(
            more: int, /, *, errors: int = 0, total: int | None = None, partial: Partial | None = None
        ) -> None:
            meter.add(more, errors, total)
            refresh()
            if folder is not None:
                folder.tell(partial)

        yield Run(executor, progress, folder)


@contextmanager
def sigterm_as_interrupt() -> Iterator[None]:
    """SIGTERM ends a run as Ctrl+C does: it lets go of its workers and can be continued."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def interrupt(_signal: int, _frame: FrameType | None) -> NoReturn:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
