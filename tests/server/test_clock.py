"""A wrong clock deletes nothing: expiry waits until the clock is plausible, and what expires can be brought back."""

from __future__ import annotations

import sqlite3
import sys
import time
from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from opsroom.server.clock import TOLERANCE, ClockGuard, ClockRecord
from opsroom.server.settings import DAY, HOUR, Settings

from .conftest import Visitor
from .test_expiry import age, expire, running


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.wall = time.time()
        self.running = 1000.0

    def advance(self, seconds: float) -> None:
        self.wall += seconds
        self.running += seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """In the place of the machine's clock, in every module that uses it."""
    clock = Clock()
    for name, module in list(sys.modules.items()):
        if name.startswith("opsroom.server."):
            if hasattr(module, "now"):
                monkeypatch.setattr(module, "now", lambda: clock.wall)
            if hasattr(module, "running_time"):
                monkeypatch.setattr(module, "running_time", lambda: clock.running)
    return clock


@pytest.fixture
def server(settings: Settings, clock: Clock) -> Iterator[TestClient[Any]]:  # noqa: ARG001 (set before the server starts)
    with running(settings) as client:
        yield client


def lines(visitor: Visitor) -> dict[str, bool]:
    """The visitor's tables, and whether each is in the trash."""
    return {line["id"]: line["deleted_after"] is not None for line in visitor.get("/api/tables?mine=1")}


def test_a_clock_31_days_ahead_at_startup_deletes_nothing(settings: Settings, clock: Clock) -> None:
    with running(settings) as client:
        ann = Visitor(client)
        table = ann.start(luftwaffe="me", raf="me")["id"]
    clock.wall += 31 * DAY
    with running(settings) as client:
        expire(client)
        ann.client = client
        assert ann.state(table)["n"] == 1
        assert ann.get("/api/ready")["clock_plausible"] is False


def test_a_clock_that_jumps_31_days_ahead_while_the_server_runs_deletes_nothing(
    server: TestClient[Any], clock: Clock
) -> None:
    ann = Visitor(server)
    table = ann.start(luftwaffe="me", raf="me")["id"]
    expire(server)
    clock.wall += 31 * DAY
    clock.running += HOUR
    assert expire(server) == []
    assert lines(ann) == {table: False}
    clock.wall -= 31 * DAY - HOUR  # put right: believed at once
    assert expire(server) == []
    assert ann.get("/api/ready")["clock_plausible"] is True


def test_tables_expire_when_the_clock_and_running_time_agree(server: TestClient[Any], clock: Clock) -> None:
    ann = Visitor(server)
    table = ann.start(luftwaffe="me", raf="me")["id"]
    for _ in range(31):
        assert expire(server) == []
        clock.advance(DAY)
    assert expire(server) == [table]
    assert lines(ann) == {table: True}


def test_a_server_that_was_off_for_40_days_waits_for_confirmation_and_then_uses_the_trash(
    settings: Settings, clock: Clock
) -> None:
    with running(settings) as client:
        ann = Visitor(client)
        table = ann.start(luftwaffe="me", raf="me")["id"]
        expire(client)
    clock.wall += 40 * DAY
    for _ in range(2):  # a restart in between does not begin the wait again
        with running(settings) as client:
            for _ in range(18):
                assert expire(client) == []
                clock.advance(2 * HOUR)
        clock.advance(3 * HOUR)  # off for a while, which counts for nothing
    with running(settings) as client:
        assert expire(client) == []
        clock.advance(3 * HOUR)
        assert expire(client) == []
        clock.advance(2 * HOUR)
        assert expire(client) == [table]
        ann.client = client
        assert ann.post(f"/api/tables/{table}/restore", {})["n"] == 1


def test_the_trash_is_not_emptied_by_a_jump(server: TestClient[Any], clock: Clock, settings: Settings) -> None:
    ann = Visitor(server)
    table = ann.start(luftwaffe="me", raf="me")["id"]
    age(settings, table, 31)
    assert expire(server) == [table]
    clock.wall += 31 * DAY
    expire(server)
    assert lines(ann) == {table: True}


def test_the_trash_is_emptied_after_30_days(server: TestClient[Any], clock: Clock, settings: Settings) -> None:
    ann = Visitor(server)
    table = ann.start(luftwaffe="me", raf="me")["id"]
    age(settings, table, 31)
    assert expire(server) == [table]
    for _ in range(30):
        clock.advance(DAY)
        expire(server)
    assert lines(ann) == {table: True}
    clock.advance(DAY)
    expire(server)
    assert lines(ann) == {}
    assert ann.get(f"/api/tables/{table}", 404)["error"]["code"] == "unknown_table"


