"""Signing up, in and out: with a password, a passkey, a recovery code. Nobody gets into another's account."""

from __future__ import annotations

import sqlite3
import statistics
from dataclasses import replace
from time import perf_counter
from typing import Any

import pytest
from argon2 import PasswordHasher
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from opsroom.server import clock
from opsroom.server.accounts import passwords
from opsroom.server.app import create_app
from opsroom.server.registry import RESTART
from opsroom.server.settings import DAY, Settings

from .authenticator import Authenticator
from .conftest import Json, Visitor, next_message

PASSWORD = "correct horse battery"
LOCALHOST = {"host": "localhost"}
numbers = iter(range(10_000))


def new_name() -> str:
    return f"Player {next(numbers)}"


def sign_up(visitor: Visitor, name: str | None = None, password: str = PASSWORD, status: int = 200) -> Json:
    body = {"name": name or new_name(), "password": password}
    found: Json = visitor.post("/api/account/sign-up", body, status)
    return found


def sign_in(visitor: Visitor, name: str, password: str = PASSWORD, status: int = 200) -> Json:
    found: Json = visitor.post("/api/account/sign-in", {"name": name, "password": password}, status)
    return found


def ask(visitor: Visitor, path: str, body: Json, status: int = 200, host: str = "localhost") -> Json:
    found: Json = visitor.post(f"/api/account/passkey/{path}", body, status, headers={"host": host})
    return found


def sign_up_with_passkey(visitor: Visitor, key: Authenticator, name: str) -> Json:
    begun = ask(visitor, "new", {"name": name})
    return ask(visitor, "create", {"id": begun["id"], "credential": key.create(begun["options"])})


def sign_in_with_passkey(visitor: Visitor, key: Authenticator, status: int = 200) -> Json:
    begun = ask(visitor, "ask", {})
    return ask(visitor, "use", {"id": begun["id"], "credential": key.use(begun["options"])}, status)


# --- passwords
def test_a_guest_signs_up_and_keeps_the_games(ann: Visitor) -> None:
    table = ann.start(luftwaffe="me", raf="staff")["id"]
    before, name = ann.get("/api/me")["player"], new_name()
    made = sign_up(ann, name)
    assert made["page"]["me"] == {"player": before, "name": name, "kind": "account"}
    assert len(made["codes"]) == len(set(made["codes"])) == 10
    assert made["page"]["account"]["recovery_codes"] == 10
    assert made["page"]["account"]["recent"]
    assert [device["here"] for device in made["page"]["account"]["devices"]] == [True]
    assert ann.state(table)["you"] == "luftwaffe"
    line = ann.state(table)["table"]["seats"][0]
    assert (line["name"], line["kind"]) == (name, "account")


def test_signing_in_on_another_browser(ann: Visitor, bob: Visitor) -> None:
    name = new_name()
    sign_up(ann, name)
    table = ann.start(luftwaffe="me", raf="staff")["id"]
    found = sign_in(bob, name.upper())
    assert found["me"] == ann.get("/api/me")
    assert len(found["account"]["devices"]) == 2
    assert bob.state(table)["you"] == "luftwaffe"


def test_a_name_belongs_to_one_account(ann: Visitor, bob: Visitor) -> None:
    name = new_name()
    sign_up(ann, name)
    assert sign_up(bob, name.lower(), status=409)["error"]["code"] == "name_taken"
    sign_up(bob)
    assert bob.post("/api/me/name", {"name": name.upper()}, 409)["error"]["code"] == "name_taken"
    other = new_name()
    assert bob.post("/api/me/name", {"name": other})["name"] == other
    sign_in(Visitor(bob.client), other)


def test_one_browser_has_one_account(ann: Visitor) -> None:
    sign_up(ann)
    assert sign_up(ann, status=409)["error"]["code"] == "already_signed_in"


@pytest.mark.parametrize(
    "password", ["short", "password123", "aaaaaaaaaaaaaa", "the name is zoe zimmermann", "x" * 201]
)
def test_passwords_that_would_be_guessed(ann: Visitor, password: str) -> None:
    assert sign_up(ann, "Zoe Zimmermann", password, 422)["error"]["code"] == "weak_password"
    assert ann.token is None


