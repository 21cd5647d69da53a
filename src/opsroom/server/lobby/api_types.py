"""The wire's shapes of this part, as docs/wire.md has them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from opsroom.server.api_types import Body, SeatLine
from opsroom.server.lobby.table_types import Level, PlayerLine, Visibility
from opsroom.server.time_controls.api_types import TimeControl

Presence = Literal["table", "online", "away"]
Short = Annotated[str, msgspec.Meta(max_length=200)]
Reasons = Annotated[list[Short], msgspec.Meta(max_length=20)]


class Host(msgspec.Struct):
    """Who set up a table in the lobby."""

    name: str | None
    kind: Literal["guest", "account", "program", "deleted"]
    player: str | None
    presence: Presence  # at this table, elsewhere on the site, or neither


class OpenTable(msgspec.Struct):
    """A table in the lobby, with its free seats."""

    id: str
    title: str
    mode: str
    options: dict[str, str]
    free: list[str]  # the seats that anyone may take
    seats: list[SeatLine]
    host: Host
    level: Level
    time: TimeControl | None
    auto_single: bool
    rated: bool
    disclosed: list[str]  # to be told before joining
    opened: str


class LobbyPage(msgspec.Struct):
    """The lobby, the same for everyone."""

    type: Literal["lobby"]
    tables: list[OpenTable]
    people: int  # on the site at this moment


class JoinSeat(Body):
    """Takes a free seat. `told` are the reasons why hidden information may be known that the reader was shown."""

    seat: Short
    told: Reasons = []


class QuickMatch(Body):
    """Looks for a table with a free seat, or opens one."""

    title: Short
    mode: Short | None = None
    time: TimeControl | None = None


class Matched(msgspec.Struct):
    """Where a quick match leads to."""

    id: str
    seat: str
    opened: bool  # nobody has offered such a seat: this is a new table, which waits in the lobby


class ChangeVisibility(Body):
    """Who may find a table from now on."""

    visibility: Visibility
    level: Level = "everyone"


class NewInvitation(Body):
    """Offers a free seat to a player with an account."""

    seat: Short
    name: Short


class SentInvitation(msgspec.Struct):
    """A seat that was offered to somebody. It looks alike whether or not there is a player of that name."""

    seat: str
    name: str
    sent: str
    declined: bool


class InvitationLine(msgspec.Struct):
    """A seat that somebody offers to me."""

    id: str
    table: str
    title: str
    mode: str
    options: dict[str, str]
    seat: str
    sender: PlayerLine
    time: TimeControl | None
    auto_single: bool
    rated: bool
    disclosed: list[str]
    sent: str


class Invitations(msgspec.Struct):
    """The seats that are offered to me."""

    type: Literal["invitations"]
    invitations: list[InvitationLine]


class AcceptInvitation(Body):
    """Takes the seat; `told` as in the lobby."""

    told: Reasons = []


class RematchReply(Body):
    """A seat wants to play again, with these sides; or would rather not."""

    seat: Short
    swap: bool = False
    agree: bool = True


class Spectating(Body):
    """Whether I want to be named where I watch."""

    named: bool
