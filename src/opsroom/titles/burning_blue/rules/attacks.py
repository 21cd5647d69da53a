"""Attacks: of the RAF on a raid, of its escorts, of a Freie Jagd.  § 13.2, § 13.3, § 20.2.3, § 20.2.4"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.bits import bit
from opsroom.engine.codegen import procedure, step
from opsroom.engine.procedure import DONE, GO_ON, PASS, Own, Procedure, Shown, Todo
from opsroom.titles.burning_blue.rules.chits import NO, YES
from opsroom.titles.burning_blue.rules.command import head_of
from opsroom.titles.burning_blue.rules.dogfights import dogfights_along
from opsroom.titles.burning_blue.rules.fights import Combat
from opsroom.titles.burning_blue.rules.forces import LUFTWAFFE, RAF
from opsroom.titles.burning_blue.rules.formations import halves_in, is_head, members_of, place_formation
from opsroom.titles.burning_blue.rules.geography import NONE
from opsroom.titles.burning_blue.rules.interception import (
    can_answer,
    can_attack_raid,
    can_attack_unit,
    can_reach,
    has_escorts,
    intercept_column,
    intercept_reasons,
    reaction_column,
    reaction_reasons,
    ready_escorts,
    steadiest,
)
from opsroom.titles.burning_blue.rules.losses import is_up, leave_wing
from opsroom.titles.burning_blue.rules.raiding import (
    ON_COURSE,
    TO_COURSE,
    TallyChoice,
    break_off,
    has_parted,
    move_unit,
    show_parts,
)
from opsroom.titles.burning_blue.rules.strengths import ATTACKS, DEFENDS, clear_fight
from opsroom.titles.burning_blue.rules.sums import (
    INTERCEPT_AMOUNTS,
    REACTION_AMOUNTS,
    S_INTERCEPT,
    S_REACTION,
    tell_sum,
    total_of,
)
from opsroom.titles.burning_blue.rules.table import (
    BOMBING,
    CLOSE_ESCORT,
    FIRST_SLOT,
    RAF_UNITS,
    REST_OF_UNITS,
    UNITS,
    Blue,
    halves,
    units_of,
)
from opsroom.titles.burning_blue.rules.tables import (
    ATTACK_BELOW,
    CLOSE_CALLED,
    DOGFIGHT,
    FEND_OFF_1,
    FEND_OFF_2,
    INTERCEPTION,
    NO_CONTACT,
    NO_REACTION,
    REACTION,
    REACTION_TABLE,
    STRAGGLER,
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
    """An RAF formation attacks a unit of the raid it has tallied."""

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
        found = REACTION_TABLE[column].read(self.dice + total_of(REACTION_AMOUNTS, reasons))
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

    def is_prey(self, t: Blue, head: i64) -> bool:
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


def detach(t: Blue, head: i64, mask: i64, first: i64) -> i64:
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


def join_dogfight(t: Blue, head: i64, raid: i64) -> bool:
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


@procedure(
    "13.2.6",
    kinds={
        "raid": "raid",
        "head": "unit",
        "place": "place",
        "close": "flag",
        "escorts": "luftwaffe_units",
        "seat": "seat",
        "task": "task",
    },
)
class EscortAttack(Procedure):
    """Escorts of one kind attack an RAF formation where it attacked."""

    raid: Shown
    head: Shown
    place: Shown
    angels: Shown
    close: Shown = 0  # close escorts must, if there are any
    escorts: Own = 0  # among whom, one bit each
    seat: Shown = LUFTWAFFE
    unit: Shown = PASS
    task: Shown = 0  # of those chosen so far
    height: Shown = 0  # and where they fly

    @step("13.3.4")
    def begin(self, t: Blue) -> Todo:
        clear_fight(t)
        for unit in members_of(t, self.head):
            t.fight[unit] = DEFENDS
        return GO_ON

    @step("13.3.4", into="unit", of="unit")
    def choose_escort(self, t: Blue) -> Todo:
        """Close escort or top cover, never both; § 13.3.1: together from one height only."""
        for unit in range(FIRST_SLOT, UNITS):
            if t.fight[unit] == 0 and self.may_attack(t, unit):
                if self.task == 0 or t.angels[unit] == self.height:
                    t.offer(unit)
                else:
                    t.refuse(unit, "13.3.1", "other_height")
        if self.task != 0:
            t.offer(PASS)
        if t.offered == 0:
            return self.go_to("end_attack")
        return t.settle(LUFTWAFFE)

    @step("13.3.4")
    def note_escort(self, t: Blue) -> Todo:
        if self.unit == PASS:
            return t.instead(Interception(self.raid, self.head, self.place, self.angels, 1))
        t.fight[self.unit] = ATTACKS
        self.task, self.height = t.task[self.unit], t.angels[self.unit]
        return self.go_to("choose_escort")

    @step("13.3.4")
    def end_attack(self, t: Blue) -> Todo:
        """There is nobody who could."""
        clear_fight(t)
        return DONE

    def may_attack(self, t: Blue, unit: i64) -> bool:
        if not self.can_come(t, unit):
            return False
        if self.task != 0:
            return t.task[unit] == self.task
        return self.close == 0 or t.task[unit] == CLOSE_ESCORT or not self.has_close(t)

    def can_come(self, t: Blue, unit: i64) -> bool:
        answers = (self.escorts >> (unit - FIRST_SLOT)) & 1 == 1
        return answers and can_answer(t, unit, self.raid) and (t.attacked[unit] >> self.head) & 1 == 0

    def has_close(self, t: Blue) -> bool:
        for unit in range(FIRST_SLOT, UNITS):
            if t.task[unit] == CLOSE_ESCORT and self.can_come(t, unit):
                return True
        return False


@procedure(
    "13.2.5",
    kinds={
        "raid": "raid",
        "head": "unit",
        "together": "flag",
        "seat": "seat",
        "party": "luftwaffe_units",
        "rest": "raid",
    },
)
class SweepAttack(Procedure):
    """A Freie Jagd attacks the formation it has tallied: units at one height together, or apart as the Luftwaffe likes."""

    raid: Shown
    head: Shown
    together: Shown = 0  # all of them must, as the channel patrol
    seat: Shown = LUFTWAFFE
    unit: Own = PASS
    party: Own = 0  # who attacks now, one bit each
    rest: Own = NONE  # the raid of those who do not

    @step("13.3.1")
    def show_silhouettes(self, t: Blue) -> Todo:
        self.party, self.rest, self.unit = 0, NONE, REST_OF_UNITS
        for unit in units_of(t, self.raid):
            if self.may_attack(t, unit):
                t.seen[unit] = -1
        return GO_ON

    @step("13.3.1", into="unit", of="unit")
    def choose_sweep_unit(self, t: Blue) -> Todo:
        """Everybody who can from one height, or one unit after the other; asked where there are two or more."""
        found = [unit for unit in units_of(t, self.raid) if self.may_join(t, unit)]
        if self.together or len(found) == 0 or (len(found) == 1 and self.party == 0):
            return GO_ON
        t.offer(REST_OF_UNITS if self.party == 0 else PASS)
        for unit in found:
            t.offer(unit)
        return t.ask(LUFTWAFFE)

    @step("13.3.1")
    def note_sweep_unit(self, t: Blue) -> Todo:
        if self.unit == REST_OF_UNITS:
            for unit in units_of(t, self.raid):
                if self.may_join(t, unit):
                    self.party |= bit(unit - FIRST_SLOT)
        elif self.unit != PASS:
            self.party |= bit(self.unit - FIRST_SLOT)
            self.unit = REST_OF_UNITS
            return self.go_to("choose_sweep_unit")
        return GO_ON if self.party or self.together else DONE

    @step("9.3.6")
    def part_the_sweep(self, t: Blue) -> Todo:
        """Who attacks without the others does so under a counter of its own (ruling B67)."""
        old, new = self.raid, self.raid
        units = units_of(t, old) if self.has_others(t) and self.together == 0 else []
        for unit in units:
            if (self.party >> (unit - FIRST_SLOT)) & 1:
                if new == old:
                    new = break_off(t, unit)
                else:
                    move_unit(t, unit, new)
        if new != old:
            t.hunts[new], t.flown[new] = self.head, t.flown[old]
            show_parts(t, old, new)
            self.raid, self.rest = new, old
        return t.do(TallyChoice()) if has_parted(t) else GO_ON

    @step("13.3.1")
    def mark_the_point(self, t: Blue) -> Todo:
        clear_fight(t)
        for unit in units_of(t, self.raid):
            if t.dogfight[unit] == 0 and is_up(t, unit):
                t.fight[unit] = ATTACKS
                t.seen[unit] = -1
        for unit in members_of(t, self.head):
            t.fight[unit] = DEFENDS
        return t.do(Interception(self.raid, self.head, t.at[self.head], t.angels[self.head]))

    @step("13.2.5")
    def attack_with_the_rest(self, t: Blue) -> Todo:
        """They must attack as well; who cannot is not offered."""
        if self.rest == NONE or not is_head(t, self.head) or t.hunts[self.rest] != self.head:
            return DONE
        self.raid = self.rest
        return self.go_to("show_silhouettes")

    def may_attack(self, t: Blue, unit: i64) -> bool:
        """Within reach, and it has not attacked this formation in this phase."""
        if t.dogfight[unit] > 0 or not is_up(t, unit) or (t.attacked[unit] >> self.head) & 1:
            return False
        return can_reach(t.angels[unit], t.raid_at[self.raid], t.at[self.head], t.angels[self.head])

    def may_join(self, t: Blue, unit: i64) -> bool:
        """It can attack, from the height of those named so far."""
        if (self.party >> (unit - FIRST_SLOT)) & 1 or not self.may_attack(t, unit):
            return False
        for other in units_of(t, self.raid):
            if (self.party >> (other - FIRST_SLOT)) & 1:
                return t.angels[other] == t.angels[unit]
        return True

    def has_others(self, t: Blue) -> bool:
        for unit in units_of(t, self.raid):
            if (self.party >> (unit - FIRST_SLOT)) & 1 == 0:
                return True
        return False


# --- § 13.3.2: the roll, and the fight
@procedure("13.3.2", kinds={"raid": "raid", "head": "unit", "place": "place", "escorts": "flag", "contact": "contact"})
class Interception(Procedure):
    """Luftwaffe fighters roll against the formation they attack, and fight it if they meet it; `fight` says who they are."""

    raid: Shown
    head: Shown
    place: Shown
    angels: Shown
    escorts: Shown = 0  # else a Freie Jagd
    dice: Shown = 0
    contact: Shown = NO_CONTACT

    @step("13.3.2", into="dice")
    def roll_to_intercept(self, t: Blue) -> Todo:
        return t.roll(2)

    @step("13.3.2")
    def read_contact(self, t: Blue) -> Todo:
        """Then a Freie Jagd goes to the point; it has left its course."""
        lead = leading_attacker(t)
        prey = steadiest(t, self.head)
        reasons = intercept_reasons(t, lead, prey, self.place, self.angels, self.escorts == 1)
        modifier, column = total_of(INTERCEPT_AMOUNTS, reasons), intercept_column(t, prey)
        self.contact = INTERCEPTION[column].read(self.dice + modifier)
        tell_sum(t, S_INTERCEPT, self.dice, reasons, column)
        mark_struck(t)
        if self.escorts:
            t.tell("escorts_intercept", lead, self.head, self.contact, modifier)
        else:
            t.tell("sweep_intercepts", self.raid, self.head, self.contact, modifier)
            move_sweep(t, self.raid, self.place, self.angels)
        return GO_ON if self.contact != NO_CONTACT else self.go_to("end_attack")

    @step("13.4")
    def fight(self, t: Blue) -> Todo:
        return t.do(Combat(self.contact, self.place, self.angels))

    @step("13.2")
    def end_attack(self, t: Blue) -> Todo:
        clear_fight(t)
        return DONE


def leading_attacker(t: Blue) -> i64:
    """Ruling B91: the lowest; of several at one height whoever has the fewest disadvantages."""
    best: i64 = NONE
    for unit in range(UNITS):
        if t.fight[unit] == ATTACKS and (best == NONE or is_better_placed(t, unit, best)):
            best = unit
    return best


def is_better_placed(t: Blue, unit: i64, other: i64) -> bool:
    if t.angels[unit] != t.angels[other]:
        return t.angels[unit] < t.angels[other]
    return disadvantages(t, unit) < disadvantages(t, other)


def disadvantages(t: Blue, unit: i64) -> i64:
    return (1 if t.disruption[unit] > 0 else 0) + (1 if t.climbed[unit] == 1 else 0)


def mark_struck(t: Blue) -> None:
    """§ 13.2: nobody attacks the same enemy twice in a phase."""
    for unit in range(FIRST_SLOT, UNITS):
        if t.fight[unit] == ATTACKS:
            for other in range(RAF_UNITS):
                if t.fight[other] == DEFENDS:
                    t.attacked[unit] |= bit(other)


def move_sweep(t: Blue, raid: i64, place: i64, angels: i64) -> None:
    if place != t.raid_at[raid]:
        leave_course(t, raid)
    t.raid_at[raid] = place
    t.orbiting[raid] = 0
    for unit in units_of(t, raid):
        if angels > t.angels[unit]:
            t.climbed[unit] = 1
        t.angels[unit] = angels


def leave_course(t: Blue, raid: i64) -> None:
    """§ 9.3.7: when the hunt is over it must come back to it, to a hex that is named then."""
    if t.off_course[raid] == ON_COURSE or t.off_course[raid] == TO_COURSE:
        t.off_course[raid], t.rejoins[raid] = TO_COURSE, 0
        t.orbited[raid] = 0  # § 9.4.1: when it comes by its point again it may orbit again
