"""What an attack could come to: what is ready, the most that could be mustered, and what an event may add.

Everything is computed from what the attacker sees.  `most_combat` may be too high, never too low: a battle that is called
hopeless cannot be won by anything that is allowed in it.
"""

from __future__ import annotations

from typing import Final

from opsroom.engine.ids import NONE
from opsroom.titles.barbarossa.rules.battle import unseen_events
from opsroom.titles.barbarossa.rules.cards import (
    CARD_USE,
    CARD_USE_END,
    COMBAT,
    IN_START,
    KINDS,
    MODIFIER,
    OPERATION,
    REVEAL_FIRST,
    REVEAL_LAST,
    STOCK,
    SUPPLY,
    UNIT,
    USE_FIRST,
    USE_LAST,
    USE_MIDDLE,
    USE_PLAYED,
    USE_WINDOW,
    WHO_COUNT,
    WORD,
    A,
    B,
)
from opsroom.titles.barbarossa.rules.effects import (
    ACTIVATE,
    DEPLOY_FROM_HAND,
    DRAW,
    EXHAUST,
    GAIN,
    LOWER,
    MOVE,
    PAY,
    THIS,
    TO_HAND,
    available_in_all,
)
from opsroom.titles.barbarossa.rules.group_orders import ready_strength
from opsroom.titles.barbarossa.rules.table import Barbarossa, deployed

NO_LIMIT: Final = 999  # what could be drawn and deployed in the middle of a battle is not known


def ready_combat(t: Barbarossa, seat: int) -> int:
    """Combat points at hand, and those of units that only have to be exhausted."""
    return int(t.purse[COMBAT] + ready_strength(t, seat))


def most_combat(t: Barbarossa, seat: int) -> int:
    """No battle that is declared now can bring more combat points and less defence than this in all."""
    uses = usable(t, seat)
    from_hand = (t.permits != 0 and t.hq_in_battle != 0) or any(does(use, DEPLOY_FROM_HAND) for use in uses)
    if from_hand and any(does(use, DRAW) or fetches(use) for use in uses):
        return NO_LIMIT
    points = {
        point: int(t.purse[point]) + sum(gain_of(use, point) * copies(t, seat, use) for use in uses)
        for point in (OPERATION, SUPPLY)
    }
    total = int(t.purse[COMBAT])
    for kind in range(KINDS):
        own = range(CARD_USE[kind], CARD_USE_END[kind])
        total += int(t.active[seat * KINDS + kind]) * best(own, by_exhausting=True)
        total += int(deployed(t, seat, kind)) * best(own, by_exhausting=False)
        if from_hand and kind < STOCK and UNIT[kind]:
            total += int(t.hand[seat * STOCK + kind]) * (best(own, by_exhausting=True) + best(own, by_exhausting=False))
    for use in uses:
        times = times_of(t, seat, use, points)
        if costs_others(use):
            total += times * strength(use)
        total += times * cards_activated(use) * strongest_again(t, seat)
    return total


def event_range(t: Barbarossa) -> tuple[int, int] | None:
    """The least and the most that the next event may add to the defence; None where no event is left."""
    found = possible_events(t)
    return (min(found), max(found)) if found else None


def is_hopeless(t: Barbarossa, seat: int, defence: int, city: bool) -> bool:
    events = possible_events(t) if city else []
    lowered = sum(each for each in events if each < 0)  # one event may turn up another
    least = lowered or min(events, default=0)
    return most_combat(t, seat) < max(0, defence + least)


def possible_events(t: Barbarossa) -> list[int]:
    """What each event that may come next changes: those not seen yet, or the batch that was put back first."""
    if unseen_events(t) > 0:
        kinds = [kind for kind in range(KINDS) for _ in range(t.events[kind])]
    else:
        batch = t.returned_batch[0]
        kinds = [
            kind for kind, of in zip(t.returned_open, t.returned_batch, strict=True) if kind != NONE and of == batch
        ]
    return [
        int(MODIFIER[kind]) + sum(lowered(row) for row in range(REVEAL_FIRST[kind], REVEAL_LAST[kind]))
        for kind in kinds
    ]


def lowered(row: int) -> int:
    return int(B[row]) if WORD[row] == LOWER else 0


# --- abilities
def usable(t: Barbarossa, seat: int) -> list[int]:
    """Those of deployed and played cards that may be used in a battle, whether or not they can be paid for now."""
    return [
        use
        for kind in range(KINDS)
        for use in range(CARD_USE[kind], CARD_USE_END[kind])
        if USE_WINDOW[use] != IN_START
        and (kind < STOCK and t.in_play[kind] > 0 if USE_PLAYED[use] else deployed(t, seat, kind) > 0)
    ]


def does(use: int, word: int) -> bool:
    return any(WORD[row] == word for row in range(USE_FIRST[use], USE_LAST[use]))


def fetches(use: int) -> bool:
    """Whether it takes cards up into the hand."""
    return any(WORD[row] == MOVE and B[row] == TO_HAND for row in range(USE_MIDDLE[use], USE_LAST[use]))


def strength(use: int) -> int:
    return gain_of(use, COMBAT) - sum(lowered(row) for row in range(USE_MIDDLE[use], USE_LAST[use]))


def gain_of(use: int, point: int) -> int:
    rows = range(USE_MIDDLE[use], USE_LAST[use])
    return sum(int(B[row]) for row in rows if WORD[row] == GAIN and A[row] == point)


def costs_others(use: int) -> bool:
    """Whether neither exhausting nor giving up its own card limits it."""
    return not any(A[row] == THIS and WORD[row] != PAY for row in range(USE_FIRST[use], USE_MIDDLE[use]))


def best(uses: range, by_exhausting: bool) -> int:
    """The most that one copy brings, when it is exhausted or when it is given up."""
    word = EXHAUST if by_exhausting else MOVE
    found = [
        strength(use)
        for use in uses
        if USE_WINDOW[use] != IN_START
        and any(WORD[row] == word and A[row] == THIS for row in range(USE_FIRST[use], USE_MIDDLE[use]))
    ]
    return max(found, default=0)


def cards_activated(use: int) -> int:
    rows = range(USE_MIDDLE[use], USE_LAST[use])
    return sum(1 if A[row] == THIS else int(WHO_COUNT[A[row]]) for row in rows if WORD[row] == ACTIVATE)


def copies(t: Barbarossa, seat: int, use: int) -> int:
    kind = next(kind for kind in range(KINDS) if CARD_USE[kind] <= use < CARD_USE_END[kind])
    return int(t.in_play[kind] if USE_PLAYED[use] else deployed(t, seat, kind))


def times_of(t: Barbarossa, seat: int, use: int, points: dict[int, int]) -> int:
    """How often it could be used at most, with all the points that could be had."""
    limits: list[int] = []
    for row in range(USE_FIRST[use], USE_MIDDLE[use]):
        if WORD[row] == PAY:
            limits.append(points.get(int(A[row]), 0) // int(B[row]))
        elif A[row] == THIS:
            limits.append(copies(t, seat, use))
        else:
            limits.append(int(available_in_all(t, seat, WORD[row], A[row])) // max(1, int(WHO_COUNT[A[row]])))
    return min(limits, default=NO_LIMIT)


def strongest_again(t: Barbarossa, seat: int) -> int:
    """The most that any deployed card brings when it is exhausted once more."""
    return max(
        (best(range(CARD_USE[kind], CARD_USE_END[kind]), True) for kind in range(KINDS) if deployed(t, seat, kind) > 0),
        default=0,
    )
