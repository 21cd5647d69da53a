"""Weather, clouds in the way of a raid, and the wind.  § 9.3.8, § 19"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.bombing import IS_LOST
from opsroom.titles.burning_blue.rules.charts import (
    HEADWIND,
    K_BROKEN,
    K_HAZE,
    K_MIST,
    K_OVERCAST,
    K_PATCHY,
    K_RAIN,
    LEVELS,
)
from opsroom.titles.burning_blue.rules.geography import (
    HEXES,
    LANDMARK,
    ZONE,
    ZONES_A_HEX,
    apart,
)
from opsroom.titles.burning_blue.rules.movement import (
    FormationMove,
)
from opsroom.titles.burning_blue.rules.raid_breakup import (
    GOING_HOME,
    HOMING,
)
from opsroom.titles.burning_blue.rules.raid_height_changes import (
    can_all_reach,
    can_reach,
    change_height,
    cloud_ahead,
    goes_along,
    highest_along,
    is_cloudy,
    out_of_cloud,
    places_ahead,
    under_cloud,
)
from opsroom.titles.burning_blue.rules.raid_movement import RaidMove
from opsroom.titles.burning_blue.rules.table import (
    P_LW_MOVE,
)
from opsroom.titles.burning_blue.rules.weather import (
    grade_to_ground,
    is_crosswind,
    is_misty,
    is_overcast,
    is_raining,
    is_sun_hidden,
    kind_at,
    wind_change,
    worst_between,
)
from tests.titles.burning_blue.scenes import (
    QUIET,
    at,
    blue,
    carry_out,
    members,
    raid,
    script,
    squadron,
    weather,
)


# --- § 19.2.8: the wind
@pytest.mark.rule("19.2.8", "10.3.3")
@pytest.mark.parametrize(
    ("goal", "end", "points"),
    [("2116", "2124", 3), ("2122", "2110", 4), ("2130", "2110", 5), ("2122", "2126", 5), ("2121", "2112", 3)],
)
def test_19_2_8_the_wind_counts_for_the_hex_that_a_move_reaches_behind_the_turn_of_a_line(
    goal: str, end: str, points: int
) -> None:
    t = blue(1, wind=HEADWIND)
    unit = squadron(t, "32", "2120", 12, "patrol_line", goal=goal)
    t.line_end[unit] = at(end)
    carry_out(t, FormationMove(unit))
    flown = apart(at("2120"), at(goal))
    if flown >= points:
        assert apart(at("2120"), t.at[unit]) == points
    else:
        assert apart(at(goal), t.at[unit]) == points - flown


# --- § 19: weather
@pytest.mark.rule("19.1.3", "19.2.6", "19.2.9")
def test_19_1_3_weather_counts_between_the_heights() -> None:
    t = blue(1)
    one, other = at("2120"), at("2124")
    weather(t, K_BROKEN, 8)
    for low, high, kind in ((2, 6, 0), (2, 8, K_BROKEN), (8, 12, K_BROKEN), (10, 12, 0), (12, 2, K_BROKEN)):
        assert worst_between(t, one, low, other, high) == kind
        assert worst_between(t, one, low, one, high) == kind
    assert (grade_to_ground(t, one, 6), grade_to_ground(t, one, 8)) == (0, 2)
    weather(t, K_OVERCAST, 14)
    assert [is_sun_hidden(t, one, angels) for angels in (10, 12, 14, 16)] == [True, True, False, False]
    weather(t, K_MIST, 0)
    assert (is_misty(t, one), is_raining(t, one)) == (True, False)
    weather(t, K_RAIN, 0)
    assert (is_misty(t, one), is_raining(t, one)) == (False, True)


@pytest.mark.rule("19.1.1", "6.3.2")
@pytest.mark.parametrize("zones", [2, 3])
def test_19_1_1_a_hex_in_several_zones_has_the_worst_weather_of_them(zones: int) -> None:
    t = blue(1)
    place = next(p for p in range(HEXES) if sum(ZONE[p * ZONES_A_HEX + i] != NONE for i in range(ZONES_A_HEX)) == zones)
    for i in range(zones):
        cell = ZONE[place * ZONES_A_HEX + i] * LEVELS + 6
        t.sky[cell] = K_OVERCAST
        assert (is_overcast(t, place, 12), kind_at(t, place, 12), grade_to_ground(t, place, 12)) == (
            True,
            K_OVERCAST,
            3,
        )
        assert not is_overcast(t, place, 14)
        t.sky[cell] = 0
        assert (is_overcast(t, place, 12), kind_at(t, place, 12), grade_to_ground(t, place, 12)) == (False, 0, 0)


@pytest.mark.rule("19.2.7", "19.2.8")
def test_19_2_8_the_wind_helps_eastwards_and_hinders_westwards() -> None:
    t = blue(1, wind=HEADWIND)
    west, here, east, north = at("2116"), at("2120"), at("2124"), at("2520")
    assert [wind_change(t, here, place, 12) for place in (west, east, north, here)] == [-1, 1, 0, 0]
    assert wind_change(t, here, west, 0) == 0
    assert [is_crosswind(t, here, place, 12) for place in (west, east, north)] == [False, False, True]
    t.wind = 12
    assert wind_change(t, here, west, 12) == 0
    assert [is_crosswind(t, here, west, angels) for angels in (10, 12, 14)] == [False, False, True]
    t.wind = NONE
    assert not is_crosswind(t, here, west, 30)


# --- § 9.3.8: clouds
@pytest.mark.rule("9.3.8")
def test_9_3_8_haze_mist_and_rain_are_no_clouds() -> None:
    t = blue(1)
    for kind, cloudy in (
        (K_PATCHY, True),
        (K_BROKEN, True),
        (K_OVERCAST, True),
        (K_HAZE, False),
        (K_MIST, False),
        (K_RAIN, False),
    ):
        weather(t, kind, 12)
        assert is_cloudy(t, at(QUIET), 12) is cloudy


@pytest.mark.rule("9.3.8")
def test_9_3_8_just_out_of_the_cloud_above_or_below() -> None:
    t = blue(1)
    place = at(QUIET)
    weather(t, K_PATCHY, 10, 12, 14)
    assert (out_of_cloud(t, place, 12, True), out_of_cloud(t, place, 12, False)) == (16, 8)
    assert out_of_cloud(t, NONE, 12, True) == NONE
    assert under_cloud(t, place, 2) == 8
    assert under_cloud(t, NONE, 2) == NONE
    weather(t, K_PATCHY, 0, 2, 4, 6, 8)
    assert out_of_cloud(t, place, 12, False) == NONE


@pytest.mark.rule("9.3.8")
def test_9_3_8_a_raid_meets_cloud_where_it_enters_it_in_this_move() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", at_place="2130", course=["2130", "2128", "2132"])
    assert places_ahead(t, number) == [at(p) for p in ("2129", "2128", "2129")]
    assert cloud_ahead(t, number, 12, 12) == NONE
    weather(t, K_PATCHY, 12)
    assert cloud_ahead(t, number, 12, 12) == at("2130")  # it formed up in it
    t.step[number], t.raid_at[number] = 1, at("2129")
    assert cloud_ahead(t, number, 12, 12) == NONE  # it is in it already
    assert cloud_ahead(t, number, 8, 10) == NONE


@pytest.mark.rule("8.1.5", "9.4.4", "9.3.8")
def test_8_1_5_how_far_units_of_a_raid_change_height_in_a_move() -> None:
    t = blue(5)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 12", at_place="2124")
    bomber, escort = members(t, number)
    assert [a for a in range(0, 30, 2) if can_reach(t, number, bomber, a)] == [6, 8, 10, 12, 14]
    assert max(a for a in range(0, 40, 2) if can_reach(t, number, escort, a)) == 14
    sweep = raid(t, "ii_jg3 freie_jagd 12", at_place="2124")
    assert max(a for a in range(0, 40, 2) if can_reach(t, sweep, members(t, sweep)[0], a)) == 18
    t.angels[members(t, sweep)[0]] = 34
    assert max(a for a in range(0, 40, 2) if can_reach(t, sweep, members(t, sweep)[0], a)) == 34
    jabos = raid(t, "i_jg51 bombing 22", at_place="2124")
    assert max(a for a in range(0, 40, 2) if can_reach(t, jabos, members(t, jabos)[0], a)) == 24
    assert can_all_reach(t, number, 14)
    assert not can_all_reach(t, number, 16)


@pytest.mark.rule("10.3.4", "9.3.6")
def test_10_3_4_top_cover_that_accompanies_bombers_keeps_its_height() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 close_escort 12", "ii_jg3 top_cover 18", at_place="2124")
    bomber, close, cover = members(t, number)
    t.off_course[number] = HOMING
    assert [goes_along(t, number, u) for u in (bomber, close, cover)] == [True, True, False]
    assert highest_along(t, number) == 12
    change_height(t, number, 8)
    assert [t.plotted[u] for u in (bomber, close, cover)] == [8, 8, 18]
    t.off_course[number] = GOING_HOME
    assert highest_along(t, number) == 18
    change_height(t, number, 14)
    assert [t.plotted[u] for u in (bomber, close, cover)] == [8, 8, 14]


@pytest.mark.rule("19.2.2")
def test_climbing_through_overcast_in_one_hex_is_not_two_hexes_of_it() -> None:
    t = blue(1)
    unit = squadron(t, "54", "2527", 8, "vector", goal="2527", height=16)
    for i in range(len(t.sky)):
        t.sky[i] = 5
    script(t)
    carry_out(t, FormationMove(unit))
    assert t.disruption[unit] == 0


@pytest.mark.rule("19.2.7", "9.3.4")
@pytest.mark.parametrize(("unit", "astray"), [("i_kg2 bombing 16", True), ("ii_lg2 bombing 16", False)])
def test_a_crosswind_troubles_raids_with_bombers_only(unit: str, astray: bool) -> None:
    t = blue(5, wind=12)
    number = raid(t, unit, at_place="2129", course=["2129", "2128", "2121", "1439"], seen=False)
    t.target_way[number], t.phase = 2, P_LW_MOVE
    last = 9 + (1 if LANDMARK[at("2128")] else 0)  # on course in still air
    script(t, last - 5, 5)
    carry_out(t, RaidMove(number))
    assert (t.lost[number] == IS_LOST) is astray
