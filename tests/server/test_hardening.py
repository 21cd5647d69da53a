"""Origins, client addresses, rate limits, cookies and headers under HTTPS, file modes."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from sqlalchemy import func, select

from opsroom.server import middleware, schema
from opsroom.server.addresses import TrustedProxies, client_key
from opsroom.server.app import create_app
from opsroom.server.database import Database
from opsroom.server.errors import ServerError
from opsroom.server.limits import Limits
from opsroom.server.settings import Settings
from opsroom.server.visitors import token_of

from .conftest import Visitor

WISH = {"title": "blitz", "seats": {"raf": {"who": "me"}, "luftwaffe": {"who": "me"}}}
PROXY = "10.1.2.3"


class From:
    """Lets requests come from an address, as a server would report it."""

    def __init__(self, app: Any, address: str) -> None:
        self.app = app
        self.address = address

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] in ("http", "websocket"):
            scope = {**scope, "client": (self.address, 1234)}
        await self.app(scope, receive, send)


def client_from(address: str, settings: Settings) -> TestClient[Any]:
    return TestClient(From(create_app(settings), address))  # type: ignore[arg-type]


@pytest.fixture
def proxied(settings: Settings) -> Iterator[TestClient[Any]]:
    """A site behind a trusted proxy."""
    with client_from(PROXY, replace(settings, trusted_proxies=("10.1.0.0/16",))) as client:
        yield client


# --- origins


@pytest.mark.parametrize(
    "origin",
    ["http://[", "https://[::1", "http://[v1.x]/", "http://a]b", "javascript:1", "//testserver.local", "\u00ff"],
)
def test_a_malformed_origin_is_forbidden(ann: Visitor, origin: str) -> None:
    answer = ann.ask("POST", "/api/tables", json=WISH, headers={"origin": origin.encode("latin-1")})
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "foreign_origin")
    table = ann.start(luftwaffe="me", raf="me")["id"]
    headers: Any = {"cookie": ann.headers["cookie"], "origin": origin.encode("latin-1")}
    with pytest.raises(WebSocketDisconnect), ann.client.websocket_connect(f"/api/tables/{table}/play", headers=headers):
        pass


# --- addresses


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_an_ipv6_client_is_its_64_bit_network(address: str, key: str) -> None:
    assert client_key(address) == key


def test_addresses_of_one_ipv6_network_share_their_limits() -> None:
    limits = Limits(tables_per_hour=2, messages_per_second=3)
    for n in range(2):
        limits.new_table(n, f"2001:db8::{n + 1}")
    with pytest.raises(ServerError):
        limits.new_table(9, "2001:db8::9")
    limits.new_table(9, "2001:db8:0:1::9")
    for n in range(3):
        limits.message(None, f"2001:db8::{n + 1}")
    with pytest.raises(ServerError):
        limits.message(None, "2001:db8::9")


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("192.0.2.9", ["198.51.100.1"], "192.0.2.9"),  # not a proxy of ours: ignored
        (PROXY, [], PROXY),
        (PROXY, ["198.51.100.1"], "198.51.100.1"),
        (PROXY, ["6.6.6.6, 198.51.100.1"], "198.51.100.1"),  # what the client sent stands to the left
        (PROXY, ["6.6.6.6", "198.51.100.1"], "198.51.100.1"),
        (PROXY, ["198.51.100.1, 10.1.9.9"], "198.51.100.1"),  # through two proxies of ours
        (PROXY, ["nonsense"], PROXY),
        (PROXY, ["198.51.100.1, nonsense"], PROXY),
        (PROXY, ["[2001:db8::1]:443"], "2001:db8::1"),
        (PROXY, ["198.51.100.1:5555"], "198.51.100.1"),
        (PROXY, ["10.1.0.1"], "10.1.0.1"),
        (PROXY, [","], PROXY),
        ("::ffff:10.1.2.3", ["198.51.100.1"], "198.51.100.1"),
    ],
)
def test_only_trusted_proxies_say_who_the_client_is(peer: str, forwarded: list[str], client: str) -> None:
    scope: Any = {
        "type": "http",
        "client": (peer, 1),
        "scheme": "http",
        "headers": [(b"x-forwarded-for", value.encode()) for value in forwarded] + [(b"x-forwarded-proto", b"https")],
    }
    TrustedProxies(["10.1.0.0/16"]).resolve(scope)
    assert scope["client"][0] == client
    assert scope["scheme"] == ("http" if peer == "192.0.2.9" else "https")


def test_a_proxy_that_is_not_an_address_is_refused(settings: Settings) -> None:
    with pytest.raises(ServerError, match=r"proxy\.example") as refused:
        create_app(replace(settings, trusted_proxies=("proxy.example",)))
    assert refused.value.code == "bad_setting"


# --- rate limits


def test_public_routes_are_limited_per_address(settings: Settings) -> None:
    few = replace(settings, public_requests_per_second=1, trusted_proxies=(PROXY,))
    with client_from(PROXY, few) as client:
        paths = ("/api/titles", "/api/titles/blitz/facts", "/api/titles/blitz/rules", "/api/openapi.json")
        for n, path in enumerate(paths):
            address = {"x-forwarded-for": f"192.0.2.{n}"}
            found = [client.get(path, headers=address) for _ in range(12)]
            assert {answer.status_code for answer in found} == {200, 429}, path
            refused = next(answer for answer in found if answer.status_code == 429)
            assert refused.json()["error"]["code"] == "rate_limited"
            assert int(refused.headers["retry-after"]) >= 1
            assert client.get(path, headers={"x-forwarded-for": f"198.51.100.{n}"}).status_code == 200
        assert {client.get("/api/health").status_code for _ in range(30)} == {200}


def test_monitors_may_ask_often_but_not_without_end(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(middleware, "MONITOR_REQUESTS", 20)
    few = replace(settings, public_requests_per_second=1, trusted_proxies=(PROXY,))
    with client_from(PROXY, few) as client:
        for n, path in enumerate(("/api/health", "/api/ready")):
            address = {"x-forwarded-for": f"192.0.2.{n}"}
            found = [client.get(path, headers=address).status_code for _ in range(100)]
            assert set(found[:20]) == {200}
            assert 429 in found


def test_guessing_invitation_links_is_slowed_down(settings: Settings) -> None:
    with TestClient(create_app(replace(settings, wrong_links_per_minute=5))) as client:  # type: ignore[arg-type]
        ann, eve = Visitor(client), Visitor(client)
        link = ann.start(luftwaffe="me", raf="friend")["links"]["raf"]
        for _ in range(20):
            ann.get(f"/api{link}")  # a right link costs nothing
        statuses = [eve.ask("GET", f"/api/join/guess{n}").status_code for n in range(4)]
        statuses += [eve.ask("POST", "/api/join", json={"secret": f"guess{n}"}).status_code for n in range(2)]
        statuses += [eve.ask("POST", "/api/join/preview", json={"secret": f"guess{n}"}).status_code for n in range(2)]
        assert statuses == [404] * 5 + [429] * 3


def test_wrong_links_of_others_at_the_same_address_do_not_block_a_valid_one(settings: Settings) -> None:
    with TestClient(create_app(replace(settings, wrong_links_per_minute=2))) as client:  # type: ignore[arg-type]
        ann, bob, eve = Visitor(client), Visitor(client), Visitor(client)
        link = ann.start(luftwaffe="me", raf="friend")["links"]["raf"]
        statuses = [eve.ask("GET", f"/api/join/guess{n}").status_code for n in range(4)]
        assert statuses == [404, 404, 429, 429]
        assert bob.ask("GET", f"/api{link}").status_code == 200
        assert bob.ask("POST", "/api/join", json={"secret": link.removeprefix("/join/")}).status_code == 200


def test_without_trusted_proxies_one_visitor_of_a_local_proxy_cannot_block_the_others(settings: Settings) -> None:
    few = replace(settings, public_requests_per_second=2, wrong_links_per_minute=2)
    with client_from("127.0.0.1", few) as client:
        assert {client.get("/api/titles").status_code for _ in range(20)} == {200}
        assert {client.get(f"/api/join/guess{n}").status_code for n in range(20)} == {404}
    with client_from("192.0.2.1", few) as client:
        assert {client.get("/api/titles").status_code for _ in range(20)} == {200, 429}


def test_an_invitation_can_be_looked_up_without_its_secret_in_the_address(ann: Visitor, bob: Visitor) -> None:
    link = ann.start(luftwaffe="me", raf="friend")["links"]["raf"]
    found = bob.post("/api/join/preview", {"secret": link.removeprefix("/join/")})
    about = {"title": "blitz", "seat": "raf", "taken": False, "disclosed": [], "auto_single": False}
    assert found == about | {"time": None, "rated": False}


# --- HTTPS


def test_https_brings_hsts_and_a_host_cookie(proxied: TestClient[Any]) -> None:
    https = {"x-forwarded-for": "192.0.2.1", "x-forwarded-proto": "https"}
    answer = proxied.post("/api/tables", json=WISH, headers=https)
    assert answer.headers["strict-transport-security"] == "max-age=31536000"
    given = answer.headers["set-cookie"]
    assert given.startswith("__Host-opsroom_visitor=")
    assert {"Secure", "HttpOnly", "Path=/", "SameSite=Lax"} <= {part.strip() for part in given.split(";")}
    token = given.partition("=")[2].partition(";")[0]
    proxied.cookies.clear()
    headers = https | {"cookie": f"__Host-opsroom_visitor={token}"}
    assert len(proxied.get("/api/tables?mine=1", headers=headers).json()) == 1
    plain = proxied.post("/api/tables", json=WISH, headers={"x-forwarded-for": "192.0.2.1"})
    assert "strict-transport-security" not in plain.headers
    assert plain.headers["set-cookie"].startswith("opsroom_visitor=")
    proxied.cookies.clear()


HTTPS = {"x-forwarded-for": "192.0.2.1", "x-forwarded-proto": "https"}
HOST_COOKIE = "__Host-opsroom_visitor"


def token_over(client: TestClient[Any], headers: dict[str, str]) -> str:
    """The token of somebody new who sets up a table."""
    made = client.post("/api/tables", json=WISH, headers=headers)
    client.cookies.clear()
    return str(made.headers["set-cookie"]).partition("=")[2].partition(";")[0]


@pytest.mark.parametrize("from_https", [False, True], ids=["token from HTTP", "token from HTTPS"])
def test_a_cookie_planted_by_a_sibling_site_never_becomes_the_visitor(
    proxied: TestClient[Any], from_https: bool
) -> None:
    """A site of the same domain can set any cookie but one whose name begins with `__Host-`, to a token of its own."""
    token = token_over(proxied, HTTPS if from_https else {})
    planted = HTTPS | {"cookie": f"opsroom_visitor={token}"}
    listed = proxied.get("/api/tables?mine=1", headers=planted)
    assert listed.json() == []
    assert "set-cookie" not in listed.headers
    made = proxied.post("/api/tables", json=WISH, headers=planted)
    given = made.headers["set-cookie"]
    assert given.startswith(f"{HOST_COOKIE}=")
    assert token not in given
    proxied.cookies.clear()
    path = f"/api/tables/{made.json()['id']}/play?seat=raf"
    with proxied.websocket_connect(path, headers=planted) as socket:
        assert socket.receive_json(timeout=20)["error"]["code"] == "not_your_seat"


@pytest.mark.parametrize("before", [b"\xa0", b"\x85", b"\x1f", b"x=1;\xa0", b"x=1; \x0b"])
def test_a_name_that_a_browser_does_not_protect_is_not_ours(before: bytes) -> None:
    """Browsers drop spaces and tabs around a name; with anything else before it, it does not begin with `__Host-`."""
    for start, token in ((b" \t", "token"), (before, None)):
        headers = [(b"cookie", start + HOST_COOKIE.encode() + b"=token")]
        assert token_of({"scheme": "https", "headers": headers}) == token


def test_a_planted_cookie_does_not_disturb_the_real_one(proxied: TestClient[Any]) -> None:
    token, planted = token_over(proxied, HTTPS), token_over(proxied, HTTPS)
    cookie = f"opsroom_visitor={planted}; {HOST_COOKIE}={token}; opsroom_visitor=other"
    mine = proxied.get("/api/tables?mine=1", headers=HTTPS | {"cookie": cookie})
    alone = proxied.get("/api/tables?mine=1", headers=HTTPS | {"cookie": f"{HOST_COOKIE}={token}"})
    assert mine.json() == alone.json()
    assert len(mine.json()) == 1


def test_two_different_visitor_cookies_are_refused(proxied: TestClient[Any], ann: Visitor, bob: Visitor) -> None:
    for visitor in (ann, bob):
        visitor.start(luftwaffe="me", raf="me")
    both = {"cookie": f"opsroom_visitor={ann.token}; x=1; opsroom_visitor={bob.token}"}
    answer = ann.ask("GET", "/api/tables?mine=1", headers=both)
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "malformed")
    twice = {"cookie": f"opsroom_visitor={ann.token}; opsroom_visitor={ann.token}"}
    assert len(ann.ask("GET", "/api/tables?mine=1", headers=twice).json()) == 1
    secure = HTTPS | {"cookie": f"{HOST_COOKIE}={ann.token}; {HOST_COOKIE}={bob.token}"}
    assert proxied.get("/api/tables?mine=1", headers=secure).status_code == 400


def test_forwarded_headers_of_strangers_change_nothing(ann: Visitor) -> None:
    answer = ann.ask("POST", "/api/tables", json=WISH, headers={"x-forwarded-proto": "https"})
    assert "strict-transport-security" not in answer.headers
    assert answer.headers["set-cookie"].startswith("opsroom_visitor=")


def test_other_cookies_do_not_hide_ours(ann: Visitor) -> None:
    table = ann.start(luftwaffe="me", raf="me")["id"]
    cookie = f'bad[name]=1; {{"json": 1}}; ; =; opsroom_visitor={ann.token}; x="a b"'
    assert [line["id"] for line in ann.ask("GET", "/api/tables?mine=1", headers={"cookie": cookie}).json()] == [table]


def test_an_invitation_page_sends_no_referrer(ann: Visitor) -> None:
    for path in ("/join", "/join/secret"):
        assert ann.ask("GET", path).headers["referrer-policy"] == "no-referrer"
    assert ann.ask("GET", "/table/x").headers["referrer-policy"] == "same-origin"


# --- files


def test_the_database_is_readable_by_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    before = os.umask(0o022)
    try:
        Database(f"sqlite:///{path}").close()
        path.chmod(0o644)  # as older versions made it
        database = Database(f"sqlite:///{path}")
        with database.engine.begin() as connection:
            connection.exec_driver_sql("create table x (y)")
            modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
        database.close()
    finally:
        os.umask(before)
    names = {"tables.sqlite3", "tables.sqlite3-wal", "tables.sqlite3-shm", "tables.sqlite3.lock"}
    assert modes == dict.fromkeys(names, 0o600)


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/import"])
def test_refused_requests_store_no_visitors(settings: Settings, path: str) -> None:
    app = create_app(replace(settings, tables_per_hour=2))
    with TestClient(app) as client:  # type: ignore[arg-type]
        codes = []
        for _ in range(6):
            client.cookies.clear()
            answer = client.post(path, json={"title": "blitz", "seats": {}})
            codes.append(answer.json()["error"]["code"])
        registry = app.api.state.registry
        with registry.database.engine.connect() as sql:
            visitors = sql.execute(select(func.count()).select_from(schema.visitors)).scalar_one()
    assert codes[2:] == ["rate_limited"] * 4
    assert visitors <= 2


def test_a_link_that_somebody_has_used_makes_nobody_a_visitor(settings: Settings) -> None:
    """Anyone who has such a link could add visitors to the database as fast as they may send requests."""
    app = create_app(settings)
    with TestClient(app) as client:  # type: ignore[arg-type]
        ann, bob = Visitor(client), Visitor(client)
        link = ann.start(luftwaffe="me", raf="friend")["links"]["raf"]
        bob.join(link)
        registry = app.api.state.registry

        def visitors() -> int:
            with registry.database.engine.connect() as sql:
                return int(sql.execute(select(func.count()).select_from(schema.visitors)).scalar_one())

        before = visitors()
        for _ in range(5):
            body = {"secret": link.removeprefix("/join/")}
            assert Visitor(client).post("/api/join", body, 409)["error"]["code"] == "seat_taken"
        assert visitors() == before
        bob.join(link)  # again: nothing new
