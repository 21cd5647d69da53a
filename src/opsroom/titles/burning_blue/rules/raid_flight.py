"""How a raid flies: its pace, where it is on its course, the heights it keeps.  § 9.2.3, § 9.3.3"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.titles.burning_blue.rules.bombing import is_in_attack
from opsroom.titles.burning_blue.rules.detection import as_reported, lowest_in
from opsroom.titles.burning_blue.rules.forces import CEILING
from opsroom.titles.burning_blue.rules.geography import LIGHT, NONE, is_box
from opsroom.titles.burning_blue.rules.movement import climb_gain
from opsroom.titles.burning_blue.rules.raiding import GOING_HOME, ON_COURSE, TO_COURSE, is_sweep
from opsroom.titles.burning_blue.rules.table import BOMBING, CLOSE_ESCORT, FIRST_SLOT, Blue, is_unit_told, units_of
from opsroom.titles.burning_blue.rules.tables import BOMBER_MP, FIGHTER_MP, FREE_DIVE


# --- § 9.3.3: how fast
def has_bomber_aircraft(t: Blue, raid: i64) -> bool:
    for unit in units_of(t, raid):
        if t.bomber[unit]:
            return True
    return False


def shows_bombers(t: Blue, raid: i64) -> bool:
    """Everybody sees that it is no Freie Jagd."""
    for unit in units_of(t, raid):
        if t.bomber[unit] and is_unit_told(t, unit):
            return True
    return False


def pace_of(t: Blue, raid: i64) -> i64:
    """Bombers 3; fighters alone 3 or 4 as they like, and 4 in pursuit or on the way home."""
    if has_bomber_aircraft(t, raid):
        return BOMBER_MP
    if t.hunts[raid] != NONE or t.off_course[raid] >= GOING_HOME:
        return FIGHTER_MP
    return t.pace[raid]


def is_held(t: Blue, raid: i64) -> bool:
    """A sweep in a dogfight stays where it is."""
    for unit in units_of(t, raid):
        if t.dogfight[unit] > 0:
            return is_sweep(t, raid)
    return False


def is_at_point(t: Blue, raid: i64) -> bool:
    return t.off_course[raid] == ON_COURSE and t.step[raid] == 0


def is_at_target(t: Blue, raid: i64) -> bool:
    return is_at_point(t, raid) and t.leg[raid] == t.target_way[raid] and t.target_way[raid] > 0


def has_arrived(t: Blue, raid: i64) -> bool:
    """§ 9.3.9: at its recovery point."""
    if t.hunts[raid] != NONE:
        return False
    if t.off_course[raid] == ON_COURSE:
        return t.leg[raid] >= t.ways[raid] - 1
    if t.off_course[raid] == TO_COURSE or t.leg[raid] < t.ways[raid] - 1:
        return False
    return t.raid_at[raid] == t.aim[raid]


def carries_bombs(t: Blue, raid: i64) -> bool:
    """For this target."""
    for unit in units_of(t, raid):
        if t.bombs[unit] and is_in_attack(t, unit, raid):
            return True
    return False


def bomber_height(t: Blue, raid: i64) -> i64:
    for unit in units_of(t, raid):
        if t.task[unit] == BOMBING:
            return t.angels[unit]
    return lowest_in(t, raid)


def lowest_ceiling(t: Blue, raid: i64) -> i64:
    low: i64 = 38
    for unit in units_of(t, raid):
        if CEILING[t.kind[unit]] < low:
            low = CEILING[t.kind[unit]]
    return low


# --- plotted heights
def wanted_height(t: Blue, raid: i64) -> i64:
    low: i64 = 99
    for unit in units_of(t, raid):
        if t.plotted[unit] < low:
            low = t.plotted[unit]
    return low if low < 99 else 0


def is_below_plot(t: Blue, raid: i64) -> bool:
    """Its bombers or their close escort are."""
    for unit in units_of(t, raid):
        if t.task[unit] == BOMBING or t.task[unit] == CLOSE_ESCORT:
            if t.angels[unit] < t.plotted[unit] and t.dogfight[unit] == 0:
                return True
    return False


def is_too_low(t: Blue, raid: i64) -> bool:
    """Below its plotted height; a sweep first leaves the guns behind (§ 9.3.3)."""
    if is_sweep(t, raid):
        return LIGHT[t.raid_at[raid]] == 0 and lowest_in(t, raid) < wanted_height(t, raid)
    return is_below_plot(t, raid)


def come_down(t: Blue, raid: i64, unit: i64) -> None:
    """A unit above its plotted height comes down two Angels a hex."""
    if t.attacking[raid] == 0:
        come_down_to(t, unit, t.plotted[unit])


def come_down_to(t: Blue, unit: i64, angels: i64) -> None:
    """§ 8.1.5: two Angels a hex cost nothing."""
    down = t.angels[unit] - angels
    if down > 0 and t.dogfight[unit] == 0:
        t.angels[unit] -= down if down < FREE_DIVE else FREE_DIVE


def come_down_at_once(t: Blue, raid: i64) -> None:
    """With one point, to the plotted height."""
    for unit in units_of(t, raid):
        if t.angels[unit] > t.plotted[unit]:
            t.angels[unit] = t.plotted[unit]


def use_spare_point(t: Blue, raid: i64, dived: i64) -> None:
    """§ 9.3.3: fighters among bombers have a point more than these: for the height that they should have by now.

    § 8.1.5: who has come down in this move, one bit each, does not climb.
    """
    if not has_bomber_aircraft(t, raid):
        return
    for unit in units_of(t, raid):
        if t.bomber[unit] or t.dogfight[unit] > 0 or t.climbed[unit] > 0:
            continue
        want = t.plotted[unit]
        if t.angels[unit] > want:
            t.angels[unit] = want
        elif t.angels[unit] < want and not is_box(t.raid_at[raid]) and (dived >> (unit - FIRST_SLOT)) & 1 == 0:
            gain = climb_gain(t.angels[unit], t.angels[unit], 1, False, False)
            t.angels[unit] += gain if gain < want - t.angels[unit] else want - t.angels[unit]
            t.climbed[unit] = 1


def plot_height(t: Blue, raid: i64, angels: i64) -> None:
    """§ 9.2.3 (c): it goes home at this height."""
    for unit in units_of(t, raid):
        t.plotted[unit] = t.plotted_back[unit] = angels
    if is_sweep(t, raid):
        send_home_in_peace(t, raid)


def send_home_in_peace(t: Blue, raid: i64) -> None:
    """§ 15.2, § 16.2.4: along its course to the recovery point; it orbits no more."""
    t.orbit_at[raid] = 0


def set_heights_back(t: Blue, raid: i64) -> None:
    """§ 9.2.3 (a): from the target on, the heights plotted for the way back."""
    for unit in units_of(t, raid):
        t.plotted[unit] = t.plotted_back[unit]


# --- what the RAF is told
def announce_height(t: Blue, raid: i64) -> None:
    """Ruling B37: a detected raid that changes its height is announced anew by the card it has; under tally truly.

    Without either, after a tally that was lost, what was seen last stands.
    """
    if t.tallied[raid]:
        t.told_angels[raid] = lowest_in(t, raid)
    elif t.card[raid] > 0 and t.told_angels[raid] != NONE:
        t.told_angels[raid] = as_reported(lowest_in(t, raid) + t.error[raid])
