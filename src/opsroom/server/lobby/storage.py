"""Changes of the database for the lobby."""

from __future__ import annotations

from sqlalchemy import Connection, update

from opsroom.server.schema import tables


def save_visibility(sql: Connection, no: int, watch: bool, open_seats: bool, level: str) -> None:
    """Stores who may find a table."""
    change = update(tables).where(tables.c.no == no)
    sql.execute(change.values(watch=watch, open_seats=open_seats, level=level))
