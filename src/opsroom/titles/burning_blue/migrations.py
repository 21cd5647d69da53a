"""What became of columns and frames of The Burning Blue from one version of the rules to the next: see engine/migrations.py."""

from __future__ import annotations

from opsroom.engine.migrations import Migration

MIGRATIONS = (
    Migration(
        since="1",
        to="2",
        added_columns=("sweeps_declined",),
        added_fields={
            "RaidMove": ("crew", "want", "dived"),
            "DummyCounters": ("due", "letters", "taken_up", "laid"),
            "Aftermath": ("late", "answer"),
            "PursuitPhase": ("by_habit",),
            "FormationMove": ("distance", "want"),
        },
        removed_fields={"RaidMove": ("fought",)},
    ),
)
