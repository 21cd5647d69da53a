"""What follows from the columns, for boards: worked out here, so that they need not know the rules."""

from __future__ import annotations

from typing import Final

from opsroom.engine.ids import NONE
from opsroom.engine.json_types import Json
from opsroom.engine.position import Position
from opsroom.titles.bomber_command.rules.bomb_adjustments import (
    Adjusting,
    errors_by_radar,
    errors_by_visibility,
    precision_by_first_raid,
    precision_by_moon,
    precision_by_radar,
    precision_by_scenario,
    precision_by_visibility,
)
from opsroom.titles.bomber_command.rules.bombing import Bombing
from opsroom.titles.bomber_command.rules.bombing_charts import ERRORS, METHOD
from opsroom.titles.bomber_command.rules.card_targets import has_flak, strength_of_flak
from opsroom.titles.bomber_command.rules.charts import LAST_TURN
from opsroom.titles.bomber_command.rules.counters import AIRFIELD, FIRST_UNIT, LAST_UNIT, UNIT_NAMES
from opsroom.titles.bomber_command.rules.geography import (
    BRITISH,
    CITIES,
    CITY_IN_PLAY,
    CITY_MAP,
    CITY_NAMES,
    GERMAN,
    HEX_NAMES,
    HEXES,
    JUTLAND,
    OUT,
    PLACE_NAMES,
    RAID_BOX,
    RAID_NAMES,
    RAIDS,
)
from opsroom.titles.bomber_command.rules.table import NOT_ROLLED, PATH, TARGET_NAMES, Bomber
from opsroom.titles.bomber_command.rules.timetable import head_after, trail, turn_at
from opsroom.titles.bomber_command.rules.units import is_active, strength
from opsroom.titles.bomber_command.rules.weather import is_moon_up_in
from opsroom.titles.bomber_command.schema_cities import MAPS

REMEMBERED: Final = 3  # turns for which a trace is shown


def figures(position: Position) -> Json:
    """From what everyone sees."""
    assert isinstance(position, Bomber)
    t = position
    return {
        "night": night(t),
        "units": units(t),
        "flak": flak(t),
        "active_belt": [HEX_NAMES[hex] for hex in range(HEXES) if is_active(t, hex)],
        "traces": traces(t),
        "open_map": open_map(t),
        "adjustment": adjustment(t),
    }


def own_figures(position: Position, seat: int) -> Json:
    """The British side's flight plans."""
    assert isinstance(position, Bomber)
    if seat != BRITISH:
        return {"plans": None, "turns_in_hand": None}
    t = position
    plans = {RAID_NAMES[raid]: plan(t, raid) for raid in range(RAIDS) if t.length[raid]}
    return {"plans": plans, "turns_in_hand": turns_in_hand(t, plans)}


# --- the night
def night(t: Bomber) -> Json:
    moonlit = [turn for turn in range(1, LAST_TURN + 1) if is_moon_up_in(t, turn)]
    return {"dawn": None if t.dawn == NOT_ROLLED else int(t.dawn), "moonlit": moonlit}


# --- fighters, guns, the belt
def units(t: Bomber) -> Json:
    found = {}
    for unit in range(FIRST_UNIT[t.scenario], LAST_UNIT[t.scenario]):
        place = t.unit_at[unit]
        if place == OUT:
            continue
        standing = PLACE_NAMES[place]
        hex: str | None = PLACE_NAMES[AIRFIELD[unit]]
        raid: str | None = None
        if place >= RAID_BOX:
            standing, hex, raid = "stream", None, RAID_NAMES[place - RAID_BOX]
        elif place <= JUTLAND:
            standing, hex = "stack" if t.stacked[unit] != NONE else "air", PLACE_NAMES[place]
        found[UNIT_NAMES[unit]] = {
            "standing": standing,
            "hex": hex,
            "raid": raid,
            "strength": int(strength(t, unit)),
        }
    return found


def flak(t: Bomber) -> dict[str, int | None]:
    """§ 3.6, § 9.6"""
    return {
        CITY_NAMES[city]: int(strength_of_flak(t, city)) if has_flak(t, city) else None
        for city in range(CITIES)
        if CITY_IN_PLAY[t.scenario * CITIES + city]
    }


