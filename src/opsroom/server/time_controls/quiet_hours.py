"""Quiet hours: the part of each day in which a player's clock stands still."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime, time, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo

from opsroom.server.errors import ServerError
from opsroom.server.time_controls.api_types import HOUR, MINUTE, QuietHours

MOST_HOURS = 12
Span = tuple[float, float]


@lru_cache(256)
def _zone(name: str) -> ZoneInfo:
    return ZoneInfo(name)


def require_quiet_hours(quiet: QuietHours) -> None:
    """Raises unless the zone is known and the hours leave half of the day."""
    try:
        _zone(quiet.zone)
    except (ValueError, OSError, LookupError):
        raise ServerError("malformed", f"there is no time zone {quiet.zone!r}") from None
    if not 0 < length(quiet) <= MOST_HOURS * HOUR:
        raise ServerError("malformed", f"quiet hours may last up to {MOST_HOURS} hours")


def length(quiet: QuietHours) -> int:
    """How long they last, in seconds, on a day like any other."""
    begin, end = (int(text[:2]) * HOUR + int(text[3:]) * MINUTE for text in (quiet.begin, quiet.end))
    return (end - begin) % (24 * HOUR)


def windows(quiet: QuietHours, begin: float) -> Iterator[Span]:
    """The quiet hours from a time on, in order, as seconds since 1970. The first may have begun before."""
    zone = _zone(quiet.zone)
    opens, closes = time.fromisoformat(quiet.begin), time.fromisoformat(quiet.end)
    day: date = datetime.fromtimestamp(begin, zone).date() - timedelta(days=1)
    while True:
        start = datetime.combine(day, opens, zone).timestamp()
        last = day if closes > opens else day + timedelta(days=1)
        end = datetime.combine(last, closes, zone).timestamp()
        if end > begin and end > start:
            yield start, end
        day += timedelta(days=1)


def overlap(quiet: QuietHours, begin: float, end: float) -> float:
    """How many of the seconds between two times are quiet."""
    found = 0.0
    for start, stop in windows(quiet, begin):
        if start >= end:
            break
        found += min(stop, end) - max(start, begin)
    return found


def after(quiet: QuietHours | None, begin: float, seconds: float) -> tuple[float, list[Span]]:
    """When so many seconds that are not quiet have passed, and the quiet hours until then."""
    if quiet is None:
        return begin + seconds, []
    at, rest, passed = begin, seconds, []
    for start, stop in windows(quiet, begin):
        if start - at >= rest:
            break
        passed.append((max(start, begin), stop))
        rest -= max(0.0, start - at)
        at = stop
    return at + rest, passed
