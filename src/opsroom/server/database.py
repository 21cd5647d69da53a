"""Opens the database by its URL and brings it up to date."""

from __future__ import annotations

from pathlib import Path
from typing import IO

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, create_engine
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from opsroom.server import sqlite
from opsroom.server.errors import Trouble

MIGRATIONS = Path(__file__).parent / "migrations"


class Database:
    """An engine whose tables are those of this version."""

    def __init__(self, url: str) -> None:
        self.lock: IO[str] | None = None
        try:
            parsed = make_url(url)
            if parsed.get_backend_name() == "sqlite":
                self.engine, self.lock = sqlite.open_file(parsed)
            else:
                self.engine = create_engine(parsed)
            migrate(self.engine)
        except (ArgumentError, NoSuchModuleError, ModuleNotFoundError) as error:
            raise Trouble("bad_database", f"{url} is not a database we can open: {error}") from None
        except DBAPIError as error:
            self.close()
            raise Trouble("bad_database", f"the database {url} cannot be used: {error.orig}") from None
        except Trouble:
            self.close()
            raise

    def close(self) -> None:
        """Lets go of the connections and of the file."""
        if hasattr(self, "engine"):
            self.engine.dispose()
        if self.lock is not None:
            self.lock.close()
            self.lock = None


def migrate(engine: Engine) -> None:
    """Runs the migrations that the database has not seen yet."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    script = ScriptDirectory.from_config(config)
    known = {revision.revision for revision in script.walk_revisions()}
    with engine.begin() as connection:
        current = MigrationContext.configure(connection).get_current_revision()
        if current is not None and current not in known:
            raise Trouble("bad_database", f"the database comes from a newer version of Opsroom (revision {current})")
        if current != script.get_current_head():
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
