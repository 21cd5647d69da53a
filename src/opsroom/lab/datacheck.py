"""Checks the data files, ours or those of a pack: `opsroom data check`."""

from __future__ import annotations

import importlib
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from opsroom.engine.data import PACK_VARIABLE, DataFiles
from opsroom.engine.errors import BadData
from opsroom.engine.json_types import Json
from opsroom.titles import ids

Fault = dict[str, str]  # file, key, reason


def check(folder: Path | None = None) -> Json:
    """What was read and what is wrong with it: file, key and reason of every fault."""
    files: list[str] = []
    faults: list[Fault] = []
    if folder is not None and not folder.is_dir():
        return {"files": [], "faults": [{"file": str(folder), "key": "", "reason": "there is no such folder"}]}
    with using(folder):
        if folder is not None:
            faults += strange_folders(folder)
        for id in ids():
            data, fault = read(id)
            if fault is not None:
                faults.append(fault)
            if data is not None:
                found = [data.path(name) for name in sorted(data.read_so_far)]
                files += [str(path) for path in found if folder is None or path.is_relative_to(folder)]
                faults += strange_files(folder, data)
    return {"files": files, "faults": faults}


def is_clean(report: Json) -> bool:
    return not report["faults"]


@contextmanager
def using(folder: Path | None) -> Iterator[None]:
    """With this folder as the data pack."""
    before = os.environ.get(PACK_VARIABLE)
    if folder is not None:
        os.environ[PACK_VARIABLE] = str(folder)
    try:
        yield
    finally:
        if before is None:
            os.environ.pop(PACK_VARIABLE, None)
        else:
            os.environ[PACK_VARIABLE] = before


def read(id: str) -> tuple[DataFiles | None, Fault | None]:
    """The title's files, read again; a title that is loaded already keeps what it was loaded with."""
    try:
        schema = importlib.import_module(f"opsroom.titles.{id}.schema")
        data: DataFiles = schema.FILES
        kept = dict(data.read_so_far)
        try:
            schema.load()
        finally:
            now, data.read_so_far = data.read_so_far, kept or data.read_so_far
        shown = DataFiles(data.title, data.folder)
        shown.read_so_far = now
        return shown, None
    except BadData as error:
        return None, {key: error.detail[key] for key in ("file", "key", "reason")}


def strange_folders(folder: Path) -> list[Fault]:
    """Files in a pack that belong to no title."""
    known = ", ".join(ids())
    return [
        {"file": str(path), "key": "", "reason": f"there is no such title; a pack has a folder for each of: {known}"}
        for path in sorted(folder.iterdir())
        if path.name not in ids() and not path.name.startswith(".") and path.suffix != ".md"
    ]


def strange_files(folder: Path | None, data: DataFiles) -> list[Fault]:
    """Files for a title that it would not read."""
    if folder is None or not (folder / data.title).is_dir():
        return []
    known = ", ".join(sorted(data.read_so_far))
    return [
        {"file": str(path), "key": "", "reason": f"{data.title} has no such file; it reads {known}"}
        for path in sorted((folder / data.title).iterdir())
        if path.name not in data.read_so_far and not path.name.startswith(".") and path.suffix != ".md"
    ]
