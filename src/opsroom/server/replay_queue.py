"""Positions of the past are played again in threads, for undos, replays, lessons and exports, a few at a time.

One bounded queue is for all of it. Clients take turns, so that nobody waits for all that another one asks for; a client with many
requests waiting is refused further ones. What a request works on is prepared when its turn comes: those that wait take
no memory. A reader who hangs up leaves the queue (`Caller.while_connected`).

To play a moment of a running game again takes longer if another seat answered more in secret. That must not show, neither to the
reader nor to the next one: a place for such work is given back, and its result shown, after a whole number of GRID seconds.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, TypeVar

from opsroom.server.errors import ServerError

T = TypeVar("T")
GRID = 0.05  # seconds: far more than what hidden answers of a turn take
SHARE = 4  # one client may have a quarter of the places in the queue


class Place:
    """A place that somebody has got, and the thread that works there."""

    def __init__(self, threads: ThreadPoolExecutor, is_secret: bool) -> None:
        self.threads = threads
        self.is_secret = is_secret
        self.loop = asyncio.get_running_loop()
        self.began = self.loop.time()
        self.work: asyncio.Future[Any] | None = None

    async def run(self, function: Callable[..., T], *arguments: Any) -> T:
        """Runs a function in the thread."""
        work = self.work = self.loop.run_in_executor(self.threads, partial(function, *arguments))
        return await asyncio.shield(work)

    def rest(self) -> float:
        """In how many seconds the place may be given back without showing how long the work took."""
        return -(self.loop.time() - self.began) % GRID if self.is_secret else 0.0


class Reviews:
    """The places for such work, and who waits for one. Its threads are its own: nothing else waits for them."""

    def __init__(self, places: int, most_waiting: int = 100) -> None:
        self.free = places
        self.most_waiting = most_waiting
        self.threads = ThreadPoolExecutor(places, thread_name_prefix="opsroom-review")
        self.waiting: OrderedDict[Hashable, deque[asyncio.Future[None]]] = OrderedDict()
        self.closed = False

    async def run(self, client: Hashable, function: Callable[..., T], *arguments: Any) -> T:
        """Runs a function in a thread when it is the client's turn; raises `rate_limited` if too many wait already."""
        return await self.run_prepared(client, lambda: partial(function, *arguments))

    async def run_prepared(
        self, client: Hashable, prepare: Callable[[], Callable[[], T]], is_secret: bool = False
    ) -> T:
        """The same for a function that is made when the turn comes, on the event loop: with a copy of a table, for example."""
        async with self.place(client, is_secret) as place:
            return await place.run(prepare())

    @asynccontextmanager
    async def place(self, client: Hashable, is_secret: bool = False) -> AsyncIterator[Place]:
        """A place when it is the client's turn. Where something is to be hidden, what is done in it takes a whole number of GRID
        seconds, whether it succeeds or not."""
        await self._turn(client)
        place = Place(self.threads, is_secret)
        try:
            yield place
        except Exception:
            await asyncio.sleep(self._give_back(place))
            raise
        except BaseException:  # cancelled
            self._give_back(place)
            raise
        await asyncio.sleep(self._give_back(place))

    def close(self) -> None:
        """Refuses all that waits, and whatever comes; what has begun may end."""
        self.closed = True
        for turns in self.waiting.values():
            for turn in turns:
                if not turn.done():
                    turn.set_exception(stopping())
        self.waiting.clear()
        self.threads.shutdown(wait=False)

    async def _turn(self, client: Hashable) -> None:
        self._require_room(client)
        if self.free:
            self.free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(client, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._leave(client, turn)
            elif turn.exception() is None:  # it had got its place already
                self._next()
            raise

    def _require_room(self, client: Hashable) -> None:
        if self.closed:
            raise stopping()
        of_client = len(self.waiting.get(client, ()))
        if of_client >= max(1, self.most_waiting // SHARE):
            raise ServerError("rate_limited", "Too many of your requests are still waiting. Try again in a moment.")
        # A client with nothing waiting still gets in when others fill the queue, up to twice its length.
        waiting = sum(len(turns) for turns in self.waiting.values())
        if waiting >= (self.most_waiting if of_client else 2 * self.most_waiting):
            raise ServerError("rate_limited", "The server is busy. Try again in a moment.")

    def _leave(self, client: Hashable, turn: asyncio.Future[None]) -> None:
        """Takes a turn out of the queue."""
        turns = self.waiting.get(client)
        if turns is not None and turn in turns:
            turns.remove(turn)
            if not turns:
                del self.waiting[client]

    def _give_back(self, place: Place) -> float:
        """Lets somebody else have the place when its time is over; says in how many seconds that is. It is taken until the thread
        has finished, even if nobody waits for the result any more."""
        if place.work is not None and not place.work.done():
            place.work.add_done_callback(lambda _: self._give_back(place))
            return 0.0
        rest = place.rest()
        if rest:
            place.loop.call_later(rest, self._next)
        else:
            self._next()
        return rest

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


def stopping() -> ServerError:
    """For a request that is not carried out because the server stops."""
    return ServerError("stopping", "The server is restarting. Try again in a moment.")
