"""Sessions, names and accounts: a visitor is a player now, who may use several browsers."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Moves the tokens of browsers to a table of their own, and adds names and credentials."""
    _add_sessions()
    _make_visitors_players()
    _add_accounts()
    _add_moderation()


def _visitor(*, key: bool = False, index: bool = False) -> sa.Column[int]:
    reference = sa.ForeignKey("visitors.id", ondelete="CASCADE")
    return sa.Column("visitor", sa.Integer, reference, primary_key=key, nullable=False, index=index)


def _add_sessions() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        _visitor(index=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("last_seen", sa.Float, nullable=False),
        sa.Column("signed_in", sa.Float),
        sa.Column("browser", sa.String(20), nullable=False, server_default=""),
        sa.Column("system", sa.String(20), nullable=False, server_default=""),
        sqlite_autoincrement=True,
    )
    op.execute(
        "INSERT INTO sessions (token_hash, visitor, created, last_seen) "
        "SELECT token_hash, id, created, created FROM visitors"
    )


def _make_visitors_players() -> None:
    # The column is unique and never null, as the public id must be: to rename it spares SQLite a copy of the table, which it
    # could not make without losing the rows that refer to it.
    op.execute("ALTER TABLE visitors RENAME COLUMN token_hash TO public_id")
    visitors = sa.table("visitors", sa.column("id"), sa.column("public_id"))
    connection = op.get_bind()
    numbers = connection.scalars(sa.select(visitors.c.id)).all()
    if numbers:
        change = sa.update(visitors).where(visitors.c.id == sa.bindparam("number"))
        ids = [{"number": number, "public_id": secrets.token_urlsafe(9)} for number in numbers]
        connection.execute(change.values(public_id=sa.bindparam("public_id")), ids)
    op.add_column("visitors", sa.Column("name", sa.String(40)))
    op.add_column("visitors", sa.Column("kind", sa.String(10), nullable=False, server_default="guest"))
    op.add_column("visitors", sa.Column("banned", sa.Float))
    op.add_column("visitors", sa.Column("ban_reason", sa.Text))
    op.add_column("visitors", sa.Column("merged_into", sa.Integer))


def _add_accounts() -> None:
    op.create_table(
        "accounts",
        _visitor(key=True),
        sa.Column("username", sa.String(40), nullable=False),
        sa.Column("username_key", sa.String(120), nullable=False, unique=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("user_handle", sa.String(100), nullable=False, unique=True),
        sa.Column("password_hash", sa.Text),
        sa.Column("password_changed", sa.Float),
        sa.Column("recovery_salt", sa.String(64)),
        sa.Column("email", sa.String(254), index=True),
        sa.Column("role", sa.String(20), nullable=False, server_default="player"),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Integer, primary_key=True),
        _visitor(index=True),
        sa.Column("credential_id", sa.String(1400), nullable=False, unique=True),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("sign_count", sa.Integer, nullable=False),
        sa.Column("rp_id", sa.String(253), nullable=False),
        sa.Column("transports", sa.Text, nullable=False),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("last_used", sa.Float),
    )
    op.create_table("recovery_codes", _visitor(key=True), sa.Column("code_hash", sa.String(64), primary_key=True))
    op.create_table(
        "mail_tokens",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        _visitor(index=True),
        sa.Column("purpose", sa.String(10), nullable=False),
        sa.Column("email", sa.String(254), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )


def _add_moderation() -> None:
    op.add_column("tables", sa.Column("closed", sa.Float))
    op.create_table(
        "audit_log",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("actor", sa.String(80), nullable=False),
        sa.Column("action", sa.String(40), nullable=False),
        sa.Column("visitor", sa.Integer, index=True),
        sa.Column("table_id", sa.String(32)),
        sa.Column("detail", sa.Text),
    )
    op.create_table(
        "complaints",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("reporter", sa.Integer, index=True),
        sa.Column("reported", sa.Integer, index=True),
        sa.Column("table_id", sa.String(32)),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("quoted", sa.Text),
        sa.Column("reason", sa.Text),
        sa.Column("closed", sa.Float, index=True),
        sa.Column("closed_by", sa.String(80)),
    )
