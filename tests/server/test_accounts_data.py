"""Export and deletion: everything of mine, nothing of anybody else's, and nothing personal is left behind."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from opsroom.server.accounts import moderation
from opsroom.server.app import create_app
from opsroom.server.settings import Settings

from .authenticator import Authenticator
from .conftest import Json, Visitor, play_on
from .test_accounts_sign_in import PASSWORD, sign_in, sign_up, sign_up_with_passkey

pytestmark = pytest.mark.both_databases


@pytest.fixture
def site(settings: Settings) -> Iterator[TestClient[Any]]:
    app = create_app(settings)
    with TestClient(app) as client:  # type: ignore[arg-type]
        client.site = app  # type: ignore[attr-defined]
        yield client


def everything(settings: Settings) -> str:
    with sqlite3.connect(settings.database.removeprefix("sqlite:///")) as base:
        text = "\n".join(base.iterdump())
    base.close()
    return text


def seat(visitor: Visitor, table: str, name: str) -> Json:
    found: Json = next(each for each in visitor.state(table)["table"]["seats"] if each["seat"] == name)
    return found


def test_the_export_has_everything_of_mine_and_nothing_of_others(site: TestClient[Any]) -> None:
    ann, bob = Visitor(site), Visitor(site)
    sign_up(ann, "Ann Example")
    sign_up(bob, "Bob Example")
    made = ann.start(luftwaffe="me", raf="friend")
    bob.join(made["links"]["raf"])
    bobs = bob.start(luftwaffe="me", raf="staff")["id"]
    answer = ann.ask("GET", "/api/account/export")
    assert answer.headers["content-disposition"].startswith("attachment")
    found = answer.json()
    assert found["name"] == found["account"]["username"] == "Ann Example"
    assert [table["id"] for table in found["tables"]] == [made["id"]]
    assert found["tables"][0]["my_seats"] == ["luftwaffe"]
    assert len(found["devices"]) == 1
    for other in ("Bob", bobs, bob.get("/api/me")["player"], made["links"]["raf"].removeprefix("/join/")):
        assert other not in answer.text
    for secret in ("argon2", ann.token, PASSWORD):
        assert str(secret) not in answer.text


def test_somebody_whom_we_do_not_know_has_no_data(site: TestClient[Any]) -> None:
    eve = Visitor(site)
    assert eve.get("/api/account/export", 404)["error"]["code"] == "unknown_player"
    assert eve.post("/api/account/delete", {}, 404)["error"]["code"] == "unknown_player"


@pytest.mark.sqlite_only
def test_nothing_personal_is_left(site: TestClient[Any], settings: Settings) -> None:
    ann, bob = Visitor(site), Visitor(site)
    sign_up(bob, "Bob Example")
    key = Authenticator()
    sign_up_with_passkey(ann, key, "Ann Example")
    agent = {"user-agent": "Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0"}
    ann.post("/api/account/password", {"password": PASSWORD}, headers=agent)
    finished = ann.start(luftwaffe="me", raf="me")["id"]
    play_on(ann, finished)
    running = ann.start(luftwaffe="me", raf="friend")
    bob.join(running["links"]["raf"])
    solo = ann.start(luftwaffe="me", raf="staff")["id"]
    lesson = ann.get("/api/lessons?title=blitz")[0]["id"]
    ann.post("/api/lessons", {"title": "blitz", "lesson": lesson}, 201)
    assert ann.get("/api/account")["account"]["running"] == 1
    player = ann.get("/api/me")["player"]
    with sqlite3.connect(settings.database.removeprefix("sqlite:///")) as base:
        (visitor,) = base.execute("SELECT visitor FROM accounts WHERE username = 'Ann Example'").fetchone()
    base.close()
    registry = site.site.api.state.registry  # type: ignore[attr-defined]

    def add(sql: Any) -> None:
        found = moderation.find(sql, "Ann Example")
        moderation.complain(sql, "chat", visitor, None, reason="Ann's words")
        moderation.complain(sql, "chat", 1, visitor, quoted="what Ann wrote", reason="Ann Example was rude")
        moderation.record(sql, "test", "note", found.visitor, name="Ann Example")

    site.blocking_portal.call(registry.writer.change, add)
    token = ann.token
    ann.post("/api/account/delete", {})
    text = everything(settings)
    for trace in ("Ann Example", "annexample", player, "what Ann wrote"):
        assert trace not in text
    with sqlite3.connect(settings.database.removeprefix("sqlite:///")) as base:
        for part in ("accounts", "passkeys", "recovery_codes", "mail_tokens", "sessions", "lessons_finished"):
            assert base.execute(f"SELECT count(*) FROM {part} WHERE visitor = ?", [visitor]).fetchone() == (0,), part
        assert base.execute(
            "SELECT count(*) FROM complaints WHERE reporter = ? OR reported = ?", [visitor] * 2
        ).fetchone() == (0,)
        assert base.execute("SELECT name, kind, banned FROM visitors WHERE id = ?", [visitor]).fetchone() == (
            None,
            "deleted",
            None,
        )
    base.close()
    # The games stay, without a name; the one against Bob was conceded.
    over = bob.state(running["id"])
    assert over["result"]["why"] == "conceded"
    assert over["result"]["winners"] == ["raf"]
    line = seat(bob, running["id"], "luftwaffe")
    assert (line["name"], line["kind"], line["player"]) == (None, "deleted", None)
    assert seat(bob, finished, "raf")["kind"] == "deleted"
    assert bob.get(f"/api/tables/{solo}", 410)["error"]["code"] == "table_expired"
    # Nobody gets in any more, and the name is free.
    assert ann.get("/api/me")["player"] is None
    ann.token = token
    assert ann.get("/api/account")["account"] is None
    sign_in(ann, "Ann Example", status=403)
    sign_up(Visitor(site), "Ann Example")


def test_a_seat_that_was_taken_over_is_left_to_a_bot(site: TestClient[Any]) -> None:
    ann, bob, eve = Visitor(site), Visitor(site), Visitor(site)
    made = ann.start(luftwaffe="me", raf="friend")
    bob.join(made["links"]["raf"])
    link = ann.post(f"/api/tables/{made['id']}/seats/raf/link", {})["link"]
    sign_up(eve, "Eve")
    eve.join(link)
    eve.post("/api/account/delete", {})
    line = seat(ann, made["id"], "raf")
    assert (line["who"], line["stand_in"], line["kind"]) == ("bot", True, "deleted")
    assert ann.state(made["id"])["result"] is None
    # The player who set the table up can invite somebody else.
    bob.token = None
    bob.join(ann.post(f"/api/tables/{made['id']}/seats/raf/link", {})["link"])


@pytest.mark.sqlite_only
def test_a_guest_deletes_everything_too(site: TestClient[Any], settings: Settings) -> None:
    ann = Visitor(site)
    ann.post("/api/me/name", {"name": "Ann Example"})
    table = ann.start(luftwaffe="me", raf="me")["id"]
    play_on(ann, table)
    ann.post("/api/account/delete", {})
    assert "Ann Example" not in everything(settings)
    assert seat(Visitor(site), table, "raf")["kind"] == "deleted"


@pytest.mark.sqlite_only
def test_guests_who_became_the_account_are_forgotten_with_it(site: TestClient[Any], settings: Settings) -> None:
    ann, phone = Visitor(site), Visitor(site)
    sign_up(ann, "Ann Example")
    phone.post("/api/me/name", {"name": "Ann on the phone"})
    phone.start(luftwaffe="me", raf="staff")
    sign_in(phone, "Ann Example")
    ann.post("/api/account/delete", {})
    text = everything(settings)
    assert "Ann" not in text
    assert phone.get("/api/account")["account"] is None
    with sqlite3.connect(settings.database.removeprefix("sqlite:///")) as base:
        assert base.execute("SELECT count(*) FROM visitors WHERE merged_into IS NOT NULL").fetchone() == (0,)
    base.close()
