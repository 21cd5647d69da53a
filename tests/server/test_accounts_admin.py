"""`opsroom admin` beside a running server: everything it does is in the audit log, and takes effect within moments."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from opsroom import cli
from opsroom.server.accounts import moderation
from opsroom.server.app import create_app
from opsroom.server.settings import Settings

from .conftest import Json, Visitor, next_message
from .test_accounts_sign_in import PASSWORD, sign_in, sign_up

Admin = Callable[..., Any]


@pytest.fixture
def site(settings: Settings) -> Iterator[TestClient[Any]]:
    app = create_app(settings)
    with TestClient(app) as client:  # type: ignore[arg-type]
        client.site = app  # type: ignore[attr-defined]
        yield client


@pytest.fixture
def admin(site: TestClient[Any], settings: Settings, capsys: pytest.CaptureFixture[str]) -> Admin:
    """Runs a command; returns what it prints, and waits until the server has carried it out."""
    registry = site.site.api.state.registry  # type: ignore[attr-defined]

    def run(*arguments: str, status: int = 0, as_json: bool = True) -> Any:
        capsys.readouterr()
        more = ["--json"] if as_json else []
        assert cli.main(["admin", *arguments, "--database", settings.database, *more]) == status
        site.blocking_portal.call(registry.moderation.look)
        printed = capsys.readouterr()
        return (json.loads(printed.out) if as_json else printed.out) if status == 0 else printed.err

    return run


def eventually(check: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 20
    while not check():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_roles(site: TestClient[Any], admin: Admin) -> None:
    ann, guest = Visitor(site), Visitor(site)
    sign_up(ann, "Ann")
    admin("appoint", "ann", "moderator")
    assert ann.get("/api/account")["account"]["role"] == "moderator"
    assert [(each["name"], each["role"]) for each in admin("users")] == [("Ann", "moderator")]
    admin("dismiss", "Ann")
    assert ann.get("/api/account")["account"]["role"] == "player"
    assert "no account" in admin("appoint", "Nobody", "operator", status=1)
    player = guest.post("/api/me/name", {"name": "Guest"})["player"]
    assert "only a player with an account" in admin("appoint", player, "moderator", status=1)
    assert [line["action"] for line in admin("log")] == ["role", "role"]


def test_nobody_appoints_themselves_over_the_wire(site: TestClient[Any]) -> None:
    ann = Visitor(site)
    body = {"name": "Ann", "password": PASSWORD, "role": "operator"}
    assert ann.post("/api/account/sign-up", body, 400)["error"]["code"] == "malformed"


def test_a_banned_player_is_signed_out_and_stays_out(site: TestClient[Any], admin: Admin) -> None:
    ann, bob, again = Visitor(site), Visitor(site), Visitor(site)
    codes = sign_up(ann, "Ann")["codes"]
    made = bob.start(luftwaffe="me", raf="friend")
    ann.join(made["links"]["raf"])
    with ann.connect(made["id"]) as socket:
        next_message(socket, "state")
        admin("ban", "Ann", "--reason", "rude")
        with pytest.raises(WebSocketDisconnect):
            next_message(socket, "the end")
    assert ann.get("/api/account")["account"] is None
    assert ann.state(made["id"])["you"] is None
    refused = sign_in(again, "Ann", status=403)["error"]
    assert (refused["code"], refused["detail"]) == ("banned", {"reason": "rude"})
    assert again.post("/api/account/recover", {"name": "Ann", "code": codes[0]}, 403)["error"]["code"] == "banned"
    assert sign_in(again, "Ann", "not the password", 403)["error"]["code"] == "wrong_credentials"
    assert again.token is None
    admin("unban", "Ann")
    sign_in(again, "Ann")
    assert again.state(made["id"])["you"] == "raf"


def test_a_banned_guest_only_looks_on(site: TestClient[Any], admin: Admin) -> None:
    guest, bob = Visitor(site), Visitor(site)
    player = guest.post("/api/me/name", {"name": "Guest"})["player"]
    made = bob.start(luftwaffe="me", raf="friend")
    own = guest.start(luftwaffe="me", raf="me")["id"]
    link = made["links"]["raf"].removeprefix("/join/")
    with guest.connect(own) as socket:
        state = next_message(socket, "state")
        admin("ban", player)
        answer = {"seat": state["question"]["seat"], "answer": "pass", "n": state["n"]}
        socket.send_json({"type": "answer", "id": 1, **answer})
        assert next_message(socket, "error")["error"]["code"] == "banned"
        socket.send_json({"type": "ping", "id": 2})
        next_message(socket, "pong")
    for path, body in (
        ("/api/join", {"secret": link}),
        ("/api/me/name", {"name": "Other"}),
        (f"/api/tables/{own}/answers", answer),
        ("/api/account/sign-up", {"name": "Other", "password": PASSWORD}),
    ):
        assert guest.post(path, body, 403)["error"]["code"] == "banned"
    wish = {"title": "blitz", "seats": {"raf": {"who": "me"}, "luftwaffe": {"who": "me"}}}
    assert guest.post("/api/tables", wish, 403)["error"]["code"] == "banned"
    assert guest.state(made["id"])["you"] is None
    admin("unban", player)
    guest.join(made["links"]["raf"])


def test_a_ban_outlives_a_restart(settings: Settings, capsys: pytest.CaptureFixture[str]) -> None:
    with TestClient(create_app(settings)) as client:  # type: ignore[arg-type]
        guest = Visitor(client)
        player = guest.post("/api/me/name", {"name": "Guest"})["player"]
        assert cli.main(["admin", "ban", player, "--database", settings.database]) == 0
    capsys.readouterr()
    with TestClient(create_app(settings)) as client:  # type: ignore[arg-type]
        guest.client = client
        assert guest.post("/api/me/name", {"name": "Other"}, 403)["error"]["code"] == "banned"


def test_the_running_server_looks_by_itself(site: TestClient[Any], settings: Settings) -> None:
    guest = Visitor(site)
    player = guest.post("/api/me/name", {"name": "Guest"})["player"]
    assert cli.main(["admin", "rename", player, "Somebody", "--database", settings.database]) == 0
    eventually(lambda: guest.get("/api/me")["name"] == "Somebody")


def test_a_player_is_renamed(site: TestClient[Any], admin: Admin) -> None:
    ann, bob = Visitor(site), Visitor(site)
    sign_up(ann, "Rude Word")
    sign_up(bob, "Bob")
    table = ann.start(luftwaffe="me", raf="staff")["id"]
    with bob.connect(table) as socket:
        next_message(socket, "state")
        assert admin("rename", "Rude Word", "Player 7")["name"] == "Player 7"
        while next_message(socket, "state")["table"]["seats"][0]["name"] != "Player 7":
            pass
    sign_in(ann, "Player 7")
    assert "taken" in admin("rename", "Player 7", "BOB", status=1)
    assert "letter" in admin("rename", "Player 7", "***", status=1)
    assert "Rude" not in json.dumps(admin("log"))


def test_a_closed_table_is_gone_for_its_players(site: TestClient[Any], admin: Admin) -> None:
    ann = Visitor(site)
    table = ann.start(luftwaffe="me", raf="me")["id"]
    with ann.connect(table) as socket:
        next_message(socket, "state")
        admin("close", table, "--reason", "insults")
        with pytest.raises(WebSocketDisconnect):
            next_message(socket, "the end")
    assert ann.get(f"/api/tables/{table}", 410)["error"]["code"] == "table_closed"
    assert ann.post(f"/api/tables/{table}/restore", {}, 410)["error"]["code"] == "table_closed"
    (line,) = ann.get("/api/tables?mine=1")
    assert line["closed"] is True
    assert "no open table" in admin("close", table, status=1)
    admin("reopen", table)
    assert ann.state(table)["n"] == 1
    assert "no closed table" in admin("reopen", table, status=1)


def test_reports_are_read_and_resolved(site: TestClient[Any], admin: Admin) -> None:
    ann, bob = Visitor(site), Visitor(site)
    sign_up(ann, "Ann")
    sign_up(bob, "Bob")
    registry = site.site.api.state.registry  # type: ignore[attr-defined]

    def complain(sql: Any) -> int:
        one, other = (moderation.find(sql, name).visitor for name in ("Ann", "Bob"))
        return moderation.complain(sql, "chat", one, other, table="x", quoted="a \x1b[31mword", reason="rude")

    number = site.blocking_portal.call(registry.writer.change, complain)
    (found,) = admin("reports")
    assert found["by"].startswith("Ann (")
    assert found["about"].startswith("Bob (")
    printed = admin("reports", as_json=False)
    assert "\x1b" not in printed
    assert "word" in printed
    admin("resolve", str(number))
    assert admin("reports") == []
    assert admin("reports", "--all")[0]["closed_by"].startswith("command line (")
    assert "no open report" in admin("resolve", str(number), status=1)


def test_every_act_is_in_the_audit_log(site: TestClient[Any], admin: Admin) -> None:
    ann = Visitor(site)
    sign_up(ann, "Ann")
    table = ann.start(luftwaffe="me", raf="me")["id"]
    admin("appoint", "Ann", "operator")
    admin("dismiss", "Ann")
    admin("ban", "Ann", "--reason", "why not")
    admin("unban", "Ann")
    admin("rename", "Ann", "Anna")
    admin("close", table)
    admin("reopen", table)
    lines: list[Json] = admin("log")
    acts = ["reopen", "close", "rename", "unban", "ban", "role", "role"]
    assert [line["action"] for line in lines] == acts
    assert all(line["actor"].startswith("command line (") for line in lines)
    assert {line["name"] for line in lines} == {"Anna", None}
    assert lines[4]["detail"] == {"reason": "why not"}
    printed = admin("log", as_json=False)
    assert "ban Anna (reason why not)" in printed
    assert table in printed
    assert len(admin("log", "--limit", "2")) == 2


def test_empty_lists_say_so(admin: Admin) -> None:
    assert admin("users", as_json=False) == "There are no accounts.\n"
    assert admin("reports", as_json=False) == "There are no reports.\n"
    assert admin("log", as_json=False) == "The audit log is empty.\n"


# --- moderators, on the site itself
def reported(site: TestClient[Any], admin: Admin) -> tuple[Visitor, Visitor, Visitor, str, Json]:
    """A moderator, two players, their table, and the report about a line of one of them."""
    ann, bob, mod = Visitor(site), Visitor(site), Visitor(site)
    sign_up(ann, "Ann")
    sign_up(bob, "Bob")
    sign_up(mod, "Mod")
    admin("appoint", "mod", "moderator")
    made = ann.start(luftwaffe="me", raf="friend")
    bob.join(made["links"]["raf"])
    with bob.connect(made["id"]) as socket:
        socket.send_text(json.dumps({"type": "chat", "id": 1, "text": "You are a fool", "key": "k"}))
        next_message(socket, "chat_sent")
    (line,) = ann.get(f"/api/tables/{made['id']}/chat")["lines"]
    ann.post("/api/complaints", {"table": made["id"], "line": line["id"], "reason": "Rude"})
    (report,) = mod.get("/api/moderation/reports")
    return ann, bob, mod, made["id"], report


def test_a_moderator_reads_reports_deletes_lines_and_bans_players(site: TestClient[Any], admin: Admin) -> None:
    ann, bob, mod, table, report = reported(site, admin)
    said = (report["reporter"], report["name"], report["quoted"], report["reason"], report["banned"])
    assert said == ("Ann", "Bob", "You are a fool", "Rude", False)
    (report,) = mod.post(f"/api/moderation/lines/{report['line']}/delete", {})
    assert (report["line"], report["quoted"]) == (None, "You are a fool")
    assert ann.get(f"/api/tables/{table}/chat")["lines"][0]["removed"] is True
    ban = f"/api/moderation/players/{report['player']}/ban"
    (report,) = mod.post(ban, {"banned": True, "reason": "Rude twice"})
    assert report["banned"] is True
    assert bob.get("/api/account")["account"] is None, "signed out at once"
    sign_in(bob, "Bob", status=403)
    mod.post(ban, {"banned": False})
    sign_in(bob, "Bob")
    assert mod.post(f"/api/moderation/reports/{report['id']}/resolve", {}) == []
    mine = f"moderator {mod.get('/api/me')['player']}"
    acts = [(each["action"], each["actor"]) for each in admin("log")]
    assert [act for act in acts if act[1] == mine] == [
        ("close_report", mine),
        ("unban", mine),
        ("ban", mine),
        ("delete_line", mine),
    ]


def test_what_is_not_for_moderators(site: TestClient[Any], admin: Admin) -> None:
    ann, bob, mod, table, report = reported(site, admin)
    with bob.connect(table) as socket:
        socket.send_text(json.dumps({"type": "chat", "id": 2, "text": "In private", "key": "l"}))
        next_message(socket, "chat_sent")
    other = ann.get(f"/api/tables/{table}/chat")["lines"][-1]["id"]
    for number in (other, 2**70, -(2**70)):  # what nobody has reported is none of their business
        assert mod.post(f"/api/moderation/lines/{number}/delete", {}, 404)["error"]["code"] == "unknown_line"
    admin("appoint", "ann", "operator")
    boss = ann.get("/api/me")["player"]
    for player, status, code in ((boss, 403, "not_moderator"), ("Bob", 404, "no_such_player")):
        refused = mod.post(f"/api/moderation/players/{player}/ban", {"banned": True}, status)
        assert refused["error"]["code"] == code
    assert mod.post(f"/api/moderation/reports/{2**70}/resolve", {}, 404)["error"]["code"] == "unknown_complaint"
    # A browser that was left open, and somebody who was dismissed.
    registry = site.site.api.state.registry  # type: ignore[attr-defined]
    for session in registry.visitors.known.values():
        if session.signed_in is not None:
            session.signed_in -= 16 * 60
    refused = mod.post(f"/api/moderation/players/{report['player']}/ban", {"banned": True}, 403)
    assert refused["error"]["code"] == "sign_in_again"
    admin("dismiss", "mod")
    for path in (f"reports/{report['id']}/resolve", f"lines/{report['line']}/delete"):
        assert mod.post(f"/api/moderation/{path}", {}, 403)["error"]["code"] == "not_moderator"
    mod.get("/api/moderation/reports", 403)
    bob.get("/api/moderation/reports", 403)
