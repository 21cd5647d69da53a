"""The automated opponent of the co-operative mode.  § 13.3b"""

from __future__ import annotations

from typing import Any

import pytest

from opsroom.titles.mirage.rules.automaton import place_one
from opsroom.titles.mirage.rules.table import BRITISH_WIN, GERMANS_WIN
from tests.titles.mirage.tables import (
    AREA,
    CODE,
    HANDS_OF_THREE,
    Scene,
    battle,
    conceded,
    finished,
    frame,
    lie_in,
    new_turn,
    refilling,
    scene,
    winners,
)

HAND = "hurricane_mk1 hurricane_mk2 spitfire_mk1 spitfire_mk2 ace_bader aa_94mm"


def automaton(step: str, place: int, mode: str = "coop3", **given: Any) -> list[tuple[str, str]]:
    """Area and card of what it places."""
    given = {"british": HAND} | given
    s = scene(frame("Turn", "place"), frame("Placement", step, place=place), mode=mode, **given)
    return [(e["area"], e["card"]) for e in s.all("british_placed")]


def placed_by_automaton(hand: str, **given: Any) -> list[tuple[str, str]]:
    given = {"forces": {"amber": "he111h"}, "areas": {"amber": "cities"}} | given
    s = scene(
        frame("Turn", "place"), frame("Placement", "let_the_next_place", place=3), mode="coop3", british=hand, **given
    )
    return [(e["area"], e["card"]) for e in s.all("british_placed")]


def ambush_of_the_automaton(night: tuple[str, ...] = ()) -> Scene:
    return scene(
        frame("Turn", "place"),
        frame("Placement", "ambush", place=4),
        mode="coop3",
        forces={"amber": "he111h"},
        areas={"amber": "cities"},
        night=night,
        placed="spitfire_mk1",
        area="radar",
        british="ambush",
    )


def automaton_places(hand: str, place: int = 3, **given: Any) -> list[tuple[str, str]]:
    s = scene(
        frame("Turn", "place"),
        frame("Placement", "let_the_next_place", place=place),
        mode="coop3",
        british=hand,
        **given,
    )
    return [(e["area"], e["card"]) for e in s.all("british_placed")]


def automaton_ambush(hand: str, placed: str, brit_area: list[int], **areas: str) -> list[tuple[str, str, str]]:
    s = scene(
        frame("Turn", "place"),
        frame("Placement", "ambush", place=4),
        mode="coop3",
        forces=dict.fromkeys(areas, "he111h"),
        areas=areas,
        british=hand,
        placed=placed,
        brit_area=brit_area,
    )
    return [(e["card"], e["origin"], e["area"]) for e in s.all("ambush_moved")]


@pytest.mark.rule("13.3b", "13.3c")
@pytest.mark.parametrize("scoring", ["side", "points"])
@pytest.mark.parametrize("mode", ["coop3", "coop2"])
def test_in_cooperation_all_lose_when_one_concedes(mode: str, scoring: str) -> None:
    assert conceded(mode, 1, options={"scoring": scoring}, german_vp=[3, 8]) == []


@pytest.mark.rule("13.3b", "13.3c")
@pytest.mark.parametrize("mode", ["coop3", "coop2"])
def test_by_option_the_best_german_wins_in_co_operation(mode: str) -> None:
    """Ruling M75: the original's first choice."""
    assert winners(finished(mode, GERMANS_WIN, options={"scoring": "points"}, german_vp=[3, 8])) == [1]
    assert winners(finished(mode, BRITISH_WIN, options={"scoring": "points"}, german_vp=[3, 8])) == []


@pytest.mark.rule("13.3b", "13.3c")
def test_in_co_operation_all_germans_win_or_lose_together() -> None:
    assert winners(finished("coop3", GERMANS_WIN)) == [0, 1, 2]
    lost = finished("coop2", BRITISH_WIN)
    assert winners(lost) == []
    assert (lost.t.is_drawn(), lost.t.payoff(0), lost.t.score(0)) == (False, 0.0, 0)


