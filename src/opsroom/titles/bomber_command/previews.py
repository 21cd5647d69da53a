"""Numbers for the words of questions and options."""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.ids import NONE
from opsroom.engine.json_types import Json
from opsroom.engine.position import Position
from opsroom.titles.bomber_command import previews_bombing
from opsroom.titles.bomber_command.rules.charts import HOW_NAMES
from opsroom.titles.bomber_command.rules.counters import AIRFIELD, FUEL, UNIT_NAMES, UNITS
from opsroom.titles.bomber_command.rules.detection import Detection, next_stream
from opsroom.titles.bomber_command.rules.fighters import FighterMovement, group_post
from opsroom.titles.bomber_command.rules.geography import (
    BEACON_AT,
    BEACON_HEX,
    BEACON_NAMES,
    CITIES,
    CITIES_IN,
    CITY_HEX,
    CITY_NAMES,
    HEX_NAMES,
    HEXES,
    PLACE_NAMES,
    RAID_BOX,
    RAID_NAMES,
    READY,
)
from opsroom.titles.bomber_command.rules.group_orders import (
    G_ATTACK,
    G_BEACONS,
    G_CONTACT,
    G_HOMEWARD,
    G_LAND_HOME,
    G_SCRAMBLE,
    G_STACK,
    P_STACK,
    homeward_units,
    next_stack,
    ready_in,
    stack_of,
    stack_place,
)
from opsroom.titles.bomber_command.rules.ids import PlaceId, RaidId, UnitId
from opsroom.titles.bomber_command.rules.plot_legs import is_left_leg
from opsroom.titles.bomber_command.rules.plot_questions import ASK_LEG, P_CITY, P_KIND, P_SPLIT, P_TURN, STAGE_NAMES
from opsroom.titles.bomber_command.rules.plotting import Plotting
from opsroom.titles.bomber_command.rules.raid_movement import Combats
from opsroom.titles.bomber_command.rules.recovery import landing_group
from opsroom.titles.bomber_command.rules.route_geometry import hexes_of_leg
from opsroom.titles.bomber_command.rules.table import COMBATS, COUNTERS, PATH, Bomber
from opsroom.titles.bomber_command.rules.tame_boar import units_for_contact, units_in_streams
from opsroom.titles.bomber_command.rules.timetable import turn_at
from opsroom.titles.bomber_command.rules.units import strength


def prompt(t: Position) -> Json:
    """From what everyone knows; the unit that is asked about, where there is one."""
    assert isinstance(t, Bomber)
    frame = t.top
    unit = frame.seen(-1).get("unit", NONE) if frame is not None else NONE
    if isinstance(frame, Combats) and 0 <= frame.combat < COMBATS and t.combat_unit[frame.combat] != NONE:
        unit = t.combat_unit[frame.combat]
    asked = {"unit": UNIT_NAMES[unit] if 0 <= unit < len(UNIT_NAMES) else "none"}
    return {**asked, **about_units(t, unit), **previews_bombing.prompt(t)}


def about_units(t: Bomber, unit: int) -> Json:
    """The stack that is to move next; or where the unit is that is asked about, its fuel and the raid that it flies in."""
    frame = t.top
    if isinstance(frame, FighterMovement) and frame.about().steps[frame.at].name == "choose_fighter":
        lead = next_stack(t)
        stack = [] if lead == NONE else stack_of(t, lead)
        return {
            "units": [UNIT_NAMES[each] for each in stack],
            "count": len(stack),
            "place": PLACE_NAMES[t.unit_at[lead]] if stack else "none",
            "fuel": min((int(t.fuel[each]) for each in stack), default=0),
        }
    if isinstance(frame, Combats) and 0 <= frame.combat < COMBATS:
        return {"place": PLACE_NAMES[t.combat_hex[frame.combat]]}
    if not 0 <= unit < UNITS:
        return {}
    place = t.unit_at[unit]
    if place >= RAID_BOX:
        return {"raid": RAID_NAMES[place - RAID_BOX], "fuel": int(t.fuel[unit])}
    return {"place": PLACE_NAMES[place], "fuel": int(t.fuel[unit])}


