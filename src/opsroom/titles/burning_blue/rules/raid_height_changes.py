"""Raids that change their height of their own will: away from cloud, and on the way home.  § 9.3.8, § 10.3.4"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.charts import (
    BOMBER_CLIMB,
    CLEAR,
    FREE_DIVE,
    JABO_ANGELS,
    K_BROKEN,
    K_OVERCAST,
    K_PATCHY,
    LEVELS,
)
from opsroom.titles.burning_blue.rules.courses import leg_length, on_leg, point
from opsroom.titles.burning_blue.rules.forces import CEILING
from opsroom.titles.burning_blue.rules.geography import is_box
from opsroom.titles.burning_blue.rules.ids import PlaceId, RaidId, UnitId
from opsroom.titles.burning_blue.rules.movement import climb_gain
from opsroom.titles.burning_blue.rules.raid_breakup import GOING_HOME, ON_COURSE
from opsroom.titles.burning_blue.rules.raid_flight import has_bomber_aircraft, pace_of
from opsroom.titles.burning_blue.rules.raid_heights import bomber_height
from opsroom.titles.burning_blue.rules.table import TOP_COVER, Blue, units_of
from opsroom.titles.burning_blue.rules.weather import grade_at, has_kind


# --- § 9.3.8: where a raid meets cloud
def is_cloudy(t: Blue, place: PlaceId, angels: i64) -> bool:
    """Haze, mist and rain are not clouds."""
    return (
        has_kind(t, place, angels, K_PATCHY)
        or has_kind(t, place, angels, K_BROKEN)
        or has_kind(t, place, angels, K_OVERCAST)
    )


def has_cloud(t: Blue, place: PlaceId, low: i64, high: i64) -> bool:
    for angels in range(low, high + 1, 2):
        if is_cloudy(t, place, angels):
            return True
    return False


def cloud_ahead(t: Blue, raid: RaidId, low: i64, high: i64) -> PlaceId:
    """Where in this move the raid meets cloud between two heights; NONE where it does not, or has met it before."""
    here = t.raid_at[raid]
    if t.leg[raid] == 0 and t.step[raid] == 0 and has_cloud(t, here, low, high):
        return here  # it formed up there
    if has_cloud(t, here, low, high):
        return NONE
    for place in places_ahead(t, raid):
        if has_cloud(t, place, low, high):
            return place
    return NONE


def places_ahead(t: Blue, raid: RaidId) -> list[int]:
    """What it enters in a move along its course."""
    found: list[int] = []
    left, step = pace_of(t, raid), t.step[raid]
    for leg in range(t.leg[raid], t.ways[raid] - 1):
        one, other = point(t, raid, leg), point(t, raid, leg + 1)
        for k in range(step + 1, leg_length(one, other) + 1):
            found.append(on_leg(one, other, k))
            left -= 1
            if left == 0 or is_box(other):
                return found
        step = 0
    return found


# --- what it may do about it
def dodged_height(t: Blue, raid: RaidId, unit: UnitId, above: bool) -> i64:
    """The height to which this unit would go: just out of the cloud that it meets; NONE where it has no cause or cannot.

    Top cover may also come down below cloud that parts it from the bombers, and is never left below them.
    """
    low, now = bomber_height(t, raid), t.angels[unit]
    met = cloud_ahead(t, raid, low, low)
    new: i64 = NONE
    if met != NONE:
        new = out_of_cloud(t, met, low, above)
        if t.task[unit] == TOP_COVER and new <= now:
            return NONE
    elif t.task[unit] == TOP_COVER and above:
        new = out_of_cloud(t, cloud_ahead(t, raid, now, now), now, True)
    elif t.task[unit] == TOP_COVER:
        new = under_cloud(t, cloud_ahead(t, raid, low, now), low)
    return new if new != NONE and can_reach(t, raid, unit, new) else NONE


def out_of_cloud(t: Blue, place: PlaceId, angels: i64, above: bool) -> i64:
    """As far as the cloud at this place makes it go."""
    if place == NONE:
        return NONE
    while 0 < angels < 2 * LEVELS and is_cloudy(t, place, angels):
        angels += 2 if above else -2
    return angels if 0 < angels < 2 * LEVELS else NONE


def under_cloud(t: Blue, place: PlaceId, angels: i64) -> i64:
    """As high above this as no cloud lies between."""
    if place == NONE:
        return NONE
    while not is_cloudy(t, place, angels + 2):
        angels += 2
    return angels


def can_reach(t: Blue, raid: RaidId, unit: UnitId, angels: i64) -> bool:
    """§ 8.1.5: a bomber climbs two Angels in a move, fighters with two points, among bombers with one; bombers come down two a hex."""
    now = t.angels[unit]
    if angels > CEILING[t.kind[unit]] or (t.bombs[unit] and t.bomber[unit] == 0 and angels > JABO_ANGELS):
        return False
    if t.bomber[unit]:
        return now - FREE_DIVE * pace_of(t, raid) <= angels <= now + BOMBER_CLIMB
    top = now + climb_gain(now, now, 1, False, False)
    if not has_bomber_aircraft(t, raid):
        top += climb_gain(top, now, 2, False, False)
    return angels <= top


def can_dodge(t: Blue, raid: RaidId, above: bool) -> bool:
    """All who fly with the bombers must, and somebody must have cause to."""
    if t.dodge_weather == 0 or t.off_course[raid] != ON_COURSE or t.hunts[raid] != NONE:
        return False
    low = bomber_height(t, raid)
    among_bombers = cloud_ahead(t, raid, low, low) != NONE
    found = False
    for unit in units_of(t, raid):
        able = dodged_height(t, raid, unit, above) != NONE
        if among_bombers and t.task[unit] != TOP_COVER and not able:
            return False
        found = found or able
    return found


def dodge(t: Blue, raid: RaidId, above: bool) -> None:
    """Their plotted height from now on; the height of divers on the way home stays, § 9.2.3 (a)."""
    heights = [(unit, dodged_height(t, raid, unit, above)) for unit in units_of(t, raid)]
    for unit, new in heights:
        if new != NONE:
            if t.plotted_back[unit] == t.plotted[unit]:
                t.plotted_back[unit] = new
            t.plotted[unit] = new


# --- § 10.3.4: who pancakes is free of the plotted height
def goes_along(t: Blue, raid: RaidId, unit: UnitId) -> bool:
    """Top cover that accompanies bombers home keeps its height."""
    return t.off_course[raid] == GOING_HOME or t.task[unit] != TOP_COVER


def offer_heights_home(t: Blue, raid: RaidId) -> None:
    """Lower; with the option also higher, where weather hides it."""
    high = highest_along(t, raid)
    for angels in range(0, high, 2):
        t.offer(angels)
    if t.dodge_weather:
        for angels in range(high + 2, 2 * LEVELS, 2):
            if grade_at(t, t.raid_at[raid], angels) != CLEAR and can_all_reach(t, raid, angels):
                t.offer(angels)


def highest_along(t: Blue, raid: RaidId) -> i64:
    high: i64 = 0
    for unit in units_of(t, raid):
        if goes_along(t, raid, unit) and t.angels[unit] > high:
            high = t.angels[unit]
    return high


def can_all_reach(t: Blue, raid: RaidId, angels: i64) -> bool:
    for unit in units_of(t, raid):
        if goes_along(t, raid, unit) and not can_reach(t, raid, unit, angels):
            return False
    return True


def change_height(t: Blue, raid: RaidId, angels: i64) -> None:
    up = angels > highest_along(t, raid)
    for unit in units_of(t, raid):
        if goes_along(t, raid, unit) and (up or t.angels[unit] > angels):
            t.plotted[unit] = t.plotted_back[unit] = angels
