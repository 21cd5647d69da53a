"""Who sits where: joining by a link, new links, bots that stand in. Every change is told to all seats.

Anyone who may not change anything is refused at once, without waiting for the lock: the time that a secret answer takes must not show.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from opsroom.engine.viewpoints import SPECTATOR
from opsroom.server import connections, fairness, seats, storage
from opsroom.server.accounts.players import Player
from opsroom.server.errors import ServerError
from opsroom.server.game import wake_bot
from opsroom.server.lessons import require_game
from opsroom.server.live_table import LiveTable
from opsroom.server.ratings import rules as rating_rules

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Hashable

    from opsroom.server.registry import TableRegistry


async def join(registry: TableRegistry, visitor: int, secret: str) -> tuple[LiveTable, str]:
    """Takes the seat that the secret is for."""
    live, seat = await invited(registry, secret, registry.limits.group_of(visitor))
    await sit(registry, live, visitor, seat, lambda row: _require_link(row, secret))
    return live, seat


async def sit(
    registry: TableRegistry, live: LiveTable, visitor: int, seat: str, require: Callable[[storage.SeatRow], object]
) -> None:
    """Takes a seat. `require` raises unless the visitor is invited to it, and is asked again under the table's lock."""
    await take(registry, live, visitor, lambda: _seat_to_take(live, visitor, seat, require))


async def take(
    registry: TableRegistry, live: LiveTable, visitor: int, find: Callable[[], storage.SeatRow | None]
) -> None:
    """Gives a visitor the seat that is found: by a link, a challenge, in the lobby or by an invitation. `find` raises if they may not
    have it, and finds none if it is theirs already."""
    player = await registry.players.of(visitor)
    if player.kind == "program":  # which knows no more and no less than its owner
        live.owners |= await registry.read(lambda sql: storage.owners_of(sql, {visitor}))
    await live.settled(SPECTATOR)
    if find() is None:
        return
    rating_rules.require_may_sit(live, player)
    async with live.changing(on_grid=True):
        live.require_stored()
        row = find()
        if row is None:
            return
        before = live.table.n
        if row.visitor != visitor:
            _sit_down(live, row, visitor, player)
        else:
            announce(live, "stand_in_removed", seat=row.seat)
        row.bot = None
        await _store(registry, live, row, before)


def free_seat(live: LiveTable, visitor: int, seat: str, told: Collection[str]) -> storage.SeatRow | None:
    """A free seat of a game that the visitor may take without a link; None if it is theirs already. They were told these reasons why
    hidden information may be known."""
    row = live.seat(seat)
    if row.visitor == visitor and row.bot is None:
        return None
    if live.table.over:
        raise ServerError("offer_gone", "the game is over")
    if seats.who(row) != "open":
        raise ServerError("seat_taken", "somebody else has taken this seat")
    if seats.holds_any(live.seats.values(), visitor):
        raise ServerError("other_seat_held", "You have a seat at this table already.")
    fairness.require_may_take(live, visitor, seat)
    reasons = fairness.disclosures_for(live, visitor, seat)
    if not set(reasons) <= set(told):
        raise ServerError(
            "offer_changed", "Hidden information of this table may be known: look again first.", disclosed=reasons
        )
    return row


def _require_link(row: storage.SeatRow, secret: str) -> None:
    """Raises `unknown_link` unless the secret is the seat's."""
    if row.invitation_hash != storage.hashed(secret):
        raise ServerError("unknown_link", "this link is not valid any more; ask for a new one")


def _seat_to_take(
    live: LiveTable, visitor: int, seat: str, require: Callable[[storage.SeatRow], object]
) -> storage.SeatRow | None:
    """The seat, if the visitor may take it; None if it is theirs already: nobody notices that the link was opened again."""
    row = live.seats[seat]
    require(row)
    if row.visitor != visitor:
        require_free(live, seat)
    fairness.require_may_take(live, visitor, seat)
    return None if row.visitor == visitor and row.bot is None else row


def require_free(live: LiveTable, seat: str) -> None:
    """Raises `seat_taken` if somebody holds the seat."""
    if live.seats[seat].visitor is not None:
        raise ServerError("seat_taken", "somebody else has taken this seat; ask for a new link")


