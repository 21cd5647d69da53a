"""British cards: what may and must lie where.  § 7.3, § 7.4, § 13.1"""

from __future__ import annotations

import pytest

from opsroom.titles.mirage.rules.cards import BRITISH_ACES, CARDS, IDS
from opsroom.titles.mirage.rules.table import british_seen
from tests.titles.mirage.tables import (
    CODE,
    HANDS_OF_FOUR,
    SEAT,
    THREE,
    Scene,
    frame,
    new_turn,
    placing,
    scene,
)


def defending(british: str, **given: object) -> Scene:
    """All Germans have placed; the British side begins."""
    return scene(
        frame("Turn", "place"),
        frame("Placement", "let_the_next_place", place=3),
        british=british,
        forces={"plum": "he111h", "teal": "he111h", "grey": "he111h"},
        areas={"plum": "airfield", "teal": "cities", "grey": "cities"},
        **given,
    )


def placing_for_three(hand: str) -> Scene:
    return scene(
        frame("Turn", "place"),
        frame("Placement", "let_the_next_place", place=2),
        mode="rotating3",
        forces={"plum": "he111h"},
        british=hand,
    )


@pytest.mark.rule("7.3")
def test_the_british_side_places_four_cards_two_an_area_and_must() -> None:
    s = defending("hurricane_mk1 spitfire_mk1 aa_94mm aa_40mm barrage_balloon ambush")
    assert s.refused["pass"] == "must_place"
    assert "ambush" not in s.options
    s.play("hurricane_mk1", "airfield", "aa_94mm", "airfield", "spitfire_mk1")
    assert s.refused["airfield"] == "area_is_full"
    s.play("cities", "aa_40mm", "cities")
    assert s.key == "choose_ambush", "four cards, and no ace to add"


@pytest.mark.rule("7.3", "12.3")
def test_aces_come_on_top_one_to_a_fighter_two_to_an_area() -> None:
    s = defending("hurricane_mk1 spitfire_mk1 ace_bader ace_tuck ace_malan")
    assert s.refused["ace_bader"] == "ace_needs_a_fighter"
    s.play("hurricane_mk1", "airfield", "ace_bader")
    s.play("airfield", "ace_tuck")
    assert s.t.british_held == 1
    assert list(s.table.view("plum")["columns"]["brit_area"].values()).count("airfield") == 4, "tv23"


@pytest.mark.rule("7.3")
def test_placed_cards_are_hidden_from_the_germans() -> None:
    s = defending("hurricane_mk1 spitfire_mk1")
    s.play("hurricane_mk1", "airfield")
    assert s.table.view("amber")["columns"]["brit_card"]["defender_1"] == "hurricane_mk1"
    for reader in ("plum", None):
        seen = s.table.view(reader)["columns"]
        assert (seen["brit_card"], seen["brit_area"]["defender_1"]) == ({}, "airfield")


@pytest.mark.rule("7.3")
def test_after_heavy_radar_damage_one_card_an_area() -> None:
    s = new_turn(radar=2, hands=HANDS_OF_FOUR, british="hurricane_mk1 hurricane_mk1 hurricane_mk1")
    s.play("airfield", "radar", "london")
    assert s.t.radar == 0, "ruling M14: mended when the last British card is down"
    assert s.seat == "plum"


@pytest.mark.rule("7.3")
def test_closed_areas_may_be_guarded_but_never_must() -> None:
    s = new_turn(
        radar=2, london_open=0, hands=HANDS_OF_FOUR, british="hurricane_mk1 hurricane_mk1 hurricane_mk1 hurricane_mk1"
    )
    s.play("airfield", "radar", "cities")
    assert (s.key, s.options) == ("choose_british_card", ["hurricane_mk1", "pass"])


@pytest.mark.rule("7.3")
def test_with_the_radar_out_the_fourth_card_must_go_to_the_area_that_is_left() -> None:
    """Ruling M13: the radar is an area that the Germans may attack."""
    s = new_turn(radar=2, hands=THREE, british="hurricane_mk1 hurricane_mk1 hurricane_mk1 hurricane_mk1")
    s.play("airfield", "london", "cities")
    assert [e["area"] for e in s.all("british_placed")] == ["airfield", "london", "cities", "radar"]


