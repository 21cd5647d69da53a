"""What chance decides about raids: what their bombs hit, what guns cost them, whom radar and observers find."""

from __future__ import annotations

from itertools import pairwise

from opsroom.engine.ids import NONE, Code
from opsroom.engine.odds import Outcomes, Trial
from opsroom.engine.position import Position
from opsroom.titles.burning_blue.rules.bombing import field_in, kind_of, site_of
from opsroom.titles.burning_blue.rules.charts import (
    AFTER_DIVE,
    BALLOON_TO,
    C_LETTER,
    FIGHTER_MP,
    HEAVY_FROM,
    HEAVY_TO,
    LIGHT_TO,
)
from opsroom.titles.burning_blue.rules.courses import leg_length, on_leg, point
from opsroom.titles.burning_blue.rules.detection import card_column, gruppen_in, has_heavy_guns, lowest_in, strength_of
from opsroom.titles.burning_blue.rules.forces import SITE_FIELD, T_AIRFIELD, T_RDF
from opsroom.titles.burning_blue.rules.geography import (
    COVER,
    FIELD_SECTOR,
    IS_FIGHTER_FIELD,
    IS_SECTOR_FIELD,
    LIGHT,
    is_box,
)
from opsroom.titles.burning_blue.rules.guns import has_balloons
from opsroom.titles.burning_blue.rules.ids import FieldId, PlaceId, RaidId
from opsroom.titles.burning_blue.rules.luftwaffe_movement import (
    C_ABOVE_CLOUD,
    C_BALLOONS,
    C_BELOW_CLOUD,
    C_FAST,
    C_SLOW,
    C_STRAFE,
    LuftwaffeMovement,
)
from opsroom.titles.burning_blue.rules.raid_breakup import ON_COURSE, has_other_bombers
from opsroom.titles.burning_blue.rules.raid_flight import carries_bombs, is_at_target, is_held, pace_of
from opsroom.titles.burning_blue.rules.raid_movement import RaidMove
from opsroom.titles.burning_blue.rules.raid_partings import EscortChoice, Partings, TallyChoice
from opsroom.titles.burning_blue.rules.set_up import DummyCounters
from opsroom.titles.burning_blue.rules.table import (
    AIRBORNE,
    AWAY,
    BOMBING,
    DIVE,
    FIRST_SLOT,
    FLYING,
    RAF_UNITS,
    RAIDS,
    UNITS,
    Blue,
)
from opsroom.titles.burning_blue.staff import BlueStaff

FLIGHT = (
    "bombed",
    "airfield_damaged",
    "ops_room_hit",
    "lost_on_ground",
    "station_hit",
    "balloons_shot",
    "found",
    "own_lost",
)
PARTS = ("part_found", "rest_found")
OTHER = ("other_found",)
READ = ("read",)
REPORT = ("strength_over", "strength_under")
STAFF = BlueStaff()
EXACT_WAYS = 1300  # in which dice may fall, as the engine goes through them


def blue_of(position: Position) -> Blue:
    assert isinstance(position, Blue)
    return position


def goes_on(trial: Trial, *procedures: type) -> bool:
    """Whether one of these is still carried out, so that its outcome may yet come."""
    return not trial.is_asked or any(isinstance(frame, procedures) for frame in trial.world.stack())


# --- § 9.3.3, § 16: a raid flies
CONDUCTS = (C_SLOW, C_FAST, C_ABOVE_CLOUD, C_BELOW_CLOUD, C_STRAFE, C_BALLOONS)


def raid_in(t: Blue, option: Code) -> RaidId:
    """The raid that is to fly: chosen now, or before its conduct."""
    frame = t.top
    assert isinstance(frame, LuftwaffeMovement)
    return frame.raid if frame.about().steps[frame.at].name == "choose_conduct" else option


def flight_names(position: Position, option: Code) -> tuple[str, ...]:
    """What may come of this move; nothing where it only flies."""
    t = blue_of(position)
    frame = t.top
    assert isinstance(frame, LuftwaffeMovement)
    conduct: Code = NONE
    if frame.about().steps[frame.at].name == "choose_conduct":
        if option not in CONDUCTS:
            return ()
        conduct = option
    elif not 0 <= option < RAIDS:
        return ()
    raid = raid_in(t, option)
    if t.off_course[raid] != ON_COURSE or t.hunts[raid] != NONE or is_held(t, raid):
        return ()
    points = FIGHTER_MP if conduct == C_FAST else pace_of(t, raid)
    ahead = places_ahead(t, raid, points)
    found: list[str] = []
    if conduct == C_STRAFE or conduct == C_BALLOONS:
        found += attack_names(t, conduct, ahead[:-1])  # one point is for the dive
    elif will_bomb(t, raid, points):
        found += ["bombed", *damage_names(t, raid)]
    if t.detected[raid] == 0 and enters_radar(ahead):
        found.append("found")
    return (*found, "own_lost") if found else ()


