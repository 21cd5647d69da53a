"""Fair play between people: who has ever held a seat, who may see everything, and what has become known.

A seat stays a person's seat while a bot stands in for them. Hidden information is available during play only to someone
who is alone at the table: no other person holds or has ever held a seat, and no seat is waiting for one.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from opsroom.engine import saves
from opsroom.engine.json_types import Move
from opsroom.server import seats, storage
from opsroom.server.errors import ServerError
from opsroom.server.record_limits import size_of
from opsroom.server.storage import SeatRow

if TYPE_CHECKING:
    from opsroom.server.live_table import LiveTable
    from opsroom.server.writer import Writer

Holders = set[tuple[str, int]]  # seat and visitor


def person(live: LiveTable, visitor: int) -> int:
    """Who knows what this visitor knows: of a program, the account that owns it, which can read all that its token can."""
    return live.owners.get(visitor, visitor)


def holders_as_people(holders: Holders, owners: Mapping[int, int]) -> Holders:
    """Who held which seat, with programs as their owners."""
    return {(seat, owners.get(visitor, visitor)) for seat, visitor in holders}


def people(live: LiveTable) -> set[int]:
    """Everyone who holds or has ever held a seat; a program and its owner are one."""
    return {person(live, visitor) for _, visitor in live.holders}


def is_alone(live: LiveTable, visitor: int | None) -> bool:
    """Whether the visitor plays here and nobody else does, ever did, or is invited to."""
    waiting = any(seats.who(row) == "open" for row in live.seats.values())
    if visitor is None:
        return False
    return not waiting and people(live) == {person(live, visitor)} and bool(seats.held_by(live.seats.values(), visitor))


def disclosures(live: LiveTable) -> list[str]:
    """Why hidden information of a running game may be known to people who should not have it."""
    if live.table.over or live.sandbox is not None:
        return []
    return list(dict.fromkeys([*live.disclosed, *reasons_of(live.holders, live.owners)]))


def reasons_of(held: Holders, owners: Mapping[int, int]) -> list[str]:
    """What follows from who has held which seat."""
    reasons = []
    holders = holders_as_people(held, owners)
    if len({visitor for _, visitor in holders}) < len(holders):
        reasons.append("several_seats")
    if len({seat for seat, _ in holders}) < len(holders):
        reasons.append("previous_holder")
    return reasons


def kept_marks(marks: list[str], before: Holders, after: Holders, owners: Mapping[int, int]) -> list[str]:
    """The stored reasons of a table where two holders turn out to be one person: none that applied before disappears."""
    left = reasons_of(after, owners)
    return [*marks, *(each for each in reasons_of(before, owners) if each not in (*marks, *left))]


def disclosures_for(live: LiveTable, visitor: int | None, seat: str) -> list[str]:
    """What a visitor has to know before taking the seat."""
    reasons = disclosures(live)
    known = live.table.over or "previous_holder" in reasons
    me = None if visitor is None else person(live, visitor)
    if not known and any(s == seat and person(live, v) != me for s, v in live.holders):
        reasons.append("previous_holder")
    return reasons


async def disclose(writer: Writer, live: LiveTable, reason: str) -> None:
    """Records for good that hidden information has become known."""
    if reason in live.disclosed:
        return
    kept = [*live.disclosed, reason]
    await writer.change(lambda sql: storage.save_disclosed(sql, live.no, kept), live.lease_id)
    live.disclosed = kept
    live.seats_changed()


def require_may_take(live: LiveTable, visitor: int, seat: str) -> None:
    """Once several people have played here, nobody sees the game from a second seat."""
    me = person(live, visitor)
    has_played_another = any(person(live, v) == me and s != seat for s, v in live.holders)
    if has_played_another and people(live) != {me} and not live.table.over:
        raise ServerError(
            "other_seat_held",
            "You already hold or held another seat at this table, and other people play here, so you cannot take this one.",
        )


def played_before_joining(moves: Sequence[Move]) -> set[str]:
    """The seats that had been played, by a bot or by somebody else, when the person who has them joined."""
    answered: set[str] = set()
    found: set[str] = set()
    for move in moves:
        if saves.is_answer(move):
            answered.add(move["seat"])
        elif saves.is_notice(move) and move["notice"] in ("seat_joined", "seat_taken_over"):
            seat = move["events"][0]["values"]["seat"]
            if seat in answered:
                found.add(seat)
            else:
                found.discard(seat)
    return found


def cannot_concede(live: LiveTable, seat: str) -> bool:
    """Whether the holder of the seat cannot give the game up, because they took the seat over and other people play or have played
    here. Otherwise the player who set the table up could end the game for everybody, from a seat that a bot or somebody absent played."""
    holder = live.seats[seat].visitor
    me = None if holder is None else person(live, holder)
    if people(live) <= {me}:
        return False
    return seat in live.played_before_joining or any(s == seat and person(live, v) != me for s, v in live.holders)


def require_may_concede(live: LiveTable, seat: str) -> None:
    """Raises if the holder of the seat took it over beside other people."""
    if cannot_concede(live, seat):
        raise ServerError(
            "cannot_concede",
            "You took this seat over during the game, so you cannot concede it. You can let a bot play on.",
        )


def require_calm(live: LiveTable) -> None:
    """Limit changes of bots and links: each one is kept in the record and interrupts the player who is answering."""
    changes = size_of(live.table.moves).notices
    if changes >= live.settings.changes_per_table and not live.table.over:
        raise ServerError(
            "too_many_changes", f"Seats and links of this table have been changed {changes} times, which is the limit."
        )


def require_absent(live: LiveTable, visitor: int, row: SeatRow) -> None:
    """The person who started a table decides about another person's seat only after that person has been away for a while.

    A page that is loaded again, or a short loss of the network, must not cost a player the seat.
    """
    holder = row.visitor
    if holder is None or holder == visitor or live.table.over:
        return
    if live.clock is not None and live.clock.row.begun:
        if live.clock.is_up(row.seat):
            return
        raise ServerError(
            "clock_decides", "This table has a time control: a player keeps the seat until their time is up."
        )
    if any(connection.visitor == holder for connection in live.connections):
        raise ServerError(
            "holder_connected",
            f"The player who holds the seat {row.seat} is connected, so only they can change it.",
            seconds=math.ceil(live.away_seconds),
        )
    if live.away_for(holder) < live.away_seconds:
        # How long ago exactly would tell when they last answered, which may be a secret.
        seconds = math.ceil(live.away_seconds)
        raise ServerError(
            "holder_connected",
            f"The player who holds the seat {row.seat} was here a moment ago. You can change it when they have been away for {seconds} s.",
            seconds=seconds,
        )


def require_clock_goes_on(live: LiveTable, visitor: int, row: SeatRow) -> None:
    """Raises if somebody would empty their own seat under a clock, which would stand until they choose to come back."""
    if row.visitor == visitor and live.clock is not None and live.clock.row.begun and not live.table.over:
        raise ServerError("clock_decides", "This table has a time control, so nobody can leave their seat empty.")
