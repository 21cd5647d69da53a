"""§ 6, § 7-1 to § 7-4, § 5-2 to § 5-6, § 13-1: the phases, playing cards, the discard pile, drawing."""

from __future__ import annotations

from typing import Any

import pytest

from opsroom import IllegalAnswer
from opsroom.engine.chance import Quick
from opsroom.titles.barbarossa.rules.cards import MOST_ON_TOP
from opsroom.titles.barbarossa.rules.table import put_on_top, take_from_top
from tests.titles.barbarossa.tables import (
    CODE,
    IDS,
    TITLE,
    asked,
    boxed,
    cards,
    events_of,
    in_play,
    last,
    options,
    pile,
    play,
    position,
    purse,
    refused,
    turn,
    view,
)

NONMECH = "nonmech_transport"


# --- start phase
@pytest.mark.rule("7-1", "5-6")
def test_exhausted_cards_are_activated_and_the_operations_phase_follows() -> None:
    table = turn(at="start", exhausted="panzer_regiment panzer_regiment riga")
    assert cards(table, "active") == ["panzer_regiment", "panzer_regiment", "riga"]
    assert asked(table) == ("corps_1", "choose_operation")
    assert view(table)["phase"] == "7-2"


@pytest.mark.rule("7-1")
def test_the_start_phase_asks_nobody_without_a_start_ability() -> None:
    """Ruling 8: supply cards could be played, but nothing there could use their points; they keep until the operations phase."""
    assert asked(turn(at="start", hand=NONMECH)) == ("corps_1", "choose_operation")


@pytest.mark.rule("7-1")
def test_general_winter_can_be_paid_off_before_the_activation() -> None:
    """Ruling 8."""
    table = turn(at="start", hand="truck_transport", active="general_winter", exhausted="panzer_regiment")
    assert asked(table) == ("corps_1", "choose_at_start")
    play(table, "play_truck_transport", "use_general_winter_a")
    assert cards(table, "active") == ["panzer_regiment"]
    assert boxed(table) == ["general_winter"]


@pytest.mark.rule("7-1", "5-6")
def test_general_winter_holds_tanks_back_and_nothing_else() -> None:
    table = turn(at="start", active="general_winter", exhausted="panzer_regiment pioneer_battalion riga")
    play(table, "pass", "pass")
    assert cards(table, "exhausted") == ["panzer_regiment"]


@pytest.mark.rule("7-1")
def test_each_general_winter_is_removed_by_itself() -> None:
    """Ruling 36."""
    table = turn(
        at="start",
        hand="truck_transport truck_transport",
        active="general_winter general_winter",
        exhausted="panzer_regiment",
    )
    play(table, "play_truck_transport", "play_truck_transport", "use_general_winter_a")
    assert view(table)["phase"] == "7-1"
    play(table, "use_general_winter_a")
    assert cards(table, "active") == ["panzer_regiment"]


@pytest.mark.rule("7-1")
def test_an_active_heavy_tank_is_not_offered_an_activation() -> None:
    """Ruling 9."""
    table = turn(at="start", hand="train_transport", active="independent_heavy_tank_battalion")
    assert asked(table) == ("corps_1", "choose_operation")


# --- operations phase
@pytest.mark.rule("7-2")
def test_one_operation_point_plays_one_card_of_cost_one() -> None:
    table = turn(hand="grenadier_regiment panzergrenadier_regiment panzer_regiment")
    assert purse(table) == (1, 0, 0, 0)
    assert refused(table)["play_panzer_regiment"] == ("5-2", "too_few_operation_points")
    with pytest.raises(IllegalAnswer, match=r"5-2: .*it costs 2 operation; you have 1"):
        table.answer("play_panzer_regiment")
    play(table, "play_panzergrenadier_regiment")
    assert purse(table) == (0, 0, 0, 1)
    assert "play_grenadier_regiment" not in options(table)


@pytest.mark.rule("7-2", "5-2")
def test_bonus_points_play_further_cards() -> None:
    table = turn(hand="panzer_recon_battalion panzer_regiment")
    play(table, "play_panzer_recon_battalion", "play_panzer_regiment")
    assert purse(table) == (0, 0, 0, 2)
    assert cards(table, "exhausted") == ["panzer_regiment"]


