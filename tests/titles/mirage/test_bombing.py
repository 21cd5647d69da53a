"""Bombs on radar, airfields, London and other cities.  § 10"""

from __future__ import annotations

import pytest

from opsroom.titles.mirage.rules.bombing import apply_result, damage_airfield, damage_city, damage_radar
from opsroom.titles.mirage.rules.cards import AIRFIELD, CITIES, LONDON
from tests.titles.mirage.tables import (
    RESULT,
    SEAT,
    Scene,
    battle,
    frame,
    scene,
)

PLUM, TEAL = SEAT["plum"], SEAT["teal"]


def quiet(**given: object) -> Scene:
    """A table at the end of a turn, for damage by hand."""
    return scene(frame("Turn", "refill"), frame("Refill", "choose_command_order", seat=0), **given)


def test_areas_have_their_numbers() -> None:
    assert (AIRFIELD, LONDON, CITIES) == (1, 2, 3)


@pytest.mark.rule("10")
@pytest.mark.parametrize(
    ("damage", "vp", "carried"),
    [((3, 1), (1, 1), 0), ((1, 2), (0, 1), 1)],  # tv11, the rulebook's example; tv12
)
def test_odd_radar_damage_goes_to_the_next_force(damage: tuple[int, int], vp: tuple[int, int], carried: int) -> None:
    s = quiet()
    damage_radar(s.t, PLUM, damage[0])
    damage_radar(s.t, TEAL, damage[1])
    assert (s.vp("plum")[0], s.vp("teal")[0]) == vp
    assert (s.t.radar_next, s.t.carry) == (sum(damage), carried)


@pytest.mark.rule("10")
def test_the_worked_example_of_radar_damage_with_dice() -> None:
    """Force A does three points, force B one: one point of victory each, and the radar stands at four."""
    s = battle("radar", forces={"plum": "he111h", "teal": "he111h"}, dice=[1, 1, 1, 1, 6, 6])
    assert [(e["seat"], e["damage"], e["total"], e["vp"]) for e in s.all("radar_hit")] == [
        ("plum", 3, 3, 1),
        ("teal", 1, 4, 1),
    ]
    s.play("pass")
    assert s.t.radar == 4
    assert s.t.order == 2


@pytest.mark.rule("10")
@pytest.mark.parametrize(
    ("nights", "damage", "cards"),
    [((1, 1), (3, 1), [1, 1]), ((0, 0), (3, 1), [3, 1]), ((1, 0), (1, 1), [0, 1])],  # tv13, tv14, tv15
)
def test_result_cards_by_day_and_by_night(nights: tuple[int, int], damage: tuple[int, int], cards: list[int]) -> None:
    s = quiet()
    for seat, night, points in zip((PLUM, TEAL), nights, damage, strict=True):
        damage_city(s.t, seat, LONDON if all(nights) else CITIES, night, points)
    s.hear()
    assert [e["cards"] for e in s.all("city_hit")] == cards
    assert s.t.results_left == 32 - sum(cards)


@pytest.mark.rule("10", "3.4")
@pytest.mark.parametrize(
    ("card", "area", "pile", "vp", "left"),
    [
        ("city_of_london", LONDON, 10, 4, 10),  # tv16
        ("city_of_london", CITIES, 10, 1, 10),  # tv17
        ("castle_bromwich", CITIES, 10, 5, 9),  # tv18
        ("castle_bromwich", CITIES, 0, 4, 0),  # tv19
    ],
)
def test_results_score_by_their_side(card: str, area: int, pile: int, vp: int, left: int) -> None:
    s = quiet(british_left=pile)
    apply_result(s.t, PLUM, area, RESULT[card])
    assert (s.vp("plum")[0], s.t.british_left) == (vp, left)


@pytest.mark.rule("10")
@pytest.mark.parametrize(("pile", "left"), [(20, 17), (1, 0)])  # tv20, tv21
def test_airfield_damage_is_a_point_and_a_card_each(pile: int, left: int) -> None:
    s = quiet(british_left=pile)
    damage_airfield(s.t, PLUM, 3)
    assert (s.vp("plum")[0], s.t.british_left) == (3, left)
    assert s.t.ended == 0, "play goes on to the refill"


@pytest.mark.rule("10")
def test_a_bomber_rolls_its_dice_against_its_number() -> None:
    s = battle("airfield", forces={"plum": "ju88a"}, dice=[3, 4, "hurricane_mk1"])
    assert s.all("bombed") == [{"seat": "plum", "card": "ju88a", "dice": [3, 4], "hits": 1, "number": 3}]
    assert s.all("british_card_lost") == [{"card": "hurricane_mk1"}]


@pytest.mark.rule("10")
def test_a_result_card_that_was_drawn_does_not_come_back() -> None:
    s = battle("cities", forces={"plum": "ju88a"}, dice=[1, 1, "docklands", "filton"])
    assert [e["result"] for e in s.all("result_drawn")] == ["docklands", "filton"]
    full = battle("cities", forces={"plum": "ju88a"}).table.view(None)["columns"]["result_pile"]
    left = {"docklands": full["docklands"] - 1, "filton": full["filton"] - 1}
    assert s.table.view(None)["columns"]["result_pile"] == full | left


@pytest.mark.rule("10")
def test_when_the_results_run_out_the_rest_is_lost_and_the_cities_close() -> None:
    s = battle("cities", forces={"plum": "ju88a"}, dice=[1, 1], results_left=1)
    assert s.t.results_left == 0
    s.play("pass")
    assert s.t.cities_closed == 1
    refused = s.to("choose_target").refused
    assert {refused[target] for target in ("london", "cities", "london_night", "cities_night")} == {"no_results_left"}


@pytest.mark.rule("10")
def test_an_odd_point_is_not_carried_into_another_area() -> None:
    """Ruling M44."""
    s = scene(
        frame("Turn", "fight_in_the_next_area"),
        forces={"plum": "he111h", "teal": "he111h"},
        areas={"plum": "radar", "teal": "cities"},
        night=("teal",),
        dice=[1, 6, 6, 1, 6, 6],
    )
    s.to("choose_command_order")
    assert [e["damage"] for e in s.all("radar_hit")] == [1]
    assert [(e["damage"], e["cards"]) for e in s.all("city_hit")] == [(1, 0)]


@pytest.mark.rule("10")
def test_every_bomber_of_a_force_bombs() -> None:
    s = battle("airfield", forces={"plum": "ju87b do17z he111h"})
    assert [e["card"] for e in s.all("bombed")] == ["ju87b", "do17z", "he111h"]


@pytest.mark.rule("10")
def test_10_over_london_a_result_takes_no_british_card() -> None:
    """Castle Bromwich: a point in London; elsewhere four and a card."""
    s = scene(frame("Turn", "refill"), frame("Refill", "choose_command_order", seat=0), british_left=10)
    apply_result(s.t, SEAT["plum"], LONDON, RESULT["castle_bromwich"])
    assert (s.vp("plum")[0], s.t.british_left) == (1, 10)


@pytest.mark.rule("10")
@pytest.mark.parametrize("card", RESULT)
def test_10_the_last_result_card_may_be_any_of_them(card: str) -> None:
    left = [int(name == card) for name in RESULT]
    s = battle("cities", forces={"plum": "ju88a"}, dice=[1, 6], result_pile=left, results_left=1)
    assert [e["result"] for e in s.all("result_drawn")] == [card]
