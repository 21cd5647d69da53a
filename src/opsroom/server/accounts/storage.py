"""Reads and changes of players, their sessions and credentials, each a plain function of a connection."""

from __future__ import annotations

import json
import secrets
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import Connection, delete, func, insert, select, update

from opsroom.server.accounts.names import key_of
from opsroom.server.accounts.passkeys import NewPasskey
from opsroom.server.accounts.players import Player
from opsroom.server.errors import ServerError
from opsroom.server.schema import (
    accounts,
    mail_tokens,
    passkeys,
    programs,
    recovery_codes,
    sessions,
    visitors,
)
from opsroom.server.storage import hashed

Purpose = Literal["confirm", "recover"]


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


def sessions_among(sql: Connection, asked: Collection[int]) -> set[int]:
    """Those of the sessions that have not ended."""
    return set(sql.scalars(select(sessions.c.id).where(sessions.c.id.in_(list(asked))))) if asked else set()


def end_session(connection: Connection, session: int) -> None:
    """Forgets a session: its token is nobody's any more."""
    connection.execute(delete(sessions).where(sessions.c.id == session))


def player_of(connection: Connection, visitor: int) -> Player:
    """A visitor as others may know them."""
    owner = visitors.alias()
    query = (
        select(visitors.c.public_id, visitors.c.name, visitors.c.kind, owner.c.name)
        .outerjoin(programs, programs.c.visitor == visitors.c.id)
        .outerjoin(owner, owner.c.id == programs.c.owner)
        .where(visitors.c.id == visitor)
    )
    return Player(*connection.execute(query).one())


@dataclass(slots=True)
class Account:
    """What is stored of an account."""

    visitor: int
    username: str
    created: float
    user_handle: str
    password_hash: str | None
    password_changed: float | None
    recovery_salt: str | None
    email: str | None
    role: str


@dataclass(slots=True)
class Passkey:
    """What is stored of a passkey."""

    id: int
    visitor: int
    credential_id: str
    public_key: str
    sign_count: int
    rp_id: str
    label: str
    created: float
    last_used: float | None


def rename(connection: Connection, visitor: int, name: str) -> Player:
    """Gives a player another name. That of an account or a program is nobody else's; guests may share one."""
    kind = player_of(connection, visitor).kind
    if kind == "program":
        require_free(connection, name, visitor)
        connection.execute(update(programs).where(programs.c.visitor == visitor).values(name_key=key_of(name)))
    if kind == "account":
        require_free(connection, name, visitor)
        named = {"username": name, "username_key": key_of(name)}
        connection.execute(update(accounts).where(accounts.c.visitor == visitor).values(named))
    connection.execute(update(visitors).where(visitors.c.id == visitor).values(name=name))
    return player_of(connection, visitor)


def require_free(connection: Connection, name: str, visitor: int | None = None) -> None:
    """Raises `name_taken` if another account or program has the name."""
    holder = connection.scalar(select(accounts.c.visitor).where(accounts.c.username_key == key_of(name)))
    if holder is None:
        holder = connection.scalar(select(programs.c.visitor).where(programs.c.name_key == key_of(name)))
    if holder is not None and holder != visitor:
        raise ServerError("name_taken", f"the name {name} is taken", name=name)


def is_guest(connection: Connection, visitor: int) -> bool:
    """Whether the visitor can still get an account, or be moved into one."""
    query = select(visitors.c.id).where(
        visitors.c.id == visitor, visitors.c.kind == "guest", visitors.c.merged_into.is_(None)
    )
    return connection.scalar(query) is not None


def add_account(connection: Connection, visitor: int, name: str, user_handle: str, now: float) -> None:
    """Makes a guest an account of this name, without credentials yet."""
    if not is_guest(connection, visitor):
        raise ServerError("already_signed_in", "this browser is signed in to an account already")
    require_free(connection, name)
    row = {"visitor": visitor, "username": name, "username_key": key_of(name), "user_handle": user_handle}
    connection.execute(insert(accounts).values(**row, created=now))
    connection.execute(update(visitors).where(visitors.c.id == visitor).values(name=name, kind="account"))


