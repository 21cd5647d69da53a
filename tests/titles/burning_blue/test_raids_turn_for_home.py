"""Raids that leave their course, turn for home or hunt unit by unit: chapters 8.1.6, 9.3, 10.3.4, 12.1.4 and 13.6."""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.charts import CARDS, K_OVERCAST, LEVELS, POOR
from opsroom.titles.burning_blue.rules.combat_phases import LuftwaffeCombat
from opsroom.titles.burning_blue.rules.encounters import Encounters, has_fought
from opsroom.titles.burning_blue.rules.geography import ZONES, apart
from opsroom.titles.burning_blue.rules.losses import jettison
from opsroom.titles.burning_blue.rules.luftwaffe_movement import LuftwaffeMovement
from opsroom.titles.burning_blue.rules.off_course import WayHome
from opsroom.titles.burning_blue.rules.raid_breakup import (
    GOING_HOME,
    HOMING,
    ON_COURSE,
    TO_COURSE,
    is_sweep,
    pancake_unit,
    send_home,
)
from opsroom.titles.burning_blue.rules.raid_flight import is_quiet, pace_of
from opsroom.titles.burning_blue.rules.raid_height_changes import change_height
from opsroom.titles.burning_blue.rules.raid_heights import has_dived, must_come_down
from opsroom.titles.burning_blue.rules.raid_movement import RaidMove
from opsroom.titles.burning_blue.rules.raid_partings import has_left, strike_off
from opsroom.titles.burning_blue.rules.raid_tasks import descend
from opsroom.titles.burning_blue.rules.table import (
    DIVE,
    FIRST_SLOT,
    FLYING,
    FOUGHT,
    HOME,
    LEVEL,
    P_RAF_COMBAT,
    UNIT_NAMES,
)
from opsroom.titles.burning_blue.rules.tally import can_hunt, tally_result
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
    script,
    squadron,
)


@pytest.mark.rule("8.1.6", "10.3.4", "9.3.9")
def test_8_1_6_a_raid_that_goes_home_to_a_box_enters_it_from_a_hex_beside_it() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", at_place="0532", course=["dieppe", "0932", "dieppe"])
    send_home(t, number, GOING_HOME)
    fly(t, number)
    assert (t.state[number], apart(t.raid_at[number], at("0532"))) == (FLYING, 3)
    fly(t, number)
    assert (t.state[number], len(events_of(t, "raid_recovered"))) == (HOME, 1)


@pytest.mark.rule("10.3.4", "9.3.6")
@pytest.mark.parametrize(("how", "angels"), [(GOING_HOME, 12), (HOMING, 14)])
def test_10_3_4_a_raid_with_the_pancake_order_does_not_climb(how: int, angels: int) -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", at_place="2136", course=["1439", "2124", "1439"])
    unit = members(t, number)[0]
    send_home(t, number, how)
    t.plotted[unit] = 20
    fly(t, number)
    assert t.angels[unit] == angels


@pytest.mark.rule("10.3.4", "9.3.8")
def test_9_3_8_with_the_option_a_raid_on_its_way_home_may_climb() -> None:
    t = blue(2, dodge_weather=1)
    number = raid(t, "i_kg2 bombing 12", at_place="2136", course=["1439", "2124", "1439"])
    unit = members(t, number)[0]
    send_home(t, number, GOING_HOME)
    t.plotted[unit] = 20
    fly(t, number)
    assert t.angels[unit] == 14


@pytest.mark.rule("9.3.7", "9.4.1")
def test_9_3_7_a_sweep_that_rejoins_its_course_at_its_orbit_stays_there() -> None:
    t = blue(2)
    number = raid(t, "i_jg3 freie_jagd 20", at_place="2126", course=["2130", "2126", "1439"])
    t.off_course[number], t.orbit_at[number] = TO_COURSE, at("2126") + 1
    fly(t, number, "2126", "20")
    assert (t.off_course[number], t.raid_at[number], t.leg[number]) == (ON_COURSE, at("2126"), 1)


