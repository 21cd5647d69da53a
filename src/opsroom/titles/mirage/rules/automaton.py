"""The British automaton of the co-operative modes: it places, aims and plays commands by rule.  § 13.3b, § 13.3c"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.column import printed
from opsroom.engine.ids import NONE
from opsroom.titles.mirage.rules.british_placement import place_all_at, put_british, put_night, takes_an_ace
from opsroom.titles.mirage.rules.cards import (
    ADLERANGRIFF,
    AIRFIELD,
    AMBUSH,
    AREA_COUNT,
    BRITISH_ACES,
    BRITISH_COMMANDS,
    BRITISH_HAND,
    CITIES,
    EVENT_CARDS,
    GERMAN,
    LONDON,
    LONDON_ORDER,
    MODE_AN_AREA,
    MODE_CARDS,
    NIGHT_CARDS,
    RADAR,
    STRENGTH,
    WEAPONS,
)
from opsroom.titles.mirage.rules.commands import move_fighter
from opsroom.titles.mirage.rules.ids import AreaId
from opsroom.titles.mirage.rules.piles import draw_night
from opsroom.titles.mirage.rules.table import BRITISH_FIRST, Mirage, automaton_looks, british_spends, german_at

PRIORITY: Final = printed([AIRFIELD, RADAR, CITIES, LONDON])
BY_TURNS_FORCES: Final[i64] = 2  # placing by turns it answers the first two forces


def best_fighter(t: Mirage) -> i64:
    """The strongest fighter in its hand; among equals chance decides (ruling M63)."""
    best: i64 = 0
    equals: i64 = 0
    for card in range(GERMAN, WEAPONS):
        if t.british_hand[card]:
            if STRENGTH[card] > best:
                best = STRENGTH[card]
                equals = 1
            elif STRENGTH[card] == best:
                equals += 1
    if equals == 0:
        return NONE
    nth = t.die(equals) if equals > 1 else 1
    for card in range(GERMAN, WEAPONS):
        if t.british_hand[card] and STRENGTH[card] == best:
            nth -= 1
            if nth == 0:
                return card
    return NONE


def any_weapon(t: Mirage) -> i64:
    for card in range(WEAPONS, BRITISH_ACES):
        if t.british_hand[card]:
            return t.pick(t.british_hand, WEAPONS, BRITISH_ACES, "card")
    return NONE


def place_one(t: Mirage, area: AreaId, by_day: bool) -> bool:
    """Its strongest fighter, else any weapon; against night raiders a weapon (ruling M63).  An ace goes with a fighter."""
    automaton_looks(t)
    card = best_fighter(t) if by_day or t.night_fighters else NONE
    if card == NONE:
        card = any_weapon(t)
    if card == NONE:
        return False
    put_british(t, card, area)
    if card < WEAPONS and takes_an_ace(t, area):
        for ace in range(BRITISH_ACES, BRITISH_COMMANDS):
            if t.british_hand[ace]:
                put_british(t, ace, area)
                break
    return True


def attacked_by(t: Mirage, area: AreaId, night: i64) -> bool:
    for seat in range(t.germans):
        if t.force_area[seat] == area and t.force_night[seat] == night:
            return True
    return False


def place_all_by_rule(t: Mirage) -> None:
    if t.event == LONDON_ORDER:
        place_all_at(t, LONDON)
    elif t.event == ADLERANGRIFF:
        for _ in range(EVENT_CARDS):
            place_one(t, AIRFIELD, True)
    elif t.order == BRITISH_FIRST:
        for i in range(MODE_CARDS[t.mode]):
            place_one(t, PRIORITY[i % AREA_COUNT], True)
    else:
        answer_the_forces(t)


def answer_the_forces(t: Mirage) -> None:
    """One card to each attacked area in its order of priority, then round again (ruling M63)."""
    left = MODE_CARDS[t.mode]
    for _ in range(MODE_AN_AREA[t.mode]):
        for i in range(AREA_COUNT):
            area = PRIORITY[i]
            by_day = attacked_by(t, area, 0)
            if left > 0 and (by_day or attacked_by(t, area, 1)) and place_one(t, area, by_day):
                left -= 1


def place_by_turns_by_rule(t: Mirage, time: i64) -> None:
    """First at the airfields; then where the first and the second force went (ruling M64)."""
    if time == 0:
        place_one(t, AIRFIELD, True)
    elif time <= BY_TURNS_FORCES:
        seat = german_at(t, time - 1)
        if t.force_area[seat] != NONE:
            place_one(t, t.force_area[seat], t.force_night[seat] == 0)


def ambush_by_rule(t: Mirage) -> None:
    """A fighter that stands where nobody comes by day flies to the first attacked area (ruling M67)."""
    if t.british_hand[AMBUSH] == 0:
        return
    area: AreaId = NONE
    for i in range(AREA_COUNT):
        if area == NONE and attacked_by(t, PRIORITY[i], 0):
            area = PRIORITY[i]
    if area == NONE:
        return
    for slot in range(BRITISH_HAND):
        origin = t.brit_area[slot]
        if origin != NONE and t.brit_card[slot] < WEAPONS and not attacked_by(t, origin, 0):
            british_spends(t, AMBUSH)
            t.discards[AMBUSH] += 1
            t.tell("command_played", t.british, AMBUSH, 0)
            move_fighter(t, t.brit_card[slot], origin, area)
            return


def place_night_by_rule(t: Mirage) -> None:
    """One card to each attacked place, the cities first; both to the same where there is only one (ruling M67)."""
    first = CITIES if attacked_by(t, CITIES, 1) else LONDON
    second = LONDON if attacked_by(t, LONDON, 1) else CITIES
    for i in range(NIGHT_CARDS):
        put_night(t, draw_night(t), first if i == 0 else second, BRITISH_HAND + i)
