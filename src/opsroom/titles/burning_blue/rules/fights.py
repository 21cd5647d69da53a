"""Combat: strength, losses, cohesion, ammunition, what follows; dogfights.  § 13.4 to § 13.6"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.bits import bit
from opsroom.engine.making import procedure, step
from opsroom.engine.procedure import DONE, GO_ON, PASS, Procedure, Shown, Todo
from opsroom.titles.burning_blue.rules.command import head_of
from opsroom.titles.burning_blue.rules.forces import (
    AGAINST_FIGHTERS,
    AGAINST_STUKAS,
    ATTACK_COLUMN,
    CEILING,
    ERPRO,
    FULL_VALUE,
    HURRICANE,
    LUFTWAFFE,
    RAF,
    SMALL_VALUE,
    SPITFIRE,
    SPITFIRE_421,
)
from opsroom.titles.burning_blue.rules.formations import flies_vic, lose_tally, pancake
from opsroom.titles.burning_blue.rules.geography import NONE
from opsroom.titles.burning_blue.rules.losses import (
    aircraft_left,
    is_green,
    is_spent,
    is_up,
    jettison,
    leave_wing,
    lose,
    roll_cohesion,
)
from opsroom.titles.burning_blue.rules.raiding import (
    EscortChoice,
    TallyChoice,
    break_off,
    has_parted,
    has_shed,
    is_alone,
    is_sweep,
    is_unit_pancaking,
    pancake_unit,
)
from opsroom.titles.burning_blue.rules.sums import (
    AMMO_SHAKES,
    BOUNCE_FIGHTS,
    CLIMBER_ATTACKS,
    CLIMBER_DEFENDS,
    COHESION_AMOUNTS,
    COMBAT_AMOUNTS,
    DISRUPTED_ATTACKS,
    GREEN_ATTACKS,
    GREEN_DEFENDS,
    GREEN_SHAKES,
    S_ATTACK,
    S_DEFENCE,
    SMALL_ATTACKS,
    WEAK_ATTACKS,
    WING_ATTACKS,
    tell_sum,
    total_of,
)
from opsroom.titles.burning_blue.rules.table import (
    BOMBING,
    CLOSE_ESCORT,
    FIRST_SLOT,
    NO_ORDER,
    P_LW_MOVE,
    P_PURSUIT,
    PANCAKE,
    PURSUIT,
    RAF_UNITS,
    TOP_COVER,
    UNITS,
    Blue,
    halves,
    is_raf,
    place_of,
    seat_of,
)
from opsroom.titles.burning_blue.rules.tables import (
    ATTACK_LOSSES,
    ATTACK_SHAKES,
    BOMBER_COLUMN,
    BOUNCE,
    COMBAT_ROLLS,
    DEFENCE_LOSSES,
    DEFENCE_SHAKES,
    F_CLOSE_ESCORT,
    F_DISRUPTED,
    F_ERPRO_BOMBS,
    F_HURRICANE,
    F_SPITFIRE,
    F_VIC,
    HURRICANE_HIGH,
    INTERCEPT,
    SPITFIRE_HIGH,
    STRAGGLER,
    STUKA_COLUMN,
    TIE_RAF,
)

ATTACKS: Final[i64] = 1  # `fight`
DEFENDS: Final[i64] = 2
EVEN: Final[i64] = 4  # the column of a difference of 0
FIGHT_ON: Final[i64] = 0  # what a unit does after a fight
BREAK_OFF: Final[i64] = 1
GO_HOME: Final[i64] = 2
AFTERWARDS: Final = ["fight_on", "break_off", "pancake"]


# --- § 13.4.1: fighter values
def fighter_value(t: Blue, unit: i64, defends: bool, dogfighting: bool) -> i64:
    kind = t.kind[unit]
    value = SMALL_VALUE[kind] if t.small[unit] else FULL_VALUE[kind]
    if kind == ERPRO and t.bombs[unit]:
        value += F_ERPRO_BOMBS
    if t.disruption[unit] > 0:
        value += F_DISRUPTED
    elif is_raf(unit) and defends and not dogfighting and flies_vic(t, unit):
        value += F_VIC
    if (kind == SPITFIRE or kind == SPITFIRE_421) and t.angels[unit] >= SPITFIRE_HIGH:
        value += F_SPITFIRE
    if kind == HURRICANE and t.angels[unit] >= HURRICANE_HIGH:
        value += F_HURRICANE
    if t.task[unit] == CLOSE_ESCORT:
        value += F_CLOSE_ESCORT
    return value


def best_of(t: Blue, flag: i64, dogfighting: bool) -> i64:
    """The unit whose value counts: each side chooses its best."""
    best: i64 = NONE
    for unit in range(UNITS):
        if t.fight[unit] == flag:
            if best == NONE or value_of(t, unit, flag, dogfighting) > value_of(t, best, flag, dogfighting):
                best = unit
    return best


def value_of(t: Blue, unit: i64, flag: i64, dogfighting: bool) -> i64:
    return fighter_value(t, unit, flag == DEFENDS, dogfighting)


def side_value(t: Blue, flag: i64, dogfighting: bool) -> i64:
    """The best unit, and one more for each further squadron or Gruppe; small units count when they make one up."""
    best = best_of(t, flag, dogfighting)
    parts: i64 = 0
    for unit in range(UNITS):
        if t.fight[unit] == flag and unit != best:
            parts += halves(t, unit) if is_raf(unit) else (1 if t.small[unit] else 3)
    return value_of(t, best, flag, dogfighting) + parts // (2 if is_raf(best) else 3)


def column_for(t: Blue, dogfighting: bool) -> i64:
    """§ 13.4.2: by the bomber that is attacked, or by the difference of the sides."""
    for unit in range(FIRST_SLOT, UNITS):
        if t.fight[unit] == DEFENDS and ATTACK_COLUMN[t.kind[unit]] != AGAINST_FIGHTERS:
            return STUKA_COLUMN if ATTACK_COLUMN[t.kind[unit]] == AGAINST_STUKAS else BOMBER_COLUMN
    return column_of(side_value(t, ATTACKS, dogfighting) - side_value(t, DEFENDS, dogfighting))


def column_of(difference: i64) -> i64:
    if difference > EVEN:
        return 2 * EVEN
    return 0 if difference < -EVEN else difference + EVEN


def combat_modifier(t: Blue, contact: i64, column: i64, dogfighting: bool) -> i64:
    """§ 13.4.3: added to both rolls."""
    return total_of(COMBAT_AMOUNTS, combat_reasons(t, contact, column, dogfighting))


def combat_reasons(t: Blue, contact: i64, column: i64, dogfighting: bool) -> i64:
    lead, other = best_of(t, ATTACKS, dogfighting), best_of(t, DEFENDS, dogfighting)
    found: i64 = 0
    if not dogfighting:
        if contact == BOUNCE or contact == STRAGGLER:
            found |= BOUNCE_FIGHTS
        if t.climbed[lead] == 1:
            found |= CLIMBER_ATTACKS
        if t.climbed[other] == 1 and column < BOMBER_COLUMN:
            found |= CLIMBER_DEFENDS
        if is_raf(lead) and is_green(t, head_of(t, lead)):
            found |= GREEN_ATTACKS
        if is_raf(other) and is_green(t, head_of(t, other)):
            found |= GREEN_DEFENDS
    return found | against_bombers(t, lead) if column >= BOMBER_COLUMN else found


def against_bombers(t: Blue, lead: i64) -> i64:
    found: i64 = 0
    n: i64 = 0
    for unit in range(RAF_UNITS):
        if t.fight[unit] == ATTACKS:
            n += halves(t, unit)
    if n >= 4:
        found |= WING_ATTACKS
    if n < 2:
        found |= SMALL_ATTACKS
    if FULL_VALUE[t.kind[lead]] <= 3 and t.kind[lead] != SPITFIRE_421:
        found |= WEAK_ATTACKS
    if t.disruption[lead] > 0:
        found |= DISRUPTED_ATTACKS
    return found


def clear_fight(t: Blue) -> None:
    for unit in range(UNITS):
        t.fight[unit] = 0


@procedure("13.4")
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
        """Whoever fights shows its face; Jabos let their bombs go."""
        for unit in range(FIRST_SLOT, UNITS):
            if t.fight[unit] > 0:
                t.seen[unit] = t.known[unit] = -1
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
        """Everybody who fought, except the stragglers' unit."""
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
                t.fought[unit] = 1
                if t.bomber[unit] == 0:
                    t.low_ammo[unit] = 1
        return GO_ON

    @step("13.6")
    def see_what_follows(self, t: Blue) -> Todo:
        return t.do(Aftermath(self.place, self.angels, 1 if self.contact == STRAGGLER else 0))

    @step("9.3.6")
    def send_escorts_along(self, t: Blue) -> Todo:
        return t.do(EscortChoice()) if has_shed(t) else GO_ON

    @step("12.1.4")
    def share_tallies(self, t: Blue) -> Todo:
        return t.do(TallyChoice()) if has_parted(t) else GO_ON

    @step("13.6")
    def end_combat(self, t: Blue) -> Todo:
        clear_fight(t)
        return DONE

    def shake(self, t: Blue, unit: i64, result: i64) -> None:
        reasons: i64 = 0
        if t.bomber[unit] == 0 and t.low_ammo[unit]:
            reasons |= AMMO_SHAKES
        if self.dogfighting == 0 and is_green(t, unit):
            reasons |= GREEN_SHAKES
        roll_cohesion(t, unit, result + total_of(COHESION_AMOUNTS, reasons), reasons)


