"""Snapshots as they are saved: columns and frames in which every row of the data is named by its id.

In memory a card is the number of its row.  A save has to outlive that number: rows are added, removed and moved when a data file changes.
So a snapshot says `{"hand": {"spitfire": 2}}`, and reading it looks up where that row is now.  What a number stands for is known from
the declarations of columns and frames; where those show a plain number in the views, the title adds it here (`SavedIds`).

A kind says what a number is:

* `""`: a number that means the same with all data, such as a count, a turn or a place in a list
* `"card"`: a row of that kind, null being `NONE`; names of words, such as the ways a game ends, are written as words, and a set
  of the title's `Names` as a list of names
* `"site from 1"`: a row counted from 1, 0 being none
* `"bits of unit"`: a set of rows, a bit each
* `"12-bit place from 1"`: several values packed into one number
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from opsroom.engine.bits import bit
from opsroom.engine.errors import BadSave
from opsroom.engine.ids import NONE
from opsroom.engine.json_types import Json, SavedFrame, SavedPosition
from opsroom.engine.procedure import About
from opsroom.engine.visibility import FLAG, OPTIONAL, VIEWERS, Kept, Owned, Public, Visibility

if TYPE_CHECKING:
    from opsroom.engine.position import Position
    from opsroom.engine.title import Title

NUMBERS = ("", "halves", "dice", FLAG, OPTIONAL, VIEWERS)  # kinds of values that are not rows of the data
FROM_ONE = " from 1"
BITS_OF = "bits of "
PACKED = "-bit "
REST = "*"  # in a column by id: what all rows have that are not listed


def thing_of(kind: str) -> str:
    """The kind of thing that a value refers to: "unit" of "bits of unit"."""
    kind = kind.removeprefix(BITS_OF).rpartition(PACKED)[2]
    while kind.endswith(FROM_ONE):
        kind = kind.removesuffix(FROM_ONE)
    return kind


@dataclass(frozen=True)
class SavedIds:
    """What numbers stand for, where the declarations of columns and frames do not say it because views show numbers there."""

    things: Mapping[str, Sequence[str]] = field(default_factory=dict)  # ids of kinds that no view mentions
    rows: Mapping[str, str | tuple[str, int]] = field(default_factory=dict)  # by column; ("zone", 7): seven a zone
    values: Mapping[str, str | list[tuple[int, str]]] = field(
        default_factory=dict
    )  # by column; or so many rows of a kind
    fields: Mapping[str, str] = field(
        default_factory=dict
    )  # of frames: "party", or "RafAttack.party" where they differ


class IdLists:
    """The ids of every kind of thing, in the order of their numbers."""

    def __init__(
        self,
        things: Mapping[str, Sequence[str]],
        words: Mapping[str, Mapping[int, str | None]],
        sets: Mapping[str, str],
        from_one: Mapping[str, str],
    ) -> None:
        self.things = {kind: list(ids) for kind, ids in things.items()}
        self.words = {kind: dict(named) for kind, named in words.items()}
        self.sets, self.from_one = dict(sets), dict(from_one)
        self.codes = {kind: {id: i for i, id in enumerate(ids)} for kind, ids in self.things.items()}
        self.word_codes: dict[str, dict[str | None, int]] = {}
        for kind, named in words.items():
            codes = self.word_codes[kind] = {}
            for code, word in named.items():
                codes.setdefault(word, code)  # of several that mean none, the first
        self.tables: dict[str, dict[int, Any]] = {}  # see `names_of`

    def written_as(self, kind: str) -> str:
        """Kinds of the title's `Names` in the notation of this module: "bits of unit" for a set of units."""
        if kind in self.sets:
            return BITS_OF + self.sets[kind]
        return self.from_one[kind] + FROM_ONE if kind in self.from_one else kind

    def names_of(self, kind: str) -> dict[int, Any]:
        """What a save has for the usual numbers of a kind with names; empty for kinds whose numbers are written otherwise."""
        found = self.tables.get(kind)
        if found is None:
            found = self.tables[kind] = self.table_of(kind)
        return found

    def table_of(self, kind: str) -> dict[int, Any]:
        of = self.written_as(kind)
        if of in self.words:
            return self.words[of]
        if of in NUMBERS or of.startswith(BITS_OF) or PACKED in of:
            return {}
        if of.endswith(FROM_ONE):
            return {code + 1: id for code, id in self.table_of(of.removesuffix(FROM_ONE)).items()}
        return {NONE: None, **dict(enumerate(self.things[of]))}

    def members(self, kind: str) -> dict[str, int]:
        """The places of the names that a set can have."""
        if kind in self.things:
            return self.codes[kind]
        return {word: code for word, code in self.word_codes[kind].items() if word is not None}

    def write(self, kind: str, code: int) -> Any:
        """A number as a save has it."""
        kind = self.written_as(kind)
        if kind in NUMBERS:
            return code
        if kind.startswith(BITS_OF):
            names = self.members(kind.removeprefix(BITS_OF)).items()
            return code if code < 0 else [name for name, i in names if code >> i & 1]
        if PACKED in kind:
            width, _, of = kind.partition(PACKED)
            mask = int(bit(int(width))) - 1
            return [self.write(of, code >> at & mask) for at in range(0, code.bit_length(), int(width))]
        if kind in self.words:
            return self.words[kind].get(code, code)
        if kind.endswith(FROM_ONE):
            return self.write(kind.removesuffix(FROM_ONE), code - 1)
        ids = self.things[kind]
        if code == NONE:
            return None
        return ids[code] if 0 <= code < len(ids) else code  # beyond the list are answers that are not rows

    def read(self, kind: str, saved: Any) -> int:
        """The number of what a save has; KeyError where there is no such row any more.

        A number stays what it is where there is a name for it now: it means the same with all data.
        """
        kind = self.written_as(kind)
        if kind in NUMBERS:
            return int(saved)
        if kind.startswith(BITS_OF):
            codes = self.members(kind.removeprefix(BITS_OF))
            return saved if isinstance(saved, int) else sum(int(bit(codes[id])) for id in saved)
        if PACKED in kind:
            width, _, of = kind.partition(PACKED)
            return sum(self.read(of, part) << i * int(width) for i, part in enumerate(saved))
        if kind in self.words:
            return saved if isinstance(saved, int) else self.word_codes[kind][saved or None]
        if kind.endswith(FROM_ONE):
            return self.read(kind.removesuffix(FROM_ONE), saved) + 1
        if saved is None:
            return NONE
        return saved if isinstance(saved, int) else self.codes[kind][saved]


