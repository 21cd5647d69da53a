"""Errors, precision, fires, creep-back, firestorms, the second raid, and what they are worth.  § 10.5, § 10.6, § 11.1.1, § 11.1.2"""

from __future__ import annotations

from typing import Any

import pytest

from opsroom.titles.bomber_command.board_figures import adjustment
from opsroom.titles.bomber_command.previews_bombing import prompt
from opsroom.titles.bomber_command.rules.bomb_adjustments import (
    Adjusting,
    clear_the_country,
    error_points,
    precision_points,
)
from opsroom.titles.bomber_command.rules.bombing_charts import ERRORS, NEWHAVEN, PARRAMATTA
from opsroom.titles.bomber_command.rules.bombing_points import area_halves, map_worth, score_bombing
from opsroom.titles.bomber_command.rules.city_maps import AREA_COUNT, COUNTRY, kind_of
from opsroom.titles.bomber_command.rules.fires import Fires
from opsroom.titles.bomber_command.rules.geography import BRITISH, GERMAN
from opsroom.titles.bomber_command.rules.table import GOOD, NORMAL, POOR, RISES, Bomber
from opsroom.titles.bomber_command.schema_cities import AREA_NAMES, KINDS
from tests.titles.bomber_command.city import AREA, City, begin, lay, over, table

A, B, C, D, E = range(5)
RADAR_GOOD, RADAR_NORMAL, RADAR_POOR = range(3)


def adjust(seat: int, points: int, he: dict[str, int], incendiaries: dict[str, int] | None = None) -> City:
    t = table()
    lay(t, he, incendiaries)
    return begin(t, Adjusting(seat, 0, B, points), [])


def burn(
    he: dict[str, int],
    incendiaries: dict[str, int],
    ti: str = "d1",
    approach: str = "country",
    dice: list[int | str] | None = None,
    t: Bomber | None = None,
    city_map: int = B,
) -> City:
    t = t or table()
    lay(t, he, incendiaries)
    t.indicators[0], t.approach[0] = AREA[ti], AREA[approach]
    return begin(t, Fires(0, city_map), dice or [])


# --- 10.5.1
@pytest.mark.rule("10.5.1")
def test_10_5_1_a_counter_moves_to_a_neighbour() -> None:
    s = adjust(GERMAN, 2, {"d4": 2})
    assert s.options == ["d4_he", "pass"]
    s.play("d4_he")
    assert sorted(s.options) == ["c3", "c4", "d3", "d5", "e3", "e4"]
    s.play("e3", "e3_he", "f2")
    assert s.bombs("d4", "e3", "f2") == [(1, 0), (0, 0), (1, 0)]
    assert s.key == "", "both points are spent"


@pytest.mark.rule("10.5.1")
def test_10_5_1_the_german_side_drives_counters_out_of_outer_fields_only() -> None:
    s = adjust(GERMAN, 1, {"d1": 1}, {"d2": 1}).play("d1_he")
    assert "country" in s.options
    s.play("country")
    assert s.bombs("d1", "country") == [(0, 0), (1, 0)]
    s = adjust(GERMAN, 1, {}, {"d2": 1}).play("d2_incendiary")
    assert s.refused["country"] == "only_from_outer_fields"


@pytest.mark.rule("10.5.1")
def test_10_5_1_the_british_side_brings_counters_back_to_any_outer_field() -> None:
    s = adjust(BRITISH, 2, {"country": 1}).play("country_he")
    assert sorted(s.options) == [
        "a1",
        "a2",
        "a3",
        "a4",
        "b1",
        "b5",
        "c1",
        "c6",
        "d1",
        "d7",
        "e1",
        "e6",
        "f1",
        "f2",
        "f5",
        "g2",
        "g3",
        "g4",
    ]
    s.play("d1", "d1_he")
    assert s.refused["country"] == "not_to_the_country"
    assert s.options == ["e1", "d2", "c1"]
    s.play("d2")
    assert s.bombs("d2") == [(1, 0)]


