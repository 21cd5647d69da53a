"""What is done at a table: answers, undo, hints, and bots that take their turn."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING, Any

import structlog

from opsroom import GameOver, Table, UndoRefused
from opsroom.engine import saves
from opsroom.engine.json_types import Analysis, Odds, Question, View
from opsroom.engine.viewpoints import SPECTATOR
from opsroom.opponents.bots import RandomBot
from opsroom.server import connections, fairness, lessons, seats, storage
from opsroom.server.api_types import Answer, Hint
from opsroom.server.bot_jobs import advise, think, work_out_odds
from opsroom.server.bot_jobs import analyse as work_out_analysis
from opsroom.server.bot_levels import HINT, fallbacks, opponent
from opsroom.server.errors import ServerError
from opsroom.server.live_table import LiveTable, MomentJob
from opsroom.server.ratings import rules as rating_rules
from opsroom.server.record_limits import is_full, require_room, size_of
from opsroom.server.replay_queue import Place
from opsroom.server.scheduler import Job, JobCancelled, Lane
from opsroom.server.standing_orders import automatic_answer, impossible, seconds_to_queued
from opsroom.server.worker import WorkerDied

if TYPE_CHECKING:
    from opsroom.server.registry import TableRegistry

FAILURES = 3  # of a bot level at one table; then it is not tried there any more
log = structlog.get_logger("opsroom.game")


async def answer(
    registry: TableRegistry,
    live: LiveTable,
    visitor: int | None,
    answer: Answer,
    acknowledge: Callable[[int], None] | None = None,
) -> None:
    """Takes an answer; acknowledges it with the new moment's number once it is durable, then shows it to everyone."""
    arrived = time.perf_counter()
    await _require_asked(live, visitor, answer.seat, answer.n)
    async with live.changing():
        live.require_stored()
        live.require_seat(visitor, answer.seat)
        live.note_presence(visitor)
        live.require_current(answer.seat, answer.n)
        require_room(live)
        if live.lesson is not None:
            await lessons.answer(registry, live, live.lesson.require_run(), answer.answer)
        else:
            live.table.answer(answer.answer, answer.seat)
            await registry.store(live)
        registry.counters.answers.add(time.perf_counter() - arrived)
        if acknowledge is not None:
            acknowledge(live.numbers.of(answer.seat))
        _show_answer(live)
    wake_bot(registry, live)


async def concede(registry: TableRegistry, live: LiveTable, visitor: int | None, seat: str) -> None:
    """Gives the game up for a seat, no matter who is asked. What bots and hints were working on is dropped."""
    await live.settled_for(visitor, seat)
    _require_may_concede(live, visitor, seat)
    async with live.changing():
        live.require_stored()
        _require_may_concede(live, visitor, seat)
        live.note_presence(visitor)
        live.table.concede(seat)
        await registry.store(live)
        connections.publish(live)
    wake_bot(registry, live)


def _require_may_concede(live: LiveTable, visitor: int | None, seat: str) -> None:
    """Raises unless the visitor holds the seat of a game that is going on. One that is too long to continue can still end so."""
    live.require_seat(visitor, seat)
    lessons.require_game(live)
    if live.table.over:
        raise GameOver("the game is over: it is too late to concede")
    fairness.require_may_concede(live, seat)


def _show_answer(live: LiveTable) -> None:
    """Shows everyone what an answer led to. A person for whom standing orders answer the next question is not shown it first:
    it would be gone before it could be read."""
    connections.publish(live, except_seat=None if automatic_answer(live) is None else live.table.asked)


