"""The staff of Blitz!: a few readable priorities for each side.

The Luftwaffe lets its hand grow and raids when it would otherwise have to discard.  It fights with escorts and multipliers and keeps its
bombers until the RAF has stopped; a raid that its hand is not worth is broken off.  The RAF answers every raid with the cheapest card that
will do and does not stop first; once the Luftwaffe has stopped, it pays no more strength than the bombs are worth.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from opsroom.engine.bits import bit
from opsroom.engine.ids import NONE, SeatId
from opsroom.engine.position import Position
from opsroom.engine.procedure import PASS
from opsroom.engine.staff import Staff
from opsroom.titles.blitz.rules.bombing import Bombing, half_points
from opsroom.titles.blitz.rules.cards import (
    BOMB,
    COUNT,
    DRAW,
    FIRST,
    FORCE,
    HALF_POINTS_TO_WIN,
    HAND_LIMIT,
    LAST,
    LUFTWAFFE,
    RAF,
    RELIEF,
    STOPS_A_DIVE_BOMBER,
    TIMES,
)
from opsroom.titles.blitz.rules.ids import CardId
from opsroom.titles.blitz.rules.raid import Raid, total
from opsroom.titles.blitz.rules.table import Blitz

FEW_BOMBERS: Final[i64] = 3  # less than that is not worth a raid
SHARE: Final[float] = 0.7  # of what the RAF can probably show: with less strength the Luftwaffe goes no further,
START: Final[float] = 8.0  # but for so much after its first bomber
WORTH: Final[i64] = 2  # strength that the RAF spends on a point of damage
FALLS_SHORT: Final[list[i64]] = [1, 3]  # what a card costs a side more if it does not bring it level or into the lead
SPARE: Final[i64] = 1  # the price of a multiplier where there is another
MULTIPLIER: Final[i64] = 3  # and of the only one; three times more for each further step
NOT_ENOUGH: Final[i64] = 1000
MOST: Final[i64] = 62  # forces are added up in the bits of one integer


class BlitzStaff(Staff):
    def advise(self, t: Position) -> i64:
        assert isinstance(t, Blitz)
        top = t.top
        if isinstance(top, Raid):
            if t.seat == RAF:
                return defend(t, top)
            return attack(t, top) if top.attackers else begin(t)
        if isinstance(top, Bombing):
            return relieve(t)
        if t.held[t.seat] > HAND_LIMIT:
            return t.because(least_wanted(t, t.seat), "least_wanted", t.held[t.seat], HAND_LIMIT)
        return t.because(PASS, "keep_all", HAND_LIMIT)

    def horizon(self) -> i64:
        return 5

    def appraise(self, t: Position, seat: SeatId) -> float:
        assert isinstance(t, Blitz)
        luftwaffe = prospects(t)
        return luftwaffe if seat == LUFTWAFFE else 1.0 - luftwaffe


def prospects(t: Blitz) -> float:
    """The Luftwaffe's chance to win, as a turn begins: fitted to 8,000 games with 20 to 45 points to win, one answer in sixteen at random.

    What counts is the damage still needed against the cards left, who holds more of them, and how much of that damage lies in
    the hand, the more so with the stronger hand.
    """
    need = float(HALF_POINTS_TO_WIN - t.half_points) / 2.0
    attack = total(force_in_hand(t, LUFTWAFFE), best_multiplier(t, LUFTWAFFE))
    defence = total(force_in_hand(t, RAF), best_multiplier(t, RAF))
    edge = max(-2.0, min(2.0, float(attack - defence) / 10.0))
    share = min(2.0, float(bombs_in_hand(t)) / max(need, 0.5))
    more_cards = float(t.held[LUFTWAFFE] - t.held[RAF])
    cards_left = sqrt(float(t.left[LUFTWAFFE] + 2))
    z = -4.43 - 0.206 * need + 1.375 * cards_left + 0.31 * more_cards + share * (1.3 + 0.46 * edge)
    return 1.0 / (1.0 + exp(-z))


# --- Luftwaffe
def begin(t: Blitz) -> i64:
    """Raid when the hand is over the limit, so that waiting would cost cards, or when there is no more time to wait."""
    bomber = smallest_bomber(t)
    if bomber == PASS:
        return t.because(PASS, "no_bomber")
    if t.left[LUFTWAFFE] < DRAW:
        return t.because(bomber, "deck_runs_out", t.left[LUFTWAFFE])
    if t.held[LUFTWAFFE] <= HAND_LIMIT:
        return t.because(PASS, "wait_for_more", t.held[LUFTWAFFE], HAND_LIMIT)
    bombers = bombers_in_hand(t)
    if bombers < FEW_BOMBERS:
        return t.because(PASS, "few_bombers", bombers)
    return t.because(bomber, "hand_is_full", t.held[LUFTWAFFE], HAND_LIMIT)


def attack(t: Blitz, raid: Raid) -> i64:
    ahead = raid.luftwaffe_total() > raid.raf_total()
    times = raid.luftwaffe_times if raid.luftwaffe_times else best_multiplier(t, LUFTWAFFE)
    most = total(raid.luftwaffe_force + force_in_hand(t, LUFTWAFFE), times)
    if most <= raid.raf_total():
        return t.because(PASS, "cannot_get_ahead", most, raid.raf_total())
    if raid.raf_stopped:
        bomber = smallest_bomber(t)  # in the end all of them
        if bomber != PASS:
            return t.because(bomber, "every_bomber" if ahead else "bombers_first", most, raid.raf_total())
        if ahead:
            return t.because(PASS, "all_bombers_sent")
    elif not ahead and not is_worth_going_on(t, raid, times):
        return t.because(PASS, "break_off", raid.luftwaffe_total(), raid.raf_total())
    card = cheapest(t, raid)
    return t.because(card, "ahead_and_small" if ahead else "cheapest_lead", raid.luftwaffe_total(), raid.raf_total())


def is_worth_going_on(t: Blitz, raid: Raid, times: i64) -> bool:
    """Whether the escorts and half of the bombers come near what the RAF can probably show."""
    force = raid.luftwaffe_force + force_in_hand(t, LUFTWAFFE) - force_of_bombers(t) + force_of_bombers(t) // 2
    enough = SHARE * probable_defence(t, raid)
    if raid.attackers == 1:
        enough -= START
    return float(total(force, times)) >= enough


def probable_defence(t: Blitz, raid: Raid) -> float:
    """The RAF's strength if its hand is like the cards that have not been seen."""
    cards: i64 = 0
    force: i64 = 0
    multipliers: i64 = 0
    for card in range(FIRST[RAF], LAST[RAF]):
        unseen = COUNT[card] - t.discards[card]
        cards += unseen
        force += unseen * FORCE[card]
        if TIMES[card]:
            multipliers += unseen
    for i in range(raid.defenders):
        card = t.defence[i]
        cards -= 1
        force -= FORCE[card]
        if TIMES[card]:
            multipliers -= 1
    if cards <= 0:
        return float(raid.raf_total())
    strength = float(raid.raf_force) + float(t.held[RAF]) * float(force) / float(cards)
    if raid.raf_times:
        return strength * float(raid.raf_times)
    without = 1.0  # the chance that its hand has no multiplier
    for _ in range(t.held[RAF]):
        without *= 1.0 - float(multipliers) / float(cards)
    return strength * (2.0 - without)


