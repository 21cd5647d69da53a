"""What is printed, for the board in the browser: the map in its drawing units, places, counters, tables.

One unit is the distance from the centre of a hex to its corner and y grows southwards, as the shell's hex map wants it.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

from msgspec import Struct

from opsroom.titles.burning_blue.rules.forces import FORCES, SITE_AT, SITE_IDS
from opsroom.titles.burning_blue.rules.geography import (
    BARRAGES,
    COVER,
    DATA,
    HEX_MAP,
    HEXES,
    LOW_COVER,
    PLACE_NAMES,
    TERRAIN,
    ZONE,
    ZONE_IDS,
    ZONES_A_HEX,
)
from opsroom.titles.burning_blue.rules.sums import AMOUNTS, REASONS, SUM_NAMES, TALLY_AMOUNTS, TALLY_REASONS
from opsroom.titles.burning_blue.rules.table import RAF_NAMES, TRACKS, WAYS
from opsroom.titles.burning_blue.rules.tables import COMBAT_COLUMNS, HEXES_A_TURN, KINDS, LEVELS
from opsroom.titles.burning_blue.schema import FILES, Airfield, Site, Station

MILES = 5.0  # between the centres of neighbours
MILES_NORTH = 69.13  # in a degree of latitude
MILES_EAST = 43.62  # in a degree of longitude, in the middle of the map
ROW_MILES = MILES * sqrt(3) / 2

# 8.1.6: the movement boxes lie beside the map, roughly where they are
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


def board_facts() -> dict[str, Any]:
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
                box.id: {"name": box.name, "zone": box.zone, "at": BOX_AT[box.id], "hexes": box.hexes}
                for box in places.boxes
            },
        },
        "places": PLACE_NAMES,  # by number, for columns that keep places as numbers
        "zones": [{"id": zone.id, "name": zone.name, "kind": zone.kind, "group": zone.group} for zone in places.zones],
        "split": {  # hexes that lie in several weather zones
            PLACE_NAMES[i]: [ZONE_IDS[z] for z in ZONE[i * ZONES_A_HEX : (i + 1) * ZONES_A_HEX] if z >= 0]
            for i in range(HEXES)
            if ZONE[i * ZONES_A_HEX + 1] >= 0
        },
        "airfields": [field_facts(field, chart) for field in places.airfields],
        "stations": [station_facts(station, chart) for station in places.rdf],
        "cover": {"all": list(COVER), "low": list(LOW_COVER)},  # by place: one bit for each station
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
        "targets": [{"id": site, "hex": PLACE_NAMES[SITE_AT[i]]} for i, site in enumerate(SITE_IDS)],  # counted from 1
        "guns": {"heavy": places.heavy, "late": places.heavy_late, "light": places.light},
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
        "raf_units": RAF_NAMES,
        "scenarios": [scenario_facts(i + 1) for i in range(len(DATA.scenarios.scenarios))],
        "periods": {p.id: {"start": p.start, "sun": p.sun} for p in DATA.tables.time_of_day.rows},
        "weather": KINDS,
        "levels": LEVELS,
        "ways": WAYS,
        "tracks": TRACKS,
        "hexes_a_turn": HEXES_A_TURN,
        "sums": {
            name: [
                {"id": reason, "rule": rule, "amount": AMOUNTS[i][n]}
                for n, (reason, rule) in enumerate(REASONS[i].items())
            ]
            for i, name in enumerate(SUM_NAMES)
        },
        "tally": [
            {"id": reason, "rule": rule, "amount": TALLY_AMOUNTS[n]}
            for n, (reason, rule) in enumerate(TALLY_REASONS.items())
        ],
        "columns": COMBAT_COLUMNS,
        "tables": {
            "intercept": {name: bands for name, bands in DATA.tables.intercept.items() if isinstance(bands, list)},
            "reaction": {name: bands for name, bands in DATA.tables.reaction.items() if isinstance(bands, list)},
            "attack": DATA.tables.combat.attacker,
            "defence": DATA.tables.combat.defender,
            "cohesion": {name: bands for name, bands in DATA.tables.cohesion.items() if isinstance(bands, list)},
        },
    }


def field_facts(field: Airfield, chart: Chart) -> dict[str, Any]:
    at = point(*chart.sites[field.id]) if field.hex else list(BOX_AT[str(field.box)])
    return {
        "id": field.id,
        "name": field.name,
        "role": field.role,
        "hex": field.hex or field.box,
        "sector": field.sector,
        "at": at,
    }


def station_facts(station: Station, chart: Chart) -> dict[str, Any]:
    numbers = DATA.tables.detection
    return {
        "id": station.id,
        "name": station.name,
        "kind": station.kind,
        "hex": station.hex,
        "arc": station.arc,
        "reach": numbers[station.kind],
        "low": numbers["chl_low"] if station.kind == "chl" else 0,
        "at": point(*chart.sites[station.id]),
    }


def site_facts(site: Site, chart: Chart) -> dict[str, Any]:
    return {
        "id": site.id,
        "name": site.name,
        "hex": site.hex,
        "at": point(*chart.sites[site.id]) if site.id in chart.sites else None,
        "sector": site.sector,
    }


def scenario_facts(number: int) -> dict[str, Any]:
    scenario = DATA.scenarios.scenarios[number - 1]
    return {
        "id": scenario.id,
        "late_guns": scenario.late_guns,
        "convoys": scenario.convoys,
        "response_level": scenario.response_level,
        "squadrons": {
            s.squadron: {"sector": s.sector, "airfield": s.airfield, "radio": s.radio, "vic": s.vic, "green": s.green}
            for s in FORCES.of(number)
        },
        "chits": {
            chit.id: {
                "fleet": chit.fleet,
                "vp": chit.vp,
                "response": chit.rl,
                "fighters": chit.fighters,
                "bombers": chit.bombers,
                "targets": chit.targets,
                "alternate": chit.alternate,
            }
            for chit in DATA.raids.of(number)
        },
    }
