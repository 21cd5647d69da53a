"""Positions of random games, for all tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import opsroom
from opsroom.engine.action_codes import free_actions
from opsroom.engine.chance import Quick
from opsroom.engine.position import Position
from opsroom.engine.title import Setup, Title

TITLES = list(opsroom.titles())
ALL_SEATINGS = [
    (title.id, mode, len(seats))
    for title in opsroom.titles().values()
    for mode, found in title.seatings.items()
    for seats in found
]
EACH_TITLE = pytest.mark.parametrize("title", TITLES)


def seats_of(title: Title, setup: Setup) -> list[int]:
    return [int(title.seat_code(seat)) for seat in setup.seats]


def walk(title: Title, questions: int, seed: int) -> Iterator[tuple[Setup, Position]]:
    """So many questions of random games in all modes and numbers of seats, with random options."""
    random, asked, game = Random(seed), 0, 0
    seatings = [(mode, len(seats)) for mode, found in title.seatings.items() for seats in found]
    share = questions // len(seatings)
    while asked < questions:
        mode, seats = seatings[game % len(seatings)]
        options = title.options_in(mode, {name: random.choice(c.bounded) for name, c in title.options.items()})
        setup = title.setup(mode, options, seats)
        t = title.begin(setup, Quick(1000 * seed + game))
        game += 1
        for _ in range(share if game <= len(seatings) else questions):
            if t.top is None or asked == questions:
                break
            yield setup, t
            asked += 1
            answers = [*t.choices(), *(free_actions(t) if random.randrange(20) == 0 else [])]
            t.play(random.choice(answers))
