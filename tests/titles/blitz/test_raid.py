"""§ raid, § note-1, § note-3a, § note-3b: the raid phase."""

from __future__ import annotations

import pytest

from opsroom import IllegalAnswer
from tests.titles.blitz.tables import (
    BOMBERS,
    asked,
    damage,
    deck,
    discards,
    fight,
    hand,
    kinds,
    last,
    play,
    raid,
    refused,
)


# --- the first card
@pytest.mark.rule("raid")
@pytest.mark.parametrize("card", ["night_raid", "bf109", "bf110", "ace_pilot_luftwaffe", "hermann_goering"])
def test_bt10_the_first_card_must_be_a_bomber(card: str) -> None:
    """Ruling B02: the Bf 110 is an escort; a multiplier may not open either (B03)."""
    table = raid(luftwaffe=f"{card} stuka", raf="decoy")
    assert table.question.options == ["stuka", "pass"]
    assert refused(table) == {card: ("raid", "first_a_bomber")}
    with pytest.raises(IllegalAnswer, match=r"raid: .*: the first card of a raid must be a bomber"):
        table.answer(card)


@pytest.mark.rule("raid")
def test_b02_bombers_are_the_cards_with_a_bombing_value() -> None:
    """Ruling B02."""
    table = raid(luftwaffe="he111 do17z stuka bf109 bf110 night_raid", raf="decoy")
    assert table.question.options == [*BOMBERS, "pass"]


@pytest.mark.rule("raid")
def test_b02_without_a_bomber_in_hand_there_is_no_raid() -> None:
    """Ruling B02."""
    table = raid(luftwaffe="bf109 bf109 night_raid", raf="decoy")
    assert table.question.options == ["pass"]


@pytest.mark.rule("raid")
def test_the_luftwaffe_may_decide_not_to_attack() -> None:
    table = raid(luftwaffe="he111", raf="decoy")
    play(table, "pass")
    assert hand(table, "luftwaffe") == ["he111"]
    assert asked(table) == ("luftwaffe", "choose_discard")


# --- in turn
@pytest.mark.rule("raid")
def test_the_sides_play_in_turn_and_the_luftwaffe_begins() -> None:
    table = raid(luftwaffe="he111 bf109 bf110", raf="hurricane decoy ground_fire")
    order = []
    for card in ("he111", "hurricane", "bf109", "decoy", "bf110", "ground_fire"):
        order.append(table.question.seat)
        play(table, card)
    assert order == ["luftwaffe", "raf"] * 3


@pytest.mark.rule("raid")
def test_cards_are_played_face_up() -> None:
    table = play(raid(luftwaffe="he111 bf109", raf="hurricane"), "he111", "hurricane")
    for seat in ("luftwaffe", "raf", None):
        assert table.view(seat)["columns"]["attack"] == ["he111"]
        assert table.view(seat)["columns"]["defence"] == ["hurricane"]
    assert last(table, "played") == {"seat": "raf", "card": "hurricane", "before": 0, "after": 4}


@pytest.mark.rule("raid")
def test_bombers_may_follow_the_first_one() -> None:
    table = play(raid(luftwaffe="he111 stuka bf109", raf="decoy"), "he111", "pass")
    assert set(table.question.options) == {"stuka", "bf109", "pass"}


@pytest.mark.rule("note-1")
def test_b01_final_who_stops_plays_no_more_while_the_other_goes_on() -> None:
    """Ruling B01, stop = final: the note's plain sense."""
    table = play(raid(luftwaffe="he111 bf109 bf110", raf="hurricane"), "he111", "pass")
    assert last(table, "stopped") == {"seat": "raf", "total": 0}
    play(table, "bf109")
    assert asked(table) == ("luftwaffe", "choose_attack")  # the RAF is not asked again
    play(table, "bf110")
    assert last(table, "compared") == {"luftwaffe": 8, "raf": 0, "winner": "luftwaffe"}


