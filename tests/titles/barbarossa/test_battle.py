"""§ 12, § 3-5 and § 3-6: declaring a battle, events, the defence, victory and defeat."""

from __future__ import annotations

import pytest

from opsroom import Table
from opsroom.engine.chance import Quick
from opsroom.engine.column import printed
from opsroom.titles.barbarossa.rules.battle import lay_under, take_returned
from opsroom.titles.barbarossa.rules.effects import take_revealed
from opsroom.titles.barbarossa.rules.table import Barbarossa, put_under_events
from tests.titles.barbarossa.tables import (
    CODE,
    IDS,
    TITLE,
    asked,
    boxed,
    cards,
    defence,
    events_of,
    last,
    options,
    pile,
    play,
    points,
    position,
    purse,
    refused,
    turn,
    view,
)

TANKS = "panzer_regiment " * 4


def against(city: str, events: str, army: str = TANKS, **more: object) -> Table:
    """The city has been attacked, and these events turn up."""
    table = turn(active=army, cities=f"{city} moscow", draws=events, **more)  # type: ignore[arg-type]
    return play(table, "attack_city")


# --- (1), (2): declaring
@pytest.mark.rule("12")
def test_a_battle_needs_a_deployed_unit() -> None:
    """Ruling 24: facilities, commanders, events and objectives are not units; an exhausted unit will do."""
    table = turn(active="kleist riga encirclement")
    assert refused(table)["attack_city"] == ("12", "no_unit")
    assert {"attack_heights", "attack_position", "attack_city"} <= set(options(turn(exhausted="grenadier_regiment")))


@pytest.mark.rule("12", "3-6")
def test_targets_are_the_heights_the_positions_and_the_uppermost_city() -> None:
    """Ruling 25."""
    table = turn(active="panzer_regiment", cities="kiev riga moscow", empty="heights")
    assert [o for o in options(table) if o.startswith("attack")] == ["attack_position", "attack_city"]
    assert refused(table)["attack_heights"] == ("12", "no_target")
    assert table.view(None)["figures"]["defences"] == {"position": 6, "city": 9}


@pytest.mark.rule("12", "7-2")
def test_there_is_one_battle_a_turn_won_or_lost() -> None:
    """Ruling 26: a hopeless one may be declared."""
    table = play(turn(exhausted="grenadier_regiment"), "attack_heights", "pass")
    assert refused(table)["attack_heights"] == ("12", "one_battle")
    table = play(turn(active=TANKS), "attack_heights", "use_panzer_regiment_a", "pay")
    assert "heights" in cards(table, "active")
    assert refused(table)["attack_position"] == ("12", "one_battle")
    assert not [option for option in options(table) if option.startswith("attack")]


@pytest.mark.rule("12", "3-6")
@pytest.mark.parametrize(
    ("target", "uses", "event"), [("position", 2, ""), ("odessa", 2, "luftwaffe_support")], ids=["position", "odessa"]
)
@pytest.mark.parametrize("won", [True, False], ids=["won", "lost"])
def test_position_and_odessa_cost_an_infantry_unit_won_or_lost(target: str, uses: int, event: str, won: bool) -> None:
    table = turn(active=f"{TANKS} grenadier_regiment", cities="odessa moscow", draws=event)
    play(table, "attack_position" if target == "position" else "attack_city")
    play(table, *["use_panzer_regiment_a"] * uses, "pay") if won else play(table, "pass")
    assert cards(table, "discard") == ["grenadier_regiment"]
    assert "grenadier_regiment" not in cards(table, "active")
    assert (target in cards(table, "active")) is won


@pytest.mark.rule("12", "10")
@pytest.mark.parametrize(("option", "may"), [("allowed", True), ("barred", False)])
def test_what_division_hq_permits_is_not_playing_and_possible_in_a_battle(option: str, may: bool) -> None:
    """Ruling 30, and the other reading."""
    table = turn(
        hand="division_hq_company panzer_regiment truck_transport",
        active="grenadier_regiment",
        options={"hq_in_battle": option},
    )
    play(table, "play_division_hq_company", "attack_heights")
    assert ("put_panzer_regiment" in options(table)) is may
    assert "play_truck_transport" not in options(table), "a card is never played in a battle"
    if may:
        play(table, "put_panzer_regiment", "use_panzer_regiment_a", "pay")
        assert {"heights", "grenadier_regiment"} <= set(cards(table, "active"))


