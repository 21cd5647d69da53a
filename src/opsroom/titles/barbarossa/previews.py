"""Numbers for words and board: what is in the purse, what a battle still needs, what an order would do, what is printed."""

from __future__ import annotations

from opsroom.engine.ids import NONE
from opsroom.engine.json_types import Json
from opsroom.engine.position import Position
from opsroom.engine.procedure import Procedure
from opsroom.titles.barbarossa.attack_reach import event_range, is_hopeless, most_combat, ready_combat
from opsroom.titles.barbarossa.effect_rows import LETTERS, PLACES, POINTS, WORDS, ZONES
from opsroom.titles.barbarossa.rules.battle import Battle, PuttingBack, defence_of, top_target, unseen_events
from opsroom.titles.barbarossa.rules.cards import (
    ALL_SUPPLY,
    ALL_UNITS,
    ATTACK,
    BUY,
    CITY,
    CITY_TARGET,
    COMBAT,
    DEPLOY,
    DEPLOY_ALL,
    FOR_SALE,
    IDS,
    KINDS,
    MAY_DEPLOY,
    MODIFIER,
    OPTIONAL,
    ORDER_IDS,
    ORDERED,
    PAY_UP,
    PLAY_COST,
    PLAY_FIRST,
    PLAY_LAST,
    PRICE,
    PUT,
    PUTTABLE,
    REINFORCEMENT,
    SEATS,
    STOCK,
    STORM,
    SUPPLY,
    TARGET_IDS,
    TARGET_KIND,
    USE,
    USE_CARD,
    USE_FIRST,
    USE_IDS,
    USE_LAST,
    USE_PLAYED,
    VP,
    WHO_ZONE,
    WORD,
    A,
    B,
)
from opsroom.titles.barbarossa.rules.effects import GAIN, LOWER, PAY, Effects, total_defence
from opsroom.titles.barbarossa.rules.group_orders import (
    collect_all,
    deploy_all,
    play_all_supply,
    storm,
    supply_cards,
    supply_in_hand,
    use_all_units,
)
from opsroom.titles.barbarossa.rules.phases import EndPhase, Operations, Reorganisation, StartPhase, cards_to_draw
from opsroom.titles.barbarossa.rules.reinforcement import price_of
from opsroom.titles.barbarossa.rules.scoring import best_city, cities_of
from opsroom.titles.barbarossa.rules.table import RETURNED, Barbarossa, returned_count, victory_points
from opsroom.titles.barbarossa.schema_cards import Ability, Activate, Card, Exhaust, Gain


def state_of(ability: Ability) -> str:
    """In which state a deployed card must be for it to be used."""
    if any(isinstance(cost, Exhaust) and cost.who == "this" for cost in ability.cost):
        return "active"
    if any(isinstance(effect, Activate) and effect.who == "this" for effect in ability.effect):
        return "exhausted"
    return "any"


GROUP_ZONES = {ALL_SUPPLY: "phase", DEPLOY_ALL: "phase"}  # on no card of their own
USE_STATES = [state_of(ability) for card in ORDERED for ability in card.ability]


# --- the question
def prompt(position: Position) -> Json:
    """What everyone can count: the purse, the round, the battle."""
    t, top = barbarossa_of(position), position.top
    out: Json = {point: int(t.purse[i]) for i, point in enumerate(POINTS)}
    out["round"], out["rounds"] = int(t.round), int(t.rounds)
    if t.target != NONE:
        out["target"] = IDS[t.target]
        out["defence"] = int(total_defence(t))
        out["short"] = max(0, int(total_defence(t) - t.purse[COMBAT]))
    if isinstance(top, Effects):
        out["card"] = IDS[top.card]
        out["word"] = WORDS[WORD[top.row]]
        out["place"] = place_of(top)
        out["zone"] = zone_of(top)
        out["left"] = int(top.left)
    if isinstance(top, PuttingBack):
        out["left"] = int(top.end - top.place)
    return out


def place_of(effects: Effects) -> str | None:
    """Where a card that is to be chosen goes."""
    return PLACES[B[effects.row]] if WORDS[WORD[effects.row]] == "move" else None


