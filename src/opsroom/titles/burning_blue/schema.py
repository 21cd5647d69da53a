"""The data files of The Burning Blue and what must hold in them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

from opsroom.engine.bits import BITS
from opsroom.engine.data import DataFiles

Natural = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$")]
Hex = Annotated[str, Meta(pattern="^[0-9]{4}$")]
Provenance = Literal["stated", "public", "history", "reconstructed"]
Bands = list[tuple[int, int]]  # up to, result
NamedBands = list[tuple[int, str]]


# --- map.json
class Origin(Struct, forbid_unknown_fields=True):
    latitude: float
    longitude: float
    row: Positive
    column: Positive


class Grid(Struct, forbid_unknown_fields=True):
    about: str
    provenance: dict[str, str]
    rows: Positive
    columns: Positive
    origin: Origin
    zone_letters: dict[str, Id]
    terrain: list[str]
    side: list[str]
    zones: list[str]


# --- places.toml
class Zone(Struct, forbid_unknown_fields=True):
    id: Id
    name: str
    kind: Literal["land", "sea"]
    group: int
    provenance: Provenance


class Box(Struct, forbid_unknown_fields=True):
    """8.1.6: a movement box."""

    id: Id
    name: str
    zone: Id
    raf: bool
    form_up: list[int]
    hexes: list[Hex]
    boxes: list[Id]
    rdf: list[Id]
    provenance: Provenance


class Airfield(Struct, forbid_unknown_fields=True):
    id: Id
    name: str
    role: Literal["sector", "satellite", "other"]
    provenance: Provenance
    hex: Hex | None = None
    box: Id | None = None
    sector: Id | None = None


class Site(Struct, forbid_unknown_fields=True):
    """Anything else that has a name and a hex."""

    id: Id
    name: str
    hex: Hex
    provenance: Provenance
    kind: str = ""
    sector: Id | None = None


class Station(Struct, forbid_unknown_fields=True):
    """11.3.1: an RDF station."""

    id: Id
    name: str
    kind: Literal["ch", "chl"]
    hex: Hex
    arc: tuple[int, int]
    north_sea: bool
    provenance: Provenance


class Places(Struct, forbid_unknown_fields=True):
    zones: list[Zone]
    boxes: list[Box]
    airfields: list[Airfield]
    continental: list[Site]
    rdf: list[Station]
    relays: list[Site]
    ports: list[Site]
    factories: list[Site]
    london: list[Site]
    towns: list[Site]
    convoys: list[Site]
    headquarters: list[Site]
    heavy: list[Hex]
    heavy_late: list[Hex]
    light: list[Hex]
    balloons: list[Hex]


# --- cards.toml
Reading = tuple[Natural, Literal["A", "B", "C", "D", "E"], int]


class Card(Struct, forbid_unknown_fields=True):
    id: Positive
    ch: Reading
    chl: Reading
    observed: tuple[Reading, Reading, Reading, Reading]
    good: str
    degraded: str
    poor: str


class Cards(Struct, forbid_unknown_fields=True):
    provenance: Provenance
    cards: list[Card]


# --- forces.toml
Dives = Literal["no", "yes", "jabo", "convoy_rdf"]
DIVE_WORDS: tuple[Dives, ...] = get_args(Dives)
AttackColumn = Literal["fighter", "medium", "ju87"]
COLUMN_WORDS: tuple[AttackColumn, ...] = get_args(AttackColumn)


class Aircraft(Struct, forbid_unknown_fields=True):
    id: Id
    name: str
    side: Literal["raf", "luftwaffe", "italy"]
    bomber: bool
    endurance: Natural
    ceiling: Positive
    full: Natural
    small: Natural
    dives: Dives
    column: AttackColumn
    provenance: str


class Gruppe(Struct, forbid_unknown_fields=True):
    id: Id
    name: str
    type: Id
    size: Literal["gruppe", "staffel"]
    fleet: Literal["2", "3", "3/2", "2*", "2i"]
    base: Id
    scenarios: list[int]
    provenance: Provenance
    base2: Id | None = None
    early_fleet: int = 0
    source: str = ""


class Squadron(Struct, forbid_unknown_fields=True):
    id: Id
    name: str
    type: Id


class Station1940(Struct, forbid_unknown_fields=True):
    """A squadron as it stands in a scenario's order of battle."""

    squadron: Id
    sector: Id
    airfield: Id
    radio: Literal["hf", "vhf"]
    vic: bool
    green: bool
    optional: bool = False
    ready: Annotated[str, Meta(pattern="^[RA]{3}$")] = "RRR"
    provenance: Provenance = "reconstructed"
    source: str = ""


