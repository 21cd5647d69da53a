"""Answers as actions of a fixed set, and back: the compiled part of `action_space.py`."""

from __future__ import annotations

from librt.strings import BytesWriter
from mypy_extensions import i64

from opsroom.engine.column import Column, printed
from opsroom.engine.errors import DeadEnd
from opsroom.engine.ids import NONE, Code
from opsroom.engine.position import Position


class ActionCodes:
    """For a table with certain seats: they are counted from the one that is asked.

    Action 0 is to pass, then come the free actions, then a block for each kind of thing that can be chosen.
    """

    def __init__(self, size: i64, free: bool, charts: list[int], codes: list[int]) -> None:
        self.size = size
        self.free = free  # whether the title has free actions
        self.charts: Column = printed(
            charts
        )  # for each kind that goes by seats, for each seat: the place of a thing in the block
        self.codes: Column = printed(codes)  # and the thing at that place
        self.nothing = bytes(size)

    def action(self, t: Position, code: Code) -> i64:
        """The action that gives this answer to the pending question."""
        if code < 0:
            return NONE - code
        frame = t.top
        assert frame is not None
        step = frame.about().steps[frame.at]
        if step.chart != NONE:
            code = self.charts[step.chart + t.seat * step.things + code]
        return step.block + code

    def code(self, t: Position, action: i64) -> Code:
        """The answer that an action gives to the pending question: only sensible where the mask allows it."""
        frame = t.top
        assert frame is not None
        step = frame.about().steps[frame.at]
        if action < step.block:
            return NONE - action
        if step.chart != NONE:
            return self.codes[step.chart + t.seat * step.things + action - step.block]
        return action - step.block

    def write_mask(self, t: Position, into: BytesWriter) -> i64:
        """A byte for each action, 1 where it is allowed; how many are."""
        at: i64 = len(into)
        into.write(self.nothing)
        allowed: i64 = t.offered
        frame = t.top
        if frame is None:
            return 0
        step = frame.about().steps[frame.at]
        options, block = t.options, step.block
        if step.chart == NONE:
            for i in range(t.offered):
                code = options[i]
                if code >= step.things:
                    raise DeadEnd(f"{t.where()} offers {code}, which is outside the title's action space")
                into[at + (block + code if code >= 0 else NONE - code)] = 1
        else:
            first = step.chart + t.seat * step.things
            for i in range(t.offered):
                code = options[i]
                into[at + (block + self.charts[first + code] if code >= 0 else NONE - code)] = 1
        if self.free:
            for action in free_actions(t):
                into[at + NONE - action] = 1
                allowed += 1
        return allowed

    def has_choice(self, t: Position) -> bool:
        """Whether there is more than one answer to the pending question."""
        return t.offered > 1 or (self.free and len(free_actions(t)) > 0)


def free_actions(t: Position) -> list[int]:
    """What the asked seat may do beside the pending question."""
    found: list[int] = []
    t.actions = found
    t.free_actions(t.seat)
    t.actions = None
    return found
