"""What processes tell each other all the time: who is here, what is offered in the lobby, how much of a limit is used up, and which
rows of the database have changed.

All that happens within a fraction of a second goes out together, to each other process in order. A process that is new, or that could
not be reached for a moment, is told everything anew, and forgets what it had kept of the database: nothing that was missed stays so.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Hashable
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from opsroom.server.accounts import storage as accounts
from opsroom.server.cluster import peers
from opsroom.server.cluster.leases import Member
from opsroom.server.errors import ServerError
from opsroom.server.limits import Buckets
from opsroom.server.lobby import spectators
from opsroom.server.lobby.lobby import Offer

if TYPE_CHECKING:
    from opsroom.server.cluster.counts import Counts
    from opsroom.server.registry import TableRegistry

PACE = 0.1  # seconds in which what happens is gathered
SHARE = 50  # what uses up less of a limit than this part of it is not worth telling
AGAIN = 1.0
MOST_ITEMS = 5000  # in one message
Item = list[Any]
log = structlog.get_logger("opsroom.cluster")


class Elsewhere:
    """What another process has told."""

    def __init__(self) -> None:
        self.visitors: set[int] = set()
        self.offers: set[str] = set()
        self.counts: dict[str, Counter[str]] = {}


class News:
    """Tells the other processes, and carries out what they tell. In a process that is alone nothing is gathered."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.limits: dict[str, Buckets] = {}  # by what they say
        self.counts: dict[str, Counts] = {}
        self.others: dict[int, Elsewhere] = {}
        self.seen: set[int] = set()  # processes that were members when we looked last,
        self.gone: set[int] = set()  # and those that were and are not: what is still on its way from them is not for us
        self.waiting: dict[int, list[Item]] = {}  # by process; one that is not here is told everything anew
        self.spent: dict[tuple[str, Hashable], float] = {}
        self.sending: dict[int, asyncio.Task[None]] = {}
        self.receiving = asyncio.Lock()

    # --- telling
    def tell(self, *item: Any) -> None:
        """Something happened here."""
        for items in self.waiting.values():
            items.append(list(item))

    def share(self, limits: Buckets) -> None:
        """What a client uses up of these limits counts everywhere."""
        self.limits[limits.message] = limits
        limits.spent = self._spent

    def share_all(self, *parts: object) -> None:
        """The same of all limits that these parts of the server have."""
        for part in parts:
            for limits in vars(part).values():
                if isinstance(limits, Buckets):
                    self.share(limits)

    def share_counts(self, name: str, counts: Counts) -> None:
        """What is counted here counts everywhere."""
        self.counts[name] = counts
        counts.changed = lambda key: self.tell("count", name, key, counts.here[key])

    def _spent(self, limits: Buckets, key: Hashable, tokens: float) -> None:
        if self.waiting and isinstance(key, int | str | tuple):
            about = limits.message, key
            self.spent[about] = self.spent.get(about, 0.0) + tokens

    def members_changed(self, members: dict[int, Member]) -> None:
        """Processes have come or gone."""
        self.gone |= (self.seen | self.others.keys()) - members.keys()
        self.seen = set(members)
        for process in self.others.keys() - members.keys():
            self._lose(process)
        router = self.registry.router
        if router is None:
            return
        for member in router.others():
            if member.id not in self.sending:
                self.sending[member.id] = asyncio.create_task(self._send_to(member))
        for process in self.sending.keys() - members.keys():
            self.sending.pop(process).cancel()
            self.waiting.pop(process, None)

    def close(self) -> None:
        """Tells nobody any more."""
        for task in self.sending.values():
            task.cancel()
        self.waiting.clear()

    async def _send_to(self, member: Member) -> None:
        """Sends to one process until it is gone."""
        router = self.registry.router
        assert router is not None
        line = peers.Line(router, member)
        try:
            await self._send_over(line, member)
        finally:
            line.close()

    async def _send_over(self, line: peers.Line, member: Member) -> None:
        while True:
            items = self.waiting.get(member.id)
            if items is None:
                self.waiting[member.id] = []
                items = self._everything()
            else:
                self._gather_spent()
                items = self.waiting[member.id]
                self.waiting[member.id] = []
            try:
                if items:
                    about = {"process": self.registry.process, "items": items[:MOST_ITEMS]}
                    self.waiting[member.id] = items[MOST_ITEMS:] + self.waiting[member.id]
                    await line.call("news", about)
                await asyncio.sleep(PACE)
            except (OSError, TimeoutError, ServerError, msgspec.MsgspecError) as error:
                self.waiting.pop(member.id, None)
                log.info("a process could not be told the news", process=member.id, error=str(error))
                await asyncio.sleep(AGAIN)

    def _gather_spent(self) -> None:
        if not self.spent:
            return
        spent, self.spent = self.spent, {}
        for (about, key), tokens in spent.items():
            if tokens * SHARE >= self.limits[about].tokens:
                self.tell("used", about, key, tokens)

    def _everything(self) -> list[Item]:
        lobby = self.registry.lobby
        own = [[table_id, encoded(offer)] for table_id, offer in lobby.offers.items() if not self._is_told(table_id)]
        counts = {name: dict(counts.here) for name, counts in self.counts.items()}
        return [["all", list(lobby.connections_here), own, counts]]

    def _is_told(self, table_id: str) -> bool:
        return any(table_id in other.offers for other in self.others.values())

    # --- being told
    async def receive(self, process: int, items: list[Item]) -> None:
        """Carries out what another process tells, in its order."""
        async with self.receiving:
            if process in self.gone:
                raise ServerError("elsewhere", "this process is not one of us any more")
            other = self.others.get(process)
            if other is None:
                other = self.others[process] = Elsewhere()
            for kind, *values in items:
                try:
                    await getattr(self, f"_{kind}")(process, other, *values)
                except Exception as error:
                    log.error("news could not be carried out", kind=kind, exc_info=error)

    def _lose(self, process: int) -> None:
        other = self.others.pop(process)
        for visitor in other.visitors:
            self.registry.lobby.remove_presence(visitor)
        for table_id in other.offers:
            self.registry.lobby.offered_elsewhere(table_id, None)
        for name, counts in other.counts.items():
            self.counts[name].elsewhere.subtract(counts)

    async def _all(
        self, _: int, other: Elsewhere, visitors: list[int], offers: list[Any], counts: dict[str, dict[str, int]]
    ) -> None:
        for visitor in other.visitors - set(visitors):
            self.registry.lobby.remove_presence(visitor)
        for visitor in set(visitors) - other.visitors:
            self.registry.lobby.add_presence(visitor)
        other.visitors = set(visitors)
        for table_id in other.offers - {table_id for table_id, _ in offers}:
            self.registry.lobby.offered_elsewhere(table_id, None)
        other.offers = set()
        for table_id, text in offers:
            await self._offer(0, other, table_id, text)
        for name, found in counts.items():
            for key in other.counts.get(name, Counter()).keys() | found.keys():
                await self._count(0, other, name, key, found.get(key, 0))
        await self.registry.look_again()

    async def _came(self, _: int, other: Elsewhere, visitor: int) -> None:
        if visitor not in other.visitors:
            other.visitors.add(visitor)
            self.registry.lobby.add_presence(visitor)

    async def _left(self, _: int, other: Elsewhere, visitor: int) -> None:
        if visitor in other.visitors:
            other.visitors.discard(visitor)
            self.registry.lobby.remove_presence(visitor)

    async def _offer(self, _: int, other: Elsewhere, table_id: str, text: str | None) -> None:
        if text is None:
            other.offers.discard(table_id)
        else:
            other.offers.add(table_id)
        self.registry.lobby.offered_elsewhere(table_id, None if text is None else msgspec.json.decode(text, type=Offer))

    async def _count(self, _: int, other: Elsewhere, name: str, key: str, number: int) -> None:
        known = other.counts.setdefault(name, Counter())
        self.counts[name].elsewhere[key] += number - known[key]
        known[key] = number
        if not number:
            del known[key]
        if not self.counts[name].elsewhere[key]:
            del self.counts[name].elsewhere[key]

    async def _used(self, _: int, __: Elsewhere, about: str, key: Any, tokens: float) -> None:
        if (limits := self.limits.get(about)) is not None:
            limits.charge(plain_key(key), tokens)

    async def _sessions(self, _: int, __: Elsewhere, ended: list[int]) -> None:
        self.registry.visitors.end_here(ended)

    async def _sessions_of(self, _: int, __: Elsewhere, visitor: int) -> None:
        self.registry.end_sessions_here(visitor)

    async def _player(self, _: int, __: Elsewhere, visitor: int) -> None:
        player = await self.registry.read(lambda sql: accounts.player_of(sql, visitor))
        self.registry.players.changed_here(visitor, player)

    async def _gone(self, _: int, __: Elsewhere, visitor: int) -> None:
        self.registry.forget_here(visitor)

    async def _merged(self, _: int, __: Elsewhere, guest: int, account: int) -> None:
        self.registry.lobby.merged(guest, account, await self.registry.players.of(account))

    async def _chat_of(self, _: int, __: Elsewhere, visitor: int) -> None:
        self.registry.chat.reload_for(visitor)

    async def _chat_at(self, _: int, __: Elsewhere, table_id: str) -> None:
        self.registry.chat.reload_at(table_id)

    async def _choices(self, _: int, __: Elsewhere, visitor: int) -> None:
        await self.registry.notifications.reload_here(visitor)

    async def _due(self, _: int, __: Elsewhere, due: float) -> None:
        self.registry.notifications.delivery.wake(due)

    async def _invited(self, _: int, __: Elsewhere, visitor: int) -> None:
        await self.registry.lobby.tell_invitations_here(visitor)

    async def _spectating(self, _: int, __: Elsewhere, visitor: int) -> None:
        named = await self.registry.read(lambda sql: spectators.wants_name(sql, visitor))
        await spectators.changed_here(self.registry, visitor, named)

    async def _forget(self, _: int, __: Elsewhere, table_id: str) -> None:
        self.registry.expiry.forget_here(table_id)

    async def _program(self, _: int, __: Elsewhere, program: int) -> None:
        self.registry.programs.ended_here(program)


def encoded(offer: Offer) -> str:
    """An offer as it is told."""
    return msgspec.json.encode(offer).decode()


def plain_key(key: Any) -> Hashable:
    """The key of a limit, in which JSON has made lists of tuples."""
    return tuple(map(plain_key, key)) if isinstance(key, list) else key
