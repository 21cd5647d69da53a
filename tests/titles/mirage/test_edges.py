"""The edges of the rules: who is not asked, what is not touched, and the second of a kind."""

from __future__ import annotations

from typing import Any

import pytest

from opsroom.titles.mirage.rules.automaton import place_one
from tests.titles.mirage.tables import AREA, CODE, SEAT, STOP, Scene, battle, frame, new_turn, placing, refilling, scene

TWO_AREAS = {"plum": "airfield", "teal": "cities"}


def keys(s: Scene) -> list[str]:
    """Every question so far, the one now asked included."""
    return [key for _, key in s.passed] + [s.key]


def lie_in(*areas: str) -> list[int]:
    """Areas of the British cards in their order, for a scene."""
    return [AREA[area] for area in areas] + [-1] * (8 - len(areas))


# --- § 7: placement
@pytest.mark.rule("7.2.1")
def test_the_cards_in_hand_are_what_can_be_exchanged() -> None:
    s = placing(hands={"plum": "bf110c he111h ace_wick x_geraet"})
    assert s.options == ["bf110c", "he111h", "ace_wick", "x_geraet", "pass"]


@pytest.mark.rule("7.2.1")
def test_a_german_without_cards_is_not_asked_and_sits_the_turn_out() -> None:
    s = placing(hands={"teal": "he111h ju88a"})
    assert s.seat == "teal"
    assert "plum" not in [seat for seat, _ in s.passed]
    assert s.t.grounded[SEAT["plum"]] == 1


@pytest.mark.rule("7.2.2")
def test_a_target_that_no_bomber_in_hand_can_reach_is_refused() -> None:
    s = placing(hands={"plum": "bf109e ju87b"}).play("pass")
    assert s.options == ["radar", "airfield", "london"]
    assert s.refused["cities"] == "no_bomber_for_it"
    assert s.refused["london_night"] == "no_bomber_for_it"


@pytest.mark.rule("7.2.3")
def test_one_night_force_leaves_room_for_another() -> None:
    given: dict[str, Any] = {"hands": {"teal": "he111h"}, "forces": {"plum": "he111h"}, "leader": 2}
    s = placing(night=("plum",), area="cities", **given).play("pass")
    assert {"cities_night", "london_night"} <= set(s.options)


@pytest.mark.rule("7.1", "7.3")
def test_placing_by_turns_the_radar_is_mended_with_the_last_british_card() -> None:
    """Ruling M14."""
    hand = "hurricane_mk1 hurricane_mk1 hurricane_mk1 hurricane_mk1 hurricane_mk1"
    s = new_turn(radar=1, hands=dict.fromkeys(("plum", "teal", "grey"), "he111h do17z"), british=hand)
    for area in ("airfield", "radar", "cities"):
        s.play(area)
        assert s.t.radar == 1
        s.play("pass", "airfield" if area != "cities" else "radar", "he111h", "pass")
    assert (s.key, s.t.radar) == ("choose_area", 1)
    s.play("london")
    assert s.t.radar == 0


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


@pytest.mark.rule("12.2", "12.2.1", "12.2.2")
@pytest.mark.parametrize(("given", "states"), [((1, 0), (2, 0)), ((0, 1), (0, 2)), ((1, 1), (2, 1))])
def test_the_event_of_the_turn_is_carried_out_and_the_other_waits(
    given: tuple[int, int], states: tuple[int, int]
) -> None:
    """The states of an event: 0 in the pile, 1 waiting, 2 carried out."""
    hands = dict.fromkeys(("plum", "teal", "grey"), "he111h ju88a")
    s = new_turn(adlerangriff=given[0], london_order=given[1], upper_left=1, hands=hands)
    assert (s.t.adlerangriff, s.t.london_order) == states


# --- § 8, § 12.3: combat and aces
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


@pytest.mark.rule("8")
def test_a_force_that_no_fighter_meets_flies_on_unfought() -> None:
    s = battle("airfield", forces={"plum": "he111h", "teal": "ju88a"}, placed="hurricane_mk1 hurricane_mk1")
    s.play("teal", "teal").to("choose_command_order")
    assert {e["force"] for e in s.all("fighter_shown")} == {"teal"}
    assert {e["target"] for e in s.all("paired")} == {"ju88a"}
    assert [e["seat"] for e in s.all("bombed")] == ["plum", "teal"]


@pytest.mark.rule("8")
def test_fighters_meet_only_forces_of_their_area_and_only_those_bomb() -> None:
    s = battle("airfield", forces={"plum": "he111h", "teal": "ju88a"}, areas=TWO_AREAS, placed="spitfire_mk1")
    assert s.key == STOP
    assert [e["seat"] for e in s.all("sent")] == ["plum"]
    assert [e["seat"] for e in s.all("bombed")] == ["plum"]


