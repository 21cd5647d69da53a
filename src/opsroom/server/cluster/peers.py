"""What one process asks of another: an operation on a table that belongs there, or a whole request that turned out to be for it."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import TYPE_CHECKING, Any

import httptools
import msgspec
import structlog

from opsroom.server.cluster import private
from opsroom.server.cluster.leases import Member
from opsroom.server.cluster.private import FORWARDED, Preamble
from opsroom.server.errors import ErrorAnswer, ServerError

if TYPE_CHECKING:
    from opsroom.server.cluster.routing import Router

OPERATIONS = "/operations/"
PATIENCE = 30.0  # seconds for an answer
KEPT_OPEN = 3.0  # seconds for which a connection is kept that nobody uses; the other end closes it after five
AT_ONCE = 256 * 1024
HOP_BY_HOP = frozenset((b"connection", b"keep-alive", b"transfer-encoding", b"upgrade", b"content-length", b"expect"))
Headers = list[tuple[bytes, bytes]]
JSON: Headers = [(b"host", b"peer"), (b"content-type", b"application/json")]
log = structlog.get_logger("opsroom.cluster")


class Answer:
    """An HTTP response, put together as it arrives."""

    def __init__(self) -> None:
        self.headers: Headers = []
        self.parts: list[bytes] = []
        self.complete = False
        self.parser: Any = httptools.HttpResponseParser(self)

    def on_header(self, name: bytes, value: bytes) -> None:
        """For the parser."""
        self.headers.append((name.lower(), value))

    def on_body(self, body: bytes) -> None:
        """For the parser."""
        self.parts.append(body)

    def on_message_complete(self) -> None:
        """For the parser."""
        self.complete = True

    @property
    def status(self) -> int:
        """The status code."""
        return int(self.parser.get_status_code())

    @property
    def body(self) -> bytes:
        """The whole body."""
        return b"".join(self.parts)


class NotReached(ConnectionError):
    """The other process has got nothing of a request."""


async def _connected(router: Router, member: Member) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, _, port = member.peer.rpartition(":")
    try:
        if router.is_near(member):
            return await asyncio.open_unix_connection(member.folder)
        if not host:
            raise OSError(f"process {member.id} has no peer_address")
        reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
    except OSError as error:
        raise NotReached(str(error)) from error
    private.notice_silence(writer.transport)
    return reader, writer


async def request(
    router: Router, member: Member, preamble: Preamble, method: str, target: bytes, headers: Headers, body: bytes
) -> Answer:
    """Sends a request to another process over its private socket, and reads the response. Raises OSError if it cannot be reached."""
    async with asyncio.timeout(PATIENCE):
        reader, writer = await _connected(router, member)
        try:
            writer.write(private.encoded(preamble, router.secret, member.id))
            return await _exchange(reader, writer, method, target, [*headers, (b"connection", b"close")], body)
        finally:
            writer.close()


async def _exchange(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    method: str,
    target: bytes,
    headers: Headers,
    body: bytes,
) -> Answer:
    lines = [method.encode() + b" " + target + b" HTTP/1.1"]
    lines += [name + b": " + value for name, value in headers]
    lines += [b"content-length: " + str(len(body)).encode(), b"", b""]
    writer.write(b"\r\n".join(lines) + body)
    await writer.drain()
    answer = Answer()
    while not answer.complete and (data := await reader.read(AT_ONCE)):
        answer.parser.feed_data(data)
    if not answer.complete:
        raise ConnectionError("the process has ended while it answered")
    return answer


async def call(router: Router, member: Member, operation: str, arguments: dict[str, Any]) -> Any:
    """Has another process carry out an operation. An error of the server's own is raised here as it was there."""
    body = msgspec.json.encode(arguments)
    target = (OPERATIONS + operation).encode()
    return _result(await request(router, member, Preamble("peer"), "POST", target, JSON, body))


def _result(answer: Answer) -> Any:
    if answer.status == 200:
        return msgspec.json.decode(answer.body)
    error = msgspec.json.decode(answer.body, type=ErrorAnswer).error
    raise ServerError(error.code, error.message, **error.detail)


class Line:
    """A connection to another process that stays open, for operations that it is asked for all the time."""

    def __init__(self, router: Router, member: Member) -> None:
        self.router = router
        self.member = member
        self.writer: asyncio.StreamWriter | None = None
        self.used = 0.0

    async def call(self, operation: str, arguments: dict[str, Any]) -> Any:
        """Has the other process carry out an operation."""
        target, body = (OPERATIONS + operation).encode(), msgspec.json.encode(arguments)
        if monotonic() - self.used > KEPT_OPEN:
            self.close()
        try:
            async with asyncio.timeout(PATIENCE):
                if self.writer is None:
                    self.reader, self.writer = await _connected(self.router, self.member)
                    self.writer.write(private.encoded(Preamble("peer"), self.router.secret, self.member.id))
                answer = await _exchange(self.reader, self.writer, "POST", target, JSON, body)
        except BaseException:
            self.close()
            raise
        self.used = monotonic()
        return _result(answer)

    def close(self) -> None:
        """Ends the connection; the next call opens another one."""
        if self.writer is not None:
            self.writer.close()
            self.writer = None


async def forward(router: Router, member: Member, scope: Any, body: bytes, send: Any) -> None:
    """Has another process answer a client's request, and passes the response on."""
    target = scope["raw_path"] + (b"?" + scope["query_string"] if scope["query_string"] else b"")
    client = scope.get("client")
    preamble = Preamble(FORWARDED, None if client is None else (client[0], client[1] or 0))
    headers = [each for each in scope["headers"] if each[0] not in HOP_BY_HOP]
    given = scope.get("state", {}).get("set_cookie")
    if given is not None:  # the browser has a session since this request began
        headers = [each for each in headers if each[0] != b"cookie"] + [(b"cookie", given.partition(b";")[0])]
    answer = await request(router, member, preamble, scope["method"], target, headers, body)
    kept = [(name, value) for name, value in answer.headers if name not in HOP_BY_HOP]
    if given is not None and not any(name == b"set-cookie" for name, _ in kept):
        kept.append((b"set-cookie", given))
    kept.append((b"content-length", str(len(answer.body)).encode()))
    await send({"type": "http.response.start", "status": answer.status, "headers": kept})
    await send({"type": "http.response.body", "body": answer.body})
