"""Marking and dropping.  § 10.1 to § 10.4, § 12.3, § 12.4"""

from __future__ import annotations

import pytest

from opsroom.titles.bomber_command.rules.bombing import (
    Bombing,
    bombing_of,
    compass_side,
    concentration,
    drifted,
    marking_modifier,
)
from opsroom.titles.bomber_command.rules.bombing_charts import RADAR_MODIFIER
from opsroom.titles.bomber_command.rules.bombing_points import bomb_halves
from opsroom.titles.bomber_command.rules.charts import CHIT_CITY, CHIT_OIL, CHITS, WEATHER_NAMES
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
from opsroom.titles.bomber_command.rules.geography import CITIES, CITY_MAP, CITY_RADAR
from opsroom.titles.bomber_command.rules.set_up import take_chit
from opsroom.titles.bomber_command.rules.table import Bomber
from opsroom.titles.bomber_command.schema_bombing import LOADS, RADARS
from opsroom.titles.bomber_command.schema_cities import AREA_NAMES, KINDS, MAPS, audit, load
from tests.titles.bomber_command import night
from tests.titles.bomber_command.city import AREA, City, begin, over

A, B, C, D, E = range(5)


# --- 10.1
@pytest.mark.rule("10.1")
@pytest.mark.parametrize(("letter", "areas"), [("A", 36), ("B", 36), ("C", 35), ("D", 25), ("E", 23)])
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
    assert len(s.options) == 36 - 18
    assert s.refused["d1"] == "no_field"
    assert "country" not in s.options


@pytest.mark.rule("10.3.1", "13.0")
def test_10_3_1_in_downfall_only_industry_and_transport() -> None:
    s = over("D", downfall=True)
    assert sorted(s.options) == ["c5", "d5", "f3"]
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
    s = over("A", dice=[*dice, 4] if drift else [*dice], weather="broken_cloud").play("d4", "way_1")
    assert s.first("marked") == (sum(dice), 0, drift, shift)


@pytest.mark.rule("10.3.2")
def test_10_3_2_the_indicators_drift_by_the_compass_and_the_aimpoint_stays() -> None:
    s = over("A", dice=[4, 5, 2], weather="haze").play("d4", "way_4")
    assert s.first("marked") == (9, 1, 2, -2)
    assert s.first("drifted") == (2, 2, AREA["f2"], AREA["f3"])
    assert [AREA_NAMES[column[0]] for column in (s.t.aimpoint, s.t.indicators, s.t.approach)] == ["d4", "f2", "f3"]


@pytest.mark.rule("10.3.2")
def test_10_3_2_without_drift_no_direction_is_rolled() -> None:
    s = over("A", dice=[2, 2], weather="broken_cloud").play("d4", "way_1")
    assert s.t.indicators[0] == AREA["d4"]
    assert s.t.drift_way[0] == 0
    assert "drifted" not in [kind for kind, _ in s.event_log]


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
    s = over("B", dice=[4, 4, 1], weather="broken_cloud").play("d2", "way_1")
    assert (s.t.indicators[0], s.t.approach[0]) == (AREA["d1"], COUNTRY)
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


@pytest.mark.rule("10.4.1")
@pytest.mark.parametrize("he", [0, 7, 20])
def test_10_4_1_the_cup_holds_what_was_chosen_and_no_more(he: int) -> None:
    s = over("D", dice=[2, 2], weather="haze", disruption=3).play("d4", "way_1", he)
    while s.key == "choose_area":
        s.play(s.options[0])
    assert (sum(s.t.he), sum(s.t.incendiaries)) == (he, 20 - he)
    assert list(s.t.cup) == [0, 0]


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
        ("clear", 3, "heavy", 13),  # nobody climbs off the ladder, at either end
        ("fog", -6, "light", 1),
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
    farther = {AREA_NAMES[area] for area in ring if distance(AREA["f3"], area) > 3}
    assert s.refused == dict.fromkeys(farther, "nearer_ring_first")
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
    """Our maps have room for every load; a data pack may have smaller ones."""
    s = over("E", dice=[2, 2], weather="fog", disruption=3).play("d4", "way_1")
    frame = s.t.top
    assert isinstance(frame, Bombing)
    frame.left = 30
    s.play(12)
    assert s.first("concentrated", 1) == (2,)
    assert sum(s.bombs("country")[0]) == 30 - 2 - 22
    assert s.laid() == 30


