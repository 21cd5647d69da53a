"""British command cards with a moment of their own.  § 12.1"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.codegen import procedure, step
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import DONE, GO_ON, PASS, Own, Procedure, Shown, Todo
from opsroom.titles.mirage.rules.british_placement import put_british, takes_an_ace
from opsroom.titles.mirage.rules.cards import (
    AMBUSH,
    AREA_COUNT,
    BRITISH_ACES,
    BRITISH_COMMANDS,
    BRITISH_HAND,
    GERMAN,
    RETALIATION,
    WEAPONS,
)
from opsroom.titles.mirage.rules.ids import AreaId, CardId
from opsroom.titles.mirage.rules.piles import german_left, is_event, turn_up
from opsroom.titles.mirage.rules.table import Mirage, british_spends

MOVE: Final[i64] = 0  # what an ambush does
ADD: Final[i64] = 1
AMBUSHES: Final = ["move", "add"]
RETALIATION_CARDS: Final[i64] = 2


@procedure("12.1", kinds={"seat": "seat"})
class Retaliation(Procedure):
    """Two cards off the German pile; ruling M48: an event among them comes into play as if drawn."""

    seat: Shown

    @step("12.1")
    def bomb_berlin(self, t: Mirage) -> Todo:
        retaliate(t)
        return DONE


def retaliate(t: Mirage) -> None:
    british_spends(t, RETALIATION)
    t.discards[RETALIATION] += 1
    t.tell("command_played", t.british, RETALIATION, 0)
    for _ in range(RETALIATION_CARDS):
        if german_left(t):
            card = turn_up(t)
            if not is_event(t, t.british, card):
                t.discards[card] += 1
                t.tell("german_card_lost", card)


@procedure("12.1", kinds={"seat": "seat"})
class Ambush(Procedure):
    """Once all have placed: a fighter in place flies elsewhere, or one more comes from the hand; limits do not count."""

    seat: Shown
    what: Shown = PASS
    origin: Shown = NONE
    card: Own = PASS
    area: Shown = NONE
    ace: Own = PASS

    @step("12.1", into="what", of="ambush")
    def choose_ambush(self, t: Mirage) -> Todo:
        if t.british_hand[AMBUSH]:
            if has_fighter_at(t, NONE):
                t.offer(MOVE)
            else:
                t.refuse(MOVE, "12.1", "no_fighter_placed")
            if has_fighter_in_hand(t):
                t.offer(ADD)
            else:
                t.refuse(ADD, "12.1", "no_fighter_in_hand")
        t.offer(PASS)
        return t.ask(self.seat)

    @step("12.1")
    def play_it(self, t: Mirage) -> Todo:
        if self.what == PASS:
            return DONE
        british_spends(t, AMBUSH)
        t.discards[AMBUSH] += 1
        t.tell("command_played", self.seat, AMBUSH, 0)
        return GO_ON

    @step("12.1", into="origin", of="area")
    def choose_ambush_from(self, t: Mirage) -> Todo:
        if self.what == ADD:
            return GO_ON
        for area in range(AREA_COUNT):
            if has_fighter_at(t, area):
                t.offer(area)
        return t.ask(self.seat)

    @step("12.1", into="card", of="card")
    def choose_ambush_fighter(self, t: Mirage) -> Todo:
        if self.what == ADD:
            t.offer_held(t.british_hand, GERMAN, WEAPONS)
        else:
            for card in range(GERMAN, WEAPONS):
                if slot_with(t, card, self.origin) != NONE:
                    t.offer(card)
        return t.ask(self.seat)

    @step("12.1", into="area", of="area")
    def choose_ambush_area(self, t: Mirage) -> Todo:
        for area in range(AREA_COUNT):
            if area != self.origin:
                t.offer(area)
        return t.ask(self.seat)

    @step("12.1")
    def spring_it(self, t: Mirage) -> Todo:
        if self.what == ADD:
            put_british(t, self.card, self.area)
            return GO_ON
        move_fighter(t, self.card, self.origin, self.area)
        return DONE

    @step("12.1", into="ace", of="card")
    def choose_ambush_ace(self, t: Mirage) -> Todo:
        """The added fighter may bring an ace, two to an area at most."""
        if takes_an_ace(t, self.area):
            t.offer_held(t.british_hand, BRITISH_ACES, BRITISH_COMMANDS)
        t.offer(PASS)
        return t.ask(self.seat)

    @step("12.1")
    def bring_the_ace(self, t: Mirage) -> Todo:
        if self.ace != PASS:
            put_british(t, self.ace, self.area)
        return DONE


def slot_with(t: Mirage, card: CardId, area: AreaId) -> i64:
    """Where that card lies in an area; NONE where it does not."""
    for slot in range(BRITISH_HAND):
        if t.brit_area[slot] == area and t.brit_card[slot] == card:
            return slot
    return NONE


def has_fighter_at(t: Mirage, area: AreaId) -> bool:
    """Area NONE is any."""
    for slot in range(BRITISH_HAND):
        if t.brit_area[slot] != NONE and (area == NONE or t.brit_area[slot] == area) and t.brit_card[slot] < WEAPONS:
            return True
    return False


def has_fighter_in_hand(t: Mirage) -> bool:
    for card in range(GERMAN, WEAPONS):
        if t.british_hand[card]:
            return True
    return False


def move_fighter(t: Mirage, card: CardId, origin: i64, area: AreaId) -> None:
    """Ruling M74: an ace that would be left without a fighter flies along."""
    t.brit_area[slot_with(t, card, origin)] = area
    t.tell("ambush_moved", t.british, origin, area, card)
    fighters: i64 = 0
    aces: i64 = 0
    ace: i64 = NONE
    for slot in range(BRITISH_HAND):
        if t.brit_area[slot] == origin:
            if t.brit_card[slot] < WEAPONS:
                fighters += 1
            elif t.brit_card[slot] >= BRITISH_ACES:
                aces += 1
                ace = slot
    if aces > fighters:
        t.brit_area[ace] = area
        t.tell("ambush_moved", t.british, origin, area, t.brit_card[ace])
