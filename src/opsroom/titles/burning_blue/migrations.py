"""What became of columns and frames of The Burning Blue from one version of the rules to the next: see engine/migrations.py."""

from __future__ import annotations

from typing import Any

from opsroom.engine.migrations import Migration
from opsroom.titles.burning_blue.rules.table import RAF_UNITS, UNIT_NAMES


def part_the_struck(snapshot: dict[str, Any]) -> None:
    """`struck` is about RAF units alone now.  A turn begins with nobody attacked, so nothing is lost."""
    raf = set(UNIT_NAMES[: int(RAF_UNITS)])
    struck = snapshot["columns"]["struck"]
    snapshot["columns"]["struck"] = {unit: seen for unit, seen in struck.items() if unit in raf}


MIGRATIONS = (
    Migration(
        since="1",
        to="2",
        added_columns=("sweeps_declined", "attacked", "dummy_at", "dummy_letter"),
        added_fields={
            "RaidMove": ("crew", "want", "dived"),
            "DummyCounters": ("due", "taken_up"),
            "Aftermath": ("late", "answer"),
            "PursuitPhase": ("by_habit",),
            "FormationMove": ("distance", "want"),
        },
        removed_fields={"RaidMove": ("fought",)},
        change=part_the_struck,
    ),
)
