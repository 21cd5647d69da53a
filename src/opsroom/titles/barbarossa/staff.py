"""The staff of Barbarossa: deploy, gather income, take the best objective within reach, buy by a plan.

A plan is a list of cards to buy in order of wish, each with how many to own at most.  Everything else is the same for all plans.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.column import Column, column
from opsroom.engine.position import Position
from opsroom.engine.procedure import PASS
from opsroom.engine.staff import Staff
from opsroom.titles.barbarossa.rules.battle import Battle, defence_of, top_target
from opsroom.titles.barbarossa.rules.cards import (
    ATTACK,
    BUY,
    CARD_USE,
    CARD_USE_END,
    CHOICE_FIRST,
    CHOICE_LAST,
    CITY,
    COMBAT,
    DEPLOY,
    DEPLOYED_ABLE,
    IN_START,
    IS_DEPLOYMENT,
    IS_OBJECTIVE,
    IS_SUPPLY,
    KINDS,
    LAST_CITY,
    NO_CARD,
    OPERATION,
    PAY_UP,
    PLAY_COST,
    PLAY_FIRST,
    PLAY_LAST,
    PRICE,
    PUT,
    PUTTABLE,
    STAYS,
    STOCK,
    SUPPLY,
    TYPE,
    UNIT,
    USE,
    USE_CARD,
    USE_COUNT,
    USE_FIRST,
    USE_LAST,
    USE_MIDDLE,
    USE_PLAYED,
    USE_WINDOW,
    VP,
    WHO_COUNT,
    WORD,
    A,
    B,
    matches,
)
from opsroom.titles.barbarossa.rules.effects import (
    ACTIVATE,
    DEPLOY_THIS,
    DRAW,
    EXHAUST,
    GAIN,
    LOWER,
    MOVE,
    PAY,
    PERMIT,
    THIS,
    TO_BATTLEFIELD,
    TO_BOX,
    Effects,
    available,
    total_defence,
)
from opsroom.titles.barbarossa.rules.phases import EndPhase, Operations, Reorganisation, StartPhase
from opsroom.titles.barbarossa.rules.table import Barbarossa, cards_of, deployed, victory_points

OUT_OF_REACH: Final[i64] = 1_000_000
NO_LIMIT: Final[i64] = 99


# --- what cards are worth, read off their rules
def strengths() -> Column:
    """Combat points or defence that each ability brings in a battle."""
    out = column(USE_COUNT)
    for use in range(USE_COUNT):
        for row in range(USE_MIDDLE[use], USE_LAST[use]):
            if WORD[row] == GAIN and A[row] == COMBAT:
                out[use] += B[row]
            elif WORD[row] == LOWER:
                out[use] -= B[row]
    return out


def sacrifices() -> Column:
    """What using each ability costs in the long run, in tenths of a victory point or so."""
    out = column(USE_COUNT)
    for use in range(USE_COUNT):
        card = USE_CARD[use]
        for row in range(USE_FIRST[use], USE_MIDDLE[use]):
            if WORD[row] == PAY:
                out[use] += B[row] * (3 if A[row] == SUPPLY else 2)
            elif WORD[row] == EXHAUST:
                out[use] += 6 if A[row] == THIS and STAYS[card] else 0 if A[row] == THIS else 4
            elif A[row] == THIS:
                out[use] += 14 * VP[card] + (
                    8 + 3 * PRICE[card] if UNIT[card] and B[row] == TO_BATTLEFIELD else 12 if UNIT[card] else 4
                )
            else:
                out[use] += 9 * WHO_COUNT[A[row]]
    return out


def is_income(use: i64) -> bool:
    """An ability of the operations phase that gives something at no loss."""
    if USE_WINDOW[use] == IN_START or STRENGTH[use] > 0 or SACRIFICE[use] > 0:
        return False
    for row in range(USE_MIDDLE[use], USE_LAST[use]):
        if WORD[row] != GAIN and WORD[row] != DRAW:
            return False
    return True


STRENGTH: Final = strengths()
SACRIFICE: Final = sacrifices()


def incomes() -> Column:
    out = column(USE_COUNT)
    for use in range(USE_COUNT):
        out[use] = 1 if is_income(use) else 0
    return out


INCOME: Final = incomes()


def values() -> Column:
    """What a card is worth to have: by its price, its points, and what it can do when deployed."""
    out = column(KINDS)
    for kind in range(KINDS):
        out[kind] = 10 * VP[kind] + (4 * PRICE[kind] if PRICE[kind] > 0 else 0)
        for use in range(CARD_USE[kind], CARD_USE_END[kind]):
            out[kind] += STRENGTH[use] if SACRIFICE[use] < 7 else 0
    return out


VALUE: Final = values()


def bonuses(word: i64, point: i64) -> Column:
    """How much of this each card gives when it is played."""
    out = column(KINDS)
    for kind in range(KINDS):
        for row in range(PLAY_FIRST[kind], PLAY_LAST[kind]):
            if WORD[row] == word and (word != GAIN or A[row] == point):
                out[kind] += B[row] if word == GAIN or word == DRAW else 1
    return out


GIVES_OPERATION: Final = bonuses(GAIN, OPERATION)
GIVES_COMBAT: Final = bonuses(GAIN, COMBAT)
GIVES_CARDS: Final = bonuses(DRAW, 0)
IS_PERMIT: Final = bonuses(PERMIT, 0)
IS_DEPLOYED: Final = bonuses(DEPLOY_THIS, 0)
ACTIVATES: Final = bonuses(ACTIVATE, 0)


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
            return dearest(t)  # any card is better than none
        if isinstance(frame, Effects):
            return decide(t, frame)
        return at_start(t) if isinstance(frame, StartPhase) else t.options[0]

    def appraise(self, t: Position, seat: i64) -> float:
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
        best: i64 = PASS
        highest: i64 = 0
        for i in range(t.offered):
            option = t.options[i]
            if option != PASS and option < ATTACK:
                worth = worth_of_order(t, option)
                if worth > highest:
                    best, highest = option, worth
        return best if highest > 0 else self.attack(t)

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
        return best

    def worth_of_target(self, t: Barbarossa, pile: i64) -> i64:
        target = top_target(t, pile)
        margin = self.plan.margin if CITY[target] else 0
        need = defence_of(t, target) + margin - t.purse[COMBAT]
        cost = price_of_victory(t, t.seat, need, False)
        budget = self.budget(t, target)
        return budget - cost + 1 if cost <= budget else 0

    def budget(self, t: Barbarossa, target: i64) -> i64:
        """What the objective is worth in sacrifices; Moscow only where it wins the game."""
        if target == LAST_CITY:
            return OUT_OF_REACH - 1 if would_win(t, t.seat, VP[target]) else -1
        return VP[target] * self.plan.daring + (5 if CITY[target] else 0)

    # --- battle
    def fight(self, t: Barbarossa) -> i64:
        """Pay as soon as it is enough; else the ability that costs least; give up where it cannot be done."""
        if t.options[0] == PAY_UP:
            return PAY_UP
        short = total_defence(t) - t.purse[COMBAT]
        cost = price_of_victory(t, t.seat, short, True)
        if cost >= OUT_OF_REACH or cost > 2 * self.budget(t, t.target):
            return PASS
        return best_use(t, short)

    # --- reorganisation
    def reinforce(self, t: Barbarossa) -> i64:
        """All supply cards, then the first wish of the plan that can be had."""
        plan = self.plan
        if t.options[0] < USE and t.options[0] >= 0:
            return t.options[0]
        for i in range(len(plan.card)):
            kind = plan.card[i]
            if t.round >= plan.since[i] and t.round <= plan.until[i] and is_offered(t, BUY + kind):
                if cards_of(t, t.seat, kind) < plan.most[i]:
                    return BUY + kind
        return PASS


def is_offered(t: Barbarossa, option: i64) -> bool:
    for i in range(t.offered):
        if t.options[i] == option:
            return True
    return False


# --- start phase
def at_start(t: Barbarossa) -> i64:
    """Pay off what hinders; wake what needs supply where there is supply to spare."""
    supply = t.purse[SUPPLY]
    for kind in range(STOCK):
        if TYPE[kind] == IS_SUPPLY and is_offered(t, kind):
            return kind
    for i in range(t.offered):
        option = t.options[i]
        if option >= USE:
            use = option - USE
            if UNIT[USE_CARD[use]] == 0 or supply >= 3:
                return option
    return PASS


# --- operations
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


def worth_of_playing(t: Barbarossa, kind: i64) -> i64:
    cost, gives = PLAY_COST[kind], GIVES_OPERATION[kind]
    if TYPE[kind] == IS_SUPPLY:
        return 1000
    if ACTIVATES[kind]:
        return worth_of_activating(t, kind)
    if gives >= cost:
        return 950 + 10 * gives + GIVES_CARDS[kind]
    if IS_DEPLOYED[kind]:
        return (300 if TYPE[kind] == IS_DEPLOYMENT else 200) + VALUE[kind] - 8 * cost
    if GIVES_CARDS[kind]:
        return 250
    return 150 + VALUE[kind]


def worth_of_activating(t: Barbarossa, kind: i64) -> i64:
    """A card that is given up for one turn: where its operation points deploy something dear."""
    if GIVES_OPERATION[kind] <= PLAY_COST[kind]:
        return 0
    for other in range(STOCK):
        if t.hand[t.seat * STOCK + other] and PLAY_COST[other] > t.purse[OPERATION] and UNIT[other]:
            return 400
    return 0


def worth_of_special(t: Barbarossa, use: i64) -> i64:
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


# --- battle
def price_of_victory(t: Barbarossa, seat: i64, short: i64, fighting: bool) -> i64:
    """The least that so many combat points would cost with what is deployed, roughly; OUT_OF_REACH where they cannot be had."""
    if short <= 0:
        return 0
    cost: i64 = 0
    left = short
    supply, operation = t.purse[SUPPLY], t.purse[OPERATION]
    base = seat * KINDS
    for limit in range(5):
        for kind in DEPLOYED_ABLE:
            n = t.active[base + kind] + t.exhausted[base + kind]
            if n == 0:
                continue
            for use in range(CARD_USE[kind], CARD_USE_END[kind]):
                gain = STRENGTH[use]
                if gain == 0 or step_of(use) != limit:
                    continue
                times = uses_left(t, seat, use, n, supply, operation)
                if times == 0:
                    continue
                needed = (left + gain - 1) // gain
                times = needed if needed < times else times
                left -= gain * times
                cost += SACRIFICE[use] * times
                supply -= times * paid(use, SUPPLY)
                if left <= 0:
                    return cost
        if limit == 1:
            more = activation(t, seat, supply, operation)
            left -= more
            if left <= 0:
                return cost + 2
    return OUT_OF_REACH


def step_of(use: i64) -> i64:
    """Abilities by what they cost: nothing, a little, a card that comes back, a card that is lost."""
    cost = SACRIFICE[use]
    return 0 if cost == 0 else 1 if cost < 8 else 2 if cost < 11 else 3 if cost < 13 else 4


def uses_left(t: Barbarossa, seat: i64, use: i64, n: i64, supply: i64, operation: i64) -> i64:
    """How often an ability could still be used."""
    times: i64 = n
    for row in range(USE_FIRST[use], USE_MIDDLE[use]):
        word, a = WORD[row], A[row]
        if word == PAY:
            have = supply if a == SUPPLY else operation if a == OPERATION else 0
            possible = have // B[row]
            times = possible if possible < times else times
        elif a == THIS:
            if word == EXHAUST and t.active[seat * KINDS + USE_CARD[use]] < times:
                times = t.active[seat * KINDS + USE_CARD[use]]
        else:
            cards: i64 = 0
            for kind in range(KINDS):
                if matches(a, kind):
                    cards += available(t, seat, word, a, kind)
            times = cards // WHO_COUNT[a]
    return times


def paid(use: i64, point: i64) -> i64:
    points: i64 = 0
    for row in range(USE_FIRST[use], USE_MIDDLE[use]):
        if WORD[row] == PAY and A[row] == point:
            points += B[row]
    return points


def activation(t: Barbarossa, seat: i64, supply: i64, operation: i64) -> i64:
    """Combat points from cards that are activated a second time: by a general, a workshop, or spare operation points."""
    more: i64 = 0
    for kind in DEPLOYED_ABLE:
        n = deployed(t, seat, kind)
        if n == 0:
            continue
        for use in range(CARD_USE[kind], CARD_USE_END[kind]):
            row = USE_MIDDLE[use]
            if WORD[row] != ACTIVATE or USE_WINDOW[use] == IN_START:
                continue
            times = uses_left(t, seat, use, n if A[row] != THIS else NO_LIMIT, supply, operation)
            operation -= times * paid(use, OPERATION)
            supply -= times * paid(use, SUPPLY)
            more += times * strongest(t, seat, A[row], kind)
    return more


def strongest(t: Barbarossa, seat: i64, who: i64, card: i64) -> i64:
    """The most that one of these cards brings when it is exhausted."""
    best: i64 = 0
    for kind in DEPLOYED_ABLE:
        if (kind == card if who == THIS else matches(who, kind)) and deployed(t, seat, kind) > 0:
            use = CARD_USE[kind]
            while use < CARD_USE_END[kind]:
                if WORD[USE_FIRST[use]] == EXHAUST and STRENGTH[use] > best:
                    best = STRENGTH[use]
                use += 1
    return best


def best_use(t: Barbarossa, short: i64) -> i64:
    """The cheapest ability; of equals the smallest that is enough, else the strongest."""
    best: i64 = PASS
    highest: i64 = -OUT_OF_REACH
    for i in range(t.offered):
        option = t.options[i]
        if option < USE or option >= DEPLOY:
            continue
        use = option - USE
        gain = STRENGTH[use]
        if gain == 0:
            if WORD[USE_MIDDLE[use]] != ACTIVATE:
                continue
            gain = strongest_exhausted(t, t.seat, A[USE_MIDDLE[use]], USE_CARD[use])
            if gain == 0:
                continue
        worth = -100 * step_of(use) - 40 * (0 if STRENGTH[use] > 0 else 1)
        worth += 30 - gain if gain >= short else gain
        if worth > highest:
            best, highest = option, worth
    return best


def strongest_exhausted(t: Barbarossa, seat: i64, who: i64, card: i64) -> i64:
    best: i64 = 0
    for kind in DEPLOYED_ABLE:
        if (kind == card if who == THIS else matches(who, kind)) and t.exhausted[seat * KINDS + kind] > 0:
            for use in range(CARD_USE[kind], CARD_USE_END[kind]):
                if WORD[USE_FIRST[use]] == EXHAUST and STRENGTH[use] > best:
                    best = STRENGTH[use]
    return best


def would_win(t: Barbarossa, seat: i64, more: i64) -> bool:
    """Whether so many points more would put the seat level or ahead; level is enough with the last city."""
    own = victory_points(t, seat) + more
    for other in range(t.seats):
        if other != seat and victory_points(t, other) > own:
            return False
    return True


# --- choices that cards ask for
def decide(t: Barbarossa, frame: Effects) -> i64:
    word = WORD[frame.row]
    if word == MOVE and A[frame.row] == THIS:
        return strongest_rival(t)
    if word == MOVE or word == EXHAUST:
        fetching = t.target == NO_CARD and word == MOVE and A[frame.row] != THIS and frame.lies != 1
        return dearest(t) if fetching or is_fetching(frame) else cheapest(t)
    if word == ACTIVATE or t.options[0] < 0:
        return dearest(t)
    if t.offered > 0 and word == 12:
        return lesser_loss(t)
    return dearest(t)


def is_fetching(frame: Effects) -> bool:
    """From the discard pile into the hand: the best card, not the worst."""
    return B[frame.row] == 1


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


def standing(t: Barbarossa, seat: i64) -> float:
    """Victory points, and a little for what is deployed."""
    points = float(victory_points(t, seat))
    for kind in DEPLOYED_ABLE:
        if TYPE[kind] != IS_OBJECTIVE:
            points += 0.04 * float(VALUE[kind] * deployed(t, seat, kind))
    return points