def damage_names(t: Blue, raid: RaidId) -> list[str]:
    """§ 16.4: of its target."""
    if kind_of(t, raid) == T_RDF:
        return ["station_hit"]
    if kind_of(t, raid) != T_AIRFIELD:
        return []
    field = SITE_FIELD[site_of(t, raid)]
    found = ["airfield_damaged"]
    if IS_SECTOR_FIELD[field] and t.ops_hit[FIELD_SECTOR[field]] == 0:
        found.append("ops_room_hit")
    if on_the_ground(t, field):
        found.append("lost_on_ground")
    return found


def attack_names(t: Blue, conduct: Code, places: list[PlaceId]) -> list[str]:
    """§ 9.4.1: of a sweep that comes down on an airfield or on balloons."""
    if conduct == C_BALLOONS:
        return ["balloons_shot"] if any(has_balloons(t, place) for place in places) else []
    fields = [field_in(place) for place in places]
    return ["lost_on_ground"] if any(field != NONE and on_the_ground(t, field) for field in fields) else []


def on_the_ground(t: Blue, field: FieldId) -> int:
    """Squadrons that bombs on this airfield may hit."""
    if IS_FIGHTER_FIELD[field] == 0:
        return 0
    return sum(t.tote[unit] not in (AWAY, AIRBORNE) and t.field[unit] == field for unit in range(RAF_UNITS))


def places_ahead(t: Blue, raid: RaidId, points: int) -> list[PlaceId]:
    """Where it is, and what it flies over with so many points of its course."""
    leg, step, found = t.leg[raid], t.step[raid], [t.raid_at[raid]]
    while points > 0 and leg < t.ways[raid] - 1:
        one, other = point(t, raid, leg), point(t, raid, leg + 1)
        step += 1
        found.append(on_leg(one, other, step))
        points = 0 if is_box(found[-1]) else points - 1
        if step >= leg_length(one, other):
            leg, step = leg + 1, 0
    return found


def will_bomb(t: Blue, raid: RaidId, points: int) -> bool:
    """It has bombs for its target and the points to get there, and for the dive (§ 16.2.2)."""
    target = t.target_way[raid]
    if not carries_bombs(t, raid) or target == 0 or t.leg[raid] > target:
        return False
    way = 1 if t.method[raid] == DIVE and t.dive_from[raid] == 0 else 0
    for leg in range(t.leg[raid], target):
        way += leg_length(point(t, raid, leg), point(t, raid, leg + 1))
    return way - t.step[raid] <= points


def enters_radar(ahead: list[PlaceId]) -> bool:
    """§ 11.2 (b): from a place that no station covers into a box that one does."""
    return any(is_box(place) and COVER[place] and not COVER[before] for before, place in pairwise(ahead))


def has_few_dice(position: Position, option: Code) -> bool:
    """The Luftwaffe knows all that takes part; but only where few dice fall can all of them be gone through."""
    t = blue_of(position)
    names, raid = flight_names(position, option), raid_in(t, option)
    ways = 1 if is_at_target(t, raid) else 36  # § 9.3.4
    ways *= 6 if "airfield_damaged" in names else 1
    ways *= 36 if "station_hit" in names else 1
    ways *= 36 if "ops_room_hit" in names else 1
    if "lost_on_ground" in names:
        ways *= 36 ** on_the_ground(t, SITE_FIELD[site_of(t, raid)])
    for place in places_ahead(t, raid, pace_of(t, raid)):
        ways *= 36 if is_defended(t, raid, place) else 1
    return "bombed" in names and ways <= EXACT_WAYS and "found" not in names


def is_defended(t: Blue, raid: RaidId, place: PlaceId) -> bool:
    """§ 14, § 15: by guns or balloons that reach it."""
    low = AFTER_DIVE if t.method[raid] == DIVE else lowest_in(t, raid)
    heavy = has_heavy_guns(t, place) and HEAVY_FROM <= low <= HEAVY_TO
    return heavy or (LIGHT[place] == 1 and low <= LIGHT_TO) or (has_balloons(t, place) and low <= BALLOON_TO)


