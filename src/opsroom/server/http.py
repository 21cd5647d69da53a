"""HTTP connections: uvicorn's protocol with limits on time, size and number.

uvicorn waits for as long as a client likes for the rest of a request, keeps headers of any size and accepts any number of
connections. Here a request must arrive in time, its headers must be of a reasonable size and have one meaning, a response
must be read, and connections are limited in total and per client address.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, cast

import structlog
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from opsroom.server.addresses import TrustedProxies, client_key, is_local
from opsroom.server.cluster import routing
from opsroom.server.cluster.counts import Counts
from opsroom.server.cluster.private import PREAMBLE, Preamble
from opsroom.server.cluster.routing import Router
from opsroom.server.settings import Settings
from opsroom.server.unread_limits import OUTPUT, Output

log = structlog.get_logger("opsroom.http")
PIECES_OF_ANY_BODY = 256  # chunks, or what of them arrives at a time
BYTES_PER_PIECE = 64  # on average, in a body with more of them
PEERS = "peers"  # the key of connections from other processes, which are not counted
OPERATORS = "operators"  # the key that connections to the operators' port are counted by
# Headers that may come once. With two, a proxy and we could each go by another one. The parser itself refuses two lengths, and a
# length beside an encoding. Lines of Cookie and X-Forwarded-For are one list and may be several.
SINGLE_HEADERS = frozenset(
    (
        b"authorization",
        b"content-length",
        b"content-type",
        b"host",
        b"origin",
        b"sec-fetch-site",
        b"sec-websocket-key",
        b"sec-websocket-version",
        b"transfer-encoding",
        b"x-forwarded-proto",
    )
)
CODES = {
    400: "malformed",
    408: "request_timeout",
    431: "headers_too_large",
    503: "too_many_connections",
}  # in the metrics


class TooLarge(Exception):
    """The request's headers are larger than allowed."""


class Ambiguous(Exception):
    """The request's headers can be read in more than one way."""


