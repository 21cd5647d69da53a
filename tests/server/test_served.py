"""A real server on loopback: sockets as a browser has them, a clean stop, and `kill -9`, which loses nothing acknowledged."""

from __future__ import annotations

import contextlib
import json
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from .served import SERVE, Served

BOTH = {
    "title": "blitz",
    "seats": {"luftwaffe": {"who": "me"}, "raf": {"who": "me"}},
    "visibility": "public",  # connections without a seat watch
}
ROUNDS, TABLES = 3, 6


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    server = Served(tmp_path)
    server.start()
    yield server
    server.close()


def new_table(served: Served) -> tuple[str, str]:
    """A table and the token of the one who plays both its sides."""
    with served.client() as client:
        return client.post("/api/tables", json=BOTH).json()["id"], client.cookies["opsroom_visitor"]


def next_message(socket: Any, kind: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=20))
        if message["type"] == kind:
            return message


def test_a_socket_answers_refuses_and_ends(served: Served) -> None:
    table, token = new_table(served)
    with served.socket(table, token) as socket:
        state = next_message(socket, "state")
        assert state["you"] == "luftwaffe"
        socket.send("{")
        assert next_message(socket, "error")["error"]["code"] == "malformed"
        socket.send(json.dumps({"type": "ping", "id": 1, "pad": "x" * 70_000}))
        assert next_message(socket, "error")["error"]["code"] == "too_large"
        socket.send(iter(['{"type": "pi', 'ng", "id":', " 2}"]))  # in fragments
        assert next_message(socket, "pong")["id"] == 2
        answer = state["question"]["options"][0]["name"]
        socket.send(json.dumps({"type": "answer", "id": 3, "seat": "luftwaffe", "answer": answer, "n": state["n"]}))
        assert next_message(socket, "done") == {"type": "done", "id": 3, "n": state["n"] + 1}
        socket.send("x" * 300_000)  # far too large: cut off
        with pytest.raises(ConnectionClosed):
            next_message(socket, "never")
    with served.socket(table, None, "raf") as socket:
        assert next_message(socket, "error")["error"]["code"] == "not_your_seat"
        with pytest.raises(ConnectionClosed):
            next_message(socket, "never")
    with pytest.raises(InvalidStatus, match="403"), served.socket(table, token, origin="https://evil.example"):
        pass
    with served.socket(table, token, "raf") as socket:
        assert next_message(socket, "state")["n"] == state["n"] + 1


def test_a_stop_is_clean_and_quiet(served: Served) -> None:
    table, token = new_table(served)
    with served.socket(table, token) as socket:
        next_message(socket, "state")
        status, errors = served.end(signal.SIGTERM)
        assert (status, errors) == (0, "")
        with pytest.raises(ConnectionClosed):
            next_message(socket, "never")


def children(pid: int) -> set[int]:
    """The processes that a process has started, and theirs."""
    parents = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # ended in the meantime
            parents[int(stat.parent.name)] = int(stat.read_text().rpartition(")")[2].split()[1])
    found = {pid}
    while more := {child for child, parent in parents.items() if parent in found} - found:
        found |= more
    return found - {pid}


def with_bots_thinking(served: Served) -> set[int]:
    """Starts searches, and returns the processes of the server's workers."""
    assert served.process is not None
    with served.client() as client:
        for _ in range(3):
            seats = {"luftwaffe": {"who": "bot", "bot": "search:large"}, "raf": {"who": "me"}}
            table = client.post("/api/tables", json={"title": "blitz", "seats": seats}).json()["id"]
        with served.socket(table, client.cookies["opsroom_visitor"]) as socket:
            while next_message(socket, "state")["n"] < 2:
                pass
    workers = children(served.process.pid)
    assert workers
    return workers


def are_gone(processes: set[int]) -> bool:
    for _ in range(3000):
        if not any(Path(f"/proc/{pid}").exists() for pid in processes):
            return True
        time.sleep(0.01)
    return False


def test_a_stop_while_bots_think_is_clean_and_leaves_no_worker(served: Served) -> None:
    workers = with_bots_thinking(served)
    assert served.end(signal.SIGTERM) == (0, "")
    assert are_gone(workers)


def test_a_killed_server_leaves_no_worker(served: Served) -> None:
    workers = with_bots_thinking(served)
    served.end(signal.SIGKILL)
    assert are_gone(workers)


def test_a_port_in_use_is_one_line_and_status_1(served: Served, tmp_path: Path) -> None:
    port = served.address.rpartition(":")[2]
    command = [sys.executable, "-c", SERVE, f"sqlite:///{tmp_path / 'other.sqlite3'}", port]
    again = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
    assert again.returncode == 1
    assert again.stdout == ""
    assert len(again.stderr.splitlines()) == 1
    assert port in again.stderr


class Play(threading.Thread):
    """Plays both sides of a table until the server dies; remembers every acknowledged answer."""

    def __init__(self, served: Served, table: str, token: str) -> None:
        super().__init__(daemon=True)
        self.served, self.table, self.token = served, table, token
        self.acknowledged: list[tuple[int, str]] = []  # the moment an answer led to, and the answer
        self.errors: list[Any] = []
        self.enough = threading.Event()

    def run(self) -> None:
        try:
            with (
                self.served.socket(self.table, self.token, "luftwaffe") as one,
                self.served.socket(self.table, self.token, "raf") as two,
            ):
                self.play({"luftwaffe": one, "raf": two})
        except (ConnectionClosed, OSError):
            pass  # the server is dead, as it should be
        except Exception as error:
            self.errors.append(error)
        finally:
            self.enough.set()

    def play(self, sockets: dict[str, Any]) -> None:
        states = {seat: next_message(socket, "state") for seat, socket in sockets.items()}
        while (question := states["raf"]["question"]) is not None:
            n, seat = states["raf"]["n"], question["seat"]
            answer = random.choice(states[seat]["question"]["options"])["name"]
            message = {"type": "answer", "id": n, "seat": seat, "answer": answer, "n": n}
            sockets[seat].send(json.dumps(message))
            self.acknowledged.append((next_message(sockets[seat], "done")["n"], answer))
            if len(self.acknowledged) > 10:
                self.enough.set()
            for one, socket in sockets.items():
                while states[one]["n"] <= n:
                    states[one] = next_message(socket, "state")


def test_kill_9_loses_no_acknowledged_answer(served: Served) -> None:
    """Several rounds of concurrent play, each ended by a kill in the middle of it."""
    tables = [new_table(served) for _ in range(TABLES)]
    acknowledged: dict[str, dict[int, str]] = {table: {} for table, _ in tables}
    for _ in range(ROUNDS):
        players = [Play(served, table, token) for table, token in tables]
        for player in players:
            player.start()
        for player in players:
            assert player.enough.wait(30)
        served.end(signal.SIGKILL)
        for player in players:
            player.join(30)
            assert not player.errors
            acknowledged[player.table] |= dict(player.acknowledged)
        served.start()
        for table, token in tables:
            with served.client(token) as client:
                # One person holds both seats, so the full save with every move is theirs.
                moves = client.get(f"/api/tables/{table}/export").raise_for_status().json()["moves"]
            assert acknowledged[table]
            for moment, answer in acknowledged[table].items():
                assert moves[moment - 1]["answer"] == answer, (table, moment)
    assert sum(len(answers) for answers in acknowledged.values()) > ROUNDS * TABLES * 10
