"""Exhibition games: one per title, played by bots at human pace, only while someone watches; and deleting tables."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from litestar.testing import TestClient

from opsroom.server import seat_changes
from opsroom.server.api_types import Who
from opsroom.server.app import create_app
from opsroom.server.errors import ServerError
from opsroom.server.registry import TableRegistry
from opsroom.server.settings import Settings

from .conftest import Visitor, next_message
from .test_races import run
from .test_races import table as new_table
from .test_races import visitor as new_visitor

pytestmark = pytest.mark.both_databases


def shown(visitor: Visitor, title: str = "blitz") -> str:
    table: str = visitor.post("/api/exhibitions", {"title": title})["id"]
    return table


def mine(visitor: Visitor) -> list[str]:
    return [line["id"] for line in visitor.get("/api/tables?mine=1")]


def test_everyone_watches_the_same_game_of_a_title(ann: Visitor, bob: Visitor) -> None:
    table = shown(ann)
    assert shown(bob) == table
    assert shown(ann, "barbarossa") != table
    state = ann.state(table)
    assert state["table"]["exhibition"] is True
    assert state["you"] is None
    assert {seat["who"] for seat in state["table"]["seats"]} == {"bot"}


def test_it_is_in_the_list_of_games_to_watch_and_nobodys_own(ann: Visitor, bob: Visitor) -> None:
    table = shown(ann)
    assert table in [line["id"] for line in bob.get("/api/tables?watch=1") if line["exhibition"]]
    assert table not in mine(ann)
    for path, body in ((f"/api/tables/{table}/seats/raf/bot", {"bot": None}), (f"/api/tables/{table}/delete", {})):
        assert ann.ask("POST", path, json=body).json()["error"]["code"] in ("not_starter", "not_your_seat")


def test_an_unknown_title_has_none(ann: Visitor) -> None:
    assert ann.ask("POST", "/api/exhibitions", json={"title": "chess"}).json()["error"]["code"] == "unknown_title"


def test_it_plays_on_and_is_replaced_when_it_is_over(ann: Visitor) -> None:
    table = shown(ann)
    with ann.connect(table) as socket:
        state = next_message(socket, "state")
        while state["result"] is None:
            state = next_message(socket, "state")
    later = shown(ann)
    assert later != table
    assert ann.ask("GET", f"/api/tables/{table}").json()["error"]["code"] == "table_expired"


def test_a_game_that_somebody_still_read_when_it_was_replaced_goes_with_the_next(ann: Visitor) -> None:
    """Or somebody who keeps a connection to every one of them would fill the disk."""
    first = shown(ann)
    with ann.connect(first) as reader:
        state = next_message(reader, "state")
        while state["result"] is None:
            state = next_message(reader, "state")
        second = shown(ann)
        assert ann.state(first)["result"] is not None  # it is still being read
    with ann.connect(second) as reader:
        state = next_message(reader, "state")
        while state["result"] is None:
            state = next_message(reader, "state")
    shown(ann)
    for table in (first, second):
        assert ann.ask("GET", f"/api/tables/{table}").json()["error"]["code"] == "table_expired"


def test_it_goes_at_human_pace(settings: Settings) -> None:
    """With a pace of an hour, one visible move is made and no more."""
    with TestClient(create_app(replace(settings, exhibition_pace=3600.0))) as client:
        ann = Visitor(client)
        table = shown(ann)
        with ann.connect(table) as socket:
            before = next_message(socket, "state")["n"]
            after = before if before > 1 else next_message(socket, "state")["n"]
        assert ann.state(table)["n"] == after <= 2


def test_it_is_found_again_after_a_restart(settings: Settings) -> None:
    settings = replace(settings, exhibition_pace=3600.0)
    with TestClient(create_app(settings)) as client:
        table = shown(Visitor(client))
    with TestClient(create_app(settings)) as client:
        ann = Visitor(client)
        assert shown(ann) == table
        assert ann.state(table)["table"]["exhibition"] is True


# --- deleting
def test_the_only_player_deletes_a_table_and_can_restore_it(ann: Visitor) -> None:
    table = ann.start(luftwaffe="me", raf="staff")["id"]
    ann.post(f"/api/tables/{table}/delete", {})
    assert ann.ask("GET", f"/api/tables/{table}").json()["error"]["code"] == "table_expired"
    assert [line["deleted_after"] is not None for line in ann.get("/api/tables?mine=1")] == [True]
    ann.post(f"/api/tables/{table}/restore", {})
    assert ann.state(table)["you"] == "luftwaffe"


def test_nobody_deletes_a_table_where_others_play(ann: Visitor, bob: Visitor, eve: Visitor, shared: str) -> None:
    for visitor, code in ((ann, "others_play"), (bob, "others_play"), (eve, "not_your_seat")):
        assert visitor.ask("POST", f"/api/tables/{shared}/delete", json={}).json()["error"]["code"] == code
    assert ann.ask("POST", "/api/tables/none/delete", json={}).json()["error"]["code"] == "unknown_table"
    assert ann.state(shared)["you"] is not None


def test_a_guest_does_not_delete_the_table_of_its_host(ann: Visitor, bob: Visitor) -> None:
    """Ann has set it up for two friends, of whom one has come."""
    made = ann.start(luftwaffe="friend", raf="friend")
    bob.join(made["links"]["raf"])
    refused = bob.ask("POST", f"/api/tables/{made['id']}/delete", json={})
    assert refused.json()["error"]["code"] == "others_play"


def test_who_joins_while_a_table_is_being_deleted_keeps_it(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(registry: TableRegistry) -> None:
        ann, live = await new_table(registry, {"luftwaffe": Who("me"), "raf": Who("friend")})
        bob = await new_visitor(registry, "bob")
        link = await seat_changes.new_link(registry, live, ann, "raf")
        change = registry.writer.change

        async def joins_first(work: Any) -> Any:
            monkeypatch.setattr(registry.writer, "change", change)
            await seat_changes.join(registry, bob, link.removeprefix("/join/"))
            return await change(work)

        monkeypatch.setattr(registry.writer, "change", joins_first)
        with pytest.raises(ServerError, match="Other people play"):
            await registry.delete_table(ann, live.id)
        assert not live.lost

    run(settings, test)


def test_nobody_deletes_a_table_where_others_have_played(ann: Visitor, shared: str) -> None:
    ann.post(f"/api/tables/{shared}/seats/raf/link", {})  # bob is away, and loses the seat
    refused = ann.ask("POST", f"/api/tables/{shared}/delete", json={})
    assert refused.json()["error"]["code"] == "others_play"


# --- bots of an imported game
def test_an_imported_game_keeps_its_bots(ann: Visitor, bob: Visitor) -> None:
    table = ann.start(luftwaffe="me", raf="staff")["id"]
    save = ann.get(f"/api/tables/{table}/export")
    assert save["bots"] == {"raf": "staff"}
    made = bob.ask("POST", "/api/tables/import", content=json.dumps(save)).json()["id"]
    assert [(seat["who"], seat["bot"], seat["mine"]) for seat in bob.state(made)["table"]["seats"]] == [
        ("person", None, True),
        ("bot", "staff", False),
    ]


@pytest.mark.parametrize("bots", ["staff", {"raf": "deep thought"}, {"raf": 3}, {"nobody": "staff"}, None])
def test_bots_that_this_site_does_not_have_are_left_to_the_visitor(ann: Visitor, bots: object) -> None:
    save = ann.get(f"/api/tables/{ann.start(luftwaffe='me', raf='staff')['id']}/export")
    made = ann.ask("POST", "/api/tables/import", content=json.dumps({**save, "bots": bots})).json()["id"]
    assert {seat["who"] for seat in ann.state(made)["table"]["seats"]} == {"person"}
