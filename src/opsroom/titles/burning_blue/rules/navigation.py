"""A raid finds its way or loses it.  § 9.3.4"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.codegen import procedure, step
from opsroom.engine.procedure import DONE, Own, Procedure, Shown, Todo
from opsroom.titles.burning_blue.rules.bombing import IS_LOST, NOT_LOST, ON_DECOY
from opsroom.titles.burning_blue.rules.charts import (
    DECOY,
    DUSK,
    LOST,
    NAV_CROSSWIND,
    NAV_DUSK,
    NAV_LANDMARK,
    NAVIGATION,
)
from opsroom.titles.burning_blue.rules.courses import point
from opsroom.titles.burning_blue.rules.forces import LUFTWAFFE
from opsroom.titles.burning_blue.rules.geography import COAST, HEXES, LANDMARK, TERRAIN, is_box
from opsroom.titles.burning_blue.rules.ids import PlaceId, RaidId
from opsroom.titles.burning_blue.rules.losses import has_bombs
from opsroom.titles.burning_blue.rules.raid_breakup import ON_COURSE
from opsroom.titles.burning_blue.rules.raid_flight import has_bomber_aircraft, is_at_target
from opsroom.titles.burning_blue.rules.raid_heights import bomber_height
from opsroom.titles.burning_blue.rules.table import Blue
from opsroom.titles.burning_blue.rules.weather import grade_to_ground, is_crosswind


@procedure("9.3.4", kinds={"raid": "raid", "begun": "place", "seat": "seat"})
class Navigation(Procedure):
    """In secret: does the raid find its way?"""

    raid: Own
    begun: Own  # where its move began, for the wind
    seat: Shown = LUFTWAFFE
    roll: Own = 0

    @step("9.3.4", into="roll")
    def roll_for_the_way(self, t: Blue) -> Todo:
        return t.roll(2)

    @step("9.3.4")
    def read_the_way(self, t: Blue) -> Todo:
        navigate(t, self.raid, self.begun, self.roll)
        return DONE


def must_navigate(t: Blue, raid: RaidId) -> bool:
    """At each point outward bound, at the target, and lost raids once a turn over a landmark."""
    if t.sweep[raid] or t.off_course[raid] != ON_COURSE or not has_bombs(t, raid):
        return False
    place = t.raid_at[raid]
    if t.lost[raid] and t.sought[raid] == 0 and t.leg[raid] <= t.target_way[raid]:
        if is_recognised(place):
            return True
    if t.step[raid] != 0 or t.leg[raid] > t.target_way[raid] or t.leg[raid] == 0:
        return False
    if is_at_target(t, raid):
        return True
    return not is_box(place) and not is_box(point(t, raid, t.leg[raid] - 1))


def navigate(t: Blue, raid: RaidId, begun: PlaceId, roll: i64) -> None:
    place, angels = t.raid_at[raid], bomber_height(t, raid)
    modifier: i64 = 0
    if has_bomber_aircraft(t, raid) and is_crosswind(t, begun, place, angels):
        modifier = NAV_CROSSWIND
    modifier += NAV_LANDMARK if LANDMARK[place] else 0
    modifier += NAV_DUSK if t.period == DUSK else 0
    found = NAVIGATION[grade_to_ground(t, place, angels)].read(roll + modifier)
    if is_recognised(place):
        t.sought[raid] = 1
    if found == DECOY and is_at_target(t, raid):
        t.lost[raid] = ON_DECOY
    else:
        t.lost[raid] = IS_LOST if found == DECOY or found == LOST else NOT_LOST


def is_recognised(place: PlaceId) -> bool:
    """A landmark or a coast, by which lost raids may find their way."""
    return place < HEXES and (LANDMARK[place] == 1 or TERRAIN[place] == COAST)
