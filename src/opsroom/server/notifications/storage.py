"""Reads and changes of notifications in the database, each a plain function of a connection."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, or_, select, update

from opsroom.server.errors import ServerError
from opsroom.server.notifications.api_types import KINDS, Channel, Choices, Kind, NewSubscription
from opsroom.server.schema import (
    accounts,
    moves,
    notification_choices,
    notifications,
    push_subscriptions,
    seats,
    sessions,
    tables,
    visitors,
)
from opsroom.server.storage import read_state, save_state

MOST_WAITING = 300  # of one player; what comes beyond that is not stored
UNSUBSCRIBE_KEY = "unsubscribe_key"


class About(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a notification is about: nothing that its player could not see."""

    title: str | None = None
    seat: str | None = None  # the player's own
    who: str | None = None  # the name of somebody who joined, or who invites
    path: str | None = None  # of the page that it leads to, if that is not the table
    total: float | None = None  # seconds that the seat had in all when its stretch of play began


@dataclass(slots=True)
class Notification:
    """One row of the queue: one notification, to one player by one channel, and to one browser if that is push."""

    id: int
    visitor: int
    kind: Kind
    channel: Channel
    subscription: int | None
    table_id: str | None
    dedupe: str
    about: About
    attempts: int
    created: float
    batch: str | None


@dataclass(slots=True)
class Subscription:
    """A browser that receives push messages."""

    id: int
    visitor: int
    session: int
    endpoint: str
    p256dh: str
    auth: str
    created: float
    failures: int
    browser: str
    system: str


# --- choices
def choices_of(connection: Connection, visitor: int | None) -> Choices | None:
    """What a player has chosen."""
    query = select(notification_choices.c.choices).where(notification_choices.c.visitor == visitor)
    text = connection.scalar(query)
    return None if text is None else msgspec.json.decode(text, type=Choices)


def all_choices(connection: Connection) -> dict[int, Choices]:
    """What all players have chosen."""
    query = select(notification_choices.c.visitor, notification_choices.c.choices)
    return {row.visitor: msgspec.json.decode(row.choices, type=Choices) for row in connection.execute(query)}


def save_choices(connection: Connection, visitor: int, choices: Choices) -> None:
    """Stores what a player has chosen. What waits and is not wanted any more is dropped."""
    text = msgspec.json.encode(choices).decode()
    which = notification_choices.c.visitor == visitor
    if connection.execute(update(notification_choices).where(which).values(choices=text)).rowcount == 0:
        connection.execute(insert(notification_choices).values(visitor=visitor, choices=text))
    for channel in ("push", "mail"):
        unwanted = [kind for kind in KINDS if kind not in choices.of(channel)]
        mine = (notifications.c.visitor == visitor) & (notifications.c.channel == channel)
        _drop(connection, mine & notifications.c.kind.in_(unwanted))


def no_more_mail(connection: Connection, visitor: int) -> Choices | None:
    """Nothing by e-mail from now on; returns what is left of the choices."""
    choices = choices_of(connection, visitor)
    if choices is None:
        return None
    kept = msgspec.structs.replace(choices, mail=[])
    save_choices(connection, visitor, kept)
    return kept


# --- subscriptions
def subscriptions_of(connection: Connection, visitor: int) -> list[Subscription]:
    """The browsers of a player that receive push messages, the oldest first."""
    return _subscriptions(connection, push_subscriptions.c.visitor == visitor)


def subscription(connection: Connection, number: int) -> Subscription | None:
    """One of them."""
    found = _subscriptions(connection, push_subscriptions.c.id == number)
    return found[0] if found else None


def _subscriptions(connection: Connection, which: Any) -> list[Subscription]:
    here, theirs = push_subscriptions.c, sessions.c
    columns: list[Any] = [
        here.id,
        here.visitor,
        here.session,
        here.endpoint,
        here.p256dh,
        here.auth,
        here.created,
        here.failures,
    ]
    columns += [theirs.browser, theirs.system]
    query = select(*columns).join(sessions, theirs.id == here.session)
    return [Subscription(*row) for row in connection.execute(query.where(which).order_by(here.id))]


