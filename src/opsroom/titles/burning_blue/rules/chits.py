"""Raid chits: drawing them, the seven reasons to put one back, a free choice.  § 6.4.1, § 6.4.2, § 6.4.7"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.bits import bit
from opsroom.engine.codegen import procedure, step
from opsroom.engine.column import Column, column
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import DONE, GO_ON, PASS, Own, Procedure, Shown, Todo
from opsroom.titles.burning_blue.rules.charts import BROKEN, LEVELS
from opsroom.titles.burning_blue.rules.forces import (
    BOTH_FLEETS,
    CHIT_FLEET,
    CHIT_RL,
    CHIT_TARGETS,
    CHIT_THERE,
    CHIT_UNIT_COUNT,
    CHIT_UNIT_SMALL,
    CHIT_UNIT_TASK,
    CHIT_UNIT_TYPE,
    CHIT_VP,
    CHITS,
    ERPRO,
    GROUPS_A_CHIT,
    GRUPPE_TYPE,
    GRUPPEN,
    IS_STAFFEL_SIZED,
    LOW,
    LOW_LEVEL,
    LUFTWAFFE,
    SITE_AT,
    TARGETS_A_CHIT,
    TYPE_IDS,
    may_fly_for,
)
from opsroom.titles.burning_blue.rules.ids import ChitId
from opsroom.titles.burning_blue.rules.table import Blue
from opsroom.titles.burning_blue.rules.weather import grade_to_ground

NO: Final[i64] = 0
YES: Final[i64] = 1
IN_HAND: Final[i64] = 1  # a chit of this game
SPENT: Final[i64] = 2  # of an earlier game of the campaign, § 23.2.2

MOST_IN_HAND: Final[i64] = 3
MOST_HANDS: Final[i64] = 20  # thrown back, before one below the range must do

USABLE: Final[i64] = 0  # why a chit goes back: the letters of § 6.4.2, but for (f), which the Luftwaffe decides
SECOND_ERPRO: Final[i64] = 1
SAME_TARGET: Final[i64] = 2
OVER_THE_RANGE: Final[i64] = 3
NO_UNITS: Final[i64] = 4
UNDER_THE_RANGE: Final[i64] = 5
NOT_IN_SCENARIO: Final[i64] = 6


@procedure("6.4.2", kinds={"seat": "seat", "returned": "chits", "chosen": "flag"})
class ChitDraw(Procedure):
    """One at a time, in secret.  A chit that cannot be used goes back and does not count."""

    least: Shown  # chits
    most: Shown
    low: Shown  # victory points
    high: Shown
    seat: Shown = LUFTWAFFE
    chit: Own = NONE
    count: Own = 0
    total: Own = 0
    returned: Own = 0  # one bit for each chit put back in this draw
    chosen: Own = 0  # § 6.4.7 has been used
    answer: Own = NO
    redrawn: Own = 0  # hands thrown back because nothing fitted

    @step("6.4.2")
    def begin_the_hand(self, t: Blue) -> Todo:
        self.count = self.total = self.returned = 0
        for chit in range(CHITS):
            if t.chits_held[chit] == IN_HAND:
                t.chits_held[chit] = 0
        return GO_ON

    @step("6.4.7", into="chit", of="chit")
    def choose_chit(self, t: Blue) -> Todo:
        """The optional rule: one chit may be chosen instead of drawn, whenever one is to be drawn."""
        if t.free_chit == 0 or self.chosen:
            return self.go_to("look_into_the_cup")
        for chit in range(CHITS):
            if t.chits_held[chit] == 0 and self.why_not(t, chit) == USABLE:
                t.offer(chit)
        t.offer(PASS)
        return t.settle(LUFTWAFFE)

    @step("6.4.7")
    def note_the_choice(self, t: Blue) -> Todo:
        if self.chit == PASS:
            return GO_ON
        self.chosen, self.answer = 1, YES
        return self.go_to("take_chit")

    @step("6.4.2")
    def look_into_the_cup(self, t: Blue) -> Todo:
        """Chits put back would only be put back again: they wait outside until the next draw."""
        for chit in range(CHITS):
            if t.chits_held[chit] == 0 and (self.returned >> chit) & 1 == 0:
                return GO_ON
        return self.go_to("end_without_a_chit")

    @step("6.4.2", into="chit", of="chit")
    def draw_chit(self, t: Blue) -> Todo:
        cup = column(CHITS)
        for chit in range(CHITS):
            cup[chit] = 1 if t.chits_held[chit] == 0 and (self.returned >> chit) & 1 == 0 else 0
        return t.draw(cup, 0, CHITS)

    @step("6.4.2")
    def judge_chit(self, t: Blue) -> Todo:
        self.answer = YES
        return GO_ON if self.why_not(t, self.chit) == USABLE else self.put_back()

    @step("6.4.2", into="answer", of="answer")
    def choose_in_bad_weather(self, t: Blue) -> Todo:
        """(f) The Luftwaffe may take it all the same, and must where the cup has run dry before (ruling B4)."""
        if not is_target_covered(t, self.chit) or self.redrawn:
            return GO_ON
        t.offer(YES)
        t.offer(NO)
        return t.ask(LUFTWAFFE)

    @step("6.4.2")
    def take_chit(self, t: Blue) -> Todo:
        if self.answer == NO:
            return self.put_back()
        t.chits_held[self.chit] = IN_HAND
        self.count += 1
        self.total += CHIT_VP[row_of(t, self.chit)]
        self.returned = 0
        return DONE if self.count == self.most else GO_ON

    @step("6.4.2", into="answer", of="answer")
    def choose_another(self, t: Blue) -> Todo:
        """With chits and points within the range one may stop."""
        if self.count < self.least or self.total < self.low:
            return GO_ON
        t.offer(YES)
        t.offer(NO)
        return t.ask(LUFTWAFFE)

    @step("6.4.2")
    def draw_again(self, t: Blue) -> Todo:
        return self.go_to("choose_chit") if self.answer == YES else DONE

    @step("6.4.2")
    def end_without_a_chit(self, t: Blue) -> Todo:
        """Ruling B4: no chit fits.  A hand within the range is kept, any other is drawn again; late in a campaign the last one stands."""
        if (self.count >= self.least and self.total >= self.low) or self.redrawn == MOST_HANDS:
            return DONE
        self.chosen = 0
        self.redrawn += 1
        return self.go_to("begin_the_hand")

    def put_back(self) -> Todo:
        self.returned |= bit(self.chit)
        self.answer = NO
        return self.go_to("choose_chit")

    def why_not(self, t: Blue, chit: ChitId) -> i64:
        last = self.count + 1 == self.most
        return why_returned(t, chit, self.total, self.low if last else 0, self.high)


def tell_hand(t: Blue) -> None:
    hand = [chit for chit in range(CHITS) if t.chits_held[chit] == IN_HAND]
    hand += [NONE] * (MOST_IN_HAND - len(hand))
    t.tell("chits_drawn", LUFTWAFFE, hand[0], hand[1], hand[2])


def row_of(t: Blue, chit: ChitId) -> i64:
    """Its line in the scenario's table."""
    return t.scenario * CHITS + chit


