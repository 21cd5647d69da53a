"""What follows from the table, for the board: the sky in layers, who hears whom, the times of plotted courses."""

from __future__ import annotations

from opsroom.engine.column import Column
from opsroom.engine.json_types import Json
from opsroom.engine.position import Position
from opsroom.titles.burning_blue.rules.airfields import scramble_limit
from opsroom.titles.burning_blue.rules.bombing import is_closed
from opsroom.titles.burning_blue.rules.charts import HEADWIND, KINDS, LEVEL_HEIGHT, LEVELS, NO_WIND
from opsroom.titles.burning_blue.rules.chits import IN_HAND
from opsroom.titles.burning_blue.rules.courses import leg_length, on_leg, point
from opsroom.titles.burning_blue.rules.forces import CHIT_IDS, LUFTWAFFE
from opsroom.titles.burning_blue.rules.geography import FIELD_IDS, FIELDS, PLACE_NAMES, SECTORS, ZONE_IDS, is_box
from opsroom.titles.burning_blue.rules.ids import RaidId, UnitId
from opsroom.titles.burning_blue.rules.orders import Order
from opsroom.titles.burning_blue.rules.plotting import paces
from opsroom.titles.burning_blue.rules.radio_command import speakers_for
from opsroom.titles.burning_blue.rules.raid_flight import pace_of
from opsroom.titles.burning_blue.rules.table import (
    AIRBORNE,
    FIRST_SLOT,
    FLYING,
    RAF_NAMES,
    RAF_UNITS,
    RAID_NAMES,
    RAIDS,
    TOP_COVER,
    UNITS,
    UNUSED,
    Blue,
)
from opsroom.titles.burning_blue.vector_previews import ladder, reach, vectors
from opsroom.titles.burning_blue.view_types import Course, Height, Layer, TurnEnd, WindOfDay


def figures(position: Position) -> Json:
    """What everyone can work out."""
    assert isinstance(position, Blue)
    t = position
    skies = {zone: layers(t, i) for i, zone in enumerate(ZONE_IDS)}
    return {
        "sky": {zone: found for zone, found in skies.items() if found},
        "wind": wind(t),
        "scramble_limit": int(scramble_limit(t)),
        "closed": [FIELD_IDS[field] for field in range(FIELDS) if is_closed(t, field)],
        "petrol": {
            RAF_NAMES[unit]: max(0, int(t.home_by[unit] - t.turn))
            for unit in range(RAF_UNITS)
            if t.tote[unit] == AIRBORNE
        },
        "listeners": {
            ZONE_IDS[sector]: [ZONE_IDS[other] for other in speakers_for(t, sector)] for sector in range(SECTORS)
        },
        **orders(t),
    }


def orders(t: Blue) -> Json:
    """What the order that is asked for would come to."""
    if not isinstance(t.top, Order):
        return {}
    if t.top.about().steps[t.top.at].name == "choose_goal":
        return {"reach": reach(t, t.top)}
    return {"vectors": vectors(t, t.top)}


def own_figures(position: Position, seat: int) -> Json:
    """The ladder for the seat that is asked for a height; the planner's courses with their times, and the chits in hand."""
    assert isinstance(position, Blue)
    t = position
    rungs = ladder(t, seat)
    asked: Json = {"ladder": rungs} if rungs is not None else {}
    if seat != LUFTWAFFE:
        return asked
    return {
        **asked,
        "courses": {
            RAID_NAMES[raid]: course(t, raid) for raid in range(RAIDS) if t.state[raid] != UNUSED and t.ways[raid]
        },
        "chits": [chit for i, chit in enumerate(CHIT_IDS) if t.chits_held[i] == IN_HAND],
    }


# --- the sky
def layers(t: Blue, zone: int) -> list[Layer]:
    """§ 19.1.1: what is not clear, from the ground up; the later of the kinds of weather hide more."""
    found: list[Layer] = []
    for level in range(LEVELS):
        kind, angels = int(t.sky[zone * LEVELS + level]), LEVEL_HEIGHT * level
        if found and found[-1]["grade"] == kind and found[-1]["high"] == angels - LEVEL_HEIGHT:
            found[-1]["high"] = angels
        elif kind:
            found.append({"weather": KINDS[kind], "low": angels, "high": angels, "grade": kind})  # type: ignore[typeddict-item]
    return found


def wind(t: Blue) -> WindOfDay:
    if t.wind == NO_WIND:
        return {"kind": "calm", "above": None}
    if t.wind == HEADWIND:
        return {"kind": "headwind", "above": None}
    return {"kind": "crosswind", "above": int(t.wind)}


# --- § 9.2: courses
def course(t: Blue, raid: RaidId) -> Course:
    """By its plot: where it is at the end of each turn, when it bombs and when it is home.  A box takes a turn."""
    pace = pace_of(t, raid) if t.state[raid] == FLYING else paces(t, raid)[-1]
    target = t.target_way[raid]
    turn, left = t.form_turn[raid], pace
    bombs: int | None = None
    turns: list[TurnEnd] = []
    out, back = heights(t, raid)
    profile: list[Height] = [{"turn": int(turn), "low": out[0], "high": out[1]}]
    for leg in range(t.ways[raid] - 1):
        one, other = point(t, raid, leg), point(t, raid, leg + 1)
        cost = pace if is_box(one) or is_box(other) else 1
        for step in range(1, leg_length(one, other) + 1):
            left -= cost
            if left <= 0:
                turn, left = turn + 1, pace
                turns.append({"turn": int(turn), "at": PLACE_NAMES[on_leg(one, other, step)]})
                low, high = back if 0 < target <= leg else out
                profile.append({"turn": int(turn), "low": low, "high": high})
        if leg + 1 == target:
            bombs = int(turn if left == pace else turn + 1)
    return {
        "points": [PLACE_NAMES[point(t, raid, i)] for i in range(t.ways[raid])],
        "target": int(target) if target > 0 else None,
        "turns": turns,
        "form": int(t.form_turn[raid]),
        "bombs": None if t.sweep[raid] else bombs,
        "home": int(turn if left == pace else turn + 1),
        "profile": profile,
    }


def heights(t: Blue, raid: RaidId) -> tuple[tuple[int, int], tuple[int, int]]:
    """§ 9.2.3, on the way out and on the way back: the highest of those that are not top cover, and the highest of all."""
    members = [unit for unit in range(FIRST_SLOT, UNITS) if is_in(t, unit, raid)]
    below = [unit for unit in members if t.task[unit] != TOP_COVER] or members
    return (highest(t.plotted, below), highest(t.plotted, members)), (
        highest(t.plotted_back, below),
        highest(t.plotted_back, members),
    )


def highest(plotted: Column, units: list[int]) -> int:
    return max((int(plotted[unit]) for unit in units), default=0)


def is_in(t: Blue, unit: UnitId, raid: RaidId) -> bool:
    """Under its counter, or before there is one, in its plan."""
    return t.raid[unit] == raid or (t.raid[unit] < 0 and t.plan[unit] == raid)