def subscribe(connection: Connection, visitor: int, session: int, new: NewSubscription, most: int, now: float) -> None:
    """Stores where a browser receives push messages; a browser has one such place, and belongs to the visitor who uses it now."""
    hashed = _hashed(new.endpoint)
    known = connection.execute(select(push_subscriptions).where(push_subscriptions.c.endpoint_hash == hashed)).first()
    values = {"visitor": visitor, "session": session, "p256dh": new.p256dh, "auth": new.auth}
    if known is not None:
        same_keys = secrets.compare_digest(known.p256dh + known.auth, new.p256dh + new.auth)
        if not same_keys and known.visitor != visitor:  # who only knows the address is not that browser
            raise ServerError("bad_endpoint", "another browser receives its notifications there")
        if known.visitor != visitor:
            connection.execute(delete(notifications).where(notifications.c.subscription == known.id))
        where = push_subscriptions.c.id == known.id
        connection.execute(update(push_subscriptions).where(where).values(**values, failures=0))
    else:
        row = {"endpoint_hash": hashed, "endpoint": new.endpoint, "created": now, "failures": 0}
        connection.execute(insert(push_subscriptions).values(values | row))
    here = (push_subscriptions.c.session == session) & (push_subscriptions.c.endpoint_hash != hashed)
    connection.execute(delete(push_subscriptions).where(here))
    if len(subscriptions_of(connection, visitor)) > most:
        raise ServerError("too_many_subscriptions", f"at most {most} devices of one player can receive notifications")


def unsubscribe(connection: Connection, visitor: int, number: int) -> bool:
    """Forgets where a browser of this player receives push messages; false if there is none."""
    which = (push_subscriptions.c.id == number) & (push_subscriptions.c.visitor == visitor)
    return connection.execute(delete(push_subscriptions).where(which)).rowcount == 1


def remove_subscription(connection: Connection, number: int) -> None:
    """The browser does not receive push messages there any more."""
    connection.execute(delete(push_subscriptions).where(push_subscriptions.c.id == number))


def note_outcome(connection: Connection, number: int, ok: bool, most: int) -> None:
    """Counts failures of a subscription in a row; after too many it is removed."""
    which = push_subscriptions.c.id == number
    failures = 0 if ok else push_subscriptions.c.failures + 1
    connection.execute(update(push_subscriptions).where(which).values(failures=failures))
    if not ok:
        connection.execute(delete(push_subscriptions).where(which, push_subscriptions.c.failures >= most))


