"""What can be set about a server."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

KILOBYTE = 1024
DAY = 24 * 3600.0
IMPORT_BYTES = 8 * 1024 * KILOBYTE  # a long game of five players has three


@dataclass(frozen=True, slots=True)
class Settings:
    """Every knob of the server, with the values a small site wants."""

    database: str = ""
    bot_workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 1) - 1))
    site: Path = Path(__file__).parent / "site"
    origins: frozenset[str] = frozenset()  # other origins that may speak to us, beside our own
    tables_in_memory: int = 500
    days_unused: float = 30.0  # a table without a move for so long expires
    days_finished: float = 180.0
    expiry_every: float = 3600.0
    message_bytes: int = 64 * KILOBYTE
    tables_per_hour: int = 50
    messages_per_second: int = 200
    waiting_replies: int = 256  # a connection that lets more pile up is closed
    bot_cpu_seconds: float = 20.0  # for one answer of a bot; then a weaker bot answers
    import_cpu_seconds: float = 30.0  # for the check of one imported save
    worker_memory: int = 1024 * 1024 * KILOBYTE  # bytes of address space of each worker process; 0 for no limit
    hints_per_visitor: int = 4  # hints of one visitor that may wait at a time
    imports_per_visitor: int = 2  # imported saves of one visitor that may wait to be checked at a time
    bot_tables: int = 20  # tables without a person that play on at a time
    bot_tables_per_visitor: int = 3
    bot_table_pause: float = 60.0  # seconds until a table without a person pauses when nobody watches it


def default_database() -> str:
    """The URL of the one file in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(home) / 'opsroom' / 'opsroom.sqlite3'}"
