"""What is done at a table: answers, undo, hints, and bots that take their turn."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import structlog

from opsroom import GameOver, UndoRefused
from opsroom.engine.viewpoints import SPECTATOR
from opsroom.opponents.bots import RandomBot
from opsroom.server import fairness, push, seats
from opsroom.server.api_types import Answer, Hint
from opsroom.server.bots import think
from opsroom.server.errors import ServerError
from opsroom.server.levels import HINT, fallbacks, opponent
from opsroom.server.record_limits import MOST_MOVES, MOST_UNDOS, size_of
from opsroom.server.scheduler import Job, JobCancelled, Lane
from opsroom.server.tables import LiveTable, MomentJob
from opsroom.server.worker import WorkerDied

if TYPE_CHECKING:
    from opsroom.server.registry import TableRegistry

MOST_FREE_UNDOS = 200  # of one seat; after that the others must agree
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
        live.table.answer(answer.answer, answer.seat)
        await registry.store(live)
        registry.counters.answers.add(time.perf_counter() - arrived)
        if acknowledge is not None:
            acknowledge(live.numbers.of(answer.seat))
        push.publish(live)
    wake_bot(registry, live)


def require_room(live: LiveTable) -> None:
    """Raises `record_full` when a game has become so long that it cannot go on."""
    if len(live.table.moves) >= MOST_MOVES:
        raise ServerError("record_full", "This game has become too long to continue.")


async def undo(registry: TableRegistry, live: LiveTable, visitor: int | None, seat: str, n: int) -> None:
    """Takes back at once if that is fair or nobody else has ever played here, else asks the others."""
    await live.settled(seat if seat in live.seats else SPECTATOR)
    live.require_seat(visitor, seat)
    live.require_current(seat, n)
    if (live.undo_by, live.undo_at) == (seat, n):
        return  # sent again after a lost connection: those who have agreed need not do so again
    async with live.changing():
        live.require_stored()
        live.require_seat(visitor, seat)
        live.require_current(seat, n)
        if live.table.over:
            raise ServerError("game_over", "the game is over and its seed is public, so nothing can be undone")
        if live.table.undo_state(seat)["why"] == "nothing":
            raise ServerError("undo_refused", "you have no decision to undo")
        if size_of(live.table.moves).undos >= MOST_UNDOS:
            raise ServerError(
                "undo_refused", f"{MOST_UNDOS} decisions have been undone at this table, which is the limit"
            )
        if may_undo_freely(live, seat) and await _is_fair(registry, live, seat):
            await _undo(registry, live, seat, agreed=False)
        elif fairness.is_alone(live, visitor):
            await fairness.disclose(registry.writer, live, "undone")
            await _undo(registry, live, seat, agreed=True)
        else:
            require_others(live, visitor)
            live.undo_by = seat
            live.undo_at = n
            live.undo_answer = live.table.last_answer_of(seat)
            live.undo_agreed = set()
            live.request_changed()
            await registry.store_undo(live)
            push.publish(live)
    wake_bot(registry, live)


async def reply_to_undo(registry: TableRegistry, live: LiveTable, visitor: int | None, seat: str, agree: bool) -> None:
    """Lets another seat take back, when all others agree, or not."""
    await live.settled(seat if seat in live.seats else SPECTATOR)
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
            push.publish(live)
    wake_bot(registry, live)


async def hint(registry: TableRegistry, live: LiveTable, visitor: int | None, seat: str, n: int) -> Hint:
    """What the standard bot would answer. Refused if the table moves on in the meantime."""
    await _require_asked(live, visitor, seat, n)
    async with live.lock:
        live.require_stored()
        live.require_seat(visitor, seat)
        live.require_current(seat, n)
        pending = MomentJob(
            _submit(registry, registry.workers.hints, live, visitor, seat, HINT), live.table.n, seat, HINT
        )
        live.hints.add(pending)
    try:
        chosen = await pending.job.result()
        live.require_stored()
        live.require_current(seat, n)
        return Hint(chosen, HINT)
    except JobCancelled:
        live.require_stored()
        live.require_current(seat, n)
        if registry.workers.hints.closed:
            raise ServerError("stopping", "The server is restarting. Try again in a moment.") from None
        raise ServerError("no_worker", "The hint was cancelled. Try again in a moment.") from None
    except WorkerDied as error:
        log.error("a hint failed", table=live.id, error=str(error))
        raise ServerError("no_worker", "There is no hint for this question.") from None
    finally:
        live.hints.discard(pending)


async def _is_fair(registry: TableRegistry, live: LiveTable, seat: str) -> bool:
    """Whether the seat may take its last answer back alone. That can take a while, so a thread finds out, at a copy."""
    if not live.table.undo_state(seat)["can"]:
        return False
    try:
        async with registry.reviews:
            await asyncio.to_thread(live.table.copy().require_undo, seat)
    except UndoRefused:
        live.table.mark_revealed()
        return False
    return True


async def _undo(registry: TableRegistry, live: LiveTable, seat: str, agreed: bool) -> None:
    """Takes back the seat's last answer, or all since the answer that it asked about.

    A request that is open ends only if this one was granted: perhaps nobody else may know what is taken back without consent.
    """
    to = None
    if agreed and live.undo_by is not None:
        to = live.undo_answer
        live.undo_by = live.undo_answer = None
        live.undo_agreed.clear()
        live.request_changed()
        await registry.store_undo(live)
        if to is not None and not live.table.stands(to):
            push.publish(live)
            return
    live.table.take_back(seat, agreed, to)
    await registry.store(live)
    push.publish(live)


async def _require_asked(live: LiveTable, visitor: int | None, seat: str, n: int) -> None:
    """Raises unless the seat may answer at this moment. Whoever may not is refused at once, without waiting for the lock:
    the time that a secret answer takes must not show."""
    await live.settled(seat if seat in live.seats else SPECTATOR)
    live.require_seat(visitor, seat)
    live.require_current(seat, n)
    if live.table.asked is None:
        raise GameOver("the game is over: nobody is asked any more")
    if live.table.asked != seat:
        raise ServerError("not_your_question", f"it is {live.table.asked}'s decision, not {seat}'s")


def _require_request(live: LiveTable, visitor: int | None, seat: str) -> str:
    """The seat that asks to take back; raises if this visitor cannot reply to it."""
    live.require_seat(visitor, seat)
    asker = live.undo_by
    if asker is None or live.seats[asker].visitor == visitor:
        raise ServerError("nothing_asked", "no other player has asked to undo")
    return asker


def resume_bots(registry: TableRegistry, live: LiveTable) -> None:
    """Somebody looks at the table; if it paused because nobody did, its bots play on."""
    registry.autoplay.watched(live)
    wake_bot(registry, live)


def wake_bot(registry: TableRegistry, live: LiveTable) -> None:
    """After a change at the table: drops work for moments that have passed, and lets a bot think if it is asked."""
    n, asked = live.table.n, live.table.asked
    level = None if asked is None else live.seats[asked].bot
    for pending in [pending for pending in live.hints if live.lost or pending.n != n]:
        pending.job.cancel()
    thinking = live.bot_job
    if thinking is not None and (live.lost or (thinking.n, thinking.seat, thinking.level) != (n, asked, level)):
        thinking.job.cancel()
    if level is not None and live.bot_task is None and not live.lost and registry.autoplay.may_run(live):
        live.bot_task = asyncio.create_task(_play_bots(registry, live))


async def _play_bots(registry: TableRegistry, live: LiveTable) -> None:
    try:
        while registry.autoplay.may_run(live) and await _play_bot(registry, live):
            pass
    except Exception as error:
        log.error("a bot stopped", table=live.id, error=str(error))
    finally:
        live.bot_task = None
        for table_id in registry.autoplay.stopped(live):
            if table_id in registry.tables:
                wake_bot(registry, registry.tables[table_id])


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
        # While the bot thought, somebody may have undone a move or taken its seat.
        if live.table.n == n and live.seats[seat].bot == level and not live.lost:
            require_room(live)
            live.table.answer(answer, seat)
            await registry.store(live)
            push.publish(live)
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
    return RandomBot(_bot_seed(live, seat)).choose({}, question)


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
    table, n = live.table, live.table.n

    def arguments() -> tuple[Any, ...]:
        if live.lost or table.n != n:  # an answer is just being stored
            raise JobCancelled
        return live.title, opponent(level), _bot_seed(live, seat), table.view(seat), table.ask(seat)

    return lane.submit(owner, think, arguments, group=registry.limits.client_of(owner), background=background)


def _bot_seed(live: LiveTable, seat: str) -> str:
    # The bot's chance comes from the table's seed, one way: a game can be repeated, and nothing shows the seed. It does not
    # depend on the number of moves, which can tell how long another seat's secret plan took.
    return hashlib.sha256(f"bot {live.table.seed} {live.numbers.of(seat)} {seat}".encode()).hexdigest()


def may_undo_freely(live: LiveTable, seat: str) -> bool:
    """Whether the seat has undone so rarely that a fair undo needs nobody's consent: each stays in the log for good."""
    free = [move for move in live.table.moves if move.get("undo") == seat and not move["agreed"]]
    return len(free) < MOST_FREE_UNDOS


def others(live: LiveTable, visitor: int | None) -> list[str]:
    """The seats whose holders must agree to an undo: other people, even while a bot stands in for them."""
    return [seat for seat, row in live.seats.items() if row.visitor not in (None, visitor)]


def require_others(live: LiveTable, visitor: int | None) -> None:
    """Somebody must be able to agree to the undo on behalf of everyone who plays or will play."""
    if any(seats.who(row) == "open" for row in live.seats.values()):
        raise ServerError("undo_seat_open", "A seat is waiting for its player, who cannot agree to this undo yet.")
    if not others(live, visitor):
        raise ServerError(
            "undo_nobody_left", "Another person has played at this table and left, so nobody can agree to this undo."
        )
