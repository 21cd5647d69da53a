"""Numbers for the words of questions and options: where the fight is, and what an option would bring."""

from __future__ import annotations

from typing import Any

from opsroom.engine.position import Position
from opsroom.titles.mirage.rules.aircraft import forces_by
from opsroom.titles.mirage.rules.battle import Battle
from opsroom.titles.mirage.rules.bombing import Bombing
from opsroom.titles.mirage.rules.british import BritishPlacement, NightPlacement, limit_an_area
from opsroom.titles.mirage.rules.cards import (
    AREA_COUNT,
    AREAS,
    BALLOON,
    BOMBERS,
    BRITISH_HAND,
    COMBAT,
    DATA,
    DICE,
    EVENT_CARDS,
    HIT,
    IDS,
    LONDON_ORDER,
    MODE_CARDS,
    NONE,
    RANGE,
    ROUNDS,
    SEATS,
    SPECIAL,
    TARGET_AREA,
    WEAPONS,
)
from opsroom.titles.mirage.rules.combat import AirCombat
from opsroom.titles.mirage.rules.commands import Ambush
from opsroom.titles.mirage.rules.defence import Defence, weapon_number
from opsroom.titles.mirage.rules.duel import Duel, combat_number
from opsroom.titles.mirage.rules.german import GermanPlacement, forces_at
from opsroom.titles.mirage.rules.piles import german_left
from opsroom.titles.mirage.rules.relocation import Relocation
from opsroom.titles.mirage.rules.table import BRITISH_SLOTS, SLOTS, WEAPON_KINDS, Mirage

Values = dict[str, Any]
NO_AREA = "none"


# --- the question: what everybody can see
def prompt(position: Position) -> Values:
    t = mirage_of(position)
    out: Values = {
        "turn": int(t.turn),
        "radar": int(t.radar),
        "german_pile": int(german_left(t)),
        "british_pile": int(t.british_left),
        "area": NO_AREA,
        "night": 0,
        "round": 0,
        "limit": int(MODE_CARDS[t.mode]),
        "an_area": int(limit_an_area(t)),
        "event": 0 if t.event == NONE else 2 if t.event == LONDON_ORDER else 1,
    }
    if t.event != NONE:
        out["limit"] = int(EVENT_CARDS)
    for frame in t.stack():
        if isinstance(frame, Battle):
            out["area"] = AREAS[frame.area]
        elif isinstance(frame, AirCombat):
            out["round"], out["night"], out["force"] = int(frame.round), int(frame.night), SEATS[frame.seat]
        elif isinstance(frame, Defence):
            out["night"] = int(frame.night)
    out.update(subject(t))
    return out


def printed_facts() -> Values:
    """What is printed on each card, for the board: the numbers of the data in use; 0 where there is no such number."""
    return {
        "cards": {
            card.id: {
                "side": side,
                "kind": card.kind,
                "combat": card.combat,
                "special": card.combat + 1 if card.special else 0,
                "range": card.range if side == "b" and card.kind in ("fighter", "bomber") else 0,
                "hit": card.hit or card.day,
                "night_hit": card.at_night,
                "dice": card.dice,
                "height": card.altitude,
            }
            for side, deck in (("b", DATA.german), ("a", DATA.british), ("a", DATA.night))
            for card in deck
        }
    }


def figures(position: Position) -> Values:
    """The night pile lies on the table like the others: everybody sees how high it is."""
    t = mirage_of(position)
    return {"night_left": sum(int(n) for n in t.night_pile)}


def subject(t: Mirage) -> Values:
    """The card that the question is about, where everybody sees it; `die` and `number` where one is to be rolled."""
    frame = t.top
    card: int = NONE
    if isinstance(frame, Battle):
        slot = int(frame.slot)
        card = t.force_card[slot] if step_of(t) == "choose_ace_host" else t.brit_card[slot]
    elif isinstance(frame, AirCombat):
        if step_of(t) == "choose_german_card":
            card = t.pair_fighter[frame.pairs]
        elif step_of(t) == "choose_support":
            card = t.brit_card[frame.spare] if frame.spare < 100 else t.force_card[frame.spare - 100]
    elif isinstance(frame, Duel):
        card = t.pair_aircraft[frame.pair]
    elif isinstance(frame, Defence):
        card = t.aim_weapon[frame.aim] if frame.aim < frame.aims else NONE
    elif isinstance(frame, Bombing):
        card = t.force_card[frame.slot]
    elif isinstance(frame, Relocation) and frame.weapon >= 0:
        card = WEAPONS + frame.weapon % WEAPON_KINDS
    return {"card": IDS[card]} if card >= 0 else {}


# --- the options: what the asked seat may know
def preview(position: Position, option: int) -> Values:
    t, frame = mirage_of(position), position.top
    if isinstance(frame, GermanPlacement):
        return at_target(t, option) if step_of(t) == "choose_target" else printed_on(option)
    if step_of(t) in ("choose_weapon", "choose_ambush"):
        return {}
    if isinstance(frame, BritishPlacement | Ambush | NightPlacement | Relocation):
        return at_area(t, option) if is_area_step(t) else printed_on(option)
    if isinstance(frame, Battle):
        return of_force(t, option) if step_of(t) in ("choose_force", "choose_night_force") else printed_on(option)
    if isinstance(frame, AirCombat):
        return in_combat(t, frame, option)
    if isinstance(frame, Duel):
        return {}
    if isinstance(frame, Defence):
        return under_fire(t, frame, option)
    if isinstance(frame, Bombing):
        return bombing(t, frame, option)
    return {}


