"""§ 9, § 10 and § 13-2: activated abilities, deployment, cards before rules; every primitive of the cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.barbarossa.tables import (
    asked,
    boxed,
    cards,
    defence,
    events_of,
    in_play,
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

NONMECH = "nonmech_transport"


# --- § 9
@pytest.mark.rule("9")
def test_gain_adds_points_to_the_purse() -> None:
    assert purse(play(turn(active="railhead"), "use_railhead_a")) == (1, 1, 1, 0)


@pytest.mark.rule("9")
def test_pay_takes_points_and_all_of_them() -> None:
    table = turn(active="artillery_regiment", purse={"supply": 1})
    assert purse(play(table, "use_artillery_regiment_a")) == (1, 0, 0, 4)
    assert refused(turn(active="artillery_regiment"))["use_artillery_regiment_a"] == ("9", "too_few_points")


@pytest.mark.rule("9", "5-6")
def test_exhaust_is_a_cost_that_an_exhausted_card_cannot_pay() -> None:
    table = play(turn(active="panzer_regiment"), "use_panzer_regiment_a")
    assert cards(table, "exhausted") == ["panzer_regiment"]
    assert refused(table)["use_panzer_regiment_a"] == ("9", "already_exhausted")


@pytest.mark.rule("9")
def test_an_exhausted_card_may_use_its_other_abilities() -> None:
    """Ruling 18; both abilities of the SS regiment in one phase."""
    table = play(turn(active="ss_panzer_regiment"), "use_ss_panzer_regiment_a", "use_ss_panzer_regiment_b")
    assert purse(table)[3] == 9
    assert cards(table, "discard") == ["ss_panzer_regiment"]


@pytest.mark.rule("9")
def test_an_ability_may_be_used_as_often_as_it_can_be_paid() -> None:
    """Ruling 20."""
    table = turn(active="anti_tank_battalion", purse={"operation": 1})
    play(table, *["use_anti_tank_battalion_a", "use_anti_tank_battalion_b"] * 2, "use_anti_tank_battalion_a")
    assert purse(table) == (0, 0, 0, 6)


@pytest.mark.rule("9")
def test_activate_turns_a_chosen_card() -> None:
    table = turn(active="guderian", exhausted="panzer_regiment ss_panzer_regiment pioneer_battalion")
    play(table, "use_guderian_a")
    assert asked(table) == ("corps_1", "choose_card")
    assert options(table) == ["panzer_regiment", "ss_panzer_regiment"]
    play(table, "ss_panzer_regiment")
    assert cards(table, "active") == ["ss_panzer_regiment"]


@pytest.mark.rule("9")
def test_up_to_two_may_be_fewer() -> None:
    table = turn(active="model", exhausted="grenadier_regiment pioneer_battalion")
    play(table, "use_model_a", "grenadier_regiment", "pass")
    assert cards(table, "active") == ["grenadier_regiment"]


@pytest.mark.rule("9")
def test_an_ability_that_would_do_nothing_is_not_offered() -> None:
    """Ruling 19."""
    assert refused(turn(active="guderian panzer_regiment"))["use_guderian_a"] == ("9", "no_effect")
    assert refused(turn(active="field_hospital"))["use_field_hospital_a"] == ("9", "no_effect")


@pytest.mark.rule("9")
def test_a_cost_that_names_other_cards_needs_all_of_them() -> None:
    """Ruling 17."""
    assert refused(turn(active="partisans panzer_regiment"))["use_partisans_a"] == ("9", "no_card_for_cost")
    table = play(turn(active="partisans panzer_regiment pioneer_battalion"), "use_partisans_a")
    assert (boxed(table), cards(table, "exhausted")) == (["partisans"], ["panzer_regiment", "pioneer_battalion"])


@pytest.mark.rule("9", "3-2")
def test_move_fetches_a_card_from_the_discard_pile() -> None:
    table = turn(in_play="field_replacement_battalion", discard="grenadier_regiment truck_transport")
    play(table, "use_field_replacement_battalion_a")
    assert cards(table, "hand") == ["grenadier_regiment"]
    assert pile(table, "field_replacement_battalion") == 9
    assert in_play(table) == []


@pytest.mark.rule("9")
def test_abilities_for_battles_wait_for_a_battle() -> None:
    table = turn(active="manstein panzer_regiment heights")
    assert refused(table)["use_manstein_a"] == ("9", "only_in_battle")
    play(table, "attack_heights", "use_manstein_a", "use_heights_a")
    assert defence(table) == 1


@pytest.mark.rule("9")
def test_start_abilities_wait_for_the_start_phase() -> None:
    table = turn(exhausted="independent_heavy_tank_battalion", purse={"supply": 3})
    assert refused(table)["use_independent_heavy_tank_battalion_a"] == ("9", "only_at_start")


@pytest.mark.rule("9")
def test_abilities_of_the_operations_phase_wait_for_it() -> None:
    """The heavy tanks have one of each."""
    table = turn(at="start", exhausted="independent_heavy_tank_battalion", purse={"supply": 3})
    uses = [option for option in options(table) if option.startswith("use_")]
    assert uses == ["use_independent_heavy_tank_battalion_a"]


@pytest.mark.rule("9", "13-1")
def test_draw_brings_a_card() -> None:
    table = turn(active="rundstedt", deck="truck_transport", draws="truck_transport")
    assert cards(play(table, "use_rundstedt_a"), "hand") == ["truck_transport"]


# --- § 10
@pytest.mark.rule("10", "3-2")
def test_a_unit_is_deployed_exhausted_when_its_card_says_so() -> None:
    table = play(turn(hand="panzergrenadier_regiment"), "play_panzergrenadier_regiment")
    assert (cards(table, "exhausted"), in_play(table)) == (["panzergrenadier_regiment"], [])


@pytest.mark.rule("10", "3-4")
def test_a_deployment_card_is_deployed_when_it_is_played() -> None:
    table = play(turn(hand="kleist"), "play_kleist")
    assert cards(table, "active") == ["kleist"]
    assert purse(play(table, "use_kleist_a")) == (1, 0, 0, 0)


@pytest.mark.rule("10")
def test_a_grenadier_regiment_may_be_deployed_at_any_moment_of_the_phase() -> None:
    """Ruling 14."""
    table = play(turn(hand=f"grenadier_regiment {NONMECH}"), "play_grenadier_regiment", f"play_{NONMECH}")
    assert purse(table) == (0, 1, 1, 0)
    assert in_play(table) == ["grenadier_regiment", NONMECH]
    play(table, "deploy_grenadier_regiment")
    assert cards(table, "exhausted") == ["grenadier_regiment"]
    assert refused(table)["use_grenadier_regiment_a"] == ("9", "already_exhausted")
    assert purse(play(table, "use_grenadier_regiment_b")) == (0, 1, 1, 1)


@pytest.mark.rule("10")
def test_a_grenadier_regiment_need_not_be_deployed() -> None:
    table = play(turn(hand="grenadier_regiment"), "play_grenadier_regiment", "pass", "pass")
    assert "grenadier_regiment" not in cards(table, "exhausted")


@pytest.mark.rule("10", "13-2")
def test_permit_lasts_until_the_operations_phase_ends() -> None:
    """Rulings 15, 16 and 30: infantry and tanks, active, without bonus, drawn later too, also in a battle."""
    table = turn(
        hand="division_hq_company panzer_regiment artillery_regiment",
        deck="panzergrenadier_regiment",
        draws="panzergrenadier_regiment",
    )
    play(table, "play_division_hq_company")
    assert {"put_panzer_regiment", "put_panzergrenadier_regiment"} <= set(options(table))
    assert [option for option in options(table) if option.startswith("put") and "artillery" in option] == []
    play(table, "put_panzer_regiment")
    assert (cards(table, "active"), purse(table)[3]) == (["panzer_regiment"], 0)
    play(table, "attack_heights")
    assert "put_panzergrenadier_regiment" in options(table)
    play(table, "use_panzer_regiment_a", "pay", "put_panzergrenadier_regiment", "pass")
    assert view(table)["permits"] == []


@pytest.mark.rule("10")
def test_deploy_from_hand_puts_one_tank_down_even_in_a_battle() -> None:
    """Ruling 30: Hoth's is an ability and no play."""
    table = turn(hand="panzer_regiment ss_panzer_regiment", active="hoth pioneer_battalion")
    play(table, "attack_heights", "use_hoth_a")
    assert options(table) == ["panzer_regiment", "ss_panzer_regiment"]
    play(table, "panzer_regiment")
    assert "panzer_regiment" in cards(table, "active")


