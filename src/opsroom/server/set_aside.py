"""Tables that the installed release cannot load. They stay in the database as they are; here is why, and their log."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from opsroom import BadSave, Title
from opsroom.engine import saves
from opsroom.engine.json_types import Event, RecordedEvent, SavedSetup
from opsroom.server import seats
from opsroom.server.api_types import StoredLog
from opsroom.server.errors import ServerError
from opsroom.server.live_table import LiveTable
from opsroom.server.settings import Settings
from opsroom.server.storage import SeatRow, Stored

Reason = Literal["title", "data", "rules", "record"]

MESSAGES: dict[Reason, str] = {
    "title": "This server no longer offers the title of this table.",
    "data": "This table was played with cards, units or places that the data files of this server do not have.",
    "rules": "This table was played under rules that the installed release cannot continue.",
    "record": "The stored record of this table cannot be read.",
}


@dataclass(frozen=True, slots=True)
class SetAside:
    """Why a table cannot be loaded."""

    reason: Reason
    message: str  # what exactly failed; it may quote hidden cards, so it is for operators only
    rules: str | None = None  # the version that the table was last played under
    installed_rules: str | None = None

    def error(self) -> ServerError:
        """What a request to the table is answered with."""
        versions = {"rules": self.rules, "installed_rules": self.installed_rules}
        return ServerError("table_set_aside", MESSAGES[self.reason], reason=self.reason, **versions)


class CannotLoad(Exception):
    """The installed release cannot load a stored table."""

    def __init__(self, why: SetAside) -> None:
        super().__init__(why.message)
        self.why = why


def load(stored: Stored, settings: Settings) -> LiveTable:
    """The table, ready to be played; CannotLoad if the installed release cannot do that."""
    try:
        return LiveTable(stored, settings)
    except (MemoryError, OSError):  # the machine's fault, not the table's: the next attempt may succeed
        raise
    except Exception as error:  # a record written by other rules can fail in any way
        raise CannotLoad(_explain(stored, error)) from error


def unreadable(error: Exception) -> SetAside:
    """For a table whose rows in the database cannot be decoded."""
    return SetAside("record", f"the stored record cannot be decoded: {error}")


def reason_in_setup(setup: SavedSetup) -> Reason | None:
    """What can be told without loading the table: its title is not there. None if it is."""
    try:
        saves.title_of(setup)
    except BadSave:
        return "title"
    except (KeyError, TypeError):
        return "record"
    return None


def stored_rules(stored: Stored) -> str | None:
    """The version of the rules that the table was last played under, as far as its record says."""
    try:
        return str(saves.rules_of(stored.row.setup["rules"], stored.moves))
    except (KeyError, TypeError):
        return None


def _explain(stored: Stored, error: Exception) -> SetAside:
    message = str(error) if isinstance(error, BadSave) else f"{type(error).__name__}: {error}"
    rules = stored_rules(stored)
    reason = reason_in_setup(stored.row.setup)
    if reason is not None:
        return SetAside(reason, message, rules)
    installed = saves.title_of(stored.row.setup).rules
    if isinstance(error, BadSave) and "data" in error.detail:
        return SetAside("data", message, rules, installed)
    return SetAside("record" if rules == installed else "rules", message, rules, installed)


# The log.


async def log_of(live: LiveTable, visitor: int | None, seat: str | None) -> StoredLog:
    """The log of a table in memory as a visitor may read it."""
    reader = _reader(list(live.seats.values()), live.watch, live.starter, visitor, seat)
    await live.settled(reader)
    reader = _reader(list(live.seats.values()), live.watch, live.starter, visitor, seat)
    return StoredLog(live.title, live.table.mode, reader, live.table.events(reader), 0)


def stored_log(stored: Stored, visitor: int | None, seat: str | None) -> StoredLog:
    """The log of a table as a visitor may read it, from the recorded events alone: nothing is played again."""
    row = stored.row
    reader = _reader(row.seats, row.watch, row.starter, visitor, seat)
    try:
        title = saves.find_title(row.title)
        recorded = saves.renewed_events(title, saves.log(stored.moves))
        seen = [_seen_by(title, event, reader) for event in recorded if reader not in event.get("hidden_from", ())]
    except Exception as error:  # without the title's declarations nobody can tell what is secret
        raise _explain(stored, error).error() from error
    events = [event for event in seen if event is not None]
    return StoredLog(
        row.title,
        row.mode,
        reader,
        [{**event, "i": i} for i, event in enumerate(events)],
        len(seen) - len(events),
    )


def _reader(seat_rows: list[SeatRow], watch: bool, starter: int, visitor: int | None, seat: str | None) -> str | None:
    """The seat from which the visitor reads the log; who holds several and names none reads what everyone may know."""
    mine = seats.held_by(seat_rows, visitor)
    if seat is not None:
        if seat not in [each.seat for each in seat_rows]:
            raise ServerError("unknown_seat", f"This table has no seat {seat!r}.")
        if seat not in mine:
            raise ServerError("not_your_seat", f"You do not hold the seat {seat}.")
        return seat
    if not mine and not watch and visitor != starter:
        raise ServerError("not_watchable", "This table is for its players only.")
    return mine[0] if len(mine) == 1 else None


def _seen_by(title: Title, event: RecordedEvent, seat: str | None) -> Event | None:
    """The event as the seat may see it; None if the installed title does not declare it so, as it may hold a secret."""
    declared = title.events.get(event["kind"])
    values = event["values"]
    if declared is None or set(values) != set(declared.names):
        return None
    seen = declared.seen_by(seat, values)
    return {"i": 0, "kind": event["kind"], "rule": event["rule"], "turn": event["turn"], "values": seen}
