"""Unread output is bounded for each client and in total; those that do not read are cut off, those that read are not."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import select
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from litestar.testing import TestClient

from opsroom.server import states
from opsroom.server.app import create_app
from opsroom.server.settings import Settings
from opsroom.server.sockets import SharedText
from opsroom.server.unread_limits import Output, OutputBudget
from opsroom.server.websocket import with_settings

from . import raw
from .conftest import Visitor, next_message
from .served import Served

KILOBYTE = 1024


class Transport:
    """A transport whose client reads when we say so."""

    def __init__(self) -> None:
        self.size = 0
        self.aborted = False
        self.written: list[bytes] = []

    def write(self, data: bytes) -> None:
        self.written.append(data)
        self.size += len(data)

    def writelines(self, parts: list[bytes]) -> None:
        for part in parts:
            self.write(part)

    def get_write_buffer_size(self) -> int:
        if self.aborted:
            raise RuntimeError("the handler is closed")
        return self.size

    def is_closing(self) -> bool:
        return self.aborted

    def abort(self) -> None:
        self.aborted = True


class Site:
    """Connections of clients, a clock, and a budget of 1000 bytes for each client and 5000 for all."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.cut = 0
        self.budget = OutputBudget(5000, 1000, self._count, lambda: self.seconds)
        self.budget.note = self.budget.noted.add  # type: ignore[method-assign,assignment] # we settle by hand

    def _count(self) -> None:
        self.cut += 1

    def connect(self, key: str) -> Output:
        output = Output(Transport())
        self.budget.assign(output, key)
        return output

    def send(self, output: Output, size: int) -> None:
        self.seconds += 1
        output.transport.write(b"x" * size)
        output.changed()
        self.settle()

    def settle(self) -> None:
        self.budget.settle()
        self.budget.note = self.budget.noted.add  # type: ignore[method-assign,assignment]


def cut(outputs: list[Output]) -> list[bool]:
    return [output.transport.aborted for output in outputs]


def test_those_that_have_not_read_for_the_longest_time_are_cut_off_first() -> None:
    site = Site()
    outputs = [site.connect("a") for _ in range(5)]
    for output in outputs[:4]:
        site.send(output, 250)
    assert cut(outputs) == [False] * 5
    outputs[0].transport.size -= 10  # a slow reader, but a reader
    outputs[2].hold(100)
    site.settle()
    assert cut(outputs) == [False, True, False, False, False]
    site.send(outputs[4], 200)
    assert cut(outputs) == [False, True, True, False, False]
    assert site.budget.unread == sum(output.transport.size for output in outputs if not output.transport.aborted)
    assert site.cut == 2


def test_a_client_does_not_pay_for_another() -> None:
    site = Site()
    a, b, local = site.connect("a"), site.connect("b"), [site.connect("") for _ in range(3)]
    site.send(b, 900)
    for output in (a, *local):
        site.send(output, 900)
    assert cut([a, b, *local]) == [False] * 5  # the empty key stands for many clients
    site.send(site.connect("a"), 900)
    assert cut([a, b, *local]) == [True, False, False, False, False]


def test_a_single_response_may_be_larger_than_the_share() -> None:
    site = Site()
    large, small = site.connect("a"), site.connect("a")
    site.send(large, 3000)
    assert cut([large]) == [False]
    site.seconds += 1
    large.transport.size -= 100
    large.changed()
    site.settle()
    site.send(small, 10)
    assert cut([large, small]) == [True, False]


def test_what_was_read_in_the_meantime_does_not_count() -> None:
    site = Site()
    outputs = [site.connect("a") for _ in range(20)]
    for output in outputs:
        site.send(output, 900)
        output.transport.size = 0
    assert cut(outputs) == [False] * 20
    site.send(outputs[0], 10)
    assert site.budget.clients["a"].outputs == {outputs[0], outputs[-1]} or site.budget.unread <= 1000


def test_the_total_is_relieved_where_most_is_unread() -> None:
    site = Site()
    site.budget.most_per_client = 3000
    small = [site.connect(key) for key in "bcde"]
    for output in small:
        site.send(output, 600)
    large = [site.connect("a") for _ in range(5)]
    for output in large:
        site.send(output, 600)
    assert cut(small) == [False] * 4
    assert cut(large) == [True, True, False, False, False]  # down to seven eighths
    assert site.budget.unread == 7 * 600


def test_a_connection_that_ends_or_changes_its_client_is_counted_no_more() -> None:
    site = Site()
    output = site.connect("a")
    site.send(output, 500)
    site.budget.assign(output, "b")  # a proxy uses the connection for somebody else
    site.settle()
    assert {key: client.unread for key, client in site.budget.clients.items()} == {"b": 500}
    output.end()
    assert (site.budget.unread, site.budget.clients) == (0, {})
    output.changed()
    output.hold(5)
    assert not site.budget.noted


def test_what_the_system_takes_at_once_was_never_unread() -> None:
    async def send_to_many() -> list[Output]:
        budget = OutputBudget(5000, 1000)
        outputs = [Output(Transport()) for _ in range(10)]
        for output in outputs:
            budget.assign(output, "a")
            output.transport.write(b"x" * 900)
            output.changed()
        for output in outputs:
            output.transport.size = 0  # as uvloop does at the end of the turn
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return outputs

    assert cut(asyncio.run(send_to_many())) == [False] * 10