class WingRow(Struct, forbid_unknown_fields=True):
    low: Positive
    high: Positive
    squadrons: list[Station1940]


class Forces(Struct, forbid_unknown_fields=True):
    aircraft: list[Aircraft]
    gruppen: list[Gruppe]
    squadrons: list[Squadron]
    scenario_1: list[Station1940]
    scenario_2: list[Station1940]
    scenario_3: list[Station1940]
    scenario_4: list[Station1940]
    scenario_5: list[Station1940]
    duxford_wing_3: list[WingRow]
    duxford_wing_4: list[WingRow]
    sources: dict[str, str]

    def of(self, scenario: int) -> list[Station1940]:
        found: list[Station1940] = getattr(self, f"scenario_{scenario}")
        return found


# --- raids.toml
class Chit(Struct, forbid_unknown_fields=True):
    """6.4.1: one line of a historical raid table."""

    id: Annotated[str, Meta(pattern="^([A-Z]|([A-U])\\2)$")]
    fleet: Literal[2, 3]
    vp: Positive
    rl: float
    date: str
    provenance: Provenance
    fighters: list[str]
    targets: list[str] = []
    alternate: str = ""
    bombers: list[str] = []
    source: str = ""


class Raids(Struct, forbid_unknown_fields=True):
    scenario_1: list[Chit]
    scenario_2: list[Chit]
    scenario_3: list[Chit]
    scenario_4: list[Chit]
    scenario_5: list[Chit]

    def of(self, scenario: int) -> list[Chit]:
        found: list[Chit] = getattr(self, f"scenario_{scenario}")
        return found


FORCE = re.compile(r"^([1-9])([gs]) ([a-z][a-z0-9]*)( jabo| low)?$")


def force(text: str) -> tuple[int, bool, str, str]:
    """`"2g do17 low"` is two Gruppen, of do17, low: how many, whether Staffeln, the type, the task."""
    found = FORCE.match(text)
    if found is None:
        raise ValueError(f"a force is written like '2g do17', not {text!r}")
    return int(found[1]), found[2] == "s", found[3], (found[4] or "").strip()


# --- scenarios.toml
class Scenario(Struct, forbid_unknown_fields=True):
    id: Positive
    name: str
    period: str
    chits: tuple[Positive, Positive]
    vp_range: tuple[Natural, Positive]
    last_chit: str
    channel_patrol: Literal["low", "high"]
    both_fleets: bool
    response_level: Natural
    matching_level: Positive
    dummies: list[Positive]
    debden_group: int
    late_guns: bool
    forward_airfields: list[Id]
    forward_squadrons: Natural
    early_warning: list[tuple[Natural, Natural, Natural]]
    early_angels: Natural
    early_spent: Natural
    late_angels: Natural
    late_spent: Natural
    convoys: bool
    surge: list[list[tuple[Positive, Positive, Positive, Natural, Positive]]]


class Scenarios(Struct, forbid_unknown_fields=True):
    scenarios: list[Scenario]


# --- tables.toml
class Period(Struct, forbid_unknown_fields=True):
    low: Positive
    high: Positive
    id: Id
    start: Annotated[str, Meta(pattern="^[0-2][0-9]:[0-5][05]$")]
    sun: Natural


class TimeOfDay(Struct, forbid_unknown_fields=True):
    rows: list[Period]
    up_sun_arc: Natural


class Wind(Struct, forbid_unknown_fields=True):
    bands: Bands
    headwind_from: Natural
    headwind_arc: Natural


Layer = Annotated[str, Meta(pattern="^(patchy|haze|broken|dense_haze|overcast|mist|rain) [0-9]+ [0-9]+$")]


