"""How far a run has come, how fast it goes, and when it will be done."""

from __future__ import annotations

import time


class Meter:
    """Counts games; those that are only read again, because an earlier run has played them, do not count for the rate."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.done = 0
        self.errors = 0
        self.reread = 0
        self.is_new = True  # the next games that are counted were played, not read
        self.start_now()

    def start_now(self) -> None:
        """What came before was preparation."""
        self.start = time.monotonic()

    def add(self, more: int, errors: int, total: int | None = None) -> None:
        """That many more games; so many errors in all, and so many games to expect."""
        self.done += more
        self.reread += 0 if self.is_new else more
        self.is_new = True
        self.errors = errors
        self.total = self.total if total is None else total

    @property
    def elapsed(self) -> float:
        return time.monotonic() - self.start

    @property
    def rate(self) -> float:
        """Games per second."""
        return (self.done - self.reread) / max(self.elapsed, 1e-9)

    @property
    def remaining(self) -> float | None:
        """Seconds; None as long as nobody can say."""
        rate = self.rate
        return round((self.total - self.done) / rate, 1) if rate else None
