"""The tables of `simulate --out` and `dataset`, as Parquet: `games/*.parquet`, `seats/*.parquet` and so on.

Each finished piece is one file of each table, so memory does not grow with the number of games, and a run that goes on writes no game
twice.  The columns are described in docs/lab.md; a test compares.
"""

from __future__ import annotations

from array import array
from typing import Any

from opsroom.lab.extras import need

# Types by their names in Arrow; "text*" is a list of texts.
COLUMNS: dict[str, dict[str, str]] = {
    "games": {
        "game": "int64",
        "seed": "string",
        "answers": "int32",
        "turns": "int32",
        "ending": "string",
        "winners": "text*",
        "drawn": "bool",
        "capped": "bool",
        "dead_end": "bool",
        "fault": "string",
        "digest": "string",
    },
    "seats": {"game": "int64", "seat": "string", "bot": "string", "won": "bool", "score": "int64"},
    "answers": {
        "game": "int64",
        "n": "int32",
        "turn": "int32",
        "seat": "string",
        "procedure": "string",
        "step": "string",
        "rule": "string",
        "options": "int32",
        "kind": "string",
        "answer": "string",
    },
    "chance": {"game": "int64", "n": "int32", "place": "int32", "die": "int32", "kind": "string", "thing": "string"},
    "events": {
        "game": "int64",
        "n": "int32",
        "place": "int32",
        "turn": "int32",
        "kind": "string",
        "rule": "string",
        "values": "string",
    },
    "observations": {"game": "int64", "n": "int32", "seat": "string", "action": "int32"},
}
OUTCOMES = ("games", "seats")
EVERYTHING = ("games", "seats", "answers", "chance", "events")
OBSERVATIONS = "observations"
FLUSH = 32 * 1024 * 1024  # bytes of observations in a row group
ROWS = 100_000  # of a row group


class Tables:
    """The rows of one piece, on their way into files."""

    def __init__(self, names: tuple[str, ...], observation: int = 0, mask: int = 0) -> None:
        self.arrow, self.parquet = need("pyarrow"), need("pyarrow.parquet")
        self.observation, self.mask = observation, mask  # sizes
        self.parts = {name: Part(self, name) for name in names}

    def add(self, name: str, *row: Any) -> None:
        """A row of a table, in the order of its columns."""
        part = self.parts.get(name)
        if part is not None:
            part.rows.append(row)

    def observe(self, row: tuple[Any, ...], observation: array[int], mask: bytes) -> None:
        part = self.parts[OBSERVATIONS]
        part.rows.append(row)
        part.observations += observation.tobytes()
        part.masks += mask

    def flush(self) -> None:
        """After each game: what has become large is encoded."""
        for part in self.parts.values():
            if len(part.rows) >= ROWS or len(part.observations) + len(part.masks) >= FLUSH:
                part.write()

    def finish(self) -> tuple[dict[str, bytes], dict[str, int]]:
        """The contents of the piece's file for each table, and how many rows it has."""
        return {name: part.finish() for name, part in self.parts.items()}, {
            name: part.count for name, part in self.parts.items()
        }


class Part:
    """One table of a piece."""

    def __init__(self, tables: Tables, name: str) -> None:
        arrow = tables.arrow
        self.tables, self.name = tables, name
        self.types = [
            arrow.list_(arrow.string()) if t == "text*" else type_of(arrow, t) for t in COLUMNS[name].values()
        ]
        fields = [arrow.field(column, t) for column, t in zip(COLUMNS[name], self.types, strict=True)]
        if name == OBSERVATIONS:
            fields.append(arrow.field("observation", arrow.list_(arrow.int32(), tables.observation)))
            fields.append(arrow.field("mask", arrow.list_(arrow.uint8(), tables.mask)))
        self.schema = arrow.schema(fields)
        self.rows: list[tuple[Any, ...]] = []
        self.observations = bytearray()
        self.masks = bytearray()
        self.count = 0
        self.sink = arrow.BufferOutputStream()
        self.writer = tables.parquet.ParquetWriter(self.sink, self.schema, compression="zstd")

    def write(self) -> None:
        """The rows so far as a row group."""
        arrow, columns = self.tables.arrow, zip(*self.rows, strict=True) if self.rows else [()] * len(self.types)
        found = [arrow.array(list(column), t) for column, t in zip(columns, self.types, strict=True)]
        if self.name == OBSERVATIONS:
            found.append(self.fixed(self.observations, arrow.int32(), self.tables.observation))
            found.append(self.fixed(self.masks, arrow.uint8(), self.tables.mask))
            self.observations, self.masks = bytearray(), bytearray()
        self.writer.write_table(arrow.Table.from_arrays(found, schema=self.schema))
        self.count += len(self.rows)
        self.rows = []

    def fixed(self, content: bytearray, of: Any, size: int) -> Any:
        """Numbers one after the other as lists of that size."""
        arrow = self.tables.arrow
        n = len(self.rows) * size
        values = arrow.Array.from_buffers(of, n, [None, arrow.py_buffer(bytes(content))])
        return arrow.FixedSizeListArray.from_arrays(values, size)

    def finish(self) -> bytes:
        if self.rows or not self.count:
            self.write()
        self.writer.close()
        content: bytes = self.sink.getvalue().to_pybytes()
        return content


def type_of(arrow: Any, name: str) -> Any:
    return getattr(arrow, {"bool": "bool_"}.get(name, name))()