@pytest.mark.rule("13.3b")
def test_the_automaton_answers_forces_by_priority_with_its_strongest_fighters() -> None:
    placed = automaton(
        "let_the_next_place",
        3,
        forces={"amber": "he111h", "plum": "he111h", "teal": "he111h"},
        areas={"amber": "cities", "plum": "radar", "teal": "airfield"},
    )
    assert placed == [
        ("airfield", "spitfire_mk2"),
        ("airfield", "ace_bader"),
        ("radar", "spitfire_mk1"),
        ("cities", "hurricane_mk2"),
    ]


@pytest.mark.rule("13.3b")
def test_the_automaton_goes_round_again_where_fewer_areas_are_attacked() -> None:
    placed = automaton("let_the_next_place", 3, forces={"amber": "he111h"}, areas={"amber": "cities"})
    assert [area for area, _ in placed] == ["cities"] * 4


@pytest.mark.rule("13.3b")
def test_without_fighters_it_places_a_weapon_and_against_the_night_nothing_else() -> None:
    force = {"forces": {"amber": "he111h"}, "areas": {"amber": "cities"}}
    assert automaton("let_the_next_place", 3, british="aa_94mm", **force) == [("cities", "aa_94mm")]
    assert automaton("let_the_next_place", 3, british="aa_94mm spitfire_mk1", night=("amber",), **force) == [
        ("cities", "aa_94mm")
    ]


@pytest.mark.rule("13.3b", "7.4")
def test_by_option_its_fighters_go_where_raiders_come_by_night() -> None:
    """Ruling M63, the original's words."""
    placed = automaton(
        "let_the_next_place",
        3,
        british="aa_94mm spitfire_mk1",
        forces={"amber": "he111h"},
        areas={"amber": "cities"},
        night=("amber",),
        options={"automaton_at_night": "fighters"},
    )
    assert placed == [("cities", "spitfire_mk1"), ("cities", "aa_94mm")]


@pytest.mark.rule("13.3b", "12.3")
def test_it_sends_no_third_ace_to_an_area() -> None:
    hand = "hurricane_mk1 hurricane_mk2 spitfire_mk1 ace_bader ace_tuck ace_malan"
    placed = automaton("let_the_next_place", 3, british=hand, forces={"amber": "he111h"}, areas={"amber": "cities"})
    assert [card.startswith("ace") for _, card in placed] == [False, True, False, True, False]


@pytest.mark.rule("13.3b")
def test_by_turns_it_does_not_follow_a_third_force() -> None:
    """Ruling M64: one card at the airfields and two after them."""
    forces = {"amber": "he111h", "plum": "he111h", "teal": "he111h"}
    areas = {"amber": "cities", "plum": "radar", "teal": "airfield"}
    given: dict[str, Any] = {"order": 1, "hands": HANDS_OF_THREE, "forces": forces, "areas": areas}
    assert [area for area, _ in automaton("let_the_next_place", 4, **given)][:1] == ["radar"]
    assert automaton("let_the_next_place", 6, **given) == []


@pytest.mark.rule("13.3b")
def test_its_spare_fighter_supports_the_first_of_several_pairs() -> None:
    """Ruling M66."""
    s = battle(
        "airfield",
        mode="coop3",
        forces={"amber": "he111h ju88a"},
        placed="spitfire_mk2 spitfire_mk1 hurricane_mk1",
    )
    s.play("he111h")
    assert s.all("supported")[0] == {"card": "hurricane_mk1", "pair": "pair_1"}


@pytest.mark.rule("13.3b", "12.1")
def test_it_plays_line_abreast_with_a_hurricane_in_the_last_pair() -> None:
    s = battle(
        "airfield",
        mode="coop3",
        forces={"amber": "he111h ju88a"},
        placed="spitfire_mk2 hurricane_mk1",
        british="line_abreast",
    )
    s.play("he111h")
    assert s.all("command_played")[0] == {"seat": None, "card": "line_abreast", "pair": "pair_2"}


