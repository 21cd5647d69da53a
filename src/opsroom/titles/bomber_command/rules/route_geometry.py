"""The geometry of flight plans: legs through sides or vertices, and how far it is in so many of them.  § 4.2.1"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.column import Column, filled, printed
from opsroom.engine.hexes import SIDES
from opsroom.engine.ids import NONE
from opsroom.titles.bomber_command.rules.charts import DECOY_LEGS, LEGS
from opsroom.titles.bomber_command.rules.counters import NO_DECOYS
from opsroom.titles.bomber_command.rules.geography import BOARD, EXITS, HEXES

NO_LEG: Final[i64] = 0
FIRST_SIDE: Final[i64] = 1  # a leg through sides in direction 0; the others follow
FIRST_VERTEX: Final[i64] = 7  # a leg through vertices between directions 0 and 1; the others follow
FAR: Final[i64] = 999
LONGEST: Final[i64] = 20

# The leg from one hex to another: at most one kind of leg joins two hexes.
LEG: Final[Column] = filled(HEXES * HEXES, NO_LEG)
for _hex in range(HEXES):
    for _side in range(SIDES):
        for _end in BOARD.along_side(_hex, _side, LONGEST):
            LEG[_hex * HEXES + _end] = FIRST_SIDE + _side
        for _left in (True, False):
            for _end in BOARD.along_vertex(_hex, _side, LONGEST, _left)[1::2]:
                LEG[_hex * HEXES + _end] = FIRST_VERTEX + _side

# Grounds to fly over: all hexes, or those open to Decoys in either scenario.
OPEN: Final[i64] = 0
GROUNDS: Final[i64] = 3


def until_closed(line: list[int], ground: i64) -> list[int]:
    """As much of a line as lies on the ground."""
    if ground != OPEN:
        for i in range(len(line)):
            if NO_DECOYS[(ground - 1) * HEXES + line[i]]:
                return line[:i]
    return line


# All lines from a hex, by ground: six through sides, then for each vertex the one on its left and the one on its right.
SIDE_LINES: Final[list[list[list[int]]]] = []
VERTEX_LINES: Final[list[list[list[int]]]] = []
for _ground in range(GROUNDS):
    for _hex in range(HEXES):
        SIDE_LINES.append([until_closed(BOARD.along_side(_hex, _s, LONGEST), _ground) for _s in range(SIDES)])
        VERTEX_LINES.append(
            [
                until_closed(BOARD.along_vertex(_hex, _s, LONGEST, _left), _ground)
                for _s in range(SIDES)
                for _left in (True, False)
            ]
        )

# Where legs from a hex may end, by ground, and how long they are.
ENDS: Final[list[list[int]]] = []
STEPS: Final[list[list[int]]] = []
for _row in range(GROUNDS * HEXES):
    _ends = {_end for _line in SIDE_LINES[_row] for _end in _line}
    _ends.update(_end for _line in VERTEX_LINES[_row] for _end in _line[1::2])
    ENDS.append(sorted(_ends))
    STEPS.append([BOARD.distance(_row % HEXES, _end) for _end in ENDS[_row]])


class Fan:
    """All legs from a hex, one after another, with the line that each follows: first those through sides."""

    def __init__(self, row: i64) -> None:
        self.hexes: list[list[int]] = SIDE_LINES[row] + VERTEX_LINES[row]  # by line
        ends: list[int] = []
        before: list[int] = []
        steps: list[int] = []
        lines: list[int] = []
        twin: list[int] = []
        for line in range(len(self.hexes)):
            every: i64 = 1 if line < SIDES else 2  # lines through vertices end only at every other hex
            for n in range(every, len(self.hexes[line]) + 1, every):
                ends.append(self.hexes[line][n - 1])
                before.append(self.hexes[line][n - 2] if n > 1 else row % HEXES)
                steps.append(n)
                lines.append(line)
                is_right = line > SIDES and line % 2 and n <= len(self.hexes[line - 1])
                twin.append(len(twin) - len(self.hexes[line - 1]) // 2 if is_right else NONE)
        self.ends = printed(ends)
        self.before = printed(before)  # the last hex but one
        self.steps = printed(steps)
        self.lines = printed(lines)
        self.twin = printed(twin)  # the same leg on the left of its vertices; NONE for others


FANS: Final = [Fan(_row) for _row in range(GROUNDS * HEXES)]
LINES: Final[i64] = 3 * SIDES


# --- the shortest ways, by the number of legs that are left
class Ways:
    """How many hexes there still are to fly from each hex to the goals, in a block of rows for each number of legs.

    A leg that leads over a goal is never among the shortest.
    """

    def __init__(self, goals: list[int], ground: i64, legs: i64) -> None:
        self.ground = ground
        self.hexes: Column = filled((legs + 1) * HEXES, FAR)
        self.ends: Column = filled((legs + 1) * HEXES, NONE)  # of the next leg; NONE where a leg less is enough
        self.at_least = [min(BOARD.distance(hex, goal) for goal in goals) for hex in range(HEXES)]
        for goal in goals:
            self.hexes[goal] = 0
        for row in range(HEXES, (legs + 1) * HEXES):
            fewer = self.hexes[row - HEXES]
            self.hexes[row] = fewer
            if fewer > self.at_least[row % HEXES]:
                self.find_leg(row)

    def find_leg(self, row: i64) -> None:
        """Look for a leg that makes the way shorter than it is."""
        hex = row % HEXES
        after = row - hex - HEXES
        best = self.hexes[row]
        ends = ENDS[self.ground * HEXES + hex]
        steps = STEPS[self.ground * HEXES + hex]
        for i in range(len(ends)):
            found = steps[i] + self.hexes[after + ends[i]]
            if found < best:
                best = found
                self.ends[row] = ends[i]
                if best == self.at_least[hex]:
                    break
        self.hexes[row] = best


_ways: dict[int, Ways] = {}  # by target hex, then by ground to England; made as they are asked for


def ways_to(target: i64) -> Ways:
    found = _ways.get(target)
    if found is None:
        found = Ways([target], OPEN, LEGS)
        _ways[target] = found
    return found


def ways_home(ground: i64) -> Ways:
    """To the nearest exit hex."""
    found = _ways.get(HEXES + ground)
    if found is None:
        found = Ways(EXITS, ground, LEGS if ground == OPEN else DECOY_LEGS)
        _ways[HEXES + ground] = found
    return found


def open_leg(ground: i64, start: i64, end: i64) -> list[int]:
    """The hexes of a leg on the side of its vertices where the ground is open."""
    left = hexes_of_leg(start, end, True)
    return left if left and until_closed(left, ground) == left else hexes_of_leg(start, end, False)


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
