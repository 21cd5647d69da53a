"""A fuzzer for a running server: malformed HTTP requests and WebSocket messages, drawn from a seed.

`run` works through them on plain sockets and counts what came back. A 5xx, a line in the server's log or a server that does
not answer any more is an error.
"""

from __future__ import annotations

import contextlib
import json
import random
import socket
from collections import Counter
from collections.abc import Iterator
from typing import Any

from . import raw
from .served import Served

METHODS = [
    b"GET",
    b"POST",
    b"PUT",
    b"DELETE",
    b"HEAD",
    b"OPTIONS",
    b"PATCH",
    b"CONNECT",
    b"TRACE",
    b"get",
    b"\xff",
    b"",
]
PATHS = [
    "/", "/api", "/api/", "/api/health", "/api/titles", "/api/titles/blitz/facts", "/api/titles/{junk}/rules?language={junk}",
    "/api/tables", "/api/tables?mine=1&watch={junk}", "/api/tables/{table}", "/api/tables/{table}?seat={junk}",
    "/api/tables/{junk}", "/api/tables/{table}/answers", "/api/tables/{table}/undo", "/api/tables/{table}/undo/reply",
    "/api/tables/{table}/hint", "/api/tables/{table}/odds", "/api/tables/{table}/analysis", "/api/tables/{table}/seats/{junk}/link", "/api/tables/{table}/seats/raf/bot",
    "/api/join", "/api/join/preview", "/api/join/{junk}", "/api/tables/{table}/replay", "/api/tables/{table}/replay/{junk}",
    "/api/tables/{table}/log?seat={junk}",
    "/api/tables/{table}/replay/{number}", "/api/tables/{table}/export?seat={junk}", "/api/tables/import",
    "/api/tables/import?seats={junk}", "/api/tables/{table}/play", "/api/openapi.json", "/join/{junk}", "/{junk}",
    "//", "/../../etc/passwd", "/assets/{junk}", "*", "http://x/api/health", "x:y",
]  # fmt: skip
JUNK = [
    b"", b"x", b"raf", b"luftwaffe", b"all", b"%00", b"%ff%fe", b"%", b"%zz", b"%2e%2e%2f", b"..", b"\xc3\xa9", b"%c3%a9",
    b"%ed%a0%80", b"null", b"-1", b"1e999", b"9" * 400, b"a" * 3000, b"{}", b"%7B%7D", b"[[[[", b"'\"<>", b"\x01", b"\x7f",
    b"&&==", b"?", b"#", b"%0d%0aX:%201", b"\xff", b"true", b"0",
]  # fmt: skip
HEADERS = [
    b"Cookie: opsroom_visitor={junk}", b"Cookie: {junk}={junk}; ;;=", b"Origin: {junk}", b"Origin: http://[", b"Host: {junk}",
    b"Content-Type: {junk}", b"Content-Type: application/json; charset={junk}", b"Accept-Encoding: {junk}",
    b"X-Forwarded-For: {junk}", b"X-Forwarded-Proto: {junk}", b"Expect: 100-continue", b"Range: bytes={junk}",
    b"Transfer-Encoding: {junk}", b"Upgrade: {junk}", b"Connection: upgrade, {junk}", b"Upgrade: websocket",
    b"Sec-WebSocket-Key: {junk}", b"Sec-WebSocket-Version: {junk}", b"Sec-WebSocket-Protocol: {junk}", b"{junk}: {junk}",
    b" folded", b"no colon", b"Sec-Fetch-Site: {junk}", b"If-None-Match: {junk}", b"Accept: {junk}",
    b"Accept-Language: {junk}", b"Content-Encoding: gzip", b"Content-Length: {junk}",
]  # fmt: skip
VALUES: list[Any] = [
    None, True, 0, -1, 1, 2**31, 2**53, 2**63, 2**64, 10**30, 1.5, 1e308, "", "x", "raf", "luftwaffe", "blitz", "me", "bot",
    "friend", "\x00", "\ud800", "\U0001f600", "x" * 2000, [], {}, [[]], {"who": "me"}, {"": {}}, "pass", "staff", "search:large",
]  # fmt: skip
KEYS = [
    "type",
    "id",
    "seat",
    "answer",
    "n",
    "agree",
    "title",
    "seats",
    "mode",
    "options",
    "guided",
    "watch",
    "secret",
    "bot",
    "",
    "x",
]
LAST = b'{"type": "ping", "id": "last"}'
TYPES = ["answer", "undo", "undo_reply", "seat", "ping", "hint", "odds", "analyse", "x", ""]


