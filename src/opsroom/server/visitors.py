"""Which visitor sent a request: for now an unguessable cookie; accounts would plug in here."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from typing import Any

from opsroom.server import storage
from opsroom.server.clock import now
from opsroom.server.database import Database
from opsroom.server.errors import ServerError
from opsroom.server.writer import Writer

COOKIE = "opsroom_visitor"
# Under HTTPS: browsers accept it from this host only, and only over HTTPS. The other name does not count there at all: any
# site of the same domain can plant such a cookie, and nothing in a request tells it from one that we set ourselves.
SECURE_COOKIE = "__Host-opsroom_visitor"
LONGEST_TOKEN = 128
# Around names and values. Not all that str.strip() removes: to a browser, a no-break space before the name makes it another
# name, which the rules for `__Host-` do not protect.
BLANKS = " \t"
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
        """The visitor behind a request or a connection; None for someone we have not met."""
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
        """The visitor behind a request, registered if necessary; the cookie goes out with the response."""
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


def token_of(scope: Scope) -> str | None:
    """The token in the request's cookie. Raises ServerError if there are two: one of them may have been planted."""
    wanted = SECURE_COOKIE if is_secure(scope) else COOKIE
    found: set[str] = set()
    for header, value in scope["headers"]:
        if header == b"cookie":
            for part in value.decode("latin-1").split(";"):
                name, _, token = part.partition("=")
                token = token.strip(BLANKS).strip('"')
                if name.strip(BLANKS) == wanted and token and len(token) <= LONGEST_TOKEN and token.isascii():
                    found.add(token)
    if len(found) > 1:
        raise ServerError("malformed", f"there are two cookies {wanted}: please delete the cookies of this site")
    return found.pop() if found else None


def cookie(token: str, secure: bool) -> bytes:
    """The header that gives a visitor the token."""
    text = f"{SECURE_COOKIE if secure else COOKIE}={token}; Path=/; Max-Age={YEARS_10}; HttpOnly; SameSite=Lax"
    return (text + "; Secure" if secure else text).encode()
