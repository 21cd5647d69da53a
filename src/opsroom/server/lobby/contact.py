"""Who may turn to whom."""

from __future__ import annotations

from sqlalchemy import Connection, select

from opsroom.server.schema import visitors


def may_contact(sql: Connection, sender: int, recipient: int) -> bool:
    """Whether a player hears of what another one sends: an invitation, or that they sit down at their open table."""
    banned = sql.scalar(select(visitors.c.banned).where(visitors.c.id == sender))
    return sender != recipient and banned is None
