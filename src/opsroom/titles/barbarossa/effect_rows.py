"""From the cards' effects to rows of numbers that the rules carry out: each effect a row, each list of effects a run of rows.

Read once, when the title is loaded; `rules/cards.py` keeps what comes out as printed columns.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, assert_never

from opsroom.titles.barbarossa.schema_cards import (
    Activate,
    Card,
    Choose,
    CostModifier,
    Defence,
    Deploy,
    DeployFromHand,
    DrawModifier,
    Effect,
    EndGame,
    Exhaust,
    Gain,
    Move,
    NoAutoActivate,
    Pay,
    PlainEffect,
    Reveal,
    Take,
    Who,
)

POINTS: Final = ["operation", "supply", "reinforcement", "combat"]
WORDS: Final = [
    "gain",
    "draw",
    "pay",
    "exhaust",
    "activate",
    "deploy",
    "permit",
    "deploy_from_hand",
    "move",
    "take",
    "defence",
    "reveal",
    "choose",
    "end_game",
]
PLACES: Final = ["discard", "hand", "deck_top", "battlefield", "box", "event_bottom", "area"]
ZONES: Final = ["deployed", "discard", "hand"]
ALL: Final = 999
THIS: Final = -1
LETTERS: Final = "abcdefghij"


@dataclass
class Program:
    """Columns in the making."""

    word: list[int] = field(default_factory=list)
    a: list[int] = field(default_factory=list)
    b: list[int] = field(default_factory=list)
    who_zone: list[int] = field(default_factory=list)
    who_count: list[int] = field(default_factory=list)
    who_up_to: list[int] = field(default_factory=list)
    matches: list[int] = field(default_factory=list)  # a row of all kinds for each selector
    choice_first: list[int] = field(default_factory=list)
    choice_last: list[int] = field(default_factory=list)
    choice_names: list[str] = field(default_factory=list)
    permits: list[int] = field(default_factory=list)  # selectors of "until the operations phase ends"
    permit_exhausted: list[int] = field(default_factory=list)
    permit_names: list[str] = field(default_factory=list)


@dataclass
class Uses:
    """The activated abilities of all cards, a row each."""

    names: list[str] = field(default_factory=list)
    card: list[int] = field(default_factory=list)
    played: list[int] = field(default_factory=list)  # works in the play area, not deployed
    window: list[int] = field(default_factory=list)
    first: list[int] = field(default_factory=list)  # its rows: the cost, then the effect
    middle: list[int] = field(default_factory=list)
    last: list[int] = field(default_factory=list)


class Writer:
    """Writes the effects of the cards down, one after the other."""

    def __init__(self, cards: list[Card]) -> None:
        self.cards = cards
        self.out = Program()

    def effects(self, effects: list[Effect], card: Card) -> tuple[int, int]:
        """The run of rows for a list of effects."""
        choices = [e for e in effects if isinstance(e, Choose)]
        starts = [self.options(choice, card) for choice in choices]
        first = len(self.out.word)
        for effect in effects:
            if isinstance(effect, Choose):
                self.row("choose", starts[choices.index(effect)], len(effect.options))
            else:
                self.effect(effect, card)
        return first, len(self.out.word)

    def options(self, choice: Choose, card: Card) -> int:
        start = len(self.out.choice_first)
        runs = [self.effects(option, card) for option in choice.options]
        for letter, (first, last) in zip(LETTERS, runs, strict=False):
            self.out.choice_first.append(first)
            self.out.choice_last.append(last)
            name = f"{card.id}_{letter}"
            self.out.choice_names.append(name if name not in self.out.choice_names else f"{name}{start}")
        return start

    def effect(self, effect: PlainEffect, card: Card) -> None:
        if isinstance(effect, (Gain, Pay)):
            self.points(effect)
        elif isinstance(effect, Exhaust):
            self.row("exhaust", self.who(effect.who))
        elif isinstance(effect, Activate):
            self.row("activate", self.who(effect.who))
        elif isinstance(effect, Deploy):
            if not effect.optional:  # an optional one is an order of its own: § 10
                self.row("deploy", 0, int(effect.exhausted))
        elif isinstance(effect, DeployFromHand):
            self.from_hand(effect, card)
        elif isinstance(effect, Move):
            self.row("move", self.who(effect.who), PLACES.index(effect.to))
        elif isinstance(effect, Take):
            kind = [card.id for card in self.cards].index(effect.pile)
            self.row("take", kind, PLACES.index(effect.to))
        elif isinstance(effect, Defence):
            self.row("defence", 0, effect.amount)
        elif isinstance(effect, Reveal):
            self.row("reveal", 0, effect.count)
        elif isinstance(effect, EndGame):
            self.row("end_game")
        else:
            assert_never(effect)

    def points(self, effect: Gain | Pay) -> None:
        """§ 5-2: the draw comes last, when all other points of the bonus are in the purse."""
        word = "gain" if isinstance(effect, Gain) else "pay"
        for i, point in enumerate(POINTS):
            if getattr(effect, point):
                self.row(word, i, getattr(effect, point))
        if isinstance(effect, Gain) and effect.draw:
            self.row("draw", 0, effect.draw)

    def from_hand(self, effect: DeployFromHand, card: Card) -> None:
        count: int = ALL if effect.count == "any" else effect.count
        kinds = [
            int(each.play_cost is not None and any(s in each.subtypes for s in effect.subtypes)) for each in self.cards
        ]
        selector = self.selector("hand", count, effect.count != "any", kinds)
        if effect.until == "now":
            self.row("deploy_from_hand", selector, int(effect.exhausted))
        else:
            self.row("permit", len(self.out.permits))
            self.out.permits.append(selector)
            self.out.permit_exhausted.append(int(effect.exhausted))
            name = card.id
            again = self.out.permit_names.count(name)
            self.out.permit_names.append(f"{name}_{again + 1}" if again else name)

    def who(self, who: str | Who) -> int:
        if isinstance(who, str):
            return THIS
        kinds = [
            int(
                (who.type is None or card.type == who.type)
                and (who.subtype is None or who.subtype in card.subtypes)
                and (who.not_subtype is None or who.not_subtype not in card.subtypes)
            )
            for card in self.cards
        ]
        return self.selector(who.zone, ALL if who.count == "all" else who.count, who.up_to, kinds)

    def selector(self, zone: str, count: int, up_to: bool, kinds: list[int]) -> int:
        out = self.out
        out.who_zone.append(ZONES.index(zone))
        out.who_count.append(count)
        out.who_up_to.append(int(up_to))
        out.matches += kinds
        return len(out.who_zone) - 1

    def row(self, word: str, a: int = 0, b: int = 0) -> None:
        self.out.word.append(WORDS.index(word))
        self.out.a.append(a)
        self.out.b.append(b)


def in_order(cards: list[Card]) -> list[Card]:
    """What can be bought, then what else can be in a deck, then the rest: so hands and decks are short columns."""
    bought = [c for c in cards if c.reinforcement_cost is not None]
    gained = [c for c in cards if c.reinforcement_cost is None and c.play_cost is not None]
    return bought + gained + [c for c in cards if c.play_cost is None]


def uses(cards: list[Card], writer: Writer) -> Uses:
    out = Uses()
    for kind, card in enumerate(cards):
        for letter, ability in zip(LETTERS, card.ability, strict=False):
            first, last = writer.effects([*ability.cost, *ability.effect], card)
            out.names.append(f"{card.id}_{letter}")
            out.card.append(kind)
            out.played.append(int(ability.zone == "played"))
            out.window.append(["start", "operations", "battle"].index(ability.window))
            out.first.append(first)
            out.middle.append(first + sum(rows_of(cost) for cost in ability.cost))
            out.last.append(last)
    return out


def rows_of(cost: Effect) -> int:
    return sum(getattr(cost, point) > 0 for point in POINTS) if isinstance(cost, Pay) else 1


def statics(cards: list[Card], writer: Writer) -> dict[str, list[int]]:
    """While deployed: skips its own activation, holds others back (a selector), draws and prices."""
    out: dict[str, list[int]] = {"stays": [], "holds": [], "draw": [], "price": []}
    for card in cards:
        rules = card.while_deployed
        held = [r.who for r in rules if isinstance(r, NoAutoActivate) and isinstance(r.who, Who)]
        out["stays"].append(int(any(isinstance(r, NoAutoActivate) and r.who == "this" for r in rules)))
        out["holds"].append(writer.who(held[0]) if held else THIS)
        out["draw"].append(sum(r.amount for r in rules if isinstance(r, DrawModifier)))
        out["price"].append(sum(r.supply for r in rules if isinstance(r, CostModifier)))
    return out
