"""The RAF attacks a raid: it intercepts, the escorts react, the formation may attack again.  § 13.2, § 13.3, § 13.6, § 20.2.3"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.bits import bit
from opsroom.engine.codegen import procedure, step
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import DONE, GO_ON, PASS, Own, Procedure, Shown, Todo
from opsroom.titles.burning_blue.rules.charts import (
    ATTACK_BELOW,
    CLOSE_CALLED,
    DOGFIGHT,
    FEND_OFF_1,
    FEND_OFF_2,
    INTERCEPTION,
    NO_CONTACT,
    NO_REACTION,
    REACTION,
    REACTION_CHART,
    STRAGGLER,
)
from opsroom.titles.burning_blue.rules.chits import NO, YES
from opsroom.titles.burning_blue.rules.combat_strengths import ATTACKS, DEFENDS, clear_fight
from opsroom.titles.burning_blue.rules.dogfights import dogfights_along
from opsroom.titles.burning_blue.rules.fights import Combat
from opsroom.titles.burning_blue.rules.forces import LUFTWAFFE, RAF
from opsroom.titles.burning_blue.rules.formations import halves_in, is_head, members_of, place_formation
from opsroom.titles.burning_blue.rules.ids import RaidId, UnitId
from opsroom.titles.burning_blue.rules.interception import (
    can_answer,
    can_attack_raid,
    can_attack_unit,
    has_escorts,
    intercept_column,
    intercept_reasons,
    reaction_column,
    reaction_reasons,
    ready_escorts,
)
from opsroom.titles.burning_blue.rules.losses import leave_wing
from opsroom.titles.burning_blue.rules.luftwaffe_attacks import EscortAttack
from opsroom.titles.burning_blue.rules.radio_command import head_of
from opsroom.titles.burning_blue.rules.roll_sums import (
    INTERCEPT_AMOUNTS,
    REACTION_AMOUNTS,
    S_INTERCEPT,
    S_REACTION,
    tell_sum,
    total_of,
)
from opsroom.titles.burning_blue.rules.table import (
    BOMBING,
    FIRST_SLOT,
    RAF_UNITS,
    UNITS,
    Blue,
    halves,
    units_of,
)


@procedure(
    "13.3",
    kinds={
        "head": "unit",
        "raid": "raid",
        "place": "place",
        "contact": "contact",
        "reaction": "reaction",
        "close": "flag",
        "party": "raf_units",
        "detached": "raf_units",
        "first": "unit",
        "seat": "seat",
        "escorts": "luftwaffe_units",
    },
)
class RafAttack(Procedure):
    """§ 13.1: an RAF formation attacks a unit of the raid it has tallied; escorts may answer with an attack of their own."""

    head: Shown
    raid: Shown
    target: Shown = PASS
    place: Shown = NONE
    angels: Shown = 0
    dice: Shown = 0
    contact: Shown = NO_CONTACT
    reaction: Shown = NO_REACTION
    close: Shown = 0  # the result calls for close escorts
    party: Shown = 0  # who attacks, one bit each
    detached: Shown = 0  # who fends off the escorts
    first: Shown = NONE  # who leads them
    unit: Shown = PASS
    seat: Shown = LUFTWAFFE
    escorts: Own = (
        0  # who answers the attack, one bit each; a Jabo that drops its bombs makes sweeps of them before they come
    )

    @step("13.3.1", into="target", of="unit")
    def choose_target(self, t: Blue) -> Todo:
        for unit in units_of(t, self.raid):
            if can_attack_unit(t, self.head, unit):
                t.offer(unit)
            elif t.angels[unit] - t.angels[self.head] > ATTACK_BELOW:
                t.refuse(unit, "13.3.1", "too_high", t.angels[unit] - t.angels[self.head], ATTACK_BELOW)
        return t.ask(RAF)

    @step("13.3.1")
    def mark_the_point(self, t: Blue) -> Todo:
        self.place, self.angels = t.raid_at[self.raid], t.angels[self.target]
        for unit in members_of(t, self.head):
            self.party |= bit(unit)
            t.met_by[self.raid] |= bit(unit)
            t.struck[unit] |= bit(self.target - FIRST_SLOT)
        return GO_ON

    @step("13.3.2", into="dice")
    def roll_to_intercept(self, t: Blue) -> Todo:
        return t.roll(2)

    @step("13.3.2")
    def read_contact(self, t: Blue) -> Todo:
        """Then the attackers go to the point."""
        reasons = intercept_reasons(t, self.head, self.target, self.place, self.angels, False)
        modifier, column = total_of(INTERCEPT_AMOUNTS, reasons), intercept_column(t, self.target)
        self.contact = INTERCEPTION[column].read(self.dice + modifier)
        tell_sum(t, S_INTERCEPT, self.dice, reasons, column)
        t.tell("intercepted", self.head, self.target, self.contact, modifier)
        place_formation(t, self.head, self.place, self.angels)
        return DONE if self.contact == NO_CONTACT else GO_ON

    @step("13.3.4", into="dice")
    def roll_for_reaction(self, t: Blue) -> Todo:
        if t.task[self.target] != BOMBING or self.contact == STRAGGLER or not has_escorts(t, self.raid):
            return self.go_to("fight")
        return t.roll(2)

    @step("13.3.4")
    def read_reaction(self, t: Blue) -> Todo:
        reasons, column = reaction_reasons(t, self.raid, self.target, self.contact), reaction_column(t, self.head)
        found = REACTION_CHART[column].read(self.dice + total_of(REACTION_AMOUNTS, reasons))
        tell_sum(t, S_REACTION, self.dice, reasons, column)
        self.escorts = ready_escorts(t, self.raid)
        self.close = 1 if found >= CLOSE_CALLED else 0
        self.reaction = found - CLOSE_CALLED if found >= CLOSE_CALLED else found
        t.tell("escorts_react", self.raid, self.head, self.reaction, self.close)
        if self.reaction == DOGFIGHT:
            if join_dogfight(t, self.head, self.raid):
                return DONE
            self.reaction, self.close = REACTION, 0
        return GO_ON

    @step("20.2.4", into="unit", of="unit")
    def choose_fender(self, t: Blue) -> Todo:
        """Fend off: so many squadrons leave the wing to meet the escorts; one at least goes on to the bombers."""
        if not self.must_fend(t):
            return self.go_to("fend_off")
        for unit in members_of(t, self.head):
            if (self.detached >> unit) & 1 == 0:
                t.offer(unit)
        return t.ask(RAF)

    @step("20.2.4")
    def note_fender(self, t: Blue) -> Todo:
        """The first to be named leads them."""
        if self.detached == 0:
            self.first = self.unit
        self.detached |= bit(self.unit)
        return self.go_to("choose_fender")

    @step("20.2.4")
    def fend_off(self, t: Blue) -> Todo:
        """Two of them make a wing of their own."""
        self.head = detach(t, self.head, self.detached, self.first)
        if self.reaction == REACTION:
            return self.go_to("find_prey")
        return GO_ON

    @step("13.4")
    def fight(self, t: Blue) -> Todo:
        clear_fight(t)
        for unit in range(RAF_UNITS):
            if (self.party >> unit) & 1 and (self.detached >> unit) & 1 == 0:
                t.fight[unit] = ATTACKS
        t.fight[self.target] = DEFENDS
        return t.do(Combat(self.contact, self.place, self.angels))

    @step("13.3.4")
    def end_without_escorts(self, t: Blue) -> Todo:
        return DONE if self.reaction == NO_REACTION else GO_ON

    # --- the escorts' turn: at once, late, or against those who fend them off
    @step("13.3.5")
    def find_prey(self, t: Blue) -> Todo:
        """The fenders first; else whom they like of those who attacked, once more than one part is left."""
        self.unit = PASS
        for unit in range(FIRST_SLOT, UNITS):
            if (self.escorts >> (unit - FIRST_SLOT)) & 1 and can_answer(t, unit, self.raid):
                return GO_ON
        return DONE

    @step("13.3.4", into="unit", of="unit")
    def choose_escort_prey(self, t: Blue) -> Todo:
        """At least one part must be attacked; after that it is their choice."""
        for head in range(RAF_UNITS):
            if self.is_prey(t, head):
                t.offer(head)
        if t.offered == 0:
            return DONE
        if self.reaction == NO_REACTION:  # the duty is done
            t.offer(PASS)
        return t.settle(LUFTWAFFE)

    @step("13.3.4")
    def escorts_attack(self, t: Blue) -> Todo:
        if self.unit == PASS:
            return DONE
        head = self.unit
        for unit in members_of(t, head):
            self.party &= ~bit(unit)
            self.detached &= ~bit(unit)
        close = self.close if self.reaction != NO_REACTION else 0
        self.reaction = NO_REACTION
        return t.do(EscortAttack(self.raid, head, self.place, self.angels, close, self.escorts))

    @step("20.2.3")
    def look_for_more_prey(self, t: Blue) -> Todo:
        return self.go_to("find_prey")

    def must_fend(self, t: Blue) -> bool:
        if self.reaction != FEND_OFF_1 and self.reaction != FEND_OFF_2:
            return False
        wanted: i64 = 2 if self.reaction == FEND_OFF_1 else 4
        here = halves_in(t, self.head)
        out: i64 = 0
        for unit in range(RAF_UNITS):
            if (self.detached >> unit) & 1:
                out += halves(t, unit)
        return out < wanted and here - out > 2

    def is_prey(self, t: Blue, head: UnitId) -> bool:
        if not is_head(t, head) or (self.party >> head) & 1 == 0 or t.dogfight[head] > 0 or t.at[head] != self.place:
            return False
        return self.detached == 0 or (self.detached >> head) & 1 == 1


@procedure("13.6", kinds={"head": "unit", "raid": "raid"})
class RafAttacks(Procedure):
    """In movement and pursuit: an attack, and (4) while the formation pursues on, more of them on units it has not attacked yet."""

    head: Shown
    raid: Shown
    answer: Shown = NO

    @step("13.2.2")
    def attack(self, t: Blue) -> Todo:
        return t.do(RafAttack(self.head, self.raid))

    @step("13.6", into="answer", of="answer")
    def choose_to_attack_again(self, t: Blue) -> Todo:
        if not is_head(t, self.head) or t.tally[self.head] != self.raid or not can_attack_raid(t, self.head, self.raid):
            return DONE
        t.offer(NO)
        t.offer(YES)
        return t.ask(RAF)

    @step("13.6")
    def attack_again(self, t: Blue) -> Todo:
        return self.go_to("attack") if self.answer == YES else DONE


def detach(t: Blue, head: UnitId, mask: i64, first: i64) -> UnitId:
    """Those in the mask leave the wing, as a wing of their own under the first if they are two or more; answers who leads the rest."""
    raid = t.tally[head]
    rest: i64 = NONE
    for unit in members_of(t, head):
        if (mask >> unit) & 1 == 0:
            rest = unit
    for unit in range(RAF_UNITS):
        if (mask >> unit) & 1:
            leave_wing(t, unit)
            t.tally[unit] = raid
    for unit in range(RAF_UNITS):
        if (mask >> unit) & 1 and mask != bit(first):
            t.leader[unit] = first
    return head_of(t, rest)


def join_dogfight(t: Blue, head: UnitId, raid: RaidId) -> bool:
    """The attackers are drawn into the dogfight that goes along with the raid; of several, the nearest in height."""
    number: i64 = 0
    angels: i64 = 0
    along = dogfights_along(t, raid)
    for unit in units_of(t, raid):
        if t.dogfight[unit] in along:
            gap, least = t.angels[unit] - t.angels[head], angels - t.angels[head]
            gap, least = gap if gap > 0 else -gap, least if least > 0 else -least
            if number == 0 or gap < least:
                number, angels = t.dogfight[unit], t.angels[unit]
    if number == 0:
        return False
    party: i64 = 0
    for unit in members_of(t, head):
        party |= bit(unit)
    for unit in range(RAF_UNITS):
        if (party >> unit) & 1:
            leave_wing(t, unit)
            t.at[unit], t.angels[unit], t.dogfight[unit] = t.raid_at[raid], angels, number
    t.tell("drawn_into_dogfight", head, raid)
    return True
