"""§ 5-1: what everybody knows of hands, decks and piles, and how they are re-dealt."""

from __future__ import annotations

from itertools import combinations

import pytest

from opsroom.engine.chance import Quick
from opsroom.titles.barbarossa.rules.cards import STOCK_IDS
from tests.titles.barbarossa.tables import (
    CODE,
    TITLE,
    cards,
    in_play,
    play,
    position,
    turn,
    view,
)


@pytest.mark.rule("5-1", "5-2")
def test_a_card_that_all_know_of_is_played_and_no_longer_known() -> None:
    table = turn(hand="truck_transport truck_transport nonmech_transport")
    position(table).known[CODE["truck_transport"]] = 2
    play(table, "play_truck_transport", "play_nonmech_transport")
    assert view(table)["known"]["corps_1"] == {"truck_transport": 1}
    assert view(table)["held"] == {"corps_1": 1}
    assert in_play(table) == ["nonmech_transport", "truck_transport"]


@pytest.mark.rule("5-1", "10")
def test_deployed_cards_and_units_are_counted() -> None:
    table = turn(hand="kleist pioneer_battalion", active="grenadier_regiment", purse={"operation": 1})
    play(table, "play_kleist", "play_pioneer_battalion")
    assert (view(table)["area"], view(table)["army"]) == ({"corps_1": 3}, {"corps_1": 2})
    play(table, "use_grenadier_regiment_b")
    assert (view(table)["area"], view(table)["army"]) == ({"corps_1": 2}, {"corps_1": 1})


@pytest.mark.rule("5-1")
def test_a_re_deal_gives_another_player_any_hand_that_fits_what_is_known() -> None:
    rivals = {1: {"hand": "truck_transport panzer_regiment signal_battalion", "deck": "train_transport hoth"}}
    table = turn(rivals=rivals)
    position(table).known[len(STOCK_IDS) + CODE["signal_battalion"]] = 1
    worlds = [TITLE.redeal(table.view("corps_1"), Quick(seed)) for seed in range(120)]
    hands = {tuple(cards(world, "hand", 1)) for world in worlds}
    others = ["hoth", "panzer_regiment", "train_transport", "truck_transport"]
    assert hands == {tuple(sorted(("signal_battalion", *pair))) for pair in combinations(others, 2)}


@pytest.mark.rule("5-1", "9")
def test_a_card_fetched_into_the_hand_is_counted_once_among_hand_and_deck() -> None:
    table = play(turn(active="field_hospital", discard="grenadier_regiment"), "use_field_hospital_a")
    assert view(table)["unseen"]["corps_1"] == {"grenadier_regiment": 1}
    assert view(table)["held"] == {"corps_1": 1}
