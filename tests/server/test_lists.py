"""Lists of tables and tables that have to be read from disk: what they cost, and who waits for them."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Hashable
from dataclasses import replace
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from opsroom.server import limits, set_aside, storage, table_lists
from opsroom.server.api_types import NewTable
from opsroom.server.app import create_app
from opsroom.server.live_table import LiveTable
from opsroom.server.registry import RESTART, TableRegistry
from opsroom.server.settings import Settings

from .conftest import Visitor
from .test_races import ME, run, visitor
from .test_races import table as a_table


def test_a_long_list_counts_as_several_messages(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "ROWS_PER_MESSAGE", 1)
    with TestClient(create_app(replace(settings, messages_per_second=12))) as client:  # type: ignore[arg-type]
        ann = Visitor(client)
        for _ in range(5):
            ann.start(luftwaffe="me", raf="me")
        found = [ann.ask("GET", "/api/tables?mine=1") for _ in range(5)]
        assert 429 in [answer.status_code for answer in found]


def test_a_visitors_tables_are_read_once_at_a_time(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """And nobody is shown a list that was begun before they asked."""
    read = storage.of_visitor
    begun: list[int] = []
    gate = threading.Event()

    def slowly(sql: Any, visitor: int) -> list[storage.TableRow]:
        begun.append(visitor)
        gate.wait(10)
        return read(sql, visitor)

    async def test(registry: TableRegistry) -> None:
        ann, live = await a_table(registry)
        monkeypatch.setattr(storage, "of_visitor", slowly)
        asking = [asyncio.create_task(table_lists.lines(registry, ann, mine=True, watch=False)) for _ in range(8)]
        await asyncio.sleep(0.1)
        assert begun == [ann]
        gate.set()
        found = await asyncio.gather(*asking)
        assert begun == [ann, ann]
        assert [[line.id for line in lines] for lines in found] == [[live.id]] * 8
        assert not registry._listing

    run(settings, test)


def test_nobody_waits_until_all_tables_of_another_client_are_read(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    load = set_aside.load
    order: list[str] = []

    def slowly(stored: storage.Stored, settings: Settings) -> LiveTable:
        order.append(stored.row.id)
        time.sleep(0.02)
        return load(stored, settings)

    async def test(registry: TableRegistry) -> None:
        eve = await visitor(registry, "eve")
        ids = [(await registry.create(eve, NewTable("blitz", ME))).id for _ in range(20)]
        registry.tables.clear()
        monkeypatch.setattr(set_aside, "load", slowly)
        asking = [asyncio.create_task(registry.table(each, "eve")) for each in ids[:-1]]
        await asyncio.sleep(0.01)
        asking += [asyncio.create_task(registry.table(ids[-1], group)) for group in ("ann", "bob", "eve", None)]
        found = await asyncio.gather(*asking)
        assert order.index(ids[-1]) <= 4  # after the two that were being read, and one more for each of two threads
        assert sorted(order) == sorted(ids)  # each was read once
        assert len({id(live) for live in found[-4:]}) == 1
        assert registry.loads.free == 2

    run(settings, test)


def test_whoever_opens_a_table_waits_in_turn(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    groups: list[Hashable] = []
    asked = TableRegistry.table

    async def noted(registry: TableRegistry, table_id: str, group: Hashable = None) -> LiveTable:
        groups.append(group)
        return await asked(registry, table_id, group)

    with TestClient(create_app(settings)) as client:  # type: ignore[arg-type]
        ann, bob = Visitor(client), Visitor(client)
        made = ann.start(luftwaffe="me", raf="friend")
        table, link = made["id"], made["links"]["raf"].removeprefix("/join/")
        monkeypatch.setattr(TableRegistry, "table", noted)
        ann.state(table)
        for path in ("log", "replay", "export"):
            ann.get(f"/api/tables/{table}/{path}")
        ann.post("/api/join/preview", {"secret": link})
        ann.post(f"/api/tables/{table}/restore", {})
        bob.join(link)
        with bob.connect(table) as socket:
            socket.receive_text(timeout=20)
        position = ann.post(f"/api/tables/{table}/share", {"seat": None, "moment": 0}, 201)["link"]
        bob.get(f"/api/positions/{position.removeprefix('/position/')}")
    assert len(groups) > 9
    assert None not in groups


def test_a_browser_that_opens_a_table_while_the_server_stops_is_told_to_come_back(settings: Settings) -> None:
    app = create_app(settings)
    with TestClient(app) as client:  # type: ignore[arg-type]
        ann = Visitor(client)
        table = ann.start(luftwaffe="me", raf="me")["id"]
        registry = app.api.state.registry
        registry.tables.clear()
        registry.close_reviews()  # as when requests in progress are waited for
        assert ann.state(table)["n"] == 1
        registry.tables.clear()
        registry.loads.close()  # as when they have been
        assert ann.get(f"/api/tables/{table}", 503)["error"]["code"] == "stopping"
        with ann.connect(table) as socket, pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text(timeout=20)
        assert closed.value.code == RESTART