def _sit_down(live: LiveTable, row: storage.SeatRow, visitor: int, player: Player) -> None:
    """Gives the seat to a person. If hidden information is known, a newcomer plays with a fresh seed, and all are told."""
    rating_rules.require_may_sit(live, player)
    had_other_holder = any(seat == row.seat and holder != visitor for seat, holder in live.holders)
    is_new_here = visitor not in fairness.people(live)
    row.visitor, row.player = visitor, player
    row.orders = storage.StandingOrders()
    if player.kind == "program":  # it is quick enough to answer everything itself
        row.orders = storage.StandingOrders(single_choices=False, routine=False)
    if live.clock is not None:
        live.clock.forget_quiet(row.seat)
    live.note_presence(visitor)
    live.holders.add((row.seat, visitor))
    announce(live, "seat_taken_over" if had_other_holder else "seat_joined", seat=row.seat)
    live.played_before_joining = fairness.played_before_joining(live.table.moves)
    reasons = fairness.disclosures(live)
    if is_new_here and reasons and not live.table.over:
        for reason in reasons:
            announce(live, "disclosed", reason=reason)
        live.table.reseed(secrets.token_hex(32))


def announce(live: LiveTable, kind: str, **values: str | int) -> None:
    """Puts a notice into the log of every seat. The record of a finished game stays as it is."""
    if not live.table.over:
        live.table.announce(kind, values)


async def invited(registry: TableRegistry, secret: str, group: Hashable) -> tuple[LiveTable, str]:
    """The table and seat behind a link."""
    found = await registry.read(lambda sql: storage.invited(sql, secret))
    if found is None:
        raise ServerError("unknown_link", "this link is not valid; ask for a new one")
    return await registry.table(found[0], group), found[1]


async def new_link(registry: TableRegistry, live: LiveTable, visitor: int | None, seat: str) -> str:
    """A new link for a seat; the old link and a holder who is not connected lose it."""
    await live.settled(SPECTATOR)
    _seat_to_renew(live, visitor, seat)
    async with live.changing(on_grid=True):
        live.require_stored()
        row = _seat_to_renew(live, visitor, seat)
        before = live.table.n
        announce(live, "link_renewed", seat=seat, vacated=row.visitor is not None)
        link = seats.invite(row)
        row.visitor = row.player = None
        row.orders = storage.StandingOrders()
        await _store(registry, live, row, before)
    return link


def _seat_to_renew(live: LiveTable, visitor: int | None, seat: str) -> storage.SeatRow:
    """The seat, if the visitor may make a new link for it."""
    row = live.seat(seat)
    if visitor is None or visitor != live.starter:
        raise ServerError("not_starter", "only the person who started the table can make a new link")
    require_game(live)
    live.require_real()
    rating_rules.require_free_seat(live, row)
    fairness.require_calm(live)  # first: otherwise its error would tell that the holder has just gone
    fairness.require_absent(live, visitor, row)
    fairness.require_clock_goes_on(live, visitor, row)
    return row


async def put_bot(
    registry: TableRegistry,
    live: LiveTable,
    visitor: int | None,
    seat: str,
    level: str | None,
    *,
    for_good: bool = False,
) -> None:
    """Puts a bot in a seat, or gives the seat back to its holder. `for_good`: the holder does not come back."""
    await live.settled(SPECTATOR)
    if _seat_to_change(live, visitor, seat, level, for_good) is None:
        return
    if level is not None and visitor is not None and rating_rules.is_last_for_bots(live, seat) and not for_good:
        await registry.require_few_rated(visitor)
    async with live.changing(on_grid=True):
        live.require_stored()
        row = _seat_to_change(live, visitor, seat, level, for_good)
        if row is None:
            return
        before = live.table.n
        row.bot = level
        announce(live, "stand_in_removed" if level is None else "stand_in_seated", seat=seat)
        await _store(registry, live, row, before)


def _seat_to_change(
    live: LiveTable, visitor: int | None, seat: str, level: str | None, for_good: bool
) -> storage.SeatRow | None:
    """The seat, if the visitor may put this bot in it or give it back; None if that has been done already."""
    row = live.seat(seat)
    if visitor is None or visitor not in (live.starter, row.visitor):
        raise ServerError("not_starter", "only the seat's holder or the person who started the table can do that")
    require_game(live)
    if level is not None:
        seats.checked_level(live.table.title, level)
    if level == row.bot:
        return None
    if level is None:  # to take a seat back is always possible
        rating_rules.require_own_seat(live, visitor, row)
    else:
        if not for_good:
            rating_rules.require_free_seat(live, row)
        fairness.require_calm(live)
    fairness.require_absent(live, visitor, row)
    return row


async def _store(registry: TableRegistry, live: LiveTable, row: storage.SeatRow, before: int) -> None:
    row.called = None  # somebody else sits there, or may
    try:
        await live.store_seat(registry.writer, row, before)
    finally:
        if live.lost:
            registry.drop(live)
    registry.clocks.note(live)
    connections.publish(live)
    wake_bot(registry, live)
