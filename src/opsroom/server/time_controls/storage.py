"""Reads and changes of the clocks in the database."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection, func, insert, select, update

from opsroom.server.schema import seats, table_clocks, tables
from opsroom.server.storage import read_state, save_state
from opsroom.server.time_controls.api_types import QuietHours, TimeControl
from opsroom.server.time_controls.uptime import Segment

UPTIME = "uptime"  # key of how long the server has been up, and of what to add for the time of day


class ClockRow(msgspec.Struct):
    """Where the clocks of a table stand. Times are seconds of the server's uptime."""

    bank: dict[str, float]  # by seat: seconds
    begun: bool = False
    seat: str | None = None  # whose stretch of play it is: who is publicly asked
    spent: float = 0.0  # seconds of the stretch that are counted already
    since: float | None = None  # since when more is counted, or from when on; null: the clock stands
    earns: bool = True  # the stretch brings the increment
    pause_left: float = 0.0  # for how long requests to undo may still stop the clock in this stretch
    paused: float | None = None  # since when such a request stops it
    quiet: dict[str, QuietHours] = {}  # of the player who holds the seat
    later: dict[str, QuietHours | None] = {}  # from the seat's next stretch of play on


@dataclass(slots=True)
class StoredClock:
    """The clocks of a table as they are stored."""

    control: TimeControl
    row: ClockRow


@dataclass(slots=True)
class Running:
    """A clock that runs, and when the time is up."""

    table_id: str
    flag: float


def encoded(value: TimeControl | ClockRow) -> str:
    """As the database keeps it."""
    return msgspec.json.encode(value).decode()


def clock_of(connection: Connection, no: int) -> StoredClock | None:
    """The clocks of a table, if it has any."""
    found = connection.execute(select(table_clocks).where(table_clocks.c.table_no == no)).one_or_none()
    return None if found is None else _stored(found.control, found.state)


def clocks_of(connection: Connection, numbers: Iterable[int]) -> dict[int, StoredClock]:
    """The clocks of those of the tables that have any."""
    query = select(table_clocks).where(table_clocks.c.table_no.in_(list(numbers)))
    return {row.table_no: _stored(row.control, row.state) for row in connection.execute(query)}


def _stored(control: str, state: str) -> StoredClock:
    return StoredClock(msgspec.json.decode(control, type=TimeControl), msgspec.json.decode(state, type=ClockRow))


def add_clock(connection: Connection, no: int, control: TimeControl, row: ClockRow) -> None:
    """Stores the clocks of a new table, which stand."""
    texts = {"control": encoded(control), "state": encoded(row)}
    connection.execute(insert(table_clocks).values(table_no=no, saved=0.0, **texts))


def save_clock(connection: Connection, no: int, state: str, flag: float | None, up: float) -> None:
    """Stores where the clocks stand now, and when the time of the seat that is asked is up."""
    values = {"state": state, "flag": flag, "saved": up}
    connection.execute(update(table_clocks).where(table_clocks.c.table_no == no).values(**values))


def quiet_hours_of(connection: Connection, visitor: int) -> dict[int, dict[str, QuietHours]]:
    """The quiet hours that a visitor has chosen at their seats, by table and seat."""
    found: dict[int, dict[str, QuietHours]] = {}
    for no, seat, row in _clocks_at(connection, visitor):
        chosen = row.later[seat] if seat in row.later else row.quiet.get(seat)
        if chosen is not None:
            found.setdefault(no, {})[seat] = chosen
    return found


def forget_quiet_hours(connection: Connection, visitor: int) -> None:
    """Deletes the quiet hours of a visitor's seats, which say where somebody lives."""
    for no, seat, row in _clocks_at(connection, visitor):
        if seat in row.quiet or seat in row.later:
            row.quiet.pop(seat, None)
            row.later.pop(seat, None)
            connection.execute(update(table_clocks).where(table_clocks.c.table_no == no).values(state=encoded(row)))


def _clocks_at(connection: Connection, visitor: int) -> Iterator[tuple[int, str, ClockRow]]:
    """The clocks of all tables where a visitor has a seat, with the seat."""
    query = select(seats.c.seat, table_clocks).join(table_clocks, table_clocks.c.table_no == seats.c.table_no)
    clocks: dict[int, ClockRow] = {}
    for found in connection.execute(query.where(seats.c.visitor == visitor)).all():
        row = clocks.setdefault(found.table_no, _stored(found.control, found.state).row)
        yield found.table_no, found.seat, row


def running(connection: Connection) -> list[Running]:
    """All clocks that run."""
    query = select(tables.c.id, table_clocks.c.flag).join(tables, tables.c.no == table_clocks.c.table_no)
    found = query.where(table_clocks.c.flag.is_not(None), tables.c.result.is_(None), tables.c.trashed.is_(None))
    return [Running(row.id, row.flag) for row in connection.execute(found)]


def number_of(connection: Connection, table_id: str) -> int | None:
    """The number of a table."""
    return connection.scalar(select(tables.c.no).where(tables.c.id == table_id))


def uptime(connection: Connection) -> tuple[float, list[Segment]]:
    """For how long the server has been up, as far as that is recorded: no clock began to run later than that."""
    kept = read_state(connection, UPTIME) or {"up": 0.0, "segments": []}
    latest = connection.scalar(select(func.max(table_clocks.c.saved))) or 0.0
    return max(kept["up"], latest), [(up, ahead) for up, ahead in kept["segments"]]


def save_uptime(connection: Connection, up: float, segments: list[Segment]) -> None:
    """Stores for how long the server has been up."""
    save_state(connection, UPTIME, {"up": up, "segments": segments})