@pytest.mark.rule("13.3b", "12.2.1")
def test_on_an_event_turn_its_fighters_go_round_three_forces() -> None:
    s = battle(
        "airfield",
        mode="coop3",
        event=CODE["adlerangriff"],
        forces={"amber": "he111h", "plum": "he111h", "teal": "he111h"},
        placed="spitfire_mk2 spitfire_mk1 hurricane_mk2 hurricane_mk1",
    )
    assert [e["seat"] for e in s.all("sent")] == ["amber", "plum", "teal", "amber"]


@pytest.mark.rule("13.3b")
def test_by_turns_it_guards_the_airfields_then_follows_two_forces() -> None:
    assert automaton("let_the_next_place", 0, order=1, hands=HANDS_OF_THREE) == [
        ("airfield", "spitfire_mk2"),
        ("airfield", "ace_bader"),
    ]
    placed = automaton(
        "let_the_next_place", 2, order=1, hands=HANDS_OF_THREE, forces={"amber": "he111h"}, areas={"amber": "cities"}
    )
    assert placed == [("cities", "spitfire_mk2"), ("cities", "ace_bader")]


@pytest.mark.rule("13.3b")
def test_with_its_radar_out_it_guards_airfields_radar_and_cities() -> None:
    placed = automaton("let_the_next_place", 0, order=2, hands=HANDS_OF_THREE)
    assert [area for area, card in placed if card != "ace_bader"] == ["airfield", "radar", "cities"]


@pytest.mark.rule("13.3b", "12.2.1", "12.2.2")
def test_the_automaton_follows_the_events() -> None:
    force = {"forces": {"amber": "he111h"}, "order": 3}
    four = automaton("let_the_next_place", 3, event=CODE["adlerangriff"], **force)
    assert [area for area, card in four if card != "ace_bader"] == ["airfield"] * 4
    every = automaton("let_the_next_place", 3, event=CODE["london_raid_order"], area="london", **force)
    assert sorted(card for _, card in every) == sorted(HAND.split())


@pytest.mark.rule("13.3b")
def test_it_sends_its_fighters_to_the_forces_in_turn_and_shows_the_strongest() -> None:
    s = battle(
        "airfield",
        mode="coop3",
        forces={"amber": "he111h", "plum": "he111h"},
        placed="hurricane_mk1 spitfire_mk2 spitfire_mk1",
    )
    assert [(e["card"], e["seat"]) for e in s.all("sent")] == [
        ("spitfire_mk2", "amber"),
        ("spitfire_mk1", "plum"),
        ("hurricane_mk1", "amber"),
    ]
    assert s.all("supported")[0] == {"card": "hurricane_mk1", "pair": "pair_1"}


@pytest.mark.rule("13.3b")
def test_it_plays_its_commands_by_rule() -> None:
    s = battle("airfield", mode="coop3", forces={"amber": "he111h"}, placed="hurricane_mk1", british="line_abreast")
    assert s.all("command_played")[0] == {"seat": None, "card": "line_abreast", "pair": "pair_1"}
    s = scene(
        frame("Turn", "refill"),
        frame("Refill", "bring_everything_home"),
        mode="coop2",
        hands=HANDS_OF_THREE,
        british="retaliation_bombing churchill_speech",
    )
    assert {"retaliation_bombing", "churchill_speech"} <= set(s.discarded())


@pytest.mark.rule("13.3b")
def test_its_ambush_brings_an_idle_fighter_to_the_first_attacked_area() -> None:
    s = scene(
        frame("Turn", "place"),
        frame("Placement", "ambush", place=4),
        mode="coop3",
        forces={"amber": "he111h"},
        areas={"amber": "cities"},
        placed="spitfire_mk1",
        area="radar",
        british="ambush",
    )
    assert [(e["origin"], e["area"]) for e in s.all("ambush_moved")] == [("radar", "cities")]
    assert s.discarded() == ["ambush"]


@pytest.mark.rule("13.3b")
def test_its_guns_aim_at_the_forces_in_turn() -> None:
    s = battle(
        "airfield",
        mode="coop3",
        forces={"amber": "he111h", "plum": "ju88a"},
        weapons={"airfield_aa_94mm": 2, "airfield_aa_40mm": 1},
    )
    assert [e["seat"] for e in s.all("aimed")] == ["amber", "plum", "amber"]


