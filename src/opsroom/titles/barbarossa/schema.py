"""The data file of Barbarossa, and what a type cannot say of its cards: `key: reason` for the first thing that the rules cannot play with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from opsroom.engine.data import DataFiles
from opsroom.titles.barbarossa.schema_cards import (
    BOUGHT,
    MOST_ON_TOP,
    Activate,
    Card,
    Cards,
    Choose,
    Defence,
    Deploy,
    DeployFromHand,
    Effect,
    EndGame,
    Exhaust,
    Gain,
    Move,
    Pay,
    Reveal,
    Take,
    Who,
)

SEATS_MOST = 5
COSTS = (Pay, Exhaust, Move)
IN_BATTLE = (Defence, Reveal)
MOST_EVENTS = 60


def audit(cards: Cards) -> str | None:
    return next(faults(cards), None)


def faults(cards: Cards) -> Iterator[str]:
    seen: set[str] = set()
    for i, card in enumerate(cards.card):
        key = f"card[{i}] ({card.id})"
        if card.id in seen:
            yield f"{key}.id: there is another card {card.id!r}"
        seen.add(card.id)
        yield from faults_of_numbers(key, card)
        yield from faults_of_hooks(key, card)
        for name, effects in card.lists():
            yield from faults_of_effects(f"{key}.{name}", effects, name, card, cards)
    yield from faults_of_the_box(cards)


def faults_of_numbers(key: str, card: Card) -> Iterator[str]:
    if card.reinforcement_cost is not None and card.type not in BOUGHT:
        yield f"{key}.reinforcement_cost: § 11-3: only {', '.join(BOUGHT)} cards can be bought"
    if card.type in BOUGHT and (card.reinforcement_cost is None or card.play_cost is None):
        yield f"{key}: a {card.type} card needs a play_cost and a reinforcement_cost"
    if (card.defence is None) == (card.type == "objective"):
        yield f"{key}.defence: an objective has a defence, and no other card has one"
    if card.defence_printed is not None and not card.is_city:
        yield f"{key}.defence_printed: only a city can have a second value"
    if (card.modifier is None) == (card.type == "event"):
        yield f"{key}.modifier: an event has a modifier, and no other card has one"
    if card.type == "objective" and card.play_cost is not None:
        yield f"{key}.play_cost: an objective is never played"
    if card.at_the_bottom and not card.is_city:
        yield f"{key}.at_the_bottom: only a city lies at the bottom of the cities"
    numbers = {"count", "play_cost", "reinforcement_cost", "defence", "modifier", "rules"}
    told = numbers & {n for n in numbers if n in ("count", "rules") or getattr(card, n, None) is not None}
    for name in sorted(told - set(card.provenance)):
        yield f"{key}.provenance: does not say where {name} comes from"


def faults_of_hooks(key: str, card: Card) -> Iterator[str]:
    if card.on_reveal and card.type != "event":
        yield f"{key}.on_reveal: only events are revealed"
    if (card.on_battle or card.on_win) and card.type != "objective":
        yield f"{key}.on_battle: only objectives are fought for"
    if card.play and card.play_cost is None:
        yield f"{key}.play: a card without a play_cost cannot be played"
    if card.type == "objective" and not settles(card.on_win):
        yield f"{key}.on_win: nothing says where the card goes: deploy it or move it"
    if card.type == "event" and not settles(card.on_gain):
        yield f"{key}.on_gain: nothing says where the card goes: deploy it or move it"
    if card.type in BOUGHT and card.on_gain and not settles(card.on_gain):
        yield f"{key}.on_gain: nothing says where the card goes: deploy it or move it"
    if card.type == "supply" and (card.ability or any(not isinstance(e, Gain) for e in card.play)):
        yield f"{key}.play: § 3-1: a supply card has a play bonus and nothing else"


def settles(effects: list[Effect]) -> bool:
    """Whether this card itself is put somewhere, exactly once."""
    return sum(isinstance(e, Deploy) or (isinstance(e, Move) and e.who == "this") for e in effects) == 1


def faults_of_effects(key: str, effects: list[Effect], hook: str, card: Card, cards: Cards) -> Iterator[str]:
    is_cost = hook.endswith(".cost")
    for i, effect in enumerate(effects):
        at = f"{key}[{i}]"
        if isinstance(effect, Choose):
            for j, option in enumerate(effect.options):
                if any(isinstance(e, Choose) for e in option):
                    yield f"{at}.options[{j}]: a choice within a choice"
                yield from faults_of_effects(f"{at}.options[{j}]", option, hook, card, cards)
        yield from faults_of_an_effect(at, effect, hook, card, cards)
        if is_cost and not isinstance(effect, COSTS):
            yield f"{at}: a cost is paid by pay, exhaust or move"
        if isinstance(effect, Pay) and not is_cost:
            yield f"{at}: pay stands in a cost only"


def faults_of_an_effect(at: str, effect: Effect, hook: str, card: Card, cards: Cards) -> Iterator[str]:
    in_battle = hook == "on_reveal" or any(
        hook.startswith(f"ability[{i}]") and a.window == "battle" for i, a in enumerate(card.ability)
    )
    if isinstance(effect, IN_BATTLE) and not in_battle:
        yield f"{at}: only where a battle goes on: in on_reveal or an ability with window battle"
    if isinstance(effect, EndGame) and hook != "on_win":
        yield f"{at}: only the fall of a city ends the game"
    if isinstance(effect, (Exhaust, Activate)) and isinstance(effect.who, Who) and effect.who.zone != "deployed":
        yield f"{at}.who.zone: only deployed cards are active or exhausted"
    if isinstance(effect, Move):
        yield from faults_of_a_move(at, effect, card, hook)
    if isinstance(effect, Deploy) and effect.optional and hook != "play":
        yield f"{at}.optional: only a card that is played may be deployed later"
    if isinstance(effect, DeployFromHand) and (effect.count == "any") != (effect.until == "end_of_operations"):
        yield f"{at}.count: any number until end_of_operations, or a number now"
    if isinstance(effect, Take) and not any(c.id == effect.pile and c.has_own_pile for c in cards.card):
        yield f"{at}.pile: there is no pile {effect.pile!r} of its own"
    if isinstance(effect, (Gain, Pay)) and not any(getattr(effect, f) for f in effect.__struct_fields__):
        yield f"{at}: no points"


def faults_of_a_move(at: str, move: Move, card: Card, hook: str) -> Iterator[str]:
    if move.who != "this":
        if move.to in ("deck_top", "event_bottom", "area"):
            yield f"{at}.to: only this card itself goes to {move.to}"
        if move.who.zone == "hand":
            yield f"{at}.who.zone: cards in hand are not moved by effects"
        if (
            move.who.zone == "deployed"
            and move.who.type in ("objective", "event", None)
            and move.to in ("discard", "hand")
        ):
            yield f"{at}.who.type: objectives and events that cannot be played must not get into a deck"
    elif card.play_cost is None and move.to in ("discard", "hand", "deck_top"):
        yield f"{at}.to: a card without a play_cost must not get into a deck"
    elif move.to == "event_bottom" and card.type != "event":
        yield f"{at}.to: only an event goes under the events"
    if move.to == "area" and hook != "on_gain":
        yield f"{at}.to: only a gained card is laid into a player's area"


def faults_of_the_box(cards: Cards) -> Iterator[str]:
    by_id = {card.id: card for card in cards.card}
    for id, n in cards.start_deck.items():
        if id not in by_id or by_id[id].type not in BOUGHT:
            yield f"start_deck.{id}: there is no such card to begin with"
        elif by_id[id].count < n * SEATS_MOST:
            yield f"start_deck.{id}: {SEATS_MOST} players need {n * SEATS_MOST}, and there are {by_id[id].count}"
        elif not by_id[id].has_own_pile:
            yield f"start_deck.{id}: it lies in a mixed pile"
    if sum(cards.start_deck.values()) < cards.numbers.opening_hand:
        yield "start_deck: smaller than the opening hand"
    bottom = [card for card in cards.card if card.at_the_bottom]
    if len(bottom) != 1 or bottom[0].count != 1:
        yield "card: exactly one city lies at the bottom of the cities"
    elif not any(isinstance(e, EndGame) for e in bottom[0].on_win):
        yield f"card ({bottom[0].id}).on_win: the last city must end the game"
    for type in ("supply", "unit"):
        if not any(card.type == type for card in cards.card):
            yield f"card: there is no {type} card"
    on_top = sum(
        c.count
        for c in cards.card
        if any(isinstance(e, Move) and e.to == "deck_top" for _, es in c.lists() for e in es)
    )
    if on_top > MOST_ON_TOP:
        yield f"card: {on_top} cards could go on top of a deck; at most {MOST_ON_TOP}"
    events = sum(card.count for card in cards.card if card.type == "event")
    if not 1 <= events <= MOST_EVENTS:
        yield f"card: 1 to {MOST_EVENTS} events, not {events}"
    targets = [card.id for card in cards.card if card.type == "objective" and not card.is_city]
    if not targets:
        yield "card: there is no objective apart from the cities"


FILES = DataFiles("barbarossa", Path(__file__).parent / "data")


def load() -> Cards:
    return FILES.read("cards.toml", Cards, audit)