class WeatherCounter(Struct, forbid_unknown_fields=True):
    id: Id
    colour: Literal["yellow", "green", "blue", "red"]
    good: list[Layer]
    bad: list[Layer]


class WeatherTable(Struct, forbid_unknown_fields=True):
    bad_zones: list[tuple[Natural, str]]
    london_haze: Bands
    zone_order: list[list[Id]]
    counters: list[WeatherCounter]


class Combat(Struct, forbid_unknown_fields=True):
    attacker: dict[str, list[tuple[int, int]]]
    defender: dict[str, list[tuple[int, int]]]
    modifiers: dict[str, int]


class Bombing(Struct, forbid_unknown_fields=True):
    bomber_gruppe: list[int]
    bomber_staffel: list[int]
    ju87_gruppe: list[int]
    ju87_staffel: list[int]
    erpro_gruppe: list[int]
    erpro_staffel: list[int]
    jabo_gruppe: list[int]
    jabo_staffel: list[int]
    strafe_gruppe: list[int]
    strafe_staffel: list[int]
    shifts: dict[str, int]


class AckAck(Struct, forbid_unknown_fields=True):
    light: list[tuple[int, int, int, int]]
    heavy: list[tuple[int, int, int, int]]


class GroundLoss(Struct, forbid_unknown_fields=True):
    available: Bands
    other: Bands
    strafing: int


class Recovery(Struct, forbid_unknown_fields=True):
    late: list[list[tuple[int, int, int]]]


class PatrolChits(Struct, forbid_unknown_fields=True):
    low: list[tuple[Natural, Natural]]
    high: list[tuple[Natural, Natural]]


class OneList(Struct, forbid_unknown_fields=True):
    rows: list[list[int]]


class EventTable(Struct, forbid_unknown_fields=True):
    rows: list[str]


class BandTable(Struct, forbid_unknown_fields=True):
    bands: Bands


class TallyNumbers(Struct, forbid_unknown_fields=True):
    sight: list[Natural]
    lost_in: list[Natural]
    lost_in_haze: Natural
    decline_above: Natural
    decline_below: Natural
    flak_burst: Natural
    worsens: Natural
    improves: Natural
    big_raid: Natural


Numbers = dict[str, int]


class Tables(Struct, forbid_unknown_fields=True):
    scale: Numbers
    movement: Numbers
    raids: Numbers
    command: Numbers
    detection: Numbers
    tally: TallyNumbers
    fight: Numbers
    guns: Numbers
    damage: Numbers
    airfield: Numbers
    endurance: Numbers
    raf: Numbers
    channel_patrol: Numbers
    victory: Numbers
    campaign: Numbers
    counters: Numbers
    time_of_day: TimeOfDay
    wind: Wind
    weather: WeatherTable
    form_up: dict[str, NamedBands | int]
    navigation: dict[str, NamedBands | int]
    events: EventTable
    strength: OneList
    intercept: dict[str, NamedBands | int]
    reaction: dict[str, NamedBands | int]
    combat: Combat
    cohesion: dict[str, Bands | int]
    cloud_cohesion: dict[str, Bands]
    ack_ack: AckAck
    bombing: Bombing
    ground_loss: GroundLoss
    recovery: Recovery
    form_up_endurance: BandTable
    patrol_chits: PatrolChits


# --- audits: `key: reason` for the first thing that the rules cannot play with
def audit_grid(grid: Grid) -> str | None:
    for name in ("terrain", "side", "zones"):
        lines: list[str] = getattr(grid, name)
        if len(lines) != grid.rows:
            return f"{name}: there are {len(lines)} lines for {grid.rows} rows"
        for i, line in enumerate(lines):
            cells = line.split() if name == "zones" else list(line)
            if len(cells) != grid.columns:
                return f"{name}[{i}]: there are {len(cells)} hexes for {grid.columns} columns"
            letters = {"terrain": "#+.", "side": "EF.", "zones": "".join(grid.zone_letters)}[name]
            if set("".join(cells)) - set(letters):
                return f"{name}[{i}]: only {letters} may stand here"
    return None


