"""The spectators of a table: counted, and named if they wish."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection, select, update

from opsroom.server.lobby.table_types import PlayerLine, SpectatorsPart
from opsroom.server.schema import visitors

if TYPE_CHECKING:
    from opsroom.server.accounts.players import Player
    from opsroom.server.live_table import LiveTable
    from opsroom.server.registry import TableRegistry

MOST_NAMED = 20


def spectators_part(live: LiveTable) -> SpectatorsPart | msgspec.UnsetType:
    """The spectators as everyone sees them. A browser counts once, and who has a seat never."""
    seated = {row.visitor for row in live.seats.values()}
    unknown = 0
    known: dict[int, Player | None] = {}
    for connection in live.connections:
        if connection.visitor is None:
            unknown += 1
        elif connection.visitor not in seated:
            known[connection.visitor] = connection.named
    count = unknown + len(known)
    if not count:
        return msgspec.UNSET
    named = sorted(
        (each for each in known.values() if each is not None and each.name), key=lambda each: each.name or ""
    )
    return SpectatorsPart(count, [line_of(player) for player in named[:MOST_NAMED]])


def line_of(player: Player) -> PlayerLine:
    """A player as others may know them."""
    return PlayerLine(player.name, player.kind, player.link)


def wants_name(sql: Connection, visitor: int) -> bool:
    """Whether the visitor wants to be named where they watch."""
    return bool(sql.scalar(select(visitors.c.named_spectator).where(visitors.c.id == visitor)))


def set_wants_name(sql: Connection, visitor: int, named: bool) -> None:
    """Stores whether the visitor wants to be named."""
    sql.execute(update(visitors).where(visitors.c.id == visitor).values(named_spectator=named))


async def changed(registry: TableRegistry, visitor: int, named: bool) -> None:
    """A visitor wants to be named from now on, or not any more: where they watch at this moment, too."""
    await changed_here(registry, visitor, named)
    registry.news.tell("spectating", visitor)


async def changed_here(registry: TableRegistry, visitor: int, named: bool) -> None:
    """The same in this process alone."""
    player = await registry.players.of(visitor) if named else None
    for live in list(registry.tables.values()):
        theirs = [connection for connection in live.connections if connection.visitor == visitor]
        for connection in theirs:
            connection.named = player
        if theirs:
            live.spectators_changed()
