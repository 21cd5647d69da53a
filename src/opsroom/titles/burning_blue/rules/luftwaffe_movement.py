"""The Luftwaffe's movement phase: how each raid is to fly, and dodging the weather.  § 5.2, § 9.3.3, § 9.3.8, § 10.2.7"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.making import procedure, step
from opsroom.engine.procedure import DONE, GO_ON, PASS, Own, Procedure, Shown, Todo
from opsroom.titles.burning_blue.rules.endurance import is_raid_short
from opsroom.titles.burning_blue.rules.forces import LUFTWAFFE
from opsroom.titles.burning_blue.rules.geography import NONE
from opsroom.titles.burning_blue.rules.raid_flight import announce_height, bomber_height, has_bomber_aircraft, is_held
from opsroom.titles.burning_blue.rules.raid_movement import ATTACKS_BALLOONS, STRAFES, RaidMove
from opsroom.titles.burning_blue.rules.raiding import GOING_HOME, is_pancaking, is_sweep, send_home
from opsroom.titles.burning_blue.rules.table import FLYING, RAIDS, REST_OF_RAIDS, STAND_RAIDS, Blue, units_of
from opsroom.titles.burning_blue.rules.tables import BOMBER_MP, FIGHTER_MP
from opsroom.titles.burning_blue.rules.weather import grade_at

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
]


@procedure("9.3.3")
class LuftwaffeMovement(Procedure):
    """Raids fly as plotted.  The Luftwaffe may first say of any raid how it is to fly; it is asked every turn alike."""

    seat: Shown = LUFTWAFFE
    raid: Own = PASS
    conduct: Own = PASS

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
        if t.hunts[self.raid] != NONE:
            t.offer(C_PURSUE)
        elif not is_pancaking(t, self.raid):
            if t.orbiting[self.raid]:
                t.offer(C_STAY)
            t.offer(C_SLOW)
            if fighters:
                t.offer(C_FAST)
            if is_sweep(t, self.raid):
                t.offer(C_STRAFE)
                t.offer(C_BALLOONS)
            offer_weather_change(t, self.raid)
        if not is_pancaking(t, self.raid) and not is_held(t, self.raid):
            t.offer(C_PANCAKE)
        if t.offered == 0:
            return self.go_to("fly_raid")
        return t.ask(LUFTWAFFE)

    @step("10.2.7")
    def set_conduct(self, t: Blue) -> Todo:
        if self.conduct == C_STAY:
            t.flown[self.raid] = 1
            return self.go_to("choose_raid_to_fly")
        if self.conduct == C_SLOW or self.conduct == C_FAST:
            t.pace[self.raid] = BOMBER_MP if self.conduct == C_SLOW else FIGHTER_MP
        elif self.conduct == C_PANCAKE:
            send_home(t, self.raid, GOING_HOME)
        elif self.conduct == C_STRAFE:
            t.attacking[self.raid] = STRAFES
        elif self.conduct == C_BALLOONS:
            t.attacking[self.raid] = ATTACKS_BALLOONS
        elif self.conduct >= C_ABOVE_CLOUD:
            dodge(t, self.raid, self.conduct == C_ABOVE_CLOUD)
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


# --- § 9.3.8: dodging the weather, an optional rule
def offer_weather_change(t: Blue, raid: i64) -> None:
    """Where a raid flies in cloud it may go just above it or just below."""
    if t.dodge_weather == 0:
        return
    place, angels = t.raid_at[raid], bomber_height(t, raid)
    if grade_at(t, place, angels) == 0:
        return
    if clear_height(t, raid, True) != NONE:
        t.offer(C_ABOVE_CLOUD)
    if clear_height(t, raid, False) != NONE:
        t.offer(C_BELOW_CLOUD)


def clear_height(t: Blue, raid: i64, above: bool) -> i64:
    """The nearest height out of the cloud, or NONE."""
    place, angels = t.raid_at[raid], bomber_height(t, raid)
    step: i64 = 2 if above else -2
    angels += step
    while 0 < angels <= 30:
        if grade_at(t, place, angels) == 0:
            return angels
        angels += step
    return NONE


def dodge(t: Blue, raid: i64, above: bool) -> None:
    """Bombers and close escort change together; top cover is never left below them."""
    low, new = bomber_height(t, raid), clear_height(t, raid, above)
    for unit in units_of(t, raid):
        if t.angels[unit] == low or t.angels[unit] < new:
            t.angels[unit] = t.plotted[unit] = t.plotted_back[unit] = new
    announce_height(t, raid)
