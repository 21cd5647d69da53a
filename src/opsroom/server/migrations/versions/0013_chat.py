"""Chat at tables, whose lines a player does not see, and private notes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds lines, readers, mutes, blocks and notes. Tables that were set up before have a chat as well."""
    op.add_column("tables", sa.Column("chat", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("complaints", sa.Column("line", sa.Integer))
    _add_lines()
    op.create_table(
        "chat_readers",
        _table(),
        _visitor("visitor", index=True),
        sa.Column("is_off", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("seen", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_table("chat_mutes", _table(), _visitor("owner", index=True), _visitor("other", index=True))
    op.create_table(
        "hidden_players",
        _visitor("owner"),
        _visitor("other", index=True),
        sa.Column("how", sa.String(10), nullable=False),
    )
    op.create_table(
        "table_notes",
        _table(),
        _visitor("visitor", index=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )


def _table(*, key: bool = True) -> sa.Column[int]:
    reference = sa.ForeignKey("tables.no", ondelete="CASCADE")
    return sa.Column("table_no", sa.Integer, reference, primary_key=key, nullable=False)


def _visitor(name: str, *, key: bool = True, index: bool = False) -> sa.Column[int]:
    reference = sa.ForeignKey("visitors.id", ondelete="CASCADE")
    return sa.Column(name, sa.Integer, reference, primary_key=key, nullable=False, index=index)


def _add_lines() -> None:
    op.create_table(
        "chat_lines",
        sa.Column("id", sa.Integer, primary_key=True),
        _table(key=False),
        sa.Column("channel", sa.String(10), nullable=False),
        _visitor("visitor", key=False, index=True),
        sa.Column("seat", sa.String(40)),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("text", sa.Text),
        sa.Column("greeting", sa.String(20)),
        sa.Column("client_key", sa.String(40)),
        sa.Column("removed", sa.Float),
        sqlite_autoincrement=True,
    )
    op.create_index("chat_lines_by_table", "chat_lines", ["table_no", "channel", "id"])
    op.create_index("chat_lines_by_key", "chat_lines", ["table_no", "visitor", "client_key"], unique=True)
