"""The game: the table, and what a position needs the other rules for."""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.chance import Chance
from opsroom.engine.ids import SeatId
from opsroom.engine.procedure import Procedure, Todo
from opsroom.titles.bomber_command.rules.card_effects import carry_out
from opsroom.titles.bomber_command.rules.card_windows import CardBeside, may_play_beside
from opsroom.titles.bomber_command.rules.ending import Agreement, may_offer_the_end
from opsroom.titles.bomber_command.rules.geography import BRITISH
from opsroom.titles.bomber_command.rules.ids import FunctionId, PlaceId, UnitId
from opsroom.titles.bomber_command.rules.redeal import deal
from opsroom.titles.bomber_command.rules.table import END_NIGHT, PLAY_CARD, Bomber
from opsroom.titles.bomber_command.rules.victory import british_points, german_points


class BomberGame(Bomber):
    def blank(self) -> Bomber:
        return BomberGame(False)

    def score(self, seat: SeatId) -> i64:
        return british_points(self) if seat == BRITISH else german_points(self)

    def free_actions(self, seat: SeatId) -> None:
        if may_play_beside(self, seat):
            self.may(PLAY_CARD)
        if may_offer_the_end(self, seat):
            self.may(END_NIGHT)

    def begin_action(self, action: i64) -> Procedure:
        return CardBeside(self.seat) if action == PLAY_CARD else Agreement(self.seat)

    def carry_out_card(self, seat: SeatId, function: FunctionId, unit: UnitId, method: i64, place: PlaceId) -> Todo:
        return carry_out(self, seat, function, unit, method, place)

    def deal_hidden(self, seat: SeatId, chance: Chance) -> None:
        deal(self, seat, chance)
