"""What is measured in finished games, and the historical figures beside it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from opsroom.engine.data import DataFiles
from opsroom.engine.position import Position
from opsroom.engine.title import ALL_MODES, Calibration, Goal
from opsroom.titles.burning_blue.rules.chits import chit_points
from opsroom.titles.burning_blue.rules.table import DRAWN, FIRST_SLOT, LUFTWAFFE_WINS, RAF_UNITS, RAF_WINS, UNITS, Blue
from opsroom.titles.burning_blue.schema import FILES

SCENARIOS = ("scenario1", "scenario2", "scenario3", "scenario4", "scenario5")
Mode = Literal["scenario1", "scenario2", "scenario3", "scenario4", "scenario5", "all"]
Measure = Literal["luftwaffe_lost", "bombers_lost", "raf_lost", "ratio", "luftwaffe_wins", "draws", "raf_wins"]


class GoalData(Struct, forbid_unknown_fields=True):
    mode: Mode
    measure: Measure
    low: float
    high: float
    note: str
    per: Measure | None = None


class Day(Struct, forbid_unknown_fields=True):
    """Losses of one day, or of a few days on end."""

    date: str
    mode: Mode
    luftwaffe: int
    raf: int
    source: str
    bombers: int | None = None


class Figures(Struct, forbid_unknown_fields=True):
    goal: list[GoalData]
    day: list[Day]


def audit(figures: Figures) -> str | None:
    for i, goal in enumerate(figures.goal):
        if goal.low > goal.high:
            return f"goal[{i}]: low is above high"
    for i, day in enumerate(figures.day):
        if day.raf <= 0 or (day.bombers is not None and day.bombers > day.luftwaffe):
            return f"day[{i}]: more bombers than aircraft, or no fighters lost"
    return None


# Apart from the data of the game: a goal that moves does not make saves of games invalid.
FIGURES = DataFiles("burning_blue", FILES.folder).read("calibration.toml", Figures, audit)


def measure(t: Position) -> dict[str, list[float]]:
    """Of one finished game: aircraft lost to any cause, points against the raids' value in percent, and the verdict."""
    assert isinstance(t, Blue)
    raf = sum(t.losses[unit] for unit in range(RAF_UNITS))
    luftwaffe = sum(t.losses[unit] for unit in range(FIRST_SLOT, UNITS))
    bombers = sum(t.losses[unit] for unit in range(FIRST_SLOT, UNITS) if t.bomber[unit])
    return {
        "luftwaffe_lost": [float(luftwaffe)],
        "bombers_lost": [float(bombers)],
        "raf_lost": [float(raf)],
        "ratio": [round(float(luftwaffe) / float(raf), 2)] if raf else [],
        "points": [float(round(50 * float(t.vp) / float(chit_points(t))))] if chit_points(t) else [],
        "luftwaffe_wins": [float(t.ended == LUFTWAFFE_WINS)],
        "draws": [float(t.ended == DRAWN)],
        "raf_wins": [float(t.ended == RAF_WINS)],
    }


CALIBRATION = Calibration(
    measure=measure,
    history={
        mode: {"ratio": [round(day.luftwaffe / day.raf, 2) for day in FIGURES.day if day.mode == mode]}
        for mode in SCENARIOS
    },
    goals=[
        Goal(goal.mode, goal.measure, "mean", goal.low, goal.high, goal.note, goal.per or "") for goal in FIGURES.goal
    ],
    shown=("luftwaffe_lost", "bombers_lost", "raf_lost", "ratio"),
)
assert {goal.mode for goal in CALIBRATION.goals} <= {*SCENARIOS, ALL_MODES}
