"""Night-fighter units: strength, depletion, losses, what they are free to do.  § 7.4 and § 9.8"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.ids import NONE
from opsroom.titles.bomber_command.rules.counters import (
    ENGINES,
    FIRST_UNIT,
    LAST_UNIT,
    STRENGTH,
    UNIT_ZONE,
    WEAK_STRENGTH,
)
from opsroom.titles.bomber_command.rules.geography import AROUND, HEXES, HIMMELBETT, JUTLAND, RAID_BOX, ZONE
from opsroom.titles.bomber_command.rules.ids import HexId, PlaceId, UnitId
from opsroom.titles.bomber_command.rules.table import Bomber


def strength(t: Bomber, unit: UnitId) -> i64:
    """§ 2.2: a counter has a strong and a weak side."""
    return WEAK_STRENGTH[unit] if t.depleted[unit] else STRENGTH[unit]


def is_twin(unit: UnitId) -> bool:
    return ENGINES[unit] == 2


def is_airborne(t: Bomber, unit: UnitId) -> bool:
    """§ 7.4, § 7.4.1: on the map, in the boxes of Jutland and England, or in a raid box; else at its airfield."""
    place = t.unit_at[unit]
    return place <= JUTLAND or place >= RAID_BOX


def is_in_contact(t: Bomber, unit: UnitId) -> bool:
    return t.unit_at[unit] >= RAID_BOX


def is_free(t: Bomber, unit: UnitId) -> bool:
    """In a hex, with no marker that keeps it from deploying, making contact or attacking on its own."""
    return (
        t.unit_at[unit] < HEXES
        and t.scrambled[unit] == 0
        and t.returning[unit] == 0
        and t.gci[unit] == 0
        and t.intruder[unit] == 0
    )


def deplete(t: Bomber, unit: UnitId) -> None:
    """§ 9.8, § 9.8.1: the weak side; once weak, back to base."""
    if t.depleted[unit] == 0:
        t.depleted[unit] = 1
        t.tell("depleted", unit)
    elif t.returning[unit] == 0:
        send_home(t, unit)


def send_home(t: Bomber, unit: UnitId) -> None:
    """§ 7.4.3: a return marker takes the GCI marker with it, § 9.3."""
    t.returning[unit] = 1
    t.gci[unit] = 0
    t.tell("sent_home", unit)


def lose_fighters(t: Bomber, unit: UnitId, n: i64) -> None:
    """§ 9.8.2; NONE where a card takes them from no unit in particular."""
    if n > 0:
        t.fighter_losses += n
        t.tell("fighters_lost", unit, n, t.fighter_losses)


def put(t: Bomber, unit: UnitId, place: PlaceId) -> None:
    """To another place, out of any stack."""
    t.unit_at[unit] = place
    t.stacked[unit] = NONE


def clear_acted(t: Bomber) -> None:
    for unit in range(FIRST_UNIT[t.scenario], LAST_UNIT[t.scenario]):
        t.acted[unit] = 0


# --- Himmelbett, § 9.3
def is_belt(t: Bomber, hex: HexId) -> bool:
    return HIMMELBETT[t.scenario * HEXES + hex] == 1


def may_take_gci(t: Bomber, unit: UnitId) -> bool:
    """A belt hex of its own division, and no other unit with the marker there."""
    hex = t.unit_at[unit]
    if hex >= HEXES or not is_belt(t, hex) or ZONE[hex] != UNIT_ZONE[unit]:
        return False
    if not is_twin(unit) and t.scenario == 0:
        return False  # single-engined units only in Downfall, § 9.3.1
    for other in range(FIRST_UNIT[t.scenario], LAST_UNIT[t.scenario]):
        if other != unit and t.gci[other] and t.unit_at[other] == hex:
            return False
    return True


def reaches(t: Bomber, unit: UnitId, hex: HexId) -> bool:
    """Whether a unit with the marker makes this hex active: its own and the belt hexes beside it, in one division."""
    home = t.unit_at[unit]
    if home == hex:
        return True
    return hex in AROUND[home] and is_belt(t, hex) and ZONE[hex] == ZONE[home]


def is_active(t: Bomber, hex: HexId) -> bool:
    if not is_belt(t, hex):
        return False
    for unit in range(FIRST_UNIT[t.scenario], LAST_UNIT[t.scenario]):
        if t.gci[unit] and reaches(t, unit, hex):
            return True
    return False
