"""Analysis of games: winning chances, luck, costly decisions, and what would have come of something else.

Everything is estimated by playing on: the staff plays every seat to the end, in worlds that are dealt anew from what one seat knows, or
from the open position of a finished game.
"""

from __future__ import annotations

from opsroom.analysis.compare import Branch, Outcomes, compare
from opsroom.analysis.game import Game
from opsroom.analysis.report import Report, assemble, breakdown, measures
from opsroom.analysis.units import METHOD, Unit, next_units, run_unit, total_units

__all__ = [
    "METHOD",
    "Branch",
    "Game",
    "Outcomes",
    "Report",
    "Unit",
    "assemble",
    "breakdown",
    "compare",
    "measures",
    "next_units",
    "run_unit",
    "total_units",
]
