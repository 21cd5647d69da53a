"""Names: who sits where, for all to see, and never the number of a visitor."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from typing import Any

import pytest
from litestar.testing import TestClient

from opsroom.server.accounts.devices import device_of
from opsroom.server.accounts.names import checked_name, key_of
from opsroom.server.app import create_app
from opsroom.server.errors import ServerError
from opsroom.server.settings import Settings

from .conftest import Json, Visitor, next_message
from .older_databases import take_back_to


def line(state: Json, seat: str) -> Json:
    found: Json = next(each for each in state["table"]["seats"] if each["seat"] == seat)
    return found


def call(visitor: Visitor, name: str, status: int = 200) -> Json:
    found: Json = visitor.post("/api/me/name", {"name": name}, status)
    return found


def test_somebody_new_is_nobody(ann: Visitor) -> None:
    assert ann.get("/api/me") == {"player": None, "name": None, "kind": "guest"}
    assert ann.token is None


def test_a_guest_chooses_a_name_before_anything_else(ann: Visitor) -> None:
    me = call(ann, "  Miriam   K. ")
    assert me["name"] == "Miriam K."
    assert me["kind"] == "guest"
    assert ann.token is not None
    assert ann.get("/api/me") == me
    assert call(ann, "Mo")["player"] == me["player"]


def test_the_others_see_the_name_at_the_table_and_in_lists(ann: Visitor, bob: Visitor, eve: Visitor) -> None:
    me = call(ann, "Ann")
    made = ann.start(luftwaffe="me", raf="friend")
    bob.join(made["links"]["raf"])
    state = eve.state(made["id"])
    assert line(state, "luftwaffe") | {"online": False} == {
        "seat": "luftwaffe",
        "who": "person",
        "bot": None,
        "mine": False,
        "online": False,
        "stand_in": False,
        "owner": None,
        "called": None,
        "name": "Ann",
        "kind": "guest",
        "player": me["player"],
    }
    assert line(state, "raf")["name"] is None
    assert line(state, "raf")["kind"] == "guest"
    listed = next(each for each in bob.get("/api/tables?mine=1") if each["id"] == made["id"])
    assert [each["name"] for each in listed["seats"]] == ["Ann", None]


def test_a_new_name_is_shown_at_once_at_all_tables(ann: Visitor, bob: Visitor, shared: str) -> None:
    call(ann, "Ann")
    with bob.connect(shared) as socket:
        assert line(next_message(socket, "state"), "luftwaffe")["name"] == "Ann"
        call(ann, "Anna")
        assert line(next_message(socket, "state"), "luftwaffe")["name"] == "Anna"
    assert line(bob.state(shared), "luftwaffe")["name"] == "Anna"


def test_a_newcomer_and_a_stand_in_and_a_bot(ann: Visitor, bob: Visitor) -> None:
    call(bob, "Bob")
    made = ann.start(luftwaffe="staff", raf="friend")
    table = made["id"]
    assert {key: line(ann.state(table), "luftwaffe")[key] for key in ("name", "kind", "player")} == {
        "name": None,
        "kind": "bot",
        "player": None,
    }
    assert line(ann.state(table), "raf")["kind"] is None
    bob.join(made["links"]["raf"])
    assert line(ann.state(table), "raf")["name"] == "Bob"
    bob.post(f"/api/tables/{table}/seats/raf/bot", {"bot": "staff"})
    stood_in = line(ann.state(table), "raf")
    assert (stood_in["who"], stood_in["stand_in"], stood_in["name"]) == ("bot", True, "Bob")
    ann.post(f"/api/tables/{table}/seats/raf/link", {})
    assert line(ann.state(table), "raf")["name"] is None


def test_no_answer_holds_the_number_of_a_visitor(ann: Visitor, bob: Visitor, shared: str, client: Any) -> None:
    live = client.site.api.state.registry.tables[shared]
    for row in live.seats.values():
        assert row.player.public_id != str(row.visitor)
        assert len(row.player.public_id) == 12
    assert set(line(bob.state(shared), "raf")) == set(line(ann.state(shared), "luftwaffe"))
    assert "visitor" not in str(ann.state(shared)["table"]["seats"])


@pytest.mark.parametrize(
    ("name", "shown"),
    [("Ｍｉｒｉａｍ", "Miriam"), ("春香", "春香"), ("O'Neill-Smith 2", "O'Neill-Smith 2"), ("José", "José")],
)
def test_names_are_normalised(name: str, shown: str) -> None:
    assert checked_name(name) == shown


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "x" * 25,
        "x" * 10_000,
        "a\u202eb",
        "a\u200bb",
        "a\0b",
        "---",
        "e\u0301\u0302\u0303\u0304\u0305",
        "\ud800",
    ],
)
def test_names_that_will_not_do(name: str) -> None:
    with pytest.raises(ServerError) as refused:
        checked_name(name)
    assert refused.value.code == "bad_name"


def test_nobody_speaks_for_the_site(ann: Visitor) -> None:
    assert call(ann, "Moder ATOR", 409)["error"]["code"] == "name_taken"
    assert ann.token is None


def test_the_same_name_in_other_letters() -> None:
    assert key_of("MIRIAM k") == key_of("ｍｉｒｉａｍ K") == key_of("Miriamk")
    assert key_of("Straße") == key_of("STRASSE")


def test_names_do_not_change_too_often(settings: Settings) -> None:
    with TestClient(create_app(replace(settings, renames_per_hour=3))) as client:  # type: ignore[arg-type]
        ann = Visitor(client)
        for n in range(3):
            call(ann, f"Ann {n}")
        assert call(ann, "Once more", 429)["error"]["code"] == "rate_limited"


def test_a_page_of_another_site_names_nobody(ann: Visitor) -> None:
    refused = ann.post("/api/me/name", {"name": "Ann"}, 403, headers={"origin": "https://evil.example"})
    assert refused["error"]["code"] == "foreign_origin"


def test_a_browser_keeps_its_seat_when_an_older_database_is_brought_up_to_date(settings: Settings) -> None:
    with TestClient(create_app(settings)) as client:  # type: ignore[arg-type]
        ann, bob = Visitor(client), Visitor(client)
        made = ann.start(luftwaffe="me", raf="friend")
        bob.join(made["links"]["raf"])
    path = settings.database.removeprefix("sqlite:///")
    with sqlite3.connect(path) as base:
        take_back_to(base, "0009")
    base.close()
    with TestClient(create_app(settings)) as client:  # type: ignore[arg-type]
        ann.client = bob.client = client
        assert line(ann.state(made["id"]), "luftwaffe")["mine"]
        state = bob.state(made["id"])
        assert line(state, "raf")["mine"]
        assert len({each["player"] for each in state["table"]["seats"]}) == 2
        assert call(ann, "Ann")["name"] == "Ann"
    with sqlite3.connect(path) as base:
        assert base.execute("PRAGMA foreign_key_check").fetchall() == []
    base.close()


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", ("Firefox", "Linux")),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
            "Version/18.5 Mobile/15E148 Safari/604.1",
            ("Safari", "iPhone"),
        ),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 "
            "Safari/537.36 Edg/140.0.0.0",
            ("Edge", "Windows"),
        ),
        ("curl/8", ("", "")),
        ("\xff<script>", ("", "")),
    ],
)
def test_devices_have_a_name(agent: str, device: tuple[str, str]) -> None:
    assert device_of([(b"user-agent", agent.encode("latin-1"))]) == device
