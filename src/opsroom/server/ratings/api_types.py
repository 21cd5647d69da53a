"""The wire's shapes of ratings."""

from __future__ import annotations

from typing import Literal

import msgspec

# Why the game at a rated table does not count.
Unrated = Literal["disclosed", "too_short", "open_seat", "guest", "moderator"]


class LadderRow(msgspec.Struct):
    """A player or a bot on the ladder of a title."""

    place: int | None  # null while the rating is provisional, and for bots
    player: str | None  # null for a bot
    name: str | None
    kind: Literal["account", "program", "bot"]
    bot: str | None  # the level
    rating: int
    plus_minus: int  # with 95 %
    games: int
    provisional: bool


class SideRow(msgspec.Struct):
    """What a side is worth in a mode, in points; the sides of a mode add up to about 0."""

    mode: str
    seats: int
    seat: str  # "players" in a game that all seats win or lose together
    points: int
    plus_minus: int
    games: int


class Ladder(msgspec.Struct):
    """The ladder of a title."""

    title: str
    rows: list[LadderRow]  # players and bots, the strongest first
    sides: list[SideRow]
    players: int  # with a rating, of whom the list has the strongest


class TitleRating(msgspec.Struct):
    """A player's rating in a title."""

    title: str
    rating: int
    plus_minus: int
    games: int
    provisional: bool
    place: int | None


class RatingPoint(msgspec.Struct):
    """A player's rating after a rated game."""

    at: str
    rating: int
    plus_minus: int
    game: str | None  # null where the game is not public


class RatingHistory(msgspec.Struct):
    """How a player's rating in a title went, the latest games last, and where the bots stand."""

    title: str
    points: list[RatingPoint]
    before: int  # rated games that are not listed, because they are older
    bots: list[LadderRow]


class RatingChange(msgspec.Struct):
    """What a rated game did to the rating of the player who played a seat; null for a bot, whose rating is fixed."""

    before: int
    after: int
    plus_minus: int
