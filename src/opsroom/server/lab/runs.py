"""A run of the lab and its folder: what was asked for (`run.json`), and what the command writes (`out/`)."""

from __future__ import annotations

import os
import re
import secrets
import shutil
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

import msgspec

from opsroom.engine.json_types import Json
from opsroom.server.lab.api_types import LabFile, UnusualGame
from opsroom.server.lab.forms import Plan

RUN_ID = re.compile(r"[A-Za-z0-9_-]{24}")
FILE = re.compile(r"[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*\.(json|parquet)")
FOLDER = re.compile(r"[A-Za-z0-9_=-]{1,60}")
LARGEST_JSON = 8 * 1024 * 1024  # bytes of a progress or report that we read
FILES_LISTED = 300
UNUSUAL = "unusual"
PIECES = "pieces"  # what the command needs to go on
Stopped = Literal["asked", "time", "day", "size", "restart"]


class Record(msgspec.Struct):
    """What is kept of a run besides what the command writes."""

    id: str
    owner: int | None
    created: float
    plan: Plan
    rules: str
    waiting: bool = True
    seconds: float = 0.0  # that it has run
    stopped: Stopped | None = None
    failed: bool = False
    trail: list[Json] = []
    opened: dict[str, str] = {}  # tables of games that were opened, by file


@dataclass
class Run:
    """A run, and its process while there is one."""

    record: Record
    folder: Path
    group: Any = None  # with whom its owner shares limits; not kept
    running: bool = False
    process: Any = None
    bytes: int = 0
    known: dict[str, tuple[int, Json]] = field(
        default_factory=dict
    )  # files that were read, with the time of their change

    @property
    def id(self) -> str:
        """Unguessable: who has it may read the run."""
        return self.record.id

    @property
    def out(self) -> Path:
        """What the command writes."""
        return self.folder / "out"

    def save(self) -> None:
        """Writes down what is to be known after a restart."""
        new = self.folder / "run.json.new"
        new.write_bytes(msgspec.json.encode(self.record))
        new.replace(self.folder / "run.json")

    def read(self, name: str) -> Json:
        """One of the command's JSON files, as it is now; empty if it is not there or not whole."""
        path = self.out / name
        try:
            about = path.stat()
            before = self.known.get(name)
            if before is not None and before[0] == about.st_mtime_ns:
                return before[1]
            found = msgspec.json.decode(path.read_bytes()) if about.st_size <= LARGEST_JSON else {}
        except (OSError, msgspec.DecodeError, RecursionError):
            return {}
        found = found if isinstance(found, dict) else {}
        self.known[name] = (about.st_mtime_ns, found)
        return found

    def state(self) -> str:
        """Waiting, running, stopped, finished or failed."""
        if self.running:
            return "running"
        if self.record.waiting:
            return "waiting"
        written = self.read("progress.json").get("state")
        if written in ("finished", "failed"):
            return str(written)
        return "failed" if self.record.failed else "stopped"

    def files(self) -> list[LabFile]:
        """What can be downloaded, by its name in the folder; the words of an error are the operator's, since folders may be in them."""
        kept = {PIECES, "manifest.json"}
        if "error" in self.read("progress.json"):
            kept.add("progress.json")
        found = [
            LabFile(each.relative_to(self.out).as_posix(), each.stat().st_size)
            for each in _files(self.out)
            if each.relative_to(self.out).parts[0] not in kept
        ]
        return sorted(found, key=lambda file: file.name)[:FILES_LISTED]

    def unusual(self) -> list[UnusualGame]:
        """The games that stand out."""
        listed = self.read("report.json").get("unusual") or []
        about = {str(each.get("file", "")).rpartition("/")[2]: each for each in listed if isinstance(each, dict)}
        return [
            UnusualGame(
                each.name,
                str(about.get(each.name, {}).get("kind", each.name.partition("-")[0].partition(".")[0])),
                about.get(each.name, {}).get("game"),
                about.get(each.name, {}).get("value"),
            )
            for each in sorted(_files(self.out / UNUSUAL))
            if each.suffix == ".json"
        ]

    def measure(self) -> int:
        """How many bytes the folder has."""
        total = 0
        for folder, _, names in os.walk(self.folder):
            for name in names:
                try:
                    total += os.lstat(os.path.join(folder, name)).st_size
                except OSError:  # it has just been replaced
                    continue
        self.bytes = total
        return total

    def delete(self) -> None:
        """Removes everything."""
        shutil.rmtree(self.folder, ignore_errors=True)


def _files(folder: Path) -> Iterator[Path]:
    """Plain files with harmless names, in the folder and its folders; no links, which could lead anywhere."""
    if folder.is_symlink() or not folder.is_dir():
        return
    with os.scandir(folder) as entries:
        for each in entries:
            if each.is_file(follow_symlinks=False) and FILE.fullmatch(each.name):
                yield Path(each.path)
            elif each.is_dir(follow_symlinks=False) and FOLDER.fullmatch(each.name):
                yield from _files(Path(each.path))


def new_run(folder: Path, record: Record, group: Any) -> Run:
    """A run with a folder of its own."""
    run = Run(record, folder / record.id, group)
    run.folder.mkdir(mode=0o700, parents=True)
    run.save()
    return run


def new_id() -> str:
    """The name of a run, which nobody guesses."""
    return secrets.token_urlsafe(18)


def runs_in(folder: Path) -> Iterator[Run]:
    """The runs of earlier servers; folders that are not runs are left alone."""
    if not folder.is_dir():
        return
    for each in sorted(folder.iterdir()):
        if not RUN_ID.fullmatch(each.name) or each.is_symlink():
            continue
        try:
            record = msgspec.json.decode((each / "run.json").read_bytes(), type=Record)
        except (OSError, msgspec.DecodeError):
            continue
        if record.id == each.name:
            yield Run(record, each)
