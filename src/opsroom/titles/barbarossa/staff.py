"""The staff of Barbarossa: deploy, gather income, take the best objective within reach, buy by a plan.

A plan is a list of cards to buy in order of wish, each with how many to own at most.  Everything else is the same for all plans.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.column import column
from opsroom.engine.ids import SeatId
from opsroom.engine.position import Position
from opsroom.engine.procedure import PASS
from opsroom.engine.staff import Staff
from opsroom.titles.barbarossa.rules.battle import Battle, defence_of, top_target
from opsroom.titles.barbarossa.rules.cards import (
    ALL_SUPPLY,
    ALL_UNITS,
    ATTACK,
    BUY,
    CHOICE_FIRST,
    CHOICE_LAST,
    CITY,
    COMBAT,
    DEPLOY,
    DEPLOY_ALL,
    IS_DEPLOYMENT,
    IS_SUPPLY,
    KINDS,
    LAST_CITY,
    OPERATION,
    PAY_UP,
    PLAY_COST,
    PUT,
    PUTTABLE,
    STOCK,
    STORM,
    SUPPLY,
    TYPE,
    UNIT,
    USE,
    USE_CARD,
    USE_LAST,
    USE_MIDDLE,
    USE_PLAYED,
    VP,
    WORD,
    A,
    B,
    matches,
)
from opsroom.titles.barbarossa.rules.effects import (
    ACTIVATE,
    CHOOSE,
    EXHAUST,
    MOVE,
    THIS,
    TO_BOX,
    TO_HAND,
    Effects,
    available,
    total_defence,
)
from opsroom.titles.barbarossa.rules.group_orders import income_cards
from opsroom.titles.barbarossa.rules.ids import CardId, PileId, UseId
from opsroom.titles.barbarossa.rules.phases import EndPhase, Operations, Reorganisation, StartPhase
from opsroom.titles.barbarossa.rules.table import Barbarossa, cards_of, deployed
from opsroom.titles.barbarossa.staff_battle import OUT_OF_REACH, best_use, price_of_victory, standing, would_win
from opsroom.titles.barbarossa.staff_worth import (
    ACTIVATES,
    GIVES_CARDS,
    GIVES_OPERATION,
    INCOME,
    IS_DEPLOYED,
    SACRIFICE,
    STRENGTH,
    SUPPLIED,
    VALUE,
)

NO_LIMIT: Final = 99


class Plan:
    """What to buy, in order of wish, and how to fight."""

    def __init__(
        self, cards: list[int], most: list[int], since: list[int], until: list[int], margin: int, daring: int
    ) -> None:
        self.card = column(len(cards))
        self.most = column(len(cards))
        self.since = column(len(cards))
        self.until = column(len(cards))
        for i in range(len(cards)):
            self.card[i] = cards[i]
            self.most[i] = most[i]
            self.since[i] = since[i]
            self.until[i] = until[i]
        self.margin: i64 = margin  # combat points above a city's defence before it is attacked: for the event
        self.daring: i64 = daring  # what a victory point is worth in sacrifices


class BarbarossaStaff(Staff):
    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def advise(self, t: Position) -> i64:
        assert isinstance(t, Barbarossa)
        frame = t.top
        if isinstance(frame, Operations):
            return self.operate(t)
        if isinstance(frame, Battle):
            return self.fight(t)
        if isinstance(frame, Reorganisation):
            return self.reinforce(t)
        if isinstance(frame, EndPhase):
            return t.because(dearest(t), "keep_best")  # any card is better than none
        if isinstance(frame, Effects):
            return decide(t, frame)
        return at_start(t) if isinstance(frame, StartPhase) else t.because(t.options[0], "no_difference")

    def appraise(self, t: Position, seat: SeatId) -> float:
        """A game that is cut off: by the lead in points, and what the armies are worth."""
        assert isinstance(t, Barbarossa)
        own = standing(t, seat)
        best: float = -1000.0
        for other in range(t.seats):
            if other != seat:
                their = standing(t, other)
                if their > best:
                    best = their
        lead = (own - best) / 24.0
        worth = 0.5 + lead * 0.5
        return 0.02 if worth < 0.02 else 0.98 if worth > 0.98 else worth

    # --- operations
    def operate(self, t: Barbarossa) -> i64:
        """Free cards and income first, then the best that the operation points allow, then the battle."""
        if is_offered(t, ALL_SUPPLY) and (income_cards(t, t.seat) > 0 or wants_supply(t, t.seat)):
            return t.because(ALL_SUPPLY, "play_supply")
        best: i64 = PASS
        highest: i64 = 0
        for i in range(t.offered):
            option = t.options[i]
            if option != PASS and option < ATTACK:
                worth = worth_of_order(t, option)
                if worth > highest:
                    best, highest = option, worth
        if best >= DEPLOY and best < BUY and is_offered(t, DEPLOY_ALL):
            return t.because(DEPLOY_ALL, "deploy_free")
        return because_of_order(t, best) if highest > 0 else self.attack(t)

    def attack(self, t: Barbarossa) -> i64:
        """The objective worth most of those within reach."""
        best: i64 = PASS
        highest: i64 = 0
        for i in range(t.offered):
            option = t.options[i]
            if option >= ATTACK and option < PAY_UP:
                worth = self.worth_of_target(t, option - ATTACK)
                if worth > highest:
                    best, highest = option, worth
        if best == PASS:
            return t.because(PASS, "operations_done")
        target = top_target(t, best - ATTACK)
        return t.because(best, "attack", target, defence_of(t, target))

    def worth_of_target(self, t: Barbarossa, pile: PileId) -> i64:
        target = top_target(t, pile)
        margin = self.plan.margin if CITY[target] else 0
        need = defence_of(t, target) + margin - t.purse[COMBAT]
        cost = price_of_victory(t, t.seat, need)
        budget = self.budget(t, target)
        return budget - cost + 1 if cost <= budget else 0

    def budget(self, t: Barbarossa, target: i64) -> i64:
        """What the objective is worth in sacrifices; Moscow only where it wins the game."""
        if target == LAST_CITY:
            return OUT_OF_REACH - 1 if would_win(t, t.seat, VP[target]) else -1
        return VP[target] * self.plan.daring + (5 if CITY[target] else 0)

    # --- battle
    def fight(self, t: Barbarossa) -> i64:
        """Pay as soon as it is enough; else whatever may be put down, then the ability that costs least; or give up."""
        if t.options[0] == PAY_UP:
            return t.because(PAY_UP, "defence_met", total_defence(t), t.purse[COMBAT])
        if t.options[0] == STORM:
            return t.because(STORM, "units_are_enough", total_defence(t) - t.purse[COMBAT])
        for i in range(t.offered):
            if t.options[i] >= PUT and t.options[i] < BUY:
                return t.because(t.options[i], "put_down")
        short = total_defence(t) - t.purse[COMBAT]
        cost = price_of_victory(t, t.seat, short)
        if cost >= OUT_OF_REACH:
            return t.because(PASS, "cannot_win", short)
        if cost > 2 * self.budget(t, t.target):
            return t.because(PASS, "too_dear", short)
        use = ALL_UNITS if is_offered(t, ALL_UNITS) else best_use(t, short)
        return t.because(use, "cheapest_ability" if use != PASS else "cannot_win", short)

    # --- reorganisation
    def reinforce(self, t: Barbarossa) -> i64:
        """The first wish of the plan that can be had; the supply cards in hand are played for it."""
        plan = self.plan
        for i in range(len(plan.card)):
            kind = plan.card[i]
            in_time = t.round >= plan.since[i] and t.round <= plan.until[i]
            if in_time and is_offered(t, BUY + kind) and cards_of(t, t.seat, kind) < plan.most[i]:
                return t.because(BUY + kind, "plan_wants", kind, cards_of(t, t.seat, kind))
        return t.because(PASS, "plan_is_met")


def is_offered(t: Barbarossa, option: i64) -> bool:
    for i in range(t.offered):
        if t.options[i] == option:
            return True
    return False


def wants_supply(t: Barbarossa, seat: SeatId) -> bool:
    """Whether a deployed card has an ability that costs supply; what is bought is paid from the hand."""
    for kind in SUPPLIED:
        if deployed(t, seat, kind) > 0:
            return True
    return False


# --- start phase
def at_start(t: Barbarossa) -> i64:
    """Pay off what hinders; wake what needs supply where there is supply to spare."""
    supply = t.purse[SUPPLY]
    if is_offered(t, ALL_SUPPLY):
        return t.because(ALL_SUPPLY, "supply_at_start")
    for kind in range(STOCK):
        if TYPE[kind] == IS_SUPPLY and is_offered(t, kind):
            return t.because(kind, "supply_at_start")
    for i in range(t.offered):
        option = t.options[i]
        if option >= USE:
            use = option - USE
            if UNIT[USE_CARD[use]] == 0:
                return t.because(option, "pay_off")
            if supply >= 3:
                return t.because(option, "wake_unit", supply)
    return t.because(PASS, "start_done", supply)


# --- operations
def because_of_order(t: Barbarossa, order: i64) -> i64:
    """The order with its reason: what makes it worth so much in `worth_of_order`."""
    if not t.explaining:
        return order
    if order >= PUT:
        return t.because(order, "put_down")
    if order >= DEPLOY:
        return t.because(order, "deploy_free")
    if order >= USE:
        return t.because(order, "income" if INCOME[order - USE] else "useful_ability")
    if TYPE[order] == IS_SUPPLY:
        return t.because(order, "play_supply")
    if ACTIVATES[order]:
        return t.because(order, "points_for_deploying")
    if GIVES_OPERATION[order] >= PLAY_COST[order]:
        return t.because(order, "costs_nothing")
    if IS_DEPLOYED[order]:
        return t.because(order, "deploy_it", PLAY_COST[order])
    return t.because(order, "draw_cards" if GIVES_CARDS[order] else "worth_its_points", PLAY_COST[order])


def worth_of_order(t: Barbarossa, order: i64) -> i64:
    """How soon an order of the operations phase should be carried out; 0 is never."""
    if order < USE:
        return worth_of_playing(t, order)
    if order < DEPLOY:
        use = order - USE
        if INCOME[use]:
            return 900
        return worth_of_special(t, use)
    if order < PUT:
        return 850
    return 800 + VALUE[PUTTABLE[order - PUT]]


def worth_of_playing(t: Barbarossa, kind: CardId) -> i64:
    cost, gives = PLAY_COST[kind], GIVES_OPERATION[kind]
    if TYPE[kind] == IS_SUPPLY:
        return 1000 if wants_supply(t, t.seat) else 0
    if ACTIVATES[kind]:
        return worth_of_activating(t, kind)
    if gives >= cost:
        return 950 + 10 * gives + GIVES_CARDS[kind]
    if IS_DEPLOYED[kind]:
        return (300 if TYPE[kind] == IS_DEPLOYMENT else 200) + VALUE[kind] - 8 * cost
    if GIVES_CARDS[kind]:
        return 250
    return 150 + VALUE[kind]


def worth_of_activating(t: Barbarossa, kind: CardId) -> i64:
    """A card that is given up for one turn: where its operation points deploy something dear."""
    if GIVES_OPERATION[kind] <= PLAY_COST[kind]:
        return 0
    for other in range(STOCK):
        if t.hand[t.seat * STOCK + other] and PLAY_COST[other] > t.purse[OPERATION] and UNIT[other]:
            return 400
    return 0


def worth_of_special(t: Barbarossa, use: UseId) -> i64:
    """Abilities that are neither income nor combat: fetch a card, get rid of a nuisance."""
    if STRENGTH[use] > 0 or SACRIFICE[use] > 30:
        return 0
    for row in range(USE_MIDDLE[use], USE_LAST[use]):
        if WORD[row] == MOVE and A[row] != THIS:
            return 500 if USE_PLAYED[use] == 0 and t.purse[OPERATION] > 0 else 0
        if WORD[row] == MOVE and B[row] == TO_BOX:
            return 0 if t.battled == 0 else 100
        if WORD[row] == ACTIVATE:
            return 0
    return 700


# --- choices that cards ask for
def decide(t: Barbarossa, frame: Effects) -> i64:
    """Give the cheapest card up, wake or fetch the dearest, lay nuisances before the strongest rival."""
    word, who, place = WORD[frame.row], A[frame.row], B[frame.row]
    if word == CHOOSE:
        return t.because(lesser_loss(t), "lesser_loss")
    if word == MOVE and who == THIS:
        rival = strongest_rival(t)
        return t.because(rival, "strongest_rival", rival)
    if word == EXHAUST or (word == MOVE and place != TO_HAND):
        return t.because(cheapest(t), "give_cheapest")
    return t.because(dearest(t), "take_dearest")


def cheapest(t: Barbarossa) -> i64:
    best = t.options[0]
    for i in range(t.offered):
        option = t.options[i]
        if option != PASS and (best == PASS or VALUE[option] < VALUE[best]):
            best = option
    return best


def dearest(t: Barbarossa) -> i64:
    best = t.options[0]
    for i in range(t.offered):
        option = t.options[i]
        if option != PASS and (best == PASS or VALUE[option] > VALUE[best]):
            best = option
    return best


def lesser_loss(t: Barbarossa) -> i64:
    """Of effects that take cards away, the one that takes less."""
    best = t.options[0]
    least: i64 = OUT_OF_REACH
    for i in range(t.offered):
        loss: i64 = 0
        for row in range(CHOICE_FIRST[t.options[i]], CHOICE_LAST[t.options[i]]):
            if WORD[row] == MOVE and A[row] != THIS:
                for kind in range(KINDS):
                    if matches(A[row], kind):
                        loss += VALUE[kind] * available(t, t.seat, MOVE, A[row], kind)
        if loss < least:
            best, least = t.options[i], loss
    return best


def strongest_rival(t: Barbarossa) -> i64:
    best: i64 = PASS
    highest: float = -1000.0
    for i in range(t.offered):
        other = t.options[i]
        if other != t.seat and standing(t, other) > highest:
            best, highest = other, standing(t, other)
    return best
