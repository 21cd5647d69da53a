"""What the log comes to, for the board: which events tell of the last bombing of each city.  § 10"""

from __future__ import annotations

from collections.abc import Sequence

from opsroom.engine.json_types import Event
from opsroom.titles.bomber_command.values import Recap

# From the aim point to the points that it scored; bombs that are moved one by one are not told again.
TOLD = (
    *("aimed", "marked", "drifted", "bombs_loaded", "concentrated", "errors_counted", "precision_counted"),
    *("crept_back", "firestorm_rolled", "bombing_scored"),
)


def recap(events: Sequence[Event], _turn: int) -> Recap:
    """By city, the events of its last bombing.  Events of other kinds, such as cards that are played, may come between."""
    bombings: dict[str, list[int]] = {}
    told: list[int] = []
    for event in events:
        if event["kind"] == "bombing_begins":
            told = bombings[event["values"]["city"]] = []
        elif event["kind"] in TOLD:
            told.append(event["i"])
    return {"bombings": bombings}
