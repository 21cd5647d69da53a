"""What a title's page teaches beside the rules: the phases of a turn, and examples with small boards.

It is data next to the title (`learn.toml`); its words are in the title's Fluent files: `phase-<id>`, `example-<id>` with `.text`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec


class Part(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A part of a guide; a misspelt key is an error."""


class Phase(Part, frozen=True):
    """A phase of a turn."""

    id: str
    section: str  # of the rules
    seats: list[str] = []  # who decides in it; none: it runs by itself


class Piece(Part, frozen=True):
    """A card or a counter of a small board."""

    name: str = ""  # of a card; a counter has only a label
    label: str = ""  # the number that matters here
    side: str = ""
    spent: bool = False  # exhausted, stopped or out of it
    at: tuple[int, int] | None = None  # column and row, on a map


class Row(Part, frozen=True):
    """Cards that lie side by side, and what they come to."""

    pieces: list[Piece]
    side: str = ""
    total: str = ""


class Course(Part, frozen=True):
    """A way over the hexes of a small map; `turns` says which of them are reached at the end of a turn."""

    hexes: list[tuple[int, int]]
    side: str = ""
    turns: dict[str, str] = {}  # a label by the place in `hexes`


class SmallMap(Part, frozen=True):
    """A few hexes."""

    columns: int
    rows: int
    pieces: list[Piece] = []
    paths: list[Course] = []


class Example(Part, frozen=True):
    """An example with a small board: rows of cards, or a map."""

    id: str
    section: str
    row: list[Row] = []
    map: SmallMap | None = None


class Guide(Part, frozen=True):
    """All of a title's page that is data."""

    phase: list[Phase]
    example: list[Example]


@cache
def read_guide(folder: Path) -> Guide:
    """The guide of the title in this folder."""
    return msgspec.toml.decode((folder / "learn.toml").read_bytes(), type=Guide)
