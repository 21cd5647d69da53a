"""The staff: a few readable priorities for German and British seats.

Germans exchange for two bombers and an escort.  They strike where the British side has put least: airfields first, for the cards they cost
it, radar when nobody else goes there, cities for points.  Escorts answer the interceptors, bombers only when there are none left.
When few bombers are left in the game, one flies with two escorts.
The British side answers forces by weight: airfields, then cities, then radar; strong fighters first, a gun with the last card.  Where
only two forces come a turn, a radar that was hit the turn before counts for more: raiders come back to what nobody defends.  It shows weak fighters first, so that the escorts are used up on them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.column import printed, total
from opsroom.engine.ids import NONE, SeatId
from opsroom.engine.position import Position
from opsroom.engine.procedure import PASS, PROCEDURES
from opsroom.engine.staff import Staff
from opsroom.titles.mirage.rules.battle import Battle
from opsroom.titles.mirage.rules.british_placement import BritishPlacement, NightPlacement, laid_at
from opsroom.titles.mirage.rules.cards import (
    ACES,
    ADLERANGRIFF,
    ALTITUDE,
    BALLOON,
    BOMBERS,
    BRITISH_ACES,
    BRITISH_END,
    BRITISH_HAND,
    COMMANDS,
    COUNT,
    DICE,
    ENEMY_BONUS,
    EVENTS,
    GERMAN,
    HIT,
    LONDON,
    RADAR,
    RANGE,
    SPECIAL,
    STRENGTH,
    TARGET_AREA,
    TARGET_NIGHT,
    WEAPONS,
)
from opsroom.titles.mirage.rules.combat import AirCombat
from opsroom.titles.mirage.rules.commands import ADD, MOVE, Ambush
from opsroom.titles.mirage.rules.defence import Defence
from opsroom.titles.mirage.rules.german_placement import GermanPlacement, can_fly, forces_at, is_open
from opsroom.titles.mirage.rules.ids import AreaId, CardId, TargetId
from opsroom.titles.mirage.rules.refill import USE_RETALIATION, Refill
from opsroom.titles.mirage.rules.table import (
    ALL_AT_ONCE,
    BRITISH_SLOTS,
    GERMANS_FIRST,
    SLOTS,
    SPARE_GERMAN,
    WEAPON_KINDS,
    Mirage,
    attackers,
    shares_its_result,
)
from opsroom.titles.mirage.rules.weapon_relocation import Relocation


def at(procedure: str, step: str) -> int:
    """The place of a step in its procedure."""
    return PROCEDURES["mirage"][procedure].index[step]


EXCHANGE: Final[i64] = at("GermanPlacement", "choose_exchange")
PUT_BACK: Final[i64] = at("GermanPlacement", "choose_to_put_back")
TARGET: Final[i64] = at("GermanPlacement", "choose_target")
BOMBER: Final[i64] = at("GermanPlacement", "choose_bomber")
BRITISH_CARD: Final[i64] = at("BritishPlacement", "choose_british_card")
WEAPON: Final[i64] = at("Relocation", "choose_weapon")
AMBUSH_WHAT: Final[i64] = at("Ambush", "choose_ambush")
AMBUSH_FIGHTER: Final[i64] = at("Ambush", "choose_ambush_fighter")
AMBUSH_ACE: Final[i64] = at("Ambush", "choose_ambush_ace")
AMBUSH_FROM: Final[i64] = at("Ambush", "choose_ambush_from")
FORCE: Final[i64] = at("Battle", "choose_force")
NIGHT_FORCE: Final[i64] = at("Battle", "choose_night_force")
SHOW: Final[i64] = at("AirCombat", "choose_british_fighter")
ANSWER: Final[i64] = at("AirCombat", "choose_german_card")
SUPPORT: Final[i64] = at("AirCombat", "choose_support")
AIM: Final[i64] = at("Defence", "choose_aim")

WORTH: Final = printed([2, 10, 7, 8])  # to a rival of a point of damage, by area: radar, airfield, London, cities
WORTH_TO_SIDE: Final = printed([1, 10, 1, 4])  # to a side that wins together: British cards count, points do not
GUARD: Final = printed([4, 8, 6, 7])  # to the British side of a force there
RADAR_WAS_HIT: Final[i64] = 3  # more for the radar, where the turn before damaged it
FEW_RAIDERS: Final[i64] = 2  # forces a turn; where more come, the airfields need every card
RADAR_IS_NEW: Final[i64] = 5  # more for the first force at the radar
UNSEEN: Final[i64] = 12  # interceptors to expect, in tenths, where the British side places later
FEW_BOMBERS: Final[i64] = 10  # not shot down yet, of all Germans; from there on escorts are spent rather than bombers


class MirageStaff(Staff):
    def advise(self, t: Position) -> i64:
        assert isinstance(t, Mirage)
        if t.offered == 1:
            return t.options[0]
        top = t.top
        if isinstance(top, GermanPlacement):
            return place_force(t, top)
        if isinstance(top, AirCombat):
            return fight(t, top)
        if isinstance(top, BritishPlacement):
            return place_card(t, top)
        if isinstance(top, Defence):
            return aim(t, top) if top.at == AIM else t.because(t.options[0], "play_command")
        if isinstance(top, Battle):
            return divide(t, top)
        if isinstance(top, Relocation):
            return relocate(t, top)
        if isinstance(top, NightPlacement):
            return guard_by_night(t)
        if isinstance(top, Ambush):
            return spring(t, top)
        if isinstance(top, Refill):
            if t.options[0] == USE_RETALIATION:
                return t.because(USE_RETALIATION, "retaliate")
            return t.because(PASS, "keep_cards")
        return t.because(t.options[0], "play_command")  # a command that can be played is played


# --- a German places a force
def place_force(t: Mirage, frame: GermanPlacement) -> i64:
    if frame.at == EXCHANGE or frame.at == PUT_BACK:
        return least_wanted(t, frame.seat)
    if frame.at == TARGET:
        return best_target(t, frame.seat)
    if frame.at == BOMBER:
        return best_bomber(t, frame.target)
    return next_card(t, frame)


def bombers_are_few(t: Mirage) -> bool:
    """By the discards, which all can see: without a bomber the rest of the pile is worth nothing (ruling M54)."""
    left: i64 = 0
    for card in range(BOMBERS, ACES):
        left += COUNT[card] - t.discards[card]
    return left < FEW_BOMBERS


def held_of(t: Mirage, seat: SeatId, first: i64, last: i64) -> i64:
    return total(t.hand, seat * GERMAN + first, seat * GERMAN + last)


def least_wanted(t: Mirage, seat: SeatId) -> i64:
    """What goes back for something better: a command, an ace without a fighter, a third escort, a third bomber without escort."""
    bombers = held_of(t, seat, BOMBERS, ACES)
    fighters = held_of(t, seat, 0, BOMBERS)
    first = seat * GERMAN
    if fighters >= 1 and (bombers >= 2 or (bombers == 1 and bombers_are_few(t))):
        return keep_or(t, NONE)
    for card in range(COMMANDS, EVENTS):
        if t.hand[first + card]:
            return t.because(card, "command_back")
    for card in range(ACES, COMMANDS):
        if t.hand[first + card] and fighters == 0:
            return t.because(card, "ace_alone")
    if bombers < 2:
        for card in range(BOMBERS - 1, -1, -1):
            if t.hand[first + card] and fighters > 1:
                return t.because(card, "too_many_escorts", fighters, bombers)
        return keep_or(t, t.options[0])
    if bombers > 2:
        return t.because(worst_bomber(t, seat), "third_bomber", bombers)
    return keep_or(t, NONE)


def keep_or(t: Mirage, card: CardId) -> i64:
    """Keep the hand where that is allowed."""
    if t.options[t.offered - 1] == PASS:
        return t.because(PASS, "hand_is_good")
    return t.because(t.options[0] if card == NONE else card, "must_exchange")


def worst_bomber(t: Mirage, seat: SeatId) -> i64:
    found: i64 = NONE
    for card in range(BOMBERS, ACES):
        if t.hand[seat * GERMAN + card] and (found == NONE or bombs(card) < bombs(found)):
            found = card
    return found


def bombs(card: CardId) -> i64:
    """Hits to expect, in sixths."""
    return HIT[card] * DICE[card]


def interceptors(t: Mirage, area: AreaId) -> i64:
    """British cards there, in tenths; guns in place count half."""
    n: i64 = 0
    for slot in range(BRITISH_HAND):
        if t.brit_area[slot] == area:
            n += 10
    for place in range(area * WEAPON_KINDS, area * WEAPON_KINDS + WEAPON_KINDS):
        n += 4 * t.weapons[place]
    if t.order == GERMANS_FIRST or t.order == ALL_AT_ONCE:
        n += UNSEEN
    return n


def best_target(t: Mirage, seat: SeatId) -> i64:
    """What its damage is worth, less what stands in the way."""
    best = t.options[0]
    most: i64 = -1000000
    for i in range(t.offered):
        target = t.options[i]
        worth = target_worth(t, seat, target)
        if worth > most:
            best, most = target, worth
    area = TARGET_AREA[best]
    return t.because(best, "strike_by_night" if TARGET_NIGHT[best] else "strike_target", area, laid_at(t, area))


def target_worth(t: Mirage, seat: SeatId, target: TargetId) -> i64:
    area, night = TARGET_AREA[target], TARGET_NIGHT[target]
    worth = WORTH_TO_SIDE[area] if shares_its_result(t) else WORTH[area]
    if area == RADAR and forces_at(t, RADAR) == 0:
        worth += RADAR_IS_NEW
    damage = damage_of(t, seat, target)
    if night:  # half the results, hardly any losses
        return worth * damage * 10 // 24
    escorted: i64 = 0
    for card in range(BOMBERS):
        if RANGE[card] > area and t.hand[seat * GERMAN + card]:
            escorted = 6
    return worth * damage * 10 // (12 + interceptors(t, area) // (1 + forces_at(t, area)) - escorted)


def damage_of(t: Mirage, seat: SeatId, target: TargetId) -> i64:
    """The bombs of the best two bombers that reach it."""
    first: i64 = 0
    second: i64 = 0
    for card in range(BOMBERS, ACES):
        n = t.hand[seat * GERMAN + card]
        if n and can_fly(card, target):
            value = bombs(card)
            if value > first:
                second = value if n > 1 else first
                first = value
            elif value > second:
                second = value
    return first + second


def best_bomber(t: Mirage, target: TargetId) -> i64:
    """Of equal bombs, one that cannot go to the cities is spent first."""
    best = t.options[0]
    most: i64 = -1
    for i in range(t.offered):
        card = t.options[i]
        worth = bombs(card) * 4 + 5 - RANGE[card] - 3 * ENEMY_BONUS[card] * interceptors(t, TARGET_AREA[target]) // 10
        if worth > most:
            best, most = card, worth
    return t.because(best, "best_bomber", DICE[best], HIT[best])


def next_card(t: Mirage, frame: GermanPlacement) -> i64:
    """An escort first, its ace, then bombers: by night and where nobody waits, bombers only; two escorts while bombers are few."""
    escort = NONE
    bomber = NONE
    for i in range(t.offered):
        card = t.options[i]
        if card >= ACES:
            return t.because(card, "ace_flies_along")
        if card != PASS and card < BOMBERS:
            if escort == NONE or STRENGTH[card] > STRENGTH[escort]:
                escort = card
        elif card != PASS and (bomber == NONE or bombs(card) > bombs(bomber)):
            bomber = card
    if frame.fighters < 2 and escort != NONE and bombers_are_few(t):
        return t.because(escort, "two_escorts")
    if frame.fighters == 0 and escort != NONE and interceptors(t, TARGET_AREA[frame.target]) > 4:
        return t.because(escort, "escort_first")
    if bomber != NONE:
        return t.because(bomber, "more_bombs", DICE[bomber], HIT[bomber])
    return t.because(escort, "escort_left") if escort != NONE else t.because(PASS, "nothing_to_add")


# --- air combat
def fight(t: Mirage, frame: AirCombat) -> i64:
    if frame.at == SHOW:
        return weakest_fighter(t)
    if frame.at == ANSWER:
        return best_answer(t)
    if frame.at == SUPPORT:
        return best_support(t, frame)
    return t.because(t.options[0], "play_command")  # at the first chance


def weakest_fighter(t: Mirage) -> i64:
    """Called by its ace where it has one; those come last."""
    best = t.options[0]
    least: i64 = 1000
    for i in range(t.offered):
        card = t.options[i]
        strength = 50 if card >= BRITISH_ACES and card < BRITISH_END else STRENGTH[card]
        if strength < least:
            best, least = card, strength
    return t.because(best, "weakest_first")


def best_answer(t: Mirage) -> i64:
    """A fighter, the strongest; else the bomber that is missed least."""
    best = t.options[0]
    most: i64 = -1000
    for i in range(t.offered):
        card = t.options[i]
        if card >= ACES:
            worth: i64 = 200
        elif card < BOMBERS:
            worth = 100 + STRENGTH[card]
        else:
            worth = -bombs(card) - 3 * ENEMY_BONUS[card]
        if worth > most:
            best, most = card, worth
    if best >= BOMBERS and best < ACES:
        return t.because(best, "bomber_missed_least")
    return t.because(best, "escort_answers")


def best_support(t: Mirage, frame: AirCombat) -> i64:
    """British: against a bomber, the best; German: beside whichever pair comes first."""
    best = t.options[0]
    if frame.spare >= SPARE_GERMAN:
        return t.because(best, "support_first")
    most: i64 = -1
    for i in range(t.offered):
        pair = t.options[i]
        if pair != PASS:
            card = t.pair_aircraft[pair]
            worth = bombs(card) if card >= BOMBERS else 1 - SPECIAL[card]
            if worth > most:
                best, most = pair, worth
    return t.because(best, "support_against_bomber" if most > 1 else "support_first")


# --- the British side places
def forces_to_expect(t: Mirage, area: AreaId) -> i64:
    """Forces by day there, in tenths; where Germans are still to place, what may come."""
    n: i64 = 0
    for seat in range(t.germans):
        if t.force_area[seat] == area:
            n += 3 if t.force_night[seat] else 10
    if t.order != GERMANS_FIRST and is_open(t, area):
        n += 6
    return n


def guard_of(t: Mirage, area: AreaId) -> i64:
    """Raiders come back to a radar that nobody defends, and two forces a turn would do so for ever."""
    if area == RADAR and t.radar > 0 and attackers(t) <= FEW_RAIDERS:
        return GUARD[area] + RADAR_WAS_HIT
    return GUARD[area]


def area_worth(t: Mirage, area: AreaId) -> i64:
    return guard_of(t, area) * forces_to_expect(t, area) * 10 // (10 + 8 * laid_at(t, area))


def place_card(t: Mirage, frame: BritishPlacement) -> i64:
    if frame.at != BRITISH_CARD:
        return best_area(t)
    fighter: i64 = NONE
    weapon: CardId = NONE
    for i in range(t.offered):
        card = t.options[i]
        if card >= BRITISH_ACES:
            return t.because(card, "ace_flies_along")
        if card >= WEAPONS:
            weapon = card
        elif card != PASS and (fighter == NONE or STRENGTH[card] > STRENGTH[fighter]):
            fighter = card
    if weapon != NONE and (fighter == NONE or frame.cards == 1 or only_by_night(t)):
        return t.because(weapon, "guns_by_night" if only_by_night(t) else "gun_last")
    return t.because(fighter, "strong_fighter_first") if fighter != NONE else t.because(PASS, "nothing_to_add")


def only_by_night(t: Mirage) -> bool:
    """Nobody comes by day: fighters would only wait."""
    if t.order != GERMANS_FIRST:
        return False
    for seat in range(t.germans):
        if t.force_area[seat] != NONE and t.force_night[seat] == 0:
            return False
    return True


def best_area(t: Mirage) -> i64:
    best = t.options[0]
    most: i64 = -1
    for i in range(t.offered):
        if area_worth(t, t.options[i]) > most:
            best, most = t.options[i], area_worth(t, t.options[i])
    return t.because(best, "guard_area", best, laid_at(t, best))


def relocate(t: Mirage, frame: Relocation) -> i64:
    """Guns at the radar or in an area that is closed do more elsewhere."""
    if frame.at != WEAPON:
        return best_guarded(t)
    for i in range(t.offered):
        place = t.options[i]
        if place != PASS and (place // WEAPON_KINDS == RADAR or not is_open(t, place // WEAPON_KINDS)):
            return t.because(place, "move_idle_gun")
    return t.because(PASS, "guns_stay")


def best_guarded(t: Mirage) -> i64:
    if t.event != NONE:
        wanted = 1 if t.event == ADLERANGRIFF else LONDON
        for i in range(t.offered):
            if t.options[i] == wanted:
                return t.because(wanted, "event_area")
    best = t.options[0]
    most: i64 = -1
    for i in range(t.offered):
        area = t.options[i]
        if is_open(t, area) and GUARD[area] > most:
            best, most = area, GUARD[area]
    return t.because(best, "most_to_guard")


def guard_by_night(t: Mirage) -> i64:
    """Where night raiders are; each card where fewer stand."""
    best = t.options[0]
    most: i64 = -100
    for i in range(t.offered):
        area = t.options[i]
        worth: i64 = 0
        for seat in range(t.germans):
            if t.force_area[seat] == area and t.force_night[seat]:
                worth += 10
        for slot in range(BRITISH_HAND, BRITISH_SLOTS):
            if t.brit_area[slot] == area:
                worth -= 5
        if worth > most:
            best, most = area, worth
    return t.because(best, "night_raiders")


def spring(t: Mirage, frame: Ambush) -> i64:
    """One more fighter where most forces are; a fighter is moved only from where nobody is."""
    if frame.at == AMBUSH_WHAT:
        for i in range(t.offered):
            if t.options[i] == ADD:
                return t.because(ADD, "ambush_add")
        return t.because(MOVE, "fighter_is_idle") if idle_area(t) != NONE else t.because(PASS, "no_idle_fighter")
    if frame.at == AMBUSH_FROM:
        return t.because(idle_area(t) if idle_area(t) != NONE else t.options[0], "fighter_is_idle")
    if frame.at == AMBUSH_FIGHTER:
        best = t.options[0]
        for i in range(t.offered):
            if STRENGTH[t.options[i]] > STRENGTH[best]:
                best = t.options[i]
        return t.because(best, "strong_fighter_first")
    return t.because(t.options[0], "ace_flies_along") if frame.at == AMBUSH_ACE else best_area(t)


def idle_area(t: Mirage) -> i64:
    """Where a fighter of ours stands and no German force is."""
    for slot in range(BRITISH_HAND):
        area = t.brit_area[slot]
        if area != NONE and t.brit_card[slot] < WEAPONS and forces_at(t, area) == 0:
            return area
    return NONE


# --- the British side in an area
def divide(t: Mirage, frame: Battle) -> i64:
    if frame.at != FORCE and frame.at != NIGHT_FORCE:
        best = t.options[0]
        for i in range(t.offered):  # an ace flies the strongest fighter
            if STRENGTH[t.options[i]] > STRENGTH[best]:
                best = t.options[i]
        return t.because(best, "ace_in_strongest")
    choice = t.options[0]
    most: i64 = -1000
    for i in range(t.offered):
        seat = t.options[i]
        if seat != PASS and force_worth(t, seat) > most:
            choice, most = seat, force_worth(t, seat)
    return t.because(choice, "worst_force")


def force_worth(t: Mirage, seat: SeatId) -> i64:
    """Bombs, less escorts and what is already sent."""
    worth: i64 = 0
    for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
        card = t.force_card[slot]
        if card >= BOMBERS:
            worth += bombs(card)
        elif card != NONE:
            worth -= 2
    for slot in range(BRITISH_SLOTS):
        if t.brit_force[slot] == seat:
            worth -= 7
    return worth


def aim(t: Mirage, frame: Defence) -> i64:
    """The most bombs, at the gun's own height by day; another bomber rather than the same again."""
    weapon = t.aim_weapon[frame.aim]
    best = t.options[0]
    most: i64 = -1000
    for i in range(t.offered):
        slot = t.options[i]
        card = t.force_card[slot]
        worth = bombs(card)
        if frame.night == 0 and BALLOON[weapon] == 0 and ALTITUDE[weapon] == ALTITUDE[card]:
            worth *= 2
        for earlier in range(frame.aim):
            if t.aim_slot[earlier] == slot:
                worth -= 4
        if worth > most:
            best, most = slot, worth
    return t.because(best, "aim_at_most_bombs")
