"""Which of its two airfields a squadron flies home to.  § 10.3.4, § 18.1.2"""

from __future__ import annotations

from opsroom.engine.codegen import procedure, step
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import DONE, GO_ON, PASS, Procedure, Shown, Todo
from opsroom.titles.burning_blue.rules.forces import RAF
from opsroom.titles.burning_blue.rules.geography import FIELD_AT
from opsroom.titles.burning_blue.rules.ids import UnitId
from opsroom.titles.burning_blue.rules.table import AIRBORNE, PANCAKE, RAF_UNITS, Blue


@procedure("10.3.4", kinds={"units": "raf_units", "unit": "unit"})
class LandingChoice(Procedure):
    """Of squadrons just ordered home, those that belong to two airfields: the RAF names one of them for each."""

    units: Shown  # one bit each
    unit: Shown = NONE
    field: Shown = PASS

    @step("10.3.4")
    def find_squadron(self, t: Blue) -> Todo:
        self.unit += 1
        while self.unit < RAF_UNITS and not ((self.units >> self.unit) & 1 and may_choose_field(t, self.unit)):
            self.unit += 1
        return GO_ON if self.unit < RAF_UNITS else DONE

    @step("18.1.2", into="field", of="airfield")
    def choose_landing_field(self, t: Blue) -> Todo:
        """The nearer one comes first."""
        near = t.field[self.unit]
        t.offer(near)
        t.offer(t.forward[self.unit] if near == t.home[self.unit] else t.home[self.unit])
        return t.ask(RAF)

    @step("10.3.4")
    def set_landing_field(self, t: Blue) -> Todo:
        if self.field != t.field[self.unit]:
            t.field[self.unit], t.goal[self.unit] = self.field, FIELD_AT[self.field]
            t.tell("diverted", self.unit, self.field)
        return self.go_to("find_squadron")


def may_choose_field(t: Blue, unit: UnitId) -> bool:
    """On its way home to one of two airfields."""
    return (
        t.tote[unit] == AIRBORNE
        and t.order[unit] == PANCAKE
        and t.forward[unit] != NONE
        and t.forward[unit] != t.home[unit]
    )
