"""Which Gruppen fly: for the chits, and on the channel patrol.  § 6.4.3, § 6.4.4"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.codegen import procedure, step
from opsroom.engine.column import Column, column
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import DONE, GO_ON, PASS, Own, Procedure, Shown, Todo
from opsroom.titles.burning_blue.rules.charts import PATROL_CHITS, PATROL_GRUPPEN, PATROL_STAFFELN, STAFFEL_COUNTERS
from opsroom.titles.burning_blue.rules.chits import IN_HAND, row_of
from opsroom.titles.burning_blue.rules.forces import (
    BOTH_FLEETS,
    CHIT_FLEET,
    CHIT_UNIT_BOMBS,
    CHIT_UNIT_COUNT,
    CHIT_UNIT_SMALL,
    CHIT_UNIT_TASK,
    CHIT_UNIT_TYPE,
    CHITS,
    GROUPS_A_CHIT,
    GRUPPE_TYPE,
    GRUPPEN,
    HIGH_PATROL,
    IS_BOMBER,
    IS_STAFFEL_SIZED,
    LOW,
    LUFTWAFFE,
    ME109,
    may_fly_for,
)
from opsroom.titles.burning_blue.rules.forces import LOW_LEVEL as LOW_LEVEL_GRUPPE
from opsroom.titles.burning_blue.rules.ids import GruppeId, PlaceId, UnitId
from opsroom.titles.burning_blue.rules.table import BOMBING, CHANNEL_PATROL, FIRST_SLOT, NO_TASK, UNITS, Blue

STAFFELN: Final[i64] = 3  # in a Gruppe
EITHER: Final[i64] = 4  # beside Luftflotten 2 and 3: a Gruppe that can fly for both
REST_OF_GRUPPEN: Final[i64] = GRUPPEN  # an answer: the others by habit


@procedure("6.4.3", kinds={"seat": "seat", "chit": "chit", "by_habit": "flag"})
class Allocation(Procedure):
    """Which Gruppen fly.  Bombers are assigned; the Luftwaffe chooses fighters and Jabos, since their bases differ."""

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
        if IS_BOMBER[CHIT_UNIT_TYPE[at]] or self.by_habit:
            return GO_ON
        offer_gruppen(t, self, CHIT_UNIT_TYPE[at])
        if CHIT_UNIT_SMALL[at]:
            offer_for_staffel(t, CHIT_UNIT_TYPE[at], CHIT_FLEET[row_of(t, self.chit)])
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


def new_counter(t: Blue, gruppe: GruppeId, small: i64, fleet: i64) -> UnitId:
    """A counter for a Gruppe, or for one Staffel of it."""
    unit = free_counter(t)
    t.gruppe[unit], t.kind[unit] = gruppe, GRUPPE_TYPE[gruppe]
    t.small[unit] = 1 if small or IS_STAFFEL_SIZED[gruppe] else 0
    t.bomber[unit] = IS_BOMBER[GRUPPE_TYPE[gruppe]]
    t.fleet_of[unit] = fleet
    return unit


def free_counter(t: Blue) -> UnitId:
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


def used(t: Blue, gruppe: GruppeId) -> i64:
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


def offer_for_staffel(t: Blue, kind: i64, fleet: i64) -> None:
    """A Gruppe of Staffel size, or one that has given a Staffel already and has one left."""
    for gruppe in range(GRUPPEN):
        if GRUPPE_TYPE[gruppe] == kind and may_fly_for(gruppe, fleet, t.scenario + 1, BOTH_FLEETS[t.scenario]):
            out = used(t, gruppe)
            begun = 0 < out < STAFFELN and not is_whole(t, gruppe)
            if out == 0 if IS_STAFFEL_SIZED[gruppe] else begun:
                t.offer(gruppe)


def short_of(wanted: i64, there: PlaceId) -> i64:
    return wanted - there if wanted > there else 0


def first_gruppe(t: Blue, kind: i64, fleet: i64, small: i64, task: i64) -> GruppeId:
    """The Gruppe told off by habit: the first of the list, where those of one fleet stand before those of either.

    A Staffel comes from one of Staffel size, else from one that has begun.
    """
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
            here = 3 if out == 0 else -1
        elif small and 0 < out < STAFFELN and not is_whole(t, gruppe):
            here = 2
        elif out == 0 and IS_STAFFEL_SIZED[gruppe] == 0:
            here = 1
        if here > merit:
            best, merit = gruppe, here
    return best


def is_whole(t: Blue, gruppe: GruppeId) -> bool:
    for unit in range(FIRST_SLOT, UNITS):
        if t.gruppe[unit] == gruppe and t.small[unit] == 0:
            return True
    return False


# --- § 6.4.4: the channel patrol
@procedure("6.4.4", kinds={"seat": "seat", "chit": "chit"})
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

    def can_patrol(self, t: Blue, gruppe: GruppeId) -> bool:
        if GRUPPE_TYPE[gruppe] != ME109 or not may_fly_for(gruppe, 2, t.scenario + 1, BOTH_FLEETS[t.scenario]):
            return False
        return used(t, gruppe) == 0 or (self.gruppen == 0 and used(t, gruppe) < STAFFELN and not is_whole(t, gruppe))
