"""Cohesion in cloud and among balloons.  § 8.1, § 15.1"""

from __future__ import annotations

import pytest

from opsroom.titles.burning_blue.rules.guns import brave_balloons
from opsroom.titles.burning_blue.rules.movement import scatter
from tests.titles.burning_blue.scenes import blue, events_of, members, raid, reveal


@pytest.mark.rule("8.1")
@pytest.mark.parametrize(
    ("unit", "die", "disrupted"),
    [
        ("i_kg2 bombing 12", 1, 1),
        ("i_kg2 bombing 12", 2, 1),
        ("i_kg2 bombing 12", 3, 0),
        ("i_jg3 top_cover 16", 1, 1),
        ("i_jg3 top_cover 16", 2, 0),
    ],
)
def test_8_1_bombers_lose_their_cohesion_in_cloud_more_easily_than_fighters(
    unit: str, die: int, disrupted: int
) -> None:
    t = blue(dice=[die])
    (one,) = members(t, raid(t, unit, at_place="1736"))
    scatter(t, one)
    assert t.disruption[one] == disrupted


@pytest.mark.rule("15.1")
@pytest.mark.parametrize(("dice", "worse"), [([1, 2], 1), ([1, 6], 0), ([6, 1], 0)])
def test_15_1_both_dice_together_decide_whether_the_air_picture_gets_worse(dice: list[int], worse: int) -> None:
    t = blue(dice=dice, air_picture=0)
    number = raid(t, "i_kg2 bombing 2", at_place="2422")
    brave_balloons(t, number, diving=False)
    assert t.air_picture == worse


@pytest.mark.rule("15.1")
def test_15_1_the_sum_of_the_dice_among_balloons_is_told() -> None:
    t = blue(dice=[5, 2])
    number = raid(t, "i_kg2 bombing 2", at_place="2422")
    (unit,) = members(t, number)
    reveal(t, number)
    brave_balloons(t, number, diving=True)
    (event,) = events_of(t, "balloons_met")
    assert event[:3] == (unit, 7, 1)
