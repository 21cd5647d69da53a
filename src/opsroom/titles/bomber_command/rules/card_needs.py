"""Whether a card may be played now: its moment, and what must hold for it.  § 6.2, card lists

Everything here follows from what lies open, from the window and from what the British side has told of an attack.  So nobody
learns from his own options what he could not know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from opsroom.engine.ids import NONE, SeatId
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
    copies,
)
from opsroom.titles.bomber_command.rules.charts import FLAK, FOG, GCI, HEAVY_CLOUD, LATE, STACKED
from opsroom.titles.bomber_command.rules.city_maps import INDUSTRIAL, TRANSPORT
from opsroom.titles.bomber_command.rules.counters import AIRFIELD, DO217, ME110, PATROLS, UNIT_TYPE
from opsroom.titles.bomber_command.rules.geography import ENGLAND, JD_2, JD_3, JD_4, RAIDS, ZONE
from opsroom.titles.bomber_command.rules.ids import FunctionId, UnitId, WindowId
from opsroom.titles.bomber_command.rules.table import RAID_MOVEMENT, Bomber
from opsroom.titles.bomber_command.rules.units import strength
from opsroom.titles.bomber_command.schema_cards import NEEDS


class Case:
    """What a card would be played on: the night-fighter unit, the kind of attack, what was told of it, the burning area."""

    def __init__(self, unit: UnitId = NONE, how: i64 = NONE, facts: i64 = 0, burning: i64 = NONE) -> None:
        self.unit = unit
        self.how = how
        self.facts = facts
        self.burning = burning  # the kind of area where the target indicators burn


def is_moment(function: FunctionId, moment: WindowId) -> bool:
    return (WHEN[function] >> moment) & 1 == 1


def may_be_out(t: Bomber, seat: SeatId, moment: WindowId, case: Case) -> bool:
    """As everybody can tell: whether some card that nobody has seen yet could be played here by this seat."""
    for function in range(FIRST_FUNCTION[seat], FIRST_FUNCTION[seat + 1]):
        if is_moment(function, moment) and copies(t.scenario, CARD_OF[function]) > t.discards[CARD_OF[function]]:
            if missing(t, function, case, True) == NONE:
                return True
    return False


def missing(t: Bomber, function: FunctionId, case: Case, openly: bool) -> i64:
    """The first need that is not met, NONE where all are; `openly`, what only the British side knows counts as met."""
    needs = NEED[function]
    need: i64 = 0
    while needs >> need:
        if (needs >> need) & 1 and not (openly and need == SECRET_NEED):
            if not TESTS[need](t, function, case):
                return need
        need += 1
    return NONE


# --- needs that look at the attack alone
def by_fighters(t: Bomber, function: FunctionId, case: Case) -> bool:
    return case.how != FLAK


def by_flak(t: Bomber, function: FunctionId, case: Case) -> bool:
    return case.how == FLAK


def under_gci(t: Bomber, function: FunctionId, case: Case) -> bool:
    return case.how == GCI


def by_wild_boars(t: Bomber, function: FunctionId, case: Case) -> bool:
    """Intruders over England use the same column, § 12.2.4."""
    return (case.how == STACKED or case.how == LATE) and t.unit_at[case.unit] != ENGLAND


def by_twin_engined(t: Bomber, function: FunctionId, case: Case) -> bool:
    return case.how != FLAK and case.facts & FACT_TWIN != 0


def on_mosquitoes(t: Bomber, function: FunctionId, case: Case) -> bool:
    return case.facts & FACT_MOSQUITO != 0


def not_on_mosquitoes(t: Bomber, function: FunctionId, case: Case) -> bool:
    return case.facts & FACT_MOSQUITO == 0


def not_on_heavy_loads(t: Bomber, function: FunctionId, case: Case) -> bool:
    return case.facts & FACT_HEAVY == 0


def on_a_homebound_raid(t: Bomber, function: FunctionId, case: Case) -> bool:
    return case.facts & FACT_HOMEBOUND != 0


def on_a_homebound_raid_or_decoy(t: Bomber, function: FunctionId, case: Case) -> bool:
    return case.facts & (FACT_HOMEBOUND | FACT_DECOY) != 0


def by_a_low_ceiling(t: Bomber, function: FunctionId, case: Case) -> bool:
    return UNIT_TYPE[case.unit] == ME110 or UNIT_TYPE[case.unit] == DO217


def without_a_six(t: Bomber, function: FunctionId, case: Case) -> bool:
    return case.facts & FACT_SIX == 0


# --- needs that look at the unit, the track or the map
def by_a_weak_unit(t: Bomber, function: FunctionId, case: Case) -> bool:
    return strength(t, case.unit) <= 1


def from_a_western_field(t: Bomber, function: FunctionId, case: Case) -> bool:
    zone = ZONE[AIRFIELD[case.unit]]
    fair = t.weather[zone] != FOG and t.weather[zone] != HEAVY_CLOUD
    return fair and case.facts & FACT_ALERT == 0 and (zone == JD_2 or zone == JD_3 or zone == JD_4)


def with_naxos(t: Bomber, function: FunctionId, case: Case) -> bool:
    return t.naxos != 0


def without_naxos(t: Bomber, function: FunctionId, case: Case) -> bool:
    return t.naxos == 0


def with_beleuchter(t: Bomber, function: FunctionId, case: Case) -> bool:
    return t.beleuchter != 0


def without_beleuchter(t: Bomber, function: FunctionId, case: Case) -> bool:
    return t.beleuchter == 0


def without_fido(t: Bomber, function: FunctionId, case: Case) -> bool:
    return t.fido == 0


def with_works_marked(t: Bomber, function: FunctionId, case: Case) -> bool:
    return case.burning == INDUSTRIAL or case.burning == TRANSPORT


def with_a_spare_patrol(t: Bomber, function: FunctionId, case: Case) -> bool:
    return has_patrol(t, 0, 0)


def with_a_patrol(t: Bomber, function: FunctionId, case: Case) -> bool:
    return has_patrol(t, 1, 2)


def with_damage(t: Bomber, function: FunctionId, case: Case) -> bool:
    for raid in range(RAIDS):
        if t.damage[raid] > 0 and t.gone[raid] == 0:
            return True
    return False


def while_raids_fly(t: Bomber, function: FunctionId, case: Case) -> bool:
    return t.phase == RAID_MOVEMENT


def with_a_target(t: Bomber, function: FunctionId, case: Case) -> bool:
    return has_target(t, function)


IS_MET: Final[dict[str, Callable[[Bomber, FunctionId, Case], bool]]] = {
    "fighter": by_fighters,
    "flak": by_flak,
    "gci": under_gci,
    "wild_boar": by_wild_boars,
    "twin": by_twin_engined,
    "mosquito": on_mosquitoes,
    "not_mosquito": not_on_mosquitoes,
    "not_heavy": not_on_heavy_loads,
    "homebound": on_a_homebound_raid,
    "homebound_or_decoy": on_a_homebound_raid_or_decoy,
    "low_ceiling": by_a_low_ceiling,
    "no_six": without_a_six,
    "weak": by_a_weak_unit,
    "western_field": from_a_western_field,
    "naxos": with_naxos,
    "no_naxos": without_naxos,
    "beleuchter": with_beleuchter,
    "no_beleuchter": without_beleuchter,
    "no_fido": without_fido,
    "works_marked": with_works_marked,
    "spare_patrol": with_a_spare_patrol,
    "patrol": with_a_patrol,
    "damage": with_damage,
    "flak_away": with_a_target,  # guns that were moved away
    "raids_fly": while_raids_fly,
    "target": with_a_target,
}
TESTS: Final = [IS_MET[need] for need in NEEDS]
SECRET_NEED: Final[i64] = NEEDS.index("damage")


def has_patrol(t: Bomber, state: i64, or_state: i64) -> bool:
    for patrol in range(PATROLS):
        if t.patrol[patrol] == state or t.patrol[patrol] == or_state:
            return True
    return False
