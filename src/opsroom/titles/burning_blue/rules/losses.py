"""Aircraft lost, units destroyed, disruption, points for them.  § 13.4.3, § 13.5, § 22"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.ids import NONE
from opsroom.engine.visibility import EVERYBODY_SEES
from opsroom.titles.burning_blue.rules.charts import (
    COHESION_BOMBER,
    COHESION_FIGHTER,
    COHESION_MOD,
    FLIGHT_421_LOSSES,
    FLIGHT_LOSSES,
    GRUPPE_DISRUPTION,
    GRUPPE_LOSSES,
    PICTURE_WORSENS,
    POOR,
    SMALL_DISRUPTION,
    SQUADRON_LOSSES,
    STAFFEL_LOSSES,
    VP,
)
from opsroom.titles.burning_blue.rules.detection import forget, hide_raid
from opsroom.titles.burning_blue.rules.forces import ERPRO, FLIGHT_421, IS_GREEN, SQUADRONS
from opsroom.titles.burning_blue.rules.geography import OVER_ENGLAND
from opsroom.titles.burning_blue.rules.ids import PlaceId, RaidId, UnitId
from opsroom.titles.burning_blue.rules.radio_command import head_of
from opsroom.titles.burning_blue.rules.roll_sums import DISRUPTED_SHAKES, S_COHESION, tell_sum
from opsroom.titles.burning_blue.rules.table import (
    AIRBORNE,
    AWAY,
    BOMBING,
    FLYING,
    FREIE_JAGD,
    HOME,
    NO_ORDER,
    NO_TASK,
    PURSUIT,
    RAF_UNITS,
    RAIDS,
    Blue,
    is_raid_told,
    is_unit_told,
    squadron_of,
    units_of,
)


# --- § 13.4.3: how much a unit can lose
def most_losses(t: Blue, unit: UnitId) -> i64:
    if unit == FLIGHT_421:
        return FLIGHT_421_LOSSES
    if unit < RAF_UNITS:
        return FLIGHT_LOSSES if t.small[unit] else SQUADRON_LOSSES
    return STAFFEL_LOSSES if t.small[unit] else GRUPPE_LOSSES


def aircraft_left(t: Blue, unit: UnitId) -> i64:
    return most_losses(t, unit) - t.losses[unit]


def lose(t: Blue, unit: UnitId, aircraft: i64, place: PlaceId) -> i64:
    """Take aircraft from a unit, with their points; losses stop at what there is.  Answers how many were lost."""
    n = aircraft if aircraft < aircraft_left(t, unit) else aircraft_left(t, unit)
    if n <= 0:
        return 0
    t.losses[unit] += n
    t.vp += points_for(t, unit, n, place)
    if t.seen[unit] == EVERYBODY_SEES:
        t.tell("aircraft_lost", unit, n, place)
    else:
        t.tell("unseen_lost", n)
    if aircraft_left(t, unit) <= 0:
        destroy(t, unit)
    return n


def points_for(t: Blue, unit: UnitId, aircraft: i64, place: PlaceId) -> i64:
    """§ 22: in halves, as the Luftwaffe counts them."""
    over = OVER_ENGLAND[place] == 1
    if unit < RAF_UNITS:
        return aircraft * (VP["raf_air"] + (0 if over else VP["raf_away"]))
    each = VP["bomber"] if t.bomber[unit] else VP["fighter"]
    return -aircraft * (each + (VP["over_england"] if over else 0))


def destroy(t: Blue, unit: UnitId) -> None:
    if is_unit_told(t, unit):
        t.tell("unit_destroyed", unit)
    t.dogfight[unit] = 0
    if unit < RAF_UNITS:
        leave_the_map(t, unit)
        t.tote[unit], t.field[unit] = AWAY, NONE
    else:
        raid = t.raid[unit]
        t.raid[unit] = t.plan[unit] = NONE
        t.task[unit] = NO_TASK
        t.patrol_box[unit] = 0
        if raid != NONE:
            check_raid(t, raid)


def leave_the_map(t: Blue, unit: UnitId) -> None:
    """An RAF unit is no longer in the air: its wing goes on without it and is still pursued; otherwise its pursuers lose it."""
    heir: i64 = NONE
    for other in range(RAF_UNITS):
        if other != unit and t.leader[unit] != NONE and t.leader[other] == t.leader[unit]:
            heir = other
    leave_wing(t, unit)
    for raid in range(RAIDS):
        if t.hunts[raid] == unit:
            t.hunts[raid] = head_of(t, heir) if heir != NONE else NONE
    drop_tally(t, unit)
    t.at[unit], t.goal[unit], t.order[unit], t.then[unit], t.line_end[unit] = NONE, NONE, 0, 0, NONE
    t.balbo[unit] = t.climbed[unit] = t.dogfight[unit] = 0


# --- raids that have lost units
def check_raid(t: Blue, raid: RaidId) -> None:
    """A raid without units is off the map; fighters whose bombers are all gone fly on as a sweep or turn home elsewhere."""
    if len(units_of(t, raid)) == 0:
        end_raid(t, raid)


def end_raid(t: Blue, raid: RaidId) -> None:
    t.state[raid] = HOME
    forget(t, raid)
    lose_all_tallies(t, raid)
    if is_raid_told(t, raid):
        t.tell("raid_gone", raid)
    hide_raid(t, raid)
    t.hunts[raid] = NONE
    t.orbiting[raid] = 0
    t.raid_at[raid] = NONE


def has_bombs(t: Blue, raid: RaidId) -> bool:
    for unit in units_of(t, raid):
        if t.bombs[unit]:
            return True
    return False


def has_bombers(t: Blue, raid: RaidId) -> bool:
    """A unit with the bombing task."""
    for unit in units_of(t, raid):
        if t.task[unit] == BOMBING:
            return True
    return False


def jettison(t: Blue, unit: UnitId) -> None:
    """§ 9.4.4: a Jabo that has to fight lets its bombs go; Erprobungsgruppe 210 keeps them."""
    if t.bombs[unit] and t.bomber[unit] == 0 and t.kind[unit] != ERPRO:
        t.bombs[unit] = 0
        if is_unit_told(t, unit):
            t.tell("bombs_jettisoned", unit)
        become_sweep(t, t.raid[unit])


def become_sweep(t: Blue, raid: RaidId) -> None:
    """§ 9.4.4: without bombs, Jabos and their escort go on as a Freie Jagd."""
    for unit in units_of(t, raid):
        if t.bombs[unit] or (t.task[unit] == BOMBING and t.bomber[unit]):
            return
    for unit in units_of(t, raid):
        t.task[unit] = FREIE_JAGD
    t.sweep[raid] = 1


# --- tallies
def drop_tally(t: Blue, unit: UnitId) -> None:
    """§ 12.3: the next move needs another order."""
    raid = t.tally[unit]
    if raid == NONE:
        return
    t.tally[unit] = NONE
    if t.order[unit] == PURSUIT:
        t.order[unit] = NO_ORDER
    for other in range(RAF_UNITS):
        if t.tally[other] == raid:
            return
    t.tallied[raid] = 0
    for other in units_of(t, raid):
        t.seen[other] = t.mine[other]


def lose_all_tallies(t: Blue, raid: RaidId) -> None:
    for unit in range(RAF_UNITS):
        if t.tally[unit] == raid:
            drop_tally(t, unit)


# --- wings
def leave_wing(t: Blue, unit: UnitId) -> None:
    """§ 20.2: the others go on together under another leader, or alone."""
    head = t.leader[unit]
    if head == NONE:
        return
    t.leader[unit] = NONE
    count: i64 = 0
    first: i64 = NONE
    for other in range(RAF_UNITS):
        if t.leader[other] == head:
            count += 1
            if first == NONE:
                first = other
    if count == 0:
        return
    new = head if head != unit else first
    for other in range(RAF_UNITS):
        if t.leader[other] == head:
            t.leader[other] = new if count > 1 else NONE
    if new != head:
        for raid in range(RAIDS):
            if t.hunts[raid] == head and t.at[new] != NONE and t.at[unit] != t.at[new]:
                t.hunts[raid] = new


# --- § 13.5: cohesion
def most_disruption(t: Blue, unit: UnitId) -> i64:
    return SMALL_DISRUPTION if unit < RAF_UNITS or t.small[unit] else GRUPPE_DISRUPTION


def is_spent(t: Blue, unit: UnitId) -> bool:
    """§ 13.5.1: at its highest level of disruption."""
    return t.disruption[unit] >= most_disruption(t, unit)


def disrupt(t: Blue, unit: UnitId, levels: i64) -> None:
    most = most_disruption(t, unit)
    before = t.disruption[unit]
    t.disruption[unit] = before + levels if before + levels < most else most
    if t.disruption[unit] > before:
        if is_unit_told(t, unit):
            t.tell("disrupted", unit, t.disruption[unit])


def is_green(t: Blue, unit: UnitId) -> bool:
    return unit < RAF_UNITS and IS_GREEN[t.scenario * SQUADRONS + squadron_of(t, unit)] == 1


def roll_cohesion(t: Blue, unit: UnitId, modifier: i64, reasons: i64 = 0) -> None:
    """Two dice; high is good.  A natural 3 or less muddles the air picture, § 12.1.5.

    `reasons` are those parts of the modifier that have a name; the rest is the result of the fight.
    """
    dice = t.die() + t.die()
    if t.disruption[unit] > 0:
        modifier += COHESION_MOD["already_disrupted"]
        reasons |= DISRUPTED_SHAKES
    bomber = unit >= RAF_UNITS and (t.bomber[unit] or t.kind[unit] == ERPRO)
    levels = (COHESION_BOMBER if bomber else COHESION_FIGHTER).read(dice + modifier)
    if t.seen[unit] == EVERYBODY_SEES:
        tell_sum(t, S_COHESION, dice, reasons, 1 if bomber else 0)
    if is_unit_told(t, unit):
        t.tell("cohesion_rolled", unit, dice, modifier, levels)
    worsen_picture(t, dice)
    if levels > 0:
        disrupt(t, unit, levels)


def worsen_picture(t: Blue, dice: i64) -> None:
    if dice <= PICTURE_WORSENS and t.air_picture < POOR:
        t.air_picture += 1
        t.tell("picture_changed", t.air_picture)


# --- § 13.5.2: ammunition
def spend_ammunition(t: Blue, unit: UnitId) -> None:
    """For strafing and balloons: a unit that is low already is disrupted instead."""
    if t.low_ammo[unit]:
        disrupt(t, unit, 1)
    t.low_ammo[unit] = 1


def is_up(t: Blue, unit: UnitId) -> bool:
    """It is in the air: an RAF unit on the map, a Luftwaffe unit in a flying raid."""
    if unit < RAF_UNITS:
        return t.tote[unit] == AIRBORNE
    return t.raid[unit] != NONE and t.state[t.raid[unit]] == FLYING
