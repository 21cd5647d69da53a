"""The geometry of flight plans: legs through sides or vertices, and how few of them lead somewhere.  § 4.2.1"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.column import Column, filled
from opsroom.engine.hexes import SIDES
from opsroom.titles.bomber_command.rules.geography import BOARD, EXITS, HEXES

NO_LEG: Final[i64] = 0
FIRST_SIDE: Final[i64] = 1  # a leg through sides in direction 0; the others follow
FIRST_VERTEX: Final[i64] = 7  # a leg through vertices between directions 0 and 1; the others follow
FAR: Final[i64] = 99
LONGEST: Final[i64] = 20

# The leg from one hex to another: at most one kind of leg joins two hexes.
LEG: Final[Column] = filled(HEXES * HEXES, NO_LEG)
LEG_ENDS: Final[list[list[int]]] = []
for _hex in range(HEXES):
    for _side in range(SIDES):
        for _end in BOARD.along_side(_hex, _side, LONGEST):
            LEG[_hex * HEXES + _end] = FIRST_SIDE + _side
        for _left in (True, False):
            for _end in BOARD.along_vertex(_hex, _side, LONGEST, _left)[1::2]:
                LEG[_hex * HEXES + _end] = FIRST_VERTEX + _side
    LEG_ENDS.append([end for end in range(HEXES) if LEG[_hex * HEXES + end] != NO_LEG])

# All lines from a hex: six through sides, then for each vertex the one on its left and the one on its right.
SIDE_LINES: Final = [[BOARD.along_side(_h, _s, LONGEST) for _s in range(SIDES)] for _h in range(HEXES)]
VERTEX_LINES: Final = [
    [BOARD.along_vertex(_h, _s, LONGEST, _left) for _s in range(SIDES) for _left in (True, False)]
    for _h in range(HEXES)
]

_legs_to: dict[int, Column] = {}  # by target, as they are asked for; -1 is England


def legs_to(target: i64) -> Column:
    """For every hex, the fewest legs from it to the target hex."""
    found = _legs_to.get(target)
    if found is None:
        found = count_legs([target])
        _legs_to[target] = found
    return found


def legs_home() -> Column:
    """For every hex, the fewest legs from it to an exit hex."""
    found = _legs_to.get(-1)
    if found is None:
        found = count_legs(EXITS)
        _legs_to[-1] = found
    return found


def count_legs(goals: list[int]) -> Column:
    legs = filled(HEXES, FAR)
    edge = list(goals)
    for goal in goals:
        legs[goal] = 0
    n: i64 = 0
    while edge:
        n += 1
        beyond: list[int] = []
        for here in edge:
            for there in LEG_ENDS[here]:
                if legs[there] == FAR:
                    legs[there] = n
                    beyond.append(there)
        edge = beyond
    return legs


def is_vertex_leg(start: i64, end: i64) -> bool:
    return LEG[start * HEXES + end] >= FIRST_VERTEX


def hexes_of_leg(start: i64, end: i64, is_left: bool) -> list[int]:
    """The hexes flown over, the first not among them; empty where the way leads off the map."""
    leg = LEG[start * HEXES + end]
    steps = BOARD.distance(start, end)
    if leg >= FIRST_VERTEX:
        found = BOARD.along_vertex(start, leg - FIRST_VERTEX, steps // 2, is_left)
    else:
        found = BOARD.along_side(start, leg - FIRST_SIDE, steps)
    return found if found and found[-1] == end else []


HOME_DISTANCE: Final = [min(BOARD.distance(h, e) for e in EXITS) for h in range(HEXES)]
