"""Numbers and names for questions and options: where the fight is, and what an option would bring."""

from __future__ import annotations

from opsroom.engine.ids import NONE
from opsroom.engine.json_types import Json
from opsroom.engine.position import Position
from opsroom.titles.mirage.rules.aircraft import forces_by
from opsroom.titles.mirage.rules.battle import Battle, host
from opsroom.titles.mirage.rules.bombing import Bombing
from opsroom.titles.mirage.rules.british_placement import BritishPlacement, NightPlacement, limit_an_area
from opsroom.titles.mirage.rules.cards import (
    ACE_BONUS,
    ALTITUDE_BONUS,
    AREA_COUNT,
    AREAS,
    AT_NIGHT,
    BALLOON,
    BOMBERS,
    BRITISH_HAND,
    COMBAT,
    DATA,
    DAY,
    DICE,
    EVENT_CARDS,
    HIT,
    IDS,
    MODE_CARDS,
    RANGE,
    RETALIATION,
    ROUNDS,
    SEATS,
    SPECIAL,
    TARGET_AREA,
    TARGET_NIGHT,
    TARGETS,
    WEAPONS,
)
from opsroom.titles.mirage.rules.combat import AirCombat, aircraft_called, fighter_called
from opsroom.titles.mirage.rules.commands import MOVE, Ambush, slot_with
from opsroom.titles.mirage.rules.defence import Defence, weapon_number
from opsroom.titles.mirage.rules.duel import Duel, combat_number
from opsroom.titles.mirage.rules.german_placement import GermanPlacement, forces_at
from opsroom.titles.mirage.rules.piles import german_left
from opsroom.titles.mirage.rules.table import (
    BRITISH_SLOTS,
    DEFENDERS,
    FORCE_PLACES,
    SLOTS,
    SPARE_GERMAN,
    WEAPON_KINDS,
    Mirage,
)
from opsroom.titles.mirage.rules.weapon_relocation import Relocation


# --- the question: what everyone can see
def prompt(position: Position) -> Json:
    t = mirage_of(position)
    out: Json = {
        "turn": int(t.turn),
        "radar": int(t.radar),
        "german_pile": int(german_left(t)),
        "british_pile": int(t.british_left),
        "area": None,
        "night": False,
        "round": 0,
        "limit": int(MODE_CARDS[t.mode]),
        "an_area": int(limit_an_area(t)),
        "event": None if t.event == NONE else IDS[t.event],
    }
    if t.event != NONE:
        out["limit"] = int(EVENT_CARDS)
    for frame in t.stack():
        if isinstance(frame, Battle):
            out["area"] = AREAS[frame.area]
        elif isinstance(frame, AirCombat):
            out["round"], out["night"], out["force"] = int(frame.round), frame.night == 1, SEATS[frame.seat]
        elif isinstance(frame, Defence):
            out["night"] = frame.night == 1
    out.update(subject(t))
    return out


def printed_facts() -> Json:
    """What is printed on each card, for the board: the numbers of the data in use; 0 where there is no such number."""
    night = {card.id for card in DATA.night}
    return {
        "cards": {
            card.id: {
                "side": side,
                "kind": card.kind,
                "night": card.id in night,
                "combat": card.combat,
                "special": card.combat + 1 if card.special else 0,
                "range": card.range if side == "german" and card.kind in ("fighter", "bomber") else 0,
                "hit": card.hit or card.day,
                "night_hit": card.at_night,
                "dice": card.dice,
                "height": card.altitude,
                "action": "retaliate" if card.id == IDS[RETALIATION] else None,
            }
            for side, deck in (("german", DATA.german), ("british", DATA.british), ("british", DATA.night))
            for card in deck
        },
        "targets": {
            target: {"area": AREAS[TARGET_AREA[i]], "night": TARGET_NIGHT[i] == 1} for i, target in enumerate(TARGETS)
        },
    }


