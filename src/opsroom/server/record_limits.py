"""How large the record of one table may become: what a few clicks add to it must not fill the memory of the server."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from opsroom.engine import saves
from opsroom.engine.json_types import Move
from opsroom.server.errors import ServerError

if TYPE_CHECKING:
    from opsroom.server.live_table import LiveTable
    from opsroom.server.settings import Settings


class RecordLimits(NamedTuple):
    """The most that an imported record may have of each kind."""

    moves: int
    notices: int
    undos: int

    @classmethod
    def of(cls, settings: Settings) -> RecordLimits:
        """Those of a server. Restarting a game and joining it announce something as well, whatever the limit; and a game that is
        full can still be conceded."""
        return cls(settings.moves_per_table + 1, 2 * settings.changes_per_table, settings.undos_per_table)


class RecordSize:
    """Counts the moves of a record by what they are."""

    def __init__(self) -> None:
        self.moves = self.notices = self.undos = 0

    def add(self, move: Move) -> None:
        """Counts a move."""
        self.moves += 1
        self.notices += saves.is_notice(move)
        self.undos += saves.is_undo(move)

    def exceeds(self, limits: RecordLimits) -> bool:
        """Whether the record is larger than any that this server would write."""
        return self.moves > limits.moves or self.notices > limits.notices or self.undos > limits.undos


def size_of(moves: list[Move]) -> RecordSize:
    """The counts of a whole record."""
    size = RecordSize()
    for move in moves:
        size.add(move)
    return size


def is_full(live: LiveTable) -> bool:
    """Whether a game has become so long that it cannot go on."""
    return len(live.table.moves) >= live.settings.moves_per_table


def require_room(live: LiveTable) -> None:
    """Raises `record_full` when a game has become so long that it cannot go on."""
    if is_full(live):
        raise ServerError("record_full", "This game has become too long to continue.")
