"""The game: the table, and what a position needs the other rules for."""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.procedure import Procedure
from opsroom.titles.barbarossa.rules.scoring import Concession
from opsroom.titles.barbarossa.rules.table import Barbarossa


class BarbarossaGame(Barbarossa):
    def blank(self) -> Barbarossa:
        return BarbarossaGame(False)

    def begin_action(self, action: i64) -> Procedure:
        return Concession(self.seat)
