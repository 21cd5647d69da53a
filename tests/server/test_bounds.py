"""What one client can make the server hold is bounded: memory, time, connections. A stop is clean whatever clients do."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import itertools
import random
import select
import signal
import socket
import time
import weakref
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
import uvicorn

from opsroom.server import run
from opsroom.server.http import ConnectionLimits, limited
from opsroom.server.middleware import Guard
from opsroom.server.settings import Settings
from opsroom.server.websocket import WebSocketProtocol, with_settings

from . import raw
from .served import Served
from .test_proxies import free_port
from .test_served import new_table, next_message

MEGABYTE = 1024 * 1024
SETTINGS = Settings()
QUICK = {"header_seconds": 1.5, "body_seconds": 1.5, "stall_seconds": 1}


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that loses patience soon. After all that is done to it, it must stop with status 0 and without a word."""
    server = Served(tmp_path_factory.mktemp("quick"), **QUICK)
    server.start()
    yield server
    assert server.end(signal.SIGTERM) == (0, "")


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Served]]:
    """Starts servers with settings; each must stop with status 0 and without a word."""
    started: list[Served] = []

    def start(**settings: Any) -> Served:
        folder = tmp_path / str(len(started))
        folder.mkdir()
        server = Served(folder, **settings)
        server.start()
        started.append(server)
        return server

    yield start
    for server in started:
        if server.process is not None:
            assert server.end(signal.SIGTERM) == (0, "")


def is_up(server: Served) -> bool:
    with server.client() as client:
        return bool(client.get("/api/health").json()["ok"])


def flood(connection: socket.socket, data: bytes, most: int) -> int:
    """Sends the data again and again until the server closes the connection or stops reading."""
    sent = 0
    connection.settimeout(3)
    with contextlib.suppress(ConnectionError, TimeoutError):
        while sent < most:
            connection.sendall(data)
            sent += len(data)
    return sent


@pytest.mark.parametrize(
    "data",
    [
        raw.frame(raw.CONTINUATION, b"x" * 60_000, fin=False),
        raw.frame(raw.CONTINUATION, b"", fin=False) * 10_000,
        raw.frame(raw.PING, b"x" * 100) * 1000,
        raw.frame(raw.TEXT, b'{"type": "ping", "id": "' + b"x" * 150 + b'"}') * 400,
        raw.frame(raw.TEXT, b"x" * 60_000),
    ],
    ids=["fragments", "empty fragments", "pings", "messages whose replies nobody reads", "large messages"],
)
def test_a_spectator_cannot_fill_the_memory(quick: Served, data: bytes) -> None:
    table, _ = new_table(quick)
    with quick.raw() as connection:
        assert raw.status_of(raw.upgrade(connection, f"/api/tables/{table}/play")) == 101
        before = quick.memory()
        if data[0] & 0x0F == raw.CONTINUATION:
            connection.sendall(raw.frame(raw.TEXT, b"{", fin=False))
        flood(connection, data, 100 * MEGABYTE)
        assert quick.memory() - before < 20 * MEGABYTE
        assert is_up(quick)


def test_headers_and_trailers_without_end_are_cut_off(quick: Served) -> None:
    before = quick.memory()
    chunked = b"POST /api/join HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
    for begin, more in [
        (b"GET / HTTP/1.1\r\n", b"X: " + b"x" * 1000 + b"\r\n"),
        (b"GET / HTTP/1.1\r\nX: ", b"x" * 60_000),
        (b"GET /", b"x" * 60_000),
        (chunked + b"0\r\n", b"X: " + b"x" * 1000 + b"\r\n"),
        (chunked, b"fff\r\n" + b"x" * 0xFFF + b"\r\n"),
        (b"GET / HTTP/1.1\r\n\r\n" * 100, b"GET / HTTP/1.1\r\n\r\n" * 100),
    ]:
        with quick.raw() as connection:
            connection.sendall(begin)
            assert flood(connection, more, 50 * MEGABYTE) < 50 * MEGABYTE
    assert quick.memory() - before < 20 * MEGABYTE
    assert is_up(quick)


