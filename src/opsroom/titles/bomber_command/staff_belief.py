"""What the German controller believes: plausible routes, weighed by what has been seen of the raids.

A particle filter without random numbers: the particles are the routes of `staff_routes.py`.  Each is weighed by how near it was to the
counters seen in each turn, and to the cities where bombs fell.  It looks at what lies open and at nothing else.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.column import Column, Floats, filled, floats, fractions, printed
from opsroom.engine.ids import NONE
from opsroom.titles.bomber_command.rules.charts import STREAM
from opsroom.titles.bomber_command.rules.counters import UNITS
from opsroom.titles.bomber_command.rules.geography import (
    AROUND,
    CITIES,
    CITY_HEX,
    CITY_TARGET,
    DISTANCE,
    ENTRIES,
    HEXES,
    OUT_OF_RANGE,
)
from opsroom.titles.bomber_command.rules.ids import HexId, ScenarioId
from opsroom.titles.bomber_command.rules.table import Bomber
from opsroom.titles.bomber_command.staff_routes import HOMES, NO_WAY, RouteBook, routes_of, steps_to, ways_home

AHEAD: Final[i64] = 6  # turns looked ahead
LATEST: Final[i64] = 3  # entry turns that are thought of
NEAR: Final = fractions([1.0, 0.6, 0.25, 0.08, 0.03, 0.015])  # how well a route fits that passed so far from a counter
NEAR_WAY: Final = fractions([1.0, 0.7, 0.4, 0.2, 0.1, 0.05])  # how likely a detour of so many hexes is
AT_ONCE: Final = 3.0  # how much likelier a raid enters in the first turn than in a later one
UNLIKELY: Final = 0.01
OVERDUE: Final = 0.1  # bombs should have fallen there by now
STRUCK: Final = 4.0  # bombs have fallen there
NEGLIGIBLE: Final = 0.001  # beside the best route
MAY_WELL: Final = 0.05
MOST_BELIEFS: Final = 512
LENGTH: Final[i64] = 2 * AHEAD + 1  # of a lane: from the end of a stream now to a head at the end of the last turn
MOST_PAST: Final[i64] = 64  # hexes that a head can be beyond its target
UNKNOWN: Final = -9.0  # what is not worked out yet
STATES: Final[i64] = 4 * (AHEAD + 1)  # single or twin-engined, off a stack or on one, and turns of fuel

NOWHERE: Final[Floats] = floats(AHEAD * HEXES, 0.0)
NOT_MET: Final[Floats] = floats(UNITS, UNKNOWN)
NO_WORTH: Final[Floats] = floats(STATES * HEXES, UNKNOWN)
NO_DRIFT: Final[Floats] = floats((AHEAD + 1) * HEXES, UNKNOWN)
NO_WEIGHT: Final[Floats] = floats(LENGTH * HEXES, 0.0)


class Belief:
    """How likely part of a Main Force is in each hex, at the end of this turn and of the next ones: a block of hexes for each turn."""

    def __init__(self) -> None:
        self.at: Floats = NOWHERE[:]
        self.bombs: Floats = NOWHERE[:]  # where bombs begin to fall
        self.target: Floats = floats(HEXES, 0.0)
        self.likely: list[list[int]] = [[] for _ in range(AHEAD)]  # the hexes where it may well be
        self.struck: list[list[int]] = [[] for _ in range(AHEAD)]  # the hexes where bombs may well fall
        self.far: float = 0.0  # out of range at the end of this turn, or gone
        # what the controller works out from it, once
        self.meets: Floats = NOT_MET[:]
        self.worths: Floats = NO_WORTH[:]
        self.drifts: Floats = NO_DRIFT[:]
        self.best: dict[int, int] = {}


_beliefs: dict[int, Belief] = {}


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
    trace, stream_trace, alarm = t.trace, t.stream_trace, t.alarm
    for hex in range(HEXES):
        if trace[hex] or stream_trace[hex] or alarm[hex]:
            key = (key * 31 + hex * 7 + trace[hex] * 3 + stream_trace[hex] * 5 + alarm[hex]) % 1000000007
    for city in range(CITIES):
        if t.bomb_marker[city]:
            key = (key * 31 + city * 3 + t.bomb_marker[city]) % 1000000007
    return key * 4 + t.bombed[0] + t.bombed[1]


def weigh(t: Bomber) -> Belief:
    guess = Guess(t.scenario)
    weigh_reckoned(t, guess)
    if guess.total == 0.0:
        weigh_routes(t, guess)
    return guess.settled()


class Guess:
    """A belief in the making: weights of routes, not yet in proportion."""

    def __init__(self, scenario: ScenarioId) -> None:
        self.scenario = scenario
        self.stream: i64 = STREAM[scenario]
        self.out = Belief()
        self.lane: Floats = NO_WEIGHT[:]  # by how far along the routes from where their streams end now, and by hex
        self.total: float = 0.0

    def lay(self, hexes: Column, first: i64, last: i64, now: i64, weight: float) -> None:
        """Part of a route whose head is at its place `now`: hexes up to its place `last`, of which the first is at `first`."""
        at: i64 = now - self.stream
        at = at if at > 0 else 0
        end = now + LENGTH - 3
        end = end if end < last else last
        lane = self.lane
        row = (at - now + self.stream) * HEXES
        while at <= end:
            lane[row + hexes[first + at]] += weight
            row += HEXES
            at += 1

    def aim(self, hex: HexId, away: i64, weight: float) -> None:
        """At a target so many hexes ahead of the head; below 0 it lies behind."""
        self.out.target[hex] += weight
        ahead = (away + 1) // 2
        if away >= -1 and ahead < AHEAD:
            self.out.bombs[ahead * HEXES + hex] += weight

    def go_home(self, hexes: Column, first: i64, last: i64, past: i64, weight: float) -> None:
        """Beyond the target, which lies so many hexes behind the head; below 0 it still lies ahead."""
        self.lay(hexes, first, last, past - 1, weight)
        if past > 0 and (past - 1 > last or OUT_OF_RANGE[self.scenario * HEXES + hexes[first + past - 1]]):
            self.out.far += weight

    def settled(self) -> Belief:
        """In proportion, turn by turn: a stream lies behind each head."""
        out = self.out
        if self.total == 0.0:
            return out
        out.far /= self.total
        for hex in range(HEXES):
            out.target[hex] /= self.total
        for ahead in range(AHEAD):
            for hex in range(HEXES):
                row = 2 * ahead * HEXES + hex
                weight = self.lane[row]
                for _ in range(self.stream):
                    row += HEXES
                    weight += self.lane[row]
                if weight > 0.0:
                    weight /= self.total
                    out.at[ahead * HEXES + hex] = weight
                    if weight > MAY_WELL:
                        out.likely[ahead].append(hex)
                bombs = out.bombs[ahead * HEXES + hex]
                if bombs > 0.0:
                    bombs /= self.total
                    out.bombs[ahead * HEXES + hex] = bombs
                    if bombs > MAY_WELL:
                        out.struck[ahead].append(hex)
        return out


# --- as long as no stream has been seen, all routes are thought of
class Sightings:
    """What has been seen of raids, turn by turn."""

    def __init__(self, t: Bomber) -> None:
        self.turn = t.turn
        self.near: Floats = floats((t.turn + 1) * HEXES, 1.0)  # how well a raid in a hex explains those of a turn
        seen: list[list[int]] = [[] for _ in range(t.turn + 1)]
        for hex in range(HEXES):
            if t.trace[hex]:
                seen[t.trace[hex]].append(hex)
            if t.stream_trace[hex] and t.stream_trace[hex] != t.trace[hex]:
                seen[t.stream_trace[hex]].append(hex)
        self.turns: Column = printed([turn for turn in range(1, t.turn + 1) if seen[turn]])  # those with sightings
        for turn in self.turns:
            self.look(turn, printed(seen[turn]))

    def look(self, turn: i64, seen: Column) -> None:
        for here in range(HEXES):
            best: i64 = 99
            for hex in seen:
                away = DISTANCE[here * HEXES + hex]
                best = away if away < best else best
            self.near[turn * HEXES + here] = NEAR[best] if best < len(NEAR) else UNLIKELY

    def fit_home(self, book: RouteBook, home: i64, shift: i64, i: i64) -> float:
        """How well a way home explains those from the i-th turn on; the head's place in it is twice a turn and `shift`.

        A raid that is gone explains nothing.
        """
        weight = 1.0
        while i < len(self.turns):
            turn = self.turns[i]
            head = 2 * turn + shift
            if head > book.home_last[home]:
                weight *= UNLIKELY
            else:
                weight *= self.near[turn * HEXES + book.hexes[book.home_first[home] + head]]
            i += 1
        return weight


def weigh_routes(t: Bomber, guess: Guess) -> None:
    book = routes_of(t.scenario)
    ways: i64 = len(book.goals)
    weights = floats(ways * LATEST * HOMES, 0.0)
    least = weigh_all(t, book, weights) * NEGLIGIBLE
    # What lies beyond the targets is gathered first: many routes have it in common.
    beyond = floats(len(book.targets) * HOMES * MOST_PAST, 0.0)
    row: i64 = 0
    for way in range(ways):
        goal = book.goals[way]
        for entry in range(1, LATEST + 1):
            now = 1 + 2 * (t.turn - entry)
            past = now - book.last[way] + LENGTH
            weight = 0.0
            for home in range(HOMES):
                if weights[row] > least:
                    weight += weights[row]
                    if past > 0:
                        beyond[(goal * HOMES + home) * MOST_PAST + past] += weights[row]
                row += 1
            if weight > 0.0:
                guess.total += weight
                guess.aim(book.targets[goal], book.last[way] - now, weight)
                guess.lay(book.hexes, book.first[way], book.last[way], now, weight)
    row = 0
    for home in range(len(book.home_first)):
        for past in range(MOST_PAST):
            if beyond[row] > 0.0:
                guess.go_home(book.hexes, book.home_first[home], book.home_last[home], past - LENGTH, beyond[row])
            row += 1


def weigh_all(t: Bomber, book: RouteBook, weights: Floats) -> float:
    """Each route with each turn of entry; the weight of the best."""
    seen = Sightings(t)
    turns, near, hexes = seen.turns, seen.near, book.hexes
    struck = struck_cities(t)
    best = 0.0
    row: i64 = 0
    for way in range(len(book.goals)):
        goal = book.goals[way]
        first = book.first[way]
        last = book.last[way]
        is_struck = struck[book.targets[goal]] != 0
        for entry in range(1, LATEST + 1):
            weight = float(book.chances[goal])
            if entry == 1:
                weight *= AT_ONCE
            if is_struck:
                weight *= STRUCK
            elif entry + last // 2 < t.turn:
                weight *= OVERDUE
            i: i64 = 0
            while i < len(turns) and 2 * (turns[i] - entry) < last:
                if turns[i] >= entry:
                    weight *= near[turns[i] * HEXES + hexes[first + 1 + 2 * (turns[i] - entry)]]
                i += 1
            for home in range(HOMES):
                if book.home_last[goal * HOMES + home] != NO_WAY:
                    found = weight
                    if i < len(turns):
                        found *= seen.fit_home(book, goal * HOMES + home, -2 * entry - last, i)
                    weights[row] = found
                    best = found if found > best else best
                row += 1
    return best


def struck_cities(t: Bomber) -> Column:
    """By hex: whether bombs fall or have fallen on a Main Force target there."""
    found = filled(HEXES, 0)
    for block in range(2):
        if t.city_bombed[block] != NONE:
            found[CITY_HEX[t.city_bombed[block]]] = 1
    for city in range(CITIES):
        if t.bomb_marker[city] and CITY_TARGET[t.scenario * CITIES + city]:
            found[CITY_HEX[city]] = 1
    return found


# --- dead reckoning: a stream that has been seen is followed from there
def weigh_reckoned(t: Bomber, guess: Guess) -> None:
    """From the head of the stream that was seen last, straight to each city that may be its target, or home."""
    turn: i64 = 0
    for hex in range(HEXES):
        turn = t.stream_trace[hex] if t.stream_trace[hex] > turn else turn
    if turn == 0:
        return
    head = stream_head(t, turn)
    flown = 2 * (t.turn - turn)
    if t.bombed[0] or has_bombed(t, turn, head):
        for home in ways_home(head):
            guess.total += 1.0
            if flown == 0 and OUT_OF_RANGE[t.scenario * HEXES + head]:
                guess.out.far += 1.0
            guess.lay(HERE, head, 0, flown, 1.0)
            guess.go_home(home, 0, len(home) - 1, flown, 1.0)
        return
    book = routes_of(t.scenario)
    for goal in range(len(book.targets)):
        hex = book.targets[goal]
        weight = float(book.chances[goal]) * likeness(t.scenario, head, hex)
        way = steps_to(head, hex)
        length: i64 = len(way)
        if weight < NEGLIGIBLE or length + 2 < flown:
            continue  # it would have bombed there by now
        guess.total += weight
        for i in range(HOMES):
            row = goal * HOMES + i
            if book.home_last[row] != NO_WAY:
                guess.aim(hex, length - flown, weight / 2.0)
                guess.lay(HERE, head, 0, flown, weight / 2.0)
                guess.lay(way, 0, length - 1, flown - 1, weight / 2.0)
                guess.go_home(book.hexes, book.home_first[row], book.home_last[row], flown - length, weight / 2.0)


HERE: Final[Column] = filled(HEXES, 0)  # each hex alone: the beginning of a route there
for _hex in range(HEXES):
    HERE[_hex] = _hex


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
        away = DISTANCE[entry * HEXES + goal]
        straight = away if away < straight else straight
        away = DISTANCE[entry * HEXES + head] + DISTANCE[head * HEXES + goal]
        flown = away if away < flown else flown
    return NEAR_WAY[flown - straight] if flown - straight < len(NEAR_WAY) else 0.0