def account_of(connection: Connection, visitor: int | None) -> Account | None:
    """The account of a visitor."""
    return _account(connection, accounts.c.visitor == visitor)


def account_named(connection: Connection, name: str) -> Account | None:
    """The account of this name, in whatever letters."""
    return _account(connection, accounts.c.username_key == key_of(name))


def _account(connection: Connection, which: Any) -> Account | None:
    columns = [getattr(accounts.c, name) for name in Account.__slots__]
    found = connection.execute(select(*columns).where(which)).one_or_none()
    return None if found is None else Account(*found)


def set_password(connection: Connection, visitor: int, password_hash: str | None, now: float) -> None:
    """Sets a password, or removes it. Links that were sent by e-mail are not valid any more: whoever knew the old password may have asked
    for one, to an address of their own."""
    values = {"password_hash": password_hash, "password_changed": None if password_hash is None else now}
    connection.execute(update(accounts).where(accounts.c.visitor == visitor).values(values))
    connection.execute(delete(mail_tokens).where(mail_tokens.c.visitor == visitor))


def set_email(connection: Connection, visitor: int, email: str | None) -> None:
    """Sets a confirmed address, or removes it; links that were sent to another one are not valid any more."""
    connection.execute(update(accounts).where(accounts.c.visitor == visitor).values(email=email))
    connection.execute(delete(mail_tokens).where(mail_tokens.c.visitor == visitor))


# --- passkeys
def add_passkey(connection: Connection, visitor: int, new: NewPasskey, label: str, most: int, now: float) -> None:
    """Adds a passkey to an account, unless somebody has it already."""
    if len(passkeys_of(connection, visitor)) >= most:
        raise ServerError("too_many_passkeys", f"an account has at most {most} passkeys")
    if passkey_of(connection, new.credential_id) is not None:
        raise ServerError("bad_passkey", "this passkey could not be used; try again")
    row = {
        "visitor": visitor,
        "credential_id": new.credential_id,
        "public_key": new.public_key,
        "sign_count": new.sign_count,
        "rp_id": new.rp_id,
        "transports": json.dumps(new.transports),
        "label": label,
        "created": now,
    }
    connection.execute(insert(passkeys).values(row))


def passkeys_of(connection: Connection, visitor: int) -> list[Passkey]:
    """The passkeys of an account, the oldest first."""
    return _passkeys(connection, passkeys.c.visitor == visitor)


def passkey_of(connection: Connection, credential_id: str) -> Passkey | None:
    """The passkey with this id."""
    found = _passkeys(connection, passkeys.c.credential_id == credential_id)
    return found[0] if found else None


def _passkeys(connection: Connection, which: Any) -> list[Passkey]:
    columns = [getattr(passkeys.c, name) for name in Passkey.__slots__]
    return [Passkey(*row) for row in connection.execute(select(*columns).where(which).order_by(passkeys.c.id))]


def used_passkey(connection: Connection, passkey: Passkey, sign_count: int, now: float) -> bool:
    """Stores that a passkey was used; false if it was removed or used in the meantime."""
    change = update(passkeys).where(passkeys.c.id == passkey.id, passkeys.c.sign_count == passkey.sign_count)
    return connection.execute(change.values(sign_count=sign_count, last_used=now)).rowcount == 1


def remove_passkey(connection: Connection, visitor: int, passkey: int) -> bool:
    """Removes a passkey of this account; false if there is none."""
    which = delete(passkeys).where(passkeys.c.id == passkey, passkeys.c.visitor == visitor)
    return connection.execute(which).rowcount == 1


def require_way_in(connection: Connection, visitor: int) -> None:
    """Raises `last_credential` unless the account has a password, or two passkeys: one on one phone is easily lost."""
    account = account_of(connection, visitor)
    assert account is not None
    if account.password_hash is None and len(passkeys_of(connection, visitor)) < 2:
        raise ServerError("last_credential", "an account without a password needs two passkeys")