def zone_of(effects: Effects) -> str | None:
    """Where the cards lie among which one is to be chosen."""
    selects = WORDS[WORD[effects.row]] in ("exhaust", "activate", "move", "deploy_from_hand") and A[effects.row] >= 0
    return ZONES[WHO_ZONE[A[effects.row]]] if selects else None


# --- its options
def preview(position: Position, option: int) -> Json:
    t, top = barbarossa_of(position), position.top
    if isinstance(top, (StartPhase, Operations, Battle, Reorganisation)):
        return {**preview_order(t, option), **order_lies(top, option)}
    if isinstance(top, Effects) and option >= 0:
        return effect_lies(top)
    if isinstance(top, PuttingBack):
        return {"zone": "battle"}
    return {"zone": "hand" if option >= 0 and isinstance(top, EndPhase) else "phase"}


# --- where on the table an option is chosen
def order_lies(top: Procedure, order: int) -> Json:
    if order < 0:
        return {"zone": "battle" if isinstance(top, Battle) else "phase"}
    if order < USE:
        return {"zone": "hand"}
    if order < DEPLOY:
        use = order - USE
        return {"zone": "played" if USE_PLAYED[use] else "deployed", "state": USE_STATES[use]}
    if order < PUT:
        return {"zone": "played"}
    if order < BUY:
        return {"zone": "hand"}
    if order < ATTACK:
        return {"zone": "pile"}
    if order < PAY_UP:
        return {"zone": "target"}
    return {"zone": GROUP_ZONES.get(order, "battle")}


def effect_lies(effects: Effects) -> Json:
    """A card that is to be exhausted is active, and the other way round."""
    step = effects.about().steps[effects.at].name
    if step == "choose_player":
        return {"zone": "seat"}
    if step == "choose_effect":
        return {"zone": "battle"}
    state = {"exhaust": "active", "activate": "exhausted"}.get(WORDS[WORD[effects.row]], "any")
    return {"zone": zone_of(effects) or "deployed", "state": state}


def preview_order(t: Barbarossa, order: int) -> Json:
    """The verb, the card, what it costs, and the points that it changes most."""
    if order < 0:
        return {"verb": "pass", "defence": int(total_defence(t)), "combat": int(t.purse[COMBAT])}
    if order < USE:
        return {
            "verb": "play",
            "card": IDS[order],
            "cost": int(PLAY_COST[order]),
            **change(t, PLAY_FIRST[order], PLAY_LAST[order]),
            "purse": purse_after(t, int(PLAY_COST[order]), PLAY_FIRST[order], PLAY_LAST[order]),
        }
    if order < DEPLOY:
        use = order - USE
        values: Json = {"verb": "use", "card": IDS[USE_CARD[use]], "letter": USE_IDS[use][-1]}
        purse = purse_after(t, 0, USE_FIRST[use], USE_LAST[use])
        return {**values, **change(t, USE_FIRST[use], USE_LAST[use]), "purse": purse}
    if order < PUT:
        return {"verb": "deploy", "card": IDS[OPTIONAL[order - DEPLOY]]}
    if order < BUY:
        return {"verb": "put", "card": IDS[PUTTABLE[order - PUT]]}
    if order < ATTACK:
        return preview_purchase(t, order - BUY)
    if order < PAY_UP:
        return preview_attack(t, order - ATTACK)
    if order > PAY_UP:
        return preview_group(t, order)
    left = int(t.purse[COMBAT] - total_defence(t))
    values = {"verb": "pay", "card": IDS[t.target], "measure": "combat", "before": int(t.purse[COMBAT]), "after": left}
    return {**values, "purse": {"combat": left}}


def preview_purchase(t: Barbarossa, kind: int) -> Json:
    """The price, and the supply cards in hand that are played for it where the purse is short."""
    price, supply = int(price_of(t, t.seat, kind)), int(t.purse[SUPPLY])
    played = supply_cards(t, t.seat) if supply < price else 0
    left = supply - price + int(supply_in_hand(t, t.seat) if played else 0)
    return {
        "verb": "buy",
        "card": IDS[kind],
        "cost": price,
        "played": int(played),
        "measure": "supply",
        "before": supply,
        "after": left,
        "purse": {"supply": left, "reinforcement": int(t.purse[REINFORCEMENT]) - 1},
    }


