"""Standing orders of seats, and tables at which single choices are made automatically."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the orders of each seat and the agreement of each table; there are none so far."""
    op.add_column("seats", sa.Column("orders", sa.Text))
    op.add_column("tables", sa.Column("auto_single", sa.Boolean, nullable=False, server_default=sa.false()))
