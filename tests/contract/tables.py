"""Every title in every mode and seating, with its options tried out; games at random, question by question."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import opsroom
from opsroom import Table, Title
from opsroom.engine.chance import Quick
from opsroom.engine.title import Setup

MOST_COMBINATIONS = 8  # of options, in each mode and seating


def combinations(title: Title) -> list[dict[str, str]]:
    """All combinations of options, or a sample in which every value occurs."""
    names = list(title.options)
    every = list(itertools.product(*(title.options[name].values for name in names)))
    step = max(1, len(every) // MOST_COMBINATIONS)
    chosen = every[::step][:MOST_COMBINATIONS]
    missing = [c for c in every if any(v not in {other[i] for other in chosen} for i, v in enumerate(c))]
    return [dict(zip(names, values, strict=True)) for values in chosen + missing[:4]]


def shared_out(title: Title) -> list[Setup]:
    """Every mode and seating, and every combination of options in one of them."""
    seatings = [(mode, seating) for mode, found in title.seatings.items() for seating in found]
    tried = combinations(title)
    tried += tried[: max(0, len(seatings) - len(tried))] if len(tried) > 1 else tried * (len(seatings) - len(tried))
    return [
        Setup(mode, options, seating)
        for k, options in enumerate(tried)
        for mode, seating in [seatings[k % len(seatings)]]
    ]


SETUPS: dict[str, tuple[Title, Setup]] = {
    "-".join([title.id, setup.mode, str(len(setup.seats)), *setup.options.values()]): (title, setup)
    for title in opsroom.titles().values()
    for setup in shared_out(title)
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
    """Some questions of a game, its first and its end included."""
    for k, table in enumerate(answers(new(name, seed), seed)):
        if k % every == 0 or table.over:
            yield table


def readers(table: Table) -> list[str | None]:
    """Every seat, and a watcher."""
    return [*table.seats, None]


def all_views(table: Table) -> Any:
    return [(table.view(who), table.ask(who), table.events(who)) for who in readers(table)]
