"""Rate limits: a bucket of tokens for each visitor and each address, in memory."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from time import monotonic

from opsroom.server.errors import Trouble

REMEMBERED = 20_000


class Buckets:
    """Buckets that hold so many tokens and fill again in so many seconds."""

    def __init__(self, tokens: float, seconds: float, message: str) -> None:
        self.tokens = tokens
        self.rate = tokens / seconds
        self.message = message
        self.levels: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def take(self, key: Hashable, at: float | None = None) -> None:
        """Takes a token, or says when there will be one."""
        at = monotonic() if at is None else at
        level, since = self.levels.pop(key, (self.tokens, at))
        level = min(self.tokens, level + (at - since) * self.rate)
        if level < 1:
            self.levels[key] = (level, at)
            wait = (1 - level) / self.rate
            raise Trouble("rate_limited", self.message, seconds=round(wait, 3))
        self.levels[key] = (level - 1, at)
        if len(self.levels) > REMEMBERED:
            self.levels.popitem(last=False)


class Limits:
    """The limits of the site. An address of this machine is a proxy or the owner: only visitors are counted there."""

    def __init__(self, tables_per_hour: int, messages_per_second: int) -> None:
        self.tables = Buckets(tables_per_hour, 3600, f"at most {tables_per_hour} new tables an hour")
        self.messages = Buckets(messages_per_second, 1, f"at most {messages_per_second} messages a second")

    def message(self, visitor: int | None, address: str | None) -> None:
        """Counts a message or a request."""
        if address is not None and not is_local(address):
            self.messages.take(address)
        if visitor is not None:
            self.messages.take(visitor)

    def table(self, visitor: int, address: str | None) -> None:
        """Counts a new table."""
        if address is not None and not is_local(address):
            self.tables.take(address)
        self.tables.take(visitor)


def is_local(address: str) -> bool:
    """Whether the address is this machine's."""
    return address.startswith("127.") or address in ("::1", "localhost")
