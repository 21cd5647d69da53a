"""What a card is aimed at: a unit, a city, a raid or a patrol is chosen, and what becomes of it.  § 6.2; § 9.2.2, § 9.6.2, § 9.6.3"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from opsroom.engine.codegen import procedure, step
from opsroom.engine.column import with_value
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import DONE, GO_ON, Procedure, Shown, Todo
from opsroom.titles.bomber_command.rules.card_targets import (
    CITY_TARGETS,
    HAS_ATTACKED,
    UNIT_TARGETS,
    blip_hex,
    can_fire_from,
    can_stray,
    guns_at,
    is_in_reach,
    strength_of_flak,
)
from opsroom.titles.bomber_command.rules.cards import (
    AMOUNT,
    DOES,
)
from opsroom.titles.bomber_command.rules.charts import TAME_BOAR
from opsroom.titles.bomber_command.rules.combat import (
    BritishAttack,
    FlakAttack,
    NightAttack,
    roll_fighter_losses,
)
from opsroom.titles.bomber_command.rules.counters import PATROLS
from opsroom.titles.bomber_command.rules.geography import (
    BRITISH,
    CITY_HEX,
    GERMAN,
    RAIDS,
)
from opsroom.titles.bomber_command.rules.ids import CityId, FunctionId, UnitId
from opsroom.titles.bomber_command.rules.raids import change_damage
from opsroom.titles.bomber_command.rules.scramble import QuickScramble
from opsroom.titles.bomber_command.rules.table import COUNTERS, Bomber
from opsroom.titles.bomber_command.rules.units import deplete
from opsroom.titles.bomber_command.rules.weather import weather_modifier

REMOVED: Final[i64] = 3  # the state of a patrol counter


# --- what the unit suffers or does that was aimed at
def deplete_unit(t: Bomber, function: FunctionId, unit: UnitId) -> Todo:
    deplete(t, unit)
    return DONE


def hunt_unit(t: Bomber, function: FunctionId, unit: UnitId) -> Todo:
    deplete(t, unit)
    weather = weather_modifier(t, t.unit_at[unit])
    return t.instead(BritishAttack(unit, AMOUNT[function], weather))


def fire_at_unit(t: Bomber, function: FunctionId, unit: UnitId) -> Todo:
    roll_fighter_losses(t, function, unit)
    return DONE


def scramble_unit(t: Bomber, function: FunctionId, unit: UnitId) -> Todo:
    return t.instead(QuickScramble(unit))


def send_after_stragglers(t: Bomber, function: FunctionId, unit: UnitId) -> Todo:
    """The raid is chosen next."""
    return GO_ON


STRIKES: Final[dict[str, Callable[[Bomber, FunctionId, UnitId], Todo]]] = {
    "deplete_any": deplete_unit,
    "hunt": hunt_unit,
    "flak_on_fighter": fire_at_unit,
    "straggler": send_after_stragglers,
    "quick_scramble": scramble_unit,
}


# --- what is done to the city that was aimed at
def light_up(t: Bomber, city: CityId, amount: i64) -> None:
    hex = CITY_HEX[city]
    t.flares = with_value(t.flares, hex, t.flares[hex] + amount)


def bring_flak(t: Bomber, city: CityId, amount: i64) -> None:
    t.mobile_flak[city] += amount


def recall_flak(t: Bomber, city: CityId, amount: i64) -> None:
    t.flak_moved[city] = 0


CITY_MARKS: Final[dict[str, Callable[[Bomber, CityId, i64], None]]] = {
    "light_up": light_up,
    "bring_flak": bring_flak,
    "recall_flak": recall_flak,
}


# --- the choices
@procedure("6.2", kinds={"seat": "seat", "function": "play"})
class UnitChoice(Procedure):
    """A night-fighter unit for Corona, Serrate, Perfectos, Trigger Happy Flak, stragglers or an alert."""

    seat: Shown
    function: Shown
    unit: Shown = NONE
    blip: Shown = NONE

    @step("6.2", into="unit", of="unit")
    def choose_unit_for_card(self, t: Bomber) -> Todo:
        UNIT_TARGETS[DOES[self.function]].offer(t)
        return t.ask(self.seat)

    @step("9.2.2")
    def strike_the_unit(self, t: Bomber) -> Todo:
        t.tell("card_aimed", self.function, self.unit)
        return STRIKES[DOES[self.function]](t, self.function, self.unit)

    @step("9.4", into="blip", of="blip")
    def choose_straggling_raid(self, t: Bomber) -> Todo:
        for blip in range(COUNTERS):
            if is_in_reach(t, self.unit, blip):
                t.offer(blip)
        return t.ask(self.seat)

    @step("9.4")
    def attack_the_stragglers(self, t: Bomber) -> Todo:
        t.acted[self.unit] = HAS_ATTACKED  # it makes no contact and no other attack, § 9.4.1
        t.raid_now = t.blip_raid[self.blip]
        return t.instead(NightAttack(self.unit, TAME_BOAR, NONE))


@procedure("6.2", kinds={"seat": "seat", "function": "play"})
class CityChoice(Procedure):
    """A city for searchlights and flares, or for mobile flak."""

    seat: Shown
    function: Shown
    city: Shown = NONE

    @step("6.2", into="city", of="city")
    def choose_city_for_card(self, t: Bomber) -> Todo:
        CITY_TARGETS[DOES[self.function]].offer(t)
        return t.ask(self.seat)

    @step("6.2")
    def mark_the_city(self, t: Bomber) -> Todo:
        CITY_MARKS[DOES[self.function]](t, self.city, AMOUNT[self.function])
        t.tell("city_marked", self.function, self.city)
        return DONE


@procedure("9.6.2", kinds={"marks": "marks"})
class Straying(Procedure):
    """Straying Bombers: flak or searchlights fire at a detected raid that does not bomb."""

    blip: Shown = NONE
    hex: Shown = NONE
    raid: i64 = NONE  # of the attack that it interrupts, with what cards have done to it
    modifier: Shown = 0
    marks: Shown = 0
    less: Shown = 0

    @step("9.6.2", into="blip", of="blip")
    def choose_straying_raid(self, t: Bomber) -> Todo:
        for blip in range(COUNTERS):
            if can_stray(t, blip):
                t.offer(blip)
        return t.ask(GERMAN)

    @step("9.6.2", into="hex", of="place")
    def choose_hex_of_flak(self, t: Bomber) -> Todo:
        for part in range(3):
            hex = blip_hex(t, self.blip, part)
            if hex == NONE or not can_fire_from(t, hex):
                continue
            if part == 0 or hex != blip_hex(t, self.blip, 0):  # a stream may touch the hex of its head again
                t.offer(hex)
        return t.ask(GERMAN)

    @step("9.6.2")
    def fire_at_stragglers(self, t: Bomber) -> Todo:
        city = guns_at(t, self.hex)
        value: i64 = 0 if city == NONE else strength_of_flak(t, city)
        self.raid, self.modifier, self.marks, self.less = t.raid_now, t.roll_mod, t.roll_marks, t.losses_less
        t.raid_now = t.blip_raid[self.blip]
        return t.do(FlakAttack(self.hex, city, value))

    @step("9.6.2")
    def return_to_the_roll(self, t: Bomber) -> Todo:
        """The card comes at any time, even while another roll is waited for."""
        t.raid_now, t.roll_mod, t.roll_marks, t.losses_less = self.raid, self.modifier, self.marks, self.less
        return DONE


@procedure("6.2", kinds={"function": "play"})
class Mending(Procedure):
    """Lucky Crews: one or two markers; two where there are two."""

    function: Shown
    raid: i64 = NONE

    @step("9.8.4", into="raid", of="raid")
    def choose_mended_raid(self, t: Bomber) -> Todo:
        for raid in range(RAIDS):
            if t.damage[raid] > 0 and t.gone[raid] == 0:
                t.offer(raid)
        return t.ask(BRITISH)

    @step("9.8.4")
    def mend(self, t: Bomber) -> Todo:
        n = AMOUNT[self.function]
        if n > t.damage[self.raid]:
            n = t.damage[self.raid]
        change_damage(t, self.raid, -n)
        t.tell("damage_mended", BRITISH, self.raid, n)
        return DONE


@procedure("9.2.4")
class PatrolChoice(Procedure):
    """Orgelpfeife: a patrol counter leaves the game, from the pool or from the turn track."""

    patrol: Shown = NONE

    @step("9.2.4", into="patrol", of="patrol")
    def choose_patrol_to_remove(self, t: Bomber) -> Todo:
        for patrol in range(PATROLS):
            if t.patrol[patrol] != 0 and t.patrol[patrol] != REMOVED:
                t.offer(patrol)
        return t.ask(GERMAN)

    @step("9.2.4")
    def remove_patrol(self, t: Bomber) -> Todo:
        t.patrol[self.patrol] = REMOVED
        t.tell("patrol_removed", self.patrol)
        return DONE
