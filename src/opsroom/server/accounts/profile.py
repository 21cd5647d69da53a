"""What a player sees and says about themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from opsroom.server.accounts import storage
from opsroom.server.accounts.api_types import Me
from opsroom.server.accounts.names import checked_name

if TYPE_CHECKING:
    from opsroom.server.caller import Caller
    from opsroom.server.registry import TableRegistry


async def me(registry: TableRegistry, visitor: int | None) -> Me:
    """Who the visitor is to others."""
    if visitor is None:
        return Me(None, None, "guest")
    player = await registry.players.of(visitor)
    return Me(player.link, player.name, "guest" if player.kind == "deleted" else player.kind)


def require_name(who: Caller, name: str) -> str:
    """The name as it is shown; raises if nobody may have it, or if this client changes names too often."""
    checked = checked_name(name)
    who.registry.limits.rename(who.visitor, who.address)
    return checked


async def rename(registry: TableRegistry, visitor: int, name: str) -> None:
    """Gives a player another name, and shows it at all tables."""
    player = await registry.writer.change(lambda sql: storage.rename_guest(sql, visitor, name))
    registry.players.changed(visitor, player)
