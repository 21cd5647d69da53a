"""Routes of the archive, with their thin handlers."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Annotated, Any

from litestar import Response, get
from litestar.datastructures import ResponseHeader
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, QueryParameter
from litestar.response import Stream

from opsroom.server.archive import pages, previews
from opsroom.server.archive.api_types import GameLine, GameList, PlayerPage
from opsroom.server.archive.storage import Wanted
from opsroom.server.caller import ERRORS, Caller
from opsroom.server.errors import ServerError
from opsroom.server.registry import require_title

LONGEST = 100  # characters of anything that is searched for
MOST_OPTIONS = 8
Text = Annotated[str | None, QueryParameter(max_length=LONGEST)]
Options = Annotated[list[str] | None, QueryParameter(description="name:value; may be given several times")]
Day = Annotated[str | None, QueryParameter(description="a day in UTC, 2026-11-19", max_length=10)]


def _day(text: str | None, more: int = 0) -> float | None:
    if text is None:
        return None
    try:
        day = datetime.strptime(text, "%Y-%m-%d").replace(tzinfo=UTC) + timedelta(days=more)
        return day.timestamp()
    except (ValueError, OverflowError):
        raise ServerError("malformed", f"{text!r} is not a day; write it like 2026-11-19") from None


def _wanted(
    title: str | None,
    mode: str | None,
    player: str | None,
    option: list[str] | None,
    since: str | None,
    until: str | None,
    rated: bool,
    before: str | None = None,
) -> Wanted:
    if title is not None:
        require_title(title)
    options: dict[str, str] = {}
    for each in option or []:
        name, colon, value = each.partition(":")
        if not colon or len(each) > LONGEST or len(option or []) > MOST_OPTIONS or not name.isidentifier():
            raise ServerError("malformed", f"options are written name:value, up to {MOST_OPTIONS} of them")
        options[name] = value
    player = player.strip() if player else None
    return Wanted(title, mode, player or None, options, _day(since), _day(until, 1), rated, before)


@get("/api/games", responses=ERRORS)
async def list_games(
    who: NamedDependency[Caller],
    title: Text = None,
    mode: Text = None,
    player: Text = None,
    option: Options = None,
    since: Day = None,
    until: Day = None,
    rated: FromQuery[bool] = False,
    before: Text = None,
) -> GameList:
    """Finished games that everyone may see, the latest first, thirty at a time."""
    return await pages.games(who, _wanted(title, mode, player, option, since, until, rated, before))


@get("/api/games/{game:str}", responses=ERRORS)
async def see_game(game: FromPath[str], who: NamedDependency[Caller]) -> GameLine:
    """One finished game."""
    return await pages.game(who, game)


@get(
    "/api/archive.jsonl",
    responses=ERRORS,
    media_type="application/jsonl",
    response_headers=[ResponseHeader(name="content-disposition", value='attachment; filename="opsroom-games.jsonl"')],
)
async def download_games(
    who: NamedDependency[Caller],
    title: Text = None,
    mode: Text = None,
    player: Text = None,
    option: Options = None,
    since: Day = None,
    until: Day = None,
    rated: FromQuery[bool] = False,
) -> Stream:
    """All those games with their records, the oldest first, as JSON lines."""
    wanted = _wanted(title, mode, player, option, since, until, rated)
    return Stream(who.registry.downloads.begin(who.group, wanted), media_type="application/jsonl")


@get("/api/games/{game:str}/preview.png", responses=ERRORS, media_type="image/png")
async def see_preview(game: FromPath[str], who: NamedDependency[Caller]) -> Response[bytes]:
    """A picture of a finished game, for links to it."""
    picture = await previews.picture(who, game)
    return Response(picture, media_type="image/png", headers={"cache-control": "public, max-age=3600"})


@get("/api/players/{player:str}", responses=ERRORS)
async def see_player(player: FromPath[str], who: NamedDependency[Caller]) -> PlayerPage:
    """What everyone may know of a player."""
    return await pages.player(who, player)


ROUTES: list[Any] = [list_games, see_game, download_games, see_preview, see_player]
