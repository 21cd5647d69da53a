"""Marking and dropping.  § 10.1 to § 10.4, § 12.3, § 12.4"""

from __future__ import annotations

import pytest

from opsroom.titles.bomber_command.rules.bombing import compass_side, concentration, drifted, marking_modifier
from opsroom.titles.bomber_command.rules.city_maps import (
    AREA_COUNT,
    COUNTRY,
    KIND,
    OIL,
    distance,
    is_on,
    is_outer_field,
    step_from,
)
from opsroom.titles.bomber_command.rules.numbers import WEATHER_NAMES
from opsroom.titles.bomber_command.schema_bombing import LOADS, RADARS
from opsroom.titles.bomber_command.schema_cities import AREA_NAMES, KINDS, MAPS
from tests.titles.bomber_command.city import AREA, over

A, B, C, D, E = range(5)


# --- 10.1
@pytest.mark.rule("10.1")
@pytest.mark.parametrize(("letter", "areas"), [("A", 36), ("B", 36), ("C", 31), ("D", 19), ("E", 19)])
def test_10_1_every_map_has_its_areas(letter: str, areas: int) -> None:
    city_map = MAPS.index(letter)
    assert sum(is_on(city_map, area) for area in range(AREA_COUNT)) == areas
    assert not is_on(city_map, COUNTRY)


@pytest.mark.rule("10.1")
def test_10_1_the_compass_runs_clockwise_and_the_country_lies_all_round() -> None:
    around = [AREA_NAMES[step_from(B, AREA["d4"], way)] for way in range(1, 7)]
    assert around == ["d3", "e3", "e4", "d5", "c4", "c3"]
    assert step_from(B, AREA["d1"], 1) == COUNTRY
    assert step_from(B, AREA["f2"], 2) == COUNTRY, "the corner with the compass"
    assert [step_from(B, COUNTRY, way) for way in range(1, 7)] == [COUNTRY] * 6
    assert distance(AREA["d4"], AREA["a4"]) == 3


