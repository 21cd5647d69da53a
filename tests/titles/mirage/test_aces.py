"""Aces.  § 12.3"""

from __future__ import annotations

import pytest

from opsroom.titles.mirage.rules.cards import SPECIAL
from opsroom.titles.mirage.rules.duel import DRIVEN_OFF, SHOT_DOWN, combat_number, shot
from tests.titles.mirage.tables import (
    CODE,
    TWO_AREAS,
    Scene,
    battle,
    keys,
    lie_in,
)


def duel_of_aces(*dice: int) -> Scene:
    s = battle(
        "airfield", forces={"plum": "bf109e he111h ace_galland"}, placed="hurricane_mk1 ace_bader", dice=list(dice)
    )
    return s.to("choose_german_card").play("ace_galland")


@pytest.mark.rule("12.3", "8.2")
@pytest.mark.parametrize(
    ("attacker", "ace", "target", "against", "number"),
    [
        ("bf109e", True, "hurricane_mk1", False, 4),  # tv01, the rulebook's example: repels on 5
        ("hurricane_mk2", False, "bf109e", True, 2),  # tv02, likewise: damages on 3
        ("hurricane_mk2", True, "bf109e", True, 3),  # tv03
        ("bf109e", True, "hurricane_mk2", True, 3),  # tv04
        ("spitfire_mk2", False, "ju87b", False, 5),  # tv05
        ("spitfire_mk2", True, "ju87b", False, 6),  # tv06: always shot down
        ("he111h", False, "hurricane_mk1", True, 0),  # tv07: cannot hit
    ],
)
def test_combat_numbers_with_aces_and_easy_prey(
    attacker: str, ace: bool, target: str, against: bool, number: int
) -> None:
    card = CODE[attacker]
    assert combat_number(card, ace, CODE[target], against) == number
    results = [shot(die, number, SPECIAL[card]) for die in range(1, 7)]
    assert results.count(SHOT_DOWN) == min(6, number)
    if SPECIAL[card] and number < 6:
        assert results[number] == DRIVEN_OFF
        assert results.count(DRIVEN_OFF) == 1
    else:
        assert DRIVEN_OFF not in results


@pytest.mark.rule("12.3", "3.1.3", "3.2.3")
@pytest.mark.parametrize(
    ("dice", "ace", "saved", "points"),
    [
        ([1, 6, 1], "ace_wick", True, (0, 1)),  # the Bf 109 goes down; its ace bales out on 1
        ([1, 6, 2], "ace_wick", False, (0, 2)),
        ([6, 1, 2], "ace_bader", True, (1, 0)),  # the Hurricane goes down; its ace bales out on 1 and 2
        ([6, 1, 3], "ace_bader", False, (2, 0)),
    ],
)
def test_an_ace_bales_out_or_is_another_point(dice: list[int], ace: str, saved: bool, points: tuple[int, int]) -> None:
    british = "hurricane_mk1 ace_bader" if ace == "ace_bader" else "hurricane_mk1"
    german = "bf109e he111h" if ace == "ace_bader" else "bf109e he111h ace_wick"
    s = battle("airfield", forces={"plum": german}, placed=british, dice=dice)
    s.play("bf109e" if ace == "ace_bader" else "ace_wick")
    assert (ace in s.discarded()) is not saved
    assert (ace in (s.british_hand() if ace == "ace_bader" else s.hand("plum"))) is saved
    assert (s.vp("plum")[0], s.vp("amber")[1]) == points


@pytest.mark.rule("12.3")
def test_nobody_is_asked_where_an_ace_sits_if_there_is_one_fighter() -> None:
    s = battle("airfield", forces={"plum": "bf109e he111h ace_galland"}, placed="hurricane_mk1")
    assert s.all("ace_declared") == [{"seat": "plum", "card": "ace_galland", "host": "bf109e"}]
    assert ("plum", "choose_ace_host") not in s.passed


@pytest.mark.rule("12.3", "8")
def test_an_ace_is_worth_as_much_as_one_more_on_the_combat_number() -> None:
    """The strongest fighter is sent first: a Spitfire Mk II before a Hurricane Mk I with an ace."""
    s = battle(
        "airfield",
        forces={"plum": "he111h", "teal": "ju88a"},
        placed="hurricane_mk1 spitfire_mk2 ace_bader",
    )
    s.play("hurricane_mk1", "plum", "teal")
    assert [e["card"] for e in s.all("sent")] == ["spitfire_mk2", "hurricane_mk1"]