@pytest.mark.rule("10")
def test_a_deployed_card_ignores_its_play_rule() -> None:
    """The field replacement's ability works in the play area only; a card put down gives no play bonus."""
    given = {"hand": "field_replacement_battalion", "discard": "grenadier_regiment"}
    assert "use_field_replacement_battalion_a" in options(turn(in_play="field_replacement_battalion", **given))
    assert "use_field_replacement_battalion_a" not in options(turn(active="field_replacement_battalion", **given))
    table = turn(hand="division_hq_company grenadier_regiment", deck="truck_transport", draws="truck_transport")
    play(table, "play_division_hq_company", "put_grenadier_regiment")
    assert (cards(table, "active"), purse(table)) == (["grenadier_regiment"], (1, 0, 1, 0)), "one point, HQ's own"


@pytest.mark.rule("9")
def test_a_field_replacement_may_leave_although_it_fetches_nobody() -> None:
    """Ruling 19: an ability without effect is not offered, but for one whose cost takes the card itself away."""
    table = turn(in_play="field_replacement_battalion", discard="truck_transport")
    before = pile(table, "field_replacement_battalion")
    play(table, "use_field_replacement_battalion_a")
    assert (in_play(table), pile(table, "field_replacement_battalion")) == ([], before + 1)
    assert cards(table, "hand") == []
    table = turn(active="guderian panzer_regiment")
    assert refused(table)["use_guderian_a"] == ("9", "no_effect"), "no tank is exhausted"


