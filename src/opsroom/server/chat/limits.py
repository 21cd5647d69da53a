"""How often somebody may write, report and note down."""

from __future__ import annotations

from opsroom.server.addresses import client_key
from opsroom.server.limits import Buckets, Limits
from opsroom.server.settings import Settings

PER_CLIENT = 3  # so many tables' worth of lines for all visitors of one address
CHANGES_PER_MINUTE = 60  # of notes, mutes and blocks


class ChatLimits:
    """Counts by visitor and by client address, as `Limits` does."""

    def __init__(self, settings: Settings, limits: Limits) -> None:
        self.limits = limits
        lines, complaints = settings.chat_lines_per_minute, settings.complaints_per_hour
        self.lines = Buckets(lines, 60, f"at most {lines} chat lines a minute")
        self.client_lines = Buckets(PER_CLIENT * lines, 60, f"at most {PER_CLIENT * lines} chat lines a minute")
        self.complaints = Buckets(complaints, 3600, f"at most {complaints} reports an hour")
        self.changes = Buckets(CHANGES_PER_MINUTE, 60, f"at most {CHANGES_PER_MINUTE} changes a minute")

    def line(self, visitor: int, address: str | None, table: str) -> None:
        """Counts a chat line."""
        if self.limits.counts(address):
            self.client_lines.take(client_key(address))
        self.lines.take((visitor, table))

    def complaint(self, visitor: int | None, address: str | None) -> None:
        """Counts a report to the moderators."""
        self._take(self.complaints, visitor, address)

    def change(self, visitor: int | None, address: str | None) -> None:
        """Counts a change of notes, mutes and blocks."""
        self._take(self.changes, visitor, address)

    def _take(self, buckets: Buckets, visitor: int | None, address: str | None) -> None:
        if self.limits.counts(address):
            buckets.take(client_key(address))
        if visitor is not None:
            buckets.take(visitor)
