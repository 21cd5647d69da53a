"""Scrambling, and the patrols that wait for it.  § 7.4.1, § 7.4.2, § 9.2.4, § 9.2.5 and § 12.2.1"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.codegen import procedure, step
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import DONE, GO_ON, PASS, Procedure, Shown, Todo
from opsroom.titles.bomber_command.rules.card_windows import Window, clear_roll
from opsroom.titles.bomber_command.rules.cards import AT_LEAST_ONE, FACT_ALERT, GROUNDED, SHUT, W_SCRAMBLE
from opsroom.titles.bomber_command.rules.charts import (
    AIRFIELD_CLOSES,
    FOG,
    HEAVY_CLOUD,
    INTRUDERS,
    SCRAMBLE_MODIFIER,
    WEATHER_MODIFIER,
    scramble_result,
)
from opsroom.titles.bomber_command.rules.combat import BritishAttack
from opsroom.titles.bomber_command.rules.counters import (
    AIRFIELD,
    DETACHMENT,
    FIRST_UNIT,
    FUEL,
    LAST_UNIT,
    PATROL,
    PATROL_NAMES,
    PATROLS,
    UNIT_ZONE,
    UNITS,
)
from opsroom.titles.bomber_command.rules.geography import (
    AROUND,
    BRITISH,
    CLOSED,
    GERMAN,
    HEXES,
    JD_3,
    JD_4,
    JUTLAND,
    OUT,
    READY,
    RECOVERED,
)
from opsroom.titles.bomber_command.rules.group_orders import G_SCRAMBLE, is_group, offer_divisions, ready_in
from opsroom.titles.bomber_command.rules.ids import PatrolId, UnitId
from opsroom.titles.bomber_command.rules.table import Bomber
from opsroom.titles.bomber_command.rules.units import clear_acted, deplete, is_airborne, is_twin, lose_fighters, put
from opsroom.titles.bomber_command.rules.weather import weather_at, weather_modifier

IN_THE_POOL: Final[i64] = 1
SPENT: Final[i64] = 2
ATTACK_UNIT: Final[i64] = 0
ATTACK_AIRFIELD: Final[i64] = 1
TASK_NAMES: Final = ["attack_unit", "attack_airfield"]
G_AIRFIELD: Final[i64] = PATROLS  # beside the patrols: a patrol that attacks an airfield
PATROL_GROUPS: Final = [f"{name}_to_airfield" for name in PATROL_NAMES]
INTRUDE: Final[i64] = 0
ROLE_NAMES: Final = ["intruder"]


@procedure("7.4.2")
class Scramble(Procedure):
    """Units take off and single-engined ones fly on; patrols strike; accidents are counted; intruders are declared."""

    unit: Shown = NONE
    place: Shown = NONE
    role: Shown = PASS

    @step("7.4.2")
    def begin(self, t: Bomber) -> Todo:
        clear_acted(t)
        for unit in range(FIRST_UNIT[t.scenario], LAST_UNIT[t.scenario]):
            t.patrolled[unit] = 0
        return GO_ON

    @step("7.4.2", into="unit", of="unit")
    def choose_scramble(self, t: Bomber) -> Todo:
        found = False
        for unit in range(FIRST_UNIT[t.scenario], LAST_UNIT[t.scenario]):
            if t.unit_at[unit] == READY:
                t.offer(unit)
                found = True
        if not found:
            return self.go_to("send_patrols")
        offer_divisions(t)
        t.offer(PASS)
        return t.ask(GERMAN)

    @step("7.4.2")
    def take_off(self, t: Bomber) -> Todo:
        if self.unit == PASS:
            return self.go_to("send_patrols")
        if is_group(self.unit):
            for unit in ready_in(t, self.unit - G_SCRAMBLE):
                lift(t, unit)
                t.acted[unit] = 1
            return self.go_to("choose_scramble")
        lift(t, self.unit)
        t.acted[self.unit] = 1
        return GO_ON

    @step("7.4.2", into="place", of="place")
    def choose_first_place(self, t: Bomber) -> Todo:
        """A single-engined unit may move one hex at once, before patrols and accidents, § 5.0."""
        here = t.unit_at[self.unit]
        if is_twin(self.unit) or here >= HEXES:
            return self.go_to("choose_scramble")
        t.offer(here)
        for hex in AROUND[here]:
            t.offer(hex)
        return t.ask(GERMAN)

    @step("7.4.2")
    def move_at_once(self, t: Bomber) -> Todo:
        if self.place != t.unit_at[self.unit]:
            t.tell("fighter_moved", self.unit, t.unit_at[self.unit], self.place)
            put(t, self.unit, self.place)
        return self.go_to("choose_scramble")

    @step("9.2.4")
    def send_patrols(self, t: Bomber) -> Todo:
        self.unit = NONE
        return t.do(Patrols(0))

    @step("7.4.2")
    def next_losses(self, t: Bomber) -> Todo:
        """Of each unit that took off now, one after the other."""
        self.unit = next_in_the_air(t, self.unit)
        return t.do(ScrambleLosses(self.unit)) if self.unit != NONE else self.go_to("next_unit")

    @step("7.4.2")
    def more_losses(self, t: Bomber) -> Todo:
        return self.go_to("next_losses")

    @step("12.2.1")
    def next_unit(self, t: Bomber) -> Todo:
        """Intruders are declared when all losses are known."""
        self.unit = next_in_the_air(t, self.unit)
        return GO_ON if self.unit != NONE else DONE

    @step("12.2.1", into="role", of="role")
    def choose_role(self, t: Bomber) -> Todo:
        if not may_intrude(t, self.unit):
            return self.go_to("next_unit")
        t.offer(INTRUDE)
        t.offer(PASS)
        return t.ask(GERMAN)

    @step("12.2.1")
    def declare_intruder(self, t: Bomber) -> Todo:
        if self.role == INTRUDE:
            make_intruder(t, self.unit)
        return self.go_to("next_unit")


def next_in_the_air(t: Bomber, unit: UnitId) -> UnitId:
    """The next of the units that took off in this phase and are still up; NONE after the last."""
    for following in range(unit + 1, UNITS):
        if t.acted[following] and t.unit_at[following] <= JUTLAND:
            return following
    return NONE


def lift(t: Bomber, unit: UnitId) -> None:
    """Off the ground: its hex, its fuel, and a scramble marker on twin-engined units."""
    put(t, unit, AIRFIELD[unit])
    t.fuel[unit] = FUEL[unit]
    t.scrambled[unit] = 1 if is_twin(unit) else 0
    t.returning[unit] = 0
    t.gci[unit] = 0
    t.intruder[unit] = 0
    t.tell("scrambled", unit, AIRFIELD[unit])


def make_intruder(t: Bomber, unit: UnitId) -> None:
    t.intruder[unit] = 1
    t.intruders_declared += 1
    t.tell("intruder", unit)


def may_intrude(t: Bomber, unit: UnitId) -> bool:
    """§ 12.2.1: units of the third and fourth divisions; one a night in Berlin."""
    if t.intruder_rule == 0 or not is_airborne(t, unit) or t.intruders_declared >= INTRUDERS[t.scenario]:
        return False
    return UNIT_ZONE[unit] == JD_3 or UNIT_ZONE[unit] == JD_4


@procedure("7.4.2", kinds={"unit": "unit", "is_quick": "flag"})
class ScrambleLosses(Procedure):
    unit: Shown
    is_quick: Shown = 0  # by Quick Reaction Alert
    dice: Shown = 0

    @step("6.2")
    def play_cards(self, t: Bomber) -> Todo:
        clear_roll(t)
        facts = FACT_ALERT if self.is_quick else 0
        return t.do(Window(W_SCRAMBLE, self.unit, NONE, facts, AIRFIELD[self.unit]))

    @step("7.4.2")
    def check_grounded(self, t: Bomber) -> Todo:
        if t.roll_marks & GROUNDED:
            put(t, self.unit, OUT)
            t.tell("grounded", self.unit)
            return DONE
        if t.roll_marks & SHUT:
            put(t, self.unit, CLOSED)
            t.tell("airfield_closed", self.unit)
            return DONE
        return GO_ON

    @step("7.4.2", into="dice")
    def roll_scramble(self, t: Bomber) -> Todo:
        return t.roll(2)

    @step("7.4.2")
    def apply_scramble(self, t: Bomber) -> Todo:
        total = self.dice + SCRAMBLE_MODIFIER[weather_at(t, AIRFIELD[self.unit])] + t.roll_mod
        result = scramble_result(total)
        lost = result // 2
        if lost == 0 and t.roll_marks & AT_LEAST_ONE:
            lost = 1
        lose_fighters(t, self.unit, lost)
        if result % 2 and DETACHMENT[self.unit] == 0:
            deplete(t, self.unit)  # § 9.8.1: a card may have depleted it a moment ago
        return DONE


@procedure("7.4.2", kinds={"unit": "unit"})
class QuickScramble(Procedure):
    """Card 95: off the ground, one hex on, and no marker; nobody can wait for it over its airfield."""

    unit: Shown
    place: Shown = NONE
    role: Shown = PASS

    @step("7.4.2")
    def take_off_at_once(self, t: Bomber) -> Todo:
        lift(t, self.unit)
        t.scrambled[self.unit] = 0
        t.acted[self.unit] = 1
        return t.do(ScrambleLosses(self.unit, 1))

    @step("7.4.2", into="place", of="place")
    def choose_quick_place(self, t: Bomber) -> Todo:
        here = t.unit_at[self.unit]
        if here >= HEXES:
            return self.go_to("choose_quick_role")
        t.offer(here)
        for hex in AROUND[here]:
            t.offer(hex)
        return t.ask(GERMAN)

    @step("7.4.2")
    def move_quickly(self, t: Bomber) -> Todo:
        if self.place != t.unit_at[self.unit]:
            t.tell("fighter_moved", self.unit, t.unit_at[self.unit], self.place)
            put(t, self.unit, self.place)
        return GO_ON

    @step("12.2.1", into="role", of="role")
    def choose_quick_role(self, t: Bomber) -> Todo:
        """An alert is a scramble too."""
        if not may_intrude(t, self.unit):
            return GO_ON
        t.offer(INTRUDE)
        t.offer(PASS)
        return t.ask(GERMAN)

    @step("12.2.1")
    def declare_quick_intruder(self, t: Bomber) -> Todo:
        if self.role == INTRUDE:
            make_intruder(t, self.unit)
        return DONE


@procedure("9.2.4", kinds={"landing": "flag"})
class Patrols(Procedure):
    """Downfall: patrols over airfields, against units that take off (0) or that have just landed (1)."""

    landing: Shown
    patrol: Shown = NONE
    unit: Shown = NONE
    task: Shown = ATTACK_UNIT

    @step("9.2.4", into="patrol", of="patrol")
    def choose_patrol(self, t: Bomber) -> Todo:
        if not any_prey(t, self.landing):
            return DONE
        found = False
        for patrol in range(PATROLS):
            if t.patrol[patrol] == IN_THE_POOL:
                t.offer(patrol)
                found = True
        if not found:
            return DONE
        if not self.landing and any_field_in_sight(t):
            for patrol in range(PATROLS):
                if t.patrol[patrol] == IN_THE_POOL:
                    t.offer(G_AIRFIELD + patrol)
        t.offer(PASS)
        return t.ask(BRITISH)

    @step("9.2.5")
    def take_patrol(self, t: Bomber) -> Todo:
        """The patrol alone, or the patrol and what it does."""
        self.task = ATTACK_UNIT
        if self.patrol >= G_AIRFIELD:
            self.patrol -= G_AIRFIELD
            self.task = ATTACK_AIRFIELD
        return GO_ON

    @step("9.2.4", into="unit", of="unit")
    def choose_prey(self, t: Bomber) -> Todo:
        if self.patrol == PASS:
            return DONE
        for unit in range(FIRST_UNIT[t.scenario], LAST_UNIT[t.scenario]):
            if is_prey(t, unit, self.landing):
                if self.task == ATTACK_AIRFIELD and not is_field_in_sight(t, unit):
                    t.refuse(unit, "9.2.5", "airfield_not_seen")
                else:
                    t.offer(unit)
        return t.ask(BRITISH)

    @step("9.2.5", into="task", of="task")
    def choose_task(self, t: Bomber) -> Todo:
        if self.landing:
            return self.go_to("strike_landing")
        if self.task == ATTACK_AIRFIELD:
            return GO_ON
        t.offer(ATTACK_UNIT)
        if is_field_in_sight(t, self.unit):
            t.offer(ATTACK_AIRFIELD)
        else:
            t.refuse(ATTACK_AIRFIELD, "9.2.5", "airfield_not_seen")
        return t.ask(BRITISH)

    @step("9.2.4")
    def strike(self, t: Bomber) -> Todo:
        spend(t, self.patrol)
        t.patrolled[self.unit] = 1
        if self.task == ATTACK_AIRFIELD:
            total = t.die() + PATROL[self.patrol]
            t.tell("airfield_attacked", self.unit, total)
            if total >= AIRFIELD_CLOSES:
                put(t, self.unit, CLOSED)
                t.tell("airfield_closed", self.unit)
            return self.go_to("choose_patrol")
        return t.do(BritishAttack(self.unit, PATROL[self.patrol], weather_modifier(t, AIRFIELD[self.unit])))

    @step("9.2.4")
    def next_patrol(self, t: Bomber) -> Todo:
        return self.go_to("choose_patrol")

    @step("9.2.4")
    def strike_landing(self, t: Bomber) -> Todo:
        spend(t, self.patrol)
        t.patrolled[self.unit] = 1
        return t.do(BritishAttack(self.unit, PATROL[self.patrol], WEATHER_MODIFIER[t.weather[t.landed_in[self.unit]]]))

    @step("9.2.4")
    def next_landing_patrol(self, t: Bomber) -> Todo:
        return self.go_to("choose_patrol")


def is_prey(t: Bomber, unit: UnitId, landing: i64) -> bool:
    """One patrol at most for a unit in a phase."""
    if t.patrolled[unit]:
        return False
    if landing:
        return t.unit_at[unit] == RECOVERED
    return t.acted[unit] == 1 and t.unit_at[unit] <= JUTLAND


def is_field_in_sight(t: Bomber, unit: UnitId) -> bool:
    """§ 9.2.5: not in fog or heavy cloud."""
    weather = weather_at(t, AIRFIELD[unit])
    return weather != FOG and weather != HEAVY_CLOUD


def any_field_in_sight(t: Bomber) -> bool:
    for unit in range(FIRST_UNIT[t.scenario], LAST_UNIT[t.scenario]):
        if is_prey(t, unit, 0) and is_field_in_sight(t, unit):
            return True
    return False


def any_prey(t: Bomber, landing: i64) -> bool:
    for unit in range(FIRST_UNIT[t.scenario], LAST_UNIT[t.scenario]):
        if is_prey(t, unit, landing):
            return True
    return False


def spend(t: Bomber, patrol: PatrolId) -> None:
    """Back on the turn track after as many turns as it is strong."""
    t.patrol[patrol] = SPENT
    t.patrol_back[patrol] = t.turn + PATROL[patrol]
    t.tell("patrol_sent", patrol, t.patrol_back[patrol])
