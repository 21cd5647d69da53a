"""Small print that other tests pass over: each of these failed to be noticed when the rule was broken on purpose."""

from __future__ import annotations

from typing import Any

import pytest

from opsroom import IllegalAnswer
from opsroom.titles.mirage.rules.cards import CARDS
from opsroom.titles.mirage.rules.refill import finish
from opsroom.titles.mirage.rules.table import GERMANS_WIN, british_seen
from tests.titles.mirage.tables import CODE, SEAT, TITLE, Scene, battle, frame, new_turn, placing, refilling, scene

THREE = {"plum": "he111h ju88a", "teal": "he111h ju88a", "grey": "he111h ju88a"}


# --- § 4, § 7: turns and placement
@pytest.mark.rule("4")
def test_turns_are_counted() -> None:
    assert new_turn(turn=5, hands=THREE).t.turn == 6


@pytest.mark.rule("7.2.1")
@pytest.mark.parametrize(("pile", "asked"), [(0, "choose_target"), (1, "choose_exchange")])
def test_a_card_is_exchanged_as_long_as_the_pile_has_one(pile: int, asked: str) -> None:
    cards = [0] * 16
    cards[CODE["do17z"]] = pile
    assert placing(hands=THREE, pile=cards, lower_left=pile).key == asked


@pytest.mark.rule("7.2.1")
@pytest.mark.parametrize(("pile", "exchanged"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_without_a_bomber_as_many_cards_as_the_pile_has_are_exchanged_up_to_two(pile: int, exchanged: int) -> None:
    """Ruling M16."""
    cards = [0] * 16
    cards[CODE["bf110c"]] = pile
    s = placing(hands={"plum": "bf109e bf109e bf109e", "teal": "he111h"}, pile=cards, lower_left=pile)
    while s.seat == "plum":
        s.play(s.options[0])
    kinds = [kind for kind in s.kinds() if kind in ("hand_shown", "exchanged")]
    assert kinds[::-1].index("hand_shown") == exchanged


@pytest.mark.rule("7.2.2")
def test_a_target_out_of_range_is_refused_with_the_range_and_the_number_of_the_area() -> None:
    s = placing(hands={"plum": "ju87b he111h do17z"}).play("pass", "cities")
    with pytest.raises(IllegalAnswer, match=r"3.*4"):
        s.table.answer("ju87b")


@pytest.mark.rule("7.1", "7.3")
def test_placing_by_turns_the_british_side_has_four_cards_in_all() -> None:
    """Ruling M11: one before each German, and one after the last."""
    hand = "hurricane_mk1 hurricane_mk1 hurricane_mk2 spitfire_mk1 spitfire_mk2 defiant_mk1"
    s = new_turn(radar=1, hands=THREE, british=hand)
    while not s.all("fired") and s.key in (
        "choose_british_card",
        "choose_area",
        "choose_exchange",
        "choose_target",
        "choose_bomber",
        "choose_force_card",
    ):
        s.play("pass" if s.key in ("choose_exchange", "choose_force_card") else s.options[0])
    assert len(s.all("british_placed")) == 4
    assert s.t.british_held == 2


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


@pytest.mark.rule("12.2.1", "7.3")
def test_on_an_event_turn_the_limit_of_an_area_is_the_whole_hand() -> None:
    s = new_turn(adlerangriff=1, hands=THREE, british="hurricane_mk1 hurricane_mk2 spitfire_mk1 aa_94mm aa_40mm")
    s.play("pass", "he111h", "pass", "pass", "he111h", "pass", "pass", "he111h", "pass")
    assert (s.key, TITLE.prompt(s.t)["an_area"]) == ("choose_british_card", 6)


def placing_for_three(hand: str) -> Scene:
    return scene(
        frame("Turn", "place"),
        frame("Placement", "let_the_next_place", place=2),
        mode="rotating3",
        forces={"plum": "he111h"},
        british=hand,
    )


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


# --- § 8: combat
@pytest.mark.rule("8", "10")
def test_a_stuka_that_survives_the_combat_bombs() -> None:
    s = battle("airfield", forces={"plum": "ju87b"}, placed="hurricane_mk1")
    assert [e["card"] for e in s.all("bombed")] == ["ju87b"]


@pytest.mark.rule("10")
def test_every_bomber_of_a_force_bombs() -> None:
    s = battle("airfield", forces={"plum": "ju87b do17z he111h"})
    assert [e["card"] for e in s.all("bombed")] == ["ju87b", "do17z", "he111h"]


@pytest.mark.rule("9", "10")
def test_a_force_that_has_lost_its_bombers_does_not_bomb() -> None:
    s = battle("airfield", forces={"plum": "bf109e he111h ace_moelders"}, weapons={"airfield_aa_94mm": 1}, dice=[1, 1])
    assert "airfield_hit" not in s.kinds()
    assert "he111h" in s.discarded()


@pytest.mark.rule("8.3")
def test_fighters_of_both_sides_are_home_before_guns_fire() -> None:
    """Ruling M35."""
    s = battle(
        "airfield", forces={"plum": "bf110c he111h ju88a"}, placed="spitfire_mk1", weapons={"airfield_aa_94mm": 1}
    )
    while s.key != "choose_aim":
        s.play("pass" if "pass" in s.options else s.options[0])
    assert "bf110c" in s.hand("plum")
    assert "spitfire_mk1" in s.british_hand()


@pytest.mark.rule("8.1")
def test_with_one_card_left_the_german_is_not_asked_for_an_answer() -> None:
    s = battle("airfield", forces={"plum": "he111h"}, placed="hurricane_mk1")
    assert ("plum", "choose_german_card") not in s.passed


@pytest.mark.rule("8.1")
def test_the_fighter_that_is_shown_is_one_that_meets_this_force() -> None:
    s = battle(
        "airfield", forces={"plum": "he111h", "teal": "ju88a"}, placed="hurricane_mk1 spitfire_mk1 hurricane_mk1"
    )
    s.play("plum", "teal", "plum", "hurricane_mk1")
    assert s.t.pair_british[0] == 2, "not the one in the first place, which meets the other force"


@pytest.mark.rule("8.1")
def test_a_spare_fighter_of_the_first_seat_is_asked_of_its_owner() -> None:
    s = battle("airfield", mode="fixed4", forces={"amber": "bf109e he111h"}, placed="hurricane_mk1")
    s.play("he111h")
    assert (s.key, s.seat) == ("choose_support", "amber")


@pytest.mark.rule("8.2")
def test_a_british_loss_tells_its_pair() -> None:
    s = battle("airfield", forces={"plum": "he111h"}, placed="hurricane_mk1", dice=[6, 1])
    assert [(e["card"], e["pair"]) for e in s.all("shot_down")] == [("hurricane_mk1", "pair_1")]


@pytest.mark.rule("8", "12.3")
def test_the_strongest_fighter_is_sent_first_its_ace_counted() -> None:
    forces = {"plum": "he111h", "teal": "ju88a"}
    s = battle("airfield", forces=forces, placed="hurricane_mk2 hurricane_mk1 ace_bader")
    assert (s.key, s.options) == ("choose_british_ace_host", ["hurricane_mk2", "hurricane_mk1"])
    s.play("hurricane_mk1")
    assert s.all("ace_declared") == [{"seat": "amber", "card": "ace_bader", "host": "hurricane_mk1"}]
    s.play("plum", "teal")
    assert [e["card"] for e in s.all("sent")] == ["hurricane_mk1", "hurricane_mk2"]


@pytest.mark.rule("12.3")
def test_the_first_ace_of_the_list_is_seated_like_any_other() -> None:
    s = battle("airfield", forces={"plum": "bf109e he111h ace_moelders"}, placed="hurricane_mk1")
    assert s.all("ace_declared") == [{"seat": "plum", "card": "ace_moelders", "host": "bf109e"}]


@pytest.mark.rule("8", "12.3")
def test_where_no_british_fighter_is_nobody_says_who_flies_with_an_ace() -> None:
    s = battle("airfield", forces={"plum": "bf109e he111h ace_galland"})
    assert "ace_declared" not in s.kinds()


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


@pytest.mark.rule("7.3")
def test_of_two_cards_that_all_know_one_is_left_when_one_is_seen() -> None:
    s = placing(hands=THREE)
    row = SEAT["plum"] * CARDS + CODE["spitfire_mk1"]
    s.t.british_known[row] = 2
    british_seen(s.t, CODE["spitfire_mk1"])
    assert s.t.british_known[row] == 1


# --- § 9
@pytest.mark.rule("9.1")
def test_like_bombers_are_one_choice_as_long_as_neither_is_aimed_at() -> None:
    s = battle("airfield", forces={"plum": "he111h he111h ju88a"}, weapons={"airfield_aa_94mm": 2})
    assert s.options == ["plum_1", "plum_3"]
    s.play("plum_3")
    assert s.options == ["plum_1", "plum_3"]


# --- § 12.1: commands
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


# --- § 11: refill and victory
@pytest.mark.rule("11", "10")
def test_the_cities_stay_open_while_there_are_results() -> None:
    s = refilling(hands=THREE).play("pass")
    assert s.t.cities_closed == 0


@pytest.mark.rule("11.1")
def test_a_bomber_in_the_pile_keeps_the_game_going() -> None:
    """Ruling M54."""
    pile = [0] * 16
    pile[CODE["ju88a"]] = 1
    hands = dict.fromkeys(("amber", "plum", "teal", "grey"), "bf109e bf109e bf109e bf110c bf110c")
    assert refilling(hands=hands, pile=pile, lower_left=1).play("pass").table.result is None


def finished(mode: str, options: dict[str, str], leader: int = 0) -> Any:
    t: Any = TITLE.open(TITLE.setup(mode, options))
    t.british, t.leader = SEAT["british"] if "fixed" in mode else -1, leader
    for seat, points in enumerate([8, 3, 8]):
        t.german_vp[seat] = points
    finish(t, GERMANS_WIN)
    return t


@pytest.mark.rule("11.1", "13.2")
@pytest.mark.parametrize(("leader", "winner"), [(0, 0), (1, 2), (2, 2)])
def test_a_single_winner_is_the_next_from_the_lead(leader: int, winner: int) -> None:
    """Ruling M52."""
    t = finished("fixed4", {"scoring": "points", "winner": "single"}, leader)
    assert [seat for seat in range(5) if t.is_won_by(seat)] == [winner]


@pytest.mark.rule("13.2")
def test_a_side_that_wins_together_has_a_whole_win_each_and_no_points() -> None:
    t = finished("fixed4", {"scoring": "side"})
    assert [t.payoff(seat) for seat in (0, 1, 2, 4)] == [1.0, 1.0, 1.0, 0.0]
    assert [t.score(seat) for seat in (0, 1, 2, 4)] == [1, 1, 1, 0]


@pytest.mark.rule("13.2")
def test_rivals_share_a_win_and_have_their_points() -> None:
    t = finished("fixed4", {"scoring": "points"})
    assert [t.payoff(seat) for seat in (0, 1, 2, 4)] == [0.5, 0.0, 0.5, 0.0]
    assert [t.score(seat) for seat in (0, 1, 2, 4)] == [8, 3, 8, 0]


@pytest.mark.rule("5", "13.2", "13.3b")
@pytest.mark.parametrize(("mode", "british"), [("fixed4", "british"), ("coop3", None)])
def test_the_british_side_is_a_player_of_its_own_or_the_automaton(mode: str, british: str | None) -> None:
    assert TITLE.new(seed=1, mode=mode).view(None)["columns"]["british"] == british


# --- § 13.3b: the automaton
def placed_by_automaton(hand: str, **given: Any) -> list[tuple[str, str]]:
    given = {"forces": {"amber": "he111h"}, "areas": {"amber": "cities"}} | given
    s = scene(
        frame("Turn", "place"), frame("Placement", "let_the_next_place", place=3), mode="coop3", british=hand, **given
    )
    return [(e["area"], e["card"]) for e in s.all("british_placed")]


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


def automaton_ambush(night: tuple[str, ...] = ()) -> Scene:
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


@pytest.mark.rule("13.3b", "12.1")
def test_its_ambush_is_discarded_and_not_played_against_night_raiders() -> None:
    """Ruling M67."""
    s = automaton_ambush()
    assert s.all("command_played") == [{"seat": None, "card": "ambush", "pair": None}]
    assert "ambush" in s.discarded()
    s = automaton_ambush(night=("amber",))
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


@pytest.mark.rule("7.2.1")
def test_a_hand_of_one_card_exchanges_that_card_once_more() -> None:
    """Ruling M16."""
    s = placing(hands={"plum": "bf109e", "teal": "he111h"}, dice=["bf110c", "bf109e"])
    assert [e["card"] for e in s.all("exchanged")] == ["bf109e", "bf110c"]
    assert s.t.grounded[SEAT["plum"]] == 1


@pytest.mark.rule("9", "7.3")
def test_a_heavy_gun_fires_in_the_turn_in_which_it_is_placed() -> None:
    s = battle("airfield", forces={"plum": "he111h"}, placed="aa_94mm", dice=[6, 2])
    assert [e["card"] for e in s.all("weapon_fired")] == ["aa_94mm"]
    assert s.discarded() == ["he111h"]


@pytest.mark.rule("8")
def test_only_the_forces_of_the_area_are_turned_up() -> None:
    areas = {"plum": "airfield", "teal": "cities"}
    s = battle(
        "airfield", forces={"plum": "he111h ju88a", "teal": "do17z"}, areas=areas, weapons={"airfield_aa_94mm": 1}
    )
    assert s.key == "choose_aim"
    assert {e["seat"] for e in s.all("force_shown")} == {"plum"}


@pytest.mark.rule("12.2.1")
def test_on_an_event_turn_the_british_side_is_not_asked_for_an_area() -> None:
    s = new_turn(adlerangriff=1, hands=THREE, british="hurricane_mk1 hurricane_mk2 spitfire_mk1 aa_94mm aa_40mm")
    s.play("pass", "he111h", "pass", "pass", "he111h", "pass", "pass", "he111h", "pass", "hurricane_mk1")
    assert s.key == "choose_british_card"
    assert ("amber", "choose_area") not in s.passed


@pytest.mark.rule("8.1")
def test_a_spare_fighter_supports_the_pair_that_is_chosen() -> None:
    s = battle("airfield", forces={"plum": "he111h ju88a"}, placed="hurricane_mk1 spitfire_mk1 defiant_mk1")
    s.play("hurricane_mk1", "he111h", "spitfire_mk1", "pair_2")
    assert s.all("supported")[0] == {"card": "defiant_mk1", "pair": "pair_2"}


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
