"""Two machines with one database, each with an address of its own, behind the example configurations for nginx and Caddy."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from opsroom.server.cluster.private import Doorkeeper, Preamble, encoded
from tests import postgresql as postgresql_server

from .players import BOTH
from .test_processes import Site, closing_code, until
from .test_proxies import NAME, Proxied, caddy, ended_after, free_port, nginx, program
from .test_served import next_message

SECRET = "a secret that both machines have"


@pytest.fixture(scope="module")
def machines(
    tmp_path_factory: pytest.TempPathFactory, postgresql: postgresql_server.Cluster
) -> Iterator[tuple[Site, Site]]:
    """A process on each of two machines, which are this one by two names."""
    url = postgresql.new_database()
    sites = []
    for number in (1, 2):
        settings = {"processes": 1, "machine": f"machine {number}", "peer_address": f"127.0.0.{number}:0"}
        folder = tmp_path_factory.mktemp("machine")
        site = Site(folder, url, **settings, peer_secret=SECRET, trusted_proxies=["127.0.0.1"], access_log=True)
        site.start()
        sites.append(site)
    until(lambda: sites[0].count("SELECT count(*) FROM processes") == 2)
    time.sleep(1.5)
    yield sites[0], sites[1]
    for site in sites:
        site.close()
    postgresql.drop(url)


def machine_of(site: Site, table: str) -> str:
    from sqlalchemy import text

    query = "SELECT p.machine FROM leases l JOIN processes p ON p.id = l.process WHERE l.name = :name"
    with site.engine.connect() as sql:
        return str(sql.execute(text(query), {"name": table}).scalar())


def tables_of_both(sites: tuple[Site, Site]) -> list[tuple[str, str]]:
    found: dict[str, tuple[str, str]] = {}
    while len(found) < 2:
        with sites[0].client() as client:
            made = client.post("/api/tables", json=BOTH).raise_for_status().json()["id"]
            found[machine_of(sites[0], made)] = made, client.cookies["opsroom_visitor"]
    return list(found.values())


def test_requests_and_sockets_are_passed_on_to_the_other_machine(machines: tuple[Site, Site]) -> None:
    for table, token in tables_of_both(machines):
        for site in machines:
            with site.client(token) as client:
                state = client.get(f"/api/tables/{table}").raise_for_status().json()
                body = {"seat": state["you"], "answer": state["question"]["options"][0]["name"], "n": state["n"]}
                assert (
                    client.post(f"/api/tables/{table}/answers", json=body).raise_for_status().json()["n"] > state["n"]
                )
                assert client.get("/api/lobby").raise_for_status().json()["type"] == "lobby"
            with site.socket(table, token, "luftwaffe") as line:
                assert next_message(line, "state")["you"] == "luftwaffe"
                line.send(json.dumps({"type": "ping", "id": 3}))
                assert next_message(line, "pong")["id"] == 3


def test_the_address_of_a_client_survives_the_hop(machines: tuple[Site, Site]) -> None:
    for table, token in tables_of_both(machines):
        for number, site in enumerate(machines):
            address = f"198.51.100.{number + 1}"
            with site.client(token) as client:
                client.get(f"/api/tables/{table}", headers={"x-forwarded-for": address}).raise_for_status()
            until(
                lambda address=address: any(  # type: ignore[misc]
                    address in line and "/api/tables/" in line
                    for each in machines
                    for line in each.logged().splitlines()
                )
            )


def test_a_private_address_is_closed_to_whoever_lacks_the_secret(machines: tuple[Site, Site]) -> None:
    query = "SELECT id, address::json->>'peer' AS peer FROM processes ORDER BY id LIMIT 2"
    with machines[0].engine.connect() as sql:
        one, other = sql.exec_driver_sql(query).all()
    host, _, port = one.peer.rpartition(":")
    request = b'POST /operations/leaving HTTP/1.1\r\nhost: peer\r\ncontent-length: 14\r\n\r\n{"process": 9}'
    good = encoded(Preamble("peer"), SECRET, one.id)
    for first in (
        b"",
        encoded(Preamble("peer"), to=one.id),
        encoded(Preamble("peer"), "guess", one.id),
        encoded(Preamble("peer"), SECRET, other.id),
        encoded(Preamble("socket"), SECRET, one.id),
    ):
        assert answer_of(host, int(port), first + request) == b""
    assert b" 200 " in answer_of(host, int(port), good + request)
    assert answer_of(host, int(port), good + request) == b"", "a line is good for one connection"
    # Nor does the site itself know of operations.
    assert httpx.post(f"{machines[0].address}/operations/leaving", json={"process": 9}).status_code == 405


def test_who_is_connected_to_a_machine_that_vanished_comes_back(machines: tuple[Site, Site]) -> None:
    """Nothing arrives from there, not even an end: the machine in between ends the connection when the other's time is up."""
    table, token = next(
        each for each in tables_of_both(machines) if machine_of(machines[0], each[0]).startswith("machine 2")
    )
    there = machines[1].process
    assert there is not None
    with machines[0].socket(table, token, "luftwaffe") as line:
        next_message(line, "state")
        there.send_signal(signal.SIGSTOP)
        try:
            assert closing_code(line) == 0
            with machines[0].socket(table, token, "luftwaffe") as again:
                next_message(again, "state")
        finally:
            there.send_signal(signal.SIGCONT)
    query = "SELECT count(*) FROM processes WHERE expires > extract(epoch FROM now())"
    until(lambda: machines[0].count(query) == 2)
    time.sleep(1.5)


