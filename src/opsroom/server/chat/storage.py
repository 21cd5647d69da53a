"""Reads and changes of chat, blocks and notes, each a plain function of a connection."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from sqlalchemy import Connection, Row, delete, exists, func, insert, or_, select, update

from opsroom.engine.json_types import Json
from opsroom.server.accounts import moderation
from opsroom.server.accounts.players import Player
from opsroom.server.chat.api_types import LONGEST_NOTE, Channel, ChatLine, HiddenPlayer
from opsroom.server.clock import format_time, now
from opsroom.server.errors import ServerError
from opsroom.server.schema import (
    chat_lines,
    chat_mutes,
    chat_readers,
    complaints,
    hidden_players,
    table_notes,
    tables,
    visitors,
)

BACKLOG = 200  # lines that a reader gets
MOST_LINES = 2000  # of one channel of a table; then the oldest are deleted
MOST_HIDDEN = 500  # players whom one visitor can mute at one table, and mute or block everywhere
MOST_NOTES = 500  # tables at which one visitor can have notes
How = Literal["mute", "block"]


@dataclass(frozen=True, slots=True)
class NewLine:
    """A chat line to be stored."""

    channel: Channel
    visitor: int
    seat: str | None
    text: str | None
    greeting: str | None
    key: str


class Added(NamedTuple):
    """A line that was stored, and whether it is new: not one that was sent again."""

    id: int
    at: float
    visitor: int
    is_new: bool


class Backlog(NamedTuple):
    """What a reader finds on coming to a table."""

    lines: list[ChatLine]
    is_off: bool
    seen: int
    hidden: list[HiddenPlayer]
    hidden_visitors: frozenset[int]
    last: int  # number of the last line that was there, whether the reader may read it or not


# --- lines
def add_line(sql: Connection, no: int, new: NewLine) -> Added:
    """Stores a line. One that is sent again, after a lost connection, is stored once."""
    writer = _require_writer(sql, new.visitor)
    same = select(chat_lines.c.id, chat_lines.c.at).where(
        chat_lines.c.table_no == no, chat_lines.c.visitor == writer, chat_lines.c.client_key == new.key
    )
    if (found := sql.execute(same).one_or_none()) is not None:
        return Added(found.id, found.at, writer, False)
    at = now()
    row = {"table_no": no, "channel": new.channel, "visitor": writer, "seat": new.seat, "at": at}
    row |= {"text": new.text, "greeting": new.greeting, "client_key": new.key}
    made = sql.execute(insert(chat_lines).values(row))
    assert made.inserted_primary_key is not None
    mine = (chat_lines.c.table_no == no) & (chat_lines.c.channel == new.channel)
    latest = select(chat_lines.c.id).where(mine).order_by(chat_lines.c.id.desc())
    if (oldest := sql.scalar(latest.offset(MOST_LINES).limit(1))) is not None:
        sql.execute(delete(chat_lines).where(mine, chat_lines.c.id <= oldest))
    return Added(int(made.inserted_primary_key[0]), at, writer, True)


def _require_writer(sql: Connection, visitor: int) -> int:
    """The visitor who writes: the account, if a guest has signed in meanwhile. Raises if they may not write any more."""
    query = select(visitors.c.kind, visitors.c.banned, visitors.c.merged_into).where(visitors.c.id == visitor)
    found = sql.execute(query).one_or_none()
    if found is not None and found.merged_into is not None:
        return _require_writer(sql, found.merged_into)
    if found is None or found.kind == "deleted":
        raise ServerError("not_authorized", "this account was deleted")
    if found.banned is not None:
        raise ServerError("banned", "you are banned from this site")
    return visitor


def backlog(sql: Connection, no: int, visitor: int | None, channels: Collection[Channel]) -> Backlog:
    """The latest lines of these channels that a visitor wants to see, and how they read the chat."""
    # First: a line that is added meanwhile comes by itself as well. Where nobody has written anything, one statement is enough.
    found = _about(sql, no, visitor)
    hidden = _hidden_at(sql, no, visitor) if visitor is not None and found.hides_any else {}
    lines = _lines(sql, no, channels, hidden) if found.last and not found.is_off else []
    return Backlog(
        lines,
        bool(found.is_off),
        found.seen or 0,
        list(hidden.values()),
        frozenset(hidden),
        found.last or 0,
    )


def _about(sql: Connection, no: int, visitor: int | None) -> Row[Any]:
    """The last line of a table, how a visitor reads its chat, and whether there are any whom they do not want to read."""
    last = select(func.max(chat_lines.c.id)).where(chat_lines.c.table_no == no).scalar_subquery()
    mine = (chat_readers.c.table_no == no) & (chat_readers.c.visitor == visitor)
    muted = exists().where(chat_mutes.c.table_no == no, chat_mutes.c.owner == visitor)
    query = select(
        last.label("last"),
        select(chat_readers.c.is_off).where(mine).scalar_subquery().label("is_off"),
        select(chat_readers.c.seen).where(mine).scalar_subquery().label("seen"),
        or_(muted, exists().where(hidden_players.c.owner == visitor)).label("hides_any"),
    )
    return sql.execute(query).one()


def _lines(sql: Connection, no: int, channels: Collection[Channel], hidden: Collection[int]) -> list[ChatLine]:
    which = (chat_lines.c.table_no == no) & chat_lines.c.channel.in_(list(channels))
    if hidden:
        which &= chat_lines.c.visitor.not_in(list(hidden))
    query = _with_players().where(which).order_by(chat_lines.c.id.desc()).limit(BACKLOG)
    return [_line(row) for row in sql.execute(query)][::-1]


def _with_players() -> Any:
    query = select(chat_lines, visitors.c.public_id, visitors.c.name, visitors.c.kind)
    return query.join(visitors, visitors.c.id == chat_lines.c.visitor)


def _line(row: Row[Any]) -> ChatLine:
    player = Player(row.public_id, row.name, row.kind)
    return line_of(row.id, row.channel, row.at, player, row.seat, row.text, row.greeting, row.removed is not None)


def line_of(
    number: int,
    channel: Channel,
    at: float,
    player: Player,
    seat: str | None,
    text: str | None,
    greeting: str | None,
    removed: bool = False,
) -> ChatLine:
    """A line as readers see it."""
    when = format_time(int(at))
    return ChatLine(number, channel, when, player.link, player.name, player.kind, seat, text, greeting, removed=removed)


class FoundLine(NamedTuple):
    """A line, for anyone who reports or removes it."""

    id: int
    table_no: int
    table: str
    channel: Channel
    visitor: int
    quoted: str


def find_line(sql: Connection, number: int) -> FoundLine:
    """The line of this number, or `unknown_line`."""
    query = select(chat_lines, tables.c.id.label("table_id")).join(tables, tables.c.no == chat_lines.c.table_no)
    row = sql.execute(query.where(chat_lines.c.id == number)).one_or_none()
    if row is None or row.removed is not None:
        raise ServerError("unknown_line", "there is no such chat line")
    quoted = row.text if row.text is not None else f"({row.greeting})"
    return FoundLine(row.id, row.table_no, row.table_id, row.channel, row.visitor, quoted)


def says_something(sql: Connection, number: int) -> bool:
    """Whether there is such a line, which nobody has removed."""
    which = (chat_lines.c.id == number) & chat_lines.c.removed.is_(None)
    return sql.scalar(select(chat_lines.c.id).where(which)) is not None


def remove_line(sql: Connection, actor: str, number: int) -> FoundLine:
    """Removes what a line says; that there was one remains."""
    line = find_line(sql, number)
    change = update(chat_lines).where(chat_lines.c.id == number)
    sql.execute(change.values(text=None, greeting=None, client_key=None, removed=now()))
    moderation.record(sql, actor, "delete_line", line.visitor, line.table, line=number)
    return line


def lines_at(sql: Connection, table_id: str, limit: int) -> list[Row[Any]]:
    """The latest lines of both channels of a table, for moderators."""
    no = sql.scalar(select(tables.c.no).where(tables.c.id == table_id))
    if no is None:
        raise ServerError("unknown_table", f"there is no table {table_id}")
    query = _with_players().where(chat_lines.c.table_no == no).order_by(chat_lines.c.id.desc()).limit(limit)
    return list(sql.execute(query))[::-1]


# --- readers
def set_off(sql: Connection, no: int, visitor: int, off: bool) -> None:
    """Turns the chat of a table off for one reader, or on again."""
    _change_reader(sql, no, visitor, is_off=off)


def set_seen(sql: Connection, no: int, visitor: int, line: int, channels: Collection[Channel]) -> None:
    """Notes up to which line somebody has read; it never goes back, nor beyond the last line that they may read."""
    theirs = (chat_lines.c.table_no == no) & chat_lines.c.channel.in_(list(channels))
    last = sql.scalar(select(func.max(chat_lines.c.id)).where(theirs)) or 0
    mine = (chat_readers.c.table_no == no) & (chat_readers.c.visitor == visitor)
    before = sql.scalar(select(chat_readers.c.seen).where(mine)) or 0
    if min(line, last) > before:
        _change_reader(sql, no, visitor, seen=min(line, last))


def _change_reader(sql: Connection, no: int, visitor: int, **values: Any) -> None:
    key = {"table_no": no, "visitor": visitor}
    if sql.execute(update(chat_readers).filter_by(**key).values(values)).rowcount == 0:
        sql.execute(insert(chat_readers).values({"is_off": False, "seen": 0} | key | values))


def is_off(sql: Connection, no: int, visitor: int) -> bool:
    """Whether a visitor has turned the chat of a table off."""
    mine = (chat_readers.c.table_no == no) & (chat_readers.c.visitor == visitor)
    return bool(sql.scalar(select(chat_readers.c.is_off).where(mine)))


# --- mutes and blocks
def may_contact(sql: Connection, sender: int, recipient: int) -> bool:
    """Whether somebody may write to somebody else or invite them: not if they are blocked there, nor if they are banned.

    Anyone who is refused must not be told why: they get the answer that they would get if the other one were not there.
    """
    sender, recipient = _present(sql, sender), _present(sql, recipient)
    if sender == recipient:
        return True
    if sql.scalar(select(visitors.c.banned).where(visitors.c.id == sender)) is not None:
        return False
    blocked = (hidden_players.c.owner == recipient) & (hidden_players.c.other == sender)
    return sql.scalar(select(hidden_players.c.how).where(blocked)) != "block"


def _present(sql: Connection, visitor: int) -> int:
    """The account that a guest has become, if they have."""
    return sql.scalar(select(visitors.c.merged_into).where(visitors.c.id == visitor)) or visitor


def require_player(sql: Connection, public_id: str) -> int:
    """The visitor whom others know by this id, or `no_such_player`."""
    which = (visitors.c.public_id == public_id) & (visitors.c.kind != "deleted") & visitors.c.merged_into.is_(None)
    found = sql.scalar(select(visitors.c.id).where(which))
    if found is None:
        raise ServerError("no_such_player", "there is no such player")
    return int(found)


def mute_here(sql: Connection, no: int, owner: int, public_id: str, muted: bool) -> None:
    """Hides a player's lines from somebody at one table, or shows them again."""
    other = _require_other(sql, owner, public_id)
    key = {"table_no": no, "owner": owner, "other": other}
    sql.execute(delete(chat_mutes).filter_by(**key))
    if muted:
        mine = (chat_mutes.c.table_no == no) & (chat_mutes.c.owner == owner)
        _require_room(sql, chat_mutes, mine)
        sql.execute(insert(chat_mutes).values(key))


