"""The edges of the rules: the other player, the next turn, the second of a kind, and what the log and a refusal say."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from opsroom import IllegalAnswer, Table
from opsroom.engine.chance import Quick
from opsroom.engine.column import printed
from opsroom.titles.barbarossa.rules.battle import lay_under
from opsroom.titles.barbarossa.rules.cards import MOST_ON_TOP, STOCK_IDS
from opsroom.titles.barbarossa.rules.table import (
    Barbarossa,
    put_on_top,
    put_under_events,
    return_to_battlefield,
    take_from_top,
)
from tests.titles.barbarossa.tables import (
    CODE,
    IDS,
    TITLE,
    asked,
    boxed,
    cards,
    defence,
    in_play,
    options,
    pile,
    play,
    points,
    purse,
    refused,
    turn,
    view,
)

TANKS = "panzer_regiment " * 4


def events_of(table: Table, kind: str) -> list[dict[str, Any]]:
    return [event["values"] for event in table._events if event["kind"] == kind]


def position(table: Table) -> Barbarossa:
    found = table.position
    assert isinstance(found, Barbarossa)
    return found


def next_turn_of(table: Table, seat: str) -> Table:
    """Everybody passes until it is this player's operations phase again."""
    now = table.turn
    while table.turn == now or table.asked != seat:
        table.answer("pass")
    return table


# --- § 6, § 7: turns
@pytest.mark.rule("4", "6")
def test_a_game_begins_with_the_first_turn_of_the_first_round() -> None:
    seen = TITLE.new(seed=1, seats=3).view(None)["columns"]
    assert (seen["round"], seen["turn"], seen["player"]) == (1, 1, seen["first"])


@pytest.mark.rule("6")
def test_a_round_is_over_when_everybody_has_had_a_turn() -> None:
    table = TITLE.new(seed=1, seats=3, options={"first": "corps_1"})
    rounds = []
    for turn_number in range(1, 7):
        while table.turn < turn_number:
            table.answer("pass")
        rounds.append((view(table)["player"], view(table)["round"]))
    assert rounds == [(f"corps_{seat}", number) for number in (1, 2) for seat in (1, 2, 3)]


@pytest.mark.rule("12", "6")
def test_a_battle_may_be_fought_in_every_turn() -> None:
    rivals = {1: {"active": "panzer_regiment"}}
    table = play(turn(active="panzer_regiment", rivals=rivals), "attack_heights", "pass", "pass", "pass")
    assert "attack_heights" in options(table)
    assert table.asked == "corps_2"
    assert "attack_heights" in options(next_turn_of(table, "corps_1"))


@pytest.mark.rule("7-1", "5-6")
def test_only_the_cards_of_whose_turn_it_is_are_activated() -> None:
    rivals = {1: {"exhausted": "panzer_regiment"}}
    table = turn(at="start", exhausted="panzer_regiment", rivals=rivals)
    assert cards(table, "active") == ["panzer_regiment"]
    assert cards(table, "exhausted", 1) == ["panzer_regiment"]


@pytest.mark.rule("7-1")
def test_another_players_general_winter_holds_nothing_back_here() -> None:
    table = turn(at="start", exhausted="panzer_regiment", rivals={1: {"active": "general_winter"}})
    assert asked(table) == ("corps_1", "choose_operation")
    assert cards(table, "active") == ["panzer_regiment"]


@pytest.mark.rule("7-1", "9")
def test_a_heavy_tank_battalion_is_activated_for_three_supply_at_the_start() -> None:
    hand = "truck_transport nonmech_transport"
    table = turn(at="start", hand=hand, exhausted="independent_heavy_tank_battalion")
    assert asked(table) == ("corps_1", "choose_at_start")
    assert options(table) == ["play_nonmech_transport", "play_truck_transport", "all_supply", "pass"]
    assert refused(table)["use_independent_heavy_tank_battalion_a"] == ("9", "too_few_points")
    with pytest.raises(IllegalAnswer, match=r"3.*0"):
        table.answer("use_independent_heavy_tank_battalion_a")
    play(table, "play_truck_transport", "play_nonmech_transport", "use_independent_heavy_tank_battalion_a")
    assert cards(table, "active") == ["independent_heavy_tank_battalion"]
    assert purse(table)[1] == 0
    assert asked(table)[1] == "choose_operation"


