"""Functions that tests have run by workers; apart from the tests, so that a worker imports nothing else."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import Any

GATE = "OPSROOM_TEST_GATE"  # the environment variable with the path of a gate


def die_once(path: str) -> str:
    """Kills its worker the first time."""
    if not os.path.exists(path):
        Path(path).touch()
        os._exit(9)
    return "done"


def die_always() -> str:
    """Kills its worker every time."""
    os._exit(9)


def note(path: str, line: str) -> str:
    """Appends a line to a file."""
    with open(path, "a", encoding="utf-8") as file:
        file.write(line + "\n")
    return line


def wait_at(gate: str, path: str, line: str) -> str:
    """Appends a line to a file, then waits until the gate is a file too."""
    note(path, line)
    while not os.path.exists(gate):
        time.sleep(0.01)
    return line


def spin() -> None:
    """Uses CPU time for ever."""
    while True:
        pass


def hog() -> int:
    """Uses more memory than any worker may."""
    return len(bytearray(1 << 34))


def take_a_while() -> None:
    """A start that takes longer than a test needs to look at it."""
    time.sleep(1)


def own_pid() -> int:
    return os.getpid()


def fail() -> None:
    """Raises an error that cannot be pickled."""

    class Local(Exception):
        pass

    raise Local("of no use elsewhere")


def think_at_gate(title: str, name: str, seed: str, view: dict[str, Any], question: dict[str, Any]) -> str:
    """Thinks as bots do, but a search waits until the gate is open."""
    from opsroom.server.bot_jobs import think

    gate = os.environ[GATE]
    if name.startswith("search"):
        wait_at(gate, gate + ".log", f"{os.getpid()}")
    return think(title, name, seed, view, question)


def hint_at_gate(title: str, view: Any, question: Any) -> Any:
    """Advises as for a hint, once the gate is open."""
    from opsroom.server.bot_jobs import advise

    gate = os.environ[GATE]
    wait_at(gate, gate + ".log", f"{os.getpid()}")
    return advise(title, view, question)


def compare_at_gate(*_: Any) -> list[Any]:
    """Compares nothing, once the gate is open."""
    gate = os.environ[GATE]
    wait_at(gate, gate + ".log", "comparing")
    return []


def search_dies(title: str, name: str, seed: str, view: dict[str, Any], question: dict[str, Any]) -> str:
    """Thinks as bots do, but a search kills its worker."""
    from opsroom.server.bot_jobs import think

    if name.startswith("search"):
        os.kill(os.getpid(), signal.SIGKILL)
    return think(title, name, seed, view, question)


def always_dies(*_: Any) -> str:
    """Whatever bot it is, its worker dies."""
    os.kill(os.getpid(), signal.SIGKILL)
    return ""


def spins(*_: Any) -> tuple[str, list[int]]:
    """A check that never ends."""
    spin()
    return "", []
