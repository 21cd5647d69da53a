"""Bombs into fires, creep-back and firestorms.  § 10.5.3 to § 10.6"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.bits import bit
from opsroom.engine.codegen import procedure, step
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import DONE, GO_ON, PASS, Procedure, Shown, Todo
from opsroom.titles.bomber_command.rules.bombing_charts import (
    CONVERSION_COUNT,
    CONVERSIONS,
    CREEPBACK_FIRES,
    FIRESTORM_FIRES,
    MAKES_FIRES,
    TAKES_HE,
    TAKES_INCENDIARIES,
    burns_in,
)
from opsroom.titles.bomber_command.rules.card_windows import Window, clear_roll
from opsroom.titles.bomber_command.rules.cards import DEFENDED, W_CONVERSION
from opsroom.titles.bomber_command.rules.city_maps import AREA_COUNT, CENTRE, COUNTRY, G_ALL, is_on, is_works, kind_of
from opsroom.titles.bomber_command.rules.geography import BRITISH
from opsroom.titles.bomber_command.rules.ids import AreaId, CityMapId, TargetId
from opsroom.titles.bomber_command.rules.table import Bomber

C_EVERYWHERE: Final[i64] = 2 * CONVERSION_COUNT  # beside the conversions and their repetitions
CONVERSION_GROUPS: Final = [*[f"all_{name}" for name in CONVERSIONS], "everywhere"]
ROLLED: Final[i64] = 1  # what `stormed` says of an area
STORMED: Final[i64] = 2
AT_THE_INDICATORS: Final[i64] = 0
AT_THE_APPROACH: Final[i64] = 1
ELSEWHERE: Final[i64] = 2
STAGE_NAMES: Final = ["at_the_indicators", "at_the_approach", "elsewhere"]


@procedure(
    "10.5.3",
    kinds={
        "block": "target",
        "city_map": "city_map",
        "stage": "fire_stage",
        "crept": "flag",
        "closed": "areas",
        "again": "flag",
        "everywhere": "flag",
    },
)
class Fires(Procedure):
    """Areas in their order: where the indicators burn, where the approach lies, then as the British side likes."""

    block: Shown
    city_map: Shown
    stage: Shown = AT_THE_INDICATORS
    area: Shown = NONE
    how: Shown = PASS
    crept: Shown = 0
    closed: Shown = 0  # areas that are done with, one bit each
    dice: Shown = 0
    again: Shown = 0  # the same conversion in this area, as long as it can be made
    everywhere: Shown = 0  # as many fires as can be, in all areas that are left

    @step("10.5.3")
    def begin_at_the_indicators(self, t: Bomber) -> Todo:
        t.creepback = 0
        self.area = t.indicators[self.block]
        return self.go_to("choose_conversion")

    @step("10.5.3", into="area", of="area")
    def choose_burning_area(self, t: Bomber) -> Todo:
        areas = self.areas_left(t)
        if not areas:
            return self.go_to("look_for_a_firestorm")
        if self.everywhere:
            return GO_ON
        for area in areas:
            t.offer(area)
        for area in range(COUNTRY):
            if (self.closed >> area) & 1 and can_burn(t, self.block, self.city_map, area):
                t.refuse(area, "10.5.3", "done_with")
        if len(areas) > 1:
            t.offer(G_ALL)
        t.offer(PASS)
        return t.ask(BRITISH)

    @step("10.5.3")
    def take_next_area(self, t: Bomber) -> Todo:
        if self.area == G_ALL:
            self.everywhere = 1
        if self.everywhere:
            self.area = self.areas_left(t)[0]
        return GO_ON

    @step("10.5.3")
    def end_with_the_last_area(self, t: Bomber) -> Todo:
        return self.go_to("look_for_a_firestorm") if self.area == PASS else GO_ON

    @step("10.5.3", into="how", of="conversion")
    def choose_conversion(self, t: Bomber) -> Todo:
        if not can_burn(t, self.block, self.city_map, self.area):
            return self.go_to("go_to_the_next_area")
        if self.everywhere or (self.again and can_convert(t, self.block, self.city_map, self.area, self.how)):
            return GO_ON
        for conversion in range(CONVERSION_COUNT):
            if can_convert(t, self.block, self.city_map, self.area, conversion):
                t.offer(conversion)
        for conversion in range(CONVERSION_COUNT):
            if can_convert_again(t, self.block, self.city_map, self.area, conversion):
                t.offer(CONVERSION_COUNT + conversion)
        if self.has_more_areas(t):
            t.offer(C_EVERYWHERE)
        t.offer(PASS)
        return t.ask(BRITISH)

    @step("10.5.3")
    def take_conversion(self, t: Bomber) -> Todo:
        if self.how == C_EVERYWHERE:
            self.everywhere = 1
        if self.everywhere:
            self.how = best_conversion(t, self.block, self.city_map, self.area)
        return GO_ON

    @step("10.5.3")
    def play_cards_on_the_conversion(self, t: Bomber) -> Todo:
        """Before the counters are exchanged: cards may shift the creep-back or save a fire."""
        if self.how == PASS:
            return self.go_to("go_to_the_next_area")
        if self.how >= CONVERSION_COUNT:
            self.how -= CONVERSION_COUNT
            self.again = 1
        clear_roll(t)
        return t.do(Window(W_CONVERSION, burning=kind_of(self.city_map, t.indicators[self.block])))

    @step("10.5.3")
    def exchange(self, t: Bomber) -> Todo:
        """§ 10.5.3: Civil Defence takes one fire away; the counters are spent all the same."""
        spend(t, self.block, self.area, self.how)
        fires = MAKES_FIRES[self.how] - (1 if t.roll_marks & DEFENDED else 0)
        t.fires[self.block * AREA_COUNT + self.area] += fires
        t.tell("fires_started", self.area, fires, self.how)
        return GO_ON

    @step("10.5.4")
    def creep_back(self, t: Bomber) -> Todo:
        """Fires of this raid count, and its bombs alone move."""
        ti, approach = (
            self.block * AREA_COUNT + t.indicators[self.block],
            self.block * AREA_COUNT + t.approach[self.block],
        )
        if self.crept == 0 and t.fires[ti] > 0 and t.fires[ti] >= CREEPBACK_FIRES + t.creepback:
            self.crept = 1
            t.tell("crept_back", t.he[ti], t.incendiaries[ti], t.approach[self.block])
            t.he[approach] += t.he[ti]
            t.incendiaries[approach] += t.incendiaries[ti]
            t.he[ti] = t.incendiaries[ti] = 0
        if not can_convert(t, self.block, self.city_map, self.area, self.how):
            self.again = 0  # whatever is chosen next is chosen once
        return self.go_to("choose_conversion")

    @step("10.5.3")
    def go_to_the_next_area(self, t: Bomber) -> Todo:
        """Nobody comes back to an area: not to the first two, whose turn is over, nor to one that was left."""
        self.closed |= bit(self.area)
        self.again = 0
        if self.stage == AT_THE_INDICATORS:
            self.stage = AT_THE_APPROACH
            self.area = t.approach[self.block]
            return self.go_to("choose_conversion")
        self.stage = ELSEWHERE
        return self.go_to("choose_burning_area")

    # --- § 10.5.5
    @step("10.5.5")
    def look_for_a_firestorm(self, t: Bomber) -> Todo:
        """In good weather, in a centre with three fires or more, one of them new; never twice in one area."""
        if t.bad_weather:
            return DONE
        for area in range(COUNTRY):
            row = self.block * AREA_COUNT + area
            if kind_of(self.city_map, area) == CENTRE and t.fires[row] and t.stormed[row] == 0:
                if t.fires[row] + t.old_fires[row] >= FIRESTORM_FIRES:
                    self.area = area
                    t.stormed[row] = ROLLED
                    return GO_ON
        return self.go_to("end_the_fires")

    @step("10.5.5", into="dice")
    def roll_for_a_firestorm(self, t: Bomber) -> Todo:
        return t.roll(2)

    @step("10.5.5")
    def burn_the_centre(self, t: Bomber) -> Todo:
        row = self.block * AREA_COUNT + self.area
        fires = t.fires[row] + t.old_fires[row]
        if self.dice < fires:
            t.stormed[row] = STORMED
            t.fires[row] += fires
        t.tell("firestorm_rolled", self.area, self.dice, fires, t.fires[row] + t.old_fires[row])
        return self.go_to("look_for_a_firestorm")

    @step("10.5.5")
    def end_the_fires(self, t: Bomber) -> Todo:
        """An area that was rolled for in vain may be rolled for again by a second raid."""
        for row in range(self.block * AREA_COUNT, self.block * AREA_COUNT + AREA_COUNT):
            if t.stormed[row] == ROLLED:
                t.stormed[row] = 0
        return DONE

    # --- what the steps look at
    def areas_left(self, t: Bomber) -> list[int]:
        """Where something can burn, and that are not done with."""
        found: list[int] = []
        for area in range(COUNTRY):
            if (self.closed >> area) & 1 == 0 and can_burn(t, self.block, self.city_map, area):
                found.append(area)
        return found

    def has_more_areas(self, t: Bomber) -> bool:
        for area in self.areas_left(t):
            if area != self.area:
                return True
        return False


# --- conversion
def best_conversion(t: Bomber, block: TargetId, city_map: CityMapId, area: AreaId) -> i64:
    """Most fires for the counters; HE, without which works do not burn, is spared."""
    best: i64 = NONE
    most: i64 = NONE
    for conversion in range(CONVERSION_COUNT):
        if can_convert(t, block, city_map, area, conversion):
            he = TAKES_HE[conversion]
            value = MAKES_FIRES[conversion] * 100 // (he + TAKES_INCENDIARIES[conversion])
            if is_works(city_map, area):
                value -= he
            if value > most:
                best, most = conversion, value
    return best


def can_burn(t: Bomber, block: TargetId, city_map: CityMapId, area: AreaId) -> bool:
    if not is_on(city_map, area):
        return False
    for conversion in range(CONVERSION_COUNT):
        if can_convert(t, block, city_map, area, conversion):
            return True
    return False


def can_convert(t: Bomber, block: TargetId, city_map: CityMapId, area: AreaId, conversion: i64) -> bool:
    """§ 10.6: counters of both raids together, but one at least of this raid."""
    if not burns_in(conversion, kind_of(city_map, area)):
        return False
    row = block * AREA_COUNT + area
    he, incendiaries = TAKES_HE[conversion], TAKES_INCENDIARIES[conversion]
    if t.he[row] + t.old_he[row] < he or t.incendiaries[row] + t.old_incendiaries[row] < incendiaries:
        return False
    return (he > 0 and t.he[row] > 0) or (incendiaries > 0 and t.incendiaries[row] > 0)


def can_convert_again(t: Bomber, block: TargetId, city_map: CityMapId, area: AreaId, conversion: i64) -> bool:
    """Whether there are counters for two such conversions."""
    if not can_convert(t, block, city_map, area, conversion):
        return False
    row = block * AREA_COUNT + area
    he, incendiaries = t.he[row] + t.old_he[row], t.incendiaries[row] + t.old_incendiaries[row]
    return he >= 2 * TAKES_HE[conversion] and incendiaries >= 2 * TAKES_INCENDIARIES[conversion]


def spend(t: Bomber, block: TargetId, area: AreaId, conversion: i64) -> None:
    """Counters of the first raid are taken first, save for one of this raid."""
    row = block * AREA_COUNT + area
    he, incendiaries = TAKES_HE[conversion], TAKES_INCENDIARIES[conversion]
    old_he = he if he < t.old_he[row] else t.old_he[row]
    old_incendiaries = incendiaries if incendiaries < t.old_incendiaries[row] else t.old_incendiaries[row]
    if old_he + old_incendiaries == he + incendiaries:
        if old_incendiaries > 0 and t.incendiaries[row] > 0:
            old_incendiaries -= 1
        else:
            old_he -= 1
    t.old_he[row] -= old_he
    t.he[row] -= he - old_he
    t.old_incendiaries[row] -= old_incendiaries
    t.incendiaries[row] -= incendiaries - old_incendiaries
