"""The controller at Uxbridge.

Squadrons go up by announced strength, as many as the response level of such a raid allows and no more; those first that have time to climb;
two of an airfield together.  They fly to four Angels above what is announced, leave high sweeps alone, break bombers up one Gruppe after the
other, and go home after a fight.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.ids import NONE
from opsroom.engine.procedure import PASS
from opsroom.engine.visibility import EVERYBODY_SEES
from opsroom.titles.burning_blue.rules.airfields import scramble_limit
from opsroom.titles.burning_blue.rules.charts import BROKEN, GRADE
from opsroom.titles.burning_blue.rules.chits import YES
from opsroom.titles.burning_blue.rules.combat_phases import RafCombat, can_look_for
from opsroom.titles.burning_blue.rules.endurance import is_short_of_petrol
from opsroom.titles.burning_blue.rules.fights import FIGHT_ON, GO_HOME
from opsroom.titles.burning_blue.rules.forces import RESPONSE_LEVEL
from opsroom.titles.burning_blue.rules.formations import heads, is_head
from opsroom.titles.burning_blue.rules.geography import (
    FIELD_AT,
    HEXES,
    ORBIT_PLACES,
    PATROLLED,
    PLACE_CODES,
    ROW,
    apart,
)
from opsroom.titles.burning_blue.rules.ids import PlaceId, RaidId, UnitId
from opsroom.titles.burning_blue.rules.landing import LandingChoice
from opsroom.titles.burning_blue.rules.movement import FormationMove
from opsroom.titles.burning_blue.rules.orders import (
    ABOVE,
    O_PANCAKE,
    O_TOWARDS,
    O_VECTOR_ORBIT,
    USUAL_HEIGHT,
    Order,
    RafMovement,
    can_be_moved,
    can_follow,
    can_patrol_at,
    followed_raid,
    height_against,
    needs_order,
)
from opsroom.titles.burning_blue.rules.radio_command import is_in_radio_range
from opsroom.titles.burning_blue.rules.raf_set_up import RafSetUp
from opsroom.titles.burning_blue.rules.raid_partings import TallyChoice
from opsroom.titles.burning_blue.rules.table import (
    AIRBORNE,
    FIRST_SLOT,
    FOLLOW,
    FORM_UPS,
    ORBIT,
    PANCAKE,
    PURSUIT,
    RAF_UNITS,
    RAIDS,
    REST_OF_UNITS,
    SCRAMBLE,
    STAND_UNITS,
    TRACKS,
    UNITS,
    VECTOR,
    Blue,
    halves,
)
from opsroom.titles.burning_blue.rules.tally import RafTally
from opsroom.titles.burning_blue.rules.weather import worst_in_column
from opsroom.titles.burning_blue.staff_options import (
    is_offered,
    last,
    least_hurt,
    nearest_number,
    nearest_place,
    one_of,
    pass_or_first,
)

DOVER: Final[i64] = PLACE_CODES["1835"]
EDGES: Final = [  # hexes by which raids in the boxes off the map come on to it
    PLACE_CODES[place] for place in ("0110", "0126", "0110", "0110", "0110", "0132", "1845", "1301")
]
AIRCRAFT_A_GRUPPE: Final[i64] = 28
FOR_FOUR_GRUPPEN: Final = [4, 8, 6, 4, 5]  # squadrons that the chits of each scenario allow for
TRUST: Final[i64] = 70  # percent of what is announced that is sure to be there
UNKNOWN: Final[i64] = 40  # aircraft in a raid of which nothing is announced
NEAR: Final[i64] = 16  # hexes at which a raid is worth a vector
CLIMBING: Final[i64] = 8  # hexes that give a squadron time to climb
HIGH: Final[i64] = 20  # announced above this, and it is a sweep
SLACK: Final[i64] = 4  # Angels too high that are not worth an order
PAIR: Final[i64] = 3  # hexes farther that a pair may come from


def controller(t: Blue, step: str) -> i64:
    frame = t.top
    if isinstance(frame, RafSetUp):
        return set_up(t, step)
    if isinstance(frame, Order):
        return order(t, frame, step)
    if isinstance(frame, RafMovement):
        return choose_unit(t)
    if isinstance(frame, LandingChoice):
        return t.because(t.options[0], "nearer_field")
    if isinstance(frame, TallyChoice):
        return t.because(bombers_first(t), "bombers_matter")
    if isinstance(frame, RafCombat):
        return look_out(t, frame, step)
    if step == "choose_scramble":
        return scramble(t)
    if step == "choose_to_pursue":
        return pursue(t)
    if step == "choose_distance":
        return t.because(t.options[0], "keep_close")
    if isinstance(frame, FormationMove):
        if step == "choose_pursuit_height":
            return pursuit_height(t, frame)
        return t.because(one_of(t, YES), "look_for_attackers")
    if step == "choose_target":
        return t.because(choose_target(t), "bombers_in_formation_first")
    if step == "choose_raf_conduct":
        return conduct(t)
    if step == "choose_wing":
        return t.because(t.options[0], "first_will_do")
    if step == "choose_to_attack_again":
        return t.because(t.options[0], "one_attack_is_enough")
    if step == "choose_joined":
        return t.because(t.options[0], "stronger_together")
    if step == "choose_pursuer":
        return t.because(one_of(t, REST_OF_UNITS), "order_makes_no_difference")
    if step == "choose_call" or step == "choose_patrol":
        return t.because(one_of(t, STAND_UNITS), "vectors_do_more")
    if step == "choose_defender_loss" or step == "choose_attacker_loss":
        return t.because(least_hurt(t), "share_losses")
    return t.because(pass_or_first(t), "nothing_needed")


# --- where something comes from: form-ups first, then raids, numbered in one row
def threat_at(t: Blue, i: i64) -> PlaceId:
    """Its hex, for a box the edge of the map by which it will come; NONE where there is nothing, or it has turned for home."""
    if i < FORM_UPS:
        place = t.form_at[i]
    elif is_plotted(t, i - FORM_UPS) and not is_leaving(t, i - FORM_UPS):
        place = t.raid_at[i - FORM_UPS]
    else:
        return NONE
    return place if place < HEXES else EDGES[place - HEXES]


def threat_strength(t: Blue, i: i64) -> i64:
    return t.form_strength[i] if i < FORM_UPS else aircraft_in(t, i - FORM_UPS)


def nearest_threat(t: Blue, place: PlaceId) -> i64:
    best: i64 = NONE
    for i in range(FORM_UPS + RAIDS):
        if threat_at(t, i) != NONE:
            if best == NONE or apart(place, threat_at(t, i)) < apart(place, threat_at(t, best)):
                best = i
    return best


def called_for(t: Blue, aircraft: i64) -> i64:
    """Halves of squadrons that the chits of the scenario allow against so many."""
    return (aircraft * FOR_FOUR_GRUPPEN[t.scenario] + 2 * AIRCRAFT_A_GRUPPE - 1) // (2 * AIRCRAFT_A_GRUPPE)


# --- before the battle
def first_threat(t: Blue) -> PlaceId:
    """Where the strongest form-up is."""
    best = DOVER
    most: i64 = 0
    for row in range(FORM_UPS):
        if t.form_at[row] != NONE and t.form_strength[row] > most:
            best, most = threat_at(t, row), t.form_strength[row]
    return best


def set_up(t: Blue, step: str) -> i64:
    goal = first_threat(t)
    if step == "choose_aloft":
        return t.because(nearest_unit(t, goal), "aloft_near_form_up")
    if step == "choose_aloft_place" or step == "place_421_flight":
        return t.because(nearest_place(t, goal), "aloft_near_form_up")
    if step == "choose_aloft_angels":
        return t.because(last(t), "start_high")
    return t.because(pass_or_first(t), "nothing_needed")


def nearest_unit(t: Blue, goal: PlaceId) -> UnitId:
    """Of squadrons on the ground the one whose airfield lies nearest."""
    best: i64 = PASS
    for i in range(t.offered):
        unit = t.options[i]
        if 0 <= unit < RAF_UNITS and t.field[unit] != NONE:
            if best == PASS or apart(FIELD_AT[t.field[unit]], goal) < apart(FIELD_AT[t.field[best]], goal):
                best = unit
    return best


# --- what is known of raids
def is_plotted(t: Blue, raid: RaidId) -> bool:
    """It stands on the map, and has not turned for home."""
    return t.detected[raid] == 1 and t.raid_seen[raid] == EVERYBODY_SEES and t.raid_at[raid] != NONE


def is_leaving(t: Blue, raid: RaidId) -> bool:
    """By its track it flies south."""
    before = t.track[raid * TRACKS + 1]
    if before == NONE or before >= HEXES or t.raid_at[raid] >= HEXES:
        return False
    return ROW[t.raid_at[raid]] < ROW[before]


def aircraft_in(t: Blue, raid: RaidId) -> i64:
    """As announced; a raid under tally is counted."""
    if t.strength[raid] > 0:
        return t.strength[raid]
    n: i64 = 0
    for unit in range(FIRST_SLOT, UNITS):
        if t.seen[unit] == EVERYBODY_SEES and t.raid[unit] == raid:
            n += AIRCRAFT_A_GRUPPE // 3 if t.small[unit] else AIRCRAFT_A_GRUPPE
    return n if n > 0 else UNKNOWN


def is_worth_it(t: Blue, raid: RaidId) -> bool:
    """Bombers have been seen in it, or it is not so high that it must be a sweep."""
    seen = False
    for unit in range(FIRST_SLOT, UNITS):
        if t.seen[unit] == EVERYBODY_SEES and t.raid[unit] == raid:
            seen = True
            if t.bomber[unit]:
                return True
    return not seen and t.told_angels[raid] <= HIGH


# --- scrambles
def scramble(t: Blue) -> i64:
    """As many squadrons as what is announced, or forms up, calls for and the response level bears."""
    calm = STAND_UNITS if is_offered(t, STAND_UNITS) else PASS
    out: i64 = 0
    short: i64 = 0  # by how much what is up falls short, where it does so most
    goal: i64 = NONE
    strength: i64 = 0
    for unit in range(RAF_UNITS):
        if is_out(t, unit):
            out += halves(t, unit)
    for i in range(FORM_UPS + RAIDS):
        if threat_at(t, i) != NONE:
            strength += threat_strength(t, i)
            lacking = called_for(t, threat_strength(t, i)) - sent_against(t, i)
            if lacking > short:
                goal, short = threat_at(t, i), lacking
    printed = 2 * RESPONSE_LEVEL[t.scenario]
    level = called_for(t, strength) * TRUST // 100 + t.response - out  # what went up before was called for then
    level = printed if level < printed else level
    if goal == NONE:
        return t.because(calm, "enough_are_up")
    if t.response + 2 > level:
        return t.because(calm, "response_level_reached", t.response // 2, level // 2)
    return t.because(next_up(t, goal), "time_to_climb", short)


def is_out(t: Blue, unit: UnitId) -> bool:
    """About to take off, or up and not on its way home."""
    return t.tote[unit] == SCRAMBLE or (t.tote[unit] == AIRBORNE and t.order[unit] != PANCAKE)


def sent_against(t: Blue, i: i64) -> i64:
    """Halves of squadrons that are out and nearer to this than to anything else."""
    n: i64 = 0
    for unit in range(RAF_UNITS):
        if is_out(t, unit):
            place = t.at[unit] if t.at[unit] != NONE else FIELD_AT[t.field[unit]]
            if place < HEXES and nearest_threat(t, place) == i:
                n += halves(t, unit)
    return n


def next_up(t: Blue, goal: PlaceId) -> UnitId:
    """The squadron with just the time to climb; rather one with a companion on its airfield."""
    best: i64 = PASS
    least: i64 = 999
    for i in range(t.offered):
        unit = t.options[i]
        if 0 <= unit < RAF_UNITS and t.field[unit] != NONE:
            away = apart(FIELD_AT[t.field[unit]], goal)
            cost = away if away >= CLIMBING else 2 * CLIMBING - away
            cost -= PAIR if has_companion(t, unit) else 0
            if cost < least:
                best, least = unit, cost
    return best


def has_companion(t: Blue, unit: UnitId) -> bool:
    """One that waits in its aircraft there, or one that can go with it this turn."""
    if t.small[unit]:
        return False
    for other in range(RAF_UNITS):
        if (
            other != unit
            and t.field[other] == t.field[unit]
            and t.sector[other] == t.sector[unit]
            and t.small[other] == 0
        ):
            if t.tote[other] == SCRAMBLE or (t.scrambled + 2 <= scramble_limit(t) and is_offered(t, other)):
                return True
    return False


# --- orders
def quarry_for(t: Blue, unit: UnitId) -> RaidId:
    """The detected raid that is worth a vector: near, and with bombers announced low rather than a high sweep."""
    best: i64 = NONE
    worth: i64 = 999
    for raid in range(RAIDS):
        if not is_plotted(t, raid) or t.raid_at[raid] >= HEXES:
            continue
        away = apart(t.at[unit], t.raid_at[raid])
        if away > NEAR:
            continue
        away += 0 if is_worth_it(t, raid) else 10
        away += 6 if is_leaving(t, raid) else 0
        if away < worth:
            best, worth = raid, away
    return best


def wants_home(t: Blue, unit: UnitId) -> bool:
    """Short of something; a pursuer holds on while it has petrol."""
    if t.order[unit] == PANCAKE or t.order[unit] == PURSUIT:
        return t.order[unit] == PURSUIT and is_short_of_petrol(t, unit)
    return t.disruption[unit] > 0 or t.low_ammo[unit] > 0 or is_short_of_petrol(t, unit)


def wants_vector(t: Blue, unit: UnitId) -> bool:
    """A raid is near, and it is not flying there already."""
    if t.order[unit] == PANCAKE or t.order[unit] == PURSUIT:
        return False
    raid = quarry_for(t, unit)
    if raid == NONE or (is_guarded(t, t.raid_at[raid]) and waits_for(t, unit, raid)):
        return False
    return t.order[unit] != VECTOR or needs_order(t, unit) or apart(t.goal[unit], t.raid_at[raid]) > 1


def waits_for(t: Blue, unit: UnitId, raid: RaidId) -> bool:
    """In orbit, or on the way to one, where it would be sent now, and not much higher than it would be told."""
    if t.order[unit] != ORBIT and (t.order[unit] != VECTOR or t.then[unit] != ORBIT):
        return False
    above = t.height[unit] - height_against(t, unit, raid)
    if above < 0 or above > SLACK:
        return False
    place = t.goal[unit]
    goal = t.raid_at[raid]
    for other in ORBIT_PLACES:
        if apart(other, goal) < apart(place, goal) and PATROLLED[other] == 0 and is_in_radio_range(t, unit, other):
            if can_patrol_at(t, unit, other):
                return False
    return True


def wants_patrol(t: Blue, unit: UnitId) -> bool:
    """It has come to the end of its vector, and there is nothing for it to do."""
    return needs_order(t, unit) and quarry_for(t, unit) == NONE


def choose_unit(t: Blue) -> i64:
    if is_offered(t, FOLLOW) and all_follow_their_quarry(t):
        return t.because(FOLLOW, "follow_the_plots")
    for i in range(t.offered):
        unit = t.options[i]
        if 0 <= unit < RAF_UNITS and is_head(t, unit) and can_be_moved(t, unit):
            if wants_home(t, unit):
                return t.because(unit, "short_of_something")
            if wants_vector(t, unit):
                return t.because(unit, "raid_within_reach")
            if wants_patrol(t, unit):
                return t.because(unit, "wait_for_raids")
    return t.because(pass_or_first(t), "all_have_orders")


def all_follow_their_quarry(t: Blue) -> bool:
    """Everyone who was sent against a raid would get the same vector one by one."""
    for head in heads(t):
        if can_follow(t, head):
            raid = followed_raid(t, head)
            if wants_home(t, head) or quarry_for(t, head) != raid or is_guarded(t, t.raid_at[raid]):
                return False
    return True


def order(t: Blue, frame: Order, step: str) -> i64:
    unit = frame.head
    raid = quarry_for(t, unit)
    if step == "choose_order":
        if is_offered(t, O_PANCAKE) and wants_home(t, unit):
            return t.because(O_PANCAKE, "short_of_something")
        wanted = O_TOWARDS + raid if raid != NONE and not is_guarded(t, t.raid_at[raid]) else O_VECTOR_ORBIT
        if not is_offered(t, wanted):
            return t.because(PASS, "nothing_needed")
        return t.because(wanted, "wait_for_raids" if wanted == O_VECTOR_ORBIT else "raid_within_reach")
    if step == "choose_goal":
        goal = t.raid_at[raid] if raid != NONE else likely_place(t, unit)
        return t.because(waiting_place(t, unit, goal), "wait_within_radio_range")
    if step == "choose_height":
        height = nearest_number(t, height_against(t, unit, raid) if raid != NONE else USUAL_HEIGHT)
        if raid == NONE or t.told_angels[raid] == NONE:
            return t.because(height, "no_height_reported")
        return t.because(height, "above_the_enemy", t.told_angels[raid], ABOVE)
    return t.because(pass_or_first(t), "nothing_needed")


def is_guarded(t: Blue, place: PlaceId) -> bool:
    """The channel patrol would attack everyone who flies there."""
    if PATROLLED[place] == 0:
        return False
    for unit in range(FIRST_SLOT, UNITS):
        if t.patrol_box[unit] > 0:
            return True
    return False


def likely_place(t: Blue, unit: UnitId) -> PlaceId:
    """Where the nearest raid will come from; without one, where it is."""
    i = nearest_threat(t, t.at[unit]) if t.at[unit] < HEXES else NONE
    return threat_at(t, i) if i != NONE else t.at[unit]


def waiting_place(t: Blue, unit: UnitId, goal: PlaceId) -> PlaceId:
    """Where to wait for what comes from there: as near as the radio reaches and the channel patrol does not."""
    best = t.options[0]
    least: i64 = 999
    for i in range(t.offered):
        place = t.options[i]
        if 0 <= place < HEXES and PATROLLED[place] == 0 and apart(place, goal) < least:
            if is_in_radio_range(t, unit, place):
                best, least = place, apart(place, goal)
    return best


# --- in sight of the enemy
def look_out(t: Blue, frame: RafCombat, step: str) -> i64:
    """Look for raids that are worth it; leave the others alone."""
    if step == "choose_spotter" and all_sights_are_worth_it(t):
        return t.because(one_of(t, REST_OF_UNITS), "raid_worth_finding")
    if step == "choose_spotter":
        for i in range(t.offered):
            unit = t.options[i]
            if 0 <= unit < RAF_UNITS and best_sight(t, unit, 0) != NONE:
                return t.because(unit, "raid_worth_finding")
        return t.because(PASS, "only_high_sweeps")
    if step == "choose_quarry":
        raid = best_sight(t, frame.unit, frame.tried)
        return t.because(raid, "nearest_worth_finding") if raid != NONE else t.because(PASS, "only_high_sweeps")
    return t.because(pass_or_first(t), "attack_in_turn")


def all_sights_are_worth_it(t: Blue) -> bool:
    """Then everyone may look by habit, for the nearest raid first."""
    for i in range(t.offered):
        unit = t.options[i]
        if 0 <= unit < RAF_UNITS:
            for raid in range(RAIDS):
                if can_look_for(t, unit, raid, 0) and not is_worth_it(t, raid):
                    return False
    return True


def best_sight(t: Blue, unit: UnitId, tried: i64) -> i64:
    best: i64 = NONE
    for raid in range(RAIDS):
        if can_look_for(t, unit, raid, tried) and is_worth_it(t, raid):
            if best == NONE or apart(t.at[unit], t.raid_at[raid]) < apart(t.at[unit], t.raid_at[best]):
                best = raid
    return best


def pursue(t: Blue) -> i64:
    """Bombers always; fighters far above never."""
    frame = t.top
    assert isinstance(frame, RafTally)
    for unit in range(FIRST_SLOT, UNITS):
        if t.raid[unit] == frame.raid and t.bomber[unit]:
            return t.because(YES, "bombers_matter")
    return t.because(0, "only_fighters")


def pursuit_height(t: Blue, frame: FormationMove) -> i64:
    """As high as it is, unless cloud lies between it and the raid."""
    raid = t.tally[frame.head]
    low = t.options[0]
    if GRADE[worst_in_column(t, t.raid_at[raid], low, t.angels[frame.head])] >= BROKEN:
        return t.because(low, "below_the_cloud")
    return t.because(nearest_number(t, t.angels[frame.head]), "keep_height")


def bombers_first(t: Blue) -> i64:
    for i in range(t.offered):
        for unit in range(FIRST_SLOT, UNITS):
            if t.raid[unit] == t.options[i] and t.bomber[unit]:
                return t.options[i]
    return t.options[0]


def choose_target(t: Blue) -> i64:
    """Bombers before fighters; those still in formation first."""
    best = t.options[0]
    for i in range(t.offered):
        unit = t.options[i]
        if t.bomber[unit] * 10 - t.disruption[unit] > t.bomber[best] * 10 - t.disruption[best]:
            best = unit
    return best


def conduct(t: Blue) -> i64:
    """One fight and home, if fighters are about; on among bombers alone."""
    for unit in range(FIRST_SLOT, UNITS):
        if t.fight[unit] > 0 and t.bomber[unit] == 0:
            return t.because(GO_HOME, "one_fight_and_home")
    return t.because(FIGHT_ON, "bombers_alone")