def why_returned(t: Blue, chit: ChitId, total: i64, low: i64, high: i64) -> i64:
    """§ 6.4.2, all but (f): why this chit cannot be kept beside those in hand."""
    row = row_of(t, chit)
    if CHIT_THERE[row] == 0:
        return NOT_IN_SCENARIO
    for other in range(CHITS):
        if t.chits_held[other] == IN_HAND:
            if has_erpro(t, chit) and has_erpro(t, other):
                return SECOND_ERPRO
            if share_a_target(row, row_of(t, other)):
                return SAME_TARGET
    if total + CHIT_VP[row] > high:
        return OVER_THE_RANGE
    if not are_units_left(t, chit):
        return NO_UNITS
    if total + CHIT_VP[row] < low:
        return UNDER_THE_RANGE
    return USABLE


def has_erpro(t: Blue, chit: ChitId) -> bool:
    first = row_of(t, chit) * GROUPS_A_CHIT
    for i in range(first, first + GROUPS_A_CHIT):
        if CHIT_UNIT_TYPE[i] == ERPRO:
            return True
    return False


def share_a_target(one: i64, other: i64) -> bool:
    """The same target, or another in the same hex."""
    for i in range(TARGETS_A_CHIT):
        site = CHIT_TARGETS[one * TARGETS_A_CHIT + i]
        for j in range(TARGETS_A_CHIT):
            there = CHIT_TARGETS[other * TARGETS_A_CHIT + j]
            if site != NONE and there != NONE and SITE_AT[site] == SITE_AT[there]:
                return True
    return False


