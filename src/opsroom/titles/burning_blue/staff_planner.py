"""The planner in France.

Each chit becomes one escorted raid for each of its targets, with a sweep ahead of it where there are fighters enough.  Bombers fly below
the cloud over their target; raids are timed by when they are over their targets, one after the other, so that the squadrons that
met the first are on the ground when the next comes.  Fighters turn home while they have petrol.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.ids import NONE
from opsroom.engine.procedure import PASS
from opsroom.titles.burning_blue.rules.charts import BOMBER_MP, BROKEN, FIGHTER_MP
from opsroom.titles.burning_blue.rules.chits import NO, YES
from opsroom.titles.burning_blue.rules.courses import leg_length, point
from opsroom.titles.burning_blue.rules.detection import lowest_in
from opsroom.titles.burning_blue.rules.endurance import is_raid_short
from opsroom.titles.burning_blue.rules.fights import FIGHT_ON, GO_HOME, Aftermath
from opsroom.titles.burning_blue.rules.forces import ME110, SITE_AT
from opsroom.titles.burning_blue.rules.geography import HEXES, PLACE_CODES, is_box
from opsroom.titles.burning_blue.rules.ids import PlaceId, RaidId
from opsroom.titles.burning_blue.rules.luftwaffe_movement import C_FAST, C_PANCAKE, C_PURSUE, LuftwaffeMovement
from opsroom.titles.burning_blue.rules.off_course import ReturnToCourse
from opsroom.titles.burning_blue.rules.plotting import Plotting
from opsroom.titles.burning_blue.rules.raid_building import NEW_SWEEP, RaidBuilding, has_task
from opsroom.titles.burning_blue.rules.raid_movement import RaidMove
from opsroom.titles.burning_blue.rules.set_up import STAND_DUMMIES
from opsroom.titles.burning_blue.rules.table import (
    CLOSE_ESCORT,
    DIVE,
    FIRST_SLOT,
    FLYING,
    LOW_LEVEL,
    PLANS,
    RAIDS,
    REST_OF_RAIDS,
    REST_OF_UNITS,
    STAND_RAIDS,
    TOP_COVER,
    UNITS,
    Blue,
)
from opsroom.titles.burning_blue.rules.tally import SweepTally
from opsroom.titles.burning_blue.rules.weather import grade_to_ground
from opsroom.titles.burning_blue.staff_options import (
    gap,
    is_offered,
    last,
    least_hurt,
    nearest_number,
    nearest_place,
    one_of,
    pass_or_first,
)

SWEEP_LINES: Final = [
    PLACE_CODES["2029"],
    PLACE_CODES["1013"],
]  # Maidstone and Ventnor, for the sweeps of each Luftflotte
BOMBER_HEIGHT: Final[i64] = 16
FAR_HEIGHT: Final[i64] = 14  # the lower they form up the more petrol is left
FAR: Final[i64] = 13  # hexes
SWEEP_HEIGHT: Final[i64] = 24
COVER_ABOVE: Final[i64] = 4
FIRST_TURN: Final[i64] = 5  # nothing stands on the map when the RAF sets up
RAID_GAP: Final[i64] = 0  # turns between one raid over its target and the next
SWEEP_LEAD: Final[i64] = 1  # turns that a sweep is ahead of its raid
FIGHTERS_A_SWEEP: Final[i64] = 3  # Gruppen of a chit, of which one sweeps


def planner(t: Blue, step: str) -> i64:
    frame = t.top
    if isinstance(frame, RaidBuilding):
        return build(t, frame, step)
    if isinstance(frame, Plotting):
        return plot(t, frame, step)
    if isinstance(frame, LuftwaffeMovement):
        return fly(t, step)
    if isinstance(frame, Aftermath):
        return conduct(t, frame)
    if step == "choose_in_bad_weather" or step == "choose_another":
        return t.because(one_of(t, NO), "plan_stands")
    if step == "choose_pursuit":
        return t.because(one_of(t, NO), "patrol_stays")
    if step == "choose_to_look_back":
        return t.because(one_of(t, YES), "look_for_attackers")
    if step == "choose_to_hunt":
        return hunt(t)
    if isinstance(frame, RaidMove) and step == "choose_pursuit_height":
        return t.because(nearest_number(t, lowest_in(t, frame.raid)), "keep_height")
    if step == "choose_gruppe" or step == "choose_patrol_gruppe":
        return t.because(last(t), "rest_assigned")
    if step == "choose_patrol_box":
        return t.because(emptiest_box(t), "emptiest_box")
    if step == "choose_dummy":
        return t.because(STAND_DUMMIES, "no_more_dummies")
    if step == "choose_hunter":
        return t.because(STAND_RAIDS if is_offered(t, STAND_RAIDS) else one_of(t, REST_OF_RAIDS), "all_look")
    if step == "choose_raid_to_give_up":
        return short_raid(t)
    if step == "choose_raid_to_pursue":
        return t.because(one_of(t, REST_OF_RAIDS), "order_makes_no_difference")
    if step == "choose_sweep_unit":
        return t.because(one_of(t, REST_OF_UNITS), "stronger_together")
    if step == "choose_escort":
        return t.because(t.options[0], "escorts_answer")
    if step == "choose_top_cover_height":
        return t.because(last(t), "start_high")
    if isinstance(frame, ReturnToCourse) and step == "choose_return":
        return t.because(nearest_place(t, t.raid_at[frame.raid]), "back_the_short_way")
    if step == "choose_return_height":
        return t.because(nearest_number(t, SWEEP_HEIGHT), "sweeps_fly_high")
    if step == "choose_defender_loss" or step == "choose_attacker_loss":
        return t.because(least_hurt(t), "share_losses")
    return t.because(pass_or_first(t), "nothing_needed")


def emptiest_box(t: Blue) -> i64:
    best = t.options[0]
    for i in range(t.offered):
        if units_in_box(t, t.options[i]) < units_in_box(t, best):
            best = t.options[i]
    return best


def units_in_box(t: Blue, box: i64) -> i64:
    n: i64 = 0
    for unit in range(FIRST_SLOT, UNITS):
        n += 1 if t.patrol_box[unit] == box else 0
    return n


# --- building raids
def build(t: Blue, frame: RaidBuilding, step: str) -> i64:
    if step == "choose_raid":
        return t.because(t.options[0], "a_raid_for_each_target")
    if step == "choose_member":
        return choose_member(t, frame)
    if step == "choose_task":
        if t.kind[frame.unit] == ME110:
            return t.because(CLOSE_ESCORT, "me110_stays_close")
        if has_task(t, frame.raid, TOP_COVER) and not has_task(t, frame.raid, CLOSE_ESCORT):
            return t.because(CLOSE_ESCORT, "close_escort_missing")
        return t.because(TOP_COVER, "cover_from_above")
    if step == "choose_method":
        return t.because(DIVE if is_offered(t, DIVE) else one_of(t, LOW_LEVEL), "diving_scores_more")
    return t.because(pass_or_first(t), "nothing_needed")


def choose_member(t: Blue, frame: RaidBuilding) -> i64:
    """All bombers; then escorts, Me 110s first, until only those are left that are to sweep."""
    fighters: i64 = 0
    free: i64 = 0
    for unit in range(FIRST_SLOT, UNITS):
        if t.chit_of[unit] == frame.chit and t.bombs[unit] == 0 and t.gruppe[unit] != NONE:
            fighters += 1
            free += 1 if t.raid[unit] == NONE else 0
    for i in range(t.offered):
        unit = t.options[i]
        if unit >= 0 and (t.bombs[unit] or frame.aim == NEW_SWEEP):
            return t.because(unit, "all_bombers" if t.bombs[unit] else "fighters_for_sweep")
    if is_offered(t, PASS) and free <= fighters // FIGHTERS_A_SWEEP:
        return t.because(PASS, "rest_will_sweep", free)
    for i in range(t.offered):
        if t.options[i] >= 0 and t.kind[t.options[i]] == ME110:
            return t.because(t.options[i], "me110_stays_close")
    return t.because(t.options[0], "more_escorts")


# --- plotting them
def plot(t: Blue, frame: Plotting, step: str) -> i64:
    raid = frame.raid
    goal = SITE_AT[t.target[raid] - 1] if t.sweep[raid] == 0 else sweep_goal(t, raid)
    if step == "choose_form_up":
        return t.because(nearest_place(t, goal), "form_up_near")
    if step == "choose_waypoint_out":
        if t.sweep[raid] and is_offered(t, goal) and frame.leg == 0:
            return t.because(goal, "sweep_ahead_of_raid")
        return t.because(pass_or_first(t), "straight_course")
    if step == "choose_recovery":
        return t.because(one_of(t, point(t, raid, 0)), "back_where_it_formed")
    if step == "choose_angels":
        if t.sweep[raid]:
            return t.because(nearest_number(t, SWEEP_HEIGHT), "sweeps_fly_high")
        return t.because(below_cloud(t, goal, bomber_height(t, raid)), "see_the_target")
    if step == "choose_top_cover_angels":
        return t.because(nearest_number(t, t.attack_angels[raid] + COVER_ABOVE), "cover_four_above", COVER_ABOVE)
    if step == "choose_angels_back":
        return t.because(nearest_number(t, 6), "low_on_the_way_home")
    if step == "choose_attack_angels":
        return t.because(below_cloud(t, goal, last(t)), "see_the_target")
    if step == "choose_descent":
        return t.because(t.options[t.offered - 2], "descend_late")
    if step == "choose_orbit":
        if t.sweep[raid] and is_offered(t, goal):
            return t.because(goal, "sweep_waits_there")
        return t.because(PASS, "no_waiting")
    if step == "choose_time":
        return t.because(nearest_number(t, form_up_time(t, raid)), "timed_over_target")
    return t.because(pass_or_first(t), "nothing_needed")


def sweep_raid(t: Blue, sweep: i64) -> RaidId:
    """The bombing raid that a sweep clears the way for: of its own chit, or the first of its Luftflotte; NONE where there is none."""
    first: i64 = NONE
    for raid in range(PLANS):
        if t.target[raid] > 0 and t.ways[raid] > 0 and t.sweep[raid] == 0 and t.fleet[raid] == t.fleet[sweep]:
            if t.raid_chit[raid] == t.raid_chit[sweep]:
                return raid
            first = raid if first == NONE else first
    return first


def sweep_goal(t: Blue, sweep: i64) -> i64:
    raid = sweep_raid(t, sweep)
    return SITE_AT[t.target[raid] - 1] if raid != NONE else SWEEP_LINES[t.fleet[sweep] - 2]


def bomber_height(t: Blue, raid: RaidId) -> i64:
    out: i64 = 0
    for i in range(t.target_way[raid]):
        out += leg_length(point(t, raid, i), point(t, raid, i + 1))
    return FAR_HEIGHT if out > FAR else BOMBER_HEIGHT


def below_cloud(t: Blue, place: PlaceId, top: i64) -> i64:
    """The offered height nearest to this from which the ground can be seen."""
    best: i64 = NONE
    for i in range(t.offered):
        angels = t.options[i]
        if angels >= 0 and grade_to_ground(t, place, angels) < BROKEN:
            if best == NONE or gap(angels, top) < gap(best, top):
                best = angels
    return best if best != NONE else nearest_number(t, top)


def turns_out(t: Blue, raid: RaidId, points: i64, pace: i64) -> i64:
    """Turns to that point of its course; a box takes one."""
    turns: i64 = 0
    hexes: i64 = 0
    for i in range(points):
        one, other = point(t, raid, i), point(t, raid, i + 1)
        if is_box(other):
            turns += 1
        else:
            hexes += leg_length(one, other)
    return turns + (hexes + pace - 1) // pace


def time_over_target(t: Blue, raid: RaidId) -> i64:
    return t.form_turn[raid] + turns_out(t, raid, t.target_way[raid], BOMBER_MP)


def form_up_time(t: Blue, raid: RaidId) -> i64:
    """Bombers a while after the raid before them; sweeps a little ahead of their bombers; other sweeps first of all."""
    if t.sweep[raid]:
        covered = sweep_raid(t, raid)
        if covered == NONE:
            return FIRST_TURN
        return time_over_target(t, covered) - SWEEP_LEAD - turns_out(t, raid, 1, FIGHTER_MP)
    latest: i64 = NONE
    for other in range(PLANS):
        if other != raid and t.target[other] > 0 and t.ways[other] > 0 and t.pace[other] > 0 and t.sweep[other] == 0:
            if time_over_target(t, other) > latest:
                latest = time_over_target(t, other)
    if latest == NONE:
        return FIRST_TURN
    wanted = latest + RAID_GAP - turns_out(t, raid, t.target_way[raid], BOMBER_MP)
    return wanted if wanted > FIRST_TURN else FIRST_TURN


# --- in the air
def fly(t: Blue, step: str) -> i64:
    """Raids fly as plotted; a sweep that still hunts with its petrol gone is called home."""
    if step == "choose_raid_to_fly":
        sweeps = False
        for raid in range(RAIDS):
            if t.state[raid] == FLYING and t.sweep[raid]:
                sweeps = True
                if t.hunts[raid] != NONE and is_raid_short(t, raid) and is_offered(t, raid):
                    return t.because(raid, "petrol_runs_low")
        return t.because(REST_OF_RAIDS if sweeps else STAND_RAIDS, "fly_as_plotted")
    if is_offered(t, C_PANCAKE):
        return t.because(C_PANCAKE, "petrol_runs_low")
    if is_offered(t, C_PURSUE):
        return t.because(C_PURSUE, "hunt_on")
    return t.because(one_of(t, C_FAST), "fly_as_plotted")


def hunt(t: Blue) -> i64:
    """Down on a formation, but never up to one."""
    frame = t.top
    assert isinstance(frame, SweepTally)
    if t.angels[frame.head] < lowest_in(t, frame.raid):
        return t.because(YES, "down_on_them")
    return t.because(NO, "never_up_to_them")


def short_raid(t: Blue) -> i64:
    for i in range(t.offered):
        if t.options[i] >= 0 and is_raid_short(t, t.options[i]):
            return t.because(t.options[i], "petrol_runs_low")
    return t.because(PASS, "petrol_left")


def conduct(t: Blue, frame: Aftermath) -> i64:
    """Fight on while there is petrol."""
    raid = t.raid[frame.unit]
    if raid != NONE and t.raid_at[raid] < HEXES and is_raid_short(t, raid):
        return t.because(GO_HOME, "petrol_runs_low")
    return t.because(FIGHT_ON, "petrol_left")
