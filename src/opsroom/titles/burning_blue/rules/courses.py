"""Courses on the planning map: legs, boxes on the way, how long they take.  § 9.2.2, § 9.2.4"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.titles.burning_blue.rules.geography import ADJOINING, HEX_MAP, HEXES, are_next, is_box, on_line
from opsroom.titles.burning_blue.rules.ids import PlaceId, RaidId
from opsroom.titles.burning_blue.rules.table import WAYS, Blue

LONGEST: Final[i64] = 10_000


def point(t: Blue, raid: RaidId, i: i64) -> PlaceId:
    """The i-th point of a raid's course."""
    return t.way[raid * WAYS + i]


def add_point(t: Blue, raid: RaidId, place: PlaceId) -> None:
    t.way[raid * WAYS + t.ways[raid]] = place
    t.ways[raid] += 1


def last_point(t: Blue, raid: RaidId) -> PlaceId:
    return point(t, raid, t.ways[raid] - 1)


def leg_length(one: PlaceId, other: PlaceId) -> i64:
    """Steps of a leg: hexes, or one where a box is an end of it."""
    if one >= HEXES or other >= HEXES:
        return 1
    return HEX_MAP.distance(one, other)


def on_leg(one: PlaceId, other: PlaceId, step: i64) -> PlaceId:
    """The place after so many steps of a leg."""
    if one >= HEXES or other >= HEXES:
        return one if step == 0 else other
    return on_line(one, other, step)


def is_leg(one: PlaceId, other: PlaceId) -> bool:
    """§ 8.1.6: a straight line between hexes; a box is left and entered only from what adjoins it."""
    if one >= HEXES or other >= HEXES:
        return are_next(one, other)
    return True


def ahead_on_course(t: Blue, raid: RaidId, leg: i64, step: i64, moves: i64) -> PlaceId:
    """Where a raid comes from this step of this leg of its course with so many points; a box, or a point to orbit, ends it."""
    place = (
        on_leg(point(t, raid, leg), point(t, raid, leg + 1), step) if leg < t.ways[raid] - 1 else last_point(t, raid)
    )
    while moves > 0 and leg < t.ways[raid] - 1:
        one, other = point(t, raid, leg), point(t, raid, leg + 1)
        step += 1
        place = on_leg(one, other, step)
        if step >= leg_length(one, other):
            leg, step = leg + 1, 0
        if is_box(place) or (t.orbit_at[raid] == place + 1 and t.orbited[raid] == 0):
            return place
        moves -= 1
    return place


# --- § 9.3.7
def find_on_course(t: Blue, raid: RaidId) -> None:
    """The leg and step of the course that lie where the raid is: ahead of where it left it, or else behind."""
    if not join_course(t, raid, t.leg[raid], t.step[raid]):
        join_course(t, raid, 0, 0)


def join_course(t: Blue, raid: RaidId, first: i64, step: i64) -> bool:
    """Looked for from this step of this leg on."""
    for leg in range(first, t.ways[raid] - 1):
        one, other = point(t, raid, leg), point(t, raid, leg + 1)
        for k in range(step if leg == first else 0, leg_length(one, other) + 1):
            if on_leg(one, other, k) == t.raid_at[raid]:
                t.leg[raid], t.step[raid] = leg, k
                if k == leg_length(one, other):
                    t.leg[raid], t.step[raid] = leg + 1, 0
                return True
    return False


def links(one: int, other: int) -> list[int]:
    """The shortest way through the boxes between two places: what must be passed, both ends left out."""
    best: list[int] = []
    length = int(LONGEST)
    edge = [[int(one)]]
    seen = {int(one)}
    while edge:
        beyond: list[list[int]] = []
        for path in edge:
            here = path[-1]
            if is_leg(here, other):
                away = int(leg_length(here, other)) + 3 * len(path)
                if away < length:
                    best, length = path[1:], away
                continue
            for place in ADJOINING[here]:
                if is_box(place) and place not in seen:
                    seen.add(int(place))
                    beyond.append([*path, int(place)])
                elif not is_box(place) and is_box(here) and not is_box(other):
                    away = int(leg_length(place, other)) + 3 * len(path) + 1
                    if away < length:
                        best, length = [*path[1:], int(place)], away
        edge = beyond
    return best


def corridor(one: PlaceId, other: PlaceId) -> list[int]:
    """What a course passes between two places that no straight leg can join."""
    if is_leg(one, other):
        return []
    if is_box(one):
        return links(one, other)
    back = links(other, one)
    back.reverse()
    return back


def track(t: Blue, raid: RaidId, pace: i64) -> list[int]:
    """Where a raid would be turn by turn after it formed, by its course alone, till it is home.  A box takes a turn."""
    found: list[int] = [point(t, raid, 0)]
    left = pace
    for leg in range(t.ways[raid] - 1):
        one, other = point(t, raid, leg), point(t, raid, leg + 1)
        length = leg_length(one, other)
        step: i64 = 0
        while step + left <= length or is_box(other):
            step = length if is_box(other) else step + left
            found.append(on_leg(one, other, step))
            left = pace
            if step == length:
                break
        left -= length - step
    return found
