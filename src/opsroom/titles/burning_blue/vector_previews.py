"""What an order would come to: the way of a formation turn by turn, its arrival, its petrol; the ladder on which heights are chosen."""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.ids import NONE, SeatId
from opsroom.engine.json_types import Json
from opsroom.titles.burning_blue.rules.charts import KINDS, LEVEL_HEIGHT, LEVELS
from opsroom.titles.burning_blue.rules.courses import last_point, point
from opsroom.titles.burning_blue.rules.endurance import turns_home, turns_to
from opsroom.titles.burning_blue.rules.formations import give_order, landing_field, members_of, set_height
from opsroom.titles.burning_blue.rules.geography import FIELD_AT, PLACE_NAMES, RAF_PLACES
from opsroom.titles.burning_blue.rules.ids import PlaceId, UnitId
from opsroom.titles.burning_blue.rules.movement import FormationMove, ceiling_of_formation
from opsroom.titles.burning_blue.rules.orders import (
    CHOICES,
    HEIGHTS,
    O_HEIGHT,
    O_TOWARDS,
    Order,
    height_against,
    plotted_raids,
)
from opsroom.titles.burning_blue.rules.plotting import Plotting
from opsroom.titles.burning_blue.rules.radio_command import is_in_radio_range
from opsroom.titles.burning_blue.rules.raf_set_up import RafSetUp
from opsroom.titles.burning_blue.rules.relief_escorts import ReliefPlot
from opsroom.titles.burning_blue.rules.table import PANCAKE, RAF_UNITS, RAID_NAMES, RAIDS, UNITS, VECTOR, Blue, place_of
from opsroom.titles.burning_blue.rules.weather import kind_at
from opsroom.titles.burning_blue.view_types import Ladder, Layer, Reach, Vector, VectorTurn

NOTHING = "none"
NEVER = "never"
FARTHEST = 20  # turns: no tank lasts longer
OF_UNITS = ("head", "unit")


def is_height_question(step: str) -> bool:
    """Whether a step asks for Angels."""
    return step.startswith("choose_") and ("angels" in step or "height" in step)


# --- a formation's way
def vector(t: Blue, head: UnitId, goal: PlaceId, angels: int, later: bool) -> Vector:
    """Flown on a copy by the rules of movement, as if nobody met it; `later` where it moves from next turn on."""
    trial = t.copy()
    assert isinstance(trial, Blue)
    give_order(trial, head, VECTOR, goal)
    set_height(trial, head, angels)
    top = ceiling_of_formation(trial, head)
    turns: list[VectorTurn] = []
    arrives: int | None = None
    level: int | None = None
    for turn in range(int(t.turn) + later, int(t.turn) + FARTHEST):
        move = FormationMove(head)
        move.begin_move(trial)
        while move.mp > 0 and move.spend_point(trial, top):
            pass
        here, height = int(trial.at[head]), int(trial.angels[head])
        turns.append({"turn": turn, "at": PLACE_NAMES[here], "angels": height})
        if arrives is None and here == goal:
            arrives = turn
        if here == goal and height == min(angels, int(top)):
            level = turn
            break
    petrol = min((int(trial.home_by[unit]) for unit in members_of(trial, head)), default=0) - (arrives or 0)
    home = int(turns_home(trial, head))
    return {
        "place": PLACE_NAMES[goal],
        "angels": angels,
        "turns": turns,
        "arrives": arrives,
        "level": level,
        "petrol": petrol if arrives is not None else None,
        "home": home,
        "short": arrives is not None and is_short(petrol, home),
        "in_radio": bool(is_in_radio_range(t, head, goal)),
    }


def is_short(petrol: int, home: int) -> bool:
    """§ 17.2: who is not down before his petrol is gone is late; `home` is counted in turns, as `petrol` is."""
    return petrol <= home


