"""A raid over its target: it bombs, dives first, or goes on to its alternate.  § 9.3.5, § 13.5.1, § 16.2"""

from __future__ import annotations

from opsroom.engine.codegen import procedure, step
from opsroom.engine.procedure import DONE, GO_ON, Own, Procedure, Shown, Todo
from opsroom.titles.burning_blue.rules.bombing import IS_LOST, NOT_LOST, ON_DECOY, bomb
from opsroom.titles.burning_blue.rules.charts import BAD, BOMB_HERE
from opsroom.titles.burning_blue.rules.courses import add_point, corridor, last_point
from opsroom.titles.burning_blue.rules.detection import hide_or_show, news
from opsroom.titles.burning_blue.rules.forces import LUFTWAFFE, RAF, SITE_AT
from opsroom.titles.burning_blue.rules.ids import RaidId
from opsroom.titles.burning_blue.rules.losses import is_spent
from opsroom.titles.burning_blue.rules.raid_breakup import pancake_unit, turn_back_if_spent
from opsroom.titles.burning_blue.rules.raid_heights import bomber_height, set_heights_back
from opsroom.titles.burning_blue.rules.raid_partings import settle_partings
from opsroom.titles.burning_blue.rules.raid_tasks import must_dive
from opsroom.titles.burning_blue.rules.table import Blue, units_of
from opsroom.titles.burning_blue.rules.weather import grade_to_ground


@procedure("9.3.5", kinds={"raid": "raid", "waited": "flag", "seat": "seat"})
class BombRun(Procedure):
    """Everything else that the hex brings has been done.  A raid that still has its bombs afterwards flies on with them."""

    raid: Own
    waited: Own = 0  # it came here with an earlier point, and has decided
    seat: Shown = LUFTWAFFE
    roll: Own = 0

    @step("9.3.5", into="roll")
    def come_to_the_target(self, t: Blue) -> Todo:
        """A lost raid throws a die: bomb here, or go to the alternate."""
        if self.waited:
            return self.go_to("drop_bombs")
        return t.roll(1) if t.lost[self.raid] == IS_LOST and t.diverted[self.raid] == 0 else GO_ON

    @step("9.3.5")
    def choose_the_alternate(self, t: Blue) -> Todo:
        if t.diverted[self.raid] == 0:
            bad = grade_to_ground(t, t.raid_at[self.raid], bomber_height(t, self.raid)) == BAD
            if (bad and t.lost[self.raid] != ON_DECOY) or (t.lost[self.raid] == IS_LOST and self.roll > BOMB_HERE):
                divert(t, self.raid)
                return self.go_to("turn_the_spent_back")
        return GO_ON

    @step("16.2")
    def drop_bombs(self, t: Blue) -> Todo:
        """§ 16.2.2: divers first spend a point on the dive, if need be in the next turn."""
        if must_dive(t, self.raid):
            return DONE
        bomb(t, self.raid, False)
        t.dive_from[self.raid] = 0
        t.lost[self.raid] = NOT_LOST
        news(t, RAF)  # § 11.1.1: what was bombed and what it was worth is said aloud; `bombed` has told it
        hide_or_show(t, self.raid)
        for unit in units_of(t, self.raid):
            if is_spent(t, unit):
                t.dogfight[unit] = 0
                pancake_unit(t, unit)
        set_heights_back(t, self.raid)
        return settle_partings(t)

    @step("16.2")
    def leave_the_target(self, t: Blue) -> Todo:
        return DONE

    @step("13.5.1")
    def turn_the_spent_back(self, t: Blue) -> Todo:
        """A raid goes on to its alternate; a raid that was to bomb first turns for home now."""
        for unit in units_of(t, self.raid):
            turn_back_if_spent(t, unit)
        return settle_partings(t)


def divert(t: Blue, raid: RaidId) -> None:
    """Straight to the alternate, and from there straight home."""
    home = last_point(t, raid)
    t.diverted[raid] = 1
    t.ways[raid] = t.leg[raid] = t.step[raid] = 0
    add_point(t, raid, t.raid_at[raid])
    there = SITE_AT[t.alternate[raid] - 1]
    if there != t.raid_at[raid]:
        add_point(t, raid, there)
    t.target_way[raid] = t.ways[raid] - 1
    for between in corridor(there, home):
        add_point(t, raid, between)
    add_point(t, raid, home)
