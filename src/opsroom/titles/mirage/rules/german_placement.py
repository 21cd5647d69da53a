"""A German player exchanges cards and places a force.  § 7.2"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.bits import bit
from opsroom.engine.codegen import procedure, step
from opsroom.engine.column import total
from opsroom.engine.ids import NONE, SeatId
from opsroom.engine.procedure import DONE, GO_ON, PASS, Own, Procedure, Shown, Todo
from opsroom.titles.mirage.rules.cards import (
    ACES,
    ADLERANGRIFF,
    AIRFIELD,
    BOMBERS,
    CITIES,
    COMMANDS,
    EVENTS,
    FLIES,
    FORCE_ACES,
    FORCE_CARDS,
    FORCES_AN_AREA,
    GERMAN,
    LONDON,
    NIGHT_FORCES,
    RANGE,
    TARGET_AREA,
    TARGET_COUNT,
    TARGET_NIGHT,
)
from opsroom.titles.mirage.rules.ids import AreaId, CardId, TargetId
from opsroom.titles.mirage.rules.piles import draw_german, german_left, put_at_the_bottom
from opsroom.titles.mirage.rules.table import SLOTS, Mirage


@procedure("7.2", kinds={"seat": "seat"})
class GermanPlacement(Procedure):
    seat: Shown
    card: Own = PASS
    left: Shown = 0  # cards still to be put back in the second exchange
    target: Own = NONE
    cards: Own = 0  # in the force so far, aces apart
    fighters: Own = 0
    aces: Own = 0

    @step("7.2.1", into="card", of="card")
    def choose_exchange(self, t: Mirage) -> Todo:
        """One card against one from the pile.  Ruling M16: a duty for a hand without bombers."""
        if german_left(t) == 0 or t.held[self.seat] == 0:
            return self.go_to("check_for_bombers")
        offer_hand(t, self.seat)
        if has_bomber(t, self.seat):
            t.offer(PASS)
        else:
            t.refuse(PASS, "7.2.1", "must_seek_a_bomber")
        return t.ask(self.seat)

    @step("7.2.1")
    def exchange(self, t: Mirage) -> Todo:
        if self.card != PASS:
            put_at_the_bottom(t, self.seat, self.card)
            t.tell("exchanged", self.seat, self.card)
            draw_german(t, self.seat)
            self.card = PASS
        return GO_ON

    @step("7.2.1")
    def check_for_bombers(self, t: Mirage) -> Todo:
        """Still none: the hand is shown to all, and two cards more are exchanged."""
        if has_bomber(t, self.seat):
            return self.go_to("choose_target")
        show_hand(t, self.seat)
        pile, hand = german_left(t), t.held[self.seat]
        self.left = 2 if pile > 1 and hand > 1 else 1 if pile > 0 and hand > 0 else 0
        self.cards = self.left
        return GO_ON

    @step("7.2.1", into="card", of="card")
    def choose_to_put_back(self, t: Mirage) -> Todo:
        if self.left == 0:
            return GO_ON
        offer_hand(t, self.seat)
        return t.ask(self.seat)

    @step("7.2.1")
    def put_back(self, t: Mirage) -> Todo:
        if self.left == 0:
            return GO_ON
        put_at_the_bottom(t, self.seat, self.card)
        t.tell("exchanged", self.seat, self.card)
        self.card = PASS
        self.left -= 1
        return self.go_to("choose_to_put_back")

    @step("7.2.1")
    def draw_again(self, t: Mirage) -> Todo:
        for _ in range(self.cards):
            draw_german(t, self.seat)
        self.cards = 0
        if not has_bomber(t, self.seat):
            t.grounded[self.seat] = 1
            t.tell("grounded", self.seat)
            return DONE
        return GO_ON

    @step("7.2.2", into="target", of="target")
    def choose_target(self, t: Mirage) -> Todo:
        """A force must fly if there is a bomber for it."""
        if t.event != NONE:
            return GO_ON
        for target in range(TARGET_COUNT):
            offer_target(t, self.seat, target)
        return t.ask(self.seat)

    @step("12.2")
    def follow_the_event(self, t: Mirage) -> Todo:
        """Adlerangriff and the London order leave no choice."""
        if t.event != NONE:
            self.target = event_area(t)
        return GO_ON

    @step("7.2.2", into="card", of="card")
    def choose_bomber(self, t: Mirage) -> Todo:
        """At least one bomber in every force."""
        first = self.seat * GERMAN
        for card in range(BOMBERS, ACES):
            if t.hand[first + card]:
                if can_fly(card, self.target):
                    t.offer(card)
                else:
                    refuse_flight(t, card, self.target)
        return t.ask(self.seat)

    @step("7.2.2")
    def put_the_bomber_in(self, t: Mirage) -> Todo:
        t.plan[self.seat * GERMAN + self.card] += 1
        self.cards = 1
        return GO_ON

    @step("7.2.2", into="card", of="card")
    def choose_force_card(self, t: Mirage) -> Todo:
        first = self.seat * GERMAN
        full = self.cards == FORCE_CARDS
        for card in range(ACES):
            if t.hand[first + card] > t.plan[first + card]:
                if full:
                    t.refuse(card, "7.2.2", "force_is_full", FORCE_CARDS)
                elif can_fly(card, self.target):
                    t.offer(card)
                else:
                    refuse_flight(t, card, self.target)
        for card in range(ACES, COMMANDS):
            if t.hand[first + card] > t.plan[first + card]:
                if self.aces < self.fighters and self.aces < FORCE_ACES:
                    t.offer(card)
                else:
                    t.refuse(card, "12.3", "ace_needs_a_fighter")
        t.offer(PASS)
        return t.ask(self.seat)

    @step("7.2.2")
    def put_it_in(self, t: Mirage) -> Todo:
        card = self.card
        if card == PASS:
            return GO_ON
        t.plan[self.seat * GERMAN + card] += 1
        if card >= ACES:
            self.aces += 1
        else:
            self.cards += 1
            if card < BOMBERS:
                self.fighters += 1
        return self.go_to("choose_force_card")

    @step("7.2.2")
    def lay_the_force_out(self, t: Mirage) -> Todo:
        """On an event turn it stays hidden until the British side has placed too (ruling M56)."""
        if t.event == NONE:
            lay_out(t, self.seat, self.target)
        return DONE


def offer_hand(t: Mirage, seat: SeatId) -> None:
    first = seat * GERMAN
    for card in range(EVENTS):
        if t.hand[first + card]:
            t.offer(card)


def has_bomber(t: Mirage, seat: SeatId) -> bool:
    first = seat * GERMAN
    for row in range(first + BOMBERS, first + ACES):
        if t.hand[row]:
            return True
    return False


def show_hand(t: Mirage, seat: SeatId) -> None:
    first = seat * GERMAN
    for card in range(EVENTS):
        t.known[first + card] = t.hand[first + card]
        if t.hand[first + card]:
            t.tell("hand_shown", seat, card, t.hand[first + card])


def can_fly(card: CardId, target: TargetId) -> bool:
    return FLIES[card * TARGET_COUNT + target] == 1


def refuse_flight(t: Mirage, card: CardId, target: TargetId) -> None:
    if RANGE[card] <= TARGET_AREA[target]:
        t.refuse(card, "7.2.2", "out_of_range", RANGE[card], TARGET_AREA[target] + 1)
    elif card < BOMBERS:
        t.refuse(card, "7.2.3", "no_fighters_by_night")
    else:
        t.refuse(card, "7.2.3", "not_by_night")


def event_area(t: Mirage) -> i64:
    """Where everyone must fly this turn; NONE on ordinary turns."""
    if t.event == NONE:
        return NONE
    return AIRFIELD if t.event == ADLERANGRIFF else LONDON


def forces_at(t: Mirage, area: AreaId) -> i64:
    n: i64 = 0
    for seat in range(t.germans):
        if t.force_area[seat] == area:
            n += 1
    return n


def night_forces(t: Mirage) -> i64:
    return total(t.force_night, 0, t.germans)


def is_open(t: Mirage, area: AreaId) -> bool:
    """Whether Germans may choose the area on an ordinary turn (rulings M23, M46)."""
    if area < LONDON:
        return True
    return t.cities_closed == 0 and (area == CITIES or t.london_open == 1)


def offer_target(t: Mirage, seat: SeatId, target: TargetId) -> None:
    area, night = TARGET_AREA[target], TARGET_NIGHT[target]
    if not is_open(t, area):
        if t.cities_closed:
            t.refuse(target, "10", "no_results_left")
        else:
            t.refuse(target, "7.2.2", "london_is_barred")
    elif night and t.night_open == 0:
        t.refuse(target, "7.2.3", "night_is_barred")
    elif night and night_forces(t) == NIGHT_FORCES:
        t.refuse(target, "7.2.3", "night_is_full", NIGHT_FORCES)
    elif forces_at(t, area) == FORCES_AN_AREA:
        t.refuse(target, "7.2.2", "area_is_full", FORCES_AN_AREA)
    elif has_bomber_for(t, seat, target):
        t.offer(target)
    else:
        t.refuse(target, "7.2.2", "no_bomber_for_it")


def has_bomber_for(t: Mirage, seat: SeatId, target: TargetId) -> bool:
    first = seat * GERMAN
    for card in range(BOMBERS, ACES):
        if t.hand[first + card] and FLIES[card * TARGET_COUNT + target]:
            return True
    return False


def lay_out(t: Mirage, seat: SeatId, target: TargetId) -> None:
    """The planned cards go face down under the role card: area, time of day and number are public (ruling M06)."""
    slot = seat * SLOTS
    first = seat * GERMAN
    for card in range(COMMANDS):
        while t.plan[first + card]:
            t.plan[first + card] -= 1
            t.hand[first + card] -= 1
            t.force_card[slot] = card
            t.force_seen[slot] = bit(seat)
            slot += 1
    size = slot - seat * SLOTS
    t.held[seat] -= size
    t.force_size[seat] = size
    t.force_area[seat] = TARGET_AREA[target]
    t.force_night[seat] = TARGET_NIGHT[target]
    t.tell("force_placed", seat, TARGET_AREA[target], TARGET_NIGHT[target], size)