@pytest.mark.rule("10.4.2")
def test_10_4_2_a_ring_that_takes_exactly_what_is_left_is_filled_without_a_choice() -> None:
    """Two counters at the indicators, six in the first ring, twelve in the second."""
    s = over("A", dice=[1, 2], weather="fog").play("d4", "way_1", 10)
    assert s.first("concentrated", 2) == (2, AREA["d4"])
    assert s.key != "choose_area"
    assert all(
        sum(s.bombs(AREA_NAMES[area])[0]) == 1 for area in range(COUNTRY) if distance(AREA["d4"], area) in (1, 2)
    )


@pytest.mark.rule("10.4.2")
def test_10_4_2_no_more_counters_are_concentrated_than_there_are() -> None:
    """A load of nine is smaller than any of ours; a data pack may have it."""
    s = over("A", dice=[1, 2], weather="clear", disruption=3).play("d4", "way_1")
    frame = s.t.top
    assert isinstance(frame, Bombing)
    frame.left = 9
    s.play(9)
    assert s.first("concentrated", 2) == (9, AREA["d4"])
    assert s.bombs("d4") == [(9, 0)]


@pytest.mark.rule("10.4.2")
def test_10_4_2_the_last_ring_is_the_other_end_of_the_map() -> None:
    """From A1 the corner G4 is six areas away.  No load of ours reaches so far."""
    s = over("A", dice=[4, 4, 6], weather="broken_cloud", disruption=3).play("b2", "way_1")
    frame = s.t.top
    assert isinstance(frame, Bombing)
    assert s.t.indicators[0] == AREA["a1"]
    frame.left = 60
    s.play(20)
    others = [AREA_NAMES[area] for area in range(COUNTRY) if is_on(A, area) and area != AREA["a1"]]
    assert {sum(bombs) for bombs in s.bombs(*others)} == {1}
    assert s.laid() == 60


# --- 10.4.3
@pytest.mark.rule("10.4.3")
def test_10_4_3_any_area_without_a_counter_is_chosen_and_at_last_the_country() -> None:
    """Thirty-five areas and a load larger than any of ours."""
    s = over("C", dice=[6, 3, 1], weather="cloud", disruption=3).play("d2", "way_1")
    frame = s.t.top
    assert isinstance(frame, Bombing)
    frame.left = 75
    s.play(20)
    free = [AREA_NAMES[area] for area in range(COUNTRY) if is_on(C, area)]
    while free:
        assert s.options == free
        s.play(free.pop(0))
    assert s.options == ["country"]
    s.play("country")
    assert s.key != "choose_any_area"
    assert sum(s.bombs("country")[0]) == 3 + 35 + 2


@pytest.mark.rule("10.4.3")
def test_10_4_3_the_worked_example_city_and_country_by_turns() -> None:
    """Concentration 3: with the first three, eleven fall in the country and nine in the city."""
    s = over("B", dice=[6, 3, 1], weather="cloud", disruption=3).play("d2", "way_1", 10)
    assert s.first("concentrated", 2) == (3, COUNTRY)
    for name in ("a1", "b2", "c3", "d4", "e3", "f3", "g4", "a4", "d7"):
        assert s.key == "choose_any_area"
        s.play(name)
    assert sum(s.bombs("country")[0]) == 11
    assert s.laid() == 20
    assert s.key == "choose_counter"
    s.play("pass")
    assert (s.key, s.bombs("country"), s.laid()) == ("", [(0, 0)], 9), "what stays in the country is taken away, 10.5.2"


@pytest.mark.rule("10.4.2")
def test_10_4_2_the_rest_of_a_ring_falls_where_it_counts_most() -> None:
    one, all_at_once = (over("B", dice=[2, 2], weather="clear").play("d4", "way_1", 10) for _ in range(2))
    assert (one.key, one.groups) == ("choose_area", ["the_rest"])
    frame = all_at_once.t.top
    assert isinstance(frame, Bombing)
    left, ring = frame.left, [AREA[name] for name in all_at_once.options]
    all_at_once.play("the_rest")
    assert (all_at_once.laid(), all_at_once.key == "choose_area") == (20, False)
    hit = [area for area in ring if sum(all_at_once.bombs(AREA_NAMES[area])[0])]
    assert len(hit) == left
    least = min(bomb_halves(0, B, area) for area in hit)
    assert least >= max(bomb_halves(0, B, area) for area in ring if area not in hit)


