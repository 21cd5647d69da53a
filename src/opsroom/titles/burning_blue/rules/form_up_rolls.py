"""Form-up rolls: is the raid on time, and does everyone find it.  § 6.4.6, § 9.2.8"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.codegen import procedure, step
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import DONE, GO_ON, PASS, Own, Procedure, Shown, Todo
from opsroom.titles.burning_blue.rules.charts import (
    DAWN,
    DISRUPTED,
    DUSK,
    FORM_ANY_ESCORT,
    FORM_DAWN_OR_DUSK,
    FORM_FOUR_PLUS,
    FORM_SINGLE,
    FORM_UP,
    FORM_UP_SPECIAL,
    HALF_ESCORT,
    NO_ESCORT,
    SPECIAL,
)
from opsroom.titles.burning_blue.rules.courses import point
from opsroom.titles.burning_blue.rules.forces import LUFTWAFFE
from opsroom.titles.burning_blue.rules.ids import RaidId, UnitId
from opsroom.titles.burning_blue.rules.table import (
    BOMBING,
    CLOSE_ESCORT,
    FIRST_SLOT,
    NO_TASK,
    PLANS,
    TOP_COVER,
    UNITS,
    Blue,
)
from opsroom.titles.burning_blue.rules.weather import grade_to_ground


@procedure("9.2.8", kinds={"raid": "raid", "seat": "seat", "result": "form_up_result"})
class FormUpRoll(Procedure):
    """In secret: is the raid on time, and does everyone find it."""

    raid: Own
    seat: Shown = LUFTWAFFE
    roll: Own = 0
    result: Own = 0
    unit: Own = PASS
    leave: Own = 0  # escorts that miss the rendezvous

    @step("9.2.8", into="roll")
    def roll_to_form(self, t: Blue) -> Todo:
        return t.roll(2)

    @step("9.2.8")
    def read_form_up(self, t: Blue) -> Todo:
        self.result = FORM_UP[form_up_weather(t, self.raid)].read(self.roll + form_up_modifier(t, self.raid))
        return GO_ON

    @step("9.2.8", into="roll")
    def roll_special(self, t: Blue) -> Todo:
        return t.roll(1) if self.result == SPECIAL else GO_ON

    @step("9.2.8")
    def read_special(self, t: Blue) -> Todo:
        """What cannot happen to this raid is a delay of three turns instead."""
        if self.result == SPECIAL:
            self.result = FORM_UP_SPECIAL.read(self.roll)
        escorts = escorts_in(t, self.raid)
        if (self.result == HALF_ESCORT or self.result == NO_ESCORT) and escorts == 0:
            self.result = 3
        if self.result == DISRUPTED and not has_plan_or_company(t, self.raid, BOMBING):
            self.result = 3
        if self.result < DISRUPTED:
            delay(t, self.raid, self.result)
        self.leave = escorts if self.result == NO_ESCORT else escorts // 2 if self.result == HALF_ESCORT else 0
        return GO_ON

    @step("9.2.8", into="unit", of="unit")
    def choose_disrupted(self, t: Blue) -> Todo:
        """The Luftwaffe names the bomber unit that lost its formation in cloud."""
        if self.result != DISRUPTED:
            return self.go_to("choose_absent")
        for unit in range(FIRST_SLOT, UNITS):
            if is_in_company(t, unit, self.raid) and t.task[unit] == BOMBING:
                t.offer(unit)
        return t.settle(LUFTWAFFE)

    @step("9.2.8")
    def disrupt(self, t: Blue) -> Todo:
        t.disruption[self.unit] += 1
        return GO_ON

    @step("9.2.8", into="unit", of="unit")
    def choose_absent(self, t: Blue) -> Todo:
        """Half the escorts, rounded up, stay; the Luftwaffe names those that do not."""
        if self.leave == 0:
            return DONE
        for unit in range(FIRST_SLOT, UNITS):
            if is_in_company(t, unit, self.raid) and is_escort_task(t.task[unit]):
                t.offer(unit)
        return t.settle(LUFTWAFFE)

    @step("9.2.8")
    def send_home(self, t: Blue) -> Todo:
        """The unit takes no further part."""
        t.raid[self.unit] = t.plan[self.unit] = NONE
        t.task[self.unit] = NO_TASK
        self.leave -= 1
        return self.go_to("choose_absent")


def is_escort_task(task: i64) -> bool:
    return task == CLOSE_ESCORT or task == TOP_COVER


def is_in_company(t: Blue, unit: UnitId, raid: RaidId) -> bool:
    """It starts under this raid's counter."""
    plan = t.plan[unit]
    return plan != NONE and (plan == raid or t.joined_to[plan] == raid + 1)


def has_plan_or_company(t: Blue, raid: RaidId, task: i64) -> bool:
    for unit in range(FIRST_SLOT, UNITS):
        if is_in_company(t, unit, raid) and t.task[unit] == task:
            return True
    return False


def escorts_in(t: Blue, raid: RaidId) -> i64:
    n: i64 = 0
    for unit in range(FIRST_SLOT, UNITS):
        if is_in_company(t, unit, raid) and is_escort_task(t.task[unit]):
            n += 1
    return n


def form_up_weather(t: Blue, raid: RaidId) -> i64:
    """§ 9.2.8: at and below the form-up heights; the worst column that a unit has."""
    worst: i64 = 0
    place = point(t, raid, 0)
    for unit in range(FIRST_SLOT, UNITS):
        if is_in_company(t, unit, raid):
            grade = grade_to_ground(t, place, t.plotted[unit])
            worst = grade if grade > worst else worst
    return worst


def form_up_modifier(t: Blue, raid: RaidId) -> i64:
    whole: i64 = 0
    parts: i64 = 0
    for unit in range(FIRST_SLOT, UNITS):
        if is_in_company(t, unit, raid):
            if t.small[unit]:
                parts += 1
            else:
                whole += 1
    total = FORM_ANY_ESCORT if escorts_in(t, raid) > 0 else 0
    total += FORM_FOUR_PLUS if whole + parts // 3 >= 4 else 0
    total += FORM_DAWN_OR_DUSK if t.period == DAWN or t.period == DUSK else 0
    total += FORM_SINGLE if whole + parts == 1 or t.sweep[raid] else 0
    return total


def delay(t: Blue, raid: RaidId, turns: i64) -> None:
    for other in range(PLANS):
        if other == raid or t.joined_to[other] == raid + 1:
            t.form_turn[other] += turns
