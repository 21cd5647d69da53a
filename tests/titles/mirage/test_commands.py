"""Command cards and events.  § 12"""

from __future__ import annotations

from typing import Any

import pytest

from opsroom.titles.mirage.rules.piles import german_left
from tests.titles.mirage.tables import CODE, SEAT, Scene, battle, frame, new_turn, placing, scene


@pytest.mark.rule("12.1")
def test_line_abreast_helps_a_hurricane_against_a_bomber() -> None:
    s = battle("airfield", forces={"plum": "he111h"}, placed="hurricane_mk1", british="line_abreast", dice=[4])
    assert (s.key, s.seat, s.options) == ("choose_line_abreast", "amber", ["pair_1", "pass"])
    s.play("pair_1")
    assert s.all("fired") == [{"card": "hurricane_mk1", "target": "he111h", "die": 4, "number": 4, "pair": "pair_1"}]
    assert {"line_abreast", "he111h"} <= set(s.discarded())


@pytest.mark.rule("12.1")
def test_what_was_played_on_a_pair_lies_beside_it() -> None:
    s = battle(
        "airfield",
        forces={"plum": "he111h"},
        placed="hurricane_mk1",
        british="line_abreast",
        hands={"plum": "cloud_cover"},
    )
    s.play("pair_1")
    assert s.key == "choose_clouds"
    assert s.table.view(None)["columns"]["pair_played"] == {"pair_1": ["line_abreast"]}


@pytest.mark.rule("12.1")
def test_line_abreast_bars_the_bombers_fire_in_its_round() -> None:
    s = battle("airfield", forces={"plum": "he111h"}, placed="hurricane_mk1", british="line_abreast", dice=[5, 6, 6])
    s.play("pair_1")
    assert [e["card"] for e in s.all("fired")] == ["hurricane_mk1", "hurricane_mk1", "he111h"]


@pytest.mark.rule("12.1")
@pytest.mark.parametrize(("fighter", "answer"), [("hurricane_mk1", "bf110c"), ("spitfire_mk1", "he111h")])
def test_line_abreast_needs_a_hurricane_and_a_bomber(fighter: str, answer: str) -> None:
    """tv27: not against a fighter, the rulebook's example."""
    s = battle("airfield", forces={"plum": "bf110c he111h"}, placed=fighter, british="line_abreast")
    s.play(answer)
    assert s.key != "choose_line_abreast"


@pytest.mark.rule("12.1")
def test_free_hunt_helps_a_bf_109_against_a_fighter() -> None:
    s = battle(
        "airfield", forces={"plum": "bf109e he111h"}, placed="hurricane_mk1", hands={"plum": "freie_jagd"}, dice=[6, 4]
    )
    s.play("bf109e")
    assert (s.key, s.seat, s.options) == ("choose_free_hunt", "plum", ["pair_1", "pass"])
    s.play("pair_1")
    assert s.all("fired")[1] == {"card": "bf109e", "target": "hurricane_mk1", "die": 4, "number": 4, "pair": "pair_1"}
    assert "hurricane_mk1" in s.discarded()


@pytest.mark.rule("12.1")
def test_into_the_clouds_cancels_an_attack_from_the_air() -> None:
    s = battle("airfield", forces={"plum": "he111h"}, placed="spitfire_mk1", hands={"plum": "cloud_cover"}, dice=[6, 6])
    assert s.key == "choose_clouds"
    s.play("pair_1")
    assert len(s.all("paired")) == 2
    assert len(s.all("fired")) == 2, "the second round only"


@pytest.mark.rule("12.1", "9.1")
def test_into_the_clouds_hides_a_bomber_from_one_gun() -> None:
    s = battle("airfield", forces={"plum": "he111h"}, weapons={"airfield_aa_94mm": 1}, hands={"plum": "cloud_cover"})
    assert (s.key, s.options) == ("choose_clouds_from_flak", ["aim_1", "pass"])
    s.play("aim_1")
    assert "weapon_fired" not in s.kinds()
    assert "cloud_cover" in s.discarded()
    assert s.all("command_played") == [{"seat": "plum", "card": "cloud_cover", "pair": None}]


