"""Event cards.  § 12.2"""

from __future__ import annotations

import pytest

from tests.titles.mirage.tables import (
    CODE,
    SEAT,
    THREE,
    TITLE,
    ambushing,
    frame,
    new_turn,
    placing,
    scene,
)

HANDS = {"plum": "bf109e ju87b he111h", "teal": "ju88a he111h", "grey": "do17z he111h"}

HAND = "spitfire_mk1 hurricane_mk1 hurricane_mk2 aa_94mm ace_bader ace_malan"


@pytest.mark.rule("12.2", "12.2.1", "3.1.5")
def test_adlerangriff_sends_everybody_to_the_airfields_unseen() -> None:
    """Ruling M56: both sides choose without seeing the other's choice."""
    s = new_turn(adlerangriff=1, radar=3, hands=HANDS, british=HAND)
    assert (s.t.radar, s.t.order) == (0, 3)
    s.play("pass")
    assert s.key == "choose_bomber", "the airfields are the only target"
    s.play("he111h", "bf109e", "pass")
    seen = s.table.view("amber")["columns"]
    assert (seen["force_size"], seen["force_area"]) == ({}, {})
    assert seen["hand"]["plum"] == 3
    s.play("pass", "he111h", "pass", "pass", "he111h", "pass")
    assert (s.key, s.seat) == ("choose_british_card", "amber")
    assert s.table.view("amber")["columns"]["force_size"] == {}
    s.play("spitfire_mk1", "hurricane_mk1", "hurricane_mk2", "aa_94mm")
    s.play("ace_bader", "ace_malan")
    assert len(s.all("force_placed")) == 3
    assert s.table.view("amber")["columns"]["force_area"] == {
        "plum": "airfield",
        "teal": "airfield",
        "grey": "airfield",
    }
    assert s.t.night_open == 1


@pytest.mark.rule("12.2")
def test_the_london_order_lies_below_the_upper_block() -> None:
    s = placing(hands={"plum": "he111h ju88a"}, london_order=0, dice=["do17z"])
    s.play("ju88a")
    assert s.all("event_shown") == [{"seat": "plum", "card": "london_raid_order"}]
    assert s.t.london_order == 1
    assert SEAT["plum"] == 1


@pytest.mark.rule("12.2", "12.2.1", "12.2.2")
@pytest.mark.parametrize(("given", "states"), [((1, 0), (2, 0)), ((0, 1), (0, 2)), ((1, 1), (2, 1))])
def test_the_event_of_the_turn_is_carried_out_and_the_other_waits(
    given: tuple[int, int], states: tuple[int, int]
) -> None:
    """The states of an event: 0 in the pile, 1 waiting, 2 carried out."""
    hands = dict.fromkeys(("plum", "teal", "grey"), "he111h ju88a")
    s = new_turn(adlerangriff=given[0], london_order=given[1], upper_left=1, hands=hands)
    assert (s.t.adlerangriff, s.t.london_order) == states


@pytest.mark.rule("12.2.1", "12.2.2")
@pytest.mark.parametrize("event", ["", "adlerangriff", "london_raid_order"])
def test_no_ambush_on_event_turns(event: str) -> None:
    s = ambushing(**({"event": CODE[event], "order": 3} if event else {}))
    assert (s.key == "choose_ambush") is (event == "")
    assert "ambush" in s.british_hand(), "it is held, and would be asked for"


@pytest.mark.rule("12.2.1", "12.3")
def test_adlerangriff_takes_two_british_aces_and_no_third() -> None:
    """Ruling M57: the limit of aces in an area holds, that of cards does not."""
    s = new_turn(
        adlerangriff=1, hands=HANDS, british="spitfire_mk1 hurricane_mk1 hurricane_mk2 ace_bader ace_malan ace_tuck"
    )
    s.play("pass", "he111h", "pass", "pass", "he111h", "pass", "pass", "he111h", "pass")
    s.play("spitfire_mk1", "hurricane_mk1", "hurricane_mk2", "ace_bader", "ace_malan")
    assert len(s.all("british_placed")) == 5
    assert ("amber", "choose_british_card") in s.passed, "only to finish is left: the third ace cannot be placed"


@pytest.mark.rule("12.2.1")
def test_night_raids_open_after_the_adlerangriff_turn() -> None:
    s = scene(
        frame("Turn", "refill"),
        frame("Refill", "choose_command_order", seat=0),
        event=CODE["adlerangriff"],
        night_open=0,
        hands=dict.fromkeys(("amber", "plum", "teal", "grey"), "he111h"),
    )
    s.play("pass")
    assert (s.t.night_open, s.t.event) == (1, -1)


