"""The wire's shapes, as docs/wire.md has them; those of a game are the engine's (`engine/json_types.py`)."""

from __future__ import annotations

from typing import Literal, TypedDict

import msgspec

from opsroom.analysis.compare import Outcomes
from opsroom.analysis.report import Measure, Report
from opsroom.engine import json_types
from opsroom.engine.json_types import Breakdown, Event, Odds, Question, Reason, Result, Values, View
from opsroom.server.lobby.table_types import Level, RematchPart, SpectatorsPart, Visibility
from opsroom.server.ratings.api_types import Unrated
from opsroom.server.time_controls.api_types import ClockLine, ClockPart, TimeControl


class TitleInfo(json_types.TitleInfo):
    """A title that can be played."""

    levels: list[str]
    pass_orders: list[str]  # questions that can be passed by order between people
    open_orders: list[str]  # and those that can be answered by order


class DataInUse(TypedDict):
    """Which data files a table is played with."""

    hash: str
    pack: str | None


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """A request body: an unknown key is an error, not ignored."""


class Who(Body):
    """Who plays a seat."""

    who: Literal["me", "friend", "bot", "program"]
    bot: str | None = None  # the bot's level, or the program's name


class NewTable(Body):
    """A table to set up."""

    title: str
    seats: dict[str, Who]
    mode: str | None = None
    options: dict[str, str] = {}
    guided: bool = False
    watch: bool | None = None  # older clients: true is a public table, false a private one
    auto_single: bool = (
        False  # single choices are made automatically, also between people, which can tell what they hold
    )
    time: TimeControl | None = None
    chat: bool = True  # players may write to each other, and spectators among themselves
    rated: bool = False  # the result counts for the ratings of players with an account
    visibility: Visibility = "private"
    level: Level = "everyone"  # whom the starter wishes for, where the free seats are in the lobby


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
    """A seat wants to undo its last decision."""

    seat: str
    n: int


class UndoReply(Body):
    """Another seat agrees or declines."""

    seat: str
    agree: bool


class ConcedeRequest(Body):
    """A seat gives the game up."""

    seat: str


class HintRequest(Body):
    """A seat asks what the staff would do."""

    seat: str
    n: int


class Hint(msgspec.Struct):
    """What the staff would do."""

    answer: str
    bot: str
    reason: Reason | None = None  # in one sentence; a lesson gives none


class QuestionOdds(msgspec.Struct):
    """The odds of the question of moment n; null where chance decides about none of its options."""

    n: int
    odds: Odds | None


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
    auto_single: bool
    time: TimeControl | None
    rated: bool


class Link(msgspec.Struct):
    """A new link for a seat."""

    link: str


class CalledLine(msgspec.Struct):
    """The program that an open seat waits for."""

    name: str | None
    declined: bool  # it does not want to play


class SeatLine(msgspec.Struct):
    """Who plays which seat, as one visitor may know it."""

    seat: str
    who: Literal["person", "bot", "open"]
    bot: str | None
    mine: bool
    online: bool
    stand_in: bool
    # The person who holds the seat, also while a bot stands in; null in an open seat and a bot's own.
    name: str | None  # null, too, for somebody who has not chosen one
    kind: Literal["guest", "account", "program", "deleted", "bot"] | None
    player: str | None  # what links to the person are made of
    owner: str | None = None  # of a program: the name of the account that it belongs to
    called: CalledLine | None = None
    elsewhere: bool | msgspec.UnsetType = msgspec.UNSET  # true: on the site, though not at this table


class Exhibition(Body):
    """Asks for a title's exhibition game."""

    title: str


class Deleted(msgspec.Struct):
    """A table was moved to the trash."""

    id: str


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
    exhibition: bool  # bots play at human pace, for anyone who watches
    closed: bool  # by a moderator: it is in the trash, and its players cannot restore it
    deleted_after: str | None  # a table in the trash: when it is deleted unless someone restores it
    set_aside: str | None  # why the installed release cannot load the table, if that is known
    clock: ClockLine | None  # where there is a time control
    rated: bool


