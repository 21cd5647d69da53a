"""Pages of other sites cannot act for a visitor; too many requests are told to wait."""

from __future__ import annotations

from dataclasses import replace
from time import sleep

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from opsroom.server import limits
from opsroom.server.app import create_app
from opsroom.server.connections import Connection
from opsroom.server.errors import ServerError
from opsroom.server.limits import Buckets, Limits
from opsroom.server.settings import Settings

from .conftest import Visitor, next_message

WISH = {"title": "blitz", "seats": {"raf": {"who": "me"}, "luftwaffe": {"who": "me"}}}
HOST = "testserver.local"


@pytest.mark.parametrize(
    ("headers", "welcome"),
    [
        ({}, True),
        ({"origin": f"http://{HOST}"}, True),
        ({"origin": f"https://{HOST}"}, True),
        ({"origin": "https://evil.example"}, False),
        ({"origin": f"https://{HOST}.evil.example"}, False),
        ({"origin": f"http://{HOST}:81"}, False),
        ({"origin": "null"}, False),
        ({"sec-fetch-site": "cross-site"}, False),
        ({"sec-fetch-site": "same-origin"}, True),
    ],
)
def test_who_may_change_things(ann: Visitor, headers: dict[str, str], welcome: bool) -> None:
    answer = ann.ask("POST", "/api/tables", json=WISH, headers=headers)
    assert answer.status_code == (201 if welcome else 403)
    if not welcome:
        assert answer.json()["error"]["code"] == "foreign_origin"
    assert ann.ask("GET", "/api/titles", headers=headers).status_code == 200
    table = ann.start(luftwaffe="me", raf="me")["id"]
    path = f"/api/tables/{table}/play"
    if welcome:
        with ann.client.websocket_connect(path, headers=ann.headers | headers) as socket:
            next_message(socket, "state")
    else:
        with pytest.raises(WebSocketDisconnect), ann.client.websocket_connect(path, headers=ann.headers | headers):
            pass


def test_another_origin_may_be_allowed(settings: Settings) -> None:
    allowed = Settings(database=settings.database, origins=frozenset({"https://club.example"}))
    with TestClient(create_app(allowed)) as client:  # type: ignore[arg-type]
        assert client.post("/api/tables", json=WISH, headers={"origin": "https://club.example"}).status_code == 201


def test_only_configured_hosts_are_served(settings: Settings) -> None:
    """A page of evil.example can make its own name point here: then its origin is equal to the host that it asks for."""
    with TestClient(create_app(replace(settings, hosts=frozenset({"club.example"})))) as client:  # type: ignore[arg-type]
        ours = {"host": "Club.example:8443", "origin": "http://club.example:8443"}
        theirs = {"host": "evil.example", "origin": "http://evil.example"}
        made = client.post("/api/tables", json=WISH, headers=ours)
        assert made.status_code == 201
        for path in ("/api/tables", "/api/titles", "/"):
            method = client.post if path == "/api/tables" else client.get
            refused = method(path, headers=theirs)
            assert (refused.status_code, refused.json()["error"]["code"]) == (421, "unknown_host")
        assert client.get("/api/health", headers=theirs).status_code == 200  # asked by monitors, by any name
        play = f"/api/tables/{made.json()['id']}/play"
        with pytest.raises(WebSocketDisconnect), client.websocket_connect(play, headers=theirs):
            pass
        with client.websocket_connect(play, headers=ours) as socket:
            next_message(socket, "state")