@pytest.mark.rule("5-2", "3-1")
def test_a_card_of_cost_nought_is_free() -> None:
    table = play(turn(hand=f"{NONMECH} train_transport"), f"play_{NONMECH}", "play_train_transport")
    assert purse(table) == (1, 4, 0, 0)
    assert in_play(table) == [NONMECH, "train_transport"]


@pytest.mark.rule("5-2", "2")
def test_draw_points_are_turned_into_cards_at_once_after_the_other_points() -> None:
    """Ruling 12."""
    table = turn(hand="division_hq_company", deck="truck_transport", draws="truck_transport")
    play(table, "play_division_hq_company")
    assert purse(table) == (1, 0, 1, 0)
    assert cards(table, "hand") == ["truck_transport"]


@pytest.mark.rule("7-2", "7-3")
def test_points_stay_in_the_purse_until_the_turn_ends() -> None:
    table = play(
        turn(hand="truck_transport panzergrenadier_regiment"),
        "play_truck_transport",
        "play_panzergrenadier_regiment",
        "pass",
    )
    assert purse(table) == (0, 2, 1, 1)


@pytest.mark.rule("5-2")
def test_captured_stores_is_an_event_and_not_a_supply_card() -> None:
    """Ruling 11."""
    assert options(turn(at="reorganisation", hand="captured_stores", empty=NONMECH)) == ["pass"]
    table = play(turn(hand="captured_stores"), "play_captured_stores")
    assert (purse(table), boxed(table)) == ((1, 3, 0, 0), ["captured_stores"])


# --- reorganisation phase
@pytest.mark.rule("7-3")
def test_in_reorganisation_only_supply_cards_and_reinforcement_are_left() -> None:
    table = turn(
        at="reorganisation",
        hand="truck_transport panzergrenadier_regiment",
        active="panzer_regiment",
        purse={"operation": 2},
    )
    assert purse(table) == (2, 0, 1, 0)
    assert options(table) == [
        "play_truck_transport",
        f"buy_{NONMECH}",
        "buy_grenadier_regiment",  # the truck in hand pays for it
        "buy_field_replacement_battalion",
        "pass",
    ]


@pytest.mark.rule("7-3")
def test_without_a_reinforcement_point_the_phase_is_over() -> None:
    """Ruling 55."""
    table = turn(at="reorganisation", hand="truck_transport", deck=f"{NONMECH} " * 4)
    play(table, f"buy_{NONMECH}")
    assert asked(table) == ("corps_1", "choose_card_to_keep")


# --- end phase
@pytest.mark.rule("7-4", "5-3")
def test_the_play_area_and_the_hand_are_discarded_but_for_one_card() -> None:
    """Ruling 43."""
    table = turn(
        at="end", hand="panzer_regiment truck_transport", in_play=NONMECH, deck=f"{NONMECH} " * 4, active="riga"
    )
    assert options(table) == ["truck_transport", "panzer_regiment", "pass"]
    play(table, "panzer_regiment")
    assert cards(table, "discard") == [NONMECH, "truck_transport"]
    assert cards(table, "hand") == [NONMECH] * 4 + ["panzer_regiment"]
    assert cards(table, "active") == ["riga"]
    assert asked(table)[0] == "corps_2"


@pytest.mark.rule("7-4")
def test_keeping_is_optional_and_there_is_no_hand_limit() -> None:
    table = turn(at="end", hand=f"{NONMECH} " * 9, deck=f"{NONMECH} " * 4)
    assert len(cards(play(table, "pass"), "hand")) == 4


@pytest.mark.rule("7-4")
def test_an_empty_hand_asks_nothing() -> None:
    assert asked(turn(at="end", deck=f"{NONMECH} " * 4))[0] == "corps_2"


@pytest.mark.rule("7-4")
def test_the_purse_is_emptied_after_the_draw() -> None:
    table = turn(at="end", deck=f"{NONMECH} " * 4, purse={"operation": 3, "supply": 5, "reinforcement": 1, "combat": 9})
    assert purse(table) == (1, 0, 0, 0)  # corps_2's


@pytest.mark.rule("7-4", "3-5")
def test_the_rasputitsa_costs_a_card_and_copies_add_up() -> None:
    table = turn(at="end", deck=f"{NONMECH} " * 5, active="rasputitsa")
    assert len(cards(table, "hand")) == 3
    table = turn(at="end", deck=f"{NONMECH} " * 5, active="rasputitsa " * 5)
    assert len(cards(table, "hand")) == 0  # never fewer than none


