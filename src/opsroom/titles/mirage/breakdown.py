"""Where the points came from, and which aircraft were lost where."""

from __future__ import annotations

from collections.abc import Sequence

from opsroom.engine.breakdowns import Tally
from opsroom.engine.json_types import Breakdown, Event
from opsroom.engine.position import Position
from opsroom.titles.mirage.rules.cards import GERMAN_SEATS, SEATS
from opsroom.titles.mirage.rules.table import Mirage, rotates

AUTOMATON = "british"  # which has no seat of its own in cooperative games


def breakdown(events: Sequence[Event], position: Position) -> Breakdown:
    assert isinstance(position, Mirage)
    t, tally = position, Tally()
    british, areas = "", dict[str, str]()  # where each German force has gone this turn
    for event in events:
        kind, values, rule = event["kind"], event["values"], event["rule"]
        if kind == "turn_begins":
            british, areas = values["british"], {}
        elif kind == "force_placed":
            areas[values["seat"]] = values["area"]
        elif kind == "radar_hit":
            tally.score(values["seat"], "radar", values["vp"], rule)
        elif kind == "airfield_hit":
            tally.score(values["seat"], "airfield", values["damage"], rule)
        elif kind == "result_drawn":
            tally.score(values["seat"], "city", values["vp"], rule, area=values["area"])
        elif kind == "shot_down":
            is_british = values["seat"] == british
            german = values["scorer"] if is_british else values["seat"]
            if is_british or rotates(t):
                tally.score(values["scorer"], "shot_down_british" if is_british else "shot_down_german", 1, rule)
            place = ("area", areas[german]) if german in areas else ()
            tally.lose(values["seat"] or AUTOMATON, "shot_down", 1, "card", values["card"], *place)
    for seat in range(GERMAN_SEATS):
        track = int(t.german_vp[seat]) + (int(t.british_vp[seat]) if rotates(t) else 0)
        name = SEATS[seat]
        tally.score(name, "aces_and_cards", track - tally.points(name), "11.1")
    return tally.rows()
