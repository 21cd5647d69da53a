"""What one process asks of another: an operation on a table that belongs there, or a whole request that turned out to be for it."""

from __future__ import annotations

import asyncio
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
AT_ONCE = 256 * 1024
HOP_BY_HOP = frozenset((b"connection", b"keep-alive", b"transfer-encoding", b"upgrade", b"content-length", b"expect"))
Headers = list[tuple[bytes, bytes]]
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


async def request(
    router: Router, member: Member, preamble: Preamble, method: str, target: bytes, headers: Headers, body: bytes
) -> Answer:
    """Sends a request to another process over its private socket, and reads the response. Raises OSError if it cannot be reached."""
    async with asyncio.timeout(PATIENCE):
        if router.is_near(member):
            reader, writer = await asyncio.open_unix_connection(member.folder)
        else:
            host, _, port = member.peer.rpartition(":")
            if not host:
                raise OSError(f"process {member.id} has no peer_address")
            reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
        try:
            lines = [method.encode() + b" " + target + b" HTTP/1.1"]
            lines += [name + b": " + value for name, value in headers if name not in HOP_BY_HOP]
            lines += [b"content-length: " + str(len(body)).encode(), b"connection: close", b"", b""]
            writer.write(private.encoded(preamble, router.secret) + b"\r\n".join(lines) + body)
            await writer.drain()
            answer = Answer()
            while not answer.complete and (data := await reader.read(AT_ONCE)):
                answer.parser.feed_data(data)
            if not answer.complete:
                raise ConnectionError(f"process {member.id} has ended while it answered")
            return answer
        finally:
            writer.close()


async def call(router: Router, member: Member, operation: str, arguments: dict[str, Any]) -> Any:
    """Has another process carry out an operation. An error of the server's own is raised here as it was there."""
    headers: Headers = [(b"host", b"peer"), (b"content-type", b"application/json")]
    body = msgspec.json.encode(arguments)
    target = (OPERATIONS + operation).encode()
    answer = await request(router, member, Preamble("peer"), "POST", target, headers, body)
    if answer.status == 200:
        return msgspec.json.decode(answer.body)
    error = msgspec.json.decode(answer.body, type=ErrorAnswer).error
    raise ServerError(error.code, error.message, **error.detail)


async def forward(router: Router, member: Member, scope: Any, body: bytes, send: Any) -> None:
    """Has another process answer a client's request, and passes the response on."""
    target = scope["raw_path"] + (b"?" + scope["query_string"] if scope["query_string"] else b"")
    client = scope.get("client")
    preamble = Preamble(FORWARDED, None if client is None else (client[0], client[1] or 0))
    headers = [*scope["headers"]]
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