def within(roll: i64) -> i64:
    return 1 if roll < 1 else COMBAT_ROLLS if roll > COMBAT_ROLLS else roll


def count(t: Blue, flag: i64) -> i64:
    n: i64 = 0
    for unit in range(UNITS):
        if t.fight[unit] == flag:
            n += 1
    return n


def offer_losses(t: Blue, flag: i64) -> i64:
    """The units among which losses are shared, and whose they are."""
    seat: i64 = LUFTWAFFE
    for unit in range(UNITS):
        if t.fight[unit] == flag:
            t.offer(unit)
            seat = seat_of(unit)
    return seat


def take_loss(t: Blue, flag: i64, chosen: i64, aircraft: i64, place: i64) -> i64:
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
@procedure("13.6")
class Aftermath(Procedure):
    """Spent units go home; then each side says who leaves, the RAF first; whoever is left dogfights."""

    place: Shown
    angels: Shown
    stragglers: Shown = 0
    unit: Shown = -1
    choice: Shown = FIGHT_ON
    raf_off: Shown = 0  # who breaks off, one bit each
    lw_off: Shown = 0

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
        t.offer(FIGHT_ON)
        if t.tally[self.unit] != NONE:
            t.offer(BREAK_OFF)
        t.offer(GO_HOME)
        return t.ask(RAF)

    @step("10.2.8")
    def note_raf_conduct(self, t: Blue) -> Todo:
        if self.choice == GO_HOME:
            pancake(t, self.unit)
        elif self.choice == BREAK_OFF:
            self.raf_off |= bit(self.unit)
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
        if is_sweep(t, t.raid[self.unit]) and t.hunts[t.raid[self.unit]] != NONE:
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
    def break_off_pursuit(self, t: Blue) -> Todo:
        """(3) Those who wished to leave the pursuit do."""
        for unit in range(RAF_UNITS):
            if (self.raf_off >> unit) & 1 and t.tally[unit] != NONE:
                lose_tally(t, head_of(t, unit))
        for unit in range(FIRST_SLOT, UNITS):
            if (self.lw_off >> (unit - FIRST_SLOT)) & 1 and t.raid[unit] != NONE:
                t.hunts[t.raid[unit]] = NONE
        end_dogfights(t)
        return DONE


