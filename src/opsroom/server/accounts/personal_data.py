"""What the server has about a player: as a file, and its deletion."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from sqlalchemy import Connection, delete, select, update

from opsroom.engine.json_types import Json
from opsroom.server import fairness, game, seat_changes
from opsroom.server import storage as tables_storage
from opsroom.server.accounts import storage
from opsroom.server.accounts.players import Player
from opsroom.server.chat import storage as chat
from opsroom.server.clock import format_time, now
from opsroom.server.errors import ServerError
from opsroom.server.lobby import invitations, spectators
from opsroom.server.notifications import personal_data as notifications
from opsroom.server.notifications.storage import forget_visitor
from opsroom.server.programs import storage as programs
from opsroom.server.ratings import storage as ratings
from opsroom.server.schema import (
    accounts,
    audit_log,
    complaints,
    lessons_finished,
    mail_tokens,
    passkeys,
    rated_games,
    rated_seats,
    recovery_codes,
    reports,
    seat_holders,
    seats,
    shared_positions,
    tables,
    visitors,
)
from opsroom.server.time_controls import storage as times

if TYPE_CHECKING:
    from opsroom.server.live_table import LiveTable
    from opsroom.server.registry import TableRegistry

STAND_IN = "staff"
log = structlog.get_logger("opsroom.accounts")


# --- as a file
def file(sql: Connection, visitor: int, lab_runs: Sequence[str]) -> tuple[bytes, int]:
    """Everything that belongs to the player as a text, and how many tables are in it."""
    found = export(sql, visitor) | {"lab_runs": list(lab_runs)}
    return msgspec.json.format(msgspec.json.encode(found)), len(found["tables"])


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
        "devices": _devices(sql, visitor),
        "tables": _tables(sql, visitor),
        "lessons": _lessons(sql, visitor),
        "shared_positions": _shared_positions(sql, visitor),
        "programs": _programs(sql, visitor),
        "notifications": notifications.export(sql, visitor),
        "ratings": [
            {"title": title, "mu": rating.mu, "sigma": rating.sigma, "games": rating.games}
            for title, rating in ratings.ratings_of(sql, visitor).items()
        ],
        "rated_games": _rated_games(sql, visitor),
        "reports_i_asked_for": _reports(sql, visitor),
        "banned": _ban(sql, visitor),
        "named_as_spectator": spectators.wants_name(sql, visitor),
        "invitations_i_sent": [
            {"table": row.table_id, "seat": row.seat, "name": row.name, "sent": format_time(int(row.created))}
            for row in sql.execute(invitations.sent_by(visitor))
        ],
        "my_reports_to_moderators": [
            {"at": format_time(int(row.at)), "kind": row.kind, "table": row.table_id, "reason": row.reason}
            for row in sql.execute(select(complaints).where(complaints.c.reporter == visitor))
        ],
        **chat.export(sql, visitor),
    }


def _devices(sql: Connection, visitor: int) -> list[Json]:
    return [
        {
            "browser": each.browser,
            "system": each.system,
            "created": format_time(int(each.created)),
            "last_seen": format_time(int(each.last_seen)),
        }
        for each in storage.sessions_of(sql, visitor)
    ]


def _lessons(sql: Connection, visitor: int) -> list[Json]:
    query = select(lessons_finished).where(lessons_finished.c.visitor == visitor)
    return [
        {"title": row.title, "lesson": row.lesson, "finished": format_time(int(row.at))} for row in sql.execute(query)
    ]


def _shared_positions(sql: Connection, visitor: int) -> list[Json]:
    """Not after how many moves: of a game that goes on, that would tell how many answers were given in secret."""
    query = select(shared_positions, tables.c.id).join(tables, tables.c.no == shared_positions.c.table_no)
    rows = sql.execute(query.where(shared_positions.c.visitor == visitor))
    return [{"table": row.id, "seat": row.seat, "created": format_time(int(row.created))} for row in rows]


def _programs(sql: Connection, visitor: int) -> list[Json]:
    return [
        {
            "name": each.name,
            "player": each.public_id,
            "created": format_time(int(each.created)),
            "tokens": [
                {
                    "label": token.label,
                    "created": format_time(int(token.created)),
                    "last_used": None if token.last_used is None else format_time(int(token.last_used)),
                }
                for token in programs.tokens_of(sql, each.visitor)
            ],
        }
        for each in programs.programs_of(sql, visitor)
    ]


def _rated_games(sql: Connection, visitor: int) -> list[Json]:
    query = select(rated_seats, rated_games).join(rated_games, rated_games.c.id == rated_seats.c.game)
    return [
        {
            "table": row.table_id,
            "title": row.title,
            "seat": row.seat,
            "rank": row.rank,
            "ended": format_time(int(row.ended)),
            "before": [row.mu_before, row.sigma_before],
            "after": [row.mu, row.sigma],
        }
        for row in sql.execute(query.where(rated_seats.c.visitor == visitor).order_by(rated_games.c.id))
    ]


def _reports(sql: Connection, visitor: int) -> list[str]:
    """The tables of whose games the player asked for a report."""
    query = select(tables.c.id).join(reports, reports.c.table_no == tables.c.no)
    return list(sql.scalars(query.where(reports.c.visitor == visitor).order_by(tables.c.no)))


def _ban(sql: Connection, visitor: int) -> Json | None:
    row = sql.execute(select(visitors.c.banned, visitors.c.ban_reason).where(visitors.c.id == visitor)).one()
    return None if row.banned is None else {"since": format_time(int(row.banned)), "reason": row.ban_reason}


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
    shown = ("no", "id", "title", "mode", "options", "created", "starter", "result")
    return select(*[tables.c[name] for name in shown]).where(mine).order_by(tables.c.no)


def _tables(sql: Connection, visitor: int) -> list[Json]:
    """The tables in five queries, however many they are."""
    now_held, held = (_seats_by_table(sql, part, visitor) for part in (seats, seat_holders))
    orders, quiet = tables_storage.orders_of(sql, visitor), times.quiet_hours_of(sql, visitor)
    rows = sql.execute(_tables_of(visitor))
    return [
        _table(row, visitor, now_held.get(row.no, []), held.get(row.no, []))
        | {
            "standing_orders": {seat: _orders(each) for seat, each in orders.get(row.no, {}).items()},
            "quiet_hours": {seat: msgspec.to_builtins(each) for seat, each in quiet.get(row.no, {}).items()},
        }
        for row in rows
    ]


def _orders(orders: tables_storage.StandingOrders) -> Json:
    """Not the moments at which they were given: these count answers that others gave in secret."""
    return {
        "single_choices": orders.single_choices,
        "routine": orders.routine,
        "passing": {key: until for key, (until, _, _) in orders.passing.items()},
        "keeping": {key: {"answer": answer, "until": until} for key, (answer, until, _, _) in orders.keeping.items()},
        "queue": [{"question": each.key, "answer": each.answer, "or_pass": each.or_pass} for each in orders.queue],
    }


def _seats_by_table(sql: Connection, part: Any, visitor: int) -> dict[int, list[str]]:
    found: dict[int, list[str]] = {}
    for row in sql.execute(select(part.c.table_no, part.c.seat).where(part.c.visitor == visitor).order_by(part.c.seat)):
        found.setdefault(row.table_no, []).append(row.seat)
    return found


def _table(row: Any, visitor: int, now_held: list[str], held: list[str]) -> Json:
    return {
        "id": row.id,
        "title": row.title,
        "mode": row.mode,
        "options": row.options,
        "created": format_time(int(row.created)),
        "started_by_me": row.starter == visitor,
        "my_seats": now_held,
        "seats_i_ever_held": held,
        "finished": row.result is not None,
    }


# --- deletion
async def remove(registry: TableRegistry, visitor: int) -> None:
    """Deletes everything about a player. Their games stay, with nobody's name: running ones against people are conceded, or a bot
    plays on where that would be unfair; those of nobody else are deleted."""
    for program in await registry.read(lambda sql: programs.programs_of(sql, visitor)):
        await remove(registry, program.visitor)
    for table_id in await registry.read(lambda sql: _running(sql, visitor)):
        try:
            await registry.at_owner(table_id, "leave_table", visitor=visitor)
        except ServerError as error:  # it cannot be opened: its seat stays empty
            log.info("a table stays as it is when its player leaves", table=table_id, reason=error.code)
    await registry.lab.forget(visitor)
    registry.forget_here(visitor)
    registry.news.tell("gone", visitor)
    gone = Player(storage.new_public_id(), None, "deleted")
    ended, chats = await registry.writer.change(lambda sql: _forget(sql, visitor, gone.public_id))
    registry.forget_here(visitor)
    registry.news.tell("gone", visitor)
    registry.players.changed(visitor, gone)
    registry.visitors.end(ended)  # also those that are just being looked up
    registry.end_sessions_of(visitor)
    registry.programs.ended(visitor)
    for table_id in chats:
        await registry.chat.refresh(table_id)


def _running(sql: Connection, visitor: int) -> list[str]:
    held = select(seats.c.table_no).where(seats.c.visitor == visitor)
    mine = (tables.c.starter == visitor) | tables.c.no.in_(held)
    return list(sql.scalars(select(tables.c.id).where(mine, tables.c.result.is_(None), tables.c.trashed.is_(None))))


async def leave_table_here(registry: TableRegistry, table_id: str, visitor: int) -> None:
    """Gives up the seats of a player who leaves, at a table of this process."""
    await _leave(registry, await registry.table(table_id), visitor)


async def _leave(registry: TableRegistry, live: LiveTable, visitor: int) -> None:
    is_only_one = fairness.is_alone(live, visitor) and {holder for _, holder in live.holders} == {visitor}
    if live.lesson is not None or live.sandbox is not None or is_only_one:
        await registry.trash(live.id)
        return
    for seat in [row.seat for row in live.seats.values() if row.visitor == visitor]:
        if live.table.over:
            return
        try:
            await game.concede(registry, live, visitor, seat)
        except ServerError:
            await seat_changes.put_bot(registry, live, visitor, seat, STAND_IN, for_good=True)


def _forget(sql: Connection, visitor: int, public_id: str) -> tuple[list[int], list[str]]:
    """Deletes what is stored; returns the sessions that ended and the tables whose chat has changed."""
    ended = storage.end_sessions(sql, visitor)
    programs.forget(sql, visitor)
    forget_visitor(sql, visitor)
    for part in (passkeys, recovery_codes, mail_tokens, accounts, lessons_finished):
        sql.execute(delete(part).where(part.c.visitor == visitor))
    for part in (reports, shared_positions):
        sql.execute(update(part).where(part.c.visitor == visitor).values(visitor=None))
    ratings.forget(sql, visitor)
    invitations.forgotten(sql, visitor)
    sql.execute(update(complaints).where(complaints.c.reporter == visitor).values(reporter=None))
    mine = update(complaints).where(complaints.c.reported == visitor)
    sql.execute(mine.values(reported=None, quoted=None, reason=None))
    sql.execute(update(audit_log).where(audit_log.c.visitor == visitor).values(detail=None))
    sql.execute(update(seats).where(seats.c.visitor == visitor).values(orders=None))
    times.forget_quiet_hours(sql, visitor)
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
    return ended, chat.forget(sql, visitor)
