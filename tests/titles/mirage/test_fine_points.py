"""Fine points: limits that aces do not touch, the better of two shots, night cards, and results over London.  § 7 to § 12"""

from __future__ import annotations

import pytest

from opsroom.titles.mirage.rules.bombing import apply_result
from opsroom.titles.mirage.rules.cards import BRITISH_ACES, COUNT, IDS, LONDON
from tests.titles.mirage.tables import CODE, RESULT, SEAT, STOP, battle, frame, new_turn, placing, refilling, scene


# --- § 7.2.1, § 7.3
@pytest.mark.rule("7.2.1")
@pytest.mark.parametrize(("hand", "exchanged"), [("bf109e", 1), ("bf109e bf109e", 2), ("bf109e bf109e bf109e", 2)])
def test_7_2_1_without_a_bomber_as_many_cards_as_are_in_hand_are_exchanged_up_to_two(hand: str, exchanged: int) -> None:
    """Ruling M16."""
    cards = [0] * 16
    cards[CODE["bf110c"]] = 9
    s = placing(hands={"plum": hand, "teal": "he111h"}, pile=cards, lower_left=9)
    while s.seat == "plum":
        s.play(s.options[0])
    kinds = [kind for kind in s.kinds() if kind in ("hand_shown", "exchanged")]
    assert kinds[::-1].index("hand_shown") == exchanged


@pytest.mark.rule("7.3")
def test_7_3_with_london_open_the_fourth_card_must_guard_it() -> None:
    hands = dict.fromkeys(("plum", "teal", "grey"), "he111h do17z")
    s = new_turn(radar=2, hands=hands, british="hurricane_mk1 hurricane_mk1 hurricane_mk1 hurricane_mk1")
    s.play("airfield", "radar", "cities")
    assert [e["area"] for e in s.all("british_placed")] == ["airfield", "radar", "cities", "london"]


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


# --- § 8
@pytest.mark.rule("8.2")
@pytest.mark.parametrize(("dice", "lost"), [([1, 6], True), ([6, 1], True), ([6, 6], False)])
def test_8_2_the_better_shot_counts_whoever_fires_first(dice: list[int | str], lost: bool) -> None:
    s = battle("airfield", forces={"plum": "he111h"}, placed="hurricane_mk1 spitfire_mk1", dice=dice)
    s.play("hurricane_mk1", "pair_1")
    assert ("he111h" in s.discarded()) is lost


@pytest.mark.rule("8.2")
def test_8_2_the_roll_of_a_damaged_aircraft_is_told_of_its_pair() -> None:
    dice: list[int | str] = [6, 6, 5, 1, 4]
    s = battle("airfield", forces={"plum": "he111h bf109e"}, placed="hurricane_mk1 spitfire_mk2", dice=dice)
    s.play("hurricane_mk1", "he111h")
    assert s.all("damaged") == [{"card": "bf109e", "die": 1, "pair": "pair_2"}]


@pytest.mark.rule("8.3", "8.4", "11")
def test_11_night_cards_go_back_to_their_pile_and_not_to_the_hand() -> None:
    s = battle("cities", forces={"plum": "he111h"}, night=("plum",), night_cards="night_blenheim_if")
    s.to(STOP)
    assert s.t.night_pile[CODE["night_blenheim_if"]] == COUNT[CODE["night_blenheim_if"]]
    assert "night_blenheim_if" not in s.british_hand()


# --- § 10
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


# --- § 12.1
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


@pytest.mark.rule("7.1", "10")
def test_10_radar_damage_counts_for_the_next_turn_alone() -> None:
    s = refilling(hands=dict.fromkeys(("plum", "teal", "grey"), "he111h ju88a"), radar_next=1).play("pass")
    assert (s.t.radar, s.t.radar_next) == (1, 0)
