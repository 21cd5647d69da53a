"""A deeper look at a question: the two best options by a search, and what each is worth.

The search only finds the two.  What they are worth is estimated in fresh worlds, in which both are played on by the staff: the results by
which the search chose them would flatter the first.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence

from opsroom.analysis.playouts import endings_after, worths
from opsroom.engine.chance import Quick
from opsroom.engine.estimates import APPRAISALS, WHOLE_GAMES, chance_of, gain_of, is_clear, mean_of
from opsroom.engine.json_types import AnalysedOption, Analysis, Question, View
from opsroom.engine.title import Title
from opsroom.engine.worlds import World, fingerprint, seed_from, worlds_of_view
from opsroom.opponents.bot_specs import Budget
from opsroom.opponents.bots import named, searched

LEAST_WORLDS = 8  # however long they take: an error needs a few


def best_options(title: Title, view: View, question: Question, find: Budget, compare: Budget) -> Analysis:
    """The best options of the question that the seat of this view is asked; one budget to find them, one to compare them."""
    search = searched(title, view, Quick(seed_from("search", fingerprint(view))), find)
    candidates = search.best_two() or [search.position.options[0]]
    turns = int(title.staff.horizon())
    worlds = within(compare, worlds_of_view(title, view, compare.iterations, "best options"))
    endings = endings_after(title, [search.seat], worlds, candidates, turns)
    results = [worths(each) for each in endings]
    shown = [mean_of(result, APPRAISALS) if turns else chance_of(result) for result in results]
    options: list[AnalysedOption] = [
        {"name": named(search.position, title, option, question), "chance": chance["mean"], "error": chance["error"]}
        for option, chance in zip(candidates, shown, strict=True)
    ]
    options.sort(key=lambda option: -option["chance"])
    clear = is_clearly_better(results, APPRAISALS if turns else WHOLE_GAMES, [each["error"] for each in shown])
    return {"options": options, "clear": clear, "worlds": len(results[0])}


def within(budget: Budget, worlds: Iterator[World]) -> Iterator[World]:
    """Those for which there is time, but at least a few."""
    until = None if budget.seconds is None else time.monotonic() + budget.seconds
    for i, world in enumerate(worlds):
        if until is not None and i >= LEAST_WORLDS and time.monotonic() >= until:
            return
        yield world


def is_clearly_better(results: Sequence[Sequence[float]], unit: float, shown_errors: Sequence[float]) -> bool:
    """Whether one is better by more than the error of the difference, and by more than the errors that are shown."""
    if len(results) < 2:
        return True
    first, second = results
    difference = gain_of(first, second, unit)
    return is_clear(difference) and abs(difference["mean"]) > max(shown_errors)
