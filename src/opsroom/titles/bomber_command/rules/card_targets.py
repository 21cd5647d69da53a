"""What a card can be aimed at: units, cities, raid counters.  Card lists"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.ids import NONE
from opsroom.titles.bomber_command.rules.cards import DOES
from opsroom.titles.bomber_command.rules.counters import ENGINES, FIRST_UNIT, LAST_UNIT
from opsroom.titles.bomber_command.rules.geography import (
    CITIES,
    CITY_FLAK,
    CITY_HEX,
    CITY_IN_PLAY,
    HEXES,
    JUTLAND,
    RAID_BOX,
    READY,
    SEARCHLIGHT,
    hexes_apart,
)
from opsroom.titles.bomber_command.rules.ids import BlipId, CityId, FunctionId, HexId, PlaceId, UnitId
from opsroom.titles.bomber_command.rules.table import COUNTERS, TAME_BOARS, Bomber

STRAGGLER_REACH: Final[i64] = 2
HAS_ATTACKED: Final[i64] = 2  # what `acted` says of a unit that made its Tame Boar attack of the phase, § 9.4.1


def has_target(t: Bomber, function: FunctionId) -> bool:
    return TARGETS[DOES[function]].is_there(t)


class Target:
    """What a card with a certain word is aimed at."""

    def is_there(self, t: Bomber) -> bool:
        raise NotImplementedError


# --- units
class UnitTarget(Target):
    def is_there(self, t: Bomber) -> bool:
        for unit in range(FIRST_UNIT[t.scenario], LAST_UNIT[t.scenario]):
            if self.fits(t, unit):
                return True
        return False

    def offer(self, t: Bomber) -> None:
        for unit in range(FIRST_UNIT[t.scenario], LAST_UNIT[t.scenario]):
            if self.fits(t, unit):
                t.offer(unit)

    def fits(self, t: Bomber, unit: UnitId) -> bool:
        raise NotImplementedError


class UnitInTheAir(UnitTarget):
    """On the map, in one of its two boxes or in a raid box."""

    def fits(self, t: Bomber, unit: UnitId) -> bool:
        return is_airborne(t, unit) or t.unit_at[unit] >= RAID_BOX


class TwinEnginedUnit(UnitTarget):
    def fits(self, t: Bomber, unit: UnitId) -> bool:
        return is_airborne(t, unit) and ENGINES[unit] == 2


class UnitOverFlak(UnitTarget):
    def fits(self, t: Bomber, unit: UnitId) -> bool:
        return has_flak_city(t, t.unit_at[unit])


class UnitNearRaid(UnitTarget):
    """It could attack stragglers: free to act, and a raid counter is in reach."""

    def fits(self, t: Bomber, unit: UnitId) -> bool:
        if t.unit_at[unit] >= HEXES or t.scrambled[unit] or t.gci[unit] or t.returning[unit] or t.intruder[unit]:
            return False
        if t.phase == TAME_BOARS and t.acted[unit] == HAS_ATTACKED:
            return False
        for blip in range(COUNTERS):
            if is_in_reach(t, unit, blip):
                return True
        return False


class ReadyUnit(UnitTarget):
    def fits(self, t: Bomber, unit: UnitId) -> bool:
        return t.unit_at[unit] == READY


def is_airborne(t: Bomber, unit: UnitId) -> bool:
    """On the map or in one of its two boxes, not in a raid box."""
    return t.unit_at[unit] <= JUTLAND


# --- cities
def has_flak(t: Bomber, city: CityId) -> bool:
    """§ 3.6, § 9.6: in play, not the one without guns, and its guns not moved away."""
    return CITY_FLAK[t.scenario * CITIES + city] >= 0 and t.flak_moved[city] == 0


def has_flak_city(t: Bomber, place: PlaceId) -> bool:
    for city in range(CITIES):
        if CITY_HEX[city] == place and has_flak(t, city):
            return True
    return False


class CityTarget(Target):
    def is_there(self, t: Bomber) -> bool:
        for city in range(CITIES):
            if CITY_IN_PLAY[t.scenario * CITIES + city] and self.fits(t, city):
                return True
        return False

    def offer(self, t: Bomber) -> None:
        for city in range(CITIES):
            if CITY_IN_PLAY[t.scenario * CITIES + city] and self.fits(t, city):
                t.offer(city)

    def fits(self, t: Bomber, city: CityId) -> bool:
        raise NotImplementedError


class AnyCity(CityTarget):
    def fits(self, t: Bomber, city: CityId) -> bool:
        return True


class CityWithFlak(CityTarget):
    """Mobile flak joins guns that are there, and not while bombs fall."""

    def fits(self, t: Bomber, city: CityId) -> bool:
        return has_flak(t, city) and t.bomb_marker[city] == 0


class StrippedCity(CityTarget):
    """Its flak was redeployed, § 3.6."""

    def fits(self, t: Bomber, city: CityId) -> bool:
        return t.flak_moved[city] != 0


# --- raid counters
def blip_hex(t: Bomber, blip: BlipId, part: i64) -> HexId:
    """Where the counter lies (part 0) or a part of its stream (1, 2); NONE where it is not on the map."""
    at = t.blip_head[blip] if part == 0 else t.blip_tail[blip * 2 + part - 1]
    return at if at < HEXES else NONE


def is_in_reach(t: Bomber, unit: UnitId, blip: BlipId) -> bool:
    """Within two hexes of the counter or its stream."""
    for part in range(3):
        hex = blip_hex(t, blip, part)
        if hex != NONE and hexes_apart(t.unit_at[unit], hex) <= STRAGGLER_REACH:
            return True
    return False


def guns_at(t: Bomber, hex: HexId) -> CityId:
    """The city with the strongest flak there that is not being bombed; NONE where there is none."""
    best: i64 = NONE
    for city in range(CITIES):
        if CITY_HEX[city] == hex and has_flak(t, city) and t.bomb_marker[city] == 0:
            if best == NONE or strength_of_flak(t, city) > strength_of_flak(t, best):
                best = city
    return best


def can_fire_from(t: Bomber, hex: HexId) -> bool:
    """Guns, or searchlights alone."""
    return SEARCHLIGHT[t.scenario * HEXES + hex] != 0 or guns_at(t, hex) != NONE


def strength_of_flak(t: Bomber, city: CityId) -> i64:
    return CITY_FLAK[t.scenario * CITIES + city] + t.mobile_flak[city]


def can_stray(t: Bomber, blip: BlipId) -> bool:
    for part in range(3):
        hex = blip_hex(t, blip, part)
        if hex != NONE and can_fire_from(t, hex):
            return True
    return False


class StrayingRaid(Target):
    def is_there(self, t: Bomber) -> bool:
        for blip in range(COUNTERS):
            if can_stray(t, blip):
                return True
        return False


# --- by the word of the card
UNIT_TARGETS: Final[dict[str, UnitTarget]] = {
    "deplete_any": UnitInTheAir(),
    "hunt": TwinEnginedUnit(),
    "flak_on_fighter": UnitOverFlak(),
    "straggler": UnitNearRaid(),
    "quick_scramble": ReadyUnit(),
}
CITY_TARGETS: Final[dict[str, CityTarget]] = {
    "light_up": AnyCity(),
    "bring_flak": CityWithFlak(),
    "recall_flak": StrippedCity(),
}
TARGETS: Final[dict[str, Target]] = {**UNIT_TARGETS, **CITY_TARGETS, "stray": StrayingRaid()}
