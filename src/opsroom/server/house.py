"""The house: every table, and all that can be done at one."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

import structlog
from sqlalchemy import Connection as Sql

import opsroom
from opsroom.server import checks, push, seats, storage
from opsroom.server.clock import now
from opsroom.server.database import Database
from opsroom.server.errors import Trouble
from opsroom.server.levels import HINT, opponent
from opsroom.server.limits import Limits
from opsroom.server.settings import DAY, Settings
from opsroom.server.shapes import Answer, Created, Hint, NewTable, Who
from opsroom.server.storage import NewMove, NewRow
from opsroom.server.tables import LiveTable
from opsroom.server.visitors import Visitors
from opsroom.server.workers import Workers, think
from opsroom.server.writer import Writer

T = TypeVar("T")
RESTART = 1012
log = structlog.get_logger("opsroom.house")


class House:
    """Holds the tables in memory, the busiest of them, and the rest on disk."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.writer = Writer(self.database.engine, asyncio.get_running_loop())
        self.visitors = Visitors(self.database, self.writer)
        self.limits = Limits(settings.tables_per_hour, settings.messages_per_second)
        self.workers = Workers(settings.bot_workers)
        self.tables: OrderedDict[str, LiveTable] = OrderedDict()
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begins the periodic work, and lets bots move on where the last run left them."""
        self._spawn(self._expire_for_ever())
        for table_id in await self.read(storage.waiting_for_bots):
            self._spawn(self._wake(table_id))

    async def close(self) -> None:
        """Stops; what was acknowledged is on disk already."""
        for live in self.tables.values():
            for connection in live.connections:
                connection.close(RESTART)
        tasks = list(self.tasks) + [live.bot_task for live in self.tables.values() if live.bot_task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.workers.close()
        await asyncio.to_thread(self.writer.close)
        self.database.close()

    async def read(self, query: Callable[[Sql], T]) -> T:
        """Reads from the database, off the event loop."""
        return await asyncio.to_thread(self._read, query)

    def _read(self, query: Callable[[Sql], T]) -> T:
        with self.database.engine.connect() as connection:
            return query(connection)

    async def table(self, table_id: str) -> LiveTable:
        """The table, from memory or from disk."""
        live = self.tables.get(table_id)
        if live is not None:
            self.tables.move_to_end(table_id)
            return live
        task = self.loading.get(table_id)
        if task is None:
            task = self.loading[table_id] = asyncio.create_task(self._load(table_id))
            task.add_done_callback(lambda _: self.loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> LiveTable:
        stored = await self.read(lambda sql: storage.load(sql, table_id))
        if stored is None:
            raise Trouble("unknown_table", "there is no such table; it may have expired")
        live = await asyncio.to_thread(LiveTable, stored, self.settings)
        self.tables[table_id] = live
        if len(self.tables) > self.settings.tables_in_memory:
            for old in [table for table in self.tables.values() if table.idle and table is not live][:8]:
                del self.tables[old.id]
        return live

    # Setting up.

    async def create(self, visitor: int, wish: NewTable) -> Created:
        """Sets up a table, with the seed that nobody sees until the game is over."""
        title = known_title(wish.title)
        table = title.new(secrets.token_hex(32), wish.mode, wish.options, len(wish.seats))
        moves = [NewMove(record, table.turn, table.asked) for record in table.moves]
        return await self.settle(table, moves, visitor, wish.seats, guided=wish.guided, watch=wish.watch)

    async def settle(
        self,
        table: opsroom.Table,
        moves: list[NewMove],
        visitor: int,
        wishes: dict[str, Who],
        *,
        guided: bool = False,
        watch: bool = True,
    ) -> Created:
        """Stores a table and seats people at it."""
        rows, links = seats.seated(table.seats, wishes, visitor)
        new = NewRow(
            id=secrets.token_urlsafe(12),
            starter=visitor,
            title=table.title.id,
            mode=table.mode,
            options=dict(table.options),
            guided=guided,
            watch=watch,
            setup=table.setup(),
            seats=rows,
            moves=moves,
            result=None if table.result is None else table.result.to_dict(),
            now=now(),
            snapshots=table.snapshots,
        )
        await self.writer.change(lambda sql: storage.add_table(sql, new))
        await self._wake(new.id)
        return Created(new.id, links)

    async def take_in(self, visitor: int, text: bytes, wishes: dict[str, Who]) -> Created:
        """Sets up a table from a full save."""
        save, turns = await self.workers.run(checks.checked, text)
        table = opsroom.Table.from_json(save)
        moves = [NewMove(record, turn) for record, turn in zip(table.moves, turns, strict=True)]
        moves[-1].asked = table.asked
        return await self.settle(table, moves, visitor, wishes or {seat: Who("me") for seat in table.seats})

    # Playing.

    async def answer(
        self,
        live: LiveTable,
        visitor: int | None,
        answer: Answer,
        acknowledge: Callable[[int], None] | None = None,
    ) -> None:
        """Takes an answer; acknowledges it with the new moment's number once it is durable, then shows it to everyone."""
        async with live.lock:
            live.held(visitor, answer.seat)
            live.stale(answer.n)
            live.table.answer(answer.answer, answer.seat, answer.n)
            await self._store(live)
            if acknowledge is not None:
                acknowledge(live.table.n)
            push.publish(live)
        self.wake_bot(live)

    async def undo(self, live: LiveTable, visitor: int | None, seat: str, n: int) -> None:
        """Takes back at once if that is fair or nobody else is there to ask, else asks the others."""
        async with live.lock:
            live.held(visitor, seat)
            live.stale(n)
            if live.table.over:
                raise Trouble("game_over", "the game is over and its seed is known: nothing can be taken back")
            may = live.table.undo_state(seat)
            if may["can"]:
                await self._undo(live, seat, agreed=False)
            elif may["why"] == "nothing":
                raise Trouble("undo_refused", "you have decided nothing yet that could be taken back")
            elif not others(live, visitor):
                await self._undo(live, seat, agreed=True)
            else:
                live.undo_by = seat
                live.undo_agreed = set()
                live.changed()
                push.publish(live)
        self.wake_bot(live)

    async def reply_to_undo(self, live: LiveTable, visitor: int | None, seat: str, agree: bool) -> None:
        """Lets another seat take back, when all others agree, or not."""
        async with live.lock:
            live.held(visitor, seat)
            asker = live.undo_by
            if asker is None or live.seats[asker].visitor == visitor:
                raise Trouble("nothing_asked", "no other seat asks to take back")
            if agree:
                live.undo_agreed |= set(seats.held_by(live.seats.values(), visitor))
                if set(others(live, live.seats[asker].visitor)) <= live.undo_agreed:
                    await self._undo(live, asker, agreed=True)
            else:
                live.undo_by = None
                live.changed()
                push.publish(live)
        self.wake_bot(live)

    async def hint(self, live: LiveTable, visitor: int | None, seat: str, n: int) -> Hint:
        """What the staff would answer, thought out by a worker."""
        live.held(visitor, seat)
        live.stale(n)
        if live.table.asked != seat:
            raise Trouble("not_your_question", f"{seat} is not asked now")
        return Hint(await self._thought(live, seat, HINT), HINT)

    async def _undo(self, live: LiveTable, seat: str, agreed: bool) -> None:
        live.table.undo(seat, agreed=agreed)
        for connection in live.connections:
            connection.forget()  # the log may be shorter now
        await self._store(live)
        push.publish(live)

    async def _store(self, live: LiveTable) -> None:
        if live.lost:
            raise Trouble("not_stored", "the move could not be stored; try again in a moment")
        try:
            await live.store(self.writer)
        finally:
            if live.lost:
                self._drop(live)

    def _drop(self, live: LiveTable) -> None:
        self.tables.pop(live.id, None)
        for connection in live.connections:
            connection.close(RESTART)

    # Seats.

    async def join(self, visitor: int, secret: str) -> tuple[LiveTable, str]:
        """Takes the seat that the secret is for."""
        live, seat = await self.invited(secret)
        async with live.lock:
            row = live.seats[seat]
            if row.invitation_hash != storage.hashed(secret):
                raise Trouble("unknown_link", "this link is not valid any more; ask for a new one")
            if row.visitor is not None and row.visitor != visitor:
                raise Trouble("seat_taken", "somebody else has taken this seat; ask for a new link")
            row.visitor = visitor
            row.bot = None
            await self._reseat(live, row)
        return live, seat

    async def invited(self, secret: str) -> tuple[LiveTable, str]:
        """The table and seat behind a link."""
        found = await self.read(lambda sql: storage.invited(sql, secret))
        if found is None:
            raise Trouble("unknown_link", "this link is not valid; ask for a new one")
        return await self.table(found[0]), found[1]

    async def new_link(self, live: LiveTable, visitor: int | None, seat: str) -> str:
        """A new link for a seat; its holder and the old link lose it."""
        async with live.lock:
            row = live.seat(seat)
            if visitor is None or visitor != live.starter:
                raise Trouble("not_starter", "only who started the table can make a new link")
            link = seats.invite(row)
            row.visitor = None
            await self._reseat(live, row)
        return link

    async def put_bot(self, live: LiveTable, visitor: int | None, seat: str, level: str | None) -> None:
        """Puts a bot in a seat, or gives the seat back to its holder."""
        async with live.lock:
            row = live.seat(seat)
            if visitor is None or visitor not in (live.starter, row.visitor):
                raise Trouble("not_starter", "only the seat's holder or who started the table can do that")
            row.bot = None if level is None else seats.checked_level(level)
            await self._reseat(live, row)
        self.wake_bot(live)

    async def _reseat(self, live: LiveTable, row: storage.SeatRow) -> None:
        try:
            await self.writer.change(lambda sql: storage.save_seat(sql, live.no, row))
        except Exception:
            live.lost = True
            self._drop(live)
            raise
        live.reseated()
        push.publish(live)

    # Bots.

    def wake_bot(self, live: LiveTable) -> None:
        """Lets the bot think whose turn it is, if it is a bot's."""
        asked = live.table.asked
        if asked is not None and live.seats[asked].bot is not None and live.bot_task is None and not live.lost:
            live.bot_task = asyncio.create_task(self._play_bots(live))

    async def _wake(self, table_id: str) -> None:
        self.wake_bot(await self.table(table_id))

    async def _play_bots(self, live: LiveTable) -> None:
        try:
            while await self._play_bot(live):
                pass
        except Exception as error:
            log.error("a bot stopped", table=live.id, error=str(error))
        finally:
            live.bot_task = None

    async def _play_bot(self, live: LiveTable) -> bool:
        seat, n = live.table.asked, live.table.n
        level = None if seat is None else live.seats[seat].bot
        if seat is None or level is None or live.lost:
            return False
        answer = await self._thought(live, seat, level)
        async with live.lock:
            # While the bot thought, somebody may have taken back or taken its seat.
            if live.table.n == n and live.seats[seat].bot == level:
                live.table.answer(answer, seat, n)
                await self._store(live)
                push.publish(live)
        return True

    async def _thought(self, live: LiveTable, seat: str, level: str) -> str:
        table = live.table
        question = table.ask(seat)
        assert question is not None
        # The bot's chance comes from the table's seed, one way: a game can be told again, and nothing shows the seed.
        seed = hashlib.sha256(f"bot {table.seed} {table.n} {seat}".encode()).hexdigest()
        return await self.workers.run(think, live.title, opponent(level), seed, table.view(seat), question)

    # Time passes.

    async def _expire_for_ever(self) -> None:
        while True:
            try:
                await self.expire()
            except Exception as error:
                log.error("expiry failed", error=str(error))
            await asyncio.sleep(self.settings.expiry_every)

    async def expire(self) -> list[str]:
        """Removes the tables that nobody used for the stated time."""
        unused = now() - self.settings.days_unused * DAY
        finished = now() - self.settings.days_finished * DAY
        gone = await self.writer.change(lambda sql: storage.expire(sql, unused, finished))
        for table_id in gone:
            live = self.tables.pop(table_id, None)
            if live is not None:
                live.lost = True
                self._drop(live)
        return gone

    def _spawn(self, work: object) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)  # type: ignore[arg-type]
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


def known_title(name: str) -> opsroom.Title:
    """The title of this name."""
    if name not in opsroom.titles():
        raise Trouble("unknown_title", f"there is no title {name!r}; there are {', '.join(opsroom.titles())}")
    return opsroom.title(name)


def others(live: LiveTable, visitor: int | None) -> list[str]:
    """The seats whose holders must agree to an undo: persons other than this visitor."""
    return [seat for seat, row in live.seats.items() if seats.who(row) == "person" and row.visitor != visitor]
