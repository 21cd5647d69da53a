"""What a seat cannot know, re-dealt: other hands, face-down cards, the order of the piles."""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.chance import Chance
from opsroom.engine.column import Column, column, total
from opsroom.engine.ids import NONE, SeatId
from opsroom.titles.mirage.rules.british_placement import (
    ALL_AREAS,
    BritishPlacement,
    NightPlacement,
    full_areas,
    takes_an_ace,
)
from opsroom.titles.mirage.rules.cards import (
    ACES,
    AREA_COUNT,
    BOMBERS,
    BRITISH_ACES,
    BRITISH_COMMANDS,
    BRITISH_END,
    BRITISH_HAND,
    CARDS,
    COMMANDS,
    COUNT,
    DIFFICULT,
    EVENTS,
    FORCE_CARDS,
    GERMAN,
    GERMAN_SEATS,
    MODE_EXTRAS,
    TARGET_AREA,
    TARGET_COUNT,
    TARGET_NIGHT,
    WEAPONS,
)
from opsroom.titles.mirage.rules.commands import Ambush
from opsroom.titles.mirage.rules.german_placement import GermanPlacement, can_fly, event_area, forces_at
from opsroom.titles.mirage.rules.ids import AreaId, CardId, SlotId, TargetId
from opsroom.titles.mirage.rules.table import (
    BRITISH_SLOTS,
    OPEN,
    SLOTS,
    WEAPON_KINDS,
    Mirage,
    attackers,
    german_at,
)


def deal(t: Mirage, seat: SeatId, chance: Chance) -> None:
    deal_german(t, seat, chance)
    deal_british(t, seat, chance)
    deal_night(t, seat, chance)
    mend_frames(t, seat, chance)


def sees(mask: i64, seat: SeatId) -> bool:
    return mask == OPEN or (seat >= 0 and (mask >> seat) & 1 == 1)


def take_any(unseen: Column, first: i64, last: i64, chance: Chance) -> i64:
    """A card out of these rows, as likely as there are of it; NONE where there is none."""
    n = total(unseen, first, last)
    if n == 0:
        return NONE
    k = chance.below(n)
    card = first
    while k >= unseen[card]:
        k -= unseen[card]
        card += 1
    unseen[card] -= 1
    return card


# --- the German side
def deal_german(t: Mirage, seat: SeatId, chance: Chance) -> None:
    """Each other hand has at least what everybody knows of it, and a legal force where one lies face down."""
    unseen = unseen_german(t, seat)
    for other in range(t.germans):
        if other != seat:
            clear_hand(t, other)
            take_known(t, other, unseen)
    for target in range(TARGET_COUNT - 1, -1, -1):  # those that fewer bombers can reach come first
        for other in range(t.germans):
            if other != seat and target == target_of(t, other):
                take_force(t, other, seat, target, unseen, chance)
    for other in range(t.germans):
        if other != seat:
            fill_hand(t, other, seat, unseen, chance)
            lay_force(t, other, seat, unseen, chance)
    for i in range(t.bottom_left):
        if not sees(t.bottom_seen[i], seat):
            t.bottom[i] = take_any(unseen, 0, EVENTS, chance)
    for card in range(EVENTS):
        t.pile[card] = unseen[card]


def unseen_german(t: Mirage, seat: SeatId) -> Column:
    unseen = column(GERMAN)
    for card in range(EVENTS):
        unseen[card] = COUNT[card] - t.discards[card]
    if seat >= 0 and seat < t.germans:
        for card in range(EVENTS):
            unseen[card] -= t.hand[seat * GERMAN + card]
    for slot in range(t.germans * SLOTS):
        if sees(t.force_seen[slot], seat) and t.force_card[slot] != NONE:
            unseen[t.force_card[slot]] -= 1
        if t.force_rider[slot] != NONE:
            unseen[t.force_rider[slot]] -= 1
    for i in range(t.bottom_left):
        if sees(t.bottom_seen[i], seat):
            unseen[t.bottom[i]] -= 1
    return unseen


