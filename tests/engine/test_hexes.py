"""Hex geometry: neighbours, distances, lines through sides and through vertices."""

from __future__ import annotations

from itertools import pairwise

from opsroom.engine.column import printed
from opsroom.engine.hexes import (
    OFF_MAP,
    HexMap,
    distance,
    pointy_x,
    pointy_y,
)

RADIUS = 3
COORDINATES = [(q, r) for q in range(-RADIUS, RADIUS + 1) for r in range(-RADIUS, RADIUS + 1) if abs(q + r) <= RADIUS]
BOARD = HexMap(printed([q for q, _ in COORDINATES]), printed([r for _, r in COORDINATES]))


def at(q: int, r: int) -> int:
    return COORDINATES.index((q, r))


def test_a_hex_in_the_middle_has_six_neighbours_and_each_has_it_in_turn() -> None:
    middle = at(0, 0)
    around = [BOARD.neighbour(middle, d) for d in range(6)]
    assert len(set(around)) == 6
    assert OFF_MAP not in around
    assert [BOARD.neighbour(n, (d + 3) % 6) for d, n in enumerate(around)] == [middle] * 6
    assert [BOARD.side_towards(middle, n) for n in around] == list(range(6))


def test_beyond_the_edge_is_no_hex() -> None:
    assert BOARD.neighbour(at(0, -RADIUS), 0) == OFF_MAP
    assert BOARD.side_towards(at(0, 0), at(2, 0)) == OFF_MAP


def test_distance_counts_hexes_without_the_first() -> None:
    assert distance(0, 0, 0, 0) == 0
    assert distance(0, 0, 2, -1) == 2
    assert BOARD.distance(at(-3, 0), at(3, 0)) == 6


def test_within_has_rings_of_six_times_the_distance() -> None:
    assert [len(BOARD.within(at(0, 0), n)) for n in range(4)] == [1, 7, 19, 37]
    assert BOARD.within(at(0, 0), 2)[0] == at(0, 0)


def test_a_line_through_sides_ends_with_the_map() -> None:
    assert BOARD.along_side(at(0, 0), 0, 2) == [at(0, -1), at(0, -2)]
    assert len(BOARD.along_side(at(0, 0), 2, 9)) == RADIUS


def test_a_line_through_vertices_passes_on_the_left_or_on_the_right() -> None:
    left, right = BOARD.along_vertex(at(0, 0), 0, 1, True), BOARD.along_vertex(at(0, 0), 0, 1, False)
    assert left == [at(0, -1), at(1, -2)]
    assert right == [at(1, -1), at(1, -2)]
    assert BOARD.along_vertex(at(0, 0), 0, 9, True)[-1] == at(1, -2)


def test_centres_of_neighbours_are_one_apart() -> None:
    for d in range(6):
        n = BOARD.neighbour(at(0, 0), d)
        q, r = COORDINATES[n]
        x, y = pointy_x(q, r), pointy_y(r)
        assert abs(x * x + y * y - 1_000_000) < 1_000


def test_a_straight_line_goes_from_hex_to_hex_and_ends_where_it_should() -> None:
    for one in range(BOARD.size):
        for other in range(BOARD.size):
            length = BOARD.distance(one, other)
            line = [BOARD.on_line(one, other, step) for step in range(length + 1)]
            assert OFF_MAP not in line
            assert line[0] == one
            assert line[-1] == other
            assert all(BOARD.distance(a, b) == 1 for a, b in pairwise(line))
            assert line == [BOARD.on_line(other, one, step) for step in range(length, -1, -1)]


def test_a_hex_is_found_by_its_coordinates() -> None:
    assert all(BOARD.at(BOARD.q[i], BOARD.r[i]) == i for i in range(BOARD.size))
    assert BOARD.at(-99, 0) == OFF_MAP
    assert BOARD.at(0, 99) == OFF_MAP