@pytest.mark.rule("7-1", "5-6")
def test_a_heavy_tank_battalion_stays_exhausted_unless_it_is_paid_for() -> None:
    table = turn(at="start", exhausted="independent_heavy_tank_battalion riga")
    play(table, "pass")
    assert cards(table, "exhausted") == ["independent_heavy_tank_battalion"]


# --- § 5-2, § 9: the log
@pytest.mark.rule("5-2", "9")
def test_the_log_tells_what_was_gained_and_paid_and_what_there_is_then() -> None:
    table = turn(hand="truck_transport", active="artillery_regiment", purse={"supply": 4})
    play(table, "play_truck_transport", "use_artillery_regiment_a")
    assert events_of(table, "gained_points") == [
        {"seat": "corps_1", "point": "supply", "points": 2, "total": 6},
        {"seat": "corps_1", "point": "combat", "points": 4, "total": 4},
    ]
    assert events_of(table, "paid_points") == [{"seat": "corps_1", "point": "supply", "points": 1, "total": 5}]


@pytest.mark.rule("9")
def test_an_ability_for_exactly_the_points_in_the_purse_can_be_paid() -> None:
    given: dict[str, Any] = {"active": "repair_workshop", "exhausted": "panzer_regiment"}
    assert "use_repair_workshop_a" in options(turn(**given, purse={"supply": 2}))
    assert refused(turn(**given, purse={"supply": 1}))["use_repair_workshop_a"] == ("9", "too_few_points")
    play(table := turn(**given, purse={"supply": 2}), "use_repair_workshop_a")
    assert (cards(table, "active"), cards(table, "exhausted")) == (["panzer_regiment"], ["repair_workshop"])


@pytest.mark.rule("9")
def test_up_to_two_may_be_none_and_no_third_is_offered() -> None:
    given: dict[str, Any] = {"active": "model", "exhausted": "grenadier_regiment " * 2 + "pioneer_battalion"}
    table = play(turn(**given), "use_model_a")
    assert options(table) == ["grenadier_regiment", "pioneer_battalion", "pass"]
    assert cards(play(table, "pass"), "active") == []
    assert events_of(table, "activated") == []
    table = play(turn(**given), "use_model_a", "grenadier_regiment", "grenadier_regiment")
    assert cards(table, "active") == ["grenadier_regiment"] * 2
    assert asked(table)[1] == "choose_operation"


@pytest.mark.rule("9")
def test_an_effect_on_one_card_leaves_the_second_of_the_kind_alone() -> None:
    table = turn(active="guderian", exhausted="panzer_regiment panzer_regiment")
    play(table, "use_guderian_a")
    assert cards(table, "active") == ["panzer_regiment"]
    assert cards(table, "exhausted") == ["guderian", "panzer_regiment"]


@pytest.mark.rule("9")
def test_a_card_is_fetched_from_the_own_discard_pile_and_all_see_it() -> None:
    rivals = {1: {"discard": "pioneer_battalion"}}
    table = turn(active="field_hospital", discard="grenadier_regiment grenadier_regiment", rivals=rivals)
    play(table, "use_field_hospital_a")
    assert cards(table, "hand") == cards(table, "discard") == ["grenadier_regiment"]
    assert table.view("corps_2")["columns"]["known"]["corps_1"] == {"grenadier_regiment": 1}
    assert view(table)["held"] == {"corps_1": 1}


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


@pytest.mark.rule("10")
def test_hoth_puts_one_tank_down_and_keeps_the_second_in_hand() -> None:
    table = play(turn(hand="panzer_regiment panzer_regiment", active="hoth"), "use_hoth_a")
    assert (cards(table, "active"), cards(table, "hand")) == (["panzer_regiment"], ["panzer_regiment"])
    assert refused(turn(hand="grenadier_regiment", active="hoth"))["use_hoth_a"] == ("9", "no_effect")


@pytest.mark.rule("10")
def test_division_hq_offers_the_infantry_and_tanks_in_hand_and_no_others() -> None:
    table = turn(hand="division_hq_company panzer_regiment artillery_regiment grenadier_regiment")
    play(table, "play_division_hq_company")
    put = [option for option in options(table) if option.startswith("put")]
    assert sorted(put) == ["put_grenadier_regiment", "put_panzer_regiment"]


