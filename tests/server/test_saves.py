"""Tables as files: what may be exported by whom, and that a bad file is refused and nothing stored."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from opsroom.server.settings import Settings

from .conftest import Json, Visitor, play_on

ME = json.dumps({"luftwaffe": {"who": "me"}, "raf": {"who": "me"}})


def export(visitor: Visitor, table: str, seat: str | None = None) -> Json:
    answer = visitor.ask("GET", f"/api/tables/{table}/export" + (f"?seat={seat}" if seat else ""))
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-disposition"].startswith("attachment")
    saved: Json = answer.json()
    return saved


def bring(visitor: Visitor, text: str | bytes, seats: str | None = ME) -> Any:
    return visitor.ask(
        "POST",
        "/api/tables/import",
        content=text,
        params={"visibility": "public"} | ({"seats": seats} if seats else {}),
    )


def test_a_round_trip_in_mid_game(ann: Visitor, bob: Visitor) -> None:
    table = ann.start(luftwaffe="me", raf="me")["id"]
    state = play_on(ann, table, lambda state: state["n"] > 20)
    answer = bring(bob, json.dumps(export(ann, table)))
    assert answer.status_code == 201, answer.text
    again = bob.state(answer.json()["id"], state["you"])
    for key in ("n", "view", "question", "events"):
        assert again[key] == state[key]
    assert export(bob, answer.json()["id"]) == export(ann, table)
    play_on(bob, answer.json()["id"])


def test_seats_of_an_import(ann: Visitor, bob: Visitor) -> None:
    save = json.dumps(export(ann, ann.start(luftwaffe="me", raf="me")["id"]))
    made = bring(ann, save, json.dumps({"luftwaffe": {"who": "friend"}, "raf": {"who": "bot", "bot": "random"}})).json()
    assert bob.join(made["links"]["luftwaffe"])["seat"] == "luftwaffe"
    assert ann.state(bring(ann, save, None).json()["id"])["table"]["seats"][1]["mine"] is True
    for seats, code in (
        ('{"luftwaffe": 3}', "malformed"),
        ('{"raf": {"who": "me"}}', "seat_missing"),
        ("{", "malformed"),
    ):
        assert bring(ann, save, seats).json()["error"]["code"] == code


def test_a_player_exports_only_what_the_seat_knows(ann: Visitor, bob: Visitor, eve: Visitor, shared: str) -> None:
    for visitor, seat in ((ann, "luftwaffe"), (bob, "raf"), (eve, None)):
        kept = export(visitor, shared)
        assert kept["seat"] == seat
        assert "seed" not in kept
        assert "moves" not in kept
        hands = kept["view"]["columns"]["hand"]
        assert all(isinstance(hand, int) == (other != seat) for other, hand in hands.items())
    assert bring(ann, json.dumps(export(ann, shared))).json()["error"]["code"] == "bad_save"


def test_a_finished_game_is_everyones(ann: Visitor, eve: Visitor, shared: str) -> None:
    ann.concede(shared, "luftwaffe")
    assert export(eve, shared)["seed"] == eve.state(shared)["table"]["seed"]
    imported = bring(eve, json.dumps(export(eve, shared))).json()["id"]
    assert eve.state(imported)["result"]["winners"] == ["raf"]


def wrong(change: Callable[[Json], Any]) -> Callable[[Json], str]:
    def text(save: Json) -> str:
        change(save)
        return json.dumps(save)

    return text


def illegal(save: Json) -> None:
    save["moves"][3]["answer"] = "london"


def other_die(save: Json) -> None:
    save["moves"][0]["chance"].reverse()


BAD: dict[str, Callable[[Json], Any]] = {
    "not json": lambda _: "{",
    "empty": lambda _: "",
    "a list": lambda _: "[]",
    "not text": lambda _: b"\xff\xfe\x00",
    "deep": lambda _: "[" * 50_000,
    "no save": lambda _: '{"hello": 1}',
    "another format": wrong(lambda save: save.update(opsroom=99)),
    "another title": wrong(lambda save: save.update(title="chess")),
    "another mode": wrong(lambda save: save.update(mode="solo")),
    "another option": wrong(lambda save: save["options"].update(tie="z")),
    "options of no kind": wrong(lambda save: save.update(options=[1])),
    "another seed": wrong(lambda save: save.update(seed="00")),
    "no moves": wrong(lambda save: save.update(moves=[])),
    "moves of no kind": wrong(lambda save: save.update(moves=[1, 2], length=2)),
    "an illegal move": wrong(illegal),
    "another die": wrong(other_die),
    "a move lost": wrong(lambda save: save["moves"].pop(4)),
    "too many moves": wrong(lambda save: save.update(moves=[{}] * 5001, length=5001)),
    "seats of no kind": wrong(lambda save: save.update(seats=["raf"])),
    "a snapshot of another position": wrong(lambda save: save["snapshots"][-1]["columns"].update(half_points=40)),
}


@pytest.fixture
def save(ann: Visitor) -> Json:
    table = ann.start(luftwaffe="me", raf="me")["id"]
    play_on(ann, table, lambda state: state["n"] > 12)
    return export(ann, table)


def test_every_bad_file_is_refused_and_nothing_is_stored(ann: Visitor, save: Json) -> None:
    before = len(ann.get("/api/tables?mine=1"))
    for what, text in BAD.items():
        answer = bring(ann, text(json.loads(json.dumps(save))))
        assert 400 <= answer.status_code < 500, (what, answer.text)
        assert answer.json()["error"]["code"] in ("bad_save", "malformed"), (what, answer.text)
        assert answer.json()["error"]["message"]
    assert len(ann.get("/api/tables?mine=1")) == before


def test_too_large_a_file(ann: Visitor) -> None:
    answer = bring(ann, b"x" * (Settings().import_bytes + 1))
    assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too_large")