async def undo(registry: TableRegistry, live: LiveTable, visitor: int | None, seat: str, n: int) -> None:
    """Undoes at once if that is fair or nobody else has ever played here, otherwise asks the others."""
    if live.lesson is not None:
        await lessons.turn_page(registry, live, visitor, "again", live.lesson.require_run().at)
        wake_bot(registry, live)
        return
    await live.settled_for(visitor, seat)
    live.require_current(seat, n)
    if (live.undo_by, live.undo_at) == (seat, n):
        return  # sent again after a lost connection: those who have agreed need not do so again
    _require_undoable(live, seat)
    needs_nobody = may_undo_freely(live, seat) and live.table.undo_state(seat)["can"]
    if not needs_nobody and fairness.is_alone(live, visitor):
        rating_rules.require_unaided(live)
    elif not needs_nobody:
        require_others(
            live, visitor
        )  # now: somebody who waited for the lock to be refused would know of a secret answer
    async with live.changing(on_grid=live.table.asked != seat):
        live.require_stored()
        live.require_seat(visitor, seat)
        live.require_current(seat, n)
        _require_undoable(live, seat)
        if may_undo_freely(live, seat) and await _is_fair(registry, live, seat):
            await _undo(registry, live, seat, agreed=False)
        elif fairness.is_alone(live, visitor):
            rating_rules.require_unaided(live)
            await _undo(registry, live, seat, agreed=True, disclosed=True)
        else:
            require_others(live, visitor)
            live.undo_by = seat
            live.undo_at = n
            live.undo_answer = live.table.last_answer_of(seat)
            live.undo_agreed = set()
            live.request_changed()
            await registry.store_undo(live)
            connections.publish(live)
    wake_bot(registry, live)


def _require_undoable(live: LiveTable, seat: str) -> None:
    """Raises if the seat cannot undo anything, even if everyone agrees."""
    if live.table.over:
        raise ServerError("game_over", "the game is over and its seed is public, so nothing can be undone")
    if live.table.undo_state(seat)["why"] == "nothing":
        raise ServerError("undo_refused", "you have no decision to undo")
    most = live.settings.undos_per_table
    if size_of(live.table.moves).undos >= most:
        raise ServerError("undo_refused", f"{most} decisions have been undone at this table, which is the limit")


async def reply_to_undo(registry: TableRegistry, live: LiveTable, visitor: int | None, seat: str, agree: bool) -> None:
    """Records a reply to another seat's undo request, and undoes once everyone agrees."""
    await live.settled_for(visitor, seat)
    _require_request(live, visitor, seat)
    async with live.changing():
        live.require_stored()
        asker = _require_request(live, visitor, seat)
        if agree:
            live.undo_agreed |= set(seats.held_by(live.seats.values(), visitor))
            if set(others(live, live.seats[asker].visitor)) <= live.undo_agreed:
                await _undo(registry, live, asker, agreed=True)
            else:
                await registry.store_undo(live)
        else:
            live.undo_by = None
            live.request_changed()
            await registry.store_undo(live)
            connections.publish(live)
    wake_bot(registry, live)


async def hint(registry: TableRegistry, live: LiveTable, visitor: int | None, seat: str, n: int) -> Hint:
    """What the standard bot would answer, and why. Refused if the table moves on in the meantime."""
    rating_rules.require_unaided(live)
    await _require_asked(live, visitor, seat, n)
    if live.lesson is not None and (shown := live.lesson.require_run().shown()) is not None:
        return Hint(shown, "lesson")
    answer, reason = await _advice(registry, live, visitor, seat, n, registry.workers.hints, advise)
    return Hint(answer, HINT, reason)


async def odds(registry: TableRegistry, live: LiveTable, visitor: int | None, seat: str, n: int) -> Odds | None:
    """The odds of the seat's question; None where there are none. They are worked out once for a moment, after all hints."""
    await _require_asked(live, visitor, seat, n)
    known = live.odds.get(seat)
    if known is not None and known[0] == n:
        return known[1]
    hints = registry.workers.hints
    found: Odds | None = await _advice(registry, live, visitor, seat, n, hints, work_out_odds, background=True)
    live.odds[seat] = (n, found)
    return found


async def analyse(registry: TableRegistry, live: LiveTable, visitor: int | None, seat: str, n: int) -> Analysis:
    """The two best answers by a search, with what they are worth."""
    rating_rules.require_unaided(live)
    await _require_asked(live, visitor, seat, n)
    found: Analysis = await _advice(registry, live, visitor, seat, n, registry.workers.analyses, work_out_analysis)
    return found


