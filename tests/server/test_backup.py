"""Backups while the server runs, restores, the copy before a migration, and damage found by the integrity check."""

from __future__ import annotations

import importlib
import json
import secrets
import shutil
import sqlite3
import stat
import threading
from pathlib import Path
from typing import Any

import pytest

from opsroom.cli import main
from opsroom.server import backup, database, sqlite
from opsroom.server.database import Database
from opsroom.server.database_copy import copy_to_file, restore_from_file
from opsroom.server.errors import ServerError
from opsroom.server.integrity import IntegrityCheck
from opsroom.server.settings import Settings
from opsroom.server.storage import new_table_id

from .conftest import Visitor
from .older_databases import take_back_to
from .test_expiry import age, expire, running

BEFORE: str = importlib.import_module("opsroom.server.migrations.versions.0005_trash").down_revision


def path_of(settings: Settings) -> Path:
    return Path(settings.database.removeprefix("sqlite:///"))


def command(capsys: pytest.CaptureFixture[str], *words: str, status: int = 0) -> Any:
    """Runs a command of the command line; its JSON, or what it complains about."""
    assert main([*words, "--json"]) == status
    said = capsys.readouterr()
    return json.loads(said.out) if status == 0 else said.err


def one_table(settings: Settings) -> str:
    with running(settings) as client:
        return str(Visitor(client).start(luftwaffe="me", raf="me")["id"])


