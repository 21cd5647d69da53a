"""The players who were seen lately, as others may know them."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

from opsroom.server.accounts import storage
from opsroom.server.accounts.players import Player

if TYPE_CHECKING:
    from opsroom.server.live_table import LiveTable
    from opsroom.server.registry import TableRegistry

REMEMBERED = 10_000


class Players:
    """Knows the newest name of everyone, whatever is still being read from the database."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.known: OrderedDict[int, Player] = OrderedDict()

    async def of(self, visitor: int) -> Player:
        """The visitor as others may know them."""
        known = self.known.get(visitor)
        if known is not None:
            return known
        found = await self.registry.read(lambda sql: storage.player_of(sql, visitor))
        known = self.known.setdefault(visitor, found)  # the name may have changed since it was read
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
        return known

    def update(self, live: LiveTable) -> None:
        """A table was loaded, perhaps with names that have changed since they were read."""
        for row in live.seats.values():
            if row.visitor is not None:
                row.player = self.known.get(row.visitor, row.player)

    def changed(self, visitor: int, player: Player) -> None:
        """A player has another name, which everyone is shown at all tables in memory."""
        self.changed_here(visitor, player)
        self.registry.news.tell("player", visitor)

    def changed_here(self, visitor: int, player: Player) -> None:
        """The same in this process alone."""
        self.known[visitor] = player
        self.known.move_to_end(visitor)
        self.registry.lobby.renamed(visitor, player)
        for live in list(self.registry.tables.values()):
            if any(row.visitor == visitor for row in live.seats.values()):
                self.update(live)
                live.presence_changed()
