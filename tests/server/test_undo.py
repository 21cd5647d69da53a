"""Undo: fair at once, otherwise by consent of the other persons."""

from __future__ import annotations

import json
from random import Random

import pytest
from litestar.testing import TestClient

import opsroom
from opsroom.server.app import create_app
from opsroom.server.settings import Settings
from tests.titles.bomber_command.test_undo import until_a_counter_moves

from .conftest import Json, Visitor, change_settings, next_message, play_on


def undo(visitor: Visitor, table: str, seat: str, status: int = 200) -> Json:
    n = visitor.state(table, seat)["n"]
    answer: Json = visitor.post(f"/api/tables/{table}/undo", {"seat": seat, "n": n}, status)
    return answer


def to_the_raf(ann: Visitor, bob: Visitor, table: str) -> Json:
    """Plays until the RAF has answered, so that the Luftwaffe cannot take back alone."""
    state = ann.state(table)
    while state["undo"]["why"] in (None, "nothing"):
        who = ann if state["question"]["seat"] == "luftwaffe" else bob
        who.answer(table, state)
        state = ann.state(table)
    return state


def test_nothing_to_take_back(ann: Visitor, shared: str) -> None:
    assert undo(ann, shared, "luftwaffe", 409)["error"]["code"] == "undo_refused"
    stale = ann.post(f"/api/tables/{shared}/undo", {"seat": "luftwaffe", "n": 99}, 409)
    assert stale["error"]["code"] == "stale_answer"


def test_alone_at_the_table_everything_can_be_taken_back(ann: Visitor) -> None:
    table = ann.start(luftwaffe="me", raf="me")["id"]
    state = play_on(ann, table, lambda state: state["n"] > 8)
    before = state["n"]
    with ann.connect(table, "raf") as socket:
        next_message(socket, "state")
        state = undo(ann, table, "luftwaffe")
        assert state["n"] == before + 1  # a moment never comes again
        assert state["question"]["seat"] == "luftwaffe"
        seen = next_message(socket, "state")
        assert (seen["since"], seen["n"]) == (0, before + 1)
        assert seen["events"][-1]["kind"] == "undone"


def test_the_other_person_is_asked_and_agrees(ann: Visitor, bob: Visitor, shared: str) -> None:
    state = to_the_raf(ann, bob, shared)
    assert undo(ann, shared, "luftwaffe")["undo"]["asked_by"] == "luftwaffe"
    assert bob.state(shared)["undo"]["asked_by"] == "luftwaffe"
    own = ann.post(f"/api/tables/{shared}/undo/reply", {"seat": "luftwaffe", "agree": True}, 409)
    assert own["error"]["code"] == "nothing_asked"
    after = bob.post(f"/api/tables/{shared}/undo/reply", {"seat": "raf", "agree": True})
    assert after["n"] == state["n"] + 1
    assert after["undo"]["asked_by"] is None
    assert after["question"]["seat"] == "luftwaffe"


def test_the_other_person_declines(ann: Visitor, bob: Visitor, shared: str) -> None:
    state = to_the_raf(ann, bob, shared)
    with bob.connect(shared) as socket:
        next_message(socket, "state")
        undo(ann, shared, "luftwaffe")
        assert next_message(socket, "state")["undo"]["asked_by"] == "luftwaffe"
        socket.send_json({"type": "undo_reply", "id": 5, "seat": "raf", "agree": False})
        assert next_message(socket, "state")["undo"]["asked_by"] is None
    assert ann.state(shared)["n"] == state["n"]
    late = bob.post(f"/api/tables/{shared}/undo/reply", {"seat": "raf", "agree": True}, 409)
    assert late["error"]["code"] == "nothing_asked"


def test_a_request_outlives_a_restart_and_an_answer_ends_it(settings: Settings) -> None:
    with TestClient(create_app(settings)) as client:  # type: ignore[arg-type]
        ann, bob = Visitor(client), Visitor(client)
        made = ann.start(luftwaffe="me", raf="friend")
        bob.join(made["links"]["raf"])
        to_the_raf(ann, bob, made["id"])
        undo(ann, made["id"], "luftwaffe")
    with TestClient(create_app(settings)) as client:  # type: ignore[arg-type]
        for visitor in (ann, bob):
            visitor.client = client
            assert visitor.state(made["id"])["undo"]["asked_by"] == "luftwaffe"
        state = bob.state(made["id"])
        who = ann if state["question"]["seat"] == "luftwaffe" else bob
        who.answer(made["id"], state)
    with TestClient(create_app(settings)) as client:  # type: ignore[arg-type]
        ann.client = client
        assert ann.state(made["id"])["undo"]["asked_by"] is None


def test_any_answer_clears_the_request(ann: Visitor, bob: Visitor, shared: str) -> None:
    to_the_raf(ann, bob, shared)
    state = undo(ann, shared, "luftwaffe")
    who = ann if state["question"]["seat"] == "luftwaffe" else bob
    assert who.answer(shared, state)["undo"]["asked_by"] is None


def test_after_an_answer_that_revealed_something_the_other_person_is_asked(ann: Visitor, bob: Visitor) -> None:
    """Nothing in the answer's record says so: the server finds out when the seat wants to undo."""
    table = until_a_counter_moves(3)
    seats = {"german": {"who": "me"}, "british": {"who": "friend"}}
    made = ann.ask(
        "POST",
        "/api/tables/import",
        params={"seats": json.dumps(seats), "visibility": "public"},
        content=table.to_json(),
    ).json()
    bob.join(made["links"]["british"])
    assert ann.state(made["id"])["undo"] == {"can": True, "why": None, "asked_by": None}
    state = undo(ann, made["id"], "german")
    assert state["undo"] == {"can": False, "why": "revealed", "asked_by": "german"}
    assert bob.state(made["id"])["undo"]["asked_by"] == "german"


