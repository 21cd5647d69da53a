"""Worlds in which a game is played on, and what they come to.

The worlds of a seat follow from its view alone: two games that a seat cannot tell apart have the same ones.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt

import msgspec

from opsroom.engine.chance import Quick
from opsroom.engine.ids import Code, SeatId
from opsroom.engine.json_types import View
from opsroom.engine.position import Position
from opsroom.engine.staff import Staff
from opsroom.engine.title import SAFETY_LIMIT, Setup, Title
from opsroom.opponents.search import NEVER, play_out, worth

SURE = 1.96  # standard errors either side: 95 % of all runs would come out within
canonical = msgspec.json.Encoder(order="sorted").encode


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended that was played on: what that is worth to each seat, the scores, and why."""

    worth: tuple[float, ...]
    scores: tuple[int, ...]
    why: str


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean, and how far another run of as many worlds could differ from it."""

    mean: float
    error: float


def number(*parts: object) -> int:
    """A seed of 64 bits that follows from these."""
    text = "\x1f".join(str(part) for part in parts)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "little", signed=True)


def fingerprint(view: View) -> str:
    """The view in a few letters: equal for equal views."""
    return hashlib.sha256(canonical(view)).hexdigest()


def setup_of(view: View) -> Setup:
    return Setup(view["mode"], view["options"], tuple(view["seats"]))


def seen_worlds(title: Title, view: View, worlds: int, purpose: str) -> Iterator[tuple[int, Position]]:
    """Positions that the seat of this view cannot tell from its own, each at its question, with a number for its dice."""
    known, base = title.read(view), fingerprint(view)
    seat = title.seat_code(view["you"])
    for i in range(worlds):
        seed = number("world", purpose, base, i)
        chance = Quick(seed)
        world = known.copy()
        world.deal_hidden(seat, chance)
        world.chance = chance
        world.run()
        yield seed, world


def open_worlds(position: Position, worlds: int, purpose: str) -> Iterator[tuple[int, Position]]:
    """The same position again and again, with other dice each time: for a game whose hands are open."""
    base = hashlib.sha256(canonical(position.save())).hexdigest()
    for i in range(worlds):
        yield number("open", purpose, base, i), position.copy()


def ending_of(title: Title, seats: Sequence[SeatId], world: Position, dice: int, turns: int = 0) -> Ending:
    """Play a world to its end; with `turns`, so many more turns, after which the staff appraises it."""
    world.chance = Quick(number("dice", dice))
    until = int(world.turn_number()) + turns if turns else NEVER
    play_out(world, title.staff, SAFETY_LIMIT, until)
    return Ending(
        tuple(worth(world, title.staff, seat) for seat in seats),
        tuple(int(world.score(seat)) for seat in seats),
        world.why_over() if world.top is None else "",
    )


def ending_after(
    title: Title, seats: Sequence[SeatId], world: Position, dice: int, answer: Code, turns: int = 0
) -> Ending:
    """Give an answer in a copy of the world, with dice that are the same for every answer, and play on."""
    branch = world.copy()
    branch.chance = Quick(number("answer", dice))
    branch.play(answer)
    return ending_of(title, seats, branch, dice, turns)


def can_appraise(title: Title) -> bool:
    """Whether the staff says more of an unfinished game than that nobody knows."""
    return type(title.staff).appraise is not Staff.appraise


def chance_of(values: Sequence[float]) -> Estimate:
    """The mean of values between 0 and 1.  Two wins and two losses are added for the error, so that it is never 0."""
    n = len(values)
    mean = sum(values) / n
    middle = (sum(values) + 2) / (n + 4)
    return Estimate(mean, SURE * sqrt(middle * (1 - middle) / (n + 4)))


def mean_of(values: Sequence[float], unit: float = 1.0) -> Estimate:
    """The mean of any values.  Half a unit squared is added for the error, so that it is never 0."""
    n = len(values)
    mean = sum(values) / n
    spread = sum((value - mean) ** 2 for value in values) + unit * unit / 2
    return Estimate(mean, SURE * sqrt(spread / (n * max(1, n - 1))))


def shares(whys: Sequence[str]) -> dict[str, float]:
    """How often each ending came, as a share."""
    return {why: count / len(whys) for why, count in sorted(Counter(whys).items())}
