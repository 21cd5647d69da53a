"""Limits tables where only bots play: a few per visitor and address, a few in total, and only while someone watches.

Exhibition games (`exhibitions.py`), of which there is one per title, have places of their own.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from time import monotonic
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from opsroom.server.limits import Limits
    from opsroom.server.live_table import LiveTable
    from opsroom.server.settings import Settings


class Autoplay:
    """Keeps count of the tables where only bots play. Tables with a person always play on."""

    def __init__(self, settings: Settings, limits: Limits) -> None:
        self.limits = limits
        self.most = settings.bot_tables
        self.parts = 1  # processes that share them
        self.per_visitor = settings.bot_tables_per_visitor
        self.per_address = settings.bot_tables_per_address
        self.pause = settings.bot_table_pause
        self.running: OrderedDict[str, LiveTable] = OrderedDict()  # by table id
        self.waiting: OrderedDict[str, None] = OrderedDict()

    @property
    def in_all(self) -> int:
        """How many may play in this process."""
        return -(-self.most // self.parts)

    def watched(self, live: LiveTable) -> None:
        """Someone looks at the table."""
        live.watched_at = monotonic()

    def may_run(self, live: LiveTable) -> bool:
        """Whether bots play on at this table. If not, it waits for its turn, or for someone who looks."""
        if live.lost:
            return False
        if live.has_person:
            self.running.pop(live.id, None)
            self.waiting.pop(live.id, None)
            return True
        if not self._is_watched(live):
            return False
        if live.id not in self.running and not self._make_room(live):
            self.waiting[live.id] = None
            return False
        self.waiting.pop(live.id, None)
        self.running[live.id] = live
        return True

    def stopped(self, live: LiveTable) -> list[str]:
        """The table has stopped playing; returns the ids of those that wait for its place."""
        if self.running.get(live.id) is live:  # and not the same table, loaded again after this one was dropped
            del self.running[live.id]
        waiting, self.waiting = list(self.waiting), OrderedDict()
        return waiting

    def _is_watched(self, live: LiveTable) -> bool:
        return bool(live.connections) or monotonic() - live.watched_at < self.pause

    def _make_room(self, live: LiveTable) -> bool:
        if live.exhibition:
            return True
        running = [table for table in self.running.values() if not table.exhibition]
        own = [table for table in running if table.starter == live.starter]
        if len(own) >= self.per_visitor:
            return self._displace(own)
        client = self.limits.client_of(live.starter)
        if client is not None:
            nearby = [table for table in running if self.limits.client_of(table.starter) == client]
            if len(nearby) >= self.per_address:
                return self._displace(nearby)
        return len(running) < self.in_all or self._displace(running) or self._share(live, running)

    def _share(self, live: LiveTable, running: list[LiveTable]) -> bool:
        """Makes room although all tables are being watched: the client with the most of them gives one up to a client with fewer, and
        one with none gets in as long as there are fewer than twice the limit."""
        groups = Counter(self.limits.group_of(table.starter) for table in running)
        own = groups[self.limits.group_of(live.starter)]
        group, most = groups.most_common(1)[0] if groups else (None, 0)
        if most > own + 1:  # or the two would displace each other again and again
            self._pause(next(table for table in running if self.limits.group_of(table.starter) == group))
            return True
        return not own and len(running) < 2 * self.in_all

    def _displace(self, tables: list[LiveTable]) -> bool:
        """Pauses the table among these that was left alone for the longest time, unless all are being watched."""
        alone = [table for table in tables if not table.connections]
        if not alone:
            return False
        self._pause(min(alone, key=lambda table: table.watched_at))
        return True

    def _pause(self, table: LiveTable) -> None:
        del self.running[table.id]
        table.watched_at = float("-inf")
        if table.bot_job is not None:
            table.bot_job.job.cancel()
