"""Bases of the Luftwaffe and the way to them.  § 17.1.2, § 17.1.3"""

from __future__ import annotations

import pytest

from opsroom.titles.burning_blue.rules.forces import (
    BASE,
    CAEN,
    GRUPPE_IDS,
    GRUPPE_TYPE,
    ME109,
)
from opsroom.titles.burning_blue.rules.geography import HEXES, apart
from opsroom.titles.burning_blue.rules.recovery import base_of, set_recovery_times, turns_between, turns_to_base
from tests.titles.burning_blue.scenes import (
    at,
    blue,
    members,
    raid,
)


@pytest.mark.rule("17.1.2", "17.1.3", "4.2.1")
def test_17_1_3_the_way_to_the_base_costs_a_turn_for_four_hexes_or_a_box() -> None:
    t = blue(2)
    number = raid(t, "i_jg3 freie_jagd 16", "i_kg2 bombing 12", "i_jg2 top_cover 16", at_place="1439")
    fighter, bomber, either = members(t, number)
    base = base_of(t, fighter)
    assert turns_to_base(t, fighter, base) == 0
    for away in (3, 4, 7, 8):
        place = next(p for p in range(HEXES) if apart(base, p) == away)
        assert turns_to_base(t, fighter, place) == away // 4
    assert turns_to_base(t, bomber, at("1439")) == 0
    second = base_of(t, either)
    t.fleet_of[either] = 3
    assert base_of(t, either) != second
    caen, cherbourg = at("caen"), at("cherbourg")
    assert turns_between(caen, caen) == 0
    assert turns_between(caen, cherbourg) == 1
    assert turns_between(caen, at("channel_west")) == 2
    assert turns_between(caen, at("0110")) == 3
    assert turns_between(caen, at("0510")) == 4


@pytest.mark.rule("17.1.3")
def test_17_1_3_units_from_caen_may_count_from_cherbourg() -> None:
    t = blue(1)
    gruppe = next(g for g in range(len(GRUPPE_IDS)) if BASE[g] == CAEN and GRUPPE_TYPE[g] == ME109)
    unit = members(t, raid(t, f"{GRUPPE_IDS[gruppe]} freie_jagd 16", at_place="1439"))[0]
    t.fleet_of[unit] = 3
    assert base_of(t, unit) == CAEN
    assert turns_to_base(t, unit, at("cherbourg")) == 0
    assert turns_to_base(t, unit, at("channel_west")) == 1
    assert turns_to_base(t, unit, CAEN) == 0


@pytest.mark.rule("17.1.2")
@pytest.mark.parametrize(("angels", "turns"), [(6, 1), (8, 2), (12, 2), (14, 3), (18, 3), (20, 4), (26, 5)])
def test_17_1_2_forming_up_costs_petrol_by_height(angels: int, turns: int) -> None:
    t = blue(2)
    number = raid(t, f"i_jg3 freie_jagd {angels}", "i_kg2 bombing 12", at_place="1439")
    fighter, bomber = members(t, number)
    t.form_turn[number], t.home_by[bomber] = 5, 77
    way = turns_to_base(t, fighter, at("1439"))
    set_recovery_times(t, number)
    assert t.home_by[fighter] == 5 + 20 - turns - way
    assert t.home_by[bomber] == 77
