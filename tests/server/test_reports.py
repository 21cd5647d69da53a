"""After-action reports over HTTP: worked out in the background, kept, and gone on with after a restart."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from opsroom.server import analysis_jobs, game, reports, sandboxes, storage
from opsroom.server.api_types import Comparison, NewTable, WhatIf
from opsroom.server.app import create_app
from opsroom.server.errors import ServerError
from opsroom.server.live_table import LiveTable
from opsroom.server.registry import TableRegistry
from opsroom.server.settings import Settings

from .conftest import Json, Visitor, play_on
from .jobs import GATE, compare_at_gate
from .test_races import ME, run, until, visitor


def finished_game(visitor: Visitor) -> str:
    """A short game: a few answers, then somebody concedes."""
    table = str(visitor.start(luftwaffe="me", raf="me")["id"])
    state = play_on(visitor, table, lambda state: state["view"]["turn"] >= 4)
    visitor.concede(table, state["question"]["seat"])
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


def test_who_finds_a_report_does_not_become_a_visitor(ann: Visitor, eve: Visitor) -> None:
    """Or requests without a cookie would fill the database."""
    table = finished_game(ann)
    ann.post(f"/api/tables/{table}/report", {})
    eve.post(f"/api/tables/{table}/report", {})  # while it is being worked out
    complete(ann, table)
    eve.post(f"/api/tables/{table}/report", {})
    assert eve.token is None


def test_a_running_game_has_no_report(ann: Visitor) -> None:
    table = str(ann.start(luftwaffe="me", raf="me")["id"])
    assert report(ann, table, 403)["error"]["code"] == "not_over"
    assert ann.ask("POST", f"/api/tables/{table}/report", json={}).status_code == 403


def test_the_report_of_a_private_table_is_read_by_whoever_has_its_link(ann: Visitor, bob: Visitor) -> None:
    """Once its players have had it worked out; the game itself stays theirs."""
    seats = {"luftwaffe": {"who": "me"}, "raf": {"who": "me"}}
    table = ann.post("/api/tables", {"title": "blitz", "seats": seats, "visibility": "private"}, 201)["id"]
    assert report(bob, table, 403)["error"]["code"] == "not_watchable"
    ann.concede(table, "luftwaffe")
    assert report(bob, table, 403)["error"]["code"] == "not_watchable"
    assert bob.ask("POST", f"/api/tables/{table}/report", json={}).status_code == 403
    assert report(ann, table)["state"] == "none"
    ann.post(f"/api/tables/{table}/report", {})
    assert complete(ann, table)["replayable"]
    found = report(bob, table)
    assert found["state"] == "done"
    assert not found["replayable"]
    assert bob.ask("GET", f"/api/tables/{table}/replay/0?seat=raf").status_code == 403


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


async def finished(registry: TableRegistry, starter: int) -> LiveTable:
    """A game that was conceded at once."""
    live = registry.tables[(await registry.create(starter, NewTable("blitz", ME, visibility="public"))).id]
    seat = live.table.asked
    assert seat is not None
    await game.concede(registry, live, starter, seat)
    return live


def test_a_report_does_not_wait_for_comparisons(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Somebody who compares one what-if after the other keeps nobody from a report."""
    gate = tmp_path / "gate"
    monkeypatch.setenv(GATE, str(gate))
    monkeypatch.setattr(sandboxes, "compared", compare_at_gate)

    async def test(registry: TableRegistry) -> None:
        ann, eve = await visitor(registry), await visitor(registry, "eve")
        live = await finished(registry, ann)
        made = await sandboxes.open_sandbox(registry, live, eve, WhatIf("raf", 0), None)
        sandbox = await registry.table(made.id)
        comparing = asyncio.create_task(sandboxes.compare(registry, sandbox, eve, Comparison()))
        try:
            await until(Path(f"{gate}.log").exists)
            await registry.reports.start(live, ann, None)
            await asyncio.wait_for(asyncio.shield(registry.reports.tasks[live.id]), 30)
            assert (await registry.reports.see(live, ann)).state == "done"
            assert not comparing.done()
        finally:
            gate.touch()
            await asyncio.wait([comparing])

    run(settings, test)


