"""Small print that other tests pass over: each of these failed to be noticed when the rule was broken on purpose."""

from __future__ import annotations

from typing import Any

import pytest

from opsroom import IllegalAnswer, Table
from opsroom.titles.barbarossa.rules.battle import lay_under, take_returned
from opsroom.titles.barbarossa.rules.effects import take_revealed
from opsroom.titles.barbarossa.rules.table import Barbarossa
from tests.titles.barbarossa.tables import CODE, IDS, TITLE, cards, options, play, refused, turn, view


def last(table: Table, kind: str) -> dict[str, Any]:
    found: dict[str, Any] = next(event["values"] for event in reversed(table._events) if event["kind"] == kind)
    return found


def position(table: Table) -> Barbarossa:
    found = table.position
    assert isinstance(found, Barbarossa)
    return found


@pytest.mark.rule("9")
def test_an_exhausted_card_whose_ability_costs_supply_too_is_refused_because_it_is_exhausted() -> None:
    table = turn(exhausted="artillery_regiment", active="grenadier_regiment", purse={"supply": 1})
    assert refused(table)["use_artillery_regiment_a"] == ("9", "already_exhausted")


@pytest.mark.rule("9")
def test_a_cost_that_names_other_cards_is_refused_because_they_are_missing() -> None:
    assert refused(turn(active="assault_gun_battalion"))["use_assault_gun_battalion_c"] == ("9", "no_card_for_cost")


@pytest.mark.rule("12")
def test_a_lost_battle_tells_how_much_was_missing_and_leaves_nothing_behind() -> None:
    table = turn(active="panzergrenadier_regiment heights")
    play(table, "attack_position", "use_panzergrenadier_regiment_a", "pass")
    assert last(table, "lost") == {"seat": "corps_1", "card": "position", "short": 4}
    assert (view(table)["defence"], view(table)["to_reveal"], view(table)["target"]) == (0, 0, None)


def laid_under(*events: str) -> Barbarossa:
    """Events put back by one battle, in this order."""
    t = position(turn())
    t.batches = 1
    for place, event in enumerate(events):
        lay_under(t, CODE[event], place, 0)
    return t


@pytest.mark.rule("12")
@pytest.mark.parametrize(
    "order", ["katyusha order_227 partisans", "partisans order_227 katyusha", "order_227 partisans katyusha"]
)
def test_the_order_of_events_put_back_is_not_shown(order: str) -> None:
    """The open copy of a batch is sorted, whatever the order in which its cards lie."""
    t = laid_under(*order.split())
    assert [IDS[kind] for kind in t.returned[:3]] == order.split()
    assert list(t.returned_open[:4]) == [*sorted(CODE[event] for event in order.split()), -1]


@pytest.mark.rule("12")
def test_when_an_event_that_was_put_back_is_turned_up_the_others_move_up() -> None:
    t = laid_under("order_227", "katyusha")
    t.returned_batch[0], t.returned_batch[1] = 1, 2
    t.returned_seen[0], t.returned_seen[1] = 1, 2
    assert take_returned(t) == CODE["order_227"]
    assert (IDS[t.returned[0]], IDS[t.returned_open[0]]) == ("katyusha", "katyusha")
    assert (t.returned_batch[0], t.returned_seen[0]) == (2, 2)
    assert (t.returned[1], t.returned_open[1], t.returned_batch[1], t.returned_seen[1]) == (-1, -1, 0, 0)


@pytest.mark.rule("12")
def test_an_event_that_is_taken_leaves_the_others_in_their_order() -> None:
    t = position(turn())
    for place, event in enumerate(("katyusha", "order_227", "partisans")):
        t.revealed[place] = CODE[event]
    take_revealed(t, CODE["order_227"])
    assert [IDS[kind] for kind in t.revealed if kind >= 0] == ["katyusha", "partisans"]


@pytest.mark.rule("13-1")
def test_the_log_tells_that_a_deck_was_rebuilt() -> None:
    table = turn(hand="signal_battalion", deck="truck_transport", discard="grenadier_regiment grenadier_regiment")
    play(table, "play_signal_battalion")
    assert last(table, "rebuilt") == {"seat": "corps_1", "cards": 2}


