"""Positions that are shared by a link or a file: what one seat saw at one moment, and nothing else.

While a game between people goes on, a seat's view is shared with nobody: a link that anyone can open would be a way to show
allies a hand or to ask for advice. What every spectator sees can always be shared. Someone who is alone at a table may share their
view; the table remembers it, so that a person who joins later knows.
"""

from __future__ import annotations

import secrets
from collections import Counter
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from opsroom import Table
from opsroom.engine.json_types import Json
from opsroom.engine.viewpoints import SPECTATOR
from opsroom.server import connections, fairness, replay, states, storage
from opsroom.server.api_types import Created, Link, SharedPosition, State
from opsroom.server.clock import now
from opsroom.server.errors import ServerError
from opsroom.server.lessons import require_game
from opsroom.server.live_table import LiveTable
from opsroom.server.ratings import rules as rating_rules
from opsroom.server.replay_queue import SHARE
from opsroom.server.sandboxes import dealt_anew, store
from opsroom.server.states import Viewer

if TYPE_CHECKING:
    from collections.abc import Hashable

    from opsroom.server.registry import TableRegistry


def require_may_share(live: LiveTable, visitor: int | None, seat: str | None) -> None:
    """Raises unless this visitor may show others what the seat sees."""
    require_game(live)
    live.require_real()
    if live.table.over:
        live.require_may_watch(visitor)
        if seat is not None:
            live.seat(seat)
    elif seat is None:
        if not live.watch:
            raise ServerError("share_running", "this table is private until the game is over")
    else:
        live.require_seat(visitor, seat)
        rating_rules.require_unaided(live)
        if not fairness.is_alone(live, visitor):
            raise ServerError(
                "share_running",
                "While a game between people goes on, what your seat sees cannot be shared; it can when the game is over.",
            )


async def share(
    registry: TableRegistry,
    live: LiveTable,
    visitor: int | None,
    seat: str | None,
    moment: int,
    address: str | None = None,
) -> Link:
    """A link to what the seat saw at a step of its replay."""
    await settled(live, visitor, seat)
    n = replay.moves_until(live, seat, moment)
    await registry.read(lambda sql: require_room(live, visitor, storage.shares_of(sql, live.no)))
    if visitor not in people_of(live):
        registry.limits.share(live.id, visitor, address)
    await remember(registry, live, visitor, seat)
    secret = secrets.token_urlsafe(24)

    def change(sql: Connection) -> None:
        require_room(live, visitor, storage.shares_of(sql, live.no))  # others may have shared something in the meantime
        storage.share_position(sql, secret, live.no, seat, n, visitor, now())

    await registry.writer.change(change)
    return Link(f"/position/{secret}")


def people_of(live: LiveTable) -> set[int]:
    """Those who have a part of their own of what can be shared: everyone who holds a seat, and who set the table up."""
    return {live.starter} | {row.visitor for row in live.seats.values() if row.visitor is not None}