# --- § 13-2: cards before rules; what operations do
@pytest.mark.rule("13-2", "3-3", "5-4")
def test_blitzkrieg_activates_a_tank_and_returns_to_the_battlefield() -> None:
    table = turn(hand="blitzkrieg", exhausted="panzer_regiment", removed="signal_battalion")
    play(table, "play_blitzkrieg")
    assert (purse(table)[0], cards(table, "active"), pile(table, "blitzkrieg")) == (3, ["panzer_regiment"], 9)


@pytest.mark.rule("13-2", "3-3")
def test_a_general_offensive_activates_all_infantry() -> None:
    table = turn(
        hand="general_offensive", exhausted="grenadier_regiment grenadier_regiment pioneer_battalion panzer_regiment"
    )
    play(table, "play_general_offensive")
    assert cards(table, "exhausted") == ["panzer_regiment"]


@pytest.mark.rule("13-2", "11-3")
def test_a_motorcycle_battalion_goes_on_top_of_the_deck() -> None:
    """Ruling 42."""
    table = turn(at="reorganisation", purse={"supply": 3}, deck=f"{NONMECH} " * 4, discard=NONMECH)
    play(table, "buy_motorcycle_battalion")
    assert cards(table, "hand") == ["motorcycle_battalion", NONMECH, NONMECH, NONMECH]
    table = turn(at="reorganisation", purse={"supply": 3})
    assert cards(play(table, "buy_motorcycle_battalion"), "hand") == ["motorcycle_battalion"]


@pytest.mark.rule("13-2", "3-6")
def test_take_brings_a_truck_from_kiev_and_nothing_where_the_pile_is_gone() -> None:
    """Ruling 2."""
    for removed, gained in (("blitzkrieg", ["truck_transport"]), ("truck_transport", [])):
        table = turn(active="panzer_regiment " * 3, cities="kiev moscow", draws="peoples_militia", removed=removed)
        play(table, "attack_city", *["use_panzer_regiment_a"] * 3, "pay")
        assert [c for c in cards(table, "discard") if c != "panzer_regiment"] == gained


@pytest.mark.rule("13-2")
def test_choose_lets_the_player_pick_one_effect() -> None:
    table = turn(
        active="panzer_regiment " * 4 + "pioneer_battalion", cities="stalingrad moscow", draws="peoples_militia"
    )
    play(table, "attack_city", *["use_panzer_regiment_a"] * 4, "pay")
    assert asked(table) == ("corps_1", "choose_effect")
    assert options(table) == ["stalingrad_a", "stalingrad_b"]
    play(table, "stalingrad_b")
    assert cards(table, "discard") == ["pioneer_battalion"]
    assert "stalingrad" in cards(table, "active")
    assert points(table) == 6


@pytest.mark.rule("9")
def test_an_exhausted_card_whose_ability_costs_supply_too_is_refused_because_it_is_exhausted() -> None:
    table = turn(exhausted="artillery_regiment", active="grenadier_regiment", purse={"supply": 1})
    assert refused(table)["use_artillery_regiment_a"] == ("9", "already_exhausted")


@pytest.mark.rule("9")
def test_a_cost_that_names_other_cards_is_refused_because_they_are_missing() -> None:
    assert refused(turn(active="assault_gun_battalion"))["use_assault_gun_battalion_c"] == ("9", "no_card_for_cost")


@pytest.mark.rule("10")
def test_the_log_tells_that_a_grenadier_regiment_is_deployed_exhausted() -> None:
    table = play(turn(hand="grenadier_regiment"), "play_grenadier_regiment", "deploy_grenadier_regiment")
    assert last(table, "deployed") == {"seat": "corps_1", "card": "grenadier_regiment", "exhausted": 1}


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


@pytest.mark.rule("10")
def test_without_division_hq_nothing_is_put_down_from_the_hand() -> None:
    table = turn(hand="panzer_regiment grenadier_regiment")
    assert [option for option in options(table) if option.startswith("put")] == []


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
