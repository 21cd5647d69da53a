"""Lists of tables."""

from __future__ import annotations

from collections.abc import Container

from opsroom.server import seats, set_aside, storage
from opsroom.server.api_types import TableLine
from opsroom.server.clock import format_time
from opsroom.server.registry import TableRegistry
from opsroom.server.settings import DAY
from opsroom.server.time_controls.api_types import ClockLine


async def lines(registry: TableRegistry, visitor: int | None, mine: bool, watch: bool) -> list[TableLine]:
    """The visitor's tables, or those that anyone may watch."""
    rows: dict[str, storage.TableRow] = {}
    if mine and visitor is not None:
        rows |= {row.id: row for row in await registry.tables_of(visitor)}
    if watch:
        rows |= {row.id: row for row in await registry.watchable() if row.id not in rows}
    clocks = await registry.clocks.lines(rows.values())
    newest_first = sorted(rows.values(), key=lambda row: visibly_updated(row, visitor), reverse=True)
    return [line(registry, row, visitor, clocks.get(row.no)) for row in newest_first]


def visibly_updated(row: storage.TableRow, visitor: int | None) -> int:
    """When something last changed at the table that this visitor can see."""
    if row.seen is None:
        return int(row.updated)
    held = [time for seat, time in zip(row.seats, row.seen.times, strict=False) if visitor and seat.visitor == visitor]
    return int(max([*held, row.seen.times[-1]]))


def line(
    registry: TableRegistry, row: storage.TableRow, visitor: int | None, clock: ClockLine | None = None
) -> TableLine:
    """A stored table as this visitor may know it."""
    live = registry.tables.get(row.id)
    trash = registry.settings.days_in_trash * DAY
    online: Container[int | None] = {connection.visitor for connection in live.connections} if live else ()
    if live is None and registry.router is not None:  # perhaps at another process
        online = registry.lobby.on_site
    return TableLine(
        id=row.id,
        title=row.title,
        mode=row.mode,
        options=row.options,
        turn=row.turn,
        over=row.result is not None,
        result=row.result,
        seats=[seats.line(seat, visitor, seat.visitor in online) for seat in row.seats],
        mine=list(seats.held_by(row.seats, visitor)),
        asked=[] if row.asked is None else [row.asked],
        started=visitor is not None and visitor == row.starter,
        updated=format_time(visibly_updated(row, visitor)),
        exhibition=registry.exhibitions.shows(row.id),
        closed=row.closed is not None,
        deleted_after=None if row.trashed is None else format_time(int(row.trashed + trash)),
        set_aside=why_set_aside(registry, row),
        clock=clock,
        rated=row.rated,
    )


def why_set_aside(registry: TableRegistry, row: storage.TableRow) -> str | None:
    """Why the table cannot be played, as far as that is known without loading it."""
    known = registry.set_aside.get(row.id)
    return set_aside.reason_in_setup(row.setup) if known is None else known.reason
