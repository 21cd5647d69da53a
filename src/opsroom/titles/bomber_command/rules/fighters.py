"""Night fighters move and deploy.  § 7.0, § 7.1, § 7.1.1, § 7.3, § 7.5 and § 9.4.3"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.codegen import procedure, step
from opsroom.engine.procedure import DONE, GO_ON, PASS, Procedure, Shown, Todo
from opsroom.titles.bomber_command.rules.cards import W_FIGHTERS
from opsroom.titles.bomber_command.rules.cards_window import Window
from opsroom.titles.bomber_command.rules.counters import FIRST_UNIT, LAST_UNIT
from opsroom.titles.bomber_command.rules.geography import (
    AROUND,
    BEACON_AT,
    BRITISH,
    CITIES,
    CITIES_IN,
    ENGLAND,
    EXIT,
    EXITS,
    GERMAN,
    HEXES,
    JUTLAND,
    JUTLAND_HEX,
    RAID_BOX,
    STACK_NAMES,
    WITHIN_TWO,
)
from opsroom.titles.bomber_command.rules.ids import NONE, RaidId, UnitId
from opsroom.titles.bomber_command.rules.raids import part, tail
from opsroom.titles.bomber_command.rules.table import Bomber
from opsroom.titles.bomber_command.rules.units import (
    clear_acted,
    is_airborne,
    is_in_contact,
    may_take_gci,
    put,
    send_home,
)

POST_NAMES: Final = [*STACK_NAMES, "gci_marker"]
GCI_POST: Final[i64] = len(STACK_NAMES)


@procedure("7.1")
class FighterMovement(Procedure):
    unit: Shown = NONE
    place: Shown = NONE

    @step("6.2")
    def play_cards(self, t: Bomber) -> Todo:
        clear_acted(t)
        return t.do(Window(W_FIGHTERS))

    @step("7.1", into="unit", of="unit")
    def choose_fighter(self, t: Bomber) -> Todo:
        found = False
        for unit in range(FIRST_UNIT[t.scenario], LAST_UNIT[t.scenario]):
            if t.acted[unit] == 0 and is_airborne(t, unit):
                t.offer(unit)
                found = True
        if not found:
            return self.go_to("burn_fuel")
        t.offer(PASS)
        return t.ask(GERMAN)

    @step("9.4.3")
    def leave_raid(self, t: Bomber) -> Todo:
        if self.unit == PASS:
            return self.go_to("check_forced_leaving")
        t.acted[self.unit] = 1
        if is_in_contact(t, self.unit):
            return t.do(LeavingRaid(self.unit))
        return GO_ON

    @step("7.1", into="place", of="place")
    def choose_place(self, t: Bomber) -> Todo:
        offer_moves(t, self.unit)
        return t.ask(GERMAN)

    @step("7.1")
    def move(self, t: Bomber) -> Todo:
        if self.place != t.unit_at[self.unit]:
            t.tell("fighter_moved", self.unit, t.unit_at[self.unit], self.place)
            put(t, self.unit, self.place)
            t.gci[self.unit] = 0  # ruling B14
        return self.go_to("choose_fighter")

    @step("7.4.3")
    def check_forced_leaving(self, t: Bomber) -> Todo:
        """A unit sent home from within a raid leaves it now."""
        for unit in range(FIRST_UNIT[t.scenario], LAST_UNIT[t.scenario]):
            if is_in_contact(t, unit) and t.returning[unit]:
                self.unit = unit
                return t.do(LeavingRaid(unit))
        return self.go_to("burn_fuel")

    @step("7.4.3")
    def next_forced_leaving(self, t: Bomber) -> Todo:
        return self.go_to("check_forced_leaving")

    @step("7.5")
    def burn_fuel(self, t: Bomber) -> Todo:
        """Units with a GCI marker burn none, § 7.5.1; scramble markers come off, § 7.1."""
        for unit in range(FIRST_UNIT[t.scenario], LAST_UNIT[t.scenario]):
            if is_airborne(t, unit):
                t.scrambled[unit] = 0
                if t.gci[unit] == 0 and t.fuel[unit] > 0:
                    t.fuel[unit] -= 1
        return GO_ON

    @step("7.1")
    def finish(self, t: Bomber) -> Todo:
        return DONE


def offer_moves(t: Bomber, unit: UnitId) -> None:
    """§ 7.0, § 7.1.1: two hexes; one under a scramble marker.  Boxes take the whole movement."""
    here = t.unit_at[unit]
    is_slow = t.scrambled[unit] == 1
    if here == JUTLAND:
        t.offer(JUTLAND)
        if is_slow:
            t.refuse(JUTLAND_HEX, "7.1.1", "still_climbing")
        else:
            t.offer(JUTLAND_HEX)
    elif here == ENGLAND:
        t.offer(ENGLAND)
        for hex in EXITS:
            t.offer(hex)
    else:
        if is_slow:
            t.offer(here)
            for hex in AROUND[here]:
                t.offer(hex)
            return
        for hex in WITHIN_TWO[here]:
            t.offer(hex)
        if here == JUTLAND_HEX:
            t.offer(JUTLAND)
        if t.intruder[unit] and EXIT[here]:
            t.offer(ENGLAND)


@procedure("9.4.3", kinds={"unit": "unit"})
class LeavingRaid(Procedure):
    """The British side says in which hex of the raid the unit appears."""

    unit: Shown
    place: Shown = NONE

    @step("9.4.3", into="place", of="place")
    def choose_leaving_hex(self, t: Bomber) -> Todo:
        raid = t.unit_at[self.unit] - RAID_BOX
        offer_hexes_of(t, raid)
        return t.ask(BRITISH)

    @step("9.4.3")
    def leave(self, t: Bomber) -> Todo:
        put(t, self.unit, self.place)
        if t.returning[self.unit] == 0:
            send_home(t, self.unit)
        t.tell("left_raid", self.unit, self.place)
        return DONE


def offer_hexes_of(t: Bomber, raid: RaidId) -> None:
    """Each hex that the raid occupies, once."""
    last: i64 = NONE
    before: i64 = NONE
    for back in range(tail(t, raid) + 1):
        place = part(t, raid, back)
        if place != NONE and place < HEXES and place != last and place != before:
            t.offer(place)
            before = last
            last = place


@procedure("7.3")
class Deployment(Procedure):
    """Into the boxes of cities and beacons, or under ground control."""

    unit: Shown = NONE
    post: Shown = NONE

    @step("7.3")
    def begin(self, t: Bomber) -> Todo:
        clear_acted(t)
        return GO_ON

    @step("7.3", into="unit", of="unit")
    def choose_deploying(self, t: Bomber) -> Todo:
        found = False
        for unit in range(FIRST_UNIT[t.scenario], LAST_UNIT[t.scenario]):
            if t.acted[unit] == 0 and may_deploy(t, unit) and has_post(t, unit):
                t.offer(unit)
                found = True
        if not found:
            return DONE
        t.offer(PASS)
        return t.ask(GERMAN)

    @step("7.3", into="post", of="post")
    def choose_post(self, t: Bomber) -> Todo:
        if self.unit == PASS:
            return DONE
        offer_posts(t, self.unit)
        t.offer(PASS)
        return t.ask(GERMAN)

    @step("7.3")
    def deploy(self, t: Bomber) -> Todo:
        t.acted[self.unit] = 1
        if self.post == GCI_POST:
            t.gci[self.unit] = 1
            t.stacked[self.unit] = NONE
            t.tell("took_gci", self.unit, t.unit_at[self.unit])
        else:
            t.gci[self.unit] = 0
            t.stacked[self.unit] = NONE
            if self.post != PASS:
                t.stacked[self.unit] = self.post
                t.tell("stacked", self.unit, self.post)
        return self.go_to("choose_deploying")


def may_deploy(t: Bomber, unit: UnitId) -> bool:
    """§ 7.3: not under a scramble or return marker, and no intruders."""
    return t.unit_at[unit] < HEXES and t.scrambled[unit] == 0 and t.returning[unit] == 0 and t.intruder[unit] == 0


def has_post(t: Bomber, unit: UnitId) -> bool:
    hex = t.unit_at[unit]
    if BEACON_AT[t.scenario * HEXES + hex] != NONE or CITIES_IN[t.scenario][hex]:
        return True
    return may_take_gci(t, unit)


def offer_posts(t: Bomber, unit: UnitId) -> None:
    """§ 9.3: a unit under ground control goes to no city or beacon; it may give the marker up, ruling B120."""
    hex = t.unit_at[unit]
    boxes: list[int] = list(CITIES_IN[t.scenario][hex])
    beacon = BEACON_AT[t.scenario * HEXES + hex]
    if beacon != NONE:
        boxes.append(CITIES + beacon)
    for box in boxes:
        if t.gci[unit]:
            t.refuse(box, "9.3", "under_ground_control")
        else:
            t.offer(box)
    if may_take_gci(t, unit):
        t.offer(GCI_POST)
    else:
        t.refuse(GCI_POST, "9.3", "no_ground_control_here")
