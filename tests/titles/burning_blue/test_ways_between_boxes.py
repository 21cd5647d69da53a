"""How far it is from a box to another, where no hexes can be counted.  § 8.2.2"""

from __future__ import annotations

import pytest

from opsroom.titles.burning_blue.rules.endurance import raf_way, turns_to
from tests.titles.burning_blue.scenes import at


@pytest.mark.rule("8.2.2")
def test_8_2_2_between_boxes_no_hexes_are_counted_but_the_turn_into_the_box() -> None:
    here, there = at("channel_west"), at("channel_east")
    assert raf_way(here, there) == here
    assert turns_to(here, there) == 1