def clear_hand(t: Mirage, other: SeatId) -> None:
    for row in range(other * GERMAN, other * GERMAN + GERMAN):
        t.hand[row] = t.plan[row] = 0


def take_known(t: Mirage, other: SeatId, unseen: Column) -> None:
    first = other * GERMAN
    for card in range(EVENTS):
        n = t.known[first + card]
        if n > unseen[card]:
            n = unseen[card]
        t.hand[first + card] = n
        unseen[card] -= n


def face_down(t: Mirage, other: SeatId, seat: SeatId) -> i64:
    """Cards of a force that this seat cannot see."""
    n: i64 = 0
    for slot in range(other * SLOTS, other * SLOTS + SLOTS):
        if t.force_seen[slot] != 0 and not sees(t.force_seen[slot], seat):
            n += 1
    return n


def must_have_bomber(t: Mirage, other: SeatId) -> bool:
    """Whether that player has chosen a force for an event turn, or is choosing one: there is a bomber, then."""
    for frame in t.stack():
        if isinstance(frame, GermanPlacement) and frame.seat == other:
            return frame.about().steps[frame.at].name in ("choose_target", "choose_bomber", "choose_force_card")
    return has_planned(t, other)


def has_planned(t: Mirage, other: SeatId) -> bool:
    """On an event turn, while forces are still hidden: whether that player is done choosing."""
    if t.event == NONE or t.grounded[other] or t.force_area[other] != NONE:
        return False
    for frame in t.stack():
        if isinstance(frame, GermanPlacement):
            for place in range(attackers(t)):
                if german_at(t, place) == frame.seat:
                    return False
                if german_at(t, place) == other:
                    return True
        if isinstance(frame, BritishPlacement):
            return is_attacker(t, other)
    return False


def is_attacker(t: Mirage, other: SeatId) -> bool:
    for place in range(attackers(t)):
        if german_at(t, place) == other:
            return True
    return False


def target_of(t: Mirage, other: SeatId) -> i64:
    """The target that a force on the table flies to."""
    for target in range(TARGET_COUNT):
        if TARGET_AREA[target] == t.force_area[other] and TARGET_NIGHT[target] == t.force_night[other]:
            return target
    return 0


def take_force(t: Mirage, other: SeatId, seat: SeatId, target: TargetId, unseen: Column, chance: Chance) -> None:
    """What a hidden force must have: a bomber that reaches its target, and for every card above three a fighter and an ace."""
    size = face_down(t, other, seat)
    if size == 0 and not must_have_bomber(t, other):
        return
    if not holds(t, other, target, BOMBERS, ACES, 1):
        take_flying(t, other, target, BOMBERS, ACES, unseen, chance)
    for i in range(1, size - FORCE_CARDS + 1):
        if not holds(t, other, target, 0, BOMBERS, i):
            take_flying(t, other, target, 0, BOMBERS, unseen, chance)
        if not holds(t, other, target, ACES, COMMANDS, i):
            take_flying(t, other, 0, ACES, COMMANDS, unseen, chance)


def holds(t: Mirage, other: SeatId, target: TargetId, first: i64, last: i64, cards: i64) -> bool:
    n: i64 = 0
    for card in range(first, last):
        if card >= ACES or can_fly(card, target):
            n += t.hand[other * GERMAN + card]
    return n >= cards


def take_flying(
    t: Mirage, other: SeatId, target: TargetId, first: i64, last: i64, unseen: Column, chance: Chance
) -> None:
    """A card of these rows that can fly to the target, from the unseen ones."""
    able = column(GERMAN)
    for card in range(first, last):
        if card >= ACES or can_fly(card, target):
            able[card] = unseen[card]
    card = take_any(able, first, last, chance)
    if card != NONE:
        unseen[card] -= 1
        t.hand[other * GERMAN + card] += 1


