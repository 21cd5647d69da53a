"""Tables as files: what a visitor may take away."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from opsroom import Table
from opsroom.engine.json_types import Json
from opsroom.server import connections, fairness, states
from opsroom.server.api_types import Who
from opsroom.server.bot_levels import levels_of
from opsroom.server.errors import ServerError
from opsroom.server.lessons import require_game
from opsroom.server.live_table import LiveTable
from opsroom.server.ratings import rules as rating_rules

if TYPE_CHECKING:
    from opsroom.server.registry import TableRegistry


def may_have_all(live: LiveTable, visitor: int | None) -> bool:
    """Whether the visitor may have the full save: the game is over, or nobody else has ever played here and it is not rated."""
    return live.table.over or (fairness.is_alone(live, visitor) and not rating_rules.counts(live))


async def export(
    registry: TableRegistry,
    live: LiveTable,
    visitor: int | None,
    seat: str | None,
    charge: Callable[[int], None] = lambda _: None,
) -> tuple[str, bytes]:
    """A file's name and text: the full save, or what one seat knows. The table remembers that it gave the full save.

    A full save of a long game takes a while to encode, so a thread does it, at a copy, when it is the client's turn. What a seat
    knows is encoded at once, and charged by the events that it has seen.
    """
    seat = await live.settled_seat(visitor, seat)
    require_game(live)
    live.require_real()
    if may_have_all(live, visitor):
        may_still = False
        async with live.changing():
            live.require_stored()
            if may_have_all(live, visitor):  # still, after waiting for the lock
                if not live.table.over:
                    await fairness.disclose(registry.writer, live, "exported")
                    connections.publish(live)
                may_still = True
        if may_still:
            text = await registry.reviews.run_prepared(registry.limits.group_of(visitor), lambda: _full(live, visitor))
            return f"{live.title}-{live.id}.json", text
        seat = await live.settled_seat(visitor, seat)
    state = states.build(live, states.viewer_of(live, visitor, seat))
    charge(len(state.events))
    kept: Json = {
        "opsroom_view": 1,
        "title": live.title,
        "mode": live.table.mode,
        "options": live.table.options,
        "seat": seat,
        "n": state.n,
        "commitment": live.table.commitment,
        "view": state.view,
        "events": state.events,
    }
    return f"{live.title}-{live.id}-{seat or 'watcher'}.json", states.encoder.encode(kept)


def _full(live: LiveTable, visitor: int | None) -> Callable[[], bytes]:
    """What encodes the full save. It is made when the turn comes: perhaps the visitor may not have it any more.

    The last move may still be on its way to the disk, which harms nobody: somebody who is alone at a table has made it.
    """
    live.require_stored()
    if not may_have_all(live, visitor):
        raise ServerError("not_stored", "somebody has joined the table in the meantime; try again")
    bots = {seat: row.bot for seat, row in live.seats.items() if row.bot is not None}
    return partial(encoded, live.table.copy(), bots)


def encoded(table: Table, bots: dict[str, str] | None = None) -> bytes:
    """The full save of a table as a file, with the bots that play there."""
    save = json.loads(table.to_json())
    return json.dumps({**save, "bots": bots} if bots else save, separators=(",", ":"), ensure_ascii=False).encode()


def seats_of(text: bytes, table: Table) -> dict[str, Who]:
    """Who sits where at an imported table: its bots as the save says, the visitor in every other seat."""
    bots = json.loads(text).get("bots")
    known = levels_of(table.title)
    playing = bots if isinstance(bots, dict) and not table.over else {}
    return {seat: Who("bot", playing[seat]) if playing.get(seat) in known else Who("me") for seat in table.seats}
