"""What a column is made of, interpreted: a list.

Of fixed length; `[]`, `len`, `for` and `[:]` are all that rules may use, so that compiled code can put a vector of
native integers in its place (`_native/column.py` stands in for this file when the rules are compiled).
"""

Column = list[int]


def column(n: int) -> Column:
    """A column of n zeros."""
    return [0] * n


def filled(n: int, start: int) -> Column:
    """A column of n times the same."""
    return [start] * n


def printed(values: list[int]) -> Column:
    """Values printed on cards, counters and tables."""
    return list(values)
