"""Who is this request: for now an unguessable cookie; accounts would answer here."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from typing import Any

from opsroom.server import storage
from opsroom.server.clock import now
from opsroom.server.database import Database
from opsroom.server.writer import Writer

COOKIE = "opsroom_visitor"
# Under HTTPS: browsers accept it from this host only, and only over HTTPS.
SECURE_COOKIE = "__Host-opsroom_visitor"
LONGEST_TOKEN = 128
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
        name, token = token_of(scope)
        if token is None:
            return None
        visitor = self.known.get(token)
        if visitor is None:
            visitor = await asyncio.to_thread(self._look_up, token)
            if visitor is not None:
                self._remember(token, visitor)
        if visitor is not None and name == COOKIE and is_secure(scope):
            # A visitor from before HTTPS, or from an older version, keeps the token under the safer name.
            scope.setdefault("state", {})["set_cookie"] = cookie(token, secure=True)
        return visitor

    async def welcome(self, scope: Scope) -> int:
        """The visitor behind a request, made known if need be; the cookie goes out with the answer."""
        visitor = await self.who(scope)
        if visitor is None:
            token = secrets.token_urlsafe(32)
            visitor = await self.writer.change(lambda connection: storage.add_visitor(connection, token, now()))
            self._remember(token, visitor)
            scope.setdefault("state", {})["set_cookie"] = cookie(token, is_secure(scope))
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


def is_secure(scope: Scope) -> bool:
    """Whether the client speaks HTTPS, to us or to a trusted proxy."""
    return scope.get("scheme") in ("https", "wss")


def token_of(scope: Scope) -> tuple[str, str | None]:
    """The name of the request's cookie and the token in it. Under HTTPS the safer name goes first."""
    found: dict[str, str] = {}
    for header, value in scope["headers"]:
        if header == b"cookie":
            for part in value.decode("latin-1").split(";"):
                name, _, token = part.strip().partition("=")
                token = token.strip('"')
                if token and len(token) <= LONGEST_TOKEN and token.isascii():
                    found.setdefault(name, token)
    if is_secure(scope) and SECURE_COOKIE in found:
        return SECURE_COOKIE, found[SECURE_COOKIE]
    return COOKIE, found.get(COOKIE)


def cookie(token: str, secure: bool) -> bytes:
    """The header that gives a visitor the token."""
    text = f"{SECURE_COOKIE if secure else COOKIE}={token}; Path=/; Max-Age={YEARS_10}; HttpOnly; SameSite=Lax"
    return (text + "; Secure" if secure else text).encode()
