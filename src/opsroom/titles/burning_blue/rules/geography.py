"""What is printed on the map: hexes, boxes, zones, airfields, stations, guns.  § 2.2, § 11.3, § 14, § 15

Places are numbered: first the hexes, row by row from the south-west corner, then the movement boxes.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from opsroom.engine.bits import bit
from opsroom.engine.column import Column, column, filled, printed
from opsroom.engine.hexes import SIDES, HexMap, pointy_x, pointy_y
from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.ids import PlaceId, ZoneId
from opsroom.titles.burning_blue.schema import Everything, load

DATA: Final[Everything] = load()
FAR: Final[i64] = 99  # from a box to anywhere else: no sight, no fight

ROWS: Final[i64] = DATA.grid.rows
COLUMNS: Final[i64] = DATA.grid.columns
HEXES: Final[i64] = ROWS * COLUMNS
BOX_IDS: Final = [box.id for box in DATA.places.boxes]
BOXES: Final[i64] = len(BOX_IDS)
PLACES: Final[i64] = HEXES + BOXES
PLACE_NAMES: Final = [f"{i // COLUMNS + 1:02d}{i % COLUMNS + 1:02d}" for i in range(HEXES)] + BOX_IDS
PLACE_CODES: Final = {name: i for i, name in enumerate(PLACE_NAMES)}

SEA: Final[i64] = 0  # terrain
COAST: Final[i64] = 1
LAND: Final[i64] = 2

NOWHERE: Final[i64] = 0  # whose ground it is
ENGLAND: Final[i64] = 1
CONTINENT: Final[i64] = 2


# --- the hexes
def south(row: int) -> int:
    """The r of the engine's hexes, which grows southwards; rows are numbered northwards."""
    return int(ROWS) - row


def east(row: int, column: int) -> int:
    return column - (south(row) + south(row) % 2) // 2


