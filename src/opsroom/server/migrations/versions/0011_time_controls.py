"""Clocks of tables, for games with a time control."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the clocks."""
    op.create_table(
        "table_clocks",
        sa.Column("table_no", sa.Integer, sa.ForeignKey("tables.no", ondelete="CASCADE"), primary_key=True),
        sa.Column("control", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("saved", sa.Float, nullable=False),
        sa.Column("flag", sa.Float),
    )
    op.create_index("ix_table_clocks_flag", "table_clocks", ["flag"])
