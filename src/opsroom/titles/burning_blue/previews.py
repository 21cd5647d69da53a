"""Numbers and names for the words of questions and options."""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.ids import NONE
from opsroom.engine.json_types import Json
from opsroom.engine.position import Position
from opsroom.engine.visibility import EVERYBODY_SEES
from opsroom.titles.burning_blue.board_figures import course
from opsroom.titles.burning_blue.rules.airfields import scramble_limit
from opsroom.titles.burning_blue.rules.allocation import Allocation
from opsroom.titles.burning_blue.rules.campaign import surge_part
from opsroom.titles.burning_blue.rules.chits import ChitDraw, row_of
from opsroom.titles.burning_blue.rules.courses import point
from opsroom.titles.burning_blue.rules.detection import is_in_radar
from opsroom.titles.burning_blue.rules.forces import (
    BASE,
    CHIT_IDS,
    CHIT_TARGETS,
    CHIT_UNIT_COUNT,
    CHIT_UNIT_SMALL,
    CHIT_UNIT_TYPE,
    CHIT_VP,
    CHITS,
    GRUPPE_IDS,
    GRUPPE_TYPE,
    GRUPPEN,
    LUFTWAFFE,
    RAF,
    SITE_AT,
    SITE_IDS,
    TARGETS_A_CHIT,
    TYPE_IDS,
)
from opsroom.titles.burning_blue.rules.geography import FIELD_AT, FIELD_IDS, HEXES, PLACE_NAMES, apart
from opsroom.titles.burning_blue.rules.ids import ChitId
from opsroom.titles.burning_blue.rules.orders import Order, plotted_raids
from opsroom.titles.burning_blue.rules.plotting import Plotting
from opsroom.titles.burning_blue.rules.raid_building import NEW_SWEEP, RaidBuilding
from opsroom.titles.burning_blue.rules.table import (
    AIRBORNE,
    FIRST_SLOT,
    RAF_UNITS,
    RAID_NAMES,
    RAIDS,
    TOTE,
    UNIT_NAMES,
    UNITS,
    Blue,
)
from opsroom.titles.burning_blue.vector_previews import clock, ordered

NOTHING = "none"
WHO = ("unit", "leader", "head")  # fields of a frame that say whom a question is about; the last one counts

LEFT_OVER = {  # fields that hold whom the question before was about
    "choose_spotter": "raid",
    "choose_attacker": "raid",
    "choose_hunter": "unit",
    "choose_raid_to_fly": "unit",
    "choose_raid_to_pursue": "unit",
    "choose_conduct": "unit",
}


# --- the question: what everyone may know
def prompt(position: Position) -> Json:
    t = blue_of(position)
    values: Json = {
        "turn": int(t.turn),
        "clock": clock(t, t.turn),
        "left": int(scramble_limit(t) - t.scrambled),
        "sent": squadrons(int(t.response)),
        "early": 0,
        "late": 0,
    }
    frame = t.top
    assert frame is not None
    shown = frame.seen(-1)  # what is open to all
    for name in ("early", "late"):
        values[name] = squadrons(shown.get(name, 0))
    return {**values, **subject(t, shown)}


def whisper(position: Position) -> Json:
    """For the asked seat: whom and what the question is about, as far as only it knows."""
    t = blue_of(position)
    frame = t.top
    assert frame is not None
    own = frame.seen(int(t.seat))
    values = subject(t, own)
    step = frame.about().steps[frame.at].name
    if t.seat == LUFTWAFFE and values["unit"] in UNIT_NAMES[FIRST_SLOT:]:
        values["gruppe"] = GRUPPE_IDS[t.gruppe[UNIT_NAMES.index(values["unit"])]]
    if t.seat == LUFTWAFFE and values["raid"] != NOTHING:
        values["site"] = aim_of(t, RAID_NAMES.index(values["raid"]))
    chit = own.get("chit", NONE)
    if t.seat == LUFTWAFFE and 0 <= chit < CHITS:
        values |= {"chit": CHIT_IDS[chit], "site": target_of(t, chit, 0), "vp": int(CHIT_VP[row_of(t, chit)])}
    if isinstance(frame, Allocation) and step == "choose_gruppe":
        values |= wanted(t, frame)
    if isinstance(frame, ChitDraw):
        values |= {"count": int(frame.count), "total": int(frame.total)}
    return values


def subject(t: Blue, fields: dict[str, int]) -> Json:
    """The unit and the raid of the frame's fields, but for the field that this answer goes into: it holds an old one."""
    frame = t.top
    assert frame is not None
    step = frame.about().steps[frame.at]
    left_out = {step.into, LEFT_OVER.get(step.name, ""), "unit" if isinstance(frame, Plotting) else ""}
    values: Json = {"unit": NOTHING, "raid": NOTHING}
    for name in WHO:
        if name not in left_out and 0 <= fields.get(name, NONE) < UNITS:
            values["unit"] = UNIT_NAMES[fields[name]]
    if "raid" not in left_out and 0 <= fields.get("raid", NONE) < RAIDS:
        values["raid"] = RAID_NAMES[fields["raid"]]
    return values


def wanted(t: Blue, frame: Allocation) -> Json:
    """The unit of the chit that gets its Gruppe now: its type, and which of how many."""
    line = frame.line(t)
    return {
        "type": TYPE_IDS[CHIT_UNIT_TYPE[line]],
        "small": CHIT_UNIT_SMALL[line] != 0,
        "number": int(frame.count) + 1,
        "count": int(CHIT_UNIT_COUNT[line]),
    }


