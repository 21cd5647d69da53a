"""What follows when raids part: escorts that go along, tallies to share, who flies on with the points left.  § 9.2.5, § 9.3.6, § 12.1.4, § 13.6"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.bits import bit
from opsroom.engine.codegen import procedure, step
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import DONE, GO_ON, PASS, Own, Procedure, Shown, Todo
from opsroom.titles.burning_blue.rules.detection import check_detection, forget
from opsroom.titles.burning_blue.rules.forces import LUFTWAFFE, RAF
from opsroom.titles.burning_blue.rules.ids import RaidId, UnitSet
from opsroom.titles.burning_blue.rules.raid_breakup import HOMING, cover_units, move_unit, show_parts
from opsroom.titles.burning_blue.rules.raid_flight import has_bomber_aircraft
from opsroom.titles.burning_blue.rules.table import (
    AIRBORNE,
    CLOSE_ESCORT,
    FIRST_SLOT,
    FLYING,
    FOUGHT,
    HOME,
    JOINED,
    PLANS,
    RAF_UNITS,
    RAIDS,
    TOP_COVER,
    UNITS,
    Blue,
    units_of,
)


def settle_partings(t: Blue) -> Todo:
    """After whatever may have turned units back or broken raids up: what follows from it comes first."""
    return t.do(Partings()) if has_shed(t) or has_parted(t) else GO_ON


@procedure("9.3.6")
class Partings(Procedure):
    """Units have left their raids."""

    @step("9.3.6")
    def send_escorts_along(self, t: Blue) -> Todo:
        return t.do(EscortChoice()) if has_shed(t) else GO_ON

    @step("12.1.4")
    def share_tallies(self, t: Blue) -> Todo:
        return t.do(TallyChoice()) if has_parted(t) else GO_ON


# --- § 9.3.6: bombers have turned for home
def has_shed(t: Blue) -> bool:
    for raid in range(RAIDS):
        if t.sheds[raid] > 0:
            return True
    return False


@procedure("9.3.6", kinds={"seat": "seat", "raid": "raid"})
class EscortChoice(Procedure):
    """Bombers have turned for home: escorts of their raid may go with them, and keep their task."""

    seat: Shown = LUFTWAFFE
    raid: Own = NONE
    unit: Own = PASS

    @step("9.3.6")
    def find_bombers(self, t: Blue) -> Todo:
        self.raid = NONE
        for raid in range(RAIDS):
            if t.sheds[raid] > 0:
                self.raid = raid
        return GO_ON if self.raid != NONE else DONE

    @step("9.3.6", into="unit", of="unit")
    def choose_companion(self, t: Blue) -> Todo:
        if t.state[self.raid] == FLYING:
            for unit in range(FIRST_SLOT, UNITS):
                if t.raid[unit] == t.sheds[self.raid] - 1 and t.dogfight[unit] == 0:
                    if t.task[unit] == CLOSE_ESCORT or t.task[unit] == TOP_COVER:
                        t.offer(unit)
        if t.offered == 0:
            return self.go_to("leave_them")
        t.offer(PASS)
        return t.ask(LUFTWAFFE)

    @step("9.3.6")
    def send_along(self, t: Blue) -> Todo:
        if self.unit == PASS:
            return GO_ON
        move_unit(t, self.unit, self.raid)
        t.off_course[self.raid] = HOMING
        return self.go_to("choose_companion")

    @step("9.3.6")
    def leave_them(self, t: Blue) -> Todo:
        """§ 11.5.6: now that it is known who flies where."""
        old = t.sheds[self.raid] - 1
        t.sheds[self.raid] = 0
        if t.state[self.raid] == FLYING and t.tallied[self.raid] == 0:
            show_parts(t, old, self.raid)
        return self.go_to("find_bombers")


# --- § 12.1.4: a raid under tally has parted
def has_parted(t: Blue) -> bool:
    for raid in range(RAIDS):
        if t.parted[raid] > 0:
            return True
    return False


@procedure("12.1.4", kinds={"raid": "raid", "head": "unit"})
class TallyChoice(Procedure):
    """A raid under tally has parted: each formation that saw it keeps one part in sight; the other is detected again."""

    raid: Shown = NONE
    head: Shown = NONE
    choice: Shown = NONE

    @step("12.1.4")
    def find_part(self, t: Blue) -> Todo:
        self.raid = self.head = NONE
        for raid in range(RAIDS):
            if t.parted[raid] > 0:
                self.raid = raid
                return GO_ON
        return DONE

    @step("12.1.4")
    def find_formation(self, t: Blue) -> Todo:
        self.head += 1
        while self.head < RAF_UNITS and not self.has_choice(t):
            self.head += 1
        return GO_ON if self.head < RAF_UNITS else self.go_to("look_at_the_parts")

    @step("12.1.4", into="choice", of="raid")
    def choose_part(self, t: Blue) -> Todo:
        t.offer(t.parted[self.raid] - 1)
        t.offer(self.raid)
        return t.ask(RAF)

    @step("12.1.4")
    def keep_part(self, t: Blue) -> Todo:
        for unit in range(RAF_UNITS):
            if t.tally[unit] == t.parted[self.raid] - 1 and (unit == self.head or t.leader[unit] == self.head):
                t.tally[unit] = self.choice
        return self.go_to("find_formation")

    @step("11.5.6")
    def look_at_the_parts(self, t: Blue) -> Todo:
        old = t.parted[self.raid] - 1
        t.parted[self.raid] = 0
        settle_tally(t, old)
        settle_tally(t, self.raid)
        return self.go_to("find_part")

    def has_choice(self, t: Blue) -> bool:
        if t.tote[self.head] != AIRBORNE or t.tally[self.head] != t.parted[self.raid] - 1:
            return False
        return t.leader[self.head] == NONE or t.leader[self.head] == self.head


def settle_tally(t: Blue, raid: RaidId) -> None:
    """Whether it is still under tally; if not, its units are covered and it is checked."""
    if t.state[raid] != FLYING:
        return
    for unit in range(RAF_UNITS):
        if t.tally[unit] == raid:
            return
    t.tallied[raid] = 0
    cover_units(t, raid)
    forget(t, raid)
    check_detection(t, raid)


# --- § 9.2.5, § 9.3.6: raids part
HAS_PARTED: Final[i64] = 2  # in `flown`, plus the raid it has left, with whose points it flies on


def part_raids(t: Blue, raid: RaidId) -> None:
    """What has been lost stays lost, § 9.3.4."""
    for other in range(PLANS):
        if t.state[other] == JOINED and t.joined_to[other] == raid + 1 and t.part_at[other] == t.leg[raid]:
            t.state[other], t.raid_at[other] = FLYING, t.raid_at[raid]
            t.leg[other], t.step[other], t.flown[other] = t.leg[raid], 0, HAS_PARTED + raid
            t.lost[other], t.sought[other] = t.lost[raid], t.sought[raid]
            t.joined_to[other] = 0
            t.met_by[other] = t.met_by[raid]  # § 22.1: those who met them together have met both
            n: i64 = 0
            for unit in units_of(t, raid):
                if t.plan[unit] == other:
                    t.raid[unit] = other
                    n += 1
            if n == 0:
                t.state[other], t.flown[other] = HOME, 1
            else:
                show_parts(t, raid, other)


# --- § 13.6: units that left a raid on the way fly on, but for fighters that fought: these stay where they are
def release_those_who_left(t: Blue, raid: RaidId, crew: UnitSet, points: i64) -> UnitSet:
    """`crew` are the units under the raid's counter when its move began, one bit each; answers those not released."""
    for other in range(RAIDS):
        if other != raid and t.state[other] == FLYING and t.flown[other] == 1 and has_left(t, other, crew):
            crew = strike_off(t, other, crew)
            if points > 0 and is_free_to_go_on(t, other):
                t.flown[other] = HAS_PARTED + raid
    return crew


def has_left(t: Blue, raid: RaidId, crew: UnitSet) -> bool:
    """All of it is of the crew."""
    for unit in units_of(t, raid):
        if (crew >> (unit - FIRST_SLOT)) & 1 == 0:
            return False
    return True


def strike_off(t: Blue, raid: RaidId, crew: UnitSet) -> UnitSet:
    """Its units are on their own from now on; answers the crew without them."""
    for unit in units_of(t, raid):
        crew &= ~bit(unit - FIRST_SLOT)
    return crew


def is_free_to_go_on(t: Blue, raid: RaidId) -> bool:
    """§ 13.6: bombers, and fighters that pursue nobody and did not fight in this move."""
    if t.hunts[raid] != NONE:
        return False
    if has_bomber_aircraft(t, raid):
        return True
    for unit in units_of(t, raid):
        if t.fought[unit] == FOUGHT or t.dogfight[unit] > 0:
            return False
    return True
