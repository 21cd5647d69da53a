"""Tables of lessons, and which lessons a visitor has finished."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the lesson of a table, and the visitors' progress."""
    op.add_column("tables", sa.Column("lesson", sa.Text))
    op.create_table(
        "lessons_finished",
        sa.Column("visitor", sa.Integer, sa.ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("title", sa.String(40), primary_key=True),
        sa.Column("lesson", sa.String(40), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