def _hashed(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


# --- players who sign in, and who leave
def move_session(connection: Connection, before: int, session: int, visitor: int) -> None:
    """A browser has another session, of this player: it goes on receiving push messages."""
    which = push_subscriptions.c.session == before
    connection.execute(update(push_subscriptions).where(which).values(session=session, visitor=visitor))


def move_visitor(connection: Connection, guest: int, account: int) -> None:
    """What a guest chose is the account's, unless that has chosen itself."""
    theirs = choices_of(connection, guest)
    if theirs is not None and choices_of(connection, account) is None:
        save_choices(connection, account, theirs)
    connection.execute(delete(notification_choices).where(notification_choices.c.visitor == guest))
    connection.execute(update(push_subscriptions).where(push_subscriptions.c.visitor == guest).values(visitor=account))
    connection.execute(update(notifications).where(notifications.c.visitor == guest).values(visitor=account))


def forget_visitor(connection: Connection, visitor: int) -> None:
    """Everything about a player who leaves."""
    for part in (notifications, push_subscriptions, notification_choices):
        connection.execute(delete(part).where(part.c.visitor == visitor))


# --- the queue
def add(
    connection: Connection,
    visitor: int,
    kind: Kind,
    key: str,
    table_id: str | None,
    about: About,
    now: float,
    delays: dict[Channel, float],
) -> float | None:
    """Stores a notification for every channel that the player has chosen; what has been stored before is not stored again.

    Returns when the first one is due, or None.
    """
    choices = choices_of(connection, visitor)
    if choices is None:
        return None
    rows = []
    if kind in choices.mail:
        rows.append({"channel": "mail", "subscription": None})
    if kind in choices.push:
        query = select(push_subscriptions.c.id).where(push_subscriptions.c.visitor == visitor)
        rows += [{"channel": "push", "subscription": each} for each in connection.scalars(query)]
    mine = (notifications.c.visitor == visitor) & (notifications.c.state == "waiting")
    waiting = connection.scalar(select(func.count()).select_from(notifications).where(mine)) or 0
    due: list[float] = []
    for row in rows[: max(0, MOST_WAITING - waiting)]:
        dedupe = f"{kind}:{key}:{visitor}:{row['channel']}:{row['subscription'] or ''}"
        if connection.scalar(select(notifications.c.id).where(notifications.c.dedupe == dedupe)) is not None:
            continue
        next_try = now + delays[row["channel"]]  # type: ignore[index]
        values = {
            "visitor": visitor,
            "kind": kind,
            "table_id": table_id,
            "dedupe": dedupe,
            "about": msgspec.json.encode(about).decode(),
            "state": "waiting",
            "attempts": 0,
            "next_try": next_try,
            "created": now,
        }
        connection.execute(insert(notifications).values(row | values))
        due.append(next_try)
    return min(due, default=None)


def withdraw(connection: Connection, kinds: Iterable[Kind], visitor: int, table_id: str | None, key: str = "") -> None:
    """Drops what waits and is not true any more: of these kinds, about this table, or with this key."""
    which = (notifications.c.visitor == visitor) & notifications.c.kind.in_(list(kinds))
    if table_id is not None:
        which &= notifications.c.table_id == table_id
    if key:
        which &= or_(
            *[notifications.c.dedupe.startswith(f"{kind}:{key}:{visitor}:", autoescape=True) for kind in kinds]
        )
    _drop(connection, which)


def _drop(connection: Connection, which: Any) -> None:
    # Also what is just being sent: if that fails, it is not tried again.
    pending = notifications.c.state.in_(["waiting", "sending"])
    connection.execute(update(notifications).where(which, pending).values(state="dropped"))


def claim(
    connection: Connection, now: float, most: int, busy: Collection[int]
) -> tuple[list[Notification], float | None]:
    """Takes what is due, the longest waiting first, of players for whom nothing is being sent. All e-mails of a player are taken
    together, and one push message for each of two browsers. Returns also when the next one is due.
    """
    waiting = notifications.c.state == "waiting"
    open_to = waiting & notifications.c.visitor.not_in(list(busy)) if busy else waiting
    query = select(notifications).where(open_to, notifications.c.next_try <= now)
    query = query.order_by(notifications.c.next_try, notifications.c.id).limit(8 * MOST_WAITING)
    query = query.with_for_update(skip_locked=True)  # another process may still be at it; SQLite has one
    taken: list[Notification] = []
    pushes: dict[int, int] = {}
    batches: dict[int, str | None] = {}
    players: set[int] = set()
    for row in connection.execute(query):
        if row.visitor not in players and len(players) >= most:
            continue
        if row.channel == "push":
            if pushes.get(row.visitor, 0) >= 2:
                continue
            pushes[row.visitor] = pushes.get(row.visitor, 0) + 1
        elif batches.setdefault(row.visitor, row.batch) != row.batch:  # an e-mail that is tried again is the same one
            continue
        players.add(row.visitor)
        taken.append(_notification(row))
    ids = [each.id for each in taken]
    if ids:
        values = {"state": "sending", "attempts": notifications.c.attempts + 1}
        connection.execute(update(notifications).where(notifications.c.id.in_(ids)).values(values))
    return taken, connection.scalar(select(func.min(notifications.c.next_try)).where(open_to))


def _notification(row: Any) -> Notification:
    about = msgspec.json.decode(row.about, type=About)
    return Notification(
        row.id,
        row.visitor,
        row.kind,
        row.channel,
        row.subscription,
        row.table_id,
        row.dedupe,
        about,
        row.attempts + 1,
        row.created,
        row.batch,
    )


def resume(connection: Connection) -> None:
    """What was being sent when the server stopped waits again: nobody knows whether it arrived."""
    connection.execute(update(notifications).where(notifications.c.state == "sending").values(state="waiting"))


def mark(connection: Connection, ids: Iterable[int], state: str) -> None:
    """Sent, dropped or failed: nothing more happens to these."""
    connection.execute(update(notifications).where(notifications.c.id.in_(list(ids))).values(state=state))


def set_batch(connection: Connection, ids: Iterable[int], batch: str) -> None:
    """These are sent in one e-mail, now and if it is tried again."""
    connection.execute(update(notifications).where(notifications.c.id.in_(list(ids))).values(batch=batch))


def mark_mailed(connection: Connection, visitor: int, ids: Iterable[int], now: float) -> None:
    """These were sent in one e-mail."""
    mark(connection, ids, "sent")
    which = notification_choices.c.visitor == visitor
    connection.execute(update(notification_choices).where(which).values(mailed=now))


def postpone(connection: Connection, ids: Iterable[int], until: float, *, count: bool = True) -> None:
    """These are tried again then, unless they were withdrawn; `count`: this attempt counts."""
    values: dict[str, Any] = {"state": "waiting", "next_try": until}
    if not count:
        values["attempts"] = notifications.c.attempts - 1
    which = notifications.c.id.in_(list(ids)) & (notifications.c.state == "sending")
    connection.execute(update(notifications).where(which).values(values))


def mailed(connection: Connection, visitor: int) -> float:
    """When the player was last sent an e-mail of notifications."""
    query = select(notification_choices.c.mailed).where(notification_choices.c.visitor == visitor)
    return connection.scalar(query) or 0.0


def purge(connection: Connection, before: float) -> None:
    """Forgets what was settled long ago."""
    settled = notifications.c.state.not_in(["waiting", "sending"])
    connection.execute(delete(notifications).where(settled, notifications.c.created < before))


# --- what is true
@dataclass(slots=True)
class TableNow:
    """What the database says of a table now, as far as notifications need it."""

    no: int
    title: str
    asked: str | None
    over: bool
    gone: bool
    seats: dict[str, tuple[int | None, str | None, str | None]]  # holder, bot and name


def table_now(connection: Connection, table_id: str) -> TableNow | None:
    """The table as it is stored now."""
    row = connection.execute(select(tables).where(tables.c.id == table_id)).one_or_none()
    if row is None:
        return None
    last = select(moves.c.asked).where(moves.c.table_no == row.no).order_by(moves.c.n.desc()).limit(1)
    query = (
        select(seats.c.seat, seats.c.visitor, seats.c.bot, visitors.c.name)
        .outerjoin(visitors, visitors.c.id == seats.c.visitor)
        .where(seats.c.table_no == row.no)
        .order_by(seats.c.place)
    )
    found = {each.seat: (each.visitor, each.bot, each.name) for each in connection.execute(query)}
    gone = row.trashed is not None or row.closed is not None
    return TableNow(row.no, row.title, connection.scalar(last), row.result is not None, gone, found)


def address_of(connection: Connection, visitor: int) -> str | None:
    """The player's confirmed e-mail address."""
    return connection.scalar(select(accounts.c.email).where(accounts.c.visitor == visitor))


# --- links in e-mails
def unsubscribe_key(connection: Connection) -> str:
    """The key that signs links in e-mails; made when it is first needed. Only to be called in a change."""
    key: str | None = read_state(connection, UNSUBSCRIBE_KEY)
    if key is None:
        key = secrets.token_urlsafe(32)
        save_state(connection, UNSUBSCRIBE_KEY, key)
    return key


def public_id_of(connection: Connection, visitor: int) -> str:
    """What a link in an e-mail calls the player."""
    return connection.scalar(select(visitors.c.public_id).where(visitors.c.id == visitor)) or ""


def visitor_called(connection: Connection, public_id: str) -> int | None:
    """The player of a link."""
    return connection.scalar(select(visitors.c.id).where(visitors.c.public_id == public_id))
