"""The British planner: routes that avoid flak, belt and fighter fields, bend on the way, and send other raids elsewhere.

Every choice follows from what the British player knows, so the same night is always planned alike; another night is planned otherwise.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.procedure import PASS
from opsroom.titles.bomber_command.rules.counters import AIRFIELD, ENGINES, FIRST_UNIT, LAST_UNIT, STRENGTH
from opsroom.titles.bomber_command.rules.fighters import LeavingRaid
from opsroom.titles.bomber_command.rules.geography import (
    AREA_FLAK,
    BEACON_AT,
    BOARD,
    CITIES,
    CITY_FLAK,
    CITY_HEX,
    DOWNFALL,
    EXIT,
    HEXES,
    HIMMELBETT,
    MINE,
    OUT_OF_RANGE,
    THE_BIG_CITY,
    ZONE,
)
from opsroom.titles.bomber_command.rules.ids import NONE, CityId, HexId, RaidId, ScenarioId
from opsroom.titles.bomber_command.rules.numbers import WEATHER_MODIFIER
from opsroom.titles.bomber_command.rules.plot_raids import plotted
from opsroom.titles.bomber_command.rules.plot_words import (
    ASK_ENTRY,
    ASK_KIND,
    ASK_LEG,
    ASK_LETTER,
    ASK_SPLIT,
    ASK_TARGET,
    ASK_TURN,
    P_ABANDON,
    P_CITY,
    P_DONE,
    P_ESCORT,
    P_HOME,
    P_KIND,
    P_SPLIT,
    P_TURN,
    P_TWO_HEXES,
)
from opsroom.titles.bomber_command.rules.plotting import Plotting
from opsroom.titles.bomber_command.rules.raids import target_hex
from opsroom.titles.bomber_command.rules.routes import HOME_DISTANCE, LEG, NO_LEG, hexes_of_leg
from opsroom.titles.bomber_command.rules.scramble import ATTACK_AIRFIELD, Patrols
from opsroom.titles.bomber_command.rules.setting_up import SettingUp
from opsroom.titles.bomber_command.rules.table import DECOY, GARDENING, MAIN_FORCE, MOSQUITO, PATH, RISES, Bomber
from opsroom.titles.bomber_command.rules.units import strength

BEND: Final[i64] = 30  # what a bend costs, in the coin of hexes below
PLAIN: Final[i64] = 12  # an ordinary hex
OPEN_SECRET: Final[i64] = 25  # flying straight at a distant target
WHIM: Final[i64] = 40


def advise_plan(t: Bomber) -> i64:
    """One of the offered options of a British question."""
    frame = t.top
    if isinstance(frame, Plotting):
        return plot(t)
    if isinstance(frame, SettingUp):
        return set_up(t)
    if isinstance(frame, LeavingRaid):
        return furthest(t, AIRFIELD[frame.unit])
    if isinstance(frame, Patrols):
        return patrol(t, frame)
    if t.options[t.offered - 1] == PASS and frame is not None and frame.about().name == "Detection":
        return PASS  # a short stream is harder to find
    return strongest_prey(t)


def strongest_prey(t: Bomber) -> i64:
    best = t.options[0]
    for i in range(t.offered):
        option = t.options[i]
        if option != PASS and strength(t, option) > strength(t, best):
            best = option
    return best


def set_up(t: Bomber) -> i64:
    """The strong patrols; the moon as late, or gone as early, as can be."""
    if t.moon == RISES and t.zone_order[0] != NONE:
        return t.options[t.offered - 1]
    return t.options[t.offered - 1] if t.zone_order[0] == NONE and t.weather[0] == NONE else t.options[0]


def patrol(t: Bomber, frame: Patrols) -> i64:
    kind = frame.about().steps[frame.at].of
    if kind == "patrol":
        return t.options[t.offered - 2]
    if kind == "unit":
        return strongest_prey(t)
    for i in range(t.offered):
        if t.options[i] == ATTACK_AIRFIELD:
            return ATTACK_AIRFIELD
    return t.options[0]


def furthest(t: Bomber, field: i64) -> i64:
    """Where a fighter would least like to be: out of range, else far from home."""
    best = t.options[0]
    worth: i64 = -1
    for i in range(t.offered):
        hex = t.options[i]
        value = BOARD.distance(hex, field) if field < HEXES else 5
        if OUT_OF_RANGE[t.scenario * HEXES + hex]:
            value += 20
        if value > worth:
            best, worth = hex, value
    return best


# --- plots
PRIME: Final[i64] = 1000003


def whim(t: Bomber, a: i64, b: i64) -> i64:
    """A number below 1000 that is the same whenever this night is planned."""
    mixed: i64 = (t.chit[0] + 2) * 7919 + (t.dawn + 1) * 104729 + t.abandoned * 4999
    for zone in range(len(t.weather)):
        mixed = (mixed * 31 + t.weather[zone] + 2) % PRIME
    mixed = (mixed + a * 12997 + b * 1549) % PRIME
    mixed = (mixed * mixed + 7) % PRIME
    return (mixed * mixed + mixed) % PRIME % 1000


def plot(t: Bomber) -> i64:
    stage = t.plot_stage
    raid = t.plot_raid
    if stage == ASK_KIND:
        return next_kind(t)
    if stage == ASK_LETTER:
        return t.options[whim(t, 1, plotted(t, MAIN_FORCE) + plotted(t, MOSQUITO) * 3) % t.offered]
    if stage == ASK_TARGET:
        return choose_target(t, raid)
    if stage == ASK_ENTRY:
        return choose_entry(t, raid)
    if stage == ASK_SPLIT:
        return choose_split(t, raid)
    if stage == ASK_TURN:
        return choose_turn(t, raid)
    if stage == ASK_LEG:
        return choose_leg(t, raid)
    for i in range(t.offered):
        if t.options[i] == P_TWO_HEXES:
            return P_TWO_HEXES
    return t.options[0]


def can(t: Bomber, option: i64) -> bool:
    for i in range(t.offered):
        if t.options[i] == option:
            return True
    return False


def next_kind(t: Bomber) -> i64:
    """Main Forces and the given Decoy; in Downfall one raid of Mosquitoes, for Berlin, and Decoys for others as far as they can be
    exchanged: their claims cost more than their bombs bring. In Berlin all three of Mosquitoes. Mining raids lose more than
    their mines are worth."""
    if can(t, P_KIND + MAIN_FORCE):
        return P_KIND + MAIN_FORCE
    if t.scenario == DOWNFALL and (plotted(t, DECOY) == 0 or plotted(t, MOSQUITO)) and can(t, P_KIND + DECOY):
        return P_KIND + DECOY
    if can(t, P_KIND + MOSQUITO) and (t.scenario != DOWNFALL or plotted(t, MOSQUITO) == 0):
        return P_KIND + MOSQUITO
    return P_DONE


def choose_target(t: Bomber, raid: RaidId) -> i64:
    best = t.options[0]
    worth: i64 = -1000000
    for i in range(t.offered):
        option = t.options[i]
        if option == P_ABANDON:
            continue
        if t.kind[raid] == GARDENING:
            value = MINE[t.scenario * HEXES + option] * 100 - HOME_DISTANCE[option] * 8 + whim(t, raid, option) // 20
        elif t.kind[raid] == MOSQUITO:
            value = city_worth(t, raid, option - P_CITY)
        else:
            value = -i
        if value > worth:
            best, worth = option, value
    return best


def city_worth(t: Bomber, raid: RaidId, city: CityId) -> i64:
    """Berlin for its points; else a likely target of a Main Force, away from the true one, with little flak."""
    value = whim(t, raid + 10, city) // 4
    if city in THE_BIG_CITY:
        value += 600
    value -= CITY_FLAK[t.scenario * CITIES + city] * 20 + HOME_DISTANCE[CITY_HEX[city]] * 8
    for block in range(2):
        if t.target[block] != NONE:
            apart = BOARD.distance(CITY_HEX[city], CITY_HEX[t.target[block]])
            value += 60 if 3 <= apart <= 6 else 0
    return value


def choose_entry(t: Bomber, raid: RaidId) -> i64:
    goal = target_hex(t, raid)
    if t.kind[raid] == MOSQUITO and whim(t, raid, 77) < 400:
        for i in range(t.offered):
            if t.options[i] >= P_ESCORT:
                return t.options[i]
    best = t.options[0]
    worth: i64 = 1000000
    for i in range(t.offered):
        hex = t.options[i]
        if hex >= HEXES:
            continue
        cost = (BOARD.distance(hex, goal) * PLAIN if goal != NONE else 0) + whim(t, raid, hex) % WHIM
        if cost < worth:
            best, worth = hex, cost
    return best


def choose_split(t: Bomber, raid: RaidId) -> i64:
    """As near to the leader's target as can be, on the way out."""
    leader = t.leader[raid]
    best = t.options[0]
    for i in range(t.offered):
        option = t.options[i]
        if P_SPLIT <= option < P_TURN and option - P_SPLIT < t.target_at[leader]:
            best = option
    return best


