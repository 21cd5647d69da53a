"""The German controller: scrambles what can meet the stream, stacks on beacons ahead of it, and sends fighters on.

`staff_belief.py` says where the raids probably are.  Twin-engined units wait on beacons near the expected course, single-engined
ones over the cities that may be the target; units low on fuel turn for home; units that can attack do.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.procedure import PASS
from opsroom.titles.bomber_command.rules.counters import AIRFIELD, FUEL
from opsroom.titles.bomber_command.rules.detection import CONFIRMED
from opsroom.titles.bomber_command.rules.ending import FinalRecovery
from opsroom.titles.bomber_command.rules.fighters import GCI_POST, Deployment, FighterMovement
from opsroom.titles.bomber_command.rules.geography import (
    AROUND,
    BEACON_AT,
    BOARD,
    CITIES,
    CITIES_IN,
    CITY_FLAK,
    CITY_HEX,
    ENGLAND,
    HEXES,
    HIMMELBETT,
    JUTLAND,
    JUTLAND_HEX,
    OUT_OF_RANGE,
    RAID_BOX,
    ZONE,
)
from opsroom.titles.bomber_command.rules.ids import NONE, HexId, UnitId
from opsroom.titles.bomber_command.rules.raid_movement import ATTACK_AGAIN, Combats
from opsroom.titles.bomber_command.rules.recovery import Recovery, is_near_home
from opsroom.titles.bomber_command.rules.scramble import QuickScramble, Scramble
from opsroom.titles.bomber_command.rules.setting_up import FlakRedeployment
from opsroom.titles.bomber_command.rules.table import COUNTERS, Bomber
from opsroom.titles.bomber_command.rules.tame_boar import TameBoar, contact_hex
from opsroom.titles.bomber_command.rules.units import is_in_contact, is_twin, strength
from opsroom.titles.bomber_command.staff_belief import AHEAD, Belief, belief

WORTH_A_SCRAMBLE: Final = 0.22
WORTH_A_CONTACT: Final = 0.08
OFF_A_BEACON: Final = 0.6  # a poor chance, but away from beacons the only one
GONE: Final = 0.5  # so likely out of reach that the fighters are called off
WEIGHTS: Final = [0.35, 0.9, 0.75, 0.6, 0.45, 0.3]  # of the turns ahead


def advise_control(t: Bomber) -> i64:
    """One of the offered options of a German question."""
    frame = t.top
    assert frame is not None
    if isinstance(frame, FighterMovement):
        return choose_fighter(t) if of(t) == "unit" else choose_place(t, frame.unit)
    if isinstance(frame, Scramble):
        if of(t) == "unit":
            return choose_scramble(t)
        return choose_place(t, frame.unit) if of(t) == "place" else PASS
    if isinstance(frame, QuickScramble):
        return choose_place(t, frame.unit) if of(t) == "place" else PASS
    if isinstance(frame, Deployment):
        return first_unit(t) if of(t) == "unit" else choose_post(t, frame.unit)
    if isinstance(frame, Recovery):
        return choose_landing(t) if of(t) == "unit" else t.options[0]
    if isinstance(frame, TameBoar):
        if frame.about().steps[frame.at].name == "choose_contact_unit":
            return choose_contact_unit(t)
        return choose_contact(t) if of(t) == "contact" else strongest(t)
    if isinstance(frame, Combats) and of(t) == "again":
        return ATTACK_AGAIN if strength(t, t.combat_unit[frame.combat]) > 0 else PASS
    if isinstance(frame, FlakRedeployment):
        return weakest_flak(t)
    if isinstance(frame, FinalRecovery):
        return t.options[t.offered - 1]  # fly on, and land at home
    return strongest(t) if of(t) == "unit" else t.options[0]


def of(t: Bomber) -> str:
    frame = t.top
    assert frame is not None
    return frame.about().steps[frame.at].of


def strongest(t: Bomber) -> i64:
    """The strongest unit that is offered; nobody passes who can attack."""
    best: i64 = PASS
    for i in range(t.offered):
        unit = t.options[i]
        if unit != PASS and (best == PASS or strength(t, unit) > strength(t, best)):
            best = unit
    return best


def first_unit(t: Bomber) -> i64:
    return t.options[0]


def weakest_flak(t: Bomber) -> i64:
    best = t.options[0]
    for i in range(t.offered):
        if CITY_FLAK[t.scenario * CITIES + t.options[i]] < CITY_FLAK[t.scenario * CITIES + best]:
            best = t.options[i]
    return best


# --- scrambling
def choose_scramble(t: Bomber) -> i64:
    seen = belief(t)
    best: i64 = PASS
    worth = WORTH_A_SCRAMBLE
    for i in range(t.offered):
        unit = t.options[i]
        if unit != PASS:
            found = chance_to_meet(t, seen, unit)
            if found > worth:
                best, worth = unit, found
    return best


def chance_to_meet(t: Bomber, seen: Belief, unit: UnitId) -> float:
    """How likely the stream comes within its reach while it has fuel; for single-engined units, how likely bombs fall there."""
    field = AIRFIELD[unit] if AIRFIELD[unit] < HEXES else JUTLAND_HEX
    last = FUEL[unit] if FUEL[unit] < AHEAD else AHEAD
    best = 0.0
    total = 0.0
    for ahead in range(1, last):
        found = 0.0
        where = seen.at[ahead] if is_twin(unit) else seen.bombs[ahead]
        for hex in range(HEXES):
            if where[hex] > 0.0 and BOARD.distance(field, hex) <= 2 * ahead - 1:
                found += where[hex]
        total += found
        best = max(best, found)
    return best / (1.0 + trail(t)) if is_twin(unit) else total


def trail(t: Bomber) -> float:
    return 2.0 if t.scenario == 0 else 0.0


# --- moving
def choose_fighter(t: Bomber) -> i64:
    """Everyone in turn but those who do better to stay; units in a raid leave it before it is too late."""
    seen = belief(t)
    for i in range(t.offered):
        unit = t.options[i]
        if unit == PASS:
            continue
        if is_in_contact(t, unit):
            if seen.far > GONE or t.returning[unit]:
                return unit
            continue
        if best_place(t, seen, unit) != t.unit_at[unit]:
            return unit
    return PASS


def choose_place(t: Bomber, unit: UnitId) -> i64:
    return best_place(t, belief(t), unit) if is_offered(t, best_place(t, belief(t), unit)) else t.options[0]


def is_offered(t: Bomber, option: i64) -> bool:
    for i in range(t.offered):
        if t.options[i] == option:
            return True
    return False


def best_place(t: Bomber, seen: Belief, unit: UnitId) -> i64:
    """The hex in reach that is worth most, or the next one on the way home."""
    here = t.unit_at[unit]
    if here >= HEXES:
        return JUTLAND_HEX if here == JUTLAND and t.scrambled[unit] == 0 and t.returning[unit] == 0 else here
    home = AIRFIELD[unit] if AIRFIELD[unit] < HEXES else JUTLAND_HEX
    reach = BOARD.within(here, 1 if t.scrambled[unit] else 2)
    if t.gci[unit] and t.fuel[unit] > 0 and meets_belt(t, seen, here) > 0.1:
        return here
    turns_home = (BOARD.distance(here, home) + 1) // 2
    if t.returning[unit] or t.intruder[unit] or (t.fuel[unit] <= turns_home + 1 and t.gci[unit] == 0):
        if t.fuel[unit] <= turns_home + 1 or t.returning[unit]:
            return nearest_to(reach, home, here)
    best = here
    worth = worth_of(t, seen, unit, here, True) + 0.02
    for hex in reach:
        found = worth_of(t, seen, unit, hex, hex == here)
        if found > worth:
            best, worth = hex, found
    return best


def nearest_to(hexes: list[int], goal: i64, here: i64) -> i64:
    best = here
    for hex in hexes:
        if BOARD.distance(hex, goal) < BOARD.distance(best, goal):
            best = hex
    return best


def worth_of(t: Bomber, seen: Belief, unit: UnitId, hex: HexId, stays: bool) -> float:
    """What being there promises: contacts from a beacon, Wild Boar attacks over a city; away from both a poor chance."""
    if OUT_OF_RANGE[t.scenario * HEXES + hex]:
        return -1.0
    worth = 0.0
    fuel = t.fuel[unit] if t.fuel[unit] < AHEAD else AHEAD
    if is_twin(unit):
        has_beacon = BEACON_AT[t.scenario * HEXES + hex] != NONE
        is_stacked = stays and t.stacked[unit] >= CITIES
        for ahead in range(fuel):
            near = seen.at[ahead][hex]
            if is_stacked or (ahead > 0 and has_beacon):
                for beside in AROUND[hex]:
                    near += seen.at[ahead][beside]
                worth += min(near / 2.0, 1.0) * WEIGHTS[ahead] * (2.0 if ahead == 0 else 1.0)
            else:
                worth += near * WEIGHTS[ahead] * OFF_A_BEACON
        # far from everything it drifts towards where the stream will be
        worth += drift(seen, hex, fuel) * 0.05
    else:
        is_stacked = stays and t.stacked[unit] != NONE and t.stacked[unit] < CITIES
        for ahead in range(fuel):
            worth += seen.bombs[ahead][hex] * (1.0 if ahead > 0 or is_stacked else 0.5)
            for there in seen.struck[ahead]:
                apart = BOARD.distance(hex, there)
                if 0 < apart <= 2 * ahead:
                    worth += seen.bombs[ahead][there] * 0.8 / float(1 + apart)
    return worth


def drift(seen: Belief, hex: HexId, fuel: i64) -> float:
    """How near the stream will come; worked out once for a belief."""
    known = seen.drifts.get(hex * (AHEAD + 1) + fuel)
    if known is None:
        known = work_out_drift(seen, hex, fuel)
        seen.drifts[hex * (AHEAD + 1) + fuel] = known
    return known


def work_out_drift(seen: Belief, hex: HexId, fuel: i64) -> float:
    found = 0.0
    for ahead in range(1, fuel):
        best = 0.0
        for there in seen.likely[ahead]:
            apart = BOARD.distance(hex, there)
            if apart <= 2 * ahead:
                value = seen.at[ahead][there] / float(1 + apart)
                if value > best:
                    best = value
        found += best
    return found


# --- posts
def choose_post(t: Bomber, unit: UnitId) -> i64:
    seen = belief(t)
    hex = t.unit_at[unit]
    if t.gci[unit]:  # it goes to no city or beacon, § 9.3
        return GCI_POST
    if not is_twin(unit):
        best: i64 = NONE
        for city in CITIES_IN[t.scenario][hex]:
            if best == NONE or CITY_FLAK[t.scenario * CITIES + city] > CITY_FLAK[t.scenario * CITIES + best]:
                best = city
        if best != NONE:
            return best
        return GCI_POST if is_offered(t, GCI_POST) else PASS
    if is_offered(t, GCI_POST) and meets_belt(t, seen, hex) > 0.3:
        return GCI_POST
    beacon = BEACON_AT[t.scenario * HEXES + hex]
    if beacon != NONE:
        return CITIES + beacon
    if is_offered(t, GCI_POST):
        return GCI_POST
    for city in CITIES_IN[t.scenario][hex]:
        return city
    return PASS


def meets_belt(t: Bomber, seen: Belief, hex: HexId) -> float:
    """How likely the stream crosses the belt hexes that a unit here makes active, in the next turn or two."""
    found = 0.0
    for ahead in range(2):
        found += seen.at[ahead + 1][hex]
        for beside in AROUND[hex]:
            if HIMMELBETT[t.scenario * HEXES + beside] and ZONE[beside] == ZONE[hex]:
                found += seen.at[ahead + 1][beside]
    return found


# --- contact
def choose_contact_unit(t: Bomber) -> i64:
    """The strongest unit that has something better than Mosquitoes before it."""
    seen = belief(t)
    best: i64 = PASS
    for i in range(t.offered):
        unit = t.options[i]
        if unit != PASS and (best == PASS or strength(t, unit) > strength(t, best)):
            for target in range(COUNTERS + CITIES):
                if contact_hex(t, unit, target) != NONE and promise(t, seen, target) > WORTH_A_CONTACT:
                    best = unit
                    break
    return best


def choose_contact(t: Bomber) -> i64:
    seen = belief(t)
    best = t.options[0]
    worth = -1.0
    for i in range(t.offered):
        value = promise(t, seen, t.options[i])
        if value > worth:
            best, worth = t.options[i], value
    return best


def promise(t: Bomber, seen: Belief, target: i64) -> float:
    """How likely a counter or a bombed city is the Main Force's; when streams are seen, nothing else is."""
    if target >= COUNTERS:
        hex = CITY_HEX[target - COUNTERS]
        if t.detected == CONFIRMED:
            return 1.0 if is_stream_over(t, hex) else 0.0
        return 0.2 + seen.at[0][hex]
    if t.blip_tail[2 * target] != NONE:
        return 2.0
    if t.detected == CONFIRMED or t.blip_head[target] >= HEXES:
        return 0.0
    return seen.at[0][t.blip_head[target]]


