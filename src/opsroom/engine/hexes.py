"""Hexes, for every title with a map: axial coordinates q, r inside, printed names only at the boundary.

Directions run clockwise and are numbered 0 to 5.  On a flat-top map 0 is north, on a pointy-top map it is north-east; the
algebra is the same, only the drawing differs.  Vertex direction v lies between the sides v and v + 1.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.column import Column, column, filled, printed

SIDES: Final[i64] = 6
OFF_MAP: Final[i64] = -1  # NONE, for a hex
DQ: Final = printed([0, 1, 1, 0, -1, -1])
DR: Final = printed([-1, -1, 0, 1, 1, 0])


# --- coordinates
def distance(q1: i64, r1: i64, q2: i64, r2: i64) -> i64:
    """Hexes from one to the other by the shortest way, the first not counted."""
    dq = q1 - q2
    dr = r1 - r2
    ds = -dq - dr
    dq = dq if dq >= 0 else -dq
    dr = dr if dr >= 0 else -dr
    ds = ds if ds >= 0 else -ds
    return (dq + dr + ds) // 2


def least(values: Column) -> i64:
    found = values[0]
    for value in values:
        found = value if value < found else found
    return found


def most(values: Column) -> i64:
    found = values[0]
    for value in values:
        found = value if value > found else found
    return found


# --- drawing, in thousandths of the distance between the centres of neighbours
def pointy_x(q: i64, r: i64) -> i64:
    return q * 1000 + r * 500


def pointy_y(r: i64) -> i64:
    return r * 866


# --- a map
class HexMap:
    """The hexes of one map by number, with their neighbours."""

    def __init__(self, q: Column, r: Column) -> None:
        self.size: i64 = len(q)
        self.q = q
        self.r = r
        self.neighbours = filled(len(q) * SIDES, OFF_MAP)
        self.first_q: i64 = least(q)
        self.first_r: i64 = least(r)
        self.width: i64 = most(q) - self.first_q + 1
        self.lookup = filled(self.width * (most(r) - self.first_r + 1), OFF_MAP)
        self.cell = column(len(q))
        for i in range(self.size):
            self.cell[i] = (r[i] - self.first_r) * self.width + q[i] - self.first_q
            self.lookup[self.cell[i]] = i
        for i in range(self.size):
            for d in range(SIDES):
                self.neighbours[i * SIDES + d] = self.at(q[i] + DQ[d], r[i] + DR[d])
        self.key = column(len(q))
        self.middle: i64 = 0
        self.lengths = column(0)
        self.lines: list[list[int]] = []  # by the same differences, computed on first use
        self.measure()

    def measure(self) -> None:
        """Distances by the difference of two keys, which says how far apart columns and rows are."""
        columns = self.width - 1
        rows = most(self.r) - self.first_r
        across = 2 * rows + 1
        for i in range(self.size):
            self.key[i] = (self.q[i] - self.first_q) * across + self.r[i] - self.first_r
        self.middle = columns * across + rows
        self.lengths = column(2 * self.middle + 1)
        self.lines = [[] for _ in range(2 * self.middle + 1)]
        for dq in range(-columns, columns + 1):
            for dr in range(-rows, rows + 1):
                self.lengths[dq * across + dr + self.middle] = distance(dq, dr, 0, 0)

    def neighbour(self, hex: i64, direction: i64) -> i64:
        """The hex beyond that side, or OFF_MAP."""
        return self.neighbours[hex * SIDES + direction]

    def distance(self, one: i64, other: i64) -> i64:
        return self.lengths[self.key[one] - self.key[other] + self.middle]

    def side_towards(self, hex: i64, other: i64) -> i64:
        """The side of a hex behind which its neighbour lies, or OFF_MAP where the two do not touch."""
        for d in range(SIDES):
            if self.neighbours[hex * SIDES + d] == other:
                return d
        return OFF_MAP

    def at(self, q: i64, r: i64) -> i64:
        """The hex with these coordinates, or OFF_MAP."""
        column = q - self.first_q
        row = r - self.first_r
        if column < 0 or column >= self.width or row < 0 or row * self.width >= len(self.lookup):
            return OFF_MAP
        return self.lookup[row * self.width + column]

    def on_line(self, one: i64, other: i64, step: i64) -> i64:
        """The hex after that many steps of the line from centre to centre, or OFF_MAP beyond an edge that is not straight.

        Where the line runs along a side it is always the same of the two hexes, in either direction.
        """
        apart = self.key[one] - self.key[other] + self.middle
        if len(self.lines[apart]) == 0:
            self.lines[apart] = self.draw_line(self.q[other] - self.q[one], self.r[other] - self.r[one])
        return self.lookup[self.cell[one] + self.lines[apart][step]]

    def draw_line(self, dq: i64, dr: i64) -> list[int]:
        """How far each hex of a line lies from its first, in the numbering of `lookup`: the same wherever the line begins."""
        found: list[int] = []
        length = distance(dq, dr, 0, 0)
        for step in range(length + 1):
            # in twelfths of a step, nudged by less than any two points on it can differ
            q: i64 = 12 * dq * step + 1
            r: i64 = 12 * dr * step + 2
            s = -q - r
            n: i64 = 12 * length if length > 0 else 12
            near_q, near_r, near_s = (2 * q + n) // (2 * n), (2 * r + n) // (2 * n), (2 * s + n) // (2 * n)
            off_q, off_r, off_s = near_q * n - q, near_r * n - r, near_s * n - s
            off_q = off_q if off_q >= 0 else -off_q
            off_r = off_r if off_r >= 0 else -off_r
            off_s = off_s if off_s >= 0 else -off_s
            if off_q > off_r and off_q > off_s:
                near_q = -near_r - near_s
            elif off_r > off_s:
                near_r = -near_q - near_s
            found.append(near_r * self.width + near_q)
        return found

    def along_side(self, hex: i64, direction: i64, steps: i64) -> list[int]:
        """The hexes of a straight line through sides, the first not among them; shorter where the map ends."""
        found: list[int] = []
        here = hex
        for _ in range(steps):
            here = self.neighbours[here * SIDES + direction]
            if here == OFF_MAP:
                break
            found.append(here)
        return found

    def along_vertex(self, hex: i64, vertex: i64, pairs: i64, first_left: bool) -> list[int]:
        """The hexes of a line through vertices, two for each: it runs between two hexes and passes one of them.

        Left is side `vertex`, right the next one clockwise.  The line ends where either hex of a pair is off the map.
        """
        one = vertex if first_left else (vertex + 1) % SIDES
        two = (vertex + 1) % SIDES if first_left else vertex
        found: list[int] = []
        here = hex
        for _ in range(pairs):
            between = self.neighbours[here * SIDES + one]
            if between == OFF_MAP:
                break
            there = self.neighbours[between * SIDES + two]
            if there == OFF_MAP:
                break
            found.append(between)
            found.append(there)
            here = there
        return found

    def within(self, hex: i64, reach: i64) -> list[int]:
        """All hexes within that distance, starting with the hex itself."""
        found: list[int] = [hex]
        seen = {hex}
        edge = [hex]
        for _ in range(reach):
            beyond: list[int] = []
            for here in edge:
                for d in range(SIDES):
                    there = self.neighbours[here * SIDES + d]
                    if there != OFF_MAP and there not in seen:
                        seen.add(there)
                        beyond.append(there)
            found += beyond
            edge = beyond
        return found
