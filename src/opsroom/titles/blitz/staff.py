"""The staff of Blitz!: a few readable priorities for each side."""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.position import Position
from opsroom.engine.procedure import PASS
from opsroom.engine.staff import Staff


class BlitzStaff(Staff):
    def advise(self, t: Position) -> i64:
        return PASS
