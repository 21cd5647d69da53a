"""Playing over the WebSocket: acknowledged, pushed to all, and nothing lost by a bad message."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from opsroom.server.settings import Settings

from .conftest import Json, Visitor, next_message


def say(socket: Any, state: Json, answer: str | None = None, message_id: int = 1, n: int | None = None) -> None:
    question = state["question"]
    chosen = answer or question["options"][0]["name"]
    at = state["n"] if n is None else n
    socket.send_json({"type": "answer", "id": message_id, "seat": question["seat"], "answer": chosen, "n": at})


def test_an_answer_is_acknowledged_and_shown_to_all(ann: Visitor, bob: Visitor, eve: Visitor, shared: str) -> None:
    with ann.connect(shared) as one, bob.connect(shared) as two, eve.connect(shared) as watcher:
        first = next_message(two, "state")
        assert first["since"] == 0
        next_message(watcher, "state")
        state = next_message(one, "state")
        while two_state := next_message(one, "state"):  # bob came online
            state = two_state
            if all(seat["online"] for seat in state["table"]["seats"]):
                break
        say(one, state)
        assert next_message(one, "done") == {"type": "done", "id": 1, "n": state["n"] + 1}
        for socket, you in ((one, "luftwaffe"), (two, "raf"), (watcher, None)):
            seen = next_message(socket, "state")
            assert (seen["n"], seen["you"]) == (state["n"] + 1, you)
            assert seen["since"] == len(first["events"])
            assert [event["i"] for event in seen["events"]] == list(
                range(seen["since"], seen["since"] + len(seen["events"]))
            )


def test_only_the_asked_seat_sees_the_options(ann: Visitor, bob: Visitor, eve: Visitor, shared: str) -> None:
    assert ann.state(shared)["question"]["options"]
    for other in (bob, eve):
        assert set(other.state(shared)["question"]) == {"seat", "key", "rule", "values"}


def test_a_stale_answer_brings_a_fresh_state(ann: Visitor) -> None:
    table = ann.start(luftwaffe="me", raf="me")["id"]
    with ann.connect(table) as socket:
        state = next_message(socket, "state")
        say(socket, state)
        next_message(socket, "done")
        next_message(socket, "state")
        say(socket, state, message_id=2)  # the same again, as after a lost connection
        error = next_message(socket, "error")
        assert (error["id"], error["error"]["code"]) == (2, "stale_answer")
        fresh = next_message(socket, "state")
        assert (fresh["n"], fresh["since"]) == (state["n"] + 1, 0)


def test_answers_that_are_refused_change_nothing(ann: Visitor, bob: Visitor, shared: str) -> None:
    with bob.connect(shared) as two:
        state = next_message(two, "state")
        two.send_json({"type": "answer", "id": 1, "seat": "luftwaffe", "answer": "pass", "n": state["n"]})
        assert next_message(two, "error")["error"]["code"] == "not_your_seat"
        two.send_json({"type": "answer", "id": 2, "seat": "raf", "answer": "pass", "n": state["n"]})
        assert next_message(two, "error")["error"]["code"] == "not_your_question"
    with ann.connect(shared) as one:
        next_message(one, "state")
        one.send_json({"type": "answer", "id": 3, "seat": "luftwaffe", "answer": "spitfire_mk1", "n": state["n"]})
        error = next_message(one, "error")["error"]
        assert (error["code"], error["rule"]) == ("illegal_answer", "raid")
    assert ann.state(shared)["n"] == state["n"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '"answer"',
        "{}",
        '{"type": 7}',
        '{"type": "dance"}',
        '{"type": "answer"}',
        '{"type": "answer", "seat": "luftwaffe", "answer": "pass"}',
        '{"type": "answer", "seat": "luftwaffe", "answer": "pass", "n": "one"}',
        '{"type": "answer", "seat": 3, "answer": "pass", "n": 1}',
        '{"type": "undo_reply", "seat": "luftwaffe"}',
    ],
)
def test_a_malformed_message_gets_the_error_shape_and_the_connection_lives(ann: Visitor, text: str) -> None:
    table = ann.start(luftwaffe="me", raf="me")["id"]
    with ann.connect(table) as socket:
        next_message(socket, "state")
        socket.send_text(text)
        error = next_message(socket, "error")["error"]
        assert error["code"] == "malformed"
        assert set(error) == {"code", "message", "rule", "detail"}
        socket.send_json({"type": "ping", "id": 9})
        assert next_message(socket, "pong") == {"type": "pong", "id": 9}


def test_an_oversized_message_is_refused(ann: Visitor, settings: Settings) -> None:
    table = ann.start(luftwaffe="me", raf="me")["id"]
    with ann.connect(table) as socket:
        next_message(socket, "state")
        socket.send_text(json.dumps({"type": "ping", "pad": "x" * settings.message_bytes}))
        assert next_message(socket, "error")["error"]["code"] == "too_large"
        socket.send_json({"type": "ping", "id": 1})
        next_message(socket, "pong")
    answer = ann.ask("POST", "/api/join", content=b'{"secret": "' + b"x" * settings.message_bytes + b'"}')
    assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too_large")


def test_a_refused_connection_says_why(eve: Visitor, shared: str) -> None:
    for table, seat, code in ((shared, "raf", "not_your_seat"), ("nowhere", None, "unknown_table")):
        with eve.connect(table, seat) as socket:
            assert next_message(socket, "error")["error"]["code"] == code
            with pytest.raises(WebSocketDisconnect):
                socket.receive(timeout=5)


def test_a_reconnect_gets_all_events_anew(ann: Visitor) -> None:
    table = ann.start(luftwaffe="me", raf="me")["id"]
    with ann.connect(table) as socket:
        state = next_message(socket, "state")
        events = list(state["events"])
        for _ in range(12):
            with ann.connect(table, state["question"]["seat"]) as other:
                whole = next_message(other, "state")
                say(other, whole, random.choice(whole["question"]["options"])["name"])
                next_message(other, "done")
            while state["n"] < whole["n"] + 1:
                state = next_message(socket, "state")
                events = events[: state["since"]] + state["events"]
    with ann.connect(table, "luftwaffe") as socket:
        again = next_message(socket, "state")
        assert (again["since"], again["events"]) == (0, events)


def test_many_messages_at_once_are_answered_in_order(ann: Visitor) -> None:
    table = ann.start(luftwaffe="me", raf="me")["id"]
    with ann.connect(table) as socket:
        next_message(socket, "state")
        for n in range(50):
            socket.send_json({"type": "ping", "id": n})
        assert [next_message(socket, "pong")["id"] for _ in range(50)] == list(range(50))
