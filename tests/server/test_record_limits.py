"""The record of a table is bounded, and so are the memory and the time that one table, one log or one import can take."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import select

import opsroom
from opsroom import BadSave
from opsroom.engine import saves
from opsroom.server import game, import_checks, schema, table_socket
from opsroom.server.api_types import NewTable, Who
from opsroom.server.app import create_app
from opsroom.server.connections import Connection
from opsroom.server.errors import ServerError
from opsroom.server.limits import Limits
from opsroom.server.live_table import BYTES_FOR_ANY_TABLE
from opsroom.server.record_limits import RecordLimits
from opsroom.server.registry import TableRegistry
from opsroom.server.settings import Settings
from opsroom.server.storage import StandingOrders

from .conftest import Visitor
from .test_push import Reader
from .test_races import ME, first_answer, run, table, until, visitor


def save_with(moves: int, change: Any) -> bytes:
    table = opsroom.title("blitz").new(seed="5" * 64)
    for _ in range(moves):
        change(table)
    return table.to_json().encode()


def announce(table: opsroom.Table) -> None:
    table.announce("stand_in_seated", {"seat": "raf"})


def answer_and_undo(table: opsroom.Table) -> None:
    assert table.question is not None
    table.answer(table.question.options[0])
    table.undo("luftwaffe", agreed=True)


def test_positions_that_were_undone_are_deleted(settings: Settings) -> None:
    """Each time that a turn begins, a position is stored: two thousand of them would take hundreds of megabytes."""

    async def test(registry: TableRegistry) -> None:
        ann, live = await table(registry)
        while live.table.turn < 3:
            given = first_answer(live)
            await game.answer(registry, live, ann, given)
        for _ in range(20):
            await game.undo(registry, live, ann, given.seat, live.numbers.of(given.seat))
            await game.answer(registry, live, ann, first_answer(live))
        stored = await registry.stored(live.id)
        assert stored.snapshots == live.table.snapshots
        assert len(stored.snapshots) == 3
        positions = select(schema.snapshots.c.at).order_by(schema.snapshots.c.at)
        kept = await registry.read(lambda sql: list(sql.scalars(positions)))
        assert kept == [position["at"] for position in live.table.snapshots]
        assert stored.moves == live.table.moves  # the record is complete: every answer, also those that were undone
        assert sum(saves.is_undo(move) for move in stored.moves) == 20

    run(settings, test)


def test_a_save_with_thousands_of_notices_is_not_imported() -> None:
    """Seven megabytes of them cost every reader of the table a tenth of a second, and a hundred megabytes of memory."""
    limits = RecordLimits.of(Settings())
    import_checks.checked(save_with(limits.notices, announce), limits)
    with pytest.raises(BadSave, match="too long"):
        import_checks.checked(save_with(limits.notices + 1, announce), limits)


def test_a_save_with_more_undos_than_a_table_takes_is_not_imported() -> None:
    limits = RecordLimits.of(Settings(undos_per_table=5))
    import_checks.checked(save_with(5, answer_and_undo), limits)
    with pytest.raises(BadSave, match="too long"):
        import_checks.checked(save_with(6, answer_and_undo), limits)


def test_a_table_takes_a_bounded_number_of_undos_and_moves(settings: Settings) -> None:
    async def answer(registry: TableRegistry, visitor: int, live: Any) -> str:
        given = first_answer(live)
        await game.answer(registry, live, visitor, given)
        return str(given.seat)

    async def test(registry: TableRegistry) -> None:
        ann, live = await table(registry)
        for _ in range(2):
            seat = await answer(registry, ann, live)
            await game.undo(registry, live, ann, seat, live.numbers.of(seat))
        seat = await answer(registry, ann, live)
        with pytest.raises(ServerError) as refused:
            await game.undo(registry, live, ann, seat, live.numbers.of(seat))
        assert refused.value.code == "undo_refused"
        await answer(registry, ann, live)
        with pytest.raises(ServerError) as refused:
            await answer(registry, ann, live)
        assert refused.value.code == "record_full"
        assert len(live.table.moves) == 7

    run(replace(settings, undos_per_table=2, moves_per_table=7), test)


def test_large_tables_leave_memory_before_there_are_many(settings: Settings) -> None:
    async def test(registry: TableRegistry) -> None:
        ann, first = await table(registry)
        first.text_size = 10_000_000
        first.wanted_at -= 60
        await registry.create(ann, NewTable("blitz", ME))
        assert first.id not in registry.tables
        assert len(registry.tables) == 1

    run(replace(settings, table_memory=10 * BYTES_FOR_ANY_TABLE), test)


def test_a_table_in_use_stays_in_memory_however_large_it_is(settings: Settings) -> None:
    async def test(registry: TableRegistry) -> None:
        ann, first = await table(registry)
        first.text_size = 10_000_000
        async with first.lock:
            await registry.create(ann, NewTable("blitz", ME))
        assert first.id in registry.tables

    run(replace(settings, table_memory=10 * BYTES_FOR_ANY_TABLE), test)


def test_the_size_of_a_table_is_that_of_its_record(settings: Settings) -> None:
    async def test(registry: TableRegistry) -> None:
        ann, live = await table(registry)
        for _ in range(20):
            await game.answer(registry, live, ann, first_answer(live))
        size = live.text_size
        del registry.tables[live.id]
        again = await registry.table(live.id)
        assert again.text_size > size
        assert again.text_size >= sum(len(json.dumps(move, separators=(",", ":"))) for move in again.table.moves)

    run(settings, test)


def test_the_log_of_a_table_in_memory_is_not_read_from_disk(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: Any) -> None:
        raise AssertionError("the whole record was read")

    with TestClient(create_app(settings)) as client:  # type: ignore[arg-type]
        ann = Visitor(client)
        made = ann.start(luftwaffe="me", raf="me")["id"]
        ann.answer(made, ann.state(made))
        monkeypatch.setattr(TableRegistry, "stored", fail)
        found = ann.get(f"/api/tables/{made}/log?seat=raf")
        assert found["events"] == ann.get(f"/api/tables/{made}?seat=raf")["events"]


def test_a_large_import_counts_as_several_tables() -> None:
    limits = Limits(tables_per_hour=10, messages_per_second=1, import_bytes_per_table=1000)
    limits.new_table(1, None, size=4 * 1000)
    limits.new_table(1, None, size=4 * 1000)
    with pytest.raises(ServerError) as refused:
        limits.new_table(1, None)
    assert refused.value.code == "rate_limited"
    limits.new_table(2, None, size=1000 * 1000)  # never more than there is
    with pytest.raises(ServerError):
        limits.new_table(2, None)


def test_a_link_on_another_site_does_not_take_a_full_save(settings: Settings) -> None:
    with TestClient(create_app(settings)) as client:  # type: ignore[arg-type]
        ann = Visitor(client)
        made = ann.start(luftwaffe="me", raf="me")["id"]
        for site in ("cross-site", "same-site"):
            answer = ann.ask("GET", f"/api/tables/{made}/export", headers={"Sec-Fetch-Site": site})
            assert (answer.status_code, answer.json()["error"]["code"]) == (403, "foreign_origin")
        assert ann.state(made)["table"]["disclosed"] == ["several_seats"]
        assert (
            ann.ask("GET", f"/api/tables/{made}/export", headers={"Sec-Fetch-Site": "same-origin"}).status_code == 200
        )


@pytest.mark.parametrize("other", ["me", "bot"])
def test_a_full_record_ends_in_silence_and_everyone_sees_its_last_moment(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, other: str
) -> None:
    """What standing orders or a bot would answer next is not answered: that is not an error, however often somebody looks."""

    errors: list[str] = []
    monkeypatch.setattr(game, "log", SimpleNamespace(error=lambda event, **_: errors.append(event)))

    async def test(registry: TableRegistry) -> None:
        ann = await visitor(registry)
        seats = {"corps_1": Who("me"), "corps_2": Who("me") if other == "me" else Who("bot", "random")}
        live = registry.tables[(await registry.create(ann, NewTable("barbarossa", seats))).id]
        readers = [Connection(live, ann, seat, Reader(), 8) for seat in live.seats if live.seats[seat].visitor == ann]  # type: ignore[arg-type]
        for reader in readers:
            await table_socket.enter(reader)
        for row in live.seats.values():
            row.orders = StandingOrders(passing=dict.fromkeys(live.table.title.questions, ("game", 0, "")))
        game.wake_bot(registry, live)
        await until(lambda: live.table.n >= 12 and live.bot_task is None)
        assert live.table.n == 12
        for _ in range(3):
            game.resume_bots(registry, live)
            await asyncio.sleep(0)
            assert live.bot_task is None
        for reader in readers:
            assert reader.shown == live.version(reader.seat)

    run(replace(settings, moves_per_table=12), test)
    assert not errors
