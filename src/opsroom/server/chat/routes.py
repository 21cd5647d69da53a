"""Routes of chat, blocks, reports and notes, with their thin handlers. Lines themselves are written over the WebSocket."""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from sqlalchemy import Connection

from opsroom.engine.viewpoints import SPECTATOR
from opsroom.server.accounts.api_types import Done
from opsroom.server.caller import ERRORS, Caller
from opsroom.server.chat import plain_text, room, storage
from opsroom.server.chat.api_types import ChatPart, ChatSwitch, Complaint, HiddenPlayer, Hiding, Muting, NewNotes, Notes
from opsroom.server.errors import ServerError
from opsroom.server.live_table import LiveTable


async def _looked_at(who: Caller, table: str) -> LiveTable:
    """The table, if the caller may look at it."""
    live = await who.table(table)
    await live.settled(SPECTATOR)
    live.require_may_watch(who.visitor)
    return live


@get("/api/tables/{table:str}/chat", responses=ERRORS)
async def see_chat(table: FromPath[str], who: NamedDependency[Caller]) -> ChatPart:
    """The latest lines that I may read."""
    live = await _looked_at(who, table)
    room.require_chat(live)
    return await who.registry.chat.part(live, who.visitor)


@post("/api/tables/{table:str}/chat/off", status_code=200, responses=ERRORS)
async def switch_chat(table: FromPath[str], data: JSONBody[ChatSwitch], who: NamedDependency[Caller]) -> ChatPart:
    """Turns the chat off for me, or on again. Nobody is told."""
    live = await _looked_at(who, table)
    room.require_chat(live)
    who.registry.chat.limits.change(who.visitor, who.address)
    await who.registry.chat.switch(live, await who.welcome(), data.off)
    return await who.registry.chat.part(live, who.visitor)


@post("/api/tables/{table:str}/chat/mute", status_code=200, responses=ERRORS)
async def mute_player(table: FromPath[str], data: JSONBody[Muting], who: NamedDependency[Caller]) -> ChatPart:
    """Hides a player's lines from me at this table, or shows them again. Nobody is told."""
    live = await _looked_at(who, table)
    room.require_chat(live)
    who.registry.chat.limits.change(who.visitor, who.address)
    await who.registry.read(
        lambda sql: storage.require_player(sql, data.player)
    )  # before anything is stored for a visitor
    await who.registry.chat.mute(live, await who.welcome(), data.player, data.muted)
    return await who.registry.chat.part(live, who.visitor)


@get("/api/me/hidden", responses=ERRORS)
async def see_hidden(who: NamedDependency[Caller]) -> list[HiddenPlayer]:
    """Whom I have muted everywhere or blocked."""
    visitor = who.visitor
    return [] if visitor is None else await who.registry.read(lambda sql: storage.hidden_by(sql, visitor))


@post("/api/me/hidden", status_code=200, responses=ERRORS)
async def hide_player(data: JSONBody[Hiding], who: NamedDependency[Caller]) -> list[HiddenPlayer]:
    """Mutes a player everywhere, blocks them, or neither. Nobody is told."""
    who.registry.chat.limits.change(who.visitor, who.address)
    await who.registry.read(lambda sql: storage.require_player(sql, data.player))
    return await who.registry.chat.hide(await who.welcome(), data.player, data.how)


@post("/api/complaints", status_code=200, responses=ERRORS)
async def complain(data: JSONBody[Complaint], who: NamedDependency[Caller]) -> Done:
    """Reports a chat line that I can read, or a player, to the moderators."""
    if (data.line is None) == (data.player is None):
        raise ServerError("malformed", "a report is about a line or about a player")
    live = None if data.table is None else await _looked_at(who, data.table)
    who.registry.chat.limits.complaint(who.visitor, who.address)
    channels = frozenset() if live is None else room.reads(live, room.role_of(live, who.visitor))

    def find(sql: Connection) -> tuple[int, storage.FoundLine | None]:
        if data.line is None:
            assert data.player is not None
            return storage.require_player(sql, data.player), None
        line = storage.find_line(sql, data.line)
        if live is None or line.table_no != live.no or line.channel not in channels:
            raise ServerError("unknown_line", "there is no such chat line")  # whether there is must not show
        return line.visitor, line

    reported, line = await who.registry.read(find)
    reason = plain_text.cleaned(data.reason).strip()
    reporter = await who.welcome()
    if reported == reporter:
        raise ServerError("no_such_player", "that is you")
    table = None if live is None else live.id
    await who.registry.writer.change(lambda sql: storage.complain(sql, reporter, reported, reason, table, line))
    return Done()


@get("/api/tables/{table:str}/notes", responses=ERRORS)
async def see_notes(table: FromPath[str], who: NamedDependency[Caller]) -> Notes:
    """What I have written down for myself at this table."""
    live, visitor = await _looked_at(who, table), who.visitor
    return Notes("" if visitor is None else await who.registry.read(lambda sql: storage.notes(sql, live.no, visitor)))


@post("/api/tables/{table:str}/notes", status_code=200, responses=ERRORS)
async def write_notes(table: FromPath[str], data: JSONBody[NewNotes], who: NamedDependency[Caller]) -> Notes:
    """Writes down something for myself."""
    live = await _looked_at(who, table)
    live.require_stored()
    who.registry.chat.limits.change(who.visitor, who.address)
    text = plain_text.cleaned(data.text, keep="\n\t").rstrip()
    if who.visitor is None and not text:
        return Notes("")
    visitor = await who.welcome()
    await who.registry.writer.change(lambda sql: storage.save_notes(sql, live.no, visitor, text))
    return Notes(text)


ROUTES: list[Any] = [
    see_chat,
    switch_chat,
    mute_player,
    see_hidden,
    hide_player,
    complain,
    see_notes,
    write_notes,
]
