"""The revisions of the database's schema: which ones this version knows, and which is its own."""

from __future__ import annotations

from pathlib import Path

from alembic.config import Config
from alembic.script import ScriptDirectory

MIGRATIONS = Path(__file__).parent / "migrations"


def alembic_config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def known() -> set[str]:
    """The revisions that this version can read or bring up to date."""
    return {script.revision for script in ScriptDirectory.from_config(alembic_config()).walk_revisions()}


def newest() -> str | None:
    return ScriptDirectory.from_config(alembic_config()).get_current_head()
