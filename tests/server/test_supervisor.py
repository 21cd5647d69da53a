"""The supervisor with children that are no servers: what it does when they end, hang or do not start."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

# Children write their process id to a folder. They never say a word while there is a file `mute`, and end at once with a file `broken`.
CHILD = """
import os, signal, sys, time
from pathlib import Path
folder = Path(sys.argv[1])
if (folder / "broken").exists():
    sys.exit(3)
signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
(folder / f"child-{os.getpid()}").touch()
while True:
    if not (folder / "mute").exists():
        os.write(int(os.environ["OPSROOM_ALIVE_FD"]), b".")
    time.sleep(0.05)
"""
SUPERVISOR = """
import sys
from opsroom.server import logs, supervisor
logs.configure()
supervisor.SILENT, supervisor.STARTING = float(sys.argv[3]), float(sys.argv[4])
command = [sys.executable, "-c", sys.argv[1], sys.argv[2]]
sys.exit(supervisor.Supervisor(command, [], [[], []], 10.0).run("open"))
"""


class Supervised:
    """A supervisor of two children."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def start(self, silent: float = 60.0, starting: float = 60.0) -> None:
        words = [CHILD, str(self.folder), str(silent), str(starting)]
        command = [sys.executable, "-c", SUPERVISOR, *words]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def children(self) -> set[int]:
        pids = {int(path.name.partition("-")[2]) for path in self.folder.glob("child-*")}
        return {pid for pid in pids if Path(f"/proc/{pid}").exists()}

    def end(self) -> str:
        self.process.send_signal(signal.SIGTERM)
        return self.process.communicate(timeout=60)[1]


@pytest.fixture
def supervised(tmp_path: Path) -> Iterator[Supervised]:
    made = Supervised(tmp_path)
    yield made
    made.process.kill()
    made.process.communicate()


def until(condition: Callable[[], object]) -> None:
    deadline = time.monotonic() + 180  # servers take long to start on a busy machine
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_a_release_that_cannot_start_replaces_nothing_and_the_next_one_does(supervised: Supervised) -> None:
    supervised.start()
    until(lambda: len(supervised.children()) == 2)
    before = supervised.children()
    assert supervised.process.stdout is not None
    assert supervised.process.stdout.readline() == "open\n"
    (supervised.folder / "broken").touch()
    supervised.process.send_signal(signal.SIGHUP)
    assert supervised.process.stderr is not None
    while "the next server cannot start" not in supervised.process.stderr.readline():
        pass
    assert supervised.children() == before
    (supervised.folder / "broken").unlink()
    supervised.process.send_signal(signal.SIGHUP)
    until(lambda: len(supervised.children()) == 2 and not supervised.children() & before)
    supervised.end()
    assert supervised.children() == set()


def test_a_server_that_falls_silent_is_killed_and_started_again(supervised: Supervised) -> None:
    supervised.start(silent=2.0)
    until(lambda: len(supervised.children()) == 2)
    assert supervised.process.stdout is not None
    supervised.process.stdout.readline()
    stopped = min(supervised.children())
    os.kill(stopped, signal.SIGSTOP)
    until(lambda: stopped not in supervised.children() and len(supervised.children()) == 2)
    supervised.end()


def test_a_server_may_take_its_time_to_start(supervised: Supervised) -> None:
    """A machine that is just starting itself took longer than the minute after which a silent server is killed."""
    (supervised.folder / "mute").touch()
    supervised.start(silent=1.0)
    until(lambda: len(supervised.children()) == 2)
    first = supervised.children()
    time.sleep(2.5)
    (supervised.folder / "mute").unlink()
    assert supervised.process.stdout is not None
    assert supervised.process.stdout.readline() == "open\n"
    assert supervised.children() == first
    supervised.end()