async def _advice(
    registry: TableRegistry,
    live: LiveTable,
    visitor: int | None,
    seat: str,
    n: int,
    lane: Lane,
    function: Callable[[str, View, Question], Any],
    *,
    background: bool = False,
) -> Any:
    """What a worker finds out about the question of moment n; it gets the seat's view and nothing else."""
    async with live.lock:
        live.require_stored()
        live.require_seat(visitor, seat)
        live.require_current(seat, n)
        at = live.table.n

        def arguments() -> tuple[Any, ...]:
            view, question = _moment(live, seat, at)
            return live.title, view, question

        group = registry.limits.client_of(visitor)
        job = lane.submit(visitor, function, arguments, group=group, background=background)
        pending = MomentJob(job, at, seat, HINT)
        live.hints.add(pending)
    try:
        found = await pending.job.result()
        live.require_stored()
        live.require_current(seat, n)
        return found
    except JobCancelled:
        live.require_stored()
        live.require_current(seat, n)
        if lane.closed:
            raise ServerError("stopping", "The server is restarting. Try again in a moment.") from None
        raise ServerError("no_worker", "The hint was cancelled. Try again in a moment.") from None
    except WorkerDied as error:
        log.error("advice failed", table=live.id, function=function.__name__, error=str(error))
        raise ServerError("no_worker", "There is no hint for this question.") from None
    finally:
        live.hints.discard(pending)


def _moment(live: LiveTable, seat: str, n: int) -> tuple[View, Question | None]:
    """View and question of a seat for a worker, if the table is still at this moment."""
    table = live.table
    if live.lost or table.n != n:  # an answer is just being stored
        raise JobCancelled
    return table.view(seat), table.ask(seat)


async def _is_fair(registry: TableRegistry, live: LiveTable, seat: str) -> bool:
    """Whether the seat may undo its last answer without agreement. That can take a while, so a thread checks a copy."""
    if not live.table.undo_state(seat)["can"]:
        return False
    try:
        async with _place(registry, live, seat) as place:
            await place.run(live.table.copy().require_undo, seat)
    except UndoRefused:
        live.table.mark_revealed()
        return False
    return True


async def _undo(registry: TableRegistry, live: LiveTable, seat: str, agreed: bool, *, disclosed: bool = False) -> None:
    """Takes back the seat's last answer, or all since the answer that it asked about.

    A request that is open ends only if this one was granted: perhaps nobody else may know what is taken back without consent.
    """
    is_requested = agreed and live.undo_by is not None
    to = live.undo_answer if is_requested else None
    table = None
    if to is None or live.table.stands(to):  # first, because it may be refused: then nothing has changed
        table = await _taken_back(registry, live, seat, agreed, to)
    if disclosed:
        await fairness.disclose(registry.writer, live, "undone")
    if is_requested:
        live.undo_by = live.undo_answer = None
        live.undo_agreed.clear()
        live.request_changed()
        await registry.store_undo(live)
    if table is not None:
        live.table = table
        await registry.store(live)
    connections.publish(live)


async def _taken_back(registry: TableRegistry, live: LiveTable, seat: str, agreed: bool, to: int | None) -> Table:
    """The table without the answer. The whole record is read again, so a thread does it, at a copy."""
    async with _place(registry, live, seat) as place:
        table = live.table.copy()
        await place.run(table.take_back, seat, agreed, to)
        return table


def _place(registry: TableRegistry, live: LiveTable, seat: str) -> AbstractAsyncContextManager[Place]:
    """Where an undo of this seat is worked out. Undos between people have a queue of their own, in which nobody can wait just to
    notice that somebody else undoes something in secret."""
    visitor = live.seats[seat].visitor
    is_alone = fairness.is_alone(live, visitor)
    queue = registry.reviews if is_alone else registry.undos
    return queue.place(registry.limits.group_of(visitor), not is_alone)


