"""German fighters attack a formation of the RAF: escorts in answer to it, a Freie Jagd of itself.  § 13.2.5, § 13.2.6, § 13.3"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.bits import bit
from opsroom.engine.codegen import procedure, step
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import DONE, GO_ON, PASS, Own, Procedure, Shown, Todo
from opsroom.engine.visibility import EVERYBODY_SEES
from opsroom.titles.burning_blue.rules.charts import (
    INTERCEPTION,
    NO_CONTACT,
)
from opsroom.titles.burning_blue.rules.combat_strengths import ATTACKS, DEFENDS, clear_fight
from opsroom.titles.burning_blue.rules.fights import Combat
from opsroom.titles.burning_blue.rules.forces import LUFTWAFFE
from opsroom.titles.burning_blue.rules.formations import is_head, members_of
from opsroom.titles.burning_blue.rules.ids import PlaceId, RaidId, UnitId
from opsroom.titles.burning_blue.rules.interception import (
    can_answer,
    can_reach,
    intercept_column,
    intercept_reasons,
    steadiest,
)
from opsroom.titles.burning_blue.rules.losses import is_up
from opsroom.titles.burning_blue.rules.raid_breakup import ON_COURSE, TO_COURSE, break_off, move_unit, show_parts
from opsroom.titles.burning_blue.rules.raid_partings import settle_partings
from opsroom.titles.burning_blue.rules.roll_sums import (
    INTERCEPT_AMOUNTS,
    S_INTERCEPT,
    tell_sum,
    total_of,
)
from opsroom.titles.burning_blue.rules.table import (
    CLOSE_ESCORT,
    FIRST_SLOT,
    RAF_UNITS,
    REST_OF_UNITS,
    UNITS,
    Blue,
    units_of,
)


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

    def may_attack(self, t: Blue, unit: UnitId) -> bool:
        if not self.can_come(t, unit):
            return False
        if self.task != 0:
            return t.task[unit] == self.task
        return self.close == 0 or t.task[unit] == CLOSE_ESCORT or not self.has_close(t)

    def can_come(self, t: Blue, unit: UnitId) -> bool:
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
                t.seen[unit] = EVERYBODY_SEES
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
        return settle_partings(t)

    @step("13.3.1")
    def mark_the_point(self, t: Blue) -> Todo:
        clear_fight(t)
        for unit in units_of(t, self.raid):
            if t.dogfight[unit] == 0 and is_up(t, unit):
                t.fight[unit] = ATTACKS
                t.seen[unit] = EVERYBODY_SEES
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

    def may_attack(self, t: Blue, unit: UnitId) -> bool:
        """Within reach, and it has not attacked this formation in this phase."""
        if t.dogfight[unit] > 0 or not is_up(t, unit) or (t.attacked[unit] >> self.head) & 1:
            return False
        return can_reach(t.angels[unit], t.raid_at[self.raid], t.at[self.head], t.angels[self.head])

    def may_join(self, t: Blue, unit: UnitId) -> bool:
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


def leading_attacker(t: Blue) -> UnitId:
    """Ruling B91: the lowest; of several at one height the one with the fewest disadvantages."""
    best: i64 = NONE
    for unit in range(UNITS):
        if t.fight[unit] == ATTACKS and (best == NONE or is_better_placed(t, unit, best)):
            best = unit
    return best


def is_better_placed(t: Blue, unit: UnitId, other: i64) -> bool:
    if t.angels[unit] != t.angels[other]:
        return t.angels[unit] < t.angels[other]
    return disadvantages(t, unit) < disadvantages(t, other)


def disadvantages(t: Blue, unit: UnitId) -> i64:
    return (1 if t.disruption[unit] > 0 else 0) + (1 if t.climbed[unit] == 1 else 0)


def mark_struck(t: Blue) -> None:
    """§ 13.2: nobody attacks the same enemy twice in a phase."""
    for unit in range(FIRST_SLOT, UNITS):
        if t.fight[unit] == ATTACKS:
            for other in range(RAF_UNITS):
                if t.fight[other] == DEFENDS:
                    t.attacked[unit] |= bit(other)


def move_sweep(t: Blue, raid: RaidId, place: PlaceId, angels: i64) -> None:
    if place != t.raid_at[raid]:
        leave_course(t, raid)
    t.raid_at[raid] = place
    t.orbiting[raid] = 0
    for unit in units_of(t, raid):
        if angels > t.angels[unit]:
            t.climbed[unit] = 1
        t.angels[unit] = angels


def leave_course(t: Blue, raid: RaidId) -> None:
    """§ 9.3.7: when the hunt is over it must come back to it, to a hex that is named then."""
    if t.off_course[raid] == ON_COURSE or t.off_course[raid] == TO_COURSE:
        t.off_course[raid], t.rejoins[raid] = TO_COURSE, 0
        t.orbited[raid] = 0  # § 9.4.1: when it comes by its point again it may orbit again
