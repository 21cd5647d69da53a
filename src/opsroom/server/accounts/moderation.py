"""What moderators and operators do, each act with its line in the audit log; and how a running server learns of it."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

import structlog
from sqlalchemy import Connection, Row, func, insert, select, update

from opsroom.server.accounts import storage
from opsroom.server.accounts.names import checked_name
from opsroom.server.clock import now
from opsroom.server.errors import ServerError
from opsroom.server.ratings import storage as ratings
from opsroom.server.schema import accounts, audit_log, complaints, sessions, tables, visitors

if TYPE_CHECKING:
    from opsroom.server.registry import TableRegistry

Role = Literal["player", "moderator", "operator"]
LONGEST_REASON = 500
log = structlog.get_logger("opsroom.moderation")


@dataclass(frozen=True, slots=True)
class Found:
    """A player whom an operator named, by account name or public id."""

    visitor: int
    public_id: str
    name: str | None
    kind: str


def find(sql: Connection, wanted: str) -> Found:
    """The player with this account name or this public id."""
    account = storage.account_named(sql, wanted)
    query = select(visitors.c.id, visitors.c.public_id, visitors.c.name, visitors.c.kind)
    which = visitors.c.public_id == wanted
    found = sql.execute(query.where(which if account is None else which | (visitors.c.id == account.visitor))).all()
    if not found:
        raise ServerError("unknown_player", f"there is no account {wanted!r} and no player with this id")
    if len(found) > 1:  # somebody took another player's id for a name, perhaps so that the wrong one is banned
        ids = " or ".join(f"{each.public_id} ({each.name or each.kind})" for each in found)
        raise ServerError("unknown_player", f"{wanted!r} is the name of one player and the id of another one: {ids}")
    return Found(*found[0])


def record(
    sql: Connection, actor: str, action: str, visitor: int | None = None, table: str | None = None, **detail: Any
) -> None:
    """Writes a line into the audit log."""
    row = {"at": now(), "actor": actor[:80], "action": action, "visitor": visitor, "table_id": table}
    sql.execute(insert(audit_log).values(**row, detail=json.dumps(detail) if detail else None))


def set_role(sql: Connection, actor: str, player: Found, role: Role) -> None:
    """Appoints a moderator or an operator, or dismisses them."""
    changed = sql.execute(update(accounts).where(accounts.c.visitor == player.visitor).values(role=role))
    if changed.rowcount == 0:
        raise ServerError("unknown_player", "only a player with an account can have a role")
    record(sql, actor, "role", player.visitor, role=role)


def ban(sql: Connection, actor: str, player: Found, reason: str) -> None:
    """Bans a player: they are signed out everywhere, and may not sign in, sit down or write."""
    values = {"banned": now(), "ban_reason": reason[:LONGEST_REASON]}
    sql.execute(update(visitors).where(visitors.c.id == player.visitor).values(values))
    if player.kind == "account":  # a guest would only come back as another one
        storage.end_sessions(sql, player.visitor)
    record(sql, actor, "ban", player.visitor, reason=reason[:LONGEST_REASON])


def unban(sql: Connection, actor: str, player: Found) -> None:
    """Ends a ban."""
    sql.execute(update(visitors).where(visitors.c.id == player.visitor).values(banned=None, ban_reason=None))
    record(sql, actor, "unban", player.visitor)


def rename(sql: Connection, actor: str, player: Found, name: str) -> str:
    """Gives a player another name, and returns it as it is shown."""
    checked = checked_name(name)
    storage.rename(sql, player.visitor, checked)
    record(sql, actor, "rename", player.visitor)
    return checked


def close_table(sql: Connection, actor: str, table_id: str, reason: str) -> None:
    """Closes a table: it is moved to the trash, from where only an operator can restore it."""
    change = update(tables).where(tables.c.id == table_id, tables.c.closed.is_(None))
    moment = now()
    if sql.execute(change.values(closed=moment, trashed=func.coalesce(tables.c.trashed, moment))).rowcount == 0:
        raise ServerError("unknown_table", f"there is no open table {table_id}")
    record(sql, actor, "close", None, table_id, reason=reason[:LONGEST_REASON])


def reopen_table(sql: Connection, actor: str, table_id: str) -> None:
    """Restores a table that was closed."""
    change = update(tables).where(tables.c.id == table_id, tables.c.closed.is_not(None))
    if sql.execute(change.values(closed=None, trashed=None, updated=now())).rowcount == 0:
        raise ServerError("unknown_table", f"there is no closed table {table_id}")
    record(sql, actor, "reopen", None, table_id)


def unrate(sql: Connection, actor: str, table_id: str, reason: str) -> str:
    """Takes a game out of the ratings, works out those of its title again, and returns the title."""
    title = ratings.unrate(sql, table_id)
    if title is None:
        raise ServerError("unknown_table", f"there is no game {table_id} that counts for the ratings")
    record(sql, actor, "unrate", None, table_id, reason=reason[:LONGEST_REASON])
    return title


def complain(
    sql: Connection,
    kind: Literal["player", "chat"],
    reporter: int,
    reported: int | None,
    *,
    table: str | None = None,
    quoted: str | None = None,
    reason: str = "",
    line: int | None = None,
) -> int:
    """Stores a report about a player or a chat line, and returns its number."""
    row = {"at": now(), "kind": kind, "reporter": reporter, "reported": reported, "table_id": table}
    row["line"] = line
    made = sql.execute(insert(complaints).values(**row, quoted=quoted, reason=reason[:LONGEST_REASON]))
    assert made.inserted_primary_key is not None
    return int(made.inserted_primary_key[0])


def close_complaint(sql: Connection, actor: str, number: int) -> None:
    """Marks a report as dealt with."""
    change = update(complaints).where(complaints.c.id == number, complaints.c.closed.is_(None))
    if sql.execute(change.values(closed=now(), closed_by=actor[:80])).rowcount == 0:
        raise ServerError("unknown_complaint", f"there is no open report {number}")
    record(sql, actor, "close_report", number=number)


# --- reading
def is_reported(sql: Connection, line: int) -> bool:
    """Whether somebody has reported this chat line."""
    return sql.scalar(select(complaints.c.id).where(complaints.c.line == line).limit(1)) is not None


def users(sql: Connection, limit: int) -> list[Row[Any]]:
    """Accounts, the newest first, with role, ban and last use."""
    last_seen = select(func.max(sessions.c.last_seen)).where(sessions.c.visitor == accounts.c.visitor)
    query = (
        select(
            visitors.c.public_id,
            accounts.c.username,
            accounts.c.role,
            accounts.c.created,
            visitors.c.banned,
            visitors.c.ban_reason,
            last_seen.scalar_subquery().label("last_seen"),
        )
        .join(visitors, visitors.c.id == accounts.c.visitor)
        .order_by(accounts.c.visitor.desc())
        .limit(limit)
    )
    return list(sql.execute(query))


def audit(sql: Connection, limit: int) -> list[Row[Any]]:
    """The audit log, the latest first, with the present names of players."""
    query = select(audit_log, visitors.c.public_id, visitors.c.name)
    joined = query.outerjoin(visitors, visitors.c.id == audit_log.c.visitor)
    return list(sql.execute(joined.order_by(audit_log.c.id.desc()).limit(limit)))


def complaints_of(sql: Connection, limit: int, with_closed: bool) -> list[Row[Any]]:
    """Reports about players and chat lines, the oldest first, with the present names."""
    reporter, reported = visitors.alias(), visitors.alias()
    query = (
        select(
            complaints,
            reporter.c.public_id.label("reporter_id"),
            reporter.c.name.label("reporter_name"),
            reported.c.public_id.label("reported_id"),
            reported.c.name.label("reported_name"),
        )
        .outerjoin(reporter, reporter.c.id == complaints.c.reporter)
        .outerjoin(reported, reported.c.id == complaints.c.reported)
        .order_by(complaints.c.id)
        .limit(limit)
    )
    return list(sql.execute(query if with_closed else query.where(complaints.c.closed.is_(None))))


class ModerationWatch:
    """Looks now and then what was done with `opsroom admin`, and carries it out in memory."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.seen = 0  # the last line of the audit log that was carried out

    async def open(self) -> None:
        """Reads what is in force when the server starts."""
        self.seen = await self.registry.read(lambda sql: sql.scalar(select(func.max(audit_log.c.id))) or 0)
        self.registry.visitors.banned = await self.registry.read(storage.banned)

    async def run(self) -> None:
        """Looks until cancelled."""
        while True:
            await asyncio.sleep(self.registry.settings.moderation_every)
            try:
                await self.look()
            except Exception as error:
                log.error("what was done with `opsroom admin` could not be read", error=type(error).__name__)

    async def look(self) -> None:
        """Carries out what is new in the audit log."""
        query = select(audit_log).where(audit_log.c.id > self.seen).order_by(audit_log.c.id).limit(200)
        for line in await self.registry.read(lambda sql: sql.execute(query).all()):
            await self._carry_out(line)
            self.seen = line.id

    async def _carry_out(self, line: Row[Any]) -> None:
        registry, visitor = self.registry, line.visitor
        if line.action == "ban":
            registry.visitors.banned.add(visitor)
            registry.programs.stop(visitor)
            if (await registry.players.of(visitor)).kind == "account":
                registry.end_sessions_here(visitor)
        elif line.action == "unban":
            registry.visitors.banned.discard(visitor)
        elif line.action == "rename":
            registry.players.changed_here(visitor, await registry.read(lambda sql: storage.player_of(sql, visitor)))
        elif line.action == "delete_line" and line.table_id is not None:
            registry.chat.reload_at(line.table_id)
        elif line.action in ("close", "reopen", "unrate") and line.table_id is not None:
            registry.expiry.forget_here(line.table_id)
