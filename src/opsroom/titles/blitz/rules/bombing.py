"""Bombing phase: the attackers' bombs fall, less what balloons and repairs prevent.  § bombing"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.codegen import procedure, step
from opsroom.engine.procedure import DONE, GO_ON, PASS, Procedure, Shown, Todo
from opsroom.titles.blitz.rules.cards import (
    BERLIN_DOUBLE_UNTIL,
    DIVE_BOMB,
    FIRST,
    HALF_POINTS_TO_WIN,
    LAST,
    LUFTWAFFE,
    RAF,
    RELIEF,
    REPAIRS_DAMAGE,
    STOPS_A_DIVE_BOMBER,
)
from opsroom.titles.blitz.rules.table import BY_DAMAGE, Blitz, spend, win


@procedure("bombing")
class Bombing(Procedure):
    bombs: Shown
    stukas: Shown
    balloons: Shown = 0
    repairs: Shown = 0
    card: Shown = PASS

    @step("bombing", into="card", of="card")
    def choose_relief(self, t: Blitz) -> Todo:
        if t.held[RAF] == 0:
            return self.go_to("count_the_damage")
        left = half_points(t, self.bombs, self.balloons, self.repairs)
        for card in range(FIRST[RAF], LAST[RAF]):
            if t.hand[card]:
                if not RELIEF[card]:
                    t.refuse(card, "bombing", "only_relief")
                elif RELIEF[card] == STOPS_A_DIVE_BOMBER and self.balloons == self.stukas:
                    t.refuse(card, "bombing", "no_dive_bomber")
                elif left == 0:
                    t.refuse(card, "bombing", "nothing_left")
                else:
                    t.offer(card)
        t.offer(PASS)
        return t.ask(RAF)

    @step("bombing")
    def relieve(self, t: Blitz) -> Todo:
        card = self.card
        if card == PASS:
            return GO_ON
        before = half_points(t, self.bombs, self.balloons, self.repairs)
        spend(t, RAF, card)
        t.discards[card] += 1
        if RELIEF[card] == REPAIRS_DAMAGE:
            self.repairs += 1
        else:
            self.balloons += 1
        t.tell("relieved", card, before, half_points(t, self.bombs, self.balloons, self.repairs))
        self.card = PASS
        return self.go_to("choose_relief")

    @step("bombing")
    def count_the_damage(self, t: Blitz) -> Todo:
        damage = half_points(t, self.bombs, self.balloons, self.repairs)
        t.half_points += damage
        t.tell("bombed", damage, t.half_points, HALF_POINTS_TO_WIN)
        return GO_ON

    @step("victory-luftwaffe")
    def check_for_victory(self, t: Blitz) -> Todo:
        if t.half_points >= HALF_POINTS_TO_WIN:
            win(t, LUFTWAFFE, BY_DAMAGE)
        return DONE


def half_points(t: Blitz, bombs: i64, balloons: i64, repairs: i64) -> i64:
    """What would be added to the track, times two.

    Ruling B14: stopped dive bombers first, then the Berlin scaling, then repairs at a full point each, never below zero.
    """
    damage = berlin(t, bombs - balloons * DIVE_BOMB) - 2 * repairs
    return damage if damage > 0 else 0


def berlin(t: Blitz, bombs: i64) -> i64:
    """§ option-berlin: doubled while the airfields are the target, halved once it is the cities; halves are kept."""
    if not t.berlin:
        return bombs * 2
    return bombs * 4 if t.turn <= BERLIN_DOUBLE_UNTIL else bombs