@pytest.mark.rule("13-1")
def test_a_card_drawn_from_the_top_leaves_another_players_top_card_where_it_is() -> None:
    table = turn(active="rundstedt", on_top="motorcycle_battalion")
    t = position(table)
    t.on_top[MOST_ON_TOP] = CODE["motorcycle_battalion"]
    t.left[1] = 1
    play(table, "use_rundstedt_a")
    assert cards(table, "hand") == ["motorcycle_battalion"]
    assert view(table)["on_top"]["corps_2"] == ["motorcycle_battalion"]


@pytest.mark.rule("13-1")
def test_the_last_of_five_players_draws_from_the_top_like_the_others() -> None:
    t = position(turn(seats=5))
    put_on_top(t, 4, CODE["motorcycle_battalion"])
    assert take_from_top(t, 4) == CODE["motorcycle_battalion"]
    assert (t.on_top[4 * MOST_ON_TOP], t.left[4]) == (-1, 0)


@pytest.mark.rule("10")
def test_without_division_hq_nothing_is_put_down_from_the_hand() -> None:
    table = turn(hand="panzer_regiment grenadier_regiment")
    assert [option for option in options(table) if option.startswith("put")] == []


# --- § 11
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


# --- § 12: battle
def against(city: str, events: str, army: str = TANKS, **more: Any) -> Table:
    return play(turn(active=army, cities=f"{city} moscow", draws=events, **more), "attack_city")


@pytest.mark.rule("12")
def test_the_log_of_a_battle_tells_the_defence_at_every_step() -> None:
    table = against("kiev", "peoples_militia", "panzer_regiment panzer_regiment manstein")
    play(table, "use_manstein_a", "use_panzer_regiment_a", "use_panzer_regiment_a", "pay")
    assert events_of(table, "declared") == [{"seat": "corps_1", "card": "kiev", "defence": 9}]
    assert events_of(table, "revealed") == [{"card": "peoples_militia", "before": 9, "after": 11}]
    assert events_of(table, "defence_changed") == [{"card": "manstein", "before": 11, "after": 8}]
    assert events_of(table, "won") == [{"seat": "corps_1", "card": "kiev", "cost": 8}]
    assert purse(table)[3] == 2


@pytest.mark.rule("12")
def test_who_gives_the_last_unit_up_can_no_longer_attack() -> None:
    table = turn(active="grenadier_regiment grenadier_regiment kleist")
    play(table, "use_grenadier_regiment_b")
    assert "attack_heights" in options(table)
    play(table, "use_grenadier_regiment_b")
    assert refused(table)["attack_heights"] == ("12", "no_unit")


@pytest.mark.rule("12")
def test_combat_points_equal_to_the_defence_win() -> None:
    table = play(turn(active="panzer_regiment"), "attack_heights", "use_panzer_regiment_a")
    assert (defence(table), purse(table)[3], options(table)[0]) == (5, 5, "pay")


@pytest.mark.rule("12")
def test_in_a_battle_every_card_in_hand_is_refused() -> None:
    table = turn(hand="nonmech_transport captured_stores", active="panzer_regiment")
    play(table, "attack_heights")
    why = refused(table)
    assert why["play_nonmech_transport"] == why["play_captured_stores"] == ("12", "not_in_battle")
    assert "play_truck_transport" not in why, "it is not in hand"


@pytest.mark.rule("12")
def test_an_event_that_was_turned_up_is_not_among_those_to_come() -> None:
    table = against("kiev", "partisans")
    assert position(table).events[CODE["partisans"]] == 1
    assert view(table)["revealed"] == ["partisans"]
    assert (view(table)["target"], view(table)["to_reveal"]) == ("kiev", 0)


@pytest.mark.rule("12")
def test_of_two_events_alike_that_are_put_back_one_is_offered() -> None:
    table = against("kiev", "order_227", "grenadier_regiment")
    for i in (1, 2):
        position(table).revealed[i] = CODE["soviet_tank_corps"]
    play(table, "pass")
    assert (asked(table)[1], options(table)) == ("choose_event_order", ["order_227", "soviet_tank_corps"])


