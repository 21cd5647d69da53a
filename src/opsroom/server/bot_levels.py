"""The bot levels that a table may be set up with, and the opponents behind them.

Searches are bounded by the clock as well, so that nobody waits long where the engine is not compiled or the machine is busy.
"""

from __future__ import annotations

from opsroom import Title

LEVELS: dict[str, str] = {
    "random": "random",
    "staff": "staff",
    "search:small": "search:iterations=300,seconds=1",
    "search:large": "search:iterations=5000,seconds=4",
}
HINT = "staff"


PLAN = "staff:plan="


def levels_of(title: Title) -> list[str]:
    """The levels that are quick enough in this title, and the staff with each of the title's own plans."""
    quick = [level for level, name in LEVELS.items() if name.split(":")[0] not in title.slow_bots]
    return [*quick, *(PLAN + plan for plan in title.plans)]


def fallbacks(level: str) -> list[str]:
    """The level, and the weaker ones that answer in its place where it fails."""
    return list(dict.fromkeys([level, "staff"])) if level != "random" else [level]


def is_quick(level: str) -> bool:
    """Whether the bot answers without a search, within milliseconds."""
    return not level.startswith("search")


def opponent(level: str) -> str:
    """The opponent's name for a level, e.g. "search:small" is "search:iterations=300,seconds=1"."""
    return level if level.startswith(PLAN) else LEVELS[level]
