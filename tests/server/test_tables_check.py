"""`opsroom tables check` loads every stored table with the installed release, reports problems and changes nothing."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

import opsroom
from opsroom.cli import main
from opsroom.server.settings import Settings

from . import test_set_aside
from .conftest import Json, Visitor
from .older_databases import take_back_to
from .test_backup import BEFORE
from .test_expiry import running
from .test_set_aside import REASON, break_record, change_setup, contents, path_of, write_nonsense

ann = test_set_aside.ann
table = test_set_aside.table


def check(capsys: pytest.CaptureFixture[str], settings: Settings, status: int) -> Json:
    capsys.readouterr()
    assert main(["tables", "check", "--database", settings.database, "--json"]) == status
    report: Json = json.loads(capsys.readouterr().out)
    return report


def test_a_check_reports_each_table_that_cannot_be_loaded(
    settings: Settings, table: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check(capsys, settings, 0) == {
        "version": opsroom.__version__,
        "tables": 2,
        "ok": 2,
        "migrated": 0,
        "set_aside": [],
        "changes": [],
        "rewinds": [],
    }
    break_record(settings, table)
    report = check(capsys, settings, 1)
    assert (report["tables"], report["ok"], report["migrated"]) == (2, 1, 0)
    (problem,) = report["set_aside"]
    assert "a secret answer" in problem.pop("why")
    assert problem == {
        "id": table,
        "title": "blitz",
        "mode": "standard",
        **REASON,
        "finished": False,
        "trashed": False,
        "kind": "record",
    }
    assert main(["tables", "check", "--database", settings.database]) == 1
    line, summary = capsys.readouterr().out.splitlines()
    assert line.startswith(f"{table}  blitz, standard, rules 2, running: cannot be loaded.")
    assert summary == (
        f"Checked 2 tables with Opsroom {opsroom.__version__}: "
        "1 can be loaded (0 of them move to new rules or data, 0 with the turn started again), 1 cannot."
    )


def test_a_check_goes_on_after_rows_that_cannot_be_read(
    settings: Settings, table: str, capsys: pytest.CaptureFixture[str]
) -> None:
    write_nonsense(settings, table)
    report = check(capsys, settings, 1)
    assert report["ok"] == 1
    assert [(problem["id"], problem["kind"], problem["rules"]) for problem in report["set_aside"]] == [
        (table, "record", None)
    ]


def test_a_turn_that_would_start_again_is_reported_and_no_failure(
    settings: Settings, table: str, capsys: pytest.CaptureFixture[str]
) -> None:
    break_record(settings, table)
    change_setup(settings, table, rules="0")
    before = contents(settings)
    report = check(capsys, settings, 0)
    assert (report["ok"], report["migrated"], report["set_aside"]) == (1, 1, [])
    (change,) = report["changes"]
    assert (change["id"], change["rules"], change["kind"]) == (table, "0", "rules")
    assert "starts again under rules" in change["why"]
    assert report["rewinds"] == [table]
    assert contents(settings) == before


def test_a_check_includes_the_trash(settings: Settings, table: str, capsys: pytest.CaptureFixture[str]) -> None:
    break_record(settings, table)
    with closing(sqlite3.connect(path_of(settings))) as sql, sql:
        sql.execute("UPDATE tables SET trashed = 1 WHERE id = ?", [table])
    (problem,) = check(capsys, settings, 1)["set_aside"]
    assert problem["trashed"] is True


def test_a_check_writes_nothing_and_runs_beside_the_server(
    settings: Settings, ann: Visitor, table: str, capsys: pytest.CaptureFixture[str]
) -> None:
    break_record(settings, table)
    before = path_of(settings).read_bytes()
    check(capsys, settings, 1)
    assert path_of(settings).read_bytes() == before
    with running(settings) as client:
        ann.client = client
        stored = contents(settings)
        check(capsys, settings, 1)
        assert contents(settings) == stored
        assert ann.get("/api/ready")["ready"] is True


def test_a_database_of_an_earlier_revision_is_checked_in_a_copy(
    settings: Settings, table: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    break_record(settings, table)
    with closing(sqlite3.connect(path_of(settings))) as sql, sql:
        take_back_to(sql, BEFORE)
    before = path_of(settings).read_bytes()
    report = check(capsys, settings, 1)
    assert (report["tables"], [problem["id"] for problem in report["set_aside"]]) == (2, [table])
    assert path_of(settings).read_bytes() == before
    assert not [path.name for path in tmp_path.iterdir() if "revision" in path.name]


@pytest.mark.usefixtures("ann")
def test_a_check_says_when_there_is_no_database_or_a_newer_one(
    settings: Settings, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["tables", "check", "--database", f"sqlite:///{tmp_path / 'none.sqlite3'}"]) == 1
    assert "there is no database" in capsys.readouterr().err
    empty = tmp_path / "empty.sqlite3"
    empty.touch()
    assert main(["tables", "check", "--database", f"sqlite:///{empty}"]) == 1
    assert "is not an Opsroom database" in capsys.readouterr().err
    with closing(sqlite3.connect(path_of(settings))) as sql, sql:
        sql.execute("UPDATE alembic_version SET version_num = '9999'")
    assert main(["tables", "check", "--database", settings.database]) == 1
    assert "newer version" in capsys.readouterr().err