def fill_hand(t: Mirage, other: SeatId, seat: SeatId, unseen: Column, chance: Chance) -> None:
    first = other * GERMAN
    has = total(t.hand, first, first + EVENTS)
    for _ in range(t.held[other] + face_down(t, other, seat) - has):
        card: CardId = NONE
        if t.grounded[other]:  # there was no bomber in that hand
            card = take_any(unseen, ACES, EVENTS, chance) if chance.below(2) else take_any(unseen, 0, BOMBERS, chance)
        if card == NONE:
            card = take_any(unseen, 0, EVENTS, chance)
        t.hand[first + card] += 1


def lay_force(t: Mirage, other: SeatId, seat: SeatId, unseen: Column, chance: Chance) -> None:
    """From the hand dealt, the face-down cards; or the plan for an event turn."""
    size = face_down(t, other, seat)
    if size:
        plan_force(t, other, seat, target_of(t, other), size, unseen, chance)
        slot = other * SLOTS
        for card in range(EVENTS):
            row = other * GERMAN + card
            for _ in range(t.plan[row]):
                t.force_card[slot] = card
                t.hand[row] -= 1
                slot += 1
            t.plan[row] = 0
    elif has_planned(t, other):
        plan_force(t, other, seat, event_area(t), 1 + chance.below(FORCE_CARDS), unseen, chance)


def plan_force(
    t: Mirage, other: SeatId, seat: SeatId, target: TargetId, size: i64, unseen: Column, chance: Chance
) -> None:
    """A force of so many cards: a bomber, what must be fighters and aces, then any aircraft, or an ace for a fighter."""
    if plan_any(t, other, target, BOMBERS, ACES, chance) == 0:
        exchange_for_an_aircraft(t, other, seat, target, BOMBERS, unseen, chance)
    planned: i64 = 1
    for _ in range(size - FORCE_CARDS):
        planned += plan_any(t, other, target, 0, BOMBERS, chance) + plan_any(t, other, target, ACES, COMMANDS, chance)
    while planned < size:
        done: i64 = 0
        if chance.below(2) and has_room_for_an_ace(t, other):
            done = plan_any(t, other, target, ACES, COMMANDS, chance)
        if done == 0:
            done = plan_any(t, other, target, 0, ACES, chance)
        if done == 0 and has_room_for_an_ace(t, other):
            done = plan_any(t, other, target, ACES, COMMANDS, chance)
        if done == 0:
            exchange_for_an_aircraft(t, other, seat, target, 0, unseen, chance)
        planned += 1


def has_room_for_an_ace(t: Mirage, other: SeatId) -> bool:
    return planned_of(t, other, 0, BOMBERS) > planned_of(t, other, ACES, COMMANDS)


def planned_of(t: Mirage, other: SeatId, first: i64, last: i64) -> i64:
    n: i64 = 0
    for card in range(first, last):
        n += t.plan[other * GERMAN + card]
    return n


def plan_any(t: Mirage, other: SeatId, target: TargetId, first: i64, last: i64, chance: Chance) -> i64:
    able = column(GERMAN)
    for card in range(first, last):
        if card >= ACES or can_fly(card, target):
            able[card] = t.hand[other * GERMAN + card] - t.plan[other * GERMAN + card]
    card = take_any(able, first, last, chance)
    if card == NONE:
        return 0
    t.plan[other * GERMAN + card] += 1
    return 1


