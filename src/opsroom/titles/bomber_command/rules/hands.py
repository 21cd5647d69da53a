"""Hands and decks: the opening hands, the draw phase, laying a card down.  § 3.7, § 6.1

A deck that nobody has looked at has no order: how many of each card are left is all there is.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.chance import Chance
from opsroom.engine.codegen import procedure, step
from opsroom.engine.ids import SeatId
from opsroom.engine.piles import deal_unseen
from opsroom.engine.procedure import DONE, GO_ON, PASS, Procedure, Shown, Todo
from opsroom.titles.bomber_command.rules.cards import BOMBING_SYMBOL, CARD_SIDE, FIRST_CARD, SYMBOL, copies
from opsroom.titles.bomber_command.rules.geography import BRITISH, DOWNFALL, GERMAN
from opsroom.titles.bomber_command.rules.ids import CardId
from opsroom.titles.bomber_command.rules.table import Bomber

OPENING_DRAW: Final[i64] = 8  # § 3.7
HAND: Final[i64] = 5  # § 6.1
DRAWN_A_TURN: Final[i64] = 3


@procedure("3.7", kinds={"seat": "seat"})
class OpeningHands(Procedure):
    """Eight cards, of which five are kept; in Downfall the British side chooses a bombing card and draws four."""

    seat: Shown = BRITISH
    card: i64 = PASS

    @step("3.7")
    def lay_out_the_decks(self, t: Bomber) -> Todo:
        for seat in range(2):
            for card in range(FIRST_CARD[seat], FIRST_CARD[seat + 1]):
                t.deck[card] = copies(t.scenario, card)
                t.left[seat] += t.deck[card]
        return GO_ON

    @step("3.7.1", into="card", of="card")
    def choose_bombing_card(self, t: Bomber) -> Todo:
        if t.scenario != DOWNFALL:
            return GO_ON
        for card in range(FIRST_CARD[BRITISH], FIRST_CARD[GERMAN]):
            if SYMBOL[card] == BOMBING_SYMBOL and copies(t.scenario, card):
                t.offer(card)
        return t.ask(BRITISH)

    @step("3.7.1")
    def take_bombing_card(self, t: Bomber) -> Todo:
        if t.scenario != DOWNFALL:
            return GO_ON
        take_from_deck(t, BRITISH, self.card)
        draw_cards(t, BRITISH, HAND - 1)
        self.card = PASS
        return self.go_to("end_the_hand")

    @step("3.7")
    def draw_eight(self, t: Bomber) -> Todo:
        draw_cards(t, self.seat, OPENING_DRAW)
        return GO_ON

    @step("3.7", into="card", of="card")
    def choose_card_to_return(self, t: Bomber) -> Todo:
        if t.held[self.seat] <= HAND:
            return self.go_to("end_the_hand")
        t.offer_held(t.hand, FIRST_CARD[self.seat], FIRST_CARD[self.seat + 1])
        return t.ask(self.seat)

    @step("3.7")
    def return_card(self, t: Bomber) -> Todo:
        t.hand[self.card] -= 1
        t.held[self.seat] -= 1
        t.deck[self.card] += 1
        t.left[self.seat] += 1
        t.tell("card_returned", self.seat, self.card)
        self.card = PASS
        return self.go_to("choose_card_to_return")

    @step("3.7")
    def end_the_hand(self, t: Bomber) -> Todo:
        if self.seat == GERMAN:
            return DONE
        self.seat = GERMAN
        return self.go_to("draw_eight")


@procedure("6.1", kinds={"seat": "seat"})
class DrawPhase(Procedure):
    """Both sides throw away what they like, then draw up to three, but hold no more than five."""

    seat: Shown = BRITISH
    card: Shown = PASS

    @step("6.1", into="card", of="card")
    def choose_discard(self, t: Bomber) -> Todo:
        if t.held[self.seat] <= (HAND - DRAWN_A_TURN if t.short_form else 0):
            return self.go_to("ask_the_german_side")  # as many are drawn whatever is thrown away
        t.offer_held(t.hand, FIRST_CARD[self.seat], FIRST_CARD[self.seat + 1])
        t.offer(PASS)
        return t.ask(self.seat)

    @step("6.1")
    def discard(self, t: Bomber) -> Todo:
        if self.card == PASS:
            return GO_ON
        lay_down(t, self.seat, self.card)
        t.tell("card_discarded", self.seat, self.card)
        return self.go_to("choose_discard")

    @step("6.1")
    def ask_the_german_side(self, t: Bomber) -> Todo:
        if self.seat == GERMAN:
            return GO_ON
        self.seat = GERMAN
        return self.go_to("choose_discard")

    @step("6.1")
    def draw(self, t: Bomber) -> Todo:
        for seat in range(2):
            room = HAND - t.held[seat]
            draw_cards(t, seat, DRAWN_A_TURN if room > DRAWN_A_TURN else room)
        return DONE


def draw_cards(t: Bomber, seat: SeatId, cards: i64) -> None:
    """So many, or as many as there are."""
    for _ in range(cards):
        if t.left[seat] > 0:
            card = t.pick(t.deck, FIRST_CARD[seat], FIRST_CARD[seat + 1], "card")
            take_from_deck(t, seat, card)


def take_from_deck(t: Bomber, seat: SeatId, card: CardId) -> None:
    t.deck[card] -= 1
    t.left[seat] -= 1
    t.hand[card] += 1
    t.held[seat] += 1
    t.tell("card_drawn", seat, card)


def lay_down(t: Bomber, seat: SeatId, card: CardId) -> None:
    """From the hand, face up, to the discards."""
    t.hand[card] -= 1
    t.held[seat] -= 1
    t.discards[card] += 1


def take_back(t: Bomber, card: CardId) -> None:
    """From the discards to the hand it was played from."""
    t.discards[card] -= 1
    t.hand[card] += 1
    t.held[CARD_SIDE[card]] += 1
    t.tell("card_taken_back", CARD_SIDE[card], card)


def deal_cards(t: Bomber, seat: SeatId, chance: Chance) -> None:
    """What a seat cannot know of the cards: the other hand, and the decks."""
    for side in range(2):
        for card in range(FIRST_CARD[side], FIRST_CARD[side + 1]):
            t.deck[card] = copies(t.scenario, card) - t.discards[card]
            if side == seat:
                t.deck[card] -= t.hand[card]
            else:
                t.hand[card] = 0
        if t.left[side] + t.held[side] == 0:  # the decks are not yet laid out, or all is played
            for card in range(FIRST_CARD[side], FIRST_CARD[side + 1]):
                t.deck[card] = 0
        elif side != seat:
            deal_unseen(t.deck, t.hand, FIRST_CARD[side], FIRST_CARD[side + 1], t.held[side], chance)
