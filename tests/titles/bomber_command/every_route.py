"""Plots by trying every route: slow, but without any of the shortcuts that the rules take.  § 4.2 to § 4.4

`crowded(seed)` makes positions so late in the night, so close to the coast and so full of other raids that every route can be tried.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from opsroom.engine.ids import NONE
from opsroom.titles.bomber_command.rules.charts import DECOY_LEGS, LAST_ENTRY, LAST_TURN, LEGS, SPEED
from opsroom.titles.bomber_command.rules.counters import NO_DECOYS
from opsroom.titles.bomber_command.rules.geography import BOARD, CITY_HEX, ENTRIES, EXIT, EXITS, HEX_NAMES, HEXES, MINE
from opsroom.titles.bomber_command.rules.plot_legs import legs_left
from opsroom.titles.bomber_command.rules.plot_questions import (
    ASK_LEG,
    ASK_PACE,
    ASK_SPLIT,
    ASK_WAY,
    P_ABANDON,
    P_HOME,
    P_LEFT,
    P_ONE_HEX,
    P_RIGHT,
    P_SPLIT,
    P_TWO_HEXES,
)
from opsroom.titles.bomber_command.rules.plotting import Plotting
from opsroom.titles.bomber_command.rules.table import DECOY, GARDENING, MAIN_FORCE, PATH, Bomber
from opsroom.titles.bomber_command.rules.timetable import first_mark, head_after, is_together, trail
from tests.titles.bomber_command.night import RAID, Night, begin, night, raid

# By hex: lines through sides, then through each vertex on its left and on its right; and at every which hex a leg may end.
LINES = [
    [(BOARD.along_side(hex, side, 20), 1) for side in range(6)]
    + [(BOARD.along_vertex(hex, side, 20, is_left), 2) for side in range(6) for is_left in (True, False)]
    for hex in range(HEXES)
]
HOME = [min(BOARD.distance(hex, exit) for exit in EXITS) for hex in range(HEXES)]
LONG_NIGHT = 1000  # turns


class EveryRoute:
    """All whole routes of one raid; without `rivals` as if it flew alone, without `hours` as if the night never ended."""

    def __init__(self, t: Bomber, raid: int, is_slow: bool, rivals: bool = True, hours: bool = True) -> None:
        self.t, self.raid = t, raid
        self.is_decoy = t.kind[raid] == DECOY
        self.goal = CITY_HEX[t.raid_city[raid]] if t.raid_city[raid] != NONE else t.mine[raid]
        self.behind = trail(t, raid)
        self.last_turn = LAST_TURN if hours else LONG_NIGHT
        self.first = 0 if is_slow else SPEED - 1
        self.parting = NONE
        if t.leader[raid] != NONE:
            split = t.split_at[raid]
            self.parting = t.path[t.leader[raid] * PATH + split + 1]
            if not t.parting_rule and split in range(self.first, PATH, SPEED):
                self.first -= 1  # one hex in the turn after parting, ruling B43
        self.most = self.first + SPEED * (self.last_turn - t.entry[raid]) - self.behind  # hexes in so many turns
        self.bomb_by = latest_bombing(t, self.goal, t.entry[raid]) if is_before_another(t, raid) else self.last_turn
        self.taken = taken_by_others(t, raid) if rivals else set()
        self.known: dict[tuple[int, ...], bool] = {}

    def at_least(self, hex: int, target: int) -> int:
        """Hexes still to fly, as the crow flies."""
        if target != NONE or self.is_decoy:
            return HOME[hex]
        return BOARD.distance(hex, self.goal) + HOME[self.goal]

    def first_after(self, target: int) -> int:
        """Where the entry turn ends, reckoned back from what was flown after the target; § 4.3.3."""
        is_late = self.t.kind[self.raid] == GARDENING and target > self.first and (target - self.first) % SPEED
        return self.first - 1 if is_late else self.first

    def meets(self, at: int, target: int, *hexes: int) -> bool:
        """Whether a turn ends with the head at that place and the raid in another's hex; the stream is in the later hexes."""
        beyond = at - self.first_after(target)
        turn = self.t.entry[self.raid] + beyond // SPEED
        ends = beyond >= 0 and beyond % SPEED == 0
        return ends and any((turn, hex) in self.taken for hex in hexes[: self.behind + 1])

    def is_home(self, at: int, hex: int, before: int, target: int) -> bool:
        head = self.first_after(target) + SPEED * (self.last_turn - self.t.entry[self.raid])
        if not EXIT[hex] or head - self.behind <= at:
            return False
        return not self.meets(at + 1, target, NONE, hex, before) and not self.meets(at + 2, target, NONE, NONE, hex)

    def can_finish(self, at: int, hex: int, before: int, legs: int, target: int, is_fresh: bool) -> bool:
        """Whether it can go home from a place on its route where a leg ends."""
        if not is_fresh and (self.is_decoy or target != NONE) and self.is_home(at, hex, before, target):
            return True
        if legs == 0 or at + self.at_least(hex, target) >= self.most:
            return False
        if target == NONE and not self.is_decoy and not self.is_in_time_to_bomb(at + BOARD.distance(hex, self.goal)):
            return False
        state = (at, hex, before if self.behind else NONE, legs, target, is_fresh)
        if state not in self.known:
            self.known[state] = any(True for _ in self.legs_from(at, hex, before, legs, target))
        return self.known[state]

    def is_in_time_to_bomb(self, at: int) -> bool:
        return at <= self.first + SPEED * (self.bomb_by - self.t.entry[self.raid])

    def can_end(self, at: int, hex: int, before: int, further: int, legs: int, target: int) -> bool:
        """Whether a leg may end there, with so many legs left."""
        if target == NONE and hex == self.goal:
            if not self.is_in_time_to_bomb(at):
                return False
            return not self.meets(at, at, hex, before, further) and self.can_finish(at, hex, before, LEGS, at, True)
        return self.can_finish(at, hex, before, legs, target, False)

    def legs_from(self, start: int, hex: int, before: int, legs: int, target: int) -> Iterator[tuple[int, int]]:
        """The line and the end of each leg that leads on."""
        for number, (line, every) in enumerate(LINES[hex]):
            at, one, two = start, hex, before
            for here in line:
                at += 1
                if self.blocks(start, at, here, one, two, target):
                    break
                if (at - start) % every == 0 and self.can_end(at, here, one, two, legs - 1, target):
                    yield number, here
                if at >= self.most or (target == NONE and here == self.goal):
                    break
                one, two = here, one

    def blocks(self, start: int, at: int, here: int, one: int, two: int, target: int) -> tuple[str, str] | None:
        """Why no leg leads into that hex or any further."""
        if self.is_decoy and NO_DECOYS[self.t.scenario * HEXES + here]:
            return "4.3.4", "decoys_avoid_it"
        if at == start + 1 and here == self.parting and start == self.t.split_at[self.raid]:
            return "4.4.1", "that_is_not_parting"
        if self.meets(at, target, here, one, two):
            return "4.4", "another_raid_ends_there"
        return None


