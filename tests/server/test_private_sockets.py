"""The private sockets: who may come in, and that a connection is handed over whole or not at all."""

from __future__ import annotations

import asyncio
import os
import socket
import stat
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from opsroom.server.cluster import private
from opsroom.server.cluster.membership import machine_name
from opsroom.server.cluster.neighbours import Neighbours
from opsroom.server.cluster.private import Doorkeeper, Preamble, SocketFile, encoded, hand_over
from opsroom.server.settings import Settings

SECRET = "a secret that both machines have"
OURS = 7  # the number of the process
ON_POSTGRESQL = Settings(database="postgresql:///nowhere")


def doorkeeper(number: int = OURS) -> Doorkeeper:
    return Doorkeeper(SECRET, lambda: number)


def line_for(number: int = OURS) -> bytes:
    return encoded(Preamble("client", ("192.0.2.1", 7)), SECRET, number).rstrip(b"\n")


# --- lines
def test_a_line_opens_one_connection_to_one_process() -> None:
    """Whoever records it can use it neither again nor elsewhere, nor for the process that comes after this one."""
    line, keeper = line_for(), doorkeeper()
    assert doorkeeper(OURS + 1).read(line, is_signed=True) is None
    assert keeper.read(line, is_signed=True) == Preamble("client", ("192.0.2.1", 7))
    assert keeper.read(line, is_signed=True) is None


def test_a_line_is_remembered_as_long_as_it_is_fresh_however_many_follow(monkeypatch: pytest.MonkeyPatch) -> None:
    line, keeper = line_for(), doorkeeper()
    assert keeper.read(line, is_signed=True)
    for _ in range(20_001):
        keeper.read(line_for(), is_signed=True)
    assert keeper.read(line, is_signed=True) is None
    later = time.monotonic() + 3 * private.PATIENCE
    monkeypatch.setattr(time, "monotonic", lambda: later)
    keeper.read(line_for(), is_signed=True)
    assert len(keeper.seen) == 1


def test_a_line_with_a_changed_word_is_refused() -> None:
    line = line_for()
    assert doorkeeper().read(line.replace(b"client", b"peer", 1), is_signed=True) is None
    assert doorkeeper().read(line + b"\xff", is_signed=True) is None
    assert doorkeeper().read("é\té".encode(), is_signed=True) is None


# --- socket files
def with_socket_file(
    test: Callable[[SocketFile, list[tuple[Preamble, bytes, socket.socket]]], Awaitable[None]],
) -> None:
    """Runs a test with a socket file, and a list of what was taken there."""

    class Taken(asyncio.Protocol):
        def __init__(self, preamble: Preamble, first: bytes) -> None:
            self.about = preamble, first

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            taken.append((*self.about, transport.get_extra_info("socket")))

    taken: list[tuple[Preamble, bytes, socket.socket]] = []

    async def main(folder: str) -> None:
        file = SocketFile(folder)
        file.start(Taken)
        try:
            await test(file, taken)
        finally:
            file.close()

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(asyncio.wait_for(main(folder), 30))


async def until(condition: Callable[[], object]) -> None:
    while not condition():
        await asyncio.sleep(0.01)


def pair() -> tuple[socket.socket, socket.socket]:
    """A client, and the server's end of its connection."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        client = socket.create_connection(listening.getsockname(), timeout=20)
        return client, listening.accept()[0]


def test_a_connection_arrives_with_what_was_read_of_it() -> None:
    data = b"x" * 60_000

    async def test(file: SocketFile, taken: list[tuple[Preamble, bytes, socket.socket]]) -> None:
        client, ours = pair()
        with client, ours:
            await hand_over(file.path, ours, data, ("192.0.2.1", 7))
            await until(lambda: taken)
            assert taken[0][:2] == (Preamble("socket", ("192.0.2.1", 7), len(data)), data)
            assert not os.get_inheritable(taken[0][2].fileno())

    with_socket_file(test)


def test_a_connection_of_which_a_part_is_missing_is_closed() -> None:
    """The process that had it ended in the middle: what follows would be taken for the rest of the request."""

    async def test(file: SocketFile, taken: list[tuple[Preamble, bytes, socket.socket]]) -> None:
        client, ours = pair()
        with client, socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
            line.connect(file.path)
            socket.send_fds(line, [encoded(Preamble("socket", None, 100))], [ours.fileno()])
            line.sendall(b"POST /api/tables HTTP/1.1\r\n")
            ours.close()
            line.close()
            client.setblocking(False)
            ended = await asyncio.get_running_loop().sock_recv(client, 100)
            assert (ended, taken) == (b"", [])

    with_socket_file(test)


def test_a_socket_file_is_for_this_user_alone() -> None:
    neighbours = Neighbours(ON_POSTGRESQL)
    try:
        path = Path(neighbours.place.socket_file)
        assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        assert stat.S_ISSOCK(path.stat().st_mode)
    finally:
        neighbours.close()


def test_services_with_temporary_folders_of_their_own_are_machines_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each would find nothing at the place of another one's socket file, and conclude that it has ended."""
    names = set()
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / name))
        names.add(machine_name(ON_POSTGRESQL))
        assert machine_name(ON_POSTGRESQL) in names
    assert len(names) == 2
