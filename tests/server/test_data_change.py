"""A data file changes between two starts of the server: rows in another order, a new row, another number. All tables go on."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import opsroom
from opsroom.engine.data import PACK_VARIABLE
from opsroom.server.settings import Settings
from tests.contract.changed_data import write_pack

from .conftest import Json, Visitor
from .test_rules_change import running

ROOT = Path(__file__).resolve().parents[2]
ANSWERS = 12

# What a server with the changed data makes of the tables, in a process of its own: titles are read at import.
RESTARTED = """
import json, sys
from opsroom.server.settings import Settings
from tests.server.conftest import Visitor
from tests.server.test_data_change import look_and_play_on
from tests.server.test_rules_change import running

database, token, tables = json.load(sys.stdin)
settings = Settings(database=database)
found = {}
for restart in range(2):
    with running(settings) as client:
        ann = Visitor(client)
        ann.token = token
        found = {table: look_and_play_on(ann, table, found.get(table)) for table in tables}
print(json.dumps(found))
"""


def look_and_play_on(ann: Visitor, table: str, before: Json | None) -> Json:
    """The state of the table, and what the log says after a few more answers."""
    state = ann.state(table)
    if before is not None:
        return {**before, "after_restart": kinds(state)}
    seen: Json = {"turn": state["view"]["columns"]["turn"], "kinds": kinds(state), "data": state["table"]["data"]}
    last: Json = state
    for _ in range(3):
        if last["question"] is None:
            break
        last = ann.answer(table, last)
    return {**seen, "played_on": kinds(last)}


def kinds(state: Json) -> list[str]:
    return [event["kind"] for event in state["events"]]


def start(ann: Visitor, title: str) -> str:
    seats = opsroom.title(title).setup().seats
    made = ann.post("/api/tables", {"title": title, "seats": {seat: {"who": "me"} for seat in seats}}, 201)
    return str(made["id"])


@pytest.fixture
def tables(settings: Settings) -> tuple[Visitor, dict[str, str]]:
    """A table of each title, played a little."""
    with running(settings) as client:
        ann = Visitor(client)
        made = {title: start(ann, title) for title in opsroom.titles()}
        for table in made.values():
            state = ann.state(table)
            for _ in range(ANSWERS):
                state = ann.answer(table, state)
    return ann, made


def test_every_table_goes_on_with_the_changed_data_and_the_log_says_so(
    settings: Settings, tables: tuple[Visitor, dict[str, str]], tmp_path: Path
) -> None:
    ann, made = tables
    pack = tmp_path / "pack"
    write_pack(pack, made, grown=True)
    given = json.dumps([settings.database, ann.token, list(made.values())])
    env = {**os.environ, PACK_VARIABLE: str(pack), "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    done = subprocess.run(
        [sys.executable, "-c", RESTARTED], input=given, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    for title, table in made.items():
        state = found[table]
        assert state["data"]["hash"] != opsroom.title(title).data.hash
        assert state["kinds"].count("data_changed") == 1, title
        assert set(state["kinds"][-2:]) & {"data_changed", "data_rewound"}, title
        assert state["played_on"].count("data_changed") == 1, title
        assert state["after_restart"].count("data_changed") == 1, "it is told once"


def test_a_check_with_the_changed_data_reports_the_tables_as_migrated(
    settings: Settings, tables: tuple[Visitor, dict[str, str]], tmp_path: Path
) -> None:
    _, made = tables
    pack = tmp_path / "pack"
    write_pack(pack, ["blitz"], grown=True)
    program = "import sys; from opsroom.cli import main; sys.exit(main(sys.argv[1:]))"
    command = [sys.executable, "-c", program, "--data", str(pack), "tables", "check"]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        [*command, "--database", settings.database, "--json"], env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    report = json.loads(done.stdout)
    assert (report["tables"], report["ok"], report["migrated"], report["set_aside"]) == (5, 4, 1, [])
    assert [change["id"] for change in report["changes"]] == [made["blitz"]]
