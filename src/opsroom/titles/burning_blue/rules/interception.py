"""Interception: who may attack whom (§ 3.1.3), what counts in the roll, and in that of the escorts.  § 13.1, § 13.2, § 13.3"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.bits import bit
from opsroom.engine.column import column
from opsroom.engine.hexes import SIDES
from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.charts import ATTACK_BELOW, BAD, BOUNCE, BROKEN, GRADE, UP_SUN_ANGELS
from opsroom.titles.burning_blue.rules.forces import FLIGHT_421
from opsroom.titles.burning_blue.rules.formations import halves_in, is_head, members_of
from opsroom.titles.burning_blue.rules.geography import HEX_MAP, HEXES, UP_SUN, apart
from opsroom.titles.burning_blue.rules.ids import PlaceId, RaidId, UnitId, UnitSet
from opsroom.titles.burning_blue.rules.losses import is_green, is_spent
from opsroom.titles.burning_blue.rules.raid_breakup import is_unit_pancaking
from opsroom.titles.burning_blue.rules.roll_sums import (
    BAD_COUNTS,
    BAD_REACTS,
    BOUNCED_REACT,
    BROKEN_COUNTS,
    BROKEN_REACTS,
    CLIMBED_COUNTS,
    CLOSE_REACTS,
    DISRUPTED_COUNTS,
    DIVING_COUNTS,
    DIVING_REACT,
    FOUR_ABOVE_COUNTS,
    GREEN_COUNTS,
    HIGH_REACTS,
    STAFFEL_REACTS,
    THREE_REACT,
    UP_SUN_COUNTS,
)
from opsroom.titles.burning_blue.rules.table import (
    CLOSE_ESCORT,
    FIRST_SLOT,
    FLYING,
    TOP_COVER,
    UNITS,
    Blue,
    is_raf,
    place_of,
    units_of,
)
from opsroom.titles.burning_blue.rules.weather import grade_at, is_sun_hidden, worst_between

FOUR_ABOVE: Final[i64] = 4
HIGH_COVER: Final[i64] = 8


# --- § 13.3.1: who may attack
def can_reach(attacker_angels: i64, place: PlaceId, other: i64, angels: i64) -> bool:
    """In the same hex or next to it, and not more than two Angels below."""
    return apart(place, other) <= 1 and angels - attacker_angels <= ATTACK_BELOW


def can_attack_unit(t: Blue, head: UnitId, unit: UnitId) -> bool:
    """§ 3.1.3: an RAF formation against one unit of the raid it has tallied; the same unit once in a phase."""
    if (t.struck[head] >> (unit - FIRST_SLOT)) & 1:
        return False
    return can_reach(t.angels[head], t.at[head], t.raid_at[t.raid[unit]], t.angels[unit])


def can_attack_raid(t: Blue, head: UnitId, raid: RaidId) -> bool:
    if t.dogfight[head] > 0 or raid == NONE:
        return False
    for unit in units_of(t, raid):
        if can_attack_unit(t, head, unit):
            return True
    return False


def can_raid_attack(t: Blue, raid: RaidId, head: UnitId) -> bool:
    """A Freie Jagd against the formation it has tallied."""
    if head == NONE:
        return False
    for unit in units_of(t, raid):
        if t.dogfight[unit] == 0 and (t.attacked[unit] >> head) & 1 == 0:
            if can_reach(t.angels[unit], t.raid_at[raid], t.at[head], t.angels[head]):
                return True
    return False


# --- § 13.3.2: the roll
def is_up_sun(t: Blue, place: PlaceId, angels: i64, target: i64, target_angels: i64) -> bool:
    """§ 13.3.3: four Angels above, in the same hex or in one towards the sun, no overcast above the target."""
    if angels - target_angels < UP_SUN_ANGELS or is_sun_hidden(t, target, target_angels):
        return False
    if place == target:
        return True
    if place >= HEXES or target >= HEXES:
        return False
    for d in range(SIDES):
        if HEX_MAP.neighbour(target, d) == place:
            return UP_SUN[t.period][d] == 1
    return False


def intercept_reasons(t: Blue, lead: UnitId, target: i64, place: PlaceId, angels: i64, escort: bool) -> i64:
    here, height = place_of(t, lead), t.angels[lead]
    found: i64 = 0
    if not escort and is_up_sun(t, here, height, place, angels):
        found |= UP_SUN_COUNTS
    if height - angels >= FOUR_ABOVE:
        found |= FOUR_ABOVE_COUNTS
    if t.climbed[lead] == 1 or angels > height:
        found |= CLIMBED_COUNTS
    if is_raf(lead) and is_green(t, lead):
        found |= GREEN_COUNTS
    if t.disruption[lead] > 0:
        found |= DISRUPTED_COUNTS
    if t.dived[target]:
        found |= DIVING_COUNTS
    grade = GRADE[worst_between(t, here, height, place, angels)]
    if grade == BROKEN:
        found |= BROKEN_COUNTS
    elif grade == BAD:
        found |= BAD_COUNTS
    return found


def intercept_column(t: Blue, target: i64) -> i64:
    """By the target's disruption; at its highest level always the last column."""
    return 3 if is_spent(t, target) else t.disruption[target]


