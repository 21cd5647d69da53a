"""The phases of a turn: start, operations, reorganisation, end.  § 7-1 to § 7-4, with § 5-2 and § 10"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.codegen import procedure, step
from opsroom.engine.ids import NONE, SeatId
from opsroom.engine.procedure import DONE, GO_ON, PASS, Procedure, Shown, Todo
from opsroom.titles.barbarossa.rules.abilities import has_start_uses, offer_start_uses, offer_uses, use_ability
from opsroom.titles.barbarossa.rules.battle import Battle, top_target
from opsroom.titles.barbarossa.rules.cards import (
    ALL_SUPPLY,
    ATTACK,
    BUY,
    DEPLOY,
    DEPLOY_ALL,
    DRAW,
    DRAW_CHANGE,
    DRAW_CHANGERS,
    HOLDERS,
    HOLDS,
    KEEP,
    KINDS,
    OPERATION,
    OPTIONAL,
    PLAY_COST,
    POINTS,
    PUT,
    PUTTABLE,
    REINFORCEMENT,
    STAYS,
    STOCK,
    SUPPLIES,
    TARGETS,
    USE,
    matches,
)
from opsroom.titles.barbarossa.rules.drawing import Draw
from opsroom.titles.barbarossa.rules.effects import offer_from_hand, put_down
from opsroom.titles.barbarossa.rules.group_orders import (
    collect_all,
    deploy_all,
    deploy_played,
    deployable_cards,
    offer_all_supply,
    play,
    play_all_supply,
)
from opsroom.titles.barbarossa.rules.ids import CardId
from opsroom.titles.barbarossa.rules.reinforcement import buy, offer_purchases
from opsroom.titles.barbarossa.rules.table import Barbarossa, deployed


@procedure("7-1", kinds={"seat": "seat", "activated": "flag"})
class StartPhase(Procedure):
    seat: Shown
    order: Shown = PASS
    activated: Shown = 0

    @step("7-1", into="order", of="order")
    def choose_at_start(self, t: Barbarossa) -> Todo:
        """Asked before the activation only where that could change it, and after it where a start ability is left (ruling 8)."""
        if not self.activated and not is_held_back(t, self.seat):
            return self.go_to("activate_cards")
        if not has_start_uses(t, self.seat):
            return self.go_to("activate_cards")
        offer_supplies(t, self.seat)
        offer_start_uses(t, self.seat)
        t.offer(PASS)
        return t.ask(self.seat)

    @step("7-1")
    def act_at_start(self, t: Barbarossa) -> Todo:
        if self.order == PASS:
            return self.go_to("activate_cards")
        if self.order < USE:
            return play(t, self.seat, self.order)
        if self.order == ALL_SUPPLY:
            play_all_supply(t, self.seat)
            return GO_ON
        return use_ability(t, self.seat, self.order - USE)

    @step("7-1")
    def ask_again(self, t: Barbarossa) -> Todo:
        return self.go_to("choose_at_start")

    @step("5-6")
    def activate_cards(self, t: Barbarossa) -> Todo:
        """Every exhausted card that nothing holds back."""
        if self.activated:
            return DONE
        self.activated = 1
        activate_all(t, self.seat)
        return self.go_to("choose_at_start")


@procedure("7-2", kinds={"seat": "seat"})
class Operations(Procedure):
    seat: Shown
    order: Shown = PASS

    @step("7-2", into="order", of="order")
    def choose_operation(self, t: Barbarossa) -> Todo:
        offer_plays(t, self.seat)
        offer_deployments(t, self.seat)
        offer_uses(t, self.seat)
        offer_attacks(t, self.seat)
        t.offer(PASS)
        return t.ask(self.seat)

    @step("7-2")
    def operate(self, t: Barbarossa) -> Todo:
        order = self.order
        if order == PASS:
            return DONE
        if order < USE:
            return play(t, self.seat, order)
        if order < DEPLOY:
            return use_ability(t, self.seat, order - USE)
        if order < PUT:
            deploy_played(t, self.seat, OPTIONAL[order - DEPLOY])
        elif order < BUY:
            put_down(t, self.seat, PUTTABLE[order - PUT])
        elif order == ALL_SUPPLY:
            collect_all(t, self.seat)
        elif order == DEPLOY_ALL:
            deploy_all(t, self.seat)
        else:
            return t.do(Battle(self.seat, order - ATTACK))
        return GO_ON

    @step("7-2")
    def ask_for_more(self, t: Barbarossa) -> Todo:
        return self.go_to("choose_operation")


@procedure("7-3", kinds={"seat": "seat"})
class Reorganisation(Procedure):
    seat: Shown
    order: Shown = PASS

    @step("7-3", into="order", of="order")
    def choose_reinforcement(self, t: Barbarossa) -> Todo:
        """With no reinforcement point left nothing more can be done in this phase (ruling 55)."""
        if t.purse[REINFORCEMENT] == 0:
            return DONE
        offer_supplies(t, self.seat)
        offer_purchases(t, self.seat)
        t.offer(PASS)
        return t.ask(self.seat)

    @step("11-1")
    def reinforce(self, t: Barbarossa) -> Todo:
        if self.order == PASS:
            return DONE
        if self.order < USE:
            return play(t, self.seat, self.order)
        if self.order == ALL_SUPPLY:
            play_all_supply(t, self.seat)
            return GO_ON
        return buy(t, self.seat, self.order - BUY)

    @step("7-3")
    def ask_for_more(self, t: Barbarossa) -> Todo:
        return self.go_to("choose_reinforcement")


@procedure("7-4", kinds={"seat": "seat"})
class EndPhase(Procedure):
    seat: Shown
    card: CardId = PASS

    @step("7-4", into="card", of="stock")
    def choose_card_to_keep(self, t: Barbarossa) -> Todo:
        if t.held[self.seat] == 0 or KEEP == 0:
            return GO_ON
        base = self.seat * STOCK
        for kind in range(STOCK):
            if t.hand[base + kind]:
                t.offer(kind)
        t.offer(PASS)
        return t.ask(self.seat)

    @step("5-3")
    def clear_the_table(self, t: Barbarossa) -> Todo:
        """The play area and the hand, but for the card that is kept."""
        discard_all(t, self.seat, self.card)
        t.tell("cleared", self.seat, 0 if self.card == PASS else 1)
        return GO_ON

    @step("7-4")
    def draw_new_hand(self, t: Barbarossa) -> Todo:
        return t.do(Draw(self.seat, cards_to_draw(t, self.seat)))

    @step("7-4")
    def empty_purse(self, t: Barbarossa) -> Todo:
        for point in range(len(POINTS)):
            t.purse[point] = 0
        return DONE


# --- § 7-1
def is_held_back(t: Barbarossa, seat: SeatId) -> bool:
    """Whether a card in the area keeps others from being activated and can be got rid of first."""
    for kind in HOLDERS:
        if deployed(t, seat, kind) > 0:
            return True
    return False


def activate_all(t: Barbarossa, seat: SeatId) -> None:
    if t.area[seat] == 0:
        return
    base = seat * KINDS
    held = is_held_back(t, seat)
    for kind in range(KINDS):
        n = t.exhausted[base + kind]
        if n and not STAYS[kind] and not (held and is_held(t, seat, kind)):
            t.active[base + kind] += n
            t.exhausted[base + kind] = 0
            t.tell("activated_at_start", seat, kind, n)


def is_held(t: Barbarossa, seat: SeatId, kind: CardId) -> bool:
    for holder in HOLDERS:
        if deployed(t, seat, holder) > 0 and matches(HOLDS[holder], kind):
            return True
    return False


# --- § 5-2
def offer_plays(t: Barbarossa, seat: SeatId) -> None:
    operation = t.purse[OPERATION]
    base = seat * STOCK
    for kind in range(STOCK):
        if t.hand[base + kind]:
            if PLAY_COST[kind] <= operation:
                t.offer(kind)
            else:
                t.refuse(kind, "5-2", "too_few_operation_points", PLAY_COST[kind], operation)
    offer_all_supply(t, seat, True)


def offer_supplies(t: Barbarossa, seat: SeatId) -> None:
    """§ 3-1: supply cards, outside the operations phase too."""
    for kind in SUPPLIES:
        if t.hand[seat * STOCK + kind]:
            t.offer(kind)
    offer_all_supply(t, seat, False)


# --- § 10
def offer_deployments(t: Barbarossa, seat: SeatId) -> None:
    for i in range(len(OPTIONAL)):
        if t.in_play[OPTIONAL[i]]:
            t.offer(DEPLOY + i)
    if t.permits:
        offer_from_hand(t, seat)
    if deployable_cards(t, seat) > 1:
        t.offer(DEPLOY_ALL)


# --- § 12 (1), (2)
def offer_attacks(t: Barbarossa, seat: SeatId) -> None:
    for pile in range(TARGETS):
        if t.battled:
            t.refuse(ATTACK + pile, "12", "one_battle")
        elif t.army[seat] == 0:
            t.refuse(ATTACK + pile, "12", "no_unit")
        elif top_target(t, pile) != NONE:
            t.offer(ATTACK + pile)
        else:
            t.refuse(ATTACK + pile, "12", "no_target")


# --- § 7-4
def discard_all(t: Barbarossa, seat: SeatId, kept: i64) -> None:
    base = seat * STOCK
    for kind in range(STOCK):
        if t.in_play[kind]:
            t.discard[base + kind] += t.in_play[kind]
            t.in_play[kind] = 0
        n = t.hand[base + kind] - (1 if kind == kept else 0)
        if n > 0:
            t.discard[base + kind] += n
            t.hand[base + kind] -= n
            t.unseen[base + kind] -= n
            t.held[seat] -= n
            t.known[base + kind] = t.known[base + kind] - n if t.known[base + kind] > n else 0


def cards_to_draw(t: Barbarossa, seat: SeatId) -> i64:
    """Ruling 36: never fewer than none."""
    n = DRAW
    for kind in DRAW_CHANGERS:
        n += DRAW_CHANGE[kind] * deployed(t, seat, kind)
    return n if n > 0 else 0
