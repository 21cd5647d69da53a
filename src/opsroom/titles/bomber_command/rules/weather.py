"""Weather, visibility, dawn, moon and wind.  § 3.4 and § 12.1"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.codegen import procedure, step
from opsroom.engine.column import Column
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import DONE, GO_ON, Procedure, Shown, Todo
from opsroom.titles.bomber_command.rules.charts import (
    BAD_FACE,
    BROKEN_CLOUD,
    CLEAR,
    CROSSES,
    DAWN_MODIFIER,
    FOG,
    GOOD_FACE,
    HAZE,
    HEAVY_CLOUD,
    MARKERS,
    MOON_MODIFIER,
    WEATHER_MODIFIER,
)
from opsroom.titles.bomber_command.rules.geography import HEXES, RUHR, ZONE, ZONES
from opsroom.titles.bomber_command.rules.ids import PlaceId, ZoneId
from opsroom.titles.bomber_command.rules.table import GOOD, POOR, RISES, SETS, Bomber


# --- what the weather is
def weather_at(t: Bomber, place: PlaceId) -> i64:
    """§ 3.4.2: a division's weather holds in all its hexes; Jutland belongs to the second."""
    return t.weather[ZONE[place]]


def weather_modifier(t: Bomber, place: PlaceId) -> i64:
    """For attacks and contacts; never better than haze over the Ruhr, § 3.4.3."""
    modifier = WEATHER_MODIFIER[weather_at(t, place)]
    if place < HEXES and RUHR[place] and modifier > WEATHER_MODIFIER[HAZE]:
        return WEATHER_MODIFIER[HAZE]
    return modifier


def bombing_weather(t: Bomber, place: PlaceId) -> i64:
    """§ 3.4.3: over the Ruhr haze at best, for marking and concentration too."""
    found = weather_at(t, place)
    if RUHR[place] and (found == CLEAR or found == BROKEN_CLOUD):
        return HAZE
    return found


def is_moon_up(t: Bomber) -> bool:
    return is_moon_up_in(t, t.turn)


def is_moon_up_in(t: Bomber, turn: i64) -> bool:
    """§ 12.1, § 12.1.2"""
    if turn >= t.dawn:
        return False
    if t.moon == RISES:
        return turn >= t.moon_turn
    return t.moon == SETS and turn < t.moon_turn


def visibility_modifier(t: Bomber) -> i64:
    """§ 3.4.4; dawn stands in place of everything else, § 3.4.5."""
    if t.turn >= t.dawn:
        return DAWN_MODIFIER
    modifier: i64 = 1 if t.visibility == GOOD else -1 if t.visibility == POOR else 0
    return modifier + MOON_MODIFIER if is_moon_up(t) else modifier


def wind_modifier(t: Bomber, course: i64) -> i64:
    """§ 12.1.3, ruling B30: on a contact, by the angle between wind and course in degrees from game north."""
    if t.wind == NONE or course == NONE:
        return 0
    apart = (t.wind - course) % 360
    if apart > 180:
        apart = 360 - apart
    if apart <= 60:
        return -1
    return 1 if apart >= 120 else 0


# --- drawing markers
def has_cross(weather: i64) -> bool:
    return weather == FOG or weather == HEAVY_CLOUD


def may_be_drawn(t: Bomber, marker: i64) -> bool:
    """§ 12.1.1: no third marker with a cross."""
    if t.weather_pile[marker] == 0:
        return False
    if not has_cross(face(t, marker)):
        return True
    crosses: i64 = 0
    for zone in range(ZONES):
        if t.weather[zone] != NONE and has_cross(t.weather[zone]):
            crosses += 1
    return crosses < CROSSES


def face(t: Bomber, marker: i64) -> i64:
    return BAD_FACE[marker] if t.bad_weather else GOOD_FACE[marker]


def draw_weather(t: Bomber, zone: ZoneId) -> None:
    """A new marker for a zone; the old one goes back into the cup afterwards."""
    before = t.weather_marker[zone]
    t.weather[zone] = NONE
    fit: Column = t.weather_pile[:]
    for marker in range(MARKERS):
        fit[marker] = 1 if may_be_drawn(t, marker) else 0
    marker = t.pick(fit, 0, MARKERS, "marker")
    t.weather_pile[marker] = 0
    t.weather_marker[zone] = marker
    t.weather[zone] = face(t, marker)
    if before != NONE:
        t.weather_pile[before] = 1
    t.tell("weather_is", zone, t.weather[zone])


@procedure("3.4.1", kinds={"zone": "zone"})
class WeatherChange(Procedure):
    """A card changes the weather of a zone."""

    zone: Shown

    @step("3.4.1")
    def draw_marker(self, t: Bomber) -> Todo:
        draw_weather(t, self.zone)
        return GO_ON

    @step("3.4.1")
    def finish(self, t: Bomber) -> Todo:
        return DONE
