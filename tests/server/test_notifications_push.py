"""Web Push from end to end: a push service on loopback verifies and decrypts; and nothing else on the network is ever reached."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import http_ece
import httpcore
import pytest
from litestar.testing import TestClient

from opsroom.server.app import create_app
from opsroom.server.errors import ServerError
from opsroom.server.notifications import endpoints, push
from opsroom.server.settings import Settings

from .conftest import Json, Visitor
from .push_service import Browser, PushService, claims_of
from .test_accounts_sign_in import PASSWORD, new_name, sign_in, sign_up

WHERE = "https://push.example/send/abc"


@pytest.fixture
def service() -> Iterator[PushService]:
    found = PushService()
    found.start()
    yield found
    found.stop()


@pytest.fixture
def site(settings: Settings) -> Iterator[TestClient[Any]]:
    """A site for which push services may be on this machine, and that sends at once."""
    app = create_app(replace(settings, push_to_loopback=True, push_delay_seconds=0, push_devices_per_player=2))
    with TestClient(app) as client:  # type: ignore[arg-type]
        client.site = app  # type: ignore[attr-defined]
        yield client


def subscribe(visitor: Visitor, endpoint: str, browser: Browser, status: int = 200) -> Json:
    body = {"endpoint": endpoint, **browser.keys}
    found: Json = visitor.post("/api/notifications/devices", body, status)
    return found


def choose(visitor: Visitor, status: int = 200, **choices: Any) -> Json:
    found: Json = visitor.post("/api/notifications", choices, status)
    return found


def devices(visitor: Visitor) -> list[Json]:
    found: list[Json] = visitor.get("/api/notifications")["push"]["devices"]
    return found


def until(check: Any) -> None:
    """Waits until something is so."""
    deadline = time.monotonic() + 30
    while not check():
        assert time.monotonic() < deadline, "it never was"
        time.sleep(0.02)


def play_until_asked(ann: Visitor, bob: Visitor, table: str) -> None:
    """bob has answered, and ann is asked."""
    players, answered = {"luftwaffe": ann, "raf": bob}, set[str]()
    for _ in range(60):
        asked = ann.state(table)["question"]["seat"]
        if asked == "luftwaffe" and "raf" in answered:
            return
        mine = players[asked].state(table, asked)
        body = {"seat": asked, "answer": mine["question"]["options"][-1]["name"], "n": mine["n"]}
        players[asked].post(f"/api/tables/{table}/answers", body)
        answered.add(asked)
    raise AssertionError("ann was never asked")


def test_a_push_service_verifies_who_sends_and_the_browser_reads_it(
    site: TestClient[Any], service: PushService
) -> None:
    ann, bob, browser = Visitor(site), Visitor(site), Browser()
    ann.post("/api/me/name", {"name": "Ann"})
    bob.post("/api/me/name", {"name": "Bob"})
    page = subscribe(ann, service.address + "/ann", browser)
    assert [device["here"] for device in page["push"]["devices"]] == [True]
    choose(ann, push=["turn_live"], language="en")
    made = ann.start(luftwaffe="me", raf="friend")
    bob.join(made["links"]["raf"])
    play_until_asked(ann, bob, made["id"])
    message = service.next()
    assert message.path == "/ann"
    claims = claims_of(message, page["push"]["key"])
    assert claims["aud"] == service.address
    assert 0 < claims["exp"] - time.time() <= 24 * 3600
    assert claims["sub"].startswith("mailto:")
    assert message.headers["content-encoding"] == "aes128gcm"
    assert message.headers["urgency"] == "high"
    assert int(message.headers["ttl"]) > 0
    assert len(message.headers["topic"]) == 32
    said = browser.read(message.body)
    assert said == {
        "title": "It is your turn",
        "body": "Blitz!, with Bob",
        "lang": "en",
        "path": f"/table/{made['id']}",
        "tag": message.headers["topic"],
    }
    assert len(message.body) < 4096
    with pytest.raises(http_ece.ECEException):
        Browser().read(message.body)


def test_a_test_message_arrives_in_the_players_language(site: TestClient[Any], service: PushService) -> None:
    ann, eve, browser = Visitor(site), Visitor(site), Browser()
    subscribe(ann, service.address + "/ann", browser)
    choose(ann, language="ja")
    (device,) = devices(ann)
    eve.post(f"/api/notifications/devices/{device['id']}/test", {}, 404)
    eve.post(f"/api/notifications/devices/{device['id']}/remove", {}, 404)
    ann.post(f"/api/notifications/devices/{device['id']}/test", {})
    assert browser.read(service.next().body)["title"] == "この端末で通知を受け取れます"
    for _ in range(9):
        ann.post(f"/api/notifications/devices/{device['id']}/test", {})
    assert ann.post(f"/api/notifications/devices/{device['id']}/test", {}, 429)["error"]["code"] == "rate_limited"


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_has_ended_is_removed(site: TestClient[Any], service: PushService, status: int) -> None:
    ann = Visitor(site)
    subscribe(ann, service.address + "/ann", Browser())
    (device,) = devices(ann)
    service.statuses = [status]
    ann.post(f"/api/notifications/devices/{device['id']}/test", {})
    service.next()
    until(lambda: devices(ann) == [])


def test_redirects_are_not_followed_and_long_answers_not_read(site: TestClient[Any], service: PushService) -> None:
    ann, other = Visitor(site), PushService()
    other.start()
    subscribe(ann, service.address + "/ann", Browser())
    (device,) = devices(ann)
    service.statuses = [307]
    service.headers = {"location": other.address + "/elsewhere"}
    service.answer = b"x" * 1_000_000
    ann.post(f"/api/notifications/devices/{device['id']}/test", {})
    service.next()
    service.headers = {}
    ann.post(f"/api/notifications/devices/{device['id']}/test", {})
    service.next()
    assert other.messages == []
    assert len(service.messages) == 2
    other.stop()


def test_the_key_is_made_once_and_kept(settings: Settings) -> None:
    keys = []
    for _ in range(2):
        with TestClient(create_app(settings)) as client:  # type: ignore[arg-type]
            keys.append(Visitor(client).get("/api/notifications")["push"]["key"])
    assert keys[0] == keys[1]
    assert len(push.decoded(keys[0])) == 65
    given = push.new_private_key()
    with TestClient(create_app(replace(settings, vapid_private_key=given))) as client:  # type: ignore[arg-type]
        key = Visitor(client).get("/api/notifications")["push"]["key"]
    assert key == push.PushKey(given, "").public != keys[0]


def test_settings_that_cannot_work_are_refused() -> None:
    for wrong in ({"vapid_private_key": "short"}, {"vapid_subject": "admin"}):
        with pytest.raises(ServerError):
            push.check_settings(Settings(**wrong))  # type: ignore[arg-type]


def test_a_site_can_do_without_push(settings: Settings) -> None:
    with TestClient(create_app(replace(settings, web_push=False))) as client:  # type: ignore[arg-type]
        ann = Visitor(client)
        assert ann.get("/api/notifications")["push"]["key"] is None
        assert subscribe(ann, WHERE, Browser(), 409)["error"]["code"] == "push_off"


# --- whose devices
def test_devices_are_limited_and_a_browser_has_one(site: TestClient[Any]) -> None:
    ann = Visitor(site)
    sign_up(ann, name := new_name())
    for _ in range(2):  # the same browser, subscribed again
        subscribe(ann, f"https://push.example/{_}", Browser())
    assert len(devices(ann)) == 1
    second, third = Visitor(site), Visitor(site)
    sign_in(second, name)
    subscribe(second, "https://push.example/second", Browser())
    assert [device["here"] for device in devices(second)] == [False, True]
    sign_in(third, name)
    error = subscribe(third, "https://push.example/third", Browser(), 409)["error"]
    assert error["code"] == "too_many_subscriptions"
    assert len(devices(third)) == 2


def test_nobody_takes_a_subscription_over_without_its_keys(site: TestClient[Any]) -> None:
    ann, eve, browser = Visitor(site), Visitor(site), Browser()
    subscribe(ann, WHERE, browser)
    assert subscribe(eve, WHERE, Browser(), 422)["error"]["code"] == "bad_endpoint"
    assert len(devices(ann)) == 1
    subscribe(eve, WHERE, browser)  # the same browser, which somebody else uses now
    assert (len(devices(ann)), len(devices(eve))) == (0, 1)


def test_devices_end_with_their_session(site: TestClient[Any]) -> None:
    ann, second = Visitor(site), Visitor(site)
    sign_up(ann, name := new_name())
    subscribe(ann, WHERE, Browser())
    sign_in(second, name)
    subscribe(second, WHERE + "/2", Browser())
    assert len(devices(second)) == 2
    ann.post("/api/account/sign-out", {})
    assert len(devices(second)) == 1
    ann.post("/api/account/sign-in", {"name": name, "password": PASSWORD})
    ann.post("/api/account/devices/sign-out", {})
    assert devices(ann) == []


def test_what_a_guest_chose_moves_into_the_account(site: TestClient[Any]) -> None:
    account, guest = Visitor(site), Visitor(site)
    sign_up(account, name := new_name())
    subscribe(guest, WHERE, Browser())
    choose(guest, push=["over"], language="ja")
    sign_in(guest, name)
    page = guest.get("/api/notifications")
    assert page["choices"]["push"] == ["over"]
    assert [device["here"] for device in page["push"]["devices"]] == [True]
    new = Visitor(site)
    subscribe(new, WHERE + "/new", Browser())
    sign_up(new)
    assert len(devices(new)) == 1


def test_the_players_data_has_devices_without_their_secrets_and_ends_with_them(
    site: TestClient[Any], settings: Settings
) -> None:
    ann, browser = Visitor(site), Browser()
    subscribe(ann, WHERE, browser)
    choose(ann, push=["over"])
    found = ann.get("/api/account/export")
    assert found["notifications"]["push"] == ["over"]
    assert [device["push_service"] for device in found["notifications"]["devices"]] == ["push.example"]
    text = json.dumps(found)
    assert not any(secret in text for secret in ("/send/abc", browser.keys["auth"], browser.keys["p256dh"]))
    ann.post("/api/account/delete", {})
    with sqlite3.connect(settings.database.removeprefix("sqlite:///")) as base:
        for part in ("push_subscriptions", "notification_choices", "notifications"):
            assert base.execute(f"SELECT count(*) FROM {part}").fetchone() == (0,)
    base.close()


def test_choices_are_checked(ann: Visitor) -> None:
    assert choose(ann, 400, push=["position"])["error"]["code"] == "malformed"
    choose(ann, 400, unknown=True)
    choose(ann, 400, mail_every=1)
    quiet = {"begin": "22:00", "end": "06:00", "zone": "Nowhere/Nowhere"}
    choose(ann, 400, quiet=quiet)
    assert choose(ann, quiet=quiet | {"zone": "Europe/Berlin"})["choices"]["quiet"]["zone"] == "Europe/Berlin"
    assert ann.ask("POST", "/api/notifications", json={}, headers={"origin": "https://evil.example"}).status_code == 403


def test_whoever_is_not_known_has_chosen_nothing(eve: Visitor) -> None:
    page = eve.get("/api/notifications")
    assert (page["choices"]["push"], page["choices"]["mail"], page["push"]["devices"]) == ([], [], [])
    assert eve.token is None
    eve.post("/api/notifications/devices/1/remove", {}, 404)
    eve.post("/api/notifications/devices/1/test", {}, 404)


# --- untrusted addresses
FORBIDDEN = [
    "http://push.example/x",
    "ftp://push.example/x",
    "https://user@push.example/x",
    "https://user:word@push.example/x",
    "https://push.example:8443/x",
    "https://push.example:22/x",
    "https://localhost/x",
    "https://localhost:443/x",
    "https://router.local/x",
    "https://metadata.google.internal/x",
    "https://intranet/x",
    "https://push.example./x",
    "https://127.0.0.1/x",
    "https://127.1/x",
    "https://2130706433/x",
    "https://0x7f.0.0.1/x",
    "https://10.0.0.1/x",
    "https://172.16.3.4/x",
    "https://192.168.1.1/x",
    "https://169.254.169.254/latest/meta-data",
    "https://100.64.0.1/x",
    "https://0.0.0.0/x",
    "https://224.0.0.1/x",
    "https://255.255.255.255/x",
    "https://[::1]/x",
    "https://[::]/x",
    "https://[fe80::1]/x",
    "https://[fc00::1]/x",
    "https://[ff02::1]/x",
    "https://[::ffff:127.0.0.1]/x",
    "https://[::ffff:10.0.0.1]/x",
    "https://[64:ff9b::7f00:1]/x",
    "https://[2002:7f00:1::]/x",
    "https://push.example/x\r\nhost: evil",
    "https://push.example/ x",
    "https://push.example\\@evil.example/x",
    "https://push.example/x#fragment",
    "https:///x",
    "https://",
    "",
    "x",
    "https://püsh.example/x",
    "https://push.example/" + "x" * 2048,
]


@pytest.mark.parametrize("address", FORBIDDEN)
def test_an_address_that_is_no_push_services_is_refused(ann: Visitor, address: str) -> None:
    answer = ann.ask("POST", "/api/notifications/devices", json={"endpoint": address, **Browser().keys})
    assert answer.status_code in (400, 422), answer.text
    assert answer.json()["error"]["code"] in ("bad_endpoint", "malformed")


@pytest.mark.parametrize("address", ["https://fcm.googleapis.com/fcm/send/x:y", "https://web.push.apple.com/QAbc_-"])
def test_addresses_of_push_services_are_taken(address: str) -> None:
    endpoints.require_endpoint(address)


def test_keys_must_be_points_on_the_curve(ann: Visitor) -> None:
    keys = Browser().keys
    for wrong in ({"p256dh": "B" + "A" * 86}, {"p256dh": "x"}, {"auth": ""}, {"auth": "A" * 50}):
        answer = ann.ask("POST", "/api/notifications/devices", json={"endpoint": WHERE, **keys, **wrong})
        assert answer.status_code in (400, 422)


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.1.2.3", "169.254.169.254", "192.168.0.1", "100.64.0.1", "198.18.0.1", "192.0.2.1", "240.0.0.1", "::1",
     "fe80::1%eth0", "fd00::1", "::ffff:192.168.0.1", "64:ff9b::a00:1", "2002:a00:1::", "2001:db8::1", "fec0::1", "x"],
)  # fmt: skip
def test_only_addresses_of_the_internet_are_connected_to(address: str) -> None:
    assert not endpoints.is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "142.250.0.1", "2a00:1450:4001::5", "64:ff9b::808:808"])
def test_addresses_of_the_internet_are(address: str) -> None:
    assert endpoints.is_public(address)


def test_a_name_is_checked_when_it_is_resolved_and_pinned(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second answer of a name server that changes its mind is never asked for."""
    asked: list[str] = []
    connected: list[str] = []
    answers = {"rebound.example": [["8.8.8.8"], ["127.0.0.1"]], "mixed.example": [["8.8.8.8", "10.0.0.1"]]}

    def resolve(host: str, _port: int) -> list[str]:
        asked.append(host)
        return answers[host].pop(0)

    class Inner:
        async def connect_tcp(self, host: str, *_: Any) -> Any:
            connected.append(host)
            raise httpcore.ConnectError("as far as it goes")

    async def main() -> None:
        monkeypatch.setattr(endpoints, "resolve", resolve)
        client = endpoints.PushClient(loopback=False)
        client.backend.inner = Inner()  # type: ignore[assignment]
        with pytest.raises(httpcore.ConnectError):
            await client.post("https://rebound.example/x", {"host": "rebound.example"}, b"")
        assert (asked, connected) == (["rebound.example"], ["8.8.8.8"])
        with pytest.raises(endpoints.ForbiddenAddress):
            await client.post("https://rebound.example/x", {"host": "rebound.example"}, b"")
        with pytest.raises(endpoints.ForbiddenAddress):
            await client.post("https://mixed.example/x", {"host": "mixed.example"}, b"")
        assert connected == ["8.8.8.8"]
        await client.close()

    asyncio.run(main())


def test_a_subscription_that_leads_into_a_local_network_is_removed(
    settings: Settings, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(endpoints, "resolve", lambda *_: ["127.0.0.1"])
    with TestClient(create_app(settings)) as client:  # type: ignore[arg-type]
        ann = Visitor(client)
        subscribe(ann, "https://inside.example/x", Browser())
        (device,) = devices(ann)
        ann.post(f"/api/notifications/devices/{device['id']}/test", {})
        until(lambda: devices(ann) == [])
    assert service.messages == []
