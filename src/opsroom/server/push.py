"""Connections, and what waits to go out on each: replies in order, and the newest State alone."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from opsroom.server.states import Eyes, Sheet, eyes_of, sheet

if TYPE_CHECKING:
    from opsroom.server.tables import LiveTable

Send = Callable[[dict[str, Any]], Awaitable[None]]
TOO_SLOW = 4408


class Connection:
    """One reader at one table. Whoever reads slowly misses States, never the newest one."""

    def __init__(self, live: LiveTable, visitor: int | None, seat: str | None, send: Send, most: int) -> None:
        self.live = live
        self.visitor = visitor
        self.seat = seat
        self.send = send
        self.most = most
        self.eyes: Eyes = eyes_of(live, visitor, seat)
        self.events = 0  # how many events the reader has
        self.replies: deque[str] = deque()
        self.newest: Sheet | None = None
        self.closing: int | None = None
        self.waiting: asyncio.Future[None] | None = None

    def reply(self, text: str) -> None:
        """Sends an answer to a message of this connection."""
        self.replies.append(text)
        if len(self.replies) > self.most:
            self.close(TOO_SLOW)
        self._wake()

    def show(self) -> None:
        """Sends the State of this moment, in place of an older one that still waits."""
        self.newest = sheet(self.live, self.eyes, self.events)
        self._wake()

    def look_from(self, seat: str | None) -> None:
        """Changes the seat that is looked from; the reader knows nothing of what that seat saw."""
        self.seat = seat
        self.eyes = eyes_of(self.live, self.visitor, seat)
        self.events = 0
        self.newest = None

    def close(self, code: int) -> None:
        """Ends the connection after what waits has gone out."""
        self.closing = code
        self._wake()

    async def run(self) -> None:
        """Sends what waits, until the connection is closed."""
        loop = asyncio.get_running_loop()
        while True:
            while self.replies:
                await self.send({"type": "websocket.send", "text": self.replies.popleft()})
            if self.newest is not None:
                text, self.events = self.newest
                self.newest = None
                await self.send({"type": "websocket.send", "text": text})
            if self.replies or self.newest is not None:
                continue
            if self.closing is not None:
                await self.send({"type": "websocket.close", "code": self.closing})
                return
            self.waiting = loop.create_future()
            await self.waiting

    def _wake(self) -> None:
        waiting = self.waiting
        if waiting is not None and not waiting.done():
            waiting.set_result(None)


def prepare(live: LiveTable) -> None:
    """Encodes what everyone will see, while the move is on its way to the disk."""
    for connection in live.connections:
        sheet(live, connection.eyes, connection.events)


def publish(live: LiveTable) -> None:
    """Shows everyone at the table the State of this moment."""
    for connection in live.connections:
        connection.show()
