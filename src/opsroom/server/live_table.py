"""A table in memory: the game, its seats and its spectators."""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from collections.abc import Callable, Container
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple, Protocol

import msgspec
from sqlalchemy import Connection as Sql

from opsroom import Table
from opsroom.engine import saves
from opsroom.engine.json_types import Move, Odds
from opsroom.engine.moment import Moment
from opsroom.engine.record import KEEP, REWIND
from opsroom.engine.viewpoints import SPECTATOR, SequenceNumbers, Viewpoint
from opsroom.server import connections, fairness, replay_queue, seats, storage
from opsroom.server.api_types import DataInUse
from opsroom.server.clock import now
from opsroom.server.errors import ServerError
from opsroom.server.lessons import LiveLesson
from opsroom.server.settings import DAY, Settings
from opsroom.server.states import EncodedState, Events, Viewer, encode, viewer_of
from opsroom.server.storage import DatabaseRow, SeatRow, Stored, TableRow, UndoRequestRow
from opsroom.server.writer import Writer

if TYPE_CHECKING:
    from opsroom.server.cluster.membership import Lease
    from opsroom.server.connections import Connection
    from opsroom.server.lobby.rematch_proposal import Proposal
    from opsroom.server.scheduler import Job
    from opsroom.server.time_controls.clock import TableClock


Change = Callable[[Sql], None]
NOT_YOURS = 4403
SPECTATORS_SHOWN = 2.0  # seconds until a change of spectators is shown
MEMORY_PER_BYTE = 14  # of a record as text; measured
BYTES_FOR_ANY_TABLE = 200 * 1024


class MomentJob(NamedTuple):
    """A job of a worker, and the moment of the table that it is for."""

    job: Job
    n: int
    seat: str
    level: str


class Follower(Protocol):
    """Takes notice of every change of a table that is about to be stored, and says what else to store in the same transaction."""

    def follow(self, live: LiveTable) -> Change | None:
        """Called with the table's lock held, after the change and before it is durable."""


class Changing:
    """`async with live.changing():` holds the table's lock, and notes what everyone saw before the change."""

    __slots__ = ("live", "on_grid")

    def __init__(self, live: LiveTable, on_grid: bool) -> None:
        self.live = live
        self.on_grid = on_grid

    async def __aenter__(self) -> None:
        live, loop = self.live, asyncio.get_running_loop()
        began = loop.time()
        await live.lock.acquire()
        live.durable = live.numbers.by_viewpoint(), live.edition
        if self.on_grid:
            try:
                await asyncio.sleep(-(loop.time() - began) % replay_queue.GRID)
            except BaseException:
                live.lock.release()
                raise

    async def __aexit__(self, *_: object) -> None:
        self.live.lock.release()
        self.live.show_presence()


