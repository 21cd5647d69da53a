"""How fast the research environments are: `opsroom bench --research`.  Random play, in answers to questions with a choice."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count

import numpy as np

from opsroom.engine.json_types import Json
from opsroom.research import batch, openspiel_game, pettingzoo_env
from opsroom.titles import titles

BATCH = 1024  # games stepped together
MANY = 4096  # the same of the lightest title
Work = Callable[[int], int]


def works(title: str, n: int) -> dict[str, Callable[[], Work]]:
    """What is measured, by its name in the report, made when it is its turn; each says how many answers it has given."""
    return {
        f"batch_masks_{n}": lambda: stepped(title, n, observations=False),
        f"batch_observations_{n}": lambda: stepped(title, n, observations=True),
        "pettingzoo": lambda: through_pettingzoo(title),
        "openspiel": lambda: through_openspiel(title),
    }


def stepped(title: str, n: int, observations: bool) -> Work:
    """Many games, with random actions chosen by NumPy."""
    games = batch(title, n, seed=1, observations=observations)
    generator = np.random.default_rng(1)

    def step(_: int) -> int:
        games.step(games.random_actions(generator))
        return n

    return step


def through_pettingzoo(title: str) -> Work:
    """One game at a time, an observation with its mask before every answer."""
    env = pettingzoo_env(title)
    generator = np.random.default_rng(1)
    seeds = count(1)
    env.reset(next(seeds))

    def answer(_: int) -> int:
        found, _, over, too_long, _ = env.last()
        if over or too_long:
            env.reset(next(seeds))
            return 0
        env.step(int(generator.choice(np.flatnonzero(found["action_mask"]))))
        return 1

    return answer


def through_openspiel(title: str) -> Work:
    """One game at a time; chance nodes are sampled outside, and only the answers of seats count."""
    game = openspiel_game(title)
    chooser = random.Random(1)
    states = [game.new_initial_state()]

    def answer(_: int) -> int:
        state = states[0]
        if state.is_terminal():
            states[0] = game.new_initial_state()
        elif state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chooser.choices(outcomes, chances)[0])
        else:
            state.apply_action(chooser.choice(state.legal_actions()))
            return 1
        return 0

    return answer


def measure(rate: Callable[[Work], float], progress: Callable[[int], object]) -> Json:
    """By title and route, in answers per CPU-second."""
    report: Json = {}
    for found in titles().values():
        rates = {}
        for name, make in works(found.id, MANY if found.place == 1 else BATCH).items():
            rates[name] = float(f"{rate(make()):.3g}")
            progress(1)
        report[found.id] = rates
    return report