@pytest.mark.rule("13.6")
def test_13_6_whether_a_raid_has_fought_in_this_move() -> None:
    t = blue(2)
    number = raid(t, "i_jg3 freie_jagd 20", "ii_jg3 freie_jagd 20", at_place="2126")
    assert not has_fought(t, number)
    t.fought[members(t, number)[1]] = FOUGHT
    assert has_fought(t, number)


@pytest.mark.rule("13.6", "9.3.3")
@pytest.mark.parametrize(
    ("fought", "how", "hunts", "bombers", "stops"),
    [
        (1, ON_COURSE, True, False, True),
        (1, GOING_HOME, False, False, True),
        (0, ON_COURSE, True, False, False),
        (1, ON_COURSE, False, False, False),
        (1, GOING_HOME, False, True, False),
    ],
)
def test_13_6_fighters_that_fought_on_the_way_and_pursue_or_go_home_stop_and_bombers_fly_on(
    fought: int, how: int, hunts: bool, bombers: bool, stops: bool
) -> None:
    t = blue(2)
    unit = squadron(t, "501", "2112", 12)
    number = raid(t, "i_kg2 bombing 12" if bombers else "i_jg3 freie_jagd 20", at_place="2126")
    t.fought[members(t, number)[0]], t.off_course[number], t.aim[number] = fought, how, at("1439")
    t.hunts[number] = unit if hunts else NONE
    assert Encounters(number, unit).must_halt(t) is stops


@pytest.mark.rule("9.2.5", "13.6")
def test_13_6_only_units_that_were_under_the_counter_when_the_move_began_have_left_it() -> None:
    t = blue(2)
    number = raid(t, "i_jg3 freie_jagd 20", "ii_jg3 freie_jagd 20", at_place="2126")
    other = raid(t, "iii_jg3 freie_jagd 20", at_place="2126")
    first, second = members(t, number)
    crew = 1 << (first - FIRST_SLOT) | 1 << (second - FIRST_SLOT)
    assert has_left(t, number, crew)
    assert not has_left(t, other, crew)
    assert strike_off(t, number, crew) == 0
    assert not has_left(t, number, 0)


@pytest.mark.rule("8.1.5", "9.3.3")
def test_8_1_5_who_has_come_down_in_a_move_does_not_climb_in_it() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 close_escort 12", "ii_jg3 top_cover 16", at_place="2126")
    sweep = raid(t, "iii_jg3 freie_jagd 20", at_place="2126")
    bomber, close, cover = members(t, number)
    for unit, counts in ((bomber, True), (close, True), (cover, False)):
        assert has_dived(t, number, 1 << (unit - FIRST_SLOT)) is counts
    assert not has_dived(t, sweep, 0)
    assert has_dived(t, sweep, 1 << (members(t, sweep)[0] - FIRST_SLOT))


@pytest.mark.rule("9.3.7", "8.1.5")
def test_9_3_7_a_sweep_spends_a_point_to_come_down_to_its_new_height() -> None:
    t = blue(2)
    unit = squadron(t, "501", "2112", 12)
    number = raid(t, "i_jg3 freie_jagd 20", at_place="2126")
    fighter = members(t, number)[0]
    t.off_course[number], t.rejoins[number], t.plotted[fighter] = TO_COURSE, 1, 12
    for climbs, dived, angels in ((0, 0, 12), (1, 0, 20), (0, 1, 20)):
        move = RaidMove(number)
        begin = t.angels[fighter]
        move.mp, move.climbs, move.dived, move.aim = 3, climbs, dived, at("2120")
        move.start = at("2126")
        move.spend_point(t)
        assert (t.angels[fighter] == angels) is (climbs + dived == 0)
        t.angels[fighter], t.raid_at[number] = begin, at("2126")
    assert must_come_down(t, number)
    t.plotted[fighter] = 20
    assert not must_come_down(t, number)
    t.plotted[fighter], t.rejoins[number] = 12, 0
    assert not must_come_down(t, number)
    t.rejoins[number], t.hunts[number] = 1, unit
    assert not must_come_down(t, number)
    t.hunts[number], t.off_course[number] = NONE, ON_COURSE
    assert not must_come_down(t, number)


