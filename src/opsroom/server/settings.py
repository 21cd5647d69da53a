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


def default_lab_folder() -> Path:
    """Beside the database, in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "opsroom" / "lab"


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
    hosts: frozenset[str] = setting(
        frozenset(), "host names that this server is reached by, such as club.example; by default any name"
    )
    # Storage.
    database: str = setting(default_database, "database URL; by default one SQLite file in your data folder")
    site: Path = setting(SITE, "folder of the built web client")  # noqa: RUF009
    tables_in_memory: int = setting(500, "tables kept in memory; others are read from disk when needed", least=1)
    table_memory: int = setting(
        512 * 1024 * KILOBYTE,
        "estimated memory for tables, in bytes; above it, tables that nobody uses are unloaded",
        least=KILOBYTE,
    )
    # Several processes.
    processes: int = setting(1, "server processes on this machine; more than one need PostgreSQL", least=1)
    machine: str = setting("", "name of this machine among those that share a database; by default its host name")
    peer_address: str = setting(
        "", "private host:port of this machine for the other machines; with several processes, of the first one"
    )
    peer_secret: str = setting("", "secret that all machines share; required with peer_address", secret=True)
    lease_seconds: float = setting(
        5.0, "seconds without a sign of life after which other processes take over a process's tables", least=0.5
    )
    # Retention.
    days_unused: float = setting(30.0, "days without a move after which an unfinished table expires", least=0.01)
    days_finished: float = setting(180.0, "days after which a finished table expires", least=0.01)
    keep_public_games: bool = setting(
        True, "finished games between people that everyone may see do not expire: they are the archive"
    )
    days_lesson: float = setting(
        7.0, "days without a move after which the table of a lesson expires; what was finished stays", least=0.01
    )
    days_sandbox: float = setting(7.0, "days without a move after which a sandbox (what if) expires", least=0.01)
    days_in_trash: float = setting(30.0, "days for which an expired table can still be restored", least=0)
    expiry_every: float = setting(HOUR, "seconds between two checks for expired tables", least=1)
    clock_jump_days: float = setting(
        2.0, "a longer gap between the last recorded time and the clock at startup pauses expiry", least=0.01
    )
    clock_confirm_days: float = setting(
        3.0, "days of running time with a steady clock after which expiry resumes", least=0
    )
    clock_heartbeat_seconds: float = setting(
        10.0,
        "seconds between two records of the server's uptime while a game clock runs; a crash gives players at most as much time",
        least=0.1,
    )
    integrity_check_hours: float = setting(
        24.0, "hours between two integrity checks of the database; 0 checks only at startup", least=0
    )
    # Limits.
    message_bytes: int = setting(64 * KILOBYTE, "largest WebSocket message or request body, in bytes", least=KILOBYTE)
    tables_per_hour: int = setting(50, "new tables per hour for one visitor or address", least=1)
    messages_per_second: int = setting(200, "messages and requests per second for one visitor or address", least=1)
    waiting_replies: int = setting(256, "replies waiting for a slow reader before the connection is closed", least=1)
    # The longest games of people and bots have a few thousand moves; a long game of five players has three megabytes.
    moves_per_table: int = setting(50_000, "moves of one game, undone ones included; then it cannot go on", least=1)
    changes_per_table: int = setting(
        300, "changes of seats, bots and links at one table; an imported save may have twice as many", least=1
    )
    undos_per_table: int = setting(2000, "undos at one table", least=0)
    free_undos_per_seat: int = setting(
        200, "undos of one seat without consent; after that the other players must agree to each", least=0
    )
    pass_orders_per_seat: int = setting(50, "kinds of questions that one seat can order to be passed", least=0)
    queued_answers_per_seat: int = setting(50, "answers that one seat can have waiting in advance", least=0)
    import_bytes: int = setting(8 * 1024 * KILOBYTE, "largest imported save, in bytes", least=KILOBYTE)
    import_bytes_per_table: int = setting(
        512 * KILOBYTE, "an imported save counts as one more new table for each such number of bytes", least=KILOBYTE
    )
    away_minutes: float = setting(
        2.0, "minutes without a connection after which a table's creator may give a player's seat away", least=0
    )
    # Connections.
    trusted_proxies: frozenset[str] = setting(
        frozenset(), "addresses or networks of proxies whose X-Forwarded-For and X-Forwarded-Proto are trusted"
    )
    connections: int = setting(2000, "connections open at the same time", least=1)
    connections_per_address: int = setting(
        200, "connections open at the same time from one IPv4 address or one IPv6 /64", least=1
    )
    header_seconds: float = setting(10.0, "seconds for the headers of a request to arrive", least=0.1)
    body_seconds: float = setting(120.0, "seconds for the body of a request to arrive", least=0.1)
    stall_seconds: float = setting(30.0, "a client that reads nothing for this many seconds is disconnected", least=0.1)
    unread_bytes: int = setting(
        128 * 1024 * KILOBYTE,
        "sent but unread bytes of all clients together; above it, connections that do not read are closed",
        least=KILOBYTE,
    )
    unread_bytes_per_address: int = setting(
        8 * 1024 * KILOBYTE,
        "sent but unread bytes of one IPv4 address or one IPv6 /64, over all of its connections",
        least=KILOBYTE,
    )
    header_bytes: int = setting(32 * KILOBYTE, "request line and headers together, in bytes", least=KILOBYTE)
    headers_per_request: int = setting(100, "headers of one request", least=10)
    pipelined_requests: int = setting(
        16, "requests that may wait on one connection while an earlier one is answered", least=0
    )
    forwarded_addresses: int = setting(20, "entries of X-Forwarded-For that are read, from the right", least=1)
    operator_connections: int = setting(50, "connections open at the same time to metrics_port", least=1)
    extra_frames_per_second: int = setting(
        100, "WebSocket frames per second that one connection may send beyond messages_per_second", least=1
    )
    frame_burst_seconds: float = setting(2.0, "seconds' worth of WebSocket frames that may arrive at once", least=1)
    frames_per_message: int = setting(64, "WebSocket frames of one message; browsers send one", least=1)
    frames_without_message: int = setting(
        200, "control frames and empty frames in a row on one WebSocket without a message", least=1
    )
    queued_messages: int = setting(
        64, "messages of one WebSocket that may wait to be handled; then the server stops reading it", least=1
    )
    queued_bytes: int = setting(
        128 * KILOBYTE, "bytes of such messages; then, too, the server stops reading", least=KILOBYTE
    )
    ping_seconds: float = setting(30.0, "seconds of silence after which a WebSocket is sent a ping", least=1)
    pong_seconds: float = setting(20.0, "seconds in which something must answer a ping", least=1)
    upload_bytes: int = setting(
        64 * 1024 * KILOBYTE,
        "imported saves in memory at the same time, of all clients together; one client may use a quarter",
        least=KILOBYTE,
    )
    uploads_per_address: int = setting(2, "imported saves that one address may upload at the same time", least=1)
    upload_window_seconds: float = setting(
        5.0, "seconds in which each upload must bring upload_window_bytes, or its end", least=0.1
    )
    upload_window_bytes: int = setting(
        80 * KILOBYTE, "bytes that each upload must bring in upload_window_seconds", least=1
    )
    public_requests_per_second: int = setting(
        100, "requests per second from one address for titles, facts, rules and invitations", least=1
    )
    wrong_links_per_minute: int = setting(30, "guesses at invitation links per minute from one address", least=1)
    downloads_per_hour: int = setting(6, "downloads of the archive of games per hour for one address", least=1)
    downloads_at_once: int = setting(2, "downloads of the archive of games at the same time", least=1)
    renames_per_hour: int = setting(20, "changes of a name per hour by one visitor or address", least=1)
    # Chat.
    chat: bool = setting(True, "players and spectators can write to each other at tables that allow it")
    chat_lines_per_minute: int = setting(20, "chat lines per minute that one visitor can write at one table", least=1)
    complaints_per_hour: int = setting(
        10, "players and chat lines per hour that one visitor or address can report to the moderators", least=1
    )
    # Meeting people.
    offer_minutes: float = setting(
        20.0, "minutes without a connection after which the free seats of a player's tables leave the lobby", least=0
    )
    offer_days: float = setting(7.0, "the same in days, for games by correspondence", least=0)
    lobby_joins_per_hour: int = setting(
        60, "seats taken in the lobby, and quick matches, per hour by one visitor or address", least=1
    )
    invitations_per_hour: int = setting(30, "invitations by name per hour by one visitor or address", least=1)
    # Accounts.
    public_url: str = setting(
        "", "address of the site as players type it, such as https://club.example; links in e-mails begin with it"
    )
    passkey_domain: str = setting(
        "", "domain that passkeys are for (relying party id); by default the host name of the request"
    )
    passkey_origins: frozenset[str] = setting(
        frozenset(),
        "origins of the pages that may use passkeys; by default public_url, or else the origin of the request",
    )
    session_days: float = setting(
        180.0, "days after which a browser that has not been used is signed out of its account", least=0.01
    )
    recent_minutes: float = setting(
        15.0, "minutes after signing in during which credentials can be changed and the account be deleted", least=0.1
    )
    sign_ins_per_account: int = setting(30, "failed attempts per hour to sign in to one account", least=1)
    sign_ins_per_address: int = setting(100, "failed attempts per hour to sign in from one address", least=1)
    sign_ups_per_hour: int = setting(20, "new accounts per hour from one address", least=1)
    passkeys_per_account: int = setting(20, "passkeys of one account", least=1)
    sessions_per_account: int = setting(
        50, "browsers signed in to one account at the same time; another one signs out the longest unused", least=1
    )
    # Programs.
    programs: bool = setting(True, "let programs of players with an account play, through the bot API")
    programs_per_account: int = setting(5, "programs of one account", least=1)
    tokens_per_program: int = setting(5, "tokens of one program", least=1)
    games_per_program: int = setting(20, "running games of one program", least=1)
    program_messages_per_second: int = setting(20, "messages and requests per second of one program", least=1)
    owner_messages_per_second: int = setting(
        40, "messages and requests per second of all programs of one account together", least=1
    )
    moderation_every: float = setting(
        2.0, "seconds between two checks for what operators did on the command line", least=0.05
    )
    # E-mail.
    smtp_host: str = setting("", "SMTP server that sends e-mails; none by default, and then no addresses are stored")
    smtp_port: int = setting(587, "port of the SMTP server", least=1, most=65_535)
    smtp_user: str = setting("", "user name at the SMTP server; none by default")
    smtp_password: str = setting("", "password at the SMTP server", secret=True)
    smtp_from: str = setting("", "sender of e-mails, such as Opsroom <opsroom@club.example>")
    smtp_tls: str = setting("starttls", "how the connection to the SMTP server is encrypted: starttls, tls or none")
    mails_per_hour: int = setting(5, "e-mails per hour that one player, or one address, can have sent", least=1)
    # Notifications.
    web_push: bool = setting(True, "let players receive notifications from their browsers' push services")
    vapid_private_key: str = setting(
        "",
        "key that signs push messages, 32 bytes in base64url; by default one that is made at first use and kept in the database",
        secret=True,
    )
    vapid_subject: str = setting(
        "", "whom push services may write to, such as mailto:admin@club.example; by default public_url"
    )
    push_to_loopback: bool = setting(False, "for tests: push services may be on this machine, and without HTTPS")
    push_devices_per_player: int = setting(10, "browsers of one player that can receive notifications", least=1)
    push_delay_seconds: float = setting(
        5.0, "seconds after which a notification is pushed, if it is still true then", least=0
    )
    mail_delay_minutes: float = setting(
        10.0, "minutes after which a notification is sent by e-mail, with all others that have come by then", least=0
    )
    # Bots and imports.
    bot_workers: int = setting(
        default_bot_workers, "processes in which searching bots think; by default all processors but one", least=1
    )
    bot_cpu_seconds: float = setting(20.0, "CPU seconds for one answer of a bot; then a weaker bot answers", least=0.1)
    import_cpu_seconds: float = setting(30.0, "CPU seconds for checking one imported save", least=1)
    worker_patience: float = setting(
        10.0, "a worker that takes this many times its CPU seconds, by the clock, counts as stuck", least=1
    )
    worker_memory: int = setting(
        1024 * 1024 * KILOBYTE, "address space of each worker process, in bytes; 0 sets no limit", least=0
    )
    hints_per_visitor: int = setting(4, "hints and odds of one visitor that may wait at a time", least=1)
    hints_waiting: int = setting(
        200, "hints and odds of all visitors that may wait; one address may have a quarter", least=1
    )
    analyses_per_visitor: int = setting(1, "analyses of one visitor that may wait at a time", least=1)
    analyses_waiting: int = setting(
        20, "analyses of all visitors that may wait; one address may have a quarter", least=1
    )
    imports_per_visitor: int = setting(2, "imported saves of one visitor that may wait to be checked", least=1)
    imports_waiting: int = setting(
        8, "imported saves of all visitors that may wait to be checked, each with its file in memory", least=1
    )
    reviews_at_once: int = setting(
        2, "replays and exports that are worked out at the same time, each in a thread, and as many undos", least=1
    )
    reviews_waiting: int = setting(
        100, "replays and exports that may wait, and as many undos; one address may have a quarter", least=1
    )
    analysis_cpu_seconds: float = setting(
        60.0, "CPU seconds for one step of a report, or for comparing one branch of a sandbox", least=1
    )
    report_worlds: float = setting(
        1.0,
        "how many worlds a report plays out, against the usual number; fewer make it less exact",
        least=0.01,
        most=20,
    )
    report_cpu_seconds: float = setting(
        900.0, "CPU seconds for one after-action report; then it stays as far as it has come", least=1
    )
    reports_per_visitor: int = setting(3, "reports that one visitor may have under way", least=1)
    reports_at_once: int = setting(
        40, "reports of all visitors that may be under way; one address may have a quarter", least=1
    )
    comparisons_per_visitor: int = setting(2, "comparisons of one visitor that may wait at a time", least=1)
    comparisons_waiting: int = setting(
        20, "comparisons of all visitors that may wait; one address may have a quarter", least=1
    )
    shares_per_table: int = setting(
        200,
        "positions of one table that can be shared by a link; each player has an equal part, and all spectators have one",
        least=0,
    )
    bot_tables: int = setting(20, "tables without a person that play at a time", least=0)
    bot_tables_per_visitor: int = setting(3, "tables without a person that play at a time for one visitor", least=0)
    bot_tables_per_address: int = setting(
        6, "tables without a person that play at a time for the visitors of one address", least=0
    )
    bot_table_pause: float = setting(
        60.0, "seconds until a table without a person pauses when nobody watches it", least=0
    )
    exhibition_pace: float = setting(2.0, "seconds between two visible moves of an exhibition game", least=0)
    # Lab.
    lab: str = setting(
        "off",
        "who may start runs in the lab: off, operators (who were appointed), accounts, or everyone, which is for private sites",
    )
    lab_folder: Path = setting(default_lab_folder, "folder in which runs of the lab are kept")  # noqa: RUF009
    lab_packs: str = setting("", "folder whose subfolders are data packs that runs of the lab may use; none by default")
    lab_workers: int = setting(1, "runs of the lab at the same time, each a process of the lowest priority", least=1)
    lab_runs_per_visitor: int = setting(
        2, "runs of one visitor, or one address, that may wait or run at a time", least=1
    )
    lab_runs_per_hour: int = setting(20, "new runs per hour by one visitor or address", least=1)
    lab_runs_kept: int = setting(30, "runs of one visitor that are kept; the oldest ones are deleted", least=1)
    lab_waiting: int = setting(20, "runs of all visitors that may wait at a time", least=1)
    lab_games: int = setting(20_000, "games of one run", least=1)
    lab_minutes: float = setting(60.0, "minutes that one run may take; then it is stopped", least=0.01)
    lab_minutes_per_day: float = setting(
        120.0, "minutes that all runs of one visitor, or one address, may take in a day", least=0.01
    )
    lab_days: float = setting(30.0, "days after which a run of the lab is deleted", least=0.01)
    lab_bytes: int = setting(
        4 * 1024 * 1024 * KILOBYTE, "bytes of all runs of the lab together; one run may use a quarter", least=KILOBYTE
    )
    lab_memory: int = setting(
        4 * 1024 * 1024 * KILOBYTE, "address space of a process of the lab, in bytes; 0 sets no limit", least=0
    )
    # Operation.
    migration_copies: int = setting(
        3, "copies of the database, made before it is brought up to date, that are kept beside it", least=1
    )
    log_json: bool = setting(False, "log JSON lines instead of readable ones")
    access_log: bool = setting(False, "log one line per request, without query string, cookies and invitation secrets")
    metrics_port: int = setting(
        0,
        "port for Prometheus metrics, health and readiness, separate from the site; 0 opens none",
        least=0,
        most=65_535,
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
