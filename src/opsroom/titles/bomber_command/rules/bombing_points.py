"""Victory points for bombs and fires.  § 11.1.1, § 11.1.2"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.titles.bomber_command.rules.bombing_charts import AIMPOINT_HALVES, BOMB_HALVES, FIRE_HALVES, WORKS_TIMES
from opsroom.titles.bomber_command.rules.city_maps import AREA_COUNT, COUNTRY, FIELD, is_on, is_works, kind_of
from opsroom.titles.bomber_command.rules.ids import AreaId, CityMapId, ScenarioId, TargetId
from opsroom.titles.bomber_command.rules.table import Bomber


def map_worth(t: Bomber, block: TargetId, city_map: CityMapId) -> i64:
    """What lies on a city map now, in half points; both raids together where there were two."""
    total: i64 = 0
    for area in range(COUNTRY):
        if is_on(city_map, area) and kind_of(city_map, area) != FIELD:
            total += area_halves(t, block, city_map, area)
    return total


def area_halves(t: Bomber, block: TargetId, city_map: CityMapId, area: AreaId) -> i64:
    """§ 11.1.1: double for industry and transport in Berlin; § 11.1.2: fires at the aimpoint count more in Downfall."""
    row = block * AREA_COUNT + area
    bombs = t.he[row] + t.incendiaries[row] + t.old_he[row] + t.old_incendiaries[row]
    fires = t.fires[row] + t.old_fires[row]
    a_fire = AIMPOINT_HALVES[t.scenario] if area == t.aimpoint[block] else FIRE_HALVES[t.scenario]
    halves = bombs * BOMB_HALVES[t.scenario] + fires * a_fire
    return halves * WORKS_TIMES[t.scenario] if is_works(city_map, area) else halves


def bomb_halves(scenario: ScenarioId, city_map: CityMapId, area: AreaId) -> i64:
    """What a bomb that does not burn counts there."""
    if area == COUNTRY or not is_on(city_map, area) or kind_of(city_map, area) == FIELD:
        return 0
    return BOMB_HALVES[scenario] * (WORKS_TIMES[scenario] if is_works(city_map, area) else 1)


def score_bombing(t: Bomber, block: TargetId, city_map: CityMapId) -> None:
    """A second raid adds what the map is worth more than before."""
    halves = map_worth(t, block, city_map)
    gained = halves - t.map_halves[block]
    t.map_halves[block] = halves
    t.bombing_halves += gained
    t.tell("bombing_scored", gained, halves)
