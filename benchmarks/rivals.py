"""Blitz! in other frameworks, measured beside ours: `python benchmarks/rivals.py --seconds 3` prints one JSON object.

The rivals come from the registries into build/rivals (never into the run-time environment) and play the same rulings and the
same decisions; only questions with at least two options count.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
BUILD = HERE.parent / "build" / "rivals"
RUNS = 3


def quiet(*command: str, **settings: Any) -> None:
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **settings)


def openspiel(seconds: float) -> dict[str, Any]:
    folder = BUILD / "python"
    if not (folder / "pyspiel.py").exists() and not list(folder.glob("pyspiel*")):
        quiet(sys.executable, "-m", "pip", "install", "--target", str(folder), "open_spiel")
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    return measured([sys.executable, str(HERE / "rivals" / "blitz_openspiel.py"), str(seconds)], environment)


def javascript(which: str, seconds: float) -> dict[str, Any]:
    if shutil.which("node") is None:
        raise RuntimeError("node is not installed")
    folder = BUILD / "node"
    if which == "bgio" and not (folder / "node_modules" / "boardgame.io").exists():
        folder.mkdir(parents=True, exist_ok=True)
        quiet("npm", "install", "--no-audit", "--no-fund", "--prefix", str(folder), "boardgame.io@0.50")
    environment = {**os.environ, "NODE_MODULES": str(folder / "node_modules")}
    return measured(["node", str(HERE / "rivals" / "bench_js.js"), which, str(seconds)], environment)


def measured(command: list[str], environment: dict[str, str]) -> dict[str, Any]:
    """The best of a few runs, as with our own figures."""
    found: list[dict[str, Any]] = []
    for _ in range(RUNS):
        done = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
        found.append(json.loads(done.stdout.strip().splitlines()[-1]))
    return max(found, key=lambda one: float(one["answers_per_cpu_second"]))


def rivals(seconds: float) -> dict[str, Any]:
    """By name: what was measured, or why it could not be."""
    out: dict[str, Any] = {}
    for name, measure in (
        ("openspiel_python", lambda: openspiel(seconds)),
        ("boardgame_io_reducer", lambda: javascript("bgio", seconds)),
        ("rally_the_troops_style", lambda: javascript("rtt", seconds)),
    ):
        try:
            out[name] = measure()
        except (subprocess.CalledProcessError, RuntimeError, OSError) as error:
            out[name] = {"missing": str(error)}
    return out


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--json", action="store_true", help="the only form there is")
    print(json.dumps(rivals(parser.parse_args().seconds)))
