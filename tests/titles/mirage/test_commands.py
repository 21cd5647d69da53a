"""Command cards.  § 12.1"""

from __future__ import annotations

from typing import Any

import pytest

from opsroom.titles.mirage.rules.piles import german_left
from tests.titles.mirage.tables import (
    CODE,
    SEAT,
    ambushing,
    battle,
    frame,
    keys,
    lie_in,
    placing,
    refilling,
    scene,
)


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


@pytest.mark.rule("12.1", "12.3")
def test_an_ambush_does_not_offer_an_ace_where_two_are() -> None:
    s = scene(
        frame("Turn", "place"),
        frame("Placement", "ambush", place=4),
        forces={"plum": "he111h"},
        british="ambush hurricane_mk1 ace_bader",
        placed="spitfire_mk1 hurricane_mk2 ace_tuck ace_malan",
    )
    s.play("add", "airfield")
    assert ("amber", "choose_ambush_ace") in s.passed, "there is nothing to do but pass"


@pytest.mark.rule("12.1")
@pytest.mark.parametrize(
    ("given", "asked"),
    [
        ({"forces": {"plum": "he111h"}, "placed": "hurricane_mk1"}, True),
        ({"forces": {"plum": "he111h"}, "placed": "spitfire_mk1"}, False),
        ({"forces": {"plum": "he111h"}, "placed": "hurricane_mk1", "discards": "line_abreast"}, False),
    ],
)
def test_line_abreast_is_asked_for_where_a_hurricane_meets_a_bomber(given: dict[str, Any], asked: bool) -> None:
    """Ruling M72."""
    s = battle("airfield", british="aa_94mm", **given)
    assert (("amber", "choose_line_abreast") in s.passed) is asked


@pytest.mark.rule("12.1")
def test_into_the_clouds_may_be_kept() -> None:
    s = battle("airfield", forces={"plum": "he111h"}, placed="spitfire_mk1", hands={"plum": "cloud_cover"})
    s.play("pass")
    assert "command_played" not in s.kinds()
    assert "cloud_cover" in s.hand("plum")


@pytest.mark.rule("12.1")
def test_air_sea_rescue_is_not_for_bombers() -> None:
    s = battle("airfield", forces={"plum": "ju87b"}, placed="hurricane_mk1", hands={"plum": "seenotdienst"}, dice=[1])
    assert "choose_rescue" not in [s.key, *(key for _, key in s.passed)]
    assert "ju87b" in s.discarded()


@pytest.mark.rule("12.1")
def test_line_abreast_is_offered_for_the_hurricanes_pair_alone() -> None:
    s = battle("airfield", forces={"plum": "he111h ju88a"}, placed="hurricane_mk1 spitfire_mk1", british="line_abreast")
    s.play("spitfire_mk1", "he111h")
    assert (s.key, s.options) == ("choose_line_abreast", ["pair_2", "pass"])
    assert s.refused == {"pair_1": "hurricane_against_bomber"}


@pytest.mark.rule("12.1")
def test_free_hunt_is_offered_for_the_bf_109s_pair_alone() -> None:
    hands = {"plum": "freie_jagd"}
    s = battle("airfield", forces={"plum": "bf109e he111h"}, placed="hurricane_mk1 spitfire_mk1", hands=hands)
    s.play("spitfire_mk1", "he111h").to("choose_free_hunt")
    assert s.options == ["pair_2", "pass"]
    assert s.refused == {"pair_1": "hunter_against_fighter"}


@pytest.mark.rule("12.1", "9.1")
def test_clouds_hide_from_guns_that_aim_at_the_own_force() -> None:
    s = battle(
        "airfield",
        forces={"plum": "he111h", "teal": "ju88a"},
        weapons={"airfield_aa_94mm": 1, "airfield_aa_40mm": 1},
        hands={"teal": "cloud_cover"},
        dice=[6, 6],
    )
    s.play("plum_1", "teal_1")
    assert (s.seat, s.options) == ("teal", ["aim_2", "pass"])
    s.play("aim_2")
    assert [e["card"] for e in s.all("weapon_fired")] == ["aa_94mm"]
    assert "cloud_cover" not in s.hand("teal")


@pytest.mark.rule("12.1")
@pytest.mark.parametrize(
    ("key", "given"),
    [
        ("choose_radio_beam", {"forces": {"plum": "he111h"}}),
        ("choose_clouds_from_flak", {"forces": {"plum": "he111h"}, "weapons": {"airfield_aa_94mm": 1}}),
        ("choose_clouds", {"forces": {"plum": "he111h"}, "placed": "spitfire_mk1"}),
        ("choose_free_hunt", {"forces": {"plum": "bf109e"}, "placed": "spitfire_mk1"}),
        ("choose_rescue", {"forces": {"plum": "bf109e"}, "placed": "spitfire_mk1", "dice": [1]}),
    ],
)
def test_who_does_not_hold_a_command_can_only_pass(key: str, given: dict[str, Any]) -> None:
    s = battle("airfield", hands={"plum": "bf110c"}, **given)
    assert ("plum", key) in s.passed


