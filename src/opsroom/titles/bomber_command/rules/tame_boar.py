"""Tame Boars: contact, then attacks from within the stream; intruders over England.  § 9.2.3, § 9.4 and § 12.2"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.codegen import procedure, step
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import DONE, GO_ON, PASS, Procedure, Shown, Todo
from opsroom.titles.bomber_command.rules.card_targets import HAS_ATTACKED
from opsroom.titles.bomber_command.rules.card_windows import Window, clear_roll, contact_mod, may_call_stragglers
from opsroom.titles.bomber_command.rules.cards import W_CONTACT, W_TAME_BOAR
from opsroom.titles.bomber_command.rules.charts import (
    BELEUCHTER,
    CONTACT_NUMBER,
    JAMMING_LEAST,
    OFF_BEACON,
    STACKED,
    TAME_BOAR,
)
from opsroom.titles.bomber_command.rules.combat import BritishAttack, NightAttack
from opsroom.titles.bomber_command.rules.counters import ADGB, DETACHMENT, FIRST_UNIT, LAST_UNIT, UNIT_RANK
from opsroom.titles.bomber_command.rules.geography import (
    AROUND,
    BERLIN,
    BRITISH,
    CITIES,
    CITIES_IN,
    CITY_HEX,
    ENGLAND,
    GERMAN,
    HEXES,
    RAID_BOX,
    RAIDS,
)
from opsroom.titles.bomber_command.rules.group_orders import G_ATTACK, G_CONTACT
from opsroom.titles.bomber_command.rules.ids import CityId, ContactId, HexId, RaidId, UnitId
from opsroom.titles.bomber_command.rules.raids import course
from opsroom.titles.bomber_command.rules.roll_sums import (
    BY_BELEUCHTER,
    BY_NO_BEACON,
    R_CONTACT,
    tell_modifiers,
    tell_sum,
)
from opsroom.titles.bomber_command.rules.table import BOMB_DROP, COUNTERS, Bomber
from opsroom.titles.bomber_command.rules.units import clear_acted, is_free, is_twin, strength
from opsroom.titles.bomber_command.rules.weather import visibility_modifier, weather_modifier, wind_modifier


@procedure("9.4", kinds={"raid": "raid", "is_busy": "flag", "all_contact": "flag", "all_attack": "flag"})
class TameBoar(Procedure):
    unit: Shown = NONE
    target: Shown = NONE  # a counter; from COUNTERS on a bombed city
    raid: Shown = NONE  # over England
    is_busy: Shown = 0  # contacts were tried or attacks made
    all_contact: Shown = 0  # all that can try, one after the other, the strongest first
    all_attack: Shown = 0

    @step("6.2")
    def play_cards(self, t: Bomber) -> Todo:
        clear_acted(t)
        return t.do(Window(W_TAME_BOAR))

    @step("9.4.1", into="unit", of="unit")
    def choose_contact_unit(self, t: Bomber) -> Todo:
        units = units_for_contact(t)
        if not units:
            return self.go_to("begin_attacks")
        if self.all_contact:
            return GO_ON
        for unit in units:
            t.offer(unit)
        if len(units) > 1:
            t.offer(G_CONTACT)
        t.offer(PASS)
        return t.ask(GERMAN)

    @step("9.4.1")
    def take_next_contact_unit(self, t: Bomber) -> Todo:
        if self.all_contact:
            self.unit = strongest_of(t, units_for_contact(t))
        return GO_ON

    @step("9.4.1", into="target", of="contact")
    def choose_contact(self, t: Bomber) -> Todo:
        if self.unit == PASS:
            return self.go_to("begin_attacks")
        if self.unit == G_CONTACT:
            return self.go_to("begin_contacts")
        if t.acted[self.unit] or not may_make_contact(t, self.unit):  # a card was played beside this question
            return self.go_to("choose_contact_unit")
        targets = targets_of(t, self.unit)
        if self.all_contact and len(targets) == 1:
            return GO_ON
        for target in targets:
            t.offer(target)
        return t.ask(GERMAN)

    @step("9.4.1")
    def take_only_contact(self, t: Bomber) -> Todo:
        targets = targets_of(t, self.unit)
        if self.all_contact and len(targets) == 1:
            self.target = targets[0]
        return GO_ON

    @step("9.4.1")
    def make_contact(self, t: Bomber) -> Todo:
        t.acted[self.unit] = 1
        self.is_busy = 1
        return t.do(Contact(self.unit, self.target))

    @step("9.4.1")
    def next_contact(self, t: Bomber) -> Todo:
        return self.go_to("choose_contact_unit")

    @step("9.4.1")
    def begin_contacts(self, t: Bomber) -> Todo:
        """By an order to all; a unit that could meet several raids is still asked which."""
        self.all_contact = 1
        return self.go_to("choose_contact_unit")

    @step("9.4.1")
    def begin_attacks(self, t: Bomber) -> Todo:
        clear_acted(t)
        return GO_ON

    @step("9.4", into="unit", of="unit")
    def choose_attacker(self, t: Bomber) -> Todo:
        attackers = units_in_streams(t)
        if not attackers:
            return self.go_to("play_last_cards")
        if self.all_attack:
            return GO_ON
        for unit in attackers:
            t.offer(unit)
        if len(attackers) > 1:
            t.offer(G_ATTACK)
        t.offer(PASS)
        return t.ask(GERMAN)

    @step("9.4")
    def take_next_attacker(self, t: Bomber) -> Todo:
        if self.all_attack:
            self.unit = strongest_of(t, units_in_streams(t))
        return GO_ON

    @step("9.4")
    def attack_from_within(self, t: Bomber) -> Todo:
        if self.unit == PASS:
            return self.go_to("play_last_cards")
        if self.unit == G_ATTACK:
            self.all_attack = 1
            return self.go_to("choose_attacker")
        t.acted[self.unit] = HAS_ATTACKED
        self.is_busy = 1
        t.raid_now = t.unit_at[self.unit] - RAID_BOX
        return t.do(NightAttack(self.unit, TAME_BOAR, NONE))

    @step("9.4")
    def next_attacker(self, t: Bomber) -> Todo:
        return self.go_to("choose_attacker")

    @step("6.2")
    def play_last_cards(self, t: Bomber) -> Todo:
        """Card 89 may also come when contacts and attacks are over; where nothing has happened, the first window was enough."""
        return t.do(Window(W_TAME_BOAR)) if self.is_busy and may_call_stragglers(t) else GO_ON

    @step("12.2.3", into="unit", of="unit")
    def choose_adgb_target(self, t: Bomber) -> Todo:
        """§ 9.2.3: one attack on one intruder, however many there are."""
        found = False
        for unit in range(FIRST_UNIT[t.scenario], LAST_UNIT[t.scenario]):
            if t.intruder[unit] and t.unit_at[unit] == ENGLAND:
                t.offer(unit)
                found = True
        if not found:
            return self.go_to("finish")
        t.offer(PASS)
        return t.ask(BRITISH)

    @step("12.2.3")
    def defend_england(self, t: Bomber) -> Todo:
        if self.unit == PASS:
            return GO_ON
        return t.do(BritishAttack(self.unit, ADGB, weather_modifier(t, ENGLAND)))

    @step("12.2.4", into="unit", of="unit")
    def choose_intruder(self, t: Bomber) -> Todo:
        found = False
        for unit in range(FIRST_UNIT[t.scenario], LAST_UNIT[t.scenario]):
            if t.intruder[unit] and t.unit_at[unit] == ENGLAND and t.returning[unit] == 0 and t.acted[unit] == 0:
                if any_raid_over_england(t):
                    t.offer(unit)
                    found = True
        if not found:
            return self.go_to("finish")
        t.offer(PASS)
        return t.ask(GERMAN)

    @step("12.2.4", into="raid", of="raid")
    def choose_victim(self, t: Bomber) -> Todo:
        if self.unit == PASS:
            return self.go_to("finish")
        for raid in range(RAIDS):
            if is_over_england(t, raid):
                t.offer(raid)
        return t.ask(GERMAN)

    @step("12.2.4")
    def intrude(self, t: Bomber) -> Todo:
        """Unwarned bombers are as easy as over a burning city."""
        t.acted[self.unit] = 1
        t.raid_now = self.raid
        how = TAME_BOAR if t.warned else STACKED
        return t.do(NightAttack(self.unit, how, ENGLAND, NONE, 0, 1))

    @step("12.2.4")
    def next_intruder(self, t: Bomber) -> Todo:
        return self.go_to("choose_intruder")

    @step("9.4")
    def finish(self, t: Bomber) -> Todo:
        return DONE


def targets_of(t: Bomber, unit: UnitId) -> list[int]:
    """The counters and bombed cities that the unit could meet."""
    found: list[int] = []
    for target in range(COUNTERS + CITIES):
        if contact_hex(t, unit, target) != NONE:
            found.append(target)
    return found


def units_for_contact(t: Bomber) -> list[int]:
    """Units that may try to make contact in this phase and have not yet."""
    found: list[int] = []
    for unit in range(FIRST_UNIT[t.scenario], LAST_UNIT[t.scenario]):
        if t.acted[unit] == 0 and may_make_contact(t, unit):
            found.append(unit)
    return found


def units_in_streams(t: Bomber) -> list[int]:
    """Units that may attack from within a raid in this phase and have not yet."""
    found: list[int] = []
    for unit in range(FIRST_UNIT[t.scenario], LAST_UNIT[t.scenario]):
        if t.unit_at[unit] >= RAID_BOX and t.acted[unit] == 0 and t.returning[unit] == 0:
            found.append(unit)
    return found


def strongest_of(t: Bomber, units: list[int]) -> UnitId:
    """The first of the strongest."""
    best = units[0]
    for unit in units:
        more = strength(t, unit) - strength(t, best)
        if more > 0 or (more == 0 and UNIT_RANK[unit] < UNIT_RANK[best]):
            best = unit
    return best


def any_raid_over_england(t: Bomber) -> bool:
    for raid in range(RAIDS):
        if is_over_england(t, raid):
            return True
    return False


def is_over_england(t: Bomber, raid: RaidId) -> bool:
    """§ 7.2.4: its counter lies there, with its stream or ahead of it."""
    return t.in_england[raid] == 1 or t.leaving[raid] == 1


# --- who may try what
def is_city_contactable(t: Bomber, city: CityId) -> bool:
    """§ 9.4.2: either face of the marker in Berlin, only Bomb Drop in Downfall."""
    if t.scenario == BERLIN:
        return t.bomb_marker[city] > 0
    return t.bomb_marker[city] == BOMB_DROP


def contact_hex(t: Bomber, unit: UnitId, target: ContactId) -> HexId:
    """The hex in which the unit would meet that counter or bombed city; NONE if it cannot.

    Beside a beacon, the hex with the best modifier counts where several touch.
    """
    here = t.unit_at[unit]
    if target >= COUNTERS:
        city = target - COUNTERS
        return here if CITY_HEX[city] == here and is_city_contactable(t, city) else NONE
    on_beacon = t.stacked[unit] >= CITIES
    found: i64 = NONE
    for back in range(3):
        hex = t.blip_head[target] if back == 0 else t.blip_tail[2 * target + back - 1]
        if hex == NONE or hex >= HEXES:
            continue
        if hex == here or (on_beacon and hex in AROUND[here]):
            if found == NONE or weather_modifier(t, hex) > weather_modifier(t, found):
                found = hex
    return found


def may_make_contact(t: Bomber, unit: UnitId) -> bool:
    """§ 9.4: twin-engined units."""
    if not is_twin(unit) or not is_free(t, unit):
        return False
    for counter in range(COUNTERS):
        if t.blip_head[counter] == NONE:
            break
        if contact_hex(t, unit, counter) != NONE:
            return True
    for city in CITIES_IN[t.scenario][t.unit_at[unit]]:
        if is_city_contactable(t, city):
            return True
    return False


@procedure("9.4.1", kinds={"unit": "unit", "target": "contact"})
class Contact(Procedure):
    """A unit tries to get into the stream."""

    unit: Shown
    target: Shown
    dice: Shown = 0

    @step("12.1.3")
    def tell_wind(self, t: Bomber) -> Todo:
        """The British side says so where the wind counts."""
        wind = wind_modifier(t, course(t, raid_of(t, self.target)))
        if wind:
            t.tell("wind_told", self.unit, wind)
        return GO_ON

    @step("6.2")
    def play_cards(self, t: Bomber) -> Todo:
        clear_roll(t)
        return t.do(Window(W_CONTACT, self.unit, NONE, 0, contact_hex(t, self.unit, self.target)))

    @step("7.4.3")
    def check_sent_home(self, t: Bomber) -> Todo:
        """By a card that was just played."""
        return DONE if t.returning[self.unit] else GO_ON

    @step("9.4.1", into="dice")
    def roll_contact(self, t: Bomber) -> Todo:
        return t.roll(2)

    @step("9.4.1")
    def read_contact(self, t: Bomber) -> Todo:
        total = self.dice + self.modifier(t)
        self.tell_parts(t)
        number = CONTACT_NUMBER[t.jamming - JAMMING_LEAST]
        t.tell("contact_rolled", self.unit, total, number)
        if total < number:
            return DONE
        if total == number and t.depleted[self.unit] == 0 and DETACHMENT[self.unit] == 0:
            t.depleted[self.unit] = 1
            t.tell("depleted", self.unit)
        raid = raid_of(t, self.target)
        t.unit_at[self.unit] = RAID_BOX + raid
        t.stacked[self.unit] = NONE
        t.tell("contact_made", self.unit, raid)
        return DONE

    def modifier(self, t: Bomber) -> i64:
        """As things are when the dice fall: a card may have changed the weather or the markers on the track."""
        total = weather_modifier(t, contact_hex(t, self.unit, self.target)) + visibility_modifier(t)
        total += wind_modifier(t, course(t, raid_of(t, self.target)))
        if t.beleuchter:
            total += BELEUCHTER
        if self.is_off_beacon(t):
            total += OFF_BEACON
        return total + t.roll_mod + contact_mod(t)

    def is_off_beacon(self, t: Bomber) -> bool:
        return self.target < COUNTERS and t.stacked[self.unit] < CITIES

    def tell_parts(self, t: Bomber) -> None:
        weather = weather_modifier(t, contact_hex(t, self.unit, self.target))
        tell_sum(t, R_CONTACT, self.dice, 0, weather, visibility_modifier(t))
        reasons = (BY_BELEUCHTER if t.beleuchter else 0) | (BY_NO_BEACON if self.is_off_beacon(t) else 0)
        wind = wind_modifier(t, course(t, raid_of(t, self.target)))
        tell_modifiers(t, reasons, wind, t.roll_mod + contact_mod(t))


def raid_of(t: Bomber, target: ContactId) -> RaidId:
    return t.bomb_raid[target - COUNTERS] if target >= COUNTERS else t.blip_raid[target]