def aim_of(t: Blue, raid: int) -> str:
    """What the raid is to bomb; none for a sweep."""
    site = t.target[raid] - 1
    return SITE_IDS[site] if site >= 0 and not t.sweep[raid] else NOTHING


def squadrons(halves: int) -> float | int:
    return halves / 2 if halves % 2 else halves // 2


# --- an option: what the asked seat may know
def preview(position: Position, option: int) -> Json:
    t = blue_of(position)
    frame = t.top
    assert frame is not None
    step = frame.about().steps[frame.at]
    if isinstance(frame, Order):
        found = ordered(t, frame, option)
        if found:
            return found
    if step.name == "choose_scramble" and 0 <= option < UNITS:
        return {**of_unit(t, option), **nearest_raid(t, option)}
    if step.of == "unit":
        return of_unit(t, option) if 0 <= option < UNITS else {"side": NOTHING}
    if step.of == "raid":
        return of_raid(t, option) if 0 <= option < RAIDS else {"side": NOTHING}
    if step.of == "gruppe":
        return of_gruppe(option) if 0 <= option < GRUPPEN else {}
    if step.of == "chit":
        return of_chit(t, option) if 0 <= option < CHITS else {}
    if step.of == "aim" and isinstance(frame, RaidBuilding):
        return {"site": target_of(t, frame.chit, option) if option < NEW_SWEEP else NOTHING}
    if step.name == "choose_time" and isinstance(frame, Plotting):
        return {"clock": clock(t, option), "bombs": bombing_time(t, frame.raid, option)}
    if step.name == "choose_form_up" and isinstance(frame, Plotting):
        return form_up(t, frame.raid, option)
    if step.name == "choose_parting" and isinstance(frame, Plotting):
        return {"place": PLACE_NAMES[point(t, t.joined_to[frame.raid] - 1, option)]}
    if step.name == "choose_surge":
        _, least, most, low, high = surge_part(t, option)
        return {"least": least, "most": most, "low": low, "high": high}
    return {}


def of_unit(t: Blue, unit: int) -> Json:
    if unit < RAF_UNITS and t.tote[unit] != AIRBORNE:
        field = t.field[unit]
        airfield = FIELD_IDS[field] if field != NONE else NOTHING
        return {"side": "ground", "type": TYPE_IDS[t.kind[unit]], "airfield": airfield, "tote": TOTE[t.tote[unit]]}
    values: Json = {"angels": int(t.angels[unit]), "disruption": int(t.disruption[unit])}
    if unit < RAF_UNITS:
        petrol = int(t.home_by[unit] - t.turn)
        return {**values, "side": "air", "type": TYPE_IDS[t.kind[unit]], "petrol": petrol if petrol > 0 else 0}
    if t.seat != RAF or t.known[unit] == EVERYBODY_SEES:
        side = "planned" if t.raid[unit] == NONE or t.raid_at[t.raid[unit]] == NONE else "own"
        names = {"gruppe": GRUPPE_IDS[t.gruppe[unit]], "type": TYPE_IDS[t.kind[unit]]}
        return {**values, **names, "side": side, "small": t.small[unit] != 0}
    return {**values, "side": "seen", "bomber": t.bomber[unit] != 0}


def nearest_raid(t: Blue, unit: int) -> Json:
    """Of those on the plot, from the airfield of a squadron."""
    here = FIELD_AT[t.field[unit]]
    raids = plotted_raids(t, here)
    return {"raid": RAID_NAMES[raids[0]], "away": int(apart(here, t.raid_at[raids[0]]))} if raids else {"raid": NOTHING}


def form_up(t: Blue, raid: int, place: int) -> Json:
    """Whether radar sees it form up there, and how far it is to its target."""
    values: Json = {"radar": bool(is_in_radar(t, place)), "site": aim_of(t, raid)}
    target = SITE_AT[t.target[raid] - 1] if values["site"] != NOTHING else NONE
    if 0 <= target < HEXES and place < HEXES:
        return {**values, "away": int(apart(place, target))}
    return {**values, "site": NOTHING}


def bombing_time(t: Blue, raid: int, turn: int) -> str:
    """When it is over its target if it forms up in this turn."""
    plotted = course(t, raid)
    return clock(t, turn + plotted["bombs"] - plotted["form"]) if plotted["bombs"] is not None else NOTHING


def of_raid(t: Blue, raid: int) -> Json:
    if t.seat != RAF:
        site = aim_of(t, raid)
        return {"side": "sweep"} if site == NOTHING else {"side": "target", "site": site}
    if t.tallied[raid]:
        return {"side": "sighted", "angels": told(t, raid)}
    if t.detected[raid]:
        return {"side": "detected", "strength": int(t.strength[raid]), "angels": told(t, raid)}
    return {"side": NOTHING}


def told(t: Blue, raid: int) -> int | None:
    """The Angels that were announced, if any."""
    return int(t.told_angels[raid]) if t.told_angels[raid] != NONE else None


def of_gruppe(gruppe: int) -> Json:
    base = BASE[gruppe]
    return {"type": TYPE_IDS[GRUPPE_TYPE[gruppe]], "place": PLACE_NAMES[base] if base != NONE else NOTHING}


def of_chit(t: Blue, chit: int) -> Json:
    return {"site": target_of(t, chit, 0), "vp": int(CHIT_VP[row_of(t, chit)])}


def target_of(t: Blue, chit: ChitId, i: i64) -> str:
    site = CHIT_TARGETS[row_of(t, chit) * TARGETS_A_CHIT + i]
    return SITE_IDS[site] if site != NONE else NOTHING


def blue_of(position: Position) -> Blue:
    assert isinstance(position, Blue)
    return position
