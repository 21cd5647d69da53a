"""What is printed, for the board in the browser: the map in its drawing units, places, counters, tables.

One unit is the distance from the centre of a hex to its corner and y grows southwards, as the shell's hex map wants it.
"""

from __future__ import annotations

from math import sqrt

from msgspec import Struct

from opsroom.engine.bits import bit
from opsroom.engine.json_types import Json
from opsroom.titles.burning_blue.rules.charts import GOOD_ATMOSPHERICS, HF_RANGE, LEVEL_HEIGHT, LEVELS, RADIO_CLEAR
from opsroom.titles.burning_blue.rules.forces import FORCES, SITE_AT, SITE_IDS
from opsroom.titles.burning_blue.rules.geography import (
    BARRAGES,
    COVER,
    DATA,
    HEX_MAP,
    HEXES,
    PLACE_NAMES,
    PLACES,
    SECTORS,
    TERRAIN,
    ZONE,
    ZONE_IDS,
    ZONES_A_HEX,
)
from opsroom.titles.burning_blue.rules.radio_command import is_heard
from opsroom.titles.burning_blue.rules.table import FIRST_FLIGHT, RAF_NAMES
from opsroom.titles.burning_blue.schema import FILES, Airfield, Chit, Scenario, Site, Station, force

MILES = 5.0  # between the centres of neighbours
MILES_NORTH = 69.13  # in a degree of latitude
MILES_EAST = 43.62  # in a degree of longitude, in the middle of the map
ROW_MILES = MILES * sqrt(3) / 2
RADIO_RANGES = sorted({int(HF_RANGE), int(GOOD_ATMOSPHERICS), int(RADIO_CLEAR)})  # § 7, § 10.1.2

# 8.1.6: the movement boxes are around the map, roughly where they belong
BOX_AT = {
    "channel_west": (17.0, 56.6),
    "channel_east": (44.0, 56.6),
    "baie_de_seine": (32.0, 60.6),
    "cherbourg": (17.0, 60.6),
    "caen": (25.0, 64.4),
    "dieppe": (59.0, 57.8),
    "dunkerque": (84.0, 27.0),
    "exeter": (-4.6, 34.5),
}


class Chart(Struct, forbid_unknown_fields=True):
    what: str
    source: str
    sites: dict[str, tuple[float, float]]
    coast: list[list[int]]


def point(longitude: float, latitude: float) -> list[float]:
    """A place on the earth in the units of the drawing."""
    origin = DATA.grid.origin
    column = origin.column + MILES_EAST * (longitude - origin.longitude) / MILES
    row = origin.row + MILES_NORTH * (latitude - origin.latitude) / ROW_MILES
    return [round(sqrt(3) * column, 3), round(1.5 * (DATA.grid.rows - row), 3)]


def ring(flat: list[int]) -> list[float]:
    return [value for i in range(0, len(flat), 2) for value in point(flat[i] / 1000, flat[i + 1] / 1000)]


