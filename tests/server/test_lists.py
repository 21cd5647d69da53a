"""Lists of tables: what they cost, and who waits for them."""

from __future__ import annotations

import asyncio
import threading
from dataclasses import replace
from typing import Any

import pytest
from litestar.testing import TestClient

from opsroom.server import limits, storage, table_lists
from opsroom.server.app import create_app
from opsroom.server.registry import TableRegistry
from opsroom.server.settings import Settings

from .conftest import Visitor
from .test_races import run
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
