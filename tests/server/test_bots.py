"""Bots think in worker processes, play whole games, and move on after a restart."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from litestar.testing import TestClient

from opsroom.server import game
from opsroom.server.app import create_app
from opsroom.server.bots import think
from opsroom.server.settings import Settings

from .conftest import Visitor, next_message


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
    refused = ann.post(f"/api/tables/{table}/hint", {"seat": "raf", "n": state["n"]}, 409)
    assert refused["error"]["code"] == "not_your_question"
    with ann.connect(table) as socket:
        socket.send_json({"type": "hint", "id": 4, "seat": "luftwaffe", "n": state["n"]})
        assert next_message(socket, "hint") == {"type": "hint", "id": 4, **hint}


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
