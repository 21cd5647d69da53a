"""Reads and changes of the database, each a plain function of a connection."""

from __future__ import annotations

import hashlib
import json
import secrets
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, NotRequired, TypedDict, cast

import msgspec
from sqlalchemy import Connection, Row, case, delete, func, insert, select, update

from opsroom.engine import saves
from opsroom.engine.json_types import Move, Result, SavedSetup, Snapshot
from opsroom.server.accounts.players import Player
from opsroom.server.errors import ServerError
from opsroom.server.schema import (
    chat_lines,
    chat_mutes,
    chat_readers,
    hidden_players,
    invitations,
    lessons_finished,
    moves,
    program_challenges,
    programs,
    rematches,
    reports,
    seat_holders,
    seats,
    server_state,
    sessions,
    shared_positions,
    snapshots,
    table_clocks,
    table_notes,
    tables,
    visitors,
)

if TYPE_CHECKING:
    from opsroom.analysis.report import Report
    from opsroom.analysis.report_tasks import Result as UnitResult
    from opsroom.server.ratings.api_types import Unrated

DatabaseRow = dict[str, Any]  # the values of one row, by column
Until = Literal["phase", "turn", "game"]
PassingOrder = tuple[Until, int, str]  # until when to pass, and the turn and phase in which that was ordered
KeepingOrder = tuple[str, Until, int, str]  # an answer to go on giving, and until when, as above
HIGHEST_NUMBER = "highest_table_number"  # key of the highest number that a deleted table may have had


class Queued(NamedTuple):
    """An answer that is given in advance: used once, at the next question of its kind."""

    key: str
    answer: str
    or_pass: bool = False  # where the answer is not possible then; otherwise the player is asked


@dataclass(slots=True)
class StandingOrders:
    """What the server answers for a person; see `standing_orders.py`."""

    single_choices: bool = True
    passing: dict[str, PassingOrder] = field(default_factory=dict)  # by question
    routine: bool = True  # pass what can wait
    keeping: dict[str, KeepingOrder] = field(default_factory=dict)  # by question
    queue: list[Queued] = field(default_factory=list)
    held: int = 0  # the seat's moment at which a queued answer was not possible: there the player answers


class CalledProgram(NamedTuple):
    """A program that was challenged and has not sat down."""

    visitor: int
    name: str | None
    declined: bool = False


@dataclass(slots=True)
class SeatRow:
    """Who holds a seat: a person, a bot, or nobody yet."""

    seat: str
    visitor: int | None = None
    bot: str | None = None
    invitation_hash: str | None = None
    orders: StandingOrders = field(default_factory=StandingOrders)
    player: Player | None = None  # the visitor as others may know them
    called: CalledProgram | None = None  # the program that the open seat waits for


class StoredLesson(TypedDict):
    """Which lesson is taken at a table, and where each of its steps began among the moves."""

    title: str
    id: str
    fingerprint: str
    starts: list[int]


class StoredSandbox(TypedDict):
    """Where a sandbox began: at which table, after how many of its moves, in which turn, and from whose knowledge."""

    table: str | None  # None where the table is private and only a position of it was shared
    moment: int
    turn: int
    seat: str
    is_open: bool  # from the true position, not from what the seat knew
    branch: NotRequired[StoredBranch]  # where it left another sandbox


class StoredBranch(TypedDict):
    """Where a sandbox left another one: after how many of its moves, and in which turn."""

    parent: str
    root: str  # the first sandbox of the tree; sandboxes in between may be gone
    moves: int
    turn: int


@dataclass(slots=True)
class ReportRow:
    """An after-action report as it is stored."""

    table_no: int
    method: int
    visitor: int | None
    state: Literal["running", "done", "partial", "failed"]
    cpu: float
    units: dict[str, UnitResult]
    report: Report | None


class UndoRequestRow(TypedDict):
    """A request to take an answer back, which waits for the others."""

    by: str | None
    at: int | None  # the moment of the seat that asks
    answer: int | None  # the answer that it wants to take back
    n: int  # the moment of the spectators
    agreed: list[str]


@dataclass(slots=True)
class TableRow:
    """A table as it is stored, without its moves."""

    no: int
    id: str
    starter: int
    title: str
    mode: str
    options: dict[str, str]
    guided: bool
    watch: bool
    setup: SavedSetup
    result: Result | None
    updated: float
    seats: list[SeatRow]
    undo: UndoRequestRow | None = None
    disclosed: list[str] = field(default_factory=list)
    trashed: float | None = None
    closed: float | None = None
    auto_single: bool = False
    chat: bool = True
    rated: bool = False
    unrated: Unrated | None = None
    turn: int = 0
    asked: str | None = None
    seen: Seen | None = None
    lesson: StoredLesson | None = None
    sandbox: StoredSandbox | None = None
    open_seats: bool = False
    level: str = "everyone"


