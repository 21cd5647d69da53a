"""What if: private tables that begin at a moment of another one, from what a seat knew there or from the true position.

A sandbox is a table of its own, so nothing in it can touch the game that it came from. While that game goes on it is open only to
someone who is alone at the table, and only from what their seat knows.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Literal

from opsroom import Table
from opsroom.analysis.compare import MOST_BRANCHES, Outcomes, difference
from opsroom.engine.chance import Quick
from opsroom.engine.events import EVERYBODY
from opsroom.engine.json_types import View
from opsroom.engine.viewpoints import SPECTATOR, SequenceNumbers
from opsroom.engine.worlds import fingerprint, seed_from
from opsroom.server import branches, fairness, replay
from opsroom.server.analysis_jobs import compared
from opsroom.server.api_types import Compared, ComparedBranch, Comparison, Created, WhatIf, Who
from opsroom.server.errors import ServerError
from opsroom.server.exports import encoded
from opsroom.server.lessons import require_game
from opsroom.server.live_table import LiveTable
from opsroom.server.ratings import rules as rating_rules
from opsroom.server.scheduler import JobCancelled
from opsroom.server.storage import NewMove, StoredSandbox
from opsroom.server.worker import WorkerDied

if TYPE_CHECKING:
    from opsroom.server.registry import TableRegistry

STAND_IN = "staff"
MOST_WORLD = 10**6


async def open_sandbox(
    registry: TableRegistry, live: LiveTable, visitor: int, wish: WhatIf, address: str | None
) -> Created:
    """A sandbox for this visitor, who plays the seat; bots play the others until the visitor takes them over."""
    await live.settled(SPECTATOR)
    require_game(live)
    seat = live.seat(wish.seat).seat
    viewpoint = seat if wish.viewpoint is None else wish.viewpoint
    if viewpoint != EVERYBODY:
        live.seat(viewpoint)
    if live.sandbox is not None:
        if viewpoint == EVERYBODY and not live.table.over:
            raise ServerError("not_over", "a sandbox is left from a moment that one of its seats saw")
        return await branches.branch_off(registry, live, visitor, viewpoint, wish.moment, address)
    require_may_try(live, visitor, seat, viewpoint, wish.is_open)
    n = replay.moves_until(live, viewpoint, wish.moment)
    if not 0 <= wish.world <= MOST_WORLD:
        raise ServerError("malformed", f"worlds are numbered from 0 to {MOST_WORLD}")
    group = registry.limits.group_of(visitor, address)
    seed = secrets.token_hex(32)
    async with registry.reviews.place(group, not live.table.over) as place:
        begun = await place.run(begin, live.table.copy(), n, seat, wish.is_open, wish.world, seed)
    began: StoredSandbox = {
        "table": live.id,
        "moment": n,
        "turn": begun.turn,
        "seat": seat,
        "is_open": wish.is_open,
    }
    return await store(registry, begun, visitor, began)


async def store(registry: TableRegistry, begun: Table, visitor: int, began: StoredSandbox) -> Created:
    """Stores a sandbox and seats the visitor."""
    numbers = SequenceNumbers(begun).numbers()
    moves = [NewMove(record, begun.turn, numbers, begun.asked) for record in begun.moves]
    return await registry.store_new(
        begun,
        moves,
        visitor,
        {each: Who("me") for each in begun.seats},
        watch=False,
        sandbox=began,
        stand_ins={each: STAND_IN for each in begun.seats if each != began["seat"]},
    )


def require_may_try(live: LiveTable, visitor: int | None, seat: str, viewpoint: str, is_open: bool) -> None:
    """Raises unless this visitor may open a sandbox here: of a finished game that they may look at, or of their own solo game."""
    if live.table.over:
        live.require_may_watch(visitor)
        return
    if not fairness.is_alone(live, visitor):
        raise ServerError("what_if_running", "What if is available once the game is over.")
    live.require_seat(visitor, seat)
    rating_rules.require_unaided(live)
    if is_open or viewpoint != seat:
        raise ServerError(
            "not_over", "The true position is available once the game is over; until then, start from what you know."
        )


def require_stranger_may_try(live: LiveTable, wish: WhatIf) -> None:
    """The same for somebody who is not a visitor yet."""
    if live.sandbox is not None:
        branches.require_own(live, None)
    viewpoint = wish.seat if wish.viewpoint is None else wish.viewpoint
    for seat in {wish.seat, viewpoint} - {EVERYBODY}:
        live.seat(seat)
    require_may_try(live, None, wish.seat, viewpoint, wish.is_open)
    replay.moves_until(live, viewpoint, wish.moment)


def begin(table: Table, n: int, seat: str, is_open: bool, world: int, seed: str) -> Table:
    """The table of a sandbox: the game after n moves, with the unknown re-dealt unless it is open."""
    then = table.at(n)
    if then.over:
        raise ServerError("game_over", "the game is over at this moment: choose an earlier one")
    if is_open:
        return Table.starting_at(then.title, then.agreed, then.position, seed)
    return dealt_anew(then, then.view(seat), world, seed)


def dealt_anew(then: Table, view: View, world: int, seed: str) -> Table:
    """A table that the view's seat cannot tell from this one. Which one follows from the view and the number of the world."""
    dealt = then.title.redeal(view, Quick(seed_from("what if", fingerprint(view), world)))
    return Table.starting_at(then.title, then.agreed, dealt.position, seed)


