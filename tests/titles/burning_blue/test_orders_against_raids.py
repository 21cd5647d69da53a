"""Which raids a formation can be ordered against, at what height, and who follows a plot that has moved on.  § 10.3.1, § 13.3.3"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.orders import Order, RafMovement
from opsroom.titles.burning_blue.rules.table import TRACKS, Blue
from tests.titles.burning_blue.scenes import (
    answer,
    asked,
    at,
    blue,
    carry_out,
    events_of,
    options,
    raid,
    squadron,
    wing,
)


def against(t: Blue) -> list[str]:
    return [name.removeprefix("towards_") for name in options(t) if name.startswith("towards_")]


def flown_on(t: Blue, number: int, former: str) -> None:
    """The raid was plotted there before it came to where it is."""
    t.track[number * TRACKS], t.track[number * TRACKS + 1] = t.raid_at[number], at(former)


# --- which raids
@pytest.mark.rule("10.3.1")
def test_10_3_1_raids_are_offered_the_nearest_first_and_at_one_distance_by_their_number() -> None:
    t = blue(1)
    unit = squadron(t, "32", "2124", 12)
    for name, place in (("i_kg2", "1835"), ("ii_kg2", "2128"), ("iii_kg2", "2120"), ("i_kg3", "2324")):
        raid(t, f"{name} bombing 12", at_place=place)
    carry_out(t, Order(unit))
    assert against(t) == ["hostile_04", "hostile_02", "hostile_03", "hostile_01"]


@pytest.mark.rule("10.3.1")
@pytest.mark.parametrize(("place", "offered"), [("0101", True), ("3645", True), ("channel_west", False)])
def test_10_3_1_the_plot_of_a_raid_is_a_hex_of_the_map(place: str, offered: bool) -> None:
    t = blue(1)
    unit = squadron(t, "32", "2124", 12)
    raid(t, "i_kg2 bombing 12", at_place=place)
    carry_out(t, Order(unit))
    assert against(t) == (["hostile_01"] if offered else [])


@pytest.mark.rule("10.3.1")
@pytest.mark.parametrize(("detected", "seen"), [(0, -1), (1, 0), (1, 1)])
def test_10_3_1_a_raid_must_be_detected_and_shown_to_both(detected: int, seen: int) -> None:
    t = blue(1)
    unit = squadron(t, "32", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", at_place="1835")
    t.detected[number], t.raid_seen[number] = detected, seen
    carry_out(t, Order(unit))
    assert against(t) == []


@pytest.mark.rule("10.3.1", "10.3.4")
def test_10_3_4_who_is_going_home_is_not_ordered_against_raids() -> None:
    t = blue(1)
    unit = squadron(t, "32", "2124", 12, "pancake")
    raid(t, "i_kg2 bombing 12", at_place="1835")
    carry_out(t, Order(unit))
    assert against(t) == []


# --- how high
@pytest.mark.rule("10.3.1", "13.3.3", "8.1.4")
@pytest.mark.parametrize(
    ("number", "told", "height"),
    [("32", 12, 16), ("32", 26, 30), ("32", 28, 32), ("32", 30, 32), ("610", 30, 34), ("32", NONE, 18)],
)
def test_13_3_3_four_above_what_was_announced_as_far_as_the_formation_climbs(
    number: str, told: int, height: int
) -> None:
    """Hurricanes climb to Angels 32, Spitfires to 34; against a raid of unknown height they fly at 18."""
    t = blue(1)
    unit = squadron(t, number, "2124", 12)
    hostile = raid(t, "i_kg2 bombing 12", at_place="1835")
    t.told_angels[hostile] = told
    carry_out(t, Order(unit))
    answer(t, "towards_hostile_01")
    assert (t.goal[unit], t.height[unit]) == (at("1835"), height)
    assert [told[:3] for told in events_of(t, "vectored")] == [(unit, at("1835"), height)]


# --- following
def on_the_way(order: str = "vector", goal: str = "1835", **columns: int) -> tuple[Blue, int]:
    """A squadron that was sent to 1835, where a raid was; the raid has flown on to 1932."""
    t = blue(1, **columns)
    number = raid(t, "i_kg2 bombing 12", at_place="1932")
    flown_on(t, number, "1835")
    return t, squadron(t, "32", "2124", 12, order, goal=goal)


@pytest.mark.rule("10.3.1")
def test_10_3_1_who_was_sent_to_the_oldest_plot_on_the_track_follows_too() -> None:
    t, unit = on_the_way()
    t.track[1], t.track[TRACKS - 1] = NONE, at("1835")
    carry_out(t, RafMovement())
    answer(t, "follow")
    assert t.goal[unit] == at("1932")


@pytest.mark.rule("10.3.1")
def test_10_3_1_nobody_follows_a_raid_that_is_lost_from_the_plot() -> None:
    t, _ = on_the_way()
    t.detected[0] = 0
    assert "follow" not in options(carry_out(t, RafMovement()))


@pytest.mark.rule("10.3.1", "10.3.2", "10.3.3", "10.3.4")
@pytest.mark.parametrize("order", ["orbit", "pancake", "patrol_line", "none"])
def test_10_3_1_only_who_is_on_a_vector_follows(order: str) -> None:
    t, _ = on_the_way(order)
    assert "follow" not in options(carry_out(t, RafMovement()))


@pytest.mark.rule("10.3.1", "20.2.6")
def test_20_2_6_a_balbo_that_is_forming_does_not_follow() -> None:
    t, unit = on_the_way()
    t.balbo[unit] = 1
    assert "follow" not in options(carry_out(t, RafMovement()))


@pytest.mark.rule("10.3.1", "13.6.1")
def test_13_6_1_who_is_in_a_dogfight_or_has_moved_does_not_follow() -> None:
    t, unit = on_the_way()
    other = squadron(t, "610", "2124", 12, "vector", goal="2530")
    assert "follow" in options(carry_out(t, RafMovement()))
    t.dogfight[unit] = 1
    carry_out(t, RafMovement())
    assert asked(t) == "choose_unit"
    assert "follow" not in options(t)
    t.dogfight[unit] = 0
    second = squadron(t, "501", "2124", 12, "vector", goal="1835")
    t.dogfight[second] = 1
    carry_out(t, RafMovement())
    answer(t, "follow")
    assert [t.goal[u] for u in (unit, second, other)] == [at("1932"), at("1835"), at("2530")]


@pytest.mark.rule("10.3.1", "10.2.4")
def test_10_3_1_a_wing_follows_as_one() -> None:
    t = blue(1)
    number = raid(t, "i_kg2 bombing 12", at_place="1932")
    flown_on(t, number, "1835")
    units = wing(t, "32", "610")
    for unit in units:
        t.goal[unit] = at("1835")
    carry_out(t, RafMovement())
    answer(t, "follow")
    assert [t.goal[unit] for unit in units] == [at("1932")] * 2
    assert [t.height[unit] for unit in units] == [16] * 2
    assert len(events_of(t, "vectored")) == 1
