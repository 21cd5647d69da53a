"""Which process a request is for: tables have owners, what belongs to no table is for the process that leads, the rest for anybody."""

from __future__ import annotations

import asyncio
import hashlib
import re
from collections import OrderedDict
from time import monotonic
from typing import TYPE_CHECKING, Any

import structlog
from sqlalchemy import Connection, select

from opsroom.server.cluster import peers, private
from opsroom.server.cluster.leases import Member
from opsroom.server.cluster.private import Pipe, Preamble
from opsroom.server.schema import leases as lease_rows
from opsroom.server.schema import tables

if TYPE_CHECKING:
    from opsroom.server.http import HttpProtocol
    from opsroom.server.registry import TableRegistry

LONGEST_LINE = 8192  # of a request; what is longer is refused by whoever has it
KNOWN_FOR = 1.0  # seconds for which the owner of a table is not looked up again
REMEMBERED = 20_000
AGAIN = 0.1  # seconds between two attempts to reach a process that has just ended
PATIENCE = 20.0  # seconds for all attempts
OF_TABLE = re.compile(rb"[A-Z]+ /api/(?:tables|lobby)/([A-Za-z0-9_-]{1,64})(?:/[^ ]*|\?[^ ]*)? ")
NO_TABLES = frozenset((b"import", b"live", b"quick"))  # words in the place of a table
OF_LEAD = re.compile(rb"[A-Z]+ /api(?:/[^ ]*|\?[^ ]*)? ")
OF_ANYBODY = re.compile(rb"GET /api/(?:health|ready|titles)(?:[/?][^ ]*)? ")
log = structlog.get_logger("opsroom.cluster")


class Target:
    """Whom a request is for."""

    __slots__ = ("table",)

    def __init__(self, table: str | None) -> None:
        self.table = table  # None: for the process that leads


def target_of(line: bytes) -> Target | None:
    """Whom a request with this first line is for; None if anybody can answer it."""
    found = OF_TABLE.match(line)
    if found is not None and found[1] not in NO_TABLES:
        return Target(found[1].decode())
    if OF_LEAD.match(line) is None or OF_ANYBODY.match(line) is not None:
        return None
    return Target(None)


def preferred(members: dict[int, Member], key: object) -> int:
    """The process that takes what belongs to nobody: always the same for a key as long as it lives, and the next one then."""
    return max(members, key=lambda number: hashlib.blake2b(f"{number} {key}".encode(), digest_size=8).digest())


