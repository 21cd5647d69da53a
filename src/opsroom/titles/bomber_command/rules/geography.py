"""The scenario map: hexes, boxes, divisions, cities, beacons, airfields.  § 2.1"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.column import Column, filled, printed
from opsroom.engine.hexes import SIDES, HexMap
from opsroom.engine.ids import NONE
from opsroom.titles.bomber_command.rules.ids import HexId
from opsroom.titles.bomber_command.schema_bombing import RADARS
from opsroom.titles.bomber_command.schema_cities import MAPS
from opsroom.titles.bomber_command.schema_map import DIVISIONS, RAID_IDS, SCENARIOS, City, load_map

BRITISH: Final[i64] = 0
GERMAN: Final[i64] = 1
BERLIN: Final[i64] = 0
DOWNFALL: Final[i64] = 1

_map = load_map()
HEX_NAMES: Final = list(_map.hexes)
_hexes = [_map.hexes[name] for name in HEX_NAMES]
HEXES: Final[i64] = len(HEX_NAMES)
HEX_BY_NAME: Final = {name: i for i, name in enumerate(HEX_NAMES)}
BOARD: Final = HexMap(printed([h.q for h in _hexes]), printed([h.r for h in _hexes]))

# --- places: the hexes, then the boxes in which counters lie
ENGLAND: Final[i64] = HEXES
JUTLAND: Final[i64] = HEXES + 1
READY: Final[i64] = HEXES + 2
REARMING: Final[i64] = HEXES + 3
CLOSED: Final[i64] = HEXES + 4  # closed airfields
RECOVERED: Final[i64] = HEXES + 5  # landed this phase, not yet rearming
OUT: Final[i64] = HEXES + 6  # diverted, or lost to the game
RAID_BOX: Final[i64] = HEXES + 7  # of raid A; the others follow
RAIDS: Final[i64] = len(RAID_IDS)
RAID_NAMES: Final = list(RAID_IDS)
PLACE_NAMES: Final = [
    *HEX_NAMES,
    "england",
    "jutland",
    "ready",
    "rearming",
    "closed",
    "recovered",
    "out",
    *[f"raid_{raid}" for raid in RAID_IDS],
]

# --- divisions and weather zones
ZONE_NAMES: Final = ["england", *[f"jd_{jd}" for jd in DIVISIONS]]
ZONES: Final[i64] = len(ZONE_NAMES)
ENGLISH_ZONE: Final[i64] = 0
ZONE_OF_DIVISION: Final = {jd: i + 1 for i, jd in enumerate(DIVISIONS)}
JD_2: Final[i64] = ZONE_OF_DIVISION[2]
JD_3: Final[i64] = ZONE_OF_DIVISION[3]
JD_4: Final[i64] = ZONE_OF_DIVISION[4]
JD_7: Final[i64] = ZONE_OF_DIVISION[7]
ZONE: Final = printed([*[ZONE_OF_DIVISION[h.jd] for h in _hexes], ENGLISH_ZONE, ZONE_OF_DIVISION[2]])

# --- what is printed in the hexes; two blocks of rows where the scenarios differ
RUHR: Final = printed([int(h.ruhr) for h in _hexes])
EXIT: Final = printed([int(h.exit) for h in _hexes])
SOUTHERN: Final = printed([int(h.southern) for h in _hexes])
EXITS: Final = [i for i in range(HEXES) if EXIT[i]]
HIMMELBETT: Final = printed([int(s in h.himmelbett) for s in SCENARIOS for h in _hexes])
MANDREL: Final = printed([int(s in h.mandrel) for s in SCENARIOS for h in _hexes])
SEARCHLIGHT: Final = printed([int(s in h.searchlights) for s in SCENARIOS for h in _hexes])
AREA_FLAK: Final = printed([h.area_flak.get(s, -1) for s in SCENARIOS for h in _hexes])
MINE: Final = printed([h.mine[s].vp if s in h.mine else 0 for s in SCENARIOS for h in _hexes])
OUT_OF_RANGE: Final = printed([int(s in h.out_of_range) for s in SCENARIOS for h in _hexes])
ENTRIES: Final = [[i for i in range(HEXES) if MANDREL[s * HEXES + i]] for s in range(2)]
JUTLAND_HEX: Final[i64] = HEX_BY_NAME[_map.boxes["jutland"].adjacent[0]]

# --- cities: one list for both scenarios
_cities: dict[str, City] = {}
for _scenario in SCENARIOS:
    for _city in _map.cities[_scenario]:
        _cities.setdefault(_city.id, _city)
CITY_NAMES: Final = list(_cities)
CITIES: Final[i64] = len(CITY_NAMES)
CITY_BY_NAME: Final = {name: i for i, name in enumerate(CITY_NAMES)}
CITY_HEX: Final = printed([HEX_BY_NAME[city.hex] for city in _cities.values()])
_by_scenario = [{city.id: city for city in _map.cities[s]} for s in SCENARIOS]
_ABSENT = -2
CITY_FLAK: Final = printed([cities[n].flak if n in cities else _ABSENT for cities in _by_scenario for n in CITY_NAMES])
# § 3.1.1: one map for both scenarios, with the cities of each
CITY_IN_PLAY: Final = printed([int(n in cities) for cities in _by_scenario for n in CITY_NAMES])
CITY_TARGET: Final = printed([int(n in cities and cities[n].target) for cities in _by_scenario for n in CITY_NAMES])
CITY_OBOE: Final = printed([int(n in cities and cities[n].oboe) for cities in _by_scenario for n in CITY_NAMES])
CITY_MAP: Final = printed(
    [
        MAPS.index(cities[n].map) if n in cities and cities[n].map else NONE
        for cities in _by_scenario
        for n in CITY_NAMES
    ]
)
CITY_RADAR: Final = printed(
    [
        RADARS.index(cities[n].radar) if n in cities and cities[n].radar else NONE
        for cities in _by_scenario
        for n in CITY_NAMES
    ]
)
THE_BIG_CITY: Final = [CITY_BY_NAME["berlin"], CITY_BY_NAME["berlin_potsdam"]]  # worth more to Mosquitoes, § 4.3.2
CITIES_IN: Final = [
    [[c for c in range(CITIES) if CITY_HEX[c] == h and CITY_IN_PLAY[s * CITIES + c]] for h in range(HEXES)]
    for s in range(2)
]

# --- beacons
BEACON_NAMES: Final = [beacon.id for beacon in _map.beacons]
BEACON_HEX: Final = printed([HEX_BY_NAME[beacon.hex] for beacon in _map.beacons])
BEACON_AT: Final[Column] = filled(2 * HEXES, NONE)  # the beacon in a hex
for _i, _beacon in enumerate(_map.beacons):
    for _s, _scenario in enumerate(SCENARIOS):
        if _scenario in _beacon.scenarios:
            BEACON_AT[_s * HEXES + HEX_BY_NAME[_beacon.hex]] = _i

# --- stacks: city boxes, then beacon boxes
STACK_NAMES: Final = [*CITY_NAMES, *[f"beacon_{name}" for name in BEACON_NAMES]]
OCCUPIED: Final = printed([int(any(HEX_BY_NAME[p.hex] == i for p in _map.occupied)) for i in range(HEXES)])
# `rules/counters.py` adds the airfields, which bar Decoys too.


def neighbour(hex: HexId, side: i64) -> HexId:
    return BOARD.neighbours[hex * SIDES + side]


def hexes_apart(one: HexId, other: HexId) -> i64:
    """§ 2.1: on the scenario map; boxes have no distance."""
    return BOARD.distance(one, other)


AROUND: Final = [[n for n in (BOARD.neighbour(h, d) for d in range(SIDES)) if n >= 0] for h in range(HEXES)]
WITHIN_ONE: Final = [BOARD.within(h, 1) for h in range(HEXES)]
WITHIN_TWO: Final = [BOARD.within(h, 2) for h in range(HEXES)]
DISTANCE: Final = printed([BOARD.distance(one, other) for one in range(HEXES) for other in range(HEXES)])  # one by one
