"""The first of a list is asked like all others.  § 18.2.1, § 18.2.2"""

from __future__ import annotations

import pytest

from opsroom.titles.burning_blue.rules.airfields import Readiness
from opsroom.titles.burning_blue.rules.forces import SQUADRON_IDS
from opsroom.titles.burning_blue.rules.table import AVAILABLE
from tests.titles.burning_blue.scenes import answer, blue, carry_out, options, squadron


@pytest.mark.rule("18.2.1", "18.2.2")
@pytest.mark.parametrize("name", [SQUADRON_IDS[0], "squadron_64"])
def test_18_2_2_every_squadron_on_the_ground_may_be_called_or_left_dispersed(name: str) -> None:
    t = blue(1)
    unit = squadron(t, name.removeprefix("squadron_"))
    t.tote[unit] = AVAILABLE
    carry_out(t, Readiness())
    assert options(t) == [name, "pass", "stand"]
    answer(t, name)
    assert t.called[unit] == 0
