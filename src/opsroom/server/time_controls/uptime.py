"""The time by which clocks run: seconds that the server has been up, over all its runs.

It stands still while the server is down, and takes no notice of what the system's clock is set to. Where a clock needs the time of
day, for quiet hours and for what is shown, `segments` say what to add: a new one begins with each run of the server, and when the
system's clock was set.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

steady_time: Callable[[], float] = time.monotonic  # stands still while the machine sleeps, which counts as being down
JUMP = 5.0  # seconds by which the system's clock must differ to count as having been set
MOST_SEGMENTS = 200  # the oldest are forgotten: they matter only for the quiet hours of one stretch of play
Segment = tuple[float, float]  # from which uptime on, and what to add for the time of day


class Uptime:
    """Counts on from what earlier runs of the server have counted."""

    def __init__(self, up: float, segments: list[Segment], wall: float) -> None:
        self._ahead = up - steady_time()
        self.segments = [*segments, (up, wall - up)][-MOST_SEGMENTS:]

    @classmethod
    def going_on(cls, up: float, segments: list[Segment]) -> Uptime:
        """The same as in another process, which told it just now."""
        made = cls(up, [], 0.0)
        made.segments = segments
        return made

    def now(self) -> float:
        """Seconds that the server has been up so far."""
        return self._ahead + steady_time()

    def observe(self, wall: float) -> bool:
        """Whether the system's clock has been set: then the time of day is another one from now on."""
        up = self.now()
        if abs(wall - self.wall(up)) <= JUMP:
            return False
        self.segments = [*self.segments, (up, wall - up)][-MOST_SEGMENTS:]
        return True

    @property
    def since(self) -> float:
        """Since when the present segment has lasted."""
        return self.segments[-1][0]

    def wall(self, up: float) -> float:
        """The time of day then, as the present segment has it."""
        return up + self.segments[-1][1]

    def walls(self, begin: float, end: float) -> Iterator[tuple[float, float]]:
        """The times of day between two moments: an interval for each segment."""
        if begin >= end:
            return
        ends = [segment[0] for segment in self.segments[1:]] + [max(end, self.since)]
        starts = [min(begin, self.segments[0][0]), *[segment[0] for segment in self.segments[1:]]]
        for start, stop, (_, offset) in zip(starts, ends, self.segments, strict=True):
            first, last = max(start, begin), min(stop, end)
            if first < last:
                yield first + offset, last + offset
