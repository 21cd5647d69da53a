"""The end of the game, and who has won.  § 8-1, § 8-2"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.bits import bit
from opsroom.engine.codegen import procedure, step
from opsroom.engine.ids import NONE, SeatId
from opsroom.engine.procedure import DONE, Procedure, Todo
from opsroom.titles.barbarossa.rules.cards import CITY, KINDS, VP
from opsroom.titles.barbarossa.rules.table import (
    BY_MOSCOW,
    BY_ROUNDS,
    Barbarossa,
    deployed,
    victory_points,
)


@procedure("8-2")
class Scoring(Procedure):
    @step("8-2")
    def count_points(self, t: Barbarossa) -> Todo:
        t.ended = BY_MOSCOW if t.fallen else BY_ROUNDS
        for seat in range(t.seats):
            t.tell("scored", seat, victory_points(t, seat), best_city(t, seat), cities_of(t, seat))
        t.winners = leaders(t)
        return DONE


def leaders(t: Barbarossa, without: SeatId = NONE) -> i64:
    """Most points; then the most valuable city; then the most cities; else they share the victory.  A bit for each seat."""
    winners: i64 = 0
    best: i64 = -1
    for seat in range(t.seats):
        if seat == without:
            continue
        rank = (victory_points(t, seat) * 1000 + best_city(t, seat)) * 1000 + cities_of(t, seat)
        if rank > best:
            best, winners = rank, bit(seat)
        elif rank == best:
            winners |= bit(seat)
    return winners


def best_city(t: Barbarossa, seat: SeatId) -> i64:
    best: i64 = 0
    for kind in range(KINDS):
        if CITY[kind] and VP[kind] > best and deployed(t, seat, kind) > 0:
            best = VP[kind]
    return best


def cities_of(t: Barbarossa, seat: SeatId) -> i64:
    n: i64 = 0
    for kind in range(KINDS):
        if CITY[kind]:
            n += deployed(t, seat, kind)
    return n