def preview_attack(t: Barbarossa, pile: int) -> Json:
    """What it takes, what there is, and what comes of it."""
    card = top_target(t, pile)
    defence, most = int(defence_of(t, card)), most_combat(t, t.seat)
    events = event_range(t) if pile == CITY_TARGET else None
    return {
        "verb": "attack",
        "card": IDS[card],
        "defence": defence,
        "combat": int(t.purse[COMBAT]),
        "ready": ready_combat(t, t.seat),
        "most": most,
        "hopeless": is_hopeless(t, t.seat, defence, pile == CITY_TARGET),
        "events": 0 if events is None else 1,
        "least": 0 if events is None else events[0],
        "greatest": 0 if events is None else events[1],
        "vp": int(VP[card]),
        "terms": IDS[card],
    }


def preview_group(t: Barbarossa, order: int) -> Json:
    """Which cards an order for several is about, and the points afterwards: tried out on a copy."""
    after = barbarossa_of(t.copy())
    seat = t.seat
    if order == STORM:
        storm(after, seat)
        after.purse[COMBAT] -= total_defence(after)
    elif order == ALL_UNITS:
        use_all_units(after, seat)
    elif order == DEPLOY_ALL:
        deploy_all(after, seat)
    elif isinstance(t.top, Operations):
        collect_all(after, seat)
    else:
        play_all_supply(after, seat)
    gone = [
        IDS[kind] for kind in range(STOCK) for _ in range(t.hand[seat * STOCK + kind] - after.hand[seat * STOCK + kind])
    ]
    used = [
        IDS[kind]
        for kind in range(KINDS)
        for _ in range(t.active[seat * KINDS + kind] - after.active[seat * KINDS + kind])
    ]
    down = [IDS[kind] for kind in range(STOCK) for _ in range(t.in_play[kind] - after.in_play[kind])]
    purse = {point: int(after.purse[i]) for i, point in enumerate(POINTS) if after.purse[i] != t.purse[i]}
    values: Json = {"verb": ORDER_IDS[order], "cards": [*gone, *used, *down], "purse": purse}
    if order == STORM:  # what is gained is spent at once: only what is left over is worth saying
        return {**values, "card": IDS[t.target], "after": int(after.purse[COMBAT])}
    if order == ALL_UNITS:
        return {**values, "card": IDS[t.target], "measure": "combat", **before_and_after(t, after, COMBAT)}
    if order == DEPLOY_ALL:
        return values
    return {**values, "measure": "supply", **before_and_after(t, after, SUPPLY)}


def before_and_after(t: Barbarossa, after: Barbarossa, point: int) -> Json:
    return {"before": int(t.purse[point]), "after": int(after.purse[point])}


def change(t: Barbarossa, first: int, last: int) -> Json:
    """Of the combat points or the defence, or else of the first points that are gained."""
    gained = points_in(first, last)
    lowered = sum(int(B[row]) for row in range(first, last) if WORD[row] == LOWER)
    if lowered and t.target != NONE:
        return {"measure": "defence", "before": int(total_defence(t)), "after": max(0, int(t.defence + lowered))}
    for point in ("combat", "supply", "reinforcement", "operation"):
        if gained[point] > 0:
            before = int(t.purse[POINTS.index(point)])
            return {"measure": point, "before": before, "after": before + int(gained[point])}
    return {}


def points_in(first: int, last: int) -> dict[str, int]:
    """The points that a run of effects brings, less those that it costs."""
    gained = dict.fromkeys(POINTS, 0)
    for row in range(first, last):
        if WORD[row] == GAIN:
            gained[POINTS[A[row]]] += int(B[row])
        elif WORD[row] == PAY:
            gained[POINTS[A[row]]] -= int(B[row])
    return gained


def purse_after(t: Barbarossa, cost: int, first: int, last: int) -> dict[str, int]:
    """What would be in the purse, of each kind of points that changes."""
    changes = points_in(first, last)
    changes["operation"] -= cost
    changed = cost > 0
    return {
        point: int(t.purse[i]) + changes[point]
        for i, point in enumerate(POINTS)
        if changes[point] or (point == "operation" and changed)
    }


