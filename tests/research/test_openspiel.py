"""OpenSpiel's own tests for every title; with OPSROOM_EVERY_MODE=1 for every mode and number of seats (`make test-research`)."""

from __future__ import annotations

import random
import sys
import unittest
from typing import Any
from unittest import mock

import numpy as np
import pytest

import opsroom
from opsroom.engine.table import Table
from opsroom.research import openspiel_game
from tests.research.positions import ALL_SEATINGS
from tests.research.test_pettingzoo import EVERY, SEATINGS

pyspiel = pytest.importorskip("pyspiel")

# A whole game of the map titles is long: in the suite OpenSpiel plays those of the cards.
WHOLE = ALL_SEATINGS if EVERY else [("blitz", "standard", 2), ("mirage", "coop2", 2), ("bomber_command", "berlin", 2)]


def play_to(state: Any, chooser: random.Random, answers: int) -> Any:
    """So many answers at random, and on to the next question."""
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chooser.choices(outcomes, chances)[0])
        elif answers:
            state.apply_action(chooser.choice(state.legal_actions()))
            answers -= 1
        else:
            break
    return state


@pytest.mark.parametrize(("title", "mode", "seats"), WHOLE)
def test_openspiel_plays_whole_games(title: str, mode: str, seats: int) -> None:
    pyspiel.random_sim_test(openspiel_game(title, mode, seats=seats), num_sims=1, serialize=False, verbose=False)


def test_openspiel_serializes_and_restores_states() -> None:
    pyspiel.random_sim_test(openspiel_game("blitz"), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("title", "mode", "seats"), SEATINGS)
def test_the_api_is_openspiels(title: str, mode: str, seats: int) -> None:
    with mock.patch.object(sys, "argv", ["api_test"]):
        from open_spiel.integration_tests import api_test

    game = openspiel_game(title, mode, seats=seats)
    case = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), {"game_name": f"opsroom_{title}", "game": game})
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(case)
    assert suite.countTestCases() > 3
    result = unittest.TestResult()
    with mock.patch("open_spiel.python.algorithms.sample_some_states.sample_some_states", deeper):
        suite.run(result)
    assert [text for _, text in [*result.errors, *result.failures]] == []


def deeper(game: Any, max_states: int = 400) -> list[Any]:
    """States of random games, where OpenSpiel's sample would see little but the first draws."""
    chooser = random.Random(1)
    states = [game.new_initial_state()]
    while len(states) < max_states // 20:
        states.append(play_to(game.new_initial_state(), chooser, len(states)).clone())
    return states


@pytest.mark.parametrize(("title", "mode", "seats"), SEATINGS)
def test_observation_strings_are_equal_exactly_when_view_and_question_are(title: str, mode: str, seats: int) -> None:
    game, chooser = openspiel_game(title, mode, seats=seats), random.Random(2)
    by_text: dict[str, Any] = {}
    of, table = opsroom.title(title), game.table
    for _ in range(3):
        state = game.new_initial_state()
        for _ in range(12):
            play_to(state, chooser, 1)
            for player, seat in enumerate(table.seats):
                seen = Table.of_position(of, table.setup, state.position)
                expected = (seen.view(seat), seen.ask(seat))
                assert by_text.setdefault(state.observation_string(player), expected) == expected
    different = [expected for i, expected in enumerate(by_text.values()) if expected not in list(by_text.values())[:i]]
    assert len(different) == len(by_text)


