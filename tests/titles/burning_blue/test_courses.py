"""Raids on their course and off it: parting, coming back, heights, orbits; chapters 8.1, 9.2 to 9.4 and 10.3.4 by the letter."""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.names import NAMES
from opsroom.titles.burning_blue.rules.bombing import IS_LOST
from opsroom.titles.burning_blue.rules.charts import CH_COLUMN, K_HAZE, K_OVERCAST, LEVELS
from opsroom.titles.burning_blue.rules.combat_strengths import ATTACKS, DEFENDS
from opsroom.titles.burning_blue.rules.dogfights import enter_dogfight
from opsroom.titles.burning_blue.rules.geography import BOX_IDS, HEXES, ZONE_IDS, apart
from opsroom.titles.burning_blue.rules.luftwaffe_movement import LuftwaffeMovement
from opsroom.titles.burning_blue.rules.navigation import is_recognised
from opsroom.titles.burning_blue.rules.raid_breakup import (
    GOING_HOME,
    HOMING,
    ON_COURSE,
    TO_COURSE,
    pancake_unit,
    send_home,
)
from opsroom.titles.burning_blue.rules.raid_movement import RaidMove
from opsroom.titles.burning_blue.rules.raid_partings import EscortChoice
from opsroom.titles.burning_blue.rules.table import FLYING, HOME, JOINED, P_LW_MOVE
from tests.titles.burning_blue.scenes import (
    Blue,
    answer,
    asked,
    at,
    blue,
    carry_out,
    cover,
    detection_card,
    fly,
    members,
    options,
    raid,
    script,
    squadron,
)


# --- § 9.2.5, § 9.3.6: raids that start as one
def two_in_one(t: Blue) -> tuple[int, int]:
    """Two raids under one counter that part after two hexes."""
    first = raid(t, "i_kg2 bombing 12", at_place="1439", course=["1439", "1437", "2124", "1439"], seen=False)
    second = raid(t, "ii_kg2 bombing 12", at_place="1439", course=["1439", "1437", "2228", "1439"], seen=False)
    t.target_way[first] = t.target_way[second] = 2
    unit = members(t, second)[0]
    t.state[second], t.joined_to[second], t.part_at[second] = JOINED, first + 1, 1
    t.raid[unit], t.raid_at[second] = first, NONE
    return first, second


@pytest.mark.rule("9.2.5", "8.1.3")
def test_what_parts_on_the_way_flies_three_hexes_in_all() -> None:
    t = blue(2)
    first, second = two_in_one(t)
    t.flown[second] = 1
    script(t, 1, 2)
    carry_out(t, LuftwaffeMovement())
    answer(t, "rest")
    assert t.state[second] == FLYING
    assert [apart(at("1437"), t.raid_at[number]) for number in (first, second)] == [1, 1]
    assert t.raid_at[first] != t.raid_at[second]


@pytest.mark.rule("9.3.4", "9.3.6")
def test_what_parts_from_a_lost_raid_is_lost_too() -> None:
    t = blue(2)
    first, second = two_in_one(t)
    script(t, 6, 6)
    fly(t, first)
    assert t.lost[first] == t.lost[second] == IS_LOST


# --- § 9.3.6, § 11.5.6: breaking up
@pytest.mark.rule("9.3.6", "11.5.6")
def test_bombers_that_turn_home_are_checked_with_the_escorts_that_go_along() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", "i_jg3 close_escort 12", at_place="1433")
    first, _, escort = members(t, number)
    new = pancake_unit(t, first)  # no card is drawn yet
    carry_out(t, EscortChoice())
    two = detection_card(CH_COLUMN, value=2)
    script(t, detection_card(CH_COLUMN, value=3), two)
    answer(t, NAMES.of("unit", escort))
    assert (t.detected[number], t.detected[new]) == (0, 1)  # one Gruppe against three, two against two


@pytest.mark.rule("9.3.6", "11.5.6", "13.6.1")
def test_a_sweep_that_leaves_its_raid_for_a_dogfight_is_a_raid_to_be_found() -> None:
    t = blue(2)
    unit = squadron(t, "610", "1433", 20)
    number = raid(t, "i_jg3 freie_jagd 20", "ii_jg3 freie_jagd 20", at_place="1433")
    fighter, other = members(t, number)
    t.fight[unit], t.fight[fighter], t.seen[fighter] = ATTACKS, DEFENDS, -1
    script(t, detection_card(CH_COLUMN, value=3), detection_card(CH_COLUMN, value=1))
    enter_dogfight(t, at("1433"), 20)
    new = t.raid[fighter]
    assert (new != number, t.raid[other]) == (True, number)
    assert (t.detected[number], t.detected[new]) == (0, 1)
    assert t.seen[fighter] == -1  # its opponent sees it


