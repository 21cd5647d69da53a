"""Cards played while a unit takes off.  § 7.4.2 and § 9.8.1"""

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
