"""What the board is told of the table and of the log is what the rules say."""

from __future__ import annotations

from typing import Any

import pytest

from opsroom.titles.burning_blue.board_figures import course, figures, layers, own_figures
from opsroom.titles.burning_blue.recap import SHOWN, recap, rows_around
from opsroom.titles.burning_blue.rules.charts import HEADWIND, LEVELS, NO_WIND
from opsroom.titles.burning_blue.rules.forces import LUFTWAFFE, RAF
from opsroom.titles.burning_blue.rules.geography import FIELD_IDS, ZONE_IDS
from tests.titles.burning_blue.scenes import blue, members, raid


@pytest.mark.rule("19.1.1")
def test_weather_is_told_in_layers() -> None:
    t = blue(1)
    for level, kind in enumerate([2, 2, 2, 0, 0, 3, 3, 0, 1, *[0] * 11]):
        t.sky[2 * LEVELS + level] = kind
    found = [(each["weather"], each["low"], each["high"]) for each in layers(t, 2)]
    assert found == [("haze", 0, 4), ("broken", 10, 12), ("patchy", 16, 16)]
    assert figures(t)["sky"][ZONE_IDS[2]] == layers(t, 2)


@pytest.mark.rule("19.2.7", "19.2.8")
@pytest.mark.parametrize(
    ("wind", "kind", "above"),
    [(NO_WIND, "calm", None), (HEADWIND, "headwind", None), (8, "crosswind", 8)],
)
def test_the_wind_has_a_name(wind: int, kind: str, above: int | None) -> None:
    t = blue(1)
    t.wind = wind
    assert figures(t)["wind"] == {"kind": kind, "above": above}


@pytest.mark.rule("16.4.1", "20.1.1")
def test_closed_airfields_and_the_limit_of_this_turn() -> None:
    t = blue(1)
    t.turn, t.limit, t.limit_change = 4, 1, -2
    t.closed_until[3], t.closed_until[5] = 5, 4
    assert figures(t)["closed"] == [FIELD_IDS[3]]
    assert figures(t)["scramble_limit"] == 0


@pytest.mark.rule("10.1.1", "16.4.2", "20.3.1")
def test_a_sector_is_heard_through_its_own_masts_and_in_scenario_4_through_its_neighbours() -> None:
    t = blue(4)
    t.scenario = 3
    assert figures(t)["listeners"]["tangmere"] == ["tangmere", "middle_wallop"]
    t.ops_hit[ZONE_IDS.index("tangmere")] = 1
    assert figures(t)["listeners"]["tangmere"] == ["middle_wallop"]
    assert figures(t)["listeners"]["kenley"] == ["kenley"]
    t.scenario = 0
    assert figures(t)["listeners"]["tangmere"] == []


@pytest.mark.rule("9.2.2", "9.3.3")
def test_a_course_takes_bombers_three_hexes_a_turn_and_is_the_planners_own() -> None:
    t = blue(1)
    number = raid(t, "i_kg2 bombing 12", at_place="2124", course=["2124", "2130", "2124"])
    t.form_turn[number], t.target_way[number] = 4, 1
    t.plotted[members(t, number)[0]] = 12
    t.plotted_back[members(t, number)[0]] = 8
    found = course(t, number)
    assert [(each["turn"], each["at"]) for each in found["turns"]] == [
        (5, "2127"),
        (6, "2130"),
        (7, "2127"),
        (8, "2124"),
    ]
    assert (found["form"], found["bombs"], found["home"], found["target"]) == (4, 6, 8, 1)
    assert [each["low"] for each in found["profile"]] == [12, 12, 12, 8, 8]
    assert list(own_figures(t, LUFTWAFFE)["courses"].values()) == [found]
    assert own_figures(t, RAF) == own_figures(t, -1) == {}


# --- the log
def told(*kinds: str | tuple[str, dict[str, Any]], turn: int = 3) -> list[dict[str, Any]]:
    parts = [(kind, {}) if isinstance(kind, str) else kind for kind in kinds]
    return [{"i": i, "turn": turn, "kind": kind, "values": values} for i, (kind, values) in enumerate(parts)]