@pytest.mark.rule("12.1", "10")
def test_a_radio_beam_sharpens_one_bombers_aim() -> None:
    s = battle("airfield", forces={"plum": "he111h ju88a"}, hands={"plum": "x_geraet"})
    s.play("pass")
    assert s.key == "choose_radio_beam", "asked for each bomber"
    s.play("x_geraet")
    assert [(e["card"], e["number"]) for e in s.all("bombed")] == [("he111h", 2), ("ju88a", 4)]
    assert s.all("command_played") == [{"seat": "plum", "card": "x_geraet", "pair": None}]


@pytest.mark.rule("12.1")
def test_air_sea_rescue_saves_a_fighter_with_its_ace() -> None:
    s = battle(
        "airfield",
        forces={"plum": "bf109e he111h ace_wick"},
        placed="hurricane_mk1",
        hands={"plum": "seenotdienst"},
        dice=[1],
    )
    s.play("ace_wick")
    assert (s.key, s.options) == ("choose_rescue", ["seenotdienst", "pass"])
    s.play("seenotdienst")
    assert {"bf109e", "ace_wick"} <= set(s.hand("plum"))
    assert s.vp("amber") == (0, 0)
    assert s.all("command_played") == [{"seat": "plum", "card": "seenotdienst", "pair": "pair_1"}]


@pytest.mark.rule("12.1")
def test_windows_are_asked_of_whoever_might_have_the_card() -> None:
    """Nobody learns from a question who holds what; with the card among the discards nobody is asked."""
    for discards, asked in (("", True), ("cloud_cover", False)):
        s = battle(
            "airfield", forces={"plum": "he111h"}, placed="spitfire_mk1", hands={"plum": "bf109e"}, discards=discards
        )
        assert (("plum", "choose_clouds") in s.passed) is asked, "without the card there is one answer: to pass"


@pytest.mark.rule("12.1", "9.1")
def test_everybody_under_fire_is_asked_for_the_clouds() -> None:
    forces = {"plum": "he111h", "teal": "he111h"}
    s = battle(
        "airfield",
        forces=forces,
        hands={"plum": "bf109e", "teal": "bf109e", "grey": "bf109e"},
        weapons={"airfield_aa_94mm": 2},
    )
    s.play("plum_1", "teal_1")
    assert [seat for seat, key in s.passed if key == "choose_clouds_from_flak"] == ["plum", "teal"]


@pytest.mark.rule("12.1", "9.1")
def test_where_the_british_seat_is_fixed_nobody_under_fire_is_asked_twice_for_the_clouds() -> None:
    s = battle(
        "airfield",
        mode="fixed4",
        forces={"amber": "he111h", "plum": "he111h"},
        hands={"amber": "bf109e", "plum": "bf109e", "teal": "bf109e"},
        weapons={"airfield_aa_94mm": 2},
    )
    s.play("amber_1", "plum_1")
    assert [seat for seat, key in s.passed if key == "choose_clouds_from_flak"] == ["amber", "plum"]


@pytest.mark.rule("12.1")
def test_a_bomber_hides_in_the_clouds_and_a_fighter_does_not() -> None:
    forces = {"plum": "bf110c he111h"}
    s = battle("airfield", forces=forces, placed="spitfire_mk1 spitfire_mk1", hands={"plum": "cloud_cover"})
    s.play("bf110c")
    assert [(e["pair"], e["target"]) for e in s.all("paired")] == [("pair_1", "bf110c"), ("pair_2", "he111h")]
    assert (s.key, s.options) == ("choose_clouds", ["pair_2", "pass"])


@pytest.mark.rule("12.1")
def test_retaliation_may_be_used_beside_any_british_question() -> None:
    s = placing(british="retaliation_bombing spitfire_mk1 hurricane_mk1", radar=2, order=2, hands={"plum": "he111h"})
    assert s.table.question is not None
    assert s.table.question.actions == ["retaliate"]
    left = german_left(s.t)
    s.answer(-2)
    assert german_left(s.t) == left - 2
    assert s.key == "choose_british_card", "the question is asked again"


