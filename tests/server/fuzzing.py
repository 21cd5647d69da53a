"""A fuzzer for a running server: malformed HTTP requests and WebSocket messages, drawn from a seed.

Half of them are nonsense of all kinds. The others follow what the server says about its routes and messages, with most values of
the right type, so that every route and message is reached, also one that is added tomorrow.

`run` works through them on plain sockets and counts what came back. A 5xx, a line in the server's log or a server that does
not answer any more is an error.
"""

from __future__ import annotations

import contextlib
import json
import random
import re
import socket
from collections import Counter
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import msgspec

from opsroom.server import messages
from opsroom.server.programs import messages as program_messages

from . import raw
from .programs import API, PASSWORD
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
# With the fuzzer's own cookie these would take away what it needs for the rest.
LEAVES = re.compile(
    "/api/account/(delete|sign-|devices|password|programs/.*/(delete|revoke))|/api/tables/.*/(delete|concede)"
)
STREAM, LOBBY = f"{API}/stream", "/api/lobby/live"
Schema = dict[str, Any]


class Description:
    """The routes and messages that a server describes, and values that nearly fit them."""

    def __init__(self, openapi: Schema, names: list[str], chance: random.Random) -> None:
        self.openapi, self.names, self.random = openapi, names, chance
        self.routes = [
            (method.upper(), path, operation)
            for path, methods in openapi["paths"].items()
            for method, operation in methods.items()
        ]
        self.messages = {
            "/play": msgspec.json.schema(messages.ClientMessage),
            STREAM: msgspec.json.schema(program_messages.ProgramMessage),
            LOBBY: {"type": "object", "properties": {"type": {"enum": ["ping"]}}},
        }

    def resolve(self, schema: Schema, within: Schema) -> Schema:
        """The schema behind a reference."""
        while "$ref" in schema:
            found = within
            for part in schema["$ref"].removeprefix("#/").split("/"):
                found = found[part]
            schema = found
        return schema

    def value(self, schema: Schema, within: Schema, level: int = 0) -> Any:
        """A value of the schema, or now and then something else."""
        chance = self.random
        if chance.random() < 0.04:
            return chance.choice(VALUES)
        schema = self.resolve(schema, within)
        if either := schema.get("anyOf") or schema.get("oneOf"):
            return self.value(chance.choice(either), within, level)
        if "enum" in schema:
            return chance.choice(schema["enum"])
        if "const" in schema:
            return schema["const"]
        kind = schema.get("type")
        kind = chance.choice(kind) if isinstance(kind, list) else kind
        if kind == "object" and level < 5:
            found = {
                name: self.value(part, within, level + 1)
                for name, part in schema.get("properties", {}).items()
                if name in schema.get("required", ()) or chance.random() < 0.6
            }
            more = schema.get("additionalProperties")
            if isinstance(more, dict):
                found |= {self.name(): self.value(more, within, level + 1) for _ in range(chance.randrange(3))}
            return found
        if kind == "array" and level < 5:
            return [self.value(schema.get("items", {}), within, level + 1) for _ in range(chance.randrange(4))]
        simple = {
            "string": self.name(),
            "integer": chance.choice([0, 1, 2, 7, 30, 900, 86_400, -1, 2**31, 2**53, 2**63, 10**30]),
            "number": chance.choice([0, 0.5, 60, 1e308, -1]),
            "boolean": chance.random() < 0.5,
            "null": None,
        }
        return simple.get(str(kind), chance.choice(VALUES))

    def name(self) -> str:
        """A name that means something to the server, or one that does not."""
        return self.random.choice(
            self.names if self.random.random() < 0.85 else ["", "x" * 300, "\x00", "é", "..", "'%_"]
        )

    def address(self, path: str, operation: Schema) -> str:
        """The address of a route, with names in its gaps and some of its parameters."""
        known = {
            "{table}": self.names[0],
            "{game}": self.names[0],
            "{title}": "blitz",
            "{seat}": "raf",
            "{moment}": "0",
        }

        def fill(gap: re.Match[str]) -> str:
            name = known.get(gap[0], "1") if self.random.random() < 0.7 else self.name()
            return quote(name, safe="") or "0"

        filled = re.sub(r"{\w+}", fill, path)
        wanted = [
            each for each in operation.get("parameters", []) if each["in"] == "query" and self.random.random() < 0.5
        ]
        given = ((each["name"], self.value(each.get("schema", {}), self.openapi)) for each in wanted)
        query = "&".join(f"{name}={quote(str(value).encode('utf-8', 'replace'), safe='')}" for name, value in given)
        return f"{filled}?{query}" if query else filled

    def body(self, operation: Schema) -> bytes:
        """A body for a route."""
        content = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
        return json.dumps(self.value(content.get("schema", {"type": "object"}), self.openapi)).encode()

    def message(self, path: str) -> bytes:
        """A message for one of the sockets."""
        schema = self.messages[path if path in self.messages else "/play"]
        if either := schema.get("anyOf"):
            found = self.value(chosen := self.random.choice(either), schema)
            tag = self.resolve(chosen, schema)["properties"]["type"]["enum"][0]
            return json.dumps({**found, "type": tag} if isinstance(found, dict) else found).encode()
        return json.dumps(self.value(schema, schema)).encode()


