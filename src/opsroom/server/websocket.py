"""WebSocket connections under uvicorn, on the public Sans-I/O API of `websockets`.

uvicorn's own implementation passes every message through a queue and a task. This one writes to the transport directly and
bounds what a client can make the server hold and do: the size of a message including all fragments, the messages that wait
to be handled, the number of frames of any kind, and how long a client may leave outgoing data unread.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any
from urllib.parse import unquote

import structlog
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from opsroom.server.settings import Settings
from opsroom.server.sockets import DIRECT, Message, SharedText, Text, text_header
from opsroom.server.unread_limits import OUTPUT, Output

log = structlog.get_logger("opsroom.websocket")
SLICE = 1024  # bytes given to the parser at a time: at most 170 frames
OUTBOX_BYTES = 8 * 1024  # that may be gathered; more is written at once, so that a reader who is slow is noticed
WHOLE_TEXT, MASKED = (
    0x81,
    0x80,
)  # the first byte of a text message in one frame; added to the size of every client's frame
SHORT_HEADER = 6  # bytes, the mask included, of a client's frame with fewer than 126 bytes of data
END_OF_HEADERS = b"\r\n\r\n"
UNKNOWN = 1 << 62  # bytes: more than there will ever be
GOING_AWAY, POLICY_VIOLATION, INTERNAL_ERROR = 1012, 1008, 1011
quiet = logging.getLogger("opsroom.websockets")
quiet.setLevel(logging.CRITICAL)  # what a client gets wrong is answered, not logged


class Turn:
    """The connections that have something to write at the end of this turn of the event loop, which calls back once for all."""

    def __init__(self) -> None:
        self.waiting: list[WebSocketProtocol] = []

    def add(self, connection: WebSocketProtocol) -> None:
        """Writes what is in the connection's outbox at the end of the turn."""
        if not self.waiting:
            connection.loop.call_soon(self.end)
        self.waiting.append(connection)

    def end(self) -> None:
        """Writes what all of them have gathered. One that fails must not keep the others waiting."""
        waiting, self.waiting = self.waiting, []
        for connection in waiting:
            try:
                connection.write_out()
            except Exception as error:
                log.error("a connection could not be written to", exc_info=error)
                connection.transport.abort()


