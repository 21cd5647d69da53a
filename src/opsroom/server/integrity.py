"""SQLite's quick_check on a connection of its own: at startup and from time to time, beside the running server."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from pathlib import Path
from typing import Literal

import structlog

from opsroom.server import clock, sqlite

MOST_PROBLEMS = 20
log = structlog.get_logger("opsroom.integrity")
Outcome = Literal["pending", "ok", "failed", "unsupported"]


class IntegrityCheck:
    """Checks the file of a database and remembers the last outcome."""

    def __init__(self, path: Path | None, every: float) -> None:
        self.path = path
        self.every = every
        self.outcome: Outcome = "pending" if path is not None else "unsupported"
        self.problems: list[str] = []
        self.checked: float | None = None
        self._connection: sqlite3.Connection | None = None
        self._guard = threading.Lock()
        self._closed = False

    async def run(self) -> None:
        """Checks now and then, until cancelled."""
        while self.path is not None:
            await self.check()
            if not self.every:
                return
            await asyncio.sleep(self.every)

    async def check(self) -> None:
        """Checks once, in a thread of its own."""
        try:
            problems = await asyncio.to_thread(self._check)
        except sqlite3.Error as error:
            if self._closed:
                return
            problems = [str(error)]
        self.outcome, self.problems, self.checked = ("failed" if problems else "ok"), problems, clock.now()
        if problems:
            log.error("the database is damaged; restore a backup", database=str(self.path), problems=problems)

    def close(self) -> None:
        """Ends a check that is running, so that nobody waits for it."""
        with self._guard:
            self._closed = True
            if self._connection is not None:
                self._connection.interrupt()

    def _check(self) -> list[str]:
        assert self.path is not None
        connection = sqlite.read_only(self.path)
        try:
            with self._guard:
                if self._closed:
                    raise sqlite3.OperationalError("interrupted")
                self._connection = connection
            return sqlite.problems_of(connection, "quick_check", MOST_PROBLEMS)
        finally:
            with self._guard:
                self._connection = None
            connection.close()
