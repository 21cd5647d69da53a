"""Checking an imported save. It runs in a worker, which limits its time and memory, so it imports nothing of the site."""

from __future__ import annotations

from opsroom import BadSave, OpsroomError, Table
from opsroom.engine.verify import replay
from opsroom.engine.viewpoints import Timeline
from opsroom.server.record_limits import RecordLimits, RecordSize

LONGEST_SEED = 128  # characters; it is sent with every State of a finished game
LONGEST_MESSAGE = 500  # characters; a message may quote the file


def checked(text: bytes, limits: RecordLimits) -> tuple[str, list[int], list[list[int]]]:
    """The save, played again from its seed in one pass, with the turn and the sequence numbers after each of its moves."""
    timeline, size = Timeline(), RecordSize()
    table: Table | None = None
    try:
        for table in replay(text):
            timeline.note(table)
            size.add(table.moves[-1])
            if size.exceeds(limits):
                raise BadSave("The record of this game is too long.")
        assert table is not None  # a save has at least one move
        if any(len(seed) > LONGEST_SEED for seed in table.seeds):
            raise BadSave(f"A seed of this save is longer than {LONGEST_SEED} characters.")
        return table.to_json(), timeline.turns, timeline.numbers
    except OpsroomError as error:
        # Workers hand errors over by pickling, which needs an error that is made from its message alone.
        raise BadSave(shortened(str(error))) from None
    except (MemoryError, RecursionError):
        raise BadSave("The save is too large or too deeply nested.") from None
    except Exception as error:
        raise BadSave(f"The save cannot be read ({type(error).__name__}).") from None


def shortened(message: str) -> str:
    """The message, cut where it becomes too long to send."""
    return message if len(message) <= LONGEST_MESSAGE else message[: LONGEST_MESSAGE - 1] + "…"
