"""Everyone who ever held a seat, and why hidden information of a table may be known."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Records the present holders. What happened at a running table before was not recorded, and the table says so."""
    op.create_table(
        "seat_holders",
        sa.Column("table_no", sa.Integer, sa.ForeignKey("tables.no", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.String(40), primary_key=True),
        sa.Column("visitor", sa.Integer, sa.ForeignKey("visitors.id"), primary_key=True, index=True),
    )
    op.add_column("tables", sa.Column("disclosed", sa.Text))
    op.execute(
        "INSERT INTO seat_holders (table_no, seat, visitor) "
        "SELECT table_no, seat, visitor FROM seats WHERE visitor IS NOT NULL"
    )
    op.execute("""UPDATE tables SET disclosed = '["untracked"]' WHERE result IS NULL""")
