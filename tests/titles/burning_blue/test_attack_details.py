"""Details of interception, escorts, combat and dogfights that decide single rolls: chapter 13."""

from __future__ import annotations

from random import Random

import pytest

import opsroom
from opsroom import Table
from opsroom.engine.ids import NONE
from opsroom.lab.leaks import redeal
from opsroom.titles.burning_blue.rules.charts import (
    BOMBER_COLUMN,
    BOUNCE,
    INTERCEPT,
    K_BROKEN,
    K_OVERCAST,
    STRAGGLER,
)
from opsroom.titles.burning_blue.rules.combat_strengths import (
    ATTACKS,
    DEFENDS,
    fighter_value,
    side_value,
)
from opsroom.titles.burning_blue.rules.dogfight_phase import Dogfights
from opsroom.titles.burning_blue.rules.dogfights import CLIMBS_BACK, dogfight_at, end_dogfights, has_opponent
from opsroom.titles.burning_blue.rules.fights import Aftermath, Combat, take_loss, within
from opsroom.titles.burning_blue.rules.flights import split
from opsroom.titles.burning_blue.rules.geography import FIELD_AT
from opsroom.titles.burning_blue.rules.guns import clamp
from opsroom.titles.burning_blue.rules.interception import (
    can_attack_raid,
    can_raid_attack,
    intercept_column,
    is_met,
    is_mutual,
    is_up_sun,
    reaction_column,
    steadiest,
)
from opsroom.titles.burning_blue.rules.luftwaffe_attacks import (
    EscortAttack,
    Interception,
    SweepAttack,
    leading_attacker,
    leave_course,
    move_sweep,
)
from opsroom.titles.burning_blue.rules.raf_attacks import RafAttack
from opsroom.titles.burning_blue.rules.raid_breakup import GOING_HOME, ON_COURSE, TO_COURSE
from opsroom.titles.burning_blue.rules.raid_movement import RaidMove
from opsroom.titles.burning_blue.rules.table import (
    CLOSE_ESCORT,
    FIRST_FLIGHT,
    FIRST_SLOT,
    HOME,
    LUFTWAFFE_ONLY,
    P_LW_MOVE,
    PANCAKE,
    PURSUIT,
    UNITS,
)
from tests.titles.burning_blue.modifiers import combat_modifier, intercept_modifier, reaction_modifier
from tests.titles.burning_blue.scenes import (
    Blue,
    answer,
    asked,
    at,
    blue,
    carry_out,
    events_of,
    field,
    members,
    options,
    raid,
    reveal,
    script,
    squadron,
    tally,
    weather,
    wing,
)


def escorts_of(t: Blue, number: int) -> int:
    return sum(1 << (unit - FIRST_SLOT) for unit in members(t, number) if t.task[unit] != 2)


# --- § 13.1, § 13.2.2, § 13.3.1: who can attack whom
@pytest.mark.rule("13.1", "13.6.1")
def test_whoever_is_in_a_dogfight_or_pursues_nobody_attacks_no_raid() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", at_place="2124")
    assert can_attack_raid(t, unit, number)
    assert not can_attack_raid(t, unit, NONE)
    t.dogfight[unit] = 1
    assert not can_attack_raid(t, unit, number)


@pytest.mark.rule("13.1", "13.2", "13.6.1")
def test_a_sweep_attacks_with_units_that_are_free_and_have_not_attacked_this_formation() -> None:
    t = blue(1)
    unit, other = squadron(t, "610", "2124", 12), squadron(t, "32", "2124", 12)
    number = raid(t, "i_jg3 freie_jagd 12", at_place="2125")
    fighter = members(t, number)[0]
    assert can_raid_attack(t, number, unit)
    assert not can_raid_attack(t, number, NONE)
    t.attacked[fighter] = 1 << unit
    assert not can_raid_attack(t, number, unit)
    assert can_raid_attack(t, number, other)
    t.attacked[fighter] = 0
    t.dogfight[fighter] = 1
    assert not can_raid_attack(t, number, unit)
    t.dogfight[fighter], t.angels[fighter] = 0, 8
    assert not can_raid_attack(t, number, unit)  # four Angels below
    t.angels[fighter] = 10
    assert can_raid_attack(t, number, unit)


@pytest.mark.rule("13.2.2", "20.4")
def test_13_2_2_two_that_pursue_each_other_and_can_attack_are_mutual() -> None:
    t = blue(4)
    unit, flight = squadron(t, "501", "2124", 12), squadron(t, "17", "2124", 12)
    number = raid(t, "i_jg3 freie_jagd 12", at_place="2124")
    tally(t, unit, number)
    assert not is_mutual(t, number)  # it hunts nobody
    t.hunts[number] = unit
    assert is_mutual(t, number)
    t.hunts[number] = flight
    assert not is_mutual(t, number)  # who does not pursue it
    t.hunts[number], t.state[number] = unit, HOME
    assert not is_mutual(t, number)


