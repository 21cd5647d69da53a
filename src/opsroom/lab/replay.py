"""A save as a log to read, every die checked if asked: `opsroom replay`."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

from opsroom._version import __version__
from opsroom.engine import narrate
from opsroom.engine.errors import BadSave
from opsroom.engine.events import EVERYBODY
from opsroom.engine.json_types import Json
from opsroom.engine.saves import rolled
from opsroom.engine.table import Table
from opsroom.engine.verify import Verified, examine


def load(file: Path) -> Table:
    """The table in a file; BadSave says what is wrong with it."""
    return read(file, False)[0]


def read(file: Path, verify: bool) -> tuple[Table, Verified | None]:
    """The table in a file, and the verification result if requested."""
    try:
        text = file.read_bytes()
    except OSError as error:
        raise BadSave(f"{file}: {error.strerror}") from error
    try:
        return examine(text) if verify else (Table.from_json(text), None)
    except BadSave as error:
        raise BadSave(f"{file}: {error.message}", error.rule, **error.detail) from error


def log(table: Table, language: str) -> list[tuple[int, str]]:
    """Turn and words of every line; all that happened once the game is over, before that what a watcher may know."""
    events = table.events(EVERYBODY if table.over else None)
    return [
        (event["turn"], narrate.narrate(table.title, language, event)) for event in narrate.fold(table.title, events)
    ]


def summary(table: Table, language: str, verified: Verified | None) -> Json:
    """`verified` is true if all was; `verification` says what was checked, and for which version."""
    return {
        "title": table.title.id,
        "mode": table.mode,
        "options": table.options,
        "seats": list(table.seats),
        "turn": table.turn,
        "moves": table.n,
        "chance": rolled(table.moves),
        "verified": verified is not None and verified.is_complete,
        "verification": None if verified is None else {"opsroom": __version__, **asdict(verified)},
        "notices": table.notices,
        "commitments": table.commitments,
        "result": table.result.to_dict() if table.result else None,
        "log": [{"turn": turn, "text": text} for turn, text in log(table, language)],
    }
