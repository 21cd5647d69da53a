"""Whole games on the integer path.  Written for mypyc: only compiled modules are called in the loops."""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.chance import Chance
from opsroom.engine.position import Position
from opsroom.engine.staff import Staff


def play(t: Position, staffs: list[Staff], chances: list[Chance | None], longest: i64) -> i64:
    """To the end, or to the limit: seats with a chance answer at random, the others by their staff.

    How many questions with at least two options were answered.
    """
    answers: i64 = 0
    played: i64 = 0
    while t.top is not None and played < longest:
        played += 1
        if t.offered == 1:
            t.play(t.options[0])
            continue
        answers += 1
        chance = chances[t.seat]
        if chance is None:
            t.play(staffs[t.seat].advise(t))
        else:
            t.play(t.options[chance.below(t.offered)])
    return answers


def play_checked(t: Position, chance: Chance) -> i64:
    """At random to the end, through question and answer: every answer is checked against the options."""
    answers: i64 = 0
    while t.top is not None:
        choices = t.choices()
        n: i64 = len(choices)
        if n > 1:
            answers += 1
            t.answer(choices[chance.below(n)])
        else:
            t.answer(choices[0])
    return answers


def copy_often(t: Position, times: i64) -> None:
    for _ in range(times):
        t.copy()
