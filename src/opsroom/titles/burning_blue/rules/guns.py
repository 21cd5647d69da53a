"""Ack-ack and balloons.  § 14, § 15"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.codegen import procedure, step
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import GO_ON, Own, Procedure, Shown, Todo
from opsroom.titles.burning_blue.rules.charts import (
    ATTACK_LOSSES,
    BALLOON_COLUMN,
    BALLOON_TO,
    CABLE,
    COHESION_BALLOON,
    COHESION_MOD,
    COMBAT_MOD,
    COMBAT_ROLLS,
    HEAVY_FROM,
    HEAVY_GUNS,
    HEAVY_TO,
    LIGHT_GUNS,
    LIGHT_TO,
    VP,
)
from opsroom.titles.burning_blue.rules.detection import has_heavy_guns, lowest_in
from opsroom.titles.burning_blue.rules.forces import LUFTWAFFE
from opsroom.titles.burning_blue.rules.geography import (
    BARRAGE,
    GUN_SITE,
    GUN_SITES,
    HEAVY,
    LAND_BARRAGES,
    LIGHT,
    are_next,
)
from opsroom.titles.burning_blue.rules.ids import PlaceId, RaidId, UnitId
from opsroom.titles.burning_blue.rules.losses import (
    aircraft_left,
    disrupt,
    lose,
    roll_cohesion,
    spend_ammunition,
    worsen_picture,
)
from opsroom.titles.burning_blue.rules.raid_breakup import turn_back_if_spent
from opsroom.titles.burning_blue.rules.raid_partings import settle_partings
from opsroom.titles.burning_blue.rules.table import (
    AIRBORNE,
    BOMBING,
    FIRST_SLOT,
    FLYING,
    RAF_UNITS,
    UNITS,
    Blue,
    is_unit_told,
    units_of,
)


@procedure("14", kinds={"raid": "raid", "seat": "seat"})
class GroundDefences(Procedure):
    """A raid flies into a hex, or stays in it for another point: guns, balloons, and what becomes of those they turn back."""

    raid: Own
    seat: Shown = LUFTWAFFE

    @step("14.1.1")
    def be_fired_at(self, t: Blue) -> Todo:
        fire_guns(t, self.raid)
        return GO_ON

    @step("15.1")
    def brave_the_balloons(self, t: Blue) -> Todo:
        if t.state[self.raid] == FLYING:
            brave_balloons(t, self.raid, t.dive_from[self.raid] > 0)
        return settle_partings(t)


# --- § 14.1.1: the guns fire
def fire_guns(t: Blue, raid: RaidId) -> None:
    """§ 14.1.2, § 14.1.3, § 14.1.4: once for each movement point spent in the hex, at the lowest unit, bombers before fighters, the least disrupted first."""
    place = t.raid_at[raid]
    if HEAVY[place] == 0 and LIGHT[place] == 0:
        return
    low = lowest_in(t, raid)
    heavy = has_heavy_guns(t, place) and HEAVY_FROM <= low <= HEAVY_TO and not has_raf(t, place)
    light = LIGHT[place] == 1 and low <= LIGHT_TO
    if not heavy and not light:
        return
    dice = t.die() + t.die()
    table = HEAVY_GUNS if heavy else LIGHT_GUNS
    if heavy:
        t.bursts[GUN_SITE[place]] = 1
    hit = table[0].read(dice)
    t.tell("guns_fired", raid, place, 1 if heavy else 0, dice)
    if hit == 0:
        return
    unit = gun_target(t, raid, low)
    lose(t, unit, table[1].read(dice), place)
    if aircraft_left(t, unit) > 0:
        roll_cohesion(t, unit, table[2].read(dice))
        turn_back_if_spent(t, unit)


def has_raf(t: Blue, place: PlaceId) -> bool:
    """§ 14.1.2: heavy guns hold their fire where friends are."""
    for unit in range(RAF_UNITS):
        if t.tote[unit] == AIRBORNE and t.at[unit] == place:
            return True
    return False


def gun_target(t: Blue, raid: RaidId, low: i64) -> UnitId:
    """Ruling B40: of several that could be hit the one that has lost fewest."""
    best: i64 = NONE
    for unit in range(FIRST_SLOT, UNITS):
        if t.raid[unit] == raid and t.angels[unit] == low:
            if best == NONE or is_hit_before(t, unit, best):
                best = unit
    return best


def is_hit_before(t: Blue, unit: UnitId, other: i64) -> bool:
    if t.bomber[unit] != t.bomber[other]:
        return t.bomber[unit] == 1
    if t.disruption[unit] != t.disruption[other]:
        return t.disruption[unit] < t.disruption[other]
    return t.losses[unit] < t.losses[other]


def is_near_bursts(t: Blue, place: PlaceId) -> bool:
    """§ 14.1.2: heavy guns fired here or next door this turn."""
    for i in range(len(t.bursts)):
        if t.bursts[i] and (GUN_SITES[i] == place or are_next(GUN_SITES[i], place)):
            return True
    return False


# --- § 15: balloons
def has_balloons(t: Blue, place: PlaceId) -> bool:
    """In a balloon hex, and wherever a convoy sails."""
    barrage = BARRAGE[place]
    return barrage != NONE and (barrage < LAND_BARRAGES or t.convoy[barrage - LAND_BARRAGES] == 1)


def brave_balloons(t: Blue, raid: RaidId, diving: bool) -> None:
    """§ 15.1: bombing units at Angels 4 or less check cohesion; doubles may mean a cable."""
    place = t.raid_at[raid]
    if not has_balloons(t, place):
        return
    for unit in units_of(t, raid):
        if t.task[unit] == BOMBING and t.angels[unit] <= BALLOON_TO:
            one, other = t.die(), t.die()
            modifier = COHESION_MOD["balloon_down"] * t.downed[BARRAGE[place]]
            if diving:
                modifier += COHESION_MOD["balloon_dive"]
            if t.disruption[unit] > 0:
                modifier += COHESION_MOD["already_disrupted"]
            levels = COHESION_BALLOON.read(one + other + modifier)
            if is_unit_told(t, unit):
                t.tell("balloons_met", unit, one + other, modifier, levels)
            worsen_picture(t, one + other)
            if levels > 0:
                disrupt(t, unit, levels)
            if one == other and t.die() <= CABLE:
                lose(t, unit, 1, place)
            if levels > 0:
                turn_back_if_spent(t, unit)


def attack_balloons(t: Blue, raid: RaidId) -> None:
    """§ 15.2: each unit of the sweep rolls on the balloon column; four balloons are a point."""
    place = t.raid_at[raid]
    for unit in range(FIRST_SLOT, UNITS):
        if t.raid[unit] != raid:
            continue
        roll = t.die() + t.die() + (COMBAT_MOD["staffel_vs_balloons"] if t.small[unit] else 0)
        down = ATTACK_LOSSES[BALLOON_COLUMN * COMBAT_ROLLS + clamp(roll) - 1]
        t.downed[BARRAGE[place]] += down
        before = t.balloons // VP["balloons"]
        t.balloons += down
        t.vp += 2 * (t.balloons // VP["balloons"] - before)
        t.tell("balloons_shot", unit, place, down)
        spend_ammunition(t, unit)


def clamp(roll: i64) -> i64:
    return 1 if roll < 1 else COMBAT_ROLLS if roll > COMBAT_ROLLS else roll
