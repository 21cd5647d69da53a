"""Cards go home, hands are filled, victory is checked, the role passes.  § 11, § 11.1"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.bits import bit
from opsroom.engine.codegen import procedure, step
from opsroom.engine.ids import NONE, SeatId
from opsroom.engine.procedure import DONE, GO_ON, PASS, Own, Procedure, Shown, Todo
from opsroom.titles.mirage.rules.aircraft import british_home, clear_british, german_home, settle
from opsroom.titles.mirage.rules.cards import (
    ACES,
    ADLERANGRIFF,
    AMBUSH,
    BOMBERS,
    BRITISH_ACES,
    BRITISH_HAND,
    BRITISH_SEAT,
    CARDS,
    GERMAN,
    GERMAN_HAND,
    GERMAN_SEATS,
    LINE_ABREAST,
    LONDON_ORDER,
    RETALIATION,
    SPEECH,
    WEAPONS,
)
from opsroom.titles.mirage.rules.commands import retaliate
from opsroom.titles.mirage.rules.ids import SlotId
from opsroom.titles.mirage.rules.piles import draw_british, draw_german, german_left
from opsroom.titles.mirage.rules.table import (
    BOTH_GONE,
    BRITISH_SLOTS,
    BRITISH_WIN,
    CONCEDED,
    FORCE_SLOTS,
    GERMANS_WIN,
    NO_BOMBERS,
    OPEN,
    TIME_IS_UP,
    Mirage,
    attackers,
    automaton_looks,
    british_seen,
    british_spends,
    german_at,
    is_automaton,
    points,
    rotates,
)

USE_RETALIATION: Final[i64] = 0  # what may be done with commands at the end of a turn
DROP_RETALIATION: Final[i64] = 1
DROP_LINE_ABREAST: Final[i64] = 2
DROP_AMBUSH: Final[i64] = 3
ORDERS: Final = ["use_retaliation", "drop_retaliation", "drop_line_abreast", "drop_ambush"]


@procedure("11", kinds={"seat": "seat"})
class Refill(Procedure):
    seat: Shown = NONE
    order: Own = PASS

    @step("11")
    def bring_everything_home(self, t: Mirage) -> Todo:
        for slot in range(FORCE_SLOTS):
            if t.force_card[slot] != NONE:
                german_home(t, slot)
        for slot in range(BRITISH_SLOTS):
            if t.brit_area[slot] != NONE:
                bring_british_home(t, slot)
        for seat in range(GERMAN_SEATS):
            t.force_area[seat] = NONE
            t.force_night[seat] = t.force_size[seat] = t.grounded[seat] = 0
        return GO_ON

    @step("11")
    def fill_the_german_hands(self, t: Mirage) -> Todo:
        """Each to five before the next, from the leader on (ruling M47)."""
        for place in range(attackers(t)):
            seat = german_at(t, place)
            while t.held[seat] < GERMAN_HAND and draw_german(t, seat):
                pass
        self.seat = t.british
        return GO_ON

    @step("11")
    def throw_away_speeches(self, t: Mirage) -> Todo:
        if is_automaton(t):
            automaton_looks(t)
        while t.british_hand[SPEECH]:
            british_spends(t, SPEECH)
            t.discards[SPEECH] += 1
            t.tell("discarded", t.british, SPEECH)
        if is_automaton(t):
            while t.british_hand[RETALIATION]:
                retaliate(t)
            return self.go_to("fill_the_british_hand")
        return GO_ON

    @step("11", into="order", of="order")
    def choose_command_order(self, t: Mirage) -> Todo:
        """Commands may be kept, thrown away or, a retaliation, used."""
        if t.british_hand[RETALIATION]:
            t.offer(USE_RETALIATION)
            t.offer(DROP_RETALIATION)
        if t.british_hand[LINE_ABREAST]:
            t.offer(DROP_LINE_ABREAST)
        if t.british_hand[AMBUSH]:
            t.offer(DROP_AMBUSH)
        t.offer(PASS)
        return t.ask(self.seat)

    @step("11")
    def carry_the_order_out(self, t: Mirage) -> Todo:
        if self.order == PASS:
            return GO_ON
        if self.order == USE_RETALIATION:
            retaliate(t)
        else:
            card = RETALIATION
            if self.order == DROP_LINE_ABREAST:
                card = LINE_ABREAST
            elif self.order == DROP_AMBUSH:
                card = AMBUSH
            british_spends(t, card)
            t.discards[card] += 1
            t.tell("discarded", t.british, card)
        self.order = PASS
        return self.go_to("choose_command_order")

    @step("11")
    def fill_the_british_hand(self, t: Mirage) -> Todo:
        while t.british_held < BRITISH_HAND and t.british_left:
            draw_british(t)
        return GO_ON

    @step("12.2")
    def end_the_event(self, t: Mirage) -> Todo:
        """§ 12.2.1, § 12.2.2: night raids and London are open from the next turn on (rulings M22, M23)."""
        if t.event == ADLERANGRIFF:
            t.night_open = 1
        elif t.event == LONDON_ORDER:
            t.london_open = 1
        t.event = NONE
        t.radar = t.radar_next
        t.radar_next = 0
        if t.results_left == 0:
            t.cities_closed = 1
        return GO_ON

    @step("11.1")
    def check_for_victory(self, t: Mirage) -> Todo:
        """Ruling M50: after both sides have refilled."""
        german, british = german_left(t), t.british_left
        if german == 0 and british == 0:
            finish(t, BOTH_GONE)
        elif german == 0:
            finish(t, BRITISH_WIN)
        elif british == 0:
            finish(t, GERMANS_WIN)
        elif not bombers_are_left(t):
            finish(t, NO_BOMBERS)
        elif t.turn_limit and t.turn >= t.turn_limit:
            finish(t, TIME_IS_UP)
        return GO_ON if t.ended == 0 else DONE

    @step("11")
    def pass_the_role_on(self, t: Mirage) -> Todo:
        """Clockwise; the hand of the British side goes with the role, and who gives it away has seen it (ruling M01)."""
        if rotates(t):
            remember_the_hand(t, t.british)
            t.british = (t.british + 1) % t.germans
            forget_what_is_held(t, t.british)
        t.leader = (t.leader + 1) % t.germans
        return DONE


def bring_british_home(t: Mirage, slot: SlotId) -> None:
    """From an area where nothing happened a card goes home unseen; a weapon stays, and is turned up."""
    card = t.brit_card[slot]
    if slot >= BRITISH_HAND:
        t.night_pile[card] += 1
        clear_british(t, slot)
    elif card >= WEAPONS and card < BRITISH_ACES:
        t.tell("british_shown", card, t.brit_area[slot])
        british_seen(t, card)
        settle(t, slot)
    elif t.brit_seen[slot] == OPEN:
        british_home(t, slot)
    else:
        t.british_hand[card] += 1
        t.british_held += 1
        clear_british(t, slot)


def remember_the_hand(t: Mirage, seat: SeatId) -> None:
    for card in range(CARDS):
        t.british_known[seat * CARDS + card] = t.british_hand[card]


def forget_what_is_held(t: Mirage, seat: SeatId) -> None:
    """Who has the hand needs no memory of it."""
    for card in range(CARDS):
        t.british_known[seat * CARDS + card] = 0


def bombers_are_left(t: Mirage) -> bool:
    """Ruling M54: in any German hand or in the German pile."""
    for card in range(BOMBERS, ACES):
        if t.pile[card]:
            return True
        for seat in range(t.germans):
            if t.hand[seat * GERMAN + card]:
                return True
    for i in range(t.bottom_left):
        if t.bottom[i] >= BOMBERS and t.bottom[i] < ACES:
            return True
    return False


# --- who has won: § 11.1, § 13
def finish(t: Mirage, ending: i64) -> None:
    t.ended = ending
    british = ending != GERMANS_WIN
    if ending == BOTH_GONE and not rotates(t) and t.gone_is_british == 0:
        t.tell("game_over", ending)
        return  # ruling M60: nobody has won
    if rotates(t):
        t.winners = best_of(t)
    elif british:
        t.winners = bit(BRITISH_SEAT) if t.british == BRITISH_SEAT else 0
    elif t.scored:
        t.winners = best_of(t)
    else:
        t.winners = bit(t.germans) - 1
    t.tell("game_over", ending)


def concede(t: Mirage, seat: SeatId) -> None:
    """Ruling M76: a side that shares its result loses together; rivals of the seat are ranked by their points."""
    t.ended = CONCEDED
    if is_automaton(t):
        t.winners = 0
    elif rotates(t):
        t.winners = best_of(t, seat)
    elif seat == BRITISH_SEAT:
        t.winners = best_of(t) if t.scored else bit(t.germans) - 1
    elif t.scored:
        t.winners = bit(BRITISH_SEAT) | best_of(t, seat)
    else:
        t.winners = bit(BRITISH_SEAT)


def best_of(t: Mirage, without: SeatId = NONE) -> i64:
    """Those with the most points; ruling M52: of equals the nearest clockwise to the British player, if one must win."""
    most: i64 = -1
    for seat in range(t.germans):
        if seat != without and points(t, seat) > most:
            most = points(t, seat)
    winners: i64 = 0
    first = t.british if rotates(t) else t.leader
    for i in range(t.germans):
        seat = (first + i) % t.germans
        if seat != without and points(t, seat) == most and (winners == 0 or t.single == 0):
            winners |= bit(seat)
    return winners