# --- what was seen of the raids
def traces(t: Bomber) -> list[Json]:
    """§ 7.2.5; of a raid and a stream in one hex, the stream."""
    lying = {*t.blip_head, *t.blip_tail} - {NONE}
    raids = {}
    for what, column in (("raid", t.trace), ("stream", t.stream_trace)):
        for hex in range(HEXES):
            if is_remembered(t, column[hex]) and hex not in lying:
                raids[hex] = {"hex": HEX_NAMES[hex], "turn": int(column[hex]), "what": what}
    fights = [
        {"hex": HEX_NAMES[hex], "turn": int(t.alarm[hex]), "what": "fight"}
        for hex in range(HEXES)
        if is_remembered(t, t.alarm[hex]) and hex not in lying
    ]
    return [*raids.values(), *fights]


def is_remembered(t: Bomber, turn: int) -> bool:
    return turn > 0 and t.turn - turn <= REMEMBERED


# --- the bombed city
def open_map(t: Bomber) -> Json | None:
    """Of the bombing that goes on; else of the second target, where it was bombed."""
    bombing = bombing_of(t)
    blocks = [bombing.block] if bombing is not None else [1, 0]
    for block in blocks:
        city = t.city_bombed[block]
        if city != NONE:
            letter = MAPS[CITY_MAP[t.scenario * CITIES + city]]
            return {"target": TARGET_NAMES[block], "city": CITY_NAMES[city], "map": letter}
    return None


def bombing_of(t: Bomber) -> Bombing | None:
    return next((frame for frame in t.stack() if isinstance(frame, Bombing)), None)


def adjustment(t: Bomber) -> Json | None:
    """§ 10.5.2: the points that are being spent, and what gave them."""
    frame, bombing = t.top, bombing_of(t)
    if not isinstance(frame, Adjusting) or bombing is None:
        return None
    if frame.seat == GERMAN:
        found = {
            "disruption": ERRORS.read(frame.disruption),
            "visibility": errors_by_visibility(t),
            "radar": errors_by_radar(bombing.radar),
        }
    else:
        found = {
            "scenario": precision_by_scenario(t),
            "visibility": precision_by_visibility(t),
            "radar": precision_by_radar(bombing.radar),
            "moon": precision_by_moon(t, METHOD[bombing.weather]),
            "first_raid": precision_by_first_raid(t, frame.block),
        }
    rules = {"disruption": "9.8.3", "cards": "6.2"}
    return {
        "side": "errors" if frame.seat == GERMAN else "precision",
        "reasons": [
            {"name": name, "amount": int(amount), "rule": rules.get(name, "10.5.2")}
            for name, amount in {**found, "cards": t.roll_mod}.items()
        ],
        "total": int(frame.total),
        "left": int(frame.points),
        "disruption": int(frame.disruption),
    }


# --- flight plans, § 4.2
def plan(t: Bomber, raid: int) -> Json:
    first, length = raid * PATH, int(t.length[raid])
    legs = [t.leg[first + at] for at in range(length)]
    entry, target = int(t.entry[raid]), int(t.target_at[raid])
    is_timed = entry > 0
    is_closed = is_timed and raid != t.plot_raid
    turns = []
    if is_timed:
        turn = entry
        while (at := int(head_after(t, raid, turn))) < length:
            turns.append({"turn": turn, "at": at})
            turn += 1
    return {
        "hexes": [HEX_NAMES[t.path[first + at]] for at in range(length)],
        "bends": [at for at in range(1, length - 1) if legs[at] != legs[at + 1]],
        "target": target if target != NONE else None,
        "turns": turns,
        "entry": entry if is_timed else None,
        "bombs": int(turn_at(t, raid, target)) if is_timed and target != NONE else None,
        "home": int(turn_at(t, raid, length)) if is_closed else None,
        "away": int(turn_at(t, raid, length + trail(t, raid))) if is_closed else None,
        "at": int(t.head[raid]) if 0 <= t.head[raid] < length else None,
    }


def turns_in_hand(t: Bomber, plans: dict[str, Json]) -> int | None:
    """Of the plans that are complete."""
    current = RAID_NAMES[t.plot_raid] if t.plot_raid != NONE else ""
    returns = [plan["away"] for raid, plan in plans.items() if raid != current and plan["away"] is not None]
    return None if not returns or t.dawn == NOT_ROLLED else int(t.dawn) - max(returns) - 1
