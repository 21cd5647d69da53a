"""The table of Barbarossa: the battlefield in the middle, and each player's area.  § 5-1"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.bits import bit
from opsroom.engine.chance import Chance
from opsroom.engine.codegen import table
from opsroom.engine.column import Column
from opsroom.engine.ids import NONE, SeatId
from opsroom.engine.position import Position
from opsroom.engine.visibility import EVERYBODY_SEES, masked, owned, public, sealed
from opsroom.titles.barbarossa.rules.cards import (
    CITIES,
    DEPLOYMENT_PILE,
    DEPLOYMENTS,
    EVENTS,
    IS_DEPLOYMENT,
    IS_EVENT,
    KINDS,
    MOST_ON_TOP,
    MOST_SEATS,
    OWN_PILE,
    PILE_KIND,
    POINTS,
    STOCK,
    STOCK_IDS,
    TYPE,
    UNIT,
    VP,
)
from opsroom.titles.barbarossa.rules.ids import CardId

BY_MOSCOW: Final[i64] = 1
BY_ROUNDS: Final[i64] = 2
BY_CONCESSION: Final[i64] = 3
ENDINGS: Final = ["", "8-1", "round-limit", "conceded"]
STOCK_OF: Final = [seat for seat in range(5) for _ in STOCK_IDS]  # whose row of a hand or a deck it is
RETURNED: Final = [f"put_back_{i + 1}" for i in range(EVENTS)]  # the places of events under their pile


@table
class Barbarossa(Position):
    """§ 5-1: hands and decks are counts of each kind: an unlooked-at deck has no order.  Open piles keep theirs, top first."""

    # the game
    turn: i64 = public()  # one player's turns, all counted
    round: i64 = public()
    phase: i64 = public(start=-1, of="phase")
    player: i64 = public(start=NONE, of="seat")  # whose turn it is
    first: i64 = public(start=NONE, of="seat")
    seats: i64 = public()
    rounds: i64 = public(start=60)  # the round limit; 0: none
    hq_in_battle: i64 = public(of="flag")  # whether Division HQ's permission holds in a battle too
    printed_defence: i64 = public(of="flag")  # option kharkov
    no_deployments: i64 = public(of="flag")  # option removed
    fixed_first: i64 = public(of="flag")  # option first
    fallen: i64 = public(of="flag")  # Moscow: the game ends with this operations phase
    ended: i64 = public(of="ending")
    winners: i64 = public(of="seats")
    # the turn
    purse: Column = public(size=len(POINTS), rows="point")  # of whose turn it is; what is missing is 0
    battled: i64 = public(of="flag")  # the one battle of the turn has been fought
    bought: i64 = public()  # cards bought this turn
    permits: i64 = public(of="permits")  # cards whose permission to deploy from the hand holds
    in_play: Column = public(size=STOCK, rows="stock")  # the play area of whose turn it is
    # the battle
    target: i64 = public(start=NONE, of="card")
    defence: i64 = public()  # of the target with events and abilities; below zero counts as zero
    to_reveal: i64 = public()  # events still to be turned up
    revealed: Column = public(start=NONE, size=EVENTS, of="card")  # events turned up, in order
    # the battlefield
    pile: Column = public(size=KINDS, rows="card")  # what is missing is empty
    deployments: Column = public(start=NONE, size=DEPLOYMENTS, of="card")  # open, top first
    cities: Column = public(start=NONE, size=CITIES, of="card")  # open, top first
    removed: i64 = public(start=NONE, of="pile")  # the pile in the box
    boxed: Column = public(size=KINDS, rows="card")  # § 5-5: out of the game for good
    events: Column = public(size=KINDS, rows="card")  # not yet seen; everyone can count them
    # events put back under the pile: in batches, the order within a batch known to who put it there
    returned: Column = masked(by="returned_seen", size=EVENTS, start=NONE, rows="put_back", of="card")  # upper first
    returned_open: Column = public(start=NONE, size=EVENTS, of="card")  # the same, each batch sorted
    returned_batch: Column = public(size=EVENTS, rows="put_back")  # those with one number were put back together
    returned_seen: Column = public(size=EVENTS, rows="put_back", of="viewers")
    batches: i64 = public()  # how often events were put back
    # the players' areas
    hand: Column = owned(by=STOCK_OF, rows="stock")
    deck: Column = sealed(by=STOCK_OF, rows="stock")
    held: Column = public(size=MOST_SEATS, rows="seat")  # cards in hand
    left: Column = public(size=MOST_SEATS, rows="seat")  # cards in the deck
    unseen: Column = public(
        size=MOST_SEATS * STOCK, rows="stock", per=STOCK
    )  # in hand or deck: everyone can count them
    known: Column = public(
        size=MOST_SEATS * STOCK, rows="stock", per=STOCK
    )  # of these surely in hand, as all have seen
    on_top: Column = public(
        start=NONE, size=MOST_SEATS * MOST_ON_TOP, of="card", per=MOST_ON_TOP
    )  # of the deck, seen by all
    discard: Column = public(size=MOST_SEATS * STOCK, rows="stock", per=STOCK)
    active: Column = public(size=MOST_SEATS * KINDS, rows="card", per=KINDS)
    exhausted: Column = public(size=MOST_SEATS * KINDS, rows="card", per=KINDS)  # deployed, as the active ones
    army: Column = public(size=MOST_SEATS, rows="seat")  # deployed units
    area: Column = public(size=MOST_SEATS, rows="seat")  # deployed cards

    def turn_number(self) -> i64:
        return self.turn

    def is_won_by(self, seat: SeatId) -> bool:
        return (self.winners >> seat) & 1 != 0

    def is_drawn(self) -> bool:
        """A shared victory is everyone's who shares it; a draw only where all do."""
        return self.winners == bit(self.seats) - 1

    def payoff(self, seat: SeatId) -> float:
        """A shared victory is shared."""
        if not self.is_won_by(seat):
            return 0.0
        n: i64 = 0
        for other in range(self.seats):
            n += (self.winners >> other) & 1
        return 1.0 / float(n)

    def score(self, seat: SeatId) -> i64:
        return victory_points(self, seat)

    def why_over(self) -> str:
        return ENDINGS[self.ended]

    def deal_hidden(self, seat: SeatId, chance: Chance) -> None:
        """Other hands are re-dealt from what is in hand or deck there; own deck: what the seat has not in hand; events put back unseen."""
        for side in range(self.seats):
            base = side * STOCK
            if side == seat:
                for kind in range(base, base + STOCK):
                    self.deck[kind] = self.unseen[kind] - self.hand[kind]
            else:
                deal_hand(self, side, chance)
        shuffle_returned(self, seat, chance)


