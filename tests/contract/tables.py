"""Every title in every mode and seating, with its options tried out; games at random, question by question."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import opsroom
from opsroom import Table, Title
from opsroom.engine.chance import Quick
from opsroom.engine.title import Setup

MOST_COMBINATIONS = 8  # of options
LONG_GAME = 600  # questions; of a longer game only so many are sampled


def combinations(title: Title) -> list[dict[str, str]]:
    """All combinations of options, or a sample in which every value occurs."""
    names = list(title.options)
    values = [title.options[name].values for name in names]
    total = math.prod(len(found) for found in values)
    chosen = [nth(values, k) for k in range(0, total, max(1, total // MOST_COMBINATIONS))[:MOST_COMBINATIONS]]
    for i, found in enumerate(values):
        for value in found:
            if all(one[i] != value for one in chosen):
                chosen.append(tuple(value if j == i else other[0] for j, other in enumerate(values)))
    return [dict(zip(names, one, strict=True)) for one in chosen]


def nth(values: list[tuple[str, ...]], k: int) -> tuple[str, ...]:
    """The k-th combination, counted as itertools.product counts, without the others."""
    found = []
    for one in reversed(values):
        found.append(one[k % len(one)])
        k //= len(one)
    return tuple(reversed(found))


def setups(title: Title) -> list[Setup]:
    """Every mode and seating; where there are several, the combinations of options are spread over them."""
    seatings = [(mode, seating) for mode, found in title.seatings.items() for seating in found]
    chosen = combinations(title)
    if len(seatings) == 1:
        return [Setup(seatings[0][0], options, seatings[0][1]) for options in chosen]
    rounds = max(len(seatings), len(chosen))
    pairs = [(seatings[k % len(seatings)], chosen[k % len(chosen)]) for k in range(rounds)]
    return [Setup(mode, options, seating) for (mode, seating), options in pairs]


SETUPS: dict[str, tuple[Title, Setup]] = {
    "-".join([title.id, setup.mode, str(len(setup.seats)), *setup.options.values()]): (title, setup)
    for title in opsroom.titles().values()
    for setup in setups(title)
}


def new(name: str, seed: int | str = 1) -> Table:
    title, setup = SETUPS[name]
    return title.new(seed=seed, mode=setup.mode, options=setup.options, seats=len(setup.seats))


def answers(table: Table, seed: int) -> Iterator[Table]:
    """The table at every question, answered at random, and at its end."""
    choose = Quick(seed)
    while table.question is not None:
        yield table
        options = table.question.options
        table.answer(options[choose.below(len(options))])
    yield table


def sampled(name: str, seed: int = 1, every: int = 7) -> Iterator[Table]:
    """Some questions of a game, its first included, and its end unless it is a long one."""
    for k, table in enumerate(answers(new(name, seed), seed)):
        if k % every == 0 or table.over:
            yield table
        if k == LONG_GAME:
            return


def readers(table: Table) -> list[str | None]:
    """Every seat, and a watcher."""
    return [*table.seats, None]


def all_views(table: Table) -> Any:
    return [(table.view(who), table.ask(who), table.events(who)) for who in readers(table)]