@pytest.mark.rule("12.1")
def test_an_event_turned_over_by_retaliation_comes_into_play() -> None:
    """Ruling M48."""
    s = placing(
        british="retaliation_bombing spitfire_mk1 hurricane_mk1", order=2, adlerangriff=0, upper_left=1, dice=[1]
    )
    s.answer(-2)
    assert s.t.adlerangriff == 1
    assert len(s.all("german_card_lost")) == 1


def ambushing(**given: Any) -> Scene:
    return scene(
        frame("Turn", "place"),
        frame("Placement", "ambush", place=4),
        forces={"plum": "he111h"},
        areas={"plum": "cities"},
        british="ambush hurricane_mk1 ace_bader",
        placed="spitfire_mk1 ace_tuck",
        **given,
    )


@pytest.mark.rule("12.1")
def test_an_ambush_moves_a_fighter_and_the_ace_that_would_be_left_alone() -> None:
    s = ambushing()
    assert (s.key, s.options) == ("choose_ambush", ["move", "add", "pass"])
    s.play("move", "cities")
    assert [e["card"] for e in s.all("ambush_moved")] == ["spitfire_mk1", "ace_tuck"]


@pytest.mark.rule("12.1")
def test_an_ambush_adds_a_fighter_and_an_ace_whatever_the_limits() -> None:
    s = ambushing()
    s.play("add", "cities", "ace_bader")
    assert [e["card"] for e in s.all("british_placed")] == ["hurricane_mk1", "ace_bader"]
    assert "ambush" in s.discarded()


@pytest.mark.rule("12.2.1", "12.2.2")
@pytest.mark.parametrize("event", ["", "adlerangriff", "london_raid_order"])
def test_no_ambush_on_event_turns(event: str) -> None:
    s = ambushing(**({"event": CODE[event], "order": 3} if event else {}))
    assert (s.key == "choose_ambush") is (event == "")
    assert "ambush" in s.british_hand(), "it is held, and would be asked for"


@pytest.mark.rule("12.1", "12.3")
def test_an_ambush_brings_no_third_ace_to_an_area() -> None:
    s = scene(
        frame("Turn", "place"),
        frame("Placement", "ambush", place=4),
        forces={"plum": "he111h"},
        british="ambush hurricane_mk1 ace_bader",
        placed="spitfire_mk1 hurricane_mk2 ace_tuck ace_malan",
    )
    s.play("add", "airfield")
    assert [e["card"] for e in s.all("british_placed")] == ["hurricane_mk1"]
    assert "ace_bader" in s.british_hand()


@pytest.mark.rule("12.1")
def test_a_command_is_played_once_and_discarded() -> None:
    s = battle(
        "airfield",
        forces={"plum": "he111h ju88a"},
        placed="hurricane_mk1 hurricane_mk1",
        british="line_abreast",
    )
    s.play("he111h")
    assert (s.key, s.options) == ("choose_line_abreast", ["pair_1", "pair_2", "pass"])
    s.play("pair_2")
    numbers = [(e["target"], e["number"]) for e in s.all("fired") if e["card"] == "hurricane_mk1"]
    assert numbers[:2] == [("he111h", 3), ("ju88a", 4)], "one pair, in this round"
    assert s.discarded().count("line_abreast") == 1


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


@pytest.mark.rule("12.2.2")
def test_on_an_event_turn_a_german_without_bombers_lays_out_no_force() -> None:
    hands = {"plum": "bf109e bf109e", "teal": "he111h", "grey": "he111h"}
    pile = [5] + [0] * 15  # fighters only: plum finds no bomber there either
    s = new_turn(london_order=1, london_open=0, hands=hands, british="hurricane_mk1", pile=pile, lower_left=5)
    while not s.all("british_placed"):
        s.play(s.options[0] if s.key == "choose_bomber" else "pass")
    assert [e["seat"] for e in s.all("force_placed")] == ["teal", "grey"]


@pytest.mark.rule("12.2")
def test_the_london_order_lies_below_the_upper_block() -> None:
    s = placing(hands={"plum": "he111h ju88a"}, london_order=0, dice=["do17z"])
    s.play("ju88a")
    assert s.all("event_shown") == [{"seat": "plum", "card": "london_raid_order"}]
    assert s.t.london_order == 1
    assert SEAT["plum"] == 1
