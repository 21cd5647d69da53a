"""Tables as files: what a visitor may take away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from opsroom import Table
from opsroom.engine.json_types import Json
from opsroom.server import fairness, push, states
from opsroom.server.lessons import require_game
from opsroom.server.tables import LiveTable

if TYPE_CHECKING:
    from opsroom.server.registry import TableRegistry


def may_have_all(live: LiveTable, visitor: int | None) -> bool:
    """Whether the visitor may have the full save: the game is over, or nobody else has ever played here."""
    return live.table.over or fairness.is_alone(live, visitor)


async def export(registry: TableRegistry, live: LiveTable, visitor: int | None, seat: str | None) -> tuple[str, bytes]:
    """A file's name and text: the full save, or what one seat knows. The table remembers that it gave the full save.

    A long game takes a while to encode, so a thread does it, at a copy, when it is the client's turn.
    """
    seat = await live.settled_seat(visitor, seat)
    require_game(live)
    if may_have_all(live, visitor):
        table = None
        async with live.changing():
            live.require_stored()
            if may_have_all(live, visitor):  # still, after waiting for the lock
                if not live.table.over:
                    await fairness.disclose(registry.writer, live, "exported")
                    push.publish(live)
                table = live.table.copy()
        if table is not None:
            text = await registry.reviews.run(registry.limits.group_of(visitor), encoded, table)
            return f"{live.title}-{live.id}.json", text
        seat = await live.settled_seat(visitor, seat)
    state = states.build(live, states.viewer_of(live, visitor, seat))
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


def encoded(table: Table) -> bytes:
    """The full save of a table as a file."""
    return table.to_json().encode()
