"""The site: tables, seats, push, storage."""

from __future__ import annotations

import sys
from typing import Any


def serve(
    host: str = "127.0.0.1", port: int = 8000, database: str | None = None, bot_workers: int | None = None, **more: Any
) -> int:
    """Serve the site until a signal stops it; return the exit status. Further settings are passed by name, as in Settings."""
    load_structlog()
    # Not imported above: bots' workers are of this package and need nothing of the site.
    from opsroom.server import run

    return run.serve(host, port, database, bot_workers, **more)


def load_structlog() -> None:
    """Loads structlog without rich, by which it would show tracebacks in colour: our logs do not have them, and it takes 7 MB."""
    if "rich" not in sys.modules and "structlog" not in sys.modules:
        sys.modules["rich"] = None  # type: ignore[assignment]
        import structlog  # noqa: F401

        del sys.modules["rich"]


__all__ = ["serve"]
