"""Setting up: counters, targets, the night.  § 3, § 3.1.1 (one map for both scenarios, with other markings) and § 3.2"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.codegen import procedure, step
from opsroom.engine.column import total
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import DONE, GO_ON, Procedure, Shown, Todo
from opsroom.titles.bomber_command.rules.charts import (
    BAD_WEATHER_FROM,
    CHIT_CITY,
    CHIT_MOON,
    CHIT_OIL,
    CHIT_VP,
    CHITS,
    CITY_CHITS,
    DAWN_AFTER,
    FORMER_CHIT_VP,
    GOOD_VISIBILITY,
    JAMMING_START,
    MOON_SHIFT,
    MOONRISE,
    MOONSET,
    PATROLS_CHOSEN,
    PINK_PILE,
    POOR_VISIBILITY,
    RED_PILE,
    REDEPLOYMENTS,
    SHORT_NIGHT_DAWN,
    SHORT_NIGHT_VP,
    WIND,
    WIND_FIRST,
    YELLOW_PILE,
)
from opsroom.titles.bomber_command.rules.counters import (
    DETACHMENT,
    FIRST_UNIT,
    LAST_UNIT,
    PATROLS,
    STAR,
)
from opsroom.titles.bomber_command.rules.geography import (
    BERLIN,
    BRITISH,
    CITIES,
    CITY_FLAK,
    CITY_TARGET,
    DOWNFALL,
    GERMAN,
    READY,
    ZONES,
)
from opsroom.titles.bomber_command.rules.ids import ChitId, TargetId, ZoneId
from opsroom.titles.bomber_command.rules.table import GOOD, NO_MOON, NORMAL, POOR, RISES, SETS, Bomber
from opsroom.titles.bomber_command.rules.weather import draw_weather

AVAILABLE: i64 = 2  # a starred unit appears on this die or less, § 3.2.1


IN_ORDER: Final[i64] = ZONES  # the zones that are left, as they are numbered
ZONE_GROUPS: Final = ["in_order"]


@procedure("3.0")
class SettingUp(Procedure):
    """§ 3.2, in the order of the book; in Downfall the dawn is rolled before the targets are drawn, § 4.5.3."""

    patrol: Shown = NONE
    zone: Shown = NONE
    moon_dice: Shown = 0
    moon_turn: Shown = 0

    @step("3.1.2")
    def place_markers(self, t: Bomber) -> Todo:
        t.short_form = 1
        t.jamming = JAMMING_START[t.scenario]
        return GO_ON

    @step("3.2.1")
    def place_fighters(self, t: Bomber) -> Todo:
        for unit in range(FIRST_UNIT[t.scenario], LAST_UNIT[t.scenario]):
            if STAR[unit] and t.die() > AVAILABLE:
                t.tell("not_available", unit)
                continue
            t.unit_at[unit] = READY
            t.depleted[unit] = DETACHMENT[unit]
        return GO_ON

    @step("3.2.2", into="patrol", of="patrol")
    def choose_patrol(self, t: Bomber) -> Todo:
        if patrols_chosen(t) >= PATROLS_CHOSEN[t.scenario]:
            return self.go_to("roll_early_dawn")
        for patrol in range(PATROLS):
            if t.patrol[patrol] == 0:
                t.offer(patrol)
        return t.ask(BRITISH)

    @step("3.2.2")
    def take_patrol(self, t: Bomber) -> Todo:
        t.patrol[self.patrol] = 1
        t.tell("patrol_chosen", self.patrol)
        return self.go_to("choose_patrol")

    @step("4.5.3")
    def roll_early_dawn(self, t: Bomber) -> Todo:
        if t.scenario == DOWNFALL:
            roll_dawn(t)
        return GO_ON

    @step("3.3")
    def draw_targets(self, t: Bomber) -> Todo:
        t.chit_edition = 1
        if t.scenario == BERLIN:
            take_chit(t, 0, t.pick(YELLOW_PILE, 0, CHITS, "chit"))
            return GO_ON
        take_chit(t, 0, t.pick(RED_PILE, 0, CHITS, "chit"))
        is_short = t.dawn <= SHORT_NIGHT_DAWN and chit_vp(t, 0) >= SHORT_NIGHT_VP
        take_chit(t, 1, t.pick(CITY_CHITS if is_short else PINK_PILE, 0, CHITS, "chit"))
        return GO_ON

    @step("12.1.1")
    def roll_for_bad_weather(self, t: Bomber) -> Todo:
        if t.weather_rule:
            t.bad_weather = 1 if t.die() >= BAD_WEATHER_FROM else 0
            t.tell("weather_season", t.bad_weather)
        return GO_ON

    @step("3.4.1", into="zone", of="zone")
    def choose_zone(self, t: Bomber) -> Todo:
        if t.zone_order[ZONES - 1] != NONE:
            return self.go_to("draw_weather_markers")
        for zone in range(ZONES):
            if not is_declared(t, zone):
                t.offer(zone)
        if t.offered > 1:
            t.offer(IN_ORDER)
        return t.ask(BRITISH)

    @step("3.4.1")
    def declare_zone(self, t: Bomber) -> Todo:
        """One zone, or all that are left as they are numbered."""
        place: i64 = 0
        while t.zone_order[place] != NONE:
            place += 1
        if self.zone == IN_ORDER:
            for zone in range(ZONES):
                if not is_declared(t, zone):
                    t.zone_order[place] = zone
                    place += 1
        else:
            t.zone_order[place] = self.zone
        return self.go_to("choose_zone")

    @step("3.4.1")
    def draw_weather_markers(self, t: Bomber) -> Todo:
        for place in range(ZONES):
            draw_weather(t, t.zone_order[place])
        return GO_ON

    @step("3.4.4")
    def roll_visibility(self, t: Bomber) -> Todo:
        die = t.die()
        t.visibility = GOOD if die <= GOOD_VISIBILITY else POOR if die >= POOR_VISIBILITY else NORMAL
        t.tell("visibility_is", t.visibility)
        return GO_ON

    @step("3.4.5")
    def roll_late_dawn(self, t: Bomber) -> Todo:
        if t.scenario == BERLIN:
            roll_dawn(t)
        return GO_ON

    @step("12.1.2", into="moon_dice")
    def roll_for_the_moon(self, t: Bomber) -> Todo:
        return t.roll(2) if t.moon_rule else GO_ON

    @step("12.1.2")
    def read_moon(self, t: Bomber) -> Todo:
        t.moon = RISES if self.moon_dice == MOONRISE else SETS if self.moon_dice == MOONSET else NO_MOON
        return GO_ON if t.moon != NO_MOON else self.go_to("roll_wind")

    @step("12.1.2", into="moon_turn")
    def choose_moon_turn(self, t: Bomber) -> Todo:
        printed_turn = CHIT_MOON[t.scenario * CHITS + t.chit[0]]
        for turn in range(printed_turn - MOON_SHIFT, printed_turn + MOON_SHIFT + 1):
            t.offer(turn)
        return t.ask(BRITISH)

    @step("12.1.2")
    def place_moon(self, t: Bomber) -> Todo:
        t.moon_turn = self.moon_turn
        t.tell("moon_is", t.moon, t.moon_turn)
        return GO_ON

    @step("12.1.3")
    def roll_wind(self, t: Bomber) -> Todo:
        if t.wind_rule and t.bad_weather:
            dice = t.die() + t.die()
            if WIND_FIRST <= dice < WIND_FIRST + len(WIND):
                t.wind = WIND[dice - WIND_FIRST]
                t.tell("wind_is", t.wind)
        return GO_ON

    @step("12.4.1")
    def roll_north(self, t: Bomber) -> Todo:
        if t.north_rule:
            t.north[0] = t.die()
            if t.scenario == DOWNFALL and t.follow_up == 0:
                t.north[1] = t.die()
        return GO_ON

    @step("3.4.6")
    def finish(self, t: Bomber) -> Todo:
        return DONE


def patrols_chosen(t: Bomber) -> i64:
    return total(t.patrol, 0, PATROLS)


def is_declared(t: Bomber, zone: ZoneId) -> bool:
    for place in range(ZONES):
        if t.zone_order[place] == zone:
            return True
    return False


def roll_dawn(t: Bomber) -> None:
    t.dawn = DAWN_AFTER + t.die()
    t.tell("dawn_is", t.dawn)


def chit_vp(t: Bomber, block: TargetId) -> i64:
    if t.chit[block] == NONE:
        return 0
    row = t.scenario * CHITS + t.chit[block]
    return CHIT_VP[row] if t.chit_edition else FORMER_CHIT_VP[row]


def take_chit(t: Bomber, block: TargetId, chit: ChitId) -> None:
    """The British player notes the target; a Follow-Up Raid goes to target A again, § 4.5.2."""
    t.chit[block] = chit
    city = CHIT_CITY[t.scenario * CHITS + chit]
    if city == NONE:
        t.follow_up = 1
        t.target[block] = t.target[0]
        t.oil[block] = t.oil[0]
    else:
        t.target[block] = city
        t.oil[block] = CHIT_OIL[t.scenario * CHITS + chit]
    t.tell("target_drawn", BRITISH, t.target[block], t.follow_up if city == NONE else 0)


@procedure("3.6")
class FlakRedeployment(Procedure):
    """Downfall: the German player strips three targets of their flak."""

    answer: Shown = NONE
    placed: Shown = 0

    @step("3.6", into="answer", of="city")
    def choose_stripped_city(self, t: Bomber) -> Todo:
        if self.placed >= REDEPLOYMENTS[t.scenario]:
            return DONE
        for city in range(CITIES):
            row = t.scenario * CITIES + city
            if t.flak_moved[city]:
                continue
            if CITY_TARGET[row]:  # § 3.3.1: some cities are not targets of Main Forces
                t.offer(city)
            elif CITY_FLAK[row] >= 0:
                t.refuse(city, "3.6", "no_target")
        return t.ask(GERMAN)

    @step("3.6")
    def strip_city(self, t: Bomber) -> Todo:
        t.flak_moved[self.answer] = 1
        self.placed += 1
        t.tell("flak_moved", self.answer)
        return self.go_to("choose_stripped_city")
