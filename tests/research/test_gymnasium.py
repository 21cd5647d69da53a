"""Gymnasium's own checks for every title; with OPSROOM_EVERY_MODE=1 for every mode and number of seats (`make test-research`)."""

from __future__ import annotations

import numpy as np
import pytest

from opsroom.engine.errors import BadSetup
from opsroom.research import gymnasium_env
from tests.research.positions import ALL_SEATINGS
from tests.research.test_pettingzoo import EVERY, SEATINGS

env_checker = pytest.importorskip("gymnasium.utils.env_checker")


@pytest.mark.parametrize(("title", "mode", "seats"), SEATINGS)
@pytest.mark.parametrize("encoding", ["numbers", "features"] if EVERY else ["numbers"])
@pytest.mark.filterwarnings("ignore:.*Box observation space:UserWarning")
@pytest.mark.filterwarnings("ignore:.*not registered with Gymnasium")
@pytest.mark.filterwarnings("ignore:.*It seems a Box observation space")
@pytest.mark.filterwarnings("ignore:.*spec.*")
def test_the_api_is_gymnasiums(title: str, mode: str, seats: int, encoding: str) -> None:
    env_checker.check_env(gymnasium_env(title, mode=mode, seats=seats, encoding=encoding), skip_render_check=True)


@pytest.mark.parametrize("opponent", ["random", "staff", "search:iterations=5"])
def test_a_whole_game_against(opponent: str) -> None:
    env = gymnasium_env("blitz", "raf", opponent)
    generator = np.random.default_rng(1)
    _, info = env.reset(seed=3)
    total, over, answers = 0.0, False, 0
    while not over:
        assert np.array_equal(info["action_mask"], env.action_masks())
        observation, reward, over, too_long, info = env.step(int(generator.choice(np.flatnonzero(env.action_masks()))))
        assert env.observation_space.contains(observation)
        assert not too_long
        total += float(reward)
        answers += 1
    assert total in (-1.0, 1.0)
    assert answers > 5
    assert info["action_mask"].sum() == 0


@pytest.mark.parametrize(("title", "mode", "seats"), [s for s in ALL_SEATINGS if s[0] in ("mirage", "barbarossa")])
def test_staff_and_random_opponents_in_all_seats(title: str, mode: str, seats: int) -> None:
    env = gymnasium_env(title, opponents="random", mode=mode, seats=seats)
    others = env.game.seats[1:]
    env = gymnasium_env(title, None, dict.fromkeys(others, "staff"), mode, seats=seats)
    env.reset(seed=1)
    for _ in range(20):
        _, _, over, _, _ = env.step(int(np.flatnonzero(env.action_masks())[0]))
        if over:
            break
    assert env.game.over or env.game.asked == 0


def test_an_action_that_is_not_allowed_loses() -> None:
    env = gymnasium_env("blitz")
    env.reset(seed=1)
    wrong = int(np.flatnonzero(env.action_masks() == 0)[0])
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    env.reset()
    assert env.action_masks().sum() > 1


def test_a_seed_gives_the_same_game() -> None:
    games = []
    for _ in range(2):
        env = gymnasium_env("mirage", mode="coop2")
        found, _ = env.reset(seed=9)
        seen = [found.tolist()]
        for _ in range(20):
            found, *_ = env.step(int(np.flatnonzero(env.action_masks())[-1]))
            seen.append(found.tolist())
        games.append(seen)
    assert games[0] == games[1]


def test_opponents_are_needed_for_just_the_other_seats() -> None:
    with pytest.raises(BadSetup, match="there is no seat 'grey'"):
        gymnasium_env("blitz", "grey")
    with pytest.raises(BadSetup, match="opponents are needed for raf"):
        gymnasium_env("blitz", "luftwaffe", {})
    with pytest.raises(BadSetup):
        gymnasium_env("blitz", "luftwaffe", "genius").reset()