def deal_hand(t: Barbarossa, side: i64, chance: Chance) -> None:
    base = side * STOCK
    to_deal = t.held[side]
    in_deck: i64 = 0
    for kind in range(base, base + STOCK):
        known = t.known[kind]
        t.hand[kind] = known
        t.deck[kind] = t.unseen[kind] - known
        to_deal -= known
        in_deck += t.unseen[kind] - known
    for _ in range(to_deal):
        k = chance.below(in_deck)
        row = base
        while k >= t.deck[row]:
            k -= t.deck[row]
            row += 1
        t.deck[row] -= 1
        t.hand[row] += 1
        in_deck -= 1


def shuffle_returned(t: Barbarossa, seat: SeatId, chance: Chance) -> None:
    """Batches whose order this seat has not seen."""
    first: i64 = 0
    while first < EVENTS and t.returned_open[first] != NONE:
        end = first + 1
        while end < EVENTS and t.returned_open[end] != NONE and t.returned_batch[end] == t.returned_batch[first]:
            end += 1
        seen = t.returned_seen[first]
        if seen != EVERYBODY_SEES and (seat < 0 or (seen >> seat) & 1 == 0):
            for i in range(first, end):
                t.returned[i] = t.returned_open[i]
            for i in range(first, end):
                j = i + chance.below(end - i)
                t.returned[i], t.returned[j] = t.returned[j], t.returned[i]
        first = end


# --- hand and deck
def leave_hand(t: Barbarossa, seat: SeatId, kind: CardId) -> None:
    """Openly: one fewer of those that all know of."""
    row = seat * STOCK + kind
    t.hand[row] -= 1
    t.unseen[row] -= 1
    t.held[seat] -= 1
    if t.known[row] > 0:
        t.known[row] -= 1


def enter_hand(t: Barbarossa, seat: SeatId, kind: CardId) -> None:
    """Openly, as from the discard pile."""
    row = seat * STOCK + kind
    t.hand[row] += 1
    t.unseen[row] += 1
    t.held[seat] += 1
    t.known[row] += 1