def taken_by_others(t: Bomber, raid: int) -> set[tuple[int, int]]:
    """The turns and hexes in which other raids end them, with their streams."""
    return {
        (turn, t.path[rival * PATH + head - back])
        for rival in range(len(t.kind))
        if rival != raid and t.length[rival]
        for turn in range(t.entry[rival], t.entry[rival] + t.length[rival] + 2)
        for head in [head_after(t, rival, turn)]
        for back in range(trail(t, rival) + 1)
        if 0 <= head - back < t.length[rival] and not is_together(t, rival, head)
    }


def is_before_another(t: Bomber, raid: int) -> bool:
    return t.kind[raid] == MAIN_FORCE and bool(t.follow_up) and t.block[raid] == 0


def latest_bombing(t: Bomber, goal: int, entry: int) -> int:
    """Ruling B77: two turns before the second raid on the same target, which enters four turns later, is there at the latest."""
    out, back = fewest_hexes((goal,), LEGS), fewest_hexes(tuple(EXITS), LEGS)[goal]
    behind = 0 if t.scenario else 2
    arrivals = [
        turn + out[hex] // SPEED
        for turn in range(entry + 4, LAST_ENTRY + 1)
        for hex in ENTRIES[t.scenario]
        if out[hex] + back < 1 + SPEED * (LAST_TURN - turn) - behind
    ]
    return max(arrivals) - 2


# --- what the editor should answer
def legal_answers(t: Bomber) -> list[int]:
    """To a question of pace, parting, leg or way."""
    answers = {ASK_PACE: legal_paces, ASK_SPLIT: legal_splits, ASK_LEG: legal_legs, ASK_WAY: legal_ways}
    return answers[t.plot_stage](t)


