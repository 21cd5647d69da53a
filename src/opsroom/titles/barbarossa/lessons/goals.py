"""What the tasks of the lessons check, by name."""

from __future__ import annotations

from opsroom.engine.look import Look


def three_supply(look: Look) -> bool:
    """The learner has three supply points to spend."""
    return bool(look.columns["purse"].get("supply", 0) >= 3)


def truck_bought(look: Look) -> bool:
    """A Truck Transport is in the learner's deck."""
    return look.has_happened("bought", card="truck_transport")


def heights_taken(look: Look) -> bool:
    """The battle for the heights is won."""
    return look.has_happened("won", card="heights")


GOALS = {
    "three_supply": three_supply,
    "truck_bought": truck_bought,
    "heights_taken": heights_taken,
}
