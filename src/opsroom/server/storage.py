"""Reads and changes of the database, each a plain function of a connection."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from opsroom.server.schema import moves, seat_holders, seats, snapshots, tables, visitors

Json = dict[str, Any]


@dataclass(slots=True)
class SeatRow:
    """Who holds a seat: a person, a bot, or nobody yet."""

    seat: str
    visitor: int | None = None
    bot: str | None = None
    invitation_hash: str | None = None


@dataclass(slots=True)
class TableRow:
    """A table as it is stored, without its moves."""

    no: int
    id: str
    starter: int
    title: str
    mode: str
    options: Json
    guided: bool
    watch: bool
    setup: Json
    result: Json | None
    updated: float
    seats: list[SeatRow]
    undo: Json | None = None
    disclosed: list[str] = field(default_factory=list)
    turn: int = 0
    asked: str | None = None
    seen: Seen | None = None


@dataclass(slots=True)
class Seen:
    """For each viewpoint (the seats in order, then the spectators) its sequence number and the time of its last change."""

    numbers: list[int]
    times: list[float]


@dataclass(slots=True)
class Stored:
    """A table with all that is needed to play on."""

    row: TableRow
    moves: list[Json]
    snapshots: list[Json]
    seen: list[Seen | None]  # with each move
    holders: set[tuple[str, int]] = field(default_factory=set)  # seat and visitor, of everyone who ever held one


@dataclass(slots=True)
class NewMove:
    """A move of a table that is stored whole, as an import is."""

    record: Json
    turn: int
    numbers: list[int]
    asked: str | None = None


@dataclass(slots=True)
class NewRow:
    """A table to be stored."""

    id: str
    starter: int
    title: str
    mode: str
    options: Json
    guided: bool
    watch: bool
    setup: Json
    seats: list[SeatRow]
    moves: list[NewMove]
    result: Json | None
    now: float
    snapshots: list[Json]
    disclosed: list[str] = field(default_factory=list)


def hashed(secret: str) -> str:
    """What we keep of a secret; it has 256 random bits, so a plain hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def visitor_of(connection: Connection, token: str) -> int | None:
    """The visitor with this token."""
    return connection.scalar(select(visitors.c.id).where(visitors.c.token_hash == hashed(token)))


def add_visitor(connection: Connection, token: str, now: float) -> int:
    """A new visitor."""
    made = connection.execute(insert(visitors).values(token_hash=hashed(token), created=now))
    assert made.inserted_primary_key is not None
    return int(made.inserted_primary_key[0])


def add_table(connection: Connection, new: NewRow) -> None:
    """Stores a table with its seats and moves."""
    row = {name: getattr(new, name) for name in ("id", "starter", "title", "mode", "options", "guided", "watch")} | {
        "setup": json.dumps(new.setup),
        "result": None if new.result is None else json.dumps(new.result),
        "disclosed": json.dumps(new.disclosed) if new.disclosed else None,
        "created": new.now,
        "updated": new.now,
    }
    made = connection.execute(insert(tables).values(row))
    assert made.inserted_primary_key is not None
    no = int(made.inserted_primary_key[0])
    connection.execute(insert(seats), [_seat_values(no, place, seat) for place, seat in enumerate(new.seats)])
    for seat in new.seats:
        _add_holder(connection, no, seat)
    records = [
        {
            "table_no": no,
            "n": n,
            "at": new.now,
            "turn": move.turn,
            "asked": move.asked,
            "record": json.dumps(move.record),
            "seen": json.dumps([move.numbers, [int(new.now)] * len(move.numbers)]),
            "public_at": new.now,
        }
        for n, move in enumerate(new.moves)
    ]
    if records:
        connection.execute(insert(moves), records)
    kept = [{"table_no": no, "at": position["at"], "position": json.dumps(position)} for position in new.snapshots]
    if kept:
        connection.execute(insert(snapshots), kept)