# --- (3): events
@pytest.mark.rule("12", "3-5")
def test_an_event_is_turned_up_for_a_city_only() -> None:
    assert defence(against("kiev", "order_227")) == 14
    table = play(turn(active=TANKS), "attack_position")
    assert (defence(table), view(table)["revealed"]) == (6, [])


@pytest.mark.rule("12", "3-5")
def test_reveal_turns_up_one_more_and_modifiers_add_up() -> None:
    """Ruling 28."""
    table = against("kiev", "siberian_divisions order_227")
    assert (defence(table), view(table)["revealed"]) == (17, ["siberian_divisions", "order_227"])


@pytest.mark.rule("12", "3-5")
def test_an_event_that_bites_at_once() -> None:
    table = against("kiev", "katyusha", "panzer_regiment grenadier_regiment")
    assert cards(table, "discard") == ["grenadier_regiment"]
    table = against("kiev", "fuhrer_directive", "panzer_regiment ss_panzer_regiment")
    assert options(table) == ["panzer_regiment", "ss_panzer_regiment"]
    assert cards(play(table, "panzer_regiment"), "exhausted") == ["panzer_regiment"]


@pytest.mark.rule("12")
def test_the_total_defence_is_never_below_nought() -> None:
    """Ruling 29: then the battle is won by paying nothing."""
    table = against("riga", "luftwaffe_support", "panzer_regiment manstein")
    assert defence(table) == 2
    play(table, "use_manstein_a")
    assert defence(table) == 0
    play(table, "pay")
    assert "riga" in cards(table, "active")
    assert purse(table)[3] == 0


@pytest.mark.rule("12")
def test_with_no_event_left_a_city_defends_with_its_own_value() -> None:
    """Ruling 27."""
    table = turn(active=TANKS, cities="kiev moscow")
    table.position.events = printed([0] * len(table.position.events))
    assert defence(play(table, "attack_city")) == 9


# --- (4): paying
@pytest.mark.rule("12", "9")
def test_abilities_may_be_used_until_the_defence_is_met_and_a_surplus_stays() -> None:
    """Ruling 31."""
    table = against("kiev", "peoples_militia")
    assert refused(table)["pay"] == ("12", "defence_not_met")
    play(table, *["use_panzer_regiment_a"] * 3)
    assert options(table)[0] == "pay"
    assert purse(play(table, "pay"))[3] == 4


@pytest.mark.rule("12")
def test_combat_points_gathered_before_count() -> None:
    """Ruling 21."""
    table = turn(active=TANKS)
    play(table, "use_panzer_regiment_a", "attack_heights")
    assert options(table)[0] == "pay"


@pytest.mark.rule("12")
def test_cards_drawn_in_a_battle_wait_until_it_is_over() -> None:
    """Ruling 13."""
    table = turn(active="rundstedt panzer_regiment", deck="truck_transport", draws="truck_transport")
    play(table, "attack_heights", "use_rundstedt_a")
    assert refused(table)["play_truck_transport"] == ("12", "not_in_battle")
    assert "play_truck_transport" in options(play(table, "use_panzer_regiment_a", "pay"))


@pytest.mark.rule("12")
def test_heights_and_positions_lower_the_defence_of_any_target() -> None:
    """Ruling 38."""
    table = turn(active="panzer_regiment heights position")
    play(table, "attack_position", "use_heights_a", "use_position_a")
    assert (defence(table), pile(table, "heights"), pile(table, "position")) == (3, 11, 11)
    assert points(table) == 0


# --- (5): victory
@pytest.mark.rule("12", "3-6")
def test_a_victory_deploys_the_objective_active() -> None:
    table = play(turn(active="panzer_regiment"), "attack_heights", "use_panzer_regiment_a", "pay")
    assert cards(table, "active") == ["heights"]
    assert (pile(table, "heights"), points(table)) == (9, 1)