# --- comparing
async def compare(registry: TableRegistry, live: LiveTable, visitor: int | None, wish: Comparison) -> Compared:
    """Branches of a sandbox in many worlds: how it began against where it stands, or answers to its question."""
    began = branches.require_own(live, visitor)
    assert visitor is not None
    seat, is_open = began["seat"], began["is_open"]
    if wish.branches:
        return await compare_branches(registry, live, visitor, wish)
    async with live.lock:
        live.require_stored()
        table = live.table.copy()
    tried = branches_of(table, began, wish.answers)
    found = await played_on(registry, visitor, table, began, [(n, answer) for _, n, answer in tried], wish.worlds)
    return Compared(
        seat,
        wish.worlds,
        is_open,
        [ComparedBranch(what, answer, outcomes) for (what, _, answer), outcomes in zip(tried, found, strict=True)],
    )


async def compare_branches(registry: TableRegistry, live: LiveTable, visitor: int, wish: Comparison) -> Compared:
    """Sandboxes of one tree, each from where it stands, against the first of them."""
    began = branches.require_own(live, visitor)
    ids = wish.branches
    if wish.answers or len(ids) > MOST_BRANCHES or len(set(ids)) < len(ids):
        raise ServerError("malformed", f"branches are at most {MOST_BRANCHES} different sandboxes")
    kinds = ("seat", "is_open")
    others = [await registry.pull(each, registry.limits.group_of(visitor)) for each in ids]
    for other in others:
        theirs = branches.require_own(other, visitor)
        is_related = other.title == live.title and branches.is_related(live.id, began, other.id, theirs)
        if not is_related or any(theirs[kind] != began[kind] for kind in kinds):  # type: ignore[literal-required]
            raise ServerError("malformed", "only branches of one game, seat and kind can be compared")
    found: list[Outcomes] = []
    for other in others:
        async with other.lock:
            other.require_stored()
            table = other.table.copy()
        found += await played_on(registry, visitor, table, began, [(table.n, None)], wish.worlds)
    for outcomes in found[1:]:
        outcomes["difference"] = difference(found[0], outcomes)
    return Compared(
        began["seat"],
        wish.worlds,
        began["is_open"],
        [ComparedBranch("branch", None, outcomes, each) for each, outcomes in zip(ids, found, strict=True)],
    )


async def played_on(
    registry: TableRegistry,
    visitor: int,
    table: Table,
    began: StoredSandbox,
    tried: list[tuple[int, str | None]],
    worlds: int,
) -> list[Outcomes]:
    """What comes of moments of a table, and perhaps answers there, in so many worlds."""
    group = registry.limits.group_of(visitor)
    text = await registry.reviews.run(group, encoded, table)
    try:
        found: list[Outcomes] = await registry.workers.comparisons.run(
            visitor, compared, text, began["seat"], tried, worlds, began["is_open"], group=group
        )
        return found
    except (WorkerDied, JobCancelled):
        raise ServerError("no_worker", "This comparison takes too long. Try fewer games or branches.") from None


def branches_of(
    table: Table, began: StoredSandbox, answers: list[str]
) -> list[tuple[Literal["start", "now", "answer"], int, str | None]]:
    """What to compare: without answers, where the line of play began and where it stands."""
    seat, is_open = began["seat"], began["is_open"]
    if not answers:
        first = branches.own_moves(began)
        start: list[tuple[Literal["start", "now", "answer"], int, str | None]] = [("start", first, None)]
        return [*start, ("now", table.n, None)] if table.n > first else start
    question = table.question
    if question is None or (question.seat != seat and not is_open):
        raise ServerError("not_your_question", f"answers can be compared when {seat} is asked")
    options = set(question.options)
    unknown = [answer for answer in answers if answer not in options]
    if unknown or len(answers) > MOST_BRANCHES or len(set(answers)) < len(answers):
        raise ServerError("malformed", f"answers are at most {MOST_BRANCHES} different options of the question")
    return [("answer", table.n, answer) for answer in answers]