@pytest.mark.rule("10.5.1")
def test_10_5_1_the_german_side_does_not_touch_the_country() -> None:
    assert adjust(GERMAN, 3, {"country": 4}).key == ""


# --- 10.5.2
@pytest.mark.rule("10.5", "10.5.2")
@pytest.mark.parametrize(
    ("disruption", "errors"),
    [(0, 0), (2, 0), (3, 1), (4, 1), (5, 2), (7, 3), (10, 4), (13, 5), (17, 6), (21, 7), (26, 8), (30, 8), (31, 9)],
)
def test_10_5_2_the_table_of_errors(disruption: int, errors: int) -> None:
    assert ERRORS.read(disruption) == errors


@pytest.mark.rule("10.5.2")
@pytest.mark.parametrize(
    ("visibility", "radar", "points"),
    [(NORMAL, RADAR_NORMAL, 1), (POOR, RADAR_NORMAL, 3), (NORMAL, RADAR_POOR, 3), (POOR, RADAR_POOR, 5)],
)
def test_10_5_2_errors_by_visibility_and_radar(visibility: int, radar: int, points: int) -> None:
    assert error_points(table(visibility=visibility), radar, 4) == points


@pytest.mark.rule("10.5.2", "12.1.2", "13.0")
def test_10_5_2_precision() -> None:
    assert precision_points(table(), 0, RADAR_NORMAL, NEWHAVEN) == 0
    assert precision_points(table(downfall=True), 0, RADAR_NORMAL, NEWHAVEN) == 2
    assert precision_points(table(visibility=GOOD), 0, RADAR_GOOD, NEWHAVEN) == 4
    moonlit = table(moon=RISES, moon_turn=3)
    assert precision_points(moonlit, 0, RADAR_NORMAL, NEWHAVEN) == 2
    assert precision_points(moonlit, 0, RADAR_NORMAL, PARRAMATTA) == 0


@pytest.mark.rule("10.5.2", "10.6")
@pytest.mark.parametrize(("fires", "points"), [(1, 0), (2, 2)])
def test_10_5_2_two_fires_of_the_first_raid_guide_the_second(fires: int, points: int) -> None:
    t = table()
    t.bombed[0] = 2
    t.old_fires[AREA["d4"]] = fires
    assert precision_points(t, 0, RADAR_NORMAL, NEWHAVEN) == points


@pytest.mark.rule("10.5.2")
def test_10_5_2_german_errors_come_before_british_precision() -> None:
    s = over("B", dice=[2, 2], disruption=5, radar="good").play("d4", "way_1", 20)
    while s.key == "choose_area":
        s.play(s.options[0])
    assert (s.key, s.t.seat) == ("choose_counter", GERMAN)
    assert s.first("errors_counted", 2) == (5, 2)
    s.play("pass")
    assert (s.key, s.t.seat) == ("choose_counter", BRITISH)
    assert s.first("precision_counted", 1) == (2,)


@pytest.mark.rule("10.5.2")
def test_10_5_2_the_board_is_told_where_the_points_come_from() -> None:
    s = over("B", dice=[2, 2], disruption=5, radar="poor", visibility=POOR).play("d4", "way_1", 20)
    while s.key == "choose_area":
        s.play(s.options[0])
    disruption, points = s.first("errors_counted", 2)
    assert prompt(s.t) == {"points": points}
    counted = adjustment(s.t)
    assert counted is not None
    assert (counted["side"], counted["total"], counted["left"], counted["disruption"]) == (
        "errors",
        points,
        points,
        disruption,
    )
    assert given(counted) == {"disruption": points - 4, "visibility": 2, "radar": 2, "cards": 0}
    assert [reason["rule"] for reason in counted["reasons"]] == ["9.8.3", "10.5.2", "10.5.2", "6.2"]
    s.play(s.options[0]).play(s.options[0])
    moved = adjustment(s.t)
    assert moved is not None
    assert (moved["total"], moved["left"]) == (points, points - 1)
    s = over("B", dice=[2, 2], radar="good", downfall=True).play("d3", "way_1", 20)
    while s.key != "choose_counter" or s.t.seat != BRITISH:
        s.play(s.options[0] if s.key == "choose_area" else "pass")
    counted = adjustment(s.t)
    assert counted is not None
    assert (counted["side"], counted["total"]) == ("precision", s.first("precision_counted", 1)[0])
    assert given(counted) == {"scenario": 2, "visibility": 0, "radar": 2, "moon": 0, "first_raid": 0, "cards": 0}


