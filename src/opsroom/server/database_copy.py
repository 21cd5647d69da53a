"""Copies all rows of a database into an empty one, SQLite or PostgreSQL: to change over, and to back PostgreSQL up.

The source is read in one snapshot, and the target is written in one transaction: an interrupted copy leaves the target empty.
What was written is read again and compared.
"""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, Engine, Integer, Table, func, insert, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DataError, IntegrityError

from opsroom.server import backup, postgresql, revisions, sqlite, storage, transactions
from opsroom.server.cluster import leases
from opsroom.server.database import Database, migrate, migrate_on, parsed_url, read_only_engine
from opsroom.server.errors import ServerError
from opsroom.server.schema import EPHEMERAL, metadata, tables

AT_ONCE = 2000  # rows in memory


@dataclass(frozen=True, slots=True)
class Counted:
    """What a table contains: how many rows, and a sum over them that does not depend on their order."""

    rows: int
    digest: int


@dataclass(frozen=True, slots=True)
class CopyReport:
    """What was copied, for the operator."""

    revision: str
    rows: dict[str, int]  # by table

    @property
    def total(self) -> int:
        """All rows."""
        return sum(self.rows.values())


def kept_tables() -> list[Table]:
    """The tables of a database in an order in which rows may refer to earlier ones, without those about running servers."""
    return [table for table in metadata.sorted_tables if not table.info.get(EPHEMERAL)]


def copy(source: str, target: str) -> CopyReport:
    """Copies a database into an empty one. A server may use the source, but not the target."""
    if parsed_url(source) == parsed_url(target):
        raise ServerError("bad_database", "the two databases are the same")
    if not postgresql.is_ours(parsed_url(target)) and not (path := backup.file_of(target)).exists():
        return _copy_to_new_file(source, path)
    with read_only_engine(source) as engine:
        made = Database(target)
        try:
            return copy_rows(engine, made.writing_engine)
        finally:
            made.close()


def _copy_to_new_file(source: str, path: Path) -> CopyReport:
    """The file gets its name when it is complete."""
    with backup.errors(f"the database {path}"):
        path.parent.mkdir(parents=True, exist_ok=True)
        with backup.temporary(path) as unfinished:
            report = copy_to_file(source, unfinished)
            os.link(unfinished, path)
            sqlite.sync_folder(path.parent)
            return report


def copy_to_file(source: str, path: Path) -> CopyReport:
    """Copies a database into a new SQLite file, durable on disk."""
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, sqlite.OWNER_ONLY))
    target = sqlite.engine_for(make_url(f"sqlite:///{path}"))
    try:
        migrate(target)
        with read_only_engine(source) as engine:
            report = copy_rows(engine, target)
    finally:
        target.dispose()
    sqlite.make_single_file(path)
    return report


def restore_from_file(source: Path, target: str) -> str | None:
    """Replaces a PostgreSQL database with the contents of a SQLite file. What was there is moved to a schema of its own, whose name
    is returned. All of it happens in one transaction."""
    with read_only_engine(f"sqlite:///{source}") as engine:
        made = Database(target)
        try:
            with transactions.writing_connection(made.writing_engine) as connection, connection.begin():
                replaced = _set_aside(connection)
                if replaced is not None:
                    migrate_on(connection)
                copy_between(engine, connection)
                return replaced
        finally:
            made.close()


def _set_aside(connection: Connection) -> str | None:
    """Moves all our tables to another schema, unless they are empty."""
    _require_unused(connection)
    try:
        require_empty(connection)
    except ServerError:
        replaced = time.strftime("replaced_%Y%m%dt%H%M%Sz", time.gmtime())
        connection.exec_driver_sql(f"CREATE SCHEMA {replaced}")
        for name in [*(table.name for table in metadata.sorted_tables), "alembic_version"]:
            connection.exec_driver_sql(f"ALTER TABLE {name} SET SCHEMA {replaced}")
        return replaced
    return None


def copy_rows(source: Engine, target: Engine) -> CopyReport:
    """Copies all rows between databases that are up to date."""
    with transactions.writing_connection(target) as writing, writing.begin():
        return copy_between(source, writing)


def copy_between(source: Engine, writing: Connection) -> CopyReport:
    """Copies all rows in a transaction that has begun."""
    with source.connect() as reading, reading.begin():
        revision = _require_same_revision(reading, writing)
        transactions.take_turn(writing)
        _require_unused(writing)
        require_empty(writing)
        counted = {table.name: _copy_table(reading, writing, table) for table in kept_tables()}
        for table in kept_tables():
            found, copied = count(writing, table), counted[table.name]
            if found != copied:
                raise ServerError(
                    "bad_database", f"the copy of {table.name} differs: {found.rows} rows of {copied.rows}"
                )
        _copy_numbers(reading, writing)
    return CopyReport(revision, {name: each.rows for name, each in counted.items()})