@pytest.mark.rule("7.3")
def test_an_ace_does_not_count_as_one_of_the_cards() -> None:
    s = scene(
        frame("Turn", "place"),
        frame("Placement", "let_the_next_place", place=3),
        british="hurricane_mk1 hurricane_mk2 spitfire_mk1 aa_94mm ace_bader ace_malan",
        forces={"plum": "he111h"},
    )
    s.play("hurricane_mk1", "airfield", "ace_bader", "hurricane_mk2", "airfield", "ace_malan")
    s.play("spitfire_mk1", "radar", "radar")
    assert len(s.all("british_placed")) == 6, "four cards and two aces"


@pytest.mark.rule("7.3")
def test_of_two_cards_that_all_know_one_is_left_when_one_is_seen() -> None:
    s = placing(hands=THREE)
    row = SEAT["plum"] * CARDS + CODE["spitfire_mk1"]
    s.t.british_known[row] = 2
    british_seen(s.t, CODE["spitfire_mk1"])
    assert s.t.british_known[row] == 1


@pytest.mark.rule("7.3", "10")
def test_with_the_cities_closed_for_good_only_radar_and_airfields_must_be_guarded() -> None:
    """Ruling M13."""
    hand = "hurricane_mk1 hurricane_mk1 hurricane_mk1 hurricane_mk1"
    hands = dict.fromkeys(("plum", "teal", "grey"), "he111h do17z")
    s = new_turn(radar=2, cities_closed=1, results_left=0, hands=hands, british=hand)
    s.play("airfield", "radar")
    assert (s.key, s.options) == ("choose_british_card", ["hurricane_mk1", "pass"])


@pytest.mark.rule("7.3", "12.3")
def test_an_ace_is_offered_the_areas_with_a_fighter_for_it() -> None:
    s = scene(
        frame("Turn", "place"),
        frame("Placement", "let_the_next_place", place=3),
        british="hurricane_mk1 spitfire_mk1 aa_94mm aa_40mm ace_bader",
        forces={"plum": "he111h"},
    )
    s.play("hurricane_mk1", "airfield", "spitfire_mk1", "cities", "aa_94mm", "radar", "ace_bader")
    assert (s.key, s.options) == ("choose_area", ["airfield", "cities"])
    assert s.refused == {"radar": "ace_needs_a_fighter", "london": "ace_needs_a_fighter"}


@pytest.mark.rule("7.3")
@pytest.mark.parametrize(
    "hand", ["aa_94mm aa_94mm aa_40mm barrage_balloon", "hurricane_mk1 hurricane_mk1 spitfire_mk1 defiant_mk1"]
)
def test_four_players_may_place_four_weapons_or_four_fighters(hand: str) -> None:
    s = scene(
        frame("Turn", "place"),
        frame("Placement", "let_the_next_place", place=3),
        british=hand,
        forces={"plum": "he111h"},
        areas={"plum": "cities"},
    )
    for card, area in zip(hand.split(), ("airfield", "airfield", "radar", "radar"), strict=True):
        s.play(*([card, area] if s.key == "choose_british_card" else [area]))
    assert [e["card"] for e in s.all("british_placed")] == hand.split()


@pytest.mark.rule("7.3")
def test_7_3_with_london_open_the_fourth_card_must_guard_it() -> None:
    hands = dict.fromkeys(("plum", "teal", "grey"), "he111h do17z")
    s = new_turn(radar=2, hands=hands, british="hurricane_mk1 hurricane_mk1 hurricane_mk1 hurricane_mk1")
    s.play("airfield", "radar", "cities")
    assert [e["area"] for e in s.all("british_placed")] == ["airfield", "radar", "cities", "london"]


@pytest.mark.rule("7.4")
def test_night_cards_are_drawn_after_all_have_placed_and_divided() -> None:
    s = scene(
        frame("Turn", "place"),
        frame("Placement", "place_night_cards", place=4),
        forces={"plum": "he111h"},
        area="cities",
        night=("plum",),
        dice=["night_blenheim_if", "night_aa_40mm"],
    )
    assert (s.key, s.seat, s.options) == ("choose_first_night_area", "amber", ["london", "cities"])
    assert s.table.view(None)["figures"]["night_left"] == 10, "all see how high the night pile is"
    s.play("cities", "london")
    assert s.all("night_placed")[0] == {"seat": "amber", "area": "cities", "card": "night_blenheim_if"}