def put_on_top(t: Barbarossa, seat: SeatId, kind: CardId) -> None:
    """Of the deck, where all have seen it."""
    first = seat * MOST_ON_TOP
    i = first + MOST_ON_TOP - 1
    while i > first:
        t.on_top[i] = t.on_top[i - 1]
        i -= 1
    t.on_top[first] = kind
    t.left[seat] += 1


def take_from_top(t: Barbarossa, seat: SeatId) -> i64:
    first = seat * MOST_ON_TOP
    kind = t.on_top[first]
    for i in range(first, first + MOST_ON_TOP - 1):
        t.on_top[i] = t.on_top[i + 1]
    t.on_top[first + MOST_ON_TOP - 1] = NONE
    t.left[seat] -= 1
    return kind


# --- the deployment area
def enter_area(t: Barbarossa, seat: SeatId, kind: CardId, exhausted: bool) -> None:
    if exhausted:
        t.exhausted[seat * KINDS + kind] += 1
    else:
        t.active[seat * KINDS + kind] += 1
    t.army[seat] += UNIT[kind]
    t.area[seat] += 1


def leave_area(t: Barbarossa, seat: SeatId, kind: CardId) -> None:
    """Ruling 54: of cards that differ in nothing but their state, the exhausted one goes."""
    row = seat * KINDS + kind
    if t.exhausted[row] > 0:
        t.exhausted[row] -= 1
    else:
        t.active[row] -= 1
    t.army[seat] -= UNIT[kind]
    t.area[seat] -= 1


def deployed(t: Barbarossa, seat: SeatId, kind: CardId) -> i64:
    return t.active[seat * KINDS + kind] + t.exhausted[seat * KINDS + kind]


# --- the battlefield
def push_bottom(pile: Column, kind: CardId) -> None:
    """Under an open pile that keeps its order."""
    i: i64 = 0
    while pile[i] != NONE:
        i += 1
    pile[i] = kind


def pop_top(pile: Column) -> i64:
    kind = pile[0]
    last: i64 = len(pile) - 1
    i: i64 = 0
    while i < last and pile[i] != NONE:
        pile[i] = pile[i + 1]
        i += 1
    pile[i] = NONE
    return kind


def is_removed(t: Barbarossa, kind: CardId) -> bool:
    """Whether its pile was put into the box at set-up."""
    if t.removed == NONE:
        return False
    if t.removed == DEPLOYMENT_PILE:
        return TYPE[kind] == IS_DEPLOYMENT
    return PILE_KIND[t.removed] == kind


def return_to_battlefield(t: Barbarossa, kind: CardId) -> None:
    """§ 5-4: to the bottom of its pile.  Ruling 2: into the box where its pile was removed."""
    if is_removed(t, kind):
        t.boxed[kind] += 1
    elif TYPE[kind] == IS_EVENT:
        put_under_events(t, kind)
    elif TYPE[kind] == IS_DEPLOYMENT:
        push_bottom(t.deployments, kind)
    elif OWN_PILE[kind]:
        t.pile[kind] += 1
    else:
        push_bottom(t.cities, kind)


def put_under_events(t: Barbarossa, kind: CardId) -> None:
    """Face down, but all have seen which it is: a batch of one."""
    i = returned_count(t)
    t.batches += 1
    t.returned[i] = kind
    t.returned_open[i] = kind
    t.returned_batch[i] = t.batches
    t.returned_seen[i] = EVERYBODY_SEES


def returned_count(t: Barbarossa) -> i64:
    i: i64 = 0
    while i < EVENTS and t.returned_open[i] != NONE:
        i += 1
    return i


# --- § 8-2
def victory_points(t: Barbarossa, seat: SeatId) -> i64:
    """Of all cards that the player has, wherever they lie."""
    points: i64 = 0
    for kind in range(KINDS):
        if VP[kind]:
            points += VP[kind] * cards_of(t, seat, kind)
    return points


def cards_of(t: Barbarossa, seat: SeatId, kind: CardId) -> i64:
    n = deployed(t, seat, kind)
    if kind < STOCK:
        n += t.unseen[seat * STOCK + kind] + t.discard[seat * STOCK + kind]
        if t.player == seat:
            n += t.in_play[kind]
        for i in range(seat * MOST_ON_TOP, (seat + 1) * MOST_ON_TOP):
            if t.on_top[i] == kind:
                n += 1
    return n
