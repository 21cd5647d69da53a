"""Night fighters move and deploy.  § 7.0, § 7.1, § 7.1.1, § 7.3, § 7.5 and § 9.4.3"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.codegen import procedure, step
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import DONE, GO_ON, PASS, Procedure, Shown, Todo
from opsroom.titles.bomber_command.rules.card_windows import Window
from opsroom.titles.bomber_command.rules.cards import W_FIGHTERS
from opsroom.titles.bomber_command.rules.counters import FIRST_UNIT, LAST_UNIT
from opsroom.titles.bomber_command.rules.geography import (
    AROUND,
    BEACON_AT,
    BRITISH,
    CITIES,
    CITIES_IN,
    CITY_FLAK,
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
from opsroom.titles.bomber_command.rules.group_orders import (
    G_BEACONS,
    G_GCI,
    G_HOMEWARD,
    G_STACK,
    P_STACK,
    homeward_place,
    homeward_units,
    is_group,
    next_stack,
    stack_of,
    stack_place,
)
from opsroom.titles.bomber_command.rules.ids import CityId, HexId, PlaceId, RaidId, UnitId
from opsroom.titles.bomber_command.rules.raids import part, tail
from opsroom.titles.bomber_command.rules.table import Bomber
from opsroom.titles.bomber_command.rules.units import (
    clear_acted,
    is_airborne,
    is_in_contact,
    is_twin,
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
        """Where the next stack goes; or one unit, of that stack or another, which is then asked by itself."""
        found = False
        lead = next_stack(t)
        if lead != NONE:
            for place in places_of(t, lead):
                t.offer(G_STACK + place)
        for unit in range(FIRST_UNIT[t.scenario], LAST_UNIT[t.scenario]):
            if t.acted[unit] == 0 and is_airborne(t, unit):
                t.offer(unit)
                found = True
        if not found:
            return self.go_to("burn_fuel")
        if len(homeward_units(t)) > 1:
            t.offer(G_HOMEWARD)
        t.offer(PASS)
        return t.ask(GERMAN)

    @step("9.4.3")
    def leave_raid(self, t: Bomber) -> Todo:
        if self.unit == PASS:
            return self.go_to("check_forced_leaving")
        if self.unit == G_HOMEWARD:
            for unit in homeward_units(t):
                move_unit(t, unit, homeward_place(t, unit))
            return self.go_to("choose_fighter")
        if is_group(self.unit):
            move_stack(t, next_stack(t), stack_place(self.unit))
            return self.go_to("choose_fighter")
        t.acted[self.unit] = 1
        if is_in_contact(t, self.unit):
            return t.do(LeavingRaid(self.unit))
        return GO_ON

    @step("7.1", into="place", of="place")
    def choose_place(self, t: Bomber) -> Todo:
        """Alone, or with all that lie in its hex and may move as it does."""
        offer_moves(t, self.unit)
        if len(stack_of(t, self.unit)) > 1:
            for place in places_of(t, self.unit):
                t.offer(P_STACK + place)
        return t.ask(GERMAN)

    @step("7.1")
    def move(self, t: Bomber) -> Todo:
        if self.place >= P_STACK:
            move_stack(t, self.unit, self.place - P_STACK)
        else:
            move_unit(t, self.unit, self.place)
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


def move_unit(t: Bomber, unit: UnitId, place: PlaceId) -> None:
    t.acted[unit] = 1
    if place != t.unit_at[unit]:
        t.tell("fighter_moved", unit, t.unit_at[unit], place)
        put(t, unit, place)
        t.gci[unit] = 0  # ruling B14


def move_stack(t: Bomber, lead: UnitId, place: PlaceId) -> None:
    for unit in stack_of(t, lead):
        move_unit(t, unit, place)


def offer_moves(t: Bomber, unit: UnitId) -> None:
    for place in places_of(t, unit):
        t.offer(place)
    if t.unit_at[unit] == JUTLAND and t.scrambled[unit]:
        t.refuse(JUTLAND_HEX, "7.1.1", "still_climbing")


def places_of(t: Bomber, unit: UnitId) -> list[int]:
    """§ 7.0, § 7.1.1: two hexes; one under a scramble marker.  Boxes take the whole movement."""
    here = t.unit_at[unit]
    is_slow = t.scrambled[unit] == 1
    if here == JUTLAND:
        return [JUTLAND] if is_slow else [JUTLAND, JUTLAND_HEX]
    if here == ENGLAND:
        return [ENGLAND, *EXITS]
    if is_slow:
        return [here, *AROUND[here]]
    found: list[int] = list(WITHIN_TWO[here])
    if here == JUTLAND_HEX:
        found.append(JUTLAND)
    if t.intruder[unit] and EXIT[here]:
        found.append(ENGLAND)
    return found


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
        for group in range(G_BEACONS, G_GCI + 1):
            if concerns_any(t, group):
                t.offer(group)
        t.offer(PASS)
        return t.ask(GERMAN)

    @step("7.3", into="post", of="post")
    def choose_post(self, t: Bomber) -> Todo:
        if self.unit == PASS:
            return DONE
        if is_group(self.unit):
            return self.go_to("deploy_group")
        offer_posts(t, self.unit)
        t.offer(PASS)
        return t.ask(GERMAN)

    @step("7.3")
    def deploy(self, t: Bomber) -> Todo:
        take_post(t, self.unit, self.post)
        return self.go_to("choose_deploying")

    @step("7.3")
    def deploy_group(self, t: Bomber) -> Todo:
        for unit in range(FIRST_UNIT[t.scenario], LAST_UNIT[t.scenario]):
            post = group_post(t, unit, self.unit)
            if post != NONE:
                take_post(t, unit, post)
        return self.go_to("choose_deploying")


def take_post(t: Bomber, unit: UnitId, post: i64) -> None:
    t.acted[unit] = 1
    if post == GCI_POST:
        t.gci[unit] = 1
        t.stacked[unit] = NONE
        t.tell("took_gci", unit, t.unit_at[unit])
    else:
        t.gci[unit] = 0
        t.stacked[unit] = NONE
        if post != PASS:
            t.stacked[unit] = post
            t.tell("stacked", unit, post)


def group_post(t: Bomber, unit: UnitId, group: i64) -> i64:
    """Where a group order sends a unit; NONE where it does not concern it: it has such a post, has deployed already, or may not.

    To beacons go twin-engined units; under ground control those that have no box; to the city with most flak single-engined units,
    and twin-engined ones that have neither a beacon nor ground control in their hex.
    """
    if t.acted[unit] or not may_deploy(t, unit) or t.gci[unit]:
        return NONE
    if group == G_GCI:
        return GCI_POST if t.stacked[unit] == NONE and may_take_gci(t, unit) else NONE
    hex = t.unit_at[unit]
    beacon = BEACON_AT[t.scenario * HEXES + hex]
    if group == G_BEACONS:
        is_for_it = is_twin(unit) and beacon != NONE and t.stacked[unit] != CITIES + beacon
        return CITIES + beacon if is_for_it else NONE
    if is_twin(unit) and (beacon != NONE or may_take_gci(t, unit)):
        return NONE
    city = defended_city(t, hex)
    return city if city != t.stacked[unit] else NONE


def concerns_any(t: Bomber, group: i64) -> bool:
    for unit in range(FIRST_UNIT[t.scenario], LAST_UNIT[t.scenario]):
        if group_post(t, unit, group) != NONE:
            return True
    return False


def defended_city(t: Bomber, hex: HexId) -> CityId:
    """The city of a hex with most flak as printed; NONE where there is none."""
    best: i64 = NONE
    for city in CITIES_IN[t.scenario][hex]:
        if best == NONE or CITY_FLAK[t.scenario * CITIES + city] > CITY_FLAK[t.scenario * CITIES + best]:
            best = city
    return best


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
