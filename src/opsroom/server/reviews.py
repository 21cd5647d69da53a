"""Positions of the past are played again in threads, for undos and replays, a few at a time.

Clients take turns: nobody waits for all that another one asks for.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from typing import Any, TypeVar

T = TypeVar("T")


class Reviews:
    """The places for such work, and who waits for one."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: OrderedDict[Hashable, deque[asyncio.Future[None]]] = OrderedDict()

    async def run(self, client: Hashable, function: Callable[..., T], *arguments: Any) -> T:
        """Runs a function in a thread when it is the client's turn."""
        await self._turn(client)
        try:
            return await asyncio.to_thread(function, *arguments)
        finally:
            self._next()

    async def _turn(self, client: Hashable) -> None:
        if self.free:
            self.free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(client, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it had got its place already
                self._next()
            raise

    def _next(self) -> None:
        """Gives a place to the client who has waited longest for a turn; that client is last in line then."""
        while self.waiting:
            client, turns = self.waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self.waiting[client] = turns
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1
