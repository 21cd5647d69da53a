"""While one seat answers in secret, nothing shows it to the others: no waiting, no ended request, no event that could be lost."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from opsroom import OpsroomError, Table
from opsroom.server import (
    game,
    replay,
    replay_queue,
    routes,
    seat_changes,
    set_aside,
    shared_positions,
    states,
    storage,
    table_socket,
)
from opsroom.server.api_types import Answer, NewTable, Who
from opsroom.server.connections import Connection
from opsroom.server.errors import ServerError
from opsroom.server.live_table import LiveTable
from opsroom.server.messages import SeatMessage
from opsroom.server.registry import TableRegistry
from opsroom.server.settings import Settings

from .test_push import Reader
from .test_races import run, visitor

LW, RAF = "luftwaffe", "raf"
SOON = 0.5


class Planning:
    """Ann plans as the Luftwaffe in The Burning Blue, Bob waits as the RAF and can see nothing of it."""

    def __init__(self, registry: TableRegistry, ann: int, bob: int, live: LiveTable) -> None:
        self.registry, self.ann, self.bob, self.live = registry, ann, bob, live

    @classmethod
    async def begin(cls, registry: TableRegistry) -> Planning:
        ann, bob = await visitor(registry), await visitor(registry, "bob")
        wish = NewTable("burning_blue", {LW: Who("me"), RAF: Who("friend")}, "scenario1", visibility="public")
        made = await registry.create(ann, wish)
        live = registry.tables[made.id]
        live.seats[RAF].visitor = bob
        live.holders.add((RAF, bob))
        self = cls(registry, ann, bob, live)
        while not self.is_secret():
            await self.answer()
        return self

    def is_secret(self) -> bool:
        """Whether the next answer of the Luftwaffe will be one that the RAF does not see."""
        question = self.live.table.ask(LW)
        assert question is not None
        assert self.live.table.asked == LW
        after = self.live.table.copy()
        before = after.events(RAF)
        after.answer(question["options"][0]["name"], LW)
        return after.asked == LW and after.events(RAF) == before and not after.moves[-1]["chance"]

    async def answer(self) -> None:
        question = self.live.table.ask(LW)
        assert question is not None
        chosen = Answer(LW, question["options"][0]["name"], self.live.numbers.of(LW))
        await game.answer(self.registry, self.live, self.ann, chosen)


def planned(settings: Settings, test: Callable[[Planning], Awaitable[None]]) -> None:
    async def begin(registry: TableRegistry) -> None:
        await test(await Planning.begin(registry))

    run(settings, begin)


class Held:
    """Keeps the writer from finishing, so that a move is in memory and not yet on disk."""

    def __init__(self, p: Planning, monkeypatch: pytest.MonkeyPatch) -> None:
        self.waiting: list[asyncio.Future[None]] = []
        self.append = p.registry.writer.append
        self.arguments: list[tuple[object, ...]] = []
        monkeypatch.setattr(p.registry.writer, "append", self.hold)

    def hold(self, *arguments: object) -> asyncio.Future[None]:
        self.arguments.append(arguments)
        self.waiting.append(asyncio.get_running_loop().create_future())
        return self.waiting[-1]

    async def release(self) -> None:
        for arguments, done in zip(self.arguments, self.waiting, strict=True):
            await self.append(*arguments)  # type: ignore[arg-type]
            done.set_result(None)


async def refused(work: Awaitable[object]) -> str:
    with pytest.raises(OpsroomError) as caught:
        await asyncio.wait_for(work, SOON)
    return caught.value.code


def state(p: Planning, who: int, seat: str) -> Awaitable[object]:
    caller = routes.Caller(p.registry, SimpleNamespace(client=None), who)  # type: ignore[arg-type]
    return caller.state(p.live, seat)


def test_nobody_waits_for_an_answer_that_they_cannot_see(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(p: Planning) -> None:
        before = await state(p, p.bob, RAF)
        held = Held(p, monkeypatch)
        answering = asyncio.create_task(p.answer())
        await asyncio.sleep(0)
        assert held.waiting
        assert p.live.lock.locked()
        n = p.live.numbers.of(RAF)
        try:
            after = await asyncio.wait_for(state(p, p.bob, RAF), SOON)
            assert states.encode(after) == states.encode(before)
            assert (await asyncio.wait_for(set_aside.log_of(p.live, p.bob, RAF), SOON)).events == before.events  # type: ignore[attr-defined]
            await asyncio.wait_for(replay.outline(p.live, p.bob, RAF), SOON)
            await asyncio.wait_for(replay.moment(p.registry, p.live, p.bob, RAF, 0), SOON)
            answer = game.answer(p.registry, p.live, p.bob, Answer(RAF, "pass", n))
            assert await refused(answer) == "not_your_question"
            assert await refused(game.hint(p.registry, p.live, p.bob, RAF, n)) == "not_your_question"
            assert await refused(game.reply_to_undo(p.registry, p.live, p.bob, RAF, True)) == "nothing_asked"
            assert await refused(game.undo(p.registry, p.live, p.bob, RAF, n)) == "undo_refused"
            assert await refused(seat_changes.new_link(p.registry, p.live, p.bob, LW)) == "not_starter"
            assert await refused(seat_changes.put_bot(p.registry, p.live, None, LW, "staff")) == "not_starter"
            await asyncio.wait_for(seat_changes.put_bot(p.registry, p.live, p.bob, RAF, None), SOON)  # no bot is there
            connection = Connection(p.live, p.bob, RAF, Reader(), 8)  # type: ignore[arg-type]
            await asyncio.wait_for(table_socket._carry_out(p.registry, connection, SeatMessage(RAF, 1), None), SOON)
        finally:
            await held.release()
        await answering

    planned(settings, test)


def test_a_request_to_undo_does_not_show_that_the_lock_is_held(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bob is refused at once where nobody can agree; where Ann can, she is asked after a whole number of steps."""
    monkeypatch.setattr(replay_queue, "GRID", 0.4)
    monkeypatch.setattr(Table, "undo_state", lambda *_: {"can": False, "why": "others"})

    async def test(p: Planning) -> None:
        n, row = p.live.numbers.of(RAF), p.live.seats[LW]
        for row.visitor, row.bot, code in ((None, "random", "undo_nobody_left"), (None, None, "undo_seat_open")):
            async with p.live.changing():
                assert await refused(game.undo(p.registry, p.live, p.bob, RAF, n)) == code
        row.visitor, row.bot = p.ann, None
        loop = asyncio.get_running_loop()
        began = loop.time()
        async with p.live.changing():
            asking = asyncio.create_task(game.undo(p.registry, p.live, p.bob, RAF, n))
            await asyncio.sleep(0.1)
        await asking
        assert p.live.undo_by == RAF
        assert loop.time() - began > 0.35

    planned(settings, test)


