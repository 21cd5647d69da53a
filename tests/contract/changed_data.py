"""Data packs in which rows have other places, one row is new and a number has changed, as a later release might ship them."""

from __future__ import annotations

import itertools
import json
import tomllib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import opsroom

Json = dict[str, Any]
IN_ORDER = {"conversion", "scenarios", "rows", "goal", "raid", "day", "cards"}  # their order is a rule
GROUPS = ("side", "kind", "scenario", "role", "sector", "group")  # rows of a group stand together
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
    """The data with its rows in the opposite order."""
    if isinstance(value, dict):
        items = list(value.items())
        return {name: reordered(each, name) for name, each in (items[::-1] if key in KEYED else items)}
    if isinstance(value, list):
        rows = [reordered(each) for each in value]
        return in_reverse(rows) if is_rows(value) and key not in IN_ORDER else rows
    return value


def in_reverse(rows: list[Json]) -> list[Json]:
    """Each run of rows of the same group, from its last row to its first."""
    runs = itertools.groupby(rows, key=lambda row: [row.get(name) for name in GROUPS])
    return [row for _, run in runs for row in reversed(list(run))]


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


# --- a row more, and another number
def change_blitz(files: dict[str, Json]) -> None:
    cards = files["cards.toml"]
    cards["raf"].insert(1, {"id": "new_card", "count": 1, "force": 2})
    cards["numbers"]["damage_to_win"] += 1


def change_mirage(files: dict[str, Json]) -> None:
    german = files["cards.toml"]["german"]
    giver = next(card for card in german if card["kind"] == "fighter" and card["count"] > 1)
    german.insert(0, {**giver, "id": "new_fighter", "count": 1})  # the box has a fixed number of cards
    giver["count"] -= 1


def change_barbarossa(files: dict[str, Json]) -> None:
    cards = files["cards.toml"]
    giver = next(card for card in cards["card"] if card["type"] == "supply" and card["count"] > 1)
    cards["card"].insert(0, {**giver, "id": "new_supply", "count": 1})
    giver["count"] -= 1
    cards["numbers"]["draw"] += 1


def change_bomber_command(files: dict[str, Json]) -> None:
    units = files["units.toml"]["unit"]
    units[0]["strength"] += 1
    beacons = files["map.json"]["beacons"]
    beacons.insert(0, {**beacons[0], "id": "new_beacon"})


def change_burning_blue(files: dict[str, Json]) -> None:
    forces = files["forces.toml"]
    forces["squadrons"].insert(0, {**forces["squadrons"][0], "id": "squadron_999"})
    forces["aircraft"][0]["full"] += 1


CHANGES: dict[str, Callable[[dict[str, Json]], None]] = {
    "blitz": change_blitz,
    "mirage": change_mirage,
    "barbarossa": change_barbarossa,
    "bomber_command": change_bomber_command,
    "burning_blue": change_burning_blue,
}


def files_of(title: str) -> dict[str, Json]:
    data = opsroom.title(title).data
    return {name: read(data.folder / name) for name in data.read_so_far}


def write_pack(pack: Path, titles: Iterable[str], grown: bool) -> None:
    """A pack with the reordered data of these titles; where it has `grown`, with a new row and another number too."""
    for title in titles:
        files = {name: reordered(data) for name, data in files_of(title).items()}
        if grown:
            CHANGES[title](files)
        for name, data in files.items():
            write(pack, title, name, data)
