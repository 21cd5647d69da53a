"""The game: the table, and what a position needs the other rules for."""

from __future__ import annotations

from opsroom.engine.chance import Chance
from opsroom.engine.ids import SeatId
from opsroom.titles.burning_blue.rules.redeal import deal
from opsroom.titles.burning_blue.rules.table import Blue


class BlueGame(Blue):
    def blank(self) -> Blue:
        return BlueGame(False)

    def deal_hidden(self, seat: SeatId, chance: Chance) -> None:
        deal(self, seat, chance)
