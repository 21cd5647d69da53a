"""Open seats, invitations to players, rematches, and spectators who want to be named."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds what people need to meet. Tables that anyone may watch stay so, and no seat of an older table is in the lobby."""
    op.add_column("tables", sa.Column("open_seats", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("level", sa.String(20), nullable=False, server_default="everyone"))
    op.add_column("visitors", sa.Column("named_spectator", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "invitations",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("table_no", sa.Integer, sa.ForeignKey("tables.no", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("seat", sa.String(40), nullable=False),
        sa.Column("sender", sa.Integer, nullable=False),
        sa.Column("recipient", sa.Integer, index=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("declined", sa.Float),
    )
    op.create_table(
        "rematches",
        sa.Column("table_no", sa.Integer, sa.ForeignKey("tables.no", ondelete="CASCADE"), primary_key=True),
        sa.Column("proposal", sa.Text, nullable=False),
    )
