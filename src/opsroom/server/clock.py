"""Times in the format of the wire, and whether the machine's clock can be trusted."""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from functools import lru_cache

now = time.time
TOLERANCE = 600.0  # seconds; ordinary corrections by a time server are far smaller


@lru_cache(64)
def format_time(moment: int) -> str:
    """A time in UTC to the second, "2026-01-31T12:00:00Z"."""
    return datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def running_time() -> float:
    """Seconds that pass no matter what the clock is set to; sleep counts too if the system can tell."""
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boot is None else time.clock_gettime(boot)


@dataclass(slots=True)
class ClockRecord:
    """What is stored about the clock, so that a restart does not forget it."""

    trusted: float  # the last trusted time
    seen: float  # the last time that the clock showed
    running: float = 0.0  # seconds of running time since `trusted`
    steady: float = 0.0  # seconds of running time since the clock last jumped, while it is doubtful

    def to_dict(self) -> dict[str, float]:
        """For storage."""
        return asdict(self)


class ClockGuard:
    """Compares the clock with running time, and across restarts with the last recorded time.

    While the server runs, the clock must advance as running time does. Across a restart it may have advanced by `jump` seconds
    at most. Anything else, and any step back, makes it doubtful: a server that was switched off for 40 days looks exactly
    like one whose clock is 40 days ahead. A doubtful clock is believed again when it shows what the last believed
    time and the running time since then lead one to expect, or after `confirm` seconds of running time without another jump.
    """

    def __init__(self, record: ClockRecord | None, jump: float, confirm: float) -> None:
        self.record = record
        self.jump = jump
        self.confirm = confirm
        self.plausible = True
        self.ahead = 0.0  # seconds between the clock and the expected time, at the last observation
        self._last: float | None = None  # running time at the last observation of this run
        self._slack = jump  # time the server may have been off since `trusted`

    def observe(self, wall: float, running: float) -> bool:
        """Whether the clock can be trusted, now that it shows `wall`."""
        if self.record is None:
            self._trust(wall)
        else:
            record = self.record
            first = self._last is None
            elapsed = 0.0 if self._last is None else max(0.0, running - self._last)
            record.running += elapsed
            step = wall - record.seen - elapsed
            steady = -TOLERANCE <= step <= (self.jump if first else TOLERANCE)
            record.steady = record.steady + elapsed if steady else 0.0
            record.seen = wall
            self.ahead = wall - record.trusted - record.running
            expected = -TOLERANCE <= self.ahead <= self._slack
            if expected or (steady and not self.plausible and record.steady >= self.confirm):
                self._trust(wall)
            else:
                self.plausible = False
        self._last = running
        return self.plausible

    def _trust(self, wall: float) -> None:
        self.record = ClockRecord(wall, wall)
        self.plausible = True
        self._slack = TOLERANCE
