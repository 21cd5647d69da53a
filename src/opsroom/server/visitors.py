"""Which browser sent a request, and for which visitor: by an unguessable cookie."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Any

from sqlalchemy import Connection

from opsroom.server.accounts import storage as accounts
from opsroom.server.accounts.devices import device_of
from opsroom.server.accounts.storage import NewSession, Session
from opsroom.server.clock import now
from opsroom.server.database import Database
from opsroom.server.errors import ServerError
from opsroom.server.settings import DAY
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
SEEN_EVERY = 3600.0  # seconds between two notes that a browser was here
Scope = Any  # an ASGI scope


class Visitors:
    """Tells visitors apart by the tokens of their browsers, of which only hashes are stored."""

    def __init__(self, database: Database, writer: Writer, session_days: float) -> None:
        self.database = database
        self.writer = writer
        self.session_seconds = session_days * DAY
        self.known: OrderedDict[str, Session] = OrderedDict()  # by token
        self.ended: OrderedDict[int, None] = OrderedDict()  # sessions that may still be on their way from the database
        self.banned: set[int] = set()
        self.on_end: Callable[[set[int]], None] = lambda _: None  # told which sessions have ended
        self.tell: Callable[..., None] = lambda *_: None  # tells the other processes

    async def session(self, scope: Scope) -> Session | None:
        """The session behind a request or a connection; None for a browser that we have not met."""
        token = token_of(scope)
        if token is None:
            return None
        session = self.known.get(token)
        if session is None:
            session = await self.database.read(lambda sql: accounts.session_of(sql, token))
            if session is None:
                return None
            if session.id in self.ended:
                return None
            self._remember(token, session)
        moment = now()
        if session.signed_in is not None and moment - session.last_seen > self.session_seconds:
            self.writer.change(lambda sql: accounts.end_session(sql, session.id))
            self.end([session.id])
            return None
        if abs(moment - session.last_seen) > SEEN_EVERY:
            session.last_seen = moment
            self.writer.change(lambda sql: accounts.saw_session(sql, session.id, moment))
        return session

    async def current(self, scope: Scope) -> Session | None:
        """The session that the browser behind a request has when the response arrives: perhaps one that it is just given."""
        given: Session | None = scope.get("state", {}).get("session")
        return given or await self.session(scope)

    async def who(self, scope: Scope) -> int | None:
        """The visitor behind a request or a connection; None for someone we have not met."""
        session = await self.session(scope)
        return None if session is None else session.visitor

    async def welcome(self, scope: Scope) -> int:
        """The visitor behind a request, registered if necessary; the cookie goes out with the response."""
        visitor = await self.who(scope)
        if visitor is None:
            new = new_session(scope)

            def register(sql: Connection) -> Session:
                return accounts.add_session(sql, accounts.add_visitor(sql, new.now), new)

            session = await self.writer.change(register)
            self.begin(scope, new.token, session)
            visitor = session.visitor
        return visitor

    def begin(self, scope: Scope, token: str, session: Session) -> None:
        """The browser behind a request has this session from now on; the cookie goes out with the response."""
        self._remember(token, session)
        scope.setdefault("state", {}).update(set_cookie=cookie(token, is_secure(scope)), session=session)

    def end(self, sessions: Iterable[int]) -> None:
        """Forgets sessions that have ended in the database."""
        gone = sorted(set(sessions))
        self.end_here(gone)
        self.tell("sessions", gone)

    def end_here(self, sessions: Iterable[int]) -> None:
        """The same in this process alone."""
        gone = set(sessions)
        for token in [token for token, session in self.known.items() if session.id in gone]:
            del self.known[token]
        for session in gone:
            self.ended[session] = None
            if len(self.ended) > REMEMBERED:
                self.ended.popitem(last=False)
        self.on_end(gone)

    def forget(self, scope: Scope) -> None:
        """The browser behind a request loses its cookie with the response."""
        scope.setdefault("state", {})["set_cookie"] = cookie("", is_secure(scope), seconds=0)

    def here(self) -> set[int]:
        """Those we have met since the server was started, as far as it remembers."""
        return {session.visitor for session in self.known.values()}

    def _remember(self, token: str, session: Session) -> None:
        self.known[token] = session
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)


def new_session(scope: Scope) -> NewSession:
    """A session for the browser behind a request, with a token that nobody has had before."""
    browser, system = device_of(scope["headers"])
    return NewSession(secrets.token_urlsafe(32), now(), browser=browser, system=system)


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


def cookie(token: str, secure: bool, seconds: int = YEARS_10) -> bytes:
    """The header that gives a browser the token, or takes it away."""
    text = f"{SECURE_COOKIE if secure else COOKIE}={token}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax"
    return (text + "; Secure" if secure else text).encode()
