"""The Luftwaffe's movement phase: how each raid is to fly.  § 5.2, § 9.3.3, § 10.2.7"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.codegen import procedure, step
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import DONE, GO_ON, PASS, Own, Procedure, Shown, Todo
from opsroom.titles.burning_blue.rules.charts import BOMBER_MP, FIGHTER_MP
from opsroom.titles.burning_blue.rules.dogfights import end_dogfights
from opsroom.titles.burning_blue.rules.endurance import is_raid_short
from opsroom.titles.burning_blue.rules.forces import LUFTWAFFE
from opsroom.titles.burning_blue.rules.ids import RaidId, UnitId
from opsroom.titles.burning_blue.rules.raid_breakup import (
    GOING_HOME,
    HOMING,
    is_pancaking,
    is_sweep,
    pancake_unit,
    send_all_home,
)
from opsroom.titles.burning_blue.rules.raid_flight import has_bomber_aircraft
from opsroom.titles.burning_blue.rules.raid_height_changes import (
    can_dodge,
    change_height,
    dodge,
    highest_along,
    offer_heights_home,
)
from opsroom.titles.burning_blue.rules.raid_movement import RaidMove
from opsroom.titles.burning_blue.rules.raid_partings import settle_partings
from opsroom.titles.burning_blue.rules.raid_tasks import ATTACKS_BALLOONS, STRAFES
from opsroom.titles.burning_blue.rules.table import BOMBING, FLYING, RAIDS, REST_OF_RAIDS, STAND_RAIDS, Blue, units_of

STAND_RAID_MOVE: Final[i64] = 1  # a row of `stand`
C_SLOW: Final[i64] = 0  # answers: how a raid is to fly
C_FAST: Final[i64] = 1
C_STAY: Final[i64] = 2
C_PANCAKE: Final[i64] = 3
C_STRAFE: Final[i64] = 4
C_BALLOONS: Final[i64] = 5
C_PURSUE: Final[i64] = 6
C_ABOVE_CLOUD: Final[i64] = 7
C_BELOW_CLOUD: Final[i64] = 8
C_PANCAKE_UNIT: Final[i64] = 9
C_HEIGHT: Final[i64] = 10
CONDUCTS: Final = [
    "slow",
    "fast",
    "stay",
    "pancake",
    "strafe",
    "attack_balloons",
    "pursue",
    "above_cloud",
    "below_cloud",
    "pancake_unit",
    "height",
]


@procedure("9.3.3", kinds={"seat": "seat"})
class LuftwaffeMovement(Procedure):
    """Raids fly as plotted.  The Luftwaffe may first say of any raid how it is to fly; it is asked every turn alike."""

    seat: Shown = LUFTWAFFE
    raid: Own = PASS
    conduct: Own = PASS
    unit: Own = PASS
    number: Own = 0

    @step("9.3.3")
    def begin_phase(self, t: Blue) -> Todo:
        for raid in range(RAIDS):
            t.flown[raid] = t.sought[raid] = 0
        return GO_ON

    @step("9.3.3", into="raid", of="raid")
    def choose_raid_to_fly(self, t: Blue) -> Todo:
        if t.stand[STAND_RAID_MOVE]:
            return self.go_to("move_the_rest")
        for raid in range(RAIDS):
            if t.state[raid] == FLYING and t.flown[raid] == 0:
                t.offer(raid)
        t.offer(REST_OF_RAIDS)
        t.offer(STAND_RAIDS)
        return t.ask(LUFTWAFFE)

    @step("9.3.3")
    def note_raid(self, t: Blue) -> Todo:
        if self.raid == STAND_RAIDS:
            t.stand[STAND_RAID_MOVE] = 1
        return self.go_to("move_the_rest") if self.raid >= RAIDS else GO_ON

    @step("9.3.3", into="conduct", of="conduct")
    def choose_conduct(self, t: Blue) -> Todo:
        fighters = not has_bomber_aircraft(t, self.raid)
        going_home = t.off_course[self.raid] >= GOING_HOME
        if t.hunts[self.raid] != NONE:
            t.offer(C_PURSUE)
        else:
            if t.orbiting[self.raid]:
                t.offer(C_STAY)
            if not (going_home and fighters):
                t.offer(C_SLOW)
            if fighters:
                t.offer(C_FAST)
            if going_home and highest_along(t, self.raid) > 0:
                t.offer(C_HEIGHT)
            if is_sweep(t, self.raid) and not going_home:
                t.offer(C_STRAFE)
                t.offer(C_BALLOONS)
            if can_dodge(t, self.raid, True):
                t.offer(C_ABOVE_CLOUD)
            if can_dodge(t, self.raid, False):
                t.offer(C_BELOW_CLOUD)
        if not going_home:
            t.offer(C_PANCAKE)
        if has_unit_to_send(t, self.raid):
            t.offer(C_PANCAKE_UNIT)
        return t.ask(LUFTWAFFE)

    @step("10.2.7")
    def set_conduct(self, t: Blue) -> Todo:
        """What was said before of strafing and balloons holds no more."""
        t.attacking[self.raid] = 0
        if self.conduct == C_STAY:
            t.flown[self.raid] = 1
            return self.go_to("choose_raid_to_fly")
        if self.conduct == C_PANCAKE_UNIT:
            return GO_ON
        if self.conduct == C_HEIGHT:
            return self.go_to("choose_height_home")
        if self.conduct == C_SLOW or self.conduct == C_FAST:
            t.pace[self.raid] = BOMBER_MP if self.conduct == C_SLOW else FIGHTER_MP
        elif self.conduct == C_PANCAKE:
            send_all_home(t, self.raid)
            leave_dogfights(t, self.raid)
        elif self.conduct == C_STRAFE:
            t.attacking[self.raid] = STRAFES
        elif self.conduct == C_BALLOONS:
            t.attacking[self.raid] = ATTACKS_BALLOONS
        elif self.conduct == C_ABOVE_CLOUD or self.conduct == C_BELOW_CLOUD:
            dodge(t, self.raid, self.conduct == C_ABOVE_CLOUD)
        return self.go_to("fly_raid")

    # --- § 10.2.7: one unit turns for home, before its raid moves
    @step("10.2.7", into="unit", of="unit")
    def choose_unit_home(self, t: Blue) -> Todo:
        for unit in units_of(t, self.raid):
            if can_send_home(t, unit):
                t.offer(unit)
        return t.ask(LUFTWAFFE)

    @step("9.3.6")
    def send_unit_home(self, t: Blue) -> Todo:
        t.dogfight[self.unit] = 0  # § 13.6.1
        pancake_unit(t, self.unit)
        end_dogfights(t)
        return settle_partings(t)

    @step("10.2.7")
    def choose_again(self, t: Blue) -> Todo:
        return self.go_to("choose_raid_to_fly")

    # --- § 10.3.4: raids on their way home
    @step("10.3.4", into="number")
    def choose_height_home(self, t: Blue) -> Todo:
        offer_heights_home(t, self.raid)
        return t.ask(LUFTWAFFE)

    @step("10.3.4")
    def set_height_home(self, t: Blue) -> Todo:
        change_height(t, self.raid, self.number)
        return GO_ON

    @step("9.3.3")
    def fly_raid(self, t: Blue) -> Todo:
        return t.do(RaidMove(self.raid))

    @step("9.3.3")
    def look_for_the_next(self, t: Blue) -> Todo:
        return self.go_to("choose_raid_to_fly")

    @step("9.3.3")
    def move_the_rest(self, t: Blue) -> Todo:
        """By number; what orbits stays while it has petrol, what pursues waits for the pursuit phase."""
        for raid in range(RAIDS):
            if t.state[raid] == FLYING and t.flown[raid] == 0 and t.hunts[raid] == NONE:
                if t.orbiting[raid] == 0 or is_raid_short(t, raid):
                    return t.do(RaidMove(raid))
        return DONE

    @step("9.3.3")
    def move_another(self, t: Blue) -> Todo:
        return self.go_to("move_the_rest")


def can_send_home(t: Blue, unit: UnitId) -> bool:
    """A unit of a raid that is not on its way home already; in a dogfight too (§ 10.2.7)."""
    return t.off_course[t.raid[unit]] != HOMING or t.task[unit] != BOMBING


def leave_dogfights(t: Blue, raid: RaidId) -> None:
    """§ 13.6.1: a raid with the pancake order leaves its dogfights; escorts that only accompany their bombers fight on."""
    if is_pancaking(t, raid):
        for unit in units_of(t, raid):
            t.dogfight[unit] = 0
        end_dogfights(t)


def has_unit_to_send(t: Blue, raid: RaidId) -> bool:
    units = units_of(t, raid)
    if len(units) < 2 or is_pancaking(t, raid) or t.patrolling[raid] > 0:
        return False
    for unit in units:
        if can_send_home(t, unit):
            return True
    return False
