"""The table of Blitz!: hands, decks, discards, the raid as it grows, and the damage track."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.chance import Chance
from opsroom.engine.codegen import table
from opsroom.engine.column import Column
from opsroom.engine.ids import NONE, SeatId
from opsroom.engine.piles import deal_unseen
from opsroom.engine.position import Position
from opsroom.engine.visibility import owned, public, sealed
from opsroom.titles.blitz.rules.cards import (
    CARDS,
    COUNT,
    FIRST,
    LAST,
    LUFTWAFFE,
    MOST_IN_A_HAND,
    OWNER,
    RAF,
)
from opsroom.titles.blitz.rules.ids import CardId

BY_DAMAGE: Final[i64] = 1
BY_EXHAUSTION: Final[i64] = 2
BY_CONCESSION: Final[i64] = 3
ENDINGS: Final = ["", "victory-luftwaffe", "victory-raf", "conceded"]


@table
class Blitz(Position):
    """The table.  Decks are unlooked at, so they have no order: how many of each card are left is all there is."""

    turn: i64 = public()
    half_points: i64 = public(of="halves", name="damage")  # points; the Berlin option has halves
    winner: i64 = public(start=NONE, of="seat")
    ended: i64 = public(of="ending")
    berlin: i64 = public(of="flag")
    tie_b: i64 = public(of="flag")
    open_stop: i64 = public(of="flag")
    ends_without_raid: i64 = public(of="flag")
    raided: i64 = public(of="flag")  # whether the Luftwaffe attacked this turn
    hand: Column = owned(by=OWNER, rows="card")
    deck: Column = sealed(by=OWNER, rows="card")
    discards: Column = public(size=CARDS, rows="card")
    attack: Column = public(start=NONE, size=MOST_IN_A_HAND, of="card")  # the raid, in the order played
    defence: Column = public(start=NONE, size=MOST_IN_A_HAND, of="card")
    held: Column = public(size=2, rows="seat")  # cards in each hand
    left: Column = public(size=2, rows="seat")  # cards in each deck

    def turn_number(self) -> i64:
        return self.turn

    def is_won_by(self, seat: SeatId) -> bool:
        return self.winner == seat

    def why_over(self) -> str:
        return ENDINGS[self.ended]

    def concede(self, seat: SeatId) -> None:
        win(self, LUFTWAFFE if seat == RAF else RAF, BY_CONCESSION)

    def deal_hidden(self, seat: SeatId, chance: Chance) -> None:
        """Each other hand is re-dealt from what the seat has not seen; the own deck is what is left unseen."""
        for side in range(LUFTWAFFE, RAF + 1):
            for card in range(FIRST[side], LAST[side]):
                unseen = COUNT[card] - self.discards[card]
                if side == seat:
                    unseen -= self.hand[card]
                else:
                    self.hand[card] = 0
                self.deck[card] = unseen
            for card in self.attack if side == LUFTWAFFE else self.defence:
                if card != NONE:
                    self.deck[card] -= 1
            if side != seat:
                deal_unseen(self.deck, self.hand, FIRST[side], LAST[side], self.held[side], chance)


def spend(t: Blitz, seat: SeatId, card: CardId) -> None:
    t.hand[card] -= 1
    t.held[seat] -= 1


def win(t: Blitz, seat: SeatId, ending: i64) -> None:
    t.winner = seat
    t.ended = ending
