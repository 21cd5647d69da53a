"""Raids fly their plots, descend and orbit.  § 9.3, § 9.4"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.charts import (
    HEADWIND,
    K_MIST,
    K_PATCHY,
)
from opsroom.titles.burning_blue.rules.courses import find_on_course
from opsroom.titles.burning_blue.rules.geography import (
    FIELD_AT,
    HEXES,
    LIGHT,
    apart,
)
from opsroom.titles.burning_blue.rules.plotting import Plotting, is_offered, offer_course
from opsroom.titles.burning_blue.rules.raid_breakup import (
    GOING_HOME,
    HOMING,
    ON_COURSE,
    TO_COURSE,
    send_home,
)
from opsroom.titles.burning_blue.rules.raid_flight import has_arrived, is_held, pace_of
from opsroom.titles.burning_blue.rules.raid_height_changes import can_dodge, dodge, dodged_height, places_ahead
from opsroom.titles.burning_blue.rules.raid_heights import announce_height, is_too_low, lowest_ceiling, use_spare_point
from opsroom.titles.burning_blue.rules.raid_partings import is_free_to_go_on
from opsroom.titles.burning_blue.rules.raid_tasks import (
    dive_on_target,
    has_ground_target,
    is_there,
    must_attack,
    must_descend,
    must_dive,
)
from opsroom.titles.burning_blue.rules.table import (
    DIVE,
    FIRST_SLOT,
    FOUGHT,
    FOUGHT_BEFORE,
    LEVEL,
)
from tests.titles.burning_blue.scenes import (
    QUIET,
    answer,
    asked,
    at,
    begin_at,
    blue,
    field,
    fly,
    members,
    options,
    planned,
    raid,
    random_dice,
    squadron,
    weather,
)


# --- § 9.3: raids
@pytest.mark.rule("9.3.9", "9.3.7", "12.2")
def test_9_3_9_when_a_raid_has_arrived() -> None:
    t = blue(2)
    prey = squadron(t, "501", "2112", 12)
    number = raid(t, "i_jg3 freie_jagd 16", at_place="1439", course=["1439", "2124", "1439"])
    assert not has_arrived(t, number)
    t.leg[number] = 2
    assert has_arrived(t, number)
    t.hunts[number] = prey
    assert not has_arrived(t, number)
    t.hunts[number], t.aim[number] = NONE, at("1439")
    t.off_course[number] = TO_COURSE
    assert not has_arrived(t, number)
    for how in (GOING_HOME, HOMING):
        t.off_course[number] = how
        assert has_arrived(t, number)
        t.leg[number] = 1
        assert not has_arrived(t, number)
        t.leg[number] = 2
    t.raid_at[number] = at("1438")
    assert not has_arrived(t, number)


@pytest.mark.rule("9.3.3", "9.4.1")
def test_9_3_3_a_sweep_climbs_to_its_plotted_height_once_it_has_left_the_guns() -> None:
    t = blue(2)
    number = raid(t, "i_jg3 freie_jagd 4", "ii_jg3 freie_jagd 6", at_place="2126")
    one, two = members(t, number)
    assert LIGHT[at("2126")] == 0
    assert not is_too_low(t, number)
    t.plotted[one] = t.plotted[two] = 8
    assert is_too_low(t, number)
    t.plotted[two] = 4
    assert not is_too_low(t, number)  # the lowest plot counts for a sweep
    t.plotted[two] = 8
    t.raid_at[number] = next(place for place in range(HEXES) if LIGHT[place])
    assert not is_too_low(t, number)


@pytest.mark.rule("9.3.3", "9.2.3")
def test_9_3_3_bombers_and_close_escort_climb_to_their_plot_and_top_cover_does_not_make_them() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 close_escort 12", "ii_jg3 top_cover 16", at_place="2124")
    bomber, close, cover = members(t, number)
    t.plotted[cover] = 20
    assert not is_too_low(t, number)
    t.plotted[close] = 14
    assert is_too_low(t, number)
    t.dogfight[close] = 1
    assert not is_too_low(t, number)
    t.plotted[bomber] = 14
    assert is_too_low(t, number)


@pytest.mark.rule("9.3.3", "8.1.5")
def test_9_3_3_escorts_use_the_point_they_have_more_than_bombers_for_their_height() -> None:
    t = blue(2)
    number = raid(
        t,
        "i_kg2 bombing 12",
        "i_jg3 top_cover 16",
        "ii_jg3 top_cover 20",
        "iii_jg3 top_cover 16",
        "i_jg51 top_cover 16",
        "ii_jg51 top_cover 16",
        at_place="2124",
    )
    bomber, up, down, fights, climbed, dived = members(t, number)
    for unit in (bomber, up, fights, climbed, dived):
        t.plotted[unit] = 24
    t.plotted[down] = 14
    t.dogfight[fights], t.climbed[climbed] = 1, 1
    use_spare_point(t, number, 1 << (dived - FIRST_SLOT))
    assert [t.angels[u] for u in members(t, number)] == [12, 18, 14, 16, 16, 16]
    assert [t.climbed[u] for u in (up, down, fights, dived)] == [1, 0, 0, 0]


@pytest.mark.rule("9.3.3", "8.1.6")
def test_8_1_6_escorts_do_not_climb_in_a_box() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", "ii_jg3 top_cover 20", at_place="dieppe")
    _, up, down = members(t, number)
    t.plotted[up], t.plotted[down] = 20, 16
    use_spare_point(t, number, 0)
    assert (t.angels[up], t.angels[down]) == (16, 16)
    sweep = raid(t, "iii_jg3 freie_jagd 16", at_place="2124")
    t.plotted[members(t, sweep)[0]] = 20
    use_spare_point(t, sweep, 0)
    assert t.angels[members(t, sweep)[0]] == 16  # it has its points to climb with


@pytest.mark.rule("13.6.1", "9.3.3")
def test_13_6_1_only_a_sweep_is_held_by_a_dogfight() -> None:
    t = blue(2)
    sweep = raid(t, "i_jg3 freie_jagd 16", at_place="2124")
    number = raid(t, "i_kg2 bombing 12", "ii_jg3 top_cover 16", at_place="2124")
    assert not is_held(t, sweep)
    t.dogfight[members(t, sweep)[0]] = t.dogfight[members(t, number)[1]] = 1
    assert (is_held(t, sweep), is_held(t, number)) == (True, False)


@pytest.mark.rule("3.2.3", "9.3.7")
def test_3_2_3_a_raid_flies_no_higher_than_its_lowest_ceiling() -> None:
    t = blue(2)
    number = raid(t, "i_jg3 freie_jagd 16", at_place="2124")
    assert lowest_ceiling(t, number) == 34
    other = raid(t, "i_jg3 top_cover 16", "i_kg2 bombing 12", "ii_jg3 top_cover 16", at_place="2124")
    assert lowest_ceiling(t, other) == 22


@pytest.mark.rule("13.6", "12.2")
def test_13_6_who_flies_on_after_leaving_a_raid_on_the_way() -> None:
    t = blue(2)
    unit = squadron(t, "501", "2112", 12)
    bombers = raid(t, "i_kg2 bombing 12", at_place="2124")
    number = raid(t, "i_jg3 freie_jagd 16", at_place="2124")
    fighter = members(t, number)[0]
    assert is_free_to_go_on(t, number)
    t.fought[fighter] = FOUGHT
    assert not is_free_to_go_on(t, number)
    t.fought[fighter] = FOUGHT_BEFORE
    assert is_free_to_go_on(t, number)
    t.dogfight[fighter] = 1
    assert not is_free_to_go_on(t, number)
    t.dogfight[fighter], t.hunts[number] = 0, unit
    assert not is_free_to_go_on(t, number)
    t.fought[members(t, bombers)[0]] = FOUGHT
    assert is_free_to_go_on(t, bombers)
    assert t.off_course[bombers] == ON_COURSE


# --- § 9.3.3: raids
@pytest.mark.rule("9.3.3", "8.1.5")
def test_8_1_5_who_has_the_height_already_has_not_climbed() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 close_escort 14", at_place="2136", course=["2136", "2126", "1439"])
    bomber, escort = members(t, number)
    t.plotted[bomber] = 14
    fly(t, number)
    assert (t.angels[bomber], t.climbed[bomber], t.angels[escort], t.climbed[escort]) == (14, 1, 14, 0)


@pytest.mark.rule("9.3.3", "9.3.6")
def test_9_3_3_how_fast_a_raid_flies() -> None:
    t = blue(2)
    unit = squadron(t, "501", "2112", 12)
    number = raid(t, "i_jg3 freie_jagd 16", at_place="2136")
    t.pace[number] = 3
    assert pace_of(t, number) == 3
    t.hunts[number] = unit
    assert pace_of(t, number) == 4
    t.hunts[number] = NONE
    for how, pace in ((1, 3), (GOING_HOME, 4), (HOMING, 4)):
        t.off_course[number] = how
        assert pace_of(t, number) == pace
    assert pace_of(t, raid(t, "i_jg3 top_cover 16", "i_kg2 bombing 12", at_place="2136")) == 3


@pytest.mark.rule("9.3.8")
def test_9_3_8_a_raid_looks_no_farther_than_the_end_of_its_course() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", at_place="2131", course=["2136", "2130"])
    t.step[number] = 5
    assert places_ahead(t, number) == [at("2130")]
    other = raid(t, "i_kg2 bombing 12", at_place="0133", course=["0133", "0132", "dieppe", "0132"])
    assert places_ahead(t, other) == [at("0132"), at("dieppe")]


@pytest.mark.rule("9.3.8", "8.1.5")
def test_9_3_8_bombers_go_above_or_below_the_cloud_with_their_close_escort() -> None:
    t = blue(2, dodge_weather=1)
    number = raid(
        t,
        "i_kg2 bombing 12",
        "i_jg3 close_escort 12",
        "ii_jg3 top_cover 20",
        at_place="2136",
        course=["2136", "2126", "1439"],
    )
    bomber, close, cover = members(t, number)
    assert not can_dodge(t, number, True)
    weather(t, K_PATCHY, 12)
    assert [dodged_height(t, number, u, True) for u in (bomber, close, cover)] == [14, 14, NONE]
    assert [dodged_height(t, number, u, False) for u in (bomber, close)] == [10, 10]
    assert can_dodge(t, number, True)
    assert can_dodge(t, number, False)
    t.plotted_back[bomber] = 2
    dodge(t, number, True)
    assert [t.plotted[u] for u in (bomber, close, cover)] == [14, 14, 20]
    assert [t.plotted_back[u] for u in (bomber, close)] == [2, 14]
    weather(t, K_PATCHY, 14)
    assert not can_dodge(t, number, True)  # they cannot climb so far
    t.dodge_weather = 0
    assert not can_dodge(t, number, False)
    t.dodge_weather, t.off_course[number] = 1, GOING_HOME
    assert not can_dodge(t, number, False)


@pytest.mark.rule("11.5.3", "9.3.3")
def test_11_5_3_the_height_of_a_detected_raid_is_told_by_its_card() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", at_place="2136")
    t.told_angels[number], t.card[number], t.error[number] = 10, 5, 2
    announce_height(t, number)
    assert t.told_angels[number] == 14
    t.error[number] = -20
    announce_height(t, number)
    assert t.told_angels[number] == 0
    t.tallied[number] = 1
    announce_height(t, number)
    assert t.told_angels[number] == 12
    t.tallied[number], t.card[number], t.told_angels[number] = 0, 0, 8
    announce_height(t, number)
    assert t.told_angels[number] == 8
    t.card[number], t.told_angels[number] = 5, NONE
    announce_height(t, number)
    assert t.told_angels[number] == NONE


# --- § 9.4.4, § 9.4.1: descent and orbit
@pytest.mark.rule("9.4.4")
@pytest.mark.parametrize(("method", "heights"), [(LEVEL, ["2", "4", "6"]), (DIVE, ["4", "6"])])
def test_9_4_4_jabos_come_down_on_the_way_to_their_target(method: int, heights: list[str]) -> None:
    t = blue(5)
    number = planned(t, "i_jg51 bombing 6")
    t.method[number], t.attack_angels[number] = method, 6
    begin_at(t, Plotting(number), "choose_descent")
    assert "2124" not in options(t)
    assert "1736" in options(t)
    answer(t, "1736")
    assert options(t) == heights
    answer(t, "4")
    assert (t.descend_at[number], t.attack_angels[number]) == (at("1736") + 1, 4)
    assert asked(t) == "choose_orbit"
    assert options(t)[0] == "2124"  # over the target or after it
    answer(t, "2124")
    assert t.orbit_at[number] == at("2124") + 1


@pytest.mark.rule("9.4.4", "16.2.2")
def test_9_4_4_jabos_that_dive_begin_their_attack_at_angels_14_at_most() -> None:
    t = blue(5)
    number = planned(t, "i_jg51 bombing 20")
    t.method[number], t.attack_angels[number] = DIVE, 20
    begin_at(t, Plotting(number), "choose_descent")
    answer(t, "1736")
    assert (options(t)[0], options(t)[-1]) == ("4", "14")
    t.attack_angels[number] = 2
    begin_at(t, Plotting(number), "choose_descent")
    assert asked(t) == "choose_orbit"


@pytest.mark.rule("9.4.1")
@pytest.mark.parametrize("says", ["pass", "2124"])
def test_9_4_1_a_sweep_may_orbit_at_any_hex_of_its_course(says: str) -> None:
    t = blue(2)
    number = planned(t, "i_jg3 freie_jagd 20")
    begin_at(t, Plotting(number), "choose_orbit")
    assert {"1736", "2124", "1933"} <= set(options(t))
    answer(t, says)
    assert t.orbit_at[number] == (0 if says == "pass" else at("2124") + 1)
    bombers = planned(t, "i_kg2 bombing 12")
    begin_at(t, Plotting(bombers), "choose_orbit")
    assert asked(t) == "choose_time"


@pytest.mark.rule("9.2.2")
def test_9_2_2_hexes_of_a_course_are_offered_once_each() -> None:
    t = blue(2)
    number = planned(t, "i_jg3 freie_jagd 20", course=["2130", "2128", "2132", "2130"])
    begin_at(t, Plotting(number), "choose_orbit")
    assert sorted(options(t)[:-1]) == ["2128", "2129", "2130", "2131", "2132"]
    t.offered = 0
    offer_course(t, number, 1, 1)
    assert [t.options[i] for i in range(t.offered)] == [at("2129")]
    assert is_offered(t, at("2129"))
    assert not is_offered(t, at("2128"))


# --- § 9.3: flying
@pytest.mark.rule("9.3.3", "9.2.2")
def test_9_3_3_a_bombing_raid_flies_three_hexes_of_its_course() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2130", course=["2130", "2128", "2132", "1439"])
    fly(t, number)
    assert (t.raid_at[number], t.leg[number], t.step[number], t.flown[number]) == (at("2129"), 1, 1, 1)


@pytest.mark.rule("9.3.3", "8.1.5")
def test_9_3_3_bombers_climb_two_angels_with_one_point_and_their_escort_with_them() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 close_escort 12", at_place="2136", course=["2136", "2126", "1439"])
    bomber, escort = members(t, number)
    t.plotted[bomber] = t.plotted[escort] = 18
    fly(t, number)
    assert (t.angels[bomber], t.angels[escort], t.climbed[bomber], t.climbed[escort]) == (14, 14, 1, 1)
    assert t.raid_at[number] == at("2134")


@pytest.mark.rule("9.3.3", "8.1.5")
def test_8_1_5_a_sweep_climbs_with_two_points() -> None:
    t = blue(2)
    number = raid(t, "i_jg3 freie_jagd 12", at_place="2136", course=["2136", "2126", "1439"])
    t.plotted[members(t, number)[0]] = 24
    fly(t, number)
    assert (t.angels[members(t, number)[0]], t.raid_at[number]) == (18, at("2134"))


@pytest.mark.rule("9.3.3", "8.1.5")
def test_8_1_5_a_raid_above_its_plot_comes_down_two_angels_a_hex() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 16", at_place="2136", course=["2136", "2126", "1439"])
    t.plotted[members(t, number)[0]] = 8
    fly(t, number)
    assert (t.angels[members(t, number)[0]], t.raid_at[number]) == (10, at("2133"))


@pytest.mark.rule("8.1.6", "9.3.3")
def test_8_1_6_a_raid_bound_for_a_box_does_not_climb() -> None:
    for box, angels in ((True, 12), (False, 18)):
        t = blue(2)
        course = ["0332", "0132", "dieppe", "0340"] if box else ["0332", "0932", "1439"]
        number = raid(t, "i_jg3 freie_jagd 12", at_place="0332", course=course)
        t.plotted[members(t, number)[0]] = 24
        fly(t, number)
        assert t.angels[members(t, number)[0]] == angels


@pytest.mark.rule("9.3.7")
def test_9_3_7_a_sweep_finds_its_place_ahead_on_its_course_or_behind() -> None:
    t = blue(2)
    number = raid(t, "i_jg3 freie_jagd 20", at_place="2128", course=["2130", "2126", "2130", "1439"])
    t.leg[number], t.step[number] = 1, 1
    find_on_course(t, number)
    assert (t.leg[number], t.step[number]) == (1, 2)
    t.leg[number], t.step[number] = 0, 1
    find_on_course(t, number)
    assert (t.leg[number], t.step[number]) == (0, 2)
    t.raid_at[number] = at("2130")
    t.leg[number], t.step[number] = 1, 1
    find_on_course(t, number)
    assert (t.leg[number], t.step[number]) == (2, 0)
    t.raid_at[number], t.leg[number], t.step[number] = at("2127"), 2, 1
    find_on_course(t, number)
    assert (t.leg[number], t.step[number]) == (0, 3)


@pytest.mark.rule("9.3.7", "9.3.3")
def test_9_3_7_a_sweep_flies_back_and_on_along_its_course() -> None:
    t = blue(2)
    number = raid(t, "i_jg3 freie_jagd 20", at_place="2328", course=["2130", "2126", "1439"])
    t.off_course[number], t.chance = TO_COURSE, random_dice(1)
    fly(t, number, "2128", "20")
    assert (t.off_course[number], t.leg[number], t.raid_at[number]) == (ON_COURSE, 1, at("2126"))


@pytest.mark.rule("19.2.8", "9.3.3")
@pytest.mark.parametrize(
    ("course", "end"),
    [
        (["2130", "2120", "1439"], "2128"),
        (["2130", "2136", "1439"], "2134"),
        (["2130", "2129", "2136", "1439"], "2132"),
    ],
)
def test_19_2_8_the_wind_changes_the_points_of_a_raid(course: list[str], end: str) -> None:
    t = blue(2, wind=HEADWIND)
    number = raid(t, "i_kg2 bombing 12", at_place="2130", course=course)
    fly(t, number)
    assert t.raid_at[number] == at(end)


@pytest.mark.rule("19.2.8", "10.3.4")
@pytest.mark.parametrize(("home", "points"), [("2110", 3), ("2145", 5)])
def test_19_2_8_the_wind_changes_the_points_of_fighters_on_their_way_home(home: str, points: int) -> None:
    t = blue(2, wind=HEADWIND)
    number = raid(t, "i_jg3 freie_jagd 12", at_place="2130", course=["1439", "2124", home])
    send_home(t, number, GOING_HOME)
    fly(t, number)
    assert apart(at("2130"), t.raid_at[number]) == points


@pytest.mark.rule("9.4.1", "16.2.4", "15.2")
def test_9_4_1_what_a_sweep_can_attack_on_the_ground() -> None:
    t = blue(1)
    number = raid(t, "i_jg3 freie_jagd 12", at_place="2124")
    t.raid_at[number] = FIELD_AT[field("biggin_hill")]
    assert not must_attack(t, number)
    t.attacking[number] = 1
    assert must_attack(t, number)
    t.angels[members(t, number)[0]] = 0
    assert not must_attack(t, number)  # it is down already
    t.angels[members(t, number)[0]] = 2
    assert must_attack(t, number)
    t.off_course[number] = GOING_HOME
    assert not has_ground_target(t, number)
    t.off_course[number] = TO_COURSE
    assert has_ground_target(t, number)
    weather(t, K_MIST, 0)
    assert not has_ground_target(t, number)
    weather(t, 0, 0)
    t.sweep[number] = 0
    assert not must_attack(t, number)
    t.raid_at[number] = at(QUIET)
    assert not has_ground_target(t, number)
    t.attacking[number] = 2
    assert not has_ground_target(t, number)


@pytest.mark.rule("9.4.1")
@pytest.mark.parametrize("why", ["", "done", "elsewhere", "off course", "hunts"])
def test_9_4_1_a_sweep_stops_at_its_point_to_orbit(why: str) -> None:
    t = blue(2)
    unit = squadron(t, "501", "2112", 12)
    number = raid(t, "i_jg3 freie_jagd 20", at_place="2128", course=["2130", "2126", "1439"])
    t.orbit_at[number] = at("2128") + 1
    if why == "done":
        t.orbited[number] = 1
    elif why == "elsewhere":
        t.orbit_at[number] = at("2129") + 1
    elif why == "off course":
        t.off_course[number] = TO_COURSE
    elif why == "hunts":
        t.hunts[number] = unit
    assert is_there(t, number) is (why == "")


@pytest.mark.rule("16.2.2", "9.4.4")
def test_16_2_2_divers_go_down_to_angels_2_with_the_close_escort_at_their_height() -> None:
    t = blue(1)
    number = raid(
        t,
        "ii_stg1 bombing 12",
        "i_jg3 close_escort 12",
        "ii_jg3 close_escort 14",
        "iii_jg3 top_cover 16",
        at_place="2124",
        course=["1439", "2124", "1439"],
        target="t_maidstone",
    )
    t.method[number], t.leg[number] = DIVE, 1
    assert must_dive(t, number)
    dive_on_target(t, number)
    assert [t.angels[u] for u in members(t, number)] == [2, 2, 14, 16]
    assert (t.dive_from[number], must_dive(t, number)) == (12, False)
    t.dive_from[number], t.step[number] = 0, 1
    assert not must_dive(t, number)
    t.descend_at[number] = at("2124") + 1
    assert must_descend(t, number)
    t.off_course[number] = TO_COURSE
    assert not must_descend(t, number)