def test_whoever_asks_for_another_seat_is_refused_while_it_answers_in_secret(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bob names Ann's seat: an error that comes only when her answer is on disk would tell him of it."""

    async def test(p: Planning) -> None:
        held = Held(p, monkeypatch)
        answering = asyncio.create_task(p.answer())
        await asyncio.sleep(0)
        assert held.waiting
        connection = Connection(p.live, p.bob, RAF, Reader(), 8)  # type: ignore[arg-type]
        asked = (p.registry, p.live, p.bob)
        try:
            for work in (
                game.answer(*asked, Answer(LW, "pass", 1)),
                game.hint(*asked, LW, 1),
                game.odds(*asked, LW, 1),
                game.analyse(*asked, LW, 1),
                game.undo(*asked, LW, 1),
                game.reply_to_undo(*asked, LW, True),
                game.concede(*asked, LW),
                shared_positions.share(*asked, LW, 0),
                shared_positions.file(*asked, LW, 0),
                table_socket._carry_out(p.registry, connection, SeatMessage(LW, 1), None),
            ):
                assert await refused(work) == "not_your_seat"
        finally:
            await held.release()
        await answering

    planned(settings, test)


def test_a_link_to_what_a_seat_saw_does_not_tell_when_it_answers(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ann shared her view when she was alone at the table. Bob, who joined later, opens the link while she answers."""

    async def test(p: Planning) -> None:
        def store(sql: Any) -> None:
            storage.share_position(sql, "secret", p.live.no, LW, 1, p.ann, 0.0)

        await p.registry.writer.change(store)
        held = Held(p, monkeypatch)
        answering = asyncio.create_task(p.answer())
        await asyncio.sleep(0)
        assert held.waiting
        try:
            found = await asyncio.wait_for(shared_positions.see(p.registry, "secret", p.bob, None), 10 * SOON)
            assert found.seat == LW
            assert p.live.lock.locked()
        finally:
            await held.release()
        await answering

    planned(settings, test)


def test_nobody_waits_to_come_or_go_for_an_answer_that_they_cannot_see(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(p: Planning) -> None:
        ann, bob, eve = (
            Connection(p.live, who, seat, Reader(), 8) for who, seat in ((p.ann, LW), (p.bob, RAF), (None, None))
        )  # type: ignore[arg-type]
        for connection in (ann, eve):
            await table_socket.enter(connection)
        held = Held(p, monkeypatch)
        answering = asyncio.create_task(p.answer())
        await asyncio.sleep(0)
        assert held.waiting
        seen = len(states_sent(ann))
        try:
            await asyncio.wait_for(table_socket.enter(bob), SOON)
            assert is_online(bob, RAF)
            assert is_online(eve, RAF)
            await asyncio.wait_for(table_socket.leave(bob), SOON)
            assert not is_online(eve, RAF)
            await asyncio.wait_for(table_socket.enter(bob), SOON)
            assert len(states_sent(ann)) == seen  # her own answer could still be lost
        finally:
            await held.release()
        await answering
        assert is_online(ann, RAF)
        assert is_online(eve, RAF)

    planned(settings, test)


def test_who_comes_during_a_change_that_shows_nothing_new_is_seen_in_the_end(settings: Settings) -> None:
    async def test(p: Planning) -> None:
        ann, bob = (Connection(p.live, who, seat, Reader(), 8) for who, seat in ((p.ann, LW), (p.bob, RAF)))  # type: ignore[arg-type]
        await table_socket.enter(ann)
        async with p.live.changing():
            p.live.request_changed()  # without a State for anyone
            entering = asyncio.create_task(table_socket.enter(bob))
            await asyncio.sleep(0)
        await entering
        assert is_online(ann, RAF)

    planned(settings, test)


@pytest.mark.parametrize("seconds", [0.0, 0.15])
def test_a_change_of_seats_does_not_show_how_long_it_waited_for_a_secret_answer(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    """Bob lets a bot play for him while Ann's answer is on its way to the disk."""
    monkeypatch.setattr(replay_queue, "GRID", 0.4)

    async def test(p: Planning) -> None:
        bob = Connection(p.live, p.bob, RAF, Reader(), 8)  # type: ignore[arg-type]
        await table_socket.enter(bob)
        held = Held(p, monkeypatch)
        answering = asyncio.create_task(p.answer())
        await asyncio.sleep(0)
        assert held.waiting
        loop, seen = asyncio.get_running_loop(), len(states_sent(bob))
        began = loop.time()
        changing = asyncio.create_task(seat_changes.put_bot(p.registry, p.live, p.bob, RAF, "random"))
        await asyncio.sleep(seconds)
        await held.release()
        await answering
        while len(states_sent(bob)) == seen:
            await asyncio.sleep(0.005)
        assert loop.time() - began > 0.39
        await changing

    planned(settings, test)


def test_a_change_of_seats_that_is_given_up_leaves_the_table_free(settings: Settings) -> None:
    async def test(p: Planning) -> None:
        changing = asyncio.create_task(seat_changes.put_bot(p.registry, p.live, p.bob, RAF, "random"))
        await asyncio.sleep(0.01)
        assert p.live.lock.locked()
        changing.cancel()
        await asyncio.wait([changing])
        assert not p.live.lock.locked()
        assert p.live.seats[RAF].bot is None

    planned(settings, test)


def states_sent(connection: Connection) -> list[Any]:
    """The States that a connection was sent, among other messages."""
    messages = [json.loads(sent.decode()) for sent in connection.socket.sent]  # type: ignore[attr-defined]
    return [message for message in messages if message["type"] == "state"]


def is_online(connection: Connection, seat: str) -> bool:
    """Whether the seat is online in the last State that the connection was sent."""
    state = states_sent(connection)[-1]
    return bool(next(line["online"] for line in state["table"]["seats"] if line["seat"] == seat))


def test_looking_back_does_not_show_how_much_was_answered_in_secret(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A moment takes longer to play again after a long secret plan: every one is shown after a whole number of steps."""
    monkeypatch.setattr(replay_queue, "GRID", 0.4)
    at = Table.at

    async def test(p: Planning) -> None:
        loop = asyncio.get_running_loop()
        for took in (0.0, 0.1):
            monkeypatch.setattr(Table, "at", lambda self, n, took=took: [time.sleep(took), at(self, n)][1])
            began = loop.time()
            await replay.moment(p.registry, p.live, p.bob, RAF, 0)
            over = (loop.time() - began) % 0.4
            assert min(over, 0.4 - over) < 0.1, over
            assert loop.time() - began > 0.35

    planned(settings, test)


@pytest.mark.parametrize("hangs_up", [False, True])
def test_the_next_in_the_queue_does_not_learn_it_either(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, hangs_up: bool
) -> None:
    """Bob looks back at the game and, at once, at a game of his own, which has nothing to hide and is shown without delay: it waits
    for its place for a whole number of steps, even if he does not wait for the first."""
    monkeypatch.setattr(replay_queue, "GRID", 0.4)
    at = Table.at

    async def test(p: Planning) -> None:
        loop = asyncio.get_running_loop()
        made = await p.registry.create(p.bob, NewTable("blitz", {LW: Who("bot", "staff"), RAF: Who("me")}))
        own = p.registry.tables[made.id]
        for took in (0.0, 0.1):
            monkeypatch.setattr(Table, "at", lambda self, n, took=took: [time.sleep(took), at(self, n)][1])
            began = loop.time()
            first = asyncio.create_task(replay.moment(p.registry, p.live, p.bob, RAF, 0))
            await asyncio.sleep(0)
            monkeypatch.setattr(Table, "at", at)
            second = asyncio.create_task(replay.moment(p.registry, own, p.bob, RAF, 0))
            await asyncio.sleep(0.01)
            if hangs_up:
                first.cancel()
            await second
            assert loop.time() - began > 0.35
            await asyncio.wait([first])

    planned(replace(settings, reviews_at_once=1), test)


def test_a_secret_undo_is_not_noticed_in_the_queue_of_replays(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replay_queue, "GRID", 1.0)

    async def test(p: Planning) -> None:
        await p.answer()
        undoing = asyncio.create_task(game.undo(p.registry, p.live, p.ann, LW, p.live.numbers.of(LW)))
        await asyncio.sleep(0.05)
        assert p.live.lock.locked()
        assert not p.registry.reviews.waiting
        assert p.registry.reviews.free == 1
        await undoing
        assert p.live.table.moves[-1].get("undo") == LW

    planned(replace(settings, reviews_at_once=1), test)


def test_an_undo_does_not_show_it_either(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_queue, "GRID", 0.4)

    async def test(p: Planning) -> None:
        await p.answer()
        began = asyncio.get_running_loop().time()
        await game.undo(p.registry, p.live, p.ann, LW, p.live.numbers.of(LW))
        assert p.live.table.moves[-1].get("undo") == LW
        assert asyncio.get_running_loop().time() - began >= 0.75  # once for the check, once for the undo

    planned(settings, test)


def test_who_answers_sees_nothing_that_could_still_be_lost(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(p: Planning) -> None:
        held = Held(p, monkeypatch)
        answering = asyncio.create_task(p.answer())
        await asyncio.sleep(0)
        looks = [
            state(p, p.ann, LW),
            set_aside.log_of(p.live, p.ann, LW),
            replay.outline(p.live, p.ann, LW),
        ]
        reads = [asyncio.ensure_future(look) for look in looks]
        done, _ = await asyncio.wait(reads, timeout=SOON / 5)
        assert not done
        await held.release()
        await answering
        await asyncio.gather(*reads)

    planned(settings, test)


def test_a_move_that_cannot_be_stored_is_shown_to_nobody(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(p: Planning) -> None:
        held = Held(p, monkeypatch)
        answering = asyncio.create_task(p.answer())
        await asyncio.sleep(0)
        reading = asyncio.ensure_future(set_aside.log_of(p.live, p.ann, LW))
        await asyncio.sleep(0)
        held.waiting[0].set_exception(ServerError("not_stored", "the disk is full"))
        assert await refused(answering) == "not_stored"
        assert await refused(reading) == "not_stored"

    planned(settings, test)


async def request(p: Planning) -> int:
    """The Luftwaffe asks to take back an answer that it cannot take back alone; gives that answer's number."""
    while p.live.table.undo_state(LW)["why"] in (None, "nothing"):
        await p.answer()
    answer = p.live.table.last_answer_of(LW)
    assert answer is not None
    await game.undo(p.registry, p.live, p.ann, LW, p.live.numbers.of(LW))
    assert p.live.undo_by == LW
    while not p.is_secret():
        await p.answer()
        assert p.live.undo_by == LW, "only a public change ends a request"
    return answer


def test_an_undo_in_secret_does_not_end_a_request_that_all_can_see(settings: Settings) -> None:
    async def test(p: Planning) -> None:
        await request(p)
        before = p.live.version(RAF)
        await p.answer()
        await game.undo(p.registry, p.live, p.ann, LW, p.live.numbers.of(LW))
        assert "undo" in p.live.table.moves[-1]
        assert (p.live.undo_by, p.live.version(RAF)) == (LW, before)

    planned(settings, test)


def test_consent_is_for_the_answer_that_was_asked_about(settings: Settings) -> None:
    async def test(p: Planning) -> None:
        answer = await request(p)
        asked = p.live.table.at(answer).ask(LW)
        await p.answer()
        await p.answer()
        assert p.live.undo_by == LW
        await game.reply_to_undo(p.registry, p.live, p.bob, RAF, True)
        record = p.live.table.moves[-1]
        assert (record["undo"], record["to"], record["agreed"]) == (LW, answer, True)
        assert p.live.table.ask(LW) == asked
        assert p.live.undo_by is None

    planned(settings, test)