@dataclass(frozen=True)
class Shape:
    """The layout of a column in memory, and so how it is written: by id, in a block for each `outer` thing, or as a list."""

    size: int  # 0: a single number
    start: int
    outer: str = ""
    rows: str = ""
    block: int = 0
    of: str | list[tuple[int, str]] = ""

    def kinds(self) -> list[str]:
        """The kind of the value in each row."""
        if isinstance(self.of, str):
            return [self.of] * max(self.size, 1)
        return [kind for count, kind in self.of for _ in range(count)]

    def to_json(self) -> Json:
        plain = {"size": self.size, "start": self.start, "outer": self.outer, "rows": self.rows, "block": self.block}
        return {**plain, "of": self.of}


# --- what the declarations say
class Layout:
    """All that writing and reading need to know of a title.  It is worked out once: declarations and data stay as they are."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.ids = id_lists(title)
        self._columns: dict[type[Position], dict[str, Shape]] = {}
        self._fields: dict[str, dict[str, str]] = {}

    def columns_of(self, position: Position) -> dict[str, Shape]:
        kind = type(position)
        if kind not in self._columns:
            self._columns[kind] = shapes(self.title, position)
        return self._columns[kind]

    def fields_of(self, about: About) -> dict[str, str]:
        if about.name not in self._fields:
            self._fields[about.name] = field_kinds(self.title, about)
        return self._fields[about.name]


def id_lists(title: Title) -> IdLists:
    """The ids of the current data."""
    names = title.names
    answers = {kind: names.answers(kind) for kind in names.things}
    return IdLists({**answers, **title.saved_ids.things}, names.word_of, names.sets, names.from_one)


def shapes(title: Title, position: Position) -> dict[str, Shape]:
    return {name: shape(title, name, visibility) for name, visibility in position.declared().items()}


def shape(title: Title, name: str, visibility: Visibility) -> Shape:
    extra, ids = title.saved_ids, title.names.things
    of = extra.values.get(name, visibility.of)
    if not visibility.size:
        return Shape(0, visibility.start, of=of)
    rows: str | tuple[str, int] = extra.rows.get(name, visibility.rows)
    if isinstance(rows, tuple):
        return Shape(visibility.size, visibility.start, rows[0], "", rows[1], of)
    if isinstance(visibility, Kept) and visibility.each:
        return Shape(visibility.size, visibility.start, visibility.each, rows, visibility.block, of)
    if isinstance(visibility, Public) and visibility.per:
        return Shape(visibility.size, visibility.start, visibility.each or "seat", rows, visibility.per, of)
    if isinstance(visibility, Owned) and visibility.size > len(ids[rows]):
        return Shape(visibility.size, visibility.start, "seat", rows, len(ids[rows]), of)
    return Shape(visibility.size, visibility.start, "", rows, visibility.size, of)


def field_kinds(title: Title, about: About) -> dict[str, str]:
    """What the fields of a frame are."""
    given = title.saved_ids.fields
    return {
        name: about.kinds.get(name) or given.get(f"{about.name}.{name}", given.get(name, ""))
        for name in about.visibility
    }


# --- from memory into a save
def write(title: Title, position: Position) -> SavedPosition:
    """Columns and frames of the position, by id."""
    layout, kinds = title.layout, position.kinds()
    raw = position.save()
    of_frames = {frame["procedure"]: layout.fields_of(kinds[frame["procedure"]]) for frame in raw["frames"]}
    return by_id(raw, layout.columns_of(position), of_frames, layout.ids)


def by_id(
    raw: SavedPosition, columns: Mapping[str, Shape], frames: Mapping[str, Mapping[str, str]], ids: IdLists
) -> SavedPosition:
    """Columns and frames that have numbers, with ids in their place."""
    return {
        "columns": {name: write_column(columns[name], value, ids) for name, value in raw["columns"].items()},
        "frames": [
            {
                **frame,
                "values": {
                    name: ids.write(frames.get(frame["procedure"], {}).get(name, ""), value)
                    for name, value in frame["values"].items()
                },
            }
            for frame in raw["frames"]
        ],
    }


def write_column(shape: Shape, value: Any, ids: IdLists) -> Any:
    if not shape.size:
        return value if shape.of in NUMBERS else ids.write(shape.kinds()[0], value)
    blocks = [
        write_block(shape, first, value[first : first + shape.block], ids)
        for first in range(0, len(value), shape.block)
    ]
    if shape.outer:
        return {ids.things[shape.outer][i]: block for i, block in enumerate(blocks)}
    return blocks[0] if blocks else []


def write_block(shape: Shape, first: int, part: list[int], ids: IdLists) -> Any:
    if not shape.rows:
        return write_values(shape, range(first, first + len(part)), part, ids)
    rows, start = ids.things[shape.rows], shape.start
    if isinstance(shape.of, str) and shape.of in NUMBERS:
        numbers = {rows[i]: v for i, v in enumerate(part) if v != start}
        return {REST: start, **numbers} if start else numbers
    listed = [i for i, v in enumerate(part) if v != start]
    values = write_values(shape, [first + i for i in listed], [part[i] for i in listed], ids)
    by_id = dict(zip([rows[i] for i in listed], values, strict=True))
    rest = write_values(shape, [first], [start], ids)[0]
    return by_id if rest in (0, None) else {REST: rest, **by_id}


def write_values(shape: Shape, places: Sequence[int], values: list[int], ids: IdLists) -> list[Any]:
    """The values of some rows; numbers stay as they are, and nearly all others have a name."""
    of = shape.of
    if not isinstance(of, str):
        kinds = shape.kinds()
        return [ids.write(kinds[i], v) for i, v in zip(places, values, strict=True)]
    if of in NUMBERS:
        return values
    named = ids.names_of(of)
    return [named[v] if v in named else ids.write(of, v) for v in values]


# --- and back
def read(
    title: Title, position: Position, saved: SavedPosition, added: set[str], added_fields: set[str]
) -> SavedPosition:
    """The numbers of a snapshot by id, for `position.load`; BadSave where it does not fit the declarations.

    The position is the opening of this game: it says how columns begin that the snapshot cannot have (`added`).
    """
    layout, kinds = title.layout, position.kinds()
    ids = layout.ids
    opening = position.columns()
    wanted = layout.columns_of(position)
    for name in saved["columns"]:
        if name not in wanted:
            raise BadSave(f"the snapshot has a column {name!r}, which {title.id} does not have", column=name)
    columns: Json = {}
    for name, shape in wanted.items():
        if name in saved["columns"]:
            columns[name] = read_column(name, shape, saved["columns"][name], ids)
        elif name in added:
            columns[name] = opening[name]
        else:
            raise BadSave(f"the snapshot has no column {name!r}", column=name)
    frames = [read_frame(title, kinds, frame, added_fields) for frame in saved["frames"]]
    return {"columns": columns, "frames": frames}


def read_column(name: str, shape: Shape, saved: Any, ids: IdLists) -> Any:
    where = f"column {name!r}"
    kinds = shape.kinds()
    if not shape.size:
        return look_up(ids, kinds[0], saved, where)
    out = [shape.start] * shape.size
    if not shape.outer:
        fill(out, 0, shape.size, kinds, shape, saved, ids, where)
        return out
    for id, block in saved.items():
        first = look_up(ids, shape.outer, id, where) * shape.block
        if first + shape.block > shape.size:
            raise BadSave(f"{where} has no rows for {id!r}", column=name)
        fill(out, first, shape.block, kinds, shape, block, ids, where)
    return out


def fill(
    out: list[int], first: int, size: int, kinds: list[str], shape: Shape, saved: Any, ids: IdLists, where: str
) -> None:
    if isinstance(saved, dict) != bool(shape.rows):
        raise BadSave(f"{where} is written in another way: by id where it should be a list, or the other way round")
    if shape.rows:
        if REST in saved:
            rest = look_up(ids, kinds[first], saved[REST], where)
            out[first : first + size] = [rest] * size
        for id, value in saved.items():
            if id == REST:
                continue
            row = look_up(ids, shape.rows, id, where)
            if row >= size:
                raise BadSave(f"{where} has no row for {id!r}")
            out[first + row] = look_up(ids, kinds[first + row], value, where)
        return
    numbers = [look_up(ids, kinds[first + min(i, size - 1)], value, where) for i, value in enumerate(saved)]
    if any(value != shape.start for value in numbers[size:]):
        raise BadSave(f"{where} has {len(saved)} rows, of which this version has room for {size}")
    out[first : first + size] = [*numbers[:size], *out[first + len(numbers) : first + size]]


def read_frame(title: Title, kinds: dict[str, About], frame: SavedFrame, added: set[str]) -> SavedFrame:
    about = kinds.get(frame["procedure"])
    if about is None:
        raise BadSave(f"the snapshot is in a procedure {frame['procedure']!r}, which {title.id} does not have")
    if frame["step"] not in about.index:
        raise BadSave(f"the snapshot is at a step {frame['step']!r}, which {about.name} does not have")
    fields, ids = title.layout.fields_of(about), title.layout.ids
    for name in frame["values"]:
        if name not in fields:
            raise BadSave(f"the snapshot has a field {name!r}, which {about.name} does not have")
    for name in fields:
        if name not in frame["values"] and f"{about.name}.{name}" not in added:
            raise BadSave(f"the snapshot has no field {name!r} of {about.name}")
    where = f"procedure {about.name}"
    values = {name: look_up(ids, fields[name], value, where) for name, value in frame["values"].items()}
    return {**frame, "values": values}


def look_up(ids: IdLists, kind: str, saved: Any, where: str) -> int:
    try:
        return ids.read(kind, saved)
    except KeyError as error:
        raise BadSave(
            f"the data in use has no {thing_of(kind)} {error.args[0]!r}, which the game has in {where}: "
            "load it with the data pack that it was played with",
            data=str(error.args[0]),
        ) from error
    except (TypeError, ValueError) as error:
        raise BadSave(f"{where} has {saved!r} in place of {kind or 'a number'}") from error