@pytest.mark.rule("12")
def test_losses_are_chosen_and_as_many_as_there_are() -> None:
    """Ruling 35."""
    table = against(
        "sevastopol", "command_collapse", "panzer_regiment panzer_regiment pioneer_battalion grenadier_regiment"
    )
    play(table, "use_panzer_regiment_a", "use_panzer_regiment_a", "pay")
    assert cards(table, "discard") == ["grenadier_regiment", "pioneer_battalion"]
    table = against(
        "leningrad", "command_collapse", "ss_panzer_regiment panzer_regiment grenadier_regiment pioneer_battalion"
    )
    play(table, "use_ss_panzer_regiment_a", "use_panzer_regiment_a", "pay")
    assert options(table) == ["grenadier_regiment", "pioneer_battalion", "panzer_regiment", "ss_panzer_regiment"]
    play(table, "grenadier_regiment", "pioneer_battalion", "panzer_regiment")
    assert cards(table, "exhausted") == ["ss_panzer_regiment"]


@pytest.mark.rule("12")
def test_losses_to_the_battlefield_are_for_good() -> None:
    table = against("kursk", "command_collapse")
    play(table, *["use_panzer_regiment_a"] * 2, "pay")
    assert pile(table, "panzer_regiment") == 11


@pytest.mark.rule("12", "3-5")
def test_events_are_gained_in_the_order_in_which_they_came() -> None:
    """Ruling 34."""
    table = against("riga", "siberian_divisions encirclement")
    play(table, "use_panzer_regiment_a", "use_panzer_regiment_a", "pay")
    assert boxed(table) == ["siberian_divisions"]
    assert "encirclement" in cards(table, "active")
    assert points(table) == 3


@pytest.mark.rule("12", "3-5")
def test_an_event_is_laid_into_any_players_area() -> None:
    """Ruling 36: one's own too; it works at once."""
    for owner, seat in (("corps_3", 2), ("corps_1", 0)):
        table = against("riga", "rasputitsa", seats=3)
        play(table, "use_panzer_regiment_a", "use_panzer_regiment_a", "pay")
        assert asked(table) == ("corps_1", "choose_player")
        play(table, owner)
        assert "rasputitsa" in cards(table, "active", seat)
        assert table.view(None)["figures"]["draws"][owner] == 3


@pytest.mark.rule("12", "3-5")
def test_surprise_attack_brings_two_cards() -> None:
    table = against("riga", "surprise_attack truck_transport train_transport", deck="truck_transport train_transport")
    play(table, "use_panzer_regiment_a", "pay")
    assert cards(table, "hand") == ["train_transport", "truck_transport"]
    assert boxed(table) == ["surprise_attack"]


@pytest.mark.rule("3-5")
def test_luftwaffe_support_goes_back_under_the_events() -> None:
    table = against("riga", "luftwaffe_support")
    play(table, "use_panzer_regiment_a", "pay")
    assert view(table)["returned_open"] == ["luftwaffe_support"]
    assert table.view(None)["columns"]["returned"] == {"put_back_1": "luftwaffe_support"}


@pytest.mark.rule("3-5", "5-4")
def test_a_captured_tank_army_is_a_card_like_any_other() -> None:
    """Ruling 37."""
    table = play(turn(hand="soviet_guards_tank_army"), "play_soviet_guards_tank_army")
    assert purse(table) == (0, 0, 0, 3)
    assert points(table) == 1


# --- (5): defeat
@pytest.mark.rule("12")
def test_a_defeat_takes_its_losses_and_gives_nothing() -> None:
    """Rulings 32 and 33."""
    table = against("rostov", "order_227", "panzer_regiment")
    play(table, "use_panzer_regiment_a", "pass")
    assert cards(table, "discard") == ["panzer_regiment"]
    assert view(table)["cities"][0] == "rostov"
    assert purse(table)[3] == 5  # nothing was paid, and nothing else can be done with it


def two_events_back() -> Table:
    table = against("kiev", "siberian_divisions order_227", "grenadier_regiment grenadier_regiment", seats=3)
    return play(table, "pass")


@pytest.mark.rule("12")
def test_the_loser_puts_events_back_in_an_order_that_nobody_else_sees() -> None:
    table = two_events_back()
    assert asked(table) == ("corps_1", "choose_event_order")
    assert set(options(table)) == {"siberian_divisions", "order_227"}
    play(table, "order_227")
    assert table.view("corps_1")["columns"]["returned"] == {
        "put_back_1": "order_227",
        "put_back_2": "siberian_divisions",
    }
    for other in ("corps_2", None):
        seen = table.view(other)["columns"]
        assert seen["returned"] == {}
        assert set(seen["returned_open"]) == {"siberian_divisions", "order_227"}
    orders = {tuple(TITLE.redeal(table.view("corps_2"), Quick(seed)).position.returned[:2]) for seed in range(20)}
    assert len(orders) == 2
    orders = {tuple(TITLE.redeal(table.view("corps_1"), Quick(seed)).position.returned[:2]) for seed in range(20)}
    assert orders == {(CODE["order_227"], CODE["siberian_divisions"])}


