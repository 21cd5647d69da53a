"""Stands in for `opsroom simulate … --out DIR [--resume]` where a test is about the server: it writes what that writes, at once.

The seed says what happens: 7 goes on until it is told to stop, 8 does not even stop then, 9 fails, 10 writes much; all others are finished.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import sys
from pathlib import Path
from types import FrameType

words = sys.argv[1:]
out = Path(words[words.index("--out") + 1])
seed, games = (int(words[words.index(f"--{name}") + 1]) for name in ("seed", "games"))


def put(name: str, what: object) -> None:
    path = out / name
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.new")
    beside.write_text(json.dumps(what))
    beside.replace(path)


def progress(state: str, done: int, **more: str) -> None:
    partial = {"games": done, "wins": {"luftwaffe": done // 2, "raf": done - done // 2}, "draws": 0}
    put(
        "progress.json",
        {
            "state": state,
            "done": done,
            "total": games,
            "errors": 0,
            "rate": 5.0,
            "remaining_seconds": 1.0,
            "partial": partial,
            **more,
        },
    )


def stop(_signal: int, _frame: FrameType | None) -> None:
    progress("stopped", games // 2)
    sys.exit(130)


if out.exists() and "--resume" not in words:
    sys.exit("the folder is not empty")
put(
    "manifest.json",
    {"arguments": {"out": str(out)}, "rules": "1", "opsroom": "0", "words": words, "folder": os.getcwd()},
)
put("pieces/0.json", {})
if seed in (7, 8) and "--resume" not in words:
    signal.signal(signal.SIGTERM, stop if seed == 7 else signal.SIG_IGN)
    progress("running", games // 2)
    while True:
        signal.pause()
if seed == 9:
    progress("failed", 0, error="a secret of this machine")
    sys.exit("a secret of this machine")
if seed == 10 and "--resume" not in words:
    signal.signal(signal.SIGTERM, stop)
    progress("running", 1)
    (out / "games").mkdir(exist_ok=True)
    (out / "games" / "0.parquet").write_bytes(b"x" * 400_000)
    while True:
        signal.pause()
(out / "games").mkdir(exist_ok=True)
(out / "games" / "0.parquet").write_bytes(b"PAR1 table PAR1")
(out / "unusual").mkdir(exist_ok=True)
if (given := out.parent.parent / "record.json").exists():
    shutil.copy(given, out / "unusual" / "longest.json")
put(
    "report.json",
    {"games": games, "wins": {"luftwaffe": games, "raf": 0}, "nice": os.nice(0), "environment": sorted(os.environ)},
)
progress("finished", games)