def test_connections_that_do_not_read_share_one_copy_of_a_state(settings: Settings) -> None:
    site = create_app(settings)
    with TestClient(site) as client:  # type: ignore[arg-type]
        ann = Visitor(client)
        table = ann.start(luftwaffe="me", raf="me")["id"]
        with ann.connect(table) as connection:
            next_message(connection, "state")
            live = site.api.state.registry.tables[table]
            viewer = states.viewer_of(live, None, None)
            texts = [states.encoded_state(live, viewer, 0).text for _ in range(2)]

    async def send() -> list[Transport]:
        transports = [Transport(), Transport()]
        for text, transport in zip(texts, transports, strict=True):
            config: Any = SimpleNamespace(ws_max_size=1000)
            protocol = with_settings(Settings())(config, SimpleNamespace(connections=set(), tasks=set()), {})
            protocol.connection_made(transport)  # type: ignore[arg-type]
            protocol.accepted = True
            protocol.send(text)
        return transports

    first, second = asyncio.run(send())
    assert isinstance(texts[0], SharedText)
    assert first.written[0] is second.written[0]
    assert first.written[0].endswith(texts[0].decode().encode())


def test_an_acknowledgement_goes_out_with_the_state_that_follows() -> None:
    class Counting(Transport):
        calls: list[int]

        def writelines(self, parts: list[bytes]) -> None:
            self.calls.append(len(parts))
            super().writelines(parts)

    async def send() -> Counting:
        transport = Counting()
        transport.calls = []
        config: Any = SimpleNamespace(ws_max_size=1000)
        protocol = with_settings(Settings())(config, SimpleNamespace(connections=set(), tasks=set()), {})
        protocol.connection_made(transport)  # type: ignore[arg-type]
        protocol.accepted = True
        protocol.send(b"done")
        protocol.send(SharedText(b"state"))
        assert transport.calls == []  # they wait for what may follow
        await asyncio.sleep(0)
        assert transport.calls == [2]
        protocol.send(b"pong")
        await asyncio.sleep(0)
        assert transport.calls == [2, 1]
        return transport

    assert asyncio.run(send()).written == [b"\x81\x04done", b"\x81\x05state", b"\x81\x04pong"]


def test_a_shared_text_is_its_message_and_its_frame() -> None:
    for size in (0, 1, 125, 126, 65_535, 65_536):
        text = SharedText(b"x" * size)
        assert len(text) == size
        assert text.decode() == "x" * size
        assert len(text.frame) == size + (2 if size < 126 else 4 if size < 65_536 else 10)


# --- a real server

TOKEN = "metrics-token"
ATTACKERS = 40


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """A server whose clients are told apart by X-Forwarded-For, as behind a proxy."""
    server = Served(
        tmp_path,
        trusted_proxies=["127.0.0.1"],
        metrics_token=TOKEN,
        messages_per_second=100_000,
        stall_seconds=600,
        unread_bytes_per_address=512 * KILOBYTE,  # about half of what so many connections can hold over HTTP
    )
    server.start()
    yield server
    server.close()


def came_from(address: str) -> bytes:
    return b"X-Forwarded-For: %b\r\n" % address.encode()


def narrow(served: Served) -> socket.socket:
    """A connection that takes little before the server has to wait."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)  # or the system would take megabytes
    connection.settimeout(20)
    connection.connect(("127.0.0.1", int(served.address.rpartition(":")[2])))
    return connection


def cut_off(served: Served) -> int:
    """How many connections were cut off for what they left unread."""
    with served.client() as client:
        text = client.get("/metrics", headers={"authorization": f"Bearer {TOKEN}"}).text
    for line in text.splitlines():
        if line.startswith('opsroom_errors_total{code="unread_output"}'):
            return int(float(line.split()[-1]))
    return 0


def large_table(served: Served) -> str:
    with served.client() as client:
        seats = {"raf": {"who": "me"}, "luftwaffe": {"who": "me"}}
        made = client.post("/api/tables", json={"title": "burning_blue", "seats": seats, "visibility": "public"})
        assert made.status_code == 201, made.text
        return str(made.json()["id"])


def pong(connection: socket.socket) -> bool:
    """Whether the connection still replies, after whatever it was sent before; it is read in small pieces."""
    connection.sendall(raw.frame(raw.TEXT, b'{"type": "ping", "id": "still here"}'))
    tail = b""
    while part := connection.recv(2048):
        tail = tail[-200:] + part
        if b'"pong"' in tail and b"still here" in tail:
            return True
    return False


@pytest.mark.parametrize("over", ["websocket", "http"])
@pytest.mark.long
def test_many_connections_that_do_not_read_are_cut_off_and_slow_readers_are_not(served: Served, over: str) -> None:
    table = large_table(served)
    path = f"/api/tables/{table}/play"
    again = raw.frame(raw.TEXT, b'{"type": "seat", "seat": null}')  # a whole State
    get = f"GET /api/tables/{table} HTTP/1.1\r\nHost: x\r\n".encode() + came_from("192.0.2.6") + b"\r\n"
    with contextlib.ExitStack() as stack:
        slow, other = (stack.enter_context(narrow(served)) for _ in range(2))
        for reader, address in ((slow, "192.0.2.6"), (other, "192.0.2.7")):
            assert raw.status_of(raw.upgrade(reader, path, came_from(address))) == 101
            reader.sendall(again * 10)
        attackers = [stack.enter_context(narrow(served)) for _ in range(ATTACKERS)]
        for attacker in attackers:
            if over == "websocket":
                assert raw.status_of(raw.upgrade(attacker, path, came_from("192.0.2.6"))) == 101
                attacker.sendall(again * 10)
            else:
                attacker.sendall(get * 10)
            slow.recv(2048)  # it reads, if only a little
        deadline = time.monotonic() + 30
        for turn in itertools.count():
            cut = cut_off(served)
            if cut >= ATTACKERS // 3 or time.monotonic() > deadline:
                break
            if select.select([slow], [], [], 0.05)[0]:  # it may have read everything
                slow.recv(2048)
            assert turn < 10_000
        assert cut >= ATTACKERS // 3
        assert pong(slow)
        assert pong(other)
