"""Several things happen to a table at once, or a change cannot be stored: memory and disk never differ for long."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import Connection as Sql
from sqlalchemy import text

from opsroom.server import clock, game, replay, routes, seat_changes, storage, table_socket
from opsroom.server.accounts import storage as accounts
from opsroom.server.api_types import Answer, NewTable, Who
from opsroom.server.chat import storage as chat_storage
from opsroom.server.connections import Connection
from opsroom.server.errors import ServerError
from opsroom.server.live_table import LiveTable
from opsroom.server.registry import RESTART, TableRegistry
from opsroom.server.scheduler import JobCancelled
from opsroom.server.settings import DAY, Settings

from .test_push import Reader

pytestmark = pytest.mark.both_databases

ME = {"luftwaffe": Who("me"), "raf": Who("me")}
BOTS = {"luftwaffe": Who("bot", "random"), "raf": Who("bot", "random")}


def run(settings: Settings, test: Callable[[TableRegistry], Awaitable[None]]) -> None:
    """Runs a test inside a server that was not asked to do anything by itself."""

    async def main() -> None:
        async with opened(settings) as registry:
            await test(registry)

    asyncio.run(asyncio.wait_for(main(), 60))


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[TableRegistry]:
    registry = TableRegistry(settings)
    try:
        yield registry
    finally:
        await registry.close()


async def visitor(registry: TableRegistry, token: str = "ann") -> int:
    def add(sql: Sql) -> int:
        new = accounts.NewSession(token, clock.now())
        return accounts.add_session(sql, accounts.add_visitor(sql, new.now), new).visitor

    return await registry.writer.change(add)


async def table(registry: TableRegistry, seats: dict[str, Who] = ME) -> tuple[int, LiveTable]:
    """A visitor, and a table with two seats that they set up."""
    ann = await visitor(registry)
    made = await registry.create(ann, NewTable("blitz", seats, visibility="public"))
    return ann, registry.tables[made.id]


def first_answer(live: LiveTable) -> Answer:
    seat = live.table.asked
    assert seat is not None
    question = live.table.ask(seat)
    assert question is not None
    return Answer(seat, question["options"][0]["name"], live.numbers.of(seat))


async def age(registry: TableRegistry, live: LiveTable, days: float = 31) -> None:
    def change(sql: Any) -> None:
        sql.execute(text("UPDATE tables SET updated = updated - :by WHERE no = :no"), {"by": days * DAY, "no": live.no})
        sql.execute(text("UPDATE moves SET at = at - :by WHERE table_no = :no"), {"by": days * DAY, "no": live.no})

    await registry.writer.change(change)


async def trash(registry: TableRegistry, live: LiveTable, at: float) -> None:
    query = text("UPDATE tables SET trashed = :at WHERE no = :no")
    await registry.writer.change(lambda sql: sql.execute(query, {"at": at, "no": live.no}) and None)


async def trashed(registry: TableRegistry, live: LiveTable) -> float | None:
    query = text("SELECT trashed FROM tables WHERE no = :no")
    found: float | None = await registry.read(lambda sql: sql.scalar(query, {"no": live.no}))
    return found


class Held:
    """Stands in for `storage.load`: reads the table, then waits until it may go on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.load = storage.load
        self.has_read, self.may_go = threading.Event(), threading.Event()
        monkeypatch.setattr(storage, "load", self)

    def __call__(self, *arguments: Any) -> Any:
        found = self.load(*arguments)
        self.has_read.set()
        assert self.may_go.wait(30)
        return found


