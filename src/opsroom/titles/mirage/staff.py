from __future__ import annotations
from mypy_extensions import i64
from opsroom.engine.position import Position
from opsroom.engine.staff import Staff
class MirageStaff(Staff):
    def advise(self, t: Position) -> i64:
        return t.options[0]
