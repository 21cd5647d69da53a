"""Data packs in which rows have other places, one row is new and a number has changed, as a later release might ship them."""

from __future__ import annotations

import copy
import json
import tomllib
from pathlib import Path
from typing import Any

import opsroom

Json = dict[str, Any]
IN_ORDER = {"conversion", "scenarios", "rows", "goal", "raid", "day"}  # lists whose order is a rule and not a numbering
KEYED = {"hexes"}  # rows by id


def write_toml(value: Any) -> str:
    """TOML of plain data, on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {write_toml(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(write_toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def is_rows(value: Any) -> bool:
    return isinstance(value, list) and len(value) > 1 and all(isinstance(row, dict) and "id" in row for row in value)


def reordered(value: Any, key: str = "") -> Any:
    """The data with all its rows in the opposite order."""
    if isinstance(value, dict):
        items = list(value.items())
        return {name: reordered(each, name) for name, each in (items[::-1] if key in KEYED else items)}
    if isinstance(value, list):
        rows = [reordered(each) for each in value]
        return rows[::-1] if is_rows(value) and key not in IN_ORDER else rows
    return value


def read(file: Path) -> Json:
    text = file.read_text(encoding="utf-8")
    found: Json = tomllib.loads(text) if file.suffix == ".toml" else json.loads(text)
    return found


def write(pack: Path, title: str, file: str, data: Json) -> None:
    path = pack / title / file
    path.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(data, ensure_ascii=False)
    if path.suffix == ".toml":
        text = "\n".join(f"{json.dumps(key)} = {write_toml(value)}" for key, value in data.items())
    path.write_text(text, encoding="utf-8")


# --- one row more, and another number
def add_blitz(data: Json) -> None:
    data["raf"].append({**copy.deepcopy(data["raf"][0]), "id": "new_card"})
    data["raf"][1]["count"] += 1


def files(title: str) -> dict[str, Json]:
    folder = opsroom.title(title).data.folder
    names = opsroom.title(title).data.read_so_far
    return {name: read(folder / name) for name in names}


def write_pack(pack: Path, titles: list[str]) -> None:
    """A pack with the reordered data of these titles."""
    for title in titles:
        for name, data in files(title).items():
            write(pack, title, name, reordered(data))