def hide(sql: Connection, owner: int, public_id: str, how: How | None) -> None:
    """Mutes a player everywhere, blocks them, or neither."""
    key = {"owner": owner, "other": _require_other(sql, owner, public_id)}
    sql.execute(delete(hidden_players).filter_by(**key))
    if how is not None:
        _require_room(sql, hidden_players, hidden_players.c.owner == owner)
        sql.execute(insert(hidden_players).values(**key, how=how))


def _require_other(sql: Connection, owner: int, public_id: str) -> int:
    other = require_player(sql, public_id)
    if other == owner:
        raise ServerError("no_such_player", "that is you")
    return other


def _require_room(sql: Connection, part: Any, mine: Any) -> None:
    if (sql.scalar(select(func.count()).select_from(part).where(mine)) or 0) >= MOST_HIDDEN:
        raise ServerError("list_full", f"at most {MOST_HIDDEN} players can be muted or blocked", most=MOST_HIDDEN)


def hidden_by(sql: Connection, owner: int) -> list[HiddenPlayer]:
    """Whom somebody has muted everywhere or blocked, by name."""
    return sorted(_hidden_everywhere(sql, owner).values(), key=lambda each: (each.name or "", each.player))


def _hidden_everywhere(sql: Connection, owner: int) -> dict[int, HiddenPlayer]:
    query = (
        select(hidden_players, visitors.c.public_id, visitors.c.name, visitors.c.kind)
        .join(visitors, visitors.c.id == hidden_players.c.other)
        .where(hidden_players.c.owner == owner)
    )
    return {row.other: HiddenPlayer(row.public_id, row.name, row.kind, row.how) for row in sql.execute(query)}


