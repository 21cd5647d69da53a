"""Copies between SQLite and PostgreSQL, and backups of PostgreSQL: everything arrives, and nothing that was there is overwritten."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Boolean, Engine, Float, Integer, LargeBinary, Table, insert, select, text

from opsroom.cli import main
from opsroom.server import database, database_copy, schema, transactions
from opsroom.server.errors import ServerError

from .conftest import Visitor, settings_in
from .test_expiry import running


def command(capsys: pytest.CaptureFixture[str], *words: str, status: int = 0) -> Any:
    """Runs a command of the command line; its JSON, or what it complains about."""
    assert main([*words, "--json"]) == status
    said = capsys.readouterr()
    return json.loads(said.out) if status == 0 else said.err


def file_url(folder: Path, name: str) -> str:
    return f"sqlite:///{folder / name}"


def played(folder: Path, url: str) -> tuple[str, str, Any]:
    """A site with a game, a chat and a guest; the table, the player's token and what they see."""
    with running(settings_in(folder, url)) as client:
        ann, bob = Visitor(client), Visitor(client)
        made = ann.start(luftwaffe="me", raf="friend")
        bob.join(made["links"]["raf"])
        for _ in range(6):
            asked = next(who for who in (ann, bob) if who.state(made["id"])["question"].get("options"))
            asked.answer(made["id"], asked.state(made["id"]))
        return made["id"], ann.token, ann.state(made["id"])


def seen(folder: Path, url: str, table: str, token: str) -> Any:
    with running(settings_in(folder, url)) as client:
        ann = Visitor(client)
        ann.token = token
        return ann.state(table)


def contents(url: str) -> dict[str, list[tuple[Any, ...]]]:
    with database.read_only_engine(url) as engine, engine.connect() as connection:
        return {
            table.name: sorted(tuple(map(str, row)) for row in connection.execute(select(table)))
            for table in database_copy.kept_tables()
        }