def test_uploads_share_a_budget(serve: Callable[..., Served]) -> None:
    server = serve(upload_bytes=3 * MEGABYTE)
    head = b"POST /api/tables/import HTTP/1.1\r\nHost: x\r\nContent-Length: 2000000\r\n\r\n"
    with server.raw() as first, server.raw() as second:
        for connection in (first, second):
            connection.sendall(head + b" " * 1_900_000)
        refused = select.select([first, second], [], [], 20)[0][0]
        assert raw.status_of(raw.read_head(refused)) == 503
        assert raw.ask(second if refused is first else first, b" " * 100_000) == 400
    with server.raw() as third:
        assert raw.ask(third, head + b" " * 2_000_000) == 400  # the budget is free again


class Uploading:
    """A request whose body arrives at the guard part by part; None is the end."""

    def __init__(self, guard: Guard, client: str, path: str = "/api/tables/import") -> None:
        self.parts: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.response: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        scope = {"type": "http", "method": "POST", "path": path, "headers": [], "client": (client, 1)}
        self.task = asyncio.create_task(guard(scope, self._receive, self._send))

    async def status(self, *parts: bytes | None) -> int:
        """The response to the parts."""
        for part in parts:
            self.parts.put_nowait(part)
        async with asyncio.timeout(20):
            status: int = (await self.response)["status"]
            await self.task
        return status

    async def _receive(self) -> Any:
        part = await self.parts.get()
        return {"type": "http.request", "body": part or b"", "more_body": part is not None}

    async def _send(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.response.set_result(message)


def guard_of(settings: Settings) -> Guard:
    """A guard around an application that answers everything with 200."""

    async def api(_scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "http.response.start", "status": 200, "headers": []})

    cast("Any", api).state = SimpleNamespace(
        registry=SimpleNamespace(counters=SimpleNamespace(count_error=lambda _: None))
    )
    return Guard(api, None, settings)


def test_unfinished_uploads_block_no_small_request_and_no_client_has_more_than_its_share(
    settings: Settings,
) -> None:
    part = b" " * (MEGABYTE // 2)
    eve, bob = "192.0.2.6", "192.0.2.7"

    async def go() -> None:
        guard = guard_of(replace(settings, upload_bytes=MEGABYTE, upload_window_seconds=600))
        held = [Uploading(guard, eve) for _ in range(2)]
        for upload in held:
            upload.parts.put_nowait(part)
        while not all(upload.parts.empty() for upload in held):
            await asyncio.sleep(0)
        for client in (eve, bob):
            assert await Uploading(guard, client, "/api/join").status(b"{}" + b" " * 1000, None) == 200
            assert await Uploading(guard, client).status(b"{}", None) == 200
        assert await Uploading(guard, bob).status(part, None) == 503
        guard.uploads.budget *= 100
        assert await Uploading(guard, eve).status(part, None) == 429
        assert await Uploading(guard, bob).status(part, None) == 200
        assert [await upload.status(None) for upload in held] == [200, 200]
        assert await Uploading(guard, eve).status(part, None) == 200
        assert (guard.uploads.total, guard.uploads.bytes_of, guard.uploads.count_of) == (0, {}, {})

    asyncio.run(go())


@pytest.mark.parametrize(
    ("parts", "status"),
    [
        ([b" " * 100_000], 408),
        ([b" " * 100_000, b" " * 1000], 408),
        ([b" " * 100_000, b" " * 100_000, None], 200),
    ],
    ids=["stalled", "a trickle", "complete"],
)
def test_an_upload_that_stalls_is_refused_and_its_memory_is_free_again(
    settings: Settings, parts: list[bytes | None], status: int
) -> None:
    async def go() -> None:
        guard = guard_of(replace(settings, upload_window_seconds=0.2))
        upload = Uploading(guard, "192.0.2.1")
        assert await upload.status(*parts) == status
        assert ((b"connection", b"close") in upload.response.result()["headers"]) == (status == 408)
        assert (guard.uploads.total, guard.uploads.bytes_of, guard.uploads.count_of) == (0, {}, {})

    asyncio.run(go())


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"\r\n",
        b"GET /api/health HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/join HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
        b"POST /api/join HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
        b"GET /api/health HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n",
        raw.UPGRADE.removesuffix(b"\r\n") % (b"/api/tables/x/play", b""),
    ],
    ids=["nothing", "an empty line", "headers", "a body", "a chunk", "a body nobody wants", "an upgrade"],
)
def test_half_a_request_is_not_waited_for(quick: Served, half: bytes) -> None:
    with quick.raw() as connection:
        connection.sendall(half)
        assert raw.is_closed(connection)


