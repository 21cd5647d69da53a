"""The wire's shapes, as docs/wire.md has them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Json = dict[str, Any]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """A request body: a key we do not know is an error, not a silence."""


class Who(Body):
    """Who shall sit in a seat."""

    who: Literal["me", "friend", "bot"]
    bot: str | None = None


class NewTable(Body):
    """A table to set up."""

    title: str
    seats: dict[str, Who]
    mode: str | None = None
    options: dict[str, str] = {}
    guided: bool = False
    watch: bool = True


class Created(msgspec.Struct):
    """A new table and the links to its open seats."""

    id: str
    links: dict[str, str]


class Answer(Body):
    """One answer to the question of moment n."""

    seat: str
    answer: str
    n: int


class UndoRequest(Body):
    """A seat wants its last decision back."""

    seat: str
    n: int


class UndoReply(Body):
    """Another seat agrees or declines."""

    seat: str
    agree: bool


class HintRequest(Body):
    """A seat asks what the staff would do."""

    seat: str
    n: int


class Hint(msgspec.Struct):
    """What the staff would do."""

    answer: str
    bot: str


class BotChoice(Body):
    """A bot for a seat, or null for the person who holds it."""

    bot: str | None


class Secret(Body):
    """The secret of an invitation."""

    secret: str


class Joined(msgspec.Struct):
    """The seat that was taken."""

    id: str
    seat: str


class Invitation(msgspec.Struct):
    """What a link leads to."""

    title: str
    seat: str
    taken: bool
    disclosed: list[str]


class Link(msgspec.Struct):
    """A new link for a seat."""

    link: str


class SeatLine(msgspec.Struct):
    """Who sits where, as one visitor may know it."""

    seat: str
    who: Literal["person", "bot", "open"]
    bot: str | None
    mine: bool
    online: bool
    stand_in: bool


class TableLine(msgspec.Struct):
    """A table in a list."""

    id: str
    title: str
    mode: str
    options: dict[str, Any]
    turn: int
    over: bool
    result: Json | None
    seats: list[SeatLine]
    mine: list[str]
    asked: list[str]
    started: bool
    updated: str
    deleted_after: str | None = None  # a table in the trash: when it is deleted unless somebody brings it back
    set_aside: str | None = None  # why the installed release cannot load the table, if that is known


class StoredLog(msgspec.Struct):
    """The log of a table, read from what is stored."""

    title: str
    mode: str
    you: str | None
    events: list[Json]
    omitted: int  # events that the installed title cannot show


class TablePart(msgspec.Struct):
    """The part of a State that is about the table and not the game."""

    id: str
    title: str
    mode: str
    options: dict[str, Any]
    guided: bool
    started: bool
    seats: list[SeatLine]
    rules: str
    data: Json
    commitment: str
    commitments: list[str]
    seed: str | None
    seeds: list[str] | None
    disclosed: list[str]
    updated: str
    expires: str


class UndoPart(msgspec.Struct):
    """Whether the seat may take back, and who asks leave to."""

    can: bool
    why: str | None
    asked_by: str | None


class State(msgspec.Struct):
    """Everything one seat may know at one moment."""

    type: Literal["state"]
    n: int
    you: str | None
    table: TablePart
    view: Json
    question: Json | None
    events: list[Json]
    since: int
    undo: UndoPart
    result: Json | None


class Replay(msgspec.Struct):
    """How many moments there are, and where each turn begins."""

    moments: int
    turns: list[list[int]]


class Health(msgspec.Struct):
    """The server is up."""

    ok: bool
    version: str


class IntegrityReport(msgspec.Struct):
    """The last integrity check of the database."""

    outcome: Literal["pending", "ok", "failed", "unsupported"]
    checked: str | None
    problems: int


class Ready(msgspec.Struct):
    """Whether the server can be used, and why not."""

    ready: bool
    reasons: list[str]
    integrity: IntegrityReport
    clock_plausible: bool
