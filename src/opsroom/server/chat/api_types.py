"""The wire's shapes of this part, as docs/wire.md has them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from opsroom.server.api_types import Body

LONGEST_NOTE = 10_000  # characters
Channel = Literal["seats", "watchers"]
PlayerId = Annotated[str, msgspec.Meta(max_length=64)]


class ChatLine(msgspec.Struct):
    """A line of the chat. It has a text or a greeting, unless a moderator removed it."""

    id: int
    channel: Channel
    at: str
    player: str | None  # what links to the writer are made of
    name: str | None
    kind: Literal["guest", "account", "program", "deleted"]
    seat: str | None  # of the writer, when it was written
    text: str | None
    greeting: str | None  # a text key: `greeting-<greeting>`
    removed: bool


class HiddenPlayer(msgspec.Struct):
    """Somebody whose lines I do not see: at this table, everywhere, or because I blocked them."""

    player: str
    name: str | None
    kind: Literal["guest", "account", "program", "deleted"]
    how: Literal["here", "mute", "block"]


class ChatPart(msgspec.Struct):
    """The chat of a table, as far as I may read it."""

    role: Literal["player", "watcher", "former"]  # former: had a seat, and reads nothing until the game is over
    writes: Channel | None  # where what I write goes
    off: bool  # I have turned the chat of this table off for myself
    you: str | None  # who I am to others
    lines: list[ChatLine]  # the latest, in order
    seen: int  # the number of the last line that I have read
    hidden: list[HiddenPlayer]


class ChatSwitch(Body):
    """Turns the chat of a table off for me, or on again."""

    off: bool


class Muting(Body):
    """Hides a player's lines from me at this table, or shows them again."""

    player: PlayerId
    muted: bool


class Hiding(Body):
    """Hides a player's lines from me everywhere, blocks the player, or neither."""

    player: PlayerId
    how: Literal["mute", "block"] | None


class Complaint(Body):
    """Reports a chat line, or a player, to the moderators."""

    table: Annotated[str, msgspec.Meta(max_length=32)] | None = None
    line: Annotated[int, msgspec.Meta(ge=1, le=2**31 - 1)] | None = None
    player: PlayerId | None = None
    reason: Annotated[str, msgspec.Meta(max_length=500)] = ""


class Notes(msgspec.Struct):
    """What I have written down for myself at a table."""

    text: str


class NewNotes(Body):
    """What I write down for myself at a table, in place of what was there."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST_NOTE)]
