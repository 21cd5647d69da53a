"""Battle: declare, name the target, turn up events, meet the defence, win or lose.  § 12"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.bits import bit
from opsroom.engine.codegen import procedure, step
from opsroom.engine.column import total
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import DONE, GO_ON, PASS, Own, Procedure, Shown, Todo
from opsroom.engine.visibility import EVERYBODY_SEES
from opsroom.titles.barbarossa.rules.abilities import offer_uses, use_ability
from opsroom.titles.barbarossa.rules.cards import (
    ALL_UNITS,
    BATTLE_FIRST,
    BATTLE_LAST,
    BUY,
    CITY,
    CITY_TARGET,
    COMBAT,
    DEFENCE,
    DEFENCE_PRINTED,
    DEPLOY,
    EVENTS,
    GAIN_FIRST,
    GAIN_LAST,
    KINDS,
    MODIFIER,
    PAY_UP,
    PUT,
    PUTTABLE,
    REVEAL_FIRST,
    REVEAL_LAST,
    STOCK,
    STORM,
    TARGET_KIND,
    USE,
    WIN_FIRST,
    WIN_LAST,
)
from opsroom.titles.barbarossa.rules.effects import (
    AS_EVENT,
    AS_TARGET,
    carry_out,
    offer_from_hand,
    put_down,
    total_defence,
)
from opsroom.titles.barbarossa.rules.group_orders import offer_storm, storm, use_all_units
from opsroom.titles.barbarossa.rules.ids import CardId, PileId
from opsroom.titles.barbarossa.rules.table import Barbarossa, returned_count


@procedure("12", kinds={"seat": "seat", "pile": "target", "won": "flag"})
class Battle(Procedure):
    seat: Shown
    pile: Shown  # which of the target piles
    event: CardId = NONE
    order: Shown = PASS
    won: Shown = 0

    @step("12")
    def declare(self, t: Barbarossa) -> Todo:
        target = top_target(t, self.pile)
        t.battled = 1
        t.target = target
        t.defence = defence_of(t, target)
        t.to_reveal = 1 if CITY[target] else 0
        t.tell("declared", self.seat, target, t.defence)
        return GO_ON

    @step("12", into="event", of="card")
    def reveal_event(self, t: Barbarossa) -> Todo:
        if t.to_reveal == 0:
            return self.go_to("choose_in_battle")
        if unseen_events(t) == 0:
            return GO_ON
        return t.draw(t.events, 0, KINDS)

    @step("12")
    def add_modifier(self, t: Barbarossa) -> Todo:
        """§ 3-5; with no event left, none is turned up (ruling 27)."""
        t.to_reveal -= 1
        event = self.event
        self.event = NONE
        if event != NONE:
            t.events[event] -= 1
        else:
            event = take_returned(t)
            if event == NONE:
                return self.go_to("reveal_event")
        before = total_defence(t)
        t.defence += MODIFIER[event]
        show_event(t, event)
        t.tell("revealed", event, before, total_defence(t))
        return carry_out(t, self.seat, event, AS_EVENT, REVEAL_FIRST[event], REVEAL_LAST[event])

    @step("12")
    def reveal_the_next(self, t: Barbarossa) -> Todo:
        return self.go_to("reveal_event")

    @step("12", into="order", of="order")
    def choose_in_battle(self, t: Barbarossa) -> Todo:
        """§ 12 (4): abilities, until the defence can be paid; no card is played from the hand.

        What Division HQ permits is not playing (§ 14-2), so it is possible here too, unless an option bars it (ruling 30).
        """
        if t.purse[COMBAT] >= total_defence(t):
            t.offer(PAY_UP)
        else:
            t.refuse(PAY_UP, "12", "defence_not_met", total_defence(t), t.purse[COMBAT])
        offer_storm(t, self.seat)
        offer_uses(t, self.seat)
        if t.permits and t.hq_in_battle:
            offer_from_hand(t, self.seat)
        t.offer(PASS)
        if t.looking:
            for kind in range(STOCK):
                if t.hand[self.seat * STOCK + kind]:
                    t.refuse(kind, "12", "not_in_battle")
        return t.ask(self.seat)

    @step("12")
    def use_or_decide(self, t: Barbarossa) -> Todo:
        if self.order >= PUT and self.order < BUY:
            put_down(t, self.seat, PUTTABLE[self.order - PUT])
        elif self.order == STORM:
            storm(t, self.seat)
        elif self.order == ALL_UNITS:
            use_all_units(t, self.seat)
        elif self.order >= USE and self.order < DEPLOY:
            return use_ability(t, self.seat, self.order - USE)
        return GO_ON

    @step("12")
    def pay_or_give_up(self, t: Barbarossa) -> Todo:
        """§ 12 (5); giving up costs no combat points, but what was spent on abilities stays spent (ruling 32)."""
        if self.order == PAY_UP or self.order == STORM:
            cost = total_defence(t)
            t.purse[COMBAT] -= cost
            self.won = 1
            t.tell("won", self.seat, t.target, cost)
        elif self.order == PASS:
            t.tell("lost", self.seat, t.target, total_defence(t) - t.purse[COMBAT])
        else:
            return self.go_to("reveal_event")
        return GO_ON

    @step("12")
    def suffer(self, t: Barbarossa) -> Todo:
        """The objective's red text, won or lost."""
        return carry_out(t, self.seat, t.target, AS_TARGET, BATTLE_FIRST[t.target], BATTLE_LAST[t.target])

    @step("12")
    def take_objective(self, t: Barbarossa) -> Todo:
        """§ 3-6: it is deployed at once."""
        if not self.won:
            return self.go_to("put_events_back")
        return carry_out(t, self.seat, t.target, AS_TARGET, WIN_FIRST[t.target], WIN_LAST[t.target])

    @step("12")
    def gain_event(self, t: Barbarossa) -> Todo:
        """In the order in which they were turned up (ruling 34)."""
        event = t.revealed[0]
        if event == NONE:
            return self.go_to("end_battle")
        t.tell("gained_event", self.seat, event)
        return carry_out(t, self.seat, event, AS_EVENT, GAIN_FIRST[event], GAIN_LAST[event])

    @step("12")
    def gain_the_next(self, t: Barbarossa) -> Todo:
        return self.go_to("gain_event")

    @step("12")
    def put_events_back(self, t: Barbarossa) -> Todo:
        if t.revealed[0] != NONE:
            return t.do(PuttingBack(self.seat))
        return GO_ON

    @step("12")
    def end_battle(self, t: Barbarossa) -> Todo:
        t.target = NONE
        t.defence = 0
        t.to_reveal = 0
        return DONE


