"""One process that owns the listening sockets and keeps several server processes running.

A server that ends without being told to is started again. SIGTERM ends all of them. SIGHUP replaces them one after the other: the next
one is up before the last one stops, and gives its tables to those that go on. Each of them writes to a pipe from time to time; one
that has been silent for too long is killed.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import signal
import socket
import subprocess
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import structlog

from opsroom.server import systemd

PIPE = "OPSROOM_ALIVE_FD"  # where a server writes that it is up, and later that it still is
FDS = "OPSROOM_LISTEN_FDS"  # the numbers of the listening sockets
NUMBER = "OPSROOM_PROCESS_NUMBER"  # from 0
ALIVE_EVERY = 2.0  # seconds
SILENT = 60.0  # seconds without a word after which a server is killed,
STARTING = 600.0  # and until its first one: a machine that has just started itself may be slow
PAUSES = (0.0, 0.5, 1.0, 2.0, 5.0, 10.0)  # before a server is started again that ended soon after its start, seconds
STEADY = 30.0  # seconds after which a server counts as having run
log = structlog.get_logger("opsroom.supervisor")


@dataclass(slots=True)
class Child:
    """A server process."""

    number: int
    process: subprocess.Popen[bytes]
    pipe: int
    started: float = field(default_factory=time.monotonic)
    heard: float = field(default_factory=time.monotonic)
    is_up: bool = False
    is_leaving: bool = False


class Supervisor:
    """Starts servers with a command, on listening sockets."""

    def __init__(
        self,
        command: Sequence[str],
        sockets: Sequence[socket.socket],
        own: Sequence[Sequence[socket.socket]],
        patience: float,
    ) -> None:
        self.command = list(command)
        self.sockets = list(sockets)
        self.own = own  # sockets of each server, besides those of all
        self.count = count = len(own)
        self.patience = patience  # seconds that a server has to end
        self.children: list[Child] = []
        self.failures = [0] * count
        self.starts: dict[int, float] = {}  # when a server is to be started again
        self.selector = selectors.DefaultSelector()
        self.stopping = False
        self.replacing: list[int] = []  # numbers of servers that are to be replaced
        self.is_announced = False
        self.wakeup, self.signals = os.pipe()
        os.set_blocking(self.signals, False)
        os.set_blocking(self.wakeup, False)

    def run(self, announce: str) -> int:
        """Runs until all servers have ended. The line is printed when the first one is up."""
        signal.set_wakeup_fd(self.signals, warn_on_full_buffer=False)
        for wanted in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            signal.signal(wanted, self._handle)
        self.selector.register(self.wakeup, selectors.EVENT_READ)
        for number in range(self.count):
            self._start(number)
        while self.children or self.starts:
            for key, _ in self.selector.select(self._wait()):
                self._read(key.fd)
            self._reap()
            self._look()
            if not self.is_announced and sum(child.is_up for child in self.children) == self.count:
                self.is_announced = True
                print(announce, flush=True)
                systemd.notify("READY=1")
        return 0 if self.is_announced else 1

    def _handle(self, number: int, _frame: Any) -> None:
        if number == signal.SIGHUP:
            if not self.stopping and not self.replacing:
                log.info("all servers are being replaced, one after the other")
                self.replacing = list(range(self.count))
                self._replace_next()
        elif not self.stopping:
            self.stopping = True
            systemd.notify("STOPPING=1")
            self.starts.clear()
            for child in self.children:
                self._end(child)
        else:
            for child in self.children:
                child.process.kill()

    # --- servers
    def _start(self, number: int) -> Child:
        reading, writing = os.pipe()
        os.set_blocking(reading, False)
        names = [each.fileno() for each in [*self.sockets, *self.own[number]]]
        env = {**os.environ, FDS: ",".join(map(str, names)), PIPE: str(writing), NUMBER: str(number)}
        process = subprocess.Popen([*self.command], env=env, pass_fds=[*names, writing], stdin=subprocess.DEVNULL)
        os.close(writing)
        child = Child(number, process, reading)
        self.children.append(child)
        self.selector.register(reading, selectors.EVENT_READ)
        return child

    def _end(self, child: Child) -> None:
        if not child.is_leaving:
            child.is_leaving = True
            child.heard = time.monotonic()
            child.process.send_signal(signal.SIGTERM)

    def _replace_next(self) -> None:
        if self.replacing:
            self._start(self.replacing[0])

    def _read(self, pipe: int) -> None:
        with contextlib.suppress(BlockingIOError):
            data = os.read(pipe, 4096)
            child = next((each for each in self.children if each.pipe == pipe), None)
            if child is not None and data:
                child.heard = time.monotonic()
                if not child.is_up:
                    child.is_up = True
                    self._came_up(child)
            elif not data and child is not None:
                self.selector.unregister(pipe)

    def _came_up(self, child: Child) -> None:
        if self.replacing and self.replacing[0] == child.number:
            old = [each for each in self.children if each.number == child.number and each is not child]
            if old:
                for each in old:
                    self._end(each)
            else:
                self._replaced(child.number)

    def _replaced(self, number: int) -> None:
        if self.replacing and self.replacing[0] == number:
            self.replacing.pop(0)
            if not self.replacing:
                log.info("all servers have been replaced")
            self._replace_next()

    def _reap(self) -> None:
        for child in [each for each in self.children if each.process.poll() is not None]:
            self.children.remove(child)
            with contextlib.suppress(KeyError, ValueError):
                self.selector.unregister(child.pipe)
            os.close(child.pipe)
            status = child.process.returncode
            others = [each for each in self.children if each.number == child.number and not each.is_leaving]
            if child.is_leaving:
                self._replaced(child.number)
            if others and not child.is_up and self.replacing and self.replacing[0] == child.number:
                log.error("the next server cannot start, so the others go on", number=child.number, status=status)
                self.replacing = []
            if self.stopping or others:
                continue
            if not child.is_leaving:
                log.error("a server has ended", number=child.number, status=status)
            if not self.is_announced:  # it cannot start at all: so say the lines above
                self._handle(signal.SIGTERM, None)
                continue
            ran = time.monotonic() - child.started
            self.failures[child.number] = 0 if ran > STEADY else self.failures[child.number] + 1
            pause = PAUSES[min(self.failures[child.number], len(PAUSES) - 1)]
            self.starts[child.number] = time.monotonic() + pause

    def _look(self) -> None:
        now = time.monotonic()
        for number in [number for number, at in self.starts.items() if at <= now]:
            del self.starts[number]
            self._start(number)
        for child in self.children:
            patience = self.patience if child.is_leaving else SILENT if child.is_up else STARTING
            if now - child.heard > patience and child.process.poll() is None:
                log.error("a server does not answer and is killed", number=child.number, pid=child.process.pid)
                child.process.kill()
                child.heard = now

    def _wait(self) -> float:
        soon = min(self.starts.values(), default=None)
        return 0.5 if soon is None else max(0.0, min(0.5, soon - time.monotonic()))


def passed_sockets() -> list[socket.socket]:
    """The listening sockets that a supervisor hands over; none without one."""
    names = os.environ.pop(FDS, "")
    passed = []
    for name in names.split(",") if names else []:
        os.set_inheritable(int(name), False)
        passed.append(socket.socket(fileno=int(name)))
    return passed


def is_supervised() -> bool:
    """Whether this process is one of several servers."""
    return PIPE in os.environ


class Alive:
    """Tells the supervisor, if there is one, that this server is up, and that it is still there."""

    def __init__(self) -> None:
        name = os.environ.pop(PIPE, "")
        self.pipe = int(name) if name else None
        self.number = int(os.environ.pop(NUMBER, "0"))
        if self.pipe is not None:
            os.set_inheritable(self.pipe, False)
            os.set_blocking(self.pipe, False)

    @property
    def is_supervised(self) -> bool:
        """Whether there is a supervisor."""
        return self.pipe is not None

    def say(self) -> bool:
        """Writes a byte; false if the supervisor is gone."""
        if self.pipe is None:
            return True
        try:
            os.write(self.pipe, b".")
        except BlockingIOError:
            return True
        except OSError:
            return False
        return True