@pytest.mark.rule("12.1")
@pytest.mark.parametrize(
    ("key", "given"),
    [
        ("choose_radio_beam", {"forces": {"plum": "he111h"}, "discards": "x_geraet"}),
        ("choose_clouds_from_flak", {"forces": {"plum": "he111h"}, "discards": "cloud_cover"}),
        ("choose_clouds", {"forces": {"plum": "bf110c"}, "placed": "spitfire_mk1"}),
        ("choose_free_hunt", {"forces": {"plum": "bf109e"}, "placed": "spitfire_mk1", "discards": "freie_jagd " * 2}),
        ("choose_free_hunt", {"forces": {"plum": "bf110c"}, "placed": "spitfire_mk1"}),
        ("choose_free_hunt", {"forces": {"plum": "he111h"}, "placed": "spitfire_mk1"}),
        ("choose_rescue", {"forces": {"plum": "bf109e"}, "placed": "spitfire_mk1", "dice": [6]}),
        (
            "choose_rescue",
            {"forces": {"plum": "bf109e"}, "placed": "spitfire_mk1", "dice": [1], "discards": "seenotdienst"},
        ),
    ],
)
def test_nobody_is_asked_for_a_command_that_cannot_be_played(key: str, given: dict[str, Any]) -> None:
    s = battle("airfield", hands={"plum": "ju87b"}, weapons={"airfield_aa_94mm": 1}, **given)
    assert key not in keys(s)


@pytest.mark.rule("12.1")
@pytest.mark.parametrize(
    ("card", "answers", "given"),
    [
        ("x_geraet", ["x_geraet"], {"forces": {"plum": "he111h"}}),
        ("cloud_cover", ["aim_1"], {"forces": {"plum": "he111h"}, "weapons": {"airfield_aa_94mm": 1}}),
        ("cloud_cover", ["pair_1"], {"forces": {"plum": "he111h"}, "placed": "spitfire_mk1"}),
        ("freie_jagd", ["pair_1"], {"forces": {"plum": "bf109e"}, "placed": "spitfire_mk1"}),
        ("seenotdienst", ["seenotdienst"], {"forces": {"plum": "bf109e"}, "placed": "spitfire_mk1", "dice": [1]}),
    ],
)
def test_a_german_command_leaves_the_hand_for_the_discards(
    card: str, answers: list[str], given: dict[str, Any]
) -> None:
    s = battle("airfield", hands={"plum": card}, **given)
    s.t.known[SEAT["plum"] * 16 + CODE[card]] = 1
    s.play(*answers)
    assert s.all("command_played")[0]["card"] == card
    assert card not in s.hand("plum")
    assert s.discarded().count(card) == 1
    assert s.t.known[SEAT["plum"] * 16 + CODE[card]] == 0, "nobody believes that it is still in the hand"


@pytest.mark.rule("12.1")
def test_two_free_hunts_help_two_pairs_and_never_the_same_one_twice() -> None:
    hands = {"plum": "freie_jagd freie_jagd"}
    s = battle("airfield", forces={"plum": "bf109e bf109e he111h"}, placed="hurricane_mk1 hurricane_mk1", hands=hands)
    s.play("bf109e", "bf109e").to("choose_free_hunt")
    s.play("pair_2")
    assert s.options == ["pair_1", "pass"]
    s.play("pair_1")
    assert [e["number"] for e in s.all("fired") if e["card"] == "bf109e"][:2] == [4, 4]
    assert s.discarded().count("freie_jagd") == 2


@pytest.mark.rule("12.1")
def test_a_free_hunt_does_not_help_the_fighter_that_supports() -> None:
    hands = {"plum": "freie_jagd"}
    s = battle("airfield", forces={"plum": "bf109e bf109e he111h"}, placed="hurricane_mk1", hands=hands, dice=[6, 6, 6])
    s.play("bf109e", "pair_1").to("choose_free_hunt").play("pair_1")
    assert sorted(e["number"] for e in s.all("fired") if e["card"] == "bf109e") == [3, 4]


@pytest.mark.rule("12.1")
def test_line_abreast_does_not_help_the_fighter_that_supports() -> None:
    s = battle(
        "airfield",
        forces={"plum": "he111h"},
        placed="hurricane_mk1 hurricane_mk2",
        british="line_abreast",
        dice=[6, 6],
    )
    s.play("hurricane_mk1", "pair_1").to("choose_line_abreast").play("pair_1")
    assert [(e["card"], e["number"]) for e in s.all("fired")][:2] == [("hurricane_mk1", 4), ("hurricane_mk2", 3)]