def test_a_request_byte_by_byte_is_not_waited_for(quick: Served) -> None:
    with quick.raw() as connection, pytest.raises(ConnectionError):  # noqa: PT012
        connection.sendall(b"GET / HTTP/1.1\r\nX: ")
        for _ in range(400):
            connection.sendall(b"x")
            time.sleep(0.05)


@pytest.mark.long
def test_a_response_that_nobody_reads_is_dropped(quick: Served) -> None:
    with quick.raw() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        flood(connection, b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n", 20_000)
        assert raw.is_closed(connection)
    assert is_up(quick)


def test_connections_are_limited_per_address_and_in_total(serve: Callable[..., Served]) -> None:
    # With a trusted proxy configured, this machine's own address is counted like any other.
    few = serve(connections_per_address=5, trusted_proxies=["192.0.2.1"])
    head = b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n"
    table, _ = new_table(few)
    with contextlib.ExitStack() as stack:
        open_ones = [stack.enter_context(few.raw()) for _ in range(5)]
        for connection in open_ones[:3]:
            assert raw.status_of(raw.upgrade(connection, f"/api/tables/{table}/play")) == 101
        for connection in open_ones[3:]:
            assert raw.ask(connection, head) == 200
        with few.raw() as sixth:
            assert raw.ask(sixth, head) in (503, 0)
    wait_until(lambda: answers(few, head))
    total = serve(connections=3)
    with contextlib.ExitStack() as stack:
        for _ in range(3):
            assert raw.ask(stack.enter_context(total.raw()), head) == 200
        with total.raw() as fourth:
            assert raw.ask(fourth, head) in (503, 0)
    wait_until(lambda: answers(total, head))


def test_a_full_server_still_answers_on_the_operators_port(serve: Callable[..., Served]) -> None:
    port = free_port()
    server = serve(connections=3, metrics_port=port, header_seconds=1)
    head = b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n"
    address = ("127.0.0.1", port)
    with contextlib.ExitStack() as stack:
        for _ in range(5):  # operators' connections take nobody's place
            assert raw.ask(stack.enter_context(socket.create_connection(address, timeout=20)), head) == 200
        for _ in range(3):
            assert raw.ask(stack.enter_context(server.raw()), head) == 200
        with server.raw() as fourth:
            assert raw.ask(fourth, head) in (503, 0)
        with socket.create_connection(address, timeout=20) as operator:
            assert raw.ask(operator, head) == 200


def test_operators_connections_have_a_limit_of_their_own() -> None:
    limits = ConnectionLimits(Settings(metrics_port=9464, connections=1, operator_connections=7))
    keys = [limits.enter("127.0.0.1", 9464) for _ in range(7)]
    assert limits.enter("127.0.0.1", 9464) is None
    assert (limits.total, limits.enter("127.0.0.1", 8000)) == (0, "")
    for key in keys:
        assert key is not None
        limits.leave(key)
    assert limits.total == 1
    assert limits.enter("127.0.0.1", 9464) is not None


def test_requests_that_are_refused_before_they_are_read_are_counted(serve: Callable[..., Served]) -> None:
    port = free_port()
    server = serve(connections=2, metrics_port=port, header_seconds=1, header_bytes=2000)
    with server.raw() as connection:
        assert raw.ask(connection, b"nonsense\r\n\r\n") == 400
    with server.raw() as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nX: ")
        flood(connection, b"x" * 3000, MEGABYTE)  # its response may be lost with the rest of the request
    with server.raw() as connection:
        assert raw.ask(connection, b"GET / HTTP/1.1\r\n") == 408
    with server.raw() as first, server.raw() as second:
        for connection in (first, second):
            assert raw.ask(connection, b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n") == 200
        with server.raw() as third:
            assert raw.is_closed(third)
    text = httpx.get(f"http://127.0.0.1:{port}/metrics", trust_env=False).text
    for code in ("malformed", "headers_too_large", "request_timeout", "too_many_connections"):
        assert f'opsroom_errors_total{{code="{code}"}} 1.0' in text, code


def test_a_request_in_progress_has_longer_than_the_last_call(
    monkeypatch: pytest.MonkeyPatch, settings: Settings
) -> None:
    monkeypatch.setattr(run, "LAST_CALL", 0.0)
    monkeypatch.setattr(run, "spare_collections", lambda: None)
    arrived, called = asyncio.Event(), asyncio.Event()

    async def slow(scope: Any, _receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            arrived.set()
            await called.wait()
            await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"4")]})
            await send({"type": "http.response.body", "body": b"done"})

    class Watched(run.Announcing):
        def _abort(self) -> None:
            super()._abort()
            called.set()

    async def go() -> bytes:
        listening = run.listen("127.0.0.1", 0)
        address = listening.getsockname()
        config = uvicorn.Config(
            slow,
            lifespan="off",
            log_config=None,
            http=limited(ConnectionLimits(settings)),
            ws=with_settings(settings),
            timeout_graceful_shutdown=60,
        )
        server = Watched(config, "", cast("Any", SimpleNamespace(refuse_waiting=lambda: None)))
        serving = asyncio.create_task(server._serve([listening]))
        reader, writer = await asyncio.open_connection(*address)
        _, idle = await asyncio.open_connection(*address)
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        await arrived.wait()
        server.should_exit = True
        response = await reader.read()
        await serving
        for each in (writer, idle):
            each.close()
        return response

    async def in_time() -> bytes:
        async with asyncio.timeout(60):
            return await go()

    assert asyncio.run(in_time()).endswith(b"done")