def given(counted: dict[str, Any]) -> dict[str, int]:
    """The points by what gave them; together they are all there are."""
    found = {reason["name"]: reason["amount"] for reason in counted["reasons"]}
    assert counted["total"] == sum(found.values())
    return found


@pytest.mark.rule("10.5.2")
def test_10_5_2_what_stays_in_the_country_is_taken_away() -> None:
    t = table()
    lay(t, {"country": 2, "a1": 1}, {"country": 3, "a1": 1})
    clear_the_country(t, 0)
    assert City(t).bombs("country", "a1") == [(0, 0), (1, 1)]


# --- 10.5.3
@pytest.mark.rule("10.5.3")
@pytest.mark.parametrize(
    ("area", "he", "incendiaries", "offered"),
    [
        ("d4", 1, 1, ["one_each"]),
        ("d4", 1, 2, ["one_each", "one_and_two"]),
        ("d4", 0, 4, None),
        ("d4", 3, 0, None),
        ("c3", 1, 1, ["one_each"]),
        ("c3", 0, 2, ["two_incendiaries"]),
        ("c3", 1, 2, ["one_each", "two_incendiaries"]),
        ("c3", 2, 0, None),
        ("d3", 3, 0, ["three_he"]),
        ("d3", 2, 1, ["two_he_and_one"]),
        ("d3", 1, 2, ["one_he_and_two"]),
        ("d3", 0, 3, None),
        ("c2", 4, 2, ["three_he", "two_he_and_one", "one_he_and_two"]),
        ("d1", 5, 5, None),
    ],
)
def test_10_5_3_what_burns_where(area: str, he: int, incendiaries: int, offered: list[str] | None) -> None:
    """d4 is a centre, c3 residential, d3 industrial, c2 transport, d1 a field."""
    s = burn({area: he}, {area: incendiaries}, ti=area)
    assert (s.options[:-1] if s.key else None) == offered


@pytest.mark.rule("10.5.3")
def test_10_5_3_an_exchange_turns_counters_into_fires() -> None:
    s = burn({"d4": 1}, {"d4": 2}, ti="d4").play("one_and_two")
    assert (s.bombs("d4"), s.t.fires[AREA["d4"]]) == ([(0, 0)], 2)
    s = burn({"d3": 2}, {"d3": 2}, ti="d3").play("two_he_and_one")
    assert s.bombs("d3") == [(0, 1)]
    assert s.t.fires[AREA["d3"]] == 1


@pytest.mark.rule("10.5.3")
def test_10_5_3_indicators_first_then_the_approach_then_as_the_british_like() -> None:
    everywhere = {"d4": 1, "c3": 1, "e4": 1, "b2": 1}
    s = burn(everywhere, everywhere, ti="d4", approach="c3")
    assert (s.key, s.t.top.area) == ("choose_conversion", AREA["d4"])
    s.play("pass")
    assert (s.key, s.t.top.area) == ("choose_conversion", AREA["c3"])
    s.play("one_each")
    assert s.key == "choose_burning_area"
    assert s.options == ["b2", "e4", "pass"]
    assert s.refused == {"d4": "done_with"}, "its turn is over"
    s.play("b2", "one_each", "pass")
    assert s.key == ""
    assert s.t.fires[AREA["b2"]] == 1


@pytest.mark.rule("10.5.3")
def test_10_5_3_an_area_that_was_left_is_done_with() -> None:
    s = burn({"c3": 1, "e4": 1}, {"c3": 1, "e4": 1}).play("c3", "pass")
    assert s.options == ["e4", "pass"]
    s.play("e4", "pass")
    assert s.key == ""