@pytest.mark.rule("12.1", "12.3")
@pytest.mark.parametrize(
    ("placed", "moved"),
    [
        ("spitfire_mk1 hurricane_mk1 ace_bader ace_tuck", ["spitfire_mk1", "ace_tuck"]),
        ("spitfire_mk1 hurricane_mk1 ace_bader", ["spitfire_mk1"]),
        ("spitfire_mk1 aa_94mm", ["spitfire_mk1"]),
    ],
)
def test_an_ambush_takes_an_ace_along_only_where_it_would_have_no_fighter(placed: str, moved: list[str]) -> None:
    """Ruling M74."""
    s = scene(
        frame("Turn", "place"),
        frame("Placement", "ambush", place=4),
        forces={"plum": "he111h"},
        areas={"plum": "cities"},
        british="ambush",
        placed=placed,
    )
    s.play("move")
    if s.key == "choose_ambush_fighter":
        s.play("spitfire_mk1")
    assert s.options == ["radar", "london", "cities"], "anywhere but where it is"
    s.play("cities")
    assert [e["card"] for e in s.all("ambush_moved")] == moved
    assert s.discarded().count("ambush") == 1


@pytest.mark.rule("12.1")
def test_an_ambush_needs_a_fighter_in_place_or_in_hand() -> None:
    given: dict[str, Any] = {"forces": {"plum": "he111h"}, "areas": {"plum": "cities"}}
    steps = (frame("Turn", "place"), frame("Placement", "ambush", place=4))
    s = scene(*steps, british="ambush hurricane_mk1", placed="aa_94mm", **given)
    assert (s.options, s.refused) == (["add", "pass"], {"move": "no_fighter_placed"})
    s = scene(*steps, british="ambush aa_40mm ace_bader", placed="spitfire_mk1", **given)
    assert (s.options, s.refused) == (["move", "pass"], {"add": "no_fighter_in_hand"})


@pytest.mark.rule("12.1")
def test_an_ambush_moves_a_fighter_from_an_area_of_choice() -> None:
    s = scene(
        frame("Turn", "place"),
        frame("Placement", "ambush", place=4),
        forces={"plum": "he111h"},
        areas={"plum": "cities"},
        british="ambush",
        placed="spitfire_mk1 hurricane_mk1 aa_94mm",
        brit_area=lie_in("airfield", "radar", "london"),
    )
    s.play("move")
    assert (s.key, s.options) == ("choose_ambush_from", ["radar", "airfield"])
    s.play("airfield", "cities")
    assert [(e["card"], e["origin"], e["area"]) for e in s.all("ambush_moved")] == [
        ("spitfire_mk1", "airfield", "cities")
    ]


@pytest.mark.rule("12.1")
def test_a_retaliation_is_discarded_and_takes_two_german_cards_with_it() -> None:
    hands = dict.fromkeys(("plum", "teal", "grey"), "bf109e bf109e bf109e bf110c he111h")
    s = refilling(hands=hands, british="retaliation_bombing retaliation_bombing", dice=["do17z", "he111h"])
    s.play("use_retaliation")
    assert s.discarded() == ["do17z", "he111h", "retaliation_bombing"]
    assert s.british_hand() == ["retaliation_bombing"]
    assert [e["card"] for e in s.all("german_card_lost")] == ["do17z", "he111h"]


@pytest.mark.rule("12.1")
@pytest.mark.parametrize("bomber", ["ju87b", "do17z", "he111h", "ju88a"])
def test_every_bomber_can_slip_into_the_clouds(bomber: str) -> None:
    s = battle("airfield", forces={"plum": bomber}, placed="spitfire_mk1", hands={"plum": "cloud_cover"})
    assert (s.key, s.options) == ("choose_clouds", ["pair_1", "pass"])


@pytest.mark.rule("12.1")
def test_12_1_an_ambush_belongs_to_no_pair() -> None:
    s = scene(
        frame("Turn", "place"),
        frame("Placement", "ambush", place=4),
        forces={"plum": "he111h"},
        areas={"plum": "cities"},
        british="ambush hurricane_mk1",
        placed="spitfire_mk1",
    )
    s.play("add")
    assert s.all("command_played") == [{"seat": "amber", "card": "ambush", "pair": None}]


@pytest.mark.rule("12.1")
def test_12_1_retaliation_is_the_british_players_and_needs_its_card() -> None:
    for cards, order, actions in (
        ("retaliation_bombing spitfire_mk1 hurricane_mk1", 2, ["retaliate"]),
        ("spitfire_mk1 hurricane_mk1", 2, []),
        ("retaliation_bombing spitfire_mk1 hurricane_mk1", 0, []),
    ):
        s = placing(british=cards, radar=2 if order else 0, order=order, hands={"plum": "he111h do17z"})
        assert s.seat == ("amber" if order else "plum")
        assert s.table.question is not None
        assert s.table.question.actions == actions


@pytest.mark.rule("12.1")
def test_12_1_a_british_player_without_cards_in_hand_is_not_asked_for_line_abreast() -> None:
    for hand, is_asked in (("aa_94mm", True), ("", False)):
        s = battle("airfield", forces={"plum": "he111h"}, placed="hurricane_mk1", british=hand)
        assert (("amber", "choose_line_abreast") in s.passed) is is_asked
