"""§ 11-1 to § 11-3: buying cards."""

from __future__ import annotations

from typing import Any

import pytest

from opsroom import IllegalAnswer
from opsroom.titles.barbarossa.rules.table import (
    return_to_battlefield,
)
from tests.titles.barbarossa.tables import (
    CODE,
    asked,
    boxed,
    cards,
    events_of,
    options,
    pile,
    play,
    position,
    purse,
    refused,
    turn,
    view,
)


@pytest.mark.rule("11-1")
def test_each_card_takes_one_reinforcement_point() -> None:
    """Ruling 39: a card of price nought too."""
    table = turn(at="reorganisation", purse={"reinforcement": 1, "supply": 9})
    assert purse(table) == (0, 9, 2, 0)
    play(table, "buy_nonmech_transport")
    assert purse(table) == (0, 9, 1, 0)
    play(table, "buy_truck_transport")
    assert asked(table)[0] == "corps_2"


@pytest.mark.rule("11-2")
def test_the_price_is_paid_in_supply_and_in_full() -> None:
    table = turn(at="reorganisation", purse={"supply": 4, "reinforcement": 1})
    assert refused(table)["buy_panzer_regiment"] == ("11-2", "too_dear")
    play(table, "buy_truck_transport")
    assert purse(table) == (0, 1, 1, 0)
    assert (cards(table, "discard"), pile(table, "truck_transport")) == (["truck_transport"], 23)


@pytest.mark.rule("11-3")
def test_only_the_uppermost_deployment_card_can_be_bought_and_then_the_next() -> None:
    table = turn(at="reorganisation", deployments="kleist railhead hoth", purse={"supply": 20, "reinforcement": 2})
    assert [o for o in options(table) if o in ("buy_kleist", "buy_railhead", "buy_hoth")] == ["buy_kleist"]
    play(table, "buy_kleist")
    assert view(table)["deployments"] == ["railhead", "hoth"]
    assert "buy_railhead" in options(table)


@pytest.mark.rule("11-3", "3-5", "3-6")
def test_events_and_objectives_cannot_be_bought() -> None:
    table = turn(at="reorganisation", purse={"supply": 99})
    bought = {option.removeprefix("buy_") for option in options(table)}
    assert not bought & {"heights", "position", "riga", "soviet_guards_tank_army", "captured_stores"}


@pytest.mark.rule("11-3")
def test_an_empty_or_removed_pile_sells_nothing() -> None:
    table = turn(at="reorganisation", empty="truck_transport", purse={"supply": 9})
    assert refused(table)["buy_truck_transport"] == ("11-3", "pile_empty")
    assert refused(table)["buy_blitzkrieg"] == ("11-3", "pile_removed")


@pytest.mark.rule("11-2", "3-5")
def test_partisans_raise_the_first_price_of_the_turn() -> None:
    """Ruling 40; copies add up."""
    table = turn(at="reorganisation", active="partisans partisans", purse={"supply": 8, "reinforcement": 1})
    assert table.view(None)["figures"]["prices"]["truck_transport"] == 5
    play(table, "buy_truck_transport")
    assert purse(table)[1] == 3
    assert table.view(None)["figures"]["prices"]["truck_transport"] == 3


@pytest.mark.rule("11-2", "3-5", "6")
def test_partisans_raise_the_first_price_of_every_turn() -> None:
    table = turn(at="reorganisation", active="partisans", purse={"supply": 4}, seats=2)
    play(table, "buy_truck_transport")
    while table.turn < 2 or table.asked != "corps_1":
        table.answer("pass")
    assert table.view(None)["figures"]["prices"]["truck_transport"] == 4


@pytest.mark.rule("11-1")
def test_buying_is_optional() -> None:
    assert asked(play(turn(at="reorganisation", hand="truck_transport"), "pass"))[1] == "choose_card_to_keep"


@pytest.mark.rule("11-3")
def test_a_bought_card_can_be_drawn_in_the_same_end_phase() -> None:
    """Ruling 41."""
    table = play(turn(at="reorganisation", purse={"supply": 3}), "buy_truck_transport")
    assert cards(table, "hand") == ["truck_transport"]


@pytest.mark.rule("11-2")
def test_11_2_partisans_make_a_card_cost_one_that_costs_nothing_without_them() -> None:
    """Ruling 40: the first card of the turn only."""
    table = turn(at="reorganisation", active="partisans", purse={"supply": 1, "reinforcement": 2})
    play(table, "buy_nonmech_transport")
    assert purse(table)[1] == 0
    play(table, "buy_nonmech_transport")
    assert cards(table, "discard") == ["nonmech_transport", "nonmech_transport"]


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


@pytest.mark.rule("11-2")
@pytest.mark.parametrize("card", ["truck_transport", "kleist"])
def test_a_card_may_be_bought_for_exactly_its_price(card: str) -> None:
    price = {"truck_transport": 3, "kleist": 5}[card]
    table = turn(at="reorganisation", purse={"supply": price, "reinforcement": 1})
    play(table, f"buy_{card}")
    assert (purse(table)[1], cards(table, "discard")) == (0, [card])
    assert events_of(table, "bought") == [{"seat": "corps_1", "card": card, "price": price}]
    table = turn(at="reorganisation", purse={"supply": price - 1})
    assert refused(table)[f"buy_{card}"] == ("11-2", "too_dear")


@pytest.mark.rule("11-2", "3-5")
def test_another_players_partisans_do_not_raise_the_price_here() -> None:
    table = turn(at="reorganisation", purse={"supply": 3}, rivals={1: {"active": "partisans"}})
    assert "buy_truck_transport" in options(table)


@pytest.mark.rule("11-3", "5-4")
def test_a_deployment_card_goes_under_the_open_pile_and_without_that_pile_into_the_box() -> None:
    table = turn(deployments="kleist railhead")
    return_to_battlefield(position(table), CODE["hoth"])
    assert view(table)["deployments"] == ["kleist", "railhead", "hoth"]
    table = turn(deployments="", removed="deployment")
    return_to_battlefield(position(table), CODE["hoth"])
    assert (view(table)["deployments"], boxed(table)) == ([], ["hoth"])


@pytest.mark.rule("11-2", "3-5")
def test_partisans_raise_the_price_of_a_deployment_card_too() -> None:
    given: dict[str, Any] = {"at": "reorganisation", "active": "partisans", "deployments": "kleist"}
    assert refused(turn(**given, purse={"supply": 5}))["buy_kleist"] == ("11-2", "too_dear")
    table = play(turn(**given, purse={"supply": 6, "reinforcement": 1}), "buy_kleist")
    assert events_of(table, "bought") == [{"seat": "corps_1", "card": "kleist", "price": 6}]


@pytest.mark.rule("11-3", "4")
def test_an_empty_pile_and_a_removed_one_are_refused_by_name() -> None:
    table = turn(at="reorganisation", empty="panzer_regiment", removed="blitzkrieg", purse={"supply": 9})
    why = refused(table)
    assert why["buy_panzer_regiment"] == ("11-3", "pile_empty")
    assert why["buy_blitzkrieg"] == ("11-3", "pile_removed")
    assert [name for name, (_, reason) in why.items() if reason == "pile_empty"] == ["buy_panzer_regiment"]