class Fuzzer:
    """Malformed requests and messages, always the same for a seed."""

    def __init__(self, seed: int, table: str, token: str) -> None:
        self.random = random.Random(seed)
        self.table = table.encode()
        self.token = token.encode()

    def junk(self) -> bytes:
        """A piece of a request that is most likely wrong."""
        if self.random.random() < 0.15:
            return self.random.randbytes(self.random.randrange(1, 40)).replace(b"\n", b"").replace(b"\r", b"")
        return self.random.choice(JUNK)

    def fill(self, text: bytes) -> bytes:
        """The template with junk in its gaps."""
        while b"{junk}" in text:
            text = text.replace(b"{junk}", self.junk().replace(b"{", b""), 1)
        text = text.replace(b"{number}", str(self.random.randrange(-5, 50)).encode())
        return text.replace(b"{table}", self.table)

    def value(self, level: int = 0) -> Any:
        """A JSON value."""
        if level < 4 and self.random.random() < 0.3:
            if self.random.random() < 0.5:
                return {self.random.choice(KEYS): self.value(level + 1) for _ in range(self.random.randrange(4))}
            return [self.value(level + 1) for _ in range(self.random.randrange(4))]
        return self.random.choice(VALUES)

    def text(self) -> bytes:
        """JSON, or nearly."""
        chance = self.random.random()
        if chance < 0.04:
            opening = self.random.choice([b"[", b'{"a":', b"[[", b'{"x":[']) * self.random.choice([50, 500, 8000])
            return opening
        body = {self.random.choice(KEYS): self.value() for _ in range(self.random.randrange(6))}
        if self.random.random() < 0.7:
            body["type"] = self.random.choice(TYPES)
        text = json.dumps(body).encode()
        if chance < 0.3:
            return self.mutate(text)
        return text

    def mutate(self, text: bytes) -> bytes:
        """The text with some bytes changed, cut out or doubled."""
        data = bytearray(text)
        for _ in range(self.random.randrange(1, 5)):
            if not data:
                break
            at = self.random.randrange(len(data))
            what = self.random.randrange(4)
            if what == 0:
                data[at] = self.random.randrange(256)
            elif what == 1:
                del data[at : at + self.random.randrange(1, 8)]
            elif what == 2:
                data[at:at] = data[: self.random.randrange(1, 20)]
            else:
                data[at:at] = self.junk()
        return bytes(data)

    def request(self) -> bytes:
        """One HTTP request."""
        path = self.fill(self.random.choice(PATHS).encode())
        method = self.random.choice(METHODS[:2] if self.random.random() < 0.8 else METHODS)
        lines = [method + b" " + path + b" HTTP/1.1", b"Host: x"]
        if self.random.random() < 0.5:
            lines.append(b"Cookie: opsroom_visitor=" + self.token)
        lines += [self.fill(self.random.choice(HEADERS)) for _ in range(self.random.choice([0, 0, 1, 1, 2, 4]))]
        body = b"" if method != b"POST" or self.random.random() < 0.1 else self.text()
        if body or self.random.random() < 0.3:
            length = len(body) if self.random.random() < 0.95 else self.random.randrange(100_000)
            lines.append(b"Content-Length: %d" % length)
        text = b"\r\n".join(lines) + b"\r\n\r\n" + body
        return self.mutate(text) if self.random.random() < 0.15 else text

    def frame(self) -> bytes:
        """One WebSocket frame, now and then one that must not come here and closes the connection."""
        chance = self.random.random()
        if chance < 0.98:
            return raw.frame(raw.TEXT, self.text()[:100_000])
        if chance < 0.99:
            return raw.frame(2, self.random.randbytes(self.random.randrange(200)))
        if chance < 0.995:
            return raw.frame(raw.TEXT, self.junk(), fin=False)
        return raw.frame(self.random.randrange(16), self.junk()[:125], fin=self.random.random() < 0.8)


