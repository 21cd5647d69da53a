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
    GroundDefences,
    attack_balloons,
    fire_guns,
    gun_target,
    has_raf,
    is_near_bursts,
)
from opsroom.titles.burning_blue.rules.losses import aircraft_left
from opsroom.titles.burning_blue.rules.orders import PatrolPhase
from opsroom.titles.burning_blue.rules.raid_breakup import GOING_HOME
from tests.titles.burning_blue.scenes import (
    QUIET,
    at,
    blue,
    carry_out,
    events_of,
    fly,
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


@pytest.mark.rule("14.1.1")
def test_of_several_units_the_guns_hit_the_one_that_has_lost_fewest() -> None:
    t = blue(1)
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", at_place="2124")
    first, second = members(t, number)
    t.losses[first] = 1
    assert gun_target(t, number, 12) == second
    t.disruption[second] = 1
    assert gun_target(t, number, 12) == first


@pytest.mark.rule("14.1.1", "14.1.2")
def test_14_1_1_a_unit_that_the_guns_wipe_out_checks_no_cohesion() -> None:
    t = blue(1, [6, 6])
    number = raid(t, "i_kg2 bombing 12", at_place="1835")
    (bomber,) = members(t, number)
    t.losses[bomber] = aircraft_left(t, bomber) - 1
    fire_guns(t, number)
    assert aircraft_left(t, bomber) == 0
    assert t.disruption[bomber] == 0


DOVER = "1835"


@pytest.mark.rule("15.1")
@pytest.mark.parametrize(("dive_from", "levels"), [(0, 1), (12, 0)])
def test_15_1_balloons_are_braved_more_easily_in_a_dive(dive_from: int, levels: int) -> None:
    t = blue(1, [1, 1, 2, 4])  # light guns miss; six, in a dive seven
    number = raid(t, "i_kg2 bombing 2", at_place=DOVER)
    t.dive_from[number] = dive_from
    carry_out(t, GroundDefences(number))
    assert t.disruption[members(t, number)[0]] == levels


@pytest.mark.rule("15.2", "22")
def test_15_2_balloons_that_have_been_counted_are_not_paid_again() -> None:
    t = blue(1, [1, 1])  # two: no balloon
    number = raid(t, "i_jg3 freie_jagd 4", at_place=DOVER)
    t.balloons = t.downed[BARRAGE[at(DOVER)]] = 4
    attack_balloons(t, number)
    assert (t.balloons, t.vp) == (4, 0)


@pytest.mark.rule("15.2", "10.3.4", "13.5.1")
def test_a_sweep_that_the_guns_send_home_does_not_shoot_at_balloons() -> None:
    t = blue(2)
    number = raid(t, "staffel_i_jg3 freie_jagd 20", at_place="1837", course=["1837", "1835", "1439"])
    t.attacking[number] = 2
    script(t, 1, 1, 5, 6, 1, 1)  # the heavy guns of Dover miss, the light ones hit; it is spent
    fly(t, number)
    assert t.off_course[number] == GOING_HOME
    assert not events_of(t, "balloons_shot")


@pytest.mark.rule("14.1.1")
@pytest.mark.parametrize("orbiting", [0, 1])
def test_guns_fire_at_the_end_of_the_patrol_phase_at_a_sweep_that_orbits_over_them(orbiting: int) -> None:
    t = blue(2, [1, 1] if orbiting else [])
    number = raid(t, "i_jg3 freie_jagd 16", at_place="1835")
    t.orbiting[number] = orbiting
    carry_out(t, PatrolPhase())
    assert len(events_of(t, "guns_fired")) == orbiting
