"""What the server has about a player: as a file, and its deletion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import structlog
from sqlalchemy import Connection, delete, select, update

from opsroom.engine.json_types import Json
from opsroom.server import fairness, game, seat_changes
from opsroom.server.accounts import storage
from opsroom.server.accounts.players import Player
from opsroom.server.clock import format_time, now
from opsroom.server.errors import ServerError
from opsroom.server.lobby import invitations, spectators
from opsroom.server.schema import (
    accounts,
    audit_log,
    complaints,
    lessons_finished,
    mail_tokens,
    passkeys,
    recovery_codes,
    reports,
    seat_holders,
    seats,
    shared_positions,
    tables,
    visitors,
)

if TYPE_CHECKING:
    from opsroom.server.live_table import LiveTable
    from opsroom.server.registry import TableRegistry

STAND_IN = "staff"
log = structlog.get_logger("opsroom.accounts")


# --- as a file
def export(sql: Connection, visitor: int) -> Json:
    """Everything that belongs to the player, and nothing of anybody else. Games themselves are exported at their tables."""
    player = storage.player_of(sql, visitor)
    account = storage.account_of(sql, visitor)
    return {
        "opsroom_player": 1,
        "exported": format_time(int(now())),
        "player": player.public_id,
        "name": player.name,
        "kind": player.kind,
        "account": None if account is None else _account(sql, account),
        "devices": [
            {
                "browser": each.browser,
                "system": each.system,
                "created": format_time(int(each.created)),
                "last_seen": format_time(int(each.last_seen)),
            }
            for each in storage.sessions_of(sql, visitor)
        ],
        "tables": [_table(sql, row, visitor) for row in sql.execute(_tables_of(visitor))],
        "lessons": [
            {"title": row.title, "lesson": row.lesson, "finished": format_time(int(row.at))}
            for row in sql.execute(select(lessons_finished).where(lessons_finished.c.visitor == visitor))
        ],
        "shared_positions": [
            {"table": row.id, "seat": row.seat, "moment": row.moment, "created": format_time(int(row.created))}
            for row in sql.execute(
                select(shared_positions, tables.c.id)
                .join(tables, tables.c.no == shared_positions.c.table_no)
                .where(shared_positions.c.visitor == visitor)
            )
        ],
        "named_as_spectator": spectators.wants_name(sql, visitor),
        "invitations_i_sent": [
            {"table": row.table_id, "seat": row.seat, "name": row.name, "sent": format_time(int(row.created))}
            for row in sql.execute(invitations.sent_by(visitor))
        ],
        "my_reports_to_moderators": [
            {"at": format_time(int(row.at)), "kind": row.kind, "table": row.table_id, "reason": row.reason}
            for row in sql.execute(select(complaints).where(complaints.c.reporter == visitor))
        ],
    }


def _account(sql: Connection, account: storage.Account) -> Json:
    changed = account.password_changed
    return {
        "username": account.username,
        "created": format_time(int(account.created)),
        "role": account.role,
        "email": account.email,
        "password_changed": None if changed is None else format_time(int(changed)),
        "recovery_codes": storage.count_recovery_codes(sql, account.visitor),
        "passkeys": [
            {"label": each.label, "created": format_time(int(each.created)), "domain": each.rp_id}
            for each in storage.passkeys_of(sql, account.visitor)
        ],
    }


def _tables_of(visitor: int) -> Any:
    ever_held = select(seat_holders.c.table_no).where(seat_holders.c.visitor == visitor)
    mine = (tables.c.starter == visitor) | tables.c.no.in_(ever_held)
    return select(tables).where(mine).order_by(tables.c.no)


def _table(sql: Connection, row: Any, visitor: int) -> Json:
    held = select(seat_holders.c.seat).where(seat_holders.c.table_no == row.no, seat_holders.c.visitor == visitor)
    now_held = select(seats.c.seat).where(seats.c.table_no == row.no, seats.c.visitor == visitor)
    return {
        "id": row.id,
        "title": row.title,
        "mode": row.mode,
        "options": row.options,
        "created": format_time(int(row.created)),
        "started_by_me": row.starter == visitor,
        "my_seats": sorted(sql.scalars(now_held)),
        "seats_i_ever_held": sorted(sql.scalars(held)),
        "finished": row.result is not None,
    }


# --- deletion
async def remove(registry: TableRegistry, visitor: int) -> None:
    """Deletes everything about a player. Their games stay, with nobody's name: running ones against people are conceded, or a bot
    plays on where that would be unfair; those of nobody else are deleted."""
    for table_id in await registry.read(lambda sql: _running(sql, visitor)):
        try:
            await _leave(registry, await registry.table(table_id), visitor)
        except ServerError as error:  # it cannot be opened: its seat stays empty
            log.info("a table stays as it is when its player leaves", table=table_id, reason=error.code)
    gone = Player(storage.new_public_id(), None, "deleted")
    await registry.writer.change(lambda sql: _forget(sql, visitor, gone.public_id))
    registry.visitors.banned.discard(visitor)
    registry.players.changed(visitor, gone)
    registry.end_sessions_of(visitor)


def _running(sql: Connection, visitor: int) -> list[str]:
    held = select(seats.c.table_no).where(seats.c.visitor == visitor)
    mine = (tables.c.starter == visitor) | tables.c.no.in_(held)
    return list(sql.scalars(select(tables.c.id).where(mine, tables.c.result.is_(None), tables.c.trashed.is_(None))))


async def _leave(registry: TableRegistry, live: LiveTable, visitor: int) -> None:
    if live.lesson is not None or live.sandbox is not None or fairness.is_alone(live, visitor):
        await registry.trash(live.id)
        return
    for seat in [row.seat for row in live.seats.values() if row.visitor == visitor]:
        if live.table.over:
            return
        try:
            await game.concede(registry, live, visitor, seat)
        except ServerError:
            await seat_changes.put_bot(registry, live, visitor, seat, STAND_IN)


def _forget(sql: Connection, visitor: int, public_id: str) -> None:
    storage.end_sessions(sql, visitor)
    for part in (passkeys, recovery_codes, mail_tokens, accounts, lessons_finished):
        sql.execute(delete(part).where(part.c.visitor == visitor))
    for part in (reports, shared_positions):
        sql.execute(update(part).where(part.c.visitor == visitor).values(visitor=None))
    invitations.forgotten(sql, visitor)
    sql.execute(update(complaints).where(complaints.c.reporter == visitor).values(reporter=None))
    mine = update(complaints).where(complaints.c.reported == visitor)
    sql.execute(mine.values(reported=None, quoted=None, reason=None))
    sql.execute(update(audit_log).where(audit_log.c.visitor == visitor).values(detail=None))
    sql.execute(update(seats).where(seats.c.visitor == visitor).values(orders=None))
    nobody = {
        "named_spectator": False,
        "name": None,
        "kind": "deleted",
        "public_id": public_id,
        "banned": None,
        "ban_reason": None,
    }
    sql.execute(update(visitors).where(visitors.c.id == visitor).values(nobody))
    # Guests who became this player are only rows that point here.
    sql.execute(update(visitors).where(visitors.c.merged_into == visitor).values(merged_into=None, kind="deleted"))
