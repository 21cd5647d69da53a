"""What is printed, for the board in the browser: the map in its drawing units, the cities, the counters.

One unit is the distance from the centre of a hex to its corner and y grows southwards, as the shell's hex map wants it.
"""

from __future__ import annotations

from math import acos, cos, radians, sin, sqrt

from msgspec import Struct

from opsroom.engine.json_types import Json
from opsroom.titles.bomber_command import schema_cards, schema_cities
from opsroom.titles.bomber_command.rules.charts import JAMMING_LEAST, JAMMING_MOST
from opsroom.titles.bomber_command.schema_map import (
    DIVISIONS,
    FILES,
    RAID_IDS,
    SCENARIOS,
    City,
    Map,
    Scenario,
    Units,
    load_map,
    load_units,
)

EARTH_KM = 6371.0
HEX_KM = 80.467  # 50 miles between the centres of neighbours [S 1.5]
MIDDLE = (52.0, 8.5)  # of the projection: azimuthal, true distances from here
TURNED = radians(26.5)  # grid north, east of true north
COLUMN, ROW = 10.31, 5.93  # where the middle lies, in columns (A is 1) and rows


class Chart(Struct, forbid_unknown_fields=True):
    what: str
    source: str
    towns: dict[str, tuple[float, float]]
    coast: list[list[int]]


def point(lat: float, lon: float) -> list[float]:
    """A place on the earth in the units of the drawing."""
    north, east = radians(MIDDLE[0]), radians(lon - MIDDLE[1])
    phi = radians(lat)
    away = acos(min(1.0, sin(north) * sin(phi) + cos(north) * cos(phi) * cos(east)))
    scale = EARTH_KM * (away / sin(away) if away else 1.0)
    x = scale * cos(phi) * sin(east)
    y = scale * (cos(north) * sin(phi) - sin(north) * cos(phi) * cos(east))
    column = COLUMN + (x * cos(TURNED) - y * sin(TURNED)) / (sqrt(3) / 2 * HEX_KM)
    row = ROW - (x * sin(TURNED) + y * cos(TURNED)) / HEX_KM
    return [round(1.5 * (column - 1), 3), round(sqrt(3) * row, 3)]


def ring(flat: list[int]) -> list[float]:
    return [value for i in range(0, len(flat), 2) for value in point(flat[i + 1] / 1000, flat[i] / 1000)]


def board_facts() -> Json:
    board, units, chart = load_map(), load_units(), FILES.read("chart.json", Chart)
    return {
        "map": {
            "orientation": "flat",
            "hexes": {name: [h.q, h.r] for name, h in board.hexes.items()},
            "land": {name: h.land for name, h in board.hexes.items() if h.land},
            "coast": [ring(flat) for flat in chart.coast],
            "areas": {f"jd_{jd}": [name for name, h in board.hexes.items() if h.jd == jd] for jd in DIVISIONS},
            "boxes": {name: box.adjacent for name, box in board.boxes.items()},
        },
        "scenarios": {scenario: scenario_facts(board, chart, scenario) for scenario in SCENARIOS},
        "units": {unit["id"]: unit for unit in unit_facts(units)},
        "city_maps": schema_cities.facts(),
        "cards": schema_cards.facts(),
        "raids": list(RAID_IDS),
        "jamming": list(range(JAMMING_LEAST, JAMMING_MOST + 1)),
    }


def scenario_facts(board: Map, chart: Chart, scenario: Scenario) -> Json:
    hexes = board.hexes.items()
    return {
        "cities": [city_facts(city) for city in board.cities[scenario]],
        "occupied": [
            {"id": town.id, "hex": town.hex, "at": point(chart.towns[town.id][1], chart.towns[town.id][0])}
            for town in board.occupied
            if town.id in chart.towns
        ],
        "beacons": [{"id": beacon.id, "hex": beacon.hex} for beacon in board.beacons if scenario in beacon.scenarios],
        "himmelbett": [name for name, h in hexes if scenario in h.himmelbett],
        "mandrel": [name for name, h in hexes if scenario in h.mandrel],
        "searchlights": [name for name, h in hexes if scenario in h.searchlights],
        "exit": [name for name, h in hexes if h.exit],
        "ruhr": [name for name, h in hexes if h.ruhr],
        "area_flak": {name: flak for name, h in hexes for where, flak in h.area_flak.items() if where == scenario},
        "mines": {name: mine.vp for name, h in hexes for where, mine in h.mine.items() if where == scenario},
        "out_of_range": [name for name, h in hexes if scenario in h.out_of_range],
    }


def city_facts(city: City) -> Json:
    return {
        "id": city.id,
        "hex": city.hex,
        "at": point(city.lat, city.lon),
        "flak": city.flak if city.flak >= 0 else None,
        "map": city.map or None,
        "radar": city.radar or None,
        "oboe": city.oboe,
        "plant": city.plant,
        "target": city.target,
    }


def unit_facts(units: Units) -> list[Json]:
    return [
        {
            "id": unit.id,
            "scenario": unit.scenario,
            "name": unit.name,
            "type": unit.type,
            "engines": units.types[unit.type].engines,
            "fuel": units.types[unit.type].fuel,
            "strength": unit.strength,
            "depleted": unit.depleted,
            "zone": f"jd_{unit.jd}",
            "airfield": unit.airfield.removesuffix(" (airfield)"),
            "hex": unit.hex,
        }
        for unit in units.unit
    ]
