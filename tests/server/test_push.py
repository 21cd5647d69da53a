"""Slow readers: the newest State wins, replies stay in order, nothing grows without bound."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from opsroom.server import connections, states
from opsroom.server.connections import TOO_SLOW, Connection
from opsroom.server.states import EncodedState


class Reader:
    """A socket whose reader can be made slow."""

    def __init__(self) -> None:
        self.slow = False
        self.relieved: Callable[[], None] = lambda: None
        self.sent: list[Any] = []
        self.held = 0

    def send(self, text: bytes) -> None:
        self.sent.append(text)

    def close(self, code: int) -> None:
        self.sent.append(code)

    def hold(self, size: int) -> None:
        self.held = size

    async def next_message(self) -> None:
        return None


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A table that tells of its moments only."""
    live = SimpleNamespace(n=0, seats={}, starter=1, encoded_states={}, is_held=True)
    live.version = lambda _: (live.n, 0)

    def encoded_state(live: Any, _viewer: Any, since: int) -> EncodedState:
        return EncodedState(msgspec.json.encode({"n": live.n, "since": since}), live.n)

    monkeypatch.setattr(connections, "encoded_state", encoded_state)
    return live


def test_the_newest_state_wins(table: Any) -> None:
    reader = Reader()
    connection = Connection(table, None, None, reader, 10)
    connection.show()
    reader.slow = True
    for table.n in (1, 2, 3):
        connection.show()
        connection.reply(b"%d" % table.n)
    assert len(reader.sent) == 1
    reader.slow = False
    reader.relieved()
    assert reader.sent[1:] == [b"1", b"2", b"3", b'{"n":3,"since":0}']
    table.n = 4
    connection.show()
    assert reader.sent[-1] == b'{"n":4,"since":3}'


def test_who_lets_replies_pile_up_is_let_go(table: Any) -> None:
    reader = Reader()
    connection = Connection(table, None, None, reader, 3)
    reader.slow = True
    for _ in range(9):
        connection.reply(b"x")
    assert reader.sent == [TOO_SLOW]


def test_a_state_is_encoded_once_for_all_with_the_same_eyes(monkeypatch: pytest.MonkeyPatch) -> None:
    built = []

    def build(_live: Any, viewer: states.Viewer, since: int, _events: Any) -> Any:
        built.append((viewer, since))

    monkeypatch.setattr(states, "pushed", build)
    monkeypatch.setattr(states, "encode", lambda _: b"{}")
    monkeypatch.setattr(states, "events_part", lambda *_: states.Events([], 0))
    live: Any = SimpleNamespace(seats={}, starter=1, encoded_states={}, connections=set(), is_held=True)
    live.version = lambda _: (1, 0)
    live.connections = {Connection(live, None, None, Reader(), 3) for _ in range(20)}
    connections.prepare(live)
    connections.publish(live)
    assert len(built) == 1


def test_a_reader_who_would_see_the_same_again_gets_nothing(table: Any) -> None:
    reader = Reader()
    connection = Connection(table, None, None, reader, 10)
    connection.show()
    connection.show()
    assert len(reader.sent) == 1
    table.n = 1
    connection.show()
    assert len(reader.sent) == 2
    connection.forget()
    connection.show()
    assert len(reader.sent) == 3


def test_a_broken_socket_does_not_keep_the_others_from_the_state(table: Any) -> None:
    class Broken(Reader):
        def send(self, text: bytes) -> None:
            raise RuntimeError("the handler is closed")

    table.id = "t"
    readers = [Reader(), Broken(), Reader()]
    table.connections = [Connection(table, None, None, reader, 10) for reader in readers]
    connections.publish(table)
    assert [reader.sent for reader in readers] == [[b'{"n":0,"since":0}'], [connections.GONE], [b'{"n":0,"since":0}']]


def test_what_waits_for_a_slow_reader_is_counted(table: Any) -> None:
    reader = Reader()
    connection = Connection(table, None, None, reader, 10)
    connection.show()
    connection.reply(b"read at once")
    assert reader.held == 0
    reader.slow = True
    connection.reply(b"12345")
    connection.reply(b"678")
    assert reader.held == 8
    for table.n in (1, 20):
        connection.show()
    assert reader.held == 8 + len(b'{"n":20,"since":0}')
    connection.forget()
    assert reader.held == 8
    connection.show()
    reader.slow = False
    connection.catch_up()
    assert reader.held == 0