@pytest.mark.rule("8", "8.4")
def test_day_fighters_meet_the_day_force_where_another_comes_by_night() -> None:
    forces = {"plum": "he111h", "teal": "ju88a"}
    s = battle("cities", forces=forces, night=("teal",), placed="spitfire_mk1", night_cards="night_blenheim_if")
    assert "choose_force" not in keys(s)
    assert "choose_night_force" not in keys(s), "a single force is met without a question"
    assert [(e["card"], e["seat"]) for e in s.all("sent")] == [("spitfire_mk1", "plum"), ("night_blenheim_if", "teal")]


@pytest.mark.rule("8.1")
def test_a_spare_british_fighter_that_stays_out_does_not_fire() -> None:
    s = battle("airfield", forces={"plum": "he111h"}, placed="hurricane_mk1 spitfire_mk1", dice=[6, 6])
    s.play("hurricane_mk1", "pass")
    assert [e["card"] for e in s.all("fired")] == ["hurricane_mk1", "he111h"]
    assert "supported" not in s.kinds()


@pytest.mark.rule("8.1")
def test_a_german_escort_that_stays_out_does_not_fire() -> None:
    s = battle("airfield", forces={"plum": "bf110c he111h"}, placed="hurricane_mk1", dice=[6, 6])
    s.play("he111h", "pass")
    assert [e["card"] for e in s.all("fired")] == ["hurricane_mk1", "he111h"]
    assert "supported" not in s.kinds()


@pytest.mark.rule("8.1")
def test_an_escort_supports_the_pair_that_is_chosen() -> None:
    s = battle("airfield", forces={"plum": "bf110c he111h ju88a"}, placed="hurricane_mk1 hurricane_mk1")
    s.play("he111h", "ju88a", "pair_2")
    assert s.all("supported") == [{"card": "bf110c", "pair": "pair_2"}]
    assert [(e["card"], e["pair"]) for e in s.all("fired")][2:4] == [("hurricane_mk1", "pair_2"), ("bf110c", "pair_2")]


@pytest.mark.rule("8.2")
def test_aircraft_lost_to_guns_were_in_no_pair() -> None:
    s = battle("airfield", forces={"plum": "he111h"}, weapons={"airfield_aa_94mm": 1}, dice=[1, 1])
    assert [(e["card"], e["pair"]) for e in s.all("shot_down")] == [("he111h", None)]


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


@pytest.mark.rule("8.3", "11")
def test_aircraft_that_come_home_are_known_to_all() -> None:
    s = battle("airfield", forces={"plum": "bf110c he111h"}, placed="hurricane_mk1")
    while s.key != STOP:
        s.play("pass" if "pass" in s.options else "he111h")
    known = s.table.view("teal")["columns"]["known"]["plum"]
    assert known == {"bf110c": 1, "he111h": 1}


# --- § 9: guns and balloons
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
def test_guns_of_one_area_aim_at_the_bombers_of_that_area() -> None:
    forces = {"plum": "he111h ju88a", "teal": "do17z"}
    s = battle("airfield", forces=forces, areas=TWO_AREAS, weapons={"airfield_aa_94mm": 1})
    assert (s.key, s.options) == ("choose_aim", ["plum_1", "plum_2"])


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


# --- § 12.1: commands
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


# --- § 11: the end of a turn
@pytest.mark.rule("11", "12.1")
@pytest.mark.parametrize(
    ("order", "card"),
    [
        ("drop_retaliation", "retaliation_bombing"),
        ("drop_line_abreast", "line_abreast"),
        ("drop_ambush", "ambush"),
    ],
)
def test_the_command_that_is_dropped_is_the_one_that_was_named(order: str, card: str) -> None:
    s = refilling(british="retaliation_bombing line_abreast ambush")
    s.play(order)
    assert s.discarded() == [card]
    assert len(s.british_hand()) == 2
    assert [e["card"] for e in s.all("discarded")] == [card]


@pytest.mark.rule("11")
def test_a_fighter_that_all_have_seen_goes_home_known_to_all() -> None:
    s = refilling(placed="spitfire_mk1 hurricane_mk1", area="radar", brit_seen=[-1, 1, 0, 0, 0, 0, 0, 0])
    known = s.table.view("plum")["columns"]["british_known"]["plum"]
    assert known == {"spitfire_mk1": 1}
    assert s.british_hand() == ["hurricane_mk1", "spitfire_mk1"]


@pytest.mark.rule("11.1")
@pytest.mark.parametrize(
    ("card", "over"), [("ju87b", False), ("ju88a", False), ("ace_moelders", True), ("bf110c", True)]
)
def test_a_bomber_under_the_pile_keeps_the_game_going_and_nothing_else_does(card: str, over: bool) -> None:
    """Ruling M54."""
    hands = dict.fromkeys(("amber", "plum", "teal", "grey"), "bf109e bf109e bf109e bf110c bf110c")
    hands["grey"] = "bf109e bf109e bf109e bf110c freie_jagd"
    s = refilling(hands=hands, pile=[0] * 16, lower_left=0, bottom=[CODE[card]] + [-1] * 63, bottom_left=1).play("pass")
    assert (s.table.result is not None) is over


