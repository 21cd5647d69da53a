"""One batch, one transaction: what is acknowledged is on disk, whatever else was in the batch."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from typing import Any

import pytest
from sqlalchemy import create_engine, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from opsroom.server import schema, seat_changes, storage
from opsroom.server.api_types import NewTable, Who
from opsroom.server.errors import ServerError
from opsroom.server.registry import TableRegistry
from opsroom.server.settings import Settings
from opsroom.server.writer import ROWS_AT_ONCE, _Insert

from .test_races import run, table, visitor

pytestmark = pytest.mark.both_databases


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


@pytest.mark.sqlite_only
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


def test_a_batch_of_any_size_is_stored_row_by_row(settings: Settings) -> None:
    async def test(registry: TableRegistry) -> None:
        _, live = await table(registry)
        expected: list[tuple[Any, ...]] = []
        for size in (1, 2, ROWS_AT_ONCE, ROWS_AT_ONCE + 1, 2 * ROWS_AT_ONCE + 3):
            first = 1000 + len(expected)
            rows = [{**row(live.no, n), "turn": n % 7, "record": f"record {n}"} for n in range(first, first + size)]
            done = await one_batch(registry, *[lambda it=it: registry.writer.append(it) for it in rows])
            assert done == [None] * size
            expected += [(it["n"], it["turn"], it["record"], it["public_at"]) for it in rows]
        moves = schema.moves.c
        wanted = select(moves.n, moves.turn, moves.record, moves.public_at)
        stored = await registry.read(
            lambda sql: sql.execute(wanted.where(moves.table_no == live.no, moves.n >= 1000).order_by(moves.id)).all()
        )
        assert [tuple(found) for found in stored] == expected

    run(settings, test)


@pytest.mark.parametrize("paramstyle", ["qmark", "named", "numeric"])
def test_rows_reach_their_columns_whatever_the_driver_calls_parameters(paramstyle: str) -> None:
    engine = create_engine("sqlite://", paramstyle=paramstyle)
    schema.metadata.create_all(engine, [schema.snapshots])
    with engine.connect() as connection:
        rows = [{"at": 1, "table_no": 7, "position": "a"}, {"at": 2, "table_no": 8, "position": "b"}]
        _Insert(engine, schema.snapshots, ["table_no", "at", "position"])(connection, rows)
        found = connection.execute(select(schema.snapshots)).mappings()
        assert [dict(row) for row in found] == rows


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


@pytest.mark.sqlite_only
def test_a_change_waits_for_the_write_lock_of_another_process(settings: Settings) -> None:
    """SQLite does not let a transaction write that has read something which another process has changed since."""

    def reads_and_writes(sql: Any) -> None:
        assert sql.scalar(select(func.count()).select_from(schema.tables))
        sql.execute(update(schema.tables).values(disclosed=None))

    async def test(registry: TableRegistry) -> None:
        await table(registry)
        other = sqlite3.connect(settings.database.removeprefix("sqlite:///"), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        other.execute("UPDATE tables SET updated = updated + 1")
        changing = registry.writer.change(reads_and_writes)
        await asyncio.sleep(0.3)
        assert not changing.done()
        other.execute("COMMIT")
        other.close()
        await changing

    run(settings, test)


def test_a_seat_at_a_table_in_the_trash_is_not_taken(settings: Settings) -> None:
    """The table was deleted at the moment when somebody opened its link."""

    async def test(registry: TableRegistry) -> None:
        ann, bob = await visitor(registry), await visitor(registry, "bob")
        made = await registry.create(ann, NewTable("blitz", {"luftwaffe": Who("me"), "raf": Who("friend")}))
        await registry.writer.change(lambda sql: storage.trash(sql, made.id, 1.0))
        with pytest.raises(ServerError) as caught:
            await seat_changes.join(registry, bob, made.links["raf"].removeprefix("/join/"))
        assert caught.value.code == "not_stored"
        assert made.id not in registry.tables
        assert not await registry.read(lambda sql: storage.is_member(sql, made.id, bob))

    run(settings, test)


def test_whoever_may_not_delete_a_table_does_not_wait_for_the_writer(settings: Settings) -> None:
    async def test(registry: TableRegistry) -> None:
        ann, bob = await visitor(registry), await visitor(registry, "bob")
        made = await registry.create(ann, NewTable("blitz", {"luftwaffe": Who("me"), "raf": Who("friend")}))
        await seat_changes.join(registry, bob, made.links["raf"].removeprefix("/join/"))
        go_on = threading.Event()
        busy = registry.writer.change(lambda _: go_on.wait(10) and None)
        try:
            for who in (ann, bob):
                with pytest.raises(ServerError) as caught:
                    await asyncio.wait_for(registry.delete_table(who, made.id), 5)
                assert caught.value.code == "others_play"
                assert not busy.done()
        finally:
            go_on.set()
        await busy

    run(settings, test)
