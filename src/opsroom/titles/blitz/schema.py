"""The data files of Blitz! and what must hold in them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

from opsroom.engine.data import DataFiles
from opsroom.engine.events import GIVEN_UP

Natural = Annotated[int, Meta(ge=0)]
Relief = Literal["", "stop_dive_bomber", "repair"]
RELIEFS: tuple[Relief, ...] = get_args(Relief)
Positive = Annotated[int, Meta(ge=1)]


class Numbers(Struct, forbid_unknown_fields=True):
    opening_hand: Positive
    draw: Positive
    hand_limit: Positive
    damage_to_win: Positive
    berlin_double_until: Natural
    tie_b_until: Natural


class Card(Struct, forbid_unknown_fields=True):
    """A kind of card; § cards-luftwaffe, § cards-raf."""

    id: Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$")]
    count: Positive
    force: Natural = 0
    bomb: Natural = 0
    times: Annotated[int, Meta(ge=0, le=9)] = 0
    dive_bomber: bool = False
    relief: Relief = ""


class Cards(Struct, forbid_unknown_fields=True):
    numbers: Numbers
    luftwaffe: list[Card]
    raf: list[Card]


def audit(cards: Cards) -> str | None:
    """`key: reason` for the first thing in the decks that the rules cannot play with."""
    seen: set[str] = set()
    for side, deck in (("luftwaffe", cards.luftwaffe), ("raf", cards.raf)):
        for i, card in enumerate(deck):
            key = f"{side}[{i}]"
            if card.id in seen:
                return f"{key}.id: there is another card {card.id!r}"
            seen.add(card.id)
            if card.id in ("pass", *GIVEN_UP):
                return f"{key}.id: {card.id!r} is the name of an answer, not of a card"
            if side == "raf" and (card.bomb or card.dive_bomber):
                return f"{key}.bomb: only the Luftwaffe has bombers"
            if side == "luftwaffe" and card.relief:
                return f"{key}.relief: only the RAF relieves bombing"
            if card.times and (card.force or card.bomb):
                return f"{key}.times: a multiplier has no force or bombs of its own"
            if card.relief and (card.force or card.times):
                return f"{key}.relief: a card for the bombing phase cannot be played in the raid"
            if card.dive_bomber and not card.bomb:
                return f"{key}.dive_bomber: a dive bomber needs a bomb value"
    if len({card.bomb for card in cards.luftwaffe if card.dive_bomber}) > 1:
        return "luftwaffe: all dive bombers must have one bomb value, or a balloon would have to choose"
    if not any(card.bomb for card in cards.luftwaffe):
        return "luftwaffe: the deck has no bomber, so no raid could begin"
    if sum(card.count for card in cards.luftwaffe) < cards.numbers.opening_hand:
        return "luftwaffe: the deck is smaller than the opening hand"
    return None


FILES = DataFiles("blitz", Path(__file__).parent / "data")


def load() -> Cards:
    return FILES.read("cards.toml", Cards, audit)
