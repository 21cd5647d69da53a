"""What the German controller believes: plausible routes, weighed by what has been seen of the raids.

A particle filter without random numbers: the particles are all simple routes from an entry hex over at most one bend to a city and
home again.  Each is weighed by how near it was to the counters seen in each turn, and to the cities where bombs fell.  It looks at
what lies open and at nothing else.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.ids import NONE
from opsroom.titles.bomber_command.rules.charts import CHIT_CITY, CHITS, STREAM
from opsroom.titles.bomber_command.rules.geography import (
    AROUND,
    BOARD,
    CITIES,
    CITY_HEX,
    CITY_TARGET,
    ENTRIES,
    EXITS,
    HEXES,
    OUT_OF_RANGE,
)
from opsroom.titles.bomber_command.rules.ids import HexId, ScenarioId
from opsroom.titles.bomber_command.rules.route_geometry import ENDS, LEG, NO_LEG, hexes_of_leg
from opsroom.titles.bomber_command.rules.table import Bomber

AHEAD: Final[i64] = 6  # turns looked ahead
BENDS: Final[i64] = 4  # routes with a bend for each entry and target
LATEST: Final[i64] = 3  # entry turns that are thought of
DETOUR: Final[i64] = 3  # hexes
NEAR: Final = [1.0, 0.6, 0.25, 0.08, 0.03, 0.015]  # how well a route fits that passed so far from a counter
NEAR_WAY: Final = [1.0, 0.7, 0.4, 0.2, 0.1, 0.05]  # how likely a detour of so many hexes is
UNLIKELY: Final = 0.01
NEGLIGIBLE: Final = 0.001  # beside the best route
MAY_WELL: Final = 0.05
MOST_BELIEFS: Final = 512


class Route:
    def __init__(self, path: list[int], target: i64, weight: float) -> None:
        self.path = path
        self.target: i64 = target  # its place in the path; NONE where it is behind
        self.weight = weight


class Belief:
    """How likely part of a Main Force is in each hex, at the end of this turn and of the next ones."""

    def __init__(self) -> None:
        self.at: list[list[float]] = [[0.0] * HEXES for _ in range(AHEAD)]
        self.target: list[float] = [0.0] * HEXES
        self.bombs: list[list[float]] = [[0.0] * HEXES for _ in range(AHEAD)]  # the turn in which bombs begin to fall
        self.likely: list[list[int]] = [[] for _ in range(AHEAD)]  # the hexes where it may well be
        self.struck: list[list[int]] = [[] for _ in range(AHEAD)]  # the hexes where bombs may well fall
        self.far: float = 0.0  # out of range at the end of this turn, or gone
        self.sure: float = 0.0  # the weight of the best route
        self.drifts: dict[int, float] = {}


_routes: dict[int, list[Route]] = {}
_beliefs: dict[int, Belief] = {}


def routes_of(scenario: ScenarioId) -> list[Route]:
    found = _routes.get(scenario)
    if found is None:
        found = make_routes(scenario)
        _routes[scenario] = found
    return found


def chances_of_targets(scenario: ScenarioId) -> dict[int, float]:
    chances: dict[int, float] = {}
    for chit in range(CHITS):
        city = CHIT_CITY[scenario * CHITS + chit]
        if city != NONE:
            hex = CITY_HEX[city]
            chances[hex] = chances.get(hex, 0.0) + 1.0
    return chances


def make_routes(scenario: ScenarioId) -> list[Route]:
    found: list[Route] = []
    for entry in ENTRIES[scenario]:
        for hex, chance in chances_of_targets(scenario).items():
            for out in ways_out(entry, hex):
                for home in ways_home(hex):
                    found.append(Route(out + home, len(out) - 1, chance))
    return found


def ways_out(entry: i64, hex: HexId) -> list[list[int]]:
    """Straight, and over a few bends spread over all that are possible."""
    found: list[list[int]] = []
    if LEG[entry * HEXES + hex] != NO_LEG:
        straight = hexes_of_leg(entry, hex, True)
        if straight:
            found.append([entry, *straight])
    most = BOARD.distance(entry, hex) + DETOUR
    bends: list[int] = []
    for bend in ENDS[entry]:
        if LEG[bend * HEXES + hex] != NO_LEG and BOARD.distance(entry, bend) + BOARD.distance(bend, hex) <= most:
            bends.append(bend)
    step = len(bends) // BENDS + 1
    for i in range(0, len(bends), step):
        one = hexes_of_leg(entry, bends[i], True)
        two = hexes_of_leg(bends[i], hex, True)
        if one and two:
            found.append([entry, *one, *two])
    return found


def ways_home(hex: HexId) -> list[list[int]]:
    """To the nearest exit, and to the one furthest from it that is not much further."""
    nearest = EXITS[0]
    for one in EXITS:
        if BOARD.distance(hex, one) < BOARD.distance(hex, nearest):
            nearest = one
    other = nearest
    for one in EXITS:
        if BOARD.distance(hex, one) <= BOARD.distance(hex, nearest) + 2:
            if BOARD.distance(one, nearest) > BOARD.distance(other, nearest):
                other = one
    found = [steps_to(hex, nearest)]
    if other != nearest:
        found.append(steps_to(hex, other))
    return found


def steps_to(start: i64, end: i64) -> list[int]:
    found: list[int] = []
    here = start
    while here != end:
        best = here
        for side in range(6):
            there = BOARD.neighbours[here * 6 + side]
            if there != NONE and BOARD.distance(there, end) < BOARD.distance(best, end):
                best = there
        if best == here:
            break
        here = best
        found.append(here)
    return found


# --- weighing
def belief(t: Bomber) -> Belief:
    """For this moment; the same open facts give the same belief, so it is worked out once."""
    key = fingerprint(t)
    found = _beliefs.get(key)
    if found is None:
        if len(_beliefs) > MOST_BELIEFS:
            _beliefs.clear()
        found = weigh(t)
        _beliefs[key] = found
    return found


def fingerprint(t: Bomber) -> i64:
    key: i64 = t.scenario * 64 + t.turn
    for hex in range(HEXES):
        if t.trace[hex] or t.stream_trace[hex] or t.alarm[hex]:
            key = (key * 31 + hex * 7 + t.trace[hex] * 3 + t.stream_trace[hex] * 5 + t.alarm[hex]) % 1000000007
    for city in range(CITIES):
        if t.bomb_marker[city]:
            key = (key * 31 + city * 3 + t.bomb_marker[city]) % 1000000007
    return key * 4 + t.bombed[0] + t.bombed[1]


def weigh(t: Bomber) -> Belief:
    out = Belief()
    total = weigh_reckoned(t, out)
    if total == 0.0:
        total = weigh_routes(t, out)
    if total > 0.0:
        scale(out, total)
    return out


def weigh_routes(t: Bomber, out: Belief) -> float:
    """As long as no stream has been seen, all routes are thought of."""
    seen: list[list[int]] = [[] for _ in range(t.turn + 1)]
    for hex in range(HEXES):
        if t.trace[hex]:
            seen[t.trace[hex]].append(hex)
        if t.stream_trace[hex] and t.stream_trace[hex] != t.trace[hex]:
            seen[t.stream_trace[hex]].append(hex)
    near = [nearness(hexes) for hexes in seen]
    struck = struck_cities(t)
    routes = routes_of(t.scenario)
    weights = [
        route.weight * (3.0 if entry == 1 else 1.0) * fit(t, route, entry, near, struck)
        for route in routes
        for entry in range(1, LATEST + 1)
    ]
    out.sure = max(weights)
    total = 0.0
    for i in range(len(weights)):
        if weights[i] > out.sure * NEGLIGIBLE:
            total += weights[i]
            entry = 1 + i % LATEST
            add_route(t, out, routes[i // LATEST], 1 + 2 * (t.turn - entry), weights[i], STREAM[t.scenario])
    return total


# --- dead reckoning: a stream that has been seen is followed from there
def weigh_reckoned(t: Bomber, out: Belief) -> float:
    """From the head of the stream that was seen last, straight to each city that may be its target, or home."""
    turn: i64 = 0
    for hex in range(HEXES):
        turn = t.stream_trace[hex] if t.stream_trace[hex] > turn else turn
    if turn == 0:
        return 0.0
    head = stream_head(t, turn)
    flown = 2 * (t.turn - turn)
    total = 0.0
    if t.bombed[0] or has_bombed(t, turn, head):
        for home in ways_home(head):
            total += 1.0
            add_route(t, out, Route([head, *home], NONE, 1.0), flown, 1.0, STREAM[t.scenario])
        return total
    for goal, chance in chances_of_targets(t.scenario).items():
        weight = chance * likeness(t.scenario, head, goal)
        way = steps_to(head, goal)
        if weight < NEGLIGIBLE or len(way) + 2 < flown:
            continue  # it would have bombed there by now
        total += weight
        for home in ways_home(goal):
            add_route(t, out, Route([head, *way, *home], len(way), weight), flown, weight / 2, STREAM[t.scenario])
    return total


def stream_head(t: Bomber, turn: i64) -> i64:
    """The counter of that turn with a stream behind it: one that touches its end, not its middle."""
    best: i64 = NONE
    fewest: i64 = 99
    for hex in range(HEXES):
        if t.stream_trace[hex] == turn and best == NONE:
            best = hex
        if t.trace[hex] == turn:
            touching: i64 = 0
            for beside in AROUND[hex]:
                if t.stream_trace[beside] == turn:
                    touching += 1
            if 0 < touching < fewest:
                best, fewest = hex, touching
    return best


def has_bombed(t: Bomber, turn: i64, head: i64) -> bool:
    """Whether bombs fall where the stream was seen."""
    for city in range(CITIES):
        hex = CITY_HEX[city]
        if t.bomb_marker[city] and CITY_TARGET[t.scenario * CITIES + city]:
            if hex == head or t.stream_trace[hex] == turn:
                return True
    return False


def likeness(scenario: ScenarioId, head: i64, goal: i64) -> float:
    """How well a stream there is on its way to that city: nobody flies much further than he must."""
    straight: i64 = 99
    flown: i64 = 99
    for entry in ENTRIES[scenario]:
        straight = min(straight, BOARD.distance(entry, goal))
        flown = min(flown, BOARD.distance(entry, head) + BOARD.distance(head, goal))
    return NEAR_WAY[flown - straight] if flown - straight < len(NEAR_WAY) else 0.0


def struck_cities(t: Bomber) -> list[int]:
    """Hexes where bombs fall or have fallen on Main Force targets."""
    found: list[int] = []
    for block in range(2):
        if t.city_bombed[block] != NONE:
            found.append(CITY_HEX[t.city_bombed[block]])
    for city in range(CITIES):
        if t.bomb_marker[city] and CITY_TARGET[t.scenario * CITIES + city]:
            found.append(CITY_HEX[city])
    return found


def nearness(seen: list[int]) -> list[float]:
    """For every hex, how well a raid there explains these sightings; empty where there was none."""
    if not seen:
        return []
    out: list[float] = []
    for here in range(HEXES):
        best: i64 = 99
        for hex in seen:
            apart = BOARD.distance(here, hex)
            if apart < best:
                best = apart
        out.append(NEAR[best] if best < len(NEAR) else UNLIKELY)
    return out


def fit(t: Bomber, route: Route, entry: i64, near: list[list[float]], struck: list[int]) -> float:
    """How well a route explains what was seen."""
    weight = 1.0
    for turn in range(entry, t.turn + 1):
        if near[turn]:
            at = 1 + 2 * (turn - entry)
            weight *= near[turn][route.path[at]] if at < len(route.path) else UNLIKELY
    goal = route.path[route.target]
    bombs_at = entry + route.target // 2
    if goal in struck:
        weight *= 4.0
    elif bombs_at < t.turn:
        weight *= 0.1  # bombs should have fallen there by now
    return weight


def add_route(t: Bomber, out: Belief, route: Route, now: i64, weight: float, stream: i64) -> None:
    """Where it is at the end of this turn, there in its path, and of the next ones.  A turn's raids move after its fighters."""
    if route.target != NONE:
        out.target[route.path[route.target]] += weight
    for ahead in range(AHEAD):
        at = now + 2 * ahead
        if at < 0:
            continue
        if ahead == 0 and (at >= len(route.path) or OUT_OF_RANGE[t.scenario * HEXES + route.path[at]]):
            if at > route.target:
                out.far += weight
        for back in range(stream + 1):
            if 0 <= at - back < len(route.path):
                out.at[ahead][route.path[at - back]] += weight
        if route.target != NONE and at - 2 < route.target <= at:
            out.bombs[ahead][route.path[route.target]] += weight


def scale(out: Belief, total: float) -> None:
    out.far /= total
    out.sure /= total
    for hex in range(HEXES):
        out.target[hex] /= total
        for ahead in range(AHEAD):
            out.at[ahead][hex] /= total
            if out.at[ahead][hex] > MAY_WELL:
                out.likely[ahead].append(hex)
            out.bombs[ahead][hex] /= total
            if out.bombs[ahead][hex] > MAY_WELL:
                out.struck[ahead].append(hex)
