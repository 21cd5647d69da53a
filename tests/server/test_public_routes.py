"""What holds for every route, also for one that is added tomorrow: it is limited by address, and who is refused leaves nothing behind."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from sqlalchemy import func, select

from opsroom.server import limits, schema
from opsroom.server.app import create_app
from opsroom.server.settings import Settings

from .conftest import Visitor, settings_in
from .test_contract import FAILURES
from .test_hardening import PROXY, From

COUNTED_AS_TABLES = ("/api/tables", "/api/tables/import")  # of which there are few in an hour, refused ones included
UNLIMITED = ("/api/health", "/api/ready")  # these have a limit of their own, for monitors


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    """A site where an address may send two requests, because time stands still."""
    settings = settings_in(tmp_path_factory.mktemp("limited"))
    settings.site.mkdir(exist_ok=True)
    (settings.site / "index.html").write_text("<!doctype html><html><head></head><body></body></html>")
    few = replace(
        settings,
        public_requests_per_second=2,
        messages_per_second=2,
        wrong_links_per_minute=2,
        trusted_proxies=(PROXY,),
    )
    with pytest.MonkeyPatch.context() as patch, site_for(PROXY, few) as client:
        patch.setattr(limits, "monotonic", lambda: 1000.0)
        yield client


def described(client: TestClient[Any]) -> list[tuple[str, str]]:
    paths = client.get("/api/openapi.json", headers={"x-forwarded-for": "203.0.113.1"}).json()["paths"]
    return [(method.upper(), path) for path, methods in paths.items() for method in methods]


def test_every_route_is_limited_by_address(limited: TestClient[Any]) -> None:
    """Whatever is sent there, nonsense included."""
    bodies = {path.partition("?")[0]: body for method, path, body, *_ in FAILURES if method == "POST"}
    unlimited = []
    for number, (method, path) in enumerate(described(limited)):
        if path in UNLIMITED:
            continue
        address = re.sub(r"{\w+}", lambda found: "1" if found[0] in ("{moment}", "{number}") else "none", path)
        for kind, body in enumerate((bodies.get(path), {}, {"surprise": 1})):
            headers = {"x-forwarded-for": f"198.18.{number}.{kind + 1}"}
            more = {} if method == "GET" else {"json": body}
            found = [limited.request(method, address, headers=headers, **more) for _ in range(4)]
            if found[-1].status_code != 429:
                unlimited.append((method, path, body, [answer.status_code for answer in found]))
    assert unlimited == []


@pytest.mark.parametrize("path", ["/game/none", "/player/none"])
def test_pages_that_are_looked_up_are_limited(limited: TestClient[Any], path: str) -> None:
    headers = {"x-forwarded-for": f"198.51.100.{len(path)}"}
    assert [limited.get(path, headers=headers).status_code for _ in range(4)] == [200, 200, 429, 429]


@pytest.mark.parametrize("path", ["/api/lobby/live", "/api/tables/none/play", "/api/bot/v1/stream"])
def test_connections_are_limited_like_requests(limited: TestClient[Any], path: str) -> None:
    """Those that are refused count too: each costs a handshake, and perhaps a look into the database."""
    headers = {"x-forwarded-for": f"203.0.113.{len(path)}", "authorization": f"Bearer osp_{'x' * 43}"}
    limited.cookies.clear()  # a guest whom another test made is limited on their own
    errors: dict[str, int] = registry_of(limited).counters.errors
    before = errors.get("rate_limited", 0)
    for _ in range(4):
        with limited.websocket_connect(path, headers=headers) as socket, suppress(WebSocketDisconnect):
            socket.receive_text(timeout=20)
            if path != "/api/lobby/live":
                socket.receive_text(timeout=20)
    assert errors.get("rate_limited", 0) == before + 2


def registry_of(client: TestClient[Any]) -> Any:
    return client.site.api.state.registry  # type: ignore[attr-defined]


@contextmanager
def site_for(address: str, settings: Settings) -> Iterator[TestClient[Any]]:
    """A site whose requests come from an address."""
    site = create_app(settings)
    with TestClient(From(site, address)) as client:  # type: ignore[arg-type]
        client.site = site  # type: ignore[attr-defined]
        yield client


def rows(client: TestClient[Any], table: Any) -> int:
    with registry_of(client).database.engine.connect() as sql:
        return int(sql.execute(select(func.count()).select_from(table)).scalar_one())


def test_who_is_refused_becomes_no_visitor(client: TestClient[Any], ann: Visitor) -> None:
    """Otherwise anyone could add visitors to the database as fast as they may send requests."""
    table = ann.start(luftwaffe="me", raf="me")["id"]
    stored = []
    before = rows(client, schema.visitors)
    for method, path, body, *_ in FAILURES:
        Visitor(client).ask(method, path.replace("{table}", table), **({} if body is None else {"json": body}))
        now = rows(client, schema.visitors)
        if now != before and path not in COUNTED_AS_TABLES:
            stored.append((method, path))
        before = now
    assert stored == []


def test_strangers_do_not_fill_the_database_with_what_they_want_to_be_told(settings: Settings) -> None:
    with site_for("192.0.2.1", settings) as client:
        statuses = []
        for _ in range(125):
            client.cookies.clear()
            statuses.append(client.post("/api/notifications", json={"push": ["over"]}).status_code)
        assert statuses == [200] * 120 + [429] * 5
        assert rows(client, schema.visitors) == len(registry_of(client).notifications.choices) == 120