def test_an_answer_in_secret_does_not_end_a_request(ann: Visitor, bob: Visitor) -> None:
    """Or the request would tell the asker that the other seat has answered."""
    table, random = opsroom.title("burning_blue").new("0", "campaign1"), Random(0)
    while table.undo_state("raf")["why"] == "nothing" or table.question.key != "choose_cancelled":  # type: ignore[union-attr]
        table.answer(random.choice(table.question.options))  # type: ignore[union-attr]
    assert len(table.question.options) > 1
    seats = {"raf": {"who": "me"}, "luftwaffe": {"who": "friend"}}
    made = ann.ask(
        "POST",
        "/api/tables/import",
        params={"seats": json.dumps(seats), "visibility": "public"},
        content=table.to_json(),
    ).json()
    bob.join(made["links"]["luftwaffe"])
    before = undo(ann, made["id"], "raf")
    assert before["undo"]["asked_by"] == "raf"
    with ann.connect(made["id"]) as socket:
        next_message(socket, "chat_log")  # which follows the first State
        after = bob.answer(made["id"], bob.state(made["id"]), table.question.options[0])
        assert after["question"]["seat"] == "luftwaffe"
        socket.send_json({"type": "ping", "id": 1})
        assert json.loads(socket.receive_text(timeout=20))["type"] == "pong"
    assert ann.state(made["id"]) == before


def test_a_bot_always_agrees(ann: Visitor) -> None:
    table = ann.start(luftwaffe="me", raf="random")["id"]
    with ann.connect(table, "luftwaffe") as socket:
        state = next_message(socket, "state")
        answered = False
        while not answered or state["question"]["seat"] != "luftwaffe":
            if state["question"]["seat"] == "luftwaffe":
                answer = state["question"]["options"][0]["name"]
                socket.send_json({"type": "answer", "id": 1, "seat": "luftwaffe", "answer": answer, "n": state["n"]})
                answered = True
            state = next_message(socket, "state")
        socket.send_json({"type": "undo", "id": 2, "seat": "luftwaffe", "n": state["n"]})
        seen = next_message(socket, "state")
        assert seen["n"] == state["n"] + 1
        assert seen["events"][-1]["kind"] == "undone"


def test_a_finished_game_cannot_be_taken_back(ann: Visitor) -> None:
    table = ann.start(luftwaffe="me", raf="me")["id"]
    ann.concede(table, "luftwaffe")
    assert undo(ann, table, "luftwaffe", 409)["error"]["code"] == "game_over"


def test_a_request_that_is_sent_again_keeps_those_who_agreed(settings: Settings) -> None:
    people = [f"corps_{n}" for n in (1, 2, 3)]
    seats = {seat: {"who": "me" if seat == people[0] else "friend"} for seat in people}
    tokens: dict[str, str | None] = {}
    with TestClient(create_app(settings)) as client:  # type: ignore[arg-type]
        players = {seat: Visitor(client) for seat in people}
        made = players[people[0]].post("/api/tables", {"title": "barbarossa", "seats": seats}, 201)
        table = made["id"]
        for seat in people[1:]:
            players[seat].join(made["links"][seat])
        asker = people[0]
        state = players[asker].state(table)
        while state["undo"]["why"] in (None, "nothing"):
            players[state["question"]["seat"]].answer(table, state)
            state = players[asker].state(table)
        request = {"seat": asker, "n": state["n"]}
        assert players[asker].post(f"/api/tables/{table}/undo", request)["undo"]["asked_by"] == asker
        players[people[1]].post(f"/api/tables/{table}/undo/reply", {"seat": people[1], "agree": True})
        players[asker].post(f"/api/tables/{table}/undo", request)
        tokens = {seat: player.token for seat, player in players.items()}
    with TestClient(create_app(settings)) as client:  # type: ignore[arg-type]
        players = {seat: Visitor(client) for seat in people}
        for seat, token in tokens.items():
            players[seat].token = token
        players[asker].post(f"/api/tables/{table}/undo", request)
        after = players[people[2]].post(f"/api/tables/{table}/undo/reply", {"seat": people[2], "agree": True})
    assert after["undo"]["asked_by"] is None
    assert after["events"][-1]["kind"] == "undone"


def test_after_many_undos_without_consent_the_others_must_agree(
    ann: Visitor, bob: Visitor, shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    change_settings(monkeypatch, ann, shared, free_undos_per_seat=3)
    state = ann.state(shared)
    while state["undo"]["why"] is not None or state["question"]["seat"] != "luftwaffe":
        who = ann if state["question"]["seat"] == "luftwaffe" else bob
        who.answer(shared, state)
        state = ann.state(shared)
    state = ann.state(shared)
    for _ in range(3):
        state = undo(ann, shared, "luftwaffe")
        assert state["undo"]["asked_by"] is None
        answer = state["question"]["options"][0]["name"]
        state = ann.answer(shared, state, answer)
    n = state["n"]
    state = undo(ann, shared, "luftwaffe")
    assert (state["undo"]["asked_by"], state["n"]) == ("luftwaffe", n)  # bob is asked, and nothing was taken back