class ConnectionLimits:
    """Counts open connections, in total and per client address. Trusted proxies are exempt from the latter.

    Connections to the operators' port are counted apart: a full server must still answer its monitoring.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.proxies = TrustedProxies(settings.trusted_proxies)
        self.total = 0
        self.of = Counts()
        self.count_error: Callable[[str], None] = lambda _: None  # for the metrics
        self.router: Router | None = None  # where there may be other processes

    def enter(self, address: str | None, port: int | None = None) -> str | None:
        """Counts a connection to this port and returns the key to release it with; None if there are too many."""
        if port is not None and port == self.settings.metrics_port:
            if self.of.here[OPERATORS] >= self.settings.operator_connections:
                return None
            self.of.add(OPERATORS)
            return OPERATORS
        if self.total >= self.settings.connections:
            return None
        # Without configured proxies an address of this machine may well be one: it is not counted.
        counted = address is not None and address not in self.proxies and (self.proxies or not is_local(address))
        key = client_key(address) if counted and address is not None else ""
        if key and self.of[key] >= self.settings.connections_per_address:
            return None
        self.total += 1
        self.of.add(key)
        return key

    def leave(self, key: str) -> None:
        """A connection has ended."""
        if key == PEERS:
            return
        if key != OPERATORS:
            self.total -= 1
        self.of.add(key, -1)


class HttpProtocol(HttpToolsProtocol):
    """One connection until it ends or is upgraded to a WebSocket."""

    limits: ConnectionLimits  # set on the subclass that `limited` makes
    preamble: Preamble | None = None  # of a connection that comes from another process
    first = b""  # what that has read of it

    def __init__(self, *positional: Any, **named: Any) -> None:
        super().__init__(*positional, **named)
        self.settings = self.limits.settings
        self.key: str | None = None
        self.upgraded = False
        self.in_headers = True
        self.header_bytes = 0
        self.problem: str | None = None  # what is wrong with the request, if the parser does not know
        self.deadline: asyncio.TimerHandle | None = None
        self.stall: asyncio.TimerHandle | None = None
        self.router = self.limits.router
        self.is_for_us = False  # the request that comes next, whatever it is
        self.at_boundary = True  # between two requests
        self.held = b""  # of a request of which it is not known yet which process it is for
        self.asking: asyncio.Task[None] | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Admits the connection, or refuses it in one line."""
        super().connection_made(transport)
        if self.preamble is not None:
            self.is_for_us = self.preamble.kind != "socket" or self.router is None or not self.router.is_leaving
            if self.preamble.kind != "socket" or self.preamble.client is not None:
                self.client = self.preamble.client
        self.output = Output(transport, self.flow.drain)
        port = self.server[1] if self.server else None
        is_peer = self.preamble is not None and self.preamble.kind == "peer"
        self.key = PEERS if is_peer else self.limits.enter(self.client[0] if self.client else None, port)
        if self.key is None:
            self._refuse(503, "too many connections")
        else:
            self._expect(self.settings.header_seconds)
            if self.first:  # before anything that is read here
                first, self.first = self.first, b""
                self.data_received(first)

    def connection_lost(self, exc: Exception | None) -> None:
        """Frees what the connection held."""
        self._cancel()
        if self.asking is not None:
            self.asking.cancel()
        if self.stall is not None:
            self.stall.cancel()
            self.stall = None
        self.output.end()
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Finds out which process a request is for, if there are several."""
        if self.router is None or self.is_for_us or not self.at_boundary or self.transport.is_closing():
            self.parse(data)
        elif self.asking is not None:
            self.held += data
        elif self.cycle is None or self.cycle.response_complete:
            self.held += data
            self._find_process(self.router)
        else:  # pipelined behind another request: if it is for another process, it is passed on when it is read
            self.parse(data)

    def _find_process(self, router: Router) -> None:
        line, end, _ = self.held.partition(b"\r\n")
        if not end and len(self.held) < routing.LONGEST_LINE:
            return
        target = routing.target_of(line)
        if target is None or router.at_once(target):
            self._keep()
            return
        self.transport.pause_reading()
        self._cancel()
        self.asking = self.loop.create_task(self._bring(router, target))

    async def _bring(self, router: Router, target: routing.Target) -> None:
        try:
            is_gone = await router.bring(self, self.held, target)
        except Exception as error:
            log.error("a connection could not be given to another process", exc_info=error)
            is_gone = False
        self.asking = None
        if not is_gone and not self.transport.is_closing():
            self.transport.resume_reading()
            self._expect(self.settings.header_seconds)
            self._keep()

    def _keep(self) -> None:
        data, self.held = self.held, b""
        self.is_for_us = True
        self.parse(data)

    def let_go(self) -> None:
        """Another process has the socket now."""
        self.held = b""
        self.transport.abort()

    def become(self, protocol: asyncio.Protocol) -> None:
        """Another protocol has the connection now, which goes on counting."""
        leave, self.key = self.key, None
        self._cancel()
        self.output.end()
        self.connections.discard(self)
        self.held = b""
        transport: Any = self.transport
        protocol.connection_made(transport)
        transport.set_protocol(Counted(protocol, lambda: None if leave is None else self.limits.leave(leave)))
        transport.resume_reading()

    def parse(self, data: bytes) -> None:
        """Parses what has arrived and keeps the client to its deadlines."""
        if self.transport.is_closing():
            return
        if self.in_headers:
            self.header_bytes += len(data)
        super().data_received(data)
        if self.upgraded or self.transport.is_closing():
            return
        if self.in_headers and self.header_bytes > self.settings.header_bytes:
            self._refuse(431, "the request's headers are too large")
        elif self.deadline is None and (self.cycle is None or self.cycle.response_complete):
            # Bytes that begin no request, such as empty lines, do not keep a connection open.
            self._expect(self.settings.header_seconds)

    def on_message_begin(self) -> None:
        """A request begins: its headers must be complete in time."""
        super().on_message_begin()
        self.at_boundary = False
        self.scope["extensions"] = cast(Any, {OUTPUT: self.output})
        if self.preamble is not None:
            self.scope["extensions"][PREAMBLE] = cast(Any, self.preamble.kind)
        self.in_headers = True
        self.header_bytes = 0
        self.header_size = 0
        self.pieces = self.body_size = 0
        self._expect(self.settings.header_seconds)

    def on_url(self, url: bytes) -> None:
        """Collects the request target, up to the limit."""
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Collects a header, up to the limit. Trailers are counted and dropped.

        A trailer must not become a header: a proxy that removes or adds headers does not look for them after the body.
        """
        self._count(len(name) + len(value))
        if not self.in_headers:
            return
        if len(self.headers) >= self.settings.headers_per_request:
            raise TooLarge
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The headers are complete: the body must be, too, in time."""
        self.in_headers = False
        self._require_one_meaning()
        if len(self.pipeline) >= self.settings.pipelined_requests:
            raise TooLarge
        super().on_headers_complete()
        self._expect(self.settings.body_seconds)

    def on_body(self, body: bytes) -> None:
        """Collects a part of the body. Each costs the same however small it is, so tiny chunks are refused."""
        self.pieces += 1
        self.body_size += len(body)
        if self.pieces > PIECES_OF_ANY_BODY + self.body_size // BYTES_PER_PIECE:
            self.problem = "the body comes in too many small chunks"
            raise Ambiguous
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request has arrived whole."""
        super().on_message_complete()
        self.at_boundary = True
        self.is_for_us = False
        self._cancel()

    def on_response_complete(self) -> None:
        """The response is written: it must also be read."""
        self.output.changed()
        super().on_response_complete()
        if self.transport.is_closing():
            self._abort_later()

    def handle_websocket_upgrade(self) -> None:
        """Hands the connection, and its place in the count, to the WebSocket protocol."""
        self._cancel()
        if self.preamble is not None and self.client is not None:
            self.ws_protocol_class = cast(Any, partial(cast(Any, self.ws_protocol_class), client=self.client))
        super().handle_websocket_upgrade()
        protocol: Any = self.transport.get_protocol()
        if protocol is not self:
            self.output.end()
            # Nothing refers to this protocol any more, nor to the request: an idle table keeps what it needs and no more.
            if self.key is not None:
                protocol.on_end = partial(self.limits.leave, self.key)
                self.key = None
            self.upgraded = True
            self.parser = None  # type: ignore[assignment] # it refers back to us: nothing would be freed before a collection

    def send_400_response(self, msg: str) -> None:
        """Rejects a request that cannot be parsed."""
        self._refuse(400, self.problem or msg)

    def timeout_keep_alive_handler(self) -> None:
        """An idle connection is closed, even if its last response was never read."""
        super().timeout_keep_alive_handler()
        self._abort_later()

    def pause_writing(self) -> None:
        """The client does not read: it gets some time to."""
        super().pause_writing()
        self.output.changed()
        self._watch(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        self.output.changed()
        if self.stall is not None:
            self.stall.cancel()
            self.stall = None

    def shutdown(self) -> None:
        """The server stops: a request that has not arrived whole is not waited for."""
        if self.asking is not None:
            return  # it is on its way to another process
        if self.deadline is not None:
            self.transport.abort()
        else:
            super().shutdown()

    @property
    def is_working(self) -> bool:
        """Whether a request is in progress here and the client is not what it waits for."""
        return self.cycle is not None and not self.cycle.response_complete and not self.flow.write_paused

    def _count(self, size: int) -> None:
        self.header_size += size
        if self.header_size > self.settings.header_bytes:
            raise TooLarge

    def _require_one_meaning(self) -> None:
        """Raises Ambiguous if a header is there twice that may come once, or the body's encoding is not the one we read."""
        seen: set[bytes] = set()
        for name, value in self.headers:
            if name in SINGLE_HEADERS:
                if name in seen:
                    self.problem = f"there are two {name.decode()} headers"
                    raise Ambiguous
                seen.add(name)
                if name == b"transfer-encoding" and (
                    value.strip().lower() != b"chunked" or self.parser.get_http_version() == "1.0"
                ):
                    self.problem = "the only transfer encoding is chunked, in HTTP/1.1"
                    raise Ambiguous

    def _refuse(self, status: int, message: str) -> None:
        if not self.transport.is_closing():
            self.limits.count_error(CODES[status])
            body = message.encode()
            lines = [
                STATUS_LINE[status],
                b"content-type: text/plain; charset=utf-8\r\nconnection: close\r\n",
                b"content-length: " + str(len(body)).encode() + b"\r\n\r\n",
                body,
            ]
            if self.cycle is None or self.cycle.response_complete:
                self.transport.write(b"".join(lines))
            self.transport.close()
            self._abort_later()

    def _leave(self) -> None:
        if self.key is not None:
            self.limits.leave(self.key)
            self.key = None

    def _expect(self, seconds: float) -> None:
        self._cancel()
        self.deadline = self.loop.call_later(seconds, self._too_late)

    def _cancel(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _too_late(self) -> None:
        self.deadline = None
        self._refuse(408, "the request did not arrive in time")

    def _watch(self, before: int) -> None:
        self.stall = self.loop.call_later(self.settings.stall_seconds, self._check, before)

    def _check(self, before: int) -> None:
        left = self.transport.get_write_buffer_size()
        if left >= before:
            self.transport.abort()
        else:
            self._watch(left)

    def _abort_later(self) -> None:
        if self.stall is None:
            self.stall = self.loop.call_later(self.settings.stall_seconds, self.transport.abort)


class Counted(asyncio.Protocol):
    """A protocol whose connection has a place in the count of connections."""

    def __init__(self, protocol: asyncio.Protocol, leave: Callable[[], None]) -> None:
        self.leave = leave
        self.protocol = protocol
        self.data_received = protocol.data_received  # type: ignore[method-assign]
        self.eof_received = protocol.eof_received  # type: ignore[method-assign]
        self.pause_writing = protocol.pause_writing  # type: ignore[method-assign]
        self.resume_writing = protocol.resume_writing  # type: ignore[method-assign]

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self.leave()
        self.protocol.connection_lost(exc)


def limited(limits: ConnectionLimits) -> type[HttpProtocol]:
    """The protocol class for one server."""
    return type("LimitedHttpProtocol", (HttpProtocol,), {"limits": limits})
