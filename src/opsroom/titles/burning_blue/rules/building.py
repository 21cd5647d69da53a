"""From chits to raids: Gruppen and Staffeln, tasks, what may fly together, the channel patrol.  § 3.3.2, § 6.4.3, § 6.4.4, § 9.1"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.column import Column, column
from opsroom.engine.making import procedure, step
from opsroom.engine.procedure import DONE, GO_ON, PASS, Own, Procedure, Shown, Todo
from opsroom.titles.burning_blue.rules.chits import IN_HAND, row_of
from opsroom.titles.burning_blue.rules.forces import (
    BOTH_FLEETS,
    CHIT_ALTERNATE,
    CHIT_ALTERNATE_KIND,
    CHIT_FLEET,
    CHIT_TARGET_KIND,
    CHIT_TARGETS,
    CHIT_UNIT_BOMBS,
    CHIT_UNIT_COUNT,
    CHIT_UNIT_SMALL,
    CHIT_UNIT_TASK,
    CHIT_UNIT_TYPE,
    CHITS,
    DIVES,
    DIVES_ON_SHIPS,
    EITHER_FLEET,
    ERPRO,
    GROUPS_A_CHIT,
    GRUPPE_TYPE,
    GRUPPEN,
    HIGH_PATROL,
    IS_BOMBER,
    IS_STAFFEL_SIZED,
    LOW,
    LUFTWAFFE,
    ME109,
    ME110,
    NO_DIVE,
    T_CONVOY,
    T_RDF,
    TARGETS_A_CHIT,
    may_fly_for,
)
from opsroom.titles.burning_blue.rules.forces import LOW_LEVEL as LOW_LEVEL_GRUPPE
from opsroom.titles.burning_blue.rules.geography import NONE
from opsroom.titles.burning_blue.rules.table import (
    BOMBING,
    CHANNEL_PATROL,
    CLOSE_ESCORT,
    DIVE,
    FIRST_SLOT,
    FREIE_JAGD,
    LEVEL,
    LOW_LEVEL,
    NO_TASK,
    PLANNED,
    PLANS,
    RAIDS,
    TOP_COVER,
    UNITS,
    UNUSED,
    Blue,
    units_of,
)
from opsroom.titles.burning_blue.rules.tables import (
    PATROL_CHITS,
    PATROL_GRUPPEN,
    PATROL_STAFFELN,
    STAFFEL_COUNTERS,
)

STAFFELN: Final[i64] = 3  # in a Gruppe
AS_ERPRO: Final[i64] = 0  # how the experimental Gruppe divides, § 3.2.5
AS_TYPES: Final[i64] = 1
NEW_SWEEP: Final[i64] = TARGETS_A_CHIT  # an answer: the next raid is a Freie Jagd; below it the targets of the chit
EITHER: Final[i64] = 4  # beside Luftflotten 2 and 3: a Gruppe that can fly for both
REST_OF_GRUPPEN: Final[i64] = GRUPPEN  # an answer: the others by habit


@procedure("6.4.3")
class Allocation(Procedure):
    """Which Gruppen fly.  Bombers are told off; of the fighters the Luftwaffe chooses, as their bases differ."""

    seat: Shown = LUFTWAFFE
    chit: Own = 0
    group: Own = 0
    count: Own = 0  # units of the group that have their Gruppe
    gruppe: Own = PASS
    by_habit: Own = 0

    @step("6.4.3")
    def find_the_next(self, t: Blue) -> Todo:
        while self.chit < CHITS:
            if t.chits_held[self.chit] == IN_HAND:
                while self.group < GROUPS_A_CHIT:
                    if self.count < CHIT_UNIT_COUNT[row_of(t, self.chit) * GROUPS_A_CHIT + self.group]:
                        return GO_ON
                    self.group += 1
                    self.count = 0
            self.chit += 1
            self.group = 0
        return DONE

    @step("6.4.3", into="gruppe", of="gruppe")
    def choose_gruppe(self, t: Blue) -> Todo:
        at = self.line(t)
        if CHIT_UNIT_BOMBS[at] or CHIT_UNIT_SMALL[at] or self.by_habit:
            return GO_ON
        offer_gruppen(t, self, CHIT_UNIT_TYPE[at])
        if t.offered < 2:
            return GO_ON
        t.offer(REST_OF_GRUPPEN)
        return t.ask(LUFTWAFFE)

    @step("6.4.3")
    def take_gruppe(self, t: Blue) -> Todo:
        at = self.line(t)
        if self.gruppe == REST_OF_GRUPPEN:
            self.by_habit, self.gruppe = 1, PASS
        row = row_of(t, self.chit)
        gruppe = self.gruppe
        if gruppe == PASS:
            gruppe = first_gruppe(t, CHIT_UNIT_TYPE[at], CHIT_FLEET[row], CHIT_UNIT_SMALL[at], CHIT_UNIT_TASK[at])
        self.gruppe = PASS
        unit = new_counter(t, gruppe, CHIT_UNIT_SMALL[at], CHIT_FLEET[row])
        t.chit_of[unit] = self.chit
        t.bombs[unit] = CHIT_UNIT_BOMBS[at]
        t.task[unit] = BOMBING if CHIT_UNIT_BOMBS[at] else NO_TASK
        t.low_raider[unit] = 1 if CHIT_UNIT_TASK[at] == LOW else 0
        self.count += 1
        return self.go_to("find_the_next")

    def line(self, t: Blue) -> i64:
        return row_of(t, self.chit) * GROUPS_A_CHIT + self.group


def new_counter(t: Blue, gruppe: i64, small: i64, fleet: i64) -> i64:
    """A counter for a Gruppe, or for one Staffel of it."""
    unit = free_counter(t)
    t.gruppe[unit], t.kind[unit] = gruppe, GRUPPE_TYPE[gruppe]
    t.small[unit] = 1 if small or IS_STAFFEL_SIZED[gruppe] else 0
    t.bomber[unit] = IS_BOMBER[GRUPPE_TYPE[gruppe]]
    t.fleet_of[unit] = fleet
    return unit


def free_counter(t: Blue) -> i64:
    for unit in range(FIRST_SLOT, UNITS):
        if t.gruppe[unit] == NONE:
            return unit
    return NONE


def counters_left(t: Blue) -> i64:
    n: i64 = 0
    for unit in range(FIRST_SLOT, UNITS):
        if t.gruppe[unit] == NONE:
            n += 1
    return n


def staffeln_out(t: Blue) -> i64:
    """Staffel counters in use; a Gruppe of Staffel size has a counter of its own."""
    n: i64 = 0
    for unit in range(FIRST_SLOT, UNITS):
        if t.gruppe[unit] != NONE and t.small[unit] and IS_STAFFEL_SIZED[t.gruppe[unit]] == 0:
            n += 1
    return n


def used(t: Blue, gruppe: i64) -> i64:
    """Staffeln of a Gruppe that are spoken for."""
    n = t.gruppe_gone[gruppe]
    for unit in range(FIRST_SLOT, UNITS):
        if t.gruppe[unit] == gruppe:
            n += 1 if t.small[unit] else STAFFELN
    return n


def fleets_of(t: Blue, kind: i64) -> Column:
    """For every Gruppe the Luftflotte to which it can be given: 2, 3 or EITHER, and 0 where it is not free."""
    found = column(GRUPPEN)
    scenario, both = t.scenario + 1, BOTH_FLEETS[t.scenario]
    for gruppe in range(GRUPPEN):
        if GRUPPE_TYPE[gruppe] == kind and IS_STAFFEL_SIZED[gruppe] == 0 and used(t, gruppe) == 0:
            two, three = may_fly_for(gruppe, 2, scenario, both), may_fly_for(gruppe, 3, scenario, both)
            found[gruppe] = EITHER if two and three else 2 if two else 3 if three else 0
    return found


def offer_gruppen(t: Blue, a: Allocation, kind: i64) -> None:
    """Those that can fly, and whose going leaves enough of the type for what is still to be allotted (3/2 Gruppen serve two fleets)."""
    fleet = CHIT_FLEET[row_of(t, a.chit)]
    free = fleets_of(t, kind)
    wanted_2: i64 = 0
    wanted_3: i64 = 0
    for chit in range(a.chit, CHITS):
        if t.chits_held[chit] != IN_HAND:
            continue
        row = row_of(t, chit)
        for i in range(GROUPS_A_CHIT):
            at = row * GROUPS_A_CHIT + i
            if CHIT_UNIT_TYPE[at] != kind or (chit == a.chit and i < a.group):
                continue
            n = CHIT_UNIT_COUNT[at] - (a.count if chit == a.chit and i == a.group else 0)
            n = (n + 2) // STAFFELN if CHIT_UNIT_SMALL[at] else n
            if CHIT_FLEET[row] == 2:
                wanted_2 += n
            else:
                wanted_3 += n
    if fleet == 2:
        wanted_2 -= 1
    else:
        wanted_3 -= 1
    only = column(EITHER + 1)
    for gruppe in range(GRUPPEN):
        only[free[gruppe]] += 1
    only[fleet] -= 1
    own = short_of(wanted_2, only[2]) + short_of(wanted_3, only[3]) <= only[EITHER]
    only[fleet] += 1
    shared = short_of(wanted_2, only[2]) + short_of(wanted_3, only[3]) <= only[EITHER] - 1
    for gruppe in range(GRUPPEN):
        if (free[gruppe] == fleet and own) or (free[gruppe] == EITHER and shared):
            t.offer(gruppe)


def short_of(wanted: i64, there: i64) -> i64:
    return wanted - there if wanted > there else 0


def first_gruppe(t: Blue, kind: i64, fleet: i64, small: i64, task: i64) -> i64:
    """The Gruppe told off by habit: one that can fly for no other fleet before one that can; a begun one for a Staffel."""
    if task == LOW:
        return LOW_LEVEL_GRUPPE
    both = BOTH_FLEETS[t.scenario]
    best: i64 = NONE
    merit: i64 = -1
    for gruppe in range(GRUPPEN):
        if GRUPPE_TYPE[gruppe] != kind or not may_fly_for(gruppe, fleet, t.scenario + 1, both):
            continue
        out = used(t, gruppe)
        here: i64 = -1
        if small and IS_STAFFEL_SIZED[gruppe]:
            here = 9 if out == 0 else -1
        elif small and 0 < out < STAFFELN and not is_whole(t, gruppe):
            here = 8
        elif out == 0 and IS_STAFFEL_SIZED[gruppe] == 0:
            here = 2 if EITHER_FLEET[gruppe] and both else 4
            here -= 1 if gruppe == LOW_LEVEL_GRUPPE else 0
        if here > merit:
            best, merit = gruppe, here
    return best


def is_whole(t: Blue, gruppe: i64) -> bool:
    for unit in range(FIRST_SLOT, UNITS):
        if t.gruppe[unit] == gruppe and t.small[unit] == 0:
            return True
    return False


# --- § 3.3.2, § 3.2.5: dividing a Gruppe
def can_divide(t: Blue, unit: i64) -> bool:
    return t.small[unit] == 0 and counters_left(t) >= 2 and staffeln_out(t) + STAFFELN <= STAFFEL_COUNTERS


def divide(t: Blue, unit: i64, by_type: bool) -> None:
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


@procedure("6.4.3")
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
            t.offer(LOW_LEVEL)
        t.offer(LEVEL)
        return t.ask(LUFTWAFFE) if t.offered > 1 else GO_ON

    @step("9.4.2")
    def end_raid(self, t: Blue) -> Todo:
        t.method[self.raid] = LEVEL if t.sweep[self.raid] else self.way
        self.way, self.aim, self.raid = LEVEL, PASS, NONE
        return self.go_to("choose_raid")

    @step("6.4.3")
    def end_building(self, t: Blue) -> Todo:
        return DONE

    def can_join(self, t: Blue, unit: i64) -> bool:
        if t.sweep[self.raid]:
            return t.bombs[unit] == 0
        if t.bombs[unit] == 0:
            return has_task(t, self.raid, BOMBING)
        # a bomber is kept for every target that has none yet
        return bombers_of(t, self.chit, NONE) > uncovered(t, self.chit) or size_of(t, self.raid) == 0

    def is_last(self, t: Blue) -> bool:
        """No further raid counter: everything left must join."""
        return plans_left(t) == 0

    def first_member(self, t: Blue) -> i64:
        for unit in range(FIRST_SLOT, UNITS):
            if is_free_of_chit(t, unit, self.chit) and self.can_join(t, unit):
                return unit
        return NONE


# --- what the steps ask
def is_of_chit(t: Blue, unit: i64, chit: i64) -> bool:
    return t.gruppe[unit] != NONE and t.chit_of[unit] == chit


def is_free_of_chit(t: Blue, unit: i64, chit: i64) -> bool:
    return is_of_chit(t, unit, chit) and t.raid[unit] == NONE


def free_units(t: Blue, chit: i64) -> i64:
    n: i64 = 0
    for unit in range(FIRST_SLOT, UNITS):
        if is_free_of_chit(t, unit, chit):
            n += 1
    return n


def bombers_of(t: Blue, chit: i64, raid: i64) -> i64:
    """Bombing units of a chit in this raid; with NONE those in no raid yet."""
    n: i64 = 0
    for unit in range(FIRST_SLOT, UNITS):
        if is_of_chit(t, unit, chit) and t.bombs[unit] and t.raid[unit] == raid:
            n += 1
    return n


def fighters_of(t: Blue, chit: i64) -> i64:
    n: i64 = 0
    for unit in range(FIRST_SLOT, UNITS):
        if is_free_of_chit(t, unit, chit) and t.bombs[unit] == 0:
            n += 1
    return n


def targets_of(t: Blue, chit: i64) -> i64:
    n: i64 = 0
    for i in range(TARGETS_A_CHIT):
        if CHIT_TARGETS[row_of(t, chit) * TARGETS_A_CHIT + i] != NONE:
            n += 1
    return n


def is_covered(t: Blue, chit: i64, i: i64) -> bool:
    """A raid of the chit goes to this target."""
    site = CHIT_TARGETS[row_of(t, chit) * TARGETS_A_CHIT + i]
    for raid in range(RAIDS):
        if t.state[raid] != UNUSED and t.raid_chit[raid] == chit and t.sweep[raid] == 0 and t.target[raid] == site + 1:
            return True
    return False


def uncovered(t: Blue, chit: i64) -> i64:
    n: i64 = 0
    for i in range(targets_of(t, chit)):
        if not is_covered(t, chit, i):
            n += 1
    return n


def first_aim(t: Blue, chit: i64) -> i64:
    """The only raid that can come next."""
    for i in range(targets_of(t, chit)):
        if bombers_of(t, chit, NONE) > 0 and not is_covered(t, chit, i):
            return i
    return 0 if bombers_of(t, chit, NONE) > 0 else NEW_SWEEP


def first_divisible(t: Blue, chit: i64) -> i64:
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


def free_raid(t: Blue) -> i64:
    """A raid counter that is not on the map."""
    for raid in range(RAIDS):
        if t.state[raid] == UNUSED:
            return raid
    return NONE


def size_of(t: Blue, raid: i64) -> i64:
    """Units in a raid."""
    return len(units_of(t, raid))


def has_task(t: Blue, raid: i64, task: i64) -> bool:
    for unit in units_of(t, raid):
        if t.task[unit] == task:
            return True
    return False


def can_all_dive(t: Blue, raid: i64) -> bool:
    """§ 16.2.2: Ju 87, Erpro 210 and Jabos dive; Ju 88 and Do 17 on convoys and RDF stations only."""
    at_sea = t.target_kind[raid] == T_CONVOY or t.target_kind[raid] == T_RDF
    for unit in units_of(t, raid):
        if t.bombs[unit]:
            how = DIVES[t.kind[unit]]
            if how == NO_DIVE or (how == DIVES_ON_SHIPS and not at_sea):
                return False
    return True


def are_all_low(t: Blue, raid: i64) -> bool:
    for unit in units_of(t, raid):
        if t.bombs[unit] and t.low_raider[unit] == 0:
            return False
    return True


# --- § 6.4.4: the channel patrol
@procedure("6.4.4")
class ChannelPatrolDraw(Procedure):
    """A chit says how many Gruppen and Staffeln of Me 109 of Luftflotte 2 patrol; as many as are left."""

    seat: Shown = LUFTWAFFE
    chit: Own = 0
    gruppen: Own = 0
    staffeln: Own = 0
    gruppe: Own = PASS

    @step("6.4.4", into="chit")
    def draw_patrol_chit(self, t: Blue) -> Todo:
        return t.roll(1, PATROL_CHITS)

    @step("6.4.4")
    def read_patrol_chit(self, t: Blue) -> Todo:
        row = self.chit - 1 + HIGH_PATROL[t.scenario] * PATROL_CHITS
        self.gruppen, self.staffeln = PATROL_GRUPPEN[row], PATROL_STAFFELN[row]
        return GO_ON

    @step("6.4.4", into="gruppe", of="gruppe")
    def choose_patrol_gruppe(self, t: Blue) -> Todo:
        if self.gruppen + self.staffeln == 0:
            return DONE
        for gruppe in range(GRUPPEN):
            if self.can_patrol(t, gruppe):
                t.offer(gruppe)
        if t.offered > 1:
            t.offer(REST_OF_GRUPPEN)
        return t.ask(LUFTWAFFE) if t.offered > 1 else GO_ON

    @step("6.4.4")
    def assign_patrol(self, t: Blue) -> Todo:
        small: i64 = 0 if self.gruppen > 0 else 1
        gruppe = self.gruppe
        if gruppe == PASS or gruppe == REST_OF_GRUPPEN:
            gruppe = first_gruppe(t, ME109, 2, small, NO_TASK)
        short = gruppe == NONE or counters_left(t) == 0 or (small == 1 and staffeln_out(t) == STAFFEL_COUNTERS)
        if not short:
            unit = new_counter(t, gruppe, small, 2)
            t.task[unit] = CHANNEL_PATROL
        if small:
            self.staffeln = 0 if short else self.staffeln - 1
        elif short:  # no whole Gruppe is left: Staffeln instead
            self.staffeln += self.gruppen * STAFFELN
            self.gruppen = 0
        else:
            self.gruppen -= 1
        if self.gruppe != REST_OF_GRUPPEN:
            self.gruppe = PASS
            return self.go_to("choose_patrol_gruppe")
        return self.go_to("assign_patrol") if self.gruppen + self.staffeln > 0 else DONE

    def can_patrol(self, t: Blue, gruppe: i64) -> bool:
        if GRUPPE_TYPE[gruppe] != ME109 or not may_fly_for(gruppe, 2, t.scenario + 1, BOTH_FLEETS[t.scenario]):
            return False
        return used(t, gruppe) == 0 or (self.gruppen == 0 and used(t, gruppe) < STAFFELN and not is_whole(t, gruppe))
