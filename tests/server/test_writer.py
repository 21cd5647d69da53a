"""One batch, one transaction: what is acknowledged is on disk, whatever else was in the batch."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

from sqlalchemy import func, insert, select, text
from sqlalchemy.exc import IntegrityError

from opsroom.server import schema
from opsroom.server.errors import ServerError
from opsroom.server.registry import TableRegistry
from opsroom.server.settings import Settings

from .test_races import run, table, visitor


def row(no: int, n: int) -> dict[str, Any]:
    return {"table_no": no, "n": n, "at": 1.0, "turn": 1, "asked": None, "record": "{}", "seen": None, "public_at": 1.0}


def moves_of(sql: Any, no: int) -> int:
    count: int = sql.execute(select(func.count()).where(schema.moves.c.table_no == no)).scalar_one()
    return count


async def one_batch(registry: TableRegistry, *items: Any) -> list[Any]:
    """Puts items into the queue while the writer is busy, so that they are stored together."""
    go_on = threading.Event()
    busy = registry.writer.change(lambda _: go_on.wait(10) and None)
    await asyncio.sleep(0.05)
    waiting = [item() for item in items]
    go_on.set()
    return (await asyncio.gather(busy, *waiting, return_exceptions=True))[1:]


def test_a_full_disk_in_one_change_loses_no_acknowledged_move(settings: Settings) -> None:
    async def test(registry: TableRegistry) -> None:
        _, live = await table(registry)
        before = await registry.read(lambda sql: moves_of(sql, live.no))

        def fill(sql: Any) -> None:
            """SQLite rolls the whole transaction back when it finds no more room."""
            pages = sql.execute(text("PRAGMA page_count")).scalar_one()
            sql.execute(text(f"PRAGMA max_page_count = {pages + 4}"))
            for n in range(100):
                sql.execute(insert(schema.moves), [{**row(live.no, 10_000 + n), "record": "x" * 4000}])

        writer = registry.writer
        moved, filled = await one_batch(
            registry, lambda: writer.append(row(live.no, before)), lambda: writer.change(fill)
        )
        assert isinstance(filled, ServerError)
        assert filled.code == "not_stored"
        stored = await registry.read(lambda sql: moves_of(sql, live.no))
        assert stored == before + (moved is None), "acknowledged exactly if it is on disk"
        await writer.change(lambda sql: sql.execute(text("PRAGMA max_page_count = 1000000")) and None)
        await writer.append(row(live.no, stored))
        assert await registry.read(lambda sql: moves_of(sql, live.no)) == stored + 1

    run(settings, test)


def test_a_change_that_raises_harms_no_neighbour(settings: Settings) -> None:
    async def test(registry: TableRegistry) -> None:
        _, live = await table(registry)
        before = await registry.read(lambda sql: moves_of(sql, live.no))

        def raises(_: Any) -> None:
            raise KeyError("mine")

        def twice(sql: Any) -> None:
            sql.execute(insert(schema.moves), [row(live.no, 0)])

        writer = registry.writer
        moved, raised, doubled, made = await one_batch(
            registry,
            lambda: writer.append(row(live.no, before)),
            lambda: writer.change(raises),
            lambda: writer.change(twice),
            lambda: asyncio.ensure_future(visitor(registry, "bob")),
        )
        assert moved is None
        assert isinstance(raised, KeyError)
        assert isinstance(doubled, IntegrityError)
        assert isinstance(made, int)
        assert await registry.read(lambda sql: moves_of(sql, live.no)) == before + 1

    run(settings, test)


def test_what_is_acknowledged_is_on_disk_though_a_change_lost_the_transaction(settings: Settings) -> None:
    async def test(registry: TableRegistry) -> None:
        _, live = await table(registry)
        before = await registry.read(lambda sql: moves_of(sql, live.no))

        def lose(sql: Any) -> None:
            sql.connection.driver_connection.rollback()

        writer = registry.writer
        moved, lost = await one_batch(
            registry, lambda: writer.append(row(live.no, before)), lambda: writer.change(lose)
        )
        assert isinstance(lost, ServerError)
        assert await registry.read(lambda sql: moves_of(sql, live.no)) == before + (moved is None)

    run(settings, test)
