"""Connections, and what waits while a reader is slow: replies in order, and the newest State alone."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

import structlog

from opsroom.server.states import EncodedState, Viewer, encoded_state, viewer_of

if TYPE_CHECKING:
    from opsroom.server.accounts.players import Player
    from opsroom.server.chat.room import Reader
    from opsroom.server.live_table import LiveTable
    from opsroom.server.sockets import Socket, Text

TOO_SLOW = 4408
GONE, RESTART = 1001, 1012
log = structlog.get_logger("opsroom.push")


class Connection:
    """One reader at one table. A slow reader misses States, never the newest one."""

    reads_chat = True

    def __init__(self, live: LiveTable, visitor: int | None, seat: str | None, socket: Socket, most: int) -> None:
        self.live = live
        self.visitor = visitor
        self.seat = seat
        self.socket = socket
        self.most = most
        self.viewer: Viewer = viewer_of(live, visitor, seat)
        self.events = 0  # how many events the reader has
        self.replies: list[Text] = []
        self.reply_bytes = 0  # of the replies that wait
        self.newest: EncodedState | None = None
        self.shown: tuple[int, int] | None = (
            None  # the version of the table that the reader has, or will get when not slow
        )
        self.closed = False
        self.looking = True  # the page is not in a background tab, as far as it has said
        self.session: int | None = None  # of the browser; when it ends, so does the connection
        self.chat: Reader | None = None  # where the table has a chat
        self.named: Player | None = None  # the spectator, if they want to be named
        self.token = object()  # stands for this connection where nothing else should be kept alive
        self.tasks: set[asyncio.Task[None]] = set()  # replies that take long; they end with the connection
        socket.relieved = self.catch_up

    def reply(self, text: Text) -> None:
        """Sends an answer to a message of this connection."""
        if not self.socket.slow:
            self._send(text)
        elif len(self.replies) < self.most:
            self.replies.append(text)
            self.reply_bytes += len(text)
            self._hold()
        else:
            self.close(TOO_SLOW)

    def is_due(self) -> bool:
        """Whether the reader lacks something that it may see."""
        return self.shown != self.live.version(self.seat)

    def show(self) -> None:
        """Sends the State of this moment, in place of an older one that still waits; nothing if it looks the same as before."""
        version = self.live.version(self.seat)
        if self.closed or self.shown == version:
            return
        if not self.live.is_held:  # another process may have changed the table
            self.close(RESTART)
            return
        self.shown = version
        seen = encoded_state(self.live, self.viewer, self.events)
        if self.socket.slow:
            self.newest = seen
            self._hold()
        else:
            self.events = seen.events
            self._send(seen.text)

    def catch_up(self) -> None:
        """Sends what waited, now that the reader has read."""
        while self.replies and not self.socket.slow:
            text = self.replies.pop(0)
            self.reply_bytes -= len(text)
            self._send(text)
        if self.newest is not None and not self.socket.slow:
            text, self.events = self.newest
            self.newest = None
            self._send(text)
        self._hold()

    def look_from(self, seat: str | None) -> None:
        """Changes the viewpoint to another seat; the reader has not seen that seat's log yet."""
        self.seat = seat
        self.viewer = viewer_of(self.live, self.visitor, seat)
        self.forget()

    def forget(self) -> None:
        """The next State has the whole log again."""
        self.events = 0
        self.newest = None
        self.shown = None
        self._hold()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Runs something for this connection, until it ends."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def close(self, code: int) -> None:
        """Ends the connection."""
        if not self.closed:
            self.closed = True
            with contextlib.suppress(Exception):  # broken already
                self.socket.close(code)

    def _hold(self) -> None:
        """Says how much waits here: it counts like what waits in the socket."""
        self.socket.hold(self.reply_bytes + (0 if self.newest is None else len(self.newest.text)))

    def _send(self, text: Text) -> None:
        # A socket that broke a moment ago must not fail what someone else is doing at this table.
        try:
            self.socket.send(text)
        except Exception as error:
            log.debug("a reader is gone", table=self.live.id, error=str(error))
            self.close(GONE)


def prepare(live: LiveTable) -> None:
    """Encodes what everyone will see, while the move is on its way to the disk."""
    for connection in live.connections:
        if connection.is_due():
            encoded_state(live, connection.viewer, connection.events)


def publish(live: LiveTable, except_seat: str | None = None) -> None:
    """Shows everyone at the table the State of this moment; who looks from the excepted seat is shown the next one."""
    for connection in live.connections:
        if except_seat is None or connection.seat != except_seat:
            connection.show()