def smallest_bomber(t: Blitz) -> i64:
    found = PASS
    for card in range(FIRST[LUFTWAFFE], LAST[LUFTWAFFE]):
        if t.hand[card] and BOMB[card] and (found == PASS or BOMB[card] < BOMB[found]):
            found = card
    return found


def bombers_in_hand(t: Blitz) -> i64:
    bombers: i64 = 0
    for card in range(FIRST[LUFTWAFFE], LAST[LUFTWAFFE]):
        if BOMB[card]:
            bombers += t.hand[card]
    return bombers


def force_of_bombers(t: Blitz) -> i64:
    force: i64 = 0
    for card in range(FIRST[LUFTWAFFE], LAST[LUFTWAFFE]):
        if BOMB[card]:
            force += FORCE[card] * t.hand[card]
    return force


def bombs_in_hand(t: Blitz) -> i64:
    bombs: i64 = 0
    for card in range(FIRST[LUFTWAFFE], LAST[LUFTWAFFE]):
        bombs += BOMB[card] * t.hand[card]
    return bombs


# --- RAF
def defend(t: Blitz, raid: Raid) -> i64:
    mine, theirs = raid.raf_total(), raid.luftwaffe_total()
    if raid.luftwaffe_stopped:
        return t.because(PASS, "raid_is_held", mine, theirs) if mine >= theirs else pay(t, raid, theirs)
    if least_cost(t, RAF, raid.raf_force, raid.raf_times, theirs) >= NOT_ENOUGH:
        waiting = blank(t)
        return t.because(waiting, "blank_first" if waiting != PASS else "cannot_match", theirs)
    card = cheapest(t, raid)
    if card != PASS and not FORCE[card] and not TIMES[card]:
        return t.because(card, "blank_first")
    return t.because(card, "stay_in" if mine >= theirs else "cheapest_match", mine, theirs)


