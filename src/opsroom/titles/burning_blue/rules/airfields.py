"""Scrambles, take-off, and the round of the tote board.  § 8.2.1, § 18.2, § 20.1"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.bits import bit
from opsroom.engine.codegen import procedure, step
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import DONE, GO_ON, PASS, Procedure, Shown, Todo
from opsroom.titles.burning_blue.rules.bombing import is_closed
from opsroom.titles.burning_blue.rules.charts import READY_BY_TRY, READY_ROLL, REFORM_ROLL
from opsroom.titles.burning_blue.rules.endurance import capacity
from opsroom.titles.burning_blue.rules.flights import can_rejoin, can_split, rejoin, split, twin_of
from opsroom.titles.burning_blue.rules.forces import ENDURANCE, RAF, SQUADRONS
from opsroom.titles.burning_blue.rules.geography import FIELD_AT
from opsroom.titles.burning_blue.rules.ids import UnitId
from opsroom.titles.burning_blue.rules.table import (
    AIRBORNE,
    AVAILABLE,
    FIRST_FLIGHT,
    LANDED,
    RAF_UNITS,
    READY,
    REARMING_1,
    REARMING_2,
    REFORMING,
    SCRAMBLE,
    SPLIT,
    STAND_UNITS,
    Blue,
    flight_421_counts,
    halves,
    squadron_of,
)
from opsroom.titles.burning_blue.rules.weather import is_misty

STAND_SCRAMBLE: i64 = 4  # rows of `stand`
STAND_PATROL: i64 = 5
STAND_MOVE: i64 = 6
STAND_CALL: i64 = 7


def scramble_limit(t: Blue) -> i64:
    """§ 20.1.1: with this turn's event, never below 0."""
    limit = t.limit + t.limit_change
    return limit if limit > 0 else 0


def can_scramble(t: Blue, unit: UnitId) -> bool:
    """§ 18.1.1, § 18.2.4: ready, from an open airfield with room that lands nobody; of two flights one a turn."""
    if t.tote[unit] != READY:
        return False
    field = t.field[unit]
    if is_closed(t, field) or is_misty(t, FIELD_AT[field]) or t.landings[field] > 0:
        return False
    if t.take_offs[field] >= capacity(t, field):
        return False
    return unit < FIRST_FLIGHT or t.tote[twin_of(unit)] != SCRAMBLE


@procedure("18.2.4")
class Scrambles(Procedure):
    """The scramble phase: squadrons split into flights; ready ones run for their aircraft, as many as the limit allows."""

    unit: Shown = PASS

    @step("18.2.4", into="unit", of="unit")
    def choose_scramble(self, t: Blue) -> Todo:
        full = t.scrambled >= scramble_limit(t)
        if t.stand[STAND_SCRAMBLE] or (full and t.scrambled > 0):
            return DONE
        splits = False
        for unit in range(RAF_UNITS):
            splits = splits or may_split(t, unit)
            if t.tote[unit] == READY:
                if full:
                    t.refuse(unit, "20.1.1", "no_scrambles_left")
                elif can_scramble(t, unit):
                    t.offer(unit)
                else:
                    t.refuse(unit, "18.1.1", "airfield_is_full")
        if splits:  # § 3.3.1: also where nobody can scramble
            t.offer(SPLIT)
        if t.offered == 0:
            return DONE
        t.offer(PASS)
        t.offer(STAND_UNITS)
        return t.ask(RAF)

    @step("18.2.4")
    def scramble(self, t: Blue) -> Todo:
        if self.unit == PASS:
            return DONE
        if self.unit == STAND_UNITS:
            t.stand[STAND_SCRAMBLE] = 1
            return DONE
        if self.unit == SPLIT:
            return GO_ON
        t.tote[self.unit] = SCRAMBLE
        t.take_offs[t.field[self.unit]] += 1
        t.scrambled += 1
        if flight_421_counts(self.unit):
            t.response += halves(t, self.unit)  # § 20.1
        t.tell("scrambled", self.unit, t.field[self.unit])
        return self.go_to("choose_scramble")

    @step("3.3.1", into="unit", of="unit")
    def choose_split(self, t: Blue) -> Todo:
        for unit in range(SQUADRONS):
            if may_split(t, unit):
                t.offer(unit)
        return t.ask(RAF)

    @step("3.3.1")
    def split_squadron(self, t: Blue) -> Todo:
        split(t, self.unit)
        return self.go_to("choose_scramble")


def may_split(t: Blue, unit: UnitId) -> bool:
    """On the ground, in whatever state, and not about to take off."""
    on_ground = t.tote[unit] == AVAILABLE or t.tote[unit] == READY or t.tote[unit] >= LANDED
    return on_ground and can_split(t, unit)


