"""Seats that are offered to a player by name.

Nobody can find out by inviting whether there is a player of some name, or whether that player wants to hear from them: an invitation
that reaches nobody is stored and shown to its sender like any other.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from opsroom.server import fairness, seat_changes, seats
from opsroom.server.accounts import storage as accounts
from opsroom.server.accounts.names import checked_name
from opsroom.server.accounts.players import Player
from opsroom.server.chat.storage import may_contact
from opsroom.server.clock import format_time, now
from opsroom.server.errors import ServerError
from opsroom.server.lessons import require_game
from opsroom.server.lobby.api_types import InvitationLine, SentInvitation
from opsroom.server.lobby.spectators import line_of
from opsroom.server.schema import invitations, tables, visitors
from opsroom.server.schema import seats as seat_rows

if TYPE_CHECKING:
    from collections.abc import Collection

    from opsroom.server.live_table import LiveTable
    from opsroom.server.registry import TableRegistry

MOST_AT_TABLE = 20  # that one table may have sent
MOST_SHOWN = 20  # of the invitations of one player, the latest


def require_may_invite(live: LiveTable, visitor: int | None, seat: str) -> None:
    """Raises unless the visitor may offer this seat: the starter, while it is free."""
    row = live.seat(seat)
    if visitor is None or visitor != live.starter:
        raise ServerError("not_starter", "only the person who started the table can invite players")
    require_game(live)
    live.require_real()
    if live.table.over:
        raise ServerError("game_over", "the game is over")
    if seats.who(row) != "open":
        raise ServerError("seat_taken", "this seat is not free")


async def invite(registry: TableRegistry, live: LiveTable, visitor: int, seat: str, name: str) -> int | None:
    """Offers a seat to the player with this account name; returns the player who is to be told, if there is one."""
    shown = checked_name(name)
    moment = now()
    by = await registry.players.of(visitor)

    def add(sql: Connection) -> int | None:
        mine = invitations.c.table_no == live.no
        if (sql.scalar(select(func.count()).select_from(invitations).where(mine)) or 0) >= MOST_AT_TABLE:
            raise ServerError(
                "too_many_invitations",
                f"at most {MOST_AT_TABLE} players can be invited to one table",
                most=MOST_AT_TABLE,
            )
        account = accounts.account_named(sql, shown)
        recipient = None
        if account is not None and account.visitor != visitor and may_contact(sql, visitor, account.visitor):
            recipient = account.visitor
        again = mine & (invitations.c.seat == seat) & (invitations.c.name == shown)
        if sql.scalar(select(invitations.c.id).where(again)) is not None:
            return None  # one word is enough
        number = secrets.token_urlsafe(12)
        sql.execute(
            insert(invitations).values(
                id=number,
                table_no=live.no,
                seat=seat,
                sender=visitor,
                recipient=recipient,
                name=shown,
                created=moment,
            )
        )
        if recipient is not None:
            registry.notifications.notify(
                sql, recipient, "invitation", number, title=live.title, who=by.name, path="/lobby"
            )
        return recipient

    return await registry.writer.change(add)


def sent(sql: Connection, no: int) -> list[SentInvitation]:
    """The invitations to a table, as its starter sees them."""
    query = select(invitations).where(invitations.c.table_no == no).order_by(invitations.c.created, invitations.c.id)
    return [
        SentInvitation(row.seat, row.name, format_time(int(row.created)), row.declined is not None)
        for row in sql.execute(query)
    ]


# --- for the player who was invited
def _pending(recipient: int) -> Any:
    """The invitations of a player to seats that are still free, the latest first."""
    free = (seat_rows.c.table_no == invitations.c.table_no) & (seat_rows.c.seat == invitations.c.seat)
    free &= seat_rows.c.visitor.is_(None) & seat_rows.c.bot.is_(None)
    return (
        select(
            invitations,
            tables.c.id.label("table_id"),
            visitors.c.public_id,
            visitors.c.name.label("sender_name"),
            visitors.c.kind,
        )
        .join(tables, tables.c.no == invitations.c.table_no)
        .join(seat_rows, free)
        .join(visitors, visitors.c.id == invitations.c.sender)
        .where(
            invitations.c.recipient == recipient,
            invitations.c.declined.is_(None),
            tables.c.result.is_(None),
            tables.c.trashed.is_(None),
            visitors.c.banned.is_(None),
        )
        .order_by(invitations.c.created.desc(), invitations.c.id)
        .limit(MOST_SHOWN)
    )


async def of_player(registry: TableRegistry, visitor: int | None) -> list[InvitationLine]:
    """The seats that are offered to a player."""
    if visitor is None:
        return []

    def read(sql: Connection) -> list[Any]:
        rows = sql.execute(_pending(visitor)).all()
        return [row for row in rows if may_contact(sql, row.sender, visitor)]

    found = []
    for row in await registry.read(read):
        try:
            line = await registry.at_owner(row.table_id, "invitation_line", invitation=row.id, visitor=visitor)
        except ServerError:  # set aside, or closed a moment ago
            continue
        if line is not None:
            found.append(msgspec.convert(line, InvitationLine))
    return found


async def line_here(registry: TableRegistry, table_id: str, invitation: str, visitor: int) -> InvitationLine | None:
    """An invitation to a table of this process; None for somebody who plays there already."""
    live = await registry.table(table_id, registry.limits.group_of(visitor))
    if fairness.people(live) & {visitor}:
        return None
    pending = _pending(visitor).where(invitations.c.id == invitation)
    row = await registry.read(lambda sql: sql.execute(pending).one_or_none())
    return None if row is None else _line(live, row, visitor)


def _line(live: LiveTable, row: Any, visitor: int) -> InvitationLine:
    return InvitationLine(
        id=row.id,
        table=live.id,
        title=live.title,
        mode=live.table.mode,
        options=dict(live.table.options),
        seat=row.seat,
        sender=line_of(Player(row.public_id, row.sender_name, row.kind)),
        time=None if live.clock is None else live.clock.control,
        auto_single=live.auto_single,
        rated=live.rated,
        disclosed=fairness.disclosures_for(live, visitor, row.seat),
        sent=format_time(int(row.created)),
    )


async def accept(
    registry: TableRegistry, visitor: int | None, invitation: str, told: Collection[str]
) -> tuple[LiveTable, str]:
    """Takes the seat that was offered, as far as the same player may take it in the lobby."""
    row = await registry.read(lambda sql: _mine(sql, visitor, invitation))
    assert visitor is not None
    live = await registry.table(row.table_id, registry.limits.group_of(visitor))
    seat: str = row.seat
    await seat_changes.take(registry, live, visitor, lambda: seat_changes.free_seat(live, visitor, seat, told))

    def change(sql: Connection) -> None:
        _remove(sql, invitation)
        registry.notifications.withdraw(sql, visitor, "invitation", invitation)

    await registry.writer.change(change)
    return live, seat


async def decline(registry: TableRegistry, visitor: int | None, invitation: str) -> None:
    """Says no, which the sender sees."""
    await registry.read(lambda sql: _mine(sql, visitor, invitation))
    assert visitor is not None
    moment = now()

    def change(sql: Connection) -> None:
        sql.execute(update(invitations).where(invitations.c.id == invitation).values(declined=moment))
        registry.notifications.withdraw(sql, visitor, "invitation", invitation)

    await registry.writer.change(change)


def _mine(sql: Connection, visitor: int | None, invitation: str) -> Any:
    """The invitation, if it is this player's."""
    found = None
    if visitor is not None:
        query = select(invitations, tables.c.id.label("table_id")).join(tables, tables.c.no == invitations.c.table_no)
        mine = query.where(
            invitations.c.id == invitation, invitations.c.recipient == visitor, invitations.c.declined.is_(None)
        )
        found = sql.execute(mine).one_or_none()
    if found is None or not may_contact(sql, found.sender, visitor or 0):
        raise ServerError("unknown_invitation", "there is no such invitation, or it is over")
    return found


def _remove(sql: Connection, invitation: str) -> None:
    sql.execute(delete(invitations).where(invitations.c.id == invitation))


def sent_by(visitor: int) -> Any:
    """The invitations that a player has sent."""
    query = select(invitations, tables.c.id.label("table_id")).join(tables, tables.c.no == invitations.c.table_no)
    return query.where(invitations.c.sender == visitor).order_by(invitations.c.created)


def moved(sql: Connection, guest: int, account: int) -> None:
    """What a guest sent is the account's."""
    sql.execute(update(invitations).where(invitations.c.sender == guest).values(sender=account))


def forgotten(sql: Connection, visitor: int) -> None:
    """Removes what a player sent, and what was sent to them: it has their name."""
    mine = (invitations.c.sender == visitor) | (invitations.c.recipient == visitor)
    sql.execute(delete(invitations).where(mine))
