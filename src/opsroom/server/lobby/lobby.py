"""The lobby: the tables with free seats, one encoded list for all who read it, and who is on the site.

An offer is listed as long as its starter is here, or was a moment ago; in a game by correspondence, within the last days. It comes
back with them. What is listed depends only on who sits where and who is here, never on the course of a game.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING, cast

import msgspec
import structlog
from sqlalchemy import select

from opsroom.engine.viewpoints import SPECTATOR
from opsroom.server import fairness, seats
from opsroom.server.accounts.players import Player
from opsroom.server.addresses import client_key
from opsroom.server.clock import format_time
from opsroom.server.errors import ServerError
from opsroom.server.limits import Buckets
from opsroom.server.lobby import invitations, spectators
from opsroom.server.lobby.api_types import Host, Invitations, LobbyPage, OpenTable, Presence
from opsroom.server.lobby.table_types import Level
from opsroom.server.schema import tables
from opsroom.server.settings import DAY
from opsroom.server.sockets import SharedText
from opsroom.server.storage import SeatRow
from opsroom.server.time_controls.api_types import TimeControl

if TYPE_CHECKING:
    from opsroom.server.live_table import LiveTable
    from opsroom.server.lobby.feed import Reader
    from opsroom.server.lobby.joining import Search
    from opsroom.server.registry import TableRegistry

MOST_LISTED = 100
MOST_PER_HOST = 5
MOST_PER_CLIENT = 15
PACE = 0.5  # seconds between two lists: what changes meanwhile is shown together
LOOK_AGAIN = 15.0  # seconds until it is noticed that an offer is stale
REMEMBERED = 20_000
HOUR = 3600.0
RESTART = 1012
log = structlog.get_logger("opsroom.lobby")


@dataclass(slots=True)
class Offer:
    """A table with free seats, as it was when somebody last sat down or left."""

    id: str
    no: int
    title: str
    mode: str
    options: dict[str, str]
    level: str
    time: TimeControl | None
    auto_single: bool
    rated: bool
    disclosed: list[str]
    host: int
    host_player: Player
    rows: list[SeatRow]
    opened: float

    @property
    def free(self) -> list[str]:
        """The seats that anyone may take."""
        return [row.seat for row in self.rows if is_free(row)]


class Lobby:
    """Knows the offers, who is here, and who reads the list."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.offers: OrderedDict[str, Offer] = OrderedDict()  # by table, the oldest first
        self.on_site: Counter[int] = Counter()  # open connections by visitor; another process with some counts as one
        self.connections_here: Counter[int] = Counter()  # those of this process
        self.left_at: OrderedDict[int, float] = (
            OrderedDict()
        )  # when a visitor's last connection ended, in monotonic seconds
        self.became: dict[int, int] = {}  # the accounts of guests who signed in while they had a connection
        self.began = monotonic()
        self.readers: set[Reader] = set()
        self.matching: dict[object, Search] = {}  # quick matches under way, by what is looked for
        settings, limits = registry.settings, registry.limits
        self.limits = limits
        joins, sent = settings.lobby_joins_per_hour, settings.invitations_per_hour
        self.joins = Buckets(joins, HOUR, f"at most {joins} seats of the lobby an hour")
        self.sent = Buckets(sent, HOUR, f"at most {sent} invitations an hour")
        self._page: LobbyPage | None = None
        self._shown: bytes = b""
        self._text: SharedText | None = None
        self._timer: asyncio.TimerHandle | None = None

    # --- offers
    async def run(self) -> None:
        """Reads the offers that were open before the last restart, and then looks after those whose starter has gone."""
        while True:
            await asyncio.sleep(LOOK_AGAIN)
            if self.offers:
                self.changed()

    async def adopt(self) -> None:
        """Reads the offers that were open before the last restart, and those of a process that has ended."""
        which = tables.c.open_seats & tables.c.result.is_(None) & tables.c.trashed.is_(None)
        query = select(tables.c.id).where(which).order_by(tables.c.no.desc()).limit(MOST_LISTED)
        found = await self.registry.read(lambda sql: list(sql.scalars(query)))
        for table_id in reversed(await self.registry.without_owner(found)):
            try:
                if self.registry.router is None:
                    await self.registry.table(table_id)  # which notes it here
                else:
                    await self.registry.at_owner(table_id, "wake")
            except ServerError as error:
                log.info("a table stays out of the lobby", table=table_id, reason=error.code)

    def offered_elsewhere(self, table_id: str, offer: Offer | None) -> None:
        """Another process has a table that is offered, or not any more."""
        if offer is not None:
            self.offers[table_id] = offer
            self.changed()
        elif table_id not in self.registry.tables and self.offers.pop(table_id, None) is not None:
            self.changed()

    def _tell(self, table_id: str) -> None:
        """Tells the other processes what is offered at a table of this one."""
        offer = self.offers.get(table_id)
        self.registry.news.tell("offer", table_id, None if offer is None else msgspec.json.encode(offer).decode())

    async def note(self, live: LiveTable) -> None:
        """A table is in memory, as it is on disk: its free seats are offered if it is open."""
        offer = await self._offer_of(live)
        if offer is not None:
            if live.id not in self.offers and len(self.offers) >= 10 * MOST_LISTED:
                self.offers.popitem(last=False)
            self.offers[live.id] = offer
            self.changed()
            self._tell(live.id)
        elif self.offers.pop(live.id, None) is not None:
            self.changed()
            self._tell(live.id)

    def follow(self, live: LiveTable) -> None:
        """A table changes: when that is durable, so does what is offered. Nothing is stored beside it."""
        if live.open_seats or live.id in self.offers:
            offer = self.offers.get(live.id)
            now_free = any(is_free(row) for row in live.seats.values())
            if offer is not None and not live.table.over and offer.host == live.starter and is_same(offer.rows, live):
                return  # a move, which is nobody's business here
            if offer is not None or now_free:
                self.registry.spawn(self._note_later(live))

    async def _note_later(self, live: LiveTable) -> None:
        async with live.lock:
            if live.lost:
                return
        await self.note(live)

    async def _offer_of(self, live: LiveTable) -> Offer | None:
        rows = list(live.seats.values())
        if not live.open_seats or not any(map(is_free, rows)) or live.table.over or live.lost:
            return None
        player = await self.registry.players.of(live.starter)
        known = self.offers.get(live.id)
        return Offer(
            live.id,
            live.no,
            live.title,
            live.table.mode,
            dict(live.table.options),
            live.level,
            None if live.clock is None else live.clock.control,
            live.auto_single,
            live.rated,
            fairness.disclosures(live),
            live.starter,
            player,
            [copied(row) for row in rows],
            live.changed_at[SPECTATOR] if known is None else known.opened,
        )

    def forget(self, table_id: str) -> None:
        """A table was deleted or closed."""
        if self.offers.pop(table_id, None) is not None:
            self.changed()
            self._tell(table_id)

    def renamed(self, visitor: int, player: Player) -> None:
        """A player has another name."""
        for offer in self.offers.values():
            if offer.host == visitor:
                offer.host_player = player
            for row in offer.rows:
                if row.visitor == visitor:
                    row.player = player
        if self.offers:
            self.changed()

    def merged(self, guest: int, account: int, player: Player) -> None:
        """A guest has signed in: what they offered is the account's, and so are their connections."""
        if guest in self.connections_here:
            self.connections_here[account] += self.connections_here.pop(guest)
        if guest in self.on_site:
            self.on_site[account] += self.on_site.pop(guest)
            self.became[guest] = account
        for reader in self.readers:
            if reader.visitor == guest:
                reader.visitor = account
        for offer in self.offers.values():
            if offer.host == guest:
                offer.host, offer.host_player = account, player
            for row in offer.rows:
                if row.visitor == guest:
                    row.visitor, row.player = account, player
        self.changed()

    def listed(self) -> list[Offer]:
        """The offers that stand, the latest first: a few for each starter and each client."""
        found: list[Offer] = []
        hosts: Counter[int] = Counter()
        clients: Counter[str] = Counter()
        for offer in reversed(self.offers.values()):
            client = self.limits.client_of(offer.host)
            if not self.stands(offer) or hosts[offer.host] >= MOST_PER_HOST:
                continue
            if client is not None and clients[client] >= MOST_PER_CLIENT:
                continue
            hosts[offer.host] += 1
            if client is not None:
                clients[client] += 1
            found.append(offer)
            if len(found) == MOST_LISTED:
                break
        return found

    def stands(self, offer: Offer) -> bool:
        """Whether its starter is here, or was lately, and may play."""
        if offer.host in self.registry.visitors.banned:
            return False
        settings = self.registry.settings
        is_slow = offer.time is not None and offer.time.kind == "correspondence"
        patience = settings.offer_days * DAY if is_slow else 60 * settings.offer_minutes
        return self.away_for(offer.host) <= patience

    # --- who is here
    def connected(self, visitor: int | None, at: LiveTable | None = None) -> None:
        """A connection of a visitor was opened, perhaps to a table."""
        if visitor is None:
            return
        visitor = self.became.get(visitor, visitor)
        self.connections_here[visitor] += 1
        if self.connections_here[visitor] == 1:
            self.registry.news.tell("came", visitor)
        self.add_presence(visitor, at)

    def add_presence(self, visitor: int, at: LiveTable | None = None) -> None:
        """A visitor has one more connection, or some in one more process."""
        self.on_site[visitor] += 1
        if self.on_site[visitor] == 1:
            self._presence_changed(visitor, at)

    def disconnected(self, visitor: int | None, at: LiveTable | None = None) -> None:
        """A connection has ended."""
        if visitor is None:
            return
        visitor = self.became.get(visitor, visitor)
        self.connections_here[visitor] -= 1
        if self.connections_here[visitor] <= 0:
            del self.connections_here[visitor]
            self.registry.news.tell("left", visitor)
        self.remove_presence(visitor, at)

    def remove_presence(self, visitor: int, at: LiveTable | None = None) -> None:
        """A visitor has one connection less, or none in one more process."""
        self.on_site[visitor] -= 1
        if self.on_site[visitor] > 0:
            return
        del self.on_site[visitor]
        self.became = {guest: account for guest, account in self.became.items() if account != visitor}
        self.left_at[visitor] = monotonic()
        self.left_at.move_to_end(visitor)
        if len(self.left_at) > REMEMBERED:
            self.left_at.popitem(last=False)
        self._presence_changed(visitor, at)

    def away_for(self, visitor: int) -> float:
        """For how many seconds a visitor has had no connection, as far as is known since the server was started."""
        return 0.0 if visitor in self.on_site else monotonic() - self.left_at.get(visitor, self.began)

    def _presence_changed(self, visitor: int, at: LiveTable | None) -> None:
        for live in list(self.registry.tables.values()):
            if live is at or not seats.holds_any(live.seats.values(), visitor):
                continue
            if not any(connection.visitor == visitor for connection in live.connections):
                live.presence_changed()
        self.changed()

    def _presence_of(self, offer: Offer) -> Presence:
        live = self.registry.tables.get(offer.id)
        if live is not None and any(connection.visitor == offer.host for connection in live.connections):
            return "table"
        return "online" if offer.host in self.on_site else "away"

    # --- the list
    def page(self) -> LobbyPage:
        """The lobby as everyone sees it."""
        if self._page is None:
            self._page = LobbyPage("lobby", [self._line(offer) for offer in self.listed()], len(self.on_site))
        return self._page

    def text(self) -> SharedText:
        """The same, encoded once for all readers."""
        page = self.page()
        if self._text is None:
            self._text = SharedText(msgspec.json.encode(page))
        return self._text

    def changed(self) -> None:
        """Something about the list has changed, which readers are shown soon."""
        self._page = self._text = None
        if self.readers and self._timer is None and not self.registry.stopping:
            self._timer = asyncio.get_running_loop().call_later(PACE, self._show)

    def _show(self) -> None:
        self._timer = None
        text = self.text()
        if text.frame == self._shown:
            return
        self._shown = text.frame
        for reader in list(self.readers):
            reader.show(text)

    def _line(self, offer: Offer) -> OpenTable:
        player = offer.host_player
        on_site = self.on_site
        return OpenTable(
            id=offer.id,
            title=offer.title,
            mode=offer.mode,
            options=offer.options,
            free=offer.free,
            seats=[seats.line(row, None, row.visitor in on_site) for row in offer.rows],
            host=Host(player.name, player.kind, player.link, self._presence_of(offer)),
            level=cast("Level", offer.level),
            time=offer.time,
            auto_single=offer.auto_single,
            rated=offer.rated,
            disclosed=offer.disclosed,
            opened=format_time(int(offer.opened)),
        )

    async def tell_invitations(self, visitor: int) -> None:
        """Shows a player's open pages what they are invited to."""
        await self.tell_invitations_here(visitor)
        self.registry.news.tell("invited", visitor)

    async def tell_invitations_here(self, visitor: int) -> None:
        """The same in this process alone."""
        if not any(reader.visitor == visitor for reader in self.readers):
            return
        found = await invitations.of_player(self.registry, visitor)
        text = msgspec.json.encode(Invitations("invitations", found))
        for reader in list(self.readers):
            if reader.visitor == visitor:
                reader.tell(text)

    async def named(self, visitor: int | None, live: LiveTable) -> Player | None:
        """The player, if they watch and want to be named."""
        if visitor is None or seats.holds_any(live.seats.values(), visitor):
            return None
        if not await self.registry.read(lambda sql: spectators.wants_name(sql, visitor)):
            return None
        return await self.registry.players.of(visitor)

    # --- limits
    def count(self, buckets: Buckets, visitor: int | None, address: str | None) -> None:
        """Counts what a visitor does, by visitor and by address."""
        if self.limits.counts(address):
            buckets.take(client_key(address))
        if visitor is not None:
            buckets.take(visitor)

    # --- connections
    def end_sessions(self, sessions: set[int]) -> None:
        """Those who have been signed out connect again without their account."""
        for reader in list(self.readers):
            if reader.session in sessions:
                reader.close(RESTART)

    def close(self) -> None:
        """The server stops."""
        if self._timer is not None:
            self._timer.cancel()
        self.disconnect()

    def disconnect(self) -> None:
        """All who read the list connect again, perhaps to another process."""
        for reader in list(self.readers):
            reader.close(RESTART)


def is_same(rows: list[SeatRow], live: LiveTable) -> bool:
    """Whether the same sit at a table as then."""
    now = [(row.seat, row.visitor, row.bot) for row in live.seats.values()]
    return [(row.seat, row.visitor, row.bot) for row in rows] == now


def copied(row: SeatRow) -> SeatRow:
    """A row that does not change with the table."""
    return type(row)(row.seat, row.visitor, row.bot, None, player=row.player)


def is_free(row: SeatRow) -> bool:
    """Whether anyone may take the seat: it waits for nobody in particular."""
    return seats.who(row) == "open" and (row.called is None or row.called.declined)
