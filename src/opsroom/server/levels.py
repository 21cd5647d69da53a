"""The bot levels that a table may be set up with, and the opponents behind them.

Searches are bounded by the clock as well, so that nobody waits long where the engine is not compiled or the machine is busy.
"""

from __future__ import annotations

LEVELS: dict[str, str] = {
    "random": "random",
    "staff": "staff",
    "search:small": "search:iterations=300,seconds=1",
    "search:large": "search:iterations=5000,seconds=4",
}
HINT = "staff"


def opponent(level: str) -> str:
    """The opponent's name for a level, e.g. "search:small" is "search:iterations=300,seconds=1"."""
    return LEVELS[level]
