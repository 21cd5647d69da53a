"""The heights of a raid: plotted, chosen for a pursuit, reached with points or for nothing; what the RAF is told of them.  § 8.1.5, § 9.2.3, § 9.3.3"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.charts import BOMBER_CLIMB, FREE_DIVE
from opsroom.titles.burning_blue.rules.detection import as_reported, lowest_in
from opsroom.titles.burning_blue.rules.forces import CEILING
from opsroom.titles.burning_blue.rules.geography import LIGHT, is_box
from opsroom.titles.burning_blue.rules.ids import RaidId, UnitId, UnitSet
from opsroom.titles.burning_blue.rules.movement import climb_gain
from opsroom.titles.burning_blue.rules.raid_breakup import TO_COURSE, is_sweep
from opsroom.titles.burning_blue.rules.raid_flight import has_bomber_aircraft
from opsroom.titles.burning_blue.rules.table import BOMBING, CLOSE_ESCORT, FIRST_SLOT, Blue, units_of


def bomber_height(t: Blue, raid: RaidId) -> i64:
    for unit in units_of(t, raid):
        if t.task[unit] == BOMBING:
            return t.angels[unit]
    return lowest_in(t, raid)


def lowest_ceiling(t: Blue, raid: RaidId) -> i64:
    low: i64 = 38
    for unit in units_of(t, raid):
        if CEILING[t.kind[unit]] < low:
            low = CEILING[t.kind[unit]]
    return low


# --- § 9.2.3: plotted heights
def wanted_height(t: Blue, raid: RaidId) -> i64:
    low: i64 = 99
    for unit in units_of(t, raid):
        if t.plotted[unit] < low:
            low = t.plotted[unit]
    return low if low < 99 else 0


def is_below_plot(t: Blue, raid: RaidId) -> bool:
    """Its bombers or their close escort are."""
    for unit in units_of(t, raid):
        if t.task[unit] == BOMBING or t.task[unit] == CLOSE_ESCORT:
            if t.angels[unit] < t.plotted[unit] and t.dogfight[unit] == 0:
                return True
    return False


def is_too_low(t: Blue, raid: RaidId) -> bool:
    """Below its plotted height; a sweep first leaves the guns behind (§ 9.3.3)."""
    if is_sweep(t, raid):
        return LIGHT[t.raid_at[raid]] == 0 and lowest_in(t, raid) < wanted_height(t, raid)
    return is_below_plot(t, raid)


def come_down(t: Blue, raid: RaidId, unit: UnitId) -> None:
    """A unit above its plotted height comes down two Angels a hex."""
    if t.attacking[raid] == 0:
        come_down_to(t, unit, t.plotted[unit])


def come_down_to(t: Blue, unit: UnitId, angels: i64) -> None:
    """§ 8.1.5: two Angels a hex cost nothing."""
    down = t.angels[unit] - angels
    if down > 0 and t.dogfight[unit] == 0:
        t.angels[unit] -= down if down < FREE_DIVE else FREE_DIVE


def come_down_at_once(t: Blue, raid: RaidId) -> None:
    """With one point, to the plotted height."""
    for unit in units_of(t, raid):
        if t.angels[unit] > t.plotted[unit]:
            t.angels[unit] = t.plotted[unit]


def use_spare_point(t: Blue, raid: RaidId, dived: UnitSet) -> None:
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


def plot_height(t: Blue, raid: RaidId, angels: i64) -> None:
    """§ 9.2.3 (c): it goes home at this height."""
    for unit in units_of(t, raid):
        t.plotted[unit] = t.plotted_back[unit] = angels
    if is_sweep(t, raid):
        send_home_in_peace(t, raid)


def send_home_in_peace(t: Blue, raid: RaidId) -> None:
    """§ 15.2, § 16.2.4: along its course to the recovery point; it orbits no more."""
    t.orbit_at[raid] = 0


def set_heights_back(t: Blue, raid: RaidId) -> None:
    """§ 9.2.3 (a): from the target on, the heights plotted for the way back."""
    for unit in units_of(t, raid):
        t.plotted[unit] = t.plotted_back[unit]


# --- what the RAF is told
def announce_height(t: Blue, raid: RaidId) -> None:
    """Ruling B37: a detected raid that changes its height is announced again by the card it has; under tally truly.

    Without either, after a tally that was lost, what was seen last stands.
    """
    if t.tallied[raid]:
        t.told_angels[raid] = lowest_in(t, raid)
    elif t.card[raid] > 0 and t.told_angels[raid] != NONE:
        t.told_angels[raid] = as_reported(lowest_in(t, raid) + t.error[raid])


# --- § 8.1.5, § 12.2: up and down in one move; `want` is the height chosen for a pursuit, `dived` who has come down, one bit each
def pursuit_height(t: Blue, raid: RaidId, want: i64) -> i64:
    """§ 12.2: what was chosen, and never below the formation it hunts."""
    low = t.angels[t.hunts[raid]]
    height = want if want != NONE else lowest_in(t, raid)
    return height if height > low else low


def is_below_its_aim(t: Blue, raid: RaidId, want: i64) -> bool:
    """It has to climb, if it may."""
    if t.hunts[raid] != NONE:
        return lowest_in(t, raid) < pursuit_height(t, raid, want)
    return is_too_low(t, raid)


def has_dived(t: Blue, raid: RaidId, dived: UnitSet) -> bool:
    """Who would climb has come down in this move: bombers and their close escort, a unit of a sweep."""
    for unit in units_of(t, raid):
        if (dived >> (unit - FIRST_SLOT)) & 1:
            if is_sweep(t, raid) or t.task[unit] == BOMBING or t.task[unit] == CLOSE_ESCORT:
                return True
    return False


def climb(t: Blue, raid: RaidId, want: i64, dived: UnitSet, from_angels: i64, climbs: i64) -> None:
    """With the first or second point of a move that began at these Angels, each unit as its type can."""
    for unit in units_of(t, raid):
        height = t.plotted[unit]
        if t.hunts[raid] != NONE:
            height = pursuit_height(t, raid, want)
        elif is_sweep(t, raid):
            height = wanted_height(t, raid)
        if t.angels[unit] < height and t.dogfight[unit] == 0 and (dived >> (unit - FIRST_SLOT)) & 1 == 0:
            gain: i64 = BOMBER_CLIMB
            if t.bomber[unit] == 0:
                gain = climb_gain(t.angels[unit], from_angels, climbs, False, False)
            t.angels[unit] += gain if gain < height - t.angels[unit] else height - t.angels[unit]
            t.climbed[unit] = 1


def must_come_down(t: Blue, raid: RaidId) -> bool:
    """§ 9.3.7: a sweep on its way back to its course spends a point a move on its new height, down as well as up."""
    if t.off_course[raid] != TO_COURSE or t.rejoins[raid] == 0 or t.hunts[raid] != NONE:
        return False
    for unit in units_of(t, raid):
        if t.angels[unit] > t.plotted[unit]:
            return True
    return False


def dive(t: Blue, raid: RaidId, angels: i64) -> None:
    """A Freie Jagd drops as far as it likes for one point."""
    for unit in units_of(t, raid):
        if t.angels[unit] > angels:
            t.angels[unit] = angels


def dive_on_prey(t: Blue, raid: RaidId, want: i64) -> bool:
    """With one point as far as it likes; answers whether it was higher."""
    if t.hunts[raid] == NONE:
        return False
    height, found = pursuit_height(t, raid, want), False
    for unit in units_of(t, raid):
        found = found or t.angels[unit] > height
    if found:
        dive(t, raid, height)
    return found
