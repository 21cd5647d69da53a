"""Lessons over HTTP and the WebSocket: private tables, explained mistakes, progress that is kept."""

from __future__ import annotations

import sqlite3
import threading
import time
from dataclasses import replace
from datetime import datetime
from typing import Any

import pytest
from litestar.testing import TestClient

import opsroom
from opsroom.lessons import lessons_of
from opsroom.server import storage
from opsroom.server.app import create_app
from opsroom.server.settings import DAY, Settings

from .conftest import Json, Visitor, next_message
from .test_expiry import age, delete, expire, running

LESSON = lessons_of(opsroom.title("blitz"))["first_raid"]
FIRST_TASK = next(i for i, step in enumerate(LESSON.steps) if step.is_task)


def start(visitor: Visitor, **more: Any) -> str:
    made = visitor.post("/api/lessons", {"title": "blitz", "lesson": "first_raid", **more}, 201)
    assert made["links"] == {}
    return str(made["id"])


def turn(visitor: Visitor, table: str, do: str = "next", status: int = 200) -> Json:
    at = visitor.state(table)["lesson"]["at"]
    found: Json = visitor.post(f"/api/tables/{table}/lesson", {"do": do, "at": at}, status)
    return found


def to_the_first_task(visitor: Visitor, table: str) -> Json:
    for _ in range(FIRST_TASK):
        turn(visitor, table)
    return visitor.state(table)


def say(visitor: Visitor, table: str, answer: str, status: int = 200) -> Json:
    state = visitor.state(table)
    body = {"seat": "raf", "answer": answer, "n": state["n"]}
    found: Json = visitor.post(f"/api/tables/{table}/answers", body, status)
    return found


def settled(visitor: Visitor, table: str) -> Json:
    """The State once the script has played the other side's part."""
    for _ in range(200):
        state = visitor.state(table)
        if state["question"] is None or state["question"]["seat"] == "raf" or state["lesson"]["finished"]:
            return state
        time.sleep(0.02)
    raise AssertionError("the other side does not act")


def solve(visitor: Visitor, table: str) -> Json:
    """Takes the lesson to its end, as the lesson itself shows it."""
    state = settled(visitor, table)
    for _ in range(100):
        if state["lesson"]["finished"]:
            return state
        if not state["lesson"]["task"]:
            turn(visitor, table)
        else:
            hint = visitor.post(f"/api/tables/{table}/hint", {"seat": "raf", "n": state["n"]})
            assert hint["bot"] == "lesson"
            say(visitor, table, hint["answer"])
        state = settled_or_read(visitor, table)
    raise AssertionError("the lesson has no end")


def settled_or_read(visitor: Visitor, table: str) -> Json:
    state = visitor.state(table)
    return settled(visitor, table) if state["lesson"]["task"] else state


def line(visitor: Visitor) -> Json:
    (found,) = [each for each in visitor.get("/api/lessons?title=blitz") if each["id"] == "first_raid"]
    return dict(found)


def test_the_list_has_the_lessons_of_all_titles_or_of_one(ann: Visitor) -> None:
    everything = ann.get("/api/lessons")
    expected = [(title.id, lesson) for title in opsroom.titles().values() for lesson in lessons_of(title)]
    assert [(each["title"], each["id"]) for each in everything] == expected
    assert {each["title"] for each in ann.get("/api/lessons?title=blitz")} == {"blitz"}
    assert ann.token is None  # a visitor who only looks is not stored


def test_a_lesson_is_a_private_table_that_nobody_else_finds(ann: Visitor, eve: Visitor) -> None:
    table = start(ann)
    assert ann.get("/api/tables?mine=1") == []
    assert table not in [each["id"] for each in eve.get("/api/tables?watch=1")]
    eve.get(f"/api/tables/{table}", 403)
    eve.post(f"/api/tables/{table}/lesson", {"do": "next", "at": 0}, 403)
    assert ann.state(table)["lesson"]["step"] == LESSON.steps[0].id


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [("POST", "seats/luftwaffe/link", {}), ("POST", "seats/luftwaffe/bot", {"bot": None}), ("GET", "export", None)],
)
def test_a_lesson_cannot_be_shared_or_saved(ann: Visitor, method: str, path: str, body: Any) -> None:
    table = start(ann)
    answer = ann.ask(method, f"/api/tables/{table}/{path}", **({} if body is None else {"json": body}))
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "lesson_table")


def test_an_ordinary_table_has_no_lesson(ann: Visitor) -> None:
    table = ann.start(luftwaffe="me", raf="me")["id"]
    assert "lesson" not in ann.state(table)
    error = ann.post(f"/api/tables/{table}/lesson", {"do": "next", "at": 0}, 409)["error"]
    assert error["code"] == "no_lesson"
    with ann.connect(table) as socket:
        assert "lesson" not in next_message(socket, "state")