# --- 10.5.4
@pytest.mark.rule("10.5.4")
def test_10_5_4_two_fires_at_the_indicators_make_the_rest_creep_back() -> None:
    s = burn({"d4": 3}, {"d4": 4}, ti="d4", approach="d5").play("one_and_two")
    assert s.bombs("d4", "d5") == [(0, 0), (2, 2)]
    assert s.first("crept_back", 3) == (2, 2, AREA["d5"])


@pytest.mark.rule("10.5.4")
def test_10_5_4_one_fire_is_not_enough_and_a_second_is() -> None:
    s = burn({"c3": 4}, {"c3": 4}, ti="c3", approach="b2").play("one_each")
    assert s.bombs("c3") == [(3, 3)]
    s.play("one_each")
    assert s.bombs("c3", "b2") == [(0, 0), (2, 2)]


@pytest.mark.rule("10.5.4")
def test_10_5_4_bombs_creep_back_once() -> None:
    s = burn({"d4": 3}, {"d4": 4}, ti="d4", approach="c4").play("one_and_two", "one_each", "one_each")
    assert [kind for kind, _ in s.event_log].count("crept_back") == 1


@pytest.mark.rule("10.5.4", "6.2")
@pytest.mark.parametrize(("shift", "bombs"), [(-1, 0), (0, 3)])
def test_10_5_4_with_smoke_one_fire_is_enough(shift: int, bombs: int) -> None:
    s = burn({"c3": 4}, {"c3": 1}, ti="c3", approach="b2")
    s.t.creepback = shift
    s.play("one_each")
    assert s.bombs("c3") == [(bombs, 0)]


@pytest.mark.rule("10.5.4")
def test_10_5_4_nothing_creeps_back_before_the_first_fire_at_the_indicators() -> None:
    """However far cards have shifted it."""
    s = burn({"d4": 2, "c3": 1}, {"c3": 1}, ti="d4", approach="d5")
    s.t.creepback = -2
    s.play("c3", "one_each")
    assert s.bombs("d4", "d5") == [(2, 0), (0, 0)]


@pytest.mark.rule("10.5.4")
def test_10_5_4_creeping_into_the_country_is_a_loss() -> None:
    s = burn({"d4": 3}, {"d4": 4}, ti="d4", approach="country").play("one_and_two")
    assert s.bombs("country") == [(2, 2)]
    assert s.key == "", "nothing burns there"
    assert map_worth(s.t, 0, B) == 2 * 8


# --- 10.5.5
@pytest.mark.rule("10.5.5")
@pytest.mark.parametrize(("dice", "fires"), [([1, 2], 8), ([1, 3], 4), ([2, 2], 4)])
def test_10_5_5_a_firestorm_doubles_the_fires_of_a_centre(dice: list[int], fires: int) -> None:
    s = burn({"d4": 2}, {"d4": 4}, ti="e1", dice=dice).play("d4", "one_and_two", "one_and_two")
    assert s.t.fires[AREA["d4"]] == fires
    assert s.key == ""


@pytest.mark.rule("10.5.5")
def test_10_5_5_not_with_two_fires_not_elsewhere_not_in_bad_weather() -> None:
    assert burn({"d4": 1}, {"d4": 2}, ti="e1").play("d4", "one_and_two").t.fires[AREA["d4"]] == 2
    s = burn({"c3": 4}, {"c3": 4}, ti="e1").play("c3", *["one_each"] * 4)
    assert s.t.fires[AREA["c3"]] == 4
    s = burn({"d4": 2}, {"d4": 4}, ti="e1", t=table(bad_weather=1)).play("d4", "one_and_two", "one_and_two")
    assert s.t.fires[AREA["d4"]] == 4
    assert "firestorm_rolled" not in [kind for kind, _ in s.event_log]