def audit_places(places: Places) -> str | None:
    seen: set[str] = set()
    lists = ("airfields", "continental", "rdf", "relays", "ports", "factories", "london", "towns", "convoys")
    for name in lists:
        for i, place in enumerate(getattr(places, name)):
            if place.id in seen:
                return f"{name}[{i}].id: there is another {place.id!r}"
            seen.add(place.id)
    zones = {zone.id for zone in places.zones}
    boxes = {box.id for box in places.boxes}
    stations = {station.id for station in places.rdf}
    for i, box in enumerate(places.boxes):
        if box.zone not in zones:
            return f"boxes[{i}].zone: there is no zone {box.zone!r}"
        if set(box.boxes) - boxes or set(box.rdf) - stations:
            return f"boxes[{i}]: it names a box or a station that does not exist"
        if any(box.id not in other.boxes for other in places.boxes if other.id in box.boxes):
            return f"boxes[{i}].boxes: what adjoins a box is adjoined by it"
    for i, field in enumerate(places.airfields):
        if (field.hex is None) == (field.box is None) or (field.box is not None and field.box not in boxes):
            return f"airfields[{i}]: an airfield lies in a hex or in a box"
        if (field.role == "other") != (field.sector is None) or (
            field.sector is not None and field.sector not in zones
        ):
            return f"airfields[{i}].sector: an airfield of Fighter Command belongs to a sector"
    return None


def audit_cards(cards: Cards) -> str | None:
    if [card.id for card in cards.cards] != list(range(1, 56)):
        return "cards: there are 55, numbered from 1"
    for i, card in enumerate(cards.cards):
        for name in ("good", "degraded", "poor"):
            results = getattr(card, name).split()
            if len(results) != 4 or any(r not in set("-BC012345") for r in results):
                return f"cards[{i}].{name}: four results, each a range to 5, -, B or C"
        for reading in (card.ch, card.chl, *card.observed):
            if reading[2] % 2:
                return f"cards[{i}]: altitudes go by steps of two"
    return None


def audit_forces(forces: Forces) -> str | None:
    types = {a.id for a in forces.aircraft}
    squadrons = {s.id for s in forces.squadrons}
    for i, gruppe in enumerate(forces.gruppen):
        if gruppe.type not in types:
            return f"gruppen[{i}].type: there is no aircraft {gruppe.type!r}"
        if (gruppe.fleet == "3/2") != (gruppe.base2 is not None):
            return f"gruppen[{i}].base2: a 3/2 Gruppe has a second base, no other has"
    for i, squadron in enumerate(forces.squadrons):
        if squadron.type not in types:
            return f"squadrons[{i}].type: there is no aircraft {squadron.type!r}"
    for scenario in range(1, 6):
        for i, station in enumerate(forces.of(scenario)):
            if station.squadron not in squadrons:
                return f"scenario_{scenario}[{i}].squadron: there is no {station.squadron!r}"
    for name in ("duxford_wing_3", "duxford_wing_4"):
        rows: list[WingRow] = getattr(forces, name)
        if [r for row in rows for r in range(row.low, row.high + 1)] != list(range(2, 13)):
            return f"{name}: its rows must cover 2 to 12"
    return None


def audit_raids(raids: Raids) -> str | None:
    for scenario in range(1, 6):
        for i, chit in enumerate(raids.of(scenario)):
            key = f"scenario_{scenario}[{i}]"
            try:
                forces = [force(f) for f in [*chit.bombers, *chit.fighters]]
            except ValueError as error:
                return f"{key}: {error}"
            if bool(chit.targets) != bool(chit.bombers) or bool(chit.targets) != bool(chit.alternate):
                return f"{key}: bombers have a target and an alternate, a sweep has neither"
            if chit.rl * 2 != int(chit.rl * 2):
                return f"{key}.rl: response levels go by halves"
            bombers = sum(n * (1 if small else 3) for n, small, _, _ in forces[: len(chit.bombers)])
            if bombers < len(chit.targets):
                return f"{key}.bombers: each target needs a Staffel at least"
    return None


