"""`opsroom serve` for the browser tests: seeds follow from the name of the running test, which is in the file of the first argument, OPSROOM_SLOW_LINE makes everything arrive late, and the clocks of games are ahead by as many seconds as the file in OPSROOM_TEST_AHEAD says."""

from __future__ import annotations

import asyncio
import hashlib
import os
import secrets
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

from opsroom.cli import main
from opsroom.server import run
from opsroom.server.lab import lab
from opsroom.server.settings import Settings
from opsroom.server.time_controls import uptime

AHEAD = os.environ.get("OPSROOM_TEST_AHEAD")
LATE = float(os.environ.get("OPSROOM_SLOW_LINE", "0")) / 1000  # seconds
create_app = run.create_app
tables: Counter[int] = Counter()  # by when their test began


def token_hex(_: int | None = None) -> str:
    began = running.stat().st_mtime_ns
    tables[began] += 1
    return hashlib.sha256(f"{running.read_text()} {tables[began]}".encode()).hexdigest()


def far_away(settings: Settings) -> Any:
    """The site at the end of a slow line."""
    app = create_app(settings)

    async def late(scope: Any, receive: Any, send: Any) -> None:
        async def received() -> Any:
            message = await receive()
            await asyncio.sleep(LATE)
            return message

        if scope["type"] == "http":
            await asyncio.sleep(LATE)
        await app(scope, received if scope["type"] == "websocket" else receive, send)

    return late


def game_time() -> float:
    return time.monotonic() + float(Path(str(AHEAD)).read_text() or 0)


if __name__ == "__main__":
    running = Path(sys.argv.pop(1))
    secrets.token_hex = token_hex
    lab.NICENESS = 0  # beside a whole suite, runs of the lowest priority would never have their turn
    if AHEAD:
        uptime.steady_time = game_time
    if LATE:
        run.create_app = far_away
    sys.exit(main())