@pytest.mark.rule("12.3")
def test_an_ace_is_seated_when_the_combat_begins() -> None:
    s = battle("airfield", forces={"plum": "bf109e bf110c he111h ace_galland"}, placed="hurricane_mk1 ace_bader")
    assert (s.key, s.seat, s.options) == ("choose_ace_host", "plum", ["bf109e", "bf110c"])
    s.play("bf109e").to("choose_german_card")
    assert s.all("ace_declared") == [
        {"seat": "plum", "card": "ace_galland", "host": "bf109e"},
        {"seat": "amber", "card": "ace_bader", "host": "hurricane_mk1"},
    ]
    assert s.options == ["ace_galland", "bf110c", "he111h"], "a fighter with an ace is called by its ace"
    s.play("he111h")
    assert s.all("fighter_shown")[0]["ace"] == "ace_bader"
    assert s.all("paired")[0]["ace"] is None


@pytest.mark.rule("12.3")
@pytest.mark.parametrize(("die", "back"), [(1, True), (2, False)])
def test_a_german_ace_bales_out_on_a_one(die: int, back: bool) -> None:
    """tv30; a lost ace is a point more."""
    s = duel_of_aces(3, 6, die).to("choose_command_order")
    assert ("ace_galland" in s.hand("plum")) is back
    assert s.vp("amber") == (0, 1 if back else 2)


@pytest.mark.rule("12.3")
@pytest.mark.parametrize(("die", "back"), [(2, True), (3, False)])
def test_a_british_ace_bales_out_on_a_two(die: int, back: bool) -> None:
    s = duel_of_aces(6, 3, die).to("choose_command_order")
    assert ("ace_bader" in s.british_hand()) is back
    assert s.vp("plum") == (1 if back else 2, 0)


@pytest.mark.rule("12.3")
def test_the_first_ace_of_the_list_is_seated_like_any_other() -> None:
    s = battle("airfield", forces={"plum": "bf109e he111h ace_moelders"}, placed="hurricane_mk1")
    assert s.all("ace_declared") == [{"seat": "plum", "card": "ace_moelders", "host": "bf109e"}]


@pytest.mark.rule("12.3")
def test_an_ace_of_another_area_waits() -> None:
    forces = {"plum": "bf109e he111h", "teal": "bf110c he111h ace_galland"}
    s = battle("airfield", forces=forces, areas=TWO_AREAS, placed="hurricane_mk1")
    assert s.key == "choose_german_card"
    assert "ace_declared" not in s.kinds()


@pytest.mark.rule("12.3")
@pytest.mark.parametrize("fighters", ["bf109e bf109e", "bf109e bf110c"])
def test_two_german_aces_fly_two_fighters(fighters: str) -> None:
    s = battle("airfield", forces={"plum": f"{fighters} he111h ace_galland ace_wick"}, placed="hurricane_mk1")
    if s.key == "choose_ace_host":
        s.play("bf109e")
    assert s.key == "choose_german_card", "for the second ace only one fighter is left, or all are alike"
    assert [e["host"] for e in s.all("ace_declared")] == fighters.split()
    assert set(s.options) == {"ace_galland", "ace_wick", "he111h"}, "each is called by its ace"


@pytest.mark.rule("12.3")
def test_two_british_aces_fly_two_fighters_of_a_kind() -> None:
    s = battle(
        "airfield", forces={"plum": "he111h"}, placed="hurricane_mk1 hurricane_mk1 hurricane_mk2 ace_bader ace_tuck"
    )
    s.play("hurricane_mk1")
    assert s.options == ["hurricane_mk1", "hurricane_mk2"], "one of the two is left"
    s.play("hurricane_mk1")
    assert (s.key, set(s.options)) == ("choose_british_fighter", {"ace_bader", "ace_tuck", "hurricane_mk2"})


@pytest.mark.rule("12.3")
def test_a_fighter_in_another_area_is_no_host_for_a_british_ace() -> None:
    s = battle(
        "airfield",
        forces={"plum": "he111h"},
        placed="hurricane_mk1 spitfire_mk1 ace_bader",
        brit_area=lie_in("airfield", "cities", "airfield"),
    )
    assert "choose_british_ace_host" not in keys(s)
    assert s.all("ace_declared") == [{"seat": "amber", "card": "ace_bader", "host": "hurricane_mk1"}]
    assert [e["card"] for e in s.all("sent")] == ["hurricane_mk1"]


@pytest.mark.rule("12.3")
@pytest.mark.parametrize(("die", "told"), [(1, "ace_escaped"), (2, "ace_lost")])
def test_the_fate_of_a_german_ace_tells_the_die_and_the_pair(die: int, told: str) -> None:
    s = battle(
        "airfield",
        forces={"plum": "bf109e he111h ace_galland"},
        placed="spitfire_mk1 spitfire_mk1",
        dice=[6, 6, 1, 6, die],
    )
    s.play("he111h")
    assert s.all(told) == [{"card": "ace_galland", "die": die, "pair": "pair_2"}]
