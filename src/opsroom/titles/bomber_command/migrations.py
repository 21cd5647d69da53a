"""What became of columns and frames of Bomber Command from one version of the rules to the next: see engine/migrations.py."""

from __future__ import annotations

from opsroom.engine.migrations import Migration

MIGRATIONS = (
    Migration(since="1", to="2", added_columns=("decoy_rule", "chit_edition", "parting_rule", "waypoint_rule")),
)
