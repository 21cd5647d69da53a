"""Runs migrations on the connection that the server hands over."""

from __future__ import annotations

from alembic import context

from opsroom.server.schema import metadata

# Batches rebuild a table where the database cannot alter it, as SQLite often cannot.
context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
