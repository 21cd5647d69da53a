"""All that is particular to PostgreSQL: how we connect, and what transactions see."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Column, Connection, Dialect, Engine, Float, Table, create_engine, event
from sqlalchemy.dialects.postgresql.psycopg import PGDialect_psycopg
from sqlalchemy.engine import URL

from opsroom.server.errors import ServerError

# A read sees the database as it was when it began, as on SQLite: a table fits its moves. A transaction that writes sees at each
# statement what was committed before, so after it has waited for its turn it sees everything.
READING, WRITING = "REPEATABLE READ", "READ COMMITTED"
# Advisory locks are numbers that all users of the database share. The high half says that they are ours ("Opsr").
OURS = 0x4F707372 << 32
TURN, MIGRATION = OURS + 2, OURS + 3
DIALECT: Dialect = PGDialect_psycopg()  # type: ignore[no-untyped-call]
# How many of these leases a process has; no row if the process is gone. Its row stays as it is until the transaction ends.
HELD = (
    "SELECT (SELECT count(*) FROM leases WHERE process = p.id AND id = ANY(%s::integer[])) AS leases "
    "FROM processes p WHERE p.id = %s FOR KEY SHARE OF p"
)
POOL = 10  # connections kept for reading; those who need more at once wait for one
MOST_IDLE = 5  # seconds for which a server's transaction may stand still
# A database server that vanishes without a word is noticed: 3 probes after 10 seconds of silence, or as long without an
# acknowledgement of what was sent to it, for which the system would wait a quarter of an hour.
KEEPALIVE = {
    "keepalives": 1,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 25_000,
}
DEFAULTS: dict[str, Any] = {"application_name": "opsroom", "connect_timeout": 10, **KEEPALIVE}


def is_ours(url: URL) -> bool:
    """Whether the URL is one of PostgreSQL."""
    return url.get_backend_name() in ("postgresql", "postgres")


def engine_for(url: URL, pool_size: int = POOL) -> Engine:
    """An engine for reading, whose connections are tried before they are used again: the database may have been restarted."""
    try:
        return create_engine(
            url.set(drivername="postgresql+psycopg"),
            connect_args={name: value for name, value in DEFAULTS.items() if name not in url.query},
            hide_parameters=True,  # parameters of statements are what people play and who they are
            isolation_level=READING,
            pool_size=pool_size,
            max_overflow=0,
            pool_pre_ping=True,
            pool_use_lifo=True,  # few connections that are busy rather than all now and then: each has caches of its own
        )
    except ModuleNotFoundError:
        raise ServerError(
            "bad_database", "PostgreSQL needs the Python package psycopg: pip install 'opsroom[postgresql]'"
        ) from None


def server_engine_for(url: URL) -> Engine:
    """An engine with the connections through which a server's one writer writes: for transactions, and for single statements.

    A process that stands still in the middle of a transaction must not keep the others waiting: its transaction is ended.
    """
    engine = engine_for(url, pool_size=2)
    event.listen(engine, "connect", _limit_idle_transactions)
    return engine


def lease_engine_for(url: URL) -> Engine:
    """An engine with the connections through which a server renews its place, and takes and gives back tables."""
    engine = engine_for(url, pool_size=2)
    event.listen(engine, "connect", _limit_idle_transactions)
    return engine.execution_options(isolation_level=WRITING)


def _limit_idle_transactions(connection: Any, _record: Any) -> None:
    with connection.cursor() as cursor:
        cursor.execute(f"SET idle_in_transaction_session_timeout = '{MOST_IDLE}s'")
    connection.commit()


def take_turn(connection: Connection) -> None:
    """Waits for the lock that transactions with changes pass on to each other."""
    connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({TURN})")


def hold_migrations(connection: Connection) -> None:
    """Lets one process at a time bring the database up to date; others wait until its transaction ends."""
    connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION})")


def is_open(driver: Any) -> bool:
    """Whether a transaction of this connection can be committed."""
    from psycopg.pq import TransactionStatus

    return bool(driver.info.transaction_status == TransactionStatus.INTRANS)


class ConnectionLost(Exception):
    """The connection to the database is gone."""


class StoreMoves:
    """One statement that stores a batch of moves with their snapshots, if the process may write under all their leases.

    It is a transaction of its own. Begin, check, insert and commit one after the other would be five round trips, and after each
    of them the writer's thread would wait for the event loop to let it go on.
    """

    def __init__(self, moves: Table, keys: list[str], snapshots: Table, taken: list[str]) -> None:
        self.moves = [moves.c[key] for key in keys]
        self.snapshots = [snapshots.c[key] for key in taken]
        self.text = (
            f"WITH held AS MATERIALIZED ({HELD}), "
            f"stored AS (INSERT INTO {moves.name} ({', '.join(keys)}) "
            f"SELECT given.* FROM unnest({_lists(self.moves)}) given, held WHERE held.leases = %s), "
            f"kept AS (INSERT INTO {snapshots.name} ({', '.join(taken)}) "
            f"SELECT given.* FROM unnest({_lists(self.snapshots)}) given, held WHERE held.leases = %s) "
            "SELECT leases FROM held"
        )

    def __call__(
        self,
        connection: Connection,
        process: int,
        leases: list[int],
        moves: list[dict[str, Any]],
        snapshots: list[dict[str, Any]],
    ) -> bool:
        """Whether the batch was stored; otherwise nothing was, because a lease has moved."""
        values: list[Any] = [leases, process]
        values += [_values(column, moves) for column in self.moves]
        values.append(len(leases))
        values += [_values(column, snapshots) for column in self.snapshots]
        values.append(len(leases))
        driver: Any = connection.connection.driver_connection
        try:  # by the driver itself, which takes half of the time: this runs for nearly every batch
            found = driver.execute(self.text, values).fetchone()
        except Exception as error:
            if driver.closed:
                raise ConnectionLost(str(error)) from error
            raise
        return found is not None and found[0] == len(leases)


def _lists(columns: list[Column[Any]]) -> str:
    return ", ".join(f"%b::{column.type.compile(DIALECT)}[]" for column in columns)


class InsertLists:
    """A statement that inserts any number of rows, given a list of values for each column: one round trip, and prepared once."""

    def __init__(self, table: Table, keys: list[str]) -> None:
        self.columns = [table.c[key] for key in keys]
        self.text = f"INSERT INTO {table.name} ({', '.join(keys)}) SELECT * FROM unnest({_lists(self.columns)})"

    def __call__(self, connection: Connection, rows: list[dict[str, Any]]) -> None:
        connection.exec_driver_sql(self.text, tuple(_values(column, rows) for column in self.columns))


def _values(column: Column[Any], rows: list[dict[str, Any]]) -> list[Any]:
    """The values of a column, all of one type, as the driver wants them in a list."""
    values = [row[column.name] for row in rows]
    if isinstance(column.type, Float):
        return [None if value is None else float(value) for value in values]
    return values
