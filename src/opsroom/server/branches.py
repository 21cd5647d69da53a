"""The tree of what-if: the lines of play that a visitor has tried from moments of one game, each a sandbox of its own.

A branch takes over the moves of the sandbox that it leaves, and its dice: whatever is played in the same way comes out in the same way.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice
from operator import itemgetter
from typing import TYPE_CHECKING

from opsroom import Table
from opsroom.engine import saves
from opsroom.engine.json_types import Event, RecordedEvent
from opsroom.engine.record import NEAREST_TURN
from opsroom.server import replay, storage
from opsroom.server.api_types import Branch, Created, TakenBack, Who
from opsroom.server.errors import ServerError
from opsroom.server.live_table import LiveTable
from opsroom.server.storage import NewMove, StoredSandbox

if TYPE_CHECKING:
    from opsroom.server.registry import TableRegistry

MOST_LISTED = 12
MOST_SEARCHED = 200
MOST_TAKEN_BACK = 20  # of each line of play, the last ones


def require_own(live: LiveTable, visitor: int | None) -> StoredSandbox:
    """Where the sandbox began; raises unless it is one, and this visitor's."""
    if live.sandbox is None:
        raise ServerError("not_a_sandbox", "only a sandbox has branches")
    if visitor is None or visitor != live.starter:
        raise ServerError("not_your_seat", "this sandbox is somebody else's")
    return live.sandbox


def own_moves(began: StoredSandbox) -> int:
    """After how many moves the sandbox goes its own way: a branch has those of its parent before."""
    return began["branch"]["moves"] if "branch" in began else 1


# --- leaving a line of play
async def branch_off(
    registry: TableRegistry, live: LiveTable, visitor: int, viewpoint: str, moment: int, address: str | None
) -> Created:
    """A sandbox that has the moves of this one up to a step of the replay, and goes on from there."""
    began = require_own(live, visitor)
    async with live.lock:
        live.require_stored()
        n = replay.moves_until(live, viewpoint, moment)
        table = live.table.copy()
        turns, numbers = turns_after(live, n), numbers_after(live, n)
        bots = {row.seat: row.bot for row in live.seats.values() if row.bot is not None}
    begun = await registry.reviews.run(registry.limits.group_of(visitor, address), partial(table.at, n))
    if begun.over:
        raise ServerError("game_over", "the game is over at this moment: choose an earlier one")
    moves = [NewMove(*move) for move in zip(begun.moves, turns, numbers, strict=True)]
    moves[-1].asked = begun.asked
    if NEAREST_TURN not in begun.notices and begun.snapshots[-1]["at"] < n:
        # Under other rules the line could not be followed from an old snapshot over several turns.
        begun.snapshots.append(begun.snapshot())
    return await registry.store_new(
        begun,
        moves,
        visitor,
        {each: Who("me") for each in begun.seats},
        watch=False,
        sandbox={
            **began,
            "branch": {"parent": live.id, "root": root_of(live.id, began), "moves": n, "turn": begun.turn},
        },
        stand_ins=bots,
    )


def turns_after(live: LiveTable, n: int) -> list[int]:
    """The turn after each of the first n moves."""
    return [turn_after(live, k) for k in range(1, n + 1)]


def turn_after(live: LiveTable, n: int) -> int:
    """The turn after n moves."""
    return live.turns[max(0, bisect_right(live.turns, n, key=itemgetter(0)) - 1)][1]


def numbers_after(live: LiveTable, n: int) -> list[list[int]]:
    """The sequence numbers of all viewpoints after each of the first n moves."""
    return [[bisect_right(moments, k) for moments in live.numbers.moments.values()] for k in range(1, n + 1)]


# --- looking at the tree
async def tree(registry: TableRegistry, live: LiveTable, visitor: int | None) -> list[Branch]:
    """The visitor's sandboxes that began at the same game as this one, the oldest first."""
    began = require_own(live, visitor)
    assert visitor is not None
    found = await registry.read(lambda sql: storage.sandboxes_of(sql, visitor, MOST_SEARCHED))
    related = related_to(live.id, began, found)[:MOST_LISTED]
    if live.id not in related:
        related = [*related[: MOST_LISTED - 1], live.id]
    lines: list[Branch] = []
    for each in reversed(related):
        try:
            lines.append(line(await registry.pull(each, registry.limits.group_of(visitor))))
        except ServerError:  # it was deleted, expired or set aside meanwhile
            continue
        await asyncio.sleep(0)
    return lines


def related_to(table: str, began: StoredSandbox, found: Sequence[tuple[str, StoredSandbox]]) -> list[str]:
    """Those of the sandboxes that began at the same game; where that is not known, those that left the same first sandbox."""
    return [each for each, sandbox in found if is_related(table, began, each, sandbox)]


def is_related(table: str, began: StoredSandbox, other: str, theirs: StoredSandbox) -> bool:
    """Whether two sandboxes belong to one tree. That both come from private games does not mean that they come from the same one."""
    if began["table"] is not None or theirs["table"] is not None:
        return began["table"] == theirs["table"]
    return root_of(table, began) == root_of(other, theirs)


def root_of(table: str, began: StoredSandbox) -> str:
    """The sandbox from which all branches of its tree come."""
    return began["branch"]["root"] if "branch" in began else table


def line(live: LiveTable) -> Branch:
    """A branch as the tree shows it."""
    began, table = live.sandbox, live.table
    assert began is not None
    left = began.get("branch")
    own = own_moves(began)
    return Branch(
        id=live.id,
        parent=None if left is None else left["parent"],
        seat=began["seat"],
        is_open=began["is_open"],
        began=began["turn"],
        left=began["turn"] if left is None else left["turn"],
        turn=table.turn,
        answers=len(table.answers_since(own)),
        first=first_event(table, began["seat"], own),
        result=None if table.result is None else table.result.to_dict(),
        taken_back=[*islice(taken_back(live, began["seat"], own), MOST_TAKEN_BACK)][::-1],
    )


def first_event(table: Table, seat: str, own: int) -> Event | None:
    """What the line did first: the first event after it left its parent, as its seat knows it."""
    return next((alone(event) for event in table.events_since(seat, own)), None)


def taken_back(live: LiveTable, seat: str, own: int) -> Iterator[TakenBack]:
    """The lines of this sandbox that were tried and taken back, as steps of the seat's replay to branch off from; the last first."""
    moments, moves = replay.moments_of(live, seat), live.table.moves
    for k in reversed(range(own, len(moves))):
        if not saves.is_undo(moves[k]) or saves.is_undo(moves[k - 1]):
            continue
        at = bisect_right(moments, k) - 1
        if at < 0 or moments[at] <= own:
            continue
        n = moments[at]
        events = [event for event in moves[n - 1]["events"] if seat not in event.get("hidden_from", ())]
        last = alone(events[0]) if events else None
        if last is not None:
            last["values"] = live.table.title.events[last["kind"]].seen_by(seat, last["values"])
        yield TakenBack(at, turn_after(live, n), last)


def alone(event: RecordedEvent) -> Event:
    """An event by itself, outside a log."""
    return {"i": 0, "turn": event["turn"], "kind": event["kind"], "rule": event["rule"], "values": event["values"]}
