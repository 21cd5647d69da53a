"""A deeper look at a question: the two best options by a search, and what each is worth.

The search only finds the two.  What they are worth is estimated in fresh worlds, in which both are played on by the staff: the results by
which the search chose them would flatter the first.  Both are tried in the same worlds, so that their difference is known better than either.
"""

from __future__ import annotations

import time
from math import sqrt

from opsroom.engine.chance import Quick
from opsroom.engine.json_types import AnalysedOption, Analysis, Question, View
from opsroom.engine.odds import SURE
from opsroom.engine.title import Title
from opsroom.opponents.bots import EXPLORE, LONGEST_ROLLOUT, known, named, number
from opsroom.opponents.names import Budget
from opsroom.opponents.search import Search

LEAST_WORLDS = 8  # however long they take: an error needs a few


def analyse(title: Title, view: View, question: Question, seed: int | str, find: Budget, compare: Budget) -> Analysis:
    """The best options of the question that the seat of this view is asked; one budget to find them, one to compare them."""
    position = known(title, view)
    search = Search(position, title.staff, Quick(number(seed)), 0, EXPLORE, LONGEST_ROLLOUT)
    if position.offered > 1:
        until = deadline(find)
        while search.done < find.iterations and time.monotonic() < until:
            search.think(1)
    candidates = search.best_two() or [position.options[0]]
    results: list[list[float]] = [[] for _ in candidates]
    until = deadline(compare)
    for done in range(compare.iterations):
        if done >= LEAST_WORLDS and time.monotonic() >= until:
            break
        world = search.fresh_world()
        for result, option in zip(results, candidates, strict=True):
            result.append(search.try_out(world, option))
    options: list[AnalysedOption] = [
        {
            "name": named(position, title, option, question),
            "chance": round(mean(result), 3),
            "error": round(error_of_mean(result), 3),
        }
        for option, result in zip(candidates, results, strict=True)
    ]
    options.sort(key=lambda option: -option["chance"])
    return {"options": options, "clear": is_clear(results), "worlds": len(results[0])}


def deadline(budget: Budget) -> float:
    return time.monotonic() + (budget.seconds if budget.seconds is not None else 1e9)


def is_clear(results: list[list[float]]) -> bool:
    """Whether one is better by more than the error of the difference, world by world, and by more than the errors that are shown."""
    if len(results) < 2:
        return True
    differences = [a - b for a, b in zip(*results, strict=True)]
    return abs(mean(differences)) > max(error_of_mean(each) for each in (differences, *results))


def mean(results: list[float]) -> float:
    return sum(results) / len(results)


def error_of_mean(results: list[float]) -> float:
    """Half of the 95 percent interval, from the spread, which is taken to be no less than one result that differs would bring."""
    n, middle = len(results), mean(results)
    spread = (sum((result - middle) ** 2 for result in results) + 1 / n) / (n - 1)
    return SURE * sqrt(spread / n)
