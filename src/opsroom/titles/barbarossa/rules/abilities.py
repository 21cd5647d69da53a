"""Activated abilities: which may be used now, and what they cost.  § 9"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.column import Column, column
from opsroom.engine.ids import NONE, SeatId
from opsroom.engine.position import NO_ROWS
from opsroom.engine.procedure import Todo
from opsroom.titles.barbarossa.rules.cards import (
    CARD_USE,
    CARD_USE_END,
    DEPLOYED_ABLE,
    IN_BATTLE,
    IN_OPERATIONS,
    IN_START,
    KINDS,
    PLAYED_ABLE,
    START_ABLE,
    USE,
    USE_CARD,
    USE_COUNT,
    USE_FIRST,
    USE_LAST,
    USE_MIDDLE,
    USE_PLAYED,
    USE_WINDOW,
    WHO_COUNT,
    WORD,
    A,
    B,
    matches,
)
from opsroom.titles.barbarossa.rules.effects import (
    ACTIVATE,
    DEPLOY_FROM_HAND,
    EXHAUST,
    IN_AREA,
    MOVE,
    PAY,
    PLAYED,
    THIS,
    available_in_all,
    carry_out,
)
from opsroom.titles.barbarossa.rules.ids import UseId
from opsroom.titles.barbarossa.rules.table import Barbarossa

ALWAYS: Final[i64] = 0
WHILE_ACTIVE: Final[i64] = 1
LOOK_CLOSER: Final[i64] = 2


def how_closely() -> Column:
    """Most abilities need no more than the card, or the card active; the others are looked at row by row."""
    out = column(USE_COUNT)
    for use in range(USE_COUNT):
        first, middle = USE_FIRST[use], USE_MIDDLE[use]
        by_itself = middle == first + 1 and A[first] == THIS and WORD[first] != PAY
        for row in range(middle, USE_LAST[use]):
            if WORD[row] == ACTIVATE or WORD[row] == MOVE or WORD[row] == DEPLOY_FROM_HAND:
                by_itself = False
        if not by_itself:
            out[use] = LOOK_CLOSER
        elif WORD[first] == EXHAUST:
            out[use] = WHILE_ACTIVE
    return out


HOW_CLOSELY: Final = how_closely()


def offer_uses(t: Barbarossa, seat: SeatId) -> None:
    """Abilities of the seat's cards in the operations phase; in a battle, also those that only work there."""
    in_battle = t.target != NONE
    base = seat * KINDS
    for kind in DEPLOYED_ABLE if t.area[seat] else NO_ROWS:
        active = t.active[base + kind]
        if active or t.exhausted[base + kind]:
            for use in range(CARD_USE[kind], CARD_USE_END[kind]):
                if USE_WINDOW[use] == IN_OPERATIONS or (in_battle and USE_WINDOW[use] == IN_BATTLE):
                    if USE_PLAYED[use] == 0:
                        offer_use(t, seat, use, active)
                elif USE_PLAYED[use] == 0 and USE_WINDOW[use] == IN_BATTLE:
                    t.refuse(USE + use, "9", "only_in_battle")
                elif USE_PLAYED[use] == 0:
                    t.refuse(USE + use, "9", "only_at_start")
    for kind in PLAYED_ABLE:
        if t.in_play[kind]:
            for use in range(CARD_USE[kind], CARD_USE_END[kind]):
                if USE_PLAYED[use] and (
                    USE_WINDOW[use] == IN_OPERATIONS or (in_battle and USE_WINDOW[use] == IN_BATTLE)
                ):
                    offer_use(t, seat, use, 1)


def offer_start_uses(t: Barbarossa, seat: SeatId) -> None:
    for kind in START_ABLE if t.area[seat] else NO_ROWS:
        if t.active[seat * KINDS + kind] or t.exhausted[seat * KINDS + kind]:
            for use in range(CARD_USE[kind], CARD_USE_END[kind]):
                if USE_WINDOW[use] == IN_START:
                    offer_use(t, seat, use, t.active[seat * KINDS + kind])


