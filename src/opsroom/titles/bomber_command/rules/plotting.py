"""Plotting: the British player draws the routes in secret.  § 3.5 and § 4

Whatever is being asked for, it is one step with one kind of answer, and how far the plan has come stands in columns that the
British player keeps: from watching the questions nobody learns what is being planned.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.making import procedure, step
from opsroom.engine.procedure import DONE, Procedure, Todo
from opsroom.titles.bomber_command.rules.counters import NO_DECOYS
from opsroom.titles.bomber_command.rules.geography import (
    BOARD,
    BRITISH,
    CITIES,
    CITY_HEX,
    CITY_IN_PLAY,
    CITY_NAMES,
    ENTRIES,
    EXIT,
    HEX_NAMES,
    HEXES,
    MINE,
    NONE,
    RAID_NAMES,
    RAIDS,
)
from opsroom.titles.bomber_command.rules.numbers import (
    DECOY_LEGS,
    DECOY_PRICE,
    DECOYS,
    FOLLOW_UP_GAP,
    GARDENING_SWAPS,
    LAST_ENTRY,
    LAST_TURN,
    LEGS,
    MAIN_FORCES,
    MOSQUITOES,
    SPEED,
)
from opsroom.titles.bomber_command.rules.routes import (
    HOME_DISTANCE,
    SIDE_LINES,
    VERTEX_LINES,
    hexes_of_leg,
    is_vertex_leg,
    legs_home,
    legs_to,
)
from opsroom.titles.bomber_command.rules.table import (
    DECOY,
    GARDENING,
    KIND_NAMES,
    MAIN_FORCE,
    MOSQUITO,
    PATH,
    Bomber,
    is_stream,
)
from opsroom.titles.bomber_command.rules.timetable import (
    first_mark,
    marks,
    stops_short,
    trail,
)

# --- what is asked for
ASK_KIND: Final[i64] = 0
ASK_LETTER: Final[i64] = 1
ASK_TARGET: Final[i64] = 2
ASK_ENTRY: Final[i64] = 3
ASK_SPLIT: Final[i64] = 4
ASK_TURN: Final[i64] = 5
ASK_PACE: Final[i64] = 6
ASK_LEG: Final[i64] = 7
ASK_WAY: Final[i64] = 8
ASK_LOAD: Final[i64] = 9
STAGE_NAMES: Final = ["kind", "letter", "target", "entry", "split", "turn", "pace", "leg", "way", "load"]

# --- the answers, all of one kind: hexes, cities, then the words of planning
P_CITY: Final[i64] = HEXES
P_KIND: Final[i64] = P_CITY + CITIES
P_LETTER: Final[i64] = P_KIND + 4
P_ESCORT: Final[i64] = P_LETTER + RAIDS
P_SPLIT: Final[i64] = P_ESCORT + RAIDS
P_TURN: Final[i64] = P_SPLIT + PATH  # turn 0 is never offered
P_ONE_HEX: Final[i64] = P_TURN + LAST_TURN + 1
P_TWO_HEXES: Final[i64] = P_ONE_HEX + 1
P_LEFT: Final[i64] = P_ONE_HEX + 2
P_RIGHT: Final[i64] = P_ONE_HEX + 3
P_HEAVY: Final[i64] = P_ONE_HEX + 4
P_USUAL: Final[i64] = P_ONE_HEX + 5
P_HOME: Final[i64] = P_ONE_HEX + 6
P_ABANDON: Final[i64] = P_ONE_HEX + 7
P_DONE: Final[i64] = P_ONE_HEX + 8
PLOT_NAMES: Final = [
    *HEX_NAMES,
    *CITY_NAMES,
    *KIND_NAMES,
    *[f"raid_{raid}" for raid in RAID_NAMES],
    *[f"escort_{raid}" for raid in RAID_NAMES],
    *[f"split_{i}" for i in range(PATH)],
    *[f"turn_{i}" for i in range(LAST_TURN + 1)],
    "one_hex",
    "two_hexes",
    "left",
    "right",
    "heavy_load",
    "usual_load",
    "home",
    "abandon",
    "done",
]


@procedure("4.0")
class Plotting(Procedure):
    answer: i64 = NONE

    @step("4.0", into="answer", of="plot")
    def plot(self, t: Bomber) -> Todo:
        stage = t.plot_stage
        if stage == ASK_LEG:
            offer_legs(t, t.plot_raid)
        elif stage == ASK_KIND:
            offer_kinds(t)
        elif stage == ASK_LETTER:
            for raid in range(RAIDS):
                if t.kind[raid] == NONE:
                    t.offer(P_LETTER + raid)
        elif stage == ASK_TARGET:
            offer_targets(t, t.plot_raid)
        elif stage == ASK_ENTRY:
            offer_entries(t, t.plot_raid)
        elif stage == ASK_SPLIT:
            offer_splits(t, t.plot_raid)
        elif stage == ASK_TURN:
            offer_turns(t, t.plot_raid)
        elif stage == ASK_PACE:
            offer_paces(t, t.plot_raid)
        elif stage == ASK_WAY:
            offer_ways(t, t.plot_raid)
        else:
            t.offer(P_USUAL)
            t.offer(P_HEAVY)
        if stage == ASK_LEG or t.offered == 0:
            t.offer(P_ABANDON)
        return t.ask(BRITISH)

    @step("4.0")
    def draw(self, t: Bomber) -> Todo:
        answer = self.answer
        self.answer = NONE
        if answer == P_DONE:
            forget_pencil(t)
            t.tell("plots_made")
            return DONE
        if answer == P_ABANDON:
            wipe(t, t.plot_raid)
            forget_pencil(t)
            t.abandoned += 1
        else:
            take(t, t.plot_raid, answer)
        return self.go_to("plot")


# --- how many raids, § 3.5.1
def plotted(t: Bomber, kind: i64) -> i64:
    n: i64 = 0
    for raid in range(RAIDS):
        if t.kind[raid] == kind:
            n += 1
    return n


def mosquitoes_used(t: Bomber) -> i64:
    """Out of the Mosquito allotment: a Gardening raid costs one, a Decoy beyond the given ones two."""
    bought = plotted(t, DECOY) - DECOYS[t.scenario]
    return plotted(t, MOSQUITO) + plotted(t, GARDENING) + (DECOY_PRICE * bought if bought > 0 else 0)


def offer_kinds(t: Bomber) -> None:
    left = MOSQUITOES[t.scenario] - mosquitoes_used(t)
    if plotted(t, MAIN_FORCE) < MAIN_FORCES[t.scenario]:
        t.offer(P_KIND + MAIN_FORCE)
        t.refuse(P_DONE, "4.0", "main_force_first")
    else:
        t.refuse(P_KIND + MAIN_FORCE, "3.5.1", "no_more_of_them")
        t.offer(P_DONE)
    if left >= 1:
        t.offer(P_KIND + MOSQUITO)
    else:
        t.refuse(P_KIND + MOSQUITO, "3.5.1", "no_more_of_them")
    if left >= 1 and plotted(t, GARDENING) < GARDENING_SWAPS:
        t.offer(P_KIND + GARDENING)
    else:
        t.refuse(P_KIND + GARDENING, "3.5.1", "no_more_of_them")
    if plotted(t, DECOY) < DECOYS[t.scenario] or left >= DECOY_PRICE:
        t.offer(P_KIND + DECOY)
    else:
        t.refuse(P_KIND + DECOY, "3.5.1", "no_more_of_them")


# --- targets, § 4.3: that of a Main Force is drawn (§ 4.3.1), in Downfall one for each (§ 4.5)
def is_taken_target(t: Bomber, city: i64) -> bool:
    """§ 4.3.2: no Mosquitoes to a city that another raid attacks; the drawn targets are such cities."""
    if t.target[0] == city or t.target[1] == city:
        return True
    for raid in range(RAIDS):
        if t.raid_city[raid] == city:
            return True
    return False


def offer_targets(t: Bomber, raid: i64) -> None:
    kind = t.kind[raid]
    if kind == MAIN_FORCE:
        for block in range(MAIN_FORCES[t.scenario]):
            if not is_block_plotted(t, block) and not (block == 1 and t.follow_up and not is_block_plotted(t, 0)):
                t.offer(P_CITY + t.target[block])
    elif kind == MOSQUITO:
        for city in range(CITIES):
            if CITY_IN_PLAY[t.scenario * CITIES + city] == 0:
                continue
            if is_taken_target(t, city):
                t.refuse(P_CITY + city, "4.3.2", "another_raid_goes_there")
            else:
                t.offer(P_CITY + city)
    else:
        for hex in range(HEXES):
            if MINE[t.scenario * HEXES + hex] == 0:
                continue
            if is_taken_mine(t, hex):
                t.refuse(hex, "4.3.3", "another_raid_goes_there")
            else:
                t.offer(hex)


def is_block_plotted(t: Bomber, block: i64) -> bool:
    for raid in range(RAIDS):
        if t.kind[raid] == MAIN_FORCE and t.block[raid] == block:
            return True
    return False


def is_taken_mine(t: Bomber, hex: i64) -> bool:
    for raid in range(RAIDS):
        if t.mine[raid] == hex:
            return True
    return False


def target_hex(t: Bomber, raid: i64) -> i64:
    """The hex it flies to; Decoys have none."""
    if t.raid_city[raid] != NONE:
        return CITY_HEX[t.raid_city[raid]]
    return t.mine[raid]


# --- entry, § 4.2
def offer_entries(t: Bomber, raid: i64) -> None:
    goal = target_hex(t, raid)
    for hex in ENTRIES[t.scenario]:
        if t.kind[raid] == DECOY and NO_DECOYS[t.scenario * HEXES + hex]:
            t.refuse(hex, "4.3.4", "decoys_avoid_it")
        elif goal != NONE and legs_to(goal)[hex] > LEGS:
            t.refuse(hex, "4.2.1", "too_many_legs")
        elif hex == goal:
            t.refuse(hex, "4.2", "the_target_itself")
        else:
            t.offer(hex)
    if t.kind[raid] == MOSQUITO:
        for leader in range(RAIDS):
            if leader != raid and t.kind[leader] != NONE and is_stream(t, leader):
                if can_split(t, raid, leader):
                    t.offer(P_ESCORT + leader)
                else:
                    t.refuse(P_ESCORT + leader, "4.4.1", "no_way_to_the_target")


def can_split_at(t: Bomber, raid: i64, leader: i64, at: i64) -> bool:
    """Whether a Mosquito raid can leave its leader there and still reach its target in its legs and turns."""
    hex = t.path[leader * PATH + at]
    goal = target_hex(t, raid)
    if hex == goal or t.leg[leader * PATH + at] + legs_to(goal)[hex] > LEGS:
        return False
    return at + BOARD.distance(hex, goal) + HOME_DISTANCE[goal] < longest_path(t, leader)


def can_split(t: Bomber, raid: i64, leader: i64) -> bool:
    for at in range(t.length[leader] - 1):
        if can_split_at(t, raid, leader, at):
            return True
    return False


def offer_splits(t: Bomber, raid: i64) -> None:
    leader = t.leader[raid]
    for at in range(t.length[leader] - 1):
        if can_split_at(t, raid, leader, at):
            t.offer(P_SPLIT + at)
        else:
            t.refuse(P_SPLIT + at, "4.4.1", "no_way_to_the_target")


def offer_turns(t: Bomber, raid: i64) -> None:
    """§ 4.2.2; the second raid on one target comes four turns after the first, § 4.5.2."""
    earliest: i64 = 1
    ahead: i64 = 0
    if t.kind[raid] == MAIN_FORCE and t.follow_up:
        if t.block[raid] == 1:
            earliest = entry_of_block(t, 0) + FOLLOW_UP_GAP
        else:
            ahead = FOLLOW_UP_GAP  # room for the second raid
    goal = target_hex(t, raid)
    shortest: i64 = 2
    if goal != NONE:
        start = t.path[raid * PATH]
        shortest = BOARD.distance(start, goal) + 1 + HOME_DISTANCE[goal]
    for turn in range(1, LAST_ENTRY + 1):
        if turn < earliest:
            t.refuse(P_TURN + turn, "4.5.2", "too_soon_after_the_first", earliest)
        elif turn + ahead > LAST_ENTRY or SPEED * (LAST_TURN - turn - ahead) - trail(t, raid) < shortest:
            t.refuse(P_TURN + turn, "4.2.2", "not_home_in_time", LAST_TURN)
        else:
            t.offer(P_TURN + turn)


def entry_of_block(t: Bomber, block: i64) -> i64:
    for raid in range(RAIDS):
        if t.kind[raid] == MAIN_FORCE and t.block[raid] == block:
            return t.entry[raid]
    return 1


def offer_paces(t: Bomber, raid: i64) -> None:
    """§ 4.2.2: one hex in the entry turn, or two; after one, the first hex is where the turn ends, § 4.4."""
    t.offer(P_TWO_HEXES)
    if t.entry[raid] * 256 + t.path[raid * PATH] in taken_marks(t, raid):
        t.refuse(P_ONE_HEX, "4.4", "another_raid_ends_there")
    else:
        t.offer(P_ONE_HEX)


# --- legs, § 4.2.1
def taken_marks(t: Bomber, raid: i64) -> set[int]:
    """Turn and hex of everything that other raids occupy at ends of turns."""
    taken: set[int] = set()
    for rival in range(RAIDS):
        if rival != raid and t.length[rival] > 0:
            marks(t, rival, taken)
    return taken


def longest_path(t: Bomber, raid: i64) -> i64:
    """So many hexes may its path have, to be wholly home on the last turn."""
    room = first_mark(t, raid) + SPEED * (LAST_TURN - t.entry[raid]) - trail(t, raid)
    return room if room < PATH else PATH


def legs_flown(t: Bomber, raid: i64) -> i64:
    return t.leg[raid * PATH + t.length[raid] - 1]


def legs_left(t: Bomber, raid: i64) -> i64:
    """Decoys have eight in all, the others four each way."""
    flown = legs_flown(t, raid)
    if t.kind[raid] == DECOY:
        return DECOY_LEGS - flown
    if t.target_at[raid] == NONE:
        return LEGS - flown
    return LEGS - (flown - t.leg[raid * PATH + t.target_at[raid]])


def is_at_home_coast(t: Bomber, raid: i64) -> bool:
    """At an exit hex, with nothing more to do."""
    last = t.length[raid] - 1
    if EXIT[t.path[raid * PATH + last]] == 0:
        return False
    return last > 0 if t.kind[raid] == DECOY else t.target_at[raid] != NONE and last > t.target_at[raid]


def offer_legs(t: Bomber, raid: i64) -> None:
    """The ends of all legs from here that can still lead to the target and home."""
    if is_at_home_coast(t, raid):
        t.offer(P_HOME)
    if legs_left(t, raid) == 0:
        return
    pencil = Pencil(t, raid)
    for line in SIDE_LINES[pencil.start]:
        pencil.draw_line(line, False)
    for line in VERTEX_LINES[pencil.start]:
        pencil.draw_line(line, True)


NO_TROUBLE: Final[i64] = 0
NO_DECOYS_HERE: Final[i64] = 1
NOT_PARTING: Final[i64] = 2
ENDS_TOGETHER: Final[i64] = 3


class Pencil:
    """Draws trial lines from the end of a route, and offers where they may end."""

    def __init__(self, t: Bomber, raid: i64) -> None:
        self.t = t
        self.raid = raid
        self.last: i64 = t.length[raid] - 1
        self.start: i64 = t.path[raid * PATH + self.last]
        self.before: i64 = t.path[raid * PATH + self.last - 1] if self.last > 0 else NONE
        self.goal: i64 = target_hex(t, raid) if t.target_at[raid] == NONE else NONE
        self.left: i64 = legs_left(t, raid) - 1
        self.legs = legs_to(self.goal) if self.goal != NONE else legs_home()
        self.most = longest_path(t, raid)
        self.taken = taken_marks(t, raid)
        self.stream = trail(t, raid)
        self.is_decoy: bool = t.kind[raid] == DECOY
        self.parting: i64 = NONE  # the hex into which the leader flies on, § 4.4.1
        if t.leader[raid] != NONE and self.last == t.split_at[raid]:
            self.parting = t.path[t.leader[raid] * PATH + self.last + 1]
        late: i64 = 1 if t.target_at[raid] != NONE and stops_short(t, raid) else 0
        self.first = first_mark(t, raid) - late
        self.entry: i64 = t.entry[raid]
        self.found: list[int] = []  # ends of vertex legs that are offered already
        self.refused: list[int] = []

    def is_refused_first(self, hex: i64) -> bool:
        """A hex is refused once, however many lines lead there."""
        if not self.t.looking or hex in self.refused:
            return False
        self.refused.append(hex)
        return True

    def trouble(self, at: i64, hex: i64, behind: i64, further: i64) -> i64:
        """Why the path cannot have this hex at this place, after these two."""
        if self.is_decoy and NO_DECOYS[self.t.scenario * HEXES + hex]:
            return NO_DECOYS_HERE
        if at == self.last + 1 and hex == self.parting:
            return NOT_PARTING
        beyond = at - self.first
        if beyond < 0 or beyond % SPEED:
            return NO_TROUBLE  # no turn ends there
        base = (self.entry + beyond // SPEED) * 256
        if base + hex in self.taken:
            return ENDS_TOGETHER
        if self.stream and (base + behind in self.taken or (self.stream > 1 and base + further in self.taken)):
            return ENDS_TOGETHER
        return NO_TROUBLE

    def draw_line(self, line: list[int], is_vertex: bool) -> None:
        """Along a line as far as it goes; lines through vertices end only at every other hex."""
        at = self.last
        behind = self.start
        further = self.before
        for here in line:
            at += 1
            if at >= self.most:
                return
            if self.is_decoy or at == self.last + 1 or (at - self.first) % SPEED == 0:
                why = self.trouble(at, here, behind, further)
                if why != NO_TROUBLE:
                    if not is_vertex and self.is_refused_first(here):
                        refuse_for(self.t, here, why)
                    return
            if not is_vertex or (at - self.last) % 2 == 0:
                if self.legs[here] <= self.left:
                    self.offer_end(at, here, is_vertex)
                elif self.is_refused_first(here):
                    self.t.refuse(here, "4.2.1", "too_many_legs")
            if here == self.goal:
                return  # the target is a waypoint: no leg leads over it
            further = behind
            behind = here

    def offer_end(self, at: i64, hex: i64, is_vertex: bool) -> None:
        t = self.t
        goal = self.goal
        to_come = HOME_DISTANCE[hex] if goal == NONE else BOARD.distance(hex, goal) + HOME_DISTANCE[goal]
        if at + to_come >= self.most:
            if self.is_refused_first(hex):
                t.refuse(hex, "4.2.2", "not_home_in_time", LAST_TURN)
            return
        if is_vertex:
            if hex in self.found:
                return
            self.found.append(hex)
        t.offer(hex)

    def can_fly(self, end: i64, is_left: bool) -> bool:
        """Whether a leg to there can be flown on that side of its vertices."""
        hexes = hexes_of_leg(self.start, end, is_left)
        at = self.last
        behind = self.start
        further = self.before
        for hex in hexes:
            at += 1
            if self.trouble(at, hex, behind, further) != NO_TROUBLE or (hex == self.goal and hex != end):
                return False
            further = behind
            behind = hex
        return len(hexes) > 0


def refuse_for(t: Bomber, hex: i64, why: i64) -> None:
    if why == NO_DECOYS_HERE:
        t.refuse(hex, "4.3.4", "decoys_avoid_it")
    elif why == NOT_PARTING:
        t.refuse(hex, "4.4.1", "that_is_not_parting")
    else:
        t.refuse(hex, "4.4", "another_raid_ends_there")


def offer_ways(t: Bomber, raid: i64) -> None:
    pencil = Pencil(t, raid)
    if pencil.can_fly(t.plot_end, True):
        t.offer(P_LEFT)
    if pencil.can_fly(t.plot_end, False):
        t.offer(P_RIGHT)


# --- what is drawn
def take(t: Bomber, raid: i64, answer: i64) -> None:
    """Put an answer into the plan, and say what is asked for next."""
    stage = t.plot_stage
    if stage == ASK_KIND:
        begin_raid(t, answer - P_KIND)
    elif stage == ASK_LETTER:
        give_letter(t, answer - P_LETTER)
    elif stage == ASK_TARGET:
        take_target(t, raid, answer)
    elif stage == ASK_ENTRY:
        if answer >= P_ESCORT:
            t.leader[raid] = answer - P_ESCORT
            t.entry[raid] = t.entry[t.leader[raid]]
            t.slow_entry[raid] = t.slow_entry[t.leader[raid]]
            t.plot_stage = ASK_SPLIT
        else:
            append(t, raid, answer, 0)
            t.plot_stage = ASK_TURN
    elif stage == ASK_SPLIT:
        fly_along(t, raid, answer - P_SPLIT)
        t.plot_stage = ASK_LEG
    elif stage == ASK_TURN:
        t.entry[raid] = answer - P_TURN
        t.plot_stage = ASK_PACE
    elif stage == ASK_PACE:
        t.slow_entry[raid] = 1 if answer == P_ONE_HEX else 0
        t.plot_stage = ASK_LEG
    elif stage == ASK_LEG:
        take_leg(t, raid, answer)
    elif stage == ASK_WAY:
        draw_leg(t, raid, t.plot_end, answer == P_LEFT)
    else:
        t.heavy[raid] = 1 if answer == P_HEAVY else 0
        finish_raid(t)


def begin_raid(t: Bomber, kind: i64) -> None:
    """The kind waits in `plot_end` until the raid has a letter."""
    t.plot_end = kind
    t.plot_stage = ASK_LETTER


def give_letter(t: Bomber, raid: i64) -> None:
    """§ 4.1: the letter of a raid box."""
    t.plot_raid = raid
    t.kind[raid] = t.plot_end
    t.plot_end = NONE
    t.plot_stage = ASK_ENTRY if t.kind[raid] == DECOY else ASK_TARGET


def take_target(t: Bomber, raid: i64, answer: i64) -> None:
    if t.kind[raid] == GARDENING:
        t.mine[raid] = answer
    else:
        t.raid_city[raid] = answer - P_CITY
        if t.kind[raid] == MAIN_FORCE:
            is_first = t.target[0] == t.raid_city[raid] and not is_block_plotted(t, 0)
            t.block[raid] = 0 if is_first else 1
    t.plot_stage = ASK_ENTRY


def append(t: Bomber, raid: i64, hex: i64, leg: i64) -> None:
    row = raid * PATH + t.length[raid]
    t.path[row] = hex
    t.leg[row] = leg
    t.length[raid] += 1


def fly_along(t: Bomber, raid: i64, at: i64) -> None:
    """§ 4.4.1: the leader's path up to the hex where they part."""
    leader = t.leader[raid]
    for i in range(at + 1):
        append(t, raid, t.path[leader * PATH + i], t.leg[leader * PATH + i])
    t.split_at[raid] = at


