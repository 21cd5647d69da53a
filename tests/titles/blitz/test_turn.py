"""§ setup, § turn, § draw, § discard, § victory-luftwaffe, § victory-raf."""

from __future__ import annotations

import pytest

from opsroom import IllegalAnswer, Table
from tests.titles.blitz.tables import (
    CODE,
    TITLE,
    asked,
    damage,
    deck,
    discarding,
    discards,
    fight,
    hand,
    kinds,
    last,
    new_turn,
    play,
    raid,
    refused,
)
from tests.titles.scripts import scripted

GERMAN_HAND = "bf109 bf109 night_raid he111"
BRITISH_HAND = "hurricane repairs decoy ack_ack_guns"


def deal(draws: str, **options: str) -> Table:
    return TITLE.new(seed=1, options=options, chance=scripted([CODE[name] for name in draws.split()]))


# --- set-up
@pytest.mark.rule("setup")
def test_each_side_draws_four_cards_before_the_first_turn() -> None:
    table = deal(f"{GERMAN_HAND} {BRITISH_HAND} stuka do17z ground_fire decoy")
    drawn = [e["values"]["seat"] for e in table.moves[0]["events"] if e["kind"] == "drew" and e["turn"] == 0]
    assert drawn == ["luftwaffe"] * 4 + ["raf"] * 4
    assert (table.turn, damage(table)) == (1, 0)


@pytest.mark.rule("setup", "draw")
def test_the_first_turn_begins_with_six_cards_each_and_56_in_each_deck() -> None:
    table = deal(f"{GERMAN_HAND} {BRITISH_HAND} stuka do17z ground_fire decoy")
    assert hand(table, "luftwaffe") == sorted((GERMAN_HAND + " stuka do17z").split())
    assert hand(table, "raf") == sorted((BRITISH_HAND + " ground_fire decoy").split())
    assert table.view(None)["columns"]["left"] == {"luftwaffe": 56, "raf": 56}


# --- the turn
@pytest.mark.rule("turn")
def test_a_turn_is_draw_raid_bombing_discard_in_this_order() -> None:
    table = fight("he111", "", held="repairs", keep="bf109")
    assert asked(table) == ("raf", "choose_relief")
    play(table, "repairs")
    assert asked(table) == ("luftwaffe", "choose_discard")
    play(table, "pass")  # the RAF's hand is empty
    assert (table.turn, asked(table)) == (2, ("luftwaffe", "choose_first_bomber"))
    assert kinds(table)[-5:] == ["turn_begins", "drew", "drew", "drew", "drew"]


@pytest.mark.rule("turn")
def test_a_side_may_concede_at_any_question() -> None:
    table = raid(luftwaffe="he111", raf="hurricane")
    play(table, "he111").concede("raf")
    assert table.result is not None
    assert table.result.to_dict() == {"winners": ["luftwaffe"], "scores": {"luftwaffe": 1, "raf": 0}, "why": "conceded"}
    assert last(table, "conceded") == {"seat": "raf"}


@pytest.mark.rule("turn")
def test_a_side_may_concede_while_the_other_is_asked() -> None:
    table = play(raid(luftwaffe="he111", raf="hurricane"), "he111")
    assert table.asked == "raf"
    table.concede("luftwaffe")
    assert table.result is not None
    assert (table.result.winners, table.result.why) == (["raf"], "conceded")


# --- draw
@pytest.mark.rule("draw")
def test_both_sides_draw_two_cards() -> None:
    table = new_turn(5, luftwaffe="bf109", raf="decoy", draws="stuka he111 repairs hurricane")
    assert hand(table, "luftwaffe") == ["bf109", "he111", "stuka"]
    assert hand(table, "raf") == ["decoy", "hurricane", "repairs"]