@dataclass(slots=True)
class Seen:
    """For each viewpoint (the seats in order, then the spectators) its sequence number and the time of its last change."""

    numbers: list[int]
    times: list[float]


@dataclass(slots=True)
class Stored:
    """A table with all that is needed to play on."""

    row: TableRow
    last_used: float  # also by a hidden move, so not for everyone to know
    moves: list[Move]
    snapshots: list[Snapshot]
    seen: list[Seen | None]  # with each move
    holders: set[tuple[str, int]] = field(default_factory=set)  # seat and visitor, of everyone who ever held one
    owners: dict[int, int] = field(default_factory=dict)  # of those who are programs
    size: int = 0  # of moves and snapshots as text
    turns: list[tuple[int, int]] = field(default_factory=list)  # after how many moves the turn changed, and to which


@dataclass(slots=True)
class NewMove:
    """A move of a table that is stored whole, as an import is."""

    record: Move
    turn: int
    numbers: list[int]
    asked: str | None = None


@dataclass(slots=True)
class NewRow:
    """A table to be stored."""

    id: str
    starter: int
    title: str
    mode: str
    options: dict[str, str]
    guided: bool
    watch: bool
    setup: SavedSetup
    seats: list[SeatRow]
    moves: list[NewMove]
    result: Result | None
    now: float
    snapshots: list[Snapshot]
    disclosed: list[str] = field(default_factory=list)
    auto_single: bool = False
    chat: bool = True
    rated: bool = False
    lesson: StoredLesson | None = None
    sandbox: StoredSandbox | None = None
    open_seats: bool = False
    level: str = "everyone"


