"""What became of columns and frames of Mirage from one version of the rules to the next: see engine/migrations.py."""

from __future__ import annotations

from opsroom.engine.migrations import Migration

MIGRATIONS = (Migration(since="1", to="2", added_columns=("holding_back", "night_fighters", "turn_limit")),)