def test_pages_turn_once_however_often_the_message_comes(ann: Visitor) -> None:
    table = start(ann)
    for _ in range(2):
        ann.post(f"/api/tables/{table}/lesson", {"do": "next", "at": 0})
    assert ann.state(table)["lesson"]["at"] == 1
    assert turn(ann, table, "back")["lesson"]["at"] == 0
    assert turn(ann, table, "back")["lesson"]["at"] == 0


def test_nothing_is_played_while_there_is_something_to_read(ann: Visitor) -> None:
    table = start(ann)
    before = ann.state(table)
    state = say(ann, table, "hurricane")
    assert state["lesson"]["attempt"] == {
        "answer": "hurricane",
        "say": "read",
        "rule": "victory-luftwaffe",
        "carried_out": False,
    }
    assert (state["n"], state["view"]) == (before["n"], before["view"])


def test_a_task_cannot_be_passed_over(ann: Visitor) -> None:
    table = start(ann)
    to_the_first_task(ann, table)
    error = ann.post(f"/api/tables/{table}/lesson", {"do": "next", "at": FIRST_TASK}, 409)["error"]
    assert error["code"] == "not_your_question"


def test_a_mistake_is_explained_and_changes_nothing(ann: Visitor) -> None:
    table = start(ann)
    before = to_the_first_task(ann, table)
    state = say(ann, table, "early_warning_radar")
    assert state["lesson"]["attempt"]["say"] == "radar"
    assert state["view"] == before["view"]
    assert say(ann, table, "ack_ack_guns")["lesson"]["attempt"]["say"] == "wrong"
    error = say(ann, table, "bf109", 422)["error"]  # and what the rules do not allow is refused as always
    assert error["code"] == "illegal_answer"
    assert say(ann, table, "hurricane")["lesson"]["attempt"] is None


def test_what_misses_the_goal_is_shown_until_it_is_tried_again(ann: Visitor) -> None:
    table = start(ann)
    before = to_the_first_task(ann, table)
    with ann.connect(table) as socket:
        state = next_message(socket, "state")
        socket.send_json({"type": "answer", "id": 1, "seat": "raf", "answer": "pass", "n": state["n"]})
        questions = []
        while (state := next_message(socket, "state"))["lesson"]["attempt"] is None:
            questions.append(state["question"]["key"])
        assert set(questions) == {"choose_attack"}
        assert (state["question"]["key"], state["question"]["values"]["falling"]) == ("choose_relief", 9)
        missed = {"answer": "pass", "say": "stop", "rule": "note-1", "carried_out": True}
        assert state["lesson"]["attempt"] == missed
        socket.send_json({"type": "answer", "id": 2, "seat": "raf", "answer": "pass", "n": state["n"]})
        assert next_message(socket, "state")["lesson"]["attempt"] == missed  # until it is tried again
        socket.send_json({"type": "lesson", "id": 3, "do": "again", "at": FIRST_TASK})
        again = next_message(socket, "state")
        assert (again["lesson"]["attempt"], again["lesson"]["at"]) == (None, FIRST_TASK)
        assert again["view"]["columns"] == before["view"]["columns"]
        assert again["question"]["key"] == "choose_defence"


def test_pages_turn_over_the_websocket_too(ann: Visitor) -> None:
    table = start(ann)
    with ann.connect(table) as socket:
        state = next_message(socket, "state")
        socket.send_json({"type": "lesson", "id": 7, "do": "next", "at": 0})
        assert next_message(socket, "state")["lesson"]["at"] == 1
        assert next_message(socket, "done") == {"type": "done", "id": 7, "n": state["n"]}


def test_undo_begins_the_step_again(ann: Visitor) -> None:
    table = start(ann)
    before = to_the_first_task(ann, table)
    say(ann, table, "hurricane")
    state = settled(ann, table)
    assert state["lesson"]["at"] == FIRST_TASK + 1
    again = ann.post(f"/api/tables/{table}/undo", {"seat": "raf", "n": state["n"]})
    assert again["lesson"]["at"] == FIRST_TASK + 1  # nothing was played in it yet
    back = turn(ann, table, "back")
    assert (back["lesson"]["at"], back["view"]["columns"]) == (FIRST_TASK, before["view"]["columns"])


