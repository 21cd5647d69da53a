"""Orders for several cards at once: all supply, all deployments, and the units that a victory needs.  § 3-1, § 9, § 10, § 12 (4)

They add no rule: each card is played or used as if it had been ordered alone, and the log tells it so.  Only what neither asks
nor draws is in a group, so one answer never decides anything that the player could not foresee.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.column import Column, column, printed
from opsroom.engine.ids import NONE, SeatId
from opsroom.engine.procedure import Todo
from opsroom.titles.barbarossa.rules.abilities import HOW_CLOSELY, WHILE_ACTIVE, use_ability
from opsroom.titles.barbarossa.rules.cards import (
    ALL_SUPPLY,
    ALL_UNITS,
    CARD_USE,
    CARD_USE_END,
    COMBAT,
    IN_OPERATIONS,
    KINDS,
    MAY_DEPLOY,
    OPERATION,
    OPTIONAL,
    PLAY_COST,
    PLAY_FIRST,
    PLAY_LAST,
    PUTTABLE,
    STAYS,
    STOCK,
    STORM,
    SUPPLIES,
    SUPPLY,
    USE_CARD,
    USE_COUNT,
    USE_LAST,
    USE_MIDDLE,
    USE_PLAYED,
    USE_WINDOW,
    WORD,
    A,
    B,
)
from opsroom.titles.barbarossa.rules.effects import (
    GAIN,
    PLAYED,
    carry_out,
    permit_for,
    put_down,
    total_defence,
)
from opsroom.titles.barbarossa.rules.ids import CardId, UseId
from opsroom.titles.barbarossa.rules.table import Barbarossa, enter_area, leave_hand


def only_gains(first: i64, last: i64) -> bool:
    for row in range(first, last):
        if WORD[row] != GAIN:
            return False
    return True


def points_gained(first: i64, last: i64, point: i64) -> i64:
    points: i64 = 0
    for row in range(first, last):
        if WORD[row] == GAIN and A[row] == point:
            points += B[row]
    return points


# --- supply
PLAIN_SUPPLIES: Final = printed(  # all of the printed game; a data pack may have others
    [kind for kind in SUPPLIES if PLAY_COST[kind] == 0 and only_gains(PLAY_FIRST[kind], PLAY_LAST[kind])]
)


def play(t: Barbarossa, seat: SeatId, kind: CardId) -> Todo:
    """§ 5-2"""
    t.purse[OPERATION] -= PLAY_COST[kind]
    leave_hand(t, seat, kind)
    t.in_play[kind] += 1
    t.tell("played", seat, kind, PLAY_COST[kind])
    return carry_out(t, seat, kind, PLAYED, PLAY_FIRST[kind], PLAY_LAST[kind])


def supply_cards(t: Barbarossa, seat: SeatId) -> i64:
    """How many cards the order for all supply would play."""
    n: i64 = 0
    for kind in PLAIN_SUPPLIES:
        n += t.hand[seat * STOCK + kind]
    return n


def supply_in_hand(t: Barbarossa, seat: SeatId) -> i64:
    """The supply points that they would bring."""
    points: i64 = 0
    for kind in PLAIN_SUPPLIES:
        points += t.hand[seat * STOCK + kind] * points_gained(PLAY_FIRST[kind], PLAY_LAST[kind], SUPPLY)
    return points


def play_all_supply(t: Barbarossa, seat: SeatId) -> None:
    for kind in PLAIN_SUPPLIES:
        for _ in range(t.hand[seat * STOCK + kind]):
            play(t, seat, kind)


def offer_all_supply(t: Barbarossa, seat: SeatId, abilities: bool) -> None:
    """Where there is more than one card to play or, where abilities may be used, to exhaust: one is an order by itself."""
    if supply_cards(t, seat) + (income_cards(t, seat) if abilities else 0) > 1:
        t.offer(ALL_SUPPLY)


# --- income of deployed cards
def is_income(use: UseId) -> bool:
    """Points, but no combat points, for no more than exhausting the card."""
    if not is_plain(use):
        return False
    return points_gained(USE_MIDDLE[use], USE_LAST[use], COMBAT) == 0


def is_plain(use: UseId) -> bool:
    """In the operations phase, for no more than exhausting its card, which the next turn activates; and only for points."""
    if HOW_CLOSELY[use] != WHILE_ACTIVE or USE_PLAYED[use] or STAYS[USE_CARD[use]]:
        return False
    return USE_WINDOW[use] == IN_OPERATIONS and only_gains(USE_MIDDLE[use], USE_LAST[use])


INCOMES: Final = printed([use for use in range(USE_COUNT) if is_income(use)])


def income_cards(t: Barbarossa, seat: SeatId) -> i64:
    n: i64 = 0
    for use in INCOMES:
        n += t.active[seat * KINDS + USE_CARD[use]]
    return n


def collect_all(t: Barbarossa, seat: SeatId) -> None:
    """All supply cards, and all that deployed cards give for being exhausted."""
    play_all_supply(t, seat)
    for use in INCOMES:
        for _ in range(t.active[seat * KINDS + USE_CARD[use]]):
            use_ability(t, seat, use)


# --- § 10
def deployable_cards(t: Barbarossa, seat: SeatId) -> i64:
    """In the play area, and in the hand as far as a card permits it."""
    n: i64 = 0
    for kind in OPTIONAL:
        n += t.in_play[kind]
    if t.permits:
        for kind in PUTTABLE:
            if permit_for(t, kind) >= 0:
                n += t.hand[seat * STOCK + kind]
    return n


def deploy_played(t: Barbarossa, seat: SeatId, kind: CardId) -> None:
    """A card in the play area that may be deployed, and now is (ruling 14)."""
    t.in_play[kind] -= 1
    enter_area(t, seat, kind, MAY_DEPLOY[kind] == 2)
    t.tell("deployed", seat, kind, MAY_DEPLOY[kind] - 1)


def deploy_all(t: Barbarossa, seat: SeatId) -> None:
    for kind in OPTIONAL:
        for _ in range(t.in_play[kind]):
            deploy_played(t, seat, kind)
    for kind in PUTTABLE:
        if permit_for(t, kind) >= 0:
            for _ in range(t.hand[seat * STOCK + kind]):
                put_down(t, seat, kind)


# --- the units that a victory needs
def plain_strength(use: UseId) -> i64:
    return points_gained(USE_MIDDLE[use], USE_LAST[use], COMBAT) if is_plain(use) else 0


def strongest_uses() -> Column:
    """Of each kind of card the ability with which it takes part, or none."""
    out = column(KINDS)
    for kind in range(KINDS):
        out[kind] = NONE
        best: i64 = 0
        for use in range(CARD_USE[kind], CARD_USE_END[kind]):
            if plain_strength(use) > best:
                out[kind], best = use, plain_strength(use)
    return out


STORM_USE: Final = strongest_uses()
STORM_STRENGTH: Final = printed([plain_strength(use) if use != NONE else 0 for use in STORM_USE])
STORM_KINDS: Final = printed([kind for kind in range(KINDS) if STORM_USE[kind] != NONE])


def offer_storm(t: Barbarossa, seat: SeatId) -> None:
    """As long as the defence is not met: the victory if units that only have to be exhausted meet it, else all of them."""
    short = total_defence(t) - t.purse[COMBAT]
    if short <= 0:
        return
    if ready_strength(t, seat) >= short:
        t.offer(STORM)
    elif ready_units(t, seat) > 1:
        t.offer(ALL_UNITS)


def ready_units(t: Barbarossa, seat: SeatId) -> i64:
    n: i64 = 0
    for kind in STORM_KINDS:
        n += t.active[seat * KINDS + kind]
    return n


def ready_strength(t: Barbarossa, seat: SeatId) -> i64:
    points: i64 = 0
    for kind in STORM_KINDS:
        points += t.active[seat * KINDS + kind] * STORM_STRENGTH[kind]
    return points


def storm(t: Barbarossa, seat: SeatId) -> None:
    """The strongest first; the last is the weakest that is enough."""
    while t.purse[COMBAT] < total_defence(t):
        use_ability(t, seat, STORM_USE[next_to_storm(t, seat)])


def use_all_units(t: Barbarossa, seat: SeatId) -> None:
    for kind in STORM_KINDS:
        for _ in range(t.active[seat * KINDS + kind]):
            use_ability(t, seat, STORM_USE[kind])


def next_to_storm(t: Barbarossa, seat: SeatId) -> CardId:
    short = total_defence(t) - t.purse[COMBAT]
    enough: i64 = NONE
    strongest: i64 = NONE
    for kind in STORM_KINDS:
        if t.active[seat * KINDS + kind] == 0:
            continue
        strength = STORM_STRENGTH[kind]
        if strength >= short and (enough == NONE or strength < STORM_STRENGTH[enough]):
            enough = kind
        if strongest == NONE or strength > STORM_STRENGTH[strongest]:
            strongest = kind
    return enough if enough != NONE else strongest