# --- § 9.3.4: navigation
@pytest.mark.rule("9.3.4")
def test_a_raid_that_goes_astray_over_the_sea_may_find_its_way_at_the_coast_in_the_same_turn() -> None:
    t = blue(2)
    number = raid(
        t,
        "i_kg2 bombing 12",
        at_place="1737",
        course=["1737", "1735", "1833", "2124", "1439"],
        target="biggin_hill",
        target_kind=0,
    )
    t.target_way[number] = 3
    script(t, 6, 6, 1, 2, 1, 1)  # lost at its waypoint in the Strait; at Folkestone the guns, and it is found again
    fly(t, number)
    assert is_recognised(t.raid_at[number])
    assert (t.lost[number], t.sought[number]) == (0, 1)


@pytest.mark.rule("9.3.4", "9.2.2")
@pytest.mark.parametrize(("target_way", "dice", "lost"), [(1, [6, 5, 6], IS_LOST), (2, [], 0)])
def test_the_first_hex_out_of_a_box_is_no_waypoint_but_may_be_the_target(
    target_way: int, dice: list[int], lost: int
) -> None:
    t = blue(2)
    course = ["exeter", "1201", "1204", "exeter"]
    number = raid(t, "i_kg2 bombing 12", at_place="exeter", course=course, target="t_weymouth", target_kind=6)
    t.target_way[number], t.alternate[number] = target_way, t.target[number]
    script(t, *dice)  # lost over its target, and away to the alternate
    carry_out(t, RaidMove(number, 1))  # one point
    assert t.lost[number] == lost


# --- § 9.3.7: back to the course
@pytest.mark.rule("9.3.7")
def test_a_sweep_may_come_back_to_any_hex_of_its_course_and_flies_on_from_there() -> None:
    t = blue(2)
    number = raid(t, "i_jg3 freie_jagd 20", at_place="1536", course=["1439", "1429", "1744"])
    t.off_course[number], t.step[number] = TO_COURSE, 6
    fly(t, number)
    assert {"1437", "1433", "1430", "1744"} <= set(options(t))  # behind where it left, and ahead
    answer(t, "1437", "20")
    assert (t.off_course[number], t.raid_at[number]) == (ON_COURSE, at("1435"))
    assert (t.leg[number], t.step[number]) == (0, 4)


@pytest.mark.rule("9.3.7", "12.3")
def test_after_another_hunt_a_sweep_names_another_hex_to_come_back_to() -> None:
    t = blue(2)
    unit = squadron(t, "610", "1728", 20)
    number = raid(t, "i_jg3 freie_jagd 20", at_place="1536", course=["1439", "1429", "1744"])
    t.off_course[number], t.rejoins[number], t.aim[number], t.hunts[number] = TO_COURSE, 1, at("1437"), unit
    fly(t, number)
    answer(t, "20")
    t.hunts[number] = NONE
    fly(t, number)
    assert asked(t) == "choose_return"


# --- § 9.4.4: Jabos
def jabos(t: Blue, *escorts: str) -> int:
    return raid(
        t,
        "ii_lg2 bombing 24",
        *escorts,
        at_place="2024",
        course=["2024", "2028", "1439"],
        target="t_maidstone",
        target_kind=6,
    )


@pytest.mark.rule("9.4.4", "8.1.2")
def test_a_descent_costs_a_point_in_the_next_turn_if_there_is_none_left() -> None:
    t = blue(5)
    number = jabos(t)
    t.pace[number] = 3
    t.descend_at[number], t.attack_angels[number] = at("2027") + 1, 8
    fly(t, number)
    assert (t.raid_at[number], t.angels[members(t, number)[0]]) == (at("2027"), 24)
    script(t, 1, 1)
    fly(t, number)
    assert t.angels[members(t, number)[0]] == 8
    assert apart(t.raid_at[number], at("2028")) == 1  # one point down, one to the target, one on


@pytest.mark.rule("9.4.4", "9.4.3")
def test_top_cover_at_the_jabos_height_stays_up_when_they_come_down() -> None:
    t = blue(5)
    number = jabos(t, "i_jg3 top_cover 24", "ii_jg3 close_escort 24")
    t.descend_at[number], t.attack_angels[number] = at("2025") + 1, 8
    t.pace[number] = 3
    fly(t, number)
    assert [t.angels[u] for u in members(t, number)] == [8, 24, 8]


