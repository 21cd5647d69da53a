"""Setting up the battlefield and the decks, and the rounds of the game.  § 4, § 6, § 8-1"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.codegen import procedure, step
from opsroom.engine.column import Column, column
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import DONE, GO_ON, Procedure, Shown, Todo
from opsroom.titles.barbarossa.rules.cards import (
    CITIES,
    CITY,
    COUNT,
    DEPLOYMENT_PILE,
    DEPLOYMENTS,
    IS_DEPLOYMENT,
    IS_EVENT,
    KINDS,
    LAST_CITY,
    OPENING_HAND,
    OWN_PILE,
    PILE_IDS,
    PILE_KIND,
    STARTS,
    STOCK,
    TYPE,
)
from opsroom.titles.barbarossa.rules.drawing import Draw
from opsroom.titles.barbarossa.rules.ids import CardId
from opsroom.titles.barbarossa.rules.scoring import Scoring
from opsroom.titles.barbarossa.rules.table import Barbarossa, pop_top, push_bottom
from opsroom.titles.barbarossa.rules.turn import Turn


@procedure("4", kinds={"seat": "next_seat"})
class Game(Procedure):
    card: CardId = NONE
    placed: i64 = 0
    cities: i64 = 0
    seat: Shown = 0

    @step("4")
    def lay_out_piles(self, t: Barbarossa) -> Todo:
        for kind in range(KINDS):
            if OWN_PILE[kind]:
                t.pile[kind] = COUNT[kind]
            elif TYPE[kind] == IS_EVENT:
                t.events[kind] = COUNT[kind]
        return GO_ON

    @step("4", into="card", of="card")
    def shuffle_deployments(self, t: Barbarossa) -> Todo:
        """An open pile: its order is known to all, so it is drawn card by card."""
        if self.placed == DEPLOYMENTS:
            return self.go_to("shuffle_cities")
        return t.draw(still_to_lay(t, False), 0, KINDS)

    @step("4")
    def lay_deployment(self, t: Barbarossa) -> Todo:
        t.deployments[self.placed] = self.card
        self.placed += 1
        return self.go_to("shuffle_deployments")

    @step("4", into="card", of="card")
    def shuffle_cities(self, t: Barbarossa) -> Todo:
        if self.cities == CITIES - 1:
            return self.go_to("put_moscow_at_the_bottom")
        return t.draw(still_to_lay(t, True), 0, KINDS)

    @step("4")
    def lay_city(self, t: Barbarossa) -> Todo:
        t.cities[self.cities] = self.card
        self.cities += 1
        return self.go_to("shuffle_cities")

    @step("4")
    def put_moscow_at_the_bottom(self, t: Barbarossa) -> Todo:
        t.cities[CITIES - 1] = LAST_CITY
        return GO_ON

    @step("4")
    def deal_decks(self, t: Barbarossa) -> Todo:
        """Ruling 1: before a pile is removed, so that everyone has a deck."""
        for seat in range(t.seats):
            for kind in range(STOCK):
                n = STARTS[kind]
                t.deck[seat * STOCK + kind] = n
                t.unseen[seat * STOCK + kind] = n
                t.left[seat] += n
                t.pile[kind] -= n
        return GO_ON

    @step("4", into="card", of="pile")
    def choose_pile_to_remove(self, t: Barbarossa) -> Todo:
        """Ruling 3: each pile is as likely as another.  Option removed: the deployment cards, for a first game."""
        if t.no_deployments:
            return GO_ON
        return t.draw(one_of_each(), 0, len(PILE_IDS))

    @step("4")
    def remove_pile(self, t: Barbarossa) -> Todo:
        t.removed = DEPLOYMENT_PILE if t.no_deployments else self.card
        self.card = 0
        if t.removed == DEPLOYMENT_PILE:
            while t.deployments[0] != NONE:
                t.boxed[pop_top(t.deployments)] += 1
        else:
            kind = PILE_KIND[t.removed]
            t.boxed[kind] += t.pile[kind]
            t.pile[kind] = 0
            if DEPLOYMENTS > 0:
                push_bottom(t.deployments, pop_top(t.deployments))
        t.tell("removed", t.removed)
        return GO_ON

    @step("4")
    def draw_hands(self, t: Barbarossa) -> Todo:
        self.seat += 1
        return t.do(Draw(self.seat - 1, OPENING_HAND))

    @step("4")
    def draw_next_hand(self, t: Barbarossa) -> Todo:
        return self.go_to("draw_hands") if self.seat < t.seats else GO_ON

    @step("4", into="card", of="seat")
    def choose_first_player(self, t: Barbarossa) -> Todo:
        if t.fixed_first:
            return GO_ON
        return t.draw(one_of_each(), 0, t.seats)

    @step("4")
    def begin_rounds(self, t: Barbarossa) -> Todo:
        t.first = self.card
        self.seat = self.card
        t.round = 1
        t.tell("begins", t.first)
        return GO_ON

    @step("6")
    def play_a_turn(self, t: Barbarossa) -> Todo:
        return t.do(Turn(self.seat))

    @step("6")
    def pass_the_turn(self, t: Barbarossa) -> Todo:
        """Clockwise.  Ruling 48: after the last round of the limit the points are counted."""
        if t.fallen:
            return GO_ON
        self.seat = self.seat + 1 if self.seat + 1 < t.seats else 0
        if self.seat == t.first:
            if t.round == t.rounds:
                return GO_ON
            t.round += 1
        return self.go_to("play_a_turn")

    @step("8-1")
    def end_the_game(self, t: Barbarossa) -> Todo:
        return t.do(Scoring())

    @step("8-1")
    def put_cards_away(self, t: Barbarossa) -> Todo:
        return DONE


def still_to_lay(t: Barbarossa, cities: bool) -> Column:
    """How many of each kind are not yet in the pile that is being shuffled; the last city waits."""
    out = column(KINDS)
    for kind in range(KINDS):
        if (CITY[kind] and kind != LAST_CITY) if cities else TYPE[kind] == IS_DEPLOYMENT:
            out[kind] = COUNT[kind]
    for kind in t.cities if cities else t.deployments:
        if kind != NONE:
            out[kind] -= 1
    return out


def one_of_each() -> Column:
    out = column(len(PILE_IDS))
    for i in range(len(PILE_IDS)):
        out[i] = 1
    return out