def test_a_step_is_begun_again_in_a_thread_and_not_without_end(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The whole record is read again, and the attempt stays in it."""
    take_back, threads = opsroom.Table.take_back, []

    def watched(self: opsroom.Table, *arguments: Any) -> None:
        threads.append(threading.current_thread().name)
        take_back(self, *arguments)

    monkeypatch.setattr(opsroom.Table, "take_back", watched)
    with TestClient(create_app(replace(settings, free_undos_per_seat=3))) as client:  # type: ignore[arg-type]
        ann = Visitor(client)
        table = start(ann)
        before = to_the_first_task(ann, table)
        for attempt in range(4):
            say(ann, table, "hurricane")
            settled(ann, table)
            if attempt < 3:
                assert turn(ann, table, "back")["view"]["columns"] == before["view"]["columns"]
        refused = turn(ann, table, "back", 409)
        assert refused["error"]["code"] == "record_full"
        state = ann.state(table)
        assert state["lesson"]["at"] == FIRST_TASK + 1  # nothing has changed
        assert len(threads) == 3
        assert all(name.startswith("opsroom-review") for name in threads)
        assert start(ann, afresh=True) != table


def test_a_lesson_is_taken_up_where_it_was_left_and_marked_when_finished(ann: Visitor) -> None:
    table = start(ann)
    to_the_first_task(ann, table)
    assert (line(ann)["table"], line(ann)["at"], line(ann)["done"]) == (table, FIRST_TASK, False)
    assert start(ann) == table
    afresh = start(ann, afresh=True)
    assert afresh != table
    assert start(ann) == afresh
    assert solve(ann, afresh)["lesson"]["at"] == len(LESSON.steps)
    assert (line(ann)["done"], start(ann) == afresh) == (True, False)


def test_progress_is_each_visitors_own(ann: Visitor, bob: Visitor) -> None:
    solve(ann, start(ann))
    start(bob)
    assert (line(ann)["done"], line(bob)["done"]) == (True, False)


def test_a_lesson_goes_on_after_a_restart(settings: Settings) -> None:
    with TestClient(create_app(settings)) as client:  # type: ignore[arg-type]
        ann = Visitor(client)
        table = start(ann)
        to_the_first_task(ann, table)
        say(ann, table, "hurricane")
        before = settled(ann, table)
    with TestClient(create_app(settings)) as client:  # type: ignore[arg-type]
        ann.client = client
        after = ann.state(table)
        assert (after["lesson"], after["view"]) == (before["lesson"], before["view"])
        assert solve(ann, table)["lesson"]["finished"]
        assert line(ann)["done"]


def test_a_lesson_that_has_changed_is_started_again(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    with TestClient(create_app(settings)) as client:  # type: ignore[arg-type]
        ann = Visitor(client)
        table = start(ann)
    monkeypatch.setattr(LESSON, "fingerprint", "another")
    with TestClient(create_app(settings)) as client:  # type: ignore[arg-type]
        ann.client = client
        assert ann.state(table)["lesson"]["changed"]
        assert turn(ann, table, status=409)["error"]["code"] == "no_lesson"
        assert start(ann) != table


def test_the_table_of_a_lesson_expires_soon_and_progress_stays(settings: Settings) -> None:
    with TestClient(create_app(settings)) as client:  # type: ignore[arg-type]
        ann = Visitor(client)
        done = start(ann)
        solve(ann, done)
        left, game = start(ann), ann.start(luftwaffe="me", raf="me")["id"]
        part = ann.state(left)["table"]
        days = datetime.fromisoformat(part["expires"]) - datetime.fromisoformat(part["updated"])
        assert days.days == settings.days_lesson
    for table in (done, left, game):
        age(settings, table, 8)
    with running(settings) as client:
        ann.client = client
        registry = client.site.api.state.registry  # type: ignore[attr-defined]
        assert registry.database.read_here(storage.waiting_for_bots) == []  # no lesson is loaded without its learner
        expire(client)
        for table in (done, left):
            ann.get(f"/api/tables/{table}", 410)
        assert ann.state(game)["n"] == 1
        assert (line(ann)["done"], line(ann)["table"]) == (True, None)


def test_progress_keeps_a_visitor_for_as_long_as_an_unused_table_is_kept(settings: Settings) -> None:
    with TestClient(create_app(settings)) as client:  # type: ignore[arg-type]
        ann, bob, newest = Visitor(client), Visitor(client), Visitor(client)
        for visitor in (ann, bob):
            table = start(visitor)
            solve(visitor, table)
            delete(settings, table)
        delete(settings, start(newest))
    base = sqlite3.connect(settings.database.removeprefix("sqlite:///"))
    with base:
        base.execute("UPDATE visitors SET created = created - ?", [40 * DAY])
        base.execute("UPDATE sessions SET last_seen = last_seen - ?", [40 * DAY])
        base.execute("UPDATE lessons_finished SET at = at - ? WHERE visitor = 2", [40 * DAY])
    base.close()
    with running(settings) as client:
        expire(client)
        ann.client = bob.client = client
        assert (line(ann)["done"], line(bob)["done"]) == (True, False)