@pytest.mark.rule("note-1")
@pytest.mark.parametrize(
    ("stop", "answers", "means"),
    [
        ("final", ["he111"], "final"),  # the Luftwaffe may go on alone
        ("open", ["he111"], "open"),
        ("final", ["he111", "hurricane"], "final"),
        ("final", ["he111", "pass"], "ends"),
        ("open", ["he111", "pass"], "ends"),
        ("final", ["he111", "hurricane", "bf109", "decoy"], "ends"),  # ruling B23: the RAF has no card left
    ],
)
def test_b01_the_player_is_told_what_stopping_means(stop: str, answers: list[str], means: str) -> None:
    table = play(raid(luftwaffe="he111 bf109 bf110", raf="hurricane decoy", stop=stop), *answers)
    assert table.question is not None
    assert next(o["values"]["stop"] for o in table.question.to_dict()["options"] if o["name"] == "pass") == means


@pytest.mark.rule("note-1")
def test_b01_final_the_raf_may_go_on_after_the_luftwaffe_has_stopped() -> None:
    """Ruling B01, stop = final."""
    table = play(
        raid(luftwaffe="he111 bf109", raf="hurricane decoy ground_fire"), "he111", "hurricane", "pass", "decoy"
    )
    assert asked(table) == ("raf", "choose_defence")
    play(table, "pass")
    assert last(table, "compared") == {"luftwaffe": 1, "raf": 8, "winner": "raf"}


@pytest.mark.rule("note-1")
def test_b01_final_the_log_tells_once_that_the_luftwaffe_has_stopped() -> None:
    """Ruling B01, stop = final."""
    table = raid(luftwaffe="he111 bf109", raf="hurricane decoy ground_fire ack_ack_guns")
    play(table, "he111", "hurricane", "pass", "decoy", "ground_fire", "pass")
    told = [e["values"]["seat"] for move in table.moves for e in move["events"] if e["kind"] == "stopped"]
    assert told == ["luftwaffe", "raf"]


@pytest.mark.rule("note-1")
def test_b01_open_a_side_that_passed_may_play_again_after_the_other_has_played() -> None:
    """Ruling B01, stop = open."""
    table = play(raid(luftwaffe="he111 bf109 bf110", raf="hurricane decoy", stop="open"), "he111", "pass", "bf109")
    assert asked(table) == ("raf", "choose_defence")
    play(table, "hurricane", "pass", "decoy")
    assert asked(table) == ("luftwaffe", "choose_attack")  # it passed before, and the RAF has played since


@pytest.mark.rule("note-1")
@pytest.mark.parametrize(
    "answers", [["pass", "pass"], ["hurricane", "pass", "pass"], ["pass", "bf109", "pass", "pass"]]
)
def test_b01_open_a_raid_ends_on_two_passes_in_a_row(answers: list[str]) -> None:
    """Ruling B01, stop = open."""
    table = play(raid(luftwaffe="he111 bf109 bf110", raf="hurricane decoy", stop="open"), "he111", *answers)
    assert "compared" in kinds(table)
    assert kinds(table).count("stopped") >= 2


@pytest.mark.rule("note-1")
@pytest.mark.parametrize("stop", ["final", "open"])
def test_b23_an_empty_hand_passes_by_itself(stop: str) -> None:
    """Ruling B23."""
    table = play(raid(luftwaffe="he111 bf109 bf110", raf="hurricane", stop=stop), "he111", "hurricane", "bf109")
    assert asked(table) == ("luftwaffe", "choose_attack")
    play(table, "pass")
    assert last(table, "compared") == {"luftwaffe": 5, "raf": 4, "winner": "luftwaffe"}


@pytest.mark.rule("note-1")
@pytest.mark.parametrize("stop", ["final", "open"])
def test_b23_an_empty_hand_is_told_to_stop_once(stop: str) -> None:
    """Ruling B23."""
    table = raid(luftwaffe="he111 bf109 bf110 do17z", raf="hurricane", stop=stop)
    play(table, "he111", "hurricane", "bf109", "bf110", "do17z")
    stopped = [e["values"]["seat"] for move in table.moves for e in move["events"] if e["kind"] == "stopped"]
    assert stopped.count("raf") == 1
    assert last(table, "compared")["raf"] == 4


@pytest.mark.rule("raid")
def test_b23_a_luftwaffe_without_cards_waits_for_the_raf() -> None:
    """Ruling B23."""
    table = play(raid(luftwaffe="he111", raf="hurricane decoy"), "he111", "hurricane")
    assert asked(table) == ("raf", "choose_defence")


