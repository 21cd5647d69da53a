"""The rule-of-thumb players: a British planner and a German controller, each with a hand of cards."""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.position import Position
from opsroom.engine.staff import Staff
from opsroom.titles.bomber_command.rules.geography import BRITISH
from opsroom.titles.bomber_command.rules.table import Bomber
from opsroom.titles.bomber_command.staff_bombing import advise_bombing, is_bombing_question
from opsroom.titles.bomber_command.staff_cards import advise_cards, is_card_question
from opsroom.titles.bomber_command.staff_control import advise_control
from opsroom.titles.bomber_command.staff_plan import advise_plan


class BomberStaff(Staff):
    def advise(self, t: Position) -> i64:
        assert isinstance(t, Bomber)
        if t.offered == 1:
            return t.options[0]
        if is_card_question(t):
            return advise_cards(t)
        if is_bombing_question(t):
            return advise_bombing(t)
        return advise_plan(t) if t.seat == BRITISH else advise_control(t)
