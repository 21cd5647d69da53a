"""Set-up and the order of a player turn.  § 4, § 5"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.codegen import procedure, step
from opsroom.engine.column import total
from opsroom.engine.ids import NONE, SeatId
from opsroom.engine.procedure import DONE, GO_ON, Procedure, Shown, Todo
from opsroom.titles.mirage.rules.battle import Battle
from opsroom.titles.mirage.rules.cards import (
    ADLERANGRIFF,
    AREA_COUNT,
    BRITISH_END,
    BRITISH_HAND,
    BRITISH_SEAT,
    CARDS,
    COUNT,
    DIFFICULT,
    EVENTS,
    FIXED,
    GERMAN,
    GERMAN_HAND,
    LONDON_ORDER,
    MODE_BRITISH,
    MODE_EXTRAS,
    RESULT_CARDS,
    RESULT_COUNT,
    WEAPONS,
)
from opsroom.titles.mirage.rules.ids import CardId
from opsroom.titles.mirage.rules.piles import draw_british
from opsroom.titles.mirage.rules.placement import Placement
from opsroom.titles.mirage.rules.refill import Refill
from opsroom.titles.mirage.rules.table import (
    ALL_AT_ONCE,
    BRITISH_FIRST,
    BY_TURNS,
    CARRIED_OUT,
    GERMANS_FIRST,
    WAITING,
    Mirage,
    rotates,
)
from opsroom.titles.mirage.rules.weapon_relocation import Relocation


@procedure("5")
class Game(Procedure):
    seat: SeatId = 0
    cards: i64 = 0
    card: CardId = 0

    @step("5")
    def lay_out_the_piles(self, t: Mirage) -> Todo:
        for card in range(EVENTS):
            t.pile[card] = COUNT[card]
        for card in range(GERMAN, BRITISH_END):
            n = COUNT[card] + MODE_EXTRAS[t.mode * CARDS + card] + DIFFICULT[t.difficulty * CARDS + card]
            t.british_pile[card] = n
            t.british_left += n
        for card in range(BRITISH_END, CARDS):
            t.night_pile[card] = COUNT[card]
        for result in range(RESULT_CARDS):
            t.result_pile[result] = RESULT_COUNT[result]
            t.results_left += RESULT_COUNT[result]
        return GO_ON

    @step("5", into="card", of="card")
    def deal_a_german_card(self, t: Mirage) -> Todo:
        return t.draw(t.pile, 0, EVENTS)

    @step("5")
    def give_it(self, t: Mirage) -> Todo:
        """Five to each German hand."""
        t.pile[self.card] -= 1
        t.hand[self.seat * GERMAN + self.card] += 1
        t.held[self.seat] += 1
        t.tell("drew", self.seat, self.card)
        if t.held[self.seat] == GERMAN_HAND:
            self.seat += 1
        return GO_ON if self.seat == t.germans else self.go_to("deal_a_german_card")

    @step("5")
    def seed_the_events(self, t: Mirage) -> Todo:
        """The London order on top of the lower half, the smaller one (M02); Adlerangriff somewhere in the upper half."""
        left = total(t.pile, 0, EVENTS)
        t.lower_left = left // 2
        t.upper_left = left - left // 2 + 1
        return GO_ON

    @step("5", into="seat")
    def choose_who_begins(self, t: Mirage) -> Todo:
        """Ruling M04: by lot."""
        return t.roll(1, t.germans)

    @step("5")
    def hand_out_the_roles(self, t: Mirage) -> Todo:
        first = self.seat - 1
        if rotates(t):
            t.british = first
            t.leader = (first + 1) % t.germans
        else:
            t.british = BRITISH_SEAT if MODE_BRITISH[t.mode] == FIXED else NONE
            t.leader = first
        return GO_ON

    @step("5")
    def draw_the_british_hand(self, t: Mirage) -> Todo:
        """Ruling M03: all over again until there is a fighter among the cards."""
        for _ in range(BRITISH_HAND):
            draw_british(t)
        for card in range(GERMAN, WEAPONS):
            if t.british_hand[card]:
                return GO_ON
        for card in range(GERMAN, BRITISH_END):
            t.british_pile[card] += t.british_hand[card]
            t.british_left += t.british_hand[card]
            t.british_hand[card] = 0
        t.british_held = 0
        t.tell("redrawn", t.british)
        return self.go_to("draw_the_british_hand")

    @step("4")
    def play_a_turn(self, t: Mirage) -> Todo:
        return t.do(Turn())

    @step("4")
    def go_on_until_won(self, t: Mirage) -> Todo:
        return self.go_to("play_a_turn") if t.ended == 0 else DONE


@procedure("4", kinds={"area": "next_area"})
class Turn(Procedure):
    area: Shown = 0  # that is fought over next

    @step("4")
    def begin(self, t: Mirage) -> Todo:
        t.turn += 1
        t.event = NONE
        if t.adlerangriff == WAITING:
            t.event = ADLERANGRIFF
        elif t.london_order == WAITING:
            t.event = LONDON_ORDER
        t.tell("turn_begins", t.turn, t.british, t.leader, t.event)
        return GO_ON

    @step("12.2")
    def apply_the_event(self, t: Mirage) -> Todo:
        """§ 12.2.1 and § 12.2.2: the radar is mended, whatever it suffered."""
        if t.event == NONE:
            return GO_ON
        if t.event == ADLERANGRIFF:
            t.adlerangriff = CARRIED_OUT
        else:
            t.london_order = CARRIED_OUT
        t.radar = 0
        t.tell("event_applies", t.event)
        return GO_ON

    @step("7.1")
    def read_the_radar(self, t: Mirage) -> Todo:
        """Who places when depends on what the radar suffered in the turn before."""
        t.order = ALL_AT_ONCE if t.event != NONE else order_after(t.radar)
        return GO_ON

    @step("6")
    def relocate_a_weapon(self, t: Mirage) -> Todo:
        return t.do(Relocation(t.british))

    @step("7.1")
    def place(self, t: Mirage) -> Todo:
        return t.do(Placement())

    @step("8")
    def fight_in_the_next_area(self, t: Mirage) -> Todo:
        """Air combat, defence and bombing in one area, then in the next."""
        while self.area < AREA_COUNT:
            area = self.area
            self.area += 1
            for seat in range(t.germans):
                if t.force_area[seat] == area:
                    return t.do(Battle(area))
        return GO_ON

    @step("4")
    def go_on_to_the_last_area(self, t: Mirage) -> Todo:
        return self.go_to("fight_in_the_next_area") if self.area < AREA_COUNT else GO_ON

    @step("11")
    def refill(self, t: Mirage) -> Todo:
        return t.do(Refill())


def order_after(damage: i64) -> i64:
    """The order of placement after a turn in which the radar suffered this."""
    if damage == 0:
        return GERMANS_FIRST
    return BY_TURNS if damage == 1 else BRITISH_FIRST
