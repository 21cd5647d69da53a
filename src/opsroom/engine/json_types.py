"""The types of what leaves a table as plain JSON: what a save records, and what a seat sees.

These are dictionaries and nothing more, so saves and messages are written as they are.  Where the content is a title's own, or differs from
kind to kind, it is `Json`; the title declares it by its columns, `kinds=`, `events` and `ViewTypes`, and a test holds it to that.
"""

from collections.abc import Mapping
from typing import Any, Literal, NotRequired, TypedDict, final

Json = dict[str, Any]  # any JSON object
Values = Mapping[str, Any]  # the same, to be read only: a title may return its own TypedDict


# --- what is recorded
@final
class RecordedEvent(TypedDict):
    """Something that happened, with all its values."""

    kind: str
    rule: str
    turn: int
    values: Json
    hidden_from: NotRequired[list[str | None]]  # viewpoints that are not told of it at all


@final
class OpeningMove(TypedDict):
    """The first record of every table: what happened before the first question."""

    chance: list[int | str]  # a die, or `card:he111` for a thing that was drawn
    n: int  # so many dice and draws came before
    events: list[RecordedEvent]


@final
class AnswerMove(TypedDict):
    """A seat answered."""

    seat: str
    step: str
    answer: str
    automatic: NotRequired[str]  # why a standing order of the seat gave the answer
    chance: list[int | str]
    n: int
    events: list[RecordedEvent]
    barrier: str | None  # why the seat cannot take it back alone


@final
class UndoMove(TypedDict):
    """A seat took an answer back: move `to` and all that followed."""

    undo: str
    to: int
    agreed: bool
    events: list[RecordedEvent]


@final
class NoticeMove(TypedDict):
    """Something about the table itself."""

    notice: str
    seed: NotRequired[str]  # the one that decides from here on
    to: NotRequired[int]  # as in an undo: the turn starts again there, under other rules or with other data
    rules: NotRequired[str]  # the version that the game goes on with
    data: NotRequired[str]
    events: list[RecordedEvent]


Move = OpeningMove | AnswerMove | UndoMove | NoticeMove


class SavedFrame(TypedDict):
    """A frame of the stack, by the names of its procedure and step."""

    procedure: str
    step: str
    over: bool
    values: Json  # by field: numbers, or ids in a snapshot


class SavedPosition(TypedDict):
    """Columns and frames: with numbers in memory, with ids in a snapshot."""

    columns: Json  # by name: a number, a list, or by id
    frames: list[SavedFrame]


class Snapshot(SavedPosition):
    """A position as a save has it."""

    at: int  # after so many moves
    turn: int
    format: NotRequired[int]  # not in release 0.1.0, whose snapshots have numbers
    rules: NotRequired[str]


class TableSetup(TypedDict):
    """What every table has from the start to the end."""

    title: str
    mode: str
    options: dict[str, str]
    seats: list[str]


class SavedSetup(TableSetup):
    """What a game is set up with, as it is recorded."""

    seed: str
    rules: str
    data: str


class Result(TypedDict):
    """How a game ended."""

    winners: list[str]
    scores: dict[str, int]
    why: str  # a text key: `result-<why>`
    lost: NotRequired[bool]  # by all its players: nobody has won, and yet it is not a draw


class Save(SavedSetup):
    """A whole game in one file."""

    opsroom: int  # the format of the file
    length: NotRequired[int]
    finished: NotRequired[bool]
    result: NotRequired[Result]
    moves: list[Move]
    snapshots: NotRequired[list[Snapshot]]


# --- what a seat sees
class Frame(TypedDict):
    """A procedure that is being carried out, and its step."""

    procedure: str
    step: str
    rule: str
    over: bool  # it interrupts the question below it
    values: Json


class Shared(TypedDict):
    """What a position shows all viewpoints alike."""

    turn: int
    asked: str | None
    figures: NotRequired[Values]


class Saying(TypedDict):
    """A sentence of the goal strip: the text key is `goal-<key>`."""

    key: str
    values: Values


class GoalBand(TypedDict):
    """A part of the scale that decides; the text key is `band-<name>`."""

    name: str
    low: float | None  # None: no bound, or the viewpoint does not know it
    high: float | None
    here: bool  # the standing lies in it, as far as the viewpoint knows


class GoalStrip(TypedDict):
    """What a viewpoint needs to win, and how things stand."""

    need: Saying
    standing: list[Saying]
    bands: list[GoalBand]


class PointsRow(TypedDict):
    """Where points of a finished game came from: the text key `points-<what>` of the title, and its values."""

    seat: str
    what: str
    values: Values
    points: float
    rule: str


class LossRow(TypedDict):
    """What a seat has lost in a finished game: of which type, to what, and where."""

    seat: str
    cause: str  # the text key `loss-<cause>` of the title
    of: str  # the kind of the thing that was lost, and the thing: a type of card or aircraft
    thing: str
    place_of: str  # the kind of the place, and the place; empty where there is none
    place: str
    count: int


