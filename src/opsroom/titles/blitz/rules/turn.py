"""Set-up and the order of a turn: draw, raid, bombing, discard.  § setup, § turn"""

from __future__ import annotations

from opsroom.engine.codegen import procedure, step
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import DONE, GO_ON, Procedure, Todo
from opsroom.titles.blitz.rules.cards import CARDS, COUNT, DECK, DRAW, LUFTWAFFE, OPENING_HAND, RAF
from opsroom.titles.blitz.rules.discard import Discard
from opsroom.titles.blitz.rules.draw import Draw
from opsroom.titles.blitz.rules.raid import Raid
from opsroom.titles.blitz.rules.table import Blitz


@procedure("setup")
class Game(Procedure):
    @step("setup")
    def shuffle_the_decks(self, t: Blitz) -> Todo:
        for card in range(CARDS):
            t.deck[card] = COUNT[card]
        t.left[LUFTWAFFE] = DECK[LUFTWAFFE]
        t.left[RAF] = DECK[RAF]
        return GO_ON

    @step("setup")
    def luftwaffe_draws_its_hand(self, t: Blitz) -> Todo:
        return t.do(Draw(LUFTWAFFE, OPENING_HAND))

    @step("setup")
    def raf_draws_its_hand(self, t: Blitz) -> Todo:
        return t.do(Draw(RAF, OPENING_HAND))

    @step("turn")
    def play_a_turn(self, t: Blitz) -> Todo:
        t.turn += 1
        t.raided = 0
        t.tell("turn_begins", t.turn)
        return t.do(Turn())

    @step("turn")
    def go_on_until_won(self, t: Blitz) -> Todo:
        if t.winner == NONE:
            return self.go_to("play_a_turn")
        return DONE


@procedure("turn")
class Turn(Procedure):
    @step("draw")
    def luftwaffe_draws(self, t: Blitz) -> Todo:
        return t.do(Draw(LUFTWAFFE, DRAW))

    @step("draw")
    def raf_draws(self, t: Blitz) -> Todo:
        if t.winner != NONE:
            return DONE
        return t.do(Draw(RAF, DRAW))

    @step("raid")
    def raid(self, t: Blitz) -> Todo:
        """The bombing phase follows within it, where the Luftwaffe is the stronger."""
        return t.do(Raid())

    @step("discard")
    def luftwaffe_discards(self, t: Blitz) -> Todo:
        """Ruling B10: the discard phase happens even where there was no raid, unless an option says that the turn is over."""
        if t.winner != NONE or (t.ends_without_raid and not t.raided):
            return DONE
        return t.do(Discard(LUFTWAFFE))

    @step("discard")
    def raf_discards(self, t: Blitz) -> Todo:
        return t.do(Discard(RAF))
