"""Bombing and strafing: points, and damage to airfields, operations rooms, squadrons on the ground and radar.  § 16"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.ids import NONE
from opsroom.engine.visibility import EVERYBODY_SEES
from opsroom.titles.burning_blue.rules.charts import (
    BAD,
    BOMBING_VP,
    BROKEN,
    COHESION_MOD,
    DAMAGE_ALL_DISRUPTED,
    DAMAGE_LOST,
    DAMAGE_ONE,
    DAMAGE_TWO,
    DIVE_FROM,
    DIVE_SHIFT_FROM,
    DIVE_TO,
    GROUND_AVAILABLE,
    GROUND_OTHER,
    GROUND_STRAFED,
    OPS_ROOM_HIT,
    OTHER_CAPACITY,
    RDF_HIT,
    SECTOR_CAPACITY,
    SHIFT,
    VP,
    VP_COLUMNS,
)
from opsroom.titles.burning_blue.rules.flights import release_lost_pairs
from opsroom.titles.burning_blue.rules.forces import (
    DIVES,
    DIVES_ON_SHIPS,
    ERPRO,
    JU87,
    MATCHING_LEVEL,
    SITE_FIELD,
    SITE_STATION,
    T_AIRFIELD,
    T_CONVOY,
    T_RDF,
)
from opsroom.titles.burning_blue.rules.geography import (
    FIELD_AT,
    FIELD_SECTOR,
    FIELDS,
    IS_FIGHTER_FIELD,
    IS_SECTOR_FIELD,
)
from opsroom.titles.burning_blue.rules.ids import FieldId, PlaceId, RaidId, SiteId, UnitId
from opsroom.titles.burning_blue.rules.losses import (
    aircraft_left,
    become_sweep,
    destroy,
    roll_cohesion,
    spend_ammunition,
)
from opsroom.titles.burning_blue.rules.roll_sums import DIVE_SHAKES
from opsroom.titles.burning_blue.rules.table import (
    AIRBORNE,
    AVAILABLE,
    AWAY,
    BOMBING,
    DIVE,
    FIRST_SLOT,
    LOW_LEVEL,
    RAF_UNITS,
    UNITS,
    Blue,
    halves,
    units_of,
)
from opsroom.titles.burning_blue.rules.weather import grade_to_ground

NOT_LOST: i64 = 0  # `lost`
IS_LOST: i64 = 1
ON_DECOY: i64 = 2


# --- § 16.3, § 16.3.1: points
def vp_row(t: Blue, unit: UnitId, strafing: bool) -> i64:
    small = t.small[unit]
    if strafing:
        return 8 + small
    if t.kind[unit] == JU87:
        return 2 + small
    if t.kind[unit] == ERPRO:
        return 4 + small
    return small if t.bomber[unit] else 6 + small


def bombing_points(row: i64, shift: i64) -> i64:
    """In halves; beyond the last column the last one counts."""
    column = shift + 4
    column = 0 if column < 0 else VP_COLUMNS - 1 if column >= VP_COLUMNS else column
    return BOMBING_VP[row * VP_COLUMNS + column]


def strafing_shift(t: Blue, unit: UnitId, place: PlaceId) -> i64:
    """§ 16.3.2: disruption and broken cloud only."""
    total = SHIFT["disruption"] * t.disruption[unit]
    if grade_to_ground(t, place, t.angels[unit]) >= BROKEN:
        total += SHIFT["broken"]
    return total


def bombing_shift(t: Blue, unit: UnitId, raid: RaidId, angels: i64, diving: bool, low: bool) -> i64:
    """`angels` is the height at which the attack began."""
    grade = grade_to_ground(t, t.raid_at[raid], angels)
    total = SHIFT["disruption"] * t.disruption[unit]
    if grade == BROKEN:
        total += SHIFT["broken"]
    elif grade == BAD:
        total += SHIFT["bad"]
    if t.lost[raid] == IS_LOST:
        total += SHIFT["lost"]
    elif t.lost[raid] == ON_DECOY:
        total += SHIFT["decoy"]
    if t.lost[raid] == NOT_LOST and grade < BROKEN:
        if diving and DIVE_SHIFT_FROM <= angels <= DIVE_TO:
            total += SHIFT["dive"]
        if low:
            total += SHIFT["low_level"]
    if t.matching and not is_matched(t, raid):
        total += SHIFT["unmatched"]
    return total


def is_matched(t: Blue, raid: RaidId) -> bool:
    """§ 22.1: attacked by enough squadrons for each bombing Gruppe; flights count a half, Staffeln a third."""
    met: i64 = 0
    for unit in range(RAF_UNITS):
        if (t.met_by[raid] >> unit) & 1:
            met += halves(t, unit)
    thirds: i64 = 0
    for unit in units_of(t, raid):
        if t.task[unit] == BOMBING:
            thirds += 1 if t.small[unit] else 3
    return 3 * met >= 2 * MATCHING_LEVEL[t.scenario] * thirds


# --- § 16.1, § 16.2, § 16.2.1, § 16.2.3: dropping them
def bomb(t: Blue, raid: RaidId, here_only: bool) -> None:
    """All units with bombs let them go; points for each, then damage once for the raid."""
    place = t.raid_at[raid]
    diving = t.dive_from[raid] > 0
    low = t.method[raid] == LOW_LEVEL
    total: i64 = 0
    for unit in range(FIRST_SLOT, UNITS):
        if t.raid[unit] != raid or t.bombs[unit] == 0 or not is_in_attack(t, unit, raid):
            continue
        began = t.dive_from[raid] if diving else t.angels[unit]
        row = vp_row(t, unit, False)
        points = bombing_points(row, bombing_shift(t, unit, raid, began, diving, low))
        total += points
        t.bombs[unit] = 0
        if diving:
            t.dived[unit] = 1
    t.vp += total
    t.tell("bombed", raid if t.raid_seen[raid] == EVERYBODY_SEES else NONE, site_of(t, raid), place, total)
    if not here_only:
        damage_target(t, raid, diving, low)
    for unit in units_of(t, raid):
        if t.dived[unit]:
            roll_cohesion(t, unit, COHESION_MOD["dive_bombing"], DIVE_SHAKES)  # § 13.5.3
    become_sweep(t, raid)


def is_in_attack(t: Blue, unit: UnitId, raid: RaidId) -> bool:
    """Units that fly along under this counter to another target keep their bombs, § 9.2.5."""
    return t.plan[unit] == NONE or t.plan[unit] == raid or t.joined_to[t.plan[unit]] == 0


def can_dive_here(t: Blue, raid: RaidId) -> bool:
    """§ 16.2.2: from Angels 4 to 14, with no bad weather below; else the bombs fall level."""
    if t.method[raid] != DIVE:
        return False
    at_sea = kind_of(t, raid) == T_CONVOY or kind_of(t, raid) == T_RDF
    for unit in units_of(t, raid):
        if t.bombs[unit] and is_in_attack(t, unit, raid):
            if DIVES[t.kind[unit]] == DIVES_ON_SHIPS and not at_sea:  # at the alternate target
                return False
            if t.angels[unit] < DIVE_FROM or t.angels[unit] > DIVE_TO:
                return False
            if grade_to_ground(t, t.raid_at[raid], t.angels[unit]) == BAD:
                return False
    return True


def site_of(t: Blue, raid: RaidId) -> SiteId:
    """What it bombs: target or alternate."""
    return (t.alternate[raid] if t.diverted[raid] else t.target[raid]) - 1


def kind_of(t: Blue, raid: RaidId) -> i64:
    return t.alternate_kind[raid] if t.diverted[raid] else t.target_kind[raid]


# --- § 16.4: further damage
def damage_modifier(t: Blue, raid: RaidId) -> i64:
    """Every bombing unit disrupted; the raid lost."""
    total = DAMAGE_LOST if t.lost[raid] == IS_LOST else 0
    for unit in units_of(t, raid):
        if t.task[unit] == BOMBING and t.disruption[unit] == 0 and is_in_attack(t, unit, raid):
            return total
    return total + DAMAGE_ALL_DISRUPTED


def damage_target(t: Blue, raid: RaidId, diving: bool, low: bool) -> None:
    if t.lost[raid] == ON_DECOY:
        return
    site, kind = site_of(t, raid), kind_of(t, raid)
    if kind == T_AIRFIELD:
        damage_airfield(t, SITE_FIELD[site], damage_modifier(t, raid))
    elif kind == T_RDF and (diving or low):
        damage_station(t, SITE_STATION[site], damage_modifier(t, raid))


def damage_airfield(t: Blue, field: FieldId, modifier: i64) -> None:
    """§ 16.4.1 to § 16.4.3."""
    die = t.die() + modifier
    lost: i64 = 2 if die >= DAMAGE_TWO else 1 if die >= DAMAGE_ONE else 0
    capacity = SECTOR_CAPACITY if IS_SECTOR_FIELD[field] else OTHER_CAPACITY
    t.damage[field] = t.damage[field] + lost if t.damage[field] + lost < capacity else capacity
    if lost > 0:
        t.tell("airfield_damaged", field, t.damage[field])
    close_field(t, field, t.turn + 2)
    if IS_SECTOR_FIELD[field] and t.ops_hit[FIELD_SECTOR[field]] == 0:
        if t.die() + t.die() + modifier >= OPS_ROOM_HIT:
            t.ops_hit[FIELD_SECTOR[field]] = 1
            t.tell("ops_room_hit", FIELD_SECTOR[field])
    lose_on_ground(t, field, modifier)


def close_field(t: Blue, field: FieldId, until: i64) -> None:
    """§ 16.4.1: disrupted to the end of that turn; turns are counted from 1 here, so that 0 is open."""
    if until > t.closed_until[field]:
        t.closed_until[field] = until
    t.tell("airfield_disrupted", field)


def is_closed(t: Blue, field: FieldId) -> bool:
    return t.closed_until[field] > t.turn


def lose_on_ground(t: Blue, field: FieldId, modifier: i64) -> None:
    """§ 16.4.3: two dice for each squadron there; those dispersed suffer less."""
    if IS_FIGHTER_FIELD[field] == 0:
        return
    for unit in range(RAF_UNITS):
        if t.tote[unit] == AWAY or t.tote[unit] == AIRBORNE or t.field[unit] != field:
            continue
        dice = t.die() + t.die() + modifier
        lost = (GROUND_AVAILABLE if t.tote[unit] == AVAILABLE else GROUND_OTHER).read(dice)
        lost = lost if lost < aircraft_left(t, unit) else aircraft_left(t, unit)
        if lost > 0:
            t.losses[unit] += lost
            t.vp += lost * VP["raf_ground"]
            t.tell("lost_on_ground", unit, lost, field)
            if aircraft_left(t, unit) <= 0:
                destroy(t, unit)
                release_lost_pairs(t)


def damage_station(t: Blue, station: i64, modifier: i64) -> None:
    """§ 16.4.4."""
    if t.die() + t.die() + modifier >= RDF_HIT and t.station_out[station] == 0:
        t.station_out[station] = 1
        t.tell("station_hit", station)


# --- § 16.2.4: strafing
def field_in(place: PlaceId) -> FieldId:
    """The airfield in a hex, Fighter Command's first; NONE where there is none."""
    for field in range(FIELDS):
        if FIELD_AT[field] == place:
            return field
    return NONE


def strafe(t: Blue, raid: RaidId) -> None:
    """Each unit of the sweep at Angels 0 scores; the airfield is disrupted for this turn."""
    place = t.raid_at[raid]
    field = field_in(place)
    total: i64 = 0
    steady = False
    for unit in units_of(t, raid):
        total += bombing_points(vp_row(t, unit, True), strafing_shift(t, unit, place))
        steady = steady or t.disruption[unit] == 0
        spend_ammunition(t, unit)
    t.vp += total
    t.tell("strafed", raid if t.raid_seen[raid] == EVERYBODY_SEES else NONE, field, total)
    close_field(t, field, t.turn + 1)
    lose_on_ground(t, field, GROUND_STRAFED + (0 if steady else DAMAGE_ALL_DISRUPTED))
