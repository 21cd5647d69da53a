"""Visitors, tables, seats, moves and snapshots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Creates the five tables."""
    op.create_table(
        "visitors",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("no", sa.Integer, primary_key=True),
        sa.Column("id", sa.String(32), nullable=False, unique=True),
        sa.Column("starter", sa.Integer, sa.ForeignKey("visitors.id"), nullable=False, index=True),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("mode", sa.String(40), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("guided", sa.Boolean, nullable=False),
        sa.Column("watch", sa.Boolean, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("result", sa.Text),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_table(
        "seats",
        _table_no(primary_key=True),
        sa.Column("seat", sa.String(40), primary_key=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("visitor", sa.Integer, sa.ForeignKey("visitors.id"), index=True),
        sa.Column("bot", sa.String(40)),
        sa.Column("invitation_hash", sa.String(64), unique=True),
    )
    op.create_table(
        "moves",
        sa.Column("id", sa.Integer, primary_key=True),
        _table_no(nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("asked", sa.String(40)),
        sa.Column("record", sa.Text, nullable=False),
    )
    op.create_index("moves_by_table", "moves", ["table_no", "n"], unique=True)
    op.create_table(
        "snapshots",
        _table_no(primary_key=True),
        sa.Column("at", sa.Integer, primary_key=True),
        sa.Column("position", sa.Text, nullable=False),
    )


def _table_no(**more: bool) -> sa.Column[int]:
    return sa.Column("table_no", sa.Integer, sa.ForeignKey("tables.no", ondelete="CASCADE"), **more)  # type: ignore[arg-type]