def exchange_for_an_aircraft(
    t: Mirage, other: SeatId, seat: SeatId, target: TargetId, lowest: i64, unseen: Column, chance: Chance
) -> None:
    """The hand dealt has too few aircraft for its force, or no bomber: one of its other cards goes for an unseen one, or for a third hand's.

    Where the deal has used up all that can fly there, an aircraft beyond its range will do, or an ace for one of the fighters:
    better that than a force that cannot fight.
    """
    first = other * GERMAN
    spare: i64 = EVENTS - 1
    while spare > 0 and t.hand[first + spare] <= t.plan[first + spare]:
        spare -= 1
    for reach in range(target, -1, -1):
        found = take_aircraft(unseen, 0, lowest, reach, chance)
        if found != NONE:
            unseen[spare] += 1
        for third in range(t.germans):
            if found == NONE and third != other and third != seat and can_give(t, third, other, seat):
                found = take_aircraft(t.hand, third * GERMAN, lowest, reach, chance)
                if found != NONE:
                    t.hand[third * GERMAN + spare] += 1
        if found != NONE:
            t.hand[first + spare] -= 1
            t.hand[first + found] += 1
            t.plan[first + found] += 1
            return
        if plan_any(t, other, reach, lowest, ACES, chance):
            return
    found = take_any(unseen, ACES, COMMANDS, chance) if has_room_for_an_ace(t, other) else NONE
    if found != NONE:
        unseen[spare] += 1
        t.hand[first + spare] -= 1
        t.hand[first + found] += 1
        spare = found
    t.plan[first + spare] += 1


def can_give(t: Mirage, third: i64, other: SeatId, seat: SeatId) -> bool:
    """A hand out of which nothing is planned or still to be laid, and that has a bomber to spare where it needs one itself."""
    laid = third < other or face_down(t, third, seat) == 0
    if not laid or planned_of(t, third, 0, EVENTS):
        return False
    return not must_have_bomber(t, third) or total(t.hand, third * GERMAN + BOMBERS, third * GERMAN + ACES) > 1


def take_aircraft(cards: Column, first: i64, lowest: i64, target: TargetId, chance: Chance) -> i64:
    """One that reaches the target, a bomber where those are the lowest kind that will do, out of the cards from a row on."""
    able = column(GERMAN)
    for card in range(lowest, ACES):
        if can_fly(card, target):
            able[card] = cards[first + card]
    found = take_any(able, 0, ACES, chance)
    if found != NONE:
        cards[first + found] -= 1
    return found


# --- the British side
def deal_british(t: Mirage, seat: SeatId, chance: Chance) -> None:
    """The hand and what lies face down, out of which the seat may remember some; the rest is in the pile."""
    unseen = column(CARDS)
    for card in range(GERMAN, BRITISH_END):
        extra = MODE_EXTRAS[t.mode * CARDS + card] + DIFFICULT[t.difficulty * CARDS + card]
        unseen[card] = COUNT[card] + extra - t.discards[card]
    for place in range(AREA_COUNT * WEAPON_KINDS):
        unseen[WEAPONS + place % WEAPON_KINDS] -= t.weapons[place]
    hidden_cards: i64 = 0
    for slot in range(BRITISH_HAND):
        if t.brit_rider[slot] != NONE:
            unseen[t.brit_rider[slot]] -= 1
        if t.brit_area[slot] != NONE:
            if sees(t.brit_seen[slot], seat):
                unseen[t.brit_card[slot]] -= 1
            else:
                hidden_cards += 1
    if seat == t.british and seat >= 0:
        for card in range(GERMAN, BRITISH_END):
            t.british_pile[card] = unseen[card] - t.british_hand[card]
        return
    for card in range(CARDS):
        t.british_hand[card] = 0
    n = t.british_held + hidden_cards
    if seat >= 0 and seat < GERMAN_SEATS:
        for card in range(GERMAN, BRITISH_END):
            known = t.british_known[seat * CARDS + card]
            t.british_hand[card] = known if known < unseen[card] else unseen[card]
            unseen[card] -= t.british_hand[card]
            n -= t.british_hand[card]
    for _ in range(n):
        card = take_any(unseen, GERMAN, BRITISH_END, chance)
        t.british_hand[card] += 1
    lay_british(t, seat, unseen, chance)
    for card in range(GERMAN, BRITISH_END):
        t.british_pile[card] = unseen[card]


