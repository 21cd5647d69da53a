"""Several server processes on one database: to players they are one server, whatever happens to them."""

from __future__ import annotations

import contextlib
import json
import os
import random
import signal
import time
from collections.abc import Callable, Collection, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Engine, create_engine, text
from sqlalchemy.engine import make_url
from websockets.exceptions import ConnectionClosed

from opsroom import cli
from opsroom.server import run
from opsroom.server.settings import Settings
from tests import postgresql as postgresql_server

from .players import BOTH, Host, Player, Reader
from .served import Served
from .test_served import next_message

LEASE = 2.0
MANY = {"messages_per_second": 5000, "public_requests_per_second": 5000, "tables_per_hour": 5000}
KILLING = 60 * float(os.environ.get("OPSROOM_SOAK_MINUTES", "0.2"))  # seconds


class Site(Served):
    """Several processes, and a look into their database."""

    def __init__(self, folder: Path, database: str, **settings: Any) -> None:
        super().__init__(folder, database, **(MANY | {"processes": 2, "lease_seconds": LEASE} | settings))
        self.engine: Engine = create_engine(make_url(database).set(drivername="postgresql+psycopg"))

    def owner(self, table: str) -> int | None:
        """The process id of the server that a table belongs to."""
        query = (
            "SELECT p.address::json->>'folder' FROM leases l JOIN processes p ON p.id = l.process WHERE l.name = :name"
        )
        with self.engine.connect() as sql:
            found = sql.execute(text(query), {"name": table}).scalar()
        return None if found is None else int(Path(found).name.partition("-")[0])

    def table_at_each(self) -> dict[int, tuple[str, str]]:
        """A table of each server, with the token of its player."""
        found: dict[int, tuple[str, str]] = {}
        while len(found) < len(self.servers()):
            with self.client() as client:
                table = client.post("/api/tables", json=BOTH).raise_for_status().json()["id"]
                found[self.owner(table) or 0] = table, client.cookies["opsroom_visitor"]
        return found

    def all_up(self) -> None:
        """Waits until all servers are up and know of each other."""
        wanted = self.settings["processes"]
        until(lambda: self.count("SELECT count(*) FROM processes WHERE expires > extract(epoch FROM now())") == wanted)
        time.sleep(LEASE / 2)

    def count(self, query: str) -> int:
        with self.engine.connect() as sql:
            return int(sql.execute(text(query)).scalar() or 0)

    def close(self) -> None:
        self.engine.dispose()
        super().close()


def until(condition: Callable[[], object], seconds: float = 60) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def closing_code(line: Any, allowed: Collection[str] = ("state", "chat", "error")) -> int:
    """With which code a socket is closed, after messages of these kinds."""
    try:
        while True:
            assert json.loads(line.recv(timeout=30))["type"] in allowed
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0


@pytest.fixture(scope="module")
def shared_site(tmp_path_factory: pytest.TempPathFactory, postgresql: postgresql_server.Cluster) -> Iterator[Site]:
    url = postgresql.new_database()
    site = Site(tmp_path_factory.mktemp("site"), url, trusted_proxies=["127.0.0.99"], connections_per_address=40)
    site.start()
    yield site
    site.close()
    postgresql.drop(url)


@pytest.fixture
def site(shared_site: Site) -> Site:
    """Two processes that are up, whatever the last test did to them."""
    shared_site.all_up()
    return shared_site


