"""What distribution costs: `python benchmarks/cluster.py` writes a table of CPU seconds and memory, in Markdown.

The same games run in one process, in local processes and on local Dask workers, at two sizes.  The difference between the sizes is what
games cost once everything has started, so a busy machine and the seconds that a start takes do not count: CPU seconds of all processes
together, and the memory of the largest one.

`--pieces` measures instead what a piece of work costs the process that distributes it, which limits how many workers it can keep busy.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass

from opsroom.lab.dask_cluster import Cluster
from opsroom.lab.pool import Executor, Processes, each

PLACES = ("--workers 1", "--workers 2", "--workers 4", "--cluster local:1", "--cluster local:2", "--cluster local:4")


@dataclass
class Used:
    """Of the command and all its processes."""

    cpu: float  # seconds
    games: float  # of them, seconds in which games were played
    memory: float  # MiB of the largest process
    digest: str


def used(command: list[str]) -> Used:
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryFile("w+") as told:
        process = subprocess.Popen([*command, "--out", f"{folder}/run"], stdout=told)
        _, status, found = os.wait4(process.pid, 0)
        told.seek(0)
        text = told.read()
    if status != 0:
        raise SystemExit(f"{' '.join(command)} failed")
    report = json.loads(text)
    cpu = found.ru_utime + found.ru_stime
    return Used(cpu, report["cpu_seconds"], found.ru_maxrss / 1024, report["digest"])


def nothing(_: int) -> None:
    """A piece without work."""


def measure_pieces(small: int, large: int) -> None:
    """CPU milliseconds of this process for each piece; the scheduler of a local cluster is in it."""
    print("| where | CPU ms a piece |")
    print("|---|---|")
    executors: list[tuple[str, Callable[[], Executor]]] = [
        ("processes", lambda: Processes(2)),
        ("Dask", lambda: Cluster("local:2", "blitz")),
    ]
    for place, make in executors:
        executor = make()
        took = []
        for pieces in (small, small, large):  # the first is for what happens only once
            start = time.process_time()
            assert sum(1 for _ in each(nothing, range(pieces), executor)) == pieces
            took.append(time.process_time() - start)
        executor.close()
        print(f"| {place} | {(took[2] - took[1]) / (large - small) * 1000:.2f} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="What distribution costs.")
    parser.add_argument("--title", default="mirage")
    parser.add_argument("--games", type=int, nargs=2, default=(500, 2500), metavar="N", help="two sizes")
    parser.add_argument("--places", nargs="*", default=PLACES)
    parser.add_argument("--pieces", action="store_true", help="measure what a piece costs who distributes it")
    given = parser.parse_args()
    if given.pieces:
        measure_pieces(100, 1000)
        return
    small, large = given.games
    print(
        f"| where | CPU s, {small} games | CPU s, {large} games | CPU ms a game | of one process | playing it | MiB, {small} | MiB, {large} |"
    )
    print("|---|---|---|---|---|---|---|---|")
    first, digests = 0.0, set()
    for place in given.places:
        command = [sys.executable, "-m", "opsroom.cli", "simulate", given.title, "--json", *place.split()]
        a, b = (used([*command, "--games", str(games)]) for games in (small, large))
        digests.add((a.digest, b.digest))
        game = (b.cpu - a.cpu) / (large - small) * 1000
        first = first or game
        row = (
            f"`{place}`",
            f"{a.cpu:.1f}",
            f"{b.cpu:.1f}",
            f"{game:.2f}",
            f"{game / first:.2f}",
            f"{(b.games - a.games) / (large - small) * 1000:.2f}",
            f"{a.memory:.0f}",
            f"{b.memory:.0f}",
        )
        print("| " + " | ".join(row) + " |", flush=True)
    if len(digests) != 1:
        raise SystemExit("the digests differ")


if __name__ == "__main__":
    main()
