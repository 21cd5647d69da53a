"""Who can be reached by radio.  § 4.3.2, § 10.1, § 20.3"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.forces import DEBDEN_GROUP, HAS_VHF, SQUADRONS
from opsroom.titles.burning_blue.rules.geography import (
    DEBDEN,
    MIDDLE_WALLOP,
    NORTHOLT,
    PLACES,
    RADIO,
    SECTOR_GROUP,
    TANGMERE,
)
from opsroom.titles.burning_blue.rules.ids import PlaceId, UnitId, ZoneId
from opsroom.titles.burning_blue.rules.table import Blue, squadron_of


def group_of(t: Blue, sector: ZoneId) -> i64:
    """§ 4.3.2: Debden belongs to 12 Group in scenario 1."""
    return DEBDEN_GROUP[t.scenario] if sector == DEBDEN else SECTOR_GROUP[sector]


def head_of(t: Blue, unit: UnitId) -> UnitId:
    """§ 20.2.2: a wing listens to its leader."""
    return t.leader[unit] if t.leader[unit] != NONE else unit


def has_vhf(t: Blue, unit: UnitId) -> bool:
    return HAS_VHF[t.scenario * SQUADRONS + squadron_of(t, unit)] == 1


def is_in_command(t: Blue, unit: UnitId) -> bool:
    """§ 10.1, § 10.1.1: within radio range of its sector, whose operations room works; VHF has no limit of range."""
    head = head_of(t, unit)
    return is_in_radio_range(t, head, t.at[head])


def is_in_radio_range(t: Blue, unit: UnitId, place: PlaceId) -> bool:
    sector = t.sector[unit]
    if can_hear(t, unit, sector, place):
        return True
    neighbour = neighbour_for(t, sector)
    return neighbour != NONE and can_hear(t, unit, neighbour, place)


def neighbour_for(t: Blue, sector: ZoneId) -> ZoneId:
    """§ 20.3.1: in scenario 4 a neighbour may speak for a sector."""
    if t.scenario == 3:
        if sector == MIDDLE_WALLOP:
            return NORTHOLT
        if sector == TANGMERE:
            return MIDDLE_WALLOP
    return NONE


def speakers_for(t: Blue, sector: ZoneId) -> list[int]:
    """The sectors that can reach a sector's squadrons by radio, their operations rooms standing."""
    return [other for other in (int(sector), int(neighbour_for(t, sector))) if other != NONE and not t.ops_hit[other]]


def can_hear(t: Blue, unit: UnitId, sector: ZoneId, place: PlaceId) -> bool:
    """§ 10.1.2: the sector's airfield or one of its relays lies within range; § 16.4.2: its operations room stands."""
    if t.ops_hit[sector]:
        return False
    if has_vhf(t, unit):
        return True
    return is_heard(sector, place, t.radio)


def is_heard(sector: ZoneId, place: PlaceId, reach: i64) -> bool:
    """By a set without VHF: one of the sector's masts lies within so many hexes."""
    return RADIO[sector * PLACES + place] <= reach