def test_there_and_back_again_nothing_is_lost(
    tmp_path: Path, postgresql_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    first, last = file_url(tmp_path, "first.sqlite3"), file_url(tmp_path, "last.sqlite3")
    table, token, before = played(tmp_path, first)
    there = command(capsys, "database", "copy", first, postgresql_url)
    assert there["rows"]["moves"] > 6
    assert there["rows"]["visitors"] == 2
    assert contents(postgresql_url) == contents(first)
    on_postgresql = seen(tmp_path, postgresql_url, table, token)
    assert (on_postgresql["n"], on_postgresql["view"]) == (before["n"], before["view"])
    back = command(capsys, "database", "copy", postgresql_url, last)
    assert back["rows"]["moves"] == there["rows"]["moves"]
    assert contents(last)["moves"] == contents(first)["moves"]
    assert seen(tmp_path, last, table, token)["view"] == before["view"]


def a_row(table: Table) -> dict[str, Any]:
    """Values that differ from all defaults, and refer to the only row of other tables."""
    row: dict[str, Any] = {}
    for number, column in enumerate(table.c, 1):
        if column.foreign_keys or (column.primary_key and isinstance(column.type, Integer)):
            row[column.name] = 1
        elif isinstance(column.type, Boolean):
            row[column.name] = True
        elif isinstance(column.type, Integer):
            row[column.name] = number
        elif isinstance(column.type, Float):
            row[column.name] = 1_700_000_000.123456 + number
        elif isinstance(column.type, LargeBinary):
            row[column.name] = bytes(range(256))
        else:
            text = f"{number} ブリッツ\N{SNOWMAN} '\"\\ {column.name}"
            row[column.name] = text[: getattr(column.type, "length", None)]
    return row


def test_every_table_is_copied_there_and_back(tmp_path: Path, postgresql_url: str) -> None:
    """Also those that no game fills: a row of each, with all of its columns."""
    first, last = file_url(tmp_path, "first.sqlite3"), file_url(tmp_path, "last.sqlite3")
    made = database.Database(first)
    with transactions.change(made.writing_engine) as connection:
        connection.exec_driver_sql("PRAGMA defer_foreign_keys = ON")
        for table in database_copy.kept_tables():
            connection.execute(insert(table).values(a_row(table)))
    made.close()
    there = database_copy.copy(first, postgresql_url)
    assert {name for name, rows in there.rows.items() if not rows} == set()
    assert there.rows.keys() == {table.name for table in database_copy.kept_tables()}
    before = contents(first)
    assert contents(postgresql_url) == before
    before["server_state"].append(("highest_table_number", "1"))  # so that it is not given out again
    assert database_copy.copy(postgresql_url, last).rows == there.rows
    assert contents(last) == before


def test_a_target_with_anything_in_it_is_refused(
    tmp_path: Path, postgresql_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = file_url(tmp_path, "first.sqlite3"), file_url(tmp_path, "second.sqlite3")
    played(tmp_path, first)
    command(capsys, "database", "copy", first, postgresql_url)
    before = contents(postgresql_url)
    assert "not empty" in command(capsys, "database", "copy", first, postgresql_url, status=1)
    assert contents(postgresql_url) == before
    command(capsys, "database", "copy", postgresql_url, second)
    assert "not empty" in command(capsys, "database", "copy", postgresql_url, second, status=1)
    assert "the same" in command(capsys, "database", "copy", first, first, status=1)


def test_a_copy_that_fails_leaves_the_target_empty(
    tmp_path: Path, postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = file_url(tmp_path, "first.sqlite3"), tmp_path / "second.sqlite3"
    played(tmp_path, first)
    count = database_copy.count

    def miscounted(connection: Any, table: Any) -> Any:
        found = count(connection, table)
        return found if table is not schema.moves else database_copy.Counted(found.rows, found.digest + 1)

    monkeypatch.setattr(database_copy, "count", miscounted)
    for target in (postgresql_url, f"sqlite:///{second}"):
        with pytest.raises(ServerError, match="differs"):
            database_copy.copy(first, target)
    assert not any(contents(postgresql_url).values())
    assert not second.exists()
    assert [file.name for file in tmp_path.iterdir() if "tmp" in file.name] == []


def add_chat_lines(engine: Engine, visitor: int, no: int, *texts: str) -> list[int]:
    with transactions.change(engine) as sql:
        row = {"table_no": no, "channel": "seats", "visitor": visitor, "at": 1.0}
        return [
            int(sql.execute(insert(schema.chat_lines).values(**row, text=each)).inserted_primary_key[0])
            for each in texts
        ]


def test_numbers_are_not_given_out_again_after_a_copy(tmp_path: Path, postgresql_url: str) -> None:
    """Also those of rows that were deleted before it: reports name chat lines by their numbers."""
    first, last = file_url(tmp_path, "first.sqlite3"), file_url(tmp_path, "last.sqlite3")
    played(tmp_path, first)
    urls = [first, postgresql_url, last]
    for at, url in enumerate(urls):
        if at:
            database_copy.copy(urls[at - 1], url)
        engine = database.open_beside_server(url)
        with engine.connect() as connection:
            no, visitor = connection.execute(select(schema.tables.c.no, schema.tables.c.starter)).one()
        numbers = add_chat_lines(engine, visitor, no, "one", "two")
        assert numbers[0] > 2 * at
        with transactions.change(engine) as sql:
            sql.execute(text("DELETE FROM chat_lines WHERE id = :last"), {"last": numbers[1]})
        engine.dispose()
        assert numbers == [2 * at + 1, 2 * at + 2]


def test_text_that_postgresql_cannot_hold_is_named(tmp_path: Path, postgresql_url: str) -> None:
    first = file_url(tmp_path, "first.sqlite3")
    played(tmp_path, first)
    engine = database.open_beside_server(first)
    with engine.connect() as connection:
        no, visitor = connection.execute(select(schema.tables.c.no, schema.tables.c.starter)).one()
    add_chat_lines(engine, visitor, no, "a\0b")
    engine.dispose()
    with pytest.raises(ServerError, match="a row of chat_lines cannot be stored"):
        database_copy.copy(first, postgresql_url)
    assert not any(contents(postgresql_url).values())


def test_a_backup_of_postgresql_is_a_file_that_can_be_restored_anywhere(
    tmp_path: Path, postgresql_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    table, token, before = played(tmp_path, postgresql_url)
    target, elsewhere = tmp_path / "copy.backup", file_url(tmp_path, "elsewhere.sqlite3")
    report = command(capsys, "backup", str(target), "--database", postgresql_url)
    assert report["tables"] == 1
    assert report["moves"] > 6
    assert "already exists" in command(capsys, "backup", str(target), "--database", postgresql_url, status=1)
    assert target.stat().st_mode & 0o777 == 0o600

    command(capsys, "restore", str(target), "--database", elsewhere)
    assert seen(tmp_path, elsewhere, table, token)["view"] == before["view"]

    with running(settings_in(tmp_path, postgresql_url)) as client:
        Visitor(client).start(luftwaffe="me", raf="me")
    restored = command(capsys, "restore", str(target), "--database", postgresql_url)
    assert restored["tables"] == 1
    assert restored["replaced"].startswith("in the schema replaced_")
    assert len(contents(postgresql_url)["tables"]) == 1
    assert seen(tmp_path, postgresql_url, table, token)["view"] == before["view"]


def test_a_running_server_is_not_replaced(
    tmp_path: Path, postgresql_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "copy.backup"
    with running(settings_in(tmp_path, postgresql_url)):
        command(capsys, "backup", str(target), "--database", postgresql_url)
        assert "another server" in command(capsys, "restore", str(target), "--database", postgresql_url, status=1)
