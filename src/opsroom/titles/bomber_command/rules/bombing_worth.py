"""What counters on a city map are worth, in half points, if everything burns that can.  § 10.5.3, § 11.1"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.ids import NONE, SeatId
from opsroom.engine.procedure import PASS
from opsroom.titles.bomber_command.rules.bombing_charts import AIMPOINT_HALVES, FIRE_HALVES, WORKS_TIMES
from opsroom.titles.bomber_command.rules.bombing_points import bomb_halves
from opsroom.titles.bomber_command.rules.city_maps import (
    AREA_COUNT,
    CENTRE,
    COUNTRY,
    FIELD,
    RESIDENTIAL,
    is_outer_field,
    is_works,
    kind_of,
    step_from,
)
from opsroom.titles.bomber_command.rules.geography import GERMAN
from opsroom.titles.bomber_command.rules.ids import AreaId, CityMapId, TargetId
from opsroom.titles.bomber_command.rules.table import Bomber


def a_bomb(t: Bomber, city_map: CityMapId, area: AreaId) -> i64:
    """One that does not burn."""
    return bomb_halves(t.scenario, city_map, area)


def a_fire(t: Bomber, block: TargetId, city_map: CityMapId, area: AreaId) -> i64:
    halves = AIMPOINT_HALVES[t.scenario] if area == t.aimpoint[block] else FIRE_HALVES[t.scenario]
    return halves * (WORKS_TIMES[t.scenario] if is_works(city_map, area) else 1)


def fires_from(kind: i64, he: i64, incendiaries: i64) -> i64:
    """The most fires that these counters make together."""
    if kind == CENTRE:
        return incendiaries if incendiaries < 2 * he else 2 * he
    if kind == RESIDENTIAL:
        pairs = he if he < incendiaries else incendiaries
        return pairs + (incendiaries - pairs) // 2
    if kind == FIELD or kind == NONE:
        return 0
    threes = (he + incendiaries) // 3
    return threes if threes < he else he


def bombs_for(kind: i64, fires: i64) -> i64:
    """Counters spent on so many fires."""
    if kind == CENTRE:
        return fires + (fires + 1) // 2
    if kind == RESIDENTIAL:
        return 2 * fires
    return 3 * fires


def worth(t: Bomber, block: TargetId, city_map: CityMapId, area: AreaId, he: i64, incendiaries: i64) -> i64:
    """What counters in an area come to, if all burn that can."""
    if area == COUNTRY:
        return 0
    kind = kind_of(city_map, area)
    fires = fires_from(kind, he, incendiaries)
    left = he + incendiaries - bombs_for(kind, fires)
    return fires * a_fire(t, block, city_map, area) + (left if left > 0 else 0) * a_bomb(t, city_map, area)


def worth_now(
    t: Bomber, block: TargetId, city_map: CityMapId, area: AreaId, more_he: i64, more_incendiaries: i64
) -> i64:
    row = block * AREA_COUNT + area
    he = t.he[row] + t.old_he[row] + more_he
    incendiaries = t.incendiaries[row] + t.old_incendiaries[row] + more_incendiaries
    return worth(t, block, city_map, area, he, incendiaries)


# --- what a move of a counter gains
def gain_of_move(t: Bomber, seat: SeatId, block: TargetId, city_map: CityMapId, counter: i64, area: AreaId) -> i64:
    """For one's own side, of a counter (an area and a kind of bomb) that goes to another area."""
    origin = counter // 2
    he: i64 = 1 if counter % 2 == 0 else 0
    before = worth_now(t, block, city_map, origin, 0, 0) + worth_now(t, block, city_map, area, 0, 0)
    after = worth_now(t, block, city_map, origin, -he, he - 1) + worth_now(t, block, city_map, area, he, 1 - he)
    return before - after if seat == GERMAN else after - before


def best_move(t: Bomber, seat: SeatId, block: TargetId, city_map: CityMapId) -> i64:
    """The move within the city that gains most: a counter times the number of areas, and where it goes; PASS where none gains.

    § 10.5.1: to the country only from an outer field, and only by the German side.
    """
    best: i64 = PASS
    most: i64 = 0
    for origin in range(COUNTRY):
        for bomb in range(2):
            row = block * AREA_COUNT + origin
            if (t.he[row] if bomb == 0 else t.incendiaries[row]) == 0:
                continue
            counter = origin * 2 + bomb
            for way in range(1, 7):
                area = step_from(city_map, origin, way)
                if area == COUNTRY and (seat != GERMAN or not is_outer_field(city_map, origin)):
                    continue
                gain = gain_of_move(t, seat, block, city_map, counter, area)
                if gain > most:
                    best, most = counter * AREA_COUNT + area, gain
    return best