def legal_paces(t: Bomber) -> list[int]:
    raid = t.plot_raid
    hex = t.path[raid * PATH]
    legs = DECOY_LEGS if t.kind[raid] == DECOY else LEGS
    fast, slow = EveryRoute(t, raid, False), EveryRoute(t, raid, True)
    found = [P_TWO_HEXES] if fast.can_finish(0, hex, NONE, legs, NONE, True) else []
    if not slow.meets(0, NONE, hex) and slow.can_finish(0, hex, NONE, legs, NONE, True):
        found.append(P_ONE_HEX)
    return found or [P_ABANDON]


def legal_splits(t: Bomber) -> list[int]:
    """§ 4.4.1: not over its own target, and not after the fourth leg."""
    raid, leader = t.plot_raid, t.leader[t.plot_raid]
    found = []
    for at in range(t.length[leader] - 1):
        row = leader * PATH + at
        t.split_at[raid] = at
        route = EveryRoute(t, raid, first_mark(t, leader) == 0)
        before = t.path[row - 1] if at else NONE
        legs = LEGS - t.leg[row]
        if legs > 0 and t.path[row] != route.goal and any(route.legs_from(at, t.path[row], before, legs, NONE)):
            found.append(P_SPLIT + at)
    t.split_at[raid] = NONE
    return found or [P_ABANDON]


def pencil(t: Bomber) -> tuple[EveryRoute, int, int, int]:
    """The route that is being drawn, its last place, the hex there and the hex before."""
    raid = t.plot_raid
    last = t.length[raid] - 1
    before = t.path[raid * PATH + last - 1] if last else NONE
    return EveryRoute(t, raid, first_mark(t, raid) == 0), last, t.path[raid * PATH + last], before


def legal_legs(t: Bomber) -> list[int]:
    raid, target = t.plot_raid, t.target_at[t.plot_raid]
    route, last, hex, before = pencil(t)
    legs = legs_left(t, raid)
    found = {end for _, end in route.legs_from(last, hex, before, legs, target)} if legs else set()
    if last > max(target, 0) and (route.is_decoy or target != NONE) and route.is_home(last, hex, before, target):
        found.add(P_HOME)
    return sorted(found | {P_ABANDON})


def legal_ways(t: Bomber) -> list[int]:
    route, last, hex, before = pencil(t)
    found = route.legs_from(last, hex, before, legs_left(t, t.plot_raid), t.target_at[t.plot_raid])
    return [P_RIGHT if number % 2 else P_LEFT for number, end in found if end == t.plot_end]


def reasons_for_legs(t: Bomber, offered: list[int]) -> dict[int, tuple[str, str]]:
    """Why no leg may end in each other hex of the lines."""
    raid, target = t.plot_raid, t.target_at[t.plot_raid]
    route, start, hex, before = pencil(t)
    is_slow = first_mark(t, raid) == 0
    alone = EveryRoute(t, raid, is_slow, rivals=False)
    legs = legs_left(t, raid)
    found: dict[int, tuple[str, str]] = {}
    for line, every in LINES[hex] if legs else []:
        at, one, two = start, hex, before
        for here in line:
            at += 1
            is_end = (at - start) % every == 0 and here not in offered
            why = route.blocks(start, at, here, one, two, target)
            if is_end:
                found.setdefault(here, why or reason_for_end(t, alone, at, here, one, legs - 1))
            if why or (target == NONE and here == route.goal):
                break
            one, two = here, one
    return found


def reason_for_end(t: Bomber, alone: EveryRoute, at: int, hex: int, before: int, legs: int) -> tuple[str, str]:
    target = t.target_at[t.plot_raid]
    goals = EXITS if alone.is_decoy or target != NONE else [alone.goal]
    if fewest_legs(tuple(goals), 1 + t.scenario if alone.is_decoy else 0)[hex] > legs:
        return "4.2.1", "too_many_legs"
    if not alone.can_end(at, hex, before, NONE, legs, target):
        is_first = target == NONE and alone.bomb_by < LAST_TURN
        return ("4.5.2", "no_time_for_the_second") if is_first else ("4.2.2", "not_home_in_time")
    return "4.4", "others_in_the_way"


@cache
def fewest_legs(goals: tuple[int, ...], closed: int) -> list[int]:
    """From each hex to the nearest goal; `closed` is 1 or 2 where the hexes closed to Decoys of a scenario are avoided."""
    found = [0 if hex in goals else 99 for hex in range(HEXES)]
    for legs in range(1, DECOY_LEGS + 1):
        for hex in range(HEXES):
            if found[hex] == 99 and any(found[end] == legs - 1 for end in ends_in_line(hex, closed)):
                found[hex] = legs
    return found


