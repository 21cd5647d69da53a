"""Two processes on one database: each table belongs to one of them, and one that was silent for too long can write nothing."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from opsroom.server import connections, game, storage
from opsroom.server.api_types import NewTable
from opsroom.server.cluster import leases
from opsroom.server.cluster.counts import Counts
from opsroom.server.cluster.leases import Elsewhere
from opsroom.server.connections import RESTART, Connection
from opsroom.server.errors import ServerError
from opsroom.server.live_table import LiveTable
from opsroom.server.notifications import storage as notifications
from opsroom.server.notifications.api_types import Choices
from opsroom.server.postgresql import ConnectionLost, StoreMoves
from opsroom.server.registry import TableRegistry
from opsroom.server.schema import moves, tables
from opsroom.server.settings import Settings

from .conftest import settings_in
from .test_push import Reader
from .test_races import ME, first_answer, opened, table, visitor

LEASE = 2.0
Two = Callable[[TableRegistry, TableRegistry], Awaitable[None]]


@pytest.fixture
def shared_settings(tmp_path: Path, postgresql_url: str) -> Settings:
    return replace(settings_in(tmp_path, postgresql_url), lease_seconds=LEASE)


def run_two(settings: Settings, test: Two) -> None:
    """Two servers in one event loop, which know of each other."""

    async def main() -> None:
        async with opened(settings) as first, opened(settings) as second:
            await test(first, second)

    asyncio.run(asyncio.wait_for(main(), 60))


async def until(condition: Callable[[], object], seconds: float = 20) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.02)


async def taken_over(registry: TableRegistry, table_id: str) -> LiveTable:
    """The table, as soon as the process that had it is gone for good."""
    while True:
        try:
            return await registry.table(table_id)
        except Elsewhere:
            await asyncio.sleep(0.05)


async def moves_of(registry: TableRegistry, table_id: str) -> int:
    query = select(moves.c.n).join(tables, tables.c.no == moves.c.table_no).where(tables.c.id == table_id)
    return len(await registry.read(lambda sql: sql.execute(query).all()))


def test_a_table_belongs_to_one_process_until_that_gives_it_back(shared_settings: Settings) -> None:
    async def test(first: TableRegistry, second: TableRegistry) -> None:
        _, live = await table(first, ME)
        with pytest.raises(Elsewhere) as found:
            await second.table(live.id)
        assert first.cluster is not None
        assert found.value.process == first.cluster.id
        live.lost = True
        first.drop(live)
        await asyncio.wrap_future(first.cluster.executor.submit(lambda: None))
        there = await second.table(live.id)
        assert there.table.n == live.table.n
        with pytest.raises(Elsewhere):
            await first.table(live.id)

    run_two(shared_settings, test)


def test_a_process_that_ends_leaves_its_tables_at_once(shared_settings: Settings) -> None:
    async def test(first: TableRegistry, _second: TableRegistry) -> None:
        async with opened(shared_settings) as third:
            _, live = await table(third, ME)
        assert (await first.table(live.id)).lease_id != live.lease_id

    run_two(shared_settings, test)


def test_a_process_that_stands_still_loses_its_tables_and_cannot_write(shared_settings: Settings) -> None:
    """Its answer fails, it shows nobody anything, and whoever looks on is sent away."""

    async def test(first: TableRegistry, second: TableRegistry) -> None:
        ann, live = await table(first, ME)
        reader = Reader()
        live.connections.add(Connection(live, ann, live.table.asked, reader, 10))
        assert first.cluster is not None
        assert second.cluster is not None
        first.cluster.is_paused = True
        await until(lambda: second.cluster.members.keys() == {second.cluster.id})  # type: ignore[union-attr]
        there = await taken_over(second, live.id)
        assert not live.is_held
        acknowledged: list[int] = []
        answer = first_answer(live)
        with pytest.raises(ServerError, match="could not be stored"):
            await game.answer(first, live, ann, answer, acknowledged.append)
        # The same without its own clock to warn it: the database refuses.
        first.cluster.valid_until = float("inf")
        with pytest.raises(ServerError) as refused:
            await game.answer(first, live, ann, answer, acknowledged.append)
        assert refused.value.code == "not_stored"
        assert acknowledged == []
        assert live.lost
        assert reader.sent == [RESTART]
        await game.answer(second, there, ann, answer, acknowledged.append)
        assert len(acknowledged) == 1
        assert await moves_of(second, live.id) == there.table.n

    run_two(shared_settings, test)


def test_what_is_committing_is_stored_before_another_process_takes_over(shared_settings: Settings) -> None:
    """Whoever takes over waits for a transaction that has looked at its lease, and then sees what it stored."""

    async def test(first: TableRegistry, second: TableRegistry) -> None:
        ann, live = await table(first, ME)
        assert first.cluster is not None
        assert second.cluster is not None
        first.cluster.is_paused = True
        paused = asyncio.Event()
        loop = asyncio.get_running_loop()

        def slow(_: object) -> None:
            loop.call_soon_threadsafe(paused.set)
            time.sleep(1.5 * LEASE)

        waiting = asyncio.ensure_future(first.writer.change(slow, live.lease_id))
        answering = asyncio.create_task(game.answer(first, live, ann, first_answer(live)))
        await paused.wait()
        await asyncio.sleep(1.2 * LEASE)
        with pytest.raises(Elsewhere):  # its time is up, but its transaction is not over
            await second.table(live.id)
        await waiting
        outcome = (await asyncio.gather(answering, return_exceptions=True))[0]
        there = await taken_over(second, live.id)
        assert there.table.n == await moves_of(second, live.id)
        assert (outcome is None) == (there.table.n == live.table.n)

    run_two(shared_settings, test)


def test_a_lease_that_has_moved_spoils_nothing_else_in_the_batch(shared_settings: Settings) -> None:
    async def test(first: TableRegistry, _: TableRegistry) -> None:
        ann, live = await table(first, ME)
        bob, other = await table_of(first, "bob")
        assert live.lease is not None
        await first.writer.change(lambda sql: leases.release(sql, live.lease_id or 0))
        lost, kept = await asyncio.gather(
            game.answer(first, live, ann, first_answer(live)),
            game.answer(first, other, bob, first_answer(other)),
            return_exceptions=True,
        )
        assert isinstance(lost, ServerError)
        assert lost.code == "not_stored"
        assert kept is None
        assert await moves_of(first, other.id) == other.table.n
        again = await first.table(live.id)
        assert again is not live
        await game.answer(first, again, ann, first_answer(again))

    async def table_of(registry: TableRegistry, name: str) -> tuple[int, LiveTable]:
        who = await visitor(registry, name)
        made = await registry.create(who, NewTable("blitz", ME, visibility="public"))
        return who, registry.tables[made.id]

    run_two(shared_settings, test)


def test_one_of_them_leads_and_another_one_takes_over(shared_settings: Settings) -> None:
    async def test(first: TableRegistry, second: TableRegistry) -> None:
        assert first.cluster is not None
        assert second.cluster is not None
        assert first.cluster.leads
        assert not second.cluster.leads
        first._members_changed()
        second._members_changed()
        assert first.leading
        assert not second.leading
        second.cluster.start(second._members_changed, second._fenced)
        first.cluster.start(first._members_changed, first._fenced)
        first.cluster.is_paused = True
        await until(lambda: second.leading)
        first.cluster.is_paused = False
        await until(lambda: not first.leading and first.cluster.id > second.cluster.id)  # type: ignore[union-attr]
        await until(lambda: len(second.cluster.members) == 2)  # type: ignore[union-attr]

    run_two(shared_settings, test)


def test_a_late_renewal_is_enough_where_nobody_has_taken_over(shared_settings: Settings) -> None:
    async def test() -> None:
        async with opened(shared_settings) as registry:
            ann, live = await table(registry, ME)
            assert registry.cluster is not None
            registry.cluster.is_paused = True
            await until(lambda: not live.is_held)
            registry.cluster.is_paused = False
            await until(lambda: live.is_held)
            await game.answer(registry, live, ann, first_answer(live))
            assert await registry.read(storage.table_ids) == [live.id]

    asyncio.run(asyncio.wait_for(test(), 60))


def test_whoever_finds_the_database_again_first_leaves_the_others_time_to(
    shared_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PostgreSQL was restarted, which took longer than a lease: nobody could renew anything, so nobody has ended."""

    async def test(first: TableRegistry, second: TableRegistry) -> None:
        ann, live = await table(second, ME)
        assert first.cluster is not None
        assert second.cluster is not None
        numbers = first.cluster.id, second.cluster.id
        renew, cut_off = leases.renew, set(numbers)

        def renew_if_possible(sql: Any, process: int, seconds: float) -> bool:
            if process in cut_off:
                raise ConnectionLost("the database system is starting up")
            return renew(sql, process, seconds)

        monkeypatch.setattr(leases, "renew", renew_if_possible)
        for each in (first, second):
            assert each.cluster is not None
            each.cluster.start(each._members_changed, each._fenced)
        await until(lambda: not live.is_held)
        await asyncio.sleep(LEASE / 2)  # by the clock of the database, too
        cut_off.discard(numbers[0])
        await until(first.cluster.is_valid)
        await asyncio.sleep(0.6 * LEASE)
        cut_off.clear()
        await until(lambda: live.is_held)
        assert (first.cluster.id, second.cluster.id) == numbers
        await game.answer(second, live, ann, first_answer(live))
        # One that does not come back is not waited for much longer.
        second.cluster.is_paused = True
        await until(lambda: first.cluster.members.keys() == {first.cluster.id})  # type: ignore[union-attr]
        assert await taken_over(first, live.id)

    run_two(shared_settings, test)


