"""Orders for several cards at once do what the single orders would; and what an attack is said to come to is true."""

from __future__ import annotations

from typing import Any

import pytest

from opsroom import Table
from opsroom.engine.chance import Quick, Seeded
from opsroom.lab.games import begin
from opsroom.titles.barbarossa.rules.table import Barbarossa
from tests.titles.barbarossa.tables import TITLE, asked, cards, in_play, options, play, purse, refused, turn

SUPPLY = "nonmech_transport nonmech_transport truck_transport train_transport"
# Answers per game of the staff before there were group orders (commit ff53cd4), by players and seed `measure PLAYERS GAME`.
BEFORE = {2: [460, 358, 400], 3: [551, 657, 491], 4: [794, 557, 506], 5: [634, 874, 702]}


def same(one: Table, other: Table) -> None:
    assert one.position.columns() == other.position.columns()
    told = [[(event["kind"], event["values"]) for event in table.events("corps_1")] for table in (one, other)]
    assert sorted(map(repr, told[0])) == sorted(map(repr, told[1]))


def values(table: Table, order: str) -> dict[str, Any]:
    assert table.question is not None
    return next(option["values"] for option in table.question.to_dict()["options"] if option["name"] == order)


# --- supply
@pytest.mark.rule("3-1", "5-2")
def test_all_supply_plays_what_the_single_orders_would() -> None:
    single = play(turn(hand=SUPPLY), "play_nonmech_transport", "play_nonmech_transport")
    play(single, "play_truck_transport", "play_train_transport")
    table = turn(hand=SUPPLY)
    assert values(table, "all_supply")["purse"] == {"supply": 7}
    same(play(table, "all_supply"), single)
    assert purse(table) == (1, 7, 0, 0)


@pytest.mark.rule("3-1", "9")
def test_all_supply_uses_income_in_the_operations_phase_only() -> None:
    table = turn(hand=SUPPLY, active="riga supply_depot panzer_regiment")
    play(table, "all_supply")
    assert purse(table) == (1, 9, 0, 0)
    assert cards(table, "exhausted") == ["riga", "supply_depot"]
    later = play(turn(at="reorganisation", hand=SUPPLY, active="riga supply_depot"), "all_supply")
    assert purse(later) == (0, 7, 1, 0)
    assert cards(later, "exhausted") == []


@pytest.mark.rule("3-1")
def test_one_supply_card_is_an_order_by_itself() -> None:
    assert "all_supply" not in options(turn(hand="truck_transport panzer_regiment"))
    assert "all_supply" in options(turn(hand="truck_transport", active="riga"))


@pytest.mark.rule("11-1", "11-2", "3-1")
def test_a_purchase_plays_the_supply_cards_in_hand_where_the_purse_is_short() -> None:
    table = turn(at="reorganisation", hand="truck_transport truck_transport", purse={"supply": 1, "reinforcement": 1})
    assert values(table, "buy_truck_transport") == {
        "verb": "buy",
        "card": "truck_transport",
        "cost": 3,
        "played": 2,
        "measure": "supply",
        "before": 1,
        "after": 2,
        "purse": {"supply": 2, "reinforcement": 1},
        "zone": "pile",
    }
    assert refused(table)["buy_train_transport"] == ("11-2", "too_dear")
    play(table, "buy_truck_transport")
    assert purse(table) == (0, 2, 1, 0)
    assert (cards(table, "hand"), in_play(table)) == ([], ["truck_transport", "truck_transport"])
    assert cards(table, "discard") == ["truck_transport"]


@pytest.mark.rule("11-2")
def test_a_purchase_that_the_purse_can_pay_leaves_the_hand_alone() -> None:
    table = turn(at="reorganisation", hand="truck_transport truck_transport", purse={"supply": 3, "reinforcement": 1})
    play(table, "buy_truck_transport")
    assert cards(table, "hand") == ["truck_transport", "truck_transport"]


# --- deployment
@pytest.mark.rule("10")
def test_deploy_all_does_what_the_single_orders_would() -> None:
    hand = "division_hq_company grenadier_regiment panzer_regiment panzer_regiment"
    single = play(turn(hand=hand, deck="truck_transport"), "play_division_hq_company")
    play(single, "put_grenadier_regiment", "put_panzer_regiment", "put_panzer_regiment")
    table = play(turn(hand=hand, deck="truck_transport"), "play_division_hq_company")
    assert sorted(values(table, "deploy_all")["cards"]) == [
        "grenadier_regiment",
        "panzer_regiment",
        "panzer_regiment",
    ]
    same(play(table, "deploy_all"), single)


