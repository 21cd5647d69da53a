"""Raids break up, part and turn for home.  § 9.3.6, § 9.3.7, § 10.3.4, § 11.5.6, § 12.1.4"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.titles.burning_blue.rules.building import free_raid
from opsroom.titles.burning_blue.rules.courses import last_point
from opsroom.titles.burning_blue.rules.detection import check_detection, forget, hide_or_show, hide_raid
from opsroom.titles.burning_blue.rules.geography import NONE
from opsroom.titles.burning_blue.rules.losses import check_raid, has_bombers
from opsroom.titles.burning_blue.rules.table import (
    BOMBING,
    FIRST_SLOT,
    FLYING,
    HOME,
    RAIDS,
    TRACKS,
    UNITS,
    UNUSED,
    WAYS,
    Blue,
    tell_raid,
    tell_unit,
)

ON_COURSE: Final[i64] = 0  # `off_course`
TO_COURSE: Final[i64] = 1
GOING_HOME: Final[i64] = 2  # the pancake order
HOMING: Final[i64] = 3  # escorts that accompany pancaking bombers, without the order themselves


def next_raid(t: Blue) -> i64:
    """A counter not on the map; one that has come home may be used again."""
    found = free_raid(t)
    if found != NONE:
        return found
    for raid in range(RAIDS):
        if t.state[raid] == HOME:
            return raid
    return NONE


def new_raid(t: Blue, parent: i64) -> i64:
    """§ 9.3.6: a new counter where the old one is, with its course."""
    raid = next_raid(t)
    t.state[raid], t.raid_at[raid] = FLYING, t.raid_at[parent]
    t.raid_chit[raid], t.fleet[raid], t.sweep[raid], t.method[raid] = (
        t.raid_chit[parent],
        t.fleet[parent],
        t.sweep[parent],
        t.method[parent],
    )
    t.target[raid], t.target_kind[raid] = t.target[parent], t.target_kind[parent]
    t.alternate[raid], t.alternate_kind[raid], t.diverted[raid] = (
        t.alternate[parent],
        t.alternate_kind[parent],
        t.diverted[parent],
    )
    t.ways[raid], t.target_way[raid], t.leg[raid], t.step[raid] = (
        t.ways[parent],
        t.target_way[parent],
        t.leg[parent],
        t.step[parent],
    )
    for i in range(t.ways[parent]):
        t.way[raid * WAYS + i] = t.way[parent * WAYS + i]
    t.off_course[raid], t.aim[raid] = t.off_course[parent], t.aim[parent]
    t.orbit_at[raid], t.orbited[raid], t.orbiting[raid] = t.orbit_at[parent], t.orbited[parent], 0
    t.descend_at[raid], t.attack_angels[raid], t.pace[raid] = (
        t.descend_at[parent],
        t.attack_angels[parent],
        t.pace[parent],
    )
    t.lost[raid], t.sought[raid], t.flown[raid] = t.lost[parent], t.sought[parent], t.flown[parent]
    t.joined_to[raid] = t.part_at[raid] = t.relief[raid] = t.attacking[raid] = 0
    t.met_by[raid] = t.met_by[parent]
    t.hunts[raid] = NONE
    t.tallied[raid] = 0
    forget(t, raid)
    for i in range(raid * TRACKS, (raid + 1) * TRACKS):
        t.track[i] = NONE
    hide_raid(t, raid)
    return raid


def move_unit(t: Blue, unit: i64, raid: i64) -> None:
    t.raid[unit] = raid
    if t.plan[unit] != NONE and t.state[t.plan[unit]] != UNUSED:
        t.plan[unit] = raid


def break_off(t: Blue, unit: i64) -> i64:
    """One unit leaves its raid under a counter of its own; a raid of one unit stays what it is."""
    old = t.raid[unit]
    if is_alone(t, unit):
        return old
    raid = new_raid(t, old)
    move_unit(t, unit, raid)
    return raid


def is_alone(t: Blue, unit: i64) -> bool:
    for other in range(FIRST_SLOT, UNITS):
        if other != unit and t.raid[other] == t.raid[unit]:
            return False
    return True


def show_parts(t: Blue, old: i64, new: i64) -> None:
    """§ 11.5.6, § 12.1.4: a tally follows the old counter; what is not under tally is detected anew."""
    if old == new:
        return
    was_known = t.detected[old] == 1
    check_raid(t, old)
    if not was_known:
        hide_or_show(t, new)
        return
    for unit in range(FIRST_SLOT, UNITS):
        if t.raid[unit] == new:
            t.seen[unit] = t.mine[unit]
    if t.state[old] == FLYING and t.tallied[old] == 0:
        forget(t, old)
        check_detection(t, old)
    check_detection(t, new)


# --- § 10.3.4: the pancake order
def send_home(t: Blue, raid: i64, how: i64) -> None:
    """The raid leaves its course for the recovery point."""
    t.off_course[raid] = how
    t.aim[raid] = last_point(t, raid)
    t.orbiting[raid] = 0
    t.hunts[raid] = NONE
    tell_raid(t, "raid_pancakes", raid, t.raid_at[raid])


def is_pancaking(t: Blue, raid: i64) -> bool:
    return t.off_course[raid] == GOING_HOME


def pancake_unit(t: Blue, unit: i64) -> i64:
    """§ 9.3.6: it leaves the raid and joins others that pancake from the same hex; the last bomber takes all with it.

    Answers the raid in which it now is.
    """
    old = t.raid[unit]
    if is_pancaking(t, old):
        return old
    if t.task[unit] == BOMBING and not has_other_bombers(t, unit):
        tell_unit(t, "unit_pancakes", unit, old)
        send_home(t, old, GOING_HOME if is_alone(t, unit) else HOMING)
        return old
    tell_unit(t, "unit_pancakes", unit, old)
    for raid in range(RAIDS):
        if raid != old and t.state[raid] == FLYING and t.raid_at[raid] == t.raid_at[old] and is_pancaking(t, raid):
            if last_point(t, raid) == last_point(t, old) and t.tallied[raid] == t.tallied[old]:
                move_unit(t, unit, raid)
                check_raid(t, old)
                return raid
    new = break_off(t, unit)
    send_home(t, new, GOING_HOME)
    show_parts(t, old, new)
    return new


def has_other_bombers(t: Blue, unit: i64) -> bool:
    for other in range(FIRST_SLOT, UNITS):
        if other != unit and t.raid[other] == t.raid[unit] and t.task[other] == BOMBING:
            return True
    return False


def is_unit_pancaking(t: Blue, unit: i64) -> bool:
    """It carries the order itself, so that it may neither tally, react nor attack."""
    return t.off_course[t.raid[unit]] == GOING_HOME


# --- § 9.3.7: back to the course
def rejoin_course(t: Blue, raid: i64) -> None:
    """A sweep that hunts no more makes for the point it was flying to when it left its course (ruling B21)."""
    if t.off_course[raid] != ON_COURSE or t.hunts[raid] != NONE:
        return
    t.off_course[raid] = TO_COURSE
    t.aim[raid] = t.way[raid * WAYS + t.leg[raid] + 1]


def is_sweep(t: Blue, raid: i64) -> bool:
    """Only Freie Jagd units may tally."""
    return t.sweep[raid] == 1 and not has_bombers(t, raid)
