"""The game: the table, and what a position needs the other rules for."""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.chance import Chance
from opsroom.engine.ids import SeatId
from opsroom.engine.procedure import Procedure
from opsroom.titles.mirage.rules.commands import Retaliation
from opsroom.titles.mirage.rules.redeal import deal
from opsroom.titles.mirage.rules.refill import concede
from opsroom.titles.mirage.rules.table import Mirage


class MirageGame(Mirage):
    def blank(self) -> Mirage:
        return MirageGame(False)

    def begin_action(self, action: i64) -> Procedure:
        return Retaliation(self.seat)

    def concede(self, seat: SeatId) -> None:
        concede(self, seat)

    def deal_hidden(self, seat: SeatId, chance: Chance) -> None:
        deal(self, seat, chance)
