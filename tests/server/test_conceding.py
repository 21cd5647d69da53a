"""The holder of a seat gives the game up, no matter who is asked and what is going on."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from time import monotonic, sleep
from typing import Any

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


# --- seats that were taken over
def taking_over(starter: Visitor, table: str, seat: str, newcomer: Visitor) -> None:
    link = starter.post(f"/api/tables/{table}/seats/{seat}/link", {})["link"]
    newcomer.join(link)


def is_refused(visitor: Visitor, table: str, seat: str) -> None:
    assert visitor.concede(table, seat, 409)["error"]["code"] == "cannot_concede"
    assert visitor.state(table, seat)["table"]["cannot_concede"] == [seat]
    assert visitor.state(table)["result"] is None


def test_whoever_took_over_an_absent_persons_seat_does_not_concede_it(
    ann: Visitor, bob: Visitor, eve: Visitor, shared: str
) -> None:
    assert bob.state(shared)["table"]["cannot_concede"] == []
    taking_over(ann, shared, "raf", eve)
    is_refused(eve, shared, "raf")
    with eve.connect(shared, "raf") as socket:
        assert next_message(socket, "state")["table"]["cannot_concede"] == ["raf"]
        socket.send_json({"type": "concede", "id": 5, "seat": "raf"})
        assert next_message(socket, "error")["error"]["code"] == "cannot_concede"
    taking_over(ann, shared, "raf", bob)
    is_refused(bob, shared, "raf")
    assert ann.state(shared)["table"]["cannot_concede"] == []
    assert ann.concede(shared, "luftwaffe")["table"]["cannot_concede"] == []


def three_with_a_bot(ann: Visitor, bob: Visitor) -> str:
    wish = {
        "title": "barbarossa",
        "seats": {
            "corps_1": {"who": "me"},
            "corps_2": {"who": "friend"},
            "corps_3": {"who": "bot", "bot": "random"},
        },
    }
    made = ann.post("/api/tables", wish, 201)
    bob.join(made["links"]["corps_2"])
    return str(made["id"])


def has_played(visitor: Visitor, table: str, seat: str) -> bool:
    site: Any = visitor.client.site  # type: ignore[attr-defined]
    return any(move.get("seat") == seat for move in site.api.state.registry.tables[table].table.moves)


def test_a_seat_that_a_bot_has_played_is_not_conceded_by_who_takes_it(ann: Visitor, bob: Visitor, eve: Visitor) -> None:
    table = three_with_a_bot(ann, bob)
    people = {"corps_1": ann, "corps_2": bob}
    deadline = monotonic() + 30
    while not has_played(ann, table, "corps_3") and monotonic() < deadline:
        question = ann.state(table)["question"]
        if question["seat"] in people:
            people[question["seat"]].answer(table, {"question": question})
        else:
            sleep(0.02)
    assert has_played(ann, table, "corps_3")
    taking_over(ann, table, "corps_3", eve)
    is_refused(eve, table, "corps_3")
    site: Any = ann.client.site  # type: ignore[attr-defined]
    registry = site.api.state.registry
    registry.tables.pop(table).lost = True  # the record tells it again
    is_refused(eve, table, "corps_3")
    assert bob.concede(table, "corps_2")["result"]["why"] == "conceded"


def test_a_friend_who_joins_before_their_first_turn_may_concede(ann: Visitor, bob: Visitor) -> None:
    made = ann.start(luftwaffe="me", raf="friend")
    ann.answer(made["id"], ann.state(made["id"]))
    bob.join(made["links"]["raf"])
    assert bob.concede(made["id"], "raf")["result"]["winners"] == ["luftwaffe"]


def test_alone_among_bots_a_seat_that_was_taken_over_is_conceded(ann: Visitor) -> None:
    made = ann.start(luftwaffe="me", raf="random")
    taking_over(ann, made["id"], "raf", ann)
    assert ann.state(made["id"])["table"]["cannot_concede"] == []
    assert ann.concede(made["id"], "raf")["result"]["winners"] == ["luftwaffe"]
