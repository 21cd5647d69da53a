"""Copies of a database in one SQLite file: a backup while the server runs, a restore, and the copy before a migration.

A backup of a PostgreSQL database is a SQLite file as well, so it can be restored to either.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from opsroom.server import postgresql, revisions, sqlite
from opsroom.server.config import without_password
from opsroom.server.errors import ServerError


@dataclass(frozen=True, slots=True)
class Report:
    """What a copy contains, for the operator."""

    file: str
    bytes: int
    revision: str
    tables: int
    moves: int
    replaced: str | None = None


def file_of(url: str) -> Path:
    """The file behind a database URL."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise ServerError(
            "bad_database", "this is not a database URL; an example is sqlite:////var/lib/opsroom/opsroom.sqlite3"
        ) from None
    if parsed.get_backend_name() != "sqlite" or not parsed.database or parsed.database == ":memory:":
        raise ServerError(
            "bad_database",
            "this is not the URL of a SQLite file; an example is sqlite:////var/lib/opsroom/opsroom.sqlite3",
        )
    return Path(parsed.database)


def backup(url: str, target: Path, force: bool, copy_rows: Callable[[str, Path], object]) -> Report:
    """Copies the database to a file, while a server uses it or not, and checks the copy before it gets its name. `copy_rows` is how
    the rows of a PostgreSQL database get into a SQLite file."""
    source = None if is_postgresql(url) else file_of(url)
    if source is not None and not source.is_file():
        raise ServerError("bad_database", f"there is no database {source}")
    is_same = source is not None and target.exists() and target.samefile(source)
    if target.exists() and (not force or is_same):
        hint = "is the database itself" if is_same else "already exists; use --force to replace it"
        raise ServerError("bad_backup", f"{target} {hint}")
    with errors(f"the backup {target}"), temporary(target) as copy:
        if source is None:
            copy_rows(url, copy)
        else:
            sqlite.copy(source, copy)
        report = verified(copy)
        if force:
            os.replace(copy, target)
        else:
            os.link(copy, target)  # unlike a rename it never replaces a file that appeared in the meantime
        sqlite.sync_folder(target.parent)
    return Report(str(target), target.stat().st_size, report.revision, report.tables, report.moves)


def restore(url: str, source: Path, restore_rows: Callable[[Path, str], str | None]) -> Report:
    """Replaces the database with a verified copy of a backup; the old one is kept next to it."""
    if not source.is_file():
        raise ServerError("bad_backup", f"there is no file {source}")
    if is_postgresql(url):
        report = verified(source)
        schema = restore_rows(source, url)
        replaced = None if schema is None else f"in the schema {schema}"
        return Report(without_password(url), report.bytes, report.revision, report.tables, report.moves, replaced)
    target = file_of(url)
    if target.exists() and source.samefile(target):
        raise ServerError("bad_backup", f"{source} is the database itself")
    with errors(f"the database {target}"):
        target.parent.mkdir(parents=True, exist_ok=True)
        lock = sqlite.lock_file(target)  # refused while a server holds it
    try:
        with errors(f"the database {target}"), temporary(target) as copy:
            sqlite.copy(source, copy)
            report = verified(copy)
            replaced = _set_aside(target)
            os.replace(copy, target)
            sqlite.sync_folder(target.parent)
        return Report(str(target), target.stat().st_size, report.revision, report.tables, report.moves, replaced)
    finally:
        if lock is not None:
            lock.close()


def is_postgresql(url: str) -> bool:
    """Whether the database is one of PostgreSQL."""
    try:
        return postgresql.is_ours(make_url(url))
    except ArgumentError:
        return False


def verified(file: Path) -> Report:
    """What is in a copy of a database, if it is sound and this version can use it."""
    connection = sqlite.read_only(file)
    try:
        problems = sqlite.problems_of(connection, "integrity_check", 5)
        if problems:
            raise ServerError("bad_backup", f"the integrity check found damage: {'; '.join(problems)}")
        try:
            (revision,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            (tables,) = connection.execute("SELECT count(*) FROM tables").fetchone()
            (moves,) = connection.execute("SELECT count(*) FROM moves").fetchone()
        except (sqlite3.Error, TypeError):
            raise ServerError("bad_backup", "this is not a database of Opsroom") from None
        if revision not in revisions.known():
            raise ServerError("bad_backup", f"the database comes from a newer version of Opsroom (revision {revision})")
        return Report(str(file), file.stat().st_size, revision, tables, moves)
    finally:
        connection.close()


def copy_before_migration(path: Path, revision: str, kept: int) -> Path:
    """Keeps a copy of the database as it is before a migration; only the newest few are kept."""
    target = path.with_name(f"{path.name}.revision-{revision}.{_stamp()}.backup")
    with errors(f"the copy {target} before the migration"), temporary(target) as copy:
        sqlite.copy(path, copy)
        os.replace(copy, target)
        sqlite.sync_folder(target.parent)
    copies = sorted(
        path.parent.glob(f"{path.name}.revision-*.backup"), key=lambda file: (file.stat().st_mtime, file.name)
    )
    for old in copies[:-kept]:
        old.unlink()
    return target


def _set_aside(target: Path) -> str | None:
    if not target.exists():
        return None
    kept = target.with_name(f"{target.name}.replaced-{_stamp()}")
    # What the last server left in the write-ahead log belongs to the old file. A log beside the new one would be applied to it.
    with contextlib.suppress(sqlite3.Error):
        sqlite.fold_log(target)
    for suffix in ("-wal", "-shm"):
        beside = target.with_name(target.name + suffix)
        if beside.exists():
            os.replace(beside, kept.with_name(kept.name + suffix))
    os.link(target, kept)
    return str(kept)


def _stamp() -> str:
    return time.strftime("%Y%m%dT%H%M%SZ", time.gmtime())


@contextlib.contextmanager
def temporary(target: Path) -> Iterator[Path]:
    """A temporary name next to the target; its file is removed afterwards."""
    path = target.with_name(f".{target.name}.{os.getpid()}.tmp")
    try:
        yield path
    finally:
        for suffix in ("", "-wal", "-shm", "-journal"):
            path.with_name(path.name + suffix).unlink(missing_ok=True)


@contextlib.contextmanager
def errors(what: str) -> Iterator[None]:
    """Turns what the system and SQLite raise into one clear error."""
    try:
        yield
    except FileExistsError as error:
        raise ServerError("bad_backup", f"{error.filename2 or error.filename} already exists") from None
    except OSError as error:
        raise ServerError("bad_backup", f"{what} cannot be written: {error.strerror}") from None
    except sqlite3.Error as error:
        raise ServerError("bad_backup", f"{what} cannot be written: {error}") from None
