"""Migrations: what happened to columns, frames, steps and ids from one version of a title's rules to the next.

A title lists its migrations in order.  A snapshot that was written under earlier rules goes through all that follow; a record keeps
its words, and they are looked up under their current names (`Renames`).

    Migration(
        since="2",
        to="3",
        renamed_frames={"RaidMove": "RaidMovement"},
        renamed_steps={"RaidMovement": {"end_move": "end_the_move"}},
        added_columns=("weather_rule",),
        renamed_ids={"card": {"me110": "bf110"}},
    )

Whatever a snapshot has beyond that and the rules do not declare is an error, never ignored.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from opsroom.engine import snapshots
from opsroom.engine.errors import BadSave
from opsroom.engine.json_types import Json, RecordedEvent, SavedFrame, SavedPosition, Snapshot
from opsroom.engine.snapshots import IdLists, Shape

if TYPE_CHECKING:
    from opsroom.engine.position import Position
    from opsroom.engine.title import Title

NUMBERED = 1  # the format of snapshots whose rows are numbers: release 0.1.0
BY_ID = 2


@dataclass(frozen=True)
class Migration:
    """From the rules `since` to the rules `to`.  Names are the present ones, and those of frames are changed first."""

    since: str
    to: str
    renamed_frames: Mapping[str, str] = field(default_factory=dict)
    renamed_steps: Mapping[str, Mapping[str, str]] = field(default_factory=dict)  # by procedure
    renamed_columns: Mapping[str, str] = field(default_factory=dict)
    added_columns: Sequence[str] = ()  # they start as at the beginning of the game
    removed_columns: Sequence[str] = ()
    renamed_fields: Mapping[str, Mapping[str, str]] = field(default_factory=dict)  # by procedure
    added_fields: Mapping[str, Sequence[str]] = field(default_factory=dict)  # they have their defaults
    removed_fields: Mapping[str, Sequence[str]] = field(default_factory=dict)
    renamed_ids: Mapping[str, Mapping[str, str]] = field(default_factory=dict)  # by kind
    removed_ids: Mapping[str, Sequence[str]] = field(default_factory=dict)  # their rows are dropped
    renamed_events: Mapping[str, str] = field(default_factory=dict)
    change: Callable[[SavedPosition], None] | None = None  # whatever else: it changes the snapshot, which is by id
    change_event: Callable[[RecordedEvent], RecordedEvent] | None = (
        None  # returns a recorded event as it is recorded now; one that is so already stays
    )


class Renames:
    """The current names of everything that has another name in records of earlier releases."""

    def __init__(self, migrations: Sequence[Migration]) -> None:
        self.migrations = migrations

    def id(self, kind: str, name: str) -> str:
        for migration in self.migrations:
            name = migration.renamed_ids.get(kind, {}).get(name, name)
        return name

    def step(self, name: str) -> str:
        """A record names the step and not the procedure: the first procedure that renames such a step counts."""
        for migration in self.migrations:
            for renamed in migration.renamed_steps.values():
                if name in renamed:
                    name = renamed[name]
                    break
        return name

    def event(self, kind: str) -> str:
        for migration in self.migrations:
            kind = migration.renamed_events.get(kind, kind)
        return kind

    def renewed_event(self, event: RecordedEvent) -> RecordedEvent:
        """A recorded event as the present rules would tell it."""
        for migration in self.migrations:
            if migration.change_event is not None:
                event = migration.change_event(event)
        return event

    @property
    def is_empty(self) -> bool:
        """No name in a record has changed."""
        return not any(m.renamed_ids or m.renamed_events for m in self.migrations)


def check_chain(migrations: Sequence[Migration], rules: str) -> None:
    """Each starts where the one before ends, and the last one leads to the current rules."""
    for one, next_one in itertools.pairwise(migrations):
        if one.to != next_one.since:
            raise ValueError(f"a migration to rules {one.to} is followed by one from rules {next_one.since}")
    if migrations and migrations[-1].to != rules:
        raise ValueError(f"the last migration leads to rules {migrations[-1].to}, and the rules are {rules}")


def following(title: Title, rules: str) -> list[Migration]:
    """The migrations that a snapshot of these rules needs."""
    for i, migration in enumerate(title.migrations):
        if migration.since == rules:
            return list(title.migrations[i:])
    return []


def read(title: Title, opening: Position, saved: Snapshot, rules: str, data: str) -> SavedPosition:
    """A snapshot as numbers for `opening.load`, migrated; `rules` and `data` are those of the save it is in."""
    rules = saved.get("rules", rules)
    snapshot: SavedPosition = {"columns": saved["columns"], "frames": saved["frames"]}
    if saved.get("format", NUMBERED) == NUMBERED:
        snapshot = from_numbers(title, opening, snapshot, data)
    elif saved["format"] != BY_ID:
        raise BadSave(f"a snapshot has format {saved['format']!r}; this version reads formats {NUMBERED} and {BY_ID}")
    else:
        snapshot = {"columns": dict(snapshot["columns"]), "frames": [frame.copy() for frame in snapshot["frames"]]}
    added: set[str] = set()
    added_fields: set[str] = set()
    for migration in following(title, rules):
        migrate(title, opening, snapshot, migration)
        added.update(migration.added_columns)
        added_fields.update(f"{name}.{each}" for name, fields in migration.added_fields.items() for each in fields)
    return snapshots.read(title, opening, snapshot, added, added_fields)


# --- one step of the way
def migrate(title: Title, opening: Position, snapshot: SavedPosition, migration: Migration) -> None:
    """Change the snapshot.  A missing name is not an error: tables of a development version may already be changed."""
    columns = snapshot["columns"]
    for old, new in migration.renamed_columns.items():
        if old in columns:
            columns[new] = columns.pop(old)
    for name in migration.removed_columns:
        columns.pop(name, None)
    for frame in snapshot["frames"]:
        migrate_frame(frame, migration)
    if migration.renamed_ids or migration.removed_ids:
        change_ids(title, opening, snapshot, migration)
    if migration.change is not None:
        migration.change(snapshot)


def migrate_frame(frame: SavedFrame, migration: Migration) -> None:
    name = frame["procedure"] = migration.renamed_frames.get(frame["procedure"], frame["procedure"])
    frame["step"] = migration.renamed_steps.get(name, {}).get(frame["step"], frame["step"])
    values = frame["values"] = dict(frame["values"])
    for old, new in migration.renamed_fields.get(name, {}).items():
        if old in values:
            values[new] = values.pop(old)
    for gone in migration.removed_fields.get(name, ()):
        values.pop(gone, None)


def change_ids(title: Title, opening: Position, snapshot: SavedPosition, migration: Migration) -> None:
    shapes, ids = title.layout.columns_of(opening), title.layout.ids
    for name, saved in snapshot["columns"].items():
        if name in shapes:
            snapshot["columns"][name] = change_column(shapes[name], saved, migration, ids)
    for frame in snapshot["frames"]:
        about = opening.kinds().get(frame["procedure"])
        kinds = title.layout.fields_of(about) if about is not None else {}
        for name, value in frame["values"].items():
            frame["values"][name] = change_value(kinds.get(name, ""), value, migration)


def change_column(shape: Shape, saved: Any, migration: Migration, ids: IdLists) -> Any:
    kinds = shape.kinds()
    if not shape.size:
        return change_value(kinds[0], saved, migration)
    if shape.outer and isinstance(saved, dict):
        inner = Shape(shape.block, shape.start, "", shape.rows, shape.block, kinds[0])
        blocks = {id: change_column(inner, block, migration, ids) for id, block in saved.items()}
        return change_keys(shape.outer, blocks, migration)
    if isinstance(saved, dict):
        rows = ids.codes[shape.rows]
        renamed = change_keys(shape.rows, saved, migration)
        return {
            id: change_value(kinds[min(rows.get(id, 0), shape.size - 1)], v, migration) for id, v in renamed.items()
        }
    return [change_value(kinds[min(i, shape.size - 1)], value, migration) for i, value in enumerate(saved)]


def change_keys(kind: str, saved: Json, migration: Migration) -> Json:
    renamed, removed = migration.renamed_ids.get(kind, {}), migration.removed_ids.get(kind, ())
    return {renamed.get(id, id): value for id, value in saved.items() if id not in removed}


def change_value(kind: str, saved: Any, migration: Migration) -> Any:
    of = snapshots.thing_of(kind)
    renamed, removed = migration.renamed_ids.get(of, {}), migration.removed_ids.get(of, ())
    if isinstance(saved, list):
        is_set = kind.startswith(snapshots.BITS_OF)  # elsewhere the places in the list have a meaning
        kept = [each for each in saved if each not in removed] if is_set else saved
        return [change_value(of, each, migration) for each in kept]
    if not isinstance(saved, str):
        return saved
    return None if saved in removed else renamed.get(saved, saved)


# --- saves of release 0.1.0, whose rows are numbers
class ShippedIds:
    """The id lists of a release, and what its columns and frames were: `titles/<id>/ids/<version>.json`."""

    def __init__(self, file: Path) -> None:
        found: Json = json.loads(file.read_text(encoding="utf-8"))
        self.version: str = found["version"]
        self.data: list[str] = found["data"]
        self.things: dict[str, list[str]] = found["things"]
        self.columns = {name: shape_from(each) for name, each in found["columns"].items()}
        self.frames: dict[str, dict[str, str]] = found["frames"]


def shape_from(found: Json) -> Shape:
    of = found["of"] if isinstance(found["of"], str) else [(count, kind) for count, kind in found["of"]]
    return Shape(found["size"], found["start"], found["outer"], found["rows"], found["block"], of)


def shipped_ids(title: Title, data: str) -> ShippedIds | None:
    """Those of the release that had this data."""
    for file in sorted((title.folder / "ids").glob("*.json")):
        shipped = SHIPPED.get(file)
        if shipped is None:
            shipped = SHIPPED[file] = ShippedIds(file)
        if data in shipped.data:
            return shipped
    return None


SHIPPED: dict[Path, ShippedIds] = {}  # as read so far


def from_numbers(title: Title, opening: Position, snapshot: SavedPosition, data: str) -> SavedPosition:
    """A snapshot that has numbers, by id: with the lists of its release, or with the current data if that is what it has."""
    shipped = shipped_ids(title, data)
    if shipped is None and data != title.data.hash:
        raise BadSave(
            f"the game was played with other data ({data}) than that in use ({title.data.hash}), and it refers to cards, "
            "units and places by number: load it with the same data pack",
            data=data,
        )
    ids, shapes = title.layout.ids, title.layout.columns_of(opening)
    frames = {name: title.layout.fields_of(about) for name, about in opening.kinds().items()}
    if shipped is not None:
        ids = IdLists({**ids.things, **shipped.things}, ids.words, ids.sets, ids.from_one)
        columns = snapshot["columns"]
        present = {
            name: shape_then(shape, columns.get(name), shipped.columns.get(name)) for name, shape in shapes.items()
        }
        shapes = {**shipped.columns, **present}
        for name, then in shipped.frames.items():
            now = {field: kind for field, kind in frames.get(name, {}).items() if kind}
            frames[name] = {**then, **now}
    for name in snapshot["columns"]:
        if name not in shapes:
            raise BadSave(f"the snapshot has a column {name!r}, which {title.id} does not have", column=name)
    return snapshots.by_id(snapshot, shapes, frames, ids)


def shape_then(shape: Shape, value: Any, then: Shape | None) -> Shape:
    """How a column was laid out in memory in that release.  What its numbers stand for may have been declared only since then."""
    if then is None or shape.size == (len(value) if isinstance(value, list) else 0):
        return shape
    same_rows = (then.outer, then.rows) == (shape.outer, shape.rows)
    return Shape(then.size, then.start, then.outer, then.rows, then.block, shape.of if same_rows else then.of)