@pytest.mark.rule("11.1")
@pytest.mark.parametrize(("card", "over"), [("ju87b", False), ("ju88a", False), ("ace_moelders", True)])
def test_a_bomber_in_a_german_hand_keeps_the_game_going(card: str, over: bool) -> None:
    """Ruling M54."""
    hands = dict.fromkeys(("amber", "plum", "teal", "grey"), "bf109e bf109e bf109e bf110c bf110c")
    hands["teal"] = f"bf109e bf109e bf109e bf110c {card}"
    s = refilling(hands=hands, pile=[3] + [0] * 15, lower_left=3).play("pass")
    assert (s.table.result is not None) is over


# --- § 13.3b: the automaton
def automaton_places(hand: str, place: int = 3, **given: Any) -> list[tuple[str, str]]:
    s = scene(
        frame("Turn", "place"),
        frame("Placement", "let_the_next_place", place=place),
        mode="coop3",
        british=hand,
        **given,
    )
    return [(e["area"], e["card"]) for e in s.all("british_placed")]


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


# --- what a sample of changed rules showed to be untested
@pytest.mark.rule("8")
def test_each_card_of_a_force_is_turned_up_and_nothing_else() -> None:
    s = battle("airfield", forces={"plum": "bf109e he111h", "teal": "ju88a"})
    assert [(e["seat"], e["card"]) for e in s.all("force_shown")] == [
        ("plum", "bf109e"),
        ("plum", "he111h"),
        ("teal", "ju88a"),
    ]


@pytest.mark.rule("7.2.3")
@pytest.mark.parametrize("target", ["london_night", "cities_night"])
def test_a_force_that_was_placed_by_night_leaves_room_for_a_second(target: str) -> None:
    s = placing(hands=dict.fromkeys(("plum", "teal", "grey"), "he111h")).play("pass", target)
    assert [e["night"] for e in s.all("force_placed")] == [1]
    s.play("pass")
    assert {"london_night", "cities_night"} <= set(s.options)
    s.play(target, "pass")
    assert {s.refused["london_night"], s.refused["cities_night"]} == {"night_is_full"}


@pytest.mark.rule("8", "12.3")
def test_an_ace_makes_a_fighter_as_strong_as_one_more_on_its_number() -> None:
    """3 and a special number with an ace come before 4, wherever the cards lie."""
    given: dict[str, Any] = {"forces": {"plum": "he111h", "teal": "ju88a"}}
    s = battle("airfield", placed="spitfire_mk1 hurricane_mk2 ace_bader", **given).play("hurricane_mk2")
    s.play("plum")
    assert s.all("sent") == [{"card": "hurricane_mk2", "seat": "plum"}]


@pytest.mark.rule("8.1")
def test_of_two_like_bombers_the_second_answers_the_second_fighter() -> None:
    s = battle("airfield", forces={"plum": "bf109e he111h he111h"}, placed="spitfire_mk1 spitfire_mk1", dice=[1, 1])
    s.play("he111h", "he111h", "pass")
    assert [e["card"] for e in s.all("shot_down")] == ["he111h", "he111h"]
    assert s.discarded() == ["he111h", "he111h"]


@pytest.mark.rule("12.1")
@pytest.mark.parametrize("bomber", ["ju87b", "do17z", "he111h", "ju88a"])
def test_every_bomber_can_slip_into_the_clouds(bomber: str) -> None:
    s = battle("airfield", forces={"plum": bomber}, placed="spitfire_mk1", hands={"plum": "cloud_cover"})
    assert (s.key, s.options) == ("choose_clouds", ["pair_1", "pass"])


@pytest.mark.rule("8.2")
def test_what_became_of_a_pair_stays_in_sight_while_the_next_is_fought() -> None:
    """0 missed, 1 driven off, 2 shot down: plum is asked for a rescue when the second pair has fired."""
    s = battle(
        "airfield",
        forces={"plum": "bf109e he111h"},
        placed="spitfire_mk1 spitfire_mk1",
        hands={"plum": "seenotdienst"},
        dice=[1, 1, 6],
    )
    s.play("he111h")
    assert s.key == "choose_rescue"
    assert list(s.t.pair_to_german) == [2, 0, 0]
    assert list(s.t.pair_to_british) == [0, 0, 0]


@pytest.mark.rule("6")
def test_without_a_weapon_in_place_nobody_is_asked_to_move_one() -> None:
    hands = dict.fromkeys(("plum", "teal", "grey"), "he111h ju88a")
    assert "choose_weapon" not in keys(new_turn(hands=hands))
    assert "choose_weapon" in keys(new_turn(hands=hands, weapons={"airfield_aa_94mm": 1}))