@pytest.mark.rule("10.1.1")
def test_10_1_1_three_maps_have_one_industrial_area_with_oil() -> None:
    found = [i for i, oil in enumerate(OIL) if oil]
    assert [MAPS[i // AREA_COUNT] for i in found] == ["B", "C", "E"]
    assert {KINDS[KIND[i]] for i in found} == {"industrial"}


# --- 10.3.1
@pytest.mark.rule("10.0", "10.3", "10.3.1")
def test_10_3_1_in_berlin_any_area_but_a_field_is_aimed_at() -> None:
    s = over("B")
    assert s.key == "choose_aimpoint"
    assert len(s.options) == 36 - 11
    assert s.refused["d1"] == "no_field"
    assert "country" not in s.options


@pytest.mark.rule("10.3.1", "13.0")
def test_10_3_1_in_downfall_only_industry_and_transport() -> None:
    s = over("D", downfall=True)
    assert sorted(s.options) == ["c2", "c5", "d5", "f3"]
    assert s.refused["d4"] == "works_only"


@pytest.mark.rule("10.3.1", "4.5.1")
def test_10_3_1_an_oil_target_is_aimed_at_its_oil() -> None:
    s = over("B", downfall=True, oil=1)
    assert s.options == ["f4"]
    assert s.refused["d3"] == "oil_only"


@pytest.mark.rule("10.3.1")
def test_10_3_1_the_approach_lies_beside_the_aimpoint() -> None:
    s = over("B", dice=[2, 2]).play("d3")
    assert s.options == [f"way_{i}" for i in range(1, 7)]
    s.play("way_3")
    assert AREA_NAMES[s.t.approach[0]] == "e3"
    assert AREA_NAMES[s.t.indicators[0]] == "d3"


# --- 10.3.2
@pytest.mark.rule("10.3.2")
@pytest.mark.parametrize(
    ("weather", "oboe", "radar", "modifier"),
    [
        ("clear", 0, "poor", -1),  # Newhaven looks, radar does not matter
        ("clear", 1, "normal", -2),
        ("broken_cloud", 0, "good", 0),
        ("haze", 0, "good", 0),
        ("haze", 0, "poor", 2),
        ("cloud", 1, "poor", 0),  # Oboe: the radar signature does not count
        ("heavy_cloud", 0, "normal", 3),
        ("fog", 0, "poor", 4),
        ("fog", 1, "good", 2),
    ],
)
def test_10_3_2_marking_by_weather_oboe_and_radar(weather: str, oboe: int, radar: str, modifier: int) -> None:
    assert marking_modifier(WEATHER_NAMES.index(weather), oboe, RADARS.index(radar)) == modifier


@pytest.mark.rule("10.3.2")
@pytest.mark.parametrize(
    ("dice", "drift", "shift"),
    [
        ([1, 2], 0, 1),
        ([2, 2], 0, 0),
        ([1, 4], 0, 0),
        ([3, 3], 0, -1),
        ([4, 3], 0, -1),
        ([4, 4], 1, -1),
        ([5, 4], 1, -2),
        ([5, 5], 2, -2),
        ([6, 5], 2, -2),
        ([6, 6], 3, -3),
    ],
)
def test_10_3_2_the_marking_table(dice: list[int], drift: int, shift: int) -> None:
    s = over("A", dice=[*dice, 4], weather="broken_cloud").play("d4", "way_1")
    assert s.first("marked") == (sum(dice), 0, drift, shift)


@pytest.mark.rule("10.3.2")
def test_10_3_2_the_indicators_drift_by_the_compass_and_the_aimpoint_stays() -> None:
    s = over("A", dice=[4, 5, 2], weather="haze").play("d4", "way_4")
    assert s.first("marked") == (9, 1, 2, -2)
    assert [AREA_NAMES[column[0]] for column in (s.t.aimpoint, s.t.indicators, s.t.approach)] == ["d4", "f2", "f3"]


@pytest.mark.rule("10.3.2")
def test_10_3_2_beyond_the_border_they_stop_in_the_country() -> None:
    assert drifted(B, AREA["d2"], 1, 3) == COUNTRY
    assert drifted(B, AREA["d2"], 1, 1) == AREA["d1"]


@pytest.mark.rule("10.3.2")
def test_10_3_2_optional_drift_and_accuracy_are_rolled_apart() -> None:
    s = over("A", dice=[6, 6, 1, 1, 3], weather="broken_cloud", marking_rule=1).play("d4", "way_1")
    assert s.first("marked") == (12, 0, 3, 1)
    assert s.t.drift_way[0] == 3


# --- 10.3.3
@pytest.mark.rule("10.3.3")
def test_10_3_3_the_worked_example_on_map_b() -> None:
    """Wanganui, drift 2: the indicators and the approach move together, and the approach ends in a field."""
    s = over("B", dice=[4, 3, 3], weather="fog").play("d3", "way_3")
    assert s.first("aimed")[1:3] == (AREA["d3"], AREA["e3"])
    assert s.first("drifted") == (3, 2, AREA["f3"], AREA["g3"])
    assert KINDS[KIND[B * AREA_COUNT + AREA["g3"]]] == "field"


@pytest.mark.rule("10.3.3")
def test_10_3_3_the_approach_may_lie_in_the_country() -> None:
    s = over("B", dice=[2, 2]).play("e1", "way_1")
    assert s.t.approach[0] == COUNTRY
    s = over("B", dice=[6, 6, 1], weather="fog").play("d2", "way_4")
    assert (s.t.indicators[0], s.t.approach[0]) == (COUNTRY, COUNTRY)


# --- 10.4.1, 12.3
@pytest.mark.rule("10.4", "10.4.1", "12.3.1", "12.3.2")
@pytest.mark.parametrize(("load", "counters"), [("normal", 20), ("heavy", 24), ("light", 16), ("both", 20)])
def test_10_4_1_the_load_is_shared_out_after_the_marking(load: str, counters: int) -> None:
    s = over("A", dice=[2, 2], load=load).play("d4", "way_1")
    assert s.key == "choose_he"
    assert s.options == [str(n) for n in range(counters + 1)]
    s.play(6)
    assert s.first("bombs_loaded", 2) == (6, counters - 6)


# --- 10.4.2
@pytest.mark.rule("10.4.2", "12.3.1", "12.3.2")
@pytest.mark.parametrize(
    ("weather", "shift", "load", "counters"),
    [
        ("clear", -2, "normal", 6),  # the example
        ("heavy_cloud", -3, "light", 1),
        ("clear", 1, "heavy", 13),
        ("clear", 1, "normal", 11),
        ("clear", 1, "both", 11),
        ("broken_cloud", 0, "normal", 7),
        ("cloud", 0, "light", 4),
        ("haze", -1, "heavy", 5),
        ("fog", -3, "normal", 1),
    ],
)
def test_10_4_2_concentration(weather: str, shift: int, load: str, counters: int) -> None:
    assert concentration(WEATHER_NAMES.index(weather), shift, LOADS.index(load)) == counters


@pytest.mark.rule("10.4.2")
def test_10_4_2_the_worked_example_fills_rings_of_6_and_8_and_leaves_4_to_choose() -> None:
    s = over("B", dice=[4, 3, 3], weather="heavy_cloud").play("d3", "way_3", 10)
    assert s.first("concentrated", 2) == (2, AREA["f3"])
    ring = [area for area in range(COUNTRY) if is_on(B, area)]
    counts = [sum(s.t.he[a] + s.t.incendiaries[a] for a in ring if distance(AREA["f3"], a) == n) for n in range(3)]
    assert counts == [2, 6, 8]
    assert s.key == "choose_area"
    assert {distance(AREA["f3"], AREA[name]) for name in s.options} == {3}
    assert s.refused["a1"] == "nearer_ring_first"
    for _ in range(4):
        s.play(s.options[0])
    assert s.laid() == 20
    assert s.key != "choose_area"


@pytest.mark.rule("10.4.2")
def test_10_4_2_counters_come_out_of_the_cup_unseen() -> None:
    s = over("D", dice=[2, 2, *["he"] * 6, "in"], weather="haze").play("d4", "way_1", 6)
    assert s.bombs("d4") == [(5, 0)]
    assert s.bombs("c3") == [(1, 0)]
    assert sum(s.t.he[:AREA_COUNT]) == 6


@pytest.mark.rule("10.4.2")
def test_10_4_2_what_a_full_map_cannot_take_falls_in_the_country() -> None:
    s = over("D", dice=[2, 2], weather="fog", load="heavy", disruption=3).play("d4", "way_1", 12)
    assert s.first("concentrated", 1) == (3,)
    assert sum(s.bombs("country")[0]) == 24 - 3 - 18
    assert s.laid() == 24


# --- 10.4.3
@pytest.mark.rule("10.4.3")
def test_10_4_3_the_worked_example_city_and_country_by_turns() -> None:
    """Concentration 3: with the first three, eleven fall in the country and nine in the city."""
    s = over("B", dice=[6, 3, 1], weather="cloud", disruption=3).play("e1", "way_1", 10)
    assert s.first("concentrated", 2) == (3, COUNTRY)
    for name in ("a1", "b2", "c3", "d4", "e3", "f3", "g4", "a4", "d7"):
        assert s.key == "choose_any_area"
        s.play(name)
    assert sum(s.bombs("country")[0]) == 11
    assert s.laid() == 20
    assert s.key != "choose_any_area"


# --- 12.4
@pytest.mark.rule("12.4")
def test_12_4_the_approach_follows_from_the_plot() -> None:
    s = over("B", dice=[2, 2], side=5).play("d4")
    assert s.key == "choose_he"
    assert AREA_NAMES[s.t.approach[0]] == "c4"


@pytest.mark.rule("12.4.1")
@pytest.mark.parametrize(("side", "north", "approach"), [(5, 1, 5), (5, 3, 1), (1, 6, 6), (6, 2, 1)])
def test_12_4_1_random_north_turns_the_city(side: int, north: int, approach: int) -> None:
    """The example: G8, H8, I8 into Düsseldorf comes in by side 5."""
    assert compass_side(side, north) == approach


def test_outer_fields_touch_the_country() -> None:
    assert is_outer_field(B, AREA["d1"])
    assert not is_outer_field(B, AREA["e1"]), "industry on the rim is no field"
    assert not is_outer_field(E, AREA["d3"])