@pytest.mark.rule("13.2.2", "13.1")
@pytest.mark.parametrize(("squadron_angels", "fighter_angels", "mutual"), [(12, 14, True), (12, 16, False)])
def test_13_2_2_a_pursuit_is_mutual_only_if_both_are_within_reach(
    squadron_angels: int, fighter_angels: int, mutual: bool
) -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", squadron_angels)
    number = raid(t, f"i_jg3 freie_jagd {fighter_angels}", at_place="2124")
    tally(t, unit, number)
    t.hunts[number] = unit
    assert is_mutual(t, number) is mutual


@pytest.mark.rule("13.2.2")
@pytest.mark.parametrize(("roll", "attacker"), [(3, "intercepted"), (4, "sweep_intercepts")])
def test_13_2_2_a_die_says_who_attacks_when_a_sweep_catches_its_pursuer(roll: int, attacker: str) -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12)
    number = raid(t, "i_jg3 freie_jagd 12", at_place="2126")
    tally(t, unit, number)
    t.hunts[number], t.phase = unit, P_LW_MOVE
    script(t, roll, 1, 1)
    carry_out(t, RaidMove(number))
    answer(t, "12")
    assert events_of(t, attacker)
    assert not events_of(t, {"intercepted": "sweep_intercepts", "sweep_intercepts": "intercepted"}[attacker])


@pytest.mark.rule("10.3.2", "13.6.1")
def test_a_raid_meets_no_formation_that_dogfights_or_is_two_hexes_away() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", at_place="2125")
    assert is_met(t, number, unit)
    t.dogfight[unit] = 1
    assert not is_met(t, number, unit)
    t.dogfight[unit], t.raid_at[number] = 0, at("2126")
    assert not is_met(t, number, unit)


# --- § 13.3.2, § 13.3.3: the interception roll
@pytest.mark.rule("13.3.3")
def test_13_3_3_the_sun_helps_from_the_same_hex_or_the_next_only() -> None:
    t = blue(1)  # noon: the sun is in the south
    here = at("2124")
    assert is_up_sun(t, here, 16, here, 12)
    assert not is_up_sun(t, here, 14, here, 12)
    south = [place for place in (at("2024"), at("2023"), at("2025")) if is_up_sun(t, place, 16, here, 12)]
    north = [place for place in (at("2224"), at("2223"), at("2225")) if is_up_sun(t, place, 16, here, 12)]
    assert (len(south), north) == (2, [])
    assert not is_up_sun(t, at("1924"), 16, here, 12)  # two hexes away
    assert not is_up_sun(t, at("exeter"), 16, here, 12)
    assert not is_up_sun(t, here, 16, at("exeter"), 12)


@pytest.mark.rule("13.3.2", "19.1.2")
@pytest.mark.parametrize(("kind", "change"), [(K_BROKEN, -1), (K_OVERCAST, -2)])
def test_13_3_2_weather_hinders_an_interception_and_the_escorts(kind: int, change: int) -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2124")
    bomber = members(t, number)[0]
    clear = intercept_modifier(t, unit, bomber, at("2124"), 12, False)
    calm = reaction_modifier(t, number, bomber, INTERCEPT)
    weather(t, kind, 12)
    assert intercept_modifier(t, unit, bomber, at("2124"), 12, False) == clear + change
    assert reaction_modifier(t, number, bomber, INTERCEPT) == calm + change


@pytest.mark.rule("13.3.2")
@pytest.mark.parametrize(("angels", "change"), [(10, -1), (12, 0), (14, 0), (16, 1)])
def test_13_3_2_height_over_the_point_counts_from_four_angels_and_climbing_to_it_hinders(
    angels: int, change: int
) -> None:
    t = blue(1)
    unit = squadron(t, "610", "2123", angels)
    number = raid(t, "i_kg2 bombing 12", at_place="2124")
    assert intercept_modifier(t, unit, members(t, number)[0], at("2124"), 12, False) == change


@pytest.mark.rule("13.3.2", "3.2.4", "13.5.1", "8.1.5", "16.2.2")
def test_13_3_2_each_disadvantage_of_the_attacker_counts() -> None:
    t = blue(1)
    unit, green = squadron(t, "610", "2123", 12), squadron(t, "141", "2123", 12)
    number = raid(t, "i_kg2 bombing 12", at_place="2124")
    target = members(t, number)[0]

    def modifier(lead: int) -> int:
        return intercept_modifier(t, lead, target, at("2124"), 12, False)

    assert (modifier(unit), modifier(green)) == (0, -1)
    t.climbed[unit] = 1
    assert modifier(unit) == -1
    t.climbed[unit] = CLIMBS_BACK
    assert modifier(unit) == 0
    t.climbed[unit], t.disruption[unit] = 0, 1
    assert modifier(unit) == -1
    t.dived[target] = 1
    assert modifier(unit) == 1