class StoredLog(msgspec.Struct):
    """The log of a table, read from what is stored."""

    title: str
    mode: str
    you: str | None
    events: list[Event]
    omitted: int  # events that the installed title cannot show


class SandboxPart(msgspec.Struct):
    """Where a sandbox began: at which table and turn, and from whose knowledge or from the true position."""

    table: str | None  # None if it began at a shared position of a private table
    turn: int
    seat: str
    is_open: bool


class TablePart(msgspec.Struct):
    """The part of a State that is about the table, not the game."""

    id: str
    title: str
    mode: str
    options: dict[str, str]
    guided: bool
    auto_single: bool
    exhibition: bool  # bots play at human pace, for anyone who watches
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
    expires: str | None  # null: it stays
    sandbox: SandboxPart | None
    cannot_concede: list[str] = []  # those of my seats that I took over beside other people
    rated: bool = False
    unrated: Unrated | None = None  # why the game at a rated table does not count
    visibility: Visibility = "private"
    level: Level = "everyone"
    # Left out where there is nothing to say.
    spectators: SpectatorsPart | msgspec.UnsetType = msgspec.UNSET
    rematch: RematchPart | msgspec.UnsetType = msgspec.UNSET


class LessonGoal(msgspec.Struct):
    """Something that a task asks for."""

    name: str  # a text key: `goal-<name>`
    met: bool


class LessonAttempt(msgspec.Struct):
    """An answer that did not do."""

    answer: str
    say: str  # the attribute of the step's message that explains it; `wrong` and `read` are the common ones
    rule: str
    carried_out: bool  # the board shows what came of it, until the step is begun again


class LessonStep(msgspec.Struct):
    """A step of a lesson: something to read, or a task."""

    id: str  # a text key: `lesson-<lesson>-<step>`
    task: bool


class LessonPart(msgspec.Struct):
    """The lesson at a table, and how far it has come."""

    id: str  # a text key: `lesson-<lesson>`
    place: int  # among the lessons of the title, from 1
    lessons: int
    step: str
    steps: list[LessonStep]
    at: int  # the place of the step, from 0; as many as there are steps when the lesson is finished
    task: bool
    finished: bool
    changed: bool  # the lesson or the rules have changed since it was begun: it must be started again
    rule: str
    highlights: list[str]  # ids of things on the board and of options
    goals: list[LessonGoal]
    attempt: LessonAttempt | None
    next: str | None  # the lesson after this one


class LessonLine(msgspec.Struct):
    """A lesson in a list, with the visitor's progress."""

    title: str
    id: str
    place: int
    minutes: int
    seat: str
    steps: int
    done: bool
    table: str | None  # where it can be taken up again
    at: int  # the step that it has come to there, from 0


class LessonStart(Body):
    """A lesson to take: where it was left, or afresh."""

    title: str
    lesson: str
    afresh: bool = False


class LessonTurn(Body):
    """Goes on, or back, from the step at which the lesson is; or begins that step again."""

    do: Literal["next", "back", "again"]
    at: int


class UndoPart(msgspec.Struct):
    """Whether the seat may take back, and who asks leave to."""

    can: bool
    why: str | None
    asked_by: str | None


class PassOrder(msgspec.Struct):
    """A kind of question that the seat passes for a while."""

    key: str
    rule: str
    until: Literal["phase", "turn", "game"]


class KeptOrder(msgspec.Struct):
    """A kind of question to which the seat goes on giving the same answer for a while."""

    key: str
    rule: str
    answer: str
    of: str  # what kind of thing the answer is
    until: Literal["phase", "turn", "game"]


class QueuedOrder(msgspec.Struct):
    """An answer in advance."""

    key: str
    rule: str
    answer: str
    of: str
    or_pass: bool


