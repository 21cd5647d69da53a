"""Search: information-set Monte-Carlo over re-dealt worlds, as one seat sees them.

Written for mypyc: native integers, no decorators, and only compiled modules are called in the loop.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from opsroom.engine.chance import Chance
from opsroom.engine.position import Position
from opsroom.engine.staff import Staff

RANDOM_IN_A_HUNDRED: Final[i64] = 10  # of the staff's answers in a rollout, so that it is not blind to surprises


class Node:
    """What is known of one answer, after the answers above it."""

    def __init__(self, option: i64) -> None:
        self.option = option
        self.visits: i64 = 0
        self.available: i64 = 0  # how often it could have been chosen: not every world has every option
        self.worth: float = 0.0  # summed, for the seat that chose it
        self.child: Node | None = None  # the first answer to the next question
        self.sibling: Node | None = None  # another answer to the same question


class Search:
    """Thinks about the pending question of one position, which has its seat's knowledge and no more."""

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
        self.root = Node(0)
        self.done: i64 = 0
        self.path: list[Node] = []
        self.seats: list[int] = []

    def think(self, iterations: i64) -> None:
        """So many worlds more."""
        for _ in range(iterations):
            self.look_at_a_world()
        self.done += iterations

    def think_until_sure(self, iterations: i64) -> None:
        """At most so many worlds, fewer where no further world could change the answer."""
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
        """The answer most often come back to; of equals the first found."""
        most: i64 = -1
        answer: i64 = self.position.options[0]
        node = self.root.child
        while node is not None:
            if node.visits > most:
                most, answer = node.visits, node.option
            node = node.sibling
        return answer

    # --- one world
    def look_at_a_world(self) -> None:
        world = self.position.copy()
        world.deal_hidden(self.seat, self.chance)
        world.chance = self.chance
        self.path.clear()
        self.seats.clear()
        self.go_down(world)
        play_on(world, self.staff, self.random_share, self.chance, self.longest)
        for i in range(len(self.path)):
            node = self.path[i]
            node.visits += 1
            node.worth += worth(world, self.staff, self.seats[i])

    def go_down(self, world: Position) -> None:
        """Down the tree by the most promising answers, to one that is new."""
        above = self.root
        while world.top is not None:
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
        """A new answer if there is one, the staff's first; else the one with the highest upper bound."""
        best: Node | None = None
        highest: float = -1.0
        fresh: i64 = 0
        new: i64 = 0
        for i in range(world.offered):
            option = world.options[i]
            node = child_of(above, option)
            if node is None:
                fresh += 1
                if self.chance.below(fresh) == 0:
                    new = option
                continue
            node.available += 1
            n = float(node.visits)
            bound = node.worth / n + self.explore * sqrt(log(float(node.available)) / n)
            if bound > highest:
                best, highest = node, bound
        if best is not None and fresh == 0:
            return best
        return self.grow(above, new, world)

    def grow(self, above: Node, option: i64, world: Position) -> Node:
        if self.random_share < 100:
            advised = self.staff.advise(world)
            if child_of(above, advised) is None:
                option = advised
        node = Node(option)
        node.available = 1
        node.sibling = above.child
        above.child = node
        return node


def child_of(above: Node, option: i64) -> Node | None:
    node = above.child
    while node is not None:
        if node.option == option:
            return node
        node = node.sibling
    return None


def play_on(world: Position, staff: Staff, random_share: i64, chance: Chance, longest: i64) -> None:
    """To the end, or to the cut-off: by the staff, and now and then at random."""
    answers: i64 = 0
    while world.top is not None and answers < longest:
        if world.offered == 1:
            world.play(world.options[0])
        elif random_share > 0 and (random_share >= 100 or chance.below(100) < random_share):
            world.play(world.options[chance.below(world.offered)])
        else:
            world.play(staff.advise(world))
        answers += 1


def worth(world: Position, staff: Staff, seat: i64) -> float:
    """What the end is worth to a seat, or a game that was cut off."""
    return world.payoff(seat) if world.top is None else staff.appraise(world, seat)
