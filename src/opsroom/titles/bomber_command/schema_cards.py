"""The cards as data, and what must hold in them.  § 2.7, § 6"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from opsroom.titles.bomber_command.schema_map import DIVISIONS, FILES, Id, Natural, Positive

SIDES: Final = ("british", "german")
SYMBOLS: Final = ("electronic_warfare", "aircraft_equipment", "operations", "bombing")
CARDS_A_SIDE: Final = 55

# the moments at which cards are asked for, in the order of a turn; the last five belong to the bombing of a city
WINDOWS: Final = (
    "phase",
    "fighters",
    "scramble",
    "raids",
    "bomb_drop",
    "detection",
    "detected",
    "tame_boar",
    "contact",
    "attack",
    "recovery",
    "after_attack",
    "defensive_fire",
    "marking",
    "drop",
    "errors",
    "precision",
    "conversion",
)
ANY: Final = WINDOWS[: WINDOWS.index("after_attack")]  # a card for any time

# what a function does, and what must hold for it; `rules/card_effects.py` and `rules/card_needs.py` know these words
WORDS: Final = (
    "modify",
    "modify_by_turn",
    "modify_by_method",
    "modify_by_weather",
    "modify_with_sn2",
    "surprise",
    "accident",
    "own_flak",
    "faulty_wind",
    "turn_contact",
    "turn_attack",
    "jam",
    "naxos",
    "beleuchter",
    "fido",
    "change_weather",
    "high_rate_window",
    "hide_south",
    "confuse",
    "cancel_attack",
    "reduce_losses",
    "open_fire",
    "mosquito_hunt",
    "stragglers",
    "ground",
    "close_field",
    "defend",
    "creepback",
    "early",
    "deplete_attacker",
    "fighter_losses",
    "add_patrol",
    "deplete_any",
    "hunt",
    "flak_on_fighter",
    "straggler",
    "quick_scramble",
    "light_up",
    "bring_flak",
    "recall_flak",
    "stray",
    "mend_damage",
    "remove_patrol",
)
ROLLED: Final = ("change_weather", "fighter_losses", "own_flak", "flak_on_fighter")  # a die is read on a table
NEEDS: Final = (
    "fighter",
    "flak",
    "gci",
    "wild_boar",
    "twin",
    "mosquito",
    "not_mosquito",
    "not_heavy",
    "homebound",
    "homebound_or_decoy",
    "low_ceiling",
    "no_six",
    "weak",
    "western_field",
    "naxos",
    "no_naxos",
    "beleuchter",
    "no_beleuchter",
    "no_fido",
    "works_marked",
    "spare_patrol",
    "patrol",
    "damage",
    "flak_away",
    "raids_fly",
    "target",
)


class Function(Struct, forbid_unknown_fields=True):
    """One of the things a card may be played for.  § 6.2.4"""

    id: Id
    when: list[str]
    does: str
    amount: int = 0
    other: int = 0
    needs: list[str] = []
    table: list[Natural] = []  # by the face of a die: losses, or a division for new weather, 0 being England


class Card(Struct, forbid_unknown_fields=True):
    id: Id
    numbers: list[Positive]  # one for each copy
    side: Literal["british", "german"]
    symbol: Literal["electronic_warfare", "aircraft_equipment", "operations", "bombing"]
    scenario: Literal["all", "berlin", "downfall"]
    function: list[Function] = []
    cancels: list[Id] = []


class Cards(Struct, forbid_unknown_fields=True):
    card: list[Card]


def audit(cards: Cards) -> str | None:
    sides = {card.id: card.side for card in cards.card}
    if len(sides) != len(cards.card):
        return "card: an id is there twice"
    if [card.side for card in cards.card] != sorted(card.side for card in cards.card):
        return "card: the British cards stand before the German ones"
    numbers = sorted(number for card in cards.card for number in card.numbers)
    if numbers != list(range(1, 2 * CARDS_A_SIDE + 1)):
        return f"card: the box has {2 * CARDS_A_SIDE} cards, each number once"
    functions: set[str] = set()
    for card in cards.card:
        if any((number <= CARDS_A_SIDE) != (card.side == "british") for number in card.numbers):
            return f"card.{card.id}.numbers: numbers up to {CARDS_A_SIDE} are British"
        if not card.function and not card.cancels:
            return f"card.{card.id}: it does nothing"
        for cancelled in card.cancels:
            if sides.get(cancelled, card.side) == card.side:
                return f"card.{card.id}.cancels: there is no {cancelled!r} of the other side"
        for function in card.function:
            fault = audit_function(function)
            if fault is not None:
                return f"card.{card.id}.{fault}"
            if function.id in functions:
                return f"card.{card.id}.function: {function.id!r} is there twice"
            functions.add(function.id)
    return None


def audit_function(function: Function) -> str | None:
    if not function.when or not set(function.when) <= {"any", *WINDOWS}:
        return f"{function.id}.when: it must be any or among {', '.join(WINDOWS)}"
    if function.does not in WORDS:
        return f"{function.id}.does: it must be one of {', '.join(WORDS)}"
    if not set(function.needs) <= set(NEEDS):
        return f"{function.id}.needs: it must be among {', '.join(NEEDS)}"
    if len(function.table) != (6 if function.does in ROLLED else 0):
        return f"{function.id}.table: six results where a die is rolled, else none"
    if function.does == "change_weather" and not set(function.table) <= {0, *DIVISIONS}:
        return f"{function.id}.table: there is no such division"
    return None


def load() -> Cards:
    return FILES.read("cards.toml", Cards, audit)


def facts() -> dict[str, dict[str, object]]:
    """For the board: side and symbol of each card, what it can be played for, what it cancels."""
    return {
        card.id: {
            "side": card.side,
            "symbol": card.symbol,
            "plays": [function.id for function in card.function],
            "cancels": card.cancels,
        }
        for card in load().card
    }
