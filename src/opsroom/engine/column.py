"""What a column is made of, interpreted: a list.

Of fixed length; `[]`, `len`, `for`, `[:]` and the functions here are all that rules may use, so that compiled code can
put a vector of native integers in its place (`_native/column.py` stands in for this file when the rules are compiled).
"""

from collections.abc import Sequence

Column = list[int]
SharedColumn = Sequence[int]  # a column that is rarely written, and never in place: copies of a position share it
Floats = list[float]  # the same of fractions: chances and weights of a staff, never part of a position


def column(n: int) -> Column:
    """A column of n zeros."""
    return [0] * n


def filled(n: int, start: int) -> Column:
    """A column of n times the same."""
    return [start] * n


def printed(values: list[int]) -> Column:
    """Values printed on cards, counters and tables."""
    return list(values)


def unlocked(shared: SharedColumn) -> Column:
    """A copy of a shared column to write on."""
    return list(shared)


def with_value(shared: SharedColumn, row: int, value: int) -> SharedColumn:
    """A copy of a shared column with one row changed."""
    new = unlocked(shared)
    new[row] = value
    return new


def total(column: Column, first: int, last: int) -> int:
    """The sum of these rows, first <= row < last."""
    return sum(column[first:last])


def floats(n: int, start: float) -> Floats:
    """So many times the same fraction."""
    return [start] * n


def fractions(values: list[float]) -> Floats:
    """Fractions from a list."""
    return list(values)