@pytest.mark.rule("13.3.2", "13.5.1")
@pytest.mark.parametrize(("unit", "levels", "column"), [("i_kg2", 2, 2), ("i_kg2", 3, 3), ("staffel_i_kg2", 1, 3)])
def test_13_3_2_a_spent_target_is_read_in_the_last_column(unit: str, levels: int, column: int) -> None:
    t = blue(1)
    number = raid(t, f"{unit} bombing 12", at_place="2124")
    target = members(t, number)[0]
    t.disruption[target] = levels
    assert intercept_column(t, target) == column


@pytest.mark.rule("13.3.2", "20.2.3")
def test_13_3_2_of_a_wing_that_is_attacked_the_least_disrupted_squadron_counts() -> None:
    t = blue(1)
    first, second, third = wing(t, "32", "501", "610")
    assert steadiest(t, first) == first
    t.disruption[first] = t.disruption[third] = 1
    assert steadiest(t, first) == second


@pytest.mark.rule("13.3.2", "13.3.1")
def test_13_3_2_the_lowest_of_several_attackers_counts() -> None:
    t = blue(1)
    number = raid(t, "i_jg3 freie_jagd 18", "ii_jg3 freie_jagd 14", "iii_jg3 freie_jagd 16", at_place="2124")
    for unit in members(t, number):
        t.fight[unit] = ATTACKS
    assert leading_attacker(t) == members(t, number)[1]


@pytest.mark.rule("13.3.2", "8.1.5", "13.5.1")
def test_13_3_2_of_attackers_at_one_height_the_one_with_the_fewest_disadvantages_counts() -> None:
    t = blue(1)
    number = raid(t, "i_jg3 freie_jagd 14", "ii_jg3 freie_jagd 14", "iii_jg3 freie_jagd 14", at_place="2124")
    first, second, third = members(t, number)
    for unit in members(t, number):
        t.fight[unit] = ATTACKS
    t.disruption[first], t.climbed[first], t.climbed[second] = 1, 1, 1
    assert leading_attacker(t) == third
    t.disruption[third], t.climbed[third] = 1, 1
    assert leading_attacker(t) == second


# --- § 13.3.4: escorts
@pytest.mark.rule("13.3.4", "16.2.2")
def test_13_3_4_escorts_react_worse_to_an_attack_on_bombers_that_have_just_dived() -> None:
    t = blue(1)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2124")
    bomber = members(t, number)[0]
    before = reaction_modifier(t, number, bomber, INTERCEPT)
    t.dived[bomber] = 1
    assert reaction_modifier(t, number, bomber, INTERCEPT) == before - 1


@pytest.mark.rule("13.3.4")
@pytest.mark.parametrize(
    ("escorts", "modifier"),
    [
        (["i_jg3 top_cover 18"], 0),
        (["i_jg3 top_cover 20"], -1),  # high
        (["i_jg3 top_cover 20", "ii_jg3 top_cover 18"], 0),
        (["i_jg3 close_escort 12"], 1),
        (["staffel_i_jg3 top_cover 16"], -1),
        (["staffel_i_jg3 top_cover 16"] * 3, 0),
        (["i_jg3 top_cover 16", "ii_jg3 top_cover 16"], 0),
        (["i_jg3 top_cover 16", "ii_jg3 top_cover 16", "iii_jg3 top_cover 16"], 1),
    ],
)
def test_13_3_4_number_height_and_task_of_the_escorts_count(escorts: list[str], modifier: int) -> None:
    t = blue(1)
    number = raid(t, "i_kg2 bombing 12", *escorts, at_place="2124")
    bomber = members(t, number)[0]
    assert reaction_modifier(t, number, bomber, INTERCEPT) == modifier
    assert reaction_modifier(t, number, bomber, BOUNCE) == modifier - 1


@pytest.mark.rule("13.3.4", "3.3.1")
def test_13_3_4_a_flight_counts_as_half_a_squadron_rounded_up() -> None:
    t = blue(4)
    units = wing(t, "303", "229", "504", "253", "501", "605")
    assert reaction_column(t, units[0]) == 4  # never beyond the fifth
    t.small[units[0]] = t.small[units[1]] = 1
    assert reaction_column(t, units[0]) == 4
    t.small[units[2]] = 1
    assert reaction_column(t, units[0]) == 4  # four and a half
    t.small[units[3]] = 1
    assert reaction_column(t, units[0]) == 3


@pytest.mark.rule("13.3.4", "13.6.1")
def test_13_3_4_a_dogfight_result_without_a_dogfight_is_a_reaction() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 14", at_place="2124")
    tally(t, unit, number)
    script(t, 3, 4, 5, 5, 1, 1)  # contact; ten: dogfight; the escorts miss
    carry_out(t, RafAttack(unit, number, members(t, number)[0]))
    answer(t, options(t)[0])
    assert events_of(t, "escorts_intercept")
    assert not events_of(t, "drawn_into_dogfight")
    assert not events_of(t, "fight_resolved")


