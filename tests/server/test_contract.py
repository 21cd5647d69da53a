"""Every route: what it needs, and one error shape."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.handlers import ASGIRouteHandler

from opsroom.server.routes import ROUTES

from .conftest import Visitor

ERROR_KEYS = {"code", "message", "rule", "detail"}

# Every route with a call that must fail, and how.
FAILURES: list[tuple[str, str, Any, int, str]] = [
    ("GET", "/api/titles/chess/rules", None, 404, "unknown_title"),
    ("GET", "/api/titles/chess/guide", None, 404, "unknown_title"),
    ("GET", "/api/titles/chess/facts", None, 404, "unknown_title"),
    ("GET", "/api/titles/blitz/rules?language=fr", None, 404, "not_found"),
    ("POST", "/api/tables", {"title": "chess", "seats": {}}, 404, "unknown_title"),
    ("POST", "/api/tables", {"title": "blitz", "seats": {"raf": {"who": "me"}}}, 422, "bad_setup"),
    (
        "POST",
        "/api/tables",
        {"title": "blitz", "seats": {"raf": {"who": "me"}, "x": {"who": "me"}}},
        404,
        "unknown_seat",
    ),
    ("POST", "/api/tables", {"title": "blitz", "mode": "x", "seats": {}}, 422, "bad_setup"),
    ("POST", "/api/tables", {"title": "blitz", "options": {"tie": "z"}, "seats": {}}, 422, "bad_setup"),
    ("POST", "/api/tables", {"title": 7, "seats": {}}, 400, "malformed"),
    ("POST", "/api/tables", {"title": "blitz", "seats": {}, "surprise": 1}, 400, "malformed"),
    ("POST", "/api/tables", "nonsense", 400, "malformed"),
    ("GET", "/api/me?surprise=%ff", None, 400, "malformed"),
    ("POST", "/api/me/name", {"name": "---"}, 422, "bad_name"),
    ("GET", "/api/account?surprise=%ff", None, 400, "malformed"),
    ("POST", "/api/account/sign-up", {"name": "Ann", "password": "short"}, 422, "weak_password"),
    ("POST", "/api/account/sign-in", {"name": "nobody", "password": "x"}, 403, "wrong_credentials"),
    ("POST", "/api/account/sign-in", {"name": "x" * 201, "password": "x"}, 400, "malformed"),
    ("POST", "/api/account/recover", {"name": "nobody", "code": "x"}, 403, "wrong_credentials"),
    ("POST", "/api/account/sign-out?surprise=%ff", {}, 400, "malformed"),
    ("POST", "/api/account/passkey/new", {"name": "---"}, 409, "passkeys_off"),
    ("POST", "/api/account/passkey/create", {"id": "guess", "credential": {}}, 403, "bad_passkey"),
    ("POST", "/api/account/passkey/ask", {}, 409, "passkeys_off"),
    ("POST", "/api/account/passkey/use", {"id": "guess", "credential": {}}, 403, "bad_passkey"),
    ("POST", "/api/account/passkeys/1/remove", {}, 403, "sign_in_needed"),
    ("POST", "/api/account/password", {"password": None}, 403, "sign_in_needed"),
    ("POST", "/api/account/recovery-codes", {}, 403, "sign_in_needed"),
    ("POST", "/api/account/email", {"email": None}, 403, "sign_in_needed"),
    ("POST", "/api/account/email/confirm", {"token": "guess"}, 404, "expired_link"),
    ("POST", "/api/account/recovery-mail", {"name": "nobody"}, 409, "mail_off"),
    ("POST", "/api/account/recovery-mail/look", {"token": "guess"}, 404, "expired_link"),
    ("POST", "/api/account/recovery-mail/use", {"token": "guess"}, 404, "expired_link"),
    ("POST", "/api/account/devices/1/sign-out", {}, 403, "sign_in_needed"),
    ("POST", "/api/account/devices/sign-out", {}, 403, "sign_in_needed"),
    ("GET", "/api/account/export", None, 404, "unknown_player"),
    ("POST", "/api/account/delete", {}, 404, "unknown_player"),
    ("GET", "/api/programs?surprise=%ff", None, 400, "malformed"),
    ("GET", "/api/tables/nowhere/chat", None, 404, "unknown_table"),
    ("GET", "/api/tables/{table}/chat?surprise=%ff", None, 400, "malformed"),
    ("POST", "/api/tables/{table}/chat/off", {"off": "perhaps"}, 400, "malformed"),
    ("POST", "/api/tables/{table}/chat/mute", {"player": "nobody", "muted": True}, 409, "chat_off"),
    ("GET", "/api/me/hidden?surprise=%ff", None, 400, "malformed"),
    ("POST", "/api/me/hidden", {"player": "nobody", "how": "block"}, 404, "no_such_player"),
    ("POST", "/api/complaints", {"player": "nobody", "table": None, "reason": "rude"}, 404, "no_such_player"),
    ("GET", "/api/moderation/reports", None, 403, "not_moderator"),
    ("POST", "/api/moderation/reports/1/resolve", {}, 403, "not_moderator"),
    ("POST", "/api/moderation/lines/1/delete", {}, 403, "not_moderator"),
    ("POST", "/api/moderation/players/guess/ban", {"banned": True}, 403, "not_moderator"),
    ("GET", "/api/tables/{table}/notes?surprise=%ff", None, 400, "malformed"),
    ("POST", "/api/tables/{table}/notes", {"text": "x" * 10_001}, 400, "malformed"),
    ("GET", "/api/account/programs", None, 403, "sign_in_needed"),
    ("POST", "/api/account/programs", {"name": "Robot"}, 403, "sign_in_needed"),
    ("POST", "/api/account/programs/guess/tokens", {"label": "x" * 41}, 400, "malformed"),
    ("POST", "/api/account/programs/guess/tokens/1/revoke", {}, 403, "sign_in_needed"),
    ("POST", "/api/account/programs/guess/delete", {}, 403, "sign_in_needed"),
    ("GET", "/api/bot/v1/me", None, 401, "bad_token"),
    ("GET", "/api/bot/v1/challenges", None, 401, "bad_token"),
    ("POST", "/api/bot/v1/challenges/c1/accept", {}, 401, "bad_token"),
    ("POST", "/api/bot/v1/challenges/c1/decline", {}, 401, "bad_token"),
    ("GET", "/api/bot/v1/games", None, 401, "bad_token"),
    ("GET", "/api/bot/v1/games/{table}", None, 401, "bad_token"),
    ("POST", "/api/bot/v1/games/{table}/answers", {"seat": "raf", "answer": "pass", "n": 1}, 401, "bad_token"),
    ("POST", "/api/bot/v1/games/{table}/concede", {"seat": "raf"}, 401, "bad_token"),
    ("POST", "/api/bot/v1/games/{table}/undo", {"seat": "raf", "agree": True}, 401, "bad_token"),
    ("GET", "/api/bot/v1/stream", None, 426, "upgrade_required"),
    ("GET", "/api/notifications?surprise=%ff", None, 400, "malformed"),
    ("POST", "/api/notifications", {"push": ["position"]}, 400, "malformed"),
    ("POST", "/api/notifications/devices", {"endpoint": "x"}, 400, "malformed"),
    ("POST", "/api/notifications/devices/1/remove", {}, 404, "unknown_device"),
    ("POST", "/api/notifications/devices/1/test", {}, 404, "unknown_device"),
    ("POST", "/api/notifications/unsubscribe?token=guess", {}, 404, "expired_link"),
    ("GET", "/api/lessons?title=chess", None, 404, "unknown_title"),
    ("POST", "/api/lessons", {"title": "chess", "lesson": "opening"}, 404, "unknown_title"),
    ("POST", "/api/lessons", {"title": "blitz", "lesson": "opening"}, 404, "unknown_lesson"),
    ("POST", "/api/tables/{table}/lesson", {"do": "next", "at": 0}, 403, "not_your_seat"),
    ("GET", "/api/tables/nowhere", None, 404, "unknown_table"),
    ("GET", "/api/tables?mine=perhaps", None, 400, "malformed"),
    ("GET", "/api/tables/{table}?seat=raf", None, 403, "not_your_seat"),
    ("GET", "/api/tables/{table}?seat=moon", None, 404, "unknown_seat"),
    ("POST", "/api/tables/{table}/answers", {"seat": "raf", "answer": "pass", "n": 1}, 403, "not_your_seat"),
    ("POST", "/api/tables/{table}/answers", {"seat": "raf", "answer": "pass"}, 400, "malformed"),
    ("POST", "/api/tables/{table}/restore", {}, 403, "not_your_seat"),
    ("POST", "/api/tables/{table}/delete", {}, 403, "not_your_seat"),
    ("POST", "/api/exhibitions", {"title": "chess"}, 404, "unknown_title"),
    ("POST", "/api/tables/{table}/undo", {"seat": "raf", "n": 1}, 403, "not_your_seat"),
    ("POST", "/api/tables/{table}/concede", {"seat": "raf"}, 403, "not_your_seat"),
    ("POST", "/api/tables/{table}/claim", {"seat": "raf"}, 403, "not_your_seat"),
    ("POST", "/api/tables/{table}/quiet", {"seat": "raf", "quiet": None}, 403, "not_your_seat"),
    ("POST", "/api/tables/{table}/quiet", {"seat": "raf", "quiet": {"begin": "9"}}, 400, "malformed"),
    ("GET", "/api/lobby?surprise=%ff", None, 400, "malformed"),
    ("POST", "/api/lobby/quick", {"title": "chess"}, 404, "unknown_title"),
    ("POST", "/api/lobby/{table}/join", {"seat": "raf"}, 409, "offer_gone"),
    ("POST", "/api/tables/{table}/visibility", {"visibility": "open"}, 403, "not_starter"),
    ("GET", "/api/tables/{table}/invitations", None, 403, "not_starter"),
    ("POST", "/api/tables/{table}/invitations", {"seat": "raf", "name": "Bob"}, 403, "not_starter"),
    ("GET", "/api/invitations?surprise=%ff", None, 400, "malformed"),
    ("POST", "/api/invitations/guess/accept", {}, 404, "unknown_invitation"),
    ("POST", "/api/invitations/guess/decline", {}, 404, "unknown_invitation"),
    ("POST", "/api/tables/{table}/rematch", {"seat": "raf"}, 403, "not_your_seat"),
    ("GET", "/api/me/spectating?surprise=%ff", None, 400, "malformed"),
    ("POST", "/api/me/spectating", {"named": "perhaps"}, 400, "malformed"),
    ("POST", "/api/tables/{table}/undo/reply", {"seat": "raf", "agree": True}, 403, "not_your_seat"),
    ("POST", "/api/tables/{table}/hint", {"seat": "raf", "n": 1}, 403, "not_your_seat"),
    ("POST", "/api/tables/{table}/odds", {"seat": "raf", "n": 1}, 403, "not_your_seat"),
    ("POST", "/api/tables/{table}/analysis", {"seat": "raf", "n": 1}, 403, "not_your_seat"),
    ("POST", "/api/tables/{table}/seats/raf/link", {}, 403, "not_starter"),
    ("POST", "/api/tables/{table}/seats/raf/bot", {"bot": "staff"}, 403, "not_starter"),
    ("POST", "/api/join", {"secret": "guess"}, 404, "unknown_link"),
    ("GET", "/api/join/guess", None, 404, "unknown_link"),
    ("POST", "/api/join/preview", {"secret": "guess"}, 404, "unknown_link"),
    ("GET", "/api/tables/{table}/replay?seat=raf", None, 403, "not_your_seat"),
    ("GET", "/api/tables/{table}/replay?seat=all", None, 403, "not_over"),
    ("GET", "/api/tables/{table}/replay/99", None, 404, "unknown_moment"),
    ("GET", "/api/tables/{table}/replay/0?seat=all", None, 403, "not_over"),
    ("GET", "/api/tables/{table}/log?seat=raf", None, 403, "not_your_seat"),
    ("GET", "/api/tables/{table}/log?seat=moon", None, 404, "unknown_seat"),
    ("GET", "/api/tables/{table}/export?seat=raf", None, 403, "not_your_seat"),
    ("GET", "/api/tables/{table}/report", None, 403, "not_over"),
    ("POST", "/api/tables/{table}/report", {}, 403, "not_over"),
    ("POST", "/api/tables/{table}/what-if", {"seat": "raf", "moment": 0}, 403, "what_if_running"),
    ("POST", "/api/tables/{table}/what-if", {"seat": "moon", "moment": 0}, 404, "unknown_seat"),
    ("POST", "/api/tables/{table}/compare", {}, 409, "not_a_sandbox"),
    ("POST", "/api/tables/{table}/compare", {"worlds": 1000}, 400, "malformed"),
    ("POST", "/api/tables/{table}/share", {"seat": "raf", "moment": 0}, 403, "not_your_seat"),
    ("GET", "/api/tables/{table}/position/0?seat=raf", None, 403, "not_your_seat"),
    ("GET", "/api/positions/guess", None, 404, "unknown_position"),
    ("GET", "/api/tables/{table}/branches", None, 409, "not_a_sandbox"),
    ("POST", "/api/positions/guess/what-if", {}, 404, "unknown_position"),
    ("POST", "/api/tables/import", {"no": "save"}, 400, "bad_save"),
    ("GET", "/api/lab", None, 404, "lab_off"),
    ("POST", "/api/lab/runs", {"kind": "simulate", "title": "blitz", "games": 1}, 404, "lab_off"),
    ("GET", "/api/lab/runs/guess", None, 404, "lab_off"),
    ("GET", "/api/lab/runs/guess/file?name=report.json", None, 404, "lab_off"),
    *[
        ("POST", f"/api/lab/runs/guess/{what}", {}, 404, "lab_off")
        for what in ("stop", "resume", "delete", "games/guess")
    ],
    ("GET", "/api/games?since=yesterday", None, 400, "malformed"),
    ("GET", "/api/games/guess", None, 404, "unknown_game"),
    ("GET", "/api/games/guess/preview.png", None, 404, "unknown_game"),
    ("GET", "/api/archive.jsonl?title=chess", None, 404, "unknown_title"),
    ("GET", "/api/players/guess", None, 404, "unknown_player"),
    ("GET", "/api/players/guess/ratings/blitz", None, 404, "unknown_player"),
    ("GET", "/api/ratings/chess", None, 404, "unknown_title"),
    ("GET", "/api/nowhere", None, 404, "not_found"),
    ("GET", "/api", None, 404, "not_found"),
    ("DELETE", "/api/tables", None, 405, "method_not_allowed"),
    ("PUT", "/api/health", {}, 405, "method_not_allowed"),
    ("PUT", "/api/ready", {}, 405, "method_not_allowed"),
    ("POST", "/", {}, 405, "method_not_allowed"),
]


@pytest.mark.parametrize(("method", "path", "body", "status", "code"), FAILURES)
def test_every_failure_has_the_one_shape(
    ann: Visitor, eve: Visitor, method: str, path: str, body: Any, status: int, code: str
) -> None:
    table = ann.start(luftwaffe="me", raf="me")["id"] if "{table}" in path else ""
    answer = eve.ask(method, path.replace("{table}", table), **({} if body is None else {"json": body}))
    assert answer.headers["content-type"].startswith("application/json"), answer.text
    assert set(answer.json()) == {"error"}
    assert set(answer.json()["error"]) == ERROR_KEYS
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code), answer.text
    assert answer.json()["error"]["message"]


def test_the_failures_cover_every_route_of_the_description(ann: Visitor) -> None:
    paths = ann.get("/api/openapi.json")["paths"]
    tried = {path.partition("?")[0].replace("chess", "blitz") for _, path, *_ in FAILURES} | {
        "/api/health",
        "/api/titles",
    }
    for path in paths:
        shape = (
            path.replace("{title}", "blitz")
            .replace("{seat}", "raf")
            .replace("{secret}", "guess")
            .replace("{number}", "1")
            .replace("{player}", "guess")
            .replace("{challenge}", "c1")
            .replace("{game}", "guess")
            .replace("{player}", "guess")
            .replace("{invitation}", "guess")
            .replace("{run}", "guess")
        )
        assert shape.replace("{moment}", "99") in tried or shape.replace("{moment}", "0") in tried, path


def test_the_description_has_every_route_of_the_list(ann: Visitor) -> None:
    described = ann.get("/api/openapi.json")["paths"]
    count = sum(len(operations) for operations in described.values())
    sockets = [route for route in ROUTES if isinstance(route, ASGIRouteHandler)]
    assert count == len(ROUTES) - len(sockets)


def test_every_answer_has_the_security_headers(ann: Visitor) -> None:
    for path in ("/api/health", "/api/nowhere", "/", "/assets/none.js"):
        headers = ann.ask("GET", path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


def test_titles_and_rules(ann: Visitor) -> None:
    (blitz,) = [title for title in ann.get("/api/titles") if title["id"] == "blitz"]
    assert blitz["levels"] == ["random", "staff", "search:small", "search:large"]
    (bomber,) = [title for title in ann.get("/api/titles") if title["id"] == "bomber_command"]
    assert bomber["levels"] == ["random", "staff"]  # a search takes too long over a turn
    assert blitz["data"]["provenance"] == "stated"
    for language in ("en", "ja"):
        rules = ann.get(f"/api/titles/blitz/rules?language={language}")
        assert {"sections", "notes"} <= set(rules)
        assert {"id", "heading", "text"} <= set(rules["sections"][0])


def test_a_visitor_is_made_only_when_needed(ann: Visitor) -> None:
    ann.get("/api/titles")
    ann.get("/api/tables?mine=1")
    assert ann.token is None
    ann.start(luftwaffe="me", raf="me")
    assert ann.token is not None
    assert len(ann.token) >= 40


def test_the_cookie_is_secure_behind_https(ann: Visitor) -> None:
    wish = {"title": "blitz", "seats": {"raf": {"who": "me"}, "luftwaffe": {"who": "me"}}}
    plain = ann.client.post("/api/tables", json=wish).headers["set-cookie"]
    ann.client.cookies.clear()
    secure = ann.client.post("https://testserver.local/api/tables", json=wish).headers["set-cookie"]
    assert "HttpOnly" in plain
    assert "SameSite=Lax" in plain
    assert "Secure" not in plain
    assert "Secure" in secure


def test_lists_of_tables(ann: Visitor, bob: Visitor, eve: Visitor, shared: str) -> None:
    (line,) = ann.get("/api/tables?mine=1")
    assert line["id"] == shared
    assert line["mine"] == ["luftwaffe"]
    assert line["started"] is True
    assert line["asked"] == ["luftwaffe"]
    (line,) = bob.get("/api/tables?mine=1")
    assert (line["mine"], line["started"]) == (["raf"], False)
    assert eve.get("/api/tables?mine=1") == []
    (line,) = [line for line in eve.get("/api/tables?watch=1") if line["id"] == shared]
    assert (line["mine"], line["over"], line["turn"]) == ([], False, 1)


def test_a_table_not_to_be_watched(ann: Visitor, eve: Visitor) -> None:
    wish = {"title": "blitz", "watch": False, "seats": {"raf": {"who": "me"}, "luftwaffe": {"who": "me"}}}
    table = ann.post("/api/tables", wish, 201)["id"]
    assert eve.get(f"/api/tables/{table}", 403)["error"]["code"] == "not_watchable"
    assert table not in [line["id"] for line in eve.get("/api/tables?watch=1")]
    assert ann.state(table)["you"] == "luftwaffe"
