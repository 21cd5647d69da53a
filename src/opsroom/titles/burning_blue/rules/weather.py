"""Weather: zones, counters, what lies between two places.  § 6.3, § 19"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.codegen import procedure, step
from opsroom.engine.column import Column, column
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import DONE, GO_ON, Procedure, Shown, Todo
from opsroom.titles.burning_blue.rules.charts import (
    BAD,
    BAD_COLOUR,
    BAD_ZONES,
    COUNTER_COLOUR,
    COUNTER_IDS,
    COUNTER_LAYERS,
    GRADE,
    HEADWIND,
    K_HAZE,
    K_MIST,
    K_OVERCAST,
    K_RAIN,
    LEVELS,
    LONDON_HAZE,
    WIND,
    ZONE_ORDER,
)
from opsroom.titles.burning_blue.rules.geography import (
    HEX_MAP,
    HEXES,
    LONDON,
    ZONE,
    ZONES,
    ZONES_A_HEX,
    headwind,
    on_line,
)
from opsroom.titles.burning_blue.rules.ids import PlaceId, ZoneId
from opsroom.titles.burning_blue.rules.table import Blue


@procedure("6.3", kinds={"colour": "colour"})
class WeatherDetermination(Procedure):
    """§ 6.3: wind, the number of bad zones, where they lie, the other zones, the haze over London."""

    roll: Shown = 0
    zones: Shown = 0
    colour: Shown = 0

    @step("6.3.1", into="roll")
    def roll_for_wind(self, t: Blue) -> Todo:
        return t.roll(2)

    @step("6.3.1")
    def set_the_wind(self, t: Blue) -> Todo:
        t.wind = WIND.read(self.roll)
        t.tell("wind_set", t.wind)
        return GO_ON

    @step("6.3.3", into="roll")
    def roll_for_bad_zones(self, t: Blue) -> Todo:
        return t.roll(1)

    @step("6.3.3")
    def count_bad_zones(self, t: Blue) -> Todo:
        self.zones, self.colour = BAD_ZONES[self.roll - 1], BAD_COLOUR[self.roll - 1]
        return GO_ON

    @step("6.3.3", into="roll")
    def roll_for_the_front(self, t: Blue) -> Todo:
        return t.roll(2) if self.zones > 0 else GO_ON

    @step("6.3.3")
    def place_counters(self, t: Blue) -> Todo:
        """Bad sides in the zones of the row from the first on; then a good side everywhere else."""
        cup = column(len(COUNTER_IDS))
        for i in range(len(cup)):
            cup[i] = 1 if COUNTER_COLOUR[i] == self.colour else 0
        for zone in range(ZONES):
            t.counter[zone] = NONE
        for i in range(self.zones):
            place_counter(t, cup, ZONE_ORDER[self.roll][i], 1)
        for zone in range(ZONES):
            if t.counter[zone] == NONE:
                place_counter(t, cup, zone, 0)
        return GO_ON

    @step("6.3.4", into="roll")
    def roll_for_london_haze(self, t: Blue) -> Todo:
        return t.roll(1)

    @step("6.3.4")
    def lay_london_haze(self, t: Blue) -> Todo:
        t.haze = LONDON_HAZE.read(self.roll)
        read_sky(t, LONDON)
        t.tell("haze_set", t.haze)
        return DONE


def place_counter(t: Blue, cup: Column, zone: ZoneId, bad: i64) -> None:
    drawn = t.pick(cup, 0, len(cup), "counter")
    cup[drawn] = 0
    t.counter[zone], t.bad_side[zone] = drawn, bad
    read_sky(t, zone)
    t.tell("weather_placed", zone, drawn, bad)


def read_sky(t: Blue, zone: ZoneId) -> None:
    """§ 19.1: the counter's weather, at the levels it names; over London the haze lies upon it."""
    first = (t.counter[zone] * 2 + t.bad_side[zone]) * LEVELS
    for level in range(LEVELS):
        kind = COUNTER_LAYERS[first + level] if t.counter[zone] != NONE else 0
        if zone == LONDON and t.haze > 0 and level * 2 <= t.haze and kind < K_HAZE:
            kind = K_HAZE
        t.sky[zone * LEVELS + level] = kind


