"""The bombing of a city by a Main Force: marking and dropping.  § 10.0, § 10.1 to § 10.4, § 12.3, § 12.4"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.codegen import procedure, step
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import DONE, GO_ON, Procedure, Shown, Todo
from opsroom.titles.bomber_command.rules.bomb_adjustments import (
    Adjusting,
    clear_the_country,
    error_points,
    precision_points,
)
from opsroom.titles.bomber_command.rules.bombing_charts import (
    CLEAR_MODIFIER,
    COUNTERS,
    DRIFT,
    LADDER,
    LOAD_SHIFT,
    METHOD,
    METHOD_MODIFIER,
    NEWHAVEN,
    OBOE_MODIFIER,
    RADAR_GOOD,
    RADAR_MODIFIER,
    RADAR_POOR,
    SHIFT,
    START,
)
from opsroom.titles.bomber_command.rules.bombing_points import bomb_halves, score_bombing
from opsroom.titles.bomber_command.rules.card_windows import Window, clear_roll
from opsroom.titles.bomber_command.rules.cards import W_DROP, W_ERRORS, W_MARKING, W_PRECISION
from opsroom.titles.bomber_command.rules.charts import CLEAR
from opsroom.titles.bomber_command.rules.city_maps import (
    AREA_COUNT,
    COUNTRY,
    FARTHEST,
    FIELD,
    G_REST,
    OIL,
    distance,
    is_on,
    is_works,
    kind_of,
    step_from,
)
from opsroom.titles.bomber_command.rules.fires import Fires
from opsroom.titles.bomber_command.rules.geography import (
    BRITISH,
    CITIES,
    CITY_HEX,
    CITY_MAP,
    CITY_OBOE,
    CITY_RADAR,
    DOWNFALL,
    GERMAN,
)
from opsroom.titles.bomber_command.rules.ids import AreaId, CityId, CityMapId, RaidId, TargetId
from opsroom.titles.bomber_command.rules.raids import approach_side, disruption_at_target, load_of
from opsroom.titles.bomber_command.rules.roll_sums import (
    BY_GOOD_RADAR,
    BY_OBOE,
    BY_POOR_RADAR,
    R_MARKING,
    tell_modifiers,
    tell_sum,
)
from opsroom.titles.bomber_command.rules.table import Bomber
from opsroom.titles.bomber_command.rules.weather import bombing_weather

HE: Final[i64] = 0
INCENDIARY: Final[i64] = 1


@procedure(
    "10.3",
    kinds={
        "block": "target",
        "city": "city",
        "city_map": "city_map",
        "weather": "weather",
        "oboe": "flag",
        "radar": "radar",
        "side": "direction",
        "load": "load",
        "oil": "flag",
        "course": "direction",
    },
)
class Bombing(Procedure):
    """§ 10.0: one Main Force over its target.  Everything on a city map lies open."""

    block: Shown  # the city map: 0 for target A, 1 for target B
    city: Shown
    raid: i64  # which raid it is need not be told, § 8.3
    city_map: Shown
    weather: Shown
    oboe: Shown
    radar: Shown
    side: Shown  # the compass number of the approach; 0 where the British side may choose, § 10.3.1
    load: Shown = 0
    oil: Shown = 0
    aim: Shown = NONE
    way: Shown = 0  # of the approach, as an option: direction less one
    dice: Shown = 0
    second: Shown = 0  # the other roll, where drift and accuracy are rolled apart
    shift: Shown = 0
    drift: Shown = 0
    course: Shown = 0  # direction of the drift
    he: Shown = 0
    left: Shown = 0  # counters still to be placed
    area: Shown = NONE

    @step("10.2")
    def lay_out_the_map(self, t: Bomber) -> Todo:
        keep_the_first_raid(t, self.block)
        t.bombed[self.block] += 1
        t.raid_now = self.raid
        t.city_bombed[self.block] = self.city
        t.tell("bombing_begins", self.city)
        return GO_ON

    # --- marking: § 10.3
    @step("10.3.1", into="aim", of="area")
    def choose_aimpoint(self, t: Bomber) -> Todo:
        """§ 10.6: the second raid keeps the aimpoint of the first.  § 4.5.1: an oil target is aimed at."""
        if is_second(t, self.block):
            return GO_ON
        for area in range(AREA_COUNT):
            if not is_on(self.city_map, area):
                continue
            if self.oil:
                if OIL[self.city_map * AREA_COUNT + area]:
                    t.offer(area)
                else:
                    t.refuse(area, "10.3.1", "oil_only")
            elif kind_of(self.city_map, area) == FIELD:
                t.refuse(area, "10.3.1", "no_field")
            elif t.scenario == DOWNFALL and not is_works(self.city_map, area):
                t.refuse(area, "10.3.1", "works_only")
            else:
                t.offer(area)
        return t.ask(BRITISH)

    @step("10.3.1", into="way", of="way")
    def choose_approach(self, t: Bomber) -> Todo:
        if self.side:
            return GO_ON
        for way in range(6):
            t.offer(way)
        return t.ask(BRITISH)

    @step("10.3.1")
    def place_aimpoint(self, t: Bomber) -> Todo:
        if is_second(t, self.block):
            self.aim = t.aimpoint[self.block]
        if self.side == 0:
            self.side = self.way + 1
        t.aimpoint[self.block] = self.aim
        place_markers(t, self.block, self.city_map, self.aim, self.side)
        t.tell("aimed", self.city, self.aim, t.approach[self.block], METHOD[self.weather])
        clear_roll(t)
        return GO_ON

    @step("10.3.2")
    def play_cards_on_marking(self, t: Bomber) -> Todo:
        return t.do(Window(W_MARKING, method=METHOD[self.weather]))

    @step("10.3.2", into="dice")
    def roll_for_marking(self, t: Bomber) -> Todo:
        return t.roll(2)

    @step("10.3.2", into="second")
    def roll_again_for_accuracy(self, t: Bomber) -> Todo:
        """The optional rule: drift by the first roll, accuracy by a second with the same modifiers."""
        return t.roll(2) if t.marking_rule else GO_ON

    @step("10.3.2")
    def read_marking(self, t: Bomber) -> Todo:
        modifier = marking_modifier(self.weather, self.oboe, self.radar) + t.roll_mod
        self.drift = DRIFT.read(self.dice + modifier)
        self.shift = SHIFT.read((self.second if t.marking_rule else self.dice) + modifier)
        if is_second(t, self.block) and self.drift:
            self.course = t.drift_way[
                self.block
            ]  # § 10.6: where the first raid drifted, the second drifts the same way
        tell_marking(t, self.dice, self.weather, self.oboe, self.radar)
        t.tell("marked", self.dice, modifier, self.drift, self.shift)
        return GO_ON

    @step("10.3.2", into="course")
    def roll_for_drift(self, t: Bomber) -> Todo:
        return GO_ON if self.drift == 0 or self.course else t.roll(1)

    @step("10.3.3")
    def drift_away(self, t: Bomber) -> Todo:
        if self.drift:
            t.drift_way[self.block] = self.course
            ti = drifted(self.city_map, self.aim, self.course, self.drift)
            place_markers(t, self.block, self.city_map, ti, self.side)
            t.tell("drifted", self.course, self.drift, ti, t.approach[self.block])
        self.left = COUNTERS[self.load]
        return GO_ON

    # --- the drop: § 10.4
    @step("10.4.1", into="he")
    def choose_he(self, t: Bomber) -> Todo:
        for he in range(self.left + 1):
            t.offer(he)
        return t.ask(BRITISH)

    @step("10.4.1")
    def fill_the_cup(self, t: Bomber) -> Todo:
        t.cup[HE] = self.he
        t.cup[INCENDIARY] = self.left - self.he
        t.tell("bombs_loaded", self.he, self.left - self.he)
        clear_roll(t)
        return GO_ON

    @step("10.4.2")
    def play_cards_on_the_drop(self, t: Bomber) -> Todo:
        return t.do(Window(W_DROP))

    @step("10.4.2")
    def concentrate(self, t: Bomber) -> Todo:
        """The first counters fall where the target indicators burn."""
        n = concentration(self.weather, self.shift, self.load) + t.roll_mod
        if n > self.left:
            n = self.left
        t.tell("concentrated", n, t.indicators[self.block])
        for _ in range(n):
            self.drop(t, t.indicators[self.block])
        is_lost = t.indicators[self.block] == COUNTRY
        return self.go_to("choose_any_area") if is_lost else self.go_to("fill_whole_rings")

    @step("10.4.2")
    def fill_whole_rings(self, t: Bomber) -> Todo:
        """Where a ring takes no more than is left, each of its areas gets one, and there is nothing to choose."""
        ring = self.next_ring(t)
        while ring and self.room(t, ring) <= self.left:
            for area in range(COUNTRY):
                if self.takes(t, area, ring):
                    self.drop(t, area)
            ring = self.next_ring(t)
        if ring == 0:
            for _ in range(self.left):
                self.drop(t, COUNTRY)
        return GO_ON

    @step("10.4.2", into="area", of="area")
    def choose_area(self, t: Bomber) -> Todo:
        if self.left == 0:
            return self.go_to("play_cards_on_errors")
        ring = self.next_ring(t)
        for area in range(COUNTRY):
            if self.takes(t, area, ring):
                t.offer(area)
            elif is_on(self.city_map, area) and not has_bombs(t, self.block, area):
                t.refuse(area, "10.4.2", "nearer_ring_first", ring)
        if self.left > 1:
            t.offer(G_REST)
        return t.ask(BRITISH)

    @step("10.4.2")
    def drop_there(self, t: Bomber) -> Todo:
        if self.area != G_REST:
            self.drop(t, self.area)
        while self.area == G_REST and self.left:
            self.drop(t, self.best_area(t, self.next_ring(t)))
        return self.go_to("choose_area")

    @step("10.4.3", into="area", of="area")
    def choose_any_area(self, t: Bomber) -> Todo:
        """The target indicators burn in the country: the city and the country get the counters by turns."""
        if self.left == 0:
            return self.go_to("play_cards_on_errors")
        for area in range(COUNTRY):
            if is_on(self.city_map, area) and not has_bombs(t, self.block, area):
                t.offer(area)
        if t.offered == 0:
            t.offer(COUNTRY)
        elif self.left > 2:
            t.offer(G_REST)
        return t.ask(BRITISH)

    @step("10.4.3")
    def drop_there_and_in_the_country(self, t: Bomber) -> Todo:
        is_rest = self.area == G_REST
        self.drop(t, self.best_area(t, NONE) if is_rest else self.area)
        if self.left:
            self.drop(t, COUNTRY)
        while is_rest and self.left:
            self.drop(t, self.best_area(t, NONE))
            if self.left:
                self.drop(t, COUNTRY)
        return self.go_to("choose_any_area")

    # --- errors, precision, fires: § 10.5
    @step("10.5.2")
    def play_cards_on_errors(self, t: Bomber) -> Todo:
        clear_roll(t)
        return t.do(Window(W_ERRORS))

    @step("10.5.2")
    def move_by_errors(self, t: Bomber) -> Todo:
        disruption = disruption_at_target(t, self.raid)
        points = error_points(t, self.radar, disruption) + t.roll_mod
        t.tell("errors_counted", disruption, points)
        return t.do(Adjusting(GERMAN, self.block, self.city_map, points, points, disruption))

    @step("10.5.2")
    def play_cards_on_precision(self, t: Bomber) -> Todo:
        clear_roll(t)
        return t.do(Window(W_PRECISION))

    @step("10.5.2")
    def move_by_precision(self, t: Bomber) -> Todo:
        points = precision_points(t, self.block, self.radar, METHOD[self.weather]) + t.roll_mod
        t.tell("precision_counted", points)
        return t.do(Adjusting(BRITISH, self.block, self.city_map, points, points))

    @step("10.5.3")
    def burn(self, t: Bomber) -> Todo:
        clear_the_country(t, self.block)
        return t.do(Fires(self.block, self.city_map))

    @step("11.1")
    def count_points(self, t: Bomber) -> Todo:
        score_bombing(t, self.block, self.city_map)
        t.raid_now = NONE
        return DONE

    # --- what the steps do
    def drop(self, t: Bomber, area: AreaId) -> None:
        """One counter out of the cup, unseen."""
        bomb = t.pick(t.cup, 0, 2, "bomb")
        t.cup[bomb] -= 1
        self.left -= 1
        row = self.block * AREA_COUNT + area
        if bomb == HE:
            t.he[row] += 1
        else:
            t.incendiaries[row] += 1

    def takes(self, t: Bomber, area: AreaId, ring: i64) -> bool:
        """Whether the area lies in the ring and has no counter yet."""
        if not is_on(self.city_map, area) or distance(t.indicators[self.block], area) != ring:
            return False
        return not has_bombs(t, self.block, area)

    def best_area(self, t: Bomber, ring: i64) -> AreaId:
        """Where a bomb counts most, of the areas without one; near the approach where several are alike.  NONE stands for all rings."""
        best: i64 = COUNTRY
        most: i64 = NONE
        for area in range(COUNTRY):
            is_open = is_on(self.city_map, area) and not has_bombs(t, self.block, area)
            if not is_open or (ring != NONE and not self.takes(t, area, ring)):
                continue
            value = bomb_halves(t.scenario, self.city_map, area) * (FARTHEST + 1) * 2
            if t.approach[self.block] != COUNTRY:
                value += 2 * FARTHEST + 1 - distance(area, t.approach[self.block])
            if value > most:
                best, most = area, value
        return best

    def room(self, t: Bomber, ring: i64) -> i64:
        n: i64 = 0
        for area in range(COUNTRY):
            if self.takes(t, area, ring):
                n += 1
        return n

    def next_ring(self, t: Bomber) -> i64:
        """The nearest ring with room; 0 where the whole map is full."""
        for ring in range(1, FARTHEST + 1):
            if self.room(t, ring):
                return ring
        return 0


def bombing_of(t: Bomber, city: CityId) -> Bombing:
    """The bombing that a marker on Resolve stands for."""
    raid = t.bomb_raid[city]
    block, row = map_for(t, raid, city), t.scenario * CITIES + city
    oboe: i64 = 1 if CITY_OBOE[row] and t.oboe_lost[raid] == 0 else 0
    side: i64 = 0
    if t.approach_rule:
        side = compass_side(approach_side(t, raid), t.north[block] if t.north_rule else 1)
    weather = bombing_weather(t, CITY_HEX[city])
    load = load_of(t, raid)
    return Bombing(block, city, raid, CITY_MAP[row], weather, oboe, CITY_RADAR[row], side, load, t.oil[block])


def map_for(t: Bomber, raid: RaidId, city: CityId) -> TargetId:
    """§ 10.6: the map on which this city was bombed before; else that of the raid's target."""
    for block in range(len(t.city_bombed)):
        if t.city_bombed[block] == city:
            return block
    return t.block[raid]


