"""Dogfights begin, go along with a raid, and end.  § 13.6, § 13.6.1"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.ids import PlaceId, RaidId, UnitId
from opsroom.titles.burning_blue.rules.losses import is_spent, is_up, leave_wing
from opsroom.titles.burning_blue.rules.raid_breakup import break_off, is_alone, is_sweep, is_unit_pancaking, show_parts
from opsroom.titles.burning_blue.rules.table import (
    NO_ORDER,
    PANCAKE,
    PURSUIT,
    TOP_COVER,
    UNITS,
    Blue,
    is_raf,
    place_of,
    units_of,
)


def has_stayers(t: Blue, first: i64, last: i64) -> bool:
    for unit in range(first, last):
        if may_stay(t, unit):
            return True
    return False


def may_stay(t: Blue, unit: UnitId) -> bool:
    if t.fight[unit] == 0 or not is_up(t, unit) or t.bomber[unit]:
        return False
    if is_raf(unit):
        return t.order[unit] != PANCAKE
    return not is_unit_pancaking(t, unit) and not is_spent(t, unit)  # § 13.5.1: it only bombs before it turns for home


# --- § 13.6.1: dogfights
def enter_dogfight(t: Blue, place: PlaceId, angels: i64) -> None:
    """They join a dogfight at the same place and height, or begin one.  Wings dissolve."""
    number = dogfight_at(t, place, angels)
    for unit in range(UNITS):
        if not may_stay(t, unit):
            continue
        t.dogfight[unit] = number
        t.angels[unit] = angels
        if is_raf(unit):
            leave_wing(t, unit)
            t.at[unit] = place
        else:
            raid = old = t.raid[unit]
            if is_sweep(t, raid) and not is_alone(t, unit) and not all_dogfight(t, raid):
                raid = break_off(t, unit)
                show_parts(t, old, raid)
            t.orbiting[raid] = 0
    t.tell("dogfight_begins", place, angels)


def all_dogfight(t: Blue, raid: RaidId) -> bool:
    for unit in units_of(t, raid):
        if not may_stay(t, unit):
            return False
    return True


def dogfight_at(t: Blue, place: PlaceId, angels: i64) -> i64:
    highest: i64 = 0
    for unit in range(UNITS):
        if t.dogfight[unit] > 0 and is_up(t, unit):
            if place_of(t, unit) == place and t.angels[unit] == angels:
                return t.dogfight[unit]
            if t.dogfight[unit] > highest:
                highest = t.dogfight[unit]
    return highest + 1


def end_dogfights(t: Blue) -> None:
    """A dogfight with one side left is over; RAF units go back to pursuit if they still see their raid."""
    for unit in range(UNITS):
        if t.dogfight[unit] > 0 and not has_opponent(t, unit):
            t.dogfight[unit] = 0
            if is_raf(unit):
                t.order[unit] = PURSUIT if t.tally[unit] != NONE else NO_ORDER
                t.goal[unit] = NONE
            elif t.task[unit] == TOP_COVER:
                t.climbed[unit] = CLIMBS_BACK


CLIMBS_BACK: Final[i64] = 2  # a mark in `climbed`: § 9.3.7 lets it climb above the bombers again


def has_opponent(t: Blue, unit: UnitId) -> bool:
    """Somebody of the other side in the same dogfight; a sweep left behind by the raid it fought beside has none."""
    here = place_of(t, unit)
    for other in range(UNITS):
        if t.dogfight[other] == t.dogfight[unit] and is_raf(other) != is_raf(unit) and is_up(t, other):
            if place_of(t, other) == here:
                return True
    return False


def last_dogfight(t: Blue) -> i64:
    last: i64 = 0
    for unit in range(UNITS):
        if t.dogfight[unit] > last:
            last = t.dogfight[unit]
    return last


def has_dogfight(t: Blue, number: i64) -> bool:
    for unit in range(UNITS):
        if t.dogfight[unit] == number:
            return True
    return False


def dogfights_along(t: Blue, raid: RaidId) -> list[int]:
    """The dogfights that move along with a bombing raid, one at each height; a sweep's stays where it is."""
    found: list[int] = []
    if not is_sweep(t, raid):
        for unit in units_of(t, raid):
            if t.dogfight[unit] > 0 and t.dogfight[unit] not in found:
                found.append(t.dogfight[unit])
    return found