def whisper(t: Position) -> Json:
    """For the asked seat alone: what of the plan is asked for."""
    assert isinstance(t, Bomber)
    if isinstance(t.top, Plotting):
        cities = plotted_to(t)
        letter = raid_name(t.plot_raid)
        stage = {"stage": STAGE_NAMES[t.plot_stage], "city": cities, "count": len(cities), "raid": letter}
        return {**stage, "bound": "home" if t.plot_raid != NONE and t.target_at[t.plot_raid] != NONE else "out"}
    if isinstance(t.top, Detection) and t.top.about().steps[t.top.at].name == "choose_stretch":
        return {"raid": raid_name(next_stream(t, t.top.raid))}
    return {}


def raid_name(raid: RaidId) -> str:
    return RAID_NAMES[raid] if raid != NONE else "none"


def plotted_to(t: Bomber) -> list[str]:
    """The targets of the night; of a raid whose route is being drawn, its own city, if it has one."""
    cities = [t.raid_city[t.plot_raid]] if t.plot_raid != NONE else list(t.target)
    return list(dict.fromkeys(CITY_NAMES[city] for city in cities if city != NONE))


def preview(t: Position, option: int) -> Json:
    assert isinstance(t, Bomber)
    of = t.top.about().steps[t.top.at].of if t.top is not None else ""
    hex = hex_of(t, of, option)
    where = {"hex": HEX_NAMES[hex]} if 0 <= hex < HEXES else {}
    goes = place_of_stack(of, option)
    return {**where, **({"goes": PLACE_NAMES[goes]} if goes != NONE else {}), **values_of(t, of, option)}


def hex_of(t: Bomber, of: str, option: int) -> int:
    """The hex of the map in which an option lies; NONE where it has none.  Units and raids are counters themselves."""
    if option < 0:
        return NONE
    if of == "place":
        return place_of(option)
    if of == "unit":
        return int(stack_place(option)) if G_STACK <= option < G_BEACONS else NONE
    if of in ("city", "stack", "post"):
        return hex_of_stack(option)
    if of == "combat":
        return int(t.combat_hex[option]) if option < COMBATS else NONE
    if of == "blip" or (of == "contact" and option < COUNTERS):
        return int(t.blip_head[option])
    if of == "contact":
        return hex_of_stack(int(option - COUNTERS))
    return hex_of_plan(t, option) if of == "plot" else NONE


def place_of_stack(of: str, option: int) -> int:
    """Where an order moves a whole stack; NONE where it is another order."""
    if of == "unit" and G_STACK <= option < G_BEACONS:
        return int(stack_place(option))
    return place_of(option) if of == "place" and option >= P_STACK else NONE


def place_of(option: int) -> int:
    """Where a place is, whether one unit goes there or its stack."""
    return option - int(P_STACK) if option >= P_STACK else option


def hex_of_stack(stack: int) -> int:
    """Cities, then beacons; ground control is beyond them."""
    if stack < CITIES:
        return int(CITY_HEX[stack])
    return int(BEACON_HEX[stack - CITIES]) if stack - CITIES < len(BEACON_HEX) else NONE


def hex_of_plan(t: Bomber, option: int) -> int:
    """Ends of legs, targets, and where Mosquitoes part from their leader."""
    if option < HEXES:
        return option
    if P_CITY <= option < P_KIND:
        return int(CITY_HEX[option - P_CITY])
    if P_SPLIT <= option < P_TURN and t.plot_raid != NONE:
        return int(t.path[t.leader[t.plot_raid] * PATH + option - P_SPLIT])
    return NONE