@pytest.mark.rule("10.5.5")
def test_10_5_5_three_fires_are_enough() -> None:
    s = burn({"d4": 2}, {"d4": 3}, ti="e1", dice=[1, 1]).play("d4", "one_and_two", "one_each")
    assert s.first("firestorm_rolled") == (AREA["d4"], 2, 3, 6)


@pytest.mark.rule("10.5.5")
def test_10_5_5_every_centre_rolls_for_itself() -> None:
    bombs = {"d3": 2, "d4": 2}
    s = burn(bombs, {"d3": 4, "d4": 4}, ti="e1", dice=[1, 1, 6, 6], city_map=A)
    s.play("d3", "one_and_two", "one_and_two", "d4", "one_and_two", "one_and_two")
    assert (s.t.fires[AREA["d3"]], s.t.fires[AREA["d4"]]) == (8, 4)


# --- 10.6
def second_raid(t: Bomber, **given: object) -> City:
    t.bombed[0] = 2
    return burn(t=t, **given)  # type: ignore[arg-type]


@pytest.mark.rule("10.6")
def test_10_6_counters_of_both_raids_burn_together() -> None:
    """The example: an incendiary of the first raid and an HE of the second in a residential area."""
    t = table()
    lay(t, incendiaries={"c3": 1}, old="old_")
    s = second_raid(t, he={"c3": 1}, incendiaries={}).play("c3", "one_each")
    assert (t.fires[AREA["c3"]], t.old_incendiaries[AREA["c3"]], t.he[AREA["c3"]]) == (1, 0, 0)
    assert s.key == ""


@pytest.mark.rule("10.6")
def test_10_6_counters_of_the_first_raid_alone_do_not_burn() -> None:
    t = table()
    lay(t, {"c3": 2}, {"c3": 2}, old="old_")
    assert second_raid(t, he={}, incendiaries={}).key == ""
    s = second_raid(t, he={}, incendiaries={"c3": 1}).play("c3", "one_each")
    assert (t.old_he[AREA["c3"]], t.old_incendiaries[AREA["c3"]], t.incendiaries[AREA["c3"]]) == (1, 2, 0)
    assert s.key == "", "the second raid has no counter left there"


@pytest.mark.rule("10.6", "10.5.5")
@pytest.mark.parametrize(("new", "storms"), [(1, True), (0, False)])
def test_10_6_old_fires_count_for_a_firestorm_where_new_ones_burn(new: int, storms: bool) -> None:
    t = table()
    t.old_fires[AREA["d4"]] = 3
    s = second_raid(t, he={"d4": new, "c3": 1}, incendiaries={"d4": new, "c3": 1}, dice=[1, 1] * new)
    s.play(*["d4", "one_each"] * new, "c3", "one_each")
    assert t.fires[AREA["d4"]] == (1 + 4 if storms else 0)


@pytest.mark.rule("10.6", "10.5.5")
def test_10_6_no_second_firestorm_in_an_area() -> None:
    s = burn({"d4": 2}, {"d4": 4}, ti="e1", dice=[1, 1]).play("d4", "one_and_two", "one_and_two")
    t = s.t
    t.old_fires[AREA["d4"]], t.fires[AREA["d4"]] = 8, 0
    second_raid(t, he={"d4": 1}, incendiaries={"d4": 1}).play("d4", "one_each")
    assert t.fires[AREA["d4"]] == 1


@pytest.mark.rule("10.6", "10.5.5")
@pytest.mark.parametrize("block", [0, 1])
def test_10_6_an_area_that_was_rolled_for_in_vain_is_rolled_for_again(block: int) -> None:
    t = table()
    d4 = block * AREA_COUNT + AREA["d4"]
    t.fires[d4] = 4
    t.indicators[block], t.approach[block] = AREA["e1"], COUNTRY
    begin(t, Fires(block, B), [6, 6])
    assert t.fires[d4] == 4
    t.old_fires[d4], t.fires[d4] = 4, 1
    s = begin(t, Fires(block, B), [2, 2])
    assert t.fires[d4] == 1 + 5
    assert s.first("firestorm_rolled") == (AREA["d4"], 4, 5, 10)
    s = begin(t, Fires(block, B), [])
    assert s.event_log == [], "never twice"