def test_news_that_arrives_late_from_a_process_that_is_gone_changes_nothing(shared_settings: Settings) -> None:
    """It would count its clients' connections for as long as the others live."""

    async def test(first: TableRegistry, second: TableRegistry) -> None:
        assert first.cluster is not None
        assert second.cluster is not None
        counts = Counts()
        first.news.share_counts("connections", counts)
        news = [["all", [], [], {"connections": {"192.0.2.1": 3}}]]
        number = second.cluster.id
        await until(lambda: number in first.cluster.members)  # type: ignore[union-attr]
        first._members_changed()
        await first.news.receive(number, news)
        assert counts["192.0.2.1"] == 3
        first.cluster.is_paused = True
        first.cluster.members = {first.cluster.id: first.cluster.members[first.cluster.id]}
        first._members_changed()
        assert counts["192.0.2.1"] == 0
        with pytest.raises(ServerError):
            await first.news.receive(number, news)
        assert counts["192.0.2.1"] == 0
        await first.news.receive(number + 1, news)  # a new one, of which we have not heard yet
        assert counts["192.0.2.1"] == 3

    run_two(shared_settings, test)


def told(first: TableRegistry, second: TableRegistry) -> Any:
    """What the first tells the second from now on, as it arrives there."""
    assert first.cluster is not None
    assert second.cluster is not None
    number, other = first.cluster.id, second.cluster.id
    first.news.waiting[other] = []

    async def arrive() -> None:
        first.news._gather_spent()
        items = msgspec.json.decode(msgspec.json.encode(first.news.waiting[other]))
        first.news.waiting[other] = []
        await second.news.receive(number, items)

    return arrive


