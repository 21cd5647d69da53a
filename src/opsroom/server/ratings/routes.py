"""Routes of ratings, with their thin handlers."""

from __future__ import annotations

from typing import Any

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath

from opsroom.server.caller import ERRORS, Caller
from opsroom.server.ratings import pages
from opsroom.server.ratings.api_types import Ladder, RatingHistory
from opsroom.server.registry import require_title


@get("/api/ratings/{title:str}", responses=ERRORS)
async def see_ladder(title: FromPath[str], who: NamedDependency[Caller]) -> Ladder:
    """The ladder of a title: people, programs and bots."""
    return await pages.see(who, require_title(title))


@get("/api/players/{player:str}/ratings/{title:str}", responses=ERRORS)
async def see_rating_history(
    player: FromPath[str], title: FromPath[str], who: NamedDependency[Caller]
) -> RatingHistory:
    """How a player's rating in a title went, rated game by rated game."""
    return await pages.history(who, player, require_title(title))


ROUTES: list[Any] = [see_ladder, see_rating_history]
