"""What a player sees and says about themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import msgspec
from sqlalchemy import Connection, select

from opsroom.server.accounts import passkeys, sign_in, storage
from opsroom.server.accounts.api_types import AccountPage, AccountPart, Device, Me, PasskeyLine
from opsroom.server.accounts.moderation import Role
from opsroom.server.accounts.names import checked_name
from opsroom.server.accounts.storage import Session
from opsroom.server.clock import format_time
from opsroom.server.schema import seats, tables

if TYPE_CHECKING:
    from opsroom.server.caller import Caller
    from opsroom.server.registry import TableRegistry


async def me(registry: TableRegistry, visitor: int | None) -> Me:
    """Who the visitor is to others."""
    lab = True if await registry.lab.may_start(visitor) else msgspec.UNSET
    if visitor is None:
        return Me(None, None, "guest", lab)
    player = await registry.players.of(visitor)
    return Me(player.link, player.name, "guest" if player.kind == "deleted" else player.kind, lab)


def require_name(who: Caller, name: str) -> str:
    """The name as it is shown; raises if nobody may have it, or if this client changes names too often."""
    checked = checked_name(name)
    who.registry.limits.rename(who.visitor, who.address)
    return checked


async def rename(registry: TableRegistry, visitor: int, name: str) -> None:
    """Gives a player another name, and shows it at all tables."""
    player = await registry.writer.change(lambda sql: storage.rename(sql, visitor, name))
    registry.players.changed(visitor, player)


async def page(who: Caller) -> AccountPage:
    """Everything about the caller's account, and how one can sign in here."""
    registry, visitor = who.registry, who.visitor
    scope = who.request.scope
    session = None if visitor is None else await registry.visitors.current(scope)
    account = None
    if visitor is not None:
        recent = sign_in.is_recent(who, session)
        account = await registry.read(lambda sql: _account_part(sql, visitor, session, recent))
    support = passkeys.place_of(registry.settings, scope).support
    return AccountPage(await me(registry, visitor), account, support, registry.mailer.is_on)


def _account_part(sql: Connection, visitor: int, session: Session | None, recent: bool) -> AccountPart | None:
    account = storage.account_of(sql, visitor)
    if account is None:
        return None
    return AccountPart(
        created=format_time(int(account.created)),
        role=cast("Role", account.role),
        passkeys=[
            PasskeyLine(each.id, each.label, format_time(int(each.created)), _time(each.last_used))
            for each in storage.passkeys_of(sql, visitor)
        ],
        password_changed=_time(account.password_changed),
        recovery_codes=storage.count_recovery_codes(sql, visitor),
        email=account.email,
        devices=[
            Device(
                each.id,
                each.browser,
                each.system,
                format_time(int(each.last_seen)),
                session is not None and each.id == session.id,
            )
            for each in storage.sessions_of(sql, visitor)
        ],
        recent=recent,
        running=len(running_games(sql, visitor)),
    )


def running_games(sql: Connection, visitor: int) -> list[str]:
    """The ids of running games in which the visitor holds a seat and somebody else plays, has played or is invited."""
    held = select(seats.c.table_no).where(seats.c.visitor == visitor)
    query = select(tables.c.id).where(tables.c.no.in_(held), tables.c.result.is_(None), tables.c.trashed.is_(None))
    other = seats.alias()
    others = select(other.c.seat).where(
        other.c.table_no == tables.c.no,
        ((other.c.visitor.is_not(None)) & (other.c.visitor != visitor))
        | (other.c.visitor.is_(None) & other.c.bot.is_(None)),
    )
    return list(sql.scalars(query.where(others.correlate(tables).exists())))


def _time(at: float | None) -> str | None:
    return None if at is None else format_time(int(at))
