"""What the archive shows of games and players: public names and ids, and no visitor numbers."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Literal

from sqlalchemy import Connection

from opsroom.engine.json_types import Result
from opsroom.server.archive import storage
from opsroom.server.archive.api_types import GameLine, GameList, GameSeat, PlayerPage, SideRecord
from opsroom.server.archive.storage import Game, PlayedSeat, Wanted
from opsroom.server.clock import format_time
from opsroom.server.errors import ServerError
from opsroom.server.ratings import ladder
from opsroom.server.ratings import pages as rating_pages

if TYPE_CHECKING:
    from opsroom.server.caller import Caller

AT_ONCE = 30
RECENT = 10
ROWS_PER_LINE = 20  # counted games of a player that cost as much as a line of a list


def outcome(title: str, mode: str, seat: str, result: Result) -> Literal["won", "lost", "drawn"]:
    """How a game went for a seat."""
    if ladder.is_together(title, mode):
        return "won" if result["winners"] else "lost"
    if seat in result["winners"]:
        return "won"
    return "lost" if result["winners"] or result.get("lost") else "drawn"


def line(game: Game) -> GameLine:
    """A game as everyone may know it."""
    return GameLine(
        id=game.id,
        title=game.title,
        mode=game.mode,
        options=game.options,
        turn=game.turn,
        began=format_time(int(game.began)),
        ended=format_time(int(game.ended)),
        result=game.result,
        seats=[_seat(game, each) for each in game.seats],
        rated=game.rated,
        unrated=game.unrated,
    )


def _seat(game: Game, seat: PlayedSeat) -> GameSeat:
    change = game.changes.get(seat.seat)
    player = seat.player
    return GameSeat(
        seat=seat.seat,
        player=None if player is None else player.link,
        name=None if player is None else player.name,
        kind="bot" if player is None else player.kind,
        bot=seat.bot,
        outcome=outcome(game.title, game.mode, seat.seat, game.result),
        rating=None if change is None else rating_pages.change(change),
    )


async def games(who: Caller, wanted: Wanted) -> GameList:
    """A page of the archive."""
    found = await who.registry.read(lambda sql: storage.games(sql, wanted, AT_ONCE + 1))
    shown = [line(each) for each in found[:AT_ONCE]]
    who.registry.limits.long_list(who.visitor, who.address, len(shown))
    return GameList(shown, shown[-1].id if len(found) > AT_ONCE else None)


async def game(who: Caller, table_id: str) -> GameLine:
    """One game."""
    found = await who.registry.read(lambda sql: storage.game(sql, table_id))
    if found is None:
        raise ServerError("unknown_game", "there is no finished game of this address that everyone may see")
    return line(found)


async def player(who: Caller, public_id: str) -> PlayerPage:
    """What everyone may know of a player."""
    page = await who.registry.read(lambda sql: player_page(sql, public_id))
    if page is None:
        raise ServerError("unknown_player", "there is no player of this address")
    who.registry.limits.long_list(who.visitor, who.address, lines_of(page))
    return page


def lines_of(page: PlayerPage) -> int:
    """As how many lines of a list the page of a player counts."""
    return len(page.recent) + page.games // ROWS_PER_LINE


def player_page(sql: Connection, public_id: str) -> PlayerPage | None:
    """The page of the player of this public id."""
    found = storage.player(sql, public_id)
    if found is None or found.player.kind == "deleted":
        return None
    sides: dict[tuple[str, str], SideRecord] = {}
    results = storage.results_of(sql, found.visitor)
    for title, mode, seat, result in results:
        side = sides.setdefault((title, seat), SideRecord(title, seat, 0, 0, 0, 0))
        side.games += 1
        how = outcome(title, mode, seat, result)
        setattr(side, how, getattr(side, how) + 1)
    recent = storage.games(sql, Wanted(player=public_id), RECENT)
    return PlayerPage(
        player=found.player.public_id,
        name=found.player.name,
        kind=found.player.kind,
        since=datetime.fromtimestamp(found.created, UTC).strftime("%Y-%m"),
        games=len(results),
        ratings=rating_pages.of_player(sql, found.visitor),
        sides=sorted(sides.values(), key=lambda side: (-side.games, side.title, side.seat)),
        recent=[line(each) for each in recent],
    )
