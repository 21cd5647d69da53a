"""What is shown of ratings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from sqlalchemy import Connection, Row

import opsroom
from opsroom.server.archive import storage as archive
from opsroom.server.bot_levels import PLAN, levels_of
from opsroom.server.clock import format_time
from opsroom.server.errors import ServerError
from opsroom.server.ratings import ladder, storage
from opsroom.server.ratings.api_types import (
    Ladder,
    LadderRow,
    RatingChange,
    RatingHistory,
    RatingPoint,
    SideRow,
    TitleRating,
)
from opsroom.server.ratings.method import CONFIDENCE, POINTS, Rating

if TYPE_CHECKING:
    from opsroom.server.caller import Caller

MOST_ROWS = 200
MOST_POINTS = 500


def change(row: Row[Any]) -> RatingChange:
    """What a game did to a player's rating."""
    before, after = Rating(row.mu_before, row.sigma_before), Rating(row.mu, row.sigma)
    return RatingChange(before.shown, after.shown, after.plus_minus)


def of_player(sql: Connection, visitor: int) -> list[TitleRating]:
    """The ratings of a player, with the place where there is one."""
    return [
        TitleRating(
            title,
            rating.shown,
            rating.plus_minus,
            rating.games,
            rating.is_provisional,
            None if rating.is_provisional else storage.place_of(sql, title, rating),
        )
        for title, rating in storage.ratings_of(sql, visitor).items()
    ]


def bots(title: opsroom.Title) -> list[LadderRow]:
    """The bots of a title, the strongest first."""
    levels = [level for level in levels_of(title) if not level.startswith(PLAN)]
    rows = []
    for level in levels:
        rating = ladder.bot_rating(title.id, level)
        rows.append(LadderRow(None, None, None, "bot", level, rating.shown, rating.plus_minus, 0, False))
    return sorted(rows, key=lambda row: -row.rating)


def _ladder(sql: Connection, title: opsroom.Title) -> Ladder:
    rows: list[LadderRow] = []
    for place, row in enumerate(storage.strongest(sql, title.id, MOST_ROWS), 1):
        rating = Rating(row.mu, row.sigma, row.games)
        kind: Literal["account", "program"] = "program" if row.kind == "program" else "account"
        rows.append(
            LadderRow(
                None if rating.is_provisional else place,  # provisional ones are last
                row.public_id,
                row.name,
                kind,
                None,
                rating.shown,
                rating.plus_minus,
                rating.games,
                rating.is_provisional,
            )
        )
    rows += bots(title)
    rows.sort(key=lambda row: (row.provisional, -row.rating))
    return Ladder(title.id, rows, _sides(sql, title), storage.count_rated(sql, title.id))


def _sides(sql: Connection, title: opsroom.Title) -> list[SideRow]:
    """What each side is worth: as estimated from rated games, or as it was before the first one."""
    known = storage.sides_of(sql, title.id)
    rows = []
    for mode, seatings in title.seatings.items():
        for seating in seatings:
            setting = ladder.setting_of(title, mode, len(seating))
            sides = ladder.sides_of(title.id, mode, list(seating))
            first = ladder.first_offsets(title.id, setting, sides)
            for side in sides:
                rating = known.get((setting, side), first[side])
                if side != ladder.GAME:
                    points, error = round(POINTS * rating.mu), round(CONFIDENCE * POINTS * rating.sigma)
                    rows.append(SideRow(mode, len(seating), side, points, error, rating.games))
    return rows


async def see(who: Caller, title: opsroom.Title) -> Ladder:
    """The ladder of a title."""
    found = await who.registry.read(lambda sql: _ladder(sql, title))
    who.registry.limits.long_list(who.visitor, who.address, len(found.rows))
    return found


async def history(who: Caller, public_id: str, title: opsroom.Title) -> RatingHistory:
    """How a player's rating went."""
    found = await who.registry.read(lambda sql: _history(sql, public_id, title))
    if found is None:
        raise ServerError("unknown_player", "there is no player of this address")
    who.registry.limits.long_list(who.visitor, who.address, len(found.points))
    return found


def _history(sql: Connection, public_id: str, title: opsroom.Title) -> RatingHistory | None:
    player = archive.player(sql, public_id)
    if player is None:
        return None
    rows = storage.history(sql, player.visitor, title.id, MOST_POINTS)
    total = storage.ratings_of(sql, player.visitor).get(title.id, Rating()).games
    public = archive.public_among(sql, [row.table_id for row in rows])
    points = [
        RatingPoint(
            format_time(int(row.ended)),
            Rating(row.mu, row.sigma).shown,
            Rating(row.mu, row.sigma).plus_minus,
            row.table_id if row.table_id in public else None,
        )
        for row in reversed(rows)
    ]
    return RatingHistory(title.id, points, max(0, total - len(points)), bots(title))
