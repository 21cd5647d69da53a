"""Weather and wind: 6.3 and chapter 19."""

from __future__ import annotations

import pytest

from opsroom.titles.burning_blue.rules.charts import (
    BAD,
    BROKEN,
    CLEAR,
    COUNTER_IDS,
    HEADWIND,
    K_HAZE,
    K_MIST,
    K_OVERCAST,
    K_RAIN,
    KINDS,
    NO_WIND,
    PATCHY,
)
from opsroom.titles.burning_blue.rules.geography import LONDON, ZONE_IDS, is_in_zone
from opsroom.titles.burning_blue.rules.weather import (
    WeatherDetermination,
    grade_at,
    grade_to_ground,
    is_bad,
    is_crosswind,
    is_misty,
    is_raining,
    is_sun_hidden,
    kind_at,
    read_sky,
    wind_change,
    worst_between,
)
from tests.titles.burning_blue.scenes import at, blue, carry_out, events_of, sky

DOVER, HORNCHURCH, LONDON_CITY = "1835", "2526", "2422"


def draws(*counters: str) -> list[int]:
    return [COUNTER_IDS.index(c) for c in counters]


# --- § 6.3: finding it
@pytest.mark.rule("6.3", "6.3.3", "2.3.3", "6.3.2")
def test_three_bad_zones_with_a_five_are_biggin_hill_hornchurch_and_north_sea() -> None:
    greens = [f"g{i}" for i in range(1, 16)]
    t = blue(1, [1, 1, 4, 2, 3, *draws(*greens), 1])  # no wind; three zones, green; row 5; counters; no haze
    carry_out(t, WeatherDetermination())
    bad = {ZONE_IDS[zone] for zone in range(len(ZONE_IDS)) if t.bad_side[zone]}
    assert bad == {"biggin_hill", "hornchurch", "north_sea"}
    assert sorted(COUNTER_IDS[c] for c in t.counter) == sorted(greens)  # one colour, no counter twice
    assert len(events_of(t, "weather_placed")) == 15


@pytest.mark.rule("6.3.3", "19.2.1")
def test_without_bad_zones_nobody_rolls_for_a_front() -> None:
    t = blue(1, [1, 1, 1, *draws(*[f"y{i}" for i in range(1, 16)]), 1])
    carry_out(t, WeatherDetermination())
    assert sum(t.bad_side) == 0


@pytest.mark.rule("6.3.1", "2.2.8")
@pytest.mark.parametrize(("dice", "wind"), [((3, 4), NO_WIND), ((6, 6), HEADWIND), ((5, 6), 4), ((4, 4), 16)])
def test_wind_is_none_across_or_ahead(dice: tuple[int, int], wind: int) -> None:
    t = blue(1, [*dice, 1, *draws(*[f"y{i}" for i in range(1, 16)]), 1])
    carry_out(t, WeatherDetermination())
    assert t.wind == wind


@pytest.mark.rule("6.3.4")
@pytest.mark.parametrize(("die", "hazy"), [(3, []), (4, [0, 2, 4]), (5, [0, 2, 4]), (6, [0, 2, 4, 6, 8])])
def test_the_last_die_of_the_weather_lays_haze_over_london(die: int, hazy: list[int]) -> None:
    counters = [f"y{i}" for i in range(2, 16)]
    counters.insert(LONDON, "y1")  # clear
    t = blue(1, [1, 1, 1, *draws(*counters), die])
    carry_out(t, WeatherDetermination())
    assert [angels for angels in range(0, 21, 2) if kind_at(t, at(LONDON_CITY), angels) == K_HAZE] == hazy
    assert [top for top, *_ in events_of(t, "haze_set")] == [max(hazy, default=0)]


@pytest.mark.rule("6.3.4", "19.1.1", "19.2.4")
def test_haze_over_london_lies_upon_whatever_weather_is_there() -> None:
    t = blue(1, haze=8)
    sky(t, "london", "y10")  # patchy cloud at 6
    assert [kind_at(t, at(LONDON_CITY), angels) for angels in (0, 6, 8, 10)] == [K_HAZE, K_HAZE, K_HAZE, 0]
    sky(t, "london", "y13", 1)  # overcast at 6
    assert kind_at(t, at(LONDON_CITY), 6) == K_OVERCAST
    assert kind_at(t, at(LONDON_CITY), 4) == K_HAZE
    read_sky(t, ZONE_IDS.index("hornchurch"))
    assert kind_at(t, at(HORNCHURCH), 4) == 0  # and nowhere else
    assert is_in_zone(at(LONDON_CITY), LONDON)


# --- § 19.1: reading it
@pytest.mark.rule("19.1", "19.2", "19.2.2")
def test_broken_10_to_14_is_broken_at_10_12_and_14_and_clear_elsewhere() -> None:
    t = blue(1)
    sky(t, "dover_strait", "b13")
    here = at("1736")
    assert [angels for angels in range(0, 39, 2) if grade_at(t, here, angels) == BROKEN] == [10, 12, 14]
    assert grade_at(t, here, 8) == grade_at(t, here, 16) == CLEAR


