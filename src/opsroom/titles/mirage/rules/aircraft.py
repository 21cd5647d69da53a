"""Aircraft on the table: turned up, sent home, shot down.  § 8, § 12.3"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.ids import NONE, SeatId
from opsroom.titles.mirage.rules.cards import (
    ACES,
    BOMBERS,
    BRITISH_ACES,
    BRITISH_END,
    BRITISH_ESCAPE,
    GERMAN_ESCAPE,
    VP_ACE,
    VP_AIRCRAFT,
    WEAPONS,
)
from opsroom.titles.mirage.rules.ids import AreaId, SlotId
from opsroom.titles.mirage.rules.table import (
    OPEN,
    SLOTS,
    WEAPON_KINDS,
    Mirage,
    attackers,
    british_seen,
    british_takes_back,
    german_at,
    german_seen,
    german_takes_back,
    score_british,
    score_german,
)


def turn_up_force(t: Mirage, seat: SeatId) -> None:
    for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
        card = t.force_card[slot]
        if card != NONE:
            t.force_seen[slot] = OPEN
            german_seen(t, seat, card)
            t.tell("force_shown", seat, card)


def turn_up_british(t: Mirage, slot: SlotId) -> None:
    """Weapons are in place from now on."""
    card = t.brit_card[slot]
    t.brit_seen[slot] = OPEN
    t.tell("british_shown", card, t.brit_area[slot])
    if card < BRITISH_END:
        british_seen(t, card)
        if card >= WEAPONS and card < BRITISH_ACES:
            settle(t, slot)


def settle(t: Mirage, slot: SlotId) -> None:
    t.weapons[t.brit_area[slot] * WEAPON_KINDS + t.brit_card[slot] - WEAPONS] += 1
    clear_british(t, slot)


def clear_british(t: Mirage, slot: SlotId) -> None:
    t.brit_card[slot] = t.brit_area[slot] = t.brit_rider[slot] = t.brit_force[slot] = t.brit_pair[slot] = NONE
    t.brit_seen[slot] = 0


def british_home(t: Mirage, slot: SlotId) -> None:
    """A fighter that everybody saw goes back to the hand, with its ace."""
    british_takes_back(t, t.brit_card[slot])
    if t.brit_rider[slot] != NONE:
        british_takes_back(t, t.brit_rider[slot])
    clear_british(t, slot)


def forces_by(t: Mirage, area: AreaId, night: i64) -> i64:
    """Forces at an area by day or by night."""
    n: i64 = 0
    for seat in range(t.germans):
        if t.force_area[seat] == area and t.force_night[seat] == night:
            n += 1
    return n


def nth_force(t: Mirage, area: AreaId, night: i64, n: i64) -> i64:
    """In the order of the stack, which is the order of placement."""
    for place in range(attackers(t)):
        seat = german_at(t, place)
        if t.force_area[seat] == area and t.force_night[seat] == night:
            if n == 0:
                return seat
            n -= 1
    return NONE


def offer_once(t: Mirage, option: i64) -> None:
    for i in range(t.offered):
        if t.options[i] == option:
            return
    t.offer(option)


def has_bombers_left(t: Mirage, seat: SeatId) -> bool:
    for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if t.force_card[slot] >= BOMBERS and t.force_card[slot] < ACES:
            return True
    return False


def clear_german(t: Mirage, slot: SlotId) -> None:
    t.force_card[slot] = t.force_rider[slot] = t.force_pair[slot] = NONE
    t.force_seen[slot] = t.spoiled[slot] = 0


def german_home(t: Mirage, slot: SlotId) -> None:
    """An aircraft that everybody saw goes back to its owner's hand, with its ace (rulings M33, M35)."""
    seat = slot // SLOTS
    german_takes_back(t, seat, t.force_card[slot])
    if t.force_rider[slot] != NONE:
        german_takes_back(t, seat, t.force_rider[slot])
    clear_german(t, slot)


def german_lost(t: Mirage, slot: SlotId) -> None:
    """Shot down: a point for the British side; the ace may bale out, else another point (§ 8.2, § 12.3)."""
    seat, card, ace = slot // SLOTS, t.force_card[slot], t.force_rider[slot]
    pair = t.force_pair[slot] + 1  # 0: by guns, not in a combat
    t.discards[card] += 1
    score_british(t, VP_AIRCRAFT)
    t.tell("shot_down", card, seat, t.british, pair)
    clear_german(t, slot)
    if ace == NONE:
        return
    die = t.die()
    if die <= GERMAN_ESCAPE:
        t.tell("ace_escaped", ace, die, pair)
        german_takes_back(t, seat, ace)
    else:
        t.tell("ace_lost", ace, die, pair)
        t.discards[ace] += 1
        score_british(t, VP_ACE)


def british_lost(t: Mirage, slot: SlotId, scorer: i64) -> None:
    """Shot down by that German's force."""
    card, ace, pair = t.brit_card[slot], t.brit_rider[slot], t.brit_pair[slot] + 1
    t.discards[card] += 1
    score_german(t, scorer, VP_AIRCRAFT)
    t.tell("shot_down", card, t.british, scorer, pair)
    clear_british(t, slot)
    if ace == NONE:
        return
    die = t.die()
    if die <= BRITISH_ESCAPE:
        t.tell("ace_escaped", ace, die, pair)
        british_takes_back(t, ace)
    else:
        t.tell("ace_lost", ace, die, pair)
        t.discards[ace] += 1
        score_german(t, scorer, VP_ACE)
