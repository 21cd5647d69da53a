"""The game: the table, and what a position needs the other rules for."""

from __future__ import annotations

from opsroom.engine.ids import SeatId
from opsroom.titles.barbarossa.rules.scoring import leaders
from opsroom.titles.barbarossa.rules.table import BY_CONCESSION, Barbarossa


class BarbarossaGame(Barbarossa):
    def blank(self) -> Barbarossa:
        return BarbarossaGame(False)

    def concede(self, seat: SeatId) -> None:
        """Ruling 57: the others are ranked as at the end of the game."""
        self.ended = BY_CONCESSION
        self.winners = leaders(self, seat)