def require_room(live: LiveTable, visitor: int | None, shared: Counter[int | None]) -> None:
    """Raises if the visitor has used up their part. Spectators have one part together, of which nobody gets more than a
    quarter: whatever they do, the players can share something."""
    most, people = live.settings.shares_per_table, people_of(live)
    part = max(1, most // (len(people) + 1)) if most else 0
    if visitor in people:
        is_full = shared[visitor] >= part
    else:
        of_all = sum(count for who, count in shared.items() if who not in people)
        is_full = of_all >= part or (visitor is not None and shared[visitor] >= max(1, part // SHARE))
    if is_full:
        raise ServerError("too_many_shares", "You have shared as many positions of this table as you can.")


async def settled(live: LiveTable, visitor: int | None, seat: str | None) -> None:
    """Waits until all that is shared is durable; refuses at once anyone who may not share it, who could otherwise tell from the time
    that a seat answers in secret."""
    require_may_share(live, visitor, seat)
    await live.settled(SPECTATOR if live.table.over else seat)
    require_may_share(live, visitor, seat)


async def remember(registry: TableRegistry, live: LiveTable, visitor: int | None, seat: str | None) -> None:
    """Records that others may know what a seat of a running game saw.

    What everyone may see is shared without the table's lock: waiting for it would tell of answers given in secret.
    """
    if seat is None or live.table.over:
        return
    async with live.changing():
        live.require_stored()
        require_may_share(live, visitor, seat)
        if "shared" not in live.disclosed:
            await fairness.disclose(registry.writer, live, "shared")
            connections.publish(live)


async def see(registry: TableRegistry, secret: str, visitor: int | None, address: str | None) -> SharedPosition:
    """The position behind a link."""
    live, seat, n = await find(registry, secret, registry.limits.group_of(visitor, address))
    state = await state_of(registry, live, seat, n, visitor, address)
    return SharedPosition(seat, state.view["turn"], state, shown_id(live, visitor))


def shown_id(live: LiveTable, visitor: int | None) -> str | None:
    """The table of a shared position, for those who may look at it."""
    try:
        live.require_may_watch(visitor)
    except ServerError:
        return None
    return live.id


async def file(
    registry: TableRegistry,
    live: LiveTable,
    visitor: int | None,
    seat: str | None,
    moment: int,
    address: str | None = None,
) -> tuple[str, bytes, int]:
    """The same as a file: its name, its text, and how many events it has."""
    await settled(live, visitor, seat)
    n = replay.moves_until(live, seat, moment)
    await remember(registry, live, visitor, seat)
    state = await state_of(registry, live, seat, n, visitor, address)
    kept: Json = {"opsroom_position": 1, "title": live.title, "seat": seat, "state": state}
    name = f"{live.title}-position-{seat or 'everyone'}-{state.view['turn']}.json"
    return name, states.encoder.encode(kept), len(state.events)


async def try_out(registry: TableRegistry, secret: str, visitor: int, address: str | None) -> Created:
    """A sandbox from a shared position: from what its seat knew, the rest re-dealt."""
    live, seat, n = await find(registry, secret, registry.limits.group_of(visitor, address))
    if seat is None:
        raise ServerError("not_your_seat", "this position is what everyone sees; a sandbox needs the view of a seat")
    seed = secrets.token_hex(32)

    def begin(copy: Table) -> tuple[int, object]:
        then = copy.at(n)
        if then.over:
            raise ServerError("game_over", "the game is over at this moment")
        return then.turn, dealt_anew(then, then.view(seat), 0, seed)

    group = registry.limits.group_of(visitor, address)
    async with registry.reviews.place(group, not live.table.over) as place:
        turn, begun = await place.run(begin, live.table.copy())
    return await store(
        registry,
        begun,  # type: ignore[arg-type]
        visitor,
        {"table": shown_id(live, visitor), "moment": n, "turn": turn, "seat": seat, "is_open": False},
    )


async def find(registry: TableRegistry, secret: str, group: Hashable) -> tuple[LiveTable, str | None, int]:
    """Table, seat and moment behind a link."""
    found = await registry.read(lambda sql: storage.shared_position(sql, secret))
    if found is None:
        raise ServerError("unknown_position", "this link is not valid any more")
    table, seat, n = found
    live = await registry.table(table, group)
    await live.settled(
        SPECTATOR
    )  # what was shared is durable, and readers of the link must not notice what the seat does now
    return live, seat, n


async def state_of(
    registry: TableRegistry, live: LiveTable, seat: str | None, n: int, visitor: int | None, address: str | None
) -> State:
    """What the seat saw after n moves, without anything about the table that came later."""
    group = registry.limits.group_of(visitor, address)
    async with registry.reviews.place(group, not live.table.over) as place:
        then = await place.run(live.table.copy().at, n)
        state = states.build(live, Viewer(seat, (), False), table=then, n=1)
    replay.without_answers(state, then)
    part = state.table
    part.id = part.updated = part.expires = ""
    part.disclosed = []
    if not then.over:
        part.seed = part.seeds = None
    for line in part.seats:
        line.online = False
    return state
