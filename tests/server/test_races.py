"""Several things happen to a table at once, or a change cannot be stored: memory and disk never differ for long."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import text

from opsroom.server import clock, game, play, replay, routes, seating, storage
from opsroom.server.errors import Trouble
from opsroom.server.house import RESTART, House
from opsroom.server.push import Connection
from opsroom.server.scheduler import JobCancelled
from opsroom.server.settings import DAY, Settings
from opsroom.server.shapes import Answer, NewTable, Who
from opsroom.server.tables import LiveTable

from .test_push import Reader

ME = {"luftwaffe": Who("me"), "raf": Who("me")}
BOTS = {"luftwaffe": Who("bot", "random"), "raf": Who("bot", "random")}


def run(settings: Settings, test: Callable[[House], Awaitable[None]]) -> None:
    """Runs a test inside a server that was not asked to do anything by itself."""

    async def main() -> None:
        async with opened(settings) as house:
            await test(house)

    asyncio.run(asyncio.wait_for(main(), 60))


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[House]:
    house = House(settings)
    try:
        yield house
    finally:
        await house.close()


async def visitor(house: House, token: str = "ann") -> int:
    return await house.writer.change(lambda sql: storage.add_visitor(sql, token, clock.now()))


async def table(house: House, seats: dict[str, Who] = ME) -> tuple[int, LiveTable]:
    """A visitor, and a table with two seats that they set up."""
    ann = await visitor(house)
    made = await house.create(ann, NewTable("blitz", seats))
    return ann, house.tables[made.id]


def first_answer(live: LiveTable) -> Answer:
    seat = live.table.asked
    assert seat is not None
    question = live.table.ask(seat)
    assert question is not None
    return Answer(seat, question["options"][0]["name"], live.numbers.of(seat))


async def age(house: House, live: LiveTable, days: float = 31) -> None:
    def change(sql: Any) -> None:
        sql.execute(text("UPDATE tables SET updated = updated - :by WHERE no = :no"), {"by": days * DAY, "no": live.no})
        sql.execute(text("UPDATE moves SET at = at - :by WHERE table_no = :no"), {"by": days * DAY, "no": live.no})

    await house.writer.change(change)


async def trash(house: House, live: LiveTable, at: float) -> None:
    query = text("UPDATE tables SET trashed = :at WHERE no = :no")
    await house.writer.change(lambda sql: sql.execute(query, {"at": at, "no": live.no}) and None)


async def trashed(house: House, live: LiveTable) -> float | None:
    query = text("SELECT trashed FROM tables WHERE no = :no")
    found: float | None = await house.read(lambda sql: sql.scalar(query, {"no": live.no}))
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
        async def test(house: House) -> None:
            ann, live = await table(house)
            await age(house, live)
            house.drop(live)
            held = Held(monkeypatch)
            loading = asyncio.create_task(house.table(live.id))
            await asyncio.to_thread(held.has_read.wait)
            assert await house.expiry.expire() == []
            held.may_go.set()
            again = await loading
            assert await trashed(house, live) is None
            await game.answer(house, again, ann, first_answer(again))

        run(settings, test)

    def test_a_table_whose_loading_begins_while_it_expires_is_brought_back(
        self, settings: Settings, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def test(house: House) -> None:
            _, live = await table(house)
            await age(house, live)
            house.drop(live)
            held, move_to_trash = Held(monkeypatch), storage.move_to_trash

            def after_loading_began(*arguments: Any) -> list[str]:
                house.writer.loop.call_soon_threadsafe(
                    lambda: loading.append(asyncio.create_task(house.table(live.id)))
                )
                assert held.has_read.wait(30)
                return move_to_trash(*arguments)

            loading: list[asyncio.Task[LiveTable]] = []
            monkeypatch.setattr(storage, "move_to_trash", after_loading_began)
            assert await house.expiry.expire() == []
            assert await trashed(house, live) is None
            held.may_go.set()
            assert (await loading[0]).id == live.id

        run(settings, test)

    def test_a_table_that_was_moved_to_the_trash_while_it_was_read_is_not_played(
        self, settings: Settings, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def test(house: House) -> None:
            _, live = await table(house)
            house.drop(live)
            held = Held(monkeypatch)
            loading = asyncio.create_task(house.table(live.id))
            await asyncio.to_thread(held.has_read.wait)
            await trash(house, live, clock.now())
            held.may_go.set()
            with pytest.raises(Trouble) as error:
                await loading
            assert error.value.code == "table_expired"
            assert live.id not in house.tables

        run(settings, test)

    def test_a_table_that_was_played_in_the_trash_is_not_deleted(self, settings: Settings) -> None:
        async def test(house: House) -> None:
            _, live = await table(house)
            await trash(house, live, live.updated - 1)
            later = clock.now() + DAY
            assert await house.writer.change(lambda sql: storage.empty_trash(sql, later, 10)) == []
            await trash(house, live, live.updated)
            assert await house.writer.change(lambda sql: storage.empty_trash(sql, later, 10)) == [live.id]

        run(settings, test)

    def test_no_table_gets_the_number_of_a_deleted_one(self, settings: Settings) -> None:
        async def test(house: House) -> None:
            ann, live = await table(house)
            numbers = [live.no]
            for _ in range(3):
                last = house.tables[(await house.create(ann, NewTable("blitz", ME))).id]
                numbers.append(last.no)
                await trash(house, last, last.updated)
                assert await house.writer.change(lambda sql: storage.empty_trash(sql, clock.now() + 1, 10))
            for _ in range(2):  # also without a deletion in between
                numbers.append(house.tables[(await house.create(ann, NewTable("blitz", ME))).id].no)
            assert numbers == sorted(set(numbers))

        run(settings, test)

    def test_a_table_that_is_deleted_leaves_memory(self, settings: Settings) -> None:
        async def test(house: House) -> None:
            _, live = await table(house)
            await age(house, live, 90)
            await trash(house, live, clock.now() - 60 * DAY)
            await house.expiry.expire()
            assert (live.lost, live.id in house.tables) == (True, False)

        run(settings, test)

    def test_a_table_that_was_brought_back_expires_in_the_future(self, settings: Settings) -> None:
        async def test(house: House) -> None:
            ann, live = await table(house)
            await age(house, live)

            def make_old(sql: Any) -> None:
                sql.execute(text("UPDATE moves SET seen = '[[1, 1, 1], [5, 5, 5]]'"))

            await house.writer.change(make_old)
            assert await house.expiry.expire() == [live.id]
            await house.bring_back(ann, live.id)
            again = house.tables[live.id]
            assert again is not live
            for viewpoint in again.changed_at:
                assert again.expires(viewpoint) > clock.now() + 29 * DAY

        run(settings, test)

    def test_the_expiry_date_does_not_tell_of_a_hidden_move(self, settings: Settings) -> None:
        async def test(house: House) -> None:
            _, live = await table(house)

            def hide(sql: Any) -> None:  # the last move is later than anything that a viewpoint saw
                sql.execute(text("UPDATE tables SET updated = 1000"))
                sql.execute(text("UPDATE moves SET at = 3000, seen = '[[1, 1, 1], [2000, 2000, 2000]]'"))

            await house.writer.change(hide)
            house.drop(live)
            again = await house.table(live.id)
            assert set(again.changed_at.values()) == {2000}
            assert again.updated == 3000

        run(settings, test)


class TestBringingBack:
    def test_a_load_that_began_before_does_not_make_it_fail(
        self, settings: Settings, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def test(house: House) -> None:
            ann, live = await table(house)
            house.drop(live)
            await trash(house, live, clock.now())
            held = Held(monkeypatch)
            looking = asyncio.create_task(house.table(live.id))
            await asyncio.to_thread(held.has_read.wait)
            back = asyncio.create_task(house.bring_back(ann, live.id))
            while await trashed(house, live) is not None:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.05)  # for bring_back to go on from there
            held.may_go.set()
            await back
            with pytest.raises(Trouble):
                await looking
            assert live.id in house.tables

        run(settings, test)

    def test_an_unknown_table_is_not_found(self, settings: Settings) -> None:
        async def test(house: House) -> None:
            ann = await visitor(house)
            with pytest.raises(Trouble) as error:
                await house.bring_back(ann, "nothing")
            assert error.value.code == "unknown_table"

        run(settings, test)


class TestFailedStores:
    def test_who_waited_for_a_table_that_was_lost_does_not_see_it(self, settings: Settings) -> None:
        async def test(house: House) -> None:
            ann, live = await table(house)
            stored = hold_append(house)
            answering = asyncio.create_task(game.answer(house, live, ann, first_answer(live)))
            await until(lambda: bool(stored))
            reader = Reader()
            entering = asyncio.create_task(play.enter(Connection(live, ann, "raf", reader, 10)))
            caller = routes.Caller(house, None, ann)  # type: ignore[arg-type]
            n = live.numbers.of("luftwaffe")
            waiting = [
                asyncio.create_task(work)
                for work in (
                    caller.state(live, None),
                    replay.outline(house, live, ann, "raf"),
                    replay.moment(live, ann, "raf", 0),
                    game.hint(house, live, ann, "luftwaffe", n),
                    game.undo(house, live, ann, "luftwaffe", n),
                    game.answer(house, live, ann, Answer("luftwaffe", "nothing", n - 1)),
                    seating.put_bot(house, live, ann, "raf", "random"),
                )
            ]
            await asyncio.sleep(0)
            stored[0].set_exception(Trouble("not_stored", "the disk is full"))
            with pytest.raises(Trouble):
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
        async def test(house: House) -> None:
            ann = await visitor(house)
            bob = await visitor(house, "bob")
            made = await house.create(ann, NewTable("blitz", {"luftwaffe": Who("me"), "raf": Who("friend")}))
            live, _ = await seating.join(house, bob, made.links["raf"].removeprefix("/join/"))
            players = {"luftwaffe": ann, "raf": bob}
            while live.table.undo_state("luftwaffe")["why"] in (None, "nothing"):
                answer = first_answer(live)
                await game.answer(house, live, players[answer.seat], answer)
            n = live.numbers.of("luftwaffe")
            if reply is not None:
                await game.undo(house, live, ann, "luftwaffe", n)

            def fail(*_: Any) -> None:
                raise OSError("the disk is full")

            monkeypatch.setattr(storage, "save_undo", fail)
            if reply is None:
                work = game.undo(house, live, ann, "luftwaffe", n)
            else:
                work = game.reply_to_undo(house, live, bob, "raf", reply)
            with pytest.raises(OSError, match="disk"):
                await work
            assert live.id not in house.tables
            again = await house.table(live.id)
            assert again.undo_by == (None if reply is None else "luftwaffe")
            assert again.numbers.of("luftwaffe") == n

        run(settings, test)

    def test_only_the_bad_move_of_a_batch_fails(self, settings: Settings) -> None:
        async def test(house: House) -> None:
            ann, live = await table(house)
            row = live.move_row(0)
            busy = threading.Event()
            holding = house.writer.change(lambda _: busy.wait(30))
            await asyncio.sleep(0.05)  # for the writer to take it: what follows is one batch
            good = house.writer.append(row | {"n": 1})
            bad = house.writer.append(row | {"n": 0})  # there is one
            after = house.writer.append(row | {"n": 2})  # of the table whose move failed
            change = house.writer.change(lambda sql: storage.add_visitor(sql, "bob", 0.0))
            busy.set()
            await holding
            outcomes = await asyncio.gather(good, bad, after, change, return_exceptions=True)
            assert outcomes[0] is None
            assert [getattr(outcome, "code", None) for outcome in outcomes[1:3]] == ["not_stored"] * 2
            assert outcomes[3] == ann + 1
            stored = await house.read(lambda sql: storage.turns(sql, live.no))
            assert len(stored) == 2

        run(settings, test)


class TestMemory:
    def test_an_unanswered_undo_request_does_not_keep_a_table_in_memory_but_a_hint_does(
        self, settings: Settings
    ) -> None:
        async def test(house: House) -> None:
            _, live = await table(house)
            live.undo_by = "raf"
            assert live.idle
            live.hints.add(None)  # type: ignore[arg-type]
            assert not live.idle

        run(settings, test)

    def test_the_old_task_of_a_dropped_table_leaves_its_successor_alone(self, settings: Settings) -> None:
        async def test(house: House) -> None:
            _, old = await table(house, BOTS)
            old.lost = True
            house.drop(old)
            new = await house.table(old.id)
            game.look(house, new)
            assert not house.autoplay.may_run(old)
            house.autoplay.stopped(old)
            house.drop(old)
            assert house.autoplay.running == {new.id: new}
            assert house.tables[new.id] is new

        run(settings, test)

    def test_tables_that_wait_for_their_turn_do_not_start_when_the_server_stops(
        self, settings: Settings, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        started: list[LiveTable] = []
        play_bots = game._play_bots

        def record(house: House, live: LiveTable) -> Any:
            started.append(live)
            return play_bots(house, live)

        monkeypatch.setattr(game, "_play_bots", record)

        async def main() -> None:
            async with opened(settings) as house:
                house.autoplay.per_visitor = 1
                house.workers.quick_bots.idle.clear()  # so that bots think for ever
                ann, first = await table(house, BOTS)
                first.connections.add(Connection(first, None, None, Reader(), 10))  # so that it is not displaced
                second = await house.create(ann, NewTable("blitz", BOTS))
                await until(lambda: first.bot_job is not None)
                assert list(house.autoplay.waiting) == [second.id]
            assert started == [first]

        asyncio.run(asyncio.wait_for(main(), 60))


class TestHints:
    def test_a_hint_is_not_made_for_an_answer_that_is_being_stored(self, settings: Settings) -> None:
        async def test(house: House) -> None:
            ann, live = await table(house)
            jobs = hold_jobs(house)
            hint = asyncio.create_task(game.hint(house, live, ann, "luftwaffe", 1))
            await until(lambda: bool(jobs))
            stored = hold_append(house)
            answering = asyncio.create_task(game.answer(house, live, ann, first_answer(live)))
            await until(lambda: bool(stored))
            with pytest.raises(JobCancelled):
                jobs[0].arguments()
            jobs[0].future.set_result("an answer to the question before")
            with pytest.raises(Trouble) as error:
                await hint
            assert error.value.code == "stale_answer"
            answering.cancel()

        run(settings, test)

    def test_a_job_whose_arguments_have_passed_counts_as_cancelled(self, settings: Settings) -> None:
        async def test(house: House) -> None:
            def arguments() -> tuple[Any, ...]:
                raise JobCancelled

            with pytest.raises(JobCancelled):
                await house.workers.hints.submit(1, print, arguments).result()
            await asyncio.sleep(0)
            assert (house.workers.hints.stats.cancelled, house.workers.hints.stats.failed) == (1, 0)

        run(settings, test)


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.001)


def hold_append(house: House) -> list[asyncio.Future[None]]:
    """From now on no move becomes durable; returns the futures of those that are to be."""
    futures: list[asyncio.Future[None]] = []

    def append(*_: Any) -> asyncio.Future[None]:
        futures.append(asyncio.get_running_loop().create_future())
        return futures[-1]

    house.writer.append = append  # type: ignore[method-assign, assignment]
    return futures


def hold_jobs(house: House) -> list[Any]:
    """From now on hints wait in the queue; returns their jobs."""
    house.workers.hints.idle.clear()
    jobs: list[Any] = []
    submit = house.workers.hints.submit
    house.workers.hints.submit = lambda *a, **k: jobs.append(submit(*a, **k)) or jobs[-1]  # type: ignore[method-assign, func-returns-value]
    return jobs


def test_a_table_that_left_memory_is_not_played_on_beside_its_next_copy(settings: Settings) -> None:
    """A request may still wait for it: found by the soak, as games that were stored and shown without their last answers."""

    async def test(house: House) -> None:
        ann, old = await table(house)
        old.wanted_at -= 60
        other = await house.create(ann, NewTable("blitz", ME))
        assert old.id not in house.tables
        assert other.id in house.tables
        with pytest.raises(Trouble) as refused:
            await game.answer(house, old, ann, first_answer(old))
        assert refused.value.code == "not_stored"
        again = await house.table(old.id)
        await game.answer(house, again, ann, first_answer(again))
        assert again.table.n == 2

    run(replace(settings, tables_in_memory=1), test)


def test_a_table_that_somebody_has_just_asked_for_stays_in_memory(settings: Settings) -> None:
    """Loads that finished together pushed each other out before anybody could use them: 503 for all."""

    async def test(house: House) -> None:
        ann, first = await table(house)
        made = [await house.create(ann, NewTable("blitz", ME)) for _ in range(3)]
        assert {first.id, *(each.id for each in made)} == set(house.tables)
        await game.answer(house, first, ann, first_answer(first))
        for live in house.tables.values():
            live.wanted_at -= 60
        await house.create(ann, NewTable("blitz", ME))
        assert len(house.tables) == 1

    run(replace(settings, tables_in_memory=1), test)