class Router:
    """Knows where requests go, and brings them there."""

    def __init__(self, registry: TableRegistry, secret: str = "") -> None:
        assert registry.cluster is not None
        self.registry = registry
        self.cluster = registry.cluster
        self.secret = secret
        self.owners: OrderedDict[str, tuple[int, float]] = OrderedDict()  # by table, and until when that is believed
        self.leaving: set[int] = set()  # processes that are about to end: they get nothing new
        self.pipes: dict[int, set[asyncio.Transport]] = {}  # to processes of other machines, by process

    def at_once(self, target: Target) -> bool:
        """Whether the request is known to be for this process, without looking anything up."""
        if target.table is None:
            return self.cluster.leads and not self.is_leaving
        live = self.registry.tables.get(target.table)
        return live is not None and live.is_held

    async def find(self, target: Target) -> Member | None:
        """The process that a request is for; None if it is this one, or if nobody can say."""
        deadline = monotonic() + PATIENCE
        while monotonic() < deadline:
            number = self.cluster.lead if target.table is None else await self.owner(target.table)
            is_ours = number == self.cluster.id and not self.is_leaving
            if is_ours or (number is None and target.table is not None):
                return None
            member = self.cluster.members.get(number or 0)
            if member is not None and number != self.cluster.id:
                return member
            self.owners.pop(target.table or "", None)
            await asyncio.sleep(AGAIN)
        return None

    async def owner(self, table_id: str) -> int | None:
        """The process that a table belongs to, or that shall have it; None if there is no such table."""
        known = self.owners.get(table_id)
        if known is not None and monotonic() < known[1] and known[0] in self.cluster.members:
            return known[0]
        starter, number = await self.registry.read(lambda sql: _owner(sql, table_id))
        if starter is None:
            return None
        if number is None:
            number = self.preferred(starter)
        self.owners[table_id] = (number, monotonic() + KNOWN_FOR)
        if len(self.owners) > REMEMBERED:
            self.owners.popitem(last=False)
        return number

    @property
    def is_leaving(self) -> bool:
        """Whether this process gives everything up."""
        return self.cluster.id in self.leaving

    def preferred(self, starter: int) -> int:
        """The process that shall have the tables of a visitor."""
        reachable = {each.id: each for each in self.others() if each.id not in self.leaving}
        if not self.is_leaving or not reachable:
            reachable[self.cluster.id] = self.cluster.members[self.cluster.id]
        return preferred(reachable, starter)

    async def owner_member(self, table_id: str) -> Member | None:
        """The other process that a table belongs to, or that shall have it; None if it is this one."""
        if table_id in self.registry.tables:
            return None
        number = await self.owner(table_id)
        return None if number == self.cluster.id or number is None else self.cluster.members.get(number)

    def others(self) -> list[Member]:
        """The other processes that can be reached."""
        return [each for each in self.cluster.members.values() if each.id != self.cluster.id and self._is_open(each)]

    def _is_open(self, member: Member) -> bool:
        return self.is_near(member) or bool(member.peer)

    def members_changed(self) -> None:
        """Whoever is connected through here to a process that is gone comes back. Its machine may have vanished without a word."""
        for process in self.pipes.keys() - self.cluster.members.keys():
            for pipe in self.pipes.pop(process):
                pipe.abort()
        self.leaving &= self.cluster.members.keys()

    def forget(self, table_id: str) -> None:
        """The owner of a table may have changed."""
        self.owners.pop(table_id, None)

    async def bring(self, connection: HttpProtocol, data: bytes, target: Target) -> bool:
        """Gives a connection, with what was read of it, to the process that it is for; false if it is for this one."""
        deadline = monotonic() + PATIENCE
        while (member := await self.find(target)) is not None and monotonic() < deadline:
            try:
                await self._give(connection, data, member)
            except OSError as error:
                await self.unreachable(member, error)
                log.info("a process cannot be reached", process=member.id, error=str(error))
                self.owners.pop(target.table or "", None)
                await asyncio.sleep(AGAIN)
            else:
                return True
        return False

    def is_near(self, member: Member) -> bool:
        """Whether a process is on this machine."""
        return member.machine == self.cluster.about[0] and bool(member.folder)

    async def unreachable(self, member: Member, error: BaseException) -> None:
        """A process could not be reached. If nobody listens at the socket file of one of this machine, it has ended, and its tables
        are free."""
        cause = error.__cause__ if isinstance(error, peers.NotReached) else error
        if not self.is_near(member) or not isinstance(cause, ConnectionRefusedError | FileNotFoundError):
            return
        await asyncio.get_running_loop().run_in_executor(None, self.cluster.bury, member.id)

    async def _give(self, connection: HttpProtocol, data: bytes, member: Member) -> None:
        transport: Any = connection.transport
        if self.is_near(member):
            # Where the connection came from another machine, its socket does not tell the client's address.
            given = connection.client if connection.preamble is not None else None
            await private.hand_over(member.folder, transport.get_extra_info("socket"), data, given)
            connection.let_go()
        else:
            await self._pipe(connection, data, member)

    async def _pipe(self, connection: HttpProtocol, data: bytes, member: Member) -> None:
        """Passes the bytes of a connection on to a process of another machine."""
        host, _, port = member.peer.rpartition(":")
        if not host:
            raise OSError(f"process {member.id} has no peer_address")
        transport: Any = connection.transport
        loop = asyncio.get_running_loop()
        there: Any
        there, pipe = await loop.create_connection(lambda: Pipe(transport), host.strip("[]"), int(port))
        private.notice_silence(there)
        self.pipes.setdefault(member.id, set()).add(there)
        pipe.on_end = lambda: self.pipes.get(member.id, set()).discard(there)
        client = connection.client
        preamble = Preamble("client", None if client is None else (client[0], client[1]))
        there.write(private.encoded(preamble, self.secret, member.id))
        there.write(data)
        connection.become(Pipe(there))


def _owner(sql: Connection, table_id: str) -> tuple[int | None, int | None]:
    query = select(tables.c.starter, lease_rows.c.process).select_from(tables)
    row = sql.execute(
        query.outerjoin(lease_rows, lease_rows.c.name == tables.c.id).where(tables.c.id == table_id)
    ).one_or_none()
    return (None, None) if row is None else (row.starter, row.process)