@pytest.mark.rule("7-4")
@pytest.mark.parametrize(("answer", "kept"), [("truck_transport", 1), ("pass", 0)])
def test_of_two_equal_cards_one_is_kept_and_the_log_says_whether_one_was(answer: str, kept: int) -> None:
    table = turn(at="end", hand="truck_transport truck_transport", deck="nonmech_transport " * 4)
    play(table, answer)
    assert last(table, "cleared") == {"seat": "corps_1", "kept": kept}
    assert cards(table, "discard") == ["truck_transport"] * (2 - kept)
    assert cards(table, "hand") == ["nonmech_transport"] * 4 + ["truck_transport"] * kept


@pytest.mark.rule("7-4", "5-1")
def test_a_kept_card_that_all_have_seen_is_still_known() -> None:
    """Ruling 7."""
    table = turn(at="end", hand="truck_transport truck_transport", deck="nonmech_transport " * 5)
    position(table).known[CODE["truck_transport"]] = 2
    play(table, "truck_transport")
    assert view(table)["known"]["corps_1"] == {"truck_transport": 1}


@pytest.mark.rule("10")
def test_the_log_tells_that_a_grenadier_regiment_is_deployed_exhausted() -> None:
    table = play(turn(hand="grenadier_regiment"), "play_grenadier_regiment", "deploy_grenadier_regiment")
    assert last(table, "deployed") == {"seat": "corps_1", "card": "grenadier_regiment", "exhausted": 1}


@pytest.mark.rule("11-2")
@pytest.mark.parametrize(("card", "price"), [("truck_transport", 4), ("railhead", 6)])
def test_partisans_raise_the_price_that_is_asked_and_the_price_in_the_refusal(card: str, price: int) -> None:
    """Ruling 40."""
    given: dict[str, Any] = {"at": "reorganisation", "active": "partisans", "deployments": "railhead"}
    table = turn(**given, purse={"supply": price - 1})
    assert refused(table)[f"buy_{card}"] == ("11-2", "too_dear")
    with pytest.raises(IllegalAnswer, match=f"{price}.*{price - 1}"):
        table.answer(f"buy_{card}")
    assert f"buy_{card}" in options(turn(**given, purse={"supply": price}))


@pytest.mark.rule("8-2")
def test_a_player_without_a_city_counts_as_nought() -> None:
    """Ruling 47."""
    table = TITLE.new(seed=1, seats=2, options={"rounds": "20"})
    while not table.over:
        table.answer("pass")
    assert [e["values"]["best"] for e in table._events if e["kind"] == "scored"] == [0, 0]


@pytest.mark.rule("11-3")
def test_as_many_motorcycle_battalions_as_there_are_lie_on_top_of_the_deck() -> None:
    """Ruling 42."""
    table = turn(at="reorganisation", on_top="motorcycle_battalion " * 23, purse={"supply": 3, "reinforcement": 1})
    play(table, "buy_motorcycle_battalion")
    assert view(table)["on_top"]["corps_1"] == ["motorcycle_battalion"] * 24


@pytest.mark.rule("11-3")
def test_a_third_motorcycle_battalion_lies_on_the_other_two() -> None:
    """Ruling 42."""
    table = turn(at="reorganisation", on_top="motorcycle_battalion " * 2, purse={"supply": 3, "reinforcement": 1})
    play(table, "buy_motorcycle_battalion")
    assert view(table)["on_top"]["corps_1"] == ["motorcycle_battalion"] * 3


@pytest.mark.rule("12", "10")
@pytest.mark.parametrize("card", ["grenadier_regiment", "panzergrenadier_regiment", "ss_panzer_regiment"])
def test_every_card_that_division_hq_permits_can_be_put_down_in_a_battle(card: str) -> None:
    """Ruling 30."""
    table = turn(hand=f"division_hq_company {card}", active="pioneer_battalion", deck="truck_transport")
    play(table, "play_division_hq_company", "attack_position", f"put_{card}")
    assert card in cards(table, "active")
    assert card not in cards(table, "hand")
