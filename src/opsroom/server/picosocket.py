"""WebSockets by picows under uvicorn: the same ASGI to the application, at a fraction of the cost a message.

uvicorn hands the connection over after it has read the upgrade request. picows has a server of its own, but no way to share
a port with HTTP, so its protocol is set up here as its server does it; `available` tells whether that still fits.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Any
from urllib.parse import unquote

import structlog

from opsroom.server.sockets import DIRECT

try:
    from picows import WSAutoPingStrategy, WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest
    from picows.picows import WSProtocol  # type: ignore[attr-defined]

    PICOWS = True
except ImportError:
    PICOWS = False
    WSListener = object  # type: ignore[assignment,misc]

log = structlog.get_logger("opsroom.socket")
UNHEARD = 64  # messages that may wait to be heard before we stop reading
PING_AFTER, PONG_WITHIN = 30.0, 20.0
GOING = 1012


class PicoSocket(WSListener):
    """A Socket that writes to the transport at once."""

    def __init__(self, ended: Callable[[], None]) -> None:
        self.ended = ended
        self.relieved: Callable[[], None] = lambda: None
        self.slow = False
        self.over = False
        self.heard: deque[bytes | None] = deque()
        self.parts: list[bytes] = []
        self.hearing: asyncio.Future[None] | None = None
        self.paused = False

    def send(self, text: bytes) -> None:
        """Sends a text message."""
        if not self.over:
            self.transport.send(WSMsgType.TEXT, text)

    def close(self, code: int) -> None:
        """Says goodbye and closes."""
        if not self.over:
            self.transport.send_close(code)  # type: ignore[arg-type]
            self.transport.disconnect()

    async def hear(self) -> bytes | None:
        """The next message; None when the other side is gone."""
        while not self.heard:
            if self.over:
                return None
            self.hearing = asyncio.get_running_loop().create_future()
            await self.hearing
        if self.paused and len(self.heard) == 1:
            self.paused = False
            self.transport.underlying_transport.resume_reading()
        return self.heard.popleft()

    def on_ws_connected(self, transport: WSTransport) -> None:
        """The handshake is done."""
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Puts a whole message where hear() finds it."""
        kind = frame.msg_type
        if kind in (WSMsgType.TEXT, WSMsgType.BINARY, WSMsgType.CONTINUATION):
            text = frame.get_payload_as_bytes()
            if self.parts or not frame.fin:
                self.parts.append(text)
                if not frame.fin:
                    return
                text, self.parts = b"".join(self.parts), []
            self._put(text)
        elif kind == WSMsgType.CLOSE:
            transport.send_close(frame.get_close_code())
            transport.disconnect()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """The other side is gone."""
        self.over = True
        self._put(None)
        self.ended()

    def pause_writing(self) -> None:
        """The reader does not keep up."""
        self.slow = True

    def resume_writing(self) -> None:
        """The reader has caught up."""
        self.slow = False
        self.relieved()

    def _put(self, text: bytes | None) -> None:
        self.heard.append(text)
        if len(self.heard) > UNHEARD and not self.paused and not self.over:
            self.paused = True
            self.transport.underlying_transport.pause_reading()
        hearing = self.hearing
        if hearing is not None and not hearing.done():
            hearing.set_result(None)


class PicoProtocol(asyncio.Protocol):
    """What uvicorn hands an upgraded connection to."""

    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any], _loop: Any = None) -> None:
        self.config = config
        self.server = server_state
        self.app_state = app_state
        self.socket = PicoSocket(self._ended)
        self.protocol = _protocol(self._upgrade, config.ws_max_size)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Takes the transport over."""
        self.transport = transport
        self.server.connections.add(self)
        self.protocol.connection_made(transport)

    def data_received(self, data: bytes) -> None:
        """Gives picows the upgrade request, and then the connection."""
        rest = memoryview(data)
        while rest:
            room = self.protocol.get_buffer(len(rest))
            taken = min(len(room), len(rest))
            room[:taken] = rest[:taken]
            rest = rest[taken:]
            self.protocol.buffer_updated(taken)
        asyncio.get_running_loop().call_soon(self._hand_over)

    def shutdown(self) -> None:
        """The server stops."""
        self.socket.close(GOING)

    def _hand_over(self) -> None:
        # uvicorn has made us the transport's protocol by now. uvloop chooses how to read when reading begins.
        if not self.transport.is_closing():
            self.transport.pause_reading()  # type: ignore[attr-defined]
            self.transport.set_protocol(self.protocol)
            self.transport.resume_reading()  # type: ignore[attr-defined]

    def _upgrade(self, request: WSUpgradeRequest) -> PicoSocket:
        path, _, query = request.path.decode("latin-1").partition("?")
        scope = {
            "type": "websocket",
            "asgi": {"version": self.config.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "server": self.transport.get_extra_info("sockname"),
            "client": self.transport.get_extra_info("peername"),
            "root_path": self.config.root_path,
            "path": self.config.root_path + unquote(path),
            "raw_path": path.encode("latin-1"),
            "query_string": query.encode("latin-1"),
            "headers": [(name.lower().encode(), value.encode("latin-1")) for name, value in request.headers.items()],
            "subprotocols": [],
            "state": self.app_state.copy(),
            "extensions": {DIRECT: self.socket},
        }
        task = asyncio.get_running_loop().create_task(self._run(scope))
        self.server.tasks.add(task)
        task.add_done_callback(self.server.tasks.discard)
        return self.socket

    async def _run(self, scope: dict[str, Any]) -> None:
        connected = False

        async def receive() -> dict[str, Any]:
            nonlocal connected
            if not connected:
                connected = True
                return {"type": "websocket.connect"}
            text = await self.socket.hear()
            if text is None:
                return {"type": "websocket.disconnect", "code": 1005}
            return {"type": "websocket.receive", "bytes": text}

        async def send(message: dict[str, Any]) -> None:
            if message["type"] == "websocket.send":
                self.socket.send(message.get("bytes") or message["text"].encode())
            elif message["type"] == "websocket.close":
                self.socket.close(message.get("code", 1000))

        try:
            await self.config.loaded_app(scope, receive, send)
        except Exception as error:
            log.exception("a connection failed", error=str(error))
        finally:
            self.socket.close(1011)

    def _ended(self) -> None:
        self.server.connections.discard(self)


def _protocol(upgrade: Callable[[WSUpgradeRequest], PicoSocket], most: int) -> WSProtocol:
    quiet = logging.getLogger("opsroom.picows")
    ping = (True, PING_AFTER, PONG_WITHIN, WSAutoPingStrategy.PING_WHEN_IDLE, True)
    return WSProtocol(None, None, False, upgrade, quiet, True, 10.0, *ping, most, None, 2048)


def available() -> bool:
    """Whether picows is here and its protocol is the one we know."""
    if not PICOWS:
        return False

    async def fits() -> bool:
        try:
            return hasattr(_protocol(lambda _: PicoSocket(lambda: None), 1024), "buffer_updated")
        except TypeError:
            return False

    return asyncio.run(fits())