class Breakdown(TypedDict):
    """Points and losses of a finished game."""

    points: list[PointsRow]
    losses: list[LossRow]


class Seen(Shared):
    """What a position shows a viewpoint."""

    columns: Json
    frames: list[Frame]
    goal: NotRequired[GoalStrip]


class View(TypedDict):
    """What a viewpoint may know. `docs/views` and the client's generated types have the columns of each title."""

    title: str
    mode: str
    options: dict[str, str]
    seats: list[str]
    you: str | None
    turn: int
    asked: str | None
    columns: Json
    frames: list[Frame]
    figures: NotRequired[Values]
    goal: NotRequired[GoalStrip]


class Option(TypedDict):
    """A possible answer."""

    name: str
    of: str
    values: Values


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


class Question(TypedDict):
    """What a seat is asked; the other seats get it without options."""

    seat: str
    key: str
    rule: str
    values: Values
    options: NotRequired[list[Option]]
    refused: NotRequired[list[Refused]]
    actions: NotRequired[list[Action]]
    odds: NotRequired[bool]  # there are odds for some of the options, which can be asked for


class Estimate(TypedDict):
    """A mean over many worlds, and how far another run of as many could differ from it (95 percent)."""

    mean: float
    error: float


class OutcomeOdds(TypedDict):
    """How likely an outcome is; the text key is `odds-<name>`, or `odds-<stem>` with `$n` where the name ends in a number."""

    name: str
    chance: float  # from 0 to 1
    error: float  # half of the 95 percent interval; 0 where the odds are exact


class OptionOdds(TypedDict):
    """The odds of an option."""

    exact: bool
    trials: int  # worlds that were sampled; 0 where the odds are exact
    outcomes: list[OutcomeOdds]


class Odds(TypedDict):
    """The odds of the options of a question, from what the asked seat knows."""

    question: str
    outcomes: list[str]
    options: dict[str, OptionOdds]  # by option; options about which chance does not decide are missing


class Reason(TypedDict):
    """Why the staff advises an answer; the text key is `reason-<key>`."""

    key: str
    values: Json  # `a` and `b`, or by its kind what has a name


class AnalysedOption(TypedDict):
    """An option that a search has found to be one of the best, and what it is estimated to be worth."""

    name: str
    chance: float  # to win, from 0 to 1
    error: float  # half of the 95 percent interval


class Analysis(TypedDict):
    """The best options by a search, the most promising first."""

    options: list[AnalysedOption]  # two, or one where there is only one
    clear: bool  # whether the first is better than the second by more than the error of their difference
    worlds: int  # in which both were played on


class Event(TypedDict):
    """Something that happened; values that are hidden from the viewpoint are null."""

    i: int
    turn: int
    kind: str
    rule: str
    values: Json


class LogLine(Event):
    """A line of the log: one event, or several in a row that fold into one."""

    count: int


class UndoState(TypedDict):
    """Whether a seat may take its last answer back, and why not."""

    can: bool
    why: str | None


class ViewpointState(TypedDict):
    """All that a table tells a viewpoint at one moment."""

    n: int
    view: View
    question: Question | None
    events: list[Event]
    undo: UndoState | None
    result: Result | None


# --- words
class Section(TypedDict):
    """A section of the rules in our words."""

    id: str
    heading: str
    text: str  # Markdown


class Rules(TypedDict):
    """A title's rules in our words."""

    sections: list[Section]
    notes: str


# --- titles
class OptionInfo(TypedDict):
    """An option of a title, and where it is offered."""

    default: str
    values: list[str]
    modes: list[str]
    defaults: dict[str, str]  # by mode, where a mode has a default of its own
    needs: dict[str, list[str]]  # other options, and their values without which this one has no effect
    needs_in: dict[str, dict[str, list[str]]]  # by mode, where a mode asks for more


class TitleName(TypedDict):
    """A title's name in both languages."""

    en: str
    ja: str


class TitleData(TypedDict):
    """The data files that a title is played with."""

    hash: str
    pack: bool
    provenance: Literal["stated", "reconstructed"]


class TitleWords(TypedDict):
    """What a list of titles or tables says of one."""

    line: str
    minutes: str
    seats: dict[str, str]


class TitlesWords(TypedDict):
    """In both languages."""

    en: TitleWords
    ja: TitleWords


class TitleInfo(TypedDict):
    """A title that can be played."""

    id: str
    name: TitleName
    words: TitlesWords
    seats: dict[str, int | list[int]]  # how many, by mode
    seatings: dict[str, list[tuple[str, ...]]]  # by mode: the seats that can be taken together
    modes: list[str]
    options: dict[str, OptionInfo]
    bots: list[str]
    plans: list[str]
    rules: str
    data: TitleData
