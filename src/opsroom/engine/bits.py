"""Small sets in one number: a bit for each member."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.column import printed

BITS: Final = printed([2**n for n in range(63)])


def bit(n: i64) -> i64:
    """The set that contains only n.  Rules use it because mypyc shifts a literal 1 in 32 bits."""
    return BITS[n]