def may_decide(t: Blue, unit: i64) -> bool:
    """A fighter that fought, is in the air and has not the pancake order yet."""
    if t.fight[unit] == 0 or not is_up(t, unit) or t.bomber[unit]:
        return False
    if is_raf(unit):
        return t.order[unit] != PANCAKE
    return not is_unit_pancaking(t, unit) and not is_about_to_bomb(t, unit)


def is_about_to_bomb(t: Blue, unit: i64) -> bool:
    """§ 13.5.1: it is over its target in the movement that brought it there, with its bombs."""
    raid = t.raid[unit]
    if t.bombs[unit] == 0 or (t.phase != P_LW_MOVE and t.phase != P_PURSUIT):
        return False
    return (
        t.off_course[raid] == 0 and t.leg[raid] == t.target_way[raid] and t.step[raid] == 0 and t.target_way[raid] > 0
    )


def has_stayers(t: Blue, first: i64, last: i64) -> bool:
    for unit in range(first, last):
        if may_stay(t, unit):
            return True
    return False


def may_stay(t: Blue, unit: i64) -> bool:
    if t.fight[unit] == 0 or not is_up(t, unit) or t.bomber[unit]:
        return False
    return t.order[unit] != PANCAKE if is_raf(unit) else not is_unit_pancaking(t, unit)