async def _require_asked(live: LiveTable, visitor: int | None, seat: str, n: int) -> None:
    """Raises unless the seat may answer at this moment. Others are refused at once, without waiting for the lock:
    the time that a secret answer takes must not show."""
    await live.settled_for(visitor, seat)
    live.require_current(seat, n)
    if live.table.asked is None:
        raise GameOver("the game is over: nobody is asked any more")
    if live.table.asked != seat:
        raise ServerError("not_your_question", f"it is {live.table.asked}'s decision, not {seat}'s")


def _require_request(live: LiveTable, visitor: int | None, seat: str) -> str:
    """The seat that asks to undo; raises if this visitor cannot reply to it."""
    live.require_seat(visitor, seat)
    asker = live.undo_by
    if asker is None or live.seats[asker].visitor == visitor:
        raise ServerError("nothing_asked", "no other player has asked to undo")
    return asker


def resume_bots(registry: TableRegistry, live: LiveTable) -> None:
    """Someone looks at the table; if it paused because nobody did, its bots play on."""
    registry.autoplay.watched(live)
    wake_bot(registry, live)


def wake_bot(registry: TableRegistry, live: LiveTable) -> None:
    """After a change at the table: drops work for moments that have passed, and lets a bot think if it is asked."""
    n, asked = live.table.n, live.table.asked
    level = None if asked is None else live.seats[asked].bot
    if live.hints:
        for pending in [pending for pending in live.hints if live.lost or pending.n != n]:
            pending.job.cancel()
    thinking = live.bot_job
    if thinking is not None and (live.lost or (thinking.n, thinking.seat, thinking.level) != (n, asked, level)):
        thinking.job.cancel()
    is_automatic = level is not None or (asked is not None and _has_orders(live))
    if live.lesson is not None:  # whose script plays the other seats, and answers what leaves the learner no choice
        is_automatic = live.lesson.is_due
    can_go_on = not live.lost and not is_full(live)
    if is_automatic and live.bot_task is None and can_go_on and registry.autoplay.may_run(live):
        live.bot_task = asyncio.create_task(_play_bots(registry, live))
    if level is None and can_go_on and (seconds := seconds_to_queued(live)):
        live.wait_for_queued(seconds, lambda: wake_bot(registry, live))


def _has_orders(live: LiveTable) -> bool:
    """Whether the orders of the person who is asked answer now, or one of them has become impossible."""
    return automatic_answer(live) is not None or impossible(live) is not None


async def _play_bots(registry: TableRegistry, live: LiveTable) -> None:
    try:
        if live.lesson is not None:
            await lessons.play_script(registry, live, _bot_answer)
            return
        while registry.autoplay.may_run(live) and not is_full(live):
            shown = live.numbers.of(SPECTATOR)
            if not (await _follow_orders(registry, live) or await _play_bot(registry, live)):
                break
            if live.exhibition and live.numbers.of(SPECTATOR) != shown:
                await asyncio.sleep(registry.settings.exhibition_pace)
    except Exception as error:
        log.error("a bot stopped", table=live.id, error=str(error))
    finally:
        live.bot_task = None
        for table_id in registry.autoplay.stopped(live):
            if table_id in registry.tables:
                wake_bot(registry, registry.tables[table_id])


async def _follow_orders(registry: TableRegistry, live: LiveTable) -> bool:
    """Answers for a person who has given standing orders, if they say something about this question."""
    if live.lost or live.table.asked is None or not _has_orders(live):
        return False
    while (seconds := registry.limits.automatic(live.seats[live.table.asked].visitor)) > 0:
        await asyncio.sleep(seconds)
        if live.lost or live.table.asked is None:
            return False
    seat = live.table.asked
    async with live.ordering[seat], live.changing():
        if live.lost or live.table.asked != seat or live.lesson is not None:
            return False
        row = live.seats[seat]
        if (left := impossible(live)) is not None:
            await _keep_orders(registry, live, row, left)
            live.show_again(seat)
        automatic = automatic_answer(live)
        if automatic is None:
            return False
        require_room(live)
        visitor, orders = row.visitor, automatic.orders
        live.table.answer(automatic.answer, seat, automatic=automatic.reason)
        if orders is None:
            await registry.store(live)
        else:
            row.orders = orders
            await registry.store(live, lambda sql: storage.save_orders(sql, live.no, seat, visitor, orders))
        _show_answer(live)
    return True