def printed_on(card: int) -> Values:
    if card < 0 or card >= len(IDS):
        return {}
    return {
        "combat": int(COMBAT[card]),
        "special": int(COMBAT[card] + 1 if SPECIAL[card] else 0),
        "rounds": int(ROUNDS[card]),
        "range": int(RANGE[card]),
        "hit": int(HIT[card]),
        "dice": int(DICE[card]),
    }


def at_target(t: Mirage, target: int) -> Values:
    return at_area(t, TARGET_AREA[target]) if target >= 0 else {}


def at_area(t: Mirage, area: int) -> Values:
    """Forces, British cards of this turn and weapons in place there."""
    if area < 0 or area >= AREA_COUNT:
        return {}
    cards = sum(t.brit_area[slot] == area for slot in range(BRITISH_SLOTS))
    weapons = sum(t.weapons[area * WEAPON_KINDS + kind] for kind in range(WEAPON_KINDS))
    return {"forces": int(forces_at(t, area)), "night": int(forces_by(t, area, 1)), "cards": cards, "weapons": weapons}


def of_force(t: Mirage, seat: int) -> Values:
    if seat < 0:
        return {}
    cards = [t.force_card[slot] for slot in range(seat * SLOTS, seat * SLOTS + SLOTS) if t.force_card[slot] != NONE]
    against = sum(t.brit_force[slot] == seat for slot in range(BRITISH_HAND))
    return {
        "fighters": sum(card < BOMBERS for card in cards),
        "bombers": sum(card >= BOMBERS for card in cards),
        "against": against,
    }


def in_combat(t: Mirage, frame: AirCombat, option: int) -> Values:
    name = step_of(t)
    if option < 0:
        return {}
    if name == "choose_german_card":
        return meeting(t, frame, option)
    if name == "choose_british_fighter":
        return printed_on(option)
    if name == "choose_line_abreast":
        before = british_number(t, option)
        return {
            "before": chance(before, british_special(t, option)),
            "after": chance(before + 1, british_special(t, option)),
        }
    if name == "choose_free_hunt":
        before = german_number(t, option)
        return {"before": of_six(before), "after": of_six(before + 1)}
    if name == "choose_clouds":
        return {"risk": chance(british_number(t, option), british_special(t, option))}
    return {"aircraft": IDS[t.pair_aircraft[option]], "fighter": IDS[t.pair_fighter[option]]}


def meeting(t: Mirage, frame: AirCombat, option: int) -> Values:
    """The odds if this card answers the fighter shown: that it is shot down, and that it shoots the fighter down."""
    fighter = t.pair_british[frame.pairs]
    slot = next(
        slot
        for slot in range(frame.seat * SLOTS, frame.seat * SLOTS + SLOTS)
        if option in (t.force_card[slot], t.force_rider[slot]) and t.force_pair[slot] == NONE
    )
    card, british = t.force_card[slot], t.brit_card[fighter]
    ace, british_ace = t.force_rider[slot] != NONE, t.brit_rider[fighter] != NONE
    theirs = combat_number(british, british_ace, card, ace)
    mine = 0 if frame.night else combat_number(card, ace, british, british_ace)
    return {"risk": chance(theirs, SPECIAL[british]), "odds": of_six(mine), "card": IDS[card]}


def british_number(t: Mirage, pair: int) -> int:
    fighter, target = t.pair_british[pair], t.pair_german[pair]
    aces = t.brit_rider[fighter] != NONE, t.force_rider[target] != NONE
    return int(combat_number(t.brit_card[fighter], aces[0], t.force_card[target], aces[1]))


def british_special(t: Mirage, pair: int) -> int:
    return int(SPECIAL[t.brit_card[t.pair_british[pair]]])


def german_number(t: Mirage, pair: int) -> int:
    fighter, target = t.pair_british[pair], t.pair_german[pair]
    aces = t.force_rider[target] != NONE, t.brit_rider[fighter] != NONE
    return int(combat_number(t.force_card[target], aces[0], t.brit_card[fighter], aces[1]))


def of_six(number: int) -> int:
    """The chance of rolling no more, in a hundred."""
    return round(100 * min(6, max(0, number)) / 6)


def chance(number: int, special: int) -> int:
    """The chance to shoot down, in a hundred; a damaged aircraft is lost half the time."""
    return round(100 * (min(6, max(0, number)) + (0.5 if special and 0 <= number < 6 else 0)) / 6)


def under_fire(t: Mirage, frame: Defence, option: int) -> Values:
    if option < 0:
        return {}
    if step_of(t) == "choose_clouds_from_flak":
        weapon, slot = t.aim_weapon[option], t.aim_slot[option]
    else:
        weapon, slot = t.aim_weapon[frame.aim], option
    number = weapon_number(weapon, t.force_card[slot], frame.night == 1)
    odds = round(100 * (1 - (1 - min(6, number) / 6) ** DICE[weapon]))
    aimed = sum(t.aim_slot[aim] == slot for aim in range(frame.aim))
    return {
        "card": IDS[t.force_card[slot]],
        "weapon": IDS[weapon],
        "balloon": int(BALLOON[weapon]),
        "odds": odds,
        "aimed": aimed,
    }


def bombing(t: Mirage, frame: Bombing, option: int) -> Values:
    card = t.force_card[frame.slot]
    number = max(0, HIT[card] - t.spoiled[frame.slot])
    return {"dice": int(DICE[card]), "number": int(number + (option >= 0))}


def is_area_step(t: Mirage) -> bool:
    return step_of(t) in (
        "choose_area",
        "choose_new_area",
        "choose_first_night_area",
        "choose_second_night_area",
        "choose_ambush_from",
        "choose_ambush_area",
    )


def step_of(t: Mirage) -> str:
    frame = t.top
    assert frame is not None
    return frame.about().steps[frame.at].name


def mirage_of(position: Position) -> Mirage:
    assert isinstance(position, Mirage)
    return position
