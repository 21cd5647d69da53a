"""The games of a program. What is done in them is done by the same functions as for people."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from opsroom.server import seats, table_lists
from opsroom.server import storage as tables
from opsroom.server.errors import ServerError
from opsroom.server.programs.api_types import GameLine
from opsroom.server.storage import TableRow

if TYPE_CHECKING:
    from opsroom.server.live_table import LiveTable
    from opsroom.server.registry import TableRegistry


async def running(registry: TableRegistry, program: int) -> list[GameLine]:
    """The running games of a program, the one where something changed last first."""
    rows = [row for row in await registry.tables_of(program) if row.result is None and row.trashed is None]
    found = [_line(registry, row, program) for row in rows if seats.held_by(row.seats, program)]
    return sorted(found, key=lambda line: line.updated, reverse=True)


def _line(registry: TableRegistry, row: TableRow, program: int) -> GameLine:
    line = table_lists.line(registry, row, program)
    turn = any(seat in line.mine for seat in line.asked)
    described = (line.id, line.title, line.mode, line.options, line.mine, line.asked)
    return GameLine(*described, turn, line.over, line.result, line.seats, line.updated)


async def game(registry: TableRegistry, program: int, table_id: str, group: Hashable = None) -> LiveTable:
    """The table where the program plays; others do not exist for it, not even to watch."""
    if not await registry.read(lambda sql: tables.holds_seat(sql, table_id, program)):
        raise unknown_game()
    live = await registry.pull(table_id, group)
    if not seats.holds_any(live.seats.values(), program):
        raise unknown_game()
    return live


def unknown_game() -> ServerError:
    """For a table where the program has no seat."""
    return ServerError("unknown_game", "this program has no seat in such a game")
