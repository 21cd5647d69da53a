"""Which cards an order for several takes, and which it leaves to be ordered alone.  § 3-1, § 7-1, § 9, § 10, § 12 (4)"""

from __future__ import annotations

import pytest

from tests.titles.barbarossa.tables import cards, options, play, purse, turn


# --- § 3-1, § 9
@pytest.mark.rule("3-1", "9")
def test_3_1_all_supply_leaves_cards_alone_that_do_more_than_give_points() -> None:
    """Rundstedt draws a card, which nobody can foresee; a Panzer Regiment gives combat points, which a battle needs."""
    table = turn(hand="truck_transport", active="rundstedt riga panzer_regiment", deck="train_transport")
    play(table, "all_supply")
    assert cards(table, "exhausted") == ["riga"]
    assert cards(table, "active") == ["panzer_regiment", "rundstedt"]


@pytest.mark.rule("3-1", "9")
def test_9_income_of_several_cards_of_a_kind_is_collected_from_each() -> None:
    table = play(turn(active="supply_depot supply_depot railhead kleist"), "all_supply")
    assert cards(table, "active") == []
    single = turn(active="supply_depot supply_depot railhead kleist")
    play(single, "use_supply_depot_a", "use_supply_depot_a", "use_railhead_a", "use_kleist_a")
    assert purse(table) == purse(single)


# --- § 7-1
@pytest.mark.rule("7-1", "9")
def test_7_1_only_the_ability_for_the_start_phase_is_offered_in_it() -> None:
    """Of two Heavy Tank Battalions one is ready: its combat points are for the operations phase."""
    battalion = "independent_heavy_tank_battalion"
    table = turn(at="start", active=battalion, exhausted=battalion, purse={"supply": 3})
    assert f"use_{battalion}_a" in options(table)
    assert f"use_{battalion}_b" not in options(table)


# --- § 10
@pytest.mark.rule("10")
def test_10_two_cards_are_deployed_together_and_one_by_itself() -> None:
    assert "deploy_all" in options(turn(in_play="grenadier_regiment grenadier_regiment"))
    assert "deploy_all" not in options(turn(in_play="grenadier_regiment"))
    table = play(turn(in_play="grenadier_regiment grenadier_regiment"), "deploy_all")
    single = play(
        turn(in_play="grenadier_regiment grenadier_regiment"), "deploy_grenadier_regiment", "deploy_grenadier_regiment"
    )
    assert table.position.columns() == single.position.columns()


# --- § 12 (4)
@pytest.mark.rule("12", "9")
def test_12_combat_points_in_the_purse_count_towards_the_victory() -> None:
    """Heights have 5: with 3 in the purse a Panzergrenadier Regiment's 2 are enough, and nothing is left."""
    table = play(turn(active="panzergrenadier_regiment", purse={"combat": 3}), "attack_heights")
    assert "storm" in options(table)
    play(table, "storm")
    assert "heights" in cards(table, "active")
    assert purse(table)[3] == 0


@pytest.mark.rule("12", "9")
@pytest.mark.parametrize("unit", ["independent_heavy_tank_battalion", "artillery_regiment"])
def test_12_units_that_cost_more_than_being_exhausted_are_not_sent_along(unit: str) -> None:
    """A Heavy Tank Battalion stays exhausted until supply is paid for it; an Artillery Regiment has to be paid for at once."""
    table = play(turn(active=f"{unit} grenadier_regiment", purse={"supply": 5, "combat": 3}), "attack_heights")
    assert "storm" not in options(table)
    assert "all_units" not in options(table), "one Grenadier Regiment is an order by itself"
    table = play(turn(active=f"{unit} grenadier_regiment", purse={"supply": 5, "combat": 4}), "attack_heights", "storm")
    assert cards(table, "exhausted") == ["grenadier_regiment"]


@pytest.mark.rule("12", "9")
def test_12_the_strongest_go_first_and_the_weakest_that_is_enough_goes_last() -> None:
    """A Position has 6: with 5 from a Panzer Regiment one more is needed, which a Grenadier Regiment brings."""
    units = "grenadier_regiment panzergrenadier_regiment anti_tank_battalion panzer_regiment"
    table = play(turn(active=units, purse={"combat": 0}), "attack_position", "storm")
    assert cards(table, "exhausted") == ["grenadier_regiment", "panzer_regiment"]
    table = play(turn(active=f"{units} ss_panzer_regiment", purse={"combat": 0}), "attack_position", "storm")
    assert cards(table, "exhausted") == ["ss_panzer_regiment"]


@pytest.mark.rule("12", "9")
def test_12_two_units_that_are_not_enough_may_be_used_together() -> None:
    table = play(turn(active="grenadier_regiment grenadier_regiment"), "attack_heights")
    assert "all_units" in options(table)
    play(table, "all_units")
    assert cards(table, "exhausted") == ["grenadier_regiment", "grenadier_regiment"]
    assert purse(table)[3] == 2


@pytest.mark.rule("10", "14-2")
def test_10_cards_in_hand_are_deployed_only_where_a_card_permits_it() -> None:
    table = turn(in_play="grenadier_regiment grenadier_regiment", hand="panzer_regiment grenadier_regiment")
    play(table, "deploy_all")
    assert cards(table, "hand") == ["grenadier_regiment", "panzer_regiment"]
