"""Tables as files: export what a visitor may have, and check what is brought in."""

from __future__ import annotations

from typing import Any

from opsroom import BadSave, OpsroomError
from opsroom.engine import saves
from opsroom.engine.verify import verify
from opsroom.server import seats, states
from opsroom.server.tables import LiveTable

MOST_MOVES = 5000  # more than any game has; a file with more would keep a worker busy for long
MOST_UNDOS = 500


def checked(text: bytes) -> tuple[str, list[int]]:
    """The save, played again from its seed, and the turn after each of its moves. Runs in a worker."""
    try:
        moves = saves.read(text)[1]
        undos = sum(isinstance(move, dict) and "undo" in move for move in moves)
        if len(moves) > MOST_MOVES or undos > MOST_UNDOS:
            raise BadSave(f"the save is too long: at most {MOST_MOVES} moves and {MOST_UNDOS} taken back")
        table = verify(text)
        turns = [table.at(moment).turn for moment in range(1, table.n + 1)]
        return table.to_json(), turns
    except OpsroomError as error:
        # Workers hand errors over by pickling, which needs an error that is made from its message alone.
        raise BadSave(str(error)) from None
    except Exception as error:
        raise BadSave(f"the save cannot be read: {type(error).__name__}") from None


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