def new_table_id() -> str:
    """An unguessable id.  It does not begin with a hyphen, so that commands do not take it for an option."""
    while (table_id := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return table_id


def hashed(secret: str) -> str:
    """What we keep of a secret; it has 256 random bits, so a plain hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def is_visitor(connection: Connection, visitor: int | None) -> bool:
    """Whether there is such a visitor still."""
    return connection.scalar(select(visitors.c.id).where(visitors.c.id == visitor)) is not None


def add_table(connection: Connection, new: NewRow) -> int:
    """Stores a table with its seats and moves, and returns its number."""
    row = {
        name: getattr(new, name)
        for name in ("id", "starter", "title", "mode", "options", "guided", "watch", "auto_single", "chat", "rated")
    } | {
        "open_seats": new.open_seats,
        "level": new.level,
        "setup": json.dumps(new.setup),
        "result": None if new.result is None else json.dumps(new.result),
        "disclosed": json.dumps(new.disclosed) if new.disclosed else None,
        "lesson": None if new.lesson is None else json.dumps(new.lesson),
        "sandbox": None if new.sandbox is None else json.dumps(new.sandbox),
        "created": new.now,
        "updated": new.now,
    }
    made = connection.execute(insert(tables).values(row | _unused_number(connection)))
    assert made.inserted_primary_key is not None
    no = int(made.inserted_primary_key[0])
    connection.execute(insert(seats), [_seat_values(no, place, seat) for place, seat in enumerate(new.seats)])
    for seat in new.seats:
        _add_holder(connection, no, seat)
    records = [
        {
            "table_no": no,
            "n": n,
            "at": new.now,
            "turn": move.turn,
            "asked": move.asked,
            "record": json.dumps(move.record),
            "seen": json.dumps([move.numbers, [int(new.now)] * len(move.numbers)]),
            "public_at": new.now,
        }
        for n, move in enumerate(new.moves)
    ]
    if records:
        connection.execute(insert(moves), records)
    kept = [{"table_no": no, "at": position["at"], "position": json.dumps(position)} for position in new.snapshots]
    if kept:
        connection.execute(insert(snapshots), kept)
    return no


def _unused_number(connection: Connection) -> DatabaseRow:
    """The number of a new table, where the database would give that of a deleted one again."""
    highest = read_state(connection, HIGHEST_NUMBER) if connection.dialect.name == "sqlite" else None
    if highest is None or highest <= (connection.scalar(select(func.max(tables.c.no))) or 0):
        return {}
    return {"no": highest + 1}


def _seat_values(no: int, place: int, seat: SeatRow) -> DatabaseRow:
    return {
        "table_no": no,
        "seat": seat.seat,
        "place": place,
        "visitor": seat.visitor,
        "bot": seat.bot,
        "invitation_hash": seat.invitation_hash,
    }


def load(connection: Connection, table_id: str) -> Stored | None:
    """A table with its moves and its snapshots."""
    found = connection.execute(select(tables, _last_used().label("used")).where(tables.c.id == table_id)).one_or_none()
    if found is None:
        return None
    row = _rows(connection, [found])[0]
    played = select(moves.c.record, moves.c.seen, moves.c.turn).where(moves.c.table_no == row.no).order_by(moves.c.n)
    records = connection.execute(played).all()
    record = [_decoded(move.record) for move in records]
    taken = connection.scalars(select(snapshots.c.at).where(snapshots.c.table_no == row.no).order_by(snapshots.c.at))
    positions = select(snapshots.c.position).where(snapshots.c.table_no == row.no)
    wanted = positions.where(snapshots.c.at.in_(_standing(list(taken), record))).order_by(snapshots.c.at)
    kept = connection.scalars(wanted).all()
    holders = holders_of(connection, row.no)
    return Stored(
        row,
        found.used,
        record,
        [_decoded(position) for position in kept],
        [_seen(move.seen) for move in records],
        holders,
        owners_of(connection, {visitor for _, visitor in holders}),
        sum(len(move.record) for move in records) + sum(len(position) for position in kept),
        turn_changes([move.turn for move in records]),
    )


def _decoded(text: str) -> Any:
    """What a move or a snapshot is; all that are in memory share their keys. Raises ValueError if it cannot be read."""
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError as error:
        raise ValueError(str(error)) from None


def holders_of(connection: Connection, no: int) -> set[tuple[str, int]]:
    """Seat and visitor of everyone who holds or ever held a seat of a table."""
    query = select(seat_holders.c.seat, seat_holders.c.visitor).where(seat_holders.c.table_no == no)
    return {(found.seat, found.visitor) for found in connection.execute(query)}


def line_of(connection: Connection, table_id: str) -> TableRow | None:
    """A table as lists have it."""
    found = _lines(connection, tables.c.id == table_id, 1)
    return found[0] if found else None


def owners_of(connection: Connection, some: set[int]) -> dict[int, int]:
    """The owners of those of the visitors who are programs, or were."""
    query = select(programs.c.visitor, programs.c.owner).where(programs.c.visitor.in_(sorted(some)))
    return {row.visitor: row.owner for row in connection.execute(query)} if some else {}


def _standing(taken: list[int], record: list[Move]) -> list[int]:
    """Which snapshots are of use: not those that an undo went back behind, of which a few hundred undos leave many."""
    numbered = cast(list[Snapshot], [{"at": at} for at in taken])  # no more of them is needed to choose
    try:
        return [each["at"] for each in saves.thinned(saves.standing(numbered, record))]
    except (TypeError, LookupError):  # the record is damaged: whoever loads the table says how
        return taken[-saves.SNAPSHOTS :]


def _seen(text: str | None) -> Seen | None:
    return None if text is None else Seen(*json.loads(text))


def _setup(text: str) -> SavedSetup:
    """What the table was set up with; empty if it cannot be read, so that one damaged table does not spoil a list."""
    try:
        setup = json.loads(text)
    except ValueError:
        setup = None
    return cast(SavedSetup, setup if isinstance(setup, dict) else {})


def table_ids(connection: Connection) -> list[str]:
    """The ids of all tables, also of those in the trash, in the order in which they were set up."""
    return list(connection.scalars(select(tables.c.id).order_by(tables.c.no)))


def label_of(connection: Connection, table_id: str) -> Any:
    """What can be read of a table even if its record cannot: title, mode, result as text, and when it was trashed."""
    label = select(tables.c.title, tables.c.mode, tables.c.result, tables.c.trashed)
    return connection.execute(label.where(tables.c.id == table_id)).one()


def turn_changes(turns: Sequence[int]) -> list[tuple[int, int]]:
    """After how many moves the turn changed, and to which, from the turn after each move."""
    return [(n + 1, turn) for n, turn in enumerate(turns) if n == 0 or turn != turns[n - 1]]


def invited(connection: Connection, secret: str) -> tuple[str, str] | None:
    """The table and seat that an invitation is for."""
    query = select(tables.c.id, seats.c.seat).join(seats, seats.c.table_no == tables.c.no)
    found = connection.execute(query.where(seats.c.invitation_hash == hashed(secret))).one_or_none()
    return None if found is None else (found.id, found.seat)


def save_seat(connection: Connection, no: int, seat: SeatRow, notices: Sequence[DatabaseRow] = ()) -> None:
    """Stores who holds a seat now, together with the notices that tell everyone; not at a table in the trash."""
    if connection.scalar(select(tables.c.trashed).where(tables.c.no == no)) is not None:
        raise ServerError("not_stored", "this table was moved to the trash a moment ago; try again")
    change = update(seats).where(seats.c.table_no == no, seats.c.seat == seat.seat)
    connection.execute(
        change.values(
            visitor=seat.visitor,
            bot=seat.bot,
            invitation_hash=seat.invitation_hash,
            orders=_orders_text(seat.orders),
        )
    )
    here = (program_challenges.c.table_no == no) & (program_challenges.c.seat == seat.seat)
    connection.execute(
        delete(program_challenges).where(here)
    )  # the seat is somebody else's, or waits for somebody else
    _add_holder(connection, no, seat)
    if notices:
        connection.execute(insert(moves), list(notices))


def _add_holder(connection: Connection, no: int, seat: SeatRow) -> None:
    if seat.visitor is None:
        return
    holder = {"table_no": no, "seat": seat.seat, "visitor": seat.visitor}
    if connection.execute(select(seat_holders).filter_by(**holder)).one_or_none() is None:
        connection.execute(insert(seat_holders).values(holder))


def save_orders(connection: Connection, no: int, seat: str, visitor: int | None, orders: StandingOrders) -> None:
    """Stores a seat's standing orders, if the visitor still holds it."""
    change = update(seats).where(seats.c.table_no == no, seats.c.seat == seat, seats.c.visitor == visitor)
    connection.execute(change.values(orders=_orders_text(orders)))


def orders_of(connection: Connection, visitor: int) -> dict[int, dict[str, StandingOrders]]:
    """The standing orders of a visitor's seats, by table and seat, where they are not the defaults."""
    query = select(seats.c.table_no, seats.c.seat, seats.c.orders).where(seats.c.visitor == visitor)
    found: dict[int, dict[str, StandingOrders]] = {}
    for row in connection.execute(query.where(seats.c.orders.is_not(None)).order_by(seats.c.seat)):
        found.setdefault(row.table_no, {})[row.seat] = _orders(row.orders)
    return found


def _orders_text(orders: StandingOrders) -> str | None:
    if orders == StandingOrders():
        return None
    kept = [orders.single_choices, orders.passing, orders.routine]
    if orders.keeping or orders.queue or orders.held:
        kept += [orders.keeping, orders.queue, orders.held]
    return json.dumps(kept)


def _orders(text: str | None) -> StandingOrders:
    if text is None:
        return StandingOrders()
    single, passing, *later = json.loads(text)
    orders = {key: (until, turn, phase) for key, (until, turn, phase) in passing.items()}
    found = StandingOrders(single, orders, *later[:1])  # rows of 0.2.0 and before end with the passing orders
    if len(later) > 1:
        found.keeping = {key: (answer, until, turn, phase) for key, (answer, until, turn, phase) in later[1].items()}
        found.queue = [Queued(*each) for each in later[2]]
        found.held = later[3]
    return found


def save_disclosed(connection: Connection, no: int, reasons: list[str]) -> None:
    """Stores why hidden information of a table may be known."""
    connection.execute(update(tables).where(tables.c.no == no).values(disclosed=json.dumps(reasons)))


def save_undo(connection: Connection, no: int, undo: UndoRequestRow | None) -> None:
    """Stores a request to take back, or that there is none."""
    kept = None if undo is None else json.dumps(undo)
    connection.execute(update(tables).where(tables.c.no == no).values(undo=kept))


def of_visitor(connection: Connection, visitor: int, limit: int = 100) -> list[TableRow]:
    """Tables where the visitor holds a seat, or that the visitor started, but no lessons and no sandboxes."""
    held = select(seats.c.table_no).where(seats.c.visitor == visitor)
    mine = (tables.c.starter == visitor) | tables.c.no.in_(held)
    return _lines(connection, mine & tables.c.lesson.is_(None) & tables.c.sandbox.is_(None), limit)


def lessons_of(connection: Connection, visitor: int, limit: int = 200) -> list[tuple[str, StoredLesson]]:
    """The visitor's tables with a lesson that can be taken up again, the latest first: id, and how far it has come."""
    query = (
        select(tables.c.id, tables.c.lesson)
        .where(tables.c.starter == visitor, tables.c.lesson.is_not(None), tables.c.trashed.is_(None))
        .order_by(tables.c.no.desc())
        .limit(limit)
    )
    return [(row.id, json.loads(row.lesson)) for row in connection.execute(query)]


def save_lesson(connection: Connection, no: int, lesson: StoredLesson) -> None:
    """Stores how far the lesson at a table has come."""
    connection.execute(update(tables).where(tables.c.no == no).values(lesson=json.dumps(lesson)))


def finish_lesson(connection: Connection, visitor: int, title: str, lesson: str, now: float) -> None:
    """Stores that a visitor has finished a lesson."""
    key = {"visitor": visitor, "title": title, "lesson": lesson}
    changed = connection.execute(update(lessons_finished).filter_by(**key).values(at=now))
    if changed.rowcount == 0:
        connection.execute(insert(lessons_finished).values(**key, at=now))


def finished_lessons(connection: Connection, visitor: int) -> set[tuple[str, str]]:
    """Title and lesson of everything that a visitor has finished."""
    query = select(lessons_finished.c.title, lessons_finished.c.lesson).where(lessons_finished.c.visitor == visitor)
    return {(row.title, row.lesson) for row in connection.execute(query)}


# --- reports and positions
def report_of(connection: Connection, no: int, with_units: bool = True) -> ReportRow | None:
    """The report of a table; what has been estimated for it is needed only to go on."""
    columns = [column for column in reports.c if with_units or column is not reports.c.units]
    row = connection.execute(select(*columns).where(reports.c.table_no == no)).one_or_none()
    if row is None:
        return None
    report = None if row.report is None else json.loads(row.report)
    units = json.loads(row.units) if with_units else {}
    return ReportRow(row.table_no, row.method, row.visitor, row.state, row.cpu, units, report)


def save_report(connection: Connection, row: ReportRow, now: float) -> None:
    """Stores a report as far as it has come."""
    values = {
        "method": row.method,
        "visitor": row.visitor,
        "state": row.state,
        "cpu": row.cpu,
        "units": json.dumps(row.units),
        "report": None if row.report is None else json.dumps(row.report),
        "updated": now,
    }
    changed = connection.execute(update(reports).where(reports.c.table_no == row.table_no).values(values))
    if changed.rowcount == 0:
        connection.execute(insert(reports).values(table_no=row.table_no, **values))


def unfinished_reports(connection: Connection) -> list[str]:
    """The ids of tables whose reports were interrupted, the oldest first."""
    query = select(tables.c.id).join(reports, reports.c.table_no == tables.c.no)
    running = query.where(reports.c.state == "running", tables.c.trashed.is_(None)).order_by(reports.c.updated)
    return list(connection.scalars(running))


def share_position(
    connection: Connection, secret: str, no: int, seat: str | None, moment: int, visitor: int | None, now: float
) -> None:
    """Stores a link to a position."""
    row = {"secret_hash": hashed(secret), "table_no": no, "seat": seat, "moment": moment, "created": now}
    connection.execute(insert(shared_positions).values(row | {"visitor": visitor}))


def shares_of(connection: Connection, no: int) -> Counter[int | None]:
    """How many positions of a table each visitor has shared."""
    query = select(shared_positions.c.visitor, func.count()).where(shared_positions.c.table_no == no)
    return Counter({row[0]: row[1] for row in connection.execute(query.group_by(shared_positions.c.visitor))})


def shared_position(connection: Connection, secret: str) -> tuple[str, str | None, int] | None:
    """Table, seat and moment of the position behind a link."""
    query = select(tables.c.id, shared_positions.c.seat, shared_positions.c.moment).join(
        tables, tables.c.no == shared_positions.c.table_no
    )
    found = connection.execute(query.where(shared_positions.c.secret_hash == hashed(secret))).one_or_none()
    return None if found is None else (found.id, found.seat, found.moment)


def watchable(connection: Connection, limit: int = 50) -> list[TableRow]:
    """Tables in play that anyone may watch."""
    return _lines(connection, tables.c.watch & tables.c.result.is_(None) & tables.c.trashed.is_(None), limit)


def waiting_for_bots(connection: Connection) -> list[str]:
    """Tables where a bot is asked and a person plays; those of bots alone wait until someone looks, and lessons for their learner."""
    last = _last_moves()
    others = seats.alias()
    person = select(others.c.seat).where(
        others.c.table_no == tables.c.no, others.c.visitor.is_not(None), others.c.bot.is_(None)
    )
    query = (
        select(tables.c.id)
        .select_from(tables)
        .join(moves, moves.c.table_no == tables.c.no)
        .join(seats, (seats.c.table_no == tables.c.no) & (seats.c.seat == moves.c.asked))
        .where(moves.c.n == last, seats.c.bot.is_not(None), tables.c.result.is_(None), tables.c.trashed.is_(None))
        .where(person.correlate(tables).exists(), tables.c.lesson.is_(None))
    )
    return list(connection.scalars(query))


def waiting_for_queued(connection: Connection) -> list[str]:
    """Tables where a person is asked who has given answers in advance."""
    query = (
        select(tables.c.id, seats.c.orders)
        .select_from(tables)
        .join(moves, moves.c.table_no == tables.c.no)
        .join(seats, (seats.c.table_no == tables.c.no) & (seats.c.seat == moves.c.asked))
        .where(moves.c.n == _last_moves(), seats.c.bot.is_(None), seats.c.orders.is_not(None))
        .where(tables.c.result.is_(None), tables.c.trashed.is_(None))
    )
    return [row.id for row in connection.execute(query) if _orders(row.orders).queue]


@dataclass(frozen=True, slots=True)
class UnusedSince:
    """The times before which a table must have been used for the last time to expire."""

    unfinished: float
    finished: float
    lesson: float
    sandbox: float
    uptime: float = 0.0  # of the server now: tables whose clock runs until later do not expire
    keeps_public: bool = False  # finished games between people that everyone may see do not expire


def expired(connection: Connection, since: UnusedSince, limit: int) -> list[tuple[int, str]]:
    """Numbers and ids of tables that nobody has used for too long and that are not in the trash yet."""
    query = select(tables.c.no, tables.c.id).where(_is_expired(since)).limit(limit)
    return [(row.no, row.id) for row in connection.execute(query)]


def move_to_trash(connection: Connection, numbers: list[int], since: UnusedSince, now: float) -> list[str]:
    """Moves those of the tables to the trash that are still unused, and returns their ids."""
    which = tables.c.no.in_(numbers) & _is_expired(since)
    gone = connection.execute(select(tables.c.no, tables.c.id).where(which)).all()
    connection.execute(update(tables).where(tables.c.no.in_([row.no for row in gone])).values(trashed=now))
    return [row.id for row in gone]


def trash(connection: Connection, table_id: str, now: float) -> bool:
    """Moves one table to the trash, where it can be restored for a while; false if it is there already."""
    change = update(tables).where(tables.c.id == table_id, tables.c.trashed.is_(None))
    return connection.execute(change.values(trashed=now)).rowcount == 1


def others_at(connection: Connection, table_id: str, visitor: int) -> bool:
    """Whether someone else set the table up, holds a seat there, or has held one."""
    if connection.scalar(select(tables.c.starter).where(tables.c.id == table_id)) != visitor:
        return True
    for held in (seats, seat_holders):
        query = select(held.c.seat).join(tables, tables.c.no == held.c.table_no)
        others = query.where(tables.c.id == table_id, held.c.visitor.is_not(None), held.c.visitor != visitor)
        if connection.execute(others).first() is not None:
            return True
    return False


def restore_from_trash(connection: Connection, table_id: str, now: float) -> bool:
    """Restores a table, as if it had just been used; false if it is not in the trash."""
    change = update(tables).where(tables.c.id == table_id, tables.c.trashed.is_not(None))
    return connection.execute(change.values(trashed=None, closed=None, updated=now)).rowcount == 1


def trashed_at(connection: Connection, table_id: str) -> tuple[bool, float | None, float | None]:
    """Whether there is such a table, and when it was moved to the trash and closed by a moderator if it was."""
    query = select(tables.c.trashed, tables.c.closed).where(tables.c.id == table_id)
    found = connection.execute(query).one_or_none()
    return (False, None, None) if found is None else (True, found.trashed, found.closed)


def sandboxes_of(connection: Connection, visitor: int, limit: int) -> list[tuple[str, StoredSandbox]]:
    """The visitor's sandboxes and where they began, the latest first."""
    query = (
        select(tables.c.id, tables.c.sandbox)
        .where(tables.c.starter == visitor, tables.c.sandbox.is_not(None), tables.c.trashed.is_(None))
        .order_by(tables.c.no.desc())
        .limit(limit)
    )
    return [(row.id, json.loads(row.sandbox)) for row in connection.execute(query)]


def is_member(connection: Connection, table_id: str, visitor: int | None) -> bool:
    """Whether the visitor holds a seat at the table or set it up."""
    held = select(seats.c.table_no).where(seats.c.visitor == visitor)
    query = select(tables.c.no).where(tables.c.id == table_id, (tables.c.starter == visitor) | tables.c.no.in_(held))
    return visitor is not None and connection.scalar(query) is not None


def holds_seat(connection: Connection, table_id: str, visitor: int) -> bool:
    """Whether the visitor holds a seat at the table."""
    query = select(tables.c.no).join(seats, seats.c.table_no == tables.c.no)
    return connection.execute(query.where(tables.c.id == table_id, seats.c.visitor == visitor)).first() is not None


def started_by(connection: Connection, visitor: int) -> list[str]:
    """The ids of all tables that a visitor has set up and that are not in the trash."""
    return list(connection.scalars(select(tables.c.id).where(tables.c.starter == visitor, tables.c.trashed.is_(None))))


def in_trash(connection: Connection, limit: int = 1000) -> list[TableRow]:
    """Tables in the trash, the latest first."""
    return _lines(connection, tables.c.trashed.is_not(None), limit)


def empty_trash(connection: Connection, trashed_before: float, limit: int) -> list[str]:
    """Deletes tables that have been in the trash for long enough, at most so many, and returns their ids.

    A table that was played after it was moved to the trash stays. No later table gets the number of a deleted one.
    """
    unused = func.coalesce(_last_move_at(), 0) <= tables.c.trashed
    old = select(tables.c.no, tables.c.id).where(tables.c.trashed < trashed_before, unused).limit(limit)
    gone = connection.execute(old).all()
    if not gone:
        return []
    numbers = [row.no for row in gone]
    highest = max(connection.scalar(select(func.max(tables.c.no))) or 0, read_state(connection, HIGHEST_NUMBER) or 0)
    save_state(connection, HIGHEST_NUMBER, highest)
    chat = (chat_lines, chat_readers, chat_mutes, table_notes)
    for part in (
        invitations,
        rematches,
        reports,
        shared_positions,
        snapshots,
        moves,
        seat_holders,
        seats,
        table_clocks,
        program_challenges,
        *chat,
    ):
        connection.execute(delete(part).where(part.c.table_no.in_(numbers)))
    connection.execute(delete(tables).where(tables.c.no.in_(numbers)))
    return [row.id for row in gone]


def counts(connection: Connection) -> dict[str, int]:
    """How many tables are running, finished and in the trash."""
    kind = case((tables.c.trashed.is_not(None), "trash"), (tables.c.result.is_(None), "running"), else_="finished")
    found = connection.execute(select(kind, func.count()).group_by(kind)).all()
    return {"running": 0, "finished": 0, "trash": 0} | {str(row[0]): int(row[1]) for row in found}


def newest_time(connection: Connection) -> float | None:
    """The latest time in the database."""
    last = select(moves.c.at).order_by(moves.c.id.desc()).limit(1)
    times = [connection.scalar(last), connection.scalar(select(func.max(tables.c.updated)))]
    times.append(connection.scalar(select(func.max(visitors.c.created))))
    return max((time for time in times if time is not None), default=None)


def read_state(connection: Connection, key: str) -> Any:
    """A value that the server keeps about itself."""
    text = connection.scalar(select(server_state.c.value).where(server_state.c.key == key))
    return None if text is None else json.loads(text)


def save_state(connection: Connection, key: str, value: Any) -> None:
    """Stores a value that the server keeps about itself."""
    text = json.dumps(value)
    changed = connection.execute(update(server_state).where(server_state.c.key == key).values(value=text))
    if changed.rowcount == 0:
        connection.execute(insert(server_state).values(key=key, value=text))


def _is_expired(since: UnusedSince) -> Any:
    last = _last_used()
    unused = tables.c.result.is_(None) & (last < since.unfinished)
    finished = tables.c.result.is_not(None) & (last < since.finished)
    lesson = tables.c.lesson.is_not(None) & (last < since.lesson)
    sandbox = tables.c.sandbox.is_not(None) & (last < since.sandbox)
    runs = tables.c.no.in_(select(table_clocks.c.table_no).where(table_clocks.c.flag > since.uptime))
    if since.keeps_public:
        finished &= ~_is_kept()
    return tables.c.trashed.is_(None) & (unused & ~runs | finished | lesson | sandbox)


def _is_kept() -> Any:
    """Whether a finished game belongs to the archive that does not expire: at least two people played, and everyone may see it."""
    people = select(func.count(seat_holders.c.visitor.distinct())).where(seat_holders.c.table_no == tables.c.no)
    return tables.c.watch & tables.c.lesson.is_(None) & (people.correlate(tables).scalar_subquery() > 1)


def _last_used() -> Any:
    """The time of the last move, or when the table was set up, finished or brought back, whichever is later."""
    last_move = _last_move_at()
    return case((last_move > tables.c.updated, last_move), else_=tables.c.updated)


def _last_move_at() -> Any:
    last = moves.alias()
    query = select(last.c.at).where(last.c.table_no == tables.c.no, last.c.n == _last_moves())
    return query.correlate(tables).scalar_subquery()


def forget_visitors(connection: Connection, met_before: float, here: set[int]) -> list[int]:
    """Removes guests who never held a seat at a table we keep, started none, wrote in no chat, and were not here and finished no
    lesson lately; says which.

    Those who are here stay. The newest stays too: its number would be given out again.
    """
    idle = (
        (visitors.c.created < met_before)
        & visitors.c.kind.in_(("guest", "deleted"))
        & visitors.c.id.not_in(select(sessions.c.visitor).where(sessions.c.last_seen >= met_before))
        & visitors.c.id.not_in(select(seat_holders.c.visitor))
        & visitors.c.id.not_in(select(tables.c.starter))
        & visitors.c.id.not_in(select(programs.c.owner))
        & visitors.c.id.not_in(select(chat_lines.c.visitor))
        & visitors.c.id.not_in(select(lessons_finished.c.visitor).where(lessons_finished.c.at >= met_before))
        & (visitors.c.id < select(func.max(visitors.c.id)).scalar_subquery())
    )
    gone = [number for number in connection.scalars(select(visitors.c.id).where(idle)) if number not in here]
    for start in range(0, len(gone), 500):
        progress = lessons_finished.c.visitor.in_(gone[start : start + 500])
        connection.execute(delete(lessons_finished).where(progress))
        some = gone[start : start + 500]
        for column in (chat_readers.c.visitor, table_notes.c.visitor, chat_mutes.c.owner, hidden_players.c.owner):
            connection.execute(delete(column.table).where(column.in_(some)))
        for column in (chat_mutes.c.other, hidden_players.c.other):
            connection.execute(delete(column.table).where(column.in_(some)))
        asked = reports.c.visitor.in_(gone[start : start + 500])
        connection.execute(update(reports).where(asked).values(visitor=None))
        connection.execute(delete(sessions).where(sessions.c.visitor.in_(gone[start : start + 500])))
        connection.execute(delete(visitors).where(visitors.c.id.in_(gone[start : start + 500])))
    return gone


def _last_moves() -> Any:
    later = moves.alias()
    return select(func.max(later.c.n)).where(later.c.table_no == tables.c.no).correlate(tables).scalar_subquery()


def _lines(connection: Connection, which: Any, limit: int) -> list[TableRow]:
    updated = func.coalesce(moves.c.at, tables.c.updated).label("moved")
    public = func.coalesce(moves.c.public_at, updated)  # the order must not show when someone answered in secret
    query = (
        select(tables, updated, moves.c.turn, moves.c.asked, moves.c.seen)
        .select_from(tables)
        .outerjoin(moves, (moves.c.table_no == tables.c.no) & (moves.c.n == _last_moves()))
        .where(which)
        .order_by(public.desc(), tables.c.no.desc())
        .limit(limit)
    )
    found = connection.execute(query).all()
    rows = _rows(connection, found)
    for row, line in zip(rows, found, strict=True):
        row.turn, row.asked, row.updated, row.seen = line.turn or 0, line.asked, line.moved, _seen(line.seen)
    return rows


def _rows(connection: Connection, found: Any) -> list[TableRow]:
    numbers = [row.no for row in found]
    owner, called, waits = visitors.alias(), visitors.alias(), program_challenges
    query = (
        select(seats, visitors.c.public_id, visitors.c.name, visitors.c.kind)
        .add_columns(owner.c.name.label("owner"), waits.c.program, waits.c.declined, called.c.name.label("called"))
        .outerjoin(visitors, visitors.c.id == seats.c.visitor)
        .outerjoin(programs, programs.c.visitor == seats.c.visitor)
        .outerjoin(owner, owner.c.id == programs.c.owner)
        .outerjoin(waits, (waits.c.table_no == seats.c.table_no) & (waits.c.seat == seats.c.seat))
        .outerjoin(called, called.c.id == waits.c.program)
        .where(seats.c.table_no.in_(numbers))
        .order_by(seats.c.table_no, seats.c.place)
    )
    held: dict[int, list[SeatRow]] = {number: [] for number in numbers}
    for seat in connection.execute(query):
        player = None if seat.visitor is None else Player(seat.public_id, seat.name, seat.kind, seat.owner)
        row = SeatRow(seat.seat, seat.visitor, seat.bot, seat.invitation_hash, _orders(seat.orders), player)
        if seat.program is not None:
            row.called = CalledProgram(seat.program, seat.called, seat.declined is not None)
        held[seat.table_no].append(row)
    return [_row(row, held[row.no]) for row in found]


def _row(row: Row[Any], held: list[SeatRow]) -> TableRow:
    return TableRow(
        no=row.no,
        id=row.id,
        starter=row.starter,
        title=row.title,
        mode=row.mode,
        options=row.options,
        guided=row.guided,
        watch=row.watch,
        setup=_setup(row.setup),
        result=None if row.result is None else json.loads(row.result),
        updated=row.updated,
        seats=held,
        undo=None if row.undo is None else json.loads(row.undo),
        disclosed=[] if row.disclosed is None else json.loads(row.disclosed),
        trashed=row.trashed,
        closed=row.closed,
        auto_single=row.auto_single,
        chat=row.chat,
        rated=row.rated,
        unrated=row.unrated,
        lesson=None if row.lesson is None else json.loads(row.lesson),
        sandbox=None if row.sandbox is None else json.loads(row.sandbox),
        open_seats=row.open_seats,
        level=row.level,
    )
