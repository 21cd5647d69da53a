"""Aircraft, Gruppen, squadrons, chits and scenarios, as printed.  § 3, § 4, § 6.1, § 6.4.1"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.bits import bit
from opsroom.engine.column import Column, filled, printed
from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.geography import (
    BOX_IDS,
    CONTINENT,
    DATA,
    FIELD_IDS,
    HAS_CONTINENTAL,
    HEXES,
    LANDMARK,
    PLACE_CODES,
    SIDE,
    ZONE_IDS,
)
from opsroom.titles.burning_blue.rules.ids import GruppeId
from opsroom.titles.burning_blue.schema import COLUMN_WORDS, DIVE_WORDS, Station1940, force

LUFTWAFFE: Final[i64] = 0
RAF: Final[i64] = 1
SEATS: Final = ["luftwaffe", "raf"]
SCENARIOS: Final[i64] = 5
FORCES: Final = DATA.forces

# --- aircraft: § 3.2, § 3.2.3
TYPE_IDS: Final = [a.id for a in FORCES.aircraft]
IS_BOMBER: Final = printed([int(a.bomber) for a in FORCES.aircraft])
ENDURANCE: Final = printed([a.endurance for a in FORCES.aircraft])
CEILING: Final = printed([a.ceiling for a in FORCES.aircraft])
FULL_VALUE: Final = printed([a.full for a in FORCES.aircraft])
SMALL_VALUE: Final = printed([a.small for a in FORCES.aircraft])
NO_DIVE: Final[i64] = DIVE_WORDS.index("no")  # "yes" dives always, "jabo" as one
DIVES_ON_SHIPS: Final[i64] = DIVE_WORDS.index("convoy_rdf")  # convoys and RDF stations only, § 16.2.2
DIVES: Final = printed([DIVE_WORDS.index(a.dives) for a in FORCES.aircraft])
AGAINST_FIGHTERS: Final[i64] = COLUMN_WORDS.index("fighter")
AGAINST_STUKAS: Final[i64] = COLUMN_WORDS.index("ju87")
ATTACK_COLUMN: Final = printed([COLUMN_WORDS.index(a.column) for a in FORCES.aircraft])
SPITFIRE: Final[i64] = TYPE_IDS.index("spitfire")
SPITFIRE_421: Final[i64] = TYPE_IDS.index("spitfire_421_flight")
HURRICANE: Final[i64] = TYPE_IDS.index("hurricane")
ME109: Final[i64] = TYPE_IDS.index("me109")
ME110: Final[i64] = TYPE_IDS.index("me110")
ERPRO: Final[i64] = TYPE_IDS.index("erpro210")
JU87: Final[i64] = TYPE_IDS.index("ju87")

# --- Gruppen: § 2.2.6, § 4.1, § 4.2
GRUPPE_IDS: Final = [g.id for g in FORCES.gruppen]
GRUPPEN: Final[i64] = len(GRUPPE_IDS)
GRUPPE_TYPE: Final = printed([TYPE_IDS.index(g.type) for g in FORCES.gruppen])
IS_STAFFEL_SIZED: Final = printed([int(g.size == "staffel") for g in FORCES.gruppen])  # § 3.3.2
IN_SCENARIO: Final = printed(
    [sum(bit(s) for s in g.scenarios) for g in FORCES.gruppen]
)  # one bit a scenario, from bit 1
EITHER_FLEET: Final = printed([int(g.fleet == "3/2") for g in FORCES.gruppen])
OWN_FLEET: Final = printed([3 if g.fleet in ("3", "3/2") else 2 for g in FORCES.gruppen])
EARLY_FLEET: Final = printed([g.early_fleet for g in FORCES.gruppen])
LOW_LEVEL: Final[i64] = GRUPPE_IDS.index("iii_kg76")  # its ninth Staffel flies the low-level raids, § 9.2.3


def base_place(base: str | None) -> int:
    """§ 2.2.6: the hex or box of an airfield on the continent; bombers are based nowhere in particular."""
    if base is None or base.startswith("box_lf"):
        return -1
    if base in BOX_IDS:
        return int(HEXES) + BOX_IDS.index(base)
    return PLACE_CODES[next(field.hex for field in DATA.places.continental if field.id == base)]


BASE: Final = printed([base_place(g.base) for g in FORCES.gruppen])
SECOND_BASE: Final = printed([base_place(g.base2) for g in FORCES.gruppen])  # when it flies for Luftflotte 2
CHERBOURG: Final[i64] = HEXES + BOX_IDS.index("cherbourg")
CAEN: Final[i64] = HEXES + BOX_IDS.index("caen")


def may_fly_for(gruppe: GruppeId, fleet: i64, scenario: i64, both: i64) -> bool:
    """§ 4.2.1, § 4.2.2: whether a Gruppe can be given to a raid of this Luftflotte."""
    if (IN_SCENARIO[gruppe] >> scenario) & 1 == 0:
        return False
    if EITHER_FLEET[gruppe] and both:
        return True
    if EITHER_FLEET[gruppe] and EARLY_FLEET[gruppe]:
        return EARLY_FLEET[gruppe] == fleet
    return OWN_FLEET[gruppe] == fleet


# --- squadrons: § 4.3, § 4.3.1, § 4.3.3
SQUADRON_IDS: Final = [s.id for s in FORCES.squadrons]
SQUADRONS: Final[i64] = len(SQUADRON_IDS)
FLIGHT_421: Final[i64] = SQUADRON_IDS.index("flight_421")
SQUADRON_242: Final[i64] = SQUADRON_IDS.index("squadron_242")
SQUADRON_TYPE: Final = printed([TYPE_IDS.index(s.type) for s in FORCES.squadrons])
WING_CHARTS: Final = {3: FORCES.duxford_wing_3, 4: FORCES.duxford_wing_4}


def in_battle(scenario: int) -> dict[str, Station1940]:
    """The squadrons a scenario may have, those of the Duxford Wing included."""
    found = {station.squadron: station for station in FORCES.of(scenario)}
    for row in WING_CHARTS.get(scenario, []):
        for station in row.squadrons:
            found.setdefault(station.squadron, station)
    return found


BATTLE: Final = [in_battle(scenario) for scenario in range(1, 6)]


def by_scenario(read: str) -> Column:
    """One block of squadrons a scenario."""
    cells: list[int] = []
    for battle in BATTLE:
        for squadron in SQUADRON_IDS:
            station = battle.get(squadron)
            if station is None:
                cells.append(-1)
            elif read == "sector":
                cells.append(ZONE_IDS.index(station.sector))
            elif read == "airfield":
                cells.append(FIELD_IDS.index(station.airfield))
            elif read == "radio":
                cells.append(int(station.radio == "vhf"))
            elif read == "ready":
                cells.append(sum(bit(i) for i, letter in enumerate(station.ready) if letter == "R"))
            else:
                cells.append(int(getattr(station, read)))
    return printed(cells)


SECTOR_OF: Final = by_scenario("sector")  # NONE: not in the scenario
AIRFIELD_OF: Final = by_scenario("airfield")
HAS_VHF: Final = by_scenario("radio")
FLIES_VIC: Final = by_scenario("vic")
IS_GREEN: Final = by_scenario("green")
IS_OPTIONAL: Final = by_scenario("optional")
READY_ON: Final = by_scenario("ready")  # one bit for each of the bands 1-2, 3-4, 5-6
REGULARS: Final = [printed([SQUADRON_IDS.index(s.squadron) for s in FORCES.of(scenario)]) for scenario in range(1, 6)]


def wing_squadrons(scenario: int, roll: int) -> Column:
    """§ 6.6.7: what the Duxford Wing table gives."""
    for row in WING_CHARTS.get(scenario, []):
        if row.low <= roll <= row.high:
            return printed([SQUADRON_IDS.index(s.squadron) for s in row.squadrons])
    return printed([])


HAS_WING_CHART: Final = printed([int(scenario in WING_CHARTS) for scenario in range(1, 6)])
WING_SQUADRONS: Final = [[wing_squadrons(scenario, roll) for roll in range(13)] for scenario in range(1, 6)]

# --- chits: § 6.4.1
CHIT_IDS: Final = [chr(65 + i) for i in range(26)] + [chr(65 + i) * 2 for i in range(21)]  # A to Z, AA to UU
CHITS: Final[i64] = len(CHIT_IDS)
TARGETS_A_CHIT: Final[i64] = 4
GROUPS_A_CHIT: Final[i64] = 8  # kinds of unit a chit can list
TARGET_KINDS: Final = ["airfield", "rdf", "convoy", "port", "factory", "docks", "city", "rail"]
T_AIRFIELD: Final[i64] = 0
T_RDF: Final[i64] = 1
T_CONVOY: Final[i64] = 2
NO_TASK: Final[i64] = 0
LOW: Final[i64] = 2


def sites() -> dict[str, tuple[int, int, int]]:
    """Every place that can be a target: its place, and the airfield or station it is, if any."""
    places = DATA.places
    found: dict[str, tuple[int, int, int]] = {}
    for listed in (places.ports, places.factories, places.london, places.towns, places.convoys):
        for site in listed:
            found[site.id] = (PLACE_CODES[site.hex], -1, -1)
    for i, field in enumerate(places.airfields):
        found[field.id] = (PLACE_CODES[field.hex or str(field.box)], i, -1)
    for i, station in enumerate(places.rdf):
        found[station.id] = (PLACE_CODES[station.hex], -1, i)
    return found


SITES: Final = sites()
SITE_IDS: Final = list(SITES)
SITE_AT: Final = printed([SITES[site][0] for site in SITE_IDS])
SITE_FIELD: Final = printed([SITES[site][1] for site in SITE_IDS])
SITE_STATION: Final = printed([SITES[site][2] for site in SITE_IDS])

CHIT_THERE: Final = filled(SCENARIOS * CHITS, 0)  # it is in this scenario's table
CHIT_FLEET: Final = filled(SCENARIOS * CHITS, 0)
CHIT_VP: Final = filled(SCENARIOS * CHITS, 0)
CHIT_RL: Final = filled(SCENARIOS * CHITS, 0)  # in halves
CHIT_TARGETS: Final = filled(SCENARIOS * CHITS * TARGETS_A_CHIT, NONE)  # sites
CHIT_TARGET_KIND: Final = filled(SCENARIOS * CHITS * TARGETS_A_CHIT, NONE)
CHIT_ALTERNATE: Final = filled(SCENARIOS * CHITS, NONE)
CHIT_ALTERNATE_KIND: Final = filled(SCENARIOS * CHITS, NONE)
CHIT_UNIT_TYPE: Final = filled(SCENARIOS * CHITS * GROUPS_A_CHIT, NONE)  # kinds of unit: bombers, then fighters
CHIT_UNIT_COUNT: Final = filled(SCENARIOS * CHITS * GROUPS_A_CHIT, 0)
CHIT_UNIT_SMALL: Final = filled(SCENARIOS * CHITS * GROUPS_A_CHIT, 0)
CHIT_UNIT_TASK: Final = filled(SCENARIOS * CHITS * GROUPS_A_CHIT, 0)
CHIT_UNIT_BOMBS: Final = filled(SCENARIOS * CHITS * GROUPS_A_CHIT, 0)
CONVOY_THERE: Final = filled(SCENARIOS * len(DATA.places.convoys), 0)  # § 15: a counter stands there


def read_chits() -> None:
    for s in range(5):
        for chit in DATA.raids.of(s + 1):
            row = s * int(CHITS) + CHIT_IDS.index(chit.id)
            CHIT_THERE[row] = 1
            CHIT_FLEET[row], CHIT_VP[row], CHIT_RL[row] = chit.fleet, chit.vp, round(chit.rl * 2)
            for i, target in enumerate(chit.targets):
                kind, _, site = target.partition(" ")
                CHIT_TARGETS[row * TARGETS_A_CHIT + i] = SITE_IDS.index(site)
                CHIT_TARGET_KIND[row * TARGETS_A_CHIT + i] = TARGET_KINDS.index(kind)
            if chit.alternate:
                kind, _, site = chit.alternate.partition(" ")
                CHIT_ALTERNATE[row], CHIT_ALTERNATE_KIND[row] = SITE_IDS.index(site), TARGET_KINDS.index(kind)
            for i, listed in enumerate([*chit.bombers, *chit.fighters]):
                count, small, type_id, task = force(listed)
                at = row * GROUPS_A_CHIT + i
                CHIT_UNIT_TYPE[at], CHIT_UNIT_COUNT[at] = TYPE_IDS.index(type_id), count
                CHIT_UNIT_SMALL[at], CHIT_UNIT_TASK[at] = int(small), ["", "jabo", "low"].index(task)
                CHIT_UNIT_BOMBS[at] = int(i < len(chit.bombers))
            for target in [*chit.targets, chit.alternate]:
                kind, _, site = target.partition(" ")
                if kind == "convoy" and DATA.scenarios.scenarios[s].convoys:
                    at = [c.id for c in DATA.places.convoys].index(site)
                    CONVOY_THERE[s * len(DATA.places.convoys) + at] = 1


read_chits()

# --- scenarios: § 6.1
SCENARIO: Final = DATA.scenarios.scenarios
CHITS_LEAST: Final = printed([s.chits[0] for s in SCENARIO])
CHITS_MOST: Final = printed([s.chits[1] for s in SCENARIO])
VP_LEAST: Final = printed([s.vp_range[0] for s in SCENARIO])
VP_MOST: Final = printed([s.vp_range[1] for s in SCENARIO])
LAST_CHIT: Final = printed([CHIT_IDS.index(s.last_chit) for s in SCENARIO])
HIGH_PATROL: Final = printed([int(s.channel_patrol == "high") for s in SCENARIO])
BOTH_FLEETS: Final = printed([int(s.both_fleets) for s in SCENARIO])
RESPONSE_LEVEL: Final = printed([s.response_level for s in SCENARIO])
MATCHING_LEVEL: Final = printed([s.matching_level for s in SCENARIO])
DUMMIES: Final[i64] = 4
DUMMY_SIZE: Final = printed([n for s in SCENARIO for n in [*s.dummies, *[0] * (4 - len(s.dummies))]])  # in Gruppen
DEBDEN_GROUP: Final = printed([s.debden_group for s in SCENARIO])
HAS_LATE_GUNS: Final = printed([int(s.late_guns) for s in SCENARIO])
FORWARD: Final = [printed([FIELD_IDS.index(field) for field in s.forward_airfields]) for s in SCENARIO]
FORWARD_MOST: Final = printed([s.forward_squadrons for s in SCENARIO])
EARLY_WARNING: Final = [[(row[0], row[1], row[2]) for row in s.early_warning] for s in SCENARIO]
EARLY_ANGELS: Final = printed([s.early_angels for s in SCENARIO])
EARLY_SPENT: Final = printed([s.early_spent for s in SCENARIO])
LATE_ANGELS: Final = printed([s.late_angels for s in SCENARIO])
LATE_SPENT: Final = printed([s.late_spent for s in SCENARIO])


def form_up_places(fleet: int) -> Column:
    """§ 9.2.4: landmarks, airfields and boxes on the continent; Luftflotte 3 has its two boxes only."""
    boxes = [int(HEXES) + i for i, box in enumerate(DATA.places.boxes) if fleet in box.form_up]
    if fleet == 3:
        return printed(boxes)
    hexes = [p for p in range(HEXES) if SIDE[p] == CONTINENT and (LANDMARK[p] or HAS_CONTINENTAL[p])]
    return printed(hexes + boxes)


FORM_UP_PLACES: Final = [form_up_places(2), form_up_places(3)]
