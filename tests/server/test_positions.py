"""Shared positions: what one seat saw at one moment, as a link or a file, and nothing else."""

from __future__ import annotations

import asyncio
import json
import threading
from dataclasses import replace
from functools import partial

import pytest
from litestar.testing import TestClient

import opsroom
from opsroom.engine.chance import Quick
from opsroom.server import shared_positions
from opsroom.server.api_types import Who
from opsroom.server.app import create_app
from opsroom.server.errors import ServerError
from opsroom.server.live_table import LiveTable
from opsroom.server.registry import TableRegistry
from opsroom.server.settings import Settings

from .conftest import Json, Visitor
from .test_expiry import delete
from .test_races import run
from .test_races import table as new_table
from .test_races import visitor as new_visitor
from .test_reports import finished_game


def share(visitor: Visitor, table: str, status: int = 201, seat: str | None = "raf", moment: int = 3) -> Json:
    found: Json = visitor.post(f"/api/tables/{table}/share", {"seat": seat, "moment": moment}, status)
    return found


def opened(visitor: Visitor, link: str, status: int = 200) -> Json:
    found: Json = visitor.get(f"/api/positions/{link.removeprefix('/position/')}", status)
    return found


def test_a_link_shows_what_the_seat_saw_and_nothing_else(ann: Visitor, eve: Visitor) -> None:
    table = finished_game(ann)
    seen = ann.get(f"/api/tables/{table}/replay/3?seat=raf")
    found = opened(eve, share(ann, table)["link"])
    assert found["seat"] == "raf"
    assert found["state"]["view"] == seen["view"]
    assert found["state"]["events"] == seen["events"]
    part = found["state"]["table"]
    assert (part["id"], part["seed"], part["seeds"]) == ("", None, None)
    assert "options" not in found["state"]["question"]
    assert found["table"] == table  # anyone may watch this one


def test_a_shared_view_is_the_same_bytes_in_a_world_that_the_seat_cannot_tell_apart(ann: Visitor, eve: Visitor) -> None:
    table = finished_game(ann)
    found = opened(eve, share(ann, table)["link"])["state"]["view"]
    twin = opsroom.title("blitz").redeal(found, Quick(3)).view("raf")
    assert json.dumps(twin, sort_keys=True) == json.dumps(found, sort_keys=True)


def test_in_a_running_game_between_people_only_what_everyone_sees_is_shared(
    ann: Visitor, bob: Visitor, eve: Visitor, shared: str
) -> None:
    for visitor, seat in ((ann, "luftwaffe"), (bob, "raf")):
        assert share(visitor, shared, 403, seat, 0)["error"]["code"] == "share_running"
        file = visitor.ask("GET", f"/api/tables/{shared}/position/0?seat={seat}")
        assert file.json()["error"]["code"] == "share_running"
    found = opened(eve, share(ann, shared, seat=None, moment=0)["link"])
    assert found["state"]["view"] == eve.state(shared)["view"]
    assert ann.state(shared)["table"]["disclosed"] == []


def test_a_private_running_table_shares_nothing(ann: Visitor) -> None:
    seats = {"luftwaffe": {"who": "me"}, "raf": {"who": "friend"}}
    table = ann.post("/api/tables", {"title": "blitz", "seats": seats, "watch": False}, 201)["id"]
    assert share(ann, table, 403, None, 0)["error"]["code"] == "share_running"


def test_a_solo_game_shares_the_own_view_and_remembers_it(ann: Visitor, eve: Visitor) -> None:
    table = str(ann.start(luftwaffe="staff", raf="me")["id"])
    assert share(eve, table, 403, "raf", 0)["error"]["code"] == "not_your_seat"
    link = share(ann, table, moment=0)["link"]
    assert opened(eve, link)["state"]["you"] == "raf"
    assert ann.state(table)["table"]["disclosed"] == ["shared"]


def test_a_file_holds_the_same_as_the_link(ann: Visitor, eve: Visitor) -> None:
    table = finished_game(ann)
    answer = eve.ask("GET", f"/api/tables/{table}/position/3?seat=raf")
    assert "attachment" in answer.headers["content-disposition"]
    file = answer.json()
    assert (file["opsroom_position"], file["seat"]) == (1, "raf")
    assert file["state"] == opened(eve, share(ann, table)["link"])["state"]
    foreign = eve.ask("GET", f"/api/tables/{table}/position/3?seat=raf", headers={"sec-fetch-site": "cross-site"})
    assert foreign.status_code == 403


def test_a_position_can_be_tried_out_by_whoever_has_the_link(ann: Visitor, eve: Visitor) -> None:
    table = finished_game(ann)
    link = share(ann, table)["link"]
    made = eve.post(f"/api/positions/{link.removeprefix('/position/')}/what-if", {}, 201)
    state = eve.state(made["id"], "raf")
    assert state["view"]["columns"] == opened(eve, link)["state"]["view"]["columns"]
    assert state["table"]["sandbox"]["table"] == table
    everyone = share(ann, table, seat=None)["link"]
    refused = eve.ask("POST", f"/api/positions/{everyone.removeprefix('/position/')}/what-if", json={})
    assert refused.status_code == 403


