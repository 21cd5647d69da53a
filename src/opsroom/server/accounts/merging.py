"""A guest's games move into the account that the guest signs in to, also at running tables.

What seats, tables and lessons refer to is changed table by table, under the table's lock. The guest stays as an empty row that
says where everything went: what a request that was under way stored for the guest is moved later.

Fair play: the guest and the account are one person from now on. The player who held two seats of a table has held several, as everyone
there is told; and no reason why hidden information may be known disappears because two people turn out to be one.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import structlog
from sqlalchemy import Connection, Row, delete, insert, or_, select, update

from opsroom.server import connections, fairness, game, storage
from opsroom.server.errors import ServerError
from opsroom.server.fairness import Holders
from opsroom.server.lobby import invitations, rematch_proposal
from opsroom.server.notifications import storage as notifications
from opsroom.server.schema import (
    lessons_finished,
    moves,
    reports,
    seat_holders,
    seats,
    shared_positions,
    tables,
    visitors,
)
from opsroom.server.seat_changes import announce
from opsroom.server.storage import DatabaseRow

if TYPE_CHECKING:
    from opsroom.server.live_table import LiveTable
    from opsroom.server.registry import TableRegistry

SOON = 5.0  # seconds after which nothing that began for the guest is still under way
log = structlog.get_logger("opsroom.accounts")


def begin(sql: Connection, guest: int, account: int) -> None:
    """Records that a guest is this account, and moves what belongs to no table."""
    sql.execute(update(visitors).where(visitors.c.id == guest).values(merged_into=account, name=None))
    theirs = {row.title + "/" + row.lesson for row in _lessons(sql, account)}
    for row in _lessons(sql, guest):
        mine = lessons_finished.c.visitor == guest
        mine &= (lessons_finished.c.title == row.title) & (lessons_finished.c.lesson == row.lesson)
        if row.title + "/" + row.lesson in theirs:
            sql.execute(delete(lessons_finished).where(mine))
        else:
            sql.execute(update(lessons_finished).where(mine).values(visitor=account))
    notifications.move_visitor(sql, guest, account)
    for part in (reports, shared_positions):
        sql.execute(update(part).where(part.c.visitor == guest).values(visitor=account))
    invitations.moved(sql, guest, account)


def _lessons(sql: Connection, visitor: int) -> Sequence[Row[Any]]:
    return sql.execute(select(lessons_finished).where(lessons_finished.c.visitor == visitor)).all()


async def move(registry: TableRegistry, guest: int, account: int) -> None:
    """Moves all tables of a guest, and those that are stored a moment later."""
    await _move_tables(registry, guest, account)
    registry.spawn(_move_soon(registry, guest, account))


async def _move_soon(registry: TableRegistry, guest: int, account: int) -> None:
    await asyncio.sleep(SOON)
    await _move_tables(registry, guest, account)


async def finish(registry: TableRegistry) -> None:
    """Moves what was left when the server stopped in the middle of it."""
    query = select(visitors.c.id, visitors.c.merged_into).where(visitors.c.merged_into.is_not(None))
    for row in await registry.read(lambda sql: sql.execute(query).all()):
        await _move_tables(registry, row.id, row.merged_into)


async def _move_tables(registry: TableRegistry, guest: int, account: int) -> None:
    await registry.chat.merged(guest, account)
    await registry.lab.moved(guest, account)
    for table_id in await registry.read(lambda sql: _tables_of(sql, guest)):
        try:
            await registry.at_owner(table_id, "move_guest", guest=guest, account=account)
        except ServerError as error:
            log.warning(
                "a table was not moved into an account and is tried again later", table=table_id, error=str(error)
            )
    registry.lobby.merged(guest, account, await registry.players.of(account))
    registry.news.tell("merged", guest, account)


def _tables_of(sql: Connection, visitor: int) -> list[str]:
    """The ids of all tables that a visitor has to do with, deleted ones included."""
    held = select(seats.c.table_no).where(seats.c.visitor == visitor)
    ever_held = select(seat_holders.c.table_no).where(seat_holders.c.visitor == visitor)
    which = or_(tables.c.starter == visitor, tables.c.no.in_(held), tables.c.no.in_(ever_held))
    return list(sql.scalars(select(tables.c.id).where(which).order_by(tables.c.no)))


async def move_table_here(registry: TableRegistry, table: str, guest: int, account: int) -> None:
    """Moves the guest's part of a table, which no other process has."""
    table_id = table
    if table_id in registry.loading:  # perhaps with the rows of the guest
        await asyncio.wait([registry.loading[table_id]])
    live = registry.tables.get(table_id)
    if live is None and await registry.read(lambda sql: _must_be_told(sql, table_id, guest, account)):
        try:
            live = await registry.table(table_id)
        except ServerError as error:  # set aside or expired: the mark is stored all the same
            log.info("a table that cannot be opened moves into an account", table=table_id, reason=error.code)
    if live is None:
        await registry.writer.change(lambda sql: _move_rows(sql, table_id, guest, account, []))
        if table_id in registry.loading or table_id in registry.tables:  # it was loaded in the meantime
            live = await registry.table(table_id)
    if live is not None:
        await _move_live(registry, live, guest, account)


