"""Opens the database by its URL and brings it up to date."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, TypeVar

from alembic import command
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, Engine
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from opsroom.server import backup, postgresql, revisions, sqlite, transactions
from opsroom.server.config import without_password
from opsroom.server.errors import ServerError

T = TypeVar("T")
READERS = 8  # threads that read; PostgreSQL has a few more connections for reading than that


class Database:
    """An engine whose tables are those of this version."""

    def __init__(self, url: str, migration_copies: int = 3) -> None:
        self.lock: IO[str] | None = None
        self.path: Path | None = None  # of a SQLite database
        self.lease_engine: Engine | None = None  # of PostgreSQL, which several servers may use
        self.engines: list[Engine] = []
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="opsroom-reader")
        try:
            with url_errors(url):
                parsed = parsed_url(url)
                if postgresql.is_ours(parsed):
                    self.lease_engine = postgresql.lease_engine_for(parsed)
                    self.engines = [
                        postgresql.engine_for(parsed),
                        self.lease_engine,
                        postgresql.server_engine_for(parsed),
                    ]
                else:
                    engine, self.lock = sqlite.open_file(parsed)
                    self.engines = [engine]
                    self.path = backup.file_of(url)
                self.engine = self.engines[0]  # for reading
                self.writing_engine = self.engines[-1]  # for the one writer
                migrate(self.writing_engine, self.path, migration_copies)
        except ServerError:
            self.close()
            raise

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Reads from the database, off the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.read_here, query)

    def read_here(self, query: Callable[[Connection], T]) -> T:
        """Reads from the database, for a thread that may wait for it."""
        with self.engine.connect() as connection:
            return query(connection)

    def close(self) -> None:
        """Lets go of the connections and of the file."""
        self.readers.shutdown()
        for engine in self.engines:
            engine.dispose()
        if self.lock is not None:
            self.lock.close()
            self.lock = None


def parsed_url(url: str) -> URL:
    """The parts of a database URL. Raises ServerError if it is none, or one of a database that cannot be used."""
    with url_errors(url):
        parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite" and not postgresql.is_ours(parsed):
        raise ServerError("bad_database", f"{without_password(url)} is neither a SQLite file nor a PostgreSQL database")
    return parsed


@contextmanager
def url_errors(url: str) -> Iterator[None]:
    """Turns what SQLAlchemy and the driver raise into one clear error, without the password."""
    try:
        yield
    except (ArgumentError, NoSuchModuleError, ModuleNotFoundError, ValueError):
        raise ServerError("bad_database", f"{without_password(url)} is not a database that can be opened") from None
    except DBAPIError as error:
        why = " ".join(str(error.orig).split())
        raise ServerError("bad_database", f"the database {without_password(url)} cannot be used: {why}") from None


def migrate(engine: Engine, path: Path | None = None, copies: int = 3) -> None:
    """Runs the migrations that the database has not seen yet; a SQLite file is copied first."""
    with engine.begin() as connection:
        current = MigrationContext.configure(connection).get_current_revision()
    if current is not None and current not in revisions.known():
        raise ServerError("bad_database", f"the database comes from a newer version of Opsroom (revision {current})")
    if current == revisions.newest():
        return
    if current is not None and path is not None:
        backup.copy_before_migration(path, current, copies)
    with transactions.writing_connection(engine) as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            postgresql.hold_migrations(connection)  # another process may have been quicker: then nothing is left to do
        migrate_on(connection)


def migrate_on(connection: Connection) -> None:
    """Runs the migrations that are missing in a transaction that has begun."""
    config = revisions.alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def open_beside_server(url: str) -> Engine:
    """An engine on an existing, up-to-date database, for an operator's command while a server may be running."""
    shown = without_password(url)
    parsed = parsed_url(url)
    with url_errors(url):
        if postgresql.is_ours(parsed):
            engine = postgresql.engine_for(parsed)
        else:
            path = backup.file_of(url)
            if not path.is_file():
                raise ServerError("bad_database", f"there is no database {path}")
            engine = sqlite.engine_for(parsed)
        try:
            with engine.connect() as connection:
                current = MigrationContext.configure(connection).get_current_revision()
        except DBAPIError:
            engine.dispose()
            raise
    if current != revisions.newest():
        engine.dispose()
        raise ServerError(
            "bad_database", f"the database {shown} has revision {current}; start the server once to update it"
        )
    return engine


@contextmanager
def read_only_engine(url: str) -> Iterator[Engine]:
    """An engine that changes nothing, for an operator's check; a server may be running.

    A SQLite database of an earlier revision is copied to a temporary file, and the copy is brought up to date.
    """
    if postgresql.is_ours(parsed_url(url)):
        beside = open_beside_server(url)
        try:
            yield beside.execution_options(postgresql_readonly=True)
        finally:
            beside.dispose()
        return
    path = backup.file_of(url)
    if not path.is_file():
        raise ServerError("bad_database", f"there is no database {path}")
    with TemporaryDirectory(prefix="opsroom-check-") as folder:
        engine = sqlite.read_only_engine(path)
        try:
            if not _is_current(engine, path):
                engine.dispose()
                copy = Path(folder) / path.name
                sqlite.copy(path, copy)
                updated = sqlite.engine_for(make_url(f"sqlite:///{copy}"))
                try:
                    migrate(updated)
                finally:
                    updated.dispose()
                engine = sqlite.read_only_engine(copy)
            yield engine
        finally:
            engine.dispose()


def _is_current(engine: Engine, path: Path) -> bool:
    """Whether the database has the revision of this version; an error if it is no Opsroom database or a newer one."""
    try:
        with engine.connect() as connection:
            current = MigrationContext.configure(connection).get_current_revision()
    except DBAPIError as error:
        raise ServerError("bad_database", f"the database {path} cannot be used: {error.orig}") from None
    if current is None:
        raise ServerError("bad_database", f"{path} is not an Opsroom database")
    if current not in revisions.known():
        raise ServerError("bad_database", f"the database comes from a newer version of Opsroom (revision {current})")
    return current == revisions.newest()
