"""The channel patrol.  § 21.1"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.codegen import procedure, step
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import DONE, GO_ON, Procedure, Shown, Todo
from opsroom.engine.visibility import EVERYBODY_SEES
from opsroom.titles.burning_blue.rules.charts import FIGHTER_MP, PATROL_ABOVE
from opsroom.titles.burning_blue.rules.chits import NO, YES
from opsroom.titles.burning_blue.rules.courses import add_point
from opsroom.titles.burning_blue.rules.detection import forget
from opsroom.titles.burning_blue.rules.forces import CEILING, ENDURANCE, FLIGHT_421, LUFTWAFFE
from opsroom.titles.burning_blue.rules.formations import heads, is_head
from opsroom.titles.burning_blue.rules.geography import PATROLLED
from opsroom.titles.burning_blue.rules.ids import RaidId, UnitId
from opsroom.titles.burning_blue.rules.losses import end_raid, is_spent
from opsroom.titles.burning_blue.rules.luftwaffe_attacks import SweepAttack
from opsroom.titles.burning_blue.rules.raid_breakup import is_pancaking, next_raid
from opsroom.titles.burning_blue.rules.recovery import base_of
from opsroom.titles.burning_blue.rules.table import (
    CHANNEL_PATROL,
    FIRST_SLOT,
    FLYING,
    FREIE_JAGD,
    RAIDS,
    UNITS,
    Blue,
    units_of,
)


@procedure("21.1", kinds={"head": "unit", "raid": "raid", "unit": "unit"})
class ChannelPatrol(Procedure):
    """A die for each RAF formation near France: the box of that number comes down on it."""

    head: Shown = NONE
    roll: Shown = 0
    raid: Shown = NONE
    unit: Shown = NONE
    answer: Shown = NO

    @step("21.1")
    def find_formation(self, t: Blue) -> Todo:
        for head in heads(t):
            if head > self.head and PATROLLED[t.at[head]]:
                self.head = head
                return GO_ON if has_patrols(t) else DONE
        return DONE

    @step("21.1", into="roll")
    def roll_for_patrol(self, t: Blue) -> Todo:
        return t.roll(1)

    @step("20.4")
    def check_first_roll(self, t: Blue) -> Todo:
        if not has_patrol_in(t, self.roll):
            return self.go_to("find_formation")
        return GO_ON

    @step("20.4", into="roll")
    def roll_again_for_421(self, t: Blue) -> Todo:
        """421 Flight is harder to find: a second die must find a patrol as well, and it is that one that comes."""
        return t.roll(1) if self.head == FLIGHT_421 else GO_ON

    @step("21.1")
    def send_patrol(self, t: Blue) -> Todo:
        if not has_patrol_in(t, self.roll):
            return self.go_to("find_formation")
        self.raid = patrol_raid(t, self.roll, self.head)
        return t.do(SweepAttack(self.raid, self.head, 1))

    @step("21.1", into="answer", of="answer")
    def choose_pursuit(self, t: Blue) -> Todo:
        """Afterwards it pursues as a sweep, or goes back to its box; in a dogfight it must stay."""
        if not is_back(t, self.raid):
            return self.go_to("end_patrol")
        if t.hunts[self.raid] != NONE and is_head(t, t.hunts[self.raid]):
            t.offer(YES)
        t.offer(NO)
        return t.settle(LUFTWAFFE)

    @step("21.1")
    def end_patrol(self, t: Blue) -> Todo:
        if is_back(t, self.raid) and self.answer == NO:
            go_back_on_patrol(t, self.raid)
        return_patrols(t)
        self.answer = NO
        return self.go_to("find_formation")


def has_patrols(t: Blue) -> bool:
    for unit in range(FIRST_SLOT, UNITS):
        if t.patrol_box[unit] > 0:
            return True
    return False


def has_patrol_in(t: Blue, box: i64) -> bool:
    for unit in range(FIRST_SLOT, UNITS):
        if t.patrol_box[unit] == box:
            return True
    return False


def patrol_raid(t: Blue, box: i64, head: UnitId) -> RaidId:
    """The units of the box become a sweep four Angels above their prey, with their bases to go home to."""
    raid = next_raid(t)
    t.state[raid], t.fleet[raid], t.sweep[raid] = FLYING, 2, 1
    t.ways[raid] = t.leg[raid] = t.step[raid] = t.target_way[raid] = 0
    t.target[raid] = t.alternate[raid] = t.orbit_at[raid] = t.descend_at[raid] = t.relief[raid] = 0
    t.joined_to[raid] = t.lost[raid] = t.attacking[raid] = t.off_course[raid] = t.aim[raid] = 0
    t.patrolling[raid] = box
    t.dive_from[raid] = t.sheds[raid] = t.method[raid] = 0
    t.rejoins[raid] = t.to_plot[raid] = t.parted[raid] = t.diverted[raid] = t.orbited[raid] = 0
    t.pace[raid], t.flown[raid], t.met_by[raid], t.orbiting[raid] = FIGHTER_MP, 1, 0, 0
    forget(t, raid)
    t.raid_at[raid], t.hunts[raid] = t.at[head], head
    add_point(t, raid, t.at[head])
    home: i64 = NONE
    for unit in range(FIRST_SLOT, UNITS):
        if t.patrol_box[unit] == box:
            t.patrol_box[unit] = 0
            t.raid[unit] = t.plan[unit] = raid
            t.task[unit] = FREIE_JAGD
            above = t.angels[head] + PATROL_ABOVE
            above = above if above < CEILING[t.kind[unit]] else CEILING[t.kind[unit]]
            t.angels[unit] = t.plotted[unit] = t.plotted_back[unit] = above
            t.home_by[unit] = t.turn + ENDURANCE[t.kind[unit]] // 2
            home = base_of(t, unit)
    add_point(t, raid, home)
    t.raid_seen[raid] = EVERYBODY_SEES
    t.tell("patrol_attacks", raid, head)
    return raid


def is_back(t: Blue, raid: RaidId) -> bool:
    """Still flying, not going home, not in a dogfight."""
    if t.state[raid] != FLYING or t.off_course[raid] == 2:
        return False
    for unit in units_of(t, raid):
        if t.dogfight[unit] > 0:
            return False
    return True


def return_patrols(t: Blue) -> None:
    """Patrols that pursue nobody any more go back to their box; those at their highest disruption, or sent home, are out of the game."""
    for raid in range(RAIDS):
        if t.patrolling[raid] > 0 and t.state[raid] == FLYING:
            if is_pancaking(t, raid) or (t.hunts[raid] == NONE and is_back(t, raid)):
                go_back_on_patrol(t, raid)


def go_back_on_patrol(t: Blue, raid: RaidId) -> None:
    """Units that are not spent go back to their box; the others go to their airfields."""
    home = is_pancaking(t, raid)
    for unit in units_of(t, raid):
        t.raid[unit] = t.plan[unit] = NONE
        t.task[unit] = CHANNEL_PATROL
        t.patrol_box[unit] = 0 if home or is_spent(t, unit) else t.patrolling[raid]
    end_raid(t, raid)
