"""Who reads what was written at a table, and how it reaches them.

There are two channels. Those who hold a seat write to each other, and spectators write among themselves; neither side reads
the other's lines before the game is over. It goes by who somebody is, not by the seat from which they look. The player who held a seat
and gave it up reads and writes nothing until then: they know things that spectators must not know.

What a reader may read is decided when they come, and again when it may have changed; a line reaches those who might read it then
and still may. None of this takes a table's lock.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

import structlog
from sqlalchemy import Connection as Sql

from opsroom.engine.viewpoints import SPECTATOR
from opsroom.server import fairness, seats
from opsroom.server.chat import plain_text, storage
from opsroom.server.chat.api_types import Channel, ChatLine, ChatPart, HiddenPlayer
from opsroom.server.chat.limits import ChatLimits
from opsroom.server.errors import ServerError
from opsroom.server.messages import ChatLog, ChatMessage, ChatNews
from opsroom.server.sockets import SharedText, Text
from opsroom.server.states import encode

if TYPE_CHECKING:
    from opsroom.server.connections import Connection
    from opsroom.server.live_table import Change, LiveTable
    from opsroom.server.registry import TableRegistry

Role = Literal["player", "watcher", "former"]
MOST_WAITING = 20  # lines for a slow reader, who then gets the latest ones together
log = structlog.get_logger("opsroom.chat")


class Held(NamedTuple):
    """A line on its way to readers."""

    number: int
    channel: Channel
    writer: int
    text: Text


class Reader:
    """One connection as a reader of the chat."""

    def __init__(self) -> None:
        self.reads: frozenset[Channel] = frozenset()  # of what was last sent
        self.asked: frozenset[Channel] | None = None  # of what was last sent, or is just being read
        self.hidden: frozenset[int] = frozenset()
        self.is_off = False
        self.is_behind = False  # did not read for a while, and lacks lines
        self.loading = False
        self.wanted = 0  # counts how often something changed that it must be told
        self.held: list[Held] = []  # lines that arrived while the earlier ones were being read

    def wants(self, line: Held) -> bool:
        """Whether the reader may and wants to see a line."""
        return not self.is_off and line.channel in self.reads and line.writer not in self.hidden


def has_chat(live: LiveTable) -> bool:
    """Whether people can write to each other at the table: somebody else plays there, has played or is invited."""
    if not (live.chat and live.settings.chat) or live.lesson is not None or live.sandbox is not None:
        return False
    waiting = any(seats.who(row) == "open" for row in live.seats.values())
    return len(fairness.people(live)) > 1 or (waiting and len(live.seats) > 1)


def role_of(live: LiveTable, visitor: int | None) -> Role:
    """What a visitor is at the table."""
    if visitor is None:
        return "watcher"
    if seats.holds_any(live.seats.values(), visitor):
        return "player"
    return "former" if visitor in fairness.people(live) else "watcher"


def reads(live: LiveTable, role: Role) -> frozenset[Channel]:
    """Which channels may be read."""
    if live.table.over:
        return frozenset(("seats", "watchers"))
    if role == "former":
        return frozenset()
    return frozenset(("seats",) if role == "player" else ("watchers",))


def writes(live: LiveTable, role: Role) -> Channel | None:
    """Where what somebody writes goes."""
    if role == "former" and not live.table.over:
        return None
    return "seats" if role == "player" else "watchers"


def require_chat(live: LiveTable) -> None:
    """Raises `chat_off` at a table without a chat."""
    if not has_chat(live):
        raise ServerError("chat_off", "there is no chat at this table")


class Chat:
    """The chats of all tables."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.limits = ChatLimits(registry.settings, registry.limits)
        registry.followers.append(self)

    # --- reading
    def enter(self, connection: Connection) -> None:
        """Sends the latest lines to somebody who has come to a table, and all later ones."""
        if connection.reads_chat and connection.chat is None and not connection.closed and has_chat(connection.live):
            connection.chat = Reader()
            self._reload(connection)

    def follow(self, live: LiveTable) -> Change | None:
        """After a change of the table: readers who may now read something else are sent it when the change is durable."""
        for connection in live.connections:
            reader = connection.chat
            if reader is None:
                self.enter(connection)
            elif reader.asked != reads(live, role_of(live, connection.visitor)):
                self._reload(connection)
        return None

    async def part(self, live: LiveTable, visitor: int | None) -> ChatPart:
        """The chat of a table as a visitor may read it."""
        return (await self._found(live, visitor))[0]

    async def _found(
        self, live: LiveTable, visitor: int | None
    ) -> tuple[ChatPart, frozenset[Channel], storage.Backlog]:
        while True:
            await live.settled(
                SPECTATOR
            )  # that a game is over, or a seat taken, counts when it cannot be lost any more
            role = role_of(live, visitor)
            channels = reads(live, role)
            found = await self.registry.read(lambda sql: storage.backlog(sql, live.no, visitor, channels))  # noqa: B023
            if role == role_of(live, visitor) and channels == reads(live, role):
                break
        you = None if visitor is None else (await self.registry.players.of(visitor)).link
        writes_to = None if found.is_off else writes(live, role)
        part = ChatPart(role, writes_to, found.is_off, you, found.lines, found.seen, found.hidden)
        return part, channels, found

    def _reload(self, connection: Connection) -> None:
        """Sends a reader everything again."""
        reader = connection.chat
        if reader is None or connection.closed:
            return
        reader.wanted += 1
        reader.asked = reads(connection.live, role_of(connection.live, connection.visitor))
        if not reader.loading:
            reader.loading = True
            connection.start(self._load(connection, reader))

    async def _load(self, connection: Connection, reader: Reader) -> None:
        try:
            while True:
                wanted = reader.wanted
                part, channels, found = await self._found(connection.live, connection.visitor)
                if reader.wanted == wanted:
                    break
        except ServerError as error:  # the table is not the one on disk any more: its readers come back
            log.info("a chat could not be read", table=connection.live.id, reason=error.code)
            reader.held.clear()
            return
        finally:
            reader.loading = False
        reader.reads, reader.hidden, reader.is_off = channels, found.hidden_visitors, found.is_off
        reader.is_behind = False
        connection.reply(encode(ChatLog(part)))
        held, reader.held = reader.held, []
        known = {line.id for line in found.lines}
        for line in held:
            if line.number > found.last and line.number not in known and reader.wants(line):
                connection.reply(line.text)

    # --- writing
    async def say(self, live: LiveTable, visitor: int | None, address: str | None, message: ChatMessage) -> int:
        """Stores a line and shows it to those who may read it; returns its number."""
        require_chat(live)
        live.require_stored()
        role = role_of(live, visitor)
        channel = writes(live, role)
        if channel is None:
            raise ServerError("not_your_chat", "you have given your seat up: you can write here when the game is over")
        if (message.text is None) == (message.greeting is None):
            raise ServerError("bad_line", "a chat line has a text or a greeting")
        text = None if message.text is None else plain_text.checked_line(message.text)
        greeting = None if message.greeting is None else plain_text.checked_greeting(message.greeting)
        player = None if visitor is None else await self.registry.players.of(visitor)
        if visitor is None or player is None or (role != "player" and player.name is None):
            raise ServerError("name_needed", "choose a name before you write to other spectators")
        self.limits.line(visitor, address, live.id)
        held = seats.held_by(live.seats.values(), visitor)
        new = storage.NewLine(channel, visitor, held[0] if held else None, text, greeting, message.key)

        def change(sql: Sql) -> storage.Added:
            if storage.is_off(sql, live.no, visitor):
                raise ServerError("chat_off", "you have turned the chat of this table off")
            return storage.add_line(sql, live.no, new)

        added = await self.registry.writer.change(change)
        if added.is_new:
            if added.visitor != visitor:
                player = await self.registry.players.of(added.visitor)
            line = storage.line_of(added.id, channel, added.at, player, new.seat, text, greeting)
            self._show(live, added.visitor, line)
        return added.id

    def _show(self, live: LiveTable, writer: int, line: ChatLine) -> None:
        held = Held(line.id, line.channel, writer, SharedText(encode(ChatNews(line))))
        for connection in live.connections:
            reader = connection.chat
            if reader is None or line.channel not in reads(live, role_of(live, connection.visitor)):
                continue
            if reader.loading:  # what it may read is decided when that is done
                reader.held.append(held)
            elif not reader.wants(held):
                continue
            elif reader.is_behind or len(connection.replies) >= MOST_WAITING:
                reader.is_behind = True
                if not connection.socket.slow:
                    self._reload(connection)
            else:
                connection.reply(held.text)

    async def seen(self, live: LiveTable, visitor: int | None, line: int) -> None:
        """Notes that a visitor has read up to a line."""
        if visitor is not None and has_chat(live):
            channels = reads(live, role_of(live, visitor))
            await self.registry.writer.change(lambda sql: storage.set_seen(sql, live.no, visitor, line, channels))

    # --- what changes for readers
    async def switch(self, live: LiveTable, visitor: int, off: bool) -> None:
        """Turns the chat of a table off for a visitor, or on again."""
        await self.registry.writer.change(lambda sql: storage.set_off(sql, live.no, visitor, off))
        self._reload_for(visitor, live)

    async def mute(self, live: LiveTable, visitor: int, player: str, muted: bool) -> None:
        """Hides a player's lines from a visitor at this table, or shows them again."""
        await self.registry.writer.change(lambda sql: storage.mute_here(sql, live.no, visitor, player, muted))
        self._reload_for(visitor, live)

    async def hide(self, visitor: int, player: str, how: storage.How | None) -> list[HiddenPlayer]:
        """Mutes a player everywhere for a visitor, blocks them, or neither."""

        def change(sql: Sql) -> list[HiddenPlayer]:
            storage.hide(sql, visitor, player, how)
            return storage.hidden_by(sql, visitor)

        found = await self.registry.writer.change(change)
        self.reload_for(visitor)
        self.registry.news.tell("chat_of", visitor)
        return found

    def reload_for(self, visitor: int) -> None:
        """Sends a visitor everything anew, at all tables of this process."""
        for live in self.registry.tables.values():
            self._reload_for(visitor, live)

    def _reload_for(self, visitor: int, live: LiveTable) -> None:
        for connection in live.connections:
            if connection.visitor == visitor:
                self._reload(connection)

    async def refresh(self, table_id: str) -> None:
        """Sends all readers of a table everything again: lines were removed."""
        self.reload_at(table_id)
        self.registry.news.tell("chat_at", table_id)

    def reload_at(self, table_id: str) -> None:
        """The same in this process alone."""
        live = self.registry.tables.get(table_id)
        for connection in () if live is None else live.connections:
            self._reload(connection)

    async def merged(self, guest: int, account: int) -> None:
        """A guest has become an account: those who did not read the guest do not read the account."""
        if not await self.registry.read(lambda sql: storage.has_any(sql, guest)):
            return
        changed = set(await self.registry.writer.change(lambda sql: storage.move(sql, guest, account)))
        for table_id in changed:
            self.registry.news.tell("chat_at", table_id)
        for live in self.registry.tables.values():
            for connection in live.connections:
                reader = connection.chat
                if reader is not None and (
                    live.id in changed or guest in reader.hidden or connection.visitor in (guest, account)
                ):
                    self._reload(connection)
