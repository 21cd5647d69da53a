"""A server in process, and visitors with a cookie each."""

from __future__ import annotations

import hashlib
import itertools
import json
import random
import re
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from litestar.testing import TestClient

from opsroom.server.accounts import passwords
from opsroom.server.app import create_app
from opsroom.server.settings import Settings
from tests import postgresql as postgresql_server

Json = dict[str, Any]
COOKIE = "opsroom_visitor"


class Visitor:
    """Somebody with a browser of their own."""

    def __init__(self, client: TestClient[Any]) -> None:
        self.client = client
        self.token: str | None = None

    @property
    def headers(self) -> dict[str, str]:
        return {"cookie": f"{COOKIE}={self.token}"} if self.token else {}

    def ask(self, method: str, path: str, **more: Any) -> Any:
        """Asks, whatever the answer is."""
        self.client.cookies.clear()
        headers = self.headers | more.pop("headers", {})
        answer = self.client.request(method, path, headers=headers, **more)
        self.token = answer.cookies.get(COOKIE, self.token)
        self.client.cookies.clear()
        return answer

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.ask("GET", path)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, body: Any, status: int = 200, **more: Any) -> Any:
        answer = self.ask("POST", path, json=body, **more)
        assert answer.status_code == status, answer.text
        return answer.json()

    def start(self, **seats: str) -> Json:
        """Starts a table; a seat is "me", "friend" or a bot's level."""
        wishes = {
            seat: {"who": who} if who in ("me", "friend") else {"who": "bot", "bot": who} for seat, who in seats.items()
        }
        made: Json = self.post("/api/tables", {"title": "blitz", "seats": wishes, "visibility": "public"}, 201)
        return made

    def join(self, link: str) -> Json:
        joined: Json = self.post("/api/join", {"secret": link.removeprefix("/join/")})
        return joined

    def state(self, table: str, seat: str | None = None) -> Json:
        state: Json = self.get(f"/api/tables/{table}" + (f"?seat={seat}" if seat else ""))
        return state

    def connect(self, table: str, seat: str | None = None) -> Any:
        self.client.cookies.clear()
        path = f"/api/tables/{table}/play" + (f"?seat={seat}" if seat else "")
        return self.client.websocket_connect(path, headers=self.headers)

    def answer(self, table: str, state: Json, name: str | None = None) -> Json:
        """Answers for the asked seat, at random by default."""
        asked = self.state(table, state["question"]["seat"])
        question = asked["question"]
        chosen = name or random.choice(question["options"])["name"]
        body = {"seat": question["seat"], "answer": chosen, "n": asked["n"]}
        answered: Json = self.post(f"/api/tables/{table}/answers", body)
        return answered

    def concede(self, table: str, seat: str, status: int = 200) -> Json:
        """Gives the game up for a seat."""
        found: Json = self.post(f"/api/tables/{table}/concede", {"seat": seat}, status)
        return found


def play_on(visitor: Visitor, table: str, enough: Callable[[Json], bool] = lambda _: False) -> Json:
    """Plays all seats of one visitor until the end, or until it is enough."""
    state = visitor.state(table)
    while state["question"] is not None and not enough(state):
        state = visitor.answer(table, state)
    return state


def next_message(socket: Any, kind: str) -> Json:
    """The next message of a kind; others before it are passed over."""
    while True:
        message: Json = json.loads(socket.receive_text(timeout=20))
        if message["type"] == kind:
            return message


