"""What is measured in finished games, and the historical figures beside it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from opsroom.engine.data import DataFiles
from opsroom.engine.position import Position
from opsroom.engine.title import Calibration, Goal
from opsroom.titles.bomber_command.rules.geography import RAIDS
from opsroom.titles.bomber_command.rules.table import MAIN_FORCE, Bomber
from opsroom.titles.bomber_command.rules.victory import british_points, german_points
from opsroom.titles.bomber_command.schema_map import FILES, SCENARIOS, Positive, Scenario

Measure = Literal["lost", "percent", "fighters", "margin", "verdict"]


class GoalData(Struct, forbid_unknown_fields=True):
    mode: Scenario
    measure: Measure
    what: Literal["mean", "quarter", "median", "three_quarters", "p95", "p99", "most_common"]
    low: float
    high: float
    note: str


class Raid(Struct, forbid_unknown_fields=True):
    night: str
    mode: Scenario
    target: str
    force: Positive
    lost: int
    source: str


class Figures(Struct, forbid_unknown_fields=True):
    force: dict[Scenario, Positive]
    goal: list[GoalData]
    raid: list[Raid]


def audit(figures: Figures) -> str | None:
    if set(figures.force) != set(SCENARIOS):
        return "force: every scenario has one"
    for i, raid in enumerate(figures.raid):
        if not 0 <= raid.lost <= raid.force:
            return f"raid[{i}].lost: more than were sent"
    for i, goal in enumerate(figures.goal):
        if goal.low > goal.high:
            return f"goal[{i}]: low is above high"
    return None


# Apart from the data of the game: a goal that moves does not make saves of games invalid.
FIGURES = DataFiles("bomber_command", FILES.folder).read("calibration.toml", Figures, audit)


def measure(t: Position) -> dict[str, list[float]]:
    """Of one finished game; losses by Main Force."""
    assert isinstance(t, Bomber)
    force = FIGURES.force[SCENARIOS[t.scenario]]
    lost = [float(t.losses[raid]) for raid in range(RAIDS) if t.kind[raid] == MAIN_FORCE]
    return {
        "lost": lost,
        "percent": [100 * n / force for n in lost],
        "fighters": [float(t.fighter_losses)],
        "margin": [float(british_points(t) - german_points(t))],
        "verdict": [float(t.over)],
    }


CALIBRATION = Calibration(
    measure=measure,
    history={
        mode: {
            "lost": [float(raid.lost) for raid in FIGURES.raid if raid.mode == mode],
            "percent": [100 * raid.lost / raid.force for raid in FIGURES.raid if raid.mode == mode],
        }
        for mode in SCENARIOS
    },
    goals=[Goal(goal.mode, goal.measure, goal.what, goal.low, goal.high, goal.note) for goal in FIGURES.goal],
    shown=("lost", "percent", "fighters"),
)
