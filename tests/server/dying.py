"""Work that kills its worker; apart from the tests, so that a worker imports nothing else."""

from __future__ import annotations

import os


def die_once(path: str) -> str:
    """Kills its worker the first time."""
    if not os.path.exists(path):
        with open(path, "w", encoding="ascii"):
            pass
        os._exit(9)
    return "done"


def die_always() -> str:
    """Kills its worker every time."""
    os._exit(9)
