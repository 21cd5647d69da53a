"""Programs with an account's name behind them, their tokens, and seats that wait for them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def visitor(name: str) -> sa.Column[int]:
    """A column that refers to a visitor."""
    return sa.Column(name, sa.Integer, sa.ForeignKey("visitors.id", ondelete="CASCADE"), nullable=False)


def upgrade() -> None:
    """Adds the three tables."""
    op.create_table(
        "programs",
        sa.Column("visitor", sa.Integer, sa.ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True),
        visitor("owner"),
        sa.Column("name_key", sa.String(120), unique=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("ix_programs_owner", "programs", ["owner"])
    op.create_table(
        "program_tokens",
        sa.Column("id", sa.Integer, primary_key=True),
        visitor("program"),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("last_used", sa.Float),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_program_tokens_program", "program_tokens", ["program"])
    op.create_table(
        "program_challenges",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_no", sa.Integer, sa.ForeignKey("tables.no", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.String(40), nullable=False),
        visitor("program"),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("declined", sa.Float),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_program_challenges_program", "program_challenges", ["program"])
    op.create_index("program_challenges_by_seat", "program_challenges", ["table_no", "seat"], unique=True)
