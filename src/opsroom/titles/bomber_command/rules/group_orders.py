"""Orders to several units at once.  They stand beside the units among the answers of a question, and after the places.

An order to a group is an order to each of its units: a group order does nothing that single orders could not do.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.ids import NONE
from opsroom.titles.bomber_command.rules.counters import AIRFIELD, FIRST_UNIT, LAST_UNIT, UNIT_RANK, UNIT_ZONE, UNITS
from opsroom.titles.bomber_command.rules.geography import (
    BOARD,
    HEXES,
    JUTLAND,
    JUTLAND_HEX,
    PLACE_NAMES,
    READY,
    ZONE_NAMES,
    ZONES,
)
from opsroom.titles.bomber_command.rules.ids import PlaceId, UnitId, ZoneId
from opsroom.titles.bomber_command.rules.table import Bomber
from opsroom.titles.bomber_command.rules.units import is_airborne, is_in_contact, is_twin

STACK_PLACES: Final[i64] = JUTLAND + 1  # hexes, and the boxes of England and Jutland
_stack_names: Final = [f"stack_{name}" for name in PLACE_NAMES[: JUTLAND + 1]]

# --- beside the units
G_STACK: Final[i64] = UNITS  # a stack moves to that place
G_BEACONS: Final[i64] = G_STACK + STACK_PLACES
G_CITIES: Final[i64] = G_BEACONS + 1
G_GCI: Final[i64] = G_BEACONS + 2
G_LAND_HOME: Final[i64] = G_BEACONS + 3
G_LAND_DRY: Final[i64] = G_BEACONS + 4
G_LAND_LOW: Final[i64] = G_BEACONS + 5
G_HOMEWARD: Final[i64] = G_BEACONS + 6
G_CONTACT: Final[i64] = G_BEACONS + 7
G_ATTACK: Final[i64] = G_BEACONS + 8
G_SCRAMBLE: Final[i64] = G_BEACONS + 9  # all of a division
UNIT_GROUPS: Final = [
    *_stack_names,
    *("to_beacons", "to_cities", "to_gci", "land_home", "land_dry", "land_low"),
    *("homeward", "all_contact", "all_attack"),
    *[f"scramble_{zone}" for zone in ZONE_NAMES],
]

# --- beside the places, where one unit was chosen
P_STACK: Final[i64] = len(PLACE_NAMES)
PLACE_GROUPS: Final = _stack_names


def is_group(answer: i64) -> bool:
    """Whether an answer stands for several units."""
    return answer >= UNITS


# --- stacks that move together
def may_move(t: Bomber, unit: UnitId) -> bool:
    """In the air, not yet moved in this phase, and in no raid, which it would have to leave first."""
    return t.acted[unit] == 0 and is_airborne(t, unit) and not is_in_contact(t, unit)


def is_with(t: Bomber, unit: UnitId, other: UnitId) -> bool:
    """Whether two units that may move lie together and have the same choice of places."""
    return (
        t.unit_at[unit] == t.unit_at[other]
        and t.scrambled[unit] == t.scrambled[other]
        and t.intruder[unit] == t.intruder[other]
    )


def next_stack(t: Bomber) -> UnitId:
    """The first unit of the stack that is asked next; NONE where nobody is left to move."""
    first: i64 = NONE
    for unit in range(FIRST_UNIT[t.scenario], LAST_UNIT[t.scenario]):
        if may_move(t, unit) and (first == NONE or UNIT_RANK[unit] < UNIT_RANK[first]):
            first = unit
    return first


def stack_of(t: Bomber, lead: UnitId) -> list[int]:
    """The units that move with this one, itself among them."""
    found: list[int] = []
    for unit in range(FIRST_UNIT[t.scenario], LAST_UNIT[t.scenario]):
        if unit == lead or (may_move(t, unit) and is_with(t, unit, lead)):
            found.append(unit)
    return found


def turns_to_home(t: Bomber, unit: UnitId) -> i64:
    """Turns of flight to its airfield, or to the hex beside Jutland."""
    field = AIRFIELD[unit] if AIRFIELD[unit] < HEXES else JUTLAND_HEX
    return (BOARD.distance(t.unit_at[unit], field) + 1) // 2


def is_homeward(t: Bomber, unit: UnitId) -> bool:
    """Sent home, or with no more fuel than the way home takes; units that are home, in a box or under ground control are not counted."""
    if not may_move(t, unit) or t.unit_at[unit] >= HEXES or t.unit_at[unit] == AIRFIELD[unit] or t.gci[unit]:
        return False
    return t.returning[unit] != 0 or t.fuel[unit] <= turns_to_home(t, unit) + 1


def homeward_units(t: Bomber) -> list[int]:
    found: list[int] = []
    for unit in range(FIRST_UNIT[t.scenario], LAST_UNIT[t.scenario]):
        if is_homeward(t, unit):
            found.append(unit)
    return found


def homeward_place(t: Bomber, unit: UnitId) -> PlaceId:
    """The hex nearest to its airfield that it can reach."""
    field = AIRFIELD[unit] if AIRFIELD[unit] < HEXES else JUTLAND_HEX
    best = t.unit_at[unit]
    for hex in BOARD.within(t.unit_at[unit], 1 if t.scrambled[unit] else 2):
        if BOARD.distance(hex, field) < BOARD.distance(best, field):
            best = hex
    return best


def stack_place(answer: i64) -> PlaceId:
    """Where a stack is sent by an answer beside the units."""
    return answer - G_STACK


# --- divisions that take off together, § 7.4.2
def ready_in(t: Bomber, zone: ZoneId) -> list[int]:
    """Twin-engined units of a division; single-engined ones are asked one by one, because they move at once."""
    found: list[int] = []
    for unit in range(FIRST_UNIT[t.scenario], LAST_UNIT[t.scenario]):
        if t.unit_at[unit] == READY and is_twin(unit) and UNIT_ZONE[unit] == zone:
            found.append(unit)
    return found


def offer_divisions(t: Bomber) -> None:
    for zone in range(ZONES):
        if len(ready_in(t, zone)) > 1:
            t.offer(G_SCRAMBLE + zone)
