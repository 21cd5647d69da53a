"""Reinforcement: cards bought from the piles of the battlefield.  § 11-1 to § 11-3"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.ids import NONE, SeatId
from opsroom.engine.procedure import GO_ON, Todo
from opsroom.titles.barbarossa.rules.cards import (
    BUY,
    GAIN_FIRST,
    GAIN_LAST,
    PILE_KIND,
    PRICE,
    PRICE_CHANGE,
    PRICE_CHANGERS,
    REINFORCEMENT,
    STOCK,
    SUPPLY,
)
from opsroom.titles.barbarossa.rules.effects import AS_BOUGHT, carry_out, take_from_pile
from opsroom.titles.barbarossa.rules.group_orders import play_all_supply, supply_in_hand
from opsroom.titles.barbarossa.rules.ids import CardId
from opsroom.titles.barbarossa.rules.table import Barbarossa, deployed, is_removed


def offer_purchases(t: Barbarossa, seat: SeatId) -> None:
    """§ 11-3: the top card of each pile whose price can be paid, with the supply cards in hand if need be (§ 3-1)."""
    more = price_change(t, seat)
    supply = t.purse[SUPPLY] + supply_in_hand(t, seat)
    for kind in PILE_KIND:
        if t.pile[kind] == 0:
            if is_removed(t, kind):
                t.refuse(BUY + kind, "11-3", "pile_removed")
            else:
                t.refuse(BUY + kind, "11-3", "pile_empty")
        elif PRICE[kind] + more <= supply:
            t.offer(BUY + kind)
        elif t.looking:
            t.refuse(BUY + kind, "11-2", "too_dear", PRICE[kind] + more, supply)
    top = t.deployments[0]
    if top != NONE:
        if PRICE[top] + more <= supply:
            t.offer(BUY + top)
        else:
            t.refuse(BUY + top, "11-2", "too_dear", PRICE[top] + more, supply)


def price_change(t: Barbarossa, seat: SeatId) -> i64:
    """Ruling 40: of the first card of the turn only; copies add up."""
    change: i64 = 0
    if t.bought == 0:
        for kind in PRICE_CHANGERS:
            change += PRICE_CHANGE[kind] * deployed(t, seat, kind)
    return change


def price_of(t: Barbarossa, seat: SeatId, kind: CardId) -> i64:
    price = PRICE[kind] + price_change(t, seat)
    return price if price > 0 else 0


def buy(t: Barbarossa, seat: SeatId, kind: CardId) -> Todo:
    """§ 11-1, § 11-2: one reinforcement point and the price; the card goes onto the discard pile unless it says otherwise."""
    price = price_of(t, seat, kind)
    if t.purse[SUPPLY] < price:
        play_all_supply(t, seat)
    t.purse[REINFORCEMENT] -= 1
    t.purse[SUPPLY] -= price
    t.bought += 1
    t.tell("bought", seat, kind, price)
    if GAIN_FIRST[kind] == GAIN_LAST[kind]:
        take_from_pile(t, kind)
        t.discard[seat * STOCK + kind] += 1
        return GO_ON
    return carry_out(t, seat, kind, AS_BOUGHT, GAIN_FIRST[kind], GAIN_LAST[kind])
