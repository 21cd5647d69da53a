"""What became of columns and frames of Blitz! from one version of the rules to the next: see engine/migrations.py."""

from __future__ import annotations

from opsroom.engine.migrations import Migration

MIGRATIONS = (Migration(since="1", to="2", added_columns=("ends_without_raid", "raided")),)
