"""What a side is worth in a fight, and what counts in its roll.  § 13.4.1 to § 13.4.3"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.charts import (
    BOMBER_COLUMN,
    BOUNCE,
    F_CLOSE_ESCORT,
    F_DISRUPTED,
    F_ERPRO_BOMBS,
    F_HURRICANE,
    F_SPITFIRE,
    F_VIC,
    HURRICANE_HIGH,
    SPITFIRE_HIGH,
    STRAGGLER,
    STUKA_COLUMN,
)
from opsroom.titles.burning_blue.rules.forces import (
    AGAINST_FIGHTERS,
    AGAINST_STUKAS,
    ATTACK_COLUMN,
    ERPRO,
    FULL_VALUE,
    HURRICANE,
    SMALL_VALUE,
    SPITFIRE,
    SPITFIRE_421,
)
from opsroom.titles.burning_blue.rules.formations import flies_vic
from opsroom.titles.burning_blue.rules.ids import UnitId
from opsroom.titles.burning_blue.rules.losses import is_green
from opsroom.titles.burning_blue.rules.radio_command import head_of
from opsroom.titles.burning_blue.rules.roll_sums import (
    BOUNCE_FIGHTS,
    CLIMBER_ATTACKS,
    CLIMBER_DEFENDS,
    DISRUPTED_ATTACKS,
    GREEN_ATTACKS,
    GREEN_DEFENDS,
    SMALL_ATTACKS,
    WEAK_ATTACKS,
    WING_ATTACKS,
)
from opsroom.titles.burning_blue.rules.table import CLOSE_ESCORT, FIRST_SLOT, RAF_UNITS, UNITS, Blue, halves, is_raf

ATTACKS: Final[i64] = 1  # `fight`
DEFENDS: Final[i64] = 2
EVEN: Final[i64] = 4  # the column of a difference of 0


# --- § 13.4.1: fighter values
def fighter_value(t: Blue, unit: UnitId, defends: bool, dogfighting: bool) -> i64:
    kind = t.kind[unit]
    value = SMALL_VALUE[kind] if t.small[unit] else FULL_VALUE[kind]
    if kind == ERPRO and t.bombs[unit]:
        value += F_ERPRO_BOMBS
    if t.disruption[unit] > 0:
        value += F_DISRUPTED
    elif is_raf(unit) and defends and not dogfighting and t.dogfight[unit] == 0 and flies_vic(t, unit):
        value += F_VIC
    if (kind == SPITFIRE or kind == SPITFIRE_421) and t.angels[unit] >= SPITFIRE_HIGH:
        value += F_SPITFIRE
    if kind == HURRICANE and t.angels[unit] >= HURRICANE_HIGH:
        value += F_HURRICANE
    if t.task[unit] == CLOSE_ESCORT:
        value += F_CLOSE_ESCORT
    return value


def best_of(t: Blue, flag: i64, dogfighting: bool) -> UnitId:
    """The unit whose value counts: each side chooses its best."""
    best: i64 = NONE
    for unit in range(UNITS):
        if t.fight[unit] == flag:
            if best == NONE or value_of(t, unit, flag, dogfighting) > value_of(t, best, flag, dogfighting):
                best = unit
    return best


def value_of(t: Blue, unit: UnitId, flag: i64, dogfighting: bool) -> i64:
    return fighter_value(t, unit, flag == DEFENDS, dogfighting)


def side_value(t: Blue, flag: i64, dogfighting: bool) -> i64:
    """The best unit, and one more for each further squadron or Gruppe; small units count when they make one up."""
    best = best_of(t, flag, dogfighting)
    parts: i64 = 0
    for unit in range(UNITS):
        if t.fight[unit] == flag and unit != best:
            parts += halves(t, unit) if is_raf(unit) else (1 if t.small[unit] else 3)
    return value_of(t, best, flag, dogfighting) + parts // (2 if is_raf(best) else 3)


def column_for(t: Blue, dogfighting: bool) -> i64:
    """§ 13.4.2: by the bomber that is attacked, or by the difference of the sides."""
    for unit in range(FIRST_SLOT, UNITS):
        if t.fight[unit] == DEFENDS and ATTACK_COLUMN[t.kind[unit]] != AGAINST_FIGHTERS:
            return STUKA_COLUMN if ATTACK_COLUMN[t.kind[unit]] == AGAINST_STUKAS else BOMBER_COLUMN
    return column_of(side_value(t, ATTACKS, dogfighting) - side_value(t, DEFENDS, dogfighting))


def column_of(difference: i64) -> i64:
    if difference > EVEN:
        return 2 * EVEN
    return 0 if difference < -EVEN else difference + EVEN


def combat_reasons(t: Blue, contact: i64, column: i64, dogfighting: bool) -> i64:
    lead, other = best_of(t, ATTACKS, dogfighting), best_of(t, DEFENDS, dogfighting)
    found: i64 = 0
    if not dogfighting:
        if contact == BOUNCE or contact == STRAGGLER:
            found |= BOUNCE_FIGHTS
        if t.climbed[lead] == 1:
            found |= CLIMBER_ATTACKS
        if t.climbed[other] == 1 and column < BOMBER_COLUMN:
            found |= CLIMBER_DEFENDS
        if is_raf(lead) and is_green(t, head_of(t, lead)):
            found |= GREEN_ATTACKS
        if is_raf(other) and is_green(t, head_of(t, other)):
            found |= GREEN_DEFENDS
    return found | against_bombers(t, lead) if column >= BOMBER_COLUMN else found


def against_bombers(t: Blue, lead: UnitId) -> i64:
    found: i64 = 0
    n: i64 = 0
    for unit in range(RAF_UNITS):
        if t.fight[unit] == ATTACKS:
            n += halves(t, unit)
    if n >= 4:
        found |= WING_ATTACKS
    if n < 2:
        found |= SMALL_ATTACKS
    if FULL_VALUE[t.kind[lead]] <= 3 and t.kind[lead] != SPITFIRE_421:
        found |= WEAK_ATTACKS
    if t.disruption[lead] > 0:
        found |= DISRUPTED_ATTACKS
    return found


def clear_fight(t: Blue) -> None:
    for unit in range(UNITS):
        t.fight[unit] = 0


def count(t: Blue, flag: i64) -> i64:
    n: i64 = 0
    for unit in range(UNITS):
        if t.fight[unit] == flag:
            n += 1
    return n
