"""Combat: rolls, losses, cohesion, ammunition, what follows.  § 13.4 to § 13.6"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.bits import bit
from opsroom.engine.codegen import procedure, step
from opsroom.engine.ids import NONE, SeatId
from opsroom.engine.procedure import DONE, GO_ON, PASS, Procedure, Shown, Todo
from opsroom.engine.visibility import EVERYBODY_SEES
from opsroom.titles.burning_blue.rules.charts import (
    ATTACK_LOSSES,
    ATTACK_SHAKES,
    COMBAT_ROLLS,
    DEFENCE_LOSSES,
    DEFENCE_SHAKES,
    STRAGGLER,
)
from opsroom.titles.burning_blue.rules.chits import NO, YES
from opsroom.titles.burning_blue.rules.combat_strengths import (
    ATTACKS,
    DEFENDS,
    clear_fight,
    column_for,
    combat_reasons,
    count,
)
from opsroom.titles.burning_blue.rules.dogfights import end_dogfights, enter_dogfight, has_stayers
from opsroom.titles.burning_blue.rules.forces import LUFTWAFFE, RAF
from opsroom.titles.burning_blue.rules.formations import lose_tally, pancake
from opsroom.titles.burning_blue.rules.ids import PlaceId, UnitId
from opsroom.titles.burning_blue.rules.landing import LandingChoice
from opsroom.titles.burning_blue.rules.losses import (
    aircraft_left,
    is_green,
    is_spent,
    is_up,
    jettison,
    lose,
    roll_cohesion,
)
from opsroom.titles.burning_blue.rules.radio_command import head_of
from opsroom.titles.burning_blue.rules.raid_breakup import (
    break_off,
    is_about_to_bomb,
    is_sweep,
    is_unit_pancaking,
    move_unit,
    pancake_unit,
    show_parts,
)
from opsroom.titles.burning_blue.rules.raid_partings import settle_partings
from opsroom.titles.burning_blue.rules.roll_sums import (
    AMMO_SHAKES,
    COHESION_AMOUNTS,
    COMBAT_AMOUNTS,
    GREEN_SHAKES,
    S_ATTACK,
    S_DEFENCE,
    tell_sum,
    total_of,
)
from opsroom.titles.burning_blue.rules.table import (
    FIRST_SLOT,
    FOUGHT,
    P_LW_MOVE,
    P_PURSUIT,
    PANCAKE,
    RAF_UNITS,
    UNITS,
    Blue,
    flying,
    is_raf,
    is_unit_told,
    seat_of,
    units_of,
)

FIGHT_ON: Final[i64] = 0  # what a unit does after a fight
BREAK_OFF: Final[i64] = 1
GO_HOME: Final[i64] = 2
AFTERWARDS: Final = ["fight_on", "break_off", "pancake"]


@procedure(
    "13.4",
    kinds={
        "contact": "contact",
        "place": "place",
        "dogfighting": "flag",
        "column": "combat_column",
        "reasons": "reasons",
    },
)
class Combat(Procedure):
    """The units marked in `fight` meet at a place and height; attackers and defenders roll together."""

    contact: Shown
    place: Shown
    angels: Shown
    dogfighting: Shown = 0
    attack: Shown = 0
    defence: Shown = 0
    column: Shown = 0
    reasons: Shown = 0  # for the modifier, one bit each
    modifier: Shown = 0
    to_defender: Shown = 0  # aircraft still to be taken
    to_attacker: Shown = 0
    shakes_defender: Shown = 0
    shakes_attacker: Shown = 0
    unit: Shown = PASS

    @step("13.3.2")
    def turn_up_counters(self, t: Blue) -> Todo:
        """Units that fight are revealed; Jabos drop their bombs."""
        for unit in range(FIRST_SLOT, UNITS):
            if t.fight[unit] > 0:
                t.seen[unit] = t.known[unit] = EVERYBODY_SEES
                jettison(t, unit)
        return GO_ON

    @step("13.4.2")
    def find_column(self, t: Blue) -> Todo:
        self.column = column_for(t, self.dogfighting == 1)
        self.reasons = combat_reasons(t, self.contact, self.column, self.dogfighting == 1)
        self.modifier = total_of(COMBAT_AMOUNTS, self.reasons)
        return GO_ON

    @step("13.4.3", into="attack")
    def roll_attack(self, t: Blue) -> Todo:
        return t.roll(2)

    @step("13.4.3", into="defence")
    def roll_defence(self, t: Blue) -> Todo:
        return t.roll(2)

    @step("13.4.3")
    def read_results(self, t: Blue) -> Todo:
        attack = self.column * COMBAT_ROLLS + within(self.attack + self.modifier) - 1
        defence = self.column * COMBAT_ROLLS + within(self.defence + self.modifier) - 1
        self.to_defender, self.shakes_defender = ATTACK_LOSSES[attack], ATTACK_SHAKES[attack]
        self.to_attacker, self.shakes_attacker = DEFENCE_LOSSES[defence], DEFENCE_SHAKES[defence]
        if self.contact == STRAGGLER or self.dogfighting:  # § 13.4.4, § 13.6.1
            self.to_defender, self.to_attacker = (self.to_defender + 1) // 2, (self.to_attacker + 1) // 2
        tell_sum(t, S_ATTACK, self.attack, self.reasons, self.column)
        tell_sum(t, S_DEFENCE, self.defence, self.reasons, self.column)
        t.tell("fight_resolved", self.place, self.column, self.to_defender, self.to_attacker)
        return GO_ON

    @step("13.4.3", into="unit", of="unit")
    def choose_defender_loss(self, t: Blue) -> Todo:
        """The owner shares losses out among units that fought together."""
        if self.to_defender == 0 or count(t, DEFENDS) == 0:
            return self.go_to("choose_attacker_loss")
        seat = offer_losses(t, DEFENDS)
        return t.ask(seat) if t.offered > 1 else GO_ON

    @step("13.4.3")
    def take_defender_loss(self, t: Blue) -> Todo:
        self.to_defender -= take_loss(t, DEFENDS, self.unit, self.to_defender, self.place)
        self.unit = PASS
        return self.go_to("choose_defender_loss")

    @step("13.4.3", into="unit", of="unit")
    def choose_attacker_loss(self, t: Blue) -> Todo:
        if self.to_attacker == 0 or count(t, ATTACKS) == 0:
            return self.go_to("check_cohesion")
        seat = offer_losses(t, ATTACKS)
        return t.ask(seat) if t.offered > 1 else GO_ON

    @step("13.4.3")
    def take_attacker_loss(self, t: Blue) -> Todo:
        self.to_attacker -= take_loss(t, ATTACKS, self.unit, self.to_attacker, self.place)
        self.unit = PASS
        return self.go_to("choose_attacker_loss")

    @step("13.5")
    def check_cohesion(self, t: Blue) -> Todo:
        """Everyone who fought, except the stragglers' unit."""
        for unit in range(UNITS):
            if t.fight[unit] == ATTACKS:
                self.shake(t, unit, self.shakes_attacker)
            elif t.fight[unit] == DEFENDS and self.contact != STRAGGLER:
                self.shake(t, unit, self.shakes_defender)
        return GO_ON

    @step("13.5.2")
    def spend_ammunition(self, t: Blue) -> Todo:
        """§ 13.5.2, § 17.1.1: ammunition and petrol; stragglers spend neither."""
        for unit in range(UNITS):
            if t.fight[unit] == ATTACKS or (t.fight[unit] == DEFENDS and self.contact != STRAGGLER):
                t.fought[unit] = FOUGHT
                if t.bomber[unit] == 0:
                    t.low_ammo[unit] = 1
        return GO_ON

    @step("13.6")
    def see_what_follows(self, t: Blue) -> Todo:
        return t.do(Aftermath(self.place, self.angels, 1 if self.contact == STRAGGLER else 0))

    @step("9.3.6")
    def see_who_has_left(self, t: Blue) -> Todo:
        return settle_partings(t)

    @step("13.6")
    def end_combat(self, t: Blue) -> Todo:
        clear_fight(t)
        return DONE

    def shake(self, t: Blue, unit: UnitId, result: i64) -> None:
        reasons: i64 = 0
        if t.bomber[unit] == 0 and t.low_ammo[unit]:
            reasons |= AMMO_SHAKES
        if self.dogfighting == 0 and is_green(t, unit) and head_of(t, unit) == unit:  # § 20.2.3: in a wing the leader's
            reasons |= GREEN_SHAKES
        roll_cohesion(t, unit, result + total_of(COHESION_AMOUNTS, reasons), reasons)