class Fuzzed:
    """Works through requests and messages, and counts."""

    def __init__(self, server: Served, seed: int, table: str, token: str) -> None:
        self.server = server
        self.fuzzer = Fuzzer(seed, table, token)
        self.table, self.token = table, token
        self.requests = self.messages = self.connections = self.closed = 0
        self.statuses: Counter[int] = Counter()
        self.server_errors: list[str] = []

    def run(self, requests: int, messages: int) -> None:
        """Alternates between requests and messages until there were so many of each."""
        while self.requests < requests or self.messages < messages:
            if self.requests < requests:
                self.ask()
            if self.messages < messages:
                self.talk(min(25, messages - self.messages))

    @contextlib.contextmanager
    def patience(self) -> Iterator[None]:
        """The server may close the connection at any time, but it must not leave us waiting."""
        try:
            yield
        except TimeoutError:
            self.server_errors.append("no answer within 30 seconds")
        except OSError:
            self.closed += 1

    def ask(self) -> None:
        """One request on a connection of its own, sent whole or in two parts."""
        request = self.fuzzer.request()
        self.requests += 1
        with self.server.raw() as connection, self.patience():
            connection.settimeout(30)
            connection.sendall(request)
            connection.shutdown(socket.SHUT_WR)  # nothing more will come: an incomplete request is refused at once
            status = raw.status_of(raw.read_head(connection))
            self.statuses[status] += 1
            # 503: the site is not built, or no worker is free; 501 and 505 are the client's fault by name.
            if status >= 500 and not (status == 503 and b" /api" not in request):
                self.server_errors.append(f"{status}: {request[:300]!r}")

    def talk(self, most: int) -> None:
        """Messages on a WebSocket until it is closed."""
        cookie = f"Cookie: opsroom_visitor={self.token}\r\n".encode() if self.fuzzer.random.random() < 0.8 else b""
        self.connections += 1
        with self.server.raw() as connection, self.patience():
            connection.settimeout(30)
            status = raw.status_of(raw.upgrade(connection, f"/api/tables/{self.table}/play", cookie))
            if status != 101:
                self.statuses[status] += 1
                return
            frames = [self.fuzzer.frame() for _ in range(most)]
            self.messages += most
            connection.sendall(b"".join(frames) + raw.frame(raw.TEXT, LAST))
            received = b""
            while b'"pong","id":"last"' not in received and (part := connection.recv(65536)):
                received += part
            if b'"code":"server_error"' in received:
                self.server_errors.append("a message failed")
            if self.fuzzer.random.random() < 0.3:
                connection.sendall(self.fuzzer.random.randbytes(self.fuzzer.random.randrange(1, 60)))
            connection.shutdown(socket.SHUT_WR)
            while connection.recv(65536):
                pass

    def summary(self) -> dict[str, Any]:
        """What happened, for people and for programs."""
        return {
            "requests": self.requests,
            "messages": self.messages,
            "connections": self.requests + self.connections,
            "server_errors": len(self.server_errors),
            "first_errors": self.server_errors[:3],
            "log_lines": len(self.server.logged().splitlines()),
            "statuses": {str(status): times for status, times in sorted(self.statuses.items())},
        }
