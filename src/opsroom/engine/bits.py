"""Small sets in one number: a bit for each thing that is in."""

from __future__ import annotations

from mypy_extensions import i64


def bit(n: i64) -> i64:
    """The set of n alone.  Rules write it so, since mypyc gives a literal 1 only 32 bits to be shifted in."""
    one: i64 = 1
    return one << n