def damage(path: Path) -> None:
    """Overwrites pages in the middle of a database file."""
    sqlite.fold_log(path)
    with open(path, "r+b") as file:
        size = path.stat().st_size
        file.seek(size // 2 // 4096 * 4096)
        file.write(b"\xa5" * 4096 * 3)


# --- backup
def test_a_backup_during_writes_has_everything_that_was_acknowledged_before_it(
    settings: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with running(settings) as client:
        ann = Visitor(client)
        table = ann.start(luftwaffe="me", raf="me")["id"]
        for _ in range(5):
            ann.answer(table, ann.state(table))
        registry = client.site.api.state.registry  # type: ignore[attr-defined]
        stop = threading.Event()

        def write() -> None:
            while not stop.is_set():
                client.blocking_portal.call(registry.readiness._check)

        writer = threading.Thread(target=write)
        writer.start()
        try:
            for number in range(3):
                report = command(capsys, "backup", str(tmp_path / f"{number}.backup"), "--database", settings.database)
                assert report["moves"] == 6
        finally:
            stop.set()
            writer.join()
    for number in range(3):
        copy = tmp_path / f"{number}.backup"
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        base = sqlite3.connect(copy)
        assert base.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert base.execute("PRAGMA journal_mode").fetchone() == ("delete",)
        assert base.execute("SELECT count(*) FROM moves").fetchone() == (6,)
        base.close()
    assert [file.name for file in tmp_path.iterdir() if file.name.endswith(".tmp")] == []


def test_a_backup_never_replaces_a_file_without_force(
    settings: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one_table(settings)
    target = tmp_path / "copy"
    target.write_text("precious")
    url = ("--database", settings.database)
    assert "already exists" in command(capsys, "backup", str(target), *url, status=1)
    assert target.read_text() == "precious"
    assert command(capsys, "backup", str(target), "--force", *url)["tables"] == 1
    assert "is the database itself" in command(capsys, "backup", str(path_of(settings)), "--force", *url, status=1)


def test_a_damaged_database_gives_no_backup(
    settings: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with running(settings) as client:
        ann = Visitor(client)
        for _ in range(8):
            ann.start(luftwaffe="me", raf="me")
    damage(path_of(settings))
    assert "damage" in command(capsys, "backup", str(tmp_path / "copy"), "--database", settings.database, status=1)
    assert not [file for file in tmp_path.iterdir() if "copy" in file.name]


# --- restore
def test_a_restore_brings_the_backup_back_and_keeps_what_was_there(
    settings: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy, url = tmp_path / "copy", ("--database", settings.database)
    with running(settings) as client:
        ann = Visitor(client)
        first = ann.start(luftwaffe="me", raf="me")["id"]
        command(capsys, "backup", str(copy), *url)
        second = ann.start(luftwaffe="me", raf="me")["id"]
        assert "another server uses the database" in command(capsys, "restore", str(copy), *url, status=1)
    report = command(capsys, "restore", str(copy), *url)
    with running(settings) as client:
        ann.client = client
        assert ann.state(first)["n"] == 1
        ann.get(f"/api/tables/{second}", 404)
    kept = sqlite3.connect(report["replaced"])
    assert kept.execute("SELECT count(*) FROM tables").fetchone() == (2,)
    kept.close()
    assert copy.exists()


def test_a_write_ahead_log_that_a_crash_left_is_kept_with_the_old_database(settings: Settings, tmp_path: Path) -> None:
    first = one_table(settings)
    copy = tmp_path / "copy"
    backup.backup(settings.database, copy, False, copy_to_file)
    crashed = tmp_path / "crashed"
    crashed.mkdir()
    with running(settings) as client:
        Visitor(client).start(luftwaffe="me", raf="me")
        for file in path_of(settings).parent.glob("tables.sqlite3*"):  # as a power cut would leave them
            shutil.copy(file, crashed)
    url = f"sqlite:///{crashed / 'tables.sqlite3'}"
    assert (crashed / "tables.sqlite3-wal").stat().st_size > 0
    report = backup.restore(url, copy, restore_from_file)
    assert not (crashed / "tables.sqlite3-wal").exists()
    base = sqlite3.connect(crashed / "tables.sqlite3")
    assert base.execute("SELECT id FROM tables").fetchall() == [(first,)]
    base.close()
    assert report.replaced is not None
    kept = sqlite3.connect(report.replaced)
    assert kept.execute("SELECT count(*) FROM tables").fetchone() == (2,)
    kept.close()


@pytest.mark.parametrize("kind", ["letter", "other", "damaged", "newer", "missing"])
def test_a_file_that_is_no_sound_backup_changes_nothing(
    settings: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str], kind: str
) -> None:
    with running(settings) as client:
        ann = Visitor(client)
        for _ in range(8):
            ann.start(luftwaffe="me", raf="me")
    file = tmp_path / "copy"
    if kind == "letter":
        file.write_text("Dear mother, all is well here.\n" * 500)
    elif kind == "other":
        base = sqlite3.connect(file)
        base.execute("CREATE TABLE recipes (name TEXT)")
        base.close()
    elif kind != "missing":
        backup.backup(settings.database, file, False, copy_to_file)
        if kind == "damaged":
            damage(file)
        else:
            base = sqlite3.connect(file)
            with base:
                base.execute("UPDATE alembic_version SET version_num = '9999'")
            base.close()
    before = path_of(settings).read_bytes()
    assert command(capsys, "restore", str(file), "--database", settings.database, status=1).startswith("opsroom: ")
    assert path_of(settings).read_bytes() == before
    assert not list(tmp_path.glob("*replaced*"))


# --- migrations
def test_a_copy_is_made_before_a_migration_and_only_a_few_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tables.sqlite3"
    url = f"sqlite:///{path}"
    Database(url).close()
    assert not list(tmp_path.glob("*.backup"))
    command_line = iter(range(10))
    monkeypatch.setattr(backup, "_stamp", lambda: f"2026010{next(command_line)}T000000Z")
    for _ in range(5):
        base = sqlite3.connect(path)  # back to the revision before the trash
        with base:
            base.execute(
                "INSERT INTO visitors (public_id, created, kind) SELECT 'x', 1, 'guest' WHERE NOT EXISTS (SELECT 1 FROM visitors)"
            )
            take_back_to(base, BEFORE)
        base.close()
        Database(url, migration_copies=2).close()
    copies = sorted(file.name for file in tmp_path.glob("*.backup"))
    assert copies == [f"tables.sqlite3.revision-{BEFORE}.2026010{day}T000000Z.backup" for day in (3, 4)]
    base = sqlite3.connect(tmp_path / copies[-1])
    assert base.execute("SELECT version_num FROM alembic_version").fetchall() == [(BEFORE,)]
    assert base.execute("SELECT count(*) FROM visitors").fetchone() == (1,)
    base.close()


def test_no_migration_without_a_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    Database(url).close()

    def full(*_: Path) -> None:
        raise OSError(28, "No space left on device")

    base = sqlite3.connect(tmp_path / "tables.sqlite3")
    with base:
        base.execute("UPDATE alembic_version SET version_num = ?", [BEFORE])
    base.close()
    monkeypatch.setattr(sqlite, "copy", full)
    monkeypatch.setattr(database.command, "upgrade", lambda *_: pytest.fail("migrated without a copy"))
    with pytest.raises(ServerError, match="No space left"):
        Database(url)


# --- integrity
def test_a_damaged_page_is_found_and_the_server_is_not_ready(settings: Settings) -> None:
    with running(settings) as client:
        ann = Visitor(client)
        for _ in range(8):
            ann.start(luftwaffe="me", raf="me")
    damage(path_of(settings))
    with running(settings) as client:
        registry = client.site.api.state.registry  # type: ignore[attr-defined]
        client.blocking_portal.call(registry.integrity.check)
        report = client.get("/api/ready")
        assert report.status_code == 503
        assert report.json()["integrity"]["outcome"] == "failed"
        assert report.json()["integrity"]["problems"] > 0
        assert any("integrity" in reason for reason in report.json()["reasons"])
        assert client.get("/api/health").status_code == 200


def test_a_sound_database_is_checked_at_startup(settings: Settings) -> None:
    with running(settings) as client:
        registry = client.site.api.state.registry  # type: ignore[attr-defined]
        while registry.integrity.checked is None:  # in the background
            client.get("/api/health")
        report = client.get("/api/ready").json()
        assert report["ready"] is True
        assert report["integrity"]["outcome"] == "ok"
        assert report["integrity"]["checked"] is not None


def test_a_check_that_runs_does_not_hold_up_the_stop(tmp_path: Path) -> None:
    check = IntegrityCheck(tmp_path / "tables.sqlite3", 0)
    Database(f"sqlite:///{tmp_path / 'tables.sqlite3'}").close()
    check.close()
    with pytest.raises(sqlite3.OperationalError, match="interrupted"):
        check._check()


# --- the trash, by command
def test_an_operator_lists_the_trash_and_brings_a_table_back_while_the_server_runs(
    settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    url = ("--database", settings.database)
    with running(settings) as client:
        ann = Visitor(client)
        table = ann.start(luftwaffe="me", raf="me")["id"]
        assert command(capsys, "tables", "trash", *url) == []
        age(settings, table, 31)
        assert expire(client) == [table]
        capsys.readouterr()
        (line,) = command(capsys, "tables", "trash", *url)
        assert line["id"] == table
        assert line["deleted_after"] > line["trashed"] > line["last_used"]
        assert command(capsys, "tables", "restore", table, *url) == {"restored": [table], "not_found": []}
        assert ann.state(table)["n"] == 1
        assert expire(client) == []
    assert main(["tables", "restore", "nonsense", *url]) == 1


def test_an_operator_command_does_not_make_a_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"sqlite:///{tmp_path / 'none.sqlite3'}"
    assert "there is no database" in command(capsys, "tables", "trash", "--database", url, status=1)
    assert "there is no database" in command(capsys, "backup", str(tmp_path / "x"), "--database", url, status=1)
    assert list(tmp_path.iterdir()) == []


def test_the_id_of_a_table_is_not_taken_for_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-begins_like_one", "is_an_id"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _: next(drawn))
    assert new_table_id() == "is_an_id"