def vectors(t: Blue, frame: Order) -> dict[str, Vector]:
    """By the name of the option: against each raid on the plot, or at each height to the goal that was chosen."""
    later = frame.taking_off == 1
    step = frame.about().steps[frame.at].name
    if step == "choose_order" and t.dogfight[frame.head] == 0:
        return {
            CHOICES[O_TOWARDS + raid]: vector(
                t, frame.head, t.raid_at[raid], int(height_against(t, frame.head, raid)), later
            )
            for raid in plotted_raids(t, t.at[frame.head])
        }
    if step != "choose_height" or t.order[frame.head] == PANCAKE:
        return {}
    goal = t.goal[frame.head] if frame.choice == O_HEIGHT else frame.place
    heights = HEIGHTS[ceiling_of_formation(t, frame.head) // 2]
    return {str(angels): vector(t, frame.head, goal, int(angels), later) for angels in heights}


def reach(t: Blue, frame: Order) -> Reach:
    """Goals that may be chosen, by their earliest arrival (level, straight on) and by the turns from there to the airfield."""
    head = frame.head
    here, field = t.at[head], FIELD_AT[landing_field(t, head)]
    first = int(t.turn) + (1 if frame.taking_off else 0)
    petrol = min(int(t.home_by[unit]) for unit in members_of(t, head))
    arrivals: dict[int, list[str]] = {}
    homes: dict[int, list[str]] = {}
    short: list[str] = []
    for place in RAF_PLACES:
        turn, home = first + max(int(turns_to(here, place)) - 1, 0), int(turns_to(place, field))
        arrivals.setdefault(turn, []).append(PLACE_NAMES[place])
        homes.setdefault(home, []).append(PLACE_NAMES[place])
        if is_short(petrol - turn, home):
            short.append(PLACE_NAMES[place])
    return {
        "arrivals": [{"turn": turn, "petrol": petrol - turn, "places": arrivals[turn]} for turn in sorted(arrivals)],
        "homes": [{"turns": turns, "places": homes[turns]} for turns in sorted(homes)],
        "short": short,
    }


def ordered(t: Blue, frame: Order, option: int) -> Json:
    """What an option of an order comes to: against a raid, or at a height."""
    step = frame.about().steps[frame.at].name
    if step == "choose_order":
        if option < O_TOWARDS:
            return {"raid": NOTHING}
        raid = option - O_TOWARDS
        angels = int(height_against(t, frame.head, raid))
        way = vector(t, frame.head, t.raid_at[raid], angels, frame.taking_off == 1)
        return {"raid": RAID_NAMES[raid], "angels": angels, "place": way["place"], **arriving(t, way)}
    if step == "choose_height":
        if t.order[frame.head] == PANCAKE:
            return {"arrival": NOTHING}
        goal = t.goal[frame.head] if frame.choice == O_HEIGHT else frame.place
        return arriving(t, vector(t, frame.head, goal, option, frame.taking_off == 1))
    return {}


def arriving(t: Blue, way: Vector) -> Json:
    if way["arrives"] is None or way["petrol"] is None:
        return {"arrival": NEVER}
    level = way["level"]
    return {
        "arrival": clock(t, way["arrives"]),
        "level": clock(t, level) if level is not None and level != way["arrives"] else NOTHING,
        "petrol": way["petrol"],
        "home": way["home"],
        "short": way["short"],
    }


def clock(t: Blue, turn: i64) -> str:
    minutes = int(t.start + 5 * turn)
    return f"{minutes // 60:02d}:{minutes % 60:02d}"


# --- the ladder
def ladder(t: Blue, seat: SeatId) -> Ladder | None:
    """For the seat that is asked for a height: the sky over the place in question, and what flies there, as far as it knows."""
    frame = t.top
    if frame is None or t.seat != seat:
        return None
    if not is_height_question(frame.about().steps[frame.at].name):
        return None
    place = place_in_question(t)
    if place == NONE:
        return None
    found: Ladder = {"place": PLACE_NAMES[place], "sky": sky_over(t, place), "now": None, "on_the_way": {}}
    if isinstance(frame, Order):
        found["now"] = int(t.angels[frame.head])
        places = {turn["at"] for way in vectors(t, frame).values() for turn in way["turns"]}
        found["on_the_way"] = {each: sky_over(t, PLACE_NAMES.index(each)) for each in sorted(places)}
    elif isinstance(frame, FormationMove):
        found["now"] = int(t.angels[frame.head])
    return found


def place_in_question(t: Blue) -> int:
    """The goal of an order, the target of a plan, else where the unit or raid is that is asked about."""
    frame = t.top
    if isinstance(frame, Order):
        place = t.goal[frame.head] if frame.choice == O_HEIGHT else frame.place
        return int(place if place >= 0 else t.at[frame.head])
    if isinstance(frame, RafSetUp):
        return int(frame.place)
    if isinstance(frame, Plotting | ReliefPlot):
        raid = frame.raid
        at = t.target_way[raid]
        return int(point(t, raid, at) if at > 0 else last_point(t, raid) if t.ways[raid] else NONE)
    assert frame is not None
    fields = frame.seen(int(t.seat))
    for name in OF_UNITS:
        unit = fields.get(name, NONE)
        if 0 <= unit < RAF_UNITS or (unit < UNITS and t.raid[unit] != NONE):
            return int(place_of(t, unit))
    raid = fields.get("raid", NONE)
    return int(t.raid_at[raid]) if 0 <= raid < RAIDS else int(NONE)


def sky_over(t: Blue, place: int) -> list[Layer]:
    """§ 19.1.1: the weather over one place from the ground up, of its zones the worst; what is clear is left out."""
    found: list[Layer] = []
    for level in range(LEVELS):
        kind, angels = int(kind_at(t, place, LEVEL_HEIGHT * level)), LEVEL_HEIGHT * level
        if found and found[-1]["grade"] == kind and found[-1]["high"] == angels - LEVEL_HEIGHT:
            found[-1]["high"] = angels
        elif kind:
            found.append({"weather": KINDS[kind], "low": angels, "high": angels, "grade": kind})  # type: ignore[typeddict-item]
    return found
