"""Lookup tables with bands: "5 or less", "6 to 8", "9 and more"."""

from __future__ import annotations

from itertools import pairwise

from mypy_extensions import i64

from opsroom.engine.column import printed


class Bands:
    """`Bands([5, 8], [0, 1, 2])`: up to 5 is 0, up to 8 is 1, anything above is 2."""

    def __init__(self, tops: list[int], results: list[int]) -> None:
        if len(results) != len(tops) + 1:
            raise ValueError(f"{len(tops)} tops part a table into {len(tops) + 1} bands, not {len(results)}")
        if any(low >= high for low, high in pairwise(tops)):
            raise ValueError(f"the tops of the bands must rise: {tops}")
        self.tops = printed(tops)
        self.results = printed(results)

    def read(self, value: i64) -> i64:
        i: i64 = 0
        while i < len(self.tops) and value > self.tops[i]:
            i += 1
        return self.results[i]


class Grid:
    """A table with a band for the row and one for the column: combat tables."""

    def __init__(self, rows: Bands, columns: Bands, cells: list[list[int]]) -> None:
        self.rows = rows
        self.columns = columns
        self.width: i64 = len(cells[0])
        if any(len(row) != len(cells[0]) for row in cells):
            raise ValueError("every row of a table has as many cells as the first")
        self.cells = printed([cell for row in cells for cell in row])

    def read(self, row: i64, column: i64) -> i64:
        return self.cells[self.rows.read(row) * self.width + self.columns.read(column)]
