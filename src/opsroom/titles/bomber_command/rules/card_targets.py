"""What a card can be aimed at: units, cities, raid counters.  Card lists"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.titles.bomber_command.rules.counters import ENGINES, FIRST_UNIT, LAST_UNIT
from opsroom.titles.bomber_command.rules.geography import (
    CITIES,
    CITY_FLAK,
    CITY_HEX,
    CITY_IN_PLAY,
    HEXES,
    JUTLAND,
    NONE,
    RAID_BOX,
    READY,
    SEARCHLIGHT,
    hexes_apart,
)
from opsroom.titles.bomber_command.rules.table import COUNTERS, TAME_BOARS, Bomber
from opsroom.titles.bomber_command.schema_cards import WORDS

DEPLETE_ANY: Final[i64] = WORDS.index("deplete_any")
HUNT_FIGHTER: Final[i64] = WORDS.index("hunt")
FLAK_ON_FIGHTER: Final[i64] = WORDS.index("flak_on_fighter")
STRAGGLER: Final[i64] = WORDS.index("straggler")
QUICK_SCRAMBLE: Final[i64] = WORDS.index("quick_scramble")
LIGHT_UP: Final[i64] = WORDS.index("light_up")
BRING_FLAK: Final[i64] = WORDS.index("bring_flak")
RECALL_FLAK: Final[i64] = WORDS.index("recall_flak")
STRAY: Final[i64] = WORDS.index("stray")
STRAGGLER_REACH: Final[i64] = 2
HAS_ATTACKED: Final[i64] = 2  # what `acted` says of a unit that made its Tame Boar attack of the phase, § 9.4.1


def has_target(t: Bomber, word: i64) -> bool:
    if word == LIGHT_UP or word == BRING_FLAK or word == RECALL_FLAK:
        for city in range(CITIES):
            if is_city_target(t, word, city):
                return True
        return False
    if word == STRAY:
        for blip in range(COUNTERS):
            if can_stray(t, blip):
                return True
        return False
    for unit in range(FIRST_UNIT[t.scenario], LAST_UNIT[t.scenario]):
        if is_unit_target(t, word, unit):
            return True
    return False


def is_airborne(t: Bomber, unit: i64) -> bool:
    """On the map or in one of its two boxes, not in a raid box."""
    return t.unit_at[unit] <= JUTLAND


def is_unit_target(t: Bomber, word: i64, unit: i64) -> bool:
    if word == DEPLETE_ANY:
        return is_airborne(t, unit) or t.unit_at[unit] >= RAID_BOX
    if word == HUNT_FIGHTER:
        return is_airborne(t, unit) and ENGINES[unit] == 2
    if word == FLAK_ON_FIGHTER:
        return has_flak_city(t, t.unit_at[unit])
    if word == STRAGGLER:
        if t.unit_at[unit] >= HEXES or t.scrambled[unit] or t.gci[unit] or t.returning[unit] or t.intruder[unit]:
            return False
        if t.phase == TAME_BOARS and t.acted[unit] == HAS_ATTACKED:
            return False
        for blip in range(COUNTERS):
            if is_in_reach(t, unit, blip):
                return True
        return False
    return t.unit_at[unit] == READY


# --- cities
def has_flak(t: Bomber, city: i64) -> bool:
    """§ 3.6, § 9.6: in play, not the one without guns, and its guns not moved away."""
    return CITY_FLAK[t.scenario * CITIES + city] >= 0 and t.flak_moved[city] == 0


def has_flak_city(t: Bomber, place: i64) -> bool:
    for city in range(CITIES):
        if CITY_HEX[city] == place and has_flak(t, city):
            return True
    return False


def is_city_target(t: Bomber, word: i64, city: i64) -> bool:
    if CITY_IN_PLAY[t.scenario * CITIES + city] == 0:
        return False
    if word == RECALL_FLAK:
        return t.flak_moved[city] != 0
    if word == BRING_FLAK:
        return has_flak(t, city) and t.bomb_marker[city] == 0
    return True


# --- raid counters
def blip_hex(t: Bomber, blip: i64, part: i64) -> i64:
    """Where the counter lies (part 0) or a part of its stream (1, 2); NONE where it is not on the map."""
    at = t.blip_head[blip] if part == 0 else t.blip_tail[blip * 2 + part - 1]
    return at if at < HEXES else NONE


def is_in_reach(t: Bomber, unit: i64, blip: i64) -> bool:
    """Within two hexes of the counter or its stream."""
    for part in range(3):
        hex = blip_hex(t, blip, part)
        if hex != NONE and hexes_apart(t.unit_at[unit], hex) <= STRAGGLER_REACH:
            return True
    return False


def guns_at(t: Bomber, hex: i64) -> i64:
    """The city with the strongest flak there that is not being bombed, NONE for searchlights alone, CITIES for nothing."""
    best: i64 = CITIES
    for city in range(CITIES):
        if CITY_HEX[city] == hex and has_flak(t, city) and t.bomb_marker[city] == 0:
            if best == CITIES or strength_of_flak(t, city) > strength_of_flak(t, best):
                best = city
    if best == CITIES and SEARCHLIGHT[t.scenario * HEXES + hex]:
        return NONE
    return best


def strength_of_flak(t: Bomber, city: i64) -> i64:
    return CITY_FLAK[t.scenario * CITIES + city] + t.mobile_flak[city]


def can_stray(t: Bomber, blip: i64) -> bool:
    for part in range(3):
        hex = blip_hex(t, blip, part)
        if hex != NONE and guns_at(t, hex) != CITIES:
            return True
    return False