def values_of(t: Bomber, of: str, option: int) -> Json:
    """What the option would bring, or what is to be known of it."""
    if isinstance(t.top, Plotting):
        is_leg = t.plot_stage == ASK_LEG and 0 <= option < HEXES
        return leg_preview(t, t.plot_raid, option) if is_leg else {"turn": 0, "length": 0, **what_lies_in(t, NONE)}
    if of == "place":
        return what_lies_in(t, place_of(option))
    if of == "unit" and option >= 0:
        return state_of(t, option) if option < UNITS else group_values(t, option)
    if of == "combat" and 0 <= option < COMBATS:
        return combat_values(t, option)
    return previews_bombing.preview(t, option)


def leg_preview(t: Bomber, raid: RaidId, end: i64) -> Json:
    """Where a leg leads: over which hexes, in how many, and the turn in which the raid is there."""
    last = t.length[raid] - 1
    start = t.path[raid * PATH + last]
    hexes = hexes_of_leg(start, end, is_left_leg(t, raid, end))
    at = last + len(hexes)
    leg = {"turn": int(turn_at(t, raid, at)), "length": int(at + 1), "via": [HEX_NAMES[h] for h in hexes]}
    return {**leg, **what_lies_in(t, end)}


def state_of(t: Bomber, unit: UnitId) -> Json:
    """Where a unit is, its fuel and its strength; on the ground the hex of its airfield and full tanks."""
    on_ground = t.unit_at[unit] == READY
    place = AIRFIELD[unit] if on_ground else t.unit_at[unit]
    fuel = FUEL[unit] if on_ground else t.fuel[unit]
    return {"place": PLACE_NAMES[place], "fuel": int(fuel), "strength": int(strength(t, unit)), "group": 0}


def group_values(t: Bomber, group: int) -> Json:
    """How many units a group order is to, their strength together and the least fuel of any; for a stack what lies where it goes."""
    units = units_in(t, group)
    total = sum(int(strength(t, unit)) for unit in units)
    fuel = min((state_of(t, unit)["fuel"] for unit in units), default=0)
    there = stack_place(group) if G_STACK <= group < G_BEACONS else NONE
    return {"group": len(units), "strength": total, "fuel": fuel, **what_lies_in(t, there)}


def units_in(t: Bomber, group: int) -> list[int]:
    """The units of a group that is offered now."""
    if group >= G_SCRAMBLE:
        return ready_in(t, group - G_SCRAMBLE)
    if group == G_ATTACK:
        return units_in_streams(t)
    if group == G_CONTACT:
        return units_for_contact(t)
    if group == G_HOMEWARD:
        return homeward_units(t)
    if group >= G_LAND_HOME:
        return landing_group(t, group)
    if group >= G_BEACONS:
        return [unit for unit in range(UNITS) if group_post(t, unit, group) != NONE]
    lead = next_stack(t)
    return stack_of(t, lead) if lead != NONE else []


def combat_values(t: Bomber, combat: int) -> Json:
    """What fights there: guns or fighters, over which city, or in which hex."""
    unit, city = t.combat_unit[combat], t.combat_city[combat]
    return {
        "how": HOW_NAMES[t.combat_how[combat]],
        "place": PLACE_NAMES[t.combat_hex[combat]],
        "city": CITY_NAMES[city] if city != NONE else "none",
        "unit": UNIT_NAMES[unit] if unit != NONE else "none",
    }


def what_lies_in(t: Bomber, place: PlaceId) -> Json:
    """The first city or beacon of a hex, and how many there are besides."""
    if not 0 <= place < HEXES:
        return {"stack": "none", "more": 0}
    names = [CITY_NAMES[city] for city in CITIES_IN[t.scenario][place]]
    beacon = BEACON_AT[t.scenario * HEXES + place]
    if beacon != NONE:
        names.append(f"beacon_{BEACON_NAMES[beacon]}")
    return {"stack": names[0], "more": len(names) - 1} if names else {"stack": "none", "more": 0}
