"""Draw phase: two cards each.  § draw"""

from __future__ import annotations

from opsroom.engine.codegen import procedure, step
from opsroom.engine.procedure import DONE, GO_ON, Procedure, Shown, Todo
from opsroom.titles.blitz.rules.cards import FIRST, LAST, LUFTWAFFE, RAF
from opsroom.titles.blitz.rules.ids import CardId
from opsroom.titles.blitz.rules.table import BY_EXHAUSTION, Blitz, win


@procedure("draw", kinds={"seat": "seat"})
class Draw(Procedure):
    seat: Shown
    cards: Shown
    card: CardId = 0

    @step("victory-raf")
    def check_the_deck(self, t: Blitz) -> Todo:
        """The RAF wins the moment the Luftwaffe must draw and cannot; an empty RAF deck means nothing."""
        if self.cards == 0:
            return DONE
        if t.left[self.seat] == 0:
            if self.seat == LUFTWAFFE:
                t.tell("cannot_draw", LUFTWAFFE)
                win(t, RAF, BY_EXHAUSTION)
            return DONE
        return GO_ON

    @step("draw", into="card", of="card")
    def draw_a_card(self, t: Blitz) -> Todo:
        return t.draw(t.deck, FIRST[self.seat], LAST[self.seat])

    @step("draw")
    def take_it(self, t: Blitz) -> Todo:
        t.deck[self.card] -= 1
        t.left[self.seat] -= 1
        t.hand[self.card] += 1
        t.held[self.seat] += 1
        self.cards -= 1
        t.tell("drew", self.seat, self.card)
        return self.go_to("check_the_deck")
