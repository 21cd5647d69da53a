"""Exhibition games: something to watch at any time. One table per title where bots play each other at human pace.

A game is set up when someone asks for it, plays only while someone watches (`autoplay.py`), and is replaced when it is over. Those
who watch the same title watch the same table.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

import structlog

from opsroom import Title
from opsroom.engine.viewpoints import SequenceNumbers
from opsroom.server import storage
from opsroom.server.accounts import storage as accounts
from opsroom.server.api_types import Who
from opsroom.server.clock import now
from opsroom.server.cluster.leases import Elsewhere
from opsroom.server.errors import ServerError
from opsroom.server.storage import NewMove

if TYPE_CHECKING:
    from opsroom.server.registry import TableRegistry

HOST = "exhibition_host"  # key of the visitor who sets these tables up: nobody has its cookie
TABLES = "exhibitions"  # key of the present table of each title, by id
LEVEL = "staff"
log = structlog.get_logger("opsroom.exhibitions")


class Exhibitions:
    """Knows the present exhibition game of each title."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.tables: dict[str, str] = {}  # ids, by title
        self.lock = asyncio.Lock()  # two who ask at once get the same table

    async def open(self) -> None:
        """Reads which tables were shown before the last restart."""
        self.tables = await self.registry.read(lambda sql: storage.read_state(sql, TABLES)) or {}

    def shows(self, table_id: str) -> bool:
        """Whether this is an exhibition game."""
        return table_id in self.tables.values()

    async def is_shown(self, table_id: str) -> bool:
        """The same, where another process may have set the game up."""
        if self.registry.cluster is None or self.shows(table_id):
            return self.shows(table_id)
        there = await self.registry.read(lambda sql: storage.read_state(sql, TABLES)) or {}
        return table_id in there.values()

    async def table_of(self, title: Title) -> str:
        """The id of the title's game: the one that is going on, or a new one."""
        async with self.lock:
            current = await self._current(title)
            if current is not None:
                return current
            created = secrets.token_urlsafe(12)
            self.tables[title.id] = created  # from the start: this is how it is known that it plays at human pace
            await self._create(title, created)
            shown = dict(self.tables)
            await self.registry.writer.change(lambda sql: storage.save_state(sql, TABLES, shown))
            await self._clear_away()
            return created

    async def _clear_away(self) -> None:
        """Moves former games to the trash. Those that somebody still reads stay until the next one begins."""
        host = await self._host()
        for table_id in await self.registry.read(lambda sql: storage.started_by(sql, host)):
            live = self.registry.tables.get(table_id)
            if self.shows(table_id) or (live is not None and live.connections):
                continue
            if live is not None or await self.registry.expiry.is_free(table_id):
                await self.registry.trash(table_id)

    async def _current(self, title: Title) -> str | None:
        table_id = self.tables.get(title.id)
        if table_id is None:
            return None
        try:
            live = await self.registry.table(table_id)
            return None if live.table.over else live.id
        except Elsewhere:
            label = await self.registry.read(lambda sql: storage.label_of(sql, table_id))
            return table_id if label.result is None and label.trashed is None else None
        except ServerError as error:  # expired, deleted, or made by another release
            log.info("an exhibition game is replaced", table=table_id, title=title.id, reason=error.code)
            return None

    async def _create(self, title: Title, table_id: str) -> None:
        mode, seatings = next(iter(title.seatings.items()))
        table = title.new(secrets.token_hex(32), mode, seats=len(seatings[0]))
        numbers = SequenceNumbers(table).numbers()
        moves = [NewMove(record, table.turn, numbers, table.asked) for record in table.moves]
        bots = {seat: Who("bot", LEVEL) for seat in table.seats}
        await self.registry.store_new(table, moves, await self._host(), bots, table_id=table_id, watch=True)

    async def _host(self) -> int:
        host: int | None = await self.registry.read(lambda sql: storage.read_state(sql, HOST))
        if host is None or not await self.registry.read(lambda sql: storage.is_visitor(sql, host)):
            host = await self.registry.writer.change(lambda sql: accounts.add_visitor(sql, now()))
            await self.registry.writer.change(lambda sql: storage.save_state(sql, HOST, host))
        return host