def take_leg(t: Bomber, raid: i64, answer: i64) -> None:
    if answer == P_HOME:
        if t.kind[raid] == MAIN_FORCE and t.load_rule:
            t.plot_stage = ASK_LOAD
        else:
            finish_raid(t)
        return
    start = t.path[raid * PATH + t.length[raid] - 1]
    if is_vertex_leg(start, answer):
        t.plot_end = answer
        t.plot_stage = ASK_WAY
    else:
        draw_leg(t, raid, answer, True)


def draw_leg(t: Bomber, raid: i64, end: i64, is_left: bool) -> None:
    leg = legs_flown(t, raid) + 1
    start = t.path[raid * PATH + t.length[raid] - 1]
    for hex in hexes_of_leg(start, end, is_left):
        append(t, raid, hex, leg)
    if t.target_at[raid] == NONE and end == target_hex(t, raid):
        t.target_at[raid] = t.length[raid] - 1
    t.plot_end = NONE
    t.plot_stage = ASK_LEG


def finish_raid(t: Bomber) -> None:
    """Nothing is told: how many raids there are is as secret as their routes."""
    forget_pencil(t)


def forget_pencil(t: Bomber) -> None:
    t.plot_stage = ASK_KIND
    t.plot_raid = NONE
    t.plot_end = NONE


def wipe(t: Bomber, raid: i64) -> None:
    """An abandoned plan leaves nothing."""
    t.kind[raid] = NONE
    t.block[raid] = NONE
    t.raid_city[raid] = NONE
    t.mine[raid] = NONE
    t.entry[raid] = 0
    t.slow_entry[raid] = 0
    for i in range(t.length[raid]):
        t.path[raid * PATH + i] = NONE
        t.leg[raid * PATH + i] = NONE
    t.length[raid] = 0
    t.target_at[raid] = NONE
    t.leader[raid] = NONE
    t.split_at[raid] = NONE
    t.heavy[raid] = 0
