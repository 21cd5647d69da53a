"""What moderators and operators do on the site itself: they read reports, delete chat lines and ban players.

Everything else is for `opsroom admin`. Each act has its line in the audit log, under the moderator's public id.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from sqlalchemy import Connection, Row, select

from opsroom.server.accounts import api_types, moderation, sign_in, storage
from opsroom.server.accounts.api_types import ReportLine
from opsroom.server.caller import ERRORS, Caller
from opsroom.server.chat import plain_text
from opsroom.server.chat import storage as chat
from opsroom.server.clock import format_time
from opsroom.server.errors import ServerError
from opsroom.server.schema import accounts, visitors

MOST_SHOWN = 100  # open reports, the oldest first
LARGEST = 2**31 - 1


@get("/api/moderation/reports", responses=ERRORS)
async def list_reports(who: NamedDependency[Caller]) -> list[ReportLine]:
    """The reports that nobody has dealt with, for moderators."""
    await _require_moderator(who)
    return await _reports(who)


@post("/api/moderation/reports/{number:int}/resolve", status_code=200, responses=ERRORS)
async def resolve_report(number: FromPath[int], who: NamedDependency[Caller]) -> list[ReportLine]:
    """Marks a report as dealt with."""
    actor = await _require_moderator(who)
    return await _done(who, lambda sql: moderation.close_complaint(sql, actor, _checked(number)))


@post("/api/moderation/lines/{number:int}/delete", status_code=200, responses=ERRORS)
async def delete_line(number: FromPath[int], who: NamedDependency[Caller]) -> list[ReportLine]:
    """Removes what a reported chat line says."""
    actor = await _require_moderator(who)

    def change(sql: Connection) -> None:
        if not moderation.is_reported(sql, _checked(number)):  # a moderator reads no chats through its numbers
            raise ServerError("unknown_line", "there is no report about such a chat line")
        chat.remove_line(sql, actor, number)

    return await _done(who, change)


@post("/api/moderation/players/{player:str}/ban", status_code=200, responses=ERRORS)
async def ban_player(
    player: FromPath[str], data: JSONBody[api_types.Ban], who: NamedDependency[Caller]
) -> list[ReportLine]:
    """Bans a player, or ends the ban. Those who moderate the site themselves are for the operator."""
    actor = await _require_moderator(who)
    await sign_in.require_recent(who)  # a browser that was left open bans nobody
    reason = plain_text.cleaned(data.reason).strip()

    def change(sql: Connection) -> None:
        found = moderation.find(sql, player)
        if found.public_id != player:
            raise ServerError("no_such_player", "there is no such player")
        if sql.scalar(select(accounts.c.role).where(accounts.c.visitor == found.visitor)) not in (None, "player"):
            raise ServerError("not_moderator", "only an operator bans somebody who moderates this site")
        if data.banned:
            moderation.ban(sql, actor, found, reason)
        else:
            moderation.unban(sql, actor, found)

    return await _done(who, change)


async def _require_moderator(who: Caller) -> str:
    """How the audit log calls the caller, who has to be a moderator or an operator."""
    account = await who.registry.read(lambda sql: storage.account_of(sql, who.visitor))
    if account is None or account.role == "player":
        raise ServerError("not_moderator", "this is for the moderators of this site")
    return f"{account.role} {(await who.registry.players.of(account.visitor)).public_id}"


async def _done(who: Caller, change: Callable[[Connection], object]) -> list[ReportLine]:
    await who.registry.writer.change(change)
    await who.registry.moderation.look()  # at once here; other processes look in a moment
    return await _reports(who)


async def _reports(who: Caller) -> list[ReportLine]:
    return await who.registry.read(
        lambda sql: [_line(sql, row) for row in moderation.complaints_of(sql, MOST_SHOWN, with_closed=False)]
    )


def _line(sql: Connection, row: Row[Any]) -> ReportLine:
    banned = row.reported is not None and sql.scalar(select(visitors.c.banned).where(visitors.c.id == row.reported))
    return ReportLine(
        id=row.id,
        at=format_time(int(row.at)),
        kind=cast("Any", row.kind),
        reporter=row.reporter_name,
        player=row.reported_id,
        name=row.reported_name,
        banned=bool(banned),
        table=row.table_id,
        line=row.line if row.line is not None and chat.says_something(sql, row.line) else None,
        quoted=row.quoted,
        reason=row.reason or "",
    )


def _checked(number: int) -> int:
    """The number, which may be larger than any column's."""
    return max(0, min(number, LARGEST))


ROUTES: list[Any] = [list_reports, resolve_report, delete_line, ban_player]
