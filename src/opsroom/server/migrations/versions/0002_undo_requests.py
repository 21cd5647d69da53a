"""A seat that asks to undo still asks after a restart."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the pending request to a table."""
    op.add_column("tables", sa.Column("undo", sa.Text))
