"""Tables as files: what a visitor may take away."""

from __future__ import annotations

from typing import Any

from opsroom.server import fairness, push, states
from opsroom.server.tables import LiveTable
from opsroom.server.writer import Writer


def may_have_all(live: LiveTable, visitor: int | None) -> bool:
    """Whether the visitor may have the full save: the game is over, or nobody else has ever played here."""
    return live.table.over or fairness.is_alone(live, visitor)


async def export(writer: Writer, live: LiveTable, visitor: int | None, seat: str | None) -> tuple[str, bytes]:
    """A file's name and text: the full save, or what one seat knows. The table remembers that it gave the full save."""
    seat = await live.settled_seat(visitor, seat)
    if may_have_all(live, visitor):
        async with live.changing():
            live.require_stored()
            if may_have_all(live, visitor):  # still, after waiting for the lock
                if not live.table.over:
                    await fairness.disclose(writer, live, "exported")
                    push.publish(live)
                return f"{live.title}-{live.id}.json", live.table.to_json().encode()
        seat = await live.settled_seat(visitor, seat)
    state = states.build(live, states.viewer_of(live, visitor, seat))
    kept: dict[str, Any] = {
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