def pay(t: Blitz, raid: Raid, theirs: i64) -> i64:
    """The cheapest cards that stop the raid, now that nothing follows, if its bombs are worth them."""
    card = next_card(t, RAF, raid.raf_force, raid.raf_times, theirs)
    if card == PASS:
        return t.because(PASS, "cannot_match", theirs)
    price = least_cost(t, RAF, raid.raf_force, raid.raf_times, theirs)
    if not raid.raf_times and raid.raf_force + price < theirs:
        price += SPARE if multipliers_in_hand(t, RAF) > 1 else MULTIPLIER
    halves = would_fall(t, raid)
    if t.half_points + halves >= HALF_POINTS_TO_WIN:
        return t.because(card, "or_lose", halves // 2)
    if 2 * price > WORTH * halves:
        return t.because(PASS, "not_worth_it", price, halves // 2)
    return t.because(card, "stop_the_raid", theirs)


def would_fall(t: Blitz, raid: Raid) -> i64:
    """Half points of damage if the raid gets through now, less what the hand relieves."""
    balloons: i64 = 0
    repairs: i64 = 0
    for card in range(FIRST[RAF], LAST[RAF]):
        if RELIEF[card] == STOPS_A_DIVE_BOMBER:
            balloons += t.hand[card]
        elif RELIEF[card]:
            repairs += t.hand[card]
    return half_points(t, raid.bombs, min(balloons, raid.stukas), repairs)


def blank(t: Blitz) -> i64:
    for card in range(FIRST[RAF], LAST[RAF]):
        if t.hand[card] and not FORCE[card] and not TIMES[card] and not RELIEF[card]:
            return card
    return PASS


def relieve(t: Blitz) -> i64:
    """All that helps; balloons first, for repairs help against any bomber."""
    for i in range(t.offered):
        card = t.options[i]
        if card != PASS and RELIEF[card] == STOPS_A_DIVE_BOMBER:
            return t.because(card, "balloon_first")
    return t.because(t.options[0], "repair")


# --- both
def force_in_hand(t: Blitz, seat: SeatId) -> i64:
    force: i64 = 0
    for card in range(FIRST[seat], LAST[seat]):
        force += FORCE[card] * t.hand[card]
    return force


def best_multiplier(t: Blitz, seat: SeatId) -> i64:
    times: i64 = 0
    for card in range(FIRST[seat], LAST[seat]):
        if t.hand[card] and TIMES[card] > times:
            times = TIMES[card]
    return times


def multipliers_in_hand(t: Blitz, seat: SeatId) -> i64:
    multipliers: i64 = 0
    for card in range(FIRST[seat], LAST[seat]):
        if TIMES[card]:
            multipliers += t.hand[card]
    return multipliers


def cheapest(t: Blitz, raid: Raid) -> i64:
    """The offered card that costs least; one that leaves the side behind costs more, but for blanks, which only wait."""
    mine, theirs = raid.luftwaffe_force, raid.raf_total() + 1
    times = raid.luftwaffe_times
    if t.seat == RAF:
        mine, theirs, times = raid.raf_force, raid.luftwaffe_total(), raid.raf_times
    found = PASS
    least: i64 = 0
    for i in range(t.offered):
        card = t.options[i]
        if card == PASS:
            continue
        price = price_of(t, card)
        if price and total(mine + FORCE[card], TIMES[card] if TIMES[card] else times) < theirs:
            price += FALLS_SHORT[t.seat]
        if found == PASS or price < least:
            found, least = card, price
    return found


def price_of(t: Blitz, card: CardId) -> i64:
    """What a card is worth to its side later: its strength and its bombs; there are usually more multipliers than one can use."""
    if not TIMES[card]:
        return FORCE[card] + BOMB[card]
    first = SPARE if multipliers_in_hand(t, t.seat) > 1 else MULTIPLIER
    return first + 3 * (TIMES[card] - 2)


def least_cost(t: Blitz, seat: SeatId, force: i64, times: i64, target: i64) -> i64:
    """The least force in hand that brings a side to the target; a multiplier costs nothing, for there are enough of them."""
    return least_sum(sums_in_hand(t, seat, NONE), needed(t, seat, force, times, target))


def next_card(t: Blitz, seat: SeatId, force: i64, times: i64, target: i64) -> i64:
    """Of the cheapest cards that bring a side to the target the smallest, a multiplier last; PASS where none do."""
    need = needed(t, seat, force, times, target)
    cost = least_sum(sums_in_hand(t, seat, NONE), need)
    if cost == 0:
        return multiplier(t, seat, force, target)
    found = PASS
    for card in range(FIRST[seat], LAST[seat]):
        if t.hand[card] and FORCE[card] and (found == PASS or FORCE[card] < FORCE[found]):
            rest = least_sum(sums_in_hand(t, seat, card), need - FORCE[card])
            if FORCE[card] + rest == cost:
                found = card
    return found


def needed(t: Blitz, seat: SeatId, force: i64, times: i64, target: i64) -> i64:
    """The force that is missing to the target with the best multiplier there is."""
    if not times:
        times = best_multiplier(t, seat)
    return (target + times - 1) // times - force if times else target - force


def sums_in_hand(t: Blitz, seat: SeatId, without: i64) -> i64:
    """Which forces the hand can add up to, without one card: bit n for n."""
    sums: i64 = 1
    for card in range(FIRST[seat], LAST[seat]):
        if FORCE[card]:
            for _ in range(t.hand[card] - (1 if card == without else 0)):
                sums |= (sums & (bit(MOST - FORCE[card]) - 1)) << FORCE[card]
    return sums


def least_sum(sums: i64, need: i64) -> i64:
    for force in range(need if need > 0 else 0, MOST):
        if (sums >> force) & 1:
            return force
    return NOT_ENOUGH


def multiplier(t: Blitz, seat: SeatId, force: i64, target: i64) -> i64:
    """The smallest that is enough."""
    found = PASS
    for card in range(FIRST[seat], LAST[seat]):
        enough = t.hand[card] > 0 and TIMES[card] > 0 and force * TIMES[card] >= target
        if enough and (found == PASS or TIMES[card] < TIMES[found]):
            found = card
    return found


def least_wanted(t: Blitz, seat: SeatId) -> i64:
    """What to discard: more multipliers than one, balloons and blanks, then whatever is weakest."""
    found = PASS
    for card in range(FIRST[seat], LAST[seat]):
        if t.hand[card] and (found == PASS or wanted(t, card) < wanted(t, found)):
            found = card
    return found


def wanted(t: Blitz, card: CardId) -> i64:
    """In thirds of a strength."""
    if TIMES[card] > 2:
        return 36
    if TIMES[card]:
        return 3 if multipliers_in_hand(t, t.seat) > 1 else 27
    if RELIEF[card]:
        return 4 if RELIEF[card] == STOPS_A_DIVE_BOMBER else 7
    if BOMB[card]:
        return 9 + 6 * BOMB[card]
    return 5 if not FORCE[card] else 3 + 3 * FORCE[card]
