"""What if: private tables that begin at a moment of another one, and branches compared over many worlds."""

from __future__ import annotations

import json

from litestar.testing import TestClient

from opsroom.server.app import create_app
from opsroom.server.settings import Settings

from .conftest import Json, Visitor, play_on
from .test_expiry import age, expire, running
from .test_reports import finished_game


def what_if(visitor: Visitor, table: str, status: int = 201, **more: object) -> Json:
    found: Json = visitor.post(f"/api/tables/{table}/what-if", {"seat": "raf", "moment": 3, **more}, status)
    return found


def test_a_sandbox_begins_with_what_the_seat_knew_and_the_rest_dealt_anew(ann: Visitor, bob: Visitor) -> None:
    table = finished_game(ann)
    real = ann.get(f"/api/tables/{table}/replay/3?seat=raf")
    true = ann.get(f"/api/tables/{table}/replay/3?seat=luftwaffe")
    before = ann.get(f"/api/tables/{table}/export")
    worlds = set()
    for world in range(6):
        sandbox = what_if(bob, table, world=world)["id"]
        state = bob.state(sandbox, "raf")
        assert state["view"]["columns"] == real["view"]["columns"]
        assert state["table"]["sandbox"] == {
            "table": table,
            "turn": real["view"]["turn"],
            "seat": "raf",
            "is_open": False,
        }
        assert state["table"]["disclosed"] == []
        worlds.add(json.dumps(bob.state(sandbox, "luftwaffe")["view"]["columns"]["hand"], sort_keys=True))
    assert len(worlds) > 1
    assert worlds != {json.dumps(true["view"]["columns"]["hand"], sort_keys=True)}
    assert ann.get(f"/api/tables/{table}/export") == before


def test_the_same_world_of_the_same_view_is_the_same_again(ann: Visitor) -> None:
    table = finished_game(ann)
    hands = [ann.state(what_if(ann, table, world=2)["id"], "luftwaffe")["view"]["columns"]["hand"] for _ in range(2)]
    assert hands[0] == hands[1]


def test_a_finished_game_can_be_tried_from_its_true_position(ann: Visitor) -> None:
    table = finished_game(ann)
    true = ann.get(f"/api/tables/{table}/replay/3?seat=all")
    sandbox = what_if(ann, table, viewpoint="all", is_open=True)["id"]
    for seat in ("raf", "luftwaffe"):
        hand = ann.state(sandbox, seat)["view"]["columns"]["hand"][seat]
        assert hand == true["view"]["columns"]["hand"][seat]


def test_there_is_no_what_if_in_a_running_game_between_people(ann: Visitor, bob: Visitor, shared: str) -> None:
    for visitor in (ann, bob):
        refused = what_if(visitor, shared, 403, moment=0)
        assert refused["error"]["code"] == "what_if_running"
    table = str(ann.start(luftwaffe="staff", raf="friend")["id"])  # a seat waits for somebody
    assert what_if(ann, table, 403, moment=0)["error"]["code"] == "what_if_running"


def test_a_running_solo_game_can_be_tried_from_the_own_view_only(ann: Visitor, bob: Visitor) -> None:
    table = str(ann.start(luftwaffe="staff", raf="me")["id"])
    sandbox = what_if(ann, table, moment=0)["id"]
    assert ann.state(sandbox)["table"]["sandbox"]["table"] == table
    assert what_if(ann, table, 403, moment=0, is_open=True)["error"]["code"] == "not_over"
    assert what_if(ann, table, 403, moment=0, seat="luftwaffe")["error"]["code"] == "not_your_seat"
    assert what_if(ann, table, 403, moment=0, viewpoint="all")["error"]["code"] == "not_over"
    assert what_if(bob, table, 403, moment=0)["error"]["code"] == "what_if_running"


def test_a_what_if_from_a_viewpoint_that_does_not_exist_is_refused(ann: Visitor) -> None:
    table = finished_game(ann)
    assert what_if(ann, table, 404, viewpoint="nobody")["error"]["code"] == "unknown_seat"


def test_a_sandbox_is_private_and_in_no_list(ann: Visitor, bob: Visitor) -> None:
    table = finished_game(ann)
    sandbox = what_if(ann, table)["id"]
    assert bob.ask("GET", f"/api/tables/{sandbox}").status_code == 403
    for which in ("mine=1", "watch=1"):
        assert sandbox not in [line["id"] for line in ann.get(f"/api/tables?{which}")]
    assert ann.ask("POST", f"/api/tables/{sandbox}/seats/raf/link", json={}).json()["error"]["code"] == "sandbox_table"
    assert ann.ask("GET", f"/api/tables/{sandbox}/export").json()["error"]["code"] == "sandbox_table"
    share = ann.ask("POST", f"/api/tables/{sandbox}/share", json={"seat": "raf", "moment": 0})
    assert share.json()["error"]["code"] == "sandbox_table"