def _hidden_at(sql: Connection, no: int, owner: int) -> dict[int, HiddenPlayer]:
    """Whose lines somebody does not see at a table, by visitor."""
    query = (
        select(chat_mutes.c.other, visitors.c.public_id, visitors.c.name, visitors.c.kind)
        .join(visitors, visitors.c.id == chat_mutes.c.other)
        .where(chat_mutes.c.table_no == no, chat_mutes.c.owner == owner)
    )
    here = {row.other: HiddenPlayer(row.public_id, row.name, row.kind, "here") for row in sql.execute(query)}
    return here | _hidden_everywhere(sql, owner)


# --- reports
def complain(
    sql: Connection, reporter: int, reported: int, reason: str, table: str | None, line: FoundLine | None = None
) -> None:
    """Stores a report about a player or a line; the same one is stored once."""
    same = select(complaints.c.id).where(
        complaints.c.reporter == reporter, complaints.c.reported == reported, complaints.c.closed.is_(None)
    )
    same = same.where(complaints.c.line == (None if line is None else line.id), complaints.c.table_id == table)
    if sql.scalar(same) is not None:
        return
    if line is None:
        moderation.complain(sql, "player", reporter, reported, table=table, reason=reason)
    else:
        quoted = line.quoted
        moderation.complain(
            sql, "chat", reporter, reported, table=line.table, quoted=quoted, reason=reason, line=line.id
        )


