"""Bots share the machine fairly: nobody's bots delay another's, and no work is done for a moment that has passed."""

from __future__ import annotations

import dataclasses
import os
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from opsroom.server import game, limits, storage
from opsroom.server.app import create_app
from opsroom.server.middleware import Guard
from opsroom.server.registry import TableRegistry
from opsroom.server.scheduler import ATTEMPTS
from opsroom.server.settings import Settings

from .conftest import Visitor, next_message
from .jobs import GATE, always_dies, hint_at_gate, search_dies, think_at_gate


class Gate:
    """Work that waits at the gate goes on when it is opened."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def open(self) -> None:
        self.path.touch()

    def arrived(self) -> list[str]:
        """The process ids of those who came to the gate."""
        log = self.path.with_name(self.path.name + ".log")
        return log.read_text().splitlines() if log.exists() else []


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Gate:
    gate = Gate(tmp_path / "gate")
    monkeypatch.setenv(GATE, str(gate.path))
    return gate


@pytest.fixture
def site(settings: Settings) -> Guard:
    return create_app(settings)


@pytest.fixture
def client(site: Guard) -> Iterator[TestClient[Any]]:
    """A server for one test: its bots are its own."""
    with TestClient(site) as client:  # type: ignore[arg-type]
        yield client


@pytest.fixture
def registry(site: Guard, client: TestClient[Any]) -> TableRegistry:  # noqa: ARG001  the client starts the site
    """What the server holds, to look at."""
    found: TableRegistry = site.api.state.registry
    return found


def until(true: Callable[[], bool]) -> None:
    """Waits for it; a test that waits in vain fails."""
    for _ in range(3000):
        if true():
            return
        time.sleep(0.01)
    raise AssertionError("it never came to that")


def is_alive(pid: str) -> bool:
    return os.path.exists(f"/proc/{pid}")


def against_search(ann: Visitor, level: str = "search:large") -> str:
    """A table where ann has answered and the bot of the other side is asked."""
    table = ann.start(luftwaffe="me", raf=level)["id"]
    state = ann.state(table)
    while state["question"]["seat"] == "luftwaffe":
        state = ann.answer(table, state)
    return str(table)


def test_twenty_search_tables_of_one_visitor_do_not_delay_anothers_hint(
    ann: Visitor, bob: Visitor, registry: TableRegistry, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game, "think", think_at_gate)
    for _ in range(20):
        ann.start(luftwaffe="search:large", raf="me")
    until(lambda: len(gate.arrived()) == 1 and registry.workers.bots.waiting == 19)
    table = bob.start(luftwaffe="me", raf="me")["id"]
    hint = bob.post(f"/api/tables/{table}/hint", {"seat": "luftwaffe", "n": 1})
    assert hint["bot"] == "staff"
    assert len(gate.arrived()) == 1  # the search still runs, and no other was started before the hint


def test_twenty_search_tables_do_not_delay_a_standard_bot(
    ann: Visitor, bob: Visitor, registry: TableRegistry, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game, "think", think_at_gate)
    for _ in range(20):
        ann.start(luftwaffe="search:small", raf="me")
    until(lambda: len(gate.arrived()) == 1 and registry.workers.bots.waiting == 19)
    for level in ("staff", "random"):
        table = bob.start(luftwaffe=level, raf="me")["id"]
        until(lambda table=table: registry.tables[table].table.n > 1)  # type: ignore[misc]
    assert len(gate.arrived()) == 1  # the first search still runs


def searching(registry: TableRegistry) -> list[str]:
    """The tables whose bots wait for a worker, in the order of their turns."""
    tables = {id(live.bot_job.job): live.id for live in registry.tables.values() if live.bot_job is not None}
    lane, found = registry.workers.bots, []
    for turns in (lane.foreground, lane.background):
        while turns.groups:
            found.append(tables[id(turns.next())])
    return found


@pytest.mark.usefixtures("gate")
def test_visitors_of_one_address_share_its_turns_and_tables_with_a_person_go_first(
    client: TestClient[Any], ann: Visitor, registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game, "think", think_at_gate)
    lane = registry.workers.bots
    ann.start(luftwaffe="search:large", raf="me")
    until(lambda: lane.running == 1)
    without_person = Visitor(client).start(luftwaffe="search:large", raf="search:large")["id"]
    crowd = [Visitor(client).start(luftwaffe="search:large", raf="me")["id"] for _ in range(5)]
    monkeypatch.setattr(limits, "client_key", lambda _: "203.0.113.7")  # visitors now come from elsewhere
    bob = Visitor(client).start(luftwaffe="search:large", raf="me")["id"]
    until(lambda: lane.waiting == 7)
    assert searching(registry) == [crowd[0], bob, *crowd[1:], without_person]


def test_a_tables_bots_are_charged_to_who_plays_there_and_else_to_who_created_it(
    ann: Visitor, bob: Visitor, registry: TableRegistry
) -> None:
    numbers = {}
    for who in (ann, bob):
        numbers[who] = registry.tables[who.start(luftwaffe="me", raf="me")["id"]].starter
    assert registry.tables[ann.start(luftwaffe="random", raf="random")["id"]].charged == numbers[ann]
    made = ann.start(luftwaffe="random", raf="friend")
    assert registry.tables[made["id"]].charged == numbers[ann]
    bob.join(made["links"]["raf"])
    assert registry.tables[made["id"]].charged == numbers[bob]
    made = ann.start(luftwaffe="me", raf="friend")
    bob.join(made["links"]["raf"])
    assert registry.tables[made["id"]].charged == numbers[ann]


def undo(ann: Visitor, _: TableRegistry, table: str) -> None:
    ann.post(f"/api/tables/{table}/undo", {"seat": "luftwaffe", "n": ann.state(table)["n"]})


def take_seat(ann: Visitor, _: TableRegistry, table: str) -> None:
    ann.post(f"/api/tables/{table}/seats/raf/bot", {"bot": None})


def put_another_bot(ann: Visitor, _: TableRegistry, table: str) -> None:
    ann.post(f"/api/tables/{table}/seats/raf/bot", {"bot": "random"})


def concede(ann: Visitor, _: TableRegistry, table: str) -> None:
    ann.concede(table, "luftwaffe")


def close_table(ann: Visitor, registry: TableRegistry, table: str) -> None:
    def close() -> None:
        registry.tables[table].lost = True
        registry.drop(registry.tables[table])

    ann.client.blocking_portal.call(close)


@pytest.mark.parametrize("change", [undo, take_seat, put_another_bot, close_table, concede])
def test_a_search_for_a_moment_that_has_passed_is_stopped(
    ann: Visitor,
    registry: TableRegistry,
    gate: Gate,
    monkeypatch: pytest.MonkeyPatch,
    change: Callable[[Visitor, TableRegistry, str], None],
) -> None:
    monkeypatch.setattr(game, "think", think_at_gate)
    table = against_search(ann)
    until(lambda: len(gate.arrived()) == 1)
    waiting = against_search(ann)
    until(lambda: registry.workers.bots.waiting == 1)
    change(ann, registry, waiting)  # in the queue
    until(lambda: registry.workers.bots.waiting == 0 or change is put_another_bot)
    change(ann, registry, table)  # in a worker
    until(lambda: not is_alive(gate.arrived()[0]))
    until(lambda: registry.workers.bots.waiting + registry.workers.bots.running == 0)
    assert registry.workers.bots.stats.cancelled == 2
    assert len(gate.arrived()) == 1


def test_a_hint_ends_with_the_connection_that_asked_for_it(
    ann: Visitor, registry: TableRegistry, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game, "advise", hint_at_gate)
    table = ann.start(luftwaffe="me", raf="me")["id"]
    with ann.connect(table) as socket:
        next_message(socket, "state")
        for number in range(2):
            socket.send_json({"type": "hint", "id": number, "seat": "luftwaffe", "n": 1})
        socket.send_json({"type": "ping", "id": 7})
        assert next_message(socket, "pong")["id"] == 7  # the connection is served while a hint is under way
        until(lambda: registry.workers.hints.waiting == 1 and len(gate.arrived()) == 1)
    until(lambda: registry.workers.hints.stats.cancelled == 2)
    until(lambda: not is_alive(gate.arrived()[0]))


def test_a_hint_for_a_moment_that_has_passed_is_refused(
    ann: Visitor, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game, "advise", hint_at_gate)
    table = ann.start(luftwaffe="me", raf="me")["id"]
    with ann.connect(table) as socket:
        next_message(socket, "state")
        socket.send_json({"type": "hint", "id": 1, "seat": "luftwaffe", "n": 1})
        until(lambda: len(gate.arrived()) == 1)
        ann.answer(table, ann.state(table))
        refused = next_message(socket, "error")
        assert (refused["id"], refused["error"]["code"]) == (1, "stale_answer")


@pytest.mark.usefixtures("gate")
def test_a_visitor_with_too_many_waiting_hints_is_told_so(
    ann: Visitor, registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game, "advise", hint_at_gate)
    table = ann.start(luftwaffe="me", raf="me")["id"]
    with ann.connect(table) as socket:
        next_message(socket, "state")
        for number in range(registry.settings.hints_per_visitor + 2):
            socket.send_json({"type": "hint", "id": number, "seat": "luftwaffe", "n": 1})
        refused = next_message(socket, "error")
        assert (refused["id"], refused["error"]["code"]) == (registry.settings.hints_per_visitor + 1, "rate_limited")


@pytest.mark.parametrize("broken", [search_dies, always_dies])
def test_where_a_bots_worker_keeps_dying_a_weaker_bot_answers(
    ann: Visitor, registry: TableRegistry, monkeypatch: pytest.MonkeyPatch, broken: Callable[..., str]
) -> None:
    monkeypatch.setattr(game, "think", broken)
    monkeypatch.setattr(game, "FAILURES", 1)
    table = against_search(ann)
    with ann.connect(table) as socket:
        state = next_message(socket, "state")
        while state["question"]["seat"] == "raf":
            state = next_message(socket, "state")
    failures = registry.tables[table].bot_failures
    assert failures == ({"search:large": 1} if broken is search_dies else {"search:large": 1, "staff": 1})
    lanes = registry.workers.bots, registry.workers.quick_bots
    assert sum(lane.stats.worker_deaths for lane in lanes) == ATTEMPTS * failures.total()


def test_a_bot_that_raises_gives_way_to_a_weaker_one(
    ann: Visitor, registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(game.opponent.__globals__["LEVELS"], "search:small", "no such opponent")
    table = against_search(ann, "search:small")
    with ann.connect(table) as socket:
        state = next_message(socket, "state")
        while state["question"]["seat"] == "raf":
            state = next_message(socket, "state")
    assert registry.tables[table].bot_failures["search:small"] >= 1


class TestTablesWithoutAPerson:
    """They play on while somebody watches, a few at a time."""

    @pytest.fixture
    def settings(self, settings: Settings) -> Settings:
        return dataclasses.replace(settings, bot_tables=2, bot_tables_per_visitor=1, bot_table_pause=3600.0)

    @pytest.fixture(autouse=True)
    def slow(self, gate: Gate, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(game, "think", think_at_gate)

    def playing(self, registry: TableRegistry) -> list[str]:
        return sorted(table.id for table in registry.tables.values() if table.bot_task)

    def test_a_visitor_has_few_at_a_time_and_the_one_watched_last_plays(
        self, ann: Visitor, registry: TableRegistry
    ) -> None:
        first, second = (ann.start(luftwaffe="search:small", raf="search:small")["id"] for _ in "ab")
        until(lambda: self.playing(registry) == [second])
        with ann.connect(first) as socket:
            next_message(socket, "state")
            until(lambda: self.playing(registry) == [first])
            third = ann.start(luftwaffe="search:small", raf="search:small")["id"]
            ann.state(third)
            assert self.playing(registry) == [first]  # it is being watched, so it is not displaced
        with_person = ann.start(luftwaffe="search:small", raf="me")["id"]
        until(lambda: self.playing(registry) == sorted([first, with_person]))

    def test_there_are_few_in_all(self, ann: Visitor, bob: Visitor, eve: Visitor, registry: TableRegistry) -> None:
        tables = [who.start(luftwaffe="search:small", raf="search:small")["id"] for who in (ann, bob, eve)]
        until(lambda: self.playing(registry) == sorted(tables[1:]))

    def test_visitors_of_one_address_have_few_together(
        self, client: TestClient[Any], registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        registry.autoplay.most, registry.autoplay.per_address = 9, 2
        crowd = [Visitor(client).start(luftwaffe="search:small", raf="search:small")["id"] for _ in range(5)]
        until(lambda: self.playing(registry) == sorted(crowd[3:]))  # each took the place of the oldest
        monkeypatch.setattr(limits, "client_key", lambda _: "203.0.113.7")
        other = Visitor(client).start(luftwaffe="search:small", raf="search:small")["id"]
        until(lambda: self.playing(registry) == sorted([*crowd[3:], other]))

    def test_watched_tables_of_a_few_addresses_leave_room_for_a_newcomer(
        self, client: TestClient[Any], registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Two addresses that watched their tables used to fill all places."""
        registry.autoplay.most, registry.autoplay.per_visitor, registry.autoplay.per_address = 4, 2, 2
        started: dict[str, str] = {}  # addresses, by table

        def playing() -> str:
            return "".join(sorted(started[table] for table in self.playing(registry)))

        with ExitStack() as stack:

            def watch(address: str) -> str:
                monkeypatch.setattr(limits, "client_key", lambda _: address)
                table = str(Visitor(client).start(luftwaffe="search:small", raf="search:small")["id"])
                started[table] = address
                next_message(stack.enter_context(Visitor(client).connect(table)), "state")
                return table

            for address in "aabb":
                watch(address)
            until(lambda: playing() == "aabb")
            watch("c")
            watch("d")
            until(lambda: playing() == "abcd")  # those who had two gave one up
            for address in "efgh":
                watch(address)
            until(lambda: playing() == "abcdefgh")
            watch("i")  # there are twice as many as the limit now
            table = watch("h")  # who has one
            assert playing() == "abcdefgh"
            registry.tables[table].exhibition = True
            client.blocking_portal.call(game.wake_bot, registry, registry.tables[table])
            assert playing() == "abcdefghh"  # it has a place of its own

    def test_one_that_waits_begins_when_another_stops(self, ann: Visitor, registry: TableRegistry) -> None:
        first = ann.start(luftwaffe="search:small", raf="search:small")["id"]
        with ann.connect(first) as watching:
            next_message(watching, "state")
            second = ann.start(luftwaffe="random", raf="random")["id"]
            assert self.playing(registry) == [first]
            ann.post(f"/api/tables/{first}/seats/luftwaffe/bot", {"bot": None})  # nobody is there to answer
            until(lambda: registry.tables[second].table.n > 1)

    def test_one_that_nobody_watches_pauses_and_plays_on_when_somebody_looks(
        self, ann: Visitor, eve: Visitor, registry: TableRegistry, gate: Gate
    ) -> None:
        table = ann.start(luftwaffe="search:small", raf="random")["id"]
        until(lambda: len(gate.arrived()) == 1)
        registry.autoplay.pause = 0.0
        gate.open()
        until(lambda: self.playing(registry) == [])
        n = registry.tables[table].table.n
        assert not registry.tables[table].table.over
        with eve.connect(table) as socket:
            while next_message(socket, "state")["n"] == n:
                pass
        until(lambda: self.playing(registry) == [])

    def test_after_a_restart_one_waits_for_somebody_who_looks(self, settings: Settings) -> None:
        with TestClient(create_app(settings)) as client:  # type: ignore[arg-type]
            ann = Visitor(client)
            lonely = ann.start(luftwaffe="search:small", raf="random")["id"]
            played = ann.start(luftwaffe="search:small", raf="me")["id"]
        site = create_app(settings)
        with TestClient(site) as client:  # type: ignore[arg-type]
            registry: TableRegistry = site.api.state.registry
            until(lambda: self.playing(registry) == [played])
            assert registry.database.read_here(storage.waiting_for_bots) == [played]
            assert lonely not in registry.tables
            Visitor(client).state(lonely)
            until(lambda: self.playing(registry) == sorted([lonely, played]))
