"""The map, the units, the tables and the chits as data, and what must hold in them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from opsroom.engine.data import DataFiles

Natural = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$")]
Loss = Annotated[str, Meta(pattern="^[0-9]+[dDX]?$")]
Scenario = Literal["berlin", "downfall"]
Condition = Literal["clear", "haze", "broken_cloud", "cloud", "heavy_cloud", "fog"]
SCENARIOS: Final[tuple[Scenario, ...]] = ("berlin", "downfall")
CONDITIONS: Final[tuple[Condition, ...]] = ("clear", "haze", "broken_cloud", "cloud", "heavy_cloud", "fog")
DIVISIONS = (1, 2, 3, 4, 7)  # the fighter divisions; England is the sixth weather zone
RAID_IDS = ("a", "b", "c", "d", "e", "f", "g", "h", "j")


# --- the map
class Mine(Struct, forbid_unknown_fields=True):
    garden: str
    vp: Positive


class Hex(Struct, forbid_unknown_fields=True):
    q: int
    r: int
    lat: float
    lon: float
    land: float
    jd: Literal[1, 2, 3, 4, 7]
    exit: bool = False
    ruhr: bool = False
    southern: bool = False
    himmelbett: list[Scenario] = []
    mandrel: list[Scenario] = []
    searchlights: list[Scenario] = []
    area_flak: dict[Scenario, Annotated[int, Meta(ge=0, le=1)]] = {}
    mine: dict[Scenario, Mine] = {}
    out_of_range: list[Scenario] = []


class City(Struct, forbid_unknown_fields=True):
    id: Id
    name: str
    hex: Id
    lat: float
    lon: float
    flak: Annotated[int, Meta(ge=-1, le=5)]  # -1: no flak at all
    map: Literal["A", "B", "C", "D", "E", ""]
    radar: Literal["good", "normal", "poor", ""]
    oboe: bool
    target: bool  # of Main Forces
    plant: bool


class Place(Struct, forbid_unknown_fields=True):
    id: Id
    name: str
    hex: Id


class Beacon(Struct, forbid_unknown_fields=True):
    id: Id
    name: str
    hex: Id
    scenarios: list[Scenario]


class Box(Struct, forbid_unknown_fields=True):
    adjacent: list[Id]
    jd: int = 0


class Map(Struct, forbid_unknown_fields=True):
    provenance: dict[str, str]
    hexes: dict[Id, Hex]
    boxes: dict[Literal["england", "jutland"], Box]
    cities: dict[Scenario, list[City]]
    occupied: list[Place]
    beacons: list[Beacon]
    gardens: dict[Id, str]


def audit_map(data: Map) -> str | None:
    for sort, places in (("occupied", data.occupied), ("beacons", data.beacons)):
        for place in places:
            if place.hex not in data.hexes:
                return f"{sort}.{place.id}: the map has no hex {place.hex}"
    for scenario, cities in data.cities.items():
        ids = [city.id for city in cities]
        for city in cities:
            if city.hex not in data.hexes:
                return f"cities.{scenario}.{city.id}: the map has no hex {city.hex}"
            if ids.count(city.id) > 1:
                return f"cities.{scenario}.{city.id}: listed twice"
            if city.target and not (city.map and city.radar):
                return f"cities.{scenario}.{city.id}: a target needs a city map and a radar signature"
    for name in SCENARIOS:
        if not any(name in h.mandrel for h in data.hexes.values()):
            return f"hexes: no Mandrel hex for {name}"
    if not any(h.exit for h in data.hexes.values()):
        return "hexes: no exit hex"
    return None


# --- counters
class Type(Struct, forbid_unknown_fields=True):
    name: str
    engines: Literal[1, 2]
    fuel: Positive


class Unit(Struct, forbid_unknown_fields=True):
    id: Id
    scenario: Scenario
    name: str
    type: Id
    strength: Annotated[int, Meta(ge=0, le=3)]
    depleted: Annotated[int, Meta(ge=0, le=3)]
    jd: Literal[1, 2, 3, 4, 7]
    airfield: str
    hex: Id  # or jutland
    detachment: bool = False
    star: bool = False


class Units(Struct, forbid_unknown_fields=True):
    patrols: Annotated[list[Positive], Meta(min_length=3, max_length=3)]
    adgb: Positive
    types: dict[Id, Type]
    unit: list[Unit]


def audit_units(data: Units) -> str | None:
    ids = [unit.id for unit in data.unit]
    for unit in data.unit:
        if ids.count(unit.id) > 1:
            return f"unit.{unit.id}: listed twice"
        if unit.type not in data.types:
            return f"unit.{unit.id}: unknown type {unit.type}"
    return None


# --- tables
class Conditions(Struct, forbid_unknown_fields=True):
    modifier: int
    scramble: int
    recovery: Literal[0, 1, 2]  # the column of the recovery table


class ScenarioNumbers(Struct, forbid_unknown_fields=True):
    jamming: Positive
    main_forces: Annotated[int, Meta(ge=1, le=2)]
    mosquitoes: Natural
    decoys: Natural
    stream: Annotated[int, Meta(ge=0, le=2)]
    loss_vp: Natural
    mosquito_loss_vp: Natural
    intruders: Natural
    redeployments: Natural
    patrols: Natural


class RaidNumbers(Struct, forbid_unknown_fields=True):
    speed: Literal[2]
    legs: Positive
    decoy_legs: Positive
    gardening_swaps: Natural
    decoy_price: Positive
    follow_up_gap: Natural
    short_night_dawn: Natural
    short_night_vp: Natural
    last_turn: Annotated[int, Meta(ge=16, le=24)]
    last_entry: Annotated[int, Meta(ge=1, le=12)]
    long_range: Positive
    southern_surcharge: Natural
    mosquito_vp: Natural
    mosquito_vp_berlin: Natural
    confirmed: Natural
    confirmed_hunted: Natural


class Environment(Struct, forbid_unknown_fields=True):
    crosses: Natural
    bad_weather_from: Natural
    good_visibility: Natural
    poor_visibility: Natural
    dawn_after: Natural
    dawn_modifier: int
    moon_modifier: int
    moonrise: Natural
    moonset: Natural
    moon_shift: Natural
    wind_first: Natural
    wind: list[Natural]


class Markers(Struct, forbid_unknown_fields=True):
    good: Annotated[list[Condition], Meta(min_length=16, max_length=16)]
    bad: Annotated[list[Condition], Meta(min_length=16, max_length=16)]


class Jamming(Struct, forbid_unknown_fields=True):
    minimum: Positive
    contact: list[Positive]


class Modifiers(Struct, forbid_unknown_fields=True):
    off_beacon: int
    beleuchter: int
    decoy: int
    heavy_load: int
    damage_spent: int
    stragglers: int
    out_of_range: int
    fido: int
    wear: Positive


class DefensiveFire(Struct, forbid_unknown_fields=True):
    one: Positive
    two: Positive


class Patrol(Struct, forbid_unknown_fields=True):
    closes: Positive


class Combat(Struct, forbid_unknown_fields=True):
    first: int
    gci: list[Loss]
    tame_boar: list[Loss]
    wild_boar_stacked: list[Loss]
    wild_boar_late: list[Loss]


class Flak(Struct, forbid_unknown_fields=True):
    first: int
    loss: list[Natural]
    disrupt: list[Natural]
    damage: list[Natural]


class Scramble(Struct, forbid_unknown_fields=True):
    first: int
    result: list[Loss]


class Recovery(Struct, forbid_unknown_fields=True):
    first: int
    fair: list[Loss]
    cloud: list[Loss]
    fog: list[Loss]


class Victory(Struct, forbid_unknown_fields=True):
    berlin: Annotated[list[int], Meta(min_length=4, max_length=4)]
    downfall: Annotated[list[int], Meta(min_length=4, max_length=4)]
    fighter_halves: Natural


class Tables(Struct, forbid_unknown_fields=True):
    scenario: dict[Scenario, ScenarioNumbers]
    raid: RaidNumbers
    weather: dict[Condition, Conditions]
    environment: Environment
    markers: Markers
    jamming: Jamming
    modifiers: Modifiers
    defensive_fire: DefensiveFire
    patrol: Patrol
    combat: Combat
    flak: Flak
    scramble: Scramble
    recovery: Recovery
    victory: Victory


def audit_tables(data: Tables) -> str | None:
    if (
        len(
            {
                len(data.combat.gci),
                len(data.combat.tame_boar),
                len(data.combat.wild_boar_stacked),
                len(data.combat.wild_boar_late),
            }
        )
        > 1
    ):
        return "combat: the columns differ in length"
    if len({len(data.flak.loss), len(data.flak.disrupt), len(data.flak.damage)}) > 1:
        return "flak: the columns differ in length"
    if len({len(data.recovery.fair), len(data.recovery.cloud), len(data.recovery.fog)}) > 1:
        return "recovery: the columns differ in length"
    for name in SCENARIOS:
        if name not in data.scenario:
            return f"scenario: {name} is missing"
        level = data.scenario[name].jamming - data.jamming.minimum
        if not 0 <= level < len(data.jamming.contact):
            return f"scenario.{name}.jamming: not on the track"
    missing = [c for c in CONDITIONS if c not in data.weather]
    return f"weather: {missing[0]} is missing" if missing else None


# --- chits
class YellowFace(Struct, forbid_unknown_fields=True):
    target: Id
    vp: int
    moon: Positive
    oil: bool
    former_vp: int | None = None  # in games that release 0.1.0 began, where it was another number


class RedFace(Struct, forbid_unknown_fields=True):
    deck: Literal["A", "B"]
    target: str  # empty: a Follow-Up Raid
    vp: int
    moon: Natural
    oil: bool
    former_vp: int | None = None


class Chit(Struct, forbid_unknown_fields=True):
    berlin: YellowFace
    downfall: RedFace


class Chits(Struct, forbid_unknown_fields=True):
    chit: list[Chit]


FILES = DataFiles("bomber_command", Path(__file__).parent / "data")


def load_map() -> Map:
    return FILES.read("map.json", Map, audit_map)


def load_units() -> Units:
    return FILES.read("units.toml", Units, audit_units)


def load_tables() -> Tables:
    return FILES.read("tables.toml", Tables, audit_tables)


def audit_chits(data: Chits) -> str | None:
    board = load_map()
    known = {name: {city.id for city in board.cities[name] if city.target} for name in board.cities}
    for i, chit in enumerate(data.chit):
        if chit.berlin.target not in known["berlin"]:
            return f"chit[{i}].berlin: {chit.berlin.target} is not a target"
        if chit.downfall.target and chit.downfall.target not in known["downfall"]:
            return f"chit[{i}].downfall: {chit.downfall.target} is not a target"
        if not chit.downfall.target and chit.downfall.deck != "B":
            return f"chit[{i}].downfall: a Follow-Up Raid belongs to deck B"
    return None


def load_chits() -> Chits:
    return FILES.read("chits.toml", Chits, audit_chits)