def subject(t: Mirage) -> Json:
    """The card that the question is about, where everyone sees it; `die` and `number` where one is to be rolled."""
    frame = t.top
    card: int = NONE
    if isinstance(frame, Battle):
        if step_of(t) == "choose_ace_host":
            card = t.force_card[frame.slot]
        elif frame.defender != NONE:
            card = t.brit_card[frame.defender]
    elif isinstance(frame, AirCombat):
        if step_of(t) == "choose_german_card":
            card = t.pair_fighter[frame.pairs]
        elif step_of(t) == "choose_support":
            german = frame.spare - SPARE_GERMAN
            card = t.brit_card[frame.spare] if german < 0 else t.force_card[german]
    elif isinstance(frame, Duel):
        card = t.pair_aircraft[frame.pair]
    elif isinstance(frame, Defence):
        card = t.aim_weapon[frame.aim] if frame.aim < frame.aims else NONE
    elif isinstance(frame, Bombing):
        card = t.force_card[frame.slot]
    elif isinstance(frame, Relocation) and frame.weapon >= 0:
        card = WEAPONS + frame.weapon % WEAPON_KINDS
    return {"card": IDS[card]} if card >= 0 else {}


def whisper(position: Position) -> Json:
    """For the asked seat alone: the card in its hand that is being placed or flown."""
    t, frame = mirage_of(position), position.top
    if isinstance(frame, Ambush) and step_of(t) in ("choose_ambush_area", "choose_ambush_ace") and frame.card >= 0:
        return {"card": IDS[frame.card]}
    if isinstance(frame, BritishPlacement) and step_of(t) == "choose_area" and frame.card >= 0:
        return {"card": IDS[frame.card]}
    return {}


# --- the options: what the asked seat may know
def preview(position: Position, option: int) -> Json:
    t, frame = mirage_of(position), position.top
    if isinstance(frame, GermanPlacement):
        return at_target(t, option) if step_of(t) == "choose_target" else printed_on(option)
    if step_of(t) in ("choose_weapon", "choose_ambush"):
        return {}
    if isinstance(frame, BritishPlacement | Ambush | NightPlacement | Relocation):
        return at_area(t, option) if is_area_step(t) else {**printed_on(option), **lies_at(t, option)}
    if isinstance(frame, Battle):
        if step_of(t) in ("choose_force", "choose_night_force"):
            return of_force(t, option)
        return {**printed_on(option), **lies_at(t, option)}
    if isinstance(frame, AirCombat):
        return in_combat(t, frame, option)
    if isinstance(frame, Duel):
        return {}
    if isinstance(frame, Defence):
        return under_fire(t, frame, option)
    if isinstance(frame, Bombing):
        return bombing(t, frame, option)
    return {}


def printed_on(card: int) -> Json:
    if card < 0 or card >= len(IDS):
        return {}
    return {
        "combat": int(COMBAT[card]),
        "special": int(COMBAT[card] + 1 if SPECIAL[card] else 0),
        "rounds": int(ROUNDS[card]),
        "range": int(RANGE[card]),
        "hit": int(HIT[card]),
        "dice": int(DICE[card]),
        **weapon(card),
    }


def weapon(card: int) -> Json:
    """Of a gun or balloon, on what its dice hit; of other cards, nothing."""
    fires = int(DAY[card] or AT_NIGHT[card])
    own_height = int(DAY[card] + ALTITUDE_BONUS[card]) if DAY[card] and ALTITUDE_BONUS[card] else 0
    return {
        "fires": fires,
        "own_height": own_height,
        "in_the_dark": int(AT_NIGHT[card]) if AT_NIGHT[card] != fires else 0,
    }


def in_the_air(card: int, ace: int) -> Json:
    """An aircraft in the fight: with an ace its numbers are higher by as much as the ace is worth (§ 12.3)."""
    printed = printed_on(card)
    if ace != NONE:
        for number in ("combat", "special"):
            printed[number] += int(ACE_BONUS) if printed[number] else 0
    return printed