def turn_counter(t: Blue, zone: ZoneId, bad: i64) -> None:
    t.bad_side[zone] = bad
    read_sky(t, zone)
    t.tell("weather_turned", zone, t.counter[zone], bad)


# --- § 19.1, § 19.2, § 19.2.1, § 19.2.3, § 19.2.4, § 19.2.5: what the weather is
def kind_at(t: Blue, place: PlaceId, angels: i64) -> i64:
    """§ 19.1.1: the worst weather of the place's zones at this height."""
    at = place * ZONES_A_HEX
    level = angels // 2
    worst = t.sky[ZONE[at] * LEVELS + level]
    for i in range(at + 1, at + ZONES_A_HEX):
        if ZONE[i] == NONE:
            break
        kind = t.sky[ZONE[i] * LEVELS + level]
        if kind > worst:
            worst = kind
    return worst


def grade_at(t: Blue, place: PlaceId, angels: i64) -> i64:
    return GRADE[kind_at(t, place, angels)]


def worst_in_column(t: Blue, place: PlaceId, low: i64, high: i64) -> i64:
    """The worst kind of weather over a place between two heights, both included."""
    worst: i64 = 0
    at = place * ZONES_A_HEX
    for i in range(at, at + ZONES_A_HEX):
        if ZONE[i] == NONE:
            break
        first = ZONE[i] * LEVELS
        for level in range(low // 2, high // 2 + 1):
            if t.sky[first + level] > worst:
                worst = t.sky[first + level]
    return worst


def grade_to_ground(t: Blue, place: PlaceId, angels: i64) -> i64:
    """§ 19.1.3: between a unit and the ground, which lies at Angels 0."""
    return GRADE[worst_in_column(t, place, 0, angels)]


def worst_between(t: Blue, one: i64, angels: i64, other: i64, other_angels: i64) -> i64:
    """§ 19.1.3: the worst kind along the line between two units, at all heights between theirs."""
    low = angels if angels < other_angels else other_angels
    high = angels if angels > other_angels else other_angels
    if one == other or one >= HEXES or other >= HEXES:
        return worst_in_column(t, other, low, high)
    worst: i64 = 0
    length = HEX_MAP.distance(one, other)
    for i in range(length + 1):
        kind = worst_in_column(t, on_line(one, other, i), low, high)
        if kind > worst:
            worst = kind
    return worst


def is_bad(t: Blue, place: PlaceId, angels: i64) -> bool:
    """§ 19.1.2: overcast, mist or rain."""
    return grade_at(t, place, angels) == BAD


def is_overcast(t: Blue, place: PlaceId, angels: i64) -> bool:
    return has_kind(t, place, angels, K_OVERCAST)


def has_kind(t: Blue, place: PlaceId, angels: i64, kind: i64) -> bool:
    at, level = place * ZONES_A_HEX, angels // 2
    if t.sky[ZONE[at] * LEVELS + level] == kind:
        return True
    if ZONE[at + 1] == NONE:  # most hexes lie in one zone
        return False
    for i in range(at + 1, at + ZONES_A_HEX):
        if ZONE[i] != NONE and t.sky[ZONE[i] * LEVELS + level] == kind:
            return True
    return False


def is_sun_hidden(t: Blue, place: PlaceId, angels: i64) -> bool:
    """§ 13.3.3, § 19.2.6: overcast above this height."""
    for level in range(angels // 2 + 1, LEVELS):
        if has_kind(t, place, level * 2, K_OVERCAST):
            return True
    return False


def is_misty(t: Blue, place: PlaceId) -> bool:
    """§ 19.2.9: nobody takes off or lands in mist."""
    return has_kind(t, place, 0, K_MIST)


def is_raining(t: Blue, place: PlaceId) -> bool:
    return has_kind(t, place, 0, K_RAIN)


# --- § 19.2.7, § 19.2.8: wind
def wind_change(t: Blue, start: i64, end: i64, angels: i64) -> i64:
    """Movement points gained or lost by a move towards `end`; none for what starts at Angels 0."""
    if t.wind != HEADWIND or angels == 0:
        return 0
    return -headwind(start, end)


def is_crosswind(t: Blue, start: i64, end: i64, angels: i64) -> bool:
    """Whether navigation suffers: above the crosswind's height, or across the headwind."""
    if t.wind == HEADWIND:
        return headwind(start, end) == 0
    return t.wind >= 0 and angels > t.wind
