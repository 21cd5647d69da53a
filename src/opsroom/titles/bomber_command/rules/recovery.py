"""Recovery of night fighters and raids.  § 7.4.4 to § 7.4.8, § 7.6 and § 9.9.1"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.codegen import procedure, step
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import DONE, GO_ON, PASS, Procedure, Shown, Todo
from opsroom.titles.bomber_command.rules.card_windows import Window, clear_roll
from opsroom.titles.bomber_command.rules.cards import AT_LEAST_ONE, W_RECOVERY
from opsroom.titles.bomber_command.rules.charts import (
    CONFIRMED,
    CONFIRMED_HUNTED,
    FAR_AWAY,
    FIDO,
    FOG,
    RECOVERY_COLUMN,
    WEAR,
    recovery_result,
)
from opsroom.titles.bomber_command.rules.counters import AIRFIELD, DETACHMENT, FIRST_UNIT, LAST_UNIT, UNIT_ZONE, UNITS
from opsroom.titles.bomber_command.rules.fighters import LeavingRaid
from opsroom.titles.bomber_command.rules.geography import (
    AROUND,
    BRITISH,
    CLOSED,
    DOWNFALL,
    ENGLAND,
    ENGLISH_ZONE,
    GERMAN,
    HEXES,
    JD_2,
    JD_3,
    JD_4,
    JUTLAND,
    OUT,
    OUT_OF_RANGE,
    RAIDS,
    READY,
    REARMING,
    RECOVERED,
    ZONE,
)
from opsroom.titles.bomber_command.rules.group_orders import G_LAND_DRY, G_LAND_HOME, G_LAND_LOW, is_group
from opsroom.titles.bomber_command.rules.ids import PlaceId, RaidId, UnitId, ZoneId
from opsroom.titles.bomber_command.rules.raids import lose_bombers, waypoints
from opsroom.titles.bomber_command.rules.scramble import Patrols
from opsroom.titles.bomber_command.rules.table import MOSQUITO, Bomber, is_stream
from opsroom.titles.bomber_command.rules.units import clear_acted, is_airborne, is_in_contact, lose_fighters, put

HOME: Final[i64] = 0
DIVERT: Final[i64] = 1
FIELD_NAMES: Final = ["home_field", "divert"]


@procedure("7.4.4", kinds={"raid": "raid"})
class Recovery(Procedure):
    """In the order of § 5.0: rearmed units are ready; units land; losses; patrols; rearming; closed fields; then the raids."""

    unit: Shown = NONE
    field: Shown = HOME
    raid: Shown = NONE

    @step("7.4.5")
    def make_ready(self, t: Bomber) -> Todo:
        clear_acted(t)
        for unit in range(FIRST_UNIT[t.scenario], LAST_UNIT[t.scenario]):
            t.patrolled[unit] = 0
            if t.unit_at[unit] == REARMING:
                put(t, unit, READY)
        return GO_ON

    @step("7.4.4", into="unit", of="unit")
    def choose_landing(self, t: Bomber) -> Todo:
        found = False
        is_dry = False
        for unit in range(FIRST_UNIT[t.scenario], LAST_UNIT[t.scenario]):
            if is_airborne(t, unit):
                t.offer(unit)
                found = True
                if t.fuel[unit] == 0:
                    is_dry = True
        if not found:
            return self.go_to("begin_rolls")
        if is_dry:
            t.refuse(PASS, "7.5", "out_of_fuel")
        for group in range(G_LAND_HOME, G_LAND_LOW + 1):
            if len(landing_group(t, group)) > 1:
                t.offer(group)
        if not is_dry:
            t.offer(PASS)
        return t.ask(GERMAN)

    @step("7.4.4")
    def leave_raid(self, t: Bomber) -> Todo:
        if self.unit == PASS:
            return self.go_to("begin_rolls")
        if is_group(self.unit):
            return self.go_to("land_group")
        return t.do(LeavingRaid(self.unit)) if is_in_contact(t, self.unit) else GO_ON

    @step("7.4.4", into="field", of="field")
    def choose_field(self, t: Bomber) -> Todo:
        """At home, or diverted to the division that it is over; asked only where the two differ in weather or range."""
        place = t.unit_at[self.unit]
        if not is_near_home(self.unit, place) or zone_below(t, place) == UNIT_ZONE[self.unit]:
            return GO_ON
        t.offer(HOME)
        t.offer(DIVERT)
        return t.ask(GERMAN)

    @step("7.4.4")
    def land(self, t: Bomber) -> Todo:
        land_unit(t, self.unit, self.field == HOME)
        self.field = HOME
        return self.go_to("choose_landing")

    @step("7.4.4")
    def land_group(self, t: Bomber) -> Todo:
        """At home wherever that is near enough."""
        for unit in landing_group(t, self.unit):
            land_unit(t, unit, True)
        return self.go_to("choose_landing")

    @step("7.4.4")
    def begin_rolls(self, t: Bomber) -> Todo:
        self.unit = NONE
        return GO_ON

    @step("7.4.4")
    def next_roll(self, t: Bomber) -> Todo:
        unit = self.unit + 1
        while unit < UNITS and t.unit_at[unit] != RECOVERED:
            unit += 1
        if unit >= UNITS:
            return self.go_to("send_patrols")
        self.unit = unit
        return t.do(RecoveryRoll(unit))

    @step("7.4.4")
    def roll_on(self, t: Bomber) -> Todo:
        return self.go_to("next_roll")

    @step("9.2.4")
    def send_patrols(self, t: Bomber) -> Todo:
        return t.do(Patrols(1))

    @step("7.4.4")
    def rearm(self, t: Bomber) -> Todo:
        """Diverted units are out of the game; the others come back at full strength."""
        for unit in range(FIRST_UNIT[t.scenario], LAST_UNIT[t.scenario]):
            if t.unit_at[unit] == RECOVERED:
                put(t, unit, OUT if t.diverted[unit] else REARMING)
                t.depleted[unit] = DETACHMENT[unit]
                t.fuel[unit] = 0
                t.returning[unit] = 0
                t.landed_in[unit] = NONE
                t.diverted[unit] = 0
                t.far[unit] = 0
        return GO_ON

    @step("7.4.6")
    def reopen_airfields(self, t: Bomber) -> Todo:
        for unit in range(FIRST_UNIT[t.scenario], LAST_UNIT[t.scenario]):
            if t.unit_at[unit] == CLOSED:
                put(t, unit, REARMING)
                t.depleted[unit] = DETACHMENT[unit]
                t.fuel[unit] = 0
                t.scrambled[unit] = 0
        self.raid = NONE
        return GO_ON

    @step("7.2.4")
    def next_raid(self, t: Bomber) -> Todo:
        raid = self.raid + 1
        while raid < RAIDS and t.in_england[raid] == 0:
            raid += 1
        if raid >= RAIDS:
            return DONE
        self.raid = raid
        return t.do(RaidRecovery(raid))

    @step("7.2.4")
    def remove_raid(self, t: Bomber) -> Todo:
        return self.go_to("next_raid")


def land_unit(t: Bomber, unit: UnitId, wants_home: bool) -> None:
    place = t.unit_at[unit]
    is_home = wants_home and is_near_home(unit, place)
    t.landed_in[unit] = UNIT_ZONE[unit] if is_home else zone_below(t, place)
    t.diverted[unit] = 0 if is_home else 1
    t.far[unit] = 1 if is_far(t, place) else 0
    t.returning[unit] = 0
    t.gci[unit] = 0
    t.scrambled[unit] = 0
    t.intruder[unit] = 0
    put(t, unit, RECOVERED)
    t.tell("landed", unit, t.landed_in[unit], t.diverted[unit])


def landing_group(t: Bomber, group: i64) -> list[int]:
    """Units that land together.  In a raid one has to leave it first."""
    found: list[int] = []
    for unit in range(FIRST_UNIT[t.scenario], LAST_UNIT[t.scenario]):
        if is_airborne(t, unit) and not is_in_contact(t, unit) and lands_with(t, unit, group):
            found.append(unit)
    return found


def lands_with(t: Bomber, unit: UnitId, group: i64) -> bool:
    """All that are out of fuel; all near their airfields; or of those the ones that were sent home or have fuel for one turn at most."""
    if group == G_LAND_DRY:
        return t.fuel[unit] == 0
    if not is_near_home(unit, t.unit_at[unit]):
        return False
    return group == G_LAND_HOME or t.returning[unit] != 0 or (t.fuel[unit] <= 1 and t.gci[unit] == 0)


def is_near_home(unit: UnitId, place: PlaceId) -> bool:
    """In the hex of its airfield or beside it; in Jutland only in the box itself."""
    field = AIRFIELD[unit]
    if place == field:
        return True
    return place < HEXES and field < HEXES and field in AROUND[place]


def zone_below(t: Bomber, place: PlaceId) -> ZoneId:
    """The division that takes a diverted unit; from England and from Allied airspace it is the third, § 7.4.8 and § 12.2.2."""
    if place == ENGLAND:
        return JD_3
    if place == JUTLAND:
        return JD_2
    zone = ZONE[place]
    return JD_3 if zone == JD_4 and t.scenario == DOWNFALL else zone


def is_far(t: Bomber, place: PlaceId) -> bool:
    """§ 7.4.7; all of the fourth division in Downfall."""
    if place == ENGLAND:
        return True
    return place < HEXES and OUT_OF_RANGE[t.scenario * HEXES + place] == 1


@procedure("7.4.4", kinds={"unit": "unit"})
class RecoveryRoll(Procedure):
    unit: Shown
    dice: Shown = 0

    @step("6.2")
    def play_cards(self, t: Bomber) -> Todo:
        clear_roll(t)
        return t.do(Window(W_RECOVERY, self.unit))

    @step("7.4.4", into="dice")
    def roll_recovery(self, t: Bomber) -> Todo:
        return t.roll(2)

    @step("7.4.4")
    def apply_recovery(self, t: Bomber) -> Todo:
        total = self.dice + t.roll_mod
        weather = t.weather[t.landed_in[self.unit]]
        if t.far[self.unit]:
            weather = FOG
            total += FAR_AWAY
        result = recovery_result(RECOVERY_COLUMN[weather], total)
        lost = result // 2
        if lost == 0 and t.roll_marks & AT_LEAST_ONE:
            lost = 1
        lose_fighters(t, self.unit, lost)
        if result % 2:
            put(t, self.unit, OUT)
            t.tell("unit_wrecked", self.unit)
        return DONE


@procedure("7.6", kinds={"raid": "raid"})
class RaidRecovery(Procedure):
    """A raid lands: crashes of Main Forces and Decoys, the truth about Mosquitoes."""

    raid: Shown
    dice: Shown = 0

    @step("7.2.4")
    def show(self, t: Bomber) -> Todo:
        raid = self.raid
        t.shown_kind[raid] = t.kind[raid]
        t.shown_disruption[raid] = t.disruption[raid]
        t.shown_damage[raid] = t.damage[raid]
        t.tell("raid_lands", raid, t.kind[raid])
        if t.shown_kind[raid] == MOSQUITO:
            return self.go_to("confirm_losses")
        return GO_ON

    @step("6.2")
    def play_cards(self, t: Bomber) -> Todo:
        if not is_stream(t, self.raid):
            return self.go_to("remove")
        clear_roll(t)
        return t.do(Window(W_RECOVERY, NONE))

    @step("7.6", into="dice")
    def roll_bomber_recovery(self, t: Bomber) -> Todo:
        return t.roll(2)

    @step("7.6")
    def apply_bomber_recovery(self, t: Bomber) -> Todo:
        raid = self.raid
        weather = t.weather[ENGLISH_ZONE]
        total = self.dice + t.roll_mod + wear(t, raid)
        if weather == FOG and t.fido:  # § 7.6.1
            total += FIDO
        lost = recovery_result(RECOVERY_COLUMN[weather], total) // 2
        if lost == 0 and t.roll_marks & AT_LEAST_ONE:
            lost = 1
        lose_bombers(t, raid, lost)
        t.tell("bombers_crashed", raid, lost)
        return self.go_to("remove")

    @step("9.9.1")
    def confirm_losses(self, t: Bomber) -> Todo:
        confirm_claims(t, self.raid)
        return GO_ON

    @step("7.2.4")
    def remove(self, t: Bomber) -> Todo:
        t.in_england[self.raid] = 0
        t.gone[self.raid] = 1
        return DONE


def wear(t: Bomber, raid: RaidId) -> i64:
    """§ 7.6: 1 for every five points of disruption and flak damage; ruling B83 on waypoints."""
    points = t.disruption[raid] + t.damage[raid]
    if t.waypoint_rule and t.target_at[raid] != NONE:
        points += waypoints(t, raid)
    return points // WEAR


def confirm_claims(t: Bomber, raid: RaidId) -> None:
    """A claim stands on a one; of hunted Mosquitoes on one to five, § 9.9.2. In the fog of war only the British side knows, § 12.5."""
    stand: i64 = 0
    for claim in range(t.losses[raid]):
        if t.die() <= (CONFIRMED_HUNTED if claim < t.hunts[raid] else CONFIRMED):
            stand += 1
    t.shown_hunts[raid] = t.hunts[raid]
    if t.fog_rule:
        t.tell("mosquitoes_noted", BRITISH, raid, t.losses[raid], stand)
    else:
        t.tell("mosquitoes_confirmed", raid, t.losses[raid], stand)
        t.shown_losses[raid] = stand
    t.losses[raid] = stand
