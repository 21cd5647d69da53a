"""The bot levels that a table may be set up with, and the opponents behind them."""

from __future__ import annotations

from opsroom import Title

LEVELS: dict[str, str] = {
    "random": "random",
    "staff": "staff",
    "search:small": "search:iterations=300",
    "search:large": "search:iterations=3000",
}
HINT = "staff"


PLAN = "staff:plan="


def levels_of(title: Title) -> list[str]:
    """The levels, and the staff with each of the title's own plans."""
    return [*LEVELS, *(PLAN + plan for plan in title.plans)]


def opponent(level: str) -> str:
    """The opponent's name for a level, e.g. "search:small" is "search:iterations=300"."""
    return level if level.startswith(PLAN) else LEVELS[level]
