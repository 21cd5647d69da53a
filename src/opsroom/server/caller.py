"""Who sends a request: the caller that every handler gets, and what all routes have in common."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Hashable
from typing import Annotated, Any, TypeVar

from litestar import Request
from litestar.datastructures import State as AppState
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter

from opsroom.engine.viewpoints import SPECTATOR
from opsroom.server import api_types, fairness, seat_changes, shared_positions, states
from opsroom.server.addresses import client_key
from opsroom.server.errors import ErrorAnswer, ServerError
from opsroom.server.live_table import LiveTable
from opsroom.server.programs.tokens import bearer_tokens, is_program_token
from opsroom.server.registry import TableRegistry

T = TypeVar("T")
OPEN_TO_BANNED = ("/api/account/sign-out", "/api/account/delete")
Asked = Request[Any, Any, AppState]
Seat = Annotated[str | None, QueryParameter(description="the seat to look from")]
ERRORS = {
    status: ResponseSpec(ErrorAnswer, description=description, generate_examples=False)
    for status, description in {
        400: "malformed",
        403: "not yours",
        404: "no such thing",
        409: "not at this moment",
        410: "expired, can be brought back",
        413: "too large",
        415: "not JSON",
        422: "refused by the rules",
        429: "too many requests",
        503: "not stored, try again",
    }.items()
}


class Caller:
    """Who asks: the visitor, if we know one, and the registry."""

    def __init__(self, registry: TableRegistry, request: Asked, visitor: int | None) -> None:
        self.registry = registry
        self.request = request
        self.visitor = visitor

    async def welcome(self) -> int:
        """The visitor, registered if necessary."""
        self.visitor = await self.registry.visitors.welcome(self.request.scope)
        self.registry.limits.seen(self.visitor, self.address)
        return self.visitor

    @property
    def address(self) -> str | None:
        """Where the request comes from."""
        return self.request.client.host if self.request.client else None

    @property
    def client(self) -> str | None:
        """The client's address as limits count it; None where it may be a proxy's."""
        address = self.address
        return client_key(address) if self.registry.limits.counts(address) else None

    @property
    def group(self) -> Hashable:
        """With whom the caller takes turns."""
        return self.registry.limits.group_of(self.visitor, self.address)

    async def table(self, table_id: str) -> LiveTable:
        """The table of this id; if it has to be read from disk, when it is the caller's turn."""
        return await self.registry.table(table_id, self.group)

    async def invited(self, secret: str) -> tuple[LiveTable, str]:
        """The table and seat behind a link. Only links that do not exist are counted and limited:
        players may share an address with someone who tries links out."""
        try:
            return await seat_changes.invited(self.registry, secret, self.group)
        except ServerError as error:
            if error.code == "unknown_link":
                self.registry.limits.wrong_link(self.address)
            raise

    async def invitation(self, secret: str) -> api_types.Invitation:
        """What a link leads to."""
        live, seat = await self.invited(secret)
        await live.settled(SPECTATOR)
        holder = live.seats[seat].visitor
        taken = holder is not None and holder != self.visitor
        disclosed = fairness.disclosures_for(live, self.visitor, seat)
        time = None if live.clock is None else live.clock.control
        return api_types.Invitation(live.title, seat, taken, disclosed, live.auto_single, time, live.rated)

    async def position(self, secret: str) -> api_types.SharedPosition:
        """The position behind a link; links that do not exist are counted, as for invitations."""
        try:
            found = await self.while_connected(shared_positions.see(self.registry, secret, self.visitor, self.address))
            self.charge(len(found.state.events))
            return found
        except ServerError as error:
            if error.code == "unknown_position":
                self.registry.limits.wrong_link(self.address)
            raise

    async def while_connected(self, work: Coroutine[Any, Any, T]) -> T:
        """Does something that changes nothing and may take a while; gives it up when the client hangs up."""
        task = asyncio.ensure_future(work)
        watching = asyncio.ensure_future(self._disconnected())
        try:
            await asyncio.wait({task, watching}, return_when=asyncio.FIRST_COMPLETED)
            if not task.done():
                raise ServerError("disconnected", "the client has hung up")
            return task.result()
        finally:
            task.cancel()
            watching.cancel()

    async def _disconnected(self) -> None:
        """Ends when the client has hung up."""
        while (await self.request.receive())["type"] != "http.disconnect":
            pass

    async def state(self, live: LiveTable, seat: str | None) -> api_types.State:
        """The State as the caller may see it, from a moment that is durable."""
        seat = await live.settled_seat(self.visitor, seat)
        state = states.build(live, states.viewer_of(live, self.visitor, seat))
        self.charge(len(state.events))
        return state

    def charge(self, events: int) -> None:
        """Counts an answer with a long log as several messages."""
        self.registry.limits.long_state(self.visitor, self.address, events)


async def caller(request: Asked) -> Caller:
    """Answers "who is this request", and counts it."""
    registry: TableRegistry = request.app.state.registry
    if any(is_program_token(token) for token in bearer_tokens(request.scope)):
        raise ServerError("token_and_cookie", "the token of a program is for the bot API and for nothing else")
    visitor = await registry.visitors.who(request.scope)
    if visitor in registry.visitors.banned and request.method != "GET" and request.url.path not in OPEN_TO_BANNED:
        raise ServerError("banned", "you are banned from this site")
    found = Caller(registry, request, visitor)
    registry.limits.message(visitor, found.address)
    return found
