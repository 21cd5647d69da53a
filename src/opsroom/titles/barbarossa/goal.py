"""What decides Barbarossa, and how the corps stand.  § 8-1, § 8-2"""

from __future__ import annotations

from opsroom.engine.goals import say
from opsroom.engine.ids import NONE, SeatId
from opsroom.engine.json_types import GoalStrip, Saying
from opsroom.engine.position import Position
from opsroom.titles.barbarossa.previews import barbarossa_of
from opsroom.titles.barbarossa.rules.cards import SEATS
from opsroom.titles.barbarossa.rules.scoring import cities_of
from opsroom.titles.barbarossa.rules.table import victory_points


def goal(position: Position, seat: SeatId) -> GoalStrip:
    t = barbarossa_of(position)
    standing: list[Saying] = []
    if seat != NONE:
        standing.append(say("yours", points=int(victory_points(t, seat)), cities=int(cities_of(t, seat))))
    others = [other for other in range(t.seats) if other != seat]
    best = max(others, key=lambda other: victory_points(t, other))
    standing.append(say("best", seat=SEATS[best], points=int(victory_points(t, best)), cities=int(cities_of(t, best))))
    standing.append(say("cities", left=sum(city != NONE for city in t.cities)))
    if t.rounds:
        standing.append(say("rounds", round=int(t.round), rounds=int(t.rounds)))
    return {"need": say("need"), "standing": standing, "bands": []}
