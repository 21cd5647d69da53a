"""Where cards come in: windows in which both sides are asked, and the play and cancelling of a card.  § 6.2

A seat is passed over only on what everybody knows: its hand is empty, it asked not to be troubled, or no card that is still
unseen could be played here.  So a question never tells what a hand holds.
"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.codegen import procedure, step
from opsroom.engine.column import filled
from opsroom.engine.ids import NONE, SeatId
from opsroom.engine.procedure import DONE, GO_ON, PASS, Procedure, Shown, Todo
from opsroom.titles.bomber_command.rules.card_needs import Case, is_moment, may_be_out, missing
from opsroom.titles.bomber_command.rules.cards import (
    ASKED_FIRST,
    CANCELLED,
    CARD_OF,
    FIRST_CARD,
    FIRST_FUNCTION,
    FUNCTIONS,
    GROUNDED,
    QUIET_PHASE,
    QUIET_TURN,
    SHUT,
    SN2,
    STRAGGLER_CALL,
    SYMBOL,
    TWO_CARDS,
    W_ATTACK,
    W_CONTACT,
    W_FIGHTERS,
    W_PHASE,
    W_SCRAMBLE,
    W_TAME_BOAR,
    cancels,
    copies,
)
from opsroom.titles.bomber_command.rules.charts import BROKEN_CLOUD, CLEAR, FLAK, LATE, STACKED
from opsroom.titles.bomber_command.rules.geography import GERMAN, HEXES
from opsroom.titles.bomber_command.rules.hands import lay_down
from opsroom.titles.bomber_command.rules.ids import CardId, HexId, WindowId
from opsroom.titles.bomber_command.rules.table import (
    BOMBING,
    DRAW,
    FIGHTERS,
    SET_UP,
    TAME_BOARS,
    Bomber,
    other,
)
from opsroom.titles.bomber_command.rules.weather import bombing_weather


@procedure(
    "6.2",
    kinds={
        "moment": "window",
        "unit": "unit",
        "how": "how",
        "facts": "told",
        "place": "place",
        "city": "city",
        "seat": "seat",
        "method": "method",
        "burning": "area_kind",
    },
)
class Window(Procedure):
    """A moment at which cards may be played: by turns, until both sides have passed one after the other."""

    moment: Shown
    unit: Shown = NONE  # the night-fighter unit it is about
    how: Shown = NONE  # the kind of attack
    facts: Shown = 0  # what the British side has told of the attacked raid
    place: Shown = NONE
    city: Shown = NONE
    seat: Shown = NONE
    choice: Shown = PASS
    passes: Shown = 0
    method: Shown = NONE  # of marking
    burning: Shown = NONE  # the kind of area where the indicators burn

    @step("6.2")
    def open(self, t: Bomber) -> Todo:
        self.seat = ASKED_FIRST[self.moment]
        if self.moment == W_ATTACK and self.how != FLAK:  # flak may interrupt an attack by night fighters, card 56
            for card in range(len(t.used)):
                t.used[card] = 0
        return GO_ON

    @step("6.2", into="choice", of="play")
    def choose_play(self, t: Bomber) -> Todo:
        case = Case(self.unit, self.how, self.facts, self.burning)
        if not is_asked(t, self.seat, self.moment, case):
            return GO_ON
        offer_functions(t, self.seat, self.moment, case)
        t.offer(QUIET_PHASE)
        t.offer(QUIET_TURN)
        t.offer(PASS)
        return t.ask(self.seat)

    @step("6.2")
    def play_it(self, t: Bomber) -> Todo:
        if self.choice != PASS and self.choice < FUNCTIONS:
            self.passes = 0
            return t.do(CardPlay(self.seat, self.choice, self.moment, self.unit, self.how, self.place, self.method))
        if self.choice == QUIET_PHASE:
            t.quiet[self.seat] = 1
        elif self.choice == QUIET_TURN:
            t.quiet[self.seat] = 2
        self.passes += 1
        return GO_ON

    @step("6.2")
    def ask_the_other(self, t: Bomber) -> Todo:
        """An attack, a contact or a scramble that is called off is over: there is nothing more to play on."""
        if self.passes >= 2 or (self.moment == W_ATTACK and t.roll_marks & CANCELLED):
            return DONE
        if (self.moment == W_ATTACK or self.moment == W_CONTACT) and self.unit != NONE and t.returning[self.unit]:
            return DONE
        if self.moment == W_SCRAMBLE and t.roll_marks & (SHUT | GROUNDED):
            return DONE
        self.seat = other(self.seat)
        self.choice = PASS
        return self.go_to("choose_play")


@procedure("6.2", kinds={"seat": "seat"})
class CardBeside(Procedure):
    """One card over whatever question is pending."""

    seat: Shown
    choice: Shown = PASS

    @step("6.2", into="choice", of="play")
    def choose_card_beside(self, t: Bomber) -> Todo:
        offer_functions(t, self.seat, moment_beside(t), Case())
        t.offer(PASS)
        return t.ask(self.seat)

    @step("6.2")
    def play_it_beside(self, t: Bomber) -> Todo:
        if self.choice == PASS:
            return DONE
        return t.do(CardPlay(self.seat, self.choice, moment_beside(t), NONE, NONE, NONE))


@procedure(
    "6.2",
    kinds={
        "seat": "seat",
        "function": "play",
        "moment": "window",
        "unit": "unit",
        "how": "how",
        "place": "place",
        "method": "method",
    },
)
class CardPlay(Procedure):
    """A card is laid down; the other side may cancel it; if not, it does what it says."""

    seat: Shown
    function: Shown
    moment: Shown
    unit: Shown
    how: Shown
    place: Shown
    method: Shown = NONE

    @step("6.2")
    def announce(self, t: Bomber) -> Todo:
        lay_down(t, self.seat, CARD_OF[self.function])
        t.tell("card_played", self.seat, self.function)
        t.card_cancelled = 0
        return GO_ON

    @step("6.2.2")
    def let_it_be_cancelled(self, t: Bomber) -> Todo:
        return t.do(Cancelling(other(self.seat), CARD_OF[self.function]))

    @step("6.2")
    def carry_it_out(self, t: Bomber) -> Todo:
        if t.card_cancelled:
            return DONE
        if self.moment == W_ATTACK and self.how != FLAK:
            t.used[CARD_OF[self.function]] += 1
        return t.carry_out_card(self.seat, self.function, self.unit, self.method, self.place)


@procedure("6.2.2", kinds={"seat": "seat", "card": "card"})
class Cancelling(Procedure):
    """At once or never; what cancels a card cannot be cancelled itself."""

    seat: Shown
    card: Shown  # the card that was played
    reply: Shown = PASS
    first: Shown = PASS  # chosen is shown
    second: Shown = PASS

    @step("6.2.2", into="reply", of="reply")
    def choose_reply(self, t: Bomber) -> Todo:
        if not may_reply(t, self.seat, self.card):
            return DONE
        pair: i64 = 0
        for card in range(FIRST_CARD[self.seat], FIRST_CARD[self.seat + 1]):
            if t.hand[card] and cancels(card, self.card):
                t.offer(card)
            if SYMBOL[card] == SYMBOL[self.card]:
                pair += t.hand[card]
        if pair >= 2:
            t.offer(TWO_CARDS)
        else:
            t.refuse(TWO_CARDS, "6.2.3", "no_pair", pair)
        t.offer(PASS)
        return t.ask(self.seat)

    @step("6.2.3", into="first", of="card")
    def choose_first_of_two(self, t: Bomber) -> Todo:
        if self.reply != TWO_CARDS:
            return GO_ON
        offer_symbol(t, self.seat, SYMBOL[self.card], NONE)
        return t.ask(self.seat)

    @step("6.2.3", into="second", of="card")
    def choose_second_of_two(self, t: Bomber) -> Todo:
        if self.first == PASS:
            return GO_ON
        offer_symbol(t, self.seat, SYMBOL[self.card], self.first)
        return t.ask(self.seat)

    @step("6.2.2")
    def cancel(self, t: Bomber) -> Todo:
        if self.reply == TWO_CARDS:
            if self.first == PASS or self.second == PASS:
                return DONE
            lay_down(t, self.seat, self.first)
            lay_down(t, self.seat, self.second)
            t.tell("card_cancelled", self.seat, self.card, self.first, self.second)
            t.card_cancelled = 1
        elif self.reply != PASS:
            lay_down(t, self.seat, self.reply)
            t.tell("card_cancelled", self.seat, self.card, self.reply, NONE)
            t.card_cancelled = 1
        return DONE


# --- who is asked, and for what
def is_asked(t: Bomber, seat: SeatId, moment: WindowId, case: Case) -> bool:
    return t.held[seat] > 0 and t.quiet[seat] == 0 and may_be_out(t, seat, moment, case)


def may_play_beside(t: Bomber, seat: SeatId) -> bool:
    """§ 6.2: at any time but the draw phase.  Not over a city map (ruling B62), nor while cards are asked for anyway."""
    if t.phase == SET_UP or t.phase == DRAW or t.phase == BOMBING:
        return False
    if isinstance(t.top, (Window, CardBeside, Cancelling)):
        return False
    for function in range(FIRST_FUNCTION[seat], FIRST_FUNCTION[seat + 1]):
        if t.hand[CARD_OF[function]] and is_moment(function, moment_beside(t)):
            if missing(t, function, Case(), False) == NONE:
                return True
    return False


def moment_beside(t: Bomber) -> WindowId:
    """§ 6.2: a card for a phase may come at any time of it, but no attack is begun in the middle of another."""
    if t.phase == FIGHTERS:
        return W_FIGHTERS
    return W_TAME_BOAR if t.phase == TAME_BOARS and t.raid_now == NONE else W_PHASE


def may_call_stragglers(t: Bomber) -> bool:
    """As everybody can tell: card 89 has not been seen yet, somebody may hold it, and it would have a target."""
    card = CARD_OF[STRAGGLER_CALL]
    if t.held[GERMAN] == 0 or copies(t.scenario, card) <= t.discards[card]:
        return False
    return missing(t, STRAGGLER_CALL, Case(), True) == NONE


def offer_functions(t: Bomber, seat: SeatId, moment: WindowId, case: Case) -> None:
    for function in range(FIRST_FUNCTION[seat], FIRST_FUNCTION[seat + 1]):
        if t.hand[CARD_OF[function]] == 0:
            continue
        if not is_moment(function, moment):
            t.refuse(function, "6.2", "not_the_moment")
            continue
        need = missing(t, function, case, False)
        if need == NONE:
            t.offer(function)
        else:
            t.refuse(function, "6.2", "card_need", need)


def may_reply(t: Bomber, seat: SeatId, card: CardId) -> bool:
    """As everybody can tell: a card that cancels this one, or two of its symbol, may be in that hand."""
    if t.held[seat] == 0:
        return False
    unseen: i64 = 0
    for mine in range(FIRST_CARD[seat], FIRST_CARD[seat + 1]):
        left = copies(t.scenario, mine) - t.discards[mine]
        if left > 0 and cancels(mine, card):
            return True
        if SYMBOL[mine] == SYMBOL[card]:
            unseen += left
    return t.held[seat] >= 2 and unseen >= 2


def offer_symbol(t: Bomber, seat: SeatId, symbol: i64, taken: i64) -> None:
    """Cards of the symbol in hand, one copy of `taken` left out; and one may think better of it."""
    for card in range(FIRST_CARD[seat], FIRST_CARD[seat + 1]):
        if SYMBOL[card] == symbol and t.hand[card] > (1 if card == taken else 0):
            t.offer(card)
    t.offer(PASS)


# --- what cards leave behind, for a roll and for a turn
def clear_roll(t: Bomber) -> None:
    t.roll_mod = 0
    t.roll_marks = 0
    t.losses_less = 0


def clear_turn(t: Bomber) -> None:
    t.turn_contact = 0
    t.turn_attack = 0
    t.window_used = 0
    t.south_hidden = 0
    t.unconfirmed = 0
    t.flares = filled(HEXES, 0)
    t.early = filled(HEXES, 0)


def attack_mod(t: Bomber, how: i64, is_twin: bool, hex: HexId) -> i64:
    """What cards played earlier in the turn do to this attack: Contrails, High-Rate Window, Searchlights & Flares."""
    if how == FLAK:
        return t.flares[hex] if t.flares[hex] and is_lit_for_flak(t, hex) else 0
    modifier = t.turn_attack
    if is_twin and t.roll_marks & SN2 == 0:
        modifier += t.window_used
    if (how == STACKED or how == LATE) and hex < HEXES:  # else over England, § 12.2.4
        modifier += t.flares[hex]
    return modifier


def is_lit_for_flak(t: Bomber, hex: HexId) -> bool:
    weather = bombing_weather(t, hex)
    return weather == CLEAR or weather == BROKEN_CLOUD


def contact_mod(t: Bomber) -> i64:
    return t.turn_contact
