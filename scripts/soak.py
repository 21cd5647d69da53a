"""Fuzz every title for long, from a seed of its own that is printed, so that a finding can be had again."""

from __future__ import annotations

import random
import subprocess
import sys

from opsroom.titles import ids

GAMES = 20_000


def main() -> None:
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else random.randrange(2**31)
    for title in ids():
        command = ["fuzz", title, "--games", str(GAMES), "--seed", str(seed)]
        print("opsroom", *command, flush=True)
        subprocess.run([sys.executable, "-m", "opsroom.cli", *command], check=True)


if __name__ == "__main__":
    main()
