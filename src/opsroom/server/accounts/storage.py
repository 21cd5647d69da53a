"""Reads and changes of players and their sessions, each a plain function of a connection."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update

from opsroom.server.accounts.players import Player
from opsroom.server.schema import sessions, visitors
from opsroom.server.storage import hashed


@dataclass(slots=True)
class Session:
    """A browser and the player who uses it."""

    id: int
    visitor: int
    created: float
    last_seen: float
    signed_in: float | None
    browser: str
    system: str


@dataclass(slots=True)
class NewSession:
    """A session to be stored, under the token that only the browser keeps."""

    token: str
    now: float
    signed_in: float | None = None
    browser: str = ""
    system: str = ""


def new_public_id() -> str:
    """What others see of a visitor in place of the number."""
    return secrets.token_urlsafe(9)


def add_visitor(connection: Connection, now: float) -> int:
    """A new visitor, whom nobody can be without a session."""
    made = connection.execute(insert(visitors).values(public_id=new_public_id(), created=now))
    assert made.inserted_primary_key is not None
    return int(made.inserted_primary_key[0])


def add_session(connection: Connection, visitor: int, new: NewSession) -> Session:
    """A browser that acts for a visitor from now on."""
    values = {
        "visitor": visitor,
        "created": new.now,
        "last_seen": new.now,
        "signed_in": new.signed_in,
        "browser": new.browser,
        "system": new.system,
    }
    made = connection.execute(insert(sessions).values(values | {"token_hash": hashed(new.token)}))
    assert made.inserted_primary_key is not None
    return Session(id=int(made.inserted_primary_key[0]), **values)  # type: ignore[arg-type]


def session_of(connection: Connection, token: str) -> Session | None:
    """The session with this token."""
    columns = [getattr(sessions.c, name) for name in Session.__slots__]
    found = connection.execute(select(*columns).where(sessions.c.token_hash == hashed(token))).one_or_none()
    return None if found is None else Session(*found)


def saw_session(connection: Connection, session: int, now: float) -> None:
    """Stores when a session was last used."""
    connection.execute(update(sessions).where(sessions.c.id == session).values(last_seen=now))


def end_session(connection: Connection, session: int) -> None:
    """Forgets a session: its token is nobody's any more."""
    connection.execute(delete(sessions).where(sessions.c.id == session))


def player_of(connection: Connection, visitor: int) -> Player:
    """A visitor as others may know them."""
    query = select(visitors.c.public_id, visitors.c.name, visitors.c.kind).where(visitors.c.id == visitor)
    return Player(*connection.execute(query).one())


def rename_guest(connection: Connection, visitor: int, name: str) -> Player:
    """Gives a guest a name, which others may have as well."""
    connection.execute(update(visitors).where(visitors.c.id == visitor).values(name=name))
    return player_of(connection, visitor)