@pytest.mark.rule("20.2.4")
def test_20_2_4_the_first_squadron_of_the_list_may_fend_off_alone() -> None:
    t = blue(1)
    units = wing(t, "32", "1", "17")
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2124")
    for unit in units:
        tally(t, unit, number)
    script(t, 3, 4, 3, 3, 3, 3, 5, 6, *[6, 6] * 3, 1, 1)  # contact; fend off 1; fight; cohesion; the escorts miss
    carry_out(t, RafAttack(units[0], number))
    assert asked(t) == "choose_fender"
    answer(t, "squadron_1")
    assert [row[0] for row in events_of(t, "fight_resolved")] == [at("2124")]
    assert t.leader[units[1]] == NONE
    answer(t, "fight_on", "fight_on")
    assert events_of(t, "escorts_intercept")[0][1] == units[1]


@pytest.mark.rule("13.2", "13.2.6")
def test_13_2_6_escorts_that_have_all_attacked_the_formation_do_not_come_again() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2124")
    escort = members(t, number)[1]
    t.attacked[escort] = 1 << unit
    carry_out(t, EscortAttack(number, unit, at("2124"), 12, 0, escorts_of(t, number)))
    assert t.top is None
    assert (t.fight[unit], events_of(t, "escorts_intercept")) == (0, [])


@pytest.mark.rule("13.3.4")
def test_13_3_4_top_cover_answers_a_starred_result_where_no_close_escort_can() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", "ii_jg3 close_escort 12", at_place="2124")
    _, cover, close = members(t, number)
    t.attacked[close] = 1 << unit
    script(t, 1, 1)
    carry_out(t, EscortAttack(number, unit, at("2124"), 12, 1, escorts_of(t, number)))
    assert events_of(t, "escorts_intercept")[0][0] == cover


# --- § 13.2.5, § 9.3.6: a Freie Jagd attacks
@pytest.mark.rule("13.2.5", "13.2", "13.6.1")
@pytest.mark.parametrize("why", ["struck", "dogfights", "too low"])
def test_13_2_5_units_of_a_sweep_that_cannot_attack_take_no_part(why: str) -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 16)
    number = raid(t, "i_jg3 freie_jagd 16", "ii_jg3 freie_jagd 16", at_place="2124", seen=False)
    first, second = members(t, number)
    if why == "struck":
        t.attacked[first] = 1 << unit
    elif why == "dogfights":
        t.dogfight[first] = 1
    else:
        t.angels[first] = 12
    t.hunts[number] = unit
    script(t, 1, 1)
    carry_out(t, SweepAttack(number, unit))
    assert (t.raid[second] != number, t.raid[first]) == (True, number)
    assert t.attacked[second] == 1 << unit
    assert t.attacked[first] == (1 << unit if why == "struck" else 0)
    assert len(events_of(t, "sweep_intercepts")) == 1


@pytest.mark.rule("13.2.5", "9.3.6", "13.3.1")
def test_13_2_5_two_gruppen_of_three_attack_together_and_then_the_third_must() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 16)
    number = raid(
        t, "i_jg3 freie_jagd 16", "ii_jg3 freie_jagd 16", "iii_jg3 freie_jagd 16", at_place="2124", seen=False
    )
    first, second, third = members(t, number)
    t.hunts[number] = unit
    carry_out(t, SweepAttack(number, unit))
    assert options(t)[0] == "rest"
    answer(t, options(t)[1])
    assert options(t)[0] == "pass"
    assert len(options(t)) == 3
    script(t, 1, 1, 1, 1)
    answer(t, options(t)[1])
    answer(t, "pass")
    assert len(events_of(t, "sweep_intercepts")) == 2
    assert t.raid[first] == t.raid[second] != t.raid[third]
    assert all(t.attacked[u] == 1 << unit for u in (first, second, third))


@pytest.mark.rule("13.3.1", "13.2.5")
def test_13_3_1_units_of_a_sweep_at_different_heights_do_not_attack_together() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 16)
    number = raid(t, "i_jg3 freie_jagd 16", "ii_jg3 freie_jagd 18", at_place="2124", seen=False)
    first, second = members(t, number)
    t.hunts[number] = unit
    script(t, 1, 1, 1, 1)
    carry_out(t, SweepAttack(number, unit))
    answer(t, options(t)[1])
    assert len(events_of(t, "sweep_intercepts")) == 2
    assert t.raid[first] != t.raid[second]


@pytest.mark.rule("21.1", "13.6.1")
def test_21_1_the_channel_patrol_attacks_together_but_for_units_in_a_dogfight() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 16)
    number = raid(t, "i_jg3 freie_jagd 16", "ii_jg3 freie_jagd 18", "iii_jg3 freie_jagd 16", at_place="2124")
    first, second, third = members(t, number)
    t.dogfight[third], t.hunts[number] = 1, unit
    script(t, 1, 1)
    carry_out(t, SweepAttack(number, unit, 1))
    assert [t.attacked[u] >> unit & 1 for u in (first, second, third)] == [1, 1, 0]


