"""The WebSocket of the lobby: the list, whenever it has changed, and to each player what they are invited to."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any

import msgspec

from opsroom import OpsroomError
from opsroom.server.errors import ServerError
from opsroom.server.lobby import invitations
from opsroom.server.lobby.api_types import Invitations
from opsroom.server.sockets import DIRECT, AsgiSocket, Socket, Text

if TYPE_CHECKING:
    from opsroom.server.registry import TableRegistry

REFUSED = 4400
RESTART = 1012
LONGEST_MESSAGE = 1000
LONGEST_PAUSE = 1.0
PONG = b'{"type":"pong"}'


class Reader:
    """One page that shows the lobby. A slow one misses lists, never the newest."""

    def __init__(self, visitor: int | None, session: int | None, socket: Socket) -> None:
        self.visitor = visitor
        self.session = session
        self.socket = socket
        self.newest: Text | None = None
        self.told: Text | None = None  # what they are invited to
        self.ponged = False
        self.closed = False
        self.token = object()
        socket.relieved = self.catch_up

    def show(self, text: Text) -> None:
        """Sends the list, in place of an older one that still waits."""
        self.newest = text
        self.catch_up()

    def tell(self, text: Text) -> None:
        """Sends what the player is invited to, in place of what still waits."""
        self.told = text
        self.catch_up()

    def pong(self) -> None:
        """Answers a ping; one answer is enough for several that wait."""
        self.ponged = True
        self.catch_up()

    def catch_up(self) -> None:
        """Sends what waits, as far as the reader reads."""
        if self.ponged and not self.socket.slow:
            self.ponged = False
            self._send(PONG)
        if self.told is not None and not self.socket.slow:
            text, self.told = self.told, None
            self._send(text)
        if self.newest is not None and not self.socket.slow:
            text, self.newest = self.newest, None
            self._send(text)
        if not self.closed:
            self.socket.hold(sum(len(text) for text in (self.told, self.newest) if text is not None))

    def close(self, code: int) -> None:
        """Ends the connection."""
        if not self.closed:
            self.closed = True
            with contextlib.suppress(Exception):  # broken already
                self.socket.close(code)

    def _send(self, text: Text) -> None:
        try:
            self.socket.send(text)
        except Exception:
            self.close(1001)


async def serve(registry: TableRegistry, scope: Any, receive: Any, send: Any) -> None:
    """Serves one connection until it ends."""
    if (await receive())["type"] != "websocket.connect":
        return
    await send({"type": "websocket.accept"})
    client = scope.get("client")
    address = client[0] if client else None
    try:
        session = await registry.visitors.session(scope)
        visitor = None if session is None else session.visitor
        registry.limits.message(visitor, address)
        if registry.stopping:
            raise ServerError("stopping", "The server is restarting.")
    except OpsroomError as error:
        registry.counters.count_error(error.code)
        await send({"type": "websocket.close", "code": RESTART if error.code == "stopping" else REFUSED})
        return
    registry.limits.seen(visitor, address)
    socket = scope.get("extensions", {}).get(DIRECT) or AsgiSocket(receive, send)
    reader = Reader(visitor, None if session is None else session.id, socket)
    lobby = registry.lobby
    lobby.readers.add(reader)
    lobby.connected(visitor)
    try:
        reader.show(lobby.text())
        found = await invitations.of_player(registry, visitor)
        reader.tell(msgspec.json.encode(Invitations("invitations", found)))
        if reader.session in registry.visitors.ended:  # since it was looked up
            reader.close(RESTART)
        await _listen(registry, reader, address)
    finally:
        registry.limits.forget(reader.token)
        lobby.readers.discard(reader)
        lobby.disconnected(visitor)


async def _listen(registry: TableRegistry, reader: Reader, address: str | None) -> None:
    """Answers pings; nothing else is said here."""
    while (text := await reader.socket.next_message()) is not None:
        try:
            registry.limits.message(reader.visitor, address, reader.token)
        except OpsroomError as error:
            registry.counters.count_error(error.code)
            await asyncio.sleep(min(LONGEST_PAUSE, float(error.detail.get("seconds", 0))))
            continue
        if len(text) > LONGEST_MESSAGE:
            reader.close(REFUSED)
            return
        reader.pong()