def test_passwords_are_stored_as_argon2id_at_the_usual_cost(ann: Visitor, site_settings: Settings) -> None:
    sign_up(ann)
    with sqlite3.connect(site_settings.database.removeprefix("sqlite:///")) as base:
        stored = base.execute("SELECT password_hash FROM accounts WHERE password_hash IS NOT NULL").fetchall()
        everything = "\n".join(base.iterdump())
    base.close()
    assert all(text.startswith("$argon2id$") for (text,) in stored)
    assert PASSWORD not in everything
    assert ann.token is not None
    assert ann.token not in everything
    usual = PasswordHasher()
    assert (usual.memory_cost, usual.time_cost) >= (65_536, 3)


def test_unknown_names_and_wrong_passwords_are_alike(ann: Visitor, bob: Visitor) -> None:
    name, with_passkey = new_name(), new_name()
    sign_up(ann, name)
    sign_up_with_passkey(Visitor(ann.client), Authenticator(), with_passkey)
    answers = []
    for wrong in (name, new_name(), with_passkey, "", "x" * 150, "\u202e"):
        answer = bob.ask("POST", "/api/account/sign-in", json={"name": wrong, "password": "not the password"})
        answers.append((answer.status_code, answer.text, sorted(answer.headers)))
    assert len({str(answer) for answer in answers}) == 1
    assert answers[0][0] == 403
    codes = [bob.ask("POST", "/api/account/recover", json={"name": n, "code": "AAAA-AAAA"}) for n in (name, "nobody")]
    assert len({(answer.status_code, answer.text) for answer in codes}) == 1
    assert bob.token is None


def test_unknown_names_take_as_long(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "HASHER", PasswordHasher(time_cost=4, memory_cost=16_384, parallelism=1))
    monkeypatch.setattr(passwords, "CODE_COST", {"time_cost": 4, "memory_cost": 16_384, "parallelism": 1})
    with TestClient(create_app(replace(settings, sign_ins_per_account=1000))) as client:  # type: ignore[arg-type]
        ann, bob = Visitor(client), Visitor(client)
        sign_up(ann, "Known")
        times: dict[str, list[float]] = {}
        for _ in range(12):
            for path, more in (("sign-in", {"password": "x" * 12}), ("recover", {"code": "AAAA-AAAA"})):
                for name in ("Known", "Unknown"):
                    began = perf_counter()
                    bob.post(f"/api/account/{path}", {"name": name, **more}, 403)
                    times.setdefault(f"{path} {name}", []).append(perf_counter() - began)
        for path in ("sign-in", "recover"):
            known, unknown = (statistics.median(times[f"{path} {name}"]) for name in ("Known", "Unknown"))
            assert 0.5 < known / unknown < 2


# --- sessions
def test_every_sign_in_gives_a_new_token_and_the_old_one_is_worth_nothing(ann: Visitor, eve: Visitor) -> None:
    ann.post("/api/me/name", {"name": "Ann"})
    planted = eve.token = ann.token  # somebody gave the browser this cookie, and knows it
    name = new_name()
    sign_up(ann, name)
    assert ann.token != planted
    assert eve.get("/api/account")["account"] is None
    before = ann.token
    sign_in(ann, name)
    assert ann.token != before
    eve.token = before
    assert eve.get("/api/account")["account"] is None
    assert eve.get("/api/me") == {"player": None, "name": None, "kind": "guest"}


def test_a_token_that_nobody_gave_out_is_not_taken_over(ann: Visitor) -> None:
    ann.token = "made-up-by-somebody"
    sign_up(ann)
    assert ann.token != "made-up-by-somebody"


def test_after_signing_out_the_token_is_worth_nothing_and_sockets_close(ann: Visitor, shared: str) -> None:
    sign_up(ann)
    with ann.connect(shared) as socket:
        assert next_message(socket, "state")["you"] == "luftwaffe"
        old = ann.token
        answer = ann.ask("POST", "/api/account/sign-out", json={})
        assert "Max-Age=0" in answer.headers["set-cookie"]
        with pytest.raises(WebSocketDisconnect) as ended:
            next_message(socket, "the end")
        assert ended.value.code == RESTART
    ann.token = old
    assert ann.get("/api/account")["account"] is None
    assert ann.state(shared)["you"] is None


def test_sockets_of_the_guest_close_when_the_browser_signs_in(ann: Visitor, shared: str) -> None:
    with ann.connect(shared) as socket:
        next_message(socket, "state")
        sign_up(ann)
        with pytest.raises(WebSocketDisconnect) as ended:
            next_message(socket, "the end")
        assert ended.value.code == RESTART


