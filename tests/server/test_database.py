"""The database: brought up to date, refused with a clear word, durable by its settings."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from litestar.testing import TestClient

from opsroom.server.app import create_app
from opsroom.server.database import Database
from opsroom.server.errors import ServerError
from opsroom.server.schema import metadata
from opsroom.server.settings import Settings

from .conftest import Visitor, play_on


def url(path: Path) -> str:
    return f"sqlite:///{path / 'tables.sqlite3'}"


def test_migrations_make_the_schema(tmp_path: Path) -> None:
    base = Database(url(tmp_path))
    with base.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    base.close()


def test_it_is_durable(tmp_path: Path) -> None:
    base = Database(url(tmp_path))
    with base.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    base.close()


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    Database(url(tmp_path)).close()
    base = sqlite3.connect(tmp_path / "tables.sqlite3")
    with base:
        base.execute("UPDATE alembic_version SET version_num = '9999'")
    base.close()
    with pytest.raises(ServerError, match="newer version"):
        Database(url(tmp_path))


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite3").write_text("this is a letter to my mother, and not a database at all\n" * 50)
    with pytest.raises(ServerError, match="not a database"):
        Database(url(tmp_path))


def test_two_servers_on_one_file(tmp_path: Path) -> None:
    base = Database(url(tmp_path))
    with pytest.raises(ServerError, match="another server"):
        Database(url(tmp_path))
    base.close()
    Database(url(tmp_path)).close()


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(ServerError, match="cannot be written"):
        Database(url(tmp_path))


@pytest.mark.parametrize("bad", ["sqlite://", "nonsense", "oracle9://x", "sqlite:////dev/null/x.sqlite3"])
def test_urls_that_will_not_do(bad: str) -> None:
    with pytest.raises(ServerError):
        Database(bad)


def test_moves_from_before_the_sequence_numbers_count_for_everyone(settings: Settings) -> None:
    with TestClient(create_app(settings)) as client:  # type: ignore[arg-type]
        ann = Visitor(client)
        table = ann.start(luftwaffe="me", raf="me")["id"]
        play_on(ann, table, lambda state: state["n"] > 5)
        before = ann.state(table)
    base = sqlite3.connect(settings.database.removeprefix("sqlite:///"))
    with base:
        base.execute("UPDATE moves SET seen = NULL, public_at = NULL")
        (moves,) = base.execute("SELECT count(*) FROM moves").fetchone()
    base.close()
    with TestClient(create_app(settings)) as client:  # type: ignore[arg-type]
        ann.client = client
        after = ann.state(table)
        assert after["n"] == moves
        assert after["table"]["updated"] == before["table"]["updated"]
        assert len(ann.get("/api/tables?mine=1")) == 1
        assert ann.get(f"/api/tables/{table}/replay")["moments"] == moves
        assert ann.answer(table, after)["n"] == moves + 1