def test_a_sandbox_can_be_played_from_any_side_with_bots_to_the_end(ann: Visitor) -> None:
    table = finished_game(ann)
    sandbox = what_if(ann, table)["id"]
    for seat in ("luftwaffe", "raf"):
        ann.post(f"/api/tables/{sandbox}/seats/{seat}/bot", {"bot": None})
    assert play_on(ann, sandbox)["result"] is not None
    refused = ann.ask("GET", f"/api/tables/{sandbox}/report")
    assert refused.json()["error"]["code"] == "sandbox_table"


def test_a_sandbox_is_seen_from_the_seat_that_one_plays(ann: Visitor) -> None:
    table = finished_game(ann)
    sandbox = what_if(ann, table)["id"]
    assert ann.state(sandbox)["you"] == "raf"
    ann.post(f"/api/tables/{sandbox}/seats/raf/bot", {"bot": "random"})
    assert ann.state(sandbox)["you"] == "raf"
    ann.post(f"/api/tables/{sandbox}/seats/luftwaffe/bot", {"bot": None})
    assert ann.state(sandbox)["you"] == "luftwaffe"


def test_branches_are_compared_over_many_worlds(ann: Visitor, bob: Visitor) -> None:
    table = finished_game(ann)
    sandbox = what_if(ann, table, moment=0)["id"]
    for seat in ("luftwaffe", "raf"):
        ann.post(f"/api/tables/{sandbox}/seats/{seat}/bot", {"bot": None})
    path = f"/api/tables/{sandbox}/compare"
    state = ann.state(sandbox)
    while state["question"]["seat"] != "raf":
        state = ann.answer(sandbox, state)
    found = ann.post(path, {"worlds": 40})
    assert [branch["what"] for branch in found["branches"]] == ["start", "now"]
    assert all(len(branch["outcomes"]["worths"]) == 40 for branch in found["branches"])
    options = [option["name"] for option in ann.state(sandbox, "raf")["question"]["options"]][:2]
    answers = ann.post(path, {"answers": options})
    assert [branch["answer"] for branch in answers["branches"]] == options
    counted = answers["branches"][-1]["outcomes"]["difference"]
    if len(options) > 1:
        assert counted["better"] + counted["equal"] + counted["worse"] == 40
    assert ann.post(path, {"answers": ["nonsense"]}, 400)["error"]["code"] == "malformed"
    assert bob.ask("POST", path, json={}).status_code == 403
    assert ann.post(f"/api/tables/{table}/compare", {}, 409)["error"]["code"] == "not_a_sandbox"


def test_a_sandbox_expires_like_a_lesson(settings: Settings) -> None:
    with TestClient(create_app(settings)) as client:  # type: ignore[arg-type]
        ann = Visitor(client)
        table = finished_game(ann)
        sandbox = what_if(ann, table)["id"]
    for each in (table, sandbox):
        age(settings, each, settings.days_sandbox + 1)
    with running(settings) as client:
        ann.client = client
        expire(client)
        ann.get(f"/api/tables/{sandbox}", 410)
        assert ann.state(table)["result"] is not None


def test_a_stranger_who_is_refused_does_not_become_a_visitor(ann: Visitor, eve: Visitor) -> None:
    running = ann.start(luftwaffe="me", raf="me")["id"]
    sandbox = ann.post(f"/api/tables/{running}/what-if", {"seat": "raf", "moment": 0}, 201)["id"]
    over = ann.start(luftwaffe="me", raf="me")["id"]
    ann.concede(over, "raf")
    for table, wish, code in (
        (running, {"seat": "raf", "moment": 0}, "what_if_running"),
        (sandbox, {"seat": "raf", "moment": 0}, "not_your_seat"),
        (over, {"seat": "usaaf", "moment": 0}, "unknown_seat"),
        (over, {"seat": "raf", "moment": 0, "viewpoint": "usaaf"}, "unknown_seat"),
        (over, {"seat": "raf", "moment": 99}, "unknown_moment"),
    ):
        refused = eve.ask("POST", f"/api/tables/{table}/what-if", json=wish)
        assert refused.json()["error"]["code"] == code
        assert "set-cookie" not in refused.headers
    eve.post(f"/api/tables/{over}/what-if", {"seat": "raf", "moment": 0}, 201)
    assert eve.token
