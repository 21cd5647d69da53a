"""Dogfights.  § 13.6.1"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.charts import INTERCEPT
from opsroom.titles.burning_blue.rules.combat_strengths import (
    ATTACKS,
    DEFENDS,
    EVEN,
    best_of,
    combat_reasons,
    fighter_value,
)
from opsroom.titles.burning_blue.rules.dogfight_phase import Dogfights
from opsroom.titles.burning_blue.rules.dogfights import (
    CLIMBS_BACK,
    dogfight_at,
    end_dogfights,
    has_opponent,
    has_stayers,
)
from opsroom.titles.burning_blue.rules.fights import Aftermath
from opsroom.titles.burning_blue.rules.flights import split
from opsroom.titles.burning_blue.rules.geography import (
    GUN_SITES,
    HEX_MAP,
    PLACE_NAMES,
)
from opsroom.titles.burning_blue.rules.losses import is_green
from opsroom.titles.burning_blue.rules.movement import FormationMove
from opsroom.titles.burning_blue.rules.raid_breakup import GOING_HOME, is_pancaking
from opsroom.titles.burning_blue.rules.raid_movement import RaidMove
from opsroom.titles.burning_blue.rules.roll_sums import GREEN_DEFENDS
from opsroom.titles.burning_blue.rules.table import (
    CLOSE_ESCORT,
    DIVE,
    FIRST_FLIGHT,
    FIRST_SLOT,
    P_LW_MOVE,
    P_PURSUIT,
    P_RAF_COMBAT,
    PANCAKE,
    PURSUIT,
    UNIT_NAMES,
    UNITS,
)
from tests.titles.burning_blue.scenes import (
    answer,
    asked,
    at,
    blue,
    carry_out,
    events_of,
    fly,
    members,
    options,
    raid,
    reveal,
    script,
    squadron,
    tally,
)


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


@pytest.mark.rule("13.4.1", "13.6.1")
def test_a_squadron_in_a_dogfight_is_not_in_vics_when_others_attack_it() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12)
    before = fighter_value(t, unit, True, False)
    t.dogfight[unit] = 1
    assert fighter_value(t, unit, True, False) == before + 1


@pytest.mark.rule("13.5.1", "14.1.1")
def test_a_unit_that_guns_bring_to_its_highest_disruption_turns_for_home() -> None:
    guns = GUN_SITES[0]
    before = next(HEX_MAP.neighbour(guns, d) for d in range(6) if HEX_MAP.neighbour(guns, d) not in list(GUN_SITES))
    t = blue(1)
    course = [PLACE_NAMES[before], PLACE_NAMES[guns], "1439"]
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 14", at_place=course[0], course=course, seen=False)
    hit, steady = members(t, number)
    t.disruption[hit] = 2
    t.bombs[hit] = t.bombs[steady] = 0
    t.phase = P_LW_MOVE
    script(t, 6, 6, 1, 1)  # the guns hit, cohesion goes
    carry_out(t, RaidMove(number))
    assert t.disruption[hit] == 3
    assert t.off_course[t.raid[hit]] == GOING_HOME
    assert t.raid[steady] == number


@pytest.mark.rule("13.5.1", "19.2.2")
def test_a_squadron_that_cloud_scatters_goes_home() -> None:
    t = blue(1)
    unit = squadron(t, "54", "2527", 10, "vector", goal="2531")
    for i in range(len(t.sky)):
        t.sky[i] = 5  # overcast everywhere
    script(t, 1)
    carry_out(t, FormationMove(unit))
    assert t.disruption[unit] == 1
    assert t.order[unit] == PANCAKE


@pytest.mark.rule("13.6", "13.2")
def test_after_an_attack_in_pursuit_another_unit_of_the_raid_may_be_attacked() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", at_place="2125")
    tally(t, unit, number)
    t.phase = P_PURSUIT
    script(t, 3, 4, 3, 3, 5, 6, 4, 4, 4, 4)  # contact; attack 6, defence 11; cohesion of both
    carry_out(t, FormationMove(unit, 1))
    answer(t, "12", UNIT_NAMES[members(t, number)[0]], "fight_on")
    assert asked(t) == "choose_to_attack_again"
    script(t, 1, 1)
    answer(t, "yes")
    assert [row[1] for row in events_of(t, "intercepted")] == members(t, number)
    assert t.top is None


@pytest.mark.rule("13.4.1")
def test_13_4_1_of_units_with_the_same_value_the_first_leads() -> None:
    t = blue(2)
    one, two = squadron(t, "501", "2130", 12), squadron(t, "32", "2130", 12)
    t.fight[one] = t.fight[two] = ATTACKS
    assert best_of(t, ATTACKS, False) == min(one, two)


@pytest.mark.rule("13.5.1", "16.2.2")
def test_dive_bombers_spent_while_they_wait_over_their_target_bomb_it_first() -> None:
    t = blue(1)
    number = raid(
        t,
        "ii_stg1 bombing 12",
        "iii_stg1 bombing 12",
        at_place="1838",
        course=["1838", "1835", "1439"],
        target="dover_port",
        seen=False,
    )
    t.method[number] = DIVE
    for unit in members(t, number):
        t.plotted_back[unit] = 2
    for i in range(len(t.convoy)):  # convoys have balloons of their own
        t.convoy[i] = 0
    script(t, 1, 2, 1, 1)
    fly(t, number)
    assert t.raid_at[number] == at("1835")
    spent = members(t, number)[0]
    t.phase, t.disruption[spent], t.fight[spent] = P_RAF_COMBAT, 3, DEFENDS
    carry_out(t, Aftermath(at("1835"), 12))
    assert t.raid[spent] == number
    assert not is_pancaking(t, number)
    t.fight[spent] = 0
    script(t, 1, 2, 4, 5, 4, 6, 4, 5, 4, 6)  # light guns; the balloons of Dover and the dive, for each Gruppe
    fly(t, number)
    assert events_of(t, "bombed")
    assert t.bombs[spent] == 0
    assert t.off_course[t.raid[spent]] == GOING_HOME


@pytest.mark.rule("13.5.1", "13.6", "13.6.1")
def test_a_spent_gruppe_that_has_yet_to_bomb_does_not_stay_for_a_dogfight() -> None:
    t = blue(2)
    unit = squadron(t, "610", "1835", 12)
    number = raid(t, "erpro_210 bombing 12", at_place="1836", course=["1836", "1835", "1439"], target="dover_port")
    erpro = members(t, number)[0]
    t.raid_at[number], t.leg[number], t.phase = at("1835"), 1, P_LW_MOVE
    t.fight[unit], t.fight[erpro], t.disruption[erpro] = ATTACKS, DEFENDS, 3
    assert not has_stayers(t, FIRST_SLOT, UNITS)


@pytest.mark.rule("13.6", "9.3.6", "12.3")
@pytest.mark.parametrize("both", [False, True])
def test_a_unit_of_a_sweep_gives_up_the_pursuit_without_the_others(both: bool) -> None:
    t = blue(2)
    unit = squadron(t, "610", "2124", 12, "pancake", goal="2124")
    sweep = raid(t, "i_jg3 freie_jagd 12", "ii_jg3 freie_jagd 12", at_place="2124", seen=False)
    first, second = members(t, sweep)
    t.hunts[sweep] = unit
    t.fight[unit], t.fight[first], t.fight[second] = DEFENDS, ATTACKS, ATTACKS
    carry_out(t, Aftermath(at("2124"), 12))
    answer(t, "break_off", "break_off" if both else "fight_on")
    assert t.hunts[t.raid[first]] == NONE
    assert t.hunts[t.raid[second]] == (NONE if both else unit)
    assert (t.raid[first] == t.raid[second]) is both


@pytest.mark.rule("13.4.1", "3.2.4")
def test_a_green_squadron_that_defends_makes_both_rolls_better_for_the_attacker() -> None:
    t = blue(1)
    green = next(unit for unit in range(FIRST_FLIGHT) if is_green(t, unit))
    t.kind[green] = 0
    sweep = raid(t, "i_jg3 freie_jagd 12", at_place="2124")
    t.fight[green], t.fight[members(t, sweep)[0]] = DEFENDS, ATTACKS
    assert combat_reasons(t, INTERCEPT, EVEN, False) & GREEN_DEFENDS
    assert combat_reasons(t, INTERCEPT, EVEN, True) & GREEN_DEFENDS == 0