@pytest.mark.rule("raid")
def test_a_hand_is_never_skipped_for_what_it_holds() -> None:
    """The RAF is asked even if it could play nothing: a question left out would tell what it holds."""
    table = play(raid(luftwaffe="he111 bf109", raf="repairs barrage_balloons"), "he111")
    assert asked(table) == ("raf", "choose_defence")
    assert table.question.options == ["pass"]


# --- what the RAF may play
@pytest.mark.rule("raid")
def test_b05_the_raf_plays_everything_but_balloons_and_repairs() -> None:
    """Ruling B05: blanks may be played as nothing, to pass time or clear the hand."""
    blanks = "fairey_battle inexperienced_pilots"
    table = play(raid(luftwaffe="he111", raf=f"hurricane decoy repairs barrage_balloons {blanks}"), "he111")
    assert set(table.question.options) == {"hurricane", "decoy", "fairey_battle", "inexperienced_pilots", "pass"}
    assert refused(table) == {
        "repairs": ("bombing", "in_the_bombing_phase"),
        "barrage_balloons": ("bombing", "in_the_bombing_phase"),
    }
    play(table, "inexperienced_pilots")
    assert last(table, "played") == {"seat": "raf", "card": "inexperienced_pilots", "before": 0, "after": 0}


@pytest.mark.rule("raid")
def test_b06_the_raf_may_play_nothing() -> None:
    """Ruling B06."""
    table = fight("he111", "", held="hurricane", keep="bf109")
    assert last(table, "compared") == {"luftwaffe": 1, "raf": 0, "winner": "luftwaffe"}


# --- multipliers
@pytest.mark.rule("raid")
@pytest.mark.parametrize(
    ("first", "second"), [("early_warning_radar", "command_and_control"), ("winston_churchill", "early_warning_radar")]
)
def test_bt11_one_multiplier_a_side_and_raid(first: str, second: str) -> None:
    """Ruling B03: doubling and tripling never combine."""
    table = play(raid(luftwaffe="he111 bf109 night_raid", raf=f"{first} {second} decoy"), "he111", first, "bf109")
    assert refused(table) == {second: ("raid", "one_multiplier")}
    with pytest.raises(IllegalAnswer, match="only one multiplier per raid"):
        table.answer(second)


@pytest.mark.rule("raid")
def test_b03_the_luftwaffe_has_one_multiplier_too_each_side_its_own() -> None:
    """Ruling B03."""
    table = raid(luftwaffe="he111 night_raid hermann_goering bf109", raf="early_warning_radar decoy")
    play(table, "he111", "early_warning_radar", "night_raid", "decoy")
    assert refused(table) == {"hermann_goering": ("raid", "one_multiplier")}


@pytest.mark.rule("raid")
def test_b03_a_multiplier_acts_on_cards_played_later_too() -> None:
    """Ruling B03: on the final sum."""
    early = fight("he111 night_raid bf109", "decoy", keep="stuka")
    late = fight("he111 bf109 night_raid", "decoy", keep="stuka")
    assert last(early, "compared") == last(late, "compared") == {"luftwaffe": 10, "raf": 4, "winner": "luftwaffe"}


@pytest.mark.rule("raid")
def test_b03_the_raf_may_open_with_a_multiplier() -> None:
    """Ruling B03."""
    table = play(raid(luftwaffe="he111", raf="winston_churchill"), "he111")
    assert "winston_churchill" in table.question.options


@pytest.mark.rule("raid")
def test_a_new_raid_may_have_a_new_multiplier() -> None:
    table = raid(luftwaffe="he111 he111 night_raid night_raid", raf="decoy", draws="bf109 bf109 repairs repairs")
    play(table, "he111", "pass", "night_raid", "pass", "pass", "pass")
    while asked(table) != ("luftwaffe", "choose_first_bomber"):
        play(table, "pass")
    play(table, "he111", "pass")
    assert "night_raid" in table.question.options


@pytest.mark.rule("raid")
def test_b04_night_raid_doubles_the_luftwaffe_and_leaves_every_raf_card_alone() -> None:
    """Ruling B04: the Beaufighter and its radar included."""
    table = fight("he111 night_raid", "beaufighter early_warning_radar", keep="bf109")
    assert last(table, "compared") == {"luftwaffe": 2, "raf": 12, "winner": "raf"}


