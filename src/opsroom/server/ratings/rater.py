"""Takes notice when a rated game ends: what it does to the ratings is stored in the same transaction as the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from opsroom.engine.json_types import Result
from opsroom.server.clock import now
from opsroom.server.ratings import rules, storage

if TYPE_CHECKING:
    from opsroom.server.live_table import Change, LiveTable


@dataclass(frozen=True, slots=True)
class Ended:
    """A rated game that is over, as far as ratings go."""

    table_no: int
    table_id: str
    title: str
    mode: str
    at: float
    seats: dict[str, tuple[int | None, str | None]]  # who played: a visitor, or the level of a bot
    result: Result


class Rater:
    """Follows every table."""

    def follow(self, live: LiveTable) -> Change | None:
        """What to store when the game at a rated table has just ended. Where that fails the table is read again from the disk, on
        which the game is not over either."""
        result = live.table.result
        if not live.rated or live.is_settled_for_ratings or result is None:
            return None
        live.is_settled_for_ratings = True
        live.unrated = reason = rules.why_not_at_end(live)
        no = live.no
        if reason is not None:
            return lambda sql: storage.mark_unrated(sql, no, reason)
        ended = Ended(
            no,
            live.id,
            live.title,
            live.table.mode,
            now(),
            # A bot that stands in for a player plays for the player.
            {seat: (row.visitor, None if row.visitor is not None else row.bot) for seat, row in live.seats.items()},
            result.to_dict(),
        )

        def settle(sql: Connection) -> None:
            storage.settle(sql, ended)

        return settle