def answers(server: Served, request: bytes) -> bool:
    with server.raw() as connection:
        return raw.ask(connection, request) == 200


def wait_until(holds: Callable[[], bool]) -> None:
    for _ in range(200):
        if holds():
            return
        time.sleep(0.05)
    raise AssertionError("it never came true")


def test_refused_and_broken_upgrades_are_freed(serve: Callable[..., Served]) -> None:
    server = serve()
    attempts = [
        raw.UPGRADE % (b"/api/nowhere", b""),
        raw.UPGRADE % (b"/api/tables/x/play", b"Origin: https://evil.example\r\n"),
        raw.UPGRADE.replace(b"dGhlIHNhbXBsZSBub25jZQ==", b"short") % (b"/api/tables/x/play", b""),
        b"GET /api/tables/x/play HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    ]

    def round_of(times: int) -> None:
        for _ in range(times):
            for attempt in attempts:
                with server.raw() as connection:
                    assert 400 <= raw.ask(connection, attempt) < 500

    round_of(50)
    before = server.memory()
    round_of(150)
    assert server.memory() - before < 4 * MEGABYTE  # 600 of them took 6 MB
    began = time.monotonic()
    assert server.end(signal.SIGTERM) == (0, "")
    assert time.monotonic() - began < 20


def test_a_stop_waits_for_nobody_who_holds_a_connection_open(serve: Callable[..., Served]) -> None:
    server = serve()
    table, token = new_table(server)
    halves = [
        b"",
        b"GET / HTTP/1.1\r\nHost:",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
        raw.UPGRADE % (f"/api/tables/{table}/play".encode(), b""),
    ]
    with contextlib.ExitStack() as stack:
        for half in halves:
            connection = stack.enter_context(server.raw())
            connection.sendall(half)
        slow = stack.enter_context(server.raw())
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        flood(slow, b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n", 4000)
        with server.socket(table, token) as well_behaved:
            next_message(well_behaved, "state")
            assert server.end(signal.SIGTERM) == (0, "")


def test_a_flood_of_messages_is_slowed_down_and_others_are_served(quick: Served) -> None:
    table, token = new_table(quick)
    with quick.raw() as connection, quick.socket(table, token) as other:
        assert raw.status_of(raw.upgrade(connection, f"/api/tables/{table}/play")) == 101
        connection.settimeout(0.5)
        message = raw.frame(raw.TEXT, b'{"type": "ping", "id": 1}') * 100
        sent = 0
        with contextlib.suppress(TimeoutError, ConnectionError):
            while sent < 3_000_000:
                connection.sendall(message)
                sent += len(message)
        assert sent < 3_000_000  # the server does not read as fast as we send
        other.send('{"type": "ping", "id": 2}')
        assert next_message(other, "pong")["id"] == 2


class Written:
    """A transport that takes everything."""

    def __init__(self) -> None:
        self.is_over = False
        self.data = b""

    def get_extra_info(self, _name: str) -> None:
        return None

    def write(self, data: bytes) -> None:
        self.data += data

    def pause_reading(self) -> None:
        pass

    def is_closing(self) -> bool:
        return self.is_over

    def close(self) -> None:
        self.is_over = True

    abort = close

    def get_write_buffer_size(self) -> int:
        return 0


async def take_nothing(_scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    await asyncio.Event().wait()


async def take_everything(_scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    while (await receive())["type"] != "websocket.disconnect":
        pass


async def accepted(app: Any = take_nothing, settings: Settings = SETTINGS) -> tuple[WebSocketProtocol, Written]:
    """A WebSocket connection without a network."""
    config = SimpleNamespace(ws_max_size=128 * 1024, asgi_version="3.0", root_path="", loaded_app=app)
    protocol = with_settings(settings)(config, SimpleNamespace(connections=set(), tasks=set()), {})
    transport = Written()
    protocol.connection_made(cast("Any", transport))
    protocol.data_received(raw.UPGRADE % (b"/api/tables/x/play", b""))
    while not protocol.accepted:
        await asyncio.sleep(0)
    return protocol, transport


def count_frames(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The frames that connections parse from now on."""
    frames: list[Any] = []
    handle = WebSocketProtocol._frame

    def counted(self: WebSocketProtocol, frame: Any) -> None:
        frames.append(frame)
        handle(self, frame)

    monkeypatch.setattr(WebSocketProtocol, "_frame", counted)
    return frames


@contextlib.contextmanager
def no_collections() -> Iterator[None]:
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@pytest.mark.parametrize(
    "last",
    [
        b"",
        raw.frame(raw.TEXT, b"\xff\xfe"),
        raw.frame(3, b"reserved"),
        raw.frame(raw.TEXT, b"x" * 200_000),
        b"\xff" * 64,
    ],
    ids=["lost", "not UTF-8", "reserved opcode", "too large", "noise"],
)
def test_a_connection_leaves_nothing_behind_for_the_garbage_collector(last: bytes) -> None:
    async def connect_and_lose() -> weakref.ref[Any]:
        protocol, _ = await accepted(take_everything)
        wire, task = weakref.ref(protocol.wire), protocol.task
        assert task is not None
        if last:
            protocol.data_received(last)
        protocol.connection_lost(None)
        await task
        return wire

    with no_collections():
        assert asyncio.run(connect_and_lose())() is None


def test_garbage_is_collected_although_the_number_of_objects_does_not_grow(monkeypatch: pytest.MonkeyPatch) -> None:
    class Knot:
        itself: Any = None

    async def wait_for_the_end(gone: weakref.ref[Knot]) -> None:
        collecting = asyncio.create_task(run.collect_garbage())
        while gone() is not None:
            await asyncio.sleep(0.01)
        collecting.cancel()

    monkeypatch.setattr(run, "GARBAGE_SECONDS", 0.01)
    with no_collections():
        knot = Knot()
        knot.itself = knot
        gone = weakref.ref(knot)
        del knot
        asyncio.run(asyncio.wait_for(wait_for_the_end(gone), 20))


def test_garbage_that_python_has_just_looked_for_is_not_looked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    pythons_own = itertools.count()
    collected: list[int] = []

    async def let_turns_pass() -> None:
        collecting = asyncio.create_task(run.collect_garbage())
        while not collected:
            await asyncio.sleep(0.001)
        collecting.cancel()

    monkeypatch.setattr(run, "GARBAGE_SECONDS", 0.001)
    monkeypatch.setattr(run, "FULL_EVERY", 5)
    monkeypatch.setattr(run, "collections_of_new", lambda: next(pythons_own))
    monkeypatch.setattr(run.gc, "collect", lambda generation=2: collected.append(generation))
    asyncio.run(asyncio.wait_for(let_turns_pass(), 20))
    assert set(collected) == {2}  # all objects, at every fifth turn


FRAGMENT = raw.frame(raw.CONTINUATION, b"a", fin=False)
MESSAGE = raw.frame(raw.TEXT, b"{}")
IN_HALVES = raw.frame(raw.TEXT, b"{", fin=False) + raw.frame(raw.CONTINUATION, b"}")


@pytest.mark.parametrize("chunk", [262_144, 5], ids=["at once", "in small chunks"])
@pytest.mark.parametrize(
    "data",
    [
        raw.frame(raw.TEXT, b"a", fin=False) + FRAGMENT * 10_000,
        (raw.frame(raw.PING, b"") * 199 + MESSAGE) * 50,
        (raw.frame(raw.PONG, b"") * 199 + MESSAGE) * 50,
        raw.frame(raw.TEXT, b"") * 10_000,
        IN_HALVES * 5_000,
    ],
    ids=["fragments", "pings and messages", "pongs and messages", "empty messages", "messages in halves"],
)
def test_a_flood_of_tiny_frames_is_cut_off_before_it_is_parsed(
    monkeypatch: pytest.MonkeyPatch, data: bytes, chunk: int
) -> None:
    async def go() -> None:
        protocol, transport = await accepted()
        frozen = protocol.loop.time()
        monkeypatch.setattr(protocol.loop, "time", lambda: frozen)
        frames = count_frames(monkeypatch)
        for start in range(0, len(data), chunk):
            protocol.data_received(data[start : start + chunk])
        assert protocol.closed
        assert len(frames) <= 2 * protocol.frames_per_second + 1
        assert transport.data.endswith(b"\x88\x02\x03\xf0")  # 1008
        seen = len(frames)
        protocol.data_received(MESSAGE)
        assert len(frames) == seen
        protocol.connection_lost(None)

    asyncio.run(go())


def test_frames_within_the_budget_are_all_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        protocol, _ = await accepted()
        frozen = protocol.loop.time()
        monkeypatch.setattr(protocol.loop, "time", lambda: frozen)
        protocol.data_received(
            raw.frame(raw.TEXT, b"a", fin=False)
            + FRAGMENT * (SETTINGS.frames_per_message - 2)
            + raw.frame(raw.CONTINUATION, b"a")
        )
        assert list(protocol.messages) == [b"a" * SETTINGS.frames_per_message]
        most = int(2 * protocol.frames_per_second)
        protocol.data_received(MESSAGE * (most - SETTINGS.frames_per_message))
        assert (len(protocol.messages), protocol.closed) == (most - SETTINGS.frames_per_message + 1, False)
        frozen += 1
        protocol.data_received(MESSAGE * int(protocol.frames_per_second))
        assert not protocol.closed
        protocol.data_received(MESSAGE)
        assert protocol.closed
        protocol.connection_lost(None)

    asyncio.run(go())


def test_a_message_whose_first_part_is_empty_counts_no_further() -> None:
    async def go() -> None:
        protocol, _ = await accepted()
        message = raw.frame(raw.TEXT, b"", fin=False) + raw.frame(raw.CONTINUATION, b"{}")
        for _ in range(SETTINGS.frames_per_message):
            protocol.data_received(message)
            assert protocol.messages.pop(0) == b"{}"
        protocol.data_received(message)
        assert not protocol.closed
        protocol.connection_lost(None)

    asyncio.run(go())


@pytest.mark.parametrize(("asked", "stays"), [(True, True), (False, False)], ids=["our pings", "no pings"])
def test_only_pongs_that_nobody_asked_for_count_against_a_client(asked: bool, stays: bool) -> None:
    async def go() -> bool:
        protocol, _ = await accepted()
        for _ in range(SETTINGS.frames_without_message + 1):
            if asked:
                protocol.last_data = asyncio.get_running_loop().time() - SETTINGS.ping_seconds - 1
                assert protocol.ping_timer is not None
                protocol.ping_timer.cancel()
                protocol._ping()
            protocol.data_received(raw.frame(raw.PONG, b""))
        is_open = not protocol.closed
        protocol.connection_lost(None)
        return is_open

    assert asyncio.run(go()) is stays


def padded(payload: bytes) -> bytes:
    """A frame that says its size in more bytes than it needs."""
    frame = raw.frame(raw.TEXT, payload)
    return frame[:1] + b"\xfe" + len(payload).to_bytes(2) + frame[2:]


def test_messages_are_the_same_however_they_are_cut() -> None:
    """A chunk that is one short message does not go through the parser; it must go there when the parser has begun a frame."""
    texts = [b"{}", b"x" * 125, b"y" * 126, b"z" * 70_000, raw.frame(raw.TEXT, b"a frame"), b"\x81\x82", b""]
    whole = [raw.frame(raw.TEXT, text) for text in texts]
    halves = [raw.frame(raw.TEXT, text[:1], fin=False) + raw.frame(raw.CONTINUATION, text[1:]) for text in texts]
    rng = random.Random(5)

    async def received(parts: list[bytes], cut: Callable[[bytes], list[bytes]]) -> list[bytes]:
        protocol, _ = await accepted()
        for part in parts:
            for chunk in cut(part):
                protocol.data_received(chunk)
        assert not protocol.closed
        found = list(protocol.messages)
        protocol.connection_lost(None)
        return found

    def at_random(data: bytes) -> list[bytes]:
        places = sorted(rng.choices(range(len(data) + 1), k=min(3, len(data))))
        return [data[a:b] for a, b in itertools.pairwise([0, *places, len(data)]) if a < b]

    def head_first(data: bytes) -> list[bytes]:
        return [data[:2], data[2:]]

    async def go() -> None:
        for _ in range(60):
            chosen = rng.choices(range(len(texts)), k=12)
            parts = [rng.choice([whole[i], whole[i], halves[i]]) for i in chosen]
            expected = [texts[i] for i in chosen]
            for cut in (lambda data: [data], at_random, head_first):
                assert await received(parts, cut) == expected
            pinged = [each for part in parts for each in (raw.frame(raw.PING, b"p"), part)]
            assert await received(pinged, at_random) == expected
            assert await received([b"".join(parts)], at_random) == expected
        # The inside of a frame that is said to be long looks like a frame.
        inside = raw.frame(raw.TEXT, b"inside")
        assert await received(
            [padded(b"first"), padded(inside)[:8], padded(inside)[8:], whole[0]], lambda data: [data]
        ) == [
            b"first",
            inside,
            b"{}",
        ]

    asyncio.run(go())


@pytest.mark.parametrize("cut", range(1, 5))
def test_a_frame_that_follows_the_upgrade_in_pieces_is_read_as_one(cut: int) -> None:
    async def go() -> None:
        protocol, _ = await accepted()
        protocol.connection_lost(None)
        config = SimpleNamespace(ws_max_size=128 * 1024, asgi_version="3.0", root_path="", loaded_app=take_nothing)
        protocol = with_settings(SETTINGS)(config, SimpleNamespace(connections=set(), tasks=set()), {})
        protocol.connection_made(cast("Any", Written()))
        request = raw.UPGRADE % (b"/api/tables/x/play", b"")
        frame = raw.frame(raw.TEXT, b"{}")
        protocol.data_received(request[:-cut])
        protocol.data_received(request[-cut:] + frame[:3])
        while not protocol.accepted:
            await asyncio.sleep(0)
        protocol.data_received(frame[3:])
        protocol.data_received(frame)
        assert list(protocol.messages) == [b"{}", b"{}"]
        protocol.connection_lost(None)

    asyncio.run(go())
