"""The site: tables, seats, push, storage."""

from __future__ import annotations

from typing import Any


def serve(
    host: str = "127.0.0.1", port: int = 8000, database: str | None = None, bot_workers: int | None = None, **more: Any
) -> int:
    """Serve the site until a signal stops it; return the exit status. Further settings are passed by name, as in Settings."""
    # Not imported above: bots' workers are of this package and need nothing of the site.
    from opsroom.server import run

    return run.serve(host, port, database, bot_workers, **more)


__all__ = ["serve"]
