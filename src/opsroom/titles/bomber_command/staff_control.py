"""The German controller: scrambles what can meet the stream, stacks on beacons ahead of it, and sends fighters on.

`staff_belief.py` says where the raids probably are.  Twin-engined units wait on beacons near the expected course, single-engined
ones over the cities that may be the target; units low on fuel turn for home; units that can attack do.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.column import fractions
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import PASS
from opsroom.titles.bomber_command.rules.counters import AIRFIELD, FIRST_UNIT, FUEL, LAST_UNIT, UNITS
from opsroom.titles.bomber_command.rules.detection import CONFIRMED
from opsroom.titles.bomber_command.rules.ending import FinalRecovery
from opsroom.titles.bomber_command.rules.fighters import (
    GCI_POST,
    Deployment,
    FighterMovement,
    defended_city,
    group_post,
)
from opsroom.titles.bomber_command.rules.geography import (
    AROUND,
    BEACON_AT,
    BOARD,
    CITIES,
    CITY_FLAK,
    CITY_HEX,
    DISTANCE,
    ENGLAND,
    HEXES,
    HIMMELBETT,
    JUTLAND,
    JUTLAND_HEX,
    OUT_OF_RANGE,
    RAID_BOX,
    WITHIN_ONE,
    WITHIN_TWO,
    ZONE,
    ZONES,
)
from opsroom.titles.bomber_command.rules.group_orders import (
    G_ATTACK,
    G_BEACONS,
    G_CITIES,
    G_CONTACT,
    G_GCI,
    G_HOMEWARD,
    G_LAND_DRY,
    G_LAND_HOME,
    G_LAND_LOW,
    G_SCRAMBLE,
    G_STACK,
    homeward_place,
    homeward_units,
    next_stack,
    ready_in,
    stack_of,
)
from opsroom.titles.bomber_command.rules.ids import HexId, ScenarioId, UnitId
from opsroom.titles.bomber_command.rules.raid_movement import ATTACK_AGAIN, IN_ORDER, Combats
from opsroom.titles.bomber_command.rules.recovery import Recovery, is_near_home, landing_group
from opsroom.titles.bomber_command.rules.scramble import QuickScramble, Scramble
from opsroom.titles.bomber_command.rules.set_up import FlakRedeployment
from opsroom.titles.bomber_command.rules.table import COUNTERS, Bomber
from opsroom.titles.bomber_command.rules.tame_boar import TameBoar, contact_hex, units_for_contact
from opsroom.titles.bomber_command.rules.units import is_in_contact, is_twin, may_take_gci, strength
from opsroom.titles.bomber_command.staff_belief import AHEAD, UNKNOWN, Belief, belief

WORTH_A_SCRAMBLE: Final = 0.22
WORTH_A_CONTACT: Final = 0.08
OFF_A_BEACON: Final = 0.6  # a poor chance, but away from beacons the only one
GONE: Final = 0.5  # so likely out of reach that the fighters are called off
WEIGHTS: Final = fractions([0.35, 0.9, 0.75, 0.6, 0.45, 0.3])  # of the turns ahead
STACKED: Final[i64] = 1  # kinds of unit, see `state_of`
TWIN: Final[i64] = 2


def advise_control(t: Bomber) -> i64:
    """One of the offered options of a German question."""
    frame = t.top
    assert frame is not None
    if isinstance(frame, FighterMovement):
        return choose_fighter(t) if of(t) == "unit" else choose_place(t, frame.unit)
    if isinstance(frame, Scramble):
        if of(t) == "unit":
            return choose_scramble(t)
        return choose_place(t, frame.unit) if of(t) == "place" else t.because(PASS, "no_intruders")
    if isinstance(frame, QuickScramble):
        return choose_place(t, frame.unit) if of(t) == "place" else t.because(PASS, "no_intruders")
    if isinstance(frame, Deployment):
        return choose_deploying(t) if of(t) == "unit" else choose_post(t, frame.unit)
    if isinstance(frame, Recovery):
        return choose_landing(t) if of(t) == "unit" else t.because(t.options[0], "home_field_first")
    if isinstance(frame, TameBoar):
        if frame.about().steps[frame.at].name == "choose_contact_unit":
            return choose_contact_unit(t)
        if is_offered(t, G_ATTACK):
            return t.because(G_ATTACK, "strongest_attacks")
        return choose_contact(t) if of(t) == "contact" else strongest(t)
    if isinstance(frame, Combats) and of(t) == "combat" and is_offered(t, IN_ORDER):
        return t.because(IN_ORDER, "combats_in_order")
    if isinstance(frame, Combats) and of(t) == "again":
        if strength(t, t.combat_unit[frame.combat]) > 0:
            return t.because(ATTACK_AGAIN, "strong_enough_again")
        return t.because(PASS, "too_weak_again")
    if isinstance(frame, FlakRedeployment):
        return t.because(weakest_flak(t), "least_flak_to_lose")
    if isinstance(frame, FinalRecovery):
        return t.because(t.options[t.offered - 1], "fly_on_home")  # and land there
    return strongest(t) if of(t) == "unit" else t.because(t.options[0], "first_will_do")


def of(t: Bomber) -> str:
    frame = t.top
    assert frame is not None
    return frame.about().steps[frame.at].of


def strongest(t: Bomber) -> i64:
    """The strongest unit that is offered; nobody passes who can attack."""
    best: i64 = PASS
    for i in range(t.offered):
        unit = t.options[i]
        if 0 <= unit < UNITS and (best == PASS or strength(t, unit) > strength(t, best)):
            best = unit
    return t.because(best, "strongest_attacks")


def weakest_flak(t: Bomber) -> i64:
    best = t.options[0]
    for i in range(t.offered):
        if CITY_FLAK[t.scenario * CITIES + t.options[i]] < CITY_FLAK[t.scenario * CITIES + best]:
            best = t.options[i]
    return best


# --- scrambling
def choose_scramble(t: Bomber) -> i64:
    """The unit with the best chance to meet the stream; with its whole division where all of it is worth it."""
    seen = belief(t)
    best: i64 = PASS
    worth = WORTH_A_SCRAMBLE
    for i in range(t.offered):
        unit = t.options[i]
        if 0 <= unit < UNITS:
            found = chance_to_meet(t, seen, unit)
            if found > worth:
                best, worth = unit, found
    for zone in range(ZONES):
        if best != PASS and is_offered(t, G_SCRAMBLE + zone):
            if all(chance_to_meet(t, seen, unit) > WORTH_A_SCRAMBLE for unit in ready_in(t, zone)):
                return t.because(G_SCRAMBLE + zone, "division_can_meet")
    if best == PASS:
        return t.because(PASS, "nobody_would_meet_them")
    return t.because(best, "can_meet_stream" if is_twin(best) else "can_meet_over_city")


def chance_to_meet(t: Bomber, seen: Belief, unit: UnitId) -> float:
    """How likely the stream comes within its reach while it has fuel; for single-engined units, how likely bombs fall there."""
    found = seen.meets[unit]
    if found == UNKNOWN:
        found = work_out_chance(t, seen, unit)
        seen.meets[unit] = found
    return found


def work_out_chance(t: Bomber, seen: Belief, unit: UnitId) -> float:
    field = AIRFIELD[unit] if AIRFIELD[unit] < HEXES else JUTLAND_HEX
    last = FUEL[unit] if FUEL[unit] < AHEAD else AHEAD
    where = seen.at if is_twin(unit) else seen.bombs
    best = 0.0
    total = 0.0
    for ahead in range(1, last):
        found = 0.0
        for hex in range(HEXES):
            if where[ahead * HEXES + hex] > 0.0 and DISTANCE[field * HEXES + hex] <= 2 * ahead - 1:
                found += where[ahead * HEXES + hex]
        total += found
        best = found if found > best else best
    return best / (1.0 + trail(t)) if is_twin(unit) else total


def trail(t: Bomber) -> float:
    return 2.0 if t.scenario == 0 else 0.0


# --- moving
def choose_fighter(t: Bomber) -> i64:
    """Stack by stack, as long as anybody does better to move; units in a raid leave it before it is too late."""
    seen = belief(t)
    is_anybody = False
    for i in range(t.offered):
        unit = t.options[i]
        if unit < 0 or unit >= UNITS:
            continue
        if is_in_contact(t, unit):
            if seen.far > GONE or t.returning[unit]:
                return t.because(unit, "stream_is_out_of_reach")
        elif best_place(t, seen, unit) != t.unit_at[unit]:
            is_anybody = True
    if is_anybody and is_offered(t, G_HOMEWARD):
        if all(best_place(t, seen, unit) == homeward_place(t, unit) for unit in homeward_units(t)):
            return t.because(G_HOMEWARD, "all_short_of_fuel")
    return order_to_stack(t, seen) if is_anybody else t.because(PASS, "all_well_placed")


def order_to_stack(t: Bomber, seen: Belief) -> i64:
    """To where all of the stack wish to go; those whom fewest join are asked alone before the others move together."""
    units = stack_of(t, next_stack(t))
    wishes = [best_place(t, seen, unit) for unit in units]
    alone = units[0]
    fewest = len(units)
    for i in range(len(units)):
        if wishes.count(wishes[i]) < fewest:
            alone, fewest = units[i], wishes.count(wishes[i])
    if fewest == len(units) and is_offered(t, G_STACK + wishes[0]):
        return t.because(G_STACK + wishes[0], "stack_together")
    return t.because(alone, "better_place_for_it")


def choose_place(t: Bomber, unit: UnitId) -> i64:
    best = best_place(t, belief(t), unit)
    if not is_offered(t, best):
        return t.because(t.options[0], "first_will_do")
    if best == t.unit_at[unit]:
        return t.because(best, "stay_where_it_is")
    if is_bound_home(t, unit):
        return t.because(best, "fuel_runs_low", t.fuel[unit])
    return t.because(best, "nearer_the_stream" if is_twin(unit) else "over_likely_target")


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
    if t.gci[unit] and t.fuel[unit] > 0 and meets_belt(t, seen, here) > 0.1:
        return here
    if is_bound_home(t, unit):
        return nearest_to(WITHIN_ONE[here] if t.scrambled[unit] else WITHIN_TWO[here], home, here)
    case = (state_of(t, unit) * 2 + t.scrambled[unit]) * HEXES + here
    best = seen.best.get(case)
    if best is None:
        reach = WITHIN_ONE[here] if t.scrambled[unit] else WITHIN_TWO[here]
        best = best_hex(t.scenario, seen, state_of(t, unit), here, reach)
        seen.best[case] = best
    return best


def state_of(t: Bomber, unit: UnitId) -> i64:
    """What makes a difference to where it is worth being: engines, whether it is on a stack of its kind, and fuel."""
    fuel = t.fuel[unit] if t.fuel[unit] < AHEAD else AHEAD
    if is_twin(unit):
        return (TWIN + (STACKED if t.stacked[unit] >= CITIES else 0)) * (AHEAD + 1) + fuel
    return (STACKED if t.stacked[unit] != NONE and t.stacked[unit] < CITIES else 0) * (AHEAD + 1) + fuel


def best_hex(scenario: ScenarioId, seen: Belief, state: i64, here: HexId, reach: list[int]) -> HexId:
    moved = state - STACKED * (AHEAD + 1) if state // (AHEAD + 1) % TWIN else state
    best = here
    worth = worth_of(scenario, seen, state, here) + 0.02
    for hex in reach:
        found = worth_of(scenario, seen, moved if hex != here else state, hex)
        if found > worth:
            best, worth = hex, found
    return best


def is_bound_home(t: Bomber, unit: UnitId) -> bool:
    """Sent home, or with no more fuel than the way takes; under ground control a unit stays."""
    here = t.unit_at[unit]
    if here >= HEXES:
        return False
    home = AIRFIELD[unit] if AIRFIELD[unit] < HEXES else JUTLAND_HEX
    is_low = t.fuel[unit] <= (BOARD.distance(here, home) + 1) // 2 + 1
    return t.returning[unit] != 0 or (is_low and (t.intruder[unit] != 0 or t.gci[unit] == 0))


def nearest_to(hexes: list[int], goal: i64, here: i64) -> i64:
    best = here
    for hex in hexes:
        if BOARD.distance(hex, goal) < BOARD.distance(best, goal):
            best = hex
    return best


def worth_of(scenario: ScenarioId, seen: Belief, state: i64, hex: HexId) -> float:
    """What being there promises: contacts from a beacon, Wild Boar attacks over a city; away from both a poor chance."""
    if OUT_OF_RANGE[scenario * HEXES + hex]:
        return -1.0
    found = seen.worths[state * HEXES + hex]
    if found == UNKNOWN:
        is_stacked = state // (AHEAD + 1) % TWIN == STACKED
        fuel = state % (AHEAD + 1)
        if state // (AHEAD + 1) >= TWIN:
            found = worth_of_contacts(scenario, seen, hex, fuel, is_stacked)
        else:
            found = worth_of_bombs(seen, hex, fuel, is_stacked)
        seen.worths[state * HEXES + hex] = found
    return found


def worth_of_contacts(scenario: ScenarioId, seen: Belief, hex: HexId, fuel: i64, is_stacked: bool) -> float:
    worth = 0.0
    has_beacon = BEACON_AT[scenario * HEXES + hex] != NONE
    for ahead in range(fuel):
        near = seen.at[ahead * HEXES + hex]
        if is_stacked or (ahead > 0 and has_beacon):
            for beside in AROUND[hex]:
                near += seen.at[ahead * HEXES + beside]
            near = near / 2.0
            worth += (near if near < 1.0 else 1.0) * WEIGHTS[ahead] * (2.0 if ahead == 0 else 1.0)
        else:
            worth += near * WEIGHTS[ahead] * OFF_A_BEACON
    return worth + drift(seen, hex, fuel) * 0.05  # far from everything it drifts towards where the stream will be


def worth_of_bombs(seen: Belief, hex: HexId, fuel: i64, is_stacked: bool) -> float:
    worth = 0.0
    for ahead in range(fuel):
        worth += seen.bombs[ahead * HEXES + hex] * (1.0 if ahead > 0 or is_stacked else 0.5)
        for there in seen.struck[ahead]:
            apart = DISTANCE[hex * HEXES + there]
            if 0 < apart <= 2 * ahead:
                worth += seen.bombs[ahead * HEXES + there] * 0.8 / float(1 + apart)
    return worth


def drift(seen: Belief, hex: HexId, fuel: i64) -> float:
    """How near the stream will come."""
    known = seen.drifts[fuel * HEXES + hex]
    if known == UNKNOWN:
        known = work_out_drift(seen, hex, fuel)
        seen.drifts[fuel * HEXES + hex] = known
    return known


def work_out_drift(seen: Belief, hex: HexId, fuel: i64) -> float:
    found = 0.0
    for ahead in range(1, fuel):
        best = 0.0
        for there in seen.likely[ahead]:
            apart = DISTANCE[hex * HEXES + there]
            if apart <= 2 * ahead:
                value = seen.at[ahead * HEXES + there] / float(1 + apart)
                if value > best:
                    best = value
        found += best
    return found


# --- posts
def choose_deploying(t: Bomber) -> i64:
    """A group, if each of its units would be sent to the same post alone; else a unit that has another post than it should."""
    for group in (G_BEACONS, G_GCI, G_CITIES):
        if is_offered(t, group) and is_wished(t, group):
            return t.because(group, "posts_together")
    for i in range(t.offered):
        unit = t.options[i]
        if 0 <= unit < UNITS and wished_post(t, unit) != post_now(t, unit):
            return t.because(unit, "one_after_another")
    return t.because(PASS, "all_well_placed")


def is_wished(t: Bomber, group: i64) -> bool:
    for unit in range(FIRST_UNIT[t.scenario], LAST_UNIT[t.scenario]):
        post = group_post(t, unit, group)
        if post != NONE and post != wished_post(t, unit):
            return False
    return True


def post_now(t: Bomber, unit: UnitId) -> i64:
    return GCI_POST if t.gci[unit] else t.stacked[unit]


def choose_post(t: Bomber, unit: UnitId) -> i64:
    return wished_post(t, unit)


def wished_post(t: Bomber, unit: UnitId) -> i64:
    seen = belief(t)
    hex = t.unit_at[unit]
    if t.gci[unit]:  # it goes to no city or beacon, § 9.3
        return t.because(GCI_POST, "post_under_gci")
    can_be_led = may_take_gci(t, unit)
    if not is_twin(unit):
        best = defended_city(t, hex)
        if best != NONE:
            return t.because(best, "post_over_city")
        return t.because(GCI_POST, "post_under_gci") if can_be_led else t.because(PASS, "no_post_here")
    if can_be_led and meets_belt(t, seen, hex) > 0.3:
        return t.because(GCI_POST, "stream_crosses_belt")
    beacon = BEACON_AT[t.scenario * HEXES + hex]
    if beacon != NONE:
        return t.because(CITIES + beacon, "post_on_beacon")
    if can_be_led:
        return t.because(GCI_POST, "post_under_gci")
    city = defended_city(t, hex)
    return t.because(city, "post_over_city" if city != NONE else "no_post_here")


def meets_belt(t: Bomber, seen: Belief, hex: HexId) -> float:
    """How likely the stream crosses the belt hexes that a unit here makes active, in the next turn or two."""
    found = 0.0
    for ahead in range(2):
        found += seen.at[(ahead + 1) * HEXES + hex]
        for beside in AROUND[hex]:
            if HIMMELBETT[t.scenario * HEXES + beside] and ZONE[beside] == ZONE[hex]:
                found += seen.at[(ahead + 1) * HEXES + beside]
    return found


# --- contact
def choose_contact_unit(t: Bomber) -> i64:
    """The strongest unit that has something better than Mosquitoes before it."""
    seen = belief(t)
    best: i64 = PASS
    for i in range(t.offered):
        unit = t.options[i]
        if 0 <= unit < UNITS and (best == PASS or strength(t, unit) > strength(t, best)):
            if is_promising(t, seen, unit):
                best = unit
    if is_offered(t, G_CONTACT) and all(is_promising(t, seen, unit) for unit in units_for_contact(t)):
        return t.because(G_CONTACT, "all_seek_contact")
    return t.because(best, "strongest_seeks_contact" if best != PASS else "no_contact_worth_it")


def is_promising(t: Bomber, seen: Belief, unit: UnitId) -> bool:
    for target in range(COUNTERS + CITIES):
        if contact_hex(t, unit, target) != NONE and promise(t, seen, target) > WORTH_A_CONTACT:
            return True
    return False


def choose_contact(t: Bomber) -> i64:
    seen = belief(t)
    best = t.options[0]
    worth = -1.0
    for i in range(t.offered):
        value = promise(t, seen, t.options[i])
        if value > worth:
            best, worth = t.options[i], value
    return t.because(best, "likely_main_force")


def promise(t: Bomber, seen: Belief, target: i64) -> float:
    """How likely a counter or a bombed city is the Main Force's; when streams are seen, nothing else is."""
    if target >= COUNTERS:
        hex = CITY_HEX[target - COUNTERS]
        if t.detected == CONFIRMED:
            return 1.0 if is_stream_over(t, hex) else 0.0
        return 0.2 + seen.at[hex]
    if t.blip_tail[2 * target] != NONE:
        return 2.0
    if t.detected == CONFIRMED or t.blip_head[target] >= HEXES:
        return 0.0
    return seen.at[t.blip_head[target]]


