"""Small units of the RAF: squadrons split into flights and joined again.  § 3.3, § 3.3.1"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.charts import FLIGHT_LOSSES, SQUADRON_LOSSES
from opsroom.titles.burning_blue.rules.forces import FLIGHT_421, SQUADRONS
from opsroom.titles.burning_blue.rules.ids import UnitId
from opsroom.titles.burning_blue.rules.table import AWAY, FIRST_FLIGHT, FLIGHTS, READY, REARMING_1, REARMING_2, Blue


def free_pair(t: Blue) -> UnitId:
    """The first flight counter of an unused pair, or NONE."""
    for i in range(0, FLIGHTS, 2):
        if t.parent[i] == NONE:
            return FIRST_FLIGHT + i
    return NONE


def can_split(t: Blue, unit: UnitId) -> bool:
    """Once in a game, on the ground, while there are flight counters, and aircraft for two flights."""
    return (
        unit < SQUADRONS
        and unit != FLIGHT_421
        and t.was_split[unit] == 0
        and free_pair(t) != NONE
        and t.losses[unit] < SQUADRON_LOSSES - 1
    )


def split(t: Blue, squadron: UnitId) -> None:
    """§ 3.3: two flights in its place; losses are shared as evenly as they can be."""
    first = free_pair(t)
    lost = t.losses[squadron]
    for i in range(2):
        flight = first + i
        t.parent[flight - FIRST_FLIGHT] = squadron
        t.small[flight], t.kind[flight] = 1, t.kind[squadron]
        t.tote[flight], t.field[flight] = t.tote[squadron], t.field[squadron]
        t.home[flight], t.forward[flight], t.sector[flight] = t.home[squadron], t.forward[squadron], t.sector[squadron]
        t.called[flight], t.low_ammo[flight] = t.called[squadron], t.low_ammo[squadron]
        t.rearmed[flight], t.tries[flight] = t.rearmed[squadron], t.tries[squadron]
        t.losses[flight] = (lost + i) // 2
        t.disruption[flight] = t.disruption[squadron]
        t.climbed[flight] = t.dogfight[flight] = t.fought[flight] = t.struck[flight] = 0
        t.order[flight], t.goal[flight], t.leader[flight], t.tally[flight] = 0, NONE, NONE, NONE
    t.tote[squadron], t.field[squadron] = AWAY, NONE
    t.was_split[squadron] = 1
    t.tell("squadron_split", squadron, first, first + 1)


def twin_of(unit: UnitId) -> UnitId:
    return FIRST_FLIGHT + ((unit - FIRST_FLIGHT) ^ 1)


def can_rejoin(t: Blue, first: i64) -> bool:
    """Both flights reformed, in the same box of the same airfield."""
    second = first + 1
    if t.parent[first - FIRST_FLIGHT] == NONE or t.tote[first] != t.tote[second] or t.field[first] != t.field[second]:
        return False
    return t.tote[first] in (1, READY, REARMING_1, REARMING_2)


def rejoin(t: Blue, first: i64) -> None:
    """The squadron comes back with the losses of both."""
    second = first + 1
    squadron = t.parent[first - FIRST_FLIGHT]
    t.tote[squadron], t.field[squadron] = t.tote[first], t.field[first]
    t.losses[squadron] = t.losses[first] + t.losses[second]
    t.low_ammo[squadron] = 1 if t.low_ammo[first] + t.low_ammo[second] > 0 else 0
    t.rearmed[squadron] = t.rearmed[first] if t.rearmed[first] < t.rearmed[second] else t.rearmed[second]
    t.disruption[squadron], t.called[squadron] = 0, t.called[first] | t.called[second]
    t.tries[squadron] = t.tries[first] if t.tries[first] > t.tries[second] else t.tries[second]
    give_back(t, first)
    t.tell("flights_joined", squadron)


def give_back(t: Blue, first: i64) -> None:
    """The pair of counters can be used again."""
    for flight in range(first, first + 2):
        t.parent[flight - FIRST_FLIGHT] = NONE
        t.tote[flight], t.field[flight] = AWAY, NONE


def release_lost_pairs(t: Blue) -> None:
    """Flights that were shot down to the last aircraft leave their counters."""
    for i in range(0, FLIGHTS, 2):
        first = FIRST_FLIGHT + i
        if t.parent[i] != NONE and t.tote[first] == AWAY and t.tote[first + 1] == AWAY:
            if t.losses[first] >= FLIGHT_LOSSES and t.losses[first + 1] >= FLIGHT_LOSSES:
                t.losses[t.parent[i]] = SQUADRON_LOSSES  # § 23.2.3: the squadron is destroyed
                give_back(t, first)
