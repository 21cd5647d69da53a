"""What was offered, for the staff to choose from."""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.procedure import PASS
from opsroom.titles.burning_blue.rules.geography import apart
from opsroom.titles.burning_blue.rules.ids import PlaceId
from opsroom.titles.burning_blue.rules.table import Blue


def is_offered(t: Blue, option: i64) -> bool:
    for i in range(t.offered):
        if t.options[i] == option:
            return True
    return False


def last(t: Blue) -> i64:
    return t.options[t.offered - 1]


def one_of(t: Blue, option: i64) -> i64:
    """It, if it is offered; else what comes first."""
    return option if is_offered(t, option) else t.options[0]


def pass_or_first(t: Blue) -> i64:
    return one_of(t, PASS)


def nearest_number(t: Blue, wanted: i64) -> i64:
    """The offered number that comes nearest."""
    best = t.options[0]
    for i in range(t.offered):
        option = t.options[i]
        if option >= 0 and gap(option, wanted) < gap(best, wanted):
            best = option
    return best


def gap(one: i64, other: i64) -> i64:
    return one - other if one > other else other - one


def nearest_place(t: Blue, goal: PlaceId) -> i64:
    best = t.options[0]
    for i in range(t.offered):
        option = t.options[i]
        if option >= 0 and (best < 0 or apart(option, goal) < apart(best, goal)):
            best = option
    return best


def least_hurt(t: Blue) -> i64:
    """Of the units among which losses are shared."""
    best = t.options[0]
    for i in range(t.offered):
        if t.losses[t.options[i]] < t.losses[best]:
            best = t.options[i]
    return best
