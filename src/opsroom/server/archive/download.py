"""All games of the archive as JSON lines, one game at a time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Hashable
from typing import TYPE_CHECKING

import msgspec

from opsroom.server.archive import pages, storage
from opsroom.server.archive.storage import Game, Wanted
from opsroom.server.errors import ServerError
from opsroom.server.limits import Buckets

if TYPE_CHECKING:
    from opsroom.server.registry import TableRegistry

VERSION = 1  # of a line
GAMES_AT_ONCE = 20  # without their moves
PIECE = 64 * 1024  # bytes; the next is made when the client has taken this one


class Downloads:
    """Counts downloads: few at a time, and not too often for one client."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        settings = registry.settings
        message = f"at most {settings.downloads_per_hour} downloads of the archive in an hour"
        self.often = Buckets(settings.downloads_per_hour, 3600, message)
        self.running: set[Hashable] = set()

    def begin(self, group: Hashable, wanted: Wanted) -> AsyncGenerator[bytes, None]:
        """The lines; raises if too much is being downloaded."""
        if group in self.running or len(self.running) >= self.registry.settings.downloads_at_once:
            raise ServerError("busy", "The archive is being downloaded already. Try again in a moment.")
        self.often.take(group)
        return self._lines(group, wanted)

    async def _lines(self, group: Hashable, wanted: Wanted) -> AsyncGenerator[bytes, None]:
        if group in self.running:  # another one has begun since
            return
        self.running.add(group)
        registry = self.registry
        try:
            after: tuple[float, int] | None = None
            while True:
                last = after
                found = await registry.read(lambda sql: storage.games_after(sql, wanted, last, GAMES_AT_ONCE))  # noqa: B023
                for game in found:
                    text = await registry.read(lambda sql: line_of(game, storage.save_of(sql, game.no)))  # noqa: B023
                    for start in range(0, len(text), PIECE):
                        yield text[start : start + PIECE]
                    await asyncio.sleep(0)
                if len(found) < GAMES_AT_ONCE or registry.stopping:
                    return
                after = (found[-1].ended, found[-1].no)
        finally:
            self.running.discard(group)


def line_of(game: Game, save: str) -> bytes:
    """A game as one line: what the archive shows of it, and its record."""
    shown = msgspec.json.encode(pages.line(game))
    return b'{"opsroom_game":%d,%s,"save":%s}\n' % (VERSION, shown[1:-1], save.encode())
