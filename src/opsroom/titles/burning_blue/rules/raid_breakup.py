"""Raids break up, part and turn for home.  § 9.3.6, § 9.3.7, § 10.3.4, § 11.5.6, § 12.1.4"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.courses import last_point
from opsroom.titles.burning_blue.rules.detection import (
    check_detection,
    forget,
    hide_or_show,
    hide_raid,
    lowest_in,
    show_raid,
)
from opsroom.titles.burning_blue.rules.ids import RaidId, UnitId
from opsroom.titles.burning_blue.rules.losses import check_raid, has_bombers, is_spent, is_up
from opsroom.titles.burning_blue.rules.raid_building import free_raid
from opsroom.titles.burning_blue.rules.table import (
    BOMBING,
    CLOSE_ESCORT,
    FIRST_SLOT,
    FLYING,
    HOME,
    P_LW_MOVE,
    P_PURSUIT,
    RAIDS,
    TOP_COVER,
    TRACKS,
    UNITS,
    UNUSED,
    WAYS,
    Blue,
    is_raid_told,
    is_unit_told,
    units_of,
)

ON_COURSE: Final[i64] = 0  # `off_course`
TO_COURSE: Final[i64] = 1
GOING_HOME: Final[i64] = 2  # the pancake order
HOMING: Final[i64] = 3  # escorts that accompany pancaking bombers, without the order themselves


def next_raid(t: Blue) -> RaidId:
    """A counter not on the map; one that has come home may be used again."""
    found = free_raid(t)
    if found != NONE:
        return found
    for raid in range(RAIDS):
        if t.state[raid] == HOME:
            return raid
    return NONE


def new_raid(t: Blue, parent: RaidId) -> RaidId:
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
    t.joined_to[raid] = t.part_at[raid] = t.relief[raid] = t.attacking[raid] = t.parted[raid] = 0
    t.sheds[raid], t.patrolling[raid] = 0, t.patrolling[parent]
    t.dive_from[raid] = t.dive_from[parent]
    t.rejoins[raid], t.to_plot[raid] = t.rejoins[parent], 0
    t.met_by[raid] = t.met_by[parent]
    t.hunts[raid] = NONE
    t.tallied[raid] = 0
    forget(t, raid)
    for i in range(raid * TRACKS, (raid + 1) * TRACKS):
        t.track[i] = NONE
    hide_raid(t, raid)
    return raid


def move_unit(t: Blue, unit: UnitId, raid: RaidId) -> None:
    t.raid[unit] = raid
    if t.plan[unit] != NONE and t.state[t.plan[unit]] != UNUSED:
        t.plan[unit] = raid


def break_off(t: Blue, unit: UnitId) -> RaidId:
    """One unit leaves its raid under a counter of its own; a raid of one unit stays what it is."""
    old = t.raid[unit]
    if is_alone(t, unit):
        return old
    raid = new_raid(t, old)
    move_unit(t, unit, raid)
    return raid


def is_alone(t: Blue, unit: UnitId) -> bool:
    for other in range(FIRST_SLOT, UNITS):
        if other != unit and t.raid[other] == t.raid[unit]:
            return False
    return True


def show_parts(t: Blue, old: i64, new: i64) -> None:
    """§ 11.5.6: both parts are detected again; § 12.1.4: of a raid under tally the new part is shown, and the RAF chooses."""
    if old == new:
        return
    was_known, was_seen = t.detected[old] == 1, t.tallied[old] == 1
    check_raid(t, old)
    if was_seen and t.state[old] == FLYING:
        t.parted[new] = old + 1
        t.tallied[new] = t.detected[new] = 1
        t.told_angels[new] = lowest_in(t, new)
        show_raid(t, new)
        return
    cover_units(t, new)
    if not was_known:
        hide_or_show(t, new)
        return
    if t.state[old] == FLYING:
        forget(t, old)
        check_detection(t, old)
    check_detection(t, new)


def cover_units(t: Blue, raid: RaidId) -> None:
    """Nobody sees them any more, but for those who dogfight."""
    for unit in units_of(t, raid):
        if t.dogfight[unit] == 0:
            t.seen[unit] = t.mine[unit]


# --- § 10.3.4: the pancake order
def send_home(t: Blue, raid: RaidId, how: i64) -> None:
    """The raid leaves its course for the recovery point."""
    t.off_course[raid] = how
    t.leg[raid], t.step[raid] = t.ways[raid] - 1, 0
    t.aim[raid] = last_point(t, raid)
    t.to_plot[raid] = t.plot_home
    t.orbiting[raid] = 0
    if how == GOING_HOME:
        for unit in units_of(t, raid):
            keep_height(t, unit)
    t.hunts[raid] = NONE
    if is_raid_told(t, raid):
        t.tell("raid_pancakes", raid, t.raid_at[raid])


def keep_height(t: Blue, unit: UnitId) -> None:
    """It is free of what was plotted."""
    t.plotted[unit] = t.plotted_back[unit] = t.angels[unit]


def send_all_home(t: Blue, raid: RaidId) -> None:
    """§ 9.3.6: where the bombers pancake their escorts go with them and keep their task."""
    escorted = False
    for unit in units_of(t, raid):
        escorted = escorted or t.task[unit] == CLOSE_ESCORT or t.task[unit] == TOP_COVER
    send_home(t, raid, HOMING if escorted and has_bombers(t, raid) else GOING_HOME)


def is_pancaking(t: Blue, raid: RaidId) -> bool:
    return t.off_course[raid] == GOING_HOME


def pancake_unit(t: Blue, unit: UnitId) -> RaidId:
    """§ 9.3.6: it leaves the raid and joins others that pancake from the same hex; the last bomber takes all with it.

    Answers the raid in which it now is.
    """
    old = t.raid[unit]
    if is_pancaking(t, old):
        return old
    if t.task[unit] == BOMBING and not has_other_bombers(t, unit):
        if is_unit_told(t, unit):
            t.tell("unit_pancakes", unit, old)
        send_home(t, old, GOING_HOME if is_alone(t, unit) else HOMING)
        return old
    if is_unit_told(t, unit):
        t.tell("unit_pancakes", unit, old)
    for raid in range(RAIDS):
        if raid != old and t.state[raid] == FLYING and t.raid_at[raid] == t.raid_at[old] and is_pancaking(t, raid):
            alike = t.tallied[raid] == t.tallied[old] and t.flown[raid] == t.flown[old]
            alike = alike and t.raid_chit[raid] == t.raid_chit[old] and t.target[raid] == t.target[old]
            if alike and may_fly_together(t, unit, raid) and last_point(t, raid) == last_point(t, old):
                keep_height(t, unit)
                move_unit(t, unit, raid)
                check_raid(t, old)
                return raid
    new = break_off(t, unit)
    send_home(t, new, GOING_HOME)
    if t.task[unit] == BOMBING:
        t.sheds[new] = old + 1
        if t.tallied[old] == 0:
            return new  # escorts may go with it: then both are checked
    show_parts(t, old, new)
    return new


def may_fly_together(t: Blue, unit: UnitId, raid: RaidId) -> bool:
    """§ 13.6: on the move bombers that pancake fly on and fighters that fought do not, so that they part."""
    if t.phase != P_LW_MOVE and t.phase != P_PURSUIT:
        return True
    for other in units_of(t, raid):
        if t.bomber[other] != t.bomber[unit]:
            return False
    return True


def has_other_bombers(t: Blue, unit: UnitId) -> bool:
    for other in range(FIRST_SLOT, UNITS):
        if other != unit and t.raid[other] == t.raid[unit] and t.task[other] == BOMBING:
            return True
    return False


def is_unit_pancaking(t: Blue, unit: UnitId) -> bool:
    """§ 10.2.2: it carries the order itself, so that it may neither tally, react nor attack."""
    return t.off_course[t.raid[unit]] == GOING_HOME


def is_about_to_bomb(t: Blue, unit: UnitId) -> bool:
    """§ 13.5.1: it is over its target with its bombs: in the movement that brought it there, or waiting to dive."""
    raid = t.raid[unit]
    if t.bombs[unit] == 0:
        return False
    return (
        t.off_course[raid] == 0 and t.leg[raid] == t.target_way[raid] and t.step[raid] == 0 and t.target_way[raid] > 0
    )


def turn_back_if_spent(t: Blue, unit: UnitId) -> None:
    """§ 13.5.1: at its highest disruption, from whatever cause, it goes home; over its target it bombs first."""
    if is_up(t, unit) and is_spent(t, unit) and not is_unit_pancaking(t, unit) and not is_about_to_bomb(t, unit):
        t.dogfight[unit] = 0
        pancake_unit(t, unit)


# --- § 9.3.7
def is_sweep(t: Blue, raid: RaidId) -> bool:
    """Only Freie Jagd units may tally."""
    return t.sweep[raid] == 1 and not has_bombers(t, raid)
