"""From chits to raids: Gruppen and Staffeln, tasks, what may fly together.  § 3.3.2, § 6.4.3, § 9.1"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.codegen import procedure, step
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import DONE, GO_ON, PASS, Own, Procedure, Shown, Todo
from opsroom.titles.burning_blue.rules.allocation import STAFFELN, counters_left, free_counter, staffeln_out
from opsroom.titles.burning_blue.rules.charts import STAFFEL_COUNTERS
from opsroom.titles.burning_blue.rules.chits import row_of
from opsroom.titles.burning_blue.rules.forces import (
    CHIT_ALTERNATE,
    CHIT_ALTERNATE_KIND,
    CHIT_FLEET,
    CHIT_TARGET_KIND,
    CHIT_TARGETS,
    DIVES,
    DIVES_ON_SHIPS,
    ERPRO,
    LUFTWAFFE,
    ME109,
    ME110,
    NO_DIVE,
    T_CONVOY,
    T_RDF,
    TARGETS_A_CHIT,
)
from opsroom.titles.burning_blue.rules.ids import ChitId, RaidId, UnitId
from opsroom.titles.burning_blue.rules.table import (
    BOMBING,
    CLOSE_ESCORT,
    DIVE,
    FIRST_SLOT,
    FREIE_JAGD,
    LEVEL,
    LOW_LEVEL,
    PLANNED,
    PLANS,
    RAIDS,
    TOP_COVER,
    UNITS,
    UNUSED,
    Blue,
    units_of,
)

AS_ERPRO: Final[i64] = 0  # how the experimental Gruppe divides, § 3.2.5
AS_TYPES: Final[i64] = 1
NEW_SWEEP: Final[i64] = TARGETS_A_CHIT  # an answer: the next raid is a Freie Jagd; below it the targets of the chit


# --- § 3.3.2, § 3.2.5: dividing a Gruppe
def can_divide(t: Blue, unit: UnitId) -> bool:
    return t.small[unit] == 0 and counters_left(t) >= 2 and staffeln_out(t) + STAFFELN <= STAFFEL_COUNTERS


def divide(t: Blue, unit: UnitId, by_type: bool) -> None:
    """Three Staffeln in place of the Gruppe; Erprobungsgruppe 210 may become two of Me 110 and one of Me 109."""
    t.small[unit] = 1
    for i in range(2):
        twin = free_counter(t)
        t.gruppe[twin], t.kind[twin], t.small[twin], t.bomber[twin] = t.gruppe[unit], t.kind[unit], 1, t.bomber[unit]
        t.fleet_of[twin], t.chit_of[twin], t.bombs[twin] = t.fleet_of[unit], t.chit_of[unit], t.bombs[unit]
        t.task[twin], t.low_raider[twin] = t.task[unit], t.low_raider[unit]
        if by_type:
            t.kind[twin] = ME110 if i == 0 else ME109
    if by_type:
        t.kind[unit] = ME110


@procedure("6.4.3", kinds={"chit": "chit", "seat": "seat", "raid": "raid"})
class RaidBuilding(Procedure):
    """The units of one chit become raids: one or more for each target, and sweeps."""

    chit: Own
    seat: Shown = LUFTWAFFE
    unit: Own = PASS
    answer: Own = AS_ERPRO
    aim: Own = PASS
    raid: Own = NONE
    task: Own = PASS
    way: Own = LEVEL

    @step("3.3.2")
    def divide_for_the_targets(self, t: Blue) -> Todo:
        """(a) More targets than bomber units: a Gruppe must divide.  Asked where there is a choice."""
        if bombers_of(t, self.chit, NONE) >= targets_of(t, self.chit):
            return self.go_to("choose_division")
        return GO_ON

    @step("3.3.2", into="unit", of="unit")
    def choose_bomber_to_divide(self, t: Blue) -> Todo:
        for unit in range(FIRST_SLOT, UNITS):
            if is_of_chit(t, unit, self.chit) and t.bombs[unit] and can_divide(t, unit):
                t.offer(unit)
        return t.ask(LUFTWAFFE) if t.offered > 1 else GO_ON

    @step("3.3.2")
    def name_the_bomber(self, t: Blue) -> Todo:
        if self.unit == PASS:
            self.unit = first_divisible(t, self.chit)
        return GO_ON if self.unit != NONE else self.go_to("choose_division")

    @step("3.2.5", into="answer", of="division")
    def choose_how_erpro_divides(self, t: Blue) -> Todo:
        if t.kind[self.unit] != ERPRO:
            return GO_ON
        t.offer(AS_ERPRO)
        t.offer(AS_TYPES)
        return t.ask(LUFTWAFFE)

    @step("3.3.2")
    def divide_bomber(self, t: Blue) -> Todo:
        divide(t, self.unit, t.kind[self.unit] == ERPRO and self.answer == AS_TYPES)
        self.unit, self.answer = PASS, AS_ERPRO
        return self.go_to("divide_for_the_targets")

    @step("3.3.2", into="unit", of="unit")
    def choose_division(self, t: Blue) -> Todo:
        """(b) Where the raid is to part for several targets, fighter Gruppen may divide to escort each part."""
        if targets_of(t, self.chit) < 2:
            return self.go_to("choose_raid")
        for unit in range(FIRST_SLOT, UNITS):
            if is_of_chit(t, unit, self.chit) and t.bombs[unit] == 0 and can_divide(t, unit):
                t.offer(unit)
        if t.offered == 0:
            return self.go_to("choose_raid")
        t.offer(PASS)
        return t.ask(LUFTWAFFE)

    @step("3.3.2")
    def divide_fighters(self, t: Blue) -> Todo:
        if self.unit == PASS:
            return GO_ON
        divide(t, self.unit, False)
        return self.go_to("choose_division")

    @step("6.4.3", into="aim", of="aim")
    def choose_raid(self, t: Blue) -> Todo:
        """The next raid: against one of the targets, or a sweep."""
        if free_units(t, self.chit) == 0:
            return self.go_to("end_building")
        spare = bombers_of(t, self.chit, NONE) - uncovered(t, self.chit)
        for i in range(targets_of(t, self.chit)):
            if bombers_of(t, self.chit, NONE) > 0 and (spare > 0 or not is_covered(t, self.chit, i)):
                t.offer(i)
        if fighters_of(t, self.chit) > 0:
            if plans_left(t) > uncovered(t, self.chit):
                t.offer(NEW_SWEEP)
            else:
                t.refuse(NEW_SWEEP, "9.2.1", "no_raid_counter")
        return t.ask(LUFTWAFFE) if t.offered > 1 else GO_ON

    @step("9.1")
    def begin_raid(self, t: Blue) -> Todo:
        if self.aim == PASS:
            self.aim = first_aim(t, self.chit)
        self.raid = free_raid(t)
        row = row_of(t, self.chit)
        t.state[self.raid], t.raid_chit[self.raid], t.fleet[self.raid] = PLANNED, self.chit, CHIT_FLEET[row]
        t.sweep[self.raid] = 1 if self.aim == NEW_SWEEP else 0
        if self.aim != NEW_SWEEP:
            at = row * TARGETS_A_CHIT + self.aim
            t.target[self.raid], t.target_kind[self.raid] = CHIT_TARGETS[at] + 1, CHIT_TARGET_KIND[at]
            t.alternate[self.raid], t.alternate_kind[self.raid] = CHIT_ALTERNATE[row] + 1, CHIT_ALTERNATE_KIND[row]
        return GO_ON

    @step("9.1.3", into="unit", of="unit")
    def choose_member(self, t: Blue) -> Todo:
        """Sweeps have fighters only; a bombing raid needs a bombing unit, then fighters may escort it (§ 9.4.3)."""
        for unit in range(FIRST_SLOT, UNITS):
            if is_free_of_chit(t, unit, self.chit) and self.can_join(t, unit):
                t.offer(unit)
        if size_of(t, self.raid) > 0 and not self.is_last(t):
            t.offer(PASS)
        if t.offered == 0:
            return self.go_to("choose_method")
        return t.ask(LUFTWAFFE) if t.offered > 1 else GO_ON

    @step("9.1.3")
    def note_the_member(self, t: Blue) -> Todo:
        if self.unit == PASS and size_of(t, self.raid) > 0 and not self.is_last(t):
            return self.go_to("choose_method")
        if self.unit == PASS:
            self.unit = self.first_member(t)
        return GO_ON

    @step("9.1.2", into="task", of="task")
    def choose_task(self, t: Blue) -> Todo:
        if t.bombs[self.unit] or t.sweep[self.raid]:
            return GO_ON
        t.offer(TOP_COVER)
        t.offer(CLOSE_ESCORT)
        return t.ask(LUFTWAFFE)

    @step("9.1.2")
    def join_raid(self, t: Blue) -> Todo:
        task = FREIE_JAGD if t.sweep[self.raid] else BOMBING if t.bombs[self.unit] else self.task
        t.task[self.unit] = task
        t.raid[self.unit] = t.plan[self.unit] = self.raid
        self.unit = self.task = PASS
        return self.go_to("choose_member")

    @step("9.4.2", into="way", of="method")
    def choose_method(self, t: Blue) -> Todo:
        """§ 16.2: how the raid bombs; one way for all of it."""
        if t.sweep[self.raid]:
            return GO_ON
        if can_all_dive(t, self.raid):
            t.offer(DIVE)
        if are_all_low(t, self.raid):
            if has_task(t, self.raid, CLOSE_ESCORT):
                t.refuse(LOW_LEVEL, "9.2.3", "escort_at_angels_0")
            else:
                t.offer(LOW_LEVEL)
        t.offer(LEVEL)
        return t.ask(LUFTWAFFE) if t.offered > 1 else GO_ON

    @step("9.4.2")
    def end_raid(self, t: Blue) -> Todo:
        t.method[self.raid] = self.way  # level, for a sweep
        self.way, self.aim, self.raid = LEVEL, PASS, NONE
        return self.go_to("choose_raid")

    @step("6.4.3")
    def end_building(self, t: Blue) -> Todo:
        return DONE

    def can_join(self, t: Blue, unit: UnitId) -> bool:
        if t.sweep[self.raid]:
            return t.bombs[unit] == 0
        if t.bombs[unit] == 0:
            return has_task(t, self.raid, BOMBING)
        # a bomber is kept for every target that has none yet
        return bombers_of(t, self.chit, NONE) > uncovered(t, self.chit) or size_of(t, self.raid) == 0

    def is_last(self, t: Blue) -> bool:
        """No further raid counter: everything left must join."""
        return plans_left(t) == 0

    def first_member(self, t: Blue) -> UnitId:
        for unit in range(FIRST_SLOT, UNITS):
            if is_free_of_chit(t, unit, self.chit) and self.can_join(t, unit):
                return unit
        return NONE


# --- what the steps ask
def is_of_chit(t: Blue, unit: UnitId, chit: ChitId) -> bool:
    return t.gruppe[unit] != NONE and t.chit_of[unit] == chit


def is_free_of_chit(t: Blue, unit: UnitId, chit: ChitId) -> bool:
    return is_of_chit(t, unit, chit) and t.raid[unit] == NONE


def free_units(t: Blue, chit: ChitId) -> i64:
    n: i64 = 0
    for unit in range(FIRST_SLOT, UNITS):
        if is_free_of_chit(t, unit, chit):
            n += 1
    return n


def bombers_of(t: Blue, chit: ChitId, raid: RaidId) -> i64:
    """Bombing units of a chit in this raid; with NONE those in no raid yet."""
    n: i64 = 0
    for unit in range(FIRST_SLOT, UNITS):
        if is_of_chit(t, unit, chit) and t.bombs[unit] and t.raid[unit] == raid:
            n += 1
    return n


def fighters_of(t: Blue, chit: ChitId) -> i64:
    n: i64 = 0
    for unit in range(FIRST_SLOT, UNITS):
        if is_free_of_chit(t, unit, chit) and t.bombs[unit] == 0:
            n += 1
    return n


def targets_of(t: Blue, chit: ChitId) -> i64:
    n: i64 = 0
    for i in range(TARGETS_A_CHIT):
        if CHIT_TARGETS[row_of(t, chit) * TARGETS_A_CHIT + i] != NONE:
            n += 1
    return n


def is_covered(t: Blue, chit: ChitId, i: i64) -> bool:
    """A raid of the chit goes to this target."""
    site = CHIT_TARGETS[row_of(t, chit) * TARGETS_A_CHIT + i]
    for raid in range(RAIDS):
        if t.state[raid] != UNUSED and t.raid_chit[raid] == chit and t.sweep[raid] == 0 and t.target[raid] == site + 1:
            return True
    return False


def uncovered(t: Blue, chit: ChitId) -> i64:
    n: i64 = 0
    for i in range(targets_of(t, chit)):
        if not is_covered(t, chit, i):
            n += 1
    return n


def first_aim(t: Blue, chit: ChitId) -> i64:
    """The only raid that can come next."""
    for i in range(targets_of(t, chit)):
        if bombers_of(t, chit, NONE) > 0 and not is_covered(t, chit, i):
            return i
    return 0 if bombers_of(t, chit, NONE) > 0 else NEW_SWEEP


def first_divisible(t: Blue, chit: ChitId) -> UnitId:
    for unit in range(FIRST_SLOT, UNITS):
        if is_of_chit(t, unit, chit) and t.bombs[unit] and can_divide(t, unit):
            return unit
    return NONE


def plans_left(t: Blue) -> i64:
    n = PLANS
    for raid in range(PLANS):
        if t.state[raid] != UNUSED:
            n -= 1
    return n


def free_raid(t: Blue) -> RaidId:
    """A raid counter that is not on the map."""
    for raid in range(RAIDS):
        if t.state[raid] == UNUSED:
            return raid
    return NONE


def size_of(t: Blue, raid: RaidId) -> i64:
    """Units in a raid."""
    return len(units_of(t, raid))


def has_task(t: Blue, raid: RaidId, task: i64) -> bool:
    for unit in units_of(t, raid):
        if t.task[unit] == task:
            return True
    return False


def can_all_dive(t: Blue, raid: RaidId) -> bool:
    """§ 16.2.2: Ju 87, Erpro 210 and Jabos dive; Ju 88 and Do 17 on convoys and RDF stations only."""
    at_sea = t.target_kind[raid] == T_CONVOY or t.target_kind[raid] == T_RDF
    for unit in units_of(t, raid):
        if t.bombs[unit]:
            how = DIVES[t.kind[unit]]
            if how == NO_DIVE or (how == DIVES_ON_SHIPS and not at_sea):
                return False
    return True


def are_all_low(t: Blue, raid: RaidId) -> bool:
    for unit in units_of(t, raid):
        if t.bombs[unit] and t.low_raider[unit] == 0:
            return False
    return True
