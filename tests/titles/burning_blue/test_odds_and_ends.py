"""Small rules from many sections, each in a scene where nothing else decides.  § 6.4, § 9, § 10.3, § 12, § 15, § 20.2, § 21.2"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.allocation import Allocation
from opsroom.titles.burning_blue.rules.charts import CARDS, CLEAR, CONFUSION, K_PATCHY, POOR
from opsroom.titles.burning_blue.rules.forces import GRUPPE_IDS, GRUPPE_TYPE, ME109
from opsroom.titles.burning_blue.rules.geography import BARRAGE
from opsroom.titles.burning_blue.rules.guns import GroundDefences, attack_balloons
from opsroom.titles.burning_blue.rules.losses import leave_wing
from opsroom.titles.burning_blue.rules.luftwaffe_movement import LuftwaffeMovement
from opsroom.titles.burning_blue.rules.orders import PatrolPhase
from opsroom.titles.burning_blue.rules.plotting import Plotting, parting_points
from opsroom.titles.burning_blue.rules.raid_breakup import GOING_HOME, pancake_unit
from opsroom.titles.burning_blue.rules.raid_height_changes import change_height, dodge, dodged_height
from opsroom.titles.burning_blue.rules.raid_movement import RaidMove
from opsroom.titles.burning_blue.rules.raid_partings import TallyChoice
from opsroom.titles.burning_blue.rules.relief_escorts import meet_relief
from opsroom.titles.burning_blue.rules.table import CLOSE_ESCORT, PLANNED, STANDING_ORDERS
from opsroom.titles.burning_blue.rules.tally import SweepTally, tally_result
from tests.titles.burning_blue.scenes import (
    answer,
    asked,
    at,
    begin,
    blue,
    carry_out,
    gone,
    hand,
    members,
    options,
    raid,
    script,
    squadron,
    tally,
    weather,
    wing,
)

DOVER = "1835"


# --- § 6.4: what is planned
@pytest.mark.rule("6.4.3")
def test_6_4_3_a_gruppe_that_has_been_named_is_not_wanted_a_second_time() -> None:
    t = blue(3)
    hand(t, "O")  # three Me 109 Gruppen of Luftflotte 2
    left = ["i_jg3", "ii_jg3", "iii_jg3"]
    gone(t, *(name for g, name in enumerate(GRUPPE_IDS) if GRUPPE_TYPE[g] == ME109 and name not in left))
    carry_out(t, Allocation())
    assert options(t) == [*left, "rest"]
    answer(t, "ii_jg3")
    assert options(t) == ["i_jg3", "iii_jg3", "rest"]  # both are still to fly, in either order


@pytest.mark.rule("9.2.5", "6.4.5")
def test_9_2_5_a_sweep_may_be_left_at_every_point_before_its_last() -> None:
    t = blue(2)
    sweep = raid(t, "i_jg3 freie_jagd 20", at_place="1439", course=["1439", "1835", "2032", "2124", "1439"])
    assert parting_points(t, sweep) == 4  # the form-up point and the three on the way


@pytest.mark.rule("9.2.3", "9.1.3")
def test_9_2_3_a_raid_that_starts_alone_may_fly_at_any_height() -> None:
    """Whatever height was plotted for bombers that are in no raid."""
    t = blue(2)
    idle = raid(t, "ii_kg2 bombing 16", at_place="1439", seen=False)
    t.state[idle], t.plan[members(t, idle)[0]] = 0, NONE
    number = raid(t, "i_kg2 bombing 12", at_place="1439", seen=False)
    t.state[number] = PLANNED
    begin(t, Plotting(number), "choose_angels")
    t.run()
    assert (asked(t), options(t)[:3]) == ("choose_angels", ["2", "4", "6"])


# --- § 9.3, § 10.3: height
@pytest.mark.rule("9.3.8")
def test_9_3_8_top_cover_that_meets_cloud_climbs_above_it() -> None:
    t = blue(2, dodge_weather=1)
    number = raid(
        t, "i_kg2 bombing 12", "i_jg3 top_cover 20", at_place="2136", course=["2136", "2126", "1439"], seen=False
    )
    bomber, cover = members(t, number)
    weather(t, K_PATCHY, 20)
    assert [dodged_height(t, number, unit, True) for unit in (bomber, cover)] == [NONE, 22]
    dodge(t, number, True)
    assert (t.plotted[bomber], t.plotted[cover]) == (12, 22)


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


# --- § 9.3.3, § 12.2: a pursuer's points
@pytest.mark.rule("12.2", "9.3.3", "8.1.5")
def test_12_2_a_dive_on_its_prey_costs_a_sweep_one_of_its_points() -> None:
    t = blue(2)
    prey = squadron(t, "501", "2130", 12)
    number = raid(t, "i_jg3 freie_jagd 20", at_place="2130")
    t.hunts[number] = prey
    move = RaidMove(number, 3)
    move.want = 14
    move.set_line(t)
    move.fly_straight(t)
    assert (t.angels[members(t, number)[0]], move.mp) == (14, 2)
    move.fly_straight(t)
    assert move.mp == 0  # over its prey, as low as it likes: there is nothing more to do


# --- § 5.2: standing orders
@pytest.mark.rule("5.2", "9.3.3")
def test_5_2_a_standing_order_to_fly_as_plotted_is_not_one_for_the_hunt() -> None:
    t = blue(2)
    raid(t, "i_kg2 bombing 12", at_place="1439", course=["1439", "1429", "1439"], seen=False)
    carry_out(t, LuftwaffeMovement())
    answer(t, "stand")
    assert [STANDING_ORDERS[i] for i in range(len(STANDING_ORDERS)) if t.stand[i]] == ["raid_movement"]


# --- § 10.3.2, § 9.4.1: orbits
@pytest.mark.rule("9.4.1", "10.3.2")
def test_9_4_1_a_sweep_may_orbit_in_the_first_hex_of_the_map() -> None:
    t = blue(2)
    number = raid(t, "i_jg3 freie_jagd 20", at_place="0101", course=["0110", "0101", "0110"], seen=False)
    t.orbit_at[number] = at("0101") + 1
    carry_out(t, PatrolPhase())
    assert t.orbiting[number] == 1


# --- § 12.1: tallies
@pytest.mark.rule("12.1.2", "12.1.1")
def test_12_1_2_a_confused_sweep_hunts_the_formation_that_the_raf_shows_it() -> None:
    t = blue(1)
    sought = squadron(t, "610", "2120", 12, "vector", goal="2120")
    shown = squadron(t, "32", "2121", 12, "vector", goal="2121")
    sweep = raid(t, "i_jg3 freie_jagd 12", at_place="2122")
    script(t, next(card for card in range(CARDS) if tally_result(card, POOR, CLEAR) == CONFUSION))
    carry_out(t, SweepTally(sweep, sought, -1, 1))
    assert asked(t) == "choose_substitute"
    answer(t, "squadron_32")
    assert (t.top, t.hunts[sweep]) == (None, shown)


@pytest.mark.rule("12.1.4")
def test_12_1_4_every_formation_that_saw_a_raid_part_chooses_from_the_first_on_the_tote_board() -> None:
    t = blue(2)
    units = [squadron(t, number, "2124", 12) for number in ("1", "1_rcaf", "17")]
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", at_place="2126")
    for unit in units:
        tally(t, unit, number)
    new = pancake_unit(t, members(t, number)[0])
    t.sheds[new] = 0
    carry_out(t, TallyChoice())
    answer(t, "hostile_02", "hostile_01", "hostile_02")
    assert ([t.tally[unit] for unit in units], t.top) == ([new, number, new], None)


# --- § 15: balloons
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


# --- § 20.2: wings
@pytest.mark.rule("20.2", "12.2")
def test_20_2_who_hunts_a_wing_goes_on_hunting_it_when_its_leader_has_flown_elsewhere() -> None:
    t = blue(1)
    first, second, third = wing(t, "32", "501", "610")
    sweep = raid(t, "i_jg3 freie_jagd 12", at_place="2126")
    t.hunts[sweep], t.at[first] = first, at("2120")
    leave_wing(t, first)
    assert [t.leader[unit] for unit in (first, second, third)] == [NONE, second, second]
    assert t.hunts[sweep] == second


# --- § 21.2: relief
@pytest.mark.rule("21.2")
@pytest.mark.parametrize(("place", "met"), [(DOVER, True), ("2028", False)])
def test_21_2_relief_meets_a_raid_over_the_coast_of_the_strait_too(place: str, met: bool) -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", at_place=place, course=["1439", "2124", "1439"], target="t_maidstone")
    t.leg[number], t.bombs[members(t, number)[0]] = 1, 0
    idle = raid(t, "i_jg3 channel_patrol 12", at_place="1439", seen=False)
    (patrol,) = members(t, idle)
    t.state[idle], t.raid[patrol], t.plan[patrol], t.patrol_box[patrol] = 0, NONE, NONE, 3
    t.relief[number], t.relieves[patrol], t.relief_task[patrol] = 1, number + 1, CLOSE_ESCORT
    meet_relief(t, number)
    assert (t.raid[patrol] == number) is met
