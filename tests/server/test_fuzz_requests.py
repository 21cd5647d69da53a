"""Thousands of malformed requests and messages: no 5xx, nothing in the log, memory stays bounded, the server still answers."""

from __future__ import annotations

import signal
from pathlib import Path

from .fuzzing import Fuzzed
from .served import Served
from .test_served import new_table, next_message

REQUESTS, MESSAGES = 1500, 3000
# As fast as the fuzzer is: rate limits have tests of their own.
UNLIMITED = {
    "messages_per_second": 10**6,
    "tables_per_hour": 10**6,
    "public_requests_per_second": 10**6,
    "wrong_links_per_minute": 10**6,
    "program_messages_per_second": 10**6,
    "owner_messages_per_second": 10**6,
    "chat_lines_per_minute": 10**6,
    "complaints_per_hour": 10**6,
    "renames_per_hour": 10**6,
    "lobby_joins_per_hour": 10**6,
    "invitations_per_hour": 10**6,
}


def test_malformed_requests_and_messages_do_no_harm(tmp_path: Path) -> None:
    server = Served(tmp_path, **UNLIMITED)
    server.start()
    try:
        table, token = new_table(server)
        fuzzed = Fuzzed(server, 1, table, token)
        fuzzed.run(REQUESTS // 3, MESSAGES // 3)
        before = server.memory()
        fuzzed.run(REQUESTS, MESSAGES)
        grown = server.memory() - before
        summary = fuzzed.summary()
        assert (summary["requests"], summary["messages"]) == (REQUESTS, MESSAGES)
        assert (summary["server_errors"], summary["log_lines"]) == (0, 0), (summary, server.logged())
        assert grown < 40 * 1024 * 1024
        with server.socket(table, token) as socket:
            next_message(socket, "state")
        assert server.end(signal.SIGTERM) == (0, "")
    finally:
        server.close()