@procedure("12", kinds={"seat": "seat", "place": "next_put_back", "end": "next_put_back"})
class PuttingBack(Procedure):
    """The loser lays the events face down under their pile, in an order that only the loser knows."""

    seat: Shown
    place: Shown = 0  # that is filled next
    end: Shown = 0  # the first place after these events
    event: Own = NONE

    @step("12")
    def lay_down(self, t: Barbarossa) -> Todo:
        self.place = returned_count(t)
        self.end = self.place
        t.batches += 1
        while t.revealed[self.end - self.place] != NONE:
            lay_under(t, t.revealed[self.end - self.place], self.end, self.place)
            self.end += 1
        seen = bit(self.seat) if self.end - self.place > 1 else EVERYBODY_SEES
        for i in range(self.place, self.end):
            t.returned_seen[i] = seen
        for i in range(EVENTS):
            t.revealed[i] = NONE
        return GO_ON

    @step("12", into="event", of="card")
    def choose_event_order(self, t: Barbarossa) -> Todo:
        """Which of those that are left comes next."""
        if self.end - self.place < 2:
            return self.go_to("end_putting_back")
        for i in range(self.place, self.end):
            again = False
            for j in range(self.place, i):
                if t.returned[j] == t.returned[i]:
                    again = True
            if not again:
                t.offer(t.returned[i])
        return t.ask(self.seat)

    @step("12")
    def put_it_there(self, t: Barbarossa) -> Todo:
        i = self.place
        while t.returned[i] != self.event:
            i += 1
        t.returned[i], t.returned[self.place] = t.returned[self.place], t.returned[i]
        self.place += 1
        self.event = NONE
        return self.go_to("choose_event_order")

    @step("12")
    def end_putting_back(self, t: Barbarossa) -> Todo:
        t.tell("put_back", self.seat)
        return DONE


# --- the target
def top_target(t: Barbarossa, pile: PileId) -> i64:
    """The card that would be fought for, or none."""
    if pile == CITY_TARGET:
        return t.cities[0]
    return TARGET_KIND[pile] if t.pile[TARGET_KIND[pile]] > 0 else NONE


def defence_of(t: Barbarossa, kind: CardId) -> i64:
    """Ruling 49: Kharkov as the example's sums need it, or as printed there."""
    return DEFENCE_PRINTED[kind] if t.printed_defence else DEFENCE[kind]


# --- the events
def unseen_events(t: Barbarossa) -> i64:
    return total(t.events, 0, KINDS)


def show_event(t: Barbarossa, event: CardId) -> None:
    i: i64 = 0
    while t.revealed[i] != NONE:
        i += 1
    t.revealed[i] = event


def take_returned(t: Barbarossa) -> i64:
    """The uppermost of the events that were put back, once all others are gone."""
    event = t.returned[0]
    if event == NONE:
        return NONE
    i: i64 = 0
    while t.returned_open[i] != event:
        i += 1
    last = EVENTS - 1
    while i < last:
        t.returned_open[i] = t.returned_open[i + 1]
        i += 1
    t.returned_open[last] = NONE
    for j in range(last):
        t.returned[j] = t.returned[j + 1]
        t.returned_batch[j] = t.returned_batch[j + 1]
        t.returned_seen[j] = t.returned_seen[j + 1]
    t.returned[last] = NONE
    t.returned_batch[last] = 0
    t.returned_seen[last] = 0
    return event


def lay_under(t: Barbarossa, event: CardId, place: i64, first: i64) -> None:
    """Into the batch that begins at `first`; the open copy of the batch stays sorted."""
    t.returned[place] = event
    t.returned_batch[place] = t.batches
    i = place
    while i > first and t.returned_open[i - 1] > event:
        t.returned_open[i] = t.returned_open[i - 1]
        i -= 1
    t.returned_open[i] = event
