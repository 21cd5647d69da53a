"""What a seat may know of a position, as integers: for programs that learn.

`observations.py` turns the declarations of visibility into a program, a list of small integers for each seat; `Encoder` runs it on
positions.  Written for mypyc: no names, no JSON, no objects in the loops.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from opsroom.engine.bits import bit
from opsroom.engine.column import Column, column, printed, total
from opsroom.engine.events import EventRecord
from opsroom.engine.ids import NONE, SeatId
from opsroom.engine.position import Position
from opsroom.engine.visibility import EVERYBODY_SEES

# What one line of the program does with `count` rows of a source from `first` on; each is LINE numbers, in the order of `OPS`.
COPY: Final[i64] = 0  # each value is one element
TOTAL: Final[i64] = 1  # they are added to one element
FLAGS: Final[i64] = 2  # each value is a set: one element for each of `n` members
WORDS: Final[i64] = 3  # each value is a large set, 24 members to an element, in `n` elements
LOOKERS: Final[i64] = 4  # each value is a mask of seats, or EVERYBODY_SEES: `n` seats, and whether everybody sees it
OPS: Final = ("op", "source", "first", "count", "to", "mask", "start", "holder", "n", "chart")
LINE: Final[i64] = 10
HEAD: Final[i64] = 4  # elements before the columns: own seat, who is asked, turn, over
MOST_FIELDS: Final[i64] = 64  # of a frame
WORD_BITS: Final[i64] = 24  # a float of 32 bits holds them exactly
WORD_MASK: Final[i64] = (1 << 24) - 1
EVENT: Final[i64] = 7  # numbers of a recorded event: kind from 1, turn, up to five values
VALUES: Final[i64] = 5


@mypyc_attr(allow_interpreted_subclasses=True)
class Measures:
    """A title's own figures for learning: what follows from what the seat knows, so that it need not be learned.

    Like the staff it may look only at what this seat may see; the leak test compares re-dealt worlds.
    """

    def names(self) -> list[str]:
        """What each of the numbers is."""
        raise NotImplementedError

    def write(self, t: Position, seat: SeatId, into: Column, at: i64) -> None:
        raise NotImplementedError


class Encoder:
    """The program for one seat at a table with certain seats.  `write` leaves its result in `out`."""

    def __init__(
        self,
        seat: SeatId,
        blank: list[int],
        scalars: i64,
        lines: list[int],
        frames: list[tuple[int, list[int]]],
        charts: list[int],
        seat_chart: i64,
        measures: Measures | None,
        measures_at: i64,
    ) -> None:
        self.seat: SeatId = seat
        self.own_bit: i64 = bit(seat) if seat >= 0 else 0
        self.width: i64 = len(blank)
        self.blank: Column = printed(blank)
        self.out: Column = column(len(blank))
        self.scalars: Column = column(scalars)
        self.fields: Column = column(MOST_FIELDS)
        self.charts: Column = printed(charts)
        self.seat_chart: i64 = seat_chart
        self.measures: Measures | None = measures
        self.measures_at: i64 = measures_at
        # One program after the other: that of the columns, then one for each kind of procedure.
        program, begins, places = list(lines), [0, len(lines)], [0]
        for place, more in frames:
            places.append(place)
            program.extend(more)
            begins.append(len(program))
        self.program: Column = printed(program)
        self.begins: Column = printed(begins)
        self.places: Column = printed(places)

    def write(self, t: Position) -> None:
        out, blank = self.out, self.blank
        for i in range(self.width):
            out[i] = blank[i]
        out[0] = self.seat
        out[1] = self.charts[self.seat_chart + t.seat] if t.top is not None else NONE
        out[2] = t.turn_number()
        out[3] = 1 if t.top is None else 0
        t.pack(self.scalars)
        self.run(t, self.begins[0], self.begins[1], self.scalars)
        self.write_frames(t)
        measures = self.measures
        if measures is not None:
            measures.write(t, self.seat, out, self.measures_at)

    def write_frames(self, t: Position) -> None:
        """From the outermost: of what another seat carries out behind a screen, that it began; what interrupts it is in the open."""
        out = self.out
        behind = False
        for frame in t.stack():
            if behind and not frame.interrupting:
                continue
            keeper = frame.keeper()
            behind = keeper != NONE and keeper != self.seat
            number = frame.about().number + 1
            at = self.places[number]
            out[at] += 1
            out[at + 1] = 1 if behind else frame.at + 1
            out[at + 2] = 1 if frame.interrupting else 0
            frame.pack(self.seat, self.fields)
            self.run(t, self.begins[number], self.begins[number + 1], self.fields)

    def run(self, t: Position, begin: i64, end: i64, numbers: Column) -> None:
        out, program, charts, own = self.out, self.program, self.charts, self.own_bit
        at = begin
        while at < end:
            op = program[at]
            source = program[at + 1]
            first = program[at + 2]
            count = program[at + 3]
            to = program[at + 4]
            mask = program[at + 5]
            holder = program[at + 7]
            n = program[at + 8]
            chart = program[at + 9]
            at += LINE
            if holder != NONE and (numbers[holder] != self.seat or self.seat < 0):
                continue  # also where nobody holds it: a spectator is nobody too
            cells = t.cells(source) if source != NONE else numbers
            if op == TOTAL:
                out[to] += total(cells, first, first + count)
                continue
            if op == COPY and mask == NONE and chart == NONE:
                for i in range(count):
                    out[to + i] = cells[first + i]
                continue
            masks = t.cells(mask) if mask != NONE else cells
            start = program[at - LINE + 6]
            for i in range(count):
                value = cells[first + i]
                if mask != NONE:
                    seen = masks[first + i]
                    if seen & own == 0 and seen != EVERYBODY_SEES:
                        value = start
                if op == COPY:
                    if chart != NONE and value >= 0 and value < n:
                        value = charts[chart + value]
                    out[to + i] = value
                elif op == WORDS:
                    for k in range(n):
                        out[to + i * n + k] = value & WORD_MASK if value >= 0 else NONE
                        value >>= WORD_BITS
                elif op == FLAGS:
                    for k in range(n):
                        member = charts[chart + k] if chart != NONE else k
                        out[to + i * n + member] = (value >> k) & 1 if value >= 0 else NONE
                else:
                    for k in range(n):
                        out[to + i * (n + 1) + charts[chart + k]] = (value >> k) & 1
                    out[to + i * (n + 1) + n] = 1 if value == EVERYBODY_SEES else 0


class EventChart:
    """How recorded events become numbers: by kind, which values are secret and to whom, and which are seats."""

    def __init__(self, numbers: dict[str, int], secret_to: list[int], chart_of: list[int]) -> None:
        self.numbers = numbers
        self.secret_to: Column = printed(
            secret_to
        )  # VALUES for each kind: where the seat stands that may see it, or NONE
        self.chart_of: Column = printed(chart_of)  # and of what size is the chart of a value that counts seats, or 0


class History:
    """The last events of one game as they were recorded; `write` says what one seat may know of them."""

    def __init__(self, chart: EventChart, length: i64) -> None:
        self.chart = chart
        self.length = length
        self.ring: Column = column(length * EVENT)
        self.recorded: i64 = 0

    def clear(self) -> None:
        self.recorded = 0
        for i in range(self.length * EVENT):
            self.ring[i] = 0

    def add(self, events: list[EventRecord]) -> None:
        ring = self.ring
        for kind, _, turn, a, b, c, d, e in events:
            at = self.recorded % self.length * EVENT
            ring[at] = self.chart.numbers[kind] + 1
            ring[at + 1] = turn
            ring[at + 2] = a
            ring[at + 3] = b
            ring[at + 4] = c
            ring[at + 5] = d
            ring[at + 6] = e
            self.recorded += 1

    def write(self, seat: SeatId, charts: Column, seat_chart: i64, into: Column, at: i64) -> None:
        """The newest first; what is hidden from the seat is NONE, and seats are counted from it."""
        ring, secret_to, chart_of = self.ring, self.chart.secret_to, self.chart.chart_of
        known = self.recorded if self.recorded < self.length else self.length
        for i in range(self.length):
            to = at + i * EVENT
            if i >= known:
                for k in range(EVENT):
                    into[to + k] = 0
                continue
            row = (self.recorded - 1 - i) % self.length * EVENT
            kind = (ring[row] - 1) * VALUES
            into[to] = ring[row]
            into[to + 1] = ring[row + 1]
            for k in range(VALUES):
                value = ring[row + 2 + k]
                whose = secret_to[kind + k]
                if whose != NONE and ring[row + 2 + whose] != seat:
                    value = NONE
                elif value >= 0 and value < chart_of[kind + k]:
                    value = charts[seat_chart + value]
                into[to + 2 + k] = value