def test_what_a_client_uses_up_of_a_limit_counts_in_all_processes(shared_settings: Settings) -> None:
    few = replace(shared_settings, tables_per_hour=3, lobby_joins_per_hour=4)

    async def test(first: TableRegistry, second: TableRegistry) -> None:
        arrive = told(first, second)
        for _ in range(2):
            first.limits.tables.take(7)
        first.limits.tables.take("192.0.2.0")
        first.limits.tables.take(("a table", 7))
        await arrive()
        second.limits.tables.take(7)
        with pytest.raises(ServerError, match="at most 3 new tables"):
            second.limits.tables.take(7)
        for key in ("192.0.2.0", ("a table", 7)):
            assert second.limits.tables.require(key) == pytest.approx(2, abs=0.1)
        assert second.limits.tables.require(8) == 3

    run_two(few, test)


def test_what_players_want_to_be_told_is_known_in_all_processes(shared_settings: Settings) -> None:
    """The process of the table stores the notification; the one that leads sends it, and is woken for that."""

    async def test(first: TableRegistry, second: TableRegistry) -> None:
        ann = await visitor(first)
        arrive = told(first, second)
        await first.writer.change(lambda sql: notifications.save_choices(sql, ann, Choices(push=["turn_days"])))
        await first.notifications.reload(ann)
        assert not second.notifications.wants(ann, "turn_days")
        await arrive()
        assert second.notifications.wants(ann, "turn_days")
        second.notifications.delivery.due = None
        first.notifications._wake(12.0)
        await arrive()
        assert second.notifications.delivery.due == 12.0

    run_two(shared_settings, test)


def test_nobody_is_shown_a_table_that_may_be_elsewhere(shared_settings: Settings) -> None:
    async def test() -> None:
        async with opened(shared_settings) as registry:
            ann, live = await table(registry, ME)
            reader = Reader()
            connection = Connection(live, ann, live.table.asked, reader, 10)
            live.connections.add(connection)
            assert registry.cluster is not None
            registry.cluster.is_paused = True
            await until(lambda: not live.is_held)
            live.edition += 1
            connections.publish(live)
            assert connection.closed
            assert reader.sent == [RESTART]

    asyncio.run(asyncio.wait_for(test(), 60))


def test_a_connection_that_is_lost_in_the_middle_of_a_batch_loses_nothing_and_stores_nothing_twice(
    shared_settings: Settings,
) -> None:
    async def test() -> None:
        async with opened(shared_settings) as registry:
            ann, live = await table(registry, ME)
            await game.answer(registry, live, ann, first_answer(live))
            for is_stored in (False, True):
                store = registry.writer.store_moves
                assert store is not None

                def broken(*given: object, store: StoreMoves = store, is_stored: bool = is_stored) -> bool:
                    registry.writer.store_moves = store
                    if is_stored:
                        store(*given)  # type: ignore[arg-type]
                    raise ConnectionLost("the server closed the connection")

                registry.writer.store_moves = broken  # type: ignore[assignment]
                before = live.table.n
                outcome = await asyncio.gather(
                    game.answer(registry, live, ann, first_answer(live)), return_exceptions=True
                )
                if is_stored:  # nobody knows it at first, so the table is read again
                    assert isinstance(outcome[0], ServerError)
                    live = await registry.table(live.id)
                else:
                    assert outcome == [None]
                assert live.table.n > before
                assert await moves_of(registry, live.id) == live.table.n

    asyncio.run(asyncio.wait_for(test(), 60))