@pytest.mark.rule("draw")
def test_b18_the_luftwaffe_draws_first_and_victory_is_checked_before_the_raid() -> None:
    """Ruling B18."""
    table = deal(f"{GERMAN_HAND} {BRITISH_HAND} stuka do17z ground_fire decoy")
    drew = [e["values"]["seat"] for e in table.moves[0]["events"] if e["kind"] == "drew" and e["turn"] == 1]
    assert drew == ["luftwaffe", "luftwaffe", "raf", "raf"]
    over = new_turn(30, luftwaffe="he111", raf="decoy", luftwaffe_deck="")
    assert over.over
    assert hand(over, "raf") == ["decoy"]  # the RAF did not draw any more, and nobody raided


# --- discard
@pytest.mark.rule("discard")
def test_whoever_holds_more_than_eight_must_discard_down_to_eight() -> None:
    table = discarding(
        "luftwaffe", luftwaffe="bf109 bf109 bf109 bf109 he111 he111 stuka stuka do17z do17z", raf="decoy"
    )
    with pytest.raises(IllegalAnswer, match="you have 10 cards and may keep up to 8"):
        table.answer("pass")
    play(table, "bf109")
    assert refused(table) == {"pass": ("discard", "over_the_limit")}
    play(table, "bf109")
    assert "pass" in table.question.options
    assert discards(table, "luftwaffe") == ["bf109", "bf109"]


@pytest.mark.rule("discard")
def test_any_card_that_is_not_wanted_may_be_discarded() -> None:
    table = discarding("raf", raf="decoy repairs inexperienced_pilots", luftwaffe="stuka")
    play(table, "inexperienced_pilots", "repairs")
    assert hand(table, "raf") == ["decoy"]
    assert asked(table) == ("raf", "choose_discard")
    assert sorted(table.question.options) == ["decoy", "pass"]


@pytest.mark.rule("discard")
def test_b11_luftwaffe_first_then_raf_and_discards_are_public_and_not_replaced() -> None:
    """Ruling B11."""
    table = discarding("luftwaffe", luftwaffe="bf109 stuka", raf="decoy", draws="he111 he111 repairs repairs")
    play(table, "stuka", "pass")
    assert asked(table) == ("raf", "choose_discard")
    for seat in ("luftwaffe", "raf", None):
        assert table.view(seat)["columns"]["discards"] == {"stuka": 1}
    assert hand(table, "luftwaffe") == ["bf109"]
    assert last(table, "discarded") == {"seat": "luftwaffe", "card": "stuka"}
    play(table, "pass")
    assert hand(table, "luftwaffe") == ["bf109", "he111", "he111"], "the two of the next turn, and none for the discard"


@pytest.mark.rule("discard")
def test_voluntary_discards_are_made_in_the_discard_phase_only() -> None:
    """Ruling B11: no other question offers to throw a card away."""
    table = raid(luftwaffe="stuka bf109", raf="repairs")
    assert "bf109" not in table.question.options


@pytest.mark.rule("discard")
def test_b10_the_discard_phase_happens_even_without_a_raid() -> None:
    """Ruling B10."""
    table = raid(luftwaffe="bf109 stuka", raf="decoy")
    play(table, "pass")
    assert last(table, "no_raid") == {}
    assert asked(table) == ("luftwaffe", "choose_discard")
    play(table, "pass")
    assert asked(table) == ("raf", "choose_discard")


@pytest.mark.rule("discard", "raid", "turn")
def test_b10_by_option_a_turn_without_a_raid_is_over_at_once() -> None:
    """Ruling B10, the original's words: nobody discards, whatever is held; after a raid there is a discard phase as ever."""
    hoard = "bf109 bf109 bf109 bf109 bf109 bf109 bf109 bf109 he111 he111 stuka"
    table = raid(luftwaffe=hoard, raf="decoy", no_raid="ends", draws="he111 he111 repairs repairs")
    play(table, "pass")
    assert asked(table) == ("luftwaffe", "choose_first_bomber")
    assert (table.turn, len(hand(table, "luftwaffe"))) == (2, 13)
    play(table, "stuka", "pass", "pass", "pass")  # the raid, and no relief from its bombs
    assert asked(table) == ("luftwaffe", "choose_discard")


