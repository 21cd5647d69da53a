"""After-action reports, sandboxes, and positions that were shared."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the reports of finished games, where a sandbox began, and the links to positions."""
    op.add_column("tables", sa.Column("sandbox", sa.Text))
    op.create_table(
        "reports",
        sa.Column("table_no", sa.Integer, sa.ForeignKey("tables.no", ondelete="CASCADE"), primary_key=True),
        sa.Column("method", sa.Integer, nullable=False),
        sa.Column("visitor", sa.Integer, sa.ForeignKey("visitors.id", ondelete="CASCADE"), index=True),
        sa.Column("state", sa.String(20), nullable=False, index=True),
        sa.Column("cpu", sa.Float, nullable=False),
        sa.Column("units", sa.Text, nullable=False),
        sa.Column("report", sa.Text),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_table(
        "shared_positions",
        sa.Column("secret_hash", sa.String(64), primary_key=True),
        sa.Column("table_no", sa.Integer, sa.ForeignKey("tables.no", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("seat", sa.String(40)),
        sa.Column("moment", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
