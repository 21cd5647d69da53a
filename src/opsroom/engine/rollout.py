"""Playing a position on with the staff, for the search and for estimates (`worlds.py`).

Written for mypyc: native integers, no decorators, and only compiled modules are called in the loop.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.ids import SeatId
from opsroom.engine.position import Position
from opsroom.engine.staff import Staff

NEVER: Final[i64] = 1 << 40


def play_out(t: Position, staff: Staff, longest: i64, until: i64, random_share: i64) -> None:
    """To the end or to this turn, every seat as the staff advises, and at random in so many of a hundred answers.

    A game that takes more answers than `longest` is left where it stands.
    """
    answers: i64 = 0
    while t.top is not None and answers < longest and t.turn_number() < until:
        answers += 1
        if t.offered == 1:
            t.play(t.options[0])
        elif random_share > 0 and t.chance.below(100) < random_share:
            t.play(t.options[t.chance.below(t.offered)])
        else:
            t.play(staff.advise(t))


def last_turn(t: Position, turns: i64) -> i64:
    """The turn before which to stop so many turns from now; 0 turns: at the end of the game."""
    return t.turn_number() + turns if turns else NEVER


def worth(t: Position, staff: Staff, seat: SeatId) -> float:
    """What the end is worth to a seat, or a game that was cut off."""
    return t.payoff(seat) if t.top is None else staff.appraise(t, seat)
