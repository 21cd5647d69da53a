"""The actions of a title: a fixed set for programs that learn, of which each question allows some.

An action is a kind of option and a thing of that kind: to play the Hurricane and to discard it are the same action at different questions.
Seats, and things that come in blocks of so many a seat, are counted from the seat that is asked: 0 is its own, 1 that of the next.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from opsroom.engine.action_codes import ActionCodes
from opsroom.engine.ids import NONE, SeatId
from opsroom.engine.json_types import Json
from opsroom.engine.visibility import PASS_NAME

if TYPE_CHECKING:
    from opsroom.engine.title import Title


def seats_from(seat: SeatId, at_the_table: Sequence[SeatId], seats: int) -> list[SeatId]:
    """All seats of a title as one of them counts: itself, those that play after it, and then those that nobody has taken."""
    if seat == NONE:
        return list(range(seats))
    here = list(at_the_table)
    place = here.index(seat)
    return [*here[place:], *here[:place], *(other for other in range(seats) if other not in here)]


def chart_of(order: Sequence[SeatId], things: int, each: int) -> list[int]:
    """By thing, `each` of them belonging to a seat: its number if seats are counted in this order; what belongs to none stays where it is."""
    owners = things // each
    counted = [seat for seat in order if seat < owners]
    chart = [counted.index(thing // each) * each + thing % each for thing in range(owners * each)]
    return [*chart, *range(owners * each, things)]


@dataclass(frozen=True)
class Block:
    """The things of one kind that can be chosen."""

    kind: str  # "" for numbers
    first: int  # its first action
    names: list[str]
    each: int  # so many belong to each seat; 0: they do not go by seats
    chart: int  # where its charts begin


class ActionSpace:
    def __init__(self, title: Title) -> None:
        self.title = title
        self.seats = len(title.names.things["seat"])
        self.free = title.names.actions
        steps = [step for about in title.open(title.setup()).kinds().values() for step in about.steps if step.into]
        size, charts = 1 + len(self.free), 0
        self.blocks: list[Block] = []
        for kind in sorted({step.of for step in steps} & {"", *title.names.things}):
            names = title.names.answers(kind) if kind else [str(n) for n in range(title.encoding.numbers + 1)]
            each = title.encoding.by_seat.get(kind, 0)
            self.blocks.append(Block(kind, size, names, each, charts if each else int(NONE)))
            size += len(names)
            charts += self.seats * len(names) if each else 0
        self.size = size
        by_kind = {block.kind: block for block in self.blocks}
        for step in steps:
            if step.of in by_kind:
                block = by_kind[step.of]
                step.block, step.things, step.chart = block.first, len(block.names), block.chart

    def codes(self, at_the_table: Sequence[SeatId]) -> ActionCodes:
        """For a table with these seats."""
        charts: list[int] = []
        for block in self.blocks:
            if block.each:
                for seat in range(self.seats):
                    order = seats_from(seat if seat in at_the_table else int(NONE), at_the_table, self.seats)
                    charts += chart_of(order, len(block.names), block.each)
        codes = list(charts)
        for block in self.blocks:
            if block.each:
                for first in range(block.chart, block.chart + self.seats * len(block.names), len(block.names)):
                    for thing in range(len(block.names)):
                        codes[first + charts[first + thing]] = thing
        return ActionCodes(self.size, bool(self.free), charts, codes)

    def describe(self) -> list[Json]:
        """What each action is, in order."""
        out: list[Json] = [{"action": 0, "kind": "", "name": PASS_NAME}]
        out += [{"action": i + 1, "kind": "action", "name": name} for i, name in enumerate(self.free)]
        for block in self.blocks:
            for i, name in enumerate(block.names):
                said = relative_name(i, block.each, block.kind) if block.each else name
                out.append({"action": block.first + i, "kind": block.kind or "number", "name": said})
        return out


def relative_name(number: int, each: int, kind: str) -> str:
    """Of a thing that is counted from a seat: "own", "next", "next 2"; of several, with their number."""
    seat, place = divmod(number, each)
    whose = ("own", "next")[seat] if seat < 2 else f"next {seat}"
    return whose if each == 1 else f"{whose} {kind} {place + 1}"