@cache
def fewest_hexes(goals: tuple[int, ...], legs: int) -> list[int]:
    """From each hex to the nearest goal, in at most so many legs."""
    if legs == 0:
        return [0 if hex in goals else 999 for hex in range(HEXES)]
    after = fewest_hexes(goals, legs - 1)
    return [
        min([after[hex], *(BOARD.distance(hex, end) + after[end] for end in ends_in_line(hex, 0))])
        for hex in range(HEXES)
    ]


@cache
def ends_in_line(hex: int, closed: int) -> set[int]:
    found = set()
    for line, every in LINES[hex]:
        for n, here in enumerate(line, 1):
            if closed and NO_DECOYS[(closed - 1) * HEXES + here]:
                break
            if n % every == 0:
                found.add(here)
    return found


# --- positions
KINDS = ["main_force", "mosquito", "gardening", "decoy"]
COAST = [hex for hex in range(HEXES) if HOME[hex] <= 5]


def crowded(seed: int) -> Night:
    """A raid at its entry hex late in the night, with little time to spare, and others all around."""
    chooser = random.Random(seed)
    t = night(seed % 3 == 2, parting_rule=seed % 2)
    t.turn = 0
    kind = KINDS[seed % 4]
    starts = [hex for hex in COAST if not NO_DECOYS[t.scenario * HEXES + hex]]
    city = goal = NONE
    if kind == "gardening":
        goal = chooser.choice([hex for hex in COAST if MINE[hex]])
    elif kind != "decoy":
        city = chooser.choice([city for city, hex in enumerate(CITY_HEX) if hex in COAST])
        goal = CITY_HEX[city]
    if goal != NONE:
        starts = [hex for hex in COAST if 1 <= BOARD.distance(hex, goal) <= 3]
    start = chooser.choice(starts)
    shortest = HOME[start] + 2 if goal == NONE else BOARD.distance(start, goal) + HOME[goal]
    planned = raid(t, "a", kind, HEX_NAMES[start])
    t.entry[planned] = LAST_TURN - (shortest + trail(t, planned) + chooser.randrange(1, 6)) // SPEED
    t.raid_city[planned] = city
    t.mine[planned] = goal if city == NONE else NONE
    for letter in list(RAID)[1 : 1 + chooser.randrange(9)]:
        add_rival(t, letter, t.entry[planned], chooser)
    t.plot_raid, t.plot_stage = planned, ASK_PACE
    return begin(t, Plotting())


def escorted(seed: int) -> Night:
    """Mosquitoes that are to part from another raid, late in the night and among others."""
    chooser = random.Random(seed)
    t = night(seed % 3 == 2, parting_rule=seed % 2)
    t.turn = 0
    entry = chooser.randrange(18, 21)
    for letter in list(RAID)[1 : 2 + chooser.randrange(6)]:
        add_rival(t, letter, entry, chooser, chooser.choice(["main_force", "decoy"]), legs=6)
    leader = RAID["b"]
    city = chooser.choice([city for city, hex in enumerate(CITY_HEX) if hex in COAST])
    planned = raid(t, "a", "mosquito", "", entry=t.entry[leader], slow=t.slow_entry[leader] != 0, leader="b")
    t.raid_city[planned] = city
    t.plot_raid, t.plot_stage = planned, ASK_SPLIT
    return begin(t, Plotting())


def add_rival(t: Bomber, letter: str, entry: int, chooser: random.Random, kind: str = "", legs: int = 4) -> None:
    """Another raid that flies to and fro near the coast in the same turns."""
    hexes = [chooser.choice(COAST)]
    leg_of = [0]
    for leg in range(1, chooser.randrange(2, legs) + 1):
        line, _ = chooser.choice([found for found in LINES[hexes[-1]] if found[0]])
        flown = line[: chooser.randrange(1, 5)]
        hexes += flown
        leg_of += [leg] * len(flown)
    other = raid(
        t,
        letter,
        kind or chooser.choice(KINDS),
        " ".join(HEX_NAMES[hex] for hex in hexes),
        target=chooser.randrange(1, len(hexes)),
        entry=entry + chooser.randrange(-3, 4),
        slow=chooser.random() < 0.5,
    )
    t.leg[other * PATH : other * PATH + len(hexes)] = leg_of
