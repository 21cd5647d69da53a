"""All that is particular to SQLite: durable settings, the file and its copies, and one server to a file."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.pool import NullPool

from opsroom.server.errors import ServerError

try:
    import fcntl
except ImportError:  # not on Windows; there two servers on one file are the user's own care
    fcntl = None  # type: ignore[assignment]


OWNER_ONLY = 0o600
WRITES = "opsroom_writes"  # execution option of a connection whose transactions write


def open_file(url: URL) -> tuple[Engine, IO[str] | None]:
    """An engine on the file, which is made if necessary, and the lock that keeps a second server off it."""
    if not url.database or url.database == ":memory:":
        raise ServerError(
            "bad_database",
            "tables must survive a restart, so a database file is required, such as sqlite:///tables.sqlite3",
        )
    path = Path(url.database)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = lock_file(path)
        os.close(os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, OWNER_ONLY))
        _protect(path)
    except OSError as error:
        raise ServerError("bad_database", f"the database file {path} cannot be written: {error.strerror}") from None
    return engine_for(url), lock


def engine_for(url: URL) -> Engine:
    """An engine whose commits are durable."""
    # Parameters of statements are what people play and who they are: they stay out of error messages.
    engine = create_engine(url, connect_args={"check_same_thread": False, "timeout": 30}, hide_parameters=True)
    event.listen(engine, "connect", _durable)
    event.listen(engine, "begin", _begin)
    return engine


def _begin(connection: Connection) -> None:
    """A transaction that reads before it writes takes the write lock at once: a lock of another process can be waited for only then, as SQLite
    refuses to write after a read that is out of date."""
    writes = connection.get_execution_options().get(WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _durable(connection: Any, _record: Any) -> None:
    _begin_ourselves(connection, _record)
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "wal_autocheckpoint=4000"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_ourselves(connection: Any, _record: Any) -> None:
    # The driver's own way of beginning transactions would spoil savepoints, and begins none for reading.
    connection.isolation_level = None


def lock_file(path: Path) -> IO[str] | None:
    """The lock that a server holds as long as it uses the database; refused while another process has it."""
    if fcntl is None:
        return None
    opened = os.open(path.with_name(path.name + ".lock"), os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OWNER_ONLY)
    lock = open(opened, "w", encoding="ascii")  # noqa: SIM115 (held as long as the server runs)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise ServerError("bad_database", f"another server uses the database {path}") from None
    lock.write(str(os.getpid()))
    lock.flush()
    return lock


def read_only(path: Path) -> sqlite3.Connection:
    """A connection that changes nothing, beside a running server or not."""
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=30, check_same_thread=False)


def read_only_engine(path: Path) -> Engine:
    """An engine on connections that change nothing. Each transaction sees the database as it was when that began."""
    engine = create_engine("sqlite://", creator=lambda: read_only(path), poolclass=NullPool, hide_parameters=True)
    event.listen(engine, "connect", _begin_ourselves)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return engine


def problems_of(connection: sqlite3.Connection, check: str, most: int) -> list[str]:
    """What `quick_check` or `integrity_check` finds; empty if the file is sound."""
    try:
        found = [str(row[0]) for row in connection.execute(f"PRAGMA {check}({most})")]
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_INTERRUPT:
            raise
        return [str(error)]  # damage so bad that the check itself cannot go on
    return [] if found == ["ok"] else found


def copy(source: Path, target: Path) -> None:
    """A consistent copy of the database in one file, durable on disk. Writers go on meanwhile."""
    os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY))
    origin = read_only(source)
    try:
        made = sqlite3.connect(target)
        try:
            origin.backup(made)  # in one step: in small ones every write would make it start again
        finally:
            made.close()
    finally:
        origin.close()
    make_single_file(target)


def make_single_file(path: Path) -> None:
    """Makes a database that nobody uses one file, without a log beside it, durable on disk."""
    connection = sqlite3.connect(path)
    try:
        connection.execute("PRAGMA journal_mode=DELETE")
    finally:
        connection.close()
    with open(path, "rb+") as file:
        os.fsync(file.fileno())


def fold_log(path: Path) -> None:
    """Moves what is in the write-ahead log into the database file."""
    connection = sqlite3.connect(path, timeout=30)
    try:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    finally:
        connection.close()


def sync_folder(folder: Path) -> None:
    """Makes a new name in a folder durable."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _protect(path: Path) -> None:
    """Seats and hidden cards are nobody else's business. SQLite gives -wal and -shm the mode of the database file."""
    for ending in ("", "-wal", "-shm", ".lock"):
        with contextlib.suppress(FileNotFoundError, PermissionError):  # a file of another user's is theirs to protect
            os.chmod(path.with_name(path.name + ending), OWNER_ONLY)
