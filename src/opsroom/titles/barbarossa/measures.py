"""What follows from the open cards, for programs that learn: everybody's victory points."""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.column import Column
from opsroom.engine.encoder import Measures
from opsroom.engine.ids import NONE, SeatId
from opsroom.engine.position import Position
from opsroom.titles.barbarossa.rules.cards import MOST_SEATS
from opsroom.titles.barbarossa.rules.table import Barbarossa, victory_points


class BarbarossaMeasures(Measures):
    def names(self) -> list[str]:
        return [f"points[{i}]" for i in range(MOST_SEATS)]  # of the own seat and those that follow it

    def write(self, t: Position, seat: SeatId, into: Column, at: i64) -> None:
        assert isinstance(t, Barbarossa)
        first = 0 if seat == NONE else seat
        for i in range(t.seats):
            into[at + i] = victory_points(t, (first + i) % t.seats)
