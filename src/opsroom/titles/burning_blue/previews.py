"""Numbers for the words of questions and options."""

from __future__ import annotations

from typing import Any

from opsroom.engine.position import Position
from opsroom.titles.burning_blue.rules.airfields import scramble_limit
from opsroom.titles.burning_blue.rules.table import FIRST_SLOT, RAF_UNITS, UNITS, Blue


def prompt(position: Position) -> dict[str, Any]:
    """What everybody may know of the pending question."""
    assert isinstance(position, Blue)
    t = position
    return {"turn": t.turn, "minutes": t.start + 5 * t.turn, "left": scramble_limit(t) - t.scrambled}


def preview(position: Position, option: int) -> dict[str, Any]:
    """What the asked seat knows of an option: of a unit its height, of an RAF unit its petrol as well."""
    assert isinstance(position, Blue)
    t = position
    frame = t.top
    assert frame is not None
    if frame.about().steps[frame.at].of != "unit" or not 0 <= option < UNITS:
        return {}
    values: dict[str, Any] = {"angels": t.angels[option], "disruption": t.disruption[option]}
    if option < RAF_UNITS:
        values["petrol"] = t.home_by[option] - t.turn
    elif option >= FIRST_SLOT:
        values["small"] = t.small[option]
    return values
