"""Rate limits: a bucket of tokens for each visitor and each address, in memory."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from time import monotonic
from typing import TypeGuard

from opsroom.server.addresses import client_key, is_local
from opsroom.server.errors import ServerError
from opsroom.server.settings import Settings

REMEMBERED = 20_000
ROWS_PER_MESSAGE = 10  # so many lines of a list of tables cost as much as one message more
EVENTS_PER_MESSAGE = 500  # a State with so many events costs as much as one message more


def is_counted(address: str | None, count_local: bool) -> TypeGuard[str]:
    """Whether an address stands for one client. Without trusted proxies, a loopback address may be a proxy with many behind it."""
    return address is not None and (count_local or not is_local(address))


class Buckets:
    """Buckets that hold a number of tokens and refill in a number of seconds."""

    def __init__(self, tokens: float, seconds: float, message: str) -> None:
        self.tokens = tokens
        self.rate = tokens / seconds
        self.message = message
        self.levels: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()
        self.spent: Callable[[Buckets, Hashable, float], None] | None = None  # tells other processes

    def take(self, key: Hashable, at: float | None = None, tokens: float = 1) -> None:
        """Takes a token or several, or says when there will be as many. Nothing costs more than a full bucket."""
        at = monotonic() if at is None else at
        tokens = min(tokens, self.tokens)
        level = self.require(key, at, tokens)
        self.levels[key] = (level - tokens, at)
        if self.spent is not None:
            self.spent(self, key, tokens)

    def give_back(self, key: Hashable) -> None:
        """Returns a token that was taken for something that does not count after all."""
        level, since = self.levels.get(key, (self.tokens, monotonic()))
        self.levels[key] = (min(self.tokens, level + 1), since)
        if self.spent is not None:
            self.spent(self, key, -1)

    def spend(self, key: Hashable, tokens: float, at: float | None = None) -> None:
        """Takes tokens for something that has been done already: what is missing has to be refilled before the next one."""
        at = monotonic() if at is None else at
        level = self.require(key, at, -self.tokens)
        self.levels[key] = (max(-self.tokens, level - tokens), at)
        if self.spent is not None:
            self.spent(self, key, tokens)

    def charge(self, key: Hashable, tokens: float) -> None:
        """Another process has taken so many tokens, or given some back."""
        at = monotonic()
        level = self.require(key, at, -self.tokens)
        self.levels[key] = (max(-self.tokens, min(self.tokens, level - tokens)), at)

    def require(self, key: Hashable, at: float | None = None, tokens: float = 1) -> float:
        """The level of the key's bucket, if it has that many tokens; takes nothing."""
        at = monotonic() if at is None else at
        level, since = self.levels.pop(key, (self.tokens, at))
        level = min(self.tokens, level + (at - since) * self.rate)
        self.levels[key] = (level, at)
        if len(self.levels) > REMEMBERED:
            self.levels.popitem(last=False)
        if level < tokens:
            wait = (tokens - level) / self.rate
            raise ServerError("rate_limited", self.message, seconds=round(wait, 3))
        return level


