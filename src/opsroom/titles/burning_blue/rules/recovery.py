"""How long the Luftwaffe's fighters can stay: bases, the way to them, recovery times.  § 17.1, § 17.1.2"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.charts import FORM_UP_TURNS, HEXES_A_TURN
from opsroom.titles.burning_blue.rules.courses import corridor, point
from opsroom.titles.burning_blue.rules.forces import BASE, CAEN, CHERBOURG, EITHER_FLEET, ENDURANCE, SECOND_BASE
from opsroom.titles.burning_blue.rules.geography import HEX_MAP, apart, is_box
from opsroom.titles.burning_blue.rules.ids import PlaceId, RaidId, UnitId
from opsroom.titles.burning_blue.rules.table import FIRST_SLOT, UNITS, Blue


def base_of(t: Blue, unit: UnitId) -> i64:
    gruppe = t.gruppe[unit]
    return SECOND_BASE[gruppe] if EITHER_FLEET[gruppe] and t.fleet_of[unit] == 2 else BASE[gruppe]


def turns_to_base(t: Blue, unit: UnitId, place: PlaceId) -> i64:
    """A turn for every four hexes, and for every box; § 17.1.3: Caen may count as Cherbourg."""
    base = base_of(t, unit)
    if base == NONE:
        return 0
    turns = turns_between(base, place)
    if base == CAEN:
        forward = turns_between(CHERBOURG, place)
        turns = forward if forward < turns else turns
    return turns


def turns_between(base: i64, place: PlaceId) -> i64:
    if base == place:
        return 0
    if not is_box(base) and not is_box(place):
        return apart(base, place) // HEXES_A_TURN
    boxes: i64 = 1 if is_box(base) and is_box(place) else 0
    hexes: i64 = 0
    here = base
    for there in corridor(base, place):
        if is_box(there):
            boxes += 1
        elif not is_box(here):
            hexes += HEX_MAP.distance(here, there)
        here = there
    boxes += 1 if is_box(base) != is_box(place) else 0
    if not is_box(here) and not is_box(place):
        hexes += HEX_MAP.distance(here, place)
    return boxes + hexes // HEXES_A_TURN


def set_recovery_times(t: Blue, raid: RaidId) -> None:
    """§ 17.1.2: from the form-up time, less what climbing and joining took."""
    for unit in range(FIRST_SLOT, UNITS):
        if t.plan[unit] == raid and ENDURANCE[t.kind[unit]] > 0:
            spent = FORM_UP_TURNS.read(t.plotted[unit]) + turns_to_base(t, unit, point(t, raid, 0))
            t.home_by[unit] = t.form_turn[raid] + ENDURANCE[t.kind[unit]] - spent
