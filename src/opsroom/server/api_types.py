"""The wire's shapes, as docs/wire.md has them."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

import msgspec

Json = dict[str, Any]


class OptionInfo(msgspec.Struct):
    """An option of a title, and where it is offered."""

    default: str
    values: list[str]
    modes: list[str]
    defaults: dict[str, str]  # by mode, where a mode has a default of its own
    needs: dict[str, list[str]]  # other options, and their values without which this one has no effect


class TitleName(msgspec.Struct):
    """A title's name in both languages."""

    en: str
    ja: str


class TitleData(msgspec.Struct):
    """The data files that a title is played with."""

    hash: str
    pack: bool
    provenance: Literal["stated", "reconstructed"]


class TitleInfo(msgspec.Struct):
    """A title that can be played."""

    id: str
    name: TitleName
    seats: dict[str, int | list[int]]  # how many, by mode
    seatings: dict[str, list[list[str]]]  # by mode: the seats that can be taken together
    modes: list[str]
    options: dict[str, OptionInfo]
    bots: list[str]
    plans: list[str]
    rules: str
    data: TitleData
    levels: list[str]


class Section(TypedDict):
    """A section of the rules in our words."""

    id: str
    heading: str
    text: str  # Markdown


class Rules(TypedDict):
    """A title's rules in our words."""

    sections: list[Section]
    notes: str


# What the engine gives as plain JSON has the types of these dictionaries.
class Result(TypedDict):
    """How a game ended."""

    winners: list[str]
    scores: dict[str, int]
    why: str  # a text key: `result-<why>`


class Frame(TypedDict):
    """A procedure that is being carried out, and its step."""

    procedure: str
    step: str
    rule: str
    over: bool  # it interrupts the question below it
    values: Json


class EveryView(TypedDict):
    """What every view has."""

    title: str
    mode: str
    options: dict[str, str]
    seats: list[str]
    you: str | None
    turn: int
    asked: str | None
    columns: Json
    frames: list[Frame]


class View(EveryView, total=False):
    """What a viewpoint may know. `docs/views` and the client's generated types have the columns of each title."""

    figures: Json


class Option(TypedDict):
    """A possible answer."""

    name: str
    of: str
    values: Json


class Refused(TypedDict):
    """An answer that is not possible now, and why."""

    name: str
    of: str
    rule: str
    why: str  # a text key: `why-<why>`
    values: Json


class Action(TypedDict):
    """Something that may be done besides answering."""

    name: str


class QuestionOutline(TypedDict):
    """What everybody may know of a question."""

    seat: str
    key: str
    rule: str
    values: Json


class Question(QuestionOutline, total=False):
    """What a seat is asked; the other seats get it without options."""

    options: list[Option]
    refused: list[Refused]
    actions: list[Action]


class AnyEvent(TypedDict):
    i: int
    turn: int
    kind: str
    rule: str
    values: Json


class Event(AnyEvent, total=False):
    """Something that happened; values that are hidden from the viewpoint are null."""

    scene: int  # `i` of the event that began what this one belongs to, such as a fight


class DataInUse(TypedDict):
    """Which data files a table is played with."""

    hash: str
    pack: str | None


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
    options: dict[str, str]
    turn: int
    over: bool
    result: Result | None
    seats: list[SeatLine]
    mine: list[str]
    asked: list[str]
    started: bool
    updated: str
    deleted_after: str | None  # a table in the trash: when it is deleted unless somebody brings it back
    set_aside: str | None  # why the installed release cannot load the table, if that is known


class StoredLog(msgspec.Struct):
    """The log of a table, read from what is stored."""

    title: str
    mode: str
    you: str | None
    events: list[Event]
    omitted: int  # events that the installed title cannot show


class TablePart(msgspec.Struct):
    """The part of a State that is about the table and not the game."""

    id: str
    title: str
    mode: str
    options: dict[str, str]
    guided: bool
    started: bool
    seats: list[SeatLine]
    rules: str
    data: DataInUse
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


class State(msgspec.Struct, omit_defaults=True):
    """Everything one seat may know at one moment."""

    type: Literal["state"]
    n: int
    you: str | None
    table: TablePart
    view: View
    question: Question | None
    events: list[Event]
    since: int
    recap: Json | None  # what the events come to, where the title says so
    undo: UndoPart
    result: Result | None
    note: Literal["nearest_turn"] | None = None  # the moment cannot be played again, and its turn is shown as it began


class Replay(msgspec.Struct):
    """How many moments there are, and where each turn begins."""

    moments: int
    turns: list[list[int]]  # of two: a moment, and the turn that begins there


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
