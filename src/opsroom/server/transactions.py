"""Transactions that write, whatever the database is: those that read before they write take turns."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError

from opsroom.server import postgresql, sqlite


def writing_connection(engine: Engine) -> Connection:
    """A connection whose transactions write."""
    if engine.dialect.name == "sqlite":
        return engine.connect().execution_options(**{sqlite.WRITES: True})
    return engine.connect().execution_options(isolation_level=postgresql.WRITING)


def take_turn(connection: Connection) -> None:
    """Waits until no other transaction is between reading and writing; the turn ends with the transaction.

    A change looks at the database and then writes what follows. What it saw must still be true when it is written, also where
    an operator's command or another process changes the same rows. SQLite lets only one transaction write as it is.
    """
    if connection.dialect.name == "postgresql":
        postgresql.take_turn(connection)


@contextmanager
def change(engine: Engine) -> Iterator[Connection]:
    """One transaction that reads and writes, for an operator's command; a server may be running."""
    with writing_connection(engine) as connection, connection.begin():
        take_turn(connection)
        yield connection


def require_open(connection: Connection) -> None:
    """Raises if the transaction is gone. SQLite rolls back the whole of it, savepoints included, when the disk is full."""
    driver: Any = connection.connection.driver_connection
    is_open = driver.in_transaction if connection.dialect.name == "sqlite" else postgresql.is_open(driver)
    if not is_open:
        raise OperationalError("COMMIT", None, Exception("the transaction was rolled back"))
