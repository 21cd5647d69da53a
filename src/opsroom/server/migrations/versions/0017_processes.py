"""Server processes that share a PostgreSQL database, and the leases by which tables belong to them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the two tables."""
    op.create_table(
        "processes",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("machine", sa.String(200), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("started", sa.Float, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "leases",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(32), nullable=False, unique=True),
        sa.Column("process", sa.Integer, sa.ForeignKey("processes.id", ondelete="CASCADE"), nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_leases_process", "leases", ["process"])
