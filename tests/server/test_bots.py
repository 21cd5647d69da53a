"""Bots think in worker processes, play whole games, and move on after a restart."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from opsroom.server import game
from opsroom.server.app import create_app
from opsroom.server.bot_jobs import think
from opsroom.server.settings import Settings

from .conftest import Visitor, next_message

BLITZ = Path(game.__file__).parents[1] / "titles" / "blitz" / "text" / "en.ftl"


def test_bots_play_a_whole_game(ann: Visitor, eve: Visitor) -> None:
    table = ann.start(luftwaffe="staff", raf="random")["id"]
    with eve.connect(table) as watcher:
        state = next_message(watcher, "state")
        while state["question"] is not None:
            state = next_message(watcher, "state")
    assert state["result"]["winners"]
    assert {seat["who"] for seat in state["table"]["seats"]} == {"bot"}


@pytest.mark.parametrize("level", ["random", "staff", "search:small"])
def test_every_level_answers(ann: Visitor, level: str) -> None:
    table = ann.start(luftwaffe=level, raf="me")["id"]
    with ann.connect(table) as socket:
        state = next_message(socket, "state")
        while state["n"] < 2:
            state = next_message(socket, "state")


def test_a_hint_for_the_asked_seat(ann: Visitor) -> None:
    table = ann.start(luftwaffe="me", raf="me")["id"]
    state = ann.state(table)
    hint = ann.post(f"/api/tables/{table}/hint", {"seat": "luftwaffe", "n": state["n"]})
    assert hint["bot"] == "staff"
    assert hint["answer"] in [option["name"] for option in state["question"]["options"]]
    assert f"reason-{hint['reason']['key']} = " in BLITZ.read_text(encoding="utf-8")
    assert set(hint["reason"]["values"]) == {"a", "b"}
    refused = ann.post(f"/api/tables/{table}/hint", {"seat": "raf", "n": state["n"]}, 409)
    assert refused["error"]["code"] == "not_your_question"
    with ann.connect(table) as socket:
        socket.send_json({"type": "hint", "id": 4, "seat": "luftwaffe", "n": state["n"]})
        assert next_message(socket, "hint") == {"type": "hint", "id": 4, **hint}


def test_odds_for_the_asked_seat_are_worked_out_once_for_a_moment(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(secrets, "token_hex", lambda _: "7")
    app = create_app(settings)
    with TestClient(app) as client:  # type: ignore[arg-type]
        ann, hints = Visitor(client), app.api.state.registry.workers.hints
        table = ann.start(luftwaffe="me", raf="me")["id"]
        state = ann.state(table)
        assert state["question"]["odds"] is True
        asked = {"seat": "luftwaffe", "n": state["n"]}
        found = ann.post(f"/api/tables/{table}/odds", asked)
        bombers = {option["name"] for option in state["question"]["options"]} - {"pass"}
        assert set(found["odds"]["options"]) == bombers
        with ann.connect(table) as socket:
            socket.send_json({"type": "odds", "id": 5, **asked})
            assert next_message(socket, "odds") == {"type": "odds", "id": 5, **found}
        assert hints.stats.started == 1
        refused = ann.post(f"/api/tables/{table}/odds", {"seat": "raf", "n": state["n"]}, 409)
        assert refused["error"]["code"] == "not_your_question"
        ann.answer(table, state, "pass")
        stale = ann.post(f"/api/tables/{table}/odds", asked, 409)
        assert stale["error"]["code"] == "stale_answer"


def test_a_question_without_odds_says_so(ann: Visitor) -> None:
    table = ann.start(luftwaffe="me", raf="me")["id"]
    ann.answer(table, ann.state(table), "pass")
    state = ann.state(table)
    assert state["question"]["key"] == "choose_discard"
    assert "odds" not in state["question"]
    found = ann.post(f"/api/tables/{table}/odds", {"seat": "luftwaffe", "n": state["n"]})
    assert found == {"n": state["n"], "odds": None}


def test_an_analysis_compares_two_options(ann: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "token_hex", lambda _: "7")
    table = ann.start(luftwaffe="me", raf="me")["id"]
    state = ann.state(table)
    asked = {"seat": "luftwaffe", "n": state["n"]}
    with ann.connect(table) as socket:
        socket.send_json({"type": "analyse", "id": 6, **asked})
        reply = next_message(socket, "analysis")
    assert (reply["id"], reply["n"]) == (6, state["n"])
    first, second = reply["analysis"]["options"]
    offered = {option["name"] for option in state["question"]["options"]}
    assert {first["name"], second["name"]} <= offered
    assert first["chance"] >= second["chance"]
    assert first["error"] > 0
    assert reply["analysis"]["worlds"] >= 8


def test_bots_move_on_after_a_restart(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*_: Any) -> str:
        await asyncio.Event().wait()
        return ""

    with monkeypatch.context() as patched, TestClient(create_app(settings)) as client:  # type: ignore[arg-type]
        patched.setattr(game, "_bot_answer", never)
        ann = Visitor(client)
        table = ann.start(luftwaffe="random", raf="me")["id"]
        assert ann.state(table)["n"] == 1
    with TestClient(create_app(settings)) as client:  # type: ignore[arg-type]
        again = Visitor(client)
        again.token = ann.token
        with again.connect(table) as socket:
            state = next_message(socket, "state")
            while state["question"]["seat"] != "raf":
                state = next_message(socket, "state")
            assert state["n"] > 1


def test_a_bot_gets_plain_data_only(ann: Visitor) -> None:
    table = ann.start(luftwaffe="me", raf="me")["id"]
    state = ann.state(table)
    answer = think("blitz", "staff", "5", state["view"], state["question"])
    assert answer in [option["name"] for option in state["question"]["options"]]