def require_empty(connection: Connection) -> None:
    """Raises unless none of our tables has any rows."""
    for table in kept_tables():
        if connection.execute(select(*table.primary_key).limit(1)).first() is not None:
            raise ServerError("bad_database", f"the target is not empty: it has rows in {table.name}")


def _require_unused(connection: Connection) -> None:
    """Raises if a server uses the database. A SQLite file has a lock instead."""
    if connection.dialect.name == "postgresql" and leases.is_used(connection):
        raise ServerError("bad_database", "another server uses the database")


def count(connection: Connection, table: Table) -> Counted:
    """What a table contains."""
    found = Counted(0, 0)
    for rows in _pieces(connection, table):
        found = _added(found, rows)
    return found


def _require_same_revision(reading: Connection, writing: Connection) -> str:
    here, there = (MigrationContext.configure(each).get_current_revision() for each in (reading, writing))
    if here is None or here != there or here != revisions.newest():
        raise ServerError("bad_database", f"the databases have different revisions: {here} and {there}")
    return here


def _pieces(connection: Connection, table: Table) -> Iterator[list[dict[str, Any]]]:
    found = connection.execute(select(table), execution_options={"yield_per": AT_ONCE})
    for rows in found.mappings().partitions():
        yield [dict(row) for row in rows]


def _copy_table(reading: Connection, writing: Connection, table: Table) -> Counted:
    found = Counted(0, 0)
    for rows in _pieces(reading, table):
        try:
            writing.execute(insert(table), rows)
        except (DataError, IntegrityError) as error:
            why = " ".join(str(error.orig).split())
            raise ServerError("bad_database", f"a row of {table.name} cannot be stored in the target: {why}") from None
        found = _added(found, rows)
    return found


def _added(before: Counted, rows: list[dict[str, Any]]) -> Counted:
    digest = before.digest
    for row in rows:
        encoded = msgspec.json.encode(list(row.values()), order="deterministic")
        digest = (digest + int.from_bytes(hashlib.blake2b(encoded, digest_size=8).digest())) % 2**64
    return Counted(before.rows + len(rows), digest)


# --- the numbers of new rows
def _copy_numbers(reading: Connection, writing: Connection) -> None:
    """New rows get no number that an earlier one had, also where the latest rows have been deleted."""
    for table in kept_tables():
        column = table.autoincrement_column
        if column is None or not isinstance(column.type, Integer) or column.foreign_keys:
            continue
        highest = max(writing.scalar(select(func.max(column))) or 0, _given_out(reading, table))
        if not highest:
            continue
        if writing.dialect.name == "postgresql":
            sequence = func.pg_get_serial_sequence(table.name, column.name)
            writing.execute(select(func.setval(sequence, highest)))
        elif table.dialect_kwargs.get("sqlite_autoincrement"):
            which = {"name": table.name, "highest": highest}
            if (
                writing.execute(text("UPDATE sqlite_sequence SET seq = :highest WHERE name = :name"), which).rowcount
                == 0
            ):
                writing.execute(text("INSERT INTO sqlite_sequence (name, seq) VALUES (:name, :highest)"), which)
        elif table is tables:
            known = storage.read_state(writing, storage.HIGHEST_NUMBER) or 0
            if reading.dialect.name == "postgresql" and highest > known:
                storage.save_state(writing, storage.HIGHEST_NUMBER, highest)


def _given_out(connection: Connection, table: Table) -> int:
    """The highest number that the database has given to a row of a table, as far as it remembers."""
    column = table.autoincrement_column
    assert column is not None
    if connection.dialect.name == "postgresql":
        sequence = connection.scalar(select(func.pg_get_serial_sequence(table.name, column.name)))
        is_called = connection.execute(text(f"SELECT last_value, is_called FROM {sequence}")).one()
        return int(is_called.last_value) if is_called.is_called else 0
    if table.dialect_kwargs.get("sqlite_autoincrement"):
        query = text("SELECT seq FROM sqlite_sequence WHERE name = :name")
        return int(connection.scalar(query, {"name": table.name}) or 0)
    if table is tables:
        return int(storage.read_state(connection, storage.HIGHEST_NUMBER) or 0)
    return 0