def choose_turn(t: Bomber, raid: RaidId) -> i64:
    """At once; the lesser raids sometimes a turn later."""
    if t.kind[raid] != MAIN_FORCE and t.offered > 2 and whim(t, raid, 5) < 400:
        return t.options[1]
    return t.options[0]


def hex_cost(t: Bomber, hex: HexId) -> i64:
    """What flying over a hex is feared to cost."""
    row = t.scenario * HEXES + hex
    cost = PLAIN + danger(t.scenario, hex)
    if AREA_FLAK[row] >= 0:
        cost += 14 + 10 * AREA_FLAK[row]
    if HIMMELBETT[row]:
        cost += 5
    if BEACON_AT[row] != NONE:
        cost += 6
    return cost + 3 * WEATHER_MODIFIER[t.weather[ZONE[hex]]]


_danger: dict[int, i64] = {}


def danger(scenario: ScenarioId, hex: HexId) -> i64:
    """Twin-engined units based within two hexes."""
    key = scenario * HEXES + hex
    found = _danger.get(key)
    if found is None:
        total: i64 = 0
        for unit in range(FIRST_UNIT[scenario], LAST_UNIT[scenario]):
            if ENGINES[unit] == 2 and AIRFIELD[unit] < HEXES and BOARD.distance(AIRFIELD[unit], hex) <= 2:
                total += STRENGTH[unit]
        found = total
        _danger[key] = found
    return found


