"""Raids in flight: where they are, what they pass, what is known of them.  § 7.2, § 8.3 and § 12.5"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.hexes import SIDES
from opsroom.engine.ids import NONE
from opsroom.titles.bomber_command.rules.charts import LONG_RANGE, SOUTHERN_SURCHARGE
from opsroom.titles.bomber_command.rules.geography import BOARD, CITY_HEX, ENGLAND, HEXES, SOUTHERN
from opsroom.titles.bomber_command.rules.ids import HexId, PlaceId, RaidId
from opsroom.titles.bomber_command.rules.table import (
    DECOY,
    PATH,
    Bomber,
    place_of,
)
from opsroom.titles.bomber_command.rules.timetable import is_together, trail
from opsroom.titles.bomber_command.rules.weather import weather_modifier

USUAL_LOAD: Final[i64] = 0
HEAVY_LOAD: Final[i64] = 1
LIGHT_LOAD: Final[i64] = 2
HEAVY_AND_LONG: Final[i64] = 3
LOAD_NAMES: Final = ["usual", "heavy", "light", "heavy_and_long"]


# --- where they are
def target_hex(t: Bomber, raid: RaidId) -> HexId:
    """The hex it flies to; Decoys have none."""
    if t.raid_city[raid] != NONE:
        return CITY_HEX[t.raid_city[raid]]
    return t.mine[raid]


def is_flying(t: Bomber, raid: RaidId) -> bool:
    """In the game, on the map or beginning to leave it, and a raid of its own."""
    return t.kind[raid] != NONE and t.head[raid] >= 0 and t.gone[raid] == 0 and not is_together(t, raid, t.head[raid])


def tail(t: Bomber, raid: RaidId) -> i64:
    """Hexes behind the head that belong to the raid now."""
    return trail(t, raid) + t.stretched[raid]


def is_on_map(t: Bomber, raid: RaidId) -> bool:
    """Any part of it in a hex."""
    return is_flying(t, raid) and t.head[raid] - tail(t, raid) < t.length[raid]


def part(t: Bomber, raid: RaidId, back: i64) -> PlaceId:
    """The place of its head (0) or of the stream so far behind; NONE where that is not yet on the map."""
    return place_of(t, raid, t.head[raid] - back)


def is_homebound(t: Bomber, raid: RaidId) -> bool:
    """§ 12.3.1, ruling B22: no part of it still has the target ahead."""
    if t.kind[raid] == DECOY:
        return False
    return t.target_at[raid] != NONE and t.head[raid] - tail(t, raid) > t.target_at[raid]


def best_weather(t: Bomber, raid: RaidId) -> i64:
    """§ 9.4.4, ruling B40: the worst modifier for the attacker among the hexes that it occupies."""
    worst: i64 = 99
    for back in range(tail(t, raid) + 1):
        place = part(t, raid, back)
        if place != NONE and place < HEXES:
            modifier = weather_modifier(t, place)
            if modifier < worst:
                worst = modifier
    return worst if worst != 99 else weather_modifier(t, ENGLAND)


def course(t: Bomber, raid: RaidId) -> i64:
    """Degrees from game north of its leg, NONE where it has none; § 12.1.3."""
    at = t.head[raid]
    if at >= t.length[raid]:
        at = t.length[raid] - 1
    if at < 1:
        return NONE
    row = raid * PATH + at
    side = BOARD.side_towards(t.path[row - 1], t.path[row])
    other = side
    if at >= 2 and t.leg[row - 1] == t.leg[row]:
        other = BOARD.side_towards(t.path[row - 2], t.path[row - 1])
    elif at + 1 < t.length[raid] and t.leg[row + 1] == t.leg[row]:  # the first hex of the leg: look ahead
        other = BOARD.side_towards(t.path[row], t.path[row + 1])
    if other != side:  # a leg through vertices: half way between the two sides
        low = other if (other + 1) % SIDES == side else side
        return low * 60 + 30
    return side * 60


def approach_side(t: Bomber, raid: RaidId) -> i64:
    """§ 12.4: the side of the target hex by which it came in, 1 to 6 clockwise from game north."""
    at = t.target_at[raid]
    if at < 1:
        return 1
    return BOARD.side_towards(t.path[raid * PATH + at], t.path[raid * PATH + at - 1]) + 1


# --- its load and its wear
def path_length(t: Bomber, raid: RaidId) -> i64:
    """§ 12.3.2, ruling B21: every hex flown, entry and exit included."""
    extra = SOUTHERN_SURCHARGE if SOUTHERN[t.path[raid * PATH]] else 0
    return t.length[raid] + extra


def load_of(t: Bomber, raid: RaidId) -> i64:
    """§ 12.3"""
    if t.load_rule == 0:
        return USUAL_LOAD
    is_long = path_length(t, raid) >= LONG_RANGE
    if t.heavy[raid]:
        return HEAVY_AND_LONG if is_long else HEAVY_LOAD
    return LIGHT_LOAD if is_long else USUAL_LOAD


def disruption_at_target(t: Bomber, raid: RaidId) -> i64:
    """§ 9.8.3: what it has suffered, and one for each waypoint before the target."""
    return t.disruption[raid] + waypoints(t, raid)


def waypoints(t: Bomber, raid: RaidId) -> i64:
    """Bends of the route between entry and target, ruling B20."""
    return t.leg[raid * PATH + t.target_at[raid]] - 1


# --- what is written down in the open, unless § 12.5 keeps it secret
def lose_bombers(t: Bomber, raid: RaidId, n: i64) -> None:
    t.losses[raid] += n
    if n and t.fog_rule == 0:
        t.shown_losses[raid] = t.losses[raid]


def disrupt(t: Bomber, raid: RaidId, n: i64) -> None:
    t.disruption[raid] += n
    if n and t.fog_rule == 0:
        t.shown_disruption[raid] = t.disruption[raid]


def change_damage(t: Bomber, raid: RaidId, n: i64) -> None:
    t.damage[raid] += n
    if n and t.fog_rule == 0:
        t.shown_damage[raid] = t.damage[raid]


def add_hunts(t: Bomber, raid: RaidId, n: i64) -> None:
    t.hunts[raid] += n
    if n and t.fog_rule == 0:
        t.shown_hunts[raid] = t.hunts[raid]