@pytest.mark.rule("13.3.2", "9.3.7", "9.4.1")
def test_13_3_2_a_sweep_goes_to_the_point_and_leaves_its_course() -> None:
    t = blue(1)
    number = raid(t, "i_jg3 freie_jagd 12", at_place="2124")
    unit = members(t, number)[0]
    t.orbiting[number] = t.orbited[number] = 1
    move_sweep(t, number, at("2124"), 12)
    assert (t.off_course[number], t.orbiting[number], t.climbed[unit]) == (ON_COURSE, 0, 0)
    move_sweep(t, number, at("2125"), 14)
    assert (t.raid_at[number], t.angels[unit], t.climbed[unit]) == (at("2125"), 14, 1)
    assert (t.off_course[number], t.orbited[number]) == (TO_COURSE, 0)
    t.off_course[number] = GOING_HOME
    leave_course(t, number)
    assert t.off_course[number] == GOING_HOME


@pytest.mark.rule("13.2")
def test_13_2_every_squadron_of_a_wing_has_been_attacked() -> None:
    t = blue(1)
    one, two = wing(t, "32", "610")
    number = raid(t, "i_jg3 freie_jagd 12", at_place="2124")
    unit = members(t, number)[0]
    t.fight[unit], t.fight[one], t.fight[two] = ATTACKS, DEFENDS, DEFENDS
    script(t, 1, 1)
    carry_out(t, Interception(number, one, at("2124"), 12))
    assert t.attacked[unit] == 1 << one | 1 << two
    assert (t.fight[unit], t.fight[one]) == (0, 0)


# --- § 13.4: values and modifiers
@pytest.mark.rule("13.4.3")
def test_13_4_3_rolls_beyond_the_table_are_read_at_its_ends() -> None:
    for read in (within, clamp):
        assert [read(roll) for roll in (-2, 0, 1, 2, 15, 16, 17, 20)] == [1, 1, 1, 2, 15, 16, 16, 16]


@pytest.mark.rule("13.4.1")
def test_13_4_1_each_further_unit_counts_when_it_makes_up_a_squadron_or_gruppe() -> None:
    t = blue(1)
    units = [squadron(t, number, "2124", 12) for number in ("74", "32", "501")]
    for unit in units:
        t.fight[unit] = ATTACKS
    assert side_value(t, ATTACKS, False) == 6 + 2
    t.small[units[1]] = 1
    assert side_value(t, ATTACKS, False) == 6 + 1
    t.small[units[2]] = 1
    assert side_value(t, ATTACKS, False) == 6 + 1
    t.fight[units[2]] = 0
    assert side_value(t, ATTACKS, False) == 6
    number = raid(t, "i_jg3 freie_jagd 12", *["staffel_ii_jg3 freie_jagd 12"] * 3, at_place="2124")
    _, *staffeln = members(t, number)
    for unit in members(t, number):
        t.fight[unit] = DEFENDS
    assert side_value(t, DEFENDS, False) == 7 + 1
    t.fight[staffeln[0]] = 0
    assert side_value(t, DEFENDS, False) == 7


@pytest.mark.rule("13.4.1")
@pytest.mark.parametrize(("number", "angels", "value"), [("74", 28, 6), ("74", 30, 5), ("32", 24, 5), ("32", 26, 4)])
def test_13_4_1_the_air_is_thin_from_30_for_spitfires_and_from_26_for_hurricanes(
    number: str, angels: int, value: int
) -> None:
    t = blue(1)
    assert fighter_value(t, squadron(t, number, "2124", angels), False, False) == value


@pytest.mark.rule("13.4.3", "8.1.5", "3.2.4")
def test_13_4_3_climbing_and_green_squadrons_count_on_either_side() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12)
    number = raid(t, "i_jg3 freie_jagd 12", at_place="2124")
    fighter = members(t, number)[0]

    def modifier(contact: int = INTERCEPT, column: int = 4, dogfighting: bool = False) -> int:
        return combat_modifier(t, contact, column, dogfighting)

    t.fight[unit], t.fight[fighter] = ATTACKS, DEFENDS
    assert (modifier(), modifier(BOUNCE), modifier(STRAGGLER)) == (0, 1, 1)
    t.climbed[fighter] = 1
    assert modifier() == 1
    assert modifier(column=BOMBER_COLUMN) == 0
    t.climbed[unit] = 1
    assert modifier() == 0
    t.climbed[fighter] = CLIMBS_BACK
    assert modifier() == -1
    assert modifier(dogfighting=True) == 0
    t.climbed[unit] = CLIMBS_BACK
    assert modifier() == 0


@pytest.mark.rule("13.4.3", "3.3.1", "13.5.1", "20.4")
def test_13_4_3_size_type_and_state_of_who_attacks_bombers_count() -> None:
    t = blue(1)
    one, two, weak = (squadron(t, number, "2124", 12) for number in ("74", "32", "264"))
    number = raid(t, "i_kg2 bombing 12", at_place="2124")
    t.fight[members(t, number)[0]] = DEFENDS

    def modifier(*units: int) -> int:
        for unit in (one, two, weak):
            t.fight[unit] = ATTACKS if unit in units else 0
        return combat_modifier(t, INTERCEPT, BOMBER_COLUMN, False)

    assert modifier(one) == 0
    assert modifier(one, two) == 1  # a wing
    t.small[two] = 1
    assert modifier(one, two) == 0
    assert modifier(two) == -2  # a flight
    t.small[two] = 0
    assert modifier(weak) == -1 - 1  # Defiants, and green
    t.disruption[one] = 1
    assert modifier(one) == -1
    assert modifier(weak, one) == 1 - 1


