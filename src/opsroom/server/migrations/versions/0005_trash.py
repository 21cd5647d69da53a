"""Expired tables go to a trash first, and the server keeps a record of the clock."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the time a table was moved to the trash, and the server's own values."""
    op.add_column("tables", sa.Column("trashed", sa.Float))
    op.create_index("ix_tables_trashed", "tables", ["trashed"])
    op.create_table(
        "server_state",
        sa.Column("key", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
