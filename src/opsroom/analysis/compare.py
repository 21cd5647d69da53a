"""What if: branches of a sandbox, played on in many worlds and held against each other."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypedDict

from opsroom.analysis.playouts import Ending, Tried, ending_of, endings_after, seats_from, summary, worths
from opsroom.engine.estimates import change, estimate, gain_of, is_clear
from opsroom.engine.ids import Code
from opsroom.engine.json_types import Estimate
from opsroom.engine.table import Table
from opsroom.engine.worlds import World, worlds_of_position, worlds_of_view

MOST_BRANCHES = 6


@dataclass(frozen=True, slots=True)
class Branch:
    """A moment of a table, after so many moves, and perhaps an answer to its question."""

    moment: int
    answer: str | None = None


class Difference(TypedDict):
    """A branch against the first one: what it gains, and in how many worlds it came out better, the same or worse."""

    gain: Estimate
    clear: bool  # whether the gain is larger than its error; otherwise the branches count as equal
    better: int
    equal: int
    worse: int


class Outcomes(Tried):
    """What came of a branch, world by world."""

    worths: list[float]
    margins: list[int]
    difference: Difference | None  # None for the first branch


def compare(table: Table, seat: str, branches: list[Branch], worlds: int, is_open: bool) -> list[Outcomes]:
    """Each branch in that many worlds, for this seat: from what it knows there, or with open hands.

    Branches from one moment meet the same worlds and the same dice.
    """
    found = [outcomes_of(table, seat, branch, worlds, is_open) for branch in branches]
    for outcome in found[1:]:
        outcome["difference"] = difference(found[0], outcome)
    return found


def outcomes_of(table: Table, seat: str, branch: Branch, worlds: int, is_open: bool) -> Outcomes:
    """What comes of one branch. A game that is over counts as it ended, and there is nothing uncertain about it."""
    then = table.at(branch.moment)
    if not then.over:
        return outcomes(endings_of(then, seat, branch.answer, worlds, is_open))
    ending = ending_of(table.title, seats_from(table.title, seat, table.seats), then.position)
    found = outcomes([ending] * worlds)
    found["chance"] = estimate(ending.worth[0], 0.0)
    found["margin"] = estimate(ending.margin, 0.0)
    return found


def endings_of(then: Table, seat: str, given: str | None, worlds: int, is_open: bool) -> list[Ending]:
    title = then.title
    seats = seats_from(title, seat, then.seats)
    tried: Iterable[World]
    if is_open:
        tried = worlds_of_position(then.position, worlds, "compare")
    else:
        tried = worlds_of_view(title, then.view(seat), worlds, "compare")
    answer: Code | None = None
    if given is not None:
        assert then.question is not None
        answer = title.names.code(then.question.of, given)
        assert answer is not None
    (endings,) = endings_after(title, seats, tried, [answer])
    return endings


def outcomes(endings: list[Ending]) -> Outcomes:
    return {
        **summary(endings),
        "worths": [round(each, 4) for each in worths(endings)],
        "margins": [ending.margin for ending in endings],
        "difference": None,
    }


def difference(first: Outcomes, other: Outcomes) -> Difference:
    pairs, gain = list(zip(first["worths"], other["worths"], strict=True)), gain_of(first["worths"], other["worths"])
    if first["chance"]["error"] == other["chance"]["error"] == 0:  # both games are over
        gain = change(first["chance"], other["chance"])
    return {
        "gain": gain,
        "clear": is_clear(gain),
        "better": sum(b > a for a, b in pairs),
        "equal": sum(b == a for a, b in pairs),
        "worse": sum(b < a for a, b in pairs),
    }
