"""What if: branches of a sandbox, played on in many worlds and held against each other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypedDict

from opsroom.analysis.units import WithError, as_json, margin
from opsroom.analysis.worlds import (
    Ending,
    chance_of,
    ending_after,
    ending_of,
    mean_of,
    open_worlds,
    seen_worlds,
    shares,
)
from opsroom.engine.table import Table

MOST_WORLDS = 160
MOST_BRANCHES = 6


@dataclass(frozen=True, slots=True)
class Branch:
    """A moment of a table, after so many moves, and perhaps an answer to its question."""

    moment: int
    answer: str | None = None


class Difference(TypedDict):
    """A branch against the first one: what it gains, and in how many worlds it came out better, the same or worse."""

    gain: WithError
    better: int
    equal: int
    worse: int


class Outcomes(TypedDict):
    """What came of a branch, world by world."""

    chance: WithError
    margin: WithError
    worths: list[float]
    margins: list[int]
    endings: dict[str, float]
    difference: Difference | None  # None for the first branch


def compare(table: Table, seat: str, branches: list[Branch], worlds: int, is_open: bool) -> list[Outcomes]:
    """Each branch in that many worlds, for this seat: from what it knows there, or with open hands.

    Branches from one moment meet the same worlds and the same dice.
    """
    found = [outcomes(endings_of(table, seat, branch, worlds, is_open)) for branch in branches]
    for outcome in found[1:]:
        outcome["difference"] = difference(found[0], outcome)
    return found


def endings_of(table: Table, seat: str, branch: Branch, worlds: int, is_open: bool) -> list[Ending]:
    title, then = table.title, table.at(branch.moment)
    own = title.seat_code(seat)
    seats = [own, *(code for each in table.seats if (code := title.seat_code(each)) != own)]
    if then.over:
        return [ending_of(title, seats, then.position, 0)] * worlds
    if is_open:
        tried = open_worlds(then.position, worlds, "compare")
    else:
        tried = seen_worlds(title, then.view(seat), worlds, "compare")
    if branch.answer is None:
        return [ending_of(title, seats, world, seed) for seed, world in tried]
    assert then.question is not None
    chosen = title.names.code(then.question.of, branch.answer)
    assert chosen is not None
    return [ending_after(title, seats, world, seed, chosen) for seed, world in tried]


def outcomes(endings: list[Ending]) -> Outcomes:
    worths, margins = [ending.worth[0] for ending in endings], [margin(ending) for ending in endings]
    return {
        "chance": as_json(chance_of(worths)),
        "margin": as_json(mean_of([float(each) for each in margins])),
        "worths": [round(each, 4) for each in worths],
        "margins": margins,
        "endings": {why: round(share, 4) for why, share in shares([ending.why for ending in endings]).items()},
        "difference": None,
    }


def difference(first: Outcomes, other: Outcomes) -> Difference:
    pairs = list(zip(first["worths"], other["worths"], strict=True))
    return {
        "gain": as_json(mean_of([b - a for a, b in pairs])),
        "better": sum(b > a for a, b in pairs),
        "equal": sum(b == a for a, b in pairs),
        "worse": sum(b < a for a, b in pairs),
    }
