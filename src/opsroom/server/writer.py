"""One thread writes: all that waits goes into one transaction, and is acknowledged when that is durable."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from itertools import chain
from operator import itemgetter
from queue import Empty, SimpleQueue
from typing import Any, Protocol, TypeVar

import structlog
from sqlalchemy import Connection, Engine, Table, delete, insert, select, tuple_, update
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, SQLAlchemyError

from opsroom.server import postgresql, schema, transactions
from opsroom.server.errors import ServerError
from opsroom.server.metrics import BATCH_ITEMS, COMMIT_SECONDS, Distribution
from opsroom.server.storage import DatabaseRow

T = TypeVar("T")
Outcome = tuple[asyncio.Future[Any], Any, Exception | None]  # what to tell whom
MOVE_COLUMNS = ["table_no", "n", "at", "turn", "asked", "record", "seen", "public_at"]
BUSY = 3  # after a batch of so many, the next one waits for company,
ROWS_AT_ONCE = 60  # at most, in one statement; SQLite keeps those of 128 different lengths prepared
GATHER = 0.003  # so long: a commit costs the same for one answer as for twenty
SNAPSHOT_COLUMNS = ["table_no", "at", "position"]
log = structlog.get_logger("opsroom.writer")


class Holder(Protocol):
    """A process among others, which may write only under leases that it has."""

    id: int

    def require_held(self, sql: Connection, held: set[int]) -> None:
        """Raises unless it has all of them, and keeps it so until the transaction ends."""


class Move:
    """One move to append, with what changes beside it."""

    __slots__ = ("back_to", "beside", "done", "lease", "result", "row", "snapshot")

    def __init__(
        self,
        done: asyncio.Future[None],
        row: DatabaseRow,
        snapshot: str | None,
        result: str | None,
        back_to: int | None,
        beside: Callable[[Connection], None] | None = None,
        lease: int | None = None,
    ) -> None:
        self.beside = beside
        self.lease = lease
        self.done = done
        self.row = row
        self.snapshot = snapshot
        self.result = result
        self.back_to = back_to

    @property
    def is_plain(self) -> bool:
        """Whether there is nothing to store but the move and its snapshot."""
        return self.beside is None and self.result is None and self.back_to is None


class Change:
    """Any other change, carried out in a savepoint so that its failure harms no neighbour."""

    __slots__ = ("change", "done", "lease")

    def __init__(
        self, done: asyncio.Future[Any], change: Callable[[Connection], Any], lease: int | None = None
    ) -> None:
        self.done = done
        self.change = change
        self.lease = lease


class Writer:
    """Group commit: appends and changes wait in a queue while the last batch is being made durable."""

    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop, holder: Holder | None = None) -> None:
        self.engine = engine
        self.loop = loop
        self.holder = holder  # where several processes write
        self.store_moves = None  # in one statement
        if holder is not None:
            self.store_moves = postgresql.StoreMoves(schema.moves, MOVE_COLUMNS, schema.snapshots, SNAPSHOT_COLUMNS)
        self.waiting: SimpleQueue[Move | Change | None] = SimpleQueue()
        self.closing = False
        self.commit_seconds = Distribution(COMMIT_SECONDS)
        self.batch_items = Distribution(BATCH_ITEMS)
        self.failures = 0
        self.single: Connection | None = None
        self.is_committing = False  # then a lost connection leaves open whether the batch is stored
        self.add_moves = _insert(engine, schema.moves, MOVE_COLUMNS)
        self.add_snapshots = _insert(engine, schema.snapshots, SNAPSHOT_COLUMNS)
        self.thread = threading.Thread(target=self._run, name="opsroom-writer", daemon=True)
        self.thread.start()

    def append(
        self,
        row: DatabaseRow,
        snapshot: str | None = None,
        result: str | None = None,
        back_to: int | None = None,
        beside: Callable[[Connection], None] | None = None,
        lease: int | None = None,
    ) -> asyncio.Future[None]:
        """Appends a move, and carries out what changes beside it; the future is done when both are durable.

        A move that goes back to an earlier moment makes the positions since then useless: they are deleted with it.
        """
        done: asyncio.Future[None] = self.loop.create_future()
        self._put(Move(done, row, snapshot, result, back_to, beside, lease))
        return done

    def change(self, change: Callable[[Connection], T], lease: int | None = None) -> asyncio.Future[T]:
        """Carries out a change, of a table if a lease is given; the future has its result when it is durable."""
        done: asyncio.Future[T] = self.loop.create_future()
        self._put(Change(done, change, lease))
        return done

    def close(self) -> None:
        """Writes what still waits, and stops."""
        self.closing = True
        self.waiting.put(None)
        self.thread.join()

    def _put(self, item: Move | Change) -> None:
        if self.closing:
            item.done.set_exception(ServerError("stopping", "the server is restarting; try again in a moment"))
            return
        self.waiting.put(item)

    def _run(self) -> None:
        with transactions.writing_connection(self.engine) as connection:
            last = False
            size = 0
            while not last:
                batch, last = self._batch(size >= BUSY)
                size = len(batch)
                if batch:
                    self._commit(connection, batch)
            if self.single is not None:
                self.single.close()

    def _batch(self, busy: bool) -> tuple[list[Move | Change], bool]:
        item = self.waiting.get()
        if busy:
            time.sleep(GATHER)
        batch: list[Move | Change] = []
        try:
            while item is not None:
                batch.append(item)
                item = self.waiting.get_nowait()
        except Empty:
            return batch, False
        return batch, True

    def _commit(self, connection: Connection, batch: list[Move | Change]) -> None:
        try:
            outcomes = self._store_at_once(batch) or self._store(connection, batch)
        except Exception as error:
            if _is_cut_off(error):  # the database may have been restarted: the next transaction connects again
                outcomes = self._store_after_interruption(connection, batch, error)
            elif (
                len(batch) > 1
            ):  # the error is probably that of a single item, such as a save for which there is no room
                log.warning("a batch failed, so its items are stored one by one", error=str(error), items=len(batch))
                outcomes = self._store_singly(connection, batch)
            else:
                outcomes = self._not_stored(batch, error)
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(_tell, outcomes)

    def _store(self, connection: Connection, batch: list[Move | Change]) -> list[Outcome]:
        outcomes: list[Outcome] = []
        started = time.perf_counter()
        self.is_committing = False
        with connection.begin():
            if self.holder is not None:
                self.holder.require_held(connection, {item.lease for item in batch if item.lease is not None})
            if any(isinstance(item, Change) or item.beside is not None for item in batch):
                transactions.take_turn(connection)
            moves = [item for item in batch if isinstance(item, Move)]
            if moves:
                self._append(connection, moves)
                outcomes += [(move.done, None, None) for move in moves]
            for item in batch:
                if isinstance(item, Change):
                    outcomes.append((item.done, *_carry_out(connection, item)))
            transactions.require_open(connection)
            self.is_committing = True
        self.commit_seconds.add(time.perf_counter() - started)
        self.batch_items.add(len(batch))
        return outcomes

    def _store_at_once(self, batch: list[Move | Change]) -> list[Outcome] | None:
        """Stores a batch of plain moves in one statement; None if it is something else, or if a lease has moved."""
        if self.store_moves is None or self.holder is None:
            return None
        moves = [item for item in batch if isinstance(item, Move) and item.is_plain]
        if len(moves) < len(batch):
            return None
        started = time.perf_counter()
        held = {move.lease for move in moves if move.lease is not None}
        self.is_committing = True  # from its beginning: if the connection is lost, nobody knows
        rows = [move.row for move in moves]
        if not self.store_moves(self._single(), self.holder.id, list(held), rows, _snapshots(moves)):
            return None
        self.commit_seconds.add(time.perf_counter() - started)
        self.batch_items.add(len(batch))
        return [(move.done, None, None) for move in moves]

    def _single(self) -> Connection:
        """The connection for single statements."""
        if self.single is None:
            self.single = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        return self.single

    def _store_singly(self, connection: Connection, batch: list[Move | Change]) -> list[Outcome]:
        """Each item in a transaction of its own, so that only a bad one fails."""
        outcomes: list[Outcome] = []
        failed: dict[Any, Exception] = {}  # by table: a move must not follow one that is missing
        items = sorted(batch, key=lambda item: isinstance(item, Change))  # moves first, as in a batch
        for index, item in enumerate(items):
            table = item.row.get("table_no") if isinstance(item, Move) else None
            if table is not None and table in failed:
                outcomes += self._not_stored([item], failed[table])
                continue
            try:
                outcomes += self._store(connection, [item])
            except Exception as error:
                if isinstance(error, OperationalError) and isinstance(item, Move):
                    # There is no room even for a move, or the database is locked: the others would fail as well.
                    return outcomes + self._not_stored(items[index:], error)
                outcomes += self._not_stored([item], error)
                if table is not None:
                    failed[table] = error
        return outcomes

    def _store_after_interruption(
        self, connection: Connection, batch: list[Move | Change], error: Exception
    ) -> list[Outcome]:
        """Once more, unless the batch is stored already, or may be."""
        if self.single is not None:
            self.single.invalidate()
            self.single.close()
            self.single = None
        if self.is_committing and not self._is_missing(connection, batch):
            return self._not_stored(batch, error)
        log.warning("the connection to the database was lost", error=str(error), items=len(batch))
        try:
            return self._store(connection, batch)
        except Exception as again:
            return self._not_stored(batch, again)

    def _is_missing(self, connection: Connection, batch: list[Move | Change]) -> bool:
        """Whether it is certain that nothing of a batch of moves is stored: that its tables go on where they did before."""
        found = schema.moves.c
        wanted = [(item.row["table_no"], item.row["n"]) for item in batch if isinstance(item, Move)]
        if len(wanted) < len(batch):
            return False
        try:
            with connection.begin():
                transactions.take_turn(connection)
                return (
                    connection.execute(select(found.n).where(tuple_(found.table_no, found.n).in_(wanted))).first()
                    is None
                )
        except SQLAlchemyError:
            return False

    def _not_stored(self, items: list[Move | Change], error: Exception) -> list[Outcome]:
        log.error("not stored", error=str(error), items=len(items))
        self.failures += 1
        trouble = ServerError("not_stored", "the move could not be stored; try again in a moment")
        return [(item.done, None, trouble) for item in items]

    def _append(self, connection: Connection, moves: list[Move]) -> None:
        self.add_moves(connection, [move.row for move in moves])
        for move in moves:
            if move.back_to is not None:
                kept = schema.snapshots.c
                undone = (kept.table_no == move.row["table_no"], kept.at > move.back_to, kept.at <= move.row["n"])
                connection.execute(delete(schema.snapshots).where(*undone))
        if snapshots := _snapshots(moves):
            self.add_snapshots(connection, snapshots)
        for move in moves:
            if move.result is not None:
                ended = update(schema.tables).where(schema.tables.c.no == move.row["table_no"])
                connection.execute(ended.values(result=move.result, updated=move.row["at"]))
            if move.beside is not None:
                move.beside(connection)


def _snapshots(moves: list[Move]) -> list[DatabaseRow]:
    """The positions that are kept with moves."""
    return [
        {"table_no": move.row["table_no"], "at": move.row["n"] + 1, "position": move.snapshot}
        for move in moves
        if move.snapshot is not None
    ]


class _Insert:
    """A statement that runs with nearly every batch, compiled beforehand for whatever database it is.

    Where parameters are plain places in the text, one statement takes many rows. The driver lets the event loop go on while a
    statement runs and has to wait for it afterwards, so a statement for each row would be as many interruptions on both sides.
    """

    def __init__(self, engine: Engine, table: Table, keys: list[str]) -> None:
        compiled = insert(table).compile(engine, column_keys=keys)
        self.text = str(compiled)
        order: list[str] | None = compiled.positiontup
        self.in_order = None if order is None else itemgetter(*order)
        self.takes_many = order is not None and engine.dialect.paramstyle in ("qmark", "format")
        self.row = self.text.rpartition("VALUES ")[2]

    def __call__(self, connection: Connection, rows: list[DatabaseRow]) -> None:
        values: Any = rows if self.in_order is None else [*map(self.in_order, rows)]
        if not self.takes_many:
            connection.exec_driver_sql(self.text, values)
            return
        for first in range(0, len(values), ROWS_AT_ONCE):
            some = values[first : first + ROWS_AT_ONCE]
            text = self.text + f", {self.row}" * (len(some) - 1)
            connection.exec_driver_sql(text, tuple(chain.from_iterable(some)))


def _insert(engine: Engine, table: Table, keys: list[str]) -> Callable[[Connection, list[DatabaseRow]], None]:
    """The fastest way to insert rows."""
    if engine.dialect.name == "postgresql":
        return postgresql.InsertLists(table, keys)
    return _Insert(engine, table, keys)


def _carry_out(connection: Connection, item: Change) -> tuple[Any, Exception | None]:
    """Carries out a change; what it raises itself is its own outcome, what the database raises may concern its neighbours."""
    try:
        with connection.begin_nested():
            return item.change(connection), None
    except IntegrityError as error:
        return None, error
    except SQLAlchemyError:
        raise
    except Exception as error:
        return None, error


def _is_cut_off(error: Exception) -> bool:
    """Whether the connection to the database is gone."""
    if isinstance(error, DBAPIError):
        return bool(error.connection_invalidated)
    return isinstance(error, postgresql.ConnectionLost)


def _tell(outcomes: list[Outcome]) -> None:
    for done, result, error in outcomes:
        if done.cancelled():
            continue
        if error is None:
            done.set_result(result)
        else:
            done.set_exception(error)