def lies_at(t: Mirage, card: int) -> Json:
    """Where on the table the card lies that is offered; nothing where it lies in the hand.

    An aircraft with an ace is called by its ace.  Of several that are alike, the rules take the first.
    """
    frame = t.top
    if card < 0:
        return {}
    if isinstance(frame, Battle) and step_of(t) == "choose_ace_host":
        places = range(frame.seat * SLOTS, frame.seat * SLOTS + SLOTS)
        slot = next(place for place in places if t.force_card[place] == card and t.force_rider[place] == NONE)
        return german_place(t, slot)
    if isinstance(frame, Battle) and step_of(t) == "choose_british_ace_host":
        return british_place(t, int(host(t, frame.area, card)))
    if isinstance(frame, AirCombat) and step_of(t) == "choose_german_card":
        return german_place(t, int(aircraft_called(t, frame.seat, card)))
    if isinstance(frame, AirCombat) and step_of(t) == "choose_british_fighter":
        return british_place(t, int(fighter_called(t, frame.seat, card)))
    if isinstance(frame, Ambush) and step_of(t) == "choose_ambush_fighter" and frame.what == MOVE:
        return british_place(t, int(slot_with(t, card, frame.origin)))
    return {}


def german_place(t: Mirage, slot: int) -> Json:
    return {"at": FORCE_PLACES[slot], "card": IDS[t.force_card[slot]], "ace": name_of(t.force_rider[slot])}


def british_place(t: Mirage, slot: int) -> Json:
    return {"at": DEFENDERS[slot], "card": IDS[t.brit_card[slot]], "ace": name_of(t.brit_rider[slot])}


def name_of(card: int) -> str | None:
    return IDS[card] if card >= 0 else None


def at_target(t: Mirage, target: int) -> Json:
    return {**at_area(t, TARGET_AREA[target]), "by_night": TARGET_NIGHT[target] == 1} if target >= 0 else {}


def at_area(t: Mirage, area: int) -> Json:
    """Forces, British cards of this turn and weapons in place there."""
    if area < 0 or area >= AREA_COUNT:
        return {}
    cards = sum(t.brit_area[slot] == area for slot in range(BRITISH_SLOTS))
    weapons = sum(t.weapons[area * WEAPON_KINDS + kind] for kind in range(WEAPON_KINDS))
    night = int(forces_by(t, area, 1))
    return {"area": AREAS[area], "forces": int(forces_at(t, area)), "night": night, "cards": cards, "weapons": weapons}


def of_force(t: Mirage, seat: int) -> Json:
    if seat < 0:
        return {}
    cards = [t.force_card[slot] for slot in range(seat * SLOTS, seat * SLOTS + SLOTS) if t.force_card[slot] != NONE]
    against = sum(t.brit_force[slot] == seat for slot in range(BRITISH_HAND))
    return {
        "fighters": sum(card < BOMBERS for card in cards),
        "bombers": sum(card >= BOMBERS for card in cards),
        "against": against,
    }


def in_combat(t: Mirage, frame: AirCombat, option: int) -> Json:
    name = step_of(t)
    if option < 0:
        return {}
    if name == "choose_german_card":
        slot = aircraft_called(t, frame.seat, option)
        return {**in_the_air(t.force_card[slot], t.force_rider[slot]), **lies_at(t, option)}
    if name == "choose_british_fighter":
        slot = fighter_called(t, frame.seat, option)
        return {**in_the_air(t.brit_card[slot], t.brit_rider[slot]), **lies_at(t, option)}
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


def under_fire(t: Mirage, frame: Defence, option: int) -> Json:
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
        "balloon": BALLOON[weapon] == 1,
        "odds": odds,
        "aimed": aimed,
    }


def bombing(t: Mirage, frame: Bombing, option: int) -> Json:
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