def has_start_uses(t: Barbarossa, seat: SeatId) -> bool:
    """Whether a deployed card has an ability for the start phase that could do something."""
    for kind in START_ABLE if t.area[seat] else NO_ROWS:
        if t.active[seat * KINDS + kind] or t.exhausted[seat * KINDS + kind]:
            for use in range(CARD_USE[kind], CARD_USE_END[kind]):
                if USE_WINDOW[use] == IN_START and does_something(t, seat, use):
                    return True
    return False


def offer_use(t: Barbarossa, seat: SeatId, use: UseId, active: i64) -> None:
    how = HOW_CLOSELY[use]
    if how == WHILE_ACTIVE:
        if active:
            t.offer(USE + use)
        else:
            t.refuse(USE + use, "9", "already_exhausted")
    elif how == ALWAYS:
        t.offer(USE + use)
    elif not can_pay(t, seat, use):
        if t.looking:
            refuse_use(t, seat, use)
    elif does_something(t, seat, use) or gives_its_card_up(use):
        t.offer(USE + use)
    else:
        t.refuse(USE + use, "9", "no_effect")


def refuse_use(t: Barbarossa, seat: SeatId, use: UseId) -> None:
    """The first part of the cost that is missing."""
    for row in range(USE_FIRST[use], USE_MIDDLE[use]):
        if WORD[row] == PAY and t.purse[A[row]] < B[row]:
            t.refuse(USE + use, "9", "too_few_points", B[row], t.purse[A[row]])
            return
        if WORD[row] == EXHAUST and A[row] == THIS and t.active[seat * KINDS + USE_CARD[use]] == 0:
            t.refuse(USE + use, "9", "already_exhausted")
            return
    t.refuse(USE + use, "9", "no_card_for_cost")


def can_pay(t: Barbarossa, seat: SeatId, use: UseId) -> bool:
    """§ 9: all of the cost, or nothing."""
    card = USE_CARD[use]
    itself: i64 = 0  # this card is already part of the cost and cannot pay twice
    for row in range(USE_FIRST[use], USE_MIDDLE[use]):
        word, a = WORD[row], A[row]
        if word == PAY:
            if t.purse[a] < B[row]:
                return False
        elif a == THIS:
            if word == EXHAUST and t.active[seat * KINDS + card] == 0:
                return False
            itself = 1
        else:
            n = available_in_all(t, seat, word, a)
            if itself and matches(a, card):
                n -= 1
            if n < WHO_COUNT[a]:
                return False
    return True


def does_something(t: Barbarossa, seat: SeatId, use: UseId) -> bool:
    """Ruling 19: an ability that would do nothing is not offered."""
    card = USE_CARD[use]
    for row in range(USE_MIDDLE[use], USE_LAST[use]):
        word, a = WORD[row], A[row]
        if word == ACTIVATE and a == THIS:
            if t.exhausted[seat * KINDS + card] > 0:
                return True
        elif (word == ACTIVATE or word == EXHAUST or word == MOVE or word == DEPLOY_FROM_HAND) and a != THIS:
            if available_in_all(t, seat, word, a) > 0:
                return True
        else:
            return True
    return False


def gives_its_card_up(use: UseId) -> bool:
    """Ruling 19: to be rid of the card may be all that is wanted, as with a Field Replacement Battalion."""
    for row in range(USE_FIRST[use], USE_MIDDLE[use]):
        if WORD[row] == MOVE and A[row] == THIS:
            return True
    return False


def use_ability(t: Barbarossa, seat: SeatId, use: UseId) -> Todo:
    """The cost first, then the effect."""
    t.tell("used", seat, use)
    lies = PLAYED if USE_PLAYED[use] else IN_AREA
    return carry_out(t, seat, USE_CARD[use], lies, USE_FIRST[use], USE_LAST[use])
