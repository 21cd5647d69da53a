"""What cards and abilities are worth to the staff, read off their rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.column import Column, column, printed
from opsroom.titles.barbarossa.rules.cards import (
    CARD_USE,
    CARD_USE_END,
    COMBAT,
    IN_START,
    KINDS,
    OPERATION,
    PLAY_FIRST,
    PLAY_LAST,
    PRICE,
    STAYS,
    SUPPLY,
    UNIT,
    USE_CARD,
    USE_COUNT,
    USE_FIRST,
    USE_LAST,
    USE_MIDDLE,
    USE_WINDOW,
    VP,
    WHO_COUNT,
    WORD,
    A,
    B,
)
from opsroom.titles.barbarossa.rules.effects import (
    ACTIVATE,
    DEPLOY_THIS,
    DRAW,
    EXHAUST,
    GAIN,
    LOWER,
    PAY,
    THIS,
    TO_BATTLEFIELD,
)
from opsroom.titles.barbarossa.rules.ids import CardId, UseId


def strengths() -> Column:
    """Combat points or defence that each ability brings in a battle."""
    out = column(USE_COUNT)
    for use in range(USE_COUNT):
        for row in range(USE_MIDDLE[use], USE_LAST[use]):
            if WORD[row] == GAIN and A[row] == COMBAT:
                out[use] += B[row]
            elif WORD[row] == LOWER:
                out[use] -= B[row]
    return out


def sacrifices() -> Column:
    """What using each ability costs in the long run, in tenths of a victory point or so."""
    out = column(USE_COUNT)
    for use in range(USE_COUNT):
        card = USE_CARD[use]
        for row in range(USE_FIRST[use], USE_MIDDLE[use]):
            if WORD[row] == PAY:
                out[use] += B[row] * (3 if A[row] == SUPPLY else 2)
            elif WORD[row] == EXHAUST:
                out[use] += 6 if A[row] == THIS and STAYS[card] else 0 if A[row] == THIS else 4
            elif A[row] == THIS:
                out[use] += 14 * VP[card] + (
                    8 + 3 * PRICE[card] if UNIT[card] and B[row] == TO_BATTLEFIELD else 12 if UNIT[card] else 4
                )
            else:
                out[use] += 9 * WHO_COUNT[A[row]]
    return out


def is_income(use: UseId) -> bool:
    """An ability of the operations phase that gives something at no loss."""
    if USE_WINDOW[use] == IN_START or STRENGTH[use] > 0 or SACRIFICE[use] > 0:
        return False
    for row in range(USE_MIDDLE[use], USE_LAST[use]):
        if WORD[row] != GAIN and WORD[row] != DRAW:
            return False
    return True


STRENGTH: Final = strengths()
SACRIFICE: Final = sacrifices()


def incomes() -> Column:
    out = column(USE_COUNT)
    for use in range(USE_COUNT):
        out[use] = 1 if is_income(use) else 0
    return out


INCOME: Final = incomes()


def values() -> Column:
    """What a card is worth to have: by its price, its points, and what it can do when deployed."""
    out = column(KINDS)
    for kind in range(KINDS):
        out[kind] = 10 * VP[kind] + (4 * PRICE[kind] if PRICE[kind] > 0 else 0)
        for use in range(CARD_USE[kind], CARD_USE_END[kind]):
            out[kind] += STRENGTH[use] if SACRIFICE[use] < 7 else 0
    return out


VALUE: Final = values()


def needs_supply(kind: CardId) -> bool:
    """Whether one of its abilities costs supply in the operations phase or a battle."""
    for use in range(CARD_USE[kind], CARD_USE_END[kind]):
        for row in range(USE_FIRST[use], USE_MIDDLE[use]):
            if USE_WINDOW[use] != IN_START and WORD[row] == PAY and A[row] == SUPPLY:
                return True
    return False


SUPPLIED: Final = printed([kind for kind in range(KINDS) if needs_supply(kind)])


def bonuses(word: i64, point: i64) -> Column:
    """How much of this each card gives when it is played."""
    out = column(KINDS)
    for kind in range(KINDS):
        for row in range(PLAY_FIRST[kind], PLAY_LAST[kind]):
            if WORD[row] == word and (word != GAIN or A[row] == point):
                out[kind] += B[row] if word == GAIN or word == DRAW else 1
    return out


GIVES_OPERATION: Final = bonuses(GAIN, OPERATION)
GIVES_CARDS: Final = bonuses(DRAW, 0)
IS_DEPLOYED: Final = bonuses(DEPLOY_THIS, 0)
ACTIVATES: Final = bonuses(ACTIVATE, 0)