def test_players_bring_a_table_back_and_others_cannot(server: TestClient[Any], settings: Settings) -> None:
    ann, bob, eve = (Visitor(server) for _ in range(3))
    made = ann.start(luftwaffe="me", raf="friend")
    table = made["id"]
    bob.join(made["links"]["raf"])
    before = ann.state(table)["n"]
    eve.start(luftwaffe="me", raf="me")
    age(settings, table, 31)
    assert expire(server) == [table]
    assert bob.get(f"/api/tables/{table}", 410)["error"]["detail"]["yours"] is True
    assert eve.get(f"/api/tables/{table}", 410)["error"]["detail"]["yours"] is False
    assert table not in {line["id"] for line in eve.get("/api/tables?watch=1")}
    assert eve.post(f"/api/tables/{table}/restore", {}, 403)["error"]["code"] == "not_your_seat"
    assert Visitor(server).post(f"/api/tables/{table}/restore", {}, 403)
    assert bob.post(f"/api/tables/{table}/restore", {})["you"] == "raf"
    assert bob.post(f"/api/tables/{table}/restore", {})["you"] == "raf"  # a request sent again does no harm
    assert expire(server) == []  # it counts as used now
    assert ann.state(table)["n"] == before


def test_a_table_that_somebody_has_open_does_not_expire(server: TestClient[Any], settings: Settings) -> None:
    ann = Visitor(server)
    table = ann.start(luftwaffe="me", raf="me")["id"]
    with ann.connect(table) as socket:
        socket.receive_text()
        age(settings, table, 31)
        assert expire(server) == []
    assert lines(ann) == {table: False}


def test_a_database_from_before_the_clock_was_recorded_is_compared_with_its_newest_entry(
    settings: Settings, clock: Clock
) -> None:
    with running(settings) as client:
        ann = Visitor(client)
        table = ann.start(luftwaffe="me", raf="me")["id"]
    base = sqlite3.connect(settings.database.removeprefix("sqlite:///"))
    with base:
        base.execute("DELETE FROM server_state")
    base.close()
    clock.wall += 31 * DAY
    with running(settings) as client:
        assert expire(client) == []
        ann.client = client
        assert lines(ann) == {table: False}


def test_expires_counts_from_the_last_move_after_a_restart(settings: Settings, clock: Clock) -> None:
    with running(settings) as client:
        ann = Visitor(client)
        table = ann.start(luftwaffe="me", raf="me")["id"]
        clock.advance(20 * DAY)
        expires = ann.answer(table, ann.state(table))["table"]["expires"]
    with running(settings) as client:
        ann.client = client
        assert ann.state(table)["table"]["expires"] == expires


# --- the guard alone
def guard(record: ClockRecord | None = None) -> ClockGuard:
    return ClockGuard(record, 2 * DAY, 3 * DAY)


def test_a_new_database_believes_the_clock() -> None:
    assert guard().observe(1e9, 5.0)


@pytest.mark.parametrize(
    ("step", "plausible"), [(0, True), (500, True), (-500, True), (700, False), (-700, False), (-40 * DAY, False)]
)
def test_a_step_of_the_clock_while_the_server_runs(step: float, plausible: bool) -> None:
    clock = guard()
    clock.observe(1e9, 0)
    assert clock.observe(1e9 + HOUR + step, HOUR) is plausible


@pytest.mark.parametrize(
    ("gap", "plausible"), [(60, True), (DAY, True), (3 * DAY, False), (40 * DAY, False), (-HOUR, False)]
)
def test_a_gap_over_a_restart(gap: float, plausible: bool) -> None:
    assert guard(ClockRecord(1e9, 1e9)).observe(1e9 + gap, 0) is plausible


def test_a_clock_that_keeps_jumping_is_never_confirmed() -> None:
    clock = guard(ClockRecord(1e9, 1e9))
    wall = 1e9 + 40 * DAY
    for hour in range(24 * 30):
        assert not clock.observe(wall, hour * HOUR)
        wall += HOUR + (10 * TOLERANCE if hour % 24 == 0 else 0)


def test_small_steps_do_not_add_up_to_a_leap() -> None:
    """Each hour the clock gains five minutes: the record keeps up, and 31 days still take nearly that long to pass."""
    clock = guard()
    clock.observe(1e9, 0)
    for hour in range(1, 100):
        assert clock.observe(1e9 + hour * (HOUR + 300), hour * HOUR)
    assert clock.record is not None
    assert clock.record.trusted == 1e9 + 99 * (HOUR + 300)
