"""Entries, turns and legs of a route, each offered only if a whole route can still follow.  § 4.2 and § 4.4"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.column import printed
from opsroom.engine.ids import NONE
from opsroom.titles.bomber_command.rules.charts import DECOY_LEGS, FOLLOW_UP_GAP, LAST_ENTRY, LAST_TURN, LEGS, SPEED
from opsroom.titles.bomber_command.rules.counters import NO_DECOYS
from opsroom.titles.bomber_command.rules.geography import AREA_FLAK, ENTRIES, EXIT, HEXES, HIMMELBETT, RAIDS
from opsroom.titles.bomber_command.rules.ids import HexId, RaidId, TargetId
from opsroom.titles.bomber_command.rules.plot_lookahead import BACK, LATE, OUT, Flight
from opsroom.titles.bomber_command.rules.plot_questions import (
    P_ABANDON,
    P_ESCORT,
    P_FAST,
    P_HOME,
    P_LEFT,
    P_ONE_HEX,
    P_OTHER_SIDE,
    P_OTHER_TURN,
    P_RIGHT,
    P_SHORTEST,
    P_SPLIT,
    P_TURN,
    P_TWO_HEXES,
)
from opsroom.titles.bomber_command.rules.raids import target_hex
from opsroom.titles.bomber_command.rules.route_geometry import (
    HOME_DISTANCE,
    SIDE_LINES,
    VERTEX_LINES,
    hexes_of_leg,
    is_vertex_leg,
    until_closed,
)
from opsroom.titles.bomber_command.rules.table import DECOY, MAIN_FORCE, MOSQUITO, PATH, Bomber, is_stream
from opsroom.titles.bomber_command.rules.timetable import first_mark, stops_after_parting, stops_short, turn_at

SLOW: Final[i64] = 0  # the first turn ends in the first hex of the path,
FAST: Final[i64] = SPEED - 1  # or in the second
TURNS_BOMBED: Final[i64] = 2  # so long a bombing marker lies on a city, § 10.2


# --- entry, § 4.2
def offer_entries(t: Bomber, raid: RaidId) -> None:
    goal = target_hex(t, raid)
    flight = Flight(t, raid)
    for hex in ENTRIES[t.scenario]:
        if t.kind[raid] == DECOY and NO_DECOYS[t.scenario * HEXES + hex]:
            t.refuse(hex, "4.3.4", "decoys_avoid_it")
        elif hex == goal:
            t.refuse(hex, "4.2", "the_target_itself")
        elif flight.is_too_bent(hex, first_legs(t, raid), first_way(t, raid)):
            t.refuse(hex, "4.2.1", "too_many_legs")
        elif can_enter_sometime(t, raid, flight, hex):
            t.offer(hex)
        else:
            t.refuse(hex, "4.2.2", "not_home_in_time", LAST_TURN)
    if t.kind[raid] == MOSQUITO:
        for leader in range(RAIDS):
            if leader != raid and t.kind[leader] != NONE and is_stream(t, leader):
                if can_split(t, raid, leader):
                    t.offer(P_ESCORT + leader)
                else:
                    t.refuse(P_ESCORT + leader, "4.4.1", "no_way_to_the_target")


def first_legs(t: Bomber, raid: RaidId) -> i64:
    return DECOY_LEGS if t.kind[raid] == DECOY else LEGS


def first_way(t: Bomber, raid: RaidId) -> i64:
    return BACK if t.kind[raid] == DECOY else OUT


def can_enter_sometime(t: Bomber, raid: RaidId, flight: Flight, hex: HexId) -> bool:
    for turn in range(earliest_entry(t, raid, flight, hex), LAST_ENTRY + 1):
        if can_enter(t, raid, flight, hex, turn):
            return True
    return False


def can_enter(t: Bomber, raid: RaidId, flight: Flight, hex: HexId, turn: i64) -> bool:
    """At either pace; the first of two raids on one target must leave time for the second."""
    if is_before_another(t, raid):
        leave_time_for_another(t, raid, flight, turn)
    return can_enter_at(t, raid, flight, hex, turn, FAST) or can_enter_at(t, raid, flight, hex, turn, SLOW)


def can_enter_at(t: Bomber, raid: RaidId, flight: Flight, hex: HexId, turn: i64, first: i64) -> bool:
    flight.enter(turn, first)
    way = first_way(t, raid)
    legs = first_legs(t, raid)
    return not flight.is_clash(0, way, hex, NONE, NONE) and flight.can_fly_on(0, hex, NONE, legs, way)


# --- turns, § 4.2.2; the second raid on one target comes four turns after the first, § 4.5.2, and bombs after it, § 10.6
def is_before_another(t: Bomber, raid: RaidId) -> bool:
    return t.kind[raid] == MAIN_FORCE and t.follow_up != 0 and t.block[raid] == 0


def is_after_another(t: Bomber, raid: RaidId) -> bool:
    return t.kind[raid] == MAIN_FORCE and t.follow_up != 0 and t.block[raid] == 1


def flight_of(t: Bomber, raid: RaidId) -> Flight:
    """Of a raid whose turn of entry is known."""
    flight = Flight(t, raid)
    if is_before_another(t, raid):
        leave_time_for_another(t, raid, flight, t.entry[raid])
        flight.enter(t.entry[raid], first_mark(t, raid))
    return flight


def leave_time_for_another(t: Bomber, raid: RaidId, flight: Flight, entry: i64) -> None:
    """Ruling B77: its bombs are counted before the second raid can be over the target."""
    found = flight.times.get(entry)
    if found is None:
        found = last_arrival(t, raid, flight, entry + FOLLOW_UP_GAP) - TURNS_BOMBED
        flight.times[entry] = found
    flight.target_by = found


def last_arrival(t: Bomber, raid: RaidId, flight: Flight, entry: i64) -> i64:
    """When a raid that enters in that turn or later can at the latest be over the target, by the shortest way."""
    flight.target_by = LAST_TURN
    last: i64 = NONE
    for turn in range(entry, LAST_ENTRY + 1):
        for hex in ENTRIES[t.scenario]:
            arrival = turn + turns_out(flight, hex)
            if arrival > last and can_enter_at(t, raid, flight, hex, turn, FAST):
                last = arrival
    return last


def turns_out(flight: Flight, hex: HexId) -> i64:
    """Turns from the entry there to the target, by the shortest way."""
    return flight.out.ways.hexes[LEGS * HEXES + hex] // SPEED


def earliest_entry(t: Bomber, raid: RaidId, flight: Flight, hex: HexId) -> i64:
    if not is_after_another(t, raid):
        return 1
    first = raid_of_block(t, 0)
    after_entry = t.entry[first] + FOLLOW_UP_GAP
    after_bombing = turn_at(t, first, t.target_at[first]) + TURNS_BOMBED - turns_out(flight, hex)
    return after_entry if after_entry > after_bombing else after_bombing


def raid_of_block(t: Bomber, block: TargetId) -> RaidId:
    for raid in range(RAIDS):
        if t.kind[raid] == MAIN_FORCE and t.block[raid] == block:
            return raid
    return NONE


def offer_turns(t: Bomber, raid: RaidId) -> None:
    flight = Flight(t, raid)
    hex = t.path[raid * PATH]
    earliest = earliest_entry(t, raid, flight, hex)
    for turn in range(1, LAST_ENTRY + 1):
        if turn < earliest:
            t.refuse(P_TURN + turn, "4.5.2", "too_soon_after_the_first", earliest)
        elif can_enter(t, raid, flight, hex, turn):
            if can_enter_at(t, raid, flight, hex, turn, FAST):
                t.offer(P_FAST + turn)
            t.offer(P_TURN + turn)
        else:
            t.refuse(P_TURN + turn, "4.2.2", "not_home_in_time", LAST_TURN)


def first_entry(t: Bomber, raid: RaidId) -> i64:
    """The first turn in which a raid can fly two hexes from its entry, else one: twice the turn, and one more if it is one hex."""
    flight = Flight(t, raid)
    hex = t.path[raid * PATH]
    earliest = earliest_entry(t, raid, flight, hex)
    slow: i64 = NONE
    for turn in range(earliest, LAST_ENTRY + 1):
        if can_enter(t, raid, flight, hex, turn):
            if can_enter_at(t, raid, flight, hex, turn, FAST):
                return 2 * turn
            if slow == NONE:
                slow = 2 * turn + 1
    return slow


def later_entry(t: Bomber, raid: RaidId) -> i64:
    """The next turn after the first in which a raid can fly two hexes from its entry; NONE where there is none."""
    flight = Flight(t, raid)
    hex = t.path[raid * PATH]
    for turn in range(first_entry(t, raid) // 2 + 1, LAST_ENTRY + 1):
        if can_enter(t, raid, flight, hex, turn) and can_enter_at(t, raid, flight, hex, turn, FAST):
            return turn
    return NONE


def offer_paces(t: Bomber, raid: RaidId) -> None:
    """§ 4.2.2: one hex in the entry turn, or two; after one, the first hex is where the turn ends, § 4.4."""
    flight = flight_of(t, raid)
    hex = t.path[raid * PATH]
    if can_enter_at(t, raid, flight, hex, t.entry[raid], FAST):
        t.offer(P_TWO_HEXES)
    else:
        t.refuse(P_TWO_HEXES, "4.4", "others_in_the_way")
    if can_enter_at(t, raid, flight, hex, t.entry[raid], SLOW):
        t.offer(P_ONE_HEX)
    elif flight.is_clash(0, OUT, hex, NONE, NONE):
        t.refuse(P_ONE_HEX, "4.4", "another_raid_ends_there")
    else:
        t.refuse(P_ONE_HEX, "4.2.2", "not_home_in_time", LAST_TURN)


# --- Mosquitoes in company, § 4.4.1
def can_split_at(t: Bomber, leader: RaidId, flight: Flight, at: i64) -> bool:
    """Whether a Mosquito raid can leave its leader there and still reach its target in its legs and turns."""
    hex = t.path[leader * PATH + at]
    if hex == flight.goal or t.leg[leader * PATH + at] >= LEGS:
        return False
    flight.part(at, t.path[leader * PATH + at + 1])
    first = first_mark(t, leader)
    flight.enter(t.entry[leader], first - 1 if stops_after_parting(t, first, at) else first)
    # Mosquitoes have no stream, so the hex before does not matter.
    return flight.can_fly_on(at, hex, NONE, LEGS - t.leg[leader * PATH + at], OUT)


def can_split(t: Bomber, raid: RaidId, leader: RaidId) -> bool:
    flight = Flight(t, raid)
    for at in range(t.length[leader] - 1):
        if can_split_at(t, leader, flight, at):
            return True
    return False


def offer_splits(t: Bomber, raid: RaidId) -> None:
    leader = t.leader[raid]
    flight = Flight(t, raid)
    for at in range(t.length[leader] - 1):
        if can_split_at(t, leader, flight, at):
            t.offer(P_SPLIT + at)
        else:
            t.refuse(P_SPLIT + at, "4.4.1", "no_way_to_the_target")


# --- legs, § 4.2.1
def legs_flown(t: Bomber, raid: RaidId) -> i64:
    return t.leg[raid * PATH + t.length[raid] - 1]


def legs_left(t: Bomber, raid: RaidId, at: i64 = NONE) -> i64:
    """From the end of the path, or an earlier hex.  Decoys have eight in all, the others four each way."""
    at = t.length[raid] - 1 if at == NONE else at
    flown = t.leg[raid * PATH + at]
    if t.kind[raid] == DECOY:
        return DECOY_LEGS - flown
    if is_outbound(t, raid, at):
        return LEGS - flown
    return LEGS - (flown - t.leg[raid * PATH + t.target_at[raid]])


def is_outbound(t: Bomber, raid: RaidId, at: i64) -> bool:
    return t.target_at[raid] == NONE or t.target_at[raid] > at


def way_of(t: Bomber, raid: RaidId, at: i64) -> i64:
    if t.kind[raid] == DECOY:
        return BACK
    if is_outbound(t, raid, at):
        return OUT
    return LATE if stops_short(t, raid) else BACK


class Pencil:
    """Where the route has come to."""

    def __init__(self, t: Bomber, raid: RaidId, at: i64 = NONE) -> None:
        """At the end of the route, or at an earlier waypoint."""
        self.flight = flight_of(t, raid)
        self.at: i64 = t.length[raid] - 1 if at == NONE else at
        self.hex: i64 = t.path[raid * PATH + self.at]
        self.before: i64 = t.path[raid * PATH + self.at - 1] if self.at > 0 else NONE
        self.legs: i64 = legs_left(t, raid, self.at)
        self.way: i64 = way_of(t, raid, self.at)
        if t.leader[raid] != NONE and self.at == t.split_at[raid]:
            self.flight.part(self.at, t.path[t.leader[raid] * PATH + self.at + 1])

    def can_go_home(self, t: Bomber, raid: RaidId) -> bool:
        """At an exit hex, with nothing more to do."""
        if EXIT[self.hex] == 0 or self.way == OUT or self.at == (0 if t.kind[raid] == DECOY else t.target_at[raid]):
            return False
        return self.flight.can_leave(self.at, self.hex, self.before, self.way)

    def can_draw(self, end: i64, is_left: bool) -> bool:
        """Whether a leg to there can be flown on that side of its vertices."""
        flight = self.flight
        line = hexes_of_leg(self.hex, end, is_left)
        steps: i64 = len(line)
        if steps == 0 or until_closed(line, flight.ground) != line:
            return False
        if (self.way == OUT and flight.goal in line[:-1]) or (self.at == flight.split and line[0] == flight.parting):
            return False
        if flight.free_steps(line, self.at, self.hex, self.before, self.way) < steps:
            return False
        if not flight.is_in_time(self.at + steps, end, self.legs - 1, self.way):
            return False
        return flight.can_finish(self.at + steps, end, line[steps - 2], self.legs - 1, self.way)


def offer_legs(t: Bomber, raid: RaidId) -> None:
    """The ends of all legs from here that can still lead to the target and home."""
    pencil = Pencil(t, raid)
    ends = pencil.flight.ends_of_legs(pencil.at, pencil.hex, pencil.before, pencil.legs, pencil.way, False)
    answers = [*ends, P_ABANDON]
    if pencil.can_go_home(t, raid):
        answers = [P_HOME, *answers]
    elif pencil.way != OUT and pencil.at > 0 and ends:
        answers = [P_SHORTEST, *answers]
    if pencil.at == 0 and t.leader[raid] == NONE:
        answers.append(P_OTHER_TURN)
    if can_turn_leg(t, raid):
        answers.append(P_OTHER_SIDE)
    t.offer_all(printed(answers))
    if t.looking and pencil.legs > 0:
        refuse_legs(t, pencil, ends)


def nearest_home(pencil: Pencil) -> HexId:
    """The end of a leg that is nearest to England; of those that are alike the first, and an exit before others."""
    ends = pencil.flight.ends_of_legs(pencil.at, pencil.hex, pencil.before, pencil.legs, pencil.way, False)
    best = ends[0]
    for end in ends:
        if HOME_DISTANCE[end] - EXIT[end] < HOME_DISTANCE[best] - EXIT[best]:
            best = end
    return best


# --- sides of a leg along vertices, § 4.2.1
def is_left_leg(t: Bomber, raid: RaidId, end: i64) -> bool:
    """On which side a leg is drawn at first: where it meets less flak and fewer Himmelbett hexes, as far as it can be flown there."""
    pencil = Pencil(t, raid)
    if not is_vertex_leg(pencil.hex, end):
        return True
    if not (pencil.can_draw(end, True) and pencil.can_draw(end, False)):
        return pencil.can_draw(end, True)
    return threats(t, hexes_of_leg(pencil.hex, end, True)) <= threats(t, hexes_of_leg(pencil.hex, end, False))


def threats(t: Bomber, hexes: list[int]) -> i64:
    found: i64 = 0
    for hex in hexes:
        row = t.scenario * HEXES + hex
        found += 2 if AREA_FLAK[row] >= 0 else 0
        found += 1 if HIMMELBETT[row] else 0
    return found


def last_leg_start(t: Bomber, raid: RaidId) -> i64:
    """Where in the path the last leg begins."""
    at = t.length[raid] - 1
    last = t.leg[raid * PATH + at]
    while at > 0 and t.leg[raid * PATH + at] == last:
        at -= 1
    return at


def is_last_leg_left(t: Bomber, raid: RaidId) -> bool:
    start = last_leg_start(t, raid)
    end = t.length[raid] - 1
    return hexes_of_leg(t.path[raid * PATH + start], t.path[raid * PATH + end], True) == [
        t.path[raid * PATH + i] for i in range(start + 1, end + 1)
    ]


def can_turn_leg(t: Bomber, raid: RaidId) -> bool:
    """Whether the last leg could be flown on the other side of its vertices too."""
    start = last_leg_start(t, raid)
    end = t.length[raid] - 1
    if start == end or (t.leader[raid] != NONE and start < t.split_at[raid]):
        return False
    if not is_vertex_leg(t.path[raid * PATH + start], t.path[raid * PATH + end]):
        return False
    return Pencil(t, raid, start).can_draw(t.path[raid * PATH + end], not is_last_leg_left(t, raid))


def offer_ways(t: Bomber, raid: RaidId) -> None:
    pencil = Pencil(t, raid)
    if pencil.can_draw(t.plot_end, True):
        t.offer(P_LEFT)
    if pencil.can_draw(t.plot_end, False):
        t.offer(P_RIGHT)


# --- reasons
def refuse_legs(t: Bomber, pencil: Pencil, ends: list[int]) -> None:
    """Says of every other hex in line why no leg may end there; once, however many lines lead to it."""
    said = list(ends)
    for line in SIDE_LINES[pencil.hex]:
        refuse_line(t, pencil, line, False, said)
    for line in VERTEX_LINES[pencil.hex]:
        refuse_line(t, pencil, line, True, said)


def refuse_line(t: Bomber, pencil: Pencil, line: list[int], is_vertex: bool, said: list[int]) -> None:
    flight = pencil.flight
    at = pencil.at
    hex = pencil.hex
    before = pencil.before
    for here in line:
        at += 1
        is_end = (not is_vertex or (at - pencil.at) % 2 == 0) and here not in said
        if flight.ground and NO_DECOYS[t.scenario * HEXES + here]:
            if is_end:
                t.refuse(here, "4.3.4", "decoys_avoid_it")
                said.append(here)
            return
        if at - 1 == flight.split and here == flight.parting:
            if is_end:
                t.refuse(here, "4.4.1", "that_is_not_parting")
                said.append(here)
            return
        if flight.is_clash(at, pencil.way, here, hex, before):
            if is_end:
                t.refuse(here, "4.4", "another_raid_ends_there")
                said.append(here)
            return
        if is_end:
            refuse_end(t, flight, at, here, pencil.legs - 1, pencil.way)
            said.append(here)
        if pencil.way == OUT and here == flight.goal:
            return
        before = hex
        hex = here


def refuse_end(t: Bomber, flight: Flight, at: i64, hex: HexId, legs: i64, way: i64) -> None:
    if flight.is_too_bent(hex, legs, way):
        t.refuse(hex, "4.2.1", "too_many_legs")
    elif not flight.is_in_time(at, hex, legs, way):
        if way == OUT and flight.target_by < LAST_TURN:
            t.refuse(hex, "4.5.2", "no_time_for_the_second", flight.target_by)
        else:
            t.refuse(hex, "4.2.2", "not_home_in_time", LAST_TURN)
    else:
        t.refuse(hex, "4.4", "others_in_the_way")
