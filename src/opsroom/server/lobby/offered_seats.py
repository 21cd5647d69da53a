"""Taking a free seat of an open table, by anyone who finds it: in the lobby or by a quick match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from opsroom.server import fairness, seat_changes
from opsroom.server.chat.storage import may_contact
from opsroom.server.errors import ServerError

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from sqlalchemy import Connection

    from opsroom.server.registry import TableRegistry
    from opsroom.server.storage import SeatRow


def offer_gone() -> ServerError:
    """For a table that is not in the lobby (any more), or not for this visitor."""
    return ServerError("offer_gone", "this seat is not offered any more")


async def take(registry: TableRegistry, visitor: int, table_id: str, seat: str, told: Collection[str]) -> None:
    """Takes a free seat of an open table, unless somebody there and the visitor have blocked each other."""
    live = await registry.table(table_id, registry.limits.group_of(visitor))
    there = fairness.people(live) | {live.starter}
    if not await registry.read(lambda sql: _welcome_to(sql, visitor, there - {visitor})):
        raise offer_gone()

    def find() -> SeatRow | None:
        if not live.open_seats:
            raise offer_gone()
        return seat_changes.free_seat(live, visitor, seat, told)

    try:
        await seat_changes.take(registry, live, visitor, find)
    except ServerError as error:
        if error.code == "offer_changed":
            await registry.lobby.note(live)
        raise


def _welcome_to(sql: Connection, visitor: int, there: Iterable[int]) -> bool:
    """Whether nobody who plays there has shut this visitor out, nor the other way round."""
    return all(may_contact(sql, visitor, each) and may_contact(sql, each, visitor) for each in there)
