"""What the server has of a player for notifications, as it goes into the file of all their data."""

from __future__ import annotations

from urllib.parse import urlsplit

import msgspec
from sqlalchemy import Connection, select

from opsroom.engine.json_types import Json
from opsroom.server.clock import format_time
from opsroom.server.notifications import storage
from opsroom.server.schema import notifications

LATEST = 1000


def export(sql: Connection, visitor: int) -> Json:
    """Choices, devices and what was sent. Of the addresses of devices, which are secrets, only whose push service it is."""
    choices = storage.choices_of(sql, visitor)
    query = select(notifications).where(notifications.c.visitor == visitor).order_by(notifications.c.id.desc())
    return {
        "push": [] if choices is None else choices.push,
        "mail": [] if choices is None else choices.mail,
        "mail_every": None if choices is None else choices.mail_every,
        "quiet": None if choices is None or choices.quiet is None else msgspec.to_builtins(choices.quiet),
        "language": None if choices is None else choices.language,
        "devices": [
            {
                "browser": each.browser,
                "system": each.system,
                "created": format_time(int(each.created)),
                "push_service": urlsplit(each.endpoint).hostname,
            }
            for each in storage.subscriptions_of(sql, visitor)
        ],
        "lately": [
            {
                "at": format_time(int(row.created)),
                "kind": row.kind,
                "by": row.channel,
                "table": row.table_id,
                "state": row.state,
            }
            for row in sql.execute(query.limit(LATEST))
        ],
    }
