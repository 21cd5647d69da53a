"""Estimates: the mean of what came of many worlds, and its error.

An error is half of the 95 percent interval.  It is never 0 for something that was sampled: a few worlds that all agree prove little.
A difference that does not exceed its error is none (`is_clear`).

Not SciPy or statsmodels: these are four formulas, the server uses them at every table, and their errors must not become 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from opsroom.engine.json_types import Estimate

SURE: Final = 1.96  # standard errors either side: 95 percent of all runs would come out within
WHOLE_GAMES: Final = 1.0  # the unit of values that are 0 or 1, such as games won, and of points
APPRAISALS: Final = 0.1  # the unit of values in between, such as appraisals by the staff


def estimate(mean: float, error: float) -> Estimate:
    return {"mean": round(mean, 4), "error": round(error, 4)}


def share_of(count: float, trials: int) -> Estimate:
    """How often something came about.  Two hits and two misses are added for the error (Agresti and Coull)."""
    n = trials + 4
    p = (count + 2) / n
    return estimate(count / trials, SURE * sqrt(p * (1 - p) / n))


def chance_of(values: Sequence[float]) -> Estimate:
    """A chance to win: the mean of results between 0 and 1."""
    return share_of(sum(values), len(values))


def mean_of(values: Sequence[float], unit: float = WHOLE_GAMES) -> Estimate:
    """The mean of any values.  Half a unit squared is added to their spread."""
    n = len(values)
    mean = sum(values) / n
    spread = sum((value - mean) ** 2 for value in values) + unit * unit / 2
    return estimate(mean, SURE * sqrt(spread / (n * max(1, n - 1))))


def gain_of(first: Sequence[float], second: Sequence[float], unit: float = WHOLE_GAMES) -> Estimate:
    """What the second option gains over the first.

    Both were played in the same worlds and are compared world by world, so the difference is known better than either.
    """
    return mean_of([b - a for a, b in zip(first, second, strict=True)], unit)


def change(before: Estimate, after: Estimate) -> Estimate:
    """The difference of two estimates from different worlds."""
    return estimate(after["mean"] - before["mean"], sqrt(before["error"] ** 2 + after["error"] ** 2))


def total(values: Sequence[Estimate]) -> Estimate:
    """The sum, whose errors add up as squares."""
    return estimate(sum(each["mean"] for each in values), sqrt(sum(each["error"] ** 2 for each in values)))


def is_clear(difference: Estimate) -> bool:
    """Whether it is larger than its error; otherwise the two count as equal."""
    return abs(difference["mean"]) > difference["error"]