# --- § 13.6.1: dogfights
def enter_dogfight(t: Blue, place: i64, angels: i64) -> None:
    """They join a dogfight at the same place and height, or begin one.  Wings dissolve."""
    number = dogfight_at(t, place, angels)
    for unit in range(UNITS):
        if not may_stay(t, unit):
            continue
        t.dogfight[unit] = number
        t.angels[unit] = angels
        if is_raf(unit):
            leave_wing(t, unit)
            t.at[unit] = place
        else:
            raid = t.raid[unit]
            if is_sweep(t, raid) and not is_alone(t, unit) and not all_dogfight(t, raid):
                raid = break_off(t, unit)
            t.orbiting[raid] = 0
    t.tell("dogfight_begins", place, angels)


def all_dogfight(t: Blue, raid: i64) -> bool:
    for unit in range(FIRST_SLOT, UNITS):
        if t.raid[unit] == raid and not may_stay(t, unit):
            return False
    return True


def dogfight_at(t: Blue, place: i64, angels: i64) -> i64:
    highest: i64 = 0
    for unit in range(UNITS):
        if t.dogfight[unit] > 0 and is_up(t, unit):
            if place_of(t, unit) == place and t.angels[unit] == angels:
                return t.dogfight[unit]
            if t.dogfight[unit] > highest:
                highest = t.dogfight[unit]
    return highest + 1


def end_dogfights(t: Blue) -> None:
    """A dogfight with one side left is over; RAF units go back to pursuit if they still see their raid."""
    for unit in range(UNITS):
        if t.dogfight[unit] > 0 and not has_opponent(t, unit):
            t.dogfight[unit] = 0
            if is_raf(unit):
                t.order[unit] = PURSUIT if t.tally[unit] != NONE else NO_ORDER
                t.goal[unit] = NONE
            elif t.task[unit] == TOP_COVER:
                t.climbed[unit] = CLIMBS_BACK


CLIMBS_BACK: Final[i64] = 2  # a mark in `climbed`: § 9.3.7 lets it climb above the bombers again


def has_opponent(t: Blue, unit: i64) -> bool:
    for other in range(UNITS):
        if t.dogfight[other] == t.dogfight[unit] and is_raf(other) != is_raf(unit) and is_up(t, other):
            return True
    return False