class Fuzzer:
    """Malformed requests and messages, always the same for a seed."""

    def __init__(self, seed: int, table: str, token: str, openapi: Schema, robot: str) -> None:
        self.random = random.Random(seed)
        self.table = table.encode()
        self.token = token.encode()
        self.robot = robot.encode()
        names = [table] * 6 + [
            "raf",
            "luftwaffe",
            "blitz",
            "mirage",
            "standard",
            "staff",
            "pass",
            "me",
            "friend",
            "Fuzzer",
        ]
        self.described = Description(openapi, [*names, "Robot", "0", "1", "12"], self.random)

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

    def described_request(self) -> bytes:
        """A request to one of the routes that the server describes, nearly as it should be."""
        method, path, operation = self.random.choice(self.described.routes)
        target = self.described.address(path, operation)
        lines = [f"{method} {target} HTTP/1.1".encode(), b"Host: x"]
        if path.startswith(API):
            lines.append(b"Authorization: Bearer " + self.robot)
        elif self.random.random() < 0.8 and not LEAVES.match(path):
            lines.append(b"Cookie: opsroom_visitor=" + self.token)
        body = b"" if method == "GET" else self.described.body(operation)
        if self.random.random() < 0.1:
            body = self.mutate(body)
        return b"\r\n".join([*lines, b"Content-Length: %d" % len(body)]) + b"\r\n\r\n" + body

    def frame(self, path: str) -> bytes:
        """One WebSocket frame, now and then one that must not come here and closes the connection."""
        chance = self.random.random()
        if chance < 0.5:
            return raw.frame(raw.TEXT, self.described.message(path))
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
        token, robot, openapi = account_of(server, token)
        self.robot = robot
        self.fuzzer = Fuzzer(seed, table, token, openapi, robot)
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
        described = self.fuzzer.random.random() < 0.5
        request = self.fuzzer.described_request() if described else self.fuzzer.request()
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
        chance = self.fuzzer.random.random()
        path = STREAM if chance < 0.2 else LOBBY if chance < 0.3 else f"/api/tables/{self.table}/play"
        head = f"Cookie: opsroom_visitor={self.token}\r\n".encode() if self.fuzzer.random.random() < 0.8 else b""
        if path == STREAM:
            head = f"Authorization: Bearer {self.robot}\r\n".encode()
        self.connections += 1
        with self.server.raw() as connection, self.patience():
            connection.settimeout(30)
            status = raw.status_of(raw.upgrade(connection, path, head))
            if status != 101:
                self.statuses[status] += 1
                return
            frames = [self.fuzzer.frame(path) for _ in range(most)]
            self.messages += most
            connection.sendall(b"".join(frames) + raw.frame(raw.TEXT, LAST))
            received = b""
            end = b'"type":"pong"' if path == LOBBY else b'"pong","id":"last"'
            while end not in received and (part := connection.recv(65536)):
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


def account_of(server: Served, token: str) -> tuple[str, str, Schema]:
    """Makes the visitor an account with a program: their tokens, and the description of the server's routes."""
    with server.client(token) as client:
        signed_up = client.post(
            "/api/account/sign-up", json={"name": "Fuzzer", "password": PASSWORD}
        ).raise_for_status()
        token = signed_up.cookies.get("opsroom_visitor", token)
    with server.client(token) as client:
        robot = client.post("/api/account/programs", json={"name": "Robot"}).raise_for_status().json()["token"]
        return token, robot, client.get("/api/openapi.json").json()
