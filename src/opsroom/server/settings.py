"""Every setting of the server: name, type, default and help text. Flags, variables and config files follow from this."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

KILOBYTE = 1024
SITE = Path(__file__).parent / "site"
DAY = 24 * 3600.0
HOUR = 3600.0
IMPORT_BYTES = 8 * 1024 * KILOBYTE  # a long game of five players has three


def setting(
    default: Any, help: str, *, least: float | None = None, most: float | None = None, secret: bool = False
) -> Any:
    """A field of Settings. A default that can be called is called for every instance."""
    about = {"help": help, "least": least, "most": most, "secret": secret}
    if callable(default):
        return field(default_factory=default, metadata=about)
    return field(default=default, metadata=about)


def default_database() -> str:
    """The URL of one SQLite file in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(home) / 'opsroom' / 'opsroom.sqlite3'}"


def default_bot_workers() -> int:
    """One processor is left for the server itself."""
    return max(1, (os.cpu_count() or 1) - 1)


@dataclass(frozen=True, slots=True)
class Settings:
    """Every setting, with the values that suit a small site."""

    # Listening.
    host: str = setting("127.0.0.1", "address to listen on; 0.0.0.0 is every IPv4 address of this machine")
    port: int = setting(8000, "port to listen on; 0 picks a free port", least=0, most=65_535)
    origins: frozenset[str] = setting(
        frozenset(), "other origins whose pages may use this server, such as https://club.example"
    )
    # Storage.
    database: str = setting(default_database, "database URL; by default one SQLite file in your data folder")
    site: Path = setting(SITE, "folder of the built web client")  # noqa: RUF009
    tables_in_memory: int = setting(500, "tables kept in memory; others are read from disk when needed", least=1)
    table_memory: int = setting(
        512 * 1024 * KILOBYTE,
        "estimated memory for tables, in bytes; above it, tables that nobody uses leave",
        least=KILOBYTE,
    )
    # Retention.
    days_unused: float = setting(30.0, "days without a move after which an unfinished table expires", least=0.01)
    days_finished: float = setting(180.0, "days after which a finished table expires", least=0.01)
    days_in_trash: float = setting(30.0, "days for which an expired table can still be brought back", least=0)
    expiry_every: float = setting(HOUR, "seconds between two looks for expired tables", least=1)
    clock_jump_days: float = setting(
        2.0, "a longer gap between the last recorded time and the clock at startup pauses expiry", least=0.01
    )
    clock_confirm_days: float = setting(
        3.0, "days of running time with a steady clock after which expiry resumes", least=0
    )
    integrity_check_hours: float = setting(
        24.0, "hours between two integrity checks of the database; 0 checks only at startup", least=0
    )
    # Limits.
    message_bytes: int = setting(64 * KILOBYTE, "largest WebSocket message or request body, in bytes", least=KILOBYTE)
    tables_per_hour: int = setting(50, "new tables per hour for one visitor or address", least=1)
    messages_per_second: int = setting(200, "messages and requests per second for one visitor or address", least=1)
    waiting_replies: int = setting(256, "replies waiting for a slow reader before the connection is closed", least=1)
    away_minutes: float = setting(
        2.0, "minutes without a connection after which a table's creator may give a player's seat away", least=0
    )
    # Connections.
    trusted_proxies: frozenset[str] = setting(
        frozenset(), "addresses or networks of proxies whose X-Forwarded-For and X-Forwarded-Proto are believed"
    )
    connections: int = setting(2000, "connections open at the same time", least=1)
    connections_per_address: int = setting(
        200, "connections open at the same time from one IPv4 address or one IPv6 /64", least=1
    )
    header_seconds: float = setting(10.0, "seconds for the headers of a request to arrive", least=0.1)
    body_seconds: float = setting(120.0, "seconds for the body of a request to arrive", least=0.1)
    stall_seconds: float = setting(30.0, "a client that reads nothing for this many seconds is cut off", least=0.1)
    unread_bytes: int = setting(
        128 * 1024 * KILOBYTE,
        "sent but unread bytes of all clients together; above it, connections that do not read are cut off",
        least=KILOBYTE,
    )
    unread_bytes_per_address: int = setting(
        8 * 1024 * KILOBYTE,
        "sent but unread bytes of one IPv4 address or one IPv6 /64, over all of its connections",
        least=KILOBYTE,
    )
    header_bytes: int = setting(32 * KILOBYTE, "request line and headers together, in bytes", least=KILOBYTE)
    upload_bytes: int = setting(
        64 * 1024 * KILOBYTE,
        "imported saves in memory at the same time, of all clients together; one client may use a quarter",
        least=KILOBYTE,
    )
    public_requests_per_second: int = setting(
        100, "requests per second from one address for titles, facts, rules and invitations", least=1
    )
    wrong_links_per_minute: int = setting(30, "guesses at invitation links per minute from one address", least=1)
    # Bots and imports.
    bot_workers: int = setting(
        default_bot_workers, "processes in which searching bots think; by default all processors but one", least=1
    )
    bot_cpu_seconds: float = setting(20.0, "CPU seconds for one answer of a bot; then a weaker bot answers", least=0.1)
    import_cpu_seconds: float = setting(30.0, "CPU seconds for checking one imported save", least=1)
    worker_memory: int = setting(
        1024 * 1024 * KILOBYTE, "address space of each worker process, in bytes; 0 sets no limit", least=0
    )
    hints_per_visitor: int = setting(4, "hints of one visitor that may wait at a time", least=1)
    imports_per_visitor: int = setting(2, "imported saves of one visitor that may wait to be checked", least=1)
    bot_tables: int = setting(20, "tables without a person that play at a time", least=0)
    bot_tables_per_visitor: int = setting(3, "tables without a person that play at a time for one visitor", least=0)
    bot_tables_per_address: int = setting(
        6, "tables without a person that play at a time for the visitors of one address", least=0
    )
    bot_table_pause: float = setting(
        60.0, "seconds until a table without a person pauses when nobody watches it", least=0
    )
    # Operation.
    log_json: bool = setting(False, "log JSON lines in place of readable ones")
    access_log: bool = setting(False, "log one line per request, without query string, cookies and invitation secrets")
    metrics_port: int = setting(
        0, "port for Prometheus metrics, health and readiness, apart from the site; 0 opens none", least=0, most=65_535
    )
    metrics_host: str = setting("127.0.0.1", "address for metrics_port; any other than loopback needs metrics_token")
    metrics_token: str = setting(
        "", "bearer token for /metrics; with a token, /metrics is also served on the site's port", secret=True
    )
    shutdown_delay: float = setting(
        0.0, "seconds between reporting 'not ready' and closing the listening socket, for load balancers", least=0
    )
    shutdown_timeout: float = setting(
        5.0, "seconds that requests in progress have to finish when the server stops", least=0
    )