# --- notes
def notes(sql: Connection, no: int, visitor: int) -> str:
    """What a visitor has written down at a table."""
    mine = (table_notes.c.table_no == no) & (table_notes.c.visitor == visitor)
    return sql.scalar(select(table_notes.c.text).where(mine)) or ""


def save_notes(sql: Connection, no: int, visitor: int, text: str) -> None:
    """Stores what a visitor writes down at a table."""
    key = {"table_no": no, "visitor": visitor}
    sql.execute(delete(table_notes).filter_by(**key))
    if text:
        mine = table_notes.c.visitor == visitor
        if (sql.scalar(select(func.count()).select_from(table_notes).where(mine)) or 0) >= MOST_NOTES:
            raise ServerError("list_full", f"notes can be kept at {MOST_NOTES} tables", most=MOST_NOTES)
        sql.execute(insert(table_notes).values(**key, text=text, updated=now()))


# --- with the rest of what belongs to a player
def export(sql: Connection, visitor: int) -> Json:
    """What the player wrote, and whom they do not want to read."""
    at_table = select(tables.c.id).where(tables.c.no == chat_lines.c.table_no).scalar_subquery()
    lines = select(chat_lines, at_table.label("table_id")).where(chat_lines.c.visitor == visitor)
    noted = select(table_notes, tables.c.id).join(tables, tables.c.no == table_notes.c.table_no)
    read = select(chat_readers, tables.c.id).join(tables, tables.c.no == chat_readers.c.table_no)
    muted = (
        select(tables.c.id, visitors.c.public_id)
        .select_from(chat_mutes)
        .join(tables, tables.c.no == chat_mutes.c.table_no)
        .join(visitors, visitors.c.id == chat_mutes.c.other)
        .where(chat_mutes.c.owner == visitor)
    )
    return {
        "chat_lines": [
            {
                "table": row.table_id,
                "channel": row.channel,
                "at": format_time(int(row.at)),
                "text": row.text,
                "greeting": row.greeting,
                "removed_by_moderator": row.removed is not None,
            }
            for row in sql.execute(lines.order_by(chat_lines.c.id))
        ],
        "notes": [
            {"table": row.id, "text": row.text, "updated": format_time(int(row.updated))}
            for row in sql.execute(noted.where(table_notes.c.visitor == visitor).order_by(table_notes.c.table_no))
        ],
        "chats": [
            {"table": row.id, "turned_off": row.is_off}
            for row in sql.execute(read.where(chat_readers.c.visitor == visitor).order_by(chat_readers.c.table_no))
        ],
        "hidden_players": [{"player": each.player, "how": each.how} for each in hidden_by(sql, visitor)],
        "muted_at_tables": [{"table": row.id, "player": row.public_id} for row in sql.execute(muted)],
    }


