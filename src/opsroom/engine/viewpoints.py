"""Viewpoints: each seat, and the spectators, who see what everyone sees.

Every viewpoint has a sequence number of its own, which grows when something changes that it can see.  How many answers a secret plan
took is therefore nobody else's business: the numbers of the others stand still.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from opsroom.engine import json_types, saves
from opsroom.engine.json_types import Move, ViewpointState
from opsroom.engine.moment import Moment
from opsroom.engine.position import Position
from opsroom.engine.question import Question

if TYPE_CHECKING:
    from opsroom.engine.table import Table
    from opsroom.engine.title import Title

Viewpoint = str | None
SPECTATOR: Viewpoint = None


def viewpoints_of(table: Table) -> tuple[Viewpoint, ...]:
    """The seats in order, then the spectators."""
    return (*table.seats, SPECTATOR)


class SequenceNumbers:
    """For each viewpoint, the moments of a table at which something changed that it can see.

    >>> import opsroom
    >>> table = opsroom.title("blitz").new(seed=7)
    >>> numbers = SequenceNumbers(table)
    >>> table.answer("pass")
    >>> numbers.advance(table)
    ['luftwaffe', 'raf', None]
    >>> numbers.of("raf")
    2
    """

    def __init__(self, table: Table) -> None:
        self.counted = table.n  # moves of the table that are counted
        self.moments: dict[Viewpoint, list[int]] = {viewpoint: [table.n] for viewpoint in viewpoints_of(table)}

    def of(self, viewpoint: Viewpoint) -> int:
        """The viewpoint's sequence number: how many different moments it has seen."""
        return len(self.moments[viewpoint])

    def numbers(self) -> list[int]:
        """The numbers of all viewpoints: the seats in order, then the spectators."""
        return [len(moments) for moments in self.moments.values()]

    def by_viewpoint(self) -> dict[Viewpoint, int]:
        """The same, by viewpoint."""
        return {viewpoint: len(moments) for viewpoint, moments in self.moments.items()}

    def advance(self, table: Table) -> list[Viewpoint]:
        """Count the new moves of the table for the viewpoints that noticed them, and return those viewpoints."""
        found: list[Viewpoint] = []
        for k in range(self.counted, table.n):
            noticed = who_noticed(table, k)
            for viewpoint in noticed:
                self.moments[viewpoint].append(k + 1)
            found = noticed if not found else [v for v in self.moments if v in found or v in noticed]
        self.counted = table.n
        return found

    def restore(self, stored: Sequence[Sequence[int] | None]) -> None:
        """Take up the numbers stored with each move; a move without any, from before they existed, counts for everyone."""
        self.counted = len(stored)
        for moments in self.moments.values():
            moments.clear()
        for k, numbers in enumerate(stored):
            for i, moments in enumerate(self.moments.values()):
                if numbers is None or numbers[i] > len(moments):
                    moments.append(k + 1)


class Timeline:
    """The turn and the sequence numbers after each move, noted while a record is played again."""

    def __init__(self) -> None:
        self.turns: list[int] = []
        self.numbers: list[list[int]] = []
        self._sequence: SequenceNumbers | None = None

    def note(self, table: Table) -> None:
        if self._sequence is None:
            self._sequence = SequenceNumbers(table)
        self._sequence.advance(table)
        self.turns.append(table.turn)
        self.numbers.append(self._sequence.numbers())


def who_noticed(table: Table, k: int) -> list[Viewpoint]:
    """Those for whom move k of the table changed something, or whose own move it was."""
    everyone = list(viewpoints_of(table))
    move = table.moves[k]
    if saves.is_undo(move):
        unseen = move["events"][0].get("hidden_from", ())
        return [viewpoint for viewpoint in everyone if viewpoint not in unseen]
    before, after = table.before_last_answer if k == table.n - 1 else None, table.position
    if has_public_event(move) or before is None:
        return everyone
    if before.seat != after.seat or after.top is None:  # who is asked is public
        return everyone
    seat = table.answer_at(k)["seat"]
    others = [viewpoint for viewpoint in everyone if viewpoint != seat]
    noticed = [*who_can_tell(table.title, table.seats, before, after, others), seat]
    return [viewpoint for viewpoint in everyone if viewpoint in noticed]


def has_public_event(move: Move) -> bool:
    """Whether everyone is told something of the move, though perhaps not all values."""
    return any("hidden_from" not in event for event in move["events"])


def who_saw_nothing(table: Table, then: Table, line: list[int], seat: str) -> list[Viewpoint]:
    """Those besides the seat who saw nothing of these answers, which led from the table `then` to the present."""
    unseen = [viewpoint for viewpoint in viewpoints_of(table) if viewpoint != seat]
    if any(has_public_event(table.moves[k]) for k in line):
        return []
    replayed = then.copy()
    for k in line:
        before = replayed.position.copy()
        answer = table.answer_at(k)
        replayed.replay(answer, k)
        noticed = who_can_tell(table.title, table.seats, before, replayed.position, unseen)
        unseen = [v for v in unseen if v not in noticed and v != answer["seat"]]
        if not unseen:
            break
    return unseen


def who_can_tell(
    title: Title, seats: Sequence[str], before: Position, after: Position, viewpoints: Sequence[Viewpoint]
) -> list[Viewpoint]:
    """Which of the viewpoints can tell one position from the other by view or question."""
    then, now = Moment(title, before, seats), Moment(title, after, seats)
    if then.shared != now.shared or outline(title, before) != outline(title, after):
        return list(viewpoints)
    codes = [title.seat_code(viewpoint) for viewpoint in viewpoints]
    return [viewpoint for viewpoint, code in zip(viewpoints, codes, strict=True) if then.view(code) != now.view(code)]


def outline(title: Title, position: Position) -> json_types.Question | None:
    return None if position.top is None else Question(position, title).outline()


def state_for(table: Table, numbers: SequenceNumbers, viewpoint: Viewpoint, since: int = 0) -> ViewpointState:
    """All that a table tells a viewpoint at this moment."""
    return {
        "n": numbers.of(viewpoint),
        "view": table.view(viewpoint),
        "question": table.ask(viewpoint),
        "events": table.events(viewpoint, since),
        "undo": None if viewpoint is None or table.over else table.undo_state(viewpoint),
        "result": None if table.result is None else table.result.to_dict(),
    }
