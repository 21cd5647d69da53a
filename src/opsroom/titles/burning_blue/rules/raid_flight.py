"""How a raid flies: its pace, where it is on its course, the line it flies off it.  § 9.3.3, § 9.3.7"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.bombing import is_in_attack
from opsroom.titles.burning_blue.rules.charts import BOMBER_MP, FIGHTER_MP
from opsroom.titles.burning_blue.rules.courses import (
    ahead_on_course,
    corridor,
    find_on_course,
    is_leg,
    leg_length,
    on_leg,
    point,
)
from opsroom.titles.burning_blue.rules.geography import BARRAGE, HEAVY, LIGHT, apart, is_box
from opsroom.titles.burning_blue.rules.ids import PlaceId, RaidId
from opsroom.titles.burning_blue.rules.raid_breakup import GOING_HOME, ON_COURSE, TO_COURSE, is_sweep
from opsroom.titles.burning_blue.rules.table import Blue, is_unit_told, units_of


# --- § 9.3.3: how fast
def has_bomber_aircraft(t: Blue, raid: RaidId) -> bool:
    for unit in units_of(t, raid):
        if t.bomber[unit]:
            return True
    return False


def shows_bombers(t: Blue, raid: RaidId) -> bool:
    """Everybody sees that it is no Freie Jagd."""
    for unit in units_of(t, raid):
        if t.bomber[unit] and is_unit_told(t, unit):
            return True
    return False


def pace_of(t: Blue, raid: RaidId) -> i64:
    """Bombers 3; fighters alone 3 or 4 as they like, and 4 in pursuit or on the way home."""
    if has_bomber_aircraft(t, raid):
        return BOMBER_MP
    if t.hunts[raid] != NONE or t.off_course[raid] >= GOING_HOME:
        return FIGHTER_MP
    return t.pace[raid]


def is_held(t: Blue, raid: RaidId) -> bool:
    """A sweep in a dogfight stays where it is."""
    for unit in units_of(t, raid):
        if t.dogfight[unit] > 0:
            return is_sweep(t, raid)
    return False


def is_at_point(t: Blue, raid: RaidId) -> bool:
    return t.off_course[raid] == ON_COURSE and t.step[raid] == 0


def is_at_target(t: Blue, raid: RaidId) -> bool:
    return is_at_point(t, raid) and t.leg[raid] == t.target_way[raid] and t.target_way[raid] > 0


def has_arrived(t: Blue, raid: RaidId) -> bool:
    """§ 9.3.9: at its recovery point."""
    if t.hunts[raid] != NONE:
        return False
    if t.off_course[raid] == ON_COURSE:
        return t.leg[raid] >= t.ways[raid] - 1
    if t.off_course[raid] == TO_COURSE or t.leg[raid] < t.ways[raid] - 1:
        return False
    return t.raid_at[raid] == t.aim[raid]


def carries_bombs(t: Blue, raid: RaidId) -> bool:
    """For this target."""
    for unit in units_of(t, raid):
        if t.bombs[unit] and is_in_attack(t, unit, raid):
            return True
    return False


def is_quiet(t: Blue, raid: RaidId, watching: list[int]) -> bool:
    """Nothing here concerns it: no guns or balloons, no point of its course, nothing to look for, no enemy near."""
    place = t.raid_at[raid]
    if LIGHT[place] or HEAVY[place] or BARRAGE[place] != NONE or is_at_point(t, raid):
        return False
    if t.lost[raid] or t.relief[raid] or t.attacking[raid]:
        return False
    for head in watching:
        if apart(t.at[head], place) <= 1:
            return False
    return True


# --- off its course a raid flies straight, from where it was to its aim; on it there is no aim
def aim_of(t: Blue, raid: RaidId) -> PlaceId:
    """Its prey or its goal, or the box between."""
    aim: PlaceId = NONE
    if t.hunts[raid] != NONE:
        aim = t.at[t.hunts[raid]]
    elif t.off_course[raid] != ON_COURSE:
        aim = t.aim[raid]
    if aim != NONE and not is_leg(t.raid_at[raid], aim):
        between = corridor(t.raid_at[raid], aim)
        if len(between) > 0:
            return between[0]
    return aim


def is_back(t: Blue, raid: RaidId) -> bool:
    """§ 9.3.7: at the hex of its course that was named; it may be the one it was in."""
    if t.hunts[raid] != NONE or t.off_course[raid] != TO_COURSE:
        return False
    return t.raid_at[raid] == t.aim[raid]


def is_bound_for_a_box(t: Blue, raid: RaidId, aim: PlaceId, points: i64) -> bool:
    """It will enter one with the points it has."""
    if aim != NONE:
        return is_box(aim) and aim != t.raid_at[raid]
    step = t.step[raid]
    for leg in range(t.leg[raid], t.ways[raid] - 1):
        one, other = point(t, raid, leg), point(t, raid, leg + 1)
        if points > 0 and is_box(other):
            return True
        points -= leg_length(one, other) - step
        step = 0
    return False


def is_in_passing(t: Blue, raid: RaidId, aim: PlaceId) -> bool:
    """§ 8.1.6: in a box that it will leave in this move; only who stays in one changes height there."""
    return is_box(t.raid_at[raid]) and aim != t.raid_at[raid]


def look_ahead(t: Blue, raid: RaidId, aim: PlaceId, points: i64) -> PlaceId:
    """§ 19.2.8: the hex that this move tries to reach, past points of its course, for the wind."""
    if aim == NONE:
        return ahead_on_course(t, raid, t.leg[raid], t.step[raid], points)
    start = t.raid_at[raid]
    length = leg_length(start, aim)
    if points <= length or t.hunts[raid] != NONE or is_box(aim):
        return on_leg(start, aim, points if points < length else length)
    if t.off_course[raid] == TO_COURSE:
        leg, step = t.leg[raid], t.step[raid]
        t.raid_at[raid] = aim
        find_on_course(t, raid)
        end = ahead_on_course(t, raid, t.leg[raid], t.step[raid], points - length)
        t.leg[raid], t.step[raid], t.raid_at[raid] = leg, step, start
        return end
    return ahead_on_course(t, raid, t.leg[raid], 0, points - length)
