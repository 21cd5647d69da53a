"""What the tasks of the lessons check, by name."""

from __future__ import annotations

from opsroom.engine.look import Look


def raid_gets_through(look: Look) -> bool:
    """The RAF has lost the raid."""
    return look.has_happened("compared", winner="luftwaffe")


GOALS = {
    "raid_gets_through": raid_gets_through,
}
