"""Passkeys: what they sign is used once, for our domain, from our pages."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from litestar.testing import TestClient

from opsroom.server.accounts import passkeys
from opsroom.server.app import create_app
from opsroom.server.settings import Settings

from .authenticator import Authenticator
from .conftest import Json, Visitor
from .test_accounts_sign_in import ask, new_name, sign_in_with_passkey, sign_up, sign_up_with_passkey


def refused(answer: Json) -> None:
    assert answer["error"] == {
        "code": "bad_passkey",
        "message": "this passkey could not be used; try again",
        "rule": None,
        "detail": {},
    }


def test_an_account_with_a_passkey_alone(ann: Visitor, bob: Visitor) -> None:
    key, name = Authenticator(), new_name()
    table = ann.start(luftwaffe="me", raf="staff")["id"]
    made = sign_up_with_passkey(ann, key, name)
    assert len(made["codes"]) == 10
    assert made["page"]["account"]["password_changed"] is None
    assert [each["last_used"] for each in made["page"]["account"]["passkeys"]] == [None]
    found = sign_in_with_passkey(bob, key)
    assert found["me"]["name"] == name
    assert found["account"]["passkeys"][0]["last_used"] is not None
    assert bob.state(table)["you"] == "luftwaffe"


def test_a_passkey_is_added_to_an_account(ann: Visitor, bob: Visitor) -> None:
    name, key = new_name(), Authenticator(counts=False)
    sign_up(ann, name)
    begun = ask(ann, "new", {})
    assert begun["options"]["user"]["name"] == name
    assert begun["options"]["authenticatorSelection"]["userVerification"] == "required"
    made = ask(ann, "create", {"id": begun["id"], "credential": key.create(begun["options"])})
    assert made["codes"] == []
    for _ in range(2):  # its counter stays 0
        assert sign_in_with_passkey(bob, key)["me"]["name"] == name
    again = ask(ann, "new", {})
    assert [each["id"] for each in again["options"]["excludeCredentials"]] == [key.create(again["options"])["id"]]
    refused(ask(ann, "create", {"id": again["id"], "credential": key.create(again["options"])}, 403))


def test_signing_in_asks_for_no_name_so_none_can_be_tried(ann: Visitor) -> None:
    begun = ask(ann, "ask", {})
    assert begun["options"].get("allowCredentials", []) == []
    assert begun["options"]["rpId"] == "localhost"
    assert ann.token is None


@pytest.mark.parametrize(
    "change",
    [
        {"origin": "http://evil.example"},
        {"origin": "http://localhost:1"},
        {"origin": "https://localhost"},
        {"rp_id": "evil.example"},
        {"verifies": False},
        {"user_handle": "c29tZWJvZHkgZWxzZQ"},
    ],
    ids=str,
)
def test_what_a_passkey_signs_somewhere_else_is_refused(ann: Visitor, bob: Visitor, change: Json) -> None:
    key = Authenticator()
    sign_up_with_passkey(ann, key, new_name())
    for name, value in change.items():
        setattr(key, name, value)
    refused(sign_in_with_passkey(bob, key, 403))
    assert bob.token is None


@pytest.mark.parametrize("change", [{"origin": "http://evil.example"}, {"rp_id": "evil.example"}, {"verifies": False}])
def test_a_new_passkey_from_somewhere_else_is_refused(ann: Visitor, change: Json) -> None:
    begun = ask(ann, "new", {"name": new_name()})
    credential = Authenticator(**change).create(begun["options"])
    refused(ask(ann, "create", {"id": begun["id"], "credential": credential}, 403))
    assert ann.token is None


def test_a_challenge_is_used_once(ann: Visitor, bob: Visitor, eve: Visitor) -> None:
    key = Authenticator(counts=False)
    sign_up_with_passkey(ann, key, new_name())
    begun = ask(bob, "ask", {})
    body = {"id": begun["id"], "credential": key.use(begun["options"])}
    ask(bob, "use", body)
    refused(ask(eve, "use", body, 403))  # somebody recorded it
    other = ask(eve, "ask", {})
    refused(ask(eve, "use", {"id": other["id"], "credential": body["credential"]}, 403))


def test_a_challenge_expires(ann: Visitor, bob: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    key = Authenticator()
    sign_up_with_passkey(ann, key, new_name())
    begun = ask(bob, "ask", {})
    later = passkeys.monotonic() + passkeys.SECONDS + 1
    monkeypatch.setattr(passkeys, "monotonic", lambda: later)
    refused(ask(bob, "use", {"id": begun["id"], "credential": key.use(begun["options"])}, 403))


def test_a_challenge_is_for_one_purpose(ann: Visitor, bob: Visitor) -> None:
    key = Authenticator()
    sign_up_with_passkey(ann, key, new_name())
    begun = ask(bob, "new", {"name": new_name()})
    signed = key.use({"rpId": "localhost", "challenge": begun["options"]["challenge"]})
    refused(ask(bob, "use", {"id": begun["id"], "credential": signed}, 403))
    begun = ask(bob, "ask", {})
    options = {"rp": {"id": "localhost"}, "user": {"id": ""}, "challenge": begun["options"]["challenge"]}
    refused(ask(bob, "create", {"id": begun["id"], "credential": Authenticator().create(options)}, 403))


def test_a_counter_that_does_not_grow_is_that_of_a_copy(ann: Visitor, bob: Visitor, eve: Visitor) -> None:
    key = Authenticator()
    sign_up_with_passkey(ann, key, new_name())
    sign_in_with_passkey(bob, key)
    copy = replace(key, counter=key.counter - 1)
    refused(sign_in_with_passkey(eve, copy, 403))
    sign_in_with_passkey(bob, key)


def test_another_key_under_the_same_id_is_refused(ann: Visitor, eve: Visitor) -> None:
    key = Authenticator()
    sign_up_with_passkey(ann, key, new_name())
    forged = Authenticator(credential_id=key.credential_id, user_handle=key.user_handle, counter=100)
    refused(sign_in_with_passkey(eve, forged, 403))
    refused(sign_in_with_passkey(eve, Authenticator(), 403))


def test_a_passkey_is_not_added_to_the_account_of_another(ann: Visitor, bob: Visitor) -> None:
    sign_up(ann)
    sign_up(bob)
    begun = ask(ann, "new", {})
    credential = Authenticator().create(begun["options"])
    refused(ask(bob, "create", {"id": begun["id"], "credential": credential}, 403))
    assert ann.get("/api/account")["account"]["passkeys"] == []


@pytest.mark.parametrize(
    "credential",
    [{}, {"id": "x"}, {"id": 7, "response": 3}, {"id": "AA", "rawId": "AA", "type": "public-key", "response": {}}],
    ids=str,
)
def test_nonsense_is_refused(ann: Visitor, credential: Json) -> None:
    for path, begin in (("use", ask(ann, "ask", {})), ("create", ask(ann, "new", {"name": new_name()}))):
        refused(ask(ann, path, {"id": begin["id"], "credential": credential}, 403))
        refused(ask(ann, path, {"id": "unknown", "credential": credential}, 403))


@pytest.mark.parametrize(
    ("scheme", "host", "support"),
    [
        ("http", "localhost:8000", "ok"),
        ("http", "127.0.0.1:8000", "needs_host_name"),
        ("http", "[::1]:8000", "needs_host_name"),
        ("https", "192.168.1.5", "needs_host_name"),
        ("http", "club.example", "needs_https"),
        ("https", "club.example", "ok"),
    ],
)
def test_where_passkeys_work(scheme: str, host: str, support: str) -> None:
    scope: Any = {"scheme": scheme, "headers": [(b"host", host.encode())]}
    place = passkeys.place_of(Settings(), scope)
    assert place.support == support
    assert place.origins == [f"{scheme}://{host}"]


def test_the_page_says_where_passkeys_work(ann: Visitor) -> None:
    answer = ann.ask("GET", "/api/account", headers={"host": "127.0.0.1"}).json()
    assert answer["passkeys"] == "needs_host_name"
    refusal = ask(ann, "ask", {}, 409, host="127.0.0.1")
    assert refusal["error"]["code"] == "passkeys_off"
    assert refusal["error"]["detail"] == {"why": "needs_host_name"}


def test_domain_and_origins_are_settings(settings: Settings) -> None:
    ours = replace(settings, passkey_domain="club.example", passkey_origins=frozenset({"https://games.club.example"}))
    scope: Any = {"scheme": "https", "headers": [(b"host", b"games.club.example")]}
    place = passkeys.place_of(ours, scope)
    assert (place.rp_id, place.origins, place.support) == ("club.example", ["https://games.club.example"], "ok")
    elsewhere: Any = {"scheme": "https", "headers": [(b"host", b"evilclub.example")]}
    assert passkeys.place_of(ours, elsewhere).support == "needs_host_name"
    by_url = passkeys.place_of(replace(settings, public_url="https://club.example/"), scope)
    assert by_url.origins == ["https://club.example"]


def test_a_passkey_for_another_domain_of_the_same_server_is_refused(settings: Settings) -> None:
    with TestClient(create_app(settings)) as client:  # type: ignore[arg-type]
        ann, bob = Visitor(client), Visitor(client)
        key = Authenticator()
        sign_up_with_passkey(ann, key, "Ann")
        key.origin = "http://other.localhost"
        begun = ask(bob, "ask", {}, host="other.localhost")
        body = {"id": begun["id"], "credential": key.use(begun["options"])}
        refused(ask(bob, "use", body, 403, host="other.localhost"))


def test_an_account_has_so_many_passkeys(settings: Settings) -> None:
    with TestClient(create_app(replace(settings, passkeys_per_account=1))) as client:  # type: ignore[arg-type]
        ann = Visitor(client)
        sign_up_with_passkey(ann, Authenticator(), "Ann")
        begun = ask(ann, "new", {})
        body = {"id": begun["id"], "credential": Authenticator().create(begun["options"])}
        assert ask(ann, "create", body, 409)["error"]["code"] == "too_many_passkeys"
