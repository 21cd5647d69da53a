"""Drawing, and the deck that is rebuilt when a card must be drawn and none is left.  § 13-1"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.codegen import procedure, step
from opsroom.engine.ids import NONE, SeatId
from opsroom.engine.procedure import DONE, GO_ON, Procedure, Shown, Todo
from opsroom.titles.barbarossa.rules.cards import MOST_ON_TOP, STOCK
from opsroom.titles.barbarossa.rules.table import Barbarossa, enter_hand, take_from_top


@procedure("13-1", kinds={"seat": "seat"})
class Draw(Procedure):
    seat: Shown
    cards: Shown
    row: i64 = 0

    @step("13-1")
    def rebuild_the_deck(self, t: Barbarossa) -> Todo:
        """Not when it runs out, but when a card must be drawn from it."""
        if self.cards == 0:
            return DONE
        if t.left[self.seat] == 0:
            rebuild(t, self.seat)
            if t.left[self.seat] == 0:
                t.tell("cannot_draw", self.seat)
                return DONE
        if t.on_top[self.seat * MOST_ON_TOP] == NONE:
            return GO_ON
        card = take_from_top(t, self.seat)
        enter_hand(t, self.seat, card)
        t.tell("drew", self.seat, card)
        self.cards -= 1
        return self.go_to("rebuild_the_deck")

    @step("13-1", into="row", of="holding")
    def draw_a_card(self, t: Barbarossa) -> Todo:
        base = self.seat * STOCK
        return t.draw(t.deck, base, base + STOCK)

    @step("13-1")
    def take_it(self, t: Barbarossa) -> Todo:
        t.deck[self.row] -= 1
        t.left[self.seat] -= 1
        t.hand[self.row] += 1
        t.held[self.seat] += 1
        self.cards -= 1
        t.tell("drew", self.seat, self.row - self.seat * STOCK)
        if self.cards == 0:
            return DONE
        if t.left[self.seat] > 0:
            return self.go_to("draw_a_card")
        return self.go_to("rebuild_the_deck")


def rebuild(t: Barbarossa, seat: SeatId) -> None:
    """The discard pile becomes the deck.  With the deck empty, all know what is in the hand."""
    cards: i64 = 0
    for row in range(seat * STOCK, (seat + 1) * STOCK):
        t.known[row] = t.hand[row]
        n = t.discard[row]
        if n:
            t.deck[row] += n
            t.unseen[row] += n
            t.discard[row] = 0
            cards += n
    t.left[seat] += cards
    if cards:
        t.tell("rebuilt", seat, cards)