@pytest.mark.rule("13.4.3")
def test_13_4_3_a_unit_that_loses_its_last_aircraft_is_out_of_the_fight() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12)
    t.fight[unit], t.losses[unit] = DEFENDS, 10
    assert take_loss(t, DEFENDS, -1, 3, at("2124")) == 2
    assert (t.fight[unit], t.losses[unit], t.tote[unit]) == (0, 12, 0)


@pytest.mark.rule("13.4.3")
def test_13_4_3_losses_are_taken_one_by_one_where_two_units_fought() -> None:
    t = blue(1)
    one, two = squadron(t, "32", "2124", 12), squadron(t, "610", "2124", 12)
    for unit in (one, two):
        t.fight[unit] = DEFENDS
    assert take_loss(t, DEFENDS, two, 3, at("2124")) == 1
    assert (t.losses[one], t.losses[two]) == (0, 1)
    t.losses[two] = 11
    assert take_loss(t, DEFENDS, two, 3, at("2124")) == 1
    assert (t.fight[one], t.fight[two]) == (DEFENDS, 0)


@pytest.mark.rule("13.4.3")
def test_13_4_3_the_owner_shares_losses_out_among_units_that_fought_together() -> None:
    t = blue(1)
    one, two = squadron(t, "32", "2124", 12), squadron(t, "610", "2124", 12)
    number = raid(t, "i_jg3 freie_jagd 12", "ii_jg3 freie_jagd 12", at_place="2124")
    for unit in (one, two):
        t.fight[unit] = DEFENDS
    for unit in members(t, number):
        t.fight[unit] = ATTACKS
    script(t, 6, 6, 1, 1, *[6, 6] * 4)  # two and more on either side
    carry_out(t, Combat(INTERCEPT, at("2124"), 12))
    assert (asked(t), options(t)) == ("choose_defender_loss", ["squadron_32", "squadron_610"])
    while asked(t) == "choose_defender_loss":
        answer(t, "squadron_610")
    assert (t.losses[one], t.losses[two] > 1) == (0, True)
    assert asked(t) == "choose_attacker_loss"
    first, second = options(t)
    answer(t, first)
    while asked(t) == "choose_attacker_loss":
        answer(t, second)
    assert [t.losses[unit] > 0 for unit in members(t, number)] == [True, True]


@pytest.mark.rule("13.5.2", "13.4.4", "13.6")
@pytest.mark.parametrize(("contact", "dice"), [(INTERCEPT, 8), (STRAGGLER, 6)])
def test_13_5_2_fighters_that_fought_are_low_on_ammunition_and_bombers_are_not(contact: int, dice: int) -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", at_place="2124")
    bomber = members(t, number)[0]
    tally(t, unit, number)
    t.fight[unit], t.fight[bomber] = ATTACKS, DEFENDS
    script(t, *[3, 3, 5, 6, 6, 6, 6, 6][:dice])
    carry_out(t, Combat(contact, at("2124"), 12))
    assert (t.low_ammo[unit], t.fought[unit]) == (1, 1)
    assert (t.low_ammo[bomber], t.fought[bomber]) == (0, int(contact != STRAGGLER))


# --- § 13.6: what follows
@pytest.mark.rule("13.6", "13.5.1", "10.3.4")
def test_13_6_a_spent_squadron_that_goes_home_already_keeps_its_airfield() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12, "pancake", goal="2124")
    other = field("hornchurch")
    t.field[unit], t.goal[unit] = other, FIELD_AT[other]
    t.fight[unit], t.disruption[unit] = DEFENDS, 1
    carry_out(t, Aftermath(at("2125"), 14))
    assert (t.field[unit], t.goal[unit]) == (other, FIELD_AT[other])
    assert (t.at[unit], t.angels[unit]) == (at("2124"), 12)


@pytest.mark.rule("13.6", "13.5.1")
def test_13_6_a_spent_fighter_goes_home_from_the_height_of_the_fight_and_a_bomber_from_its_own() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2124")
    bomber, _, cover = members(t, number)
    for enemy in (bomber, cover):
        t.fight[enemy], t.disruption[enemy] = DEFENDS, 3
    t.dogfight[cover] = 1
    t.fight[unit] = ATTACKS
    carry_out(t, Aftermath(at("2124"), 14))
    assert (t.angels[bomber], t.angels[cover], t.dogfight[cover]) == (12, 14, 0)
    assert t.off_course[t.raid[bomber]] == t.off_course[t.raid[cover]] == GOING_HOME
    assert number not in (t.raid[bomber], t.raid[cover])


