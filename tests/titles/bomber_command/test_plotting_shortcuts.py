"""Shorter ways to plot a raid: the turn with the usual pace, and the shortest way home.  § 4.2.1, § 4.2.2, § 4.3.4, § 4.4"""

from __future__ import annotations

import pytest

from opsroom.titles.bomber_command.rules.geography import BOARD, EXIT, EXITS, HEXES, PLACE_NAMES
from opsroom.titles.bomber_command.rules.table import PATH, Bomber
from tests.titles.bomber_command.night import PLACE, RAID, Night, planner


def bremen() -> Night:
    """Raid E flies to Bremen and home again; in the first turn it waits in E7."""
    return planner("bremen").play("main_force", "raid_e", "bremen", "e7", "turn_1", "one_hex", "j4", "i4", "c7", "home")


def to_england(place: str) -> int:
    """Hexes to the nearest exit."""
    return min(BOARD.distance(PLACE[place], exit) for exit in EXITS)


def path(t: Bomber, letter: str) -> list[str]:
    first = RAID[letter] * PATH
    return [PLACE_NAMES[t.path[first + i]] for i in range(t.length[RAID[letter]])]


def ends(g: Night) -> list[str]:
    return [name for name in g.options if name in PLACE and PLACE[name] < HEXES]


# --- the turn and the pace
@pytest.mark.rule("4.2.2")
def test_4_2_2_a_turn_with_two_hexes_is_the_turn_and_the_pace() -> None:
    one = planner("bremen").play("main_force", "raid_a", "bremen", "e7", "turn_3_two_hexes")
    two = planner("bremen").play("main_force", "raid_a", "bremen", "e7", "turn_3", "two_hexes")
    assert one.t.columns() == two.t.columns()
    assert (one.key, one.options) == (two.key, two.options)
    assert one.t.entry[RAID["a"]] == 3


@pytest.mark.rule("4.2.2", "4.4")
@pytest.mark.parametrize("entry", ["e4", "e5", "e7", "e8"])
def test_4_4_it_is_offered_wherever_two_hexes_can_be_flown_in_that_turn(entry: str) -> None:
    for plot in (bremen, lambda: planner("bremen")):
        g = plot().play("decoy", "raid_d", entry, "other_turn")
        turns = [name for name in g.options if name.startswith("turn_")]
        fast = {name.removesuffix("_two_hexes") for name in g.groups}
        assert turns
        for turn in turns:
            g = plot().play("decoy", "raid_d", entry, "other_turn", turn)
            assert ("two_hexes" in g.options) is (turn in fast), turn


# --- home
@pytest.mark.rule("4.2.1")
def test_4_2_1_the_shortest_way_home_is_for_raids_that_have_met_their_target() -> None:
    g = planner("bremen").play("main_force", "raid_a", "bremen", "e7", "turn_1_two_hexes")
    assert "shortest_home" not in g.groups
    g.play("j4")
    assert "shortest_home" in g.groups
    g.play("i4", "c7")
    assert "home" in g.options
    assert "shortest_home" not in g.groups


@pytest.mark.rule("4.3.4")
def test_4_3_4_a_decoy_may_turn_home_after_its_first_leg() -> None:
    g = planner("bremen").play("decoy", "raid_d", "e7", "turn_1_two_hexes")
    assert "shortest_home" not in g.groups
    far = max(ends(g), key=to_england)
    g.play(far)
    assert "shortest_home" in g.groups


@pytest.mark.rule("4.3.4")
def test_4_3_4_a_decoy_that_enters_in_an_exit_hex_must_fly_a_leg_before_it_goes_home() -> None:
    g = planner("bremen").play("decoy", "raid_d", "e8", "turn_3_two_hexes")
    assert EXIT[PLACE["e8"]]
    assert "home" not in g.options
    g.play("e9")
    assert "home" in g.options


@pytest.mark.rule("4.2.1", "4.2.2")
@pytest.mark.parametrize(
    ("city", "entry", "legs"),
    [("bremen", "e7", ["j4"]), ("berlin", "e6", ["n1", "n3"]), ("bremen", "e4", ["e7", "j4"])],
)
def test_4_2_1_each_leg_of_the_shortest_way_ends_as_near_to_england_as_a_leg_can(
    city: str, entry: str, legs: list[str]
) -> None:
    """An exit is nearer than any other hex, and of hexes that are alike the first is taken."""
    g = planner(city).play("main_force", "raid_a", city, entry, "turn_1_two_hexes", *legs)
    shown = planner(city).play("main_force", "raid_a", city, entry, "turn_1_two_hexes", *legs).play("shortest_home")
    route = path(shown.t, "a")
    while "home" not in g.options:
        nearest = min(ends(g), key=lambda name: to_england(name) - EXIT[PLACE[name]])
        g.play(nearest)
        if "left" in g.options:
            g.play("left")
        assert path(g.t, "a") == route[: len(path(g.t, "a"))]
    assert path(g.t, "a") == route
