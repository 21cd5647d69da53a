"""What the reasons that the rules find add up to, for tests of the reasons and of their amounts together."""

from __future__ import annotations

from opsroom.titles.burning_blue.rules.combat_strengths import combat_reasons
from opsroom.titles.burning_blue.rules.ids import PlaceId, RaidId, UnitId
from opsroom.titles.burning_blue.rules.interception import intercept_reasons, reaction_reasons
from opsroom.titles.burning_blue.rules.roll_sums import COMBAT_AMOUNTS, INTERCEPT_AMOUNTS, REACTION_AMOUNTS, total_of
from opsroom.titles.burning_blue.rules.table import Blue


def intercept_modifier(t: Blue, lead: UnitId, target: UnitId, place: PlaceId, angels: int, escort: bool) -> int:
    return int(total_of(INTERCEPT_AMOUNTS, intercept_reasons(t, lead, target, place, angels, escort)))


def reaction_modifier(t: Blue, raid: RaidId, target: UnitId, contact: int) -> int:
    return int(total_of(REACTION_AMOUNTS, reaction_reasons(t, raid, target, contact)))


def combat_modifier(t: Blue, contact: int, column: int, dogfighting: bool) -> int:
    return int(total_of(COMBAT_AMOUNTS, combat_reasons(t, contact, column, dogfighting)))