def rolled(name: str, dice: int, column: str, *counted: str) -> tuple[str, dict[str, Any]]:
    return "sum_read", {"sum": name, "dice": dice, "counted": list(counted), "in_column": column}


def kinds_of(events: list[dict[str, Any]]) -> list[list[str]]:
    return [[events[line["event"]]["kind"] for line in fight["lines"]] for fight in recap(events, 3)["fights"]]


@pytest.mark.rule("13.3.2", "13.5")
def test_a_fight_goes_from_tally_to_cohesion_each_roll_with_what_counted_in_it() -> None:
    events = told(
        "tally_ho",
        rolled("intercept", 8, "d0", "up_sun", "four_above"),
        "intercepted",
        "picture_changed",
        "fight_resolved",
        rolled("cohesion", 7, "fighter", "low_ammo"),
        ("cohesion_rolled", {"modifier": -4}),
    )
    [fight] = recap(events, 3)["fights"]
    assert [line["step"] for line in fight["lines"]] == ["tally", "intercept", "combat", "cohesion"]
    [roll] = fight["lines"][1]["rolls"]
    assert (roll["dice"], roll["total"], roll["rest"]) == (8, 10, 0)
    assert [(each["id"], each["amount"]) for each in roll["counted"]] == [("up_sun", 1), ("four_above", 1)]
    assert "attacker_climbed" in roll["not_counted"]
    [roll] = fight["lines"][3]["rolls"]
    assert (roll["total"], roll["rest"]) == (3, -2)


def test_a_fight_ends_where_another_begins_and_guns_are_none() -> None:
    events = told(
        "intercepted",
        "fight_resolved",
        "intercepted",
        "guns_fired",
        rolled("cohesion", 5, "bomber"),
        ("cohesion_rolled", {"modifier": 0}),
    )
    events += [{"i": 6, "turn": 4, "kind": "intercepted", "values": {}}]
    assert kinds_of(events) == [["intercepted", "fight_resolved"], ["intercepted"], ["intercepted"]]


@pytest.mark.rule("12.1.1")
def test_a_look_says_its_column_and_what_counted() -> None:
    events = told(("tally_tried", {"picture": "degraded", "counted": ["near_bursts"]}))
    look = recap(events, 3)["fights"][0]["lines"][0]["look"]
    assert (look["picture"], [each["id"] for each in look["counted"]]) == ("degraded", ["near_bursts"])
    assert "undetected" in look["not_counted"]


def test_the_fights_of_an_earlier_game_are_forgotten_and_only_the_last_ones_are_told() -> None:
    events = told("intercepted", "fight_resolved", "time_set", *["intercepted", "fight_resolved"] * (SHOWN + 3))
    found = recap(events, 3)
    assert (len(found["fights"]), found["earlier"]) == (SHOWN, 3)


def test_a_roll_of_an_earlier_release_is_told_without_what_it_did_not_say() -> None:
    events = told(("sum_read", {"sum": "intercept", "dice": 8, "reasons": 3, "column": 0}), "intercepted")
    [roll] = recap(events, 3)["fights"][0]["lines"][0]["rolls"]
    assert (roll["counted"], roll["rows"], roll["total"]) == ([], [], 8)


@pytest.mark.rule("13.3.2", "13.4.3")
def test_the_row_that_was_read_stands_among_its_neighbours_and_rolls_stay_within_the_table() -> None:
    rows = rows_around("intercept", "d0", 9)
    assert [(row["low"], row["high"], row["contact"], row["read"]) for row in rows] == [
        (None, 4, "none", False),
        (5, 10, "intercept", True),
        (11, None, "bounce", False),
    ]
    assert [(row["low"], row["read"]) for row in rows_around("attack", "zero", 40)] == [(15, False), (16, True)]
    assert [(row["low"], row["read"]) for row in rows_around("defence", "zero", -3)] == [(1, True), (2, False)]
    assert any(row["close"] for row in rows_around("reaction", "squadrons_1", 9))
    assert [row["levels"] for row in rows_around("cohesion", "bomber", 1)] == [3, 2, 1]
