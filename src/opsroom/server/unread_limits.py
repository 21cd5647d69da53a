"""What clients have been sent and have not read yet, bounded per client address and in total.

A client that does not read makes the server keep what it was sent: in the transport of the connection, and, once that is
full, with the sender. One connection holds little, but a client may open many. When a client's connections together hold too
much, those that have gone without reading for the longest time are cut off, one by one, until the rest is within bounds.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any

OUTPUT = (
    "opsroom.output"  # an ASGI server that has an Output for the connection puts it here, in the scope's extensions
)
RELIEF = 7 / 8  # of the total is left after it was exceeded, so that not every message has to look at all connections


async def _at_once() -> None:
    """For a connection whose sender never has to wait."""


class Output:
    """What one connection has not delivered yet. Nothing is counted before a budget knows whose connection it is."""

    __slots__ = ("budget", "buffered", "drain", "held", "key", "read_at", "transport", "unread")

    def __init__(self, transport: Any, drain: Callable[[], Awaitable[None]] = _at_once) -> None:
        self.transport = transport
        self.drain = drain  # waits until the client has read most of what it was sent
        self.budget: OutputBudget | None = None
        self.key = ""
        self.held = 0  # waits with the sender
        self.buffered = 0  # in the transport, as of the last look
        self.unread = 0  # both, as the budget counts them
        self.read_at = 0.0  # when the client was last seen to read, or to have read everything

    def hold(self, size: int) -> None:
        """Notes how many bytes wait with the sender until the client has read what is in the transport."""
        if size != self.held:
            self.held = size
            self.changed()

    def written(self) -> None:
        """Something was sent: there is nothing to count if the operating system has taken everything."""
        if self.unread or self.waiting():
            self.changed()

    def waiting(self) -> int:
        """How many bytes wait in the transport."""
        try:
            return int(self.transport.get_write_buffer_size())
        except RuntimeError:  # uvloop, about a transport that has just been closed
            return 0

    def changed(self) -> None:
        """Something was sent or read."""
        if self.budget is not None:
            self.budget.note(self)

    def end(self) -> None:
        """The connection has ended."""
        if self.budget is not None:
            self.budget.remove(self)


class Client:
    """The connections of one client that have something unread."""

    __slots__ = ("outputs", "unread")

    def __init__(self) -> None:
        self.outputs: set[Output] = set()
        self.unread = 0


class OutputBudget:
    """Counts unread output and cuts connections off when there is too much of it.

    One connection may exceed its client's share if it is the client's only one with unread output: a response larger than
    the share can still be delivered, and a client that does not read it at all is cut off after `stall_seconds`.
    """

    def __init__(
        self,
        most: int,
        most_per_client: int,
        on_cut: Callable[[], None] = lambda: None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.most = most
        self.most_per_client = most_per_client
        self.on_cut = on_cut
        self.clock = clock
        self.unread = 0
        self.clients: dict[str, Client] = {}
        self.noted: set[Output] = set()

    def assign(self, output: Output, key: str) -> None:
        """Counts a connection for this client from now on. The empty key is for addresses that stand for many clients."""
        if output.budget is self and output.key == key:
            return
        output.end()
        output.budget, output.key = self, key
        self.note(output)

    def remove(self, output: Output) -> None:
        """Counts a connection no longer."""
        self._count(output, 0)
        self.noted.discard(output)
        output.budget = None

    def note(self, output: Output) -> None:
        """Looks at a connection soon: what the operating system takes right away was never unread."""
        if not self.noted:
            asyncio.get_running_loop().call_soon(self.settle)
        self.noted.add(output)

    def settle(self) -> None:
        """Looks at the connections that were noted, and cuts off what is too much."""
        noted, self.noted = self.noted, set()
        for output in noted:
            self._look(output)
        for key in {output.key for output in noted if output.key}:
            client = self.clients.get(key)
            if client is not None and client.unread > self.most_per_client:
                self._relieve(client)
        if self.unread > self.most:
            self._relieve_all()

    def _relieve(self, client: Client) -> None:
        self._refresh(client)
        while client.unread > self.most_per_client and len(client.outputs) > 1:
            self._cut(client)

    def _relieve_all(self) -> None:
        for client in list(self.clients.values()):
            self._refresh(client)
        if self.unread > self.most:
            while self.unread > self.most * RELIEF:
                self._cut(max(self.clients.values(), key=lambda client: client.unread))

    def _refresh(self, client: Client) -> None:
        """Clients read without telling us."""
        for output in list(client.outputs):
            self._look(output)

    def _cut(self, client: Client) -> None:
        output = min(client.outputs, key=lambda output: (output.read_at, -output.unread))
        self.remove(output)
        output.transport.abort()
        self.on_cut()

    def _look(self, output: Output) -> None:
        buffered = output.waiting()
        if buffered < output.buffered or not output.unread:
            output.read_at = self.clock()
        output.buffered = buffered
        self._count(output, buffered + output.held)

    def _count(self, output: Output, unread: int) -> None:
        more = unread - output.unread
        if not more:
            return
        output.unread = unread
        self.unread += more
        client = self.clients.get(output.key)
        if client is None:
            client = self.clients[output.key] = Client()
        client.unread += more
        if unread:
            client.outputs.add(output)
        else:
            client.outputs.discard(output)
            if not client.outputs:
                del self.clients[output.key]