@pytest.mark.parametrize("limit", [{"reports_per_visitor": 1, "reports_at_once": 1}, {"reports_at_once": 1}])
def test_two_requests_at_once_do_not_pass_the_limit(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, limit: dict[str, int]
) -> None:
    """They come while the first is being stored: of one visitor, or of three."""

    async def test(registry: TableRegistry) -> None:
        ann, bob = await visitor(registry), await visitor(registry, "bob")
        # Bob, who has none, gets in up to twice the limit.
        who = (ann, ann) if "reports_per_visitor" in limit else (ann, bob, await visitor(registry, "eve"))
        tables = [await finished(registry, ann) for _ in who]
        monkeypatch.setattr(registry.reports, "_work", lambda *_: asyncio.sleep(60))
        starts = [registry.reports.start(live, each, None) for live, each in zip(tables, who, strict=True)]
        outcomes = await asyncio.gather(*starts, return_exceptions=True)
        refused = [each for each in outcomes if each is not None]
        assert [type(each) for each in refused] == [ServerError]  # the last one
        assert len(registry.reports.tasks) == len(registry.reports.owners) == len(who) - 1

    run(replace(settings, **limit), test)  # type: ignore[arg-type]


def test_two_who_ask_for_one_report_at_once_get_the_same(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(registry: TableRegistry) -> None:
        ann, bob = await visitor(registry), await visitor(registry, "bob")
        live, stored = await finished(registry, ann), []
        save = storage.save_report
        monkeypatch.setattr(storage, "save_report", lambda *given: [stored.append(given), save(*given)])
        monkeypatch.setattr(registry.reports, "_work", lambda *_: asyncio.sleep(60))
        await asyncio.gather(*(registry.reports.start(live, who, None) for who in (ann, bob)))
        assert len(stored) == 1
        assert registry.reports.owners[live.id][0] in (ann, bob)  # the first one: it counts as that player's report

    run(settings, test)


def test_pages_of_reports_wait_in_the_clients_turn(settings: Settings) -> None:
    """Not in one of each table: anyone who has many finished games would fill the queue for everybody."""

    async def test(registry: TableRegistry) -> None:
        ann = await visitor(registry)
        tables = [await finished(registry, ann) for _ in range(2)]
        hold = threading.Event()
        held = [asyncio.create_task(registry.reviews.run("somebody", hold.wait, 20)) for _ in range(2)]
        await until(lambda: registry.reviews.free == 0)
        seeing = [asyncio.create_task(registry.reports.see(live, ann)) for live in tables]
        done, _ = await asyncio.wait(seeing, return_when=asyncio.FIRST_COMPLETED, timeout=10)
        assert [str(task.exception()) for task in done] == [
            "Too many of your requests are still waiting. Try again in a moment."
        ]
        hold.set()
        await asyncio.gather(*held, *seeing, return_exceptions=True)

    run(replace(settings, reviews_waiting=4), test)


def test_slices_come_to_the_same_report_as_one_piece() -> None:
    import opsroom

    table = opsroom.title("blitz").new(seed="slices")
    while not table.over:
        question = table.question
        assert question is not None
        if table.turn == 3:
            table.concede(question.seat)
        else:
            table.answer(question.options[-1])
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


def test_a_report_survives_a_busy_server(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """A full queue is not a reason to give a report up, neither before its first slice nor now and then between slices."""
    monkeypatch.setattr(reports, "PAUSE", 0.0)
    busy = ServerError("rate_limited", "The server is busy.")

    async def test(registry: TableRegistry) -> None:
        ann = await visitor(registry)
        live = await finished(registry, ann)
        prepare, slices = registry.reviews.run_prepared, []
        refusals = [busy]

        async def run_prepared(*given: Any) -> Any:
            if refusals:
                raise refusals.pop()
            return await prepare(*given)

        async def work(row: storage.ReportRow, *_: object) -> None:
            slices.append(row.state)
            if len(slices) % reports.FAILURES:
                raise busy
            if len(slices) > reports.FAILURES:
                row.state = "done"
                await registry.reports._store(row)

        monkeypatch.setattr(registry.reviews, "run_prepared", run_prepared)
        monkeypatch.setattr(registry.reports, "_slice", work)
        if refusals:
            slices.append("the queue was full")
        await registry.reports.start(live, ann, None)
        await registry.reports.tasks[live.id]
        row = await registry.read(lambda sql: storage.report_of(sql, live.no))
        assert row is not None
        assert row.state == "done"
        assert not refusals

    run(settings, test)
