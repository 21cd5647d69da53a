"""Guns and balloons against the bombers that got through, by day and by night.  § 9, § 9.1, § 9.2"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.bits import bit
from opsroom.engine.codegen import procedure, step
from opsroom.engine.ids import NONE, SeatId
from opsroom.engine.procedure import DONE, GO_ON, PASS, Procedure, Shown, Todo
from opsroom.titles.mirage.rules.aircraft import forces_by, german_lost, has_bombers_left, nth_force
from opsroom.titles.mirage.rules.cards import (
    ACES,
    ALTITUDE,
    ALTITUDE_BONUS,
    AT_NIGHT,
    BALLOON,
    BOMBERS,
    BRITISH_END,
    BRITISH_HAND,
    DAY,
    DICE,
    GERMAN,
    INTO_THE_CLOUDS,
    LOST_ON_A_HIT,
    NIGHT_WEAPONS,
    SPOILS,
    WEAPONS,
)
from opsroom.titles.mirage.rules.ids import CardId, SlotId
from opsroom.titles.mirage.rules.table import (
    AIMS,
    BRITISH_SLOTS,
    SLOTS,
    WEAPON_KINDS,
    Mirage,
    attackers,
    german_at,
    german_spends,
    is_automaton,
    may_hold,
)


@procedure("9", kinds={"area": "area", "night": "flag"})
class Defence(Procedure):
    """All weapons aim first, then fire, then results are applied (ruling M39)."""

    area: Shown
    night: Shown
    dealt: Shown = 0  # fighters that the automaton has sent against these forces
    aims: Shown = 0  # weapons that may fire
    aim: Shown = 0  # how many have aimed
    slot: Shown = PASS
    place: Shown = 0  # Germans who have been asked
    cancelled: Shown = PASS

    @step("9")
    def count_the_weapons(self, t: Mirage) -> Todo:
        """Ruling M40: weapons in place fire by day and again by night; night cards by night only."""
        clear_aims(t)
        first = self.area * WEAPON_KINDS
        for kind in range(WEAPON_KINDS):
            for _ in range(t.weapons[first + kind]):
                t.aim_weapon[self.aims] = WEAPONS + kind
                self.aims += 1
        if self.night:
            for slot in range(BRITISH_HAND, BRITISH_SLOTS):
                if t.brit_area[slot] == self.area and t.brit_card[slot] >= NIGHT_WEAPONS:
                    t.aim_weapon[self.aims] = t.brit_card[slot]
                    self.aims += 1
        return GO_ON

    @step("9.1", into="slot", of="slot")
    def choose_aim(self, t: Mirage) -> Todo:
        """The British side chooses the bomber for each gun and balloon; several may share one."""
        if is_automaton(t):
            return GO_ON
        for slot in range(t.germans * SLOTS):
            if self.is_in_sight(t, slot) and not self.has_a_twin(t, slot):
                t.offer(slot)
        return t.ask(t.british) if t.offered > 1 else GO_ON

    @step("9.1")
    def take_aim(self, t: Mirage) -> Todo:
        slot = self.slot
        if slot == PASS:
            if is_automaton(t):
                self.draw_a_weapon(t)
            slot = self.aim_by_rule(t) if is_automaton(t) else self.only_one_in_sight(t)
        self.slot = PASS
        t.aim_slot[self.aim] = slot
        t.tell("aimed", t.aim_weapon[self.aim], t.force_card[slot], slot // SLOTS)
        self.aim += 1
        return self.go_to("choose_aim") if self.aim < self.aims else GO_ON

    @step("12.1")
    def look_for_the_next_under_fire(self, t: Mirage) -> Todo:
        while self.place < attackers(t):
            seat = german_at(t, self.place)
            if self.is_aimed_at(t, seat) and may_hold(t, seat, INTO_THE_CLOUDS):
                return GO_ON
            self.place += 1
        return self.go_to("fire")

    @step("12.1", into="cancelled", of="aim")
    def choose_clouds_from_flak(self, t: Mirage) -> Todo:
        """Each German under fire, in turn, may hide a bomber from one weapon."""
        seat = german_at(t, self.place)
        if t.hand[seat * GERMAN + INTO_THE_CLOUDS]:
            for aim in range(self.aims):
                if t.aim_slot[aim] // SLOTS == seat:
                    t.offer(aim)
        t.offer(PASS)
        return t.ask(seat)

    @step("12.1")
    def hide_in_the_clouds(self, t: Mirage) -> Todo:
        if self.cancelled != PASS:
            seat = german_at(t, self.place)
            german_spends(t, seat, INTO_THE_CLOUDS)
            t.discards[INTO_THE_CLOUDS] += 1
            t.aim_cancelled[self.cancelled] = 1
            t.tell("command_played", seat, INTO_THE_CLOUDS, 0)
        self.place += 1
        return self.go_to("look_for_the_next_under_fire")

    @step("9")
    def fire(self, t: Mirage) -> Todo:
        hit: i64 = 0  # one bit a place
        for aim in range(self.aims):
            if t.aim_cancelled[aim] == 0:
                hit |= self.fire_one(t, t.aim_weapon[aim], t.aim_slot[aim])
        for slot in range(t.germans * SLOTS):
            if (hit >> slot) & 1:
                german_lost(t, slot)
        clear_aims(t)
        return DONE

    # --- what the steps do
    def fire_one(self, t: Mirage, weapon: CardId, slot: SlotId) -> i64:
        """The bit of the bomber where it is hit, else 0."""
        bomber = t.force_card[slot]
        number = weapon_number(weapon, bomber, self.night == 1)
        low: i64 = 7
        dice: i64 = 0  # a digit each
        for _ in range(DICE[weapon]):
            die = t.die()
            dice = dice * 10 + die
            if die < low:
                low = die
        t.tell("weapon_fired", weapon, bomber, slot // SLOTS, dice, number)
        if low > number:
            if BALLOON[weapon] and self.night == 0:
                t.spoiled[slot] += SPOILS[weapon]
            return 0
        if LOST_ON_A_HIT[weapon] and weapon < BRITISH_END:
            t.weapons[self.area * WEAPON_KINDS + weapon - WEAPONS] -= 1
            t.discards[weapon] += 1
            t.tell("weapon_lost", weapon)
        return bit(slot)

    def is_in_sight(self, t: Mirage, slot: SlotId) -> bool:
        card, seat = t.force_card[slot], slot // SLOTS
        return card >= BOMBERS and card < ACES and t.force_area[seat] == self.area and t.force_night[seat] == self.night

    def has_a_twin(self, t: Mirage, slot: SlotId) -> bool:
        """A like bomber of the same force stands before it, aimed at no more than this one."""
        for other in range(slot - slot % SLOTS, slot):
            if t.force_card[other] == t.force_card[slot] and not self.is_aimed(t, other) and not self.is_aimed(t, slot):
                return True
        return False

    def is_aimed(self, t: Mirage, slot: SlotId) -> bool:
        for aim in range(self.aim):
            if t.aim_slot[aim] == slot:
                return True
        return False

    def is_aimed_at(self, t: Mirage, seat: SeatId) -> bool:
        for aim in range(self.aims):
            if t.aim_slot[aim] // SLOTS == seat:
                return True
        return False

    def draw_a_weapon(self, t: Mirage) -> None:
        """§ 13.3b: chance says which weapon is next."""
        left = self.aims - self.aim
        if left > 1:
            other = self.aim + t.die(left) - 1
            weapon = t.aim_weapon[other]
            t.aim_weapon[other] = t.aim_weapon[self.aim]
            t.aim_weapon[self.aim] = weapon

    def aim_by_rule(self, t: Mirage) -> i64:
        """Ruling M66: dealt to the forces in turn, after the fighters; within a force chance picks the bomber."""
        forces = forces_by(t, self.area, self.night)
        turn = self.dealt + self.aim
        seat = nth_force(t, self.area, self.night, turn % forces)
        while not has_bombers_left(t, seat):
            turn += 1
            seat = nth_force(t, self.area, self.night, turn % forces)
        n: i64 = 0
        for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if self.is_in_sight(t, slot):
                n += 1
        return self.nth_in_sight(t, seat, t.die(n) if n > 1 else 1)

    def only_one_in_sight(self, t: Mirage) -> i64:
        """The bomber, or the first of some that are alike."""
        slot: SlotId = 0
        while not self.is_in_sight(t, slot):
            slot += 1
        return slot

    def nth_in_sight(self, t: Mirage, seat: SeatId, n: i64) -> i64:
        for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if self.is_in_sight(t, slot):
                n -= 1
                if n == 0:
                    return slot
        return NONE


def clear_aims(t: Mirage) -> None:
    for aim in range(AIMS):
        t.aim_weapon[aim] = t.aim_slot[aim] = NONE
        t.aim_cancelled[aim] = 0


def weapon_number(weapon: CardId, bomber: i64, night: bool) -> i64:
    """§ 9.1, § 9.2: altitude counts by day only (ruling M42)."""
    if night:
        return AT_NIGHT[weapon]
    number = DAY[weapon]
    if ALTITUDE[weapon] and ALTITUDE[weapon] == ALTITUDE[bomber]:
        number += ALTITUDE_BONUS[weapon]
    return number
