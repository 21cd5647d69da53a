"""Checking a save that is brought in; it runs in a worker, so it imports nothing of the site."""

from __future__ import annotations

from opsroom import BadSave, OpsroomError
from opsroom.engine import saves
from opsroom.engine.verify import verify
from opsroom.engine.viewpoints import Timeline

MOST_MOVES = 5000  # more than any game has; a file with more would keep a worker busy for long
MOST_UNDOS = 500


def checked(text: bytes) -> tuple[str, list[int], list[list[int]]]:
    """The save, played again from its seed, with the turn and the sequence numbers after each move. Runs in a worker."""
    try:
        moves = saves.read(text)[1]
        undos = sum(isinstance(move, dict) and "undo" in move for move in moves)
        if len(moves) > MOST_MOVES or undos > MOST_UNDOS:
            raise BadSave(f"the save is too long: at most {MOST_MOVES} moves and {MOST_UNDOS} taken back")
        timeline = Timeline()
        table = verify(text, observe=timeline.note)
        return table.to_json(), timeline.turns, timeline.numbers
    except OpsroomError as error:
        # Workers hand errors over by pickling, which needs an error that is made from its message alone.
        raise BadSave(str(error)) from None
    except Exception as error:
        raise BadSave(f"the save cannot be read: {type(error).__name__}") from None