def is_stream_over(t: Bomber, hex: HexId) -> bool:
    for counter in range(COUNTERS):
        if t.blip_head[counter] != NONE and t.blip_tail[2 * counter] != NONE:
            if hex in (t.blip_head[counter], t.blip_tail[2 * counter], t.blip_tail[2 * counter + 1]):
                return True
    return False


# --- landing
def choose_landing(t: Bomber) -> i64:
    """All of a group that should land; else one that should."""
    seen = belief(t)
    for group in (G_LAND_HOME, G_LAND_DRY, G_LAND_LOW):
        if is_offered(t, group) and all(should_land(t, seen, unit) for unit in landing_group(t, group)):
            return t.because(group, "should_land_now")
    for i in range(t.offered):
        unit = t.options[i]
        if 0 <= unit < UNITS and should_land(t, seen, unit):
            return t.because(unit, "should_land_now")
    if not is_offered(t, PASS):
        return t.because(t.options[0], "someone_must_land")
    return t.because(PASS, "still_needed_aloft")


def should_land(t: Bomber, seen: Belief, unit: UnitId) -> bool:
    """Units that must, units that were sent home, and units at home with little fuel or nothing left to wait for."""
    if t.fuel[unit] == 0:
        return True
    place = t.unit_at[unit]
    if place >= RAID_BOX or place == ENGLAND:
        return False
    at_home = is_near_home(unit, place)
    if t.returning[unit] and (at_home or t.fuel[unit] <= 1):
        return True
    return at_home and t.gci[unit] == 0 and (t.fuel[unit] <= 1 or seen.far > GONE or is_idle(t, seen, unit))


def is_idle(t: Bomber, seen: Belief, unit: UnitId) -> bool:
    """Nothing is coming its way."""
    return chance_to_meet(t, seen, unit) < 0.03
