"""The data files of the Battle of Britain card game and what must hold in them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

from opsroom.engine.data import DataFiles

Natural = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$")]
Provenance = dict[str, Literal["stated", "public", "reconstructed"]]
Altitude = Literal["", "low", "high"]
ALTITUDES: tuple[Altitude, ...] = get_args(Altitude)
BritishPlayedBy = Literal["rotates", "fixed", "automaton"]
BRITISH_PLAYED_BY: tuple[BritishPlayedBy, ...] = get_args(BritishPlayedBy)
MODES = ("rotating4", "rotating3", "fixed4", "fixed3", "coop3", "coop2")
TOTALS = {"german": 64, "british": 45, "extra": 13, "night": 12, "result": 32}  # § 2


class Numbers(Struct, forbid_unknown_fields=True):
    german_hand: Positive
    british_hand: Positive
    force_cards: Annotated[int, Meta(ge=1, le=3)]
    force_aces: Annotated[int, Meta(ge=0, le=2)]
    area_aces: Natural
    forces_an_area: Positive
    night_forces: Natural
    night_cards: Annotated[int, Meta(ge=0, le=2)]
    rounds: Positive
    returns_up_to: Natural
    ace_bonus: Natural
    vp_aircraft: Natural
    vp_ace: Natural
    radar_damage_per_vp: Positive
    night_damage_per_card: Positive
    event_cards: Positive
    german_escape: Natural
    british_escape: Natural
    turn_limit: Positive


class Mode(Struct, forbid_unknown_fields=True):
    """§ 13: who plays the British side, and how many cards it may place."""

    germans: Annotated[int, Meta(ge=1, le=4)]
    british: BritishPlayedBy
    cards: Positive
    an_area: Positive
    extras: list[Id]
    fighters: Positive = 99
    weapons: Positive = 99


class Card(Struct, forbid_unknown_fields=True):
    """A kind of German, British or night card; § 3.1 to § 3.3."""

    id: Id
    kind: Literal["fighter", "bomber", "weapon", "ace", "command", "event"]
    count: Positive
    provenance: Provenance
    combat: Natural = 0
    special: bool = False  # one above its number repels (German) or damages (British)
    rounds: Natural = 0
    range: Annotated[int, Meta(ge=1, le=4)] = 4
    hurricane: bool = False
    hit: Natural = 0
    dice: Natural = 0
    altitude: Altitude = ""
    altitude_bonus: Natural = 0
    enemy_bonus: Natural = 0
    night: bool = True
    weapon: Literal["", "gun", "balloon"] = ""
    day: Natural = 0
    at_night: Natural = 0
    spoils: Natural = 0
    lost_on_a_hit: bool = False
    does: str = ""


class Extra(Struct, forbid_unknown_fields=True):
    """§ 13: further British cards by mode and difficulty, each a copy of one in the deck."""

    id: Id
    set: Id
    copy_of: Id
    count: Positive
    provenance: Provenance


class ResultCard(Struct, forbid_unknown_fields=True):
    """§ 3.4: a two-sided bombing result."""

    id: Id
    count: Positive
    london: Natural
    other: Natural
    provenance: Provenance
    british_cards: Natural = 0


class Cards(Struct, forbid_unknown_fields=True):
    numbers: Numbers
    modes: dict[str, Mode]
    german: list[Card]
    british: list[Card]
    extra: list[Extra]
    night: list[Card]
    result: list[ResultCard]


KINDS = {
    "german": ("fighter", "bomber", "ace", "command", "event"),
    "british": ("fighter", "weapon", "ace", "command"),
    "night": ("fighter", "weapon"),
}
DOES = {
    "german": {"free_hunt", "into_the_clouds", "radio_beam", "air_sea_rescue", "adlerangriff", "london"},
    "british": {"nothing", "retaliation", "line_abreast", "ambush"},
    "night": set[str](),
}


def audit(cards: Cards) -> str | None:
    """`key: reason` for the first thing in the decks that the rules cannot play with."""
    decks = {"german": cards.german, "british": cards.british, "night": cards.night}
    seen: set[str] = set()
    for name, deck in decks.items():
        fault = audit_deck(name, deck, seen)
        if fault is not None:
            return fault
    fault = audit_counts(cards)
    if fault is not None:
        return fault
    if set(cards.modes) != set(MODES):
        return f"modes: they must be {', '.join(MODES)}"
    sets = {extra.set for extra in cards.extra}
    for mode, numbers in cards.modes.items():
        missing = set(numbers.extras) - sets
        if missing:
            return f"modes.{mode}.extras: there is no set {sorted(missing)[0]!r}"
    return None


def audit_deck(name: str, deck: list[Card], seen: set[str]) -> str | None:
    order = [KINDS[name].index(card.kind) if card.kind in KINDS[name] else -1 for card in deck]
    for i, card in enumerate(deck):
        key = f"{name}[{i}]"
        if card.id in seen:
            return f"{key}.id: there is another card {card.id!r}"
        seen.add(card.id)
        if order[i] < 0:
            return f"{key}.kind: the {name} deck has no {card.kind}"
        if i and order[i] < order[i - 1]:
            return f"{key}.kind: cards stand in the order {', '.join(KINDS[name])}"
        if (card.kind in ("command", "event")) != bool(card.does):
            return f"{key}.does: commands and events do something, other cards do not"
        if card.does and card.does not in DOES[name]:
            return f"{key}.does: it must be one of {', '.join(sorted(DOES[name]))}"
        if (card.kind == "weapon") != bool(card.weapon):
            return f"{key}.weapon: a weapon is a gun or a balloon"
        if card.kind == "bomber" and not (card.hit and card.dice):
            return f"{key}.hit: a bomber needs a bombing value"
    if name != "night" and {c.does for c in deck if c.does} != DOES[name]:
        return f"{name}: its commands and events must be {', '.join(sorted(DOES[name]))}"
    return None


def audit_counts(cards: Cards) -> str | None:
    """§ 2: what the box holds."""
    ids = {card.id for card in cards.british}
    for i, extra in enumerate(cards.extra):
        if extra.copy_of not in ids:
            return f"extra[{i}].copy_of: there is no British card {extra.copy_of!r}"
    held = {
        "german": sum(c.count for c in cards.german),
        "british": sum(c.count for c in cards.british),
        "extra": sum(c.count for c in cards.extra),
        "night": sum(c.count for c in cards.night),
        "result": sum(c.count for c in cards.result),
    }
    for name, n in held.items():
        if n != TOTALS[name]:
            return f"{name}: the box has {TOTALS[name]} of these cards, the file {n}"
    for i, card in enumerate(cards.german):
        if card.kind == "event" and card.count != 1:
            return f"german[{i}].count: each event is there once"
    return None


FILES = DataFiles("mirage", Path(__file__).parent / "data")


def load() -> Cards:
    return FILES.read("cards.toml", Cards, audit)
