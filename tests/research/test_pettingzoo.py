"""PettingZoo's own tests for every title; with OPSROOM_EVERY_MODE=1 for every mode and number of seats (`make test-research`)."""

from __future__ import annotations

import os

import numpy as np
import pytest

from opsroom.engine.errors import BadSetup, IllegalAnswer
from opsroom.research import environment_id, pettingzoo_env
from tests.research.positions import ALL_SEATINGS, TITLES

pettingzoo_test = pytest.importorskip("pettingzoo.test")

EVERY = bool(os.environ.get("OPSROOM_EVERY_MODE"))
SEATINGS = ALL_SEATINGS if EVERY else [next(s for s in ALL_SEATINGS if s[0] == title) for title in TITLES]
CYCLES = 300 if EVERY else 40

# Agents are called what the seats are called, and observations hold a mask: both as in PettingZoo's own classic games, of which its
# test keeps a list.
pytestmark = [
    pytest.mark.filterwarnings("ignore:We recommend agents to be named"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


@pytest.mark.parametrize(("title", "mode", "seats"), SEATINGS)
@pytest.mark.parametrize("encoding", ["numbers", "features"] if EVERY else ["numbers"])
def test_the_api_is_pettingzoos(title: str, mode: str, seats: int, encoding: str) -> None:
    pettingzoo_test.api_test(pettingzoo_env(title, mode, seats=seats, encoding=encoding), num_cycles=CYCLES)


@pytest.mark.parametrize(("title", "mode", "seats"), SEATINGS)
def test_a_seed_gives_the_same_game(title: str, mode: str, seats: int) -> None:
    pettingzoo_test.seed_test(lambda: pettingzoo_env(title, mode, seats=seats, history=4), num_cycles=CYCLES // 4)


def test_features_are_an_encoding_of_their_own() -> None:
    env = pettingzoo_env("blitz", encoding="features")
    pettingzoo_test.api_test(env, num_cycles=CYCLES)
    assert env.observe("raf")["observation"].dtype == np.float32


def test_a_whole_game_ends_with_rewards_for_all() -> None:
    env = pettingzoo_env("blitz")
    generator = np.random.default_rng(1)
    for seed in (1, None):
        env.reset(seed=seed)
        assert env.agents == ["luftwaffe", "raf"]
        rewards = {}
        for agent in env.agent_iter():
            found, reward, over, too_long, _ = env.last()
            assert not too_long
            if over:
                rewards[agent] = reward
                env.step(None)
            else:
                assert reward == 0
                env.step(int(generator.choice(np.flatnonzero(found["action_mask"]))))
        assert sorted(rewards.values()) == [-1.0, 1.0]
        assert env.agents == []


def test_only_the_asked_seat_has_actions() -> None:
    env = pettingzoo_env("blitz")
    env.reset(seed=1)
    assert env.agent_selection == "luftwaffe"
    assert env.observe("luftwaffe")["action_mask"].sum() > 1
    assert env.observe("raf")["action_mask"].sum() == 0
    assert not np.array_equal(env.observe("luftwaffe")["observation"], env.observe("raf")["observation"])


def test_an_action_that_is_not_allowed_is_an_error() -> None:
    env = pettingzoo_env("blitz")
    env.reset(seed=1)
    wrong = int(np.flatnonzero(env.observe("luftwaffe")["action_mask"] == 0)[0])
    with pytest.raises(IllegalAnswer, match="see the mask"):
        env.step(wrong)


def test_the_id_names_rules_data_and_layout() -> None:
    env = pettingzoo_env("mirage", "rotating3", options={"turn_limit": "on"})
    assert str(env) == env.metadata["name"] == environment_id("mirage")
    assert str(env).startswith("mirage-rules2-data")
    assert environment_id("mirage", history=2) != environment_id("mirage")


def test_what_does_not_exist_is_refused() -> None:
    with pytest.raises(BadSetup):
        pettingzoo_env("blitz", "campaign")
    with pytest.raises(ValueError, match="'numbers' or 'features'"):
        pettingzoo_env("blitz", encoding="pictures")


def test_no_module_takes_the_name_of_a_function() -> None:
    """Python puts a module into its package when it is first imported, in place of what had its name."""
    from opsroom import research

    for _ in range(2):
        research.pettingzoo_env("blitz")
        research.gymnasium_env("blitz")
        research.openspiel_game("blitz")
        research.batch("blitz", 1)
        assert research.describe("blitz")["id"] == research.environment_id("blitz")
        assert all(callable(getattr(research, name)) for name in research.__all__)
