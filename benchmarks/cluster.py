"""What distribution costs: `python benchmarks/cluster.py` writes a table of CPU seconds and memory, in Markdown.

The same games run in one process, in local processes and on local Dask workers, at two sizes.  The difference between the sizes is what
games cost once everything has started, so a busy machine and the seconds that a start takes do not count: CPU seconds of all processes
together, and the memory of the largest one.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass

PLACES = ("--workers 1", "--workers 2", "--workers 4", "--cluster local:1", "--cluster local:2", "--cluster local:4")


@dataclass
class Used:
    """Of the command and all its processes."""

    cpu: float  # seconds
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
    digest = text.partition('"digest": "')[2].partition('"')[0]
    return Used(found.ru_utime + found.ru_stime, found.ru_maxrss / 1024, digest)


def main() -> None:
    parser = argparse.ArgumentParser(description="What distribution costs.")
    parser.add_argument("--title", default="mirage")
    parser.add_argument("--games", type=int, nargs=2, default=(500, 2500), metavar="N", help="two sizes")
    parser.add_argument("--places", nargs="*", default=PLACES)
    given = parser.parse_args()
    small, large = given.games
    print(
        f"| where | CPU s, {small} games | CPU s, {large} games | CPU ms a game | of one process | MiB, {small} | MiB, {large} |"
    )
    print("|---|---|---|---|---|---|---|")
    first, digests = 0.0, set()
    for place in given.places:
        command = [sys.executable, "-m", "opsroom.cli", "simulate", given.title, "--json", *place.split()]
        a, b = (used([*command, "--games", str(games)]) for games in (small, large))
        digests.add((a.digest, b.digest))
        each = (b.cpu - a.cpu) / (large - small) * 1000
        first = first or each
        row = (
            f"`{place}`",
            f"{a.cpu:.1f}",
            f"{b.cpu:.1f}",
            f"{each:.2f}",
            f"{each / first:.2f}",
            f"{a.memory:.0f}",
            f"{b.memory:.0f}",
        )
        print("| " + " | ".join(row) + " |", flush=True)
    if len(digests) != 1:
        raise SystemExit("the digests differ")


if __name__ == "__main__":
    main()
