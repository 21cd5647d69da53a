"""The British side places its cards; night cards.  § 7.3, § 7.4"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.bits import bit
from opsroom.engine.codegen import procedure, step
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import DONE, GO_ON, PASS, Own, Procedure, Shown, Todo
from opsroom.titles.mirage.rules.cards import (
    AREA_ACES,
    AREA_COUNT,
    BRITISH_ACES,
    BRITISH_COMMANDS,
    BRITISH_HAND,
    CITIES,
    GERMAN,
    LONDON,
    LONDON_ORDER,
    MODE_AN_AREA,
    MODE_FIGHTERS,
    MODE_WEAPONS,
    NIGHT_CARDS,
    WEAPONS,
)
from opsroom.titles.mirage.rules.german_placement import event_area, is_open
from opsroom.titles.mirage.rules.ids import AreaId, CardId, SlotId
from opsroom.titles.mirage.rules.piles import draw_night
from opsroom.titles.mirage.rules.table import BRITISH_FIRST, BY_TURNS, Mirage

ALL_AREAS: Final[i64] = 15  # one bit each


@procedure("7.3", kinds={"seat": "seat"})
class BritishPlacement(Procedure):
    """So many cards, aces apart, each face down in an area; as many as possible (ruling M13)."""

    seat: Shown
    cards: Own
    card: Own = PASS
    area: Own = NONE

    @step("12.2.2")
    def place_everything(self, t: Mirage) -> Todo:
        """On the London turn every card that can be used is placed (ruling M57)."""
        if t.event == LONDON_ORDER:
            place_all_at(t, LONDON)
            return DONE
        return GO_ON

    @step("7.3", into="card", of="card")
    def choose_british_card(self, t: Mirage) -> Todo:
        """Asked until the British side has finished, so that nobody can tell a gun from an ace."""
        duty = False
        if self.cards > 0:
            duty = self.offer_cards(t)
        for card in range(BRITISH_ACES, BRITISH_COMMANDS):
            if t.british_hand[card]:
                if self.takes_an_ace_somewhere(t):
                    t.offer(card)
                else:
                    t.refuse(card, "12.3", "ace_needs_a_fighter")
        if duty:
            t.refuse(PASS, "7.3", "must_place", self.cards)
        else:
            t.offer(PASS)
        return t.ask(self.seat)

    @step("7.3", into="area", of="area")
    def choose_area(self, t: Mirage) -> Todo:
        if self.card == PASS:
            return DONE
        if t.event != NONE:
            return GO_ON
        full = full_areas(t)
        for area in range(AREA_COUNT):
            if self.card >= BRITISH_ACES:
                if self.takes_an_ace(t, area):
                    t.offer(area)
                else:
                    t.refuse(area, "12.3", "ace_needs_a_fighter")
            elif (full >> area) & 1 == 0:
                t.offer(area)
            else:
                t.refuse(area, "7.3", "area_is_full", limit_an_area(t))
        return t.ask(self.seat)

    @step("7.3")
    def put_it_there(self, t: Mirage) -> Todo:
        put_british(t, self.card, self.area if t.event == NONE else event_area(t))
        if self.card < BRITISH_ACES:
            self.cards -= 1
            if self.card >= WEAPONS:
                self.area = NONE  # no fighter was placed for an ace to go with (ruling M11)
        self.card = PASS
        return self.go_to("choose_british_card")

    # --- what the steps ask
    def offer_cards(self, t: Mirage) -> bool:
        """Fighters and weapons that fit somewhere; whether one must be placed."""
        full = full_areas(t)
        if full == ALL_AREAS:
            return False
        before = t.offered
        if laid_fighters(t) < limit_of_fighters(t):
            t.offer_held(t.british_hand, GERMAN, WEAPONS)
        else:
            for card in range(GERMAN, WEAPONS):
                if t.british_hand[card]:
                    t.refuse(card, "13.1", "fighters_are_out", MODE_FIGHTERS[t.mode])
        if laid_weapons(t) < limit_of_weapons(t):
            t.offer_held(t.british_hand, WEAPONS, BRITISH_ACES)
        else:
            for card in range(WEAPONS, BRITISH_ACES):
                if t.british_hand[card]:
                    t.refuse(card, "13.1", "weapons_are_out", MODE_WEAPONS[t.mode])
        return t.offered > before and full | closed_areas(t) != ALL_AREAS

    def takes_an_ace_somewhere(self, t: Mirage) -> bool:
        for area in range(AREA_COUNT):
            if self.takes_an_ace(t, area):
                return True
        return False

    def takes_an_ace(self, t: Mirage, area: AreaId) -> bool:
        """Ruling M11: placing by turns, an ace goes with the fighter just placed."""
        if t.order == BY_TURNS and area != self.area:
            return False
        return takes_an_ace(t, area)


# --- limits: § 7.3, § 13.1
def limit_an_area(t: Mirage) -> i64:
    if t.event != NONE:
        return BRITISH_HAND
    return 1 if t.order == BRITISH_FIRST else MODE_AN_AREA[t.mode]


def limit_of_fighters(t: Mirage) -> i64:
    return MODE_FIGHTERS[t.mode] if t.event == NONE else BRITISH_HAND


def limit_of_weapons(t: Mirage) -> i64:
    return MODE_WEAPONS[t.mode] if t.event == NONE else BRITISH_HAND


def laid_at(t: Mirage, area: AreaId) -> i64:
    """Cards placed in an area this turn, aces apart; weapons of earlier turns do not count (ruling M08)."""
    n: i64 = 0
    for slot in range(BRITISH_HAND):
        if t.brit_area[slot] == area and t.brit_card[slot] < BRITISH_ACES:
            n += 1
    return n


def laid_fighters(t: Mirage) -> i64:
    n: i64 = 0
    for slot in range(BRITISH_HAND):
        if t.brit_area[slot] >= 0 and t.brit_card[slot] < WEAPONS:
            n += 1
    return n


def laid_weapons(t: Mirage) -> i64:
    n: i64 = 0
    for slot in range(BRITISH_HAND):
        if t.brit_area[slot] >= 0 and t.brit_card[slot] >= WEAPONS and t.brit_card[slot] < BRITISH_ACES:
            n += 1
    return n


def full_areas(t: Mirage) -> i64:
    """One bit for each area where no card, aces apart, may be placed any more; on an event turn all but one."""
    if t.event != NONE:
        return ALL_AREAS - bit(event_area(t))
    laid: i64 = 0  # eight bits an area
    for slot in range(BRITISH_HAND):
        if t.brit_area[slot] >= 0 and t.brit_card[slot] < BRITISH_ACES:
            laid += bit(8 * t.brit_area[slot])
    limit = limit_an_area(t)
    full: i64 = 0
    for area in range(AREA_COUNT):
        if (laid >> (8 * area)) & 255 >= limit:
            full |= bit(area)
    return full


def closed_areas(t: Mirage) -> i64:
    """One bit for each area that the Germans may not attack this turn."""
    if t.event != NONE:
        return 0
    return (0 if is_open(t, LONDON) else bit(LONDON)) + (0 if is_open(t, CITIES) else bit(CITIES))


def takes_an_ace(t: Mirage, area: AreaId) -> bool:
    """§ 12.3: one to a fighter, two to an area; ruling M57: no limit on the London turn."""
    fighters: i64 = 0
    aces: i64 = 0
    for slot in range(BRITISH_HAND):
        if t.brit_area[slot] == area:
            if t.brit_card[slot] < WEAPONS:
                fighters += 1
            elif t.brit_card[slot] >= BRITISH_ACES:
                aces += 1
    return aces < fighters and (aces < AREA_ACES or t.event == LONDON_ORDER)


def put_british(t: Mirage, card: CardId, area: AreaId) -> None:
    """Face down: only its number is public (ruling M06)."""
    t.british_hand[card] -= 1
    t.british_held -= 1
    slot: SlotId = 0
    while t.brit_area[slot] != NONE:
        slot += 1
    t.brit_card[slot] = card
    t.brit_area[slot] = area
    t.brit_seen[slot] = 0 if t.british == NONE else bit(t.british)
    t.tell("british_placed", t.british, area, card)


def place_all_at(t: Mirage, area: AreaId) -> None:
    for card in range(GERMAN, BRITISH_ACES):
        while t.british_hand[card]:
            put_british(t, card, area)
    for card in range(BRITISH_ACES, BRITISH_COMMANDS):
        while t.british_hand[card] and takes_an_ace(t, area):
            put_british(t, card, area)


@procedure("7.4", kinds={"seat": "seat", "first": "card", "second": "card"})
class NightPlacement(Procedure):
    """Two night cards for London and the cities, once every German has placed."""

    seat: Shown
    first: Own = NONE
    second: Own = NONE
    area: Own = NONE

    @step("7.4")
    def draw_night_cards(self, t: Mirage) -> Todo:
        self.first = draw_night(t)
        if NIGHT_CARDS > 1:
            self.second = draw_night(t)
        t.tell("night_drawn", self.seat, self.first, self.second)
        return GO_ON

    @step("7.4", into="area", of="area")
    def choose_first_night_area(self, t: Mirage) -> Todo:
        t.offer(LONDON)
        t.offer(CITIES)
        return t.ask(self.seat)

    @step("7.4")
    def place_first(self, t: Mirage) -> Todo:
        put_night(t, self.first, self.area, BRITISH_HAND)
        return GO_ON if self.second != NONE else DONE

    @step("7.4", into="area", of="area")
    def choose_second_night_area(self, t: Mirage) -> Todo:
        t.offer(LONDON)
        t.offer(CITIES)
        return t.ask(self.seat)

    @step("7.4")
    def place_second(self, t: Mirage) -> Todo:
        put_night(t, self.second, self.area, BRITISH_HAND + 1)
        return DONE


def put_night(t: Mirage, card: CardId, area: AreaId, slot: SlotId) -> None:
    t.brit_card[slot] = card
    t.brit_area[slot] = area
    t.brit_seen[slot] = 0 if t.british == NONE else bit(t.british)
    t.tell("night_placed", t.british, area, card)