@pytest.mark.rule("13.3b")
def test_its_guns_come_after_its_fighters_in_the_round_of_the_forces() -> None:
    """One fighter for the first force, so the gun is for the second."""
    s = battle(
        "airfield",
        mode="coop3",
        forces={"amber": "he111h", "plum": "ju88a"},
        placed="spitfire_mk1",
        weapons={"airfield_aa_94mm": 1},
    )
    assert [e["seat"] for e in s.all("sent")] == ["amber"]
    assert [e["seat"] for e in s.all("aimed")] == ["plum"]


@pytest.mark.rule("13.3b")
def test_a_force_without_bombers_is_passed_over_by_its_guns() -> None:
    s = battle(
        "airfield",
        mode="coop3",
        forces={"amber": "he111h", "plum": "ju88a", "teal": "do17z"},
        placed="spitfire_mk1",
        weapons={"airfield_aa_94mm": 3},
        dice=[1],
    )
    assert [e["seat"] for e in s.all("aimed")] == ["plum", "teal", "plum"]


@pytest.mark.rule("13.3b")
@pytest.mark.parametrize(("die", "first"), [(1, "aa_94mm"), (2, "aa_40mm"), (3, "barrage_balloon")])
def test_chance_says_which_of_its_weapons_is_dealt_next(die: int, first: str) -> None:
    s = battle(
        "airfield",
        mode="coop3",
        forces={"amber": "he111h", "plum": "ju88a"},
        weapons={"airfield_aa_94mm": 1, "airfield_aa_40mm": 1, "airfield_barrage_balloon": 1},
        dice=[die],
    )
    assert s.all("aimed")[0]["card"] == first


@pytest.mark.rule("13.3b", "8.4")
@pytest.mark.parametrize(
    ("night_cards", "sent"),
    [
        ("night_aa_40mm night_blenheim_if", [("night_blenheim_if", "amber")]),
        ("night_blenheim_if night_beaufighter_if", [("night_beaufighter_if", "amber"), ("night_blenheim_if", "plum")]),
        ("night_beaufighter_if night_blenheim_if", [("night_beaufighter_if", "amber"), ("night_blenheim_if", "plum")]),
    ],
)
def test_its_strongest_night_fighter_meets_the_first_force(night_cards: str, sent: list[tuple[str, str]]) -> None:
    s = battle(
        "cities",
        mode="coop3",
        forces={"amber": "he111h", "plum": "ju88a"},
        night=("amber", "plum"),
        night_cards=night_cards,
    )
    assert [(e["card"], e["seat"]) for e in s.all("sent")] == sent
    if "aa" in night_cards:
        assert [e["seat"] for e in s.all("aimed")] == ["plum"], "the gun is dealt after the fighter"


@pytest.mark.rule("13.3b", "7.4")
def test_its_night_cards_go_where_the_raiders_are() -> None:
    s = scene(
        frame("Turn", "place"),
        frame("Placement", "place_night_cards", place=4),
        mode="coop3",
        forces={"amber": "he111h", "plum": "he111h"},
        areas={"amber": "london", "plum": "cities"},
        night=("amber", "plum"),
    )
    assert [e["area"] for e in s.all("night_placed")] == ["cities", "london"]


@pytest.mark.rule("13.3b")
def test_a_weaker_fighter_does_not_keep_the_automaton_from_its_strongest() -> None:
    """Ruling M63."""
    assert placed_by_automaton("spitfire_mk1 defiant_mk1")[0] == ("cities", "spitfire_mk1")


@pytest.mark.rule("13.3b")
def test_the_automaton_sends_no_ace_with_a_gun() -> None:
    assert placed_by_automaton("aa_94mm ace_bader") == [("cities", "aa_94mm")]


