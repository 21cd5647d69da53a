"""Where the victory points lie, and which battles were given up."""

from __future__ import annotations

from collections.abc import Sequence

from opsroom.engine.breakdowns import Tally
from opsroom.engine.json_types import Breakdown, Event
from opsroom.engine.position import Position
from opsroom.titles.barbarossa.rules.cards import IDS, KINDS, SEATS, VP
from opsroom.titles.barbarossa.rules.table import Barbarossa, cards_of


def breakdown(events: Sequence[Event], position: Position) -> Breakdown:
    assert isinstance(position, Barbarossa)
    t, tally = position, Tally()
    for seat in range(t.seats):
        for kind in range(KINDS):
            count = int(cards_of(t, seat, kind)) if VP[kind] else 0
            if count:
                tally.score(SEATS[seat], "card", count * int(VP[kind]), "8-1", card=IDS[kind], count=count)
    for event in events:
        if event["kind"] == "lost":
            tally.lose(event["values"]["seat"], "given_up", 1, "card", event["values"]["card"])
    return tally.rows()
