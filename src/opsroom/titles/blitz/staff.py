"""The staff of Blitz!: a few readable priorities for each side.

The Luftwaffe waits for a full hand or a strong one, opens with its smallest bomber, goes on with its smallest cards while it can still
come out ahead, and drops every bomb it has once the RAF has stopped.  The RAF takes up the fight with a hand that is worth it, or when
the raid could lose it the game; then it waits with blanks, answers with as little as will do, and gives up when that is out of reach.
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

STRONG: Final[i64] = 30  # a hand that raids before it is full: its strength,
MANY_BOMBS: Final[i64] = 8  # and its bombs
WORTH_A_FIGHT: Final[i64] = 3  # strength in the RAF's hand for each card of the Luftwaffe's
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
    """The Luftwaffe's chance to win, as a turn begins: fitted to 12,000 games of the staff, one answer in twelve at random.

    What counts is the damage still needed against the cards left, who holds more of them, and how much of that damage lies in
    the hand, the more so with the stronger hand.
    """
    need = float(HALF_POINTS_TO_WIN - t.half_points) / 2.0
    attack = total(force_in_hand(t, LUFTWAFFE), best_multiplier(t, LUFTWAFFE))
    defence = total(force_in_hand(t, RAF), best_multiplier(t, RAF))
    edge = max(-2.0, min(2.0, float(attack - defence) / 10.0))
    share = float(bombs_in_hand(t)) / max(need, 0.5)
    more_cards = float(t.held[LUFTWAFFE] - t.held[RAF])
    cards_left = sqrt(float(t.left[LUFTWAFFE] + 2))
    z = -2.9 - 0.236 * need + 1.21 * cards_left + 0.2 * more_cards + share * (0.82 + 0.61 * edge)
    return 1.0 / (1.0 + exp(-z))


# --- Luftwaffe
def begin(t: Blitz) -> i64:
    """Raid with a full hand, a strong one, one that could win, or when there is no more time to wait."""
    bombs = bombs_in_hand(t)
    strength = total(force_in_hand(t, LUFTWAFFE), best_multiplier(t, LUFTWAFFE))
    full = t.held[LUFTWAFFE] >= HAND_LIMIT + DRAW
    strong = strength >= STRONG and bombs >= MANY_BOMBS
    deadly = t.half_points + half_points(t, bombs, 0, 0) >= HALF_POINTS_TO_WIN
    if not (full or strong or deadly or t.left[LUFTWAFFE] < DRAW):
        return t.because(PASS, "wait_for_more", t.held[LUFTWAFFE], HAND_LIMIT + DRAW)
    bomber = smallest_bomber(t)
    if bomber == PASS:
        return t.because(PASS, "no_bomber")
    if deadly:
        return t.because(bomber, "could_win", bombs)
    if full:
        return t.because(bomber, "hand_is_full", t.held[LUFTWAFFE])
    if strong:
        return t.because(bomber, "hand_is_strong", strength, bombs)
    return t.because(bomber, "deck_runs_out", t.left[LUFTWAFFE])


def attack(t: Blitz, raid: Raid) -> i64:
    ahead = raid.luftwaffe_total() > raid.raf_total()
    if ahead and raid.raf_stopped:
        bomber = smallest_bomber(t)  # in the end all of them
        return t.because(bomber, "every_bomber" if bomber != PASS else "all_bombers_sent")
    times = raid.luftwaffe_times if raid.luftwaffe_times else best_multiplier(t, LUFTWAFFE)
    most = total(raid.luftwaffe_force + force_in_hand(t, LUFTWAFFE), times)
    if most <= raid.raf_total():
        return t.because(PASS, "cannot_get_ahead", most, raid.raf_total())
    if ahead:
        return t.because(smallest_offered(t), "ahead_and_small", raid.luftwaffe_total(), raid.raf_total())
    card = next_card(t, LUFTWAFFE, raid.luftwaffe_force, raid.luftwaffe_times, raid.raf_total() + 1)
    return t.because(card, "cheapest_lead" if card != PASS else "cannot_get_ahead", most, raid.raf_total())


def smallest_bomber(t: Blitz) -> i64:
    found = PASS
    for card in range(FIRST[LUFTWAFFE], LAST[LUFTWAFFE]):
        if t.hand[card] and BOMB[card] and (found == PASS or BOMB[card] < BOMB[found]):
            found = card
    return found


def bombs_in_hand(t: Blitz) -> i64:
    bombs: i64 = 0
    for card in range(FIRST[LUFTWAFFE], LAST[LUFTWAFFE]):
        bombs += BOMB[card] * t.hand[card]
    return bombs


# --- RAF
def defend(t: Blitz, raid: Raid) -> i64:
    mine, theirs = raid.raf_total(), raid.luftwaffe_total()
    if raid.luftwaffe_stopped:
        return t.because(PASS, "raid_is_held", mine, theirs) if mine >= theirs else match(t, raid, theirs)
    if raid.defenders == 0 and not is_worth_a_fight(t, raid):
        return t.because(PASS, "save_cards", t.held[LUFTWAFFE], raid.bombs)
    if least_cost(t, RAF, raid.raf_force, raid.raf_times, theirs) >= NOT_ENOUGH:
        return t.because(PASS, "cannot_match", theirs)
    waiting = blank(t)
    if waiting != PASS:
        return t.because(waiting, "blank_first")
    if mine >= theirs:
        return t.because(smallest_offered(t), "stay_in", mine, theirs)  # who stops cannot answer any more
    return match(t, raid, theirs)


def match(t: Blitz, raid: Raid, theirs: i64) -> i64:
    """The cheapest cards that will do, or none where no cards do."""
    card = next_card(t, RAF, raid.raf_force, raid.raf_times, theirs)
    return t.because(card, "cheapest_match" if card != PASS else "cannot_match", theirs)


def is_worth_a_fight(t: Blitz, raid: Raid) -> bool:
    bombs = raid.bombs + t.held[LUFTWAFFE]  # about a bomb a card
    if t.half_points + half_points(t, bombs, 0, 0) >= HALF_POINTS_TO_WIN:
        return True
    strength = total(force_in_hand(t, RAF), best_multiplier(t, RAF))
    return strength >= WORTH_A_FIGHT * t.held[LUFTWAFFE]


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


def smallest_offered(t: Blitz) -> i64:
    """The card of the least force, a multiplier only where there is nothing else."""
    found = t.options[0]
    for i in range(t.offered):
        card = t.options[i]
        if card != PASS and not TIMES[card] and (TIMES[found] or FORCE[card] < FORCE[found]):
            found = card
    return found


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
    """What to discard: more multipliers than one, blanks and balloons, then whatever is weakest."""
    found = PASS
    for card in range(FIRST[seat], LAST[seat]):
        if t.hand[card] and (found == PASS or wanted(t, card) < wanted(t, found)):
            found = card
    return found


def wanted(t: Blitz, card: CardId) -> i64:
    if TIMES[card]:
        return 10 * TIMES[card] if t.hand[card] == 1 else 3
    if RELIEF[card]:
        return 1 if RELIEF[card] == STOPS_A_DIVE_BOMBER else 4
    return 3 * FORCE[card] + 4 * BOMB[card]