def take_off(t: Blue, unit: UnitId) -> None:
    """§ 8.2.1, § 17.1: over its airfield at Angels 0, with full tanks."""
    field = t.field[unit]
    t.tote[unit], t.at[unit], t.angels[unit] = AIRBORNE, FIELD_AT[field], 0
    t.home_by[unit] = t.turn + ENDURANCE[t.kind[unit]]
    t.order[unit], t.goal[unit], t.then[unit], t.line_end[unit] = 0, NONE, 0, NONE
    t.tally[unit] = t.leader[unit] = NONE
    t.field[unit] = NONE
    t.climbed[unit] = t.struck[unit] = t.fought[unit] = t.balbo[unit] = 0
    t.tell("took_off", unit, field)


# --- § 18.2, § 18.2.3, § 18.2.5: the administration phase on the ground
def turn_round(t: Blue) -> None:
    """One step for everyone on an open airfield; later boxes first, so that nobody moves twice."""
    for unit in range(RAF_UNITS):
        if t.tote[unit] == AIRBORNE or t.tote[unit] == 0 or is_closed(t, t.field[unit]):
            continue
        if t.tote[unit] == AVAILABLE:
            bring_to_readiness(t, unit)
        elif t.tote[unit] == REARMING_1:
            finish_rearming(t, unit)
        elif t.tote[unit] == REARMING_2:
            t.tote[unit] = REARMING_1
        elif t.tote[unit] == REFORMING:
            if t.die() >= REFORM_ROLL:
                t.tote[unit], t.disruption[unit] = REARMING_2, 0
                t.tell("reformed", unit)
        elif t.tote[unit] == LANDED:
            t.tote[unit] = REFORMING


def bring_to_readiness(t: Blue, unit: UnitId) -> None:
    """§ 18.2.2: on a six; with the option the sixth try needs no die."""
    if t.called[unit] == 0:
        return
    t.tries[unit] += 1
    if (t.sixth_try and t.tries[unit] >= READY_BY_TRY) or t.die() >= READY_ROLL:
        make_ready(t, unit)


def make_ready(t: Blue, unit: UnitId) -> None:
    t.tote[unit], t.tries[unit] = READY, 0
    t.tell("made_ready", unit)


def finish_rearming(t: Blue, unit: UnitId) -> None:
    """§ 18.2.6: away from its own airfields a unit goes round twice."""
    own = t.field[unit] == t.home[unit] or t.field[unit] == t.forward[unit]
    if not own and t.rearmed[unit] == 0:
        t.rearmed[unit], t.tote[unit] = 1, REARMING_2
        return
    t.low_ammo[unit], t.rearmed[unit], t.tries[unit] = 0, 0, 0
    t.tote[unit] = READY if t.called[unit] else AVAILABLE
    t.tell("rearmed", unit)


@procedure("3.3.1")
class FlightsJoined(Procedure):
    """Flights that stand together again, reformed, may become their squadron."""

    unit: Shown = PASS

    @step("3.3.1", into="unit", of="unit")
    def choose_joined(self, t: Blue) -> Todo:
        for first in range(FIRST_FLIGHT, RAF_UNITS, 2):
            if can_rejoin(t, first):
                t.offer(squadron_of(t, first))
        if t.offered == 0:
            return DONE
        t.offer(PASS)
        return t.ask(RAF)

    @step("3.3.1")
    def join_flights(self, t: Blue) -> Todo:
        if self.unit == PASS:
            return DONE
        for first in range(FIRST_FLIGHT, RAF_UNITS, 2):
            if squadron_of(t, first) == self.unit:
                rejoin(t, first)
                break
        return self.go_to("choose_joined")


@procedure("18.2.1", kinds={"done": "raf_units"})
class Readiness(Procedure):
    """Who is to be called to readiness when he can, and who stays dispersed; habit is to call everyone."""

    unit: Shown = PASS
    done: Shown = 0  # changed in this phase, one bit each

    @step("18.2.2", into="unit", of="unit")
    def choose_call(self, t: Blue) -> Todo:
        if t.stand[STAND_CALL]:
            return DONE
        tote = t.tote
        for unit in range(RAF_UNITS):  # on the ground, and neither ready nor about to take off
            if (tote[unit] == AVAILABLE or tote[unit] >= LANDED) and (self.done >> unit) & 1 == 0:
                t.offer(unit)
        if t.offered == 0:
            return DONE
        t.offer(PASS)
        t.offer(STAND_UNITS)
        return t.ask(RAF)

    @step("18.2.2")
    def call(self, t: Blue) -> Todo:
        if self.unit == PASS:
            return DONE
        if self.unit == STAND_UNITS:
            t.stand[STAND_CALL] = 1
            return DONE
        t.called[self.unit] = 1 - t.called[self.unit]
        self.done |= bit(self.unit)
        t.tell("call_changed", self.unit, t.called[self.unit])
        return self.go_to("choose_call")