@procedure("13.2.3")
class Dogfights(Procedure):
    """The dogfight phase: every dogfight is a fight without interception."""

    number: Shown = 0
    roll: Shown = 0
    raf_value: Shown = 0
    lw_value: Shown = 0
    unit: Shown = FIRST_SLOT - 1
    angels: Shown = 0

    @step("13.6.1")
    def find_dogfight(self, t: Blue) -> Todo:
        end_dogfights(t)
        self.number += 1
        if self.number > last_dogfight(t):
            return self.go_to("find_top_cover")
        return GO_ON if has_dogfight(t, self.number) else self.go_to("find_dogfight")

    @step("13.6.1")
    def add_up_the_sides(self, t: Blue) -> Todo:
        """Each as if it attacked."""
        for unit in range(UNITS):
            t.fight[unit] = 0 if t.dogfight[unit] != self.number else (ATTACKS if is_raf(unit) else DEFENDS)
        self.raf_value = side_value(t, ATTACKS, True)
        swap_sides(t)
        self.lw_value = side_value(t, ATTACKS, True)
        return GO_ON

    @step("13.6.1", into="roll")
    def roll_for_attacker(self, t: Blue) -> Todo:
        return t.roll(1) if self.raf_value == self.lw_value else GO_ON

    @step("13.6.1")
    def fight(self, t: Blue) -> Todo:
        """The stronger side attacks; at even strength a die decides."""
        if self.raf_value > self.lw_value or (self.raf_value == self.lw_value and self.roll <= TIE_RAF):
            swap_sides(t)
        unit = best_of(t, ATTACKS, True)
        return t.do(Combat(INTERCEPT, place_of(t, unit), t.angels[unit], 1))

    @step("13.6.1")
    def go_on_to_the_next(self, t: Blue) -> Todo:
        return self.go_to("find_dogfight")

    @step("9.3.7")
    def find_top_cover(self, t: Blue) -> Todo:
        self.unit += 1
        while self.unit < UNITS and t.climbed[self.unit] != CLIMBS_BACK:
            self.unit += 1
        return GO_ON if self.unit < UNITS else DONE

    @step("9.3.7", into="angels")
    def choose_top_cover_height(self, t: Blue) -> Todo:
        """Top cover that was drawn down to the bombers may go two or four Angels above them at no cost."""
        low = bomber_angels(t, t.raid[self.unit])
        if low == NONE or t.angels[self.unit] != low:
            return self.go_to("note_height")
        for above in range(0, 5, 2):
            if low + above <= CEILING[t.kind[self.unit]]:
                t.offer(low + above)
        return t.ask(LUFTWAFFE)

    @step("9.3.7")
    def set_height(self, t: Blue) -> Todo:
        t.angels[self.unit] = t.plotted[self.unit] = t.plotted_back[self.unit] = self.angels
        return GO_ON

    @step("9.3.7")
    def note_height(self, t: Blue) -> Todo:
        t.climbed[self.unit] = 0
        return self.go_to("find_top_cover")


def bomber_angels(t: Blue, raid: i64) -> i64:
    if raid == NONE:
        return NONE
    for unit in range(FIRST_SLOT, UNITS):
        if t.raid[unit] == raid and t.task[unit] == BOMBING:
            return t.angels[unit]
    return NONE


def swap_sides(t: Blue) -> None:
    for unit in range(UNITS):
        if t.fight[unit] > 0:
            t.fight[unit] = ATTACKS + DEFENDS - t.fight[unit]


def last_dogfight(t: Blue) -> i64:
    last: i64 = 0
    for unit in range(UNITS):
        if t.dogfight[unit] > last:
            last = t.dogfight[unit]
    return last


def has_dogfight(t: Blue, number: i64) -> bool:
    for unit in range(UNITS):
        if t.dogfight[unit] == number:
            return True
    return False


def travels_with(t: Blue, raid: i64) -> i64:
    """The dogfight that moves along with a bombing raid, 0 for none; a sweep's stays where it is."""
    if is_sweep(t, raid):
        return 0
    for unit in range(FIRST_SLOT, UNITS):
        if t.raid[unit] == raid and t.dogfight[unit] > 0:
            return t.dogfight[unit]
    return 0
