"""RAF units that fly together, and what order they have.  § 3.1.2, § 20.2"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.charts import BALBO
from opsroom.titles.burning_blue.rules.forces import FLIES_VIC, SQUADRONS
from opsroom.titles.burning_blue.rules.geography import FIELD_AT, apart
from opsroom.titles.burning_blue.rules.ids import FieldId, PlaceId, RaidId, UnitId
from opsroom.titles.burning_blue.rules.losses import drop_tally, leave_wing
from opsroom.titles.burning_blue.rules.radio_command import head_of
from opsroom.titles.burning_blue.rules.table import (
    AIRBORNE,
    NO_ORDER,
    PANCAKE,
    PURSUIT,
    RAF_UNITS,
    Blue,
    halves,
    squadron_of,
)


def is_head(t: Blue, unit: UnitId) -> bool:
    """A unit in the air that flies alone or leads."""
    return t.tote[unit] == AIRBORNE and (t.leader[unit] == NONE or t.leader[unit] == unit)


def heads(t: Blue) -> list[int]:
    """All units in the air that fly alone or lead, by number."""
    tote, leader = t.tote, t.leader
    return [
        unit for unit in range(RAF_UNITS) if tote[unit] == AIRBORNE and (leader[unit] == NONE or leader[unit] == unit)
    ]


def members_of(t: Blue, head: UnitId) -> list[int]:
    """§ 3.1.2: all units of a formation; a unit that flies alone is all of it."""
    tote, leader = t.tote, t.leader
    if leader[head] == NONE:
        return [head] if tote[head] == AIRBORNE else []
    return [unit for unit in range(RAF_UNITS) if leader[unit] == head and tote[unit] == AIRBORNE]


def halves_in(t: Blue, head: UnitId) -> i64:
    """Size of a formation in half squadrons."""
    n: i64 = 0
    for unit in members_of(t, head):
        n += halves(t, unit)
    return n


def is_wing(t: Blue, head: UnitId) -> bool:
    return t.leader[head] == head


def is_balbo(t: Blue, head: UnitId) -> bool:
    """§ 20.2.6: three squadrons or more."""
    return is_wing(t, head) and halves_in(t, head) >= 2 * BALBO


def flies_vic(t: Blue, unit: UnitId) -> bool:
    """§ 3.2.4; § 20.2.3: in a wing the leader's formation counts."""
    return FLIES_VIC[t.scenario * SQUADRONS + squadron_of(t, head_of(t, unit))] == 1


def give_order(t: Blue, head: UnitId, order: i64, goal: PlaceId) -> None:
    """§ 10.2.4: the whole formation gets it."""
    for unit in members_of(t, head):
        t.order[unit], t.goal[unit], t.then[unit], t.line_end[unit] = order, goal, NO_ORDER, NONE


def set_height(t: Blue, head: UnitId, angels: i64) -> None:
    for unit in members_of(t, head):
        t.height[unit] = angels


def place_formation(t: Blue, head: UnitId, place: PlaceId, angels: i64) -> None:
    for unit in members_of(t, head):
        if angels > t.angels[unit]:
            t.climbed[unit] = 1
        t.at[unit], t.angels[unit] = place, angels


def take_tally(t: Blue, head: UnitId, raid: RaidId) -> None:
    """§ 10.2.3, § 12.1.2, § 20.2.2: the pursuit order, for all of a wing."""
    for unit in members_of(t, head):
        t.tally[unit], t.order[unit], t.goal[unit] = raid, PURSUIT, NONE
        t.then[unit], t.line_end[unit] = NO_ORDER, NONE


def lose_tally(t: Blue, head: UnitId) -> None:
    """§ 12.3: for all of a wing."""
    for unit in members_of(t, head):
        drop_tally(t, unit)


def pancake(t: Blue, unit: UnitId) -> None:
    """§ 10.3.4: one unit leaves its wing and makes for its airfield, the nearer of two."""
    leave_wing(t, unit)
    drop_tally(t, unit)
    t.dogfight[unit] = 0
    t.order[unit], t.then[unit], t.line_end[unit] = PANCAKE, NO_ORDER, NONE
    t.field[unit] = landing_field(t, unit)
    t.goal[unit] = FIELD_AT[t.field[unit]]
    t.height[unit] = t.angels[unit]
    t.tell("unit_ordered_home", unit, t.goal[unit])


def landing_field(t: Blue, unit: UnitId) -> FieldId:
    """§ 10.3.4: the nearer of its two airfields."""
    home, forward = t.home[unit], t.forward[unit]
    if forward == NONE or t.at[unit] == NONE:
        return home
    return forward if apart(t.at[unit], FIELD_AT[forward]) < apart(t.at[unit], FIELD_AT[home]) else home
