"""The wire's shapes of the archive."""

from __future__ import annotations

from typing import Literal

import msgspec

from opsroom.engine.json_types import Result
from opsroom.server.ratings.api_types import RatingChange, TitleRating, Unrated


class GameSeat(msgspec.Struct):
    """Who played a seat of a finished game, and how it went."""

    seat: str
    player: str | None  # null for a bot's own seat, and for someone who deleted the account
    name: str | None
    kind: Literal["guest", "account", "program", "deleted", "bot"]
    bot: str | None  # the level of a bot, also of one that stood in for the player in the end
    outcome: Literal["won", "lost", "drawn"]
    rating: RatingChange | None  # of a rated game; null for a bot


class GameLine(msgspec.Struct):
    """A finished game that everyone may see."""

    id: str
    title: str
    mode: str
    options: dict[str, str]
    turn: int
    began: str
    ended: str
    result: Result
    seats: list[GameSeat]
    rated: bool  # it counts for the ratings
    unrated: Unrated | None  # why a game at a rated table does not


class GameList(msgspec.Struct):
    """Finished games, the latest first."""

    games: list[GameLine]
    next: str | None  # for `before`, to read on; null at the end


class SideRecord(msgspec.Struct):
    """How a player's games of one side went."""

    title: str
    seat: str
    games: int
    won: int
    drawn: int
    lost: int


class PlayerPage(msgspec.Struct):
    """What everyone may know of a player."""

    player: str
    name: str | None
    kind: Literal["guest", "account", "program"]
    since: str  # the month, "2026-05"
    games: int  # finished ones that everyone may see
    ratings: list[TitleRating]
    sides: list[SideRecord]
    recent: list[GameLine]