class LiveTable:
    """A table in memory. Its lock is held from a change until that is durable: nobody sees what could still be lost."""

    lease: Lease | None = None  # where there may be other processes: that the table belongs to this one
    exhibition = False  # bots play here at human pace, for anyone who watches
    queued_timer: asyncio.TimerHandle | None = None  # until a queued answer is sent
    outline: msgspec.Raw | None = None  # what of a State is the same for everyone, at this moment
    clock: TableClock | None = None  # where there is a time control; see `ClockKeeper.attach`
    on_site: Container[int] = ()  # the visitors who are on the site at this moment
    seen_at_rest = (0, 0, 0)  # see `rest`
    rematch: Proposal | None = None  # who wants to play again, after the game
    spectators_timer: asyncio.TimerHandle | None = None  # until a change of the spectators is shown

    def __init__(self, stored: Stored, settings: Settings) -> None:
        row = stored.row
        self.settings = settings
        self.no, self.id, self.title = row.no, row.id, row.title
        self.starter, self.sandbox, self.disclosed, self.unrated = row.starter, row.sandbox, row.disclosed, row.unrated
        self.guided, self.auto_single, self.level = row.guided, row.auto_single, row.level
        self.watch, self.open_seats = row.watch, row.open_seats  # who may find it
        self.chat, self.rated, self.is_settled_for_ratings = row.chat, row.rated, row.result is not None
        self.updated, self.days = stored.last_used, seconds_kept(row, settings)
        self.seats: dict[str, SeatRow] = {seat.seat: seat for seat in row.seats}
        misfit = REWIND if row.result is None else KEEP  # a finished game is never reopened
        self.table = Table.restore(row.setup, stored.moves, stored.snapshots, misfit=misfit, result=row.result)
        self.numbers = SequenceNumbers(self.table)
        self.numbers.restore([None if seen is None else seen.numbers for seen in stored.seen])
        last = stored.seen[-1] if stored.seen else None
        times = [stored.last_used] * len(self.numbers.moments) if last is None else last.times
        times = [max(time, row.updated) for time in times]  # everyone may know when it was brought back
        self.changed_at: dict[Viewpoint, float] = dict(zip(self.numbers.moments, times, strict=True))
        self.turns = stored.turns  # after how many moves the turn changed, and to which
        # `edition` counts what changes besides the game: who sits where, who asks to undo; `presence` counts who comes and goes, which
        # is not stored and waits for nothing.
        self.edition = self.presence = 0
        self.presence_pending = False  # somebody has not been shown it yet
        self.rules, self.holders, self.owners = self.table.title.rules, stored.holders, stored.owners
        self.played_before_joining = fairness.played_before_joining(self.table.moves)
        self.text_size = stored.size  # of its record, when it was loaded
        self.lesson = None if row.lesson is None else LiveLesson(row.lesson, self.table)
        data = self.table.title.data
        self.data: DataInUse = {"hash": data.hash, "pack": data.hash if data.is_pack else None}
        self.lock = asyncio.Lock()
        self.ordering = {seat: asyncio.Lock() for seat in self.seats}  # held while a seat's standing orders change
        # What each viewpoint saw before the change that is going on.
        self.durable: tuple[dict[Viewpoint, int], int] = {}, 0
        self.lost = False  # a move could not be stored: what is in memory is not what is on disk
        asked = row.undo if row.undo is not None and row.undo["n"] == self.numbers.of(SPECTATOR) else None
        self.undo_by: str | None = asked["by"] if asked else None
        self.undo_agreed: set[str] = set(asked["agreed"]) if asked else set()
        self.undo_at: int | None = asked.get("at") if asked else None  # the moment of the seat that asks
        self.undo_answer: int | None = asked.get("answer") if asked else None  # the answer that it wants to take back
        self.followers: list[Follower] = []
        self.connections: set[Connection] = set()
        self.loaded_at = self.wanted_at = monotonic()  # `wanted_at`: when someone last asked the registry for it
        self.seen_at: dict[int, float] = {}  # when each visitor who holds a seat was last here, in monotonic seconds
        self.bot_task: asyncio.Task[None] | None = None
        self.bot_job: MomentJob | None = None  # what the bot task waits for
        self.bot_failures: Counter[str] = Counter()  # by level; one that keeps failing is not tried any more
        self.hints: set[MomentJob] = set()  # and odds and analyses
        self.odds: dict[str, tuple[int, Odds | None]] = {}  # by seat: of the last moment for which they were asked
        self.watched_at = -math.inf  # when someone last looked, in monotonic seconds
        self.encoded_states: dict[tuple[Viewer, int], EncodedState] = {}
        self.open_events: dict[int, Events] = {}  # of this moment, by the index of the first
        self.moment: Moment | None = None
        self.last_moment: Moment | None = None  # the last that was built, perhaps of an earlier move
        self.parts: dict[Viewer, tuple[int, msgspec.Raw]] = {}

    def wait_for_queued(self, seconds: float, wake: Callable[[], None]) -> None:
        """Wakes the table when a queued answer is due."""
        if self.queued_timer is not None:
            self.queued_timer.cancel()

        def due() -> None:
            self.queued_timer = None
            wake()

        self.queued_timer = asyncio.get_running_loop().call_later(seconds, due)

    def expires(self, viewpoint: Viewpoint) -> float:
        """When the table is removed if nobody moves, as far as the viewpoint can know: after hidden moves it is later."""
        return self.changed_at[viewpoint] + self.days[1 if self.table.over else 0]

    @property
    def is_kept(self) -> bool:
        """Whether the game belongs to the archive of finished games, which do not expire."""
        is_game = self.lesson is None and self.sandbox is None
        people = {visitor for _, visitor in self.holders}
        return self.settings.keep_public_games and self.watch and self.table.over and is_game and len(people) > 1

    def version(self, seat: Viewpoint) -> tuple[int, int]:
        """What a viewpoint sees of the table is the same as long as this is the same."""
        return self.numbers.of(seat), self.edition + self.presence

    @property
    def away_seconds(self) -> float:
        """After how long a player who is not here counts as away."""
        return 60 * self.settings.away_minutes

    @property
    def memory(self) -> int:
        """An estimate of the bytes that the table takes up in memory."""
        return BYTES_FOR_ANY_TABLE + MEMORY_PER_BYTE * self.text_size

    @property
    def is_held(self) -> bool:
        """Whether no other process can have the table by now."""
        return self.lease is None or self.lease.is_valid()

    @property
    def lease_id(self) -> int | None:
        """The number of the lease, for the writer."""
        return None if self.lease is None else self.lease.id

    @property
    def idle(self) -> bool:
        """Nobody looks, nothing is in progress: it may leave memory."""
        waits = self.queued_timer is not None and not self.queued_timer.cancelled()
        return not (self.connections or self.lock.locked() or self.bot_task or self.hints or waits)

    @property
    def has_person(self) -> bool:
        """Whether a person plays here; a stand-in bot does not count."""
        return any(seats.who(row) == "person" for row in self.seats.values())

    @property
    def charged(self) -> int:
        """The visitor to whom bot work at this table is charged: one who plays here, else who created it."""
        playing = [row.visitor for row in self.seats.values() if row.visitor is not None]
        return playing[0] if playing and self.starter not in playing else self.starter

    def note_presence(self, visitor: int | None) -> None:
        """Remembers that a visitor was here just now, if they hold a seat."""
        if visitor is not None and seats.holds_any(self.seats.values(), visitor):
            self.seen_at[visitor] = monotonic()

    def away_for(self, visitor: int) -> float:
        """For how many seconds a visitor has not been here, as far as is known since the table was loaded."""
        return monotonic() - self.seen_at.get(visitor, self.loaded_at)

    def changing(self, on_grid: bool = False) -> Changing:
        """Holds the lock for a change, from its first check until it is durable and shown.

        A change by somebody who is not asked begins on a grid of time: how long it had to wait for an answer in secret must not show.
        """
        return Changing(self, on_grid)

    async def settled(self, viewpoint: Viewpoint) -> None:
        """Waits until all that the viewpoint can see is durable. Until its next `await`, the caller may read without the lock.

        A change that it cannot see does not delay it, or the waiting time would tell of the change.
        """
        while not self.is_settled(viewpoint):
            async with self.lock:
                pass
        self.require_stored()

    async def settled_for(self, visitor: int | None, seat: str) -> SeatRow:
        """The same for the holder of a seat. Others are refused at once: the time that they waited would tell of the seat's answers."""
        row = self.require_seat(visitor, seat)
        if self.is_settled(seat):
            self.require_stored()
            return row
        await self.settled(seat)
        return self.require_seat(visitor, seat)

    def is_settled(self, viewpoint: Viewpoint) -> bool:
        """Whether the change that is going on, if there is one, changes nothing that the viewpoint can see."""
        if not self.lock.locked():
            return True
        return (self.durable[0][viewpoint], self.durable[1]) == (self.numbers.of(viewpoint), self.edition)

    async def settled_seat(self, visitor: int | None, seat: str | None) -> str | None:
        """The seat to look from, once all that it can see is durable."""
        while True:
            chosen = self.viewing_seat(visitor, seat)
            await self.settled(chosen)
            if self.viewing_seat(visitor, seat) == chosen:
                return chosen

    def require_stored(self) -> None:
        """Raises `not_stored` if the table in memory is not the one on disk. To be called with the lock held."""
        if self.lost or not self.is_held:
            raise ServerError("not_stored", "the last change could not be stored; try again in a moment")

    def require_seat(self, visitor: int | None, seat: str) -> SeatRow:
        """The seat, if this visitor holds it."""
        row = self.seat(seat)
        if visitor is None or row.visitor != visitor:
            raise ServerError("not_your_seat", f"you do not hold the seat {seat}")
        return row

    def seat(self, seat: str) -> SeatRow:
        """The seat of this name."""
        row = self.seats.get(seat)
        if row is None:
            raise ServerError("unknown_seat", f"there is no seat {seat!r}; the seats are {', '.join(self.seats)}")
        return row

    def viewing_seat(self, visitor: int | None, seat: str | None) -> str | None:
        """The seat to look from: the one wished for, or mine that is asked, or mine, or a watcher's."""
        if seat is not None:
            self.require_seat(visitor, seat)
            return seat
        mine = seats.held_by(self.seats.values(), visitor)
        if not mine:
            self.require_may_watch(visitor)
            return None
        if self.sandbox is not None:  # whose starter holds all seats, and sees those that bots play from their own
            played = tuple(name for name in mine if self.seats[name].bot is None)
            mine = played or (self.sandbox["seat"],)
        asked = self.table.asked
        return asked if asked in mine else mine[0]

    def may_watch(self, visitor: int | None) -> bool:
        """Whether the visitor may watch without a seat."""
        return self.watch or visitor == self.starter or bool(seats.held_by(self.seats.values(), visitor))

    def require_may_watch(self, visitor: int | None) -> None:
        """Raises `not_watchable` unless the visitor may watch without a seat."""
        if not self.may_watch(visitor):
            raise ServerError("not_watchable", "this table is private")

    def require_real(self) -> None:
        """Raises `sandbox_table` where something is asked for that a sandbox does not have: links, files, reports."""
        if self.sandbox is not None:
            raise ServerError("sandbox_table", "this is a sandbox: it is yours alone and nothing in it counts")

    def require_current(self, seat: str, n: int) -> None:
        """Raises `stale_answer` if the message is about another moment than the seat's present one."""
        current = self.numbers.of(seat)
        if n != current:
            raise ServerError("stale_answer", f"the table has moved on: this is moment {current}", n=current)

    def changed(self) -> None:
        """Forgets what was encoded."""
        self.encoded_states.clear()
        self.open_events.clear()
        self.outline = self.moment = None

    def rest(self) -> bool:
        """Forgets what was encoded if nothing has happened since the last time; says whether it did."""
        seen = self.table.n, self.edition, self.presence
        if seen != self.seen_at_rest:
            self.seen_at_rest = seen
            return False
        if self.lock.locked() or (self.moment is None and not self.encoded_states):
            return False
        self.changed()
        self.parts.clear()
        self.last_moment = None
        return True

    def request_changed(self) -> None:
        """After a request to undo was made or declined: everyone sees it."""
        self.edition += 1
        self.changed()

    def seats_changed(self) -> None:
        """After a change of seats: a viewer who lost their seat becomes a spectator."""
        self.edition += 1
        self.encoded_states.clear()
        self.parts.clear()
        for connection in self.connections:
            self.check_seat(connection)

    def presence_changed(self) -> None:
        """After someone came, went or took another name. It is shown at once, without the lock: how long that is held must not show. Those for whom
        something changes that could still be lost are shown it when that is durable."""
        self.presence += 1
        self.encoded_states.clear()
        self.parts.clear()
        self.presence_pending = True
        self.show_presence()

    def spectators_changed(self) -> None:
        """After a spectator came or went. It is shown a little later, for all who do so until then: somebody who comes and goes again and
        again must not keep the others busy."""
        if self.spectators_timer is None:
            self.spectators_timer = asyncio.get_running_loop().call_later(SPECTATORS_SHOWN, self._show_spectators)

    def _show_spectators(self) -> None:
        self.spectators_timer = None
        self.presence_changed()

    def show_presence(self) -> None:
        """Shows who is here to all who have not seen it and who may see the table as it is in memory."""
        if not self.presence_pending or self.lost:
            return
        self.presence_pending = False
        for connection in self.connections:
            if self.is_settled(connection.seat):
                connection.show()
            else:
                self.presence_pending = True

    def show_again(self, seat: str) -> None:
        """Shows the State again to those who look from this seat, and to nobody else."""
        self.encoded_states = {key: kept for key, kept in self.encoded_states.items() if key[0].seat != seat}
        for connection in self.connections:
            if connection.seat == seat:
                connection.shown = None
                connection.show()

    def check_seat(self, connection: Connection) -> None:
        """Makes the connection a watcher's if its visitor does not hold the seat any more, or ends it."""
        seat = connection.seat
        if seat is not None and self.seats[seat].visitor != connection.visitor:
            connection.look_from(None)
            if not self.watch:
                connection.close(NOT_YOURS)
        connection.viewer = viewer_of(self, connection.visitor, connection.seat)

    async def store_undo(self, writer: Writer) -> None:
        """Makes the request to take back durable, or its end."""
        asked: UndoRequestRow = {
            "by": self.undo_by,
            "at": self.undo_at,
            "answer": self.undo_answer,
            "n": self.numbers.of(SPECTATOR),
            "agreed": sorted(self.undo_agreed),
        }
        undo = asked if self.undo_by is not None else None
        change = self._followed(lambda sql: storage.save_undo(sql, self.no, undo))
        try:
            await writer.change(change, self.lease_id)
        except Exception:
            self.lost = True
            raise

    def count_moves(self) -> None:
        """Counts the new moves for those who can see something of them."""
        if not self.turns or self.turns[-1][1] != self.table.turn:
            self.turns.append((self.numbers.counted + 1, self.table.turn))
        noticed = self.numbers.advance(self.table)
        self.table.forget_before()
        for viewpoint in noticed:
            self.changed_at[viewpoint] = self.updated
        if SPECTATOR in noticed:  # a request to undo is public, so only a public change may end it
            self.undo_by = None
            self.undo_agreed.clear()
        if saves.goes_back(self.table.moves[-1]):
            for connection in self.connections:
                if connection.seat in noticed:
                    connection.forget()  # the log may be shorter now

    def move_row(self, n: int, public_since: int = 0) -> DatabaseRow:
        """A recent record as the database keeps it: since then no other seat was asked and no turn began.

        `public_since` are records after it that are counted already and that everyone has seen.
        """
        numbers = [number - public_since for number in self.numbers.numbers()]
        return {
            "table_no": self.no,
            "n": n,
            "at": self.updated,
            "turn": self.table.turn,
            "asked": self.table.asked,
            "record": encode(self.table.moves[n]).decode(),
            "seen": encode([numbers, [int(at) for at in self.changed_at.values()]]).decode(),
            "public_at": self.changed_at[SPECTATOR],
        }

    async def store_seat(self, writer: Writer, row: SeatRow, since: int) -> None:
        """Makes a change of a seat durable, together with the notices from record `since` on."""
        await self.store_change(writer, lambda sql, notices: storage.save_seat(sql, self.no, row, notices), since)

    async def store_change(self, writer: Writer, change: Callable[[Sql, list[DatabaseRow]], None], since: int) -> None:
        """Makes a change of who sits where durable, together with the notices from record `since` on, which it stores."""
        if self.table.n > since:
            self.updated = now()
            self.count_moves()
        notices = [self.move_row(n) for n in range(since, self.table.n)]
        followed = self._followed(lambda sql: change(sql, notices))
        try:
            await writer.change(followed, self.lease_id)
        except Exception:
            self.lost = True
            raise
        self.changed()
        self.seats_changed()

    async def store_update(self, writer: Writer, since: int) -> None:
        """Makes durable what loading recorded: new rules or data, and perhaps that the turn starts again."""
        self.updated = now()
        self.count_moves()
        for n in range(since, self.table.n):
            later = self.table.n - 1 - n
            await writer.append(self.move_row(n, later), back_to=back_to(self.table.moves[n]), lease=self.lease_id)

    def _followed(self, change: Change) -> Change:
        """The change together with what followers store beside it."""
        for follower in self.followers:
            change = both(change, follower.follow(self)) or change
        return change

    async def store(self, writer: Writer, beside: Change | None = None) -> None:
        """Makes the last move durable, and what changes beside it."""
        table = self.table
        self.updated = now()
        self.count_moves()
        self.changed()
        for follower in self.followers:
            beside = both(beside, follower.follow(self))
        # The engine takes a snapshot a turn, which we keep when it is new.
        last = table.snapshots[-1] if table.snapshots else None
        snapshot = encode(last).decode() if last is not None and last["at"] == table.n else None
        stored = writer.append(
            self.move_row(table.n - 1),
            snapshot,
            None if table.result is None else encode(table.result.to_dict()).decode(),
            back_to(table.moves[-1]),
            beside,
            self.lease_id,
        )
        connections.prepare(self)
        try:
            await stored
        except Exception:
            self.lost = True
            raise


def both(change: Change | None, other: Change | None) -> Change | None:
    """Two changes of the database as one, either of which may be missing."""
    if change is None or other is None:
        return change or other

    def carry_out(sql: Sql) -> None:
        change(sql)
        other(sql)

    return carry_out


def back_to(move: Move) -> int | None:
    """The moment to which a record goes back, if it is an undo or a turn that starts again."""
    return move["to"] if saves.goes_back(move) else None


def seconds_kept(row: TableRow, settings: Settings) -> tuple[float, float]:
    """For how long nobody may use a table until it expires, while it is in play and when it is over."""
    if row.lesson is not None:
        return settings.days_lesson * DAY, settings.days_lesson * DAY
    if row.sandbox is not None:
        return settings.days_sandbox * DAY, settings.days_sandbox * DAY
    return settings.days_unused * DAY, settings.days_finished * DAY