def steadiest(t: Blue, head: UnitId) -> UnitId:
    """Of a formation that is attacked: its least disrupted unit."""
    best = head
    for unit in members_of(t, head):
        if t.disruption[unit] < t.disruption[best]:
            best = unit
    return best


# --- § 13.3.4: escorts
def is_ready_escort(t: Blue, unit: UnitId, raid: RaidId) -> bool:
    """It has the task, and can carry it out."""
    return (t.task[unit] == CLOSE_ESCORT or t.task[unit] == TOP_COVER) and can_answer(t, unit, raid)


def can_answer(t: Blue, unit: UnitId, raid: RaidId) -> bool:
    """In the raid, not going home, not in a dogfight."""
    return t.raid[unit] == raid and t.dogfight[unit] == 0 and not is_unit_pancaking(t, unit)


def ready_escorts(t: Blue, raid: RaidId) -> UnitSet:
    """One bit each."""
    found: i64 = 0
    for unit in range(FIRST_SLOT, UNITS):
        if is_ready_escort(t, unit, raid):
            found |= bit(unit - FIRST_SLOT)
    return found


def has_escorts(t: Blue, raid: RaidId) -> bool:
    for unit in range(FIRST_SLOT, UNITS):
        if is_ready_escort(t, unit, raid):
            return True
    return False


def reaction_reasons(t: Blue, raid: RaidId, target: i64, contact: i64) -> i64:
    close: i64 = 0
    parts: i64 = 0
    low = False
    for unit in range(FIRST_SLOT, UNITS):
        if is_ready_escort(t, unit, raid):
            parts += 1 if t.small[unit] else 3
            close += 1 if t.task[unit] == CLOSE_ESCORT else 0
            low = low or t.angels[unit] - t.angels[target] < HIGH_COVER
    found: i64 = 0
    if close > 0:
        found |= CLOSE_REACTS
    if parts >= 9:
        found |= THREE_REACT
    if parts < 3:
        found |= STAFFEL_REACTS
    if contact == BOUNCE:
        found |= BOUNCED_REACT
    if t.dived[target]:
        found |= DIVING_REACT
    if not low:
        found |= HIGH_REACTS
    grade = grade_at(t, t.raid_at[raid], t.angels[target])
    if grade == BROKEN:
        found |= BROKEN_REACTS
    elif grade == BAD:
        found |= BAD_REACTS
    return found


def reaction_column(t: Blue, head: UnitId) -> i64:
    """Squadrons that attack, a flight being half of one."""
    n = (halves_in(t, head) + 1) // 2
    return (n if n < 5 else 5) - 1


# --- § 13.2: attacks are counted phase by phase
def clear_strikes(t: Blue) -> None:
    t.struck, t.attacked = column(UNITS), column(UNITS)
    t.declined = t.sweeps_declined = 0


# --- § 10.3.2, § 13.2.1: who meets whom while a raid moves
def is_met(t: Blue, raid: RaidId, head: UnitId) -> bool:
    """A formation in orbit near it, or one that pursues it."""
    if not is_head(t, head) or t.dogfight[head] > 0:
        return False
    return apart(t.at[head], t.raid_at[raid]) <= 1


def is_mutual(t: Blue, raid: RaidId) -> bool:
    """Each can attack the other (§ 13.2.2); § 20.4: 421 Flight attacks nobody of itself."""
    head = t.hunts[raid]
    if t.state[raid] != FLYING or head == NONE or head == FLIGHT_421:
        return False
    return t.tally[head] == raid and can_attack_raid(t, head, raid) and can_raid_attack(t, raid, head)