class Limits:
    """The limits of the site, counted by visitor and by client address.

    As long as no trusted proxies are configured, an address of this machine is a proxy or the owner, and only visitors are
    counted there. An IPv6 client counts as its /64 network, all of whose addresses it can use.
    """

    def __init__(
        self,
        tables_per_hour: int,
        messages_per_second: int,
        wrong_links_per_minute: int = 30,
        count_local: bool = False,
        import_bytes_per_table: int = 512 * 1024,
        shares_per_table: int = 200,
        renames_per_hour: int = 20,
    ) -> None:
        self.import_bytes_per_table = import_bytes_per_table
        self.count_local = count_local
        self.clients: OrderedDict[int, str] = OrderedDict()  # where each visitor was seen last
        self.wrong_links = Buckets(wrong_links_per_minute, 60, "too many invitation links that are not valid")
        self.tables = Buckets(tables_per_hour, 3600, f"at most {tables_per_hour} new tables an hour")
        shares = max(1, shares_per_table // 8)
        self.shares = Buckets(shares, 24 * 3600, f"at most {shares} positions of one table a day")
        self.renames = Buckets(renames_per_hour, 3600, f"at most {renames_per_hour} changes of a name in an hour")
        self.messages = Buckets(messages_per_second, 1, f"at most {messages_per_second} messages a second")

    @classmethod
    def of(cls, settings: Settings) -> Limits:
        """The limits that an operator has set."""
        return cls(
            settings.tables_per_hour,
            settings.messages_per_second,
            settings.wrong_links_per_minute,
            count_local=bool(settings.trusted_proxies),
            import_bytes_per_table=settings.import_bytes_per_table,
            shares_per_table=settings.shares_per_table,
            renames_per_hour=settings.renames_per_hour,
        )

    def message(self, visitor: int | None, address: str | None, connection: Hashable = None) -> None:
        """Counts a message or a request."""
        if self.counts(address):
            self.seen(visitor, address)
            self.messages.take(client_key(address))
        if visitor is not None:
            self.messages.take(visitor)
        elif connection is not None:
            self.messages.take(connection)  # a spectator without a cookie

    def long_state(self, visitor: int | None, address: str | None, events: int) -> None:
        """Counts a State that was sent over HTTP as several messages if its log is long: that is what it costs to encode.

        It goes by the events that the reader has seen, or it would tell how many there are besides.
        """
        self._spend(visitor, address, events // EVENTS_PER_MESSAGE)

    def long_list(self, visitor: int | None, address: str | None, rows: int) -> None:
        """Counts a list of tables as several messages if it is long."""
        self._spend(visitor, address, rows // ROWS_PER_MESSAGE)

    def _spend(self, visitor: int | None, address: str | None, tokens: int) -> None:
        if not tokens:
            return
        if self.counts(address):
            self.messages.spend(client_key(address), tokens)
        if visitor is not None:
            self.messages.spend(visitor, tokens)

    def automatic(self, visitor: int | None) -> float:
        """Counts an answer that the server gives for a visitor, like a message of theirs, and returns 0; or says in how many
        seconds it may be given. Half of what they may send is left to themselves."""
        keys: list[Hashable] = [key for key in (visitor, self.client_of(visitor)) if key is not None]
        try:
            for key in keys:
                self.messages.require(key, tokens=max(1.0, self.messages.tokens / 2))
        except ServerError as error:
            return max(0.001, float(error.detail["seconds"]))
        for key in keys:
            self.messages.take(key)
        return 0.0

    def new_table(self, visitor: int | None, address: str | None, size: int = 0) -> None:
        """Counts a new table; one from a large save counts as several. The visitor may be one that is not known yet."""
        tokens = 1 + size // self.import_bytes_per_table
        if self.counts(address):
            self.tables.take(client_key(address), tokens=tokens)
        if visitor is not None:
            self.seen(visitor, address)
            self.tables.take(visitor, tokens=tokens)

    def rename(self, visitor: int | None, address: str | None) -> None:
        """Counts a change of a name, which everyone at the player's tables is shown."""
        if self.counts(address):
            self.renames.take(client_key(address))
        if visitor is not None:
            self.renames.take(visitor)

    def share(self, table: str, visitor: int | None, address: str | None) -> None:
        """Counts a position that a spectator shares."""
        self.shares.take((table, self.group_of(visitor, address)))

    def seen(self, visitor: int | None, address: str | None) -> None:
        """Remembers where a visitor comes from, so that visitors of one client share its turns."""
        if visitor is None or not self.counts(address):
            return
        self.clients[visitor] = client_key(address)
        self.clients.move_to_end(visitor)
        if len(self.clients) > REMEMBERED:
            self.clients.popitem(last=False)

    def client_of(self, visitor: int | None) -> str | None:
        """The client address where the visitor was seen last, as limits count it; None if it is not known."""
        return None if visitor is None else self.clients.get(visitor)

    def group_of(self, visitor: int | None, address: str | None = None) -> Hashable:
        """With whom a visitor shares turns: all of the client's address, or nobody if that is not known."""
        if self.counts(address):
            return client_key(address)
        return self.client_of(visitor) or ("visitor", visitor)

    def wrong_link(self, address: str | None) -> None:
        """Counts an invitation link that does not exist; raises `rate_limited` if this address has tried too many."""
        if self.counts(address):
            self.wrong_links.take(client_key(address))

    def forget(self, connection: Hashable) -> None:
        """Drops the bucket of a connection that has ended."""
        self.messages.levels.pop(connection, None)

    def counts(self, address: str | None) -> TypeGuard[str]:
        """Whether requests from this address are limited by address."""
        return is_counted(address, self.count_local)
