"""The wire's shapes of the lab."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from opsroom.engine.json_types import Json
from opsroom.server.api_types import Body

Kind = Literal["simulate", "match", "tournament", "compare"]
RunState = Literal["waiting", "running", "stopped", "finished", "failed"]
Short = Annotated[str, msgspec.Meta(max_length=100)]
MOST_SEED = 2**53 - 1  # the largest number that every program reads exactly


class NewRun(Body):
    """A run to start; only what its kind needs."""

    kind: Kind
    title: Short
    games: Annotated[int, msgspec.Meta(ge=1)]
    mode: Short | None = None
    options: Annotated[dict[Short, Short], msgspec.Meta(max_length=50)] = {}
    seats: Annotated[int, msgspec.Meta(ge=1, le=20)] | None = None
    bots: Annotated[dict[Short, Short], msgspec.Meta(max_length=20)] = {}  # simulate and compare: levels by seat
    opponents: Annotated[list[Short], msgspec.Meta(max_length=8)] = []  # match: two levels; tournament: several
    seed: Annotated[int, msgspec.Meta(ge=0, le=MOST_SEED)] = 1
    packs: Annotated[
        list[Short], msgspec.Meta(max_length=2)
    ] = []  # compare: two; otherwise one at most. Empty: the shipped data


class LabLimits(msgspec.Struct):
    """What one visitor may have."""

    games: int
    minutes: float
    runs: int


class LabFile(msgspec.Struct):
    """A file of a run."""

    name: str
    bytes: int


class UnusualGame(msgspec.Struct):
    """A game that stands out, and can be replayed."""

    name: str
    why: str  # longest, closest, one_sided
    game: int | None
    value: float | None  # of what makes it stand out


class RunLine(msgspec.Struct):
    """A run in a list."""

    id: str
    kind: Kind
    title: str
    mode: str
    games: int
    state: RunState
    done: int
    total: int
    created: str
    mine: bool


class RunPart(msgspec.Struct):
    """A run, as far as it has come."""

    id: str
    kind: Kind
    title: str
    mode: str
    options: dict[str, str]
    seats: list[str]
    bots: dict[str, str]
    opponents: list[str]
    games: int
    seed: int
    packs: list[str]
    command: str
    created: str
    state: RunState
    stopped: Literal["asked", "time", "day", "size", "restart"] | None  # why it stopped
    place: int | None  # in the queue, from 1
    mine: bool
    may_resume: bool
    done: int
    total: int
    errors: int
    rate: float | None  # games a second
    remaining_seconds: float | None
    report: Json  # of the games so far, as `opsroom` prints it
    trail: list[Json]  # the report's shares or ratings at growing numbers of games
    manifest: Json
    unusual: list[UnusualGame]
    files: list[LabFile]


class LabPage(msgspec.Struct):
    """The lab: what I may do, and my runs."""

    may_start: bool
    who: Literal["operators", "accounts", "everyone"]
    limits: LabLimits
    packs: list[str]
    comparisons: bool  # this version can compare data packs
    waiting: int
    running: int
    runs: list[RunLine]


class OpenedGame(msgspec.Struct):
    """The table at which a game of a run can be replayed."""

    id: str
