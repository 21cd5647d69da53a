"""How far it is from a box to another, where no hexes can be counted.  § 8.2.2"""

from __future__ import annotations

import pytest

from opsroom.titles.burning_blue.rules.endurance import raf_way, turns_to
from opsroom.titles.burning_blue.rules.geography import apart
from opsroom.titles.burning_blue.rules.recovery import turns_between
from tests.titles.burning_blue.scenes import (
    at,
)


@pytest.mark.rule("8.2.2")
def test_8_2_2_between_boxes_no_hexes_are_counted_but_the_turn_into_the_box() -> None:
    here, there = at("channel_west"), at("channel_east")
    assert raf_way(here, there) == here
    assert turns_to(here, there) == 1


@pytest.mark.rule("17.1")
def test_17_1_hexes_on_the_way_to_a_box_are_counted_and_the_box_is_a_turn() -> None:
    """From 2124 to the western Channel it is twenty-odd hexes to 0114 at the edge of the map, four a turn."""
    assert apart(at("2124"), at("0114")) // 4 == 5
    assert turns_between(at("2124"), at("channel_west")) == 6
    assert turns_between(at("2124"), at("cherbourg")) == 7
    assert turns_between(at("channel_west"), at("2124")) == 6
