"""Where the Luftwaffe's points came from, and which aircraft were lost where."""

from __future__ import annotations

from collections.abc import Sequence

from opsroom.engine.breakdowns import Tally
from opsroom.engine.ids import NONE
from opsroom.engine.json_types import Breakdown, Event
from opsroom.engine.position import Position
from opsroom.titles.burning_blue.rules.forces import SQUADRON_TYPE, TYPE_IDS
from opsroom.titles.burning_blue.rules.ids import UnitId
from opsroom.titles.burning_blue.rules.table import FIRST_SLOT, RAF_UNITS, UNIT_NAMES, UNITS, Blue, squadron_of

SCORED = {"bombed": ("site", "place"), "strafed": ("airfield",)}


def breakdown(events: Sequence[Event], position: Position) -> Breakdown:
    assert isinstance(position, Blue)
    t, tally = position, Tally()
    units = {name: unit for unit, name in enumerate(UNIT_NAMES)}
    for event in events:
        kind, values, rule = event["kind"], event["values"], event["rule"]
        if kind in SCORED:
            where = {name: values[name] for name in SCORED[kind] if values[name] is not None}
            tally.score("luftwaffe", kind, values["vp"], rule, **where)
        elif kind == "response_counted":
            tally.score("luftwaffe", "response", values["vp"], rule)
        elif kind == "aircraft_lost":
            lose(t, tally, units[values["unit"]], "shot_down", values["aircraft"], "place", values["place"])
        elif kind == "lost_on_ground":
            lose(t, tally, units[values["unit"]], "on_ground", values["aircraft"], "airfield", values["airfield"])
    tally.score("luftwaffe", "losses", t.vp / 2 - tally.points("luftwaffe"), "22")
    for seat, first, last in (("raf", 0, RAF_UNITS), ("luftwaffe", FIRST_SLOT, UNITS)):
        missing = sum(int(t.losses[unit]) for unit in range(first, last)) - tally.losses(seat)
        tally.lose(seat, "unseen", max(0, missing))
    return tally.rows()


def lose(t: Blue, tally: Tally, unit: UnitId, cause: str, aircraft: int, place_of: str, place: str) -> None:
    seat = "raf" if unit < RAF_UNITS else "luftwaffe"
    of = SQUADRON_TYPE[squadron_of(t, unit)] if unit < RAF_UNITS and squadron_of(t, unit) != NONE else t.kind[unit]
    if of == NONE:
        tally.lose(seat, cause, aircraft, "unit", UNIT_NAMES[unit], place_of, place)
    else:
        tally.lose(seat, cause, aircraft, "type", TYPE_IDS[of], place_of, place)
