"""Numbers for words and board: what is in the purse, what a battle still needs, what an order would do, what is printed."""

from __future__ import annotations

from typing import Any

from opsroom.engine.position import Position
from opsroom.titles.barbarossa.program import LETTERS, PLACES, POINTS, WORDS, ZONES
from opsroom.titles.barbarossa.rules.battle import Battle, PuttingBack, defence_of, top_target
from opsroom.titles.barbarossa.rules.cards import (
    ATTACK,
    BUY,
    CITY_TARGET,
    COMBAT,
    DEPLOY,
    FOR_SALE,
    IDS,
    MAY_DEPLOY,
    MODIFIER,
    NO_CARD,
    OPTIONAL,
    ORDERED,
    PAY_UP,
    PLAY_COST,
    PLAY_FIRST,
    PLAY_LAST,
    PRICE,
    PUT,
    PUTTABLE,
    SEATS,
    SUPPLY,
    TARGET_IDS,
    USE,
    USE_CARD,
    USE_FIRST,
    USE_IDS,
    USE_LAST,
    WHO_ZONE,
    WORD,
    A,
    B,
)
from opsroom.titles.barbarossa.rules.effects import GAIN, LOWER, PAY, Effects, total_defence
from opsroom.titles.barbarossa.rules.phases import Operations, Reorganisation, StartPhase, cards_to_draw
from opsroom.titles.barbarossa.rules.reinforcement import price_of
from opsroom.titles.barbarossa.rules.scoring import best_city, cities_of
from opsroom.titles.barbarossa.rules.table import Barbarossa, victory_points
from opsroom.titles.barbarossa.schema_cards import Ability, Activate, Card, Exhaust, Gain

Values = dict[str, Any]


# --- the question
def prompt(position: Position) -> Values:
    """What everybody can count: the purse, the round, the battle."""
    t, top = barbarossa_of(position), position.top
    out: Values = {point: int(t.purse[i]) for i, point in enumerate(POINTS)}
    out["round"], out["rounds"] = int(t.round), int(t.rounds)
    if t.target != NO_CARD:
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


def place_of(effects: Effects) -> str:
    """Where a card that is to be chosen goes."""
    return PLACES[B[effects.row]] if WORDS[WORD[effects.row]] == "move" else ""


def zone_of(effects: Effects) -> str:
    """Where the cards lie among which one is to be chosen."""
    selects = WORDS[WORD[effects.row]] in ("exhaust", "activate", "move", "deploy_from_hand") and A[effects.row] >= 0
    return ZONES[WHO_ZONE[A[effects.row]]] if selects else ""


# --- its options
def preview(position: Position, option: int) -> Values:
    t, top = barbarossa_of(position), position.top
    if isinstance(top, (StartPhase, Operations, Battle, Reorganisation)):
        return preview_order(t, option)
    return {}


def preview_order(t: Barbarossa, order: int) -> Values:
    """The verb, the card, what it costs, and the points that it changes most."""
    if order < 0:
        return {"verb": "pass", "defence": int(total_defence(t)), "combat": int(t.purse[COMBAT])}
    if order < USE:
        return {
            "verb": "play",
            "card": IDS[order],
            "cost": int(PLAY_COST[order]),
            **change(t, PLAY_FIRST[order], PLAY_LAST[order]),
        }
    if order < DEPLOY:
        use = order - USE
        values: Values = {"verb": "use", "card": IDS[USE_CARD[use]], "letter": USE_IDS[use][-1]}
        return {**values, **change(t, USE_FIRST[use], USE_LAST[use])}
    if order < PUT:
        return {"verb": "deploy", "card": IDS[OPTIONAL[order - DEPLOY]]}
    if order < BUY:
        return {"verb": "put", "card": IDS[PUTTABLE[order - PUT]]}
    if order < ATTACK:
        price, supply = int(price_of(t, t.seat, order - BUY)), int(t.purse[SUPPLY])
        values = {"verb": "buy", "card": IDS[order - BUY], "cost": price, "measure": "supply"}
        return {**values, "before": supply, "after": supply - price}
    if order < PAY_UP:
        card = top_target(t, order - ATTACK)
        return {
            "verb": "attack",
            "card": IDS[card],
            "defence": int(defence_of(t, card)),
            "combat": int(t.purse[COMBAT]),
        }
    left = int(t.purse[COMBAT] - total_defence(t))
    return {"verb": "pay", "card": IDS[t.target], "measure": "combat", "before": int(t.purse[COMBAT]), "after": left}


def change(t: Barbarossa, first: int, last: int) -> Values:
    """Of the combat points or the defence, or else of the first points that are gained."""
    gained = dict.fromkeys(POINTS, 0)
    lowered = 0
    for row in range(first, last):
        if WORD[row] == GAIN:
            gained[POINTS[A[row]]] += B[row]
        elif WORD[row] == PAY:
            gained[POINTS[A[row]]] -= B[row]
        elif WORD[row] == LOWER:
            lowered += B[row]
    if lowered and t.target != NO_CARD:
        return {"measure": "defence", "before": int(total_defence(t)), "after": max(0, int(t.defence + lowered))}
    for point in ("combat", "supply", "reinforcement", "operation"):
        if gained[point] > 0:
            before = int(t.purse[POINTS.index(point)])
            return {"measure": point, "before": before, "after": before + int(gained[point])}
    return {}


# --- the board
def figures(position: Position) -> Values:
    """What follows from the open cards, so that the board need not work it out."""
    t = barbarossa_of(position)
    seats = SEATS[: t.seats]
    return {
        "points": {seat: int(victory_points(t, i)) for i, seat in enumerate(seats)},
        "cities": {seat: int(cities_of(t, i)) for i, seat in enumerate(seats)},
        "best_city": {seat: int(best_city(t, i)) for i, seat in enumerate(seats)},
        "draws": {seat: int(cards_to_draw(t, i)) for i, seat in enumerate(seats)},
        "prices": prices(t),
        "defences": {TARGET_IDS[i]: defence_now(t, i) for i in range(CITY_TARGET + 1) if top_target(t, i) != NO_CARD},
        "total_defence": int(total_defence(t)) if t.target != NO_CARD else None,
        "events": {IDS[card]: int(MODIFIER[card]) for card in t.revealed if card != NO_CARD},
    }


def prices(t: Barbarossa) -> dict[str, int]:
    """What each kind of card would cost whoever's turn it is."""
    if t.player < 0:
        return {}
    return {IDS[kind]: int(price_of(t, t.player, kind)) for kind in range(FOR_SALE)}


def defence_now(t: Barbarossa, pile: int) -> int:
    return int(defence_of(t, top_target(t, pile)))


def printed_facts() -> Values:
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
                    "state": state_for(ability),
                }
                for i, ability in enumerate(card.ability)
            ],
            "may_deploy": MAY_DEPLOY[kind] > 0,
            "provenance": card.provenance,
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


def state_for(ability: Ability) -> str:
    """In which state a deployed card must be for it to be used."""
    if any(isinstance(cost, Exhaust) and cost.who == "this" for cost in ability.cost):
        return "active"
    if any(isinstance(effect, Activate) and effect.who == "this" for effect in ability.effect):
        return "exhausted"
    return "any"


def barbarossa_of(position: Position) -> Barbarossa:
    assert isinstance(position, Barbarossa)
    return position
