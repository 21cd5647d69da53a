"""Raid phase: the Luftwaffe attacks with a bomber first, the sides play cards in turn, strengths are compared.  § raid"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.codegen import procedure, step
from opsroom.engine.column import Column
from opsroom.engine.ids import NONE, SeatId
from opsroom.engine.procedure import DONE, GO_ON, PASS, Procedure, Shown, Todo
from opsroom.titles.blitz.rules.bombing import Bombing
from opsroom.titles.blitz.rules.cards import (
    BOMB,
    DIVES,
    FIRST,
    FORCE,
    LAST,
    LUFTWAFFE,
    RAF,
    RELIEF,
    TIE_B_UNTIL,
    TIMES,
)
from opsroom.titles.blitz.rules.table import Blitz, spend


@procedure("raid", kinds={"luftwaffe_stopped": "flag", "raf_stopped": "flag"})
class Raid(Procedure):
    card: Shown = PASS
    luftwaffe_force: Shown = 0
    raf_force: Shown = 0
    luftwaffe_times: Shown = 0
    raf_times: Shown = 0
    luftwaffe_stopped: Shown = 0
    raf_stopped: Shown = 0
    attackers: Shown = 0
    defenders: Shown = 0
    bombs: Shown = 0
    stukas: Shown = 0

    @step("raid", into="card", of="card")
    def choose_first_bomber(self, t: Blitz) -> Todo:
        for card in range(FIRST[LUFTWAFFE], LAST[LUFTWAFFE]):
            if t.hand[card]:
                if BOMB[card]:
                    t.offer(card)
                else:
                    t.refuse(card, "raid", "first_a_bomber")
        t.offer(PASS)
        return t.ask(LUFTWAFFE)

    @step("raid")
    def begin(self, t: Blitz) -> Todo:
        if self.card == PASS:
            t.tell("no_raid")
            return DONE
        t.raided = 1
        self.play_attack(t)
        return GO_ON

    @step("raid", into="card", of="card")
    def choose_defence(self, t: Blitz) -> Todo:
        if self.raf_stopped or t.held[RAF] == 0:
            return GO_ON
        for card in range(FIRST[RAF], LAST[RAF]):
            if t.hand[card]:
                if RELIEF[card]:
                    t.refuse(card, "bombing", "in_the_bombing_phase")
                elif TIMES[card] and self.raf_times:
                    t.refuse(card, "raid", "one_multiplier")
                else:
                    t.offer(card)
        t.offer(PASS)
        return t.ask(RAF)

    @step("raid")
    def defend(self, t: Blitz) -> Todo:
        if self.card == PASS:
            if not self.raf_stopped:
                t.tell("stopped", RAF, self.raf_total())
            self.raf_stopped = 1
        else:
            self.play_defence(t)
        return GO_ON

    @step("raid", into="card", of="card")
    def choose_attack(self, t: Blitz) -> Todo:
        if self.luftwaffe_stopped or t.held[LUFTWAFFE] == 0:
            return GO_ON
        for card in range(FIRST[LUFTWAFFE], LAST[LUFTWAFFE]):
            if t.hand[card]:
                if TIMES[card] and self.luftwaffe_times:
                    t.refuse(card, "raid", "one_multiplier")
                else:
                    t.offer(card)
        t.offer(PASS)
        return t.ask(LUFTWAFFE)

    @step("raid")
    def go_on_attacking(self, t: Blitz) -> Todo:
        if self.card == PASS:
            if not self.luftwaffe_stopped:
                t.tell("stopped", LUFTWAFFE, self.luftwaffe_total())
            self.luftwaffe_stopped = 1
        else:
            self.play_attack(t)
        return GO_ON

    @step("note-1")
    def go_on_until_both_stop(self, t: Blitz) -> Todo:
        """Who has stopped waits while the other side goes on."""
        if self.luftwaffe_stopped and self.raf_stopped:
            return GO_ON
        return self.go_to("choose_defence")

    @step("raid")
    def compare_strengths(self, t: Blitz) -> Todo:
        luftwaffe, raf = self.luftwaffe_total(), self.raf_total()
        t.tell("compared", luftwaffe, raf, LUFTWAFFE if luftwaffe > raf else RAF if raf > luftwaffe else NONE)
        if luftwaffe > raf:
            return t.do(Bombing(self.bombs, self.stukas))
        return GO_ON

    @step("note-3b")
    def shuffle_back_a_tie(self, t: Blitz) -> Todo:
        """Variant b; ruling B09: from turn 60 on a tie follows variant a, or the game might never end."""
        if not t.tie_b or self.luftwaffe_total() != self.raf_total():
            return GO_ON
        if t.turn > TIE_B_UNTIL:
            t.tell("tie_stays_down", TIE_B_UNTIL + 1)
            return GO_ON
        put_back(t, t.attack, LUFTWAFFE)
        put_back(t, t.defence, RAF)
        t.tell("shuffled_back")
        return DONE

    @step("note-3a")
    def discard_the_raid(self, t: Blitz) -> Todo:
        """Whatever the result, a tie under variant a included."""
        discard(t, t.attack)
        discard(t, t.defence)
        return DONE

    # --- what the steps do
    def play_attack(self, t: Blitz) -> None:
        card, before = self.card, self.luftwaffe_total()
        spend(t, LUFTWAFFE, card)
        t.attack[self.attackers] = card
        self.attackers += 1
        self.luftwaffe_force += FORCE[card]
        self.bombs += BOMB[card]
        self.stukas += DIVES[card]
        if TIMES[card]:
            self.luftwaffe_times = TIMES[card]
        self.reopen(t)
        t.tell("played", LUFTWAFFE, card, before, self.luftwaffe_total())

    def play_defence(self, t: Blitz) -> None:
        card, before = self.card, self.raf_total()
        spend(t, RAF, card)
        t.defence[self.defenders] = card
        self.defenders += 1
        self.raf_force += FORCE[card]
        if TIMES[card]:
            self.raf_times = TIMES[card]
        self.reopen(t)
        t.tell("played", RAF, card, before, self.raf_total())

    def reopen(self, t: Blitz) -> None:
        """Ruling B01: under `open` a pass is never final once the other side has played again, but for an empty hand (B23)."""
        self.card = PASS
        if t.open_stop and t.held[LUFTWAFFE]:
            self.luftwaffe_stopped = 0
        if t.open_stop and t.held[RAF]:
            self.raf_stopped = 0

    def luftwaffe_total(self) -> i64:
        return total(self.luftwaffe_force, self.luftwaffe_times)

    def raf_total(self) -> i64:
        return total(self.raf_force, self.raf_times)


def total(force: i64, times: i64) -> i64:
    """One multiplier acts on the whole sum, cards played later included."""
    return force * times if times else force


def discard(t: Blitz, played: Column) -> None:
    for i in range(len(played)):
        if played[i] != NONE:
            t.discards[played[i]] += 1
            played[i] = NONE


def put_back(t: Blitz, played: Column, seat: SeatId) -> None:
    for i in range(len(played)):
        if played[i] != NONE:
            t.deck[played[i]] += 1
            t.left[seat] += 1
            played[i] = NONE