class OrdersPart(msgspec.Struct):
    """The seat's standing orders: what the server answers for it."""

    single_choices: bool
    can_answer_single: bool  # false where other people could tell from it what the seat holds
    passing: list[PassOrder]
    routine: bool | None = (
        None  # whether questions that can wait are passed; null where there are none, or people could tell
    )
    can_pass: bool = False  # an order to pass the pending question is accepted
    # Left out where there are none.
    keeping: list[KeptOrder] | msgspec.UnsetType = msgspec.UNSET
    queue: list[QueuedOrder] | msgspec.UnsetType = msgspec.UNSET
    # Whether orders to keep giving an answer, and answers in advance, are accepted for every question: nobody could learn anything.
    for_all: bool | msgspec.UnsetType = msgspec.UNSET


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
    recap: Values | None  # what the events come to, where the title says so
    undo: UndoPart
    orders: OrdersPart | None  # of the own seat, while the game goes on
    result: Result | None
    note: Literal["nearest_turn"] | None = None  # the moment cannot be played again, and its turn is shown as it began
    lesson: LessonPart | None = None  # at the table of a lesson
    clock: ClockPart | None = None  # at a table with a time control


class Replay(msgspec.Struct):
    """How many moments there are, and where each turn begins."""

    moments: int
    turns: list[list[int]]  # of two: a moment, and the turn that begins there


# Analysis.


class ReportPart(msgspec.Struct):
    """The after-action report of a finished game, as far as it has come."""

    id: str
    title: str
    mode: str
    turn: int
    result: Result
    seats: list[SeatLine]
    state: Literal["none", "running", "done", "partial", "failed"]
    breakdown: Breakdown
    measures: list[Measure]
    report: Report | None
    replayable: bool  # whether the reader may also replay the game; a report is read by anyone with its link
    moments: dict[str, dict[str, int]]  # for each seat, and "all": the step of its replay for each moment of the report


class WhatIf(Body):
    """A sandbox to open: from a step of the replay of a seat, from what that seat knew or from the true position."""

    seat: str
    moment: int
    viewpoint: str | None = None  # whose replay counts the step; by default the seat's
    is_open: bool = False
    world: int = 0  # which of the worlds that the seat could be in


class Comparison(Body):
    """What to compare at a sandbox: how it began and where it stands, answers to the question, or branches of its tree."""

    worlds: Literal[40, 160] = 40
    answers: list[str] = []
    branches: list[str] = []  # ids of sandboxes, each compared where it stands


class Compared(msgspec.Struct):
    """What came of each branch."""

    seat: str
    worlds: int
    is_open: bool
    branches: list[ComparedBranch]


class ComparedBranch(msgspec.Struct):
    """A branch: the beginning of the sandbox, the present, an answer, or the present of another sandbox."""

    what: Literal["start", "now", "answer", "branch"]
    answer: str | None
    outcomes: Outcomes
    table: str | None = None  # of a branch


class TakenBack(msgspec.Struct):
    """A line of play that was tried in a sandbox and taken back: the step of the replay that shows its end."""

    moment: int
    turn: int
    first: Event | None  # what was taken back, as the sandbox's seat knew it


class Branch(msgspec.Struct):
    """A sandbox in the tree of those that began at one game."""

    id: str
    parent: str | None  # the sandbox that it left; null: the game itself
    seat: str
    is_open: bool
    began: int  # the turn of the game at which its tree began
    left: int  # the turn in which it left its parent
    turn: int
    answers: int  # given since
    first: Event | None  # what the line did first
    result: Result | None
    taken_back: list[TakenBack]


class SharePosition(Body):
    """A step of the replay of a seat, to be shared as that seat saw it; without a seat, as everyone did."""

    seat: str | None
    moment: int


class SharedPosition(msgspec.Struct):
    """A position as one seat saw it."""

    seat: str | None
    turn: int
    state: State
    table: str | None  # the table, where anyone may look at it


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
