"""Restarts behind an activated socket: connections wait, requests in progress finish, and players notice nothing."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from opsroom.engine import build

from .players import Player, Reader
from .served import SOURCE

SERVE = "import sys; from opsroom.server import serve; sys.exit(serve(database=sys.argv[1], bot_workers=1))"
RESTARTS, PLAYERS = 3, 4


class Activated:
    """A server behind a listening socket that outlives it, as systemd would hold it."""

    def __init__(self, folder: Path) -> None:
        self.database = f"sqlite:///{folder / 'tables.sqlite3'}"
        self.listening = socket.create_server(("127.0.0.1", 0), backlog=1024)
        self.address = f"127.0.0.1:{self.listening.getsockname()[1]}"
        self.process: subprocess.Popen[str] | None = None

    def start(self, wait: bool = True) -> None:
        # $$ is the process that becomes the server: LISTEN_PID must be its own.
        fd = self.listening.fileno()
        script = f'exec {fd}<&{fd} 3<&{fd}; export LISTEN_PID=$$; exec "$@"'
        command = ["bash", "-c", script, "bash", sys.executable, "-c", SERVE, self.database]
        env = {**os.environ, "PYTHONPATH": str(SOURCE), "LISTEN_FDS": "1"}
        self.process = subprocess.Popen(
            command, env=env, pass_fds=[fd], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        if wait:
            assert self.process.stdout is not None
            assert self.process.stdout.readline().startswith("Opsroom is open at http://127.0.0.1:")

    def stop(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        _, errors = self.process.communicate(timeout=30)
        assert (self.process.returncode, errors) == (0, "")
        self.process = None

    def close(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.communicate()
        self.listening.close()


@pytest.fixture
def activated(tmp_path: Path) -> Iterator[Activated]:
    server = Activated(tmp_path)
    server.start()
    yield server
    server.close()


def test_players_notice_no_restart_and_lose_no_answer(activated: Activated) -> None:
    players = [Player(activated.address) for _ in range(PLAYERS)]
    readers = [Reader(activated.address) for _ in range(2)]
    for thread in (*players, *readers):
        thread.start()
    for _ in range(RESTARTS):
        before = [len(player.acknowledged) for player in players]
        deadline = time.monotonic() + 180
        while any(
            len(player.acknowledged) < count + 5 and not player.enough.is_set()
            for player, count in zip(players, before, strict=True)
        ):
            assert time.monotonic() < deadline
            time.sleep(0.02)
        activated.stop()
        activated.start()
    for thread in (*players, *readers):
        thread.enough.set()
        thread.join(30)
    assert [thread.errors for thread in (*players, *readers)] == [[]] * (PLAYERS + 2)
    assert all(reader.answered > RESTARTS for reader in readers)
    for player in players:
        assert set(player.closed) <= {1012}
        with httpx.Client(base_url=f"http://{activated.address}", cookies={"opsroom_visitor": player.token}) as client:
            moves = client.get(f"/api/tables/{player.table}/export").raise_for_status().json()["moves"]
        assert len(player.acknowledged) >= 5
        for moment, answer in player.acknowledged.items():
            assert moves[moment - 1]["answer"] == answer
    assert any(player.connections > RESTARTS for player in players)


def test_a_request_waits_for_the_server_to_start(activated: Activated) -> None:
    activated.stop()
    found: list[int] = []
    asking = threading.Thread(
        target=lambda: found.append(httpx.get(f"http://{activated.address}/api/health", timeout=30).status_code)
    )
    asking.start()
    activated.start()
    asking.join(30)
    assert found == [200]


def test_a_passed_socket_of_another_process_is_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    from opsroom.server.systemd import passed_sockets

    monkeypatch.setenv("LISTEN_FDS", "1")
    monkeypatch.setenv("LISTEN_PID", "1")
    assert passed_sockets() == []
    assert "LISTEN_FDS" not in os.environ


def test_systemd_is_told_that_the_server_is_ready(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from opsroom.server.systemd import notify

    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind(str(tmp_path / "notify"))
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        notify("READY=1")
        assert listening.recv(100) == b"READY=1"


def served(tmp_path: Path, *flags: str) -> tuple[subprocess.Popen[str], str]:
    """`opsroom serve` with flags; the process and the site's address."""
    command = [sys.executable, "-m", "opsroom.cli", "serve", "--port", "0", "--bot-workers", "1", *flags]
    command += ["--database", f"sqlite:///{tmp_path / 'tables.sqlite3'}", "--config", os.devnull]
    env = {**os.environ, "PYTHONPATH": str(SOURCE)}
    process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line.startswith("Opsroom is open at "), process.communicate(timeout=10)
    return process, line.split()[-1].rstrip("/")


def test_readiness_turns_first_when_the_server_is_told_to_stop(tmp_path: Path) -> None:
    process, address = served(tmp_path, "--shutdown-delay", "5")
    try:
        with httpx.Client(base_url=address, timeout=20) as client:
            assert client.get("/api/ready").status_code == 200
            process.send_signal(signal.SIGTERM)
            while (answer := client.get("/api/ready")).status_code == 200:
                pass
            assert answer.json()["reasons"] == ["the server is stopping"]
            assert client.get("/api/titles").status_code == 200  # still at work
        assert process.communicate(timeout=30)[1] == ""
        assert process.returncode == 0
    finally:
        process.kill()
        process.communicate()


def test_the_server_says_whether_its_engine_is_interpreted(tmp_path: Path) -> None:
    process, _ = served(tmp_path)
    process.terminate()
    assert process.stdout is not None
    said = process.stdout.read()  # with what was buffered behind the first line, which communicate would leave out
    errors = process.communicate(timeout=30)[1]
    assert said.splitlines() == ([] if build.COMPILED else [build.advice()])
    assert errors == ""


def test_metrics_have_a_port_of_their_own(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    process, address = served(tmp_path, "--metrics-port", str(port))
    try:
        own = f"http://127.0.0.1:{port}"
        assert "opsroom_answers_total 0.0" in httpx.get(f"{own}/metrics", timeout=20).text
        assert httpx.get(f"{own}/api/ready", timeout=20).json()["ready"] is True
        assert httpx.get(f"{own}/api/titles", timeout=20).status_code == 404
        for host in (address, f"127.0.0.1:{port}"):
            assert "opsroom_answers" not in httpx.get(f"{address}/metrics", headers={"host": host}, timeout=20).text
    finally:
        process.terminate()
        assert process.communicate(timeout=30)[1] == ""
