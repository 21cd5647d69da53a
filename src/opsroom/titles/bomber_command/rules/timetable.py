"""Where a raid is at the end of which turn.  § 4.2.2, § 4.3.3 and § 7.2"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.column import printed
from opsroom.engine.ids import NONE
from opsroom.titles.bomber_command.rules.charts import SPEED, STREAM
from opsroom.titles.bomber_command.rules.geography import HEX_NAMES
from opsroom.titles.bomber_command.rules.ids import RaidId
from opsroom.titles.bomber_command.rules.table import GARDENING, PATH, Bomber, is_stream


def first_mark(t: Bomber, raid: RaidId) -> i64:
    """The place in the path where its entry turn ends."""
    return 0 if t.slow_entry[raid] else SPEED - 1


def stops_short(t: Bomber, raid: RaidId) -> bool:
    """§ 4.3.3: a Gardening raid that comes upon its mines with its first hex stops there for the turn."""
    if t.kind[raid] != GARDENING or t.target_at[raid] == NONE:
        return False
    beyond = t.target_at[raid] - first_mark(t, raid)
    return beyond > 0 and beyond % SPEED != 0


def stops_after_parting(t: Bomber, first: i64, split: i64) -> bool:
    """§ 4.4.1, ruling B43: Mosquitoes that part at the beginning of a turn fly one hex in it."""
    return t.parting_rule == 0 and split >= first and (split - first) % SPEED == 0


def stop_of(t: Bomber, raid: RaidId) -> i64:
    """The place of the path where the raid ends a turn after a single hex; NONE where it always flies two."""
    if t.leader[raid] != NONE:
        split = t.split_at[raid]
        return split + 1 if stops_after_parting(t, first_mark(t, raid), split) else NONE
    return t.target_at[raid] if stops_short(t, raid) else NONE


def head_after(t: Bomber, raid: RaidId, turn: i64) -> i64:
    """The head's place in the path at the end of a turn: NONE before it enters, beyond the path's end in England."""
    if turn < t.entry[raid]:
        return NONE
    at = first_mark(t, raid) + SPEED * (turn - t.entry[raid])
    stop = stop_of(t, raid)
    if stop != NONE and at > stop:
        at -= 1
    return at


def turn_at(t: Bomber, raid: RaidId, at: i64) -> i64:
    """The turn in which the head reaches that place of the path."""
    stop = stop_of(t, raid)
    if stop != NONE and at > stop:
        at += 1
    beyond = at - first_mark(t, raid)
    return t.entry[raid] if beyond <= 0 else t.entry[raid] + (beyond + SPEED - 1) // SPEED


def trail(t: Bomber, raid: RaidId) -> i64:
    """Hexes of stream behind the head, as plotted."""
    return STREAM[t.scenario] if is_stream(t, raid) else 0


def is_together(t: Bomber, raid: RaidId, at: i64) -> bool:
    """§ 4.4.1: a Mosquito raid that still flies with its leader."""
    return t.leader[raid] != NONE and at <= t.split_at[raid]


# --- the ends of turns, as bits of one number: where a raid then is, with its stream
TURN_BITS: Final = len(HEX_NAMES)


def mark(turn: int, hex: int) -> int:
    first: int = 1
    return first << (turn * TURN_BITS + hex)


class Marks:
    """Of one route, as it was when they were asked for."""

    def __init__(self, route: list[int], behind: i64, joined: i64, stop: i64, first: i64, entry: i64) -> None:
        self.route = printed(route)
        self.behind = behind
        self.joined = joined
        self.stop = stop
        self.first = first
        self.entry = entry
        self.found = marks_of(route, behind, joined, stop, first, entry)

    def is_of(self, t: Bomber, base: i64, length: i64) -> bool:
        """Whether the route is this one."""
        if len(self.route) != length:
            return False
        for i in range(length):
            if self.route[i] != t.path[base + i]:
                return False
        return True


_marks: dict[int, Marks] = {}  # by raid: its route rarely changes


def marks(t: Bomber, raid: RaidId) -> int:
    """All that the raid occupies at ends of turns; not what it flew with its leader."""
    base = raid * PATH
    length = t.length[raid]
    behind = trail(t, raid)
    joined = t.split_at[raid] if t.leader[raid] != NONE else NONE
    stop = stop_of(t, raid)
    first = first_mark(t, raid)
    entry = t.entry[raid]
    found = _marks.get(raid)
    if (
        found is None
        or found.entry != entry
        or found.first != first
        or found.behind != behind
        or found.joined != joined
        or found.stop != stop
        or not found.is_of(t, base, length)
    ):
        found = Marks([t.path[i] for i in range(base, base + length)], behind, joined, stop, first, entry)
        _marks[raid] = found
    return found.found


def marks_of(route: list[int], behind: i64, joined: i64, stop: i64, first: i64, entry: i64) -> int:
    """Of a route flown with others up to `joined`, on which the raid stops before its time at `stop`."""
    found: int = 0
    at = first
    turn = entry
    while at - behind < len(route):
        if at > joined:
            for back in range(behind + 1):
                if 0 <= at - back < len(route):
                    found |= mark(turn, route[at - back])
        if at < stop < at + SPEED:
            at -= 1
        at += SPEED
        turn += 1
    return found
