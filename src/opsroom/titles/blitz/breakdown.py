"""Where the damage came from, and which cards are spent."""

from __future__ import annotations

from collections.abc import Sequence

from opsroom.engine.breakdowns import Tally
from opsroom.engine.json_types import Breakdown, Event
from opsroom.engine.position import Position
from opsroom.titles.blitz.previews import blitz_of
from opsroom.titles.blitz.rules.cards import CARDS, IDS, OWNER, SEATS


def breakdown(events: Sequence[Event], position: Position) -> Breakdown:
    t, tally = blitz_of(position), Tally()
    for event in events:
        values = event["values"]
        if event["kind"] == "bombed":
            tally.score("luftwaffe", "raid", values["points"], event["rule"], turn=event["turn"])
        elif event["kind"] == "relieved":
            spared = values["before"] - values["after"]
            tally.score("luftwaffe", "raid", spared, event["rule"], turn=event["turn"])
            tally.score("luftwaffe", "relieved", -spared, event["rule"], card=values["card"])
    for card in range(CARDS):
        tally.lose(SEATS[OWNER[card]], "spent", int(t.discards[card]), "card", IDS[card])
    return tally.rows()
