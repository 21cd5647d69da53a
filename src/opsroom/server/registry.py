"""The registry of tables: the busiest in memory, the rest on disk."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import secrets
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import Any, TypeVar

import structlog
from sqlalchemy import Connection as Sql
from sqlalchemy.exc import DatabaseError

import opsroom
from opsroom.engine.viewpoints import SequenceNumbers
from opsroom.server import exports, game, import_checks, seats, set_aside, storage
from opsroom.server.accounts import merging
from opsroom.server.accounts import storage as accounts
from opsroom.server.accounts.attempts import Attempts
from opsroom.server.accounts.mail import Mailer
from opsroom.server.accounts.moderation import ModerationWatch
from opsroom.server.accounts.passkeys import Challenges
from opsroom.server.accounts.passwords import Passwords
from opsroom.server.accounts.player_cache import Players
from opsroom.server.api_types import Created, NewTable, StoredLog, Who
from opsroom.server.archive.download import Downloads
from opsroom.server.archive.previews import Previews
from opsroom.server.autoplay import Autoplay
from opsroom.server.chat.room import Chat
from opsroom.server.clock import format_time, now
from opsroom.server.cluster import leases, operations
from opsroom.server.cluster.leases import Elsewhere, LeaseLost
from opsroom.server.cluster.membership import ALONE, Lease, Membership, Place
from opsroom.server.cluster.news import News
from opsroom.server.cluster.routing import Router
from opsroom.server.database import Database
from opsroom.server.errors import ServerError
from opsroom.server.exhibitions import Exhibitions
from opsroom.server.expiry import Expiry
from opsroom.server.integrity import IntegrityCheck
from opsroom.server.lab.lab import Lab
from opsroom.server.limits import Limits
from opsroom.server.live_table import Change, Follower, LiveTable
from opsroom.server.lobby.lobby import Lobby
from opsroom.server.lobby.rematch_proposal import proposal_of
from opsroom.server.lobby.table_types import Visibility
from opsroom.server.metrics import Counters
from opsroom.server.notifications.notifications import Notifications
from opsroom.server.programs import challenges
from opsroom.server.programs.keeper import Programs
from opsroom.server.programs.storage import add_challenges
from opsroom.server.ratings import rules as rating_rules
from opsroom.server.ratings import storage as ratings
from opsroom.server.ratings.rater import Rater
from opsroom.server.readiness import Readiness
from opsroom.server.record_limits import RecordLimits
from opsroom.server.replay_queue import Reviews
from opsroom.server.reports import Reports
from opsroom.server.settings import DAY, HOUR, Settings
from opsroom.server.storage import NewMove, NewRow
from opsroom.server.time_controls.api_types import TimeControl
from opsroom.server.time_controls.clock import new_row, require_time_control
from opsroom.server.time_controls.keeper import ClockKeeper
from opsroom.server.time_controls.storage import add_clock
from opsroom.server.visitors import Visitors
from opsroom.server.worker import WorkerDied
from opsroom.server.worker_lanes import Workers
from opsroom.server.writer import Writer

T = TypeVar("T")
RESTART = 1012
LOADERS = 2  # threads that read tables from disk
LOADS_WAITING = 400  # requests that may wait for a table to be read; one client may have a quarter
MANY_AT_REST = 20  # tables; what fewer let go of is soon used again
REST = 10.0  # seconds without a change after which what was encoded of a table is forgotten
WANTED = 10.0  # seconds that a table stays in memory after somebody asked for it
HEX_DIGITS = set("0123456789abcdef")
LEAST_DIGITS = 10  # different ones in a seed; 64 random digits have fewer once in 10^12 draws
log = structlog.get_logger("opsroom.registry")


class TableRegistry:
    """Loads, keeps and stores tables, and owns what they share: database, workers, limits, periodic work."""

    def __init__(self, settings: Settings, place: Place = ALONE) -> None:
        self.settings = settings
        self.database = Database(settings.database, settings.migration_copies)
        self.cluster = Membership.of(self.database, settings, place)  # where several processes may use the database
        self.writer = Writer(
            self.database.writing_engine,
            asyncio.get_running_loop(),
            self.cluster,
        )
        self.mailer = Mailer(settings)
        self.visitors = Visitors(self.database, self.writer, settings.session_days)
        self.visitors.on_end = self._close_sockets
        self.players = Players(self)
        self.limits = Limits.of(settings)
        self.attempts = Attempts(settings, self.limits)
        self.passwords = Passwords()
        self.challenges = Challenges()
        self.moderation = ModerationWatch(self)
        self.workers = Workers(settings)
        self.autoplay = Autoplay(settings, self.limits)
        self.followers: list[Follower] = [Rater()]  # of every table
        self.tables: OrderedDict[str, LiveTable] = OrderedDict()
        self.set_aside: dict[str, set_aside.SetAside] = {}  # tables that this release could not load, by id
        self.loader = ThreadPoolExecutor(LOADERS, thread_name_prefix="opsroom-loader")
        self.reading_log = asyncio.Lock()
        self.loads = Reviews(LOADERS, LOADS_WAITING)
        # Undos are those of games between people.
        self.reviews, self.undos = (Reviews(settings.reviews_at_once, settings.reviews_waiting) for _ in range(2))
        self._watchable: asyncio.Future[list[storage.TableRow]] | None = None
        self._listing: dict[int, asyncio.Task[list[storage.TableRow]]] = {}  # by visitor
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.leading: list[asyncio.Task[None]] = []  # what only the process does that leads
        self.adopting = asyncio.Lock()
        self.stopping = False
        self.counters = Counters()
        self.expiry = Expiry(self)
        self.exhibitions = Exhibitions(self)
        self.integrity = IntegrityCheck(self.database.path, settings.integrity_check_hours * HOUR)
        self.readiness = Readiness(self)
        self.reports = Reports(self)
        self.clocks = ClockKeeper(self)
        self.programs = Programs(self)
        self.chat = Chat(self)
        self.notifications = Notifications(self)
        self.downloads = Downloads(self)
        self.previews = Previews()
        self.lab = Lab(self)
        self.lobby = Lobby(self)
        self.followers.append(self.lobby)
        self.news = News(self)
        self.visitors.tell = self.news.tell
        self.router = None if self.cluster is None else Router(self, settings.peer_secret)
        if self.cluster is not None:
            shared = (self.limits, self.attempts, self.lobby, self.programs, self.notifications, self.clocks)
            self.news.share_all(*shared, self.downloads, self.chat.limits)

    async def open(self) -> None:
        """Begins the periodic work, and lets bots move on where the last run left them."""
        await self.moderation.open()
        self.spawn(self.moderation.run())
        self.spawn(self.integrity.run())
        self.spawn(self._rest())
        self.spawn(self.clocks.run())
        try:
            await self.exhibitions.open()
            await self.notifications.open()
        except DatabaseError as error:  # damaged: what can still be read is served, and /api/ready says what is wrong
            log.error("what players have chosen could not be read", error=str(error.orig))
        if self.cluster is not None:
            self.cluster.start(self._members_changed, self._fenced)
        self._members_changed()

    def _members_changed(self) -> None:
        """Other processes have come or gone: this one may lead now, or the tables of another one may need somebody."""
        if self.stopping:
            return
        leads = self.cluster is None or self.cluster.leads
        if self.cluster is not None:
            self.news.members_changed(self.cluster.members)
            if self.router is not None:
                self.router.members_changed()
            self.autoplay.parts = max(1, len(self.cluster.members))
        if not leads:
            self._stop_leading()
        elif not self.leading:
            self.leading = [asyncio.create_task(work) for work in self._work_of_lead()]
        if leads:
            self.spawn(self._adopt())

    async def _rest(self) -> None:
        """Lets go of what tables keep for the next reader, where nothing has happened for a while."""
        while True:
            await asyncio.sleep(REST)
            if sum(live.rest() for live in list(self.tables.values())) >= MANY_AT_REST:
                await asyncio.to_thread(give_memory_back)

    def _work_of_lead(self) -> list[Coroutine[Any, Any, None]]:
        """What only one process may do."""
        return [
            merging.finish(self),
            self.expiry.run(),
            self.lobby.run(),
            self.notifications.delivery.run(),
            self.lab.work(),
        ]

    def _stop_leading(self) -> None:
        for task in self.leading:
            task.cancel()
        self.leading = []

    async def _adopt(self) -> None:
        """Goes on with tables at which the server itself has something to do and which belong to no process: after a start, and when
        another process has ended."""
        async with self.adopting:
            await self.clocks.adopt()
            self.spawn(self.reports.resume())
            await self.lobby.adopt()
            try:
                waiting = await self.read(storage.waiting_for_bots) + await self.read(storage.waiting_for_queued)
                await self._wake_at_start(await self.without_owner(waiting))
            except (
                DatabaseError
            ) as error:  # damaged: what can still be read is served, and /api/ready says what is wrong
                log.error("tables waiting for bots could not be read", error=str(error.orig))

    @property
    def process(self) -> int:
        """The number of this process."""
        return 0 if self.cluster is None else self.cluster.id

    async def at_owner(self, table_id: str, operation: str, **arguments: Any) -> Any:
        """Carries out an operation in the process to which a table belongs; see `cluster/operations.py`."""
        return await operations.at_owner(self, table_id, operation, **arguments)

    async def pull(self, table_id: str, group: Hashable = None) -> LiveTable:
        """The table, in this process: another one gives it up. Those who look on come back to it here."""
        try:
            return await self.table(table_id, group)
        except Elsewhere:
            await self.at_owner(table_id, "let_go", always=True)
        if self.router is not None:
            self.router.forget(table_id)
        return await self.table(table_id, group)

    async def wake(self, table_id: str) -> None:
        """Loads a table, and lets its bots move."""
        game.resume_bots(self, await self.table(table_id))

    async def look_again(self) -> None:
        """What another process told may have been missed: forgets what is kept of the database, and closes what has ended."""
        self.visitors.known.clear()
        self.players.known.clear()
        await self.notifications.open()
        open_ones = {each.session for live in self.tables.values() for each in live.connections} | {
            reader.session for reader in self.lobby.readers
        }
        asked = sorted(each for each in open_ones if each is not None)
        there = await self.read(lambda sql: accounts.sessions_among(sql, asked))
        self.visitors.end_here(set(asked) - there)

    async def without_owner(self, table_ids: Sequence[str]) -> list[str]:
        """Those of the tables that belong to no process."""
        if self.cluster is None or not table_ids:
            return list(table_ids)
        owners = await self.read(lambda sql: leases.owners_of(sql, table_ids))
        return [table_id for table_id in table_ids if table_id not in owners]

    def _fenced(self) -> None:
        """This process was silent for too long, and others have its tables: all who look on come back to those."""
        cluster = self.cluster
        if cluster is None or self.stopping:
            return
        self._stop_leading()
        for live in list(self.tables.values()):
            live.lost = True
            self.drop(live)
        self.lobby.disconnect()
        self.programs.close(RESTART)
        self.loading.clear()
        cluster.rejoin()

    async def close(self) -> None:
        """Stops; what was acknowledged is on disk already."""
        self.stopping = True
        self.news.close()
        self.loads.close()
        self.close_reviews()
        self.autoplay.waiting.clear()  # or the first bot that stops would start those that wait for its place
        self.integrity.close()
        self.lobby.close()
        for live in self.tables.values():
            for connection in live.connections:
                connection.close(RESTART)
        self.programs.close(RESTART)
        self._stop_leading()
        tasks = [*self.tasks, *self.reports.tasks.values()]
        tasks += [live.bot_task for live in self.tables.values() if live.bot_task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.lab.close()
        await self.notifications.close()
        await self.workers.close()
        await asyncio.to_thread(self.writer.close)
        if self.cluster is not None:
            await asyncio.to_thread(self.cluster.close)
        self.loader.shutdown(wait=True, cancel_futures=True)
        self.database.close()

    async def hand_tables_over(self) -> None:
        """Gives all tables up, each after what is being stored there; then those who look on are sent to the processes that go on."""
        cluster = self.cluster
        if cluster is None or self.router is None or not self.router.others():
            return
        cluster.may_lead = False
        self.router.leaving.add(cluster.id)
        await operations.everywhere(self, "leaving", process=cluster.id)
        for live in list(self.tables.values()):
            async with live.lock:
                live.lost = True
            self.drop(live)
        await cluster.leave_lead()
        self.lobby.disconnect()
        self.programs.close(RESTART)

    def close_reviews(self) -> None:
        """Refuses whoever wants to look back or undo, also those who wait for it."""
        self.reviews.close()
        self.undos.close()
        self.passwords.close()

    async def read(self, query: Callable[[Sql], T]) -> T:
        """Reads from the database, off the event loop."""
        return await self.database.read(query)

    def reading(self, query: Callable[..., T]) -> Callable[..., T]:
        """A query with more arguments, for a thread that is ours already."""
        return lambda *arguments: self.database.read_here(lambda sql: query(sql, *arguments))

    async def watchable(self) -> list[storage.TableRow]:
        """The tables that anyone may watch. Requests that arrive while the list is being read share it."""
        if self._watchable is None or self._watchable.done():
            self._watchable = asyncio.ensure_future(self.read(storage.watchable))
        return await asyncio.shield(self._watchable)

    async def tables_of(self, visitor: int) -> list[storage.TableRow]:
        """The tables of a visitor. One such list is read at a time; requests that arrive meanwhile share the next one, because the
        visitor may have changed something since this one was begun."""
        if (running := self._listing.get(visitor)) is not None:
            await asyncio.wait([running])
        task = self._listing.get(visitor)
        if task is None:
            task = asyncio.create_task(self.read(lambda sql: storage.of_visitor(sql, visitor)))
            self._listing[visitor] = task
            task.add_done_callback(lambda _: self._listing.pop(visitor, None))
        return await asyncio.shield(task)

    async def _in_loader(self, function: Callable[..., T], *arguments: Any) -> T:
        """Runs what takes longer for a longer game in threads of its own, so that short queries do not wait for it."""
        return await asyncio.get_running_loop().run_in_executor(self.loader, function, *arguments)

    async def log(self, table_id: str, visitor: int | None, seat: str | None, group: Hashable = None) -> StoredLog:
        """The log of a table as a visitor may read it, also of one that is set aside."""
        try:
            return await set_aside.log_of(await self.table(table_id, group), visitor, seat)
        except ServerError as error:
            if error.code != "table_set_aside":
                raise
        async with self.reading_log:  # one at a time: nobody plays there, and a long record takes a while
            stored = await self.stored(table_id)
            return await self._in_loader(set_aside.stored_log, stored, visitor, seat)

    async def table(self, table_id: str, group: Hashable = None) -> LiveTable:
        """The table, from memory or from disk. Tables are read from disk for each group of visitors in turn: nobody waits until
        all that another one asks for is read. Without a group it is the server itself that asks."""
        live = self._in_memory(table_id)
        if live is not None:
            return live
        async with self.loads.place(group):
            live = self._in_memory(table_id)  # somebody else may have asked for it in the meantime
            if live is not None:
                return live
            task = self.loading.get(table_id)
            if task is None:
                task = self.loading[table_id] = asyncio.create_task(self._load(table_id))
                task.add_done_callback(lambda _: self.loading.pop(table_id, None))
            return await asyncio.shield(task)

    def _in_memory(self, table_id: str) -> LiveTable | None:
        """The table, if it is in memory."""
        live = self.tables.get(table_id)
        if live is not None and live.lease is not None and live.lease.is_over:
            live.lost = True
            self.drop(live)
            live = None
        if live is not None:
            self.tables.move_to_end(table_id)
            live.wanted_at = monotonic()
        elif table_id in self.set_aside:
            raise self.set_aside[table_id].error()
        return live

    async def _load(self, table_id: str) -> LiveTable:
        if self.cluster is None:
            return await self._load_held(table_id, None)
        lease = await self.cluster.acquire(table_id)
        try:
            return await self._load_held(table_id, lease)
        except BaseException:
            self._release(lease)
            raise

    def _release(self, lease: Lease | None) -> None:
        """Gives a table back. What is still on its way to the database fails."""
        if lease is not None and self.cluster is not None:
            self.cluster.release(lease)

    async def _load_held(self, table_id: str, lease: Lease | None) -> LiveTable:
        stored = await self.stored(table_id)
        try:
            live = await self._in_loader(set_aside.load, stored, self.settings)
        except set_aside.CannotLoad as error:
            raise self._put_aside(table_id, error.why) from error
        # That can take a while, and what may have expired meanwhile must not be played.
        is_known, trashed, closed = await self.read(lambda sql: storage.trashed_at(sql, table_id))
        if not is_known:
            raise unknown_table()
        self._require_kept(trashed, closed)
        live.lease = lease
        if live.table.n > len(stored.moves):
            await live.store_update(self.writer, len(stored.moves))
            log.warning(
                "the table moves to new rules or data",
                table=table_id,
                title=live.title,
                rules=live.rules,
                changes=live.table.notices,
            )
        live.exhibition = await self.exhibitions.is_shown(table_id)
        live.followers.extend(self.followers)
        self.notifications.follower.attach(live)
        await self.clocks.attach(live)
        live.on_site = self.lobby.on_site
        if live.table.over:
            live.rematch = await self.read(lambda sql: proposal_of(sql, live.no))
        self.players.update(live)
        if not live.is_held:
            raise LeaseLost
        self.tables[table_id] = live
        self._make_room(live)
        if live.open_seats:
            await self.lobby.note(live)
        return live

    def _make_room(self, new: LiveTable) -> None:
        """Lets tables go that nobody uses, the longest unused first, while they are too many or too large."""
        most, memory = self.settings.tables_in_memory, self.settings.table_memory
        count, used = len(self.tables), sum(table.memory for table in self.tables.values())
        for old in list(self.tables.values()):
            if count <= most and used <= memory:
                return
            # A table requested a moment ago is about to be used, even if that makes a few too many.
            is_wanted = monotonic() - old.wanted_at <= WANTED and used <= 2 * memory
            if old is not new and old.idle and not is_wanted:
                old.lost = True  # a request still waiting for it must not play on beside the copy loaded next
                del self.tables[old.id]
                self._release(old.lease)
                count, used = count - 1, used - old.memory

    async def stored(self, table_id: str) -> storage.Stored:
        """What the database has of a table that has not expired."""
        try:
            stored: storage.Stored | None = await self._in_loader(
                self.database.read_here, lambda sql: storage.load(sql, table_id)
            )
        except ValueError as error:  # text in the database that is not JSON
            self._require_kept(*(await self.read(lambda sql: storage.trashed_at(sql, table_id)))[1:])
            raise self._put_aside(table_id, set_aside.unreadable(error)) from error
        if stored is None:
            raise unknown_table()
        self._require_kept(stored.row.trashed, stored.row.closed)
        return stored

    def _put_aside(self, table_id: str, why: set_aside.SetAside) -> ServerError:
        """Remembers that this release cannot load a table, which another one may. Nothing in the database changes."""
        self.set_aside[table_id] = why
        log.error(
            "a table cannot be loaded and is set aside",
            table=table_id,
            reason=why.reason,
            rules=why.rules,
            installed_rules=why.installed_rules,
            error=import_checks.shortened(why.message),
        )
        self.spawn(self.clocks.stop_clock(table_id))
        return why.error()

    def _require_kept(self, trashed: float | None, closed: float | None) -> None:
        if closed is not None:
            raise table_closed()
        if trashed is not None:
            until = format_time(int(trashed + self.settings.days_in_trash * DAY))
            raise ServerError(
                "table_expired",
                f"nobody used this table for a long time; its players can restore it until {until}",
                until=until,
            )

    # Setting up.

    async def create(self, visitor: int, wish: NewTable) -> Created:
        """Sets up a table, with the seed that nobody sees until the game is over."""
        title = require_title(wish.title)
        if wish.time is not None:
            require_time_control(wish.time)
        if wish.rated:
            rating_rules.require_standard(title, wish)
            await self._require_may_rate(visitor, wish)
        table = title.new(secrets.token_hex(32), wish.mode, wish.options, len(wish.seats))
        numbers = SequenceNumbers(table).numbers()
        moves = [NewMove(record, table.turn, numbers, table.asked) for record in table.moves]
        return await self.store_new(
            table,
            moves,
            visitor,
            wish.seats,
            guided=wish.guided,
            watch=wish.visibility != "private" if wish.watch is None else wish.watch,
            auto_single=wish.auto_single,
            time=wish.time,
            chat=wish.chat,
            rated=wish.rated,
            open_seats=wish.visibility == "open",
            level=wish.level,
        )

    async def _require_may_rate(self, visitor: int, wish: NewTable) -> None:
        """Raises unless this player may set up this rated table."""
        rating_rules.require_may_rate(wish, await self.players.of(visitor))
        if all(who.who != "friend" for who in wish.seats.values()):
            await self.require_few_rated(visitor)

    async def require_few_rated(self, visitor: int) -> None:
        """Raises unless this player may begin another rated game against bots alone."""
        running = await self.read(lambda sql: ratings.running_against_bots(sql, visitor))
        if running >= rating_rules.MOST_AGAINST_BOTS:
            raise ServerError(
                "too_many_rated", "Finish or concede one of your rated games against bots first.", running=running
            )

    async def store_new(
        self,
        table: opsroom.Table,
        moves: list[NewMove],
        visitor: int,
        wishes: dict[str, Who],
        *,
        table_id: str | None = None,
        guided: bool = False,
        watch: bool = False,
        auto_single: bool = False,
        disclosed: Sequence[str] = (),
        lesson: storage.StoredLesson | None = None,
        sandbox: storage.StoredSandbox | None = None,
        stand_ins: Mapping[str, str] | None = None,
        time: TimeControl | None = None,
        chat: bool = True,
        rated: bool = False,
        open_seats: bool = False,
        level: str = "everyone",
        holders: Mapping[str, int] | None = None,
        beside: Change | None = None,
    ) -> Created:
        """Stores a table and seats people at it; bots stand in for them where they wish. `holders` sit down without a link."""
        called = await challenges.called(self, visitor, wishes)
        rows, links = seats.seated(table.title, table.seats, wishes, visitor)
        for row in rows:
            row.bot = (stand_ins or {}).get(row.seat, row.bot)
            row.called = called.get(row.seat)
            if holders and row.seat in holders:
                row.visitor, row.invitation_hash = holders[row.seat], None
                links.pop(row.seat, None)
        new = NewRow(
            id=table_id or storage.new_table_id(),
            starter=visitor,
            title=table.title.id,
            mode=table.mode,
            options=dict(table.options),
            guided=guided,
            watch=watch,
            auto_single=auto_single,
            chat=chat,
            setup=table.setup(),
            seats=rows,
            moves=moves,
            result=None if table.result is None else table.result.to_dict(),
            now=now(),
            snapshots=table.snapshots,
            disclosed=list(disclosed),
            lesson=lesson,
            sandbox=sandbox,
            rated=rated,
            open_seats=open_seats,
            level=level,
        )

        def add(sql: Sql) -> None:
            no = storage.add_table(sql, new)
            add_challenges(sql, no, rows, new.now)
            if beside is not None:
                beside(sql)
            if time is not None:
                add_clock(sql, no, time, new_row(time, list(table.seats)))

        await self.writer.change(add)
        if called or self.cluster is None:  # programs play in the process that leads, which is this one
            await self.wake(new.id)
        else:
            try:
                await self.at_owner(new.id, "wake")
            except ServerError as error:  # whoever opens it finds it
                log.warning("a new table has no process yet", table=new.id, reason=error.code)
        await challenges.announce(self, {each.visitor for each in called.values()})
        return Created(new.id, links)

    async def import_save(
        self, visitor: int, text: bytes, wishes: dict[str, Who], visibility: Visibility = "private"
    ) -> Created:
        """Sets up a table from a full save."""
        try:
            save, turns, numbers = await self.workers.checks.run(
                visitor,
                import_checks.checked,
                text,
                RecordLimits.of(self.settings),
                group=self.limits.client_of(visitor),
            )
        except WorkerDied as error:
            log.warning("an imported save could not be checked", visitor=visitor, bytes=len(text), error=str(error))
            raise opsroom.BadSave("Checking this save takes too much time or memory.") from None
        table = await asyncio.to_thread(opsroom.Table.from_json, save)
        if not table.over and is_weak(table.seed):
            table.reseed(secrets.token_hex(32))
        played = len(turns)
        moves = [NewMove(*move) for move in zip(table.moves[:played], turns, numbers, strict=True)]
        # What followed at once, such as a move to the data in use, is told to everyone.
        for later, record in enumerate(table.moves[played:], 1):
            moves.append(NewMove(record, table.turn, [number + later for number in numbers[-1]]))
        moves[-1].asked = table.asked
        seated = wishes or await asyncio.to_thread(exports.seats_of, text, table)
        return await self.store_new(
            table,
            moves,
            visitor,
            seated,
            watch=visibility != "private",
            open_seats=visibility == "open",
            disclosed=[] if table.over else ["imported"],
        )

    # Keeping.

    async def store(self, live: LiveTable, beside: Change | None = None) -> None:
        """Makes the last move of a table durable, or lets go of a table whose memory is ahead of the disk."""
        live.require_stored()
        try:
            await live.store(self.writer, beside)
        finally:
            if live.lost:
                self.drop(live)
        if live.clock is not None:
            self.clocks.note(live)

    async def store_undo(self, live: LiveTable) -> None:
        """Makes a request to undo durable, or its end; lets go of the table if that fails."""
        live.require_stored()
        try:
            await live.store_undo(self.writer)
        finally:
            if live.lost:
                self.drop(live)
        self.clocks.note(live)

    def drop(self, live: LiveTable) -> None:
        """Unload a table; its connections come back to what is on disk."""
        if self.tables.get(live.id) is live:  # and not the same table, loaded again
            del self.tables[live.id]
            self._release(live.lease)
        game.wake_bot(self, live)  # drops what its bots were about to do
        for connection in live.connections:
            connection.close(RESTART)

    async def restore_table(self, visitor: int | None, table_id: str, group: Hashable = None) -> None:
        """Takes a table out of the trash, for a visitor who plays there or set it up."""
        if not await self.read(lambda sql: storage.is_member(sql, table_id, visitor)):
            if not (await self.read(lambda sql: storage.trashed_at(sql, table_id)))[0]:
                raise unknown_table()
            raise ServerError("not_your_seat", "only a player of this table can restore it")
        if (await self.read(lambda sql: storage.trashed_at(sql, table_id)))[2] is not None:
            raise table_closed()
        await self.writer.change(lambda sql: storage.restore_from_trash(sql, table_id, now()))
        if table_id in self.loading:  # perhaps with what it read before: then it fails, and the table is loaded again
            await asyncio.wait([self.loading[table_id]])
        await self._wake(table_id, group)

    async def delete_table(self, visitor: int | None, table_id: str) -> None:
        """Moves a table to the trash for its only player, who can restore it for a while."""
        if not (await self.read(lambda sql: storage.trashed_at(sql, table_id)))[0]:
            raise unknown_table()
        if visitor is None or not await self.read(lambda sql: storage.is_member(sql, table_id, visitor)):
            raise ServerError("not_your_seat", "only a player of this table can delete it")

        def require_alone(sql: Sql) -> None:
            if storage.others_at(sql, table_id, visitor):
                raise ServerError("others_play", "Other people play at this table, so it cannot be deleted.")

        def trash(sql: Sql) -> bool:
            ratings.require_not_running(sql, table_id)
            require_alone(sql)  # again, so that nobody joins in the meantime
            return storage.trash(sql, table_id, now())

        await self.read(lambda sql: ratings.require_not_running(sql, table_id))
        await self.read(require_alone)  # whoever may not do it does not wait for what others write
        if await self.writer.change(trash):
            self.expiry.forget(table_id)

    async def trash(self, table_id: str) -> None:
        """Moves a table to the trash; whoever looks at it is disconnected."""
        if await self.writer.change(lambda sql: storage.trash(sql, table_id, now())):
            self.expiry.forget(table_id)

    def workers_alive(self) -> bool:
        """Whether work can be given to worker processes; they are started when there is some."""
        return not any(lane.closed for lane in self.workers.lanes)

    async def _wake(self, table_id: str, group: Hashable = None) -> None:
        game.wake_bot(self, await self.table(table_id, group))

    async def _wake_at_start(self, table_ids: Sequence[str]) -> None:
        """One table after the other: players whose tables have to be loaded as well do not wait for all of them."""
        for table_id in table_ids:
            try:
                await self._wake(table_id)
            except Elsewhere:
                continue  # whoever has it by now
            except ServerError as error:
                if error.code != "table_set_aside":  # which is in the log already
                    log.warning("a table with a waiting bot could not be loaded", table=table_id, error=str(error))

    def end_sessions_of(self, visitor: int) -> None:
        """Forgets all sessions of a visitor, who has none in the database any more."""
        self.end_sessions_here(visitor)
        self.news.tell("sessions_of", visitor)

    def end_sessions_here(self, visitor: int) -> None:
        """The same in this process alone."""
        known = {session.id for session in self.visitors.known.values() if session.visitor == visitor}
        open_ones = [each for live in self.tables.values() for each in live.connections if each.visitor == visitor]
        self.visitors.end_here(known | {each.session for each in open_ones if each.session is not None})

    def forget_here(self, visitor: int) -> None:
        """A player is gone: what of them is in memory is not stored again."""
        for live in self.tables.values():
            for row in live.seats.values():
                if row.visitor == visitor:
                    row.orders = storage.StandingOrders()
                    if live.clock is not None:
                        live.clock.forget_quiet(row.seat)
        self.visitors.banned.discard(visitor)
        self.notifications.choices.pop(visitor, None)
        self.end_sessions_here(visitor)

    def _close_sockets(self, sessions: set[int]) -> None:
        """Those who have been signed out do not look on from a seat any more; their page connects again as whoever it is now."""
        self.lobby.end_sessions(sessions)
        for live in self.tables.values():
            for connection in live.connections:
                if connection.session in sessions:
                    connection.close(RESTART)

    def spawn(self, work: object) -> None:
        """Runs something in the background, until the server stops."""
        task: asyncio.Task[None] = asyncio.create_task(work)  # type: ignore[arg-type]
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


def give_memory_back() -> None:
    """Returns to the system what nothing uses any more, where the C library can."""
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)


def unknown_table() -> ServerError:
    """For an id that no table has."""
    return ServerError("unknown_table", "there is no such table; it may have been deleted")


def table_closed() -> ServerError:
    """For a table that a moderator has closed."""
    return ServerError("table_closed", "a moderator has closed this table")


def is_weak(seed: str) -> bool:
    """Whether a seed could be guessed: it does not look like one that a server drew."""
    return len(seed) != 64 or not set(seed) <= HEX_DIGITS or len(set(seed)) < LEAST_DIGITS


def require_title(name: str) -> opsroom.Title:
    """The title of this name."""
    if name not in opsroom.titles():
        raise ServerError("unknown_title", f"there is no title {name!r}; choose one of {', '.join(opsroom.titles())}")
    return opsroom.title(name)