def forget(sql: Connection, visitor: int) -> list[str]:
    """Deletes what a player wrote and whom they did not want to read; returns the tables where lines disappear."""
    wrote = select(chat_lines.c.table_no).where(chat_lines.c.visitor == visitor)
    changed = list(sql.scalars(select(tables.c.id).where(tables.c.no.in_(wrote))))
    sql.execute(delete(chat_lines).where(chat_lines.c.visitor == visitor))
    for part in (chat_readers, table_notes):
        sql.execute(delete(part).where(part.c.visitor == visitor))
    for part in (chat_mutes, hidden_players):
        sql.execute(delete(part).where(or_(part.c.owner == visitor, part.c.other == visitor)))
    return changed


def has_any(sql: Connection, visitor: int) -> bool:
    """Whether anything of this part belongs to a visitor, or is about them."""
    columns = [chat_lines.c.visitor, chat_readers.c.visitor, table_notes.c.visitor]
    columns += [chat_mutes.c.owner, chat_mutes.c.other, hidden_players.c.owner, hidden_players.c.other]
    columns += [complaints.c.reporter, complaints.c.reported]
    return any(sql.scalar(select(column).where(column == visitor).limit(1)) is not None for column in columns)


def move(sql: Connection, guest: int, account: int) -> list[str]:
    """What belongs to a guest becomes the account's; returns the tables where the guest wrote. Those who muted, blocked or reported the
    guest has muted, blocked or reported the account."""
    wrote = select(chat_lines.c.table_no).where(chat_lines.c.visitor == guest)
    changed = list(sql.scalars(select(tables.c.id).where(tables.c.no.in_(wrote))))
    mine = update(chat_lines).where(chat_lines.c.visitor == guest)
    sql.execute(mine.values(visitor=account, client_key=None))
    _move_readers(sql, guest, account)
    _move_notes(sql, guest, account)
    for name in ("owner", "other"):
        _move_mutes(sql, name, guest, account)
        _move_hidden(sql, name, guest, account)
    for column in (complaints.c.reporter, complaints.c.reported):
        sql.execute(update(complaints).where(column == guest).values({column: account}))
    return changed


def _move_readers(sql: Connection, guest: int, account: int) -> None:
    for row in sql.execute(select(chat_readers).where(chat_readers.c.visitor == guest)).all():
        off = row.is_off or is_off(sql, row.table_no, account)
        mine = (chat_readers.c.table_no == row.table_no) & (chat_readers.c.visitor == account)
        seen = max(row.seen, sql.scalar(select(chat_readers.c.seen).where(mine)) or 0)
        _change_reader(sql, row.table_no, account, is_off=off, seen=seen)
    sql.execute(delete(chat_readers).where(chat_readers.c.visitor == guest))


def _move_notes(sql: Connection, guest: int, account: int) -> None:
    """Notes at a table where the account has some as well are added to these."""
    for row in sql.execute(select(table_notes).where(table_notes.c.visitor == guest)).all():
        theirs = notes(sql, row.table_no, account)
        key = {"table_no": row.table_no, "visitor": account}
        sql.execute(delete(table_notes).filter_by(**key))
        text = "\n\n".join(each for each in (theirs, row.text) if each)[:LONGEST_NOTE]
        sql.execute(insert(table_notes).values(**key, text=text, updated=row.updated))
    sql.execute(delete(table_notes).where(table_notes.c.visitor == guest))


def _move_mutes(sql: Connection, name: str, guest: int, account: int) -> None:
    which = chat_mutes.c[name] == guest
    for row in sql.execute(select(chat_mutes).where(which)).all():
        key = {"table_no": row.table_no, "owner": row.owner, "other": row.other} | {name: account}
        known = sql.execute(select(chat_mutes).filter_by(**key)).first() is not None
        if not known and key["owner"] != key["other"]:
            sql.execute(insert(chat_mutes).values(key))
    sql.execute(delete(chat_mutes).where(which))


def _move_hidden(sql: Connection, name: str, guest: int, account: int) -> None:
    """Of a mute and a block, the block remains."""
    which = hidden_players.c[name] == guest
    for row in sql.execute(select(hidden_players).where(which)).all():
        key = {"owner": row.owner, "other": row.other} | {name: account}
        known = sql.scalar(select(hidden_players.c.how).filter_by(**key))
        if key["owner"] != key["other"]:
            sql.execute(delete(hidden_players).filter_by(**key))
            sql.execute(insert(hidden_players).values(**key, how="block" if known == "block" else row.how))
    sql.execute(delete(hidden_players).where(which))