@pytest.mark.rule("raid", "turn")
def test_b10_by_option_a_turn_without_a_raid_is_over_at_once_although_there_was_one_before() -> None:
    """Ruling B10: what counts is the raid of this turn."""
    table = raid(
        luftwaffe="stuka bf109", raf="", no_raid="ends", draws="he111 he111 repairs repairs he111 he111 decoy decoy"
    )
    play(table, "stuka", "pass")
    assert table.view(None)["columns"]["raided"] is True
    assert asked(table) == ("luftwaffe", "choose_discard")
    play(table, "pass")  # the RAF's hand is empty
    assert (table.turn, table.view(None)["columns"]["raided"]) == (2, False)
    play(table, "pass")
    assert (table.turn, asked(table)) == (3, ("luftwaffe", "choose_first_bomber"))


@pytest.mark.rule("raid", "turn")
def test_b10_without_discards_a_raid_may_be_as_long_as_the_deck() -> None:
    """Ruling B10: 52 German and 42 British cards can meet, one multiplier of each side among them."""
    bombers = ["he111"] * 10 + ["do17z"] * 10 + ["stuka"] * 10
    attack = [*bombers, *["bf109"] * 15, *["bf110"] * 5, "ace_pilot_luftwaffe", "night_raid"]
    fighters = ["spitfire_mk1"] * 5 + ["hurricane"] * 7 + ["beaufighter", "blenheim", "defiant", "gladiator"]
    ground = ["ack_ack_guns"] * 10 + ["ground_fire"] * 5 + ["decoy"] * 3 + ["inexperienced_pilots"] * 5
    defence = [*fighters, *ground, "fairey_battle", "ace_pilot_raf", "winston_churchill"]
    table = fight(" ".join(attack), " ".join(defence), no_raid="ends", keep="night_raid", damage=0)
    assert (len(attack), len(defence)) == (52, 42)
    assert last(table, "compared") == {"luftwaffe": 112 * 2, "raf": 110 * 3, "winner": "raf"}
    assert discards(table, "luftwaffe") == sorted(attack)
    assert discards(table, "raf") == sorted(defence)


# --- victory
@pytest.mark.rule("victory-luftwaffe")
@pytest.mark.parametrize(("before", "over"), [(16, False), (17, True), (19, True)])
def test_b15_twenty_points_of_damage_win_and_excess_is_ignored(before: int, over: bool) -> None:
    """Ruling B15."""
    table = fight("he111", "", damage=before, keep="bf109")
    assert table.over == over
    if over:
        assert table.result.to_dict() == {
            "winners": ["luftwaffe"],
            "scores": {"luftwaffe": 1, "raf": 0},
            "why": "victory-luftwaffe",
        }


@pytest.mark.rule("victory-luftwaffe", "option-berlin")
def test_bt16_half_a_point_may_be_the_last() -> None:
    table = fight("stuka", "", damage=19.5, turn=20, berlin="on", keep="bf109")
    assert damage(table) == 20
    assert table.result.winners == ["luftwaffe"]


@pytest.mark.rule("victory-luftwaffe")
def test_bt17_repairs_are_counted_before_the_twentieth_point() -> None:
    """Ruling B15: balloons and repairs can still prevent it."""
    table = fight("do17z bf109", "", damage=18, held="repairs decoy", keep="bf110")
    play(table, "repairs", "pass")
    assert damage(table) == 19
    assert not table.over


@pytest.mark.rule("victory-luftwaffe")
def test_a_won_game_asks_nobody_to_discard() -> None:
    table = fight("he111", "", damage=19, keep="bf109 bf109")
    assert table.over
    assert hand(table, "luftwaffe") == ["bf109", "bf109"]


@pytest.mark.rule("victory-raf")
def test_b16_the_raf_wins_when_the_luftwaffe_must_draw_and_cannot() -> None:
    """Ruling B16."""
    table = new_turn(30, luftwaffe="bf109", raf="decoy", luftwaffe_deck="")
    assert table.result.to_dict() == {"winners": ["raf"], "scores": {"luftwaffe": 0, "raf": 1}, "why": "victory-raf"}