@pytest.mark.rule("12")
def test_where_no_event_was_turned_up_none_is_put_back() -> None:
    table = play(turn(active="grenadier_regiment"), "attack_heights", "pass")
    assert asked(table)[1] == "choose_operation"
    assert events_of(table, "put_back") == []


@pytest.mark.rule("12", "3-6")
def test_the_last_card_of_a_pile_can_be_fought_for() -> None:
    table = turn(active="panzer_regiment " * 4)
    position(table).pile[CODE["heights"]] = 1
    play(table, "attack_heights", "use_panzer_regiment_a", "pay")
    assert ("heights" in cards(table, "active"), pile(table, "heights")) == (True, 0)


@pytest.mark.rule("12")
def test_a_single_event_put_back_is_seen_by_all_and_nobody_is_asked() -> None:
    table = play(against("kiev", "order_227", "grenadier_regiment"), "pass")
    assert asked(table)[1] == "choose_operation"
    assert table.view(None)["columns"]["returned"] == {"put_back_1": "order_227"}
    assert view(table)["revealed"] == []
    assert events_of(table, "put_back") == [{"seat": "corps_1"}]


@pytest.mark.rule("12")
def test_events_of_two_battles_are_put_back_one_under_the_other() -> None:
    rivals = {1: {"active": "grenadier_regiment " * 2}}
    table = against("kiev", "order_227", "grenadier_regiment " * 2, rivals=rivals)
    play(table, "pass", "pass", "pass")
    position(table).chance = Quick(1)
    events = [0] * len(position(table).events)
    events[CODE["siberian_divisions"]] = events[CODE["peoples_militia"]] = 1
    position(table).events = printed(events)
    while table.asked != "corps_2":
        table.answer("pass")
    play(table, "attack_city", "pass")
    if asked(table)[1] == "choose_event_order":
        play(table, "peoples_militia")
    seen = table.view("corps_2")["columns"]["returned"]
    assert seen["put_back_1"] == "order_227"
    assert set(table.view(None)["columns"]["returned_open"][1:]) <= {"siberian_divisions", "peoples_militia"}
    assert position(table).returned_batch[0] != position(table).returned_batch[1]


@pytest.mark.rule("12")
def test_a_re_deal_shuffles_only_the_batch_whose_order_is_unknown() -> None:
    table = turn(seats=3)
    t = position(table)
    put_under_events(t, CODE["order_227"])
    t.batches += 1
    for place, event in enumerate(("katyusha", "partisans", "siberian_divisions"), 1):
        lay_under(t, CODE[event], place, 1)
        t.returned_seen[place] = 2  # corps_2 put them there
    t.batches += 1
    for place, event in enumerate(("encirclement", "general_winter"), 4):
        lay_under(t, CODE[event], place, 4)
        t.returned_seen[place] = 1  # corps_1

    def orders(seat: str | None) -> set[tuple[str, ...]]:
        found = [TITLE.redeal(table.view(seat), Quick(seed)).position.returned[:7] for seed in range(80)]
        return {tuple(IDS[kind] if kind >= 0 else "" for kind in order) for order in found}

    mine = orders("corps_1")
    assert len(mine) == 6, "every order of the three, and none of the others"
    assert {order[0] for order in mine} == {"order_227"}
    assert {order[4:] for order in mine} == {("encirclement", "general_winter", "")}
    assert len(orders("corps_2")) == 2
    assert len(orders(None)) == len(orders("corps_3")) == 12


@pytest.mark.rule("12", "13-2")
def test_the_truck_that_kiev_brings_comes_from_its_pile() -> None:
    table = against("kiev", "peoples_militia")
    before = pile(table, "truck_transport")
    play(table, *["use_panzer_regiment_a"] * 3, "pay")
    assert pile(table, "truck_transport") == before - 1
    assert events_of(table, "took") == [{"seat": "corps_1", "card": "truck_transport"}]


@pytest.mark.rule("12", "13-2")
@pytest.mark.parametrize("left", [1, 0])
def test_kiev_brings_the_last_truck_and_nothing_when_there_is_none(left: int) -> None:
    """Ruling 2."""
    table = against("kiev", "peoples_militia")
    position(table).pile[CODE["truck_transport"]] = left
    play(table, *["use_panzer_regiment_a"] * 3, "pay")
    assert (pile(table, "truck_transport"), len(events_of(table, "took"))) == (0, left)


