"""Night-fighter units: strength, depletion, losses, what they are free to do.  § 7.4 and § 9.8"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.titles.bomber_command.rules.counters import (
    ENGINES,
    FIRST_UNIT,
    LAST_UNIT,
    STRENGTH,
    UNIT_ZONE,
    WEAK_STRENGTH,
)
from opsroom.titles.bomber_command.rules.geography import (
    AROUND,
    HEXES,
    HIMMELBETT,
    JUTLAND,
    NONE,
    RAID_BOX,
    ZONE,
)
from opsroom.titles.bomber_command.rules.table import Bomber


def strength(t: Bomber, unit: i64) -> i64:
    return WEAK_STRENGTH[unit] if t.depleted[unit] else STRENGTH[unit]


def is_twin(unit: i64) -> bool:
    return ENGINES[unit] == 2


def is_airborne(t: Bomber, unit: i64) -> bool:
    """On the map, in the boxes of Jutland and England, or in a raid box."""
    place = t.unit_at[unit]
    return place <= JUTLAND or place >= RAID_BOX


def is_in_contact(t: Bomber, unit: i64) -> bool:
    return t.unit_at[unit] >= RAID_BOX


def is_free(t: Bomber, unit: i64) -> bool:
    """In a hex, with no marker that keeps it from deploying, making contact or attacking on its own."""
    return (
        t.unit_at[unit] < HEXES
        and t.scrambled[unit] == 0
        and t.returning[unit] == 0
        and t.gci[unit] == 0
        and t.intruder[unit] == 0
    )


def deplete(t: Bomber, unit: i64) -> None:
    """§ 9.8.1: the weak side; once weak, back to base."""
    if t.depleted[unit] == 0:
        t.depleted[unit] = 1
        t.tell("depleted", unit)
    elif t.returning[unit] == 0:
        send_home(t, unit)


def send_home(t: Bomber, unit: i64) -> None:
    """§ 7.4.3: a return marker takes the GCI marker with it, § 9.3."""
    t.returning[unit] = 1
    t.gci[unit] = 0
    t.tell("sent_home", unit)


def lose_fighters(t: Bomber, unit: i64, n: i64) -> None:
    """§ 9.8.2; NONE where a card takes them from no unit in particular."""
    if n > 0:
        t.fighter_losses += n
        t.tell("fighters_lost", unit, n, t.fighter_losses)


def put(t: Bomber, unit: i64, place: i64) -> None:
    """To another place, out of any stack."""
    t.unit_at[unit] = place
    t.stacked[unit] = NONE


def clear_acted(t: Bomber) -> None:
    for unit in range(FIRST_UNIT[t.scenario], LAST_UNIT[t.scenario]):
        t.acted[unit] = 0


# --- Himmelbett, § 9.3
def is_belt(t: Bomber, hex: i64) -> bool:
    return HIMMELBETT[t.scenario * HEXES + hex] == 1


def may_take_gci(t: Bomber, unit: i64) -> bool:
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


def reaches(t: Bomber, unit: i64, hex: i64) -> bool:
    """Whether a unit with the marker makes this hex active: its own and the belt hexes beside it, in one division."""
    home = t.unit_at[unit]
    if home == hex:
        return True
    return hex in AROUND[home] and is_belt(t, hex) and ZONE[hex] == ZONE[home]


def is_active(t: Bomber, hex: i64) -> bool:
    if not is_belt(t, hex):
        return False
    for unit in range(FIRST_UNIT[t.scenario], LAST_UNIT[t.scenario]):
        if t.gci[unit] and reaches(t, unit, hex):
            return True
    return False
