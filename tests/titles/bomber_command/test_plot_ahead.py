"""Nothing is offered after which no whole route can follow, and nothing else is refused.  § 4.0"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from opsroom.titles.bomber_command import TITLE
from opsroom.titles.bomber_command.rules.counters import NO_DECOYS
from opsroom.titles.bomber_command.rules.geography import (
    BOARD,
    CITY_HEX,
    CITY_IN_PLAY,
    ENTRIES,
    EXIT,
    HEXES,
    MINE,
    NONE,
)
from opsroom.titles.bomber_command.rules.numbers import DECOY_LEGS, LAST_TURN, LEGS, SPEED
from opsroom.titles.bomber_command.rules.plot_legs import legs_left
from opsroom.titles.bomber_command.rules.plot_words import (
    ASK_LEG,
    ASK_PACE,
    P_ABANDON,
    P_DONE,
    P_HOME,
    P_ONE_HEX,
    P_TWO_HEXES,
)
from opsroom.titles.bomber_command.rules.plotting import Plotting
from opsroom.titles.bomber_command.rules.raids import target_hex
from opsroom.titles.bomber_command.rules.routes import FAR, ways_home, ways_to
from opsroom.titles.bomber_command.rules.table import DECOY, GARDENING, PATH, Bomber
from opsroom.titles.bomber_command.rules.timetable import first_mark, head_after, is_together, trail

LINES = [
    [(BOARD.along_side(hex, side, 20), 1) for side in range(6)]
    + [(BOARD.along_vertex(hex, side, 20, is_left), 2) for side in range(6) for is_left in (True, False)]
    for hex in range(HEXES)
]


def plotting(mode: str, seed: int, **options: str) -> Iterator[Bomber]:
    """The position at every question of a plan that is made at random, seldom rubbed out."""
    t = TITLE.new(seed=seed, mode=mode, options=options).position
    assert isinstance(t, Bomber)
    chooser = random.Random(seed)
    while t.turn == 0 and t.top is not None:
        answers = [t.options[i] for i in range(t.offered)]
        if isinstance(t.top, Plotting):
            yield t
            if chooser.random() < 0.9:
                answers = [each for each in answers if each not in (P_ABANDON, P_DONE)] or answers
        t.play(chooser.choice(answers))


@pytest.mark.rule("4.0")
@pytest.mark.parametrize("mode", ["berlin", "downfall"])
@pytest.mark.parametrize("seed", range(3, 9))
def test_something_other_than_rubbing_out_is_always_left(mode: str, seed: int) -> None:
    asked = 0
    for t in plotting(mode, seed, loads="on" if seed % 2 else "off"):
        assert t.offered > 1 or t.options[0] != P_ABANDON
        asked += 1
    assert asked > 30


@pytest.mark.rule("4.0", "4.2.2")
@pytest.mark.parametrize("mode", ["berlin", "downfall"])
@pytest.mark.parametrize("seed", [1, 2])
def test_the_next_hex_of_every_line_is_offered_or_refused_however_late_it_is(mode: str, seed: int) -> None:
    for t in plotting(mode, seed):
        raid = t.plot_raid
        if t.plot_stage == ASK_LEG and legs_left(t, raid) > 0:
            t.look()
            told = {t.options[i] for i in range(t.offered)} | {option for option, *_ in t.reasons}
            hex = t.path[raid * PATH + t.length[raid] - 1]
            assert {line[0] for line, every in LINES[hex] if line and every == 1} <= told


class Exhaustive:
    """All whole routes, by trying: slowly, and in nothing like the way of the rules."""

    def __init__(self, t: Bomber, raid: int, slow: bool) -> None:
        self.t, self.raid = t, raid
        self.goal = target_hex(t, raid)
        self.is_decoy = t.kind[raid] == DECOY
        self.behind = trail(t, raid)
        self.first = 0 if slow else SPEED - 1
        self.taken = {
            (turn, t.path[rival * PATH + head - back])
            for rival in range(len(t.kind))
            if rival != raid and t.length[rival]
            for turn in range(t.entry[rival], LAST_TURN + 3)
            for head in [head_after(t, rival, turn)]
            for back in range(trail(t, rival) + 1)
            if 0 <= head - back < t.length[rival] and not is_together(t, rival, head)
        }
        self.known: dict[tuple[int, ...], bool] = {}

    def first_after(self, target: int) -> int:
        is_late = self.t.kind[self.raid] == GARDENING and target > self.first and (target - self.first) % SPEED
        return self.first - 1 if is_late else self.first

    def meets(self, at: int, target: int, *hexes: int) -> bool:
        beyond = at - self.first_after(target)
        turn = self.t.entry[self.raid] + beyond // SPEED
        return (
            beyond >= 0 and beyond % SPEED == 0 and any((turn, hex) in self.taken for hex in hexes[: self.behind + 1])
        )

    def is_home(self, at: int, hex: int, before: int, target: int) -> bool:
        head = self.first_after(target) + SPEED * (LAST_TURN - self.t.entry[self.raid])
        if not EXIT[hex] or head - self.behind <= at or at >= PATH:
            return False
        return not self.meets(at + 1, target, NONE, hex, before) and not self.meets(at + 2, target, NONE, NONE, hex)

    def can_finish(self, at: int, hex: int, before: int, legs: int, target: int, is_fresh: bool) -> bool:
        if not is_fresh and (self.is_decoy or target != NONE) and self.is_home(at, hex, before, target):
            return True
        far = BOARD.distance(hex, self.goal) if target == NONE and not self.is_decoy else 0
        if legs == 0 or at + far >= self.first + SPEED * (LAST_TURN - self.t.entry[self.raid]):
            return False
        state = (at, hex, before if self.behind > 1 else NONE, legs, target, is_fresh)
        if state not in self.known:
            self.known[state] = any(True for _ in self.ends(at, hex, before, legs, target))
        return self.known[state]

    def ends(self, start: int, hex: int, before: int, legs: int, target: int, parting: int = NONE) -> Iterator[int]:
        for line, every in LINES[hex]:
            at, one, two = start, hex, before
            for here in line:
                at += 1
                is_goal = target == NONE and here == self.goal
                if self.is_decoy and NO_DECOYS[self.t.scenario * HEXES + here]:
                    break
                if (at == start + 1 and here == parting) or self.meets(at, target, here, one, two):
                    break
                if (at - start) % every == 0:
                    if is_goal:
                        is_end = not self.meets(at, at, here, one, two) and self.can_finish(
                            at, here, one, LEGS, at, True
                        )
                    else:
                        is_end = self.can_finish(at, here, one, legs - 1, target, False)
                    if is_end:
                        yield here
                if is_goal:
                    break
                one, two = here, one


def legal_answers(t: Bomber) -> set[int]:
    """To a question of pace or leg."""
    raid = t.plot_raid
    last = t.length[raid] - 1
    hex = t.path[raid * PATH + last]
    if t.plot_stage == ASK_PACE:
        legs = DECOY_LEGS if t.kind[raid] == DECOY else LEGS
        fast, slow = (Exhaustive(t, raid, is_slow) for is_slow in (False, True))
        found = {P_TWO_HEXES} if fast.can_finish(0, hex, NONE, legs, NONE, True) else set()
        if not slow.meets(0, NONE, hex) and slow.can_finish(0, hex, NONE, legs, NONE, True):
            found.add(P_ONE_HEX)
        return found
    before = t.path[raid * PATH + last - 1] if last else NONE
    parting = NONE
    if t.leader[raid] != NONE and last == t.split_at[raid]:
        parting = t.path[t.leader[raid] * PATH + last + 1]
    route = Exhaustive(t, raid, first_mark(t, raid) == 0)
    target = t.target_at[raid]
    found = set(route.ends(last, hex, before, legs_left(t, raid), target, parting)) if legs_left(t, raid) else set()
    if last > max(target, 0) and (route.is_decoy or target != NONE) and route.is_home(last, hex, before, target):
        found.add(P_HOME)
    return found | {P_ABANDON}


@pytest.mark.rule("4.0", "4.2.1", "4.2.2", "4.4")
@pytest.mark.parametrize(("mode", "seed"), [("berlin", 11), ("downfall", 13)])
def test_what_is_offered_is_what_trying_all_routes_finds(mode: str, seed: int) -> None:
    compared = 0
    for asked, t in enumerate(plotting(mode, seed)):
        if t.plot_stage in (ASK_PACE, ASK_LEG) and asked % 3 == 0:
            assert {t.options[i] for i in range(t.offered)} == legal_answers(t)
            compared += 1
    assert compared > 5


@pytest.mark.rule("4.2.1", "4.3.2", "4.3.3")
@pytest.mark.parametrize("scenario", [0, 1])
def test_every_target_can_be_reached_from_somewhere(scenario: int) -> None:
    """So that the choice of a target, which looks no further, never leads nowhere."""
    targets = {CITY_HEX[city] for city in range(len(CITY_HEX)) if CITY_IN_PLAY[scenario * len(CITY_HEX) + city]}
    targets |= {hex for hex in range(HEXES) if MINE[scenario * HEXES + hex]}
    home = ways_home(0).hexes
    for target in targets:
        out = ways_to(target).hexes
        nearest = min(out[LEGS * HEXES + entry] for entry in ENTRIES[scenario] if entry != target)
        assert nearest < FAR
        assert nearest + home[LEGS * HEXES + target] < SPEED * (LAST_TURN - 1) - 2
        assert not EXIT[target]