@pytest.mark.rule("9.4.4", "9.4.1")
def test_jabos_may_orbit_over_the_target_they_have_bombed() -> None:
    t = blue(5)
    number = jabos(t)
    t.step[number], t.raid_at[number], t.orbit_at[number] = 2, at("2026"), at("2028") + 1
    script(t, 1, 1)
    fly(t, number)
    assert t.sweep[number] == 1
    assert t.raid_at[number] == at("2028")


# --- § 8.1.6, § 9.3.3: heights on the way
@pytest.mark.rule("8.1.6", "8.1.5")
def test_a_raid_does_not_climb_in_the_move_into_a_box() -> None:
    t = blue(2)
    dieppe = HEXES + BOX_IDS.index("dieppe")
    number = raid(t, "i_jg3 freie_jagd 8", at_place="0132", course=["0132", "dieppe"])
    unit = members(t, number)[0]
    t.plotted[unit] = 20
    fly(t, number)
    assert t.angels[unit] == 8
    assert t.state[number] == HOME or t.raid_at[number] == dieppe
    number = raid(t, "i_kg2 bombing 8", "ii_jg3 top_cover 8", at_place="0132", course=["0132", "dieppe", "0132"])
    escort = members(t, number)[1]
    t.plotted[escort] = 20
    fly(t, number)
    assert (t.raid_at[number], t.angels[escort]) == (dieppe, 8)


@pytest.mark.rule("9.2.3", "9.3.3")
def test_escorts_change_their_height_with_the_point_that_bombers_do_not_have() -> None:
    t = blue(2)
    number = raid(t, "ii_kg2 bombing 2", "i_jg3 top_cover 16", "ii_jg3 top_cover 10", at_place="1436", seen=False)
    _, high, low = members(t, number)
    t.plotted[high], t.plotted[low] = 4, 14
    fly(t, number)
    assert (t.angels[high], t.angels[low]) == (4, 12)
    assert t.climbed[low] == 1


@pytest.mark.rule("9.3.8", "11.5.7", "12.3")
@pytest.mark.parametrize(("card", "angels"), [(0, 24), (7, 10)])
def test_a_height_is_announced_anew_by_the_card_that_lies_with_the_raid(card: int, angels: int) -> None:
    """After a tally that was lost there is none: what was seen last stands."""
    t = blue(5)
    number = jabos(t)
    t.card[number], t.error[number] = card, 2 if card else 0
    t.descend_at[number], t.attack_angels[number], t.pace[number] = at("2025") + 1, 8, 3
    fly(t, number)
    assert t.told_angels[number] == angels


# --- § 9.3.8: dodging the weather
def before_cloud(t: Blue, *units: str) -> int:
    """A raid that is about to fly from the coast of France into a zone with overcast at Angels 10."""
    cover(t, "y12", "dover_strait")
    return raid(t, *units, at_place="1439", course=["1439", "1429", "1439"])


def conducts(t: Blue) -> set[str]:
    t.phase = P_LW_MOVE
    carry_out(t, LuftwaffeMovement())
    answer(t, "hostile_01")
    return set(options(t))


@pytest.mark.rule("9.3.8", "8.1.5")
@pytest.mark.parametrize(("conduct", "heights"), [("above_cloud", [12, 12]), ("below_cloud", [8, 10])])
def test_the_option_lets_a_raid_dodge_the_cloud_that_it_meets(conduct: str, heights: list[int]) -> None:
    t = blue(2, dodge_weather=1)
    number = before_cloud(t, "i_kg2 bombing 10", "i_jg3 top_cover 10")
    assert {"above_cloud", "below_cloud"} <= conducts(t)
    answer(t, conduct)
    assert [t.plotted[u] for u in members(t, number)] == heights
    assert [t.angels[u] for u in members(t, number)] == heights
    assert apart(t.raid_at[number], at("1439")) == (2 if conduct == "above_cloud" else 3)  # bombers climb for a point


@pytest.mark.rule("9.3.8")
def test_cloud_is_dodged_when_it_is_met_and_not_later() -> None:
    t = blue(2, dodge_weather=1)
    number = before_cloud(t, "i_kg2 bombing 10")
    t.raid_at[number], t.step[number] = at("1433"), 6
    assert not {"above_cloud", "below_cloud"} & conducts(t)
    t = blue(2)
    before_cloud(t, "i_kg2 bombing 10")
    assert not {"above_cloud", "below_cloud"} & conducts(t)  # nor without the option


