"""Every title in every mode and seating, with its options tried out; games at random, question by question."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import opsroom
from opsroom import Table, Title
from opsroom.engine.chance import Quick
from opsroom.engine.title import Setup
from opsroom.lab.samples import varied_setups

COMBINATIONS = 8  # of options, at least: enough for every value to occur
LONG_GAME = 600  # questions; of a longer game only so many are looked at,
MOST_CELLS = 1_500_000  # and fewer where a position is large: so many cells of columns in all


def setups(title: Title) -> list[Setup]:
    """Every mode and seating, and between them every value of every option with which a game is sure to end."""
    return varied_setups(title, max(sum(len(found) for found in title.seatings.values()), COMBINATIONS))


SETUPS: dict[str, tuple[Title, Setup]] = {
    "-".join([title.id, setup.mode, str(len(setup.seats)), *setup.options.values()]): (title, setup)
    for title in opsroom.titles().values()
    for setup in setups(title)
}


def new(name: str, seed: int | str = 1) -> Table:
    title, setup = SETUPS[name]
    return title.new(seed=seed, mode=setup.mode, options=setup.options, seats=len(setup.seats))


ADVICE: dict[tuple[str, int], dict[int, int]] = defaultdict(dict)  # by game: what was advised at which question


def answers(name: str, seed: int) -> Iterator[Table]:
    """The table at every question and at its end, answered at random or as the staff advises: so that a game gets on.

    Most tests look at the same game, and some staffs take long over an answer: each answer is asked for once.
    """
    table, choose, advice = new(name, seed), Quick(seed), ADVICE[name, seed]
    title = table.title
    while table.question is not None:
        yield table
        question, n = table.question, table.n
        code = question.codes[choose.below(len(question.codes))]
        if choose.below(2) == 1:
            if n not in advice:
                advice[n] = title.staff.advise(table.position)
            code = advice[n]
        table.answer(title.names.of(question.of, code))
    yield table


def longest(name: str) -> int:
    """How many questions of a game are looked at."""
    cells = sum(max(1, visibility.size) for visibility in new(name).position.declared().values())
    return max(300, min(LONG_GAME, MOST_CELLS // cells))


def sampled(name: str, seed: int = 1, every: int = 7) -> Iterator[Table]:
    """Some questions of a game, its first included, and its end unless it is a long one."""
    last = longest(name)
    for k, table in enumerate(answers(name, seed)):
        if k % every == 0 or table.over:
            yield table
        if k == last:
            return


def readers(table: Table) -> list[str | None]:
    """Every seat, and a watcher."""
    return [*table.seats, None]


def all_views(table: Table) -> Any:
    return [(table.view(who), table.ask(who), table.events(who)) for who in readers(table)]