@pytest.mark.rule("12")
def test_events_put_back_come_up_again_when_all_others_are_gone() -> None:
    table = play(two_events_back(), "order_227", "pass", "pass")
    position = table.position
    position.events = printed([0] * len(position.events))
    seat = 1
    position.active[seat * len(CODE) + CODE["panzer_regiment"]] = 1
    position.army[seat] = position.area[seat] = 1
    position.run()
    table._question = None
    play(table, "attack_city")
    assert view(table)["revealed"] == ["order_227"]
    assert view(table)["returned_open"] == ["siberian_divisions"]


@pytest.mark.rule("12")
def test_losing_the_last_unit_does_not_end_the_battle() -> None:
    """Ruling 24."""
    table = against("riga", "katyusha", "grenadier_regiment")
    assert asked(table) == ("corps_1", "choose_in_battle")
    assert view(table)["target"] == "riga"


def laid_under(*events: str) -> Barbarossa:
    """Events put back by one battle, in this order."""
    t = position(turn())
    t.batches = 1
    for place, event in enumerate(events):
        lay_under(t, CODE[event], place, 0)
    return t


def next_turn_of(table: Table, seat: str) -> Table:
    """Everybody passes until it is this player's operations phase again."""
    now = table.turn
    while table.turn == now or table.asked != seat:
        table.answer("pass")
    return table


@pytest.mark.rule("12")
def test_a_lost_battle_tells_how_much_was_missing_and_leaves_nothing_behind() -> None:
    table = turn(active="panzergrenadier_regiment heights")
    play(table, "attack_position", "use_panzergrenadier_regiment_a", "pass")
    assert last(table, "lost") == {"seat": "corps_1", "card": "position", "short": 4}
    assert (view(table)["defence"], view(table)["to_reveal"], view(table)["target"]) == (0, 0, None)


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


@pytest.mark.rule("12", "10")
@pytest.mark.parametrize("card", ["grenadier_regiment", "panzergrenadier_regiment", "ss_panzer_regiment"])
def test_every_card_that_division_hq_permits_can_be_put_down_in_a_battle(card: str) -> None:
    """Ruling 30."""
    table = turn(hand=f"division_hq_company {card}", active="pioneer_battalion", deck="truck_transport")
    play(table, "play_division_hq_company", "attack_position", f"put_{card}")
    assert card in cards(table, "active")
    assert card not in cards(table, "hand")


@pytest.mark.rule("12", "6")
def test_a_battle_may_be_fought_in_every_turn() -> None:
    rivals = {1: {"active": "panzer_regiment"}}
    table = play(turn(active="panzer_regiment", rivals=rivals), "attack_heights", "pass", "pass", "pass")
    assert "attack_heights" in options(table)
    assert table.asked == "corps_2"
    assert "attack_heights" in options(next_turn_of(table, "corps_1"))


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


@pytest.mark.rule("12", "14-2")
@pytest.mark.parametrize(("target", "number"), [("heights", 5), ("position", 6), ("city", 6)])
def test_the_option_for_kharkov_leaves_every_other_objective_as_it_is(target: str, number: int) -> None:
    """Ruling 49."""
    draws = "katyusha" if target == "city" else ""
    table = turn(active="panzer_regiment", draws=draws, options={"kharkov": "printed"})
    play(table, f"attack_{target}")
    assert [event["defence"] for event in events_of(table, "declared")] == [number]


@pytest.mark.rule("12")
def test_a_re_deal_is_possible_with_every_event_put_back() -> None:
    table = turn(seats=3)
    t = position(table)
    every = [kind for kind in range(len(IDS)) for _ in range(t.events[kind])]
    t.events = printed([0] * len(IDS))
    for kind in every:
        put_under_events(t, kind)
    assert list(TITLE.redeal(table.view("corps_1"), Quick(1)).position.returned) == every
