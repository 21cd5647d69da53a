"""Reads and changes of programs, their tokens and challenges, each a plain function of a connection."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from opsroom.server import storage
from opsroom.server.accounts import storage as accounts
from opsroom.server.accounts.names import key_of
from opsroom.server.errors import ServerError
from opsroom.server.schema import program_challenges, program_tokens, programs, seats, tables, visitors
from opsroom.server.storage import CalledProgram, SeatRow, hashed
from opsroom.server.time_controls.api_types import TimeControl
from opsroom.server.time_controls.storage import clock_of

MOST_WAITING = 50  # challenges of one program that it has not answered


@dataclass(frozen=True, slots=True)
class Credential:
    """What a token stands for."""

    token: int
    program: int
    owner: int


@dataclass(slots=True)
class Program:
    """A program that plays."""

    visitor: int
    owner: int
    public_id: str
    name: str
    created: float
    owner_name: str | None = None


@dataclass(slots=True)
class Token:
    """What is stored of a token."""

    id: int
    label: str
    created: float
    last_used: float | None


@dataclass(slots=True)
class Waiting:
    """A challenge that has not been answered."""

    id: int
    table: storage.TableRow
    seat: str
    created: float
    holders: set[tuple[str, int]]
    owners: dict[int, int]
    control: TimeControl | None


# --- programs and tokens
def _programs() -> Any:
    owner = visitors.alias()
    columns = (programs.c.visitor, programs.c.owner, visitors.c.public_id, visitors.c.name, programs.c.created)
    joined = select(*columns, owner.c.name).join(visitors, visitors.c.id == programs.c.visitor)
    return joined.join(owner, owner.c.id == programs.c.owner).where(programs.c.name_key.is_not(None))


def programs_of(connection: Connection, owner: int) -> list[Program]:
    """The programs of an account, the oldest first."""
    found = connection.execute(_programs().where(programs.c.owner == owner).order_by(programs.c.visitor))
    return [Program(*row) for row in found]


def program_named(connection: Connection, name: str) -> Program | None:
    """The program of this name, in whatever letters."""
    found = connection.execute(_programs().where(programs.c.name_key == key_of(name))).one_or_none()
    return None if found is None else Program(*found)


def some_programs(connection: Connection, which: Iterable[int]) -> list[Program]:
    """The programs with these numbers that still play."""
    found = connection.execute(_programs().where(programs.c.visitor.in_(sorted(which))))
    return [Program(*row) for row in found]


def add_program(connection: Connection, owner: int, name: str, most: int, now: float) -> int:
    """A new program of an account."""
    if len(programs_of(connection, owner)) >= most:
        raise ServerError("too_many_programs", f"an account has at most {most} programs")
    accounts.require_free(connection, name)
    visitor = accounts.add_visitor(connection, now)
    connection.execute(update(visitors).where(visitors.c.id == visitor).values(name=name, kind="program"))
    row = {"visitor": visitor, "owner": owner, "name_key": key_of(name), "created": now}
    connection.execute(insert(programs).values(row))
    return visitor


def add_token(connection: Connection, program: int, secret: str, label: str, most: int, now: float) -> None:
    """A new token of a program."""
    if len(tokens_of(connection, program)) >= most:
        raise ServerError("too_many_tokens", f"a program has at most {most} tokens")
    row = {"program": program, "token_hash": hashed(secret), "label": label, "created": now}
    connection.execute(insert(program_tokens).values(row))


def tokens_of(connection: Connection, program: int) -> list[Token]:
    """The tokens of a program, the oldest first."""
    columns = [getattr(program_tokens.c, name) for name in Token.__slots__]
    query = select(*columns).where(program_tokens.c.program == program).order_by(program_tokens.c.id)
    return [Token(*row) for row in connection.execute(query)]


def credential_of(connection: Connection, secret: str) -> Credential | None:
    """What a token stands for."""
    query = (
        select(program_tokens.c.id, programs.c.visitor, programs.c.owner)
        .join(programs, programs.c.visitor == program_tokens.c.program)
        .where(program_tokens.c.token_hash == hashed(secret), programs.c.name_key.is_not(None))
    )
    found = connection.execute(query).one_or_none()
    return None if found is None else Credential(*found)


def used_token(connection: Connection, token: int, now: float) -> None:
    """Stores when a token was last used."""
    connection.execute(update(program_tokens).where(program_tokens.c.id == token).values(last_used=now))


def revoke_token(connection: Connection, program: int, token: int) -> bool:
    """Forgets a token; false if the program has none of this number."""
    which = (program_tokens.c.id == token) & (program_tokens.c.program == program)
    return connection.execute(delete(program_tokens).where(which)).rowcount == 1


def forget(connection: Connection, visitor: int) -> None:
    """A program is deleted. That it was its owner's stays: the owner has known what its seats knew."""
    connection.execute(delete(program_tokens).where(program_tokens.c.program == visitor))
    connection.execute(delete(program_challenges).where(program_challenges.c.program == visitor))
    connection.execute(update(programs).where(programs.c.visitor == visitor).values(name_key=None))