@pytest.mark.rule("12.2.1", "12.2.2")
def test_a_turn_without_an_event_opens_neither_london_nor_the_night() -> None:
    s = scene(
        frame("Turn", "refill"),
        frame("Refill", "choose_command_order", seat=0),
        london_open=0,
        night_open=0,
        hands=dict.fromkeys(("amber", "plum", "teal", "grey"), "he111h"),
    )
    s.play("pass")
    assert (s.t.turn, s.t.london_open, s.t.night_open) == (6, 0, 0)


@pytest.mark.rule("12.2.1", "7.3")
def test_on_an_event_turn_the_limit_of_an_area_is_the_whole_hand() -> None:
    s = new_turn(adlerangriff=1, hands=THREE, british="hurricane_mk1 hurricane_mk2 spitfire_mk1 aa_94mm aa_40mm")
    s.play("pass", "he111h", "pass", "pass", "he111h", "pass", "pass", "he111h", "pass")
    assert (s.key, TITLE.prompt(s.t)["an_area"]) == ("choose_british_card", 6)


@pytest.mark.rule("12.2.1")
def test_on_an_event_turn_the_british_side_is_not_asked_for_an_area() -> None:
    s = new_turn(adlerangriff=1, hands=THREE, british="hurricane_mk1 hurricane_mk2 spitfire_mk1 aa_94mm aa_40mm")
    s.play("pass", "he111h", "pass", "pass", "he111h", "pass", "pass", "he111h", "pass", "hurricane_mk1")
    assert s.key == "choose_british_card"
    assert ("amber", "choose_area") not in s.passed


@pytest.mark.rule("12.2.1", "13.1")
def test_on_the_adlerangriff_turn_three_players_may_place_several_weapons() -> None:
    s = new_turn(
        mode="rotating3",
        adlerangriff=1,
        hands={"plum": "he111h ju88a", "teal": "he111h ju88a"},
        british="hurricane_mk1 aa_94mm aa_94mm aa_40mm barrage_balloon",
    )
    s.play("pass", "he111h", "pass", "pass", "he111h", "pass", "aa_94mm", "aa_94mm", "aa_40mm")
    assert "barrage_balloon" in s.options


@pytest.mark.rule("12.2.2", "12.3")
def test_on_the_london_turn_aces_are_limited_by_fighters_alone() -> None:
    """Ruling M57."""
    hand = "spitfire_mk1 hurricane_mk1 hurricane_mk2 ace_bader ace_malan ace_tuck"
    s = new_turn(london_order=1, london_open=0, radar=2, hands=HANDS, british=hand)
    assert (s.t.radar, s.t.order) == (0, 3), "the radar is mended, and both sides choose at the same time"
    s.play("pass")
    assert s.key == "choose_bomber", "London by day is the only target"
    s.play("he111h", "pass", "pass", "he111h", "pass", "pass", "he111h", "pass")
    assert sorted(e["card"] for e in s.all("british_placed")) == sorted(hand.split())
    assert {e["night"] for e in s.all("force_placed")} == {0}


@pytest.mark.rule("12.2.2")
def test_on_the_london_turn_every_british_card_is_placed() -> None:
    s = new_turn(london_order=1, london_open=0, hands=HANDS, british=HAND)
    s.play("pass", "he111h", "pass", "pass", "he111h", "pass", "pass", "he111h", "pass")
    placed = [e["card"] for e in s.all("british_placed")]
    assert sorted(placed) == sorted(HAND.split())
    assert [e["area"] for e in s.all("force_placed")] == ["london"] * 3
    assert s.t.london_open == 0, "open from the next turn on (ruling M23)"


@pytest.mark.rule("12.2.2")
def test_london_opens_after_its_turn() -> None:
    s = scene(
        frame("Turn", "refill"),
        frame("Refill", "choose_command_order", seat=0),
        event=CODE["london_raid_order"],
        london_open=0,
        hands=dict.fromkeys(("amber", "plum", "teal", "grey"), "he111h"),
    )
    s.play("pass")
    assert s.t.london_open == 1


@pytest.mark.rule("12.2.2")
def test_on_an_event_turn_a_german_without_bombers_lays_out_no_force() -> None:
    hands = {"plum": "bf109e bf109e", "teal": "he111h", "grey": "he111h"}
    pile = [5] + [0] * 15  # fighters only: plum finds no bomber there either
    s = new_turn(london_order=1, london_open=0, hands=hands, british="hurricane_mk1", pile=pile, lower_left=5)
    while not s.all("british_placed"):
        s.play(s.options[0] if s.key == "choose_bomber" else "pass")
    assert [e["seat"] for e in s.all("force_placed")] == ["teal", "grey"]
