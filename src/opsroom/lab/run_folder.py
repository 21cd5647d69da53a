"""The folder of a long run (`--out DIR`): what was asked for, how far it has come, every finished piece, and the report.

- `manifest.json`: the command and its arguments, versions of Opsroom and of the rules, hash of the data, seeds; see `Manifest`
- `progress.json`: replaced about once a second while the run goes on, and at its end; see `RunFolder.tell`
- `pieces/`: one file for each finished piece; `--resume` reads them and works on the others
- `report.json`: the command's report, once the run is finished
- `games/`, `seats/` and so on: the tables of `simulate` and `dataset` (`lab/tables.py`)
- `unusual/`: records of a few unusual games (`lab/unusual.py`)

A file is there whole or not at all: it is written beside its place and then put there.
"""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import msgspec

from opsroom._version import __version__
from opsroom.engine.build import COMPILED
from opsroom.engine.errors import OpsroomError
from opsroom.engine.json_types import Json
from opsroom.engine.title import Title
from opsroom.lab.meter import Meter
from opsroom.lab.pool import Partial, Workers, batches, pieces

MANIFEST, PROGRESS, REPORT, PIECES, LOCK = "manifest.json", "progress.json", "report.json", "pieces", ".lock"
RUNNING, STOPPED, FINISHED, FAILED = "running", "stopped", "finished", "failed"
OFTEN: Final = 1.0  # seconds between two versions of progress.json
SHARE: Final = 0.02  # of the time may go into them, however long a report takes

Piece = TypeVar("Piece")
Done = TypeVar("Done")


class BadRun(OpsroomError):
    """A folder that holds another run, or cannot be used."""

    code = "bad_run"


class Manifest(msgspec.Struct):
    """What a run is: everything that decides its result, and how it came about."""

    command: str
    arguments: Json  # those that decide the result: not the number of workers, nor where they are
    opsroom: str
    rules: str
    data: str
    seeds: list[int]
    native: bool = COMPILED  # compiled or not: the results are the same
    started: str = ""  # in UTC
    piece: int = 0  # games in a piece, once that is decided; a run that goes on keeps to it

    def differences(self, other: Manifest) -> list[str]:
        """What another run would have to be the same in, and is not: "seed 2, not 1"."""
        pairs: list[tuple[str, Any, Any]] = [
            ("command", self.command, other.command),
            ("Opsroom", self.opsroom, other.opsroom),
            ("rules", self.rules, other.rules),
            ("data", self.data, other.data),
            ("seed", ", ".join(map(str, self.seeds)), ", ".join(map(str, other.seeds))),
        ]
        for name in sorted({*self.arguments, *other.arguments} - {"seed"}):
            pairs.append((name, self.arguments.get(name), other.arguments.get(name)))
        return [f"{name} {plain(mine)}, not {plain(theirs)}" for name, mine, theirs in pairs if mine != theirs]