@pytest.mark.rule("5-1")
def test_a_re_deal_gives_another_player_any_hand_that_fits_what_is_known() -> None:
    rivals = {1: {"hand": "truck_transport panzer_regiment signal_battalion", "deck": "train_transport hoth"}}
    table = turn(rivals=rivals)
    position(table).known[len(STOCK_IDS) + CODE["signal_battalion"]] = 1
    worlds = [TITLE.redeal(table.view("corps_1"), Quick(seed)) for seed in range(120)]
    hands = {tuple(cards(world, "hand", 1)) for world in worlds}
    others = ["hoth", "panzer_regiment", "train_transport", "truck_transport"]
    assert hands == {tuple(sorted(("signal_battalion", *pair))) for pair in combinations(others, 2)}


# --- § 8-2
@pytest.mark.rule("8-2")
def test_the_play_area_counts_for_whose_turn_it_is() -> None:
    table = turn(in_play="soviet_guards_tank_army", on_top="model")
    assert (points(table), points(table, "corps_2")) == (2, 0)


@pytest.mark.rule("8-2")
def test_points_before_the_best_city_before_the_number_of_cities() -> None:
    def winners(first: str, second: str) -> list[str]:
        rivals = {1: {"active": second}}
        table = turn(at="end", round=20, active=first, rivals=rivals, options={"rounds": "20", "first": "corps_1"})
        while not table.over:
            table.answer("pass")
        assert table.result is not None
        return table.result.winners

    assert winners("moscow", "riga minsk odessa heights heights") == ["corps_2"], "eight points beat seven and Moscow"
    assert winners("kursk", "riga minsk") == ["corps_1"], "four points each: the best city"
    assert winners("riga heights", "kiev") == ["corps_2"], "three points each: the best city"
    assert winners("riga minsk", "minsk riga") == ["corps_1", "corps_2"]


@pytest.mark.rule("8-2")
def test_the_winner_has_the_whole_win() -> None:
    rivals = {1: {"active": "riga"}}
    table = turn(at="end", round=20, seats=3, rivals=rivals, options={"rounds": "20", "first": "corps_1"})
    while not table.over:
        table.answer("pass")
    assert [position(table).payoff(seat) for seat in range(3)] == [0.0, 1.0, 0.0]
    assert not position(table).is_drawn()
    assert events_of(table, "scored")[1] == {"seat": "corps_2", "points": 2, "best": 2, "cities": 1}


@pytest.mark.rule("8-2", "12")
def test_heights_that_are_used_up_go_back_to_their_pile_with_their_point() -> None:
    table = turn(active="panzer_regiment heights heights")
    play(table, "attack_position", "use_heights_a")
    assert (points(table), pile(table, "heights"), cards(table, "active")) == (1, 11, ["heights", "panzer_regiment"])


@pytest.mark.rule("12", "14-2")
@pytest.mark.parametrize(("target", "number"), [("heights", 5), ("position", 6), ("city", 6)])
def test_the_option_for_kharkov_leaves_every_other_objective_as_it_is(target: str, number: int) -> None:
    """Ruling 49."""
    draws = "katyusha" if target == "city" else ""
    table = turn(active="panzer_regiment", draws=draws, options={"kharkov": "printed"})
    play(table, f"attack_{target}")
    assert [event["defence"] for event in events_of(table, "declared")] == [number]


# --- § 5-1, § 6, § 7: what the table and the log show
@pytest.mark.rule("6", "7-1", "7-2", "7-3", "7-4")
def test_the_table_names_each_phase_by_its_section() -> None:
    phases = {"operations": "7-2", "reorganisation": "7-3", "end": "7-4"}
    assert {at: view(turn(at=at, hand="truck_transport"))["phase"] for at in phases} == phases
    given: dict[str, Any] = {"active": "general_winter", "exhausted": "panzer_regiment"}
    assert view(turn(at="start", **given, purse={"supply": 2}))["phase"] == "7-1"


@pytest.mark.rule("7-4")
def test_with_an_empty_hand_nobody_is_asked_what_to_keep() -> None:
    assert asked(turn(at="end", hand="truck_transport"))[1] == "choose_card_to_keep"
    table = turn(at="end", active="grenadier_regiment", rivals={1: {"active": "grenadier_regiment"}})
    assert asked(table) == ("corps_2", "choose_operation")


