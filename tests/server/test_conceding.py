"""The holder of a seat gives the game up, whoever is asked and whatever is going on."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace

import pytest

import opsroom
from opsroom import GameOver
from opsroom.engine.verify import verify
from opsroom.server import game
from opsroom.server.errors import ServerError
from opsroom.server.registry import TableRegistry
from opsroom.server.settings import Settings

from .conftest import Visitor, next_message
from .test_lessons import start as start_lesson
from .test_races import first_answer, run
from .test_races import table as a_table


def test_a_player_concedes_while_the_other_is_asked(ann: Visitor, bob: Visitor, eve: Visitor, shared: str) -> None:
    assert bob.state(shared)["question"]["seat"] == "luftwaffe"
    with ann.connect(shared) as theirs, eve.connect(shared) as watcher:
        next_message(theirs, "state")
        next_message(watcher, "state")
        state = bob.concede(shared, "raf")
        assert state["result"] == {"winners": ["luftwaffe"], "scores": {"luftwaffe": 1, "raf": 0}, "why": "conceded"}
        for socket in (theirs, watcher):
            seen = next_message(socket, "state")
            assert (seen["question"], seen["result"]) == (None, state["result"])
            assert seen["events"][-1]["values"] == {"seat": "raf"}
    exported = eve.get(f"/api/tables/{shared}/export")
    assert verify(json.dumps(exported)).result == opsroom.Table.from_json(json.dumps(exported)).result


def test_over_the_socket_it_is_acknowledged_once_and_then_the_game_is_over(
    ann: Visitor, bob: Visitor, shared: str
) -> None:
    with bob.connect(shared) as socket:
        n = next_message(socket, "state")["n"]
        socket.send_json({"type": "concede", "id": 5, "seat": "raf"})
        assert next_message(socket, "done") == {"type": "done", "id": 5, "n": n + 1}
        socket.send_json({"type": "concede", "id": 6, "seat": "raf"})
        again = next_message(socket, "error")
        assert (again["id"], again["error"]["code"]) == (6, "game_over")
    before = ann.get(f"/api/tables/{shared}/export")["moves"]
    assert ann.concede(shared, "luftwaffe", 409)["error"]["code"] == "game_over"
    assert ann.get(f"/api/tables/{shared}/export")["moves"] == before
    late = {"seat": "luftwaffe", "answer": "pass", "n": n}
    assert ann.post(f"/api/tables/{shared}/answers", late, 409)["error"]["code"] == "stale_answer"


def test_only_the_holder_of_a_seat_concedes_it(ann: Visitor, bob: Visitor, eve: Visitor, shared: str) -> None:
    for who, seat in ((ann, "raf"), (bob, "luftwaffe"), (eve, "raf")):
        assert who.concede(shared, seat, 403)["error"]["code"] == "not_your_seat"
    assert ann.concede(shared, "usaaf", 404)["error"]["code"] == "unknown_seat"
    assert ann.ask("POST", f"/api/tables/{shared}/concede", json={}).status_code == 400
    assert ann.state(shared)["result"] is None


def test_one_person_with_all_seats_says_which(ann: Visitor) -> None:
    for seat, winner in (("luftwaffe", "raf"), ("raf", "luftwaffe")):
        table = ann.start(luftwaffe="me", raf="me")["id"]
        assert ann.concede(table, seat)["result"]["winners"] == [winner]


def test_a_player_for_whom_a_bot_stands_in_may_still_concede(bob: Visitor, shared: str) -> None:
    bob.post(f"/api/tables/{shared}/seats/raf/bot", {"bot": "staff"})
    assert bob.concede(shared, "raf")["result"]["winners"] == ["luftwaffe"]


def test_a_request_to_undo_ends_with_the_game(ann: Visitor, bob: Visitor, shared: str) -> None:
    first = ann.state(shared)["question"]["options"][0]["name"]
    state = ann.answer(shared, ann.state(shared), first)
    ann.post(f"/api/tables/{shared}/undo", {"seat": "luftwaffe", "n": state["n"]})
    assert bob.state(shared)["undo"]["asked_by"] == "luftwaffe"
    bob.concede(shared, "raf")
    assert ann.state(shared)["undo"]["asked_by"] is None
    reply = bob.ask("POST", f"/api/tables/{shared}/undo/reply", json={"seat": "raf", "agree": True})
    assert reply.status_code == 409
    assert ann.state(shared)["result"]["why"] == "conceded"


@pytest.mark.parametrize("title", list(opsroom.titles()))
def test_every_title_is_conceded_against_bots(ann: Visitor, title: str) -> None:
    mode, (seating, *_) = next(iter(opsroom.title(title).seatings.items()))
    seats = {seat: {"who": "me"} if seat == seating[-1] else {"who": "bot", "bot": "staff"} for seat in seating}
    table = ann.post("/api/tables", {"title": title, "mode": mode, "seats": seats}, 201)["id"]
    state = ann.concede(table, seating[-1])
    assert state["result"]["why"] == "conceded"
    assert seating[-1] not in state["result"]["winners"]
    assert ann.state(table)["question"] is None


def test_a_lesson_is_not_conceded(ann: Visitor) -> None:
    table = start_lesson(ann)
    seat = ann.state(table)["you"]
    assert ann.concede(table, seat, 409)["error"]["code"] == "lesson_table"
    assert ann.state(table)["result"] is None


def test_a_sandbox_is_conceded_and_its_game_goes_on(ann: Visitor) -> None:
    table = ann.start(luftwaffe="me", raf="me")["id"]
    made = ann.post(f"/api/tables/{table}/what-if", {"seat": "luftwaffe", "moment": 0}, 201)["id"]
    assert ann.concede(made, "luftwaffe")["result"]["winners"] == ["raf"]
    assert ann.state(table)["result"] is None


def test_a_game_that_is_too_long_to_go_on_can_still_be_conceded(settings: Settings) -> None:
    async def test(registry: TableRegistry) -> None:
        ann, live = await a_table(registry)
        while len(live.table.moves) < 6:
            await game.answer(registry, live, ann, first_answer(live))
        with pytest.raises(ServerError, match="too long"):
            await game.answer(registry, live, ann, first_answer(live))
        await game.concede(registry, live, ann, "raf")
        assert live.table.over

    run(replace(settings, moves_per_table=6), test)


def test_two_who_concede_at_once_end_the_game_once(settings: Settings) -> None:
    async def test(registry: TableRegistry) -> None:
        ann, live = await a_table(registry)
        found = await asyncio.gather(
            *(game.concede(registry, live, ann, seat) for seat in ("raf", "luftwaffe")), return_exceptions=True
        )
        assert [type(each) for each in found] == [type(None), GameOver]
        assert live.table.n == 2
        assert live.table.result is not None
        assert live.table.result.winners == ["luftwaffe"]

    run(settings, test)


def test_an_answer_and_a_concession_at_once_lose_nothing(settings: Settings) -> None:
    async def test(registry: TableRegistry) -> None:
        ann, live = await a_table(registry)
        await asyncio.gather(
            game.answer(registry, live, ann, first_answer(live)), game.concede(registry, live, ann, "raf")
        )
        assert live.table.n == 3
        assert live.table.over
        await registry.close()

    run(settings, test)


def test_a_conceded_game_is_the_same_after_a_restart(settings: Settings) -> None:
    async def test(registry: TableRegistry) -> None:
        ann, live = await a_table(registry)
        await game.concede(registry, live, ann, "raf")
        registry.drop(live)
        again = await registry.table(live.id)
        assert again is not live
        assert again.table.result == live.table.result
        assert again.table.moves == live.table.moves

    run(settings, test)