HEX_MAP: Final = HexMap(
    printed([east(i // int(COLUMNS) + 1, i % int(COLUMNS) + 1) for i in range(HEXES)]),
    printed([south(i // int(COLUMNS) + 1) for i in range(HEXES)]),
)
KEY: Final = HEX_MAP.key
LENGTHS: Final = HEX_MAP.lengths
MIDDLE: Final[i64] = HEX_MAP.middle
ROW: Final = printed([i // COLUMNS + 1 for i in range(HEXES)] + [0] * BOXES)
TERRAIN: Final = printed(
    [".+#".index(cell) for line in DATA.grid.terrain for cell in line]
    + [SEA if box.zone == "channel" else LAND for box in DATA.places.boxes]
)
SIDE: Final = printed(
    [".EF".index(cell) for line in DATA.grid.side for cell in line]
    + [{"channel": 0, "france": 2}.get(box.zone, 1) for box in DATA.places.boxes]
)


def is_box(place: PlaceId) -> bool:
    return place >= HEXES


def apart(one: i64, other: i64) -> i64:
    """§ 2.2.1: hexes from one to the other; a box is near nothing but itself (ruling B1)."""
    if one == other:
        return 0
    if one >= HEXES or other >= HEXES:
        return FAR
    return LENGTHS[KEY[one] - KEY[other] + MIDDLE]  # HEX_MAP.distance, asked for at every step of every flight


def on_line(one: i64, other: i64, step: i64) -> PlaceId:
    """The hex after so many steps of the straight line; where that runs along the edge of the map, on the map."""
    place = HEX_MAP.on_line(one, other, step)
    if place != NONE:
        return place
    before, left = on_line(one, other, step - 1), HEX_MAP.distance(one, other) - step
    for d in range(SIDES):
        place = HEX_MAP.neighbour(before, d)
        if place != NONE and HEX_MAP.distance(place, other) == left:
            return place
    return before


def radio_distance(one: i64, other: i64) -> i64:
    """§ 10.1.2: into or out of a box counts as four hexes."""
    if one != other and (one >= HEXES or other >= HEXES):
        return BOX_RADIO
    return apart(one, other)


BOX_RADIO: Final[i64] = DATA.tables.movement["radio_box"]


# --- boxes: § 8.1.6
def adjoining(place: PlaceId) -> list[int]:
    """The boxes next to a place, and for a box its hexes too."""
    if place < HEXES:
        name = PLACE_NAMES[place]
        return [HEXES + i for i, box in enumerate(DATA.places.boxes) if name in box.hexes]
    box = DATA.places.boxes[place - HEXES]
    return [PLACE_CODES[name] for name in [*box.hexes, *box.boxes]]


ADJOINING: Final = [printed(adjoining(place)) for place in range(PLACES)]
RAF_MAY_ENTER: Final = printed([1] * HEXES + [int(box.raf) for box in DATA.places.boxes])  # § 20.3.3


def ways_in() -> list[int]:
    """For every place the box that the RAF must pass to reach it; NONE for hexes and for boxes that adjoin some."""
    before = [int(NONE)] * int(PLACES)
    edge = [
        box for box in range(int(HEXES), int(PLACES)) if RAF_MAY_ENTER[box] and any(p < HEXES for p in ADJOINING[box])
    ]
    reached = set(edge)
    for box in edge:  # which grows
        for there in ADJOINING[box]:
            if is_box(there) and RAF_MAY_ENTER[there] and there not in reached:
                before[there] = box
                reached.add(int(there))
                edge.append(int(there))
    return before


RAF_WAY_IN: Final = printed(ways_in())


def are_next(one: i64, other: i64) -> bool:
    """Whether one step leads from one place to the other."""
    if one < HEXES and other < HEXES:
        return HEX_MAP.distance(one, other) == 1
    for place in ADJOINING[one]:
        if place == other:
            return True
    return False


# --- weather zones: § 2.2.4, § 6.3.2
ZONE_IDS: Final = [zone.id for zone in DATA.places.zones]
ZONES: Final[i64] = len(ZONE_IDS)
SECTORS: Final[i64] = 10  # the first ten zones
ZONES_A_HEX: Final[i64] = 3


def zones_of(place: int) -> list[int]:
    if place < HEXES:
        letters = DATA.grid.zones[place // COLUMNS].split()[place % COLUMNS]
        found = [ZONE_IDS.index(DATA.grid.zone_letters[letter]) for letter in letters]
    else:
        found = [ZONE_IDS.index(DATA.places.boxes[place - HEXES].zone)]
    return found + [-1] * (int(ZONES_A_HEX) - len(found))


ZONE: Final = printed([zone for place in range(PLACES) for zone in zones_of(place)])  # three a place
LONDON: Final[i64] = ZONE_IDS.index("london")
DOVER_STRAIT: Final[i64] = ZONE_IDS.index("dover_strait")
NORTH_SEA: Final[i64] = ZONE_IDS.index("north_sea")
FRANCE: Final[i64] = ZONE_IDS.index("france")
SECTOR_GROUP: Final = printed([zone.group for zone in DATA.places.zones[:10]])
DEBDEN: Final[i64] = ZONE_IDS.index("debden")
MIDDLE_WALLOP: Final[i64] = ZONE_IDS.index("middle_wallop")
NORTHOLT: Final[i64] = ZONE_IDS.index("northolt")
TANGMERE: Final[i64] = ZONE_IDS.index("tangmere")


def is_in_zone(place: PlaceId, zone: ZoneId) -> bool:
    at = place * ZONES_A_HEX
    return ZONE[at] == zone or ZONE[at + 1] == zone or ZONE[at + 2] == zone


def is_beside_zone(place: PlaceId, zone: ZoneId) -> bool:
    """In the zone, or in a coast hex next to it: § 11.3.2, § 21.2."""
    if is_in_zone(place, zone):
        return True
    if place >= HEXES or TERRAIN[place] != COAST:
        return False
    for d in range(SIDES):
        there = HEX_MAP.neighbour(place, d)
        if there != NONE and is_in_zone(there, zone):
            return True
    return False


# --- what stands in the hexes; headquarters (§ 4.3.4) are drawn and do nothing
def where(site_hex: str | None, box: str | None = None) -> int:
    return PLACE_CODES[site_hex if site_hex is not None else str(box)]


def marks(hexes: list[str]) -> Column:
    found = column(PLACES)
    for name in hexes:
        found[PLACE_CODES[name]] = 1
    return found


FIELD_IDS: Final = [field.id for field in DATA.places.airfields]
FIELDS: Final[i64] = len(FIELD_IDS)
FIELD_AT: Final = printed([where(field.hex, field.box) for field in DATA.places.airfields])
FIELD_SECTOR: Final = printed([ZONE_IDS.index(f.sector) if f.sector else -1 for f in DATA.places.airfields])
IS_SECTOR_FIELD: Final = printed([int(field.role == "sector") for field in DATA.places.airfields])
IS_FIGHTER_FIELD: Final = printed([int(field.role != "other") for field in DATA.places.airfields])
SECTOR_FIELD: Final = printed(
    [
        next(i for i, f in enumerate(DATA.places.airfields) if f.role == "sector" and f.sector == zone)
        for zone in ZONE_IDS[:10]
    ]
)
FIGHTER_FIELDS: Final[i64] = sum(field.role != "other" for field in DATA.places.airfields)  # they come first
HAS_FIELD: Final = marks([field.hex for field in DATA.places.airfields if field.hex])
HAS_CONTINENTAL: Final = marks([field.hex for field in DATA.places.continental])

STATION_IDS: Final = [station.id for station in DATA.places.rdf]
STATIONS: Final[i64] = len(STATION_IDS)
STATION_AT: Final = printed([where(station.hex) for station in DATA.places.rdf])

LATE_GUNS: Final[i64] = 2
HEAVY: Final = marks(DATA.places.heavy)  # 1 always, 2 in scenarios 4 and 5 only
for _name in DATA.places.heavy_late:
    HEAVY[PLACE_CODES[_name]] = LATE_GUNS
GUN_SITES: Final = printed([place for place in range(PLACES) if HEAVY[place]])
GUN_SITE: Final = filled(PLACES, NONE)  # the number of the heavy guns in a place
for _i in range(len(GUN_SITES)):
    GUN_SITE[GUN_SITES[_i]] = _i
LIGHT: Final = marks([*DATA.places.light, *[field.hex for field in DATA.places.airfields if field.hex]])
CONVOY_IDS: Final = [site.id for site in DATA.places.convoys]
CONVOY_AT: Final = printed([where(site.hex) for site in DATA.places.convoys])
BARRAGES: Final = printed(
    [PLACE_CODES[name] for name in DATA.places.balloons] + [PLACE_CODES[site.hex] for site in DATA.places.convoys]
)  # places that have balloons, always or with a convoy
LAND_BARRAGES: Final[i64] = len(DATA.places.balloons)
BARRAGE: Final = filled(PLACES, NONE)  # the barrage in a place
for _i in range(len(BARRAGES) - 1, -1, -1):
    BARRAGE[BARRAGES[_i]] = _i


def landmarks() -> Column:
    """§ 2.2.3: coasts, towns, ports, factories, Chain Home, sector airfields and those not of Fighter Command."""
    places = DATA.places
    sites = [*places.towns, *places.ports, *places.factories, *places.london]
    found = marks([site.hex for site in sites] + [s.hex for s in places.rdf if s.kind == "ch"])
    for field in places.airfields:
        if field.hex is not None and field.role != "satellite":
            found[PLACE_CODES[field.hex]] = 1
    for place in range(HEXES):
        if TERRAIN[place] == COAST:
            found[place] = 1
    return found


LANDMARK: Final = landmarks()


# --- directions
def bearing(one: int, other: int) -> float:
    """Degrees clockwise from north, from one hex centre to the other."""
    q1, r1, q2, r2 = HEX_MAP.q[one], HEX_MAP.r[one], HEX_MAP.q[other], HEX_MAP.r[other]
    x = pointy_x(q2, r2) - pointy_x(q1, r1)
    y = pointy_y(r1) - pointy_y(r2)
    return math.degrees(math.atan2(x, y)) % 360


EDGE: Final = 0.05  # degrees


def lies_within(angle: float, first: float, last: float) -> bool:
    """Clockwise from first to last, both of them in; the map's figures are rounded, so is the edge."""
    return (angle - first + EDGE) % 360 <= (last - first) % 360 + 2 * EDGE


def up_sun_hexes(sun: int) -> list[int]:
    """§ 13.3.3: the sides of a hex that lie towards the sun."""
    arc = DATA.tables.time_of_day.up_sun_arc
    middle = 18 * int(COLUMNS) + 20
    angles = [bearing(middle, int(HEX_MAP.neighbour(middle, d))) for d in range(SIDES)]
    return [int(lies_within(angle, sun - arc, sun + arc)) for angle in angles]


PERIOD_IDS: Final = [period.id for period in DATA.tables.time_of_day.rows]
UP_SUN: Final = [printed(up_sun_hexes(period.sun)) for period in DATA.tables.time_of_day.rows]
WIND_SLOPE: Final[i64] = round(1000 * math.tan(math.radians(DATA.tables.wind.headwind_arc)))


def headwind(one: i64, other: i64) -> i64:
    """§ 19.2.8: 1 into the wind from the west, -1 before it, 0 across it."""
    if one >= HEXES or other >= HEXES or one == other:
        return 0
    x = pointy_x(HEX_MAP.q[other], HEX_MAP.r[other]) - pointy_x(HEX_MAP.q[one], HEX_MAP.r[one])
    y = pointy_y(HEX_MAP.r[other]) - pointy_y(HEX_MAP.r[one])
    y = y if y >= 0 else -y
    if y * 1000 > (x if x >= 0 else -x) * WIND_SLOPE:
        return 0
    return 1 if x < 0 else -1


# --- radar: § 11.3, § 11.3.1, § 11.3.2, § 11.3.4
def coverage(low: bool) -> Column:
    """For each place one bit for every station that reaches it; `low` are the Chain Home Low stations against Angels 0."""
    numbers = DATA.tables.detection
    found = column(PLACES)
    for i, station in enumerate(DATA.places.rdf):
        if low and station.kind != "chl":
            continue
        reach = numbers["chl_low"] if low else numbers[station.kind]
        here = where(station.hex)
        for place in range(HEXES):
            if HEX_MAP.distance(here, place) > reach:
                continue
            if place != here and not lies_within(bearing(here, place), *station.arc):
                continue
            if station.north_sea and not is_beside_zone(place, NORTH_SEA):
                continue
            found[place] |= bit(i)
        for n, box in enumerate(DATA.places.boxes):
            if station.id in box.rdf and not low:
                found[HEXES + n] |= bit(i)
    return found


COVER: Final = coverage(False)
LOW_COVER: Final = coverage(True)


# --- for victory and for the channel patrol
def over_england() -> Column:
    """§ 22: English land and coast, and the sea next to its coast."""
    found = column(PLACES)
    for place in range(PLACES):
        if SIDE[place] == ENGLAND:
            found[place] = 1
        elif place < HEXES and TERRAIN[place] == SEA:
            for d in range(SIDES):
                there = HEX_MAP.neighbour(place, d)
                if there != NONE and SIDE[there] == ENGLAND and TERRAIN[there] == COAST:
                    found[place] = 1
    return found


def patrolled() -> Column:
    """§ 21.1: where the channel patrol may meet RAF units."""
    found = column(PLACES)
    reach = DATA.tables.channel_patrol["coast"]
    for place in range(PLACES):
        if is_in_zone(place, DOVER_STRAIT) or is_in_zone(place, FRANCE):
            found[place] = 1
    for place in range(HEXES):
        if TERRAIN[place] == COAST and SIDE[place] == CONTINENT:
            for there in HEX_MAP.within(place, reach):
                found[there] = 1
    return found


OVER_ENGLAND: Final = over_england()
PATROLLED: Final = patrolled()
RELAYS: Final = [
    printed([FIELD_AT[SECTOR_FIELD[s]]] + [where(r.hex) for r in DATA.places.relays if r.sector == ZONE_IDS[s]])
    for s in range(SECTORS)
]  # § 10.1.2: by sector, its airfield first
RADIO: Final = printed(
    [min(radio_distance(relay, place) for relay in RELAYS[s]) for s in range(SECTORS) for place in range(PLACES)]
)  # by sector and place: from the nearest of them
ALL_PLACES: Final = printed(list(range(PLACES)))
ORBIT_PLACES: Final = printed([place for place in range(HEXES) if LANDMARK[place] or HAS_FIELD[place]])
EARLY_PLACES: Final = printed([place for place in ORBIT_PLACES if SIDE[place] == ENGLAND])  # § 6.6.5
IS_LINE_END: Final = marks([PLACE_NAMES[place] for place in ORBIT_PLACES])
LINE_ENDS: Final = [
    printed([end for end in ORBIT_PLACES if end != place]) if IS_LINE_END[place] else ORBIT_PLACES
    for place in range(PLACES)
]  # the other ends of a patrol line
ENGLISH_PLACES: Final = printed([place for place in range(HEXES) if SIDE[place] == ENGLAND and TERRAIN[place] != SEA])
RAF_PLACES: Final = printed([place for place in range(PLACES) if RAF_MAY_ENTER[place]])