def within(roll: i64) -> i64:
    return 1 if roll < 1 else COMBAT_ROLLS if roll > COMBAT_ROLLS else roll


def offer_losses(t: Blue, flag: i64) -> SeatId:
    """The units among which losses are shared, and whose they are."""
    seat: i64 = LUFTWAFFE
    for unit in range(UNITS):
        if t.fight[unit] == flag:
            t.offer(unit)
            seat = seat_of(unit)
    return seat


def take_loss(t: Blue, flag: i64, chosen: i64, aircraft: i64, place: PlaceId) -> i64:
    """One aircraft from the chosen unit; all of them where there is one unit only.  A destroyed unit is out of the fight."""
    unit = chosen
    n: i64 = 1
    if unit == PASS:
        n = aircraft
        for other in range(UNITS):
            if t.fight[other] == flag:
                unit = other
    lost = lose(t, unit, n, place)
    if aircraft_left(t, unit) <= 0:
        t.fight[unit] = 0
    return lost if lost > 0 else n


# --- § 13.6: after the fight
@procedure(
    "13.6",
    kinds={
        "place": "place",
        "stragglers": "flag",
        "unit": "unit",
        "raf_off": "raf_units",
        "lw_off": "luftwaffe_units",
        "late": "raf_units",
    },
)
class Aftermath(Procedure):
    """Spent units go home; then each side says who leaves, the RAF first; those left are in a dogfight."""

    place: Shown
    angels: Shown
    stragglers: Shown = 0
    unit: Shown = NONE
    choice: Shown = FIGHT_ON
    raf_off: Shown = 0  # who breaks off, one bit each
    lw_off: Shown = 0
    late: Shown = 0  # RAF units that are asked about their pursuit once the Luftwaffe has decided, one bit each
    answer: Shown = NO

    @step("13.6")
    def send_spent_units_home(self, t: Blue) -> Todo:
        """(1) At the highest disruption; bombers over their target bomb first, § 13.5.1."""
        for unit in range(UNITS):
            if t.fight[unit] == 0 or not is_up(t, unit) or not is_spent(t, unit):
                continue
            if is_raf(unit):
                if t.order[unit] != PANCAKE:
                    t.at[unit], t.angels[unit] = self.place, self.angels
                    pancake(t, unit)
            elif not is_about_to_bomb(t, unit) and not is_unit_pancaking(t, unit):
                if t.bomber[unit] == 0:
                    t.angels[unit] = self.angels
                t.dogfight[unit] = 0
                pancake_unit(t, unit)
        return GO_ON

    @step("13.6")
    def find_raf_unit(self, t: Blue) -> Todo:
        self.unit += 1
        while self.unit < RAF_UNITS and not may_decide(t, self.unit):
            self.unit += 1
        if self.unit < RAF_UNITS:
            return GO_ON
        self.unit = FIRST_SLOT - 1
        return self.go_to("find_luftwaffe_unit")

    @step("10.2.8", into="choice", of="afterwards")
    def choose_raf_conduct(self, t: Blue) -> Todo:
        """(2) Fight on or go home; where no dogfight can come of it, (3), to give up the pursuit, is asked with it."""
        t.offer(FIGHT_ON)
        if t.tally[self.unit] != NONE and self.is_settled_for_the_raf(t):
            t.offer(BREAK_OFF)
        t.offer(GO_HOME)
        return t.ask(RAF)

    @step("10.2.8")
    def note_raf_conduct(self, t: Blue) -> Todo:
        if self.choice == GO_HOME:
            pancake(t, self.unit)
            return t.do(LandingChoice(bit(self.unit)))
        if self.choice == BREAK_OFF:
            self.raf_off |= bit(self.unit)
        elif t.tally[self.unit] != NONE and not self.is_settled_for_the_raf(t):
            self.late |= bit(self.unit)
        return GO_ON

    @step("13.6")
    def find_another_raf_unit(self, t: Blue) -> Todo:
        return self.go_to("find_raf_unit")

    @step("13.6")
    def find_luftwaffe_unit(self, t: Blue) -> Todo:
        self.unit += 1
        while self.unit < UNITS and not may_decide(t, self.unit):
            self.unit += 1
        return GO_ON if self.unit < UNITS else self.go_to("begin_dogfight")

    @step("10.2.8", into="choice", of="afterwards")
    def choose_luftwaffe_conduct(self, t: Blue) -> Todo:
        t.offer(FIGHT_ON)
        if (
            is_sweep(t, t.raid[self.unit])
            and t.hunts[t.raid[self.unit]] != NONE
            and self.is_settled_for_the_luftwaffe(t)
        ):
            t.offer(BREAK_OFF)
        t.offer(GO_HOME)
        return t.ask(LUFTWAFFE)

    @step("10.2.8")
    def note_luftwaffe_conduct(self, t: Blue) -> Todo:
        if self.choice == GO_HOME:
            t.angels[self.unit] = self.angels
            t.dogfight[self.unit] = 0
            pancake_unit(t, self.unit)
        elif self.choice == BREAK_OFF:
            self.lw_off |= bit(self.unit - FIRST_SLOT)
        return self.go_to("find_luftwaffe_unit")

    @step("13.6")
    def begin_dogfight(self, t: Blue) -> Todo:
        """(2) Fighters of both sides that stay are in a dogfight; a fight with stragglers never becomes one."""
        if self.stragglers or not has_stayers(t, 0, RAF_UNITS) or not has_stayers(t, FIRST_SLOT, UNITS):
            return GO_ON
        enter_dogfight(t, self.place, self.angels)
        return DONE

    @step("13.6")
    def find_raf_pursuer(self, t: Blue) -> Todo:
        """(3) comes after the Luftwaffe's decision: there is no dogfight after all."""
        for unit in range(RAF_UNITS):
            if (self.late >> unit) & 1:
                self.late &= ~bit(unit)
                if is_up(t, unit) and t.tally[unit] != NONE and head_of(t, unit) == unit:
                    self.unit = unit
                    return GO_ON
        return self.go_to("break_off_pursuit")

    @step("13.6", into="answer", of="answer")
    def choose_to_break_off(self, t: Blue) -> Todo:
        t.offer(NO)
        t.offer(YES)
        return t.ask(RAF)

    @step("13.6")
    def note_breaking_off(self, t: Blue) -> Todo:
        if self.answer == YES:
            self.raf_off |= bit(self.unit)
        self.answer = NO
        return self.go_to("find_raf_pursuer")

    @step("13.6")
    def break_off_pursuit(self, t: Blue) -> Todo:
        """(3) Those who wished to leave the pursuit do."""
        for unit in range(RAF_UNITS):
            if (self.raf_off >> unit) & 1 and t.tally[unit] != NONE:
                lose_tally(t, head_of(t, unit))
        self.break_off_sweeps(t)
        end_dogfights(t)
        return DONE

    def break_off_sweeps(self, t: Blue) -> None:
        """§ 9.3.6: where the others of its raid pursue on, a unit leaves them under a counter of its own."""
        for raid in flying(t):
            leaving = [unit for unit in units_of(t, raid) if (self.lw_off >> (unit - FIRST_SLOT)) & 1]
            if len(leaving) == 0:
                continue
            new = raid
            if len(leaving) < len(units_of(t, raid)):
                for unit in leaving:
                    if new == raid:
                        new = break_off(t, unit)
                    else:
                        move_unit(t, unit, new)
                show_parts(t, raid, new)
            t.hunts[new] = NONE

    def is_settled_for_the_raf(self, t: Blue) -> bool:
        """No dogfight can come of it: with stragglers, or where the RAF sees no German fighter any more.

        It does not know which of them are on their way home, so that all whom it sees count; those who have left unseen do not.
        """
        if self.stragglers == 1:
            return True
        for unit in range(FIRST_SLOT, UNITS):
            if is_unit_told(t, unit) and t.fight[unit] and t.bomber[unit] == 0:
                return False
        return True

    def is_settled_for_the_luftwaffe(self, t: Blue) -> bool:
        """The RAF has decided by then: its orders are known."""
        return self.stragglers == 1 or not has_stayers(t, 0, RAF_UNITS)


def may_decide(t: Blue, unit: UnitId) -> bool:
    """A fighter that fought, is in the air and has not the pancake order yet."""
    if t.fight[unit] == 0 or not is_up(t, unit) or t.bomber[unit]:
        return False
    if is_raf(unit):
        return t.order[unit] != PANCAKE
    return not is_unit_pancaking(t, unit) and not (
        is_about_to_bomb(t, unit) and (is_spent(t, unit) or is_on_the_move(t))
    )


def is_on_the_move(t: Blue) -> bool:
    return t.phase == P_LW_MOVE or t.phase == P_PURSUIT
