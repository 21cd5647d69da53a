"""What each side of Blitz! needs to win, and how far it has got.  § turn"""

from __future__ import annotations

from opsroom.engine.goals import say
from opsroom.engine.ids import SeatId
from opsroom.engine.json_types import GoalStrip
from opsroom.engine.position import Position
from opsroom.titles.blitz.previews import blitz_of, points
from opsroom.titles.blitz.rules.cards import HALF_POINTS_TO_WIN, LUFTWAFFE, RAF


def goal(position: Position, seat: SeatId) -> GoalStrip:
    t = blitz_of(position)
    needed = points(HALF_POINTS_TO_WIN)
    need = "need-luftwaffe" if seat == LUFTWAFFE else "need-raf" if seat == RAF else "need-watcher"
    return {
        "need": say(need, needed=needed),
        "standing": [
            say("damage", damage=points(t.half_points), needed=needed),
            say("deck", left=int(t.left[LUFTWAFFE])),
        ],
        "bands": [],
    }
