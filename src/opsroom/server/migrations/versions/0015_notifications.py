"""Notifications: what players choose, where browsers receive them, and the queue."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds choices, subscriptions and the queue."""
    visitor = "visitors.id"
    op.create_table(
        "notification_choices",
        sa.Column("visitor", sa.Integer, sa.ForeignKey(visitor, ondelete="CASCADE"), primary_key=True),
        sa.Column("choices", sa.Text, nullable=False),
        sa.Column("mailed", sa.Float),
    )
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("visitor", sa.Integer, sa.ForeignKey(visitor, ondelete="CASCADE"), nullable=False),
        sa.Column("session", sa.Integer, sa.ForeignKey("sessions.id", ondelete="CASCADE"), nullable=False),
        sa.Column("endpoint_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_push_subscriptions_visitor", "push_subscriptions", ["visitor"])
    op.create_index("ix_push_subscriptions_session", "push_subscriptions", ["session"])
    op.create_table(
        "notifications",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("visitor", sa.Integer, sa.ForeignKey(visitor, ondelete="CASCADE"), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("channel", sa.String(10), nullable=False),
        sa.Column("subscription", sa.Integer, sa.ForeignKey("push_subscriptions.id", ondelete="CASCADE")),
        sa.Column("table_id", sa.String(32)),
        sa.Column("dedupe", sa.String(250), nullable=False, unique=True),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("next_try", sa.Float, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("batch", sa.String(40)),
    )
    op.create_index("ix_notifications_visitor", "notifications", ["visitor"])
    op.create_index("ix_notifications_subscription", "notifications", ["subscription"])
    op.create_index("notifications_due", "notifications", ["state", "next_try"])