@pytest.mark.rule("10.6")
def test_10_6_a_second_raid_that_drifts_after_one_that_did_not_rolls_for_the_direction() -> None:
    t = table()
    t.bombed[0], t.aimpoint[0] = 1, AREA["d4"]
    s = over("A", dice=[4, 4, 3], weather="broken_cloud", t=t).play("way_1")
    assert s.first("drifted", 3) == (3, 1, AREA["e4"])


@pytest.mark.rule("10.6")
def test_10_6_counters_and_fires_of_the_first_raid_are_set_apart() -> None:
    t = table()
    lay(t, {"d4": 2, "c3": 1}, {"d4": 1, "c3": 3})
    t.fires[AREA["d4"]], t.bombed[0], t.aimpoint[0] = 2, 1, AREA["d4"]
    over("B", t=t)
    assert [sum(column) for column in (t.he, t.incendiaries, t.fires)] == [0, 0, 0]
    assert [sum(column) for column in (t.old_he, t.old_incendiaries, t.old_fires)] == [3, 4, 2]
    assert (t.old_he[AREA["d4"]], t.old_incendiaries[AREA["c3"]], t.old_fires[AREA["d4"]]) == (2, 3, 2)


@pytest.mark.rule("10.6")
def test_10_6_the_second_raid_keeps_the_aimpoint_and_drifts_the_same_way() -> None:
    t = table()
    s = over("A", dice=[5, 5, 2], weather="broken_cloud", t=t).play("d4", "way_1", 0)
    while s.key:
        s.play("pass" if "pass" in s.options else s.options[0])
    assert t.drift_way[0] == 2
    first = t.incendiaries[:]
    s = over("A", dice=[4, 4], weather="broken_cloud", t=t)
    assert s.key == "choose_approach"
    s.play("way_4")
    assert s.first("drifted") == (2, 1, AREA["e3"], AREA["e4"])
    assert t.old_incendiaries[:COUNTRY] == first[:COUNTRY]
    assert sum(t.incendiaries) == 0


@pytest.mark.rule("10.6")
def test_10_6_counters_of_the_first_raid_are_not_moved() -> None:
    t = table()
    t.bombed[0] = 2
    lay(t, {"d4": 3}, {"d4": 3}, old="old_")
    assert begin(t, Adjusting(GERMAN, 0, B, 5), []).key == ""


# --- 11.1
@pytest.mark.rule("11.1.1")
def test_11_1_1_berlin_points_double_for_industry_and_transport() -> None:
    t = table()
    lay(t, {"d3": 1, "c3": 1, "d1": 4})
    t.fires[AREA["d3"]] = t.fires[AREA["c3"]] = 1
    assert area_halves(t, 0, B, AREA["d3"]) == 2 * 10
    assert area_halves(t, 0, B, AREA["c3"]) == 2 * 5
    assert map_worth(t, 0, B) == 2 * 15, "nothing for the field"


@pytest.mark.rule("11.1.2")
def test_11_1_2_downfall_points_look_at_the_aimpoint() -> None:
    t = table(downfall=True)
    t.aimpoint[0] = AREA["c2"]
    lay(t, {"d3": 1, "c2": 1})
    t.fires[AREA["d3"]] = t.fires[AREA["c2"]] = 1
    assert area_halves(t, 0, B, AREA["d3"]) == 1 + 4
    assert area_halves(t, 0, B, AREA["c2"]) == 1 + 8


@pytest.mark.rule("11.1.1", "10.6")
def test_11_1_1_bombs_and_fires_of_both_raids_count() -> None:
    t = table()
    lay(t, {"c3": 1}, {"c3": 2})
    lay(t, {"c3": 3}, {"c3": 4}, old="old_")
    t.fires[AREA["c3"]], t.old_fires[AREA["c3"]] = 1, 2
    one_bomb, one_fire = table(), table()
    lay(one_bomb, {"c3": 1})
    one_fire.fires[AREA["c3"]] = 1
    assert map_worth(t, 0, B) == 10 * map_worth(one_bomb, 0, B) + 3 * map_worth(one_fire, 0, B)