# --- the markers
def place_markers(t: Bomber, block: TargetId, city_map: CityMapId, ti: i64, side: i64) -> None:
    """The approach keeps its place beside the target indicators.  § 10.3.3"""
    t.indicators[block] = ti
    t.approach[block] = step_from(city_map, ti, side)


def drifted(city_map: CityMapId, area: AreaId, way: i64, areas: i64) -> AreaId:
    """So many areas that way, but not beyond the country's edge."""
    for _ in range(areas):
        area = step_from(city_map, area, way)
    return area


def compass_side(map_side: i64, north: i64) -> i64:
    """§ 12.4.1, ruling 31: the compass number that faces a side of the map's hex when `north` lies north."""
    return (north - 1 + map_side - 1) % 6 + 1


# --- the numbers
def marking_modifier(weather: i64, oboe: i64, radar: i64) -> i64:
    """§ 10.3.2, cards apart."""
    method = METHOD[weather]
    modifier = METHOD_MODIFIER[method]
    if weather == CLEAR:
        modifier += CLEAR_MODIFIER
    if oboe:
        modifier += OBOE_MODIFIER
    elif method != NEWHAVEN:
        modifier += RADAR_MODIFIER[radar]
    return modifier


def tell_marking(t: Bomber, dice: i64, weather: i64, oboe: i64, radar: i64) -> None:
    method = METHOD[weather]
    tell_sum(t, R_MARKING, dice, METHOD_MODIFIER[method], CLEAR_MODIFIER if weather == CLEAR else 0, 0)
    reasons: i64 = BY_OBOE if oboe else 0
    if not oboe and method != NEWHAVEN:
        reasons = BY_GOOD_RADAR if radar == RADAR_GOOD else BY_POOR_RADAR if radar == RADAR_POOR else 0
    tell_modifiers(t, reasons, 0, t.roll_mod)


def concentration(weather: i64, shift: i64, load: i64) -> i64:
    """§ 10.4.2: up the ladder is towards its beginning; nobody climbs off it."""
    rung = START[weather] - shift - LOAD_SHIFT[load]
    last: i64 = len(LADDER) - 1
    return LADDER[0 if rung < 0 else last if rung > last else rung]


# --- what lies on the map
def is_second(t: Bomber, block: TargetId) -> bool:
    """Whether this is the follow-up raid.  § 10.6"""
    return t.bombed[block] > 1


def has_bombs(t: Bomber, block: TargetId, area: AreaId) -> bool:
    """Of the raid that bombs now."""
    row = block * AREA_COUNT + area
    return t.he[row] + t.incendiaries[row] > 0


def keep_the_first_raid(t: Bomber, block: TargetId) -> None:
    """§ 10.6: what the first raid left stays on the map, with its other side up; before the first raid the map is empty."""
    for row in range(block * AREA_COUNT, block * AREA_COUNT + AREA_COUNT):
        t.old_he[row], t.he[row] = t.he[row], 0
        t.old_incendiaries[row], t.incendiaries[row] = t.incendiaries[row], 0
        t.old_fires[row], t.fires[row] = t.fires[row], 0
