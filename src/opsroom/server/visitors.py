"""Who is this request: for now an unguessable cookie; accounts would answer here."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from http.cookies import CookieError, SimpleCookie
from typing import Any

from opsroom.server import storage
from opsroom.server.clock import now
from opsroom.server.database import Database
from opsroom.server.writer import Writer

COOKIE = "opsroom_visitor"
YEARS_10 = 10 * 365 * 24 * 3600
REMEMBERED = 10_000
Scope = Any  # an ASGI scope


class Visitors:
    """Tells visitors apart by their tokens, of which only hashes are stored."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self.database = database
        self.writer = writer
        self.known: OrderedDict[str, int] = OrderedDict()

    async def who(self, scope: Scope) -> int | None:
        """The visitor behind a request or a connection; None for somebody we have not met."""
        token = token_of(scope)
        if token is None:
            return None
        visitor = self.known.get(token)
        if visitor is None:
            visitor = await asyncio.to_thread(self._look_up, token)
            if visitor is not None:
                self._remember(token, visitor)
        return visitor

    async def welcome(self, scope: Scope) -> int:
        """The visitor behind a request, made known if need be; the cookie goes out with the answer."""
        visitor = await self.who(scope)
        if visitor is None:
            token = secrets.token_urlsafe(32)
            visitor = await self.writer.change(lambda connection: storage.add_visitor(connection, token, now()))
            self._remember(token, visitor)
            scope.setdefault("state", {})["set_cookie"] = cookie(token, secure=scope.get("scheme") == "https")
        return visitor

    def here(self) -> set[int]:
        """Those we have met since the server was started, as far as it remembers."""
        return set(self.known.values())

    def _look_up(self, token: str) -> int | None:
        with self.database.engine.connect() as connection:
            return storage.visitor_of(connection, token)

    def _remember(self, token: str, visitor: int) -> None:
        self.known[token] = visitor
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)


def token_of(scope: Scope) -> str | None:
    """The token in the request's cookie."""
    for name, value in scope["headers"]:
        if name == b"cookie":
            try:
                morsel = SimpleCookie(value.decode("latin-1")).get(COOKIE)
            except CookieError:
                continue
            if morsel is not None and morsel.value:
                return morsel.value
    return None


def cookie(token: str, secure: bool) -> bytes:
    """The header that gives a visitor the token."""
    text = f"{COOKIE}={token}; Path=/; Max-Age={YEARS_10}; HttpOnly; SameSite=Lax"
    return (text + "; Secure" if secure else text).encode()
