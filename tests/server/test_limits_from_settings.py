"""Limits that an operator can change are those that the server goes by."""

from __future__ import annotations

import asyncio
import json
import socket
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from opsroom.server.addresses import TrustedProxies
from opsroom.server.app import create_app
from opsroom.server.errors import ServerError
from opsroom.server.settings import Settings
from opsroom.server.uploads import Uploads
from opsroom.server.worker_lanes import Workers

from . import raw
from .conftest import Visitor
from .served import Served
from .test_bounds import FRAGMENT, MESSAGE, accepted
from .test_standing_orders import order


def test_the_size_of_an_import_is_limited(settings: Settings) -> None:
    with TestClient(create_app(replace(settings, import_bytes=2000, message_bytes=1024))) as client:  # type: ignore[arg-type]
        ann = Visitor(client)
        for size, status in ((1900, 400), (2001, 413)):
            text = json.dumps({"opsroom": "x" * (size - len('{"opsroom": ""}'))})
            assert len(text) == size
            headers = {"content-type": "application/json"}
            assert ann.ask("POST", "/api/tables/import", content=text, headers=headers).status_code == status


def test_orders_to_pass_are_limited(settings: Settings) -> None:
    with TestClient(create_app(replace(settings, pass_orders_per_seat=0))) as client:  # type: ignore[arg-type]
        ann = Visitor(client)
        table = ann.start(luftwaffe="me", raf="me")["id"]
        question = ann.state(table)["question"]
        refused = order(ann, table, question["seat"], passing={question["key"]: "game"})
        assert refused["error"]["code"] == "malformed"
        assert "at most 0" in refused["error"]["message"]


def test_uploads_of_one_address_are_limited() -> None:
    async def go() -> None:
        uploads = Uploads(Settings(uploads_per_address=1))
        with uploads.new("192.0.2.1") as first, uploads.new("192.0.2.1") as second, uploads.new("192.0.2.2") as other:
            first.grow(1)
            other.grow(1)
            with pytest.raises(ServerError, match="at most 1 upload"):
                second.grow(1)

    asyncio.run(go())


def test_queues_of_workers_and_their_patience_are_limited() -> None:
    async def go() -> None:
        settings = Settings(
            hints_waiting=5,
            imports_waiting=6,
            bot_cpu_seconds=2,
            import_cpu_seconds=3,
            analysis_cpu_seconds=5,
            worker_patience=4,
        )
        workers = Workers(settings)
        assert (workers.hints.waiting_in_all, workers.checks.waiting_in_all) == (5, 6)
        assert [lane.limits.wall_seconds for lane in workers.lanes] == [8, 8, 8, 8, 12, 20, 20]
        await workers.close()

    asyncio.run(go())


@pytest.mark.parametrize(
    ("data", "few"),
    [
        (raw.frame(raw.TEXT, b"a", fin=False) + FRAGMENT * 5, {"frames_per_message": 5}),
        (raw.frame(raw.PONG, b"") * 6, {"frames_without_message": 5}),
        (MESSAGE * 30, {"messages_per_second": 4, "extra_frames_per_second": 1, "frame_burst_seconds": 5.0}),
    ],
    ids=["frames of a message", "frames without a message", "frames per second"],
)
def test_frames_are_limited(data: bytes, few: dict[str, Any]) -> None:
    async def is_closed(settings: Settings) -> bool:
        protocol, _ = await accepted(settings=settings)
        protocol.data_received(data)
        closed = protocol.closed
        protocol.connection_lost(None)
        return closed

    assert asyncio.run(is_closed(Settings(**few)))
    assert not asyncio.run(is_closed(Settings()))


@pytest.mark.parametrize("few", [{"queued_messages": 3}, {"queued_bytes": 1024}], ids=["messages", "bytes"])
def test_messages_that_wait_are_limited(few: dict[str, Any]) -> None:
    async def is_reading(settings: Settings) -> bool:
        protocol, _ = await accepted(settings=settings)
        protocol.data_received(raw.frame(raw.TEXT, b"x" * 300) * 4)
        reading = protocol.reading
        protocol.connection_lost(None)
        return reading

    assert not asyncio.run(is_reading(Settings(**few)))
    assert asyncio.run(is_reading(Settings()))


@pytest.mark.parametrize(("longest", "client"), [(1, "10.0.0.2"), (2, "10.0.0.1"), (3, "192.0.2.1")])
def test_entries_of_forwarded_addresses_are_limited(longest: int, client: str) -> None:
    forwarded = (b"x-forwarded-for", b"192.0.2.1, 10.0.0.1, 10.0.0.2")
    scope = {"type": "http", "client": ("10.0.0.3", 1), "headers": [forwarded]}
    TrustedProxies(["10.0.0.0/8"], longest).resolve(scope)
    assert scope["client"] == (client, 0)


def test_headers_and_pipelined_requests_are_limited(tmp_path: Path) -> None:
    server = Served(tmp_path, headers_per_request=10, pipelined_requests=1)
    try:
        server.start()
        head = b"GET /api/health HTTP/1.1\r\nHost: x\r\n"
        for more, status in ((9, 200), (10, 400)):
            with server.raw() as connection:
                assert raw.ask(connection, head + b"X: 1\r\n" * more + b"\r\n") == status
        with server.raw() as connection:
            connection.sendall((head + b"\r\n") * 10)
            assert answers(connection) < 10
    finally:
        server.close()


def answers(connection: socket.socket) -> int:
    """How many requests were answered well before the server closed the connection."""
    received = b""
    while part := connection.recv(65536):
        received += part
    return received.count(b"HTTP/1.1 200")
