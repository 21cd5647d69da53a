"""Accident: at least one fighter is lost, however low the roll.  § 6.2, § 7.4.4"""

from __future__ import annotations

import pytest

from opsroom.titles.bomber_command.rules.recovery import RecoveryRoll
from tests.titles.bomber_command.hands import UNIT, begin
from tests.titles.bomber_command.test_card_rolls import holding, passed


@pytest.mark.rule("7.4.4", "6.2")
@pytest.mark.parametrize(("cards", "lost"), [((), 0), (("accident",), 1)])
def test_7_4_4_an_accident_on_a_recovery_costs_a_fighter_even_on_the_lowest_roll(
    cards: tuple[str, ...], lost: int
) -> None:
    t = holding(*cards, units="b03:recovered")
    t.landed_in[UNIT["b03"]] = 3
    s = begin(t, RecoveryRoll(UNIT["b03"]), [1, 1])
    for card in cards:
        s.lay(card)
    passed(s)
    assert t.fighter_losses == lost
