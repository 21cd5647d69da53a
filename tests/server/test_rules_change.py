"""A stored table of an earlier version of the rules: where its answers no longer fit, the turn starts again for everyone."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from opsroom.server.app import create_app
from opsroom.server.settings import Settings

from .conftest import Json, Visitor, play_on

SEATS = ("luftwaffe", "raf")


@contextmanager
def running(settings: Settings, *visitors: Visitor) -> Iterator[TestClient[Any]]:
    with TestClient(create_app(settings)) as client:  # type: ignore[arg-type]
        for visitor in visitors:
            visitor.client = client
        yield client


def database(settings: Settings) -> sqlite3.Connection:
    return sqlite3.connect(Path(settings.database.removeprefix("sqlite:///")))


def set_rules(settings: Settings, table: str, rules: str) -> None:
    """As if a table had been set up under another version of the rules."""
    with closing(database(settings)) as sql, sql:
        sql.execute("UPDATE tables SET setup = json_set(setup, '$.rules', ?) WHERE id = ?", (rules, table))


def make_older(settings: Settings) -> int:
    """As if an earlier version had stored the only table, with a last answer to a question that is gone; says how many moves it has."""
    with closing(database(settings)) as sql, sql:
        setup = json.loads(sql.execute("SELECT setup FROM tables").fetchone()[0])
        sql.execute("UPDATE tables SET setup = ?", (json.dumps(setup | {"rules": "0"}),))
        n, record = sql.execute("SELECT n, record FROM moves ORDER BY n DESC LIMIT 1").fetchone()
        changed = json.loads(record) | {"answer": "what the old rules called it"}
        sql.execute("UPDATE moves SET record = ? WHERE n = ?", (json.dumps(changed), n))
    return int(n) + 1


def records(settings: Settings) -> list[Json]:
    with closing(database(settings)) as sql:
        return [json.loads(row[0]) for row in sql.execute("SELECT record FROM moves ORDER BY n")]


def last_snapshot(settings: Settings) -> int:
    with closing(database(settings)) as sql:
        return int(sql.execute("SELECT max(at) FROM snapshots").fetchone()[0])


def changes(state: Json) -> int:
    return [event["kind"] for event in state["events"]].count("rules_changed")


@pytest.fixture
def ann(settings: Settings) -> Visitor:
    """She has played both seats of the only table into its second turn."""
    with running(settings) as client:
        ann = Visitor(client)
        table = ann.start(luftwaffe="me", raf="me")["id"]
        state = play_on(ann, table, lambda state: state["view"]["turn"] > 1)
        for _ in range(3):
            state = ann.answer(table, state)
    assert last_snapshot(settings) < len(records(settings))
    return ann


@pytest.fixture
def table(ann: Visitor, settings: Settings) -> str:
    with running(settings, ann):
        return str(ann.get("/api/tables?mine=1")[0]["id"])


def test_the_turn_starts_again_and_play_goes_on_over_restarts(settings: Settings, ann: Visitor, table: str) -> None:
    with running(settings, ann):
        before = {seat: ann.state(table, seat)["n"] for seat in SEATS}
    moves = make_older(settings)
    with running(settings, ann):
        for seat in SEATS:
            state = ann.state(table, seat)
            assert (state["n"], changes(state)) == (before[seat] + 1, 1)
            assert state["events"][-1]["kind"] == "rules_changed"
            assert state["undo"]["can"] is False
        stored = records(settings)
        assert len(stored) == moves + 1
        assert stored[-1]["to"] == last_snapshot(settings)
    with running(settings, ann):  # nothing was answered since
        assert ann.state(table, "raf") | {"table": None} == state | {"table": None}
        assert len(records(settings)) == moves + 1
        for _ in range(2):
            state = ann.answer(table, state)
    with running(settings, ann):
        again = ann.state(table, state["you"])
        for key in ("n", "view", "question", "events", "undo"):
            assert again[key] == state[key]
        end = play_on(ann, table)
        assert changes(end) == 1
    with running(settings, ann):
        assert ann.state(table)["result"] == end["result"]


def test_every_moment_can_still_be_looked_at(settings: Settings, ann: Visitor, table: str) -> None:
    make_older(settings)
    with running(settings, ann):
        ann.answer(table, ann.state(table))
        moments = ann.get(f"/api/tables/{table}/replay")["moments"]
        for moment in range(moments):
            ann.get(f"/api/tables/{table}/replay/{moment}")


def test_nobody_sees_a_turn_that_starts_again_before_that_is_stored(
    settings: Settings, ann: Visitor, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from opsroom.server.live_table import LiveTable

    moves = make_older(settings)
    original = LiveTable.move_row

    def fail(self: LiveTable, n: int) -> Json:
        return original(self, n) | {"record": None}

    monkeypatch.setattr(LiveTable, "move_row", fail)
    with running(settings, ann):
        assert ann.ask("GET", f"/api/tables/{table}").status_code >= 500
        monkeypatch.undo()
        assert changes(ann.state(table)) == 1
    assert len(records(settings)) == moves + 1


def test_a_moment_that_cannot_be_played_again_has_a_note(settings: Settings, ann: Visitor, table: str) -> None:
    make_older(settings)
    with running(settings, ann):
        last = ann.get(f"/api/tables/{table}/replay?seat=raf")["moments"] - 1
        notes = [ann.get(f"/api/tables/{table}/replay/{at}?seat=raf").get("note") for at in range(last + 1)]
    assert "nearest_turn" in notes
    assert notes[0] is None


def test_a_finished_table_is_not_reopened(settings: Settings, ann: Visitor, table: str) -> None:
    with running(settings, ann):
        end = play_on(ann, table)
    moves = make_older(settings)
    with running(settings, ann):
        state = ann.state(table, end["you"])
        assert (state["result"], state["view"], state["question"]) == (end["result"], end["view"], None)
    assert len(records(settings)) == moves
