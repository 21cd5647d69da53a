"""What a column is made of, compiled: a vector of native integers, used as a list of fixed length is."""

from typing import TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

Column: TypeAlias = "vec[i64]"
SharedColumn: TypeAlias = "vec[i64]"
Floats: TypeAlias = "vec[float]"


def column(n: i64) -> vec[i64]:
    """A column of n zeros."""
    return vec[i64]([0] * n)


def filled(n: i64, start: i64) -> vec[i64]:
    """A column of n times the same."""
    return vec[i64]([start] * n)


def printed(values: list[int]) -> vec[i64]:
    """Values printed on cards, counters and tables."""
    return vec[i64](values)


def unlocked(shared: vec[i64]) -> vec[i64]:
    """A copy of a shared column to write on."""
    return shared[:]


def with_value(shared: vec[i64], row: i64, value: i64) -> vec[i64]:
    """A copy of a shared column with one row changed."""
    new = unlocked(shared)
    new[row] = value
    return new


def total(column: vec[i64], first: i64, last: i64) -> i64:
    """The sum of these rows, first <= row < last."""
    n: i64 = 0
    for i in range(first, last):
        n += column[i]
    return n


def floats(n: i64, start: float) -> vec[float]:
    """So many times the same fraction."""
    return vec[float]([start] * n)


def fractions(values: list[float]) -> vec[float]:
    """Fractions from a list."""
    return vec[float](values)
