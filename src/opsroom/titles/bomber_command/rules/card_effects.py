"""What cards do.  § 6.2, card lists; § 9.2.2, § 9.6.2, § 9.6.3

Each function of a card is one word with a number or two.  Words that need no choice are carried out at once; the others need a
frame in which a unit, a city, a raid or a patrol is chosen.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.codegen import procedure, step
from opsroom.engine.column import printed, with_value
from opsroom.engine.procedure import DONE, GO_ON, Procedure, Shown, Todo
from opsroom.titles.bomber_command.rules.bombing_tables import WANGANUI
from opsroom.titles.bomber_command.rules.card_targets import (
    BRING_FLAK,
    DEPLETE_ANY,
    FLAK_ON_FIGHTER,
    HAS_ATTACKED,
    HUNT_FIGHTER,
    LIGHT_UP,
    QUICK_SCRAMBLE,
    RECALL_FLAK,
    STRAY,
    blip_hex,
    can_stray,
    guns_at,
    is_city_target,
    is_in_reach,
    is_unit_target,
    strength_of_flak,
)
from opsroom.titles.bomber_command.rules.cards import (
    AMOUNT,
    AT_LEAST_ONE,
    CANCELLED,
    CARDS,
    DEFENDED,
    FIRE,
    GROUNDED,
    HUNT,
    MODIFIES,
    NO_FIRE,
    OTHER,
    OWN_FLAK,
    SHUT,
    SN2,
    STRAGGLERS,
    WORD,
    read_die,
)
from opsroom.titles.bomber_command.rules.cards_hands import take_back
from opsroom.titles.bomber_command.rules.combat import (
    BritishAttack,
    FlakAttack,
    NightAttack,
    roll_fighter_losses,
)
from opsroom.titles.bomber_command.rules.counters import FIRST_UNIT, LAST_UNIT, PATROLS
from opsroom.titles.bomber_command.rules.detection import change_jamming
from opsroom.titles.bomber_command.rules.geography import (
    BRITISH,
    CITIES,
    CITY_HEX,
    ENGLISH_ZONE,
    GERMAN,
    NONE,
    RAIDS,
    ZONE_OF_DIVISION,
)
from opsroom.titles.bomber_command.rules.numbers import TAME_BOAR
from opsroom.titles.bomber_command.rules.raids import change_damage, disrupt
from opsroom.titles.bomber_command.rules.scramble import QuickScramble
from opsroom.titles.bomber_command.rules.table import COUNTERS, Bomber
from opsroom.titles.bomber_command.rules.units import deplete
from opsroom.titles.bomber_command.rules.weather import WeatherChange, weather_modifier
from opsroom.titles.bomber_command.schema_cards import WORDS
from opsroom.titles.bomber_command.schema_map import DIVISIONS

MODIFY: Final[i64] = WORDS.index("modify")
MODIFY_BY_TURN: Final[i64] = WORDS.index("modify_by_turn")
MODIFY_BY_METHOD: Final[i64] = WORDS.index("modify_by_method")
MODIFY_BY_WEATHER: Final[i64] = WORDS.index("modify_by_weather")
MODIFY_WITH_SN2: Final[i64] = WORDS.index("modify_with_sn2")
SURPRISE: Final[i64] = WORDS.index("surprise")
ACCIDENT: Final[i64] = WORDS.index("accident")
MEET_OWN_FLAK: Final[i64] = WORDS.index("own_flak")
FAULTY_WIND: Final[i64] = WORDS.index("faulty_wind")
TURN_CONTACT: Final[i64] = WORDS.index("turn_contact")
TURN_ATTACK: Final[i64] = WORDS.index("turn_attack")
JAM: Final[i64] = WORDS.index("jam")
NAXOS: Final[i64] = WORDS.index("naxos")
BELEUCHTER: Final[i64] = WORDS.index("beleuchter")
LIGHT_FIDO: Final[i64] = WORDS.index("fido")
CHANGE_WEATHER: Final[i64] = WORDS.index("change_weather")
HIGH_RATE_WINDOW: Final[i64] = WORDS.index("high_rate_window")
HIDE_SOUTH: Final[i64] = WORDS.index("hide_south")
CONFUSE: Final[i64] = WORDS.index("confuse")
CANCEL_ATTACK: Final[i64] = WORDS.index("cancel_attack")
REDUCE_LOSSES: Final[i64] = WORDS.index("reduce_losses")
OPEN_FIRE: Final[i64] = WORDS.index("open_fire")
MOSQUITO_HUNT: Final[i64] = WORDS.index("mosquito_hunt")
CALL_STRAGGLERS: Final[i64] = WORDS.index("stragglers")
GROUND: Final[i64] = WORDS.index("ground")
CLOSE_FIELD: Final[i64] = WORDS.index("close_field")
DEFEND: Final[i64] = WORDS.index("defend")
CREEPBACK: Final[i64] = WORDS.index("creepback")
EARLY: Final[i64] = WORDS.index("early")
DEPLETE_ATTACKER: Final[i64] = WORDS.index("deplete_attacker")
FIGHTER_LOSSES: Final[i64] = WORDS.index("fighter_losses")
ADD_PATROL: Final[i64] = WORDS.index("add_patrol")
MEND_DAMAGE: Final[i64] = WORDS.index("mend_damage")
REMOVE_PATROL: Final[i64] = WORDS.index("remove_patrol")
EARLY_TURNS: Final[i64] = 2  # for Mandrel
ZONE_BY_NUMBER: Final = printed([ZONE_OF_DIVISION.get(n, ENGLISH_ZONE) for n in range(max(DIVISIONS) + 1)])

IN_THE_POOL: Final[i64] = 1  # states of a patrol counter
REMOVED: Final[i64] = 3


def carry_out(t: Bomber, seat: i64, function: i64, unit: i64, method: i64, place: i64) -> Todo:
    """At once, or in a frame of its own."""
    word = WORD[function]
    if word <= FAULTY_WIND:
        modify_roll(t, function, method)
        return GO_ON
    if word <= CONFUSE:
        return change_the_night(t, function)
    if word <= EARLY:
        mark_the_roll(t, function, place)
        return GO_ON
    if word == DEPLETE_ATTACKER:
        deplete(t, unit)
    elif word == FIGHTER_LOSSES:
        roll_fighter_losses(t, function, NONE)
    elif word == ADD_PATROL:
        add_patrol(t)
    elif word <= QUICK_SCRAMBLE:
        return t.do(UnitChoice(seat, function))
    elif word <= RECALL_FLAK:
        return t.do(CityChoice(seat, function))
    elif word == STRAY:
        return t.do(Straying())
    elif word == MEND_DAMAGE:
        return t.do(Mending(function))
    else:
        return t.do(PatrolChoice())
    return GO_ON


# --- words for one roll, added up: § 6.2.1
def modify_roll(t: Bomber, function: i64, method: i64) -> None:
    word, amount = WORD[function], AMOUNT[function]
    if (
        (word == MODIFY_BY_TURN and t.turn > EARLY_TURNS)
        or (word == MODIFY_BY_METHOD and method == WANGANUI)
        or (word == MODIFY_BY_WEATHER and t.bad_weather)
    ):
        amount = OTHER[function]
    t.roll_mod += amount
    t.tell("roll_modified", function, amount)
    if word == MODIFY_WITH_SN2:
        t.roll_marks |= SN2
    elif word == SURPRISE:
        t.roll_marks |= NO_FIRE
    elif word == ACCIDENT:
        t.roll_marks |= AT_LEAST_ONE
    elif word == MEET_OWN_FLAK:
        t.roll_marks |= OWN_FLAK
    elif word == FAULTY_WIND:
        disrupt(t, t.raid_now, OTHER[function])


def mark_the_roll(t: Bomber, function: i64, place: i64) -> None:
    word, amount = WORD[function], AMOUNT[function]
    if word == CANCEL_ATTACK:
        t.roll_marks = CANCELLED  # nothing that was played on it counts any more
        return_used_cards(t)
    elif word == REDUCE_LOSSES:
        t.losses_less += amount
    elif word == OPEN_FIRE:
        t.roll_marks |= FIRE
        t.roll_mod += amount  # the attack is over: it is the defensive fire's by now
    elif word == MOSQUITO_HUNT:
        t.roll_marks |= HUNT
    elif word == CALL_STRAGGLERS:
        t.roll_marks |= STRAGGLERS
        t.roll_mod += amount
    elif word == GROUND:
        t.roll_marks |= GROUNDED
    elif word == CLOSE_FIELD:
        t.roll_marks |= SHUT
    elif word == DEFEND:
        t.roll_marks |= DEFENDED
    elif word == CREEPBACK:
        t.creepback += amount
    else:
        t.early = with_value(t.early, place, 1)


def return_used_cards(t: Bomber) -> None:
    """High-Altitude Bombers: what was played on the attack that does not take place."""
    for card in range(CARDS):
        while t.used[card] > 0 and MODIFIES[card]:
            t.used[card] -= 1
            take_back(t, card)


# --- words for the night, the track and the turn
def change_the_night(t: Bomber, function: i64) -> Todo:
    word, amount = WORD[function], AMOUNT[function]
    if word == TURN_CONTACT:
        t.turn_contact += amount
    elif word == TURN_ATTACK:
        t.turn_attack += amount
    elif word == JAM:
        change_jamming(t, amount)
    elif word == NAXOS:
        t.naxos = amount
    elif word == BELEUCHTER:
        t.beleuchter = amount
    elif word == LIGHT_FIDO:
        t.fido = 1
    elif word == CHANGE_WEATHER:
        die = t.die()
        t.tell("card_die", function, die, read_die(function, die))
        return t.do(WeatherChange(ZONE_BY_NUMBER[read_die(function, die)]))
    elif word == HIGH_RATE_WINDOW:
        t.window_used = amount
    elif word == HIDE_SOUTH:
        t.south_hidden = 1
    else:
        die = t.die()
        t.unconfirmed = 1 if die >= amount else 0
        t.tell("card_die", function, die, t.unconfirmed)
    return GO_ON


def add_patrol(t: Bomber) -> None:
    """The counter that was left aside at the start.  § 3.2.2"""
    for patrol in range(PATROLS):
        if t.patrol[patrol] == 0:
            t.patrol[patrol] = IN_THE_POOL
            t.tell("patrol_added", patrol)
            return


# --- words that aim at something
@procedure("6.2", kinds={"seat": "seat", "function": "play"})
class UnitChoice(Procedure):
    """A night-fighter unit for Corona, Serrate, Perfectos, Trigger Happy Flak, stragglers or an alert."""

    seat: Shown
    function: Shown
    unit: Shown = NONE
    blip: Shown = NONE

    @step("6.2", into="unit", of="unit")
    def choose_unit_for_card(self, t: Bomber) -> Todo:
        for unit in range(FIRST_UNIT[t.scenario], LAST_UNIT[t.scenario]):
            if is_unit_target(t, WORD[self.function], unit):
                t.offer(unit)
        return t.ask(self.seat)

    @step("9.2.2")
    def strike_the_unit(self, t: Bomber) -> Todo:
        word = WORD[self.function]
        t.tell("card_aimed", self.function, self.unit)
        if word == DEPLETE_ANY:
            deplete(t, self.unit)
            return DONE
        if word == FLAK_ON_FIGHTER:
            roll_fighter_losses(t, self.function, self.unit)
            return DONE
        if word == QUICK_SCRAMBLE:
            return t.instead(QuickScramble(self.unit))
        if word == HUNT_FIGHTER:
            deplete(t, self.unit)
            weather = weather_modifier(t, t.unit_at[self.unit])
            return t.instead(BritishAttack(self.unit, AMOUNT[self.function], weather))
        return GO_ON

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
        for city in range(CITIES):
            if is_city_target(t, WORD[self.function], city):
                t.offer(city)
        return t.ask(self.seat)

    @step("6.2")
    def mark_the_city(self, t: Bomber) -> Todo:
        word, amount = WORD[self.function], AMOUNT[self.function]
        if word == LIGHT_UP:
            hex = CITY_HEX[self.city]
            t.flares = with_value(t.flares, hex, t.flares[hex] + amount)
        elif word == BRING_FLAK:
            t.mobile_flak[self.city] += amount
        else:
            t.flak_moved[self.city] = 0
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
            if hex == NONE or guns_at(t, hex) == CITIES:
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