@pytest.mark.parametrize(("title", "mode", "seats"), SEATINGS)
def test_a_resampled_state_is_the_same_to_the_player(title: str, mode: str, seats: int) -> None:
    game, chooser = openspiel_game(title, mode, seats=seats), random.Random(3)
    differing = 0
    for answers in (3, 12, 30):
        state = play_to(game.new_initial_state(), chooser, answers)
        for player in range(seats):
            other = state.resample_from_infostate(player, chooser.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            assert other.legal_actions(player) == state.legal_actions(player)
            differing += other.position.save() != state.position.save()
            play_to(other, chooser, 5)
    assert differing > 0


def test_a_record_tells_everything_that_the_seat_has_seen_and_done() -> None:
    """It grows with every own action and every change of the view, and with nothing else."""
    game, chooser = openspiel_game("blitz"), random.Random(4)
    state = game.new_initial_state()
    assert state.information_state_string(0) == ""
    play_to(state, chooser, 0)
    records = [state.information_state_string(player) for player in (0, 1)]
    own: dict[int, list[int]] = {0: [], 1: []}
    while not state.is_terminal():
        player = state.current_player()
        own[player].append(chooser.choice(state.legal_actions()))
        state.apply_action(own[player][-1])
        play_to(state, chooser, 0)
        for each in (0, 1):
            now = state.information_state_string(each)
            assert now.startswith(records[each])
            records[each] = now
    for player in (0, 1):
        done = [int(line[2:]) for line in records[player].splitlines() if line.startswith("> ")]
        assert done == own[player]


def test_different_pasts_have_different_records_though_the_view_is_the_same() -> None:
    """Perfect recall: two orders of the same discards."""
    game = openspiel_game("blitz")
    states = {}
    for seed in range(400):
        state = play_to(game.new_initial_state(), random.Random(seed), 2)
        if not state.is_terminal():
            states.setdefault(state.observation_string(0), []).append(state)
        clone = state.clone()
        assert clone.information_state_string(0) == state.information_state_string(0)
    records = {state.information_state_string(0) for found in states.values() for state in found}
    assert len(records) >= len(states)


def test_chance_nodes_have_every_outcome_with_its_probability() -> None:
    game = openspiel_game("blitz")
    state = game.new_initial_state()
    assert state.is_chance_node()
    outcomes = dict(state.chance_outcomes())
    assert sum(outcomes.values()) == pytest.approx(1)
    title = opsroom.title("blitz")
    cards = title.names.things["card"]
    assert outcomes[cards.index("he111")] == pytest.approx(10 / 62)
    assert len(outcomes) == 8
    state.apply_action(cards.index("he111"))
    assert dict(state.chance_outcomes())[cards.index("he111")] == pytest.approx(9 / 61)


def test_copies_go_their_own_ways() -> None:
    state = play_to(openspiel_game("blitz").new_initial_state(), random.Random(5), 6)
    clone = state.clone()
    before = state.observation_string(0), state.history()
    play_to(clone, random.Random(6), 10)
    assert (state.observation_string(0), state.history()) == before
    assert clone.history()[: len(state.history())] == state.history()


def test_a_resampled_state_cannot_be_serialized() -> None:
    state = play_to(openspiel_game("blitz").new_initial_state(), random.Random(5), 6)
    other = state.resample_from_infostate(state.current_player(), random.random)
    with pytest.raises(Exception, match="it has no history"):
        other.serialize()


def test_ismcts_of_openspiel_plays_blitz() -> None:
    from open_spiel.python.algorithms import ismcts
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    game, chooser = openspiel_game("blitz"), random.Random(7)
    evaluator = RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=game, evaluator=evaluator, uct_c=2.0, max_simulations=15, random_state=np.random.RandomState(2)
    )
    state = play_to(game.new_initial_state(), chooser, 0)
    for _ in range(4):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(int(action))
        play_to(state, chooser, 0)


def test_games_load_by_name_with_parameters() -> None:
    game = pyspiel.load_game("opsroom_mirage(mode=coop2,options=turn_limit:on+automaton_at_night:fighters)")
    assert game.num_players() == 2
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert game.table.setup.options["automaton_at_night"] == "fighters"
    assert openspiel_game("barbarossa").get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert openspiel_game("barbarossa", seats=3).get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert "opsroom_burning_blue" in pyspiel.registered_names()
