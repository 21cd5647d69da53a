"""The staff over a city map: where to aim, what to load, which counter to move, what to burn.  § 10

Greedy throughout: each answer is worth what the map could be worth after it, if everything burnt that can.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.ids import NONE
from opsroom.engine.procedure import PASS
from opsroom.titles.bomber_command.rules.bomb_adjustments import Adjusting
from opsroom.titles.bomber_command.rules.bombing import Bombing, concentration
from opsroom.titles.bomber_command.rules.bombing_charts import (
    CONVERSION_COUNT,
    COUNTERS,
    CREEPBACK_FIRES,
    MAKES_FIRES,
    TAKES_HE,
    TAKES_INCENDIARIES,
)
from opsroom.titles.bomber_command.rules.bombing_worth import (
    a_bomb,
    a_fire,
    best_move,
    fires_from,
    gain_of_move,
    worth,
    worth_now,
)
from opsroom.titles.bomber_command.rules.city_maps import AREA_COUNT as AREAS
from opsroom.titles.bomber_command.rules.city_maps import (
    COUNTRY,
    FARTHEST,
    G_ALL,
    G_BEST,
    G_REST,
    distance,
    is_on,
    is_works,
    kind_of,
    step_from,
)
from opsroom.titles.bomber_command.rules.fires import C_EVERYWHERE, Fires, best_conversion
from opsroom.titles.bomber_command.rules.geography import DOWNFALL
from opsroom.titles.bomber_command.rules.ids import AreaId, CityMapId
from opsroom.titles.bomber_command.rules.table import Bomber

STAYS: Final[i64] = 9  # how likely the indicators stay, against one for each way they may drift


def is_bombing_question(t: Bomber) -> bool:
    return isinstance(t.top, (Bombing, Adjusting, Fires))


def advise_bombing(t: Bomber) -> i64:
    frame = t.top
    if isinstance(frame, Adjusting):
        return advise_move(t, frame)
    if isinstance(frame, Fires):
        return advise_fire(t, frame)
    assert isinstance(frame, Bombing)
    step = frame.about().steps[frame.at].name
    if step == "choose_aimpoint":
        return t.because(best_aimpoint(t, frame), "aim_for_most")
    if step == "choose_approach":
        return t.because(best_approach(t, frame), "approach_over_worth")
    if step == "choose_he":
        return t.because(best_he(t, frame), "he_for_fires", best_he(t, frame), frame.left)
    return t.because(best_spot(t, frame), "spot_worth_most")


# --- marking and dropping
def best_aimpoint(t: Bomber, frame: Bombing) -> i64:
    """Where the concentrated bombs and the rings around them promise most, a drift of one area included."""
    best: i64 = t.options[0]
    most: i64 = -1
    for i in range(t.offered):
        found = STAYS * promise(t, frame, t.options[i])
        for way in range(1, 7):
            found += promise(t, frame, step_from(frame.city_map, t.options[i], way))
        if found > most:
            best, most = t.options[i], found
    return best


def promise(t: Bomber, frame: Bombing, area: AreaId) -> i64:
    """What the bombs come to with the indicators there."""
    if area == COUNTRY:
        return 0
    counters = COUNTERS[frame.load]
    middle = concentration(frame.weather, -1, frame.load)
    he = middle // 2 if is_works(frame.city_map, area) else middle // 3
    total = worth(t, frame.block, frame.city_map, area, he, middle - he)
    left = counters - middle
    for ring in range(1, FARTHEST + 1):
        for other in range(COUNTRY):
            if left > 0 and is_on(frame.city_map, other) and distance(area, other) == ring:
                total += a_bomb(t, frame.city_map, other)
                left -= 1
    return total


def best_approach(t: Bomber, frame: Bombing) -> i64:
    """Where bombs that creep back would still count."""
    aim = frame.aim if frame.aim != NONE else t.aimpoint[frame.block]
    best: i64 = t.options[0]
    most: i64 = -1
    for i in range(t.offered):
        found = worth(t, frame.block, frame.city_map, step_from(frame.city_map, aim, t.options[i] + 1), 2, 3)
        if found > most:
            best, most = t.options[i], found
    return best


def best_he(t: Bomber, frame: Bombing) -> i64:
    """Half and half will do in Berlin; in Downfall works want one HE in every three counters, whatever comes out of the cup."""
    return frame.left * 3 // 5 if t.scenario == DOWNFALL else frame.left // 2


def best_spot(t: Bomber, frame: Bombing) -> i64:
    """For the next counter, or all that are left: where one bomb is worth most, near the approach where several are alike."""
    if t.options[t.offered - 1] == G_REST:
        return G_REST
    best: i64 = t.options[0]
    most: i64 = -1
    for i in range(t.offered):
        area = t.options[i]
        if area == COUNTRY:
            continue
        found = a_bomb(t, frame.city_map, area) * 8
        approach = t.approach[frame.block]
        if approach != COUNTRY:
            found += 7 - distance(area, approach)
        if found > most:
            best, most = area, found
    return best


# --- moving counters
def advise_move(t: Bomber, frame: Adjusting) -> i64:
    """The move that changes most for one's own side; none where nothing is gained."""
    if frame.about().steps[frame.at].name == "choose_destination":
        return t.because(best_destination(t, frame, frame.counter), "move_gains_most")
    move = best_move(t, frame.seat, frame.block, frame.city_map)
    if move != PASS:
        return t.because(G_BEST if is_group_offered(t, G_BEST) else move // AREAS, "move_gains_most")
    for i in range(t.offered):
        if t.options[i] // 2 == COUNTRY and frame.points >= 2:  # a first step back to the city
            return t.because(t.options[i], "move_gains_most")
    return t.because(PASS, "no_move_gains")


def best_destination(t: Bomber, frame: Adjusting, counter: i64) -> i64:
    best: i64 = t.options[0]
    most: i64 = -999
    for i in range(t.offered):
        gain = gain_of_move(t, frame.seat, frame.block, frame.city_map, counter, t.options[i])
        if counter // 2 == COUNTRY:
            gain = best_neighbour(t, frame.city_map, t.options[i])
        if gain > most:
            best, most = t.options[i], gain
    return best


def best_neighbour(t: Bomber, city_map: CityMapId, area: AreaId) -> i64:
    """What a bomb would be worth one step further on."""
    most: i64 = 0
    for way in range(1, 7):
        bomb = a_bomb(t, city_map, step_from(city_map, area, way))
        if bomb > most:
            most = bomb
    return most


# --- fires
def advise_fire(t: Bomber, frame: Fires) -> i64:
    if frame.about().steps[frame.at].name == "choose_burning_area":
        if is_group_offered(t, G_ALL) and all_areas_pay(t, frame):
            return t.because(G_ALL, "fire_pays")
        return t.because(t.options[0], "first_will_do")
    best: i64 = PASS
    most: i64 = 0
    can_repeat = False
    for i in range(t.offered):
        if 0 <= t.options[i] < CONVERSION_COUNT:
            gain = gain_of_fire(t, frame, frame.area, t.options[i])
            if gain > most:
                best, most = t.options[i], gain
    for i in range(t.offered):
        can_repeat = can_repeat or (best != PASS and t.options[i] == CONVERSION_COUNT + best)
    # where a creep-back may still come, one fire more or less decides about the bombs that are left
    is_settled = frame.crept != 0 or frame.area != t.indicators[frame.block] or not may_creep_back(t, frame)
    if is_settled and best != PASS and is_group_offered(t, C_EVERYWHERE) and all_areas_pay(t, frame):
        return t.because(C_EVERYWHERE, "fire_pays")
    chosen = CONVERSION_COUNT + best if can_repeat and is_settled else best
    return t.because(chosen, "fire_pays" if best != PASS else "fire_costs")


def may_creep_back(t: Bomber, frame: Fires) -> bool:
    """Whether the bombs at the indicators could make fires enough."""
    row = frame.block * AREAS + frame.area
    he, incendiaries = t.he[row] + t.old_he[row], t.incendiaries[row] + t.old_incendiaries[row]
    fires = t.fires[row] + fires_from(kind_of(frame.city_map, frame.area), he, incendiaries)
    return fires >= CREEPBACK_FIRES + t.creepback


def is_group_offered(t: Bomber, group: i64) -> bool:
    for i in range(t.offered):
        if t.options[i] == group:
            return True
    return False


def all_areas_pay(t: Bomber, frame: Fires) -> bool:
    """Whether as many fires as can be are worth their bombs, wherever something can still burn."""
    for area in frame.areas_left(t):
        how = best_conversion(t, frame.block, frame.city_map, area)
        if gain_of_fire(t, frame, area, how) <= 0:
            return False
    return True


def gain_of_fire(t: Bomber, frame: Fires, area: AreaId, how: i64) -> i64:
    """New fires less the bombs spent; at the indicators also what a creep-back would carry away, and to where."""
    city_map = frame.city_map
    bomb = a_bomb(t, city_map, area)
    gain = MAKES_FIRES[how] * a_fire(t, frame.block, city_map, area)
    gain -= (TAKES_HE[how] + TAKES_INCENDIARIES[how]) * bomb
    row = frame.block * AREAS + area
    is_last = t.fires[row] + MAKES_FIRES[how] >= CREEPBACK_FIRES + t.creepback
    if area == t.indicators[frame.block] and frame.crept == 0 and is_last:
        he = t.he[row] - TAKES_HE[how]
        incendiaries = t.incendiaries[row] - TAKES_INCENDIARIES[how]
        he = he if he > 0 else 0
        incendiaries = incendiaries if incendiaries > 0 else 0
        approach = t.approach[frame.block]
        gain -= (he + incendiaries) * bomb
        gain += worth_now(t, frame.block, city_map, approach, he, incendiaries)
        gain -= worth_now(t, frame.block, city_map, approach, 0, 0)
    return gain