# --- battle
@pytest.mark.rule("12", "9")
def test_storm_uses_the_units_that_are_needed_and_pays() -> None:
    """Heights have 5: a Panzer Regiment brings 5, so the Grenadier Regiments stay ready."""
    table = turn(active="grenadier_regiment grenadier_regiment panzer_regiment", purse={"combat": 0})
    play(table, "attack_heights")
    assert asked(table) == ("corps_1", "choose_in_battle")
    assert values(table, "storm")["cards"] == ["panzer_regiment"]
    assert "before" not in values(table, "storm")  # "combat stays 0" would say nothing
    assert values(table, "storm")["after"] == 0
    play(table, "storm")
    assert cards(table, "exhausted") == ["panzer_regiment"]
    assert "heights" in cards(table, "active")
    assert asked(table) == ("corps_1", "choose_operation")


@pytest.mark.rule("12", "9")
def test_storm_does_what_the_single_orders_would() -> None:
    units = "grenadier_regiment panzer_regiment panzergrenadier_regiment"
    single = play(turn(active=units, purse={"combat": 0}), "attack_position")
    play(single, "use_panzer_regiment_a", "use_grenadier_regiment_a", "pay")
    table = play(turn(active=units, purse={"combat": 0}), "attack_position", "storm")
    assert single.position.columns() == table.position.columns()


@pytest.mark.rule("12")
def test_storm_is_offered_only_where_ready_units_are_enough() -> None:
    assert "storm" not in options(play(turn(active="grenadier_regiment"), "attack_heights"))
    enough = play(turn(active="grenadier_regiment", purse={"combat": 5}), "attack_heights")
    assert options(enough)[0] == "pay"
    assert "storm" not in options(enough)


@pytest.mark.rule("12", "9")
def test_all_units_does_what_the_single_orders_would_where_they_are_not_enough() -> None:
    units = "grenadier_regiment panzergrenadier_regiment"
    single = play(turn(active=units), "attack_position")
    play(single, "use_grenadier_regiment_a", "use_panzergrenadier_regiment_a")
    table = play(turn(active=units), "attack_position")
    assert "storm" not in options(table)
    assert sorted(values(table, "all_units")["cards"]) == units.split()
    same(play(table, "all_units"), single)
    assert asked(table) == ("corps_1", "choose_in_battle")
    assert "all_units" not in options(table)


# --- what an attack comes to
def test_an_attack_says_what_it_takes_and_what_there_is() -> None:
    table = turn(active="panzer_regiment grenadier_regiment", purse={"combat": 1})
    found = values(table, "attack_heights")
    assert (found["defence"], found["ready"], found["hopeless"], found["vp"]) == (5, 7, False, 1)
    city = values(table, "attack_city")
    assert (city["card"], city["events"], city["least"], city["greatest"]) == ("riga", 1, -4, 6)


def test_an_attack_beyond_all_means_is_marked() -> None:
    table = turn(active="grenadier_regiment")
    assert values(table, "attack_heights")["hopeless"] is True
    assert values(turn(active="panzer_regiment"), "attack_heights")["hopeless"] is False


def test_no_battle_that_was_called_hopeless_is_won() -> None:
    """Every attack that anyone declares, in games of the staff with surprises, against what was said of it."""
    called = won = 0
    for seed in range(6):
        table = TITLE.new(seed=seed, seats=2 + seed % 4, options={"rounds": "20"})
        choose, hopeless = Quick(seed), None
        while not table.over:
            question = table.question
            assert question is not None
            answer = TITLE.names.of(question.of, TITLE.staff.advise(table.position))
            attacks = [option for option in question.options if option.startswith("attack_")]
            if attacks and choose.below(4) == 0:
                answer = attacks[choose.below(len(attacks))]
            if answer.startswith("attack_"):
                hopeless = values(table, answer)["hopeless"]
                called += hopeless
            before = len(table.moves)
            table.answer(answer)
            if any(event[0] == "won" for move in table.moves[before:] for event in told(move)):
                assert hopeless is False
                won += 1
    assert called > 20
    assert won > 20


def told(move: Any) -> list[Any]:
    return [(event["kind"],) if isinstance(event, dict) else event for event in move.get("events", [])]


# --- answers per game
@pytest.mark.parametrize("players", BEFORE)
def test_a_game_takes_at_most_six_tenths_of_the_answers_that_it_took(players: int) -> None:
    answers = sum(answers_of(players, game) for game in range(len(BEFORE[players])))
    assert answers <= 0.6 * sum(BEFORE[players])


def answers_of(players: int, game: int) -> int:
    seed = f"measure {players} {game}"
    position, answers = begin(TITLE, TITLE.setup(seats=players), seed), 0
    assert isinstance(position, Barbarossa)
    assert isinstance(position.chance, Seeded)
    while position.top is not None:
        position.answer(position.options[0] if position.offered == 1 else TITLE.staff.advise(position))
        answers += 1
    return answers