def lay_british(t: Mirage, seat: SeatId, unseen: Column, chance: Chance) -> None:
    """Face-down places get cards of the hand that could lie there."""
    for slot in range(BRITISH_HAND):
        if t.brit_area[slot] != NONE and not sees(t.brit_seen[slot], seat):
            t.brit_card[slot] = BRITISH_ACES  # until it is its turn: an ace is never counted as a fighter
    for slot in range(BRITISH_HAND):
        area = t.brit_area[slot]
        if area != NONE and not sees(t.brit_seen[slot], seat):
            last = BRITISH_COMMANDS if chance.below(4) == 0 and takes_an_ace_here(t, slot) else BRITISH_ACES
            card = take_any(t.british_hand, GERMAN, last, chance)
            if card == NONE:  # the hand dealt has none: exchange a card with the pile
                card = take_any(unseen, GERMAN, BRITISH_ACES, chance)
                if card != NONE:
                    unseen[take_any(t.british_hand, GERMAN, BRITISH_END, chance)] += 1
            if card == NONE:  # nor has the pile: what lies there is an ace
                card = take_any(t.british_hand, BRITISH_ACES, BRITISH_END, chance)
            t.brit_card[slot] = card


def takes_an_ace_here(t: Mirage, slot: SlotId) -> bool:
    """A fighter dealt to the same area before it can take one."""
    fighters: i64 = 0
    for other in range(slot):
        if t.brit_area[other] == t.brit_area[slot]:
            fighters += 1 if t.brit_card[other] < WEAPONS else 0
            fighters -= 1 if t.brit_card[other] >= BRITISH_ACES else 0
    return fighters > 0


def deal_night(t: Mirage, seat: SeatId, chance: Chance) -> None:
    for card in range(BRITISH_END, CARDS):
        t.night_pile[card] = COUNT[card]
    for slot in range(BRITISH_HAND, BRITISH_SLOTS):
        if t.brit_area[slot] != NONE and sees(t.brit_seen[slot], seat):
            t.night_pile[t.brit_card[slot]] -= 1
    for slot in range(BRITISH_HAND, BRITISH_SLOTS):
        if t.brit_area[slot] != NONE and not sees(t.brit_seen[slot], seat):
            t.brit_card[slot] = take_any(t.night_pile, BRITISH_END, CARDS, chance)


# --- frames: what another seat is in the middle of choosing
def mend_frames(t: Mirage, seat: SeatId, chance: Chance) -> None:
    for frame in t.stack():
        if isinstance(frame, GermanPlacement):
            mend_german(t, frame, seat, chance)
        elif isinstance(frame, BritishPlacement):
            if frame.seat != seat and frame.about().steps[frame.at].name == "choose_area":
                mend_british(t, frame, seat, chance)
        elif isinstance(frame, NightPlacement):
            mend_night(t, frame, seat, chance)
        elif isinstance(frame, Ambush) and frame.seat != seat:
            mend_ambush(t, frame, chance)


def mend_german(t: Mirage, frame: GermanPlacement, seat: SeatId, chance: Chance) -> None:
    """Somebody else has chosen a target, and perhaps some cards: airfields or radar, where every bomber can go."""
    if frame.seat == seat:
        return
    name = frame.about().steps[frame.at].name
    if name == "choose_to_put_back":
        frame.cards = 2  # so many are drawn again, if the pile has them
    if name != "choose_bomber" and name != "choose_force_card":
        return
    frame.target = event_area(t) if t.event != NONE else 1 if forces_at(t, 1) < 2 else 0
    if name == "choose_force_card":
        plan_any(t, frame.seat, frame.target, BOMBERS, ACES, chance)
        frame.cards = 1


def mend_british(t: Mirage, frame: BritishPlacement, seat: SeatId, chance: Chance) -> None:
    """Somebody else has chosen a card and looks for its area: an ace, where nothing else would fit as things were dealt, or where
    all fighters and weapons are elsewhere."""
    frame.cards = 1
    frame.area = NONE
    if full_areas(t) != ALL_AREAS:
        frame.card = have(t, GERMAN, BRITISH_ACES, chance)
        if frame.card != NONE:
            return
    frame.card = have(t, BRITISH_ACES, BRITISH_COMMANDS, chance)
    frame.area = area_for_an_ace(t)
    if frame.area == NONE:
        lay_a_fighter(t, seat, chance)
        frame.area = area_for_an_ace(t)


