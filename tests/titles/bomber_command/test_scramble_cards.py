"""The order of a scramble, and cards played while a unit takes off.  § 7.4.2, § 9.8.1 and § 12.2.1"""

from __future__ import annotations

import pytest

from opsroom.titles.bomber_command.rules.scramble import Scramble
from tests.titles.bomber_command.hands import UNIT, begin, night


@pytest.mark.rule("9.8.1", "7.4.2", "7.4.3")
@pytest.mark.parametrize(("dice", "returning"), [([5, 5], 1), ([4, 5], 0)])
def test_9_8_1_a_unit_that_corona_depletes_on_take_off_goes_home_on_a_d(dice: list[int], returning: int) -> None:
    t = night(british="corona_controllers")
    u = UNIT["b03"]
    s = begin(t, Scramble(), dice).play("b03", "pass")
    s.lay("corona_controllers", "b03")
    while s.key:
        s.play("pass")
    assert (t.depleted[u], t.returning[u]) == (1, returning)


@pytest.mark.rule("12.2.1", "7.4.2")
def test_12_2_1_intruders_are_declared_when_the_losses_of_all_units_are_known() -> None:
    t = night(intruder_rule=1)
    s = begin(t, Scramble(), [6, 6, 6, 6]).play("b03", "b31", "pass")
    assert s.key == "choose_role"
    assert t.fighter_losses == 2
    s.play("pass")
    assert s.key == "choose_role"
    s.play("intruder")
    assert [t.intruder[UNIT[name]] for name in ("b03", "b31")] == [0, 1]
    assert s.key == ""
