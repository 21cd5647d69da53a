"""Piles as columns of counts: how many there are of each kind, in no order until someone looks."""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.chance import Chance
from opsroom.engine.column import Column, total


def deal_unseen(pile: Column, hand: Column, first: i64, last: i64, cards: i64, chance: Chance) -> None:
    """Deal that many cards of these rows at random from pile to hand."""
    n = total(pile, first, last)
    for _ in range(cards):
        k = chance.below(n)
        row = first
        while k >= pile[row]:
            k -= pile[row]
            row += 1
        pile[row] -= 1
        hand[row] += 1
        n -= 1
