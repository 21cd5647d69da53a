"""The programs that play here: their tokens, streams and limits, in memory."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, Any

from opsroom.server.clock import now
from opsroom.server.errors import ServerError
from opsroom.server.limits import Buckets
from opsroom.server.programs import storage
from opsroom.server.programs.storage import Credential
from opsroom.server.storage import hashed

if TYPE_CHECKING:
    from opsroom.server.programs.stream import Stream
    from opsroom.server.registry import TableRegistry

REMEMBERED = 10_000
NOTED_EVERY = 60.0  # seconds between two notes that a token was used
ONLINE_FOR = 120.0  # seconds after its last request for which a program without a stream counts as online
MOST_STREAMS = 2  # of one program; another one ends the oldest
REPLACED, REVOKED = 4409, 4401


class Programs:
    """Tells programs apart by their tokens, of which only hashes are stored."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.known: OrderedDict[str, Credential] = OrderedDict()  # by the hash of the token
        self.revoked: OrderedDict[int, None] = OrderedDict()  # tokens that may still be on their way from the database
        self.deleted: OrderedDict[int, None] = OrderedDict()  # programs of which the same is true
        self.noted: OrderedDict[int, float] = OrderedDict()  # when each token was last noted as used
        self.seen: OrderedDict[int, float] = OrderedDict()  # when each program last asked for something
        self.streams: dict[int, list[Stream]] = {}  # by program
        settings = registry.settings
        one, all_of = settings.program_messages_per_second, settings.owner_messages_per_second
        self.by_program = Buckets(one, 1, f"a program may send at most {one} messages a second")
        self.by_owner = Buckets(all_of, 1, f"the programs of an account may send at most {all_of} messages a second")

    # Tokens.

    async def credential(self, token: str) -> Credential | None:
        """What a token stands for; None for one that is not valid."""
        key = hashed(token)
        found = self.known.get(key)
        if found is None:
            found = await self.registry.read(lambda sql: storage.credential_of(sql, token))
            if found is None or found.token in self.revoked:
                return None
            self.known[key] = found
            trim(self.known)
        return found

    def used(self, credential: Credential) -> None:
        """Remembers that a token was used just now."""
        self.seen[credential.program] = monotonic()
        self.seen.move_to_end(credential.program)
        trim(self.seen)
        token, moment = credential.token, now()
        if abs(moment - self.noted.get(token, 0.0)) > NOTED_EVERY:
            self.noted[token] = moment
            trim(self.noted)
            self.registry.writer.change(lambda sql: storage.used_token(sql, token, moment))

    def require_welcome(self, credential: Credential) -> None:
        """Raises if the program, or its owner, may not play any more."""
        if credential.token in self.revoked or credential.program in self.deleted:
            raise bad_token()
        if not {credential.program, credential.owner}.isdisjoint(self.registry.visitors.banned):
            raise ServerError("banned", "this program, or its owner, is banned from this site")

    def count(self, credential: Credential, address: str | None) -> None:
        """Counts a message or a request: for the address, the program and its owner."""
        self.registry.limits.message(credential.program, address)
        self.by_program.take(credential.program)
        self.by_owner.take(credential.owner)

    def revoke(self, token: int) -> None:
        """A token is not valid any more, in the database: what was opened with it ends."""
        self.revoked[token] = None
        trim(self.revoked)
        self.noted.pop(token, None)
        for key in [key for key, credential in self.known.items() if credential.token == token]:
            del self.known[key]
        self._close(lambda credential: credential.token == token)

    def stop(self, visitor: int) -> None:
        """A program, or the owner of programs, may not play any more."""
        self._close(lambda credential: visitor in (credential.program, credential.owner))

    def ended(self, program: int) -> None:
        """A program was deleted."""
        self.ended_here(program)
        self.registry.news.tell("program", program)

    def ended_here(self, program: int) -> None:
        """The same in this process alone."""
        self.deleted[program] = None
        trim(self.deleted)
        for key in [key for key, credential in self.known.items() if credential.program == program]:
            del self.known[key]
        self.stop(program)
        self.seen.pop(program, None)
        for live in list(self.registry.tables.values()):
            waiting = [row for row in live.seats.values() if row.called is not None and row.called.visitor == program]
            for row in waiting:
                row.called = None
            if waiting:
                live.presence_changed()

    # Streams.

    def online(self, program: int) -> bool:
        """Whether the program is there: it has a stream, or asked for something a moment ago."""
        return program in self.streams or monotonic() - self.seen.get(program, -ONLINE_FOR) < ONLINE_FOR

    def here(self) -> list[int]:
        """The programs that are there, the latest first."""
        return [program for program in reversed(self.seen) if self.online(program)]

    def add(self, stream: Stream) -> None:
        """A stream begins."""
        mine = self.streams.setdefault(stream.credential.program, [])
        mine.append(stream)
        for old in mine[:-MOST_STREAMS]:
            old.close(REPLACED)
        try:
            self.require_welcome(stream.credential)
        except ServerError:  # since the token was looked at
            stream.close(REVOKED)

    def remove(self, stream: Stream) -> None:
        """A stream has ended."""
        mine = self.streams.get(stream.credential.program, [])
        if stream in mine:
            mine.remove(stream)
        if not mine:
            self.streams.pop(stream.credential.program, None)
        self.seen[stream.credential.program] = monotonic()

    def of(self, program: int) -> list[Stream]:
        """The streams of a program."""
        return list(self.streams.get(program, ()))

    def close(self, code: int) -> None:
        """The server stops."""
        for mine in list(self.streams.values()):
            for stream in list(mine):
                stream.close(code)

    def _close(self, which: Callable[[Credential], bool]) -> None:
        for mine in list(self.streams.values()):
            for stream in [each for each in mine if which(each.credential)]:
                stream.close(REVOKED)


def trim(kept: OrderedDict[Any, Any]) -> None:
    """Forgets the oldest entry of too many."""
    if len(kept) > REMEMBERED:
        kept.popitem(last=False)


def bad_token() -> ServerError:
    """For a token that is not valid."""
    return ServerError("bad_token", "this token is not valid: programs send one as `Authorization: Bearer …`")
