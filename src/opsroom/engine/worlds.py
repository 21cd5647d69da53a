"""Worlds for estimates: the position that a seat knows, with everything that it cannot see re-dealt.

Odds, analyses of a question, after-action reports and what-ifs all estimate in the same way, in layers:

1. `worlds_of_view` deals worlds.  Their seeds follow from the view, so games that the seat cannot tell apart have the same estimates.
2. `World.branch` gives an answer in a copy; whatever the answer, the dice are the same.  `rollout.play_out` plays on with the staff.
3. `estimates` turns the results into a mean with its error, and compares options world by world.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from opsroom.engine.chance import Chance, Quick
from opsroom.engine.ids import Code, SeatId
from opsroom.engine.json_types import View
from opsroom.engine.position import Position

if TYPE_CHECKING:
    from opsroom.engine.title import Title

encode_sorted = msgspec.json.Encoder(order="sorted", enc_hook=list).encode  # a native column is encoded as a list


@dataclass(frozen=True, slots=True)
class World:
    """A position at its question, and the seed of its dice.  The position is never changed: play on in a branch."""

    position: Position
    seed: int

    def branch(self, answer: Code | None = None) -> Position:
        """A copy to play on, after an answer if one is given."""
        copy = self.position.copy()
        if answer is not None:
            copy.chance = Quick(seed_from("answer", self.seed))
            copy.play(answer)
        copy.chance = self.dice()
        return copy

    def dice(self) -> Chance:
        """The dice of this world from their beginning."""
        return Quick(seed_from("dice", self.seed))


def worlds_of_view(title: Title, view: View, worlds: int, purpose: str) -> Iterator[World]:
    """Worlds that the seat of this view cannot tell from its own; other ones for each purpose."""
    seat = title.seat_code(view["you"])
    return deal_worlds(title.read(view), seat, worlds, purpose, fingerprint(view))


def deal_worlds(known: Position, seat: SeatId, worlds: int, *seed: object) -> Iterator[World]:
    """So many worlds of a position as the seat knows it; which ones follows from the parts of the seed."""
    for i in range(worlds):
        number = seed_from("world", *seed, i)
        world = known.redealt(seat, Quick(number))
        world.run()
        yield World(world, number)


def worlds_of_position(position: Position, worlds: int, purpose: str) -> Iterator[World]:
    """The same position again and again, with other dice each time: for a game whose hands are open."""
    base = hashlib.sha256(encode_sorted(position.save())).hexdigest()
    for i in range(worlds):
        yield World(position, seed_from("open", purpose, base, i))


def fingerprint(view: View) -> str:
    """The view in a few letters: equal for equal views."""
    return hashlib.sha256(encode_sorted(view)).hexdigest()


def seed_from(*parts: object) -> int:
    """A seed of 64 bits that follows from these parts."""
    text = "\x1f".join(str(part) for part in parts)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "little", signed=True)
