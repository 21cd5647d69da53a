"""Looking back takes long for a long game: it delays neither the event loop nor what other clients want to look back at."""

from __future__ import annotations

import asyncio
import threading
from types import SimpleNamespace
from typing import Any

import pytest

from opsroom import Table
from opsroom.server import game, replay, routes
from opsroom.server.api_types import NewTable
from opsroom.server.errors import ServerError
from opsroom.server.middleware import Guard
from opsroom.server.registry import TableRegistry
from opsroom.server.replay_queue import Reviews
from opsroom.server.settings import Settings

from .test_races import ME, first_answer, run, table, until, visitor


def test_an_undo_is_not_played_on_the_event_loop(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """It reads the whole record again, which takes a second for the longest."""
    take_back, threads = Table.take_back, []

    def watched(self: Table, *arguments: Any) -> None:
        threads.append(threading.current_thread())
        take_back(self, *arguments)

    monkeypatch.setattr(Table, "take_back", watched)

    async def test(registry: TableRegistry) -> None:
        ann, live = await table(registry)
        answer = first_answer(live)
        await game.answer(registry, live, ann, answer)
        await game.undo(registry, live, ann, answer.seat, live.numbers.of(answer.seat))
        assert live.table.events(answer.seat)[-1]["kind"] == "undone"
        assert threads
        assert threading.main_thread() not in threads

    run(settings, test)


def test_all_hands_are_not_put_together_on_the_event_loop(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """That goes through the whole log for each seat: seconds for a long game of five."""
    fuller, threads = replay.fuller, []

    def watched(one: Any, other: Any) -> Any:
        threads.append(threading.current_thread())
        return fuller(one, other)

    monkeypatch.setattr(replay, "fuller", watched)

    async def test(registry: TableRegistry) -> None:
        ann, live = await table(registry)
        seat = first_answer(live).seat
        await game.concede(registry, live, ann, seat)
        state = await replay.moment(registry, live, ann, "all", 0)
        assert state.you == state.view["you"] == "all"
        assert threads
        assert threading.main_thread() not in threads

    run(settings, test)


def test_an_undo_does_not_wait_for_all_that_somebody_else_looks_back_at(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    at, may_end, begun = Table.at, threading.Semaphore(0), []

    def slow(self: Table, moment: int) -> Table:
        begun.append(moment)
        assert may_end.acquire(timeout=20)
        return at(self, moment)

    monkeypatch.setattr(Table, "at", slow)

    async def test(registry: TableRegistry) -> None:
        ann, live = await table(registry)
        eve = await visitor(registry, "eve")
        other = await registry.table((await registry.create(eve, NewTable("blitz", ME))).id)
        while not (live.table.asked and live.table.undo_state(live.table.asked)["can"]):
            await game.answer(registry, live, ann, first_answer(live))
        seat = live.table.asked
        looking = [asyncio.create_task(replay.moment(registry, other, eve, "raf", 0)) for _ in range(20)]
        await until(lambda: len(begun) == 2)
        n = live.numbers.of(seat)
        undoing = asyncio.create_task(game.undo(registry, live, ann, seat, n))
        try:
            await until(live.lock.locked)
            await asyncio.sleep(0.05)
            for _ in range(len(looking) - 2):
                may_end.release()
                await asyncio.wait([undoing], timeout=0.1)
            await asyncio.wait_for(undoing, 10)
            assert not all(task.done() for task in looking)
        finally:
            for _ in looking:
                may_end.release()
            await asyncio.gather(*looking)

    run(settings, test)


def test_clients_take_turns_and_who_gives_up_leaves_no_place_taken() -> None:
    async def test() -> None:
        reviews, hold, order = Reviews(places=1), threading.Event(), []
        first = asyncio.create_task(reviews.run("eve", hold.wait, 20))
        await until(lambda: reviews.free == 0)
        waiting = [
            asyncio.create_task(reviews.run(who, order.append, name))
            for who, name in [("eve", "eve 1"), ("eve", "eve 2"), ("ann", "ann 1"), ("eve", "eve 3"), ("bob", "bob 1")]
        ]
        await asyncio.sleep(0)
        waiting[1].cancel()
        hold.set()
        await asyncio.gather(first, *waiting, return_exceptions=True)
        assert order == ["eve 1", "ann 1", "bob 1", "eve 3"]
        assert reviews.free == 1
        assert not reviews.waiting

    asyncio.run(asyncio.wait_for(test(), 20))


async def refused(work: Any) -> str:
    with pytest.raises(ServerError) as caught:
        await work
    return caught.value.code


async def waiting_for(reviews: Reviews, *clients: str) -> list[asyncio.Task[None]]:
    """One request of each of these clients, in the queue."""
    tasks = [asyncio.create_task(reviews.run(client, lambda: None)) for client in clients]
    await asyncio.sleep(0)
    return tasks


def test_a_queue_has_an_end_for_each_client_and_for_all() -> None:
    async def test() -> None:
        reviews, hold = Reviews(places=1, most_waiting=8), threading.Event()
        first = asyncio.create_task(reviews.run("eve", hold.wait, 20))
        await until(lambda: reviews.free == 0)
        tasks = await waiting_for(reviews, "eve", "eve")
        assert await refused(reviews.run("eve", print)) == "rate_limited"  # she has a quarter of the places
        tasks += await waiting_for(reviews, *"abcdef")
        tasks += await waiting_for(reviews, *"ghijklmn")  # who have nothing waiting yet still get in
        assert await refused(reviews.run("a", print)) == "rate_limited"
        assert await refused(reviews.run("o", print)) == "rate_limited"
        hold.set()
        await asyncio.gather(first, *tasks)
        await reviews.run("eve", print)

    asyncio.run(asyncio.wait_for(test(), 20))


def test_what_a_request_works_on_is_prepared_when_its_turn_comes(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A copy of a long game takes megabytes: those who wait have none."""
    copies, copy = [], Table.copy

    def counted(self: Table) -> Table:
        copies.append(self)
        return copy(self)

    async def test(registry: TableRegistry) -> None:
        ann, live = await table(registry)
        hold = threading.Event()
        held = [asyncio.create_task(registry.reviews.run("x", hold.wait, 20)) for _ in range(2)]
        await until(lambda: registry.reviews.free == 0)
        monkeypatch.setattr(Table, "copy", counted)
        looking = [asyncio.create_task(replay.moment(registry, live, ann, "raf", 0)) for _ in range(10)]
        await asyncio.sleep(0.05)
        assert not copies
        hold.set()
        await asyncio.gather(*held, *looking)
        assert len(copies) == 10

    run(settings, test)


def test_who_hangs_up_leaves_the_queue() -> None:
    async def test() -> None:
        reviews, hold, gone = Reviews(places=1), threading.Event(), asyncio.Event()

        async def receive() -> dict[str, str]:
            await gone.wait()
            return {"type": "http.disconnect"}

        first = asyncio.create_task(reviews.run("eve", hold.wait, 20))
        await until(lambda: reviews.free == 0)
        caller = routes.Caller(None, SimpleNamespace(receive=receive), 1)  # type: ignore[arg-type]
        looking = asyncio.create_task(caller.while_connected(reviews.run("ann", print)))
        await until(lambda: bool(reviews.waiting))
        gone.set()
        assert await refused(looking) == "disconnected"
        await until(lambda: not reviews.waiting)
        hold.set()
        await first

    asyncio.run(asyncio.wait_for(test(), 20))


def test_a_thread_that_nobody_waits_for_keeps_its_place_until_it_ends() -> None:
    """Otherwise somebody who asks and hangs up again and again would fill the memory with what the threads have not begun."""

    async def test() -> None:
        reviews, hold = Reviews(places=1), threading.Event()
        first = asyncio.create_task(reviews.run("eve", hold.wait, 20))
        await until(lambda: reviews.free == 0)
        first.cancel()
        second = (await waiting_for(reviews, "eve"))[0]
        await asyncio.sleep(0.05)
        assert reviews.free == 0
        assert not second.done()
        hold.set()
        await second
        await until(lambda: reviews.free == 1)

    asyncio.run(asyncio.wait_for(test(), 20))


def test_a_server_that_stops_refuses_what_waits() -> None:
    async def test() -> None:
        reviews, hold = Reviews(places=1), threading.Event()
        first = asyncio.create_task(reviews.run("eve", hold.wait, 20))
        await until(lambda: reviews.free == 0)
        second = (await waiting_for(reviews, "ann"))[0]
        reviews.close()
        assert await refused(second) == "stopping"
        assert await refused(reviews.run("bob", print)) == "stopping"
        hold.set()
        assert await first

    asyncio.run(asyncio.wait_for(test(), 20))


def test_a_request_that_is_cut_off_by_the_stop_is_answered(settings: Settings) -> None:
    """uvicorn would log a failure of the application for each."""

    async def test() -> None:
        async def never(*_: object) -> None:
            await asyncio.Event().wait()

        never.state = SimpleNamespace(registry=SimpleNamespace(stopping=True))  # type: ignore[attr-defined]
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        scope = {"type": "http", "method": "GET", "path": "/api/tables/x/replay/0", "headers": [], "client": None}
        request = asyncio.create_task(Guard(never, None, settings)(scope, None, send))
        await asyncio.sleep(0.01)
        request.cancel()
        await request
        assert sent[0]["status"] == 503
        assert b"stopping" in sent[1]["body"]

    asyncio.run(asyncio.wait_for(test(), 20))
