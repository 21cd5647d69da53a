"""Answers that are kept up or given in advance: what they do, and what others can learn from them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from opsroom.engine.viewpoints import SPECTATOR
from opsroom.server import game, seat_changes, standing_orders, storage
from opsroom.server.api_types import NewTable, Who
from opsroom.server.live_table import LiveTable
from opsroom.server.messages import KeptAnswer, QueuedAnswer
from opsroom.server.registry import TableRegistry
from opsroom.server.settings import Settings
from opsroom.server.time_controls.api_types import TimeControl

from .test_races import visitor as new_visitor
from .test_time_controls import DAYS, Game, Time, people, play, refused, time  # noqa: F401

pytestmark = pytest.mark.usefixtures("time")


async def order(
    two: Game,
    seat: str,
    keeping: Mapping[str, KeptAnswer | None] | None = None,
    queue: Sequence[QueuedAnswer] | None = None,
) -> None:
    await standing_orders.change(two.registry, two.live, two.holder(seat), seat, None, {}, None, keeping or {}, queue)


def queue_of(two: Game, seat: str) -> list[str]:
    part = standing_orders.orders_part(two.live, seat)
    assert part is not None
    queue: Any = part.queue
    return [each.answer for each in queue] if queue else []


async def until_idle(live: LiveTable) -> None:
    while live.bot_task is not None:
        await live.bot_task


async def wake(two: Game) -> None:
    game.wake_bot(two.registry, two.live)
    await until_idle(two.live)


async def to_the_raf(two: Game) -> str:
    """The Luftwaffe attacks until the RAF is asked to defend; the kind of that question."""
    while two.live.table.asked != "raf":
        await two.answer(0)
    question = two.live.table.question
    assert question is not None
    return question.key


def test_a_queued_answer_is_sent_after_a_while_and_used_once(settings: Settings, time: Time) -> None:  # noqa: F811
    async def test(registry: TableRegistry) -> None:
        two = await people(registry, None)
        await order(two, "raf", queue=[QueuedAnswer("choose_defence", "no_such_card", or_pass=True)])
        assert queue_of(two, "raf") == ["no_such_card"]
        assert await to_the_raf(two) == "choose_defence"
        pause = standing_orders.seconds_to_queued(two.live)
        assert pause is not None
        assert standing_orders.QUICK[0] <= pause <= standing_orders.QUICK[1]
        n = two.live.table.n
        await wake(two)
        assert two.live.table.n == n
        time.pass_(pause + 0.01)
        await wake(two)
        assert two.live.table.n == n + 1
        last = two.live.table.answer_at(n)
        assert (last["answer"], last["automatic"]) == ("pass", "queued")
        assert queue_of(two, "raf") == []
        stored = await registry.read(lambda sql: storage.load(sql, two.live.id))
        assert stored is not None
        assert next(row for row in stored.row.seats if row.seat == "raf").orders.queue == []

    play(settings, test)


def test_in_a_slow_game_it_takes_longer(settings: Settings) -> None:
    async def test(registry: TableRegistry) -> None:
        two = await people(registry, DAYS)
        await order(two, "raf", queue=[QueuedAnswer("choose_defence", "pass")])
        await to_the_raf(two)
        pause = standing_orders.seconds_to_queued(two.live)
        assert pause is not None
        assert standing_orders.SLOW[0] <= pause <= standing_orders.SLOW[1]

    play(settings, test)


def test_what_only_the_hand_tells_cannot_be_ordered_between_people(settings: Settings) -> None:
    async def test(registry: TableRegistry) -> None:
        two = await people(registry, None)
        card = QueuedAnswer("choose_defence", "spitfire")
        assert await refused(order(two, "raf", queue=[card])) == "order_refused"
        await order(two, "raf", queue=[QueuedAnswer("choose_defence", "spitfire", or_pass=True)])
        kept = {"choose_defence": KeptAnswer("spitfire", "game")}
        assert await refused(order(two, "raf", keeping=kept)) == "order_refused"
        await order(two, "raf", keeping={"choose_defence": KeptAnswer("pass", "game")})
        assert await refused(order(two, "raf", queue=[QueuedAnswer("no_such_question", "x")])) == "malformed"
        too_many = [QueuedAnswer("choose_defence", "pass")] * 51
        assert await refused(order(two, "raf", queue=too_many)) == "malformed"

    play(settings, test)


@pytest.mark.parametrize("holds_it", [True, False])
def test_when_a_queued_card_is_played_does_not_tell_whether_it_is_held(
    settings: Settings,
    time: Time,  # noqa: F811
    holds_it: bool,
) -> None:
    """The same position for everybody else: the pause is the same, and something is answered in any case."""

    async def test(registry: TableRegistry) -> None:
        two = await people(registry, None)
        await to_the_raf(two)
        question = two.live.table.question
        assert question is not None
        card = next(name for name in question.options if name != "pass") if holds_it else "no_such_card"
        await order(two, "raf", queue=[QueuedAnswer(question.key, card, or_pass=True)])
        await wake(two)
        pause = standing_orders.seconds_to_queued(two.live)
        assert pause is not None
        assert pause == expected(two.live)
        time.pass_(pause - 0.01)
        n = two.live.table.n
        await wake(two)
        assert two.live.table.n == n
        time.pass_(0.02)
        await wake(two)
        assert two.live.table.answer_at(n)["answer"] == (card if holds_it else "pass")

    play(settings, test)


def expected(live: LiveTable) -> float:
    """The pause that follows from what everyone sees and the secret seed alone."""
    orders = live.seats["raf"].orders
    kept, orders.queue = orders.queue, [storage.Queued("choose_defence", "pass")]
    found = standing_orders.seconds_to_queued(live)
    orders.queue = kept
    assert found is not None
    return found


def test_a_secret_plan_of_queued_answers_takes_as_long_as_one(settings: Settings, time: Time) -> None:  # noqa: F811
    """The pause counts from the last change that everyone saw: answers in secret do not begin a new one."""

    async def test(registry: TableRegistry) -> None:
        two = await people(registry, None, "burning_blue", "scenario1")
        title = two.live.table.title
        object.__setattr__(title, "open_orders", frozenset(title.questions))
        try:
            n = two.live.numbers.of(SPECTATOR)
            queue = []
            probe = two.live.table.copy()
            for _ in range(5):
                question = probe.question
                assert question is not None
                queue.append(QueuedAnswer(question.key, question.options[0]))
                probe.answer(question.options[0])
            await order(two, "luftwaffe", queue=queue)
            pause = standing_orders.seconds_to_queued(two.live)
            assert pause is not None
            time.pass_(pause + 0.01)
            await wake(two)
            assert queue_of(two, "luftwaffe") == []
            assert two.live.numbers.of(SPECTATOR) == n
        finally:
            object.__setattr__(title, "open_orders", declared)

    import opsroom

    declared = opsroom.title("burning_blue").open_orders
    play(settings, test)


def test_against_bots_it_is_sent_at_once_and_dropped_where_it_is_not_possible(settings: Settings) -> None:
    async def test(registry: TableRegistry) -> None:
        ann = await new_visitor(registry)
        wishes = {"luftwaffe": Who("bot", "random"), "raf": Who("me")}
        made = await registry.create(ann, NewTable("blitz", wishes))
        two = Game(registry, registry.tables[made.id], ann, ann)
        while (two.live.table.question is None) or two.live.table.question.key != "choose_defence":
            await until_idle(two.live)
            if two.live.table.asked == "raf" and two.live.table.question.key != "choose_defence":
                await two.answer(0)
        await order(
            two, "raf", queue=[QueuedAnswer("choose_defence", "no_such_card"), QueuedAnswer("choose_defence", "pass")]
        )
        n = two.live.table.n
        await wake(two)
        assert queue_of(two, "raf") == ["pass"]
        assert two.live.table.n == n  # the player is asked, and the next answer waits for the next question
        await two.reload()
        await wake(two)
        assert two.live.table.n == n
        assert queue_of(two, "raf") == ["pass"]
        await order(two, "raf", queue=[QueuedAnswer("choose_defence", "pass")])
        await wake(two)
        assert two.live.table.answer_at(n)["automatic"] == "queued"

    play(settings, test)


def test_an_answer_is_kept_up_until_it_is_taken_back(settings: Settings) -> None:
    async def test(registry: TableRegistry) -> None:
        two = await people(registry, None)
        key = await to_the_raf(two)
        await order(two, "raf", keeping={key: KeptAnswer("pass", "game")})
        await wake(two)
        moves = [move for move in two.live.table.moves if "automatic" in move]
        assert [move["automatic"] for move in moves] == ["carrying_on"]
        part = standing_orders.orders_part(two.live, "raf")
        assert part is not None
        assert [(each.key, each.answer, each.until) for each in part.keeping] == [(key, "pass", "game")]  # type: ignore[union-attr]
        await two.reload()
        assert two.live.seats["raf"].orders.keeping[key][:2] == ("pass", "game")
        await order(two, "raf", keeping={key: None})
        assert two.live.seats["raf"].orders.keeping == {}

    play(settings, test)


def test_answers_in_advance_are_sent_after_a_restart_too(settings: Settings, time: Time) -> None:  # noqa: F811
    kept: dict[str, str] = {}

    async def before(registry: TableRegistry) -> None:
        two = await people(registry, DAYS)
        await order(two, "raf", queue=[QueuedAnswer("choose_defence", "pass")])
        await to_the_raf(two)
        kept["id"] = two.live.id

    async def after(registry: TableRegistry) -> None:
        assert await registry.read(storage.waiting_for_queued) == [kept["id"]]
        live = await registry.table(kept["id"])
        n = live.table.n
        game.wake_bot(registry, live)
        await until_idle(live)
        assert live.table.answer_at(n)["automatic"] == "queued"

    play(settings, before)
    time.pass_(300)
    play(settings, after)


def test_a_new_holder_has_no_answers_in_advance(settings: Settings) -> None:
    async def test(registry: TableRegistry) -> None:
        two = await people(registry, TimeControl("live", bank=600))
        await order(two, "raf", queue=[QueuedAnswer("choose_defence", "pass")])
        link = await seat_changes.new_link(registry, two.live, two.ann, "raf")
        eve = await new_visitor(registry, "eve")
        await seat_changes.join(registry, eve, link.removeprefix("/join/"))
        assert two.live.seats["raf"].orders == storage.StandingOrders()

    play(settings, test)
