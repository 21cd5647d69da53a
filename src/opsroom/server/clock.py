"""Times as the wire writes them."""

from __future__ import annotations

import time
from datetime import UTC, datetime

now = time.time


def written(moment: float) -> str:
    """A time in UTC to the second, "2026-01-31T12:00:00Z"."""
    return datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