@pytest.mark.rule("10.4.3")
def test_10_4_3_the_rest_falls_in_city_and_country_by_turns() -> None:
    s = over("B", dice=[6, 3, 1], weather="cloud", disruption=3).play("d2", "way_1", 10)
    assert s.groups == ["the_rest"]
    s.play("a1", "the_rest")
    assert (sum(s.bombs("country")[0]), s.laid(), s.key) == (11, 20, "choose_counter")


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


@pytest.mark.rule("10.1")
@pytest.mark.parametrize("letter", MAPS)
def test_10_1_fields_surround_every_city(letter: str) -> None:
    """The country touches outer fields and nothing else, so that every counter can leave the map there (10.5.1)."""
    city_map = MAPS.index(letter)
    areas = [area for area in range(COUNTRY) if is_on(city_map, area)]
    rim = [area for area in areas if COUNTRY in [step_from(city_map, area, way) for way in range(1, 7)]]
    assert len(rim) >= 12
    assert {KINDS[KIND[city_map * AREA_COUNT + area]] for area in rim} == {"field"}
    assert [area for area in areas if is_outer_field(city_map, area)] == rim


@pytest.mark.rule("10.1")
def test_10_1_a_field_within_the_city_does_not_touch_the_country() -> None:
    assert KINDS[KIND[E * AREA_COUNT + AREA["d3"]]] == "field"
    assert not is_outer_field(E, AREA["d3"])


@pytest.mark.rule("10.1")
def test_10_1_a_map_with_houses_on_its_rim_is_refused() -> None:
    cities = load()
    cities.maps["D"].field.remove("e1")
    cities.maps["D"].residential.append("e1")
    assert audit(cities) == "maps.D: fields surround a city, but area 'e1' touches the country"


# --- from the plot to the map
def resolved(route: str, target: int, city: str, downfall: bool = False, **columns: int) -> tuple[Bomber, City]:
    """A Main Force whose marker lies on Resolve, at the first question of its bombing."""
    t = night.night(downfall, **columns)
    r = night.raid(t, "a", "main_force", route, target=target, city=city, head=target)
    t.bomb_raid[night.CITY[city]] = r
    return t, begin(t, bombing_of(t, night.CITY[city]), [2, 2])


@pytest.mark.rule("12.3.2")
@pytest.mark.parametrize(("hexes", "counters"), [(19, 20), (20, 16), (21, 16)])
def test_12_3_2_a_route_of_twenty_hexes_means_light_loads(hexes: int, counters: int) -> None:
    route = "e7 f6 g6 h5 i5 j4" + " i4" * (hexes - 6)
    _, s = resolved(route, 5, "bremen", load_rule=1)
    s.play("d4", "way_1")
    assert s.options[-1] == str(counters)


@pytest.mark.rule("12.3.2", "13.0")
@pytest.mark.parametrize(("entry", "counters"), [("g9", 16), ("f8", 20)])
def test_12_3_2_a_southern_entry_adds_five_hexes_in_downfall(entry: str, counters: int) -> None:
    _, s = resolved(f"{entry} g6 h5 i5 j4" + " i4" * 10, 4, "bremen", True, load_rule=1)
    s.play(s.options[0], "way_1")
    assert s.options[-1] == str(counters)


@pytest.mark.rule("9.3.2", "10.3.2")
@pytest.mark.parametrize(("lost", "modifier"), [(0, 0), (1, 1)])
def test_9_3_2_a_raid_that_lost_its_oboe_marks_without_it(lost: int, modifier: int) -> None:
    """Essen in the haze of the Ruhr: Parramatta +1, Oboe -1; its radar signature is normal in Downfall's map."""
    t = night.night(True)
    r = night.raid(t, "a", "main_force", "g7 h7 i7 j6", target=2, city="essen", head=2)
    t.oboe_lost[r] = lost
    city = night.CITY["essen"]
    t.bomb_raid[city] = r
    radar = 0 if lost == 0 else RADAR_MODIFIER[CITY_RADAR[CITIES + city]]
    s = begin(t, bombing_of(t, city), [2, 2])
    s.play(s.options[0], "way_1")
    assert s.first("marked", 2) == (4, modifier + radar)


