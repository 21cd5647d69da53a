"""Petrol and coming home.  § 8.2.2, § 17, § 19.2.9"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.titles.burning_blue.rules.bombing import is_closed
from opsroom.titles.burning_blue.rules.forces import ENDURANCE
from opsroom.titles.burning_blue.rules.geography import FIELD_AT, IS_SECTOR_FIELD, NONE
from opsroom.titles.burning_blue.rules.losses import aircraft_left, end_raid, leave_the_map, lose
from opsroom.titles.burning_blue.rules.plotting import turns_to_base
from opsroom.titles.burning_blue.rules.table import (
    AIRBORNE,
    FIRST_SLOT,
    LANDED,
    PANCAKE,
    UNITS,
    Blue,
)
from opsroom.titles.burning_blue.rules.tables import (
    ALL_LOST_LATE,
    LANDING_ANGELS,
    OTHER_CAPACITY,
    RECOVERY_LARGE,
    RECOVERY_SMALL,
    SECTOR_CAPACITY,
)
from opsroom.titles.burning_blue.rules.weather import is_misty, is_raining


# --- § 18.1.1: what an airfield can take
def capacity(t: Blue, field: i64) -> i64:
    return (SECTOR_CAPACITY if IS_SECTOR_FIELD[field] else OTHER_CAPACITY) - t.damage[field]


def can_land_at(t: Blue, field: i64) -> bool:
    """Open, not in mist, with room this turn, and nobody taking off from it."""
    if is_closed(t, field) or is_misty(t, FIELD_AT[field]) or t.take_offs[field] > 0:
        return False
    return t.landings[field] < capacity(t, field)


def is_down(t: Blue, unit: i64) -> bool:
    """§ 8.2.2: over its airfield at Angels 2 or less, ordered home, not in a dogfight."""
    return (
        t.tote[unit] == AIRBORNE
        and t.order[unit] == PANCAKE
        and t.dogfight[unit] == 0
        and t.at[unit] == FIELD_AT[t.field[unit]]
        and t.angels[unit] <= LANDING_ANGELS
    )


def land(t: Blue, unit: i64) -> None:
    field, place = t.field[unit], t.at[unit]
    late = t.turn - t.home_by[unit]
    if late >= 0 or is_raining(t, place):
        roll_recovery(t, unit, late if late > 0 else 0, place)
    if aircraft_left(t, unit) <= 0:
        return
    leave_the_map(t, unit)
    t.tote[unit], t.field[unit], t.angels[unit], t.rearmed[unit] = LANDED, field, 0, 0
    t.landings[field] += 1
    t.tell("landed", unit, field)


def roll_recovery(t: Blue, unit: i64, late: i64, place: i64) -> None:
    """§ 17.2.4: by how many turns it is late; four or more, and nobody comes home."""
    if late >= ALL_LOST_LATE:
        t.tell("recovery_rolled", unit, late, 0)
        lose(t, unit, aircraft_left(t, unit), place)
        return
    dice = t.die() + t.die()
    t.tell("recovery_rolled", unit, late, dice)
    lost = (RECOVERY_SMALL if t.small[unit] else RECOVERY_LARGE)[late].read(dice)
    lose(t, unit, lost, place)


# --- § 9.3.9, § 17.2.2: raids
def recover_raid(t: Blue, raid: i64) -> None:
    """At its recovery point; fighters that should have been down by now roll, sooner the farther their base is."""
    place = t.raid_at[raid]
    for unit in range(FIRST_SLOT, UNITS):
        if t.raid[unit] == raid and ENDURANCE[t.kind[unit]] > 0:
            late = t.turn - (t.home_by[unit] - turns_to_base(t, unit, place))
            if late >= 0:
                roll_recovery(t, unit, late, place)
    t.tell("raid_recovered", raid, place)
    for unit in range(FIRST_SLOT, UNITS):
        if t.raid[unit] == raid:
            t.raid[unit] = t.plan[unit] = NONE
            t.dogfight[unit] = 0
    end_raid(t, raid)
