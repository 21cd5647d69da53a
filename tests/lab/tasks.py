"""Work for tests that worker processes can import."""

from __future__ import annotations

import os
import signal
from pathlib import Path


def square(n: int) -> int:
    return n * n


def square_but_die_once(folder: Path, n: int) -> int:
    """The first worker that comes to 3 is killed in the middle of it, as if the machine had run out of memory."""
    mark = folder / "died"
    if n == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return n * n


def die(_: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0