@pytest.mark.rule("9.3.3")
def test_9_3_3_what_a_raid_stops_to_look_at() -> None:
    t = blue(2)
    unit = squadron(t, "501", "2128", 12)
    number = raid(t, "i_kg2 bombing 12", at_place="2126", course=["2130", "2120", "1439"])
    t.step[number] = 4
    assert is_quiet(t, number, [])
    assert is_quiet(t, number, [unit])
    t.at[unit] = at("2127")
    assert not is_quiet(t, number, [unit])
    for column in (t.lost, t.relief, t.attacking):
        column[number] = 1
        assert not is_quiet(t, number, [])
        column[number] = 0
    t.step[number] = 0
    assert not is_quiet(t, number, [])  # a point of its course
    t.step[number], t.raid_at[number] = 4, at("2124")
    assert not is_quiet(t, number, [])  # guns


@pytest.mark.rule("19.2.2")
@pytest.mark.parametrize(("hexes", "left"), [(1, 1), (2, 0)])
def test_19_2_2_overcast_scatters_raids_too(hexes: int, left: int) -> None:
    t = blue(2, [1] if hexes == 2 else [])
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", at_place="2126", seen=False)
    unit = members(t, number)[0]
    t.cloud[unit] = hexes
    RaidMove(number).come_out_of_cloud(t)
    assert t.cloud[unit] == left


@pytest.mark.rule("12.1.4", "12.1")
def test_12_1_4_the_units_of_a_sweep_may_look_one_after_the_other() -> None:
    t = blue(1)
    one, two = (squadron(t, number, "2122", 12, "vector", goal="2122") for number in ("32", "610"))
    number = raid(t, "i_jg3 freie_jagd 12", "ii_jg3 freie_jagd 12", at_place="2124", seen=False)
    first, second = members(t, number)
    miss = [card for card in range(CARDS) if tally_result(card, POOR, 0) == -1]
    script(t, *miss[:2])
    carry_out(t, LuftwaffeCombat())
    answer(t, "hostile_01")
    assert (asked(t), options(t)) == ("choose_hunters", [UNIT_NAMES[first], UNIT_NAMES[second], "rest"])
    answer(t, UNIT_NAMES[first])
    assert (asked(t), options(t)) == ("choose_prey", ["squadron_32", "squadron_610", "pass"])
    answer(t, "squadron_32")
    assert options(t) == ["squadron_610", "pass"]
    answer(t, "pass")
    assert (asked(t), options(t)) == ("choose_hunters", [UNIT_NAMES[second], "pass"])
    answer(t, UNIT_NAMES[second])
    assert options(t) == ["squadron_610", "pass"]  # nobody looks for the other again
    answer(t, "squadron_610")
    while t.top is not None:
        answer(t, "pass")
    assert t.hunts[number] == NONE
    assert (t.tally[one], t.tally[two]) == (NONE, NONE)


@pytest.mark.rule("12.1.4", "9.3.6", "12.2")
def test_12_1_4_a_unit_that_sees_its_prey_leaves_the_sweep_to_pursue() -> None:
    t = blue(1)
    unit = squadron(t, "32", "2122", 12, "vector", goal="2122")
    number = raid(t, "i_jg3 freie_jagd 10", "ii_jg3 freie_jagd 10", at_place="2124", seen=False)
    first, second = members(t, number)
    script(t, next(card for card in range(CARDS) if tally_result(card, POOR, 0) >= 2))
    carry_out(t, LuftwaffeCombat())
    answer(t, "hostile_01", UNIT_NAMES[second], "squadron_32")
    new = t.raid[second]
    assert (new != number, t.hunts[new], t.hunts[number], t.raid[first]) == (True, unit, NONE, number)
    assert len(events_of(t, "tally_ho_luftwaffe")) == 1