def _seat_values(no: int, place: int, seat: SeatRow) -> Json:
    return {
        "table_no": no,
        "seat": seat.seat,
        "place": place,
        "visitor": seat.visitor,
        "bot": seat.bot,
        "invitation_hash": seat.invitation_hash,
    }


def load(connection: Connection, table_id: str) -> Stored | None:
    """A table with its moves and its snapshots."""
    found = connection.execute(select(tables).where(tables.c.id == table_id)).one_or_none()
    if found is None:
        return None
    row = _rows(connection, [found])[0]
    played = select(moves.c.record, moves.c.seen).where(moves.c.table_no == row.no).order_by(moves.c.n)
    records = connection.execute(played).all()
    kept = connection.scalars(
        select(snapshots.c.position).where(snapshots.c.table_no == row.no).order_by(snapshots.c.at)
    )
    query = select(seat_holders.c.seat, seat_holders.c.visitor).where(seat_holders.c.table_no == row.no)
    holders = {(found.seat, found.visitor) for found in connection.execute(query)}
    return Stored(
        row,
        [json.loads(move.record) for move in records],
        [json.loads(position) for position in kept],
        [_seen(move.seen) for move in records],
        holders,
    )


def _seen(text: str | None) -> Seen | None:
    return None if text is None else Seen(*json.loads(text))


def turns(connection: Connection, no: int) -> list[int]:
    """The turn after each move."""
    return list(connection.scalars(select(moves.c.turn).where(moves.c.table_no == no).order_by(moves.c.n)))


def invited(connection: Connection, secret: str) -> tuple[str, str] | None:
    """The table and seat that an invitation is for."""
    query = select(tables.c.id, seats.c.seat).join(seats, seats.c.table_no == tables.c.no)
    found = connection.execute(query.where(seats.c.invitation_hash == hashed(secret))).one_or_none()
    return None if found is None else (found.id, found.seat)


def save_seat(connection: Connection, no: int, seat: SeatRow, notices: Sequence[Json] = ()) -> None:
    """Stores who holds a seat now, together with the notices that tell everyone."""
    change = update(seats).where(seats.c.table_no == no, seats.c.seat == seat.seat)
    connection.execute(change.values(visitor=seat.visitor, bot=seat.bot, invitation_hash=seat.invitation_hash))
    _add_holder(connection, no, seat)
    if notices:
        connection.execute(insert(moves), list(notices))


def _add_holder(connection: Connection, no: int, seat: SeatRow) -> None:
    if seat.visitor is None:
        return
    holder = {"table_no": no, "seat": seat.seat, "visitor": seat.visitor}
    if connection.execute(select(seat_holders).filter_by(**holder)).one_or_none() is None:
        connection.execute(insert(seat_holders).values(holder))


def save_disclosed(connection: Connection, no: int, reasons: list[str]) -> None:
    """Stores why hidden information of a table may be known."""
    connection.execute(update(tables).where(tables.c.no == no).values(disclosed=json.dumps(reasons)))


def save_undo(connection: Connection, no: int, undo: Json | None) -> None:
    """Stores a request to take back, or that there is none."""
    kept = None if undo is None else json.dumps(undo)
    connection.execute(update(tables).where(tables.c.no == no).values(undo=kept))


def of_visitor(connection: Connection, visitor: int, limit: int = 100) -> list[TableRow]:
    """Tables where the visitor holds a seat, or that he started."""
    held = select(seats.c.table_no).where(seats.c.visitor == visitor)
    return _lines(connection, (tables.c.starter == visitor) | tables.c.no.in_(held), limit)


def watchable(connection: Connection, limit: int = 50) -> list[TableRow]:
    """Tables in play that anyone may watch."""
    return _lines(connection, tables.c.watch & tables.c.result.is_(None), limit)


def waiting_for_bots(connection: Connection) -> list[str]:
    """Tables where a bot is asked."""
    last = _last_moves()
    query = (
        select(tables.c.id)
        .select_from(tables)
        .join(moves, moves.c.table_no == tables.c.no)
        .join(seats, (seats.c.table_no == tables.c.no) & (seats.c.seat == moves.c.asked))
        .where(moves.c.n == last, seats.c.bot.is_not(None), tables.c.result.is_(None))
    )
    return list(connection.scalars(query))


