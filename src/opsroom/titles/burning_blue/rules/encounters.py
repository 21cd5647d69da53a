"""A raid meets formations of the RAF: on its way, and where its pursuit ends.  § 10.3.2, § 12.1, § 13.2"""

from __future__ import annotations

from opsroom.engine.codegen import procedure, step
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import DONE, GO_ON, Own, Procedure, Shown, Todo
from opsroom.titles.burning_blue.rules.charts import MUTUAL_RAF
from opsroom.titles.burning_blue.rules.chits import NO, YES
from opsroom.titles.burning_blue.rules.forces import FLIGHT_421, LUFTWAFFE
from opsroom.titles.burning_blue.rules.formations import is_head
from opsroom.titles.burning_blue.rules.ids import RaidId, UnitId
from opsroom.titles.burning_blue.rules.interception import can_attack_raid, can_raid_attack, is_met, is_mutual
from opsroom.titles.burning_blue.rules.luftwaffe_attacks import SweepAttack
from opsroom.titles.burning_blue.rules.raf_attacks import RafAttacks
from opsroom.titles.burning_blue.rules.raid_breakup import is_pancaking
from opsroom.titles.burning_blue.rules.raid_flight import has_bomber_aircraft, is_held, shows_bombers
from opsroom.titles.burning_blue.rules.table import FLYING, FOUGHT, ORBIT, RAF_UNITS, STAND_HUNT, Blue, units_of
from opsroom.titles.burning_blue.rules.tally import RafTally, SweepTally, can_hunt, can_spot


def next_met(t: Blue, raid: RaidId, after: UnitId) -> UnitId:
    """The next formation that looks for the raid or pursues it here, by number."""
    order, tally = t.order, t.tally
    for head in range(after + 1, RAF_UNITS):
        if (order[head] == ORBIT or tally[head] == raid) and is_met(t, raid, head):
            return head
    return NONE


@procedure("10.3.2", kinds={"raid": "raid", "head": "unit", "seat": "seat", "orbits": "flag"})
class Encounters(Procedure):
    """On its way a raid meets formations, one after the other: they see and attack it, and a Freie Jagd may turn on them.

    `halted` says afterwards whether it goes no farther in this move.
    """

    raid: Own
    head: Own
    seat: Shown = LUFTWAFFE
    orbits: Own = 0  # the formation is in orbit, and has not attacked
    answer: Own = NO

    @step("12.1")
    def be_looked_for(self, t: Blue) -> Todo:
        """A formation in orbit must look for what flies into its zone."""
        t.halted, self.answer = 0, NO
        self.orbits = 1 if t.order[self.head] == ORBIT else 0
        if t.order[self.head] == ORBIT and can_spot(t, self.head):
            return t.do(RafTally(self.head, self.raid))
        return GO_ON

    @step("13.2.1")
    def be_attacked(self, t: Blue) -> Todo:
        if is_mutual(t, self.raid) and t.hunts[self.raid] == self.head:
            t.halted = 1  # the end of the move decides who attacks, § 13.2.2
            return DONE
        if t.tally[self.head] == self.raid and can_attack_raid(t, self.head, self.raid) and self.head != FLIGHT_421:
            self.orbits = 0
            return t.do(RafAttacks(self.head, self.raid))
        return GO_ON

    @step("10.3.2", into="answer", of="answer")
    def choose_to_look_back(self, t: Blue) -> Todo:
        """Asked of any raid that may be a Freie Jagd for all the RAF knows, but only a Freie Jagd can say yes."""
        if t.state[self.raid] != FLYING or not is_head(t, self.head) or self.orbits == 0:
            return self.go_to("see_whether_it_goes_on")
        if t.hunts[self.raid] != NONE or shows_bombers(t, self.raid):
            return self.go_to("see_whether_it_goes_on")
        if t.stand[STAND_HUNT]:  # by habit a sweep looks
            return GO_ON
        t.offer(NO)
        if can_hunt(t, self.raid):
            t.offer(YES)
        return t.ask(LUFTWAFFE)

    @step("10.3.2")
    def look_back(self, t: Blue) -> Todo:
        if t.stand[STAND_HUNT] and can_hunt(t, self.raid):
            self.answer = YES
        return t.do(SweepTally(self.raid, self.head)) if self.answer == YES else GO_ON

    @step("13.2.1")
    def attack_in_turn(self, t: Blue) -> Todo:
        if t.state[self.raid] == FLYING and t.hunts[self.raid] == self.head and self.answer == YES:
            if can_raid_attack(t, self.raid, self.head):
                return t.do(SweepAttack(self.raid, self.head))
        return GO_ON

    @step("13.6")
    def see_whether_it_goes_on(self, t: Blue) -> Todo:
        """Fighters that have found a prey, or fought on the way and pursue or go home, stay where they are; bombers fly on."""
        if self.must_halt(t):
            t.halted = 1
            return DONE
        self.head = next_met(t, self.raid, self.head)
        return self.go_to("be_looked_for") if self.head != NONE else DONE

    def must_halt(self, t: Blue) -> bool:
        if t.state[self.raid] != FLYING or is_held(t, self.raid):
            return True
        pursues = t.hunts[self.raid] != NONE
        if self.answer == YES and pursues:
            return True
        return (pursues or is_pancaking(t, self.raid)) and has_fought(t, self.raid)


def has_fought(t: Blue, raid: RaidId) -> bool:
    """It is without bombers, and has fought in this move."""
    if has_bomber_aircraft(t, raid):
        return False
    for unit in units_of(t, raid):
        if t.fought[unit] == FOUGHT:
            return True
    return False


@procedure("13.2.2", kinds={"raid": "raid", "seat": "seat"})
class PursuitAttack(Procedure):
    """At the end of its move a pursuer attacks; where each can attack the other a die decides."""

    raid: Own
    seat: Shown = LUFTWAFFE
    roll: Own = 0

    @step("13.2.2", into="roll")
    def roll_for_the_attack(self, t: Blue) -> Todo:
        return t.roll(1) if is_mutual(t, self.raid) else GO_ON

    @step("13.2.2")
    def attack_the_pursued(self, t: Blue) -> Todo:
        head = t.hunts[self.raid]
        if is_mutual(t, self.raid) and self.roll <= MUTUAL_RAF:
            return t.do(RafAttacks(head, self.raid))
        return t.do(SweepAttack(self.raid, head)) if can_raid_attack(t, self.raid, head) else DONE