# --- games and challenges
def running(connection: Connection, program: int) -> list[str]:
    """The ids of the program's running games, the oldest first."""
    held = select(seats.c.table_no).where(seats.c.visitor == program)
    mine = (tables.c.no.in_(held)) & tables.c.result.is_(None) & tables.c.trashed.is_(None)
    return list(connection.scalars(select(tables.c.id).where(mine).order_by(tables.c.no)))


def require_room(connection: Connection, called: CalledProgram) -> None:
    """Raises `program_busy` if the program has too many challenges to answer already."""
    mine = (program_challenges.c.program == called.visitor) & program_challenges.c.declined.is_(None)
    waiting = connection.scalar(select(func.count()).select_from(program_challenges).where(mine)) or 0
    if waiting >= MOST_WAITING:
        raise ServerError("program_busy", f"{called.name} has too many challenges to answer")


def add_challenges(connection: Connection, no: int, rows: Iterable[SeatRow], now: float) -> None:
    """Stores for which programs the seats of a new table wait."""
    for row in rows:
        if row.called is not None:
            require_room(connection, row.called)
            values = {"table_no": no, "seat": row.seat, "program": row.called.visitor, "created": now}
            connection.execute(insert(program_challenges).values(values))


def decline(connection: Connection, no: int, seat: str, now: float) -> None:
    """Stores that the program does not want to play."""
    which = (program_challenges.c.table_no == no) & (program_challenges.c.seat == seat)
    connection.execute(update(program_challenges).where(which).values(declined=now))


def challenge_of(connection: Connection, program: int, number: int) -> tuple[str, str] | None:
    """Table and seat of a challenge that this program may answer."""
    query = select(tables.c.id, program_challenges.c.seat).join(tables, tables.c.no == program_challenges.c.table_no)
    found = connection.execute(query.where(program_challenges.c.id == number, _is_waiting(program))).one_or_none()
    return None if found is None else (found.id, found.seat)


def _is_waiting(program: int) -> Any:
    mine = (program_challenges.c.program == program) & program_challenges.c.declined.is_(None)
    return mine & tables.c.result.is_(None) & tables.c.trashed.is_(None)


def waiting_for(connection: Connection, program: int) -> list[Waiting]:
    """The challenges that a program has not answered, the oldest first."""
    query = (
        select(program_challenges.c.id, program_challenges.c.seat, program_challenges.c.created, tables.c.id)
        .join(tables, tables.c.no == program_challenges.c.table_no)
        .where(_is_waiting(program))
        .order_by(program_challenges.c.id)
        .limit(MOST_WAITING)
    )
    found = []
    for number, seat, created, table_id in connection.execute(query).all():
        row = storage.line_of(connection, table_id)
        if row is None:
            continue
        holders = storage.holders_of(connection, row.no)
        owners = storage.owners_of(connection, {visitor for _, visitor in holders})
        clock = clock_of(connection, row.no)
        found.append(Waiting(number, row, seat, created, holders, owners, None if clock is None else clock.control))
    return found
