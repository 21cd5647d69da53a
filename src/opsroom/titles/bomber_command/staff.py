"""The rule-of-thumb players: a British planner and a German controller, each with a hand of cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.ids import SeatId
from opsroom.engine.position import Position
from opsroom.engine.procedure import PASS
from opsroom.engine.staff import Staff
from opsroom.titles.bomber_command.rules.charts import MAIN_FORCES, VICTORY
from opsroom.titles.bomber_command.rules.ending import AGREE, Agreement, any_airborne
from opsroom.titles.bomber_command.rules.geography import BRITISH
from opsroom.titles.bomber_command.rules.set_up import chit_vp
from opsroom.titles.bomber_command.rules.table import Bomber
from opsroom.titles.bomber_command.rules.victory import british_points, german_points
from opsroom.titles.bomber_command.staff_bombing import advise_bombing, is_bombing_question
from opsroom.titles.bomber_command.staff_cards import advise_cards, is_card_question
from opsroom.titles.bomber_command.staff_control import advise_control
from opsroom.titles.bomber_command.staff_plan import advise_plan

USUAL_BOMBING: Final = 18.0  # points of a Main Force
WIDE: Final = 100.0  # points between a lost and a won game


class BomberStaff(Staff):
    def advise(self, t: Position) -> i64:
        assert isinstance(t, Bomber)
        if t.offered == 1:
            return t.options[0]
        if isinstance(t.top, Agreement):
            return answer_the_offer(t)
        if is_card_question(t):
            return advise_cards(t)
        if is_bombing_question(t):
            return advise_bombing(t)
        return advise_plan(t) if t.seat == BRITISH else advise_control(t)

    def horizon(self) -> i64:
        return 2

    def appraise(self, t: Position, seat: SeatId) -> float:
        """By the points so far, and what bombing that is still to come usually brings."""
        assert isinstance(t, Bomber)
        margin = float(british_points(t) - german_points(t))
        for block in range(MAIN_FORCES[t.scenario]):
            if t.bombed[block] == 0:
                margin += USUAL_BOMBING + float(chit_vp(t, block))
        even = float(VICTORY[t.scenario * 4 + 1] + VICTORY[t.scenario * 4 + 2]) / 2.0  # the middle of a draw
        lead = 0.5 + (margin - even) / WIDE
        lead = 0.02 if lead < 0.02 else 0.98 if lead > 0.98 else lead
        return lead if seat == BRITISH else 1.0 - lead


def answer_the_offer(t: Bomber) -> i64:
    """§ 11.0: nobody goes before the Main Forces have bombed, nor the Germans while fighters may still catch them."""
    for block in range(MAIN_FORCES[t.scenario]):
        if t.bombed[block] == 0:
            return t.because(PASS, "bombing_not_over")
    if t.seat != BRITISH and any_airborne(t):
        return t.because(PASS, "fighters_still_up")
    return t.because(AGREE, "agree_to_end")