async def _keep_orders(
    registry: TableRegistry, live: LiveTable, row: storage.SeatRow, orders: storage.StandingOrders
) -> None:
    """Makes a change of somebody's orders durable that the server makes itself."""
    seat, visitor = row.seat, row.visitor
    await registry.writer.change(lambda sql: storage.save_orders(sql, live.no, seat, visitor, orders), live.lease_id)
    row.orders = orders


async def _play_bot(registry: TableRegistry, live: LiveTable) -> bool:
    seat, n = live.table.asked, live.table.n
    level = None if seat is None else live.seats[seat].bot
    if seat is None or level is None or live.lost:
        return False
    try:
        answer = await _bot_answer(registry, live, seat, level)
    except JobCancelled:
        return not registry.workers.bots.closed  # the moment has passed; look again
    async with live.changing():
        # While the bot thought, someone may have undone a move or taken its seat.
        if live.table.n == n and live.seats[seat].bot == level and not live.lost:
            require_room(live)
            live.table.answer(answer, seat)
            await registry.store(live)
            _show_answer(live)
    return True


async def _bot_answer(registry: TableRegistry, live: LiveTable, seat: str, level: str) -> str:
    """The bot's answer; where its worker keeps dying, a weaker bot's, so that the game goes on."""
    for name in fallbacks(level):
        if live.bot_failures[name] >= FAILURES:
            continue
        lane = registry.workers.lane_for(name)
        job = _submit(registry, lane, live, live.charged, seat, name, background=not live.has_person)
        live.bot_job = MomentJob(job, live.table.n, seat, level)
        try:
            return str(await job.result())
        except JobCancelled:
            raise
        except Exception as error:
            live.bot_failures[name] += 1
            log.error("a bot failed, so a weaker one answers", table=live.id, level=name, error=str(error))
        finally:
            live.bot_job = None
    question = live.table.ask(seat)
    assert question is not None
    return RandomBot(_bot_seed(live, seat)).choose(live.table.view(seat), question)


def _submit(
    registry: TableRegistry,
    lane: Lane,
    live: LiveTable,
    owner: int | None,
    seat: str,
    level: str,
    *,
    background: bool = False,
) -> Job:
    n = live.table.n

    def arguments() -> tuple[Any, ...]:
        view, question = _moment(live, seat, n)
        return live.title, opponent(level), _bot_seed(live, seat), view, question

    return lane.submit(owner, think, arguments, group=registry.limits.client_of(owner), background=background)


def _bot_seed(live: LiveTable, seat: str) -> str:
    # The bot's chance comes from the table's seed, one way: a game can be repeated, and nothing shows the seed. It does not
    # depend on the number of moves, which can tell how long another seat's secret plan took.
    return hashlib.sha256(f"bot {live.table.seed} {live.numbers.of(seat)} {seat}".encode()).hexdigest()


def may_undo_freely(live: LiveTable, seat: str) -> bool:
    """Whether the seat has undone so rarely that a fair undo needs nobody's consent: each stays in the log for good."""
    free = [move for move in live.table.moves if saves.is_undo(move) and move["undo"] == seat and not move["agreed"]]
    return len(free) < live.settings.free_undos_per_seat


def others(live: LiveTable, visitor: int | None) -> list[str]:
    """The seats whose holders must agree to an undo: other people, even while a bot stands in for them."""
    return [seat for seat, row in live.seats.items() if row.visitor not in (None, visitor)]


def require_others(live: LiveTable, visitor: int | None) -> None:
    """Someone must be able to agree to the undo on behalf of everyone who plays or will play."""
    if any(seats.who(row) == "open" for row in live.seats.values()):
        raise ServerError("undo_seat_open", "A seat is waiting for its player, who cannot agree to this undo yet.")
    if not others(live, visitor):
        raise ServerError(
            "undo_nobody_left", "Another person has played at this table and left, so nobody can agree to this undo."
        )
