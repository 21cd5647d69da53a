"""Looking back takes long for a long game: it delays neither the event loop nor what other clients want to look back at."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from opsroom import Table
from opsroom.server import game, replay
from opsroom.server.api_types import NewTable
from opsroom.server.registry import TableRegistry
from opsroom.server.reviews import Reviews
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
            for _ in range(6):
                may_end.release()
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
