"""Each viewpoint has its own sequence number, stored with every move."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the numbers and the time of the last public change; older moves count for everyone."""
    op.add_column("moves", sa.Column("seen", sa.Text))
    op.add_column("moves", sa.Column("public_at", sa.Float))
