"""The messages of a program's stream, in both directions; a State is one of them, as at a table (`server/messages.py`)."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from opsroom.engine.json_types import Result
from opsroom.server.errors import ServerError
from opsroom.server.messages import Id, Number, Text
from opsroom.server.programs.api_types import Challenge, GameLine


# --- from the program
class AnswerMessage(msgspec.Struct, tag_field="type", tag="answer"):
    """Answers the question of moment n."""

    game: Text
    seat: Text
    answer: str
    n: Number
    id: Id = None


class AcceptMessage(msgspec.Struct, tag_field="type", tag="accept"):
    """Takes the seat of a challenge."""

    challenge: Text
    id: Id = None


class DeclineMessage(msgspec.Struct, tag_field="type", tag="decline"):
    """Does not want the seat of a challenge."""

    challenge: Text
    id: Id = None


class ConcedeMessage(msgspec.Struct, tag_field="type", tag="concede"):
    """Gives a game up, at any time."""

    game: Text
    seat: Text
    id: Id = None


class UndoReplyMessage(msgspec.Struct, tag_field="type", tag="undo_reply"):
    """Agrees to an undo that another player asks for, or declines."""

    game: Text
    seat: Text
    agree: bool
    id: Id = None


class PingMessage(msgspec.Struct, tag_field="type", tag="ping"):
    """Checks that the connection is alive."""

    id: Id = None


ProgramMessage = AnswerMessage | AcceptMessage | DeclineMessage | ConcedeMessage | UndoReplyMessage | PingMessage


# --- from the server, besides States and errors
class Hello(msgspec.Struct, tag_field="type", tag="hello"):
    """The first message: who I am, and what waits for me. The States of the games follow."""

    version: int
    player: str
    name: str
    challenges: list[Challenge]
    games: list[GameLine]


class ChallengeNews(msgspec.Struct, tag_field="type", tag="challenge"):
    """Somebody wants to play."""

    challenge: Challenge


class GameBegun(msgspec.Struct, tag_field="type", tag="game_begun"):
    """A seat was taken; its State follows."""

    game: str
    seat: str


class YourTurn(msgspec.Struct, tag_field="type", tag="your_turn"):
    """The State before this one asks a question of this seat."""

    game: str
    seat: str
    n: int


class GameOver(msgspec.Struct, tag_field="type", tag="game_over"):
    """A game has ended. Nothing more comes from it."""

    game: str
    seat: str
    result: Result | None


class GameLeft(msgspec.Struct, tag_field="type", tag="game_left"):
    """Nothing more comes from a game: the seat is somebody else's (`seat_lost`), or the game cannot be opened (an error's code)."""

    game: str
    why: str


class Done(msgspec.Struct, tag_field="type", tag="done"):
    """The request was carried out and is stored; n is the seat's new moment."""

    id: Id
    n: int | msgspec.UnsetType = msgspec.UNSET
    game: str | msgspec.UnsetType = msgspec.UNSET  # of a challenge that was accepted
    seat: str | msgspec.UnsetType = msgspec.UNSET


class Pong(msgspec.Struct, tag_field="type", tag="pong"):
    """The reply to a ping."""

    id: Id
    at: float  # the server's time


_decode: Callable[[bytes | str], ProgramMessage] = msgspec.json.Decoder(ProgramMessage).decode


def decode(text: bytes | str) -> ProgramMessage:
    """The message, or ServerError with the code `malformed`."""
    try:
        return _decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ServerError("malformed", f"This is not a valid message: {error}") from None
    except RecursionError:
        raise ServerError("malformed", "The message is nested too deeply.") from None
