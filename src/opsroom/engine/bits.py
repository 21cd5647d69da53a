"""Small sets in one number: a bit for each thing that is in."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.column import printed

BITS: Final = printed([2**n for n in range(63)])


def bit(n: i64) -> i64:
    """The set of n alone.  Rules write it so, since mypyc shifts a literal 1 in 32 bits."""
    return BITS[n]
