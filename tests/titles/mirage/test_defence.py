"""Guns and balloons.  § 9"""

from __future__ import annotations

from typing import Any

import pytest

from opsroom.titles.mirage.rules.cards import DICE
from opsroom.titles.mirage.rules.defence import weapon_number
from tests.titles.mirage.tables import (
    CODE,
    STOP,
    TWO_AREAS,
    battle,
    keys,
)


@pytest.mark.rule("9", "9.1")
def test_the_british_side_aims_each_gun_and_one_hit_is_enough() -> None:
    s = battle(
        "airfield",
        forces={"plum": "he111h ju88a"},
        weapons={"airfield_aa_94mm": 1, "airfield_aa_40mm": 1},
        dice=[5, 2, 5, 5],
    )
    assert (s.key, s.seat, s.options) == ("choose_aim", "amber", ["plum_1", "plum_2"])
    s.play("plum_1", "plum_2")
    assert [(e["card"], e["target"], e["dice"], e["number"]) for e in s.all("weapon_fired")] == [
        ("aa_94mm", "he111h", [5, 2], 2),
        ("aa_40mm", "ju88a", [5, 5], 1),
    ]
    assert s.discarded() == ["he111h"]
    assert s.vp("amber") == (0, 1), "ruling M36: a point as in the air"


@pytest.mark.rule("9")
def test_all_weapons_aim_before_any_fires_and_two_hits_count_once() -> None:
    s = battle("airfield", forces={"plum": "he111h"}, weapons={"airfield_aa_94mm": 2}, dice=[1, 1, 1, 1])
    assert s.discarded() == ["he111h"]
    assert s.vp("amber") == (0, 1)


@pytest.mark.rule("9", "3.3")
def test_a_gun_among_the_night_cards_fires_at_night_raiders() -> None:
    s = battle("cities", forces={"plum": "he111h"}, night=("plum",), night_cards="night_aa_40mm", dice=[1, 6])
    assert [e["card"] for e in s.all("aimed")] == ["night_aa_40mm"]
    assert s.discarded() == ["he111h"]


@pytest.mark.rule("9", "10")
def test_a_force_that_has_lost_its_bombers_does_not_bomb() -> None:
    s = battle("airfield", forces={"plum": "bf109e he111h ace_moelders"}, weapons={"airfield_aa_94mm": 1}, dice=[1, 1])
    assert "airfield_hit" not in s.kinds()
    assert "he111h" in s.discarded()


@pytest.mark.rule("9", "7.3")
def test_a_heavy_gun_fires_in_the_turn_in_which_it_is_placed() -> None:
    s = battle("airfield", forces={"plum": "he111h"}, placed="aa_94mm", dice=[6, 2])
    assert [e["card"] for e in s.all("weapon_fired")] == ["aa_94mm"]
    assert s.discarded() == ["he111h"]


@pytest.mark.rule("9")
@pytest.mark.parametrize(
    "given",
    [
        {"forces": {"plum": "he111h ju88a"}, "weapons": {"radar_aa_94mm": 1}},  # a gun elsewhere
        {"forces": {"plum": "he111h ju88a"}},  # no gun
        {"forces": {"plum": "he111h ju88a"}, "night": ("plum",), "night_cards": "night_blenheim_if"},
    ],
)
def test_without_a_weapon_in_the_area_nobody_aims(given: dict[str, Any]) -> None:
    s = battle("cities", **given)
    while s.key != STOP:
        s.play(s.options[0])
    assert "choose_aim" not in keys(s)
    assert "aimed" not in s.kinds()
    assert "weapon_fired" not in s.kinds()


@pytest.mark.rule("9")
def test_a_gun_fires_by_night_only_where_nobody_comes_by_day() -> None:
    s = battle("cities", forces={"plum": "he111h"}, night=("plum",), weapons={"cities_aa_94mm": 1}, dice=[6, 6])
    assert [e["number"] for e in s.all("weapon_fired")] == [1]


@pytest.mark.rule("9.1")
@pytest.mark.parametrize(
    ("gun", "bomber", "night", "number"),
    [
        ("aa_94mm", "he111h", False, 2),  # tv08, the rulebook's example
        ("aa_40mm", "he111h", False, 1),  # tv09
        ("aa_94mm", "he111h", True, 1),  # tv10
        ("aa_40mm", "do17z", False, 2),
        ("aa_40mm", "ju88a", False, 1),
        ("night_aa_40mm", "do17z", True, 1),
    ],
)
def test_a_gun_hits_more_easily_at_its_own_height_by_day(gun: str, bomber: str, night: bool, number: int) -> None:
    assert weapon_number(CODE[gun], CODE[bomber], night) == number
    assert DICE[CODE[gun]] == 2


