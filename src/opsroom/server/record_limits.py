"""How large the record of one table may become: what a few clicks add to it must not fill the memory of the server."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

MOST_MOVES = 50_000  # of all kinds; the longest games of people and bots have a few thousand
MOST_NOTICES = 300  # changes of seats, links and seeds; people who come and go need a few dozen
MOST_UNDOS = 2_000


class RecordSize:
    """Counts the moves of a record by what they are."""

    def __init__(self) -> None:
        self.moves = self.notices = self.undos = 0

    def add(self, move: Mapping[str, Any]) -> None:
        """Counts a move."""
        self.moves += 1
        self.notices += "notice" in move or "seed" in move
        self.undos += "undo" in move

    @property
    def is_exceeded(self) -> bool:
        """Whether the record is larger than any that this server would write."""
        return self.moves > MOST_MOVES or self.notices > 2 * MOST_NOTICES or self.undos > MOST_UNDOS


def size_of(moves: list[dict[str, Any]]) -> RecordSize:
    """The counts of a whole record."""
    size = RecordSize()
    for move in moves:
        size.add(move)
    return size
