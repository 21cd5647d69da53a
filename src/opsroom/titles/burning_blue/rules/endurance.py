"""Petrol and coming home.  § 8.2.2, § 17, § 19.2.9"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.bombing import is_closed
from opsroom.titles.burning_blue.rules.charts import (
    ALL_LOST_LATE,
    FIGHTER_MP,
    LANDING_ANGELS,
    OTHER_CAPACITY,
    RECOVERY_LARGE,
    RECOVERY_SMALL,
    SECTOR_CAPACITY,
)
from opsroom.titles.burning_blue.rules.courses import last_point
from opsroom.titles.burning_blue.rules.forces import ENDURANCE
from opsroom.titles.burning_blue.rules.formations import landing_field
from opsroom.titles.burning_blue.rules.geography import ADJOINING, FIELD_AT, HEXES, IS_SECTOR_FIELD, apart
from opsroom.titles.burning_blue.rules.ids import FieldId, PlaceId, RaidId, UnitId
from opsroom.titles.burning_blue.rules.losses import aircraft_left, end_raid, is_up, leave_the_map, lose
from opsroom.titles.burning_blue.rules.recovery import turns_between, turns_to_base
from opsroom.titles.burning_blue.rules.table import (
    AIRBORNE,
    LANDED,
    PANCAKE,
    UNITS,
    Blue,
    is_raid_told,
    is_unit_told,
    place_of,
    units_of,
)
from opsroom.titles.burning_blue.rules.weather import is_misty, is_raining


# --- § 18.1, § 18.1.1: what an airfield can take
def capacity(t: Blue, field: FieldId) -> i64:
    return (SECTOR_CAPACITY if IS_SECTOR_FIELD[field] else OTHER_CAPACITY) - t.damage[field]


def can_land_at(t: Blue, field: FieldId) -> bool:
    """Open, not in mist, with room this turn, and nobody taking off from it."""
    if is_closed(t, field) or is_misty(t, FIELD_AT[field]) or t.take_offs[field] > 0:
        return False
    return t.landings[field] < capacity(t, field)


def is_down(t: Blue, unit: UnitId) -> bool:
    """§ 8.2.2: over its airfield at Angels 2 or less, ordered home, not in a dogfight."""
    return (
        t.tote[unit] == AIRBORNE
        and t.order[unit] == PANCAKE
        and t.dogfight[unit] == 0
        and t.at[unit] == FIELD_AT[t.field[unit]]
        and t.angels[unit] <= LANDING_ANGELS
    )


def land(t: Blue, unit: UnitId) -> None:
    """§ 17.2, § 17.2.1, § 17.2.3: late or in rain it rolls."""
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


def roll_recovery(t: Blue, unit: UnitId, late: i64, place: PlaceId) -> None:
    """§ 17.2.4: by how many turns it is late; four or more, and nobody comes home."""
    if late >= ALL_LOST_LATE:
        if is_unit_told(t, unit):
            t.tell("recovery_rolled", unit, late, 0)
        lose(t, unit, aircraft_left(t, unit), place)
        return
    dice = t.die() + t.die()
    if is_unit_told(t, unit):
        t.tell("recovery_rolled", unit, late, dice)
    lost = (RECOVERY_SMALL if t.small[unit] else RECOVERY_LARGE)[late].read(dice)
    lose(t, unit, lost, place)


# --- § 9.3.9, § 17.2.2: raids
def recover_raid(t: Blue, raid: RaidId) -> None:
    """At its recovery point; fighters that should have been down by now roll, sooner the farther their base is."""
    place = t.raid_at[raid]
    for unit in units_of(t, raid):
        if ENDURANCE[t.kind[unit]] > 0:
            late = t.turn - (t.home_by[unit] - turns_to_base(t, unit, place))
            if late >= 0:
                roll_recovery(t, unit, late, place)
    if is_raid_told(t, raid):
        t.tell("raid_recovered", raid, place)
    for unit in units_of(t, raid):
        t.raid[unit] = t.plan[unit] = NONE
        t.dogfight[unit] = 0
    end_raid(t, raid)


# --- nobody stays up forever
def run_out_of_petrol(t: Blue) -> None:
    """Ruling B26: fighters that are four turns late, of whom nobody would come home, come down where they are."""
    home_by, kind, latest = t.home_by, t.kind, t.turn - ALL_LOST_LATE
    for unit in range(UNITS):
        if kind[unit] != NONE and home_by[unit] <= latest and is_up(t, unit) and ENDURANCE[kind[unit]] > 0:
            lose(t, unit, aircraft_left(t, unit), place_of(t, unit))


def turns_home(t: Blue, unit: UnitId) -> i64:
    """Turns that an RAF unit needs to its airfield."""
    return turns_to(t.at[unit], FIELD_AT[landing_field(t, unit)])


def turns_to(place: PlaceId, goal: PlaceId) -> i64:
    """Turns that an RAF unit needs from one place to another; into a box one more."""
    hexes = apart(place, raf_way(place, goal))
    return (hexes + FIGHTER_MP - 1) // FIGHTER_MP + (1 if goal >= HEXES else 0)


def raf_way(place: PlaceId, goal: PlaceId) -> PlaceId:
    """The hex that stands for the goal when turns are counted."""
    if goal < HEXES or place >= HEXES:
        return goal if place < HEXES else place
    best = goal
    for there in ADJOINING[goal]:
        if there < HEXES and (best == goal or apart(place, there) < apart(place, best)):
            best = there
    return best


def is_short_of_petrol(t: Blue, unit: UnitId) -> bool:
    """It must turn for home now to be down in time, with a turn in hand."""
    return t.turn + turns_home(t, unit) + 1 >= t.home_by[unit]


def is_raid_short(t: Blue, raid: RaidId) -> bool:
    """A fighter of this raid must turn for home now: by the straight way to its recovery point."""
    home = last_point(t, raid)
    turns = turns_between(t.raid_at[raid], home) + 2 if home >= HEXES or t.raid_at[raid] >= HEXES else NONE
    if turns == NONE:
        turns = (apart(t.raid_at[raid], home) + FIGHTER_MP - 1) // FIGHTER_MP + 1
    for unit in units_of(t, raid):
        if ENDURANCE[t.kind[unit]] > 0:
            if t.turn + turns + turns_to_base(t, unit, home) >= t.home_by[unit]:
                return True
    return False
