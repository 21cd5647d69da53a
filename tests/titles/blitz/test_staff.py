"""The priorities of the staff, each at a table where it decides."""

from __future__ import annotations

import pytest

from opsroom import Table
from tests.titles.blitz.tables import TITLE, discarding, play, raid


def advice(table: Table) -> tuple[str, str]:
    """What the staff answers, and the key of its reason."""
    answer, why = TITLE.staff.explain(table.position)
    assert why is not None
    assert table.question is not None
    name = TITLE.names.of(table.question.of, answer)
    assert name in table.question.options
    return name, why[0]


# --- the Luftwaffe
def test_it_raids_when_it_would_have_to_discard_and_opens_with_the_smallest_bomber() -> None:
    cards = "bf109 bf109 bf110 he111 he111 do17z stuka night_raid"
    assert advice(raid(luftwaffe=cards, raf="hurricane")) == ("pass", "wait_for_more")
    assert advice(raid(luftwaffe=f"{cards} bf109", raf="hurricane")) == ("stuka", "hand_is_full")


def test_it_does_not_raid_with_two_bombers_or_none() -> None:
    fighters = "bf109 bf109 bf109 bf109 bf110 bf110 bf110"
    assert advice(raid(luftwaffe=f"{fighters} he111 he111", raf="hurricane")) == ("pass", "few_bombers")
    assert advice(raid(luftwaffe="bf109", raf="hurricane")) == ("pass", "no_bomber")


def test_it_does_not_wait_for_cards_that_it_will_not_get() -> None:
    last = raid(luftwaffe="he111 bf109", raf="hurricane", luftwaffe_deck="bf109", turn=29)
    assert advice(last) == ("he111", "deck_runs_out")


def test_escorts_and_multipliers_fight_while_the_bombers_wait() -> None:
    hand = "stuka he111 he111 do17z bf109 bf109 night_raid night_raid"
    table = play(raid(luftwaffe=hand, raf="ack_ack_guns hurricane spitfire_mk1"), "stuka ack_ack_guns")
    assert advice(table) == ("night_raid", "cheapest_lead")  # there is another one, so it costs little
    play(table, "night_raid hurricane")
    assert advice(table) == ("bf109", "cheapest_lead")  # a Dornier costs less, but would leave it behind


def test_every_bomber_goes_once_the_raf_has_stopped() -> None:
    ahead = play(raid(luftwaffe="stuka do17z he111 bf109 bf109", raf="hurricane repairs"), "stuka hurricane bf109 pass")
    assert advice(ahead) == ("do17z", "every_bomber")
    assert advice(play(ahead, "do17z he111")) == ("pass", "all_bombers_sent")
    behind = play(
        raid(luftwaffe="stuka he111 he111 bf109", raf="ack_ack_guns repairs"), "stuka ack_ack_guns he111 pass"
    )
    assert advice(behind) == ("he111", "bombers_first")


def test_a_raid_that_its_hand_is_not_worth_is_broken_off() -> None:
    strong = "spitfire_mk1 spitfire_mk1 hurricane hurricane ack_ack_guns ack_ack_guns ack_ack_guns decoy"
    weak = play(raid(luftwaffe="stuka do17z bf110 he111", raf=strong), "stuka hurricane bf110 ack_ack_guns")
    assert advice(weak) == ("pass", "cannot_get_ahead")
    weak = play(raid(luftwaffe="stuka do17z bf110 bf110 he111", raf=strong), "stuka hurricane bf110 ack_ack_guns")
    assert advice(weak) == ("pass", "break_off")
    able = "stuka do17z bf110 bf109 bf109 bf109 bf109 night_raid he111"
    assert advice(play(raid(luftwaffe=able, raf=strong), "stuka hurricane bf110 ack_ack_guns"))[1] == "cheapest_lead"


# --- the RAF
def test_it_answers_with_the_card_that_it_will_miss_least() -> None:
    luftwaffe = "stuka he111 he111 bf109 bf109 bf109 bf109 bf110 night_raid"
    fighters = "spitfire_mk1 hurricane ack_ack_guns ground_fire early_warning_radar"
    assert advice(play(raid(luftwaffe=luftwaffe, raf=fighters), "stuka")) == ("ground_fire", "cheapest_match")
    waiting = play(raid(luftwaffe=luftwaffe, raf=f"{fighters} inexperienced_pilots"), "stuka")
    assert advice(waiting) == ("inexperienced_pilots", "blank_first")


def test_it_does_not_stop_first() -> None:
    table = play(
        raid(luftwaffe="stuka he111 bf109 bf110", raf="hurricane ack_ack_guns spitfire_mk1"), "stuka hurricane"
    )
    play(table, "he111")
    assert advice(table) == ("ack_ack_guns", "stay_in")


def test_once_the_luftwaffe_has_stopped_it_pays_what_the_bombs_are_worth() -> None:
    raf = "hurricane spitfire_mk1 inexperienced_pilots"
    one_bomb = play(raid(luftwaffe="stuka bf109 do17z", raf=raf), "stuka inexperienced_pilots bf109 hurricane")
    assert advice(play(one_bomb, "pass")) == ("pass", "not_worth_it")
    held = play(raid(luftwaffe="he111 he111 do17z bf109", raf=raf), "he111 inexperienced_pilots he111 hurricane pass")
    assert advice(held) == ("pass", "raid_is_held")


def test_five_points_of_strength_are_too_much_for_one_bomb_and_not_for_three() -> None:
    raf = "hurricane spitfire_mk1 inexperienced_pilots"
    table = raid(luftwaffe="he111 bf109 do17z", raf=raf)
    assert advice(play(table, "he111 inexperienced_pilots bf109 hurricane pass")) == ("spitfire_mk1", "stop_the_raid")


def test_it_stops_a_raid_that_would_lose_the_game_whatever_it_costs() -> None:
    raf = "hurricane spitfire_mk1 inexperienced_pilots"
    table = play(raid(luftwaffe="stuka bf109 do17z", raf=raf, damage=19), "stuka inexperienced_pilots bf109 hurricane")
    assert advice(play(table, "pass")) == ("spitfire_mk1", "or_lose")


@pytest.mark.parametrize(
    ("seat", "cards", "dropped"),
    [
        ("luftwaffe", "night_raid night_raid he111 bf109 bf109 bf109 bf109 stuka do17z", "night_raid"),
        ("luftwaffe", "night_raid he111 bf110 bf109 bf109 bf109 bf109 stuka do17z", "bf110"),
        ("raf", "early_warning_radar command_and_control spitfire_mk1 " + "hurricane " * 6, "early_warning_radar"),
        ("raf", "barrage_balloons repairs inexperienced_pilots " + "hurricane " * 6, "barrage_balloons"),
    ],
)
def test_it_drops_what_it_needs_least(seat: str, cards: str, dropped: str) -> None:
    assert advice(discarding(seat, **{seat: cards})) == (dropped, "least_wanted")
