"""After-action reports over HTTP: worked out in the background, kept, and gone on with after a restart."""

from __future__ import annotations

import json
import sqlite3
import time
from dataclasses import replace
from typing import Any

from litestar.testing import TestClient

from opsroom.server import analysis_jobs
from opsroom.server.app import create_app
from opsroom.server.settings import Settings

from .conftest import Json, Visitor, play_on


def finished_game(visitor: Visitor) -> str:
    """A short game: a few answers, then somebody concedes."""
    table = str(visitor.start(luftwaffe="me", raf="me")["id"])
    state = play_on(visitor, table, lambda state: state["view"]["turn"] >= 4)
    visitor.answer(table, state, "concede")
    return table


def report(visitor: Visitor, table: str, status: int = 200) -> Json:
    found: Json = visitor.get(f"/api/tables/{table}/report", status)
    return found


def complete(visitor: Visitor, table: str) -> Json:
    for _ in range(1200):
        found = report(visitor, table)
        if found["state"] not in ("none", "running"):
            return found
        time.sleep(0.05)
    raise AssertionError("the report is never complete")


def test_a_finished_game_gets_its_report_once_and_keeps_it(ann: Visitor, bob: Visitor) -> None:
    table = finished_game(ann)
    before = report(bob, table)
    assert before["state"] == "none"
    assert before["report"] is None
    assert before["result"]["why"] == "conceded"
    assert ann.post(f"/api/tables/{table}/report", {})["state"] == "running"
    found = complete(bob, table)
    assert found["state"] == "done"
    assert found["report"]["complete"]
    points = found["report"]["points"]
    assert [point["turn"] for point in points] == [1, 2, 3, 4, 4]
    assert all(set(point["chances"]) == {"luftwaffe", "raf"} for point in points)
    assert {value["mean"] for value in points[-1]["chances"].values()} == {0.0, 1.0}
    # Every moment that the report names can be looked up in the replays.
    for viewpoint, steps in found["moments"].items():
        for step in steps.values():
            bob.get(f"/api/tables/{table}/replay/{step}?seat={viewpoint}")
    assert bob.post(f"/api/tables/{table}/report", {})["report"] == found["report"]


def test_a_running_game_has_no_report(ann: Visitor) -> None:
    table = str(ann.start(luftwaffe="me", raf="me")["id"])
    assert report(ann, table, 403)["error"]["code"] == "not_over"
    assert ann.ask("POST", f"/api/tables/{table}/report", json={}).status_code == 403


def test_the_report_of_a_private_table_is_for_its_players(ann: Visitor, bob: Visitor) -> None:
    seats = {"luftwaffe": {"who": "me"}, "raf": {"who": "me"}}
    table = ann.post("/api/tables", {"title": "blitz", "seats": seats, "watch": False}, 201)["id"]
    ann.answer(table, ann.state(table), "concede")
    assert report(bob, table, 403)["error"]["code"] == "not_watchable"
    assert bob.ask("POST", f"/api/tables/{table}/report", json={}).status_code == 403
    assert report(ann, table)["state"] == "none"


def test_an_interrupted_report_goes_on_after_a_restart(settings: Settings) -> None:
    """As if the server had been stopped after the first slice: a few units are there, and nobody asks again."""
    path = settings.database.removeprefix("sqlite:///")
    with TestClient(create_app(settings)) as client:
        ann = Visitor(client)
        table = finished_game(ann)
        ann.post(f"/api/tables/{table}/report", {})
        whole = complete(ann, table)
    with sqlite3.connect(path) as sql:
        (text,) = sql.execute("SELECT units FROM reports").fetchone()
        some = dict(list(json.loads(text).items())[:5])
        sql.execute("UPDATE reports SET state = 'running', report = NULL, units = ?", [json.dumps(some)])
    with TestClient(create_app(settings)) as client:
        ann.client = client
        found = complete(ann, table)
        assert found["state"] == "done"
        assert found["report"] == whole["report"]


def test_a_report_that_takes_too_long_stays_as_far_as_it_has_come(settings: Settings) -> None:
    with TestClient(create_app(replace(settings, report_cpu_seconds=0.2, report_worlds=1.0))) as client:
        ann = Visitor(client)
        table = str(ann.start(luftwaffe="me", raf="me")["id"])
        play_on(ann, table)
        ann.post(f"/api/tables/{table}/report", {})
        found = complete(ann, table)
        assert found["state"] == "partial"
        assert found["report"]["points"]
        assert not found["report"]["complete"]


def test_a_visitor_has_only_a_few_reports_under_way(settings: Settings) -> None:
    with TestClient(create_app(replace(settings, reports_per_visitor=1, reports_at_once=1))) as client:
        ann = Visitor(client)
        first, second = finished_game(ann), finished_game(ann)
        ann.post(f"/api/tables/{first}/report", {})
        refused = ann.ask("POST", f"/api/tables/{second}/report", json={})
        assert refused.status_code == 429
        complete(ann, first)
        ann.post(f"/api/tables/{second}/report", {})


def test_slices_come_to_the_same_report_as_one_piece() -> None:
    import opsroom

    table = opsroom.title("blitz").new(seed="slices")
    while not table.over:
        question = table.question
        assert question is not None
        table.answer("concede" if table.turn == 3 else question.options[-1])
    save = table.to_json().encode()
    whole = analysis_jobs.advance("whole", save, {}, 0.05, 1000.0)
    assert whole.complete
    done: dict[str, Any] = {}
    for _ in range(10_000):
        part = analysis_jobs.advance("parts", save, done, 0.05, 0.05)
        done |= part.units
        if part.complete:
            break
    assert part.report == whole.report
