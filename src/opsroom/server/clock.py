"""Times as the wire writes them."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from functools import lru_cache

now = time.time


@lru_cache(64)
def written(moment: int) -> str:
    """A time in UTC to the second, "2026-01-31T12:00:00Z"."""
    return datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
