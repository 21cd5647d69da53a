"""Fuzzes a real server on loopback with malformed requests and messages, and prints one line of JSON.

    python scripts/fuzz_server.py --requests 50000 --messages 50000 --seed 1

Exit status 1 if there was a 5xx, a line in the server's log, or a stop that was not clean.
"""

from __future__ import annotations

import argparse
import json
import signal
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.server.fuzzing import Fuzzed  # noqa: E402
from tests.server.served import Served  # noqa: E402
from tests.server.test_fuzz_requests import UNLIMITED  # noqa: E402
from tests.server.test_served import new_table  # noqa: E402


def main() -> int:
    """Runs the server and the fuzzer."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--requests", type=int, default=50_000)
    parser.add_argument("--messages", type=int, default=50_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Served(Path(folder), **UNLIMITED)
        server.start()
        try:
            table, token = new_table(server)
            fuzzed = Fuzzed(server, given.seed, table, token)
            began = time.monotonic()
            fuzzed.run(given.requests // 10, given.messages // 10)
            before = server.memory()
            fuzzed.run(given.requests, given.messages)
            grown = server.memory() - before
            status, log = server.end(signal.SIGTERM)
        finally:
            server.close()
        summary = fuzzed.summary() | {
            "exit_status": status,
            "memory_growth_mb": round(grown / 2**20, 1),
            "seconds": round(time.monotonic() - began),
            "seed": given.seed,
        }
        if log:
            summary["log"] = log[:1000]
    print(json.dumps(summary))
    return 1 if summary["server_errors"] or log or status else 0


if __name__ == "__main__":
    sys.exit(main())