@pytest.mark.rule("7.4")
def test_without_night_raiders_no_night_cards_are_drawn() -> None:
    s = scene(frame("Turn", "place"), frame("Placement", "place_night_cards", place=4), forces={"plum": "he111h"})
    assert "night_drawn" not in s.kinds()


@pytest.mark.rule("7.4")
def test_a_night_card_is_seen_by_the_british_player_alone() -> None:
    s = scene(
        frame("Turn", "place"),
        frame("Placement", "place_night_cards", place=4),
        forces={"plum": "he111h"},
        area="cities",
        night=("plum",),
        dice=["night_blenheim_if", "night_aa_40mm"],
    )
    s.play("cities")
    assert s.table.view("amber")["columns"]["brit_card"] == {"night_1": "night_blenheim_if"}
    assert s.table.view("plum")["columns"]["brit_card"] == {}


@pytest.mark.rule("7.4")
def test_each_of_two_night_cards_lies_where_it_was_put() -> None:
    s = scene(
        frame("Turn", "place"),
        frame("Placement", "place_night_cards", place=4),
        forces={"plum": "he111h"},
        area="cities",
        night=("plum",),
        dice=["night_blenheim_if", "night_aa_40mm"],
    )
    s.play("london", "cities")
    assert [e["card"] for e in s.all("british_shown")] == ["night_aa_40mm"], "the raid is on the cities"
    assert [(e["area"], e["card"]) for e in s.all("night_placed")] == [
        ("london", "night_blenheim_if"),
        ("cities", "night_aa_40mm"),
    ]


@pytest.mark.rule("13.1", "13.3a")
@pytest.mark.parametrize(("mode", "british"), [("rotating3", "amber"), ("fixed3", "british")])
def test_with_three_players_two_fighters_and_one_weapon(mode: str, british: str) -> None:
    s = scene(
        frame("Turn", "place"),
        frame("Placement", "let_the_next_place", place=2),
        mode=mode,
        forces={"plum": "he111h"},
        british="hurricane_mk1 hurricane_mk2 spitfire_mk1 aa_94mm aa_40mm",
    )
    assert s.seat == british
    s.play("hurricane_mk1", "airfield", "spitfire_mk1", "airfield")
    assert s.refused["hurricane_mk2"] == "fighters_are_out"
    s.play("aa_94mm", "radar")
    assert s.key != "choose_british_card", "three cards in all"


@pytest.mark.rule("13.1", "13.3a")
def test_events_override_the_limits_of_three() -> None:
    s = new_turn(
        mode="rotating3",
        adlerangriff=1,
        hands={"plum": "he111h ju88a", "teal": "he111h ju88a"},
        british="hurricane_mk1 hurricane_mk2 spitfire_mk1 defiant_mk1 aa_94mm",
    )
    s.play("pass", "he111h", "pass", "pass", "he111h", "pass")
    s.play("hurricane_mk1", "hurricane_mk2", "spitfire_mk1", "defiant_mk1")
    assert len(s.all("british_placed")) == 4


@pytest.mark.rule("13.1")
def test_fighters_at_the_radar_count_against_the_limit_of_two() -> None:
    s = placing_for_three("hurricane_mk1 hurricane_mk2 spitfire_mk1 aa_94mm aa_40mm")
    s.play("hurricane_mk1", "radar", "spitfire_mk1", "radar")
    assert s.refused["hurricane_mk2"] == "fighters_are_out"


@pytest.mark.rule("13.1")
def test_a_heavy_gun_is_a_weapon_and_the_only_one() -> None:
    s = placing_for_three("hurricane_mk1 spitfire_mk1 aa_94mm aa_40mm aa_40mm")
    s.play("aa_94mm", "radar")
    assert s.refused == {"aa_40mm": "weapons_are_out", "pass": "must_place"}


@pytest.mark.rule("13.1", "12.3")
def test_13_1_an_ace_takes_the_place_of_no_weapon() -> None:
    """Three players may place one weapon."""
    ace = IDS[BRITISH_ACES]
    s = scene(
        frame("Turn", "place"),
        frame("Placement", "let_the_next_place", place=2),
        mode="rotating3",
        british=f"hurricane_mk1 aa_94mm aa_40mm {ace}",
        forces={"plum": "he111h"},
    )
    s.play("hurricane_mk1", "airfield", ace)
    assert {"aa_94mm", "aa_40mm"} <= set(s.options)