@pytest.mark.rule("4.5.1", "10.3.1")
@pytest.mark.parametrize(("oil", "options"), [(1, ["f4"]), (0, None)])
def test_4_5_1_the_oil_of_the_chit_is_the_aimpoint(oil: int, options: list[str] | None) -> None:
    chit = next(i for i in range(CHITS) if CHIT_OIL[CHITS + i] == 1 and CHIT_CITY[CHITS + i] == night.CITY["bremen"])
    t = night.night(True)
    t.event_log = None
    take_chit(t, 0, chit)
    t.event_log = []
    if not oil:
        t.oil[0] = 0
    r = night.raid(t, "a", "main_force", "e7 f6 g6 h5 i5 j4", target=5, city="bremen", head=5)
    t.bomb_raid[night.CITY["bremen"]] = r
    s = begin(t, bombing_of(t, night.CITY["bremen"]), [])
    if options is None:
        assert len(s.options) == 8
    else:
        assert s.options == options


@pytest.mark.rule("12.4", "12.4.1")
@pytest.mark.parametrize(
    ("columns", "north", "approach"),
    [({}, 1, ""), ({"approach_rule": 1}, 3, "c4"), ({"approach_rule": 1, "north_rule": 1}, 3, "d3")],
)
def test_12_4_the_approach_lies_where_the_raid_came_from(columns: dict[str, int], north: int, approach: str) -> None:
    """From I5 into J4 it comes by side 5 of the hex; compass number 5 points from D4 to C4."""
    t = night.night(**columns)
    r = night.raid(t, "a", "main_force", "e7 f6 g6 h5 i5 j4", target=5, city="bremen", head=5)
    t.north[0] = north
    t.bomb_raid[night.CITY["bremen"]] = r
    s = begin(t, bombing_of(t, night.CITY["bremen"]), [2, 2] if approach else [])
    s.play("d4")
    assert (s.key == "choose_approach") == (approach == "")
    if approach:
        assert AREA_NAMES[t.approach[0]] == approach


@pytest.mark.rule("10.2", "10.1")
@pytest.mark.parametrize(
    ("downfall", "city"), [(False, "bremen"), (False, "berlin"), (True, "hannover"), (True, "stuttgart")]
)
def test_10_2_a_city_is_bombed_on_its_own_map(downfall: bool, city: str) -> None:
    t = night.night(downfall, load_rule=0)
    r = night.raid(t, "a", "main_force", "e7 f6 g6", target=2, city=city, head=2)
    t.bomb_raid[night.CITY[city]] = r
    frame = bombing_of(t, night.CITY[city])
    row = int(downfall) * CITIES + night.CITY[city]
    assert (frame.city, frame.city_map, frame.radar) == (night.CITY[city], CITY_MAP[row], CITY_RADAR[row])


@pytest.mark.rule("10.6", "10.2")
@pytest.mark.parametrize(("bombed", "block"), [("", 1), ("bremen", 0), ("hannover", 1)])
def test_10_6_a_city_that_was_bombed_before_keeps_its_map(bombed: str, block: int) -> None:
    """Raid B flies to target B; only where target A is the same city does it bomb on the first map."""
    t = night.night()
    r = night.raid(t, "b", "main_force", "e7 f6 g6 h5 i5 j4", target=5, city="bremen", head=5)
    t.block[r] = 1
    if bombed:
        t.city_bombed[0] = night.CITY[bombed]
    t.bomb_raid[night.CITY["bremen"]] = r
    assert bombing_of(t, night.CITY["bremen"]).block == block


@pytest.mark.rule("10.6")
def test_10_6_the_second_target_has_a_map_of_its_own() -> None:
    """Target B: its counters, markers and points do not touch those of target A."""
    t = night.night()
    r = night.raid(t, "b", "main_force", "e7 f6 g6 h5 i5 j4", target=5, city="bremen", head=5)
    t.block[r] = 1
    t.he[AREA["d4"]] = 3
    t.map_halves[1] = 2
    t.bomb_raid[night.CITY["bremen"]] = r
    s = begin(t, bombing_of(t, night.CITY["bremen"]), [2, 2]).play("d4", "way_1", 20)
    while s.key:
        s.play("pass" if "pass" in s.options else s.options[0])
    assert (sum(t.he[:AREA_COUNT]), t.he[AREA["d4"]]) == (3, 3)
    assert sum(t.he[AREA_COUNT:]) == 20
    assert (list(t.bombed), list(t.aimpoint)) == ([0, 1], [-1, AREA["d4"]])
    assert t.map_halves[0] == 0
    assert t.map_halves[1] == 2 + t.bombing_halves > 2
    assert s.first("bombing_scored", 2) == (t.bombing_halves, t.map_halves[1])