def test_a_long_state_counts_as_several_messages(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes milliseconds to encode, so that 200 a second would keep the server busy."""
    monkeypatch.setattr(limits, "EVENTS_PER_MESSAGE", 1)
    with TestClient(create_app(replace(settings, messages_per_second=15))) as client:  # type: ignore[arg-type]
        ann = Visitor(client)
        table = ann.start(luftwaffe="me", raf="me")["id"]
        events = len(ann.state(table)["events"])
        assert events > 10
        statuses = [ann.ask("GET", f"/api/tables/{table}").status_code for _ in range(4)]
        assert 429 in statuses
        monkeypatch.setattr(limits, "EVENTS_PER_MESSAGE", 1000)
        sleep(2.2)  # what is owed is refilled
        assert [ann.ask("GET", f"/api/tables/{table}").status_code for _ in range(4)] == [200] * 4


def test_a_bucket_fills_again() -> None:
    bucket = Buckets(3, 6, "slowly")
    for _ in range(3):
        bucket.take("ann", at=100)
    with pytest.raises(ServerError) as caught:
        bucket.take("ann", at=100)
    assert (caught.value.code, caught.value.detail["seconds"]) == ("rate_limited", 2)
    bucket.take("bob", at=100)
    bucket.take("ann", at=102)


def test_an_address_is_counted_beside_its_visitors() -> None:
    counted = Limits(tables_per_hour=2, messages_per_second=5)
    counted.new_table(1, "192.0.2.1")
    counted.new_table(2, "192.0.2.1")
    with pytest.raises(ServerError):
        counted.new_table(3, "192.0.2.1")
    counted.new_table(4, "127.0.0.1")
    for visitor in range(9):
        counted.message(visitor, "127.0.0.1")
    for _ in range(5):
        counted.message(None, "192.0.2.9")
    with pytest.raises(ServerError):
        counted.message(None, "192.0.2.9")


def test_a_spectator_that_leaves_is_forgotten(settings: Settings) -> None:
    site = create_app(settings)
    with TestClient(site) as client:  # type: ignore[arg-type]
        table = Visitor(client).start(luftwaffe="me", raf="me")["id"]
        levels = site.api.state.registry.limits.messages.levels
        with Visitor(client).connect(table) as socket:
            next_message(socket, "state")
            before = set(levels)
            socket.send_json({"type": "ping", "id": 1})
            next_message(socket, "pong")
            (key,) = set(levels) - before
            assert not isinstance(key, Connection)  # which would keep its table in memory
        while key in levels:
            client.get("/api/health")


def test_too_many_tables(settings: Settings) -> None:
    few = Settings(database=settings.database, tables_per_hour=2)
    with TestClient(create_app(few)) as client:  # type: ignore[arg-type]
        ann = Visitor(client)
        for status in (201, 201, 429):
            answer = ann.ask("POST", "/api/tables", json=WISH)
            assert answer.status_code == status
        assert answer.json()["error"]["code"] == "rate_limited"
        assert int(answer.headers["retry-after"]) > 60


def test_too_many_messages(settings: Settings) -> None:
    few = Settings(database=settings.database, messages_per_second=5)
    with TestClient(create_app(few)) as client:  # type: ignore[arg-type]
        ann = Visitor(client)
        table = ann.start(luftwaffe="me", raf="me")["id"]
        with ann.connect(table) as socket:
            for n in range(20):
                socket.send_json({"type": "ping", "id": n})
            assert next_message(socket, "error")["error"]["code"] == "rate_limited"


def test_every_answer_with_a_log_is_charged_by_its_events(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also those that change nothing: each is built and encoded while everyone else waits."""
    site = create_app(settings)
    with TestClient(site) as client:  # type: ignore[arg-type]
        ann, bob = Visitor(client), Visitor(client)
        made = ann.start(luftwaffe="me", raf="friend")
        bob.join(made["links"]["raf"])
        table = f"/api/tables/{made['id']}"
        events = len(ann.get(table)["events"])
        assert events > 10
        charged: list[int] = []
        monkeypatch.setattr(site.api.state.registry.limits, "long_state", lambda *given: charged.append(given[-1]))
        requests = [
            ("GET", table, None),
            ("GET", f"{table}/log", None),
            ("GET", f"{table}/export", None),
            ("GET", f"{table}/replay/0", None),
            ("GET", f"{table}/position/0", None),
            ("POST", f"{table}/restore", {}),
            ("POST", f"{table}/seats/luftwaffe/bot", {"bot": None}),
            ("POST", f"{table}/seats/luftwaffe/bot", {"bot": "random"}),
            ("POST", f"{table}/concede", {"seat": "luftwaffe"}),
        ]
        for method, path, body in requests:
            answer = ann.ask(method, path, **({} if body is None else {"json": body}))
            assert answer.status_code == 200, (path, answer.text)
            found = answer.json()
            found = found.get("state", found)
            assert charged.pop() == len(found["events"]) > 0, path
            assert not charged, path
