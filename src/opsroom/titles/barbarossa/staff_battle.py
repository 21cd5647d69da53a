"""What a victory would cost the staff with what it has deployed, and which ability comes next."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.ids import SeatId
from opsroom.engine.procedure import PASS
from opsroom.titles.barbarossa.rules.cards import (
    CARD_USE,
    CARD_USE_END,
    DEPLOY,
    DEPLOYED_ABLE,
    IN_START,
    IS_OBJECTIVE,
    KINDS,
    OPERATION,
    SUPPLY,
    TYPE,
    USE,
    USE_CARD,
    USE_FIRST,
    USE_MIDDLE,
    USE_WINDOW,
    WHO_COUNT,
    WORD,
    A,
    B,
    matches,
)
from opsroom.titles.barbarossa.rules.effects import (
    ACTIVATE,
    EXHAUST,
    PAY,
    THIS,
    available,
)
from opsroom.titles.barbarossa.rules.ids import CardId, UseId
from opsroom.titles.barbarossa.rules.table import Barbarossa, deployed, victory_points
from opsroom.titles.barbarossa.staff_worth import SACRIFICE, STRENGTH, VALUE

OUT_OF_REACH: Final[i64] = 1_000_000
MANY: Final[i64] = 99


def price_of_victory(t: Barbarossa, seat: SeatId, short: i64) -> i64:
    """The least that so many combat points would cost with what is deployed, roughly; OUT_OF_REACH where they cannot be had."""
    if short <= 0:
        return 0
    cost: i64 = 0
    left = short
    supply, operation = t.purse[SUPPLY], t.purse[OPERATION]
    base = seat * KINDS
    for limit in range(5):
        for kind in DEPLOYED_ABLE:
            n = t.active[base + kind] + t.exhausted[base + kind]
            if n == 0:
                continue
            for use in range(CARD_USE[kind], CARD_USE_END[kind]):
                gain = STRENGTH[use]
                if gain == 0 or step_of(use) != limit:
                    continue
                times = uses_left(t, seat, use, n, supply, operation)
                if times == 0:
                    continue
                needed = (left + gain - 1) // gain
                times = needed if needed < times else times
                left -= gain * times
                cost += SACRIFICE[use] * times
                supply -= times * paid(use, SUPPLY)
                if left <= 0:
                    return cost
        if limit == 1:
            more = activation(t, seat, supply, operation)
            left -= more
            if left <= 0:
                return cost + 2
    return OUT_OF_REACH


def step_of(use: UseId) -> i64:
    """Abilities by what they cost: nothing, a little, a card that comes back, a card that is lost."""
    cost = SACRIFICE[use]
    return 0 if cost == 0 else 1 if cost < 8 else 2 if cost < 11 else 3 if cost < 13 else 4


def uses_left(t: Barbarossa, seat: SeatId, use: UseId, n: i64, supply: i64, operation: i64) -> i64:
    """How often an ability could still be used."""
    times: i64 = n
    for row in range(USE_FIRST[use], USE_MIDDLE[use]):
        word, a = WORD[row], A[row]
        if word == PAY:
            have = supply if a == SUPPLY else operation if a == OPERATION else 0
            possible = have // B[row]
            times = possible if possible < times else times
        elif a == THIS:
            if word == EXHAUST and t.active[seat * KINDS + USE_CARD[use]] < times:
                times = t.active[seat * KINDS + USE_CARD[use]]
        else:
            cards: i64 = 0
            for kind in range(KINDS):
                if matches(a, kind):
                    cards += available(t, seat, word, a, kind)
            times = cards // WHO_COUNT[a]
    return times


def paid(use: UseId, point: i64) -> i64:
    points: i64 = 0
    for row in range(USE_FIRST[use], USE_MIDDLE[use]):
        if WORD[row] == PAY and A[row] == point:
            points += B[row]
    return points


def activation(t: Barbarossa, seat: SeatId, supply: i64, operation: i64) -> i64:
    """Combat points from cards that are activated a second time: by a general, a workshop, or spare operation points."""
    more: i64 = 0
    for kind in DEPLOYED_ABLE:
        n = deployed(t, seat, kind)
        if n == 0:
            continue
        for use in range(CARD_USE[kind], CARD_USE_END[kind]):
            row = USE_MIDDLE[use]
            if WORD[row] != ACTIVATE or USE_WINDOW[use] == IN_START:
                continue
            times = uses_left(t, seat, use, n if A[row] != THIS else MANY, supply, operation)
            operation -= times * paid(use, OPERATION)
            supply -= times * paid(use, SUPPLY)
            more += times * strongest(t, seat, A[row], kind)
    return more


def strongest(t: Barbarossa, seat: SeatId, who: i64, card: CardId) -> i64:
    """The most that one of these cards brings when it is exhausted."""
    best: i64 = 0
    for kind in DEPLOYED_ABLE:
        if (kind == card if who == THIS else matches(who, kind)) and deployed(t, seat, kind) > 0:
            use = CARD_USE[kind]
            while use < CARD_USE_END[kind]:
                if WORD[USE_FIRST[use]] == EXHAUST and STRENGTH[use] > best:
                    best = STRENGTH[use]
                use += 1
    return best


def best_use(t: Barbarossa, short: i64) -> i64:
    """The cheapest ability; of equals the smallest that is enough, else the strongest."""
    best: i64 = PASS
    highest: i64 = -OUT_OF_REACH
    for i in range(t.offered):
        option = t.options[i]
        if option < USE or option >= DEPLOY:
            continue
        use = option - USE
        gain = STRENGTH[use]
        if gain == 0:
            if WORD[USE_MIDDLE[use]] != ACTIVATE:
                continue
            gain = strongest_exhausted(t, t.seat, A[USE_MIDDLE[use]], USE_CARD[use])
            if gain == 0:
                continue
        worth = -100 * step_of(use) - 40 * (0 if STRENGTH[use] > 0 else 1)
        worth += 30 - gain if gain >= short else gain
        if worth > highest:
            best, highest = option, worth
    return best


def strongest_exhausted(t: Barbarossa, seat: SeatId, who: i64, card: CardId) -> i64:
    best: i64 = 0
    for kind in DEPLOYED_ABLE:
        if (kind == card if who == THIS else matches(who, kind)) and t.exhausted[seat * KINDS + kind] > 0:
            for use in range(CARD_USE[kind], CARD_USE_END[kind]):
                if WORD[USE_FIRST[use]] == EXHAUST and STRENGTH[use] > best:
                    best = STRENGTH[use]
    return best


def would_win(t: Barbarossa, seat: SeatId, more: i64) -> bool:
    """Whether so many points more would put the seat level or ahead; level is enough with the last city."""
    own = victory_points(t, seat) + more
    for other in range(t.seats):
        if other != seat and victory_points(t, other) > own:
            return False
    return True


def standing(t: Barbarossa, seat: SeatId) -> float:
    """Victory points, and a little for what is deployed."""
    points = float(victory_points(t, seat))
    for kind in DEPLOYED_ABLE:
        if TYPE[kind] != IS_OBJECTIVE:
            points += 0.04 * float(VALUE[kind] * deployed(t, seat, kind))
    return points
