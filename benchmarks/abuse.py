"""Misbehaving clients for the soak test: a few people who do all that a server must bear, each at a bounded rate.

    python benchmarks/abuse.py http://127.0.0.1:8000 --seconds 60

Prints JSON when it is done: how often each was tried, and every answer that was a failure of the server.
They speak from loopback addresses of their own, so that limits by address do not hit the well-behaved clients.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import contextlib
import json
import os
import random
import socket
import struct
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

ADDRESSES = ("127.0.0.2", "127.0.0.3", "127.0.0.4")
DOWN = (OSError, WebSocketException, httpx.HTTPError, asyncio.TimeoutError, EOFError)
SEARCH = {"who": "bot", "bot": "search:large"}
DEEP = b"[" * 20_000
TEXT, CLOSE = 1, 8


class Site:
    """Where the misbehaving clients go, and what they saw there."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        parts = urlsplit(self.address)
        self.host, self.port = parts.hostname or "127.0.0.1", parts.port or 80
        self.tried: Counter[str] = Counter()
        self.failures: Counter[str] = Counter()  # 5xx, by what was tried
        self.tables: list[str] = []

    def client(self) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=random.choice(ADDRESSES))
        return httpx.AsyncClient(base_url=self.address, transport=transport, timeout=30)

    async def connection(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(self.host, self.port, local_addr=(random.choice(ADDRESSES), 0))

    def socket(self, table: str, cookie: str = "") -> connect:
        url = self.address.replace("http", "ws", 1) + f"/api/tables/{table}/play"
        headers = {"Cookie": cookie} if cookie else {}
        local = (random.choice(ADDRESSES), 0)
        return connect(url, additional_headers=headers, compression=None, proxy=None, max_size=None, local_addr=local)

    def status(self, what: str, status: int) -> None:
        if status >= 500:
            self.failures[f"{what} {status}"] += 1

    async def any_table(self) -> str:
        """A table that someone plays at."""
        if not self.tables or random.random() < 0.05:
            async with self.client() as client:
                answer = await client.get("/api/tables?watch=1")
                self.status("list", answer.status_code)
                self.tables = [line["id"] for line in answer.json()]
        return random.choice(self.tables)

    async def raw_socket(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A WebSocket after the handshake, for frames that no library would send."""
        reader, writer = await self.connection()
        writer.write(upgrade(await self.any_table(), base64.b64encode(os.urandom(16)).decode()))
        await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 10)
        return reader, writer


def upgrade(table: str, key: str | None) -> bytes:
    lines = [
        f"GET /api/tables/{table}/play HTTP/1.1",
        "Host: 127.0.0.1",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
    ]
    if key is not None:
        lines.append(f"Sec-WebSocket-Key: {key}")
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def frame(opcode: int, payload: bytes, *, final: bool = True, masked: bool = True) -> bytes:
    """A frame; the mask is zero, so the payload goes as it is."""
    first = bytes([(0x80 if final else 0) | opcode])
    size = len(payload)
    mask = 0x80 if masked else 0
    if size < 126:
        head = first + bytes([mask | size])
    elif size < 65536:
        head = first + bytes([mask | 126]) + struct.pack("!H", size)
    else:
        head = first + bytes([mask | 127]) + struct.pack("!Q", size)
    return head + (bytes(4) if masked else b"") + payload


async def hang_up(writer: asyncio.StreamWriter) -> None:
    """Ends a connection at once, without a word."""
    raw = writer.get_extra_info("socket")
    if raw is not None:
        with contextlib.suppress(OSError):
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    writer.close()


# One function for each way to misbehave.


async def aborted_upload(site: Site) -> None:
    _, writer = await site.connection()
    head = "POST /api/tables/import HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 4000000\r\n\r\n"
    writer.write(head.encode() + b"[" + b"0," * 50_000)
    await writer.drain()
    await asyncio.sleep(random.random())
    await hang_up(writer)


async def bad_import(site: Site) -> None:
    text = random.choice([b"[" + b"[]," * 500_000 + b"[]]", b'{"opsroom":1,"moves":' + DEEP, b"\xff\xfe", b"{}"])
    async with site.client() as client:
        answer = await client.post("/api/tables/import", content=text)
        site.status("bad_import", answer.status_code)


async def malformed_request(site: Site) -> None:
    content = random.choice([b"\xff\xfe\x00", DEEP, b'{"title": 3}', b"", b'"' + b"x" * 60_000 + b'"'])
    path = random.choice(["/api/tables", "/api/join", "/api/tables/none/answers", "/api/tables/%FF/undo"])
    async with site.client() as client:
        answer = await client.post(path, content=content, headers={"content-type": "application/json"})
        site.status("malformed_request", answer.status_code)
        answer = await client.get(random.choice(["/api/tables/%00", "/api/titles/%FF/rules", "/%2e%2e/", "/api/x"]))
        site.status("malformed_request", answer.status_code)


async def malformed_frame(site: Site) -> None:
    reader, writer = await site.raw_socket()
    bad = random.choice(
        [
            frame(TEXT, b"\xff\xfe"),
            frame(TEXT, DEEP),
            frame(TEXT, b'{"type": "answer", "id": {}, "n": "x"}'),
            frame(TEXT, b"{}", masked=False),
            frame(0x3, b"reserved opcode"),
            frame(0x0, b"continues nothing"),
            frame(CLOSE, b"\x00"),
            frame(0x9, b"x" * 200),
            b"\xff" * 64,
            frame(TEXT, b"x" * 70_000),
            frame(TEXT, b"cut off")[:-3],
        ]
    )
    writer.write(bad)
    with contextlib.suppress(asyncio.TimeoutError):
        seen = await asyncio.wait_for(read_all(reader), 1)
        if b"server_error" in seen:
            site.failures["malformed_frame server_error"] += 1
    await hang_up(writer)


async def read_all(reader: asyncio.StreamReader) -> bytes:
    seen = b""
    while part := await reader.read(65536):
        seen = (seen + part)[-200_000:]
    return seen


async def fragment_flood(site: Site) -> None:
    _, writer = await site.raw_socket()
    writer.write(frame(TEXT, b"x" * 1000, final=False))
    for _ in range(100):
        writer.write(frame(0x0, b"x" * 30_000, final=False))
        await asyncio.wait_for(writer.drain(), 10)
        await asyncio.sleep(0.01)
    await hang_up(writer)


async def half_upgrade(site: Site) -> None:
    reader, writer = await site.connection()
    whole = upgrade(await site.any_table(), random.choice([None, "short", base64.b64encode(os.urandom(16)).decode()]))
    writer.write(whole if random.random() < 0.3 else whole[: random.randrange(10, len(whole) - 2)])
    with contextlib.suppress(asyncio.TimeoutError):
        answer = await asyncio.wait_for(reader.read(200), 15)
        if answer.startswith(b"HTTP/1.1 5"):
            site.failures["half_upgrade " + answer[9:12].decode()] += 1
    await hang_up(writer)


async def slow_reader(site: Site) -> None:
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.setblocking(False)
    raw.bind((random.choice(ADDRESSES), 0))
    await asyncio.get_running_loop().sock_connect(raw, (site.host, site.port))
    _, writer = await asyncio.open_connection(sock=raw, limit=1024)
    writer.transport.pause_reading()  # type: ignore[attr-defined]
    writer.write(upgrade(await site.any_table(), base64.b64encode(os.urandom(16)).decode()))
    for number in range(200):
        writer.write(frame(TEXT, b'{"type": "ping", "id": %d}' % number))
    await asyncio.sleep(random.uniform(10, 30))
    await hang_up(writer)


async def churn(site: Site) -> None:
    if random.random() < 0.5:
        async with site.socket(await site.any_table()) as connection:
            await asyncio.wait_for(connection.recv(), 10)
    else:
        _, writer = await site.raw_socket()
        await hang_up(writer)


# Twenty tables where the strongest search thinks, of one visitor.


class Part(msgspec.Struct):
    options: list[dict[str, object]] = []


class Seen(msgspec.Struct):
    type: str
    n: int = 0
    you: str | None = None
    question: Part | None = None


async def search_table(site: Site, cookies: httpx.Cookies, alone: bool) -> None:
    async with site.client() as client:
        client.cookies = cookies
        seats = {"luftwaffe": SEARCH, "raf": SEARCH if alone else {"who": "me"}}
        answer = await client.post("/api/tables", json={"title": "blitz", "seats": seats})
        site.status("search_table", answer.status_code)
        if answer.status_code != 201:
            return
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    async with site.socket(answer.json()["id"], cookie) as connection:
        await play_on(connection)


async def play_on(connection: ClientConnection) -> None:
    """Answers whatever is asked, and asks for hints, until the game is over."""
    answered = 0
    async for text in connection:
        seen = msgspec.json.decode(text, type=Seen)
        if seen.type == "state" and seen.question is None:
            return
        if seen.type == "state" and seen.question is not None and seen.question.options and seen.n > answered:
            answered = seen.n
            name = random.choice(seen.question.options)["name"]
            await connection.send(json.dumps({"type": "hint", "id": 1, "seat": seen.you, "n": seen.n}))
            await asyncio.sleep(0.5)
            message = {"type": "answer", "id": 2, "seat": seen.you, "answer": name, "n": seen.n}
            await connection.send(json.dumps(message))


async def search_tables(site: Site, cookies: httpx.Cookies, alone: bool) -> None:
    while True:
        site.tried["search_table"] += 1
        with contextlib.suppress(*DOWN):
            await search_table(site, cookies, alone)
        await asyncio.sleep(1)


# At once and per second: how many of each may be in progress, and how often one begins.
RATES: dict[Callable[[Site], Awaitable[None]], tuple[int, float]] = {
    aborted_upload: (4, 1.0),
    bad_import: (2, 0.2),
    malformed_request: (4, 3.0),
    malformed_frame: (10, 5.0),
    fragment_flood: (4, 0.5),
    half_upgrade: (40, 2.0),
    slow_reader: (20, 1.0),
    churn: (10, 8.0),
}


async def misbehave(site: Site, how: Callable[[Site], Awaitable[None]], at_once: int, rate: float) -> None:
    running: set[asyncio.Task[None]] = set()
    while True:
        await asyncio.sleep(random.expovariate(rate))
        if len(running) < at_once:
            site.tried[how.__name__] += 1
            task = asyncio.create_task(once(site, how))
            running.add(task)
            task.add_done_callback(running.discard)


async def once(site: Site, how: Callable[[Site], Awaitable[None]]) -> None:
    try:
        await how(site)
    except DOWN:
        pass  # cut off, refused, or the server is being restarted
    except (IndexError, ValueError):
        pass  # no table yet


async def main_loop(address: str, seconds: float) -> dict[str, object]:
    site = Site(address)
    visitor = httpx.Cookies()
    with contextlib.suppress(*DOWN):
        async with site.client() as client:
            wish = {"title": "blitz", "seats": {"luftwaffe": {"who": "me"}, "raf": {"who": "me"}}}
            await client.post("/api/tables", json=wish)
            visitor = client.cookies
    work = [misbehave(site, how, *rate) for how, rate in RATES.items()]
    work += [search_tables(site, visitor, alone=number < 4) for number in range(20)]
    tasks = [asyncio.create_task(one) for one in work]
    await asyncio.sleep(seconds)
    broken = [repr(task.exception()) for task in tasks if task.done()]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return {"tried": dict(site.tried), "failures": dict(site.failures), "broken": broken}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("address")
    parser.add_argument("--seconds", type=float, default=60.0)
    given = parser.parse_args()
    print(json.dumps(asyncio.run(main_loop(given.address, given.seconds))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
