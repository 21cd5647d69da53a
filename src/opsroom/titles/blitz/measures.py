"""What follows from the cards that a seat sees, for programs that learn: totals, and what each card in hand would make of them."""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.column import Column
from opsroom.engine.encoder import Measures
from opsroom.engine.ids import NONE, SeatId
from opsroom.engine.position import Position
from opsroom.titles.blitz.rules.bombing import Bombing, half_points
from opsroom.titles.blitz.rules.cards import (
    BOMB,
    CARDS,
    COUNT,
    FIRST,
    FORCE,
    HALF_POINTS_TO_WIN,
    IDS,
    LAST,
    RAF,
    TIMES,
)
from opsroom.titles.blitz.rules.raid import Raid, total
from opsroom.titles.blitz.rules.table import Blitz

NAMES = (
    "own strength",
    "other strength",
    "lead",
    "force in hand",
    "multiplier in hand",
    "strength with the whole hand",
    "lead with the whole hand",
    "bombs in hand",
    "half points that fall",
    "half points that are missing",
)


class BlitzMeasures(Measures):
    def names(self) -> list[str]:
        unseen = [f"unseen[{card}]" for card in IDS]
        return [*NAMES, *unseen, *[f"lead after[{card}]" for card in IDS]]

    def write(self, t: Position, seat: SeatId, into: Column, at: i64) -> None:
        assert isinstance(t, Blitz)
        if seat == NONE:
            return
        force: i64 = 0
        times: i64 = 0
        theirs: i64 = 0
        falling: i64 = 0
        frame = t.top
        while frame is not None:
            if isinstance(frame, Raid):
                if seat == RAF:
                    force, times, theirs = frame.raf_force, frame.raf_times, frame.luftwaffe_total()
                else:
                    force, times, theirs = frame.luftwaffe_force, frame.luftwaffe_times, frame.raf_total()
                if falling == 0:
                    falling = half_points(t, frame.bombs, 0, 0)
            elif isinstance(frame, Bombing):
                falling = half_points(t, frame.bombs, frame.balloons, frame.repairs)
            frame = frame.below
        own = total(force, times)
        in_hand: i64 = 0
        most: i64 = 0
        bombs: i64 = 0
        unseen = at + len(NAMES)
        after = unseen + CARDS
        for card in range(CARDS):
            into[unseen + card] = COUNT[card] - t.discards[card]
            into[after + card] = 0
        for card in range(FIRST[seat], LAST[seat]):
            n = t.hand[card]
            into[unseen + card] -= n
            if n:
                in_hand += n * FORCE[card]
                bombs += n * BOMB[card]
                if TIMES[card] > most:
                    most = TIMES[card]
                into[after + card] = total(force + FORCE[card], TIMES[card] if TIMES[card] else times) - theirs
        for card in t.attack:
            if card != NONE:
                into[unseen + card] -= 1
        for card in t.defence:
            if card != NONE:
                into[unseen + card] -= 1
        whole = total(force + in_hand, times if times else most)
        into[at] = own
        into[at + 1] = theirs
        into[at + 2] = own - theirs
        into[at + 3] = in_hand
        into[at + 4] = most
        into[at + 5] = whole
        into[at + 6] = whole - theirs
        into[at + 7] = bombs
        into[at + 8] = falling
        into[at + 9] = HALF_POINTS_TO_WIN - t.half_points