@pytest.mark.rule("19.1.1", "2.2.4")
def test_a_hex_in_two_zones_has_the_worse_weather_of_both() -> None:
    t = blue(1)
    place = next(p for p in range(1620) if is_in_zone(p, 8) and is_in_zone(p, 9))  # Biggin Hill and Kenley
    sky(t, "biggin_hill", "y10")  # patchy at 6
    sky(t, "kenley", "g14")  # broken at 8
    assert (grade_at(t, place, 6), grade_at(t, place, 8)) == (PATCHY, BROKEN)
    sky(t, "kenley", "y13", 1)  # overcast at 6
    assert grade_at(t, place, 6) == BAD


@pytest.mark.rule("19.1.2", "19.2.3", "19.2.5", "19.1.1")
@pytest.mark.parametrize(
    ("kind", "grade"),
    [
        ("clear", CLEAR),
        ("patchy", PATCHY),
        ("haze", PATCHY),
        ("broken", BROKEN),
        ("dense_haze", BROKEN),
        ("overcast", BAD),
        ("mist", BAD),
        ("rain", BAD),
    ],
)
def test_weather_has_four_grades(kind: str, grade: int) -> None:
    t = blue(1)
    t.sky[ZONE_IDS.index("dover_strait") * 20 + 3] = KINDS.index(kind)
    assert grade_at(t, at("1736"), 6) == grade
    assert is_bad(t, at("1736"), 6) == (grade == BAD)


@pytest.mark.rule("19.2.3", "19.2.9")
def test_rain_falls_from_the_cloud_to_the_ground_and_mist_lies_on_it() -> None:
    t = blue(1)
    sky(t, "kenley", "g16", 1)  # overcast 6 to 8, rain
    kenley = at("2123")
    assert [kind_at(t, kenley, angels) for angels in (0, 4, 6, 8, 10)] == [K_RAIN, K_RAIN, K_OVERCAST, K_OVERCAST, 0]
    assert is_raining(t, kenley)
    assert not is_misty(t, kenley)
    sky(t, "kenley", "y4", 1)  # mist up to 4
    assert [kind_at(t, kenley, angels) for angels in (0, 2, 4, 6)] == [K_MIST, K_MIST, K_MIST, 0]
    assert is_misty(t, kenley)
    assert not is_raining(t, kenley)


@pytest.mark.rule("19.1.3")
def test_between_unit_and_ground_the_worst_counts() -> None:
    t = blue(1)
    sky(t, "dover_strait", "g16")  # broken 10, patchy 14
    here = at("1736")
    assert [grade_to_ground(t, here, angels) for angels in (8, 10, 14, 20)] == [CLEAR, BROKEN, BROKEN, BROKEN]


@pytest.mark.rule("19.1.3")
def test_between_two_units_the_worst_along_the_line_counts() -> None:
    t = blue(1)
    sky(t, "dover_strait", "b13")  # broken 10 to 14
    england, strait, france = at("1833"), at("1736"), at("1439")
    assert worst_between(t, england, 12, france, 12) == KINDS.index("broken")  # over the Strait
    assert worst_between(t, england, 4, france, 8) == KINDS.index("clear")  # below the cloud
    assert worst_between(t, england, 4, france, 20) == KINDS.index("broken")  # through it
    assert worst_between(t, strait, 20, strait, 16) == KINDS.index("clear")  # both above it


# --- § 19.2.6 to § 19.2.8
@pytest.mark.rule("19.2.6", "13.3.3")
def test_the_sun_is_above_the_overcast() -> None:
    t = blue(1)
    sky(t, "kenley", "y12", 1)  # overcast 10
    kenley = at("2123")
    assert is_sun_hidden(t, kenley, 8)
    assert not is_sun_hidden(t, kenley, 10)
    assert not is_sun_hidden(t, kenley, 12)
    sky(t, "kenley", "g15")  # broken 10 hides nothing
    assert not is_sun_hidden(t, kenley, 4)


@pytest.mark.rule("19.2.7")
def test_a_crosswind_blows_strictly_above_its_height() -> None:
    t = blue(1, wind=12)
    assert not is_crosswind(t, at("1736"), at("1833"), 12)
    assert is_crosswind(t, at("1736"), at("1833"), 14)
    assert wind_change(t, at("1736"), at("1733"), 14) == 0


@pytest.mark.rule("19.2.8", "6.3.1")
def test_a_headwind_takes_a_point_westwards_gives_one_eastwards_and_blows_across_else() -> None:
    t = blue(1, wind=HEADWIND)
    here = at("1736")
    assert wind_change(t, here, at("1733"), 12) == -1
    assert wind_change(t, here, at("1739"), 12) == 1
    assert wind_change(t, here, at("1733"), 0) == 0  # not from Angels 0
    north = at("2136")
    assert wind_change(t, here, north, 12) == 0
    assert is_crosswind(t, here, north, 2)
    assert not is_crosswind(t, here, at("1733"), 12)
