"""Points against what the raids are worth.  The Luftwaffe knows its chits; the RAF knows the range they come from.  § 20.1, § 22"""

from __future__ import annotations

from opsroom.engine.goals import say
from opsroom.engine.ids import SeatId
from opsroom.engine.json_types import GoalBand, GoalStrip, Saying
from opsroom.engine.position import Position
from opsroom.titles.burning_blue.rules.chits import chit_points
from opsroom.titles.burning_blue.rules.forces import LUFTWAFFE, RAF, RESPONSE_LEVEL, VP_LEAST, VP_MOST
from opsroom.titles.burning_blue.rules.table import DRAWN, ENDINGS, LUFTWAFFE_WINS, RAF_WINS, Blue
from opsroom.titles.burning_blue.rules.victory import response_level, verdict


def goal(position: Position, seat: SeatId) -> GoalStrip:
    assert isinstance(position, Blue)
    t = position
    halves = t.points_so_far()
    return {
        "need": need(t, seat),
        "standing": [say("score", points=halves / 2), response(t, seat)],
        "bands": bands(t, seat, int(halves)),
    }


def need(t: Blue, seat: SeatId) -> Saying:
    if seat == LUFTWAFFE:
        value = worth(t)
        return say("need-luftwaffe", value=value, half=value / 2) if value else say("need-luftwaffe-unplanned")
    if t.campaign:
        return say("need-raf-campaign" if seat == RAF else "need-watcher-campaign")
    low, high = int(VP_LEAST[t.scenario]), int(VP_MOST[t.scenario])
    return say("need-raf" if seat == RAF else "need-watcher", low=low, high=high)


def worth(t: Blue) -> int:
    """Of the chits in hand, and of those of earlier games of a campaign; 0 while none are drawn."""
    return 0 if chit_points(t) == 0 else int(t.total_value + chit_points(t))


def response(t: Blue, seat: SeatId) -> Saying:
    """§ 20.1: chits can raise the level, which only the Luftwaffe sees."""
    sent = t.response / 2
    if seat == LUFTWAFFE:
        return say("response", sent=sent, level=response_level(t) / 2)
    if t.chits_only:
        return say("response-unknown", sent=sent)
    return say("response-at-least", sent=sent, level=int(RESPONSE_LEVEL[t.scenario]))


def bands(t: Blue, seat: SeatId, halves: int) -> list[GoalBand]:
    """§ 22: half of the value and the value; lit where the verdict is sure from what the seat knows."""
    if seat == LUFTWAFFE:
        value = worth(t)
        if value == 0:
            return []
        now = int(verdict(halves, value))
        bounds: list[float | None] = [None, value / 2, float(value), None]
    else:
        likely = {int(verdict(halves, v)) for v in (VP_LEAST[t.scenario], VP_MOST[t.scenario])}
        now = likely.pop() if len(likely) == 1 and not t.campaign else 0
        bounds = [None, None, None, None]
    names = (RAF_WINS, DRAWN, LUFTWAFFE_WINS)
    return [
        {"name": ENDINGS[ending], "low": bounds[i], "high": bounds[i + 1], "here": int(ending) == now}
        for i, ending in enumerate(names)
    ]
