"""Tables that nobody uses expire after the stated time; others stay."""

from __future__ import annotations

import sqlite3
import time
from typing import Any

import pytest
from litestar.testing import TestClient

from opsroom.server import logs, storage
from opsroom.server.app import create_app
from opsroom.server.database import open_beside_server
from opsroom.server.settings import DAY, Settings
from opsroom.server.storage import hashed

from .conftest import Visitor

pytestmark = pytest.mark.both_databases


def age(settings: Settings, table: str, days: float) -> None:
    """Makes a table look older."""
    base = sqlite3.connect(settings.database.removeprefix("sqlite:///"))
    with base:
        (no,) = base.execute("SELECT no FROM tables WHERE id = ?", [table]).fetchone()
        base.execute("UPDATE tables SET updated = updated - ? WHERE no = ?", [days * DAY, no])
        base.execute("UPDATE moves SET at = at - ? WHERE table_no = ?", [days * DAY, no])
    base.close()


def delete(settings: Settings, table: str) -> None:
    """Deletes a table, as the trash does in the end."""
    engine = open_beside_server(settings.database)
    with engine.begin() as sql:
        sql.exec_driver_sql("UPDATE tables SET trashed = 0 WHERE id = ?", (table,))
        sql.exec_driver_sql("UPDATE moves SET at = 0 WHERE table_no = (SELECT no FROM tables WHERE id = ?)", (table,))
        assert storage.empty_trash(sql, 1.0, 10) == [table]
    engine.dispose()


def expire(client: TestClient[Any]) -> list[str]:
    """Looks for expired tables now, as the server does every hour."""
    gone: list[str] = client.blocking_portal.call(client.site.api.state.registry.expiry.expire)  # type: ignore[attr-defined]
    return gone


def running(settings: Settings) -> TestClient[Any]:
    """A server in process whose inside a test can reach."""
    site = create_app(settings)
    client: TestClient[Any] = TestClient(site)  # type: ignore[arg-type]
    client.site = site  # type: ignore[attr-defined]
    return client


@pytest.mark.sqlite_only
def test_old_tables_go_and_finished_ones_stay_longer(settings: Settings) -> None:
    with TestClient(create_app(settings)) as client:  # type: ignore[arg-type]
        ann = Visitor(client)
        fresh, unused, finished, long_finished = (ann.start(luftwaffe="me", raf="me")["id"] for _ in range(4))
        for table in (finished, long_finished):
            ann.concede(table, "luftwaffe")
        state = ann.state(fresh)["table"]
        assert state["expires"] > state["updated"]
    for table, days in ((fresh, 29), (unused, 31), (finished, 170), (long_finished, 181)):
        age(settings, table, days)
    with running(settings) as client:
        again = Visitor(client)
        again.token = ann.token
        expire(client)
        lines = again.get("/api/tables?mine=1")
        assert {line["id"] for line in lines if line["deleted_after"] is None} == {fresh, finished}
        assert {line["id"] for line in lines if line["deleted_after"] is not None} == {unused, long_finished}
        assert again.get(f"/api/tables/{unused}", 410)["error"]["code"] == "table_expired"
        assert again.state(fresh)["n"] == 1


@pytest.mark.sqlite_only
def test_visitors_who_left_nothing_are_forgotten(settings: Settings) -> None:
    with TestClient(create_app(settings)) as client:  # type: ignore[arg-type]
        passer_by, starter, guest, young, newest = (Visitor(client) for _ in range(5))
        guest.join(starter.start(luftwaffe="me", raf="friend")["links"]["raf"])
        for visitor in (passer_by, young, newest):  # they had a table, which is gone
            delete(settings, visitor.start(luftwaffe="me", raf="me")["id"])
        for visitor in (passer_by, starter):
            visitor.post("/api/notifications", {"push": ["over"]})
    assert young.token is not None
    base = sqlite3.connect(settings.database.removeprefix("sqlite:///"))
    with base:
        base.execute(
            "UPDATE sessions SET created = created - ?1, last_seen = last_seen - ?1 WHERE token_hash != ?2",
            [40 * DAY, hashed(young.token)],
        )
        base.execute("UPDATE visitors SET created = (SELECT created FROM sessions WHERE visitor = visitors.id)")
    tokens = [hashed(visitor.token) for visitor in (starter, guest, young, newest) if visitor.token]
    app = create_app(settings)
    with TestClient(app):  # type: ignore[arg-type]
        known = {token for (token,) in base.execute("SELECT token_hash FROM sessions")}
        while len(known) > len(tokens):  # the task runs at the start, and every hour
            known = {token for (token,) in base.execute("SELECT token_hash FROM sessions")}
        choices = app.api.state.registry.notifications.choices
        while len(choices) > 1:  # the starter's are kept
            time.sleep(0.01)
    base.close()
    assert known == set(tokens)


def test_tables_leave_memory_and_come_back(settings: Settings) -> None:
    small = Settings(database=settings.database, tables_in_memory=2)
    app = create_app(small)
    with TestClient(app) as client:  # type: ignore[arg-type]
        ann = Visitor(client)
        registry = app.api.state.registry
        tables = []
        for _ in range(6):
            tables.append(ann.start(luftwaffe="me", raf="me")["id"])
            ann.answer(tables[-1], ann.state(tables[-1]))
            for live in registry.tables.values():
                live.wanted_at -= 60
        assert len(registry.tables) <= 2
        assert [ann.state(table)["n"] for table in tables] == [2] * 6


@pytest.mark.sqlite_only
def test_the_log_says_when_tables_are_trashed_and_deleted(
    settings: Settings, capfd: pytest.CaptureFixture[str]
) -> None:
    with running(settings) as client:
        logs.configure()
        table = Visitor(client).start(luftwaffe="me", raf="me")["id"]
        age(settings, table, 31)
        client.site.api.state.registry.tables.clear()  # type: ignore[attr-defined]
        assert expire(client) == [table]
        with sqlite3.connect(settings.database.removeprefix("sqlite:///")) as base:
            base.execute("UPDATE tables SET trashed = trashed - ?", [31 * DAY])
        base.close()
        expire(client)
    logged = capfd.readouterr().err
    assert "info tables moved to the trash tables=1" in logged
    assert "info tables deleted from the trash tables=1" in logged
