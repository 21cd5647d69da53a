"""Data packs that travel with the work, and work done with them.

A title reads its data once, when it is first used, and compiled rules cannot be loaded again.  So whatever is played with a pack is
played in a process of its own (`pack_process.py`), which knows nothing but that pack.  A worker keeps the last few of them.
"""

from __future__ import annotations

import hashlib
import json
import os
import pickle
import subprocess
import sys
import tomllib
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock
from typing import IO, Any, TypeVar

from opsroom.engine import data
from opsroom.engine.data import PACK_VARIABLE
from opsroom.engine.errors import BadData, BadSetup, OpsroomError
from opsroom.engine.json_types import Json
from opsroom.engine.title import Title
from opsroom.titles import ids

Piece = TypeVar("Piece")
Done = TypeVar("Done")

SHIPPED = "shipped"  # the word for the data that Opsroom comes with
KEPT = 2  # processes with a pack that a worker keeps: a comparison has two packs


@dataclass(frozen=True)
class Pack:
    """The data files that replace those of Opsroom: by `title/file`, their text."""

    files: tuple[tuple[str, str], ...] = ()

    @property
    def titles(self) -> list[str]:
        return sorted({name.split("/")[0] for name, _ in self.files})

    @property
    def hash(self) -> str:
        return hashlib.sha256(repr(self.files).encode()).hexdigest()[:16]

    def changed(self, files: dict[str, str]) -> Pack:
        """With these files in place of its own."""
        return Pack(tuple(sorted({**dict(self.files), **files}.items())))

    def write(self, folder: Path) -> None:
        for name, text in self.files:
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")


def read_pack(name: str) -> Pack:
    """The pack in a folder; `shipped` is no pack."""
    folder = Path(name)
    if name == SHIPPED:
        return Pack()
    if not folder.is_dir():
        raise BadSetup(f"{name}: there is no such folder of data; {SHIPPED} means the data of Opsroom", pack=name)
    files = {
        f"{title}/{path.name}": path.read_text(encoding="utf-8")
        for title in ids()
        for path in sorted((folder / title).glob("*"))
        if path.suffix in (".toml", ".json")
    }
    if not files:
        raise BadSetup(
            f"{name}: this is not a data pack; a pack has a folder of files for each of: {', '.join(ids())}", pack=name
        )
    return Pack().changed(files)


def pack_in_use() -> Pack:
    """The one of `--data`, otherwise none."""
    folder = data.pack()
    return Pack() if folder is None else read_pack(str(folder))


@contextmanager
def unpacked(pack: Pack) -> Iterator[Path | None]:
    """A folder with the files of the pack, as long as it is needed."""
    if not pack.files:
        yield None
        return
    with TemporaryDirectory(prefix="opsroom-pack-") as folder:
        pack.write(Path(folder))
        yield Path(folder)


# --- what differs
def differences(title: Title, a: Pack, b: Pack) -> list[Json]:
    """Every number or word that is not the same in both: file, key, and what each has."""
    found: list[Json] = []
    for name in sorted(title.data.read_so_far):
        path = f"{title.id}/{name}"
        mine, theirs = (
            plain(path, dict(pack.files).get(path) or (title.data.folder / name).read_text(encoding="utf-8"))
            for pack in (a, b)
        )
        found += [{"file": name, "key": key, "a": x, "b": y} for key, x, y in differing(mine, theirs, "")]
    return found


def plain(name: str, text: str) -> Any:
    try:
        return tomllib.loads(text) if name.endswith(".toml") else json.loads(text)
    except ValueError as error:
        raise BadData(f"{name}: $: {error}", file=name, key="$", reason=str(error)) from error


def differing(a: Any, b: Any, key: str) -> Iterator[tuple[str, Any, Any]]:
    """Rows are told apart by their ids where they have them, otherwise by their numbers."""
    if isinstance(a, list) and isinstance(b, list):
        a, b = rows(a), rows(b)
    if isinstance(a, dict) and isinstance(b, dict):
        for name in [*a, *(name for name in b if name not in a)]:
            within = f"{key}{name}" if name.startswith("[") or not key else f"{key}.{name}"
            yield from differing(a.get(name), b.get(name), within)
    elif a != b:
        yield key, a, b


def rows(found: list[Any]) -> dict[str, Any]:
    if found and all(isinstance(row, dict) and "id" in row for row in found):
        return {f"[id={row['id']}]": row for row in found}
    return {f"[{i}]": row for i, row in enumerate(found)}


# --- in a process of its own
class PackProcess:
    """A Python process that has only seen the files of this pack.

    Not of multiprocessing: workers of a cluster may not have children there, and the environment could not differ from ours.
    """

    def __init__(self, pack: Pack) -> None:
        environment = {name: value for name, value in os.environ.items() if name != PACK_VARIABLE}
        safe = ["-P"] if sys.flags.safe_path else []  # as we are: nothing is imported from a folder of somebody's packs
        command = [sys.executable, *safe, "-m", "opsroom.lab.pack_process"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment)
        self.send(pack)

    @property
    def pipes(self) -> tuple[IO[bytes], IO[bytes]]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        return self.process.stdin, self.process.stdout

    def send(self, what: object) -> None:
        pickle.dump(what, self.pipes[0])
        self.pipes[0].flush()

    def do(self, work: Callable[[Piece], Done], piece: Piece) -> Done:
        try:
            self.send((work, piece))
            done: Done | OpsroomError = pickle.load(self.pipes[1])
        except (EOFError, BrokenPipeError) as error:
            raise OpsroomError(f"a process that played with a data pack ended: {self.process.wait()}") from error
        if isinstance(done, OpsroomError):
            raise done
        return done

    def close(self) -> None:
        """At the end of its input it ends, and removes its files."""
        for pipe in self.pipes:
            with suppress(BrokenPipeError):  # it has ended already, and work for it was not sent
                pipe.close()
        self.process.wait()


running: OrderedDict[Pack, PackProcess] = OrderedDict()
alone = Lock()  # a worker of a cluster may have several threads


def do(pack: Pack, work: Callable[[Piece], Done], piece: Piece) -> Done:
    """What the work makes of the piece where the titles have read their data from this pack."""
    with alone:
        process = running.pop(pack, None) or PackProcess(pack)
        try:
            done = process.do(work, piece)
        except BaseException:
            process.process.terminate()
            process.close()
            raise
        running[pack] = process
        while len(running) > KEPT:
            running.popitem(last=False)[1].close()
        return done


def close_all() -> None:
    """End those of this process."""
    with alone:
        while running:
            running.popitem()[1].close()