class WebSocketProtocol(asyncio.Protocol):
    """One upgraded connection: uvicorn's WebSocket protocol class and, for the application, its Socket."""

    settings: Settings  # both are set on the subclass that `with_settings` makes
    turn: Turn

    def __init__(
        self,
        config: Any,
        server_state: Any,
        app_state: Message,
        _loop: Any = None,
        client: tuple[str, int] | None = None,
    ) -> None:
        self.config = config
        self.client = client  # where another process has taken the connection, whose address the socket does not tell
        # More than the messages that are allowed: too many of those are refused one by one, with `rate_limited`.
        self.frames_per_second = float(self.settings.messages_per_second + self.settings.extra_frames_per_second)
        self.server_state = server_state
        self.app_state = app_state
        self.loop = asyncio.get_running_loop()
        self._wire: ServerProtocol | None = ServerProtocol(max_size=config.ws_max_size, logger=quiet)
        self.relieved: Callable[[], None] = lambda: None
        self.slow = False
        self.accepted = False
        self.closed = False
        self.unparsed = 0  # bytes given to the parser that are not yet part of a whole frame; only if there are none, `lone_message` may go past it
        self.outbox: list[bytes] = []  # frames that are written at the end of this turn of the event loop
        self.outbox_bytes = 0
        self.messages: list[
            bytes
        ] = []  # so few that taking the first one out costs no more than a deque's memory would
        self.queued_bytes = 0
        self.fragments = bytearray()
        self.fragment_count = 0
        self.idle_frames = 0
        self.frames_used = 0.0  # of the burst; falls by frames_per_second
        self.frames_at = self.loop.time()
        self.waiting: asyncio.Future[None] | None = None
        self.reading = True
        self.task: asyncio.Task[None] | None = None
        self.ping_timer: asyncio.TimerHandle | None = None
        self.stall_timer: asyncio.TimerHandle | None = None
        self.last_data = 0.0
        self.on_end: Callable[[], None] = lambda: None  # frees the place in the count of connections

    @property
    def wire(self) -> ServerProtocol:
        """The parser: of the request, and then of what is not exactly one short message, such as pings and the close."""
        if self._wire is None:
            self._wire = ServerProtocol(max_size=self.config.ws_max_size, logger=quiet, state=State.OPEN)
        return self._wire

    # The Socket of the application.

    def send(self, text: Text) -> None:
        """Sends a text message, in one frame that is made here: States are most of what the server sends.

        Messages that follow each other at once, such as an acknowledgement and the State, share one call to the system.
        """
        if self.closed or not self.accepted:
            return
        frame = text.frame if isinstance(text, SharedText) else text_header(len(text)) + text
        if not self.outbox:
            self.turn.add(self)
        self.outbox.append(frame)
        self.outbox_bytes += len(frame)
        if self.outbox_bytes > OUTBOX_BYTES:
            self.write_out()

    def hold(self, size: int) -> None:
        """So many bytes wait with the application until the client has read."""
        self.output.hold(size)

    def close(self, code: int) -> None:
        """Sends a close frame and closes the connection."""
        if self.closed:
            return
        if not self.accepted:
            self.wire.send_response(self.wire.reject(403, ""))
        else:
            with contextlib.suppress(InvalidState):
                self.wire.send_close(code)
        self._flush()
        self._hang_up()

    async def next_message(self) -> bytes | None:
        """The next message; None when the connection has ended."""
        while not self.messages:
            if self.closed:
                return None
            self.waiting = self.loop.create_future()
            await self.waiting
        message = self.messages.pop(0)
        self.queued_bytes -= len(message)
        if not self.reading:
            self._read_or_pause()
        return message

    # asyncio.Protocol

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Takes over the transport from the HTTP protocol."""
        self.transport: Any = transport
        self.output = Output(transport)
        self.server_state.connections.add(self)

    def data_received(self, data: bytes) -> None:
        """Handles the upgrade request and, after that, frames. Data that comes after the end is not looked at."""
        if self.closed:
            return
        now = self.last_data = self.loop.time()
        self.frames_used = max(0.0, self.frames_used - (now - self.frames_at) * self.frames_per_second)
        self.frames_at = now
        if not self.unparsed and not self.fragment_count and self.accepted:
            message = lone_message(data)
            if message is not None:
                self.frames_used += 1
                self._put(message)
                if self._is_excessive():
                    self.close(POLICY_VIOLATION)
                return
        # A chunk can hold tens of thousands of tiny frames. In slices, we notice too many before all of them are parsed.
        for start in range(0, len(data), SLICE):
            self._parse(data[start : start + SLICE])
            if self.closed:
                return

    def eof_received(self) -> None:
        """The client has closed its side; the transport closes ours."""

    def connection_lost(self, _exc: Exception | None) -> None:
        """Frees everything, whether the upgrade succeeded or not."""
        self.server_state.connections.discard(self)
        self.output.end()
        self.on_end()
        self.on_end = self.relieved = lambda: None
        for timer in (self.ping_timer, self.stall_timer):
            if timer is not None:
                timer.cancel()
        self.ping_timer = self.stall_timer = None
        self._end()
        # Its parser is a generator that refers back to it, and so does the traceback of an error. Without this, every broken
        # connection would wait in memory for the garbage collector.
        if self._wire is not None:
            vars(self._wire).clear()

    def pause_writing(self) -> None:
        """The client does not read fast enough: let it catch up before we take more from it."""
        self.slow = True
        self._read_or_pause()
        self._watch_stall(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        """The client has caught up."""
        self.slow = False
        if self.stall_timer is not None:
            self.stall_timer.cancel()
            self.stall_timer = None
        self._read_or_pause()
        self.relieved()

    def shutdown(self) -> None:
        """The server stops."""
        self.close(GOING_AWAY)

    # Details.

    def _parse(self, data: bytes) -> None:
        wire = self.wire
        wire.receive_data(data)
        self.unparsed += len(data)
        for event in wire.events_received():
            if isinstance(event, Frame):
                self.unparsed -= size_on_wire(len(event.data))
                self._frame(event)
                if self._is_excessive():
                    self.close(POLICY_VIOLATION)
            elif isinstance(event, Request):
                _, end, after = data.partition(END_OF_HEADERS)
                self.unparsed = len(after) if end else UNKNOWN
                self._upgrade(event)
            if self.closed:
                return
        self._flush()  # pongs, and the close frame for a protocol error
        if wire.close_expected():
            self._hang_up()

    def _is_excessive(self) -> bool:
        return (
            self.frames_used > self.settings.frame_burst_seconds * self.frames_per_second
            or self.fragment_count > self.settings.frames_per_message
            or self.idle_frames > self.settings.frames_without_message
        )

    def _upgrade(self, request: Request) -> None:
        response = self.wire.accept(request)
        if response.status_code != 101:
            self.wire.send_response(response)
            self._flush()
            self._hang_up()
            return
        self.response = response
        path, _, query = request.path.partition("?")
        scope = {
            "type": "websocket",
            "asgi": {"version": self.config.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if self.transport.get_extra_info("sslcontext") else "ws",
            "server": self.transport.get_extra_info("sockname"),
            "client": self.client or self.transport.get_extra_info("peername"),
            "root_path": self.config.root_path,
            "path": self.config.root_path + unquote(path),
            "raw_path": path.encode("latin-1"),
            "query_string": query.encode("latin-1"),
            "headers": [
                (name.lower().encode("latin-1"), value.encode("latin-1", "replace"))
                for name, value in request.headers.raw_items()
            ],
            "subprotocols": [],
            "state": self.app_state.copy(),
            "extensions": {DIRECT: self, OUTPUT: self.output},
        }
        self.task = self.loop.create_task(self._run(scope))
        self.server_state.tasks.add(self.task)
        self.task.add_done_callback(self.server_state.tasks.discard)

    async def _run(self, scope: Message) -> None:
        connected = False

        async def receive() -> Message:
            nonlocal connected
            if not connected:
                connected = True
                return {"type": "websocket.connect"}
            message = await self.next_message()
            if message is None:
                return {"type": "websocket.disconnect", "code": 1005}
            return {"type": "websocket.receive", "bytes": message}

        async def send(message: Message) -> None:
            kind = message["type"]
            if kind == "websocket.accept":
                self._accept()
            elif kind == "websocket.send":
                self.send(message.get("bytes") or message["text"].encode())
            elif kind == "websocket.close":
                self.close(message.get("code", 1000))

        try:
            await self.config.loaded_app(scope, receive, send)
        except Exception as error:
            log.error("connection failed", exc_info=error)
        finally:
            self.close(INTERNAL_ERROR)

    def _accept(self) -> None:
        if not self.closed:
            self.wire.send_response(self.response)
            self.accepted = True
            self._flush()
            self._forget_handshake()
            self.ping_timer = self.loop.call_later(self.settings.ping_seconds, self._ping)

    def _forget_handshake(self) -> None:
        """Request and response take more memory than everything else here, and the parser would keep them."""
        del self.response
        if not self.unparsed:
            self._wire = None

    def _frame(self, frame: Frame) -> None:
        opcode = frame.opcode
        self.frames_used += 1
        if opcode is Opcode.TEXT or opcode is Opcode.BINARY or opcode is Opcode.CONT:
            if frame.fin and not self.fragment_count:
                self._put(bytes(frame.data))
                return
            self.fragments += frame.data
            self.fragment_count += 1
            if frame.fin:
                message = bytes(self.fragments)
                self.fragments = bytearray()
                self.fragment_count = 0
                self._put(message)
            elif not frame.data:
                self.idle_frames += 1
        else:
            self.idle_frames += 1

    def _put(self, message: bytes) -> None:
        if self.closed:
            return
        self.idle_frames = 0
        self.messages.append(message)
        self.queued_bytes += len(message)
        if self._is_full():
            self._read_or_pause()
        self._wake()

    def _is_full(self) -> bool:
        return len(self.messages) > self.settings.queued_messages or self.queued_bytes > self.settings.queued_bytes

    def _read_or_pause(self) -> None:
        settings = self.settings
        room = len(self.messages) <= settings.queued_messages // 2 and self.queued_bytes <= settings.queued_bytes // 2
        if self.reading and (self.slow or self._is_full()):
            self.reading = False
            self.transport.pause_reading()
        elif not self.reading and room and not self.slow and not self.closed:
            self.reading = True
            self.last_data = self.loop.time()
            self.transport.resume_reading()

    def write_out(self) -> None:
        """Writes what was gathered."""
        frames = self.outbox
        if frames:
            self.outbox, self.outbox_bytes = [], 0
            if not self.transport.is_closing():
                self.transport.writelines(frames)
                self.output.written()

    def _flush(self) -> None:
        self.write_out()
        parts = [] if self._wire is None else self._wire.data_to_send()
        if parts and not self.transport.is_closing():
            self.transport.write(b"".join(parts))
            self.output.changed()

    def _ping(self) -> None:
        idle = self.loop.time() - self.last_data
        ping_after, pong_within = self.settings.ping_seconds, self.settings.pong_seconds
        if self.reading and idle >= ping_after + pong_within:
            self.transport.abort()
            return
        if self.reading and idle >= ping_after:
            try:
                self.wire.send_ping(b"")
            except InvalidState:
                return
            self.idle_frames = 0  # the pong that we ask for must not count against the client
            self._flush()
            wait = pong_within
        else:
            wait = max(1.0, ping_after - idle)
        self.ping_timer = self.loop.call_later(wait, self._ping)

    def _watch_stall(self, before: int) -> None:
        self.stall_timer = self.loop.call_later(self.settings.stall_seconds, self._check_stall, before)

    def _check_stall(self, before: int) -> None:
        left = self.transport.get_write_buffer_size()
        if left >= before or self.closed:
            self.transport.abort()
        else:
            self._watch_stall(left)

    def _hang_up(self) -> None:
        self._end()
        self.transport.close()
        if self.stall_timer is None:
            self._watch_stall(0)

    def _end(self) -> None:
        self.closed = True
        self.messages.clear()
        self.fragments = bytearray()
        self._wake()

    def _wake(self) -> None:
        waiting = self.waiting
        if waiting is not None and not waiting.done():
            waiting.set_result(None)


def lone_message(data: bytes) -> bytes | None:
    """The text message that these bytes are, if they are exactly one short frame with a whole message, as nearly all answers are.

    It is what `websockets` would make of them, at a third of the cost (RFC 6455, 5.2 and 5.3).
    """
    size = len(data) - SHORT_HEADER
    if not 0 < size < 126 or data[0] != WHOLE_TEXT or data[1] != MASKED + size:
        return None
    mask = int.from_bytes((data[2:SHORT_HEADER] * (size // 4 + 1))[:size])
    return (int.from_bytes(data[SHORT_HEADER:]) ^ mask).to_bytes(size)


def size_on_wire(size: int) -> int:
    """The bytes of a client's frame with so many bytes of data. A client that wrote the size in more bytes than it needs never
    comes to the end of a frame by this count, so all that it sends goes through the parser."""
    return size + (SHORT_HEADER if size < 126 else SHORT_HEADER + 2 if size < 65536 else SHORT_HEADER + 8)


def with_settings(settings: Settings) -> type[WebSocketProtocol]:
    """The protocol class for one server."""
    return type("SettledWebSocketProtocol", (WebSocketProtocol,), {"settings": settings, "turn": Turn()})
