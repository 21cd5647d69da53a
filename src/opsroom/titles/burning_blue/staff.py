"""The staff: a planner in France and a controller at Uxbridge, by a few rules of thumb.

The planner sends each chit as one escorted raid with a sweep ahead of it.  The controller sends squadrons by announced strength,
the nearest first, keeps to the response level, vectors them four Angels above what is announced, and brings the empty ones home.
"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.position import Position
from opsroom.engine.procedure import PASS
from opsroom.engine.staff import Staff
from opsroom.titles.burning_blue.rules.building import NEW_SWEEP, RaidBuilding, has_task
from opsroom.titles.burning_blue.rules.chits import NO, YES
from opsroom.titles.burning_blue.rules.courses import point
from opsroom.titles.burning_blue.rules.endurance import is_short_of_petrol
from opsroom.titles.burning_blue.rules.fights import FIGHT_ON, GO_HOME
from opsroom.titles.burning_blue.rules.forces import CEILING, RAF, RESPONSE_LEVEL, SITE_AT
from opsroom.titles.burning_blue.rules.formations import is_head
from opsroom.titles.burning_blue.rules.geography import FIELD_AT, HEXES, NONE, PLACE_CODES, apart
from opsroom.titles.burning_blue.rules.orders import O_PANCAKE, O_VECTOR, Order, RafMovement, can_be_moved, needs_order
from opsroom.titles.burning_blue.rules.plotting import Plotting
from opsroom.titles.burning_blue.rules.raf_set_up import RafSetUp
from opsroom.titles.burning_blue.rules.raiding import TallyChoice
from opsroom.titles.burning_blue.rules.set_up import STAND_DUMMIES
from opsroom.titles.burning_blue.rules.table import (
    AIRBORNE,
    CLOSE_ESCORT,
    DIVE,
    FIRST_SLOT,
    FORM_UPS,
    LOW_LEVEL,
    PANCAKE,
    PLANS,
    PURSUIT,
    RAF_UNITS,
    RAIDS,
    REST_OF_RAIDS,
    REST_OF_UNITS,
    SCRAMBLE,
    STAND_RAIDS,
    STAND_UNITS,
    TOP_COVER,
    UNITS,
    VECTOR,
    Blue,
    halves,
)
from opsroom.titles.burning_blue.rules.tally import RafTally

DOVER: i64 = PLACE_CODES["1835"]
SWEEP_LINE: i64 = PLACE_CODES["2029"]  # over Maidstone
BOMBER_HEIGHT: i64 = 16
SWEEP_HEIGHT: i64 = 24
AIRCRAFT_A_SQUADRON: i64 = 18  # announced, that one squadron is sent against
SPARE_RESPONSE: i64 = 4  # halves above the printed level that the chits are trusted to allow
NEAR: i64 = 14  # hexes at which a raid is worth a vector
ABOVE: i64 = 4


class BlueStaff(Staff):
    def advise(self, t: Position) -> i64:
        assert isinstance(t, Blue)
        frame = t.top
        assert frame is not None
        step = frame.about().steps[frame.at].name
        if t.offered == 1:
            return t.options[0]
        return controller(t, step) if t.seat == RAF else planner(t, step)

    def horizon(self) -> i64:
        return 6

    def appraise(self, t: Position, seat: i64) -> float:
        """By the points so far: a raid bombed is worth about eight."""
        assert isinstance(t, Blue)
        lead = 0.5 + float(t.vp) / 160.0
        lead = 0.02 if lead < 0.02 else 0.98 if lead > 0.98 else lead
        return 1.0 - lead if seat == RAF else lead


# --- what was offered
def is_offered(t: Blue, option: i64) -> bool:
    for i in range(t.offered):
        if t.options[i] == option:
            return True
    return False


def first(t: Blue) -> i64:
    return t.options[0]


def last(t: Blue) -> i64:
    return t.options[t.offered - 1]


def one_of(t: Blue, option: i64) -> i64:
    """It, if it is offered; else what comes first."""
    return option if is_offered(t, option) else t.options[0]


def pass_or_first(t: Blue) -> i64:
    return one_of(t, PASS)


def nearest_number(t: Blue, wanted: i64) -> i64:
    """The offered number that comes nearest."""
    best = t.options[0]
    for i in range(t.offered):
        option = t.options[i]
        if option >= 0 and gap(option, wanted) < gap(best, wanted):
            best = option
    return best


def gap(one: i64, other: i64) -> i64:
    return one - other if one > other else other - one


def nearest_place(t: Blue, goal: i64) -> i64:
    best = t.options[0]
    for i in range(t.offered):
        option = t.options[i]
        if option >= 0 and (best < 0 or apart(option, goal) < apart(best, goal)):
            best = option
    return best


# --- the planner
def planner(t: Blue, step: str) -> i64:
    frame = t.top
    if isinstance(frame, RaidBuilding):
        return build(t, frame, step)
    if isinstance(frame, Plotting):
        return plot(t, frame, step)
    if step == "choose_in_bad_weather" or step == "choose_another" or step == "choose_pursuit":
        return one_of(t, NO)
    if step == "choose_to_look_back":
        return one_of(t, YES)
    if step == "choose_gruppe" or step == "choose_patrol_gruppe":
        return last(t)
    if step == "choose_dummy":
        return STAND_DUMMIES
    if step == "choose_raid_to_fly":
        return STAND_RAIDS
    if step == "choose_hunter":
        return STAND_RAIDS if is_offered(t, STAND_RAIDS) else one_of(t, REST_OF_RAIDS)
    if step == "choose_escort":
        return first(t)
    if step == "choose_luftwaffe_conduct":
        return FIGHT_ON
    if step == "choose_top_cover_height":
        return last(t)
    if step == "choose_return_height":
        return nearest_number(t, SWEEP_HEIGHT)
    if step == "choose_defender_loss" or step == "choose_attacker_loss":
        return least_hurt(t)
    return pass_or_first(t)


def build(t: Blue, frame: RaidBuilding, step: str) -> i64:
    if step == "choose_raid":
        return first(t)
    if step == "choose_member":
        return choose_member(t, frame)
    if step == "choose_task":
        has_cover = has_task(t, frame.raid, TOP_COVER)
        return CLOSE_ESCORT if has_cover and not has_task(t, frame.raid, CLOSE_ESCORT) else TOP_COVER
    if step == "choose_method":
        return DIVE if is_offered(t, DIVE) else one_of(t, LOW_LEVEL)
    return pass_or_first(t)


def choose_member(t: Blue, frame: RaidBuilding) -> i64:
    """All bombers, and all fighters but one of three for a sweep."""
    fighters: i64 = 0
    escorts: i64 = 0
    for unit in range(FIRST_SLOT, UNITS):
        if t.chit_of[unit] == frame.chit and t.bombs[unit] == 0 and t.gruppe[unit] != NONE:
            fighters += 1
            escorts += 1 if t.raid[unit] == frame.raid else 0
    for i in range(t.offered):
        unit = t.options[i]
        if unit >= 0 and (t.bombs[unit] or frame.aim == NEW_SWEEP):
            return unit
    if is_offered(t, PASS) and fighters >= 3 and escorts >= fighters - 1:
        return PASS
    return first(t)


def plot(t: Blue, frame: Plotting, step: str) -> i64:
    raid = frame.raid
    goal = SITE_AT[t.target[raid] - 1] if t.sweep[raid] == 0 else sweep_goal(t)
    if step == "choose_form_up":
        return nearest_place(t, goal)
    if step == "choose_waypoint_out":
        return goal if t.sweep[raid] and is_offered(t, goal) and frame.leg == 0 else pass_or_first(t)
    if step == "choose_recovery":
        return one_of(t, point(t, raid, 0))
    if step == "choose_angels":
        return nearest_number(t, SWEEP_HEIGHT if t.sweep[raid] else BOMBER_HEIGHT)
    if step == "choose_top_cover_angels":
        return nearest_number(t, t.attack_angels[raid] + ABOVE)
    if step == "choose_angels_back":
        return nearest_number(t, 6)
    if step == "choose_attack_angels":
        return last(t)
    if step == "choose_descent":
        return t.options[t.offered - 2]
    if step == "choose_orbit":
        return one_of(t, goal) if t.sweep[raid] and is_offered(t, goal) else PASS
    if step == "choose_time":
        return nearest_number(t, 3 + raid % 3 * 3 - (2 if t.sweep[raid] else 0))
    return pass_or_first(t)


def sweep_goal(t: Blue) -> i64:
    """Over the target of the first bombing raid, or over Kent."""
    for raid in range(PLANS):
        if t.target[raid] > 0 and t.ways[raid] > 0 and t.sweep[raid] == 0:
            return SITE_AT[t.target[raid] - 1]
    return SWEEP_LINE


def least_hurt(t: Blue) -> i64:
    best = t.options[0]
    for i in range(t.offered):
        if t.losses[t.options[i]] < t.losses[best]:
            best = t.options[i]
    return best


# --- the controller
def controller(t: Blue, step: str) -> i64:
    frame = t.top
    if isinstance(frame, RafSetUp):
        return set_up(t, step)
    if isinstance(frame, Order):
        return order(t, frame, step)
    if isinstance(frame, RafMovement):
        return choose_unit(t)
    if isinstance(frame, TallyChoice):
        return bombers_first(t)
    if step == "choose_scramble":
        return scramble(t)
    if step == "choose_spotter":
        return REST_OF_UNITS
    if step == "choose_to_pursue":
        return pursue(t)
    if step == "choose_target":
        return choose_target(t)
    if step == "choose_raf_conduct":
        return conduct(t)
    if step == "choose_wing" or step == "choose_to_look_back":
        return one_of(t, YES)
    if step == "choose_call" or step == "choose_patrol":
        return one_of(t, STAND_UNITS)
    if step == "choose_defender_loss" or step == "choose_attacker_loss":
        return least_hurt(t)
    return pass_or_first(t)


def threat(t: Blue) -> i64:
    """Where the strongest form-up or raid is."""
    best = DOVER
    most: i64 = 0
    for row in range(FORM_UPS):
        if t.form_at[row] != NONE and t.form_strength[row] > most and t.form_at[row] < HEXES:
            best, most = t.form_at[row], t.form_strength[row]
    return best


def set_up(t: Blue, step: str) -> i64:
    goal = threat(t)
    if step == "choose_aloft":
        return nearest_unit(t, goal)
    if step == "choose_aloft_place" or step == "place_421_flight":
        return nearest_place(t, goal)
    if step == "choose_aloft_angels":
        return last(t)
    return pass_or_first(t)


def nearest_unit(t: Blue, goal: i64) -> i64:
    """Of squadrons on the ground the one whose airfield lies nearest."""
    best: i64 = PASS
    for i in range(t.offered):
        unit = t.options[i]
        if 0 <= unit < RAF_UNITS and t.field[unit] != NONE:
            if best == PASS or apart(FIELD_AT[t.field[unit]], goal) < apart(FIELD_AT[t.field[best]], goal):
                best = unit
    return best


def scramble(t: Blue) -> i64:
    """As many squadrons as what is announced calls for, the nearest first, as far as the response level goes."""
    calm = STAND_UNITS if is_offered(t, STAND_UNITS) else PASS
    if t.response + 2 > 2 * RESPONSE_LEVEL[t.scenario] + SPARE_RESPONSE:
        return calm
    strength: i64 = 0
    goal: i64 = NONE
    for raid in range(RAIDS):
        if t.detected[raid] and t.raid_seen[raid] == -1 and t.raid_at[raid] != NONE:
            strength += t.strength[raid] if t.strength[raid] > 0 else 40
            if t.raid_at[raid] < HEXES and (goal == NONE or t.strength[raid] > 0):
                goal = t.raid_at[raid]
    sent: i64 = 0
    for unit in range(RAF_UNITS):
        if t.tote[unit] == SCRAMBLE or (t.tote[unit] == AIRBORNE and t.order[unit] != PANCAKE):
            sent += halves(t, unit)
    if goal == NONE or sent * AIRCRAFT_A_SQUADRON >= 2 * strength:
        return calm
    return nearest_unit(t, goal)


def quarry_for(t: Blue, unit: i64) -> i64:
    """The detected raid that is worth a vector: near, and with bombers announced low rather than a high sweep."""
    best: i64 = NONE
    worth: i64 = 999
    for raid in range(RAIDS):
        if t.detected[raid] == 0 or t.raid_seen[raid] != -1 or t.raid_at[raid] == NONE or t.raid_at[raid] >= HEXES:
            continue
        away = apart(t.at[unit], t.raid_at[raid])
        high: i64 = 8 if t.told_angels[raid] > 20 else 0
        if away <= NEAR and away + high < worth:
            best, worth = raid, away + high
    return best


def wants_home(t: Blue, unit: i64) -> bool:
    return t.order[unit] != PANCAKE and (t.disruption[unit] > 0 or t.low_ammo[unit] > 0 or is_short_of_petrol(t, unit))


def wants_vector(t: Blue, unit: i64) -> bool:
    """A raid is near, and it is not flying there already."""
    if t.order[unit] == PANCAKE or t.order[unit] == PURSUIT:
        return False
    raid = quarry_for(t, unit)
    if raid == NONE:
        return False
    return t.order[unit] != VECTOR or needs_order(t, unit) or apart(t.goal[unit], t.raid_at[raid]) > 2


def choose_unit(t: Blue) -> i64:
    for i in range(t.offered):
        unit = t.options[i]
        if 0 <= unit < RAF_UNITS and is_head(t, unit) and can_be_moved(t, unit):
            if wants_home(t, unit) or wants_vector(t, unit):
                return unit
    return pass_or_first(t)


def order(t: Blue, frame: Order, step: str) -> i64:
    unit = frame.head
    raid = quarry_for(t, unit)
    if step == "choose_order":
        if is_offered(t, O_PANCAKE) and wants_home(t, unit):
            return O_PANCAKE
        return O_VECTOR if raid != NONE and is_offered(t, O_VECTOR) else PASS
    if step == "choose_goal":
        return one_of(t, t.raid_at[raid]) if raid != NONE else one_of(t, t.at[unit])
    if step == "choose_height":
        told = t.told_angels[raid] if raid != NONE and t.told_angels[raid] != NONE else BOMBER_HEIGHT
        top = CEILING[t.kind[unit]]
        return nearest_number(t, told + ABOVE if told + ABOVE < top else top)
    return pass_or_first(t)


def pursue(t: Blue) -> i64:
    """Bombers always; fighters far above never."""
    frame = t.top
    assert isinstance(frame, RafTally)
    for unit in range(FIRST_SLOT, UNITS):
        if t.raid[unit] == frame.raid and t.bomber[unit]:
            return YES
    return NO


def bombers_first(t: Blue) -> i64:
    for i in range(t.offered):
        for unit in range(FIRST_SLOT, UNITS):
            if t.raid[unit] == t.options[i] and t.bomber[unit]:
                return t.options[i]
    return t.options[0]


def choose_target(t: Blue) -> i64:
    """Bombers before fighters; the more they are shaken the better."""
    best = t.options[0]
    for i in range(t.offered):
        unit = t.options[i]
        if t.bomber[unit] * 10 + t.disruption[unit] > t.bomber[best] * 10 + t.disruption[best]:
            best = unit
    return best


def conduct(t: Blue) -> i64:
    """One fight and home, if fighters are about; on among bombers alone."""
    for unit in range(FIRST_SLOT, UNITS):
        if t.fight[unit] > 0 and t.bomber[unit] == 0:
            return GO_HOME
    return FIGHT_ON
