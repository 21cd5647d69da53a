"""An open proposal to play again: who has agreed, what a reader sees of it, and how it is stored."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection, delete, insert, select

from opsroom.server.lobby.table_types import RematchPart
from opsroom.server.schema import rematches

if TYPE_CHECKING:
    from opsroom.server.live_table import LiveTable
    from opsroom.server.storage import SeatRow


class Proposal(msgspec.Struct):
    """Who of the players wants to play again."""

    swap: bool  # with the sides changed round
    agreed: list[int]  # visitors
    declined: list[int]
    table: str | None = None  # the new table


def rematch_part(live: LiveTable, mine: tuple[str, ...]) -> RematchPart | msgspec.UnsetType:
    """The proposal as a reader sees it."""
    proposal = live.rematch
    if proposal is None:
        return msgspec.UNSET
    may_see = bool(mine) or live.watch
    kept_for = players_of(live, proposal)
    return RematchPart(
        proposal.swap,
        [row.seat for row in live.seats.values() if row.visitor in proposal.agreed],
        [row.seat for row in live.seats.values() if row.visitor in kept_for and row.visitor not in proposal.agreed],
        [row.seat for row in live.seats.values() if row.visitor in proposal.declined],
        proposal.table if may_see else None,
    )


def players_of(live: LiveTable, proposal: Proposal) -> set[int]:
    """The people for whom a seat is kept: those who played to the end, and those who left and have agreed."""
    return {
        row.visitor
        for row in live.seats.values()
        if is_there(row) and (row.bot is None or row.visitor in proposal.agreed) and row.visitor is not None
    }


def is_there(row: SeatRow) -> bool:
    """Whether the seat is held by a person who still plays on this site: not by a program, nor by somebody who deleted the account."""
    is_gone = row.player is not None and row.player.kind == "deleted"
    return row.visitor is not None and program_in(row) is None and not is_gone


def merged(proposal: Proposal, guest: int, account: int) -> Proposal:
    """The proposal when a guest turns out to be this account."""

    def moved(visitors: list[int]) -> list[int]:
        return list(dict.fromkeys(account if each == guest else each for each in visitors))

    agreed = moved(proposal.agreed)
    declined = [each for each in moved(proposal.declined) if each not in agreed]
    return Proposal(proposal.swap, agreed, declined, proposal.table)


def program_in(row: SeatRow) -> str | None:
    """The name of the program that plays the seat."""
    return row.player.name if row.bot is None and row.player is not None and row.player.kind == "program" else None


# --- in the database
def store_proposal(sql: Connection, no: int, proposal: Proposal | None) -> None:
    """Stores the proposal of a table, or that there is none."""
    sql.execute(delete(rematches).where(rematches.c.table_no == no))
    if proposal is not None:
        text = msgspec.json.encode(proposal).decode()
        sql.execute(insert(rematches).values(table_no=no, proposal=text))


def proposal_of(sql: Connection, no: int) -> Proposal | None:
    """The proposal of a table, if there is one."""
    text = sql.scalar(select(rematches.c.proposal).where(rematches.c.table_no == no))
    return None if text is None else msgspec.json.decode(text, type=Proposal)