def audit_scenarios(scenarios: Scenarios) -> str | None:
    if [s.id for s in scenarios.scenarios] != [1, 2, 3, 4, 5]:
        return "scenarios: there are five, numbered from 1"
    for i, s in enumerate(scenarios.scenarios):
        if s.chits[0] > s.chits[1] or s.vp_range[0] > s.vp_range[1]:
            return f"scenarios[{i}]: a range begins with the smaller number"
        if not s.early_warning or s.early_warning[0][0] != 0:
            return f"scenarios[{i}].early_warning: the first row is for no strength at all"
    return None


def audit_tables(tables: Tables) -> str | None:
    if len(tables.weather.bad_zones) != 6 or len(tables.weather.zone_order) != 11 or len(tables.events.rows) != 11:
        return "weather: a die has six faces, two dice eleven sums"
    for colour in ("yellow", "green", "blue", "red"):
        if sum(c.colour == colour for c in tables.weather.counters) < 15:
            return f"weather.counters: fewer {colour} counters than zones"
    for side in ("attacker", "defender"):
        for name, column in getattr(tables.combat, side).items():
            if len(column) != 16:
                return f"combat.{side}.{name}: modified rolls go from 1 to 16"
    if any(len(row) != 5 for row in tables.strength.rows):
        return "strength.rows: the letters are A to E"
    return None


FILES = DataFiles("burning_blue", Path(__file__).parent / "data")


class Everything(Struct):
    """All files, read and checked one by one; then `audit_all` looks at what one file says of another."""

    grid: Grid
    places: Places
    cards: Cards
    forces: Forces
    raids: Raids
    scenarios: Scenarios
    tables: Tables


def load() -> Everything:
    grid = FILES.read("map.json", Grid, audit_grid)
    places = FILES.read("places.toml", Places, audit_places)
    forces = FILES.read("forces.toml", Forces, lambda f: audit_forces(f) or audit_bases(f, places))
    return Everything(
        grid,
        places,
        FILES.read("cards.toml", Cards, audit_cards),
        forces,
        FILES.read("raids.toml", Raids, lambda r: audit_raids(r) or audit_targets(r, places, forces)),
        FILES.read("scenarios.toml", Scenarios, audit_scenarios),
        FILES.read("tables.toml", Tables, lambda t: audit_tables(t) or audit_units(t, forces)),
    )


def audit_units(tables: Tables, forces: Forces) -> str | None:
    """The RAF's units are kept in sets of one number, a bit each."""
    flights, squadrons = tables.counters["flights"], len(forces.squadrons)
    if flights + squadrons > len(BITS):
        return (
            f"counters.flights: {squadrons} squadrons in forces.toml and {flights} flights are {squadrons + flights} units, "
            f"and a set of units has room for {len(BITS)}"
        )
    return None


def audit_bases(forces: Forces, places: Places) -> str | None:
    fields = {f.id: f for f in places.airfields}
    bases = {f.id for f in places.continental} | {b.id for b in places.boxes} | {"box_lf2", "box_lf3"}
    for i, gruppe in enumerate(forces.gruppen):
        if gruppe.base not in bases or (gruppe.base2 or gruppe.base) not in bases:
            return f"gruppen[{i}].base: there is no airfield {gruppe.base!r}"
    for scenario in range(1, 6):
        for i, station in enumerate(forces.of(scenario)):
            if station.airfield not in fields or fields[station.airfield].sector != station.sector:
                return f"scenario_{scenario}[{i}].airfield: {station.airfield!r} is not an airfield of {station.sector}"
    return None


def audit_targets(raids: Raids, places: Places, forces: Forces) -> str | None:
    lists = (places.airfields, places.ports, places.factories, places.london, places.towns, places.convoys, places.rdf)
    known = {place.id for found in lists for place in found}
    types = {a.id for a in forces.aircraft}
    for scenario in range(1, 6):
        for i, chit in enumerate(raids.of(scenario)):
            for target in [*chit.targets, *([chit.alternate] if chit.alternate else [])]:
                if target.partition(" ")[2] not in known:
                    return f"scenario_{scenario}[{i}].targets: there is no place {target!r}"
            for name in [*chit.bombers, *chit.fighters]:
                if force(name)[2] not in types:
                    return f"scenario_{scenario}[{i}]: there is no aircraft {name!r}"
    return None