@pytest.mark.rule("victory-raf")
def test_bt15_with_one_card_left_the_first_draw_succeeds_and_the_second_loses() -> None:
    """Ruling B16."""
    table = new_turn(30, luftwaffe="bf109", raf="decoy", luftwaffe_deck="stuka")
    assert hand(table, "luftwaffe") == ["bf109", "stuka"]
    assert table.result.winners == ["raf"]


@pytest.mark.rule("victory-raf")
def test_with_two_cards_left_the_game_goes_on() -> None:
    table = new_turn(29, luftwaffe="bf109", raf="decoy", luftwaffe_deck="stuka stuka")
    assert not table.over
    assert deck(table, "luftwaffe") == []


@pytest.mark.rule("victory-raf")
def test_bt14_without_raids_the_raf_wins_at_the_draw_of_turn_30() -> None:
    """Ruling B16: 58 cards after set-up are 29 full draws."""
    table = TITLE.new(seed="no raids")
    while table.question is not None:
        pass_on = "pass" in table.question.options
        table.answer("pass" if pass_on else table.question.options[0])
    assert table.turn == 30
    assert table.result.why == "victory-raf"
    drew = [e for m in table.moves for e in m["events"] if e["kind"] == "drew" and e["values"]["seat"] == "luftwaffe"]
    assert (len(drew), drew[-1]["turn"]) == (62, 29)


@pytest.mark.rule("victory-raf")
def test_b17_an_empty_raf_deck_means_nothing() -> None:
    """Ruling B17: the RAF plays on with its hand."""
    table = new_turn(9, luftwaffe="he111", raf="hurricane", raf_deck="", draws="bf109 bf109")
    assert asked(table) == ("luftwaffe", "choose_first_bomber")
    assert hand(table, "raf") == ["hurricane"]
    assert table.view(None)["columns"]["winner"] is None
    play(table, "he111")
    assert asked(table) == ("raf", "choose_defence")
    play(table, "pass pass pass pass pass")  # raid, bombing, and both discards
    assert (table.turn, asked(table)) == (10, ("luftwaffe", "choose_first_bomber"))


@pytest.mark.rule("victory-raf")
def test_with_one_card_left_the_raf_draws_one() -> None:
    """Ruling B17."""
    table = new_turn(9, luftwaffe="he111", raf="hurricane", raf_deck="decoy", draws="bf109 bf109")
    assert hand(table, "raf") == ["decoy", "hurricane"]


# --- what everybody may know
@pytest.mark.rule("turn")
def test_b21_hands_and_decks_are_hidden_and_their_sizes_public() -> None:
    """Ruling B21."""
    table = raid(luftwaffe="he111 bf109", raf="decoy", discards="stuka repairs", damage=7)
    for seat in ("luftwaffe", "raf", None):
        seen = table.view(seat)["columns"]
        assert seen["held"] == {"luftwaffe": 2, "raf": 1}
        assert seen["left"] == seen["deck"] == {"luftwaffe": 59, "raf": 60}
        assert seen["discards"] == {"stuka": 1, "repairs": 1}
        assert seen["damage"] == 7
    assert table.view("raf")["columns"]["hand"] == {"luftwaffe": 2, "raf": {"decoy": 1}}
    assert table.view("luftwaffe")["columns"]["hand"] == {"luftwaffe": {"he111": 1, "bf109": 1}, "raf": 1}
    assert table.view(None)["columns"]["hand"] == {"luftwaffe": 2, "raf": 1}


@pytest.mark.rule("draw")
def test_b21_a_drawn_card_is_told_to_its_side_alone() -> None:
    """Ruling B21."""
    table = deal(f"{GERMAN_HAND} {BRITISH_HAND} stuka do17z ground_fire decoy")
    for seat, other in (("luftwaffe", "raf"), ("raf", "luftwaffe")):
        drew = [e["values"] for e in table.events(seat) if e["kind"] == "drew"]
        assert all((v["card"] is None) == (v["seat"] == other) for v in drew)
    assert all(e["values"]["card"] is None for e in table.events(None) if e["kind"] == "drew")
