"""Worker processes for what takes long: bots think there, saves are checked there. A worker that dies is replaced."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

import structlog

from opsroom.server.errors import Trouble

T = TypeVar("T")
Json = dict[str, Any]
TRIES = 3
log = structlog.get_logger("opsroom.workers")


class Workers:
    """A pool of processes, each started when there is work for it."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., T], *about: Any) -> T:
        """Has a worker do it, and another if that one dies."""
        for _ in range(TRIES):
            pool = self.pool = self.pool or _pool(self.processes)
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *about)
            except BrokenProcessPool:
                log.warning("a worker died; another takes over")
                if self.pool is pool:
                    self.pool = None
                    pool.shutdown(wait=False)
        raise Trouble("no_worker", "this takes the server too much; try again in a moment")

    def close(self) -> None:
        """Stops the workers; a bot that is thinking is asked again after the next start."""
        if self.pool is not None:
            processes = list((getattr(self.pool, "_processes", None) or {}).values())
            self.pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
            self.pool = None


def think(title: str, name: str, seed: str, view: Json, question: Json) -> str:
    """What the bot of this name answers."""
    from opsroom.opponents import bot

    return bot(title, name, seed=seed).choose(view, question)


def _pool(processes: int) -> ProcessPoolExecutor:
    # Spawned, not forked: a fork of a process with threads and an event loop is not safe.
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(processes, mp_context=context, initializer=_begin)


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server stops its workers itself
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    # A worker would wait for work for ever if the server were killed.
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