@pytest.mark.rule("12.1", "19.1.1")
def test_12_1_a_sweep_does_not_look_through_overcast() -> None:
    t = blue(1)
    squadron(t, "32", "2122", 12, "vector", goal="2122")
    raid(t, "i_jg3 freie_jagd 12", at_place="2124", seen=False)
    for zone in range(ZONES):
        t.sky[zone * LEVELS + 6] = K_OVERCAST
    carry_out(t, LuftwaffeCombat())
    assert options(t) == ["rest", "stand", "pass"]


@pytest.mark.rule("10.3.4")
def test_10_3_4_a_raid_that_is_at_its_recovery_point_has_nothing_left_to_fly() -> None:
    t = blue(2)
    number = raid(t, "i_jg3 freie_jagd 12", at_place="1439")
    carry_out(t, WayHome(number))
    answer(t, "1439", "pass")
    assert (t.ways[number], t.leg[number], t.aim[number]) == (1, 0, at("1439"))


@pytest.mark.rule("10.3.4")
def test_10_3_4_a_height_for_the_way_home_brings_down_those_above_it_only() -> None:
    """Who is as low already flies on as ordered before."""
    t = blue(2)
    number = raid(t, "i_jg3 freie_jagd 14", "ii_jg3 freie_jagd 10", at_place="2124")
    t.off_course[number] = GOING_HOME
    high, low = members(t, number)
    t.plotted[high] = t.plotted[low] = t.plotted_back[low] = 8  # both are on their way down
    change_height(t, number, 10)
    assert (t.plotted[high], t.plotted[low], t.plotted_back[low]) == (10, 8, 8)


@pytest.mark.rule("9.3.3", "9.3.6")
def test_9_3_3_jabos_on_their_way_home_fly_at_full_speed_with_their_escort() -> None:
    t = blue(5)
    number = raid(t, "i_jg51 bombing 20", "i_jg3 top_cover 24", at_place="2028", course=["1439", "2028", "1439"])
    t.pace[number] = 3
    assert pace_of(t, number) == 3
    send_home(t, number, HOMING)
    assert pace_of(t, number) == 4
    carry_out(t, LuftwaffeMovement())
    answer(t, "hostile_01")
    assert "slow" not in options(t)
    assert "fast" in options(t)


@pytest.mark.rule("9.4.4", "10.3.4", "9.3.6")
def test_10_3_4_jabos_that_let_their_bombs_go_on_the_way_home_do_not_hunt() -> None:
    t = blue(5)
    number = raid(t, "i_jg51 bombing 20", "i_jg3 top_cover 24", at_place="2028", course=["1439", "2028", "1439"])
    send_home(t, number, HOMING)
    jettison(t, members(t, number)[0])
    assert is_sweep(t, number)
    assert not can_hunt(t, number)
    carry_out(t, LuftwaffeMovement())
    answer(t, "hostile_01")
    assert "strafe" not in options(t)


@pytest.mark.rule("9.3.6")
@pytest.mark.parametrize("same", [True, False])
def test_9_3_6_units_turn_for_home_with_others_of_their_own_raid_only(same: bool) -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", "iii_kg2 bombing 12", at_place="2028")
    other = raid(t, "i_kg3 bombing 12", "ii_kg3 bombing 12", at_place="2028")
    t.raid_chit[other] = 1
    t.phase = P_RAF_COMBAT
    first = pancake_unit(t, members(t, number)[0])
    second = pancake_unit(t, members(t, number if same else other)[0])
    assert first != number
    assert (second == first) is same


@pytest.mark.rule("9.2.3", "9.4.4")
@pytest.mark.parametrize(("method", "back"), [(DIVE, 2), (LEVEL, 8)])
def test_9_2_3_jabos_that_come_down_to_dive_go_home_at_angels_2(method: int, back: int) -> None:
    t = blue(5)
    number = raid(t, "ii_lg2 bombing 24", at_place="2025", course=["2024", "2028", "1439"], target="t_maidstone")
    unit = members(t, number)[0]
    t.method[number], t.attack_angels[number] = method, 8
    descend(t, number)
    assert (t.angels[unit], t.plotted[unit], t.plotted_back[unit]) == (8, 8, back)
