"""The wire's shapes of programs: the account page's, and those of the bot API, which docs/bot-api.md promises to keep."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from opsroom.engine.json_types import Result
from opsroom.server.accounts.api_types import Name
from opsroom.server.api_types import Body, SeatLine, State
from opsroom.server.time_controls.api_types import TimeControl

VERSION = 1  # of the bot API: in its path and in its answers
Label = Annotated[str, msgspec.Meta(max_length=40)]


# --- the account page
class TokenLine(msgspec.Struct):
    """A token of a program, without the secret."""

    id: int
    label: str
    created: str
    last_used: str | None


class ProgramLine(msgspec.Struct):
    """A program of mine."""

    player: str  # what links to it are made of
    name: str
    created: str
    online: bool
    running: int  # games, which it would concede if it were deleted
    tokens: list[TokenLine]


class ProgramsPage(msgspec.Struct):
    """The programs of my account."""

    on: bool  # this site lets programs play
    most: int
    most_tokens: int
    programs: list[ProgramLine]


class NewProgram(Body):
    """A program to be made."""

    name: Name


class NewTokenWish(Body):
    """A token to be made; the label says where it is used."""

    label: Label = ""


class NewToken(msgspec.Struct):
    """A new token, which is shown once."""

    token: str
    page: ProgramsPage


class ProgramToCall(msgspec.Struct):
    """A program that can be challenged."""

    player: str
    name: str
    owner: str | None
    mine: bool
    online: bool


# --- the bot API
class Person(msgspec.Struct):
    """Somebody whom the program meets."""

    player: str | None
    name: str | None
    kind: Literal["guest", "account", "program", "deleted"]


class BotMe(msgspec.Struct):
    """Which program this token is for."""

    version: int
    player: str
    name: str
    owner: str | None
    most_games: int


class Challenge(msgspec.Struct):
    """A seat that the program may take."""

    id: str
    kind: Literal["addressed"]  # to this program by its name; more kinds may follow
    title: str
    mode: str
    options: dict[str, str]
    seat: str
    by: Person
    seats: list[SeatLine]
    time: TimeControl | None
    auto_single: bool
    rated: bool
    watch: bool
    disclosed: list[str]
    created: str


class Challenges(msgspec.Struct):
    """All seats that wait for the program."""

    version: int
    challenges: list[Challenge]


class Accepted(msgspec.Struct):
    """The seat that was taken."""

    version: int
    game: str
    seat: str


class Declined(msgspec.Struct):
    """The seat will not be taken."""

    version: int
    challenge: str


class GameLine(msgspec.Struct):
    """A game of the program."""

    id: str
    title: str
    mode: str
    options: dict[str, str]
    mine: list[str]  # the program's seats
    asked: list[str]  # whose turn it is, as everyone may know it
    your_turn: bool
    over: bool
    result: Result | None
    seats: list[SeatLine]
    updated: str


class Games(msgspec.Struct):
    """The running games of the program."""

    version: int
    games: list[GameLine]


class Game(msgspec.Struct):
    """A game as the program's seat sees it."""

    version: int
    state: State


class UndoAnswer(Body):
    """Agrees to the undo that another player asks for, or declines."""

    seat: str
    agree: bool
