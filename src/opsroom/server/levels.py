"""The bot levels that a table may be set up with, and the opponents behind them."""

from __future__ import annotations

LEVELS: dict[str, str] = {
    "random": "random",
    "staff": "staff",
    "search:small": "search:iterations=300",
    "search:large": "search:iterations=3000",
}
HINT = "staff"


def opponent(level: str) -> str:
    """The opponent's name for a level, e.g. "search:small" is "search:iterations=300"."""
    return LEVELS[level]
