"""One area: cards are turned up, fighters are sent against forces, then combat, defence and bombing.  § 4, § 8"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.codegen import procedure, step
from opsroom.engine.ids import NONE, SeatId
from opsroom.engine.procedure import DONE, GO_ON, PASS, Procedure, Shown, Todo
from opsroom.titles.mirage.rules.aircraft import (
    british_home,
    forces_by,
    has_bombers_left,
    nth_force,
    offer_once,
    turn_up_british,
    turn_up_force,
)
from opsroom.titles.mirage.rules.bombing import Bombing
from opsroom.titles.mirage.rules.cards import (
    ACES,
    BOMBERS,
    BRITISH_ACES,
    BRITISH_HAND,
    NIGHT_WEAPONS,
    STRENGTH,
    WEAPONS,
)
from opsroom.titles.mirage.rules.combat import AirCombat
from opsroom.titles.mirage.rules.defence import Defence
from opsroom.titles.mirage.rules.ids import AreaId, CardId, SlotId
from opsroom.titles.mirage.rules.table import (
    ALWAYS,
    BRITISH_SLOTS,
    SLOTS,
    WEAPON_KINDS,
    Mirage,
    attackers,
    german_at,
    is_automaton,
)


@procedure("8", kinds={"area": "area", "slot": "slot", "defender": "defender"})
class Battle(Procedure):
    area: Shown
    seat: Shown = NONE
    card: Shown = PASS
    slot: Shown = NONE  # the German ace in question
    defender: Shown = NONE  # the British ace or fighter in question
    place: Shown = 0  # in the order of forces
    dealt: Shown = 0  # fighters sent by day
    by_night: Shown = 0  # and by night

    @step("8")
    def turn_up_the_cards(self, t: Mirage) -> Todo:
        t.carry = 0
        for place in range(attackers(t)):
            seat = german_at(t, place)
            if t.force_area[seat] == self.area:
                turn_up_force(t, seat)
        for slot in range(BRITISH_SLOTS):
            if t.brit_area[slot] == self.area:
                turn_up_british(t, slot)
        if forces_by(t, self.area, 0) and has_fighters(t, self.area):
            return GO_ON
        return self.go_to("send_night_fighters")

    # --- aces: § 12.3
    @step("12.3")
    def look_for_a_german_ace(self, t: Mirage) -> Todo:
        for place in range(attackers(t)):
            seat = german_at(t, place)
            if t.force_area[seat] == self.area:
                for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
                    if t.force_card[slot] >= ACES:
                        self.seat = seat
                        self.slot = slot
                        return GO_ON
        return self.go_to("look_for_a_british_ace")

    @step("12.3", into="card", of="card")
    def choose_ace_host(self, t: Mirage) -> Todo:
        """Its owner says which fighter the ace flies."""
        last: i64 = NONE
        for slot in range(self.seat * SLOTS, self.seat * SLOTS + SLOTS):
            card = t.force_card[slot]
            if card != NONE and card < BOMBERS and t.force_rider[slot] == NONE and card != last:
                t.offer(card)
                last = card
        return t.ask(self.seat) if t.offered > 1 else GO_ON

    @step("12.3")
    def seat_the_ace(self, t: Mirage) -> Todo:
        ace = t.force_card[self.slot]
        slot = self.seat * SLOTS
        while not self.can_be_hosted(t, slot):
            slot += 1
        self.card = PASS
        t.force_rider[slot] = ace
        t.force_card[self.slot] = NONE
        t.force_seen[self.slot] = 0
        t.tell("ace_declared", self.seat, ace, t.force_card[slot])
        return self.go_to("look_for_a_german_ace")

    @step("12.3")
    def look_for_a_british_ace(self, t: Mirage) -> Todo:
        for slot in range(BRITISH_HAND):
            if t.brit_area[slot] == self.area and t.brit_card[slot] >= BRITISH_ACES:
                self.defender = slot
                return GO_ON
        return self.go_to("look_for_a_fighter_to_send")

    @step("12.3", into="card", of="card")
    def choose_british_ace_host(self, t: Mirage) -> Todo:
        if is_automaton(t):
            return GO_ON
        last: i64 = NONE
        for slot in range(BRITISH_HAND):
            card = t.brit_card[slot]
            if t.brit_area[slot] == self.area and card < WEAPONS and t.brit_rider[slot] == NONE and card != last:
                offer_once(t, card)
                last = card
        return t.ask(t.british) if t.offered > 1 else GO_ON

    @step("12.3")
    def seat_the_british_ace(self, t: Mirage) -> Todo:
        ace = t.brit_card[self.defender]
        slot = strongest(t, self.area, True) if self.card == PASS else host(t, self.area, self.card)
        self.card = PASS
        t.brit_rider[slot] = ace
        t.brit_card[self.defender] = NONE
        t.brit_area[self.defender] = NONE
        t.brit_seen[self.defender] = 0
        t.tell("ace_declared", t.british, ace, t.brit_card[slot])
        return self.go_to("look_for_a_british_ace")

    # --- which fighter meets which force: § 8, ruling M26
    @step("8")
    def look_for_a_fighter_to_send(self, t: Mirage) -> Todo:
        """A single force is met by all.  § 13.3b, ruling M66: the automaton sends its fighters in turn to each force."""
        forces = forces_by(t, self.area, 0)
        self.defender = strongest(t, self.area, False)
        while self.defender != NONE and (is_automaton(t) or (forces == 1 and t.holding_back != ALWAYS)):
            t.brit_force[self.defender] = nth_force(t, self.area, 0, self.dealt % forces)
            t.tell("sent", t.brit_card[self.defender], t.brit_force[self.defender])
            self.dealt += 1
            self.defender = strongest(t, self.area, False)
        return GO_ON if self.defender != NONE else self.go_to("fight_the_next_force")

    @step("8", into="seat", of="seat")
    def choose_force(self, t: Mirage) -> Todo:
        """Asked where there is more than one force by day, or where fighters may be held back (ruling M26)."""
        for place in range(attackers(t)):
            seat = german_at(t, place)
            if t.force_area[seat] == self.area and t.force_night[seat] == 0:
                t.offer(seat)
        if t.holding_back:
            t.offer(PASS)
        else:
            t.refuse(PASS, "8", "all_fighters_fight")
        return t.ask(t.british)

    @step("8")
    def send_the_fighter(self, t: Mirage) -> Todo:
        slot = self.defender
        if self.seat == PASS:
            t.tell("held_back", t.brit_card[slot])
            british_home(t, slot)
        else:
            t.brit_force[slot] = self.seat
            t.tell("sent", t.brit_card[slot], self.seat)
        return self.go_to("look_for_a_fighter_to_send")

    @step("8")
    def fight_the_next_force(self, t: Mirage) -> Todo:
        while self.place < attackers(t):
            seat = german_at(t, self.place)
            self.place += 1
            if t.force_area[seat] == self.area and t.force_night[seat] == 0 and is_met(t, seat):
                return t.do(AirCombat(seat, 0))
        return GO_ON

    @step("8")
    def go_on_to_the_last_force(self, t: Mirage) -> Todo:
        return self.go_to("fight_the_next_force") if self.place < attackers(t) else GO_ON

    # --- by night: § 8.4
    @step("8.4")
    def send_night_fighters(self, t: Mirage) -> Todo:
        self.place = 0
        return GO_ON if forces_by(t, self.area, 1) else self.go_to("defend_by_day")

    @step("8.4")
    def look_for_a_night_fighter(self, t: Mirage) -> Todo:
        """As by day: the strongest first, and the automaton's to each force in turn."""
        forces = forces_by(t, self.area, 1)
        self.defender = strongest_by_night(t, self.area)
        while self.defender != NONE and (forces == 1 or is_automaton(t)):
            self.send_by_night(t, nth_force(t, self.area, 1, self.by_night % forces))
            self.defender = strongest_by_night(t, self.area)
        return GO_ON if self.defender != NONE else self.go_to("fight_the_next_night_force")

    @step("8.4", into="seat", of="seat")
    def choose_night_force(self, t: Mirage) -> Todo:
        for place in range(attackers(t)):
            seat = german_at(t, place)
            if t.force_area[seat] == self.area and t.force_night[seat] == 1:
                t.offer(seat)
        return t.ask(t.british)

    @step("8.4")
    def send_the_night_fighter(self, t: Mirage) -> Todo:
        self.send_by_night(t, self.seat)
        return self.go_to("look_for_a_night_fighter")

    @step("8.4")
    def fight_the_next_night_force(self, t: Mirage) -> Todo:
        while self.place < attackers(t):
            seat = german_at(t, self.place)
            self.place += 1
            if t.force_area[seat] == self.area and t.force_night[seat] == 1 and is_met(t, seat):
                return t.do(AirCombat(seat, 1))
        return GO_ON

    @step("8.4")
    def go_on_to_the_last_night_force(self, t: Mirage) -> Todo:
        return self.go_to("fight_the_next_night_force") if self.place < attackers(t) else GO_ON

    # --- and then: § 9, § 10
    @step("9")
    def defend_by_day(self, t: Mirage) -> Todo:
        return t.do(Defence(self.area, 0, self.dealt)) if has_defence(t, self.area, 0) else GO_ON

    @step("9")
    def defend_by_night(self, t: Mirage) -> Todo:
        self.place = 0
        return t.do(Defence(self.area, 1, self.by_night)) if has_defence(t, self.area, 1) else GO_ON

    @step("10")
    def bomb_with_the_next_force(self, t: Mirage) -> Todo:
        while self.place < attackers(t):
            seat = german_at(t, self.place)
            self.place += 1
            if t.force_area[seat] == self.area and has_bombers_left(t, seat):
                return t.do(Bombing(seat))
        return DONE

    @step("10")
    def go_on_bombing(self, t: Mirage) -> Todo:
        return self.go_to("bomb_with_the_next_force")

    def send_by_night(self, t: Mirage, seat: SeatId) -> None:
        t.brit_force[self.defender] = seat
        t.tell("sent", t.brit_card[self.defender], seat)
        self.by_night += 1

    def can_be_hosted(self, t: Mirage, slot: SlotId) -> bool:
        """A fighter without an ace; the one chosen, where there was a choice."""
        card = t.force_card[slot]
        if card == NONE or card >= BOMBERS or t.force_rider[slot] != NONE:
            return False
        return self.card == PASS or self.card == card