@pytest.mark.rule("9.1")
def test_like_bombers_can_be_aimed_at_one_after_the_other() -> None:
    s = battle("airfield", forces={"plum": "he111h he111h"}, weapons={"airfield_aa_94mm": 2}, dice=[1, 1, 1, 1])
    s.play("plum_2")
    assert s.discarded() == ["he111h", "he111h"]


@pytest.mark.rule("9.1")
def test_a_gun_fires_by_day_and_again_by_night() -> None:
    s = battle(
        "cities",
        forces={"plum": "he111h", "teal": "he111h"},
        night=("teal",),
        weapons={"cities_aa_94mm": 1},
        dice=[2, 6, 2, 6],
    )
    assert [(e["number"], e["dice"]) for e in s.all("weapon_fired")] == [(2, [2, 6]), (1, [2, 6])]
    assert s.discarded() == ["he111h"]


@pytest.mark.rule("9.1")
def test_like_bombers_are_one_choice_as_long_as_neither_is_aimed_at() -> None:
    s = battle("airfield", forces={"plum": "he111h he111h ju88a"}, weapons={"airfield_aa_94mm": 2})
    assert s.options == ["plum_1", "plum_3"]
    s.play("plum_3")
    assert s.options == ["plum_1", "plum_3"]


@pytest.mark.rule("9.1")
def test_guns_of_one_area_aim_at_the_bombers_of_that_area() -> None:
    forces = {"plum": "he111h ju88a", "teal": "do17z"}
    s = battle("airfield", forces=forces, areas=TWO_AREAS, weapons={"airfield_aa_94mm": 1})
    assert (s.key, s.options) == ("choose_aim", ["plum_1", "plum_2"])


@pytest.mark.rule("9.2")
def test_a_balloon_that_hits_by_day_is_used_up() -> None:
    """tv31."""
    s = battle("airfield", forces={"plum": "he111h"}, weapons={"airfield_barrage_balloon": 1}, dice=[1])
    assert sorted(s.discarded()) == ["barrage_balloon", "he111h"]


@pytest.mark.rule("9.2", "10")
def test_a_balloon_that_misses_by_day_spoils_the_aim() -> None:
    s = battle("airfield", forces={"plum": "he111h"}, weapons={"airfield_barrage_balloon": 1}, dice=[2, 2, 2, 2])
    assert s.all("bombed") == [{"seat": "plum", "card": "he111h", "dice": [2, 2, 2], "hits": 0, "number": 1}]


@pytest.mark.rule("9.2", "10")
@pytest.mark.parametrize(("balloons", "number"), [(2, 0), (3, 0)])
def test_misses_of_balloons_add_up_but_not_below_nought(balloons: int, number: int) -> None:
    """Ruling M41."""
    dice = [2] * balloons + [1, 1, 1]
    s = battle("airfield", forces={"plum": "he111h"}, weapons={"airfield_barrage_balloon": balloons}, dice=dice)
    assert s.all("bombed") == [{"seat": "plum", "card": "he111h", "dice": [1, 1, 1], "hits": 0, "number": number}]


@pytest.mark.rule("9.2")
@pytest.mark.parametrize(("die", "hit"), [(2, True), (3, False)])
def test_a_balloon_by_night_hits_on_two_and_spoils_nothing(die: int, hit: bool) -> None:
    s = battle("cities", forces={"plum": "he111h"}, night=("plum",), weapons={"cities_barrage_balloon": 1}, dice=[die])
    assert ("barrage_balloon" in s.discarded()) is hit
    assert [e["number"] for e in s.all("bombed")] == ([] if hit else [2])


@pytest.mark.rule("9.2", "3.3")
def test_a_night_balloon_is_never_used_up() -> None:
    s = battle("cities", forces={"plum": "he111h"}, night=("plum",), night_cards="night_barrage_balloon", dice=[1])
    assert s.discarded() == ["he111h"]
    s.to("choose_command_order")
    assert s.t.night_pile[CODE["night_barrage_balloon"]] == 3
