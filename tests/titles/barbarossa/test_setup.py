"""§ 4 and § 5-1: the battlefield, the decks, who sees what."""

from __future__ import annotations

import pytest

from opsroom import Table
from opsroom.titles.barbarossa.rules.cards import COUNT, PILE_IDS
from tests.titles.barbarossa.tables import KINDS, TITLE, cards, everything, pile, view


def new(seats: int = 2, seed: int = 1, **options: str) -> Table:
    return TITLE.new(seed=seed, seats=seats, options=options)


@pytest.mark.rule("4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_begins_with_six_transports_and_two_regiments_of_which_four_are_in_hand(seats: int) -> None:
    table = new(seats)
    for seat in range(seats):
        assert cards(table, "unseen", seat) == ["grenadier_regiment"] * 2 + ["nonmech_transport"] * 6
        assert len(cards(table, "hand", seat)) == 4
    assert view(table)["left"] == {f"corps_{i + 1}": 4 for i in range(seats)}


@pytest.mark.rule("4")
def test_all_305_cards_are_in_the_game_for_any_number_of_players() -> None:
    """Ruling 6."""
    for seats in (2, 3, 4, 5):
        assert everything(new(seats)) == [COUNT[i] for i in range(KINDS)]


@pytest.mark.rule("4")
def test_moscow_lies_under_the_shuffled_cities() -> None:
    orders = {tuple(view(new(seed=seed))["cities"]) for seed in range(12)}
    assert len(orders) == 12
    assert all(order[-1] == "moscow" and len(order) == 12 for order in orders)


@pytest.mark.rule("4")
def test_one_pile_of_twenty_one_goes_into_the_box() -> None:
    """Ruling 3: each pile is as likely as another."""
    removed = [view(new(seed=seed))["removed"] for seed in range(120)]
    assert set(removed) <= set(PILE_IDS)
    assert len(PILE_IDS) == 21
    assert len(set(removed)) > 15
    assert {PILE_IDS[0], PILE_IDS[-1]} <= set(removed)
    assert max(removed.count(name) for name in set(removed)) < 20


@pytest.mark.rule("4", "5-5")
def test_a_start_pile_that_is_removed_is_boxed_after_the_decks_are_dealt() -> None:
    """Ruling 1."""
    seed = next(seed for seed in range(400) if view(new(seed=seed))["removed"] == "grenadier_regiment")
    table = new(seed=seed)
    assert view(table)["boxed"] == {"grenadier_regiment": 20}
    assert pile(table, "grenadier_regiment") == 0


@pytest.mark.rule("4")
def test_if_the_deployment_pile_is_drawn_all_of_it_goes() -> None:
    """Ruling 4."""
    seed = next(seed for seed in range(400) if view(new(seed=seed))["removed"] == "deployment")
    assert view(new(seed=seed))["deployments"] == []
    assert sum(view(new(seed=seed))["boxed"].values()) == 16


@pytest.mark.rule("4")
def test_if_another_pile_is_drawn_the_uppermost_deployment_card_goes_under_its_pile() -> None:
    seed = next(seed for seed in range(400) if view(new(seed=seed))["removed"] == "panzer_regiment")
    table = new(seed=seed)
    shuffled = [value.removeprefix("card:") for value in table.moves[0]["chance"][:16]]
    assert view(table)["deployments"] == [*shuffled[1:], shuffled[0]]


@pytest.mark.rule("4")
def test_the_first_game_may_do_without_deployment_cards() -> None:
    """Ruling 5."""
    for seed in range(5):
        assert view(new(seed=seed, removed="deployment"))["removed"] == "deployment"


@pytest.mark.rule("4")
def test_who_begins_is_drawn_or_agreed() -> None:
    assert {view(new(seats=5, seed=seed))["first"] for seed in range(40)} == {f"corps_{i}" for i in range(1, 6)}
    assert {view(new(seats=5, seed=seed, first="corps_1"))["first"] for seed in range(5)} == {"corps_1"}


@pytest.mark.rule("4", "6")
def test_turns_go_round_clockwise() -> None:
    table = new(seats=3, first="corps_1")
    order = []
    while table.turn < 5:
        if table.asked not in order[-1:]:
            order.append(table.asked)
        table.answer("pass")
    assert order[:4] == ["corps_1", "corps_2", "corps_3", "corps_1"]
    assert view(table)["round"] == 2


@pytest.mark.rule("5-1", "5-3")
def test_hands_decks_and_events_are_hidden_and_all_else_is_open() -> None:
    """Ruling 7."""
    table = new(seats=3)
    seen = table.view("corps_2")["columns"]
    assert seen["hand"]["corps_1"] == 4
    assert isinstance(seen["hand"]["corps_2"], dict)
    assert seen["deck"] == {"corps_1": 4, "corps_2": 4, "corps_3": 4}
    assert len(seen["cities"]) == 12
    assert seen["purse"] == table.view("corps_1")["columns"]["purse"]
    assert sum(seen["events"].values()) == 21  # counted, in no order