def expire(connection: Connection, unused_since: float, finished_since: float) -> list[str]:
    """Removes the tables that nobody used for long, and says which."""
    last = func.coalesce(
        select(func.max(moves.c.at)).where(moves.c.table_no == tables.c.no).scalar_subquery(), tables.c.updated
    )
    old = (tables.c.result.is_(None) & (last < unused_since)) | (tables.c.result.is_not(None) & (last < finished_since))
    gone = connection.execute(select(tables.c.no, tables.c.id).where(old)).all()
    for start in range(0, len(gone), 500):
        numbers = [row.no for row in gone[start : start + 500]]
        for part in (snapshots, moves, seat_holders, seats):
            connection.execute(delete(part).where(part.c.table_no.in_(numbers)))
        connection.execute(delete(tables).where(tables.c.no.in_(numbers)))
    return [row.id for row in gone]


def forget_visitors(connection: Connection, met_before: float, here: set[int]) -> int:
    """Removes visitors who never held a seat at a table we keep and started none, and says how many; those here stay.

    The newest stays too: its number would be given out again.
    """
    idle = (
        (visitors.c.created < met_before)
        & visitors.c.id.not_in(select(seat_holders.c.visitor))
        & visitors.c.id.not_in(select(tables.c.starter))
        & (visitors.c.id < select(func.max(visitors.c.id)).scalar_subquery())
    )
    gone = [number for number in connection.scalars(select(visitors.c.id).where(idle)) if number not in here]
    for start in range(0, len(gone), 500):
        connection.execute(delete(visitors).where(visitors.c.id.in_(gone[start : start + 500])))
    return len(gone)


def _last_moves() -> Any:
    later = moves.alias()
    return select(func.max(later.c.n)).where(later.c.table_no == tables.c.no).correlate(tables).scalar_subquery()


def _lines(connection: Connection, which: Any, limit: int) -> list[TableRow]:
    updated = func.coalesce(moves.c.at, tables.c.updated).label("moved")
    public = func.coalesce(moves.c.public_at, updated)  # the order must not show when somebody answered in secret
    query = (
        select(tables, updated, moves.c.turn, moves.c.asked, moves.c.seen)
        .select_from(tables)
        .outerjoin(moves, (moves.c.table_no == tables.c.no) & (moves.c.n == _last_moves()))
        .where(which)
        .order_by(public.desc(), tables.c.no.desc())
        .limit(limit)
    )
    found = connection.execute(query).all()
    rows = _rows(connection, found)
    for row, line in zip(rows, found, strict=True):
        row.turn, row.asked, row.updated, row.seen = line.turn or 0, line.asked, line.moved, _seen(line.seen)
    return rows


def _rows(connection: Connection, found: Any) -> list[TableRow]:
    numbers = [row.no for row in found]
    query = select(seats).where(seats.c.table_no.in_(numbers)).order_by(seats.c.table_no, seats.c.place)
    held: dict[int, list[SeatRow]] = {number: [] for number in numbers}
    for seat in connection.execute(query):
        held[seat.table_no].append(SeatRow(seat.seat, seat.visitor, seat.bot, seat.invitation_hash))
    return [_row(row, held[row.no]) for row in found]


def _row(row: Row[Any], held: list[SeatRow]) -> TableRow:
    return TableRow(
        no=row.no,
        id=row.id,
        starter=row.starter,
        title=row.title,
        mode=row.mode,
        options=row.options,
        guided=row.guided,
        watch=row.watch,
        setup=json.loads(row.setup),
        result=None if row.result is None else json.loads(row.result),
        updated=row.updated,
        seats=held,
        undo=None if row.undo is None else json.loads(row.undo),
        disclosed=[] if row.disclosed is None else json.loads(row.disclosed),
    )