@pytest.mark.rule("13.3b")
def test_a_fighter_that_damages_goes_before_its_equal_and_an_ace_before_all() -> None:
    """Rulings M63, M66."""
    forces = {"amber": "he111h", "plum": "he111h"}
    s = battle("airfield", mode="coop3", forces=forces, placed="hurricane_mk1 hurricane_mk2")
    assert [e["card"] for e in s.all("sent")] == ["hurricane_mk2", "hurricane_mk1"]
    s = battle("airfield", mode="coop3", forces={"amber": "he111h ju88a"}, placed="spitfire_mk1 spitfire_mk2 ace_bader")
    assert s.all("ace_declared") == [{"seat": None, "card": "ace_bader", "host": "spitfire_mk2"}]
    shown = s.all("fighter_shown")[0]
    assert (shown["card"], shown["ace"]) == ("spitfire_mk2", "ace_bader")


@pytest.mark.rule("13.3b")
def test_within_a_force_chance_picks_the_bomber_for_its_gun() -> None:
    """Ruling M66: the die says which."""
    given: dict[str, Any] = {"mode": "coop3", "forces": {"amber": "he111h ju88a"}, "weapons": {"airfield_aa_94mm": 1}}
    for die, target in ((1, "he111h"), (2, "ju88a")):
        s = battle("airfield", dice=[die], **given)
        assert [e["target"] for e in s.all("aimed")] == [target]


@pytest.mark.rule("13.3b", "12.1")
def test_it_plays_line_abreast_only_if_it_has_the_card_and_on_the_first_pair() -> None:
    given: dict[str, Any] = {"mode": "coop3", "forces": {"amber": "he111h ju88a"}}
    s = battle("airfield", placed="hurricane_mk2 hurricane_mk1", british="aa_94mm", **given)
    s.play("he111h")
    assert "command_played" not in s.kinds()
    s = battle("airfield", placed="hurricane_mk2 hurricane_mk1", british="line_abreast", **given)
    s.play("he111h")
    assert s.all("command_played")[0] == {"seat": None, "card": "line_abreast", "pair": "pair_1"}


@pytest.mark.rule("13.3b", "12.1")
def test_its_ambush_is_discarded_and_not_played_against_night_raiders() -> None:
    """Ruling M67."""
    s = ambush_of_the_automaton()
    assert s.all("command_played") == [{"seat": None, "card": "ambush", "pair": None}]
    assert "ambush" in s.discarded()
    s = ambush_of_the_automaton(night=("amber",))
    assert "command_played" not in s.kinds()


@pytest.mark.rule("13.3b", "7.4")
@pytest.mark.parametrize(
    ("areas", "expected"),
    [
        ({"amber": "cities", "plum": "cities"}, ["cities", "cities"]),
        ({"amber": "london", "plum": "london"}, ["london", "london"]),
        ({"amber": "london", "plum": "cities"}, ["cities", "london"]),
    ],
)
def test_its_night_cards_go_where_raiders_come_by_night(areas: dict[str, str], expected: list[str]) -> None:
    """Ruling M67."""
    s = scene(
        frame("Turn", "place"),
        frame("Placement", "place_night_cards", place=4),
        mode="coop3",
        forces={"amber": "he111h", "plum": "he111h"},
        areas=areas,
        night=("amber", "plum"),
    )
    assert [e["area"] for e in s.all("night_placed")] == expected


@pytest.mark.rule("13.3b", "7.3")
def test_nobody_has_looked_at_the_cards_that_the_automaton_has_placed() -> None:
    s = new_turn(mode="coop3", radar=1, hands={"amber": "he111h ju88a"}, british="spitfire_mk1 hurricane_mk1")
    assert s.key == "choose_exchange", "the automaton has placed its first card"
    assert (s.t.brit_area[0], s.t.brit_seen[0]) == (1, 0)
    for seat in ("amber", "plum", None):
        assert s.table.view(seat)["columns"]["brit_card"] == {}


@pytest.mark.rule("13.3b")
def test_with_neither_fighter_nor_weapon_the_automaton_places_nothing() -> None:
    given: dict[str, Any] = {"forces": {"amber": "he111h"}, "areas": {"amber": "cities"}}
    assert automaton_places("ace_bader line_abreast", **given) == []


