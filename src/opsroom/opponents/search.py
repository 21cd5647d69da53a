"""Search: information-set Monte-Carlo over re-dealt worlds, as one seat sees them.

Written for mypyc: native integers, no decorators, and only compiled modules are called in the loop.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from opsroom.engine.chance import Chance
from opsroom.engine.position import Position
from opsroom.engine.rollout import last_turn, play_out, worth
from opsroom.engine.staff import Staff

NONE: Final[i64] = -(1 << 40)  # no option has this number
ADVISED: Final[float] = 0.5  # the share of visits that goes to the staff's answer while nothing is known


class Node:
    """What is known of one answer, after the answers above it."""

    def __init__(self, option: i64) -> None:
        self.option = option
        self.visits: i64 = 0
        self.available: i64 = 0  # how often it could have been chosen: not every world has every option
        self.worth: float = 0.0  # summed, for the seat that chose it
        self.child: Node | None = None  # the first answer to the next question
        self.sibling: Node | None = None  # another answer to the same question

    def expected(self) -> float:
        """The total result of the answers to the next question, for the seat that is asked it."""
        visits: i64 = 0
        worth: float = 0.0
        node = self.child
        while node is not None:
            visits += node.visits
            worth += node.worth
            node = node.sibling
        return worth / float(visits) if visits else 0.5


class Search:
    """Thinks about the pending question of one position that contains only what its seat knows."""

    def __init__(
        self, position: Position, staff: Staff, chance: Chance, random_share: i64, explore: float, longest: i64
    ) -> None:
        self.position = position
        self.seat: i64 = position.seat
        self.staff = staff
        self.chance = chance
        self.random_share = random_share  # of a rollout's answers, in a hundred
        self.explore = explore
        self.longest = longest  # answers in a rollout before it is cut off and appraised
        self.until: i64 = last_turn(position, staff.horizon())
        self.root = Node(0)
        self.done: i64 = 0
        self.path: list[Node] = []
        self.seats: list[int] = []

    def think(self, iterations: i64) -> None:
        """Search that many more worlds."""
        for _ in range(iterations):
            self.look_at_a_world()
        self.done += iterations

    def think_until_sure(self, iterations: i64) -> None:
        """At most that many worlds, fewer if no further world could change the answer."""
        while self.done < iterations and not self.is_sure(iterations - self.done):
            left = iterations - self.done
            self.think(64 if left > 64 else left)

    def is_sure(self, left: i64) -> bool:
        first: i64 = 0
        second: i64 = 0
        node = self.root.child
        while node is not None:
            if node.visits > first:
                first, second = node.visits, first
            elif node.visits > second:
                second = node.visits
            node = node.sibling
        return first - second > left

    def best(self) -> i64:
        """The most visited answer; among equals the first found."""
        most: i64 = -1
        answer: i64 = self.position.options[0]
        node = self.root.child
        while node is not None:
            if node.visits > most:
                most, answer = node.visits, node.option
            node = node.sibling
        return answer

    def best_two(self) -> list[int]:
        """The most visited answers, the first of them first; one where only one was ever looked at."""
        first: Node | None = None
        second: Node | None = None
        node = self.root.child
        while node is not None:
            if first is None or node.visits > first.visits:
                first, second = node, first
            elif second is None or node.visits > second.visits:
                second = node
            node = node.sibling
        return [node.option for node in (first, second) if node is not None]

    # --- one world
    def look_at_a_world(self) -> None:
        world = self.position.redealt(self.seat, self.chance)
        self.path.clear()
        self.seats.clear()
        self.go_down(world)
        play_out(world, self.staff, self.longest, self.until, self.random_share)
        for i in range(len(self.path)):
            node = self.path[i]
            node.visits += 1
            node.worth += worth(world, self.staff, self.seats[i])

    def go_down(self, world: Position) -> None:
        """Down the tree by the most promising answers, to one that is new."""
        above = self.root
        while world.top is not None and world.turn_number() < self.until:
            if world.offered == 1:
                world.play(world.options[0])
                continue
            node = self.choose(above, world)
            self.path.append(node)
            self.seats.append(world.seat)
            world.play(node.option)
            if node.visits == 0:
                return
            above = node

    def choose(self, above: Node, world: Position) -> Node:
        """The most promising answer: its results so far, with a bonus for answers that are rarely tried or advised."""
        advised = self.staff.advise(world) if self.random_share < 100 else NONE
        others = (1.0 - ADVISED) / float(world.offered - 1) if advised != NONE else 1.0 / float(world.offered)
        usual = above.expected()
        best: Node | None = None
        highest: float = -1.0
        for i in range(world.offered):
            node = self.answer_below(above, world.options[i])
            node.available += 1
            prior = ADVISED if node.option == advised else others
            so_far = node.worth / float(node.visits) if node.visits else usual
            promise = so_far + self.explore * prior * sqrt(float(node.available)) / float(1 + node.visits)
            if promise > highest:
                best, highest = node, promise
        assert best is not None
        return best

    def answer_below(self, above: Node, option: i64) -> Node:
        node = above.child
        while node is not None:
            if node.option == option:
                return node
            node = node.sibling
        node = Node(option)
        node.sibling = above.child
        above.child = node
        return node