def has_fighters(t: Mirage, area: AreaId) -> bool:
    for slot in range(BRITISH_HAND):
        if t.brit_area[slot] == area and t.brit_card[slot] < WEAPONS:
            return True
    return False


def strongest(t: Mirage, area: AreaId, for_an_ace: bool) -> i64:
    """The strongest fighter there that has no ace yet, or that meets no force yet; NONE where all have."""
    best: i64 = NONE
    for slot in range(BRITISH_HAND):
        if t.brit_area[slot] != area or t.brit_card[slot] >= WEAPONS:
            continue
        if (t.brit_rider[slot] if for_an_ace else t.brit_force[slot]) != NONE:
            continue
        if best == NONE or worth(t, slot) > worth(t, best):
            best = slot
    return best


def strongest_by_night(t: Mirage, area: AreaId) -> i64:
    best: i64 = NONE
    for slot in range(BRITISH_HAND, BRITISH_SLOTS):
        if t.brit_area[slot] == area and t.brit_card[slot] < NIGHT_WEAPONS and t.brit_force[slot] == NONE:
            if best == NONE or worth(t, slot) > worth(t, best):
                best = slot
    return best


def worth(t: Mirage, slot: SlotId) -> i64:
    return STRENGTH[t.brit_card[slot]] + (2 if t.brit_rider[slot] != NONE else 0)


def host(t: Mirage, area: AreaId, card: CardId) -> i64:
    slot: SlotId = 0
    while t.brit_area[slot] != area or t.brit_card[slot] != card or t.brit_rider[slot] != NONE:
        slot += 1
    return slot


def is_met(t: Mirage, seat: SeatId) -> bool:
    for slot in range(BRITISH_SLOTS):
        if t.brit_force[slot] == seat:
            return True
    return False


def has_defence(t: Mirage, area: AreaId, night: i64) -> bool:
    """Whether there is a weapon to fire and a bomber to fire at."""
    armed = False
    for place in range(area * WEAPON_KINDS, area * WEAPON_KINDS + WEAPON_KINDS):
        if t.weapons[place]:
            armed = True
    if night:
        for slot in range(BRITISH_HAND, BRITISH_SLOTS):
            if t.brit_area[slot] == area and t.brit_card[slot] >= NIGHT_WEAPONS:
                armed = True
    if not armed:
        return False
    for seat in range(t.germans):
        if t.force_area[seat] == area and t.force_night[seat] == night and has_bombers_left(t, seat):
            return True
    return False
