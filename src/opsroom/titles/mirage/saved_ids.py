"""What numbers in a save of Mirage stand for, where views show numbers: see engine/snapshots.py."""

from __future__ import annotations

from opsroom.engine.snapshots import SavedIds

SAVED_IDS = SavedIds(
    rows={"pile": "german", "british_pile": "card", "night_pile": "card"},
    fields={
        "area": "area",
        "seat": "seat",
        "Game.seat": "",  # a die
        "NightPlacement.first": "card",
        "NightPlacement.second": "card",
    },
)
