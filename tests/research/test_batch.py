"""Games stepped together: each is the same whatever is played beside it."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import numpy as np
import pytest

import opsroom
from opsroom.engine.errors import IllegalAnswer
from opsroom.research import batch
from opsroom.research.stepped_games import Array, Batch
from tests.research.positions import EACH_TITLE


def choose(games: Batch, step: int, first: int = 0) -> Array:
    """One of the allowed actions, from the number of the game and of the step."""
    picks = [(hash((first + i, step)) & 0xFFFF) % int(n) for i, n in enumerate(games.counts)]
    return np.array([np.flatnonzero(mask)[pick] for mask, pick in zip(games.masks, picks, strict=True)], np.int32)


def play(title: str, n: int, steps: int, first: int = 0, history: int = 0) -> tuple[Batch, list[bytes]]:
    """The batch, and for each game a digest of all that was shown and given."""
    games = batch(title, n, seed=5, history=history, first=first, logged=True)
    shown = [hashlib.sha256() for _ in range(n)]
    for step in range(steps):
        assert games.observations is not None
        for i, sha in enumerate(shown):
            sha.update(games.observations[i].tobytes() + games.masks[i].tobytes() + games.seats[i].tobytes())
            sha.update(games.rewards[i].tobytes() + games.done[i].tobytes())
        games.step(choose(games, step, first))
    return games, [sha.digest() for sha in shown]


@EACH_TITLE
def test_a_game_does_not_depend_on_the_size_of_the_batch(title: str) -> None:
    steps = 60 if title != "burning_blue" else 15
    _, two = play(title, 2, steps, history=3)
    _, whole = play(title, 5, steps, history=3)
    _, rest = play(title, 3, steps, first=2, history=3)
    assert whole == two + rest
    assert len(set(whole)) == 5


def test_the_digest_does_not_depend_on_the_size_of_the_batch() -> None:
    whole, _ = play("blitz", 6, 400)
    assert whole.finished > 10
    parts = [play("blitz", 2, 400, first=first)[0] for first in (0, 2, 4)]
    together = parts[0]
    together.games.logs = [log for part in parts for log in part.games.logs]
    assert together.digest() == whole.digest()
    again, _ = play("blitz", 6, 400)
    assert again.digest() == whole.digest()


def finished(first: int) -> tuple[int, str]:
    games, _ = play("blitz", 3, 150, first)
    return games.finished, games.digest()


def test_processes_play_what_one_process_plays() -> None:
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        assert list(pool.map(finished, (0, 3))) == [finished(0), finished(3)]


@EACH_TITLE
def test_games_end_with_rewards_and_begin_anew(title: str) -> None:
    games = batch(title, 8 if title != "burning_blue" else 2, seed=1, observations=False)
    generator = np.random.default_rng(1)
    for _ in range(30_000):
        games.step(games.random_actions(generator))
        assert (games.rewards[~games.done] == 0).all()
        if games.finished:
            break
    assert games.finished
    assert not games.truncated.any()
    for rewards in games.rewards[games.done]:
        assert (np.abs(rewards) <= 1).all()
    assert games.masks.sum(1).min() >= 2
    assert games.observations is None


def test_rewards_are_those_of_the_engine() -> None:
    """The games of a batch, played once more through its log of answers and draws."""
    games = batch("blitz", 3, seed=2, logged=True)
    generator = np.random.default_rng(2)
    ends = []
    while games.finished < 12:
        games.step(games.random_actions(generator))
        ends += [(int(i), games.rewards[i].tolist()) for i in np.flatnonzero(games.done)]
    for (game, rewards), log in zip(ends, games.games.logs, strict=True):
        number = int(np.frombuffer(log[:8], "<i8")[0])
        worth = json.loads(log[log.index(b"[") :].split(b"[")[-1].join([b"[", b""]))
        assert number == game
        assert [2 * w - 1 for w in worth] == rewards
        assert sum(rewards) == 0


def test_every_question_has_a_choice() -> None:
    games = batch("mirage", 32, seed=3, mode="rotating3", observations=False)
    generator = np.random.default_rng(3)
    for _ in range(200):
        assert (games.counts == games.masks.sum(1)).all()
        assert (games.counts > 1).all()
        games.step(games.random_actions(generator))


def test_an_action_that_is_not_allowed_is_refused() -> None:
    games = batch("blitz", 2)
    wrong = np.array([np.flatnonzero(games.masks[0])[0], np.flatnonzero(~games.masks[1])[0]])
    with pytest.raises(IllegalAnswer, match=f"game 1: action {wrong[1]} is not allowed at Raid"):
        games.step(wrong)
    with pytest.raises(IllegalAnswer):
        batch("blitz", 1).step([26])
    with pytest.raises(IllegalAnswer):
        batch("blitz", 1).step([-1])
    with pytest.raises(ValueError, match="2 actions"):
        batch("blitz", 2).step([0])


def test_a_game_that_takes_too_long_is_cut_off() -> None:
    games = Batch("blitz", 4, longest=5)
    generator = np.random.default_rng(1)
    for step in range(1, 11):
        games.step(games.random_actions(generator))
        assert games.truncated.all() == (step % 5 == 0)
        assert (games.rewards == 0).all()
    assert games.finished == 8


def test_random_actions_are_allowed_and_even() -> None:
    games = batch("blitz", 3000, seed=9, observations=False)
    generator = np.random.default_rng(9)
    actions = games.random_actions(generator)
    assert games.masks[np.arange(games.n), actions].all()
    three = games.counts == 3
    ranks = [int(np.flatnonzero(games.masks[i]).tolist().index(actions[i])) for i in np.flatnonzero(three)]
    assert np.bincount(ranks, minlength=3).min() > 0.25 * three.sum()


def test_modes_and_options_are_those_that_were_asked_for() -> None:
    games = batch("blitz", 2, options={"berlin": "on"})
    at = next(i for i, e in enumerate(opsroom.title("blitz").observations.elements) if e.name == "columns.berlin")
    assert games.observations is not None
    assert games.observations[:, at].tolist() == [1, 1]
    assert games.seat_names == ["luftwaffe", "raf"]
    assert games.id.startswith(f"blitz-rules{opsroom.title('blitz').rules}-data{opsroom.title('blitz').data.hash[:8]}-")


def test_several_sets_of_options_are_played_by_chance() -> None:
    games = batch("blitz", 200, seed=4, options=[{"berlin": "on"}, {"tie": "b"}, {}])
    at = {e.name: i for i, e in enumerate(opsroom.title("blitz").observations.elements)}
    assert games.observations is not None
    played = Counter(map(tuple, games.observations[:, [at["columns.berlin"], at["columns.tie_b"]]].tolist()))
    assert set(played) == {(1, 0), (0, 1), (0, 0)}
    assert min(played.values()) > 40


@EACH_TITLE
def test_staff_actions_are_those_of_the_staff(title: str) -> None:
    of = opsroom.title(title)
    games = batch(title, 4, seed=6, observations=False)
    for _ in range(20):
        where = np.array([True, False, True, True])
        actions = games.staff_actions(where)
        assert actions[1] == -1
        for i in np.flatnonzero(where):
            t = games.games.games[i]
            assert games.masks[i, actions[i]]
            assert games.games.codes.code(t, int(actions[i])) == of.staff.advise(t)
        games.step(np.where(where, actions, games.random_actions(np.random.default_rng(1))))
    with pytest.raises(ValueError, match="4 truth values"):
        games.staff_actions(np.array([True]))


def test_the_staff_beats_random_opponents_in_a_batch() -> None:
    games = batch("blitz", 60, seed=8, observations=False)
    generator, won = np.random.default_rng(8), []
    while len(won) < 120:
        raf = games.seats == 1
        games.step(np.where(raf, games.staff_actions(raf), games.random_actions(generator)))
        won += games.rewards[games.done, 1].tolist()
    assert np.mean(won) > 0.5
