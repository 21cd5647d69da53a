"""The map, the counters and the tables as printed.  § 2 and § 3.4"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.bomber_command.rules.charts import (
    BAD_FACE,
    CHIT_CITY,
    CHIT_VP,
    CHITS,
    CLEAR,
    COMBAT_FIRST,
    COMBAT_ROWS,
    FLAK_DAMAGE,
    FLAK_DISRUPT,
    FLAK_FIRST,
    FLAK_LOSS,
    FLAK_ROWS,
    GOOD_FACE,
    HAZE,
    LATE,
    STACKED,
    TAME_BOAR,
    combat_result,
    recovery_result,
    row_of,
)
from opsroom.titles.bomber_command.rules.counters import AIRFIELD, ENGINES, UNIT_ZONE
from opsroom.titles.bomber_command.rules.geography import (
    AREA_FLAK,
    AROUND,
    BEACON_AT,
    BOARD,
    CITY_FLAK,
    CITY_HEX,
    EXITS,
    HEXES,
    JUTLAND,
    MINE,
    RUHR,
    ZONE,
)
from opsroom.titles.bomber_command.rules.weather import bombing_weather, visibility_modifier, weather_modifier
from tests.titles.bomber_command.night import CITY, CODES, PLACE, UNIT, WEATHER, night
from tests.titles.bomber_command.night import ZONE as ZONE_CODE


@pytest.mark.rule("1.6", "2.1.1", "2.1.2", "9.5.2")
def test_hannover_and_the_beacon_gertrud_lie_in_neighbouring_hexes() -> None:
    assert CITY_HEX[CITY["hannover"]] == PLACE["k5"]
    assert BEACON_AT[PLACE["l4"]] + len(CITY) == CODES["stack"]["beacon_gertrud"]
    assert BOARD.distance(PLACE["k5"], PLACE["l4"]) == 1


@pytest.mark.rule("2.1.2", "3.4.3")
def test_the_ruhr_is_three_hexes_that_touch() -> None:
    assert [i for i in range(HEXES) if RUHR[i]] == sorted(PLACE[h] for h in ("i7", "i8", "j6"))
    assert PLACE["i7"] in AROUND[PLACE["j6"]]
    assert PLACE["i8"] in AROUND[PLACE["i7"]]


@pytest.mark.rule("2.1")
def test_2_1_the_hexes_around_one_are_those_at_a_distance_of_one_to_the_edges_of_the_map() -> None:
    for hex in range(HEXES):
        assert sorted(AROUND[hex]) == [other for other in range(HEXES) if BOARD.distance(hex, other) == 1]
    assert PLACE["c1"] in AROUND[PLACE["c2"]]


@pytest.mark.rule("2.1.2", "7.1.1", "7.2.4")
def test_england_and_jutland_touch_the_map() -> None:
    assert {PLACE["c6"], PLACE["c7"]} <= set(EXITS)
    assert AIRFIELD[UNIT["b13"]] == JUTLAND


@pytest.mark.rule("9.6", "9.6.1", "2.1.2")
def test_flak_values() -> None:
    assert CITY_FLAK[CITY["berlin"]] == 5
    assert CITY_FLAK[CITY["peenemuende"]] == -1
    assert AREA_FLAK[PLACE["j6"]] == 1
    assert AREA_FLAK[PLACE["k6"]] == -1
    assert AREA_FLAK[PLACE["k7"]] == -1


@pytest.mark.rule("2.1", "2.1.2", "4.3.3")
def test_mines_lie_off_heligoland() -> None:
    assert MINE[PLACE["h3"]] == 2
    assert MINE[PLACE["k5"]] == 0


@pytest.mark.rule("2.2", "2.2.2", "9.3")
def test_units_carry_division_and_engines() -> None:
    assert UNIT_ZONE[UNIT["b01"]] == ZONE_CODE["jd_3"]
    assert ENGINES[UNIT["b01"]] == 2
    assert ENGINES[UNIT["b08"]] == 1
    assert ZONE[PLACE["h5"]] == ZONE[PLACE["h6"]] != ZONE[PLACE["i5"]]


@pytest.mark.rule("2.3.1", "3.3")
def test_there_are_fifty_chits() -> None:
    assert CHITS == 50


@pytest.mark.rule("2.3.3", "3.4.1")
def test_sixteen_weather_markers_have_two_faces() -> None:
    assert len(GOOD_FACE) == len(BAD_FACE) == 16
    assert sum(face == CLEAR for face in GOOD_FACE) == 6
    assert CLEAR not in BAD_FACE


@pytest.mark.rule("3.4.2", "3.4.3")
@pytest.mark.parametrize(
    ("weather", "open_country", "ruhr", "marking"),
    [
        ("clear", 0, -1, "haze"),
        ("haze", -1, -1, "haze"),
        ("broken_cloud", -1, -1, "haze"),
        ("cloud", -2, -2, "cloud"),
        ("heavy_cloud", -2, -2, "heavy_cloud"),
        ("fog", 0, -1, "fog"),
    ],
)
def test_weather_over_country_and_ruhr(weather: str, open_country: int, ruhr: int, marking: str) -> None:
    t = night(weather=weather)
    assert weather_modifier(t, PLACE["h6"]) == open_country
    assert weather_modifier(t, PLACE["i7"]) == ruhr
    assert bombing_weather(t, PLACE["i7"]) == WEATHER[marking]
    assert bombing_weather(t, PLACE["k5"]) == WEATHER[weather]


@pytest.mark.rule("3.4.2")
def test_jutland_has_the_weather_of_the_second_division() -> None:
    t = night()
    t.weather[ZONE_CODE["jd_2"]] = HAZE
    assert weather_modifier(t, JUTLAND) == -1


@pytest.mark.rule("3.4.4", "3.4.5", "12.1.2")
def test_visibility_moon_and_dawn() -> None:
    assert [visibility_modifier(night(visibility=v)) for v in (0, 1, 2)] == [1, 0, -1]
    assert visibility_modifier(night(visibility=2, moon=1, moon_turn=3)) == 0
    assert visibility_modifier(night(moon=1, moon_turn=4)) == 0
    assert visibility_modifier(night(moon=2, moon_turn=4)) == 1
    assert visibility_modifier(night(moon=2, moon_turn=3)) == 0
    assert visibility_modifier(night(visibility=2, moon=1, moon_turn=1, dawn=3)) == 3


@pytest.mark.rule("9.7")
def test_tame_boar_results() -> None:
    assert combat_result(TAME_BOAR, 9) == 1 * 2
    assert combat_result(TAME_BOAR, 12) == 2 * 2 + 1
    assert combat_result(TAME_BOAR, -5) == 0
    assert combat_result(TAME_BOAR, 40) == 5 * 2 + 1


@pytest.mark.rule("9.7")
def test_a_card_for_three_more_costs_most_of_a_bomber() -> None:
    """Over all rolls of a unit of strength 2 in haze, plain and with SN-2 or Experten."""
    rolls = [one + two + 1 for one in range(1, 7) for two in range(1, 7)]
    plain, helped = (sum(combat_result(TAME_BOAR, roll + more) // 2 for roll in rolls) / 36 for more in (0, 3))
    assert helped - plain > 0.8


@pytest.mark.rule("9.7", "9.5.1")
def test_late_wild_boars_never_do_better_than_stacked_ones() -> None:
    for total in range(COMBAT_FIRST - 1, COMBAT_FIRST + COMBAT_ROWS + 1):
        late, stacked = combat_result(LATE, total), combat_result(STACKED, total)
        assert late // 2 <= stacked // 2
        assert late % 2 <= stacked % 2


@pytest.mark.rule("9.6.1")
def test_flak_can_miss() -> None:
    """Searchlights of strength 0 in cloud: a total of five or less hurts nobody."""
    row = row_of(5, FLAK_FIRST, FLAK_ROWS)
    assert (FLAK_LOSS[row], FLAK_DISRUPT[row], FLAK_DAMAGE[row]) == (0, 0, 0)


@pytest.mark.rule("3.3", "4.5.2")
def test_chits_of_downfall_are_worth_no_more_than_those_of_berlin_and_a_follow_up_nothing() -> None:
    berlin, downfall = CHIT_VP[:CHITS], CHIT_VP[CHITS:]
    assert max(downfall) <= max(berlin)
    assert {downfall[i] for i in range(CHITS) if CHIT_CITY[CHITS + i] < 0} == {0}


@pytest.mark.rule("9.6.1")
def test_flak_results() -> None:
    row = row_of(7 + 5, FLAK_FIRST, FLAK_ROWS)
    assert (FLAK_LOSS[row], FLAK_DISRUPT[row], FLAK_DAMAGE[row]) == (6, 2, 2)


@pytest.mark.rule("7.4.4", "7.4.7", "7.6")
def test_recovery_results() -> None:
    assert recovery_result(1, 11) == 1 * 2
    assert recovery_result(2, 8) == 2 * 2
    assert recovery_result(2, 11) == 4 * 2 + 1


@pytest.mark.rule("9.4.1", "8.1")
def test_nothing_is_missing_on_the_beacon_map() -> None:
    assert BEACON_AT[PLACE["c1"]] == NONE
    assert BEACON_AT[HEXES + PLACE["h7"]] == NONE != BEACON_AT[PLACE["h7"]]
