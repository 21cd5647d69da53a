"""The staff: a planner in France and a controller at Uxbridge, by a few rules of thumb."""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.ids import SeatId
from opsroom.engine.position import Position
from opsroom.engine.staff import Staff
from opsroom.titles.burning_blue.rules.forces import RAF
from opsroom.titles.burning_blue.rules.table import Blue
from opsroom.titles.burning_blue.staff_controller import controller
from opsroom.titles.burning_blue.staff_planner import planner


class BlueStaff(Staff):
    def advise(self, t: Position) -> i64:
        assert isinstance(t, Blue)
        frame = t.top
        assert frame is not None
        if t.offered == 1:
            return t.options[0]
        step = frame.about().steps[frame.at].name
        return controller(t, step) if t.seat == RAF else planner(t, step)

    def horizon(self) -> i64:
        return 6

    def appraise(self, t: Position, seat: SeatId) -> float:
        """By the points so far: a raid bombed is worth about eight."""
        assert isinstance(t, Blue)
        lead = 0.5 + float(t.vp) / 160.0
        lead = 0.02 if lead < 0.02 else 0.98 if lead > 0.98 else lead
        return 1.0 - lead if seat == RAF else lead
