"""All that is particular to SQLite: durable settings, the file, and one server to a file."""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL

from opsroom.server.errors import Trouble

try:
    import fcntl
except ImportError:  # not on Windows; there two servers on one file are the user's own care
    fcntl = None  # type: ignore[assignment]


def open_file(url: URL) -> tuple[Engine, IO[str] | None]:
    """An engine on the file, which is made if need be, and the lock that keeps a second server off it."""
    if not url.database or url.database == ":memory:":
        raise Trouble(
            "bad_database", "a table must survive a restart: name a database file, as in sqlite:///tables.sqlite3"
        )
    path = Path(url.database)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = _lock(path.with_name(path.name + ".lock"))
        with open(path, "ab"):
            pass
    except OSError as error:
        raise Trouble("bad_database", f"the database file {path} cannot be written: {error.strerror}") from None
    engine = create_engine(url, connect_args={"check_same_thread": False, "timeout": 30})
    event.listen(engine, "connect", _durable)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return engine, lock


def _durable(connection: Any, _record: Any) -> None:
    # The driver's own way of beginning transactions would spoil savepoints: we begin them ourselves.
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "wal_autocheckpoint=4000"):
        connection.execute(f"PRAGMA {pragma}")


def _lock(path: Path) -> IO[str] | None:
    if fcntl is None:
        return None
    lock = open(path, "w", encoding="ascii")  # noqa: SIM115 (held as long as the server runs)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise Trouble("bad_database", f"another server uses the database {path.with_suffix('')}") from None
    lock.write(str(os.getpid()))
    lock.flush()
    return lock
