"""Reads and changes of ratings in the database.

What a game did is kept for good (`rated_games`, `rated_seats`); where players and sides stand now follows from it, and `recompute`
works it out again. Every change of the ratings first takes the same row, so that two of them never overlap.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Row, delete, func, insert, select, update

import opsroom
from opsroom.server.errors import ServerError
from opsroom.server.ratings import ladder
from opsroom.server.ratings.api_types import Unrated
from opsroom.server.ratings.method import PROVISIONAL_GAMES, PROVISIONAL_SIGMA, Member, Rating, rate
from opsroom.server.ratings.rules import RATED_KINDS
from opsroom.server.schema import rated_games, rated_seats, ratings, seats, side_ratings, tables, visitors
from opsroom.server.storage import read_state, save_state

if TYPE_CHECKING:
    from opsroom.server.ratings.rater import Ended

EDITION = "ratings"  # key of how often ratings have been changed
Key = tuple[str, str]  # a setting and a side


@dataclass(slots=True)
class Standing:
    """Where players and sides of a title stand."""

    title: str
    players: dict[int, Rating]
    sides: dict[Key, Rating]


@dataclass(frozen=True, slots=True)
class Seat:
    """Who played a seat of a rated game, and whether they won."""

    seat: str
    visitor: int | None
    bot: str | None
    rank: int


def _take(sql: Connection) -> None:
    """Lets nobody else change ratings until this transaction ends."""
    save_state(sql, EDITION, (read_state(sql, EDITION) or 0) + 1)


def mark_unrated(sql: Connection, no: int, reason: Unrated) -> None:
    """Records why the game at a rated table does not count."""
    sql.execute(update(tables).where(tables.c.no == no).values(unrated=reason))


# --- a game
def settle(sql: Connection, ended: Ended) -> None:
    """Stores what a game does to the ratings; once, however often it is called."""
    _take(sql)
    if sql.scalar(select(rated_games.c.id).where(rated_games.c.table_id == ended.table_id)) is not None:
        return
    if (
        sql.scalar(select(tables.c.unrated).where(tables.c.no == ended.table_no)) is not None
    ):  # by a moderator, just now
        return
    title = opsroom.title(ended.title)
    setting = ladder.setting_of(title, ended.mode, len(ended.seats))
    names = list(ended.seats)
    ranks = ladder.ranks_of(ended.title, ended.mode, names, ended.result)
    played = [Seat(seat, visitor, bot, ranks[seat]) for seat, (visitor, bot) in ended.seats.items()]
    visitors_here = [each.visitor for each in played if each.visitor is not None]
    standing = Standing(
        ended.title,
        _players(sql, ended.title, visitors_here),
        _sides(sql, ended.title, setting),
    )
    before = {each.seat: _rating_of(standing, each) for each in played}
    touched = _play(standing, ended.mode, setting, played)
    made = sql.execute(
        insert(rated_games).values(
            table_id=ended.table_id, title=ended.title, mode=ended.mode, setting=setting, ended=ended.at
        )
    )
    assert made.inserted_primary_key is not None
    game = int(made.inserted_primary_key[0])
    sql.execute(
        insert(rated_seats), [_seat_values(game, place, each, before, standing) for place, each in enumerate(played)]
    )
    for visitor in visitors_here:
        _save_player(sql, ended.title, visitor, standing.players[visitor], ended.at)
    for key in touched:
        _save_side(sql, ended.title, key, standing.sides[key])


def _seat_values(game: int, place: int, seat: Seat, before: dict[str, Rating], after: Standing) -> dict[str, Any]:
    was, now = before[seat.seat], _rating_of(after, seat)
    return {
        "game": game,
        "seat": seat.seat,
        "place": place,
        "visitor": seat.visitor,
        "bot": seat.bot,
        "rank": seat.rank,
        "mu_before": was.mu,
        "sigma_before": was.sigma,
        "mu": now.mu,
        "sigma": now.sigma,
    }


def _play(standing: Standing, mode: str, setting: str, played: list[Seat]) -> list[Key]:
    """Carries a game out on the standing, and says of which sides the estimate changed."""
    title, names = standing.title, [each.seat for each in played]
    sides = ladder.sides_of(title, mode, names)
    for side, rating in ladder.first_offsets(title, setting, sides).items():
        standing.sides.setdefault((setting, side), rating)
    members = {side: Member(f"side {side}", standing.sides[setting, side]) for side in sides}
    players = {
        each.seat: Member(f"seat {each.seat}", _rating_of(standing, each), is_fixed=each.visitor is None)
        for each in played
    }
    found = rate(ladder.teams_of(title, mode, players, members, {each.seat: each.rank for each in played}))
    for each in played:
        if each.visitor is not None:
            standing.players[each.visitor] = found[f"seat {each.seat}"]
    for side in sides:
        standing.sides[setting, side] = found[f"side {side}"]
    return [(setting, side) for side in sides]


def _rating_of(standing: Standing, seat: Seat) -> Rating:
    if seat.visitor is None:
        return ladder.bot_rating(standing.title, seat.bot or "staff")
    return standing.players.get(seat.visitor, Rating())


def _players(sql: Connection, title: str, wanted: Iterable[int]) -> dict[int, Rating]:
    query = select(ratings).where(ratings.c.title == title, ratings.c.visitor.in_(list(wanted)))
    return {row.visitor: Rating(row.mu, row.sigma, row.games) for row in sql.execute(query)}


def _sides(sql: Connection, title: str, setting: str) -> dict[Key, Rating]:
    query = select(side_ratings).where(side_ratings.c.title == title, side_ratings.c.setting == setting)
    return {(setting, row.side): Rating(row.mu, row.sigma, row.games) for row in sql.execute(query)}


def _save_player(sql: Connection, title: str, visitor: int, rating: Rating, at: float) -> None:
    values = {"mu": rating.mu, "sigma": rating.sigma, "games": rating.games, "updated": at}
    mine = update(ratings).where(ratings.c.title == title, ratings.c.visitor == visitor)
    if sql.execute(mine.values(**values)).rowcount == 0:
        sql.execute(insert(ratings).values(title=title, visitor=visitor, **values))


def _save_side(sql: Connection, title: str, key: Key, rating: Rating) -> None:
    setting, side = key
    values = {"mu": rating.mu, "sigma": rating.sigma, "games": rating.games}
    which = update(side_ratings).where(
        side_ratings.c.title == title, side_ratings.c.setting == setting, side_ratings.c.side == side
    )
    if sql.execute(which.values(**values)).rowcount == 0:
        sql.execute(insert(side_ratings).values(title=title, setting=setting, side=side, **values))


# --- working it out again
def unrate(sql: Connection, table_id: str, reason: Unrated = "moderator") -> str | None:
    """Takes a game out of the ratings, and works out the others of its title again. Returns the title; None if it did not count."""
    _take(sql)
    query = select(rated_games.c.id, rated_games.c.title).where(
        rated_games.c.table_id == table_id, rated_games.c.void.is_(None)
    )
    found = sql.execute(query).one_or_none()
    running = update(tables).where(tables.c.id == table_id, tables.c.rated, tables.c.unrated.is_(None))
    if sql.execute(running.values(unrated=reason)).rowcount == 0 and found is None:
        return None
    if found is None:  # it has not ended: it will not count
        return str(sql.scalar(select(tables.c.title).where(tables.c.id == table_id)))
    sql.execute(update(rated_games).where(rated_games.c.id == found.id).values(void=reason))
    recompute(sql, found.title)
    return str(found.title)


def recompute(sql: Connection, title: str) -> int:
    """Works out all ratings of a title again, from its games in order; says how many there were."""
    games = sql.execute(
        select(rated_games).where(rated_games.c.title == title, rated_games.c.void.is_(None)).order_by(rated_games.c.id)
    ).all()
    played: dict[int, list[Row[Any]]] = {}
    of_title = select(rated_games.c.id).where(rated_games.c.title == title)
    rows = select(rated_seats).where(rated_seats.c.game.in_(of_title)).order_by(rated_seats.c.game, rated_seats.c.place)
    for row in sql.execute(rows):
        played.setdefault(row.game, []).append(row)
    standing, last = Standing(title, {}, {}), dict[int, float]()
    for game in games:
        those = [Seat(row.seat, row.visitor, row.bot, row.rank) for row in played[game.id]]
        before = {each.seat: _rating_of(standing, each) for each in those}
        _play(standing, game.mode, game.setting, those)
        for place, each in enumerate(those):
            values = _seat_values(game.id, place, each, before, standing)
            which = update(rated_seats).where(rated_seats.c.game == game.id, rated_seats.c.seat == each.seat)
            sql.execute(which.values(values))
            if each.visitor is not None:
                last[each.visitor] = game.ended
    sql.execute(delete(ratings).where(ratings.c.title == title))
    sql.execute(delete(side_ratings).where(side_ratings.c.title == title))
    here = set(sql.scalars(select(visitors.c.id).where(visitors.c.kind.in_(RATED_KINDS))))
    for visitor, rating in standing.players.items():
        if visitor in here:
            _save_player(sql, title, visitor, rating, last[visitor])
    for key, rating in standing.sides.items():
        _save_side(sql, title, key, rating)
    return len(games)


def running_against_bots(sql: Connection, visitor: int) -> int:
    """How many rated games this player has running in which nobody else plays."""
    held = select(seats.c.table_no).where(seats.c.visitor == visitor)
    other = seats.alias()
    others = select(other.c.seat).where(
        other.c.table_no == tables.c.no, other.c.bot.is_(None), other.c.visitor.is_(None) | (other.c.visitor != visitor)
    )
    query = select(func.count()).where(
        tables.c.rated, tables.c.result.is_(None), tables.c.trashed.is_(None), tables.c.no.in_(held)
    )
    return int(sql.scalar(query.where(~others.correlate(tables).exists())) or 0)


def require_not_running(sql: Connection, table_id: str) -> None:
    """Raises if a rated game goes on at the table: it is not deleted because it goes badly."""
    query = select(tables.c.no).where(
        tables.c.id == table_id, tables.c.rated, tables.c.unrated.is_(None), tables.c.result.is_(None)
    )
    if sql.scalar(query) is not None:
        raise ServerError("rated_table", "This game is rated: finish it, or concede it, before you delete the table.")


# --- reading
def _on_ladder() -> Any:
    """Players who have a place on a ladder: not those who deleted their account or are banned."""
    return visitors.c.kind.in_(RATED_KINDS) & visitors.c.banned.is_(None)


def _is_settled() -> Any:
    return (ratings.c.games >= PROVISIONAL_GAMES) & (ratings.c.sigma <= PROVISIONAL_SIGMA)


def strongest(sql: Connection, title: str, limit: int) -> list[Row[Any]]:
    """The strongest players of a title, those with a provisional rating last."""
    query = (
        select(ratings, visitors.c.public_id, visitors.c.name, visitors.c.kind)
        .join(visitors, visitors.c.id == ratings.c.visitor)
        .where(ratings.c.title == title, _on_ladder())
        .order_by((~_is_settled()), ratings.c.mu.desc(), ratings.c.visitor)
        .limit(limit)
    )
    return list(sql.execute(query))


def count_rated(sql: Connection, title: str) -> int:
    """How many players have a rating in a title."""
    query = select(func.count()).select_from(ratings).join(visitors, visitors.c.id == ratings.c.visitor)
    return int(sql.scalar(query.where(ratings.c.title == title, _on_ladder())) or 0)


def place_of(sql: Connection, title: str, rating: Rating) -> int:
    """The place of a settled rating among players."""
    query = select(func.count()).select_from(ratings).join(visitors, visitors.c.id == ratings.c.visitor)
    better = query.where(ratings.c.title == title, _on_ladder(), _is_settled(), ratings.c.mu > rating.mu)
    return int(sql.scalar(better) or 0) + 1


def ratings_of(sql: Connection, visitor: int) -> dict[str, Rating]:
    """The ratings of a player, by title."""
    query = select(ratings).where(ratings.c.visitor == visitor).order_by(ratings.c.games.desc(), ratings.c.title)
    return {row.title: Rating(row.mu, row.sigma, row.games) for row in sql.execute(query)}


def sides_of(sql: Connection, title: str) -> dict[Key, Rating]:
    """What the sides of a title are worth, as far as rated games were played."""
    query = select(side_ratings).where(side_ratings.c.title == title)
    return {(row.setting, row.side): Rating(row.mu, row.sigma, row.games) for row in sql.execute(query)}


def history(sql: Connection, visitor: int, title: str, limit: int) -> list[Row[Any]]:
    """What rated games did to a player's rating, the latest first."""
    query = (
        select(rated_games.c.id, rated_games.c.table_id, rated_games.c.ended, rated_seats.c.mu, rated_seats.c.sigma)
        .join(rated_seats, rated_seats.c.game == rated_games.c.id)
        .where(rated_seats.c.visitor == visitor, rated_games.c.title == title, rated_games.c.void.is_(None))
        .order_by(rated_games.c.id.desc())
        .limit(limit)
    )
    return list(sql.execute(query))


def changes_in(sql: Connection, table_ids: list[str]) -> dict[tuple[str, str], Row[Any]]:
    """What rated games did to those who played, by table and seat."""
    query = (
        select(rated_games.c.table_id, rated_seats)
        .join(rated_seats, rated_seats.c.game == rated_games.c.id)
        .where(rated_games.c.table_id.in_(table_ids), rated_games.c.void.is_(None), rated_seats.c.visitor.is_not(None))
    )
    return {(row.table_id, row.seat): row for row in sql.execute(query)}


def forget(sql: Connection, visitor: int) -> None:
    """Takes a player off the ladders. Their games stay, so that others keep what they won and lost."""
    sql.execute(delete(ratings).where(ratings.c.visitor == visitor))
