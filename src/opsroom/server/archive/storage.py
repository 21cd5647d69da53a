"""Reads of finished games that everyone may see."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Row, func, select

from opsroom.engine.json_types import Result
from opsroom.engine.saves import FORMAT
from opsroom.server.accounts.names import key_of
from opsroom.server.accounts.players import Player
from opsroom.server.ratings import storage as ratings
from opsroom.server.ratings.api_types import Unrated
from opsroom.server.schema import accounts, moves, seat_holders, seats, tables, visitors

NAMED_ALIKE = 50  # players that a search by name looks at
MOST_COUNTED = 5000  # of a player's games, the latest


def may_be_watched() -> Any:
    """Whether the table was set up for everyone to see."""
    return tables.c.watch


def is_public() -> Any:
    """Whether the game of a table is in the archive: everyone may see it, it is over, and a person has played in it."""
    held = select(seat_holders.c.seat).where(seat_holders.c.table_no == tables.c.no).correlate(tables)
    return (
        may_be_watched()
        & tables.c.result.is_not(None)
        & tables.c.lesson.is_(None)
        & tables.c.sandbox.is_(None)
        & tables.c.trashed.is_(None)
        & tables.c.closed.is_(None)
        & held.exists()
    )


@dataclass(slots=True)
class Wanted:
    """Which games somebody looks for."""

    title: str | None = None
    mode: str | None = None
    player: str | None = None  # public id, or the beginning of a name
    options: dict[str, str] = field(default_factory=dict)
    since: float | None = None
    until: float | None = None
    rated: bool = False
    before: str | None = None  # the last game that was seen


@dataclass(slots=True)
class PlayedSeat:
    """Who played a seat in the end."""

    seat: str
    bot: str | None
    player: Player | None


@dataclass(slots=True)
class Game:
    """A finished game, without its moves."""

    no: int
    id: str
    title: str
    mode: str
    options: dict[str, str]
    turn: int
    began: float
    ended: float
    result: Result
    rated: bool
    unrated: Unrated | None
    seats: list[PlayedSeat]
    changes: dict[str, Row[Any]]  # of ratings, by seat


def games(sql: Connection, wanted: Wanted, limit: int) -> list[Game]:
    """Games of the archive, the latest first."""
    query = _columns().where(is_public(), *_conditions(sql, wanted))
    return _games(sql, sql.execute(query.order_by(tables.c.updated.desc(), tables.c.no.desc()).limit(limit)).all())


def games_after(sql: Connection, wanted: Wanted, after: tuple[float, int] | None, limit: int) -> list[Game]:
    """The same from the oldest on, after the time and number of the last one: for those who read them all."""
    query = _columns().where(is_public(), *_conditions(sql, wanted))
    if after is not None:
        ended, no = after
        query = query.where((tables.c.updated > ended) | ((tables.c.updated == ended) & (tables.c.no > no)))
    return _games(sql, sql.execute(query.order_by(tables.c.updated, tables.c.no).limit(limit)).all())


def game(sql: Connection, table_id: str) -> Game | None:
    """One game of the archive."""
    found = _games(sql, sql.execute(_columns().where(is_public(), tables.c.id == table_id)).all())
    return found[0] if found else None


def public_among(sql: Connection, table_ids: Iterable[str]) -> set[str]:
    """Which of these games are in the archive."""
    return set(sql.scalars(select(tables.c.id).where(tables.c.id.in_(list(table_ids)), is_public())))


def _columns() -> Any:
    last = moves.alias()
    turn = select(func.max(last.c.turn)).where(last.c.table_no == tables.c.no).correlate(tables).scalar_subquery()
    return select(tables, turn.label("turn"))


def _conditions(sql: Connection, wanted: Wanted) -> list[Any]:
    found: list[Any] = []
    if wanted.title is not None:
        found.append(tables.c.title == wanted.title)
    if wanted.mode is not None:
        found.append(tables.c.mode == wanted.mode)
    found += [tables.c.options[name].as_string() == value for name, value in wanted.options.items()]
    if wanted.since is not None:
        found.append(tables.c.updated >= wanted.since)
    if wanted.until is not None:
        found.append(tables.c.updated < wanted.until)
    if wanted.rated:
        found += [tables.c.rated, tables.c.unrated.is_(None)]
    if wanted.player is not None:
        held = select(seats.c.table_no).where(seats.c.visitor.in_(_players_like(sql, wanted.player)))
        found.append(tables.c.no.in_(held))
    if wanted.before is not None:
        last = sql.execute(select(tables.c.updated, tables.c.no).where(tables.c.id == wanted.before)).one_or_none()
        if last is not None:
            earlier = (tables.c.updated == last.updated) & (tables.c.no < last.no)
            found.append((tables.c.updated < last.updated) | earlier)
    return found


def _players_like(sql: Connection, text: str) -> list[int]:
    """The players with this public id, or whose name begins so."""
    exact = sql.scalars(select(visitors.c.id).where(visitors.c.public_id == text)).all()
    if exact:
        return list(exact)
    named = select(accounts.c.visitor).where(accounts.c.username_key.startswith(key_of(text), autoescape=True))
    begins = visitors.c.name.startswith(text, autoescape=True)
    query = select(visitors.c.id).where(visitors.c.id.in_(named) | begins).order_by(visitors.c.id).limit(NAMED_ALIKE)
    return list(sql.scalars(query))


def _games(sql: Connection, found: Sequence[Row[Any]]) -> list[Game]:
    numbers, ids = [row.no for row in found], [row.id for row in found]
    query = (
        select(seats, visitors.c.public_id, visitors.c.name, visitors.c.kind)
        .outerjoin(visitors, visitors.c.id == seats.c.visitor)
        .where(seats.c.table_no.in_(numbers))
        .order_by(seats.c.table_no, seats.c.place)
    )
    held: dict[int, list[PlayedSeat]] = {number: [] for number in numbers}
    for row in sql.execute(query):
        player = None if row.visitor is None else Player(row.public_id, row.name, row.kind)
        held[row.table_no].append(PlayedSeat(row.seat, row.bot, player))
    changes = ratings.changes_in(sql, [row.id for row in found if row.rated]) if ids else {}
    return [
        Game(
            no=row.no,
            id=row.id,
            title=row.title,
            mode=row.mode,
            options=row.options,
            turn=row.turn or 0,
            began=row.created,
            ended=row.updated,
            result=json.loads(row.result),
            rated=row.rated and row.unrated is None,
            unrated=row.unrated if row.rated else None,
            seats=held[row.no],
            changes={seat: change for (table_id, seat), change in changes.items() if table_id == row.id},
        )
        for row in found
    ]


# --- one game with its moves
def save_of(sql: Connection, no: int) -> str:
    """The record of a finished game as a save file, put together from what is stored: nothing is played again."""
    row = sql.execute(select(tables.c.setup, tables.c.result).where(tables.c.no == no)).one()
    records = sql.scalars(select(moves.c.record).where(moves.c.table_no == no).order_by(moves.c.n)).all()
    head = json.dumps({"opsroom": FORMAT, **json.loads(row.setup), "length": len(records), "finished": True})
    return f'{head[:-1]}, "result": {row.result}, "moves": [{", ".join(records)}]}}'


# --- a player
@dataclass(slots=True)
class Found:
    """A player whose page somebody opens."""

    visitor: int
    player: Player
    created: float


def player(sql: Connection, public_id: str) -> Found | None:
    """The player of this public id, unless the account was deleted or belongs to a guest who signed in."""
    query = select(visitors).where(
        visitors.c.public_id == public_id, visitors.c.kind != "deleted", visitors.c.merged_into.is_(None)
    )
    row = sql.execute(query).one_or_none()
    return None if row is None else Found(row.id, Player(row.public_id, row.name, row.kind), row.created)


def results_of(sql: Connection, visitor: int) -> list[tuple[str, str, str, Result]]:
    """Title, mode, seat and result of the games in the archive that somebody has played, the latest first."""
    query = (
        select(tables.c.title, tables.c.mode, seats.c.seat, tables.c.result)
        .join(seats, seats.c.table_no == tables.c.no)
        .where(seats.c.visitor == visitor, is_public())
        .order_by(tables.c.updated.desc())
        .limit(MOST_COUNTED)
    )
    return [(row.title, row.mode, row.seat, json.loads(row.result)) for row in sql.execute(query)]
