"""Data files: a title's own, or those of a data pack in their place; checked at load, with one hash over all."""

from __future__ import annotations

import hashlib
import json
import os
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from opsroom.engine.errors import BadData

T = TypeVar("T")
PACK_VARIABLE = "OPSROOM_DATA"  # holds the folder of `--data DIR`, so that worker processes find it too


def pack() -> Path | None:
    """The folder of the data pack in use, if any."""
    folder = os.environ.get(PACK_VARIABLE)
    return Path(folder) if folder else None


def load_file(path: Path, schema: type[T], audit: Callable[[T], str | None] | None = None) -> tuple[Any, T]:
    """A TOML or JSON file, as it is and checked; every fault comes with file, key and reason."""
    try:
        text = path.read_text(encoding="utf-8")
        plain: Any = tomllib.loads(text) if path.suffix == ".toml" else json.loads(text)
        found = msgspec.convert(plain, schema)
    except msgspec.ValidationError as error:
        reason, _, key = str(error).partition(" - at ")
        raise fault(path, key.strip("`") or "$", reason) from error
    except (tomllib.TOMLDecodeError, json.JSONDecodeError, UnicodeDecodeError, OSError) as error:
        raise fault(path, "$", str(error)) from error
    wrong = audit(found) if audit is not None else None
    if wrong is not None:
        key, _, reason = wrong.partition(": ")
        raise fault(path, key, reason)
    return plain, found


def fault(path: Path, key: str, reason: str) -> BadData:
    return BadData(f"{path}: {key}: {reason}", file=str(path), key=key, reason=reason)


class DataFiles:
    """The data folder of one title.  `read("cards.toml", Cards)` gives the file checked against its schema."""

    def __init__(self, title: str, folder: Path) -> None:
        self.title = title
        self.folder = folder
        self.read_so_far: dict[str, object] = {}
        self.known_hash = ""

    def path(self, name: str) -> Path:
        """The pack's file if it has one, otherwise our own."""
        chosen = pack()
        if chosen is not None:
            if not chosen.is_dir():
                raise BadData(
                    f"{chosen}: there is no such folder of data", file=str(chosen), key="", reason="no folder"
                )
            if (chosen / self.title / name).is_file():
                return chosen / self.title / name
        return self.folder / name

    def read(self, name: str, schema: type[T], audit: Callable[[T], str | None] | None = None) -> T:
        """`audit` looks at the whole and says `key: reason` for the first fault, or None."""
        plain, found = load_file(self.path(name), schema, audit)
        self.read_so_far[name] = plain
        self.known_hash = ""
        return found

    @property
    def hash(self) -> str:
        """Hash of the contents of all files, without comments: in every save, and shown at the table."""
        if not self.known_hash:
            contents = json.dumps(self.read_so_far, sort_keys=True, ensure_ascii=False)
            self.known_hash = hashlib.sha256(contents.encode()).hexdigest()[:16]
        return self.known_hash

    @property
    def is_pack(self) -> bool:
        return any(self.path(name).parent != self.folder for name in self.read_so_far)
