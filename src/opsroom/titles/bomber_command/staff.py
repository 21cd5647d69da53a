"""The rule-of-thumb players: a British planner and a German controller."""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.position import Position
from opsroom.engine.staff import Staff


class BomberStaff(Staff):
    def advise(self, t: Position) -> i64:
        return t.options[0]
