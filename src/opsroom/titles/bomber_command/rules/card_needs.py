"""Whether a card may be played now: its moment, and what must hold for it.  § 6.2, card lists

Everything here follows from what lies open, from the window and from what the British side has told of an attack.  So nobody
learns from his own options what he could not know.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.titles.bomber_command.rules.card_targets import has_target
from opsroom.titles.bomber_command.rules.cards import (
    CARD_OF,
    FACT_ALERT,
    FACT_DECOY,
    FACT_HEAVY,
    FACT_HOMEBOUND,
    FACT_MOSQUITO,
    FACT_SIX,
    FACT_TWIN,
    FIRST_FUNCTION,
    NEED,
    WHEN,
    WORD,
    copies,
)
from opsroom.titles.bomber_command.rules.city_maps import INDUSTRIAL, TRANSPORT
from opsroom.titles.bomber_command.rules.counters import AIRFIELD, DO217, ME110, PATROLS, UNIT_TYPE
from opsroom.titles.bomber_command.rules.geography import ENGLAND, JD_2, JD_3, JD_4, NONE, RAIDS, ZONE
from opsroom.titles.bomber_command.rules.numbers import FLAK, FOG, GCI, HEAVY_CLOUD, LATE, STACKED
from opsroom.titles.bomber_command.rules.table import RAID_MOVEMENT, Bomber
from opsroom.titles.bomber_command.rules.units import strength
from opsroom.titles.bomber_command.schema_cards import NEEDS

N_FIGHTER: Final[i64] = NEEDS.index("fighter")
N_FLAK: Final[i64] = NEEDS.index("flak")
N_GCI: Final[i64] = NEEDS.index("gci")
N_WILD_BOAR: Final[i64] = NEEDS.index("wild_boar")
N_TWIN: Final[i64] = NEEDS.index("twin")
N_MOSQUITO: Final[i64] = NEEDS.index("mosquito")
N_NOT_MOSQUITO: Final[i64] = NEEDS.index("not_mosquito")
N_NOT_HEAVY: Final[i64] = NEEDS.index("not_heavy")
N_HOMEBOUND: Final[i64] = NEEDS.index("homebound")
N_HOMEBOUND_OR_DECOY: Final[i64] = NEEDS.index("homebound_or_decoy")
N_LOW_CEILING: Final[i64] = NEEDS.index("low_ceiling")
N_NO_SIX: Final[i64] = NEEDS.index("no_six")
N_WEAK: Final[i64] = NEEDS.index("weak")
N_WESTERN_FIELD: Final[i64] = NEEDS.index("western_field")
N_NAXOS: Final[i64] = NEEDS.index("naxos")
N_NO_NAXOS: Final[i64] = NEEDS.index("no_naxos")
N_BELEUCHTER: Final[i64] = NEEDS.index("beleuchter")
N_NO_BELEUCHTER: Final[i64] = NEEDS.index("no_beleuchter")
N_NO_FIDO: Final[i64] = NEEDS.index("no_fido")
N_WORKS_MARKED: Final[i64] = NEEDS.index("works_marked")
N_SPARE_PATROL: Final[i64] = NEEDS.index("spare_patrol")
N_PATROL: Final[i64] = NEEDS.index("patrol")
N_DAMAGE: Final[i64] = NEEDS.index("damage")
N_RAIDS_FLY: Final[i64] = NEEDS.index("raids_fly")


def is_moment(function: i64, kind: i64) -> bool:
    return (WHEN[function] >> kind) & 1 == 1


def may_be_out(t: Bomber, seat: i64, kind: i64, unit: i64, how: i64, facts: i64) -> bool:
    """As everybody can tell: whether some card that nobody has seen yet could be played here by this seat."""
    for function in range(FIRST_FUNCTION[seat], FIRST_FUNCTION[seat + 1]):
        if is_moment(function, kind) and copies(t.scenario, CARD_OF[function]) > t.discards[CARD_OF[function]]:
            if missing(t, function, unit, how, facts, True) == NONE:
                return True
    return False


def missing(t: Bomber, function: i64, unit: i64, how: i64, facts: i64, openly: bool) -> i64:
    """The first need that is not met, NONE where all are; `openly`, what only the British side knows counts as met."""
    needs = NEED[function]
    need: i64 = 0
    while needs >> need:
        if (needs >> need) & 1 and not (openly and need == N_DAMAGE):
            if not is_met(t, function, need, unit, how, facts):
                return need
        need += 1
    return NONE


def is_met(t: Bomber, function: i64, need: i64, unit: i64, how: i64, facts: i64) -> bool:
    if need == N_WILD_BOAR:  # intruders over England use the same column, § 12.2.4
        return (how == STACKED or how == LATE) and t.unit_at[unit] != ENGLAND
    if need < N_WEAK:
        return fits_attack(need, unit, how, facts)
    if need == N_WEAK:
        return strength(t, unit) <= 1
    if need == N_WESTERN_FIELD:
        zone = ZONE[AIRFIELD[unit]]
        fair = t.weather[zone] != FOG and t.weather[zone] != HEAVY_CLOUD
        return fair and facts & FACT_ALERT == 0 and (zone == JD_2 or zone == JD_3 or zone == JD_4)
    if need == N_NAXOS or need == N_NO_NAXOS:
        return (t.naxos != 0) == (need == N_NAXOS)
    if need == N_BELEUCHTER or need == N_NO_BELEUCHTER:
        return (t.beleuchter != 0) == (need == N_BELEUCHTER)
    if need == N_NO_FIDO:
        return t.fido == 0
    if need == N_WORKS_MARKED:
        return how == INDUSTRIAL or how == TRANSPORT
    if need == N_SPARE_PATROL:
        return has_patrol(t, 0, 0)
    if need == N_PATROL:
        return has_patrol(t, 1, 2)
    if need == N_DAMAGE:
        return has_damage(t)
    if need == N_RAIDS_FLY:
        return t.phase == RAID_MOVEMENT
    return has_target(t, WORD[function])  # flak that was moved away is a target too


def fits_attack(need: i64, unit: i64, how: i64, facts: i64) -> bool:
    """Needs that look at the attack alone."""
    if need == N_FIGHTER:
        return how != FLAK
    if need == N_FLAK:
        return how == FLAK
    if need == N_GCI:
        return how == GCI
    if need == N_TWIN:
        return how != FLAK and facts & FACT_TWIN != 0
    if need == N_MOSQUITO:
        return facts & FACT_MOSQUITO != 0
    if need == N_NOT_MOSQUITO:
        return facts & FACT_MOSQUITO == 0
    if need == N_NOT_HEAVY:
        return facts & FACT_HEAVY == 0
    if need == N_HOMEBOUND:
        return facts & FACT_HOMEBOUND != 0
    if need == N_HOMEBOUND_OR_DECOY:
        return facts & (FACT_HOMEBOUND | FACT_DECOY) != 0
    if need == N_LOW_CEILING:
        return UNIT_TYPE[unit] == ME110 or UNIT_TYPE[unit] == DO217
    return facts & FACT_SIX == 0


def has_patrol(t: Bomber, state: i64, or_state: i64) -> bool:
    for patrol in range(PATROLS):
        if t.patrol[patrol] == state or t.patrol[patrol] == or_state:
            return True
    return False


def has_damage(t: Bomber) -> bool:
    for raid in range(RAIDS):
        if t.damage[raid] > 0 and t.gone[raid] == 0:
            return True
    return False