# --- recovery
def set_recovery_codes(connection: Connection, visitor: int, salt: str, hashes: Iterable[str]) -> None:
    """Replaces the recovery codes of an account."""
    connection.execute(delete(recovery_codes).where(recovery_codes.c.visitor == visitor))
    connection.execute(insert(recovery_codes), [{"visitor": visitor, "code_hash": each} for each in hashes])
    connection.execute(update(accounts).where(accounts.c.visitor == visitor).values(recovery_salt=salt))


def use_recovery_code(connection: Connection, visitor: int, code_hash: str) -> bool:
    """Uses a recovery code up; false if it is none."""
    which = delete(recovery_codes).where(recovery_codes.c.visitor == visitor, recovery_codes.c.code_hash == code_hash)
    return connection.execute(which).rowcount == 1


def count_recovery_codes(connection: Connection, visitor: int) -> int:
    """How many recovery codes are left."""
    query = select(func.count()).select_from(recovery_codes).where(recovery_codes.c.visitor == visitor)
    return connection.scalar(query) or 0


def add_mail_token(
    connection: Connection, token: str, visitor: int, purpose: Purpose, email: str, expires: float
) -> None:
    """Stores a link that is sent by e-mail; an earlier one for the same purpose is not valid any more."""
    earlier = delete(mail_tokens).where(mail_tokens.c.visitor == visitor, mail_tokens.c.purpose == purpose)
    connection.execute(earlier)
    row = {"visitor": visitor, "purpose": purpose, "email": email, "expires": expires}
    connection.execute(insert(mail_tokens).values(row | {"token_hash": hashed(token)}))


def mail_token_owner(connection: Connection, token: str, purpose: Purpose, now: float) -> int:
    """The account of a link that was sent and can still be used. Raises `expired_link` for any other."""
    query = select(mail_tokens.c.visitor).where(
        mail_tokens.c.token_hash == hashed(token), mail_tokens.c.purpose == purpose, mail_tokens.c.expires >= now
    )
    owner = connection.execute(query).scalar_one_or_none()
    if owner is None:
        raise ServerError("expired_link", "this link is not valid any more; ask for a new one")
    return int(owner)


def use_mail_token(connection: Connection, token: str, purpose: Purpose, now: float) -> tuple[int, str]:
    """The account and address of a link that was sent, which is used up. Raises `expired_link` for any other."""
    mine = (mail_tokens.c.token_hash == hashed(token)) & (mail_tokens.c.purpose == purpose)
    found = connection.execute(select(mail_tokens).where(mine)).one_or_none()
    connection.execute(delete(mail_tokens).where(mine | (mail_tokens.c.expires < now)))
    if found is None or found.expires < now:
        raise ServerError("expired_link", "this link is not valid any more; ask for a new one")
    return found.visitor, found.email


# --- sessions of an account
def sessions_of(connection: Connection, visitor: int) -> list[Session]:
    """The browsers of a visitor, the one that was used last first."""
    columns = [getattr(sessions.c, name) for name in Session.__slots__]
    query = select(*columns).where(sessions.c.visitor == visitor).order_by(sessions.c.last_seen.desc())
    return [Session(*row) for row in connection.execute(query)]


def end_sessions(connection: Connection, visitor: int, *, but: int | None = None, most: int = 0) -> list[int]:
    """Forgets the sessions of a visitor except one, or the longest unused of too many; returns which."""
    found = [each.id for each in sessions_of(connection, visitor) if each.id != but][most:]
    connection.execute(delete(sessions).where(sessions.c.id.in_(found)))
    return found


# --- bans
def ban_of(connection: Connection, visitor: int) -> str | None:
    """Why the player is banned, perhaps an empty text; None if they are not."""
    query = select(visitors.c.ban_reason).where(visitors.c.id == visitor, visitors.c.banned.is_not(None))
    found = connection.execute(query).one_or_none()
    return None if found is None else found.ban_reason or ""


def banned(connection: Connection) -> set[int]:
    """All banned players."""
    return set(connection.scalars(select(visitors.c.id).where(visitors.c.banned.is_not(None))))