# --- comparing
@pytest.mark.rule("raid")
def test_the_higher_total_wins() -> None:
    assert last(fight("he111 bf109", "hurricane", keep="stuka"), "compared")["winner"] == "luftwaffe"
    assert last(fight("he111 bf109", "hurricane ack_ack_guns", keep="stuka"), "compared")["winner"] == "raf"


@pytest.mark.rule("raid")
@pytest.mark.parametrize("raf", ["", "decoy", "spitfire_mk1 decoy", "ground_fire"])
def test_b07_all_played_cards_are_discarded_whatever_the_result_and_not_replaced(raf: str) -> None:
    """Ruling B07."""
    table = fight("he111 bf109", raf, held="ack_ack_guns", keep="stuka")
    if asked(table) == ("raf", "choose_relief"):
        play(table, "pass")
    assert discards(table, "luftwaffe") == ["bf109", "he111"]
    assert discards(table, "raf") == sorted(raf.split())
    assert (hand(table, "luftwaffe"), hand(table, "raf")) == (["stuka"], ["ack_ack_guns"])
    assert table.view(None)["columns"]["attack"] == table.view(None)["columns"]["defence"] == []


# --- ties
@pytest.mark.rule("note-3a")
def test_bt03_a_tie_under_a_skips_the_bombing_and_discards_the_cards() -> None:
    """Ruling B08: the RAF need only equal the Luftwaffe."""
    table = fight("stuka", "ground_fire", held="repairs", keep="bf109", tie="a")
    assert last(table, "compared") == {"luftwaffe": 1, "raf": 1, "winner": None}
    assert asked(table) == ("luftwaffe", "choose_discard")
    assert damage(table) == 0
    assert (discards(table, "luftwaffe"), discards(table, "raf")) == (["stuka"], ["ground_fire"])


@pytest.mark.rule("note-3b")
def test_bt04_a_tie_under_b_skips_the_bombing_and_shuffles_the_cards_back() -> None:
    """Ruling B08."""
    table = fight("stuka", "ground_fire", held="repairs", keep="bf109", tie="b")
    assert "shuffled_back" in kinds(table)
    assert damage(table) == 0
    assert discards(table, "luftwaffe") == discards(table, "raf") == []
    assert deck(table, "luftwaffe").count("stuka") == 10
    assert deck(table, "raf").count("ground_fire") == 5
    assert table.view(None)["columns"]["left"] == {"luftwaffe": 61, "raf": 61}


@pytest.mark.rule("note-3b")
@pytest.mark.parametrize("raf", ["", "decoy"])
def test_b07_under_b_a_decided_raid_is_discarded_as_ever(raf: str) -> None:
    """Ruling B07: only a tie goes back."""
    table = fight("stuka", raf, held="", keep="bf109", tie="b")
    assert discards(table, "luftwaffe") == ["stuka"]


@pytest.mark.rule("note-3b")
@pytest.mark.parametrize(("turn", "back"), [(59, True), (60, False), (61, False)])
def test_b09_from_turn_60_on_ties_follow_a(turn: int, back: bool) -> None:
    """Ruling B09: or a game of ties might never end."""
    table = fight("stuka", "ground_fire", held="repairs", keep="bf109", tie="b", turn=turn)
    assert ("shuffled_back" in kinds(table)) == back
    assert ("tie_stays_down" in kinds(table)) != back, "the log says so"
    if not back:
        assert list(last(table, "tie_stays_down").values()) == [60], "the turn from which the limit applies"
    assert (discards(table, "luftwaffe") == []) == back


# --- vectors
TOTALS = {
    "bt01": ("he111 bf109 night_raid", "spitfire_mk1 ack_ack_guns early_warning_radar", 10, 14, "raf"),
    "bt02": ("do17z bf109 hermann_goering", "hurricane decoy command_and_control", 15, 16, "raf"),
    "bt03": ("stuka", "ground_fire", 1, 1, None),
    "bt12": ("stuka", "winston_churchill", 1, 0, "luftwaffe"),
    "bt13": ("stuka night_raid", "ack_ack_guns", 2, 2, None),
}


@pytest.mark.rule("raid")
@pytest.mark.parametrize("vector", list(TOTALS))
def test_totals_of_the_vectors(vector: str) -> None:
    luftwaffe, raf, ours, theirs, winner = TOTALS[vector]
    table = fight(luftwaffe, raf, keep="bf110")
    assert last(table, "compared") == {"luftwaffe": ours, "raf": theirs, "winner": winner}