def board_facts() -> Json:
    chart = FILES.read("chart.json", Chart)
    places = DATA.places
    return {
        "map": {
            "orientation": "pointy",
            "hexes": {PLACE_NAMES[i]: [HEX_MAP.q[i], HEX_MAP.r[i]] for i in range(HEXES)},
            "land": {PLACE_NAMES[i]: TERRAIN[i] / 2 for i in range(HEXES) if TERRAIN[i]},
            "coast": [ring(flat) for flat in chart.coast],
            "areas": {
                zone: [PLACE_NAMES[i] for i in range(HEXES) if ZONE[i * ZONES_A_HEX] == n]
                for n, zone in enumerate(ZONE_IDS)
            },
            "boxes": {
                box.id: {"name": box.name, "zone": box.zone, "at": list(BOX_AT[box.id]), "hexes": box.hexes}
                for box in places.boxes
            },
        },
        "zones": [{"id": zone.id, "name": zone.name, "kind": zone.kind, "group": zone.group} for zone in places.zones],
        "split": {  # hexes that lie in several weather zones
            PLACE_NAMES[i]: [ZONE_IDS[z] for z in ZONE[i * ZONES_A_HEX : (i + 1) * ZONES_A_HEX] if z >= 0]
            for i in range(HEXES)
            if ZONE[i * ZONES_A_HEX + 1] >= 0
        },
        "airfields": [field_facts(field, chart) for field in places.airfields],
        "stations": [station_facts(i, station, chart) for i, station in enumerate(places.rdf)],
        "radio": {
            ZONE_IDS[sector]: {
                str(reach): [PLACE_NAMES[i] for i in range(HEXES) if is_heard(sector, i, reach)]
                for reach in RADIO_RANGES
            }
            for sector in range(SECTORS)
        },
        "sites": {
            kind: [site_facts(site, chart) for site in sites]
            for kind, sites in (
                ("continental", places.continental),
                ("relay", places.relays),
                ("port", places.ports),
                ("factory", places.factories),
                ("london", places.london),
                ("town", places.towns),
                ("convoy", places.convoys),
                ("headquarters", places.headquarters),
            )
        },
        "targets": [{"id": site, "hex": PLACE_NAMES[SITE_AT[i]]} for i, site in enumerate(SITE_IDS)],
        "barrages": [PLACE_NAMES[place] for place in BARRAGES],
        "types": {
            a.id: {
                "name": a.name,
                "side": a.side,
                "bomber": a.bomber,
                "endurance": a.endurance,
                "ceiling": a.ceiling,
                "full": a.full,
                "small": a.small,
            }
            for a in FORCES.aircraft
        },
        "squadrons": {s.id: {"name": s.name, "type": s.type} for s in FORCES.squadrons},
        "gruppen": {g.id: {"name": g.name, "type": g.type, "size": g.size} for g in FORCES.gruppen},
        "flights": RAF_NAMES[FIRST_FLIGHT:],
        "scenarios": {f"scenario{s.id}": scenario_facts(s) for s in DATA.scenarios.scenarios},
        "periods": {p.id: {"start": p.start, "sun": p.sun} for p in DATA.tables.time_of_day.rows},
        "heights": [level * LEVEL_HEIGHT for level in range(LEVELS)],
    }


def field_facts(field: Airfield, chart: Chart) -> Json:
    at = point(*chart.sites[field.id]) if field.hex else list(BOX_AT[str(field.box)])
    return {
        "id": field.id,
        "name": field.name,
        "role": field.role,
        "hex": field.hex or field.box,
        "sector": field.sector,
        "at": at,
    }


def station_facts(number: int, station: Station, chart: Chart) -> Json:
    numbers = DATA.tables.detection
    return {
        "id": station.id,
        "name": station.name,
        "kind": station.kind,
        "hex": station.hex,
        "arc": list(station.arc),
        "reach": numbers[station.kind],
        "low": numbers["chl_low"] if station.kind == "chl" else 0,
        "at": point(*chart.sites[station.id]),
        "covers": [PLACE_NAMES[place] for place in range(PLACES) if COVER[place] & bit(number)],
    }


def site_facts(site: Site, chart: Chart) -> Json:
    return {
        "id": site.id,
        "name": site.name,
        "hex": site.hex,
        "at": point(*chart.sites[site.id]) if site.id in chart.sites else None,
        "sector": site.sector,
    }


def scenario_facts(scenario: Scenario) -> Json:
    places = DATA.places
    return {
        "heavy_guns": [*places.heavy, *(places.heavy_late if scenario.late_guns else [])],
        "convoys": scenario.convoys,
        "response_level": scenario.response_level,
        "squadrons": {
            s.squadron: {"sector": s.sector, "airfield": s.airfield, "radio": s.radio, "vic": s.vic, "green": s.green}
            for s in FORCES.of(scenario.id)
        },
        "chits": {chit.id: chit_facts(chit) for chit in DATA.raids.of(scenario.id)},
    }


def chit_facts(chit: Chit) -> Json:
    return {
        "fleet": chit.fleet,
        "vp": chit.vp,
        "response": chit.rl,
        "fighters": [force_facts(each) for each in chit.fighters],
        "bombers": [force_facts(each) for each in chit.bombers],
        "targets": [target.partition(" ")[2] for target in chit.targets],
        "alternate": chit.alternate.partition(" ")[2] or None,
    }


def force_facts(text: str) -> Json:
    count, small, kind, way = force(text)
    return {"count": count, "small": small, "type": kind, "way": way or "none"}
