"""The British planner: routes that avoid flak, belt and fighter fields, bend on the way, and send other raids elsewhere.

Every choice follows from what the British player knows, so the same night is always planned alike; another night is planned otherwise.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.ids import NONE
from opsroom.engine.procedure import PASS
from opsroom.titles.bomber_command.rules.charts import LAST_TURN, WEATHER_MODIFIER
from opsroom.titles.bomber_command.rules.counters import AIRFIELD, ENGINES, FIRST_UNIT, LAST_UNIT, STRENGTH
from opsroom.titles.bomber_command.rules.detection import KEEP_ALL
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
from opsroom.titles.bomber_command.rules.ids import CityId, HexId, RaidId, ScenarioId
from opsroom.titles.bomber_command.rules.plot_legs import Pencil, later_entry, nearest_home
from opsroom.titles.bomber_command.rules.plot_questions import (
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
    P_FAST,
    P_HOME,
    P_KIND,
    P_OTHER_TURN,
    P_SHORTEST,
    P_SPLIT,
    P_TURN,
    P_TWO_HEXES,
)
from opsroom.titles.bomber_command.rules.plot_raids import plotted
from opsroom.titles.bomber_command.rules.plotting import Plotting
from opsroom.titles.bomber_command.rules.raids import target_hex
from opsroom.titles.bomber_command.rules.route_geometry import HOME_DISTANCE, LEG, NO_LEG, hexes_of_leg
from opsroom.titles.bomber_command.rules.scramble import (
    ATTACK_AIRFIELD,
    G_AIRFIELD,
    Patrols,
    is_field_in_sight,
    is_prey,
)
from opsroom.titles.bomber_command.rules.set_up import SettingUp
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
        is_weather = frame.about().steps[frame.at].name == "choose_zone"
        return t.because(set_up(t), "weather_in_any_order" if is_weather else "strong_patrols_late_moon")
    if isinstance(frame, LeavingRaid):
        return t.because(furthest(t, AIRFIELD[frame.unit]), "fighter_far_from_home")
    if isinstance(frame, Patrols):
        return patrol(t, frame)
    if t.options[t.offered - 1] == PASS and frame is not None and frame.about().name == "Detection":
        return t.because(KEEP_ALL if can(t, KEEP_ALL) else PASS, "short_stream")  # harder to find
    return t.because(strongest_prey(t), "strongest_prey")


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
        return t.because(strongest_patrol(t, frame), "strongest_patrol")
    if kind == "unit":
        return t.because(strongest_prey(t), "strongest_prey")
    for i in range(t.offered):
        if t.options[i] == ATTACK_AIRFIELD:
            return t.because(ATTACK_AIRFIELD, "close_airfield")
    return t.because(t.options[0], "airfield_not_seen")


def strongest_patrol(t: Bomber, frame: Patrols) -> i64:
    """Against the airfield of the strongest unit where that can be seen."""
    prey: i64 = NONE
    for unit in range(FIRST_UNIT[t.scenario], LAST_UNIT[t.scenario]):
        if is_prey(t, unit, frame.landing) and (prey == NONE or strength(t, unit) > strength(t, prey)):
            prey = unit
    best: i64 = t.options[0]
    for i in range(t.offered):
        if 0 <= t.options[i] < G_AIRFIELD:
            best = t.options[i]
    is_seen = not frame.landing and prey != NONE and is_field_in_sight(t, prey)
    return G_AIRFIELD + best if is_seen else best


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
        letter = t.options[whim(t, 1, plotted(t, MAIN_FORCE) + plotted(t, MOSQUITO) * 3) % t.offered]
        return t.because(letter, "any_letter")  # of a raid that was begun by a person
    if stage == ASK_TARGET:
        return t.because(choose_target(t, raid), "target_away_from_main")
    if stage == ASK_ENTRY:
        return choose_entry(t, raid)
    if stage == ASK_SPLIT:
        return t.because(choose_split(t, raid), "split_near_target")
    if stage == ASK_TURN:
        return t.because(choose_turn(t, raid), "start_soon")
    if stage == ASK_LEG:
        return choose_leg(t, raid)
    for i in range(t.offered):
        if t.options[i] == P_TWO_HEXES:
            return t.because(P_TWO_HEXES, "longer_first_move")
    return t.because(t.options[0], "first_will_do")


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
        return t.because(P_KIND + MAIN_FORCE, "main_force_first")
    if t.scenario == DOWNFALL and (plotted(t, DECOY) == 0 or plotted(t, MOSQUITO)) and can(t, P_KIND + DECOY):
        return t.because(P_KIND + DECOY, "decoy_draws_fighters")
    if can(t, P_KIND + MOSQUITO) and (t.scenario != DOWNFALL or plotted(t, MOSQUITO) == 0):
        return t.because(P_KIND + MOSQUITO, "mosquitoes_confuse")
    return t.because(P_DONE, "plots_complete")


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
                return t.because(t.options[i], "ride_with_stream")
    best = t.options[0]
    worth: i64 = 1000000
    for i in range(t.offered):
        hex = t.options[i]
        if hex >= HEXES:
            continue
        cost = (BOARD.distance(hex, goal) * PLAIN if goal != NONE else 0) + whim(t, raid, hex) % WHIM
        if cost < worth:
            best, worth = hex, cost
    return t.because(best, "entry_near_target")


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
    """At once, or the lesser raids sometimes a turn later; and two hexes at once, if that can be."""
    late = late_turn(t, raid)
    if late != NONE:
        return P_FAST + late
    for turn in range(1, LAST_TURN + 1):
        if can(t, P_FAST + turn):
            return P_FAST + turn
    return t.options[0]


def late_turn(t: Bomber, raid: RaidId) -> i64:
    return later_entry(t, raid) if t.kind[raid] != MAIN_FORCE and whim(t, raid, 5) < 400 else NONE


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
        return t.because(P_HOME, "straight_home")
    last = t.length[raid] - 1
    if can(t, P_OTHER_TURN):
        late = late_turn(t, raid)
        if late != NONE and t.entry[raid] != late:
            return t.because(P_OTHER_TURN, "start_soon")
    if can(t, P_SHORTEST) and (t.kind[raid] == MOSQUITO or (t.kind[raid] == DECOY and last >= 8)):
        return t.because(P_SHORTEST, "straight_home")
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
    if can(t, P_SHORTEST) and best < HEXES and EXIT[best] and best == nearest_home(Pencil(t, raid)):
        return t.because(P_SHORTEST, "straight_home")
    return t.because(best, "leg_avoids_danger" if best != P_ABANDON else "no_way_on")


def to_goal(hex: HexId, goal: i64) -> i64:
    if hex == goal:
        return -BEND
    bend: i64 = 0 if LEG[hex * HEXES + goal] != NO_LEG else BEND
    return BOARD.distance(hex, goal) * (PLAIN + 6) + bend