@pytest.mark.rule("13.6", "12.3")
@pytest.mark.parametrize("says", ["fight_on", "break_off"])
def test_13_6_a_squadron_that_fought_bombers_may_give_up_the_pursuit(says: str) -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", at_place="2124")
    tally(t, unit, number)
    t.fight[unit], t.fight[members(t, number)[0]] = ATTACKS, DEFENDS
    carry_out(t, Aftermath(at("2124"), 12))
    assert options(t) == ["fight_on", "break_off", "pancake"]
    answer(t, says)
    assert t.tally[unit] == (number if says == "fight_on" else NONE)


@pytest.mark.rule("13.6", "10.2.8")
@pytest.mark.parametrize("goes_home", [False, True])
def test_13_6_the_choices_of_the_raf_do_not_tell_whether_a_sweep_is_going_home(goes_home: bool) -> None:
    t = blue(1)
    unit = squadron(t, "32", "2124", 12)
    number = raid(t, "i_jg3 freie_jagd 12", at_place="2124")
    tally(t, unit, number)
    t.fight[unit], t.fight[members(t, number)[0]] = ATTACKS, DEFENDS
    if goes_home:
        t.off_course[number] = GOING_HOME
    carry_out(t, Aftermath(at("2124"), 12))
    assert (asked(t), options(t)) == ("choose_raf_conduct", ["fight_on", "pancake"])


@pytest.mark.rule("13.6", "10.2.8")
@pytest.mark.parametrize("spent", [False, True])
def test_13_6_the_choices_of_the_raf_follow_from_the_fighters_that_it_sees(spent: bool) -> None:
    """A sweep that is not on the RAF's map has come upon a squadron that pursues bombers.

    The unit that fought is seen; if it is spent it leaves, and nobody sees it any more.
    """
    t = blue(1)
    unit = squadron(t, "32", "2124", 12)
    tally(t, unit, raid(t, "i_kg2 bombing 12", at_place="2124"))
    sweep = raid(t, "i_jg3 freie_jagd 12", "ii_jg3 freie_jagd 12", at_place="2124", seen=False)
    for counter in range(FIRST_SLOT, UNITS):
        t.mine[counter] = LUFTWAFFE_ONLY
    enemy = members(t, sweep)[0]
    t.seen[enemy] = t.known[enemy] = -1
    t.fight[unit], t.fight[enemy], t.disruption[enemy] = DEFENDS, ATTACKS, 3 if spent else 0
    carry_out(t, Aftermath(at("2124"), 12))
    assert t.seen[enemy] == (LUFTWAFFE_ONLY if spent else -1)
    assert options(t) == (["fight_on", "break_off", "pancake"] if spent else ["fight_on", "pancake"])
    title = opsroom.title("burning_blue")
    assert redeal(Table.of_position(title, title.setup("scenario1"), t), "raf", Random(0)) == (True, "")


@pytest.mark.rule("13.6", "13.6.1")
@pytest.mark.parametrize(("breaks_off", "kept"), [("yes", False), ("no", True)])
def test_13_6_where_the_luftwaffe_leaves_the_raf_is_asked_about_its_pursuit_afterwards(
    breaks_off: str, kept: bool
) -> None:
    t = blue(1)
    one, two = squadron(t, "32", "2124", 12), squadron(t, "610", "2124", 12)
    number = raid(t, "i_jg3 freie_jagd 12", "ii_jg3 freie_jagd 12", at_place="2124")
    first = members(t, number)[0]
    for unit in (one, two):
        tally(t, unit, number)
        t.fight[unit] = ATTACKS
    t.fight[first] = DEFENDS
    carry_out(t, Aftermath(at("2124"), 12))
    assert options(t) == ["fight_on", "pancake"]
    answer(t, "pancake", "fight_on", "pancake")
    if asked(t) == "choose_part":
        answer(t, options(t)[0])
    assert asked(t) == "choose_to_break_off"  # the first squadron has gone home and is not asked
    answer(t, breaks_off)
    assert t.order[one] == PANCAKE
    assert (t.tally[two] != NONE) is kept
    assert t.top is None


# --- § 13.6.1: dogfights
@pytest.mark.rule("13.6.1")
def test_13_6_1_a_dogfight_is_joined_at_the_same_place_and_height_only() -> None:
    t = blue(1)
    one, two = squadron(t, "32", "2124", 12), squadron(t, "610", "2125", 16)
    t.dogfight[one], t.dogfight[two] = 1, 2
    assert dogfight_at(t, at("2124"), 12) == 1
    assert dogfight_at(t, at("2125"), 16) == 2
    assert dogfight_at(t, at("2124"), 16) == 3
    assert dogfight_at(t, at("2126"), 12) == 3
    t.tote[two] = 0
    assert dogfight_at(t, at("2125"), 16) == 2  # the second is over


