"""Whether a route can still be finished: in its legs, home in time, never in another raid's hex at the end of a turn.  § 4.2-4.4

The editor offers nothing after which only rubbing out would be left.  Nearly always the shortest rest of the route is free, which
a comparison of marks shows at once; where it is not, the other ways are tried.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.titles.bomber_command.rules.geography import EXIT, HEXES, NONE, RAIDS
from opsroom.titles.bomber_command.rules.numbers import LAST_TURN, LEGS, SPEED
from opsroom.titles.bomber_command.rules.raids import target_hex
from opsroom.titles.bomber_command.rules.routes import (
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
from opsroom.titles.bomber_command.rules.timetable import TURN_BITS, first_mark, mark, marks, trail

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


def marks_of_leaving(hex: i64, wait: i64, behind: i64) -> int:
    """Of a stream whose head flies from there to England."""
    return mark(0, hex) if wait <= behind else 0


UNKNOWN: Final = -1


class Rests:
    """Of the shortest rests of all routes on certain ways, with a stream of that length; made as they are asked for."""

    def __init__(self, ways: Ways, behind: i64, to_england: bool) -> None:
        self.ways = ways
        self.behind = behind
        self.to_england = to_england
        self.marks: list[int] = [UNKNOWN] * (len(ways.hexes) * SPEED)
        self.before: list[int] = [NONE] * (len(ways.hexes) * SPEED)  # the last hex but one

    def at(self, row: i64, wait: i64) -> i64:
        """The place in the lists of a rest from that row of the ways."""
        place = row * SPEED + wait - 1
        if self.marks[place] == UNKNOWN:
            self.make(place, row, wait)
        return place

    def make(self, place: i64, row: i64, wait: i64) -> None:
        ways = self.ways
        hex = row % HEXES
        end = ways.ends[row]
        if ways.hexes[row] == 0:
            self.marks[place] = marks_of_leaving(hex, wait, self.behind) if self.to_england else 0
        elif end == NONE:  # a leg less is enough
            fewer = self.at(row - HEXES, wait)
            self.marks[place] = self.marks[fewer]
            self.before[place] = self.before[fewer]
        else:
            leg = open_leg(ways.ground, hex, end)
            steps: i64 = len(leg)
            turns: int = (steps - wait) // SPEED + 1 if steps >= wait else 0
            next_wait = wait + turns * SPEED - steps
            before: i64 = leg[steps - 2] if steps > 1 else hex
            rest = self.at(row - hex - HEXES + end, next_wait)
            found = marks_along(hex, leg, wait, self.behind) | self.marks[rest] << (turns * TURN_BITS)
            if next_wait == 1 and self.behind > 1 and (self.before[rest] != NONE or self.to_england):
                found |= mark(turns, before)
            self.marks[place] = found
            self.before[place] = before if self.before[rest] == NONE else self.before[rest]


_rests: dict[int, Rests] = {}
_fans: dict[int, list[int]] = {}
_over: dict[int, list[int]] = {}


def rests_to(goal: i64, behind: i64) -> Rests:
    key = goal * 4 + behind
    found = _rests.get(key)
    if found is None:
        found = Rests(ways_to(goal), behind, False)
        _rests[key] = found
    return found


def rests_home(ground: i64, behind: i64) -> Rests:
    key = (HEXES + ground) * 4 + behind
    found = _rests.get(key)
    if found is None:
        found = Rests(ways_home(ground), behind, True)
        _rests[key] = found
    return found


def first_turn(found: int) -> int:
    """The first turn in which there are marks."""
    return ((found & -found).bit_length() - 1) // TURN_BITS


def marks_of_fan(row: i64, wait: i64, behind: i64) -> list[int]:
    """Of each line from a hex, and last of all of them together."""
    key = (row * SPEED + wait - 1) * 4 + behind
    found = _fans.get(key)
    if found is None:
        found = [marks_along(row % HEXES, line, wait, behind) for line in FANS[row].hexes]
        every: int = 0
        for each in found:
            every |= each
        found.append(every)
        _fans[key] = found
    return found


def lines_over(row: i64, goal: i64) -> list[int]:
    """How far each line from a hex leads: no leg leads over the target.  Empty where none does."""
    key = row * HEXES + goal
    found = _over.get(key)
    if found is None:
        found = []
        lines = FANS[row].hexes
        for i in range(LINES):
            if goal in lines[i]:
                if not found:
                    found = [PATH] * LINES
                found[i] = lines[i].index(goal) + 1
        _over[key] = found
    return found


class Flight:
    """The flight of one raid among the others."""

    def __init__(self, t: Bomber, raid: i64) -> None:
        self.goal: i64 = target_hex(t, raid)
        self.ground: i64 = 1 + t.scenario if t.kind[raid] == DECOY else OPEN
        self.stops: bool = t.kind[raid] == GARDENING
        self.behind: i64 = trail(t, raid)
        self.home = rests_home(self.ground, self.behind)
        self.out = rests_to(self.goal, self.behind) if self.goal != NONE else self.home
        self.back: i64 = (
            self.home.ways.hexes[LEGS * HEXES + self.goal] if self.goal != NONE else 0
        )  # from the target home
        self.others: int = 0
        for rival in range(RAIDS):
            if rival != raid and t.length[rival] > 0:
                self.others |= marks(t, rival)
        self.target_by: i64 = LAST_TURN  # the turn by which it must have bombed
        self.split: i64 = NONE
        self.parting: i64 = NONE
        self.known: dict[int, bool] = {}
        self.homes: dict[int, bool] = {}
        self.enter(t.entry[raid], first_mark(t, raid))

    def enter(self, turn: i64, first: i64) -> None:
        """When it enters, and the place in the path where that turn ends."""
        self.entry = turn
        self.first = first
        room = first + SPEED * (LAST_TURN - turn) - self.behind
        self.most: i64 = (
            room if room < PATH else PATH
        )  # hexes that its path may have, to be wholly home on the last turn
        out = first + SPEED * (self.target_by - turn) + 1
        self.most_out: i64 = out if out < self.most - self.back else self.most - self.back  # the same, to its target
        self.known.clear()
        self.homes.clear()

    def part(self, at: i64, hex: i64) -> None:
        """§ 4.4.1: from that place of the path the leader flies on into that hex, and this raid may not."""
        self.split = at
        self.parting = hex
        self.known.clear()
        self.homes.clear()

    # --- ends of turns
    def turn_at(self, at: i64, way: i64) -> i64:
        """The turn that ends when the head is there; NONE where no turn does."""
        beyond = at - self.first + (1 if way == LATE else 0)
        return self.entry + beyond // SPEED if beyond >= 0 and beyond % SPEED == 0 else NONE

    def is_taken(self, turn: i64, hex: i64) -> bool:
        return hex != NONE and turn != NONE and (self.others & mark(turn, hex)) != 0

    def is_clash(self, at: i64, way: i64, hex: i64, before: i64, further: i64) -> bool:
        """Whether a turn ends here with head or stream in another raid's hex."""
        turn = self.turn_at(at, way)
        if self.is_taken(turn, hex):
            return True
        return self.behind > 0 and (self.is_taken(turn, before) or (self.behind > 1 and self.is_taken(turn, further)))

    # --- the rest of the route
    def is_too_bent(self, hex: i64, legs: i64, way: i64) -> bool:
        """Whether so many legs lead nowhere, however long the night."""
        return (self.out if way == OUT else self.home).ways.hexes[legs * HEXES + hex] == FAR

    def is_in_time(self, at: i64, hex: i64, legs: i64, way: i64) -> bool:
        """Whether the shortest rest of the route is short enough."""
        if way == OUT:
            at += self.out.ways.hexes[legs * HEXES + hex]
            return at + (1 if self.way_back(at) == LATE else 0) < self.most_out
        return at + self.home.ways.hexes[legs * HEXES + hex] + (1 if way == LATE else 0) < self.most

    def way_back(self, at: i64) -> i64:
        """How it flies home from a target at that place of the path."""
        return LATE if self.stops and self.turn_at(at, OUT) == NONE else BACK

    def can_finish(self, at: i64, hex: i64, before: i64, legs: i64, way: i64) -> bool:
        """Whether a raid that ends a leg there, in time and with so many legs left, can fly on to the target and home."""
        if self.is_shortest_free(at, hex, before, legs, way):
            return True
        return (way != OUT or hex != self.goal) and self.can_fly_on(at, hex, before, legs, way)

    def is_shortest_free(self, at: i64, hex: i64, before: i64, legs: i64, way: i64) -> bool:
        """Whether the shortest rest of the route meets nobody; from the target any way home will do."""
        beyond = at - self.first + (1 if way == LATE else 0)
        wait: i64 = SPEED - beyond % SPEED  # hexes to the end of the turn
        turn: int = self.entry + (beyond + wait) // SPEED
        rests = self.out if way == OUT else self.home
        place = rests.at(legs * HEXES + hex, wait)
        if rests.marks[place] & (self.others >> (turn * TURN_BITS)):
            return False
        if wait == 1 and self.behind > 1 and self.is_taken(turn, before):
            return False
        if way != OUT:
            return True
        if hex != self.goal:
            before = rests.before[place]
        return self.can_turn_back(at + rests.ways.hexes[legs * HEXES + hex], before)

    def can_turn_back(self, at: i64, before: i64) -> bool:
        """From the target, with the legs for the way home."""
        key = at * HEXES + before if self.behind > 1 else at * HEXES
        known = self.homes.get(key)
        if known is None:
            way = self.way_back(at)
            known = not (way == LATE and self.is_taken(self.turn_at(at, LATE), self.goal))
            known = known and self.can_fly_on(at, self.goal, before, LEGS, way)
            self.homes[key] = known
        return known

    def can_leave(self, at: i64, hex: i64, before: i64, way: i64) -> bool:
        """For England from an exit hex; the stream follows."""
        if self.behind == 0 or self.others == 0:
            return True
        return not self.is_clash(at + 1, way, NONE, hex, before) and not self.is_clash(at + 2, way, NONE, NONE, hex)

    def can_fly_on(self, at: i64, hex: i64, before: i64, legs: i64, way: i64) -> bool:
        """Whether at least one more leg leads on."""
        if self.behind < 2:
            before = NONE  # it does not matter
        key = (((at * HEXES + hex) * (HEXES + 1) + before + 1) * 16 + legs) * 4 + way
        known = self.known.get(key)
        if known is None:
            known = self.is_in_time(at, hex, legs, way)
            if known and (
                at == self.split or (way != OUT and EXIT[hex]) or not self.is_shortest_free(at, hex, before, legs, way)
            ):
                known = len(self.ends_of_legs(at, hex, before, legs, way, 1)) > 0
            self.known[key] = known
        return known

    # --- legs
    def ends_of_legs(self, at: i64, hex: i64, before: i64, legs: i64, way: i64, wanted: i64) -> list[int]:
        """Where legs from there may end, if the route can then be finished; not more than are wanted."""
        found: list[int] = []
        if legs == 0:
            return found
        row = self.ground * HEXES + hex
        fan = FANS[row]
        reach = self.reach_of_lines(row, fan, at, before, way)
        rests = self.out if way == OUT else self.home
        hexes = rests.ways.hexes
        after = (legs - 1) * HEXES
        room = self.most_out - at if way == OUT else self.most - at - (1 if way == LATE else 0)
        ends = fan.ends
        for i in range(len(ends)):
            end: i64 = ends[i]
            steps: i64 = fan.steps[i]
            if steps + hexes[after + end] >= room:
                continue
            line = fan.lines[i]
            if (reach and steps > reach[line]) or (line % 2 and end in found):
                continue  # something is in the way, or the other side of the same vertices will do
            if self.stops and not self.is_in_time(at + steps, end, legs - 1, way):
                continue
            if self.others:
                behind = fan.hexes[line][steps - 2] if steps > 1 else hex
                if not self.can_finish(at + steps, end, behind, legs - 1, way):
                    continue
            found.append(end)
            if len(found) == wanted:
                break
        return found

    def reach_of_lines(self, row: i64, fan: Fan, at: i64, before: i64, way: i64) -> list[int]:
        """How many hexes each line can be followed; empty where nothing is in the way."""
        reach: list[int] = lines_over(row, self.goal) if way == OUT else []
        if at == self.split:
            reach = reach[:] if reach else [PATH] * LINES
            for i in range(LINES):
                if fan.hexes[i] and fan.hexes[i][0] == self.parting:
                    reach[i] = 0
        if self.others == 0:
            return reach
        wait: i64 = 1 if self.turn_at(at + 1, way) != NONE else SPEED
        turn: int = self.turn_at(at + wait, way)
        ahead = self.others >> (turn * TURN_BITS)
        along = marks_of_fan(row, wait, self.behind)
        if wait == 1 and self.behind > 1 and self.is_taken(turn, before):
            return [0] * LINES
        if along[LINES] & ahead:
            reach = reach[:] if reach else [PATH] * LINES
            for i in range(LINES):
                if along[i] & ahead:
                    reach[i] = min(reach[i], wait - 1 + SPEED * first_turn(along[i] & ahead))
        return reach

    def free_steps(self, line: list[int], start: i64, hex: i64, before: i64, way: i64) -> i64:
        """How many hexes of the line come before another raid is in the way."""
        at = start
        for here in line:
            at += 1
            if self.is_clash(at, way, here, hex, before):
                return at - start - 1
            before = hex
            hex = here
        return PATH
