"""Raids move in secret; what they fly into is announced.  § 7.2, § 9.1.2, § 9.5, § 9.6.1 and § 10.2"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.bits import bit
from opsroom.engine.codegen import procedure, step
from opsroom.engine.column import with_value
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import DONE, GO_ON, PASS, Procedure, Shown, Todo
from opsroom.titles.bomber_command.rules.card_windows import Window
from opsroom.titles.bomber_command.rules.cards import STRAGGLERS, W_BOMB_DROP, W_RAIDS
from opsroom.titles.bomber_command.rules.charts import FLAK, GCI, LATE, STACKED
from opsroom.titles.bomber_command.rules.combat import FlakAttack, NightAttack
from opsroom.titles.bomber_command.rules.counters import FIRST_UNIT, LAST_UNIT
from opsroom.titles.bomber_command.rules.geography import (
    AREA_FLAK,
    AROUND,
    BOARD,
    CITIES,
    CITIES_IN,
    CITY_FLAK,
    CITY_HEX,
    GERMAN,
    HEXES,
    RAID_BOX,
    RAIDS,
)
from opsroom.titles.bomber_command.rules.ids import CityId, CombatId, HexId, RaidId, UnitId
from opsroom.titles.bomber_command.rules.table import (
    BOMB_DROP,
    COMBATS,
    COUNTERS,
    MAIN_FORCE,
    MOSQUITO,
    PATH,
    Bomber,
)
from opsroom.titles.bomber_command.rules.timetable import head_after, is_together, trail
from opsroom.titles.bomber_command.rules.units import (
    clear_acted,
    is_active,
    is_free,
    put,
    reaches,
    send_home,
)

STRAGGLER_REACH: i64 = 3  # hexes, cards 91 and 92
ATTACK_AGAIN: Final[i64] = 0
AGAIN_NAMES: Final = ["attack_again"]
IN_ORDER: Final[i64] = COMBATS  # all combats that are left, hex by hex
COMBAT_GROUPS: Final = ["in_order"]


@procedure("7.2")
class RaidMovement(Procedure):
    unit: Shown = NONE
    city: Shown = NONE

    @step("6.2")
    def play_cards(self, t: Bomber) -> Todo:
        return t.do(Window(W_RAIDS))

    @step("7.2")
    def take_counters_off(self, t: Bomber) -> Todo:
        t.detected = 0
        for counter in range(COUNTERS):
            t.blip_head[counter] = NONE
            t.blip_raid[counter] = NONE
            t.blip_tail[2 * counter] = NONE
            t.blip_tail[2 * counter + 1] = NONE
        return GO_ON

    @step("7.2")
    def fly_on(self, t: Bomber) -> Todo:
        clear_combats(t)
        clear_acted(t)
        for unit in range(FIRST_UNIT[t.scenario], LAST_UNIT[t.scenario]):
            t.wild[unit] = NONE
        for raid in range(RAIDS):
            if t.kind[raid] != NONE and t.gone[raid] == 0:
                move(t, raid)
        self.city = NONE
        return GO_ON

    @step("10.2")
    def announce_bombing(self, t: Bomber) -> Todo:
        """A window for each marker placed in this turn."""
        city = self.city + 1
        while city < CITIES and t.bomb_marker[city] != BOMB_DROP:
            city += 1
        if city >= CITIES:
            return self.go_to("choose_reaction")
        self.city = city
        return t.do(Window(W_BOMB_DROP, NONE, NONE, 0, CITY_HEX[city], city))

    @step("10.2")
    def next_bombing(self, t: Bomber) -> Todo:
        return self.go_to("announce_bombing")

    @step("9.5.2", into="unit", of="unit")
    def choose_reaction(self, t: Bomber) -> Todo:
        found = False
        for unit in range(FIRST_UNIT[t.scenario], LAST_UNIT[t.scenario]):
            if t.acted[unit] == 0 and can_react(t, unit):
                t.offer(unit)
                found = True
        if not found:
            return self.go_to("choose_wild_boar")
        t.offer(PASS)
        return t.ask(GERMAN)

    @step("9.5.2", into="city", of="city")
    def choose_reaction_city(self, t: Bomber) -> Todo:
        if self.unit == PASS:
            return self.go_to("choose_wild_boar")
        for city in range(CITIES):
            if t.bomb_marker[city] == BOMB_DROP and CITY_HEX[city] in AROUND[t.unit_at[self.unit]]:
                t.offer(city)
        return t.ask(GERMAN)

    @step("9.5.2")
    def react(self, t: Bomber) -> Todo:
        put(t, self.unit, CITY_HEX[self.city])
        t.wild[self.unit] = self.city
        t.acted[self.unit] = 1
        t.tell("reacted", self.unit, self.city)
        return self.go_to("choose_reaction")

    @step("9.5.1", into="unit", of="unit")
    def choose_wild_boar(self, t: Bomber) -> Todo:
        found = False
        for unit in range(FIRST_UNIT[t.scenario], LAST_UNIT[t.scenario]):
            if t.acted[unit] == 0 and is_free(t, unit) and is_hex_bombed(t, t.unit_at[unit]):
                t.offer(unit)
                found = True
        if not found:
            return self.go_to("place_wild_boars")
        t.offer(PASS)
        return t.ask(GERMAN)

    @step("9.5.1", into="city", of="city")
    def choose_wild_boar_city(self, t: Bomber) -> Todo:
        if self.unit == PASS:
            return self.go_to("place_wild_boars")
        for city in CITIES_IN[t.scenario][t.unit_at[self.unit]]:
            if is_under_attack(t, city):
                t.offer(city)
        return t.ask(GERMAN)

    @step("9.5.1")
    def declare_wild_boar(self, t: Bomber) -> Todo:
        t.wild[self.unit] = self.city
        t.acted[self.unit] = 1
        if t.stacked[self.unit] != self.city:
            t.stacked[self.unit] = NONE  # it leaves its beacon, or the box of another city
        t.tell("wild_boar", self.unit, self.city)
        return self.go_to("choose_wild_boar")

    @step("9.1.2")
    def place_wild_boars(self, t: Bomber) -> Todo:
        for unit in range(FIRST_UNIT[t.scenario], LAST_UNIT[t.scenario]):
            city = t.wild[unit]
            if city != NONE:
                raid = t.bomb_raid[city]
                how = STACKED if t.stacked[unit] == city else LATE
                add_combat(t, how, CITY_HEX[city], city, raid, unit)
        return GO_ON

    @step("9.1.2")
    def resolve_combats(self, t: Bomber) -> Todo:
        return t.do(Combats())

    @step("7.2")
    def finish(self, t: Bomber) -> Todo:
        clear_combats(t)
        return DONE


# --- moving one raid
def move(t: Bomber, raid: RaidId) -> None:
    """On by its plot; markers for all that it flies into."""
    old = t.head[raid]
    new = head_after(t, raid, t.turn)
    t.stretched[raid] = 0
    if new < 0 or t.in_england[raid]:
        return
    t.head[raid] = new
    if is_together(t, raid, new):
        return
    first = old + 1 - trail(t, raid)  # § 7.2.2: the stream passes where the head was the turn before
    if t.leader[raid] != NONE and is_together(t, raid, old):
        first = t.split_at[raid]  # it appears in the hex where they part, § 4.4.1
    target = t.target_at[raid]
    if (t.kind[raid] == MAIN_FORCE or t.kind[raid] == MOSQUITO) and old < target <= new:
        t.bomb_marker[t.raid_city[raid]] = BOMB_DROP
        t.bomb_raid[t.raid_city[raid]] = raid
        t.tell("bombs_fall", t.raid_city[raid])
    passed: list[int] = []
    for at in range(first if first > 0 else 0, (new if new < t.length[raid] else t.length[raid] - 1) + 1):
        hex = t.path[raid * PATH + at]
        if hex not in passed:
            passed.append(hex)
            fly_into(t, raid, hex)
    if new - trail(t, raid) >= t.length[raid]:
        come_home(t, raid)
    elif new >= t.length[raid]:
        t.leaving[raid] = 1


def fly_into(t: Bomber, raid: RaidId, hex: HexId) -> None:
    """§ 9.1.2: an active belt hex, flak on the way, or the flak of the city that it bombs, § 9.6.1."""
    city = t.raid_city[raid]
    is_bombing = city != NONE and CITY_HEX[city] == hex and t.bomb_marker[city] > 0 and t.bomb_raid[city] == raid
    if is_active(t, hex):
        add_combat(t, GCI, hex, city if is_bombing else NONE, raid, NONE)
    if is_bombing:
        if city_flak(t, city) >= 0:
            add_combat(t, FLAK, hex, city, raid, NONE)
        t.alarm = with_value(t.alarm, hex, t.turn)
        t.bombed_on[city] = t.turn
    elif AREA_FLAK[t.scenario * HEXES + hex] >= 0:
        add_combat(t, FLAK, hex, NONE, raid, NONE)


def city_flak(t: Bomber, city: CityId) -> i64:
    """-1 where there is none: Peenemünde, and cities whose guns were taken away, § 3.6."""
    value = CITY_FLAK[t.scenario * CITIES + city]
    if value < 0 or t.flak_moved[city]:
        return -1
    return value + t.mobile_flak[city]


def come_home(t: Bomber, raid: RaidId) -> None:
    """§ 7.2.4; night fighters in the stream stay behind where it left the map, § 9.4.3."""
    t.leaving[raid] = 0
    t.in_england[raid] = 1
    t.tell("raid_home", raid)
    for unit in range(FIRST_UNIT[t.scenario], LAST_UNIT[t.scenario]):
        if t.unit_at[unit] == RAID_BOX + raid:
            put(t, unit, t.path[raid * PATH + t.length[raid] - 1])
            send_home(t, unit)


# --- combat markers
def clear_combats(t: Bomber) -> None:
    for i in range(t.combats):
        t.combat_how[i] = NONE
        t.combat_hex[i] = NONE
        t.combat_city[i] = NONE
        t.combat_unit[i] = NONE
        t.combat_raid[i] = NONE
        t.combat_done[i] = 0
        t.combat_barred[i] = 0
    t.combats = 0


def rank(t: Bomber, how: i64, hex: HexId, raid: RaidId) -> i64:
    """§ 9.1.3: in one hex Main Forces come first and Mosquitoes last; then GCI, flak, Wild Boars."""
    order: i64 = 0 if how == GCI else 1 if how == FLAK else 2
    return (hex * 4 + t.kind[raid]) * 3 + order


def add_combat(t: Bomber, how: i64, hex: HexId, city: CityId, raid: RaidId, unit: UnitId) -> None:
    """A marker, put in its place among the others."""
    if t.combats == COMBATS:
        return
    mine = rank(t, how, hex, raid)
    i = t.combats
    while i > 0 and rank(t, t.combat_how[i - 1], t.combat_hex[i - 1], t.combat_raid[i - 1]) > mine:
        t.combat_how[i] = t.combat_how[i - 1]
        t.combat_hex[i] = t.combat_hex[i - 1]
        t.combat_city[i] = t.combat_city[i - 1]
        t.combat_unit[i] = t.combat_unit[i - 1]
        t.combat_raid[i] = t.combat_raid[i - 1]
        i -= 1
    t.combat_how[i] = how
    t.combat_hex[i] = hex
    t.combat_city[i] = city
    t.combat_unit[i] = unit
    t.combat_raid[i] = raid
    t.combats += 1
    t.alarm = with_value(t.alarm, hex, t.turn)


# --- Wild Boars, § 9.5
def is_under_attack(t: Bomber, city: CityId) -> bool:
    """Its bombing marker lies there, and part of the raid passes in this turn."""
    return t.bomb_marker[city] > 0 and t.bombed_on[city] == t.turn


def is_hex_bombed(t: Bomber, hex: HexId) -> bool:
    for city in CITIES_IN[t.scenario][hex]:
        if is_under_attack(t, city):
            return True
    return False


def can_react(t: Bomber, unit: UnitId) -> bool:
    """Stacked on a beacon or city beside a hex where bombs begin to fall."""
    if t.stacked[unit] == NONE or not is_free(t, unit):
        return False
    for city in range(CITIES):
        if t.bomb_marker[city] == BOMB_DROP and CITY_HEX[city] in AROUND[t.unit_at[unit]]:
            return True
    return False


@procedure("9.1.2", kinds={"in_order": "flag"})
class Combats(Procedure):
    """The German player resolves the markers, hex by hex in any order."""

    combat: Shown = NONE
    unit: Shown = NONE
    again: Shown = PASS
    in_order: Shown = 0  # the rest one after the other

    @step("9.1.2", into="combat", of="combat")
    def choose_combat(self, t: Bomber) -> Todo:
        firsts = next_in_hexes(t)
        if not firsts:
            return DONE
        if self.in_order:
            return GO_ON
        for i in firsts:
            t.offer(i)
        if len(firsts) > 1:
            t.offer(IN_ORDER)
        return t.ask(GERMAN)

    @step("9.1.2")
    def take_next_combat(self, t: Bomber) -> Todo:
        if self.in_order:
            self.combat = next_in_hexes(t)[0]
        return GO_ON

    @step("9.1.2")
    def begin_combat(self, t: Bomber) -> Todo:
        if self.combat == IN_ORDER:
            self.in_order = 1
            return self.go_to("choose_combat")
        i = self.combat
        t.combat_done[i] = 1
        how, hex, city = t.combat_how[i], t.combat_hex[i], t.combat_city[i]
        if how == GCI:
            return self.go_to("choose_gci_unit")
        t.raid_now = t.combat_raid[i]
        if how == FLAK:
            value = city_flak(t, city) if city != NONE else AREA_FLAK[t.scenario * HEXES + hex]
            return t.do(FlakAttack(hex, city, value))
        unit = t.combat_unit[i]
        if t.returning[unit]:
            t.raid_now = NONE
            return GO_ON  # sent home by an earlier combat
        return t.do(NightAttack(unit, how, hex, city))

    @step("9.5.1", into="again", of="again")
    def choose_second_attack(self, t: Bomber) -> Todo:
        """Card 109: the unit may attack again, and need not; in the same column, ruling B65."""
        if not may_attack_again(t, self.combat):
            return self.go_to("next_combat")
        t.offer(ATTACK_AGAIN)
        t.offer(PASS)
        return t.ask(GERMAN)

    @step("9.5.1")
    def attack_again(self, t: Bomber) -> Todo:
        i = self.combat
        if self.again == PASS:
            return GO_ON
        t.raid_now = t.combat_raid[i]
        return t.do(NightAttack(t.combat_unit[i], t.combat_how[i], t.combat_hex[i], t.combat_city[i]))

    @step("9.1.2")
    def next_combat(self, t: Bomber) -> Todo:
        return self.go_to("choose_combat")

    @step("9.3", into="unit", of="unit")
    def choose_gci_unit(self, t: Bomber) -> Todo:
        return t.ask(GERMAN) if offer_gci_units(t, self.combat, False) else self.go_to("choose_combat")

    @step("9.3")
    def attack_by_gci(self, t: Bomber) -> Todo:
        if self.unit == PASS:
            return self.go_to("choose_combat")
        return begin_gci(t, self.combat, self.unit, 0)

    @step("9.3", into="unit", of="unit")
    def choose_straggler_unit(self, t: Bomber) -> Todo:
        """Cards 91 and 92: every GCI unit within three hexes may attack as well, whatever its division."""
        if t.roll_marks & STRAGGLERS == 0:
            return self.go_to("choose_combat")
        return t.ask(GERMAN) if offer_gci_units(t, self.combat, True) else self.go_to("choose_combat")

    @step("9.3")
    def attack_stragglers(self, t: Bomber) -> Todo:
        if self.unit == PASS:
            return self.go_to("choose_combat")
        return begin_gci(t, self.combat, self.unit, 1)

    @step("9.3")
    def more_stragglers(self, t: Bomber) -> Todo:
        t.roll_marks |= STRAGGLERS
        return self.go_to("choose_straggler_unit")


def next_in_hexes(t: Bomber) -> list[int]:
    """The first combat that is left in each hex."""
    found: list[int] = []
    hex: i64 = NONE
    for i in range(t.combats):
        if t.combat_done[i] == 0 and t.combat_hex[i] != hex:
            hex = t.combat_hex[i]
            found.append(i)
    return found


def may_attack_again(t: Bomber, combat: CombatId) -> bool:
    """Early Arrival at Target lies on the hex, and a Wild Boar unit that may still attack has met bombers there, not Mosquitoes."""
    unit = t.combat_unit[combat]
    if unit == NONE or t.early[t.combat_hex[combat]] == 0 or t.returning[unit]:
        return False
    return t.kind[t.combat_raid[combat]] != MOSQUITO


def offer_gci_units(t: Bomber, combat: CombatId, are_stragglers: bool) -> bool:
    """The units that reach this raid and have not met it yet, or to pass; whether there are any."""
    hex = t.combat_hex[combat]
    for unit in range(FIRST_UNIT[t.scenario], LAST_UNIT[t.scenario]):
        if t.gci[unit] == 0:
            continue
        if BOARD.distance(t.unit_at[unit], hex) <= STRAGGLER_REACH if are_stragglers else reaches(t, unit, hex):
            if (t.combat_barred[combat] >> unit) & 1:
                t.refuse(unit, "9.3", "attacked_it_before")
            else:
                t.offer(unit)
    if t.offered == 0:
        return False
    t.offer(PASS)
    return True


def begin_gci(t: Bomber, combat: CombatId, unit: UnitId, bonus: i64) -> Todo:
    """The unit meets this raid but once in the phase."""
    raid = t.combat_raid[combat]
    for i in range(t.combats):
        if t.combat_raid[i] == raid and t.combat_how[i] == GCI:
            t.combat_barred[i] |= bit(unit)
    t.raid_now = raid
    return t.do(NightAttack(unit, GCI, t.combat_hex[combat], t.combat_city[combat], bonus))
