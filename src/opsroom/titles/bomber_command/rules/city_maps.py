"""The five city maps: areas, their kinds, what touches what.  § 10.1

All maps share one naming: the letter is the column from left to right, the number counts from its top, so that d4 is the middle
of the sheet.  Row 37 stands for the country round the city.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.column import printed
from opsroom.engine.ids import NONE
from opsroom.titles.bomber_command.rules.ids import AreaId, CityMapId
from opsroom.titles.bomber_command.schema_cities import AREA_NAMES, KINDS, MAPS, SPOTS, WAYS, load, neighbour

AREA_COUNT: Final[i64] = len(AREA_NAMES)  # the country included
COUNTRY: Final[i64] = AREA_COUNT - 1

CENTRE: Final[i64] = KINDS.index("centre")
RESIDENTIAL: Final[i64] = KINDS.index("residential")
INDUSTRIAL: Final[i64] = KINDS.index("industrial")
TRANSPORT: Final[i64] = KINDS.index("transport")
FIELD: Final[i64] = KINDS.index("field")

CITIES = load()

KIND: Final = printed(
    [
        next((k for k, kind in enumerate(KINDS) if name in CITIES.maps[letter].areas(kind)), -1)
        for letter in MAPS
        for name in AREA_NAMES
    ]
)
OIL: Final = printed([int(name in CITIES.maps[letter].oil) for letter in MAPS for name in AREA_NAMES])
NEXT: Final = printed([neighbour(name, way) for name in AREA_NAMES for way in WAYS])  # on the whole hexagon
APART: Final = printed(
    [
        max(abs(q - v), abs(r - w), abs(q + r - v - w)) if name != "country" != other else -1
        for name, (q, r) in SPOTS.items()
        for other, (v, w) in SPOTS.items()
    ]
)
G_REST: Final[i64] = AREA_COUNT  # beside the areas: all counters that are left, each where it counts most
G_ALL: Final[i64] = AREA_COUNT + 1  # all areas, each with as many fires as can be
AREA_GROUPS: Final = ["the_rest", "all_areas"]
G_BEST: Final[i64] = 2 * AREA_COUNT  # beside the counters: all moves that gain, each the one that gains most
COUNTER_GROUPS: Final = ["best_moves"]
FARTHEST: Final[i64] = 6  # two areas of a map are never farther apart


def kind_of(city_map: CityMapId, area: AreaId) -> i64:
    """§ 10.1: the kind of an area; NONE for the country and for what this map does not have."""
    return KIND[city_map * AREA_COUNT + area]


def is_on(city_map: CityMapId, area: AreaId) -> bool:
    return kind_of(city_map, area) != NONE


def is_works(city_map: CityMapId, area: AreaId) -> bool:
    """Industry or transport."""
    kind = kind_of(city_map, area)
    return kind == INDUSTRIAL or kind == TRANSPORT


def step_from(city_map: CityMapId, area: AreaId, way: i64) -> AreaId:
    """The area that lies in direction 1 to 6; the country beyond the rim, and round itself."""
    found = NEXT[area * 6 + way - 1]
    return found if found != NONE and is_on(city_map, found) else COUNTRY


def is_rim(city_map: CityMapId, area: AreaId) -> bool:
    for way in range(1, 7):
        if step_from(city_map, area, way) == COUNTRY:
            return True
    return False


def is_outer_field(city_map: CityMapId, area: AreaId) -> bool:
    """§ 10.1, § 10.5.1: counters go to the country and come from it over such an area."""
    return kind_of(city_map, area) == FIELD and is_rim(city_map, area)


def distance(area: AreaId, other: AreaId) -> i64:
    """Areas from one to the other; not for the country."""
    return APART[area * AREA_COUNT + other]
