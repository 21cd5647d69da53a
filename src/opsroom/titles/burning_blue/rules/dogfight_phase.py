"""The dogfight phase.  § 13.2.3, § 13.6.1, § 9.3.7"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.codegen import procedure, step
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import DONE, GO_ON, Procedure, Shown, Todo
from opsroom.titles.burning_blue.rules.charts import INTERCEPT, TIE_RAF
from opsroom.titles.burning_blue.rules.combat_strengths import ATTACKS, DEFENDS, best_of, side_value
from opsroom.titles.burning_blue.rules.dogfights import CLIMBS_BACK, end_dogfights, has_dogfight, last_dogfight
from opsroom.titles.burning_blue.rules.fights import Combat
from opsroom.titles.burning_blue.rules.forces import CEILING, LUFTWAFFE
from opsroom.titles.burning_blue.rules.ids import RaidId
from opsroom.titles.burning_blue.rules.table import BOMBING, FIRST_SLOT, UNITS, Blue, is_raf, place_of, units_of


@procedure("13.2.3", kinds={"unit": "unit"})
class Dogfights(Procedure):
    """The dogfight phase: every dogfight is a fight without interception."""

    number: Shown = 0
    roll: Shown = 0
    raf_value: Shown = 0
    lw_value: Shown = 0
    unit: Shown = FIRST_SLOT - 1
    angels: Shown = 0

    @step("13.6.1")
    def find_dogfight(self, t: Blue) -> Todo:
        end_dogfights(t)
        self.number += 1
        if self.number > last_dogfight(t):
            return self.go_to("find_top_cover")
        return GO_ON if has_dogfight(t, self.number) else self.go_to("find_dogfight")

    @step("13.6.1")
    def add_up_the_sides(self, t: Blue) -> Todo:
        """Each as if it attacked."""
        for unit in range(UNITS):
            t.fight[unit] = 0 if t.dogfight[unit] != self.number else (ATTACKS if is_raf(unit) else DEFENDS)
        self.raf_value = side_value(t, ATTACKS, True)
        swap_sides(t)
        self.lw_value = side_value(t, ATTACKS, True)
        return GO_ON

    @step("13.6.1", into="roll")
    def roll_for_attacker(self, t: Blue) -> Todo:
        return t.roll(1) if self.raf_value == self.lw_value else GO_ON

    @step("13.6.1")
    def fight(self, t: Blue) -> Todo:
        """The stronger side attacks; at even strength a die decides."""
        if self.raf_value > self.lw_value or (self.raf_value == self.lw_value and self.roll <= TIE_RAF):
            swap_sides(t)
        unit = best_of(t, ATTACKS, True)
        return t.do(Combat(INTERCEPT, place_of(t, unit), t.angels[unit], 1))

    @step("13.6.1")
    def go_on_to_the_next(self, t: Blue) -> Todo:
        return self.go_to("find_dogfight")

    @step("9.3.7")
    def find_top_cover(self, t: Blue) -> Todo:
        self.unit += 1
        while self.unit < UNITS and t.climbed[self.unit] != CLIMBS_BACK:
            self.unit += 1
        return GO_ON if self.unit < UNITS else DONE

    @step("9.3.7", into="angels")
    def choose_top_cover_height(self, t: Blue) -> Todo:
        """Top cover that was drawn down to the bombers may go two or four Angels above them at no cost."""
        low = bomber_angels(t, t.raid[self.unit])
        if low == NONE or t.angels[self.unit] != low:
            return self.go_to("note_height")
        for above in range(0, 5, 2):
            if low + above <= CEILING[t.kind[self.unit]]:
                t.offer(low + above)
        return t.ask(LUFTWAFFE)

    @step("9.3.7")
    def set_height(self, t: Blue) -> Todo:
        t.angels[self.unit] = t.plotted[self.unit] = t.plotted_back[self.unit] = self.angels
        return GO_ON

    @step("9.3.7")
    def note_height(self, t: Blue) -> Todo:
        t.climbed[self.unit] = 0
        return self.go_to("find_top_cover")


def bomber_angels(t: Blue, raid: RaidId) -> i64:
    if raid == NONE:
        return NONE
    for unit in units_of(t, raid):
        if t.task[unit] == BOMBING:
            return t.angels[unit]
    return NONE


def swap_sides(t: Blue) -> None:
    for unit in range(UNITS):
        if t.fight[unit] > 0:
            t.fight[unit] = ATTACKS + DEFENDS - t.fight[unit]