# --- § 13-1
@pytest.mark.rule("13-1", "5-3")
def test_the_deck_is_rebuilt_in_the_middle_of_a_draw() -> None:
    table = turn(at="end", deck=f"{NONMECH} {NONMECH}", discard="truck_transport truck_transport train_transport")
    hand = cards(table, "hand")
    assert hand[:2] == [NONMECH, NONMECH]
    assert len(hand) == 4
    assert cards(table, "discard") == []
    assert view(table)["left"]["corps_1"] == 1


@pytest.mark.rule("13-1")
def test_the_deck_is_not_rebuilt_before_a_card_must_be_drawn() -> None:
    table = turn(at="end", deck=f"{NONMECH} " * 4, discard="truck_transport")
    assert cards(table, "discard") == ["truck_transport"]
    assert "corps_1" not in view(table)["left"]


@pytest.mark.rule("13-1")
def test_with_deck_and_discard_pile_empty_the_rest_of_the_draw_is_lost() -> None:
    """Ruling 44."""
    assert cards(turn(at="end", deck=NONMECH), "hand") == [NONMECH]


@pytest.mark.rule("13-1")
def test_when_the_deck_is_rebuilt_everybody_knows_the_hand() -> None:
    table = turn(at="end", deck=f"{NONMECH} {NONMECH}", discard="truck_transport truck_transport")
    assert table.view("corps_2")["columns"]["known"]["corps_1"] == {NONMECH: 2}
    for seed in range(10):
        world = TITLE.redeal(table.view("corps_2"), Quick(seed))
        assert cards(world, "hand").count(NONMECH) == 2


# --- § 5-4, § 5-5
@pytest.mark.rule("5-4")
def test_a_card_returned_to_the_battlefield_goes_under_its_pile() -> None:
    table = play(turn(active="grenadier_regiment"), "use_grenadier_regiment_b")
    assert pile(table, "grenadier_regiment") == 25
    assert purse(table)[3] == 1


@pytest.mark.rule("5-4", "5-5")
def test_a_card_whose_pile_was_removed_goes_into_the_box() -> None:
    """Ruling 2."""
    table = play(turn(active="grenadier_regiment", removed="grenadier_regiment"), "use_grenadier_regiment_b")
    assert boxed(table) == ["grenadier_regiment"]


@pytest.mark.rule("5-6")
def test_of_equal_cards_the_exhausted_one_goes() -> None:
    """Ruling 54."""
    table = play(turn(active="panzer_regiment", exhausted="panzer_regiment"), "use_panzer_regiment_b")
    assert cards(table, "active") == ["panzer_regiment"]
    assert cards(table, "discard") == ["panzer_regiment"]


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


@pytest.mark.rule("5-2", "9")
def test_the_log_tells_what_was_gained_and_paid_and_what_there_is_then() -> None:
    table = turn(hand="truck_transport", active="artillery_regiment", purse={"supply": 4})
    play(table, "play_truck_transport", "use_artillery_regiment_a")
    assert events_of(table, "gained_points") == [
        {"seat": "corps_1", "point": "supply", "points": 2, "total": 6},
        {"seat": "corps_1", "point": "combat", "points": 4, "total": 4},
    ]
    assert events_of(table, "paid_points") == [{"seat": "corps_1", "point": "supply", "points": 1, "total": 5}]


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


@pytest.mark.rule("13-1")
def test_cards_put_on_top_come_back_last_first() -> None:
    t = position(turn(seats=3))
    for name in ("motorcycle_battalion", "hoth", "model"):
        put_on_top(t, 1, CODE[name])
    assert [IDS[take_from_top(t, 1)] for _ in range(3)] == ["model", "hoth", "motorcycle_battalion"]
    assert (t.left[1], set(t.on_top)) == (0, {-1})


@pytest.mark.rule("13-1")
def test_with_no_card_left_to_draw_nothing_is_rebuilt() -> None:
    table = play(turn(active="rundstedt"), "use_rundstedt_a")
    assert events_of(table, "cannot_draw") == [{"seat": "corps_1"}]
    assert events_of(table, "rebuilt") == []


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