def is_stream_over(t: Bomber, hex: HexId) -> bool:
    for counter in range(COUNTERS):
        if t.blip_head[counter] != NONE and t.blip_tail[2 * counter] != NONE:
            if hex in (t.blip_head[counter], t.blip_tail[2 * counter], t.blip_tail[2 * counter + 1]):
                return True
    return False


# --- landing
def choose_landing(t: Bomber) -> i64:
    """Units that must, units that were sent home, and units at home with little fuel or nothing left to wait for."""
    seen = belief(t)
    for i in range(t.offered):
        unit = t.options[i]
        if unit == PASS:
            continue
        if t.fuel[unit] == 0:
            return unit
        place = t.unit_at[unit]
        if place >= RAID_BOX or place == ENGLAND:
            continue
        at_home = is_near_home(unit, place)
        if t.returning[unit] and (at_home or t.fuel[unit] <= 1):
            return unit
        if at_home and t.gci[unit] == 0 and (t.fuel[unit] <= 1 or seen.far > GONE or is_idle(t, seen, unit)):
            return unit
    if not is_offered(t, PASS):
        return t.options[0]
    return PASS


def is_idle(t: Bomber, seen: Belief, unit: UnitId) -> bool:
    """Nothing is coming its way."""
    return chance_to_meet(t, seen, unit) < 0.03
