"""How movement points are spent: climbing, diving, boxes, straight lines.  § 8.1.1 to § 8.1.6, § 9.3.3, § 12.2, § 20.4"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.charts import K_OVERCAST
from opsroom.titles.burning_blue.rules.forces import FLIGHT_421
from opsroom.titles.burning_blue.rules.geography import ADJOINING, HEXES, PLACE_NAMES, RAF_MAY_ENTER
from opsroom.titles.burning_blue.rules.movement import FormationMove, ceiling_of_formation
from opsroom.titles.burning_blue.rules.raf_set_up import join_battle, put_aloft
from opsroom.titles.burning_blue.rules.raid_breakup import GOING_HOME, HOMING, ON_COURSE, TO_COURSE
from opsroom.titles.burning_blue.rules.raid_flight import carries_bombs, is_at_target, is_bound_for_a_box, is_in_passing
from opsroom.titles.burning_blue.rules.raid_heights import (
    announce_height,
    bomber_height,
    climb,
    come_down_at_once,
    come_down_to,
    dive_on_prey,
    is_below_plot,
    is_too_low,
    lowest_ceiling,
    plot_height,
    pursuit_height,
    set_heights_back,
    use_spare_point,
    wanted_height,
)
from opsroom.titles.burning_blue.rules.raid_movement import RaidMove
from opsroom.titles.burning_blue.rules.table import FIRST_SLOT, HOME, LANDED, ORBIT, PANCAKE, PATROL_LINE, VECTOR
from tests.titles.burning_blue.scenes import (
    Blue,
    at,
    blue,
    field,
    members,
    raid,
    script,
    squadron,
    tally,
    weather,
    wing,
)

TOP = 34  # the ceiling of a Spitfire


def begun(t: Blue, move: FormationMove | RaidMove) -> None:
    t.top = None
    t.do(move)


def flight_421(t: Blue, place: str) -> int:
    join_battle(t, FLIGHT_421, 0)
    t.small[FLIGHT_421] = 1
    put_aloft(t, FLIGHT_421, at(place), 16, 9)
    return FLIGHT_421


# --- § 8.1.4: the height that a formation makes for
@pytest.mark.rule("8.1.4", "10.3.3", "10.3.4")
@pytest.mark.parametrize(
    ("order", "place", "angels", "height", "wanted"),
    [
        (VECTOR, "2120", 12, 20, 20),
        (VECTOR, "2120", 12, 38, TOP),
        (ORBIT, "2120", 12, 6, 6),
        (PATROL_LINE, "2120", 12, 20, 12),
        (PANCAKE, "2118", 10, 6, 6),  # six hexes to go, as many free dives as it needs and one more
        (PANCAKE, "2118", 10, 20, 10),  # it does not climb
        (PANCAKE, "2118", 12, 6, 0),  # now it must come down
        (PANCAKE, "2124", 2, 2, 0),
    ],
)
def test_8_1_4_a_formation_makes_for_the_height_of_its_order(
    order: int, place: str, angels: int, height: int, wanted: int
) -> None:
    t = blue(1)
    unit = squadron(t, "610", place, angels, goal="2124", height=height)
    t.order[unit] = order
    assert FormationMove(unit).height_of(t, TOP) == wanted


@pytest.mark.rule("12.2")
@pytest.mark.parametrize(
    ("want", "angels", "wanted"), [(20, 14, 20), (10, 14, 12), (NONE, 16, 16), (NONE, 8, 12), (38, 14, TOP)]
)
def test_12_2_a_pursuer_makes_for_the_height_it_chose_and_never_goes_below_the_raid(
    want: int, angels: int, wanted: int
) -> None:
    t = blue(1)
    unit = squadron(t, "610", "2118", angels)
    tally(t, unit, raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 18", at_place="2124"))
    move = FormationMove(unit, 1)
    move.want = want
    assert move.height_of(t, TOP) == wanted


@pytest.mark.rule("12.2", "20.4")
def test_12_2_only_a_pursuer_is_asked_for_a_height_and_only_421_flight_for_a_distance() -> None:
    t = blue(5)
    unit, follower = squadron(t, "610", "2118", 12), flight_421(t, "2118")
    number = raid(t, "i_kg2 bombing 12", at_place="2124")
    for one, pursues, quarry, heights, distances in (
        (unit, 1, number, True, False),
        (unit, 0, number, False, False),
        (unit, 1, NONE, False, False),
        (follower, 1, number, True, True),
        (follower, 0, number, False, False),
        (follower, 1, NONE, False, False),
    ):
        t.tally[one] = quarry
        move = FormationMove(one, pursues)
        begun(t, move)
        t.offered = 0
        move.choose_pursuit_height(t)
        assert (t.offered > 0) is heights
        t.offered = 0
        move.choose_distance(t)
        assert (t.offered > 0) is distances
        if distances:
            assert sorted(t.options[i] for i in range(t.offered)) == list(range(6))
            assert t.options[0] == 3  # what it keeps unless ordered otherwise


# --- § 8.1.5, § 8.1.6: who climbs
@pytest.mark.rule("8.1.6", "10.3.4")
def test_8_1_6_nobody_climbs_on_the_way_home_or_in_a_move_into_a_box() -> None:
    t = blue(1)
    box = at("exeter")
    edge = next(place for place in ADJOINING[box] if place < HEXES)
    unit = squadron(t, "610", "2118", 12, "vector", goal="2130")
    move = FormationMove(unit)
    move.mp, move.aim = 4, at("2130")
    assert move.may_climb(t)
    t.order[unit] = PANCAKE
    assert not move.may_climb(t)
    t.order[unit], t.goal[unit], t.at[unit], move.aim = VECTOR, box, edge, box
    assert move.is_bound_for_a_box(t)
    assert not move.may_climb(t)
    t.at[unit] = box  # it is there
    assert not move.is_bound_for_a_box(t)
    assert move.may_climb(t)
    t.goal[unit] = at("2130")  # it leaves first
    assert not move.may_climb(t)


@pytest.mark.rule("8.1.6")
@pytest.mark.parametrize(("points", "bound"), [(3, True), (2, False), (1, False)])
def test_8_1_6_a_box_is_entered_in_this_move_where_a_point_is_left_at_the_edge(points: int, bound: bool) -> None:
    t = blue(1)
    box = at("exeter")
    edge = next(place for place in ADJOINING[box] if place < HEXES)
    away = next(place for place in range(HEXES) if PLACE_NAMES[place] in ("1203", "1303", "1403", "1503", "1603"))
    unit = squadron(t, "610", PLACE_NAMES[away], 12, "vector", goal="exeter")
    move = FormationMove(unit)
    move.aim = next(place for place in range(HEXES) if abs(place - away) == 2)  # two hexes away in the same row
    move.mp = points
    assert move.is_bound_for_a_box(t) is bound
    t.goal[unit] = edge
    assert not move.is_bound_for_a_box(t)


@pytest.mark.rule("8.1.1", "8.1.5", "19.2.2")
def test_8_1_1_all_of_a_wing_move_together_and_cloud_counts_by_the_hex() -> None:
    t = blue(1)
    one, two = wing(t, "610", "32", place="2118", angels=10)
    move = FormationMove(one)
    weather(t, K_OVERCAST, 12)
    move.put(t, at("2118"), 12)  # up into the overcast, in the same hex
    assert [(t.angels[u], t.climbed[u], t.cloud[u]) for u in (one, two)] == [(12, 1, 0)] * 2
    move.put(t, at("2119"), 12)
    assert [(t.at[u], t.cloud[u]) for u in (one, two)] == [(at("2119"), 1)] * 2
    t.climbed[one] = t.climbed[two] = 0
    move.put(t, at("2120"), 10)  # and out of it
    assert [(t.angels[u], t.climbed[u], t.cloud[u]) for u in (one, two)] == [(10, 0, 1)] * 2


@pytest.mark.rule("8.1.2", "8.1.5")
def test_8_1_5_each_point_climbs_flies_or_dives() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2118", 12, "vector", goal="2120", height=16)
    move = FormationMove(unit)
    begun(t, move)
    move.begin_move(t)
    spent = []
    while move.mp > 0 and move.spend_point(t, TOP):
        spent.append((move.mp, int(t.at[unit]), int(t.angels[unit])))
    assert spent == [(3, at("2118"), 14), (2, at("2118"), 16), (1, at("2119"), 16), (0, at("2120"), 16)]
    t.height[unit] = 4
    move = FormationMove(unit)
    begun(t, move)
    move.begin_move(t)
    assert move.spend_point(t, TOP)
    assert (move.mp, t.angels[unit]) == (3, 4)
    assert not move.spend_point(t, TOP)  # nothing is left to do
    assert move.mp == 3


@pytest.mark.rule("20.4", "20.3.3", "12.2")
def test_20_4_421_flight_keeps_its_distance_and_others_close_in() -> None:
    t = blue(5)
    unit, follower = squadron(t, "610", "2121", 12), flight_421(t, "2121")
    number = raid(t, "i_kg2 bombing 12", at_place="2124")
    for one in (unit, follower):
        tally(t, one, number)
        move = FormationMove(one, 1)
        move.distance = 3
        assert move.is_near_enough(t) is (one == follower)
        move.distance = 2
        assert not move.is_near_enough(t)


@pytest.mark.rule("20.3.3", "12.2")
def test_20_3_3_a_pursuer_stops_before_a_box_that_is_closed_to_the_raf() -> None:
    shut = next(place for place in range(HEXES, len(PLACE_NAMES)) if RAF_MAY_ENTER[place] == 0)
    edge = next(place for place in ADJOINING[shut] if place < HEXES)
    t = blue(1)
    unit = squadron(t, "610", PLACE_NAMES[edge], 12)
    tally(t, unit, raid(t, "i_kg2 bombing 12", at_place=PLACE_NAMES[shut]))
    move = FormationMove(unit, 1)
    move.aim = shut
    assert move.is_barred(t)
    move.aim = edge  # it has just come to the edge
    assert move.is_barred(t)
    move.aim = at("2124")
    assert not move.is_barred(t)


@pytest.mark.rule("8.2.2", "19.2.2", "20.3.2")
def test_8_2_2_who_is_down_already_neither_scatters_nor_lands_again() -> None:
    t = blue(1)
    unit = squadron(t, "32", "2124", 2, "pancake", goal="2124")
    t.field[unit], t.cloud[unit], t.tote[unit] = field("biggin_hill"), 2, LANDED
    move = FormationMove(unit)
    begun(t, move)
    move.come_to_the_end(t)  # no die
    assert (t.tote[unit], t.landings[field("biggin_hill")]) == (LANDED, 0)


# --- § 9.3.3: raids
@pytest.mark.rule("9.3.3", "8.1.5", "10.3.4")
@pytest.mark.parametrize(
    ("why", "climbs"),
    [
        ("", True),
        ("high enough", False),
        ("second point of bombers", False),
        ("second point of fighters", True),
        ("third point", False),
        ("going home", False),
        ("going home with the option", True),
        ("accompanies bombers home", True),
        ("has dived", False),
    ],
)
def test_9_3_3_when_a_raid_spends_a_point_on_climbing(why: str, climbs: bool) -> None:
    t = blue(2, dodge_weather=int("option" in why))
    fighters = "fighters" in why or why == "third point"
    words = "i_jg3 freie_jagd 12" if fighters else "i_kg2 bombing 12"
    number = raid(t, words, at_place="2130", course=["2130", "2120", "1439"])
    unit = members(t, number)[0]
    t.plotted[unit] = 12 if why == "high enough" else 20
    move = RaidMove(number)
    move.mp = 3
    if why.startswith("second point"):
        move.climbs = 1
    elif why == "third point":
        move.climbs = 2
    elif why.startswith("going home"):
        t.off_course[number], move.aim = GOING_HOME, at("1439")
    elif why.startswith("accompanies"):
        t.off_course[number], move.aim = HOMING, at("1439")
    elif why == "has dived":
        move.dived = 1 << (unit - FIRST_SLOT)
    assert move.must_climb(t) is climbs


@pytest.mark.rule("12.2")
@pytest.mark.parametrize(("want", "climbs"), [(20, False), (22, True), (NONE, False)])
def test_12_2_a_sweep_climbs_to_the_height_it_chose_for_the_pursuit(want: int, climbs: bool) -> None:
    t = blue(2)
    unit = squadron(t, "501", "2112", 12)
    number = raid(t, "i_jg3 freie_jagd 20", at_place="2130")
    t.hunts[number] = unit
    move = RaidMove(number)
    move.mp, move.want, move.aim = 4, want, at("2112")
    assert move.must_climb(t) is climbs
    t.angels[unit] = 24
    assert pursuit_height(t, number, want) == 24
    assert move.must_climb(t)


@pytest.mark.rule("12.2", "8.1.5")
def test_12_2_over_its_prey_a_sweep_dives_with_one_point() -> None:
    t = blue(2)
    unit = squadron(t, "501", "2130", 12)
    number = raid(t, "i_jg3 freie_jagd 20", "ii_jg3 freie_jagd 14", at_place="2130")
    high, low = members(t, number)
    assert not dive_on_prey(t, number, 14)  # it hunts nobody
    t.hunts[number] = unit
    assert dive_on_prey(t, number, 14)
    assert (t.angels[high], t.angels[low]) == (14, 14)
    assert not dive_on_prey(t, number, 14)


@pytest.mark.rule("9.3.3", "8.1.5")
def test_9_3_3_each_unit_of_a_raid_climbs_as_its_type_can_and_to_its_plot() -> None:
    t = blue(2)
    number = raid(
        t,
        "i_kg2 bombing 12",
        "i_jg3 close_escort 12",
        "ii_jg3 top_cover 12",
        "iii_jg3 top_cover 12",
        "ii_kg2 bombing 12",
        at_place="2130",
    )
    bomber, close, fights, dived, there = members(t, number)
    for unit in (bomber, close, fights, dived):
        t.plotted[unit] = 20
    t.dogfight[fights] = 1
    climb(t, number, NONE, 1 << (dived - FIRST_SLOT), 12, 1)
    assert [t.angels[u] for u in (bomber, close, fights, dived, there)] == [14, 14, 12, 12, 12]
    assert [t.climbed[u] for u in (bomber, close, fights, dived, there)] == [1, 1, 0, 0, 0]
    climb(t, number, NONE, 1 << (dived - FIRST_SLOT), 12, 2)
    assert (t.angels[bomber], t.angels[close]) == (16, 18)  # a fighter gains four with its second point
    climb(t, number, NONE, 1 << (dived - FIRST_SLOT), 12, 3)
    assert (t.angels[bomber], t.angels[close]) == (18, 20)  # and stops at its plot


@pytest.mark.rule("9.3.3", "9.3.7")
def test_9_3_3_a_sweep_climbs_to_the_lowest_height_plotted_for_it() -> None:
    t = blue(2)
    number = raid(t, "i_jg3 freie_jagd 12", "ii_jg3 freie_jagd 12", at_place="2130")
    one, two = members(t, number)
    t.plotted[one], t.plotted[two] = 20, 14
    move = RaidMove(number)
    move.mp, move.from_angels = 4, 12
    move.spend_point(t)
    move.spend_point(t)
    assert (t.angels[one], t.angels[two]) == (14, 14)
    assert (move.mp, move.climbs) == (2, 1)  # the second point was not needed


@pytest.mark.rule("8.1.6")
@pytest.mark.parametrize(
    ("step", "points", "bound"), [(0, 2, False), (0, 3, True), (1, 2, True), (1, 1, False), (2, 1, True)]
)
def test_8_1_6_a_raid_enters_a_box_where_a_point_is_left_at_the_edge(step: int, points: int, bound: bool) -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", at_place="0332", course=["0332", "0132", "dieppe", "0340"])
    t.step[number] = step
    assert is_bound_for_a_box(t, number, NONE, points) is bound


@pytest.mark.rule("8.1.6", "10.3.4")
def test_8_1_6_off_its_course_a_raid_is_bound_for_the_box_it_makes_for() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", at_place="dieppe", course=["0332", "0132", "dieppe"])
    aim = at("dieppe")
    assert not is_bound_for_a_box(t, number, aim, 3)  # it is there
    assert not is_in_passing(t, number, aim)
    aim = at("0132")
    assert not is_bound_for_a_box(t, number, aim, 3)
    assert is_in_passing(t, number, aim)
    t.raid_at[number], aim = at("0132"), at("dieppe")
    assert is_bound_for_a_box(t, number, aim, 3)
    assert not is_in_passing(t, number, aim)


@pytest.mark.rule("9.3.3", "12.2", "10.3.4")
def test_9_3_3_the_straight_line_of_a_raid_leads_to_its_prey_or_to_its_aim() -> None:
    t = blue(2)
    unit = squadron(t, "501", "2112", 12)
    number = raid(t, "i_jg3 freie_jagd 20", at_place="2130", course=["2130", "2120", "1439"])
    move = RaidMove(number)
    move.step_on = 3
    move.set_line(t)
    assert (move.aim, move.start, move.step_on, move.heading) == (NONE, at("2130"), 0, ON_COURSE)
    t.off_course[number], t.aim[number] = GOING_HOME, at("1439")
    move.keep_line(t)
    assert (move.aim, move.heading) == (at("1439"), GOING_HOME)
    t.hunts[number] = unit
    move.keep_line(t)  # it has no new heading
    assert move.aim == at("1439")
    move.set_line(t)
    assert move.aim == at("2112")
    t.hunts[number], t.off_course[number], t.state[number] = NONE, TO_COURSE, HOME
    move.keep_line(t)
    assert move.aim == at("2112")


# --- § 9.2.3: heights of a raid
@pytest.mark.rule("9.2.3", "9.3.3")
@pytest.mark.parametrize(
    ("task", "angels", "dogfight", "below"),
    [
        ("bombing", 10, 0, True),
        ("close_escort", 10, 0, True),
        ("top_cover", 10, 0, False),
        ("bombing", 12, 0, False),
        ("bombing", 14, 0, False),
        ("close_escort", 10, 1, False),
    ],
)
def test_9_3_3_bombers_and_close_escort_are_too_low_below_their_plot(
    task: str, angels: int, dogfight: int, below: bool
) -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", f"i_jg3 {task} 12", at_place="2130")
    unit = members(t, number)[1]
    t.angels[unit], t.dogfight[unit] = angels, dogfight
    assert is_below_plot(t, number) is below
    assert is_too_low(t, number) is below


@pytest.mark.rule("8.1.5")
@pytest.mark.parametrize(
    ("angels", "dogfight", "after"), [(16, 0, 14), (14, 0, 12), (13, 0, 12), (10, 0, 10), (16, 1, 16)]
)
def test_8_1_5_a_unit_comes_down_two_angels_a_hex_and_not_below_its_plot(
    angels: int, dogfight: int, after: int
) -> None:
    t = blue(2)
    number = raid(t, "i_jg3 freie_jagd 12", at_place="2130")
    unit = members(t, number)[0]
    t.angels[unit], t.dogfight[unit] = angels, dogfight
    come_down_to(t, unit, 12)
    assert t.angels[unit] == after


@pytest.mark.rule("9.2.3", "9.3.7", "15.2", "16.2.4")
def test_9_2_3_heights_of_a_raid() -> None:
    t = blue(2)
    number = raid(t, "i_jg3 freie_jagd 20", "i_zg26 freie_jagd 16", at_place="2130")
    high, low = members(t, number)
    assert (wanted_height(t, number), lowest_ceiling(t, number), bomber_height(t, number)) == (16, 32, 16)
    t.plotted[high], t.plotted[low] = 18, 18
    come_down_at_once(t, number)
    assert (t.angels[high], t.angels[low]) == (18, 16)
    t.plotted_back[high], t.plotted_back[low] = 10, 12
    set_heights_back(t, number)
    assert (t.plotted[high], t.plotted[low]) == (10, 12)
    t.orbit_at[number] = at("2130") + 1
    plot_height(t, number, 2)
    assert (t.plotted[high], t.plotted_back[low], t.orbit_at[number]) == (2, 2, 0)
    bombers = raid(t, "i_jg26 top_cover 18", "i_kg2 bombing 12", at_place="2130")
    assert bomber_height(t, bombers) == 12


@pytest.mark.rule("9.3.3", "8.1.5")
@pytest.mark.parametrize("why", ["", "dogfight", "climbed", "dived", "bombers alone", "in a box"])
def test_9_3_3_an_escort_climbs_with_the_point_it_has_more_than_bombers(why: str) -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 12", "ii_jg3 top_cover 20", at_place="2130")
    bomber, low, high = members(t, number)
    t.plotted[low], t.plotted[high] = 18, 14
    if why == "dogfight":
        t.dogfight[low] = 1
    elif why == "climbed":
        t.climbed[low] = 1
    elif why == "bombers alone":
        t.bomber[bomber] = 0
    elif why == "in a box":
        t.raid_at[number] = at("dieppe")
    use_spare_point(t, number, 1 << (low - FIRST_SLOT) if why == "dived" else 0)
    assert t.angels[low] == (14 if why == "" else 12)
    assert t.angels[high] == (20 if why == "bombers alone" else 14)
    assert t.climbed[low] == int(why in ("", "climbed"))


@pytest.mark.rule("9.3.3", "16.2")
def test_16_2_a_raid_is_at_its_target_when_its_course_has_brought_it_there() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", at_place="2028", course=["1439", "2028", "1439"], target="t_maidstone")
    assert carries_bombs(t, number)
    for off, leg, step, there in ((0, 1, 0, True), (0, 0, 0, False), (0, 1, 1, False), (1, 1, 0, False)):
        t.off_course[number], t.leg[number], t.step[number] = off, leg, step
        assert is_at_target(t, number) is there
    t.off_course[number] = t.leg[number] = t.step[number] = t.target_way[number] = 0
    assert not is_at_target(t, number)  # a sweep has no target
    t.bombs[members(t, number)[0]] = 0
    assert not carries_bombs(t, number)


@pytest.mark.rule("11.5.3")
def test_11_5_3_the_height_of_a_raid_is_announced_by_its_card_or_truly_under_tally() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", at_place="2028")
    t.error[number], t.told_angels[number] = 4, 10
    announce_height(t, number)
    assert t.told_angels[number] == 10  # no card, no tally
    t.card[number] = 3
    announce_height(t, number)
    assert t.told_angels[number] == 16
    t.told_angels[number] = NONE
    announce_height(t, number)
    assert t.told_angels[number] == NONE
    t.tallied[number] = 1
    announce_height(t, number)
    assert t.told_angels[number] == 12


@pytest.mark.rule("3.2.3", "12.2")
def test_3_2_3_a_formation_flies_as_high_as_all_of_it_can() -> None:
    t = blue(1)
    hurricanes, spitfires = wing(t, "32", "610")
    assert ceiling_of_formation(t, hurricanes) == 32
    script(t)
    move = FormationMove(hurricanes)
    begun(t, move)
    t.height[hurricanes] = t.height[spitfires] = 38
    assert move.height_of(t, ceiling_of_formation(t, hurricanes)) == 32