@pytest.mark.rule("13.3b")
def test_by_turns_the_automaton_answers_a_night_force_with_a_gun_and_a_grounded_german_not_at_all() -> None:
    """Rulings M63, M64."""
    given: dict[str, Any] = {"order": 1, "hands": {"plum": "he111h ju88a"}}
    hand = "spitfire_mk1 aa_94mm"
    force: dict[str, Any] = {"forces": {"amber": "he111h"}, "areas": {"amber": "cities"}}
    assert automaton_places(hand, 2, **given, **force) == [("cities", "spitfire_mk1")]
    assert automaton_places(hand, 2, night=("amber",), **given, **force) == [("cities", "aa_94mm")]
    assert automaton_places(hand, 2, **given) == []


@pytest.mark.rule("13.3b", "12.1")
def test_the_ambush_of_the_automaton_goes_to_the_attacked_area_of_the_highest_priority() -> None:
    """Ruling M67."""
    moved = automaton_ambush("ambush", "spitfire_mk1", lie_in("london"), amber="cities", plum="radar")
    assert moved == [("spitfire_mk1", "london", "radar")]


@pytest.mark.rule("13.3b", "12.1")
def test_the_automaton_moves_an_idle_fighter_no_gun_and_none_that_is_needed() -> None:
    """Ruling M67."""
    moved = automaton_ambush(
        "ambush", "aa_94mm hurricane_mk1 spitfire_mk1", lie_in("radar", "cities", "london"), amber="cities"
    )
    assert moved == [("spitfire_mk1", "london", "cities")]
    assert automaton_ambush("ambush", "spitfire_mk1", lie_in("cities"), amber="cities") == []
    assert automaton_ambush("line_abreast", "spitfire_mk1", lie_in("london"), amber="cities") == []


@pytest.mark.rule("13.3b", "12.1")
@pytest.mark.parametrize("hand", ["aa_94mm", "line_abreast", "ambush"])
def test_undo_does_not_tell_what_the_automaton_left_in_its_hand(hand: str) -> None:
    """A command that it does not play is one that it does not hold: so the Germans do not take back what came before."""
    force: dict[str, Any] = {"mode": "coop3", "forces": {"amber": "he111h ju88a"}, "areas": {"amber": "airfield"}}
    fight = battle("airfield", placed="hurricane_mk2 hurricane_mk1", british=hand, **force)
    fight.play("he111h")
    turn = frame("Turn", "place")
    flies = scene(
        turn, frame("Placement", "ambush", place=4), placed="spitfire_mk1", area="radar", british=hand, **force
    )
    places = scene(turn, frame("Placement", "let_the_next_place", place=3), british=hand, **force)
    discards = refilling(british=hand, **force)
    for s in (fight, flies, places, discards):
        assert s.t.undo_closed == 0b111
    flies.t.undo_closed = 0
    place_one(flies.t, AREA["radar"], True)
    assert flies.t.undo_closed == 0b111, "nor whether an ace would have flown along"


@pytest.mark.rule("13.3b", "8")
def test_the_automaton_sends_its_fighters_against_the_day_forces_of_their_area() -> None:
    forces = {"amber": "he111h", "plum": "ju88a", "teal": "do17z"}
    areas = {"amber": "radar", "plum": "cities", "teal": "cities"}
    s = battle("cities", mode="coop3", forces=forces, areas=areas, night=("plum",), placed="spitfire_mk2 spitfire_mk1")
    assert [e["seat"] for e in s.all("sent")] == ["teal", "teal"]


@pytest.mark.rule("13.3b", "9.1")
@pytest.mark.parametrize(("die", "target"), [(1, "he111h"), (2, "ju88a")])
def test_escorts_are_not_counted_when_chance_picks_the_bomber_for_a_gun(die: int, target: str) -> None:
    """Ruling M66."""
    s = battle(
        "airfield",
        mode="coop3",
        forces={"amber": "bf110c he111h ju88a"},
        weapons={"airfield_aa_94mm": 1},
        dice=[die],
    )
    assert [e["target"] for e in s.all("aimed")] == [target]