@pytest.mark.rule("9.3.8", "8.1.5")
def test_bombers_do_not_dodge_what_they_cannot_climb_over_in_a_move() -> None:
    t = blue(2, dodge_weather=1)
    zone = ZONE_IDS.index("dover_strait")
    before_cloud(t, "i_kg2 bombing 10")
    t.sky[zone * LEVELS + 6] = K_OVERCAST  # Angels 10 and 12
    assert "above_cloud" not in conducts(t)
    t.sky[zone * LEVELS + 5] = t.sky[zone * LEVELS + 6] = K_HAZE
    assert not {"above_cloud", "below_cloud"} & conducts(t)  # haze is not cloud


@pytest.mark.rule("9.3.8", "9.2.3")
def test_top_cover_may_come_down_below_cloud_that_parts_it_from_the_bombers() -> None:
    t = blue(2, dodge_weather=1)
    number = before_cloud(t, "i_kg2 bombing 4", "i_jg3 top_cover 16", "ii_jg3 top_cover 6")
    assert "below_cloud" in conducts(t)
    answer(t, "below_cloud")
    assert [t.angels[u] for u in members(t, number)] == [4, 8, 6]


@pytest.mark.rule("9.3.8", "9.2.3")
def test_divers_that_dodge_cloud_still_come_home_at_angels_2() -> None:
    t = blue(1, dodge_weather=1)
    number = before_cloud(t, "ii_stg1 bombing 10")
    stuka = members(t, number)[0]
    t.plotted_back[stuka] = 2
    conducts(t)
    answer(t, "below_cloud")
    assert (t.plotted[stuka], t.plotted_back[stuka]) == (8, 2)


# --- § 10.2.7, § 10.3.4: home
@pytest.mark.rule("10.2.7", "9.3.6")
def test_one_unit_may_be_told_to_pancake_before_its_raid_moves() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="1429", course=["1429", "2124"], seen=False)
    bomber, escort = members(t, number)
    assert "pancake_unit" in conducts(t)
    answer(t, "pancake_unit", NAMES.of("unit", escort))
    assert asked(t) == "choose_raid_to_fly"
    new = t.raid[escort]
    assert (new != number, t.off_course[new], t.off_course[number]) == (True, GOING_HOME, ON_COURSE)
    answer(t, "rest")
    assert t.raid[bomber] == number
    assert [apart(t.raid_at[part], at("1429")) for part in (number, new)] == [3, 4]


@pytest.mark.rule("10.2.7", "9.3.6")
def test_with_the_last_bomber_the_whole_raid_turns() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="1436", seen=False)
    bomber, escort = members(t, number)
    conducts(t)
    answer(t, "pancake_unit", NAMES.of("unit", bomber))
    assert t.off_course[number] == HOMING
    assert len(members(t, number)) == 2
    conducts(t)
    answer(t, "pancake_unit")
    assert options(t) == [NAMES.of("unit", escort)]  # the bomber is on its way home already


@pytest.mark.rule("10.3.4", "8.1.5")
def test_who_pancakes_may_come_down_but_not_climb() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", at_place="1433", seen=False)
    send_home(t, number, GOING_HOME)
    assert "height" in conducts(t)
    answer(t, "height")
    assert options(t) == ["0", "2", "4", "6", "8", "10"]
    answer(t, "0")
    assert t.angels[members(t, number)[0]] == 6  # two Angels a hex


@pytest.mark.rule("9.3.8", "10.3.4")
def test_with_the_option_who_pancakes_may_climb_into_cloud() -> None:
    t = blue(2, dodge_weather=1)
    number = before_cloud(t, "i_kg2 bombing 8")
    t.raid_at[number] = at("1433")
    send_home(t, number, GOING_HOME)
    conducts(t)
    answer(t, "height")
    assert options(t)[-1] == "10"
    script(t, 6)
    answer(t, "10")
    assert t.angels[members(t, number)[0]] == 10


@pytest.mark.rule("9.4.1", "16.2.4")
def test_a_sweep_told_to_fly_on_strafes_no_more() -> None:
    t = blue(2)
    number = raid(t, "i_jg3 freie_jagd 20", at_place="1439", course=["1439", "1429", "1439"])
    conducts(t)
    answer(t, "strafe")
    assert t.attacking[number] == 1
    conducts(t)
    answer(t, "slow")
    assert t.attacking[number] == 0


# --- § 10.3.4: the optional way home
@pytest.mark.rule("10.3.4", "9.2.2")
def test_boxes_on_the_way_home_are_no_waypoints() -> None:
    t = blue(2, plot_home=1)
    number = raid(t, "i_jg3 freie_jagd 20", at_place="0632")
    send_home(t, number, GOING_HOME)
    fly(t, number)
    answer(t, "1744", "0132", "dieppe", "0132")
    assert asked(t) == "choose_waypoint_home"  # of two points one is left
    answer(t, "0438")
    assert t.top is None
