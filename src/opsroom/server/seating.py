"""Who sits where: joining by a link, new links, bots that stand in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from opsroom.server import push, seats, storage
from opsroom.server.errors import Trouble
from opsroom.server.game import wake_bot
from opsroom.server.tables import LiveTable

if TYPE_CHECKING:
    from opsroom.server.house import House


async def join(house: House, visitor: int, secret: str) -> tuple[LiveTable, str]:
    """Takes the seat that the secret is for."""
    live, seat = await invited(house, secret)
    async with live.lock:
        row = live.seats[seat]
        if row.invitation_hash != storage.hashed(secret):
            raise Trouble("unknown_link", "this link is not valid any more; ask for a new one")
        if row.visitor is not None and row.visitor != visitor:
            raise Trouble("seat_taken", "somebody else has taken this seat; ask for a new link")
        row.visitor = visitor
        row.bot = None
        await _reseat(house, live, row)
    return live, seat


async def invited(house: House, secret: str) -> tuple[LiveTable, str]:
    """The table and seat behind a link."""
    found = await house.read(lambda sql: storage.invited(sql, secret))
    if found is None:
        raise Trouble("unknown_link", "this link is not valid; ask for a new one")
    return await house.table(found[0]), found[1]


async def new_link(house: House, live: LiveTable, visitor: int | None, seat: str) -> str:
    """A new link for a seat; its holder and the old link lose it."""
    async with live.lock:
        row = live.seat(seat)
        if visitor is None or visitor != live.starter:
            raise Trouble("not_starter", "only who started the table can make a new link")
        link = seats.invite(row)
        row.visitor = None
        await _reseat(house, live, row)
    return link


async def put_bot(house: House, live: LiveTable, visitor: int | None, seat: str, level: str | None) -> None:
    """Puts a bot in a seat, or gives the seat back to its holder."""
    async with live.lock:
        row = live.seat(seat)
        if visitor is None or visitor not in (live.starter, row.visitor):
            raise Trouble("not_starter", "only the seat's holder or who started the table can do that")
        row.bot = None if level is None else seats.checked_level(level)
        await _reseat(house, live, row)
    wake_bot(house, live)


async def _reseat(house: House, live: LiveTable, row: storage.SeatRow) -> None:
    try:
        await house.writer.change(lambda sql: storage.save_seat(sql, live.no, row))
    except Exception:
        live.lost = True
        house.drop(live)
        raise
    live.reseated()
    push.publish(live)