def test_sqlite_has_one_process(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run.run(Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite3'}", port=0, processes=2)) == 1
    assert "--processes 2 needs PostgreSQL" in capsys.readouterr().err


def test_a_request_reaches_the_process_of_its_table(site: Site) -> None:
    tables = site.table_at_each()
    assert len(tables) == 2
    for table, token in tables.values():
        for _ in range(6):
            with site.client(token) as client:  # a new connection, which either process may take
                assert client.get(f"/api/tables/{table}").raise_for_status().json()["you"] == "luftwaffe"


def test_one_connection_asks_for_tables_of_several_processes(site: Site) -> None:
    tables = list(site.table_at_each().values())
    with httpx.Client(base_url=site.address, timeout=20) as client:
        for table, token in tables * 3:
            headers = {"cookie": f"opsroom_visitor={token}"}
            state = client.get(f"/api/tables/{table}", headers=headers).raise_for_status().json()
            body = {"seat": state["you"], "answer": state["question"]["options"][0]["name"], "n": state["n"]}
            later = client.post(f"/api/tables/{table}/answers", json=body, headers=headers).raise_for_status().json()
            assert later["n"] > state["n"]
            assert client.get("/api/lobby").raise_for_status().json()["type"] == "lobby"
            assert client.get("/api/titles").raise_for_status().json()


def test_a_large_body_survives_the_hop(site: Site) -> None:
    tables = list(site.table_at_each().values())
    for table, token in tables:
        with site.client(token) as client:
            notes = {"text": "x" * 5000}
            client.get("/api/titles").raise_for_status()
            answer = client.post(f"/api/tables/{table}/answers", json=notes | {"more": "y" * 60_000})
            assert answer.status_code == 400
            too_large = client.post(f"/api/tables/{table}/answers", content=b"{" + b" " * 70_000 + b"}")
            assert too_large.status_code == 413


def test_sockets_go_to_the_process_of_their_table(site: Site) -> None:
    for table, token in list(site.table_at_each().values()) * 2:
        with site.socket(table, token, "luftwaffe") as line:
            state = next_message(line, "state")
            line.send(json.dumps({"type": "ping", "id": 7}))
            assert next_message(line, "pong")["id"] == 7
            assert state["you"] == "luftwaffe"


def test_a_link_is_for_a_table_of_another_process(site: Site) -> None:
    """The process that leads looks the link up, and has the other one carry the request out."""
    owners = set()
    while len(owners) < 2:
        with site.client() as ann, site.client() as bob:
            seats = {"luftwaffe": {"who": "me"}, "raf": {"who": "friend"}}
            made = ann.post("/api/tables", json={"title": "blitz", "seats": seats}).raise_for_status().json()
            owners.add(site.owner(made["id"]))
            secret = made["links"]["raf"].removeprefix("/join/")
            assert bob.post("/api/join/preview", json={"secret": secret}).raise_for_status().json()["seat"] == "raf"
            assert bob.post("/api/join", json={"secret": secret}).raise_for_status().json()["seat"] == "raf"
            assert bob.get(f"/api/tables/{made['id']}").raise_for_status().json()["you"] == "raf"
            assert ann.get(f"/api/tables/{made['id']}").raise_for_status().json()["you"] == "luftwaffe"


def test_the_lobby_is_one_for_all_processes(site: Site) -> None:
    """Offers of tables of either process are listed and can be taken; who is at a table of one is seen at the other."""
    owners = set()
    while len(owners) < 2:
        with site.client() as ann, site.client() as bob:
            body = {
                "title": "blitz",
                "seats": {"luftwaffe": {"who": "me"}, "raf": {"who": "friend"}},
                "visibility": "open",
            }
            table = ann.post("/api/tables", json=body).raise_for_status().json()["id"]
            owners.add(site.owner(table))
            with site.socket(table, ann.cookies["opsroom_visitor"], "luftwaffe") as line:
                next_message(line, "state")

                def listed(table: str = table, bob: httpx.Client = bob) -> list[Any]:
                    return [each for each in bob.get("/api/lobby").json()["tables"] if each["id"] == table]

                until(lambda: listed() and listed()[0]["host"]["presence"] != "away")
                taken = bob.post(f"/api/lobby/{table}/join", json={"seat": "raf", "told": []})
                assert taken.raise_for_status().json() == {"id": table, "seat": "raf"}
                until(lambda: not listed())
                while any(seat["who"] == "open" for seat in next_message(line, "state")["table"]["seats"]):
                    pass


def test_quick_matches_meet_across_processes(site: Site) -> None:
    wish = {"title": "mirage"}
    with site.client() as ann, site.client() as bob:
        first = ann.post("/api/lobby/quick", json=wish).raise_for_status().json()
        with site.socket(first["id"], ann.cookies["opsroom_visitor"], first["seat"]) as line:
            next_message(line, "state")
            time.sleep(0.5)
            second = bob.post("/api/lobby/quick", json=wish).raise_for_status().json()
        assert (second["id"], second["opened"]) == (first["id"], False)
        assert second["seat"] != first["seat"]


def test_connections_of_an_address_count_everywhere(site: Site) -> None:
    most = site.settings["connections_per_address"]
    opened = [site.raw() for _ in range(most)]
    try:
        time.sleep(1.0)  # until the processes know of each other's
        refused = 0
        for _ in range(10):
            with site.raw() as line:
                line.sendall(b"GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n")
                refused += b" 503 " in line.recv(1000)
        assert refused == 10
    finally:
        for each in opened:
            each.close()
    until(lambda: httpx.get(f"{site.address}/api/health").status_code == 200)


def test_a_name_that_is_changed_is_seen_at_the_tables_of_all_processes(site: Site) -> None:
    with site.client() as ann:
        for _ in range(8):
            table = ann.post("/api/tables", json=BOTH).raise_for_status().json()["id"]
        with site.socket(table, ann.cookies["opsroom_visitor"], "luftwaffe") as line:
            next_message(line, "state")
            ann.post("/api/me/name", json={"name": "Annabel"}).raise_for_status()
            while next_message(line, "state")["table"]["seats"][0]["name"] != "Annabel":
                pass


def test_whoever_signs_out_is_sent_away_from_tables_of_all_processes(site: Site) -> None:
    for number in range(3):
        with site.client() as ann:
            name = f"ann{number}{random.randrange(10**6)}"
            ann.post(
                "/api/account/sign-up", json={"name": name, "password": "correct horse battery"}
            ).raise_for_status()
            table = ann.post("/api/tables", json=BOTH).raise_for_status().json()["id"]
            with site.socket(table, ann.cookies["opsroom_visitor"], "luftwaffe") as line:
                next_message(line, "state")
                ann.post("/api/account/sign-out").raise_for_status()
                assert closing_code(line) == 1012


def test_the_tables_of_one_client_belong_to_one_process(site: Site) -> None:
    """So its bots stand in one queue, and wait behind those of others as they would with one process."""
    owners = []
    while len(set(owners)) < 2:
        with site.client() as ann:
            made = [ann.post("/api/tables", json=BOTH).raise_for_status().json()["id"] for _ in range(3)]
            assert len({site.owner(table) for table in made}) == 1
            owners.append(site.owner(made[0]))


def test_whoever_is_banned_is_sent_away_from_tables_of_all_processes(site: Site) -> None:
    owners = set()
    while len(owners) < 2:
        with site.client() as ann:
            name = f"ann{random.randrange(10**9)}"
            signed_up = {"name": name, "password": "correct horse battery"}
            ann.post("/api/account/sign-up", json=signed_up).raise_for_status()
            table = ann.post("/api/tables", json=BOTH).raise_for_status().json()["id"]
            owners.add(site.owner(table))
            token = ann.cookies["opsroom_visitor"]
            with site.socket(table, token, "luftwaffe") as line:
                next_message(line, "state")
                assert cli.main(["admin", "ban", name, "--database", site.database]) == 0
                assert closing_code(line) == 1012
            assert "you" not in ann.get(f"/api/tables/{table}").json()


def test_a_request_for_the_table_of_a_process_that_was_just_killed_is_answered(site: Site) -> None:
    """The one that leads finds out whose table it is, and that nobody is there; it does not leave that to the client."""
    while True:
        with site.client() as ann, site.client() as bob:
            seats = {"luftwaffe": {"who": "me"}, "raf": {"who": "friend"}}
            made = ann.post("/api/tables", json={"title": "blitz", "seats": seats}).raise_for_status().json()
            owner = site.owner(made["id"])
            if owner == site.owner("lead"):
                continue
            secret = made["links"]["raf"].removeprefix("/join/")
            bob.post("/api/join/preview", json={"secret": secret}).raise_for_status()
            assert owner is not None
            os.kill(owner, signal.SIGKILL)
            until(lambda: not Path(f"/proc/{owner}").exists())  # noqa: B023 (what it has got it may have done)
            assert bob.post("/api/join", json={"secret": secret}).raise_for_status().json()["seat"] == "raf"
            return


def play_on(players: list[Player]) -> None:
    """Waits until all of them have given another answer."""
    before = [len(player.acknowledged) for player in players]
    for player, count in zip(players, before, strict=True):
        until(lambda: player.errors or player.enough.is_set() or len(player.acknowledged) > count)  # noqa: B023
        assert player.errors == []


def moves_of(site: Site, player: Player, found: list[dict[str, Any]]) -> None:
    """Reads the record of a player's table, if no process that is just being killed has the request."""
    with contextlib.suppress(httpx.TransportError), site.client(player.token) as client:
        answer = client.get(f"/api/tables/{player.table}/export")
        if answer.status_code == 200:
            found += answer.json()["moves"]


def check(site: Site, players: list[Player]) -> None:
    """No error was shown, and no acknowledged answer is lost."""
    for player in players:
        assert player.errors == []
        found: list[dict[str, Any]] = []
        until(lambda: found or moves_of(site, player, found))  # noqa: B023
        moves = found
        for moment, answer in player.acknowledged.items():
            assert moves[moment - 1]["answer"] == answer


def test_a_paused_owner_writes_nothing_and_shows_nothing_when_it_goes_on(site: Site) -> None:
    tables = site.table_at_each()
    owner = next(pid for pid in tables if site.owner("lead") != pid)
    table, token = tables[owner]
    with site.socket(table, token, "luftwaffe") as line:
        state = next_message(line, "state")
        os.kill(owner, signal.SIGSTOP)
        try:
            answer = {
                "type": "answer",
                "id": 1,
                "seat": "luftwaffe",
                "answer": state["question"]["options"][0]["name"],
                "n": state["n"],
            }
            line.send(json.dumps(answer))  # the paused process has it in its socket
            line.send(json.dumps({"type": "seat", "seat": "raf"}))  # which would be answered with a State

            def taken_over() -> bool:
                with site.client(token) as client:
                    client.timeout = httpx.Timeout(30)
                    return bool(client.get(f"/api/tables/{table}").status_code == 200) and site.owner(table) != owner

            # Connections that the paused process accepts wait for it: somebody else has to take one.
            until(lambda: site.count(f"SELECT count(*) FROM leases WHERE name = '{table}'") == 0, 20)
        finally:
            os.kill(owner, signal.SIGCONT)
        assert closing_code(line, {"error"}) == 1012
    until(taken_over)
    with site.client(token) as client:
        now = client.get(f"/api/tables/{table}?seat=luftwaffe").raise_for_status().json()
        assert now["n"] == state["n"]
        again = client.post(f"/api/tables/{table}/answers", json={key: answer[key] for key in ("seat", "answer", "n")})
        assert again.raise_for_status().json()["n"] > state["n"]


def test_servers_are_replaced_without_anybody_noticing(site: Site) -> None:
    """SIGHUP under load: no request fails, no answer is lost, sockets are only told to come back."""
    before = site.servers()
    address = site.address.removeprefix("http://")
    players, readers = [Player(address) for _ in range(4)], [Reader(address), Host(address)]
    for thread in (*players, *readers):
        thread.start()
    until(lambda: all(len(player.acknowledged) > 3 for player in players))
    assert site.process is not None
    site.process.send_signal(signal.SIGHUP)
    until(lambda: len(site.servers()) == 2 and not set(site.servers()) & set(before), 120)
    play_on(players)
    for thread in (*players, *readers):
        thread.enough.set()
        thread.join(30)
    assert [reader.errors for reader in readers] == [[], []]
    assert all(reader.answered > 3 for reader in readers)
    assert [set(player.closed) - {1012} for player in players] == [set()] * 4
    check(site, players)


def test_processes_that_are_killed_lose_no_acknowledged_answer(site: Site) -> None:
    """Again and again one is killed in the middle of everything; `make soak-processes` does it for minutes."""
    address = site.address.removeprefix("http://")
    players = [Player(address) for _ in range(6)]
    for player in players:
        player.start()
    deadline = time.monotonic() + KILLING
    kills = 0
    while time.monotonic() < deadline or kills < 2:
        site.all_up()
        play_on(players)
        os.kill(random.choice(site.servers()), signal.SIGKILL)
        kills += 1
        for at, player in enumerate(players):
            if player.enough.is_set():  # the game is over
                player.join(30)
                check(site, [player])
                players[at] = Player(address)
                players[at].start()
    for player in players:
        player.enough.set()
        player.join(60)
    site.all_up()
    check(site, players)
    print(
        f"{kills} processes were killed, {sum(len(player.acknowledged) for player in players)} answers at the last tables"
    )


def test_a_crash_of_postgresql_loses_no_acknowledged_answer(tmp_path: Path) -> None:
    """All connections are gone, and for a moment it takes none. Nobody takes anything over meanwhile, since nobody is at fault."""
    with postgresql_server.running() as cluster:
        site = Site(tmp_path, cluster.new_database())
        site.start()
        try:
            site.all_up()
            numbers = "SELECT sum(id) FROM processes"
            before, servers = site.count(numbers), site.servers()
            players = [Player(site.address.removeprefix("http://")) for _ in range(4)]
            for player in players:
                player.start()
            play_on(players)
            with site.engine.connect() as sql:
                query = (
                    "SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
                )
                backend = int(sql.exec_driver_sql(query).scalar() or 0)
            os.kill(backend, signal.SIGKILL)  # then all others are ended, and the log is read again
            given = [len(player.acknowledged) for player in players]
            for player, count in zip(players, given, strict=True):
                until(lambda: player.enough.is_set() or len(player.acknowledged) > count + 3)  # noqa: B023
            for player in players:
                player.enough.set()
                player.join(30)
                codes = {error["error"]["code"] for error in player.errors}
                assert codes <= {"not_stored"}  # of an answer that may be given again
                player.errors.clear()
            check(site, players)
            site.engine.dispose()
            assert (site.count(numbers), site.servers()) == (before, servers)
        finally:
            site.close()


def test_a_supervisor_ends_all_its_servers(tmp_path: Path, postgresql_url: str) -> None:
    site = Site(tmp_path, postgresql_url)
    site.start()
    servers = site.servers()
    assert len(servers) == 2
    status, logged = site.end(signal.SIGTERM)
    assert (status, logged) == (0, "")
    assert not any(Path(f"/proc/{pid}").exists() for pid in servers)
    assert site.count("SELECT count(*) FROM processes") == 0
    site.close()