# --- the board
def figures(position: Position) -> Json:
    """What follows from the open cards, so that the board need not work it out."""
    t = barbarossa_of(position)
    seats = SEATS[: t.seats]
    return {
        "points": {seat: int(victory_points(t, i)) for i, seat in enumerate(seats)},
        "cities": {seat: int(cities_of(t, i)) for i, seat in enumerate(seats)},
        "best_city": {seat: int(best_city(t, i)) for i, seat in enumerate(seats)},
        "draws": {seat: int(cards_to_draw(t, i)) for i, seat in enumerate(seats)},
        "prices": prices(t),
        "objectives": [objective(t, i) for i in range(CITY_TARGET + 1)],
        "defences": {TARGET_IDS[i]: defence_now(t, i) for i in range(CITY_TARGET + 1) if top_target(t, i) != NONE},
        "total_defence": int(total_defence(t)) if t.target != NONE else None,
        "battle": fight(t) if t.target != NONE else None,
        "put_back": RETURNED[: returned_count(t)],
        "events_left": int(unseen_events(t) + returned_count(t)),
    }


def objective(t: Barbarossa, pile: int) -> Json:
    card = top_target(t, pile)
    left = sum(city != NONE for city in t.cities) if pile == CITY_TARGET else t.pile[TARGET_KIND[pile]]
    return {
        "target": TARGET_IDS[pile],
        "order": ORDER_IDS[ATTACK + pile],
        "card": None if card == NONE else IDS[card],
        "defence": None if card == NONE else defence_now(t, pile),
        "left": int(left),
    }


def fight(t: Barbarossa) -> Json:
    """The defence as it is added up, and whether the battle is decided."""
    events: list[Json] = [{"card": IDS[card], "modifier": int(MODIFIER[card])} for card in t.revealed if card != NONE]
    defence, combat, base = int(total_defence(t)), int(t.purse[COMBAT]), int(defence_of(t, t.target))
    frame = next((each for each in t.stack() if isinstance(each, Battle)), None)
    ended = None
    if frame is not None and frame.at > frame.about().index["pay_or_give_up"]:
        ended = "won" if frame.won else "lost"
    return {
        "card": IDS[t.target],
        "target": TARGET_IDS[CITY_TARGET] if CITY[t.target] else IDS[t.target],
        "defence": defence,
        "combat": combat,
        "short": max(0, defence - combat),
        "printed": base,
        "events": events,
        "rest": defence - base - sum(each["modifier"] for each in events),
        "ended": ended,
    }


def prices(t: Barbarossa) -> dict[str, int]:
    """What each kind of card would cost the player whose turn it is."""
    if t.player < 0:
        return {}
    return {IDS[kind]: int(price_of(t, t.player, kind)) for kind in range(FOR_SALE)}


def defence_now(t: Barbarossa, pile: int) -> int:
    return int(defence_of(t, top_target(t, pile)))


def printed_facts() -> Json:
    """What is printed on each card."""
    cards = {
        card.id: {
            "type": card.type,
            "subtypes": card.subtypes,
            "count": card.count,
            "play_cost": card.play_cost,
            "price": card.reinforcement_cost,
            "defence": card.defence,
            "modifier": card.modifier,
            "vp": card.vp,
            "bonus": bonus_of(card),
            "uses": [
                {
                    "name": f"use_{card.id}_{LETTERS[i]}",
                    "zone": ability.zone,
                    "window": ability.window,
                    "state": state_of(ability),
                }
                for i, ability in enumerate(card.ability)
            ],
            "may_deploy": MAY_DEPLOY[kind] > 0,
            "provenance": card.provenance,
            "play": ORDER_IDS[kind] if kind < STOCK else None,
            "buy": ORDER_IDS[BUY + kind] if kind < FOR_SALE else None,
        }
        for kind, card in enumerate(ORDERED)
    }
    own = [card.id for card in ORDERED if card.has_own_pile]
    return {
        "cards": cards,
        "piles": own,
        "targets": list(TARGET_IDS),
        "prices": {IDS[k]: int(PRICE[k]) for k in range(FOR_SALE)},
    }


def bonus_of(card: Card) -> dict[str, int]:
    """The points of the white box."""
    points = [*POINTS, "draw"]
    sums = {point: sum(getattr(effect, point) for effect in card.play if isinstance(effect, Gain)) for point in points}
    return {point: total for point, total in sums.items() if total}


def barbarossa_of(position: Position) -> Barbarossa:
    assert isinstance(position, Barbarossa)
    return position