@pytest.mark.rule("11.1.1", "10.6")
def test_11_1_1_a_second_raid_scores_what_it_adds() -> None:
    s = burn({"c3": 1}, {"c3": 1})
    score_bombing(s.t, 0, B)
    assert (s.t.bombing_halves, s.t.map_halves[0]) == (4, 4)
    s.play("c3", "one_each").t.event_log = None
    score_bombing(s.t, 0, B)
    assert (s.t.bombing_halves, s.t.map_halves[0]) == (8, 8)


@pytest.mark.rule("10.5.5")
def test_10_5_5_two_fires_in_a_centre_are_not_rolled_for() -> None:
    s = burn({"d4": 1}, {"d4": 2}, ti="e1").play("d4", "one_and_two")
    assert "firestorm_rolled" not in [kind for kind, _ in s.event_log]


@pytest.mark.rule("10.6", "10.5.3")
def test_10_6_a_counter_of_another_kind_does_not_let_old_incendiaries_burn() -> None:
    """Two incendiaries of the first raid and an HE of the second: only one of each can be exchanged."""
    t = table()
    lay(t, incendiaries={"c3": 2}, old="old_")
    s = second_raid(t, he={"c3": 1}, incendiaries={}).play("c3")
    assert s.options == ["one_each", "pass"]


@pytest.mark.rule("10.6")
def test_10_6_counters_of_the_first_raid_are_spent_first() -> None:
    """An HE of either raid and an incendiary of the second: the old HE goes."""
    t = table()
    lay(t, he={"c3": 1}, old="old_")
    s = second_raid(t, he={"c3": 1}, incendiaries={"c3": 1}).play("c3", "one_each")
    assert (t.old_he[AREA["c3"]], t.he[AREA["c3"]], t.incendiaries[AREA["c3"]]) == (0, 1, 0)
    assert t.fires[AREA["c3"]] == 1
    assert s.key == ""


@pytest.mark.rule("10.6", "10.5.3")
def test_10_6_three_old_he_need_a_new_one_among_them() -> None:
    """In an industrial area: a new incendiary burns with two of them, but not three of them alone."""
    t = table()
    lay(t, he={"d3": 3}, old="old_")
    s = second_raid(t, he={}, incendiaries={"d3": 1}).play("d3")
    assert s.options == ["two_he_and_one", "pass"]


@pytest.mark.rule("10.6")
@pytest.mark.parametrize(
    ("area", "old", "new", "conversion", "left"),
    [
        ("c3", (1, 1), (1, 0), "one_each", (1, 0, 0, 0)),  # the new HE and the old incendiary
        ("c3", (1, 1), (0, 1), "one_each", (0, 1, 0, 0)),
        ("c3", (1, 1), (1, 1), "one_each", (0, 1, 1, 0)),
        ("d3", (3, 0), (1, 1), "three_he", (1, 0, 0, 1)),
        ("d3", (3, 2), (1, 0), "three_he", (1, 2, 0, 0)),
        ("c3", (0, 3), (0, 2), "two_incendiaries", (0, 2, 0, 1)),
        ("d3", (1, 1), (2, 1), "two_he_and_one", (0, 0, 1, 1)),
    ],
)
def test_10_6_one_counter_of_the_second_raid_is_spent_and_as_many_old_ones_as_there_are(
    area: str, old: tuple[int, int], new: tuple[int, int], conversion: str, left: tuple[int, int, int, int]
) -> None:
    t = table()
    lay(t, {area: old[0]}, {area: old[1]}, old="old_")
    second_raid(t, he={area: new[0]}, incendiaries={area: new[1]}).play(area, conversion)
    row = AREA[area]
    assert (t.old_he[row], t.old_incendiaries[row], t.he[row], t.incendiaries[row]) == left


