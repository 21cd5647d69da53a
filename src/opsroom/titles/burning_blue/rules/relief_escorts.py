"""Relief escorts out of the channel patrol.  § 21.2"""

from __future__ import annotations

from opsroom.engine.codegen import procedure, step
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import DONE, GO_ON, PASS, Own, Procedure, Shown, Todo
from opsroom.engine.visibility import EVERYBODY_SEES
from opsroom.titles.burning_blue.rules.charts import USED_RELIEF
from opsroom.titles.burning_blue.rules.courses import leg_length, on_leg, point
from opsroom.titles.burning_blue.rules.forces import CEILING, ENDURANCE, LUFTWAFFE
from opsroom.titles.burning_blue.rules.geography import DOVER_STRAIT, NORTH_SEA, is_beside_zone
from opsroom.titles.burning_blue.rules.ids import RaidId, UnitId
from opsroom.titles.burning_blue.rules.losses import has_bombers, has_bombs
from opsroom.titles.burning_blue.rules.plotting import first_plan, is_jabo_raid
from opsroom.titles.burning_blue.rules.raid_breakup import ON_COURSE, move_unit
from opsroom.titles.burning_blue.rules.raid_heights import bomber_height
from opsroom.titles.burning_blue.rules.table import (
    BOMBING,
    CHANNEL_PATROL,
    CLOSE_ESCORT,
    FIRST_SLOT,
    JOINED,
    PLANNED,
    PLANS,
    TOP_COVER,
    UNITS,
    Blue,
)


@procedure("21.2", kinds={"raid": "raid", "seat": "seat"})
class ReliefPlot(Procedure):
    """Channel patrol units may be told off to meet raids that come home over the Dover Strait or the North Sea."""

    raid: Own = NONE
    seat: Shown = LUFTWAFFE
    unit: Own = PASS
    task: Own = TOP_COVER
    number: Own = 0

    @step("21.2")
    def find_raid(self, t: Blue) -> Todo:
        self.raid += 1
        while self.raid < PLANS and not self.can_be_met(t):
            self.raid += 1
        return GO_ON if self.raid < PLANS else DONE

    @step("21.2", into="unit", of="unit")
    def choose_relief(self, t: Blue) -> Todo:
        for unit in range(FIRST_SLOT, UNITS):
            if t.task[unit] == CHANNEL_PATROL and t.relieves[unit] == 0:
                t.offer(unit)
        if t.offered == 0:
            return DONE
        t.offer(PASS)
        return t.settle(LUFTWAFFE)

    @step("21.2", into="task", of="task")
    def choose_relief_task(self, t: Blue) -> Todo:
        if self.unit == PASS:
            return self.go_to("find_raid")
        t.offer(TOP_COVER)
        t.offer(CLOSE_ESCORT)
        return t.settle(LUFTWAFFE)

    @step("21.2", into="number")
    def choose_relief_angels(self, t: Blue) -> Todo:
        low = t.plotted_back[first_plan(t, self.raid, BOMBING)]
        high = low if self.task == CLOSE_ESCORT else CEILING[t.kind[self.unit]]
        for angels in range(low, high + 1, 2):
            t.offer(angels)
        return t.settle(LUFTWAFFE)

    @step("21.2")
    def set_relief(self, t: Blue) -> Todo:
        """One unit or more for a raid."""
        t.relief[self.raid] += 1
        t.relieves[self.unit] = self.raid + 1
        t.relief_task[self.unit], t.relief_angels[self.unit] = self.task, self.number
        t.reliefs += 1
        return self.go_to("choose_relief")

    def can_be_met(self, t: Blue) -> bool:
        if (
            (t.state[self.raid] != PLANNED and t.state[self.raid] != JOINED)
            or t.sweep[self.raid]
            or is_jabo_raid(t, self.raid)
            or t.ways[self.raid] == 0
        ):
            return False
        for i in range(t.target_way[self.raid] + 1, t.ways[self.raid]):
            one, other = point(t, self.raid, i - 1), point(t, self.raid, i)
            for k in range(1, leg_length(one, other) + 1):
                place = on_leg(one, other, k)
                if is_beside_zone(place, DOVER_STRAIT) or is_beside_zone(place, NORTH_SEA):
                    return True
        return False


# --- the raid comes home
def meet_relief(t: Blue, raid: RaidId) -> None:
    """On its way home, at the Dover Strait or the North Sea; not when it pancakes or was diverted."""
    if t.relief[raid] == 0 or has_bombs(t, raid) or not has_bombers(t, raid) or t.leg[raid] < t.target_way[raid]:
        return
    if t.off_course[raid] != ON_COURSE or t.diverted[raid]:
        return
    place = t.raid_at[raid]
    if not (is_beside_zone(place, DOVER_STRAIT) or is_beside_zone(place, NORTH_SEA)):
        return
    t.relief[raid] = 0
    for unit in range(FIRST_SLOT, UNITS):
        if t.relieves[unit] == raid + 1:
            t.relieves[unit] = 0
            if t.task[unit] == CHANNEL_PATROL and t.patrol_box[unit] > 0:
                join_as_relief(t, unit, raid)


def join_as_relief(t: Blue, unit: UnitId, raid: RaidId) -> None:
    t.patrol_box[unit] = 0
    move_unit(t, unit, raid)
    t.plan[unit] = raid
    t.task[unit] = t.relief_task[unit]
    low, angels = bomber_height(t, raid), t.relief_angels[unit]
    t.angels[unit] = t.plotted[unit] = t.plotted_back[unit] = angels if angels > low else low
    t.home_by[unit] = t.turn + ENDURANCE[t.kind[unit]] - USED_RELIEF
    t.seen[unit] = EVERYBODY_SEES if t.tallied[raid] else t.mine[unit]