def settings_in(folder: Path, database: str | None = None) -> Settings:
    return Settings(
        database=database or f"sqlite:///{folder / 'tables.sqlite3'}",
        lease_seconds=60,  # a test machine that is busy is not one that has died
        bot_workers=1,
        site=folder / "site",
        messages_per_second=5000,
        tables_per_hour=5000,
        public_requests_per_second=5000,
        wrong_links_per_minute=5000,
        renames_per_hour=5000,
        chat_lines_per_minute=5000,
        complaints_per_hour=5000,
        lobby_joins_per_hour=5000,
        invitations_per_hour=5000,
        sign_ups_per_hour=5000,
        sign_ins_per_address=5000,
        mails_per_hour=5000,
        moderation_every=0.05,
        away_minutes=0,
        exhibition_pace=0,
        report_worlds=0.04,
    )


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests of a server run on SQLite; those that say so, on PostgreSQL as well."""
    if "database_kind" not in metafunc.fixturenames or metafunc.definition.get_closest_marker("sqlite_only"):
        return
    chosen = metafunc.config.getoption("--database")
    both = ["sqlite", "postgresql"] if metafunc.definition.get_closest_marker("both_databases") else ["sqlite"]
    kinds = [chosen] if chosen else both
    ids = [pytest.HIDDEN_PARAM if kind == "sqlite" else kind for kind in kinds]
    metafunc.parametrize("database_kind", kinds, indirect=True, scope="session", ids=ids)


@pytest.fixture(scope="session")
def database_kind(request: pytest.FixtureRequest) -> str:
    """SQLite or PostgreSQL."""
    return str(getattr(request, "param", "sqlite"))


@pytest.fixture(scope="session")
def postgresql() -> Iterator[postgresql_server.Cluster]:
    """A PostgreSQL server for all tests that want a database there."""
    with postgresql_server.running() as cluster:
        yield cluster


@pytest.fixture
def postgresql_url(postgresql: postgresql_server.Cluster) -> Iterator[str]:
    """A fresh database on PostgreSQL with the tables of this version."""
    url = postgresql.new_database()
    yield url
    postgresql.drop(url)


@pytest.fixture(autouse=True)
def same_games_every_time(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seeds and choices follow from the test's name, whatever the database is: what fails once fails again."""
    name = re.sub(
        r"\[postgresql(-|])|-postgresql(?=])", lambda found: "[" if found[1] == "-" else "", request.node.nodeid
    )
    random.seed(name)
    numbers = itertools.count()

    def token_hex(_: int) -> str:
        return hashlib.sha256(f"{name} {next(numbers)}".encode()).hexdigest()

    monkeypatch.setattr(secrets, "token_hex", token_hex)


def change_settings(patch: pytest.MonkeyPatch, visitor: Visitor, table: str, **values: Any) -> None:
    """Other limits for one table of a server that other tests use as well."""
    site: Any = visitor.client.site  # type: ignore[attr-defined]
    live = site.api.state.registry.tables[table]
    patch.setattr(live, "settings", replace(live.settings, **values))


@pytest.fixture(scope="session", autouse=True)
def quick_passwords() -> Iterator[None]:
    """Passwords are hashed the same way, at a hundredth of the cost."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passwords, "HASHER", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
        patch.setattr(passwords, "CODE_COST", {"time_cost": 1, "memory_cost": 8, "parallelism": 1})
        yield


@contextmanager
def fresh_database(request: pytest.FixtureRequest, kind: str) -> Iterator[str | None]:
    """The URL of a database on PostgreSQL; none means a SQLite file in the folder of the server."""
    if kind == "sqlite":
        yield None
        return
    cluster: postgresql_server.Cluster = request.getfixturevalue("postgresql")
    url = cluster.new_database()
    yield url
    cluster.drop(url)


@pytest.fixture
def settings(request: pytest.FixtureRequest, database_kind: str, tmp_path: Path) -> Iterator[Settings]:
    """For a test that starts a server of its own."""
    with fresh_database(request, database_kind) as url:
        yield settings_in(tmp_path, url)


@pytest.fixture(scope="module")
def site_settings(
    request: pytest.FixtureRequest, database_kind: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Settings]:
    with fresh_database(request, database_kind) as url:
        yield settings_in(tmp_path_factory.mktemp("site"), url)


@pytest.fixture(scope="module")
def client(site_settings: Settings) -> Iterator[TestClient[Any]]:
    """One server for all tests of a file: they do not mind each other's tables."""
    site = create_app(site_settings)
    with TestClient(site) as client:
        client.site = site  # type: ignore[attr-defined]
        yield client


@pytest.fixture
def ann(client: TestClient[Any]) -> Visitor:
    return Visitor(client)


@pytest.fixture
def bob(client: TestClient[Any]) -> Visitor:
    return Visitor(client)


@pytest.fixture
def eve(client: TestClient[Any]) -> Visitor:
    return Visitor(client)


@pytest.fixture
def shared(ann: Visitor, bob: Visitor) -> str:
    """A table where ann has the Luftwaffe and bob the RAF."""
    made = ann.start(luftwaffe="me", raf="friend")
    bob.join(made["links"]["raf"])
    return str(made["id"])
