"""Opens the database by its URL and brings it up to date."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO

from alembic import command
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Engine, create_engine
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from opsroom.server import backup, revisions, sqlite
from opsroom.server.config import without_password
from opsroom.server.errors import ServerError


class Database:
    """An engine whose tables are those of this version."""

    def __init__(self, url: str, migration_copies: int = 3) -> None:
        self.lock: IO[str] | None = None
        self.path: Path | None = None  # of a SQLite database
        shown = without_password(url)
        try:
            parsed = make_url(url)
            if parsed.get_backend_name() == "sqlite":
                self.engine, self.lock = sqlite.open_file(parsed)
                self.path = backup.file_of(url)
            else:
                self.engine = create_engine(parsed, hide_parameters=True)
            migrate(self.engine, self.path, migration_copies)
        except (ArgumentError, NoSuchModuleError, ModuleNotFoundError):
            raise ServerError("bad_database", f"{shown} is not a database that can be opened") from None
        except DBAPIError as error:
            self.close()
            raise ServerError("bad_database", f"the database {shown} cannot be used: {error.orig}") from None
        except ServerError:
            self.close()
            raise

    def close(self) -> None:
        """Lets go of the connections and of the file."""
        if hasattr(self, "engine"):
            self.engine.dispose()
        if self.lock is not None:
            self.lock.close()
            self.lock = None


def migrate(engine: Engine, path: Path | None = None, copies: int = 3) -> None:
    """Runs the migrations that the database has not seen yet; a SQLite file is copied first."""
    config = revisions.alembic_config()
    with engine.begin() as connection:
        current = MigrationContext.configure(connection).get_current_revision()
    if current is not None and current not in revisions.known():
        raise ServerError("bad_database", f"the database comes from a newer version of Opsroom (revision {current})")
    if current == revisions.newest():
        return
    if current is not None and path is not None:
        backup.copy_before_migration(path, current, copies)
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def open_beside_server(url: str) -> Engine:
    """An engine on an existing, up-to-date database, for an operator's command while a server may be running."""
    shown = without_password(url)
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite":
        path = backup.file_of(url)
        if not path.is_file():
            raise ServerError("bad_database", f"there is no database {path}")
        engine = sqlite.engine_for(parsed)
    else:
        engine = create_engine(parsed, hide_parameters=True)
    try:
        with engine.connect() as connection:
            current = MigrationContext.configure(connection).get_current_revision()
    except DBAPIError as error:
        engine.dispose()
        raise ServerError("bad_database", f"the database {shown} cannot be used: {error.orig}") from None
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
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite":
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
