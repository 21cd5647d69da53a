"""The messages of the WebSocket at a table, in both directions; a State is one of them.

The types of the client (`web/src/generated/messages.ts`) are generated from these classes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal

import msgspec

from opsroom.engine.json_types import Analysis, Odds, Reason
from opsroom.server.chat.api_types import ChatLine, ChatPart
from opsroom.server.errors import ErrorBody, ServerError

# What JavaScript can count; a larger number could not be sent back unchanged.
Number = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]
Text = Annotated[str, msgspec.Meta(max_length=200)]
Id = Number | Text | None  # chosen by the client and repeated in the reply


# --- from the client
class AnswerMessage(msgspec.Struct, tag_field="type", tag="answer"):
    """Answers the question of moment n."""

    seat: str
    answer: str
    n: Number
    id: Id = None


class UndoMessage(msgspec.Struct, tag_field="type", tag="undo"):
    """Takes the seat's last decision back, or asks the other players to agree."""

    seat: str
    n: Number
    id: Id = None


class UndoReplyMessage(msgspec.Struct, tag_field="type", tag="undo_reply"):
    """Agrees to an undo that another seat asked for, or declines."""

    seat: str
    agree: bool
    id: Id = None


class ConcedeMessage(msgspec.Struct, tag_field="type", tag="concede"):
    """Gives the game up for the seat, at any time: it is not about the question of a moment."""

    seat: str
    id: Id = None


class KeptAnswer(msgspec.Struct):
    """An answer to go on giving for a while."""

    answer: Text
    until: Literal["phase", "turn", "game"]


class QueuedAnswer(msgspec.Struct):
    """An answer in advance, to the next question of its kind; `or_pass`: where it is not possible then, pass."""

    key: Text
    answer: Text
    or_pass: bool = False


class OrdersMessage(msgspec.Struct, tag_field="type", tag="orders"):
    """Changes what the server answers for the seat: single choices, kinds of questions that it passes or answers alike for a while,
    and answers in advance."""

    seat: str
    single_choices: bool | None = None  # null leaves it as it is
    passing: dict[Text, Literal["phase", "turn", "game"] | None] = {}  # by question; null ends the order
    routine: bool | None = None  # pass questions that can wait; null leaves it as it is
    keeping: dict[Text, KeptAnswer | None] = {}  # by question; null ends the order
    queue: list[QueuedAnswer] | None = None  # the whole list; null leaves it as it is
    id: Id = None


class HintMessage(msgspec.Struct, tag_field="type", tag="hint"):
    """Asks what the staff bot would do."""

    seat: str
    n: Number
    id: Id = None


class OddsMessage(msgspec.Struct, tag_field="type", tag="odds"):
    """Asks for the odds of the question of moment n."""

    seat: str
    n: Number
    id: Id = None


class AnalyseMessage(msgspec.Struct, tag_field="type", tag="analyse"):
    """Asks for the two best options by a search."""

    seat: str
    n: Number
    id: Id = None


class SeatMessage(msgspec.Struct, tag_field="type", tag="seat"):
    """Changes the seat from which this connection sees the table; null: as a spectator."""

    seat: str | None = None
    id: Id = None


class LessonMessage(msgspec.Struct, tag_field="type", tag="lesson"):
    """Goes on, or back, from the step `at` which the lesson is; or begins that step again."""

    do: Literal["next", "back", "again"]
    at: Number
    id: Id = None


class ChatMessage(msgspec.Struct, tag_field="type", tag="chat"):
    """Writes a line to those who sit here, or to spectators: a text, or a greeting that each reader gets in their language.
    A line that is sent again with the same key, which the client makes up, is stored once."""

    key: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    text: Annotated[str, msgspec.Meta(max_length=2000)] | None = None
    greeting: Text | None = None
    id: Id = None


class ChatSeenMessage(msgspec.Struct, tag_field="type", tag="chat_seen"):
    """The reader has read up to this line."""

    line: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
    id: Id = None


class LookingMessage(msgspec.Struct, tag_field="type", tag="looking"):
    """Says whether the page can be seen, or is in a background tab: then its player may be sent notifications."""

    looking: bool
    id: Id = None


class PingMessage(msgspec.Struct, tag_field="type", tag="ping"):
    """Checks that the connection is alive."""

    id: Id = None


ClientMessage = (
    AnswerMessage
    | UndoMessage
    | UndoReplyMessage
    | ConcedeMessage
    | OrdersMessage
    | HintMessage
    | OddsMessage
    | AnalyseMessage
    | SeatMessage
    | LessonMessage
    | ChatMessage
    | ChatSeenMessage
    | LookingMessage
    | PingMessage
)


# --- from the server, besides the State
class Done(msgspec.Struct, tag_field="type", tag="done"):
    """The request was carried out and is stored."""

    id: Id
    n: int


class Failed(msgspec.Struct, tag_field="type", tag="error"):
    """The message was not carried out."""

    id: Id
    error: ErrorBody


class Hinted(msgspec.Struct, tag_field="type", tag="hint"):
    """What the staff bot would do."""

    id: Id
    answer: str
    bot: str
    reason: Reason | None = None


class OddsReply(msgspec.Struct, tag_field="type", tag="odds"):
    """The odds of the question of moment n; null where chance decides about none of its options."""

    id: Id
    n: int
    odds: Odds | None


class Analysed(msgspec.Struct, tag_field="type", tag="analysis"):
    """The two best options by a search, of the question of moment n."""

    id: Id
    n: int
    analysis: Analysis


class Pong(msgspec.Struct, tag_field="type", tag="pong"):
    """The reply to a ping."""

    id: Id
    at: float | msgspec.UnsetType = msgspec.UNSET  # the server's time, at a table with clocks: browsers' clocks differ


class ChatLog(msgspec.Struct, tag_field="type", tag="chat_log"):
    """The chat as the reader may read it now, in place of what was sent before."""

    chat: ChatPart


class ChatNews(msgspec.Struct, tag_field="type", tag="chat"):
    """A new line."""

    line: ChatLine


class ChatSent(msgspec.Struct, tag_field="type", tag="chat_sent"):
    """The line is stored, under this number; or it was noted that the lines up to it were read."""

    id: Id
    line: int


Reply = Done | Failed | Hinted | OddsReply | Analysed | Pong | ChatLog | ChatNews | ChatSent


class Header(msgspec.Struct):
    """What can be read of a message that is not valid as a whole."""

    type: str | None = None
    id: Id = None


_decode: Callable[[bytes | str], ClientMessage] = msgspec.json.Decoder(ClientMessage).decode
_decode_header: Callable[[bytes | str], Header] = msgspec.json.Decoder(Header).decode


def decode(text: bytes | str) -> ClientMessage:
    """The message, or ServerError with the code `malformed`."""
    try:
        return _decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ServerError("malformed", f"This is not a valid message: {error}") from None
    except RecursionError:
        raise ServerError("malformed", "The message is nested too deeply.") from None


def header(text: bytes | str) -> Header:
    """Type and id of a message as far as they can be read, for the reply to one that is malformed."""
    try:
        return _decode_header(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return Header()
