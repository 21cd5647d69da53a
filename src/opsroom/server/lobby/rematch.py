"""Playing again with the same people after a game: somebody proposes it, and when all agree a new table stands ready.

Bots agree at once, also those that stand in: where a player has left, the bot plays on unless the player agrees as well.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection

from opsroom.engine.viewpoints import SequenceNumbers
from opsroom.server import connections
from opsroom.server.api_types import Who
from opsroom.server.chat.storage import may_contact
from opsroom.server.errors import ServerError
from opsroom.server.lessons import require_game
from opsroom.server.lobby.rematch_proposal import Proposal, is_there, players_of, program_in, store_proposal
from opsroom.server.storage import NewMove, new_table_id

if TYPE_CHECKING:
    from opsroom.server.live_table import LiveTable
    from opsroom.server.registry import TableRegistry


async def reply(
    registry: TableRegistry,
    live: LiveTable,
    visitor: int | None,
    seat: str,
    swap: bool,
    agree: bool,
    address: str | None,
) -> None:
    """A player proposes to play again, agrees, proposes other sides, or declines."""
    live.require_real()
    require_game(live)
    live.require_seat(visitor, seat)
    assert visitor is not None
    if not live.table.over:
        raise ServerError("not_over", "a rematch can be proposed when the game is over")
    async with live.changing():
        live.require_stored()
        live.require_seat(visitor, seat)
        if live.rematch is not None and live.rematch.table is not None:
            return
        proposal = _changed(live.rematch, visitor, swap, agree)
        if proposal is not None and players_of(live, proposal) <= set(proposal.agreed):
            await _begin(registry, live, proposal, visitor, address)
            live.seats_changed()
        else:
            live.rematch = proposal
            try:
                await live.store_change(
                    registry.writer, lambda sql, _: _store(registry, sql, live, visitor, proposal), live.table.n
                )
            finally:
                if live.lost:
                    registry.drop(live)
        connections.publish(live)


def _changed(before: Proposal | None, visitor: int, swap: bool, agree: bool) -> Proposal | None:
    """The proposal after a player's word."""
    if agree:
        if before is None or before.swap != swap:
            return Proposal(swap, [visitor], [])
        declined = [each for each in before.declined if each != visitor]
        return Proposal(swap, list(dict.fromkeys([*before.agreed, visitor])), declined)
    if before is None:
        raise ServerError("no_rematch", "nobody has proposed a rematch")
    agreed = [each for each in before.agreed if each != visitor]
    return Proposal(before.swap, agreed, list(dict.fromkeys([*before.declined, visitor]))) if agreed else None


async def _begin(
    registry: TableRegistry, live: LiveTable, proposal: Proposal, visitor: int, address: str | None
) -> None:
    """Sets up the new table, and stores that this is where the players go."""
    if registry.visitors.banned & set(proposal.agreed):
        raise ServerError("no_rematch", "one of the players cannot sit down any more")
    registry.limits.new_table(visitor, address)
    names = list(live.seats)
    shift = 1 if proposal.swap else 0
    wishes: dict[str, Who] = {}
    holders: dict[str, int] = {}
    for at, row in enumerate(live.seats.values()):
        seat = names[(at + shift) % len(names)]
        program = program_in(row)
        if row.visitor is not None and row.visitor in proposal.agreed and is_there(row):
            wishes[seat], holders[seat] = Who("friend"), row.visitor
        elif row.bot is not None:
            wishes[seat] = Who("bot", row.bot)
        elif program is not None:  # which is challenged again
            wishes[seat] = Who("program", program)
        else:  # nobody ever took it
            wishes[seat] = Who("friend")
    if live.rated and list(holders.values()) == [visitor] and sum(wish.who != "bot" for wish in wishes.values()) == 1:
        await registry.require_few_rated(visitor)
    table = live.table.title.new(secrets.token_hex(32), live.table.mode, dict(live.table.options), len(names))
    numbers = SequenceNumbers(table).numbers()
    begun = msgspec.structs.replace(proposal, table=new_table_id())
    await registry.store_new(
        table,
        [NewMove(record, table.turn, numbers, table.asked) for record in table.moves],
        live.starter if live.starter in holders.values() else visitor,
        wishes,
        table_id=begun.table,
        watch=live.watch,
        open_seats=live.open_seats,
        level=live.level,
        auto_single=live.auto_single,
        chat=live.chat,
        rated=live.rated,
        time=None if live.clock is None else live.clock.control,
        holders=holders,
        beside=lambda sql: _store(registry, sql, live, visitor, begun),
    )
    live.rematch = begun


def _store(registry: TableRegistry, sql: Connection, live: LiveTable, visitor: int, proposal: Proposal | None) -> None:
    """Stores the proposal, and tells those who have not said anything yet; when it is settled, nobody has to be told any more."""
    store_proposal(sql, live.no, proposal)
    by = next((row.player for row in live.seats.values() if row.visitor == visitor), None)
    for row in live.seats.values():
        if row.visitor is None or row.visitor == visitor:
            continue
        if proposal is None or proposal.table is not None or row.visitor in (*proposal.agreed, *proposal.declined):
            registry.notifications.withdraw(sql, row.visitor, "rematch", live.id)
        elif row.bot is None and may_contact(sql, visitor, row.visitor):
            registry.notifications.notify(
                sql,
                row.visitor,
                "rematch",
                live.id,
                table=live.id,
                title=live.title,
                who=None if by is None else by.name,
                path=f"/table/{live.id}",
            )
