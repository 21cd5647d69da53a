"""Whether a route can still be finished: in its legs, home in time, never in another raid's hex at the end of a turn.  § 4.2-4.4

The editor offers nothing after which only rubbing out would be left.  Nearly always the shortest rest of the route is free, which
a comparison of marks shows at once; where it is not, the other ways are tried.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.column import Column, column, filled, printed
from opsroom.engine.ids import NONE
from opsroom.titles.bomber_command.rules.charts import LAST_TURN, LEGS, SPEED
from opsroom.titles.bomber_command.rules.geography import EXIT, HEXES, RAIDS
from opsroom.titles.bomber_command.rules.ids import HexId, PlaceId, RaidId, ScenarioId
from opsroom.titles.bomber_command.rules.raids import target_hex
from opsroom.titles.bomber_command.rules.route_geometry import (
    FANS,
    FAR,
    LINES,
    OPEN,
    Fan,
    Ways,
    open_leg,
    ways_home,
    ways_to,
)
from opsroom.titles.bomber_command.rules.table import DECOY, GARDENING, PATH, Bomber
from opsroom.titles.bomber_command.rules.timetable import TURN_BITS, first_mark, mark, marks, stops_after_parting, trail

# --- where on its route a raid is
OUT: Final[i64] = 0  # its target lies ahead
BACK: Final[i64] = 1  # its target lies behind it; Decoys have none
LATE: Final[i64] = 2  # the same, and it lost a hex's time by stopping over its mines, § 4.3.3


# --- what is occupied at ends of turns, counted from the next of them, which comes after `wait` hexes
def marks_along(start: i64, line: list[int], wait: i64, behind: i64) -> int:
    """Of head and stream while the head flies along a line."""
    found: int = 0
    for at in range(wait, len(line) + 1, SPEED):
        turn = (at - wait) // SPEED
        for back in range(behind + 1):
            if at - back >= 0:
                found |= mark(turn, line[at - back - 1] if at > back else start)
    return found


def marks_of_leaving(hex: HexId, wait: i64, behind: i64) -> int:
    """Of a stream whose head flies from there to England."""
    return mark(0, hex) if wait <= behind else 0


HEX_MARKS: Final = [mark(0, _hex) for _hex in range(HEXES)]


class Rests:
    """Of the shortest rests of all routes on certain ways, with a stream of that length; made as they are asked for.

    A rest on the way to a target leads on from there and home; a raid that `stops` over its target ends the turn there.
    """

    def __init__(self, ways: Ways, behind: i64, home: Rests | None, stops: bool) -> None:
        self.ways = ways
        self.behind = behind
        self.home = home
        self.stops = stops
        places = len(ways.hexes) * SPEED
        self.is_made: Column = filled(places, 0)
        self.marks: list[int] = [0] * places
        self.marks_out: list[int] = [0] * places  # as far as the target
        self.before: Column = filled(places, NONE)  # the last hex before the target

    def at(self, row: i64, wait: i64) -> i64:
        """The place in the lists of a rest from that row of the ways."""
        place = row * SPEED + wait - 1
        if self.is_made[place] == 0:
            self.make(place, row, wait)
        return place

    def make(self, place: PlaceId, row: i64, wait: i64) -> None:
        ways = self.ways
        hex = row % HEXES
        end = ways.ends[row]
        if ways.hexes[row] == 0:
            self.marks[place] = self.turn_back(hex, wait)
        elif end == NONE:  # a leg less is enough
            fewer = self.at(row - HEXES, wait)
            self.marks[place] = self.marks[fewer]
            self.marks_out[place] = self.marks_out[fewer]
            self.before[place] = self.before[fewer]
        else:
            leg = open_leg(ways.ground, hex, end)
            steps: i64 = len(leg)
            turns: int = (steps - wait) // SPEED + 1 if steps >= wait else 0
            next_wait = wait + turns * SPEED - steps
            before: i64 = leg[steps - 2] if steps > 1 else hex
            rest = self.at(row - hex - HEXES + end, next_wait)
            along = marks_along(hex, leg, wait, self.behind)
            followed: int = mark(turns, before) if next_wait == 1 and self.behind > 1 else 0
            self.marks[place] = along | followed | self.marks[rest] << (turns * TURN_BITS)
            if self.before[rest] == NONE:
                self.marks_out[place] = along
                self.before[place] = before
            else:
                self.marks_out[place] = along | followed | self.marks_out[rest] << (turns * TURN_BITS)
                self.before[place] = self.before[rest]
        self.is_made[place] = 1

    def turn_back(self, hex: HexId, wait: i64) -> int:
        """From the target home, or from an exit hex to England.  No target lies in an exit hex."""
        home = self.home
        if home is None:
            return marks_of_leaving(hex, wait, self.behind)
        if self.stops and wait < SPEED:
            return mark(0, hex) | home.marks[home.at(LEGS * HEXES + hex, SPEED)] << TURN_BITS
        return home.marks[home.at(LEGS * HEXES + hex, wait)]


_rests: dict[tuple[int, int, bool], Rests] = {}
_fans: dict[tuple[int, int, int], list[int]] = {}
_over: dict[int, Reach] = {}


def rests_to(goal: i64, behind: i64, stops: bool) -> Rests:
    key = (goal, behind, stops)
    found = _rests.get(key)
    if found is None:
        found = Rests(ways_to(goal), behind, rests_home(OPEN, behind), stops)
        _rests[key] = found
    return found


def rests_home(ground: i64, behind: i64) -> Rests:
    key = (HEXES + ground, behind, False)
    found = _rests.get(key)
    if found is None:
        found = Rests(ways_home(ground), behind, None, False)
        _rests[key] = found
    return found


def first_turn(found: int) -> int:
    """The first turn in which there are marks."""
    return ((found & -found).bit_length() - 1) // TURN_BITS


def marks_of_fan(row: i64, wait: i64, behind: i64) -> list[int]:
    """Of each line from a hex, and last of all of them together."""
    key = (row, wait, behind)
    found = _fans.get(key)
    if found is None:
        found = [marks_along(row % HEXES, line, wait, behind) for line in FANS[row].hexes]
        every: int = 0
        for each in found:
            every |= each
        found.append(every)
        _fans[key] = found
    return found


FREE: Final[Column] = filled(LINES, PATH)
NOWHERE: Final[Column] = filled(LINES, 0)


class Reach:
    """How many hexes each line from a hex can be followed."""

    def __init__(self, hexes: Column) -> None:
        self.hexes = hexes


def lines_over(row: i64, goal: i64) -> Column:
    """How far each line from a hex leads: no leg leads over the target."""
    key = row * HEXES + goal
    found = _over.get(key)
    if found is None:
        found = Reach(printed([line.index(goal) + 1 if goal in line else PATH for line in FANS[row].hexes]))
        _over[key] = found
    return found.hexes


class Prospect:
    """What one raid has to reckon with: where it goes, and the others; with all that was found out for it."""

    def __init__(self, kind: i64, scenario: ScenarioId, goal: i64, behind: i64, others: int) -> None:
        self.kind = kind
        self.scenario = scenario
        self.goal = goal
        self.others = others
        self.ground: i64 = 1 + scenario if kind == DECOY else OPEN
        self.home = rests_home(self.ground, behind)
        self.out = rests_to(goal, behind, kind == GARDENING) if goal != NONE else self.home
        self.ahead: list[int] = []  # what lies ahead of each turn, those after the last among them
        for _ in range(LAST_TURN + PATH):
            self.ahead.append(others)
            others >>= TURN_BITS
        self.known: dict[
            tuple[int, int, int, int, int, int, int, int], bool
        ] = {}  # whether a leg leads on, see `has_leg`
        self.times: dict[int, int] = {}  # by its turn of entry, when it must have bombed to leave time for another

    def is_of(self, kind: i64, scenario: ScenarioId, goal: i64, others: int) -> bool:
        return self.kind == kind and self.scenario == scenario and self.goal == goal and self.others == others


_prospects: dict[int, Prospect] = {}  # by raid: a plan is asked about many times


def prospect_of(t: Bomber, raid: RaidId) -> Prospect:
    others: int = 0
    for rival in range(RAIDS):
        if rival != raid and t.length[rival] > 0:
            others |= marks(t, rival)
    goal = target_hex(t, raid)
    found = _prospects.get(raid)
    if found is None or not found.is_of(t.kind[raid], t.scenario, goal, others):
        found = Prospect(t.kind[raid], t.scenario, goal, trail(t, raid), others)
        _prospects[raid] = found
    return found


class Flight:
    """The flight of one raid among the others."""

    def __init__(self, t: Bomber, raid: RaidId) -> None:
        prospect = prospect_of(t, raid)
        self.goal = prospect.goal
        self.ground = prospect.ground
        self.home = prospect.home
        self.out = prospect.out
        self.stops = prospect.out.stops
        self.behind = prospect.home.behind
        self.back: i64 = self.home.ways.hexes[LEGS * HEXES + self.goal] if self.goal != NONE else 0  # from the target
        self.is_alone: bool = prospect.others == 0
        self.ahead = prospect.ahead
        self.known = prospect.known
        self.times = prospect.times
        self.target_by: i64 = LAST_TURN  # the turn by which it must have bombed
        self.split: i64 = NONE
        self.parting: i64 = NONE
        first = first_mark(t, raid)
        if t.leader[raid] != NONE and stops_after_parting(t, first, t.split_at[raid]):
            first -= 1  # a hex behind from there on
        self.enter(t.entry[raid], first)

    def enter(self, turn: i64, first: i64) -> None:
        """When it enters, and the place in the path where that turn ends."""
        self.entry = turn
        self.first = first
        # hexes that its path may have, to be wholly home on the last turn
        self.most: i64 = first + SPEED * (LAST_TURN - turn) - self.behind
        out = first + SPEED * (self.target_by - turn) + 1
        self.most_out: i64 = out if out < self.most - self.back else self.most - self.back  # the same, to its target

    def part(self, at: i64, hex: HexId) -> None:
        """§ 4.4.1: from that place of the path the leader flies on into that hex, and this raid may not."""
        self.split = at
        self.parting = hex

    # --- ends of turns
    def turn_at(self, at: i64, way: i64) -> i64:
        """The turn that ends when the head is there; NONE where no turn does."""
        beyond = at - self.first + (1 if way == LATE else 0)
        return self.entry + beyond // SPEED if beyond >= 0 and beyond % SPEED == 0 else NONE

    def hexes_to_end(self, at: i64, way: i64) -> i64:
        """How many hexes the head flies from there to the end of the turn."""
        return SPEED - (at - self.first + (1 if way == LATE else 0)) % SPEED

    def is_taken(self, turn: i64, hex: HexId) -> bool:
        return hex != NONE and turn != NONE and (self.ahead[turn] & HEX_MARKS[hex]) != 0

    def is_cut_off(self, wait: i64, turn: i64, before: i64) -> bool:
        """Whether wherever the head flies next, the end of the stream is in another raid's hex when the turn ends."""
        return wait == 1 and self.behind > 1 and self.is_taken(turn, before)

    def is_clash(self, at: i64, way: i64, hex: HexId, before: i64, further: i64) -> bool:
        """Whether a turn ends here with head or stream in another raid's hex."""
        turn = self.turn_at(at, way)
        if self.is_taken(turn, hex):
            return True
        return self.behind > 0 and (self.is_taken(turn, before) or (self.behind > 1 and self.is_taken(turn, further)))

    # --- the rest of the route
    def rests(self, way: i64) -> Rests:
        return self.out if way == OUT else self.home

    def room(self, at: i64, way: i64) -> i64:
        """Fewer hexes than this may be left to fly, to the target or home."""
        if way == OUT:
            return self.most_out - at
        return self.most - at - (1 if way == LATE else 0)

    def is_too_bent(self, hex: HexId, legs: i64, way: i64) -> bool:
        """Whether so many legs lead nowhere, however long the night."""
        return self.rests(way).ways.hexes[legs * HEXES + hex] == FAR

    def is_in_time(self, at: i64, hex: HexId, legs: i64, way: i64) -> bool:
        """Whether the shortest rest of the route is short enough."""
        at += self.rests(way).ways.hexes[legs * HEXES + hex]
        return (1 if way == OUT and self.way_back(at) == LATE else 0) < self.room(at, way)

    def way_back(self, at: i64) -> i64:
        """How it flies home from a target at that place of the path."""
        return LATE if self.stops and self.turn_at(at, OUT) == NONE else BACK

    def can_leave(self, at: i64, hex: HexId, before: i64, way: i64) -> bool:
        """For England from an exit hex; the stream follows."""
        return not self.is_clash(at + 1, way, NONE, hex, before) and not self.is_clash(at + 2, way, NONE, NONE, hex)

    def can_fly_on(self, at: i64, hex: HexId, before: i64, legs: i64, way: i64) -> bool:
        """Whether at least one more leg leads to the target and home, in time."""
        if not self.is_in_time(at, hex, legs, way):
            return False
        if at == self.split or EXIT[hex]:
            return self.has_leg(at, hex, before, legs, way)
        return self.can_finish(at, hex, before, legs, way)

    def can_finish(self, at: i64, hex: HexId, before: i64, legs: i64, way: i64) -> bool:
        """Whether a raid that ends a leg there, in time and with so many legs left, can fly on to the target and home."""
        wait = self.hexes_to_end(at, way)
        turn = self.turn_at(at + wait, way)
        if self.is_cut_off(wait, turn, before):
            return False
        ahead = self.ahead[turn]
        rests = self.rests(way)
        row = legs * HEXES + hex
        place = rests.at(row, wait)
        if rests.marks[place] & ahead == 0:
            return True
        if way != OUT:
            return self.has_leg(at, hex, before, legs, way)
        if rests.marks_out[place] & ahead == 0:  # it is the shortest way home that is not free
            last = before if hex == self.goal else rests.before[place]
            if self.can_turn_back(at + rests.ways.hexes[row], last):
                return True
        return hex != self.goal and self.has_leg(at, hex, before, legs, way)

    def can_turn_back(self, at: i64, before: i64) -> bool:
        """From the target, by any way home."""
        way = self.way_back(at)
        if way == LATE and self.is_taken(self.turn_at(at, LATE), self.goal):
            return False
        return self.has_leg(at, self.goal, before, LEGS, way)

    def has_leg(self, at: i64, hex: HexId, before: i64, legs: i64, way: i64) -> bool:
        """Whether any leg leads on."""
        if at == self.split:
            return len(self.ends_of_legs(at, hex, before, legs, way, True)) > 0
        if self.behind < 2:
            before = NONE  # it does not matter
        key = (self.entry, self.first, self.most_out, at, hex, before, legs, way)
        known = self.known.get(key)
        if known is None:
            known = len(self.ends_of_legs(at, hex, before, legs, way, True)) > 0
            self.known[key] = known
        return known

    # --- legs
    def ends_of_legs(self, at: i64, hex: HexId, before: i64, legs: i64, way: i64, is_one_enough: bool) -> list[int]:
        """Where legs from there may end, if the route can then be finished: all such hexes, or the first that is found."""
        found: list[int] = []
        if legs == 0:
            return found
        row = self.ground * HEXES + hex
        fan = FANS[row]
        ends = fan.ends
        steps = fan.steps
        reach = self.reach_of_lines(row, fan, at, before, way)
        hexes = self.rests(way).ways.hexes
        after = (legs - 1) * HEXES
        room = self.room(at, way)
        leads = column(len(ends))
        for i in range(len(ends)):
            end = ends[i]
            if steps[i] + hexes[after + end] >= room:
                continue
            line = fan.lines[i]
            if steps[i] > reach[line] or (fan.twin[i] != NONE and leads[fan.twin[i]]):
                continue  # something is in the way, or the other side of the same vertices will do
            if self.stops and not self.is_in_time(at + steps[i], end, legs - 1, way):
                continue
            if self.is_alone or self.can_finish(at + steps[i], end, fan.before[i], legs - 1, way):
                leads[i] = 1
                found.append(end)
                if is_one_enough:
                    break
        return found

    def reach_of_lines(self, row: i64, fan: Fan, at: i64, before: i64, way: i64) -> Column:
        """How many hexes each line can be followed."""
        reach = lines_over(row, self.goal) if way == OUT else FREE
        if at == self.split:
            reach = reach[:]
            for i in range(LINES):
                if fan.hexes[i] and fan.hexes[i][0] == self.parting:
                    reach[i] = 0
        if self.is_alone:
            return reach
        wait = self.hexes_to_end(at, way)
        turn = self.turn_at(at + wait, way)
        if self.is_cut_off(wait, turn, before):
            return NOWHERE
        ahead = self.ahead[turn]
        along = marks_of_fan(row, wait, self.behind)
        if along[LINES] & ahead:
            reach = reach[:]
            for i in range(LINES):
                met = along[i] & ahead
                if met:
                    free = wait - 1 + SPEED * first_turn(met)
                    reach[i] = free if free < reach[i] else reach[i]
        return reach

    def free_steps(self, line: list[int], start: i64, hex: HexId, before: i64, way: i64) -> i64:
        """How many hexes of the line come before another raid is in the way."""
        at = start
        for here in line:
            at += 1
            if self.is_clash(at, way, here, hex, before):
                return at - start - 1
            before = hex
            hex = here
        return PATH
