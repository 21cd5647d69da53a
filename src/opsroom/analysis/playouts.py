"""What comes of a world: the staff plays every seat on, to the end of the game or for a few turns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypedDict

from opsroom.engine.estimates import chance_of, mean_of
from opsroom.engine.ids import Code, SeatId
from opsroom.engine.json_types import Estimate
from opsroom.engine.position import Position
from opsroom.engine.rollout import last_turn, play_out, worth
from opsroom.engine.staff import Staff
from opsroom.engine.title import SAFETY_LIMIT, Title
from opsroom.engine.worlds import World


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended that was played on: what that is worth to each seat, the scores, and why."""

    worth: tuple[float, ...]
    scores: tuple[int, ...]
    why: str

    @property
    def margin(self) -> int:
        """The first seat's score less the best other one."""
        return self.scores[0] - max(self.scores[1:], default=0)


class Tried(TypedDict):
    """What came of an answer in many worlds."""

    chance: Estimate
    margin: Estimate  # the seat's score less the best other one
    endings: dict[str, float]


def seats_from(title: Title, seat: str, seats: Sequence[str]) -> list[SeatId]:
    """The codes of all seats, this one first."""
    return [title.seat_code(seat), *(title.seat_code(each) for each in seats if each != seat)]


def ending_of(title: Title, seats: Sequence[SeatId], t: Position, turns: int = 0) -> Ending:
    """Play a branch of a world to its end; with `turns`, so many more turns, after which the staff appraises it."""
    play_out(t, title.staff, SAFETY_LIMIT, last_turn(t, turns), 0)
    return Ending(
        tuple(worth(t, title.staff, seat) for seat in seats),
        tuple(int(t.score(seat)) for seat in seats),
        t.why_over() if t.top is None else "",
    )


def endings_after(
    title: Title, seats: Sequence[SeatId], worlds: Iterable[World], answers: Sequence[Code | None], turns: int = 0
) -> list[list[Ending]]:
    """For each answer its endings in the same worlds with the same dice; None: no answer is given, the staff plays on."""
    found: list[list[Ending]] = [[] for _ in answers]
    for world in worlds:
        for answer, endings in zip(answers, found, strict=True):
            endings.append(ending_of(title, seats, world.branch(answer), turns))
    return found


def worths(endings: Sequence[Ending]) -> list[float]:
    """What they are worth to the first seat."""
    return [ending.worth[0] for ending in endings]


def margins(endings: Sequence[Ending]) -> list[float]:
    return [float(ending.margin) for ending in endings]


def summary(endings: Sequence[Ending]) -> Tried:
    """Winning chances, margin and how often each kind of ending came, for the first seat."""
    counts = sorted(Counter(ending.why for ending in endings).items())
    return {
        "chance": chance_of(worths(endings)),
        "margin": mean_of(margins(endings)),
        "endings": {why: round(count / len(endings), 4) for why, count in counts},
    }


def can_appraise(title: Title) -> bool:
    """Whether the staff says more of an unfinished game than that nobody knows."""
    return type(title.staff).appraise is not Staff.appraise
