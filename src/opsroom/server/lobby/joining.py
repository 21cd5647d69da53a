"""Taking a free seat in the lobby, quick matches, and offering one's own."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import opsroom
from opsroom.server import connections, fairness
from opsroom.server.api_types import NewTable, Who
from opsroom.server.errors import ServerError
from opsroom.server.lessons import require_game
from opsroom.server.live_table import NOT_YOURS
from opsroom.server.lobby import storage
from opsroom.server.lobby.api_types import ChangeVisibility, Matched, QuickMatch
from opsroom.server.lobby.offered_seats import offer_gone, take
from opsroom.server.lobby.table_types import visibility_of
from opsroom.server.registry import require_title
from opsroom.server.time_controls.clock import require_time_control

if TYPE_CHECKING:
    from collections.abc import Collection

    from opsroom.server.caller import Caller
    from opsroom.server.live_table import LiveTable
    from opsroom.server.lobby.lobby import Lobby, Offer
    from opsroom.server.registry import TableRegistry

MOST_TRIED = 10  # tables that one quick match tries to join


class Search:
    """Those who look for the same kind of game at this moment."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.waiting = 0


def standing(lobby: Lobby, table_id: str) -> Offer:
    """The offer of a table, if it is listed."""
    offer = lobby.offers.get(table_id)
    if offer is None or not lobby.stands(offer):
        raise offer_gone()
    return offer


async def join(who: Caller, table_id: str, seat: str, told: Collection[str]) -> Matched:
    """Takes a free seat of a table in the lobby."""
    registry = who.registry
    offer = standing(registry.lobby, table_id)
    if seat not in [row.seat for row in offer.rows]:
        raise ServerError("unknown_seat", f"there is no seat {seat!r}")
    registry.lobby.count(registry.lobby.joins, who.visitor, who.address)  # before a new visitor is stored
    visitor = await who.welcome()
    await take(registry, visitor, table_id, seat, told)
    return Matched(table_id, seat, False)


# --- quick matches
async def quick_match(who: Caller, wish: QuickMatch) -> Matched:
    """Joins the table that has waited longest, or opens one. Two who look for the same at the same moment get the same table."""
    registry, lobby = who.registry, who.registry.lobby
    title = require_title(wish.title)
    mode = wish.mode if wish.mode is not None else next(iter(title.seatings))
    if mode not in title.seatings:
        raise ServerError("bad_setup", f"there is no mode {mode!r}; choose one of {', '.join(title.seatings)}")
    if wish.time is not None:
        require_time_control(wish.time)
    lobby.count(lobby.joins, who.visitor, who.address)
    visitor = await who.welcome()
    async with _looking(lobby, (title.id, mode, wish.time)):
        plain = dict(title.new(secrets.token_hex(32), mode, {}, len(title.seatings[mode][0])).options)
        fitting = [
            offer
            for offer in reversed(lobby.listed())
            if (offer.title, offer.mode, offer.time, offer.options) == (title.id, mode, wish.time, plain)
            and offer.level == "everyone"
            and not offer.auto_single
            and not offer.rated
            and not offer.disclosed
        ]
        own = next((offer for offer in fitting if _sits_in(offer, visitor) is not None), None)
        for offer in [each for each in fitting if each.host != visitor and _sits_in(each, visitor) is None][
            :MOST_TRIED
        ]:
            try:
                seat = secrets.choice(offer.free)
                await registry.at_owner(offer.id, "take_seat", visitor=visitor, seat=seat, told=[])
                return Matched(offer.id, seat, False)
            except ServerError as error:
                if error.code == "banned":
                    raise
                continue  # somebody else was quicker, or it is not for this visitor
        if own is not None:
            return Matched(own.id, _sits_in(own, visitor) or "", False)
        return await _open(who, visitor, title, mode, wish)


async def _open(who: Caller, visitor: int, title: opsroom.Title, mode: str, wish: QuickMatch) -> Matched:
    names = list(title.seatings[mode][0])
    mine = secrets.choice(names)
    who.registry.limits.new_table(visitor, who.address)
    seats = {name: Who("me" if name == mine else "friend") for name in names}
    created = await who.registry.create(visitor, NewTable(title.id, seats, mode, time=wish.time, visibility="open"))
    return Matched(created.id, mine, True)


def _sits_in(offer: Offer, visitor: int) -> str | None:
    return next((row.seat for row in offer.rows if row.visitor == visitor), None)


@asynccontextmanager
async def _looking(lobby: Lobby, key: object) -> AsyncIterator[None]:
    """One after the other, of those who look for the same."""
    search = lobby.matching.setdefault(key, Search())
    search.waiting += 1
    try:
        async with search.lock:
            yield
    finally:
        search.waiting -= 1
        if not search.waiting:
            del lobby.matching[key]


# --- one's own table
async def change_visibility(
    registry: TableRegistry, live: LiveTable, visitor: int | None, wish: ChangeVisibility
) -> None:
    """Puts the free seats of a table into the lobby or takes them out; who may watch changes only while nobody else plays here."""
    if visitor is None or visitor != live.starter:
        raise ServerError("not_starter", "only the person who started the table can change who may find it")
    require_game(live)
    live.require_real()
    watch, open_seats = wish.visibility != "private", wish.visibility == "open"
    async with live.changing(on_grid=True):
        live.require_stored()
        if visibility_of(live.watch, live.open_seats) == wish.visibility and live.level == wish.level:
            return
        if watch != live.watch and not fairness.people(live) <= {visitor}:
            raise ServerError("others_play", "Other people play here: who may watch cannot be changed any more.")
        live.watch, live.open_seats, live.level = watch, open_seats, wish.level
        try:
            await live.store_change(
                registry.writer,
                lambda sql, _: storage.save_visibility(sql, live.no, watch, open_seats, wish.level),
                live.table.n,
            )
        finally:
            if live.lost:
                registry.drop(live)
        for connection in live.connections:
            if connection.seat is None and not watch and connection.visitor != live.starter:
                connection.close(NOT_YOURS)
        connections.publish(live)
    await registry.lobby.note(live)
