"""Routes that a raid may fly, as the German controller thinks of them: from an entry hex over at most one bend to a city, and home."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.column import Column, printed
from opsroom.engine.ids import NONE
from opsroom.titles.bomber_command.rules.charts import CHIT_CITY, CHITS
from opsroom.titles.bomber_command.rules.geography import BOARD, CITY_HEX, ENTRIES, EXITS, HEXES
from opsroom.titles.bomber_command.rules.ids import HexId, ScenarioId
from opsroom.titles.bomber_command.rules.route_geometry import ENDS, LEG, NO_LEG, hexes_of_leg

BENDS: Final[i64] = 4  # ways with a bend for each entry and target
DETOUR: Final[i64] = 3  # hexes
HOMES: Final[i64] = 2  # at most so many ways home from a target
NO_WAY: Final[i64] = -2


class RouteBook:
    """All routes of a scenario, end to end.  Those that lead to one target share the ways home from there."""

    def __init__(self, scenario: ScenarioId) -> None:
        targets: list[int] = []
        chances: list[int] = []
        for chit in range(CHITS):
            city = CHIT_CITY[scenario * CHITS + chit]
            if city != NONE:
                if CITY_HEX[city] in targets:
                    chances[targets.index(CITY_HEX[city])] += 1
                else:
                    targets.append(CITY_HEX[city])
                    chances.append(1)
        hexes: list[int] = []
        home_first: list[int] = []
        home_last: list[int] = []
        for hex in targets:
            homes = ways_home(hex)
            for i in range(HOMES):
                home_first.append(len(hexes))
                if i < len(homes):
                    hexes += homes[i]
                home_last.append(len(hexes) - home_first[-1] - 1 if i < len(homes) else NO_WAY)
        first: list[int] = []
        last: list[int] = []
        goals: list[int] = []
        for entry in ENTRIES[scenario]:
            for goal in range(len(targets)):
                for way in ways_out(entry, targets[goal]):
                    first.append(len(hexes))
                    last.append(len(way) - 1)
                    goals.append(goal)
                    hexes += way
        self.hexes = printed(hexes)
        self.targets = printed(targets)
        self.chances = printed(chances)  # by target: how many chits name it
        self.home_first = printed(home_first)  # by target and way home: its first hex
        self.home_last = printed(home_last)  # and the place in it of its last
        self.goals = printed(goals)  # by way out: the number of its target
        self.first = printed(first)
        self.last = printed(last)  # the place in it of the target


_books: dict[int, RouteBook] = {}


def routes_of(scenario: ScenarioId) -> RouteBook:
    found = _books.get(scenario)
    if found is None:
        found = RouteBook(scenario)
        _books[scenario] = found
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


_homes: dict[int, list[Column]] = {}
_steps: dict[int, Column] = {}


def ways_home(hex: HexId) -> list[Column]:
    """To the nearest exit, and to the one furthest from it that is not much further."""
    found = _homes.get(hex)
    if found is None:
        found = find_ways_home(hex)
        _homes[hex] = found
    return found


def find_ways_home(hex: HexId) -> list[Column]:
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


def steps_to(start: i64, end: i64) -> Column:
    """The hexes of a short way there, the first not among them."""
    found = _steps.get(start * HEXES + end)
    if found is None:
        found = printed(find_steps(start, end))
        _steps[start * HEXES + end] = found
    return found


def find_steps(start: i64, end: i64) -> list[int]:
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