def have(t: Mirage, first: i64, last: i64, chance: Chance) -> i64:
    """A card of the British hand out of these; where it has none, one is exchanged with the pile.  NONE where neither has one."""
    able = t.british_hand[:]
    card = take_any(able, first, last, chance)
    if card == NONE:
        card = take_any(t.british_pile, first, last, chance)
        if card == NONE:
            return NONE
        t.british_pile[take_any(t.british_hand, GERMAN, BRITISH_END, chance)] += 1
        t.british_hand[card] += 1
    return card


def area_for_an_ace(t: Mirage) -> i64:
    for area in range(AREA_COUNT):
        if takes_an_ace(t, area):
            return area
    return NONE


def lay_a_fighter(t: Mirage, seat: SeatId, chance: Chance) -> None:
    """Instead of a weapon that lies face down."""
    for slot in range(BRITISH_HAND):
        card = t.brit_card[slot]
        if t.brit_area[slot] != NONE and not sees(t.brit_seen[slot], seat) and WEAPONS <= card < BRITISH_ACES:
            fighter = have(t, GERMAN, WEAPONS, chance)
            if fighter == NONE:
                return
            t.british_hand[fighter] -= 1
            t.british_hand[card] += 1
            t.brit_card[slot] = fighter
            return


def mend_night(t: Mirage, frame: NightPlacement, seat: SeatId, chance: Chance) -> None:
    """The night cards in hand: those not yet placed."""
    first = t.brit_area[BRITISH_HAND] == NONE
    if frame.seat == seat:
        if first:
            t.night_pile[frame.first] -= 1
        if frame.second != NONE:
            t.night_pile[frame.second] -= 1
        return
    if first:
        frame.first = take_any(t.night_pile, BRITISH_END, CARDS, chance)
    frame.second = take_any(t.night_pile, BRITISH_END, CARDS, chance)


def mend_ambush(t: Mirage, frame: Ambush, chance: Chance) -> None:
    """Somebody else moves or adds a fighter."""
    name = frame.about().steps[frame.at].name
    if name not in ("choose_ambush_from", "choose_ambush_fighter", "choose_ambush_area", "choose_ambush_ace"):
        return
    if frame.what == 0:
        ensure_fighter_at(t, frame.origin, chance)
        if name == "choose_ambush_area":
            frame.card = fighter_at(t, frame.origin)
    elif name != "choose_ambush_ace":
        frame.card = ensure_fighter_in_hand(t, chance)


def fighter_at(t: Mirage, area: AreaId) -> i64:
    for slot in range(BRITISH_HAND):
        if t.brit_area[slot] != NONE and (area == NONE or t.brit_area[slot] == area) and t.brit_card[slot] < WEAPONS:
            return t.brit_card[slot]
    return NONE


def ensure_fighter_at(t: Mirage, area: AreaId, chance: Chance) -> None:
    if fighter_at(t, area) != NONE:
        return
    for slot in range(BRITISH_HAND):
        if t.brit_area[slot] != NONE and (area == NONE or t.brit_area[slot] == area):
            card = take_any(t.british_pile, GERMAN, WEAPONS, chance)
            if card != NONE:
                t.british_pile[t.brit_card[slot]] += 1
                t.brit_card[slot] = card
            return


def ensure_fighter_in_hand(t: Mirage, chance: Chance) -> i64:
    able = t.british_hand[:]
    card = take_any(able, GERMAN, WEAPONS, chance)
    if card == NONE:
        card = take_any(t.british_pile, GERMAN, WEAPONS, chance)
        t.british_pile[take_any(t.british_hand, GERMAN, BRITISH_END, chance)] += 1
        t.british_hand[card] += 1
    return card
