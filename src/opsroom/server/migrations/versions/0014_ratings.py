"""Ratings, and tables that are rated."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds rated tables and games, and where players and sides stand. Tables from before are not rated."""
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("unrated", sa.String(20)))
    op.create_table(
        "ratings",
        sa.Column("title", sa.String(40), primary_key=True),
        sa.Column("visitor", sa.Integer, sa.ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_index("ix_ratings_visitor", "ratings", ["visitor"])
    op.create_index("ratings_by_strength", "ratings", ["title", "mu"])
    op.create_table(
        "side_ratings",
        sa.Column("title", sa.String(40), primary_key=True),
        sa.Column("setting", sa.String(60), primary_key=True),
        sa.Column("side", sa.String(40), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_table(
        "rated_games",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False, unique=True),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("mode", sa.String(40), nullable=False),
        sa.Column("setting", sa.String(60), nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("void", sa.String(20)),
    )
    op.create_index("ix_rated_games_title", "rated_games", ["title"])
    op.create_table(
        "rated_seats",
        sa.Column("game", sa.Integer, sa.ForeignKey("rated_games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.String(40), primary_key=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("visitor", sa.Integer),
        sa.Column("bot", sa.String(40)),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("mu_before", sa.Float, nullable=False),
        sa.Column("sigma_before", sa.Float, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
    )
    op.create_index("ix_rated_seats_visitor", "rated_seats", ["visitor"])
    op.create_index("tables_by_update", "tables", ["updated"])
