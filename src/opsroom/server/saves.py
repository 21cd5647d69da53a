"""Tables as files: what a visitor may take away."""

from __future__ import annotations

from typing import Any

from opsroom.server import seats, states
from opsroom.server.tables import LiveTable


def may_have_all(live: LiveTable, visitor: int | None) -> bool:
    """Whether the visitor may have the full save: the game is over, or nobody else plays."""
    playing = [row for row in live.seats.values() if seats.who(row) != "bot"]
    held = seats.held_by(live.seats.values(), visitor)
    return live.table.over or (bool(held) and all(row.seat in held for row in playing))


def export(live: LiveTable, visitor: int | None, seat: str | None) -> tuple[str, bytes]:
    """A file's name and text: the full save, or what one seat knows."""
    if may_have_all(live, visitor):
        return f"{live.title}-{live.id}.json", live.table.to_json().encode()
    state = states.build(live, states.eyes_of(live, visitor, seat))
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
