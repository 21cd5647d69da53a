"""What numbers in a save of Bomber Command stand for, where views show numbers: see engine/snapshots.py."""

from __future__ import annotations

from opsroom.engine.snapshots import SavedIds

SAVED_IDS = SavedIds(
    rows={"weather_pile": "marker", "deck": "card"},
    values={
        "weather_marker": "marker",
        "plot_end": "plot",
        "combat_barred": "bits of unit",
    },
    fields={
        "seat": "seat",
        "unit": "unit",
        "place": "place",
        "city": "city",
        "raid": "raid",
        "zone": "zone",
        "card": "card",
        "function": "play",
        "weather": "weather",
        "Fires.closed": "bits of area",
        "Contact.target": "contact",
    },
)
