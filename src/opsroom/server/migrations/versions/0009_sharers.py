"""Who shared a position: each person has their own part of what a table can share."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the visitor who shared a position."""
    op.add_column("shared_positions", sa.Column("visitor", sa.Integer))
