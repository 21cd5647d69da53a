"""The figures of docs/capacity.md, measured in one go in about seven minutes, on a machine on which nothing else runs.

    make native
    python benchmarks/capacity.py

Each round has one process on SQLite, one on PostgreSQL and two on PostgreSQL in turn, so that what the machine does besides changes
all three. Then come 2,000 idle tables, and the other titles. What is printed are lines of the tables in docs/capacity.md: medians, with
all rounds in brackets, and whether the goals are reached.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))
import load

VARIANTS = {
    "SQLite, one process": ("sqlite", 1),
    "PostgreSQL, one process": ("postgresql", 1),
    "PostgreSQL, two processes": ("postgresql", 2),
}
GOALS = ("at least 4,000 answers/s with a 95th percentile below 25 ms, at most 150 µs", "at least 2,500 answers/s", "")
MOST_FOR_TWO = 1.25  # times the CPU of the server for an answer with one process
Found = dict[str, Any]


def run(given: argparse.Namespace, **wish: Any) -> Found:
    """One run of the load driver."""
    usual = {"title": "blitz", "mode": None, "database": "sqlite", "processes": 1, "idle": 0, "spare": 0, "lab": 0}
    about = {**usual, "tables": 50, "seconds": given.seconds, "source": given.source, **wish}
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(given.source.resolve()), os.environ.get("PYTHONPATH", "")])}
    found = load.measured(argparse.Namespace(**about), env)
    print(json.dumps(found), file=sys.stderr, flush=True)
    if found.get("errors"):
        raise SystemExit(f"a run had errors: {found['errors']}")
    return found


def shown(runs: list[Found], key: str) -> str:
    """The median, and all values."""
    values = [run[key] for run in runs]
    return f"{median(values):,.0f} ({', '.join(f'{value:,.0f}' for value in values)})"


def main() -> None:
    """Runs everything."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--idle", type=int, default=2000, help="idle tables; 0 leaves them out")
    parser.add_argument("--source", type=Path, default=load.ROOT / "src", help="the src folder of another checkout")
    given = parser.parse_args()
    rounds: dict[str, list[Found]] = {name: [] for name in VARIANTS}
    for _ in range(given.rounds):
        for name, (database, processes) in VARIANTS.items():
            rounds[name].append(run(given, database=database, processes=processes))
    print(
        "| 50 tables of Blitz! | answers/s | 95th percentile, ms | CPU of the server, µs | of PostgreSQL, µs | goal |"
    )
    print("|---|---|---|---|---|---|")
    keys = ("answers_per_second", "p95_ms", "server_us_per_answer", "postgresql_us_per_answer")
    for (name, runs), goal in zip(rounds.items(), GOALS, strict=True):
        print(f"| {name} | {' | '.join(shown(runs, key) for key in keys)} | {goal} |")
    _, one, two = rounds.values()
    ratios = [b["server_us_per_answer"] / a["server_us_per_answer"] for a, b in zip(one, two, strict=True)]
    print(f"\nTwo processes to one: {median(ratios):.2f} ({', '.join(f'{each:.2f}' for each in ratios)});", end=" ")
    print(f"goal: at most {MOST_FOR_TWO}")
    if given.idle:
        idle = run(given, idle=given.idle)
        memory = "{start_mb} MB at the start, {tables_mb} MB with the tables, {connected_mb} MB connected".format(
            **idle
        )
        print(f"\n{given.idle:,} idle tables: {memory}, {idle['cpu_percent']} % of a core; goal: below 300 MB")
    print("\n| 10 tables | answers/s | CPU of the server, µs | bytes of States |\n|---|---|---|---|")
    for title in load.TITLES:
        found = run(given, title=title, tables=10)
        figures = (found[key] for key in ("answers_per_second", "server_us_per_answer", "state_bytes_per_answer"))
        print(f"| {title}, `{found['mode']}` | {' | '.join(f'{each:,.0f}' for each in figures)} |", flush=True)


if __name__ == "__main__":
    main()