def answer_of(host: str, port: int, data: bytes) -> bytes:
    with socket.create_connection((host, port), timeout=20) as line:
        line.sendall(data)
        line.shutdown(socket.SHUT_WR)
        try:
            return line.recv(1000)
        except ConnectionError:
            return b""


def test_a_line_with_an_old_time_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    line = encoded(Preamble("client", ("192.0.2.1", 7)), SECRET, 5).rstrip(b"\n")
    assert Doorkeeper(SECRET, lambda: 5).read(line, is_signed=True) == Preamble("client", ("192.0.2.1", 7))
    assert Doorkeeper("another", lambda: 5).read(line, is_signed=True) is None
    assert Doorkeeper("", lambda: 5).read(line, is_signed=True) is None
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 60)
    assert Doorkeeper(SECRET, lambda: 5).read(line, is_signed=True) is None


@pytest.mark.parametrize("kind", [nginx, caddy], ids=["nginx", "caddy"])
def test_two_machines_behind_a_proxy(machines: tuple[Site, Site], kind: Any, tmp_path: Path) -> None:
    """As docs/operating.md describes it: the example with both machines in the place of one."""
    program(kind.__name__)
    ports = [int(site.address.rpartition(":")[2]) for site in machines]
    front = free_port()
    command, env = kind(tmp_path, front, ports[0])
    if kind is nginx:
        config = tmp_path / "nginx.conf"
        upstream = f"upstream opsroom {{ {' '.join(f'server 127.0.0.1:{port};' for port in ports)} }}\n"
        text = config.read_text().replace(f"proxy_pass http://127.0.0.1:{ports[0]};", "proxy_pass http://opsroom;")
        config.write_text(text.replace("http {\n", "http {\n" + upstream))
    else:
        config = tmp_path / "Caddyfile"
        both = " ".join(f"127.0.0.1:{port}" for port in ports)
        config.write_text(config.read_text().replace(f"127.0.0.1:{ports[0]}", both))
    with open(tmp_path / "proxy.log", "w", encoding="utf-8") as log:
        proxy = subprocess.Popen(command, env={**os.environ, **env}, stdout=log, stderr=log)
    try:
        until(lambda: is_open(front))
        proxied = Proxied(machines[0], front)
        for table, token in tables_of_both(machines):
            cookie = f"__Host-opsroom_visitor={token}"
            with proxied.client() as client:
                for _ in range(6):  # the proxy goes from one machine to the other
                    asked = proxied.ask(client, "GET", f"/api/tables/{table}", headers={"cookie": cookie})
                    assert asked.raise_for_status().json()["you"] == "luftwaffe"
            raw = socket.create_connection(("127.0.0.1", front), timeout=20)
            with (
                ended_after(60, raw),
                connect(
                    f"wss://{NAME}:{front}/api/tables/{table}/play?seat=raf",
                    sock=raw,
                    ssl=proxied.trust,
                    server_hostname=NAME,
                    origin=f"https://{NAME}:{front}",  # type: ignore[arg-type]
                    additional_headers={"Cookie": cookie},
                    proxy=None,
                    compression=None,
                ) as line,
            ):
                assert next_message(line, "state")["you"] == "raf"
    finally:
        proxy.send_signal(signal.SIGTERM)
        proxy.wait(20)


def is_open(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), timeout=1).close()
    except OSError:
        return False
    return True