def choose_leg(t: Bomber, raid: RaidId) -> i64:
    if can(t, P_HOME):
        return P_HOME
    last = t.length[raid] - 1
    start = t.path[raid * PATH + last]
    goal = target_hex(t, raid) if t.target_at[raid] == NONE else NONE
    best = P_ABANDON
    worth: i64 = 1000000
    for i in range(t.offered):
        end = t.options[i]
        if end >= HEXES:
            continue
        cost = BEND + whim(t, raid * 31 + last, end) % WHIM
        hexes = hexes_of_leg(start, end, True) or hexes_of_leg(start, end, False)
        for hex in hexes:
            cost += hex_cost(t, hex)
        if goal != NONE:
            cost += to_goal(end, goal)
            if end == goal and len(hexes) > 6:
                cost += OPEN_SECRET
        elif t.kind[raid] == DECOY and last < 8:
            cost += (14 - HOME_DISTANCE[end]) * 20 if len(hexes) > 2 else 400
        else:
            cost += HOME_DISTANCE[end] * (PLAIN + 6) + (0 if EXIT[end] else BEND)
        if cost < worth:
            best, worth = end, cost
    return best


def to_goal(hex: HexId, goal: i64) -> i64:
    if hex == goal:
        return -BEND
    bend: i64 = 0 if LEG[hex * HEXES + goal] != NO_LEG else BEND
    return BOARD.distance(hex, goal) * (PLAIN + 6) + bend
