"""Seats and links: who may sit where, and how a seat changes hands."""

from __future__ import annotations

import sqlite3

import pytest
from litestar.testing import TestClient

from opsroom.server.app import create_app
from opsroom.server.settings import Settings

from .conftest import Visitor, next_message


def seat_of(state: dict, name: str) -> dict:  # type: ignore[type-arg]
    return next(seat for seat in state["table"]["seats"] if seat["seat"] == name)


def test_a_friend_takes_a_seat_by_its_link(ann: Visitor, bob: Visitor) -> None:
    made = ann.start(luftwaffe="me", raf="friend")
    secret = made["links"]["raf"].removeprefix("/join/")
    assert seat_of(ann.state(made["id"]), "raf")["who"] == "open"
    assert bob.get(f"/api/join/{secret}") == {
        "title": "blitz",
        "seat": "raf",
        "taken": False,
        "disclosed": [],
        "auto_single": False,
        "time": None,
        "rated": False,
    }
    assert bob.join(made["links"]["raf"]) == {"id": made["id"], "seat": "raf"}
    assert seat_of(bob.state(made["id"]), "raf") == {
        "seat": "raf",
        "who": "person",
        "bot": None,
        "mine": True,
        "online": False,
        "stand_in": False,
        "name": None,
        "kind": "guest",
        "player": bob.get("/api/me")["player"],
        "owner": None,
        "called": None,
    }
    assert bob.join(made["links"]["raf"])["seat"] == "raf"  # again: nothing new


def test_a_taken_seat_cannot_be_taken_by_another(ann: Visitor, bob: Visitor, eve: Visitor) -> None:
    made = ann.start(luftwaffe="me", raf="friend")
    bob.join(made["links"]["raf"])
    secret = made["links"]["raf"].removeprefix("/join/")
    assert eve.get(f"/api/join/{secret}")["taken"] is True
    assert eve.post("/api/join", {"secret": secret}, 409)["error"]["code"] == "seat_taken"


def test_a_new_link_takes_the_seat_from_its_holder_and_the_old_link(ann: Visitor, bob: Visitor, eve: Visitor) -> None:
    made = ann.start(luftwaffe="me", raf="friend")
    table = made["id"]
    bob.join(made["links"]["raf"])
    assert bob.post(f"/api/tables/{table}/seats/raf/link", {}, 403)["error"]["code"] == "not_starter"
    link = ann.post(f"/api/tables/{table}/seats/raf/link", {})["link"]
    assert bob.get(f"/api/tables/{table}?seat=raf", 403)["error"]["code"] == "not_your_seat"
    old = made["links"]["raf"].removeprefix("/join/")
    assert bob.post("/api/join", {"secret": old}, 404)["error"]["code"] == "unknown_link"
    assert eve.join(link)["seat"] == "raf"
    assert eve.state(table)["you"] == "raf"


def test_one_visitor_with_both_seats_sees_the_asked_one(ann: Visitor) -> None:
    table = ann.start(luftwaffe="me", raf="me")["id"]
    assert ann.state(table)["you"] == "luftwaffe"
    assert ann.state(table, "raf")["you"] == "raf"
    with ann.connect(table) as socket:
        assert next_message(socket, "state")["you"] == "luftwaffe"
        socket.send_json({"type": "seat", "seat": "raf"})
        assert next_message(socket, "state")["you"] == "raf"
        socket.send_json({"type": "seat", "seat": None})
        assert next_message(socket, "state")["you"] is None


def test_a_bot_stands_in_and_gives_the_seat_back(ann: Visitor, bob: Visitor, eve: Visitor, shared: str) -> None:
    path = f"/api/tables/{shared}/seats/raf/bot"
    assert eve.post(path, {"bot": "staff"}, 403)["error"]["code"] == "not_starter"
    assert bob.post(path, {"bot": "genius"}, 422)["error"]["code"] == "unknown_bot"
    seat = seat_of(bob.post(path, {"bot": "random"}), "raf")
    assert (seat["who"], seat["bot"], seat["mine"]) == ("bot", "random", True)
    seat = seat_of(bob.post(path, {"bot": None}), "raf")
    assert (seat["who"], seat["bot"]) == ("person", None)
    assert seat_of(ann.post(path, {"bot": "random"}), "raf")["who"] == "bot"


def test_who_is_online(ann: Visitor, bob: Visitor, shared: str) -> None:
    with ann.connect(shared, "luftwaffe") as one:
        assert seat_of(next_message(one, "state"), "raf")["online"] is False
        with bob.connect(shared, "raf") as two:
            assert seat_of(next_message(two, "state"), "luftwaffe")["online"] is True
            assert seat_of(next_message(one, "state"), "raf")["online"] is True
        assert seat_of(next_message(one, "state"), "raf")["online"] is False


def test_players_who_left_are_not_online_for_the_next_spectator(settings: Settings) -> None:
    site = create_app(settings)
    with TestClient(site) as client:  # type: ignore[arg-type]
        ann, eve = Visitor(client), Visitor(client)
        table = ann.start(luftwaffe="me", raf="me")["id"]
        connections = site.api.state.registry.tables[table].connections
        with ann.connect(table, "luftwaffe") as player:
            next_message(player, "state")
            with eve.connect(table) as spectator:
                assert seat_of(next_message(spectator, "state"), "luftwaffe")["online"] is True
            while len(connections) > 1:
                ann.get("/api/health")
        while connections:
            ann.get("/api/health")
        with eve.connect(table) as spectator:
            assert seat_of(next_message(spectator, "state"), "luftwaffe")["online"] is False


@pytest.mark.sqlite_only
def test_no_secret_is_stored(ann: Visitor, bob: Visitor, site_settings: Settings) -> None:
    made = ann.start(luftwaffe="me", raf="friend")
    bob.join(made["links"]["raf"])
    with sqlite3.connect(site_settings.database.removeprefix("sqlite:///")) as base:
        kept = "\n".join(base.iterdump())
    base.close()
    for visitor in (ann, bob):
        assert visitor.token
        assert visitor.token not in kept
    assert made["links"]["raf"].removeprefix("/join/") not in kept