@pytest.mark.rule("7-4", "5-3")
def test_the_log_tells_whether_a_card_was_kept() -> None:
    table = turn(at="end", hand="truck_transport train_transport")
    assert events_of(play(table, "truck_transport"), "cleared") == [{"seat": "corps_1", "kept": 1}]
    table = turn(at="end", hand="truck_transport train_transport")
    assert events_of(play(table, "pass"), "cleared") == [{"seat": "corps_1", "kept": 0}]


@pytest.mark.rule("10")
def test_the_log_tells_that_a_card_was_deployed_exhausted() -> None:
    table = play(turn(hand="grenadier_regiment"), "play_grenadier_regiment", "deploy_grenadier_regiment")
    assert events_of(table, "deployed") == [{"seat": "corps_1", "card": "grenadier_regiment", "exhausted": 1}]
    assert not any(position(table).in_play)


@pytest.mark.rule("9")
@pytest.mark.parametrize("exhausted", ["grenadier_regiment", "grenadier_regiment pioneer_battalion"])
def test_up_to_two_leaves_the_choice_even_where_there_are_no_more_than_two(exhausted: str) -> None:
    table = play(turn(active="model", exhausted=exhausted), "use_model_a")
    assert options(table) == [*exhausted.split(), "pass"]
    assert cards(play(table, "pass"), "active") == []


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


@pytest.mark.rule("13-1")
def test_cards_put_on_top_come_back_last_first() -> None:
    t = position(turn(seats=3))
    for name in ("motorcycle_battalion", "hoth", "model"):
        put_on_top(t, 1, CODE[name])
    assert [IDS[take_from_top(t, 1)] for _ in range(3)] == ["model", "hoth", "motorcycle_battalion"]
    assert (t.left[1], set(t.on_top)) == (0, {-1})


@pytest.mark.rule("8-2", "13-1")
def test_a_card_on_top_of_a_deck_counts_for_its_player_alone() -> None:
    table = turn(seats=3)
    put_on_top(position(table), 1, CODE["hoth"])
    assert [points(table, seat) for seat in ("corps_1", "corps_2", "corps_3")] == [0, 1, 0]


@pytest.mark.rule("12")
def test_a_re_deal_is_possible_with_every_event_put_back() -> None:
    table = turn(seats=3)
    t = position(table)
    every = [kind for kind in range(len(IDS)) for _ in range(t.events[kind])]
    t.events = printed([0] * len(IDS))
    for kind in every:
        put_under_events(t, kind)
    assert list(TITLE.redeal(table.view("corps_1"), Quick(1)).position.returned) == every


@pytest.mark.rule("13-1")
def test_with_no_card_left_to_draw_nothing_is_rebuilt() -> None:
    table = play(turn(active="rundstedt"), "use_rundstedt_a")
    assert events_of(table, "cannot_draw") == [{"seat": "corps_1"}]
    assert events_of(table, "rebuilt") == []


@pytest.mark.rule("5-1", "9")
def test_a_card_fetched_into_the_hand_is_counted_once_among_hand_and_deck() -> None:
    table = play(turn(active="field_hospital", discard="grenadier_regiment"), "use_field_hospital_a")
    assert view(table)["unseen"]["corps_1"] == {"grenadier_regiment": 1}
    assert view(table)["held"] == {"corps_1": 1}


@pytest.mark.rule("7-4", "5-3")
def test_the_play_area_is_empty_when_the_turn_is_over() -> None:
    table = turn(at="end", in_play="truck_transport truck_transport signal_battalion")
    assert table.asked == "corps_2"
    assert not any(position(table).in_play)


@pytest.mark.rule("7-4", "3-5")
@pytest.mark.parametrize(("events", "drawn"), [(1, 3), (3, 1), (4, 0), (5, 0)])
def test_rasputitsa_takes_a_card_each_off_the_new_hand_down_to_none(events: int, drawn: int) -> None:
    """Ruling 36."""
    deck = "truck_transport " * 6
    table = turn(at="end", deck=deck, active="rasputitsa " * events, draws="truck_transport " * drawn)
    assert cards(table, "hand") == ["truck_transport"] * drawn
