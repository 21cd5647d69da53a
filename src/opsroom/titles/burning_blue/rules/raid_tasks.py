"""What raids do by their task: dive bombers dive, Jabos come down, a Freie Jagd orbits or attacks the ground.  § 9.4, § 16.2.2"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.bombing import can_dive_here, field_in, is_in_attack, strafe
from opsroom.titles.burning_blue.rules.charts import AFTER_BALLOONS, AFTER_DIVE, AFTER_STRAFE, BAD
from opsroom.titles.burning_blue.rules.detection import lowest_in
from opsroom.titles.burning_blue.rules.guns import attack_balloons, has_balloons
from opsroom.titles.burning_blue.rules.ids import RaidId
from opsroom.titles.burning_blue.rules.raid_breakup import GOING_HOME, ON_COURSE, is_sweep, turn_back_if_spent
from opsroom.titles.burning_blue.rules.raid_flight import carries_bombs, has_arrived, is_at_target
from opsroom.titles.burning_blue.rules.raid_heights import bomber_height, plot_height
from opsroom.titles.burning_blue.rules.table import BOMBING, CLOSE_ESCORT, DIVE, Blue, units_of
from opsroom.titles.burning_blue.rules.weather import grade_at

STRAFES: Final[i64] = 1  # `attacking`
ATTACKS_BALLOONS: Final[i64] = 2


# --- § 16.2.2: dive bombers
def must_dive(t: Blue, raid: RaidId) -> bool:
    return is_at_target(t, raid) and carries_bombs(t, raid) and t.dive_from[raid] == 0 and can_dive_here(t, raid)


def dive_on_target(t: Blue, raid: RaidId) -> None:
    """§ 16.2.2: one point, down to Angels 2; close escort goes down with the bombers."""
    high = bomber_height(t, raid)
    t.dive_from[raid] = high
    for unit in units_of(t, raid):
        if is_in_attack(t, unit, raid):
            if t.bombs[unit] or (t.task[unit] == CLOSE_ESCORT and t.angels[unit] == high):
                t.angels[unit] = AFTER_DIVE


# --- § 9.4.4: Jabos come down where they were plotted to, with the next point that they have
def must_descend(t: Blue, raid: RaidId) -> bool:
    return t.descend_at[raid] == t.raid_at[raid] + 1 and t.off_course[raid] == ON_COURSE


def descend(t: Blue, raid: RaidId) -> None:
    """Close escort comes along, the top cover stays up."""
    t.descend_at[raid] = 0
    for unit in units_of(t, raid):
        if t.task[unit] == BOMBING or t.task[unit] == CLOSE_ESCORT:
            t.plotted[unit] = t.attack_angels[raid]
            t.plotted_back[unit] = AFTER_DIVE if t.method[raid] == DIVE else t.attack_angels[raid]  # § 9.2.3 (a)
            if t.angels[unit] > t.plotted[unit]:
                t.angels[unit] = t.plotted[unit]


# --- § 9.4.1: a Freie Jagd that strafes or shoots at balloons
def must_attack(t: Blue, raid: RaidId) -> bool:
    """§ 9.4: it is over what it was told to attack, and still too high."""
    if t.attacking[raid] == 0 or not is_sweep(t, raid) or is_down_to_attack(t, raid):
        return False
    return has_ground_target(t, raid)


def has_ground_target(t: Blue, raid: RaidId) -> bool:
    place = t.raid_at[raid]
    if t.off_course[raid] >= GOING_HOME:  # § 10.3.4
        return False
    if t.attacking[raid] == STRAFES:
        return field_in(place) != NONE and grade_at(t, place, 0) != BAD
    return has_balloons(t, place)


def is_down_to_attack(t: Blue, raid: RaidId) -> bool:
    return has_ground_target(t, raid) and lowest_in(t, raid) <= ground_height(t, raid)


def ground_height(t: Blue, raid: RaidId) -> i64:
    """How low it must come."""
    return 0 if t.attacking[raid] == STRAFES else AFTER_BALLOONS


def attack_ground(t: Blue, raid: RaidId) -> None:
    how = t.attacking[raid]
    t.attacking[raid] = 0
    if how == STRAFES:
        strafe(t, raid)
        plot_height(t, raid, AFTER_STRAFE)
    else:
        attack_balloons(t, raid)
        plot_height(t, raid, AFTER_BALLOONS)
    for unit in units_of(t, raid):
        turn_back_if_spent(t, unit)


def is_there(t: Blue, raid: RaidId) -> bool:
    """At its recovery point, or where it was plotted to orbit (§ 9.4.1)."""
    if t.orbit_at[raid] == t.raid_at[raid] + 1 and t.orbited[raid] == 0 and is_sweep(t, raid):
        if t.off_course[raid] == ON_COURSE and t.hunts[raid] == NONE and not must_attack(t, raid):
            return True
    return has_arrived(t, raid)