def _holders(sql: Connection, table_id: str) -> Holders:
    query = select(seat_holders.c.seat, seat_holders.c.visitor).join(tables, tables.c.no == seat_holders.c.table_no)
    return {(row.seat, row.visitor) for row in sql.execute(query.where(tables.c.id == table_id))}


def _merged(holders: Holders, guest: int, account: int) -> Holders:
    return {(seat, account if visitor == guest else visitor) for seat, visitor in holders}


def _must_be_told(sql: Connection, table_id: str, guest: int, account: int) -> bool:
    """Whether others play at a running table where the guest and the account both held seats."""
    holders = _holders(sql, table_id)
    owners = storage.owners_of(sql, {visitor for _, visitor in holders})
    people = {visitor for _, visitor in fairness.holders_as_people(holders, owners)}
    running = sql.scalar(select(tables.c.no).where(tables.c.id == table_id, tables.c.result.is_(None)))
    return running is not None and {guest, account} < people


def _move_rows(sql: Connection, table_id: str, guest: int, account: int, notices: list[DatabaseRow]) -> None:
    """Moves what the database has of a table."""
    row = sql.execute(select(tables.c.no, tables.c.disclosed).where(tables.c.id == table_id)).one_or_none()
    if row is None:
        return
    holders = _holders(sql, table_id)
    marks = [] if row.disclosed is None else json.loads(row.disclosed)
    owners = storage.owners_of(sql, {visitor for _, visitor in holders})
    kept = fairness.kept_marks(marks, holders, _merged(holders, guest, account), owners)
    if kept != marks:
        storage.save_disclosed(sql, row.no, kept)
    mine = (tables.c.no == row.no) & (tables.c.starter == guest)
    sql.execute(update(tables).where(mine).values(starter=account))
    sql.execute(update(seats).where(seats.c.table_no == row.no, seats.c.visitor == guest).values(visitor=account))
    for seat, visitor in holders:
        held = (seat_holders.c.table_no == row.no) & (seat_holders.c.seat == seat) & (seat_holders.c.visitor == guest)
        if visitor != guest:
            continue
        if (seat, account) in holders:
            sql.execute(delete(seat_holders).where(held))
        else:
            sql.execute(update(seat_holders).where(held).values(visitor=account))
    proposal = rematch_proposal.proposal_of(sql, row.no)
    if proposal is not None:
        rematch_proposal.store_proposal(sql, row.no, rematch_proposal.merged(proposal, guest, account))
    if notices:
        sql.execute(insert(moves), notices)


async def _move_live(registry: TableRegistry, live: LiveTable, guest: int, account: int) -> None:
    """Moves a table that is in memory: there and in the database at once."""
    player = await registry.players.of(account)
    async with live.changing(on_grid=True):
        live.require_stored()
        before, told = live.table.n, fairness.disclosures(live)
        holders = _merged(live.holders, guest, account)
        live.disclosed = fairness.kept_marks(live.disclosed, live.holders, holders, live.owners)
        live.holders = holders
        live.starter = account if live.starter == guest else live.starter
        moved = [row for row in live.seats.values() if row.visitor == guest]
        for row in moved:
            row.visitor, row.player = account, player
        if live.rematch is not None:
            live.rematch = rematch_proposal.merged(live.rematch, guest, account)
        if guest in live.seen_at:
            live.seen_at[account] = max(live.seen_at.pop(guest), live.seen_at.get(account, 0.0))
        for connection in live.connections:
            if connection.visitor == guest:
                connection.visitor = account
        if fairness.people(live) != {account}:
            for reason in fairness.disclosures(live):
                if reason not in told:
                    announce(live, "disclosed", reason=reason)
        try:
            await live.store_change(
                registry.writer, lambda sql, notices: _move_rows(sql, live.id, guest, account, notices), before
            )
            if moved and live.undo_by is not None:
                # The player who asked may now be the one who would have to agree: they can ask again.
                live.undo_by = live.undo_answer = None
                live.undo_agreed.clear()
                live.request_changed()
                await registry.store_undo(live)
        finally:
            if live.lost:
                registry.drop(live)
        connections.publish(live)
        game.wake_bot(registry, live)
