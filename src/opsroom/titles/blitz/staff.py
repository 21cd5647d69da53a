"""The staff of Blitz!: a few readable priorities for each side.

The Luftwaffe raids with a hand that is strong or full, opens with its smallest bomber, goes on as long as it can still come out
ahead, and drops every bomb it has once the RAF has stopped.  The RAF stays in a raid while the cheapest cards that stop it cost
little for the bombs they keep off, waits with blanks, and always uses balloons and repairs.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.position import Position
from opsroom.engine.procedure import PASS
from opsroom.engine.staff import Staff
from opsroom.titles.blitz.rules.bombing import Bombing, half_points
from opsroom.titles.blitz.rules.cards import (
    BOMB,
    DIVE_BOMB,
    FIRST,
    FORCE,
    HALF_POINTS_TO_WIN,
    HAND_LIMIT,
    LAST,
    LUFTWAFFE,
    RAF,
    RELIEF,
    TIMES,
)
from opsroom.titles.blitz.rules.raid import Raid, total
from opsroom.titles.blitz.rules.table import Blitz

P = dict(strong=18, bombs=5, mult=3, ratio=115, hid=60, order=0, first=0, full=8, wait=1)

NOT_ENOUGH: Final[i64] = 1000
ALL_SUMS: Final[i64] = (1 << 62) - 1  # one bit for each sum of forces


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
        return least_wanted(t, t.seat) if t.held[t.seat] > HAND_LIMIT else PASS


# --- Luftwaffe
def begin(t: Blitz) -> i64:
    force = force_in_hand(t, LUFTWAFFE)
    times = best_multiplier(t, LUFTWAFFE)
    bombs = bombs_in_hand(t)
    if bombs == 0:
        return PASS
    strong = total(force, times) >= P["strong"] and bombs >= P["bombs"]
    deadly = t.half_points + half_points(t, bombs, 0, 0) >= HALF_POINTS_TO_WIN
    if strong or deadly or t.held[LUFTWAFFE] >= P["full"] or t.left[LUFTWAFFE] < 2:
        return bomber(t, P["first"])
    return PASS


def attack(t: Blitz, raid: Raid) -> i64:
    ahead = raid.luftwaffe_total() > raid.raf_total()
    if ahead and raid.raf_stopped:
        return bomber(t, 1)
    force = raid.luftwaffe_force + force_in_hand(t, LUFTWAFFE)
    times = raid.luftwaffe_times or best_multiplier(t, LUFTWAFFE)
    if total(force, times) <= raid.raf_total():
        return PASS
    if raid.raf_stopped:
        return cheapest_card(t, LUFTWAFFE, raid.luftwaffe_force, raid.luftwaffe_times, raid.raf_total() + 1)
    if ahead:
        card = bomber(t, P["first"])
        return (
            card
            if card != PASS
            else cheapest_card(t, LUFTWAFFE, raid.luftwaffe_force, raid.luftwaffe_times, raid.luftwaffe_total() + 1)
        )
    return cheapest_card(t, LUFTWAFFE, raid.luftwaffe_force, raid.luftwaffe_times, raid.raf_total() + 1)


def bomber(t: Blitz, most: i64) -> i64:
    """The held bomber with the most bombs, or the fewest."""
    found = PASS
    for card in range(FIRST[LUFTWAFFE], LAST[LUFTWAFFE]):
        if t.hand[card] and BOMB[card] and (found == PASS or (BOMB[card] > BOMB[found]) == (most > 0)):
            found = card
    return found


def bombs_in_hand(t: Blitz) -> i64:
    bombs: i64 = 0
    for card in range(FIRST[LUFTWAFFE], LAST[LUFTWAFFE]):
        bombs += BOMB[card] * t.hand[card]
    return bombs


# --- RAF
def defend(t: Blitz, raid: Raid) -> i64:
    target = raid.luftwaffe_total()
    if raid.luftwaffe_stopped and raid.raf_total() >= target:
        return PASS
    cost = least_cost(t, RAF, raid.raf_force, raid.raf_times, target)
    if cost >= NOT_ENOUGH:
        return PASS
    at_stake = half_points(t, raid.bombs, 0, 0)
    if not raid.luftwaffe_stopped:
        at_stake += half_points(t, t.held[LUFTWAFFE], 0, 0) * P["hid"] / 100
    deadly = t.half_points + at_stake >= HALF_POINTS_TO_WIN
    if not deadly and cost * 200 > at_stake * P["ratio"]:
        return PASS
    if P["wait"] and not raid.luftwaffe_stopped:
        card = blank(t)
        if card != PASS:
            return card
    if raid.raf_total() >= target:
        return cheapest_card(t, RAF, raid.raf_force, raid.raf_times, target + 1)
    return cheapest_card(t, RAF, raid.raf_force, raid.raf_times, target)


def blank(t: Blitz) -> i64:
    for card in range(FIRST[RAF], LAST[RAF]):
        if t.hand[card] and not FORCE[card] and not TIMES[card] and not RELIEF[card]:
            return card
    return PASS


def relieve(t: Blitz) -> i64:
    return t.options[0]


# --- both
def force_in_hand(t: Blitz, seat: i64) -> i64:
    force: i64 = 0
    for card in range(FIRST[seat], LAST[seat]):
        force += FORCE[card] * t.hand[card]
    return force


def best_multiplier(t: Blitz, seat: i64) -> i64:
    times: i64 = 0
    for card in range(FIRST[seat], LAST[seat]):
        if t.hand[card] and TIMES[card] > times:
            times = TIMES[card]
    return times


def least_cost(t: Blitz, seat: i64, force: i64, times: i64, target: i64) -> i64:
    """What the cheapest cards cost that bring a side to the target: their force, and a price for a multiplier."""
    least = least_force(t, seat, PASS, needed(force, times, target))
    if times:
        return least
    for card in range(FIRST[seat], LAST[seat]):
        if t.hand[card] and TIMES[card]:
            cost = least_force(t, seat, PASS, needed(force, TIMES[card], target)) + P["mult"] * (TIMES[card] - 1)
            if cost < least:
                least = cost
    return least


def cheapest_card(t: Blitz, seat: i64, force: i64, times: i64, target: i64) -> i64:
    """The next of those cards to play: the smallest first, a multiplier last."""
    cost = least_cost(t, seat, force, times, target)
    found = PASS
    for card in range(FIRST[seat], LAST[seat]):
        if t.hand[card] and FORCE[card] and (found == PASS or FORCE[card] < FORCE[found]):
            t.hand[card] -= 1
            if FORCE[card] + least_cost(t, seat, force + FORCE[card], times, target) == cost:
                found = card
            t.hand[card] += 1
    if found == PASS and not times:
        for card in range(FIRST[seat], LAST[seat]):
            if (
                t.hand[card]
                and TIMES[card]
                and total(force, TIMES[card]) >= target
                and (found == PASS or TIMES[card] < TIMES[found])
            ):
                found = card
    return found


def needed(force: i64, times: i64, target: i64) -> i64:
    """The force that is still missing to the target."""
    least = (target + times - 1) // times if times else target
    return least - force if least > force else 0


def least_force(t: Blitz, seat: i64, without: i64, need: i64) -> i64:
    """The smallest sum of forces in hand that is enough."""
    sums: i64 = 1
    for card in range(FIRST[seat], LAST[seat]):
        if FORCE[card]:
            for _ in range(t.hand[card]):
                sums |= (sums & (ALL_SUMS >> FORCE[card])) << FORCE[card]
    for force in range(need, 62):
        if (sums >> force) & 1:
            return force
    return NOT_ENOUGH


def least_wanted(t: Blitz, seat: i64) -> i64:
    found = PASS
    least: i64 = NOT_ENOUGH
    for card in range(FIRST[seat], LAST[seat]):
        if t.hand[card]:
            value = wanted(t, seat, card)
            if value < least:
                found, least = card, value
    return found


def wanted(t: Blitz, seat: i64, card: i64) -> i64:
    if TIMES[card]:
        return 5 * TIMES[card] if t.hand[card] == 1 else 3
    if RELIEF[card]:
        return 4
    return 2 * FORCE[card] + 4 * BOMB[card]
