"""Discard phase: down to eight cards, and whatever else one does not want.  § discard"""

from __future__ import annotations

from opsroom.engine.codegen import procedure, step
from opsroom.engine.procedure import DONE, PASS, Procedure, Shown, Todo
from opsroom.titles.blitz.rules.cards import FIRST, HAND_LIMIT, LAST
from opsroom.titles.blitz.rules.table import Blitz, spend


@procedure("discard", kinds={"seat": "seat"})
class Discard(Procedure):
    seat: Shown
    card: Shown = PASS

    @step("discard", into="card", of="card")
    def choose_discard(self, t: Blitz) -> Todo:
        held = t.held[self.seat]
        if held == 0:
            return DONE
        t.offer_held(t.hand, FIRST[self.seat], LAST[self.seat])
        if held <= HAND_LIMIT:
            t.offer(PASS)
        else:
            t.refuse(PASS, "discard", "over_the_limit", held, HAND_LIMIT)
        return t.ask(self.seat)

    @step("discard")
    def discard(self, t: Blitz) -> Todo:
        if self.card == PASS:
            return DONE
        spend(t, self.seat, self.card)
        t.discards[self.card] += 1
        t.tell("discarded", self.seat, self.card)
        return self.go_to("choose_discard")