def plain(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def manifest_of(command: str, arguments: Json, title: Title, seed: int) -> Manifest:
    """The manifest of a run with this title, started now."""
    started = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
    # As it will be read again: pairs become lists, and paths text.
    arguments = msgspec.json.decode(msgspec.json.encode(arguments, enc_hook=str))
    return Manifest(command, arguments, __version__, title.rules, title.data.hash, [seed], started=started)


class RunFolder:
    """One run and its folder."""

    def __init__(self, folder: Path, manifest: Manifest, total: int, resume: bool = False) -> None:
        self.folder = folder
        self.earlier_seconds = 0.0  # of the run, before it was interrupted
        known = read_manifest(folder)
        if known is not None:
            if not resume:
                raise BadRun(f"{folder} has a run already: choose another folder, or continue with --resume")
            differences = known.differences(manifest)
            if differences:
                raise BadRun(f"{folder} cannot be continued: it is another run ({'; '.join(differences)})")
            with suppress(BadRun):  # it is not written safely, and only the time is lost
                self.earlier_seconds = float((read_progress(folder) or {}).get("seconds", 0.0))
        elif folder.is_dir() and any(not is_beginning(each) for each in folder.iterdir()):
            raise BadRun(f"{folder} is not empty, and not the folder of a run: choose another one")
        try:
            (folder / PIECES).mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadRun(f"{folder} cannot be used: {error.strerror}") from error
        self.lock = lock(folder)
        self.manifest = known or manifest
        self.meter = Meter(total)
        self.partial: Partial | None = None
        self.next_look = 0.0
        self.ended = ""
        self.write(MANIFEST, self.manifest)
        (folder / REPORT).unlink(missing_ok=True)
        self.show(RUNNING)

    # --- pieces
    def piece_size(self, wanted: int) -> int:
        """So many games in a piece, or as many as the run began with."""
        if not self.manifest.piece:
            self.manifest.piece = wanted
            self.write(MANIFEST, self.manifest)
        return self.manifest.piece

    def keeper(self, part: str, kind: Any, store: Callable[[Any, Any], Any] | None = None) -> FolderKeeper[Any, Any]:
        """For `pool.each`: keeps pieces of one part of the run, whose results are of this type.

        `store(piece, done)` writes what does not belong into the piece's file, and returns the rest.
        """
        return FolderKeeper(self, part, kind, store)

    # --- what is shown while it goes on
    def tell(self, partial: Partial | None) -> None:
        """The meter has moved: write progress.json, if the last one is old enough."""
        self.partial = partial or self.partial
        now = time.monotonic()
        if now >= self.next_look:
            self.show(RUNNING)
            took = time.monotonic() - now
            self.next_look = now + max(OFTEN, took / SHARE)

    def show(self, state: str, **more: Any) -> None:
        meter = self.meter
        shown: Json = {
            "state": state,
            "done": meter.done,
            "total": meter.total,
            "errors": meter.errors,
            "rate": round(meter.rate, 3),
            "remaining_seconds": meter.remaining if state == RUNNING else None,
            "seconds": round(self.seconds, 3),
            "partial": self.partial() if self.partial is not None else {},
            **more,
        }
        self.write(PROGRESS, shown, safely=False)

    @property
    def seconds(self) -> float:
        """How long the run has taken, before it was interrupted and since."""
        return self.earlier_seconds + self.meter.elapsed

    # --- the end
    def finish(self, report: Json) -> None:
        """Write the report; the run is over."""
        self.write(REPORT, report)
        self.partial = lambda: report
        self.end(FINISHED)

    def end(self, state: str, **more: Any) -> None:
        self.ended = state
        self.show(state, **more)
        if self.lock is not None:
            os.close(self.lock)
            self.lock = None

    @contextmanager
    def going_on(self) -> Iterator[RunFolder]:
        """While the run goes on: whatever ends it before its report is there is shown in progress.json."""
        try:
            yield self
        except KeyboardInterrupt:
            if not self.ended:
                self.end(STOPPED)
            raise
        except BaseException as error:
            if not self.ended:
                self.partial = None
                self.end(FAILED, error=str(error) or type(error).__name__)
            raise
        if not self.ended:
            self.end(STOPPED)

    def put(self, name: str, content: bytes) -> None:
        """A file of the run."""
        (self.folder / name).parent.mkdir(exist_ok=True)
        put(self.folder / name, content)

    def write(self, name: str, what: Any, safely: bool = True) -> None:
        """Replace a file; `safely`: it is on the disk before anything else happens."""
        put(self.folder / name, msgspec.json.format(msgspec.json.encode(what), indent=1), safely)


class FolderKeeper(Generic[Piece, Done]):
    """Keeps pieces as files of a run's folder."""

    def __init__(self, run: RunFolder, part: str, kind: Any, store: Callable[[Piece, Done], Done] | None) -> None:
        self.run, self.part, self.store = run, part, store
        self.folder = run.folder / PIECES
        self.decoder = msgspec.json.Decoder(tuple[kind, float])
        self.known = {path.name for path in self.folder.iterdir()}

    def name(self, piece: Piece) -> str:
        return f"{self.part}-{number_of(piece)}.json"

    def has(self, piece: Piece) -> bool:
        return self.name(piece) in self.known

    def find(self, piece: Piece) -> tuple[Done, float] | None:
        try:
            found: tuple[Done, float] = self.decoder.decode((self.folder / self.name(piece)).read_bytes())
        except (OSError, msgspec.DecodeError):
            return None
        self.run.meter.is_new = False
        return found

    def keep(self, piece: Piece, done: Done, seconds: float) -> Done:
        if self.store is not None:
            done = self.store(piece, done)
        put(self.folder / self.name(piece), msgspec.json.encode((done, round(seconds, 6))))
        return done


def is_beginning(path: Path) -> bool:
    """Whether it may be there because a run ended before its manifest was."""
    if path.name == PIECES:
        return path.is_dir() and not any(path.iterdir())
    return path.name == LOCK or path.name.startswith(f".{MANIFEST}.")


def pieces_in(
    folder: RunFolder | None, games: int, workers: Workers, most: int | None = None, start: int = 0
) -> list[range]:
    """As pool.pieces; but a run that goes on keeps to its pieces, whatever the number of workers now."""
    found = pieces(games, workers, most, start)
    if folder is None or not found:
        return found
    return batches(games, folder.piece_size(len(found[0])), start)


def number_of(piece: Any) -> str:
    """What a piece is called: games by their numbers, so that files are in their order."""
    if isinstance(piece, range):
        return f"{piece.start:09}-{piece.stop - 1:09}"
    return hashlib.sha256(repr(piece).encode()).hexdigest()[:20]


def put(path: Path, content: bytes, safely: bool = True) -> None:
    """Write a file at once: a reader finds the old one or the new one."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    with beside.open("wb") as file:
        file.write(content)
        if safely:
            file.flush()
            os.fsync(file.fileno())
    beside.replace(path)


def lock(folder: Path) -> int | None:
    """Keeps a second run out of the folder for as long as this process lives; where the system has no such locks, nothing does."""
    try:
        import fcntl
    except ImportError:
        return None
    found = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o644)
    try:
        fcntl.flock(found, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(found)
        raise BadRun(f"{folder} is in use: its run is going on") from error
    return found


# --- for those who look at a run
def read_manifest(folder: Path) -> Manifest | None:
    """What the run is; None where there is none."""
    try:
        return msgspec.json.decode((folder / MANIFEST).read_bytes(), type=Manifest)
    except FileNotFoundError:
        return None
    except (OSError, msgspec.DecodeError) as error:
        raise BadRun(f"{folder / MANIFEST} cannot be read: {error}") from error


def read_progress(folder: Path) -> Json | None:
    """How far it has come."""
    return read_json(folder / PROGRESS)


def read_report(folder: Path) -> Json | None:
    """The report of a finished run."""
    return read_json(folder / REPORT)


def read_json(path: Path) -> Json | None:
    try:
        found: Json = msgspec.json.decode(path.read_bytes())
    except FileNotFoundError:
        return None
    except (OSError, msgspec.DecodeError) as error:
        raise BadRun(f"{path} cannot be read: {error}") from error
    return found