@pytest.mark.rule("10.5.2")
def test_10_5_2_an_incendiary_is_moved_as_one_counter() -> None:
    t = table()
    lay(t, {"d4": 2}, {"d4": 3})
    s = begin(t, Adjusting(1, 0, B, 1), [])
    s.play(s.options[1], "d3")
    assert s.bombs("d4", "d3") == [(2, 2), (0, 1)]
    assert sum(t.incendiaries) == 3


@pytest.mark.rule("10.5.3")
def test_10_5_3_after_a_repeated_conversion_another_one_is_made_once() -> None:
    s = burn({"c3": 2}, {"c3": 10}).play("c3")
    s.play("all_one_each")
    assert s.bombs("c3") == [(0, 8)]
    s.play("two_incendiaries")
    assert (s.key, s.bombs("c3")) == ("choose_conversion", [(0, 6)])


# --- several counters and areas with one answer
@pytest.mark.rule("10.5.2")
def test_10_5_2_all_points_go_to_the_moves_that_gain_most() -> None:
    """An HE beside two incendiaries in the centre makes two fires; a bomb out of a field counts where it was worth nothing."""
    s = adjust(BRITISH, 2, {"e4": 1, "d7": 1}, {"d4": 2})
    assert s.groups == ["best_moves"]
    s.play("best_moves")
    assert (s.key, s.bombs("d4", "e4", "d7")) == ("", [(1, 2), (0, 0), (0, 0)])
    assert [values[1:3] for kind, values in s.event_log if kind == "bomb_moved"] == [
        (2 * AREA["e4"], AREA["d4"]),
        (2 * AREA["d7"], AREA["d6"]),
    ]


@pytest.mark.rule("10.5.2")
def test_10_5_2_no_point_is_spent_on_a_move_that_gains_nothing() -> None:
    s = adjust(BRITISH, 3, {"d4": 1}, {"d4": 2}).play("best_moves")
    assert (s.key, s.bombs("d4")) == ("", [(1, 2)])
    assert not [kind for kind, _ in s.event_log if kind == "bomb_moved"]


@pytest.mark.rule("10.5.1", "10.5.2")
def test_10_5_2_the_german_side_takes_away_what_gains_it_most() -> None:
    s = adjust(GERMAN, 1, {"d4": 1}, {"d4": 2, "c3": 1}).play("best_moves")
    assert (s.key, s.bombs("d4", "c3")) == ("", [(0, 2), (0, 1)])


@pytest.mark.rule("10.5.3")
def test_10_5_3_as_many_fires_as_can_be_in_all_areas_that_are_left() -> None:
    burning = {"centre": (2, 4, 4), "residential": (1, 3, 2), "industrial": (4, 2, 2)}
    areas = {kind: first_area(kind) for kind in burning}
    he = {areas[kind]: he for kind, (he, _, _) in burning.items()}
    incendiaries = {areas[kind]: number for kind, (_, number, _) in burning.items()}
    s = burn(he, incendiaries, ti=first_area("field"))
    assert (s.key, "all_areas" in s.groups) == ("choose_burning_area", True)
    s.play("all_areas")
    while s.key:
        s.play("pass")
    assert {kind: s.t.fires[AREA[areas[kind]]] for kind in burning} == {kind: n for kind, (_, _, n) in burning.items()}


@pytest.mark.rule("10.5.3")
def test_10_5_3_everywhere_begins_with_the_area_that_is_asked_about() -> None:
    centre, houses = first_area("centre"), first_area("residential")
    s = burn({centre: 1, houses: 1}, {centre: 2, houses: 1}, ti=centre)
    assert (s.key, "everywhere" in s.groups) == ("choose_conversion", True)
    s.play("everywhere")
    assert [s.t.fires[AREA[area]] for area in (centre, houses)] == [2, 1]
    s = burn({centre: 1}, {centre: 2}, ti=centre)
    assert "everywhere" not in s.groups, "nothing else can burn"


def first_area(kind: str) -> str:
    return next(name for name in AREA_NAMES if kind_of(B, AREA[name]) == KINDS.index(kind))
