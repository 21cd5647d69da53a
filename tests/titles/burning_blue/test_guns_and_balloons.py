"""Ack-ack and balloons.  § 14, § 15"""

from __future__ import annotations

import pytest

from opsroom.titles.burning_blue.rules.geography import (
    BARRAGE,
    BARRAGES,
    GUN_SITES,
    HEAVY,
    HEXES,
    LIGHT,
    apart,
)
from opsroom.titles.burning_blue.rules.guns import (
    attack_balloons,
    fire_guns,
    gun_target,
    has_raf,
    is_near_bursts,
)
from tests.titles.burning_blue.scenes import (
    QUIET,
    at,
    blue,
    events_of,
    members,
    raid,
    script,
    squadron,
)


@pytest.mark.rule("14.1.2")
def test_14_1_2_bursts_are_seen_in_their_hex_and_next_to_it() -> None:
    t = blue(1)
    place = GUN_SITES[0]
    assert not is_near_bursts(t, place)
    t.bursts[0] = 1
    assert is_near_bursts(t, place)
    near = next(p for p in range(HEXES) if apart(p, place) == 1)
    far = next(p for p in range(HEXES) if apart(p, place) == 2)
    assert is_near_bursts(t, near)
    assert not is_near_bursts(t, far)


@pytest.mark.rule("14.1.2")
def test_14_1_2_heavy_guns_hold_their_fire_for_squadrons_in_the_air_only() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12)
    assert has_raf(t, at("2124"))
    assert not has_raf(t, at("2125"))
    t.tote[unit] = 5
    assert not has_raf(t, at("2124"))


@pytest.mark.rule("14.1.3", "14.1.1")
def test_14_1_3_the_guns_hit_the_lowest_bombers_before_fighters() -> None:
    t = blue(1)
    number = raid(
        t, "i_jg3 close_escort 12", "i_kg2 bombing 12", "ii_kg2 bombing 12", "iii_kg2 bombing 14", at_place="2124"
    )
    escort, first, second, third = members(t, number)
    assert gun_target(t, number, 12) == first
    t.disruption[first] = 1
    assert gun_target(t, number, 12) == second
    t.disruption[second], t.losses[first] = 1, 1
    assert gun_target(t, number, 12) == second
    assert gun_target(t, number, 14) == third
    t.angels[first] = t.angels[second] = 14
    assert gun_target(t, number, 12) == escort


@pytest.mark.rule("14.1.1")
def test_14_1_1_no_guns_no_dice() -> None:
    t = blue(1)
    number = raid(t, "i_kg2 bombing 12", at_place=QUIET)
    fire_guns(t, number)
    t.raid_at[number] = next(p for p in range(HEXES) if LIGHT[p] and HEAVY[p] == 0)
    fire_guns(t, number)  # too high for the light guns
    assert events_of(t, "guns_fired") == []


@pytest.mark.rule("15.2", "13.5.2")
def test_15_2_each_unit_shoots_and_is_low_on_ammunition() -> None:
    t = blue(1)
    place = BARRAGES[0]
    number = raid(t, "i_jg3 freie_jagd 4", "staffel_ii_jg3 freie_jagd 4", at_place="2124")
    other = raid(t, "iii_jg3 freie_jagd 4", at_place="2124")
    t.raid_at[number] = place
    one, two = members(t, number)
    t.low_ammo[two] = 1
    script(t, 3, 4, 3, 4)  # three, and at two less one
    attack_balloons(t, number)
    assert t.downed[BARRAGE[place]] == t.balloons == 4
    assert t.vp == 2
    assert (t.low_ammo[one], t.disruption[one], t.disruption[two]) == (1, 0, 1)
    assert t.low_ammo[members(t, other)[0]] == 0
