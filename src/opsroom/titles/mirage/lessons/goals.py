"""What the tasks of the lessons check, by name."""

from __future__ import annotations

from opsroom.engine.look import Look


def airfield_hit(look: Look) -> bool:
    """The learner's bombers have hit the airfields."""
    return look.has_happened("airfield_hit", seat=look.view["you"])


def bomber_stopped(look: Look) -> bool:
    """A weapon or a fighter has brought a Heinkel down."""
    return look.has_happened("shot_down", card="he111h")


GOALS = {
    "airfield_hit": airfield_hit,
    "bomber_stopped": bomber_stopped,
}