def is_target_covered(t: Blue, chit: ChitId) -> bool:
    """(f) Broken cloud or worse over a target."""
    first = row_of(t, chit) * TARGETS_A_CHIT
    for i in range(first, first + TARGETS_A_CHIT):
        site = CHIT_TARGETS[i]
        if site != NONE and grade_to_ground(t, SITE_AT[site], LEVELS * 2 - 2) >= BROKEN:
            return True
    return False


# --- (d): are there units enough
def are_units_left(t: Blue, chit: ChitId) -> bool:
    """Whether the fleets have the Gruppen for all chits in hand and this one; one of them alone can fly low (§ 9.2.3)."""
    first = row_of(t, chit) * GROUPS_A_CHIT
    for i in range(first, first + GROUPS_A_CHIT):
        if CHIT_UNIT_TASK[i] == LOW and t.gruppe_gone[LOW_LEVEL] > 0:
            return False
    wanted = types_wanted(t, chit)
    for kind in range(len(TYPE_IDS)):
        if (wanted >> kind) & 1 and not can_supply(t, kind, needs(t, chit, kind)):
            return False
    return True


def types_wanted(t: Blue, chit: ChitId) -> i64:
    """A bit for each type that the chits in hand and this one ask for: there is always enough of the others."""
    wanted: i64 = 0
    for other in range(CHITS):
        if other != chit and t.chits_held[other] != IN_HAND:
            continue
        first = row_of(t, other) * GROUPS_A_CHIT
        for i in range(first, first + GROUPS_A_CHIT):
            if CHIT_UNIT_TYPE[i] != NONE:
                wanted |= bit(CHIT_UNIT_TYPE[i])
    return wanted


def needs(t: Blue, chit: ChitId, kind: i64) -> Column:
    """Gruppen and Staffeln of a type wanted of Luftflotte 2, then of Luftflotte 3."""
    wanted = column(4)
    for other in range(CHITS):
        if other != chit and t.chits_held[other] != IN_HAND:
            continue
        row = row_of(t, other)
        at = 0 if CHIT_FLEET[row] == 2 else 2
        for i in range(row * GROUPS_A_CHIT, (row + 1) * GROUPS_A_CHIT):
            if CHIT_UNIT_TYPE[i] == kind:
                wanted[at + CHIT_UNIT_SMALL[i]] += CHIT_UNIT_COUNT[i]
    return wanted


def can_supply(t: Blue, kind: i64, wanted: Column) -> bool:
    """Three Staffeln come out of one Gruppe; a Gruppe that may fly for either fleet is counted once."""
    both = BOTH_FLEETS[t.scenario]
    only_2: i64 = 0
    only_3: i64 = 0
    either: i64 = 0
    loose: i64 = 0
    for gruppe in range(GRUPPEN):
        if GRUPPE_TYPE[gruppe] != kind or t.gruppe_gone[gruppe] > 0:
            continue
        two = may_fly_for(gruppe, 2, t.scenario + 1, both)
        three = may_fly_for(gruppe, 3, t.scenario + 1, both)
        if IS_STAFFEL_SIZED[gruppe]:
            loose += 1 if two or three else 0
        elif two and three:
            either += 1
        elif two:
            only_2 += 1
        elif three:
            only_3 += 1
    # a Staffel-sized Gruppe can stand for one Staffel of the fleet it may fly for; taken only by Luftflotte 3 early on
    small_3 = wanted[3] - loose if wanted[3] > loose else 0
    left = loose - wanted[3] if loose > wanted[3] and both else 0
    small_2 = wanted[1] - left if wanted[1] > left else 0
    whole_2 = wanted[0] + (small_2 + 2) // 3
    whole_3 = wanted[2] + (small_3 + 2) // 3
    return whole_2 <= only_2 + either and whole_3 <= only_3 + either and whole_2 + whole_3 <= only_2 + only_3 + either


# --- what the hand is worth
def chit_points(t: Blue) -> i64:
    """The VP value of all chits in hand."""
    total: i64 = 0
    for chit in range(CHITS):
        if t.chits_held[chit] == IN_HAND:
            total += CHIT_VP[row_of(t, chit)]
    return total


def chit_response(t: Blue) -> i64:
    """Their response level, in halves."""
    total: i64 = 0
    for chit in range(CHITS):
        if t.chits_held[chit] == IN_HAND:
            total += CHIT_RL[row_of(t, chit)]
    return total