def is_eventful(position: Position, option: Code) -> bool:
    return bool(flight_names(position, option))


def fly_as_plotted(position: Position) -> Code:
    """A raid whose conduct is asked flies on at its pace; all else is the staff's."""
    t = blue_of(position)
    frame = t.top
    if isinstance(frame, LuftwaffeMovement) and frame.about().steps[frame.at].name == "choose_conduct":
        conduct = C_FAST if pace_of(t, frame.raid) == FIGHTER_MP else C_SLOW
        if conduct in t.choices():
            return conduct
    return STAFF.advise(t)


def flight(trial: Trial) -> tuple[str, ...] | None:
    """When the raid has moved."""
    t, raid = blue_of(trial.world), raid_in(blue_of(trial.before), trial.option)
    if goes_on(trial, RaidMove) or (t.state[raid] == FLYING and t.flown[raid] == 0):
        return None
    found = [name for name in FLIGHT[:6] if trial.told(name) is not None]
    if t.detected[raid]:
        found.append("found")
    lost = any(event[3] >= RAF_UNITS for event in trial.events if event[0] == "aircraft_lost")
    return (*found, *(FLIGHT[-1:] if lost or trial.told("unseen_lost") is not None else ()))


# --- § 11.2: radar and observers
def is_parting(position: Position, option: Code) -> bool:
    """§ 11.5.6: a unit leaves a detected raid, so that both parts are checked; under tally neither is."""
    t = blue_of(position)
    if not FIRST_SLOT <= option < UNITS:
        return False
    raid = t.raid[option]
    leaves = t.task[option] != BOMBING or has_other_bombers(t, option)
    return t.detected[raid] == 1 and t.tallied[raid] == 0 and leaves


def parts(trial: Trial) -> tuple[str, ...] | None:
    t = blue_of(trial.world)
    if goes_on(trial, Partings, EscortChoice):
        return None
    part, rest = t.raid[trial.option], blue_of(trial.before).raid[trial.option]
    return tuple(name for name, raid in zip(PARTS, (part, rest), strict=True) if raid != NONE and t.detected[raid] == 1)


def other_part(trial: Trial) -> tuple[str, ...] | None:
    """§ 12.1.4: of the part that is not kept in sight."""
    t, frame = blue_of(trial.world), trial.before.top
    assert isinstance(frame, TallyChoice)
    old = blue_of(trial.before).parted[frame.raid] - 1
    other = old if trial.option == frame.raid else frame.raid
    if any(event[0] == "raid_detected" and event[3] == other for event in trial.events):
        return OTHER
    if goes_on(trial, TallyChoice):
        return None
    return OTHER if t.tallied[other] else ()


def dummy_read(trial: Trial) -> tuple[str, ...] | None:
    """§ 11.6.1: whether the counter gets a strength."""
    if not trial.is_asked:
        return None
    frame = trial.before.top
    assert isinstance(frame, DummyCounters)
    return READ if blue_of(trial.world).dummy_letter[frame.dummy] > 0 else ()


def anywhere(_: Position, __: Code) -> str:
    """All places that are offered lie within reach of radar."""
    return "anywhere"


def can_be_read(position: Position, option: Code) -> bool:
    return 0 <= option < RAIDS and card_column(blue_of(position), option) != NONE


def report(trial: Trial) -> tuple[str, ...] | None:
    """§ 7, § 11.5.2: the strength that is announced again, and what it should be."""
    told = trial.told("raid_detected")
    if told is None:
        return () if trial.is_asked else None
    honest = strength_of(gruppen_in(blue_of(trial.world), trial.option), C_LETTER)
    return REPORT[:1] if told[5] > honest else REPORT[1:] if told[5] < honest else ()


RAID_ODDS = {
    "choose_raid_to_fly": Outcomes(
        FLIGHT, flight, when=is_eventful, open=has_few_dice, names_of=flight_names, between=fly_as_plotted
    ),
    "choose_conduct": Outcomes(
        FLIGHT, flight, when=is_eventful, open=has_few_dice, names_of=flight_names, between=fly_as_plotted
    ),
    "choose_unit_home": Outcomes(PARTS, parts, when=is_parting, between="staff"),
    "choose_part": Outcomes(OTHER, other_part, between="staff"),
    "choose_dummy_place": Outcomes(READ, dummy_read, alike=anywhere),
    "choose_raid_for_error": Outcomes(REPORT, report, when=can_be_read),
}
