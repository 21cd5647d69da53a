"""Who can attack whom, the interception roll and the escorts.  § 13.1 to § 13.3"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.charts import (
    BOUNCE,
    INTERCEPT,
    K_BROKEN,
    K_OVERCAST,
)
from opsroom.titles.burning_blue.rules.combat_phases import RafCombat
from opsroom.titles.burning_blue.rules.combat_strengths import (
    ATTACKS,
    DEFENDS,
)
from opsroom.titles.burning_blue.rules.dogfights import CLIMBS_BACK
from opsroom.titles.burning_blue.rules.geography import (
    lies_within,
)
from opsroom.titles.burning_blue.rules.interception import (
    can_attack_raid,
    can_raid_attack,
    has_escorts,
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
    leading_attacker,
)
from opsroom.titles.burning_blue.rules.luftwaffe_movement import LuftwaffeMovement
from opsroom.titles.burning_blue.rules.raf_attacks import RafAttack
from opsroom.titles.burning_blue.rules.raid_breakup import GOING_HOME
from opsroom.titles.burning_blue.rules.raid_movement import RaidMove
from opsroom.titles.burning_blue.rules.roll_sums import DISRUPTED_COUNTS
from opsroom.titles.burning_blue.rules.table import (
    FIRST_SLOT,
    HOME,
    P_LW_MOVE,
    P_RAF_COMBAT,
    PANCAKE,
    UNIT_NAMES,
    Blue,
)
from tests.titles.burning_blue.modifiers import intercept_modifier, reaction_modifier
from tests.titles.burning_blue.scenes import (
    answer,
    asked,
    at,
    blue,
    carry_out,
    events_of,
    members,
    options,
    raid,
    refusals,
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


@pytest.mark.rule("13.2.6", "9.3.6", "10.2.7")
@pytest.mark.parametrize(("escort", "reacts"), [("i_jg3 top_cover 16", True), ("ii_kg2 bombing 12", False)])
def test_escorts_of_a_raid_that_is_ordered_home_still_react(escort: str, reacts: bool) -> None:
    t = blue(1)
    number = raid(t, "i_kg2 bombing 12", escort, at_place="2124", course=["2124", "2125", "1439"])
    t.phase = P_LW_MOVE
    carry_out(t, LuftwaffeMovement())
    answer(t, "hostile_01", "pancake")
    assert t.off_course[number] >= GOING_HOME
    assert (t.off_course[number] != GOING_HOME) is reacts
    assert has_escorts(t, number) is reacts


@pytest.mark.rule("13.3.1", "13.3.4")
def test_escorts_at_different_heights_do_not_attack_together() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12)
    number = raid(
        t, "i_kg2 bombing 12", "i_jg3 top_cover 16", "ii_jg3 top_cover 20", "iii_jg3 top_cover 16", at_place="2124"
    )
    tally(t, unit, number)
    script(t, 3, 4, 6, 6)
    carry_out(t, RafAttack(unit, number, members(t, number)[0]))
    answer(t, options(t)[0])
    assert asked(t) == "choose_escort"
    low, high, other = (UNIT_NAMES[u] for u in members(t, number)[1:])
    assert options(t) == [other, "pass"]
    assert high in refusals(t)
    assert low not in refusals(t)


@pytest.mark.rule("13.3.4", "9.4.4")
def test_late_escorts_come_though_the_jabos_have_dropped_their_bombs() -> None:
    t = blue(5)
    unit = squadron(t, "92", "2124", 20)
    number = raid(t, "ii_lg2 bombing 20", "i_jg3 top_cover 24", at_place="2124")
    tally(t, unit, number)
    # contact; 6: late; the fight, cohesion of both; a card for the Jabos; the escorts miss
    script(t, 3, 4, 3, 3, 3, 3, 5, 6, 5, 5, 5, 5, 1, 1, 1)
    escort = members(t, number)[1]
    carry_out(t, RafAttack(unit, number))
    answer(t, "fight_on", "pancake", "no", "hostile_01")  # it pursues on; the RAF keeps the escorts in sight
    assert events_of(t, "escorts_intercept")[0][0] == escort


@pytest.mark.rule("13.3.3")
@pytest.mark.parametrize(
    ("angle", "within"), [(300.0, True), (359.0, True), (0.0, True), (60.0, True), (61.0, False), (299.0, False)]
)
def test_13_3_3_an_arc_over_north_includes_both_its_ends(angle: float, within: bool) -> None:
    assert lies_within(angle, 300.0, 60.0) is within


@pytest.mark.rule("13.2.4", "13.6", "20.2.3")
def test_what_is_left_of_a_wing_that_has_attacked_need_not_attack_again() -> None:
    t = blue(1)
    units = wing(t, "32", "610")
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", at_place="2124")
    for unit in units:
        tally(t, unit, number)
    t.phase = P_RAF_COMBAT
    script(
        t, 3, 4, 3, 3, 5, 6, 1, 2, 5, 5, 5, 5
    )  # contact; attack, defence; the leader is spent, the others are steady
    carry_out(t, RafCombat())
    answer(t, options(t)[0])  # the target: the wing attacks without being asked, being the only one
    answer(t, "fight_on")
    assert t.order[units[0]] == PANCAKE
    assert t.leader[units[1]] == NONE
    assert (asked(t), options(t)) == ("choose_attacker", ["squadron_610", "pass"])


@pytest.mark.rule("13.3.2")
@pytest.mark.parametrize("disrupted", [0, 1])
def test_of_gruppen_that_intercept_together_the_least_disrupted_counts(disrupted: int) -> None:
    t = blue(1, [3, 1])
    unit = squadron(t, "610", "2124", 12)
    sweep = raid(t, "i_jg3 freie_jagd 12", "ii_jg3 freie_jagd 12", at_place="2124")
    units = members(t, sweep)
    t.disruption[units[disrupted]] = 1
    for one in units:
        t.fight[one] = ATTACKS
    t.fight[unit] = DEFENDS
    carry_out(t, Interception(sweep, unit, at("2124"), 12))
    reasons = events_of(t, "sum_read")[0][2]
    assert reasons & DISRUPTED_COUNTS == 0
