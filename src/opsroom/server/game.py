"""What is done at a table: answers, undo, hints, and bots that take their turn."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from typing import TYPE_CHECKING

import structlog

from opsroom import UndoRefused
from opsroom.server import fairness, push, seats
from opsroom.server.errors import Trouble
from opsroom.server.levels import HINT, opponent
from opsroom.server.shapes import Answer, Hint
from opsroom.server.tables import LiveTable
from opsroom.server.workers import think

if TYPE_CHECKING:
    from opsroom.server.house import House

log = structlog.get_logger("opsroom.game")


async def answer(
    house: House,
    live: LiveTable,
    visitor: int | None,
    answer: Answer,
    acknowledge: Callable[[int], None] | None = None,
) -> None:
    """Takes an answer; acknowledges it with the new moment's number once it is durable, then shows it to everyone."""
    async with live.lock:
        live.held(visitor, answer.seat)
        live.require_current(answer.seat, answer.n)
        live.table.answer(answer.answer, answer.seat)
        await house.store(live)
        if acknowledge is not None:
            acknowledge(live.numbers.of(answer.seat))
        push.publish(live)
    wake_bot(house, live)


async def undo(house: House, live: LiveTable, visitor: int | None, seat: str, n: int) -> None:
    """Takes back at once if that is fair or nobody else has ever played here, else asks the others."""
    async with live.lock:
        live.held(visitor, seat)
        live.require_current(seat, n)
        if live.table.over:
            raise Trouble("game_over", "the game is over and its seed is known: nothing can be taken back")
        if live.table.undo_state(seat)["why"] == "nothing":
            raise Trouble("undo_refused", "you have decided nothing yet that could be taken back")
        if await _is_fair(live, seat):
            await _undo(house, live, seat, agreed=False)
        elif fairness.is_alone(live, visitor):
            await fairness.disclose(house.writer, live, "undone")
            await _undo(house, live, seat, agreed=True)
        else:
            require_others(live, visitor)
            live.undo_by = seat
            live.undo_agreed = set()
            await live.store_undo(house.writer)
            live.request_changed()
            push.publish(live)
    wake_bot(house, live)


async def reply_to_undo(house: House, live: LiveTable, visitor: int | None, seat: str, agree: bool) -> None:
    """Lets another seat take back, when all others agree, or not."""
    async with live.lock:
        live.held(visitor, seat)
        asker = live.undo_by
        if asker is None or live.seats[asker].visitor == visitor:
            raise Trouble("nothing_asked", "no other seat asks to take back")
        if agree:
            live.undo_agreed |= set(seats.held_by(live.seats.values(), visitor))
            if set(others(live, live.seats[asker].visitor)) <= live.undo_agreed:
                await _undo(house, live, asker, agreed=True)
            else:
                await live.store_undo(house.writer)
        else:
            live.undo_by = None
            await live.store_undo(house.writer)
            live.request_changed()
            push.publish(live)
    wake_bot(house, live)


async def hint(house: House, live: LiveTable, visitor: int | None, seat: str, n: int) -> Hint:
    """What the staff would answer, thought out by a worker."""
    live.held(visitor, seat)
    live.require_current(seat, n)
    if live.table.asked != seat:
        raise Trouble("not_your_question", f"{seat} is not asked now")
    return Hint(await _thought(house, live, seat, HINT), HINT)


async def _is_fair(live: LiveTable, seat: str) -> bool:
    """Whether the seat may take its last answer back alone. That can take a while, so a thread finds out, at a copy."""
    if not live.table.undo_state(seat)["can"]:
        return False
    try:
        await asyncio.to_thread(live.table.copy().require_undo, seat)
    except UndoRefused:
        live.table.mark_revealed()
        return False
    return True


async def _undo(house: House, live: LiveTable, seat: str, agreed: bool) -> None:
    was_asked = live.undo_by is not None
    live.undo_by = None
    live.undo_agreed.clear()
    if was_asked:  # which everyone saw, even where nobody else sees what is taken back
        await live.store_undo(house.writer)
        live.request_changed()
    live.table.take_back(seat, agreed)
    await house.store(live)
    push.publish(live)


def wake_bot(house: House, live: LiveTable) -> None:
    """Lets the bot think whose turn it is, if it is a bot's."""
    asked = live.table.asked
    if asked is not None and live.seats[asked].bot is not None and live.bot_task is None and not live.lost:
        live.bot_task = asyncio.create_task(_play_bots(house, live))


async def _play_bots(house: House, live: LiveTable) -> None:
    try:
        while await _play_bot(house, live):
            pass
    except Exception as error:
        log.error("a bot stopped", table=live.id, error=str(error))
    finally:
        live.bot_task = None


async def _play_bot(house: House, live: LiveTable) -> bool:
    seat, n = live.table.asked, live.table.n
    level = None if seat is None else live.seats[seat].bot
    if seat is None or level is None or live.lost:
        return False
    answer = await _thought(house, live, seat, level)
    async with live.lock:
        # While the bot thought, somebody may have taken back or taken its seat.
        if live.table.n == n and live.seats[seat].bot == level:
            live.table.answer(answer, seat)
            await house.store(live)
            push.publish(live)
    return True


async def _thought(house: House, live: LiveTable, seat: str, level: str) -> str:
    table = live.table
    question = table.ask(seat)
    assert question is not None
    # The bot's chance comes from the table's seed, one way: a game can be told again, and nothing shows the seed. It does not depend on
    # the number of moves, which can tell how long another seat's secret plan took.
    seed = hashlib.sha256(f"bot {table.seed} {live.numbers.of(seat)} {seat}".encode()).hexdigest()
    return await house.workers.run(think, live.title, opponent(level), seed, table.view(seat), question)


def others(live: LiveTable, visitor: int | None) -> list[str]:
    """The seats whose holders must agree to an undo: other people, even while a bot stands in for them."""
    return [seat for seat, row in live.seats.items() if row.visitor not in (None, visitor)]


def require_others(live: LiveTable, visitor: int | None) -> None:
    """Somebody must be able to agree to the undo on behalf of everyone who plays or will play."""
    if any(seats.who(row) == "open" for row in live.seats.values()):
        raise Trouble("undo_seat_open", "A seat is waiting for its player, who cannot agree to this undo yet.")
    if not others(live, visitor):
        raise Trouble(
            "undo_nobody_left", "Another person has played at this table and left, so nobody can agree to this undo."
        )