def test_a_sandbox_from_a_private_table_does_not_name_it(ann: Visitor, eve: Visitor) -> None:
    seats = {"luftwaffe": {"who": "bot", "bot": "random"}, "raf": {"who": "me"}}
    table = ann.post("/api/tables", {"title": "blitz", "seats": seats, "watch": False}, 201)["id"]
    secret = share(ann, table, moment=0)["link"].removeprefix("/position/")
    assert opened(eve, secret)["table"] is None
    made = eve.post(f"/api/positions/{secret}/what-if", {}, 201)
    assert table not in json.dumps(eve.state(made["id"]))
    made = ann.post(f"/api/positions/{secret}/what-if", {}, 201)
    assert ann.state(made["id"])["table"]["sandbox"]["table"] == table


def test_a_shared_position_with_a_long_log_counts_as_several_messages(
    ann: Visitor, eve: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = finished_game(ann)
    link, counted = share(ann, table)["link"], []
    site = ann.client.site  # type: ignore[attr-defined]
    monkeypatch.setattr(site.api.state.registry.limits, "long_state", lambda *given: counted.append(given[-1]))
    events = opened(eve, link)["state"]["events"]
    assert events
    assert counted == [len(events)]


def test_links_are_limited_kept_as_hashes_and_go_with_their_table(settings: Settings) -> None:
    import sqlite3

    with TestClient(create_app(replace(settings, shares_per_table=1))) as client:  # type: ignore[arg-type]
        ann = Visitor(client)
        table = finished_game(ann)
        secret = share(ann, table)["link"].removeprefix("/position/")
        assert share(ann, table, 409)["error"]["code"] == "too_many_shares"
        with sqlite3.connect(settings.database.removeprefix("sqlite:///")) as sql:
            assert secret not in json.dumps(sql.execute("SELECT * FROM shared_positions").fetchall())
    delete(settings, table)
    with TestClient(create_app(settings)) as client:  # type: ignore[arg-type]
        ann.client = client
        assert opened(ann, secret, 404)["error"]["code"] == "unknown_position"


async def shared_by(live: LiveTable, registry: TableRegistry, who: int | None, address: str | None = None) -> str:
    """Shares what everyone sees; gives the code of the error, or nothing."""
    try:
        await shared_positions.share(registry, live, who, None, 0, address)
    except ServerError as error:
        return error.code
    return ""


def test_everyone_has_a_part_of_what_a_table_can_share(settings: Settings) -> None:
    """Spectators have one together, whatever number of visitors they are, and each of their addresses some of it."""

    async def test(registry: TableRegistry) -> None:
        ann, live = await new_table(registry, {"luftwaffe": Who("me"), "raf": Who("friend")})
        bob, *watchers = [await new_visitor(registry, f"visitor {number}") for number in range(10)]
        live.seats["raf"].visitor = bob
        shared = partial(shared_by, live, registry)
        assert [await shared(who, "203.0.113.7") for who in (watchers[0], watchers[1], None)] == [
            "",
            "rate_limited",
            "rate_limited",
        ]
        assert await shared(watchers[0], "203.0.113.8") == "too_many_shares"  # a quarter of the part
        codes = [await shared(who, f"203.0.113.{10 + who}") for who in watchers[1:]]
        assert codes == [""] * 3 + ["too_many_shares"] * 5
        for who in (ann, bob):
            assert [await shared(who, "203.0.113.7") for _ in range(5)] == [""] * 4 + ["too_many_shares"]

    run(replace(settings, shares_per_table=12), test)


def test_two_who_share_at_once_do_not_pass_the_limit(settings: Settings) -> None:
    async def test(registry: TableRegistry) -> None:
        ann, live = await new_table(registry)
        codes = await asyncio.gather(*(shared_by(live, registry, ann) for _ in range(3)))
        assert sorted(codes) == ["", "too_many_shares", "too_many_shares"]

    run(replace(settings, shares_per_table=2), test)


def test_what_everyone_sees_is_shared_without_waiting_for_a_secret_answer(settings: Settings) -> None:
    app = create_app(settings)
    with TestClient(app) as client, client.portal() as portal:  # type: ignore[arg-type]
        ann = Visitor(client)
        table = ann.start(luftwaffe="me", raf="me")["id"]
        live = portal.call(app.api.state.registry.table, table)
        portal.call(live.lock.acquire)
        live.durable = live.numbers.by_viewpoint(), live.edition  # as for a secret answer
        found: list[Json] = []
        reading = threading.Thread(target=lambda: found.append(ann.get(f"/api/tables/{table}/position/0")))
        reading.start()
        reading.join(20)
        portal.call(live.lock.release)
        assert [each["seat"] for each in found] == [None]