class TestExpiry:
    def test_a_table_that_is_being_loaded_does_not_expire(
        self, settings: Settings, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def test(registry: TableRegistry) -> None:
            ann, live = await table(registry)
            await age(registry, live)
            registry.drop(live)
            held = Held(monkeypatch)
            loading = asyncio.create_task(registry.table(live.id))
            await asyncio.to_thread(held.has_read.wait)
            assert await registry.expiry.expire() == []
            held.may_go.set()
            again = await loading
            assert await trashed(registry, live) is None
            await game.answer(registry, again, ann, first_answer(again))

        run(settings, test)

    def test_a_table_whose_loading_begins_while_it_expires_is_brought_back(
        self, settings: Settings, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def test(registry: TableRegistry) -> None:
            _, live = await table(registry)
            await age(registry, live)
            registry.drop(live)
            held, move_to_trash = Held(monkeypatch), storage.move_to_trash

            def after_loading_began(*arguments: Any) -> list[str]:
                registry.writer.loop.call_soon_threadsafe(
                    lambda: loading.append(asyncio.create_task(registry.table(live.id)))
                )
                assert held.has_read.wait(30)
                return move_to_trash(*arguments)

            loading: list[asyncio.Task[LiveTable]] = []
            monkeypatch.setattr(storage, "move_to_trash", after_loading_began)
            assert await registry.expiry.expire() == []
            assert await trashed(registry, live) is None
            held.may_go.set()
            assert (await loading[0]).id == live.id

        run(settings, test)

    def test_a_table_that_was_moved_to_the_trash_while_it_was_read_is_not_played(
        self, settings: Settings, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def test(registry: TableRegistry) -> None:
            _, live = await table(registry)
            registry.drop(live)
            held = Held(monkeypatch)
            loading = asyncio.create_task(registry.table(live.id))
            await asyncio.to_thread(held.has_read.wait)
            await trash(registry, live, clock.now())
            held.may_go.set()
            with pytest.raises(ServerError) as error:
                await loading
            assert error.value.code == "table_expired"
            assert live.id not in registry.tables

        run(settings, test)

    def test_a_table_that_was_played_in_the_trash_is_not_deleted(self, settings: Settings) -> None:
        async def test(registry: TableRegistry) -> None:
            _, live = await table(registry)
            await trash(registry, live, live.updated - 1)
            later = clock.now() + DAY
            assert await registry.writer.change(lambda sql: storage.empty_trash(sql, later, 10)) == []
            await trash(registry, live, live.updated)
            assert await registry.writer.change(lambda sql: storage.empty_trash(sql, later, 10)) == [live.id]

        run(settings, test)

    def test_no_table_gets_the_number_of_a_deleted_one(self, settings: Settings) -> None:
        async def test(registry: TableRegistry) -> None:
            ann, live = await table(registry)
            numbers = [live.no]
            for _ in range(3):
                last = registry.tables[(await registry.create(ann, NewTable("blitz", ME))).id]
                numbers.append(last.no)
                await trash(registry, last, last.updated)
                assert await registry.writer.change(lambda sql: storage.empty_trash(sql, clock.now() + 1, 10))
            for _ in range(2):  # also without a deletion in between
                numbers.append(registry.tables[(await registry.create(ann, NewTable("blitz", ME))).id].no)
            assert numbers == sorted(set(numbers))

        run(settings, test)

    def test_a_table_that_is_deleted_leaves_memory(self, settings: Settings) -> None:
        async def test(registry: TableRegistry) -> None:
            _, live = await table(registry)
            await age(registry, live, 90)
            await trash(registry, live, clock.now() - 60 * DAY)
            await registry.expiry.expire()
            assert (live.lost, live.id in registry.tables) == (True, False)

        run(settings, test)

    def test_a_table_that_was_brought_back_expires_in_the_future(self, settings: Settings) -> None:
        async def test(registry: TableRegistry) -> None:
            ann, live = await table(registry)
            await age(registry, live)

            def make_old(sql: Any) -> None:
                sql.execute(text("UPDATE moves SET seen = '[[1, 1, 1], [5, 5, 5]]'"))

            await registry.writer.change(make_old)
            assert await registry.expiry.expire() == [live.id]
            await registry.restore_table(ann, live.id)
            again = registry.tables[live.id]
            assert again is not live
            for viewpoint in again.changed_at:
                assert again.expires(viewpoint) > clock.now() + 29 * DAY

        run(settings, test)

    def test_the_expiry_date_does_not_tell_of_a_hidden_move(self, settings: Settings) -> None:
        async def test(registry: TableRegistry) -> None:
            _, live = await table(registry)

            def hide(sql: Any) -> None:  # the last move is later than anything that a viewpoint saw
                sql.execute(text("UPDATE tables SET updated = 1000"))
                sql.execute(text("UPDATE moves SET at = 3000, seen = '[[1, 1, 1], [2000, 2000, 2000]]'"))

            await registry.writer.change(hide)
            registry.drop(live)
            again = await registry.table(live.id)
            assert set(again.changed_at.values()) == {2000}
            assert again.updated == 3000

        run(settings, test)


class TestBringingBack:
    def test_a_load_that_began_before_does_not_make_it_fail(
        self, settings: Settings, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def test(registry: TableRegistry) -> None:
            ann, live = await table(registry)
            registry.drop(live)
            await trash(registry, live, clock.now())
            held = Held(monkeypatch)
            looking = asyncio.create_task(registry.table(live.id))
            await asyncio.to_thread(held.has_read.wait)
            back = asyncio.create_task(registry.restore_table(ann, live.id))
            while await trashed(registry, live) is not None:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.05)  # for bring_back to go on from there
            held.may_go.set()
            await back
            with pytest.raises(ServerError):
                await looking
            assert live.id in registry.tables

        run(settings, test)

    def test_an_unknown_table_is_not_found(self, settings: Settings) -> None:
        async def test(registry: TableRegistry) -> None:
            ann = await visitor(registry)
            with pytest.raises(ServerError) as error:
                await registry.restore_table(ann, "nothing")
            assert error.value.code == "unknown_table"

        run(settings, test)


class TestFailedStores:
    def test_who_waited_for_a_table_that_was_lost_does_not_see_it(self, settings: Settings) -> None:
        async def test(registry: TableRegistry) -> None:
            ann, live = await table(registry)
            stored = hold_append(registry)
            answering = asyncio.create_task(game.answer(registry, live, ann, first_answer(live)))
            await until(lambda: bool(stored))
            reader = Reader()
            entering = asyncio.create_task(table_socket.enter(Connection(live, ann, "raf", reader, 10)))
            caller = routes.Caller(registry, SimpleNamespace(client=None), ann)  # type: ignore[arg-type]
            n = live.numbers.of("luftwaffe")
            waiting = [
                asyncio.create_task(work)
                for work in (
                    caller.state(live, None),
                    replay.outline(live, ann, "raf"),
                    replay.moment(registry, live, ann, "raf", 0),
                    game.hint(registry, live, ann, "luftwaffe", n),
                    game.undo(registry, live, ann, "luftwaffe", n),
                    game.answer(registry, live, ann, Answer("luftwaffe", "nothing", n - 1)),
                    seat_changes.put_bot(registry, live, ann, "raf", "random"),
                )
            ]
            await asyncio.sleep(0)
            stored[0].set_exception(ServerError("not_stored", "the disk is full"))
            with pytest.raises(ServerError):
                await answering
            await entering
            assert reader.sent == [RESTART]
            assert not live.connections
            outcomes = await asyncio.gather(*waiting, return_exceptions=True)
            assert [getattr(outcome, "code", outcome) for outcome in outcomes] == ["not_stored"] * len(waiting)

        run(settings, test)

    @pytest.mark.parametrize("reply", [None, True, False])
    def test_an_undo_request_that_cannot_be_stored_leaves_memory(
        self, settings: Settings, monkeypatch: pytest.MonkeyPatch, reply: bool | None
    ) -> None:
        async def test(registry: TableRegistry) -> None:
            ann = await visitor(registry)
            bob = await visitor(registry, "bob")
            made = await registry.create(ann, NewTable("blitz", {"luftwaffe": Who("me"), "raf": Who("friend")}))
            live, _ = await seat_changes.join(registry, bob, made.links["raf"].removeprefix("/join/"))
            players = {"luftwaffe": ann, "raf": bob}
            while live.table.undo_state("luftwaffe")["why"] in (None, "nothing"):
                answer = first_answer(live)
                await game.answer(registry, live, players[answer.seat], answer)
            n = live.numbers.of("luftwaffe")
            if reply is not None:
                await game.undo(registry, live, ann, "luftwaffe", n)

            def fail(*_: Any) -> None:
                raise OSError("the disk is full")

            monkeypatch.setattr(storage, "save_undo", fail)
            if reply is None:
                work = game.undo(registry, live, ann, "luftwaffe", n)
            else:
                work = game.reply_to_undo(registry, live, bob, "raf", reply)
            with pytest.raises(OSError, match="disk"):
                await work
            assert live.id not in registry.tables
            again = await registry.table(live.id)
            assert again.undo_by == (None if reply is None else "luftwaffe")
            assert again.numbers.of("luftwaffe") == n

        run(settings, test)

    def test_only_the_bad_move_of_a_batch_fails(self, settings: Settings) -> None:
        async def test(registry: TableRegistry) -> None:
            ann, live = await table(registry)
            row = live.move_row(0)
            busy = threading.Event()
            holding = registry.writer.change(lambda _: busy.wait(30))
            await asyncio.sleep(0.05)  # for the writer to take it: what follows is one batch
            good = registry.writer.append(row | {"n": 1})
            bad = registry.writer.append(row | {"n": 0})  # there is one
            after = registry.writer.append(row | {"n": 2})  # of the table whose move failed
            change = registry.writer.change(lambda sql: accounts.add_visitor(sql, 0.0))
            busy.set()
            await holding
            outcomes = await asyncio.gather(good, bad, after, change, return_exceptions=True)
            assert outcomes[0] is None
            assert [getattr(outcome, "code", None) for outcome in outcomes[1:3]] == ["not_stored"] * 2
            assert outcomes[3] == ann + 1
            stored = await registry.read(lambda sql: storage.load(sql, live.id))
            assert stored is not None
            assert len(stored.moves) == 2

        run(settings, test)


class TestMemory:
    def test_an_unanswered_undo_request_does_not_keep_a_table_in_memory_but_a_hint_does(
        self, settings: Settings
    ) -> None:
        async def test(registry: TableRegistry) -> None:
            _, live = await table(registry)
            live.undo_by = "raf"
            assert live.idle
            live.hints.add(None)  # type: ignore[arg-type]
            assert not live.idle

        run(settings, test)

    def test_the_old_task_of_a_dropped_table_leaves_its_successor_alone(self, settings: Settings) -> None:
        async def test(registry: TableRegistry) -> None:
            _, old = await table(registry, BOTS)
            old.lost = True
            registry.drop(old)
            new = await registry.table(old.id)
            game.resume_bots(registry, new)
            assert not registry.autoplay.may_run(old)
            registry.autoplay.stopped(old)
            registry.drop(old)
            assert registry.autoplay.running == {new.id: new}
            assert registry.tables[new.id] is new

        run(settings, test)

    def test_tables_that_wait_for_their_turn_do_not_start_when_the_server_stops(
        self, settings: Settings, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        started: list[LiveTable] = []
        play_bots = game._play_bots

        def record(registry: TableRegistry, live: LiveTable) -> Any:
            started.append(live)
            return play_bots(registry, live)

        monkeypatch.setattr(game, "_play_bots", record)

        async def main() -> None:
            async with opened(settings) as registry:
                registry.autoplay.per_visitor = 1
                registry.workers.quick_bots.idle.clear()  # so that bots think for ever
                ann, first = await table(registry, BOTS)
                first.connections.add(Connection(first, None, None, Reader(), 10))  # so that it is not displaced
                second = await registry.create(ann, NewTable("blitz", BOTS))
                await until(lambda: first.bot_job is not None)
                assert list(registry.autoplay.waiting) == [second.id]
            assert started == [first]

        asyncio.run(asyncio.wait_for(main(), 60))


class TestHints:
    def test_a_hint_is_not_made_for_an_answer_that_is_being_stored(self, settings: Settings) -> None:
        async def test(registry: TableRegistry) -> None:
            ann, live = await table(registry)
            jobs = hold_jobs(registry)
            hint = asyncio.create_task(game.hint(registry, live, ann, "luftwaffe", 1))
            await until(lambda: bool(jobs))
            stored = hold_append(registry)
            answering = asyncio.create_task(game.answer(registry, live, ann, first_answer(live)))
            await until(lambda: bool(stored))
            with pytest.raises(JobCancelled):
                jobs[0].arguments()
            jobs[0].future.set_result("an answer to the question before")
            with pytest.raises(ServerError) as error:
                await hint
            assert error.value.code == "stale_answer"
            answering.cancel()

        run(settings, test)

    def test_a_job_whose_arguments_have_passed_counts_as_cancelled(self, settings: Settings) -> None:
        async def test(registry: TableRegistry) -> None:
            def arguments() -> tuple[Any, ...]:
                raise JobCancelled

            with pytest.raises(JobCancelled):
                await registry.workers.hints.submit(1, print, arguments).result()
            await asyncio.sleep(0)
            assert (registry.workers.hints.stats.cancelled, registry.workers.hints.stats.failed) == (1, 0)

        run(settings, test)


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.001)


def hold_append(registry: TableRegistry) -> list[asyncio.Future[None]]:
    """From now on no move becomes durable; returns the futures of those that are to be."""
    futures: list[asyncio.Future[None]] = []

    def append(*_: Any) -> asyncio.Future[None]:
        futures.append(asyncio.get_running_loop().create_future())
        return futures[-1]

    registry.writer.append = append  # type: ignore[method-assign, assignment]
    return futures


def hold_jobs(registry: TableRegistry) -> list[Any]:
    """From now on hints wait in the queue; returns their jobs."""
    registry.workers.hints.idle.clear()
    jobs: list[Any] = []
    submit = registry.workers.hints.submit
    registry.workers.hints.submit = lambda *a, **k: jobs.append(submit(*a, **k)) or jobs[-1]  # type: ignore[method-assign, func-returns-value]
    return jobs


def test_a_table_that_left_memory_is_not_played_on_beside_its_next_copy(settings: Settings) -> None:
    """A request may still wait for it: found by the soak, as games that were stored and shown without their last answers."""

    async def test(registry: TableRegistry) -> None:
        ann, old = await table(registry)
        old.wanted_at -= 60
        other = await registry.create(ann, NewTable("blitz", ME))
        assert old.id not in registry.tables
        assert other.id in registry.tables
        with pytest.raises(ServerError) as refused:
            await game.answer(registry, old, ann, first_answer(old))
        assert refused.value.code == "not_stored"
        again = await registry.table(old.id)
        await game.answer(registry, again, ann, first_answer(again))
        assert again.table.n == 2

    run(replace(settings, tables_in_memory=1), test)


def test_a_table_that_somebody_has_just_asked_for_stays_in_memory(settings: Settings) -> None:
    """Loads that finished together pushed each other out before anybody could use them: 503 for all."""

    async def test(registry: TableRegistry) -> None:
        ann, first = await table(registry)
        made = [await registry.create(ann, NewTable("blitz", ME)) for _ in range(3)]
        assert {first.id, *(each.id for each in made)} == set(registry.tables)
        await game.answer(registry, first, ann, first_answer(first))
        for live in registry.tables.values():
            live.wanted_at -= 60
        await registry.create(ann, NewTable("blitz", ME))
        assert len(registry.tables) == 1

    run(replace(settings, tables_in_memory=1), test)


def test_a_chat_is_read_once_however_fast_the_game_goes_on_meanwhile(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every answer had it read again, so at a fast table the chat never came, and reading it was most of what the server did."""
    backlog, may_go, begun = chat_storage.backlog, threading.Event(), threading.Semaphore(0)

    def slow(*arguments: Any) -> Any:
        found = backlog(*arguments)
        begun.release()
        assert may_go.wait(30)
        return found

    async def test(registry: TableRegistry) -> None:
        ann, bob = await visitor(registry), await visitor(registry, "bob")
        seats = {"luftwaffe": Who("me"), "raf": Who("friend")}
        made = await registry.create(ann, NewTable("blitz", seats, visibility="public"))
        live = registry.tables[made.id]
        await seat_changes.join(registry, bob, made.links["raf"].removeprefix("/join/"))
        holders = {seat: row.visitor for seat, row in live.seats.items()}
        monkeypatch.setattr(chat_storage, "backlog", slow)
        reader = Reader()
        connection = Connection(live, ann, "luftwaffe", reader, 10)
        live.connections.add(connection)
        registry.chat.enter(connection)
        await asyncio.to_thread(begun.acquire)
        for _ in range(3):
            answer = first_answer(live)
            await game.answer(registry, live, holders[answer.seat], answer)
        may_go.set()
        while not any(b'"chat_log"' in text for text in reader.sent if isinstance(text, bytes)):
            await asyncio.sleep(0.01)
        assert not begun.acquire(blocking=False)
        assert connection.chat is not None
        assert not connection.chat.loading

    run(settings, test)
