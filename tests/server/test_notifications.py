"""Notifications at tables: who gets which, when one is dropped, and what nobody can learn from them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import Connection as Sql
from sqlalchemy import select

from opsroom.server import game, seat_changes, standing_orders, table_socket
from opsroom.server import storage as tables_storage
from opsroom.server.accounts import storage as accounts
from opsroom.server.api_types import Answer, NewTable, Who
from opsroom.server.connections import Connection
from opsroom.server.errors import ServerError
from opsroom.server.messages import QueuedAnswer
from opsroom.server.notifications import delivery, notifications, storage
from opsroom.server.notifications.api_types import KINDS, Choices, NewSubscription
from opsroom.server.notifications.push import encoded
from opsroom.server.registry import TableRegistry
from opsroom.server.schema import notifications as queue
from opsroom.server.settings import DAY, Settings
from opsroom.server.time_controls.api_types import QuietHours

from .test_push import Reader
from .test_races import visitor as new_visitor
from .test_time_controls import DAYS, LIVE, Game, Time, people, play, time  # noqa: F401

pytestmark = pytest.mark.both_databases

KEY = "B" + "A" * 86
HOUR = 3600


class Outbox:
    """What is sent, in place of push services and mail servers."""

    def __init__(self) -> None:
        self.pushed: list[tuple[int, dict[str, Any]]] = []
        self.topics: list[str] = []
        self.outcome: bool | float = True

    async def push(self, to: storage.Subscription, payload: Any, _seconds: int, _urgent: bool, topic: str) -> Any:
        self.pushed.append((to.visitor, payload))
        self.topics.append(topic)
        return self.outcome


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch, time: Time) -> Time:  # noqa: F811
    """Time that the test moves on, also for the queue; nothing is sent by itself."""
    for module in (delivery, notifications):
        monkeypatch.setattr(module, "now", lambda: time.wall)

    async def nothing(_: Any) -> None:
        return None

    monkeypatch.setattr(delivery.Delivery, "run", nothing)
    return time


@pytest.fixture
def outbox(monkeypatch: pytest.MonkeyPatch) -> Outbox:
    box = Outbox()

    async def push(_: Any, *what: Any) -> Any:
        return await box.push(*what)

    monkeypatch.setattr(delivery.Delivery, "send_push", push)
    return box


async def opt_in(registry: TableRegistry, visitor: int, *kinds: Any, **more: Any) -> None:
    """The player wants to be told these by push, on one browser."""
    choices = Choices(push=list(kinds or KINDS), **more)

    def change(sql: Sql) -> None:
        session = accounts.add_session(sql, visitor, accounts.NewSession(f"token {visitor}", 1.0))
        new = NewSubscription(f"https://push.example/{visitor}", KEY, encoded(bytes(16)))
        storage.subscribe(sql, visitor, session.id, new, 9, 1.0)
        storage.save_choices(sql, visitor, choices)

    await registry.writer.change(change)
    await registry.notifications.reload(visitor)


async def deliver(registry: TableRegistry) -> None:
    """The worker does all that is due now."""
    worker = registry.notifications.delivery
    await asyncio.sleep(0)
    for _ in range(20):
        worker.due = 0.0
        await worker.turn()
        if not worker.sending:
            return
        await asyncio.gather(*worker.sending)
        await asyncio.sleep(0)


async def rows(registry: TableRegistry, visitor: int) -> list[tuple[str, str]]:
    """What the queue has of a player: kind and state."""
    query = select(queue.c.kind, queue.c.state).where(queue.c.visitor == visitor).order_by(queue.c.id)
    return [(row.kind, row.state) for row in await registry.read(lambda sql: sql.execute(query).all())]


def run(settings: Settings, test: Callable[[TableRegistry], Awaitable[None]]) -> None:
    play(replace(settings, push_delay_seconds=5.0), test)


async def to_the_other(two: Game) -> int:
    """Plays until the other player is asked; returns that player."""
    await two.pass_turn()
    asked = two.live.table.asked
    assert asked is not None
    return two.holder(asked)


def test_whoever_has_to_answer_is_told_once_for_a_stretch_of_play(
    settings: Settings, still: Time, outbox: Outbox
) -> None:
    async def test(registry: TableRegistry) -> None:
        two = await people(registry, None)
        for each in (two.ann, two.bob):
            await opt_in(registry, each, "turn_live")
        other = await to_the_other(two)
        assert await rows(registry, other) == [("turn_live", "waiting")]
        assert await rows(registry, two.ann if other == two.bob else two.bob) == []
        await deliver(registry)
        assert outbox.pushed == []
        still.pass_(6)
        await deliver(registry)
        ((to, said),) = outbox.pushed
        assert to == other
        assert said["title"] == "It is your turn"
        assert said["path"] == f"/table/{two.live.id}"
        assert await rows(registry, other) == [("turn_live", "sent")]
        await deliver(registry)
        assert len(outbox.pushed) == 1
        await two.answer(0)
        if two.live.table.asked is not None and two.holder(two.live.table.asked) == other:
            assert await rows(registry, other) == [("turn_live", "sent")]  # no more for further answers

    run(settings, test)


@pytest.mark.usefixtures("still")
def test_nothing_is_stored_for_players_who_have_not_chosen_it(settings: Settings) -> None:
    async def test(registry: TableRegistry) -> None:
        two = await people(registry, None)
        await opt_in(registry, two.ann, "over")
        for _ in range(4):
            await two.pass_turn()
        assert await rows(registry, two.ann) == []
        assert await rows(registry, two.bob) == []

    run(settings, test)


def test_what_the_player_has_answered_meanwhile_is_dropped(settings: Settings, still: Time, outbox: Outbox) -> None:
    async def test(registry: TableRegistry) -> None:
        two = await people(registry, None)
        await opt_in(registry, two.ann, "turn_live")
        while await to_the_other(two) != two.ann:
            pass
        await to_the_other(two)
        assert ("turn_live", "waiting") not in await rows(registry, two.ann)
        still.pass_(60)
        await deliver(registry)
        assert outbox.pushed == []

    run(settings, test)


def test_nothing_is_sent_while_the_player_looks_at_the_table(settings: Settings, still: Time, outbox: Outbox) -> None:
    async def test(registry: TableRegistry) -> None:
        two = await people(registry, None)
        await opt_in(registry, two.ann, "turn_live")
        seat = next(name for name, row in two.live.seats.items() if row.visitor == two.ann)
        connection = Connection(two.live, two.ann, seat, Reader(), 9)
        await table_socket.enter(connection)
        while await to_the_other(two) != two.ann:
            pass
        still.pass_(60)
        await deliver(registry)
        assert outbox.pushed == []
        assert (await rows(registry, two.ann))[-1] == ("turn_live", "dropped")
        connection.looking = False  # the page is in a background tab
        await to_the_other(two)
        while await to_the_other(two) != two.ann:
            pass
        still.pass_(60)
        await deliver(registry)
        assert [to for to, _ in outbox.pushed] == [two.ann]

    run(settings, test)


@pytest.mark.usefixtures("still")
def test_an_answer_in_advance_causes_no_notification(settings: Settings) -> None:
    async def test(registry: TableRegistry) -> None:
        two = await people(registry, None)
        raf = two.holder("raf")
        await opt_in(registry, raf, "turn_live")
        ordered = [QueuedAnswer("choose_defence", "no_such_card", or_pass=True)]
        await standing_orders.change(registry, two.live, raf, "raf", None, {}, None, {}, ordered)
        while two.live.table.asked != "raf":
            await two.answer(0)
        assert standing_orders.seconds_to_queued(two.live) is not None
        assert await rows(registry, raf) == []

    run(settings, test)


@pytest.mark.usefixtures("still")
def test_after_a_restart_the_same_turn_is_not_told_again(settings: Settings) -> None:
    async def test(registry: TableRegistry) -> None:
        two = await people(registry, None)
        await opt_in(registry, two.ann, "turn_live")
        while await to_the_other(two) != two.ann:
            pass
        before = await rows(registry, two.ann)
        await two.reload()
        await two.answer(0)
        if two.live.table.asked is not None and two.holder(two.live.table.asked) == two.ann:
            assert await rows(registry, two.ann) == before

    run(settings, test)


def test_what_was_being_sent_when_the_server_stopped_is_sent_again_under_the_same_name(
    settings: Settings, still: Time, outbox: Outbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(registry: TableRegistry) -> None:
        two = await people(registry, None)
        await opt_in(registry, two.ann, "turn_live")
        while await to_the_other(two) != two.ann:
            pass
        still.pass_(60)
        settle = delivery.Delivery.settle

        async def killed(*_: Any) -> None:
            raise asyncio.CancelledError

        monkeypatch.setattr(delivery.Delivery, "settle", killed)
        worker = registry.notifications.delivery
        worker.due = 0.0
        await worker.turn()
        await asyncio.gather(*worker.sending, return_exceptions=True)
        assert (await rows(registry, two.ann))[-1] == ("turn_live", "sending")
        monkeypatch.setattr(delivery.Delivery, "settle", settle)
        await registry.writer.change(storage.resume)
        await deliver(registry)
        assert (await rows(registry, two.ann))[-1] == ("turn_live", "sent")
        (first, second), tags = outbox.topics, {said["tag"] for _, said in outbox.pushed}
        assert first == second
        assert len(tags) == 1

    run(settings, test)


def test_failures_are_tried_again_after_longer_and_longer_pauses(
    settings: Settings, still: Time, outbox: Outbox
) -> None:
    async def test(registry: TableRegistry) -> None:
        two = await people(registry, None)
        await opt_in(registry, two.ann, "turn_live")
        while await to_the_other(two) != two.ann:
            pass
        outbox.outcome = 0.0
        still.pass_(6)
        await deliver(registry)
        assert len(outbox.pushed) == 1
        for attempt, pause in enumerate(delivery.PAUSES, 1):
            still.pass_(pause - 1)
            await deliver(registry)
            assert len(outbox.pushed) == attempt
            still.pass_(2)
            await deliver(registry)
            assert len(outbox.pushed) == attempt + 1
        assert (await rows(registry, two.ann))[-1] == ("turn_live", "failed")

    run(settings, test)


def test_the_end_of_the_game_is_told_to_all_its_players(settings: Settings, still: Time, outbox: Outbox) -> None:
    async def test(registry: TableRegistry) -> None:
        two = await people(registry, None)
        for each in (two.ann, two.bob):
            await opt_in(registry, each, "over", "turn_live", language="ja")
        seat = next(name for name, row in two.live.seats.items() if row.visitor == two.ann)
        await game.concede(registry, two.live, two.ann, seat)
        still.pass_(6)
        await deliver(registry)
        assert sorted((to, said["title"]) for to, said in outbox.pushed) == [
            (two.ann, "ゲームが終わりました"),
            (two.bob, "ゲームが終わりました"),
        ]

    run(settings, test)


def test_who_set_the_table_up_learns_who_joins_it(settings: Settings, still: Time, outbox: Outbox) -> None:
    async def test(registry: TableRegistry) -> None:
        ann, bob = await new_visitor(registry), await new_visitor(registry, "bob")
        await registry.writer.change(lambda sql: accounts.rename(sql, bob, "Bob"))
        await opt_in(registry, ann, "joined")
        await opt_in(registry, bob, "joined")
        made = await registry.create(ann, NewTable("blitz", {"luftwaffe": Who("me"), "raf": Who("friend")}))
        await seat_changes.join(registry, bob, made.links["raf"].removeprefix("/join/"))
        still.pass_(6)
        await deliver(registry)
        ((to, said),) = outbox.pushed
        assert (to, said["title"], said["body"]) == (ann, "Bob has joined your table", "Blitz!, with Bob")

    run(settings, test)


def test_quiet_hours_of_the_player_and_of_the_seat_hold_notifications_back(
    settings: Settings, still: Time, outbox: Outbox
) -> None:
    async def test(registry: TableRegistry) -> None:
        two = await people(registry, DAYS)
        evening = QuietHours("20:00", "06:00", "UTC")
        await opt_in(registry, two.ann, "turn_days", quiet=evening)
        while await to_the_other(two) != two.ann:
            pass
        still.pass_(9 * HOUR)  # 21:00
        await deliver(registry)
        assert outbox.pushed == []
        still.pass_(8 * HOUR)  # 05:00
        await deliver(registry)
        assert outbox.pushed == []
        still.pass_(1.1 * HOUR)
        await deliver(registry)
        assert len(outbox.pushed) == 1
        await registry.writer.change(lambda sql: storage.save_choices(sql, two.ann, Choices(push=["turn_days"])))
        await registry.notifications.reload(two.ann)
        seat = next(name for name, row in two.live.seats.items() if row.visitor == two.ann)
        await to_the_other(two)
        two.clock.change_quiet(seat, QuietHours("05:00", "12:00", "UTC"))
        while await to_the_other(two) != two.ann:
            pass
        still.pass_(60)
        await deliver(registry)
        assert len(outbox.pushed) == 1
        still.pass_(6 * HOUR)
        await deliver(registry)
        assert len(outbox.pushed) == 2

    run(settings, test)


def test_time_that_runs_out_is_told_when_a_quarter_is_left(settings: Settings, still: Time, outbox: Outbox) -> None:
    async def test(registry: TableRegistry) -> None:
        two = await people(registry, DAYS)  # three days, and two in reserve
        await opt_in(registry, two.ann, "time")
        while await to_the_other(two) != two.ann:
            pass
        still.pass_(3.7 * DAY)
        await deliver(registry)
        assert outbox.pushed == []
        still.pass_(0.2 * DAY)
        await deliver(registry)
        assert [said["title"] for _, said in outbox.pushed] == ["Your time is running out"]

    run(settings, test)


def test_a_reminder_waits_while_the_clock_stands(settings: Settings, still: Time, outbox: Outbox) -> None:
    async def test(registry: TableRegistry) -> None:
        two = await people(registry, DAYS)
        await opt_in(registry, two.ann, "time")
        seat = next(name for name, row in two.live.seats.items() if row.visitor == two.ann)
        await to_the_other(two)
        two.clock.change_quiet(seat, QuietHours("00:00", "12:00", "UTC"))  # half of the time
        await to_the_other(two)
        still.pass_(4.1 * DAY)
        await deliver(registry)
        assert outbox.pushed == []
        still.pass_(4 * DAY)
        await deliver(registry)
        assert len(outbox.pushed) == 1

    run(settings, test)


@pytest.mark.usefixtures("still")
def test_a_live_clock_reminds_nobody(settings: Settings) -> None:
    async def test(registry: TableRegistry) -> None:
        two = await people(registry, LIVE)
        await opt_in(registry, two.ann, "time")
        for _ in range(4):
            await two.pass_turn()
        assert await rows(registry, two.ann) == []

    run(settings, test)


def test_other_parts_tell_things_in_their_own_changes(settings: Settings, still: Time, outbox: Outbox) -> None:
    async def test(registry: TableRegistry) -> None:
        ann = await new_visitor(registry)
        await opt_in(registry, ann, "invitation", "rematch")
        told = registry.notifications

        def invite(sql: Sql) -> None:
            for _ in range(2):  # stored once
                told.notify(sql, ann, "invitation", "7", title="mirage", who="Bob", path="/lobby")
            told.notify(sql, ann, "rematch", "t:1", title="mirage", who="Bob")

        await registry.writer.change(invite)
        assert await rows(registry, ann) == [("invitation", "waiting"), ("rematch", "waiting")]
        await registry.writer.change(lambda sql: told.withdraw(sql, ann, "rematch", "t:1"))
        still.pass_(6)
        await deliver(registry)
        ((_, said),) = outbox.pushed
        assert (said["title"], said["path"]) == ("Bob invites you to a game", "/lobby")
        await registry.writer.change(invite)
        still.pass_(6)
        await deliver(registry)
        assert len(outbox.pushed) == 1

        def fail(sql: Sql) -> None:
            told.notify(sql, ann, "invitation", "8", title="mirage", who="Bob")
            raise ValueError("changed my mind")

        with pytest.raises(ValueError, match="changed my mind"):
            await registry.writer.change(fail)
        assert len(await rows(registry, ann)) == 2  # neither the invitation nor its notification

    run(settings, test)


@pytest.mark.usefixtures("still")
def test_a_move_that_is_not_stored_tells_nobody(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(registry: TableRegistry) -> None:
        two = await people(registry, None)
        for each in (two.ann, two.bob):
            await opt_in(registry, each, "turn_live")

        def broken(*_: Any) -> None:
            raise RuntimeError("no room")

        store = storage.add
        monkeypatch.setattr(storage, "add", broken)
        n = two.live.table.n
        with pytest.raises(ServerError):
            await two.pass_turn()
        monkeypatch.setattr(storage, "add", store)
        stored = await registry.read(lambda sql: tables_storage.load(sql, two.live.id))
        assert stored is not None
        assert len(stored.moves) >= n
        assert await rows(registry, two.ann) == await rows(registry, two.bob) == []

    run(settings, test)


def test_the_name_of_a_notification_does_not_count_secret_answers(settings: Settings) -> None:
    """The Message-ID of an e-mail follows from it, so whoever gets one could try numbers until they fit."""
    names: list[list[str]] = []

    async def test(registry: TableRegistry) -> None:
        for answers in (1, 8):
            ann, bob = await new_visitor(registry, f"ann{answers}"), await new_visitor(registry, f"bob{answers}")
            await opt_in(registry, ann)
            wish = NewTable("burning_blue", {"luftwaffe": Who("me"), "raf": Who("friend")}, "scenario1")
            made = await registry.create(ann, wish)
            live = registry.tables[made.id]
            for _ in range(answers):
                question = live.table.ask("luftwaffe")
                assert question is not None
                chosen = Answer("luftwaffe", question["options"][0]["name"], live.numbers.of("luftwaffe"))
                await game.answer(registry, live, ann, chosen)
            await seat_changes.join(registry, bob, made.links["raf"].removeprefix("/join/"))
            query = select(queue.c.dedupe).where(queue.c.visitor == ann, queue.c.kind == "joined")
            found = await registry.read(lambda sql, query=query: list(sql.scalars(query)))  # type: ignore[misc]
            parts = [name.rsplit(":", 3)[0].replace(made.id, "TABLE") for name in found]
            names.append(parts)

    run(settings, test)
    assert names[0]
    assert names[0] == names[1]


@pytest.mark.sqlite_only
def test_a_deal_that_a_player_cannot_see_changes_nothing_that_is_sent(
    settings: Settings, still: Time, outbox: Outbox
) -> None:
    """The same public play in two worlds sends the same notifications, at the same times."""

    async def sent(registry: TableRegistry) -> list[Any]:
        outbox.pushed.clear()
        two = await people(registry, None)
        for each in (two.ann, two.bob):
            await opt_in(registry, each)
        found: list[Any] = []
        for _ in range(6):
            await two.pass_turn()
            still.pass_(6)
            await deliver(registry)
            asked = two.live.table.asked
            for to, said in outbox.pushed:
                names = [name for name, row in two.live.seats.items() if row.visitor == to]
                assert names == [asked]
                kept = {key: value for key, value in said.items() if key not in ("path", "tag")}
                found.append((names, kept))
            outbox.pushed.clear()
        return found

    results: list[Any] = []

    async def test(registry: TableRegistry) -> None:
        results.append(await sent(registry))

    run(settings, test)
    elsewhere = settings.database.replace("tables", "others")  # where the cards are dealt from another seed
    run(replace(settings, database=elsewhere), test)
    assert results[0] == results[1]
    assert len(results[0]) == 6