def test_a_browser_that_was_not_used_for_long_is_signed_out(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    with TestClient(create_app(settings)) as client:  # type: ignore[arg-type]
        ann, guest = Visitor(client), Visitor(client)
        sign_up(ann, "Ann")
        guest.post("/api/me/name", {"name": "Guest"})
        later = clock.now() + 181 * DAY
        for module in ("visitors", "accounts.sign_in"):
            monkeypatch.setattr(f"opsroom.server.{module}.now", lambda: later)
        assert ann.get("/api/account")["account"] is None
        assert ann.get("/api/me")["name"] is None
        assert guest.get("/api/me")["name"] == "Guest"


def test_devices_are_listed_and_signed_out(ann: Visitor, bob: Visitor, eve: Visitor) -> None:
    name = new_name()
    sign_up(ann, name)
    agent = {"user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"}
    bob.post("/api/account/sign-in", {"name": name, "password": PASSWORD}, headers=agent)
    sign_in(eve, name)
    devices = ann.get("/api/account")["account"]["devices"]
    (bobs,) = [each for each in devices if each["browser"] == "Firefox"]
    assert (bobs["system"], bobs["here"]) == ("Linux", False)
    left = ann.post(f"/api/account/devices/{bobs['id']}/sign-out", {})["account"]["devices"]
    assert len(left) == 2
    assert bob.get("/api/account")["account"] is None
    assert ann.post(f"/api/account/devices/{bobs['id']}/sign-out", {}, 404)["error"]["code"] == "unknown_device"
    assert len(ann.post("/api/account/devices/sign-out", {})["account"]["devices"]) == 1
    assert eve.get("/api/account")["account"] is None
    assert ann.get("/api/account")["account"] is not None


def test_nobody_signs_out_the_devices_of_others(ann: Visitor, bob: Visitor) -> None:
    (mine,) = sign_up(ann)["page"]["account"]["devices"]
    sign_up(bob)
    bob.post(f"/api/account/devices/{mine['id']}/sign-out", {}, 404)
    assert ann.get("/api/account")["account"] is not None


def test_too_many_browsers_sign_out_the_longest_unused(settings: Settings) -> None:
    with TestClient(create_app(replace(settings, sessions_per_account=2))) as client:  # type: ignore[arg-type]
        browsers = [Visitor(client) for _ in range(3)]
        sign_up(browsers[0], "Ann")
        for browser in browsers[1:]:
            sign_in(browser, "Ann")
        assert [browser.get("/api/account")["account"] is not None for browser in browsers] == [False, True, True]


# --- limits
def test_guesses_are_limited_for_each_account_alike_for_known_and_unknown_names(settings: Settings) -> None:
    with TestClient(create_app(replace(settings, sign_ins_per_account=3))) as client:  # type: ignore[arg-type]
        ann, bob = Visitor(client), Visitor(client)
        codes = sign_up(ann, "Known")["codes"]
        for _ in range(5):
            sign_in(ann, "Known")  # what succeeds does not count
        for name in ("Known", "Unknown"):
            for _ in range(3):
                sign_in(bob, name, "not the password", 403)
            for spelling in (name, name.upper(), f" {name} "):
                assert sign_in(bob, spelling, status=429)["error"]["code"] == "rate_limited"
            code = {"name": name, "code": codes[0]}
            assert bob.post("/api/account/recover", code, 429)["error"]["code"] == "rate_limited"
        sign_up(Visitor(client), "Another")


def test_guesses_are_limited_for_each_address(settings: Settings) -> None:
    with TestClient(create_app(replace(settings, sign_ins_per_address=3))) as client:  # type: ignore[arg-type]
        for n in range(3):
            sign_in(Visitor(client), f"Name {n}", status=403)
        assert sign_in(Visitor(client), "Name 4", status=429)["error"]["code"] == "rate_limited"


def test_new_accounts_are_limited_for_each_address(settings: Settings) -> None:
    with TestClient(create_app(replace(settings, sign_ups_per_hour=2))) as client:  # type: ignore[arg-type]
        for n in range(2):
            sign_up(Visitor(client), f"Name {n}")
        assert sign_up(Visitor(client), "Name 3", status=429)["error"]["code"] == "rate_limited"


# --- recovery codes
def test_each_recovery_code_lets_in_once(ann: Visitor, bob: Visitor, eve: Visitor) -> None:
    name = new_name()
    codes = sign_up(ann, name)["codes"]
    found = bob.post("/api/account/recover", {"name": name, "code": codes[3].lower().replace("-", " ")})
    assert found["account"]["recovery_codes"] == 9
    assert found["account"]["recent"]
    again = eve.post("/api/account/recover", {"name": name, "code": codes[3]}, 403)
    assert again["error"]["code"] == "wrong_credentials"
    new = bob.post("/api/account/recovery-codes", {})["codes"]
    eve.post("/api/account/recover", {"name": name, "code": codes[4]}, 403)
    eve.post("/api/account/recover", {"name": name, "code": new[4]})


def test_the_codes_of_one_account_do_not_open_another(ann: Visitor, bob: Visitor, eve: Visitor) -> None:
    codes, other = sign_up(ann)["codes"], new_name()
    sign_up(bob, other)
    eve.post("/api/account/recover", {"name": other, "code": codes[0]}, 403)


# --- recent sign-in
SENSITIVE: list[tuple[str, Json]] = [
    ("/api/account/password", {"password": "another long one"}),
    ("/api/account/recovery-codes", {}),
    ("/api/account/email", {"email": None}),
    ("/api/account/passkey/new", {}),
    ("/api/account/passkeys/1/remove", {}),
    ("/api/account/delete", {}),
]


@pytest.mark.parametrize(("path", "body"), SENSITIVE, ids=[path for path, _ in SENSITIVE])
def test_what_could_cost_the_account_needs_a_recent_sign_in(ann: Visitor, client: Any, path: str, body: Json) -> None:
    sign_up(ann)
    registry = client.site.api.state.registry
    for session in registry.visitors.known.values():
        if session.signed_in is not None:
            session.signed_in -= 16 * 60
    refused = ann.post(path, body, 403, headers=LOCALHOST)
    assert refused["error"]["code"] == "sign_in_again"
    assert ann.get("/api/account")["account"]["recent"] is False


@pytest.mark.parametrize(("path", "body"), SENSITIVE[:-1], ids=[path for path, _ in SENSITIVE[:-1]])
def test_guests_have_no_credentials_to_change(ann: Visitor, path: str, body: Json) -> None:
    assert ann.post(path, body, 403, headers=LOCALHOST)["error"]["code"] == "sign_in_needed"


def test_a_changed_password(ann: Visitor, bob: Visitor) -> None:
    name = new_name()
    sign_up(ann, name)
    sign_in(bob, name)
    ann.post("/api/account/password", {"password": "another long one"})
    assert bob.get("/api/account")["account"] is None, "somebody who knew the old password is signed out"
    assert ann.get("/api/account")["account"] is not None
    sign_in(bob, name, status=403)
    sign_in(bob, name, "another long one")


def test_a_password_goes_only_when_there_are_two_passkeys(ann: Visitor) -> None:
    sign_up(ann)
    assert ann.post("/api/account/password", {"password": None}, 409)["error"]["code"] == "last_credential"
    for count in (1, 2):
        begun = ask(ann, "new", {})
        page = ask(ann, "create", {"id": begun["id"], "credential": Authenticator().create(begun["options"])})["page"]
        assert len(page["account"]["passkeys"]) == count
    page = ann.post("/api/account/password", {"password": None})
    assert page["account"]["password_changed"] is None
    number = page["account"]["passkeys"][0]["id"]
    assert ann.post(f"/api/account/passkeys/{number}/remove", {}, 409)["error"]["code"] == "last_credential"
    ann.post("/api/account/password", {"password": PASSWORD})
    assert len(ann.post(f"/api/account/passkeys/{number}/remove", {})["account"]["passkeys"]) == 1


def test_nobody_removes_the_passkeys_of_others(ann: Visitor, bob: Visitor) -> None:
    number = sign_up_with_passkey(ann, Authenticator(), new_name())["page"]["account"]["passkeys"][0]["id"]
    sign_up(bob)
    assert bob.post(f"/api/account/passkeys/{number}/remove", {}, 404)["error"]["code"] == "unknown_credential"


# --- other sites
def test_pages_of_other_sites_are_refused_everywhere(ann: Visitor) -> None:
    sign_up(ann)
    paths = ann.get("/api/openapi.json")["paths"]
    mine = [path for path, methods in paths.items() if path.startswith("/api/account") and "post" in methods]
    assert len(mine) >= 17
    for path in mine:
        for headers in ({"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}, {"origin": "null"}):
            refused = ann.post(path.replace("{number}", "1"), {}, 403, headers=headers)
            assert refused["error"]["code"] == "foreign_origin"
    assert ann.ask("GET", "/api/account/export", headers={"sec-fetch-site": "cross-site"}).status_code == 403
    assert ann.get("/api/account")["account"] is not None


def test_the_cookie_is_not_for_scripts_and_not_for_other_sites(ann: Visitor) -> None:
    answer = ann.ask("POST", "/api/account/sign-up", json={"name": new_name(), "password": PASSWORD})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
