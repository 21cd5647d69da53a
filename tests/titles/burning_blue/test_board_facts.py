"""What the board in the browser is told of the print."""

from __future__ import annotations

from math import hypot, sqrt
from typing import Any

import pytest

from opsroom.engine.column import printed as column_of
from opsroom.titles.burning_blue.board_facts import board_facts
from opsroom.titles.burning_blue.rules.charts import COHESION_MOD, COMBAT_MOD, INTERCEPT_MOD, REACTION_MOD
from opsroom.titles.burning_blue.rules.geography import HEXES, PLACE_NAMES
from opsroom.titles.burning_blue.rules.radio_command import is_in_command
from opsroom.titles.burning_blue.rules.roll_sums import AMOUNTS, REASON_IDS, REASONS, SUM_NAMES, total_of
from tests.titles.burning_blue.scenes import blue, squadron

FACTS: dict[str, Any] = board_facts()


def centre(name: str) -> tuple[float, float]:
    q, r = FACTS["map"]["hexes"][name]
    return sqrt(3) * (q + r / 2), 1.5 * r


def test_the_map_has_1620_hexes_and_eight_boxes() -> None:
    assert len(FACTS["map"]["hexes"]) == 1620
    assert list(FACTS["map"]["boxes"]) == PLACE_NAMES[1620:]


def test_every_place_is_drawn_in_its_hex_or_at_its_edge() -> None:
    """The figures of map and atlas are rounded: a place may lie just over the side of its hex."""
    sites = [*FACTS["airfields"], *FACTS["stations"], *(site for kind in FACTS["sites"].values() for site in kind)]
    for site in sites:
        if site["hex"] in FACTS["map"]["hexes"] and site["at"] is not None:
            x, y = centre(site["hex"])
            assert hypot(site["at"][0] - x, site["at"][1] - y) < 1.6, site["id"]


def test_every_zone_has_hexes_and_every_hex_one_zone_first() -> None:
    hexes = [name for zone in FACTS["map"]["areas"].values() for name in zone]
    assert len(hexes) == len(set(hexes)) == 1620
    assert all(zones[0] in FACTS["map"]["areas"] for zones in FACTS["split"].values())


@pytest.mark.rule("13.3.2", "13.3.4", "13.4.3", "13.5")
def test_every_modifier_of_a_fight_has_a_name_a_rule_and_its_amount() -> None:
    for name, printed, kept in (
        ("intercept", INTERCEPT_MOD, set()),
        ("reaction", REACTION_MOD, set()),
        ("attack", COMBAT_MOD, {"staffel_vs_balloons"}),  # § 15.2: not of a fight
        ("cohesion", COHESION_MOD, {"balloon_dive", "balloon_down"}),
    ):
        which = SUM_NAMES.index(name)
        reasons = {reason: AMOUNTS[which][REASON_IDS.index(reason)] for reason in REASONS[which]}
        assert reasons == {key: amount for key, amount in printed.items() if key not in kept}


def test_reasons_add_up_bit_by_bit() -> None:
    assert total_of(column_of([1, -1, 2]), 0b101) == 3
    assert total_of(column_of([1, -1, 2]), 0) == 0


@pytest.mark.rule("7", "10.1.2")
def test_10_1_2_every_range_of_the_radio_says_where_squadrons_without_vhf_are_heard() -> None:
    t = blue(1)
    unit = squadron(t, "32", "2124", 12)
    for reach, hexes in FACTS["radio"]["biggin_hill"].items():
        t.radio = int(reach)
        heard = []
        for place in range(HEXES):
            t.at[unit] = place
            if is_in_command(t, unit):
                heard.append(PLACE_NAMES[place])
        assert heard == hexes
        assert 0 < len(hexes) < HEXES
    assert len(FACTS["radio"]["biggin_hill"]) == 3, "usual, and after two events"