@pytest.mark.rule("13.6.1")
@pytest.mark.parametrize(("sees", "order"), [(True, PURSUIT), (False, 0)])
def test_13_6_1_a_dogfight_that_one_side_has_left_is_over(sees: bool, order: int) -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12, "vector", goal="2130")
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 12", "ii_jg3 close_escort 12", at_place="2124")
    _, cover, close = members(t, number)
    if sees:
        tally(t, unit, number)
    t.dogfight[unit] = t.dogfight[cover] = t.dogfight[close] = 1
    end_dogfights(t)
    assert t.dogfight[unit] == 1
    t.raid_at[number] = at("2125")
    assert not has_opponent(t, unit)
    end_dogfights(t)
    assert (t.dogfight[unit], t.dogfight[cover], t.order[unit], t.goal[unit]) == (0, 0, order, NONE)
    assert (t.climbed[cover], t.climbed[close]) == (CLIMBS_BACK, 0)


@pytest.mark.rule("13.6.1", "13.2.3")
def test_13_2_3_dogfights_are_fought_one_after_the_other_and_gaps_are_passed_over() -> None:
    t = blue(1)
    one, two = squadron(t, "74", "2124", 12), squadron(t, "610", "2130", 14)
    first = raid(t, "i_jg3 freie_jagd 12", at_place="2124")
    second = raid(t, "ii_jg3 freie_jagd 14", at_place="2130")
    for number in (first, second):
        reveal(t, number)
    t.dogfight[one] = t.dogfight[members(t, first)[0]] = 1
    t.dogfight[two] = t.dogfight[members(t, second)[0]] = 3
    script(t, *[4, 4] * 8)
    carry_out(t, Dogfights())
    while t.top is not None:
        answer(t, "fight_on")
    assert [row[0] for row in events_of(t, "fight_resolved")] == [at("2124"), at("2130")]
    assert (t.dogfight[one], t.dogfight[two]) == (1, 3)


@pytest.mark.rule("13.6.1", "13.2.3")
@pytest.mark.parametrize(("roll", "raf_attacks"), [(3, True), (4, False)])
def test_13_2_3_at_even_strength_a_die_says_which_side_of_a_dogfight_attacks(roll: int, raf_attacks: bool) -> None:
    t = blue(1)
    unit = squadron(t, "74", "2124", 12)
    number = raid(t, "i_jg3 freie_jagd 12", at_place="2124")
    enemy = members(t, number)[0]
    reveal(t, number)
    t.disruption[enemy] = 1  # six against six
    t.dogfight[unit] = t.dogfight[enemy] = 1
    # the die; attack 12 with one loss and more; defence 12 without any; cohesion
    script(t, roll, 6, 6, 6, 6, 6, 6, 6, 6)
    carry_out(t, Dogfights())
    assert (t.losses[enemy] > 0, t.losses[unit] > 0) == (raf_attacks, not raf_attacks)


@pytest.mark.rule("13.6.1")
def test_13_6_1_the_stronger_side_attacks_and_losses_are_halved_rounded_up() -> None:
    t = blue(1)
    unit = squadron(t, "74", "2124", 12)
    number = raid(t, "i_jg3 freie_jagd 12", at_place="2124")
    enemy = members(t, number)[0]
    reveal(t, number)
    t.dogfight[unit] = t.dogfight[enemy] = 1
    script(t, 6, 6, 1, 1, 6, 6, 6, 6)  # the Me 109s attack at +1: 2 and 3 aircraft
    carry_out(t, Dogfights())
    assert (t.losses[unit], t.losses[enemy]) == (1, 2)


@pytest.mark.rule("9.3.7", "13.6.1")
def test_9_3_7_top_cover_drawn_down_to_the_bombers_may_go_up_four_angels_again() -> None:
    t = blue(1)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 12", "ii_jg3 top_cover 16", at_place="2124")
    _, low, high = members(t, number)
    t.climbed[low] = t.climbed[high] = CLIMBS_BACK
    carry_out(t, Dogfights())
    assert (asked(t), options(t)) == ("choose_top_cover_height", ["12", "14", "16"])
    answer(t, "16")
    assert (t.angels[low], t.plotted[low], t.plotted_back[low], t.climbed[low]) == (16, 16, 16, 0)
    assert (t.angels[high], t.climbed[high]) == (16, 0)  # it was above them still
    assert t.top is None


@pytest.mark.rule("9.3.7", "9.3.6")
def test_9_3_7_top_cover_without_bombers_has_nothing_to_go_back_to() -> None:
    t = blue(1)
    number = raid(t, "i_jg3 top_cover 12", "ii_jg3 close_escort 12", at_place="2124")
    first, second = members(t, number)
    t.climbed[first], t.climbed[second] = CLIMBS_BACK, CLIMBS_BACK
    t.raid[second] = NONE
    carry_out(t, Dogfights())
    assert (t.top, t.climbed[first], t.climbed[second]) == (None, 0, 0)


@pytest.mark.rule("3.3.1", "13.4.1")
def test_3_3_1_a_flight_fights_with_the_value_of_its_type_for_small_units() -> None:
    t = blue(1)
    unit = squadron(t, "610")
    split(t, unit)
    t.tote[FIRST_FLIGHT] = 4
    assert fighter_value(t, FIRST_FLIGHT, False, False) == 4
    assert t.task[FIRST_FLIGHT] != CLOSE_ESCORT
